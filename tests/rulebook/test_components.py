"""Components: what the rulebook prints about the Starship cards and the mission cards."""

from collections import Counter

from cosmodrome.games.moon.adventure1.data import launch_data

NUMBERS = {1: 2, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6, 8: 7, 9: 6, 10: 6, 11: 5, 12: 4, 13: 3, 14: 2, 15: 2}
ACTIONS = {"robot": 14, "energy": 14, "plant": 14, "water": 7, "astronaut": 7, "planning": 7}


def test_there_are_63_starship_cards():
    assert len(launch_data().card) == 63
    assert len({card.id for card in launch_data().card}) == 63


def test_each_number_is_on_as_many_cards_as_printed():
    assert Counter(card.number for card in launch_data().card) == NUMBERS


def test_each_action_is_on_as_many_cards_as_printed():
    assert Counter(card.action for card in launch_data().card) == ACTIONS


def test_the_launch_has_two_mission_cards_of_each_letter():
    assert Counter(mission.letter for mission in launch_data().mission) == {"A": 2, "B": 2, "C": 2}


def test_mission_cards_carry_the_identification_numbers_64_to_69():
    assert [mission.card for mission in launch_data().mission] == list(range(64, 70))
