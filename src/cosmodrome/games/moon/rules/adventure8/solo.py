"""ASTRA in adventure 8: it draws insignia on the sheet in play before the seat does.

The first card of a turn is played for ASTRA: its number on a planet, its action on the same planet. ASTRA uses no bonus and
scores nothing on the sheets; it is only in the way. Its effects draw on moons. How a turn against ASTRA goes is told in
`solo`, and a planet on which both are equally strong belongs to the seat alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmodrome.games.moon.rules import solo
from cosmodrome.games.moon.rules.actions import ENERGY, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure8.sheet import MISSION_SIDE, TOTAL_SIDE, Side
from cosmodrome.games.moon.rules.astra import SOLO, Astra
from cosmodrome.games.moon.rules.moves import MARK
from cosmodrome.kernel.bits import bit, size_of
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.games.moon.rules.adventure8.state import Battle

__all__ = ["ASTRA_DRAWS", "PlaceAstra", "carry_out", "occupy", "play_card", "preferred", "won_flag"]

ASTRA_DRAWS: Final = MARK + 16
"""The move that lets ASTRA draw on the first planet; those on the others follow."""


def astra_side(s: Battle) -> Side:
    """ASTRA's side of the sheet in play: the one opposite the seat's."""
    return s.sheet(SOLO).sides[MISSION_SIDE + TOTAL_SIDE - s.side_now()]


def won_flag(s: Battle) -> None:
    """The seat has drawn its insignia on a flag: so many of them, on both sheets, circle a solo bonus."""
    flags: i64 = 0
    for sheet in range(s.ring):
        flags += size_of(s.on(sheet).sides[MISSION_SIDE if sheet == SOLO else TOTAL_SIDE].flags)
    if flags % s.board.flags_for_bonus == 0:
        s.earn_solo_bonus()


# --- the card that is played for ASTRA --------------------------------------------------------------------------------


def play_card(s: Battle, astra: Astra) -> None:
    """Let ASTRA play the only card that lies open; where two planets fit, the seat chooses."""
    planets = open_planets(s, astra.pile.deck.numbers[astra.pile.open[0]])
    if len(planets) > 1:
        s.ask(SOLO, PLACE_ASTRA)
    else:
        draw_on(s, astra, planets[0])


def open_planets(s: Battle, number: i64) -> list[int]:
    """The planets with this number that have a free space; if there is none, the next one upwards that has."""
    board, sheet = s.board, s.sheet(SOLO)
    fitting = [index for index, planet in enumerate(board.planets) if number in planet.numbers]
    found = [index for index in fitting if not sheet.complete(board.planets[index])]
    index: i64 = fitting[-1]
    while not found:
        index = (index + 1) % len(board.planets)
        if not sheet.complete(board.planets[index]):
            found.append(int(index))
    return found


def draw_on(s: Battle, astra: Astra, index: i64) -> None:
    """Draw ASTRA's insignia on a planet, and use the action of the card there."""
    sheet, planet, side = s.sheet(SOLO), s.board.planets[index], astra_side(s)
    action: i64 = astra.pile.deck.actions[astra.pile.open[0]]
    if s.listening:
        s.emit("astra_draws", SOLO, (int(index), int(action)))
    free = planet.zone.all & ~sheet.filled
    sheet.filled |= free & -free
    side.spaces |= free & -free
    if sheet.complete(planet):
        s.award(SOLO, index)
    if action == PLANT:
        left = planet.plants & ~sheet.plants
        sheet.plants |= left & -left
    elif action == WATER:
        left = planet.waters & ~sheet.waters
        sheet.waters |= left & -left
    elif action in (ROBOT, ENERGY):
        asteroid = sheet.next_asteroid(s.board, MISSION_SIDE + TOTAL_SIDE - s.side_now())
        if asteroid >= 0:
            side.asteroids |= bit(asteroid)
    else:
        spots = sheet.free_spots(planet)
        side.moons |= spots & -spots


class PlaceAstra(Step["Battle"]):
    """Two planets fit the number of ASTRA's card: choose the one on which it draws."""

    def asks(self) -> str:
        """`astra`."""
        return "astra"

    def legal(self, s: Battle, seat: i64) -> list[int]:
        """Both planets."""
        astra = s.astra
        assert astra is not None
        return [ASTRA_DRAWS + index for index in open_planets(s, astra.pile.deck.numbers[astra.pile.open[0]])]

    def play(self, s: Battle, seat: i64, move: int) -> None:
        """Draw there."""
        astra = s.astra
        assert astra is not None
        draw_on(s, astra, move - ASTRA_DRAWS)


PLACE_ASTRA: Final = PlaceAstra()


# --- effect cards -----------------------------------------------------------------------------------------------------


def carry_out(s: Battle) -> None:
    """Draw ASTRA's insignia on moons of the sheet in play, as far as there are spots for them."""
    s.due = s.board.effect_insignia
    choose_moon(s)


def choose_moon(s: Battle) -> None:
    """Where the next of them goes; without a free spot they are lost."""
    if not preferred(s):
        s.due = 0
    solo.ask_strike(s)


def preferred(s: Battle) -> i64:
    """Of the planets with a free spot on their moon, those where the seat has most insignia, as bits."""
    sheet, side = s.sheet(SOLO), s.side(SOLO)
    found: i64 = 0
    most: i64 = 0
    for index, planet in enumerate(s.board.planets):
        if sheet.free_spots(planet):
            strength = side.strength(planet)
            if strength > most:
                found, most = 0, strength
            if strength == most:
                found |= bit(index)
    return found


def occupy(s: Battle, index: i64) -> None:
    """Draw on a moon, and once more there if it has another spot; else the next planet in order has its turn."""
    sheet, planet, side = s.sheet(SOLO), s.board.planets[index], astra_side(s)
    while s.due and sheet.free_spots(planet):
        spots = sheet.free_spots(planet)
        side.moons |= spots & -spots
        s.due -= 1
    if s.due:
        choose_moon(s)
