"""Adventure 5: the three ways it ends, every scoring line, and ties."""

import pytest

from cosmodrome.games.moon.rules.adventure5 import FIRST, LATER
from games.moon.adventure5.dome_table import a_dome

FULL = {
    "t1": "1 2 3 4 5 6 | 7 8 9",
    "t2": "1 2 3 4 | 5 6 7 8 9 10",
    "t3": "1 2 3 | 4 5 6 7 8 9 10",
    "t4": "1 2 3 4 5 | 6 7 8 9",
}
ENDS = "1top 1bottom 2top 2bottom 3top 3bottom 4top 4bottom"
SECTIONS = ("L1", "L2", "L3", "L4", "R1", "R2", "R3", "R4")

# --- the end ---------------------------------------------------------------------------------------------------------


def test_it_ends_after_a_turn_with_three_missions():
    s = a_dome().built(0, *SECTIONS).has(0, missions={"A": FIRST, "B": LATER}).achieved("AB").others_play()
    s.plays(0, "mission C")
    assert s.state.over
    assert s.state.end_reasons() == ["missions"]


def test_two_missions_do_not_end_it():
    s = a_dome().has(0, missions={"A": FIRST, "B": LATER}).achieved("AB").others_play()
    assert not s.state.over


def test_it_ends_with_the_third_system_error():
    blocked = {**FULL, "t4": "3 4 5 6 | 7 8 9 10"}
    s = a_dome().write(0, **blocked).has(0, errors=2).shows("9/robot", "8/energy", "7/plant").plays(0, "error")
    assert not s.state.over, "the others finish the turn"
    s.others_play().nobody_takes_missions()
    assert s.state.end_reasons() == ["errors"]
    assert s.state.over


def test_it_ends_with_all_towers_full():
    almost = {**FULL, "t4": "2 3 4 5 | 6 7 8 9"}
    s = a_dome().write(0, **almost).shows("1/water", "8/energy", "7/plant").plays(0, "1/water 4down5").others_play()
    assert s.asks(0) == "mission", "missions come before the end"
    s.everyone_takes_missions()
    assert s.state.over
    assert s.state.end_reasons() == ["full"]


def test_an_x_fills_the_last_level_too():
    almost = {**FULL, "t4": "2 3 4 5 | 6 7 8"}
    s = a_dome().write(0, **almost).shows("1/planning", "8/energy", "7/plant")
    s.plays(0, "1/planning 4down5", "x 4up4", "cut L1").others_play().everyone_takes_missions()
    assert s.state.over


def test_one_empty_level_does_not_end_it():
    almost = {**FULL, "t4": "2 3 4 5 | 6 7 8"}
    s = a_dome().write(0, **almost).shows("1/water", "8/energy", "7/plant").plays(0, "1/water 4down5").others_play()
    assert not s.everyone_takes_missions().state.over


# --- the score -------------------------------------------------------------------------------------------------------


def test_a_whole_sheet_by_hand():
    """Laboratory at row 2: one level with 1 symbol at 3, two with 2 at 7, one with 3 at 12 makes 29. Dome: L1 built, R3
    cut, so 8 pieces at 5. Astronauts, fewer than the other's 4, at row 3: 7."""
    s = a_dome(players=3).circled(0, plants="up1 up2 up3 up3 down4 down4", waters="up2 down4")
    s.built(0, "L1").cut(0, "R3").has(
        0,
        upgrades={"missions": 1, "lab": 2, "astronauts": 3, "dome": 1},
        astronauts=3,
        errors=2,
        missions={"A": FIRST, "C": LATER},
        firsts="1top 3top",
        laters="4bottom",
    ).has(1, astronauts=4)
    assert s.lines(0) == {
        "missions": 10 + 6,
        "lab": 3 + 14 + 12,
        "towers": 6 + 25 + 7,
        "astronauts": 7,
        "dome": -40,
        "errors": -10,
    }


def test_an_empty_sheet_loses_for_the_dome_alone():
    lines = a_dome().lines(0)
    assert lines["dome"] == -48
    assert sum(lines.values()) == -48


@pytest.mark.parametrize(
    ("rows", "values"), [(0, (2, 5, 9)), (1, (2, 6, 10)), (2, (3, 7, 12)), (3, (3, 8, 15)), (4, (4, 10, 18))]
)
@pytest.mark.parametrize("symbols", [1, 2, 3])
def test_a_level_of_the_laboratory_counts_in_one_column(rows, values, symbols):
    s = a_dome().circled(0, plants=" ".join(["up2"] * min(symbols, 2)), waters="up2" if symbols == 3 else "")
    assert s.has(0, upgrades={"lab": rows}).lines(0)["lab"] == values[symbols - 1]


def test_water_and_plants_count_alike():
    assert a_dome().circled(0, waters="up2").lines(0)["lab"] == 2
    assert a_dome().circled(0, waters="up2", plants="up2").lines(0)["lab"] == 5
    assert a_dome().circled(0, waters="up2", plants="down2").lines(0)["lab"] == 4


def test_all_ends_of_all_towers():
    assert a_dome().has(0, firsts=ENDS).lines(0)["towers"] == 112
    assert a_dome().has(0, laters=ENDS).lines(0)["towers"] == 55


@pytest.mark.parametrize(("rows", "most", "others"), [(0, -10, 0), (1, 0, 2), (2, 10, 4), (3, 20, 7), (4, 30, 10)])
def test_most_astronauts_and_the_others(rows, most, others):
    s = a_dome(players=3)
    for seat, crossed in enumerate((3, 2, 0)):
        s.has(seat, astronauts=crossed, upgrades={"astronauts": rows})
    assert [s.lines(seat)["astronauts"] for seat in range(3)] == [most, others, 0]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 3, 1), (20, 20, 7)),
        ((1, 1, 1), (20, 20, 20)),
        ((0, 0, 0), (0, 0, 0)),
        ((8, 2, 1), (20, 7, 7)),
        ((0, 1, 0), (0, 20, 0)),
    ],
)
def test_all_who_have_the_most_share_it(counts, points):
    """Ruling 5.11."""
    s = a_dome(players=3)
    for seat, crossed in enumerate(counts):
        s.has(seat, astronauts=crossed, upgrades={"astronauts": 3})
    assert tuple(s.lines(seat)["astronauts"] for seat in range(3)) == points


def test_each_reads_the_values_of_the_own_sheet():
    s = a_dome().has(0, astronauts=2, upgrades={"astronauts": 4}).has(1, astronauts=2)
    assert [s.lines(seat)["astronauts"] for seat in range(2)] == [30, -10]


@pytest.mark.parametrize(("rows", "value"), [(0, 6), (1, 5), (2, 4), (3, 3), (4, 2)])
def test_every_unbuilt_piece_of_the_dome_costs(rows, value):
    s = a_dome().built(0, "L1", "R1").has(0, upgrades={"dome": rows})
    assert s.lines(0)["dome"] == -6 * value
    s.cut(0, "L2", "R4")
    assert s.lines(0)["dome"] == -8 * value
    s.built(0, "L2")
    assert s.lines(0)["dome"] == -7 * value


def test_a_finished_dome_costs_nothing():
    assert a_dome().built(0, *SECTIONS).lines(0)["dome"] == 0


def test_a_dome_of_sixteen_pieces():
    assert a_dome().cut(0, *SECTIONS).lines(0)["dome"] == -16 * 6


@pytest.mark.parametrize(("errors", "loss"), [(0, 0), (1, 5), (2, 10), (3, 15)])
def test_system_errors_cost(errors, loss):
    assert a_dome().has(0, errors=errors).lines(0)["errors"] == -loss


# --- the winner ------------------------------------------------------------------------------------------------------


def over(s):
    """Seat 0 fills its last level: the top of tower 4, after others, for 5 points. Nobody takes missions."""
    s.write(0, **{**FULL, "t4": "1 2 3 4 5 | 6 7 8"}).struck("4top").shows("15/water", "8/energy", "7/plant")
    s.plays(0, "15/water 4up4", "pass")
    while not s.state.over:
        seat = s.state.actors[0]
        s.state.play(seat, s.state.legal(seat)[0])
    return s


def test_most_points_win():
    s = over(a_dome().built(0, *SECTIONS).built(1, *SECTIONS).has(1, firsts="1top"))
    assert s.state.scores == [5, 6]
    assert s.state.winners == [1]


def test_a_tie_goes_to_fewer_system_errors():
    s = over(a_dome().built(0, *SECTIONS).has(0, errors=1, laters="2bottom").built(1, *SECTIONS).has(1, laters="4top"))
    assert s.state.scores == [5, 5]
    assert s.state.winners == [1]


def test_a_tie_with_equal_system_errors_is_shared():
    s = over(a_dome().built(0, *SECTIONS).built(1, *SECTIONS).has(1, laters="4top"))
    assert s.state.scores == [5, 5]
    assert s.state.winners == [0, 1]
