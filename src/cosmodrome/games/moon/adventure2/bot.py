"""The navigator: a bot for adventure 2 that weighs its trajectory after each move it could make, and takes the best.

What a trajectory is worth is counted in points: those marked, and those that zones, stations and missions still promise.
The navigator plans no further than the turn, and thinks of an action only roughly while it chooses where to write.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import cast

from cosmodrome.games.moon.expert import Expert, strain_in
from cosmodrome.games.moon.rules.actions import ASTRONAUT, ENERGY, PLANNING, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure2 import DrawLine, Journey, JourneyMission, JourneySheet
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, MARK, PASS, STRIKE, SYSTEM_ERROR, is_write, written
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, NO_MISSION, Zone
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

__all__ = ["Course", "Navigator"]


@dataclass
class Course:
    """What a navigator believes, in points."""

    space: float = 1.0
    """A filled space."""
    room: float = 0.55
    """An empty space that a number can still fill."""
    blocked: float = 0.5
    """What an empty space costs that only an X or a line can help."""
    safety: float = 9.0
    """Being sure that the next turn brings a number that fits."""
    zone: float = 7.0
    """A complete zone."""
    patience: float = 0.72
    """How much a promise shrinks with every mark that it still needs."""
    robot: float = 0.82
    """The same, for robots."""
    coming: float = 0.25
    """Plants that a station will still give, as a share of those left."""
    tank: float = 0.12
    """The share of a tank's value that its empty space is worth."""
    energy: float = 2.2
    astronaut: float = 0.9
    planning: float = 0.9
    wild: float = 2.5
    mission: float = 0.6
    """The share of a mission that is nearly accomplished."""
    error: float = 3.0
    """What a system error costs beyond its points."""


class Navigator(Expert):
    """Adventure 2: keeps room for every number, completes zones, and serves stations that pay."""

    def __init__(self, course: Course | None = None) -> None:
        super().__init__()
        self.course = course or Course()

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Adventure 2."""
        return game.options["adventure"] == 2

    def weigh(self, state: Moon, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """What the trajectory is worth after each move."""
        journey = cast("Journey", state)
        return [self.worth_of(journey, seat, move) for move in moves]

    def glance(self, world: State, seat: int, move: int) -> float:
        """The same."""
        return self.worth_of(cast("Journey", world), seat, move)

    def strain(self, state: Moon, seat: int, space: int, number: int) -> float:
        """By the zone it lies in now."""
        sheet = cast("Journey", state).sheet(seat)
        return strain_in(sheet.zone_of(space), sheet, space, number)

    def worth(self, world: State, seat: int) -> float:
        """What a seat's trajectory is worth, in points."""
        state = cast("Journey", world)
        return self.trajectory(state, state.sheet(seat))

    def worth_of(self, state: Journey, seat: int, move: int) -> float:
        """What the trajectory is worth after a move."""
        if move in (PASS, SYSTEM_ERROR) or is_write(move):
            return self._written(state, seat, move) - self.price(state, move)
        sheet = state.sheet(seat).copy()
        if MARK <= move < PASS:
            sheet.divide(move - MARK)
            return self.trajectory(state, sheet)
        if move < ACT:
            return self.trajectory(state, sheet) + state.missions[0].first  # a mission that holds is always taken
        after = state.clone()
        if move >= STRIKE:
            after.draft(seat, move)
            return self.trajectory(after, after.sheet(seat))
        after.play(seat, move)
        if isinstance(after.step(seat), DrawLine):
            return max([self.worth_of(after, seat, line) for line in after.legal(seat)])
        return self.trajectory(state, after.sheet(seat))

    def _written(self, state: Journey, seat: int, move: int) -> float:
        sheet = state.sheet(seat).copy()
        if move == PASS:
            return self.trajectory(state, sheet)
        if move == SYSTEM_ERROR:
            sheet.errors += 1
            return self.trajectory(state, sheet)
        pile, space, change = written(move)
        action, number = state.piles.actions[pile], state.piles.numbers[pile] + change
        bonus = 0.0
        if change:
            bonus = self.course.astronaut - (self.course.wild if action != ASTRONAUT else 0)
        sheet.write(sheet.zone_of(space), space, number)
        if not change:
            bonus = self._action(state, sheet, action, space)
        return self.trajectory(state, sheet) + bonus

    def _action(self, state: Journey, sheet: JourneySheet, action: int, space: int) -> float:
        """Roughly what the action will bring after a number was written."""
        course, board = self.course, state.board
        if action == ENERGY:
            return course.energy * (sheet.energies < board.energies)
        if action == WATER:
            return float(board.tanks[space])
        if action == ASTRONAUT:
            return course.astronaut
        if action == PLANNING:
            return course.planning + course.space
        before = [self._station(state, sheet, i, sheet.robots[i], sheet.plants[i]) for i in range(len(board.stations))]
        gains = [0.0]
        zone = sheet.zone_of(space)
        for i, station in enumerate(board.stations):
            if action == ROBOT and sheet.robots[i] < station.robots:
                gains.append(self._station(state, sheet, i, sheet.robots[i] + 1, sheet.plants[i]) - before[i])
            reached = zone.first <= station.space < zone.end
            if action == PLANT and reached and sheet.plants[i] < station.plants:
                gains.append(self._station(state, sheet, i, sheet.robots[i], sheet.plants[i] + 1) - before[i])
        return max(gains)

    # --- what a trajectory is worth ---------------------------------------------------------------------------------

    def trajectory(self, state: Journey, sheet: JourneySheet) -> float:
        """Points marked and promised."""
        course, board = self.course, state.board
        worth = float(sum(value for value in sheet.missions if value != NO_MISSION))
        worth -= board.errors[sheet.errors] + course.error * int(sheet.errors)
        for space in board.tank_spaces:
            circled, filled = sheet.tanks >> space & 1, sheet.filled >> space & 1
            worth += board.tanks[space] * (1.0 if circled else 0.0 if filled else course.tank)
        for i in range(len(board.stations)):
            worth += self._station(state, sheet, i, sheet.robots[i], sheet.plants[i])
        worth += course.energy * (int(sheet.energies) - 2 * (len(sheet.zones) - 1)) + course.wild * int(sheet.wilds)
        worth += course.astronaut * int(sheet.astronauts) + course.planning * int(sheet.plannings)
        worth += self._zones(state, sheet) + self._safety(sheet)
        return worth + sum(self._mission(state, sheet, mission) for mission in state.missions)

    def details(self, state: Moon, seat: int) -> list[float]:
        """The score line by line, what zones, stations and missions promise, and what is in store."""
        journey = cast("Journey", state)
        sheet, stations = journey.sheet(seat), range(len(journey.board.stations))
        found = [float(points) for points in journey.score_lines(journey.sheets, seat).values()]
        found += [self._zones(journey, sheet), self._safety(sheet)]
        found += [self._mission(journey, sheet, mission) for mission in journey.missions]
        rooms = [self._room(sheet, zone) for zone in sheet.zones]
        found += [sum([room for room, _ in rooms]), float(sum([blocked for _, blocked in rooms]))]
        empties = sorted([int(zone.all & ~sheet.filled).bit_count() for zone in sheet.zones])
        found += [float(empties[0]), float(empties[-1]), float(sum([1 for empty in empties if empty == 1]))]
        found += [self._station(journey, sheet, i, sheet.robots[i], sheet.plants[i]) for i in stations]
        found += [float(sheet.energies), float(sheet.wilds), float(sheet.astronauts), float(sheet.plannings)]
        found += [float(len(sheet.zones)), float(len(sheet.complete_sizes())), float(int(sheet.tanks).bit_count())]
        return found + [float(robots) for robots in sheet.robots] + [float(plants) for plants in sheet.plants]

    def _station(self, state: Journey, sheet: JourneySheet, index: int, robots: int, plants: int) -> float:
        station = state.board.stations[index]
        multiplier = sheet.multiplier(state.board, index) or (
            station.later if state.taken >> index & 1 else station.first
        )
        hope = self.course.robot ** (station.robots - robots)
        return multiplier * hope * (plants + self.course.coming * (station.plants - plants))

    def _zones(self, state: Journey, sheet: JourneySheet) -> float:
        course = self.course
        worth, longest = 0.0, 0
        for zone in sheet.zones:
            empty = int(zone.all & ~sheet.filled).bit_count()
            worth += course.space * (zone.size - empty)
            if not empty:
                worth += course.zone
                longest = max(longest, zone.size)
                continue
            room, blocked = self._room(sheet, zone)
            worth += course.room * room - course.blocked * blocked
            worth += course.zone * course.patience**empty * (0.5**blocked)
        return worth + longest

    def _room(self, sheet: JourneySheet, zone: Zone) -> tuple[float, int]:
        """The empty spaces of a zone that numbers can fill, counted by how easily, and those that none can."""
        room, blocked, low, empties = 0.0, 0, 0, 0
        for cell in [*(sheet.cell(zone, space) for space in range(zone.first, zone.end)), 16]:
            if cell == EMPTY:
                empties += 1
            elif cell != CROSS:
                numbers = max(min(cell, 16) - low - 1, 0)
                usable = min(empties, numbers)
                if usable:
                    room += usable * numbers / (numbers + empties)
                blocked += empties - usable
                low, empties = cell, 0
        return room, blocked

    def _safety(self, sheet: JourneySheet) -> float:
        """How likely one of three numbers fits."""
        fitting = sum(sheet.open_to(number) != 0 for number in range(1, 16)) / 15
        return self.course.safety * (1 - (1 - fitting) ** PILES)

    def _mission(self, state: Journey, sheet: JourneySheet, mission: Mission) -> float:
        if sheet.missions[mission.letter] != NO_MISSION:
            return 0.0
        value = mission.later if state.achieved >> mission.letter & 1 else mission.first
        done = self._progress(state, sheet, mission)
        return float(value) if done >= 1 else value * self.course.mission * done**2

    def _progress(self, state: Journey, sheet: JourneySheet, mission: Mission) -> float:
        """How much of a mission is done, from 0 to 1."""
        board, count = state.board, int(mission.count)
        if mission.kind == "zones":
            wanted, sizes = cast("JourneyMission", mission).zones, Counter(sheet.complete_sizes())
            return sum(min(sizes[size], n) for size, n in wanted.items()) / sum(wanted.values())
        if mission.kind == "multipliers":
            return int(sheet.firsts | sheet.laters).bit_count() / count
        if mission.kind == "plants":
            full = sum(sheet.plants[i] == station.plants for i, station in enumerate(board.stations))
            return full / count
        if mission.kind == "tanks":
            return int(sheet.tanks).bit_count() / count
        run = best = 0
        for space in board.tank_spaces:
            run = run + 1 if sheet.tanks >> space & 1 else 0
            best = max(best, run)
        return min(best / count, 1.0)
