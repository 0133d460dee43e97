"""Positions of adventure 7 in one line, and turns in notation: what the tests of its rules are written with.

    s = an_escape(players=3).opens(0, "1A-1G").write(0, ship1="1 . X 7").shows("9/robot", "4/water", "5/energy")
    s.plays(0, "9/robot 1G", "robot 1A-2A")
    assert s.doubled(0) == ["ship1"]

A position is set up quietly: writing in a robot space or a greenhouse gives nothing, and the game has no record.
"""

from __future__ import annotations

from typing import cast

from cosmodrome.games.moon.adventure7.game import EscapeGame
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.adventure7 import Escape, EscapeSheet
from cosmodrome.games.moon.rules.moves import MISSION, PASS
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, LETTERS
from cosmodrome.kernel.bits import bit, members

__all__ = ["SHIPS", "EscapeTable", "a_game", "an_escape"]

SHIPS = ("ship1", "ship2", "ship3", "ship4", "ship5", "ship6")


def a_game(players: int = 2, missions: str = "random", pack: str = "") -> EscapeGame:
    """The game of adventure 7."""
    return EscapeGame(players, {"adventure": 7, "missions": missions, "pack": pack})


def an_escape(players: int = 2, seed: int = 1, missions: str = "A1,B1,C1", pack: str = "") -> EscapeTable:
    """A table in its first turn, with fresh sheets and missions that are named rather than drawn."""
    state = cast("Escape", a_game(players, missions, pack).new(seed))
    state.forget()
    return EscapeTable(state).shows("8/robot", "9/energy", "10/plant")


class EscapeTable:
    """A game of adventure 7 in a player's words. What sets the position up comes first, then playing, then looking."""

    def __init__(self, state: Escape) -> None:
        self.state = state
        self.board = state.board
        printed = cast("EscapeGame", state.game).printed
        self.spaces = [space.id for space in printed.space]
        self.blocks = [block.id for block in printed.block]
        self.airlock_ids = [airlock.id for airlock in printed.airlock]

    # --- setting up: every method returns the table ------------------------------------------------------------------

    def shows(self, *combinations: str) -> EscapeTable:
        """What the three piles show, as `7/energy`."""
        piles = self.state.piles
        pairs = [combination.split("/") for combination in combinations]
        piles.numbers = [int(number) for number, _ in pairs]
        piles.actions = [ACTIONS.index(action) for _, action in pairs]
        piles.choices = piles._distinct()
        return self

    def opens(self, seat: int, *airlocks: str) -> EscapeTable:
        """These airlocks are active, in an order in which they can be; none named: all of them."""
        sheet = self.sheet(seat)
        for name in airlocks or self.airlock_ids:
            airlock = self.airlock_ids.index(name)
            assert airlocks == () or airlock in sheet.within_reach(), f"{name} is out of reach"
            sheet.activate(self.board, airlock)
        return self._shown()

    def write(self, seat: int, **ships: str) -> EscapeTable:
        """Whole starships: `write(0, ship1="1 . X")` leaves the dot empty, and what is not named."""
        sheet = self.sheet(seat)
        for ship, text in ships.items():
            zone = self.board.zones[SHIPS.index(ship)]
            for space, mark in enumerate(text.split(), zone.first):
                if mark != ".":
                    value = CROSS if mark == "X" else int(mark)
                    fits = value == CROSS or sheet.fits(zone, value) >> (space - zone.first) & 1
                    assert fits, f"{mark} does not fit {self.spaces[space]}"
                    sheet.write(zone, space, value)
        return self._shown()

    def fill(self, seat: int, *blocks: str) -> EscapeTable:
        """These blocks, or starships, hold an X in every space that is still empty."""
        sheet = self.sheet(seat)
        for name in blocks:
            for space, called in enumerate(self.spaces):
                of = f"ship{called[0]}" if name in SHIPS else called[:2]
                if of == name and not sheet.filled >> space & 1:
                    sheet.write(self.board.zones[self.board.ship_of[space]], space, CROSS)
        return self._shown()

    def has(
        self,
        seat: int,
        plants: dict[str, int] | None = None,
        reactors: dict[str, int] | None = None,
        tanks: str = "",
        doubled: str = "",
        astronauts: int = 0,
        wilds: int = 0,
        plannings: int = 0,
        errors: int = 0,
        missions: dict[str, int] | None = None,
    ) -> EscapeTable:
        """What this seat has marked so far. `plants={"ship1": 2}` says how many are circled, `tanks="1A3 1B2"` names
        spaces, `doubled="ship1"` starships whose x2 bonus is circled."""
        sheet = self.sheet(seat)
        sheet.plants = [(plants or {}).get(ship, n) for ship, n in zip(SHIPS, sheet.plants, strict=True)]
        sheet.reactors = [(reactors or {}).get(ship, n) for ship, n in zip(SHIPS, sheet.reactors, strict=True)]
        sheet.tanks |= sum(bit(self.spaces.index(name)) for name in tanks.split())
        sheet.doubled |= sum(bit(SHIPS.index(ship)) for ship in doubled.split())
        sheet.astronauts, sheet.wilds, sheet.plannings, sheet.errors = astronauts, wilds, plannings, errors
        for letter, value in (missions or {}).items():
            sheet.earn(LETTERS.index(letter), value)
        return self._shown()

    def struck(self, *ships: str) -> EscapeTable:
        """Somebody circled the x2 bonus of these starships in an earlier turn."""
        self.state.taken |= sum(bit(SHIPS.index(ship)) for ship in ships)
        return self

    def achieved(self, letters: str) -> EscapeTable:
        """Somebody accomplished these missions in an earlier turn."""
        for letter in letters:
            self.state.achieved |= bit(LETTERS.index(letter))
        return self

    # --- playing -----------------------------------------------------------------------------------------------------

    def plays(self, seat: int, *notations: str) -> EscapeTable:
        """One seat plays these moves, one after the other."""
        for text in notations:
            self.state.play(seat, self.state.parse(text))
        return self

    def others_play(self) -> EscapeTable:
        """Whoever has not finished the writing phase of this turn plays the first moves it can."""
        turn = self.state.turn
        while self.state.actors and self.state.turn == turn and self.asks(self.state.actors[0]) != "mission":
            seat = self.state.actors[0]
            self.state.play(seat, self.state.legal(seat)[0])
        return self

    def everyone_takes_missions(self) -> EscapeTable:
        """Everyone takes all the missions that hold."""
        while self.state.actors and self.asks(self.state.actors[0]) == "mission":
            seat = self.state.actors[0]
            self.state.play(seat, next(move for move in self.state.legal(seat) if move >= MISSION))
        return self

    def nobody_takes_missions(self) -> EscapeTable:
        """Everyone leaves the missions for later."""
        while self.state.actors and self.asks(self.state.actors[0]) == "mission":
            self.state.play(self.state.actors[0], PASS)
        return self

    # --- looking -----------------------------------------------------------------------------------------------------

    def sheet(self, seat: int) -> EscapeSheet:
        """One seat's sheet."""
        return self.state.sheet(seat)

    def asks(self, seat: int) -> str:
        """What this seat is asked."""
        step = self.state.step(seat)
        return "" if step is None else step.asks()

    def offers(self, seat: int, verb: str = "") -> list[str]:
        """The moves this seat may play, in notation, or only those that begin with a word."""
        told = [self.state.notate(move) for move in self.state.legal(seat)]
        return [text for text in told if not verb or text.split(" ")[0] == verb]

    def places(self, seat: int, verb: str) -> list[str]:
        """What follows a word in the moves of this seat: spaces of a combination, targets of an action."""
        return [text.split(" ")[1] for text in self.offers(seat, verb)]

    def ship(self, seat: int, ship: str) -> str:
        """A starship as it stands: `1 . X 7`."""
        zone, sheet = self.board.zones[SHIPS.index(ship)], self.sheet(seat)
        cells = [sheet.cell(zone, space) for space in range(zone.first, zone.end)]
        return " ".join({EMPTY: ".", CROSS: "X"}.get(cell, str(cell)) for cell in cells)

    def airlocks(self, seat: int) -> list[str]:
        """The active airlocks."""
        return [self.airlock_ids[airlock] for airlock in members(self.sheet(seat).airlocks)]

    def reached(self, seat: int) -> list[str]:
        """The blocks that can be entered."""
        return [self.blocks[block] for block in members(self.sheet(seat).reached)]

    def tanks(self, seat: int) -> list[str]:
        """The spaces whose tank is circled."""
        return [self.spaces[space] for space in members(self.sheet(seat).tanks)]

    def doubled(self, seat: int) -> list[str]:
        """The starships whose x2 bonus is circled."""
        return [SHIPS[ship] for ship in members(self.sheet(seat).doubled)]

    def lines(self, seat: int) -> dict[str, int]:
        """The scoring lines of a seat as the sheets are now."""
        return self.state.score_lines(self.state.sheets, seat)

    def holds(self, seat: int, letter: str) -> bool:
        """Does this seat fulfil the mission of this letter now?"""
        return self.state.fulfils(seat, self.state.missions[LETTERS.index(letter)])

    def _shown(self) -> EscapeTable:
        self.state.show()
        return self
