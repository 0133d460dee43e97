"""The Starship cards: three piles, flipped one card each at the start of a turn (standard rules, phase 1).

The card on top of a pile shows a number, the card flipped last from it shows an action; together they are the pile's
combination. Piles never mix. When the last card of a pile is flipped it stays, and the others of that pile are
shuffled beneath it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.kernel.rng import Rng

__all__ = ["PILES", "Deck", "Piles"]

PILES: Final = 3


class Deck:
    """The cards as printed: card i has a number and, on its back, an action."""

    def __init__(self, numbers: list[int], actions: list[int]) -> None:
        self.numbers = numbers
        self.actions = actions
        self.size: i64 = len(numbers)
        self.pile_size: i64 = len(numbers) // PILES


class Piles:
    """The three piles of one game. `order` lists pile after pile and is replaced, never changed: clones share it."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.order: list[int] = []
        self.top: i64 = 0
        self.passes: i64 = 0
        self.numbers: list[int] = []
        self.actions: list[int] = []
        self.combinations: i64 = PILES
        """How many combinations there are."""
        self.choices: i64 = 0
        """Those to choose from, as bits: only the first of those that show the same number and action."""

    def copy(self) -> Piles:
        """An independent copy."""
        twin = Piles(self.deck)
        twin.order = self.order
        twin.top = self.top
        twin.passes = self.passes
        twin.numbers = self.numbers
        twin.actions = self.actions
        twin.choices = self.choices
        return twin

    def shuffle(self, rng: Rng) -> None:
        """Set-up: shuffle all cards and split them into three piles, numbers up."""
        order = list(range(self.deck.size))
        rng.shuffle(order)
        self.order = order
        self.top = 0
        self.passes = 0

    def flip(self, rng: Rng) -> None:
        """Phase 1: flip the top card of each pile."""
        size = self.deck.pile_size
        self.top += 1
        if self.top == size:
            self._reshuffle(rng)
        order, deck, at = self.order, self.deck, self.top
        numbers, actions = deck.numbers, deck.actions
        second, third = at + size, at + 2 * size
        self.numbers = [numbers[order[at]], numbers[order[second]], numbers[order[third]]]
        self.actions = [actions[order[at - 1]], actions[order[second - 1]], actions[order[third - 1]]]
        self.choices = self._distinct()

    def _distinct(self) -> i64:
        numbers, actions = self.numbers, self.actions
        choices: i64 = 0b111
        if numbers[1] == numbers[0] and actions[1] == actions[0]:
            choices = 0b101
        if numbers[2] == numbers[0] and actions[2] == actions[0]:
            choices &= 0b011
        if numbers[2] == numbers[1] and actions[2] == actions[1]:
            choices &= 0b011
        return choices

    def _reshuffle(self, rng: Rng) -> None:
        """The last card of every pile was flipped: it stays, the rest of its pile is shuffled beneath it."""
        order: list[int] = []
        for pile in range(PILES):
            cards = self.pile(pile)
            last = cards.pop()
            rng.shuffle(cards)
            order.append(last)
            order += cards
        self.order = order
        self.top = 1
        self.passes += 1

    def pile(self, pile: i64) -> list[int]:
        """The cards of one pile: those before `top` lie flipped, the one at `top` shows its number."""
        size = self.deck.pile_size
        return self.order[pile * size : (pile + 1) * size]

    def next_actions(self) -> list[int]:
        """The actions of the next turn, which the number faces show in a corner."""
        size = self.deck.pile_size
        return [self.deck.actions[self.order[pile * size + self.top]] for pile in range(PILES)]

    def redeal(self, rng: Rng) -> None:
        """Deal again what nobody can know: before the first reshuffle any unseen card may lie in any pile, later only
        its own pile's unseen cards can."""
        size, first_hidden = self.deck.pile_size, self.top + 1
        hidden = [self.pile(pile)[first_hidden:] for pile in range(PILES)]
        if self.passes == 0:
            pool = hidden[0] + hidden[1] + hidden[2]
            rng.deal(pool)
            left = size - first_hidden
            hidden = [pool[pile * left : (pile + 1) * left] for pile in range(PILES)]
        else:
            for cards in hidden:
                rng.deal(cards)
        order: list[int] = []
        for pile in range(PILES):
            order += self.pile(pile)[:first_hidden] + hidden[pile]
        self.order = order

    def check(self) -> None:
        """No card is lost or doubled, and the combinations shown are those of the piles."""
        assert sorted(self.order) == list(range(self.deck.size)), "cards lost or doubled"
        assert 0 <= self.top < self.deck.pile_size
