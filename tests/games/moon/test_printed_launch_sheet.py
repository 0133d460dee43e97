"""The sheet of adventure 1 against what is printed on it: every quarter fires exactly its effects."""

import pytest

from cosmodrome.games.moon.adventure1.data import launch_data
from printed_launch import QUARTERS, TRACK
from tables import a_launch

each_quarter = pytest.mark.parametrize("quarter", QUARTERS, ids=lambda quarter: quarter.id)


def almost(quarter, players=3, **marks):
    """Seat 0 lacks the last space of a quarter, and the piles show the number for it."""
    return a_launch(players).fill(0, quarter.id, but=1).has(0, **marks).shows(quarter.last_move.split()[0])


def test_there_are_19_quarters_with_53_spaces():
    assert len(QUARTERS) == 19
    assert sum(quarter.last - quarter.first + 1 for quarter in QUARTERS) == 53
    assert [quarter.id for quarter in a_launch().board.quarters] == [quarter.id for quarter in QUARTERS]
    assert a_launch().board.size == 53


def test_the_totals_of_all_symbols():
    totals = [
        sum(getattr(quarter, kind) for quarter in QUARTERS)
        for kind in ("rockets", "inactive", "activations", "buildings", "sabotages")
    ]
    assert totals == [41, 20, 5, 10, 8]
    board = a_launch().board
    assert sum(quarter.rockets for quarter in board.quarters) == 41
    assert sum(quarter.inactive for quarter in board.quarters) == 20
    assert sum(quarter.activations for quarter in board.quarters) == 5
    assert sum(quarter.buildings for quarter in board.quarters) == 10
    assert sum(quarter.sabotages.bit_count() for quarter in board.quarters) == 8


def test_every_symbol_of_sabotage_and_every_arrow_is_one_of_its_own():
    board = a_launch().board
    symbols = 0
    for quarter in board.quarters:
        assert not symbols & quarter.sabotages
        symbols |= quarter.sabotages
    assert symbols == 0b11111111
    assert [quarter.arrow for quarter in board.arrows] == list(range(7))


def test_the_rocket_track():
    assert [(line.rockets, line.box) for line in launch_data().line] == TRACK
    assert sum(rockets for rockets, _ in TRACK) == a_launch().board.track == 31


def test_the_diamonds_and_the_final_rockets():
    sheet = launch_data().sheet
    assert (sheet.errors, sheet.error_points, sheet.final_rockets) == (8, 5, 8)


def test_floors_from_the_top_down():
    assert [(floor.storey, floor.action) for floor in launch_data().floor] == [
        (9, "astronaut"),
        (8, "astronaut"),
        (7, "water"),
        (6, "robot"),
        (5, "robot"),
        (4, "planning"),
        (3, "energy"),
        (2, "plant"),
        (1, "wild"),
    ]


@each_quarter
def test_a_quarter_has_the_printed_spaces(quarter):
    s = a_launch().fill(0, quarter.id)
    row = s.floor(0, quarter.floor).split()
    assert [n for n, mark in enumerate(row, 1) if mark != "."] == list(range(quarter.first, quarter.last + 1))


@each_quarter
def test_completing_a_quarter_crosses_its_active_rockets(quarter):
    s = almost(quarter).plays(0, quarter.last_move)
    assert s.rockets == [quarter.rockets, 0, 0]


@each_quarter
def test_completing_an_activated_quarter_crosses_all_its_rockets(quarter):
    if not quarter.inactive:
        assert a_launch().quarter(quarter.id).arrow == -1
        return
    s = almost(quarter, activated=(quarter.id,)).plays(0, quarter.last_move)
    assert s.rockets == [quarter.rockets + quarter.inactive, 0, 0]


@each_quarter
def test_completing_a_quarter_asks_for_its_activation_and_its_building(quarter):
    s = almost(quarter).plays(0, quarter.last_move)
    asked = {(0, 0): "", (0, 1): "build", (1, 0): "activate", (1, 1): "effects"}
    assert s.asks(0) == asked[quarter.activations, quarter.buildings]
    assert any(text.startswith("+ ") for text in s.offers(0)) == bool(quarter.activations)
    assert any(text.startswith("x ") for text in s.offers(0)) == bool(quarter.buildings)
    assert ("pass" in s.offers(0)) == bool(quarter.buildings)


@each_quarter
def test_completing_a_quarter_triggers_its_sabotages(quarter):
    s = almost(quarter).plays(0, quarter.last_move)
    if quarter.activations:
        s.plays(0, s.offers(0)[-1])
    if quarter.buildings:
        s.plays(0, "pass")
    s.others_write()
    assert s.errors == [0, quarter.sabotages, quarter.sabotages]
    assert s.struck_sabotages == [quarter.id] * quarter.sabotages


@each_quarter
def test_an_x_completes_a_quarter_as_a_number_does(quarter):
    other = "wild.q1" if quarter.id != "wild.q1" else "wild.q2"
    number = 2 if other == "wild.q1" else 4
    s = a_launch(players=3).fill(0, quarter.id, other, but=1).shows(f"{number}/water")
    s.plays(0, f"{number}/water wild.{number}", f"x {quarter.floor}.{quarter.last}")
    assert s.rockets == [2 + quarter.rockets, 0, 0]
    for _ in range(quarter.activations):
        s.plays(0, s.offers(0)[-1])
    if quarter.buildings:
        s.plays(0, "pass")
    s.others_write()
    assert s.errors == [0, quarter.sabotages, quarter.sabotages]
