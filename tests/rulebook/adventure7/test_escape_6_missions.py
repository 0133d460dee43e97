"""Adventure 7, phase 6: the six missions, what they pay to the first and to those after."""

import pytest

from games.moon.adventure7.escape_table import SHIPS, an_escape

VALUES = {"A1": (10, 5), "A2": (7, 3), "B1": (9, 4), "B2": (10, 5), "C1": (10, 5), "C2": (10, 5)}
IN_PLAY = {card: ",".join(card if card[0] == letter else f"{letter}1" for letter in "ABC") for card in VALUES}
SEVEN_MODULES = ["1A", "2A", "2C", "3B", "4A", "5A", "6B"]
TANKS = {"ship1": "1A3 1B2", "ship2": "2A2 2B2 2C2", "ship6": "6A1 6B1"}


def fulfilled(mission, players=2):
    """A table where seat 0 meets this mission and no other."""
    s = an_escape(players, missions=IN_PLAY[mission]).opens(0)
    match mission:
        case "A1":
            return s.fill(0, "1G", "3G", "6G").has(0, plants={"ship1": 3, "ship3": 3, "ship6": 3})
        case "A2":
            return s.fill(0, "6G").has(0, plants={"ship6": 3})
        case "B1":
            return s.fill(0, *SEVEN_MODULES)
        case "B2":
            return s.fill(0, "ship4", "ship5", "ship6")
        case "C1":
            return s.has(0, reactors={"ship1": 3, "ship4": 3, "ship6": 3})
        case _:
            return (
                s.fill(0, "1A", "1B", "2A", "2B", "2C", "6A")
                .write(0, ship6=". . X . .")
                .has(0, tanks=" ".join(TANKS.values()))
            )


def missed(mission):
    """The same, one mark short."""
    s = an_escape(missions=IN_PLAY[mission]).opens(0)
    match mission:
        case "A1":
            return [
                fulfilled_but_plants(s, {"ship1": 3, "ship3": 3, "ship6": 2}),
                an_escape(missions=IN_PLAY[mission])
                .opens(0)
                .fill(0, "1G", "3G")
                .has(0, plants=dict.fromkeys(SHIPS, 3)),
            ]
        case "A2":
            return [
                s.fill(0, "6G"),
                an_escape(missions=IN_PLAY[mission]).has(0, plants={"ship6": 3}),
                an_escape(missions=IN_PLAY[mission]).opens(0).fill(0, "5G").has(0, plants={"ship5": 3}),
            ]
        case "B1":
            return [s.fill(0, *SEVEN_MODULES[:6]).write(0, ship6=". . X . X")]
        case "B2":
            return [
                s.fill(0, "ship4", "ship5", "6A", "6B"),
                an_escape(missions=IN_PLAY[mission]).opens(0).fill(0, "ship4", "ship6", "5A", "5G"),
            ]
        case "C1":
            return [s.has(0, reactors={"ship1": 3, "ship2": 2, "ship4": 3})]
        case _:
            s.fill(0, "1A", "1B", "2A", "2B", "2C", "6A", "6B")
            return [s.has(0, tanks="1A3 1B2 2A2 2B2 6A1 6B1")]


def fulfilled_but_plants(s, plants):
    return s.fill(0, "1G", "3G", "6G").has(0, plants=plants)


@pytest.mark.parametrize("mission", VALUES)
def test_each_mission_can_be_fulfilled(mission):
    s = fulfilled(mission)
    assert s.holds(0, mission[0])
    s.others_play()
    assert s.state.actors == (0,)
    assert f"mission {mission[0]}" in s.offers(0)
    assert "pass" in s.offers(0)


@pytest.mark.parametrize("mission", VALUES)
def test_a_mission_just_missed_is_not_offered(mission):
    for s in missed(mission):
        assert not s.holds(0, mission[0])


@pytest.mark.parametrize(("mission", "values"), VALUES.items())
def test_the_first_get_more_than_those_after(mission, values):
    s = fulfilled(mission).others_play().plays(0, f"mission {mission[0]}")
    assert s.lines(0)["missions"] == values[0]
    s = fulfilled(mission).achieved(mission[0]).others_play().plays(0, f"mission {mission[0]}")
    assert s.lines(0)["missions"] == values[1]


def test_all_who_accomplish_a_mission_in_the_same_turn_are_first():
    s = fulfilled("C1", players=3).has(1, reactors=dict.fromkeys(SHIPS, 3)).others_play()
    s.plays(0, "mission C").plays(1, "mission C")
    assert [s.lines(seat)["missions"] for seat in range(3)] == [10, 10, 0]
    s.has(2, reactors=dict.fromkeys(SHIPS, 3)).others_play().everyone_takes_missions()
    assert s.lines(2)["missions"] == 5


def test_a_mission_may_be_left_for_a_later_turn():
    s = fulfilled("C1").others_play().plays(0, "pass")
    assert s.state.turn == 2
    s.others_play().plays(0, "mission C")
    assert s.lines(0)["missions"] == 10


def test_printed_circles_count_for_the_reactors():
    s = an_escape().has(0, reactors={"ship4": 3, "ship5": 3, "ship6": 3})
    assert s.holds(0, "C")
    assert not an_escape().holds(0, "C")


def test_the_three_tanks_of_ship_2_are_all_needed():
    s = an_escape(missions="A1,B1,C2").opens(0).fill(0, *SHIPS).has(0, tanks="1A3 1B2 2A2 2C2 3A2 3B3")
    assert not s.holds(0, "C")
    assert s.has(0, tanks="2B2").holds(0, "C")
