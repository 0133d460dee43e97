"""An adventure before its first turn, drawn: the blank sheets and cards from which the pictures of the glossary are cut."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from cosmodrome import scene
from cosmodrome.games.moon.game import MoonGame
from cosmodrome.kernel import State, Value, Words
from cosmodrome.scene import Group, Node, Scene, cutting
from cosmodrome.scene.detail import frame_of

__all__ = ["Blank", "Named"]

SEATS = 2
SEED = "glossary"
EDGE = 5
"""What a picture shows around its thing."""
Named = Iterator[tuple[str, str, str]]
"""Things on a sheet: the key of one of each sort, its name, and what it does."""
MISSION_SETS = ("A1,B1,C1", "A2,B2,C2")


class Blank:
    """A new game of an adventure in one language, with either set of missions, and alone."""

    def __init__(self, game: MoonGame[Any, Any, Any], language: str) -> None:
        self.game = game
        self.language = language
        # Every adventure has data, text and names of its own kind: those who ask know which adventure it is.
        self.text: Any = game.text(language)
        self.names: Any = self.text.names
        self.printed: Any = cast("Any", game).printed
        self.words: Words = self.text.words
        self._public = {name: value for name, value in game.options.items() if name not in ("astra", "orders")}
        self.scenes = [self._draw(self._new(SEATS, missions=missions)) for missions in MISSION_SETS]
        self.scene = self.scenes[0]
        self.palettes: Mapping[str, Mapping[str, str]] = cast("Any", game).pictures.palettes

    def _new(self, seats: int, **options: Value) -> State:
        return type(self.game)(seats, {**self._public, **options}).new(SEED)

    def _draw(self, state: State) -> Scene:
        return scene.of(state, None, self.language)

    def alone(self, level: int) -> State:
        """A game against the opponent of a level."""
        return self._new(1, astra=level)

    def title(self, key: str) -> str:
        """What the sheet says of a thing."""
        return self.scene.keyed()[key].title

    def cut(self, key: str) -> tuple[tuple[Node, ...], float, float]:
        """A thing on the sheet with all that is printed there, and how wide and high it is."""
        frame = frame_of(self.scene.live, [key], EDGE)
        return cutting((*self.scene.static.nodes, *self.scene.live), frame), frame.width, frame.height

    def mission(self, id: str) -> Group:
        """A mission card as it lies on the table."""
        drawn = next(one for one, ids in zip(self.scenes, MISSION_SETS, strict=True) if id in ids.split(","))
        return drawn.keyed()[f"mission.{id[:1]}"]
