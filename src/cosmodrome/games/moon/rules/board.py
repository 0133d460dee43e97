"""What is printed for every adventure: mission cards, and a sheet with spaces to fill and system errors to mark."""

from __future__ import annotations

from mypy_extensions import i64

__all__ = ["Board", "Mission"]


class Mission:
    """A mission card: what it pays to the first and to those after. `kind`, `spaces` and `count` say what it asks."""

    def __init__(self, id: str, letter: int, first: int, later: int, kind: str, spaces: int, count: int) -> None:
        self.id = id
        self.letter: i64 = letter
        self.first = first
        self.later = later
        self.kind = kind
        self.spaces: i64 = spaces
        self.count: i64 = count


class Board:
    """What every printed sheet has: spaces to fill, system errors to mark, and two missions for each letter."""

    def __init__(self, all: i64, error_boxes: i64, missions: list[list[Mission]]) -> None:
        self.all = all
        """The spaces that fill the sheet, as bits."""
        self.error_boxes = error_boxes
        self.missions = missions
