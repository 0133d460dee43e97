"""Investors, Missions and the end of the game."""

import pytest

from games.apogee.desk import DATA, KINDS, a_desk

FIRST, UPPER, PAYLOAD, RND = range(4)


# --- investors ----------------------------------------------------------------------------------------------------------------

ACQUIRE = {
    "inv_01": ("ion", "kick"),
    "inv_02": ("rover", "cargo_light"),
    "inv_03": ("cubesat_20", "heavy"),
    "inv_04": ("capsule_2", "small_shuttle"),
    "inv_05": ("nuclear_thermal", "ion"),
    "inv_06": ("cargo_propelled", "rover"),
    "inv_07": ("satellite_light", "rover"),
}
BUILD = {
    "inv_08": ("solid", "kerosene"),
    "inv_09": ("methane", "laser"),
    "inv_10": ("cubesat_40", "heavy"),
    "inv_11": ("booster_2", "solar_sail"),
    "inv_12": ("small_shuttle", "cargo_light"),
    "inv_13": ("nuclear_pulse", "laser"),
}


def reward(id: str) -> int:
    return next(card.reward for card in DATA.investor if card.id == id) // 1000


def takes(card: str, investor: str) -> bool:
    """Does taking this card please the Investor?"""
    d = a_desk().investors(investor).engineers(0, "gora").assign()
    technology = DATA.technology[KINDS[card]]
    if technology.slot == "rnd":
        d.deck(RND, card).sends(0, rnd="gora")
    else:
        slot = ("first_stage", "upper_stage", "payload").index(technology.slot)
        fill = next(
            other
            for other in (("solid", "kerosene"), ("kick", "cryogenic"), ("rover", "cargo_light"))[slot]
            if other != card
        )
        d.row(slot, card, fill, fill).sends(0, design="gora").plays(0, f"take {card}")
    assert d.cards(0) == [card]
    assert d.credits(0) - 80 - 40 == (reward(investor) if d[0].investors else 0)
    return d[0].investors != 0


@pytest.mark.parametrize("investor", ACQUIRE)
def test_acquire(investor: str):
    right, wrong = ACQUIRE[investor]
    assert takes(right, investor)
    assert not takes(wrong, investor)


def builds(card: str, investor: str) -> bool:
    """Does building this card please the Investor?"""
    d = a_desk().investors(investor).engineers(0, "gora").assign().reserve(0, card)
    d.sends(0, construction="gora").plays(0, f"build {card}")
    assert d.built(0) == [card]
    return d[0].investors != 0


@pytest.mark.parametrize("investor", BUILD)
def test_build(investor: str):
    right, wrong = BUILD[investor]
    assert builds(right, investor)
    assert not builds(wrong, investor)


def test_a_free_build_counts():
    d = a_desk().director(0, "grey_walter").investors("inv_12").reserve(0, "capsule_1").turn(0)
    assert d.plays(0, "specialty", "build capsule_1").credits(0) == 80 + 60


@pytest.mark.parametrize(("investor", "right", "wrong"), [
    ("inv_14", ("solid", "solid", "kick"), ("kerosene", "kick")),
    ("inv_15", ("kerosene", "cryogenic"), ("kerosene", "hypergolic")),
    ("inv_16", ("solid", "kick", "rover"), ("solid", "kick")),
])  # fmt: skip
def test_static_fire(investor: str, right: tuple[str, ...], wrong: tuple[str, ...]):
    for cards, pleased in ((right, True), (wrong, False)):
        d = a_desk().investors(investor).pad(0, *cards).turn(0).rolls(9).plays(0, "fire")
        assert (d[0].investors != 0) == pleased
    failed = a_desk().investors(investor).pad(0, *right).turn(0).rolls(3).plays(0, "fire")
    assert failed[0].investors == 0


@pytest.mark.parametrize(("investor", "cards", "place", "pleased"), [
    ("inv_17", ("solid", "hypergolic", "satellite_light"), "geo", True),
    ("inv_17", ("kerosene", "hypergolic", "rover"), "geo", False),
    ("inv_18", ("solid", "hypergolic", "capsule_2"), "geo", True),
    ("inv_18", ("solid", "hypergolic", "capsule_1"), "geo", False),
    ("inv_19", ("solid", "hypergolic", "capsule_1"), "moon", True),
    ("inv_19", ("solid", "hypergolic", "capsule_1"), "geo", False),
    ("inv_20", ("kerosene", "hypergolic", "satellite_light"), "venus", True),
    ("inv_20", ("kerosene", "hypergolic", "satellite_light"), "moon", False),
])  # fmt: skip
def test_launch(investor: str, cards: tuple[str, ...], place: str, pleased: bool):
    d = a_desk(mission=9).director(0, "wingfield").investors(investor).pad(0, *cards)
    d.at_work(0, "operations", "chawla").turn(0).rolls(12).plays(0, f"launch {place}")
    assert d.credits(0) == 160 + (reward(investor) if pleased else 0)


def test_both_can_fall_to_one_act_and_the_row_is_filled_up_afterwards():
    d = a_desk().investors("inv_08", "inv_13").engineers(0, "gora").assign().reserve(0, "solid")
    d.state.investor_deck = [8, 7]
    d.sends(0, construction="gora").plays(0, "build solid")
    assert d.state.investor_row == [7, 12], "the gap is filled, and the new card asks for a new act"
    assert d[0].investors == 1 << 7


def test_cards_that_come_back_are_not_acquired():
    d = a_desk(mission=9).director(0, "wingfield").investors("inv_01").pad(0, "kerosene", "ion", "satellite_light")
    d.at_work(0, "operations", "chawla").turn(0).rolls(12).plays(0, "launch geo")
    assert "ion" in d.cards(0)
    assert d[0].investors == 0


def test_acquiring_counts_before_the_reserve_limit():
    nine = ["solid"] * 3 + ["kick"] * 2 + ["laser", "heavy", "hypergolic", "laser"]
    d = (
        a_desk()
        .investors("inv_02")
        .reserve(0, *nine)
        .engineers(0, "gora")
        .assign()
        .row(PAYLOAD, "rover", "cargo_light", "cargo_light")
    )
    d.sends(0, design="gora").plays(0, "take rover")
    assert d.asks(0) == "drop"
    assert d[0].investors != 0


# --- missions -----------------------------------------------------------------------------------------------------------------


def wins(
    mission: int,
    cards: tuple[str, ...],
    place: str,
    *,
    operators: tuple[str, ...] = ("chawla",),
    before=None,
    players: int = 2,
):
    """Launch, let the round end: who has won?"""
    d = a_desk(players=players, mission=mission).director(0, "wingfield")
    if before is not None:
        before(d)
    d.pad(0, *cards).at_work(0, "operations", *operators).turn(0).rolls(12)
    d.plays(0, f"launch {place}").passes()
    return d.state.winners if d.state.over else None


SMALL = ("solid", "hypergolic")
BIG = ("kerosene", "hypergolic")
FAR = ("chawla", "hohmann", "itokawa")
TITAN = ("nuclear_pulse", "nuclear_fusion", "small_shuttle", "heavy")


def test_mission_1_an_rnd_card_to_geo():
    assert wins(1, (*SMALL, "satellite_light", "cubesat_20"), "geo") == [0]
    assert wins(1, (*SMALL, "satellite_light"), "geo") is None
    assert wins(1, (*SMALL, "satellite_light", "cubesat_20"), "moon") is None


def test_mission_2_two_astronauts_to_geo():
    assert wins(2, (*SMALL, "capsule_2"), "geo") == [0]
    assert wins(2, (*SMALL, "capsule_1"), "geo") is None


def test_mission_3_ends_the_instant_the_third_investor_is_won():
    d = (
        a_desk(mission=3)
        .investors("inv_08")
        .engineers(0, "gora")
        .engineers(1, "tao")
        .assign()
        .reserve(0, "solid")
        .reserve(1, "solid")
    )
    d[0].investors, d[1].investors = 0b11, 0b1100
    d.director(0, "jinmei").director(1, "lihua")
    d.sends(0, construction="gora").sends(1, construction="tao").plays(0, "build solid").plays(1, "build solid")
    assert (d.state.over, d.state.winners) == (True, [1])
    assert d.state.actors == ()


def test_mission_3_two_investors_are_not_three():
    d = a_desk(mission=3).investors("inv_08", "inv_01").engineers(0, "gora").assign().reserve(0, "solid")
    d[0].investors = 0b1
    d.sends(0, construction="gora").plays(0, "build solid")
    assert (d[0].investors.bit_count(), d.state.over) == (2, False)


def test_mission_3_ends_without_a_winner_when_no_investor_is_left():
    d = a_desk(mission=3).investors("inv_08")
    assert not d.turn(1).plays(1, "pass").state.over, "one lies open"
    d = a_desk(mission=3).investors()
    d.turn(1).plays(1, "pass")
    assert (d.state.over, d.state.winners) == (True, [])
    assert not a_desk(mission=2).investors().turn(1).plays(1, "pass").state.over, "other missions do without"


def test_mission_4_satellite_and_cargo_to_the_moon_in_one_launch_without_rnd():
    assert wins(4, ("methane", "hypergolic", "satellite_propelled", "cargo_propelled"), "moon") == [0]
    assert wins(4, (*SMALL, "satellite_light"), "moon", before=lambda d: d.flown(0, "moon", "cargo_light")) is None
    d = a_desk(mission=4).engineers(0, "gora").assign().reserve(0, "heavy", "solid").sends(0, construction="gora")
    assert "build heavy" not in d.moves(0)
    assert "sell heavy" in a_desk(mission=4).reserve(0, "heavy").turn(0).moves(0)


def test_mission_5_two_crewed_moon_launches_and_no_nations():
    once = wins(5, (*SMALL, "capsule_1"), "moon")
    assert once is None
    assert wins(5, (*SMALL, "capsule_1"), "moon", before=lambda d: d.flown(0, "moon", "capsule_1", astronauts=1)) == [0]
    assert wins(5, (*SMALL, "capsule_1"), "moon", before=lambda d: d.flown(0, "moon", "rover")) is None
    d = a_desk(mission=5).director(0, "korolev").dice_are(1, 2).turn(0)
    assert not [move for move in d.moves(0) if move.startswith("nation")]


def test_mission_6_cheap_rockets_to_venus_bit_by_bit():
    assert wins(6, (*BIG, "satellite_light", "cubesat_20"), "venus") == [0]
    assert wins(
        6, (*BIG, "satellite_light"), "venus", before=lambda d: d.flown(0, "venus", "cubesat_20", cost=140)
    ) == [0]
    assert (
        wins(6, (*BIG, "satellite_light"), "venus", before=lambda d: d.flown(0, "venus", "cubesat_20", cost=160))
        is None
    )


def test_mission_7_the_farthest_after_round_8_shared_or_nobody():
    def ended(*places: str):
        d = a_desk(mission=7)
        for seat, place in enumerate(places):
            if place:
                d.flown(seat, place, "rover")
        d.state.round = 8
        d.turn(1).plays(1, "pass")
        return d.state.winners if d.state.over else None

    assert ended("mars", "venus") == [0]
    assert ended("mars", "mars") == [0, 1]
    assert ended("", "") == []
    d = a_desk(mission=7).flown(0, "titan", "rover")
    d.state.round = 7
    assert not d.turn(1).plays(1, "pass").state.over


def test_mission_8_thrust_29_with_all_bonuses():
    crewed = ("nuclear_pulse", "nuclear_pulse", "nuclear_pulse", "kick", "capsule_1")
    assert wins(8, crewed, "mars", operators=FAR) == [0]
    weaker = ("nuclear_pulse", "nuclear_pulse", "nuclear_fusion", "capsule_1", "booster_2")
    assert wins(8, weaker, "mars", operators=FAR) is None


def test_mission_9_cargo_and_five_astronauts_without_nuclear():
    rocket = ("hydrogen", "ion", "cargo_propelled", "interplanetary", "additional_seat", "aerospike_2")
    assert wins(9, rocket, "mars", operators=FAR) == [0]
    d = a_desk(mission=9).engineers(0, "gora").assign().reserve(0, "nuclear_pulse", "nuclear_thermal", "solid")
    assert d.sends(0, construction="gora").moves(0) == ["pass", "build solid"]
    d = a_desk(mission=9).director(0, "vostochny").reserve(0, "nuclear_pulse").turn(0)
    assert "specialty" not in d.moves(0)


def test_mission_10_four_cards_on_europa():
    rocket = ("nuclear_pulse", "hypergolic", "satellite_light", "cargo_light", "cubesat_20", "cubesat_40", "heavy")
    assert wins(10, rocket, "europa", operators=FAR) == [0]
    assert wins(10, rocket[:5] + rocket[6:], "europa", operators=FAR) is None


def test_mission_11_six_astronauts_on_titan():
    assert wins(11, TITAN, "titan", operators=FAR) is None
    assert wins(
        11, TITAN, "titan", operators=FAR, before=lambda d: d.flown(0, "titan", "small_shuttle", astronauts=3)
    ) == [0]


def test_mission_12_three_places_and_no_weak_launch():
    def almost(d):
        d.flown(0, "mars", "cargo_light").flown(0, "europa", "interplanetary", astronauts=4)

    assert wins(12, TITAN, "titan", operators=FAR, before=almost) == [0]
    weak = (
        a_desk(mission=12)
        .director(0, "wingfield")
        .pad(0, *BIG, "satellite_light")
        .at_work(0, "operations", *FAR)
        .turn(0)
    )
    assert not [move for move in weak.moves(0) if move.startswith("launch")]


def test_the_round_is_finished_and_all_who_made_it_win_together():
    d = a_desk(mission=2).director(0, "lihua").director(1, "jinmei")
    for seat, operator in ((0, "chawla"), (1, "hohmann")):
        d.pad(seat, "solid", "hypergolic", "capsule_2").at_work(seat, "operations", operator)
    d.turn(0).rolls(12, 12)
    d.state.queue = [1]
    d.plays(0, "launch geo", "pass")
    assert not d.state.over
    d.plays(1, "launch geo", "pass")
    assert d.state.winners == [0, 1]


@pytest.mark.parametrize(("teams", "directors", "winners"), [
    ((("gora",), ("tao",)), ("lihua", "lihua"), [1]),
    ((("gora",), ("von_braun",)), ("wingfield", "shuguang"), [0]),
    (((), ()), ("wingfield", "shuguang"), [0, 1]),
    ((("chawla",), ("tao",)), ("jinmei", "lihua"), [0]),
])  # fmt: skip
def test_the_tie_break_variant(teams, directors, winners):
    d = a_desk(mission=7, tiebreak="on").engineers(0, *teams[0]).engineers(1, *teams[1])
    d.director(0, directors[0]).director(1, directors[1]).flown(0, "moon", "rover").flown(1, "moon", "rover")
    d.state.round = 8
    d.turn(1).plays(1, "pass")
    assert d.state.winners == winners


def test_a_game_that_nobody_wins_ends_at_the_chosen_round():
    d = a_desk(mission=12, rounds=6)
    d.state.round = 6
    d.turn(1).plays(1, "pass")
    assert (d.state.over, d.state.winners) == (True, [])
    endless = a_desk(mission=12, rounds=0)
    endless.state.round = 500
    assert not endless.turn(1).plays(1, "pass").state.over


# --- alone --------------------------------------------------------------------------------------------------------------------


def solo(mission: int, round: int = 1):
    d = a_desk(players=1, mission=mission)
    d.state.round = round
    return d


def finished(d) -> list[int] | None:
    d.turn(0).plays(0, "pass")
    return list(d.state.winners) if d.state.over else None


def test_solo_1_geo_and_420k_at_the_end_of_any_round():
    assert finished(solo(1).flown(0, "geo", "rover").credits_are(0, 420)) == [0]
    assert finished(solo(1).flown(0, "geo", "rover").credits_are(0, 400)) is None
    assert finished(solo(1).credits_are(0, 420)) is None
    assert finished(solo(1, round=6).credits_are(0, 420)) == [], "the last round is over"


def test_solo_2_four_investors_and_320k():
    d = solo(2).credits_are(0, 320)
    d[0].investors = 0b1111
    assert finished(d) == [0]
    d = solo(2).credits_are(0, 320)
    d[0].investors = 0b111
    assert finished(d) is None


def test_solo_3_six_astronauts_and_a_cargo_on_the_moon():
    assert finished(
        solo(3).flown(0, "moon", "cargo_light", astronauts=2).flown(0, "moon", "interplanetary", astronauts=4)
    ) == [0]
    assert finished(solo(3).flown(0, "moon", "interplanetary", astronauts=6)) is None


def test_solo_4_two_venus_launches_and_a_strong_team():
    d = solo(4).flown(0, "venus", "rover").flown(0, "venus", "rover")
    assert finished(d.engineers(0, "chawla", "hohmann", "itokawa")) is None
    d = solo(4).flown(0, "venus", "rover").flown(0, "venus", "rover")
    assert finished(d.engineers(0, "chawla", "hohmann", "itokawa", "pelterie")) == [0]


def test_solo_5_four_cubesats_and_a_rover_on_mars():
    assert finished(solo(5).flown(0, "mars", "rover", "cubesat_20", "cubesat_20", "cubesat_40", "cubesat_40")) == [0]
    assert finished(solo(5).flown(0, "mars", "rover", "cubesat_20", "cubesat_20", "cubesat_40")) is None


def test_solo_6_europa_and_titan():
    d = solo(6).flown(0, "europa", "small_shuttle", astronauts=3)
    assert finished(d.flown(0, "titan", "interplanetary", astronauts=4)) == [0]


def test_solo_has_no_nations():
    d = solo(1).director(0, "korolev").turn(0)
    assert not [move for move in d.moves(0) if move.startswith("nation")]
