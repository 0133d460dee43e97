"""What must hold of any scene, whatever the game: for tests, and for those who write a game."""

from __future__ import annotations

from collections import Counter

from cosmodrome.scene.node import INK, NONE, Group, Shape, Text, Use, walk
from cosmodrome.scene.scene import Gradient, Scene, Stamp
from cosmodrome.scene.symbols import SYMBOLS

__all__ = ["check"]


def check(scene: Scene) -> None:
    """Raise AssertionError with the reason."""
    _check_keys(scene)
    _check_paths(scene)
    _check_paints(scene)


def _check_keys(scene: Scene) -> None:
    for node in scene.live:
        assert isinstance(node, Group), f"live nodes are groups with a key: {node}"
        assert node.key, f"a live node without a key: {node}"
    keys = Counter(node.key for node in walk(scene.live) if isinstance(node, Group) and node.key)
    doubled = [key for key, count in keys.items() if count > 1]
    assert not doubled, f"keys that are not unique: {doubled}"
    for node in walk(scene.live):
        if isinstance(node, Group) and node.when:
            unknown = [key for key in node.when if key not in keys]
            assert not unknown, f"{node.key!r} waits for things that are not there: {unknown}"
            assert node.target is None, f"{node.key!r} is not always there, so it cannot be touched"


def _check_paths(scene: Scene) -> None:
    nodes = scene.keyed()
    for path in scene.paths:
        assert path.keys, f"{path.notation}: a path without keys"
        for key in path.keys:
            assert key in nodes, f"{path.notation}: there is no node {key!r}"
            assert nodes[key].target is not None, f"{path.notation}: {key!r} has no target to touch"
            assert nodes[key].title, f"{path.notation}: {key!r} does not say what it is"


def _check_paints(scene: Scene) -> None:
    assert INK not in scene.palette, f"{INK!r} is what symbols are drawn with and no colour of a palette"
    definitions = {f"#{definition.id}" for definition in scene.static.definitions}
    known = {NONE, INK, *scene.palette, *definitions}
    symbols = {*SYMBOLS, *(definition.id for definition in scene.static.definitions if isinstance(definition, Stamp))}
    used: set[str] = set()
    for definition in scene.static.definitions:
        if isinstance(definition, Gradient):
            used.update(stop.paint for stop in definition.stops)
    drawn = [scene.static.nodes, scene.live]
    drawn += [definition.nodes for definition in scene.static.definitions if not isinstance(definition, Gradient)]
    for node in walk([node for nodes in drawn for node in nodes]):
        match node:
            case Shape():
                used |= {node.fill, node.stroke}
            case Text():
                used.add(node.fill)
            case Use():
                used.add(node.color)
                assert node.symbol in symbols, f"there is no symbol {node.symbol!r}"
    assert used <= known, f"paints that the palette does not have: {sorted(used - known)}"
