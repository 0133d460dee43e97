"""The end, by the standard rules and by adventure 1: four conditions, checked when everyone has played the turn."""

import pytest

from tables import a_launch

FLOORS = ["astro1", "astro2", "water", "robot1", "robot2", "planning", "energy", "plant", "wild"]


def test_the_game_goes_on_while_nobody_meets_an_end_condition():
    s = a_launch().has(0, rockets=30, errors=7, missions={"A": 3, "B": 3}).others_write()
    assert not s.state.over
    assert s.turn == 2


# --- the four conditions ----------------------------------------------------------------------------------------------


def test_the_game_ends_when_a_seat_has_accomplished_all_three_missions():
    s = a_launch().has(0, missions={"A": 3, "C": 2}).fill(0, "energy").others_write()
    assert not s.state.over
    s.plays(0, "mission B")
    assert s.state.over


def test_two_missions_and_a_declined_third_do_not_end_the_game():
    s = a_launch().has(0, missions={"A": 3, "C": 2}).fill(0, "energy").others_write().plays(0, "pass")
    assert not s.state.over


def test_three_missions_of_different_seats_do_not_end_the_game():
    s = a_launch(players=3).has(0, missions={"A": 3}).has(1, missions={"C": 2}).fill(2, "energy").achieved("AC")
    s.others_write().plays(2, "mission B")
    assert not s.state.over


def test_the_game_ends_when_a_seat_has_circled_all_eight_errors():
    s = a_launch().has(0, errors=7).fill(0, *(floor for floor in FLOORS if floor != "plant")).fill(0, "energy")
    s.shows("6/robot", "6/water", "6/planning").plays(0, "error").others_write()
    s.nobody_takes_missions()
    assert s.state.over


def test_an_eighth_error_by_sabotage_ends_the_game_too():
    s = a_launch().has(0, errors=7).fill(1, "water.q1", but=1).shows("2/water")
    s.plays(1, "2/water water.2").others_write()
    assert s.state.over


def test_circled_errors_count_for_the_end_even_if_crossed_off():
    s = a_launch().has(0, rockets=31, errors=7, repaired=6).fill(1, "water.q1", but=1).shows("2/water")
    s.plays(1, "2/water water.2").others_write()
    assert s.errors[0] == 8
    assert s.state.over


def test_seven_errors_do_not_end_the_game():
    s = a_launch().has(0, errors=6).fill(1, "water.q1", but=1).shows("2/water")
    s.plays(1, "2/water water.2").others_write()
    assert s.errors[0] == 7
    assert not s.state.over


def test_the_game_ends_when_a_rocket_is_full():
    s = a_launch().fill(0, *FLOORS[:-1]).fill(0, "wild", but=1).shows("8/water").plays(0, "8/water wild.8")
    s.others_write().nobody_takes_missions()
    assert s.state.over


def test_x_count_as_filled_spaces():
    s = a_launch().fill(0, *FLOORS[:-1]).write(0, wild="X X X X X X X .").shows("8/water")
    s.plays(0, "8/water wild.8").others_write().nobody_takes_missions()
    assert s.state.over


def test_the_last_space_can_be_filled_with_an_x():
    s = a_launch().fill(0, *FLOORS[:-1]).write(0, wild="1 2 3 4 5 . 7 .").shows("6/water")
    s.plays(0, "6/water wild.6", "x wild.8").others_write().nobody_takes_missions()
    assert s.state.over


def test_one_empty_space_keeps_the_game_going():
    s = a_launch().fill(0, *FLOORS[:-1]).fill(0, "wild", but=2).shows("7/water").plays(0, "7/water wild.7")
    s.others_write().nobody_takes_missions()
    assert not s.state.over


def test_the_game_ends_with_a_launch():
    s = a_launch().has(0, rockets=28).fill(0, "energy.q2", but=1).shows("7/energy").plays(0, "7/energy energy.7")
    assert not s.state.over, "the turn is not over"
    s.others_write()
    assert s.state.over
    assert s.state.winners == [0]


def test_a_rocket_with_an_open_error_does_not_launch():
    s = a_launch().has(0, rockets=28, errors=1).fill(0, "energy.q2", but=1).shows("7/energy")
    s.plays(0, "7/energy energy.7").others_write()
    assert s.rockets[0] == 31
    assert not s.state.over


def test_a_rocket_launches_when_all_its_errors_are_crossed_off():
    s = a_launch().has(0, rockets=30, errors=2).fill(0, "energy.q2", but=1).shows("7/energy")
    s.plays(0, "7/energy energy.7").others_write()
    assert s.repaired[0] == 2
    assert s.state.over
    assert s.state.winners == [0]


def test_thirty_rockets_do_not_launch():
    s = a_launch().has(0, rockets=27).fill(0, "energy.q2", but=1).shows("7/energy")
    s.plays(0, "7/energy energy.7").others_write()
    assert s.rockets[0] == 30
    assert not s.state.over


def test_a_mission_can_launch_a_rocket():
    s = a_launch().has(0, rockets=28).fill(0, "energy").others_write().plays(0, "mission B")
    assert s.state.over
    assert s.state.winners == [0]


def test_a_declined_mission_launches_nothing():
    s = a_launch().has(0, rockets=28).fill(0, "energy").others_write().plays(0, "pass")
    assert not s.state.over


# --- everyone plays the last turn -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_all_seats_play_the_same_number_of_turns(seat):
    s = a_launch(players=3).has(seat, rockets=28).fill(seat, "energy.q2", but=1).shows("7/energy")
    s.plays(seat, "7/energy energy.7")
    assert set(s.state.actors) == {0, 1, 2} - {seat}
    s.others_write()
    assert s.state.over
    for other in range(3):
        if other != seat:
            assert sum(cell != -1 for cell in s.state.view(None).sheets[other].cells) == 1


def test_others_may_accomplish_missions_in_the_last_turn():
    s = a_launch().has(0, rockets=31).has(1, rockets=20).fill(1, "energy").others_write()
    assert s.state.actors == (1,)
    s.plays(1, "mission B")
    assert s.state.over
    assert s.rockets[1] == 23


def test_when_the_game_is_over_nobody_is_asked_anything():
    s = a_launch().has(0, rockets=31).others_write()
    assert s.state.over
    assert s.state.actors == ()
    assert s.state.legal(0) == []
    assert s.state.view(0).asks == ""


# --- why it is over ---------------------------------------------------------------------------------------------------


def test_a_running_game_has_no_reason_to_be_over():
    assert a_launch().has(0, rockets=31).state.view(0).reasons == ()


def test_the_reason_of_the_end_is_told():
    launch = a_launch().has(0, rockets=31).others_write()
    errors = a_launch().has(0, errors=8).others_write()
    missions = a_launch().has(0, missions={"A": 3, "C": 2}).fill(0, "energy").others_write().plays(0, "mission B")
    full = a_launch().fill(0, *FLOORS[:-1]).fill(0, "wild", but=1).shows("8/water").plays(0, "8/water wild.8")
    full.others_write().nobody_takes_missions()
    reasons = [s.state.view(None).reasons for s in (launch, errors, missions, full)]
    assert reasons == [("launch",), ("errors",), ("missions",), ("full",)]


def test_several_reasons_are_all_told():
    s = a_launch().has(0, rockets=31).has(1, errors=8).others_write()
    assert s.state.view(None).reasons == ("launch", "errors")


# --- scores and winners -----------------------------------------------------------------------------------------------


def ended(players=2):
    """A table whose game ends this turn because the last seat has eight circled errors."""
    return a_launch(players).has(players - 1, errors=8)


@pytest.mark.parametrize(
    ("rockets", "errors", "score"),
    [(0, 0, 0), (4, 1, -5), (5, 0, 15), (16, 3, 45), (30, 0, 135), (31, 2, 140), (0, 7, -35)],
)
def test_the_score_is_the_lowest_visible_box_less_five_for_each_open_error(rockets, errors, score):
    s = ended().has(0, rockets=rockets, errors=errors).others_write()
    assert s.state.over
    assert s.state.scores[0] == score


def test_errors_that_were_crossed_off_cost_nothing():
    s = ended().has(0, rockets=31, errors=6, repaired=4).others_write()
    assert s.state.scores[0] == 150 - 2 * 5


def test_a_launch_scores_150():
    s = a_launch().has(0, rockets=31, errors=3, repaired=3, finals=5).others_write()
    assert s.state.scores[0] == 150


def test_the_highest_score_wins():
    s = ended(players=3).has(0, rockets=9).has(1, rockets=5).others_write()
    assert s.state.scores == [30, 15, -40]
    assert s.state.winners == [0]


def test_a_seat_that_ends_the_game_does_not_win_by_that():
    s = a_launch().has(0, missions={"A": 3, "C": 2}).fill(0, "energy").has(1, rockets=12).others_write()
    s.plays(0, "mission B")
    assert s.state.over
    assert s.state.scores == [0, 45]
    assert s.state.winners == [1]


def test_missions_add_no_points():
    s = ended().has(0, missions={"A": 3, "B": 3}).others_write()
    assert s.state.scores[0] == 0


def test_a_tie_goes_to_the_fewest_system_errors():
    s = ended(players=3).has(0, rockets=9, errors=3).has(1, rockets=5).others_write()
    assert s.state.scores == [15, 15, -40]
    assert s.state.winners == [1]


def test_a_tie_with_equal_errors_is_a_shared_victory():
    s = ended(players=4).has(0, rockets=9, errors=1).has(1, rockets=11, errors=1).has(2, rockets=5).others_write()
    assert s.state.scores == [25, 25, 15, -40]
    assert s.state.winners == [0, 1]


def test_errors_crossed_off_still_count_in_a_tie():
    """Both rockets stand at 140 points, one of them has circled more errors on the way."""
    s = ended(players=3).has(0, rockets=31, errors=4, repaired=2).has(1, rockets=31, errors=2).others_write()
    assert s.state.scores[:2] == [140, 140]
    assert s.state.winners == [1]


def test_a_launch_beats_every_score():
    s = a_launch().has(0, rockets=31).has(1, rockets=31, errors=1).others_write()
    assert s.state.scores == [150, 145]
    assert s.state.winners == [0]


def test_several_launches_in_one_turn_compare_the_final_rockets():
    s = a_launch(players=3).has(0, rockets=31, finals=2).has(1, rockets=31, finals=5).has(2, rockets=31, finals=4)
    s.others_write()
    assert s.state.scores == [150, 150, 150]
    assert s.state.winners == [1]


def test_more_final_rockets_beat_fewer_errors():
    s = a_launch().has(0, rockets=31).has(1, rockets=31, errors=4, repaired=4, finals=1).others_write()
    assert s.state.winners == [1]


def test_launches_with_equal_final_rockets_compare_system_errors():
    s = a_launch().has(0, rockets=31, errors=2, repaired=2, finals=3).has(1, rockets=31, finals=3).others_write()
    assert s.state.winners == [1]


def test_launches_equal_in_everything_share_the_victory():
    s = a_launch(players=3).has(0, rockets=31, finals=3).has(2, rockets=31, finals=3).others_write()
    assert s.state.winners == [0, 2]


def test_final_rockets_do_not_help_a_rocket_that_has_not_launched():
    """A sabotage after the final rockets were crossed: both stand at 145, and only the errors break the tie."""
    s = ended(players=3).has(0, rockets=31, errors=3, repaired=2, finals=8).has(1, rockets=31, errors=1).others_write()
    assert s.state.scores[:2] == [145, 145]
    assert s.state.winners == [1]


def test_a_later_launch_comes_too_late():
    s = a_launch().has(0, rockets=31).has(1, rockets=28).fill(1, "energy.q2", but=1).others_write()
    assert s.state.over
    assert s.state.winners == [0]
