"""Where numbers belong: in simulations only those are looked at that are under little strain."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.games import title
from cosmodrome.games.moon.expert import strain_in
from cosmodrome.games.moon.rules.moves import is_write, written
from cosmodrome.games.moon.rules.sheet import Sheet, Zone
from cosmodrome.kernel import Rng


class Row:
    """Seven spaces, some of which are written."""

    def __init__(self, **written: int) -> None:
        self.zone = Zone("row", 0, 0, 7)
        self.sheet = Sheet([0], [])
        for space, number in written.items():
            self.sheet.write(self.zone, int(space[1:]), number)

    def best(self, number: int) -> int:
        """The space with the least strain."""
        free = [space for space in range(7) if self.sheet.fits(self.zone, number) >> space & 1]
        return min(free, key=lambda space: strain_in(self.zone, self.sheet, space, number))


def test_in_an_empty_row_numbers_spread():
    row = Row()
    assert [row.best(number) for number in (1, 4, 8, 12, 15)] == [0, 1, 3, 5, 6]


def test_between_neighbours_it_is_their_numbers_that_count():
    row = Row(_1=5, _5=9)
    assert [row.best(number) for number in (6, 7, 8)] == [2, 3, 4]
    assert [row.best(number) for number in (3, 12)] == [0, 6]


def test_a_number_that_leaves_no_room_is_worse_than_one_far_off():
    row = Row(_6=15)
    assert strain_in(row.zone, row.sheet, 3, 2) > strain_in(row.zone, row.sheet, 0, 5)


@pytest.mark.parametrize("adventure", [2, 3, 4, 5, 6, 7])
def test_a_sketch_looks_at_the_numbers_under_least_strain(adventure):
    game = cosmodrome.game("moon", adventure=adventure, players=2)
    state, rng = game.new("strain"), Rng.seeded("strain")
    judge = title("moon").part("bots").judge_for(game)
    seen = 0
    while not state.over:
        seat = state.actors[0]
        moves = state.legal(seat)
        if is_write(moves[0]) and len(moves) > 3:
            seen += 1
            strains = {}
            for move in moves:
                if is_write(move):
                    pile, space, change = written(move)
                    strains[move] = judge.strain(state, seat, space, state.piles.numbers[pile] + change)
            sketched = judge.sketch(state, seat, moves, 3, rng)
            assert strains.get(sketched, 0.0) <= sorted(strains.values())[2]
        state.play(seat, rng.pick(moves))
    assert seen > 10
