"""The sheet of adventure 3: the square of nodes, its quarters and tracks, and what one seat has marked on it.

Sets of nodes are bits, and all nodes of a set are looked at together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.moon.rules.board import Board, Mission
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, Sheet
from cosmodrome.kernel.bits import bit, size_of

__all__ = [
    "ANTENNAS",
    "COLUMN",
    "NODES",
    "PLANTS",
    "ROW",
    "SIDE",
    "TUNNELS",
    "UPWARD",
    "WATERS",
    "ColonyBoard",
    "ColonyQuarter",
    "ColonySheet",
    "crosswise",
    "full_columns",
    "full_rows",
    "left_or_below",
    "right_or_above",
    "tunnel_between",
]

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
