"""Adventure 3, The Colony: number a square of buildings by row and by column, and join them by tunnels.

A space is a node of the 6 x 6 square, counted row by row from the lower left, where the rocket stands. Four nodes are
filled from the start. A building lies in two zones, its row and its column, and must keep the order in both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WithActions, awards
from cosmodrome.games.moon.rules.deck import Deck
from cosmodrome.games.moon.rules.sheet import CROSS, LETTERS, NO_MISSION, NUMBERS, Sheet, in_order
from cosmodrome.games.moon.rules.turn import Mission
from cosmodrome.kernel.bits import bit, members
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["SIDE", "Colony", "ColonyBoard", "ColonyQuarter", "ColonySheet"]

SIDE: Final = 6
ROW: Final = 0b111111

PLANTS: Final = 0
WATERS: Final = 1
ANTENNAS: Final = 2


class ColonyQuarter:
    """A quarter of the colony: its nodes, what stands on them, its greenhouses and its bonus."""

    def __init__(self, id: str, nodes: int, tanks: int, greenhouses: list[int], first: int, later: int) -> None:
        self.id = id
        self.nodes: i64 = nodes
        self.tanks: i64 = tanks
        self.greenhouses = greenhouses
        """Plants in each greenhouse, in the order in which they are circled."""
        self.first = first
        self.later = later


class ColonyBoard:
    """The printed sheet."""

    def __init__(
        self,
        filled: int,
        antennas: list[int],
        tunnels: list[tuple[int, int]],
        built: int,
        quarters: list[ColonyQuarter],
        tracks: list[list[int]],
        planning: list[int],
        errors: list[int],
        astronauts: int,
        prizes: list[int],
        missions: list[list[Mission]],
    ) -> None:
        self.filled: i64 = filled
        """The nodes filled from the start: rocket, observatory and two buildings."""
        self.antennas = antennas
        """How many antennas each node has."""
        self.antenna_nodes: i64 = sum([bit(node) for node in range(len(antennas)) if antennas[node]])
        self.tunnels = tunnels
        self.tunnel_ends: list[int] = [bit(one) | bit(other) for one, other in tunnels]
        self.built: i64 = built
        """The tunnels drawn from the start."""
        self.quarters = quarters
        self.quarter_of = [i for node in range(SIDE * SIDE) for i, q in enumerate(quarters) if q.nodes >> node & 1]
        self.tanks: i64 = sum([quarter.tanks for quarter in quarters])
        self.tracks = tracks
        """What a plant, a tank and an antenna are worth after so many energies."""
        self.planning = planning
        self.errors = errors
        self.astronauts: i64 = astronauts
        self.prizes = prizes
        self.missions = missions
        self.all: i64 = bit(SIDE * SIDE) - 1
        self.observatory: i64 = bit(SIDE * SIDE - 1)


class ColonySheet(Sheet):
    """One seat's colony. `rows` holds the six rows, then the six columns."""

    def __init__(self, rows: list[int], missions: list[int]) -> None:
        super().__init__(rows, missions)
        self.filled_by_column: i64 = 0
        """`filled`, counted column by column."""
        self.tunnels: i64 = 0
        self.joined: i64 = 0
        """The nodes that tunnels join to the rocket."""
        self.tanks: i64 = 0
        """The nodes whose tank is circled."""
        self.greenhouses: list[int] = []
        """How many are circled in each quarter. Replaced, never changed."""
        self.energies: list[int] = []
        """How many boxes are crossed in each track. Replaced, never changed."""
        self.astronauts: i64 = 0
        self.plannings: i64 = 0
        self.firsts: i64 = 0
        """Quarters filled in the first turn in which anybody filled them."""
        self.laters: i64 = 0
        """Quarters filled in a later one."""

    def copy(self) -> ColonySheet:
        """An independent copy."""
        twin = ColonySheet(self.rows.copy(), self.missions)
        twin.filled = self.filled
        twin.errors = self.errors
        twin.filled_by_column = self.filled_by_column
        twin.tunnels = self.tunnels
        twin.joined = self.joined
        twin.tanks = self.tanks
        twin.greenhouses = self.greenhouses
        twin.energies = self.energies
        twin.astronauts = self.astronauts
        twin.plannings = self.plannings
        twin.firsts = self.firsts
        twin.laters = self.laters
        return twin

    def mark(self, node: i64) -> None:
        """Fill a node."""
        self.filled |= bit(node)
        self.filled_by_column |= bit(node % SIDE * SIDE + node // SIDE)

    def put(self, node: i64, value: i64) -> None:
        """Write a number, or CROSS, into its row and its column."""
        self.mark(node)
        if value != CROSS:
            row, column = node // SIDE, node % SIDE
            across: i64 = self.rows[row]
            upward: i64 = self.rows[SIDE + column]
            self.rows[row] = across | bit(value) | bit(NUMBERS + column)
            self.rows[SIDE + column] = upward | bit(value) | bit(NUMBERS + row)

    def open_to(self, number: i64) -> i64:
        """The nodes where a number keeps the order of its row and of its column."""
        columns: list[i64] = [
            in_order(self.rows[SIDE + column], ~(self.filled_by_column >> (SIDE * column)) & ROW, number)
            for column in range(SIDE)
        ]
        found: i64 = 0
        for row in range(i64(SIDE)):
            fits = in_order(self.rows[row], ~(self.filled >> (SIDE * row)) & ROW, number)
            column: i64 = 0
            while fits >> column:
                if fits >> column & 1 and columns[column] >> row & 1:
                    found |= bit(SIDE * row + column)
                column += 1
        return found

    def circled_antennas(self, board: ColonyBoard) -> i64:
        """An antenna is circled as soon as its building is filled and joined."""
        return self.filled & self.joined & board.antenna_nodes

    def plants(self, board: ColonyBoard) -> int:
        """Plants in circled greenhouses."""
        return sum([sum(quarter.greenhouses[: self.greenhouses[i]]) for i, quarter in enumerate(board.quarters)])


class Colony(WithActions):
    """A position of adventure 3."""

    def __init__(self, game: Game, rng: Rng, deck: Deck, board: ColonyBoard, chosen: list[Mission]) -> None:
        super().__init__(game, rng, deck)
        self.board = board
        self.chosen = chosen
        """Missions fixed by option; empty: draw them."""
        self.taken: i64 = 0
        """Quarters whose first bonus was won in an earlier turn, as bits."""

    def sheet(self, seat: i64) -> ColonySheet:
        """One seat's colony."""
        return cast("ColonySheet", self.sheets[seat])

    def new_sheet(self) -> Sheet:
        """A colony with its rocket, its observatory and two buildings."""
        board = self.board
        sheet = ColonySheet([0] * (2 * SIDE), [NO_MISSION] * len(LETTERS))
        sheet.greenhouses = [0] * len(board.quarters)
        sheet.energies = [0] * len(board.tracks)
        for node in members(board.filled):
            sheet.mark(node)
        sheet.tunnels = board.built
        for tunnel in members(board.built):
            sheet.joined |= i64(board.tunnel_ends[tunnel])
        return sheet

    def choose_missions(self) -> list[Mission]:
        """One of two for each letter, at random unless an option says."""
        return self.chosen or [pair[self.rng.below(len(pair))] for pair in self.board.missions]

    # --- writing ----------------------------------------------------------------------------------------------------

    def spaces_for(self, seat: i64, number: i64) -> i64:
        """Where a number keeps both orders."""
        return self.sheet(seat).open_to(number)

    def spaces_to_cross(self, seat: i64) -> i64:
        """An X fits anywhere."""
        return self.board.all & ~self.sheet(seat).filled

    def fill(self, seat: i64, space: i64, value: i64) -> None:
        """Write it; a quarter that is full now wins its bonus at once."""
        sheet = self.sheet(seat)
        sheet.put(space, value)
        index: i64 = self.board.quarter_of[space]
        quarter = self.board.quarters[index]
        if sheet.filled & quarter.nodes == quarter.nodes:
            if self.taken >> index & 1:
                sheet.laters |= bit(index)
            else:
                sheet.firsts |= bit(index)
            if self.listening:
                self.emit("quarter", seat, (int(index), int(self.taken >> index & 1)), OWNER_FIRST)

    # --- actions ----------------------------------------------------------------------------------------------------

    def targets(self, seat: i64, action: i64, space: i64) -> list[int]:
        """Robot: tunnels from the network. Energy: tracks. Plant: the quarter of the number. Water: its tank."""
        board, sheet = self.board, self.sheet(seat)
        if action == ROBOT:
            return [
                tunnel
                for tunnel in range(len(board.tunnels))
                if not sheet.tunnels >> tunnel & 1 and board.tunnel_ends[tunnel] & sheet.joined
            ]
        if action == ENERGY:
            return [track for track in range(len(board.tracks)) if sheet.energies[track] < len(board.tracks[track]) - 1]
        if action == PLANT:
            quarter = board.quarter_of[space]
            return [quarter] if sheet.greenhouses[quarter] < len(board.quarters[quarter].greenhouses) else []
        return [int(space)] if board.tanks >> space & 1 else []

    def act(self, seat: i64, action: i64, target: i64, space: i64) -> None:
        """Draw a tunnel, cross a box, circle a greenhouse, or circle the tank."""
        board, sheet = self.board, self.sheet(seat)
        if action == ROBOT:
            sheet.tunnels |= bit(target)
            sheet.joined |= i64(board.tunnel_ends[target])
        elif action == ENERGY:
            sheet.energies = [n + 1 if track == target else n for track, n in enumerate(sheet.energies)]
        elif action == PLANT:
            sheet.greenhouses = [n + 1 if quarter == target else n for quarter, n in enumerate(sheet.greenhouses)]
        else:
            sheet.tanks |= bit(target)

    def use_astronaut(self, seat: i64) -> None:
        """Cross an astronaut, while there are any."""
        sheet = self.sheet(seat)
        sheet.astronauts = min(sheet.astronauts + 1, self.board.astronauts)

    def use_planning(self, seat: i64) -> None:
        """Cross the next planning box, while there are any."""
        sheet = self.sheet(seat)
        sheet.plannings = min(sheet.plannings + 1, len(self.board.planning) - 1)

    def take_error(self, seat: i64) -> None:
        """Cross the next box."""
        self.sheet(seat).errors += 1

    # --- phases 5 and 6, and the end --------------------------------------------------------------------------------

    def incidents(self) -> None:
        """Phase 5: the first bonuses won this turn are struck for the others."""
        for seat in range(self.seats):
            self.taken |= self.sheet(seat).firsts

    def fulfils(self, seat: i64, mission: Mission) -> bool:
        """Full columns, full rows, the observatory, or antennas, plants, tanks."""
        board, sheet = self.board, self.sheet(seat)
        kind = mission.kind
        if kind == "columns":
            return _full_lines(sheet.filled_by_column) >= mission.count
        if kind == "rows":
            return _full_lines(sheet.filled) >= mission.count
        if kind == "observatory":
            return sheet.joined & board.observatory != 0
        if kind == "plants":
            return sheet.plants(board) >= mission.count
        marked, wanted = sheet.tanks, board.tanks
        if kind == "antennas":
            marked, wanted = sheet.circled_antennas(board), board.antenna_nodes
        done: i64 = 0
        for quarter in board.quarters:
            if quarter.nodes & wanted & ~marked == 0:
                done += 1
        return done >= mission.count

    def ended(self) -> bool:
        """Three missions, all system errors, or a full colony."""
        board = self.board
        for seat in range(self.seats):
            sheet = self.sheet(seat)
            if sheet.filled == board.all or sheet.errors == len(board.errors) - 1:
                return True
            if self.achieved and sheet.accomplished() == len(LETTERS):
                return True
        return False

    def end_reasons(self) -> list[str]:
        """`missions`, `errors`, `full`."""
        sheets = [self.sheet(seat) for seat in range(self.seats)]
        met = {
            "missions": any(sheet.accomplished() == len(LETTERS) for sheet in sheets),
            "errors": any(sheet.errors == len(self.board.errors) - 1 for sheet in sheets),
            "full": any(sheet.filled == self.board.all for sheet in sheets),
        }
        return [reason for reason, holds in met.items() if holds]

    def score_lines(self, sheets: list[Sheet], seat: i64) -> dict[str, int]:
        """Missions, symbols times their worth, quarters, astronauts by rank, less planning and errors."""
        board = self.board
        sheet = cast("ColonySheet", sheets[seat])
        worth = [board.tracks[track][sheet.energies[track]] for track in range(len(board.tracks))]
        antennas = sum([board.antennas[node] for node in members(sheet.circled_antennas(board))])
        astronauts = [int(cast("ColonySheet", other).astronauts) for other in sheets]
        return {
            "missions": sum([value for value in sheet.missions if value != NO_MISSION]),
            "plants": sheet.plants(board) * worth[PLANTS],
            "water": len(members(sheet.tanks)) * worth[WATERS],
            "antennas": antennas * worth[ANTENNAS],
            "quarters": sum([board.quarters[q].first for q in members(sheet.firsts)])
            + sum([board.quarters[q].later for q in members(sheet.laters)]),
            "astronauts": awards(astronauts, board.prizes)[seat],
            "planning": -board.planning[sheet.plannings],
            "errors": -board.errors[sheet.errors],
        }

    # --- copies and invariants --------------------------------------------------------------------------------------

    def clone(self) -> Colony:
        """An independent copy."""
        twin = Colony(self.game, self.rng.clone(), self.piles.deck, self.board, self.chosen)
        self._copy_moon_to(twin)
        twin.taken = self.taken
        return twin

    def check(self) -> None:
        """Both ways of counting the filled nodes agree, and nothing is marked more often than printed."""
        self._check_moon()
        board = self.board
        for seat in range(self.seats):
            sheet = self.sheet(seat)
            for node in range(SIDE * SIDE):
                by_column = sheet.filled_by_column >> (node % SIDE * SIDE + node // SIDE) & 1
                assert sheet.filled >> node & 1 == by_column, f"node {node}: filled or not?"
            for index, row in enumerate(sheet.rows):
                held = row >> NUMBERS
                assert len(members(held)) == len(members(row & (bit(NUMBERS) - 1))), f"zone {index}: numbers lost"
            assert sheet.firsts & sheet.laters == 0
            assert sheet.errors < len(board.errors)
            assert sheet.tanks & ~board.tanks == 0


def _full_lines(filled: i64) -> i64:
    count: i64 = 0
    for line in range(i64(SIDE)):
        if filled >> (SIDE * line) & ROW == ROW:
            count += 1
    return count
