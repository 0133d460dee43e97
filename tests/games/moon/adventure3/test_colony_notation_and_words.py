"""Every move of adventure 3 has one notation and its own words; every question and event can be told."""

import pytest

from cosmodrome.games.moon.rules.moves import ACT, CHANGED, SPACES
from cosmodrome.kernel import LANGUAGES, EventList, NotationError, Rng
from games.moon.adventure3.colonies import a_colony, play_on, the_game


def test_the_notation_of_each_kind_of_move():
    s = a_colony().shows("7/energy", "9/astronaut", "4/water")
    assert {"7/energy c2r4", "9/astronaut c2r4", "9-2/astronaut c2r4", "9+2/astronaut c6r5"} <= set(s.offers(0))
    s.plays(0, "4/water c2r3")
    assert s.offers(0) == ["pass", "water c2r3"]


@pytest.mark.parametrize(
    "text",
    [
        "", "7", "7/energy", "7/energy c7r1", "7/energy c2r4 ", "8/energy c2r4", "7+3/energy c2r4", "7+0/energy c2r4",
        "robot c1r1-c2r2", "energy planning", "plant middle", "x", "x c0r1", "mission D", "Pass", "error 1",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(text):
    with pytest.raises(NotationError):
        a_colony().shows("7/energy", "9/astronaut", "4/water").state.parse(text)


@pytest.mark.parametrize("move", [-1, 36, 63, 192, 256, 325, 1000, CHANGED + 40, CHANGED + 768, ACT + SPACES + 3, 4000])
def test_an_integer_that_is_no_move_has_no_notation_and_no_words(move):
    state = a_colony().state
    with pytest.raises(NotationError):
        state.notate(move)


def test_what_moves_are_called():
    s = a_colony().shows("7/energy", "9/astronaut", "4/water")
    say = {text: s.state.say(0, s.state.parse(text)) for text in s.offers(0)}
    assert say["7/energy c2r4"] == "Write 7 (Energy) in column 2, row 4"
    assert say["9-2/astronaut c2r4"] == "Change 9 to 7 and write it in column 2, row 4"
    s.plays(0, "7/energy c2r4")
    assert [s.state.say(0, move) for move in s.state.legal(0)] == [
        "Do without the action",
        "Energy: each plant is worth 1",
        "Energy: each water tank is worth 2",
        "Energy: each antenna is worth 1",
    ]
    s = a_colony().has(0, greenhouses=(0, 0, 3, 0)).shows("7/plant").plays(0, "7/plant c2r3")
    assert s.state.say(0, s.state.parse("plant bottom-left")) == (
        "Plant: circle a greenhouse with 2 plants in the lower left quarter"
    )
    s = a_colony().shows("7/robot").plays(0, "7/robot c2r3")
    assert s.state.say(0, s.state.parse("robot c1r2-c2r2")) == (
        "Robot: draw the tunnel of row 2 from column 1 to column 2"
    )
    assert s.state.say(0, s.state.parse("robot c1r2-c1r3")) == (
        "Robot: draw the tunnel of column 1 from row 2 to row 3"
    )


@pytest.mark.parametrize("action", ["robot", "energy", "plant", "water", "astronaut", "planning"])
def test_the_question_names_the_action(action):
    s = a_colony().shows(f"8/{action}").plays(0, f"8/{action} c2r3")
    assert s.state.view(0).action == action
    assert s.state.prompt(0).startswith(action.capitalize())
    assert s.state.view(1).action == "", "another's action is not known"
    assert s.state.prompt(None) == "2 players are still writing."


def test_missions_are_told_from_their_cards():
    names = the_game().text("en").names
    assert [names.mission(f"{letter}{n}") for letter in "ABC" for n in (1, 2)] == [
        "Fill 3 columns",
        "Fill 3 rows",
        "Join the observatory to the network",
        "Circle all antennas of 2 quarters",
        "Have 10 plants in circled greenhouses",
        "Circle all water tanks of 2 quarters",
    ]


def told(s) -> list[str]:
    heard = EventList()
    s.state.listen(heard)
    return _Telling(s, heard)


class _Telling:
    def __init__(self, s, heard):
        self.s, self.heard = s, heard

    def plays(self, *notations):
        self.s.plays(0, *notations)
        return [self.s.state.game.tell(event, ["Ana", ""], "en") for event in self.heard.events]


def test_what_the_log_says():
    s = a_colony().fill(0, "top-left", but="c3r5").shows("7/energy")
    assert told(s).plays("7/energy c3r5", "energy water") == [
        "Ana writes 7 in column 3, row 5.",
        "Ana is among the first to fill the upper left quarter: 15 points.",
        "Ana crosses a box of Water.",
    ]
    s = a_colony().fill(0, "top-left", but="c3r5").taken("top-left").shows("7/planning")
    assert told(s).plays("7/planning c5r2", "x c3r5")[1:] == [
        "Ana writes an X in column 3, row 5.",
        "Ana fills the upper left quarter after others: 5 points.",
    ]
    s = a_colony().shows("7/water")
    assert told(s).plays("7/water c2r3", "water c2r3")[1:] == ["Ana circles the tank of column 2, row 3."]
    s = a_colony().shows("7/plant")
    assert told(s).plays("7/plant c2r3", "plant bottom-left")[1:] == [
        "Ana circles a greenhouse in the lower left quarter."
    ]
    s = a_colony().shows("7/robot")
    assert told(s).plays("7/robot c2r3", "robot c1r2-c1r3")[1:] == [
        "Ana draws the tunnel of column 1 from row 2 to row 3."
    ]
    s = a_colony().shows("7/astronaut")
    assert told(s).plays("7/astronaut c2r3", "astronaut")[1:] == ["Ana crosses an astronaut."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language):
    game = the_game(3)
    heard = EventList()
    state = game.new(5, heard)
    play_on(state, Rng.seeded(5))
    lines = [game.tell(event, ["Ana", "", "Cleo"], language) for event in heard.events if event.kind != "reveal"]
    assert all(lines)
    assert state.prompt(None, language)
    for seat in range(3):
        assert state.prompt(seat, language)


def test_a_spectator_and_every_seat_are_told_who_won():
    state = play_on(the_game(2).new(3), Rng.seeded(3))
    (winner,) = state.winners
    assert "You win" in state.prompt(winner)
    assert f"Seat {winner + 1} wins" in state.prompt(1 - winner)
    assert "crossed all system errors" in state.prompt(None)
