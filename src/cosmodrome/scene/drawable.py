"""What a game must offer to be drawn, and the one call that draws any position for any seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, get_args, runtime_checkable

import msgspec

from cosmodrome.kernel import CosmodromeError, OptionError, SeatError, State, View
from cosmodrome.scene.palette import PALETTES
from cosmodrome.scene.scene import Scene, SceneShape

__all__ = ["Drawable", "Look", "of"]


class Look(msgspec.Struct, frozen=True):
    """How somebody wants to see a position."""

    language: str = "en"
    shape: SceneShape = "wide"
    shown: int | None = None
    """Whose board to draw large; None: one's own, for a spectator the first seat's."""
    names: tuple[str, ...] = ()
    """Who sits where; without names, seats are numbered."""
    palette: str = "night"


@runtime_checkable
class Drawable(Protocol):
    """A game that can draw its views."""

    def draw(self, view: View, moves: Sequence[tuple[int, str]], say: Callable[[int], str], look: Look) -> Scene:
        """The scene of a view. `moves` are the legal moves with their notation, `say` puts one into words."""
        ...


def of(
    state: State,
    seat: int | None,
    language: str = "en",
    *,
    shape: SceneShape = "wide",
    shown: int | None = None,
    names: Sequence[str] = (),
    palette: str = "night",
    offered: Sequence[int] | None = None,
    view: View | None = None,
) -> Scene:
    """The position as this seat may see it (None: a spectator), with a path for every legal move, or for those of them
    that are `offered`. `view` is what the seat may know, from somebody who has it at hand."""
    game = state.game
    if not isinstance(game, Drawable):
        raise CosmodromeError(f"The game {game.title!r} cannot be drawn: it has no draw().")
    if shown is not None and not 0 <= shown < state.seats:
        raise SeatError(f"shown={shown}: this game has the seats 0 to {state.seats - 1}.")
    _choose("shape", shape, get_args(SceneShape))
    _choose("palette", palette, PALETTES)
    legal = [] if seat is None else state.legal(seat)
    moves = [(move, state.notate(move)) for move in legal if offered is None or move in offered]

    def say(move: int) -> str:
        assert seat is not None, "a spectator has no moves"
        return state.say(seat, move, language)

    return game.draw(
        state.view(seat) if view is None else view, moves, say, Look(language, shape, shown, tuple(names), palette)
    )


def _choose(name: str, value: str, choices: Iterable[str]) -> None:
    if value not in choices:
        raise OptionError(f"{name}={value}: choose one of {', '.join(choices)}.")
