"""A scene in the making for the adventures in which the action of a combination is used after its number is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from cosmodrome.games.moon.names import face
from cosmodrome.games.moon.rules.moves import SYSTEM_ERROR
from cosmodrome.games.moon.scene.drawing import Drawing
from cosmodrome.games.moon.scene.seen import Plan, Seen, SpokenActions
from cosmodrome.games.moon.view import PileView

__all__ = ["ActionDrawing"]

D = TypeVar("D")
P = TypeVar("P", bound=Plan)
V = TypeVar("V", bound=Seen)
A = TypeVar("A", bound=SpokenActions)


class ActionDrawing(Drawing[D, P, V, A]):
    """An adventure in which the action of a combination is used, and missions pay points."""

    def outcome(self) -> str:
        """Who has won."""
        view = self.view
        return self.text.winners([self.name(seat) for seat in view.winners], view.scores[view.winners[0]])

    def stuck(self) -> str:
        """What to do when no number fits; nothing, if one does."""
        return self.words("No number fits: cross a system error") if self.keys.has(SYSTEM_ERROR) else ""

    def pass_title(self) -> str:
        """What passing means."""
        return self.words("Do without: nothing is marked.")

    def pile_title(self, shown: PileView) -> str:
        """What a combination offers now."""
        name = self.text.names.actions[shown.action]
        told = self.words("{number} with {action}.", number=face(shown.number), action=name)
        return f"{told} {self.text.reminder(shown.action)}"

    def action_title(self, action: str) -> str:
        """What the action of a card is good for."""
        return f"{self.text.names.actions[action]}: {self.text.reminder(action)}"

    def pays(self, value: int) -> str:
        """What a mission pays now."""
        return self.words.count("It now pays {n} point.", "It now pays {n} points.", value)

    def gains_and_losses(self, lines: Mapping[str, int]) -> tuple[str, str]:
        """How the score comes about, where it is enough to tell what was won from what was lost."""
        gains, score = sum(value for value in lines.values() if value > 0), self.sheet.score
        title = self.words("Score: {gains} points won, {losses} lost.", gains=gains, losses=gains - score)
        return title, f"{gains} − {gains - score}"
