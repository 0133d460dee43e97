"""The order of a zone, against its definition: a number fits if the numbers still ascend with it."""

from itertools import pairwise, product

from hypothesis import given, settings
from hypothesis import strategies as st

from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, Sheet, Zone
from cosmodrome.kernel import Rng

HIGHEST = 17
"""The highest number there can be: an Astronaut adds 2 to the 15 of a card."""


def a_sheet(marks, first=0):
    """A sheet with one zone that holds these marks."""
    zone = Zone("zone", 0, first, len(marks))
    sheet = Sheet([0], [-1, -1, -1])
    for space, mark in enumerate(marks, first):
        if mark != EMPTY:
            sheet.write(zone, space, mark)
    return sheet, zone


def ascends(marks):
    numbers = [mark for mark in marks if mark not in (EMPTY, CROSS)]
    return all(low < high for low, high in pairwise(numbers))


def agrees(marks, first=0):
    sheet, zone = a_sheet(marks, first)
    assert sheet.cells([zone])[-len(marks) :] == marks
    sheet.check([zone])
    for number in range(HIGHEST + 1):
        fits = sheet.fits(zone, number)
        for at, mark in enumerate(marks):
            wanted = mark == EMPTY and ascends([*marks[:at], number, *marks[at + 1 :]])
            assert (fits >> at & 1 != 0) == wanted, f"{number} at {at} of {marks}"
        assert fits >> len(marks) == 0


def test_every_way_to_fill_a_small_zone():
    for marks in product([EMPTY, CROSS, 0, 1, 2, 16, 17], repeat=4):
        if ascends(marks):
            agrees(list(marks))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.integers(1, 20), st.integers(0, 40), st.integers(0, 2**32))
def test_zones_of_any_size_and_place(size, first, seed):
    rng = Rng.seeded(seed)
    marks = [[EMPTY, EMPTY, CROSS, 0][rng.below(4)] for _ in range(size)]
    held = [at for at, mark in enumerate(marks) if mark == 0][: HIGHEST + 1]
    numbers = list(range(HIGHEST + 1))
    rng.shuffle(numbers)
    for at, number in zip(held, sorted(numbers[: len(held)]), strict=True):
        marks[at] = number
    for at, mark in enumerate(marks):
        if mark == 0 and at not in held:
            marks[at] = EMPTY
    agrees(marks, first)


def test_zones_of_one_sheet_do_not_disturb_each_other():
    zones = [Zone("a", 0, 0, 3), Zone("b", 1, 3, 10), Zone("c", 2, 13, 8)]
    sheet = Sheet([0, 0, 0], [-1, -1, -1])
    sheet.write(zones[1], 5, 9)
    sheet.write(zones[0], 2, CROSS)
    sheet.write(zones[2], 13, 9)
    assert sheet.cells(zones) == [-1, -1, CROSS, -1, -1, 9, *[-1] * 7, 9, *[-1] * 7]
    assert sheet.fits(zones[0], 9) == 0b011
    assert sheet.fits(zones[1], 9) == sheet.fits(zones[2], 9) == 0
    assert sheet.fits(zones[1], 10) == 0b1111111000
    assert sheet.fits(zones[2], 8) == 0


def test_a_mission_is_earned_in_a_new_list():
    """So that copies of the sheet may share it."""
    sheet = Sheet([0], [-1, -1, -1])
    before = sheet.missions
    sheet.earn(1, 3)
    assert sheet.missions == [-1, 3, -1]
    assert before == [-1, -1, -1]
    assert sheet.accomplished() == 1
