"""What every action of a specialist would add to the worth of a desk: the desk is changed, rated, and put back."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.missions.desk import ORDER, TURN, Desk
from cosmodrome.games.missions.rules.board import (
    COPY_CARD,
    DETAIL_TEST,
    DEVELOP_CRAFT,
    FULL_TEST,
    PASS_ACTION,
    TAKE_BACK_CARD,
    TAKE_ENHANCEMENT,
    TAKE_FUEL,
    TAKE_INSPECTION,
    TAKE_TRAINING,
)
from cosmodrome.games.missions.rules.moves import (
    AREAS,
    COPY,
    PASS,
    PLAY,
    TAKE_BACK,
)
from cosmodrome.games.missions.rules.tokens import (
    ENHANCEMENTS,
    FUEL,
    INSPECTION,
    TRAINING,
)
from cosmodrome.kernel.bits import bit

__all__ = [
    "LAST_RESORT",
    "Areas",
    "area_worth",
    "development_for",
    "enhancement_for",
    "rating_without",
    "test_for",
]

LAST_RESORT: Final = -100.0
"""What is only done when nothing else is left."""


def area_worth(desk: Desk, base: float, actions: list[int], card: int = -1) -> float:
    """What an area adds, its actions one after the other."""
    before = desk.tokens.copy(), desk.levels.copy(), desk.decks
    worth, hand = 0.0, desk.hand
    if card >= 0:
        desk.hand &= ~bit(card)
    for action in actions:
        worth += _action(desk, action)
    worth += desk.rating() - base
    desk.tokens, desk.levels, desk.decks = before
    desk.hand = hand
    if PASS_ACTION in actions:
        worth += _worth_of_passing(desk, card)
    return worth


def _worth_of_passing(desk: Desk, card: int) -> float:
    """Turns that are given up, against a place further ahead; alone the action as such brings the first place."""
    s, hand = desk.s, desk.hand & ~bit(card) if card >= 0 else desk.hand
    left = max(0, int(hand).bit_count() - 1)
    ahead = ORDER if s.solo and s.order[0] != 0 and not s.agencies[0].took_back else 0.0
    return ahead - TURN * left


def _action(desk: Desk, action: int) -> float:
    """Do an action on the desk; tells what it is worth beyond what the desk can show."""
    if action == TAKE_FUEL:
        desk.tokens[FUEL] += 1
    elif action == TAKE_TRAINING:
        desk.tokens[TRAINING] += 1
    elif action == TAKE_INSPECTION:
        desk.tokens[INSPECTION] = 1
    elif action == TAKE_ENHANCEMENT:
        desk.tokens[enhancement_for(desk, range(ENHANCEMENTS))] += 1
    elif action == DEVELOP_CRAFT:
        craft = development_for(desk, range(3))
        desk.levels[craft] = min(desk.levels[craft] + 1, 3)
    elif action in (FULL_TEST, DETAIL_TEST):
        return test_for(desk, action == FULL_TEST)[1]
    elif action == COPY_CARD:
        return Areas(desk).best_copy()
    elif action == TAKE_BACK_CARD:
        behind = ORDER if desk.s.solo and desk.s.order[0] == 0 and not desk.s.agencies[0].used_pass else 0.0
        return Areas(desk).best_back() - behind
    return 0.0


class Areas:
    """What areas add when a card is copied or comes back, and as a quick answer needs it: each is reckoned once, as if no card
    left the hand for it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._base = desk.rating()
        self._worths: dict[int, float] = {}

    def worth_of(self, move: int) -> float:
        """What it adds to play, to copy or to take back a specialist; passing is the last resort."""
        if move == PASS:
            return LAST_RESORT
        if move >= TAKE_BACK:
            return self._best_of(move - TAKE_BACK)
        index = move - COPY if move >= COPY else move - PLAY
        return self._worth(index, played=move < COPY)

    def best_copy(self) -> float:
        """What the best area adds that lies open on another pile."""
        return max([0.0, *[self._worth(copied, played=False) for copied in self._copied()]])

    def best_back(self) -> float:
        """What the best card of the own pile would add if it came back."""
        return max([0.0, *[self._best_of(card) for card in self._pile()]])

    def _worth(self, index: int, played: bool) -> float:
        card, area = divmod(index, AREAS)
        actions = self._desk.s.board.specialists[card][area]
        if COPY_CARD in actions:
            return self.best_copy()
        if TAKE_BACK_CARD in actions:
            return self.best_back()
        found = self._worths.get(index)
        if found is None:
            found = self._worths[index] = area_worth(self._desk, self._base, actions)
        return found + (TURN if played and PASS_ACTION in actions else 0.0)

    def _best_of(self, card: int) -> float:
        """The best area of a card; one that copies has none, or there would be no end."""
        areas = self._desk.s.board.specialists[card]
        worths = [
            self._worth(AREAS * card + area, played=False)
            for area, actions in enumerate(areas)
            if COPY_CARD not in actions and TAKE_BACK_CARD not in actions
        ]
        return max(worths) if worths else 0.0

    def _copied(self) -> list[int]:
        """The areas that lie open on other piles."""
        s = self._desk.s
        tops = [int(agency.top) for seat, agency in enumerate(s.agencies) if seat != self._desk.seat]
        return [
            AREAS * top + area
            for top in tops
            if top >= 0
            for area, actions in enumerate(s.board.specialists[top])
            if COPY_CARD not in actions and TAKE_BACK_CARD not in actions
        ]

    def _pile(self) -> list[int]:
        """The own specialists that can come back."""
        agency = self._desk.s.agencies[self._desk.seat]
        gone = int(agency.played) & ~int(agency.hand)
        return [card for card in range(len(self._desk.s.board.specialists)) if gone >> card & 1]


def enhancement_for(desk: Desk, kinds: range | list[int]) -> int:
    """The kind of enhancement that adds most; with nothing to choose between, what there is least of."""

    def worth(kind: int) -> tuple[float, int]:
        desk.tokens[kind] += 1
        found = desk.year()
        desk.tokens[kind] -= 1
        return round(found, 3), -desk.tokens[kind]

    return max(kinds, key=worth)


def development_for(desk: Desk, crafts: range | list[int]) -> int:
    """The spacecraft whose development adds most."""

    def worth(craft: int) -> float:
        if desk.levels[craft] >= 3:
            return -1.0
        desk.levels[craft] += 1
        found = desk.rating()
        desk.levels[craft] -= 1
        return found

    return max(crafts, key=worth)


def test_for(desk: Desk, full: bool) -> tuple[int, float]:
    """The technology whose test promises most, and how much."""
    base = desk.rating()
    best, gain = 0, -1.0
    for technology, deck in enumerate(desk.decks):
        minor, major = deck.minor, deck.major
        cards = round(deck.clear + minor + major)
        if not cards:
            continue
        look = min(cards, 3 if full else 2)
        worth = 0.0
        if full:
            finds = look / cards if major else 0.0
            if major:
                worth += finds * (rating_without(desk, technology, 0, 1) - base)
            if minor:
                found = 1.0 - _misses(cards, minor, look)
                worth += (1 - finds) * found * (rating_without(desk, technology, 1, 0) - base)
        elif minor:
            both = max(0.0, minor * (minor - 1) / (cards * (cards - 1))) if cards > 1 and look > 1 else 0.0
            single = 1.0 - _misses(cards, minor, look) - both
            worth += single * (rating_without(desk, technology, 1, 0) - base)
            if both:
                worth += both * (rating_without(desk, technology, 2, 0) - base)
        if worth > gain:
            best, gain = technology, worth
    return best, gain


def _misses(cards: int, wanted: float, look: int) -> float:
    """How likely a look at so many cards shows none of the wanted ones."""
    chance = 1.0
    for seen in range(look):
        chance *= max(0.0, cards - wanted - seen) / (cards - seen)
    return chance


def rating_without(desk: Desk, technology: int, minors: int, majors: int) -> float:
    """The rating with some problems removed."""
    before = desk.decks
    desk.decks = (*before[:technology], before[technology].without(minors, majors), *before[technology + 1 :])
    found = desk.rating()
    desk.decks = before
    return found
