"""Setting up: decks, starting tokens, events, missions, bonuses, scenarios, and what the spacecraft can carry."""

from collections import Counter

import pytest

from cosmodrome.games.missions.data import CATEGORY_IDS, TOKEN_IDS
from cosmodrome.games.missions.rules.cards import CLEAR, MAJOR, MINOR, cards_of
from cosmodrome.kernel import Rng
from games.missions.race_table import RaceTable, a_game, a_race


def fresh(players: int = 4, seed: int = 1, **options: object) -> RaceTable:
    """A table just laid out, before anybody has chosen a starting token."""
    return RaceTable(a_game(players, **options).new(seed))  # type: ignore[arg-type]


def test_everybody_gets_34_mission_control_cards_in_six_decks_and_a_pile():
    for seed in range(5):
        for agency in fresh(seed=seed).state.agencies:
            decks = [cards_of(deck) for deck in agency.control.decks]
            assert [len(deck) for deck in decks] == [5] * 6
            assert all(deck.count(MAJOR) == 1 for deck in decks)
            assert sorted(deck.count(MINOR) for deck in decks) == [2, 2, 2, 2, 3, 3]
            cards = Counter(card for deck in decks for card in deck)
            assert (cards[MAJOR], cards[MINOR] + agency.control.pile, cards[CLEAR]) == (6, 18, 10)


def test_the_second_takes_an_enhancement_the_third_fuel_the_fourth_both():
    s = fresh()
    first, second, third, fourth = s.state.order
    assert s.state.actors == (second,)
    s.plays("+extra_tank")
    assert s.state.actors == (fourth,)
    assert (s.tokens(third), s.tokens(fourth)) == ({"fuel": 1}, {"fuel": 1})
    s.plays("+sensor_backup")
    assert s.tokens(first) == {}
    assert s.tokens(fourth) == {"fuel": 1, "sensor_backup": 1}
    assert (s.state.phase, s.state.actors) == (1, (first,))


def test_anybody_may_begin_and_the_others_follow_clockwise():
    orders = {tuple(fresh(seed=seed).state.order) for seed in range(40)}
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


def test_three_starred_events_stay_in_the_box():
    s = fresh().state
    assert len(s.events) == 9
    assert sum(s.board.events[card].starred for card in s.events) == 3
    assert len(s.boxed) == 3
    assert all(s.board.events[card].starred for card in s.boxed)


def test_everybody_begins_with_ten_points_level_one_and_six_specialists():
    for agency in fresh().state.agencies:
        assert (agency.points, agency.hand, agency.bars) == (10, 0b111111, 0)
        assert [agency.level(craft) for craft in range(3)] == [1, 1, 1]


def test_random_missions_are_one_of_every_number_in_all_their_variants():
    tables = [fresh(2, seed, missions="random").state.missions for seed in range(40)]
    assert all([card.number for card in cards] == list(range(1, 9)) for cards in tables)
    assert len({card.id for cards in tables for card in cards}) == 22
    assert [card.id for card in fresh(2).state.missions] == [f"{number}.0" for number in range(1, 9)]


def test_random_bonuses_are_eight_of_the_ten_tiles():
    seen = set()
    for seed in range(20):
        s = fresh(2, seed, bonuses="random").state
        tiles = [s.board.tiles.index(pair) for pair in s.bonuses]
        assert len(set(tiles)) == 8
        seen |= set(tiles)
    assert seen == set(range(10))


SCENARIOS = {
    # number: categories that score, missions with a media token
    0: ("unmanned manned lunar media", (3, 5, 6, 8)),
    1: ("unmanned manned lunar media", (3, 5, 6, 8)),
    2: ("unmanned manned lunar", ()),
    3: ("lunar media successful", (4, 6, 8)),
    4: ("manned lunar media", (2, 5, 7, 8)),
    5: ("unmanned manned media", (1, 2, 4, 5)),
    6: ("media successful", (1, 3, 5, 7)),
    7: ("unmanned lunar media", (3, 4, 6)),
    8: ("manned lunar successful", ()),
    9: ("manned media successful", (2, 3, 6, 7)),
    10: ("unmanned manned lunar media", tuple(range(1, 9))),
    11: ("manned lunar media successful", tuple(range(1, 9))),
}


@pytest.mark.parametrize("number", SCENARIOS)
def test_scenarios(number: int):
    scored, media = SCENARIOS[number]
    s = fresh(2, scenario=number).state
    assert {CATEGORY_IDS[category] for category in range(6) if s.scored() >> category & 1} == set(scored.split())
    assert [mission + 1 for mission in range(8) if s.media >> mission & 1] == list(media)


@pytest.mark.parametrize(
    ("scenario", "completed", "left"),
    [
        # Scenario 10: 3 crosses out 1, 4 crosses out 3, 5 → 2, 6 → 4, 7 → 5, 8 → 7.
        (10, 1, (2, 3, 4, 5, 6, 7, 8)),
        (10, 2, (1, 3, 4, 5, 6, 7, 8)),
        (10, 5, (1, 3, 4, 6, 7, 8)),
        (10, 6, (2, 5, 7, 8)),
        (10, 7, (1, 3, 4, 6, 8)),
        (10, 8, (1, 3, 4, 6)),
        # Scenario 11: each crosses out the one before, up to 6; 7 crosses out none, 8 crosses out 7.
        (11, 1, (2, 3, 4, 5, 6, 7, 8)),
        (11, 6, (7, 8)),
        (11, 4, (5, 6, 7, 8)),
        (11, 7, (1, 2, 3, 4, 5, 6, 8)),
        (11, 8, (1, 2, 3, 4, 5, 6)),
    ],
)
def test_chains_of_media_tokens(scenario: int, completed: int, left: tuple[int, ...]):
    s = a_race(scenario=scenario).developed(0, rocket=3, capsule=3).has(0, unmanned=1, manned=1)
    s.gives(0, fuel=4, extra_tank=2).event("E06").everybody_passes().plays(f"announce {completed}")
    while s.asks() == "build":
        s.plays(s.legal()[-1])
    s.plays("ready", "stay", "go on")
    s.state.agencies[0].control.decks = [0] * 6
    s.flies()
    assert s.bar(0, "media") == 1
    assert [mission + 1 for mission in range(8) if s.state.media >> mission & 1] == list(left)


CRAFTS = {
    # spacecraft: slots, what fits, fuel spaces, seats, places for training
    "rocket 1": (2, "thrust_backup control_backup extra_tank", 1, 0, 0),
    "rocket 2": (3, "thrust_backup control_backup extra_tank", 2, 0, 0),
    "rocket 3": (4, "thrust_backup control_backup extra_tank", 4, 0, 0),
    "satellite 1": (2, "control_backup sensor_backup", 0, 0, 0),
    "satellite 2": (3, "thrust_backup control_backup sensor_backup", 0, 0, 0),
    "satellite 3": (4, "thrust_backup control_backup sensor_backup", 0, 0, 0),
    "capsule 1": (1, "control_backup life_support_backup", 0, 1, 1),
    "capsule 2": (2, "control_backup sensor_backup life_support_backup", 0, 2, 2),
    "capsule 3": (3, "thrust_backup control_backup sensor_backup life_support_backup", 0, 3, 3),
    "lunar_module 1": (2, "thrust_backup control_backup sensor_backup life_support_backup", 0, 0, 0),
}


def on_the_pad(craft: str, level: int) -> RaceTable:
    """A spacecraft stands on the pad, with plenty of everything in the store."""
    number = {"rocket": 1, "satellite": 3, "capsule": 2, "lunar_module": 8}[craft]
    s = a_race().has(0, unmanned=1, manned=1).developed(0, rocket=3, satellite=3, capsule=3)
    s.gives(0, fuel=4, training=4, **dict.fromkeys(TOKEN_IDS[:5], 5)).everybody_passes().plays(f"announce {number}")
    if s.asks() == "build":
        rocket = level if craft == "rocket" else 3
        payload = level if craft in ("satellite", "capsule") else 1
        s.plays(f"build r{rocket} p{payload}")
    return s


@pytest.mark.parametrize("craft", CRAFTS)
def test_what_fits_on_a_spacecraft(craft: str):
    slots, fits, fuel, seats, training = CRAFTS[craft]
    kind, level = craft.split()
    s = on_the_pad(kind, int(level))
    assert s.on(0, kind).get("fuel", 0) == fuel
    if kind == "capsule":
        assert s.crew(0) == f"{seats}+0"
    wanted = {f"load {kind} {token}" for token in fits.split()}
    wanted |= {f"load {kind} training"} if training else set()
    assert {move for move in s.legal() if move.startswith(f"load {kind} ")} == wanted
    first = fits.split()[0]
    s.plays(*[f"load {kind} {first}"] * slots)
    assert {move for move in s.legal() if move.startswith(f"load {kind} ")} <= {f"load {kind} training"}
    if training:
        s.plays(*[f"load {kind} training"] * training)
    assert not any(move.startswith(f"load {kind} ") for move in s.legal())
    s.state.check()


def test_a_redeal_of_the_box_keeps_the_number_of_starred_events():
    s = fresh(2).state
    for _ in range(10):
        world = s.redeal(0, Rng.seeded("box"))
        assert len(world.events) == 9  # type: ignore[attr-defined]
        assert sum(world.board.events[card].starred for card in world.events) == 3  # type: ignore[attr-defined]
