"""The modules: special astronauts, experience, the Automa. Includes the example of the Automa card."""

import pytest

from cosmodrome.kernel import OptionError
from games.missions.race_table import RaceTable, a_game, a_race

# --- astronauts --------------------------------------------------------------------------------------------------------


def crewed(*crew: str, **tokens: int) -> RaceTable:
    s = a_race(astronauts="on").has(0, unmanned=1, manned=1).developed(0, capsule=2)
    s.gives(0, fuel=1, extra_tank=1, **tokens).event("E06").everybody_passes()
    s.plays("announce 5", *crew)
    return s


def test_any_two_of_the_four_take_two_seats():
    s = crewed()
    assert s.legal() == ["crew 12", "crew 13", "crew 23", "crew 14", "crew 24", "crew 34"]
    s.plays("crew 14")
    assert s.state.agencies[0].healthy == 0b1001
    assert s.state.astronauts == 12


@pytest.mark.parametrize(("crew", "helps"), [("crew 12", True), ("crew 34", False)])
def test_training_solves_only_what_somebody_aboard_knows(crew: str, helps: bool):
    s = crewed(crew, training=1).plays("load capsule training", "ready", "stay", "go on").clear_decks(0)
    s.state.agencies[0].step = 2
    s.stack(0, "control", "minor").plays("fly")
    assert ("spend training" in s.legal()) is helps


def test_the_one_who_knows_must_be_healthy():
    s = crewed("crew 12", training=1).plays("load capsule training", "ready", "stay", "go on").clear_decks(0)
    agency = s.state.agencies[0]
    agency.step, agency.healthy, agency.injured = 2, 0b10, 0b01
    s.stack(0, "control", "minor").plays("fly")
    assert "spend training" not in s.legal()


def test_space_sickness_by_choice():
    s = crewed("crew 24").event("E05").plays("ready", "stay", "go on")
    assert s.asks() == "sick"
    assert s.legal() == ["injure 2", "injure 4"]
    s.plays("injure 4")
    assert (s.state.agencies[0].healthy, s.state.agencies[0].injured) == (0b0010, 0b1000)


def test_the_owner_names_who_is_lost():
    s = crewed("crew 24").plays("ready", "stay", "go on").clear_decks(0)
    s.state.agencies[0].step = 3
    s.stack(0, "reentry", "minor clear").plays("fly")
    assert s.legal() == ["lose 2", "lose 4"]


def test_everybody_is_back_next_year():
    s = crewed("crew 12").plays("ready", "stay", "go on").clear_decks(0)
    s.stack(0, "thrust", "major").plays("fly").finishes_year()
    s.gives(0, fuel=1).everybody_passes().plays("announce 2")
    assert "crew 1" in s.legal()
    assert len(s.legal()) == 4


# --- experience --------------------------------------------------------------------------------------------------------


def test_experience_counts_everybody_who_came_back_from_a_success():
    s = a_race(experience="on").has(0, unmanned=1).developed(0, capsule=2).gives(0, fuel=1, extra_tank=1)
    s.launches(0, 5)
    agency = s.state.agencies[0]
    agency.healthy, agency.injured = 0b01, 0b10
    agency.control.decks = [0] * 6
    s.flies()
    assert s.bar(0, "experience") == 2
    assert s.bar(0, "manned") == 1


def test_a_failure_brings_no_experience():
    s = a_race(experience="on").gives(0, fuel=1).launches(0, 2).clear_decks(0)
    s.stack(0, "thrust", "minor").plays("fly")
    s.state.agencies[0].control.decks = [0] * 6
    s.flies()
    assert s.bar(0, "experience") == 0


def test_experience_scores_instead_of_manned_missions():
    s = a_race(experience="on").has(0, manned=3).has(1, experience=1)
    assert s.state.category_scores(0)[1] == 0
    assert s.state.category_scores(1)[4] == 5


def test_experience_needs_company_and_a_scenario_with_manned_missions():
    with pytest.raises(OptionError, match="two players"):
        a_game(1, experience="on")
    with pytest.raises(OptionError, match="scenario 3"):
        a_game(2, experience="on", scenario=3)


# --- the Automa --------------------------------------------------------------------------------------------------------


def a_solo(**options: object) -> RaceTable:
    return a_race(1, **options)


def automa_flies(s: RaceTable, card: int) -> int:
    """The mission that a card names after the player has stayed on the ground or announced."""
    s.state.automa_cards.append(card)
    s.state._shuffle_decks()
    return s.state.agencies[1].mission + 1


@pytest.mark.parametrize(
    ("card", "completed", "announced", "mission"),
    [
        (0, (), 0, 1),
        (0, (1, 2, 5), 0, 5),
        (1, (1,), 3, 3),
        (1, (1,), 0, 1),
        (2, (1, 2, 4), 0, 3),
        (2, tuple(range(1, 9)), 0, 8),
        (3, (), 0, 1),
        (3, (1, 4), 0, 5),
        (3, tuple(range(1, 9)), 0, 8),
    ],
)
def test_automa_cards(card, completed, announced, mission):
    s = a_solo().completed(*completed).everybody_passes()
    if announced:
        s.state.agencies[0].mission = announced - 1
    assert automa_flies(s, card) == mission


def test_example_of_the_automa_card():
    """The player flies nothing; mission 2 is completed but manned missions do not score; so mission 1 is flown."""
    s = a_solo(scenario=7).completed(2).everybody_passes()
    assert automa_flies(s, 1) == 1
    s = a_solo(scenario=4).completed(2).everybody_passes()
    assert automa_flies(s, 1) == 2


def test_successful_missions_make_every_mission_count():
    s = a_solo(scenario=6).completed(2).everybody_passes()
    assert automa_flies(s, 0) == 2


def test_the_automa_always_succeeds_and_brings_one_astronaut_home():
    s = a_solo().completed(1).everybody_passes()
    s.state.automa_cards.append(2)
    s.plays("stay")
    assert s.points(1) == 10 + 5 + 1
    assert s.bar(1, "manned") == 1
    assert s.state.completed == 0b11
    assert s.state.year == 1


def test_the_automa_in_front_takes_the_first_prize_and_the_media():
    s = a_solo().gives(0, fuel=1).event("E06").plays("engineer b", "spy b", "back engineer", "pass")
    s.state.order = [1, 0]
    s.state.completed, s.state.media = 0, 0b100
    s.plays("announce 3", "ready")
    if s.state.agencies[1].mission != 2:
        s.state.agencies[1].mission = 2
    s.plays("go on")
    s.state.agencies[0].control.decks = [0] * 6
    s.flies()
    assert (s.bar(1, "media"), s.bar(0, "media")) == (1, 0)
    assert (s.points(1), s.points(0)) == (15, 14)


@pytest.mark.parametrize(
    ("plays", "before", "after"),
    [
        (["pass"], [1, 0], [0, 1]),
        (["astronaut c"], [1, 0], [0, 1]),
        (["engineer b", "spy b", "back engineer", "pass"], [1, 0], [1, 0]),
        (["engineer b", "spy b", "back engineer", "pass"], [0, 1], [0, 1]),
        (
            ["engineer b", "scientist b", "spy b", "back engineer", "astronaut a", "tester b", "+extra_tank", "pass"],
            [0, 1],
            [1, 0],
        ),
        (["engineer b", "scientist b", "spy a", "COPY", "astronaut a", "tester b", "+extra_tank"], [1, 0], [1, 0]),
    ],
)
def test_the_order_of_the_solo_game(plays, before, after):
    s = a_solo()
    s.state.order = before
    for move in plays:
        if move == "COPY":
            while s.asks() != "specialist":
                wanted = [text for text in s.legal() if not text.endswith(" c") and "spy" not in text]
                s.plays((wanted or s.legal())[-1])
        else:
            s.plays(move)
    assert s.state.phase == 3
    assert s.state.order == after


def test_the_spy_copies_only_what_the_automa_shows():
    s = a_solo()
    s.state.agencies[1].top = 3
    assert s.plays("spy a").legal() == ["copy engineer a", "copy engineer b"]


def test_a_specialist_of_the_automa_is_shown_before_every_turn():
    s = a_solo()
    shown = [s.state.agencies[1].top]
    for area in ("engineer b", "scientist b", "astronaut a"):
        s.plays(area)
        shown.append(s.state.agencies[1].top)
    assert len(set(shown)) == 4
    assert len(s.state.automa_hand) == 2


def test_a_reserved_place_is_the_first_next_year():
    s = a_solo().order(1, 0)
    s.state.reserved, s.state.upper = 1, [0]
    s.plays("engineer b", "scientist b", "spy b", "back engineer", "astronaut a", "tester b", "+extra_tank", "pass")
    assert s.state.order == [0, 1]


def test_the_automa_wins_a_tie_that_no_landing_breaks():
    s = a_solo().year(1969)
    s.has(0, points=30).has(1, points=25).completed(2, 3, 4, 5, 6, 7, 8).everybody_passes()
    s.state.automa_cards = [2]
    s.plays("stay")
    assert s.state.over
    assert s.state.agencies[1].points == 25 + 4 + 5
    assert s.state.winners == []


@pytest.mark.parametrize(
    ("level", "deck"), [("normal", [0, 0, 0, 1, 1, 1, 2, 2]), ("expert", [0, 0, 1, 2, 2, 2, 3, 3])]
)
def test_the_decks_of_the_automa(level, deck):
    assert sorted(a_solo(automa=level).state.automa_cards) == deck


def test_alone_the_player_begins_with_an_enhancement_and_second():
    state = a_game(1).new(3)
    step = state.step(0)
    assert step is not None
    assert step.asks() == "enhancement"
    assert state.order == [1, 0]  # type: ignore[attr-defined]
