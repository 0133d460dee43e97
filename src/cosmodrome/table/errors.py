"""What cannot be done at a table, as errors whose one sentence is fit to be shown to the person who tried, in their
language."""

from __future__ import annotations

from cosmodrome.kernel import CosmodromeError, words

__all__ = ["NotAllowed", "NotNow", "NotValid", "Stale", "TableError", "TooFast"]

DOMAIN = "cosmodrome"


class TableError(CosmodromeError):
    """The family: nothing was changed. The text is a key of the catalogues, with its figures named in braces."""

    def __init__(self, text: str, **figures: object) -> None:
        super().__init__(text.format(**figures))
        self.text = text
        self.figures = figures

    def told(self, language: str) -> str:
        """The sentence in a language."""
        return words(language, DOMAIN)(self.text, **self.figures)


class NotAllowed(TableError):
    """Somebody else may do this, not the one who tried."""


class NotNow(TableError):
    """It could be done at another time."""


class Stale(NotNow):
    """Whoever sent this had not seen the position as it is now; `number` says which one that is."""

    def __init__(self, text: str, *, number: int) -> None:
        super().__init__(text, number=number)
        self.number = number


class NotValid(TableError):
    """It can never be done: the message says what would do."""


class TooFast(TableError):
    """The same thing too often in a short time."""
