"""Phase 5: cancelling, and every event card."""

import pytest

from games.missions.race_table import RaceTable, a_race


def announced(event: str, number: int, tokens: dict[str, int], *loading: str, **levels: int) -> RaceTable:
    """Seat 0 has announced a mission and the event is open."""
    s = a_race().has(0, unmanned=1, manned=1).gives(0, fuel=4, extra_tank=2, **tokens).developed(0, **levels)
    s.event(event).everybody_passes()
    return s.plays(f"announce {number}", *loading, "ready", "stay")


def test_cancelling_costs_only_the_inspection():
    s = announced("E01", 2, {"inspection": 1, "training": 1, "thrust_backup": 1}, "load capsule training")
    s.plays("cancel")
    assert s.tokens(0) == {"fuel": 3, "extra_tank": 2, "training": 1, "thrust_backup": 1}
    assert s.state.astronauts == 12
    assert s.points(0) == 10
    assert s.state.year == 1


@pytest.mark.parametrize("event", ["E06", "E12"])
def test_no_event(event: str):
    s = announced(event, 1, {})
    assert s.legal() == ["cancel", "go on"]
    assert s.plays("go on").asks() == "fly"


TECHNICAL = [
    # event, mission, levels, token that helps, where it is loaded, a mission that the event spares
    ("E01", 1, {}, "thrust_backup", "rocket", None),
    ("E02", 4, {}, "control_backup", "satellite", 3),
    ("E03", 3, {}, "sensor_backup", "satellite", 1),
    ("E07", 1, {}, "extra_tank", "rocket", None),
    ("E08", 2, {}, "life_support_backup", "capsule", 3),
    ("E09", 3, {}, "sensor_backup", "satellite", 2),
]


@pytest.mark.parametrize(("event", "number", "levels", "token", "craft", "spared"), TECHNICAL)
def test_technical_problem(event, number, levels, token, craft, spared):
    tokens = {} if token == "extra_tank" else {token: 1}
    s = announced(event, number, tokens, f"load {craft} {token}", **levels)
    assert f"pay {craft} {token}" in s.legal()
    assert "go on" not in s.legal()
    before = s.on(0, craft)[token]
    s.plays(f"pay {craft} {token}")
    assert s.on(0, craft).get(token, 0) == before - 1
    assert s.asks() == "fly"
    s = announced(event, number, tokens, **levels)
    if token != "extra_tank" or "extra_tank" not in s.on(0, "rocket"):
        assert s.legal() == ["cancel", "go on"]
        s.plays("go on")
        assert s.state.agencies[0].failed == 0 or s.state.year == 1
    if spared:
        s = announced(event, spared, {}).plays("go on")
        assert s.state.agencies[0].failed == -1


@pytest.mark.parametrize(
    ("event", "helps"), [("E01", True), ("E02", True), ("E03", True), ("E07", True), ("E08", True), ("E09", False)]
)
def test_an_inspection_helps_where_the_card_says_so(event: str, helps: bool):
    number = {"E01": 1, "E02": 4, "E03": 3, "E07": 1, "E08": 2, "E09": 4}[event]
    s = announced(event, number, {"inspection": 1})
    assert ("pay rocket inspection" in s.legal()) is helps


BACKUPS = [
    ("E04", 1, {}, "thrust_backup", "rocket", True),
    ("E05", 2, {}, "life_support_backup", "capsule", True),
    ("E10", 3, {}, "sensor_backup", "satellite", False),
    ("E11", 5, {"capsule": 2}, "training", "capsule", True),
]


@pytest.mark.parametrize(("event", "number", "levels", "token", "craft", "inspection"), BACKUPS)
def test_backup_failure(event, number, levels, token, craft, inspection):
    s = announced(event, number, {token: 1, "inspection": 1}, f"load {craft} {token}", **levels)
    wanted = ["pay rocket inspection"] * inspection + [f"pay {craft} {token}"]
    assert sorted(s.legal()) == sorted(["cancel", *wanted])
    s = announced(event, number, {}, **levels)
    assert s.legal() == ["cancel", "go on"]
    s.plays("go on")
    assert s.state.agencies[0].failed == -1
    assert s.asks() == "fly"


@pytest.mark.parametrize("event", ["E05", "E11"])
def test_space_sickness_strikes_every_manned_mission(event: str):
    s = announced(event, 2, {})
    s.plays("go on")
    assert s.crew(0) == "0+1"
    s = announced(event, 1, {}).plays("go on")
    assert s.crew(0) == "0+0"


def test_space_sickness_strikes_even_if_the_backup_was_given():
    s = announced("E05", 2, {"life_support_backup": 1}, "load capsule life_support_backup")
    s.plays("pay capsule life_support_backup")
    assert s.crew(0) == "0+1"


def test_an_abort_by_the_event_brings_no_points_for_steps_but_a_bonus():
    s = announced("E01", 1, {}).plays("go on")
    assert s.asks() == "bonus"
    assert s.points(0) == 10
    s.gives(0, fuel=-1).plays("bonus 1")
    assert s.tokens(0)["fuel"] == 3


def test_a_crew_aborted_by_the_event_must_still_come_home():
    s = announced("E01", 2, {}).plays("go on")
    assert s.asks() == "fly"
    assert s.state.agencies[0].step == 2
    s.stack(0, "reentry", "clear").plays("fly")
    while s.asks() == "problem":
        s.plays("accept")


def test_a_tank_lost_to_the_event_does_not_undo_the_launch():
    s = announced("E07", 6, {}).plays("pay rocket extra_tank")
    assert s.asks() == "fly"


def test_the_owner_chooses_the_token():
    s = announced(
        "E09",
        4,
        {"control_backup": 2, "sensor_backup": 1},
        "load rocket control_backup",
        "load satellite control_backup",
        "load satellite sensor_backup",
    )
    assert s.legal() == [
        "cancel",
        "pay rocket control_backup",
        "pay satellite control_backup",
        "pay satellite sensor_backup",
    ]
