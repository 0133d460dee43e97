"""Chains of adventure 1: what an X completes is done before the rest of the older list, and what lost its point is
dropped."""

from tables import a_launch


def test_an_x_can_complete_a_quarter_that_gives_an_x():
    s = a_launch().fill(0, "wild.q1", "wild.q2", but=1).shows("2/water")
    s.plays(0, "2/water wild.2", "x wild.4")
    assert s.asks(0) == "build", "the X of the second quarter"
    s.plays(0, "x planning.1")
    assert 0 not in s.state.actors
    assert s.rockets[0] == 4


def test_a_chain_may_run_over_many_quarters():
    s = a_launch().fill(0, "wild.q1", "wild.q2", "wild.q3", "robot1.q2", "plant.q4", but=1).shows("2/water")
    s.plays(0, "2/water wild.2", "x wild.4", "x wild.6", "x robot1.5", "x plant.8", "pass")
    assert 0 not in s.state.actors
    assert s.rockets[0] == 2 + 2 + 2 + 3
    s.others_write()
    assert s.errors == [0, 1]


def test_what_an_x_completes_is_answered_before_the_activation_that_is_still_open():
    """Depth first: wild.q4 leaves an activation open while the X of astro1 is dealt with."""
    s = a_launch().fill(0, "wild.q4", "wild.q1", but=1).shows("8/water").plays(0, "8/water wild.8")
    assert s.asks(0) == "effects"
    s.plays(0, "x wild.2")
    assert s.asks(0) == "build", "the X of wild.q1 comes first"
    s.plays(0, "x plant.1")
    assert s.asks(0) == "activate", "then the activation of wild.q4"
    s.plays(0, "+ water.q2")
    assert 0 not in s.state.actors


def test_a_chain_leaves_as_many_activations_as_it_opened():
    s = a_launch().fill(0, "wild.q4", "robot1.q1", "energy.q3", but=1).shows("8/water")
    s.plays(0, "8/water wild.8", "x robot1.2", "x energy.10", "x plant.1")
    assert s.asks(0) == "activate"
    s.plays(0, "+ water.q2", "+ planning.q1", "+ energy.q1")
    assert s.activated(0) == ["water.q2", "planning.q1", "energy.q1"]
    assert 0 not in s.state.actors


def test_activation_and_building_are_taken_in_the_order_one_likes():
    first = a_launch().fill(0, "robot1.q1", but=1).shows("2/robot").plays(0, "2/robot robot1.2")
    second = first.clone()
    first.plays(0, "+ water.q2", "x plant.1")
    second.plays(0, "x plant.1", "+ water.q2")
    assert first.state.view(0) == second.state.view(0)


def test_activating_first_saves_a_rocket_that_the_x_completes():
    s = a_launch().fill(0, "robot1.q1", "water.q2", but=1).shows("2/robot")
    s.plays(0, "2/robot robot1.2", "+ water.q2", "x water.5")
    assert s.rockets[0] == 3 + 3


def test_building_first_loses_the_rocket_that_could_have_been_activated():
    s = a_launch().fill(0, "robot1.q1", "water.q2", but=1).shows("2/robot").plays(0, "2/robot robot1.2", "x water.5")
    assert s.rockets[0] == 3
    assert "+ water.q2" not in s.offers(0)
    s.plays(0, "+ plant.q1")
    assert s.activated(0) == ["plant.q1"]


def test_passing_on_the_building_leaves_the_activation():
    s = a_launch().fill(0, "robot1.q1", but=1).shows("2/robot").plays(0, "2/robot robot1.2", "pass")
    assert s.asks(0) == "activate"
    assert "pass" not in s.offers(0)


def test_activating_leaves_the_building_optional():
    s = a_launch().fill(0, "robot1.q1", but=1).shows("2/robot").plays(0, "2/robot robot1.2", "+ water.q2")
    assert s.asks(0) == "build"
    s.plays(0, "pass")
    assert 0 not in s.state.actors


def test_an_activation_is_dropped_when_the_x_completes_the_last_quarter_it_could_help():
    inactive = ["astro2.q1", "robot2.q1", "planning.q1", "energy.q1", "plant.q1", "plant.q3"]
    s = a_launch().fill(0, *inactive).fill(0, "robot1.q1", "water.q2", but=1).shows("2/robot")
    s.plays(0, "2/robot robot1.2")
    assert s.asks(0) == "effects"
    s.plays(0, "x water.5")
    assert 0 not in s.state.actors, "no inactive rocket is left to activate"
    assert s.activated(0) == []


def test_an_older_activation_is_dropped_when_a_younger_one_takes_the_last_target():
    inactive = ["astro2.q1", "robot2.q1", "planning.q1", "energy.q1", "plant.q1", "plant.q3"]
    s = a_launch().fill(0, *inactive).fill(0, "wild.q4", "robot1.q1", but=1).shows("8/water")
    s.plays(0, "8/water wild.8", "x robot1.2", "+ water.q2", "pass")
    assert 0 not in s.state.actors
    assert s.activated(0) == ["water.q2"]


def test_a_building_is_dropped_when_the_chain_fills_the_rocket():
    floors = ["astro1", "astro2", "water", "robot1", "robot2", "planning", "energy", "plant"]
    s = a_launch().fill(0, *floors).write(0, wild="1 2 . 4 5 6 7 .").shows("8/water")
    s.plays(0, "8/water wild.8", "x wild.3")
    assert 0 not in s.state.actors, "wild.q2 gives an X, but no space is empty"
    s.others_write().nobody_takes_missions()
    assert s.state.over


def test_an_effect_of_the_chain_uses_what_an_earlier_effect_of_it_activated():
    s = a_launch().fill(0, "wild.q4", "wild.q1", "energy.q1", but=1).shows("8/water")
    s.plays(0, "8/water wild.8", "+ energy.q1", "x wild.2", "x energy.5")
    assert s.rockets[0] == 2 + 4 + 4


def test_other_seats_go_on_while_one_is_in_a_chain():
    s = a_launch(players=3).fill(0, "wild.q1", but=1).shows("2/water", "8/robot").plays(0, "2/water wild.2")
    assert s.state.actors == (0, 1, 2)
    s.plays(2, "8/robot robot1.3").plays(1, "8/robot robot1.3")
    assert s.turn == 1
    assert s.state.actors == (0,)
    s.plays(0, "pass")
    assert s.turn == 2
