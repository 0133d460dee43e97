"""Adventure 6: when the game ends, what each part of the sheet scores, and who wins."""

import pytest

from games.moon.adventure6.virus_table import QUARTERS, an_outbreak
from rulebook.adventure6.test_virus_3_write import full_but_one

# --- the end --------------------------------------------------------------------------------------------------------


def test_three_errors_end_the_game():
    s = full_but_one(an_outbreak()).has(0, errors=2, missions={"A": 3}).closes(0, *QUARTERS)
    s.plays(0, "error").others_write().everyone_infects().nobody_takes_missions()
    assert s.state.over
    assert s.state.end_reasons() == ["errors"]


def test_three_missions_end_the_game_after_their_viruses_have_spread():
    s = an_outbreak().has(0, missions={"A": 8, "C": 4}).achieved("AC").closes(0, "L1", "R2", "L4").others_write()
    s.plays(0, "mission B")
    assert not s.state.over
    assert s.runs == [1, 1]
    s.everyone_infects()
    assert s.state.over
    assert s.state.end_reasons() == ["missions"]


def test_a_full_sheet_ends_the_game_and_infections_fill_it_too():
    s = full_but_one(an_outbreak(grey="R5.1")).awake("M5").has(0, missions={"A": 3})
    s.sheet(0).owed = 1
    s.shows("4/plant", "9/energy", "10/plant")
    s.sheet(0).filled &= ~(1 << s.spaces.index("M5.5"))
    s.plays(0, "4/plant M5.1", "pass").others_write()
    s.plays(0, "infect M5.5")
    assert s.state.over
    assert s.state.end_reasons() == ["full"]


def test_the_turn_is_finished_for_all():
    s = full_but_one(an_outbreak(players=3)).has(0, errors=2).plays(0, "error")
    assert s.state.actors == (1, 2)
    assert not s.state.over


# --- scoring --------------------------------------------------------------------------------------------------------

NOTHING = {"missions": 0, "plants": 0, "water": 0, "quarters": 0, "infected": -1, "errors": 0}


def test_a_fresh_sheet_has_lost_a_point_to_the_grey_virus():
    assert an_outbreak().lines(0) == NOTHING


@pytest.mark.parametrize(
    ("crossed", "points"),
    [
        (0, 0),
        (1, 0),
        (2, 5),
        (3, 5),
        (4, 10),
        (6, 10),
        (7, 20),
        (9, 20),
        (10, 35),
        (12, 35),
        (13, 55),
        (15, 55),
        (16, 80),
    ],
)
def test_plants_score_the_first_open_box(crossed, points):
    assert an_outbreak().has(0, planted=crossed).lines(0)["plants"] == points


@pytest.mark.parametrize(
    ("crossed", "points"),
    [(0, 0), (1, 0), (2, 10), (3, 10), (4, 20), (5, 20), (6, 35), (7, 35), (8, 55), (9, 55), (10, 80)],
)
def test_water_scores_the_first_open_box(crossed, points):
    assert an_outbreak().has(0, watered=crossed).lines(0)["water"] == points


def test_incomplete_quarters_score_like_evacuated_ones():
    s = an_outbreak().write(0, floor3="1 . X . . 6 . . . .").has(0, energies={"L3": 2, "M3": 3})
    assert s.lines(0)["quarters"] == 2 * 2 + 1 * 3


def test_a_quarter_is_worth_15_at_most_and_there_are_eleven():
    s = an_outbreak().has(0, energies=dict.fromkeys(QUARTERS, 3)).fill(0, *QUARTERS)
    assert s.lines(0)["quarters"] == 11 * 15 - 3
    assert s.lines(0)["infected"] == -1


def test_every_infected_space_loses_a_point():
    s = an_outbreak(grey="L1.1").infects(0, "M2.1", "M2.2", "R5.5")
    assert s.lines(0)["infected"] == -4


@pytest.mark.parametrize(("boxes", "loss"), list(enumerate([0, 5, 10, 15])))
def test_system_errors_lose_5_each(boxes, loss):
    assert an_outbreak().has(0, errors=boxes).lines(0)["errors"] == -loss


def test_a_sheet_computed_by_hand():
    """L1: one infected, four numbers, 2 energies: 8. M1: two numbers, 1 energy: 2. M2: an X and two infections, 3 energies:
    3. R3: five numbers, 2 energies: 10. Plants: 7 crossed, 20. Water: 3 crossed, 10. Infected: 3."""
    s = an_outbreak(grey="L1.1").write(0, floor1=". 2 3 5 6 7 . . 12 .", floor2="* X * . .")
    s.write(0, floor3=". . . . . . . . . . 3 6 9 12 15")
    s.has(
        0,
        energies={"L1": 2, "M2": 3, "R3": 2},
        planted=7,
        watered=3,
        errors=1,
        missions={"A": 8, "B": 4},
    )
    assert s.lines(0) == {"missions": 12, "plants": 20, "water": 10, "quarters": 23, "infected": -3, "errors": -5}
    view = s.state.view(0).sheets[0]
    assert view.score == 57
    assert view.quarters == (8, 2, 3, 0, 0, 0, 10, 0, 0, 0, 0)
    assert view.complete == (QUARTERS.index("L1"), QUARTERS.index("R3"))


def test_evacuations_by_the_end_of_the_game_count_for_no_mission():
    s = full_but_one(an_outbreak()).closes(0, *QUARTERS).has(0, errors=2, missions={"A": 8, "B": 4})
    s.write(1, floor1=". 2 3 4 5").plays(0, "error").others_write().everyone_infects().nobody_takes_missions()
    assert s.state.over
    assert s.lines(1)["missions"] == 0
    assert s.lines(1)["quarters"] >= 4


# --- the winner -----------------------------------------------------------------------------------------------------


def ended(*sheets):
    """A game that ends now, with these sheets; seat 2 has the errors that end it, and nothing open to spread to."""
    s = an_outbreak(players=3, missions="A2,B2,C2")
    for seat, has in enumerate(sheets):
        s.has(seat, **has)
    s = full_but_one(s, 2).has(2, errors=2).closes(2, "L1", "R2", "R3", "R5")
    s.plays(2, "error").others_write().everyone_infects().nobody_takes_missions()
    assert s.state.over
    return s


def test_the_most_points_win():
    s = ended({"missions": {"A": 300}}, {"missions": {"A": 400}})
    assert s.state.scores[:2] == [300, 400], "one number is written, one space infected"
    assert s.state.winners == [1]


def test_a_tie_goes_to_the_fewest_system_errors():
    s = ended({"missions": {"A": 405}, "errors": 1}, {"missions": {"A": 400}})
    assert s.state.scores[0] == s.state.scores[1]
    assert s.state.winners == [1]


def test_otherwise_the_victory_is_shared():
    s = ended({"missions": {"A": 400}}, {"missions": {"A": 400}})
    assert s.state.winners == [0, 1]
