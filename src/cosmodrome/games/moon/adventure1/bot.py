"""The launcher: a bot for adventure 1 that weighs its rocket after each move it could make, and takes the best.

What a rocket is worth is counted in rockets: those crossed, and those that each quarter still promises, less the longer
it will take to fill. It plans no further than the turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import cast

from cosmodrome.games.moon.expert import Expert
from cosmodrome.games.moon.rules.adventure1 import Launch, LaunchSheet, Quarter, QuarterEffects
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import CROSS_OUT, MARK, PASS, SPACES, SYSTEM_ERROR
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, LETTERS, NO_MISSION, NUMBERS, Zone
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

__all__ = ["Launcher", "Temper"]


@dataclass
class Temper:
    """What a launcher believes; found by letting tempers fly against each other."""

    patience: float = 5.0
    """A promise that needs so many more turns is worth about a third."""
    waiting: float = 0.1
    """What a turn of waiting for a fitting number costs, beside the turn that writes it: others are filled meanwhile."""
    blocked: float = 8.0
    """Turns until an X reaches a space that no number can fill any more."""
    building: float = 1.0
    """Rockets that an X is worth before it is written."""
    activation: float = 0.75
    """Rockets that an activation is worth before its quarter is full."""
    sabotage: float = 0.8
    """Rockets that an error on the others' sheets is worth."""
    error: float = 1.0
    """Rockets that an error on the own sheet costs."""
    activating: float = 2000.0
    """Rockets by which an activation comes before anything else."""
    turns_to_build: float = 3.0
    turns_to_fail: float = 4.0
    """Turns until the next X, the next error: for the missions that count these."""
    victory: float = 1000.0


class Floor:
    """What one floor promises: its empty quarters, each less the longer it takes to fill."""

    def __init__(self, promise: float, activation: float, need: float, hopes: list[float]) -> None:
        self.promise = promise
        self.activation = activation
        """What the best activation would add."""
        self.need = need
        """The turns until it is full."""
        self.hopes = hopes
        """How near each quarter is, from 0 to 1."""


class Chart:
    """What board and deck say about filling floors; what was found out about a floor is kept, for most moves change but one."""

    def __init__(self, state: Launch, temper: Temper) -> None:
        board, deck = state.board, state.piles.deck
        self.board = board
        self.temper = temper
        self.highest = max(deck.numbers)
        self.share_up_to = [
            sum(number <= limit for number in deck.numbers) / len(deck.numbers) for limit in range(self.highest + 1)
        ]
        """The share of cards with at most this number."""
        self.share_for = [
            sum(floor in board.floors_for[action] for action in deck.actions) / len(deck.actions)
            for floor in board.floors
        ]
        """The share of cards that may be written on each floor."""
        self.quarters = [
            [quarter for quarter in board.quarters if quarter.spaces & floor.all] for floor in board.floors
        ]
        self.arrows = [
            sum([1 << quarter.arrow for quarter in quarters if quarter.arrow >= 0]) for quarters in self.quarters
        ]
        self.sabotages = [sum([quarter.sabotages for quarter in quarters]) for quarters in self.quarters]
        self._known: dict[tuple[int, int, int, int, int], Floor] = {}

    def floors(self, state: Launch, sheet: LaunchSheet) -> list[Floor]:
        """What every floor of a sheet promises."""
        spent = int(state.spent | sheet.fired)
        filled, arrows = int(sheet.filled), int(sheet.arrows)
        return [
            self.floor(zone, row, filled, arrows, spent)
            for zone, row in zip(self.board.floors, sheet.rows, strict=True)
        ]

    def floor(self, zone: Zone, row: int, filled: int, arrows: int, spent: int) -> Floor:
        """What a floor promises with these numbers, filled spaces, arrows, and sabotages that nobody can trigger again."""
        at = int(zone.index)
        key = (at, row, filled & int(zone.all), arrows & self.arrows[at], spent & self.sabotages[at])
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._floor(zone, row, filled, arrows, spent)
        return found

    def _floor(self, zone: Zone, row: int, filled: int, arrows: int, spent: int) -> Floor:
        efforts = self._efforts(zone, row, filled)
        hopes = [exp(-effort / self.temper.patience) for effort in efforts]
        promise, activation = 0.0, 0.0
        for quarter, effort, hope in zip(self.quarters[zone.index], efforts, hopes, strict=True):
            if effort:
                promise += hope * self.prize(quarter, arrows, spent)
                if quarter.arrow >= 0 and not arrows >> quarter.arrow & 1:
                    activation = max(activation, hope * int(quarter.inactive))
        return Floor(promise, activation, sum(efforts), hopes)

    def prize(self, quarter: Quarter, arrows: int, spent: int) -> float:
        """What a full quarter pays, in rockets."""
        temper = self.temper
        pays = int(quarter.buildings) * temper.building + int(quarter.activations) * temper.activation
        pays += temper.sabotage * int(quarter.sabotages & ~spent).bit_count()
        return pays + _rockets(quarter, arrows)

    def _efforts(self, zone: Zone, row: int, filled: int) -> list[float]:
        """The turns that each quarter of a floor still needs; 0 when it is full."""
        sheet = LaunchSheet([row] * (int(zone.index) + 1), [])
        sheet.filled = filled
        turns: dict[int, float] = {}
        gap: list[int] = []
        low = 0
        for space in range(zone.first, zone.end):
            cell = sheet.cell(zone, space)
            if cell == EMPTY:
                gap.append(space)
            elif cell != CROSS:
                self._measure(gap, low, cell, zone, turns)
                gap, low = [], cell
        self._measure(gap, low, self.highest + 1, zone, turns)
        return [
            sum(turns.get(space, 0.0) for space in members(quarter.spaces)) for quarter in self.quarters[zone.index]
        ]

    def _measure(self, gap: list[int], low: int, high: int, floor: Zone, turns: dict[int, float]) -> None:
        """The empty spaces between two numbers share the numbers in between; those left over wait for an X."""
        usable = min(len(gap), high - low - 1)
        total = (len(gap) - usable) * self.temper.blocked
        if usable:
            share = self.share_up_to[high - 1] - self.share_up_to[low]
            wait = len(gap) / (PILES * self.share_for[floor.index] * share)
            total += usable * (1 + self.temper.waiting * wait)
        for space in gap:
            turns[space] = total / len(gap)


class Launcher(Expert):
    """Adventure 1: fills what pays soonest, keeps the order open, and activates before it completes."""

    def __init__(self, temper: Temper | None = None) -> None:
        super().__init__()
        self.point = 0.4
        self.swing = 4.0
        self.rounds = 5
        self.temper = temper or Temper()
        self._chart: Chart | None = None

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Adventure 1."""
        return game.options["adventure"] == 1

    def weigh(self, state: Moon, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """What the rocket is worth after each move; activations come before all else."""
        launch = cast("Launch", state)
        _let_others_finish(launch, seat, rng)
        ratings = [self._worth_after(launch, seat, move) for move in moves]
        if any(_activates(move) for move in moves):
            for at, move in enumerate(moves):
                if not _activates(move):
                    ratings[at] -= self.temper.activating
        return ratings

    def _worth_after(self, state: Launch, seat: int, move: int) -> float:
        """An activation is weighed with the best X after it, which may fire the rocket at once."""
        after = state.clone()
        after.play(seat, move)
        if _activates(move) and _unused(after, seat) != (0, 0):
            return max([self._worth_after(after, seat, following) for following in after.legal(seat)])
        return self.worth(after, seat) - self.price(state, move)

    def sketch(self, world: State, seat: int, moves: list[int], glances: int, rng: Rng) -> int:
        """The best of all spaces by what its floor promises then; activations come first."""
        state = cast("Launch", world)
        step = state.step(seat)
        if state.astra is None and step is not None and step.asks() in ("write", "build"):
            return Trial(self, self._charted(state), state, seat).best(moves)
        marks = [move for move in moves if _activates(move)]
        return super().sketch(world, seat, marks or moves, glances, rng)

    def worth(self, world: State, seat: int) -> float:
        """What a seat's rocket is worth, in rockets."""
        state = cast("Launch", world)
        sheet = state.sheet(seat)
        if self._ends(state, sheet):
            return self._verdict(state, seat)
        return self._crossed(sheet) + self._promised(state, seat, sheet)

    def details(self, state: Moon, seat: int) -> list[float]:
        """What is crossed and promised, and how near every floor, quarter and mission is."""
        launch = cast("Launch", state)
        sheet, floors = launch.sheet(seat), self._charted(launch).floors(launch, launch.sheet(seat))
        needs = [floor.need for floor in floors]
        found = [self._crossed(sheet), self._promised(launch, seat, sheet), float(sheet.score(launch.board))]
        found += [float(sheet.rockets), float(sheet.repaired), float(sheet.finals), float(sheet.crosses)]
        found += [float(int(sheet.arrows).bit_count()), float(int(sheet.sabotaged).bit_count())]
        for zone, floor in zip(launch.board.floors, floors, strict=True):
            found += [floor.need, float(int(sheet.filled & zone.all).bit_count()), *floor.hopes]
        found += [float(sheet.arrows >> quarter.arrow & 1) for quarter in launch.board.arrows]
        return found + [self.near(mission, launch, sheet, needs) for mission in launch.missions]

    def _crossed(self, sheet: LaunchSheet) -> float:
        rockets, errors = int(sheet.rockets + sheet.repaired + sheet.finals), int(sheet.errors)
        return rockets - self.temper.error * errors + self.temper.sabotage * int(sheet.sabotaged).bit_count()

    def _promised(self, state: Launch, seat: int, sheet: LaunchSheet) -> float:
        """Quarters, effects not used yet, and missions: each less the longer it takes."""
        floors = self._charted(state).floors(state, sheet)
        activations, buildings = _unused(state, seat)
        best = max([floor.activation for floor in floors])
        promised = sum([floor.promise for floor in floors]) + buildings * self.temper.building + activations * best
        return promised + self._missions(state, sheet, [floor.need for floor in floors])

    def _missions(self, state: Launch, sheet: LaunchSheet, needs: list[float]) -> float:
        return sum([self.near(mission, state, sheet, needs) for mission in state.missions])

    def near(self, mission: Mission, state: Launch, sheet: LaunchSheet, needs: list[float]) -> float:
        """What a mission promises."""
        if sheet.missions[mission.letter] != NO_MISSION:
            return 0.0
        value = mission.later if state.achieved >> mission.letter & 1 else mission.first
        return value * exp(-(1 + self._turns_to(mission, state, sheet, needs)) / self.temper.patience)

    def _turns_to(self, mission: Mission, state: Launch, sheet: LaunchSheet, needs: list[float]) -> float:
        if mission.spaces:
            return sum(
                need for floor, need in zip(state.board.floors, needs, strict=True) if floor.all & mission.spaces
            )
        if mission.kind == "crosses":
            return self.temper.turns_to_build * max(0, int(mission.count - sheet.crosses))
        return self.temper.turns_to_fail * max(0, int(mission.count - sheet.errors + sheet.repaired))

    def _ends(self, state: Launch, sheet: LaunchSheet) -> bool:
        """Does this sheet end the game with this turn?"""
        return (
            state.over
            or sheet.launched(state.board)
            or sheet.errors == state.board.errors
            or sheet.filled == state.board.all
            or sheet.accomplished() == len(LETTERS)
        )

    def _verdict(self, state: Launch, seat: int) -> float:
        """Victory is everything; short of it, points and the rockets that break ties count."""
        sheet, board = state.sheet(seat), state.board
        score = sheet.score(board)
        if state.over:
            won = seat in state.winners
        else:
            shown = [cast("LaunchSheet", other) for other in state.shown]
            others = [other.score(board) for index, other in enumerate(shown) if index != seat]
            won = sheet.launched(board) or self.ahead(state, seat, score, others)
        return (self.temper.victory if won else -self.temper.victory) + score + int(sheet.finals)

    def _charted(self, state: Launch) -> Chart:
        if self._chart is None:
            self._chart = Chart(state, self.temper)
        return self._chart


class Trial:
    """What one space more means to a sheet, reckoned from its floor alone: much faster than to play it."""

    def __init__(self, launcher: Launcher, chart: Chart, state: Launch, seat: int) -> None:
        self._launcher = launcher
        self._chart = chart
        self._state = state
        self._sheet = state.sheet(seat)
        self._spent = int(state.spent | self._sheet.fired)
        self._floors = chart.floors(state, self._sheet)
        self._needs = [floor.need for floor in self._floors]

    def best(self, moves: list[int]) -> int:
        """The move that adds most."""
        most, chosen = 0.0, -1
        for move in moves:
            gain = self._gain(move)
            if chosen < 0 or gain > most:
                most, chosen = gain, move
        return chosen

    def _gain(self, move: int) -> float:
        if move == PASS:
            return 0.0
        if move == SYSTEM_ERROR:
            return -self._launcher.temper.error
        if move >= CROSS_OUT:
            return self._filled(move - CROSS_OUT, 0)
        zone = self._state.board.floor_of[move % SPACES]
        held = 1 << (NUMBERS + move % SPACES - int(zone.first))
        return self._filled(move % SPACES, held | 1 << self._state.piles.numbers[move // SPACES])

    def _filled(self, space: int, written: int) -> float:
        """What a full space adds; with a number, `written` is what that adds to the row."""
        chart, sheet, board = self._chart, self._sheet, self._state.board
        zone, quarter = board.floor_of[space], board.quarter_of[space]
        at, filled, arrows = int(zone.index), int(sheet.filled) | 1 << space, int(sheet.arrows)
        floor = chart.floor(zone, sheet.rows[at] | written, filled, arrows, self._spent)
        gain = floor.promise - self._floors[at].promise
        if filled & int(quarter.spaces) == int(quarter.spaces):
            gain += chart.prize(quarter, arrows, self._spent)
            if _rockets(quarter, arrows) >= int(board.track - sheet.rockets + sheet.errors - sheet.repaired):
                gain += self._launcher.temper.victory
        return gain + self._nearer(zone, floor.need)

    def _nearer(self, zone: Zone, need: float) -> float:
        """What missions gain from a floor that needs fewer turns."""
        found = 0.0
        for mission in self._state.missions:
            if mission.spaces & zone.all:
                found -= self._launcher.near(mission, self._state, self._sheet, self._needs)
                needs = self._needs.copy()
                needs[zone.index] = need
                found += self._launcher.near(mission, self._state, self._sheet, needs)
        return found


def _rockets(quarter: Quarter, arrows: int) -> int:
    """What a full quarter crosses, with the inactive ones if they have been activated."""
    activated = quarter.arrow >= 0 and arrows >> quarter.arrow & 1
    return int(quarter.rockets) + (int(quarter.inactive) if activated else 0)


def _activates(move: int) -> bool:
    return MARK <= move < PASS


def _let_others_finish(state: Launch, seat: int, rng: Rng) -> None:
    """Guess what the others do in this phase, as the world already does for those who are done: a move is then weighed
    with the sabotages and the end that may come of it, whoever is asked first."""
    for other in state.actors:
        while other != seat and state.asked(other):
            state.play(other, rng.pick(state.legal(other)))


def _unused(state: Launch, seat: int) -> tuple[int, int]:
    """Activations and buildings that this seat has earned and not used."""
    effects = [step for step in state.steps(seat) if isinstance(step, QuarterEffects)]
    return sum(int(step.activations) for step in effects), sum(int(step.buildings) for step in effects)
