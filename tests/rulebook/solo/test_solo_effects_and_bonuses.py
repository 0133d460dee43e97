"""Solo rules: what ASTRA's effect cards do in both passes, and how solo bonuses are earned and spent."""

import pytest

import cosmodrome
from cosmodrome.games.moon.rules.moves import STRIKE
from cosmodrome.games.moon.rules.sheet import CROSS
from games.moon.solo.solo_table import ADVENTURES, a_solo

LETTERS = {1: "ABC", 2: "AB", 3: "AB", 4: "AB", 5: "ABC", 7: "ABC"}
WRITES = {
    1: ("7/energy~6/plant energy.5",),
    2: ("7/energy~6/plant t18", "pass"),
    3: ("7/energy~6/plant c2r4", "pass"),
    4: ("7/energy~6/plant level2.5", "pass"),
    5: ("7/energy~6/plant 2up1", "pass"),
    7: ("7/energy~6/plant 1A2", "pass"),
}
"""A quiet turn with 7/robot, 9/energy and 6/plant."""


def quiet_turn(adventure, level=1):
    """A table that needs one quiet turn to the next draw."""
    return a_solo(adventure, level).shows("7/robot", "9/energy", "6/plant")


def draws(adventure, *cards, second=False):
    """The same table after the next draw, which meets these cards first."""
    s = quiet_turn(adventure)
    s = s.second_pass(*cards) if second else s.next_up(*cards)
    return s.plays(*WRITES[adventure])


# --- effect cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("adventure", ADVENTURES)
@pytest.mark.parametrize("letter", "ABC")
def test_an_effect_card_strikes_what_the_seat_chooses(adventure, letter):
    s = draws(adventure, letter)
    if letter not in LETTERS[adventure]:
        assert s.asks == "write"
        assert "struck" not in s.told
        return
    assert s.asks == "strike"
    assert s.view.effect == letter
    moves = s.state.legal(0)
    assert len(moves) > 1
    s.state.play(0, moves[-1])
    assert s.asks == "write"
    assert s.view.effect == ""
    assert not s.state.strikeable() >> (moves[-1] - STRIKE) & 1


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_an_effect_card_is_replaced_and_discarded(adventure):
    s = draws(adventure, "5/energy", "A", "10/robot", "2/robot")
    assert len(s.state.view(0).piles) == (1 if s.asks == "strike" else 3)
    s.plays(s.moves[0])
    assert [card.number for card in s.state.view(0).piles] == [5, 10, 2]
    assert s.view.met == ("A",)
    assert s.view.left == 66 - 3 - 4


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_first_pass_turns_no_mission(adventure):
    s = draws(adventure, "B")
    s.plays(s.moves[0])
    assert s.state.achieved == 0


@pytest.mark.parametrize("adventure", ADVENTURES)
@pytest.mark.parametrize(("letter", "turned"), [("A", 0b001), ("B", 0b010), ("C", 0b100)])
def test_the_second_pass_also_turns_the_mission_of_the_letter(adventure, letter, turned):
    s = draws(adventure, letter, second=True)
    if s.asks == "strike":
        assert s.state.achieved == 0  # the effect itself comes first
        s.plays(s.moves[0])
    assert s.state.achieved == turned
    assert s.told.count("turned") == 1
    seen = s.state.view(0).missions
    assert [mission.achieved for mission in seen] == [mission.letter == letter for mission in seen]


def test_a_turned_mission_can_still_be_accomplished_for_its_later_value():
    s = draws(3, "A", second=True)
    s.plays(s.moves[0])
    mission = s.state.missions[0]
    s.state.accomplish(0, 0)
    assert s.sheet.missions[0] == mission.later < mission.first


def test_a_mission_accomplished_before_keeps_its_value():
    s = quiet_turn(3).second_pass("A")
    s.state.accomplish(0, 0)
    s.plays(*WRITES[3])
    s.plays(s.moves[0])
    assert s.sheet.missions[0] == s.state.missions[0].first


def test_several_effect_cards_are_carried_out_one_after_the_other():
    s = draws(5, "C", "A", "B")
    for letter in "CAB":
        assert (s.asks, s.view.effect) == ("strike", letter)
        s.plays(s.moves[0])
    assert s.asks == "write"
    assert [event.data[0] for event in s.heard.events if event.kind == "effect"] == [2, 0, 1]


def test_with_one_thing_left_to_strike_there_is_no_question():
    s = quiet_turn(3).next_up("A")
    s.state.taken = 0b0111
    s.plays(*WRITES[3])
    assert s.asks == "write"
    assert s.state.taken == 0b1111
    assert "struck" in s.told


@pytest.mark.parametrize("adventure", [2, 3, 4, 5, 7])
def test_with_nothing_left_to_strike_the_mission_is_turned_all_the_same(adventure):
    s = quiet_turn(adventure).second_pass("A")
    s.state.taken = 0xFF
    s.plays(*WRITES[adventure])
    assert s.asks == "write"
    assert "struck" not in s.told
    assert s.state.achieved == 0b001


# --- what a strike means ----------------------------------------------------------------------------------------------


def test_2_only_the_low_multiplier_is_left():
    s = draws(2, "A").plays("strike s1")
    s.sheet.robots = [s.state.board.stations[0].robots - 1, 0, 0, 0]
    s.state.circle_robot(0, 0)
    assert (s.sheet.firsts, s.sheet.laters) == (0, 1)
    assert s.astra.circled == 0


def test_3_only_the_later_bonus_is_left():
    s = draws(3, "A").plays("strike top-left")
    assert s.state.taken == 0b0001
    assert s.view.circled == 0


def test_4_the_filling_bonus_is_gone():
    s = draws(4, "A").plays("strike plant")
    s.state.mark(0, 0, s.state.board.mains[0].linked, 0)
    assert s.sheet.firsts == 0
    assert s.astra.circled == 0


def test_5_only_the_later_value_is_left():
    s = draws(5, "C")
    name = s.moves[0]
    end = s.state.legal(0)[0] - STRIKE
    s.plays(name)
    s.state.fill(0, s.state.board.ends[end].space, 9)
    assert (s.sheet.firsts, s.sheet.laters) == (0, 1 << end)
    assert s.astra.circled == 0


def test_7_the_x2_is_gone():
    s = draws(7, "C").plays("strike ship2")
    ship = s.state.board.ships[1]
    s.state.fill(0, ship.greenhouse, 9)
    assert s.sheet.doubled == 0
    assert s.astra.circled == 0


def test_4_factories_without_a_filling_bonus_cannot_be_struck():
    s = draws(4, "A")
    linked = [main.id for main in s.state.board.mains if main.linked]
    assert s.moves == [f"strike {name}" for name in linked]


# --- solo bonuses -----------------------------------------------------------------------------------------------------


def earn_2(s):
    s.sheet.robots = [station.robots - 1 for station in s.state.board.stations]
    s.state.circle_robot(0, 2)


def earn_3(s):
    quarter = s.state.board.quarters[0]
    nodes = [node for node in range(36) if quarter.nodes >> node & 1 and not s.sheet.filled >> node & 1]
    for node in nodes:
        s.state.fill(0, node, CROSS)


def earn_4(s):
    s.state.mark(0, 0, s.state.board.mains[0].linked, 0)


def earn_5(s):
    s.state.fill(0, s.state.board.ends[3].space, 9)


def earn_7(s):
    s.state.fill(0, s.state.board.ships[1].greenhouse, 9)


EARNED = {2: (earn_2, 2, 10), 3: (earn_3, 2, 8), 4: (earn_4, 2, 8), 5: (earn_5, 1, 8), 7: (earn_7, 1, 6)}


@pytest.mark.parametrize("adventure", EARNED)
def test_the_high_bonus_circles_solo_bonuses(adventure):
    earn, count, printed = EARNED[adventure]
    s = a_solo(adventure)
    assert s.view.bonuses == printed
    earn(s)
    assert s.astra.circled == count
    assert s.told.count("solo_bonus") == 1


@pytest.mark.parametrize("adventure", EARNED)
def test_no_more_than_the_printed_ones_are_circled(adventure):
    earn, _, printed = EARNED[adventure]
    s = a_solo(adventure).bonuses(printed - 1)
    earn(s)
    assert s.astra.circled == printed
    s.state.earn_solo_bonus()
    assert s.astra.circled == printed


def test_among_several_players_there_are_no_solo_bonuses():
    state = cosmodrome.game("moon", players=2, adventure=3).new(1)
    state.earn_solo_bonus()
    assert state.astra is None
    assert state.view(0).astra is None


def test_a_bonus_keeps_the_third_card_from_astra():
    s = quiet_turn(3).bonuses(2).plays(*WRITES[3])
    assert s.asks == "give"
    assert s.moves == ["give 6/plant", "spare 6/plant"]
    s.plays("spare 6/plant")
    assert s.given == {}
    assert len(s.astra.pile.removed) == 1
    assert (s.view.circled, s.view.spent) == (2, 1)


def test_a_bonus_may_be_saved():
    s = quiet_turn(3).bonuses(1).plays(*WRITES[3], "give 6/plant")
    assert s.given == {"plant": 1}
    assert s.view.spent == 0


def test_only_one_card_is_handed_over_in_a_turn():
    s = quiet_turn(3).bonuses(3).plays(*WRITES[3], "spare 6/plant")
    assert s.asks == "write"
    assert s.state.turn == 2


def test_a_bonus_can_be_used_in_the_turn_that_earns_it():
    s = quiet_turn(7)
    s.sheet.enter(s.state.board, s.state.board.start | sum(1 << b for b in range(len(s.state.board.blocks))))
    greenhouse = next(m for m in s.moves if m.startswith("7/energy~6/plant") and m.endswith("G"))
    s.state.play(0, s.state.parse(greenhouse))
    if s.asks == "action":
        s.state.play(0, s.state.parse("pass"))
    assert s.asks == "give"
    assert "spare 6/plant" in s.moves


def test_after_a_system_error_any_card_can_be_kept_away():
    s = quiet_turn(1).bonuses(1)
    for floor in s.state.board.floors:
        for space in range(max(floor.first, 1), floor.end):
            s.sheet.write(floor, space, CROSS)
            s.sheet.crosses += 1
    assert s.moves == ["error"]  # the only empty space is on an astronaut floor
    s.plays("error", "pass")
    assert s.moves == [f"{verb} {card}" for verb in ("give", "spare") for card in ("7/robot", "9/energy", "6/plant")]
    s.plays("spare 9/energy")
    assert s.given == {}
    assert s.view.spent == 1
