"""Adventure 1 in a person's language: moves, questions and events.

Sentences are English here; the catalogues under `locales` hold the others. Notation for records is elsewhere: it has no
language.
"""

from __future__ import annotations

from functools import cache

from cosmodrome.games.moon.adventure1.data import LaunchData, launch_board, launch_data
from cosmodrome.games.moon.adventure1.names import LaunchNames
from cosmodrome.games.moon.adventure1.view import LaunchView
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.adventure1 import Launch, LaunchBoard, Quarter
from cosmodrome.games.moon.rules.moves import CROSS_OUT, MARK, is_write, written
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.speech import MoonText
from cosmodrome.kernel.words import Words, words

__all__ = ["LaunchText", "launch_text"]


@cache
def launch_text(language: str, pack: str = "") -> LaunchText:
    """Adventure 1 in a language, as the box or a pack prints it."""
    data = launch_data(pack)
    return LaunchText(words(language, "moon"), data, launch_board(data))


class LaunchText(MoonText[Launch, LaunchView, LaunchNames]):
    """What is said at the table."""

    boxes = True

    def __init__(self, words: Words, data: LaunchData, board: LaunchBoard) -> None:
        super().__init__(words, LaunchNames(words, data, board))
        self.data = data
        self.board = board
        self._questions |= {
            "write": words(
                "Choose a combination and write its number: on a floor of its action, or on the wild floor."
            ),
            "build": words("Building: write an X in any empty space, or do without."),
            "activate": words("Activation: fill the arrow of an inactive rocket."),
            "effects": words("Activate an inactive rocket and write an X, in the order you like."),
        }
        self._reasons |= {
            "errors": words("Somebody has circled all system errors."),
            "full": words("Somebody has filled the whole rocket."),
        }
        self._lines |= {
            "write": self._tell_write,
            "cross": self._tell_cross,
            "activate": self._tell_activate,
            "quarter": self._tell_quarter,
            "sabotaged": self._tell_sabotaged,
        }

    # --- moves ------------------------------------------------------------------------------------------------------

    def say(self, state: Launch, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        if is_write(move) and written(move)[1] < self.board.size:
            pile, space, _ = written(move)
            return self.solo.left_over(state, pile, self._say_write(state, pile, space))
        if CROSS_OUT <= move < CROSS_OUT + self.board.size:
            return self.words("Write an X on {place}", place=self.names.space(move - CROSS_OUT))
        if MARK <= move < MARK + len(self.board.arrows):
            return self._say_activate(self.board.arrows[move - MARK])
        return super().say(state, seat, move)

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

    def _say_decline(self, asks: str) -> str:
        return self.words("Write no X") if asks in ("build", "effects") else self.words("Pass")

    def _say_error(self) -> str:
        return self.words("No number fits: circle a system error")

    def _say_mission(self, state: Launch, seat: int, letter: int) -> str:
        return self.words.count(
            "Accomplish mission {letter} for {n} rocket",
            "Accomplish mission {letter} for {n} rockets",
            self._mission_value(state, letter),
            letter=LETTERS[letter],
        )

    # --- questions --------------------------------------------------------------------------------------------------

    def reasons(self, view: LaunchView) -> list[str]:
        """Why it is over, unless a rocket launched: that decides everything and is told with the result."""
        return [] if "launch" in view.reasons else super().reasons(view)

    def _result(self, view: LaunchView) -> str:
        """Who won, and how: a launch needs no points."""
        winner = view.winners[0]
        if len(view.winners) > 1 or not view.sheets[winner].launched:
            return super()._result(view)
        if winner == view.seat:
            return self.words("Your rocket has launched: you win!")
        return self.words("{winner} has launched the rocket and wins.", winner=self.names.seat(winner))

    def solo_result(self, view: LaunchView, name: str) -> str:
        """Who won against ASTRA; launches need no points."""
        astra, words, mine = view.astra, self.words, view.sheets[0].launched
        assert astra is not None
        theirs = astra.crossed == astra.boxes
        if mine and theirs and astra.verdict > 0:
            return words(
                "Both rockets have launched, and a final rocket decides against {opponent}.", opponent=astra.name
            )
        if mine and theirs:
            return words("Both rockets have launched in the same turn: a draw.")
        if mine:
            return words("The rocket has launched before the one of {opponent}: victory!", opponent=astra.name)
        if theirs:
            return words("{opponent} has launched ASTRA's rocket and wins.", opponent=astra.name)
        return super().solo_result(view, name)

    # --- events -----------------------------------------------------------------------------------------------------

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
