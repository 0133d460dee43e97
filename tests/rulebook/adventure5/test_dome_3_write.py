"""Adventure 5, phase 3: where a number may go, and the race for the ends of the towers."""

import pytest

from games.moon.adventure5.dome_table import a_dome

TOWERS = "1234"


def test_the_first_number_of_a_tower_goes_on_a_starting_level():
    s = a_dome().shows("8/robot", "9/energy", "10/plant")
    starts = [f"{tower}{level}" for tower in TOWERS for level in ("down1", "up1")]
    assert sorted(s.places(0, "8/robot")) == sorted(starts)


@pytest.mark.parametrize("tower", TOWERS)
@pytest.mark.parametrize(("mark", "start"), [("8 |", "down1"), ("| 8", "up1")])
def test_then_on_a_level_above_or_below_a_filled_one(tower, mark, start):
    s = a_dome().write(0, **{f"t{tower}": mark}).shows("4/robot", "12/energy", "8/plant")
    above, below = ("up1", "down2") if start == "down1" else ("up2", "down1")
    assert s.places(0, "12/energy", tower) == [f"{tower}{above}"], "higher numbers go on top"
    assert s.places(0, "4/robot", tower) == [f"{tower}{below}"], "lower ones below"
    assert s.places(0, "8/plant", tower) == [], "equal ones nowhere"


def test_towers_are_independent():
    s = a_dome().write(0, t1="| 8", t2="2 | 14").shows("5/robot", "15/energy", "1/plant")
    assert s.places(0, "5/robot", "1") == ["1down1"]
    assert s.places(0, "5/robot", "2") == [], "nothing fits between two neighbours"
    assert s.places(0, "15/energy", "2") == ["2up2"]
    assert s.places(0, "1/plant", "2") == ["2down2"]
    assert s.places(0, "5/robot", "3") == ["3down1", "3up1"]


def test_a_full_tower_does_not_open_its_neighbour():
    """The top of tower 1 and the bottom of tower 2 are no neighbours."""
    s = a_dome().write(0, t1="1 2 3 4 5 6 | 7 8 9").shows("10/robot", "11/energy", "12/plant")
    assert s.places(0, "10/robot", "1") == []
    assert s.places(0, "10/robot", "2") == ["2down1", "2up1"]
    s = a_dome().write(0, t2="4 5 6 7 | 8").shows("3/robot", "11/energy", "12/plant")
    assert s.places(0, "3/robot", "2") == []
    assert s.places(0, "3/robot", "1") == ["1down1", "1up1"]


def test_an_x_has_no_value():
    """Ruling 5.1 and 5.2: an X is ignored in the order, and a tower of X takes any number at either end."""
    s = a_dome().write(0, t1="X | X").shows("1/robot", "15/energy", "8/plant")
    for combination in ("1/robot", "15/energy", "8/plant"):
        assert s.places(0, combination, "1") == ["1down2", "1up2"]
    s = a_dome().write(0, t1="X 8 | X").shows("9/robot", "7/energy", "8/plant")
    assert s.places(0, "9/robot", "1") == ["1up2"]
    assert s.places(0, "7/energy", "1") == ["1down3"]
    assert s.places(0, "8/plant", "1") == []


@pytest.mark.parametrize(("number", "fits"), [(0, "2down2"), (17, "2up2")])
def test_an_astronaut_makes_numbers_from_0_to_17(number, fits):
    card, change = (2, -2) if number == 0 else (15, 2)
    s = a_dome().write(0, t2="1 | 16").shows(f"{card}/astronaut", "9/energy", "10/plant")
    assert s.places(0, f"{card}{change:+d}/astronaut", "2") == [fits]


def test_a_system_error_only_when_nothing_fits():
    full = {"t1": "1 2 3 4 5 6 | 7 8 9", "t2": "1 2 3 4 | 5 6 7 8 9 10", "t3": "1 2 3 | 4 5 6 7 8 9 10"}
    s = a_dome().write(0, **full, t4="3 4 5 6 | 7 8 9 10").shows("9/robot", "8/energy", "7/plant")
    assert s.offers(0) == ["error"]
    s.plays(0, "error")
    assert s.sheet(0).errors == 1
    assert s.asks(0) == "", "no action follows"
    s = a_dome().write(0, **full, t4="3 4 5 6 | 7 8 9 10").shows("9/robot", "8/energy", "2/plant")
    assert s.offers(0) == ["2/plant 4down5"]
    s = a_dome().write(0, **full, t4="3 4 5 6 | 7 8 9 10").shows("9/robot", "8/energy", "4/astronaut")
    assert s.offers(0) == ["4-2/astronaut 4down5"], "what an Astronaut makes of its own number counts"


# --- the race for the ends -------------------------------------------------------------------------------------------

ALMOST = {
    "1top": ("2 | 7 8", "9/robot 1up3", 6, 3),
    "1bottom": ("2 3 4 5 6 |", "1/energy 1down6", 20, 10),
    "2top": ("2 | 3 4 5 6 8", "9/robot 2up6", 20, 10),
    "2bottom": ("2 3 4 |", "1/energy 2down4", 10, 5),
    "3top": ("| 2 3 4 5 6 8", "9/robot 3up7", 25, 12),
    "3bottom": ("2 3 |", "1/energy 3down3", 6, 3),
    "4top": ("2 | 5 6 8", "9/robot 4up4", 10, 5),
    "4bottom": ("2 3 4 5 |", "1/energy 4down5", 15, 7),
}


def almost(s, seat, end):
    return s.write(seat, **{f"t{end[0]}": ALMOST[end][0]}).shows("9/robot", "1/energy", "12/plant")


@pytest.mark.parametrize("end", ALMOST)
def test_the_first_to_reach_an_end_circles_the_higher_bonus(end):
    _, move, first, _ = ALMOST[end]
    s = almost(a_dome(), 0, end).plays(0, move)
    assert s.ends(0) == ([end], [])
    assert s.lines(0)["towers"] == first


@pytest.mark.parametrize("end", ALMOST)
def test_those_after_them_circle_the_lower_bonus(end):
    _, move, _, later = ALMOST[end]
    s = almost(a_dome(), 0, end).struck(end).plays(0, move)
    assert s.ends(0) == ([], [end])
    assert s.lines(0)["towers"] == later


def test_all_who_reach_it_in_the_same_turn_circle_the_higher_bonus():
    s = a_dome(players=3)
    for seat in range(3):
        almost(s, seat, "3top")
    s.plays(2, "9/robot 3up7").plays(0, "9/robot 3up7").plays(1, "1/energy 3down1")
    for seat in range(3):
        if s.asks(seat) == "action":
            s.plays(seat, "pass")
    assert [s.lines(seat)["towers"] for seat in range(3)] == [25, 0, 25]
    assert s.state.turn == 2
    s.shows("9/robot", "2/energy", "12/plant").plays(1, "9/robot 3up7")
    assert s.lines(1)["towers"] == 12, "in the next turn only the lower one is left"


def test_an_x_wins_an_end_too():
    """Ruling 5.7."""
    s = a_dome().write(0, t4="2 | 5 6 8").shows("4/planning", "9/energy", "12/plant")
    s.plays(0, "4/planning 2up1", "x 4up4")
    assert s.ends(0) == (["4top"], [])


def test_other_levels_win_nothing():
    s = a_dome().write(0, t3="| 2 3 4 5 6").shows("9/robot", "1/energy", "12/plant").plays(0, "9/robot 3up6")
    assert s.ends(0) == ([], [])
