"""Adventure 5, The Dome: raise towers above and below the surface, supply the laboratory, and close the dome over all.

Four towers are the zones, numbered from the bottom up. A tower begins at one of its two starting levels and grows at its
ends, so what is filled of it is always one unbroken run: a number needs to be compared with the highest or the lowest
one only. The dome is a row of sections that grows from both feet. It is kept in halves, two to a section: an unbroken
section is built with both at once, one that was cut gives two pieces to build.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WithActions
from cosmodrome.games.moon.rules.deck import Deck
from cosmodrome.games.moon.rules.moves import MARK
from cosmodrome.games.moon.rules.orders import Orders, Receive
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, LETTERS, NO_MISSION, NUMBERS, NUMBERS_MASK, Sheet, Zone
from cosmodrome.games.moon.rules.turn import Board, Mission
from cosmodrome.kernel.bits import bit, members, size_of
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["FIRST", "LATER", "CutSection", "Dome", "DomeBoard", "DomeMission", "DomeSheet", "EndBonus"]

FIRST: Final = 0
LATER: Final = 1
"""What a mission box holds: the column of the missions field whose value it is worth at the end."""

MISSIONS_FIELD: Final = 0
LAB_FIELD: Final = 1
ASTRONAUTS_FIELD: Final = 2
DOME_FIELD: Final = 3

MOST: Final = 0
OTHERS: Final = 1
"""The columns of the astronauts field."""


class EndBonus:
    """What the highest or the lowest level of a tower is worth to the first, and to those after."""

    def __init__(self, id: str, space: int, first: int, later: int) -> None:
        self.id = id
        self.space: i64 = space
        self.first = first
        self.later = later


class DomeMission(Mission):
    """A mission of adventure 5: some count levels of the laboratory with at least so many symbols circled."""

    def __init__(self, id: str, letter: int, kind: str, spaces: int, count: int, symbols: int) -> None:
        super().__init__(id, letter, FIRST, LATER, kind, spaces, count)
        self.symbols: i64 = symbols


class DomeBoard(Board):
    """The printed sheet."""

    def __init__(
        self,
        towers: list[Zone],
        cellars: int,
        ends: list[EndBonus],
        level_of: list[int],
        plants: list[int],
        waters: list[int],
        odd_sections: int,
        sections: int,
        fields: list[list[list[int]]],
        astronauts: int,
        errors: list[int],
        missions: list[list[Mission]],
    ) -> None:
        self.towers = towers
        self.cellars: i64 = cellars
        """The first level below the surface of each tower, as bits over the sheet."""
        self.starts: i64 = self.cellars | self.cellars << 1
        """The starting levels: those, and the first ones above the surface."""
        self.ends = ends
        self.level_of = level_of
        """For each space the level of the laboratory that a pipe joins it to, -1 for none."""
        self.plants = plants
        """The plants on each level of the laboratory."""
        self.waters = waters
        self.odd_sections: i64 = odd_sections
        """The sections of the dome that ask for an odd number, as bits."""
        self.sections: i64 = sections
        self.fields = fields
        """The upgrade fields missions, laboratory, astronauts, dome; each has columns, each column its values by the
        rows crossed."""
        self.astronauts: i64 = astronauts
        self.errors = errors
        """What is lost after so many system errors."""
        self.size: i64 = towers[-1].end
        super().__init__(bit(self.size) - 1, len(errors) - 1, missions)
        self.tower_of = [index for index, zone in enumerate(towers) for _ in range(zone.size)]
        self.bottoms: i64 = sum([bit(zone.first) for zone in towers])
        self.tops: i64 = sum([bit(zone.end - 1) for zone in towers])
        self.end_of = [-1] * int(self.size)
        """For each space its end bonus, -1 for none."""
        for index, end in enumerate(ends):
            self.end_of[end.space] = index
        self.halves: i64 = bit(2 * self.sections) - 1
        """All halves of the dome, as bits: those of section i are 2i and 2i + 1, from the left foot to the right."""
        self.left_halves: i64 = sum([bit(2 * section) for section in range(sections)])


class DomeSheet(Sheet):
    """One seat's city."""

    def __init__(self, rows: list[int], missions: list[int]) -> None:
        super().__init__(rows, missions)
        self.odd: i64 = 0
        """The spaces that hold an odd number."""
        self.crosses: i64 = 0
        """How many spaces hold an X."""
        self.plants: list[int] = []
        """How many are circled on each level of the laboratory. Replaced, never changed."""
        self.waters: list[int] = []
        """The same for water. Replaced, never changed."""
        self.built: i64 = 0
        """The halves of the dome that are built."""
        self.cuts: i64 = 0
        """The cuts, each as the right half of its section."""
        self.upgrades: list[int] = []
        """How many rows are crossed in each upgrade field. Replaced, never changed."""
        self.astronauts: i64 = 0
        self.firsts: i64 = 0
        """The end bonuses circled at their first value, as bits."""
        self.laters: i64 = 0
        """Those circled at the later value."""

    def copy(self) -> DomeSheet:
        """An independent copy."""
        twin = DomeSheet(self.rows.copy(), self.missions)
        twin.filled = self.filled
        twin.errors = self.errors
        twin.goal = self.goal
        twin.odd = self.odd
        twin.crosses = self.crosses
        twin.plants = self.plants
        twin.waters = self.waters
        twin.built = self.built
        twin.cuts = self.cuts
        twin.upgrades = self.upgrades
        twin.astronauts = self.astronauts
        twin.firsts = self.firsts
        twin.laters = self.laters
        return twin

    # --- towers -----------------------------------------------------------------------------------------------------

    def above(self, board: DomeBoard) -> i64:
        """The empty levels that lie on top of a filled one."""
        return self.filled << 1 & ~self.filled & ~board.bottoms & board.all

    def below(self, board: DomeBoard) -> i64:
        """The empty levels that lie under a filled one."""
        return self.filled >> 1 & ~self.filled & ~board.tops

    def beginnings(self, board: DomeBoard) -> i64:
        """The starting levels of the towers that have not begun."""
        begun = (self.filled | self.filled >> 1) & board.cellars
        return board.starts & ~(begun | begun << 1)

    # --- the dome ---------------------------------------------------------------------------------------------------

    def cuttable(self, board: DomeBoard) -> i64:
        """The sections with nothing built and no cut, as bits of their left halves."""
        return board.left_halves & ~(self.built | self.built >> 1 | self.cuts >> 1)

    def cut(self, section: i64) -> None:
        """Cut a section in two."""
        self.cuts |= bit(2 * section + 1)

    def ends_of_the_gap(self, board: DomeBoard) -> list[int]:
        """The sections next to what is built or to the ground, from the left: two, or one, or none."""
        gap = board.halves & ~self.built
        if not gap:
            return []
        left: i64 = 0
        while not gap >> 2 * left & 3:
            left += 1
        right = board.sections - 1
        while not gap >> 2 * right & 3:
            right -= 1
        return [left] if left == right else [left, right]

    def build(self, section: i64) -> None:
        """Build a section at an end of the gap: all of it, or if it was cut the half that is next."""
        left, right = bit(2 * section), bit(2 * section + 1)
        if not self.cuts & right:
            self.built |= left | right
        elif self.built & right:
            self.built |= left
        elif not self.built & left and self.built & (left - 1) == left - 1:
            self.built |= left  # everything to the left of it is built
        else:
            self.built |= right

    def unbuilt(self, board: DomeBoard) -> i64:
        """How many pieces of the dome are still to be built."""
        return size_of((board.left_halves | self.cuts) & ~self.built)

    # --- scoring ----------------------------------------------------------------------------------------------------

    def worth(self, board: DomeBoard, field: i64, column: i64) -> int:
        """The value of an upgrade field that counts now."""
        return board.fields[field][column][self.upgrades[field]]

    def levels_with(self, symbols: i64) -> i64:
        """How many levels of the laboratory have exactly so many symbols circled."""
        found: i64 = 0
        for level in range(len(self.plants)):
            if self.plants[level] + self.waters[level] == symbols:
                found += 1
        return found


class Dome(WithActions):
    """A position of adventure 5."""

    def __init__(self, game: Game, rng: Rng, deck: Deck, board: DomeBoard, chosen: list[Mission]) -> None:
        super().__init__(game, rng, deck, board, chosen)
        self.board = board
        self.taken: i64 = 0
        """End bonuses whose first value was won in an earlier turn, as bits: the others have struck it."""

    def sheet(self, seat: i64) -> DomeSheet:
        """One seat's city."""
        return cast("DomeSheet", self.sheets[seat])

    def new_sheet(self) -> Sheet:
        """A building site: nothing is marked."""
        board = self.board
        sheet = DomeSheet([0] * len(board.towers), [NO_MISSION] * len(LETTERS))
        sheet.plants = [0] * len(board.plants)
        sheet.waters = [0] * len(board.waters)
        sheet.upgrades = [0] * len(board.fields)
        return sheet

    # --- writing ----------------------------------------------------------------------------------------------------

    def spaces_for(self, seat: i64, number: i64) -> i64:
        """On a starting level of an empty tower, or on top of lower and under higher numbers only."""
        board, sheet = self.board, self.sheet(seat)
        found, above, below = sheet.beginnings(board), sheet.above(board), sheet.below(board)
        for tower in board.towers:
            row: i64 = sheet.rows[tower.index]
            numbers = row & NUMBERS_MASK
            if not numbers >> number:
                found |= above & tower.all
            if not numbers & (2 * bit(number) - 1):
                found |= below & tower.all
        return found

    def spaces_to_cross(self, seat: i64) -> i64:
        """An X goes wherever some number could."""
        board, sheet = self.board, self.sheet(seat)
        return sheet.beginnings(board) | sheet.above(board) | sheet.below(board)

    def fill(self, seat: i64, space: i64, value: i64) -> None:
        """Write it; the highest and the lowest level of a tower win their bonus at once."""
        board, sheet = self.board, self.sheet(seat)
        tower: i64 = board.tower_of[space]
        sheet.write(board.towers[tower], space, value)
        if value == CROSS:
            sheet.crosses += 1
        else:
            sheet.odd |= (value & 1) << space
        end: i64 = board.end_of[space]
        if end >= 0:
            later = self.taken >> end & 1
            if later:
                sheet.laters |= bit(end)
            else:
                sheet.firsts |= bit(end)
                self.earn_solo_bonus()
            if self.listening:
                bonus = board.ends[end].later if later else board.ends[end].first + self.more_for_end(end)
                self.emit("end_bonus", seat, (int(end), bonus, int(later)), OWNER_FIRST)

    # --- actions ----------------------------------------------------------------------------------------------------

    def targets(self, seat: i64, action: i64, space: i64) -> list[int]:
        """Robot: sections at the ends of the gap. Energy: fields. Plant and Water: the level of the number."""
        board, sheet = self.board, self.sheet(seat)
        if action == ROBOT:
            odd = sheet.odd >> space & 1
            return [end for end in sheet.ends_of_the_gap(board) if board.odd_sections >> end & 1 == odd]
        if action == ENERGY:
            return [field for field in range(len(board.fields)) if _open_rows(board, sheet, field)]
        level = board.level_of[space]
        if level < 0:
            return []
        if action == PLANT:
            return [level] if sheet.plants[level] < board.plants[level] else []
        return [level] if sheet.waters[level] < board.waters[level] else []

    def act(self, seat: i64, action: i64, target: i64, space: i64) -> None:
        """Build a section, cross a row of a field, or circle a plant or a water."""
        sheet = self.sheet(seat)
        if action == ROBOT:
            sheet.build(target)
        elif action == ENERGY:
            sheet.upgrades = _one_more(sheet.upgrades, target)
        elif action == PLANT:
            sheet.plants = _one_more(sheet.plants, target)
        else:
            sheet.waters = _one_more(sheet.waters, target)

    def use_astronaut(self, seat: i64) -> None:
        """Cross an astronaut, while there are any."""
        sheet = self.sheet(seat)
        if sheet.astronauts < self.board.astronauts:
            sheet.astronauts += 1

    def use_planning(self, seat: i64) -> None:
        """An X costs a cut in the dome, while there is a section to cut."""
        if self.sheet(seat).cuttable(self.board):
            self.ask(seat, CUT_SECTION)

    def take_error(self, seat: i64) -> None:
        """Cross the next box."""
        self.sheet(seat).errors += 1

    # --- phases 5 and 6, and the end --------------------------------------------------------------------------------

    def incidents(self) -> None:
        """Phase 5: the first values won this turn are struck on the sheets of all others."""
        for seat in range(self.seats):
            self.taken |= self.sheet(seat).firsts

    def fulfils(self, seat: i64, mission: Mission) -> bool:
        """Full towers, highest levels, levels of the laboratory, the whole dome, or X."""
        board, sheet, kind = self.board, self.sheet(seat), mission.kind
        done: i64 = 0
        if kind == "towers":
            for tower in board.towers:
                done += 1 if sheet.filled & tower.all == tower.all else 0
        elif kind == "tops":
            for tower in board.towers:
                done += 1 if (sheet.filled & mission.spaces & tower.all) != 0 else 0
        elif kind == "levels":
            symbols = cast("DomeMission", mission).symbols
            for level in range(len(board.plants)):
                done += 1 if sheet.plants[level] + sheet.waters[level] >= symbols else 0
        elif kind == "crosses":
            done = sheet.crosses
        elif kind == "astronauts":
            done = sheet.astronauts
        elif kind == "starts":
            for tower in board.towers:
                done += 1 if board.starts & tower.all & ~sheet.filled == 0 else 0
        else:
            return sheet.built == board.halves
        return done >= mission.count

    def score_lines(self, sheets: list[Sheet], seat: i64) -> dict[str, int]:
        """Missions, laboratory, tower ends and astronauts at what they are worth in the end, less dome and errors."""
        board = self.board
        sheet = cast("DomeSheet", sheets[seat])
        columns = len(board.fields[LAB_FIELD])
        most = max([int(cast("DomeSheet", other).astronauts) for other in sheets])
        if self.astra is not None:
            most = max(most, self.astra.rank())
        astronauts = 0
        if sheet.astronauts > 0:
            astronauts = sheet.worth(board, ASTRONAUTS_FIELD, MOST if sheet.astronauts == most else OTHERS)
        return {
            "missions": sum([sheet.worth(board, MISSIONS_FIELD, box) for box in sheet.missions if box != NO_MISSION])
            + self.goal_points(sheet),
            "lab": sum([int(sheet.levels_with(n + 1)) * sheet.worth(board, LAB_FIELD, n) for n in range(columns)]),
            "towers": sum([board.ends[end].first + self.more_for_end(end) for end in members(sheet.firsts)])
            + sum([board.ends[end].later for end in members(sheet.laters)]),
            "astronauts": astronauts,
            "dome": -int(sheet.unbuilt(board)) * sheet.worth(board, DOME_FIELD, 0),
            "errors": -board.errors[sheet.errors],
        }

    def strikeable(self) -> i64:
        """ASTRA: the first values of tower ends that nobody has won."""
        return (bit(len(self.board.ends)) - 1) & ~self.taken

    def strike(self, target: i64) -> None:
        """ASTRA: only the later value of this end can be won from now on."""
        self.taken |= bit(target)

    # --- orders -----------------------------------------------------------------------------------------------------

    def prepare(self, seat: i64, orders: Orders) -> None:
        """A row of an upgrade field, for all or for some."""
        if orders.news == "fair" or (orders.news == "steep" and orders.seats >> seat & 1):
            self.ask(seat, Receive([ENERGY]))

    def gifts(self, seat: i64, action: i64) -> list[int]:
        """Any field."""
        return self.targets(seat, action, 0)

    def receive(self, seat: i64, action: i64, target: i64) -> None:
        """Cross its next row."""
        self.act(seat, action, target, 0)

    def befall(self, seat: i64, orders: Orders) -> None:
        """Micro-meteors: a cut in the dome, while there is a section to cut."""
        self.use_planning(seat)

    def reached(self, seat: i64, orders: Orders) -> bool:
        """The highest and the lowest level of so many towers."""
        filled, done = self.sheet(seat).filled, i64(0)
        for tower in self.board.towers:
            done += filled >> tower.first & filled >> (tower.end - 1) & 1
        return done >= orders.goal

    def more_for_end(self, end: i64) -> int:
        """What the first bonus of a tower's end pays beyond what is printed."""
        orders, space = self.orders, self.board.ends[end].space
        if orders is None:
            return 0
        wanted = (orders.branch == "tall_city" and self.board.tops >> space & 1) or (
            orders.branch == "deep_city" and self.board.bottoms >> space & 1
        )
        return int(orders.branch_amount) if wanted else 0

    # --- copies and invariants --------------------------------------------------------------------------------------

    def clone(self) -> Dome:
        """An independent copy."""
        twin = Dome(self.game, self.rng.clone(), self.piles.deck, self.board, self.chosen)
        self._copy_moon_to(twin)
        twin.taken = self.taken
        return twin

    def check(self) -> None:
        """Towers are unbroken runs from their starting levels, the dome has one gap, nothing exceeds what is printed."""
        self._check_moon()
        board = self.board
        for seat in range(self.seats):
            sheet = self.sheet(seat)
            sheet.check(board.towers)
            cells = sheet.cells(board.towers)
            assert sheet.crosses == cells.count(CROSS)
            assert members(sheet.odd) == [space for space, cell in enumerate(cells) if 0 <= cell < NUMBERS and cell & 1]
            for tower in board.towers:
                run = members(sheet.filled & tower.all)
                assert not run or len(run) == run[-1] - run[0] + 1, f"tower {tower.id} has a hole"
                assert not run or sheet.filled & tower.all & board.starts, f"tower {tower.id} begins in the air"
                assert (EMPTY in cells[tower.first : tower.end]) == (len(run) < tower.size)
            gap = members(board.halves & ~sheet.built)
            assert not gap or len(gap) == gap[-1] - gap[0] + 1, "the dome has two gaps"
            assert sheet.cuts & board.left_halves == 0
            assert all(sheet.cuts >> (half | 1) & 1 for half in gap if sheet.built >> (half ^ 1) & 1), "half a section"
            for end, bonus in enumerate(board.ends):
                won = (sheet.firsts | sheet.laters) >> end & 1
                assert won == sheet.filled >> bonus.space & 1, f"end {bonus.id}: bonus or not?"
            assert sheet.firsts & sheet.laters == 0
            assert sheet.laters & ~self.taken == 0, "a first value was lost to nobody"
            for level in range(len(board.plants)):
                assert 0 <= sheet.plants[level] <= board.plants[level]
                assert 0 <= sheet.waters[level] <= board.waters[level]
            for field, columns in enumerate(board.fields):
                assert 0 <= sheet.upgrades[field] < len(columns[0])
            assert 0 <= sheet.astronauts <= board.astronauts
            assert 0 <= sheet.errors < len(board.errors)
            assert all(box in (NO_MISSION, FIRST, LATER) for box in sheet.missions)


class CutSection(Step[Dome]):
    """The price of an X: cut a section of the dome that is neither built nor cut. There is no way around it."""

    def asks(self) -> str:
        """`cut`."""
        return "cut"

    def legal(self, s: Dome, seat: i64) -> list[int]:
        """Every section that can be cut."""
        return [MARK + half // 2 for half in members(s.sheet(seat).cuttable(s.board))]

    def play(self, s: Dome, seat: i64, move: int) -> None:
        """Cut it."""
        s.sheet(seat).cut(move - MARK)
        if s.listening:
            s.emit("cut", seat, (move - MARK,), OWNER_FIRST)


CUT_SECTION: Final = CutSection()


def _open_rows(board: DomeBoard, sheet: DomeSheet, field: i64) -> bool:
    """Has a field a row left to cross? The last value of a column stands below the last box."""
    return sheet.upgrades[field] < len(board.fields[field][0]) - 1


def _one_more(counts: list[int], index: i64) -> list[int]:
    """The counts with one of them raised, as a new list."""
    raised = counts.copy()
    raised[index] += 1
    return raised
