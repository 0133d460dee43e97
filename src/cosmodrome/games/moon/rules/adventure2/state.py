"""Adventure 2, The Journey: number the way from the Earth to the Moon, and cut it into zones that can be numbered.

A space is a stop of the trajectory, counted from the Earth. The trajectory is one zone until energies draw lines; a line
lies in a gap, and gap g is the one between the spaces g and g + 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WithActions, awards
from cosmodrome.games.moon.rules.adventure2.sheet import JourneyBoard, JourneyMission, JourneySheet
from cosmodrome.games.moon.rules.adventure2.steps import DRAW_LINE, DrawLine
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import Deck
from cosmodrome.games.moon.rules.orders import Orders, Receive
from cosmodrome.games.moon.rules.sheet import LETTERS, NO_MISSION, Sheet
from cosmodrome.kernel.bits import bit, members
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["Journey"]


class Journey(WithActions):
    """A position of adventure 2."""

    def __init__(self, game: Game, rng: Rng, deck: Deck, board: JourneyBoard, chosen: list[Mission]) -> None:
        super().__init__(game, rng, deck, board, chosen)
        self.board = board
        self.taken: i64 = 0
        """Stations whose high multiplier was circled in an earlier turn, as bits: it is struck for everyone else."""

    def sheet(self, seat: i64) -> JourneySheet:
        """One seat's trajectory."""
        return cast("JourneySheet", self.sheets[seat])

    def new_sheet(self) -> Sheet:
        """One zone, and the first energy circled."""
        board = self.board
        sheet = JourneySheet([0], [NO_MISSION] * len(LETTERS), board.zones)
        sheet.energies = board.charged
        sheet.robots = [0] * len(board.stations)
        sheet.plants = [0] * len(board.stations)
        return sheet

    # --- writing ----------------------------------------------------------------------------------------------------

    def spaces_for(self, seat: i64, number: i64) -> i64:
        """Where a number keeps the order of its zone."""
        return self.sheet(seat).open_to(number)

    def spaces_to_cross(self, seat: i64) -> i64:
        """An X fits anywhere."""
        return self.board.all & ~self.sheet(seat).filled

    def fill(self, seat: i64, space: i64, value: i64) -> None:
        """Write it: a space of the trajectory sets nothing off."""
        sheet = self.sheet(seat)
        sheet.write(sheet.zone_of(space), space, value)

    def take_error(self, seat: i64) -> None:
        """Cross the next box, and circle the energy that is printed in it."""
        sheet = self.sheet(seat)
        energies = self.board.compensations[sheet.errors]
        sheet.errors += 1
        for _ in range(energies):
            self.charge(seat)

    # --- actions ----------------------------------------------------------------------------------------------------

    def marks_for(self, seat: i64, action: i64, space: i64) -> i64:
        """Robot: stations. Energy: the next one. Plant: stations hooked to the number's zone. Water: its tank."""
        board, sheet = self.board, self.sheet(seat)
        found: i64 = 0
        if action == ROBOT:
            for index in range(len(board.stations)):
                if sheet.robots[index] < board.stations[index].robots:
                    found |= bit(index)
        elif action == PLANT:
            zone = sheet.zone_of(space)
            for index in range(len(board.stations)):
                station = board.stations[index]
                if zone.first <= station.space < zone.end and sheet.plants[index] < station.plants:
                    found |= bit(index)
        elif action == ENERGY:
            if sheet.energies < board.energies:
                found = bit(0)
        elif board.tanks[space] and not sheet.lost >> space & 1:
            found = bit(space)
        return found

    def act(self, seat: i64, action: i64, target: i64, space: i64) -> None:
        """Circle a robot, an energy, a plant, or the tank."""
        sheet = self.sheet(seat)
        if action == ROBOT:
            self.circle_robot(seat, target)
        elif action == ENERGY:
            self.charge(seat)
        elif action == PLANT:
            sheet.plants = [n + 1 if station == target else n for station, n in enumerate(sheet.plants)]
        else:
            sheet.tanks |= bit(target)

    def circle_robot(self, seat: i64, index: i64) -> None:
        """The last robot of a station circles a multiplier: the high one until it is struck."""
        sheet = self.sheet(seat)
        sheet.robots = [n + 1 if station == index else n for station, n in enumerate(sheet.robots)]
        if sheet.robots[index] < self.board.stations[index].robots:
            return
        if self.taken >> index & 1:
            sheet.laters |= bit(index)
        else:
            sheet.firsts |= bit(index)
            self.earn_solo_bonus()
        if self.listening:
            self.emit("station", seat, (int(index), int(self.taken >> index & 1)), OWNER_FIRST)

    def charge(self, seat: i64) -> None:
        """Circle the next energy, while there are any; a full column must draw its line at once."""
        sheet = self.sheet(seat)
        if sheet.energies < self.board.energies:
            sheet.energies += 1
            if sheet.energies % self.board.energies_for_line == 0:
                self.ask(seat, DRAW_LINE)

    def use_astronaut(self, seat: i64) -> None:
        """Cross an astronaut, while there are any; a full column circles a Wild symbol."""
        self.sheet(seat).cross_astronaut(self.board.astronauts, self.board.symbols_for_wild)

    def use_planning(self, seat: i64) -> None:
        """Cross a planning symbol, while there are any; a full column circles a Wild symbol."""
        self.sheet(seat).cross_planning(self.board.plannings, self.board.symbols_for_wild)

    def wilds(self, seat: i64) -> i64:
        """Those circled and not crossed off."""
        return self.sheet(seat).wilds

    def spend_wild(self, seat: i64) -> None:
        """Cross one off."""
        self.sheet(seat).wilds -= 1

    # --- phases 5 and 6, and the end --------------------------------------------------------------------------------

    def incidents(self) -> None:
        """Phase 5: the high multipliers circled this turn are struck for the others."""
        for seat in range(self.seats):
            self.taken |= self.sheet(seat).firsts

    def fulfils(self, seat: i64, mission: Mission) -> bool:
        """Multipliers, stations full of plants, complete zones, or tanks."""
        board, sheet = self.board, self.sheet(seat)
        kind = mission.kind
        if kind == "zones":
            sizes = sheet.complete_sizes()
            zones = cast("JourneyMission", mission).zones
            return all(sizes.count(size) >= wanted for size, wanted in zones.items())
        done: i64 = 0
        if kind == "row_of_tanks":
            for space in board.tank_spaces:
                done = done + 1 if sheet.tanks >> space & 1 else 0
                if done >= mission.count:
                    return True
            return False
        if kind == "lines":
            return len(sheet.zones) - 1 >= mission.count
        if kind == "tank_values":
            values: i64 = 0
            for space in members(sheet.tanks):
                values |= bit(board.tanks[space])
            return values & mission.spaces == mission.spaces
        if kind == "tanks":
            for space in board.tank_spaces:
                done += sheet.tanks >> space & 1
        elif kind == "multipliers":
            for index in range(len(board.stations)):
                done += (sheet.firsts | sheet.laters) >> index & 1
        else:
            for index in range(len(board.stations)):
                if sheet.plants[index] == board.stations[index].plants:
                    done += 1
        return done >= mission.count

    def score_lines(self, sheets: list[Sheet], seat: i64) -> dict[str, int]:
        """Missions, plants by station, tanks, the longest complete zone, most complete zones by rank, less errors."""
        board = self.board
        sheet = cast("JourneySheet", sheets[seat])
        stations = [sheet.plants[i] * sheet.multiplier(board, i) for i in range(len(board.stations))]
        complete = [len(cast("JourneySheet", other).complete_sizes()) for other in sheets]
        if self.astra is not None:
            complete.append(self.astra.rank())
        return {
            "missions": sum([value for value in sheet.missions if value != NO_MISSION]) + self.goal_points(sheet),
            "plants": sum(stations),
            "water": sum([board.tanks[space] for space in members(sheet.tanks)]),
            "longest": max([0, *sheet.complete_sizes()]),
            "zones": awards(complete, board.prizes)[seat],
            "errors": -board.errors[sheet.errors],
        }

    def strikeable(self) -> i64:
        """ASTRA: the high multipliers that nobody has circled."""
        return (bit(len(self.board.stations)) - 1) & ~self.taken

    def strike(self, target: i64) -> None:
        """ASTRA: only the low multiplier of this station can be circled from now on."""
        self.taken |= bit(target)

    # --- orders -----------------------------------------------------------------------------------------------------

    def prepare(self, seat: i64, orders: Orders) -> None:
        """A line that no energy pays for, or a robot."""
        if orders.branch == "swing_by":
            self.ask(seat, DRAW_LINE)
        elif orders.branch == "drone_escort":
            self.ask(seat, Receive([ROBOT]))

    def gifts(self, seat: i64, action: i64) -> list[int]:
        """Any station."""
        return self.targets(seat, action, 0)

    def receive(self, seat: i64, action: i64, target: i64) -> None:
        """Circle a robot there."""
        self.act(seat, action, target, 0)

    def losable(self, seat: i64) -> i64:
        """Debris: the tanks that are not circled."""
        sheet, found = self.sheet(seat), i64(0)
        for space in self.board.tank_spaces:
            found |= bit(space)
        return found & ~sheet.tanks & ~sheet.lost

    def lose(self, seat: i64, target: i64) -> None:
        """This tank cannot be circled any more."""
        self.sheet(seat).lost |= bit(target)

    def reached(self, seat: i64, orders: Orders) -> bool:
        """A complete zone of this length."""
        return max([0, *self.sheet(seat).complete_sizes()]) >= orders.goal

    # --- copies and invariants --------------------------------------------------------------------------------------

    def clone(self) -> Journey:
        """An independent copy."""
        twin = Journey(self.game, self.rng.clone(), self.piles.deck, self.board, self.chosen)
        self._copy_moon_to(twin)
        twin.taken = self.taken
        return twin

    def check(self) -> None:
        """The zones follow one another, as many as energies have paid for, and nothing is marked that is not printed."""
        self._check_moon()
        board = self.board
        for seat in range(self.seats):
            sheet = self.sheet(seat)
            sheet.check(sheet.zones)
            assert [zone.first for zone in sheet.zones[1:]] == [zone.end for zone in sheet.zones[:-1]]
            assert sheet.zones[0].first == 0
            assert sheet.zones[-1].end == board.size
            assert len(sheet.rows) == len(sheet.zones)
            drawing = sum([isinstance(step, DrawLine) for step in self._stacks[seat]])
            free = 1 if self.orders is not None and self.orders.branch == "swing_by" else 0
            assert sheet.energies // board.energies_for_line + free == len(sheet.zones) - 1 + drawing, "a line is owed"
            assert sheet.tanks & sheet.lost == 0, "a tank is circled that was lost"
            assert sheet.firsts & sheet.laters == 0
            for index, station in enumerate(board.stations):
                finished = (sheet.firsts | sheet.laters) >> index & 1 != 0
                assert finished == (sheet.robots[index] == station.robots), f"{station.id}: robots or multiplier?"
                assert sheet.plants[index] <= station.plants
            assert all(board.tanks[space] for space in members(sheet.tanks))
            assert sheet.tanks & ~sheet.filled == 0
            earned = sheet.astronauts // board.symbols_for_wild + sheet.plannings // board.symbols_for_wild
            assert 0 <= sheet.wilds <= earned, "a Wild symbol that was not earned"
            assert sheet.errors < len(board.errors)
