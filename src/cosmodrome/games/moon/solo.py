"""What is said in a game for one, whatever the adventure: ASTRA's effects, the third card, solo bonuses, and who won."""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.names import MoonNames
from cosmodrome.games.moon.rules.astra import third_card
from cosmodrome.games.moon.rules.moves import GIVE, SPARE, STRIKE
from cosmodrome.games.moon.rules.phases import DRAWING, GIVING
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.games.moon.view import AstraView, MoonView
from cosmodrome.kernel.words import Words

__all__ = ["SoloText"]


class SoloText:
    """A game against ASTRA in one language. Adventure 1 counts boxes where the others count points."""

    def __init__(self, words: Words, names: MoonNames, *, boxes: bool) -> None:
        self.words = words
        self.names = names
        self.boxes = boxes
        self.lines: dict[str, Callable[[str, tuple[int, ...]], str]] = {
            "effect": self._tell_effect,
            "struck": self._tell_struck,
            "upset": self._tell_upset,
            "turned": self._tell_turned,
            "solo_bonus": self._tell_bonus,
            "given": self._tell_given,
            "spared": self._tell_spared,
            "verdict": self._tell_verdict,
        }
        """Who tells each kind of event."""
        self._reasons = {
            "missions": words("All missions are accomplished."),
            "errors": words("All system errors are marked."),
            "full": words("The whole sheet is filled."),
            "cards": words("The draw pile has run out for the second time."),
        }

    # --- moves ------------------------------------------------------------------------------------------------------

    def say(self, state: Moon, move: int) -> str:
        """A move that only this game has; empty: it is not one."""
        astra, words = state.astra, self.words
        if astra is None or move < GIVE:
            return ""
        if move >= STRIKE:
            return words("Cross off {bonus}", bonus=self.names.struck(move - STRIKE))
        card = astra.pile.open[move - SPARE if move >= SPARE else move - GIVE]
        action = astra.pile.deck.actions[card]
        told = self.names.card(astra.pile.deck.numbers[card], ACTIONS[action])
        if move >= SPARE:
            return words("Cross off a solo bonus and keep {card} from ASTRA", card=told)
        return words("Give {card} to ASTRA: {worth}", card=told, worth=self.worth(astra.opponent.values[action]))

    def left_over(self, state: Moon, combination: int, told: str) -> str:
        """A number that is written, and the card that ASTRA will get for it."""
        astra = state.astra
        if astra is None:
            return told
        card, deck = astra.pile.open[third_card(combination)], astra.pile.deck
        left = self.names.card(deck.numbers[card], ACTIONS[deck.actions[card]])
        return self.words("{told} ({card} is left over)", told=told, card=left)

    def worth(self, n: int) -> str:
        """What a card is worth to ASTRA."""
        return self.words.count("{n} box", "{n} boxes", n) if self.boxes else self.names.points(n)

    # --- questions --------------------------------------------------------------------------------------------------

    def question(self, view: MoonView) -> str:
        """What only this game asks; empty: the adventure's own question."""
        words, astra = self.words, view.astra
        if astra is None:
            return ""
        if view.asks == "write":
            return words("Choose a number, then the action of another card, and write the number.")
        if view.asks == "strike":
            return words("ASTRA's effect {letter}: choose what is crossed off on your sheet.", letter=astra.effect)
        if view.asks == "give":
            if astra.circled == astra.spent:
                return words("Choose the card that ASTRA gets.")
            if astra.used:
                return words("Give the third card to ASTRA, or spend a solo bonus to keep it away.")
            return words("Choose a card: ASTRA gets it, or you spend a solo bonus to keep it away.")
        return ""

    def waiting(self, view: MoonView) -> str:
        """What is going on, told to somebody else; empty: nothing special."""
        if view.astra is None or view.phase not in (DRAWING, GIVING):
            return ""
        return self.words("One player is still busy with ASTRA.")

    def reasons(self, view: MoonView) -> list[str]:
        """Why the game is over; a launch is told with the result."""
        return [self._reasons[reason] for reason in view.reasons if reason in self._reasons]

    def result(self, view: MoonView, name: str) -> str:
        """Who has won; without a name it is told to the one who played."""
        astra = view.astra
        assert astra is not None
        return self.outcome(astra, view.scores[0], name)

    def outcome(self, astra: AstraView, score: int, name: str) -> str:
        """The same from the figures."""
        words = self.words
        if astra.verdict == 0:
            return words("A draw with {opponent}: {n} all.", opponent=astra.name, n=score)
        if astra.verdict < 0:
            return words("{opponent} wins, {theirs} to {n}.", opponent=astra.name, theirs=astra.score, n=score)
        if name:
            return words(
                "{name} beats {opponent}, {n} to {theirs}.", name=name, opponent=astra.name, n=score, theirs=astra.score
            )
        return words("You beat {opponent}, {n} to {theirs}!", opponent=astra.name, n=score, theirs=astra.score)

    # --- events -----------------------------------------------------------------------------------------------------

    def _tell_effect(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("ASTRA's effect card {letter} is drawn.", letter=LETTERS[data[0]])

    def _tell_struck(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} crosses off {bonus}.", name=name, bonus=self.names.struck(data[0]))

    def _tell_upset(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} circles a system error for it.", name=name)

    def _tell_turned(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("Mission {letter} is turned over: it pays its later value.", letter=LETTERS[data[0]])

    def _tell_bonus(self, name: str, data: tuple[int, ...]) -> str:
        return self.words.count(
            "{name} circles {n} solo bonus.", "{name} circles {n} solo bonuses.", data[0], name=name
        )

    def _tell_given(self, name: str, data: tuple[int, ...]) -> str:
        number, action, worth = data
        card = self.names.card(number, ACTIONS[action])
        return self.words("{name} gives {card} to ASTRA: {worth}.", name=name, card=card, worth=self.worth(worth))

    def _tell_spared(self, name: str, data: tuple[int, ...]) -> str:
        number, action, _ = data
        card = self.names.card(number, ACTIONS[action])
        return self.words("{name} spends a solo bonus: {card} leaves the game.", name=name, card=card)

    def _tell_verdict(self, name: str, data: tuple[int, ...]) -> str:
        verdict, mine, theirs = data
        if verdict == 0:
            return self.words("The game is over: a draw, {n} all.", n=mine)
        if verdict < 0:
            return self.words("The game is over: ASTRA wins, {theirs} to {n}.", theirs=theirs, n=mine)
        return self.words("The game is over: {name} beats ASTRA, {n} to {theirs}.", name=name, n=mine, theirs=theirs)
