"""Adventure 7: when the game ends, what each part of the sheet scores, and who wins."""

import pytest

from games.moon.adventure7.escape_table import SHIPS, an_escape

# --- the end --------------------------------------------------------------------------------------------------------


def test_three_errors_end_the_game():
    s = an_escape().fill(0, "1A", "1B").has(0, errors=2).plays(0, "error").others_play()
    assert s.state.over
    assert s.state.end_reasons() == ["errors"]


def test_three_missions_end_the_game():
    s = an_escape().has(0, missions={"A": 10, "B": 4}, reactors=dict.fromkeys(SHIPS, 3)).others_play()
    assert not s.state.over
    s.plays(0, "mission C")
    assert s.state.over
    assert s.state.end_reasons() == ["missions"]


def test_filling_every_space_ends_the_game():
    s = (
        an_escape()
        .opens(0)
        .fill(0, *SHIPS[1:], "1A", "1G")
        .write(0, ship1=". . . . . X X X")
        .plays(0, "9/energy 1B4", "pass")
    )
    s.others_play().nobody_takes_missions()
    assert s.state.over
    assert s.state.end_reasons() == ["full"]


def test_the_turn_is_finished_for_all_and_nothing_less_ends_it():
    s = an_escape(players=3).fill(0, "1A", "1B").has(0, errors=1).plays(0, "error", "airlock 1A-1G")
    assert s.state.actors == (1, 2)
    s.others_play()
    assert not s.state.over
    assert s.state.turn == 2


# --- scoring --------------------------------------------------------------------------------------------------------

NOTHING = {"missions": 0, "greenhouses": 0, "modules": 0, "planning": 0, "errors": 0}


def test_a_fresh_sheet_scores_nothing():
    assert an_escape().lines(0) == NOTHING


@pytest.mark.parametrize(("plants", "points"), [(0, 0), (1, 2), (2, 4), (3, 7)])
def test_a_greenhouse_by_its_plants_doubled_by_its_x2(plants, points):
    s = an_escape().opens(0).fill(0, "1G").has(0, plants={"ship1": plants})
    assert s.lines(0)["greenhouses"] == points
    assert s.has(0, doubled="ship1").lines(0)["greenhouses"] == 2 * points


def test_a_greenhouse_without_a_number_scores_nothing():
    assert an_escape().has(0, plants=dict.fromkeys(SHIPS, 3)).lines(0)["greenhouses"] == 0


@pytest.mark.parametrize(("reactors", "points"), [(0, 0), (1, 2), (2, 4), (3, 7)])
def test_a_module_by_the_reactors_of_its_starship_doubled_by_its_tank(reactors, points):
    s = an_escape().fill(0, "1A").has(0, reactors={"ship1": reactors})
    assert s.lines(0)["modules"] == points
    assert s.has(0, tanks="1A3").lines(0)["modules"] == 2 * points


def test_a_module_that_is_not_full_scores_nothing_even_with_its_tank():
    s = an_escape().write(0, ship1="X X X . X X X X .").has(0, reactors={"ship1": 3}, tanks="1A3 1B2")
    assert s.lines(0)["modules"] == 0


@pytest.mark.parametrize(("boxes", "loss"), list(enumerate([0, 1, 3, 6, 9, 12, 16, 20, 24, 28])))
def test_planning_loses_the_lowest_visible_value(boxes, loss):
    assert an_escape().has(0, plannings=boxes).lines(0)["planning"] == -loss


@pytest.mark.parametrize(("boxes", "loss"), list(enumerate([0, 5, 10, 15])))
def test_system_errors_lose_5_each(boxes, loss):
    assert an_escape().has(0, errors=boxes).lines(0)["errors"] == -loss


def test_a_sheet_computed_by_hand():
    """Ship 1: greenhouse 2 plants x2 = 8; modules with 1 reactor: A with its tank 4, B without 2.
    Ship 4: greenhouse 1 plant = 2; modules with 3 reactors: A with its tank 14, B not full 0.
    Ship 6: greenhouse not filled 0; modules with the 2 printed reactors: A 4, B with its tank 8."""
    s = an_escape().opens(0).fill(0, "1G", "1A", "1B", "4G", "4A", "6A", "6B").write(0, ship4=". . . X . X")
    s.has(
        0,
        plants={"ship1": 2},
        reactors={"ship1": 1, "ship4": 3},
        tanks="1A3 4A1 6B1",
        doubled="ship1",
        plannings=4,
        errors=2,
        missions={"A": 10, "C": 5},
    )
    assert s.lines(0) == {"missions": 15, "greenhouses": 10, "modules": 32, "planning": -9, "errors": -10}
    view = s.state.view(0).sheets[0]
    assert view.score == 38
    assert [ship.greenhouse for ship in view.ships] == [8, 0, 0, 2, 0, 0]
    assert [ship.modules for ship in view.ships] == [6, 0, 0, 14, 0, 12]


def test_the_best_sheet_there_is():
    """13 modules and 6 greenhouses of 14 each."""
    s = an_escape().opens(0).fill(0, *SHIPS)
    everything = dict.fromkeys(SHIPS, 3)
    tanks = " ".join(space.id for space in s.state.game.printed.space if space.tank)
    s.has(0, plants=everything, reactors=everything, tanks=tanks, doubled=" ".join(SHIPS))
    assert s.lines(0) == NOTHING | {"greenhouses": 84, "modules": 182}


# --- the winner -----------------------------------------------------------------------------------------------------


def ended(*sheets):
    """A game that ends now, with these sheets; seat 2 has the errors that end it."""
    s = an_escape(players=3)
    for seat, has in enumerate(sheets):
        s.has(seat, **has)
    s.fill(2, "1A", "1B").has(2, errors=2).plays(2, "error").others_play().nobody_takes_missions()
    assert s.state.over
    return s


def test_the_most_points_win():
    s = ended({"missions": {"A": 10}}, {"missions": {"A": 5}})
    assert s.state.scores == [10, 5, -15]
    assert s.state.winners == [0]


def test_a_tie_goes_to_the_fewest_system_errors():
    s = ended({"missions": {"A": 10}, "errors": 1}, {"missions": {"A": 5}})
    assert s.state.scores == [5, 5, -15]
    assert s.state.winners == [1]


def test_otherwise_the_victory_is_shared():
    s = ended({"missions": {"A": 5}}, {"missions": {"A": 5}})
    assert s.state.winners == [0, 1]
