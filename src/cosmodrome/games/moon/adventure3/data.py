"""The component data of adventure 3: what its TOML file may say, and the board made from it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.games.moon.astra import ASTRA_FILE, AstraData
from cosmodrome.games.moon.data import DATA, Action, Card, Natural, Positive, Source
from cosmodrome.games.moon.rules.adventure3 import (
    NODES,
    SIDE,
    UPWARD,
    ColonyBoard,
    ColonyQuarter,
    crosswise,
    tunnel_between,
)
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.kernel.bits import bit
from cosmodrome.kernel.data import PACK, Tables, read_tables, shape
from cosmodrome.kernel.errors import DataError

__all__ = [
    "MULTIPLIERS",
    "ColonyData",
    "ColonyMission",
    "NodeData",
    "QuarterData",
    "colony_board",
    "colony_data",
    "colony_tables",
    "node_name",
    "tunnel_ends",
    "tunnel_name",
]

MULTIPLIERS = ("plants", "water", "antennas")
"""The tracks that an Energy can raise, in the order of the rules."""

NodeName = Annotated[str, Meta(pattern="^c[1-6]r[1-6]$")]
Values = Annotated[list[Natural], Meta(min_length=2, max_length=10)]


class ColonySheetData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the sheet that belong to no part of it."""

    id: str
    astronauts: Annotated[int, Meta(ge=1, le=9)]
    prizes: Annotated[list[Positive], Meta(min_length=1, max_length=3)]
    source: Source


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A column of boxes: what counts after so many of them are crossed."""

    id: Literal["plants", "water", "antennas", "planning", "errors"]
    values: Values
    source: Source


class QuarterData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quarter of the colony."""

    id: str
    nodes: list[NodeName]
    greenhouses: Annotated[list[Positive], Meta(min_length=1, max_length=4)]
    first: Positive
    later: Positive
    source: Source


class NodeData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A node of the square."""

    id: NodeName
    kind: Literal["building", "cross", "rocket", "observatory"]
    antennas: Annotated[int, Meta(ge=0, le=3)]
    tank: bool
    source: Source


class TunnelData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tunnel that is drawn from the start."""

    id: str
    between: Annotated[list[NodeName], Meta(min_length=2, max_length=2)]
    source: Source


class ColonyMission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission card; all kinds but `observatory` read the count."""

    id: str
    card: Positive
    letter: Literal["A", "B", "C"]
    first: Positive
    later: Positive
    kind: Literal["columns", "rows", "observatory", "antennas", "plants", "tanks"]
    source: Source
    count: Natural = 0


class ColonyData(AstraData, frozen=True, forbid_unknown_fields=True):
    """Everything printed for adventure 3."""

    actions: list[Action]
    card: list[Card]
    name: str
    sheet: ColonySheetData
    track: list[Track]
    quarter: list[QuarterData]
    node: list[NodeData]
    tunnel: list[TunnelData]
    mission: list[ColonyMission]

    def values(self, track: str) -> list[int]:
        """What a track says after so many crosses."""
        return next(found.values for found in self.track if found.id == track)

    def nodes(self) -> list[NodeData]:
        """The nodes in the order of the rules: row by row from the lower left."""
        named = {node.id: node for node in self.node}
        return [named[node_name(node)] for node in range(NODES)]

    def alone(self, kind: str) -> int:
        """The one node of a kind."""
        return next(node for node, printed in enumerate(self.nodes()) if printed.kind == kind)


def node_name(node: int) -> str:
    """A node by its column from the left and its row from the bottom.

    >>> node_name(0), node_name(8)
    ('c1r1', 'c3r2')
    """
    row, column = divmod(node, SIDE)
    return f"c{column + 1}r{row + 1}"


def tunnel_ends(tunnel: int) -> tuple[int, int]:
    """The nodes that a tunnel joins, the lower or left one first."""
    if tunnel < UPWARD:
        return tunnel, tunnel + SIDE
    low = crosswise(tunnel - UPWARD)
    return low, low + 1


def tunnel_name(tunnel: int) -> str:
    """A tunnel by the nodes it joins.

    >>> tunnel_name(0), tunnel_name(59)
    ('c1r1-c1r2', 'c5r6-c6r6')
    """
    low, high = tunnel_ends(tunnel)
    return f"{node_name(low)}-{node_name(high)}"


def colony_tables(pack: str = "") -> Tables:
    """The raw tables of adventure 3."""
    return read_tables([DATA / "deck.toml", DATA / ASTRA_FILE, DATA / "adventure-3.toml"], pack)


@cache
def colony_data(pack: str = "") -> ColonyData:
    """The checked data of adventure 3."""
    name = PACK if pack else "adventure-3.toml"
    data = shape(colony_tables(pack), ColonyData, name)
    for complaint in (*_about_nodes(data), *_about_tunnels(data), *_about_missions(data), *_about_counts(data)):
        raise DataError(f"{name}: {complaint}")
    return data


def _about_nodes(data: ColonyData) -> Iterator[str]:
    every = {node_name(node) for node in range(NODES)}
    missing = every - {node.id for node in data.node}
    if missing or len(data.node) != NODES:
        yield f"node: each of the {NODES} once; missing: {', '.join(sorted(missing)) or 'none'}."
    for kind in ("rocket", "observatory"):
        if sum(node.kind == kind for node in data.node) != 1:
            yield f"node, field kind: there must be one {kind}."
    for node in data.node:
        if node.tank and node.kind != "building":
            yield f"node {node.id}, field tank: only a building can have one."
    held = [node for quarter in data.quarter for node in quarter.nodes]
    if sorted(held) != sorted(every):
        yield "quarter, field nodes: together they must have every node once."


def _about_tunnels(data: ColonyData) -> Iterator[str]:
    rocket = data.alone("rocket")
    if not data.tunnel:
        yield "tunnel: the rocket needs at least one."
    for tunnel in data.tunnel:
        ends = [_node(name) for name in tunnel.between]
        if tunnel_between(*ends) < 0 or rocket not in ends:
            yield f"tunnel {tunnel.id}, field between: it must join the rocket to a neighbour."


def _about_missions(data: ColonyData) -> Iterator[str]:
    for mission in data.mission:
        if mission.letter != mission.id[:1]:
            yield f"mission {mission.id}, field letter: its id says another one."
        if (mission.kind == "observatory") == bool(mission.count):
            yield f"mission {mission.id}, field count: {mission.kind} needs {_NEEDS[mission.kind == 'observatory']}."


_NEEDS = ("one", "none")


def _about_counts(data: ColonyData) -> Iterator[str]:
    if len(data.card) % PILES:
        yield f"card: {len(data.card)} cards cannot be split into {PILES} equal piles."
    tracks = sorted(track.id for track in data.track)
    if tracks != sorted((*MULTIPLIERS, "planning", "errors")):
        yield f"track: each of the five once, not {', '.join(tracks)}."
    for track in data.track:
        if track.values != sorted(set(track.values)):
            yield f"track {track.id}, field values: they must rise from box to box."


def colony_board(data: ColonyData) -> ColonyBoard:
    """The board of adventure 3 for the rules."""
    nodes = data.nodes()
    return ColonyBoard(
        _set(node for node, printed in enumerate(nodes) if printed.kind != "building"),
        bit(data.alone("observatory")),
        [printed.antennas for printed in nodes],
        _set(node for node, printed in enumerate(nodes) if printed.tank),
        _set(tunnel_between(*(_node(name) for name in tunnel.between)) for tunnel in data.tunnel),
        [
            ColonyQuarter(
                quarter.id,
                _set(_node(name) for name in quarter.nodes),
                quarter.greenhouses,
                quarter.first,
                quarter.later,
            )
            for quarter in data.quarter
        ],
        [data.values(track) for track in MULTIPLIERS],
        data.values("planning"),
        data.values("errors"),
        data.sheet.astronauts,
        data.sheet.prizes,
        [[_mission(card) for card in data.mission if card.letter == letter] for letter in LETTERS],
    )


def _node(name: str) -> int:
    return (int(name[3]) - 1) * SIDE + int(name[1]) - 1


def _set(members: Iterator[int]) -> int:
    return sum(bit(member) for member in members)


def _mission(card: ColonyMission) -> Mission:
    return Mission(card.id, LETTERS.index(card.letter), card.first, card.later, card.kind, 0, card.count)
