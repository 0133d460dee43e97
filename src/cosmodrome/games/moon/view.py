"""What a seat may know of a game of Welcome to the Moon: everything but the order of the piles and, until the phase
resolves, what the others are writing."""

from __future__ import annotations

import msgspec

from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.adventure1 import Launch, LaunchSheet
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.view import View

__all__ = ["LaunchSheetView", "LaunchView", "MissionView", "MoonView", "PileView", "launch_view"]


class PileView(msgspec.Struct, frozen=True):
    """A pile: its combination, and the action of the next turn that the number face shows in a corner."""

    number: int
    action: str
    next_action: str
    left: int
    """Cards that still show or hide a number, the one on top included."""


class MissionView(msgspec.Struct, frozen=True):
    """A mission in play."""

    id: str
    letter: str
    first: int
    later: int
    achieved: bool
    """Somebody accomplished it in an earlier turn: it now pays the later value."""


class MoonView(View, frozen=True, kw_only=True):
    """What all adventures show."""

    adventure: int
    turn: int
    phase: int
    piles: tuple[PileView, ...]
    missions: tuple[MissionView, ...]
    reasons: tuple[str, ...]
    """Why the game is over; empty while it runs."""


class LaunchSheetView(msgspec.Struct, frozen=True):
    """One rocket. Cells hold a number, -1 for empty, 30 for X."""

    cells: tuple[int, ...]
    missions: tuple[int, ...]
    rockets: int
    errors: int
    repaired: int
    finals: int
    arrows: tuple[int, ...]
    sabotages: tuple[int, ...]
    """The sabotages this seat triggered."""
    score: int
    """What the sheet would score if the game ended now."""
    launched: bool


class LaunchView(MoonView, frozen=True, kw_only=True):
    """Adventure 1."""

    sheets: tuple[LaunchSheetView, ...]
    spent: tuple[int, ...]
    """Sabotages that nobody can trigger any more."""


def launch_view(state: Launch, seat: int | None) -> LaunchView:
    """The seat sees its own sheet as it is, the others' as they stood when the phase began."""
    step = None if seat is None else state.step(seat)
    return LaunchView(
        game="moon",
        seat=seat,
        actors=state.actors,
        asks=step.asks() if step is not None else "",
        over=state.over,
        scores=tuple(state.scores),
        winners=tuple(state.winners),
        adventure=1,
        turn=state.turn,
        phase=state.phase,
        piles=pile_views(state),
        missions=mission_views(state),
        reasons=tuple(state.end_reasons()) if state.over else (),
        sheets=tuple(
            _sheet_view(state, state.sheet(other) if other == seat else state.shown[other])
            for other in range(state.seats)
        ),
        spent=tuple(members(state.spent)),
    )


def pile_views(state: Moon) -> tuple[PileView, ...]:
    """The three piles."""
    piles = state.piles
    coming = piles.next_actions()
    left = piles.deck.pile_size - piles.top
    return tuple(
        PileView(piles.numbers[pile], ACTIONS[piles.actions[pile]], ACTIONS[coming[pile]], left)
        for pile in range(PILES)
    )


def mission_views(state: Moon) -> tuple[MissionView, ...]:
    """The three missions."""
    return tuple(
        MissionView(m.id, m.id[0], m.first, m.later, bool(state.achieved >> m.letter & 1)) for m in state.missions
    )


def _sheet_view(state: Launch, sheet: object) -> LaunchSheetView:
    assert isinstance(sheet, LaunchSheet)
    return LaunchSheetView(
        cells=tuple(sheet.cells(state.board.floors)),
        missions=tuple(sheet.missions),
        rockets=sheet.rockets,
        errors=sheet.errors,
        repaired=sheet.repaired,
        finals=sheet.finals,
        arrows=tuple(members(sheet.arrows)),
        sabotages=tuple(members(sheet.sabotaged)),
        score=sheet.score(state.board),
        launched=sheet.launched(state.board),
    )
