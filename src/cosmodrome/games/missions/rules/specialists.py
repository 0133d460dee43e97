"""Phase 1: play a specialist and use one of its areas, or pass.

The actions of an area are carried out from first to last; one that cannot be done counts as done. Wherever a test shows
cards, the same questions follow whatever the cards are, so that the others learn nothing from them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.missions.rules.board import (
    CAPSULE,
    COPY_CARD,
    DETAIL_TEST,
    DEVELOP_CRAFT,
    FULL_TEST,
    PASS_ACTION,
    ROCKET,
    TAKE_BACK_CARD,
    TAKE_ENHANCEMENT,
    TAKE_FUEL,
    TAKE_INSPECTION,
    TAKE_TRAINING,
)
from cosmodrome.games.missions.rules.cards import MAJOR, MINOR, how_many, size
from cosmodrome.games.missions.rules.control import TECHNOLOGIES
from cosmodrome.games.missions.rules.moves import (
    AREAS,
    COPY,
    DEVELOP,
    ENHANCE,
    KEEP,
    PASS,
    PLACE,
    PLAY,
    REMOVE,
    REST_ON_TOP,
    REST_UNDER,
    TAKE_BACK,
    TEST,
)
from cosmodrome.games.missions.rules.race import Race
from cosmodrome.games.missions.rules.tokens import ENHANCEMENTS, FUEL, INSPECTION, TRAINING, count, one
from cosmodrome.kernel.bits import bit, size_of
from cosmodrome.kernel.event import OWNER
from cosmodrome.kernel.state import Step

__all__ = ["PLAY_SPECIALIST", "TAKE_AN_ENHANCEMENT", "carry_on", "must_pass", "pass_turn"]


def must_pass(s: Race, seat: i64) -> bool:
    """With the last card in hand there is nothing left to do but pass."""
    return size_of(s.agencies[seat].hand) <= s.board.last_card


def pass_turn(s: Race, seat: i64) -> None:
    """The marker moves to the first free space of the upper row, unless one is reserved; the hand goes under the pile."""
    s.passed |= bit(seat)
    if not s.reserved >> seat & 1:
        s.upper = [*s.upper, int(seat)]
    if s.listening:
        s.emit("pass", seat, (s.upper.index(int(seat)) + 1,))


def use_area(s: Race, seat: i64, card: i64, area: i64) -> None:
    """Begin with the actions of an area."""
    s.todo = s.board.specialists[card][area]
    s.done = 0
    carry_on(s, seat)


def carry_on(s: Race, seat: i64) -> None:
    """Do the next actions, up to one that asks for something."""
    while s.done < len(s.todo):
        action: i64 = s.todo[s.done]
        s.done += 1
        if _act(s, seat, action):
            return


def _act(s: Race, seat: i64, action: i64) -> bool:
    """Do one action; True: it has asked a question first."""
    agency = s.agencies[seat]
    if action == TAKE_FUEL:
        s.take(seat, FUEL)
    elif action == TAKE_TRAINING:
        s.take(seat, TRAINING)
    elif action == TAKE_INSPECTION:
        s.take(seat, INSPECTION)
    elif action == PASS_ACTION:
        agency.used_pass = True
        pass_turn(s, seat)
    elif action == TAKE_ENHANCEMENT:
        if s.enhancements_left():
            s.ask(seat, TAKE_AN_ENHANCEMENT)
            return True
    elif action == DEVELOP_CRAFT:
        if DEVELOP_A_CRAFT.legal(s, seat):
            s.ask(seat, DEVELOP_A_CRAFT)
            return True
    elif action in (FULL_TEST, DETAIL_TEST):
        if TEST_A_TECHNOLOGY.legal(s, seat):
            s.test = action - FULL_TEST
            s.ask(seat, TEST_A_TECHNOLOGY)
            return True
    elif action == COPY_CARD:
        if COPY_A_CARD.legal(s, seat):
            s.ask(seat, COPY_A_CARD)
            return True
    elif action == TAKE_BACK_CARD and TAKE_A_CARD_BACK.legal(s, seat):
        s.ask(seat, TAKE_A_CARD_BACK)
        return True
    return False


class PlaySpecialist(Step[Race]):
    """A turn: play a card and use one of its areas, or pass."""

    def asks(self) -> str:
        """`specialist`."""
        return "specialist"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Every area of every card in hand, and passing."""
        hand = s.agencies[seat].hand
        moves: list[int] = []
        for card in range(s.board.cards):
            if hand >> card & 1:
                for area in range(len(s.board.specialists[card])):
                    moves.append(PLAY + AREAS * card + area)
        moves.append(PASS)
        return moves

    def play(self, s: Race, seat: i64, move: int) -> None:
        """The card goes on top of the pile."""
        if move == PASS:
            pass_turn(s, seat)
            return
        agency = s.agencies[seat]
        card: i64 = (move - PLAY) // AREAS
        area: i64 = (move - PLAY) % AREAS
        agency.hand &= ~bit(card)
        agency.played |= bit(card)
        agency.top = card
        if s.listening:
            s.emit("play", seat, (int(card), int(area)))
        use_area(s, seat, card, area)


class CopyACard(Step[Race]):
    """The spy: use an area of a card that lies on top of another player's pile."""

    def asks(self) -> str:
        """`copy`."""
        return "copy"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Areas of all visible cards; a copied spy may only take a card back, or copies would never end."""
        visible: i64 = 0
        for other in range(len(s.agencies)):
            if other != seat and s.agencies[other].top >= 0:
                visible |= bit(s.agencies[other].top)
        moves: list[int] = []
        for card in range(s.board.cards):
            if visible >> card & 1:
                areas = s.board.specialists[card]
                for area in range(len(areas)):
                    if COPY_CARD not in areas[area]:
                        moves.append(COPY + AREAS * card + area)
        return moves

    def play(self, s: Race, seat: i64, move: int) -> None:
        """As if the card were one's own."""
        card: i64 = (move - COPY) // AREAS
        area: i64 = (move - COPY) % AREAS
        if s.listening:
            s.emit("copy", seat, (int(card), int(area)))
        use_area(s, seat, card, area)


class TakeACardBack(Step[Race]):
    """The spy: one of the cards played this year returns to the hand."""

    def asks(self) -> str:
        """`take_back`."""
        return "take_back"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Any card of the pile but the spy that was just played."""
        agency = s.agencies[seat]
        pile = agency.played & ~agency.hand & ~bit(agency.top)
        return [TAKE_BACK + card for card in range(s.board.cards) if pile >> card & 1]

    def play(self, s: Race, seat: i64, move: int) -> None:
        """It can be played again."""
        agency = s.agencies[seat]
        agency.hand |= bit(move - TAKE_BACK)
        agency.took_back = True
        if s.listening:
            s.emit("take_back", seat, (move - TAKE_BACK,))
        carry_on(s, seat)


class TakeAnEnhancement(Step[Race]):
    """Take one enhancement of any kind that the supply has."""

    def asks(self) -> str:
        """`enhancement`."""
        return "enhancement"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """The kinds in the supply."""
        return [ENHANCE + kind for kind in range(ENHANCEMENTS) if count(s.supply, kind)]

    def play(self, s: Race, seat: i64, move: int) -> None:
        """Into the assembly area."""
        s.take(seat, move - ENHANCE)
        carry_on(s, seat)


class DevelopACraft(Step[Race]):
    """Develop a spacecraft by one level."""

    def asks(self) -> str:
        """`develop`."""
        return "develop"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Those below the top level."""
        agency = s.agencies[seat]
        return [DEVELOP + craft for craft in range(3) if agency.level(craft) < s.board.top_level]

    def play(self, s: Race, seat: i64, move: int) -> None:
        """A new rocket or capsule brings a problem of its own."""
        agency = s.agencies[seat]
        craft: i64 = move - DEVELOP
        agency.levels += one(craft)
        if s.listening:
            s.emit("develop", seat, (int(craft), int(agency.level(craft))))
        if craft == ROCKET:
            agency.control.add_problem(s.board.rocket_problem, s.rng)
        elif craft == CAPSULE:
            agency.control.add_problem(s.board.capsule_problem, s.rng)
        carry_on(s, seat)


class TestATechnology(Step[Race]):
    """Choose the technology to test."""

    def asks(self) -> str:
        """`test`."""
        return "test"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Those with cards."""
        decks = s.agencies[seat].control.decks
        return [TEST + technology for technology in range(TECHNOLOGIES) if decks[technology]]

    def play(self, s: Race, seat: i64, move: int) -> None:
        """Look at the top cards."""
        control = s.agencies[seat].control
        s.testing = move - TEST
        control.look(s.testing, s.board.tests[s.test].look)
        s.uncover()
        if s.listening:
            cards: i64 = control.out[s.testing]
            s.emit("test", seat, (int(s.testing), int(size(cards))))
            s.emit("found", seat, (int(s.testing), int(cards)), OWNER)
        left = s.board.tests[s.test].remove
        s.ask(seat, REMOVE_PROBLEMS[left - 1])


class RemoveProblems(Step[Race]):
    """A test has shown cards: remove a problem, or leave it at that."""

    def __init__(self, left: i64) -> None:
        self.left = left
        """How many may still be removed."""

    def asks(self) -> str:
        """`remove`."""
        return "remove"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """The problems that this kind of test can remove."""
        cards: i64 = s.agencies[seat].control.out[s.testing]
        moves: list[int] = []
        if how_many(cards, MINOR):
            moves.append(REMOVE + MINOR)
        if s.board.tests[s.test].major and how_many(cards, MAJOR):
            moves.append(REMOVE + MAJOR)
        moves.append(KEEP)
        return moves

    def play(self, s: Race, seat: i64, move: int) -> None:
        """Nobody else sees which card goes."""
        control = s.agencies[seat].control
        if move != KEEP:
            card: i64 = move - REMOVE
            control.remove_unseen(s.testing, card, s.board.tests[s.test].major)
            if s.listening:
                s.emit("removed", seat, (int(s.testing),))
                s.emit("removed_card", seat, (int(s.testing), int(card)), OWNER)
            if self.left > 1 and control.out[s.testing]:
                s.ask(seat, REMOVE_PROBLEMS[self.left - 2])
                return
        if control.out[s.testing]:
            s.ask(seat, PUT_BACK_TESTED)
        else:
            carry_on(s, seat)


class PutBackTested(Step[Race]):
    """The cards that are left go back into their deck, each to any place."""

    def asks(self) -> str:
        """`put_back`."""
        return "put_back"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Every place from the top down; several cards can also go together."""
        control = s.agencies[seat].control
        moves = [PLACE + place for place in range(size(control.decks[s.testing]) + 1)]
        if size(control.out[s.testing]) > 1:
            moves += [REST_ON_TOP, REST_UNDER]
        return moves

    def play(self, s: Race, seat: i64, move: int) -> None:
        """Only the owner knows where."""
        control = s.agencies[seat].control
        if move >= REST_ON_TOP:
            control.put_rest_back(s.testing, move == REST_ON_TOP)
        else:
            control.put_back(s.testing, move - PLACE)
        if control.out[s.testing]:
            s.ask(seat, PUT_BACK_TESTED)
        else:
            carry_on(s, seat)


PLAY_SPECIALIST: Final = PlaySpecialist()
COPY_A_CARD: Final = CopyACard()
TAKE_A_CARD_BACK: Final = TakeACardBack()
TAKE_AN_ENHANCEMENT: Final = TakeAnEnhancement()
DEVELOP_A_CRAFT: Final = DevelopACraft()
TEST_A_TECHNOLOGY: Final = TestATechnology()
REMOVE_PROBLEMS: Final = [RemoveProblems(1), RemoveProblems(2)]
PUT_BACK_TESTED: Final = PutBackTested()
