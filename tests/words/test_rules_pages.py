"""The rules pages say in every language what the component data says, and the same rulings in the same order."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import cosmodrome.games.moon as moon
from cosmodrome.games.moon.adventure1.data import QuarterData, launch_data
from cosmodrome.kernel import LANGUAGES

PAGES = Path(moon.__file__).parent / "rules_pages"
NAMES = ("standard", "adventure-1")
SYMBOLS = {"rocket": "▲", "inactive": "△", "activate": "➜", "build": "✕", "sabotage": "✦"}


def page(language: str, name: str) -> str:
    return (PAGES / language / f"{name}.md").read_text(encoding="utf-8")


def rows(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def drawn(quarter: QuarterData) -> str:
    effects = [f"{SYMBOLS[effect.kind]}{effect.rockets or ''}" for effect in quarter.effects]
    return " ".join(["○" * quarter.spaces, *effects])


@pytest.mark.parametrize("name", NAMES)
def test_pages_have_the_same_shape_in_every_language(name: str) -> None:
    shapes = []
    for language in LANGUAGES:
        text = page(language, name)
        marks = re.findall(r"^(#+|\d+\.|- |\|)", text, re.MULTILINE)
        shapes.append((Counter(marks), re.findall(r"^(\d+)\. \*\*", text, re.MULTILINE)))
    assert shapes[0] == shapes[1] == shapes[2]
    assert shapes[0][1], "a page ends with its rulings"
    assert len({page(language, name) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_floors_are_those_of_the_sheet(language: str) -> None:
    data = launch_data()
    wanted = [[str(floor.storey), " · ".join(drawn(q) for q in data.quarters_of(floor.id))] for floor in data.floor]
    found = [[row[0], row[2]] for row in rows(page(language, "adventure-1")) if "○" in row[-1]]
    assert found == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_track_and_the_totals_are_those_of_the_sheet(language: str) -> None:
    data = launch_data()
    text = page(language, "adventure-1")
    assert [str(line.box) for line in data.line] in [row[1:] for row in rows(text)]
    assert [str(line.rockets) for line in data.line] in [row[1:] for row in rows(text)]
    totals = (len(data.spaces()), sum(line.rockets for line in data.line), data.sheet.errors, data.sheet.final_rockets)
    for total in (*totals, len(data.floor), data.sheet.error_points):
        assert re.search(rf"\b{total}\b", text), total


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_missions_are_those_of_the_cards(language: str) -> None:
    wanted = [[card.id, str(card.first), str(card.later)] for card in launch_data().mission]
    table = rows(page(language, "adventure-1"))
    assert [[row[0], *row[2:]] for row in table if re.fullmatch("[ABC][12]", row[0])] == wanted
    for card in launch_data().mission:
        condition = next(row[1] for row in table if row[0] == card.id)
        assert not card.count or re.search(rf"\b{card.count}\b", condition)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_those_of_the_deck(language: str) -> None:
    cards = launch_data().card
    table = rows(page(language, "standard"))
    numbers = Counter(card.number for card in cards)
    told = {int(n): int(count) for head, count in zip(table[0][1:], table[2][1:], strict=True) for n in head.split(",")}
    assert told == numbers
    actions = sorted(Counter(card.action for card in cards).values(), reverse=True)
    told_actions = [int(n) for head, n in zip(table[3][1:], table[5][1:], strict=True) for _ in head.split(",")]
    assert told_actions == actions
    assert f"{len(cards)} " in page(language, "standard")


@pytest.mark.parametrize("name", NAMES)
def test_french_typography(name: str) -> None:
    text = page("fr", name)
    assert "'" not in text
    for line in text.replace("![", "[").splitlines():
        assert line.startswith("|---") or not re.search("(?<!\u202f)[;:!?»]", line), line
