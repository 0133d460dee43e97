"""A game of another package, in the browser: on the home page by being installed, and played without a line of client code."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Screen, Visit
from browser.hands import play_to_the_end, table_of
from browser.station import Station
from plugins import SLINGSHOT, install


@pytest.fixture(scope="module")
def station(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Station]:
    packages = tmp_path_factory.mktemp("packages")
    install(SLINGSHOT, packages)
    running = Station(tmp_path_factory.mktemp("station"), packages)
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_the_tutorial_game_is_played_from_the_home_page_to_its_end(visit: Visit, screen: Screen) -> None:
    page = visit(screen=screen, calm=True)
    expect(page.get_by_role("heading", name="Slingshot")).to_be_visible()
    table = {"title": "slingshot", "players": 3, "options": {}, "fill": "usual", "name": "Ada"}
    page.goto(f"/table/{page.request.post('/api/tables', data=table).json()['table']}")
    play_to_the_end(page, seed=5, finger=screen == "phone")
    told = page.request.get(f"/api/tables/{table_of(page)}").json()
    assert told["status"] == "over"
    expect(page.get_by_test_id("fair")).to_have_attribute("data-fair", "yes")


def test_its_rules_are_on_the_learn_page_in_every_language(visit: Visit) -> None:
    for language, heading in (("en", "Slingshot"), ("fr", "Fronde gravitationnelle")):
        page = visit("/learn/slingshot", language=language)
        expect(page.get_by_role("heading", name=heading).first).to_be_visible()
