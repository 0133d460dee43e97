"""The foreman: a bot for adventure 4 that weighs its sheet after each move it could make, and takes the best.

A sheet is worth its score, and what its columns, factories and missions still promise, less the longer that will take.
The foreman plans no further than the turn; an action that is still to be used counts for what it usually brings.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import cast

from cosmodrome.games.moon.expert import GRAIN, Expert, strain_in
from cosmodrome.games.moon.rules.actions import PLANT, WATER, UseAction
from cosmodrome.games.moon.rules.adventure4 import ROBOTS, Mine, MineSheet
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, LETTERS, NO_MISSION, Zone
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

__all__ = ["Foreman", "Temper"]


@dataclass
class Temper:
    """What a foreman believes, in points and turns."""

    patience: float = 9.0
    """A promise that needs so many more turns is worth about a third."""
    waiting: float = 0.25
    """What a turn of waiting for a fitting number costs, beside the turn that writes it."""
    blocked: float = 12.0
    """Turns until an X reaches a cavity that no number can fill any more."""
    part: float = 8.0
    """Turns until an energy or a robot is crossed in a factory."""
    circle: float = 3.0
    """Turns until a plant or a water is circled, for the missions that count these."""
    hope: float = 0.1
    """The share of a plant or a water that is not circled yet, while its column is open."""
    yield_left: float = 0.45
    """The share of what is not extracted yet that will be, for the worth of an upgrade."""
    pump: float = 0.5
    """Points that an extracted column is worth in itself."""
    error: float = 3.0
    """Points that a system error costs beside its own."""
    pending: tuple[float, ...] = (2.0, 2.2, 1.5, 1.5, 1.0, 0.5)
    """What an action brings that is still to be used: robot, energy, plant, water, astronaut, planning."""
    whim: float = 0.03
    """Moves that differ by less are equals, and chance picks one: foremen at one table would else dig the same mine."""
    victory: float = 500.0


class Foreman(Expert):
    """Adventure 4: completes the columns that hold most, and the factories that lift them."""

    def __init__(self, temper: Temper | None = None) -> None:
        super().__init__()
        self.rounds = 2
        self.glances = 5
        self.temper = temper or Temper()
        self._known: dict[tuple[int, int, int], list[float]] = {}
        self._share: list[float] = []
        """The share of cards with at most this number."""

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Adventure 4."""
        return game.options["adventure"] == 4

    def weigh(self, state: Moon, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """What the sheet is worth after each move, give or take a whim."""
        mine = cast("Mine", state)
        return [
            self._worth_after(mine, seat, move) + self.temper.whim * int(rng.below(GRAIN)) / GRAIN for move in moves
        ]

    def glance(self, world: State, seat: int, move: int) -> float:
        """The same, with every action guessed."""
        state = cast("Mine", world)
        after = state.clone()
        after.draft(seat, move)
        step = after.step(seat)
        pending = self.temper.pending[int(step.action)] if isinstance(step, UseAction) else 0.0
        return self.worth(after, seat) + pending - self.price(state, move)

    def _worth_after(self, state: Mine, seat: int, move: int) -> float:
        after = state.clone()
        after.draft(seat, move)
        step = after.step(seat)
        worth = self.worth(after, seat) - self.price(state, move)
        if isinstance(step, UseAction):
            action = int(step.action)
            if action not in (PLANT, WATER):
                return worth + self.temper.pending[action]
            for target in after.targets(seat, action, step.space):
                circled = after.clone()
                circled.act(seat, action, target, step.space)
                worth = max(worth, self.worth(circled, seat) - self.price(state, move))
        return worth

    def strain(self, state: Moon, seat: int, space: int, number: int) -> float:
        """By the level it lies on."""
        mine = cast("Mine", state)
        return strain_in(mine.board.level_of[space], mine.sheet(seat), space, number)

    def worth(self, world: State, seat: int) -> float:
        """What a seat's sheet is worth, in points."""
        state = cast("Mine", world)
        sheet = state.sheet(seat)
        worth = float(sum(state.score_lines(state.sheets, seat).values())) - self.temper.error * int(sheet.errors)
        turns = self._efforts(state, sheet)
        worth += self._columns(state, sheet, turns) + self._factories(state, sheet)
        worth += self._missions(state, sheet, turns)
        if self._ends(state, sheet):
            worth += self._verdict(state, seat)
        return worth

    def details(self, state: Moon, seat: int) -> list[float]:
        """The score line by line, what columns, factories and missions promise, and what is extracted."""
        mine = cast("Mine", state)
        sheet = mine.sheet(seat)
        turns = self._efforts(mine, sheet)
        found = [float(points) for points in mine.score_lines(mine.sheets, seat).values()]
        found += [self._columns(mine, sheet, turns), self._factories(mine, sheet), self._missions(mine, sheet, turns)]
        found += [float(symbols) for symbols in sheet.symbols] + [sum(turns), min(turns)]
        found += [float(_count(int(sheet.pumps))), float(_count(int(sheet.parts))), float(_count(int(sheet.done)))]
        return [*found, float(_count(int(sheet.deposits)))]

    # --- the mine ---------------------------------------------------------------------------------------------------

    def _efforts(self, state: Mine, sheet: MineSheet) -> list[float]:
        """The turns that each column still needs."""
        total = [0.0] * len(state.board.columns)
        for level in state.board.levels:
            for column, turns in enumerate(self._level(state, sheet, level)):
                total[column] += turns
        return total

    def _level(self, state: Mine, sheet: MineSheet, level: Zone) -> list[float]:
        key = (int(level.index), sheet.rows[level.index], int(sheet.filled & level.all))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._measure(state, sheet, level)
        return found

    def _measure(self, state: Mine, sheet: MineSheet, level: Zone) -> list[float]:
        """The empty cavities between two numbers share the numbers in between; those left over wait for an X."""
        numbers = [number for number in state.piles.deck.numbers if number != CROSS]
        highest = max(numbers)
        if not self._share:
            self._share = [sum(n <= limit for n in numbers) / len(numbers) for limit in range(highest + 3)]
        turns = [0.0] * level.size
        gap: list[int] = []
        low = 0
        cells = [sheet.cell(level, space) for space in range(level.first, level.end)]
        for place, cell in enumerate([*cells, highest + 1]):
            if cell == EMPTY:
                gap.append(place)
            elif cell != CROSS:
                if gap:
                    each = self._effort(len(gap), low, cell)
                    for empty in gap:
                        turns[empty] = each
                gap, low = [], cell
        return turns

    def _effort(self, size: int, low: int, high: int) -> float:
        share = self._share[max(high - 1, 0)] - self._share[low]  # of cards: an Astronaut also reaches 16 and 17
        usable = min(size, max(0, high - low - 1)) if share > 0 else 0
        total = (size - usable) * self.temper.blocked
        if usable:
            total += usable * (1 + self.temper.waiting * size / (PILES * share))
        return total / size

    def _columns(self, state: Mine, sheet: MineSheet, efforts: list[float]) -> float:
        """What the columns that are not extracted yet will bring."""
        board, temper, total = state.board, self.temper, 0.0
        plant, water, pearl, ruby = [self._value(state, sheet, index) for index in range(4)]
        for index, turns in enumerate(efforts):
            if sheet.pumps >> index & 1:
                continue
            column = board.columns[index]
            hope = temper.hope if turns else 0.0
            held = column.pearls * pearl + column.rubies * ruby + temper.pump
            for deposits, worth in ((column.plants, plant), (column.waters, water)):
                circled = _count(deposits & sheet.deposits)
                held += worth * (circled + hope * (_count(deposits) - circled))
            total += held * exp(-turns / temper.patience)
        return total

    def _value(self, state: Mine, sheet: MineSheet, index: int) -> float:
        """What a symbol of a main factory counts, and a part of the bonus that it brings nearer."""
        factory = state.board.mains[index]
        value = float(factory.upgraded if sheet.done >> index & 1 else factory.value)
        if factory.linked and not state.taken >> index & 1 and sheet.symbols[index] < factory.linked:
            value += 0.5 * factory.bonus / factory.linked
        return value

    # --- factories and missions -------------------------------------------------------------------------------------

    def _factories(self, state: Mine, sheet: MineSheet) -> float:
        """What the factories that are not done yet will bring."""
        board, total = state.board, 0.0
        for index, factory in enumerate(board.factories):
            left = _count(factory.parts & ~sheet.parts)
            if left:
                total += self._gain(state, sheet, index) * exp(-left * self.temper.part / self.temper.patience)
        return total

    def _gain(self, state: Mine, sheet: MineSheet, index: int) -> float:
        board = state.board
        if index >= len(board.mains):
            gift = board.secondaries[index - len(board.mains)]
            return gift.count * (
                self.temper.pending[0] if gift.gives == ROBOTS else self._value(state, sheet, gift.gives)
            )
        main = board.mains[index]
        expected = sheet.symbols[index] + self.temper.yield_left * (main.symbols - sheet.symbols[index])
        return (main.upgraded - main.value) * expected

    def _missions(self, state: Mine, sheet: MineSheet, turns: list[float]) -> float:
        total = 0.0
        for mission in state.missions:
            if sheet.missions[mission.letter] == NO_MISSION:
                value = mission.later if state.achieved >> mission.letter & 1 else mission.first
                total += value * exp(-(1 + self._turns_to(mission, state, sheet, turns)) / self.temper.patience)
        return total

    def _turns_to(self, mission: Mission, state: Mine, sheet: MineSheet, turns: list[float]) -> float:
        board, temper, count = state.board, self.temper, int(mission.count)
        if mission.kind == "columns":
            return sum(sorted(turns)[:count])
        if mission.kind == "neighbours":
            return min(sum(turns[first : first + count]) for first in range(len(turns) - count + 1))
        if mission.kind in ("secondary", "factories"):
            factories = board.secondaries if mission.kind == "secondary" else board.factories
            return temper.part * sum(sorted(_count(f.parts & ~sheet.parts) for f in factories)[:count])
        wanted = board.plants if mission.kind == "plants" else board.waters
        return temper.circle * max(0, count - _count(sheet.deposits & wanted))

    def _ends(self, state: Mine, sheet: MineSheet) -> bool:
        """Does this sheet end the game with this turn?"""
        board = state.board
        full = sheet.filled == board.all
        return full or sheet.errors == len(board.errors) - 1 or sheet.accomplished() == len(LETTERS)

    def _verdict(self, state: Mine, seat: int) -> float:
        """Victory is everything, as far as the others' sheets were shown."""
        sheets = [state.sheets[other] if other == seat else state.shown[other] for other in range(state.seats)]
        scores = [sum(state.score_lines(sheets, other).values()) for other in range(state.seats)]
        won = self.ahead(state, seat, scores[seat], [score for other, score in enumerate(scores) if other != seat])
        return self.temper.victory if won else -self.temper.victory


def _count(bits: int) -> int:
    """How many members a set has."""
    return bits.bit_count()
