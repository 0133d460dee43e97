"""Where everything stands on the sheet of adventure 3, for a laptop and for a phone. Nothing is drawn here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cosmodrome.games.moon.adventure3.data import ColonyData, node_name, tunnel_ends, tunnel_name
from cosmodrome.games.moon.rules.adventure3 import NODES, SIDE, TUNNELS
from cosmodrome.games.moon.scene.places import TALL_WITH_DIAL, WIDE_WITH_DIAL, Box, Places, row_of_boxes
from cosmodrome.scene import SceneShape

__all__ = ["AREAS", "PLACES", "ColonyPlan", "NodeSpot", "QuarterSpot", "TunnelSpot", "colony_plan"]

AREAS = ("missions", "plants", "water", "antennas", "quarters", "astronauts", "planning", "errors")
"""The scoring areas, in the order of the sheet and of the rules."""


@dataclass(frozen=True)
class NodeSpot:
    """A node of the square."""

    key: str
    x: float
    y: float
    kind: str
    antennas: int
    tank: bool
    quarter: int


@dataclass(frozen=True)
class TunnelSpot:
    """A tunnel, from edge to edge of the nodes it joins."""

    key: str
    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True)
class QuarterSpot:
    """A quarter: its frame, its greenhouses and its two bonuses."""

    id: str
    frame: Box
    greenhouses: tuple[Box, ...]
    first: tuple[float, float]
    later: tuple[float, float]


@dataclass(frozen=True)
class ColonyPlan:
    """One shape of the picture."""

    shape: SceneShape
    width: float
    height: float
    tile: float
    badge: float
    """Radius of the circles with an antenna or a tank."""
    nodes: tuple[NodeSpot, ...]
    tunnels: tuple[TunnelSpot, ...]
    quarters: tuple[QuarterSpot, ...]
    areas: dict[str, Box]
    places: Places

    @property
    def wide(self) -> bool:
        """For a laptop?"""
        return self.shape == "wide"

    @property
    def piles(self) -> tuple[Box, ...]:
        """The three combinations."""
        return self.places.piles

    @property
    def missions(self) -> tuple[Box, ...]:
        """The three mission cards."""
        return self.places.missions

    @property
    def seats(self) -> Box:
        """All seats together."""
        return self.places.seats

    @property
    def score(self) -> Box:
        """The score of the sheet that is shown."""
        return self.places.score

    @property
    def dial(self) -> Box:
        """The five buttons with which an Astronaut changes a number."""
        first, last = self.places.changes[0], self.places.changes[-1]
        return Box(first.x, first.y, last.x + last.width - first.x, first.height)


@dataclass(frozen=True)
class _Measures:
    """What the two shapes differ in."""

    left: float
    """The middle of the first column."""
    bottom: float
    """The middle of the first row."""
    pitch: float
    tile: float
    frame: float
    """From the middle of a node to the frame of its quarter."""


WIDE = _Measures(left=420, bottom=586, pitch=100, tile=58, frame=47)
TALL = _Measures(left=49, bottom=647, pitch=68.4, tile=47, frame=32.5)

PLACES: Mapping[SceneShape, Places] = {
    "wide": WIDE_WITH_DIAL,
    "tall": replace(TALL_WITH_DIAL, seats=Box(12, 1000, 416, 50), score=Box(322, 866, 106, 126)),
}


def colony_plan(printed: ColonyData, shape: SceneShape) -> ColonyPlan:
    """The plan for one shape."""
    measures = WIDE if shape == "wide" else TALL
    nodes = _nodes(printed, measures)
    tunnels = tuple(_tunnel(nodes, tunnel, measures.tile) for tunnel in range(TUNNELS))
    if shape == "wide":
        return ColonyPlan(
            shape=shape,
            width=1280,
            height=900,
            tile=measures.tile,
            badge=14,
            nodes=nodes,
            tunnels=tunnels,
            quarters=_quarters_beside(printed, nodes, measures),
            areas=row_of_boxes(AREAS, 280, 664, 208, (86, 88, 88, 92, 80, 112, 104, 76), 7.7),
            places=PLACES[shape],
        )
    upper = row_of_boxes(AREAS[:4], 12, 732, 126, (98, 98, 98, 98), 8)
    lower = row_of_boxes(AREAS[4:], 12, 866, 126, (60, 82, 84, 56), 7)
    return ColonyPlan(
        shape=shape,
        width=440,
        height=1060,
        tile=measures.tile,
        badge=10.5,
        nodes=nodes,
        tunnels=tunnels,
        quarters=_quarters_above(printed, nodes, measures),
        areas={**upper, **lower},
        places=PLACES[shape],
    )


def _nodes(printed: ColonyData, m: _Measures) -> tuple[NodeSpot, ...]:
    quarter_of = {name: index for index, quarter in enumerate(printed.quarter) for name in quarter.nodes}
    spots = []
    for node, found in enumerate(printed.nodes()):
        row, column = divmod(node, SIDE)
        x, y = m.left + m.pitch * column, m.bottom - m.pitch * row
        spots.append(NodeSpot(found.id, x, y, found.kind, found.antennas, found.tank, quarter_of[found.id]))
    assert [spot.key for spot in spots] == [node_name(node) for node in range(NODES)]
    return tuple(spots)


def _tunnel(nodes: tuple[NodeSpot, ...], tunnel: int, tile: float) -> TunnelSpot:
    low, high = (nodes[node] for node in tunnel_ends(tunnel))
    dx, dy = (tile / 2, 0.0) if low.y == high.y else (0.0, -tile / 2)
    return TunnelSpot(tunnel_name(tunnel), low.x + dx, low.y + dy, high.x - dx, high.y - dy)


def _frame(nodes: tuple[NodeSpot, ...], quarter: int, m: _Measures) -> Box:
    spots = [spot for spot in nodes if spot.quarter == quarter]
    left, top = min(spot.x for spot in spots) - m.frame, min(spot.y for spot in spots) - m.frame
    right, bottom = max(spot.x for spot in spots) + m.frame, max(spot.y for spot in spots) + m.frame
    return Box(left, top, right - left, bottom - top)


def _quarters_beside(printed: ColonyData, nodes: tuple[NodeSpot, ...], m: _Measures) -> tuple[QuarterSpot, ...]:
    """Greenhouses stacked at the outer side of their quarter, the bonuses above them."""
    middle = m.left + 2.5 * m.pitch
    spots = []
    for index, quarter in enumerate(printed.quarter):
        frame = _frame(nodes, index, m)
        outside = frame.x - 51 if frame.x < middle - m.pitch else frame.x + frame.width + 46
        y, greenhouses = frame.y + 54, []
        for plants in quarter.greenhouses:
            height = 44 if plants == 1 else 78
            greenhouses.append(Box(outside - 27, y, 54, height))
            y += height + 8
        spots.append(
            QuarterSpot(
                quarter.id,
                frame,
                tuple(greenhouses),
                (outside - 16, frame.y + 22),
                (outside + 21, frame.y + 26),
            )
        )
    return tuple(spots)


def _quarters_above(printed: ColonyData, nodes: tuple[NodeSpot, ...], m: _Measures) -> tuple[QuarterSpot, ...]:
    """Greenhouses in a line above the upper quarters and below the lower ones."""
    middle = m.bottom - 2.5 * m.pitch
    spots = []
    for index, quarter in enumerate(printed.quarter):
        frame = _frame(nodes, index, m)
        y = frame.y - 42 if frame.y < middle - m.pitch else frame.y + frame.height + 6
        x, greenhouses = frame.x + 67, []
        for plants in quarter.greenhouses:
            width = 27.0 if plants == 1 else 44.0
            greenhouses.append(Box(x, y, width, 36))
            x += width + 3
        spots.append(QuarterSpot(quarter.id, frame, tuple(greenhouses), (frame.x + 17, y + 18), (frame.x + 49, y + 21)))
    return tuple(spots)
