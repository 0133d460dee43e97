"""Adventure 3: the three ways it ends, the eight scoring lines, astronauts by rank, and ties."""

import pytest

from games.moon.adventure3.colonies import QUARTERS, a_colony

# --- the end --------------------------------------------------------------------------------------------------------


def test_the_game_ends_after_a_turn_with_three_missions():
    s = a_colony().has(0, greenhouses=(4, 4, 0, 0), missions={"A": 12, "B": 9}).achieved("AB").others_write()
    s.plays(0, "mission C")
    assert s.state.over
    assert s.state.end_reasons() == ["missions"]


def test_two_missions_do_not_end_it():
    s = a_colony().has(0, missions={"A": 12, "B": 9}).achieved("AB").others_write()
    assert not s.state.over


def test_the_game_ends_with_the_third_system_error():
    s = a_colony().write(0, c1r2=5, c3r2=6).cross(0, *(f"row{row}" for row in range(1, 7)), but="c2r2")
    s.has(0, errors=2).shows("8/energy", "9/robot", "2/plant").plays(0, "error")
    assert not s.state.over, "the others finish the turn"
    s.others_write().plays(0, "pass")
    assert s.state.over
    assert s.state.end_reasons() == ["errors"]


def test_the_game_ends_with_a_full_colony():
    s = a_colony(missions="A1,B1,C2").fill(0, *(f"row{row}" for row in range(1, 7)), but="c2r2")
    s.shows("3/water").plays(0, "3/water c2r2").others_write()
    assert s.offers(0) == ["pass", "mission A"], "missions come before the end"
    s.plays(0, "mission A")
    assert s.state.over
    assert s.state.end_reasons() == ["full"]


def test_an_x_fills_the_colony_too():
    s = a_colony(missions="A1,B1,C2").fill(0, *(f"row{row}" for row in range(1, 7)), but="c2r2 c5r5")
    s.shows("3/planning").plays(0, "3/planning c2r2", "x c5r5").others_write().everyone_takes_missions()
    assert s.state.over


# --- the score ------------------------------------------------------------------------------------------------------


def test_a_whole_sheet_by_hand():
    """Plants: 5 + 2 in two quarters at 2. Water: 2 tanks at 4. Antennas: c1r2, c2r1 and the observatory's 3 at 1."""
    s = a_colony(3).fill(0, "c1r2", "c2r1", "c2r3", "c3r2")
    s.tunnels(0, "c1r2-c1r3-c1r4-c1r5-c1r6-c2r6-c3r6-c4r6-c5r6-c6r6")
    s.has(0, greenhouses=(4, 0, 2, 0), energies=(2, 2, 1), tanks="c2r3 c3r2", astronauts=3, plannings=4, errors=1)
    s.has(0, missions={"A": 12, "C": 4}).has(1, astronauts=5)
    s.sheet(0).firsts, s.sheet(0).laters = 0b1, 0b10
    assert s.lines(0) == {
        "missions": 16,
        "plants": 14,
        "water": 8,
        "antennas": 5,
        "quarters": 20,
        "astronauts": 10,
        "planning": -9,
        "errors": -5,
    }


def test_without_an_energy_symbols_are_worth_nothing():
    """Ruling 3.11."""
    s = a_colony().fill(0, "c1r2", "c2r3").has(0, greenhouses=(4, 4, 4, 4), tanks="c2r3")
    assert [s.lines(0)[line] for line in ("plants", "water", "antennas")] == [0, 0, 0]


@pytest.mark.parametrize(("errors", "loss"), [(0, 0), (1, 5), (2, 10), (3, 15)])
def test_system_errors_cost(errors, loss):
    assert a_colony().has(0, errors=errors).lines(0)["errors"] == -loss


@pytest.mark.parametrize(
    ("counts", "prizes"),
    [
        ((3, 2), (20, 10)),
        ((3, 3), (20, 20)),
        ((0, 1), (0, 20)),
        ((0, 0), (0, 0)),
        ((4, 4, 2), (20, 20, 10)),
        ((5, 3, 3, 1), (20, 10, 10, 5)),
        ((6, 5, 4, 3), (20, 10, 5, 0)),
        ((2, 0, 2, 1, 1, 0), (20, 0, 20, 10, 10, 0)),
    ],
)
def test_astronauts_are_ranked_and_equal_counts_share_a_place(counts, prizes):
    s = a_colony(len(counts))
    for seat, count in enumerate(counts):
        s.has(seat, astronauts=count)
    assert tuple(s.lines(seat)["astronauts"] for seat in range(len(counts))) == prizes


def ending(players=2):
    """Seat 0 fills its colony this turn: four quarters after others make 20 points, and it takes no mission."""
    s = a_colony(players).cross(0, *(f"row{row}" for row in range(1, 7)), but="c2r2").taken(*QUARTERS)
    s.sheet(0).laters, s.sheet(0).firsts = s.sheet(0).firsts, 0
    return s


def over(s):
    s.shows("3/water").plays(0, "3/water c2r2").others_write()
    while not s.state.over:
        s.plays(s.state.actors[0], "pass")
    return s


def test_most_points_win():
    s = over(ending().has(1, astronauts=1, energies=(1, 0, 0), greenhouses=(3, 0, 0, 0)))
    assert s.state.scores == [20, 23]
    assert s.state.winners == [1]


def test_a_tie_goes_to_fewer_system_errors():
    s = over(ending().has(0, errors=1, astronauts=1).has(1, astronauts=1, missions={"C": 8, "A": 7}).achieved("AC"))
    assert s.state.scores == [35, 35]
    assert s.state.winners == [1]


def test_a_tie_with_equal_system_errors_is_shared():
    s = over(ending().has(0, astronauts=1).has(1, astronauts=1, missions={"A": 20}).achieved("A"))
    assert s.state.scores == [40, 40]
    assert s.state.winners == [0, 1]


def test_a_score_may_be_negative():
    s = over(ending().has(1, plannings=9, errors=2))
    assert s.state.scores[1] == -38
