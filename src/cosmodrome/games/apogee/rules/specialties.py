"""Specialties resolution: all engineers on the Specialty action, whosever they are, from the highest authority down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.apogee import SPECIALTY_PHASE, Apogee, add_kinds
from cosmodrome.games.apogee.rules.components import NONE, ROWS, Engineer
from cosmodrome.games.apogee.rules.dice import Trial
from cosmodrome.games.apogee.rules.events import receive
from cosmodrome.games.apogee.rules.moves import BUILD, PASS, REPLACE, SELL, SPEND_DIE, TAKE
from cosmodrome.games.apogee.rules.rocket import kinds_of
from cosmodrome.kernel.bits import bit, members
from cosmodrome.kernel.state import Step

__all__ = ["TAKE_FROM_ROW", "FreeBuild", "open_specialties", "resolve_specialty"]


def open_specialties(s: Apogee) -> None:
    """Turn the specialists up. Engineers lie in the box by authority, so their places are the queue."""
    s.phase = SPECIALTY_PHASE
    everyone: i64 = 0
    for company in s.companies:
        everyone |= company.specialists
    if everyone:
        box = s.box
        queue = members(everyone)
        queue.sort(key=lambda engineer: box.engineers[engineer].authority)
        s.queue = queue


def resolve_specialty(s: Apogee, engineer: i64) -> None:
    """One specialty, with its roll if it has one."""
    seat: i64 = 0
    while not s.companies[seat].specialists & bit(engineer):
        seat += 1
    card = s.box.engineers[engineer]
    s.worker = engineer
    if s.listening:
        s.emit("specialty", seat, (int(engineer),))
    if card.roll:
        SPECIALTY_TRIALS[card.effect].roll(s, seat, card.roll)
    else:
        work(s, seat, card)


def work(s: Apogee, seat: i64, card: Engineer) -> None:
    """A specialty that needs no roll."""
    company = s.companies[seat]
    effect = card.effect
    if effect == "replace_row":
        s.ask(seat, REPLACE_ROW)
    elif effect == "replace_investors":
        s.investor_row = [NONE] * len(s.investor_row)
        s.refill_investors()
    elif effect == "move_to_soc":
        company.specialists &= ~bit(card.index)
        company.operators |= bit(card.index)
        company.boosted |= bit(card.index)
    elif effect == "sell":
        if company.reserve:
            s.ask(seat, SELL_ONE)
    elif effect == "buy_die":
        if can_buy_die(s, seat, card.amount):
            s.ask(seat, BuyDie(card.amount))
    elif effect == "construction_discount":
        for other in s.companies:
            other.discount += card.amount
    else:
        company.active |= bit(card.index)


# --- choices --------------------------------------------------------------------------------------------------------------------


class ReplaceRow(Step[Apogee]):
    """Replace one row of technologies: under the deck with it, then open new cards."""

    def asks(self) -> str:
        """`replace`."""
        return "replace"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Any row."""
        return [REPLACE + row for row in range(ROWS)]

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """With a thin deck old cards may come back."""
        slot = move - REPLACE
        row = s.rows[slot]
        for place in range(len(row)):
            if row[place] != NONE:
                s.under(row[place])
                row[place] = NONE
        s.refill(slot)
        if s.listening:
            s.emit("replace", seat, (slot,))


REPLACE_ROW: Final = ReplaceRow()


class SellOne(Step[Apogee]):
    """Sell a card of the reserve, or keep them all."""

    def asks(self) -> str:
        """`sell`."""
        return "sell"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Any card, or none."""
        moves = [PASS]
        add_kinds(moves, SELL, kinds_of(s.companies[seat].reserve))
        return moves

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """To the market."""
        if move != PASS:
            s.sell(seat, move - SELL)


SELL_ONE: Final = SellOne()


def can_buy_die(s: Apogee, seat: i64, cost: i64) -> bool:
    """Credits, a die in the pool, and room for it."""
    company = s.companies[seat]
    return company.credits >= cost and s.pool > 0 and company.dice < s.box.dice_limit


class BuyDie(Step[Apogee]):
    """Pay for a spare die, or do without."""

    def __init__(self, cost: i64) -> None:
        self.cost = cost

    def asks(self) -> str:
        """`buy_die`."""
        return "buy_die"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Yes or no."""
        return [PASS, SPEND_DIE]

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """Pay and take."""
        if move != PASS:
            s.pay(seat, self.cost)
            s.gain_die(seat)


class TakeFromRow(Step[Apogee]):
    """Take a card from one of the rows."""

    def asks(self) -> str:
        """`take`."""
        return "take"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Any open card."""
        moves: list[int] = []
        add_kinds(moves, TAKE, s.open_kinds())
        return moves

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """Into the reserve; the row is filled up."""
        s.take(seat, move - TAKE)


TAKE_FROM_ROW: Final = TakeFromRow()


class FreeBuild(Step[Apogee]):
    """Build a card of some kinds without paying; where a power must not be wasted, it cannot be declined."""

    def __init__(self, kinds: i64, optional: bool) -> None:
        self.kinds = kinds
        self.optional = optional

    def asks(self) -> str:
        """`free_build`."""
        return "free_build"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """What is in the reserve and fits."""
        moves = [PASS] if self.optional else []
        add_kinds(moves, BUILD, s.free_builds(seat, self.kinds))
        return moves

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """On the pad."""
        if move != PASS:
            s.build(seat, move - BUILD, 0)


# --- rolls ----------------------------------------------------------------------------------------------------------------------


def specialist(s: Apogee, seat: i64, effect: str) -> Engineer:
    """Whose specialty is being resolved."""
    for engineer in members(s.companies[seat].specialists):
        if s.box.engineers[engineer].effect == effect:
            return s.box.engineers[engineer]
    raise AssertionError(f"seat {seat} has no specialist for {effect}")


class TakeTrial(Trial):
    """A roll for a card of a row."""

    def succeed(self, s: Apogee, seat: i64) -> None:
        """Choose it, if there is any."""
        if s.open_kinds():
            s.ask(seat, TAKE_FROM_ROW)


class ResearchTrial(Trial):
    """A roll for R&D cards."""

    def succeed(self, s: Apogee, seat: i64) -> None:
        """All of them are kept."""
        s.draw_rnd(seat, specialist(s, seat, "draw_rnd").amount)


class BuildTrial(Trial):
    """A roll for a cheap card, built free."""

    def succeed(self, s: Apogee, seat: i64) -> None:
        """Choose it, if any fits."""
        kinds = specialist(s, seat, "build_free").kinds
        if s.free_builds(seat, kinds):
            s.ask(seat, FreeBuild(kinds, True))


class CreditTrial(Trial):
    """A roll for credits."""

    def succeed(self, s: Apogee, seat: i64) -> None:
        """Earn them."""
        receive(s, seat, specialist(s, seat, "gain_credits").amount)


SPECIALTY_TRIALS: Final[dict[str, Trial]] = {
    "take_from_row": TakeTrial(),
    "draw_rnd": ResearchTrial(),
    "build_free": BuildTrial(),
    "gain_credits": CreditTrial(),
}
