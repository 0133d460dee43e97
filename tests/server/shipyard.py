"""Drydock on the shelf, drawn: a title for the server's tests with hidden hands, a secret choice and a die."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from cosmodrome.games import titles
from cosmodrome.kernel import Game, Option, Provenance, Title, Value, View
from cosmodrome.kernel.standing import Standing
from cosmodrome.kernel.words import LOCALES
from cosmodrome.scene import NIGHT, Circle, Group, Look, Path, Rect, Scene, Static, Text
from drydock import DrydockGame, DrydockView


class DrawnDrydock(DrydockGame):
    def draw(self, view: View, moves: Sequence[tuple[int, str]], say: Callable[[int], str], look: Look) -> Scene:
        assert isinstance(view, DrydockView)
        target = Rect(width=40, height=60)
        cards = [_thing(f"card.{card}", str(card), 50.0 * at, target) for at, card in enumerate(view.hand)]
        laid = [_thing(f"laid.{seat}", str(card), 50.0 * seat) for seat, card in enumerate(view.laid) if card]
        shown = [_thing(f"table.{seat}", str(card), 50.0 * seat) for seat, card in enumerate(view.table)]
        points = [_thing(f"points.{seat}", f"{name}: {view.points[seat]}", 0) for seat, name in enumerate(look.names)]
        die = [_thing("die", str(view.die), 0, target), Circle(r=3)]
        paths = [
            Path(move, notation, (f"card.{move}" if move < 100 else "die",), say(move)) for move, notation in moves
        ]
        return Scene(
            width=400,
            height=300,
            title="Drydock",
            static=Static.of((), (Rect(width=400, height=300, fill="panel"),)),
            live=(*cards, *laid, *shown, *points, *die),
            paths=tuple(paths),
            shown=look.shown,
            palette=NIGHT,
        )

    def standing(self, view: View) -> list[Standing]:
        """Points are open; one's own hand can be counted, the others' would tell who has laid a card."""
        assert isinstance(view, DrydockView)
        return [
            Standing(score=points, hand=len(view.hand) if seat == view.seat else None)
            for seat, points in enumerate(view.points)
        ]


def _thing(key: str, text: str, x: float, target: Rect | None = None) -> Group:
    return Group(children=(Text(text=text, fill="text", font_size=12),), x=x, key=key, title=text, target=target)


class DrydockTitle(Title):
    id = "drydock"
    name = "Drydock"
    summary = "Hide a hand, roll a die."
    seats = (2, 3)
    minutes = (1, 2)
    weight = 1.0
    rules = "1"
    locales = LOCALES
    options = (Option("pack", (), "", "A file of the host's."),)

    def make(self, seats: int, options: dict[str, Value]) -> Game:
        game = DrawnDrydock(seats)
        game.options = dict(options)
        return game

    def data(self, options: Mapping[str, Value]) -> list[Provenance]:
        return []

    def variants(self) -> Sequence[dict[str, object]]:
        return [{"players": 2}]


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """Drydock is a title as long as this lasts."""
    titles()["drydock"] = DrydockTitle()
    try:
        yield
    finally:
        del titles()["drydock"]
