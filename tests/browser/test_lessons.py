"""A lesson in the browser: from Learn on the home page to the last word, with a mouse, a finger and the keyboard alone."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Screen, Visit
from browser.hands import CONFIRM, glowing, touch, your_move
from browser.test_access import FINGER, SMALL, serious
from browser.test_keyboard import tab_to

COACH = "[data-testid=coach]"
FIRST = "lesson-first-launch"
TURNED = f"at => document.querySelector('{COACH}').dataset.remark !== at"
FOCUS_OR_TURN = f"""([at, last]) => {{
  if (document.querySelector('{COACH}').dataset.remark !== at) return 'turned';
  const key = document.activeElement?.closest('[data-legal=next]')?.dataset.key;
  return key && key !== last && key;
}}"""
"""The key that has the focus, once it has moved on; or that the coach has."""


def begin(page: Page, lesson: str = FIRST) -> None:
    """From the home page to the coach's first word."""
    page.get_by_role("link", name="Learn").first.click()
    page.get_by_test_id(lesson).click()
    expect(page.locator(COACH)).to_have_attribute("data-remark", "0")


def remark(page: Page) -> str:
    return page.locator(COACH).get_attribute("data-remark") or ""


def next_button(page: Page) -> Locator:
    return page.get_by_test_id("next")


def go_on(page: Page, *, finger: bool = False) -> None:
    """Read on, or touch one thing after the other until the move is made."""
    at = remark(page)
    if next_button(page).count() > 0:
        next_button(page).click()
    else:
        your_move(page)
        touches = page.locator("[data-key][data-legal]").count()
        for nth in range(touches):
            keys = glowing(page)
            assert len(keys) == 1, "only what is asked for glows"
            assert touch(page, keys[0], finger=finger)
            if nth + 1 < touches:
                expect(page.locator(f'[data-key="{keys[0]}"]')).to_have_attribute("data-legal", "chosen")
    page.wait_for_function(TURNED, arg=at)


def to_the_first_move(page: Page) -> None:
    while next_button(page).count() > 0:
        go_on(page)


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_the_first_lesson_leads_from_the_home_page_to_a_game_of_ones_own(visit: Visit, screen: Screen) -> None:
    page = visit(screen=screen)
    begin(page)
    turned = 1
    while page.get_by_test_id("new-game").count() == 0:
        if next_button(page).count() > 0:
            assert page.locator("[data-legal=next]").count() == 0
        go_on(page, finger=screen == "phone")
        turned += 1
    assert turned > 15
    page.get_by_test_id("play-on").click()
    expect(page.locator(COACH)).to_have_count(0)
    your_move(page)
    assert len(glowing(page)) > 1
    expect(page.get_by_test_id("prompt")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_every_other_lesson_can_be_touched_through(visit: Visit, screen: Screen) -> None:
    page = visit("/learn/moon", screen=screen)
    lessons = [one["name"] for one in page.request.get("/api/titles/moon/lessons").json()]
    assert len(lessons) > 1
    for lesson in lessons[1:]:
        page.goto("/learn/moon")
        page.get_by_test_id(f"lesson-{lesson}").click()
        expect(page.locator(COACH)).to_have_attribute("data-remark", "0")
        while page.get_by_test_id("new-game").count() == 0:
            go_on(page, finger=screen == "phone")


def test_what_is_spoken_of_is_ringed_and_in_sight(visit: Visit) -> None:
    page = visit(screen="phone")
    begin(page)
    while page.get_by_test_id("new-game").count() == 0 and int(remark(page)) < 12:
        if page.locator(".spotlight .ring").count() > 0 and next_button(page).count() > 0:
            page.wait_for_timeout(900)  # the board scrolls there
            seen = page.evaluate(
                """() => {
                  const view = document.querySelector('.frame').getBoundingClientRect();
                  return [...document.querySelectorAll('.spotlight .ring')].some(ring => {
                    const box = ring.getBoundingClientRect();
                    return box.top < view.bottom && box.bottom > view.top;
                  });
                }"""
            )
            assert seen, f"remark {remark(page)} points at something out of sight"
        go_on(page, finger=True)


def test_another_touch_gets_a_friendly_word_and_changes_nothing(visit: Visit) -> None:
    page = visit()
    begin(page)
    to_the_first_move(page)
    at = remark(page)
    expect(page.locator(COACH)).to_contain_text("touch what glows")
    touch(page, "pile.1")
    expect(page.locator(COACH)).to_contain_text("Not that one")
    assert remark(page) == at
    assert page.locator("[data-legal=chosen]").count() == 0
    go_on(page)
    expect(page.locator(COACH)).not_to_contain_text("Not that one")


def test_a_lesson_survives_a_reload_and_two_tabs_stay_in_step(visit: Visit) -> None:
    page = visit()
    begin(page)
    to_the_first_move(page)
    go_on(page)
    at = remark(page)
    page.reload()
    expect(page.locator(COACH)).to_have_attribute("data-remark", at)
    other = visit(page.url, beside=page)
    expect(other.locator(COACH)).to_have_attribute("data-remark", at)
    next_button(page).click()
    expect(other.locator(COACH)).to_have_attribute("data-remark", str(int(at) + 1))

    # It can be gone on with from Learn, and it is not among the games.
    page.goto("/learn/moon")
    page.get_by_role("link", name="Go on").click()
    expect(page.locator(COACH)).to_have_attribute("data-remark", str(int(at) + 1))
    page.goto("/")
    expect(page.get_by_test_id("play-moon")).to_be_visible()
    assert page.get_by_test_id("game").count() == 0


def test_the_coach_changes_language_in_the_middle(visit: Visit) -> None:
    page = visit()
    begin(page)
    expect(page.locator(COACH)).to_contain_text("Welcome aboard")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Deutsch").check()
    page.keyboard.press("Escape")
    expect(page.locator(COACH)).to_contain_text("Willkommen an Bord")
    expect(next_button(page)).to_contain_text("Weiter")


def test_a_lesson_can_be_left_at_any_time(visit: Visit) -> None:
    page = visit()
    begin(page)
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.locator(COACH)).to_have_count(0)
    your_move(page)
    assert len(glowing(page)) > 1


def test_a_lesson_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Learn").first.focus()
    page.keyboard.press("Enter")
    page.get_by_test_id(FIRST).focus()
    page.keyboard.press("Enter")
    expect(page.locator(COACH)).to_have_attribute("data-remark", "0")
    tab_to(page, "data-testid", "next")
    while int(remark(page)) < 8:
        at = remark(page)
        if next_button(page).count() > 0:
            expect(next_button(page)).to_be_focused()
            page.keyboard.press("Enter")
        else:  # the focus has come along to the board
            your_move(page)
            last = ""
            while remark(page) == at:
                found = page.wait_for_function(FOCUS_OR_TURN, arg=[at, last])
                last = cast("str", found.json_value())
                if last != "turned":
                    page.keyboard.press("Enter")
        page.wait_for_function(TURNED, arg=at)


@pytest.mark.parametrize(("screen", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_a_lesson_is_for_everybody(visit: Visit, screen: Screen, theme: str) -> None:
    page = visit(screen=screen, theme=theme)
    begin(page)
    assert serious(page) == []
    to_the_first_move(page)
    assert serious(page) == []
    if screen == "phone":
        assert page.evaluate(SMALL, FINGER) == []
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert page.locator(CONFIRM).count() == 0
