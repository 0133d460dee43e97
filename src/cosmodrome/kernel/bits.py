"""Small sets as the bits of one integer: seats, spaces, marks. Copying one is free and so is comparing two."""

from __future__ import annotations

from mypy_extensions import i64

__all__ = ["bit", "members", "size_of"]


def bit(index: i64) -> i64:
    """The set with one member.

    >>> bit(40) == 2**40
    True
    """
    one = (index ^ index) + 1  # mypyc would compile a literal 1 to a 32-bit shift
    return one << index


def members(bits: int) -> list[int]:
    """The members of a set, in order.

    >>> members(0b1011)
    [0, 1, 3]
    """
    return [index for index in range(bits.bit_length()) if bits >> index & 1]


def size_of(bits: i64) -> i64:
    """How many members a set has that has none above 31.

    >>> size_of(0b1011)
    3
    """
    # Sums of neighbouring bits, pairs and halves of bytes; the multiplication adds the four bytes up.
    bits -= bits >> 1 & 0x55555555
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F
    return (bits * 0x01010101 & 0xFFFFFFFF) >> 24
