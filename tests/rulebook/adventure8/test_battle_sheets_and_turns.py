"""Adventure 8, set-up and turns: who shares which sheet, and who plays where when."""

import pytest

from games.moon.adventure8.battle_table import a_battle


@pytest.mark.parametrize("players", range(2, 7))
def test_there_is_a_sheet_between_any_two_neighbours(players):
    s = a_battle(players).state
    assert len(s.sheets) == players
    for sheet in range(players):
        near, far = s.owner(sheet, 0), s.owner(sheet, 1)
        assert near == sheet, "the missions of a sheet are those of the seat that has it on the left"
        assert far == (near + 1) % players, "opposite sits the neighbour on the left"


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_everybody_plays_on_the_left_sheet_first_then_they_alternate(players, turn):
    s = a_battle(players).in_turn(turn).state
    places = [(s.active(seat), s.side_now()) for seat in range(players)]
    if turn % 2:
        assert places == [(seat, 0) for seat in range(players)]
    else:
        assert places == [((seat - 1) % players, 1) for seat in range(players)]
    assert len({sheet for sheet, _ in places}) == players, "nobody plays on the same sheet at the same time"
    assert all(s.owner(sheet, side) == seat for seat, (sheet, side) in enumerate(places))


def test_two_players_share_both_sheets_and_swap():
    s = a_battle(2).shows("8/robot", "8/energy", "4/plant")
    s.plays(0, "8/robot P4.1", "pass").plays(1, "8/energy P4.1", "pass")
    assert (s.planet(0, "P4"), s.planet(1, "P4")) == ("M", "M")
    s.shows("8/robot", "8/energy", "4/plant").plays(0, "8/robot P4.2", "pass").plays(1, "8/energy P4.2", "pass")
    assert (s.planet(0, "P4"), s.planet(1, "P4")) == ("MT", "MT")
    assert s.side(0, "left").spaces == s.side(1, "left").spaces
    assert s.state.turn == 3


def test_nothing_is_marked_at_the_start():
    s = a_battle(3)
    for sheet in range(3):
        assert s.on(sheet).filled == 0
        assert s.asteroids(sheet) == "." * 13
    assert [sum(s.lines(seat).values()) for seat in range(3)] == [0, 0, 0]


def test_a_seat_marks_the_sheet_that_it_shares_with_the_right_neighbour_in_even_turns():
    s = a_battle(3).in_turn(2).shows("1/plant", "5/robot", "9/energy")
    s.plays(0, "1/plant P1.1", "plant P1")
    assert s.planet(2, "P1") == "T"
    assert s.side(0, "right").plants == 1
    assert (s.planet(0, "P1"), s.planet(1, "P1")) == ("", "")
