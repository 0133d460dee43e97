"""Phases 7 and 8: success and failure, media tokens and their chains, every bonus, the end of the year and of the game."""

from collections import Counter

import pytest

from cosmodrome.games.missions.rules.cards import CLEAR, deck_of
from cosmodrome.games.missions.rules.year import category_points
from games.missions.race_table import RaceTable, a_race


def flown(number: int = 1, year: int = 1962, **options: object) -> RaceTable:
    """Seat 0 has flown a mission without trouble and chooses a bonus."""
    s = a_race(**options).year(year).has(0, unmanned=1, manned=1).developed(0, capsule=2)
    s.gives(0, fuel=1, extra_tank=2).launches(0, number)
    for technology in range(6):
        s.state.agencies[0].control.decks[technology] = 0
    return s.flies()


def both(first: int, second: int, **options: object) -> RaceTable:
    """Both seats fly without trouble; seat 0 completes first and is asked for its bonus."""
    s = a_race(**options).event("E06")
    for seat in (0, 1):
        s.has(seat, unmanned=1).developed(seat, capsule=2).gives(seat, fuel=1, extra_tank=2)
    s.everybody_passes()
    for number in (first, second):
        s.plays(f"announce {number}", "ready")
    s.plays("go on", "go on")
    for seat in (0, 1):
        for technology in range(6):
            s.state.agencies[seat].control.decks[technology] = 0
    return s.flies()


def test_the_first_success_pays_more_than_later_ones():
    s = both(1, 1)
    assert s.points(0) == 14
    s.plays("bonus none")
    assert s.points(1) == 13


def test_success_moves_all_categories_of_the_mission():
    s = flown(4)
    assert [s.bar(0, name) for name in ("unmanned", "manned", "lunar", "media")] == [2, 1, 1, 0]


def test_a_media_token_counts_once():
    s = both(3, 3)
    assert s.bar(0, "media") == 1
    s.plays("bonus none")
    assert s.bar(1, "media") == 0


def test_example_of_the_media_chain():
    """Mission 4 takes the tokens of 3 and 1 with it: who completes 3 afterwards gets nothing from the media."""
    s = both(4, 3, scenario=10)
    assert s.bar(0, "media") == 1
    assert s.state.media == 0b11110010
    s.plays("bonus none")
    assert s.bar(1, "media") == 0
    assert s.bar(1, "unmanned") == 2


def test_example_of_the_media_chain_in_the_other_order():
    s = both(3, 4, scenario=10)
    s.plays("bonus none")
    assert (s.bar(0, "media"), s.bar(1, "media")) == (1, 1)


def test_a_chain_stops_where_no_token_is_left():
    s = a_race(scenario=10).completed(3)
    s.gives(0, fuel=1, extra_tank=1).launches(0, 4)
    s.state.agencies[0].control.decks = [0] * 6
    s.flies()
    assert s.state.media >> 0 & 1


def test_healthy_astronauts_pay_a_point_each():
    s = flown(5)
    assert s.points(0) == 10 + 7 + 2


def test_bars_end_somewhere():
    s = a_race().has(0, unmanned=8).gives(0, fuel=1).launches(0, 1)
    s.state.agencies[0].control.decks = [0] * 6
    s.flies()
    assert s.bar(0, "unmanned") == 8


# --- bonuses -----------------------------------------------------------------------------------------------------------


def test_a_bonus_may_be_declined():
    assert flown().legal() == ["bonus 1", "bonus 2", "bonus none"]


@pytest.mark.parametrize(
    ("year", "bonus", "more", "gained"),
    [
        (1962, "bonus 1", [], {"fuel": 1}),
        (1963, "bonus 2", ["+sensor_backup"], {"sensor_backup": 1}),
        (1964, "bonus 1", [], {"training": 1}),
        (1965, "bonus 2", [], {"fuel": 2}),
        (1967, "bonus 1", ["+extra_tank", "+thrust_backup"], {"extra_tank": 1, "thrust_backup": 1}),
        (1968, "bonus 1", [], {"fuel": 1, "inspection": 1}),
    ],
)
def test_bonuses_that_take_tokens(year, bonus, more, gained):
    s = flown(1, year)
    before = s.tokens(0)
    s.plays(bonus, *more)
    assert s.tokens(0) == {kind: before.get(kind, 0) + gained.get(kind, 0) for kind in {**before, **gained}}


def test_bonus_look_at_the_next_event():
    s = flown(1, 1965).event("E09").plays("bonus 1")
    assert s.state.view(0).foreseen == 8  # type: ignore[attr-defined]
    assert s.state.view(1).foreseen == -1  # type: ignore[attr-defined]
    s.everybody_passes().plays("stay", "stay")
    assert not s.state.agencies[0].knows_event


def test_bonus_look_through_a_technology():
    s = a_race().year(1967).gives(0, fuel=1).launches(0, 1)
    s.state.agencies[0].control.decks[0] = 0
    s.flies().plays("bonus 2", "look landing")
    assert s.knows(0, "landing") == s.deck(0, "landing")


def test_bonus_remove_a_drawn_card_comes_on_top_of_the_removal_after_a_failure():
    s = a_race().gives(0, fuel=1).launches(0, 2)
    s.clear_decks(0).stack(0, "thrust", "minor").stack(0, "reentry", "clear").plays("fly", "fly")
    while s.asks() != "remove_drawn":
        s.plays(s.legal()[-1])
    s.plays("drop thrust minor", "bonus 2")
    assert "drop reentry clear" in s.legal()
    s.plays("drop reentry clear")
    assert (s.gone(0, "thrust"), s.gone(0, "reentry")) == ("minor", "clear")


def test_bonus_reserve_the_first_place_for_the_whole_next_year():
    s = a_race().order(1, 0).year(1963).gives(0, fuel=1)
    s.event("E06").plays("pass", "pass").plays("stay", "announce 1", "ready", "go on")
    s.state.agencies[0].control.decks[0] = 0
    s.flies().plays("bonus 1")
    assert s.state.turns == [0, 1]
    assert s.state.actors == (0,)
    s.plays("engineer b", "pass", "pass")
    assert s.state.order == [0, 1]


PRINTED = {
    1962: ("take fuel", "remove"),
    1963: ("reserve", "take enhancement"),
    1964: ("take training", "remove"),
    1965: ("event", "take fuel fuel"),
    1966: ("remove", "reserve"),
    1967: ("take enhancement enhancement", "technology"),
    1968: ("take fuel inspection", "remove"),
    1969: ("technology", "take training"),
}
TILES = [
    ("take fuel", "remove"),
    ("take enhancement", "event"),
    ("take training", "remove"),
    ("take fuel fuel", "technology"),
    ("reserve", "take enhancement"),
    ("take inspection fuel", "event"),
    ("reserve", "remove"),
    ("take enhancement training", "technology"),
    ("take training training", "event"),
    ("take enhancement enhancement", "reserve"),
]


def takes(s: RaceTable, bonus: str, effect: str) -> None:
    """Take a bonus and see that it does what it should, and nothing else."""
    before = Counter(s.tokens(0))
    s.plays(bonus)
    kind, *wanted = effect.split()
    gained = Counter[str]()
    for token in wanted:
        if token == "enhancement":
            assert s.asks() == "enhancement"
            s.plays("+sensor_backup")
        gained["sensor_backup" if token == "enhancement" else token] += 1
    assert Counter(s.tokens(0)) - before == gained
    asked = {"remove": "remove_drawn", "technology": "look"}.get(kind)
    assert (s.asks() in ("remove_drawn", "look")) is (asked is not None)
    assert asked in (None, s.asks())
    assert s.state.reserved == int(kind == "reserve")
    assert s.state.agencies[0].knows_event is (kind == "event")


def with_a_card_drawn(pair: int, tile: bool) -> RaceTable:
    """Seat 0 has flown mission 1 and drawn one card; the bonuses of the year are these."""
    s = a_race().gives(0, fuel=1)
    s.state.bonuses = [(s.state.board.tiles if tile else s.state.board.years)[pair]] * 8
    s.launches(0, 1)
    s.state.agencies[0].control.decks[0] = deck_of([CLEAR])
    return s.flies()


@pytest.mark.parametrize("bonus", [0, 1])
@pytest.mark.parametrize("year", PRINTED)
def test_printed_bonuses(year: int, bonus: int):
    takes(with_a_card_drawn(year - 1962, tile=False), f"bonus {bonus + 1}", PRINTED[year][bonus])


@pytest.mark.parametrize("bonus", [0, 1])
@pytest.mark.parametrize("tile", range(10))
def test_bonus_tiles(tile: int, bonus: int):
    takes(with_a_card_drawn(tile, tile=True), f"bonus {bonus + 1}", TILES[tile][bonus])


# --- cards and tokens go back ------------------------------------------------------------------------------------------


def test_drawn_cards_go_back_anywhere_and_only_the_owner_knows_where():
    s = a_race().extra(0, "landing", "reentry").gives(0, fuel=1).launches(0, 1)
    s.stack(0, "thrust", "clear clear").plays("fly", "fly", "bonus none")
    assert s.asks() == "return"
    assert s.legal() == ["place 0", "place 1", "place 2", "place 3", "rest top", "rest under"]
    s.plays("place 3", "place 0")
    assert s.knows(0, "thrust") == "clear ? ? ? clear"


def test_after_a_failure_one_drawn_card_may_be_removed():
    s = a_race().gives(0, fuel=1).launches(0, 1).stack(0, "thrust", "minor").plays("fly")
    assert s.legal() == ["drop thrust minor", "drop none"]
    s.plays("drop thrust minor", "bonus none")
    assert s.gone(0, "thrust") == "minor"
    assert s.points(0) == 11


def test_launched_tokens_are_used_up():
    s = a_race().extra(0, "landing", "reentry").gives(0, fuel=1, inspection=1, thrust_backup=1)
    s.launches(0, 1, "load rocket thrust_backup").stack(0, "thrust", "clear clear")
    s.flies().plays("bonus none", "rest top")
    assert s.tokens(0) == {}
    s.state.check()


def test_phase_8_only_three_of_a_kind_are_kept():
    s = a_race().gives(0, fuel=5, training=4, extra_tank=3).everybody_passes().plays("stay", "stay")
    assert s.tokens(0) == {"fuel": 3, "training": 3, "extra_tank": 3}
    s.state.check()


# --- the end -----------------------------------------------------------------------------------------------------------


def test_it_ends_with_the_year_of_the_lunar_landing():
    s = a_race().has(0, unmanned=1, manned=1).developed(0, rocket=3, capsule=3).gives(0, fuel=4, extra_tank=2)
    s.launches(0, 8)
    s.state.agencies[0].control.decks = [0] * 6
    s.flies().plays("bonus none")
    assert s.state.over
    # 10 + 15 + 3 healthy; unmanned 1, manned 2, lunar 1, media 1: the most of all four.
    assert s.state.scores == [28 + 20, 10]
    assert s.state.winners == [0]


def test_it_ends_after_1969():
    s = a_race().year(1969).everybody_passes().plays("stay", "stay")
    assert s.state.over
    assert s.state.winners == [0, 1]


def test_category_points():
    assert category_points([3, 1, 3, 0], 5, 2) == [5, 2, 5, 0]
    assert category_points([2, 2, 1, 1], 5, 2) == [5, 5, 2, 2]
    assert category_points([0, 0], 5, 2) == [0, 0]
    assert category_points([4, 3, 2, 1], 5, 2) == [5, 2, 0, 0]


def test_only_scored_categories_count():
    s = a_race(scenario=2).has(0, media=3, lunar=1).has(1, unmanned=1)
    assert s.state.category_scores(0) == [0, 0, 5, 0, 0, 0]
    assert s.state.category_scores(1) == [5, 0, 0, 0, 0, 0]


def test_successful_missions_are_unmanned_and_manned_ones_together():
    s = a_race(scenario=6).has(0, unmanned=2, manned=1).has(1, unmanned=2)
    assert (s.state.category_scores(0)[5], s.state.category_scores(1)[5]) == (5, 2)


def test_a_tie_goes_to_whoever_landed_first_else_it_is_shared():
    s = a_race().year(1969)
    s.state.landings = [1, 0]
    s.everybody_passes().plays("stay", "stay")
    assert s.state.scores == [10, 10]
    assert s.state.winners == [1]
