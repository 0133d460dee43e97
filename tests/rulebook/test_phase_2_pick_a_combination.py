"""Standard rules, phase 2: everyone picks one of the three combinations, all at the same time."""

from tables import a_launch


def test_everyone_is_asked_at_once():
    assert a_launch(players=5).state.actors == (0, 1, 2, 3, 4)


def test_any_of_the_three_combinations_can_be_picked():
    s = a_launch().shows("3/water", "8/robot", "12/plant")
    assert {text.split(" ")[0] for text in s.offers(0)} == {"3/water", "8/robot", "12/plant"}


def test_number_and_action_come_from_the_same_pile():
    s = a_launch().shows("3/water", "8/robot", "12/plant")
    assert not s.places(0, "3/robot")
    assert s.places(0, "8/robot") == [f"{floor}.{n}" for floor in ("robot1", "robot2") for n in range(1, 6)] + [
        f"wild.{n}" for n in range(1, 9)
    ]


def test_several_seats_can_pick_the_same_combination():
    s = a_launch(players=3).shows("3/water", "8/robot", "12/plant")
    s.everyone_plays("8/robot robot1.3")
    assert [s.floor(seat, "robot1") for seat in range(3)] == [". . 8 . ."] * 3
    assert s.turn == 2


def test_everyone_may_pick_another_one():
    s = a_launch(players=3).shows("3/water", "8/robot", "12/plant")
    s.everyone_plays("3/water water.1", "8/robot robot1.3", "12/plant wild.8")
    assert s.floor(0, "water") == "3 . . . ."
    assert s.floor(1, "robot1") == ". . 8 . ."
    assert s.floor(2, "wild") == ". . . . . . . 12"


def test_a_combination_shown_by_two_piles_is_one_choice():
    s = a_launch().shows("7/plant", "7/plant", "9/robot")
    assert len(s.offers(0)) == len(set(s.offers(0)))
    assert len(s.places(0, "7/plant")) == 8 + 8


def test_a_combination_shown_by_all_piles_is_one_choice():
    s = a_launch().shows("7/plant", "7/plant", "7/plant")
    assert len(s.offers(0)) == 8 + 8
    assert s.plays(0, "7/plant plant.1").floor(0, "plant").startswith("7")


def test_the_first_and_the_last_pile_may_show_the_same():
    s = a_launch().shows("7/plant", "9/robot", "7/plant")
    assert len(s.places(0, "7/plant")) == 16
    assert len(s.places(0, "9/robot")) == 18


def test_the_same_number_with_two_actions_is_two_choices():
    s = a_launch().shows("7/plant", "7/robot", "7/water")
    assert "wild.1" in s.places(0, "7/plant")
    assert "wild.1" in s.places(0, "7/robot")
    assert "wild.1" in s.places(0, "7/water")
