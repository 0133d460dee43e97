"""The glossary in the browser: everything in the box beside the board and on the Learn page, to be searched and enlarged."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Screen, Visit
from browser.hands import play_now
from browser.test_access import FINGER, SMALL, serious

LIST = "[data-testid=glossary]"
DRAWN = f"() => [...document.querySelectorAll('{LIST} .picture')].filter(one => one.firstElementChild).length"


def things(page: Page) -> Locator:
    return page.locator(f"{LIST} .thing")


def opened(page: Page) -> None:
    """Wait for the box: the first time it is asked for, everything in it has to be drawn."""
    expect(things(page).first).to_be_visible(timeout=30_000)


def look_up(page: Page, screen: Screen = "desktop") -> None:
    """Beside the board, everything in the box."""
    play_now(page)
    if screen == "phone":
        page.get_by_test_id("more").click()
    page.get_by_role("tab", name="Glossary").click()
    page.get_by_label("In the box").check()
    opened(page)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_everything_in_the_box_can_be_looked_up_at_the_table(visit: Visit, screen: Screen, theme: str) -> None:
    page = visit(screen=screen, theme=theme)
    look_up(page, screen)
    everything = things(page).count()
    assert everything > 40
    assert serious(page) == []
    page.get_by_role("tabpanel").get_by_label("Search").fill("mission B2")
    expect(things(page)).to_have_count(1)
    expect(things(page)).to_contain_text("Fill the plant floor and the wild floor")
    expect(things(page).locator(".picture > svg")).to_have_count(1)
    things(page).click()
    large = page.get_by_role("dialog", name="Mission B2")
    expect(large.locator(".large > .picture > svg")).to_be_visible()
    expect(large).to_contain_text("Fill the plant floor")
    assert serious(page) == []
    if screen == "phone":
        assert page.evaluate(SMALL, FINGER) == []
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    page.get_by_role("tabpanel").get_by_label("Search").fill("nothing like this")
    expect(things(page)).to_have_count(0)
    expect(page.get_by_text("Nothing found.")).to_be_visible()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_the_box_of_every_adventure_is_open_on_the_learn_page(visit: Visit, screen: Screen) -> None:
    page = visit("/learn/moon", screen=screen)
    section = page.get_by_role("region", name="Glossary")
    opened(page)
    expect(section.get_by_role("heading", name="Missions")).to_be_visible()
    expect(page.locator("[data-thing=mission-A1]")).to_contain_text("astronaut floors")
    section.get_by_label("Adventure").select_option("6")
    expect(page.locator("[data-thing=mission-A1]")).to_contain_text("Evacuate 2 quarters", timeout=30_000)
    section.get_by_label("Kind").select_option("Missions")
    expect(things(page)).to_have_count(6)
    things(page).first.scroll_into_view_if_needed()
    expect(things(page).first.locator(".picture > svg")).to_be_visible()
    assert serious(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]


def test_pictures_are_drawn_when_they_come_near(visit: Visit) -> None:
    page = visit("/learn/moon")
    opened(page)
    before = page.evaluate(DRAWN)
    assert before < things(page).count()
    things(page).last.scroll_into_view_if_needed()
    expect(things(page).last.locator(".picture > svg")).to_be_visible()
    assert page.evaluate(DRAWN) > before


def test_the_arrows_walk_through_the_list(visit: Visit) -> None:
    page = visit("/learn/moon")
    opened(page)
    search = page.get_by_role("region", name="Glossary").get_by_label("Search")
    search.fill("mission a")
    expect(things(page)).not_to_have_count(0)
    search.press("ArrowDown")
    expect(things(page).first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(things(page).nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(things(page).nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(search).to_be_focused()


@pytest.mark.parametrize(("language", "sought"), [("fr", "energie"), ("de", "energie")])
def test_it_speaks_the_language_of_the_page_and_minds_no_accents(visit: Visit, language: str, sought: str) -> None:
    page = visit("/learn/moon", language=language)
    opened(page)
    action = page.locator("[data-thing=action-energy]")
    expect(action).to_contain_text({"fr": "Énergie", "de": "Energie"}[language])
    everything = things(page).count()
    page.locator("section[aria-labelledby=glossary] input[type=search]").fill(sought)
    expect(page.locator("[data-thing=action-robot]")).to_have_count(0)
    expect(action).to_be_visible()
    assert things(page).count() < everything / 2
