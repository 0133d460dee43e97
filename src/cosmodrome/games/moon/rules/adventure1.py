"""Adventure 1, The Launch: load the rocket floor by floor and be the first to launch.

The action of a combination only says on which floors its number may be written. A full quarter fires its effects at
once: rockets cross the track, an activation fills the arrow of an inactive rocket, a building writes an X, a sabotage hits the
others in phase 5. What an X completes fires before the rest of the older list, which the stack of steps gives for free.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules.astra import SOLO, Astra, Racer
from cosmodrome.games.moon.rules.deck import PILES, Deck
from cosmodrome.games.moon.rules.moves import CROSS_OUT, MARK, PASS, SECOND, SPACES, SYSTEM_ERROR, WRITE, shift
from cosmodrome.games.moon.rules.orders import FOR_POINTS, Orders
from cosmodrome.games.moon.rules.sheet import CROSS, LETTERS, NO_MISSION, Sheet, Zone
from cosmodrome.games.moon.rules.turn import Board, Mission, Moon
from cosmodrome.kernel.bits import bit, members, size_of
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["Launch", "LaunchBoard", "LaunchSheet", "Quarter", "QuarterEffects", "WriteNumber"]


class Quarter:
    """A part of a floor between partitions, and what filling it fires."""

    def __init__(
        self,
        id: str,
        spaces: int,
        rockets: int,
        inactive: int,
        arrow: int,
        activations: int,
        buildings: int,
        sabotages: int,
    ) -> None:
        self.id = id
        self.spaces: i64 = spaces
        self.rockets: i64 = rockets
        """Rockets that are active as printed."""
        self.inactive: i64 = inactive
        """Rockets of the inactive symbol, worth nothing unless its arrow is filled before."""
        self.arrow: i64 = arrow
        """Which arrow activates them, -1: none here."""
        self.activations: i64 = activations
        self.buildings: i64 = buildings
        self.sabotages: i64 = sabotages
        """The sabotage symbols, as bits."""


class LaunchBoard(Board):
    """The printed sheet."""

    def __init__(
        self,
        floors: list[Zone],
        floors_for: list[list[Zone]],
        quarters: list[Quarter],
        lines: list[int],
        boxes: list[int],
        errors: int,
        error_points: int,
        final_rockets: int,
        missions: list[list[Mission]],
    ) -> None:
        self.floors = floors
        self.floors_for = floors_for
        """For each action, the floors where its numbers may go; the wild floor is last."""
        self.spaces_for = [sum([floor.all for floor in some]) for some in floors_for]
        """The spaces of those floors, as bits."""
        self.quarters = quarters
        self.boxes = boxes
        """The score boxes of the track, one more than it has lines."""
        self.errors: i64 = errors
        self.error_points: i64 = error_points
        self.final_rockets: i64 = final_rockets
        self.size: i64 = floors[-1].end
        super().__init__(bit(self.size) - 1, errors, missions)
        self.track: i64 = sum(lines)
        self.floor_of = [floor for floor in floors for _ in range(floor.size)]
        self.quarter_of = [quarter for space in range(self.size) for quarter in quarters if quarter.spaces >> space & 1]
        self.arrows = [quarter for quarter in quarters if quarter.arrow >= 0]
        self.lines_at = [sum([1 for end in _ends(lines) if end <= crossed]) for crossed in range(self.track + 1)]
        """How many lines are complete when so many rockets are crossed."""


def _ends(lines: list[int]) -> list[int]:
    """How many rockets are crossed when each line is complete."""
    return [sum(lines[: i + 1]) for i in range(len(lines))]


class LaunchSheet(Sheet):
    """One seat's rocket."""

    def __init__(self, rows: list[int], missions: list[int]) -> None:
        super().__init__(rows, missions)
        self.crosses: i64 = 0
        """How many X were written by building effects."""
        self.arrows: i64 = 0
        """Arrows filled, as bits."""
        self.rockets: i64 = 0
        """Rockets crossed on the track."""
        self.repaired: i64 = 0
        """System errors crossed off; `errors` counts those circled."""
        self.finals: i64 = 0
        """Rockets crossed beside the last box, which break ties."""
        self.fired: i64 = 0
        """Sabotages triggered this turn, as bits."""
        self.sabotaged: i64 = 0
        """Sabotages this seat ever triggered, as bits."""
        self.crews: i64 = 0
        """Spare crews of a campaign, each of which writes one number on any floor."""

    def copy(self) -> LaunchSheet:
        """An independent copy."""
        twin = LaunchSheet(self.rows.copy(), self.missions)
        twin.filled = self.filled
        twin.errors = self.errors
        twin.goal = self.goal
        twin.crosses = self.crosses
        twin.arrows = self.arrows
        twin.rockets = self.rockets
        twin.repaired = self.repaired
        twin.finals = self.finals
        twin.fired = self.fired
        twin.sabotaged = self.sabotaged
        twin.crews = self.crews
        return twin

    def cross_rockets(self, board: LaunchBoard, count: i64) -> None:
        """An active rocket effect: the track from the bottom up, then circled errors, then the rockets that break ties."""
        on_track = min(count, board.track - self.rockets)
        self.rockets += on_track
        count -= on_track
        if count:
            on_errors = min(count, self.errors - self.repaired)
            self.repaired += on_errors
            self.finals += min(count - on_errors, board.final_rockets - self.finals)

    def launched(self, board: LaunchBoard) -> bool:
        """All rockets of the track are crossed and no system error is open."""
        return self.rockets == board.track and self.errors == self.repaired

    def score(self, board: LaunchBoard) -> int:
        """The lowest box still visible, less the open system errors."""
        return board.boxes[board.lines_at[self.rockets]] - board.error_points * (self.errors - self.repaired)


class Launch(Moon):
    """A position of adventure 1."""

    def __init__(self, game: Game, rng: Rng, deck: Deck, board: LaunchBoard, chosen: list[Mission]) -> None:
        super().__init__(game, rng, deck, board, chosen)
        self.board = board
        self.spent: i64 = 0
        """Sabotage symbols that were triggered in an earlier turn, as bits: nobody can trigger them again."""

    def sheet(self, seat: i64) -> LaunchSheet:
        """One seat's rocket."""
        return cast("LaunchSheet", self.sheets[seat])

    def new_sheet(self) -> Sheet:
        """An empty rocket."""
        return LaunchSheet([0] * len(self.board.floors), [NO_MISSION] * len(LETTERS))

    def first_step(self) -> Step[Never]:
        """Everyone writes a number."""
        return WRITE_NUMBER

    # --- filling a space --------------------------------------------------------------------------------------------

    def fill(self, seat: i64, space: i64, value: i64) -> None:
        """Write a number or an X; if that completes the quarter, its effects fire."""
        sheet = self.sheet(seat)
        sheet.write(self.board.floor_of[space], space, value)
        quarter = self.board.quarter_of[space]
        if sheet.filled & quarter.spaces == quarter.spaces:
            self.complete(seat, sheet, quarter)

    def complete(self, seat: i64, sheet: LaunchSheet, quarter: Quarter) -> None:
        """Rockets and sabotages need no choice and come first; activation and building are asked for."""
        rockets = quarter.rockets
        if quarter.arrow >= 0 and sheet.arrows >> quarter.arrow & 1:
            rockets += quarter.inactive
        sheet.cross_rockets(self.board, rockets)
        triggered = quarter.sabotages & ~self.spent
        sheet.fired |= triggered
        sheet.sabotaged |= triggered
        for _ in range(size_of(triggered)):
            self.earn_solo_bonus()
        if self.listening:
            self.emit("quarter", seat, (self.board.quarters.index(quarter), int(rockets), int(triggered)), OWNER_FIRST)
        self.ask_effects(seat, quarter.activations, quarter.buildings)

    def ask_effects(self, seat: i64, activations: i64, buildings: i64) -> None:
        """Ask for what is left to choose; an effect without a target is lost."""
        if activations or buildings:
            self.ask(seat, EFFECTS[activations][buildings])

    def activatable(self, sheet: LaunchSheet) -> i64:
        """The inactive rockets in quarters that are not full, as arrow bits."""
        found: i64 = 0
        for quarter in self.board.arrows:
            if not sheet.arrows >> quarter.arrow & 1 and sheet.filled & quarter.spaces != quarter.spaces:
                found |= bit(quarter.arrow)
        return found

    # --- phases 5 and 6, and the end --------------------------------------------------------------------------------

    def incidents(self) -> None:
        """Phase 5: each sabotage triggered this turn hits everyone who did not trigger it, once."""
        fired: i64 = 0
        for seat in range(self.seats):
            fired |= self.sheet(seat).fired
        if not fired:
            return
        symbol: i64 = 0
        while fired >> symbol:
            if fired >> symbol & 1:
                self._sabotage(symbol)
            symbol += 1
        self.spent |= fired
        for seat in range(self.seats):
            self.sheet(seat).fired = 0

    def _sabotage(self, symbol: i64) -> None:
        for seat in range(self.seats):
            sheet = self.sheet(seat)
            if not sheet.fired >> symbol & 1 and sheet.errors < self.board.errors:
                sheet.errors += 1
                if self.listening:
                    self.emit("sabotaged", seat, (int(symbol),))

    def fulfils(self, seat: i64, mission: Mission) -> bool:
        """The six missions: floors full, X written by buildings, or system errors circled and not crossed off; in a
        campaign some floors full, or something on every floor."""
        sheet = self.sheet(seat)
        if mission.spaces:
            return sheet.filled & mission.spaces == mission.spaces
        kind = mission.kind
        if kind == "crosses":
            return sheet.crosses >= mission.count
        if kind == "full_floors":
            return sum([sheet.filled & floor.all == floor.all for floor in self.board.floors]) >= mission.count
        if kind == "every_floor":
            return all(size_of((sheet.filled & f.all) >> f.first) >= mission.count for f in self.board.floors)
        return sheet.errors - sheet.repaired >= mission.count

    def reward(self, seat: i64, mission: Mission, value: int) -> None:
        """In this adventure a mission pays in rockets, at once."""
        self.sheet(seat).cross_rockets(self.board, value)

    # --- orders -----------------------------------------------------------------------------------------------------

    def prepare(self, seat: i64, orders: Orders) -> None:
        """Rockets crossed from the start, or spare crews."""
        if orders.branch == "light_hull":
            self.sheet(seat).cross_rockets(self.board, orders.branch_amount)
        elif orders.branch == "spare_crews":
            self.sheet(seat).crews = orders.branch_amount

    def call_crew(self, seat: i64, pile: i64, space: i64) -> None:
        """A number that is written where its action does not allow it takes a spare crew."""
        open_spaces: i64 = self.board.spaces_for[self.piles.actions[pile]]
        if not open_spaces >> space & 1:
            self.sheet(seat).crews -= 1
            if self.listening:
                self.emit("crew", seat, (), OWNER_FIRST)

    def befall(self, seat: i64, orders: Orders) -> None:
        """False alarm: a system error for whoever has not enough full quarters."""
        filled = self.sheet(seat).filled
        if sum([filled & quarter.spaces == quarter.spaces for quarter in self.board.quarters]) < orders.incident:
            self.circle_error(seat)
            if self.listening:
                self.emit("alarm", seat, ())

    def reached(self, seat: i64, orders: Orders) -> bool:
        """Full quarters on so many floors."""
        filled, floors = self.sheet(seat).filled, i64(0)
        for quarter in self.board.quarters:
            if filled & quarter.spaces == quarter.spaces:
                first = members(quarter.spaces)[0]
                floors |= bit(self.board.floor_of[first].index)
        return size_of(floors) >= orders.goal

    def take_goal(self, seat: i64, choice: i64) -> None:
        """Points are rockets here, crossed at once."""
        super().take_goal(seat, choice)
        if choice == FOR_POINTS and self.orders is not None:
            self.sheet(seat).cross_rockets(self.board, self.orders.goal_points)

    # --- ASTRA ------------------------------------------------------------------------------------------------------

    def strikeable(self) -> i64:
        """The sabotages that nobody has triggered; of two in a quarter, which are alike, the first."""
        found: i64 = 0
        for quarter in self.board.quarters:
            left = quarter.sabotages & ~self.spent
            found |= left & -left
        return found

    def strike(self, target: i64) -> None:
        """This sabotage cannot be triggered any more."""
        self.spent |= bit(target)

    def carry_out(self, astra: Astra, letter: i64) -> None:
        """An effect strikes a sabotage, and even if there is none left a system error is circled."""
        if self.listening and self.sheet(SOLO).errors < self.board.errors:
            self.emit("upset", SOLO, ())
        self.circle_error(SOLO)
        super().carry_out(astra, letter)

    def circle_error(self, seat: i64) -> None:
        """Circle a system error, if one is left: with ASTRA's help they may run out before the turn is over."""
        sheet = self.sheet(seat)
        sheet.errors = min(sheet.errors + 1, self.board.errors)

    def points(self, seat: i64) -> int:
        """The lowest box still visible, less the open system errors."""
        return self.sheet(seat).score(self.board)

    def astra_crossed(self, astra: Astra) -> i64:
        """How many boxes of its track ASTRA has crossed."""
        return cast("Racer", astra.opponent).progress(astra.worth())

    def astra_launched(self) -> bool:
        """Has ASTRA crossed all boxes?"""
        astra = self.astra
        return astra is not None and self.astra_crossed(astra) == cast("Racer", astra.opponent).boxes

    def astra_score(self, astra: Astra) -> int:
        """The lowest score still visible on its track."""
        return cast("Racer", astra.opponent).score_at(self.astra_crossed(astra))

    def duel(self, astra: Astra) -> int:
        """Who launches first wins; a draw if both launch, unless the seat has crossed a rocket that breaks ties."""
        sheet, rival = self.sheet(SOLO), self.astra_launched()
        if not sheet.launched(self.board):
            return -1 if rival else super().duel(astra)
        return int(sheet.finals) if rival else 1

    # --- the end ----------------------------------------------------------------------------------------------------

    def ended(self) -> bool:
        """A launch, or one of the standard ends."""
        if self.astra_launched():
            return True
        for seat in range(self.seats):
            if self.sheet(seat).launched(self.board):
                return True
        return super().ended()

    def end_reasons(self) -> list[str]:
        """`launch`, and the standard ones."""
        launched = self.astra_launched() or any(self.sheet(seat).launched(self.board) for seat in range(self.seats))
        return (["launch"] if launched else []) + super().end_reasons()

    def settle(self) -> None:
        """Most points; launches of the same turn compare the rockets beside the last box; then fewest system errors."""
        board = self.board
        scores: list[int] = []
        ranks: list[tuple[int, int, int]] = []
        for seat in range(self.seats):
            sheet = self.sheet(seat)
            score = sheet.score(board)
            scores.append(score)
            ranks.append((score, sheet.finals if sheet.launched(board) else 0, -sheet.errors))
        best = max(ranks)
        self.finish(scores, [seat for seat in range(self.seats) if ranks[seat] == best])

    # --- copies and invariants --------------------------------------------------------------------------------------

    def clone(self) -> Launch:
        """An independent copy."""
        twin = Launch(self.game, self.rng.clone(), self.piles.deck, self.board, self.chosen)
        self._copy_moon_to(twin)
        twin.spent = self.spent
        return twin

    def check(self) -> None:
        """Counts stay within what is printed; errors are repaired and ties broken only when the track is full."""
        self._check_moon()
        board = self.board
        for seat in range(self.seats):
            sheet = self.sheet(seat)
            sheet.check(board.floors)
            assert 0 <= sheet.rockets <= board.track
            assert 0 <= sheet.repaired <= sheet.errors <= board.errors
            assert 0 <= sheet.finals <= board.final_rockets
            assert sheet.rockets == board.track or not (sheet.repaired or sheet.finals), "rockets crossed out of order"
            assert sheet.crosses == sheet.cells(board.floors).count(CROSS)
            assert sheet.crews >= 0


class WriteNumber(Step[Launch]):
    """Phases 3 and 4: write a number on a floor of its action or on the wild floor; if no number fits, an error."""

    def asks(self) -> str:
        """`write`."""
        return "write"

    def legal(self, s: Launch, seat: i64) -> list[int]:
        """Every pile, every floor for its action, every space that keeps the order."""
        board, sheet, piles = s.board, s.sheet(seat), s.piles
        moves: list[int] = []
        crewless = True
        for pile in range(piles.combinations):
            if not piles.choices >> pile & 1:
                continue
            number: i64 = piles.numbers[pile]
            for floor in board.floors if sheet.crews else board.floors_for[piles.actions[pile]]:
                fits = sheet.fits(floor, number)
                if fits and sheet.crews and floor in board.floors_for[piles.actions[pile]]:
                    crewless = False
                move = WRITE + shift(pile) + floor.first
                while fits:
                    if fits & 1:
                        moves.append(move)
                    move += 1
                    fits >>= 1
        if moves and sheet.crews and crewless:
            moves.append(SYSTEM_ERROR)  # only a spare crew would help, and it is never forced
        return moves or [SYSTEM_ERROR]

    def pick(self, s: Launch, seat: i64, rng: Rng) -> int:
        """A random one: count them, then walk to the one that was drawn."""
        if s.orders is not None and s.sheet(seat).crews:
            return super().pick(s, seat, rng)
        count = self._walk(s, seat, -1)
        return self._walk(s, seat, rng.below(count)) if count else SYSTEM_ERROR

    def _walk(self, s: Launch, seat: i64, index: i64) -> i64:
        """The move at an index of `legal`; with a negative index, how many writes there are."""
        board, sheet, piles = s.board, s.sheet(seat), s.piles
        count: i64 = 0
        for pile in range(piles.combinations):
            if not piles.choices >> pile & 1:
                continue
            number: i64 = piles.numbers[pile]
            for floor in board.floors_for[piles.actions[pile]]:
                fits = sheet.fits(floor, number)
                here = size_of(fits)
                count += here
                if 0 <= index < count:
                    skip = index - (count - here)
                    while skip:
                        fits &= fits - 1
                        skip -= 1
                    return WRITE + shift(pile) + floor.first + size_of((fits & -fits) - 1)
        return count

    def allows(self, s: Launch, seat: i64, move: int) -> bool:
        """The same, for one move."""
        if move < WRITE or move == SYSTEM_ERROR or move >= SECOND + PILES * SPACES:
            return move == SYSTEM_ERROR and SYSTEM_ERROR in self.legal(s, seat)
        first: i64 = PILES if move >= SECOND else 0
        code: i64 = move - SECOND if move >= SECOND else move - WRITE
        if code >= PILES * SPACES:
            return False
        pile, space = first + code // SPACES, code % SPACES
        if space >= s.board.size or not s.piles.choices >> pile & 1:
            return False
        open_spaces: i64 = s.board.spaces_for[s.piles.actions[pile]]
        if not open_spaces >> space & 1 and not s.sheet(seat).crews:
            return False
        floor = s.board.floor_of[space]
        fits = s.sheet(seat).fits(floor, s.piles.numbers[pile])
        return fits >> (space - floor.first) & 1 != 0

    def play(self, s: Launch, seat: i64, move: int) -> None:
        """Fill the space, or circle a system error."""
        if move == SYSTEM_ERROR:
            s.circle_error(seat)
            if s.listening:
                s.emit("error", seat, (), OWNER_FIRST)
            return
        pile: i64 = PILES if move >= SECOND else 0
        code: i64 = move - SECOND if move >= SECOND else move - WRITE
        pile += code // SPACES
        number = s.piles.numbers[pile]
        if s.astra is not None:
            s.astra.used = pile
        if s.listening:
            s.emit("write", seat, (int(code % SPACES), number), OWNER_FIRST)
        if s.orders is not None:
            s.call_crew(seat, pile, code % SPACES)
        s.fill(seat, code % SPACES, number)


class QuarterEffects(Step[Launch]):
    """Activations and buildings of a full quarter, in the order the seat likes. A building may be declined."""

    def __init__(self, activations: i64, buildings: i64) -> None:
        self.activations = activations
        self.buildings = buildings

    def asks(self) -> str:
        """`activate`, `build`, or `effects` when both are open."""
        if self.activations and self.buildings:
            return "effects"
        return "activate" if self.activations else "build"

    def legal(self, s: Launch, seat: i64) -> list[int]:
        """Inactive rockets to activate, spaces to cross, and passing on the building."""
        sheet = s.sheet(seat)
        moves: list[int] = []
        if self.buildings:
            moves.append(PASS)
            for space in range(s.board.size):
                if not sheet.filled >> space & 1:
                    moves.append(CROSS_OUT + space)
        if self.activations:
            found = s.activatable(sheet)
            for quarter in s.board.arrows:
                if found >> quarter.arrow & 1:
                    moves.append(MARK + int(quarter.arrow))
        return moves

    def play(self, s: Launch, seat: i64, move: int) -> None:
        """Do it, after asking for what remains: what an X completes is then asked first."""
        if move == PASS:
            s.ask_effects(seat, self.activations, 0)
        elif move >= MARK:
            arrow: i64 = move - MARK
            s.sheet(seat).arrows |= bit(arrow)
            if s.listening:
                s.emit("activate", seat, (int(arrow),), OWNER_FIRST)
            s.ask_effects(seat, self.activations - 1, self.buildings)
        else:
            space: i64 = move - CROSS_OUT
            sheet = s.sheet(seat)
            sheet.crosses += 1
            if s.listening:
                s.emit("cross", seat, (int(space),), OWNER_FIRST)
            s.ask_effects(seat, self.activations, self.buildings - 1)
            s.fill(seat, space, CROSS)

    def stands(self, s: Launch, seat: i64) -> bool:
        """An empty space to build on, or a rocket to activate."""
        sheet = s.sheet(seat)
        if self.buildings and sheet.filled != s.board.all:
            return True
        return self.activations != 0 and s.activatable(sheet) != 0


WRITE_NUMBER: Final = WriteNumber()
EFFECTS: Final = [[QuarterEffects(activations, buildings) for buildings in range(2)] for activations in range(2)]
