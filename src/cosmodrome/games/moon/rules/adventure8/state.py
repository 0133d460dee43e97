"""Adventure 8, The Battle: occupy the planets of the sheets that lie between you and your neighbours.

The sheets lie in a ring, one between any two neighbours. Sheet k has two sides: M, with the mission boxes, belongs to seat
k, and T, opposite, to the seat on its left, k + 1. Everybody plays on the left sheet in odd turns and on the right sheet
in even ones, so a sheet has one writer a turn, and what the others must not see yet is always a whole sheet.

A seat alone has two sheets and ASTRA opposite on both; `solo` says what ASTRA does there.

Numbers are not written: they choose a planet, whose spaces fill in their printed order. The moons are counted as spaces
that follow those of the planets; they fill no sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Never, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules.actions import (
    ENERGY,
    PLANT,
    ROBOT,
    WATER,
    WithActions,
)
from cosmodrome.games.moon.rules.adventure8 import solo
from cosmodrome.games.moon.rules.adventure8.sheet import (
    BOTH,
    MISSION_SIDE,
    NO_BONUS,
    TOTAL_SIDE,
    BattleBoard,
    BattleSheet,
    Side,
)
from cosmodrome.games.moon.rules.adventure8.steps import (
    DRAW_INSIGNIA,
    IMPROVE_TYPE,
    OCCUPY_MOON,
)
from cosmodrome.games.moon.rules.astra import SOLO, Astra
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import Deck
from cosmodrome.games.moon.rules.orders import Orders
from cosmodrome.games.moon.rules.phases import PREPARING, WRITING
from cosmodrome.games.moon.rules.sheet import LETTERS, NO_MISSION, Sheet
from cosmodrome.kernel.bits import bit, size_of
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["Battle"]


class Battle(WithActions):
    """A position of adventure 8."""

    def __init__(self, game: Game, rng: Rng, deck: Deck, board: BattleBoard, chosen: list[Mission]) -> None:
        super().__init__(game, rng, deck, board, chosen)
        self.board = board
        self.ring: i64 = max(self.seats, 2)
        """How many sheets there are."""
        self.due: i64 = 0
        """Insignia that the effect of ASTRA which is being carried out has still to draw."""

    # --- who plays where --------------------------------------------------------------------------------------------

    def right_of(self, seat: i64) -> i64:
        """The right sheet of a seat: the one on which it has the total side."""
        return (seat + self.ring - 1) % self.ring

    def active(self, seat: i64) -> i64:
        """The sheet that a seat plays on this turn: in odd turns the left one, which has its number."""
        return seat if self.turn & 1 else self.right_of(seat)

    def writes_on(self, seat: i64) -> i64:
        """The sheet that a seat marks in the running phase. Missions are always marked on the left one."""
        return self.active(seat) if self.phase in (WRITING, PREPARING) else seat

    def side_now(self) -> i64:
        """The side that everyone plays on this turn."""
        return MISSION_SIDE if self.turn & 1 else TOTAL_SIDE

    def owner(self, sheet: i64, side: i64) -> i64:
        """The seat that a side of a sheet belongs to."""
        return sheet if side == MISSION_SIDE else (sheet + 1) % self.ring

    def on(self, sheet: i64) -> BattleSheet:
        """One of the sheets."""
        return cast("BattleSheet", self.sheets[sheet])

    def sheet(self, seat: i64) -> BattleSheet:
        """The sheet that a seat plays on this turn."""
        return self.on(self.active(seat))

    def side(self, seat: i64) -> Side:
        """The side that a seat plays on this turn."""
        return self.sheet(seat).sides[self.side_now()]

    def begin(self) -> None:
        """Set-up: as always, but for the number of sheets."""
        self.missions = self.choose_missions()
        self._stacks = [[] for _ in range(self.seats)]
        self.sheets = [self.new_sheet() for _ in range(self.ring)]
        if self.astra is not None:
            self.on(SOLO).tied = bit(MISSION_SIDE)
            self.on(self.right_of(SOLO)).tied = bit(TOTAL_SIDE)
        self.piles.shuffle(self.rng)
        self.set_out()

    def new_sheet(self) -> Sheet:
        """Free planets."""
        near, far = Side(), Side()
        near.types = far.types = [0] * len(self.board.types)
        sheet, orders = BattleSheet([NO_MISSION] * len(LETTERS), near, far), self.orders
        if orders is not None:
            sheet.pact = orders.branch_amount if orders.branch == "pact" else 0
            sheet.hostile = orders.branch == "no_quarter"
        return sheet

    def first_step(self) -> Step[Never]:
        """Everyone draws an insignia."""
        return DRAW_INSIGNIA

    # --- drawing insignia -------------------------------------------------------------------------------------------

    def spaces_for(self, seat: i64, number: i64) -> i64:
        """The first free spaces of the planets that list this number."""
        return self.sheet(seat).next_spaces(self.board) & self.board.reach[number][0]

    def spaces_to_cross(self, seat: i64) -> i64:
        """The moons with a free spot, which follow the spaces of the planets."""
        board, sheet = self.board, self.sheet(seat)
        found: i64 = 0
        for planet in board.planets:
            if sheet.free_spots(planet):
                found |= bit(board.size + planet.zone.index)
        return found

    def fill(self, seat: i64, space: i64, value: i64) -> None:
        """Draw an insignia. The last space of a planet awards it at once, then the bonus of the space is used."""
        board, sheet, side = self.board, self.sheet(seat), self.side(seat)
        if space >= board.size:
            spots = sheet.free_spots(board.planets[space - board.size])
            side.moons |= spots & -spots
            return
        sheet.filled |= bit(space)
        side.spaces |= bit(space)
        index: i64 = board.planet_of[space]
        if sheet.complete(board.planets[index]):
            self.award(seat, index)
        bonus: i64 = board.space_bonus[space]
        if bonus != NO_BONUS:
            self.give(seat, bonus)

    def award(self, seat: i64, index: i64) -> None:
        """A planet of the sheet that a seat plays on is complete: its flag goes to whoever leads."""
        leaders = self.sheet(seat).award(self.board, index)
        mine = leaders >> self.side_now() & 1
        if self.listening:
            self.emit("control", seat, (int(index), int(mine), int(leaders == BOTH)), OWNER_FIRST)
        if mine and self.astra is not None:
            solo.won_flag(self)

    def give(self, seat: i64, bonus: i64) -> None:
        """Use a bonus symbol; without a target it is lost."""
        board, side = self.board, self.side(seat)
        if bonus == PLANT:
            if side.plants < len(board.plants) - 1:
                side.plants += 1
        elif bonus == WATER:
            if side.waters < len(board.waters) - 1:
                side.waters += 1
        elif bonus == ROBOT:
            asteroid = self.sheet(seat).next_asteroid(board, self.side_now())
            if asteroid >= 0:
                if self.listening:
                    self.emit("asteroid", seat, (asteroid,), OWNER_FIRST)
                self.mine(seat, asteroid)
        elif bonus == ENERGY:
            if self.open_types(seat):
                self.ask(seat, IMPROVE_TYPE)
        elif self.spaces_to_cross(seat):
            self.ask(seat, OCCUPY_MOON)

    def mine(self, seat: i64, asteroid: i64) -> None:
        """Draw an insignia on an asteroid and use its bonuses."""
        self.side(seat).asteroids |= bit(asteroid)
        for bonus in self.board.asteroid_bonuses[asteroid]:
            self.give(seat, bonus)

    def open_types(self, seat: i64) -> i64:
        """The types of planets whose value can still be improved, as bits."""
        board, side = self.board, self.side(seat)
        found: i64 = 0
        for kind in range(len(board.types)):
            if side.types[kind] < len(board.types[kind].values) - 1:
                found |= bit(kind)
        return found

    def improve(self, seat: i64, kind: i64) -> None:
        """Cross the next box of a type."""
        side = self.side(seat)
        types = side.types.copy()
        types[kind] += 1
        side.types = types

    # --- actions ----------------------------------------------------------------------------------------------------

    def marks_for(self, seat: i64, action: i64, space: i64) -> i64:
        """Robot: the next asteroid. Energy: types. Plant and Water: the planet of the insignia, if it has one left."""
        board, sheet = self.board, self.sheet(seat)
        if action == ROBOT:
            asteroid = sheet.next_asteroid(board, self.side_now())
            return 0 if asteroid < 0 else bit(asteroid)
        if action == ENERGY:
            return self.open_types(seat)
        index: i64 = board.planet_of[space]
        planet = board.planets[index]
        left = planet.plants & ~sheet.plants if action == PLANT else planet.waters & ~sheet.waters
        return bit(index) if left else 0

    def act(self, seat: i64, action: i64, target: i64, space: i64) -> None:
        """Mine an asteroid, improve a type, or cross a symbol of a planet and a box of its track."""
        sheet = self.sheet(seat)
        if action == ROBOT:
            self.mine(seat, target)
        elif action == ENERGY:
            self.improve(seat, target)
        else:
            planet = self.board.planets[target]
            if action == PLANT:
                left = planet.plants & ~sheet.plants
                sheet.plants |= left & -left
            else:
                left = planet.waters & ~sheet.waters
                sheet.waters |= left & -left
            self.give(seat, action)

    def use_astronaut(self, seat: i64) -> None:
        """Circle an astronaut, while there are any."""
        side = self.side(seat)
        if side.astronauts < self.board.astronauts:
            side.astronauts += 1

    def use_planning(self, seat: i64) -> None:
        """Cross the next planning box, while there are any."""
        side = self.side(seat)
        if side.plannings < len(self.board.planning) - 1:
            side.plannings += 1

    def take_error(self, seat: i64) -> None:
        """Cross the next box of the side in play."""
        sheet, side = self.sheet(seat), self.side(seat)
        side.errors += 1
        sheet.errors = max(sheet.errors, side.errors)

    # --- phases 5 and 6, and the end --------------------------------------------------------------------------------

    def incidents(self) -> None:
        """Phase 5: there are none; planets are awarded at once."""

    def fulfils(self, seat: i64, mission: Mission) -> bool:
        """Each mission must hold on one of the two sheets alone; those of a campaign on both."""
        left, right = self.on(seat).sides[MISSION_SIDE], self.on(self.right_of(seat)).sides[TOTAL_SIDE]
        if mission.kind == "planets_of_each":
            return size_of(left.flags) >= mission.count and size_of(right.flags) >= mission.count
        if mission.kind == "asteroids_of_each":
            return size_of(left.asteroids) >= mission.count and size_of(right.asteroids) >= mission.count
        return left.holds(self.board, mission) or right.holds(self.board, mission)

    def score_lines(self, sheets: list[Sheet], seat: i64) -> dict[str, int]:
        """Missions and what the two sides score together; open planets go to those who lead now."""
        left, right = cast("BattleSheet", sheets[seat]), cast("BattleSheet", sheets[self.right_of(seat)])
        lines = {"missions": sum([value for value in left.missions if value != NO_MISSION]) + self.goal_points(left)}
        other = right.lines(self.board, TOTAL_SIDE)
        for line, value in left.lines(self.board, MISSION_SIDE).items():
            lines[line] = value + other[line]
        return lines

    def errors_of(self, seat: i64) -> int:
        """System errors on both sides of a seat."""
        left, right = self.on(seat).sides[MISSION_SIDE], self.on(self.right_of(seat)).sides[TOTAL_SIDE]
        return int(left.errors + right.errors)

    def conclude(self) -> None:
        """The game has ended: award the open planets."""
        for sheet in range(self.ring):
            for index in range(len(self.board.planets)):
                self.on(sheet).award(self.board, index)
        self.show()

    def settle(self) -> None:
        """Award the open planets, then compare as always."""
        self.conclude()
        super().settle()

    # --- orders -----------------------------------------------------------------------------------------------------

    def set_out(self) -> None:
        """Two rounds of preparations, one for each sheet, as if there were a turn more before the first."""
        if self.orders is not None and self.orders.news == "together":
            self.turn = -1
        super().set_out()

    def advance(self) -> None:
        """The second round of preparations, or the usual."""
        if self.phase == PREPARING and self.turn < 0:
            if self.listening:
                self.emit("reveal", -1, ())
            self.turn = 0
            self.open_for_all(PREPARING)
        else:
            super().advance()

    def prepare(self, seat: i64, orders: Orders) -> None:
        """An insignia on a moon of the sheet whose round it is, or on the first asteroid of both."""
        if orders.news == "together":
            self.ask(seat, OCCUPY_MOON)
        elif orders.news == "scattered":
            left, right = self.on(seat), self.on(self.right_of(seat))
            left.sides[MISSION_SIDE].asteroids |= bit(left.next_asteroid(self.board, MISSION_SIDE))
            right.sides[TOTAL_SIDE].asteroids |= bit(right.next_asteroid(self.board, TOTAL_SIDE))

    def befall(self, seat: i64, orders: Orders) -> None:
        """Flare: a stored astronaut is crossed off, on the sheet in play if there is one."""
        left, right = self.on(seat).sides[MISSION_SIDE], self.on(self.right_of(seat)).sides[TOTAL_SIDE]
        for side in [left, right] if self.turn & 1 else [right, left]:
            if side.used < side.astronauts:
                side.used += 1
                if self.listening:
                    self.emit("flare", seat, ())
                return

    def reached(self, seat: i64, orders: Orders) -> bool:
        """Both end planets of one sheet."""
        ends = bit(0) | bit(len(self.board.planets) - 1)
        left, right = self.on(seat).sides[MISSION_SIDE].flags, self.on(self.right_of(seat)).sides[TOTAL_SIDE].flags
        return left & ends == ends or right & ends == ends

    # --- ASTRA ------------------------------------------------------------------------------------------------------

    def drawn(self, astra: Astra) -> None:
        """ASTRA plays the first card of a turn, before the seat."""
        if len(astra.pile.open) == 1:
            solo.play_card(self, astra)

    def carry_out(self, astra: Astra, letter: i64) -> None:
        """An effect draws ASTRA's insignia on moons."""
        solo.carry_out(self)

    def strikeable(self) -> i64:
        """The planets whose moons ASTRA's effect prefers now."""
        return solo.preferred(self)

    def strike(self, target: i64) -> None:
        """ASTRA's effect draws an insignia on the moon of this planet."""
        solo.occupy(self, target)

    # --- copies and invariants --------------------------------------------------------------------------------------

    def clone(self) -> Battle:
        """An independent copy."""
        twin = Battle(self.game, self.rng.clone(), self.piles.deck, self.board, self.chosen)
        self._copy_moon_to(twin)
        twin.due = self.due
        return twin

    def check(self) -> None:
        """Every mark belongs to one side, planets fill in order, flags are where they must be, no track overflows."""
        self._check_moon()
        for index in range(self.ring):
            self.on(index).check_marks(self.board, self.over)
