"""Two people at one table through an invitation link: what is drafted is private, and nothing gets lost."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.hands import draft_any, drafted, play_turn, table_of, your_move
from browser.station import Station


def two_friends(visit: Visit) -> tuple[Page, Page]:
    """Ada invites Grace, and Grace sits down."""
    ada = visit("/new/moon")
    ada.get_by_test_id("create").click()
    link = ada.get_by_test_id("link").input_value()
    grace = visit(link, screen="phone")
    grace.get_by_test_id("name").fill("Grace")
    grace.get_by_test_id("join").click()
    your_move(ada)
    your_move(grace)
    return ada, grace


def committed(page: Page) -> int:
    """How many moves the server has."""
    view = page.request.get(f"/api/tables/{table_of(page)}/view").json()
    number: int = view["number"]
    return number


def test_a_draft_is_private_and_can_be_undone_and_taken_apart(visit: Visit) -> None:
    ada, grace = two_friends(visit)
    draft_any(ada)
    assert drafted(ada)
    before = grace.locator("[data-layer=live]").text_content()
    ada.get_by_test_id("undo").click()
    expect(ada.get_by_test_id("confirm")).to_have_count(0)
    draft_any(ada, random.Random(2))
    ada.get_by_role("button", name="Take out").first.click()
    expect(ada.get_by_test_id("confirm")).to_have_count(0)
    draft_any(ada, random.Random(3))
    drafts = len(drafted(ada))
    assert committed(ada) == 0
    assert grace.locator("[data-layer=live]").text_content() == before

    ada.get_by_test_id("confirm").click()
    expect(ada.get_by_test_id("undo")).to_have_count(0)
    assert committed(ada) == drafts
    play_turn(grace, finger=True)
    your_move(ada)


def test_both_pages_come_back_after_the_server_was_killed_with_the_draft_kept(visit: Visit, station: Station) -> None:
    ada, grace = two_friends(visit)
    play_turn(ada)
    play_turn(grace, finger=True)
    your_move(ada)
    your_move(grace)
    draft_any(ada, random.Random(5))
    words, number = drafted(ada), committed(ada)

    station.kill()
    expect(ada.get_by_text("Reconnecting")).to_be_visible()
    station.start()
    expect(ada.get_by_text("Reconnecting")).to_have_count(0)
    expect(grace.get_by_text("Reconnecting")).to_have_count(0)
    assert drafted(ada) == words
    assert committed(ada) == number

    ada.get_by_test_id("confirm").click()
    play_turn(grace, finger=True)
    your_move(ada)
    assert committed(ada) > number
    play_turn(ada)
    play_turn(grace, finger=True)
    your_move(ada)


def test_two_tabs_of_the_same_seat_stay_in_step(visit: Visit) -> None:
    ada, _ = two_friends(visit)
    twin = visit(ada.url, beside=ada)
    your_move(twin)
    draft_any(ada)
    expect(twin.get_by_test_id("confirm")).to_be_visible()
    assert drafted(twin) == drafted(ada)
    twin.get_by_test_id("undo").click()
    your_move(ada)
    expect(ada.get_by_test_id("confirm")).to_have_count(0)


def test_a_page_that_is_loaded_again_shows_the_draft(visit: Visit) -> None:
    ada, _ = two_friends(visit)
    draft_any(ada)
    words = drafted(ada)
    ada.reload()
    expect(ada.get_by_test_id("confirm")).to_be_visible()
    assert drafted(ada) == words


def test_whoever_watches_sees_only_what_is_public(visit: Visit) -> None:
    ada, grace = two_friends(visit)
    guest = visit(ada.url)
    expect(guest.locator("[data-layer=live]")).to_be_visible()
    draft_any(ada)
    assert guest.locator("[data-legal=next]").count() == 0
    assert guest.get_by_test_id("confirm").count() == 0
    guest.get_by_test_id("seat-1").click()
    expect(guest.get_by_test_id("seat-1")).to_have_attribute("aria-pressed", "true")
    assert grace.get_by_test_id("undo").count() == 0


def test_people_can_talk_and_markup_stays_text(visit: Visit) -> None:
    ada, grace = two_friends(visit)
    nasty = "<img src=x onerror=alert(1)> שלום 🚀"
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill(nasty)
    ada.keyboard.press("Enter")
    expect(ada.get_by_label("Say something")).to_have_value("")
    grace.get_by_test_id("more").click()
    grace.get_by_role("tab", name="Chat").click()
    expect(grace.get_by_role("tabpanel").get_by_text(nasty)).to_be_visible()
    assert grace.locator("[role=tabpanel] img").count() == 0
