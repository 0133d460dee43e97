"""Adventure 4, The Mine: number three underground levels, and let full columns carry their resources to the factories.

A space is a cavity, counted level by level from the surface, each from the left. Deposits of plants and water lie between
two cavities of a column. Minerals need no marks of their own: one is circled exactly when its cavity is filled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WATER, WithActions
from cosmodrome.games.moon.rules.adventure4.sheet import (
    ASTRONAUTS,
    PEARLS,
    PLANNINGS,
    PLANTS,
    ROBOTS,
    RUBIES,
    WATERS,
    MineBoard,
    MineSheet,
    SecondaryFactory,
)
from cosmodrome.games.moon.rules.adventure4.steps import CrossRobots
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import Deck
from cosmodrome.games.moon.rules.orders import Orders, Receive
from cosmodrome.games.moon.rules.sheet import CROSS, LETTERS, NO_MISSION, Sheet
from cosmodrome.kernel.bits import bit, members, size_of
from cosmodrome.kernel.event import EVERYONE, OWNER_FIRST
from cosmodrome.kernel.rng import Rng

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["Mine"]


class Mine(WithActions):
    """A position of adventure 4."""

    def __init__(self, game: Game, rng: Rng, deck: Deck, board: MineBoard, chosen: list[Mission]) -> None:
        super().__init__(game, rng, deck, board, chosen)
        self.board = board
        self.taken: i64 = 0
        """Main factories whose filling bonus was circled in an earlier turn, as bits: it is struck for everyone else."""

    def sheet(self, seat: i64) -> MineSheet:
        """One seat's sheet."""
        return cast("MineSheet", self.sheets[seat])

    def new_sheet(self) -> Sheet:
        """Nothing is marked at the start."""
        board = self.board
        return MineSheet([0] * len(board.levels), [NO_MISSION] * len(LETTERS), [0] * len(board.mains))

    # --- writing ----------------------------------------------------------------------------------------------------

    def spaces_for(self, seat: i64, number: i64) -> i64:
        """Where a number keeps the order of its level; a card that shows an X fits anywhere."""
        if number == CROSS:
            return self.spaces_to_cross(seat)
        sheet = self.sheet(seat)
        return sheet.keep_order(self.board.levels, ~sheet.filled, number)

    def spaces_to_cross(self, seat: i64) -> i64:
        """An X fits anywhere."""
        return self.board.all & ~self.sheet(seat).filled

    def fill(self, seat: i64, space: i64, value: i64) -> None:
        """Write it. The mineral of the cavity is circled by that; its column waits for phase 5."""
        self.sheet(seat).write(self.board.level_of[space], space, value)

    def take_error(self, seat: i64) -> None:
        """Cross the next box."""
        self.sheet(seat).errors += 1

    # --- actions ----------------------------------------------------------------------------------------------------

    def marks_for(self, seat: i64, action: i64, space: i64) -> i64:
        """Robot, Energy: any factory that has one left. Plant, Water: the deposits next to the number."""
        board, sheet = self.board, self.sheet(seat)
        if action == PLANT:
            return i64(board.near[space]) & board.plants & ~(sheet.deposits | sheet.lost)
        if action == WATER:
            return i64(board.near[space]) & board.waters & ~(sheet.deposits | sheet.lost)
        return board.open_factories(sheet.parts, action)

    def act(self, seat: i64, action: i64, target: i64, space: i64) -> None:
        """Circle a deposit, or cross an energy or a robot."""
        if action in (PLANT, WATER):
            self.sheet(seat).deposits |= bit(target)
        else:
            self.cross_part(seat, target, action)

    def cross_part(self, seat: i64, index: i64, kind: i64) -> None:
        """Cross an energy or a robot of a factory; its last one upgrades or activates it."""
        sheet, factory = self.sheet(seat), self.board.factories[index]
        left = (factory.robots if kind == ROBOT else factory.energies) & ~sheet.parts
        sheet.parts |= left & -left
        if factory.parts & ~sheet.parts:
            return
        sheet.done |= bit(index)
        if self.listening:
            self.emit("factory", seat, (int(index),), OWNER_FIRST)
        if self.board.secondary >> index & 1:
            self.give(seat, self.board.secondaries[index - len(self.board.mains)])

    def give(self, seat: i64, factory: SecondaryFactory) -> None:
        """What a secondary factory gives must be used at once."""
        if factory.gives == ROBOTS:
            self.ask(seat, CrossRobots(factory.count))
        else:
            self.mark(seat, factory.gives, factory.count, OWNER_FIRST)

    def mark(self, seat: i64, index: i64, count: int, audience: i64) -> None:
        """Mark symbols of a main factory from the top; passing the linked one circles an open filling bonus."""
        sheet, factory = self.sheet(seat), self.board.mains[index]
        before = sheet.symbols[index]
        after = min(before + count, factory.symbols)
        symbols = sheet.symbols.copy()
        symbols[index] = after
        sheet.symbols = symbols
        if before < factory.linked <= after and not self.taken >> index & 1:
            sheet.firsts |= bit(index)
            self.earn_solo_bonus()
            if self.listening:
                self.emit("bonus", seat, (int(index),), audience)

    def use_astronaut(self, seat: i64) -> None:
        """Cross an astronaut, while there are any."""
        self.mark(seat, ASTRONAUTS, 1, OWNER_FIRST)

    def use_planning(self, seat: i64) -> None:
        """Cross a planning symbol, while there are any."""
        self.mark(seat, PLANNINGS, 1, OWNER_FIRST)

    # --- phases 5 and 6, and the end --------------------------------------------------------------------------------

    def incidents(self) -> None:
        """Phase 5: full columns are extracted, then the bonuses circled this turn are struck for the others."""
        for seat in range(self.seats):
            sheet = self.sheet(seat)
            full = sheet.full_columns(self.board) & ~sheet.pumps
            if full:
                for column in members(full):
                    self.extract(seat, column)
        for seat in range(self.seats):
            self.taken |= self.sheet(seat).firsts

    def extract(self, seat: i64, index: i64) -> None:
        """Each circled resource of a column marks a symbol in its factory; the rest is lost. The pump is circled."""
        sheet, column = self.sheet(seat), self.board.columns[index]
        plants = size_of(sheet.deposits & column.plants)
        waters = size_of(sheet.deposits & column.waters)
        sheet.pumps |= bit(index)
        if self.listening:
            data = (int(index), int(plants), int(waters), column.pearls, column.rubies)
            self.emit("extract", seat, data, EVERYONE)
        self.mark(seat, PLANTS, plants, EVERYONE)
        self.mark(seat, WATERS, waters, EVERYONE)
        self.mark(seat, PEARLS, column.pearls, EVERYONE)
        self.mark(seat, RUBIES, column.rubies, EVERYONE)

    def fulfils(self, seat: i64, mission: Mission) -> bool:
        """Columns, neighbouring columns, factories, or what is circled in the mine."""
        board, sheet = self.board, self.sheet(seat)
        kind = mission.kind
        if kind == "columns":
            return size_of(sheet.pumps) >= mission.count
        if kind == "neighbours":
            run = sheet.pumps
            for _ in range(mission.count - 1):
                run &= run >> 1
            return run != 0
        if kind == "secondary":
            return size_of(sheet.done & board.secondary) >= mission.count
        if kind == "factories":
            return size_of(sheet.done) >= mission.count
        if kind == "minerals":
            return sum([board.minerals & level.all & ~sheet.filled == 0 for level in board.levels]) >= mission.count
        if kind == "deposits":
            return self._cleared_rows(sheet) >= mission.count
        if kind == "plants":
            return size_of(sheet.deposits & board.plants) >= mission.count
        return size_of(sheet.deposits & board.waters) >= mission.count

    def score_lines(self, sheets: list[Sheet], seat: i64) -> dict[str, int]:
        """Missions, each main factory by its symbols and its bonus, less errors."""
        board = self.board
        sheet = cast("MineSheet", sheets[seat])
        missions = sum([value for value in sheet.missions if value != NO_MISSION])
        lines = {"missions": missions + self.goal_points(sheet)}
        for index, factory in enumerate(board.mains):
            worth = factory.upgraded if sheet.done >> index & 1 else factory.value
            bonus = factory.bonus if sheet.firsts >> index & 1 else self._consolation(sheet, index)
            lines[factory.id] = sheet.symbols[index] * worth + bonus
        lines["errors"] = -board.errors[sheet.errors]
        return lines

    def strikeable(self) -> i64:
        """ASTRA: the filling bonuses that nobody has circled."""
        return self.board.bonuses & ~self.taken

    def strike(self, target: i64) -> None:
        """ASTRA: the filling bonus of this factory cannot be circled any more."""
        self.taken |= bit(target)

    # --- orders -----------------------------------------------------------------------------------------------------

    def prepare(self, seat: i64, orders: Orders) -> None:
        """A part of a main factory."""
        if orders.branch == "deep_drill":
            self.ask(seat, Receive([ROBOT, ENERGY]))

    def gifts(self, seat: i64, action: i64) -> list[int]:
        """Main factories alone."""
        return members(self.board.open_factories(self.sheet(seat).parts, action) & ~self.board.secondary)

    def receive(self, seat: i64, action: i64, target: i64) -> None:
        """Cross it."""
        self.cross_part(seat, target, action)

    def losable(self, seat: i64) -> i64:
        """Cave-in: the deposits that are not circled."""
        sheet, board = self.sheet(seat), self.board
        return (board.plants | board.waters) & ~(sheet.deposits | sheet.lost)

    def lose(self, seat: i64, target: i64) -> None:
        """This deposit cannot be circled any more."""
        self.sheet(seat).lost |= bit(target)

    def reached(self, seat: i64, orders: Orders) -> bool:
        """So many columns extracted."""
        return size_of(self.sheet(seat).pumps) >= orders.goal

    def _consolation(self, sheet: MineSheet, index: int) -> int:
        """What orders pay for a filling bonus that others were faster to circle."""
        orders, factory = self.orders, self.board.mains[index]
        if orders is None or orders.branch != "open_market" or not 0 < factory.linked <= sheet.symbols[index]:
            return 0
        return int(orders.branch_amount)

    def _cleared_rows(self, sheet: MineSheet) -> int:
        """How many rows of the mine have all their deposits circled. A deposit is called after its row."""
        open_rows = {
            name.partition(".")[0] for at, name in enumerate(self.board.deposits) if not sheet.deposits >> at & 1
        }
        return len({name.partition(".")[0] for name in self.board.deposits}) - len(open_rows)

    # --- copies and invariants --------------------------------------------------------------------------------------

    def clone(self) -> Mine:
        """An independent copy."""
        twin = Mine(self.game, self.rng.clone(), self.piles.deck, self.board, self.chosen)
        self._copy_moon_to(twin)
        twin.taken = self.taken
        return twin

    def check(self) -> None:
        """Every mark on a sheet is explained by another: columns by cavities, symbols by columns and gifts."""
        self._check_moon()
        board = self.board
        for seat in range(self.seats):
            sheet = self.sheet(seat)
            sheet.check(board.levels)
            assert sheet.filled & ~board.all == 0
            assert sheet.pumps & ~sheet.full_columns(board) == 0, "a column was extracted that is not full"
            reachable: i64 = 0
            for space in members(sheet.filled):
                reachable |= i64(board.near[space])
            assert sheet.deposits & ~reachable == 0, "a deposit is circled that no number has reached"
            assert sheet.deposits & sheet.lost == 0, "a deposit is circled that was lost"
            for index, factory in enumerate(board.factories):
                finished = factory.parts & ~sheet.parts == 0
                assert finished == (sheet.done >> index & 1 != 0), f"{factory.id}: done or not?"
            assert sheet.symbols[:ASTRONAUTS] == self._processed(sheet), "symbols that nothing explains"
            for index, main in enumerate(board.mains):
                assert 0 <= sheet.symbols[index] <= main.symbols
                if sheet.firsts >> index & 1:
                    assert 0 < main.linked <= sheet.symbols[index], f"{main.id}: a bonus that was not earned"
            assert sheet.errors < len(board.errors)

    def _processed(self, sheet: MineSheet) -> list[int]:
        """The symbols of the resource factories, counted again from columns and gifts."""
        board = self.board
        found = [0] * ASTRONAUTS
        for index in members(sheet.pumps):
            column = board.columns[index]
            found[PLANTS] += int(size_of(sheet.deposits & column.plants))
            found[WATERS] += int(size_of(sheet.deposits & column.waters))
            found[PEARLS] += column.pearls
            found[RUBIES] += column.rubies
        for index, secondary in enumerate(board.secondaries):
            if sheet.done >> (len(board.mains) + index) & 1 and secondary.gives != ROBOTS:
                found[secondary.gives] += secondary.count
        return [min(found[index], board.mains[index].symbols) for index in range(ASTRONAUTS)]
