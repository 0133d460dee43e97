"""What a flight is worth: how likely it succeeds with what is loaded, and which tokens would help most.

A bot plans with it. Draws of one technology are taken together, and every minor problem needs one token, every major
one two; that leaves out how a flight goes on after harm, but tells good loads from bad ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

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
from cosmodrome.games.missions.rules.cards import CLEAR, MAJOR, MINOR, cards_of
from cosmodrome.games.missions.rules.control import Control
from cosmodrome.games.missions.rules.odds import odds_for
from cosmodrome.games.missions.rules.tokens import EXTRA_TANK, TRAINING

__all__ = ["Deck", "Decks", "Flight", "Load", "composition", "expected", "needs", "without"]

Case = tuple[int, int, int]
"""Clear cards, minor problems, major problems."""
Deck = tuple[tuple[float, Case], ...]
"""What a deck can consist of, each case with its probability."""
Decks = tuple[Deck, ...]

LEAST: Final = 0.004
"""A token that adds less is not worth loading."""


def composition(control: Control) -> Decks:
    """What each technology can consist of for all that its owner knows, cards that are out included."""
    found = []
    for odds, out in zip(odds_for(control, owner=True, out_seen=True), control.out, strict=True):
        cards = cards_of(out)
        clear, minor, major = cards.count(CLEAR), cards.count(MINOR), cards.count(MAJOR)
        found.append(
            tuple(
                (round(weight, 2), (clears + clear, minors + minor, majors + major))
                for weight, clears, minors, majors in zip(
                    odds.weights, odds.clears, odds.minors, odds.majors, strict=True
                )
            )
        )
    return tuple(found)


def without(deck: Deck, minors: int, majors: int) -> Deck:
    """A deck from which problems were removed."""
    return tuple(
        (weight, (clear, max(0, minor - minors), max(0, major - majors))) for weight, (clear, minor, major) in deck
    )


def expected(deck: Deck) -> tuple[float, float, float]:
    """How many clear cards, minor and major problems a deck has on average."""
    clear, minor, major = (sum(weight * case[kind] for weight, case in deck) for kind in range(3))
    return clear, minor, major


@cache
def needs(deck: Case, draws: int) -> tuple[float, ...]:
    """How likely so many draws from a deck need 0, 1, 2 … tokens."""
    clear, minor, major = deck
    total = clear + minor + major
    if not draws or not total:
        return (1.0,)
    found = [0.0] * (2 * draws + 1)
    for cards, need, left in (
        (clear, 0, (clear - 1, minor, major)),
        (minor, 1, (clear, minor - 1, major)),
        (major, 2, (clear, minor, major - 1)),
    ):
        if cards:
            for more, chance in enumerate(needs(left, draws - 1)):
                found[need + more] += cards / total * chance
    return tuple(found)


@cache
def smooth(deck: Deck, draws: int, forgiving: float) -> tuple[float, ...]:
    """How likely a technology does not end the mission, with 0, 1, 2 … tokens to help.
    `forgiving` is how likely a mission survives one problem too many: an injury alone does not end it."""
    longest = 2 * draws + 1
    found = [0.0] * longest
    for weight, case in deck:
        distribution = [*needs(case, draws), *[0.0] * longest][:longest]
        solved = 0.0
        for tokens in range(longest):
            solved += distribution[tokens]
            more = distribution[tokens + 1] if tokens + 1 < longest else 0.0
            found[tokens] += weight * (solved + forgiving * more)
    return tuple(found)


@cache
def gains(deck: Deck, draws: int, forgiving: float) -> tuple[float, ...]:
    """By which factor, less one, the next token raises that chance."""
    chances = smooth(deck, draws, forgiving)
    following = [*chances[1:], chances[-1]]
    return tuple((more - now) / max(now, 0.01) for now, more in zip(chances, following, strict=True))


class Outline:
    """What is the same for all flights of a mission: groups of draws, and which groups a token can help."""

    def __init__(self, board: Board, card: MissionCard) -> None:
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
        self._smooth = [smooth(decks[technology], n, forgiving) for technology, n, forgiving in groups]
        self._gains = [gains(decks[technology], n, forgiving) for technology, n, forgiving in groups]
        self._helping = [0] * len(groups)
        """Tokens that would help each group."""
        self.slots = {craft: int(printed.slots) for craft, printed in crafts.items()}
        self.training = int(crafts[CAPSULE].training) if card.crewed else 0
        self.loaded = 0
        """The kinds of token aboard, as bits."""

    def chance(self) -> float:
        """How likely nothing goes wrong that ends the mission."""
        likely = 1.0
        for chances, tokens in zip(self._smooth, self._helping, strict=True):
            likely *= chances[min(tokens, len(chances) - 1)]
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
        found, tokens = self._gains[index], self._helping[index]
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
