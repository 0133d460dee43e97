"""The Specialty of each Mission Director: once a game, and only when it can do something."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.apogee import Apogee, add_kinds
from cosmodrome.games.apogee.rules.components import RND
from cosmodrome.games.apogee.rules.events import receive
from cosmodrome.games.apogee.rules.launch import reachable
from cosmodrome.games.apogee.rules.moves import DISMISS, PASS, SELL, SELL_BUILT
from cosmodrome.games.apogee.rules.rocket import kinds_of
from cosmodrome.games.apogee.rules.specialties import TAKE_FROM_ROW, FreeBuild
from cosmodrome.kernel.bits import members, size_of
from cosmodrome.kernel.state import Step

__all__ = ["can_use_power", "use_power"]

LAUNCH_POWERS: Final = ("keep_first_stage", "thrust", "operations_authority")
"""Those that only serve a launch of the same turn."""


def can_use_power(s: Apogee, seat: i64) -> bool:
    """Not used yet, not forbidden, and not without effect."""
    company = s.companies[seat]
    if company.specialty_used or s.no_specialty:
        return False
    director = s.box.directors[company.director]
    effect = director.effect
    if effect in LAUNCH_POWERS:
        return company.actions > 1 and would_launch(s, seat)
    if effect == "sell_any":
        return len(company.reserve) > 0
    if effect == "build_free":
        return s.free_builds(seat, director.kinds) != 0
    if effect == "take_from_row":
        return s.open_kinds() != 0
    if effect == "draw_rnd":
        return len(s.decks[RND]) > 0
    if effect == "sell_built":
        return len(company.pad) > 0
    if effect == "dismiss_any":
        return company.engineers & ~company.operators != 0
    if effect == "hire_seniors":
        return not s.no_senior and len(s.seniors) > 0 and size_of(company.engineers) < s.box.engineer_limit
    return True


def would_launch(s: Apogee, seat: i64) -> bool:
    """With the power at work, could the next action be a launch?"""
    company = s.companies[seat]
    thrust, relief = company.extra_thrust, company.relief
    prepare_launch(s, seat)
    found = reachable(s, seat)
    company.extra_thrust, company.relief, company.keeps_first = thrust, relief, False
    return found != 0


def prepare_launch(s: Apogee, seat: i64) -> None:
    """Put a power that serves a launch to work."""
    company = s.companies[seat]
    director = s.box.directors[company.director]
    if director.effect == "thrust":
        company.extra_thrust += director.amount
    elif director.effect == "operations_authority":
        company.relief -= director.amount
    else:
        company.keeps_first = True


def use_power(s: Apogee, seat: i64) -> None:
    """Carry it out, or ask what it asks."""
    company = s.companies[seat]
    director = s.box.directors[company.director]
    effect = director.effect
    if effect in LAUNCH_POWERS:
        prepare_launch(s, seat)
    elif effect == "gain_credits":
        receive(s, seat, director.amount)
    elif effect == "sell_any":
        s.ask(seat, SellAny(False))
    elif effect == "build_free":
        s.ask(seat, FreeBuild(director.kinds, False))
    elif effect == "take_from_row":
        s.ask(seat, TAKE_FROM_ROW)
    elif effect == "draw_rnd":
        s.draw_rnd(seat, director.amount)
    elif effect == "sell_built":
        s.ask(seat, SELL_BUILT_CARD)
    elif effect == "dismiss_any":
        s.ask(seat, DismissAny(False))
    else:
        for _ in range(director.amount):
            s.hire(seat, True)


class SellAny(Step[Apogee]):
    """Sell as many cards of the reserve as you like; the first is not optional."""

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def asks(self) -> str:
        """`sell_any`."""
        return "sell_any"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Any card, or enough."""
        moves = [PASS] if self.optional else []
        add_kinds(moves, SELL, kinds_of(s.companies[seat].reserve))
        return moves

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """To the market, and ask again."""
        if move != PASS:
            s.sell(seat, move - SELL)
            if s.companies[seat].reserve:
                s.ask(seat, SELL_MORE)


SELL_MORE: Final = SellAny(True)


class SellBuilt(Step[Apogee]):
    """Sell one card from the launch pad."""

    def asks(self) -> str:
        """`sell_built`."""
        return "sell_built"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Any card of the pad."""
        moves: list[int] = []
        add_kinds(moves, SELL_BUILT, kinds_of(s.companies[seat].pad))
        return moves

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """Under its deck, for the price of the Director's card."""
        company = s.companies[seat]
        kind = move - SELL_BUILT
        company.pad.remove(kind)
        s.under(kind)
        price = s.box.directors[company.director].amount + s.market()
        s.earn(seat, price)
        if s.listening:
            s.emit("sell", seat, (kind, int(price)))


SELL_BUILT_CARD: Final = SellBuilt()


class DismissAny(Step[Apogee]):
    """Dismiss as many engineers as you like, each for credits; the first is not optional."""

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def asks(self) -> str:
        """`dismiss_any`."""
        return "dismiss_any"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Anyone who does not work at the Space Operations Center, or enough."""
        company = s.companies[seat]
        moves = [PASS] if self.optional else []
        for engineer in members(company.engineers & ~company.operators):
            moves.append(DISMISS + engineer)
        return moves

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """Credits for each, and ask again."""
        if move == PASS:
            return
        company = s.companies[seat]
        s.dismiss(seat, move - DISMISS)
        receive(s, seat, s.box.directors[company.director].amount)
        if company.engineers & ~company.operators:
            s.ask(seat, DISMISS_MORE)


DISMISS_MORE: Final = DismissAny(True)
