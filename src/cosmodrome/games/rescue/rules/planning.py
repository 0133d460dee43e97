"""Planning (chapter 1): secret dice, what they cost, and who gets which order token.

All seats place their dice at the same time behind their screens. Then the screens are lifted, energy is settled, dice
that cannot be paid are lowered, and the highest sum gets the first order token.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.rescue.rules.board import FACES, FIELDS, PHASES
from cosmodrome.games.rescue.rules.moves import DIE, LOWER, PASS
from cosmodrome.games.rescue.rules.turns import LIFTED, Turns
from cosmodrome.kernel.state import Step

__all__ = ["LOWER_DIE", "PLACE_DIE", "LowerDie", "PlaceDie", "award_order", "lift_screens", "place_at_random", "settle"]


def _placings() -> list[list[int]]:
    """For every set of full phases, written as bits, the ways to place a die."""
    return [
        [DIE + FACES * phase + face for phase in range(PHASES) if not full >> phase & 1 for face in range(FACES)]
        for full in range(1 << PHASES)
    ]


PLACINGS: Final = _placings()


def full_phases(s: Turns, seat: i64) -> i64:
    """The phases in which a seat has two dice, as bits."""
    dice, right = s.dice, seat * FIELDS + 1
    full: i64 = 0
    if dice[right]:
        full |= 1
    if dice[right + 2]:
        full |= 2
    if dice[right + 4]:
        full |= 4
    if dice[right + 6]:
        full |= 8
    return full


class PlaceDie(Step[Turns]):
    """Place a die in a phase and choose what it shows."""

    def asks(self) -> str:
        """`die`."""
        return "die"

    def legal(self, s: Turns, seat: i64) -> list[int]:
        """Every face in every phase that has a free field."""
        return PLACINGS[full_phases(s, seat)].copy()

    def allows(self, s: Turns, seat: i64, move: int) -> bool:
        """The same, for one move."""
        if move < DIE or move >= DIE + PHASES * FACES:
            return False
        code: i64 = move - DIE
        return not full_phases(s, seat) >> code // FACES & 1

    def play(self, s: Turns, seat: i64, move: int) -> None:
        """It goes on the left field if that is free; then the next die."""
        code: i64 = move - DIE
        field = seat * FIELDS + 2 * (code // FACES)
        if s.dice[field]:
            field += 1
        s.dice[field] = code % FACES + 1
        placed: i64 = 0
        for other in range(seat * FIELDS, (seat + 1) * FIELDS):
            if s.dice[other]:
                placed += 1
        if placed < s.board.dice:
            s.ask(seat, PLACE_DIE)


PLACE_DIE: Final = PlaceDie()


def lift_screens(s: Turns) -> None:
    """Everybody sees all dice. Whoever may lower a rival's die is asked now."""
    s.stage = LIFTED
    if s.listening:
        for party in range(s.parties):
            s.emit("dice", party, tuple(s.dice[party * FIELDS : (party + 1) * FIELDS]))
    for seat in range(s.seats):
        if s.who[seat].lowers and LOWER_DIE.stands(s, seat):
            s.ask(seat, LOWER_DIE)


class LowerDie(Step[Turns]):
    """The Saboteur may lower a high die of a rival before energy is settled."""

    def asks(self) -> str:
        """`lower`."""
        return "lower"

    def legal(self, s: Turns, seat: i64) -> list[int]:
        """Every high die of the others, and leaving them alone."""
        moves = [PASS]
        least = s.who[seat].lowers_from
        for field in range(s.parties * FIELDS):
            if field // FIELDS != seat and s.dice[field] >= least:
                moves.append(LOWER + field)
        return moves

    def play(self, s: Turns, seat: i64, move: int) -> None:
        """The die shows less."""
        if move == PASS:
            return
        field: i64 = move - LOWER
        s.dice[field] = max(1, s.dice[field] - s.who[seat].lowers)
        if s.listening:
            s.emit("lower", seat, (int(field // FIELDS), int(field % FIELDS), s.dice[field]))

    def stands(self, s: Turns, seat: i64) -> bool:
        """Is there a high die?"""
        least = s.who[seat].lowers_from
        return any(field // FIELDS != seat and s.dice[field] >= least for field in range(s.parties * FIELDS))


LOWER_DIE: Final = LowerDie()


def settle(s: Turns) -> None:
    """Everybody gets or pays what all their dice together cost; the Consortia only gather charge."""
    for party in range(s.parties):
        if party >= s.seats:
            s.gain(party, s.board.income)
            continue
        balance = _balance(s, party)
        lowered = s.energy[party] + balance < 0
        if lowered:
            _reduce(s, party)
            balance = _balance(s, party)
        s.gain(party, balance + s.who[party].income)
        if s.listening:
            s.emit("settle", party, (int(balance), int(s.who[party].income), int(lowered)))
            if lowered:
                s.emit("reduced", party, tuple(s.dice[party * FIELDS : (party + 1) * FIELDS]))


def _balance(s: Turns, party: i64) -> i64:
    table = s.board.die_energy
    total: i64 = 0
    for field in range(party * FIELDS, (party + 1) * FIELDS):
        total += table[s.dice[field]]
    return total


def _reduce(s: Turns, party: i64) -> None:
    """From the first phase to the last, one die after the other is lowered until the bill can be paid."""
    for field in range(party * FIELDS, (party + 1) * FIELDS):
        while s.dice[field] > 1:
            if s.energy[party] + _balance(s, party) >= 0:
                return
            s.dice[field] -= 1


def award_order(s: Turns) -> None:
    """The highest sum gets the first order token. Tied seats roll for it; a Consortium loses every tie."""
    waiting = list(range(s.parties))
    order: list[int] = []
    while waiting:
        best: i64 = -1
        tied: list[int] = []
        for party in waiting:
            strength = 2 * s.sum_of_dice(party) + (1 if party < s.seats else 0)
            if strength > best:
                best = strength
                tied = [party]
            elif strength == best:
                tied.append(party)
        for party in tied:
            waiting.remove(party)
        order += tied if len(tied) == 1 or tied[0] >= s.seats else roll_off(s, tied)
    rank = order.copy()
    for place in range(len(order)):
        rank[order[place]] = place
    s.by_rank, s.rank = order, rank
    if s.listening:
        s.emit("order", -1, tuple(order))


def roll_off(s: Turns, tied: list[int]) -> list[int]:
    """All who are tied roll a die, the highest comes first; those still tied roll again."""
    rolls = [int(s.rng.below(FACES)) + 1 for _ in tied]
    if s.listening:
        for i in range(len(tied)):
            s.emit("roll_off", tied[i], (rolls[i],))
    order: list[int] = []
    for face in range(FACES, 0, -1):
        again = [tied[i] for i in range(len(tied)) if rolls[i] == face]
        order += again if len(again) < 2 else roll_off(s, again)
    return order


def place_at_random(s: Turns, party: i64, low: i64, high: i64) -> None:
    """A Consortium rolls a die for each phase; what is too low or too high counts as the bound."""
    for phase in range(PHASES):
        roll = s.rng.below(FACES) + 1
        s.dice[party * FIELDS + 2 * phase] = min(high, max(low, roll))
