"""The rules of adventure 4 against a second, naive sheet that is kept from notation alone, in random play."""

import re

import pytest

from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY
from cosmodrome.kernel import Rng
from games.moon.adventure4.mine_table import a_game

MAIN = ["plant", "water", "pearl", "ruby", "astronaut", "planning"]


class Plain:
    """One sheet, as naive as can be."""

    def __init__(self, data):
        self.data = data
        self.cells = {cavity.id: EMPTY for cavity in data.cavity}
        self.circled = set()
        self.pumps = set()
        self.marked = dict.fromkeys(MAIN, 0)
        self.crossed = {f.id: {"energy": 0, "robot": 0} for f in data.factories()}
        self.bonuses = set()
        self.errors = 0

    def mark(self, kind, count, taken):
        factory = next(f for f in self.data.main_factory if f.id == kind)
        for _ in range(count):
            if self.marked[kind] < factory.symbols:
                self.marked[kind] += 1
                if self.marked[kind] == factory.linked and kind not in taken:
                    self.bonuses.add(kind)

    def finished(self, factory):
        crossed = self.crossed[factory.id]
        return (crossed["energy"], crossed["robot"]) == (factory.energies, factory.robots)

    def cross(self, name, part, taken):
        factory = next(f for f in self.data.factories() if f.id == name)
        self.crossed[name][part] += 1
        if self.finished(factory) and name.startswith("top-") and factory.gives != "robot":
            self.mark(factory.gives, factory.count, taken)

    def play(self, text, taken):
        verb, _, target = text.partition(" ")
        written = re.fullmatch(r"(\d+)/([a-z]+)([+-]\d)?", verb)
        if written:
            self.cells[target] = int(written[1]) + int(written[3] or 0)
            if written[3]:
                self.mark("astronaut", 1, taken)
        elif verb == "planning":
            self.cells[target] = CROSS
            self.mark("planning", 1, taken)
        elif verb == "astronaut":
            self.mark("astronaut", 1, taken)
        elif verb in ("plant", "water"):
            self.circled.add(target)
        elif verb in ("energy", "robot"):
            self.cross(target, verb, taken)
        elif verb == "gift":
            self.cross(target, "robot", taken)
        elif verb == "error":
            self.errors += 1

    def extract(self, taken):
        for column in range(1, 13):
            ids = [f"level{level}.{column}" for level in (1, 2, 3)]
            if column in self.pumps or any(self.cells[place] == EMPTY for place in ids):
                continue
            self.pumps.add(column)
            for cavity in self.data.cavity:
                if cavity.id in ids and cavity.mineral:
                    self.mark(cavity.mineral, 1, taken)
            for deposit in self.data.deposit:
                if deposit.above in ids and deposit.id in self.circled:
                    self.mark(deposit.kind, 1, taken)

    def score(self):
        total = -[0, 5, 10, 15][self.errors]
        for factory in self.data.main_factory:
            total += self.marked[factory.id] * (factory.upgraded if self.finished(factory) else factory.value)
            total += factory.bonus if factory.id in self.bonuses else 0
        return total


@pytest.mark.parametrize("seed", range(25))
def test_every_sheet_agrees_with_a_plain_one(seed):
    game = a_game(2 + seed % 3)
    state, rng = game.new(seed), Rng.seeded(seed)
    plain, taken = [Plain(game.printed) for _ in range(game.seats)], set()
    while not state.over:
        seat = rng.pick(list(state.actors))
        moves = state.legal(seat)
        rare = [m for m in moves if state.notate(m).split()[0] in ("energy", "robot", "plant", "water", "planning")]
        move = rng.pick(rare or moves)
        turn, phase = state.turn, state.phase
        plain[seat].play(state.notate(move), taken)
        state.play(seat, move)
        if phase == 0 and (state.turn, state.phase, state.over) != (turn, 0, False):
            for sheet in plain:
                sheet.extract(taken)
            taken |= {kind for sheet in plain for kind in sheet.bonuses}
        for other, sheet in enumerate(plain):
            mine = state.sheet(other)
            assert mine.cells(state.board.levels) == list(sheet.cells.values())
            assert mine.symbols == list(sheet.marked.values())
            lines = state.score_lines(state.sheets, other)
            assert sum(lines.values()) - lines["missions"] == sheet.score()
