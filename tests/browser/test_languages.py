"""French and German: from the browser's own wish, and switched while a game is on the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.hands import draft_any, play_now, your_move

PLAY = {"fr": "Jouer", "de": "Jetzt spielen"}
SETTINGS = {"fr": "Réglages", "de": "Einstellungen"}
CONFIRM = {"fr": "Valider", "de": "Bestätigen"}
LOG = {"fr": "Journal", "de": "Protokoll"}
TURN = {"fr": "Tour", "de": "Runde"}


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_browser_that_prefers_a_language_is_answered_in_it(visit: Visit, language: str) -> None:
    page = visit(language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_test_id("play-moon")).to_have_text(PLAY[language])
    play_now(page)
    draft_any(page)
    expect(page.get_by_test_id("confirm")).to_have_text(CONFIRM[language])
    expect(page.locator("[data-key=turn]")).to_contain_text(TURN[language])


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_language_is_switched_live_at_the_table(visit: Visit, language: str) -> None:
    page = visit()
    play_now(page)
    prompt = page.get_by_test_id("prompt").inner_text()
    words = page.locator("[data-layer=static]").text_content()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label({"fr": "Français", "de": "Deutsch"}[language]).check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=SETTINGS[language])).to_be_visible()
    expect(page.get_by_role("tab", name=LOG[language])).to_be_visible()
    expect(page.locator("[data-key=turn]")).to_contain_text(TURN[language])
    expect(page.get_by_test_id("prompt")).not_to_have_text(prompt)
    assert page.locator("[data-layer=static]").text_content() != words
    your_move(page)
