"""What a bot has before it when it plans: tokens, levels and decks that it may change at will, and what they are worth.

The worth is one sum: the best mission that could be flown this year, all missions that could follow, spare tokens, and clean
decks and developed spacecraft as such. The figures were found by playing.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.games.missions.planning import Decks, Flight, composition, expected
from cosmodrome.games.missions.rules.announcing import meets_category
from cosmodrome.games.missions.rules.board import (
    CAPSULE,
    LUNAR,
    MANNED,
    MEDIA,
    ROCKET,
    SATELLITE,
    SUCCESSFUL,
    TAKE_ENHANCEMENT,
    TAKE_FUEL,
    TECHNICAL_PROBLEM,
    UNMANNED,
    MissionCard,
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
CATEGORY_WORTH: Final = 2.2
MEDIA_WORTH: Final = 2.6
UNLOCK: Final = 3.0
"""What a first success of its kind is worth, because other missions ask for it."""
LANDING: Final = 16.0
"""What it is worth to end the game with the last mission."""
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
        starred = [card for card in (*s.events, *s.boxed) if s.board.events[card].starred]
        inside = (len(starred) - len(s.boxed)) / max(1, len(starred))
        self._unseen = [(card, inside if card in starred else 1.0) for card in (*s.events, *s.boxed)]
        """Events that can come, and how likely each is in the deck."""
        self._sources: dict[int, tuple[int, int]] = {}
        self._years: dict[tuple[object, ...], float] = {}
        self._futures: dict[tuple[object, ...], float] = {}
        """What was reckoned before, mission by mission."""

    def _relevant(self, card: MissionCard) -> Decks:
        """The decks that a mission draws from."""
        return tuple(deck for technology, deck in enumerate(self.decks) if card.technologies >> technology & 1)

    def prize(self, card: MissionCard) -> float:
        """What a success is worth."""
        s, index = self.s, int(card.number) - 1
        points = float(card.later if s.completed >> index & 1 else card.first)
        scored = s.scored()
        for category in (UNMANNED, MANNED, LUNAR):
            if card.categories >> category & 1 and scored >> category & 1:
                points += CATEGORY_WORTH
        if scored >> SUCCESSFUL & 1:
            points += CATEGORY_WORTH
        bars = s.agencies[self.seat].bars
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

    def flight_now(self, card: MissionCard, fuel: int = 0, enhancements: int = 0) -> tuple[float, Flight, int] | None:
        """The best flight of a mission with what is there, and with so much that may still come: its worth, the flight
        loaded, and the levels as a move."""
        s, agency = self.s, self.s.agencies[self.seat]
        if any(self.levels[craft] < card.levels[craft] for craft in (ROCKET, SATELLITE, CAPSULE)):
            return None
        if not meets_category(agency, card):
            return None
        best: tuple[float, Flight, int] | None = None
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
                short = dry + missing
                if tanks > printed.slots or dry > fuel or missing > enhancements:
                    continue
                flight = Flight(s.board, card, self.decks, rocket, payload)
                flight.slots[ROCKET] -= tanks
                flight.loaded |= bit(EXTRA_TANK) if tanks else 0
                used = flight.fill(self.tokens) + int(printed.fuel) + tanks
                worth = (self._worth(card, flight) - 0.5 * TOKEN_WORTH * used) * SHORT**short
                if best is None or worth > best[0]:
                    best = (worth, flight, BUILD + 3 * (rocket - 1) + payload - 1)
        return best

    def _worth(self, card: MissionCard, flight: Flight) -> float:
        likely, safe = flight.chance(), self._safe(card, flight)
        failure = 0.45 * len(card.steps) + 0.8 - (1.2 if card.crewed else 0.0)
        return safe * (likely * self.prize(card) + (1 - likely) * failure + 1.0) + (1 - safe) * 0.5

    def _safe(self, card: MissionCard, flight: Flight) -> float:
        """How likely no event stops the mission: those it could pay for do not."""
        if self.s.event >= 0:
            return 1.0
        events, weights, bad = self.s.board.events, 0.0, 0.0
        for event, weight in self._unseen:
            weights += weight
            found = events[event]
            if found.kind == TECHNICAL_PROBLEM and found.technologies & card.technologies:
                paid = found.lose & flight.loaded or (found.inspection and self.tokens[INSPECTION])
                bad += 0.0 if paid else weight
        return 1.0 - bad / weights if weights else 1.0

    def year(self) -> float:
        """The best mission of this year."""
        return max(self._year(card) for card in self.s.missions)

    def _year(self, card: MissionCard) -> float:
        key = (card.number, self._relevant(card), tuple(self.levels), tuple(self.tokens), self.hand)
        if key not in self._years:
            flight = self.flight_now(card, *self._coming())
            self._years[key] = 0.0 if flight is None else flight[0]
        return self._years[key]

    def _coming(self) -> tuple[int, int]:
        """How much fuel and how many enhancements the cards in hand could bring; the last card is never played."""
        if self.hand not in self._sources:
            cards = [areas for card, areas in enumerate(self.s.board.specialists) if self.hand >> card & 1]
            fuel = sorted(max(area.count(TAKE_FUEL) for area in areas) for areas in cards)
            enhancements = sorted(max(area.count(TAKE_ENHANCEMENT) for area in areas) for areas in cards)
            self._sources[self.hand] = sum(fuel[1:]), sum(enhancements[1:])
        return self._sources[self.hand]

    def future(self) -> float:
        """What later years could bring with these decks and levels, with fully loaded spacecraft."""
        left = len(self.s.bonuses) - int(self.s.year) - 1
        worths = sorted((self._later(card) for card in self.s.missions), reverse=True)
        return sum(worth * 0.93**i for i, worth in enumerate(worths[:left]))

    def _later(self, card: MissionCard) -> float:
        key = (card.number, self._relevant(card), tuple(self.levels))
        if key not in self._futures:
            self._futures[key] = self._flight_later(card)
        return self._futures[key]

    def _flight_later(self, card: MissionCard) -> float:
        s, agency = self.s, self.s.agencies[self.seat]
        missing = sum(max(0, card.levels[craft] - self.levels[craft]) for craft in (ROCKET, SATELLITE, CAPSULE))
        payload = 1 if card.payload == ROCKET else card.levels[card.payload]
        flight = Flight(s.board, card, self.decks, card.levels[ROCKET], payload)
        flight.slots[ROCKET] -= max(0, int(card.fuel) - int(s.board.crafts[ROCKET][card.levels[ROCKET] - 1].fuel))
        flight.fill(FULL_STORE)
        left = len(s.bonuses) - int(s.year) - 1
        likely = flight.chance() ** (1 / (1 + SOFT * left)) * max(0.05, 1 - missing / (1 + SPEED * left))
        likely *= 1.0 if meets_category(agency, card) else PATIENCE
        return float(likely * self.prize(card) + (1 - likely) * 1.5)

    def spare(self) -> float:
        """What tokens are worth that are kept."""
        return TOKEN_WORTH * sum(min(3, held) for held in self.tokens) + 0.25 * min(1, self.tokens[INSPECTION])

    def rating(self) -> float:
        """Everything together."""
        return self.year() + LATER * self.future() + self.spare() + self.progress()

    def progress(self) -> float:
        """What clean decks and developed spacecraft are worth as such, the more the more years are left."""
        left = len(self.s.bonuses) - int(self.s.year) - 1
        problems = sum(PURE * minor + 1.7 * PURE * major for _, minor, major in map(expected, self.decks))
        levels = (
            LEVEL * (min(self.levels[ROCKET], 3) + min(self.levels[CAPSULE], 3)) + 0.3 * LEVEL * self.levels[SATELLITE]
        )
        return float((levels - problems) * (left / len(self.s.bonuses)) ** FADE)
