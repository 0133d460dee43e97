"""Who takes what: the cards, modules, missions and other components that each seat takes in a game.

What an event means is the title's to say: the module `lab` in its folder names the kinds of things that are counted
(`headings`), the thing that an event gives to its seat (`taken`), and what people call it (`component`).
"""

from __future__ import annotations

from collections import Counter
from typing import Protocol, cast

from cosmodrome.kernel import Event, Game, Listener, State, Title

__all__ = ["Components", "Takings", "components_of"]


class Components(Protocol):
    """What a title's module `lab` has."""

    ROUND: str

    """The event that begins a round."""

    def headings(self, language: str) -> dict[str, str]:
        """The kinds of things that are counted, and what people call them."""

    def taken(self, state: State, event: Event) -> tuple[str, str] | None:
        """The kind and the id of what an event gives to its seat."""

    def component(self, game: Game, kind: str, id: str, language: str) -> str:
        """What people call a thing."""


def components_of(title: Title) -> Components | None:
    """What a title says about its components; None if it says nothing."""
    return cast("Components | None", title.part("lab"))


class Takings(Listener):
    """Hears a game and counts, for each seat, what it takes."""

    def __init__(self, components: Components, seats: int) -> None:
        self._components = components
        self._seats = seats
        self._heard: list[Event] = []

    def hear(self, event: Event) -> None:
        """Keep it until the game is over: what it means may depend on what lay on the table."""
        self._heard.append(event)

    def settle(self, state: State) -> tuple[dict[str, int], ...]:
        """How often each seat took a thing, by kind and id with a colon in between."""
        counts: list[Counter[str]] = [Counter() for _ in range(self._seats)]
        for event in self._heard:
            if 0 <= event.seat < self._seats:
                thing = self._components.taken(state, event)
                if thing is not None:
                    counts[event.seat][":".join(thing)] += 1
        return tuple(dict(sorted(seat.items())) for seat in counts)
