"""The picture of an adventure: its plans and its static layers, which are made once and kept, and a drawing for each view.

What the live layer shows is in `drawing`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar, Generic, TypeVar

from cosmodrome.games.moon.scene.drawing import Drawing
from cosmodrome.games.moon.scene.frame import definitions
from cosmodrome.games.moon.scene.keys import Moves, Say
from cosmodrome.games.moon.scene.seen import Plan, Seen, Spoken
from cosmodrome.games.moon.scene.style import MOON_PALETTES
from cosmodrome.games.moon.scene.touch import with_room
from cosmodrome.games.moon.scene.trim import trimmed
from cosmodrome.scene import Look, Node, Scene, SceneShape, Static

__all__ = ["Picture"]

D = TypeVar("D")
P = TypeVar("P", bound=Plan)
V = TypeVar("V", bound=Seen)
T = TypeVar("T", bound=Spoken)


class Picture(Generic[D, P, V, T]):
    """Draws an adventure for one set of printed data. A subclass names the parts."""

    palettes: ClassVar[Mapping[str, Mapping[str, str]]] = MOON_PALETTES
    plan: Callable[[D, SceneShape], P]
    """Makes the plan of a shape."""
    layer: Callable[[T, D, P], Iterator[Node]]
    """Makes the static layer."""
    drawing: type[Drawing[D, P, V, T]]

    def __init__(self, printed: D) -> None:
        self.printed = printed
        self._plans: dict[SceneShape, P] = {}
        self._layers: dict[tuple[str, SceneShape], Static] = {}

    def draw(self, view: V, moves: Moves, text: T, say: Say, look: Look) -> Scene:
        """The scene of a view; legal moves get paths while the viewer's own sheet is shown."""
        shown = look.shown if look.shown is not None else view.seat or 0
        plan = self._plan(look.shape)
        drawing = self.drawing(self.printed, plan, view, moves if shown == view.seat else (), text, say, look, shown)
        live = drawing.live()
        if plan.shape == "tall":
            live = with_room(live, drawing.keys.touchable, plan.width)
        return Scene(
            width=plan.width,
            height=plan.height,
            title=drawing.title(),
            static=self._layer(text, plan),
            live=trimmed(live),
            paths=tuple(drawing.keys.paths(say)),
            shown=shown,
            palette=self.palettes[look.palette],
        )

    def _plan(self, shape: SceneShape) -> P:
        if shape not in self._plans:
            self._plans[shape] = self.plan(self.printed, shape)
        return self._plans[shape]

    def _layer(self, text: T, plan: P) -> Static:
        key = (text.words.language, plan.shape)
        if key not in self._layers:
            nodes = tuple(self.layer(text, self.printed, plan))
            self._layers[key] = Static.of(definitions(plan.width, plan.height), nodes)
        return self._layers[key]
