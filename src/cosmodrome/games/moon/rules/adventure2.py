"""Adventure 2, The Journey: number the way from the Earth to the Moon, and cut it into zones that can be numbered.

A space is a stop of the trajectory, counted from the Earth. The trajectory is one zone until energies draw lines; a line
lies in a gap, and gap g is the one between the spaces g and g + 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WithActions, awards
from cosmodrome.games.moon.rules.deck import Deck
from cosmodrome.games.moon.rules.moves import MARK
from cosmodrome.games.moon.rules.orders import Orders, Receive
from cosmodrome.games.moon.rules.sheet import LETTERS, NO_MISSION, NUMBERS, Sheet, Zone
from cosmodrome.games.moon.rules.turn import Board, Mission
from cosmodrome.kernel.bits import bit, members
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["DrawLine", "Journey", "JourneyBoard", "JourneyMission", "JourneySheet", "Station"]


class Station:
    """A space station: the space that its robots are hooked to, its robots and plants, and what a plant is worth."""

    def __init__(self, id: str, space: int, robots: int, plants: int, first: int, later: int) -> None:
        self.id = id
        self.space: i64 = space
        self.robots = robots
        self.plants = plants
        self.first = first
        self.later = later


class JourneyMission(Mission):
    """A mission card; where it asks for zones, `zones` says how many of which size."""

    def __init__(
        self, id: str, letter: int, first: int, later: int, kind: str, count: int, zones: dict[int, int]
    ) -> None:
        super().__init__(id, letter, first, later, kind, 0, count)
        self.zones = zones


class JourneyBoard(Board):
    """The printed sheet."""

    def __init__(
        self,
        tanks: list[int],
        stations: list[Station],
        energies: int,
        charged: int,
        energies_for_line: int,
        astronauts: int,
        plannings: int,
        symbols_for_wild: int,
        errors: list[int],
        compensations: list[int],
        prizes: list[int],
        missions: list[list[Mission]],
    ) -> None:
        self.tanks = tanks
        """What the tank of each space is worth, 0 where there is none."""
        self.size = len(tanks)
        super().__init__(bit(self.size) - 1, len(errors) - 1, missions)
        self.tank_spaces: list[int] = [space for space in range(len(tanks)) if tanks[space]]
        self.stations = stations
        self.energies: i64 = energies
        self.charged: i64 = charged
        """Energies circled from the start."""
        self.energies_for_line: i64 = energies_for_line
        self.astronauts: i64 = astronauts
        self.plannings: i64 = plannings
        self.symbols_for_wild: i64 = symbols_for_wild
        self.errors = errors
        self.compensations = compensations
        """The energies that each system error gives."""
        self.prizes = prizes
        self.zones: list[Zone] = [Zone("trajectory", 0, 0, self.size)]


class JourneySheet(Sheet):
    """One seat's trajectory."""

    def __init__(self, rows: list[int], missions: list[int], zones: list[Zone]) -> None:
        super().__init__(rows, missions)
        self.zones = zones
        """The zones from the Earth to the Moon, in the order of `rows`. Replaced, never changed."""
        self.energies: i64 = 0
        """How many are circled, those already used for lines included."""
        self.tanks: i64 = 0
        """The spaces whose tank is circled."""
        self.robots: list[int] = []
        """How many are circled at each station. Replaced, never changed."""
        self.plants: list[int] = []
        """How many are circled at each station. Replaced, never changed."""
        self.firsts: i64 = 0
        """Stations whose high multiplier is circled."""
        self.laters: i64 = 0
        """Stations whose low multiplier is circled."""
        self.astronauts: i64 = 0
        self.plannings: i64 = 0
        self.wilds: i64 = 0
        """Wild symbols circled and not used yet."""
        self.lost: i64 = 0
        """The spaces whose tank an incident has crossed off."""

    def copy(self) -> JourneySheet:
        """An independent copy."""
        twin = JourneySheet(self.rows.copy(), self.missions, self.zones)
        twin.filled = self.filled
        twin.errors = self.errors
        twin.goal = self.goal
        twin.energies = self.energies
        twin.tanks = self.tanks
        twin.robots = self.robots
        twin.plants = self.plants
        twin.firsts = self.firsts
        twin.laters = self.laters
        twin.astronauts = self.astronauts
        twin.plannings = self.plannings
        twin.wilds = self.wilds
        twin.lost = self.lost
        return twin

    def zone_of(self, space: i64) -> Zone:
        """The zone that a space lies in now."""
        for zone in self.zones:
            if space < zone.end:
                return zone
        raise IndexError(f"there is no space {space}")

    def open_to(self, number: i64) -> i64:
        """The spaces where a number keeps the order of its zone."""
        found: i64 = 0
        for zone in self.zones:
            found |= self.fits(zone, number) << zone.first
        return found

    def lines(self) -> i64:
        """The gaps that have a line."""
        found: i64 = 0
        for zone in self.zones:
            found |= bit(zone.end - 1)
        return found & (bit(self.zones[-1].end - 1) - 1)

    def divide(self, gap: i64) -> None:
        """Draw a line: one zone becomes two, and each keeps its own numbers in order."""
        old = self.zone_of(gap)
        at: i64 = old.index
        row: i64 = self.rows[at]
        held = row >> NUMBERS
        near = held & (bit(gap + 1 - old.first) - 1)
        low = _lowest(row & (bit(NUMBERS) - 1), near)
        far = (held ^ near) >> (gap + 1 - old.first)
        high = row & (bit(NUMBERS) - 1) & ~low
        zones = self.zones[:at]
        zones.append(Zone(old.id, at, old.first, gap + 1 - old.first))
        zones.append(Zone(old.id, at + 1, gap + 1, old.end - gap - 1))
        for zone in self.zones[at + 1 :]:
            zones.append(Zone(zone.id, zone.index + 1, zone.first, zone.size))
        rows = self.rows[:at]
        rows.append(near << NUMBERS | low)
        rows.append(far << NUMBERS | high)
        self.rows = rows + self.rows[at + 1 :]
        self.zones = zones

    def complete(self, zone: Zone) -> bool:
        """Does every space of a zone hold a number or an X?"""
        return zone.all & ~self.filled == 0

    def complete_sizes(self) -> list[int]:
        """How long each complete zone is."""
        return [zone.size for zone in self.zones if self.complete(zone)]

    def multiplier(self, board: JourneyBoard, station: i64) -> int:
        """What a plant of a station is worth: nothing until its robots are circled."""
        if self.firsts >> station & 1:
            return board.stations[station].first
        return board.stations[station].later if self.laters >> station & 1 else 0


def _lowest(numbers: i64, spaces: i64) -> i64:
    """The lowest of some numbers, as many as there are spaces."""
    found = numbers & 0
    while spaces:
        spaces &= spaces - 1
        lowest = numbers & -numbers
        found |= lowest
        numbers ^= lowest
    return found


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

    def targets(self, seat: i64, action: i64, space: i64) -> list[int]:
        """Robot: stations. Energy: the next one. Plant: stations hooked to the number's zone. Water: its tank."""
        board, sheet = self.board, self.sheet(seat)
        found: list[int] = []
        if action == ROBOT:
            for index in range(len(board.stations)):
                if sheet.robots[index] < board.stations[index].robots:
                    found.append(index)
        elif action == PLANT:
            zone = sheet.zone_of(space)
            for index in range(len(board.stations)):
                station = board.stations[index]
                if zone.first <= station.space < zone.end and sheet.plants[index] < station.plants:
                    found.append(index)
        elif action == ENERGY:
            if sheet.energies < board.energies:
                found.append(0)
        elif board.tanks[space] and not sheet.lost >> space & 1:
            found.append(space)
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
        sheet = self.sheet(seat)
        if sheet.astronauts < self.board.astronauts:
            sheet.astronauts += 1
            if sheet.astronauts % self.board.symbols_for_wild == 0:
                sheet.wilds += 1

    def use_planning(self, seat: i64) -> None:
        """Cross a planning symbol, while there are any; a full column circles a Wild symbol."""
        sheet = self.sheet(seat)
        if sheet.plannings < self.board.plannings:
            sheet.plannings += 1
            if sheet.plannings % self.board.symbols_for_wild == 0:
                sheet.wilds += 1

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


class DrawLine(Step[Journey]):
    """A column of energies is full: draw a line in a free gap. There is no way around it."""

    def asks(self) -> str:
        """`line`."""
        return "line"

    def legal(self, s: Journey, seat: i64) -> list[int]:
        """Every gap without a line."""
        lines = s.sheet(seat).lines()
        return [MARK + gap for gap in range(s.board.size - 1) if not lines >> gap & 1]

    def allows(self, s: Journey, seat: i64, move: int) -> bool:
        """The same, for one move."""
        return MARK <= move < MARK + s.board.size - 1 and not s.sheet(seat).lines() >> i64(move - MARK) & 1

    def play(self, s: Journey, seat: i64, move: int) -> None:
        """Draw it."""
        s.sheet(seat).divide(move - MARK)
        if s.listening:
            s.emit("line", seat, (move - MARK,), OWNER_FIRST)


DRAW_LINE: Final = DrawLine()
