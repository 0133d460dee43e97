"""The rules pages of adventure 6 say in every language what its data says."""

import re
from collections import Counter
from pathlib import Path

import pytest

import cosmodrome.games.moon as moon
from cosmodrome.games.moon.adventure6.data import virus_data
from cosmodrome.kernel import LANGUAGES

PAGES = Path(moon.__file__).parent / "rules_pages"


def page(language):
    return (PAGES / language / "adventure-6.md").read_text(encoding="utf-8")


def rows(text):
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def drawn(quarter):
    """A quarter in the manner of the page."""
    marks = "".join("◒" if n + 1 == quarter.tank else "○" for n in range(quarter.spaces))
    return f"{quarter.id} {marks}"


def test_the_pages_have_the_same_shape_in_every_language():
    shapes = [Counter(re.findall(r"^(#+|\d+\.|- |\|)", page(language), re.MULTILINE)) for language in LANGUAGES]
    assert shapes[0] == shapes[1] == shapes[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_floors_quarters_and_plants_are_those_of_the_sheet(language):
    data = virus_data()
    wanted = []
    for n, floor in enumerate(data.floor, start=1):
        quarters = data.quarters_of(floor.id)
        wanted.append([str(n), " · ".join(map(drawn, quarters)), " · ".join(str(q.plants) for q in quarters)])
    assert [row[:3] for row in rows(page(language)) if "○" in row[1]] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_targets_are_empty_or_named_as_on_the_sheet(language):
    data = virus_data()
    told = [cell for row in rows(page(language)) if "○" in row[1] for cell in row[3].split(" · ")]
    strains = [strain.id if (strain := data.strain_of(quarter.id)) else "none" for quarter in data.quarter]
    pairs = set(zip(strains, told, strict=True))
    assert len(pairs) == len(set(strains)) == len(set(told)), "each kind of target has one word, and none has two"


@pytest.mark.parametrize("language", LANGUAGES)
def test_walkways_are_those_of_the_sheet(language):
    assert re.findall(r"\b[LMR]\d-[LMR]\d\b", page(language)) == [walkway.id for walkway in virus_data().walkway]
    assert re.search(rf"\b{len(virus_data().walkway)}\b", page(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tracks_and_missions_are_those_of_the_sheet(language):
    data, table = virus_data(), rows(page(language))
    for track in data.track:
        lines = data.lines_of(track.id)
        assert [*(str(line.symbols) for line in lines), ""] in [row[1:] for row in table]
        assert [*(str(line.box) for line in lines), str(track.last)] in [row[1:] for row in table]
        signs = [bool(line.sign) for line in lines]
        assert [*signs, False] in [[bool(cell) for cell in row[1:]] for row in table]
    wanted = [[card.id, str(card.first), str(card.later)] for card in data.mission]
    assert [[row[0], *row[2:]] for row in table if re.fullmatch("[ABC][12]", row[0])] == wanted
    for card in data.mission:
        condition = next(row[1] for row in table if row[0] == card.id)
        for figure in card.quarters or [card.count]:
            assert re.search(rf"\b{figure}\b", condition)


def test_french_typography():
    text = page("fr")
    assert "'" not in text
    for line in text.replace("![", "[").splitlines():
        assert line.startswith("|---") or not re.search("(?<!\u202f)[;:!?»]", line), line
