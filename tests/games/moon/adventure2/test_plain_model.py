"""The packed zones of adventure 2 against a plain list of cells and lines, in random play."""

from itertools import pairwise

import pytest

from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, NUMBERS
from cosmodrome.kernel import Rng
from cosmodrome.kernel.bits import members
from games.moon.adventure2.journey_table import a_game


class Plain:
    """One trajectory, as naive as can be: read off the events of a game."""

    def __init__(self):
        self.cells = [EMPTY] * 36
        self.lines = set()

    def zones(self):
        cuts = [0, *(gap + 1 for gap in sorted(self.lines)), 36]
        return [range(one, other) for one, other in pairwise(cuts)]

    def fits(self, number):
        found = []
        for zone in self.zones():
            for space in zone:
                before = [self.cells[s] for s in zone if s < space and self.cells[s] not in (EMPTY, CROSS)]
                after = [self.cells[s] for s in zone if s > space and self.cells[s] not in (EMPTY, CROSS)]
                if self.cells[space] == EMPTY and all(n < number for n in before) and all(n > number for n in after):
                    found.append(space)
        return found

    def complete(self):
        return [len(zone) for zone in self.zones() if all(self.cells[space] != EMPTY for space in zone)]


@pytest.mark.parametrize("seed", range(12))
def test_every_sheet_agrees_with_a_plain_list(seed):
    state, rng = a_game(2).new(seed), Rng.seeded(seed)
    plain = [Plain(), Plain()]
    while not state.over:
        seat = rng.pick(list(state.actors))
        moves = state.legal(seat)
        rare = [move for move in moves if state.notate(move).split()[0] in ("energy", "planning", "line")]
        move = rng.pick(rare or moves)
        verb, _, target = state.notate(move).partition(" ")
        if "/" in verb:
            number = int(verb.split("/")[0]) + int("".join(c for c in verb.split("/")[1] if c in "+-12") or 0)
            plain[seat].cells[int(target[1:]) - 1] = number
        elif verb == "planning":
            plain[seat].cells[int(target[1:]) - 1] = CROSS
        elif verb == "line":
            plain[seat].lines.add(int(target[1:]) - 1)
        state.play(seat, move)
        for other in range(2):
            sheet = state.sheet(other)
            assert sheet.cells(sheet.zones) == plain[other].cells
            assert members(sheet.lines()) == sorted(plain[other].lines)
            assert sheet.complete_sizes() == plain[other].complete()
            for number in range(NUMBERS):
                assert members(sheet.open_to(number)) == plain[other].fits(number)
