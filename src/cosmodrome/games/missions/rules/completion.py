"""Phase 7: missions are completed in player order.

Success moves bars and pays the mission; failure pays for the step that was reached and lets a drawn card be removed.
Either way there is a point for every healthy astronaut and a bonus of the year; the cards go back into their decks and
everything else leaves the launch area.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.missions.rules.agency import IN_FLIGHT
from cosmodrome.games.missions.rules.board import (
    EXPERIENCE,
    LOOK_EVENT,
    LOOK_TECHNOLOGY,
    MEDIA,
    REMOVE_DRAWN,
    RESERVE,
    TAKE_TOKENS,
)
from cosmodrome.games.missions.rules.cards import CLEAR, MAJOR, MINOR, how_many, size
from cosmodrome.games.missions.rules.control import TECHNOLOGIES
from cosmodrome.games.missions.rules.moves import (
    BONUS,
    DROP,
    LOOK,
    NO_BONUS,
    NO_DROP,
    PLACE,
    REST_ON_TOP,
    REST_UNDER,
)
from cosmodrome.games.missions.rules.race import Race
from cosmodrome.games.missions.rules.specialists import carry_on
from cosmodrome.kernel.bits import bit, size_of
from cosmodrome.kernel.event import OWNER
from cosmodrome.kernel.state import Step

__all__ = ["complete", "next_to_return", "succeed", "tidy_up"]

CARDS: Final = 4
"""The codes of cards run below this."""


def complete(s: Race, seat: i64) -> None:
    """Complete the mission of one player."""
    agency = s.agencies[seat]
    s.ask(seat, RETURN_CARDS)
    s.ask(seat, TAKE_A_BONUS)
    if agency.failed == IN_FLIGHT:
        succeed(s, seat, agency.mission)
        if s.set_up.experience and agency.manned:
            s.move_bar(seat, EXPERIENCE, size_of(agency.aboard()))
    else:
        s.earn(seat, agency.failed)
        if s.listening:
            s.emit("failure", seat, (int(agency.mission), int(agency.failed)))
        if any(agency.control.out):
            s.ask(seat, REMOVE_DRAWN_CARD)
    healthy = size_of(agency.healthy)
    s.earn(seat, healthy * s.board.healthy_points)
    if s.listening and healthy:
        s.emit("healthy", seat, (int(healthy), int(healthy * s.board.healthy_points)))


def succeed(s: Race, seat: i64, mission: i64) -> None:
    """Bars, the media token, victory points; the card is turned for those who come later."""
    card = s.missions[mission]
    first = not s.completed >> mission & 1
    points = card.first if first else card.later
    for bar in range(MEDIA):
        if card.categories >> bar & 1:
            s.move_bar(seat, bar, 1)
    if s.listening:
        s.emit("success", s.named(seat), (int(mission), int(points), int(first)))
    if s.media >> mission & 1:
        s.move_bar(seat, MEDIA, 1)
        lose_media(s, seat, mission)
    s.earn(seat, points)
    s.completed |= bit(mission)
    if card.number == s.board.end_mission:
        s.landings = [*s.landings, int(seat)]


def lose_media(s: Race, seat: i64, mission: i64) -> None:
    """The token goes; the number on it may name another mission that loses its own, and so on."""
    lost: i64 = 0
    while mission >= 0 and s.media >> mission & 1:
        s.media &= ~bit(mission)
        lost |= bit(mission)
        mission = s.set_up.scenario.crosses[mission]
    if s.listening:
        s.emit("media", s.named(seat), (int(lost),))


class RemoveDrawnCard(Step[Race]):
    """Remove one of the cards that the mission has drawn, or none."""

    def asks(self) -> str:
        """`remove_drawn`."""
        return "remove_drawn"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """The kinds of card that each technology has shown."""
        out = s.agencies[seat].control.out
        moves: list[int] = []
        for technology in range(TECHNOLOGIES):
            if out[technology]:
                for card in (MAJOR, MINOR, CLEAR):
                    if how_many(out[technology], card):
                        moves.append(DROP + CARDS * technology + card)
        moves.append(NO_DROP)
        return moves

    def play(self, s: Race, seat: i64, move: int) -> None:
        """Everybody sees which card goes."""
        if move == NO_DROP:
            return
        technology: i64 = (move - DROP) // CARDS
        card: i64 = (move - DROP) % CARDS
        s.agencies[seat].control.remove(technology, card)
        if s.listening:
            s.emit("dropped", seat, (int(technology), int(card)))


class TakeABonus(Step[Race]):
    """Take one of the two bonuses of the year, or none."""

    def asks(self) -> str:
        """`bonus`."""
        return "bonus"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Both, and neither."""
        return [*range(BONUS, BONUS + len(s.bonuses[s.year])), NO_BONUS]

    def play(self, s: Race, seat: i64, move: int) -> None:
        """Enjoy it."""
        if move == NO_BONUS:
            return
        bonus = s.bonuses[s.year][move - BONUS]
        agency = s.agencies[seat]
        if s.listening:
            s.emit("bonus", seat, (int(s.year), move - BONUS))
        if bonus.effect == TAKE_TOKENS:
            s.todo = bonus.tokens
            s.done = 0
            carry_on(s, seat)
        elif bonus.effect == REMOVE_DRAWN:
            if any(agency.control.out):
                s.ask(seat, REMOVE_DRAWN_CARD)
        elif bonus.effect == RESERVE:
            s.upper = [*s.upper, int(seat)]
            s.reserved |= bit(seat)
        elif bonus.effect == LOOK_TECHNOLOGY:
            if any(agency.control.decks):
                s.ask(seat, LOOK_THROUGH)
        elif bonus.effect == LOOK_EVENT and s.events:
            agency.knows_event = True
            s.uncover()
            if s.listening:
                s.emit("foreseen", seat, (s.events[-1],), OWNER)


class LookThrough(Step[Race]):
    """Bonus: look at all cards of one technology, their order unchanged."""

    def asks(self) -> str:
        """`look`."""
        return "look"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """The decks that have cards."""
        decks = s.agencies[seat].control.decks
        return [LOOK + technology for technology in range(TECHNOLOGIES) if decks[technology]]

    def play(self, s: Race, seat: i64, move: int) -> None:
        """For the owner's eyes alone."""
        technology: i64 = move - LOOK
        control = s.agencies[seat].control
        control.look_through(technology)
        s.uncover()
        if s.listening:
            s.emit("looked", seat, (int(technology),))
            s.emit("found", seat, (int(technology), control.decks[technology]), OWNER)


def next_to_return(s: Race, seat: i64) -> i64:
    """The first technology with a card that is out; -1: all are back."""
    out = s.agencies[seat].control.out
    for technology in range(TECHNOLOGIES):
        if out[technology]:
            return technology
    return -1


class ReturnCards(Step[Race]):
    """Put the drawn cards back into their decks, each to any place."""

    def asks(self) -> str:
        """`return`."""
        return "return"

    def stands(self, s: Race, seat: i64) -> bool:
        """Is there a card to put back?"""
        return next_to_return(s, seat) >= 0

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Every place from the top down; several cards can also go together."""
        control = s.agencies[seat].control
        moves = [PLACE + place for place in range(size(control.decks[next_to_return(s, seat)]) + 1)]
        cards: i64 = 0
        for technology in range(TECHNOLOGIES):
            cards += size(control.out[technology])
        if cards > 1:
            moves += [REST_ON_TOP, REST_UNDER]
        return moves

    def play(self, s: Race, seat: i64, move: int) -> None:
        """Only the owner knows where."""
        control = s.agencies[seat].control
        if move >= REST_ON_TOP:
            for technology in range(TECHNOLOGIES):
                control.put_rest_back(technology, move == REST_ON_TOP)
        else:
            control.put_back(next_to_return(s, seat), move - PLACE)
        s.ask(seat, RETURN_CARDS)


def tidy_up(s: Race, seat: i64) -> None:
    """All is done: everything loaded goes to the supply."""
    agency = s.agencies[seat]
    s.supply += agency.loaded()
    s.dismiss(seat)
    agency.stand_down()


REMOVE_DRAWN_CARD: Final = RemoveDrawnCard()
TAKE_A_BONUS: Final = TakeABonus()
LOOK_THROUGH: Final = LookThrough()
RETURN_CARDS: Final = ReturnCards()
