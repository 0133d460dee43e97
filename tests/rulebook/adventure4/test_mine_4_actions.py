"""Adventure 4, phase 4: what each of the six actions does, and what factories do when all their parts are crossed."""

import pytest

from games.moon.adventure4.mine_table import a_mine

# --- water and plant ---------------------------------------------------------------------------------------------------


def test_water_circles_a_water_directly_above_or_below_the_number():
    s = a_mine().shows("7/water").plays(0, "7/water level2.8")
    assert s.offers(0) == ["pass", "water upper.8", "water lower.8"]
    s.plays(0, "water lower.8")
    assert s.deposits(0) == ["lower.8"]


def test_plant_circles_a_plant_directly_above_or_below_the_number():
    s = a_mine().shows("7/plant").plays(0, "7/plant level2.9")
    assert s.offers(0) == ["pass", "plant upper.9", "plant lower.9"]
    s.plays(0, "plant upper.9")
    assert s.deposits(0) == ["upper.9"]


@pytest.mark.parametrize(
    ("place", "plants", "waters"),
    [
        ("level1.1", ["upper.1"], []),
        ("level2.1", ["upper.1", "lower.1"], []),
        ("level3.1", ["lower.1"], []),
        ("level2.2", ["lower.2"], ["upper.2"]),
        ("level2.4", ["lower.4"], ["upper.4"]),
        ("level2.8", [], ["upper.8", "lower.8"]),
        ("level2.9", ["upper.9", "lower.9"], []),
        ("level2.10", ["upper.10"], ["lower.10"]),
        ("level2.11", ["lower.11"], ["upper.11"]),
        ("level2.12", ["upper.12", "lower.12"], []),
        ("level1.5", [], []),
        ("level1.7", [], []),
        ("level3.3", [], []),
        ("level3.6", [], []),
    ],
)
def test_the_targets_of_a_cavity(place, plants, waters):
    for action, targets in (("plant", plants), ("water", waters)):
        s = a_mine().shows(f"7/{action}").plays(0, f"7/{action} {place}")
        if targets:
            assert s.offers(0) == ["pass", *(f"{action} {target}" for target in targets)]
        else:
            assert s.asks(0) == "", "nothing to use it on, so nothing is asked"


def test_the_action_may_be_declined():
    s = a_mine().shows("7/water").plays(0, "7/water level2.8", "pass")
    assert s.deposits(0) == []


def test_a_deposit_is_circled_only_once():
    s = a_mine().has(0, deposits="upper.8").shows("7/water").plays(0, "7/water level2.8")
    assert s.offers(0) == ["pass", "water lower.8"]
    s = a_mine().has(0, deposits="upper.8").shows("7/water").plays(0, "7/water level1.8")
    assert s.asks(0) == ""


# --- astronaut ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("change", "written"), [("-2", "5"), ("-1", "6"), ("", "7"), ("+1", "8"), ("+2", "9")])
def test_an_astronaut_changes_the_number_and_is_crossed(change, written):
    s = a_mine().shows("7/astronaut").plays(0, f"7/astronaut{change} level1.1")
    if not change:
        assert s.offers(0) == ["pass", "astronaut"]
        s.plays(0, "astronaut")
    assert s.level(0, "level1").split()[0] == written
    assert s.symbols(0) == {"astronaut": 1}
    assert s.asks(0) == ""


def test_an_astronaut_that_is_not_used_is_not_crossed():
    s = a_mine().shows("7/astronaut").plays(0, "7/astronaut level1.1", "pass")
    assert s.symbols(0) == {}


def test_after_the_last_astronaut_numbers_may_still_be_changed():
    s = a_mine().has(0, astronaut=8).shows("7/astronaut").plays(0, "7/astronaut+2 level1.1")
    assert s.level(0, "level1").startswith("9")
    assert s.symbols(0) == {"astronaut": 8}


def test_numbers_run_from_0_to_17():
    s = a_mine().shows("1/astronaut", "15/astronaut").plays(0, "15/astronaut+2 level1.1")
    assert s.level(0, "level1").startswith("17")
    s.plays(1, "1/astronaut-1 level1.1")
    assert s.level(1, "level1").startswith("0")
    s = a_mine().shows("1/astronaut")
    assert s.places(0, "1/astronaut-2") == []


# --- planning ----------------------------------------------------------------------------------------------------------


def test_planning_writes_an_x_anywhere_and_crosses_a_symbol():
    s = a_mine().write(0, level1="1 2 . 3").shows("7/planning").plays(0, "7/planning level3.12")
    assert "planning level1.3" in s.offers(0)
    assert len(s.offers(0)) == 1 + 36 - 4
    s.plays(0, "planning level1.3")
    assert s.level(0, "level1").startswith("1 2 X 3")
    assert s.symbols(0) == {"planning": 1}


def test_without_an_x_no_planning_symbol_is_crossed():
    s = a_mine().shows("7/planning").plays(0, "7/planning level3.12", "pass")
    assert s.symbols(0) == {}


def test_after_the_last_planning_symbol_more_x_cost_nothing():
    s = a_mine().has(0, planning=6).shows("7/planning").plays(0, "7/planning level3.12", "planning level1.1")
    assert s.symbols(0) == {"planning": 6}
    assert s.level(0, "level1").startswith("X")


def test_an_x_has_no_plant_or_water_action():
    s = a_mine().shows("7/planning").plays(0, "7/planning level1.5", "planning level2.8")
    assert s.asks(0) == ""


# --- energy and robot --------------------------------------------------------------------------------------------------

FACTORIES = ["plant", "water", "pearl", "ruby", "astronaut", "planning"]
SECONDARY = ["top-plant", "top-water", "top-pearl", "top-ruby", "top-robot"]


def test_an_energy_is_crossed_in_any_factory_wherever_the_number_is():
    s = a_mine().shows("7/energy").plays(0, "7/energy level3.3")
    assert s.offers(0) == ["pass", *(f"energy {name}" for name in FACTORIES + SECONDARY)]
    s.plays(0, "energy ruby")
    assert s.energies(0) == {"ruby": 1}
    assert s.finished(0) == []


def test_a_robot_is_crossed_in_any_factory_that_has_one():
    s = a_mine().shows("7/robot").plays(0, "7/robot level1.1")
    assert s.offers(0) == ["pass", *(f"robot {name}" for name in FACTORIES + SECONDARY[:4])]
    s.plays(0, "robot top-water")
    assert s.robots(0) == {"top-water": 1}


def test_a_factory_without_open_energies_offers_none():
    s = a_mine().done(0, "plant", but="robot").shows("7/energy").plays(0, "7/energy level1.1")
    assert "energy plant" not in s.offers(0)


@pytest.mark.parametrize("part", ["energy", "robot"])
@pytest.mark.parametrize("factory", FACTORIES)
def test_the_last_part_upgrades_a_main_factory(factory, part):
    s = a_mine().done(0, factory, but=part).shows(f"7/{part}").plays(0, f"7/{part} level1.1")
    assert s.finished(0) == []
    s.plays(0, f"{part} {factory}")
    assert s.finished(0) == [factory]


def test_the_plant_factory_of_the_example():
    """The energy and the three robots are crossed: each plant counts 4 instead of 2."""
    s = a_mine().has(0, plant=5).done(0, "plant", but="robot")
    assert s.lines(0)["plant"] == 5 * 2
    s.shows("7/robot").plays(0, "7/robot level1.5", "robot plant")
    assert s.robots(0)["plant"] == 3
    assert s.lines(0)["plant"] == 5 * 4


@pytest.mark.parametrize("kind", ["plant", "water", "pearl", "ruby"])
def test_an_active_secondary_factory_marks_two_symbols_at_once(kind):
    s = a_mine().done(0, f"top-{kind}", but="energy").shows("7/energy").plays(0, "7/energy level1.5")
    s.plays(0, f"energy top-{kind}")
    assert s.finished(0) == [f"top-{kind}"]
    assert s.symbols(0) == {kind: 2}
    assert s.deposits(0) == [], "a gift never touches the mine"


def with_robots(s):
    """Seat 0 has just crossed the second energy of the factory that gives robots."""
    return s.done(0, "top-robot", but="energy").shows("7/energy").plays(0, "7/energy level1.5", "energy top-robot")


def test_the_robot_factory_gives_three_robots_to_cross_at_once():
    s = with_robots(a_mine())
    assert s.asks(0) == "robots"
    assert s.offers(0) == [f"gift {name}" for name in FACTORIES + SECONDARY[:4]], "they must be used"
    s.plays(0, "gift plant", "gift plant", "gift pearl")
    assert s.robots(0) == {"plant": 2, "pearl": 1}
    assert s.asks(0) == ""


def test_given_robots_may_activate_other_secondary_factories():
    s = with_robots(a_mine().done(0, "top-plant", "top-ruby", but="robot"))
    s.plays(0, "gift top-plant", "gift top-ruby", "gift water")
    assert s.finished(0) == ["top-plant", "top-ruby", "top-robot"]
    assert s.symbols(0) == {"plant": 2, "ruby": 2}


def test_given_robots_that_find_no_place_are_lost():
    s = a_mine().done(0, *FACTORIES, *SECONDARY[1:4]).done(0, "top-plant", but="robot")
    s = with_robots(s)
    assert s.offers(0) == ["gift top-plant"]
    s.plays(0, "gift top-plant")
    assert s.asks(0) == ""


def test_when_no_robot_is_open_the_gift_of_robots_is_lost_at_once():
    s = with_robots(a_mine().done(0, *FACTORIES, *SECONDARY[:4]))
    assert s.asks(0) == ""
    assert "top-robot" in s.finished(0)
