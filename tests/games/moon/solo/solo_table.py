"""A game against ASTRA in a player's words: what the tests of the solo rules are written with.

    s = a_solo(3, level=2).shows("7/robot", "9/water", "3/plant")
    s.plays("7/water~3/plant c1r2", "pass")
    assert s.given == {"plant": 1}

A position is set up quietly, and the game has no record. `shows` lays the cards of this turn open, `next_up` says what is
drawn after them: `5/energy`, or the letter of an effect card.
"""

from __future__ import annotations

from typing import cast

import cosmodrome
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.astra import Astra
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.games.moon.view import AstraView, MoonView
from cosmodrome.kernel import EventList, Rng

ADVENTURES = (1, 2, 3, 4, 5, 7)


def a_solo(adventure: int, level: int = 1, missions: str = "A1,B1,C1", seed: int | str = 1) -> SoloTable:
    """A table in its first turn."""
    game = cosmodrome.game("moon", players=1, adventure=adventure, astra=level, missions=missions)
    state = cast("Moon", game.new(seed))
    state.forget()
    return SoloTable(state)


class SoloTable:
    """A game for one."""

    def __init__(self, state: Moon) -> None:
        self.state = state
        self.heard = EventList()
        state.listen(self.heard)

    @property
    def astra(self) -> Astra:
        assert self.state.astra is not None
        return self.state.astra

    @property
    def sheet(self):
        """The only sheet, of whatever adventure."""
        return self.state.sheets[0]

    # --- setting up ---------------------------------------------------------------------------------------------------

    def shows(self, *cards: str) -> SoloTable:
        """Lay these three cards open instead of those that are."""
        for place, name in enumerate(cards):
            self._swap(self._find(name, place), place)
        self.astra.pile.combine()
        return self

    def next_up(self, *cards: str) -> SoloTable:
        """The next cards to be drawn, the first one first."""
        pile = self.astra.pile
        order, top = list(pile.order), int(pile.top)
        for place, name in enumerate(cards, top):
            found = next(i for i in range(place, len(order)) if self._is(order[i], name))
            order[place], order[found] = order[found], order[place]
        pile.order = order
        pile.plain = min(pile.plain, top)
        return self

    def give(self, action: str, count: int = 1) -> SoloTable:
        """ASTRA has so many cards of an action already."""
        pile = self.astra.pile
        for _ in range(count):
            card = next(
                c for c in pile.order[pile.top :] if c < pile.deck.size and ACTIONS[pile.deck.actions[c]] == action
            )
            order = list(pile.order)
            order.remove(card)
            pile.order = order
            pile.given = [*pile.given, card]
        return self

    def bonuses(self, count: int) -> SoloTable:
        """So many solo bonuses are circled."""
        self.astra.circled = count
        return self

    def second_pass(self, *cards: str) -> SoloTable:
        """The discard pile was shuffled already; these cards come next."""
        pile = self.astra.pile
        pile.passes = 1
        return self.next_up(*cards)

    def _find(self, name: str, place: int) -> int:
        """A card that is in the draw pile, or open from this place on."""
        pile = self.astra.pile
        known = [*pile.open[place:], *pile.order[pile.top :]]
        return next(card for card in known if self._is(card, name))

    def _is(self, card: int, name: str) -> bool:
        deck = self.astra.pile.deck
        if name in LETTERS:
            return card == deck.size + LETTERS.index(name)
        return card < deck.size and f"{deck.numbers[card]}/{ACTIONS[deck.actions[card]]}" == name

    def _swap(self, card: int, place: int) -> None:
        pile = self.astra.pile
        cards, order = list(pile.open), list(pile.order)
        if card in cards:
            other = cards.index(card)
            cards[place], cards[other] = cards[other], cards[place]
        else:
            at = order.index(card, int(pile.top))
            cards[place], order[at] = card, cards[place]
        pile.open, pile.order = cards, order

    # --- playing ------------------------------------------------------------------------------------------------------

    def plays(self, *moves: str) -> SoloTable:
        """Play these moves."""
        for text in moves:
            self.state.play(0, self.state.parse(text))
            self.state.check()
        return self

    def turn_passes(self) -> SoloTable:
        """Play anything until the next turn, or the end."""
        turn, rng = self.state.turn, Rng.seeded("turn")
        while not self.state.over and (self.state.turn == turn or self.asks != "write"):
            self.state.play(0, rng.pick(self.state.legal(0)))
        return self

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def asks(self) -> str:
        step = self.state.step(0)
        return "" if step is None else step.asks()

    @property
    def moves(self) -> list[str]:
        """The legal moves in notation."""
        return [self.state.notate(move) for move in self.state.legal(0)]

    @property
    def combinations(self) -> list[str]:
        """The combinations that can be chosen, with what is left over."""
        return list(dict.fromkeys(move.partition(" ")[0] for move in self.moves if "~" in move))

    @property
    def given(self) -> dict[str, int]:
        """How many cards of each action ASTRA has."""
        counts = {action: int(self.astra.pile.given_of(index)) for index, action in enumerate(ACTIONS)}
        return {action: count for action, count in counts.items() if count}

    @property
    def view(self) -> AstraView:
        seen = cast("MoonView", self.state.view(0)).astra
        assert seen is not None
        return seen

    @property
    def told(self) -> list[str]:
        """The kinds of events since the table was set."""
        return [event.kind for event in self.heard.events]
