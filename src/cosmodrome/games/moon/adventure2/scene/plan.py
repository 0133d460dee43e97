"""Where everything of adventure 2's sheet lies: the trajectory, its gaps and tanks, stations, panels and scoring boxes.

Geometry only, worked out from the printed data. On a laptop the trajectory flies as it is printed, around the Earth and
up to the Moon, smoothed and with its spaces at equal distances; on a phone it climbs in rows, so that every space can be
touched.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import dist

from cosmodrome.games.moon.adventure2.data import JourneyData
from cosmodrome.games.moon.adventure2.scene.flight import (
    Point,
    bent,
    beside,
    between,
    direction,
    polyline,
    smooth_flight,
)
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.scene import SceneShape

__all__ = ["JourneyPlan", "StationSpot", "journey_plan"]

CREW = ("astronauts", "plannings", "wilds")
SCORING = ("missions", "plants", "water", "longest", "zones", "errors")


@dataclass(frozen=True)
class StationSpot:
    """A station: its body, the robots on the way to it, its plants and its two multipliers."""

    body: Box
    sign: Point
    """Where the trajectory says which station is hooked to it."""
    chain: str
    """The way from there to the body; none on a phone."""
    robots: tuple[Point, ...]
    plants: tuple[Point, ...]
    first: Point
    later: Point
    worth: Point


@dataclass(frozen=True)
class JourneyPlan:
    """Every place on the sheet, in the units of the picture."""

    shape: SceneShape
    width: float
    height: float
    tile: float
    mark: float
    """The size of a symbol that is circled or crossed."""
    spaces: tuple[Point, ...]
    pieces: tuple[tuple[Point, ...], ...]
    """The flight from each space to the next."""
    turns: tuple[float, ...]
    """How a line in each gap is turned, in degrees."""
    tanks: dict[int, Point]
    stations: tuple[StationSpot, ...]
    panels: dict[str, Box]
    symbols: dict[str, tuple[Point, ...]]
    """The symbols of the panels: energies, lines, astronauts, plannings, wilds."""
    scoring: dict[str, Box]
    earth: tuple[float, float, float]
    moon: tuple[float, float, float]

    def gap(self, gap: int) -> Point:
        """The middle of a gap."""
        piece = self.pieces[gap]
        return piece[len(piece) // 2]

    def run(self, first: int, end: int) -> str:
        """The flight through the spaces from first up to, and without, end."""
        points = [point for piece in self.pieces[first : end - 1] for point in piece]
        return polyline(points or [self.spaces[first], self.spaces[first]])


def journey_plan(printed: JourneyData, shape: SceneShape) -> JourneyPlan:
    """The plan of a shape."""
    return _wide(printed) if shape == "wide" else _tall(printed)


# --- laptop -----------------------------------------------------------------------------------------------------------

CELL = 48.4
LEFT, TOP = 306.0, 24.0
STEPS = 8
"""Points of the flight from a space to the next."""


def _at(row: float, column: float) -> Point:
    return LEFT + CELL * column, TOP + CELL * row


def _wide(printed: JourneyData) -> JourneyPlan:
    flight = smooth_flight([_at(space.row, space.column) for space in printed.space], STEPS)
    spaces = tuple(flight[::STEPS])
    pieces = tuple(tuple(flight[i * STEPS : (i + 1) * STEPS + 1]) for i in range(len(spaces) - 1))
    stations = tuple(_orbiting(printed, index, spaces) for index in range(len(printed.station)))
    busy = [point for station in stations for point in station.robots]
    tanks = _tanks(printed, spaces, busy, 35)
    sheet = printed.sheet
    crew = (Box(952, 468, 112, 92), Box(952, 566, 112, 92), Box(952, 664, 112, 72))
    column = partial(_columns, pitch=32, rise=23)
    return JourneyPlan(
        shape="wide",
        width=1280,
        height=900,
        tile=40,
        mark=20,
        spaces=spaces,
        pieces=pieces,
        turns=_turns(pieces),
        tanks=tanks,
        stations=stations,
        panels={"energies": Box(288, 32, 252, 122), **dict(zip(CREW, crew, strict=True))},
        symbols={
            "energies": _columns(sheet.energies, sheet.energies_for_line, 314, 76, 40, 27),
            "lines": _columns(sheet.energies // sheet.energies_for_line, 1, 314, 134, 40, 0),
            "astronauts": column(sheet.astronauts, sheet.symbols_for_wild, 976, 503),
            "plannings": column(sheet.plannings, sheet.symbols_for_wild, 976, 601),
            "astronaut-wilds": _columns(sheet.astronauts // sheet.symbols_for_wild, 1, 976, 547, 32, 0),
            "planning-wilds": _columns(sheet.plannings // sheet.symbols_for_wild, 1, 976, 645, 32, 0),
            "wilds": _columns(_wilds(printed), 2, 976, 697, 32, 25),
        },
        scoring={name: Box(284 + 131 * i, 746, 125, 126) for i, name in enumerate(SCORING)},
        earth=(*_at(11.95, 3.6), 70),
        moon=(*_at(2.0, 13.35), 58),
    )


def _wilds(printed: JourneyData) -> int:
    sheet = printed.sheet
    return sheet.astronauts // sheet.symbols_for_wild + sheet.plannings // sheet.symbols_for_wild


def _orbiting(printed: JourneyData, index: int, spaces: tuple[Point, ...]) -> StationSpot:
    """A station in free flight: its plants in a row, its multipliers below them."""
    station = printed.station[index]
    place = next(i for i, space in enumerate(printed.space) if space.id == station.space)
    x, y = _at(station.row, station.column)
    width, height = max(116, 26 * station.plants + 26), 78
    body = Box(x - width / 2, y - height / 2, width, height)
    way = bent(spaces[place], (x, y), [other for other in spaces if other != spaces[place]])
    outside = [p for p in way if not (body.x < p[0] < body.x + width and body.y < p[1] < body.y + height)]
    robots = tuple(outside[round(len(outside) * (i + 1) / (station.robots + 0.62))] for i in range(station.robots))
    return StationSpot(
        body=body,
        sign=spaces[place],
        chain=polyline(way),
        robots=robots,
        plants=tuple((x + 26 * (i - (station.plants - 1) / 2), y - 15) for i in range(station.plants)),
        first=(x - 32, y + 19),
        later=(x + 2, y + 19),
        worth=(x + 36, y + 19),
    )


# --- phone ------------------------------------------------------------------------------------------------------------

ROWS = 6


def _tall(printed: JourneyData) -> JourneyPlan:
    spaces = _climb(len(printed.space))
    pieces = tuple(tuple(between(one, other, STEPS)) for one, other in pairwise(spaces))
    stations = tuple(_docked(printed, index, spaces) for index in range(len(printed.station)))
    sheet = printed.sheet
    top = 848
    return JourneyPlan(
        shape="tall",
        width=440,
        height=1100,
        tile=42,
        mark=17,
        spaces=spaces,
        pieces=pieces,
        turns=_turns(pieces),
        tanks=_shelved(printed, spaces, [station.sign for station in stations]),
        stations=stations,
        panels={
            "energies": Box(12, top, 190, 68),
            "astronauts": Box(208, top, 70, 68),
            "plannings": Box(283, top, 70, 68),
            "wilds": Box(358, top, 70, 68),
        },
        symbols={
            "energies": _columns(sheet.energies, sheet.energies_for_line, 30, top + 14, 31, 20),
            "lines": _columns(sheet.energies // sheet.energies_for_line, 1, 30, top + 54, 31, 0),
            "astronauts": _columns(sheet.astronauts, sheet.symbols_for_wild, 222, top + 14, 21, 20),
            "plannings": _columns(sheet.plannings, sheet.symbols_for_wild, 297, top + 14, 21, 20),
            "astronaut-wilds": _columns(sheet.astronauts // sheet.symbols_for_wild, 1, 222, top + 54, 21, 0),
            "planning-wilds": _columns(sheet.plannings // sheet.symbols_for_wild, 1, 297, top + 54, 21, 0),
            "wilds": _columns(_wilds(printed), 2, 372, top + 32, 21, 22),
        },
        scoring={name: Box(12 + 109 * (i % 3), top + 76 + 51 * (i // 3), 104, 46) for i, name in enumerate(SCORING)},
        earth=(*spaces[0], 40),
        moon=(*spaces[-1], 36),
    )


def _climb(count: int) -> tuple[Point, ...]:
    """Rows from the bottom up, each in the other direction than the one below."""
    columns = -(-count // ROWS)
    pitch = 338 / (columns - 1)
    places = []
    for space in range(count):
        row, column = divmod(space, columns)
        places.append((38 + pitch * (columns - 1 - column if row % 2 else column), 638 - 72.0 * row))
    return tuple(places)


def _docked(printed: JourneyData, index: int, spaces: tuple[Point, ...]) -> StationSpot:
    """A station in its own box; a sign at the trajectory says where it is hooked."""
    station = printed.station[index]
    place = next(i for i, space in enumerate(printed.space) if space.id == station.space)
    x, y = spaces[place]
    body = Box(12 + 212 * (index % 2), 688 + 78 * (index // 2), 204, 72)
    return StationSpot(
        body=body,
        sign=_roomiest([(x, y + 31), (x, y - 31)], [*spaces[:place], *spaces[place + 1 :]]),
        chain="",
        robots=tuple((body.x + 48 + 25 * i, body.y + 20) for i in range(station.robots)),
        plants=tuple((body.x + 48 + 25 * i, body.y + 51) for i in range(station.plants)),
        first=(body.x + 182, body.y + 14),
        later=(body.x + 182, body.y + 36),
        worth=(body.x + 182, body.y + 58),
    )


def _shelved(printed: JourneyData, spaces: tuple[Point, ...], signs: list[Point]) -> dict[int, Point]:
    """A tank above or below its space, or beside it at the end of a row, wherever there is most room."""
    found: dict[int, Point] = {}
    edge = max(x for x, _ in spaces)
    for index, space in enumerate(printed.space):
        if space.tank:
            x, y = spaces[index]
            sides = [(x, y - 31), (x, y + 31), *([(x + 31, y)] if x == edge else [])]
            taken = [*signs, *found.values(), *spaces[:index], *spaces[index + 1 :]]
            found[index] = _roomiest(sides, taken)
    return found


# --- both -------------------------------------------------------------------------------------------------------------


def _roomiest(points: list[Point], taken: list[Point]) -> Point:
    """Of some points, the one farthest from all that is taken."""
    return max(points, key=lambda point: min(dist(point, other) for other in taken))


def _columns(count: int, depth: int, x: float, y: float, pitch: float, rise: float) -> tuple[Point, ...]:
    """Symbols in columns of so many, column by column."""
    return tuple((x + pitch * (i // depth), y + rise * (i % depth)) for i in range(count))


def _turns(pieces: tuple[tuple[Point, ...], ...]) -> tuple[float, ...]:
    return tuple(direction(piece[len(piece) // 2 - 1], piece[len(piece) // 2 + 1]) for piece in pieces)


def _tanks(printed: JourneyData, spaces: tuple[Point, ...], busy: list[Point], distance: float) -> dict[int, Point]:
    """A tank beside each space that has one, on the side with more room."""
    found: dict[int, Point] = {}
    for index, space in enumerate(printed.space):
        if space.tank:
            before, after = spaces[max(index - 1, 0)], spaces[min(index + 1, len(spaces) - 1)]
            taken = [*busy, *found.values(), *(other for other in spaces if other != spaces[index])]
            found[index] = beside(spaces[index], before, after, distance, taken)
    return found
