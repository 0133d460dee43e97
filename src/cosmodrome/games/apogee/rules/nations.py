"""Nation interventions: once a game, against an opponent, on a roll that no spare die can repair."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.apogee import Apogee, add_kinds
from cosmodrome.games.apogee.rules.components import RND
from cosmodrome.games.apogee.rules.moves import DROP
from cosmodrome.games.apogee.rules.rocket import kinds_of
from cosmodrome.kernel.bits import bit, members
from cosmodrome.kernel.state import Step

__all__ = ["intervene", "targets"]


def targets(s: Apogee, seat: i64) -> i64:
    """The opponents who have something to lose, as bits."""
    nation = s.box.directors[s.companies[seat].director].nation
    found: i64 = 0
    for other in range(s.seats):
        if other == seat:
            continue
        company = s.companies[other]
        if nation == "discard_rnd":
            threatened = kinds_of(company.reserve) & s.box.slots[RND] != 0
        elif nation == "discard_dice":
            threatened = company.dice > 0
        else:
            threatened = company.engineers & ~company.operators != 0
        if threatened:
            found |= bit(other)
    return found


def intervene(s: Apogee, seat: i64, target: i64) -> None:
    """Roll; success or not, it will not happen again."""
    company, victim = s.companies[seat], s.companies[target]
    director = s.box.directors[company.director]
    company.nation_used = True
    s.target = target
    if s.listening:
        s.emit("nation", seat, (int(target), int(company.director)))
    if not s.roll(seat, director.nation_roll):
        return
    if director.nation == "discard_rnd":
        for _ in range(director.nation_amount):
            s.ask(seat, STRIKE)
    elif director.nation == "discard_dice":
        lost = s.lose_dice(target, director.nation_amount)
        if s.listening:
            s.emit("die", target, (-int(lost),))
    else:
        for _ in range(director.nation_amount):
            free = members(victim.engineers & ~victim.operators)
            if free:
                s.dismiss(target, s.rng.pick(free))


class StrikeRnd(Step[Apogee]):
    """Choose the R&D card that the opponent loses."""

    def asks(self) -> str:
        """`strike`."""
        return "strike"

    def legal(self, s: Apogee, seat: i64) -> list[int]:
        """Any R&D card of that reserve."""
        moves: list[int] = []
        add_kinds(moves, DROP, kinds_of(s.companies[s.target].reserve) & s.box.slots[RND])
        return moves

    def play(self, s: Apogee, seat: i64, move: int) -> None:
        """Under its deck."""
        kind = move - DROP
        s.companies[s.target].reserve.remove(kind)
        s.under(kind)
        if s.listening:
            s.emit("drop", s.target, (kind,))

    def stands(self, s: Apogee, seat: i64) -> bool:
        """Is there one?"""
        return kinds_of(s.companies[s.target].reserve) & s.box.slots[RND] != 0


STRIKE: Final = StrikeRnd()
