"""What a bot has before it when it plans: tokens, levels and decks that it may change at will, and what they are worth.

The worth is one sum: the best mission that could be flown this year, all missions that could follow, spare tokens, and clean
decks and developed spacecraft as such. The figures were found by playing.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.missions.decks import composition
from cosmodrome.games.missions.ledger import ledger_for
from cosmodrome.games.missions.rules.board import (
    CAPSULE,
    ROCKET,
    SATELLITE,
    TAKE_ENHANCEMENT,
    TAKE_FUEL,
)
from cosmodrome.games.missions.rules.moves import (
    BUILD,
)
from cosmodrome.games.missions.rules.race import ACTIONS
from cosmodrome.games.missions.rules.tokens import (
    EXTRA_TANK,
    FUEL,
    INSPECTION,
    KINDS,
    count,
)
from cosmodrome.games.missions.rules.year import SpaceMissions
from cosmodrome.kernel.bits import bit

__all__ = ["ORDER", "TURN", "Desk"]

TOKEN_WORTH: Final = 0.35
"""What a spare token is worth; beyond three of a kind nothing."""
LATER: Final = 1.6
"""How much later years count."""
SOFT: Final = 0.8
"""How much a year still makes up for problems,"""
SPEED: Final = 1.0
"""and how many developments it brings."""
PATIENCE: Final = 0.8
"""How much a missing success takes off a later mission."""
SHORT: Final = 0.88
"""How much a token that is still missing takes off a mission of this year."""
PURE: Final = 8.0
"""What a minor problem less is worth in the first year,"""
LEVEL: Final = 4.9
"""and what a development is,"""
FADE: Final = 1.5
"""and how fast both fade from year to year."""
ORDER: Final = 4.0
"""What the first place is worth against the Automa."""
TURN: Final = 2.0
"""What a turn is worth that is given up."""

FULL_STORE: Final = [2, 2, 2, 2, 2, 0, 3, 0]
"""The tokens that a later mission can count on."""


class Desk:
    """What the pilot reckons with: tokens, levels and decks that it may change at will."""

    def __init__(self, s: SpaceMissions, seat: int) -> None:
        self.s = s
        self.seat = seat
        agency = s.agencies[seat]
        self.tokens = [int(count(agency.tokens, kind)) for kind in range(KINDS)]
        self.levels = [int(agency.level(craft)) for craft in (ROCKET, SATELLITE, CAPSULE)]
        self.decks = composition(agency.control)
        self.hand = int(agency.hand) if s.phase == ACTIONS and not s.passed >> seat & 1 else 0
        """The specialists that can still be played."""
        self._ledger = ledger_for(s, seat)

    def flight_now(self, index: int, fuel: int = 0, enhancements: int = 0) -> tuple[float, int] | None:
        """The best flight of a mission with what is there, and with so much that may still come: its worth, and the levels
        as a move."""
        s, card = self.s, self.s.missions[index]
        for craft in (ROCKET, SATELLITE, CAPSULE):
            if self.levels[craft] < card.levels[craft]:
                return None
        if not self._ledger.open[index]:
            return None
        best: tuple[float, int] | None = None
        alone = card.payload == ROCKET
        for rocket in range(card.levels[ROCKET], self.levels[ROCKET] + 1):
            payloads = [1] if alone else [card.levels[card.payload]]
            if not alone and self.levels[card.payload] > payloads[0]:
                payloads.append(self.levels[card.payload])
            printed = s.board.crafts[ROCKET][rocket - 1]
            for payload in payloads:
                extra = 0 if alone else payload - card.levels[card.payload]
                tanks = max(0, int(card.fuel) + extra - int(printed.fuel))
                dry, missing = max(0, int(printed.fuel) - self.tokens[FUEL]), max(0, tanks - self.tokens[EXTRA_TANK])
                if tanks > printed.slots or dry > fuel or missing > enhancements:
                    continue
                flight = self._ledger.outlines[index].loaded(self.decks, rocket, payload, tanks, self.tokens)
                kinds = flight.kinds | (bit(EXTRA_TANK) if tanks else 0)
                used = flight.tokens + int(printed.fuel) + tanks
                worth = self._worth(index, flight.chance, kinds) - 0.5 * TOKEN_WORTH * used
                worth *= SHORT ** (dry + missing)
                if best is None or worth > best[0]:
                    best = (worth, BUILD + 3 * (rocket - 1) + payload - 1)
        return best

    def _worth(self, index: int, likely: float, kinds: int) -> float:
        card = self.s.missions[index]
        safe = self._ledger.safe(card, kinds, bool(self.tokens[INSPECTION]))
        failure = 0.45 * len(card.steps) + 0.8 - (1.2 if card.crewed else 0.0)
        return safe * (likely * self._ledger.prizes[index] + (1 - likely) * failure + 1.0) + (1 - safe) * 0.5

    def _numbers(self, index: int) -> list[int]:
        """The decks that a mission draws from."""
        decks = self.decks
        return [decks[technology].number for technology in self._ledger.outlines[index].technologies]

    def _level(self) -> int:
        """The levels as one number."""
        return (4 * self.levels[ROCKET] + self.levels[SATELLITE]) * 4 + self.levels[CAPSULE]

    def year(self) -> float:
        """The best mission of this year."""
        packed = self._level()
        for held in self.tokens:
            packed = 32 * packed + held
        fuel, enhancements = self._coming()
        best = 0.0
        for index in range(len(self._ledger.outlines)):
            key = (packed, self.hand, index, *self._numbers(index))
            found = self._ledger.years.get(key)
            if found is None:
                flight = self.flight_now(index, fuel, enhancements)
                found = self._ledger.years[key] = 0.0 if flight is None else flight[0]
            best = max(best, found)
        return best

    def _coming(self) -> tuple[int, int]:
        """How much fuel and how many enhancements the cards in hand could bring; the last card is never played."""
        if self.hand not in self._ledger.sources:
            cards = [areas for card, areas in enumerate(self.s.board.specialists) if self.hand >> card & 1]
            fuel = sorted(max(area.count(TAKE_FUEL) for area in areas) for areas in cards)
            enhancements = sorted(max(area.count(TAKE_ENHANCEMENT) for area in areas) for areas in cards)
            self._ledger.sources[self.hand] = sum(fuel[1:]), sum(enhancements[1:])
        return self._ledger.sources[self.hand]

    def future(self) -> float:
        """What later years could bring with these decks and levels, with fully loaded spacecraft."""
        level = self._level()
        key = (level, *[deck.number for deck in self.decks])
        found = self._ledger.sums.get(key)
        if found is None:
            left = len(self.s.bonuses) - int(self.s.year) - 1
            worths = sorted([self._later(index, level) for index in range(len(self._ledger.outlines))], reverse=True)
            found = 0.0
            for i in range(min(left, len(worths))):
                found += worths[i] * 0.93**i
            self._ledger.sums[key] = found
        return found

    def _later(self, index: int, level: int) -> float:
        key = (index, level, *self._numbers(index))
        found = self._ledger.futures.get(key)
        if found is None:
            found = self._ledger.futures[key] = self._flight_later(index)
        return found

    def _flight_later(self, index: int) -> float:
        s, card = self.s, self.s.missions[index]
        missing = 0
        for craft in (ROCKET, SATELLITE, CAPSULE):
            missing += max(0, card.levels[craft] - self.levels[craft])
        payload = 1 if card.payload == ROCKET else card.levels[card.payload]
        rocket = card.levels[ROCKET]
        tanks = max(0, int(card.fuel) - int(s.board.crafts[ROCKET][rocket - 1].fuel))
        chance = self._ledger.outlines[index].loaded(self.decks, rocket, payload, tanks, FULL_STORE).chance
        left = len(s.bonuses) - int(s.year) - 1
        likely = chance ** (1 / (1 + SOFT * left)) * max(0.05, 1 - missing / (1 + SPEED * left))
        likely *= 1.0 if self._ledger.open[index] else PATIENCE
        return float(likely * self._ledger.prizes[index] + (1 - likely) * 1.5)

    def spare(self) -> float:
        """What tokens are worth that are kept."""
        return TOKEN_WORTH * sum([min(3, held) for held in self.tokens]) + 0.25 * min(1, self.tokens[INSPECTION])

    def rating(self) -> float:
        """Everything together."""
        return self.year() + LATER * self.future() + self.spare() + self.progress()

    def progress(self) -> float:
        """What clean decks and developed spacecraft are worth as such, the more the more years are left."""
        left = len(self.s.bonuses) - int(self.s.year) - 1
        problems = sum([PURE * deck.minor + 1.7 * PURE * deck.major for deck in self.decks])
        levels = (
            LEVEL * (min(self.levels[ROCKET], 3) + min(self.levels[CAPSULE], 3)) + 0.3 * LEVEL * self.levels[SATELLITE]
        )
        return float((levels - problems) * (left / len(self.s.bonuses)) ** FADE)
