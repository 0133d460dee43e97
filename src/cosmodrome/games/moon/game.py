"""What the games of all adventures share: an adventure with its options chosen, and who speaks for its states."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Generic, Protocol, TypeVar, cast

from cosmodrome.games.moon.astra import AstraData, opponent
from cosmodrome.games.moon.data import Card
from cosmodrome.games.moon.orders import parse_orders
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import Piles
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.games.moon.view import MoonView
from cosmodrome.kernel import Event, Game, State, Value, View
from cosmodrome.kernel.data import Tables
from cosmodrome.kernel.standing import Standing
from cosmodrome.scene import Look, Scene

__all__ = ["RANDOM", "RULES", "MoonGame"]

RULES = "1"
"""The version of the rules of Welcome to the Moon."""
RANDOM = "random"
"""The missions are drawn."""

S = TypeVar("S", bound=Moon)
S_contra = TypeVar("S_contra", bound=Moon, contravariant=True)
V = TypeVar("V", bound=MoonView)
V_contra = TypeVar("V_contra", bound=MoonView, contravariant=True)
T = TypeVar("T")
T_contra = TypeVar("T_contra", contravariant=True)


class Notation(Protocol[S_contra]):
    """Moves of an adventure as text and back."""

    def notate(self, state: S_contra, move: int) -> str: ...
    def parse(self, state: S_contra, text: str) -> int: ...


class Text(Protocol[S_contra, V_contra]):
    """An adventure in one language."""

    def say(self, state: S_contra, seat: int, move: int) -> str: ...
    def prompt(self, view: V_contra) -> str: ...
    def tell(self, event: Event, names: list[str]) -> str: ...


class Picture(Protocol[V_contra, T_contra]):
    """An adventure as a drawing, captions from its text."""

    def draw(
        self, view: V_contra, moves: Sequence[tuple[int, str]], text: T_contra, say: Callable[[int], str], look: Look
    ) -> Scene: ...


class Printed(Protocol):
    """What the data of all adventures has."""

    @property
    def card(self) -> Sequence[Card]: ...


class Sheet(Protocol):
    """A sheet with its score so far."""

    @property
    def score(self) -> int: ...


class Sheets(Protocol):
    """What the views of all adventures show."""

    @property
    def sheets(self) -> Sequence[Sheet]: ...


class MoonGame(Game, Generic[S, V, T]):
    """An adventure with its options chosen. A subclass names the state, the view and the text of its adventure."""

    adventure: ClassVar[int]
    solo: ClassVar[bool] = False
    """Can a seat alone play it against ASTRA?"""
    tables: ClassVar[Callable[[str], Tables]]
    """The component data of the adventure, with a pack applied."""
    notation: Notation[S]
    pictures: Picture[V, T]

    def __init__(self, seats: int, options: dict[str, Value]) -> None:
        super().__init__("moon", RULES, seats, options)
        self.pack = str(options["pack"])
        told = str(options.get("orders", ""))
        self.orders = parse_orders(told, self.adventure) if told else None
        """What a campaign changes."""

    @abstractmethod
    def text(self, language: str) -> T:
        """The words of a language."""

    @abstractmethod
    def see(self, state: S, seat: int | None) -> V:
        """What a seat may know."""

    def chosen(self, missions: list[list[Mission]]) -> list[Mission]:
        """The missions that the option names; none: they are drawn."""
        ids = str(self.options["missions"]).split(",")
        return [mission for pair in missions for mission in pair if mission.id in ids]

    def against(self, state: S, data: AstraData) -> S:
        """A position before set-up with its orders, if there are any. A seat alone meets ASTRA, at the level that the option
        names."""
        level = int(self.options.get("astra", 1))
        if self.orders is not None:
            state.orders = self.orders.for_rules(self.adventure, self.seats)
            state.piles = Piles(self.orders.deck(cast("Printed", data).card))
            data, level = self.orders.against(data), self.orders.rival or level
        if self.seats == 1:
            state.meet(opponent(data, self.adventure, level))
        return state

    def view(self, state: State, seat: int | None) -> V:
        """What a seat may know."""
        return self.see(cast("S", state), seat)

    def notate(self, state: State, move: int) -> str:
        """A move as notation."""
        return self.notation.notate(cast("S", state), move)

    def parse(self, state: State, text: str) -> int:
        """A move from notation."""
        return self.notation.parse(cast("S", state), text)

    def say(self, state: State, seat: int, move: int, language: str) -> str:
        """A move in words."""
        return self._spoken(language).say(cast("S", state), seat, move)

    def prompt(self, view: View, language: str) -> str:
        """What is asked, or what everybody is waiting for."""
        return self._spoken(language).prompt(cast("V", view))

    def tell(self, event: Event, names: list[str], language: str) -> str:
        """An event as a line of the log."""
        return self._spoken(language).tell(event, names)

    def rounds(self, state: State) -> int:
        """A turn of all sheets at once."""
        return int(cast("S", state).turn)

    def standing(self, view: View) -> list[Standing]:
        """What every sheet, as it is seen, would score now."""
        return [Standing(score=sheet.score) for sheet in cast("Sheets", view).sheets]

    def _spoken(self, language: str) -> Text[S, V]:
        return cast("Text[S, V]", self.text(language))

    def draw(self, view: View, moves: Sequence[tuple[int, str]], say: Callable[[int], str], look: Look) -> Scene:
        """A view as a scene, with a path for each of the moves."""
        return self.pictures.draw(cast("V", view), moves, self.text(look.language), say, look)

    def picture(self, view: View, language: str = "en") -> str:
        """A view as one SVG."""
        return self.draw(view, (), str, Look(language)).svg()
