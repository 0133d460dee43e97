"""The rules pages of adventure 5 say in every language what the component data says."""

import re
from collections import Counter
from pathlib import Path

import pytest

import cosmodrome.games.moon as moon
from cosmodrome.games.moon.adventure5.data import dome_data
from cosmodrome.kernel import LANGUAGES

PAGES = Path(moon.__file__).parent / "rules_pages"


def page(language):
    return (PAGES / language / "adventure-5.md").read_text(encoding="utf-8")


def rows(language):
    lines = [line for line in page(language).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_pages_have_the_same_shape_in_every_language():
    shapes = [Counter(re.findall(r"^(#+|\d+\.|- |\|)", page(language), re.MULTILINE)) for language in LANGUAGES]
    assert all(shape == shapes[0] for shape in shapes)
    rulings = [re.findall(r"^(\d+)\. \*\*", page(language), re.MULTILINE) for language in LANGUAGES]
    assert rulings == [[str(n) for n in range(1, 12)]] * len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_towers_and_their_ends_are_those_of_the_sheet(language):
    data = dome_data()
    for tower in data.tower:
        ends = {end.side: f"{end.first} / {end.later}" for end in data.end if end.tower == tower.id}
        wanted = [tower.id, str(tower.above), str(tower.below), ends["top"], ends["bottom"]]
        assert wanted in rows(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_fields_are_those_of_the_sheet(language):
    columns = [column for field in dome_data().field for column in field.columns]
    found = [row[1:] for row in rows(language) if len(row) == 6 and row[1].lstrip("-").isdigit()]
    assert found == [[str(value) for value in column] for column in columns]


@pytest.mark.parametrize("language", LANGUAGES)
def test_missions_are_those_of_the_cards(language):
    told = {row[0]: row[1] for row in rows(language) if len(row) == 2}
    for card in dome_data().mission:
        for number in (card.count, card.symbols):
            assert not number or re.search(rf"\b{number}\b", told[card.id]), card.id
