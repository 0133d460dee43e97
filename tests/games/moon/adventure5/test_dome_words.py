"""Every move of adventure 5 has one notation and its own words; every question and event can be told."""

import pytest

from cosmodrome.games.moon.rules.moves import ACT, CHANGED, SPACES
from cosmodrome.kernel import EventList, NotationError
from games.moon.adventure5.dome_table import a_dome, a_game


def test_the_notation_of_each_kind_of_move():
    s = a_dome().shows("7/energy", "9/astronaut", "4/water")
    assert {"7/energy 2up1", "9/astronaut 3down1", "9-2/astronaut 1up1", "9+2/astronaut 4up1"} <= set(s.offers(0))
    s.plays(0, "4/water 2up1")
    assert s.offers(0) == ["pass", "water up1"]


@pytest.mark.parametrize(
    "text",
    [
        "", "7", "7/energy", "7/energy 5up1", "7/energy 2up1 ", "8/energy 2up1", "7+3/energy 2up1", "7+0/energy 2up1",
        "robot M1", "energy towers", "plant up5", "x", "x 1up4", "cut", "mission D", "Pass", "error 1",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(text):
    with pytest.raises(NotationError):
        a_dome().shows("7/energy", "9/astronaut", "4/water").state.parse(text)


@pytest.mark.parametrize("move", [-1, 38, 63, 192, 264, 325, 1000, CHANGED + 40, CHANGED + 768, ACT + SPACES + 4, 4000])
def test_an_integer_that_is_no_move_has_no_notation(move):
    with pytest.raises(NotationError):
        a_dome().state.notate(move)


def said(s, text):
    return s.state.say(0, s.state.parse(text))


def test_what_moves_are_called():
    s = a_dome().shows("7/energy", "9/astronaut", "4/water")
    assert said(s, "7/energy 2up1") == "Write 7 (Energy) in tower 2, level 1 above ground"
    assert said(s, "9-2/astronaut 1down1") == "Change 9 to 7 and write it in tower 1, level 1 below ground"
    s.plays(0, "7/energy 2up1")
    assert [s.state.say(0, move) for move in s.state.legal(0)] == [
        "Do without the action",
        "Energy: a mission is worth 10 to the first, 6 after them",
        "Energy: a level with 1, 2, 3 symbols is worth 2, 6, 10",
        "Energy: most astronauts are worth 0, fewer 2",
        "Energy: a missing piece of the dome costs 5",
    ]
    s = a_dome().built(0, "L1").cut(0, "L2").shows("8/robot", "9/energy", "10/plant").plays(0, "8/robot 1up1")
    assert said(s, "robot L2") == "Robot: build half of section 2 of the dome on the left"
    assert said(s, "robot R1") == "Robot: build section 1 of the dome on the right"
    s = a_dome().shows("8/planning", "9/energy", "10/plant").plays(0, "8/planning 1up1", "x 1up2")
    assert said(s, "cut R4") == "Cut section 4 of the dome on the right"
    s = a_dome().has(0, upgrades={"missions": 2}).achieved("B")
    assert said(s, "mission A") == "Accomplish mission A, for now worth 12 points"
    assert said(s, "mission B") == "Accomplish mission B, for now worth 8 points"


@pytest.mark.parametrize("action", ["robot", "energy", "plant", "water", "astronaut", "planning"])
def test_the_question_names_the_action(action):
    s = a_dome().shows(f"8/{action}", "9/energy", "11/energy").plays(0, f"8/{action} 1up1")
    assert s.state.view(0).action == action
    assert s.state.prompt(0).startswith(action.capitalize())
    assert s.state.view(1).action == "", "another's action is not known"
    assert s.state.prompt(None) == "2 players are still writing."


def test_the_cut_has_a_question_of_its_own():
    s = a_dome().shows("8/planning", "9/energy", "11/energy").plays(0, "8/planning 1up1", "x 1up2")
    assert s.state.prompt(0) == "The price of the X: cut a section of the dome in two."


def test_missions_are_told_from_their_cards():
    names = a_game().text("en").names
    assert [names.mission(f"{letter}{n}") for letter in "ABC" for n in (1, 2)] == [
        "Fill all levels of 1 tower",
        "Fill the highest level of 2 towers",
        "Circle 2 symbols on 3 lab levels",
        "Circle 3 symbols on 2 lab levels",
        "Build the whole dome",
        "Have an X on 4 levels",
    ]


def told(s, *notations):
    heard = EventList()
    s.state.listen(heard)
    s.plays(0, *notations)
    return [s.state.game.tell(event, ["Ana", ""], "en") for event in heard.events]


def test_what_the_log_says():
    s = a_dome().write(0, t4="2 | 5 6 8").shows("9/energy", "4/planning", "1/robot")
    assert told(s, "9/energy 4up4", "energy dome") == [
        "Ana writes 9 in tower 4, level 4 above ground.",
        "Ana is among the first to reach the top of tower 4: 10 points.",
        "Ana upgrades the dome field.",
    ]
    s = a_dome().write(0, t4="2 | 5 6 8").struck("4top").shows("9/energy", "4/planning", "1/robot")
    assert told(s, "4/planning 1up1", "x 4up4", "cut R3")[1:] == [
        "Ana writes an X in tower 4, level 4 above ground.",
        "Ana reaches the top of tower 4 after others: 5 points.",
        "Ana cuts section 3 of the dome on the right.",
    ]
    s = a_dome().shows("9/robot", "4/plant", "1/water")
    assert told(s, "9/robot 1up1", "robot L1")[1:] == ["Ana builds at section 1 of the dome on the left."]
    s = a_dome().shows("9/robot", "4/plant", "1/water")
    assert told(s, "4/plant 1up1", "plant up1")[1:] == [
        "Ana circles a plant on level 1 of the laboratory above ground."
    ]
    s = a_dome().shows("9/robot", "4/plant", "1/water")
    assert told(s, "1/water 1down1", "water down1")[1:] == [
        "Ana circles the water on level 1 of the laboratory below ground."
    ]
    s = a_dome().shows("9/astronaut", "4/plant", "1/water")
    assert told(s, "9/astronaut 1up1", "astronaut")[1:] == ["Ana crosses an astronaut."]


@pytest.mark.parametrize(("late", "line"), [(False, "star"), (True, "flower")])
def test_a_mission_is_told_with_its_star_or_flower(late, line):
    s = a_dome().built(0, "L1", "L2", "L3", "L4", "R4", "R3", "R2", "R1").achieved("C" if late else "").others_play()
    assert told(s, "mission C")[0].endswith(f"circles its {line}.")


def test_the_view_shows_missions_at_what_they_are_worth_to_the_seat():
    s = a_dome().has(0, upgrades={"missions": 3}, missions={"A": 0, "B": 1})
    assert [(mission.first, mission.later) for mission in s.state.view(0).missions] == [(15, 9)] * 3
    assert [(mission.first, mission.later) for mission in s.state.view(None).missions] == [(8, 4)] * 3
    assert s.state.view(1).sheets[0].missions == (15, 9, -1)
