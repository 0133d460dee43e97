"""Scenes on their way to pages: drawn once for everybody who sees the same, sent as differences.

The difference is taken by the top-level nodes of the live layer: a node without a key is known by its place, `#3`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

import msgspec

from cosmodrome import scene
from cosmodrome.kernel import LANGUAGES, State
from cosmodrome.scene import Group, Node, Scene
from cosmodrome.server.metrics import SCENES
from cosmodrome.server.rooms.messages import Drafted, LookMessage, PathFacts, SceneFacts
from cosmodrome.table import Branch, NotValid, Table

__all__ = ["Drawing", "Drawings", "check_look", "draw_position"]

_serials = count(1)


def check_look(look: LookMessage, seats: int) -> None:
    """Raise NotValid if no scene can look like that."""
    if look.palette not in scene.PALETTES:
        raise NotValid(f"palette={look.palette}: choose one of {', '.join(scene.PALETTES)}.")
    if look.language not in LANGUAGES:
        raise NotValid(f"language={look.language}: choose one of {', '.join(LANGUAGES)}.")
    if look.shown is not None and not 0 <= look.shown < seats:
        raise NotValid(f"There is no seat {look.shown}: this table has the seats 0 to {seats - 1}.")


class Drawing:
    """One scene, ready to be sent to many."""

    def __init__(self, facts: SceneFacts, made: Scene) -> None:
        self.serial = next(_serials)
        self.facts = facts
        self.static = made.static
        self.nodes: dict[str, Node] = {_name(node, index): node for index, node in enumerate(made.live)}
        self._facts: bytes | None = None
        self._diffs: dict[int, bytes] = {}

    def same(self, other: Drawing) -> bool:
        """Would a page see no difference at all?"""
        return self.facts == other.facts and self._order() == other._order() and self.nodes == other.nodes

    def full(self) -> bytes:
        """The whole scene as a message: big, seldom needed, so not kept."""
        return self._message(b'"live":' + msgspec.json.encode(list(self.nodes.values())))

    def after(self, last: Drawing) -> bytes:
        """What changed since the scene that a page has, as a message."""
        found = self._diffs.get(last.serial)
        if found is None:
            found = self._diffs[last.serial] = self._message(b'"diff":' + msgspec.json.encode(self._diff(last)))
        return found

    def _message(self, layer: bytes) -> bytes:
        if self._facts is None:
            self._facts = msgspec.json.encode(self.facts)
        return b'{"is":"scene",' + self._facts[1:-1] + b"," + layer + b"}"

    def _diff(self, last: Drawing) -> dict[str, object]:
        old = last.nodes
        changed = {name: node for name, node in self.nodes.items() if name not in old or old[name] != node}
        diff: dict[str, object] = {"set": changed, "gone": [name for name in old if name not in self.nodes]}
        if self._order() != last._order():
            diff["order"] = self._order()
        return diff

    def _order(self) -> list[str]:
        return list(self.nodes)


def _name(node: Node, index: int) -> str:
    return (node.key if isinstance(node, Group) else "") or f"#{index}"


def draw_position(
    state: State, seat: int | None, look: LookMessage, names: Sequence[str], number: int, draft: list[Drafted]
) -> Drawing:
    """A position as this seat sees it."""
    with SCENES.time():
        made = scene.of(
            state, seat, look.language, shape=look.shape, shown=look.shown, names=names, palette=look.palette
        )
        asked = seat is not None and state.asked(seat)
        facts = SceneFacts(
            number=number,
            draft=draft,
            asked=asked,
            confirmable=bool(draft),
            prompt=state.prompt(seat, look.language),
            size=(made.width, made.height),
            title=made.title,
            static=made.static.hash,
            palette=made.palette,
            shown=made.shown,
            paths=[PathFacts(path.notation, path.keys, path.label) for path in made.paths],
        )
        return Drawing(facts, made)


class Drawings:
    """The latest scenes of one table: one for each way to look at it."""

    def __init__(self) -> None:
        self._latest: dict[tuple[int | None, LookMessage], tuple[object, Drawing]] = {}

    def of(self, table: Table, seat: int | None, look: LookMessage) -> Drawing:
        """The scene for this seat, drawn only if something has happened. One that looks the same is the same."""
        branch = table.branch(seat)
        key = (table.number, branch.moves, tuple(table.names))
        found = self._latest.get((seat, look))
        if found is not None and found[0] == key:
            return found[1]
        drawing = draw_position(
            branch.state, seat, look, table.names, table.number_for(seat), _drafted(table, seat, branch, look.language)
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
