"""All 22 mission cards: exactly what a card asks for is enough and nothing less, and it pays what it says."""

from __future__ import annotations

import pytest

from cosmodrome.games.missions.boards import missions_board
from cosmodrome.games.missions.data import CATEGORY_IDS
from cosmodrome.games.missions.rules.board import MissionCard
from cosmodrome.games.missions.rules.cards import MINOR, deck_of
from games.missions.race_table import RaceTable, a_race

CARDS = {card.id: card for cards in missions_board().missions for card in cards}

REQUIRED = {
    # rocket, satellite, capsule, lunar module, fuel, earlier successes; points first and later; categories
    "1.0": (1, 0, 0, False, 1, "", 4, 3, "unmanned"),
    "1.1": (1, 0, 0, False, 1, "", 4, 3, "unmanned"),
    "2.0": (1, 0, 1, False, 1, "", 5, 3, "manned"),
    "2.1": (1, 0, 1, False, 1, "", 5, 3, "manned"),
    "3.0": (1, 1, 0, False, 1, "", 5, 4, "unmanned"),
    "3.1": (1, 1, 0, False, 1, "", 6, 4, "unmanned"),
    "3.2": (1, 2, 0, False, 2, "", 7, 5, "unmanned"),
    "4.0": (1, 1, 0, False, 2, "", 6, 4, "unmanned lunar"),
    "4.1": (2, 1, 0, False, 2, "", 7, 5, "unmanned lunar"),
    "4.2": (1, 2, 0, False, 3, "", 8, 6, "unmanned lunar"),
    "5.0": (1, 0, 2, False, 2, "either", 7, 5, "manned"),
    "5.1": (1, 0, 1, False, 2, "either", 6, 5, "manned"),
    "5.2": (2, 0, 2, False, 2, "manned", 8, 6, "manned"),
    "6.0": (1, 1, 0, False, 3, "", 7, 5, "unmanned lunar"),
    "6.1": (2, 1, 0, False, 3, "", 8, 6, "unmanned lunar"),
    "6.2": (2, 2, 0, False, 3, "either", 9, 6, "unmanned lunar"),
    "7.0": (2, 0, 2, False, 3, "manned", 10, 7, "manned"),
    "7.1": (3, 0, 3, False, 4, "manned", 12, 9, "manned lunar"),
    "7.2": (3, 0, 3, True, 4, "manned", 13, 9, "manned"),
    "8.0": (3, 0, 3, True, 6, "both", 15, 11, "manned lunar"),
    "8.1": (3, 0, 3, True, 7, "both", 17, 12, "manned lunar"),
    "8.2": (3, 0, 3, True, 6, "both", 16, 12, "manned lunar"),
}
ENOUGH = {
    "": [{}],
    "either": [{"unmanned": 1}, {"manned": 1}],
    "manned": [{"manned": 1}],
    "both": [{"unmanned": 1, "manned": 1}],
}
TOO_LITTLE: dict[str, list[dict[str, int]]] = {
    "": [],
    "either": [{}, {"lunar": 2, "media": 2}],
    "manned": [{}, {"unmanned": 3}],
    "both": [{"unmanned": 2}, {"manned": 2}],
}
FUEL_SPACES = {1: 1, 2: 2, 3: 4}
CRAFTS = ("rocket", "satellite", "capsule")


def ready(card: MissionCard, bars: dict[str, int], *, fuel: int = 0, tanks: int = 0, less: str = "") -> RaceTable:
    """Seat 0 has just what the card asks for, give or take, and may announce."""
    rocket, satellite, capsule, _, wanted, _, *_ = REQUIRED[card.id]
    levels = {"rocket": rocket, "satellite": max(1, satellite), "capsule": max(1, capsule)}
    spaces = FUEL_SPACES[rocket]
    if less:
        levels[less] -= 1
    s = a_race()
    s.state.missions = [card if other.number == card.number else other for other in s.state.missions]
    s.developed(0, **levels).has(0, **bars)
    s.gives(0, fuel=spaces + fuel, extra_tank=max(0, wanted - spaces) + tanks)
    return s.event("E06").everybody_passes()


def launched(card: MissionCard, *completed: int) -> RaceTable:
    """It stands on the pad, fuelled, and nothing can go wrong."""
    s = ready(card, ENOUGH[REQUIRED[card.id][5]][-1]).completed(*completed)
    s.plays(f"announce {card.number}", "ready", "stay", "go on")
    s.state.agencies[0].control.decks = [0] * 6
    return s


@pytest.mark.parametrize("id", REQUIRED)
def test_exactly_what_the_card_asks_for_is_enough(id: str):
    card, successes = CARDS[id], REQUIRED[id][5]
    announce = f"announce {card.number}"
    for bars in ENOUGH[successes]:
        assert announce in ready(card, bars).legal()
    bars = ENOUGH[successes][-1]
    for wrong in TOO_LITTLE[successes]:
        assert announce not in ready(card, wrong).legal()
    assert announce not in ready(card, bars, fuel=-1).legal()
    if REQUIRED[id][4] > FUEL_SPACES[REQUIRED[id][0]]:
        assert announce not in ready(card, bars, tanks=-1).legal()
    for craft, level in zip(CRAFTS, REQUIRED[id], strict=False):
        if level > 1:
            assert announce not in ready(card, bars, fuel=3, tanks=3, less=craft).legal(), craft


@pytest.mark.parametrize("id", REQUIRED)
def test_it_pays_the_first_more_than_later_ones_and_moves_its_categories(id: str):
    card = CARDS[id]
    _, _, capsule, module, _, _, first, later, categories = REQUIRED[id]
    for completed, points in (((), first), ((card.number,), later)):
        s = launched(card, *completed)
        before = [s.bar(0, name) for name in CATEGORY_IDS[:3]]
        s.flies()
        assert s.points(0) == 10 + points + capsule  # one healthy astronaut for each level of the capsule
        moved = [s.bar(0, name) - bar for name, bar in zip(CATEGORY_IDS, before, strict=False)]
        assert moved == [int(name in categories.split()) for name in CATEGORY_IDS[:3]]
    assert card.module is module


@pytest.mark.parametrize("id", [name for name in REQUIRED if REQUIRED[name][2]])
def test_a_crew_comes_home_by_the_last_step(id: str):
    card = CARDS[id]
    s = launched(card)
    s.state.agencies[0].control.decks[card.steps[0].draws[0]] = deck_of([MINOR])
    s.plays("fly")
    agency = s.state.agencies[0]
    assert (agency.failed, agency.step) == (1, len(card.steps) - 1)
    assert card.steps[-1].draws == [5] * len(card.steps[-1].draws)
    s.flies()
    assert s.points(0) == 10 + 1 + REQUIRED[id][2]


@pytest.mark.parametrize("id", REQUIRED)
def test_a_step_uses_spacecraft_that_fly(id: str):
    rocket, satellite, capsule, module, *_ = REQUIRED[id]
    flies = {index for index, there in enumerate((rocket, satellite, capsule, module)) if there}
    assert {int(step.craft) for step in CARDS[id].steps} == flies
    assert CARDS[id].steps[0].craft == 0
    assert CARDS[id].steps[0].draws[0] == 0


def test_there_are_22():
    assert set(CARDS) == set(REQUIRED)
