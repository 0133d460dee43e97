"""Adventure 5, The Dome: raise towers above and below the surface, supply the laboratory, and close the dome over all.

Four towers are the zones, numbered from the bottom up. A tower begins at one of its two starting levels and grows at its
ends, so what is filled of it is always one unbroken run: a number needs to be compared with the highest or the lowest
one only. The dome is a row of sections that grows from both feet. It is kept in halves, two to a section: an unbroken
section is built with both at once, one that was cut gives two pieces to build.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WithActions
from cosmodrome.games.moon.rules.adventure5.sheet import (
    ASTRONAUTS_FIELD,
    DOME_FIELD,
    FIRST,
    LAB_FIELD,
    LATER,
    MISSIONS_FIELD,
    MOST,
    OTHERS,
    DomeBoard,
    DomeMission,
    DomeSheet,
)
from cosmodrome.games.moon.rules.adventure5.steps import CUT_SECTION
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import Deck
from cosmodrome.games.moon.rules.orders import Orders, Receive
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, LETTERS, NO_MISSION, NUMBERS, NUMBERS_MASK, Sheet, one_more
from cosmodrome.kernel.bits import bit, members
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["Dome"]


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

    def marks_for(self, seat: i64, action: i64, space: i64) -> i64:
        """Robot: sections at the ends of the gap. Energy: fields. Plant and Water: the level of the number."""
        board, sheet = self.board, self.sheet(seat)
        if action == ROBOT:
            odd = board.odd_sections if sheet.odd >> space & 1 else ~board.odd_sections
            return sheet.ends_of_the_gap(board) & odd
        if action == ENERGY:
            return sheet.open_fields(board)
        level: i64 = board.level_of[space]
        if level < 0:
            return 0
        if action == PLANT:
            return bit(level) if sheet.plants[level] < board.plants[level] else 0
        return bit(level) if sheet.waters[level] < board.waters[level] else 0

    def act(self, seat: i64, action: i64, target: i64, space: i64) -> None:
        """Build a section, cross a row of a field, or circle a plant or a water."""
        sheet = self.sheet(seat)
        if action == ROBOT:
            sheet.build(target)
        elif action == ENERGY:
            sheet.upgrades = one_more(sheet.upgrades, target)
        elif action == PLANT:
            sheet.plants = one_more(sheet.plants, target)
        else:
            sheet.waters = one_more(sheet.waters, target)

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
