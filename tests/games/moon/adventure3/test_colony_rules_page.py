"""The rules page of adventure 3 says in every language what the component data says."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import cosmodrome.games.moon as moon
from cosmodrome.games.moon.adventure3.data import colony_data
from cosmodrome.kernel import LANGUAGES

PAGES = Path(moon.__file__).parent / "rules_pages"


def page(language: str) -> str:
    return (PAGES / language / "adventure-3.md").read_text(encoding="utf-8")


def rows(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def test_pages_have_the_same_shape_in_every_language():
    shapes = []
    for language in LANGUAGES:
        marks = re.findall(r"^(#+|\d+\.|- |\|)", page(language), re.MULTILINE)
        shapes.append((Counter(marks), re.findall(r"^(\d+)\. \*\*", page(language), re.MULTILINE)))
    assert shapes[0] == shapes[1] == shapes[2]
    assert shapes[0][1], "a page ends with its rulings"
    assert len({page(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_square_is_that_of_the_sheet(language):
    drawn = rows(page(language))[2:8]
    assert [row[0] for row in drawn] == ["6", "5", "4", "3", "2", "1"]
    for row in drawn:
        for column, told in enumerate(row[1:], 1):
            node = next(node for node in colony_data().node if node.id == f"c{column}r{row[0]}")
            if node.kind == "building":
                assert told == ("a" * node.antennas + "w" * node.tank or "o")
            elif node.kind == "observatory":
                assert told == "a" * node.antennas
            else:
                assert (told == "X") == (node.kind == "cross")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tracks_and_figures_are_those_of_the_sheet(language):
    data, text = colony_data(), page(language)
    for track in ("plants", "water", "antennas"):
        assert [str(value) for value in data.values(track)] in [row[1:] for row in rows(text)]
    flat = " ".join(text.split())
    for track in ("planning", "errors"):
        assert f"({', '.join(str(value) for value in data.values(track))})" in flat
    for figure in (32, 36, data.sheet.astronauts, *data.sheet.prizes, data.quarter[0].first, data.quarter[0].later):
        assert re.search(rf"\b{figure}\b", text), figure


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_missions_are_those_of_the_cards(language):
    table = rows(page(language))
    wanted = [[card.id, str(card.first), str(card.later)] for card in colony_data().mission]
    assert [[row[0], *row[2:]] for row in table if re.fullmatch("[ABC][12]", row[0])] == wanted
    for card in colony_data().mission:
        condition = next(row[1] for row in table if row[0] == card.id)
        assert not card.count or re.search(rf"\b{card.count}\b", condition)


def test_french_typography():
    assert "'" not in page("fr")
    for line in page("fr").replace("![", "[").splitlines():
        assert line.startswith("|---") or not re.search("(?<!\u202f)[;:!?»]", line), line
