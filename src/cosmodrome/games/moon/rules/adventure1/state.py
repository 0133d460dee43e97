"""Adventure 1, The Launch: load the rocket floor by floor and be the first to launch.

The action of a combination only says on which floors its number may be written. A full quarter fires its effects at
once: rockets cross the track, an activation fills the arrow of an inactive rocket, a building writes an X, a sabotage hits the
others in phase 5. What an X completes fires before the rest of the older list, which the stack of steps gives for free.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Never, cast

from mypy_extensions import i64

from cosmodrome.games.moon.rules.adventure1.sheet import LaunchBoard, LaunchSheet, Quarter
from cosmodrome.games.moon.rules.adventure1.steps import EFFECTS, WRITE_NUMBER
from cosmodrome.games.moon.rules.astra import SOLO, Astra, Racer
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import Deck
from cosmodrome.games.moon.rules.orders import FOR_POINTS, Orders
from cosmodrome.games.moon.rules.sheet import CROSS, LETTERS, NO_MISSION, Sheet
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.bits import bit, members, size_of
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.kernel.game import Game

__all__ = ["Launch"]


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
