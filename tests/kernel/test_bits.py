"""Small sets as bits."""

import pytest

from cosmodrome.kernel import Rng
from cosmodrome.kernel.bits import bit, members, size_of


@pytest.mark.parametrize("index", [0, 1, 30, 31, 32, 33, 40, 61, 62])
def test_bit_is_the_set_with_one_member(index):
    assert bit(index) == 2**index
    assert members(bit(index)) == [index]


def test_members_come_in_order():
    assert members(0) == []
    assert members(0b1011) == [0, 1, 3]
    assert members(2**62 + 1) == [0, 62]


def test_members_and_bits_are_inverse():
    rng = Rng.seeded("sets")
    for _ in range(500):
        wanted = rng.bits32() << 30 | rng.bits32() >> 2
        assert sum(bit(index) for index in members(wanted)) == wanted


def test_size_of_counts_the_members_of_sets_below_32():
    rng = Rng.seeded("sizes")
    for wanted in [0, 1, 2, 3, 2**31, 2**32 - 1, 0x55555555, 0xAAAAAAAA, *(rng.bits32() for _ in range(2000))]:
        assert size_of(wanted) == wanted.bit_count()
