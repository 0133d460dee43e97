"""Adventure 1, the quarter effects: building, activation, active and inactive rockets."""

import pytest

from tables import a_launch

ALL_SPACES = [
    f"{floor}.{n}"
    for floor, size in [
        ("astro1", 3),
        ("astro2", 3),
        ("water", 5),
        ("robot1", 5),
        ("robot2", 5),
        ("planning", 6),
        ("energy", 10),
        ("plant", 8),
        ("wild", 8),
    ]
    for n in range(1, size + 1)
]
INACTIVE = ["astro2.q1", "water.q2", "robot2.q1", "planning.q1", "energy.q1", "plant.q1", "plant.q3"]


# --- completing a quarter ---------------------------------------------------------------------------------------------


def test_nothing_fires_before_the_last_space_of_a_quarter_is_filled():
    s = a_launch().fill(0, "planning", but=2).shows("5/planning").plays(0, "5/planning planning.5").others_write()
    assert s.rockets == [0, 0]
    assert s.errors == [0, 0]


def test_a_quarter_fires_at_once_even_while_its_floor_is_not_full():
    s = a_launch().fill(0, "energy.q2", but=1).shows("7/energy").plays(0, "7/energy energy.7")
    assert s.rockets[0] == 3


def test_the_spaces_of_a_quarter_can_be_filled_in_any_order():
    s = a_launch().write(0, energy=". . . . . . 9").shows("6/energy").plays(0, "6/energy energy.6")
    assert s.rockets[0] == 3


def test_a_quarter_fires_once():
    s = a_launch().fill(0, "energy.q2", but=1).shows("7/energy").plays(0, "7/energy energy.7").others_write()
    s.shows("3/energy").plays(0, "3/energy energy.1").others_write()
    assert s.rockets[0] == 3


def test_an_x_counts_as_a_numbered_space():
    s = a_launch().write(0, energy=". . . . . X .").shows("6/energy").plays(0, "6/energy energy.7")
    assert s.rockets[0] == 3


def test_a_quarter_may_be_filled_with_x_alone():
    s = a_launch().write(0, energy=". . . . . X .").fill(0, "wild.q1", but=1).shows("2/water")
    s.plays(0, "2/water wild.2", "x energy.7")
    assert s.rockets[0] == 2 + 3


# --- building ---------------------------------------------------------------------------------------------------------


def test_building_writes_an_x_in_any_empty_space():
    s = a_launch().fill(0, "wild.q1", but=1).shows("2/water").plays(0, "2/water wild.2")
    assert s.asks(0) == "build"
    assert sorted(s.offers(0)) == sorted(
        ["pass", *(f"x {space}" for space in ALL_SPACES if space not in ("wild.1", "wild.2"))]
    )
    s.plays(0, "x planning.3")
    assert s.floor(0, "planning") == ". . X . . ."


def test_building_is_optional():
    s = a_launch().fill(0, "wild.q1", but=1).shows("2/water").plays(0, "2/water wild.2", "pass")
    assert s.state.actors == (1,)
    assert s.state.sheet(0).crosses == 0


def test_a_declined_building_does_not_come_back():
    s = a_launch().fill(0, "wild.q1", but=1).shows("2/water").plays(0, "2/water wild.2", "pass").others_write()
    s.shows("5/robot").plays(0, "5/robot robot1.4")
    assert s.state.actors == (1,)


def test_building_takes_one_space_only():
    s = a_launch().fill(0, "wild.q1", but=1).shows("2/water").plays(0, "2/water wild.2", "x planning.3")
    assert 0 not in s.state.actors


def test_the_x_does_not_bind_the_numbers_beside_it():
    s = a_launch().fill(0, "wild.q1", but=1).shows("2/water").plays(0, "2/water wild.2", "x planning.3").others_write()
    s.shows("15/planning").plays(0, "15/planning planning.2").others_write()
    assert s.floor(0, "planning") == ". 15 X . . ."


def test_building_without_an_empty_space_is_lost():
    s = a_launch().fill(0, *(floor.id for floor in a_launch().board.floors[:-1])).fill(0, "wild", but=1)
    s.shows("8/water").plays(0, "8/water wild.8")
    assert 0 not in s.state.actors, "the rocket is full: neither activation nor building has a target"


# --- activation -------------------------------------------------------------------------------------------------------


def test_activation_fills_the_arrow_of_any_inactive_rocket():
    s = a_launch().fill(0, "plant.q2", but=1).shows("4/plant").plays(0, "4/plant plant.4")
    assert s.asks(0) == "activate"
    assert s.offers(0) == [f"+ {quarter}" for quarter in INACTIVE]
    s.plays(0, "+ robot2.q1")
    assert s.activated(0) == ["robot2.q1"]
    assert 0 not in s.state.actors


@pytest.mark.parametrize("quarter", INACTIVE)
def test_activation_is_only_for_quarters_that_are_not_full(quarter):
    s = a_launch().fill(0, quarter, "plant.q2").fill(0, "wild.q4", but=1).shows("8/water").plays(0, "8/water wild.8")
    assert [text for text in s.offers(0) if text[0] == "+"] == [f"+ {other}" for other in INACTIVE if other != quarter]


def test_an_almost_full_quarter_can_still_be_activated():
    s = a_launch().fill(0, "robot2", but=1).fill(0, "plant.q2", but=1).shows("4/plant").plays(0, "4/plant plant.4")
    assert "+ robot2.q1" in s.offers(0)


def test_an_arrow_is_filled_once():
    s = a_launch().has(0, activated=("robot2.q1",)).fill(0, "plant.q2", but=1).shows("4/plant")
    s.plays(0, "4/plant plant.4")
    assert s.offers(0) == [f"+ {quarter}" for quarter in INACTIVE if quarter != "robot2.q1"]


def test_activation_without_a_target_is_lost():
    s = a_launch().has(0, activated=tuple(INACTIVE)).fill(0, "plant.q2", but=1).shows("4/plant")
    s.plays(0, "4/plant plant.4")
    assert 0 not in s.state.actors


def test_activation_is_lost_when_all_inactive_rockets_are_in_full_quarters():
    s = a_launch().fill(0, *INACTIVE).fill(0, "plant.q2", but=1).shows("4/plant").plays(0, "4/plant plant.4")
    assert 0 not in s.state.actors


# --- rockets ----------------------------------------------------------------------------------------------------------


def test_an_inactive_rocket_gives_nothing():
    s = a_launch().fill(0, "water.q2", but=1).shows("5/water").plays(0, "5/water water.5")
    assert s.rockets[0] == 3


def test_an_inactive_rocket_that_was_activated_before_gives_its_rockets():
    s = a_launch().has(0, activated=("water.q2",)).fill(0, "water.q2", but=1).shows("5/water")
    s.plays(0, "5/water water.5")
    assert s.rockets[0] == 3 + 3


def test_another_quarters_activation_does_not_help():
    s = a_launch().has(0, activated=("robot2.q1",)).fill(0, "water.q2", but=1).shows("5/water")
    s.plays(0, "5/water water.5")
    assert s.rockets[0] == 3


def test_an_activation_of_one_seat_does_not_help_another():
    s = a_launch().has(1, activated=("water.q2",)).fill(0, "water.q2", but=1).shows("5/water")
    s.plays(0, "5/water water.5")
    assert s.rockets[0] == 3


def test_filling_the_arrow_gives_nothing_by_itself():
    s = a_launch().fill(0, "plant.q2", but=1).shows("4/plant").plays(0, "4/plant plant.4", "+ energy.q1")
    assert s.rockets[0] == 2


BOXES = (
    [0] * 5
    + [15] * 4
    + [30] * 3
    + [45] * 3
    + [60] * 3
    + [75] * 3
    + [90] * 3
    + [105] * 3
    + [120] * 2
    + [135] * 2
    + [150]
)


@pytest.mark.parametrize(("crossed", "box"), list(enumerate(BOXES)))
def test_the_last_rocket_of_a_line_crosses_its_box(crossed, box):
    """The lowest box still visible is what the sheet is worth."""
    s = a_launch().has(0, rockets=crossed)
    assert s.state.view(0).sheets[0].score == box


def test_there_are_31_rockets_on_the_track():
    assert len(BOXES) - 1 == 31
    assert a_launch().board.track == 31


@pytest.mark.parametrize(
    ("rockets", "errors", "gained", "after"),
    [
        (0, 0, 4, (4, 0, 0)),
        (0, 3, 4, (4, 0, 0)),
        (26, 3, 4, (30, 0, 0)),
        (27, 3, 4, (31, 0, 0)),
        (28, 3, 4, (31, 1, 0)),
        (29, 1, 4, (31, 1, 1)),
        (30, 0, 4, (31, 0, 3)),
        (30, 1, 4, (31, 1, 2)),
        (30, 7, 4, (31, 3, 0)),
        (31, 2, 4, (31, 2, 2)),
        (31, 4, 4, (31, 4, 0)),
        (31, 0, 4, (31, 0, 4)),
    ],
)
def test_rockets_cross_the_track_then_circled_errors_then_the_final_rockets(rockets, errors, gained, after):
    """One effect runs over from one to the next."""
    s = a_launch().has(0, rockets=rockets, errors=errors).fill(0, "energy.q1", but=1).shows("5/energy")
    s.plays(0, "5/energy energy.5")
    assert (s.rockets[0], s.repaired[0], s.finals[0]) == after
    assert gained == sum(after) - rockets
    assert s.errors[0] == errors, "a crossed error stays circled"


def test_final_rockets_beyond_the_eighth_are_lost():
    s = a_launch().has(0, rockets=31, finals=6).fill(0, "energy.q1", but=1).shows("5/energy")
    s.plays(0, "5/energy energy.5")
    assert s.finals[0] == 8


def test_only_errors_not_yet_crossed_off_take_rockets():
    s = a_launch().has(0, rockets=31, errors=3, repaired=2).fill(0, "energy.q1", but=1).shows("5/energy")
    s.plays(0, "5/energy energy.5")
    assert (s.repaired[0], s.finals[0]) == (3, 3)


def test_active_and_activated_rockets_of_a_quarter_are_one_crossing():
    s = a_launch().has(0, rockets=27, errors=1, activated=("energy.q1",)).fill(0, "energy.q1", but=1).shows("5/energy")
    s.plays(0, "5/energy energy.5")
    assert (s.rockets[0], s.repaired[0], s.finals[0]) == (31, 1, 3)


def test_nobody_else_gets_rockets():
    s = a_launch(players=4).fill(2, "energy.q1", but=1).shows("5/energy").plays(2, "5/energy energy.5").others_write()
    assert s.rockets == [0, 0, 4, 0]
