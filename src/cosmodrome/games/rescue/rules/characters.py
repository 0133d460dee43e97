"""Characters (optional): they are dealt face up, and each gives a bonus before the first round.

Their abilities stand in the chapters where they work.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.rescue.rules.board import RESOURCES, TYPES
from cosmodrome.games.rescue.rules.moves import CUBE, STANDARD
from cosmodrome.games.rescue.rules.turns import Turns
from cosmodrome.kernel.bits import bit
from cosmodrome.kernel.state import Step

__all__ = ["CHOOSE_CUBE", "CHOOSE_MODULE", "ChooseCube", "ChooseModule", "deal_characters", "open_bonus"]


def deal_characters(s: Turns) -> None:
    """One for each seat, at random, and what it gives without a choice."""
    if not s.board.characters:
        return
    dealt = list(range(len(s.board.characters)))
    s.rng.shuffle(dealt)
    s.who = [s.board.characters[dealt[party]] if party < s.seats else s.board.nobody for party in range(s.parties)]
    for seat in range(s.seats):
        who = s.who[seat]
        s.gain(seat, who.energy)
        for resource in range(RESOURCES):
            s.take_cubes(seat, resource, who.cubes)
        if s.listening:
            s.emit("character", seat, (dealt[seat],))


def open_bonus(s: Turns, seat: i64) -> None:
    """Ask a seat for the choices of its bonus: first the module, then the cubes."""
    who = s.who[seat]
    s.left, s.chosen = who.chosen_cubes, 0
    if s.left:
        s.ask(seat, CHOOSE_CUBE)
    if who.modules:
        s.ask(seat, CHOOSE_MODULE)


class ChooseModule(Step[Turns]):
    """Take a standard module."""

    def asks(self) -> str:
        """`bonus_module`."""
        return "bonus_module"

    def legal(self, s: Turns, seat: i64) -> list[int]:
        """Any of the piles."""
        return [STANDARD + kind for kind in range(TYPES) if s.standard & s.board.piles[kind]]

    def play(self, s: Turns, seat: i64, move: int) -> None:
        """It goes to the seat's supply."""
        card = s.take_standard(seat, move - STANDARD)
        if s.listening:
            s.emit("take", seat, (int(card),))


CHOOSE_MODULE: Final = ChooseModule()


class ChooseCube(Step[Turns]):
    """Take a cube; several of them must be of different resources."""

    def asks(self) -> str:
        """`bonus_cube`."""
        return "bonus_cube"

    def legal(self, s: Turns, seat: i64) -> list[int]:
        """A resource that was not taken yet."""
        return [CUBE + resource for resource in range(RESOURCES) if not s.chosen >> resource & 1]

    def play(self, s: Turns, seat: i64, move: int) -> None:
        """Take it, and ask for the next."""
        s.take_cubes(seat, move - CUBE, 1)
        s.chosen |= bit(move - CUBE)
        s.left -= 1
        if s.listening:
            s.emit("cube", seat, (move - CUBE,))
        if s.left:
            s.ask(seat, CHOOSE_CUBE)


CHOOSE_CUBE: Final = ChooseCube()
