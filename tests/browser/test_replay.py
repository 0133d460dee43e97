"""Looking back: at a running game through one's own eyes, at a finished one through everybody's."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Screen, Visit
from browser.hands import BOARD, play_now, play_turn, table_of, your_move


def at(page: Page, number: int) -> None:
    expect(page.get_by_label("Position", exact=True)).to_have_value(str(number))
    expect(page.locator(BOARD)).to_have_attribute("data-number", str(number))


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_running_game_can_be_walked_through_and_left_again(visit: Visit, screen: Screen) -> None:
    page = visit(screen=screen)
    play_now(page)
    for _ in range(2):
        play_turn(page, finger=screen == "phone")
        your_move(page)
    live = int(page.locator(BOARD).get_attribute("data-number") or 0)
    page.goto(f"/table/{table_of(page)}?at=1")
    at(page, 1)
    expect(page.locator("[data-legal=next]")).to_have_count(0)
    page.get_by_role("button", name="One move on").click()
    at(page, 2)
    page.get_by_role("button", name="One move back").click()
    at(page, 1)
    page.keyboard.press("ArrowLeft")
    at(page, 0)
    page.get_by_role("button", name="To the end").click()
    at(page, live)
    turns = page.get_by_label("Jump to")
    turns.select_option(index=1)
    expect(page.locator("[data-key=turn]")).to_contain_text("Turn 2")
    page.get_by_label("Position", exact=True).fill("0")
    at(page, 0)
    page.get_by_test_id("live").click()
    your_move(page)
    assert "?at" not in page.url


def test_what_may_be_taken_away_from_a_position_of_a_running_game(visit: Visit) -> None:
    page = visit()
    play_now(page)
    play_turn(page)
    your_move(page)
    page.goto(f"/table/{table_of(page)}?at=1")
    page.get_by_test_id("seat-1").click()
    expect(page.get_by_test_id("seat-1")).to_have_attribute("aria-pressed", "true")
    with page.expect_download() as download:
        page.get_by_role("link", name="Picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    assert page.get_by_role("link", name="Record").count() == 0, "while it runs it is a secret"
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    link = page.evaluate("() => navigator.clipboard.readText()")
    stranger = visit(re.sub(r"\?at=\d+", "?at=0", link))
    at(stranger, 0)
    expect(stranger.get_by_test_id("seat-1")).to_have_attribute("aria-pressed", "true")


def test_a_position_that_is_not_there_yet_says_so(visit: Visit) -> None:
    page = visit()
    play_now(page)
    assert page.request.get(f"/api/tables/{table_of(page)}/scene?at=999").status == 422
    page.goto(f"/table/{table_of(page)}?at=999")
    expect(page.get_by_text("This position cannot be shown to you.")).to_be_visible()
    page.get_by_test_id("live").click()
    your_move(page)
