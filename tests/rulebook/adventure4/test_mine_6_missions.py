"""Adventure 4, phase 6: each mission fulfilled, and just missed; who gets which value."""

import pytest

from games.moon.adventure4.mine_table import a_mine

SECONDARY = ["top-plant", "top-water", "top-pearl", "top-ruby", "top-robot"]


def offered(s, mission):
    """Is the mission offered to seat 0 at the end of this turn?"""
    s.others_write()
    return s.state.phase == 1 and 0 in s.state.actors and f"mission {mission[0]}" in s.offers(0)


def with_mission(mission):
    ids = [mission if mission[0] == letter else f"{letter}1" for letter in "ABC"]
    return a_mine(missions=",".join(ids))


def test_a1_five_columns():
    assert offered(with_mission("A1").fill(0, 1, 3, 5, 7, 9), "A1")
    assert not offered(with_mission("A1").fill(0, 1, 3, 5, 7), "A1")


def test_a1_counts_columns_in_which_nothing_was_circled_but_minerals_and_x():
    assert offered(with_mission("A1").fill(0, 1, 3, 5, 7).write(0, **{f"level{n}": ". X" for n in (1, 2, 3)}), "A1")


def test_a1_is_not_met_by_columns_with_a_hole():
    assert not offered(with_mission("A1").fill(0, 1, 3, 5, 7).fill(0, 9, but="level2.9"), "A1")


@pytest.mark.parametrize("first", [1, 5, 9])
def test_a2_four_neighbouring_columns(first):
    assert offered(with_mission("A2").fill(0, *range(first, first + 4)), "A2")
    assert not offered(with_mission("A2").fill(0, *range(first, first + 3)), "A2")


def test_a2_allows_no_hole_and_does_not_wrap():
    assert not offered(with_mission("A2").fill(0, 1, 2, 3, 5, 6, 7), "A2")
    assert not offered(with_mission("A2").fill(0, 1, 2, 11, 12), "A2")


def test_b1_all_secondary_factories():
    assert offered(with_mission("B1").done(0, *SECONDARY), "B1")
    assert not offered(with_mission("B1").done(0, *SECONDARY[:4], "plant", "ruby"), "B1")


@pytest.mark.parametrize(
    "factories",
    [
        ["plant", "water", "pearl", "ruby", "astronaut", "planning"],
        [*SECONDARY, "planning"],
        ["plant", "astronaut", "planning", "top-plant", "top-robot", "top-ruby"],
    ],
)
def test_b2_six_factories_in_any_mix(factories):
    assert offered(with_mission("B2").done(0, *factories), "B2")
    assert not offered(with_mission("B2").done(0, *factories[1:]), "B2")


PLANTS = "upper.1 upper.3 upper.6 upper.9 upper.10 upper.12 lower.1 lower.2"
WATERS = "upper.2 upper.4 lower.5 lower.7 lower.8"


def test_c1_eight_plants_in_the_mine():
    assert offered(with_mission("C1").has(0, deposits=PLANTS), "C1")
    assert not offered(with_mission("C1").has(0, deposits=PLANTS.rpartition(" ")[0] + " " + WATERS), "C1")


def test_c2_five_waters_in_the_mine():
    assert offered(with_mission("C2").has(0, deposits=WATERS), "C2")
    assert not offered(with_mission("C2").has(0, deposits=WATERS.rpartition(" ")[0] + " " + PLANTS), "C2")


def test_circled_resources_count_extracted_or_not():
    assert offered(with_mission("C2").has(0, deposits=WATERS).fill(0, 2, 4), "C2")


def test_gifts_do_not_count_as_circled_in_the_mine():
    assert not offered(
        with_mission("C2").has(0, deposits=WATERS.rpartition(" ")[0], water=6).done(0, "top-water"), "C2"
    )


def test_a_column_extracted_this_turn_counts_this_turn():
    s = with_mission("A1").fill(0, 1, 3, 5, 7).fill(0, 9, but="level2.9").shows("9/robot")
    s.plays(0, "9/robot level2.9", "pass")
    assert offered(s, "A1")


VALUES = {"A1": (8, 4), "A2": (9, 4), "B1": (11, 6), "B2": (10, 4), "C1": (8, 3), "C2": (10, 4)}


def fulfilled(mission, seat, s):
    if mission[0] == "A":
        return s.fill(seat, 1, 2, 3, 4, 5)
    if mission[0] == "B":
        return s.done(seat, *SECONDARY, "planning")
    return s.has(seat, deposits=PLANTS if mission == "C1" else WATERS)


@pytest.mark.parametrize("mission", VALUES)
def test_the_first_value_for_all_who_accomplish_it_in_the_same_turn(mission):
    s = with_mission(mission)
    fulfilled(mission, 1, fulfilled(mission, 0, s)).others_write().everyone_takes_missions()
    assert [s.missions(seat) for seat in (0, 1)] == [{mission[0]: VALUES[mission][0]}] * 2
    assert s.lines(0)["missions"] == VALUES[mission][0]


@pytest.mark.parametrize("mission", VALUES)
def test_the_later_value_in_a_later_turn(mission):
    s = with_mission(mission)
    fulfilled(mission, 0, s).others_write().everyone_takes_missions()
    fulfilled(mission, 1, s).others_write().everyone_takes_missions()
    assert [s.missions(seat)[mission[0]] for seat in (0, 1)] == list(VALUES[mission])


def test_a_declined_mission_can_be_taken_later():
    s = fulfilled("C1", 0, with_mission("C1")).others_write().nobody_takes_missions()
    assert s.missions(0) == {}
    s.others_write().everyone_takes_missions()
    assert s.missions(0) == {"C": 8}


def test_several_missions_in_one_turn():
    s = fulfilled("C1", 0, fulfilled("B1", 0, with_mission("A1"))).others_write().everyone_takes_missions()
    assert s.missions(0) == {"B": 11, "C": 8}
