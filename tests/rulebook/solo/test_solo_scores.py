"""Solo rules: what ASTRA scores, what it means for the lines in which players are ranked, and who has won."""

import pytest

import cosmodrome
from cosmodrome.games.moon.adventure3.data import colony_data
from cosmodrome.games.moon.data import ACTIONS
from games.moon.solo.solo_table import a_solo

FIXED = {2: (5, 1), 3: (10, 3), 4: (5, 2), 5: (10, 2), 7: (15, 1)}
"""Points in any case, and points for each level."""
AVERAGES = [2.44, 2.78, 3.22, 3.56, 3.89, 4.11, 4.33, 4.78]
"""What a card drawn at random is worth to each opponent, known from elsewhere."""


@pytest.mark.parametrize("adventure", FIXED)
@pytest.mark.parametrize("level", [1, 4, 8])
def test_astra_starts_with_its_fixed_points_and_those_for_the_level(adventure, level):
    fixed, each = FIXED[adventure]
    assert a_solo(adventure, level).view.score == fixed + each * level


def test_the_example_of_the_rules_seven_robots_for_katherine():
    s = a_solo(2).give("robot", 7)
    assert s.view.name == "Katherine"
    assert s.view.points == 6
    assert s.view.score == 6 + 14


def test_every_given_card_counts_its_action():
    s = a_solo(4, 6).give("robot", 2).give("energy", 3).give("planning")
    assert [len(given.numbers) for given in s.view.given] == [2, 3, 0, 0, 0, 1]
    assert s.view.score == 5 + 12 + 2 * 6 + 3 * 2 + 4


def test_the_opponents_are_worth_what_they_are_known_for():
    data = colony_data()
    cards = [card.action for card in data.card]
    worths = [sum(getattr(o.values, action) for action in cards) / len(cards) for o in data.opponent]
    assert [round(worth, 2) for worth in worths] == AVERAGES


def test_red_values_are_dear_and_green_ones_cheap():
    given = {given.action: given for given in a_solo(3, 8).view.given}
    assert {action: given[action].tone for action in ACTIONS} == {
        "robot": "",
        "energy": "cheap",
        "plant": "dear",
        "water": "cheap",
        "astronaut": "dear",
        "planning": "dear",
    }


# --- ranks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "given", "points"), [(0, 0, 0), (0, 2, 0), (2, 2, 20), (3, 2, 20), (1, 2, 10)])
def test_3_astronauts_against_the_astronaut_cards(mine, given, points):
    s = a_solo(3).give("astronaut", given)
    s.sheet.astronauts = mine
    assert s.state.score_lines(s.state.sheets, 0)["astronauts"] == points


@pytest.mark.parametrize(
    ("zones", "energies", "points"), [(0, 0, 0), (1, 3, 20), (1, 4, 10), (2, 5, 20), (2, 4, 20), (0, 6, 0)]
)
def test_2_complete_zones_against_half_the_energy_cards(zones, energies, points):
    s = a_solo(2).give("energy", energies)
    sheet = s.sheet
    for gap in range(zones):
        sheet.divide(gap)
        sheet.write(sheet.zones[gap], gap, 7)
    assert s.view.rank == energies // 2
    assert s.state.score_lines(s.state.sheets, 0)["zones"] == points


@pytest.mark.parametrize(("mine", "given", "column"), [(0, 0, None), (0, 1, None), (1, 0, 0), (2, 2, 0), (1, 2, 1)])
def test_5_the_column_of_the_astronauts_field(mine, given, column):
    s = a_solo(5).give("astronaut", given)
    s.sheet.astronauts = mine
    expected = 0 if column is None else s.state.board.fields[2][column][0]
    assert s.state.score_lines(s.state.sheets, 0)["astronauts"] == expected


@pytest.mark.parametrize("adventure", [4, 7])
def test_where_nobody_is_ranked_astra_has_no_rank(adventure):
    assert a_solo(adventure).view.ranked == ""


# --- who has won ------------------------------------------------------------------------------------------------------


def ended(missions):
    """Adventure 3 against 13 points of Katherine: the missions are all that is scored, and end the game."""
    s = a_solo(3).shows("7/robot", "9/energy", "4/astronaut")
    s.sheet.missions, s.state.achieved = missions, 0b111
    s.state.play(0, s.state.parse("7/energy~4/astronaut c2r4"))
    s.state.play(0, s.state.parse("pass"))
    assert s.state.over
    return s


def test_more_points_win():
    s = ended([5, 5, 5])
    assert (s.state.scores, s.state.winners, s.view.score, s.view.verdict) == ([15], [0], 14, 1)
    assert s.state.prompt(0).endswith("You beat Katherine, 15 to 14!")
    assert s.state.prompt(None).endswith("Seat 1 beats Katherine, 15 to 14.")


def test_fewer_points_lose_and_nobody_is_the_winner():
    s = ended([5, 5, 3])
    assert (s.state.scores, s.state.winners, s.view.verdict) == ([13], [], -1)
    assert s.state.prompt(0).endswith("Katherine wins, 14 to 13.")


def test_equal_points_are_a_draw_without_a_winner():
    s = ended([5, 5, 4])
    assert (s.state.scores, s.state.winners, s.view.verdict) == ([14], [], 0)
    assert s.state.prompt(0).endswith("A draw with Katherine: 14 all.")


@pytest.mark.parametrize(("missions", "verdict"), [([5, 5, 5], 1), ([5, 5, 4], 0), ([5, 5, 3], -1)])
def test_the_end_is_told(missions, verdict):
    s = ended(missions)
    event = s.heard.events[-1]
    assert (event.kind, event.data) == ("verdict", (verdict, sum(missions), 14))
    told = s.state.game.tell(event, ["Ann"], "en")
    assert (
        told
        == {
            1: "The game is over: Ann beats ASTRA, 15 to 14.",
            0: "The game is over: a draw, 14 all.",
            -1: "The game is over: ASTRA wins, 14 to 13.",
        }[verdict]
    )


def test_a_record_of_a_game_alone_replays():
    game = cosmodrome.game("moon", players=1, adventure=5, astra=7)
    state = game.new(3)
    while not state.over:
        state.play(0, state.legal(0)[-1])
    again = cosmodrome.replay(state.record(["Ann"]))
    assert (again.scores, again.winners) == (state.scores, state.winners)
    assert state.record().options["astra"] == 7


def test_among_several_players_no_level_is_recorded():
    assert "astra" not in cosmodrome.game("moon", players=2).options
