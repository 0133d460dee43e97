"""Adventure 6, phase 6: the six missions, what they pay, and the viruses that they wake."""

import pytest

from games.moon.adventure6.virus_table import QUARTERS, an_outbreak

VALUES = {"A1": (8, 3), "A2": (8, 3), "B1": (11, 4), "B2": (12, 5), "C1": (10, 4), "C2": (10, 4)}
IN_PLAY = {card: ",".join(card if card[0] == letter else f"{letter}1" for letter in "ABC") for card in VALUES}
IN_PLAY["A2"] = "A2,B2,C2"
VIRUS = {"A": "M1", "B": "M3", "C": "M5"}
FLOOR3 = {"L3": 3, "M3": 3, "R3": 3}
FLOOR5 = {"M5": 3, "R5": 3}


def table(mission, players=2):
    return an_outbreak(players, missions=IN_PLAY[mission], grey="R2.1")


def supplies(s, tanks, plants):
    """These tanks and plants are circled; the numbers under the tanks are X here."""
    for tank in tanks.split():
        space = s.spaces.index(tank)
        s.sheet(0).write(s.board.floors[s.board.floor_of[space]], space, 30)
    return s.has(0, tanks=tanks, plants=plants)


def fulfilled(mission, players=2):
    """A table where seat 0 meets this mission and no other."""
    s = table(mission, players)
    match mission:
        case "A1":
            return s.write(0, floor1="* * * * *").fill(0, "R5")
        case "A2":
            return s.fill(0, "M5").write(0, floor5=". . . . . * * * * *")
        case "B1":
            return s.closes(0, "L1", "R2", "L4")
        case "B2":
            return s.closes(0, "M2", "M4")
        case "C1":
            return s.has(0, energies=FLOOR3 | FLOOR5)
        case _:
            return supplies(s, "L3.3 R3.4 M5.2 R5.3", {"L3": 2, "M3": 2, "R3": 2, "M5": 1, "R5": 1})


def missed(mission):
    """The same, one mark short."""
    match mission:
        case "A1":
            return [table(mission).fill(0, "L1").fill(0, "R5", but=1)]
        case "A2":
            return [table(mission).fill(0, "M5").fill(0, "R5", but=1), table(mission).fill(0, "L1", "M2", "L3", "M5")]
        case "B1":
            three = table(mission).closes(0, "L1", "R2", "L4")
            three.sheet(0).closed &= ~(1 << three.walkway_ids.index("R2-R5"))
            return [three, table(mission).closes(0, "L1", "R2")]
        case "B2":
            one = table(mission).closes(0, "M2", "M4")
            one.sheet(0).closed &= ~(1 << one.walkway_ids.index("M4-M5"))
            return [one, table(mission).closes(0, "M2", "M3", "L1", "R5")]
        case "C1":
            return [
                table(mission).has(0, energies=FLOOR3 | {"M5": 3, "R5": 2}),
                table(mission).has(0, energies={"L3": 3, "M3": 3, "L4": 3, "M4": 3, "M5": 3, "L1": 3}),
            ]
        case _:
            return [
                supplies(table(mission), "L3.3 R3.4 M5.2", {"L3": 2, "M3": 2, "R3": 2, "M5": 1, "R5": 1}),
                supplies(table(mission), "L3.3 R3.4 M5.2 R5.3", {"L3": 2, "M3": 1, "R3": 2, "M5": 1, "R5": 1}),
            ]


@pytest.mark.parametrize("mission", VALUES)
def test_each_mission_can_be_fulfilled(mission):
    s = fulfilled(mission)
    assert s.holds(0, mission[0])
    s.others_write()
    assert s.state.actors == (0,)
    assert s.offers(0) == ["pass", f"mission {mission[0]}"]


@pytest.mark.parametrize("mission", VALUES)
def test_a_mission_just_missed_is_not_offered(mission):
    for s in missed(mission):
        assert not s.holds(0, mission[0])


@pytest.mark.parametrize(("mission", "values"), VALUES.items())
def test_the_first_get_more_than_those_after(mission, values):
    s = fulfilled(mission).others_write().plays(0, f"mission {mission[0]}")
    assert s.lines(0)["missions"] == values[0]
    s = fulfilled(mission).achieved(mission[0]).others_write().plays(0, f"mission {mission[0]}")
    assert s.lines(0)["missions"] == values[1]


@pytest.mark.parametrize("mission", VALUES)
def test_the_first_to_accomplish_a_mission_wake_its_virus_for_everybody(mission):
    s = fulfilled(mission, players=3).others_write().plays(0, f"mission {mission[0]}")
    assert s.viruses == [VIRUS[mission[0]]]
    assert s.runs == [1, 1, 1]
    assert s.infects_first(1) == [f"{quarter}.{n}" for quarter, n in _expected(mission)]


def _expected(mission):
    """What the grey virus of R2 and the one just woken infect, in the order of the quarters."""
    return sorted([("R2", 2), (VIRUS[mission[0]], 1)], key=lambda spot: QUARTERS.index(spot[0]))


def test_a_mission_accomplished_later_wakes_nothing():
    s = fulfilled("B1").achieved("B").others_write().plays(0, "mission B")
    assert s.state.turn == 2
    assert s.viruses == ["M3"]


def test_all_who_accomplish_a_mission_in_the_same_turn_are_first_and_the_virus_wakes_once():
    s = fulfilled("B1", players=3).closes(1, "L1", "R5", "L4").others_write()
    s.plays(0, "mission B").plays(1, "mission B")
    assert s.runs == [1, 1, 1]
    s.everyone_infects()
    assert [s.lines(seat)["missions"] for seat in range(3)] == [11, 11, 0]
    s.closes(2, *QUARTERS).others_write().everyone_takes_missions()
    assert s.lines(2)["missions"] == 4


def test_two_missions_are_two_propagations_with_both_viruses():
    s = fulfilled("B1").has(0, energies=FLOOR3 | FLOOR5).others_write().plays(0, "mission B", "mission C")
    assert s.runs == [2, 2]
    assert s.infects_first(1) == ["R2.2", "M3.1", "M5.1", "R2.3", "M3.2", "M5.2"]


def test_a_mission_that_the_second_propagation_makes_possible_counts_for_the_same_turn():
    """Seat 0 wakes the purple virus; the propagation fills a second quarter of seat 1, and then of seat 0."""
    s = fulfilled("B1").fill(0, "L1", "L4").fill(0, "M3", but=1).fill(1, "L1").fill(1, "M3", but=1)
    s.sheet(0).filled &= ~(1 << s.spaces.index("L4.5"))
    s.others_write().plays(0, "mission B")
    s.everyone_infects()
    assert s.state.turn == 1
    assert s.state.actors == (0, 1)
    s.plays(1, "mission A").plays(0, "mission A")
    assert s.viruses == ["M1", "M3"]
    s.everyone_infects().nobody_takes_missions()
    assert [s.lines(seat)["missions"] for seat in range(2)] == [19, 8]
    assert s.state.turn == 2


def test_a_mission_may_be_declined_which_keeps_its_virus_asleep():
    s = fulfilled("B1").others_write().plays(0, "pass")
    assert (s.state.turn, s.viruses) == (2, [])
    s.others_write().plays(0, "mission B")
    assert s.viruses == ["M3"]
    assert s.lines(0)["missions"] == 11


def test_totally_infected_quarters_count_as_evacuated():
    s = an_outbreak(grey="L1.1").write(0, floor1=". * * * *", floor5="* * * * *")
    assert s.holds(0, "A")


def test_a_closed_walkway_counts_for_both_its_quarters():
    s = an_outbreak().closes(0, "L1", "L4").closes(0, "L3-M3", "L3-M4", "M1-L3")
    assert s.holds(0, "B")
    assert s.closed(0) == ["L1-M1", "L1-L3", "L1-L4", "M1-L3", "L3-M3", "L3-L4", "L3-M4", "L4-M4"]


def test_quarters_shut_off_as_one_block_do_not_count():
    s = an_outbreak().closes(0, "L1", "L3", "L4")
    s.sheet(0).closed &= ~(1 << s.walkway_ids.index("L1-L3"))
    assert not s.holds(0, "B")
