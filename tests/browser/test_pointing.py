"""Things that are only shown while others are looked at: with a mouse, a finger or the keyboard; and questions whose answers
lie beyond the edge of the screen."""

from __future__ import annotations

from typing import cast

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.hands import touch, your_move
from browser.test_keyboard import tab_to
from browser.test_lessons import COACH

ROCKET, PRICE, TAG = "hangar.4", "from.4.2", "to.2.4"
LAUNCH = "launch hyperdrive.1 commons"


def taught(page: Page, until: str) -> None:
    """A lesson of Rocket Rescue, up to the remark before a move is asked for, or up to the move itself."""
    opened = page.request.post("/api/titles/rescue/lessons/first-crew", data={"name": "Ana"}).json()
    address = f"/api/tables/{opened['table']}"
    while True:
        told = page.request.get(f"{address}/lesson").json()
        if told["play"] == LAUNCH or (until == "before" and "planet.2" in str(told["point"])):
            break
        if told["play"] is None:
            page.request.post(f"{address}/lesson", data={"remark": told["remark"]})
        else:
            number = page.request.get(f"{address}/view").json()["number"]
            done = page.request.post(f"{address}/moves", data={"after": number, "moves": [told["play"]]})
            assert done.ok, done.text()
    page.goto(opened["link"])
    expect(page.locator(COACH)).to_be_visible()
    expect(page.locator(f'[data-key="{ROCKET}"]')).to_be_attached()


def lit(page: Page) -> set[str]:
    """What is shown because something is looked at."""
    found = page.eval_on_selector_all(
        "[data-when]",
        "all => all.filter(e => getComputedStyle(e).visibility === 'visible').map(e => e.dataset.key)",
    )
    return set(cast("list[str]", found))


def shown(page: Page, key: str) -> None:
    expect(page.locator(f'[data-key="{key}"][data-lit]')).to_be_attached()


def hidden(page: Page) -> None:
    expect(page.locator("[data-lit]")).to_have_count(0)
    assert lit(page) == set()


def test_a_mouse_on_a_rocket_shows_what_it_would_pay_at_every_planet(visit: Visit) -> None:
    page = visit()
    taught(page, "before")
    hidden(page)
    page.hover(f'[data-key="{ROCKET}"] > .target', position={"x": 20, "y": 20}, force=True)
    shown(page, PRICE)
    assert lit(page) == {f"from.4.{place}" for place in range(5)}
    page.hover('[data-key="planet.2"] > .target', force=True)
    shown(page, TAG)
    assert lit(page) == {TAG, "to.2.0"}, "on every rocket that is complete"
    page.mouse.move(2, 2)
    hidden(page)


def test_a_finger_on_a_rocket_shows_the_same_and_beside_it_nothing(visit: Visit) -> None:
    page = visit(screen="phone")
    taught(page, "before")
    touch(page, ROCKET, finger=True)
    shown(page, PRICE)
    expect(page.locator(".about")).to_be_visible()
    page.locator("svg[role=group]").evaluate("board => board.parentElement.scrollTo(0, 0)")
    page.touchscreen.tap(60, 112)  # the heading
    hidden(page)


def test_the_keyboard_shows_it_where_it_walks_and_a_chosen_rocket_keeps_it(visit: Visit) -> None:
    page = visit()
    taught(page, "launch")
    your_move(page)
    tab_to(page, "data-legal", "next")
    shown(page, PRICE)
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-key="{ROCKET}"]')).to_have_attribute("data-legal", "chosen")
    page.mouse.move(2, 2)
    shown(page, PRICE)
    page.keyboard.press("Escape")
    expect(page.locator("[data-legal=chosen]")).to_have_count(0)


def test_on_a_phone_the_first_thing_to_touch_comes_into_sight(visit: Visit) -> None:
    page = visit(screen="phone")
    opened = page.request.post("/api/tables", data={"title": "rescue", "players": 3, "fill": "random", "name": "Ana"})
    page.goto(opened.json()["link"])
    your_move(page)
    page.wait_for_function(
        """() => {
          const view = document.querySelector('.frame').getBoundingClientRect();
          const area = document.querySelector('[data-key="phase.research"] > .target').getBoundingClientRect();
          return area.top >= view.top && area.bottom <= view.bottom;
        }"""
    )
