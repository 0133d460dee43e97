"""Positions of adventure 1 in one line, and turns in notation: what the tests of its rules are written with.

    s = a_launch(players=3).fill(0, "water.q1", but=1).shows("2/water")
    s.plays(0, "2/water water.2").others_write()
    assert s.errors == [0, 1, 1]

A position is set up quietly: filling a quarter by hand fires nothing, and the game has no record. Floors, quarters and
spaces have the names that the notation gives them: `water`, `water.q1`, `water.2`.
"""

from __future__ import annotations

from typing import cast

import cosmodrome
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.adventure1 import Launch, LaunchBoard, LaunchSheet, Quarter
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import CROSS_OUT, MARK, MISSION, PASS, SPACES
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, LETTERS, Zone
from cosmodrome.kernel import Rng
from cosmodrome.kernel.bits import bit, members

__all__ = ["LaunchTable", "a_game", "a_launch", "everyone_sees", "load_carefully", "play_on", "what_is_seen"]


def a_game(players: int = 2, seed: int | str = 1, **options: object) -> Launch:
    """A new game of adventure 1, with a seed and so with a record."""
    return cast("Launch", cosmodrome.game("moon", players=players, adventure=1, **options).new(seed))


def a_launch(players: int = 2, seed: int | str = 1, missions: str = "A1,B1,C1", pack: str = "") -> LaunchTable:
    """A table in its first turn, with empty sheets and missions that are named rather than drawn."""
    state = a_game(players, seed, missions=missions, pack=pack)
    state.seed = None
    return LaunchTable(state)


def play_on(state: Launch, rng: Rng, moves: int = -1) -> Launch:
    """Play random moves of random seats, so many or (-1) to the end."""
    while moves and not state.over:
        seat = state.actors[rng.below(len(state.actors))]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
        moves -= 1
    return state


def load_carefully(state: Launch, rng: Rng, moves: int = -1) -> Launch:
    """Play as a person would, more or less: numbers where they belong, quarters filled up, missions taken. Such games
    see launches, repairs and final rockets, which random play hardly ever does."""
    while moves and not state.over:
        seat = state.actors[rng.below(len(state.actors))]
        legal = state.legal(seat)
        state.play(
            seat, rng.pick(legal) if rng.below(20) == 0 else max(legal, key=lambda move: _worth(state, seat, move))
        )
        moves -= 1
    return state


def _worth(state: Launch, seat: int, move: int) -> float:
    board, sheet = state.board, state.sheet(seat)
    if move >= MARK:
        return 100.0 if move >= MISSION else -100.0 if move >= PASS else 50.0 + int(board.arrows[move - MARK].inactive)
    space, misplaced = move - CROSS_OUT, 0.0
    if move < CROSS_OUT:
        pile, space = divmod(move, SPACES)
        floor = board.floor_of[space]
        misplaced = abs(state.piles.numbers[pile] - 15 * (space - floor.first + 1) / floor.size + 15 / (2 * floor.size))
    left = len(members(board.quarter_of[space].spaces & ~sheet.filled))
    return float(max(6 - 2 * left, 0) - misplaced)


def what_is_seen(state: Launch, seat: int | None) -> bytes:
    """The bytes that a seat is sent."""
    return state.view(seat).to_json()


def everyone_sees(state: Launch) -> list[bytes]:
    """The bytes that the spectators and every seat are sent."""
    return [what_is_seen(state, seat) for seat in (None, *range(state.seats))]


class LaunchTable:
    """A game of adventure 1 in a player's words. What sets the position up comes first, then playing, then looking."""

    def __init__(self, state: Launch) -> None:
        self.state = state

    # --- setting up: every method returns the table ------------------------------------------------------------------

    def shows(self, *combinations: str) -> LaunchTable:
        """Stack the piles so that they show these combinations, `6/astronaut`; a pile that is not named shows what
        it likes."""
        piles = self.state.piles
        deck, order, fixed = piles.deck, piles.order.copy(), set[int]()

        def put(at: int, faces: list[int], wanted: int) -> None:
            found = next(place for place in range(deck.size) if place not in fixed and faces[order[place]] == wanted)
            order[at], order[found] = order[found], order[at]
            fixed.add(at)

        tops = [pile * deck.pile_size + piles.top for pile in range(len(combinations))]
        for top, combination in zip(tops, combinations, strict=True):
            put(top, deck.numbers, int(combination.partition("/")[0]))
        for top, combination in zip(tops, combinations, strict=True):
            put(top - 1, deck.actions, ACTIONS.index(combination.partition("/")[2]))
        piles.order = order
        piles.top -= 1
        piles.flip(self.state.rng)
        return self

    def write(self, seat: int, **floors: str) -> LaunchTable:
        """Write whole floors: `write(0, wild="3 . X 9")` leaves the spaces with a dot empty, and those not named."""
        sheet = self.state.sheet(seat)
        for name, text in floors.items():
            floor = self._floor(name)
            for space, mark in enumerate(text.split(), floor.first):
                if mark != ".":
                    self._put(sheet, space, CROSS if mark == "X" else int(mark))
                    sheet.crosses += mark == "X"
        return self._shown()

    def fill(self, seat: int, *places: str, but: int = 0) -> LaunchTable:
        """Fill quarters or floors, except the last `but` spaces of each; the k-th space of a floor gets the number k,
        so that every gap has a number that fits."""
        sheet = self.state.sheet(seat)
        for place in places:
            spaces = self._spaces(place)
            for space in spaces[: len(spaces) - but]:
                if not sheet.filled >> space & 1:
                    self._put(sheet, space, space - self.board.floor_of[space].first + 1)
        return self._shown()

    def has(
        self,
        seat: int,
        rockets: int | None = None,
        errors: int | None = None,
        repaired: int | None = None,
        finals: int | None = None,
        activated: tuple[str, ...] = (),
        missions: dict[str, int] | None = None,
    ) -> LaunchTable:
        """What this seat has marked so far: rockets of the track, errors circled and crossed off, final rockets,
        quarters whose arrow is filled, and what its missions earned."""
        sheet = self.state.sheet(seat)
        sheet.rockets = sheet.rockets if rockets is None else rockets
        sheet.errors = sheet.errors if errors is None else errors
        sheet.repaired = sheet.repaired if repaired is None else repaired
        sheet.finals = sheet.finals if finals is None else finals
        for quarter in activated:
            sheet.arrows |= bit(self.quarter(quarter).arrow)
        for letter, value in (missions or {}).items():
            sheet.earn(LETTERS.index(letter), value)
        return self._shown()

    def achieved(self, letters: str) -> LaunchTable:
        """Somebody accomplished these missions in an earlier turn: their cards are flipped."""
        for letter in letters:
            self.state.achieved |= bit(LETTERS.index(letter))
        return self

    def struck(self, *quarters: str) -> LaunchTable:
        """The sabotages of these quarters were triggered in an earlier turn."""
        for quarter in quarters:
            self.state.spent |= self.quarter(quarter).sabotages
        return self

    # --- playing -----------------------------------------------------------------------------------------------------

    def plays(self, seat: int, *notations: str) -> LaunchTable:
        """One seat plays these moves, one after the other."""
        for text in notations:
            self.state.play(seat, self.state.parse(text))
            self.state.check()
        return self

    def everyone_plays(self, *turns: str) -> LaunchTable:
        """Each seat plays its own turn, or all the same one; moves of a chain are parted by `, `."""
        for seat in range(self.state.seats):
            self.plays(seat, *turns[seat if len(turns) > 1 else 0].split(", "))
        return self

    def others_write(self) -> LaunchTable:
        """Whoever is still to write does so where it completes nothing."""
        for seat in self.state.actors:
            if self.asks(seat) == "write":
                self.state.play(seat, self._harmless(seat))
        self.state.check()
        return self

    def nobody_takes_missions(self) -> LaunchTable:
        """Everyone who is asked for missions leaves them for later."""
        while not self.state.over and self.phase == "mission":
            self.state.play(self.state.actors[0], PASS)
        return self

    def everyone_takes_missions(self) -> LaunchTable:
        """Everyone takes all the missions that hold, in the order A, B, C."""
        while not self.state.over and self.phase == "mission":
            seat = self.state.actors[0]
            self.state.play(seat, next(move for move in self.state.legal(seat) if move >= MISSION))
        return self

    def clone(self) -> LaunchTable:
        """A second table in the same position."""
        return LaunchTable(self.state.clone())

    # --- looking -----------------------------------------------------------------------------------------------------

    @property
    def board(self) -> LaunchBoard:
        """The printed sheet."""
        return self.state.board

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self.state.turn

    @property
    def phase(self) -> str:
        """The first question that anybody is asked."""
        return self.asks(self.state.actors[0]) if self.state.actors else ""

    @property
    def combinations(self) -> list[str]:
        """What the piles show."""
        piles = self.state.piles
        return [f"{piles.numbers[pile]}/{ACTIONS[piles.actions[pile]]}" for pile in range(PILES)]

    @property
    def rockets(self) -> list[int]:
        """Rockets crossed on the track, by seat."""
        return [sheet.rockets for sheet in self._sheets()]

    @property
    def errors(self) -> list[int]:
        """System errors circled, by seat."""
        return [sheet.errors for sheet in self._sheets()]

    @property
    def repaired(self) -> list[int]:
        """System errors crossed off, by seat."""
        return [sheet.repaired for sheet in self._sheets()]

    @property
    def finals(self) -> list[int]:
        """Rockets crossed beside the last box, by seat."""
        return [sheet.finals for sheet in self._sheets()]

    @property
    def struck_sabotages(self) -> list[str]:
        """The quarters of the sabotages that nobody can trigger any more; one with two symbols comes twice."""
        return [quarter.id for quarter in self.board.quarters for _ in members(quarter.sabotages & self.state.spent)]

    def activated(self, seat: int) -> list[str]:
        """The quarters whose arrow this seat has filled."""
        return [quarter.id for quarter in self.board.arrows if self.state.sheet(seat).arrows >> quarter.arrow & 1]

    def missions(self, seat: int) -> dict[str, int]:
        """What this seat's accomplished missions earned."""
        return {
            letter: value for letter, value in zip(LETTERS, self.state.sheet(seat).missions, strict=True) if value > 0
        }

    def floor(self, seat: int, id: str) -> str:
        """A floor as it stands, `3 . X 9 .`."""
        floor = self._floor(id)
        cells = [self.state.sheet(seat).cell(floor, space) for space in range(floor.first, floor.end)]
        return " ".join({EMPTY: ".", CROSS: "X"}.get(cell, str(cell)) for cell in cells)

    def asks(self, seat: int) -> str:
        """What this seat is asked."""
        return self.state.view(seat).asks

    def offers(self, seat: int) -> list[str]:
        """The moves this seat may play, in notation."""
        return [self.state.notate(move) for move in self.state.legal(seat)]

    def places(self, seat: int, combination: str) -> list[str]:
        """The spaces where this seat may write the number of a combination."""
        return [text.split(" ")[1] for text in self.offers(seat) if text.split(" ")[0] == combination]

    def quarter(self, id: str) -> Quarter:
        """A quarter by its name."""
        return next(quarter for quarter in self.board.quarters if quarter.id == id)

    # --- names -------------------------------------------------------------------------------------------------------

    def _sheets(self) -> list[LaunchSheet]:
        return [self.state.sheet(seat) for seat in range(self.state.seats)]

    def _floor(self, id: str) -> Zone:
        return next(floor for floor in self.board.floors if floor.id == id)

    def _spaces(self, place: str) -> list[int]:
        return members(self.quarter(place).spaces if ".q" in place else self._floor(place).all)

    def _put(self, sheet: LaunchSheet, space: int, value: int) -> None:
        floor = self.board.floor_of[space]
        fits = sheet.fits(floor, value) >> (space - floor.first) & 1
        assert fits or (value == CROSS and not sheet.filled >> space & 1), f"{value} cannot be written on {floor.id}"
        sheet.write(floor, space, value)

    def _shown(self) -> LaunchTable:
        self.state.show()
        return self

    def _harmless(self, seat: int) -> int:
        sheet = self.state.sheet(seat)
        for move in self.state.legal(seat):
            quarter = self.board.quarter_of[move % SPACES] if move < PILES * SPACES else None
            if quarter is not None and quarter.spaces & ~(sheet.filled | bit(move % SPACES)):
                return move
        raise AssertionError(f"seat {seat} can only write where it completes a quarter: {self.offers(seat)}")
