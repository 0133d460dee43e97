"""Mission control: the six technology decks of one player, and exactly what can be known of them.

At the start every deck has the same cards but for one: an extra card that is a minor problem in a few decks and no
problem in the others. So all that the owner can wonder about is which decks got the problem, and in what order the
cards lie that it has not seen since the last shuffle. `own` weighs both cases for every deck by all that the owner has
seen. The others see only what a mission draws, and not which problem a test takes away; `public` weighs four cases for
every deck: extra problem or not, major problem gone or not. With these weights `deal_for_owner` and `deal_for_others`
deal the hidden cards again, each world as likely as the observations make it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.missions.rules.cards import (
    CARD,
    CLEAR,
    MAJOR,
    MINOR,
    append,
    cards_of,
    deck_of,
    how_many,
    insert,
    shuffled,
    size,
    take_out,
    top_cards,
)
from cosmodrome.kernel.bits import bit
from cosmodrome.kernel.rng import Rng

__all__ = ["TECHNOLOGIES", "Control", "Deal"]

TECHNOLOGIES: Final = 6


class Deal:
    """How decks are dealt: the cards that each one gets, and how many of the extra ones are minor problems."""

    def __init__(self, minors: int, majors: int, clears: int, extra_minors: int, pile: int) -> None:
        self.minors: i64 = minors
        self.majors: i64 = majors
        self.clears: i64 = clears
        self.extra_minors: i64 = extra_minors
        self.pile: i64 = pile
        """Minor problems that wait for developments."""
        self.extras: list[int] = [
            decks for decks in range(bit(TECHNOLOGIES)) if sum([decks >> t & 1 for t in range(6)]) == extra_minors
        ]
        """Every way to deal the extra problems, as bits over the technologies."""


class Control:
    """The decks of one player, technology by technology."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.pile: i64 = deal.pile
        self.decks: list[int] = []
        self.known: list[int] = []
        """Both bits of every card in a deck whose kind and place the owner knows."""
        self.out: list[int] = []
        """Cards taken from a deck and not yet put back, the first one lowest: looked at by a test, or drawn by a mission."""
        self.gone: list[int] = []
        """Cards removed from the game."""
        self.added: list[int] = []
        """Minor problems that developments have brought."""
        self.own: list[float] = []
        """For each technology, the weights of an extra card without and with a problem."""
        self.public: list[float] = []
        """The same for the others, each with the major problem still there and gone: four weights a technology."""

    def set_up(self, rng: Rng) -> None:
        """Deal the decks and shuffle each of them."""
        deal = self.deal
        extra = deal.extras[rng.below(len(deal.extras))]
        none = [0 for _ in range(TECHNOLOGIES)]
        self.known, self.out, self.gone, self.added = none, none.copy(), none.copy(), none.copy()
        self.own = [0.5 for _ in range(2 * TECHNOLOGIES)]
        self.public = [0.5 if case % 2 == 0 else 0.0 for case in range(4 * TECHNOLOGIES)]
        self.decks = []
        for technology in range(TECHNOLOGIES):
            cards = [MAJOR] * deal.majors + [MINOR] * deal.minors + [CLEAR] * deal.clears
            cards.append(MINOR if extra >> technology & 1 else CLEAR)
            rng.shuffle(cards)
            self.decks.append(int(deck_of(cards)))

    def copy(self) -> Control:
        """An independent copy."""
        twin = Control(self.deal)
        twin.pile = self.pile
        twin.decks = self.decks.copy()
        twin.known = self.known.copy()
        twin.out = self.out.copy()
        twin.gone = self.gone.copy()
        twin.added = self.added.copy()
        twin.own = self.own.copy()
        twin.public = self.public.copy()
        return twin

    # --- handling cards ---------------------------------------------------------------------------------------------

    def look(self, technology: i64, cards: i64) -> None:
        """Take cards from the top, for the owner's eyes alone."""
        deck: i64 = self.decks[technology]
        left = min(cards, size(deck))
        while left > 0:
            self._see(technology, 0)
            self._take_top(technology)
            left -= 1

    def look_through(self, technology: i64) -> None:
        """Look at a whole deck without changing its order."""
        cards = size(self.decks[technology])
        for place in range(cards):
            self._see(technology, place)
            self.known[technology] |= CARD << (2 * place)

    def draw(self, technology: i64) -> i64:
        """Draw the top card for all to see."""
        deck: i64 = self.decks[technology]
        card = deck & CARD
        self._see(technology, 0)
        out: i64 = self.out[technology]
        drawn = how_many(out, card)
        for case in range(4):
            self.public[4 * technology + case] *= float(self.in_play(technology, card, case >> 1, case & 1) - drawn)
        self._weigh(self.public, 4 * technology, 4)
        self._take_top(technology)
        return card

    def _take_top(self, technology: i64) -> None:
        deck: i64 = self.decks[technology]
        out: i64 = self.out[technology]
        self.out[technology] = append(out, deck & CARD)
        self.decks[technology] = deck >> 2
        self.known[technology] >>= 2

    def put_back(self, technology: i64, place: i64) -> None:
        """The first card that is out goes back into its deck; only the owner knows where."""
        out: i64 = self.out[technology]
        self.decks[technology] = insert(self.decks[technology], place, out & CARD)
        self.known[technology] = insert(self.known[technology], place, CARD)
        self.out[technology] = out >> 2

    def put_rest_back(self, technology: i64, on_top: bool) -> None:
        """All cards that are out go back: on top with the worst card uppermost, or at the bottom with the worst deepest."""
        out: i64 = self.out[technology]
        self.out[technology] = deck_of(
            [CLEAR] * how_many(out, CLEAR) + [MINOR] * how_many(out, MINOR) + [MAJOR] * how_many(out, MAJOR)
        )
        while self.out[technology]:
            self.put_back(technology, 0 if on_top else size(self.decks[technology]))

    def remove(self, technology: i64, card: i64) -> None:
        """One of the cards that are out leaves the game, and everybody sees which."""
        if card == MAJOR:  # everybody has seen that it was not gone before
            for extra in range(2):
                case = 4 * technology + 2 * extra
                self.public[case + 1] += self.public[case]
                self.public[case] = 0.0
        self._drop(technology, card)

    def remove_unseen(self, technology: i64, card: i64, major_possible: bool) -> None:
        """The same, but the others only see that a problem went, and know which kinds it could have been."""
        for extra in range(2):
            case = 4 * technology + 2 * extra
            there, gone = self.public[case], self.public[case + 1]
            minors = float(self.in_play(technology, MINOR, extra, 0))
            fewer = float(self.in_play(technology, MINOR, extra, 1))
            majors = float(self.deal.majors) if major_possible else 0.0
            self.public[case] = there * minors
            self.public[case + 1] = gone * fewer + there * majors
        self._weigh(self.public, 4 * technology, 4)
        self._drop(technology, card)

    def _drop(self, technology: i64, card: i64) -> None:
        out: i64 = self.out[technology]
        at: i64 = 0
        while out >> (2 * at) & CARD != card:
            at += 1
        self.out[technology] = take_out(out, at)
        self.gone[technology] = append(self.gone[technology], card)

    def shuffle(self, technology: i64, rng: Rng) -> None:
        """Whatever anybody knew of the order is worthless now."""
        self.decks[technology] = shuffled(self.decks[technology], rng)
        self.known[technology] = 0

    def add_problem(self, technology: i64, rng: Rng) -> None:
        """A development shuffles a minor problem from the pile into a deck."""
        if self.pile == 0:
            return
        self.pile -= 1
        self.added[technology] += 1
        self.decks[technology] = append(self.decks[technology], MINOR)
        self.shuffle(technology, rng)

    # --- knowing cards ----------------------------------------------------------------------------------------------

    def in_play(self, technology: i64, card: i64, extra: i64, major_gone: i64) -> i64:
        """How many cards of a kind are in a deck or out of it if this is the case."""
        deal = self.deal
        gone: i64 = self.gone[technology]
        if card == CLEAR:
            return deal.clears + 1 - extra - how_many(gone, CLEAR)
        if card == MAJOR:
            return deal.majors - major_gone
        minors_gone = size(gone) - how_many(gone, CLEAR) - major_gone
        return deal.minors + extra + self.added[technology] - minors_gone

    def unseen(self, technology: i64, card: i64, extra: i64) -> i64:
        """How many cards of a kind lie in a deck where the owner does not know them, if the extra card is such."""
        majors_gone = how_many(self.gone[technology], MAJOR)
        seen = how_many(self.out[technology], card) + how_many(self.decks[technology] & self.known[technology], card)
        return self.in_play(technology, card, extra, majors_gone) - seen

    def _see(self, technology: i64, place: i64) -> None:
        """The owner sees the card at a place: if it did not know it, it learns something about the extra card."""
        known: i64 = self.known[technology]
        deck: i64 = self.decks[technology]
        card = deck >> (2 * place) & CARD
        if known >> (2 * place) & CARD == 0 and card != MAJOR:
            for extra in range(2):
                self.own[2 * technology + extra] *= float(self.unseen(technology, card, extra))
            self._weigh(self.own, 2 * technology, 2)

    def _weigh(self, weights: list[float], first: i64, cases: i64) -> None:
        """Bring the weights of one technology to a sum of one, so that they never run out of digits."""
        sum_of = 0.0
        for case in range(cases):
            sum_of += weights[first + case]
        for case in range(cases):
            weights[first + case] /= sum_of

    def extra_odds(self, weights: list[float]) -> list[float]:
        """For every technology the probability that its extra card is a problem; two weights a technology are given."""
        odds = [0.0 for _ in range(TECHNOLOGIES)]
        sum_of = 0.0
        for extras in self.deal.extras:
            weight = self._weight(weights, extras)
            sum_of += weight
            for technology in range(TECHNOLOGIES):
                if extras >> technology & 1:
                    odds[technology] += weight
        return [weight / sum_of for weight in odds]

    def public_extras(self) -> list[float]:
        """What the others hold of the extra cards: two weights a technology."""
        return [self.public[2 * case] + self.public[2 * case + 1] for case in range(2 * TECHNOLOGIES)]

    def _weight(self, weights: list[float], extras: i64) -> float:
        weight = 1.0
        for technology in range(TECHNOLOGIES):
            weight *= weights[2 * technology + (extras >> technology & 1)]
        return weight

    # --- dealing again ----------------------------------------------------------------------------------------------

    def _draw_extras(self, weights: list[float], rng: Rng) -> i64:
        """One way to deal the extra problems, as likely as the weights say."""
        found = [self._weight(weights, extras) for extras in self.deal.extras]
        return self.deal.extras[_pick(found, rng)]

    def deal_for_owner(self, rng: Rng) -> None:
        """Deal again what the owner does not know."""
        extras = self._draw_extras(self.own, rng)
        for technology in range(TECHNOLOGIES):
            extra = extras >> technology & 1
            hidden: list[int] = []
            for card in (MINOR, MAJOR, CLEAR):
                hidden += [card] * self.unseen(technology, card, extra)
            rng.shuffle(hidden)
            known: i64 = self.known[technology]
            deck: i64 = self.decks[technology]
            deck &= known
            for place in range(size(self.decks[technology])):
                if known >> (2 * place) & CARD == 0:
                    deck |= hidden.pop() << (2 * place)
            assert not hidden
            self.decks[technology] = deck

    def deal_for_others(self, rng: Rng, out_seen: bool) -> None:
        """Deal again what the others do not know, the cards that are out among it unless they were drawn openly."""
        extras = self._draw_extras(self.public_extras(), rng)
        for technology in range(TECHNOLOGIES):
            extra = extras >> technology & 1
            case = 4 * technology + 2 * extra
            major_gone = _pick([self.public[case], self.public[case + 1]], rng)
            hidden: list[int] = []
            out: i64 = self.out[technology]
            for card in (MINOR, MAJOR, CLEAR):
                seen = how_many(out, card) if out_seen else 0
                hidden += [card] * (self.in_play(technology, card, extra, major_gone) - seen)
            gone: i64 = self.gone[technology]
            clears = how_many(gone, CLEAR)
            minors = size(gone) - clears - major_gone
            self.gone[technology] = deck_of([MAJOR] * major_gone + [MINOR] * minors + [CLEAR] * clears)
            rng.shuffle(hidden)
            cards = deck_of(hidden)
            if not out_seen:
                taken = size(out)
                self.out[technology] = top_cards(cards, taken)
                cards >>= 2 * taken
            self.decks[technology] = cards
            self._start_over(technology)

    def _start_over(self, technology: i64) -> None:
        """In a world dealt for others, its owner holds possible what its known cards allow."""
        for extra in range(2):
            possible = True
            for card in (MINOR, CLEAR):
                if self.unseen(technology, card, extra) < 0:
                    possible = False
            self.own[2 * technology + extra] = 1.0 if possible else 0.0
        self._weigh(self.own, 2 * technology, 2)

    # --- invariants -------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """No card is lost, and what is true is held possible by everybody."""
        deal = self.deal
        extras = 0
        for technology in range(TECHNOLOGIES):
            cards = cards_of(self.decks[technology]) + cards_of(self.out[technology]) + cards_of(self.gone[technology])
            extra = cards.count(MINOR) - deal.minors - self.added[technology]
            assert extra in (0, 1), f"technology {technology} has {cards}"
            assert cards.count(MAJOR) == deal.majors, f"technology {technology} has {cards}"
            assert cards.count(CLEAR) == deal.clears + 1 - extra, f"technology {technology} has {cards}"
            extras += extra
            known: i64 = self.known[technology]
            assert size(known) <= size(self.decks[technology]), "a card is known that is not there"
            gone = cards_of(self.gone[technology]).count(MAJOR)
            assert self.own[2 * technology + extra] > 0, "the owner holds the truth impossible"
            assert self.public[4 * technology + 2 * extra + gone] > 0, "the others hold the truth impossible"
        assert extras == deal.extra_minors
        assert sum(self.added) + self.pile == deal.pile


def _pick(weights: list[float], rng: Rng) -> i64:
    """An index, as likely as its weight."""
    left = float(rng.bits32()) / 4294967296.0 * sum(weights)
    last: i64 = 0
    for index in range(len(weights)):
        if weights[index] > 0:
            last = index
            left -= weights[index]
            if left < 0:
                break
    return last
