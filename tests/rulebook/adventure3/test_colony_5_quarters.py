"""Adventure 3: the bonus of a full quarter, 15 to the first and 5 to those after them."""

import pytest

from games.moon.adventure3.colonies import QUARTERS, a_colony

LAST = {"top-left": "c3r5", "top-right": "c5r5", "bottom-left": "c2r2", "bottom-right": "c5r2"}
"""A building in the middle of each quarter; the number that fits there is its column plus its row less 1."""


def number(node: str) -> int:
    return int(node[1]) + int(node[3]) - 1


def almost(quarter: str, *seats: int, players: int = 3):
    s = a_colony(players)
    for seat in seats:
        s.fill(seat, quarter, but=LAST[quarter])
    return s.shows(f"{number(LAST[quarter])}/water")


def completes(s, quarter: str, seat: int):
    s.plays(seat, f"{number(LAST[quarter])}/water {LAST[quarter]}")
    if s.asks(seat) == "action":
        s.plays(seat, "pass")
    return s


@pytest.mark.parametrize("quarter", QUARTERS)
def test_the_first_circles_15(quarter):
    s = completes(almost(quarter, 0), quarter, 0)
    assert s.lines(0)["quarters"] == 15
    assert s.lines(1)["quarters"] == 0


@pytest.mark.parametrize("quarter", QUARTERS)
def test_all_who_fill_it_in_the_same_turn_circle_15(quarter):
    s = almost(quarter, 0, 2)
    completes(s, quarter, 2)
    completes(s, quarter, 0)
    assert [s.lines(seat)["quarters"] for seat in range(3)] == [15, 0, 15]
    s.others_write()
    assert s.state.taken == 1 << QUARTERS.index(quarter)


@pytest.mark.parametrize("quarter", QUARTERS)
def test_in_a_later_turn_only_5_are_left(quarter):
    s = completes(almost(quarter, 0, players=2), quarter, 0).others_write()
    s = completes(s.wipe(1).fill(1, quarter, but=LAST[quarter]).shows(f"{number(LAST[quarter])}/water"), quarter, 1)
    assert [s.lines(seat)["quarters"] for seat in range(2)] == [15, 5]


def test_the_five_never_runs_out():
    s = almost("top-left", 0, 1, 2).taken("top-left")
    for seat in range(3):
        completes(s, "top-left", seat)
    assert [s.lines(seat)["quarters"] for seat in range(3)] == [5, 5, 5]


def test_nothing_is_struck_before_the_turn_is_over():
    s = completes(almost("top-left", 0, 1), "top-left", 0)
    assert s.state.taken == 0
    assert s.state.view(1).taken == ()
    s.others_write()
    assert s.state.view(1).taken == (0,)


def test_an_x_fills_a_quarter_too():
    s = a_colony().fill(0, "bottom-right", but="c5r2").shows("8/planning").plays(0, "8/planning c2r4", "x c5r2")
    assert s.lines(0)["quarters"] == 15


def test_number_and_x_can_fill_two_quarters_in_one_turn():
    s = a_colony().fill(0, "top-left", but="c3r5").fill(0, "bottom-right", but="c5r2")
    s.shows("7/planning").plays(0, "7/planning c3r5", "x c5r2")
    assert s.lines(0)["quarters"] == 30


def test_printed_nodes_count_as_full():
    """Eight buildings are enough: the ninth node of each quarter is filled from the start."""
    s = a_colony()
    for quarter in s.board.quarters:
        assert (quarter.nodes & ~s.board.filled).bit_count() == 8


def test_bonuses_add_up():
    s = a_colony().taken("top-left", "bottom-right")
    s.sheet(0).firsts, s.sheet(0).laters = 0b0110, 0b1001
    assert s.lines(0)["quarters"] == 15 + 15 + 5 + 5
