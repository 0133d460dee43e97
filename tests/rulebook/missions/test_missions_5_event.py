"""Phase 5: cancelling, and every event card."""

import pytest

from cosmodrome.games.missions.boards import missions_board
from cosmodrome.games.missions.data import TECHNOLOGY_IDS
from cosmodrome.games.missions.rules.event import strikes
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


# --- every card in every way -------------------------------------------------------------------------------------------

CARDS = {
    # event: technologies it strikes, tokens that pay, injured astronauts
    "E01": ("thrust", "thrust_backup inspection", 0),
    "E02": ("control", "control_backup inspection", 0),
    "E03": ("life_support sensors", "life_support_backup sensor_backup inspection", 0),
    "E04": ("thrust control", "thrust_backup control_backup inspection", 0),
    "E05": ("life_support reentry", "life_support_backup inspection", 1),
    "E06": ("", "", 0),
    "E07": ("thrust", "extra_tank thrust_backup inspection", 0),
    "E08": ("reentry landing", "life_support_backup sensor_backup inspection", 0),
    "E09": ("control sensors", "control_backup sensor_backup", 0),
    "E10": ("sensors landing", "sensor_backup", 0),
    "E11": ("control life_support", "training inspection", 1),
    "E12": ("", "", 0),
}
LOADED = {
    "rocket": ("thrust_backup", "control_backup", "extra_tank", "inspection"),
    "capsule": ("sensor_backup", "life_support_backup", "training"),
    "lunar_module": ("thrust_backup", "control_backup"),
}
USES = {
    1: "thrust",
    2: "thrust reentry",
    3: "thrust sensors",
    4: "thrust control sensors",
    5: "thrust control life_support reentry",
    6: "thrust control sensors landing",
    7: "thrust control sensors life_support reentry",
    8: "thrust control sensors life_support landing reentry",
}


@pytest.mark.parametrize("event", CARDS)
def test_every_token_that_a_card_names_pays_from_every_spacecraft_and_no_other(event: str):
    _, tokens, _ = CARDS[event]
    loading = [
        f"load {craft} {token}"
        for craft, load in LOADED.items()
        for token in load
        if token not in ("extra_tank", "inspection")
    ]
    own = {"thrust_backup": 2, "control_backup": 2, "sensor_backup": 1, "life_support_backup": 1, "training": 1}
    s = announced(event, 8, {**own, "inspection": 1}, *loading, rocket=3, capsule=3)
    pays = {f"pay {craft} {token}" for craft, load in LOADED.items() for token in load if token in tokens.split()}
    assert set(s.legal()) == {"cancel", *(pays or {"go on"})}
    for move in sorted(pays):
        s = announced(event, 8, {**own, "inspection": 1}, *loading, rocket=3, capsule=3)
        _, craft, token = move.split()
        before = s.on(0, craft)[token]
        assert s.plays(move).on(0, craft).get(token, 0) == before - 1
        s.state.check()


@pytest.mark.parametrize("event", CARDS)
def test_a_card_strikes_the_missions_that_use_one_of_its_technologies(event: str):
    technologies, _, _ = CARDS[event]
    for number, used in USES.items():
        s = a_race().has(0, unmanned=1, manned=1).developed(0, rocket=3, satellite=3, capsule=3)
        s.gives(0, fuel=4, extra_tank=2, inspection=1).event(event).everybody_passes().plays(f"announce {number}")
        while s.asks() == "build":
            s.plays(s.legal()[-1])
        s.plays("ready", "stay")
        struck = bool(set(technologies.split()) & set(used.split()))
        assert strikes(s.state, 0) is struck, (event, number)


@pytest.mark.parametrize("event", CARDS)
def test_a_card_makes_as_many_sick_as_it_says(event: str):
    s = announced(event, 5, {}, capsule=2)
    s.plays(next(move for move in s.legal() if move != "cancel"))
    sick = CARDS[event][2]
    assert s.crew(0) == f"{2 - sick}+{sick}"


def test_what_the_cards_name_although_every_mission_that_uses_it_is_struck_anyway():
    """No mission tells these technologies of a card apart; they are printed all the same."""
    board = missions_board()
    for card in board.events:
        printed = {name for index, name in enumerate(TECHNOLOGY_IDS) if card.technologies >> index & 1}
        assert printed == set(CARDS[card.id][0].split()), card.id
