"""Whoever is refused something is told why in their own language, over HTTP and on the socket."""

from __future__ import annotations

import pytest

from server.club import Club
from server.test_flows import two

NOT_THERE = {"en": "There is no such table.", "fr": "Cette table n’existe pas.", "de": "Diesen Tisch gibt es nicht."}
NO_SEAT = {
    "en": "You have no seat at this table.",
    "fr": "Vous n’avez pas de place à cette table.",
    "de": "Du hast keinen Platz an diesem Tisch.",
}
NOTHING_DRAFTED = {
    "en": "There is nothing to confirm.",
    "fr": "Il n’y a rien à valider.",
    "de": "Es gibt nichts zu bestätigen.",
}
TAKEN = {"en": "Seat 1 is taken.", "fr": "La place 1 est prise.", "de": "Platz 1 ist besetzt."}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_browsers_language_is_spoken(club: Club, language: str) -> None:
    table, _, _ = two(club)
    eve = club.somebody("Eve")
    waiting = club.somebody("Ana").opens(players=3, bots={"1": "random"})
    eve.headers = {"accept-language": f"xx, {language}-CH;q=0.9, en;q=0.5"}
    assert eve.refused(404, "GET", "/api/tables/nothing") == NOT_THERE[language]
    moves = {"after": 0, "moves": ["lay 1"]}
    assert eve.refused(403, "POST", f"/api/tables/{table}/moves", moves) == NO_SEAT[language]
    assert eve.refused(409, "POST", f"/api/tables/{waiting}/join", {"name": "Eve", "seat": 1}) == TAKEN[language]


def test_a_language_that_is_asked_for_comes_before_the_browsers(club: Club) -> None:
    eve = club.somebody("Eve")
    eve.headers = {"accept-language": "de"}
    assert eve.refused(404, "GET", "/api/tables/nothing/view?language=fr") == NOT_THERE["fr"]
    assert eve.refused(404, "GET", "/api/tables/nothing?language=xx") == NOT_THERE["de"]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_page_is_refused_in_the_language_it_looks_in(club: Club, language: str) -> None:
    table, ana, _ = two(club)
    with ana.page(table, f"?language={language}") as page:
        assert page.settle().refused("confirm", after=page.number) == NOTHING_DRAFTED[language]
        page.done("look", language="de")
        assert page.refused("confirm", after=page.number) == NOTHING_DRAFTED["de"]


def test_text_of_others_is_never_taken_for_a_figure(club: Club) -> None:
    table, ana, _ = two(club)
    with ana.page(table, "?language=fr") as page:
        told = page.settle().refused("draft", move="{0} {name} {", after=page.number)
        assert "{0} {name} {" in told
    assert "{0}" in ana.refused(422, "POST", f"/api/tables/{table}/moves", {"after": 0, "moves": ["{0} {x!r}"]})
    assert ana.refused(400, "POST", "/api/me", {"name": {"a": 1}})
