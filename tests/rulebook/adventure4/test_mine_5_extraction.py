"""Adventure 4, phase 5: full columns are extracted, and filling bonuses go to the first."""

import pytest

from games.moon.adventure4.mine_table import a_mine


def test_a_full_column_is_extracted_when_everybody_has_written():
    s = a_mine().fill(0, 1, but="level3.1").shows("1/robot").plays(0, "1/robot level3.1", "pass")
    assert s.pumps(0) == [], "phase 5 has not come yet"
    s.others_write()
    assert s.pumps(0) == [1]
    assert s.symbols(0) == {"pearl": 2, "ruby": 1}


MINERALS = {
    1: (2, 1),
    2: (1, 1),
    3: (1, 1),
    4: (0, 2),
    5: (1, 1),
    6: (0, 2),
    7: (0, 2),
    8: (1, 1),
    9: (1, 1),
    10: (1, 1),
    11: (2, 0),
    12: (2, 1),
}
"""Pearls and rubies of each column."""


@pytest.mark.parametrize("column", range(1, 13))
def test_the_minerals_of_each_column(column):
    pearls, rubies = MINERALS[column]
    s = a_mine().fill(0, column).others_write()
    assert s.pumps(0) == [column]
    assert s.symbols(0) == {name: n for name, n in (("pearl", pearls), ("ruby", rubies)) if n}


def test_all_columns_together_hold_12_pearls_and_14_rubies():
    assert [sum(n) for n in zip(*MINERALS.values(), strict=True)] == [12, 14]


def test_circled_plants_and_waters_are_extracted_too():
    s = a_mine().fill(0, 2).has(0, deposits="upper.2 lower.2").others_write()
    assert s.symbols(0) == {"water": 1, "plant": 1, "pearl": 1, "ruby": 1}


def test_what_is_not_circled_when_its_column_is_extracted_is_lost():
    s = a_mine().fill(0, 2).has(0, deposits="lower.2").others_write()
    assert s.symbols(0) == {"plant": 1, "pearl": 1, "ruby": 1}


def test_circled_resources_of_other_columns_stay_where_they_are():
    s = a_mine().fill(0, 2).has(0, deposits="upper.8").others_write()
    assert s.symbols(0) == {"pearl": 1, "ruby": 1}


def test_the_last_number_of_a_column_can_still_save_its_own_water():
    s = a_mine().fill(0, 8, but="level2.8").shows("8/water").plays(0, "8/water level2.8", "water upper.8")
    s.others_write()
    assert s.pumps(0) == [8]
    assert s.symbols(0) == {"water": 1, "pearl": 1, "ruby": 1}


def test_the_last_number_of_a_column_can_still_save_its_own_plant():
    s = a_mine().fill(0, 9, but="level1.9").shows("9/plant").plays(0, "9/plant level1.9", "plant upper.9")
    s.others_write()
    assert s.symbols(0) == {"plant": 1, "pearl": 1, "ruby": 1}


def test_a_column_is_extracted_once():
    s = a_mine().fill(0, 1).others_write().others_write()
    assert s.symbols(0) == {"pearl": 2, "ruby": 1}


def test_two_columns_may_be_extracted_in_one_turn():
    s = a_mine().fill(0, 4, but="level3.4").fill(0, 11, but="level1.11").shows("4/planning")
    s.plays(0, "4/planning level3.4", "planning level1.11").others_write()
    assert s.pumps(0) == [4, 11]
    assert s.symbols(0) == {"pearl": 2, "ruby": 2, "planning": 1}


def test_a_column_of_x_is_extracted_with_its_minerals():
    s = a_mine().write(0, level1=". X", level2=". X", level3=". X").others_write()
    assert s.pumps(0) == [2]
    assert s.symbols(0) == {"pearl": 1, "ruby": 1}


def test_each_player_extracts_from_their_own_mine():
    s = a_mine(players=3).fill(0, 1).fill(2, 4).others_write()
    assert [s.pumps(seat) for seat in range(3)] == [[1], [], [4]]


# --- filling bonuses ---------------------------------------------------------------------------------------------------

LINKED = {"plant": (8, 8), "water": (6, 10), "pearl": (10, 8), "ruby": (12, 12)}
"""The symbol that each filling bonus is linked to, and its points."""
COLUMN = {"plant": (1, "upper.1"), "water": (8, "upper.8"), "pearl": (11, ""), "ruby": (3, "")}
"""A column that yields the resource, and what must be circled there."""


@pytest.mark.parametrize("kind", LINKED)
def test_marking_the_linked_symbol_circles_the_bonus(kind):
    linked, points = LINKED[kind]
    column, deposit = COLUMN[kind]
    s = a_mine().fill(0, column).has(0, deposits=deposit, **{kind: linked - 1}).others_write()
    assert s.bonuses(0) == [kind]
    value = {"plant": 2, "water": 3, "pearl": 2, "ruby": 2}[kind]
    assert s.lines(0)[kind] == s.symbols(0)[kind] * value + points


@pytest.mark.parametrize("kind", LINKED)
def test_one_symbol_short_of_the_linked_one_circles_nothing(kind):
    linked, _ = LINKED[kind]
    column, deposit = COLUMN[kind]
    yielded = 2 if kind == "pearl" else 1
    s = a_mine().fill(0, column).has(0, deposits=deposit, **{kind: linked - 1 - yielded}).others_write()
    assert s.symbols(0)[kind] == linked - 1
    assert s.bonuses(0) == []


@pytest.mark.parametrize("kind", ["astronaut", "planning"])
def test_the_control_centres_have_no_bonus(kind):
    s = a_mine().shows(f"7/{kind}").has(0, astronaut=7, planning=5).plays(0, f"7/{kind} level1.5")
    s.plays(0, "astronaut" if kind == "astronaut" else "planning level1.6")
    assert s.bonuses(0) == []


def test_all_who_mark_it_in_the_same_turn_circle_the_bonus():
    s = a_mine(players=3).fill(0, 1).fill(2, 11).has(0, pearl=8).has(2, pearl=9).others_write()
    assert [s.bonuses(seat) for seat in range(3)] == [["pearl"], [], ["pearl"]]


def test_in_a_later_turn_the_bonus_is_gone():
    s = a_mine().taken("pearl").fill(0, 1).has(0, pearl=9).others_write()
    assert s.bonuses(0) == []
    assert s.lines(0)["pearl"] == 11 * 2


def test_the_turn_after_the_bonus_is_struck_for_the_others():
    s = a_mine().fill(0, 1).has(0, pearl=9).has(1, pearl=9).others_write()
    assert s.bonuses(0) == ["pearl"]
    s.fill(1, 1).others_write()
    assert s.symbols(1)["pearl"] == 11
    assert s.bonuses(1) == []


def test_a_bonus_already_circled_is_kept():
    s = a_mine().fill(0, 1).has(0, pearl=9).others_write().fill(0, 11).others_write()
    assert s.symbols(0)["pearl"] == 13
    assert s.bonuses(0) == ["pearl"]


def test_the_gift_of_a_secondary_factory_counts_for_the_bonus():
    s = a_mine().done(0, "top-water", but="energy").has(0, water=5).shows("7/energy")
    s.plays(0, "7/energy level1.5", "energy top-water")
    assert s.bonuses(0) == ["water"]


def test_a_gift_and_an_extraction_of_one_turn_both_win_the_bonus():
    """One seat passes the linked symbol with its action, the other in phase 5: the turn is the same."""
    s = a_mine().done(0, "top-water", but="energy").has(0, water=5).fill(1, 8).has(1, water=5, deposits="lower.8")
    s.shows("7/energy").plays(0, "7/energy level1.5", "energy top-water").others_write()
    assert [s.bonuses(seat) for seat in (0, 1)] == [["water"], ["water"]]


@pytest.mark.parametrize(("kind", "symbols"), [("plant", 14), ("water", 10), ("pearl", 14), ("ruby", 16)])
def test_a_factory_holds_exactly_the_mine_and_the_gift(kind, symbols):
    s = a_mine().fill(0, *range(1, 13))
    s.has(0, deposits=" ".join(s.board.deposits))
    s.done(0, f"top-{kind}", but="energy").has(0).shows("7/energy")
    s.state.act(0, 1, s.names.factories.index(f"top-{kind}"), 0)
    s.state.incidents()
    assert s.symbols(0)[kind] == symbols == s.board.mains[["plant", "water", "pearl", "ruby"].index(kind)].symbols
