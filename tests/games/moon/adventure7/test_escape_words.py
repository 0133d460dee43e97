"""Adventure 7 in words and in notation."""

import pytest

from cosmodrome.games.moon.adventure7.data import escape_data
from cosmodrome.games.moon.adventure7.text import escape_text
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.kernel import LANGUAGES, EventList, NotationError
from games.moon.adventure7.escape_table import an_escape


def said(s, notation):
    return s.state.say(0, s.state.parse(notation))


def test_moves_as_a_person_would_choose_them():
    s = an_escape().has(0, astronauts=2, wilds=1).shows("7/astronaut", "8/robot", "9/water")
    assert said(s, "8/robot 1A2") == "Write 8 (Robot) in module 1A, space 2"
    assert said(s, "7/astronaut+2 1B4") == "Change 7 to 9 and write it in module 1B, space 4"
    assert said(s, "9/water-1 1A3") == (
        "Use a Wild as Astronaut: change 9 (Water) to 8 and write it in module 1A, space 3"
    )
    s.plays(0, "9/water 1A3")
    assert said(s, "water 1A3") == "Water: circle the tank of module 1A, space 3"
    assert said(s, "robot 1A-1G") == "Use a Wild as Robot: activate the airlock between 1A and 1G"
    assert said(s, "energy ship1") == "Use a Wild as Energy: circle a reactor of starship 1"
    assert said(s, "plant ship1") == "Use a Wild as Plant: circle a plant of starship 1"
    assert said(s, "planning 1B1") == "Use a Wild as Planning: write an X in module 1B, space 1"
    assert said(s, "astronaut") == "Use a Wild as Astronaut: cross an astronaut and leave the number as it is"
    assert said(s, "pass") == "Do without the action"


def test_the_other_moves():
    s = an_escape().fill(0, "1A", "1B")
    assert said(s, "error") == "No number fits: cross a system error"
    s.plays(0, "error")
    assert said(s, "airlock 1B-2C") == "Activate the airlock between 1B and 2C"
    s = an_escape().has(0, reactors={"ship1": 3, "ship2": 3, "ship3": 3}).others_play()
    assert said(s, "mission C") == "Accomplish mission C for 10 points"
    assert said(s, "pass") == "Leave the missions for a later turn"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7",
        "7/energy",
        "7/energy 9Z",
        "99/energy 1A1",
        "robot",
        "robot 1A",
        "astronaut ",
        "mission D",
        "line g1",
        "8/robot+3 1A1",
    ],
)
def test_what_is_no_move_is_refused(text):
    with pytest.raises(NotationError):
        an_escape().state.parse(text)


@pytest.mark.parametrize("move", [-1, 63, 300, 325, 1000, 2048 + 60, 2048 + 4 * 64 + 1, 9999])
def test_a_number_that_is_no_move_has_no_notation_and_no_words(move):
    state = an_escape().state
    with pytest.raises(NotationError):
        state.notate(move)


def test_mission_cards_say_what_they_ask():
    names = escape_text("en").names
    assert {card.id: names.mission(card.id) for card in escape_data().mission} == {
        "A1": "Fill 3 greenhouses with all their plants circled",
        "A2": "Fill the greenhouse of starship 6 with all its plants circled",
        "B1": "Fill 7 modules completely",
        "B2": "Fill 3 starships completely",
        "C1": "Circle all reactors of 3 starships",
        "C2": "Circle all water tanks of 3 starships",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_reminder(language):
    text = escape_text(language)
    assert len({text.reminder(action) for action in (*ACTIONS, "wild")}) == 7


def test_the_log_tells_a_turn():
    s = an_escape().opens(0, "1A-1G").opens(1, "1A-1G").has(0, astronauts=2, wilds=1)
    heard = EventList()
    s.state.listen(heard)
    s.plays(0, "9/energy 1G", "robot 1A-2A").plays(1, "8/robot 1A1", "airlock 1A-2B", "pass")
    told = [s.state.game.tell(event, ["Ada", ""], "en") for event in heard.events]
    assert told[:5] == [
        "Ada writes 9 in greenhouse 1G.",
        "Ada is among the first to fill the greenhouse of starship 1: it counts 2 times.",
        "Ada activates the airlock between 1A and 2A, with a Wild.",
        "Seat 2 writes 8 in module 1A, space 1.",
        "Seat 2 activates the airlock between 1A and 2B.",
    ]


def test_the_log_tells_who_comes_late_and_who_errs():
    s = an_escape().opens(0, "1A-1G").struck("ship1").fill(1, "1A", "1B")
    heard = EventList()
    s.state.listen(heard)
    s.plays(0, "9/energy 1G").plays(1, "error")
    told = [s.state.game.tell(event, ["Ada", "Bo"], "en") for event in heard.events]
    assert told == [
        "Ada writes 9 in greenhouse 1G.",
        "Ada fills the greenhouse of starship 1 after others, without the bonus.",
        "Bo can write no number and crosses a system error.",
    ]


def test_questions():
    s = an_escape()
    assert "active airlocks reach" in s.state.prompt(0)
    s.plays(0, "8/robot 1A1")
    assert s.state.prompt(0) == "Activate an airlock beside a block that you can reach."
    s.plays(0, "airlock 1A-1G")
    assert s.state.prompt(0) == "You may use Robot, or do without."
    s.plays(0, "pass")
    assert s.state.prompt(0) == "One player is still writing."
    s = an_escape().has(0, astronauts=2, wilds=1).plays(0, "8/robot 1A2")
    assert s.state.prompt(0) == "You may use Robot, or a Wild in its place, or none."
    s = an_escape().fill(0, "1A", "1B").has(0, errors=2).plays(0, "error").others_play()
    assert s.state.prompt(1) == "Somebody has crossed all system errors. You win with 0 points!"
