"""ASTRA, the opponent of a game for one: its one draw pile, the cards it is given, and the solo bonuses against it.

All Starship cards lie in one pile, the three effect cards somewhere in its last third. A turn shows three cards; a
combination is the number of one of them with the action of another, so there are six, and the third card is left over.
How a turn against ASTRA goes is told in `solo`, what its effects strike by each adventure.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.moon.rules.deck import PILES, Deck, Piles
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.kernel.bits import bit
from cosmodrome.kernel.rng import Rng

__all__ = [
    "EXHAUSTED",
    "NOTHING",
    "PAIRS",
    "SOLO",
    "Astra",
    "DrawPile",
    "Opponent",
    "Racer",
    "action_card",
    "number_card",
    "third_card",
]

SOLO: Final = 0
"""The only seat of a game against ASTRA."""
NOTHING: Final = -1
"""No card, no combination, no effect."""
EXHAUSTED: Final = -2
"""What a draw finds when the pile is empty for the second time."""
PAIRS: Final = 6
"""Combinations of three cards: those with the action of the next card, then those with the action of the one after."""


class Opponent:
    """What is printed on the opponent's card and on ASTRA's card for the adventure."""

    def __init__(
        self,
        name: str,
        level: int,
        values: list[int],
        points: int,
        bonuses: int,
        bonus_each: int,
        letters: int,
        ranked: int,
        ranked_by: int,
        dear: list[int],
        cheap: list[int],
    ) -> None:
        self.name = name
        self.level: i64 = level
        self.values = values
        """What a given card of each action is worth."""
        self.points: i64 = points
        """Points it has in any case: the fixed ones and those for its level."""
        self.bonuses: i64 = bonuses
        """Solo bonuses printed."""
        self.bonus_each: i64 = bonus_each
        """How many are circled each time one earns some."""
        self.letters: i64 = letters
        """The effect cards that have an effect in this adventure, as bits."""
        self.ranked: i64 = ranked
        """The action whose given cards count where players are ranked, NOTHING if they are not."""
        self.ranked_by: i64 = ranked_by
        """How many of these cards count as one."""
        self.dear = dear
        """The actions that are printed in red."""
        self.cheap = cheap
        """The actions that are printed in green."""


class Racer(Opponent):
    """The opponent of adventure 1, which has a track of boxes instead of points."""

    def __init__(self, opponent: Opponent, crossed: int, boxes: int, steps: list[int], scores: list[int]) -> None:
        super().__init__(
            opponent.name,
            opponent.level,
            opponent.values,
            0,
            opponent.bonuses,
            opponent.bonus_each,
            opponent.letters,
            opponent.ranked,
            opponent.ranked_by,
            opponent.dear,
            opponent.cheap,
        )
        self.crossed: i64 = crossed
        """Boxes crossed before the game."""
        self.boxes: i64 = boxes
        self.steps = steps
        """The boxes that have a score, counted from 1, in order."""
        self.scores = scores
        """What is scored while each of them is the first open one; then what a launch scores."""

    def progress(self, worth: i64) -> i64:
        """Boxes crossed when the given cards are worth so much."""
        return min(self.crossed + worth, self.boxes)

    def score_at(self, crossed: i64) -> int:
        """The lowest score that is still visible; all boxes crossed: the score of a launch."""
        passed = 0
        for box in self.steps:
            if box <= crossed:
                passed += 1
        return self.scores[passed]


class DrawPile(Piles):
    """The draw pile of a game for one. Its lists are replaced, never changed: clones share them.

    Cards are numbers: those of the deck, then the effect cards A, B, C. `order[top:]` is still to be drawn. Against the
    piles of several players, `numbers` and `actions` have six entries, one for each combination.
    """

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck)
        self.combinations = PAIRS
        self.plain: i64 = 0
        """So many places from the start of `order` hold no effect card."""
        self.open: list[int] = []
        """The cards of this turn."""
        self.discard: list[int] = []
        self.given: list[int] = []
        """The cards that ASTRA got."""
        self.removed: list[int] = []
        """Those that solo bonuses kept from it."""

    def copy(self) -> DrawPile:
        """An independent copy."""
        twin = DrawPile(self.deck)
        twin.order = self.order
        twin.top = self.top
        twin.passes = self.passes
        twin.numbers = self.numbers
        twin.actions = self.actions
        twin.choices = self.choices
        twin.plain = self.plain
        twin.open = self.open
        twin.discard = self.discard
        twin.given = self.given
        twin.removed = self.removed
        return twin

    def effects(self) -> list[int]:
        """The effect cards."""
        return list(range(self.deck.size, self.deck.size + len(LETTERS)))

    def shuffle(self, rng: Rng) -> None:
        """Set-up: shuffle all cards and split them into three piles; the effect cards go into the lowest one."""
        order = list(range(self.deck.size))
        rng.shuffle(order)
        self.plain = self.deck.pile_size * (PILES - 1)
        lowest = order[self.plain :] + self.effects()
        rng.shuffle(lowest)
        self.order = order[: self.plain] + lowest
        self.top = 0
        self.passes = 0

    # --- a turn -----------------------------------------------------------------------------------------------------

    def draw(self, rng: Rng) -> i64:
        """Take the next card: a Starship card is laid open, an effect card put on the discard pile. When the pile runs
        out for the first time, what was discarded makes a new one."""
        if self.top == len(self.order):
            if self.passes:
                return EXHAUSTED
            self._reshuffle(rng)
        card: i64 = self.order[self.top]
        self.top += 1
        if card < self.deck.size:
            self.open = [*self.open, card]
        else:
            self.discard = [*self.discard, card]
        return card

    def _reshuffle(self, rng: Rng) -> None:
        """Cards given to ASTRA or put out of the game stay away; the effect cards have all been met."""
        order = self.discard.copy()
        rng.shuffle(order)
        self.order = order
        self.discard = []
        self.top = 0
        self.plain = 0
        self.passes += 1

    def combine(self) -> None:
        """Three cards lie open: make the six combinations of them."""
        numbers, actions = self.deck.numbers, self.deck.actions
        self.numbers = [numbers[self.open[number_card(pair)]] for pair in range(PAIRS)]
        self.actions = [actions[self.open[action_card(pair)]] for pair in range(PAIRS)]
        choices: i64 = 0
        for pair in range(i64(PAIRS)):
            if not self._seen(pair, choices):
                choices |= bit(pair)
        self.choices = choices

    def _seen(self, pair: i64, choices: i64) -> bool:
        """Is an earlier choice the same number with the same action, and is the same card left over?"""
        for other in range(pair):
            if (
                choices >> other & 1
                and self.numbers[other] == self.numbers[pair]
                and self.actions[other] == self.actions[pair]
                and self.same(third_card(other), third_card(pair))
            ):
                return True
        return False

    def same(self, one: i64, other: i64) -> bool:
        """Do two of the open cards show the same?"""
        numbers, actions, a, b = self.deck.numbers, self.deck.actions, self.open[one], self.open[other]
        return numbers[a] == numbers[b] and actions[a] == actions[b]

    def clear(self, index: i64, keep: bool) -> None:
        """The end of a turn: one of the open cards goes to ASTRA, or for `keep` out of the game, the others are
        discarded."""
        if keep:
            self.removed = [*self.removed, self.open[index]]
        else:
            self.given = [*self.given, self.open[index]]
        self.discard = self.discard + self.open[:index] + self.open[index + 1 :]
        self.open = []

    # --- what is known ----------------------------------------------------------------------------------------------

    def next_actions(self) -> list[int]:
        """The action of the next card, which lies face up: NOTHING if an effect card or none does."""
        card = self.next_card()
        return [self.deck.actions[card] if 0 <= card < self.deck.size else NOTHING]

    def next_card(self) -> i64:
        """The card on top, NOTHING if the pile is empty. Of a Starship card only the action is seen."""
        return self.order[self.top] if self.top < len(self.order) else NOTHING

    def left(self) -> i64:
        """How many cards are still to be drawn."""
        return len(self.order) - self.top

    def given_of(self, action: i64) -> i64:
        """How many cards of an action ASTRA has got."""
        count: i64 = 0
        for card in self.given:
            if self.deck.actions[card] == action:
                count += 1
        return count

    def redeal(self, rng: Rng) -> None:
        """Deal again what cannot be known: all that is still to be drawn, but the face of the card on top, and that
        effect cards lie in the last third at first."""
        if self.top == len(self.order):
            return
        deck, shown = self.deck, self.next_card()
        hidden = [card for card in self.order[self.top + 1 :] if card < deck.size]
        effects = [card for card in self.order[self.top + 1 :] if card >= deck.size]
        if shown < deck.size:
            alike = sorted([card for card in [*hidden, shown] if deck.actions[card] == deck.actions[shown]])
            hidden.append(shown)
            shown = alike[rng.below(len(alike))]
            hidden.remove(shown)
        rng.deal(hidden)
        before = max(self.plain - self.top - 1, 0)
        lowest = hidden[before:] + effects
        rng.deal(lowest)
        self.order = [*self.order[: self.top], int(shown), *hidden[:before], *lowest]

    def check(self) -> None:
        """No card is lost or doubled, and the combinations are those of the open cards."""
        cards = self.order[self.top :] + self.open + self.discard + self.given + self.removed
        assert sorted(cards) == list(range(self.deck.size + len(LETTERS))), "cards lost or doubled"
        assert 0 <= self.top <= len(self.order)
        assert len(self.open) <= PILES
        assert all(card < self.deck.size for card in self.open + self.given + self.removed)
        assert all(card < self.deck.size for card in self.order[self.top : self.plain]), "an effect card too early"
        if len(self.open) == PILES and self.numbers:
            assert self.numbers == [self.deck.numbers[self.open[number_card(pair)]] for pair in range(PAIRS)]
            assert self.actions == [self.deck.actions[self.open[action_card(pair)]] for pair in range(PAIRS)]


def number_card(pair: i64) -> i64:
    """Which of the open cards gives a combination its number."""
    return pair % PILES


def action_card(pair: i64) -> i64:
    """Which of them gives it its action: the next one or the one after.

    >>> [(number_card(pair), action_card(pair), third_card(pair)) for pair in range(PAIRS)]
    [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 2, 1), (1, 0, 2), (2, 1, 0)]
    """
    return (pair + 1 + pair // PILES) % PILES


def third_card(pair: i64) -> i64:
    """Which of them is left over."""
    return (pair + 2 - pair // PILES) % PILES


class Astra:
    """The opponent as it stands: its cards are those of its pile."""

    def __init__(self, opponent: Opponent, pile: DrawPile) -> None:
        self.opponent = opponent
        self.pile = pile
        self.circled: i64 = 0
        """Solo bonuses earned so far."""
        self.spent: i64 = 0
        """Those crossed off."""
        self.used: i64 = NOTHING
        """The combination that was written this turn, NOTHING before, and after a system error."""
        self.effect: i64 = NOTHING
        """The effect card that is being carried out, by its letter."""
        self.exhausted = False
        """Has the pile run out for the second time?"""

    def copy(self) -> Astra:
        """An independent copy, with a pile of its own."""
        twin = Astra(self.opponent, self.pile.copy())
        twin.circled = self.circled
        twin.spent = self.spent
        twin.used = self.used
        twin.effect = self.effect
        twin.exhausted = self.exhausted
        return twin

    def second_pass(self) -> bool:
        """Has the discard pile been shuffled? From then on effect cards turn missions over."""
        return self.pile.passes > 0

    def earn(self) -> i64:
        """Circle solo bonuses, as many as are printed at most; tells how many."""
        count = min(self.opponent.bonus_each, self.opponent.bonuses - self.circled)
        self.circled += count
        return count

    def bonuses(self) -> i64:
        """Solo bonuses that can be used."""
        return self.circled - self.spent

    def worth(self) -> int:
        """What the cards it was given are worth to it."""
        total = 0
        for card in self.pile.given:
            total += self.opponent.values[self.pile.deck.actions[card]]
        return total

    def rank(self) -> int:
        """What it sets against the seat's count where players are ranked."""
        return int(self.pile.given_of(self.opponent.ranked) // self.opponent.ranked_by)

    def score(self) -> int:
        """Its points if the game ended now."""
        return self.worth() + int(self.opponent.points)

    def check(self) -> None:
        """Bonuses stay within what is printed."""
        assert 0 <= self.spent <= self.circled <= self.opponent.bonuses
        assert self.spent == len(self.pile.removed), "a card was kept from ASTRA for nothing"
