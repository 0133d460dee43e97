"""Who judges Slingshot when nobody sits there: every level of bot thinks with it."""

from __future__ import annotations

from typing import cast

from cosmodrome.bots import Judge
from cosmodrome.kernel import Game, Rng, State
from slingshot.rules import LIGHT, Slingshot

__all__ = ["Navigator", "judge_for"]


# --8<-- [start:bot]
class Navigator(Judge):
    """Weighs how far a burn carries against how often the pull holds it, and how many rivals may choose the same."""

    def __init__(self) -> None:
        super().__init__()
        self.swing = 4.0

    def rate(self, world: State, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """What each move promises; a flare is always worth a try."""
        s = cast("Slingshot", world)
        return [float(move == LIGHT) if s.burns and LIGHT in moves else self.carries(s, seat, move) for move in moves]

    def worth(self, world: State, seat: int) -> float:
        """How far a probe is, and what it may still hope for."""
        s = cast("Slingshot", world)
        chosen = s.chosen[seat]
        return s.distances[seat] + s.flares[seat] + (self.carries(s, seat, chosen) if chosen else 0.0)

    def clock(self, world: State) -> int:
        """Positions are best compared between two passes."""
        return cast("Slingshot", world).round

    def carries(self, s: Slingshot, seat: int, burn: int) -> float:
        """How far a burn carries on average."""
        faces = s.box.planet.faces
        holds = max(0, faces - burn + 1) / faces
        if s.flares[seat]:
            holds = 1 - (1 - holds) ** 2
        unseen = s.deck + [card for other in range(s.seats) if other != seat for card in s.hands[other]]
        alone = 1 - unseen.count(burn) / max(1, len(unseen))
        return float(burn * holds * alone ** (s.seats - 1))


def judge_for(game: Game) -> Judge:  # noqa: ARG001 - one judge for all its games
    """With a judge the title has a cadet, a pilot and a commander."""
    return Navigator()


# --8<-- [end:bot]
