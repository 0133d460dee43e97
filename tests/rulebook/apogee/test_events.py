"""Every Event, basic and solo."""

import pytest

from games.apogee.desk import a_desk

RND = 3
ROCKET = ("kerosene", "kick", "satellite_light")


def flying(*cards: str):
    return a_desk().director(0, "wingfield").pad(0, *(cards or ROCKET)).at_work(0, "operations", "jackson")


def launches(d) -> list[str]:
    return [move for move in d.turn(0).moves(0) if move.startswith("launch")]


# --- at once ------------------------------------------------------------------------------------------------------------------


def test_financial_crisis():
    d = a_desk().credits_are(1, 20).next_event("financial_crisis").engineers(0, "gora").new_round()
    assert (d.credits(0), d.credits(1)) == (40, 0)


@pytest.mark.parametrize(("roll", "built"), [(5, 3), (4, 1)])
def test_engine_failure_one_roll_for_all_liquid_engines(roll: int, built: int):
    d = a_desk().pad(0, "kerosene", "methane", "kick").engineers(0, "gora").next_event("engine_failure").rolls(roll)
    d.new_round()
    assert len(d.built(0)) == built
    assert len(d.cards(0)) == 3 - built


def test_engine_failure_may_be_repaired_and_is_no_acquiring():
    d = (
        a_desk()
        .pad(0, "kerosene")
        .dice_are(0, 1)
        .next_event("engine_failure")
        .engineers(0, "gora")
        .rolls(4, 6)
        .new_round()
    )
    assert d.asks(0) == "retry"
    assert d.plays(0, "die").built(0) == ["kerosene"]
    d = a_desk().pad(0, "nuclear_pulse", "kick").engineers(0, "gora").next_event("engine_failure").new_round()
    assert len(d.built(0)) == 2, "only Liquid Engines fail"


def test_exceptional_support():
    d = a_desk().next_event("exceptional_support").engineers(0, "gora")
    d[1].specialty_used = True
    d.new_round()
    assert (d.credits(0), d.credits(1)) == (120, 80)


def test_new_patents_for_those_with_room():
    nine = ["solid"] * 3 + ["kick"] * 2 + ["rover", "heavy", "ion", "laser"]
    d = a_desk().reserve(0, *nine).next_event("new_patents").engineers(0, "gora").new_round()
    assert (len(d.cards(0)), len(d.cards(1))) == (9, 1)


# --- restrictions -------------------------------------------------------------------------------------------------------------


def test_anti_nuclear_demonstration():
    d = flying("nuclear_pulse", "kick", "satellite_light").event("anti_nuclear")
    assert launches(d) == []
    assert "fire" in d.moves(0)
    assert launches(flying("kerosene", "nuclear_thermal", "rover").event("anti_nuclear")) == []
    assert launches(flying().event("anti_nuclear"))


def test_insurance_is_paid_before_the_launch_and_lost():
    d = flying().event("insurance").rolls(1).turn(0).plays(0, "launch geo")
    assert d.credits(0) == 20
    assert launches(flying().event("insurance").credits_are(0, 40)) == []


@pytest.mark.parametrize(("event", "post", "most"), [
    ("resource_restriction", "design", 1), ("poor_schedules", "construction", 1), ("inaccessible_premises", "specialty", 0),
])  # fmt: skip
def test_limits_of_engineers(event: str, post: str, most: int):
    d = a_desk().engineers(0, "tao", "dyson", "johnson").event(event).assign()
    for name in ("qian_tao", "diane_dyson")[:most]:
        d.plays(0, f"send {name} {post}")
    assert not [move for move in d.moves(0) if move.endswith(post)]
    assert [move for move in d.moves(0) if move.startswith("send")]


def test_supply_problem():
    assert "fire" not in flying().event("supply_problem").turn(0).moves(0)


@pytest.mark.parametrize(("roll", "dice"), [(5, 0), (6, 1)])
def test_crucial_performance_test(roll: int, dice: int):
    assert flying().event("crucial_test").turn(0).rolls(roll).plays(0, "fire").dice(0) == dice


@pytest.mark.parametrize("card", ["capsule_1", "solar_sail"])
def test_space_debris(card: str):
    d = flying("kerosene", "hypergolic", "rover", card)
    assert launches(d)
    assert launches(d.event("space_debris")) == []


def test_burn_out():
    d = a_desk().director(0, "lihua").event("burn_out").engineers(0, "gora").reserve(0, "solid", "kick").assign()
    d.sends(0, operations="gora").passes("turn").plays(0, "sell solid")
    assert d.state.actors == (1,), "one action only"


def test_missed_bid():
    d = a_desk().event("missed_bid").engineers(0, "gora").reserve(0, "cubesat_60").assign()
    d.sends(0, construction="gora").plays(0, "build cubesat_60")
    assert (d.built(0), d.credits(0)) == (["cubesat_60"], 80 + 40)


def test_reluctant_investors_count_but_do_not_pay():
    d = a_desk().event("reluctant_investors").investors("inv_06").engineers(0, "gora").assign()
    d.row(2, "cargo_light", "rover", "rover").sends(0, design="gora").plays(0, "take cargo_light")
    assert (d[0].investors != 0, d.credits(0)) == (True, 80 + 40)


@pytest.mark.parametrize(("event", "roll", "flies"), [
    ("bad_weather", 5, False), ("bad_weather", 6, True), ("perfect_weather", 3, True), ("perfect_weather", 2, False), ("", 3, False),
])  # fmt: skip
def test_weather_changes_every_launch_die(event: str, roll: int, flies: bool):
    d = flying("kerosene", "hypergolic", "satellite_light").event(event).turn(0).rolls(roll).plays(0, "launch geo")
    assert (d.built(0) == []) == flies, "4 is needed on the table"


# --- help ---------------------------------------------------------------------------------------------------------------------


def test_prices_explode_for_every_sale_to_the_market():
    assert a_desk().event("prices_explode").reserve(0, "rover").turn(0).plays(0, "sell rover").credits(0) == 140
    d = (
        a_desk()
        .event("prices_explode")
        .director(0, "feoktistov")
        .pad(0, "rover")
        .turn(0)
        .plays(0, "specialty", "strip rover")
    )
    assert d.credits(0) == 180
    d = (
        a_desk()
        .event("prices_explode")
        .engineers(0, "lyulka")
        .reserve(0, "rover")
        .assign()
        .sends(0, specialty="lyulka")
    )
    assert d.plays(0, "sell rover").credits(0) == 80 + 60 + 40


def test_engineer_training():
    d = flying("kerosene", "hypergolic", "satellite_light")
    assert "launch venus" not in launches(d)
    assert "launch venus" in launches(d.event("engineer_training"))


def test_wage_exemption():
    d = a_desk().event("wage_exemption").engineers(0, "gora", "tao", "dyson", "johnson").assign().passes("turn")
    assert d.credits(0) == 140


def test_after_the_last_event_the_game_goes_on_without():
    d = a_desk().engineers(0, "gora")
    d.state.event_deck = []
    d.new_round()
    assert d.state.event.effect == ""
    assert d.state.view(0).event == ""
    assert d.asks(0) == "assign"


# --- alone --------------------------------------------------------------------------------------------------------------------


def alone(event: str, mission: int = 3):
    """A solo desk about to meet a Solo Event."""
    return a_desk(players=1, mission=mission).next_event(f"solo:{event}")


def test_start_up_forbids_seniors():
    d = alone("start_up").new_round().turn(0)
    assert "senior" not in d.moves(0)
    assert "junior" in d.moves(0)
    assert "specialty" not in d.director(0, "lihua").moves(0)


def test_ineptitude_forbids_the_specialty():
    assert "specialty" not in alone("ineptitude").director(0, "wingfield").new_round().turn(0).moves(0)


def test_ethics_forbids_building_nuclear():
    d = alone("ethics").reserve(0, "nuclear_pulse", "solid").engineers(0, "gora").new_round()
    assert "build nuclear_pulse" not in d.sends(0, construction="gora").moves(0)
    assert "build solid" in d.moves(0)


def test_backwardness_forbids_single_stage_to_orbit():
    d = alone("backwardness").reserve(0, "ssto", "solid").engineers(0, "gora").new_round()
    assert "build ssto" not in d.sends(0, construction="gora").moves(0)


def test_thrust_rating():
    d = alone("thrust_rating").pad(0, "kerosene", "hydrogen", "heavy").engineers(0, "gora").new_round()
    assert d.credits(0) == 140
    d = alone("thrust_rating").pad(0, "kerosene").dice_are(0, 2).engineers(0, "gora").new_round()
    assert (d.credits(0), d.dice(0)) == (80, 1)


def test_construction_delay():
    d = alone("construction_delay").engineers(0, "gora", "tao").new_round()
    assert d.asks(0) == "discharge"
    assert d.plays(0, "dismiss qian_tao").team(0) == ["rafal_gora"]
    d = alone("construction_delay").engineers(0, "gora")
    d[0].slots_built = 0b1111
    assert d.new_round().asks(0) == "assign"


def test_a_team():
    assert alone("a_team").engineers(0, "chawla", "hohmann", "von_braun").new_round().dice(0) == 1
    assert alone("a_team").engineers(0, "chawla", "hohmann").new_round().dice(0) == 0


def test_schedule_delay():
    assert alone("schedule_delay").engineers(0, "gora").new_round().credits(0) == 40
    d = alone("schedule_delay").engineers(0, "gora")
    d[0].investors = 0b11
    assert d.new_round().credits(0) == 80
    assert alone("schedule_delay").engineers(0, "gora").credits_are(0, 20).new_round().credits(0) == 0


@pytest.mark.parametrize(
    ("team", "left"), [(("gora", "tao"), 40), (("gora", "tao", "dyson"), 80), (("gora", "tao", "dyson", "omi"), 120)]
)
def test_hiring_bonus(team: tuple[str, ...], left: int):
    assert alone("hiring_bonus").engineers(0, *team).new_round().credits(0) == left


def test_human_resources():
    d = alone("human_resources").engineers(0, "tao").credits_are(0, 40).new_round()
    assert len(d.team(0)) == 2
    d = alone("human_resources").engineers(0, "tao").credits_are(0, 120).new_round()
    assert d.asks(0) == "discharge"
    assert alone("human_resources").engineers(0, "tao").credits_are(0, 60).new_round().asks(0) == "assign"
    assert alone("human_resources").engineers(0, "tao").credits_are(0, 100).new_round().asks(0) == "assign"


def test_boredom():
    d = (
        alone("boredom")
        .engineers(0, "gora", "tao", "dyson")
        .new_round()
        .plays(0, "dismiss qian_tao", "dismiss rafal_gora")
    )
    assert d.team(0) == ["diane_dyson"]
    assert alone("boredom").engineers(0, "gora").flown(0, "geo", "rover").new_round().asks(0) == "assign"
    assert alone("boredom").engineers(0, "gora").new_round().plays(0, "dismiss rafal_gora").team(0) == []


def test_lost_funds():
    assert alone("lost_funds").engineers(0, "gora").rolls(5).new_round().credits(0) == 80
    assert alone("lost_funds").engineers(0, "gora").rolls(4).new_round().credits(0) == 40
    d = alone("lost_funds").engineers(0, "gora").dice_are(0, 1).rolls(4, 5).new_round().plays(0, "die")
    assert (d.credits(0), d.dice(0)) == (80, 0)


@pytest.mark.parametrize(("event", "low", "fee", "place"), [("adapt", 6, 40, "mars"), ("new_mission", 9, 60, "titan")])
def test_the_mission_may_grow(event: str, low: int, fee: int, place: str):
    d = alone(event).engineers(0, "gora").dice_are(0, 3).rolls(low).new_round()
    assert [need.destination for need in d.state.view(0).needs] == ["moon", "moon", place]
    assert d.credits(0) == 80
    d = alone(event).engineers(0, "gora").dice_are(0, 3).rolls(low + 1).new_round()
    assert (len(d.state.view(0).needs), d.credits(0), d.dice(0)) == (2, 80 - fee, 3)


def test_the_solo_pile_alternates_and_ends_with_a_basic_event():
    d = a_desk(players=1, mission=3)
    seen = [code >= 100 for code in reversed(d.state.event_deck)]
    assert seen == [False, True, False, True, False, True, False], "the first, a Solo Event, is out already"
