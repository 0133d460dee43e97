"""Adventure 1 in words: everything that can be asked, answered or told, in every language."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import cosmodrome
from cosmodrome.games import titles
from cosmodrome.games.moon.adventure1.text import launch_text
from cosmodrome.games.moon.adventure1.view import LaunchView
from cosmodrome.kernel import LANGUAGES, Event, EventList, Game, NotationError, OptionError, Rng, State, words

QUESTIONS = {"write", "build", "activate", "effects", "mission"}
EVENTS = {"turn", "write", "cross", "activate", "quarter", "error", "sabotaged", "mission", "end"}
"""All that the rules emit, but for "reveal", which nobody needs to be told."""
VERBS = {"write", "x", "+", "mission", "error", "pass"}
NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn"]


class Played:
    """What came up in some random games: each text with the texts of the other languages."""

    def __init__(self, games: int, **options: object) -> None:
        self.prompts: dict[str, set[tuple[str, ...]]] = {}
        self.moves: dict[str, set[tuple[str, ...]]] = {}
        self.events: dict[str, set[tuple[str, ...]]] = {}
        for seed in range(games):
            self.play(cosmodrome.game("moon", players=2 + seed % 4, **options), seed)

    def play(self, game: Game, seed: int) -> None:
        heard = EventList()
        state, rng = game.new(seed), Rng.seeded(seed)
        state.listen(heard)
        while not state.over:
            seat = rng.pick(list(state.actors))
            self.note(state, seat)
            state.play(seat, rng.pick(state.legal(seat)))
        for event in heard.events:
            told = tuple(game.tell(event, NAMES[: game.seats], language) for language in LANGUAGES)
            self.events.setdefault(event.kind, set()).add(told)

    def note(self, state: State, seat: int) -> None:
        asks = state.view(seat).asks
        self.prompts.setdefault(asks, set()).add(tuple(state.prompt(seat, language) for language in LANGUAGES))
        moves = state.legal(seat)
        for move in moves:
            verb = state.notate(move).partition(" ")[0]
            said = tuple(state.say(seat, move, language) for language in LANGUAGES)
            self.moves.setdefault("write" if "/" in verb else verb, set()).add(said)
        for language in LANGUAGES:
            assert len({state.say(seat, move, language) for move in moves}) == len(moves), "two moves sound the same"


@pytest.fixture(scope="module")
def played() -> Played:
    return Played(8)


def are_told(texts: set[tuple[str, ...]]) -> None:
    assert texts
    for told in texts:
        assert all(told), f"a text is missing: {told}"
        assert len(set(told)) == len(LANGUAGES), f"two languages say the same: {told}"
        assert not any("{" in text for text in told), f"a figure was left open: {told}"


def test_every_question_is_asked_in_every_language(played: Played) -> None:
    assert set(played.prompts) == QUESTIONS
    for texts in played.prompts.values():
        are_told(texts)
    assert len(set().union(*played.prompts.values())) == len(QUESTIONS), "each question in its own words"


def test_every_kind_of_move_is_said_in_every_language(played: Played) -> None:
    assert set(played.moves) == VERBS
    for texts in played.moves.values():
        are_told(texts)


def test_every_kind_of_event_is_told_in_every_language(played: Played) -> None:
    assert set(played.events) == {*EVENTS, "reveal"}
    assert played.events.pop("reveal") == {("", "", "")}
    for texts in played.events.values():
        are_told(texts)


# --- moves -----------------------------------------------------------------------------------------------------------


def after(*moves: str, seed: int = 7, **options: object) -> State:
    """A game for two after some moves of seat 0."""
    state = cosmodrome.game("moon", players=2, **options).new(seed)
    for move in moves:
        state.play(0, state.parse(move))
    return state


def said(state: State, text: str, language: str = "en") -> str:
    return state.say(0, state.parse(text), language)


def test_a_number_is_said_with_its_floor_and_space() -> None:
    state = after()
    pile = state.view(0).piles[0]  # type: ignore[attr-defined]
    floor = {"astronaut": "astro1", "robot": "robot2"}.get(pile.action, pile.action)
    name = {"astro1": "upper astronaut", "robot2": "lower robot"}.get(floor, floor)
    text = f"{pile.number}/{pile.action}"
    assert said(state, f"{text} {floor}.2") == f"Write {pile.number} on the {name} floor, space 2"
    wild = f"Write {pile.number} ({pile.action.capitalize()}) on the wild floor, space 8"
    assert said(state, f"{text} wild.8") == wild


def test_marks_missions_and_errors_are_said_as_what_they_are() -> None:
    state = after(missions="A1,B1,C2")
    assert said(state, "x energy.4") == "Write an X on the energy floor, space 4"
    assert said(state, "+ planning.q1") == "Activate the inactive rocket on the planning floor, worth 4 rockets"
    assert said(state, "+ plant.q3") == "Activate the inactive rocket in quarter 3 of the plant floor, worth 2 rockets"
    assert said(state, "mission A") == "Accomplish mission A for 3 rockets"
    assert said(state, "error") == "No number fits: circle a system error"
    state.achieved = 0b001  # type: ignore[attr-defined]
    assert said(state, "mission A") == "Accomplish mission A for 2 rockets"


def test_what_is_not_a_move_is_refused() -> None:
    state = after()
    for move in (-1, 60, 192 + 53, 256 + 7, 325, 10**9):
        with pytest.raises(NotationError):
            state.say(0, move)


# --- questions and results -------------------------------------------------------------------------------------------


def test_those_who_wait_are_told_what_the_others_do() -> None:
    view = after().view(None)
    assert isinstance(view, LaunchView)
    text = launch_text("en")
    assert text.prompt(view) == "2 players are still writing."
    assert text.prompt(replace(view, actors=(1,))) == "One player is still writing."
    assert text.prompt(replace(view, actors=(1,), phase=1)) == "One player is still thinking about a mission."


@pytest.mark.parametrize(
    ("seat", "winners", "launched", "told"),
    [
        (0, (0,), False, "You win with 30 points!"),
        (0, (0,), True, "Your rocket has launched: you win!"),
        (0, (0, 1), False, "You share the victory with Seat 2, at 30 points."),
        (0, (1,), False, "Seat 2 wins with 30 points."),
        (1, (0,), True, "Seat 1 has launched the rocket and wins."),
        (None, (0, 1), False, "Seat 1 and Seat 2 share the victory, at 30 points."),
    ],
)
def test_the_end_is_told_to_each_from_where_they_sit(
    seat: int | None, winners: tuple[int, ...], launched: bool, told: str
) -> None:
    view = after().view(None)
    assert isinstance(view, LaunchView)
    sheets = tuple(replace(sheet, launched=launched) for sheet in view.sheets)
    ended = replace(view, seat=seat, over=True, actors=(), scores=(30, 30), winners=winners, sheets=sheets)
    assert launch_text("en").prompt(ended) == told
    are_told({tuple(launch_text(language).prompt(ended) for language in LANGUAGES)})


def test_the_end_is_told_with_its_reasons() -> None:
    view = after().view(None)
    assert isinstance(view, LaunchView)
    for reasons, sentences in (((), 1), (("missions",), 2), (("errors",), 2), (("full",), 2), (("errors", "full"), 3)):
        ended = replace(view, over=True, actors=(), scores=(30, 20), winners=(0,), reasons=reasons)
        told = tuple(launch_text(language).prompt(ended) for language in LANGUAGES)
        are_told({told})
        assert [text.count(".") for text in told] == [sentences] * len(LANGUAGES)
    launched = replace(
        ended, sheets=tuple(replace(sheet, launched=True) for sheet in view.sheets), reasons=("launch", "full")
    )
    assert launch_text("en").prompt(launched) == "Seat 1 has launched the rocket and wins."


# --- events ----------------------------------------------------------------------------------------------------------


def told(kind: str, seat: int, *data: int, language: str = "en", names: list[str] | None = None) -> str:
    game = cosmodrome.game("moon", players=2)
    return game.tell(Event(kind, seat, data, 0), names or ["Ana", ""], language)


def test_events_are_told_by_name_or_by_seat() -> None:
    assert told("turn", -1, 4, 7, 12, 1, 1, 4, 0) == "Turn 4: 7 Energy · 12 Astronaut · 1 Robot"
    assert told("write", 0, 3, 9) == "Ana writes 9 on the lower astronaut floor, space 1."
    assert told("cross", 1, 52) == "Seat 2 writes an X on the wild floor, space 8."
    assert told("activate", 0, 1) == "Ana activates the inactive rocket in quarter 2 of the water floor."
    assert told("error", 1) == "Seat 2 can write no number and circles a system error."
    assert told("sabotaged", 0, 1) == "Sabotage in quarter 1 of the water floor: Ana circles a system error."
    assert told("end", -1, 1) == "The game is over: Seat 2 wins."
    assert told("end", -1, 0, 1) == "The game is over: Ana and Seat 2 share the victory."


def test_a_full_quarter_tells_its_rockets_its_losses_and_its_sabotages() -> None:
    assert told("quarter", 0, 4, 0, 0) == "Ana fills quarter 1 of the upper robot floor."
    assert told("quarter", 0, 3, 6, 0) == "Ana fills quarter 2 of the water floor: 6 rockets."
    assert told("quarter", 0, 6, 3, 0b1100) == (
        "Ana fills all of the lower robot floor: 3 rockets, the inactive rocket is lost, 2 sabotages."
    )


def test_a_mission_tells_first_and_later_where_the_value_shows_it() -> None:
    assert told("mission", 0, 0, 4, 0) == "Ana is among the first to accomplish mission A: 4 rockets."
    assert told("mission", 0, 2, 1, 1) == "Ana accomplishes mission C after others: 1 rocket."
    assert told("mission", 0, 2, 2, 0) == "Ana is among the first to accomplish mission C: 2 rockets."


@pytest.mark.parametrize("name", ["{0.__class__}", "{name}", "{", "}}", "%(name)s", "{place!r:>99999}"])
def test_a_hostile_name_stays_a_name(name: str) -> None:
    data = {"write": (3, 9), "cross": (52,), "activate": (1,), "quarter": (6, 3, 12), "mission": (0, 4, 0)}
    for kind, figures in {**data, "error": (), "sabotaged": (1,)}.items():
        for language in LANGUAGES:
            assert name in told(kind, 0, *figures, language=language, names=[name, "Ben"]), kind
    for winners in ((0,), (0, 1)):
        for language in LANGUAGES:
            assert told("end", -1, *winners, language=language, names=[name, name]).count(name) == len(winners)


# --- what is printed -------------------------------------------------------------------------------------------------

MISSIONS = {
    "A1": "Fill both astronaut floors and the water floor",
    "A2": "Fill both robot floors and the planning floor",
    "B1": "Fill the energy floor",
    "B2": "Fill the plant floor and the wild floor",
    "C1": "Write 10 X with building effects",
    "C2": "Have 5 system errors circled and not crossed off",
}


def test_missions_say_what_they_ask_for() -> None:
    for mission, text in MISSIONS.items():
        assert launch_text("en").names.mission(mission) == text
        are_told({tuple(launch_text(language).names.mission(mission) for language in LANGUAGES)})


PACK = """
[[mission]]
id = "A1"
floors = ["astro1", "water"]
[[mission]]
id = "C2"
count = 1
[[floor]]
id = "water"
action = "astronaut"
[[quarter]]
id = "plant.q1"
effects = [{ kind = "inactive", rockets = 1 }]
"""


def test_a_pack_is_told_truly() -> None:
    names = launch_text("en", PACK).names
    assert names.mission("A1") == "Fill the astronaut floor on level 9 and the astronaut floor on level 7"
    assert names.mission("C2") == "Have 1 system error circled and not crossed off"
    assert said(after(pack=PACK), "+ plant.q1").endswith("worth 1 rocket")
    played = Played(1, pack=PACK)
    assert set(played.moves) >= {"write", "x"}


def test_options_are_explained_in_every_language() -> None:
    for title in titles().values():
        for option in title.options:
            helps = {words(language, title.id, title.locales)(option.help) for language in LANGUAGES}
            assert len(helps) == len(LANGUAGES), f"{title.id}: {option.name} is not translated"


def test_an_unknown_language_is_refused_with_the_choices() -> None:
    state = after()
    refused = r"language=xx: choose one of en, fr, de\."
    with pytest.raises(OptionError, match=refused):
        state.say(0, state.legal(0)[0], "xx")
    with pytest.raises(OptionError, match=refused):
        state.prompt(0, "xx")
    with pytest.raises(OptionError, match=refused):
        told("error", 0, language="xx")
