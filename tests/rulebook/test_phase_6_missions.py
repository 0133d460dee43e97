"""Standard rules, phase 6: missions are optional; all who are first in one turn get the high value; each only once."""

import pytest

from tables import a_launch

# B1 asks for a full energy floor and pays 3 to the first, 2 to those after; see the adventure for all six.


def ready(players=3, seats=(0,), missions="A1,B1,C1"):
    """These seats write the last space of the energy floor this turn, and decline its building."""
    s = a_launch(players, missions=missions)
    for seat in seats:
        s.fill(seat, "energy", but=1)
    return s.shows("10/energy")


def completes(s, *seats):
    for seat in seats:
        s.plays(seat, "10/energy energy.10", "+ water.q2", "pass")
    return s.others_write()


def test_whoever_meets_a_mission_is_asked_after_the_incidents():
    s = completes(ready(), 0)
    assert s.state.actors == (0,)
    assert s.asks(0) == "mission"
    assert s.offers(0) == ["pass", "mission B"]
    assert s.turn == 1, "still the same turn"


def test_nobody_is_asked_when_no_mission_is_met():
    s = a_launch(players=3).others_write()
    assert s.turn == 2


def test_the_first_gets_the_highest_value():
    s = completes(ready(), 0).plays(0, "mission B")
    assert s.missions(0) == {"B": 3}


def test_the_card_is_flipped_after_the_turn():
    s = completes(ready(), 0)
    assert not s.state.view(1).missions[1].achieved
    s.plays(0, "mission B")
    assert s.state.view(1).missions[1].achieved
    assert [mission.achieved for mission in s.state.view(1).missions] == [False, True, False]


def test_those_who_follow_in_a_later_turn_get_the_lowest_value():
    s = ready(seats=(0, 1))
    s.plays(0, "10/energy energy.10", "+ water.q2", "pass").plays(1, "10/energy wild.8").others_write()
    s.plays(0, "mission B").shows("10/energy")
    completes(s, 1).plays(1, "mission B")
    assert s.missions(0) == {"B": 3}
    assert s.missions(1) == {"B": 2}


def test_all_who_accomplish_it_in_the_same_turn_get_the_highest_value():
    s = completes(ready(seats=(0, 2)), 0, 2)
    assert s.state.actors == (0, 2)
    s.plays(2, "mission B").plays(0, "mission B")
    assert s.missions(0) == s.missions(2) == {"B": 3}


def test_accomplishing_is_optional():
    s = completes(ready(), 0).plays(0, "pass")
    assert s.missions(0) == {}
    assert s.turn == 2
    assert not s.state.view(0).missions[1].achieved


def test_a_declined_mission_can_be_taken_in_a_later_turn():
    s = completes(ready(), 0).plays(0, "pass").others_write()
    assert s.offers(0) == ["pass", "mission B"]
    s.plays(0, "mission B")
    assert s.missions(0) == {"B": 3}


def test_who_declines_can_lose_the_highest_value_to_another():
    s = completes(ready(seats=(0, 1)), 0, 1).plays(0, "pass").plays(1, "mission B").others_write().plays(0, "mission B")
    assert s.missions(1) == {"B": 3}
    assert s.missions(0) == {"B": 2}


def test_a_mission_is_accomplished_only_once():
    s = completes(ready(), 0).plays(0, "mission B")
    assert s.turn == 2
    s.others_write()
    assert s.turn == 3, "nothing was asked in phase 6"


def test_several_missions_in_one_turn_in_any_order():
    s = ready().fill(0, "astro1", "astro2", "water")
    s.plays(0, "10/energy energy.10", "+ plant.q1", "pass").others_write()
    assert s.offers(0) == ["pass", "mission A", "mission B"]
    s.plays(0, "mission B")
    assert s.offers(0) == ["pass", "mission A"]
    s.plays(0, "mission A")
    assert s.missions(0) == {"A": 3, "B": 3}
    assert s.turn == 2


def test_one_of_several_may_be_taken_and_the_other_left():
    s = ready().fill(0, "astro1", "astro2", "water")
    s.plays(0, "10/energy energy.10", "+ plant.q1", "pass").others_write().plays(0, "mission A", "pass")
    assert s.missions(0) == {"A": 3}
    s.others_write()
    assert s.offers(0) == ["pass", "mission B"]


def test_missions_of_different_letters_are_flipped_separately():
    s = completes(ready(seats=(0,)).fill(1, "astro1", "astro2", "water"), 0)
    s.plays(0, "mission B").plays(1, "mission A")
    assert s.missions(0) == {"B": 3}
    assert s.missions(1) == {"A": 3}


def test_what_was_earned_is_kept_when_the_mission_is_no_longer_met():
    """The rulebook says so of all missions; here the five open errors are repaired by the mission's own rockets."""
    s = a_launch(missions="A1,B1,C2").has(0, rockets=31, errors=5).others_write().plays(0, "mission C")
    assert s.repaired[0] == 3
    assert s.missions(0) == {"C": 3}


def test_a_mission_that_is_no_longer_met_cannot_be_taken():
    s = a_launch(missions="A1,B1,C2").has(0, rockets=31, errors=5).others_write().plays(0, "pass")
    s.fill(0, "energy.q2", but=1).shows("7/energy").plays(0, "7/energy energy.7").others_write()
    assert s.repaired[0] == 3
    assert s.turn == 3, "nobody was asked in phase 6"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everyone_at_the_table_can_share_the_highest_value(players):
    s = completes(ready(players, seats=range(players)), *range(players)).everyone_takes_missions()
    assert [s.missions(seat) for seat in range(players)] == [{"B": 3}] * players
