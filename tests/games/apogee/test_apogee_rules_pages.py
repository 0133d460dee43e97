"""The rules pages say in every language what the component data says."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cosmodrome.games.apogee.card_page import PAGES, card_page, page_of
from cosmodrome.games.apogee.text import apogee_text
from cosmodrome.kernel import LANGUAGES
from games.apogee.desk import DATA

NAMES = ("standard", "solo", "cards")


def page(language: str, name: str) -> str:
    return (PAGES / language / f"{name}.md").read_text(encoding="utf-8")


def rows(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def number(cell: str) -> float:
    return 0.0 if cell == "–" else float(cell.replace(",", ".").rstrip("+"))


@pytest.mark.parametrize("name", NAMES)
def test_pages_have_the_same_shape_in_every_language(name: str):
    shapes = []
    for language in LANGUAGES:
        marks = re.findall(r"^(#+|\d+\.|- |\|)", page(language, name), re.MULTILINE)
        shapes.append((Counter(marks), re.findall(r"^(\d+)\. \*\*", page(language, name), re.MULTILINE)))
    assert shapes[0] == shapes[1] == shapes[2]
    assert len({page(language, name) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_cards_is_in_step_with_the_cards(language: str):
    assert page_of(language).read_text(encoding="utf-8") == card_page(language), (
        "run python -m cosmodrome.games.apogee.card_page"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_the_help_card(language: str):
    table = rows(page(language, "standard"))
    performance = [row for row in table if re.fullmatch(r"(33\+|29-32|25-28|21-24|17-20|13-16|9-12|7-8)", row[0])]
    assert [[number(cell) for cell in row[1:]] for row in performance] == DATA.performance.values
    rolls = [row for row in table if re.fullmatch(r"\d[.,]\d(\+|-\d[.,]\d)", row[0])]
    assert [[int(number(cell)) for cell in row[1:]] for row in rolls] == DATA.launch.rolls
    authority = table[table.index(rolls[-1]) + 1]
    assert [float(cell) for cell in authority[1:]] == [place.authority for place in DATA.destination]


@pytest.mark.parametrize("language", LANGUAGES)
def test_income_and_missions(language: str):
    table = rows(page(language, "standard"))
    income = next(row for row in table if "60k" in row)
    figures = [int(cell.replace("−", "-").rstrip("k")) * 1000 for cell in income[1:]]
    assert figures == DATA.income.by_engineers
    missions = [row for row in table if row[0].isdecimal() and len(row) == 4]
    assert [(int(row[0]), int(row[2])) for row in missions] == [(card.number, card.minutes) for card in DATA.mission]


@pytest.mark.parametrize("language", LANGUAGES)
def test_solo_missions_and_events(language: str):
    table = rows(page(language, "solo"))
    missions = [row for row in table if row[0].isdecimal() and len(row) == 5]
    assert [(int(row[2]), [int(n) for n in row[4].split(",")]) for row in missions] == [
        (card.rounds, card.solo_events) for card in DATA.solo_mission
    ]
    events = [row for row in table if row[0].isdecimal() and len(row) == 3]
    names = apogee_text(language).names.solo_events
    assert [row[1] for row in events] == [names[card.id] for card in DATA.solo_event]
