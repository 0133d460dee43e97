"""Phase 3: what a mission requires, what is loaded, and what may be loaded. Includes the example of mission 5."""

from games.missions.race_table import a_race


def ready_for_5(**tokens: int):
    return a_race().has(0, unmanned=1).developed(0, capsule=3).gives(0, **tokens)


def test_example_mission_5_with_a_capsule_of_level_3_on_a_small_rocket():
    """Fuel 2, one more for the higher capsule: one fuel token and two extra tanks on a rocket of level 1."""
    s = ready_for_5(fuel=1, extra_tank=2, training=2, control_backup=1).everybody_passes()
    assert "announce 5" in s.legal()
    s.plays("announce 5", "build r1 p3")
    assert s.on(0, "rocket") == {"fuel": 1, "extra_tank": 2}
    assert s.crew(0) == "3+0"
    assert s.state.astronauts == 9
    s.plays("load capsule training", "load capsule control_backup", "ready")
    assert s.on(0, "capsule") == {"training": 1, "control_backup": 1}
    assert s.tokens(0) == {"training": 1}


def test_example_mission_5_without_the_second_tank_flies_with_the_capsule_of_level_2_only():
    s = ready_for_5(fuel=1, extra_tank=1).everybody_passes().plays("announce 5")
    assert s.state.agencies[0].payload == 2
    assert s.crew(0) == "2+0"


def test_example_mission_5_a_rocket_of_level_2_needs_only_one_extra_tank():
    s = ready_for_5(fuel=2, extra_tank=1).developed(0, rocket=2).everybody_passes().plays("announce 5")
    assert s.legal() == ["build r1 p2", "build r2 p2", "build r2 p3"]
    s.plays("build r2 p3")
    assert s.on(0, "rocket") == {"fuel": 2, "extra_tank": 1}


def test_all_fuel_spaces_must_be_filled():
    s = a_race().developed(0, rocket=3).gives(0, fuel=1).everybody_passes()
    s.plays("announce 1")
    assert s.state.agencies[0].rocket == 1


def test_without_fuel_nothing_flies():
    s = a_race().gives(0, extra_tank=3).everybody_passes()
    assert s.legal() == ["stay"]


def test_levels_are_required():
    s = a_race().has(0, unmanned=1).gives(0, fuel=1, extra_tank=2).everybody_passes()
    assert s.legal() == ["announce 1", "announce 2", "announce 3", "announce 4", "announce 6", "stay"]


def test_category_unmanned_or_manned():
    for bars in ({"unmanned": 1}, {"manned": 1}):
        s = a_race().developed(0, capsule=2).gives(0, fuel=1, extra_tank=1).has(0, **bars).everybody_passes()
        assert "announce 5" in s.legal()
    s = a_race().developed(0, capsule=2).gives(0, fuel=1, extra_tank=1).has(0, lunar=1).everybody_passes()
    assert "announce 5" not in s.legal()


def test_category_manned():
    for bars, can in (({"unmanned": 2}, False), ({"manned": 1}, True)):
        s = a_race().developed(0, rocket=2, capsule=2).gives(0, fuel=2, extra_tank=1).has(0, **bars).everybody_passes()
        assert ("announce 7" in s.legal()) is can


def test_category_unmanned_and_manned():
    for bars, can in (({"unmanned": 2}, False), ({"manned": 2}, False), ({"unmanned": 1, "manned": 1}, True)):
        s = a_race().developed(0, rocket=3, capsule=3).gives(0, fuel=4, extra_tank=2).has(0, **bars).everybody_passes()
        assert ("announce 8" in s.legal()) is can


def test_mission_6_needs_extra_tanks_on_a_small_rocket():
    s = a_race().gives(0, fuel=1, extra_tank=1).everybody_passes()
    assert "announce 6" not in s.legal()
    s = a_race().gives(0, fuel=1, extra_tank=2).everybody_passes()
    assert "announce 6" in s.legal()


def test_an_inspection_must_go_on_the_rocket():
    s = a_race().gives(0, fuel=1, inspection=1).everybody_passes().plays("announce 1")
    assert s.on(0, "rocket") == {"fuel": 1, "inspection": 1}


def test_enhancements_only_where_they_fit_and_while_there_are_slots():
    s = a_race().gives(0, fuel=1, thrust_backup=3, sensor_backup=1, training=1).everybody_passes().plays("announce 3")
    assert s.legal() == ["load rocket thrust_backup", "load satellite sensor_backup", "ready"]
    s.plays("load rocket thrust_backup", "load rocket thrust_backup")
    assert s.legal() == ["load satellite sensor_backup", "ready"]


def test_spare_tanks_may_be_loaded():
    s = a_race().gives(0, fuel=1, extra_tank=1).everybody_passes().plays("announce 1")
    assert s.legal() == ["load rocket extra_tank", "ready"]


def test_the_lunar_module_carries_backups_of_its_own():
    s = a_race().developed(0, rocket=3, capsule=3).gives(0, fuel=4, extra_tank=2, sensor_backup=1)
    s.has(0, unmanned=1, manned=1).everybody_passes().plays("announce 8")
    assert "load lunar_module sensor_backup" in s.legal()


def test_several_may_announce_the_same_mission():
    s = a_race().gives(0, fuel=1).gives(1, fuel=1).everybody_passes()
    s.plays("announce 1", "ready", "announce 1", "ready")
    assert [agency.mission for agency in s.state.agencies] == [0, 0]


def test_phase_4_only_the_decks_of_the_mission_are_shuffled():
    s = a_race().extra(0, "landing", "reentry").stack(0, "thrust", "major").stack(0, "control", "major")
    s.plays("tester a", "test thrust", "keep", "rest top", "pass", "scientist a", "test control", "keep", "rest top")
    s.gives(0, fuel=1).launches(0, 1)
    assert "?" in s.knows(0, "control")
    assert s.knows(0, "control").split()[0] == "major"
    assert set(s.knows(0, "thrust").split()) == {"?"}
