"""Adventure 6, set-up: everyone places the grey virus before the first cards are flipped."""

from games.moon.adventure6.virus_table import QUARTERS, a_setup, an_outbreak

FREE = ["L1", "R2", "L4", "R5"]


def test_everyone_chooses_a_space_in_a_quarter_with_an_empty_target():
    s = a_setup(players=3)
    assert s.state.actors == (0, 1, 2)
    assert s.places(1, "infect") == [f"{quarter}.{n}" for quarter in FREE for n in range(1, 6)]


def test_the_quarter_gets_the_virus_and_the_space_is_infected():
    s = a_setup().plays(0, "infect R2.4").plays(1, "infect L4.1")
    assert [QUARTERS[s.sheet(seat).grey] for seat in range(2)] == ["R2", "L4"]
    assert [s.infected(seat) for seat in range(2)] == [["R2.4"], ["L4.1"]]
    assert s.floor(0, "floor2") == ". . . . . . . . * ."
    assert s.lines(0)["infected"] == -1


def test_no_card_is_flipped_before_all_have_placed_it():
    s = a_setup()
    piles = s.state.view(0).piles
    assert [pile.action for pile in piles] == ["", "", ""]
    coming = [pile.next_action for pile in piles]
    s.plays(0, "infect L1.1")
    assert (s.state.turn, s.state.actors) == (0, (1,))
    s.plays(1, "infect L1.1")
    assert (s.state.turn, s.state.actors) == (1, (0, 1))
    assert [pile.action for pile in s.state.view(0).piles] == coming


def test_nobody_sees_where_others_place_it_before_all_have():
    s = a_setup().plays(0, "infect R2.4")
    assert s.state.view(1).sheets[0].grey == -1
    assert s.state.view(0).sheets[0].grey == QUARTERS.index("R2")
    s.plays(1, "infect R2.4")
    assert s.state.view(1).sheets[0].grey == QUARTERS.index("R2")


def test_one_energy_of_each_quarter_is_circled_and_every_walkway_is_open():
    s = an_outbreak()
    assert s.sheet(0).energies == [1] * 11
    assert s.closed(0) == []
    assert s.viruses == []
