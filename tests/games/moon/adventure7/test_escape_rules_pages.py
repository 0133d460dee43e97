"""The rules pages of adventure 7 say in every language what its data says."""

import re
from collections import Counter
from pathlib import Path

import pytest

import cosmodrome.games.moon as moon
from cosmodrome.games.moon.adventure7.data import escape_data
from cosmodrome.kernel import LANGUAGES

PAGES = Path(moon.__file__).parent / "rules_pages"


def page(language):
    return (PAGES / language / "adventure-7.md").read_text(encoding="utf-8")


def rows(text):
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def drawn(ship):
    """The blocks of a starship in the manner of the page."""
    data = escape_data()
    told = []
    for block in data.blocks_of(ship.id):
        marks = "".join("◒" if s.tank else "●" if s.robot else "○" for s in data.spaces_of(block.id))
        told.append("G" if block.kind == "greenhouse" else f"{block.id[1]} {marks}")
    return " · ".join(told)


def test_the_pages_have_the_same_shape_in_every_language():
    shapes = [Counter(re.findall(r"^(#+|\d+\.|- |\|)", page(language), re.MULTILINE)) for language in LANGUAGES]
    assert shapes[0] == shapes[1] == shapes[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_starships_missions_and_values_are_those_of_the_sheet(language):
    data, table = escape_data(), rows(page(language))
    ships = [
        [str(number), str(ship.fired), str(ship.grown), drawn(ship)] for number, ship in enumerate(data.ship, start=1)
    ]
    assert [row for row in table if "G" in row[-1].split(" ")] == ships[::-1]
    assert [str(loss) for loss in data.planning.losses] in [row[1:] for row in table]
    assert [str(points) for points in data.values("plants")] in [row[1:] for row in table]
    wanted = [[card.id, str(card.first), str(card.later)] for card in data.mission]
    assert [[row[0], *row[2:]] for row in table if re.fullmatch("[ABC][12]", row[0])] == wanted
    for card in data.mission:
        condition = next(row[1] for row in table if row[0] == card.id)
        assert re.search(rf"\b{card.count or card.block[0]}\b", condition)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_airlocks_between_starships_are_those_of_the_sheet(language):
    between = [a.id for a in escape_data().airlock if a.between[0][0] != a.between[1][0]]
    assert re.findall(r"\b\d[A-C]-\d[A-C]\b", page(language)) == between
    assert re.search(rf"\b{len(escape_data().airlock)}\b", page(language))


def test_french_typography():
    text = page("fr")
    assert "'" not in text
    for line in text.replace("![", "[").splitlines():
        assert line.startswith("|---") or not re.search("(?<!\u202f)[;:!?»]", line), line
