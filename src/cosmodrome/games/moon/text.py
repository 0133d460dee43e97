"""Adventure 1 of Welcome to the Moon in a person's language: moves, questions, events, and the names of what is printed.

Sentences are English here; the catalogues under `locales` hold the others. Whatever depends on the printed sheet is
built from its data, so that a pack is told truly. Notation for records is elsewhere: it has no language.
"""

from __future__ import annotations

from functools import cache

from cosmodrome.games.moon.data import ACTIONS, WILD, Floor, LaunchData, MissionCard, launch_board, launch_data
from cosmodrome.games.moon.rules.adventure1 import Launch, LaunchBoard, Quarter
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import CROSS_OUT, MARK, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.rules.turn import WRITING
from cosmodrome.games.moon.view import LaunchView
from cosmodrome.kernel.errors import NotationError
from cosmodrome.kernel.event import Event
from cosmodrome.kernel.words import Words, words

__all__ = ["LaunchNames", "LaunchText", "launch_text"]


@cache
def launch_text(language: str, pack: str = "") -> LaunchText:
    """Adventure 1 in a language, as the box or a pack prints it."""
    data = launch_data(pack)
    return LaunchText(words(language, "moon"), data, launch_board(data))


class LaunchNames:
    """What the things on the sheet are called.

    >>> names = launch_text("en").names
    >>> names.space(0), names.quarter(0), names.mission("B1")
    ('the upper astronaut floor, space 1', 'all of the upper astronaut floor', 'Fill the energy floor')
    """

    def __init__(self, words: Words, data: LaunchData, board: LaunchBoard) -> None:
        self.words = words
        self.board = board
        self.actions = {
            "robot": words("Robot"),
            "energy": words("Energy"),
            "plant": words("Plant"),
            "water": words("Water"),
            "astronaut": words("Astronaut"),
            "planning": words("Planning"),
            WILD: words("Wild"),
        }
        # Translators: in small letters an action is the {kind} of "the {kind} floor", in the form needed there.
        self._kinds = {
            "robot": words("robot"),
            "energy": words("energy"),
            "plant": words("plant"),
            "water": words("water"),
            "astronaut": words("astronaut"),
            "planning": words("planning"),
            WILD: words("wild"),
        }
        self._data = data
        self._cards = {card.id: card for card in data.mission}
        self.floors = [self._floor(floor) for floor in data.floor]
        """Each floor inside a sentence, with its article: "the energy floor"."""
        self._quarters = self._numbered()

    def _floor(self, floor: Floor) -> str:
        words, kind = self.words, self._kinds[floor.action]
        storeys = [other.storey for other in self._data.floor if other.action == floor.action]
        if len(storeys) == 1:
            # Translators: a floor with its article, in the form that "on {floor}" and "of {floor}" need.
            return words("the {kind} floor", kind=kind)
        if len(storeys) > 2:
            return words("the {kind} floor on level {storey}", kind=kind, storey=floor.storey)
        if floor.storey == max(storeys):
            return words("the upper {kind} floor", kind=kind)
        return words("the lower {kind} floor", kind=kind)

    def space(self, space: int) -> str:
        """A space by its floor and its number there from the left, as the place where something is written."""
        zone = self.board.floor_of[space]
        # Translators: the {place} of "Write {number} on {place}".
        return self.words("{floor}, space {space}", floor=self.floors[zone.index], space=space - zone.first + 1)

    def quarter(self, index: int) -> str:
        """A quarter as something that is filled."""
        floor, number = self._quarters[index]
        if not number:
            return self.words("all of {floor}", floor=floor)
        return self.words("quarter {quarter} of {floor}", quarter=number, floor=floor)

    def in_quarter(self, index: int) -> str:
        """A quarter as the place where something is."""
        floor, number = self._quarters[index]
        if not number:
            return self.words("on {floor}", floor=floor)
        return self.words("in quarter {quarter} of {floor}", quarter=number, floor=floor)

    def _numbered(self) -> list[tuple[str, int]]:
        """For each quarter its floor and its number there from the left, 0 if it is the whole floor."""
        found: list[tuple[str, int]] = []
        for floor, name in zip(self._data.floor, self.floors, strict=True):
            size = len(self._data.quarters_of(floor.id))
            found += [(name, number) for number in range(1, size + 1)] if size > 1 else [(name, 0)]
        return found

    def mission(self, id: str) -> str:
        """What a mission asks for."""
        card, words = self._cards[id], self.words
        if card.kind == "floors":
            return words("Fill {floors}", floors=words.join(self._mission_floors(card)))
        if card.kind == "crosses":
            return words("Write {n} X with building effects", n=card.count)
        return words.count(
            "Have {n} system error circled and not crossed off",
            "Have {n} system errors circled and not crossed off",
            card.count,
        )

    def _mission_floors(self, card: MissionCard) -> list[str]:
        """Each floor; two of the same action are told as a pair."""
        told: list[str] = []
        for floor, name in zip(self._data.floor, self.floors, strict=True):
            if floor.id not in card.floors:
                continue
            alike = [other.id for other in self._data.floor if other.action == floor.action]
            pair = len(alike) == 2 and set(alike) <= set(card.floors)
            phrase = self.words("both {kind} floors", kind=self._kinds[floor.action]) if pair else name
            if phrase not in told:
                told.append(phrase)
        return told

    def rockets(self, n: int) -> str:
        """So many rockets."""
        return self.words.count("{n} rocket", "{n} rockets", n)

    def seat(self, seat: int) -> str:
        """A seat without a name; people count from 1."""
        return self.words("Seat {seat}", seat=seat + 1)


class LaunchText:
    """What is said at the table."""

    def __init__(self, words: Words, data: LaunchData, board: LaunchBoard) -> None:
        self.words = words
        self.names = LaunchNames(words, data, board)
        self.data = data
        self.board = board
        self._questions = {
            "write": words(
                "Choose a combination and write its number: on a floor of its action, or on the wild floor."
            ),
            "build": words("Building: write an X in any empty space, or do without."),
            "activate": words("Activation: fill the arrow of an inactive rocket."),
            "effects": words("Activate an inactive rocket and write an X, in the order you like."),
            "mission": words("You may accomplish a mission now, or leave it for a later turn."),
        }
        self._lines = {
            "write": self._tell_write,
            "cross": self._tell_cross,
            "activate": self._tell_activate,
            "quarter": self._tell_quarter,
            "error": self._tell_error,
            "sabotaged": self._tell_sabotaged,
            "mission": self._tell_mission,
        }

    # --- moves ------------------------------------------------------------------------------------------------------

    def say(self, state: Launch, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        words = self.words
        if WRITE <= move < WRITE + PILES * SPACES and (move - WRITE) % SPACES < self.board.size:
            return self._say_write(state, *divmod(move - WRITE, SPACES))
        if CROSS_OUT <= move < CROSS_OUT + self.board.size:
            return words("Write an X on {place}", place=self.names.space(move - CROSS_OUT))
        if MARK <= move < MARK + len(self.board.arrows):
            return self._say_activate(self.board.arrows[move - MARK])
        if move == PASS:
            return self._say_pass(state, seat)
        if move == SYSTEM_ERROR:
            return words("No number fits: circle a system error")
        if MISSION <= move < MISSION + len(LETTERS):
            return self._say_mission(state, move - MISSION)
        raise NotationError(f"{move} is not a move of this adventure.")

    def _say_write(self, state: Launch, pile: int, space: int) -> str:
        number, action = state.piles.numbers[pile], ACTIONS[state.piles.actions[pile]]
        place = self.names.space(space)
        if self.data.floor[self.board.floor_of[space].index].action == action:
            return self.words("Write {number} on {place}", number=number, place=place)
        # Two piles may bring the same number to the wild floor: only their actions tell them apart.
        return self.words(
            "Write {number} ({action}) on {place}", number=number, action=self.names.actions[action], place=place
        )

    def _say_activate(self, quarter: Quarter) -> str:
        return self.words.count(
            "Activate the inactive rocket {place}, worth {n} rocket",
            "Activate the inactive rocket {place}, worth {n} rockets",
            quarter.inactive,
            place=self.names.in_quarter(self.board.quarters.index(quarter)),
        )

    def _say_pass(self, state: Launch, seat: int) -> str:
        step = state.step(seat)
        asks = "" if step is None else step.asks()
        if asks == "mission":
            return self.words("Leave the missions for a later turn")
        return self.words("Write no X") if asks in ("build", "effects") else self.words("Pass")

    def _say_mission(self, state: Launch, letter: int) -> str:
        mission = state.missions[letter]
        return self.words.count(
            "Accomplish mission {letter} for {n} rocket",
            "Accomplish mission {letter} for {n} rockets",
            mission.later if state.achieved >> letter & 1 else mission.first,
            letter=LETTERS[letter],
        )

    # --- questions --------------------------------------------------------------------------------------------------

    def prompt(self, view: LaunchView) -> str:
        """What is asked of the one who looks, or what everybody is waiting for, or how it ended."""
        if view.over:
            return " ".join([*self._reasons(view), self._result(view)])
        if view.asks:
            return self._questions[view.asks]
        thinking = len(view.actors)
        if view.phase == WRITING:
            return self.words.count("One player is still writing.", "{n} players are still writing.", thinking)
        return self.words.count(
            "One player is still thinking about a mission.", "{n} players are still thinking about missions.", thinking
        )

    def _reasons(self, view: LaunchView) -> list[str]:
        """Why it is over, unless a rocket launched: that decides everything and is told with the result."""
        told = {
            "missions": self.words("Somebody has accomplished all missions."),
            "errors": self.words("Somebody has circled all system errors."),
            "full": self.words("Somebody has filled the whole rocket."),
        }
        return [] if "launch" in view.reasons else [told[reason] for reason in view.reasons]

    def _result(self, view: LaunchView) -> str:
        """Who won, and how: a launch needs no points."""
        words = self.words
        n = view.scores[view.winners[0]]
        launched = view.sheets[view.winners[0]].launched
        others = words.join([self.names.seat(seat) for seat in view.winners if seat != view.seat])
        if view.seat in view.winners and others:
            return words.count(
                "You share the victory with {others}, at {n} point.",
                "You share the victory with {others}, at {n} points.",
                n,
                others=others,
            )
        if view.seat in view.winners:
            if launched:
                return words("Your rocket has launched: you win!")
            return words.count("You win with {n} point!", "You win with {n} points!", n)
        if len(view.winners) > 1:
            return words.count(
                "{winners} share the victory, at {n} point.",
                "{winners} share the victory, at {n} points.",
                n,
                winners=others,
            )
        if launched:
            return words("{winner} has launched the rocket and wins.", winner=others)
        return words.count("{winner} wins with {n} point.", "{winner} wins with {n} points.", n, winner=others)

    # --- events -----------------------------------------------------------------------------------------------------

    def tell(self, event: Event, seats: list[str]) -> str:
        """An event as a line of the log; `seats` names who sits where, and an empty name is told by its number."""
        if event.kind == "reveal":
            return ""
        if event.kind == "turn":
            return self._tell_turn(event.data)
        named = [name or self.names.seat(seat) for seat, name in enumerate(seats)]
        if event.kind == "end":
            return self._tell_end([named[seat] for seat in event.data])
        return self._lines[event.kind](named[event.seat], event.data)

    def _tell_turn(self, data: tuple[int, ...]) -> str:
        turn, numbers, actions = data[0], data[1 : 1 + PILES], data[1 + PILES :]
        pairs = [f"{n} {self.names.actions[ACTIONS[action]]}" for n, action in zip(numbers, actions, strict=True)]
        return self.words("Turn {turn}: {combinations}", turn=turn, combinations=" · ".join(pairs))

    def _tell_write(self, name: str, data: tuple[int, ...]) -> str:
        space, number = data
        return self.words("{name} writes {number} on {place}.", name=name, number=number, place=self.names.space(space))

    def _tell_cross(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} writes an X on {place}.", name=name, place=self.names.space(data[0]))

    def _tell_activate(self, name: str, data: tuple[int, ...]) -> str:
        place = self.names.in_quarter(self.board.quarters.index(self.board.arrows[data[0]]))
        return self.words("{name} activates the inactive rocket {place}.", name=name, place=place)

    def _tell_quarter(self, name: str, data: tuple[int, ...]) -> str:
        index, rockets, sabotages = data
        printed = self.board.quarters[index]
        effects: list[str] = []
        if rockets:
            effects.append(self.names.rockets(rockets))
        if rockets < printed.rockets + printed.inactive:
            effects.append(self.words("the inactive rocket is lost"))
        if sabotages:
            effects.append(self.words.count("{n} sabotage", "{n} sabotages", sabotages.bit_count()))
        quarter = self.names.quarter(index)
        if not effects:
            return self.words("{name} fills {quarter}.", name=name, quarter=quarter)
        return self.words("{name} fills {quarter}: {effects}.", name=name, quarter=quarter, effects=", ".join(effects))

    def _tell_error(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} can write no number and circles a system error.", name=name)

    def _tell_sabotaged(self, name: str, data: tuple[int, ...]) -> str:
        index = next(i for i, quarter in enumerate(self.board.quarters) if quarter.sabotages >> data[0] & 1)
        return self.words(
            "Sabotage {place}: {name} circles a system error.", place=self.names.in_quarter(index), name=name
        )

    def _tell_mission(self, name: str, data: tuple[int, ...]) -> str:
        letter, value, later = data
        rockets = self.names.rockets(value)
        if later:
            return self.words(
                "{name} accomplishes mission {letter} after others: {rockets}.",
                name=name,
                letter=LETTERS[letter],
                rockets=rockets,
            )
        return self.words(
            "{name} is among the first to accomplish mission {letter}: {rockets}.",
            name=name,
            letter=LETTERS[letter],
            rockets=rockets,
        )

    def _tell_end(self, winners: list[str]) -> str:
        if len(winners) == 1:
            return self.words("The game is over: {winner} wins.", winner=winners[0])
        return self.words("The game is over: {winners} share the victory.", winners=self.words.join(winners))
