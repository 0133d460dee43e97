"""The glossary through the server: in a language, for options, with pictures; and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmodrome.server.web.service import LIMITS
from server.club import Club

MOON = "/api/titles/moon/glossary"


def test_everything_in_the_box_in_the_language_of_the_asker(club: Club) -> None:
    ana = club.somebody()
    english, french = ana.get(f"{MOON}?adventure=3&language=en"), ana.get(f"{MOON}?adventure=3&language=fr")
    assert english["options"] == {"adventure": 3}
    assert [one["id"] for one in english["entries"]] == [one["id"] for one in french["entries"]]
    mission = next(one for one in english["entries"] if one["id"] == "mission-A1")
    assert mission["name"] == "Mission A1"
    assert "columns" in mission["text"]
    assert mission["picture"].startswith("<svg ")
    assert mission["count"] == 1
    assert next(one for one in french["entries"] if one["id"] == "mission-A1")["text"] != mission["text"]
    ana.headers = {"accept-language": "de-AT"}
    assert {one["kind"] for one in ana.get(MOON)["entries"]} >= {"Missionen"}


def test_options_and_palette_make_a_difference(club: Club) -> None:
    ana = club.somebody()
    first, third = ana.get(MOON), ana.get(f"{MOON}?adventure=3&players=4&missions=random")
    assert first["options"] == {"adventure": 1}
    assert first["entries"] != third["entries"]
    night, other = (ana.get(f"{MOON}?palette={palette}")["entries"] for palette in ("night", "colour-blind"))
    assert [one["text"] for one in night] == [one["text"] for one in other]
    assert [one["picture"] for one in night] != [one["picture"] for one in other]


def test_a_guest_cannot_name_files_of_the_host(club: Club, tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text("secret = true\n", encoding="utf-8")
    ana = club.somebody()
    assert ana.get(f"{MOON}?pack={secret}") == ana.get(MOON)


def test_what_is_refused(club: Club) -> None:
    ana = club.somebody()
    ana.refused(404, "GET", "/api/titles/nothing/glossary")
    assert "adventure" in ana.refused(422, "GET", f"{MOON}?adventure=99")
    assert "engine" in ana.refused(422, "GET", f"{MOON}?engine=1")
    ana.refused(400, "GET", f"{MOON}?palette=pink")
    ana.refused(400, "GET", f"{MOON}?language=xx")


def test_a_title_without_a_glossary_has_an_empty_one(club: Club) -> None:
    assert club.somebody().get("/api/titles/drydock/glossary") == {"options": {}, "entries": []}


def test_it_may_be_kept_for_a_while_and_travels_packed(club: Club) -> None:
    answer = club.somebody().ask("GET", MOON)
    assert "max-age" in answer.headers["cache-control"]
    assert "accept-language" in answer.headers["vary"].lower()
    assert answer.headers.get("content-encoding") in ("gzip", "br", "zstd")


def test_too_many_requests_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "draw", (0.001, 3.0))
    with Club(tmp_path / "club.sqlite", limits=True) as club:
        ana = club.somebody()
        assert [ana.ask("GET", MOON).status_code for _ in range(5)] == [200, 200, 200, 429, 429]


def test_it_is_described(club: Club) -> None:
    described = club.somebody().get("/api/schema")["paths"]["/api/titles/{title}/glossary"]["get"]
    assert {one["name"] for one in described["parameters"]} >= {"title", "language", "palette"}
    assert set(described["responses"]) >= {"200", "404", "422", "429"}
