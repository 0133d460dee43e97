"""Where everything stands on the sheet of adventure 3, for a laptop and for a phone. Nothing is drawn here."""

from __future__ import annotations

from dataclasses import dataclass

from cosmodrome.games.moon.adventure3.data import ColonyData, node_name, tunnel_ends, tunnel_name
from cosmodrome.games.moon.rules.adventure3 import NODES, SIDE, TUNNELS
from cosmodrome.scene import SceneShape

__all__ = ["AREAS", "Box", "ColonyPlan", "NodeSpot", "QuarterSpot", "TunnelSpot", "colony_plan"]

AREAS = ("missions", "plants", "water", "antennas", "quarters", "astronauts", "planning", "errors")
"""The scoring areas, in the order of the sheet and of the rules."""


@dataclass(frozen=True)
class Box:
    """A rectangle of the picture that is given to something."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.x + self.width / 2, self.y + self.height / 2


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
    turn: tuple[float, float]
    question: Box
    lines: int
    type_size: float
    pass_button: Box
    dial: Box
    """The five buttons with which an Astronaut changes a number."""
    table: Box
    """The piles; when the game is over, the result."""
    piles: tuple[Box, ...]
    missions: tuple[Box, ...]
    seats: Box
    score: Box

    @property
    def wide(self) -> bool:
        """For a laptop?"""
        return self.shape == "wide"


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
            areas=_row_of_areas(280, 664, 208, (86, 88, 88, 92, 80, 112, 104, 76), 7.7),
            turn=(254, 42),
            question=Box(28, 102, 226, 70),
            lines=4,
            type_size=15,
            pass_button=Box(144, 180, 110, 34),
            dial=Box(28, 180, 226, 34),
            table=Box(28, 234, 226, 296),
            piles=tuple(Box(30, 242 + 98 * i, 224, 88) for i in range(3)),
            missions=tuple(Box(28, 562 + 105 * i, 226, 98) for i in range(3)),
            seats=Box(1082, 28, 170, 700),
            score=Box(1082, 748, 170, 122),
        )
    upper = _row_of_areas(12, 732, 126, (98, 98, 98, 98), 8, AREAS[:4])
    lower = _row_of_areas(12, 866, 126, (66, 72, 88, 56), 7, AREAS[4:])
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
        turn=(0, 37),
        question=Box(18, 50, 404, 34),
        lines=2,
        type_size=13,
        pass_button=Box(330, 46, 94, 40),
        dial=Box(236, 8, 188, 36),
        table=Box(16, 94, 408, 68),
        piles=tuple(Box(19 + 136 * i, 94, 128, 66) for i in range(3)),
        missions=tuple(Box(12 + 140 * i, 169, 136, 54) for i in range(3)),
        seats=Box(12, 1000, 416, 50),
        score=Box(322, 866, 106, 126),
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


def _row_of_areas(
    x: float, y: float, height: float, widths: tuple[float, ...], gap: float, areas: tuple[str, ...] = AREAS
) -> dict[str, Box]:
    found = {}
    for area, width in zip(areas, widths, strict=True):
        found[area] = Box(x, y, width, height)
        x += width + gap
    return found
