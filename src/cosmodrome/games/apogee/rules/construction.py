"""Constructions resolution: everybody plans in secret what to build, in which order; then the plans are carried out from the
highest Director down, card by card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.apogee import CONSTRUCTIONS, Apogee, add_kinds
from cosmodrome.games.apogee.rules.company import Company
from cosmodrome.games.apogee.rules.components import NONE
from cosmodrome.games.apogee.rules.moves import BUILD, PASS
from cosmodrome.games.apogee.rules.rocket import fits
from cosmodrome.kernel.bits import bit, size_of
from cosmodrome.kernel.state import Step

__all__ = ["PLAN_CONSTRUCTION", "carry_out_plans", "open_construction"]


def open_construction(s: Apogee) -> None:
    """Everybody with an engineer on Construction and something to build plans."""
    s.phase = CONSTRUCTIONS
    s.worker = NONE
    for seat in range(s.seats):
        if PLAN_CONSTRUCTION.stands(s, seat):
            s.ask(seat, PLAN_CONSTRUCTION)


def left_over(company: Company) -> list[int]:
    """The cards of the reserve that are not in the plan."""
    cards = company.reserve.copy()
    for kind in company.plan:
        cards.remove(kind)
    return cards


def budget(s: Apogee, seat: i64) -> i64:
    """The credits there will be after the plan, discount included, if all goes well: no rival is quicker at an Investor."""
    company = s.companies[seat]
    funds, discount = company.credits, company.discount
    claimed: i64 = 0
    for kind in company.plan:
        technology = s.box.technologies[kind]
        saved = min(discount, technology.cost)
        discount -= saved
        funds += saved - technology.cost
        if s.event.effect != "no_pay":
            funds += technology.pays
        for index in s.investor_row:
            if index == NONE or claimed & bit(index):
                continue
            investor = s.box.investors[index]
            if investor.act == "build" and investor.kinds & bit(kind):
                claimed |= bit(index)
                funds += s.reward_of(investor)
    return funds + discount


class PlanConstruction(Step[Apogee]):
    """Choose the next card to build: one for each engineer on Construction."""

    def asks(self) -> str:
        """`build`."""
        return "build"

    def options(self, s: Apogee, seat: i64) -> i64:
        """The kinds that will fit and can be paid after what is planned already."""
        box, company = s.box, s.companies[seat]
        if size_of(company.builders) <= len(company.plan):
            return 0
        found: i64 = 0
        pad = company.pad + company.plan if company.plan else company.pad
        cards = left_over(company) if company.plan else company.reserve
        funds: i64 = NONE
        for kind in cards:
            if found & bit(kind) or s.banned & bit(kind):
                continue
            if funds == NONE:
                funds = budget(s, seat)
            if box.technologies[kind].cost <= funds and fits(box, pad, kind):
                found |= bit(kind)
        return found

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Any of these, or enough."""
        moves = [PASS]
        add_kinds(moves, BUILD, self.options(s, seat))
        return moves

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """Into the plan; ask again."""
        if move != PASS:
            s.companies[seat].plan.append(move - BUILD)
            s.ask(seat, PLAN_CONSTRUCTION)

    def stands(self, s: Apogee, seat: i64) -> bool:
        """Is there an engineer left, and something to build?"""
        return self.options(s, seat) != 0


PLAN_CONSTRUCTION: Final = PlanConstruction()


def carry_out_plans(s: Apogee) -> None:
    """Build what was planned, from the highest Director down."""
    order = s.director_order()
    while order and not s.over:
        seat = order.pop()
        plan = s.companies[seat].plan
        s.companies[seat].plan = []
        for kind in plan:
            construct(s, seat, kind)


def construct(s: Apogee, seat: i64, kind: i64) -> None:
    """Build and pay; what cannot be paid after all is lost, and its card stays in the reserve."""
    if s.over:
        return
    company = s.companies[seat]
    saved = min(company.discount, s.box.technologies[kind].cost)
    price = s.box.technologies[kind].cost - saved
    if price <= company.credits and s.buildable(seat, kind):
        company.discount -= saved
        s.build(seat, kind, price)
    elif s.listening:
        s.emit("lost", seat, (int(kind),))
