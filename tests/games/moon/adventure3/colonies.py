"""Positions of adventure 3 in a few words, and turns in notation: what the tests of its rules are written with.

    s = a_colony().write(0, c1r2=3, c2r2=7).shows("5/energy")
    assert s.places(0, "5/energy") == [...]

A position is set up quietly: nothing that is written by hand sets anything off, and the game has no record.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Self, cast

from cosmodrome.games.moon.adventure3.data import node_name, tunnel_name
from cosmodrome.games.moon.adventure3.game import ColonyGame
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.adventure3 import NODES, TUNNELS, Colony, ColonyBoard, ColonySheet
from cosmodrome.games.moon.rules.moves import MISSION, PASS
from cosmodrome.games.moon.rules.sheet import CROSS, LETTERS
from cosmodrome.kernel import Rng
from cosmodrome.kernel.bits import bit, members
from games.moon.moon_table import MoonTable

NODE = {node_name(node): node for node in range(NODES)}
TUNNEL = {tunnel_name(tunnel): tunnel for tunnel in range(TUNNELS)}
QUARTERS = ("top-left", "top-right", "bottom-left", "bottom-right")
TRACKS = ("plants", "water", "antennas")


def the_game(players: int = 2, missions: str = "random", pack: str = "") -> ColonyGame:
    return ColonyGame(players, {"adventure": 3, "missions": missions, "pack": pack})


def a_game(players: int = 2, seed: int | str = 1, missions: str = "random") -> Colony:
    """A new game with a seed and so with a record."""
    return cast("Colony", the_game(players, missions).new(seed))


def a_colony(players: int = 2, missions: str = "A1,B1,C1", pack: str = "") -> ColonyTable:
    """A table in its first turn, with empty sheets."""
    state = cast("Colony", the_game(players, missions, pack).new(1))
    state.forget()
    return ColonyTable(state)


def play_on(state: Colony, rng: Rng, moves: int = -1) -> Colony:
    """Play random moves of random seats, so many or (-1) to the end."""
    while moves and not state.over:
        seat = state.actors[rng.below(len(state.actors))]
        state.play(seat, rng.pick(state.legal(seat)))
        moves -= 1
    return state


class ColonyTable(MoonTable[Colony]):
    """A game of adventure 3 in a player's words."""

    def __init__(self, state: Colony) -> None:
        super().__init__(state)

    # --- setting up: every method returns the table ------------------------------------------------------------------

    def shows(self, *combinations: str) -> Self:
        """Stack the piles so that they show these combinations; a pile that is not named shows what it likes."""
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

    def write(self, seat: int, **nodes: int | str) -> Self:
        """Write numbers, or "X"."""
        for name, value in nodes.items():
            self._put(seat, NODE[name], CROSS if value == "X" else int(value))
        return self._shown()

    def wipe(self, seat: int) -> Self:
        """An empty sheet."""
        self.state.sheets[seat] = self.state.new_sheet()
        return self._shown()

    def fill(self, seat: int, *places: str, but: str = "") -> Self:
        """Fill `row1`, `column2`, quarters or single nodes with numbers that rise by one to the right and by one
        upward, so that every gap has one number that fits: in column c, row r that is c + r - 1."""
        for place in places:
            for node in self._nodes(place):
                if node_name(node) not in but.split() and not self.sheet(seat).filled >> node & 1:
                    self._put(seat, node, node % 6 + node // 6 + 1)
        return self._shown()

    def cross(self, seat: int, *places: str, but: str = "") -> Self:
        """The same with X."""
        for place in places:
            for node in self._nodes(place):
                if node_name(node) not in but.split() and not self.sheet(seat).filled >> node & 1:
                    self._put(seat, node, CROSS)
        return self._shown()

    def _put(self, seat: int, node: int, value: int) -> None:
        sheet, board = self.sheet(seat), self.board
        sheet.put(node, value)
        for index, quarter in enumerate(board.quarters):
            if sheet.filled & quarter.nodes == quarter.nodes and not (sheet.firsts | sheet.laters) >> index & 1:
                sheet.firsts |= bit(index)

    def tunnels(self, seat: int, *names: str) -> Self:
        """Draw tunnels; a way through several nodes is `c2r1-c2r2-c3r2`."""
        for name in names:
            stops = name.split("-")
            for one, other in pairwise(stops):
                low, high = sorted((one, other), key=lambda stop: NODE[stop])
                self.sheet(seat).draw(TUNNEL[f"{low}-{high}"])
        return self._shown()

    def has(
        self,
        seat: int,
        greenhouses: tuple[int, int, int, int] | None = None,
        energies: tuple[int, int, int] | None = None,
        tanks: str = "",
        astronauts: int = 0,
        plannings: int = 0,
        errors: int = 0,
        missions: dict[str, int] | None = None,
    ) -> Self:
        """What this seat has marked so far: greenhouses by quarter, energies by track, nodes of circled tanks."""
        sheet = self.sheet(seat)
        sheet.greenhouses = list(greenhouses or sheet.greenhouses)
        sheet.energies = list(energies or sheet.energies)
        for name in tanks.split():
            sheet.tanks |= bit(NODE[name])
        sheet.astronauts += astronauts
        sheet.plannings += plannings
        sheet.errors += errors
        for letter, value in (missions or {}).items():
            sheet.earn(LETTERS.index(letter), value)
        return self._shown()

    def taken(self, *quarters: str) -> Self:
        """These first bonuses were won in an earlier turn."""
        for quarter in quarters:
            self.state.taken |= bit(QUARTERS.index(quarter))
        return self

    # --- playing -----------------------------------------------------------------------------------------------------

    def plays(self, seat: int, *notations: str) -> Self:
        """One seat plays these moves, one after the other."""
        for text in notations:
            self.state.play(seat, self.state.parse(text))
            self.state.check()
        return self

    def others_write(self) -> Self:
        """Whoever is still to write does so somewhere, and does without the action."""
        for seat in self.state.actors:
            while self.state.asked(seat) and self.asks(seat) == "write":
                self.state.play(seat, self.state.legal(seat)[0])
                while self.state.asked(seat) and self.asks(seat) == "action":
                    self.state.play(seat, PASS)
                break
        return self

    def everyone_takes_missions(self) -> Self:
        while not self.state.over and self.asks(self.state.actors[0]) == "mission":
            seat = self.state.actors[0]
            self.state.play(seat, next(move for move in self.state.legal(seat) if move >= MISSION))
        return self

    # --- looking -----------------------------------------------------------------------------------------------------

    @property
    def board(self) -> ColonyBoard:
        return self.state.board

    @property
    def turn(self) -> int:
        return self.state.turn

    def sheet(self, seat: int) -> ColonySheet:
        return self.state.sheet(seat)

    def offers(self, seat: int) -> list[str]:
        """The moves this seat may play, in notation."""
        return [self.state.notate(move) for move in self.state.legal(seat)]

    def places(self, seat: int, combination: str) -> list[str]:
        """Where this seat may write a combination, sorted."""
        return sorted(text.split(" ")[1] for text in self.offers(seat) if text.split(" ")[0] == combination)

    def antennas(self, seat: int) -> list[str]:
        """The nodes whose antennas are circled."""
        return sorted(node_name(node) for node in members(self.sheet(seat).circled_antennas(self.board)))

    def fulfils(self, seat: int, letter: str) -> bool:
        """Does the sheet meet the mission now?"""
        return self.state.fulfils(seat, self.state.missions[LETTERS.index(letter)])

    def _nodes(self, place: str) -> list[int]:
        if place.startswith("row"):
            row = int(place[3:]) - 1
            return list(range(6 * row, 6 * row + 6))
        if place.startswith("column"):
            return list(range(int(place[6:]) - 1, NODES, 6))
        if place in QUARTERS:
            return members(self.board.quarters[QUARTERS.index(place)].nodes)
        return [NODE[place]]

    def _shown(self) -> Self:
        self.state.show()
        self.state.check()
        return self
