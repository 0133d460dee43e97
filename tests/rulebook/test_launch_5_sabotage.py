"""Adventure 1, phase 5: sabotages hit all who did not trigger them, once, and each symbol works in one turn only."""

import pytest

from tables import a_launch


def test_a_sabotage_hits_every_opponent_once():
    s = a_launch(players=4).fill(1, "water.q1", but=1).shows("2/water").plays(1, "2/water water.2").others_write()
    assert s.errors == [1, 0, 1, 1]
    assert s.struck_sabotages == ["water.q1"]


def test_a_sabotage_waits_for_phase_5():
    s = a_launch(players=3).fill(1, "water.q1", but=1).shows("2/water").plays(1, "2/water water.2")
    assert s.errors == [0, 0, 0]
    assert s.struck_sabotages == []
    s.others_write()
    assert s.errors == [1, 0, 1]


def test_opponents_can_no_longer_trigger_a_struck_sabotage():
    s = a_launch(players=3).fill(0, "water.q1", but=1).fill(1, "water.q1", but=1).shows("2/water")
    s.everyone_plays("2/water water.2", "2/water wild.1", "2/water wild.1").shows("2/water")
    assert s.errors == [0, 1, 1]
    s.plays(1, "2/water water.2").others_write()
    assert s.errors == [0, 1, 1]


def test_completing_the_quarter_of_a_struck_sabotage_still_gives_its_other_effects():
    s = a_launch().struck("plant.q4", "water.q1").fill(0, "plant.q4", "water.q1", but=1).shows("2/water", "8/plant")
    s.plays(0, "8/plant plant.8")
    assert s.asks(0) == "build"
    s.plays(0, "pass").others_write().shows("2/water").plays(0, "2/water water.2").others_write()
    assert s.rockets[0] == 2
    assert s.errors == [0, 0]


def test_those_who_trigger_the_same_symbol_in_one_turn_are_spared_and_the_others_are_hit_once():
    s = a_launch(players=4).fill(0, "water.q1", but=1).fill(2, "water.q1", but=1).shows("2/water")
    s.plays(0, "2/water water.2").plays(2, "2/water water.2").others_write()
    assert s.errors == [0, 1, 0, 1]


def test_when_everyone_triggers_the_same_symbol_nobody_is_hit():
    s = a_launch(players=3).fill(0, "water.q1", but=1).fill(1, "water.q1", but=1).fill(2, "water.q1", but=1)
    s.shows("2/water").everyone_plays("2/water water.2")
    assert s.errors == [0, 0, 0]
    assert s.struck_sabotages == ["water.q1"]


def test_different_sabotages_of_one_turn_hit_each_other():
    s = a_launch(players=3).fill(0, "water.q1", but=1).fill(1, "astro2", but=1).shows("2/water", "3/astronaut")
    s.plays(0, "2/water water.2").plays(1, "3/astronaut astro2.3").others_write()
    assert s.errors == [1, 1, 2]


@pytest.mark.parametrize(("floor", "notation"), [("robot2", "5/robot robot2.5"), ("energy.q1", "5/energy energy.5")])
def test_two_symbols_of_one_quarter_are_two_hits(floor, notation):
    s = a_launch(players=3).fill(0, floor, but=1).shows("5/robot", "5/energy").plays(0, notation).others_write()
    assert s.errors == [0, 2, 2]
    assert len(s.struck_sabotages) == 2


def test_two_seats_with_the_same_pair_of_symbols_are_spared_both():
    s = a_launch(players=3).fill(0, "robot2", but=1).fill(1, "robot2", but=1).shows("5/robot")
    s.plays(0, "5/robot robot2.5").plays(1, "5/robot robot2.5").others_write()
    assert s.errors == [0, 0, 2]


def test_several_sabotages_of_one_seat_are_dealt_with_independently():
    """A number completes one quarter, the X of another; two sabotages in one turn, and one of them is shared."""
    s = a_launch(players=3).fill(0, "plant.q4", "water.q1", but=1).fill(1, "water.q1", but=1)
    s.shows("8/plant", "2/water").plays(0, "8/plant plant.8", "x water.2").plays(1, "2/water water.2").others_write()
    assert s.errors == [0, 1, 2]
    assert s.struck_sabotages == ["water.q1", "plant.q4"]


def test_a_victim_without_a_free_diamond_suffers_nothing():
    s = a_launch(players=3).has(1, errors=7).fill(0, "robot2", but=1).shows("5/robot")
    s.plays(0, "5/robot robot2.5").others_write()
    assert s.errors == [0, 8, 2]


def test_a_repaired_diamond_is_not_free_again():
    s = a_launch(players=3).has(1, rockets=31, errors=7, repaired=7).fill(0, "robot2", but=1).shows("5/robot")
    s.plays(0, "5/robot robot2.5").others_write()
    assert s.errors == [0, 8, 2]


def test_a_victim_need_not_have_anything_in_that_quarter():
    s = (
        a_launch()
        .fill(0, "planning", but=1)
        .shows("6/planning")
        .plays(0, "6/planning planning.6", "pass")
        .others_write()
    )
    assert s.errors == [0, 1]


def test_a_quarter_completed_by_an_x_sabotages_too():
    s = a_launch().fill(0, "wild.q1", "water.q1", but=1).shows("2/robot").plays(0, "2/robot wild.2", "x water.2")
    s.others_write()
    assert s.errors == [0, 1]


def test_a_seat_that_took_an_error_this_turn_can_be_hit_as_well():
    s = a_launch().fill(0, "water.q1", but=1).fill(1, "astro1", "astro2", "water", "robot1", "robot2", "wild")
    s.shows("2/water", "2/robot", "3/astronaut").plays(0, "2/water water.2").plays(1, "error")
    assert s.errors == [0, 2]


def test_a_sabotage_is_never_triggered_twice_by_the_same_seat():
    s = a_launch(players=3).fill(0, "water.q1", but=1).shows("2/water").plays(0, "2/water water.2").others_write()
    s.shows("9/water").others_write()
    assert s.errors == [0, 1, 1]


def test_the_next_turn_starts_without_open_sabotages():
    s = a_launch(players=2).fill(0, "water.q1", but=1).shows("2/water").plays(0, "2/water water.2").others_write()
    for _ in range(3):
        s.others_write()
    assert s.errors == [0, 1]


def test_a_sabotage_of_the_last_moment_stops_a_launch():
    """Phase 5 comes before the end of the turn."""
    s = (
        a_launch()
        .has(0, rockets=29)
        .fill(0, "energy.q2", but=1)
        .fill(1, "water.q1", but=1)
        .shows("7/energy", "2/water")
    )
    s.plays(0, "7/energy energy.7").plays(1, "2/water water.2")
    assert s.rockets[0] == 31
    assert s.finals[0] == 1
    assert s.errors[0] == 1
    assert not s.state.over
