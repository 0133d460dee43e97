"""Random games in every combination of modules, notation, packs, data, and the pages of rules."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

import cosmodrome.games.missions as missions
from cosmodrome.games.missions.data import missions_data
from cosmodrome.games.missions.text import missions_text
from cosmodrome.games.missions.title import MissionsTitle
from cosmodrome.kernel import LANGUAGES, DataError, NotationError, OptionError, Rng
from games.missions.race_table import a_game, a_race

COMBINATIONS = [
    {"players": players, "astronauts": astronauts, "experience": experience, "missions": cards, "scenario": scenario}
    for players, astronauts, experience, (cards, scenario) in product(
        (1, 2, 3, 4), ("off", "on"), ("off", "on"), (("first", 0), ("random", 10))
    )
    if not (players == 1 and experience == "on")
]


@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_random_games_lose_nothing(options: dict[str, object]) -> None:
    game = MissionsTitle().configure(**options, bonuses="random")
    for seed in range(3):
        state, rng = game.new(seed), Rng.seeded(seed)
        while not state.over:
            seat = state.actors[0]
            moves = state.legal(seat)
            assert 0 < len(moves) < 60
            state.play(seat, rng.pick(moves))
            state.check()
        assert len(state.scores) == game.seats


@pytest.mark.parametrize("scenario", range(12))
def test_every_scenario_can_be_played(scenario: int) -> None:
    state = a_game(2, scenario=scenario).new(scenario)
    state.playout(Rng.seeded(scenario))
    state.check()
    assert state.over


def test_games_can_end_with_the_landing_and_with_1969() -> None:
    s = a_race().year(1969)
    assert s.random(3).state.over


def test_notation_is_unique_and_reads_back() -> None:
    notation = a_game().notation
    for move in range(300):
        try:
            text = notation.notate(move)
        except NotationError:
            continue
        assert notation.parse(text) == move
    with pytest.raises(NotationError):
        notation.parse("dance")


def test_a_pack_changes_a_mission() -> None:
    pack = '[[mission]]\nid = "1.0"\nfirst = 9\n'
    game = a_game(2, pack=pack)
    assert game.board.missions[0][0].first == 9
    pack = '[[mission]]\nid = "5.0"\nsteps = [{ craft = "satellite", draw = ["thrust"] }]\n'
    with pytest.raises(DataError, match=r"5\.0"):
        missions_data(pack)


def test_alone_plays_only_who_says_so() -> None:
    assert MissionsTitle().configure().seats == 2
    assert MissionsTitle().configure(players=1).seats == 1


def test_options_are_checked() -> None:
    with pytest.raises(OptionError):
        a_game(2, scenario=12)
    with pytest.raises(OptionError):
        a_game(5)


def test_the_box_is_complete() -> None:
    data = missions_data()
    assert len(data.mission) == 22
    assert [len(data.variants(number)) for number in range(1, 9)] == [2, 2, 3, 3, 3, 3, 3, 3]
    assert (len(data.event), sum(event.starred for event in data.event)) == (12, 6)
    assert (len(data.specialist), len(data.bonus_tile), len(data.year), len(data.scenario)) == (6, 10, 8, 12)
    assert sum(card.count_of for card in data.automa) == 12
    assert [card.each for card in data.control_card] == [6, 18, 10]
    supply = data.supply
    assert (supply.fuel, supply.training, supply.inspection, supply.astronauts) == (16, 12, 4, 12)
    actions = {action for card in data.specialist for area in card.areas for action in area}
    assert len(actions) == 10


# --- the pages ---------------------------------------------------------------------------------------------------------

PAGES = Path(missions.__file__).parent / "rules_pages"


@pytest.mark.parametrize("name", ["rules.md", "cards.md"])
def test_pages_have_the_same_shape_in_every_language(name: str) -> None:
    pages = [(PAGES / language / name).read_text(encoding="utf-8") for language in LANGUAGES]
    shapes = [Counter(re.findall(r"^(#+|\d+\.|- |\|)", page, re.MULTILINE)) for page in pages]
    assert all(shape == shapes[0] for shape in shapes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_cards_says_what_the_data_says(language: str) -> None:
    page = (PAGES / language / "cards.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.startswith("|")]
    names = missions_text(language).names
    told = {row[0]: row for row in rows}
    for card in missions_data().mission:
        assert told[card.id][1] == names.mission(card.id)
        assert told[card.id][4] == f"{card.first} / {card.later}"
        for step in card.steps:
            for technology in step.draw:
                assert names.technologies[technology] in told[card.id][3]
    for craft in missions_data().spacecraft:
        index = ("rocket", "satellite", "capsule", "lunar_module").index(craft.kind)
        assert told[names.craft_level(index, craft.level)][1] == str(craft.slots)
