"""Adventure 6, phase 5: how many propagations everyone makes, how viruses spread, and how quarters are evacuated."""

import pytest

from games.moon.adventure6.virus_table import QUARTERS, an_outbreak
from rulebook.adventure6.test_virus_4_actions import act, planted, watered


def owing(s, seat=0, runs=1):
    """A seat owes propagations of its own when the writing is done."""
    s.sheet(seat).owed = runs
    return s.others_write()


def sets_off(s, *seats, crossed=4):
    """These seats cross the next symbol of their plant track, the others only write."""
    for seat in seats:
        planted(s, crossed, seat)
    s.shows("8/plant", "9/energy", "10/astronaut")
    for seat in seats:
        s.plays(seat, "8/plant M3.2", "plant M3")
    return s.others_write()


# --- how many -------------------------------------------------------------------------------------------------------


def test_a_virus_that_wakes_is_a_propagation_for_everybody():
    s = sets_off(an_outbreak(players=3), 0)
    assert s.viruses == ["M2"]
    assert s.runs == [1, 1, 1]


def test_two_who_wake_the_same_virus_in_one_turn_cause_one_propagation():
    s = sets_off(an_outbreak(players=3), 0, 2)
    assert s.runs == [1, 1, 1]


def test_two_viruses_are_two_propagations_and_both_take_part_in_both():
    s = watered(planted(an_outbreak(players=2, grey="L1.2"), 4), 2, seat=1)
    s.shows("8/plant", "9/water", "10/astronaut")
    s.plays(0, "8/plant M3.2", "plant M3").plays(1, "9/water M4.3", "water M4.3")
    assert s.viruses == ["M2", "M4"]
    assert s.runs == [2, 2]
    assert s.infects_first(0) == ["L1.1", "M2.1", "M4.1", "L1.3", "M2.2", "M4.2"]


def test_a_propagation_sign_hits_only_those_who_did_not_set_it_off():
    assert sets_off(an_outbreak(players=3).spent("green"), 0, crossed=7).runs == [0, 1, 1]


def test_those_who_set_it_off_together_are_all_spared_and_the_others_hit_once():
    assert sets_off(an_outbreak(players=4).spent("green"), 0, 2, crossed=7).runs == [0, 1, 0, 1]


def test_two_different_signs_are_two_propagations():
    s = an_outbreak(players=3, grey="L1.2").spent("green", "blue")
    planted(s, 7), watered(s, 4, seat=1)
    s.shows("8/plant", "9/water", "10/astronaut")
    s.plays(0, "8/plant M3.2", "plant M3").plays(1, "9/water M4.3", "water M4.3").others_write()
    assert s.struck == ["green", "P1", "blue", "P3"]
    assert s.runs == [1, 1, 2]


def test_a_system_error_adds_to_what_the_others_set_off():
    s = an_outbreak(players=2).spent("green")
    s.sheet(1).owed = 1
    assert sets_off(s, 0, crossed=7).runs == [0, 2]


def test_nobody_is_asked_when_nothing_was_set_off():
    s = an_outbreak().awake("M2", "M3").others_write()
    assert s.state.turn == 2
    assert s.infected(0) == ["L1.1"]


# --- spreading ------------------------------------------------------------------------------------------------------


def test_viruses_spread_from_the_top_floor_down_and_from_left_to_right():
    s = owing(an_outbreak(grey="R2.1").awake("M5", "M1", "M4", "M2", "M3"))
    assert s.infects_first(0) == ["M1.1", "M2.1", "R2.2", "M3.1", "M4.1", "M5.1"]


def test_the_owner_chooses_any_empty_space_of_the_quarter():
    s = owing(an_outbreak(grey="R5.2").write(0, floor5=". . . . . 3 . . X ."))
    assert s.places(0, "infect") == ["R5.3", "R5.5"]
    s.plays(0, "infect R5.5")
    assert s.floor(0, "floor5") == ". . . . . 3 * . X *"


def test_a_complete_quarter_sends_its_virus_to_all_neighbours():
    s = owing(an_outbreak(grey="L1.1").fill(0, "L1"))
    assert s.infects_first(0) == ["M1.1", "L3.1", "L4.1"]


def test_the_virus_of_m3_has_six_neighbours():
    s = owing(an_outbreak(grey="R5.1").awake("M3").fill(0, "M3"))
    assert [space[:2] for space in s.infects_first(0)] == ["M1", "M2", "L3", "R3", "M4", "M5", "R5"]


def test_it_does_not_pass_a_closed_walkway():
    s = owing(an_outbreak(grey="L1.1").fill(0, "L1").closes(0, "L1-L3"))
    assert s.infects_first(0) == ["M1.1", "L4.1"]


def test_it_does_not_enter_a_complete_neighbour_nor_go_further():
    s = owing(an_outbreak(grey="L1.1").fill(0, "L1", "M1"))
    assert s.infects_first(0) == ["L3.1", "L4.1"]


def test_an_infection_in_a_neighbour_starts_no_chain():
    """M1 becomes complete by the infection; its own virus is asleep, so nothing follows."""
    s = owing(an_outbreak(grey="L1.1").fill(0, "L1").fill(0, "M1", but=1))
    assert s.infects_first(0) == ["M1.5", "L3.1", "L4.1"]


def test_a_neighbour_completed_by_an_infection_spreads_its_own_virus_outwards_later_in_the_run():
    s = owing(an_outbreak(grey="L1.1").awake("M1").fill(0, "L1").fill(0, "M1", but=1))
    assert s.infects_first(0) == ["M1.5", "L3.1", "L4.1", "M2.1", "L3.2", "M3.1"]


def test_a_virus_that_is_shut_in_does_nothing_once_its_quarter_is_complete():
    s = an_outbreak(grey="L1.1").closes(0, "L1")
    assert owing(s).infects_first(0) == ["L1.2"]
    s = owing(an_outbreak(grey="L1.1").closes(0, "L1").fill(0, "L1"))
    assert s.asks(0) == "write"
    assert s.state.turn == 2


def test_each_run_sees_what_the_one_before_has_filled():
    s = owing(an_outbreak(grey="L1.1").fill(0, "L1", but=1), runs=2)
    assert s.infects_first(0) == ["L1.5", "M1.1", "L3.1", "L4.1"]


def test_everyone_infects_at_the_same_time_and_unseen():
    s = sets_off(an_outbreak(players=2), 0)
    assert s.state.actors == (0, 1)
    s.plays(0, "infect L1.5")
    assert s.state.view(1).sheets[0].infected == 1
    s.plays(0, "infect M2.5").plays(1, "infect L1.2", "infect M2.2")
    assert s.state.turn == 2
    assert s.state.view(1).sheets[0].infected == 3


def test_a_target_shut_off_before_its_virus_wakes_does_not_keep_it_asleep():
    s = sets_off(an_outbreak().closes(1, "M2"), 0)
    assert s.infects_first(1) == ["L1.2", "M2.1"]


# --- evacuation -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("marks", "energies", "points"), [
    ("1 2 3 4 5", 1, 5), ("1 2 3 4 5", 3, 15), ("* 2 X 4 *", 2, 6), ("* * * * *", 3, 0), ("X X X X X", 2, 10),
])  # fmt: skip
def test_a_quarter_counts_numbers_and_x_times_energies_and_no_infection(marks, energies, points):
    s = an_outbreak(grey="R5.1").write(0, floor2=marks).has(0, energies={"M2": energies})
    assert s.state.view(0).sheets[0].quarters[QUARTERS.index("M2")] == points
    assert QUARTERS.index("M2") in s.state.view(0).sheets[0].complete


def test_the_energy_of_the_number_that_completes_a_quarter_counts():
    s = an_outbreak(grey="R5.1").write(0, floor2="1 2 3 4 .")
    act(s, "energy", "M2.5").plays(0, "energy M2")
    assert s.lines(0)["quarters"] == 10


def test_a_complete_quarter_never_changes_any_more():
    s = watered(an_outbreak(grey="L1.2").write(0, floor2="1 2 3 4 5"), 1).has(0, tanks="L1.1")
    act(s, "water", "M4.3").plays(0, "water M4.3")
    assert "charge M2" not in s.offers(0)
    assert "charge M3" in s.offers(0)
