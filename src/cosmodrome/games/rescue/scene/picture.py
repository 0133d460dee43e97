"""The picture of Rocket Rescue: plans and static layers, which are made once and kept, and a drawing for each view."""

from __future__ import annotations

from cosmodrome.games.rescue.data import RescueData
from cosmodrome.games.rescue.scene.drawing import Drawing
from cosmodrome.games.rescue.scene.frame import definitions, printed
from cosmodrome.games.rescue.scene.keys import Moves, Say
from cosmodrome.games.rescue.scene.plan import Plan, rescue_plan
from cosmodrome.games.rescue.scene.style import RESCUE_PALETTES
from cosmodrome.games.rescue.text import RescueText
from cosmodrome.games.rescue.view import RescueView
from cosmodrome.scene import Look, Scene, SceneShape, Static

__all__ = ["RescuePicture"]


class RescuePicture:
    """Draws views for one set of printed data and one number of hangars, parties and seats."""

    def __init__(self, data: RescueData, hangars: int, parties: int, seats: int) -> None:
        self.data = data
        self.hangars = hangars
        self.parties = parties
        self.seats = seats
        self._plans: dict[SceneShape, Plan] = {}
        self._layers: dict[tuple[str, SceneShape], Static] = {}

    def draw(self, view: RescueView, moves: Moves, text: RescueText, say: Say, look: Look) -> Scene:
        """The scene of a view; legal moves get paths while the viewer's own dice and workshop are shown."""
        shown = look.shown if look.shown is not None else view.seat or 0
        plan = self.plan(look.shape)
        drawing = Drawing(self.data, plan, view, moves if shown == view.seat else (), text, say, look, shown)
        return Scene(
            width=plan.width,
            height=plan.height,
            title=drawing.title(),
            static=self._layer(text, plan),
            live=tuple(drawing.live()),
            paths=tuple(drawing.keys.paths(say)),
            shown=shown,
            palette=RESCUE_PALETTES[look.palette],
        )

    def plan(self, shape: SceneShape) -> Plan:
        """Where everything lies."""
        if shape not in self._plans:
            self._plans[shape] = rescue_plan(shape, self.hangars, self.parties)
        return self._plans[shape]

    def _layer(self, text: RescueText, plan: Plan) -> Static:
        key = (text.words.language, plan.shape)
        if key not in self._layers:
            nodes = tuple(printed(text.names, self.data, plan, self.hangars, self.seats))
            self._layers[key] = Static.of(definitions(text.names, self.data, plan), nodes)
        return self._layers[key]
