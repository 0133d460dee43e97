"""What a campaign keeps of a finished chapter: figures that stars, flags and consequences are made from.

This is the only part that looks at positions of the adventures; all others work with the result.
"""

from __future__ import annotations

from typing import cast

import msgspec

from cosmodrome.games.moon.orders.data import FlagData, campaign_data
from cosmodrome.games.moon.rules.adventure1 import Launch
from cosmodrome.games.moon.rules.adventure2 import Journey
from cosmodrome.games.moon.rules.adventure3 import Colony
from cosmodrome.games.moon.rules.adventure5 import Dome
from cosmodrome.games.moon.rules.adventure6 import Virus
from cosmodrome.games.moon.rules.adventure7 import Escape
from cosmodrome.games.moon.rules.astra import SOLO
from cosmodrome.games.moon.rules.orders import FOR_POINTS, FOR_STAR
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel import State

__all__ = ["GOALS", "ChapterResult", "Rival", "chapter_result"]

GOALS = {FOR_STAR: "star", FOR_POINTS: "points"}
PERCENT = 100


class Rival(msgspec.Struct, frozen=True):
    """ASTRA at the end of a chapter."""

    score: int
    level: int
    verdict: int
    """1 if the seat has won, -1 if ASTRA has, 0 for a draw."""


class ChapterResult(msgspec.Struct, frozen=True):
    """How a chapter ended, a figure for each seat."""

    chapter: int
    scores: list[int]
    ranks: list[int]
    """1 for the first; equal ones share a rank and the next one follows."""
    errors: list[int]
    missions: list[int]
    goals: list[str]
    """What each made of the side goal: `star`, `points`, or nothing."""
    launched: list[bool]
    """Who has launched, in chapter 1."""
    flag: str
    """How the chapter ended; empty where it makes no difference."""
    rival: Rival | None = None


def chapter_result(chapter: int, state: State) -> ChapterResult:
    """What a finished game gives."""
    moon = cast("Moon", state)
    assert moon.over
    seats, astra = range(moon.seats), moon.astra
    launched = [isinstance(moon, Launch) and moon.sheet(seat).launched(moon.board) for seat in seats]
    errors = [moon.errors_of(seat) for seat in seats]
    duel = 0 if astra is None else moon.duel(astra)
    rival = (
        None if astra is None else Rival(moon.astra_score(astra), int(astra.opponent.level), (duel > 0) - (duel < 0))
    )
    flag = campaign_data().flag_of(chapter)
    return ChapterResult(
        chapter=chapter,
        scores=list(moon.scores),
        ranks=_ranks(moon, errors, launched),
        errors=errors,
        missions=[int(moon.sheets[seat].accomplished()) for seat in seats],
        goals=[GOALS.get(int(moon.sheets[seat].goal), "") for seat in seats],
        launched=launched,
        flag="" if flag is None else flag.id if _good(moon, flag, rival, launched) else flag.other,
        rival=rival,
    )


def _ranks(state: Moon, errors: list[int], launched: list[bool]) -> list[int]:
    """By score; of launches by the rockets that break ties; then by fewest system errors."""
    order = [
        (
            state.scores[seat],
            int(state.sheet(seat).finals) if isinstance(state, Launch) and launched[seat] else 0,
            -errors[seat],
        )
        for seat in range(state.seats)
    ]
    places = sorted(set(order), reverse=True)
    return [places.index(mine) + 1 for mine in order]


def _good(state: Moon, flag: FlagData, rival: Rival | None, launched: list[bool]) -> bool:
    """Has the chapter ended the good way?"""
    seats = range(state.seats)
    enough = flag.each * int(state.seats) + flag.more
    if isinstance(state, Launch):
        return any(launched)
    if isinstance(state, Journey):
        return sum(len(state.sheet(seat).complete_sizes()) for seat in seats) >= enough
    if isinstance(state, Colony):
        return any(state.sheet(seat).joined & state.board.observatory for seat in seats)
    if isinstance(state, Dome):
        sheltered = sum(state.sheet(seat).unbuilt(state.board) <= flag.more for seat in seats)
        return 2 * int(sheltered) >= int(state.seats)
    if isinstance(state, Virus):
        return sum(state.sheet(seat).infections() for seat in seats) <= enough
    if isinstance(state, Escape):
        return sum(_full_ships(state, seat) for seat in seats) >= enough
    return _fair(state.scores, flag, rival)


def _full_ships(state: Escape, seat: int) -> int:
    filled = state.sheet(seat).filled
    return sum(filled & ship.zone.all == ship.zone.all for ship in state.board.ships)


def _fair(scores: list[int], flag: FlagData, rival: Rival | None) -> bool:
    """Is nobody far behind? Alone: are the seat and ASTRA near each other?"""
    if rival is None:
        return PERCENT * min(scores) >= flag.least * max(scores)
    mine = PERCENT * scores[SOLO]
    return flag.alone_least * rival.score <= mine <= flag.alone_most * rival.score
