"""Every move of adventure 8 has one notation and its own words; every question and event can be told."""

import pytest

from cosmodrome.games.moon.rules.moves import ACT, SPACES
from cosmodrome.kernel import EventList, NotationError
from games.moon.adventure8.battle_table import a_battle, a_duel, a_game


@pytest.mark.parametrize(
    "text",
    [
        "", "7", "7/energy", "7/energy P8.1", "7/energy P3.1 ", "8/energy P4.1", "7+1/energy P4.1", "7/energy P3.moon",
        "robot a14", "energy red", "plant P8", "planning", "planning P3.moon", "moon", "improve", "mission D", "Pass",
        "error 1", "astronaut", "x P3.1",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(text):
    with pytest.raises(NotationError):
        a_battle().shows("7/energy", "9/astronaut", "4/water").state.parse(text)


@pytest.mark.parametrize(
    "move",
    [-1, 33, 63, 192, 224, 232, 259, 279, 325, 1000, ACT + 13, ACT + SPACES + 3, ACT + 4 * SPACES, 4096],
)
def test_an_integer_that_is_no_move_has_no_notation(move):
    with pytest.raises(NotationError):
        a_battle().state.notate(move)


def said(s, text):
    return s.state.say(0, s.state.parse(text))


def test_what_moves_are_called():
    s = a_battle().has(0, "left", astronauts=2).shows("7/energy", "9/astronaut", "4/water")
    assert said(s, "7/energy P3.1") == "With 7 (Energy): draw your insignia in space 1 of planet 5-6-7"
    assert said(s, "7/energy P5.1") == (
        "With 7 (Energy) and 1 stored astronaut: draw your insignia in space 1 of planet 9-10-11"
    )
    assert said(s, "7/energy P6.1") == (
        "With 7 (Energy) and 2 stored astronauts: draw your insignia in space 1 of planet 11-12-13"
    )
    s.plays(0, "7/energy P3.1")
    assert [s.state.say(0, move) for move in s.state.legal(0)] == [
        "Do without the action",
        "Energy: improve the green planets: each is worth 3",
        "Energy: improve the blue planets: each is worth 4",
        "Energy: improve the grey planets: each is worth 5",
    ]


@pytest.mark.parametrize(
    ("action", "notation", "words"),
    [
        ("robot", "robot a1", "Robot: draw your insignia on asteroid 1"),
        ("plant", "plant P4", "Plant: cross off a plant of planet 7-8-9"),
        ("water", "water P4", "Water: cross off a water of planet 7-8-9"),
        ("planning", "planning P7", "Planning: draw your insignia on the moon of planet 13-14-15"),
    ],
)
def test_what_actions_are_called(action, notation, words):
    s = a_battle().shows(f"8/{action}", "1/energy", "1/plant").plays(0, f"8/{action} P4.1")
    assert said(s, notation) == words
    assert s.state.view(0).action == action
    assert s.state.prompt(0).startswith(action.capitalize())
    assert s.state.view(1).action == "", "another's action is not known"


def test_what_bonuses_and_missions_are_called():
    s = a_battle()
    assert said(s, "improve blue") == "Improve the blue planets: each is worth 4"
    assert said(s, "moon P2") == "Draw your insignia on the moon of planet 3-4-5"
    assert said(s, "mission A") == "Accomplish mission A for 12 points"
    assert said(s.achieved("A"), "mission A") == "Accomplish mission A for 5 points"


def test_the_question_says_which_sheet_is_played_on():
    s = a_battle()
    assert s.state.prompt(0).startswith("Left sheet:")
    assert s.in_turn(2).state.prompt(0).startswith("Right sheet:")
    assert s.state.prompt(None) == "2 players are still writing."


def test_bonuses_have_questions_of_their_own():
    s = a_battle().mined(0, t="a1 a2 a3 a4 a5").shows("8/robot", "1/plant", "1/water")
    assert s.plays(0, "8/robot P4.1", "robot a6").state.prompt(0) == "Energy bonus: improve a type of planets."
    s = a_battle().mined(0, t="a1 a2 a3 a4 a5 a6").shows("8/robot", "1/plant", "1/water")
    assert s.plays(0, "8/robot P4.1", "robot a7").state.prompt(0).startswith("Planning bonus:")


def test_missions_are_told_from_their_cards():
    names = a_game().text("en").names
    assert [names.mission(f"{letter}{n}") for letter in "ABC" for n in (1, 2)] == [
        "Control 4 planets on one sheet",
        "Control 1 planet of each type on one sheet",
        "Mine 7 asteroids on one sheet",
        "Improve each type 2 times on one sheet",
        "Cross 6 plant and 4 water boxes on one sheet",
        "Be on 4 moons of one sheet",
    ]


def told(s, *notations):
    heard = EventList()
    s.state.listen(heard)
    s.plays(0, *notations)
    return [s.state.game.tell(event, ["Ana", ""], "en") for event in heard.events]


@pytest.mark.parametrize(
    ("drawn", "line"),
    [
        ("MT", "Planet 1-2-3 is complete: Ana controls it."),
        ("TT", "Planet 1-2-3 is complete: the rival of Ana controls it."),
    ],
)
def test_what_the_log_says_of_a_full_planet(drawn, line):
    s = a_battle().drawn(0, P1=drawn).shows("2/energy", "4/planning", "14/robot")
    assert told(s, "2/energy P1.3", "energy green") == [
        "Ana occupies planet 1-2-3 with 2.",
        line,
        "Ana improves the green planets.",
    ]


def test_what_the_log_says():
    s = a_battle().drawn(0, P1="MT", moons={"P1": "T"}).shows("2/water", "4/planning", "14/robot")
    assert told(s, "2/water P1.3", "water P1")[1:] == [
        "Planet 1-2-3 is complete: both rivals control it.",
        "Ana crosses off a water of planet 1-2-3.",
    ]
    s = a_battle().has(0, "left", astronauts=2).shows("4/plant", "4/planning", "14/robot")
    assert told(s, "4/plant P4.1", "plant P4") == [
        "Ana occupies planet 7-8-9 with 4 and 2 stored astronauts.",
        "Ana crosses off a plant of planet 7-8-9.",
    ]
    s = a_battle().drawn(0, P3="MT").mined(0, m="a1 a2 a3 a4 a5 a6").shows("6/planning", "4/plant", "14/robot")
    assert told(s, "6/planning P3.3", "moon P1", "moon P2", "planning P3")[1:] == [
        "Ana mines asteroid 7.",
        "Ana occupies the moon of planet 1-2-3.",
        "Ana occupies the moon of planet 3-4-5.",
        "Ana occupies the moon of planet 5-6-7.",
    ]
    s = a_battle().shows("6/robot", "4/plant", "14/robot")
    assert told(s, "6/robot P3.1", "robot a1")[1:] == ["Ana mines asteroid 1."], "told once"
    s = a_battle().mined(0, t="a1 a2 a3 a4 a5").shows("6/robot", "4/plant", "14/robot")
    assert told(s, "6/robot P3.1", "robot a6", "improve grey")[2] == "Ana improves the grey planets."
    s = a_battle().drawn(0, P1="MTM").shows("1/robot", "2/plant", "1/water")
    assert told(s, "error") == ["Ana can write no number and crosses a system error."]


def test_why_the_game_is_over():
    s = a_battle()
    full = {"P1": "MTM", "P2": "MTMTM", "P3": "MTMTM", "P4": "MTMTMTM", "P5": "MTMTM", "P6": "MTMTM", "P7": "MTM"}
    s.drawn(0, **full).has(1, "left", errors=2).others_play().nobody_takes_missions()
    told = s.state.prompt(None)
    assert "Somebody has crossed all system errors of a side." in told
    assert "All planets of a sheet are full." in told


# --- against ASTRA ----------------------------------------------------------------------------------------------------


def test_what_is_asked_and_said_against_astra():
    s = a_duel().deals("7/energy", "1/energy", "2/plant")
    assert s.state.prompt(0) == "ASTRA plays 7 Energy: choose the planet."
    assert said(s, "astra P3") == "ASTRA draws on planet 5-6-7"
    s.plays(0, "astra P3")
    assert s.state.prompt(0).startswith("Choose a number, then the action of another card")
    assert said(s, "2/energy~1/energy P1.1").endswith("(1 Energy is left over)")
    s = a_duel().drawn(0, P3="M", P4="M").deals("B", "6/water", "1/energy", "2/plant")
    assert s.state.prompt(0) == "ASTRA's effect B: choose the moon on which it draws."
    assert said(s, "strike P4") == "ASTRA draws on the moon of planet 7-8-9"


def test_what_the_log_says_against_astra():
    s = a_duel().deals("7/energy", "1/energy", "2/plant")
    assert told(s, "astra P3")[0] == "ASTRA draws on planet 5-6-7 and uses Energy."
    s = a_duel().drawn(0, P3="M", P4="M").deals("B", "6/water", "1/energy", "2/plant")
    assert told(s, "strike P4")[0] == "ASTRA draws on the moon of planet 7-8-9."
