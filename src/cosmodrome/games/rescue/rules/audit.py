"""Invariants of the pieces: no piece is lost or doubled, and none lies where it must not."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.rescue.rules.board import (
    COCKPIT,
    COCKPIT_PLACE,
    CREW_MODULE,
    ENGINE,
    ENGINE_PLACE,
    FACES,
    FUEL_TANK,
    PLACES,
    RESOURCES,
    digit,
)
from cosmodrome.games.rescue.rules.spaceport import NOBODY, NOTHING, Spaceport
from cosmodrome.kernel.bits import members

__all__ = ["audit"]


def audit(s: Spaceport) -> None:
    """No piece is lost or doubled, and none lies where it must not."""
    _check_cards(s)
    _check_rockets(s)
    board = s.board
    for resource in range(RESOURCES):
        held = sum([s.cubes[party * RESOURCES + resource] for party in range(s.parties)])
        on_cards = sum([int(digit(laid, resource)) for laid in s.laid])
        assert held + on_cards + s.supply[resource] + s.market[resource] == board.cubes, "cubes lost or doubled"
        assert 0 <= s.market[resource] <= board.market
    assert min(s.cubes + s.supply) >= 0
    assert sum(s.energy) == s.spent, "energy lost or doubled"
    assert min(s.energy) >= 0
    for party in range(s.parties):
        seated = s.crew_in_hangars(party)
        assert s.crew[party] + s.rescued[party] + seated == board.crew, "crew lost or doubled"
        assert s.crew[party] >= 0
        used = len([owner for owner in s.owner if owner == party])
        assert s.markers[party] + used == board.markers, "markers lost or doubled"
        assert s.markers[party] >= 0
    if board.tokens >= 0:
        assert s.tokens_left + sum(s.tokens) == board.tokens, "tokens lost or doubled"
    assert all(0 <= die <= FACES for die in s.dice)


def _check_cards(s: Spaceport) -> None:
    board = s.board
    cards = s.deck.hidden() + members(s.discard) + members(s.standard) + s.display
    cards += [card for card in s.built if card != NOTHING]
    in_hands = [card for hand in s.hands for card in hand]
    assert sorted(cards + in_hands) == list(range(board.cards)), "cards lost or doubled"
    for card in range(board.cards):
        laid: i64 = s.laid[card]
        assert laid == 0 or card in in_hands, "cubes lie where no module is being built"
        for resource in range(RESOURCES):
            assert 0 <= digit(laid, resource) <= board.modules[card].costs[resource], "more cubes than a card needs"
    planets = s.blue.hidden() + s.red.hidden() + members(s.reached)
    planets += [planet for planet in s.planets if planet != NOTHING]
    assert sorted(planets) == list(range(len(board.planets))), "planets lost or doubled"


def _check_rockets(s: Spaceport) -> None:
    board = s.board
    for slot in range(len(s.built)):
        card: i64 = s.built[slot]
        assert (card == NOTHING) == (s.owner[slot] == NOBODY)
        if card == NOTHING:
            assert s.aboard[slot] == 0
            continue
        place = slot % PLACES
        kind = board.modules[card].type
        assert (kind == ENGINE) == (place == ENGINE_PLACE), "an engine out of place"
        assert (kind == COCKPIT) == (place == COCKPIT_PLACE), "a cockpit out of place"
        assert s.people(slot) <= board.modules[card].capacity, "more crew than seats"
    for hangar in range(board.hangars):
        cards = [card for card in s.built[hangar * PLACES : (hangar + 1) * PLACES] if card != NOTHING]
        types = [int(board.modules[card].type) for card in cards]
        assert types.count(CREW_MODULE) <= board.crew_modules
        assert types.count(CREW_MODULE) + types.count(FUEL_TANK) <= PLACES - 2
