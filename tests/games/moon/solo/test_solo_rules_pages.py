"""The page about ASTRA says in every language what the component data says."""

import re
from collections import Counter
from pathlib import Path

import pytest

import cosmodrome.games.moon as moon
from cosmodrome.games.moon.adventure1.data import launch_data
from cosmodrome.games.moon.astra import ACTIONS
from cosmodrome.kernel import LANGUAGES

PAGES = Path(moon.__file__).parent / "rules_pages"


def page(language):
    return (PAGES / language / "solo.md").read_text(encoding="utf-8")


def rows(language):
    lines = [line for line in page(language).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_pages_have_the_same_shape_in_every_language():
    shapes = [Counter(re.findall(r"^(#+|\d+\.|- |\|)", page(language), re.MULTILINE)) for language in LANGUAGES]
    assert all(shape == shapes[0] for shape in shapes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_opponents_are_those_of_the_cards(language):
    for card in launch_data().opponent:
        values = [str(getattr(card.values, action)) for action in ACTIONS]
        assert [str(card.id), card.name, *values] in rows(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_adventures_are_those_of_the_cards(language):
    found = {row[0]: row[1:6] for row in rows(language) if len(row) == 8 and row[5].strip("ABC") == ""}
    for card in launch_data().astra_card:
        figures = [str(n) for n in (card.fixed, card.level_points, card.bonuses, card.bonus_each)]
        assert found[str(card.id)] == [*figures, "".join(card.letters)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_track_is_that_of_the_card(language):
    track = launch_data().astra_track
    assert f" {track.boxes} " in page(language)
    assert str(track.launch) in page(language)


def test_french_typography():
    assert "'" not in page("fr")
    for line in page("fr").replace("![", "[").splitlines():
        assert line.startswith("|---") or not re.search("(?<!\u202f)[;:!?»]", line), line
