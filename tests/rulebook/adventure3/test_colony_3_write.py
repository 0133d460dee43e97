"""Adventure 3, phase 3: every building lies in a row and in a column, and must keep the order of both."""

import pytest

from games.moon.adventure3.colonies import NODE, a_colony

EMPTY = sorted(set(NODE) - {"c1r1", "c3r4", "c4r3", "c6r6"})


def test_any_number_fits_anywhere_on_an_empty_sheet():
    s = a_colony().shows("8/energy")
    assert s.places(0, "8/energy") == EMPTY
    assert len(EMPTY) == 32


def test_rocket_observatory_and_the_two_buildings_with_an_x_are_taken():
    for number in (1, 15):
        s = a_colony().shows(f"{number}/energy")
        assert not {"c1r1", "c3r4", "c4r3", "c6r6"} & set(s.places(0, f"{number}/energy"))


def test_rows_rise_from_left_to_right():
    s = a_colony().write(0, c3r2=8).shows("5/energy", "11/robot")
    assert [place for place in s.places(0, "5/energy") if place.endswith("r2")] == ["c1r2", "c2r2"]
    assert [place for place in s.places(0, "11/robot") if place.endswith("r2")] == ["c4r2", "c5r2", "c6r2"]


def test_columns_rise_from_bottom_to_top():
    s = a_colony().write(0, c2r3=8).shows("5/energy", "11/robot")
    assert [place for place in s.places(0, "5/energy") if place.startswith("c2")] == ["c2r1", "c2r2"]
    assert [place for place in s.places(0, "11/robot") if place.startswith("c2")] == ["c2r4", "c2r5", "c2r6"]


def test_a_building_must_keep_the_order_of_its_row_and_of_its_column():
    """7 would fit the row of c2r2 (3 before it) but not its column (9 below it)."""
    s = a_colony().write(0, c1r2=3, c2r1=9).shows("7/energy", "10/robot")
    assert "c2r2" not in s.places(0, "7/energy")
    assert "c2r2" in s.places(0, "10/robot")


def test_a_number_stands_once_in_a_row_and_once_in_a_column():
    s = a_colony().write(0, c2r2=8).shows("8/energy")
    assert s.places(0, "8/energy") == [place for place in EMPTY if place[:2] != "c2" and place[2:] != "r2"]


def test_numbers_may_be_skipped_and_buildings_left_empty():
    s = a_colony().write(0, c1r2=1, c6r2=15).shows("2/energy", "14/robot")
    between = ["c2r2", "c3r2", "c4r2", "c5r2"]
    assert [place for place in s.places(0, "2/energy") if place.endswith("r2")] == between
    assert [place for place in s.places(0, "14/robot") if place.endswith("r2")] == between


def test_the_order_is_compared_across_the_printed_x():
    """Ruling 3.1: c3r4 is filled and has no value, so c2r4 and c4r4 are compared with each other."""
    s = a_colony().write(0, c2r4=9).shows("9/energy", "7/robot", "10/plant")
    for low in ("9/energy", "7/robot"):
        assert "c4r4" not in s.places(0, low)
    assert "c4r4" in s.places(0, "10/plant")
    s = a_colony().write(0, c4r4=6).shows("8/energy", "3/robot")
    assert "c4r2" not in s.places(0, "8/energy")
    assert "c4r2" in s.places(0, "3/robot")


def test_the_order_is_compared_across_a_written_x():
    s = a_colony().write(0, c2r2=9, c3r2="X").shows("9/energy", "10/robot")
    assert "c4r2" not in s.places(0, "9/energy")
    assert "c4r2" in s.places(0, "10/robot")


def test_the_rocket_limits_nothing():
    s = a_colony().shows("1/energy", "15/robot")
    for place in ("c2r1", "c1r2"):
        assert place in s.places(0, "1/energy")
        assert place in s.places(0, "15/robot")


def test_the_observatory_limits_nothing():
    s = a_colony().shows("1/energy", "15/robot")
    for place in ("c5r6", "c6r5"):
        assert place in s.places(0, "1/energy")
        assert place in s.places(0, "15/robot")


def test_a_number_that_fits_must_be_written():
    s = a_colony().shows("8/energy", "9/robot", "2/plant")
    assert "error" not in s.offers(0)
    assert "pass" not in s.offers(0)


def stuck(*but: str):
    """Only c2r2 is empty, and it lies between 5 and 6 in its row."""
    return a_colony().write(0, c1r2=5, c3r2=6).cross(0, *(f"row{row}" for row in range(1, 7)), but="c2r2")


def test_without_a_number_that_fits_a_system_error_is_crossed():
    s = stuck().shows("8/energy", "9/robot", "2/plant")
    assert s.offers(0) == ["error"]
    s.plays(0, "error")
    assert s.sheet(0).errors == 1
    assert s.state.actors == (1,), "no action is asked for"


def test_a_change_by_the_combination_s_own_astronaut_counts_as_fitting():
    """Between 5 and 7 only a 6 fits: 8 with Astronaut must be written as 6."""
    s = a_colony().write(0, c1r2=5, c3r2=7).cross(0, *(f"row{row}" for row in range(1, 7)), but="c2r2")
    s.shows("8/astronaut", "9/robot", "2/plant")
    assert s.offers(0) == ["8-2/astronaut c2r2"]


@pytest.mark.parametrize(("number", "change", "fits"), [(2, -2, True), (1, -2, False), (15, 2, True), (1, -1, True)])
def test_numbers_run_from_0_to_17(number, change, fits):
    s = a_colony().shows(f"{number}/astronaut")
    assert (f"{number}{change:+d}/astronaut c2r2" in s.offers(0)) == fits


def test_0_and_17_keep_the_order_too():
    s = a_colony().write(0, c2r2=0, c4r2=17).shows("1/astronaut", "15/astronaut")
    assert s.places(0, "1-1/astronaut") == [p for p in EMPTY if (p[:2] not in "c2 c4" and p[2:] != "r2") or p in LOW]
    assert "c5r2" not in s.places(0, "15+2/astronaut")
    assert "c4r4" not in s.places(0, "15+2/astronaut")
    assert "c5r5" in s.places(0, "15+2/astronaut")


LOW = ["c4r1"]
"""0 may stand below the 17, but neither beside the 0 nor above the 17."""
