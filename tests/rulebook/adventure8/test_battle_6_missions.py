"""Adventure 8, phase 6: the six missions. Each must hold on one sheet alone, whichever of the two."""

import pytest

from games.moon.adventure8.battle_table import a_battle

SEVEN = " ".join(f"a{n}" for n in range(1, 8))
OTHER_SEVEN = " ".join(f"a{n}" for n in range(7, 14))

MET = {
    "A1": lambda s: s.drawn(0, P1="MMM", P2="MMMMM", P3="MMMMM", P7="MMT"),
    "A2": lambda s: s.drawn(0, P1="MMM", P2="MMMMM", P3="MMMTT"),
    "B1": lambda s: s.mined(0, m=SEVEN),
    "B2": lambda s: s.has(0, "left", types={"green": 2, "blue": 2, "grey": 2}),
    "C1": lambda s: s.has(0, "left", plants=6, waters=4),
    "C2": lambda s: s.drawn(0, moons={"P1": "M", "P3": "TM", "P4": "M", "P7": "M"}),
}
ON_THE_RIGHT = {
    "A1": lambda s: s.drawn(1, P1="TTT", P2="TTTTT", P3="TTTTT", P7="TTM"),
    "A2": lambda s: s.drawn(1, P1="TTT", P2="TTTTT", P3="TTTMM"),
    "B1": lambda s: s.mined(1, t=OTHER_SEVEN),
    "B2": lambda s: s.has(0, "right", types={"green": 2, "blue": 2, "grey": 2}),
    "C1": lambda s: s.has(0, "right", plants=6, waters=4),
    "C2": lambda s: s.drawn(1, moons={"P1": "T", "P3": "MT", "P4": "T", "P7": "T"}),
}
MISSED = {
    "A1": lambda s: s.drawn(0, P1="MMM", P2="MMMMM", P3="MMMMM", P7="MM"),
    "A2": lambda s: s.drawn(0, P1="MMM", P2="MMMMM", P3="MMTTT"),
    "B1": lambda s: s.mined(0, m="a1 a2 a3 a4 a5 a6", t="a7"),
    "B2": lambda s: s.has(0, "left", types={"green": 4, "blue": 2, "grey": 1}),
    "C1": lambda s: s.has(0, "left", plants=5, waters=9),
    "C2": lambda s: s.drawn(0, moons={"P1": "MM", "P3": "MM", "P4": "MM", "P7": "T"}),
}
SPLIT = {
    "A1": lambda s: s.drawn(0, P1="MMM", P2="MMMMM").drawn(1, P1="TTT", P7="TTT"),
    "A2": lambda s: s.drawn(0, P1="MMM", P2="MMMMM").drawn(1, P3="TTTTT"),
    "B1": lambda s: s.mined(0, m="a1 a2 a3 a4").mined(1, t="a13 a12 a11"),
    "B2": lambda s: s.has(0, "left", types={"green": 2, "blue": 2}).has(0, "right", types={"grey": 2}),
    "C1": lambda s: s.has(0, "left", plants=6).has(0, "right", waters=4),
    "C2": lambda s: s.drawn(0, moons={"P1": "M", "P2": "M"}).drawn(1, moons={"P3": "T", "P4": "T"}),
}
VALUES = {"A1": (12, 5), "A2": (9, 4), "B1": (9, 5), "B2": (11, 6), "C1": (10, 4), "C2": (10, 6)}


def with_mission(id, players=2):
    chosen = [id if id[0] == letter else f"{letter}1" for letter in "ABC"]
    return a_battle(players, missions=",".join(chosen))


@pytest.mark.parametrize("id", VALUES)
def test_what_fulfils_it_and_what_just_misses_it(id):
    assert MET[id](with_mission(id)).holds(0, id[0])
    assert ON_THE_RIGHT[id](with_mission(id)).holds(0, id[0])
    assert not MISSED[id](with_mission(id)).holds(0, id[0])
    assert not SPLIT[id](with_mission(id)).holds(0, id[0]), "the two sheets do not add up"


@pytest.mark.parametrize("id", VALUES)
def test_what_one_has_does_not_help_the_neighbour(id):
    assert not MET[id](with_mission(id, players=3)).holds(1, id[0])
    assert not MET[id](with_mission(id, players=3)).holds(2, id[0])


def test_one_more_water_box_is_missing():
    assert not a_battle().has(0, "left", plants=11, waters=3).holds(0, "C")


@pytest.mark.parametrize("id", VALUES)
def test_the_first_get_more_than_those_after_them(id):
    letter, (first, later) = id[0], VALUES[id]
    s = MET[id](with_mission(id)).others_play()
    s.plays(0, f"mission {letter}")
    assert s.on(0).missions["ABC".index(letter)] == first
    s = MET[id](with_mission(id)).achieved(letter).others_play()
    s.plays(0, f"mission {letter}")
    assert s.on(0).missions["ABC".index(letter)] == later


def test_all_who_accomplish_it_in_the_first_turn_are_first():
    s = a_battle(3).has(0, "left", plants=6, waters=4).has(1, "right", plants=6, waters=4)
    s.others_play().everyone_takes_missions()
    assert [s.on(seat).missions[2] for seat in range(3)] == [10, 10, -1]
    assert s.state.achieved == 0b100


def test_a_shared_planet_counts_for_both():
    s = a_battle().drawn(0, P1="MMM", P2="MMMMM", P3="MMMMM", P4="MMMTTT", moons={"P4": "T"})
    s.drawn(0, P5="TTTTT", P6="TTTTT", P7="TTT")
    s.shows("8/water", "8/energy", "8/plant").plays(0, "8/water P4.7")
    assert s.flag(0, "P4") == "MT"
    assert (s.holds(0, "A"), s.holds(1, "A")) == (True, True)


def test_a_planet_that_the_neighbour_completes_for_you_counts_in_the_same_turn():
    """Ruling 8.14: missions come after all have played, and either sheet counts."""
    s = a_battle().drawn(0, P1="TTT", P2="TTTTT", P3="TTTTT", P7="TT").shows("14/energy", "14/robot", "8/plant")
    assert not s.holds(1, "A")
    s.plays(0, "14/energy P7.3", "pass").plays(1, "8/plant P4.1", "pass")
    assert s.flag(0, "P7") == "T"
    assert s.offers(1) == ["pass", "mission A"]


def test_a_mission_may_be_left_for_a_later_turn():
    s = a_battle().has(0, "left", plants=6, waters=4).others_play().nobody_takes_missions()
    assert s.state.turn == 2
    s.others_play()
    assert "mission C" in s.offers(0)


def test_planets_that_are_led_but_not_awarded_do_not_count():
    assert not a_battle().drawn(0, P1="MM", P2="MMMM", P3="MMMM", P4="MMMMMM", P5="MMMM").holds(0, "A")


def test_marks_from_bonuses_count_too():
    """Ruling 8.15."""
    s = a_battle(missions="A1,B1,C2").drawn(0, P2="MTMT", moons={"P1": "M", "P3": "M"})
    s.mined(0, m="a1 a2 a3 a4 a5 a6").shows("4/water", "1/energy", "1/plant")
    s.plays(0, "4/water P2.5", "moon P4", "moon P6")
    assert (s.holds(0, "B"), s.holds(0, "C")) == (True, True)
