"""The settler: a bot for adventure 3 that weighs its colony after each move it could make, and takes the best.

A colony is worth its score, what its symbols will bring once they are multiplied, what its quarters and missions
promise, and the room that it leaves for the numbers to come. The settler plans no further than the move.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import cast

from cosmodrome.games.moon.expert import GRAIN, HIGHEST, Expert
from cosmodrome.games.moon.rules.actions import UseAction
from cosmodrome.games.moon.rules.adventure3 import SIDE, Colony, ColonySheet, full_columns, full_rows
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.sheet import NO_MISSION
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

__all__ = ["Settler", "Temper"]


@dataclass
class Temper:
    """What a settler believes, in points."""

    counts: tuple[float, float, float] = (3.0, 1.0, 3.0)
    """Plants, tanks and antennas that it hopes to circle when it makes them worth more."""
    worths: tuple[float, float, float] = (1.8, 3.0, 1.5)
    """How much more each of them will be worth in the end."""
    near: float = 0.6
    """What remains of an antenna's promise with each tunnel that it is farther from the network."""
    room: float = 1.6
    """A number of the deck that still has a place, up to three places."""
    dead: float = 1.4
    """A building that no number can fill any more."""
    building: float = 0.7
    """A building filled, whatever for."""
    quarter: float = 0.75
    """The share of a quarter's bonus that is hoped for; it grows with the square of what is filled."""
    mission: float = 0.8
    """The same for missions."""
    astronaut: float = 2.6
    """An astronaut more than now."""
    antenna: tuple[float, float] = (0.25, 0.6)
    """The share of an antenna beside the network that counts already, in an empty and in a filled building."""
    error: float = 3.0
    """A system error, beside what it costs."""
    actions: tuple[float, ...] = (1.5, 3.5, 2.5, 3.0, 2.6, 0.6)
    """What each action is worth before it is used, to decide which numbers to think about."""
    breadth: int = 8
    """So many moves are thought through to the use of their action,"""
    unlikely: float = 10.0
    """and this is what all others are worth less."""
    whim: float = 0.6
    """How far chance may move its judgement, so that two settlers do not build the same colony."""
    victory: float = 1000.0


class Settler(Expert):
    """Adventure 3: keeps the order open, and multiplies what it has most of."""

    def __init__(self, temper: Temper | None = None) -> None:
        super().__init__()
        self.temper = temper or Temper()
        self._shares: list[tuple[int, float]] = []
        """The numbers of the deck, lowest first, each with its share of the cards."""

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Adventure 3 only."""
        return game.options["adventure"] == 3

    def weigh(self, state: Moon, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """What the colony is worth after each move, give or take a whim; the likely ones with the use of their action."""
        colony = cast("Colony", state)
        first = [
            self._worth_after(colony, seat, move) + self.temper.whim * int(rng.below(GRAIN)) / GRAIN for move in moves
        ]
        order = sorted(range(len(moves)), key=[-worth for worth in first].__getitem__)
        ratings = [worth - self.temper.unlikely for worth in first]
        for at in order[: self.temper.breadth]:
            ratings[at] = self._with_action(colony, seat, moves[at], first[at])
        return ratings

    def glance(self, world: State, seat: int, move: int) -> float:
        """What the colony is worth after a move, its action guessed."""
        return self._worth_after(cast("Colony", world), seat, move)

    def _worth_after(self, state: Colony, seat: int, move: int) -> float:
        """What the colony is worth after a move, its action guessed."""
        after = state.clone()
        after.play(seat, move)
        step = after.step(seat)
        pending = self.temper.actions[int(step.action)] if isinstance(step, UseAction) else 0.0
        return self.worth(after, seat) + pending - self.price(state, move)

    def _with_action(self, state: Colony, seat: int, move: int, guess: float) -> float:
        """The same with the best use of the action."""
        after = state.clone()
        after.play(seat, move)
        step = after.step(seat)
        if not isinstance(step, UseAction):
            return guess
        best = max([self._worth_after(after, seat, use) for use in after.legal(seat)])
        return guess - self.temper.actions[int(step.action)] + best - self.worth(after, seat)

    def strain(self, state: Moon, seat: int, space: int, number: int) -> float:
        """Numbers grow to the right and upwards: each belongs on one of the diagonals."""
        return abs(space % SIDE + space // SIDE - 2 * (SIDE - 1) * (number - 1) / (HIGHEST - 1))

    def worth(self, world: State, seat: int) -> float:
        """What a seat's colony is worth, in points."""
        state = cast("Colony", world)
        if state.over:
            return state.scores[seat] + (self.temper.victory if seat in state.winners else -self.temper.victory)
        sheet = state.sheet(seat)
        lines = state.score_lines(state.sheets, seat)
        sure = sum(lines[line] for line in ("missions", "quarters", "planning", "errors"))
        return (
            sure
            + self.temper.building * int(sheet.filled).bit_count()
            - self.temper.error * int(sheet.errors)
            + self.temper.astronaut * int(sheet.astronauts)
            + self._symbols(state, sheet)
            + self._room(state, sheet)
            + self._quarters(state, sheet)
            + self._missions(state, sheet)
        )

    def details(self, state: Moon, seat: int) -> list[float]:
        """The score line by line, what symbols, quarters and missions promise, the room that is left, and the network."""
        colony = cast("Colony", state)
        sheet, board = colony.sheet(seat), colony.board
        found = [float(points) for points in colony.score_lines(colony.sheets, seat).values()]
        found += [self._symbols(colony, sheet), self._room(colony, sheet), self._antennas(colony, sheet)]
        found += [self._quarters(colony, sheet), self._missions(colony, sheet)]
        found += [float(energies) for energies in sheet.energies]
        found += [float(sheet.astronauts), float(sheet.plannings), float(sheet.plants(board))]
        return [*found, float(int(sheet.tanks).bit_count()), float(int(sheet.joined).bit_count())]

    def _symbols(self, state: Colony, sheet: ColonySheet) -> float:
        """Symbols times worth, both with what is hoped for."""
        board, temper = state.board, self.temper
        counts = (float(sheet.plants(board)), float(int(sheet.tanks).bit_count()), self._antennas(state, sheet))
        total = 0.0
        for track, count in enumerate(counts):
            value = board.tracks[track][sheet.energies[track]]
            total += (count + temper.counts[track]) * (value + temper.worths[track])
        return total

    def _antennas(self, state: Colony, sheet: ColonySheet) -> float:
        """Those circled, and a share of the others: the more, the nearer the network comes."""
        board, temper = state.board, self.temper
        circled, network = sheet.circled_antennas(board), members(sheet.joined)
        total = 0.0
        for node in members(board.antenna_nodes):
            count = board.antennas[node]
            if circled >> node & 1:
                total += count
            else:
                away = _nearest(node, network)
                total += count * temper.antenna[sheet.filled >> node & 1] * temper.near**away
        return total

    def _room(self, state: Colony, sheet: ColonySheet) -> float:
        """How many of the numbers in the deck still have places, and how many buildings still have a number."""
        board, deck = state.board, state.piles.deck
        if not self._shares:
            numbers = deck.numbers
            self._shares = [(number, numbers.count(number) / len(numbers)) for number in sorted(set(numbers))]
        reached = 0
        total = 0.0
        for number, share in self._shares:
            places = int(sheet.open_to(number, board))
            reached |= places
            total += share * min(places.bit_count(), 3)
        dead = int(board.all & ~sheet.filled) & ~reached
        return self.temper.room * 15 * total - self.temper.dead * dead.bit_count() - self._misplaced(state, sheet)

    def _misplaced(self, state: Colony, sheet: ColonySheet) -> float:
        """Numbers far from where they would stand if the colony were filled evenly, from corner to corner."""
        highest = self._shares[-1][0]
        total = 0.0
        for node in members(sheet.numbered):
            even = 1 + (highest - 1) * (node // SIDE + node % SIDE) / (2 * SIDE - 2)
            off = abs(int(sheet.holds(node)) - even) - 1
            if off > 0:
                total += off * sqrt(off)
        return 0.35 * total

    def _quarters(self, state: Colony, sheet: ColonySheet) -> float:
        total = 0.0
        for index, quarter in enumerate(state.board.quarters):
            if (sheet.firsts | sheet.laters) >> index & 1:
                continue
            bonus = quarter.later if state.taken >> index & 1 else quarter.first
            empty = int(quarter.nodes & ~sheet.filled).bit_count()
            size = int(quarter.nodes & ~state.board.filled).bit_count()
            total += self.temper.quarter * bonus * (1 - empty / size) ** 2
        return total

    def _missions(self, state: Colony, sheet: ColonySheet) -> float:
        total = 0.0
        for mission in state.missions:
            if sheet.missions[mission.letter] == NO_MISSION:
                value = mission.later if state.achieved >> mission.letter & 1 else mission.first
                total += self.temper.mission * value * _progress(state, sheet, mission) ** 2
        return total


def _progress(state: Colony, sheet: ColonySheet, mission: Mission) -> float:
    """How near a mission is, from 0 to 1."""
    board, count = state.board, int(mission.count)
    match mission.kind:
        case "columns":
            lines = [[SIDE * i + line for i in range(SIDE)] for line in range(SIDE)]
            return 1.0 if full_columns(sheet.filled) >= count else _lines(sheet, lines, count)
        case "rows":
            lines = [[SIDE * line + i for i in range(SIDE)] for line in range(SIDE)]
            return 1.0 if full_rows(sheet.filled) >= count else _lines(sheet, lines, count)
        case "observatory":
            goal = members(board.observatory)[0]
            farthest = 2 * SIDE - 2
            return 1 - _nearest(goal, members(sheet.joined)) / farthest
        case "plants":
            return min(1.0, sheet.plants(board) / count)
        case "antennas":
            return _best_quarters(state, board.antenna_nodes, sheet.circled_antennas(board), count)
        case _:
            return _best_quarters(state, board.tanks, sheet.tanks, count)


def _lines(sheet: ColonySheet, lines: list[list[int]], count: int) -> float:
    filled = sorted((sum(sheet.filled >> node & 1 for node in line) for line in lines), reverse=True)
    return sum(filled[:count]) / (count * SIDE)


def _nearest(node: int, network: list[int]) -> int:
    """How many tunnels the network is away from a node."""
    row, column, nearest = node // SIDE, node % SIDE, 2 * SIDE
    for other in network:
        nearest = min(nearest, abs(column - other % SIDE) + abs(row - other // SIDE))
    return nearest


def _best_quarters(state: Colony, wanted: int, marked: int, count: int) -> float:
    shares = sorted(
        (int(marked & q.nodes).bit_count() / max(1, int(wanted & q.nodes).bit_count()) for q in state.board.quarters),
        reverse=True,
    )
    return sum(shares[:count]) / count
