"""What a drawing needs of a view, a sheet, a plan and a text, whatever the adventure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from cosmodrome.games.moon.orders.table import OrdersText
from cosmodrome.games.moon.solo import SoloText
from cosmodrome.games.moon.view import AstraView, MissionView, OrdersView, PileView
from cosmodrome.kernel.words import Words
from cosmodrome.scene import SceneShape

__all__ = ["Names", "Plan", "Seen", "Sheet", "Spoken", "SpokenActions"]


class Sheet(Protocol):
    """What every sheet shows."""

    @property
    def missions(self) -> tuple[int, ...]:
        """What each mission box holds."""

    @property
    def score(self) -> int:
        """What it scores now."""


class Seen(Protocol):
    """What every view shows."""

    @property
    def seat(self) -> int | None:
        """Who looks, or nobody."""

    @property
    def actors(self) -> tuple[int, ...]:
        """Who must decide."""

    @property
    def asks(self) -> str:
        """What the one who looks is asked."""

    @property
    def over(self) -> bool:
        """Is the game over?"""

    @property
    def scores(self) -> tuple[int, ...]:
        """The final scores."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won."""

    @property
    def turn(self) -> int:
        """Which turn it is."""

    @property
    def phase(self) -> int:
        """Which phase of it."""

    @property
    def piles(self) -> tuple[PileView, ...]:
        """The combinations."""

    @property
    def missions(self) -> tuple[MissionView, ...]:
        """The missions in play."""

    @property
    def sheets(self) -> Sequence[Sheet]:
        """All sheets."""

    @property
    def astra(self) -> AstraView | None:
        """The opponent of a seat alone."""

    @property
    def orders(self) -> OrdersView | None:
        """What a campaign changes."""


class Plan(Protocol):
    """Where the things of a sheet lie."""

    @property
    def shape(self) -> SceneShape:
        """Wide or tall."""

    @property
    def width(self) -> float:
        """From left to right."""

    @property
    def height(self) -> float:
        """From top to bottom."""


class Names(Protocol):
    """What things are called."""

    @property
    def actions(self) -> Mapping[str, str]:
        """The actions by their ids."""

    def seat(self, seat: int) -> str:
        """A seat without a name."""

    def condition(self, id: str) -> str:
        """What a mission asks for."""

    def lost(self, target: int) -> str:
        """What an incident has cost."""


class Spoken(Protocol):
    """An adventure in one language."""

    @property
    def words(self) -> Words:
        """The words of its language."""

    @property
    def names(self) -> Names:
        """What its things are called."""

    @property
    def solo(self) -> SoloText:
        """What is said about ASTRA."""

    @property
    def orders(self) -> OrdersText:
        """What is said about a campaign."""

    def prompt(self, view: Any) -> str:
        """The question to the one who looks."""

    def solo_result(self, view: Any, name: str) -> str:
        """How a game against ASTRA has ended."""


class SpokenActions(Spoken, Protocol):
    """An adventure whose actions are used."""

    def reminder(self, action: str) -> str:
        """What an action is good for."""

    def winners(self, names: list[str], n: int) -> str:
        """Who has won, and with how much."""
