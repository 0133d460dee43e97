"""Contents and starting a game."""

from cosmodrome.games.apogee.rules.components import NONE
from cosmodrome.kernel import Rng
from games.apogee.desk import DATA, the_game


def count(slot: str) -> int:
    return sum(card.count_of for card in DATA.technology if card.slot == slot)


def test_contents():
    assert [count(slot) for slot in ("first_stage", "upper_stage", "payload", "rnd")] == [28, 26, 28, 28]
    assert (len(DATA.engineer), len(DATA.investor), len(DATA.event), len(DATA.mission)) == (30, 20, 20, 12)
    assert (len(DATA.director), len(DATA.nation), len(DATA.solo_mission), len(DATA.solo_event)) == (12, 3, 6, 14)
    assert [card.profile for card in DATA.engineer].count("junior") == 15
    assert sum(card.count_of for card in DATA.credit_card) == 66
    assert DATA.setup.dice + 1 == 11


def test_engineers_lie_on_a_grid_of_authority_without_ties():
    assert [round(10 * card.authority) for card in DATA.engineer] == list(range(4, 124, 4))


def test_the_table_at_the_start():
    s = the_game(3).new(1)
    assert s.actors == (0, 1, 2), "all choose a Director at the same time"
    assert [company.credits for company in s.companies] == [80] * 3
    assert all(NONE not in row and len(row) == 3 for row in s.rows)
    assert len(s.investor_row) == 2
    assert s.pool == 10


def test_directors_are_chosen_in_secret_and_revealed_together():
    s = the_game(2).new(1)
    s.play(0, s.legal(0)[0])
    assert s.view(1).companies[0].director == ""
    assert s.view(0).companies[0].director != ""
    assert s.view(1).offered == tuple(DATA.director[i].id for i in s.companies[1].offered)
    s.play(1, s.legal(1)[1])
    assert "" not in [company.director for company in s.view(None).companies]


def test_hidden_directors_are_dealt_again_in_other_worlds():
    s = the_game(2).new(1)
    s.play(0, s.legal(0)[0])
    worlds = [s.redeal(1, Rng.seeded(seed)) for seed in range(20)]
    assert len({tuple(world.companies[0].offered) for world in worlds}) > 5
    assert all(world.companies[0].director in world.companies[0].offered for world in worlds)


def test_starters_are_hired_from_the_highest_director_down():
    for seed in range(12):
        s = the_game(3).new(seed)
        for seat in range(3):
            s.play(seat, s.legal(seat)[0])
        authorities = [s.box.directors[company.director].authority for company in s.companies]
        order = []
        while s.phase == 1:
            order.append(s.actors[0])
            s.play(s.actors[0], s.parse("junior" if len(order) == 1 else "senior"))
        assert order == sorted(range(3), key=lambda seat: (-authorities[seat], seat))
        sizes = [bin(s.companies[seat].engineers).count("1") for seat in order]
        assert sizes == [2, 1, 1]


def test_alone_one_plays_a_solo_mission_with_its_own_events():
    s = the_game(1, mission=5).new(1)
    assert s.goal.rounds == 10
    codes = list(reversed(s.event_deck))
    assert [code - 100 for code in codes[::2]] == [3, 5, 12, 4, 6], "solo events 4, 6, 13, 5 and 7"
    assert all(code < 20 for code in codes[1::2])
