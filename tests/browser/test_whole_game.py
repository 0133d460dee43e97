"""A whole game from the home page to the final score, by touching what glows."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import cosmodrome
from browser.conftest import Screen, Visit
from browser.hands import play_now, play_to_the_end, table_of
from cosmodrome.kernel import Record


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_game_against_bots_can_be_played_from_the_home_page_to_the_final_score(visit: Visit, screen: Screen) -> None:
    page = visit(screen=screen)
    play_now(page)
    turns = play_to_the_end(page, seed=7, finger=screen == "phone")
    assert turns > 3

    told = page.request.get(f"/api/tables/{table_of(page)}").json()
    assert told["status"] == "over"
    shown = [int(score.replace("−", "-")) for score in page.get_by_test_id("score").all_inner_texts()]
    assert sorted(shown) == sorted(seat["score"] for seat in told["seats"])
    expect(page.get_by_test_id("fair")).to_have_attribute("data-fair", "yes")

    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    record = Record.from_json(download.value.path().read_bytes())
    assert cosmodrome.replay(record).scores == [seat["score"] for seat in told["seats"]]

    # Anybody with the link may look back, through anybody's eyes.
    stranger = visit(f"/table/{table_of(page)}?at=5&seat=1", screen=screen)
    expect(stranger.get_by_label("Position")).to_have_value("5")
    expect(stranger.get_by_test_id("seat-1").first).to_have_attribute("aria-pressed", "true")
    expect(stranger.locator("[data-layer=live]")).to_be_visible()


def test_the_game_goes_on_by_itself_when_confirming_is_left_to_the_page(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm by itself").check()
    page.keyboard.press("Escape")
    play_now(page)
    play_to_the_end(page, seed=3)
    expect(page.get_by_test_id("ending")).to_be_visible()


def test_what_is_chosen_on_the_card_is_what_is_played(visit: Visit) -> None:
    page = visit(screen="phone")
    title = next(one for one in page.request.get("/api/titles").json() if one["id"] == "moon")
    first = title["options"][0]
    for choice, label in list(zip(first["choices"], first["labels"], strict=True))[1:3]:
        page.goto("/")
        page.get_by_role("group", name=first["label"]).first.get_by_label(label, exact=True).check()
        play_now(page)
        assert page.request.get(f"/api/tables/{table_of(page)}").json()["options"][first["name"]] == choice


WHOLE_GAMES = [
    *({"title": "moon", "players": 2, "options": {"adventure": adventure}} for adventure in range(2, 9)),
    *({"title": "moon", "players": 1, "options": {"adventure": adventure}} for adventure in range(1, 9)),
    {"title": "apogee", "players": 2, "options": {"mission": 1, "rounds": 6}},
    {"title": "apogee", "players": 1, "options": {"mission": 1, "rounds": 6}},
    {"title": "rescue", "players": 3, "options": {}},
    {"title": "rescue", "players": 1, "options": {}},
    {"title": "missions", "players": 2, "options": {}},
    {"title": "missions", "players": 1, "options": {}},
]


def quickly(table: dict[str, Any]) -> Any:
    """Each title once in a quick run, all of them in a long one."""
    name = "-".join(map(str, (table["title"], table["players"], *table["options"].values())))
    quick = table["title"] != "moon" and table["players"] > 1
    return pytest.param(table, id=name, marks=[] if quick else [pytest.mark.slow])


@pytest.mark.parametrize("table", [quickly(table) for table in WHOLE_GAMES])
def test_every_game_and_every_way_to_play_alone_can_be_played_to_its_end(visit: Visit, table: dict[str, Any]) -> None:
    """Alone on a laptop, with others on a phone, by touching what glows."""
    screen: Screen = "desktop" if table["players"] == 1 else "phone"
    page = visit(screen=screen, calm=True)
    made = page.request.post("/api/tables", data={**table, "fill": "usual", "name": "Ada"}).json()
    page.goto(f"/table/{made['table']}")
    play_to_the_end(page, seed=5, finger=screen == "phone")
    expect(page.get_by_test_id("fair")).to_have_attribute("data-fair", "yes")
