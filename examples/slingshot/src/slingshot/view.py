"""What a seat may know of Slingshot: the only place where secrets are left out."""

from __future__ import annotations

from cosmodrome.kernel import View
from slingshot.rules import Slingshot

__all__ = ["SlingshotView", "view_of"]


# --8<-- [start:view]
class SlingshotView(View, frozen=True, kw_only=True):
    """Everything that is drawn and told comes from here."""

    hand: tuple[int, ...]
    """One's own; empty for a spectator."""
    chosen: int
    """One's own burn of this pass, 0 for none."""
    burns: tuple[int, ...]
    pulls: tuple[int, ...]
    distances: tuple[int, ...]
    flares: tuple[int, ...]
    round: int
    passes: int


def view_of(s: Slingshot, seat: int | None) -> SlingshotView:
    """What this seat, or a spectator, may know."""
    step = None if seat is None else s.step(seat)
    return SlingshotView(
        game="slingshot",
        seat=seat,
        actors=s.actors,
        asks="" if step is None else step.asks(),
        over=s.over,
        scores=tuple(s.scores),
        winners=tuple(s.winners),
        hand=() if seat is None else tuple(s.hands[seat]),
        chosen=0 if seat is None else s.chosen[seat],
        burns=tuple(s.burns),
        pulls=tuple(s.pulls),
        distances=tuple(s.distances),
        flares=tuple(s.flares),
        round=s.round,
        passes=s.box.planet.passes,
    )


# --8<-- [end:view]
