"""The levels: what a cadet, a pilot and a commander do, how long they may think, and what a legend says today."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.bots import Budget, Cadet, Commander, Judge, Search, advise, answer, bot_for, bots_for, usual_bot
from cosmodrome.games import titles
from cosmodrome.games.missions.bots import judge_for as missions_judge_for
from cosmodrome.games.moon.bots import judge_for
from cosmodrome.kernel import OptionError, Rng
from cosmodrome.lab import play_game
from tables import a_launch

LEVELS = ["commander", "pilot", "cadet", "random"]


@pytest.mark.parametrize("title", titles().values(), ids=list(titles()))
def test_every_title_has_every_level_for_every_number_of_seats(title):
    low, high = title.seats
    for players in range(low, high + 1):
        game = title.configure(players=players)
        assert list(bots_for(title, game)) == LEVELS
        assert usual_bot(title, game) == "pilot"


def test_a_legend_says_what_it_lacks():
    with pytest.raises(OptionError, match="trained network"):
        bot_for(titles()["moon"], "legend")


def test_a_commander_is_named_with_its_budget():
    moon = titles()["moon"]
    assert bot_for(moon, "commander:40")().budget == Budget(simulations=40)
    assert bot_for(moon, "commander:0.5s")().budget == Budget(seconds=0.5)
    assert bot_for(moon, "commander")().budget == Budget(seconds=1.0)
    for wrong in ("commander:", "commander:fast", "commander:-3", "commander:0s"):
        if wrong == "commander:":
            assert bot_for(moon, wrong)().budget == Budget(seconds=1.0)
            continue
        with pytest.raises(OptionError, match="budget"):
            bot_for(moon, wrong)
    with pytest.raises(OptionError, match="Only a commander"):
        bot_for(moon, "pilot:40")


@pytest.mark.parametrize("title", titles().values(), ids=list(titles()))
def test_a_commander_answers_by_the_rules_and_repeats_itself(title):
    game = title.configure(**title.variants()[0])
    chosen = []
    for _ in range(2):
        state, rng = game.new("first"), Rng.seeded("commander")
        commander = bot_for(title, "commander:2", game)()
        for _ in range(2):
            seat = state.actors[0]
            state.play(seat, answer(commander, state, seat, rng))
        chosen.append(state.moves)
    assert chosen[0] == chosen[1]


def test_a_search_finds_the_move_that_wins_at_once():
    table = a_launch().fill(0, "energy.q2", but=1).has(0, rockets=28).shows("8/energy", "3/robot", "1/water")
    commander = Commander(judge_for, Budget(simulations=60))
    best, *others = advise(commander, table.state, 0, Rng.seeded("win"))
    assert table.state.notate(best.move) == "8/energy energy.7"
    assert best.behind == 0.0
    assert len(others) == 2
    assert all(best.chance >= other.chance and other.behind > 0 for other in others)


def test_a_search_tries_the_moves_in_the_same_worlds_and_halves_the_field():
    state = cosmodrome.game("moon", players=2).new("race")
    search = Search(judge_for(state.game), state, 0, Rng.seeded("race"))
    for _ in range(3):
        for _ in range(80):
            search.simulate()
        assert len(search.found()) >= 16, "nobody is forgotten"
        search.halve()
    visits = [found.visits for found in search.found()]
    assert sum(visits) == 240
    assert max(visits) >= 3 * min(visits) > 0, "those that dropped out have seen fewer worlds"


def test_a_search_ends_when_there_is_nothing_left_to_find_out():
    table = a_launch().fill(0, "energy.q2", but=1).has(0, rockets=28).shows("8/energy", "3/robot", "1/water")
    commander = Commander(judge_for, Budget(simulations=4000))
    found = commander.consider(table.state, 0, Rng.seeded("win"))
    assert table.state.notate(found[0].move) == "8/energy energy.7"
    assert sum(one.visits for one in found) < 4000


class Counting(Judge):
    """The judge of another, who counts how often each seat has to think in a simulation."""

    def __init__(self, judge: Judge) -> None:
        super().__init__()
        self.judge = judge
        self.rounds = judge.rounds
        self.thought = [0, 0]

    def rate(self, world, seat, moves, rng):
        return self.judge.rate(world, seat, moves, rng)

    def worth(self, world, seat):
        return self.judge.worth(world, seat)

    def clock(self, world):
        return self.judge.clock(world)

    def sketch(self, world, seat, moves, glances, rng):
        self.thought[seat] += 1
        return self.judge.sketch(world, seat, moves, glances, rng)


def test_others_think_once_in_a_world_whatever_is_played_against_them():
    state = cosmodrome.game("moon", players=2, adventure=2).new("scripts")
    judge = Counting(judge_for(state.game))
    search = Search(judge, state, 0, Rng.seeded("scripts"))
    for _ in range(16):
        search.simulate()
    mine, theirs = judge.thought
    assert mine >= 16, "one world, sixteen moves, and a turn of mine after each"
    assert theirs < 12, "a turn or two, thought out once"


def test_where_something_new_is_seen_between_decisions_each_of_them_is_answered_anew():
    """A test of a technology shows other cards in every world: what was right to remove in one of them is wrong in another."""
    state = cosmodrome.game("missions", players=2).new("tests")
    while state.actors[0] != 0:
        state.play(1, state.legal(1)[0])
    follows, thought = [], []
    for grows in (True, False):
        judge = Counting(missions_judge_for(state.game))
        judge.grows = grows
        search = Search(judge, state, 0, Rng.seeded("tests"))
        for _ in range(48):
            search.simulate()
        follows.append(any(found.then for found in search.found()))
        thought.append(judge.thought[0])
    assert follows == [True, False]
    assert thought[0] == 0, "all that is left of the round is in the tree"
    assert thought[1] > 48
    assert not missions_judge_for(state.game).grows


def test_a_cadet_errs_but_does_not_play_at_random():
    game = cosmodrome.game("moon", players=2, adventure=2)
    title = titles()["moon"]
    margins = {"pilot": 0, "random": 0}
    for name in margins:
        for index in range(4):
            other = bot_for(title, name, game)
            bots = [Cadet(judge_for), other()] if index % 2 == 0 else [other(), Cadet(judge_for)]
            state = play_game(game, bots, f"cadet {index}")
            margins[name] += state.scores[index % 2] - state.scores[1 - index % 2]
    assert margins["pilot"] < 0 < margins["random"]
