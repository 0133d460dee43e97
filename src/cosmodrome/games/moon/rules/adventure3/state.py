"""Adventure 3, The Colony: number a square of buildings by row and by column, and join them by tunnels.

A space is a node of the 6 x 6 square, counted row by row from the lower left, where the rocket stands; sets of nodes are
bits, and all nodes of a set are looked at together. Four nodes are filled from the start. A building lies in two zones,
its row and its column, and must keep the order in both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WATER, WithActions, awards
from cosmodrome.games.moon.rules.adventure3.sheet import (
    ANTENNAS,
    NODES,
    PLANTS,
    SIDE,
    TUNNELS,
    WATERS,
    ColonyBoard,
    ColonySheet,
    full_columns,
    full_rows,
)
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import Deck
from cosmodrome.games.moon.rules.orders import Orders, Receive
from cosmodrome.games.moon.rules.sheet import LETTERS, NO_MISSION, NUMBERS, Sheet, one_more
from cosmodrome.kernel.bits import bit, members, size_of
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["Colony"]


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

    def marks_for(self, seat: i64, action: i64, space: i64) -> i64:
        """Robot: tunnels from the network. Energy: tracks. Plant: the quarter of the number. Water: its tank."""
        board, sheet = self.board, self.sheet(seat)
        if action == ROBOT:
            return sheet.drawable()
        if action == WATER:
            return board.tanks & bit(space)
        if action == PLANT:
            quarter: i64 = board.quarter_of[space]
            return bit(quarter) if sheet.greenhouses[quarter] < board.quarters[quarter].greenhouses else 0
        found: i64 = 0
        for track in range(len(board.tracks)):
            if sheet.energies[track] < len(board.tracks[track]) - 1:
                found |= bit(track)
        return found

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
