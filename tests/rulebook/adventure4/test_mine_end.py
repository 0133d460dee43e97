"""Adventure 4: when the game ends, what each scoring line brings, and who wins."""

import pytest

from games.moon.adventure4.mine_table import a_mine

SECONDARY = ["top-plant", "top-water", "top-pearl", "top-ruby", "top-robot"]
FULL = " ".join(str(n) for n in range(1, 13))

# --- the end -----------------------------------------------------------------------------------------------------------


def test_the_game_goes_on_without_a_reason_to_end():
    s = a_mine().others_write()
    assert not s.state.over
    assert s.turn == 2


def test_three_missions_end_the_game():
    s = (
        a_mine()
        .has(0, missions={"A": 8, "B": 11})
        .achieved("AB")
        .has(0, deposits="upper.1 upper.3 upper.6 upper.9 upper.10 upper.12 lower.1 lower.2")
    )
    s.others_write().everyone_takes_missions()
    assert s.state.over
    assert s.state.end_reasons() == ["missions"]


def test_two_missions_do_not():
    s = a_mine().has(0, missions={"A": 8, "B": 11}).achieved("AB").others_write()
    assert not s.state.over


def stuck(s, seat):
    return s.write(seat, level1="1", level2="1", level3="1").shows("1/robot", "1/plant", "1/water")


def test_the_third_system_error_ends_the_game():
    s = stuck(a_mine().has(0, errors=2), 0).plays(0, "error").others_write()
    assert s.state.over
    assert s.state.end_reasons() == ["errors"]


def test_the_second_system_error_does_not():
    s = stuck(a_mine().has(0, errors=1), 0).plays(0, "error").others_write()
    assert not s.state.over


def test_a_full_mine_ends_the_game():
    s = a_mine(missions="A1,B1,C1").write(0, level1=FULL, level2=FULL, level3=FULL.replace(" 12", ""))
    s.shows("12/robot").plays(0, "12/robot level3.12", "pass").others_write().nobody_takes_missions()
    assert s.state.over
    assert s.state.end_reasons() == ["full"]


def test_one_empty_cavity_keeps_the_game_going():
    s = a_mine().write(0, level1=FULL, level2=FULL, level3=FULL.replace(" 11 12", "")).shows("12/robot")
    s.plays(0, "12/robot level3.12", "pass").others_write().nobody_takes_missions()
    assert not s.state.over


def test_x_fill_cavities_for_the_end():
    s = a_mine().write(0, level1=FULL, level2="X " * 12, level3=FULL.replace(" 12", "")).shows("12/robot")
    s.plays(0, "12/robot level3.12", "pass").others_write().nobody_takes_missions()
    assert s.state.over


def test_the_columns_of_the_last_turn_are_extracted_before_the_end():
    s = (
        a_mine()
        .write(0, level1=FULL, level2=FULL, level3=FULL.replace(" 12", ""))
        .has(0, pumps=FULL.replace(" 12", ""))
    )
    s.shows("12/robot").plays(0, "12/robot level3.12", "pass").others_write().nobody_takes_missions()
    assert s.state.over
    assert s.symbols(0) == {"pearl": 2, "ruby": 1}


# --- scoring lines -----------------------------------------------------------------------------------------------------

VALUES = {"plant": (2, 4), "water": (3, 5), "pearl": (2, 3), "ruby": (2, 3), "astronaut": (0, 3), "planning": (-3, 0)}
BONUS = {"plant": 8, "water": 10, "pearl": 8, "ruby": 12}


@pytest.mark.parametrize("kind", VALUES)
@pytest.mark.parametrize("symbols", [0, 1, 6])
def test_a_main_factory_counts_its_symbols_by_its_active_value(kind, symbols):
    plain, upgraded = VALUES[kind]
    assert a_mine().has(0, **{kind: symbols}).lines(0)[kind] == symbols * plain
    assert a_mine().has(0, **{kind: symbols}).done(0, kind).lines(0)[kind] == symbols * upgraded


@pytest.mark.parametrize("kind", BONUS)
def test_a_circled_bonus_is_added_once_upgraded_or_not(kind):
    plain, upgraded = VALUES[kind]
    s = a_mine().has(0, bonuses=kind, **{kind: 10})
    assert s.lines(0)[kind] == 10 * plain + BONUS[kind]
    assert s.done(0, kind).lines(0)[kind] == 10 * upgraded + BONUS[kind]


def test_an_active_secondary_factory_scores_nothing_itself():
    assert sum(a_mine().done(0, *SECONDARY).lines(0).values()) == 0


def test_a_whole_sheet_counted_by_hand():
    """Missions 9 + 4; plants 9 upgraded with bonus: 44; waters 4: 12; pearls 11 upgraded: 33; rubies 12 with bonus: 36;
    astronauts 5 upgraded: 15; 2 planning: -6; one error: -5."""
    s = a_mine().has(
        0,
        missions={"A": 9, "C": 4},
        plant=9,
        water=4,
        pearl=11,
        ruby=12,
        astronaut=5,
        planning=2,
        bonuses="plant ruby",
        errors=1,
    )
    s.done(0, "plant", "pearl", "astronaut", "top-plant")
    assert s.lines(0) == {
        "missions": 13,
        "plant": 44,
        "water": 12,
        "pearl": 33,
        "ruby": 36,
        "astronaut": 15,
        "planning": -6,
        "errors": -5,
    }
    s.has(1, errors=3).others_write().nobody_takes_missions()
    assert s.state.over
    assert s.state.scores == [142, -15]
    assert s.state.winners == [0]


def test_a_score_may_be_below_zero():
    s = a_mine().has(0, planning=6, errors=3).others_write()
    assert s.state.scores[0] == -18 - 15


# --- winners -----------------------------------------------------------------------------------------------------------


def ended(players=3):
    """The last seat has crossed all system errors."""
    return a_mine(players).has(players - 1, errors=3)


def test_most_points_win():
    s = ended().has(0, plant=3).has(1, plant=4).others_write()
    assert s.state.scores == [6, 8, -15]
    assert s.state.winners == [1]


def test_whoever_ends_the_game_does_not_win_by_that():
    s = ended().has(2, plant=7).has(0, plant=1).others_write()
    assert s.state.scores == [2, 0, -1]
    assert s.state.winners == [0]


def test_a_tie_goes_to_the_fewest_system_errors():
    s = ended().has(0, ruby=5, errors=2).has(1, planning=0).others_write()
    assert s.state.scores == [0, 0, -15]
    assert s.state.winners == [1]


def test_a_full_tie_is_a_shared_victory():
    s = ended(4).has(0, plant=5).has(1, ruby=5).others_write()
    assert s.state.winners == [0, 1]
