"""The rules pages of adventure 8 say in every language what the component data says."""

import re
from collections import Counter
from pathlib import Path

import pytest

import cosmodrome.games.moon as moon
from cosmodrome.games.moon.adventure8.data import battle_data
from cosmodrome.kernel import LANGUAGES

PAGES = Path(moon.__file__).parent / "rules_pages"
BONUSES = {
    "en": {"plant": "plant", "water": "water", "robot": "robot"},
    "fr": {"plant": "plante", "water": "eau", "robot": "robot"},
    "de": {"plant": "Pflanze", "water": "Wasser", "robot": "Roboter"},
}
TYPES = {
    "en": {"green": "green", "blue": "blue", "grey": "grey"},
    "fr": {"green": "verte", "blue": "bleue", "grey": "grise"},
    "de": {"green": "grün", "blue": "blau", "grey": "grau"},
}


def page(language):
    return (PAGES / language / "adventure-8.md").read_text(encoding="utf-8")


def rows(language):
    lines = [line for line in page(language).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_pages_have_the_same_shape_in_every_language():
    shapes = [Counter(re.findall(r"^(#+|\d+\.|- |\|)", page(language), re.MULTILINE)) for language in LANGUAGES]
    assert all(shape == shapes[0] for shape in shapes)
    rulings = [re.findall(r"^(\d+)\. \*\*", page(language), re.MULTILINE) for language in LANGUAGES]
    assert rulings == [[str(n) for n in range(1, 11)]] * len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_planets_are_those_of_the_sheet(language):
    for planet in battle_data().planet:
        spaces = " ".join(BONUSES[language][bonus] if bonus else "○" for bonus in planet.spaces)
        wanted = [planet.label, TYPES[language][planet.type], spaces, str(planet.plants), str(planet.waters)]
        assert wanted in rows(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tracks_are_those_of_the_sheet(language):
    data = battle_data()
    found = [row[1] for row in rows(language) if len(row) == 2 and row[1][0].isdigit()]
    order = ("plants", "water", "green", "blue", "grey", "planning", "errors")
    assert found == [" ".join(map(str, data.values(track))) for track in order]


@pytest.mark.parametrize("language", LANGUAGES)
def test_missions_are_those_of_the_cards(language):
    told = {row[0]: row[1:] for row in rows(language) if len(row) == 4}
    for card in battle_data().mission:
        condition, first, later = told[card.id]
        assert (first, later) == (str(card.first), str(card.later))
        for number in (card.count, card.plants, card.waters):
            assert not number or re.search(rf"\b{number}\b", condition), card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_totals_are_those_of_the_sheet(language):
    data, text = battle_data(), page(language)
    astra = next(card for card in data.astra_card if card.id == 8)
    totals = (sum(len(planet.spaces) for planet in data.planet), len(data.asteroid), data.sheet.astronauts)
    for total in (*totals, astra.fixed, astra.level_points):
        assert re.search(rf"\b{total}\b", text), total
