"""The Administration phase: quarter earnings, then each Director's actions, from the highest authority down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.apogee import INCOME, TURNS, Apogee, add_kinds
from cosmodrome.games.apogee.rules.dismissal import discharge
from cosmodrome.games.apogee.rules.launch import can_fire, fire, launch, reachable
from cosmodrome.games.apogee.rules.moves import (
    DISMISS,
    JUNIOR,
    LAUNCH,
    NATION,
    PASS,
    REPLACE,
    SELL,
    SENIOR,
    SPECIALTY,
    STATIC_FIRE,
)
from cosmodrome.games.apogee.rules.nations import intervene, targets
from cosmodrome.games.apogee.rules.powers import can_use_power, use_power
from cosmodrome.games.apogee.rules.rocket import kinds_of
from cosmodrome.kernel.bits import bit, members, size_of
from cosmodrome.kernel.state import Step

__all__ = ["open_income", "open_turns", "resolve_income", "resolve_turn"]


def open_income(s: Apogee) -> None:
    """Everybody is paid, or pays."""
    s.phase = INCOME
    s.queue = s.director_order()


def resolve_income(s: Apogee, seat: i64) -> None:
    """By engineers employed. Who cannot pay in full dismisses engineers and skips the Director's turn."""
    company = s.companies[seat]
    amount: i64 = s.box.income[size_of(company.engineers)]
    if s.event.effect == "income":
        amount = s.event.amount
    if s.listening:
        s.emit("income", seat, (int(amount),))
    missing = -amount - company.credits
    company.credits = max(company.credits + amount, 0)
    if missing > 0:
        company.skips = True
        step = s.box.shortfall_step
        discharge(s, seat, (missing + step - 1) // step)


def open_turns(s: Apogee) -> None:
    """The Directors act one after the other."""
    s.phase = TURNS
    s.queue = s.director_order()


def resolve_turn(s: Apogee, seat: i64) -> None:
    """The next Director's turn, unless it is skipped."""
    company = s.companies[seat]
    if not company.skips:
        company.actions = s.event.amount if s.event.effect == "director_actions" else s.box.actions
        s.ask(seat, DIRECTOR_TURN)


class DirectorTurn(Step[Apogee]):
    """One of the Director's actions, or the end of the turn."""

    def asks(self) -> str:
        """`turn`."""
        return "turn"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Everything a Director can do now."""
        box, company = s.box, s.companies[seat]
        moves = [PASS]
        if len(company.reserve):
            add_kinds(moves, SELL, kinds_of(company.reserve))
        if size_of(company.engineers) < box.engineer_limit:
            if s.juniors:
                moves.append(JUNIOR)
            if s.seniors and not s.no_senior:
                moves.append(SENIOR)
        for engineer in members(company.engineers & ~company.operators):
            moves.append(DISMISS + engineer)
        if can_use_power(s, seat):
            moves.append(SPECIALTY)
        if len(company.pad) > 0:
            if can_fire(s, seat):
                moves.append(STATIC_FIRE)
            found = reachable(s, seat)
            for destination in range(len(box.authority)):
                if found & bit(destination):
                    moves.append(LAUNCH + destination)
        if not company.nation_used and s.seats > 1 and not s.goal.no_nations:
            for target in members(targets(s, seat)):
                moves.append(NATION + target)
        return moves

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """Use up an action; what it asks comes before the next one."""
        company = s.companies[seat]
        if move == PASS:
            company.actions = 0
            return
        company.actions -= 1
        if company.actions:
            s.ask(seat, DIRECTOR_TURN)
        if move >= DISMISS:
            s.dismiss(seat, move - DISMISS)
        elif move >= SELL:
            s.sell(seat, move - SELL)
        elif move == SPECIALTY:
            company.specialty_used = True
            if s.listening:
                s.emit("power", seat, (int(company.director),))
            use_power(s, seat)
        elif move == STATIC_FIRE:
            fire(s, seat)
        elif NATION <= move < REPLACE:
            intervene(s, seat, move - NATION)
        elif LAUNCH <= move < NATION:
            launch(s, seat, move - LAUNCH)
        else:
            s.hire(seat, move == SENIOR)


DIRECTOR_TURN: Final = DirectorTurn()
