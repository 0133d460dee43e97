"""Mission control cards and decks of them. A deck is one integer: two bits for each card, the top card lowest.

There are three kinds of card and cards of a kind are alike, so a deck is nothing but the order of its kinds.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.kernel.bits import bit
from cosmodrome.kernel.rng import Rng

__all__ = [
    "CARD",
    "CLEAR",
    "MAJOR",
    "MINOR",
    "append",
    "cards_of",
    "deck_of",
    "how_many",
    "insert",
    "shuffled",
    "size",
    "take_out",
    "top_cards",
]

MINOR: Final = 1
MAJOR: Final = 2
CLEAR: Final = 3
"""No problem."""
CARD: Final = 3
"""The bits of one card."""


def size(deck: i64) -> i64:
    """How many cards a deck has.

    >>> size(deck_of([MINOR, CLEAR, MAJOR]))
    3
    """
    found: i64 = 0
    while deck:
        deck >>= 2
        found += 1
    return found


def how_many(deck: i64, card: i64) -> i64:
    """How many cards of a kind a deck has; gaps, as in a deck of which only some cards are known, count for nothing."""
    found: i64 = 0
    while deck:
        if deck & CARD == card:
            found += 1
        deck >>= 2
    return found


def insert(deck: i64, at: i64, card: i64) -> i64:
    """The deck with a card put in at a place, 0 for the top.

    >>> cards_of(insert(deck_of([MINOR, MINOR]), 1, MAJOR))
    [1, 2, 1]
    """
    above = bit(2 * at) - 1
    return deck & above | card << (2 * at) | (deck & ~above) << 2


def append(deck: i64, card: i64) -> i64:
    """The deck with a card at the bottom."""
    return deck | card << (2 * size(deck))


def take_out(deck: i64, at: i64) -> i64:
    """The deck without the card at a place."""
    above = bit(2 * at) - 1
    return deck & above | (deck >> 2) & ~above


def top_cards(deck: i64, cards: i64) -> i64:
    """Only the top cards of a deck."""
    return deck & (bit(2 * cards) - 1)


def shuffled(deck: i64, rng: Rng) -> i64:
    """The same cards in a new order, each equally likely."""
    cards = cards_of(deck)
    rng.shuffle(cards)
    return deck_of(cards)


def cards_of(deck: i64) -> list[int]:
    """The cards from the top down."""
    cards: list[int] = []
    while deck:
        cards.append(int(deck & CARD))
        deck >>= 2
    return cards


def deck_of(cards: list[int]) -> i64:
    """The deck with these cards from the top down."""
    deck: i64 = 0
    at: i64 = 0
    for card in cards:
        deck |= card << at
        at += 2
    return deck
