"""The medic: a bot for adventure 6 that weighs its sheet after what it could do this turn, and takes the best.

What a sheet is worth is counted in points: those it would score now, and those that quarters, tracks and missions still
promise, less the longer they take, and less what the viruses that are awake threaten. It plans to the end of its turn and
no further.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import cast

from cosmodrome.games.moon.expert import NO_LIMIT, TurnExpert, between, measure_gap, strain_in
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


class Floor:
    """What a floor still needs: for each of its quarters the turns until it is full, and how near its spaces are in all."""

    def __init__(self, turns: list[float], hopes: list[float], fitting: int) -> None:
        self.turns = turns
        self.hopes = hopes
        self.fitting = fitting
        """The numbers that could be written, as bits."""


class Needs:
    """The same for all quarters of a sheet."""

    def __init__(self, quarters: int) -> None:
        self.turns = [0.0] * quarters
        self.hopes = [0.0] * quarters
        self.fitting = 0


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
        self._known: dict[tuple[int, int, int], Floor] = {}
        self._risks: dict[int, float] = {}

    @property
    def _floors(self) -> range:
        return range(len(self.board.floors))

    def risk(self, needs: Needs) -> float:
        """How likely no card of three fits."""
        found = self._risks.get(needs.fitting)
        if found is None:
            fitting = sum([share for number, share in self.shares.items() if needs.fitting >> number & 1])
            found = self._risks[needs.fitting] = float((1 - fitting) ** PILES)
        return found

    def needs(self, sheet: VirusSheet) -> Needs:
        """What every quarter still needs."""
        found = Needs(len(self.board.quarters))
        for at, quarters in enumerate(self.quarters):
            floor = self._floor(sheet, at)
            found.fitting |= floor.fitting
            for place, quarter in enumerate(quarters):
                found.turns[quarter] = floor.turns[place]
                found.hopes[quarter] = floor.hopes[place]
        return found

    def _floor(self, sheet: VirusSheet, at: int) -> Floor:
        key = (at, sheet.rows[at], int(sheet.filled & self.board.floors[at].all))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._measured(sheet, at)
        return known

    def _measured(self, sheet: VirusSheet, at: int) -> Floor:
        zone, temper = self.board.floors[at], self.temper
        turns: dict[int, float] = {}
        gap: list[int] = []
        low = 0
        for space in range(zone.first, zone.end):
            cell = sheet.cell(zone, space)
            if cell == EMPTY:
                gap.append(space)
            elif cell != CROSS:
                measure_gap(gap, between(self.shares, low, cell), temper.waiting, temper.blocked, turns)
                gap, low = [], cell
        measure_gap(gap, between(self.shares, low, NO_LIMIT), temper.waiting, temper.blocked, turns)
        needs, hopes = [], []
        for quarter in self.quarters[at]:
            each = [turns[space] for space in members(self.board.quarters[quarter].spaces) if space in turns]
            needs.append(sum(each))
            hopes.append(sum([exp(-turn / temper.patience) for turn in each]))
        return Floor(needs, hopes, sum([1 << number for number in self.shares if sheet.fits(zone, number)]))

    # --- what a sheet promises and fears ----------------------------------------------------------------------------

    def quarters_promise(self, sheet: VirusSheet, needs: Needs) -> float:
        """What the empty spaces of all quarters may still score, with some more energies."""
        temper, total = self.temper, 0.0
        for index, quarter in enumerate(self.board.quarters):
            if quarter.spaces & ~sheet.filled:
                missing = int(quarter.energies) - sheet.energies[index]
                energies = sheet.energies[index] + temper.growth * missing
                housed = int(quarter.spaces & sheet.filled & ~sheet.infected).bit_count()
                total += energies * needs.hopes[index] + temper.growth * missing * housed
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

    def threat(self, state: Virus, sheet: VirusSheet) -> float:
        """What the viruses that are awake will cost: each propagation takes a space from every quarter they reach."""
        runs = self.temper.propagation * min(
            1.0, int(self.board.all & ~sheet.filled).bit_count() / (0.5 * float(state.board.size))
        )
        total = 0.0
        for source in members(state.active(sheet)):
            for index in members(sheet.reach(self.board, source)):
                total += float(self.board.infected) + 0.4 * sheet.energies[index]
        return runs * total

    def mission_turns(self, mission: Mission, sheet: VirusSheet, needs: Needs) -> float:
        """Turns until a mission could be accomplished."""
        found: list[float] = []
        for quarters in self.quarters:
            parts = [self._quarter_needs(mission, sheet, quarter, needs) for quarter in quarters]
            if mission.kind in ("quarters", "quarantine"):
                found += parts
            else:
                found.append(sum(parts))
        return sum(sorted(found)[: int(mission.count)])

    def _quarter_needs(self, mission: Mission, sheet: VirusSheet, index: int, needs: Needs) -> float:
        """Turns until a quarter does its part."""
        quarter, temper = self.board.quarters[index], self.temper
        never = 50.0
        if mission.kind == "quarantine":
            if not mission.spaces >> index & 1:
                return never
            return temper.walkway * int(self.board.walkways_of[index] & ~sheet.closed).bit_count()
        if mission.kind in ("quarters", "floors"):
            return needs.turns[index]
        missing = int(quarter.energies) - sheet.energies[index]
        if mission.kind == "supplies":
            missing = int(quarter.plants) - sheet.plants[index]
            if quarter.tank & ~sheet.tanks:
                if quarter.tank & sheet.filled:
                    return never
                missing += 2
        empty = int(quarter.spaces & ~sheet.filled).bit_count()
        return temper.symbol * missing if missing <= empty else never


class Medic(TurnExpert):
    """Adventure 6: fills where energy is, keeps the order open, feeds the tracks, and shuts viruses in."""

    def __init__(self, temper: VirusTemper | None = None) -> None:
        beliefs = temper or VirusTemper()
        super().__init__(beliefs.actions, beliefs.breadth, beliefs.unlikely, beliefs.whim)
        self.immediate = ("grey", "infect", "strike")
        self.temper = beliefs
        self._chart: Chart | None = None

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Adventure 6."""
        return game.options["adventure"] == 6

    def strain(self, state: Moon, seat: int, space: int, number: int) -> float:
        """By the floor it lies on."""
        virus = cast("Virus", state)
        return strain_in(virus.board.floors[virus.board.floor_of[space]], virus.sheet(seat), space, number)

    def worth(self, world: State, seat: int) -> float:
        """What a seat's sheet is worth, in points."""
        state = cast("Virus", world)
        chart, sheet, temper, board = self._charted(state), state.sheet(seat), self.temper, state.board
        needs = chart.needs(sheet)
        total = float(sum(state.score_lines(state.sheets, seat).values()))
        total += chart.quarters_promise(sheet, needs)
        total += chart.track_promise(board.plants, int(sheet.planted))
        total += chart.track_promise(board.waters, int(sheet.watered))
        for mission in state.missions:
            if sheet.missions[mission.letter] == NO_MISSION:
                value = mission.later if state.achieved >> mission.letter & 1 else mission.first
                total += value * exp(-(1 + chart.mission_turns(mission, sheet, needs)) / temper.patience)
        for sign in members(sheet.fired):
            total += temper.spread if board.signs[sign] == NOWHERE else -temper.woken
        loose = sheet.astronauts % board.symbols_for_wild + sheet.plannings % board.symbols_for_wild
        total += temper.wild * int(sheet.wilds) + temper.line * int(loose)
        return total - chart.threat(state, sheet) - temper.stuck * chart.risk(needs)

    def details(self, state: Moon, seat: int) -> list[float]:
        """The score line by line, what quarters and tracks promise, what viruses threaten, and what is in store."""
        virus = cast("Virus", state)
        chart, sheet, board = self._charted(virus), virus.sheet(seat), virus.board
        needs = chart.needs(sheet)
        found = [float(points) for points in virus.score_lines(virus.sheets, seat).values()]
        found += [chart.quarters_promise(sheet, needs), chart.track_promise(board.plants, int(sheet.planted))]
        found += [chart.track_promise(board.waters, int(sheet.watered)), chart.risk(needs)]
        found += [chart.threat(virus, sheet), float(int(virus.active(sheet)).bit_count()), sum(needs.turns)]
        found += [float(sheet.wilds), float(sheet.astronauts), float(sheet.plannings), float(sum(sheet.energies))]
        found += [float(sheet.planted), float(sheet.watered), float(int(sheet.closed).bit_count())]
        return [*found, float(int(sheet.fired).bit_count())]

    def _charted(self, state: Virus) -> Chart:
        if self._chart is None:
            self._chart = Chart(state, self.temper)
        return self._chart
