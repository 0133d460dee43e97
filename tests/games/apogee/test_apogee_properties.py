"""Random games of Apogee: they end, nothing is lost on the way, and nobody sees what is hidden."""

import pytest

from cosmodrome.games.apogee.title import ApogeeTitle
from cosmodrome.kernel import OptionError, Rng
from games.apogee.desk import a_desk, the_game


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everything_is_kept_in_random_games(players: int):
    for mission in range(1, 7 if players == 1 else 13):
        state, rng = the_game(players, mission, rounds=12).new(mission), Rng.seeded(f"{players} {mission}")
        while not state.over:
            seat = rng.pick(list(state.actors))
            moves = state.legal(seat)
            assert len(moves) < 60
            state.play(seat, rng.pick(moves))
            state.check()
        assert len(state.scores) == players


def test_engineers_of_others_are_dealt_again_with_the_same_backs():
    d = a_desk(players=3).engineers(0, "gora", "tao").engineers(1, "dyson", "chawla").engineers(2, "omi").assign()
    d.sends(0, operations="gora", rnd="tao").sends(1, operations="chawla", design="dyson").sends(2, operations="omi")
    hands = set()
    for seed in range(30):
        world = d.state.redeal(0, Rng.seeded(seed))
        assert world.companies[0].engineers == d[0].engineers, "one's own are known"  # type: ignore[attr-defined]
        company = world.companies[1]  # type: ignore[attr-defined]
        assert company.engineers >> 3 & 1, "Dyson lies face up on Design"
        assert world.box.is_senior(company.operators.bit_length() - 1)  # type: ignore[attr-defined]
        hands.add(company.operators)
        world.check()
    assert len(hands) > 5


def test_posts_and_plans_of_others_are_dealt_again():
    d = a_desk().engineers(0, "gora", "tao").engineers(1, "dyson").assign().sends(0, design="gora tao")
    posts = {d.state.redeal(1, Rng.seeded(seed)).companies[0].placed() for seed in range(20)}  # type: ignore[attr-defined]
    assert len(posts) > 3
    d = a_desk().engineers(0, "gora").engineers(1, "dyson").assign().reserve(0, "solid", "kick").reserve(1, "solid")
    d.sends(0, construction="gora").sends(1, construction="dyson").plays(0, "build solid")
    plans = {tuple(d.state.redeal(1, Rng.seeded(seed)).companies[0].plan) for seed in range(20)}  # type: ignore[attr-defined]
    assert len(plans) == 3, "solid, kick or nothing"


def test_events_to_come_are_dealt_again_but_solo_events_keep_their_places():
    s = the_game(1, mission=5).new(1)
    decks = [s.redeal(0, Rng.seeded(seed)).event_deck for seed in range(10)]  # type: ignore[attr-defined]
    assert len({tuple(deck) for deck in decks}) > 5
    assert len({tuple(code for code in deck if code >= 100) for deck in decks}) == 1


def test_a_draft_can_be_taken_back_until_a_card_or_a_die_is_seen():
    d = a_desk().reserve(0, "solid").pad(0, "solid", "kick").turn(0)
    for notation, uncovers in (("sell solid", False), ("junior", True), ("fire", True)):
        branch = d.state.clone()
        assert branch.draft(0, branch.parse(notation)) == uncovers, notation
    d = a_desk().engineers(0, "gora").assign()
    branch = d.state.clone()
    assert not branch.draft(0, branch.parse("send rafal_gora design"))


def test_bad_options_are_refused():
    title = ApogeeTitle()
    with pytest.raises(OptionError, match="1, 2, 3, 4, 5, 6"):
        title.configure(players=1, mission=7)
    with pytest.raises(OptionError):
        title.configure(players=6)
    with pytest.raises(OptionError):
        title.configure(players=2, mission=13)
    with pytest.raises(OptionError, match="tiebreak"):
        title.configure(players=2, tiebreak="maybe")
