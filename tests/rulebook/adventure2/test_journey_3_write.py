"""Adventure 2, phase 3: the trajectory is one zone from the Earth to the Moon, until lines cut it; system errors."""

from games.moon.adventure2.journey_table import a_journey


def test_at_the_beginning_the_trajectory_is_one_zone_of_36_spaces():
    s = a_journey()
    assert s.places(0, "8/robot") == [f"t{n}" for n in range(1, 37)]
    assert [(zone.first, zone.size) for zone in s.sheet(0).zones] == [(0, 36)]


def test_numbers_ascend_from_the_earth_to_the_moon():
    s = a_journey().write(0, ". . 5 . . 9").shows("7/robot", "3/plant", "12/water")
    assert s.places(0, "7/robot") == ["t4", "t5"]
    assert s.places(0, "3/plant") == ["t1", "t2"]
    assert s.places(0, "12/water") == [f"t{n}" for n in range(7, 37)]


def test_a_number_is_not_repeated_in_a_zone_even_across_an_x():
    s = a_journey().write(0, ". 8 X .").shows("8/robot", "8/plant", "9/water")
    assert s.places(0, "8/robot") == []
    assert "t4" in s.places(0, "9/water")


def test_zones_are_numbered_independently_of_one_another():
    s = a_journey().write(0, "7 8 . | . 3").shows("9/robot", "8/plant", "2/water")
    assert s.places(0, "9/robot") == ["t3", *[f"t{n}" for n in range(6, 37)]]
    assert s.places(0, "8/plant") == [f"t{n}" for n in range(6, 37)]
    assert s.places(0, "2/water") == ["t4"]


def test_a_line_makes_room_on_both_sides():
    s = a_journey().write(0, "5 6 .").shows("9/energy", "5/energy", "5/energy")
    assert s.places(0, "5/energy") == []
    s.plays(0, "9/energy t4", "energy", "line g2").plays(1, "9/energy t1", "pass")
    assert s.trajectory(0) == "5 6 | . 9"
    assert s.shows("5/robot", "7/robot", "12/robot").places(0, "5/robot") == ["t3"]


def test_a_line_leaves_the_numbers_on_their_sides():
    sheet = a_journey().write(0, "1 . X 4 . 9 . 12").sheet(0)
    sheet.divide(4)
    assert [sheet.open_to(number) for number in (1, 4)] == [sheet.open_to(number) & ~0b11111 for number in (1, 4)]
    assert sheet.open_to(9) & 0b11111 == 0b10000
    assert [sheet.cell(sheet.zone_of(space), space) for space in (0, 3, 5, 7)] == [1, 4, 9, 12]


def blocked(errors=0, energies=1):
    """A seat that can write nothing: its one empty space lies before a 1."""
    return (
        a_journey()
        .write(0, ". 1 " + "X " * 34)
        .has(0, errors=errors, energies=energies)
        .shows("8/plant", "9/robot", "10/water")
    )


def test_with_no_place_for_any_number_a_system_error_is_crossed():
    s = blocked()
    assert s.offers(0) == ["error"]
    s.plays(0, "error")
    assert s.sheet(0).errors == 1


def test_the_first_two_system_errors_give_an_energy():
    for errors in (0, 1):
        s = blocked(errors, energies=2).plays(0, "error")
        assert s.sheet(0).energies == 3
        assert s.sheet(0).errors == errors + 1


def test_the_third_system_error_gives_none():
    s = blocked(errors=2, energies=2).plays(0, "error")
    assert s.sheet(0).energies == 2


def test_the_energy_of_a_system_error_must_be_used_at_once_when_there_are_two():
    s = blocked(energies=1).plays(0, "error")
    assert s.asks(0) == "line"
    assert "pass" not in s.offers(0)
    s.plays(0, "line g1")
    assert s.trajectory(0).startswith(". | 1 X")


def test_a_system_error_leaves_no_action():
    s = blocked(energies=2).plays(0, "error")
    assert s.asks(0) == ""


def test_when_all_energies_are_circled_a_system_error_gives_none():
    s = blocked(energies=12).plays(0, "error")
    assert s.sheet(0).energies == 12
    assert s.asks(0) == ""


def test_an_astronaut_that_makes_a_number_fit_leaves_no_choice_of_a_system_error():
    s = blocked().shows("2/astronaut", "9/robot", "10/water")
    assert s.offers(0) == ["2/astronaut-2 t1"]
    assert blocked().shows("3/astronaut", "9/robot", "10/water").offers(0) == ["error"]


def test_a_wild_that_makes_a_number_fit_is_not_forced():
    s = blocked().has(0, energies=1, astronauts=2, wilds=1).shows("2/plant", "9/robot", "10/water")
    assert s.offers(0) == ["2/plant-2 t1", "error"]
