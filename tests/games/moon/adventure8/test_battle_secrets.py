"""A sheet is shared, but what a neighbour draws this turn on the other sheet stays hidden until all have played."""

import pytest

from cosmodrome.kernel import Rng
from games.moon.adventure8.battle_table import a_battle


def field(s, seat, sheet):
    return s.state.view(seat).battlefields[sheet]


def test_the_one_who_plays_on_a_sheet_sees_it_as_it_is_the_others_as_it_was():
    s = a_battle(3).shows("8/plant", "4/robot", "12/energy").plays(0, "8/plant P4.1", "plant P4")
    assert field(s, 0, 0).planets[3].cells[0] == 0
    for other in (1, 2, None):
        assert field(s, other, 0).planets[3].cells[0] == -1
        assert field(s, other, 0).sides[0].plants == 0
        assert field(s, other, 0).planets[3].plants == 0
        assert s.state.view(other).sheets[0].score == 0
    assert s.state.view(0).sheets[0].score == 8, "two plant boxes 4, and the grey planet 4"


def test_when_all_have_played_everybody_sees_everything():
    s = a_battle(3).shows("8/plant", "4/robot", "12/energy").plays(0, "8/plant P4.1", "plant P4").others_play()
    assert s.state.turn == 2
    for other in (0, 1, 2, None):
        assert field(s, other, 0).planets[3].cells[0] == 0
        assert field(s, other, 0).sides[0].plants == 2


def test_in_even_turns_the_hidden_sheet_is_the_right_one():
    s = a_battle(3).in_turn(2).shows("8/plant", "4/robot", "12/energy").plays(0, "8/plant P4.1", "plant P4")
    assert field(s, 0, 2).planets[3].cells[0] == 0
    assert field(s, 2, 2).planets[3].cells[0] == -1, "not even the owner of the other side sees it"


def test_a_mission_is_marked_on_the_left_sheet_whatever_the_turn():
    s = a_battle(3).in_turn(2).has(0, "right", plants=6, waters=4).has(1, "left", plants=6, waters=4).others_play()
    s.plays(0, "mission C")
    assert s.state.view(0).sheets[0].missions == (-1, -1, 10)
    assert s.state.view(1).sheets[0].missions == (-1, -1, -1), "hidden while others are still thinking"
    assert s.asks(1) == "mission"


@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_redeal_changes_only_sheets_that_others_are_marking(turn, seat):
    s = a_battle(3).in_turn(turn).shows("8/plant", "4/robot", "12/energy")
    for other in (0, 1, 2):
        s.plays(other, s.offers(other)[0], *(["pass"] if other < 2 else []))
        if other == 1:
            break
    changed = set()
    for n in range(30):
        world = s.state.redeal(seat, Rng.seeded(n))
        assert world.view(seat) == s.state.view(seat)
        assert world.actors == s.state.actors, "who has finished has finished in every world"
        changed |= {at for at in range(3) if world.on(at).filled != s.on(at).filled}
    hidden = {s.state.active(other) for other in (0, 1) if other != seat}
    assert changed == hidden


def test_both_players_of_two_may_finish_in_any_order():
    """Their moves commute: each has a sheet to itself this turn."""
    one = a_battle().shows("8/plant", "4/robot", "12/energy")
    other = a_battle().shows("8/plant", "4/robot", "12/energy")
    one.plays(0, "8/plant P4.1", "plant P4").plays(1, "4/robot P2.1", "robot a1")
    other.plays(1, "4/robot P2.1").plays(0, "8/plant P4.1").plays(1, "robot a1").plays(0, "plant P4")
    assert one.state.view(None) == other.state.view(None)
