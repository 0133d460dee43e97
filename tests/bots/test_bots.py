"""Bots: which there are, what they are given, and that they keep to the rules."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.bots import Bot, RandomBot, answer, bot_for, bots_for
from cosmodrome.games import titles
from cosmodrome.kernel import OptionError, Rng
from cosmodrome.lab import play_game


def quick(names):
    """The bots by name, but for the one that takes its time."""
    return [name for name in names if name != "commander"]


@pytest.mark.slow
@pytest.mark.parametrize("title", titles().values(), ids=list(titles()))
def test_every_bot_plays_every_variant_of_its_title_to_the_end(title):
    for variant in title.variants():
        game = title.configure(**variant)
        for name in ("pilot", "random"):
            bot = bot_for(title, name, game)
            state = play_game(game, [bot() for _ in range(game.seats)], f"variant {name}")
            assert state.over
            state.check()


@pytest.mark.parametrize("title", titles().values(), ids=list(titles()))
def test_the_same_streams_give_the_same_game(title):
    game = title.configure(**title.variants()[0])
    for name in quick(bots_for(title, game)):
        bot = bot_for(title, name, game)
        games = [play_game(game, [bot() for _ in range(game.seats)], "same") for _ in range(2)]
        assert games[0].moves == games[1].moves


def test_a_bot_is_found_by_its_name():
    moon = titles()["moon"]
    assert bot_for(moon, "random") is RandomBot
    game = cosmodrome.game("moon", players=2)
    game.options["adventure"] = 99
    assert list(bots_for(moon, game)) == ["random"]
    with pytest.raises(OptionError, match=r"'hal'.*commander, pilot, cadet, random"):
        bot_for(moon, "hal")


def test_a_bot_cannot_tell_worlds_apart_that_its_seat_cannot_tell_apart():
    """Whatever is hidden, the same stream leads to the same answer of a bot that looks."""
    state = cosmodrome.game("moon", players=3).new(seed=2)
    for _ in range(40):
        for seat in state.actors:
            world = state.redeal(seat, Rng.seeded("another world"))
            views = (state.view(seat), world.view(seat))
            assert views[0] == views[1]
            assert answer(Sees(), state, seat, Rng.seeded(1)) == answer(Sees(), world, seat, Rng.seeded(1))
        mover = state.actors[-1]
        state.play(mover, Rng.seeded("moves").pick(state.legal(mover)))


class Sees(Bot):
    """Answers from its view alone, as a person does."""

    def choose(self, world, seat, rng):
        moves = world.legal(seat)
        return moves[len(world.view(seat).to_json()) % len(moves)]


def test_a_bot_that_says_nothing_is_not_a_bot():
    state = cosmodrome.game("moon", players=2).new(seed=2)
    with pytest.raises(NotImplementedError):
        answer(Bot(), state, 0, Rng.seeded(1))
