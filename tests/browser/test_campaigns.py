"""A campaign in the browser: from the card on the home page over two chapters, through a server that dies in between; a
friend who comes by the link; and everything for everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Screen, Visit
from browser.hands import play_to_the_end, your_move
from browser.station import Station
from browser.test_access import FINGER, SMALL, serious

PAGE = "[data-testid=campaign-page]"
BRIEFING = "[data-testid=briefing]"


def begin(page: Page, offer: str = "introduction", players: int = 1, bots: int = 0) -> str:
    """From the home page to the first briefing; tells the address of the campaign."""
    page.get_by_test_id("campaign-moon").click()
    page.get_by_test_id(f"offer-{offer}").check()
    page.get_by_role("group", name="Players").get_by_label(str(players), exact=True).check()
    if bots:
        page.get_by_role("group", name="Bots among them").get_by_label(str(bots), exact=True).check()
    page.get_by_test_id("begin-campaign").click()
    expect(page.locator(BRIEFING)).to_have_attribute("data-chapter", "1")
    return page.url


def decide(page: Page) -> None:
    """Take the first way, if this is ours to choose."""
    if page.get_by_test_id("choose").count() > 0:
        page.get_by_test_id("choose").first.click()
    expect(page.get_by_test_id("play-chapter")).to_be_enabled()


def play_chapter(page: Page, seed: int, *, finger: bool = False) -> None:
    decide(page)
    page.get_by_test_id("play-chapter").click()
    page.wait_for_url(re.compile("/table/"))
    play_to_the_end(page, seed, finger=finger)
    page.get_by_test_id("next-chapter").click()


@pytest.mark.slow
def test_two_chapters_of_the_introduction_alone_with_a_server_that_dies_in_between(
    visit: Visit, station: Station
) -> None:
    page = visit()
    campaign = begin(page)
    play_chapter(page, seed=11)
    expect(page.locator(BRIEFING)).to_have_attribute("data-chapter", "2")
    expect(page.get_by_test_id("went")).to_be_visible()

    # In the middle of the second chapter the server dies, and the visitor closes the page.
    decide(page)
    page.get_by_test_id("play-chapter").click()
    your_move(page)
    table = page.url
    page.goto("about:blank")
    station.kill()
    station.start()
    page.goto("/")
    page.get_by_test_id("campaign").first.click()
    assert page.url == campaign
    page.get_by_test_id("to-table").click()
    your_move(page)
    assert page.url == table
    play_to_the_end(page, seed=12)
    page.get_by_test_id("next-chapter").click()
    expect(page.locator(BRIEFING)).to_have_attribute("data-chapter", "3")
    assert page.locator("nav li.done").count() == 2


def test_a_friend_comes_by_the_link_and_both_are_at_the_table(visit: Visit) -> None:
    ana = visit()
    campaign = begin(ana, "rungs", players=2)
    expect(ana.get_by_test_id("link")).to_have_value(campaign)
    ben = visit(campaign, screen="phone")
    ben.get_by_test_id("name").fill("Ben")
    ben.get_by_test_id("join").click()
    expect(ben.locator(PAGE)).to_have_attribute("data-status", "running")
    expect(ana.locator(PAGE)).to_have_attribute("data-status", "running")

    # One of the two decides; the other one sees both ways and what was chosen.
    expect(ana.locator("[data-testid^=branch-]")).to_have_count(2)
    expect(ben.locator("[data-testid^=branch-]")).to_have_count(2)
    decider, other = (ana, ben) if ana.get_by_test_id("choose").count() else (ben, ana)
    assert other.get_by_test_id("choose").count() == 0
    expect(other.get_by_test_id("play-chapter")).to_be_disabled()
    decider.get_by_test_id("choose").last.click()
    expect(decider.locator(".taken")).to_have_count(1)
    expect(other.locator(".taken")).to_have_count(1)
    other.get_by_test_id("play-chapter").click()
    your_move(other)
    decider.get_by_test_id("to-table").click()
    your_move(decider)
    assert decider.url == other.url

    # The way back to the campaign, also before the end.
    decider.get_by_role("link", name="To the campaign").click()
    expect(decider.get_by_test_id("to-table")).to_be_visible()


def test_the_host_seats_a_bot_instead_of_waiting(visit: Visit) -> None:
    page = visit()
    begin(page, "rungs", players=2)
    page.get_by_test_id("bot-1").click()
    expect(page.locator(PAGE)).to_have_attribute("data-status", "running")
    decide(page)


@pytest.mark.parametrize(("language", "words"), [("fr", "Ordre de mission"), ("de", "Einsatzbefehl")])
def test_a_campaign_speaks_the_language_of_the_page(visit: Visit, language: str, words: str) -> None:
    page = visit(language=language)
    page.get_by_test_id("campaign-moon").click()
    page.get_by_test_id("begin-campaign").click()
    expect(page.locator(BRIEFING)).to_contain_text(words)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_campaign_is_for_everybody(visit: Visit, screen: Screen, theme: str) -> None:
    page = visit(screen=screen, theme=theme)
    page.get_by_test_id("campaign-moon").click()
    expect(page.get_by_test_id("begin-campaign")).to_be_visible()
    found = {"campaigns": serious(page)}
    page.goto("/")
    begin(page, "rungs", players=3, bots=1)
    found["gathering"] = serious(page)
    page.get_by_test_id("bot-1").click()
    expect(page.locator(PAGE)).to_have_attribute("data-status", "running")
    found["briefing"] = serious(page)
    if screen == "phone":
        assert page.evaluate(SMALL, FINGER) == []
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    decide(page)
    found["chosen"] = serious(page)
    page.goto("/")
    expect(page.get_by_test_id("campaign")).to_be_visible()
    found["home"] = serious(page)
    assert {name: told for name, told in found.items() if told} == {}
