"""What holds for a seat until the next mission is over: what missions are worth to it, which of them are open, and what events
may do; and everything that desks have reckoned from that.

A bot looks at thousands of desks a second that differ in a token, a level or a deck. They share one ledger, as long as nothing
has happened that changes it.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.missions.planning import outline
from cosmodrome.games.missions.rules.announcing import meets_category
from cosmodrome.games.missions.rules.board import (
    CAPSULE,
    LUNAR,
    MANNED,
    MEDIA,
    SUCCESSFUL,
    TECHNICAL_PROBLEM,
    UNMANNED,
    MissionCard,
)
from cosmodrome.games.missions.rules.tokens import count
from cosmodrome.games.missions.rules.year import SpaceMissions
from cosmodrome.kernel.bits import bit

__all__ = ["Ledger", "ledger_for"]

CATEGORY_WORTH: Final = 2.2
MEDIA_WORTH: Final = 2.6
UNLOCK: Final = 3.0
"""What a first success of its kind is worth, because other missions ask for it."""
LANDING: Final = 16.0
"""What it is worth to end the game with the last mission."""


class Ledger:
    """What all desks of a seat share."""

    def __init__(self, s: SpaceMissions, seat: int, holds: tuple[int, ...]) -> None:
        self.missions = s.missions
        self.set_up = s.set_up
        self.holds = holds
        """What must stay the same for it to hold."""
        agency = s.agencies[seat]
        self.outlines = [outline(s.board, card) for card in s.missions]
        self.prizes = [_prize(s, seat, card) for card in s.missions]
        """What a success is worth, mission by mission."""
        self.open = [meets_category(agency, card) for card in s.missions]
        """Which missions ask for nothing that is missing on the bars."""
        self._events = s.board.events
        self._unseen = [] if s.event >= 0 else _unseen(s)
        self._risks: dict[int, float] = {}
        # What desks have reckoned, by all that it depends on.
        self.sources: dict[int, tuple[int, int]] = {}
        self.years: dict[tuple[int, ...], float] = {}
        self.futures: dict[tuple[int, ...], float] = {}
        self.sums: dict[tuple[int, ...], float] = {}

    def safe(self, card: MissionCard, kinds: int, inspected: bool) -> float:
        """How likely no event stops a mission with these kinds of token aboard: those it could pay for do not."""
        key = (int(card.number) * 256 + kinds) * 2 + inspected
        found = self._risks.get(key)
        if found is None:
            found = self._risks[key] = self._unstopped(card, kinds, inspected)
        return found

    def _unstopped(self, card: MissionCard, kinds: int, inspected: bool) -> float:
        weights, bad = 0.0, 0.0
        for event, weight in self._unseen:
            weights += weight
            found = self._events[event]
            if found.kind == TECHNICAL_PROBLEM and found.technologies & card.technologies:
                paid = found.lose & kinds or (found.inspection and inspected)
                bad += 0.0 if paid else weight
        return 1.0 - bad / weights if weights else 1.0


def _unseen(s: SpaceMissions) -> list[tuple[int, float]]:
    """Events that can come, and how likely each is in the deck."""
    cards = sorted([*s.events, *s.boxed])
    starred = [card for card in cards if s.board.events[card].starred]
    inside = (len(starred) - len(s.boxed)) / max(1, len(starred))
    return [(card, inside if card in starred else 1.0) for card in cards]


def _prize(s: SpaceMissions, seat: int, card: MissionCard) -> float:
    """What a success is worth."""
    index = int(card.number) - 1
    points = float(card.later if s.completed >> index & 1 else card.first)
    scored = s.scored()
    for category in (UNMANNED, MANNED, LUNAR):
        if card.categories >> category & 1 and scored >> category & 1:
            points += CATEGORY_WORTH
    if scored >> SUCCESSFUL & 1:
        points += CATEGORY_WORTH
    bars = s.agencies[seat].bars
    for category in (UNMANNED, MANNED):
        if card.categories >> category & 1 and not count(bars, category):
            points += UNLOCK
    if s.media >> index & 1 and scored >> MEDIA & 1:
        points += MEDIA_WORTH
    if card.crewed:
        points += float(card.levels[CAPSULE])
    if card.number == s.board.end_mission:
        points += LANDING
    return points


_LAST: Final[dict[int, Ledger]] = {}
"""The ledger that was asked for last, seat by seat."""


def ledger_for(s: SpaceMissions, seat: int) -> Ledger:
    """The ledger of a seat: the last one, if it still holds."""
    past = 0
    for event in s.past_events:
        past |= bit(event)
    holds = (int(s.year), int(s.completed), int(s.media), int(s.agencies[seat].bars), int(s.event), int(past))
    found = _LAST.get(seat)
    if found is None or found.holds != holds or found.missions is not s.missions or found.set_up is not s.set_up:
        found = _LAST[seat] = Ledger(s, seat, holds)
    return found
