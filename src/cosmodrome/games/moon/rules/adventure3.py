"""Adventure 3, The Colony: number a square of buildings by row and by column, and join them by tunnels.

A space is a node of the 6 x 6 square, counted row by row from the lower left, where the rocket stands; sets of nodes are
bits, and all nodes of a set are looked at together. Four nodes are filled from the start. A building lies in two zones,
its row and its column, and must keep the order in both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WATER, WithActions, awards
from cosmodrome.games.moon.rules.deck import Deck
from cosmodrome.games.moon.rules.orders import Orders, Receive
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, LETTERS, NO_MISSION, NUMBERS, Sheet
from cosmodrome.games.moon.rules.turn import Board, Mission
from cosmodrome.kernel.bits import bit, members, size_of
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["NODES", "SIDE", "TUNNELS", "Colony", "ColonyBoard", "ColonyQuarter", "ColonySheet", "tunnel_between"]

SIDE: Final = 6
NODES: Final = 36
UPWARD: Final = 30
"""Tunnels that lead upward. Tunnel i of these begins at node i."""
TUNNELS: Final = 60
"""Then come those that lead to the right: the same, with the nodes counted column by column."""

ROW: Final = 0b111111
"""The lowest row."""
COLUMN: Final = 0x41041041
"""The first column; times a pattern of one row, that pattern in every row."""

PLANTS: Final = 0
WATERS: Final = 1
ANTENNAS: Final = 2


def crosswise(node: i64) -> i64:
    """A node counted column by column instead of row by row, or the other way round."""
    return node % SIDE * SIDE + node // SIDE


def tunnel_between(one: i64, other: i64) -> i64:
    """The tunnel between two neighbours, -1 if they are not."""
    low, high = min(one, other), max(one, other)
    if high - low == SIDE:
        return low
    return UPWARD + crosswise(low) if high - low == 1 and high % SIDE else -1


def right_or_above(nodes: i64) -> i64:
    """These nodes, what lies to the right of one in its row, and what lies above one in its column."""
    right = nodes | nodes << 4 & 0b110000 * COLUMN
    right |= right << 2 & 0b111100 * COLUMN
    right |= right << 1 & 0b111110 * COLUMN
    up = nodes | (nodes & 0xFFF) << 24
    up |= (up & 0xFFFFFF) << 12
    up |= (up & 0x3FFFFFFF) << 6
    return right | up


def left_or_below(nodes: i64) -> i64:
    """These nodes, what lies to the left of one in its row, and what lies below one in its column."""
    left = nodes | nodes >> 4 & 0b000011 * COLUMN
    left |= left >> 2 & 0b001111 * COLUMN
    left |= left >> 1 & 0b011111 * COLUMN
    down = nodes | nodes >> 24
    down |= down >> 12
    down |= down >> 6
    return left | down


def full_rows(filled: i64) -> i64:
    """How many rows are full."""
    pairs = filled & filled >> 1
    return size_of(pairs & pairs >> 2 & pairs >> 4 & COLUMN)


def full_columns(filled: i64) -> i64:
    """How many columns are full."""
    pairs = filled & filled >> SIDE
    return size_of(pairs & pairs >> 2 * SIDE & pairs >> 4 * SIDE & ROW)


class ColonyQuarter:
    """A quarter of the colony: its nodes, its greenhouses and its bonus."""

    def __init__(self, id: str, nodes: int, greenhouses: list[int], first: int, later: int) -> None:
        self.id = id
        self.nodes: i64 = nodes
        self.greenhouses = len(greenhouses)
        self.plants = [sum(greenhouses[:circled]) for circled in range(len(greenhouses) + 1)]
        """The plants in the first so many greenhouses."""
        self.first = first
        self.later = later


class ColonyBoard(Board):
    """The printed sheet."""

    def __init__(
        self,
        filled: int,
        observatory: int,
        antennas: list[int],
        tanks: int,
        built: int,
        quarters: list[ColonyQuarter],
        tracks: list[list[int]],
        planning: list[int],
        errors: list[int],
        astronauts: int,
        prizes: list[int],
        missions: list[list[Mission]],
    ) -> None:
        super().__init__(bit(NODES) - 1, len(errors) - 1, missions)
        self.filled: i64 = filled
        """The nodes filled from the start: rocket, observatory and two buildings."""
        self.observatory: i64 = observatory
        self.antennas = antennas
        """How many antennas each node has."""
        self.antenna_nodes: i64 = sum([bit(node) for node in range(NODES) if antennas[node]])
        self.tanks: i64 = tanks
        self.built: i64 = built
        """The tunnels drawn from the start; they join the rocket to its neighbours."""
        self.quarters = quarters
        self.quarter_of = [
            next(index for index, quarter in enumerate(quarters) if quarter.nodes >> node & 1) for node in range(NODES)
        ]
        self.tracks = tracks
        """What a plant, a tank and an antenna are worth after so many energies."""
        self.planning = planning
        """What so many plannings cost."""
        self.errors = errors
        """What so many system errors cost."""
        self.astronauts: i64 = astronauts
        self.prizes = prizes


class ColonySheet(Sheet):
    """One seat's colony. Rows and columns are not kept: the order is judged from the numbers themselves."""

    def __init__(self, missions: list[int]) -> None:
        super().__init__([], missions)
        self.numbered: i64 = 0
        """The nodes that hold a number; the others of `filled` hold an X or were filled from the start."""
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.fours: i64 = 0
        self.eights: i64 = 0
        self.sixteens: i64 = 0
        """The numbers, digit by digit in base 2: the nodes whose number has that digit."""
        self.tunnels: i64 = 0
        self.joined: i64 = 0
        """The nodes that tunnels join to the rocket."""
        self.joined_by_column: i64 = 0
        """The same, counted column by column."""
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
        self.blocked: i64 = 0
        """The tunnels that an incident has blocked."""

    def copy(self) -> ColonySheet:
        """An independent copy."""
        twin = ColonySheet(self.missions)
        twin.filled = self.filled
        twin.errors = self.errors
        twin.goal = self.goal
        twin.numbered = self.numbered
        twin.ones = self.ones
        twin.twos = self.twos
        twin.fours = self.fours
        twin.eights = self.eights
        twin.sixteens = self.sixteens
        twin.tunnels = self.tunnels
        twin.joined = self.joined
        twin.joined_by_column = self.joined_by_column
        twin.tanks = self.tanks
        twin.greenhouses = self.greenhouses
        twin.energies = self.energies
        twin.astronauts = self.astronauts
        twin.plannings = self.plannings
        twin.firsts = self.firsts
        twin.laters = self.laters
        twin.blocked = self.blocked
        return twin

    # --- numbers ----------------------------------------------------------------------------------------------------

    def put(self, node: i64, value: i64) -> None:
        """Write a number, or CROSS."""
        here = bit(node)
        self.filled |= here
        if value != CROSS:
            self.numbered |= here
            self.ones |= (value & 1) << node
            self.twos |= (value >> 1 & 1) << node
            self.fours |= (value >> 2 & 1) << node
            self.eights |= (value >> 3 & 1) << node
            self.sixteens |= (value >> 4) << node

    def holds(self, node: i64) -> int:
        """What a node holds: a number, CROSS or EMPTY."""
        if not self.filled >> node & 1:
            return EMPTY
        if not self.numbered >> node & 1:
            return CROSS
        low = (self.ones >> node & 1) + 2 * (self.twos >> node & 1) + 4 * (self.fours >> node & 1)
        return low + 8 * (self.eights >> node & 1) + 16 * (self.sixteens >> node & 1)

    def up_to(self, number: i64) -> i64:
        """The nodes that hold a number no higher than this."""
        # Where the lower digits are no higher, a lower digit is lower and an equal one leaves it at that.
        found = self.numbered & ~self.ones if not number & 1 else self.numbered
        found = ~self.twos & found if not number & 2 else ~self.twos | found
        found = ~self.fours & found if not number & 4 else ~self.fours | found
        found = ~self.eights & found if not number & 8 else ~self.eights | found
        found = ~self.sixteens & found if not number & 16 else ~self.sixteens | found
        return found & self.numbered

    def open_to(self, number: i64, board: ColonyBoard) -> i64:
        """The empty nodes where a number keeps the order: it may not stand to the right of or above one that is as
        high, nor to the left of or below one that is as low."""
        lower = self.up_to(number - 1) if number else 0
        blocked = right_or_above(self.numbered & ~lower) | left_or_below(self.up_to(number))
        return board.all & ~self.filled & ~blocked

    # --- marks ------------------------------------------------------------------------------------------------------

    def draw(self, tunnel: i64) -> None:
        """Draw a tunnel: both its ends are joined."""
        self.tunnels |= bit(tunnel)
        if tunnel < UPWARD:
            low, high = tunnel, tunnel + SIDE
        else:
            low = crosswise(tunnel - UPWARD)
            high = low + 1
        self.joined |= bit(low) | bit(high)
        self.joined_by_column |= bit(crosswise(low)) | bit(crosswise(high))

    def drawable(self) -> i64:
        """The tunnels not drawn yet that start at a joined node."""
        up, right = self.joined | self.joined >> SIDE, self.joined_by_column | self.joined_by_column >> SIDE
        return (up & 0x3FFFFFFF | (right & 0x3FFFFFFF) << UPWARD) & ~(self.tunnels | self.blocked)

    def circled_antennas(self, board: ColonyBoard) -> i64:
        """The nodes whose antennas are circled: as soon as a node with antennas is filled and joined."""
        return self.filled & self.joined & board.antenna_nodes

    def plants(self, board: ColonyBoard) -> int:
        """Plants in circled greenhouses."""
        total = 0
        for index in range(len(board.quarters)):
            total += board.quarters[index].plants[self.greenhouses[index]]
        return total


class Colony(WithActions):
    """A position of adventure 3."""

    def __init__(self, game: Game, rng: Rng, deck: Deck, board: ColonyBoard, chosen: list[Mission]) -> None:
        super().__init__(game, rng, deck, board, chosen)
        self.board = board
        self.taken: i64 = 0
        """Quarters whose first bonus was won in an earlier turn, as bits."""

    def sheet(self, seat: i64) -> ColonySheet:
        """One seat's colony."""
        return cast("ColonySheet", self.sheets[seat])

    def new_sheet(self) -> Sheet:
        """A colony with its rocket, its observatory and two buildings."""
        board = self.board
        sheet = ColonySheet([NO_MISSION] * len(LETTERS))
        sheet.greenhouses = [0] * len(board.quarters)
        sheet.energies = [0] * len(board.tracks)
        sheet.filled = board.filled
        for tunnel in members(board.built):
            sheet.draw(tunnel)
        return sheet

    # --- writing ----------------------------------------------------------------------------------------------------

    def spaces_for(self, seat: i64, number: i64) -> i64:
        """Where a number keeps both orders."""
        return self.sheet(seat).open_to(number, self.board)

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
            later = self.taken >> index & 1
            if later:
                sheet.laters |= bit(index)
            else:
                sheet.firsts |= bit(index)
                self.earn_solo_bonus()
            if self.listening:
                bonus = quarter.later + self.more_for_later() if later else quarter.first
                self.emit("quarter", seat, (int(index), bonus, int(later)), OWNER_FIRST)

    # --- actions ----------------------------------------------------------------------------------------------------

    def targets(self, seat: i64, action: i64, space: i64) -> list[int]:
        """Robot: tunnels from the network. Energy: tracks. Plant: the quarter of the number. Water: its tank."""
        board, sheet = self.board, self.sheet(seat)
        found: list[int] = []
        if action == ROBOT:
            tunnels = sheet.drawable()
            tunnel: i64 = 0
            while tunnels:
                if tunnels & 1:
                    found.append(tunnel)
                tunnels >>= 1
                tunnel += 1
        elif action == ENERGY:
            for track in range(len(board.tracks)):
                if sheet.energies[track] < len(board.tracks[track]) - 1:
                    found.append(track)
        elif self.usable(seat, action, space):
            found.append(board.quarter_of[space] if action == PLANT else int(space))
        return found

    def usable(self, seat: i64, action: i64, space: i64) -> bool:
        """The same question, answered without a list."""
        board, sheet = self.board, self.sheet(seat)
        if action == ROBOT:
            return sheet.drawable() != 0
        if action == WATER:
            return board.tanks >> space & 1 != 0
        if action == PLANT:
            quarter: i64 = board.quarter_of[space]
            return sheet.greenhouses[quarter] < board.quarters[quarter].greenhouses
        return any(sheet.energies[track] < len(board.tracks[track]) - 1 for track in range(len(board.tracks)))

    def act(self, seat: i64, action: i64, target: i64, space: i64) -> None:
        """Draw a tunnel, cross a box, circle a greenhouse, or circle the tank."""
        sheet = self.sheet(seat)
        if action == ROBOT:
            sheet.draw(target)
        elif action == ENERGY:
            sheet.energies = one_more(sheet.energies, target)
        elif action == PLANT:
            sheet.greenhouses = one_more(sheet.greenhouses, target)
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
            return full_columns(sheet.filled) >= mission.count
        if kind == "rows":
            return full_rows(sheet.filled) >= mission.count
        if kind == "observatory":
            return sheet.joined & board.observatory != 0
        if kind == "plants":
            return sheet.plants(board) >= mission.count
        if kind == "quarters":
            return size_of(sheet.firsts | sheet.laters) >= mission.count
        if kind == "gardens":
            return self._gardens(sheet) >= mission.count
        open_marks = board.tanks & ~sheet.tanks
        if kind == "antennas":
            open_marks = board.antenna_nodes & ~sheet.circled_antennas(board)
        done: i64 = 0
        for quarter in board.quarters:
            if quarter.nodes & open_marks == 0:
                done += 1
        return done >= mission.count

    def score_lines(self, sheets: list[Sheet], seat: i64) -> dict[str, int]:
        """Missions, symbols times their worth, quarters, astronauts by rank, less planning and errors."""
        board = self.board
        sheet = cast("ColonySheet", sheets[seat])
        worth = [board.tracks[track][sheet.energies[track]] for track in range(len(board.tracks))]
        antennas = sum([board.antennas[node] for node in members(sheet.circled_antennas(board))])
        antennas += self._more_antennas(sheet)
        astronauts = [int(cast("ColonySheet", other).astronauts) for other in sheets]
        if self.astra is not None:
            astronauts.append(self.astra.rank())
        return {
            "missions": sum([value for value in sheet.missions if value != NO_MISSION]) + self.goal_points(sheet),
            "plants": sheet.plants(board) * worth[PLANTS],
            "water": len(members(sheet.tanks)) * worth[WATERS],
            "antennas": antennas * worth[ANTENNAS],
            "quarters": sum([board.quarters[q].first for q in members(sheet.firsts)])
            + sum([board.quarters[q].later + self.more_for_later() for q in members(sheet.laters)]),
            "astronauts": awards(astronauts, board.prizes)[seat],
            "planning": -board.planning[sheet.plannings],
            "errors": -board.errors[sheet.errors],
        }

    def strikeable(self) -> i64:
        """ASTRA: the first bonuses that nobody has won."""
        return (bit(len(self.board.quarters)) - 1) & ~self.taken

    def strike(self, target: i64) -> None:
        """ASTRA: only the later bonus of this quarter can be won from now on."""
        self.taken |= bit(target)

    # --- orders -----------------------------------------------------------------------------------------------------

    def prepare(self, seat: i64, orders: Orders) -> None:
        """A tunnel from the network, or a planning box that is crossed for nothing."""
        if orders.news == "charted":
            self.ask(seat, Receive([ROBOT]))
        elif orders.news == "adrift":
            self.use_planning(seat)

    def gifts(self, seat: i64, action: i64) -> list[int]:
        """Any tunnel from the network."""
        return self.targets(seat, action, 0)

    def receive(self, seat: i64, action: i64, target: i64) -> None:
        """Draw it."""
        self.act(seat, action, target, 0)

    def losable(self, seat: i64) -> i64:
        """Quake: the tunnels that are not drawn."""
        sheet = self.sheet(seat)
        return (bit(TUNNELS) - 1) & ~(sheet.tunnels | sheet.blocked)

    def lose(self, seat: i64, target: i64) -> None:
        """This tunnel cannot be drawn any more."""
        self.sheet(seat).blocked |= bit(target)

    def reached(self, seat: i64, orders: Orders) -> bool:
        """So many buildings filled in every quarter; those that are printed filled do not count."""
        written = self.sheet(seat).filled & ~self.board.filled
        return all(len(members(written & quarter.nodes)) >= orders.goal for quarter in self.board.quarters)

    def more_for_later(self) -> int:
        """What a later bonus pays beyond what is printed."""
        orders = self.orders
        return int(orders.branch_amount) if orders is not None and orders.branch == "homes_first" else 0

    def _more_antennas(self, sheet: ColonySheet) -> int:
        """Antennas that a circled observatory counts beyond those printed."""
        orders = self.orders
        if orders is None or orders.branch != "big_ear":
            return 0
        return int(orders.branch_amount) if sheet.circled_antennas(self.board) & self.board.observatory else 0

    def _gardens(self, sheet: ColonySheet) -> int:
        """How many quarters have all their greenhouses and tanks circled."""
        found = 0
        for index, quarter in enumerate(self.board.quarters):
            if sheet.greenhouses[index] == quarter.greenhouses and quarter.nodes & self.board.tanks & ~sheet.tanks == 0:
                found += 1
        return found

    # --- copies and invariants --------------------------------------------------------------------------------------

    def clone(self) -> Colony:
        """An independent copy."""
        twin = Colony(self.game, self.rng.clone(), self.piles.deck, self.board, self.chosen)
        self._copy_moon_to(twin)
        twin.taken = self.taken
        return twin

    def check(self) -> None:
        """Rows and columns ascend, the network hangs together, and nothing is marked more often than printed."""
        self._check_moon()
        board = self.board
        for seat in range(self.seats):
            sheet = self.sheet(seat)
            assert sheet.numbered & ~sheet.filled == 0, "a number in an empty node"
            assert sheet.filled & board.filled == board.filled, "a printed node was lost"
            cells = [sheet.holds(node) for node in range(NODES)]
            for line in range(SIDE):
                _check_order(cells[SIDE * line : SIDE * line + SIDE], f"row {line + 1}")
                _check_order(cells[line::SIDE], f"column {line + 1}")
            _check_network(sheet, board)
            for index, quarter in enumerate(board.quarters):
                full = sheet.filled & quarter.nodes == quarter.nodes
                assert ((sheet.firsts | sheet.laters) >> index & 1 != 0) == full, f"{quarter.id}: bonus or not?"
                assert sheet.greenhouses[index] <= quarter.greenhouses
            assert sheet.firsts & sheet.laters == 0
            assert sheet.tunnels & sheet.blocked == 0, "a blocked tunnel was drawn"
            assert sheet.errors < len(board.errors)
            assert sheet.tanks & ~(board.tanks & sheet.numbered) == 0, "a tank without a number"
            assert sheet.astronauts <= board.astronauts


def one_more(counts: list[int], at: i64) -> list[int]:
    """The same counts in a new list, with one more at a place."""
    more = counts.copy()
    more[at] += 1
    return more


def _check_order(line: list[int], name: str) -> None:
    numbers = [value for value in line if 0 <= value < NUMBERS]
    assert numbers == sorted(set(numbers)), f"{name}: {numbers}"


def _check_network(sheet: ColonySheet, board: ColonyBoard) -> None:
    """Walk from the tunnels of the rocket along those that were drawn."""
    walked = ColonySheet([])
    walked.draw(members(board.built)[0])
    grown = True
    while grown:
        found = members(walked.drawable() & sheet.tunnels)
        grown = len(found) > 0
        for tunnel in found:
            walked.draw(tunnel)
    assert walked.tunnels == sheet.tunnels, "a tunnel hangs in the air"
    assert walked.joined == sheet.joined, "joined without a tunnel"
