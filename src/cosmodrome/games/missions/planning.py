"""What a flight is worth: how likely it succeeds with what is loaded, and which tokens would help most.

A bot plans with it. Draws of one technology are taken together, and every minor problem needs one token, every major
one two; that leaves out how a flight goes on after harm, but tells good loads from bad ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from cosmodrome.games.missions.decks import Decks
from cosmodrome.games.missions.rules.board import (
    ABORT,
    CAPSULE,
    END,
    LOSE_CREW,
    MODULE,
    ROCKET,
    Board,
    Craft,
    MissionCard,
)
from cosmodrome.games.missions.rules.tokens import EXTRA_TANK, TRAINING

__all__ = ["Flight", "Load", "Loaded", "Outline", "outline"]

LEAST: Final = 0.004
"""A token that adds less is not worth loading."""
MOST: Final = 15
"""More tokens of a kind make no difference."""
REMEMBERED: Final = 40_000
"""So many flights of a mission are remembered."""


class Loaded:
    """A flight that was loaded as well as possible."""

    def __init__(self, chance: float, kinds: int, tokens: int) -> None:
        self.chance = chance
        self.kinds = kinds
        """The kinds of token aboard, as bits."""
        self.tokens = tokens
        """How many were loaded, without extra tanks."""


class Outline:
    """What is the same for all flights of a mission: groups of draws, and which groups a token can help. It remembers the
    flights that were reckoned before."""

    def __init__(self, board: Board, card: MissionCard) -> None:
        self._board = board
        self._card = card
        draws: dict[tuple[int, int], int] = {}
        for step in card.steps:
            for technology in step.draws:
                key = (int(step.craft), technology)
                draws[key] = draws.get(key, 0) + 1
        self.groups = [
            (technology, n, self._forgiving(board, card, technology)) for (_, technology), n in draws.items()
        ]
        crafts = [craft for craft, _ in draws]
        self.helped: dict[tuple[int, int], list[int]] = {}
        """The groups that a kind of token helps on a spacecraft."""
        for kind in (*range(EXTRA_TANK), TRAINING):
            for craft in {ROCKET, int(card.payload), *((MODULE,) if card.module else ())}:
                found = [
                    index
                    for index, ((_, technology), active) in enumerate(zip(draws, crafts, strict=True))
                    if self._helps(board, kind, technology, active == craft, active != ROCKET)
                ]
                if found and (kind != TRAINING or craft == CAPSULE):
                    self.helped[craft, kind] = found
        self.technologies = sorted({technology for technology, _, _ in self.groups})
        self._kinds = sorted({kind for _, kind in self.helped})
        self._flights: dict[tuple[int, ...], Loaded] = {}

    def loaded(self, decks: Decks, rocket: int, payload: int, tanks: int, tokens: list[int]) -> Loaded:
        """The flight with spacecraft of these levels and so many extra tanks, loaded with the best of these tokens."""
        packed = (4 * rocket + payload) * 16 + tanks
        for kind in self._kinds:
            packed = 16 * packed + min(tokens[kind], MOST)
        key = (packed, *[decks[technology].number for technology in self.technologies])
        found = self._flights.get(key)
        if found is None:
            if len(self._flights) >= REMEMBERED:
                self._flights.clear()
            found = self._flights[key] = self._load(decks, rocket, payload, tanks, tokens)
        return found

    def _load(self, decks: Decks, rocket: int, payload: int, tanks: int, tokens: list[int]) -> Loaded:
        flight = Flight(self._board, self._card, decks, rocket, payload)
        flight.slots[ROCKET] -= tanks
        loaded = flight.fill(tokens)
        return Loaded(flight.chance(), flight.loaded, loaded)

    @staticmethod
    def _forgiving(board: Board, card: MissionCard, technology: int) -> float:
        effects = [harm.effect for harm in board.technologies[technology].minor]
        if ABORT in effects or END in effects:
            return 0.0
        if LOSE_CREW not in effects or not card.crewed:
            return 0.6
        return 0.6 if board.crafts[CAPSULE][card.levels[CAPSULE] - 1].seats > 1 else 0.0

    @staticmethod
    def _helps(board: Board, kind: int, technology: int, active: bool, aboard: bool) -> bool:
        printed = board.technologies[technology]
        if kind == TRAINING:
            return bool(printed.solve >> TRAINING & 1) and aboard
        return active and bool((printed.solve | printed.reduce) >> kind & 1)


@cache
def outline(board: Board, card: MissionCard) -> Outline:
    """The outline of a mission."""
    return Outline(board, card)


class Load(NamedTuple):
    """A token that could still go on a spacecraft, and by which factor, less one, it raises the chance of success."""

    craft: int
    kind: int
    gain: float


class Flight:
    """A mission with its spacecraft, ready to be loaded."""

    def __init__(self, board: Board, card: MissionCard, decks: Decks, rocket: int, payload: int) -> None:
        self._outline = outline(board, card)
        crafts: dict[int, Craft] = {ROCKET: board.crafts[ROCKET][rocket - 1]}
        if card.payload != ROCKET:
            crafts[int(card.payload)] = board.crafts[card.payload][payload - 1]
        if card.module:
            crafts[MODULE] = board.crafts[MODULE][0]
        self.crafts = crafts
        groups = self._outline.groups
        self._chances = [decks[technology].chances(n, forgiving) for technology, n, forgiving in groups]
        self._helping = [0] * len(groups)
        """Tokens that would help each group."""
        self.slots = {craft: int(printed.slots) for craft, printed in crafts.items()}
        self.training = int(crafts[CAPSULE].training) if card.crewed else 0
        self.loaded = 0
        """The kinds of token aboard, as bits."""

    def chance(self) -> float:
        """How likely nothing goes wrong that ends the mission."""
        likely = 1.0
        for known, tokens in zip(self._chances, self._helping, strict=True):
            likely *= known.chances[min(tokens, len(known.chances) - 1)]
        return likely

    def put(self, craft: int, kind: int) -> None:
        """Load a token and let it help where it helps most."""
        self.loaded |= 1 << kind
        helped = self._outline.helped.get((craft, kind))
        if helped:
            self._helping[max(helped, key=self._gain)] += 1
        if kind == TRAINING:
            self.training -= 1
        else:
            self.slots[craft] -= 1

    def _gain(self, index: int) -> float:
        found, tokens = self._chances[index].gains, self._helping[index]
        return found[tokens] if tokens < len(found) else 0.0

    def best(self, tokens: Sequence[int]) -> Load | None:
        """The token, of those there are, that adds most; none if nothing adds anything."""
        found: Load | None = None
        for (craft, kind), helped in self._outline.helped.items():
            if not tokens[kind]:
                continue
            if kind == TRAINING:
                if self.training <= 0:
                    continue
            elif self.slots[craft] <= 0 or not self.crafts[craft].allowed >> kind & 1:
                continue
            gain = max(map(self._gain, helped))
            if gain > LEAST and (found is None or gain > found.gain):
                found = Load(craft, kind, gain)
        return found

    def fill(self, tokens: Sequence[int]) -> int:
        """Load the best tokens, one after the other; tells how many."""
        left, loaded = list(tokens), 0
        while True:
            load = self.best(left)
            if load is None:
                return loaded
            self.put(load.craft, load.kind)
            left[load.kind] -= 1
            loaded += 1
