"""The medic: a bot for adventure 6 that weighs its sheet after what it could do this turn, and takes the best.

What a sheet is worth is counted in points: those it would score now, and those that quarters, tracks and missions still
promise, less the longer they take, and less what the viruses that are awake threaten. It plans to the end of its turn and
no further.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import cast

from cosmodrome.games.moon.expert import NO_LIMIT, TurnExpert, between, measure_gap
from cosmodrome.games.moon.rules.adventure6 import NOWHERE, Track, Virus, VirusSheet
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, NO_MISSION
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.state import State

__all__ = ["Medic", "VirusTemper"]


@dataclass
class VirusTemper:
    """What a medic believes."""

    patience: float = 9.0
    """A promise that needs so many more turns is worth about a third."""
    blocked: float = 9.0
    """Turns until an X reaches a space that no number can fill any more."""
    waiting: float = 0.3
    """What a turn of waiting for a fitting number costs, beside the turn that writes it."""
    growth: float = 0.25
    """The share of the energies still to be circled that a quarter will have in the end."""
    symbol: float = 2.0
    """Turns that circling a certain energy, plant or tank takes."""
    walkway: float = 2.2
    """Turns that closing a walkway takes."""
    propagation: float = 2.5
    """How many propagations are still to come while the sheet is half full."""
    spread: float = 1.0
    """What it is worth to set off a propagation for the others."""
    woken: float = 1.0
    """What it costs to wake a virus for everybody, beside what it then threatens."""
    track: float = 0.7
    """The share of the next box of a track that its symbols earn one by one."""
    wild: float = 2.5
    line: float = 0.9
    """What a Wild, and half a line on the way to one, are worth before they are used."""
    stuck: float = 14.0
    """What it costs to be sure of a system error next turn."""
    actions: tuple[float, ...] = (1.0, 3.0, 3.0, 3.5, 0.8, 1.5)
    """What each action is worth before it is used, to decide which numbers to think about."""
    breadth: int = 6
    """So many numbers are thought through to the end of the turn,"""
    unlikely: float = 20.0
    """and this is what all others are worth less."""
    whim: float = 0.6
    """How far chance may move its judgement of a number, so that two medics do not evacuate the same way."""


class Chart:
    """What board, deck and missions say about filling a housing unit. What was found out about a floor is kept: most
    moves change a single one."""

    def __init__(self, state: Virus, temper: VirusTemper) -> None:
        self.board = state.board
        self.temper = temper
        numbers = state.piles.deck.numbers
        self.shares = {number: numbers.count(number) / len(numbers) for number in sorted(set(numbers))}
        self.quarters = [
            [q for q, quarter in enumerate(self.board.quarters) if quarter.floor == f] for f in self._floors
        ]
        self._known: dict[tuple[int, int, int], dict[int, float]] = {}

    @property
    def _floors(self) -> range:
        return range(len(self.board.floors))

    def risk(self, state: Virus, seat: int) -> float:
        """How likely no card of three fits."""
        fitting = sum(share for number, share in self.shares.items() if state.spaces_for(seat, number))
        return float((1 - fitting) ** PILES)

    def turns(self, sheet: VirusSheet) -> dict[int, float]:
        """For each empty space the turns until a number fits it."""
        found: dict[int, float] = {}
        for floor in self._floors:
            key = (floor, sheet.rows[floor], int(sheet.filled & self.board.floors[floor].all))
            known = self._known.get(key)
            if known is None:
                known = self._known[key] = self._measured(sheet, floor)
            found |= known
        return found

    def _measured(self, sheet: VirusSheet, floor: int) -> dict[int, float]:
        zone = self.board.floors[floor]
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
        return turns

    # --- what a sheet promises and fears ----------------------------------------------------------------------------

    def quarters_promise(self, sheet: VirusSheet, turns: dict[int, float]) -> float:
        """What the empty spaces of all quarters may still score, with some more energies."""
        temper, total = self.temper, 0.0
        for index, quarter in enumerate(self.board.quarters):
            empty = members(quarter.spaces & ~sheet.filled)
            if empty:
                missing = int(quarter.energies) - sheet.energies[index]
                energies = sheet.energies[index] + temper.growth * missing
                housed = len(members(quarter.spaces & sheet.filled & ~sheet.infected))
                total += energies * sum(exp(-turns[space] / temper.patience) for space in empty)
                total += temper.growth * missing * housed
        return total

    def track_promise(self, track: Track, crossed: int) -> float:
        """What the symbols of an unfinished line are worth already."""
        first = crossed
        while first and not track.fills[first - 1]:
            first -= 1
        last = crossed
        while last < track.symbols and track.points[last] == track.points[crossed]:
            last += 1
        gain = track.points[last] - track.points[crossed]
        return self.temper.track * gain * (crossed - first) / (last - first) if gain else 0.0

    def threat(self, state: Virus, sheet: VirusSheet, turns: dict[int, float]) -> float:
        """What the viruses that are awake will cost: each propagation takes a space from every quarter they reach."""
        runs = self.temper.propagation * min(1.0, len(turns) / (0.5 * float(state.board.size)))
        total = 0.0
        for source in members(state.active(sheet)):
            for index in members(sheet.reach(self.board, source)):
                total += float(self.board.infected) + 0.4 * sheet.energies[index]
        return runs * total

    def mission_turns(self, mission: Mission, sheet: VirusSheet, turns: dict[int, float]) -> float:
        """Turns until a mission could be accomplished."""
        needs: list[float] = []
        for floor in self._floors:
            parts = [self._quarter_needs(mission, sheet, quarter, turns) for quarter in self.quarters[floor]]
            if mission.kind in ("quarters", "quarantine"):
                needs += parts
            else:
                needs.append(sum(parts))
        return sum(sorted(needs)[: int(mission.count)])

    def _quarter_needs(self, mission: Mission, sheet: VirusSheet, index: int, turns: dict[int, float]) -> float:
        """Turns until a quarter does its part."""
        quarter, temper = self.board.quarters[index], self.temper
        never = 50.0
        if mission.kind == "quarantine":
            if not mission.spaces >> index & 1:
                return never
            return temper.walkway * len(members(self.board.walkways_of[index] & ~sheet.closed))
        empty = members(quarter.spaces & ~sheet.filled)
        if mission.kind in ("quarters", "floors"):
            return sum(turns[space] for space in empty)
        missing = int(quarter.energies) - sheet.energies[index]
        if mission.kind == "supplies":
            missing = int(quarter.plants) - sheet.plants[index]
            if quarter.tank & ~sheet.tanks:
                if quarter.tank & sheet.filled:
                    return never
                missing += 2
        return temper.symbol * missing if missing <= len(empty) else never


class Medic(TurnExpert):
    """Adventure 6: fills where energy is, keeps the order open, feeds the tracks, and shuts viruses in."""

    def __init__(self, temper: VirusTemper | None = None) -> None:
        beliefs = temper or VirusTemper()
        super().__init__(beliefs.actions, beliefs.breadth, beliefs.unlikely, beliefs.whim)
        self.glances = 8
        self.immediate = ("grey", "infect", "strike")
        self.temper = beliefs
        self._chart: Chart | None = None

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Adventure 6."""
        return game.options["adventure"] == 6

    def worth(self, world: State, seat: int) -> float:
        """What a seat's sheet is worth, in points."""
        state = cast("Virus", world)
        chart, sheet, temper, board = self._charted(state), state.sheet(seat), self.temper, state.board
        turns = chart.turns(sheet)
        total = float(sum(state.score_lines(state.sheets, seat).values()))
        total += chart.quarters_promise(sheet, turns)
        total += chart.track_promise(board.plants, int(sheet.planted))
        total += chart.track_promise(board.waters, int(sheet.watered))
        for mission in state.missions:
            if sheet.missions[mission.letter] == NO_MISSION:
                value = mission.later if state.achieved >> mission.letter & 1 else mission.first
                total += value * exp(-(1 + chart.mission_turns(mission, sheet, turns)) / temper.patience)
        for sign in members(sheet.fired):
            total += temper.spread if board.signs[sign] == NOWHERE else -temper.woken
        loose = sheet.astronauts % board.symbols_for_wild + sheet.plannings % board.symbols_for_wild
        total += temper.wild * int(sheet.wilds) + temper.line * int(loose)
        return total - chart.threat(state, sheet, turns) - temper.stuck * chart.risk(state, seat)

    def details(self, state: Moon, seat: int) -> list[float]:
        """The score line by line, what quarters and tracks promise, what viruses threaten, and what is in store."""
        virus = cast("Virus", state)
        chart, sheet, board = self._charted(virus), virus.sheet(seat), virus.board
        turns = chart.turns(sheet)
        found = [float(points) for points in virus.score_lines(virus.sheets, seat).values()]
        found += [chart.quarters_promise(sheet, turns), chart.track_promise(board.plants, int(sheet.planted))]
        found += [chart.track_promise(board.waters, int(sheet.watered)), chart.risk(virus, seat)]
        found += [chart.threat(virus, sheet, turns), float(len(members(virus.active(sheet)))), sum(turns.values())]
        found += [float(sheet.wilds), float(sheet.astronauts), float(sheet.plannings), float(sum(sheet.energies))]
        found += [float(sheet.planted), float(sheet.watered), float(len(members(sheet.closed)))]
        return [*found, float(len(members(sheet.fired)))]

    def _charted(self, state: Virus) -> Chart:
        if self._chart is None:
            self._chart = Chart(state, self.temper)
        return self._chart
