"""Adventure 6 alone against ASTRA: the grey virus, solo bonuses, and what the effect cards do in both passes."""

from typing import cast

import pytest

from cosmodrome import conformance
from cosmodrome.games.moon.adventure6.bot import Medic
from cosmodrome.games.moon.rules.adventure6 import VirusSheet
from cosmodrome.kernel import Record, Rng
from cosmodrome.kernel.bits import bit, members
from cosmodrome.kernel.record import replay_record
from games.moon.adventure6.virus_table import QUARTERS, VirusTable, a_game, a_setup
from games.moon.solo.solo_table import SoloTable

PROPERTIES = [prove for prove in conformance.PROPERTIES if prove is not conformance.prove_record]
QUIET = ("7/energy~6/plant R3.4", "pass")
"""A turn with 7/robot, 9/energy and 6/plant that sets nothing off."""


def a_solo(grey="L1.1", missions="A1,B1,C1"):
    """A table in its first turn against ASTRA, and the words for the sheet beside it."""
    table = a_setup(1, missions=missions).plays(0, f"infect {grey}")
    return SoloTable(table.state).shows("7/robot", "9/energy", "6/plant"), table


def draws(*cards, second=False, spent=(), awake=(), grey="L1.1"):
    """A table after a quiet turn and the next draw, which meets these cards first."""
    s, table = a_solo(grey)
    table.spent(*spent).awake(*awake)
    s = s.second_pass(*cards) if second else s.next_up(*cards)
    return s.plays(*QUIET), table


def infected(s):
    return [VirusTable(s.state).spaces[space] for space in members(cast("VirusSheet", s.sheet).infected)]


# --- set-up and the turn ----------------------------------------------------------------------------------------------


def test_the_grey_virus_is_placed_before_a_card_is_drawn():
    table = a_setup(1)
    assert table.asks(0) == "grey"
    assert table.state.view(0).piles == ()
    table.plays(0, "infect R5.2")
    assert (table.state.turn, table.asks(0)) == (1, "write")
    assert len(table.state.view(0).piles) == 3


def test_a_turn_gives_the_third_card_away():
    s, _ = a_solo()
    s.plays("7/energy~6/plant R3.4", "energy R3")
    assert s.given == {"plant": 1}
    assert s.state.turn == 2


def test_a_virus_that_you_wake_spreads_on_your_sheet_and_earns_a_bonus():
    s, table = a_solo()
    table.has(0, plants={"L3": 2, "M4": 2})
    s.plays("7/plant~9/energy M3.2", "plant M3")
    assert int(s.astra.circled) == 1
    assert s.asks == "infect"
    s.plays("infect L1.2", "infect M2.1", "give 9/energy")
    assert table.viruses == ["M2"]
    assert infected(s) == ["L1.1", "L1.2", "M2.1"]
    assert s.state.turn == 2


def test_your_own_propagation_sign_hits_nobody_and_earns_a_bonus():
    s, table = a_solo()
    table.spent("green").has(0, plants={"L3": 2, "M4": 2, "R3": 2, "M2": 1})
    s.plays("7/plant~9/energy M3.2", "plant M3")
    assert int(s.astra.circled) == 1
    assert s.asks == "give"
    assert infected(s) == ["L1.1"]


def test_a_mission_that_wakes_its_virus_earns_a_bonus():
    s, table = a_solo()
    table.closes(0, "L1", "R2", "L4")
    s.plays(*QUIET, "mission B")
    assert int(s.astra.circled) == 1
    s.plays("infect L1.2", "infect M3.1", "spare 6/plant")
    assert table.viruses == ["M3"]
    assert s.given == {}


def test_a_mission_whose_virus_is_awake_earns_none():
    s, table = a_solo()
    table.closes(0, "L1", "R2", "L4").achieved("B")
    s.plays(*QUIET, "mission B")
    assert int(s.astra.circled) == 0
    assert table.lines(0)["missions"] == 4


def test_a_propagation_for_a_system_error_earns_none():
    s, table = a_solo(grey="R5.1")
    table.fill(0, *[quarter for quarter in QUARTERS if quarter != "M5"]).write(0, floor5=". 5 X X X").has(0, errors=1)
    s.plays("error")
    assert s.asks == "infect"
    assert int(s.astra.circled) == 0


# --- effect cards, first pass -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", "ABC")
def test_any_letter_wakes_the_green_or_the_blue_virus_as_you_choose(letter):
    s, table = draws(letter)
    assert s.moves == ["strike green", "strike blue"]
    s.plays("strike blue")
    assert (table.viruses, table.struck) == (["M4"], ["blue"])


def test_its_propagation_is_made_at_once_and_then_the_draw_goes_on():
    s, _ = draws("5/energy", "A", "10/robot", "2/robot")
    assert len(s.state.view(0).piles) == 1
    s.plays("strike green")
    assert s.moves == [f"infect L1.{n}" for n in range(2, 6)]
    s.plays("infect L1.5")
    assert s.moves == [f"infect M2.{n}" for n in range(1, 6)]
    s.plays("infect M2.3")
    assert s.asks == "write"
    assert [card.number for card in s.state.view(0).piles] == [5, 10, 2]
    assert infected(s) == ["L1.1", "L1.5", "M2.3"]
    assert int(s.astra.circled) == 0, "what ASTRA does earns no bonus"


def test_with_one_of_them_awake_the_other_wakes_without_a_question():
    s, table = draws("B", spent=["green"], awake=["M2"])
    assert table.viruses == ["M2", "M4"]
    assert s.asks == "infect"


def test_with_both_awake_a_propagation_sign_is_struck_and_spreads():
    s, table = draws("B", spent=["green", "blue"], awake=["M2", "M4"])
    assert s.moves == ["strike P1", "strike P2", "strike P3", "strike P4"]
    s.plays("strike P3")
    assert table.struck == ["green", "blue", "P3"]
    s.plays("infect L1.2", "infect M2.1", "infect M4.1")
    assert s.asks == "write"


def test_with_nothing_left_to_strike_nothing_happens():
    s, _ = draws("B", spent=["green", "blue", "P1", "P2", "P3", "P4"], awake=["M2", "M4"])
    assert s.asks == "write"
    assert infected(s) == ["L1.1"]


def test_a_struck_sign_works_no_more():
    s, table = draws("A", "5/energy", "10/robot", "8/plant")
    s.plays("strike green", "infect L1.2", "infect M2.1")
    table.has(0, plants={"L3": 2, "M4": 2})
    s.plays("5/plant~10/robot M3.2", "plant M3")
    assert int(s.astra.circled) == 0
    assert s.state.turn == 3


def test_the_first_pass_turns_no_mission():
    s, _ = draws("A")
    s.plays("strike green", "infect L1.2", "infect M2.1")
    assert s.state.achieved == 0


# --- effect cards, second pass ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("letter", "quarter", "turned"), [("A", "M1", 1), ("B", "M3", 2), ("C", "M5", 4)])
def test_the_second_pass_wakes_the_virus_of_the_letter_and_turns_its_mission(letter, quarter, turned):
    s, table = draws(letter, second=True)
    assert table.viruses == [quarter]
    assert s.state.achieved == 0, "the propagation comes first"
    s.plays("infect L1.2", f"infect {quarter}.1")
    assert s.asks == "write"
    assert s.state.achieved == turned


def test_a_virus_that_is_awake_already_does_not_spread_but_the_mission_is_turned():
    s, _ = draws("A", second=True, awake=["M1"])
    assert s.asks == "write"
    assert infected(s) == ["L1.1"]
    assert s.state.achieved == 1


# --- the end, and whole games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", range(1, 9))
def test_astra_scores_5_and_4_for_each_level_and_its_cards(level):
    state = a_setup(1, astra=level).plays(0, "infect L1.1").state
    assert state.astra is not None
    assert state.astra_score(state.astra) == 5 + 4 * level


@pytest.mark.parametrize("prove", PROPERTIES, ids=lambda prove: prove.__name__)
def test_property(prove):
    prove(a_game(1, astra=3), seed=1)


def test_random_games_keep_the_invariants_replay_and_end():
    reasons = set()
    for seed in range(8):
        game = a_game(1, astra=1 + seed)
        state, rng = game.new(seed), Rng.seeded(seed)
        while not state.over:
            state.play(0, rng.pick(state.legal(0)))
            state.check()
        reasons |= set(state.end_reasons())
        assert state.turn <= 35
        record = Record.from_json(state.record().to_json())
        assert conformance.fingerprint(replay_record(game, record)) == conformance.fingerprint(state)
    assert "errors" in reasons


def test_a_good_game_meets_every_question():
    asked, verdicts = set(), set()
    for seed in range(2):
        state, rng, medic = a_game(1, astra=5).new(seed), Rng.seeded(seed), Medic()
        while not state.over:
            asked |= {step.asks() for step in state.steps(0)}
            state.play(0, medic.choose(state.clone(), 0, rng))
            state.check()
        verdicts.add(len(state.winners))
        assert state.awake & bit(QUARTERS.index("M2")), "one of the effect cards, or the seat itself, wakes it"
    assert asked >= {"grey", "write", "action", "infect", "strike", "give"}
    assert verdicts <= {0, 1}


def test_the_log_tells_what_astra_does():
    s, _ = draws("A")
    s.plays("strike green", "infect L1.2", "infect M2.1")
    told = [line for event in s.heard.events if (line := s.state.game.tell(event, ["Ada"], "en"))]
    assert told[-5:-1] == [
        "Ada crosses off the sign of the green virus.",
        "The green virus wakes on all sheets.",
        "Ada: the grey virus infects quarter L1, space 2.",
        "Ada: the green virus infects quarter M2, space 1.",
    ]
    s, _ = draws("A", spent=["green", "blue"], awake=["M2", "M4"])
    assert [s.state.say(0, move) for move in s.state.legal(0)] == [
        "Cross off the propagation on line 4 of the plants",
        "Cross off the propagation on line 5 of the plants",
        "Cross off the propagation on line 3 of the water",
        "Cross off the propagation on line 4 of the water",
    ]
