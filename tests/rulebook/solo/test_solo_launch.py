"""Solo rules of adventure 1: ASTRA's track, launches of both sides, sabotages as bonuses, and errors by its effects."""

import pytest

from games.moon.solo.solo_table import a_solo

CROSSED = [15, 12, 10, 8, 6, 4, 2, 0]
"""Boxes crossed before the game, by level."""


def quiet_turn(level=1):
    return a_solo(1, level).shows("7/robot", "9/energy", "6/plant")


QUIET = "7/energy~6/plant energy.5"


# --- the track --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", range(1, 9))
def test_boxes_with_a_higher_blue_number_are_crossed_before_the_game(level):
    seen = a_solo(1, level).view
    assert (seen.crossed, seen.boxes, seen.score) == (CROSSED[level - 1], 81, 10)


def test_the_example_of_the_rules_a_robot_for_katherine_crosses_two_boxes():
    s = a_solo(1).shows("7/plant", "9/energy", "6/robot").plays("7/energy~6/robot energy.5")
    assert s.view.crossed == 17
    assert s.view.score == 20


@pytest.mark.parametrize(
    ("crossed", "score"),
    [(0, 10), (15, 10), (16, 20), (20, 20), (21, 30), (75, 130), (76, 140), (80, 140), (81, 150)],
)
def test_the_lowest_visible_score_counts(crossed, score):
    racer = a_solo(1).astra.opponent
    assert racer.score_at(crossed) == score


def test_a_card_crosses_no_more_boxes_than_there_are():
    racer = a_solo(1, 8).astra.opponent
    assert racer.progress(200) == 81


# --- launches ---------------------------------------------------------------------------------------------------------


def near_launch(s):
    """ASTRA's next card launches its rocket."""
    s.astra.opponent.crossed = 81 - 1
    return s


def ready(s, finals=0):
    """The own rocket is ready to be launched."""
    s.sheet.rockets = s.state.board.track
    s.sheet.finals = finals
    return s


def test_astra_launches_with_its_last_box_and_wins():
    s = near_launch(quiet_turn()).plays(QUIET)
    assert s.state.over
    assert s.state.end_reasons() == ["launch"]
    assert (s.view.score, s.view.verdict, s.state.winners) == (150, -1, [])
    assert s.state.prompt(0) == "Katherine has launched ASTRA's rocket and wins."


def test_an_own_launch_wins():
    s = ready(quiet_turn()).plays(QUIET)
    assert s.state.over
    assert (s.state.scores, s.state.winners, s.view.verdict) == ([150], [0], 1)
    assert s.state.prompt(0) == "The rocket has launched before the one of Katherine: victory!"


def test_an_open_error_holds_the_launch_back():
    s = ready(quiet_turn())
    s.sheet.errors = 1
    s.plays(QUIET)
    assert not s.state.over


def test_launches_of_the_same_turn_are_a_draw():
    s = near_launch(ready(quiet_turn())).plays(QUIET)
    assert s.state.over
    assert (s.state.winners, s.view.verdict) == ([], 0)
    assert s.state.prompt(0) == "Both rockets have launched in the same turn: a draw."


def test_unless_a_rocket_that_breaks_ties_is_crossed():
    s = near_launch(ready(quiet_turn(), finals=1)).plays(QUIET)
    assert (s.state.winners, s.view.verdict) == ([0], 1)


def test_a_bonus_can_hold_astras_launch_back():
    s = near_launch(quiet_turn()).bonuses(1).plays(QUIET, "spare 6/plant")
    assert not s.state.over


def test_without_a_launch_the_scores_are_compared():
    s = quiet_turn()
    s.sheet.rockets = s.state.board.track - 1
    s.sheet.missions = [3, 3, 3]
    s.state.achieved = 0b111
    s.plays(QUIET)
    assert s.state.over
    assert s.view.score == 20
    assert s.state.scores[0] > 20
    assert s.state.winners == [0]


# --- sabotages --------------------------------------------------------------------------------------------------------


def test_each_sabotage_triggered_circles_a_bonus_and_hurts_nobody():
    s = quiet_turn()
    quarter = next(quarter for quarter in s.state.board.quarters if quarter.id == "energy.q1")
    for space in range(s.state.board.size):
        if quarter.spaces >> space & 1 and space != 0:
            s.sheet.write(s.state.board.floor_of[space], space, 30)
            s.sheet.crosses += 1
    s.state.complete(0, s.sheet, quarter)
    assert s.view.circled == 2
    s.plays(next(move for move in s.moves if move.startswith("7/energy~6/plant")))
    assert s.sheet.errors == 0


def test_an_effect_strikes_a_sabotage_and_circles_an_error():
    s = quiet_turn().next_up("A").plays(QUIET)
    assert s.asks == "strike"
    assert s.sheet.errors == 1
    s.plays("strike water.q1")
    assert s.state.view(0).spent != ()
    quarter = next(quarter for quarter in s.state.board.quarters if quarter.id == "water.q1")
    s.state.complete(0, s.sheet, quarter)
    assert s.view.circled == 0


def test_of_two_sabotages_in_a_quarter_the_first_is_offered():
    s = quiet_turn().next_up("A", "B").plays(QUIET)
    assert [move for move in s.moves if "energy" in move] == ["strike energy.q1.1"]
    s.plays("strike energy.q1.1")
    assert [move for move in s.moves if "energy" in move] == ["strike energy.q1.2"]


def test_without_sabotages_an_effect_still_circles_an_error():
    s = quiet_turn().next_up("A")
    s.state.spent = 0xFF
    s.plays(QUIET)
    assert s.asks == "write"
    assert s.sheet.errors == 1


def test_errors_never_exceed_the_printed_ones():
    s = quiet_turn().next_up("A")
    s.state.spent = 0xFF
    s.sheet.errors = s.state.board.errors - 1
    s.plays(QUIET)
    assert s.sheet.errors == s.state.board.errors
    s.state.circle_error(0)
    assert s.sheet.errors == s.state.board.errors


def test_all_errors_circled_by_an_effect_end_the_game_with_the_turn():
    s = quiet_turn().next_up("A")
    s.state.spent = 0xFF
    s.sheet.errors = s.state.board.errors - 1
    s.plays(QUIET)
    assert not s.state.over
    s.turn_passes()
    assert s.state.over
    assert "errors" in s.state.end_reasons()
