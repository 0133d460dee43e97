"""What must hold in every position: every card and die is somewhere, once, and no limit is broken."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.apogee import Apogee, DropCards
from cosmodrome.games.apogee.rules.company import OPERATIONS
from cosmodrome.games.apogee.rules.components import NONE, ROWS, SLOTS
from cosmodrome.games.apogee.rules.rocket import count_in, fits
from cosmodrome.kernel.bits import bit, members, size_of

__all__ = ["check_inventory"]


def check_inventory(s: Apogee) -> None:
    """Raise AssertionError with what is wrong."""
    box = s.box
    for slot in range(SLOTS):
        cards = s.decks[slot] + ([kind for kind in s.rows[slot] if kind != NONE] if slot < ROWS else [])
        for company in s.companies:
            held = company.reserve + company.pad + company.drawn
            for flight in company.flights:
                held = held + flight.left
            cards += [kind for kind in held if box.technologies[kind].slot == slot]
        assert sorted(cards) == sorted(box.decks[slot]), f"technologies of slot {slot} were lost or doubled"
    engineers = s.juniors + s.seniors
    for company in s.companies:
        engineers = engineers + members(company.engineers)
    assert sorted(engineers) == list(range(len(box.engineers))), "engineers were lost or doubled"
    assert s.pool + sum([int(company.dice) for company in s.companies]) == box.dice, "dice were lost or doubled"
    for seat in range(s.seats):
        check_company(s, seat)


def check_company(s: Apogee, seat: i64) -> None:
    """The limits of one company, and what stands on its pad."""
    box, company = s.box, s.companies[seat]
    assert company.credits >= 0, f"seat {seat} owes the bank"
    assert company.dice <= box.dice_limit
    assert size_of(company.engineers) <= box.engineer_limit
    assert company.placed() & ~company.engineers == 0, "an engineer works who is not employed"
    posts = [int(company.at_post(post)) for post in range(OPERATIONS + 1)]
    assert sum([size_of(post) for post in posts]) == size_of(company.placed()), "an engineer works twice"
    assert company.boosted & ~company.operators == 0
    if not isinstance(s.step(seat), DropCards):
        assert len(company.reserve) <= box.reserve_limit or s.over, "the reserve is too full"
    standing: list[int] = []
    for kind in company.pad:
        assert fits(box, standing, kind), f"kind {kind} cannot stand on this pad"
        assert not s.goal.banned & bit(kind), f"kind {kind} may not be built"
        standing.append(kind)
    for slot in range(SLOTS):
        assert count_in(company.pad, box.slots[slot]) <= box.slot_limit
