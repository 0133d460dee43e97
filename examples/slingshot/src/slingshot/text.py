"""Slingshot in words. English is the source; the catalogues in `locales` have the rest."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cosmodrome.kernel import Event, Words
from cosmodrome.kernel.words import words as words_of
from slingshot.rules import DRIFT, LIGHT
from slingshot.view import SlingshotView

__all__ = ["LOCALES", "SlingshotText", "text"]

LOCALES = Path(__file__).parent / "locales"


# --8<-- [start:text]
class SlingshotText:
    """One language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, move: int) -> str:
        """A move."""
        if move == DRIFT:
            return self.words("Drift on")
        if move == LIGHT:
            return self.words("Light the flare")
        return self.words("Burn {burn}", burn=move)

    def prompt(self, view: SlingshotView) -> str:
        """What is asked, or what everybody waits for."""
        if view.over:
            return self.words("The game is over.")
        if view.asks == "burn":
            return self.words("Choose a burn. All are shown together.")
        if view.asks == "flare":
            assert view.seat is not None
            return self.words(
                "A pull of {pull} cannot hold your burn of {burn}. Light a flare?",
                pull=view.pulls[view.seat],
                burn=view.burns[view.seat],
            )
        return self.words("Waiting for the others.")

    # --8<-- [end:text]

    def tell(self, event: Event, names: list[str]) -> str:
        """An event as a line of the log."""
        match event.kind:
            case "show":
                pull, *burns = event.data
                shown = [
                    self.words("{name} burns {burn}", name=name, burn=burn)
                    for name, burn in zip(names, burns, strict=True)
                ]
                return self.words("{burns}; the planet pulls with {pull}.", burns=self.words.join(shown), pull=pull)
            case "flare":
                return self.words(
                    "{name} lights a flare and meets a pull of {pull}.", name=names[event.seat], pull=event.data[0]
                )
            case "fly":
                return self.words("{name} flies {burn} further.", name=names[event.seat], burn=event.data[0])
        return ""

    def scene(self, view: SlingshotView) -> str:
        """The picture in one sentence."""
        return self.words("Slingshot, pass {round} of {passes}.", round=view.round, passes=view.passes)

    def lane(self, name: str, view: SlingshotView, seat: int) -> str:
        """A probe, for whoever points at it."""
        return self.words(
            "{name}: distance {distance}, flares left: {flares}",
            name=name,
            distance=view.distances[seat],
            flares=view.flares[seat],
        )

    def card(self, burn: int, count: int) -> str:
        """Cards of a strength in one's own hand."""
        return self.words("Burn {burn}, {count} in your hand", burn=burn, count=count)

    def seat(self, seat: int) -> str:
        """Who has no name yet."""
        return self.words("Seat {seat}", seat=seat + 1)

    def pull(self, view: SlingshotView) -> str:
        """What was thrown last."""
        if not view.pulls:
            return self.words("The pull is thrown when all have chosen.")
        return self.words("The planet's pull: {pull}", pull=view.pulls[view.seat or 0])


@cache
def text(language: str) -> SlingshotText:
    """Slingshot in a language."""
    return SlingshotText(words_of(language, "slingshot", LOCALES))
