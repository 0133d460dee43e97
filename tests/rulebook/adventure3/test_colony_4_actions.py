"""Adventure 3, phase 4: what the six actions do, and that each may be declined."""

import pytest

from cosmodrome.kernel import EventList
from games.moon.adventure3.colonies import QUARTERS, TRACKS, a_colony

# --- water ----------------------------------------------------------------------------------------------------------

TANKS = ["c1r6", "c2r3", "c3r2", "c3r5", "c4r1", "c5r2", "c5r5", "c6r4"]


@pytest.mark.parametrize("node", TANKS)
def test_water_circles_the_tank_of_the_building_just_numbered(node):
    s = a_colony().shows("8/water").plays(0, f"8/water {node}")
    assert s.offers(0) == ["pass", f"water {node}"]
    s.plays(0, f"water {node}").has(0, energies=(0, 1, 0))
    assert s.lines(0)["water"] == 2


def test_without_a_tank_water_does_nothing():
    s = a_colony().shows("8/water").plays(0, "8/water c2r2")
    assert s.state.actors == (1,)


def test_a_tank_needs_the_water_action():
    s = a_colony().shows("8/plant").plays(0, "8/plant c2r3")
    assert s.offers(0) == ["pass", "plant bottom-left"]


def test_a_tank_not_circled_at_once_is_lost():
    s = a_colony().shows("8/water").plays(0, "8/water c2r3", "pass").others_write()
    s.shows("9/water").plays(0, "9/water c2r4")
    assert s.state.actors == (1,), "there is no tank in c2r4, and that of c2r3 is not offered again"


# --- plant ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("node", "quarter"),
    [("c1r6", "top-left"), ("c4r4", "top-right"), ("c3r3", "bottom-left"), ("c6r1", "bottom-right")],
)
def test_plant_circles_a_greenhouse_of_the_quarter_of_the_number(node, quarter):
    s = a_colony().shows("8/plant").plays(0, f"8/plant {node}")
    assert s.offers(0) == ["pass", f"plant {quarter}"]
    s.plays(0, f"plant {quarter}")
    assert s.sheet(0).greenhouses == [int(quarter == other) for other in QUARTERS]


def test_greenhouses_are_circled_from_the_top_and_the_fourth_holds_two_plants():
    s = a_colony().has(0, energies=(1, 0, 0))
    worth = []
    for circled in range(5):
        s.has(0, greenhouses=(circled, 0, 0, 0))
        worth.append(s.lines(0)["plants"])
    assert worth == [0, 1, 2, 3, 5]


def test_a_quarter_with_four_circled_greenhouses_takes_no_more():
    s = a_colony().has(0, greenhouses=(4, 0, 0, 0)).shows("8/plant").plays(0, "8/plant c1r6")
    assert s.state.actors == (1,)


# --- robot ----------------------------------------------------------------------------------------------------------


def test_two_tunnels_of_the_rocket_are_drawn_from_the_start():
    s = a_colony()
    assert s.sheet(0).tunnels.bit_count() == 2
    assert [s.sheet(0).joined >> node & 1 for node in (0, 1, 6)] == [1, 1, 1]
    assert s.sheet(0).joined.bit_count() == 3


def test_a_tunnel_starts_at_the_network():
    s = a_colony().shows("8/robot").plays(0, "8/robot c5r5")
    assert sorted(s.offers(0)) == ["pass", "robot c1r2-c1r3", "robot c1r2-c2r2", "robot c2r1-c2r2", "robot c2r1-c3r1"]


def test_the_network_branches_and_may_close_a_loop():
    s = a_colony().tunnels(0, "c1r2-c2r2").shows("8/robot").plays(0, "8/robot c5r5")
    assert "robot c2r1-c2r2" in s.offers(0), "both ends are joined already"
    assert "robot c2r2-c3r2" in s.offers(0)
    s.plays(0, "robot c2r1-c2r2")
    assert s.sheet(0).tunnels.bit_count() == 4


def test_tunnels_run_through_empty_buildings_the_printed_x_and_across_quarters():
    s = a_colony().tunnels(0, "c2r1-c3r1-c3r2-c3r3").shows("8/robot").plays(0, "8/robot c5r5", "robot c3r3-c3r4")
    s.others_write().shows("9/robot").plays(0, "9/robot c5r6", "robot c3r4-c4r4")
    assert s.sheet(0).joined >> (3 * 6 + 3) & 1


def test_a_tunnel_drawn_is_not_offered_again():
    s = a_colony().shows("8/robot").plays(0, "8/robot c5r5", "robot c1r2-c1r3").others_write()
    s.shows("9/robot").plays(0, "9/robot c5r6")
    assert "robot c1r2-c1r3" not in s.offers(0)
    assert "robot c1r3-c1r4" in s.offers(0)


def test_all_60_tunnels_can_be_drawn():
    s = a_colony()
    sheet = s.sheet(0)
    drawn = 2
    while sheet.drawable():
        sheet.draw((sheet.drawable() & -sheet.drawable()).bit_length() - 1)
        drawn += 1
    assert drawn == 60
    assert sheet.joined == s.board.all
    s.state.check()
    s.shows("8/robot").plays(0, "8/robot c5r5")
    assert s.state.actors == (1,), "nothing is left to draw"


# --- antennas -------------------------------------------------------------------------------------------------------


def test_an_antenna_is_circled_when_a_joined_building_is_numbered():
    """Ruling 3.3: c1r2 and c2r1 are joined from the start."""
    s = a_colony().shows("8/water").plays(0, "8/water c1r2")
    assert s.antennas(0) == ["c1r2"]


def test_an_antenna_is_circled_when_a_numbered_building_is_joined():
    s = a_colony().write(0, c2r3=5).tunnels(0, "c2r1-c2r2").shows("8/robot").plays(0, "8/robot c6r5")
    assert s.antennas(0) == []
    s.plays(0, "robot c2r2-c2r3")
    assert s.antennas(0) == ["c2r3"]


def test_an_x_counts_for_an_antenna():
    s = a_colony().shows("8/planning").plays(0, "8/planning c6r5", "x c2r1")
    assert s.antennas(0) == ["c2r1"]


def test_joining_the_observatory_circles_its_three_antennas():
    s = a_colony().has(0, energies=(0, 0, 1)).tunnels(0, "c1r2-c1r3-c1r4-c1r5-c1r6-c2r6-c3r6-c4r6-c5r6")
    s.shows("8/robot").plays(0, "8/robot c2r2")
    assert s.lines(0)["antennas"] == 0
    s.plays(0, "robot c5r6-c6r6")
    assert s.antennas(0) == ["c6r6"]
    assert s.lines(0)["antennas"] == 3


# --- energy ---------------------------------------------------------------------------------------------------------


def test_energy_crosses_the_top_box_of_one_track():
    s = a_colony().shows("8/energy").plays(0, "8/energy c2r2")
    assert s.offers(0) == ["pass", "energy plants", "energy water", "energy antennas"]
    s.plays(0, "energy water")
    assert s.sheet(0).energies == [0, 1, 0]


@pytest.mark.parametrize(("track", "worth"), [(0, [0, 1, 2, 3, 4]), (1, [0, 2, 4, 6, 8]), (2, [0, 1, 2, 4, 6])])
def test_each_box_makes_a_symbol_worth_more(track, worth):
    s = a_colony().write(0, c1r2=1, c2r3=5).has(0, greenhouses=(1, 0, 0, 0), tanks="c2r3")
    seen = []
    for crossed in range(5):
        s.sheet(0).energies = [crossed if other == track else 0 for other in range(3)]
        seen.append(s.lines(0)[TRACKS[track]])
    assert seen == worth


def test_a_track_with_four_crosses_takes_no_more():
    s = a_colony().has(0, energies=(4, 3, 4)).shows("8/energy").plays(0, "8/energy c2r2")
    assert s.offers(0) == ["pass", "energy water"]
    s = a_colony().has(0, energies=(4, 4, 4)).shows("8/energy").plays(0, "8/energy c2r2")
    assert s.state.actors == (1,)


# --- astronaut ------------------------------------------------------------------------------------------------------


def test_an_astronaut_changes_the_number_by_up_to_two_and_is_crossed():
    for change in (-2, -1, 1, 2):
        s = a_colony().shows("8/astronaut").plays(0, f"8{change:+d}/astronaut c2r2")
        assert s.sheet(0).holds(7) == 8 + change
        assert s.sheet(0).astronauts == 1
        assert s.state.actors == (1,), "the action is used"


def test_an_astronaut_is_crossed_without_a_change_too():
    s = a_colony().shows("8/astronaut").plays(0, "8/astronaut c2r2")
    assert s.offers(0) == ["pass", "astronaut"]
    s.plays(0, "astronaut")
    assert s.sheet(0).astronauts == 1


def test_after_nine_astronauts_numbers_can_still_be_changed():
    s = a_colony().has(0, astronauts=9).shows("8/astronaut").plays(0, "8+1/astronaut c2r2")
    assert s.sheet(0).astronauts == 9
    assert s.sheet(0).holds(7) == 9


def test_only_the_astronaut_changes_numbers():
    s = a_colony().shows("8/robot", "9/energy", "2/plant")
    assert all("+" not in text and "-" not in text for text in s.offers(0))


# --- planning -------------------------------------------------------------------------------------------------------


def test_planning_writes_an_x_and_crosses_a_box():
    s = a_colony().shows("8/planning").plays(0, "8/planning c2r2")
    assert len(s.offers(0)) == 32, "31 empty buildings, and passing"
    s.plays(0, "x c5r5")
    assert s.lines(0)["planning"] == -1


@pytest.mark.parametrize(
    ("crossed", "loss"), [(0, 1), (1, 3), (2, 6), (3, 9), (4, 12), (5, 16), (6, 20), (7, 24), (8, 28)]
)
def test_each_x_costs_more(crossed, loss):
    s = a_colony().has(0, plannings=crossed).shows("8/planning").plays(0, "8/planning c2r2", "x c5r5")
    assert s.lines(0)["planning"] == -loss


def test_after_nine_boxes_an_x_is_free():
    """Ruling 3.9."""
    s = a_colony().has(0, plannings=9).shows("8/planning").plays(0, "8/planning c2r2", "x c5r5")
    assert s.lines(0)["planning"] == -28
    assert s.sheet(0).holds(28) == 30


def test_an_x_carries_no_water_or_plant_action():
    s = a_colony().shows("8/planning").plays(0, "8/planning c2r2", "x c2r3")
    assert s.state.actors == (1,)
    assert s.sheet(0).tanks == 0


# --- always optional ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["robot", "energy", "plant", "water", "astronaut", "planning"])
def test_every_action_may_be_declined(action):
    s = a_colony().shows(f"8/{action}").plays(0, f"8/{action} c2r3")
    before = s.sheet(0).copy()
    s.plays(0, "pass")
    sheet = s.sheet(0)
    assert (sheet.tunnels, sheet.energies, sheet.greenhouses, sheet.tanks) == (
        before.tunnels,
        before.energies,
        before.greenhouses,
        before.tanks,
    )
    assert (sheet.astronauts, sheet.plannings, sheet.filled) == (0, 0, before.filled)
    assert s.state.actors == (1,)


def test_what_happens_is_told_in_order():
    """Ruling 3.12: the bonus of a quarter comes right after the number, before the action."""
    s = a_colony().fill(0, "top-left", but="c3r5").shows("7/energy")
    heard = EventList()
    s.state.listen(heard)
    s.plays(0, "7/energy c3r5", "energy plants")
    assert [event.kind for event in heard.events] == ["write", "quarter", "action"]
