"""A face-down deck: its order is nobody's knowledge, what is left in it is everybody's."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.kernel.rng import Rng

__all__ = ["Deck"]


class Deck:
    """Cards in the order in which they will be drawn. `order` is replaced, never changed: clones share it."""

    def __init__(self, order: list[int], at: i64 = 0) -> None:
        self.order = order
        self.at = at
        """Those before were drawn."""

    def copy(self) -> Deck:
        """An independent copy."""
        return Deck(self.order, self.at)

    def size(self) -> i64:
        """How many cards are left."""
        return len(self.order) - self.at

    def draw(self) -> i64:
        """The next card; there must be one."""
        self.at += 1
        return self.order[self.at - 1]

    def hidden(self) -> list[int]:
        """What is left, in order."""
        return self.order[self.at :]

    def restock(self, cards: list[int], rng: Rng) -> None:
        """A new deck of other cards."""
        rng.shuffle(cards)
        self.order = cards
        self.at = 0

    def redeal(self, rng: Rng) -> None:
        """Shuffle again what is left."""
        cards = self.hidden()
        rng.deal(cards)
        self.order = cards
        self.at = 0
