"""What can be chosen before a game: every option lists its choices, and a bad value is refused with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from cosmodrome.kernel.errors import OptionError
from cosmodrome.kernel.state import MAX_SEATS

__all__ = ["Option", "Value", "choose"]

Value = int | str
"""An option's value: a whole number or a word."""


class Option(msgspec.Struct, frozen=True):
    """One choice. An option without choices takes any text."""

    name: str
    choices: tuple[Value, ...]
    default: Value
    help: str
    labels: tuple[str, ...] = ()
    """How people know the choices, in order; none: as they are written."""
    seats: tuple[int, int] = (1, MAX_SEATS)
    """For how many seats, from and to, the choice makes a difference."""
    file: bool = False
    """The value is what stands in a file. Only the command line takes the name of that file, and reads it."""

    def accept(self, value: object) -> Value:
        """The choice that a value from code, a command line or a page means."""
        if not self.choices:
            return str(value)
        for choice in self.choices:
            if not isinstance(value, bool) and str(value).strip().lower() == str(choice).lower():
                return choice
        raise OptionError(f"{self.name}={value}: choose one of {', '.join(map(str, self.choices))}.")


def choose(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """A value for every option: the given one or the default; unknown names are refused."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise OptionError(f"There is no option {name!r}; the options are {', '.join(['players', *names])}.")
    return {option.name: option.accept(given.get(option.name, option.default)) for option in options}
