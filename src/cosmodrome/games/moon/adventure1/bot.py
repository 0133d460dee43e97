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
from cosmodrome.games.moon.rules.moves import MARK, PASS
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, LETTERS, NO_MISSION, Zone
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


class Prize:
    """What a full quarter pays, in rockets, apart from what depends on the course of the game."""

    def __init__(self, sure: float, inactive: int, arrow: int, sabotages: int) -> None:
        self.sure = sure
        self.inactive = inactive
        self.arrow = arrow
        self.sabotages = sabotages


class Chart:
    """What board and deck say about filling floors; what was found out about a row is kept."""

    def __init__(self, state: Launch, temper: Temper) -> None:
        board, deck = state.board, state.piles.deck
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
        self.prizes = [[self._prize(quarter) for quarter in quarters] for quarters in self.quarters]
        self._known: dict[tuple[int, int, int], list[float]] = {}

    def _prize(self, quarter: Quarter) -> Prize:
        buildings, activations = int(quarter.buildings), int(quarter.activations)
        sure = int(quarter.rockets) + buildings * self.temper.building + activations * self.temper.activation
        return Prize(sure, quarter.inactive, quarter.arrow, quarter.sabotages)

    def efforts(self, sheet: LaunchSheet, floor: Zone) -> list[float]:
        """The turns that each quarter of a floor still needs; 0 when it is full."""
        key = (int(floor.index), sheet.rows[floor.index], int(sheet.filled & floor.all))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._efforts(sheet, floor)
        return found

    def _efforts(self, sheet: LaunchSheet, floor: Zone) -> list[float]:
        turns: dict[int, float] = {}
        gap: list[int] = []
        low = 0
        for space in range(floor.first, floor.end):
            cell = sheet.cell(floor, space)
            if cell == EMPTY:
                gap.append(space)
            elif cell != CROSS:
                self._measure(gap, low, cell, floor, turns)
                gap, low = [], cell
        self._measure(gap, low, self.highest + 1, floor, turns)
        return [
            sum(turns.get(space, 0.0) for space in members(quarter.spaces)) for quarter in self.quarters[floor.index]
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
        sheet, chart = launch.sheet(seat), self._charted(launch)
        found = [self._crossed(sheet), self._promised(launch, seat, sheet), float(sheet.score(launch.board))]
        found += [float(sheet.rockets), float(sheet.repaired), float(sheet.finals), float(sheet.crosses)]
        found += [float(len(members(sheet.arrows))), float(len(members(sheet.sabotaged)))]
        needs: list[float] = []
        for floor in launch.board.floors:
            efforts = chart.efforts(sheet, floor)
            needs.append(sum(efforts))
            found += [needs[-1], float(len(members(sheet.filled & floor.all)))]
            found += [exp(-effort / self.temper.patience) for effort in efforts]
        found += [float(sheet.arrows >> quarter.arrow & 1) for quarter in launch.board.arrows]
        return found + [self._near(mission, launch, sheet, needs) for mission in launch.missions]

    def _crossed(self, sheet: LaunchSheet) -> float:
        rockets, errors = int(sheet.rockets + sheet.repaired + sheet.finals), int(sheet.errors)
        return rockets - self.temper.error * errors + self.temper.sabotage * len(members(sheet.sabotaged))

    def _promised(self, state: Launch, seat: int, sheet: LaunchSheet) -> float:
        """Quarters, effects not used yet, and missions: each less the longer it takes."""
        chart, temper = self._charted(state), self.temper
        activations, buildings = _unused(state, seat)
        spent = state.spent | sheet.fired
        total = buildings * temper.building
        best_activation = 0.0
        needs: list[float] = []
        for floor, prizes in zip(state.board.floors, chart.prizes, strict=True):
            efforts = chart.efforts(sheet, floor)
            needs.append(sum(efforts))
            for prize, effort in zip(prizes, efforts, strict=True):
                if not effort:
                    continue
                hope = exp(-effort / temper.patience)
                total += hope * prize.sure
                if prize.sabotages:
                    total += hope * temper.sabotage * len(members(prize.sabotages & ~spent))
                if prize.arrow >= 0:
                    if sheet.arrows >> prize.arrow & 1:
                        total += hope * prize.inactive
                    else:
                        best_activation = max(best_activation, hope * prize.inactive)
        return total + activations * best_activation + self._missions(state, sheet, needs)

    def _missions(self, state: Launch, sheet: LaunchSheet, needs: list[float]) -> float:
        return sum([self._near(mission, state, sheet, needs) for mission in state.missions])

    def _near(self, mission: Mission, state: Launch, sheet: LaunchSheet, needs: list[float]) -> float:
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
