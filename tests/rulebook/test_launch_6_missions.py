"""Adventure 1, phase 6: the six missions, and that they pay in rockets, at once."""

import pytest

from tables import a_launch

FLOORS = {
    "A1": ["astro1", "astro2", "water"],
    "A2": ["robot1", "robot2", "planning"],
    "B1": ["energy"],
    "B2": ["plant", "wild"],
}
VALUES = {"A1": (3, 2), "A2": (4, 2), "B1": (3, 2), "B2": (3, 2), "C1": (2, 1), "C2": (3, 2)}
TABLE = {"A1": "A1,B1,C1", "A2": "A2,B1,C1", "B1": "A1,B1,C1", "B2": "A1,B2,C1", "C1": "A1,B1,C1", "C2": "A1,B1,C2"}
TEN_X = {"astro1": "X X X", "astro2": "X X X", "robot1": "X X X X"}


def fulfilled(mission, players=2):
    """A table where seat 0 meets this mission and no other."""
    s = a_launch(players, missions=TABLE[mission])
    if mission in FLOORS:
        return s.fill(0, *FLOORS[mission])
    return s.write(0, **TEN_X) if mission == "C1" else s.has(0, errors=5)


@pytest.mark.parametrize("mission", VALUES)
def test_each_mission_can_be_fulfilled(mission):
    s = fulfilled(mission).others_write()
    assert s.state.actors == (0,)
    assert s.offers(0) == ["pass", f"mission {mission[0]}"]


@pytest.mark.parametrize(("mission", "values"), VALUES.items())
def test_a_mission_gives_its_rockets_at_once(mission, values):
    first, _ = values
    s = fulfilled(mission).others_write().plays(0, f"mission {mission[0]}")
    assert s.rockets == [first, 0]
    assert s.missions(0) == {mission[0]: first}


@pytest.mark.parametrize(("mission", "values"), VALUES.items())
def test_an_achieved_mission_gives_its_lower_number_of_rockets(mission, values):
    _, later = values
    s = fulfilled(mission).achieved(mission[0]).others_write().plays(0, f"mission {mission[0]}")
    assert s.rockets == [later, 0]
    assert s.missions(0) == {mission[0]: later}


@pytest.mark.parametrize(("mission", "floor"), [(mission, floor) for mission in FLOORS for floor in FLOORS[mission]])
def test_one_empty_space_is_enough_to_miss_a_mission_of_floors(mission, floor):
    s = a_launch(missions=TABLE[mission])
    for other in FLOORS[mission]:
        s.fill(0, other, but=1 if other == floor else 0)
    s.others_write()
    assert s.turn == 2


@pytest.mark.parametrize(("mission", "floors"), FLOORS.items())
def test_x_count_for_missions_of_floors(mission, floors):
    sizes = {floor.id: floor.size for floor in a_launch().board.floors}
    s = a_launch(missions=TABLE[mission]).write(0, **{floor: "X " * (sizes[floor] - 1) + "9" for floor in floors})
    s.others_write()
    assert f"mission {mission[0]}" in s.offers(0)


def test_other_full_floors_do_not_fulfil_a_mission():
    s = a_launch(missions="A1,B1,C2").fill(0, "robot1", "robot2", "planning", "plant", "wild").others_write()
    assert s.turn == 2


def test_nine_x_are_not_ten():
    s = a_launch(missions="A1,B1,C1").write(0, astro1="X X X", astro2="X X X", robot1="X X X").others_write()
    assert s.turn == 2


def test_the_tenth_x_fulfils_c1():
    s = a_launch(missions="A1,B1,C1").write(0, astro1="X X X", astro2="X X X", robot1="X X X", wild="1 .")
    s.shows("5/planning").plays(0, "5/planning wild.2", "x plant.1").others_write()
    assert s.offers(0) == ["pass", "mission C"]


def test_ten_building_effects_make_ten_x():
    """The sheet has exactly ten; in this turn each X completes the quarter that gives the next one."""
    building = [
        "wild.q1",
        "wild.q2",
        "wild.q3",
        "wild.q4",
        "plant.q4",
        "energy.q3",
        "robot1.q1",
        "robot1.q2",
        "astro1.q1",
    ]
    gaps = ["wild.4", "wild.6", "wild.8", "plant.8", "energy.10", "robot1.2", "robot1.5", "astro1.3", "planning.6"]
    s = a_launch(missions="A1,B1,C1").fill(0, *building, "planning.q1", but=1).shows("2/water")
    s.plays(0, "2/water wild.2", *(f"x {gap}" for gap in gaps), "x water.1")
    assert s.state.sheet(0).crosses == 10
    s.plays(0, "+ energy.q1", "+ plant.q1", "+ plant.q3", "+ water.q2").others_write()
    assert s.offers(0) == ["pass", "mission C"]


def test_four_open_errors_are_not_five():
    s = a_launch(missions="A1,B1,C2").has(0, errors=4).others_write()
    assert s.turn == 2


def test_errors_that_were_crossed_off_do_not_count_for_c2():
    s = a_launch(missions="A1,B1,C2").has(0, rockets=31, errors=6, repaired=2).others_write()
    assert s.turn == 2


def test_five_of_seven_errors_still_open_count_for_c2():
    s = a_launch(missions="A1,B1,C2").has(0, rockets=31, errors=7, repaired=2).others_write()
    assert s.offers(0) == ["pass", "mission C"]


def test_c2_is_judged_after_the_sabotages_of_the_turn():
    s = a_launch(missions="A1,B1,C2").has(0, errors=4).fill(1, "water.q1", but=1).shows("2/water")
    s.plays(1, "2/water water.2").others_write()
    assert s.offers(0) == ["pass", "mission C"]


def test_a_reward_runs_over_from_the_track_to_errors_to_final_rockets():
    s = (
        a_launch(missions="A2,B1,C1")
        .fill(0, "robot1", "robot2", "planning")
        .has(0, rockets=30, errors=1)
        .others_write()
    )
    s.plays(0, "mission A")
    assert (s.rockets[0], s.repaired[0], s.finals[0]) == (31, 1, 2)


def test_a_reward_can_put_c2_out_of_reach_in_the_same_turn():
    """Missions are looked at again after each one."""
    s = a_launch(missions="A1,B1,C2").fill(0, "energy").has(0, rockets=31, errors=5).others_write()
    assert s.offers(0) == ["pass", "mission B", "mission C"]
    s.plays(0, "mission B")
    assert s.missions(0) == {"B": 3}
    assert s.turn == 2, "only two errors are open: seat 0 is not asked again"


def test_taking_c2_first_gets_both():
    s = a_launch(missions="A1,B1,C2").fill(0, "energy").has(0, rockets=31, errors=5).others_write()
    s.plays(0, "mission C", "mission B")
    assert s.missions(0) == {"B": 3, "C": 3}
    assert (s.repaired[0], s.finals[0]) == (5, 1)


def test_missions_give_no_points():
    s = a_launch(missions="A1,B1,C1").has(0, missions={"A": 3, "B": 3})
    assert s.state.view(0).sheets[0].score == 0


def test_a_mission_can_repair_what_a_sabotage_of_the_same_turn_broke():
    """Sabotages, then missions, then the end: the launch succeeds."""
    s = a_launch(missions="A1,B1,C1").has(0, rockets=31).fill(0, "energy").fill(1, "water.q1", but=1).shows("2/water")
    s.plays(1, "2/water water.2").plays(0, "2/water wild.1")
    assert s.errors[0] == 1
    s.plays(0, "mission B")
    assert s.state.over
    assert s.state.winners == [0]
