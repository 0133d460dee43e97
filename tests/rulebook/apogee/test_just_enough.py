"""Every figure that a card asks for: just enough is enough, and one less is not."""

from __future__ import annotations

import pytest

from games.apogee.desk import DATA, ENGINEERS, Desk, a_desk, the_game

FAR = ("chawla", "hohmann", "itokawa")
"""Operators for any destination."""


def finished(d: Desk) -> bool:
    """The round of a lonely player ends: is the Mission fulfilled?"""
    d.turn(0).plays(0, "pass")
    return d.state.over and d.state.winners == [0]


# --- engineers ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", DATA.engineer, ids=lambda card: card.id)
def test_who_has_a_specialty_may_be_sent_there_and_nobody_else(card):
    d = a_desk().engineers(0, card.id).assign()
    assert (f"send {card.id} specialty" in d.moves(0)) == (card.effect is not None)


@pytest.mark.parametrize("card", DATA.engineer, ids=lambda card: card.id)
def test_every_engineer_counts_with_the_printed_authority(card):
    d = a_desk().engineers(0, card.id).assign().sends(0, operations=card.id)
    assert d.state.view(0).companies[0].operations == round(10 * card.authority)


def test_the_deck_of_a_profile_holds_its_engineers():
    s = the_game(2).new(1)
    assert sorted(ENGINEERS[index] for index in s.juniors) == sorted(c.id for c in DATA.engineer if c.authority <= 6)
    assert sorted(ENGINEERS[index] for index in s.seniors) == sorted(c.id for c in DATA.engineer if c.authority > 6)


def test_coanda_fails_below_four():
    d = a_desk().engineers(0, "coanda").assign().reserve(0, "solid").rolls(3).sends(0, specialty="coanda")
    assert d.built(0) == []


# --- directors ------------------------------------------------------------------------------------------------------------------


def test_jinmei_adds_exactly_two():
    d = a_desk().director(0, "jinmei").pad(0, "kerosene", "hypergolic", "rover").at_work(0, "operations", "gora")
    before = d.turn(0).state.view(0).companies[0].thrust
    assert d.plays(0, "specialty").state.view(0).companies[0].thrust == before + 2


def test_shuguang_takes_off_exactly_four():
    rocket = ("nuclear_pulse", "nuclear_fusion", "satellite_light", "heavy")
    d = a_desk().director(0, "shuguang").pad(0, *rocket).at_work(0, "operations", "chawla").turn(0)
    assert [move for move in d.moves(0) if move.startswith("launch")] == ["launch geo", "launch moon", "launch venus"]
    d.plays(0, "specialty")
    launches = [move for move in d.moves(0) if move.startswith("launch")]
    assert launches == ["launch geo", "launch moon", "launch venus", "launch mars"], "12.0 are enough for 16 less 4"


# --- nations --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("director", "roll", "works"), [
    ("wingfield", 6, True), ("wingfield", 5, False), ("korolev", 6, True), ("korolev", 5, False), ("kang", 6, True), ("kang", 5, False),
])  # fmt: skip
def test_a_nation_needs_six(director: str, roll: int, works: bool):
    d = a_desk().director(0, director).reserve(1, "heavy").engineers(1, "gora").dice_are(1, 2).turn(0)
    d.rolls(roll).plays(0, "nation 2")
    if d.asks(0) == "strike":
        d.plays(0, "drop heavy")
    assert ((d.cards(1), d.team(1), d.dice(1)) != (["heavy"], ["rafal_gora"], 2)) == works


@pytest.mark.parametrize("director", ["wingfield", "tompkins", "van_horn", "grey_walter"])
def test_every_american_director_can_strike_at_rnd(director: str):
    assert "nation 2" in a_desk().director(0, director).reserve(1, "heavy").turn(0).moves(0)


@pytest.mark.parametrize("director", ["vostochny", "tereshkova", "korolev", "feoktistov"])
def test_every_russian_director_can_strike_at_dice(director: str):
    assert "nation 2" in a_desk().director(0, director).dice_are(1, 1).turn(0).moves(0)


@pytest.mark.parametrize("director", ["jinmei", "shuguang", "kang", "lihua"])
def test_every_chinese_director_can_strike_at_engineers(director: str):
    assert "nation 2" in a_desk().director(0, director).engineers(1, "gora").turn(0).moves(0)


# --- investors ------------------------------------------------------------------------------------------------------------------

BUILDS = {"inv_08": "solid", "inv_09": "methane", "inv_10": "cubesat_40", "inv_11": "booster_2", "inv_12": "capsule_1", "inv_13": "nuclear_pulse"}  # fmt: skip
FIRES = {
    "inv_14": ("solid", "solid", "kick"),
    "inv_15": ("kerosene", "cryogenic"),
    "inv_16": ("solid", "kick", "rover"),
}


def reward(investor: str) -> int:
    return next(card.reward for card in DATA.investor if card.id == investor) // 1000


@pytest.mark.parametrize("investor", BUILDS)
def test_the_reward_for_building(investor: str):
    earned = []
    for row in ((), (investor,)):
        d = a_desk().investors(*row).engineers(0, "gora").assign().reserve(0, BUILDS[investor])
        d.sends(0, construction="gora").plays(0, f"build {BUILDS[investor]}")
        earned.append(d.credits(0))
    assert earned[1] - earned[0] == reward(investor)


@pytest.mark.parametrize("investor", FIRES)
def test_the_reward_for_a_static_fire(investor: str):
    d = a_desk().investors(investor).pad(0, *FIRES[investor]).turn(0).rolls(4).plays(0, "fire")
    assert d.credits(0) == 80 + reward(investor)


# --- missions -------------------------------------------------------------------------------------------------------------------


def test_mission_8_thrust_28_is_not_29():
    just = a_desk(mission=8).flown(0, "mars", "capsule_1", astronauts=1, thrust=29).turn(1)
    less = a_desk(mission=8).flown(0, "mars", "capsule_1", astronauts=1, thrust=28).turn(1)
    empty = a_desk(mission=8).flown(0, "mars", "rover", astronauts=0, thrust=29).turn(1)
    near = a_desk(mission=8).flown(0, "venus", "capsule_1", astronauts=1, thrust=29).turn(1)
    ended = [one.plays(1, "pass").state.over for one in (just, less, empty, near)]
    assert ended == [True, False, False, False]


def ends(mission: int, *flights: tuple[str, tuple[str, ...], int]) -> bool:
    """With these flights behind it (place, what stayed there, astronauts), does seat 0 win when the round ends?"""
    d = a_desk(mission=mission)
    for place, cards, crew in flights:
        d.flown(0, place, *cards, astronauts=crew)
    d.turn(1).plays(1, "pass")
    return d.state.over and d.state.winners == [0]


def test_mission_4_wants_both_in_the_same_launch():
    assert ends(4, ("moon", ("satellite_light", "cargo_light"), 0))
    assert not ends(4, ("moon", ("satellite_light", "rover"), 0))
    assert not ends(4, ("moon", ("cargo_light", "rover"), 0))
    assert not ends(4, ("geo", ("satellite_light", "cargo_light"), 0))
    assert not ends(4, ("moon", ("satellite_light", "cargo_light", "cubesat_20"), 0)), "no R&D on board"


def test_mission_5_wants_the_moon():
    assert not ends(5, ("moon", ("capsule_1",), 1), ("geo", ("capsule_1",), 1))


def test_mission_6_wants_both_on_venus():
    assert ends(6, ("venus", ("cubesat_20",), 0), ("venus", ("satellite_light",), 0))
    assert not ends(6, ("venus", ("cubesat_20",), 0), ("moon", ("satellite_light",), 0))
    assert not ends(6, ("moon", ("cubesat_20",), 0), ("venus", ("satellite_light",), 0))
    assert not ends(6, ("venus", ("cubesat_20", "cubesat_40"), 0))


def test_mission_9_wants_a_cargo_and_five_astronauts_on_mars():
    assert ends(9, ("mars", ("cargo_light",), 2), ("mars", ("capsule_3",), 3))
    assert not ends(9, ("mars", ("cargo_light",), 2), ("mars", ("capsule_2",), 2))
    assert not ends(9, ("mars", ("interplanetary",), 5))
    assert not ends(9, ("mars", ("cargo_light",), 2), ("venus", ("capsule_3",), 3))
    assert not ends(9, ("venus", ("cargo_light",), 0), ("mars", ("interplanetary",), 5))


def test_mission_10_wants_two_cubesats_a_satellite_and_a_cargo_on_europa():
    whole = ("cubesat_20", "cubesat_40", "satellite_light", "cargo_light")
    assert ends(10, ("europa", whole, 0))
    assert ends(10, ("europa", whole[:2], 0), ("europa", whole[2:], 0))
    for missing in whole:
        assert not ends(10, ("europa", tuple(card for card in whole if card != missing), 0))
        assert not ends(10, ("mars", (missing,), 0), ("europa", tuple(card for card in whole if card != missing), 0))


def test_mission_11_five_astronauts_are_not_six():
    assert ends(11, ("titan", ("interplanetary",), 4), ("titan", ("capsule_2",), 2))
    assert not ends(11, ("titan", ("interplanetary",), 4), ("titan", ("capsule_1",), 1))
    assert not ends(11, ("titan", ("interplanetary",), 4), ("europa", ("capsule_2",), 2))


def test_mission_12_wants_all_three():
    cargo, titan, europa = (
        ("mars", ("cargo_light",), 0),
        ("titan", ("capsule_3",), 3),
        ("europa", ("interplanetary",), 4),
    )
    assert ends(12, cargo, titan, europa)
    assert not ends(12, cargo, titan)
    assert not ends(12, cargo, europa)
    assert not ends(12, titan, europa)
    assert not ends(12, cargo, titan, ("europa", ("capsule_3",), 3))
    assert not ends(12, cargo, ("titan", ("capsule_2",), 2), europa)


def test_mission_12_performance_2_6_may_fly():
    cards = ("nuclear_pulse", "nuclear_fusion", "small_shuttle", "heavy")
    d = a_desk(mission=12).director(0, "wingfield").pad(0, *cards).at_work(0, "operations", *FAR).turn(0)
    assert d.state.view(0).companies[0].performance >= 26
    assert "launch geo" in d.moves(0)
    weaker = ("laser", "laser", "nuclear_fusion", "satellite_light")
    d = a_desk(mission=12).director(0, "wingfield").pad(0, *weaker).at_work(0, "operations", *FAR).turn(0)
    assert d.state.view(0).companies[0].performance == 19
    assert not [move for move in d.moves(0) if move.startswith("launch")]


# --- alone ----------------------------------------------------------------------------------------------------------------------


def solo(mission: int, round: int = 1) -> Desk:
    d = a_desk(players=1, mission=mission)
    d.state.round = round
    return d


@pytest.mark.parametrize(("mission", "rounds"), [(1, 6), (2, 6), (3, 8), (4, 8), (5, 10), (6, 10)])
def test_a_solo_mission_is_lost_after_its_last_round(mission: int, rounds: int):
    d = solo(mission, rounds - 1).turn(0).plays(0, "pass")
    assert not d.state.over
    d = solo(mission, rounds).turn(0).plays(0, "pass")
    assert (d.state.over, d.state.winners) == (True, [])


@pytest.mark.parametrize(("mission", "numbers"), [
    (1, [1, 8, 5]), (2, [2, 8, 9]), (3, [3, 9, 11, 12]), (4, [4, 10, 9, 7]), (5, [4, 6, 13, 5, 7]), (6, [3, 8, 11, 14, 10]),
])  # fmt: skip
def test_the_events_of_a_solo_mission(mission: int, numbers: list[int]):
    pile = list(reversed(the_game(1, mission=mission).new("pile").event_deck))
    assert [DATA.solo_event[code - 100].number for code in pile[::2]] == numbers
    assert len(set(pile[1::2])) == len(numbers)
    assert all(code < len(DATA.event) for code in pile[1::2])


def test_solo_1_wants_geo():
    assert not finished(solo(1).flown(0, "moon", "rover").credits_are(0, 420))


def test_solo_2_wants_320k():
    for owned, fulfilled in ((320, True), (300, False)):
        d = solo(2).credits_are(0, owned)
        d[0].investors = 0b1111
        assert finished(d) == fulfilled


def test_solo_3_five_astronauts_are_not_six():
    d = solo(3).flown(0, "moon", "cargo_light", astronauts=2)
    assert not finished(d.flown(0, "moon", "capsule_3", astronauts=3))
    d = solo(3).flown(0, "moon", "cargo_light", astronauts=2)
    assert not finished(d.flown(0, "geo", "interplanetary", astronauts=4))
    d = solo(3).flown(0, "geo", "cargo_light")
    assert not finished(d.flown(0, "moon", "interplanetary", astronauts=6))


def test_solo_4_a_team_of_42_and_two_launches():
    def venus(launches: int, *team: str) -> bool:
        d = solo(4).engineers(0, *team)
        for _ in range(launches):
            d.flown(0, "venus", "rover")
        return finished(d)

    exact = ("chawla", "itokawa", "jackson", "szebehely")  # 12.0 + 11.2 + 10.4 + 8.4
    assert venus(2, *exact)
    assert not venus(1, *exact)
    assert not venus(2, "chawla", "itokawa", "jackson", "von_braun"), "41.6"
    d = solo(4).engineers(0, *exact).flown(0, "venus", "rover").flown(0, "moon", "rover")
    assert not finished(d)


def test_solo_5_wants_the_rover_and_four_cubesats_on_mars():
    four = ("cubesat_20", "cubesat_20", "cubesat_40", "cubesat_40")
    assert not finished(solo(5).flown(0, "mars", *four))
    assert not finished(solo(5).flown(0, "mars", *four).flown(0, "venus", "rover"))
    assert not finished(solo(5).flown(0, "mars", "rover").flown(0, "venus", *four))


def test_solo_6_wants_both_crews():
    def crews(europa: int, titan: int) -> bool:
        d = solo(6).flown(0, "europa", "small_shuttle", astronauts=europa)
        return finished(d.flown(0, "titan", "interplanetary", astronauts=titan))

    assert crews(3, 4)
    assert not crews(2, 4)
    assert not crews(3, 3)
    assert not crews(7, 0)


def alone(event: str) -> Desk:
    return a_desk(players=1, mission=3).next_event(f"solo:{event}")


@pytest.mark.parametrize(("cards", "credits"), [(("hydrogen", "hydrogen", "heavy"), 140), (("hydrogen", "solid", "heavy"), 80)])  # fmt: skip
def test_thrust_rating_wants_20(cards: tuple[str, ...], credits: int):
    assert alone("thrust_rating").pad(0, *cards).engineers(0, "gora").new_round().credits(0) == credits


@pytest.mark.parametrize(("third", "dice"), [("havilland", 1), ("cierva", 0)])
def test_the_a_team_wants_30(third: str, dice: int):
    assert alone("a_team").engineers(0, "chawla", "itokawa", third).new_round().dice(0) == dice


def test_schedule_delay_wants_two_investors():
    d = alone("schedule_delay").engineers(0, "gora")
    d[0].investors = 0b1
    assert d.new_round().credits(0) == 40


@pytest.mark.parametrize("slot", range(4))
def test_construction_delay_looks_at_every_slot(slot: int):
    d = alone("construction_delay").engineers(0, "gora")
    d[0].slots_built = 0b1111 & ~(1 << slot)
    assert d.new_round().asks(0) == "discharge"


def test_what_is_built_counts_for_construction_delay_even_after_it_has_flown():
    d = a_desk().engineers(0, "gora").assign().reserve(0, "rover").sends(0, construction="gora")
    assert d.plays(0, "build rover")[0].slots_built == 0b100
