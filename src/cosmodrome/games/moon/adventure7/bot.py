"""The captain: a bot for adventure 7 that weighs its sheet after what it could do this turn, and takes the best.

What a sheet is worth is counted in points: those it would score now, and those that blocks, missions and symbols still
promise, less the longer they take. It plans to the end of its turn and no further.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import cast

from cosmodrome.games.moon.expert import NO_LIMIT, TurnExpert, between, measure_gap, strain_in
from cosmodrome.games.moon.rules.adventure7 import Escape, EscapeSheet
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, NO_MISSION
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.state import State

__all__ = ["Captain", "EscapeTemper"]


@dataclass
class EscapeTemper:
    """What a captain believes."""

    patience: float = 7.0
    """A promise that needs so many more turns is worth about a third."""
    blocked: float = 7.0
    """Turns until an X reaches a space that no number can fill any more."""
    waiting: float = 0.25
    """What a turn of waiting for a fitting number costs, beside the turn that writes it."""
    airlock: float = 1.6
    """Turns that each airlock on the way to a block takes."""
    growth: float = 1.0
    """Points that a plant or a reactor still to be circled adds to what its block promises."""
    tank: float = 1.3
    """What a tank that can still be circled multiplies a module by."""
    double: float = 1.45
    """What an x2 bonus that is still open multiplies a greenhouse by."""
    afterwards: float = 0.3
    """What a plant adds that is still to be circled in a filled greenhouse."""
    symbol: float = 3.0
    """Turns that circling a certain plant, reactor or tank takes."""
    wild: float = 2.0
    astronaut: float = 0.8
    """What these are worth before they are used."""
    stuck: float = 16.0
    """What it costs to be sure of a system error next turn."""
    actions: tuple[float, ...] = (2.0, 2.0, 1.6, 1.5, 0.8, 0.6)
    """What each action is worth before it is used, to decide which numbers to think about."""
    breadth: int = 5
    """So many numbers are thought through to the end of the turn,"""
    unlikely: float = 20.0
    """and this is what all others are worth less."""


class Outlook:
    """What one starship still promises, and the turns that it needs for each mission: one figure for each thing that
    the mission counts."""

    def __init__(self, promise: float, needs: dict[str, list[float]]) -> None:
        self.promise = promise
        self.needs = needs


class Chart:
    """What board, deck and missions say about filling starships. What was found out about one is kept: most moves
    change a single starship."""

    def __init__(self, state: Escape, temper: EscapeTemper) -> None:
        self.board = state.board
        self.missions = state.missions
        self.temper = temper
        numbers = state.piles.deck.numbers
        self.shares = {number: numbers.count(number) / len(numbers) for number in sorted(set(numbers))}
        self.blocks = [[b for b, spaces in enumerate(self.board.blocks) if spaces & z.all] for z in self.board.zones]
        self._away: dict[int, list[int]] = {}
        self._known: dict[tuple[int, ...], Outlook] = {}

    def risk(self, state: Escape, seat: int) -> float:
        """How likely no card of three fits."""
        fitting = sum(share for number, share in self.shares.items() if state.spaces_for(seat, number))
        return float((1 - fitting) ** PILES)

    def outlooks(self, state: Escape, sheet: EscapeSheet) -> list[Outlook]:
        """What each starship promises."""
        away = self._distances(int(sheet.reached))
        found: list[Outlook] = []
        for index, zone in enumerate(self.board.zones):
            marks = (
                sheet.plants[index],
                sheet.reactors[index],
                int(sheet.tanks & zone.all),
                int(state.taken >> index & 1),
            )
            key = (
                index,
                sheet.rows[index],
                int(sheet.filled & zone.all),
                *marks,
                *(away[b] for b in self.blocks[index]),
            )
            outlook = self._known.get(key)
            if outlook is None:
                outlook = self._known[key] = self._outlook(state, sheet, index, away)
            found.append(outlook)
        return found

    def _outlook(self, state: Escape, sheet: EscapeSheet, index: int, away: list[int]) -> Outlook:
        ship = self.board.ships[index]
        turns = self._turns(sheet, index, away)
        house = turns.get(int(ship.greenhouse), 0.0)
        modules = [sum(turns.get(space, 0.0) for space in members(module)) for module in ship.modules]
        promise = self._greenhouse(state, sheet, index, house)
        for module, need in zip(ship.modules, modules, strict=True):
            promise += self._module(sheet, index, module, need)
        needs = {m.id: self._needs(m, sheet, index, turns, modules) for m in self.missions}
        return Outlook(promise, needs)

    def _greenhouse(self, state: Escape, sheet: EscapeSheet, index: int, need: float) -> float:
        temper, missing = self.temper, int(self.board.ships[index].plants) - sheet.plants[index]
        if not need:
            return temper.afterwards * missing
        points = self.board.plant_points[sheet.plants[index]] + temper.growth * missing
        double = 1.0 if state.taken >> index & 1 else temper.double
        return points * double * exp(-need / temper.patience)

    def _module(self, sheet: EscapeSheet, index: int, module: int, need: float) -> float:
        if not need:
            return 0.0
        temper, ship = self.temper, self.board.ships[index]
        missing = int(ship.reactors) - sheet.reactors[index]
        points = self.board.reactor_points[sheet.reactors[index]] + temper.growth * missing
        tank = int(ship.tanks) & module
        factor = float(self.board.factor) if sheet.tanks & tank else temper.tank if tank & ~sheet.filled else 1.0
        return points * factor * exp(-need / temper.patience)

    def _needs(
        self, mission: Mission, sheet: EscapeSheet, index: int, turns: dict[int, float], modules: list[float]
    ) -> list[float]:
        """Turns until this starship adds to a mission, for each thing it could add."""
        ship, symbol = self.board.ships[index], self.temper.symbol
        if mission.kind == "modules":
            return modules
        if mission.kind == "ships":
            return [sum(turns.values())]
        if mission.kind == "reactors":
            return [symbol * (int(ship.reactors) - sheet.reactors[index])]
        if mission.kind == "tanks":
            lost = ship.tanks & sheet.filled & ~sheet.tanks
            return [] if lost else [sum(symbol + turns[space] for space in members(ship.tanks & ~sheet.tanks))]
        if not mission.spaces >> ship.greenhouse & 1:
            return []
        return [turns.get(int(ship.greenhouse), 0.0) + symbol * (int(ship.plants) - sheet.plants[index])]

    # --- how long a space takes -------------------------------------------------------------------------------------

    def _turns(self, sheet: EscapeSheet, index: int, away: list[int]) -> dict[int, float]:
        """For each empty space the turns it still needs: for a number that fits, and for the airlocks on the way."""
        zone = self.board.zones[index]
        turns: dict[int, float] = {}
        gap: list[int] = []
        low = 0
        for space in range(zone.first, zone.end):
            cell = sheet.cell(zone, space)
            if cell == EMPTY:
                gap.append(space)
            elif cell != CROSS:
                measure_gap(gap, between(self.shares, low, cell), self.temper.waiting, self.temper.blocked, turns)
                gap, low = [], cell
        measure_gap(gap, between(self.shares, low, NO_LIMIT), self.temper.waiting, self.temper.blocked, turns)
        for block in self.blocks[index]:
            empty = [space for space in members(self.board.blocks[block]) if space in turns]
            for space in empty:
                turns[space] += self.temper.airlock * away[block] / len(empty)
        return turns

    def _distances(self, reached: int) -> list[int]:
        """How many airlocks each block is away."""
        known = self._away.get(reached)
        if known is not None:
            return known
        away = [0 if reached >> block & 1 else len(self.board.blocks) for block in range(len(self.board.blocks))]
        inside, further, steps = 0, reached, 0
        while further != inside:
            inside, steps = further, steps + 1
            for ends in self.board.airlocks:
                further |= ends if ends & inside else 0
            for block in members(further & ~inside):
                away[block] = steps
        self._away[reached] = away
        return away


class Captain(TurnExpert):
    """Adventure 7: opens what it will need next, keeps the order open, and doubles what it fills."""

    def __init__(self, temper: EscapeTemper | None = None) -> None:
        beliefs = temper or EscapeTemper()
        super().__init__(beliefs.actions, beliefs.breadth, beliefs.unlikely)
        self.rounds = 2
        self.glances = 5
        self.temper = beliefs
        self._chart: Chart | None = None

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Adventure 7."""
        return game.options["adventure"] == 7

    def strain(self, state: Moon, seat: int, space: int, number: int) -> float:
        """By the starship it lies in."""
        escape = cast("Escape", state)
        return strain_in(escape.board.zones[escape.board.ship_of[space]], escape.sheet(seat), space, number)

    def worth(self, world: State, seat: int) -> float:
        """What a seat's sheet is worth, in points."""
        state = cast("Escape", world)
        chart, sheet, temper = self._charted(state), state.sheet(seat), self.temper
        outlooks = chart.outlooks(state, sheet)
        total = float(sum(state.score_lines(state.sheets, seat).values()))
        total += sum(outlook.promise for outlook in outlooks)
        for mission in state.missions:
            if sheet.missions[mission.letter] == NO_MISSION:
                value = mission.later if state.achieved >> mission.letter & 1 else mission.first
                needs = sorted(need for outlook in outlooks for need in outlook.needs[mission.id])
                total += value * exp(-(1.0 + sum(needs[: int(mission.count)])) / temper.patience)
        loose = int(sheet.astronauts % state.board.astronauts_for_wild)
        total += temper.wild * int(sheet.wilds) + temper.astronaut * loose
        return total - temper.stuck * chart.risk(state, seat)

    def details(self, state: Moon, seat: int) -> list[float]:
        """The score line by line, what each starship promises, and what is in store."""
        escape = cast("Escape", state)
        chart, sheet = self._charted(escape), escape.sheet(seat)
        found = [float(points) for points in escape.score_lines(escape.sheets, seat).values()]
        found += [outlook.promise for outlook in chart.outlooks(escape, sheet)]
        found += [chart.risk(escape, seat), float(sheet.wilds), float(sheet.astronauts), float(sheet.plannings)]
        found += [float(int(sheet.reached).bit_count()), float(int(sheet.tanks).bit_count())]
        return [*found, float(sum(sheet.plants)), float(sum(sheet.reactors))]

    def _charted(self, state: Escape) -> Chart:
        if self._chart is None:
            self._chart = Chart(state, self.temper)
        return self._chart
