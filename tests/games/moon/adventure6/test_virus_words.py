"""Adventure 6 in words and in notation."""

import pytest

from cosmodrome.games.moon.adventure6.data import virus_data
from cosmodrome.games.moon.adventure6.text import virus_text
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.kernel import LANGUAGES, EventList, NotationError
from games.moon.adventure6.virus_table import QUARTERS, a_setup, an_outbreak
from rulebook.adventure6.test_virus_3_write import full_but_one


def said(s, notation):
    return s.state.say(0, s.state.parse(notation))


def test_moves_as_a_person_would_choose_them():
    s = an_outbreak().has(0, astronauts=2, wilds=1).shows("7/astronaut", "8/robot", "9/water")
    assert said(s, "8/robot M3.2") == "Write 8 (Robot) in quarter M3, space 2"
    assert said(s, "7/astronaut+2 L1.4") == "Change 7 to 9 and write it in quarter L1, space 4"
    assert said(s, "9/water-1 M2.3") == (
        "Use a Wild as Astronaut: change 9 (Water) to 8 and write it in quarter M2, space 3"
    )
    s.plays(0, "9/water M2.3")
    assert said(s, "water M2.3") == "Water: circle the tank of quarter M2, space 3"
    assert said(s, "robot L1-M1") == "Use a Wild as Robot: close the walkway between L1 and M1"
    assert said(s, "energy M2") == "Use a Wild as Energy: circle an energy in quarter M2"
    assert said(s, "plant M2") == "Use a Wild as Plant: circle a plant in quarter M2"
    assert said(s, "planning R5.1") == "Use a Wild as Planning: write an X in quarter R5, space 1"
    assert said(s, "astronaut") == "Use a Wild as Astronaut: cross an astronaut and leave the number as it is"
    assert said(s, "pass") == "Do without the action"


def test_the_other_moves():
    assert said(a_setup(), "infect R2.4") == "Place the grey virus and infect quarter R2, space 4"
    s = an_outbreak()
    s.sheet(0).owed = 1
    assert said(s.others_write(), "infect L1.3") == "Infect quarter L1, space 3"
    assert said(s, "close M3-M4") == "Close the walkway between M3 and M4"
    assert said(s, "charge R5") == "Circle an energy in quarter R5"
    assert said(full_but_one(an_outbreak()), "error") == "No number fits: cross a system error"
    s = an_outbreak().closes(0, "L1", "R2", "L4").others_write()
    assert said(s, "mission B") == "Accomplish mission B for 11 points"
    assert said(s, "pass") == "Leave the missions for a later turn"


@pytest.mark.parametrize(
    "text",
    [
        "", "7", "7/energy", "8/robot 9Z", "99/energy L1.1", "robot", "robot L1", "close L1", "infect L1", "charge",
        "astronaut ", "mission D", "strike", "8/robot+3 L1.1",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(text):
    with pytest.raises(NotationError):
        an_outbreak().state.parse(text)


@pytest.mark.parametrize("move", [-1, 63, 192 + 55, 256 + 22, 288 + 11, 325, 1000, 2048 + 60, 2048 + 4 * 64 + 1, 9999])
def test_a_number_that_is_no_move_has_no_notation_and_no_words(move):
    state = an_outbreak().state
    with pytest.raises(NotationError):
        state.notate(move)
    if move < 2048:
        with pytest.raises(NotationError):
            state.say(0, move)


def test_mission_cards_say_what_they_ask():
    names = virus_text("en").names
    assert {card.id: names.mission(card.id) for card in virus_data().mission} == {
        "A1": "Evacuate 2 quarters",
        "A2": "Evacuate all quarters of 1 floor",
        "B1": "Close all walkways of 3 quarters",
        "B2": "Close all walkways of quarters M2 and M4",
        "C1": "Circle all energies on 2 floors",
        "C2": "Circle all plants and water tanks on 2 floors",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_reminder(language):
    text = virus_text(language)
    assert len({text.reminder(action) for action in (*ACTIONS, "wild")}) == 7


def told(s, heard, names):
    return [line for event in heard.events if (line := s.state.game.tell(event, names, "en"))]


def test_the_log_tells_the_set_up():
    s = a_setup()
    heard = EventList()
    s.state.listen(heard)
    s.plays(0, "infect L1.2").plays(1, "infect R5.5")
    assert told(s, heard, ["Ada", ""])[:2] == [
        "Ada places the grey virus and infects quarter L1, space 2.",
        "Seat 2 places the grey virus and infects quarter R5, space 5.",
    ]


def test_the_log_tells_a_turn_with_a_propagation():
    s = an_outbreak().has(0, plants={"L3": 2, "R3": 2}).shows("8/plant", "9/energy", "10/planning")
    s.fill(1, "L1", but=1)
    heard = EventList()
    s.state.listen(heard)
    s.plays(0, "8/plant M3.1", "plant M3").plays(1, "10/planning M2.4", "planning R5.1")
    s.plays(0, "infect L1.2", "infect M2.1").plays(1, "infect L1.5", "infect M2.1")
    assert told(s, heard, ["Ada", "Bo"])[:12] == [
        "Ada writes 8 in quarter M3, space 1.",
        "Ada circles a plant in quarter M3.",
        "Ada sets off the green virus.",
        "Bo writes 10 in quarter M2, space 4.",
        "Bo writes an X in quarter R5, space 1.",
        "The green virus wakes on all sheets.",
        "The viruses of Ada spread once.",
        "The viruses of Bo spread once.",
        "Ada: the grey virus infects quarter L1, space 2.",
        "Ada: the green virus infects quarter M2, space 1.",
        "Bo: the grey virus infects quarter L1, space 5.",
        "Bo evacuates quarter L1.",
    ]


def test_the_log_tells_bonuses_signs_and_errors():
    s = an_outbreak(grey="L1.2").spent("green").has(0, plants={"L3": 2, "R3": 2, "M2": 2, "M4": 1})
    s.shows("8/plant", "9/water", "10/planning").has(1, tanks="").write(1, floor1="X").has(1, tanks="L1.1")
    heard = EventList()
    s.state.listen(heard)
    s.plays(0, "8/plant M3.1", "plant M3").plays(1, "9/water M4.3", "water M4.3", "charge R5")
    lines = told(s, heard, ["Ada", "Bo"])
    assert "Ada sets off a propagation for the others." in lines
    assert "Bo circles the tank of quarter M4, space 3." in lines
    assert "Bo circles an energy in quarter R5." in lines
    s = full_but_one(an_outbreak().has(1, plants={"L3": 1}).shows("8/plant", "9/water", "10/planning"))
    heard = EventList()
    s.state.listen(heard)
    s.plays(0, "error").plays(1, "8/plant M3.1", "plant M3", "close L1-M1")
    lines = told(s, heard, ["Ada", "Bo"])
    assert "Ada can write no number and crosses a system error." in lines
    assert "Bo closes the walkway between L1 and M1." in lines


def test_questions():
    s = a_setup()
    assert s.state.prompt(0).startswith("Place the grey virus")
    s.plays(0, "infect L1.1")
    assert s.state.prompt(0) == "One player is still placing the grey virus."
    s = an_outbreak()
    assert s.state.prompt(0) == "Choose a combination and write its number on any floor."
    s.plays(0, "8/robot M3.1")
    assert s.state.prompt(0) == "You may use Robot, or do without."
    s.plays(0, "pass")
    assert s.state.prompt(0) == "One player is still writing."
    s.sheet(0).owed = 1
    s.fill(0, "L1").others_write()
    assert s.state.prompt(0) == ("The grey virus leaves L1, which is complete: choose the space of M1 that it infects.")
    assert s.state.prompt(1) == "One player is still choosing infected spaces."
    s = an_outbreak()
    s.sheet(0).owed = 1
    assert s.others_write().state.prompt(0) == "The grey virus spreads: choose the space of L1 that it infects."
    s = an_outbreak().has(0, astronauts=2, wilds=1).plays(0, "8/robot M3.1")
    assert s.state.prompt(0) == "You may use Robot, or a Wild in its place, or none."
    s = an_outbreak().has(0, plants={"L3": 1}).plays(0, "10/plant M3.1", "plant M3")
    assert s.state.prompt(0) == "A line of plants is full: close a walkway."


def test_the_end_is_told():
    s = full_but_one(an_outbreak(), 1).has(1, errors=2).closes(1, *QUARTERS)
    s.plays(1, "error").others_write().everyone_infects().nobody_takes_missions()
    assert s.state.prompt(0).startswith("Somebody has crossed all system errors.")


def test_a_virus_that_only_a_pack_knows_has_a_name():
    pack = '[[virus]]\nid = "red"\nquarters = ["L3"]'
    assert virus_text("en", pack).names.virus_of(QUARTERS.index("L3")) == "the red virus"
    assert virus_text("en").names.strain("pink") == "the virus pink"
