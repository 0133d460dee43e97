"""Positions of adventure 8 in one line, and turns in notation: what the tests of its rules are written with.

    s = a_battle().drawn(0, P3="MTT", moons={"P3": "M"}).shows("7/plant", "4/robot", "12/energy")
    s.plays(0, "7/plant P3.4", "plant P3")
    assert s.planet(0, "P3") == "MTTM"

Sheets are counted from 0; on sheet k, M is the insignia of seat k and T that of the seat on its left. A position is set up
quietly: what is drawn by hand uses no bonus, a planet that is filled by hand is awarded, and the game has no record.
"""

from __future__ import annotations

from typing import Self, cast

from cosmodrome.games.moon.adventure8.game import BattleGame
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.adventure8 import Battle, BattleSheet, Side
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.kernel.bits import bit, members
from games.moon.moon_table import MoonTable

__all__ = ["BattleTable", "a_battle", "a_duel", "a_game"]

SIDES = "MT"


def a_game(players: int = 2, missions: str = "random", pack: str = "", astra: int = 1) -> BattleGame:
    """The game of adventure 8."""
    return BattleGame(players, {"adventure": 8, "missions": missions, "pack": pack, "astra": astra})


def a_battle(players: int = 2, seed: int = 1, missions: str = "A1,B1,C1", pack: str = "") -> BattleTable:
    """A table in its first turn, with fresh sheets and missions that are named rather than drawn."""
    state = cast("Battle", a_game(players, missions, pack).new(seed))
    state.forget()
    return BattleTable(state).shows("8/robot", "10/energy", "4/plant")


def a_duel(seed: int = 1, missions: str = "A1,B1,C1", astra: int = 1) -> BattleTable:
    """A game against ASTRA with empty sheets, of which `deals` begins a turn."""
    state = cast("Battle", a_game(1, missions, astra=astra).new(seed))
    state.forget()
    for sheet in range(state.ring):
        tied = state.on(sheet).tied
        state.sheets[sheet] = state.new_sheet()
        state.on(sheet).tied = tied
    return BattleTable(state)._shown()


class BattleTable(MoonTable[Battle]):
    """A game of adventure 8 in a player's words. What sets the position up comes first, then playing, then looking."""

    def __init__(self, state: Battle) -> None:
        super().__init__(state)
        self.board = state.board
        printed = cast("BattleGame", state.game).printed
        self.spaces = printed.spaces()
        self.planets = [planet.id for planet in printed.planet]
        self.types = [kind.id for kind in printed.type]
        self.asteroid_ids = [asteroid.id for asteroid in printed.asteroid]

    # --- setting up: every method returns the table ------------------------------------------------------------------

    def deals(self, *cards: str, turn: int = 1) -> Self:
        """Against ASTRA: this turn begins anew, and these are the next cards, as `7/energy`, or `A` for an effect card."""
        state, astra = self.state, self.state.astra
        assert astra is not None
        pile = astra.pile
        left = sorted(pile.order[pile.top :] + pile.open)
        pile.open, pile.top, pile.plain = [], 0, 0
        chosen = []
        for card in cards:
            chosen.append(next(other for other in left if self._names(other, card)))
            left.remove(chosen[-1])
        pile.order = chosen + left
        state._stacks, state._waiting, state.turn = [[]], 0, turn - 1
        state.start_turn()
        while not state._waiting and not state.over:
            state.advance()
        return self

    def _names(self, card: int, text: str) -> bool:
        deck = self.state.piles.deck
        if card >= deck.size:
            return text == LETTERS[card - deck.size]
        return text == f"{deck.numbers[card]}/{ACTIONS[deck.actions[card]]}"

    def in_turn(self, turn: int) -> Self:
        """Let it be this turn: even ones are played on the right sheets."""
        self.state.turn = turn
        return self

    def drawn(self, sheet: int, moons: dict[str, str] | None = None, **planets: str) -> Self:
        """Insignia on a sheet: `P3="MTT"` in the first three spaces of planet P3, `moons={"P3": "M"}` on its moon."""
        on = self.on(sheet)
        for name, marks in planets.items():
            zone = self.board.planets[self.planets.index(name)].zone
            for space, mark in enumerate(marks, zone.first):
                assert space < zone.end, f"{name} has no such space"
                on.filled |= bit(space)
                on.sides[SIDES.index(mark)].spaces |= bit(space)
        for name, marks in (moons or {}).items():
            spots = members(self.board.planets[self.planets.index(name)].moon)
            for spot, mark in zip(spots, marks, strict=False):
                on.sides[SIDES.index(mark)].moons |= bit(spot)
        for index, planet in enumerate(self.board.planets):
            if on.complete(planet):
                on.award(self.board, index)
        return self._shown()

    def struck(self, sheet: int, plants: str = "", waters: str = "") -> Self:
        """Symbols of planets that are crossed off: `plants="P3 P3"` both plants of planet P3."""
        on = self.on(sheet)
        for name in plants.split():
            left = self.board.planets[self.planets.index(name)].plants & ~on.plants
            on.plants |= left & -left
        for name in waters.split():
            left = self.board.planets[self.planets.index(name)].waters & ~on.waters
            on.waters |= left & -left
        return self._shown()

    def mined(self, sheet: int, m: str = "", t: str = "") -> Self:
        """Asteroids with the insignia of the two sides, as `m="a1 a2"`."""
        for side, names in zip(self.on(sheet).sides, (m, t), strict=True):
            side.asteroids |= sum(bit(self.asteroid_ids.index(name)) for name in names.split())
        return self._shown()

    def has(
        self,
        seat: int,
        where: str,
        plants: int = 0,
        waters: int = 0,
        types: dict[str, int] | None = None,
        planning: int = 0,
        astronauts: int = 0,
        used: int = 0,
        errors: int = 0,
    ) -> Self:
        """Boxes that a seat has crossed on its `left` or `right` sheet."""
        side = self.side(seat, where)
        side.plants, side.waters, side.plannings, side.errors = plants, waters, planning, errors
        side.types = [(types or {}).get(kind, 0) for kind in self.types]
        side.astronauts, side.used = astronauts, used
        for sheet in range(self.state.ring):
            self.on(sheet).errors = max(side.errors for side in self.on(sheet).sides)
        return self._shown()

    def earned(self, seat: int, **missions: int) -> Self:
        """Missions that a seat has accomplished, with what they paid."""
        for letter, value in missions.items():
            self.on(seat).earn(LETTERS.index(letter), value)
        return self._shown()

    # --- playing -----------------------------------------------------------------------------------------------------

    # --- looking -----------------------------------------------------------------------------------------------------

    def on(self, sheet: int) -> BattleSheet:
        """One of the sheets."""
        return self.state.on(sheet)

    def side(self, seat: int, where: str) -> Side:
        """The side of a seat on its `left` or `right` sheet."""
        return self.on(seat).sides[0] if where == "left" else self.on(self.state.right_of(seat)).sides[1]

    def planet(self, sheet: int, name: str) -> str:
        """The insignia on a planet: `MTT`."""
        zone = self.board.planets[self.planets.index(name)].zone
        return "".join(self._mark(sheet, "spaces", space) for space in range(zone.first, zone.end)).rstrip(".")

    def moon(self, sheet: int, name: str) -> str:
        """The insignia on a moon: `M.`, a point for a free spot."""
        spots = members(self.board.planets[self.planets.index(name)].moon)
        return "".join(self._mark(sheet, "moons", spot) for spot in spots)

    def flag(self, sheet: int, name: str) -> str:
        """The insignia on a flag: `M`, `T`, `MT` or nothing."""
        index = self.planets.index(name)
        return "".join(mark for mark, side in zip(SIDES, self.on(sheet).sides, strict=True) if side.flags >> index & 1)

    def asteroids(self, sheet: int) -> str:
        """The insignia on the asteroids from the mission side on, a point for a free one."""
        return "".join(self._mark(sheet, "asteroids", n) for n in range(len(self.asteroid_ids)))

    def left(self, sheet: int, name: str) -> tuple[int, int]:
        """The plants and waters of a planet that are not crossed off."""
        on, planet = self.on(sheet), self.board.planets[self.planets.index(name)]
        return len(members(planet.plants & ~on.plants)), len(members(planet.waters & ~on.waters))

    def _mark(self, sheet: int, what: str, at: int) -> str:
        found = [mark for mark, side in zip(SIDES, self.on(sheet).sides, strict=True) if getattr(side, what) >> at & 1]
        return found[0] if found else "."
