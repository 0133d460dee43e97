"""How a person plays through the page: touch what glows, choose, confirm. Knows keys and paths, and no game."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import cast

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

BOARD = "svg[role=group]"
ENDING = "[data-testid=ending]"
CONFIRM = "[data-testid=confirm]"
READY = f"""() => document.querySelector('{ENDING}') || document.querySelector('{CONFIRM}')
  || document.querySelector('[data-legal=next]') || document.querySelector('.asking')"""
WHERE = """async key => {
  const area = document.querySelector(`[data-key="${key}"] > .target`);
  area?.scrollIntoView({ block: 'center', inline: 'center' });
  for (let last = null; area?.isConnected; ) {
    const box = area.getBoundingClientRect();
    const place = [box.x + box.width / 2, box.y + box.height / 2];
    if (last && Math.hypot(place[0] - last[0], place[1] - last[1]) < 0.5) return place;
    last = place;
    await new Promise(done => setTimeout(done, 60));
  }
  return null;
}"""
"""The middle of a thing, once it stands still: nobody aims at what is still scrolling by."""
MISSED = 8000
"""Milliseconds after which a person who sees nothing happen touches again: the board may have scrolled under the finger,"""
TRIES = 4
"""and gives up after so many times."""
STATE = """() => JSON.stringify([
  document.querySelector('svg[role=group]')?.dataset.shows,
  [...document.querySelectorAll('[data-legal]')].map(e => e.dataset.key + e.dataset.legal),
  document.querySelector('.asking') !== null,
])"""


def play_now(page: Page) -> None:
    """From the home page to a board, in one click."""
    page.get_by_test_id("play-moon").click()
    your_move(page)


def your_move(page: Page) -> None:
    """Wait until something can be touched."""
    expect(page.locator("[data-legal=next]").first).to_be_visible()


def glowing(page: Page) -> list[str]:
    """The keys that can be touched next."""
    return cast("list[str]", page.eval_on_selector_all("[data-legal=next]", "all => all.map(e => e.dataset.key)"))


def touch(page: Page, key: str, *, finger: bool = False) -> bool:
    """Touch a thing in the middle, wherever it is on the screen; False if it has gone meanwhile."""
    place = page.evaluate(WHERE, key)
    if place is None:
        return False
    if finger:
        page.touchscreen.tap(*place)
    else:
        page.mouse.click(*place)
    return True


def drafted(page: Page) -> list[str]:
    """The moves of one's own draft, in words."""
    return page.locator("ol[aria-label='Your draft'] li > span").all_inner_texts()


def draft_any(page: Page, rng: random.Random | None = None, *, finger: bool = False) -> None:
    """Touch what glows until everything is decided, but do not confirm."""
    rng = rng or random.Random(1)
    your_move(page)
    while page.locator(CONFIRM).count() == 0:
        step(page, rng, finger=finger)


def play_turn(page: Page, rng: random.Random | None = None, *, finger: bool = False) -> None:
    """Draft something and confirm it."""
    draft_any(page, rng, finger=finger)
    page.locator(CONFIRM).click()


def step(page: Page, rng: random.Random, *, finger: bool = False) -> None:
    """One touch at random, and wait until the page has taken it in. Whoever sees nothing happen touches again."""
    before = page.evaluate(STATE)
    for _ in range(TRIES):
        if not _touch_any(page, rng, finger=finger):
            page.wait_for_timeout(20)
            return
        with suppress(PlaywrightTimeout):
            page.wait_for_function(f"before => ({STATE})() !== before", arg=before, timeout=MISSED)
            return
    raise AssertionError(f"touched {TRIES} times, and nothing happens: {before}")


def _touch_any(page: Page, rng: random.Random, *, finger: bool) -> bool:
    """A choice of the chooser if there is one, or something that glows; False: there is nothing to touch."""
    choices = page.locator(".asking .button")
    found = choices.count()
    if found > 0:
        choices.nth(rng.randrange(max(1, found - 1))).click()  # the last one is not to choose
        return True
    keys = glowing(page)
    return bool(keys) and touch(page, rng.choice(keys), finger=finger)


def play_to_the_end(page: Page, seed: int, *, finger: bool = False) -> int:
    """Follow click paths at random until the final score; tells how many turns it took."""
    rng = random.Random(seed)
    turns = 0
    while True:
        page.wait_for_function(READY)
        if page.locator(ENDING).count() > 0:
            return turns
        if page.locator(CONFIRM).count() > 0:
            page.evaluate("() => document.querySelector('[data-testid=confirm]')?.click()")
            page.wait_for_function("() => !document.querySelector('[data-testid=confirm]')")
            turns += 1
        else:
            step(page, rng, finger=finger)


def table_of(page: Page) -> str:
    """The id of the table that a page shows."""
    return page.url.split("/table/")[1].split("?")[0]
