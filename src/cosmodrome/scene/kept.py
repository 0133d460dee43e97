"""What was drawn before is not drawn again: a position is drawn after every move for everybody who looks, and most of it
shows what it showed the last time, at this table or at another.

For functions of plain figures that give a node, a path or a phrase. What is kept is bounded, the least recently used goes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

__all__ = ["forget", "kept"]

P = ParamSpec("P")
T = TypeVar("T")

MOST = 8192
"""Answers that are kept of each function."""


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """A function that remembers its answers. It must depend on nothing but what it is given, and that must be hashable.

    >>> from cosmodrome.scene import Group
    >>> @kept
    ... def spot(x: float, y: float) -> Group:
    ...     return Group(x=x, y=y)
    >>> spot(1, 2) is spot(1, 2)
    True
    """
    keeping = lru_cache(MOST)(draw)
    _forgetting.append(keeping.cache_clear)
    return cast("Callable[P, T]", keeping)


def forget() -> None:
    """Let go of everything that is kept: whatever is drawn next is drawn from the start."""
    for clear in _forgetting:
        clear()


_forgetting: list[Callable[[], None]] = []
