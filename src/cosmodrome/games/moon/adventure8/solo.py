"""What is said in a game of adventure 8 for one: ASTRA draws insignia of its own, and its effects go for the moons."""

from __future__ import annotations

from cosmodrome.games.moon.adventure8.names import BattleNames
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.adventure8 import ASTRA_DRAWS
from cosmodrome.games.moon.rules.moves import STRIKE
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.games.moon.solo import SoloText
from cosmodrome.games.moon.view import MoonView
from cosmodrome.kernel.words import Words

__all__ = ["BattleSoloText"]


class BattleSoloText(SoloText):
    """A game against ASTRA in one language."""

    def __init__(self, words: Words, names: BattleNames) -> None:
        super().__init__(words, names, boxes=False)
        self.planets = names.planets
        self.lines["astra_draws"] = self._tell_draws
        self._reasons["errors"] = words("All system errors of a side are crossed.")
        self._reasons["full"] = words("All planets of a sheet are full.")

    def say(self, state: Moon, move: int) -> str:
        """A move that only this game has; empty: it is not one."""
        if state.astra is not None and move >= STRIKE:
            return self.words("ASTRA draws on {moon}", moon=self.names.struck(move - STRIKE))
        if ASTRA_DRAWS <= move < ASTRA_DRAWS + len(self.planets):
            return self.words("ASTRA draws on {planet}", planet=self.planets[move - ASTRA_DRAWS])
        return super().say(state, move)

    def question(self, view: MoonView) -> str:
        """What only this game asks; empty: the adventure's own question."""
        words, astra = self.words, view.astra
        if astra is None:
            return ""
        if view.asks == "write":
            return words("Choose a number, then the action of another card, and a planet with the number.")
        if view.asks == "astra":
            card = view.piles[0]
            return words("ASTRA plays {card}: choose the planet.", card=self.names.card(card.number, card.action))
        if view.asks == "strike":
            return words("ASTRA's effect {letter}: choose the moon on which it draws.", letter=astra.effect)
        return super().question(view)

    def _tell_struck(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("ASTRA draws on {moon}.", moon=self.names.struck(data[0]))

    def _tell_draws(self, name: str, data: tuple[int, ...]) -> str:
        index, action = data
        return self.words(
            "ASTRA draws on {planet} and uses {action}.",
            planet=self.planets[index],
            action=self.names.actions[ACTIONS[action]],
        )
