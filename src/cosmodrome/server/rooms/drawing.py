"""Scenes on their way to pages: drawn once for everybody who sees the same, sent as differences.

The difference is taken by the top-level nodes of the live layer: a node without a key is known by its place, `#3`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any
from zlib import compress

import msgspec

from cosmodrome import scene
from cosmodrome.kernel import LANGUAGES, OptionError, State
from cosmodrome.kernel.standing import standing
from cosmodrome.scene import Group, Node, Path, Scene, kept
from cosmodrome.server.metrics import SCENES
from cosmodrome.server.rooms.messages import Drafted, LookMessage, PathFacts, SceneFacts
from cosmodrome.server.rooms.telling import lesson_facts
from cosmodrome.table import Branch, Table, people

__all__ = ["Drawing", "Drawings", "check_look", "draw_position"]

_serials = count(1)
PACKING = 3
"""How hard zlib tries: little more would be won by trying harder, and much time lost."""
PACKING_HARD = 9
LARGE = 32_768
"""Of messages that are larger than this, zlib's window, more is won by trying harder."""


def check_look(look: LookMessage, seats: int) -> None:
    """Raise OptionError or NotValid if no scene can look like that."""
    if look.palette not in scene.PALETTES:
        raise OptionError(f"palette={look.palette}: choose one of {', '.join(scene.PALETTES)}.")
    if look.language not in LANGUAGES:
        raise OptionError(f"language={look.language}: choose one of {', '.join(LANGUAGES)}.")
    if look.shown is not None and not 0 <= look.shown < seats:
        raise people.no_seat(look.shown, seats)


class Drawing:
    """One scene, ready to be sent to many. It is kept as it is sent: what was drawn takes far more memory."""

    def __init__(self, facts: SceneFacts, made: Scene) -> None:
        self.serial = next(_serials)
        self.frame = (facts.shown, facts.size)
        """Whose board it is and how large: only between scenes of the same frame there are differences."""
        self.static = made.static
        self.nodes = {_name(node, index): _written(node) for index, node in enumerate(made.live)}
        self._facts = msgspec.json.encode(facts)
        self._paths = made.paths
        self._diffs: dict[int, bytes] = {}
        self._packed: dict[int, bytes] = {}

    def same(self, other: Drawing) -> bool:
        """Would a page see no difference at all?"""
        told = self._facts == other._facts and self._paths == other._paths
        return told and self._order() == other._order() and self.nodes == other.nodes

    def full(self) -> bytes:
        """The whole scene as a message: big, seldom needed, so not kept."""
        return _message(self._facts, self._ways(), self._layer())

    def after(self, last: Drawing) -> bytes:
        """What changed since the scene that a page has, as a message."""
        found = self._diffs.get(last.serial)
        if found is None:
            found = self._diffs[last.serial] = _message(self._facts, self._ways(), self._changes(last))
        return found

    def packed(self, last: Drawing | None) -> bytes:
        """The same message compressed, its paths as a tree: what changed since the scene that a page has, or everything."""
        if last is None:
            return self._pack(self._layer())
        found = self._packed.get(last.serial)
        if found is None:
            found = self._packed[last.serial] = self._pack(self._changes(last))
        return found

    def _ways(self) -> bytes:
        paths = [PathFacts(path.notation, path.keys, path.label) for path in self._paths]
        return b'"paths":' + msgspec.json.encode(paths)

    def _layer(self) -> bytes:
        return b'"live":[' + b",".join(self.nodes.values()) + b"]"

    def _changes(self, last: Drawing) -> bytes:
        return b'"diff":' + msgspec.json.encode(self._diff(last))

    def _pack(self, layer: bytes) -> bytes:
        tree = b'"tree":' + msgspec.json.encode(tree_of(self._paths))
        message = _message(self._facts, tree, layer)
        return compress(message, PACKING if len(message) < LARGE else PACKING_HARD)

    def _diff(self, last: Drawing) -> dict[str, object]:
        old = last.nodes
        changed = {name: msgspec.Raw(node) for name, node in self.nodes.items() if old.get(name) != node}
        diff: dict[str, object] = {"set": changed, "gone": [name for name in old if name not in self.nodes]}
        if self._order() != last._order():
            diff["order"] = self._order()
        return diff

    def _order(self) -> list[str]:
        return list(self.nodes)


def _message(facts: bytes, *parts: bytes) -> bytes:
    return b'{"is":"scene",' + b",".join((facts[1:-1], *parts)) + b"}"


@kept
def _written(node: Node) -> bytes:
    """A node as it is sent; pages that look at the same thing, at any table, share it."""
    return msgspec.json.encode(node)


def tree_of(paths: Sequence[Path]) -> list[list[Any]]:
    """Paths as a tree, which says what many have in common once: a branch is its key and what follows it, a move is
    nothing, its notation and its label."""
    root: list[list[Any]] = []
    branches: dict[tuple[str, ...], list[Any]] = {(): root}
    for path in paths:
        keys = path.keys
        for depth in range(1, len(keys) + 1):
            if keys[:depth] not in branches:
                branch: list[Any] = [keys[depth - 1]]
                branches[keys[: depth - 1]].append(branch)
                branches[keys[:depth]] = branch
        branches[keys].append([None, path.notation, path.label])
    return root


def _name(node: Node, index: int) -> str:
    return (node.key if isinstance(node, Group) else "") or f"#{index}"


def draw_position(
    state: State,
    seat: int | None,
    look: LookMessage,
    names: Sequence[str],
    number: int,
    draft: list[Drafted],
    table: Table | None = None,
) -> Drawing:
    """A position as this seat sees it; with its table if it is the present one, at which a lesson may be given."""
    taught = table if table is not None and table.remark is not None else None
    with SCENES.time():
        view = state.view(seat)
        made = scene.of(
            state,
            seat,
            look.language,
            shape=look.shape,
            shown=look.shown,
            names=names,
            palette=look.palette,
            view=view,
            offered=None if taught is None or seat is None else taught.offered(seat, state),
        )
        asked = seat is not None and state.asked(seat) and (taught is None or bool(made.paths))
        lesson = None if taught is None else lesson_facts(taught, seat, made.keyed(), look.language)
        facts = SceneFacts(
            number=number,
            draft=draft,
            asked=asked,
            asks=view.asks,
            confirmable=bool(draft),
            prompt=state.game.prompt(view, look.language),
            size=(made.width, made.height),
            title=made.title,
            static=made.static.hash,
            palette=made.palette,
            shown=made.shown,
            standing=standing(state.game, view),
            lesson=lesson or msgspec.UNSET,
        )
        return Drawing(facts, made)


class Drawings:
    """The latest scenes of one table: one for each way to look at it."""

    def __init__(self) -> None:
        self._latest: dict[tuple[int | None, LookMessage], tuple[object, Drawing]] = {}

    def of(self, table: Table, seat: int | None, look: LookMessage) -> Drawing:
        """The scene for this seat, drawn only if something has happened. One that looks the same is the same."""
        branch = table.branch(seat)
        key = (table.number, table.summary.remark, branch.moves, tuple(table.names))
        found = self._latest.get((seat, look))
        if found is not None and found[0] == key:
            return found[1]
        drawing = draw_position(
            branch.state,
            seat,
            look,
            table.names,
            table.number_for(seat),
            _drafted(table, seat, branch, look.language),
            table,
        )
        if found is not None and drawing.same(found[1]):
            drawing = found[1]
        self._latest[seat, look] = (key, drawing)
        return drawing

    def keep_only(self, looks: set[tuple[int | None, LookMessage]]) -> None:
        """Forget what nobody looks at any more."""
        self._latest = {look: found for look, found in self._latest.items() if look in looks}


def _drafted(table: Table, seat: int | None, branch: Branch, language: str) -> list[Drafted]:
    if seat is None or not branch.moves:
        return []
    words = branch.words(table.state, seat, language)
    return [Drafted(notation, told) for notation, told in zip(branch.moves, words, strict=True)]
