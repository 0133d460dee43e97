"""The outline that spaces have in several adventures."""

from __future__ import annotations

from cosmodrome.scene import kept

__all__ = ["tile"]


@kept
def tile(size: float) -> str:
    """A square with its corners cut, around the origin."""
    half, cut = size / 2, 0.2 * size
    a, b = f"{half:.2f}", f"{half - cut:.2f}"
    return f"M-{b}-{a}H{b}L{a}-{b}V{b}L{b} {a}H-{b}L-{a} {b}V-{b}Z"
