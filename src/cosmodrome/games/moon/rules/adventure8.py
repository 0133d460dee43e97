"""Adventure 8, The Battle: occupy the planets of the sheets that lie between you and your neighbours.

The sheets lie in a ring, one between any two neighbours. Sheet k has two sides: M, with the mission boxes, belongs to seat
k, and T, opposite, to the seat on its left, k + 1. Everybody plays on the left sheet in odd turns and on the right sheet
in even ones, so a sheet has one writer a turn, and what the others must not see yet is always a whole sheet.

A seat alone has two sheets and ASTRA opposite on both; `adventure8_solo` says what ASTRA does there.

Numbers are not written: they choose a planet, whose spaces fill in their printed order. The moons are counted as spaces
that follow those of the planets; they fill no sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules import adventure8_solo
from cosmodrome.games.moon.rules.actions import (
    ASTRONAUT,
    ENERGY,
    PLANNING,
    PLANT,
    ROBOT,
    USE_ACTION,
    WATER,
    WithActions,
)
from cosmodrome.games.moon.rules.astra import SOLO, Astra
from cosmodrome.games.moon.rules.battlefield import (
    BOTH,
    MISSION_SIDE,
    NO_BONUS,
    TOTAL_SIDE,
    BattleBoard,
    BattleMission,
    BattleSheet,
    Side,
)
from cosmodrome.games.moon.rules.deck import PILES, Deck
from cosmodrome.games.moon.rules.moves import CROSS_OUT, MARK, SECOND, SPACES, SYSTEM_ERROR, WRITE, shift
from cosmodrome.games.moon.rules.orders import Orders
from cosmodrome.games.moon.rules.phases import PREPARING
from cosmodrome.games.moon.rules.sheet import CROSS, LETTERS, NO_MISSION, Sheet
from cosmodrome.games.moon.rules.turn import WRITING, Mission
from cosmodrome.kernel.bits import bit, members, size_of
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["DRAW_INSIGNIA", "Battle", "DrawInsignia", "ImproveType", "OccupyMoon"]


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
            adventure8_solo.won_flag(self)

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

    def open_types(self, seat: i64) -> list[int]:
        """The types of planets whose value can still be improved."""
        board, side = self.board, self.side(seat)
        return [kind for kind in range(len(board.types)) if side.types[kind] < len(board.types[kind].values) - 1]

    def improve(self, seat: i64, kind: i64) -> None:
        """Cross the next box of a type."""
        side = self.side(seat)
        types = side.types.copy()
        types[kind] += 1
        side.types = types

    # --- actions ----------------------------------------------------------------------------------------------------

    def targets(self, seat: i64, action: i64, space: i64) -> list[int]:
        """Robot: the next asteroid. Energy: types. Plant and Water: the planet of the insignia, if it has one left."""
        board, sheet = self.board, self.sheet(seat)
        if action == ROBOT:
            asteroid = sheet.next_asteroid(board, self.side_now())
            return [] if asteroid < 0 else [asteroid]
        if action == ENERGY:
            return self.open_types(seat)
        index = board.planet_of[space]
        planet = board.planets[index]
        left = planet.plants & ~sheet.plants if action == PLANT else planet.waters & ~sheet.waters
        return [index] if left else []

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
        return self._holds(left, mission) or self._holds(right, mission)

    def _holds(self, side: Side, mission: Mission) -> bool:
        """Planets, a planet of every type, asteroids, improvements of every type, boxes, or different moons."""
        board, kind, count = self.board, mission.kind, mission.count
        if kind == "planets":
            return size_of(side.flags) >= count
        if kind == "asteroids":
            return size_of(side.asteroids) >= count
        if kind == "moons":
            return side.moons_held(board) >= count
        if kind == "boxes":
            asked = cast("BattleMission", mission)
            return side.plants >= asked.plants and side.waters >= asked.waters
        if kind == "improvements":
            return min(side.types) >= count
        held = [0] * len(board.types)
        for index, planet in enumerate(board.planets):
            if side.flags >> index & 1:
                held[planet.type] += 1
        return min(held) >= count

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
        """Award the open planets; then most points, fewest system errors on both sides, a shared victory."""
        self.conclude()
        scores = [self.points(seat) for seat in range(self.seats)]
        ranks = [(scores[seat], -self.errors_of(seat)) for seat in range(self.seats)]
        best = max(ranks)
        self.finish(scores, [seat for seat in range(self.seats) if ranks[seat] == best])

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
            adventure8_solo.play_card(self, astra)

    def carry_out(self, astra: Astra, letter: i64) -> None:
        """An effect draws ASTRA's insignia on moons."""
        adventure8_solo.carry_out(self)

    def strikeable(self) -> i64:
        """The planets whose moons ASTRA's effect prefers now."""
        return adventure8_solo.preferred(self)

    def strike(self, target: i64) -> None:
        """ASTRA's effect draws an insignia on the moon of this planet."""
        adventure8_solo.occupy(self, target)

    # --- copies and invariants --------------------------------------------------------------------------------------

    def clone(self) -> Battle:
        """An independent copy."""
        twin = Battle(self.game, self.rng.clone(), self.piles.deck, self.board, self.chosen)
        self._copy_moon_to(twin)
        twin.due = self.due
        return twin

    def replay_phase(self, seat: i64, finished: bool, rng: Rng) -> None:
        """Take a seat back to the start of the phase, on the sheet that it marks in it."""
        at = self.writes_on(seat)
        self.sheets[at] = self.shown[at].copy()
        self._stacks[seat] = []
        self._waiting &= ~bit(seat)
        self.open_phase(seat)
        if finished:
            while self._waiting >> seat & 1:
                step = self._top(seat)
                self._answer(seat, step, step.pick(self, seat, rng))

    def check(self) -> None:
        """Every mark belongs to one side, planets fill in order, flags are where they must be, no track overflows."""
        self._check_moon()
        board = self.board
        for index in range(self.ring):
            sheet = self.on(index)
            near, far = sheet.sides
            assert near.spaces & far.spaces == 0, "a space with two insignia"
            assert near.spaces | far.spaces == sheet.filled
            assert near.moons & far.moons == 0, "a spot of a moon with two insignia"
            assert near.asteroids & far.asteroids == 0, "an asteroid with two insignia"
            assert (near.asteroids | far.asteroids) & ~board.asteroids == 0
            assert sheet.errors == max(near.errors, far.errors)
            assert sheet.plants & ~sum([planet.plants for planet in board.planets]) == 0
            assert sheet.waters & ~sum([planet.waters for planet in board.planets]) == 0
            for at, planet in enumerate(board.planets):
                row = (sheet.filled & planet.zone.all) >> planet.zone.first
                assert row & (row + 1) == 0, f"planet {planet.zone.id} was not filled in order"
                leaders = sheet.leaders(planet) if self.over or sheet.complete(planet) else 0
                assert near.flags >> at & 1 == leaders & 1, f"planet {planet.zone.id}: flag of the mission side"
                assert far.flags >> at & 1 == leaders >> 1, f"planet {planet.zone.id}: flag of the total side"
            for side in sheet.sides:
                assert 0 <= side.plants < len(board.plants)
                assert 0 <= side.waters < len(board.waters)
                assert 0 <= side.plannings < len(board.planning)
                assert 0 <= side.errors < len(board.errors)
                assert 0 <= side.used <= side.astronauts <= board.astronauts
                assert all(0 <= crossed < len(board.types[kind].values) for kind, crossed in enumerate(side.types))


class DrawInsignia(Step[Battle]):
    """Phases 2 and 3: choose a combination and draw an insignia on a planet that its number reaches.

    An Astronaut of the combination or a stored one changes the number by up to 2, and several add up. Only the planet
    matters, not by how much the number was changed, so a move names pile and space, and as few stored Astronauts are
    crossed off as will do. Stored ones count when it is asked whether anything can be drawn at all.
    """

    def asks(self) -> str:
        """`write`."""
        return "write"

    def legal(self, s: Battle, seat: i64) -> list[int]:
        """Every combination on every planet within reach; a system error if there is none."""
        moves: list[int] = []
        spaces, stored = self._open(s, seat), self._stored(s, seat)
        for pile in range(s.piles.combinations):
            if s.piles.choices >> pile & 1:
                found = spaces & self._reach(s, pile, stored)
                move = WRITE + shift(pile)
                while found:
                    if found & 1:
                        moves.append(move)
                    move += 1
                    found >>= 1
        return moves or [SYSTEM_ERROR]

    def allows(self, s: Battle, seat: i64, move: int) -> bool:
        """The same, for one move."""
        if move == SYSTEM_ERROR:
            return self.legal(s, seat)[0] == SYSTEM_ERROR
        if move < WRITE or move >= SECOND + SPACES * PILES or WRITE + SPACES * PILES <= move < SECOND:
            return False
        pile = self._pile(move)
        if not s.piles.choices >> pile & 1:
            return False
        space: i64 = move % SPACES
        return (self._open(s, seat) & self._reach(s, pile, self._stored(s, seat))) >> space & 1 != 0

    def _pile(self, move: i64) -> i64:
        """The combination of a move; those from PILES on exist against ASTRA alone."""
        return (move - SECOND) // SPACES + PILES if move >= SECOND else move // SPACES

    def _open(self, s: Battle, seat: i64) -> i64:
        return s.sheet(seat).next_spaces(s.board)

    def _stored(self, s: Battle, seat: i64) -> i64:
        side = s.side(seat)
        return side.astronauts - side.used

    def _reach(self, s: Battle, pile: i64, stored: i64) -> i64:
        """The spaces of all planets that a pile can be used on."""
        helpers = stored + 1 if s.piles.actions[pile] == ASTRONAUT else stored
        return s.board.reach[s.piles.numbers[pile]][helpers]

    def play(self, s: Battle, seat: i64, move: int) -> None:
        """Draw it; the action is asked for after all that the space sets off. An Astronaut is circled at once."""
        if move == SYSTEM_ERROR:
            if s.listening:
                s.emit("error", seat, (), OWNER_FIRST)
            s.take_error(seat)
            return
        pile = self._pile(move)
        space: i64 = move % SPACES
        number: i64 = s.piles.numbers[pile]
        action: i64 = s.piles.actions[pile]
        if s.astra is not None:
            s.astra.used = pile
        used = self.stored_for(s, pile, space)
        s.side(seat).used += used
        if s.listening:
            s.emit("insignia", seat, (int(space), int(number), int(action), int(used)), OWNER_FIRST)
        if action == ASTRONAUT:
            s.use_astronaut(seat)
        else:
            s.ask(seat, USE_ACTION[action][space])
        s.fill(seat, space, number)

    def stored_for(self, s: Battle, pile: i64, space: i64) -> i64:
        """How many stored Astronauts it takes to draw in a space with a pile."""
        needed: i64 = s.board.cost[s.piles.numbers[pile]][s.board.planet_of[space]]
        return needed - 1 if needed and s.piles.actions[pile] == ASTRONAUT else needed


class ImproveType(Step[Battle]):
    """An Energy bonus: cross a box of one type of planets."""

    def asks(self) -> str:
        """`improve`."""
        return "improve"

    def legal(self, s: Battle, seat: i64) -> list[int]:
        """Each type with a box left."""
        return [MARK + kind for kind in s.open_types(seat)]

    def play(self, s: Battle, seat: i64, move: int) -> None:
        """Cross it."""
        s.improve(seat, move - MARK)
        if s.listening:
            s.emit("action", seat, (ENERGY, move - MARK, 0), OWNER_FIRST)

    def stands(self, s: Battle, seat: i64) -> bool:
        """Is a box left?"""
        return len(s.open_types(seat)) > 0


class OccupyMoon(Step[Battle]):
    """A Planning bonus: draw an insignia on a moon, without crossing a planning box."""

    def asks(self) -> str:
        """`moon`."""
        return "moon"

    def legal(self, s: Battle, seat: i64) -> list[int]:
        """Each moon with a free spot."""
        return [CROSS_OUT + space for space in members(s.spaces_to_cross(seat))]

    def play(self, s: Battle, seat: i64, move: int) -> None:
        """Draw it."""
        s.fill(seat, move - CROSS_OUT, CROSS)
        if s.listening:
            s.emit("action", seat, (PLANNING, move - CROSS_OUT, 0), OWNER_FIRST)

    def stands(self, s: Battle, seat: i64) -> bool:
        """Is a spot free?"""
        return s.spaces_to_cross(seat) != 0


DRAW_INSIGNIA: Final = DrawInsignia()
IMPROVE_TYPE: Final = ImproveType()
OCCUPY_MOON: Final = OccupyMoon()
