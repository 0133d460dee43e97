"""Phase 6: drawing, solving, and what every unsolved problem does. Includes the example of mission 5 and of thrust."""

import pytest

from cosmodrome.games.missions.rules.cards import deck_of
from games.missions.race_table import KINDS, RaceTable, a_race


def flight(number: int, tokens: dict[str, int] | None = None, *loading: str, **levels: int) -> RaceTable:
    """Seat 0 is about to fly a mission with problems on top of no deck."""
    s = a_race().has(0, unmanned=1, manned=1, points=20)
    s.gives(0, fuel=4, extra_tank=2).gives(0, **(tokens or {})).developed(0, **levels)
    return s.launches(0, number, *loading).clear_decks(0)


def moonshot(*loading: str, **tokens: int) -> RaceTable:
    """Mission 8 before its first step."""
    return flight(8, tokens, *loading, rocket=3, capsule=3)


def at_step(s: RaceTable, step: int) -> RaceTable:
    """The flight has come to a step without any trouble."""
    s.state.agencies[0].step = step - 1
    return s


def put(s: RaceTable, technology: str, cards: str) -> RaceTable:
    return s.stack(0, technology, cards)


def test_a_flight_without_a_problem_is_a_success():
    s = flight(3).stack(0, "thrust", "clear clear").plays("fly", "fly")
    assert s.plays("fly").asks() == "bonus"
    assert s.state.agencies[0].failed == -1


def test_an_empty_deck_is_skipped():
    s = flight(1)
    s.state.agencies[0].control.decks[0] = 0
    s.plays("fly")
    assert s.asks() == "fly"
    assert s.state.agencies[0].lamps == [0]


# --- the examples ------------------------------------------------------------------------------------------------------


def test_example_of_thrust_a_major_problem_loses_everybody_and_ends_the_mission():
    s = flight(5, capsule=2).stack(0, "thrust", "major").plays("fly")
    assert s.crew(0) == "0+0"
    assert s.points(0) == 20 - 4 + 1
    assert s.asks() == "remove_drawn"


def test_example_of_thrust_a_backup_makes_it_minor_and_a_second_one_solves_it():
    s = flight(5, {"thrust_backup": 1}, "load rocket thrust_backup", capsule=2).stack(0, "thrust", "major").plays("fly")
    assert s.legal() == ["spend thrust_backup", "accept"]
    s.plays("spend thrust_backup")
    assert s.state.agencies[0].failed == 1
    assert s.crew(0) == "2+0"
    assert s.asks() == "fly"
    assert s.state.agencies[0].step == 3
    s = flight(1, {"thrust_backup": 2}, "load rocket thrust_backup", "load rocket thrust_backup")
    s.stack(0, "thrust", "major").plays("fly", "spend thrust_backup", "spend thrust_backup")
    assert s.state.agencies[0].failed == -1
    assert s.asks() == "fly"


def test_example_performing_mission_5():
    """A major control problem is reduced by a backup and solved by training; re-entry costs an astronaut: 7 + 1 - 2."""
    s = a_race().has(0, unmanned=1, points=10).developed(0, capsule=2).gives(0, fuel=1, extra_tank=1)
    s.gives(0, control_backup=1, training=1).year(1964)
    s.launches(0, 5, "load capsule control_backup", "load capsule training").clear_decks(0)
    agency = s.state.agencies[0]
    agency.healthy, agency.injured = 0b01, 0b10
    at_step(s, 3).stack(0, "control", "major clear").stack(0, "reentry", "minor clear")
    s.plays("fly")
    assert s.legal() == ["spend control_backup", "accept"]
    s.plays("spend control_backup")
    assert s.legal() == ["spend training", "accept"]
    s.plays("spend training")
    assert agency.step == 3
    s.plays("fly")
    assert s.legal() == ["lose 1", "lose 2"]
    s.plays("lose 2")
    assert s.points(0) == 8 + 7 + 1
    assert s.bar(0, "manned") == 1
    assert s.state.completed == 0b10000
    s.plays("bonus 2")
    assert s.legal() == [
        "drop control major",
        "drop control clear",
        "drop reentry minor",
        "drop reentry clear",
        "drop none",
    ]
    s.plays("drop control major")
    assert s.gone(0, "control") == "major"


def test_example_mission_5_unsolved_fails_in_step_3_and_flies_the_last_step():
    """3 points for the step, and 1 for the astronaut who comes home in good health."""
    s = a_race().has(0, unmanned=1).developed(0, capsule=2).gives(0, fuel=1, extra_tank=1, control_backup=1)
    s.launches(0, 5, "load capsule control_backup").clear_decks(0)
    agency = s.state.agencies[0]
    agency.healthy, agency.injured = 0b01, 0b10
    agency.control.decks[5] = deck_of([KINDS["clear"]] * 2)
    at_step(s, 3).stack(0, "control", "major").plays("fly", "spend control_backup")
    assert (agency.failed, agency.step) == (3, 3)
    s.plays("fly")
    assert s.points(0) == 10 + 3 + 1
    assert s.asks() == "remove_drawn"


# --- who may help ------------------------------------------------------------------------------------------------------

SOLVED = [
    ("thrust", 1, "rocket", "thrust_backup"),
    ("control", 2, "satellite", "control_backup"),
    ("sensors", 3, "satellite", "sensor_backup"),
    ("landing", 4, "satellite", "sensor_backup"),
]


@pytest.mark.parametrize(("technology", "step", "craft", "token"), SOLVED)
def test_a_backup_on_the_active_spacecraft_solves_a_minor_problem(technology, step, craft, token):
    s = at_step(flight(6, {token: 1}, "build r2 p1", f"load {craft} {token}", rocket=2), step)
    put(s, technology, "minor").plays("fly")
    assert s.legal() == [f"spend {token}", "accept"]
    s.plays(f"spend {token}")
    assert s.state.agencies[0].failed == -1
    assert token not in s.on(0, craft)


@pytest.mark.parametrize(
    ("technology", "step", "token"),
    [
        ("life_support", 2, "life_support_backup"),
        ("reentry", 4, "life_support_backup"),
        ("control", 3, "control_backup"),
    ],
)
def test_backups_of_the_capsule(technology, step, token):
    s = at_step(flight(5, {token: 1}, f"load capsule {token}", capsule=2), step)
    put(s, technology, "minor").plays("fly")
    assert s.legal() == [f"spend {token}", "accept"]


def test_a_backup_on_another_spacecraft_does_not_help():
    s = at_step(flight(6, {"control_backup": 1}, "build r2 p1", "load rocket control_backup", rocket=2), 2)
    put(s, "control", "minor").plays("fly")
    assert s.state.agencies[0].failed == 2


@pytest.mark.parametrize(
    ("technology", "step", "helps"), [("control", 3, True), ("life_support", 2, True), ("reentry", 4, True)]
)
def test_training_helps_while_somebody_is_healthy(technology, step, helps):
    s = at_step(flight(5, {"training": 1}, "load capsule training", capsule=2), step)
    put(s, technology, "minor").plays("fly")
    assert ("spend training" in s.legal()) is helps
    s = at_step(flight(5, {"training": 1}, "load capsule training", capsule=2), step)
    s.state.agencies[0].healthy, s.state.agencies[0].injured = 0, 0b11
    put(s, technology, "minor").plays("fly")
    assert "spend training" not in s.legal()


def test_training_does_not_help_with_thrust_or_sensors():
    s = flight(5, {"training": 1}, "load capsule training", capsule=2).stack(0, "thrust", "minor").plays("fly")
    assert s.state.agencies[0].failed == 1
    s = at_step(moonshot("load capsule training", training=1), 3)
    put(s, "sensors", "minor").plays("fly")
    assert s.state.agencies[0].failed == 3


def test_training_lands_the_lunar_module():
    s = at_step(moonshot("load capsule training", training=1), 4)
    put(s, "landing", "minor").plays("fly")
    assert s.legal() == ["spend training", "accept"]
    assert s.plays("spend training").on(0, "capsule") == {}


def test_training_does_not_reduce_a_major_problem():
    s = at_step(flight(5, {"training": 1}, "load capsule training", capsule=2), 3)
    put(s, "control", "major").plays("fly")
    assert s.state.agencies[0].failed == 3


@pytest.mark.parametrize(
    ("technology", "step", "backup", "trained"),
    [
        ("thrust", 3, "thrust_backup", False),
        ("control", 2, "control_backup", True),
        ("sensors", 3, "sensor_backup", False),
        ("life_support", 2, "life_support_backup", True),
        ("reentry", 8, "life_support_backup", True),
    ],
)
def test_a_backup_reduces_a_major_problem_and_what_solves_the_minor_one_is_asked_then(
    technology, step, backup, trained
):
    loading = [f"load capsule {backup}"] * 2 + ["load capsule training"]
    s = put(at_step(moonshot(*loading, **{backup: 2, "training": 1}), step), technology, "major").plays("fly")
    assert s.legal() == [f"spend {backup}", "accept"]
    s.plays(f"spend {backup}")
    assert s.legal() == [f"spend {backup}", *["spend training"] * trained, "accept"]
    s.plays(f"spend {backup}")
    assert s.state.agencies[0].failed == -1
    assert backup not in s.on(0, "capsule")


def test_a_backup_reduces_a_major_problem_of_the_landing():
    loading = ["load lunar_module sensor_backup"] * 2 + ["load capsule training"]
    s = put(at_step(moonshot(*loading, sensor_backup=2, training=1), 4), "landing", "major").plays("fly")
    assert s.legal() == ["spend sensor_backup", "accept"]
    assert s.plays("spend sensor_backup").legal() == ["spend sensor_backup", "spend training", "accept"]


def test_minor_control_and_landing_problems_abort_a_manned_mission():
    for technology, step in (("control", 6), ("landing", 4)):
        s = put(at_step(moonshot(), step), technology, "minor").plays("fly")
        assert (s.state.agencies[0].failed, s.state.agencies[0].step) == (step, 7)
        assert s.crew(0) == "3+0"


@pytest.mark.parametrize("card", ["minor", "major"])
def test_sensors_send_a_crew_home_unharmed(card):
    s = put(at_step(moonshot(), 3), "sensors", card).plays("fly")
    agency = s.state.agencies[0]
    assert (agency.failed, agency.step, agency.finished) == (3, 7, False)
    assert s.crew(0) == "3+0"


def test_thrust_major_in_the_lunar_module_ends_the_mission_for_the_third_astronaut_too():
    s = put(at_step(moonshot(), 6), "thrust", "major").plays("fly")
    agency = s.state.agencies[0]
    assert (agency.failed, agency.finished) == (6, True)
    assert s.crew(0) == "1+0"
    assert s.points(0) == 20 - 4 + 6 + 1


def test_a_tank_and_a_foreign_backup_never_help():
    s = put(at_step(flight(4, {"control_backup": 1}, "load satellite control_backup"), 3), "sensors", "minor")
    s.plays("fly")
    assert s.state.agencies[0].failed == 3


def test_spending_is_voluntary():
    s = flight(1, {"thrust_backup": 1}, "load rocket thrust_backup").stack(0, "thrust", "minor").plays("fly", "accept")
    assert s.state.agencies[0].failed == 1


# --- what unsolved problems do -----------------------------------------------------------------------------------------


def test_control_major_injures_one_and_aborts():
    s = put(at_step(flight(5, capsule=2), 3), "control", "major").plays("fly")
    assert s.crew(0) == "1+1"
    assert (s.state.agencies[0].failed, s.state.agencies[0].step) == (3, 3)


@pytest.mark.parametrize("card", ["minor", "major"])
def test_sensors_abort(card):
    s = put(at_step(flight(3), 3), "sensors", card).plays("fly")
    assert s.state.agencies[0].failed == 3
    assert s.asks() == "remove_drawn"


def test_life_support_minor_injures_one_and_the_mission_goes_on():
    s = put(at_step(flight(5, capsule=2), 2), "life_support", "minor clear").plays("fly")
    assert s.crew(0) == "1+1"
    assert (s.state.agencies[0].failed, s.state.agencies[0].step) == (-1, 2)


def test_life_support_major_injures_as_many_as_are_aboard_spread_freely():
    s = put(at_step(flight(5, capsule=2), 2), "life_support", "major").plays("fly")
    assert s.crew(0) == "1+1"
    assert s.legal() == ["injure 2", "injure 1"]
    s.plays("injure 1")
    assert s.crew(0) == "1+0"
    assert s.points(0) == 18
    assert (s.state.agencies[0].failed, s.state.agencies[0].step) == (2, 3)


def test_landing_minor_aborts_and_major_loses_the_two_in_the_lunar_module():
    s = put(at_step(flight(6), 4), "landing", "minor").plays("fly")
    assert s.state.agencies[0].failed == 4
    s = put(at_step(moonshot(), 4), "landing", "major").plays("fly")
    assert s.crew(0) == "1+0"
    assert s.points(0) == 20 - 4 + 4 + 1
    assert s.state.agencies[0].finished


def test_the_owner_names_the_two_who_are_lost_with_the_lunar_module():
    s = at_step(moonshot(), 4)
    s.state.agencies[0].healthy, s.state.agencies[0].injured = 0b001, 0b110
    put(s, "landing", "major").plays("fly")
    assert s.legal() == ["lose 1", "lose 2"]
    s.plays("lose 1")
    assert s.crew(0) == "0+1"


def test_life_support_in_the_lunar_module_counts_two():
    s = put(at_step(moonshot(), 5), "life_support", "major").plays("fly")
    assert s.state.hits == 1
    s.plays("injure 2")
    assert s.crew(0) == "1+2"


def test_reentry_minor_loses_one_and_major_loses_all():
    s = put(at_step(flight(5, capsule=2), 4), "reentry", "minor clear").plays("fly")
    assert s.state.agencies[0].failed == -1
    assert s.points(0) == 20 - 2 + 7 + 1
    s = put(at_step(flight(5, capsule=2), 4), "reentry", "major").plays("fly")
    assert s.crew(0) == "0+0"
    assert s.points(0) == 20 - 4 + 4


def test_an_unmanned_mission_that_is_aborted_is_over():
    s = flight(1).stack(0, "thrust", "minor").plays("fly")
    assert s.state.agencies[0].finished
    assert s.points(0) == 21


def test_landing_major_of_a_probe_ends_the_mission():
    s = put(at_step(flight(6), 4), "landing", "major").plays("fly")
    assert s.state.agencies[0].failed == 4
    assert s.points(0) == 24


def test_an_abort_leaves_the_rest_of_the_step():
    s = flight(8, {}, rocket=3, capsule=3).stack(0, "thrust", "minor").plays("fly")
    assert len(s.state.agencies[0].lamps) == 1
    assert (s.state.agencies[0].step, s.state.agencies[0].at) == (7, 0)


def test_points_for_failure_count_the_step_that_failed_not_the_way_home():
    s = put(at_step(flight(5, capsule=2), 3), "control", "minor").plays("fly")
    s.state.agencies[0].control.decks[5] = deck_of([KINDS["clear"]] * 2)
    s.plays("fly")
    assert s.points(0) == 20 + 3 + 2


def test_the_last_astronaut_lost_ends_the_mission_as_a_failure():
    s = put(at_step(flight(2), 3), "reentry", "minor").plays("fly")
    assert s.state.agencies[0].failed == 3
    assert s.points(0) == 20 - 2 + 3


def test_victory_points_never_fall_below_zero():
    s = put(at_step(flight(2), 3).has(0, points=1), "reentry", "minor").plays("fly")
    assert s.points(0) == 3


def test_a_second_injury_is_a_loss():
    s = put(at_step(flight(2, {}), 3), "reentry", "minor")
    agency = s.state.agencies[0]
    agency.healthy, agency.injured = 0, 1
    s.plays("fly")
    assert agency.aboard() == 0
