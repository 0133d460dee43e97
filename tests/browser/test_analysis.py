"""Looking back on a finished game: the graph of winning chances, and the way from a turning point to its position."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Screen, Visit
from browser.hands import BOARD, table_of


def finished(page: Page) -> int:
    """A game against a random bot, played to its end by a program; tells how many moves it has."""
    made = page.request.post("/api/tables", data={"title": "moon", "fill": "random", "options": {}})
    table = made.json()["table"]
    for _ in range(500):
        seen = page.request.get(f"/api/tables/{table}/view").json()
        if seen["view"]["over"]:
            page.goto(f"/table/{table}")
            return int(seen["number"])
        if seen["moves"]:
            move = {"after": seen["number"], "moves": [seen["moves"][0]["notation"]]}
            page.request.post(f"/api/tables/{table}/moves", data=move)
    raise AssertionError("the game has no end")


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_turning_point_leads_to_its_position(visit: Visit, screen: Screen) -> None:
    page = visit(screen=screen)
    asked = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(json={"status": "working", "moves": 0, "points": [], "turns": []})
            return
        points = [{"number": n, "chances": [0.5 - n / 100, 0.5 + n / 100]} for n in (0, 5, 10)]
        turn = {"seat": 0, "swing": -0.2, "kind": "mistake", "headline": "Guest erred.", "better": "Better: another."}
        route.fulfill(json={"status": "ready", "moves": 10, "points": points, "turns": [{"number": 5, **turn}]})

    page.route("**/analysis?*", answer)
    assert finished(page) > 10
    if screen == "phone":
        page.get_by_role("button", name="Players, log, chat and rules").click()
    page.get_by_role("tab", name="Analysis").click()
    expect(page.get_by_text("Looking through the game.")).to_be_visible()
    expect(page.get_by_role("img", name="Winning chances")).to_be_visible()
    assert page.locator(".graph polyline").count() == 2
    page.get_by_test_id("turning-point").click()
    expect(page.locator(BOARD)).to_have_attribute("data-number", "4")
    assert "at=4" in page.url
    assert json.dumps(asked).count(table_of(page)) == len(asked) == 2


def test_a_game_that_runs_has_no_such_tab(visit: Visit) -> None:
    page = visit()
    made = page.request.post("/api/tables", data={"title": "moon", "fill": "random", "options": {}})
    page.goto(f"/table/{made.json()['table']}")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(page.get_by_role("tab", name="Analysis")).to_have_count(0)
