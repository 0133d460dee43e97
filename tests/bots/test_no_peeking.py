"""Nobody peeks: what a seat cannot know changes nothing of what its bot is handed, nor of what it answers."""

from __future__ import annotations

import pytest

from cosmodrome.bots import answer, bot_for, bots_for
from cosmodrome.games import titles
from cosmodrome.kernel import Rng

VARIANTS = [
    pytest.param(title, variant, id=f"{title.id} {' '.join(f'{key}={value}' for key, value in variant.items())}")
    for title in titles().values()
    for variant in title.variants()
]


@pytest.mark.parametrize(("title", "variant"), VARIANTS)
def test_worlds_with_the_same_view_are_dealt_again_alike(title, variant):
    """Whichever of them is true, the same stream deals the same world: played on in the same way it ends the same."""
    state = title.configure(**variant).new("alike")
    rng = Rng.seeded("moves")
    for number in range(60):
        if state.over:
            break
        if number % 6 == 0:
            for seat in state.actors:
                other = state.redeal(seat, Rng.seeded(f"other {number}"))
                assert other.view(seat) == state.view(seat)
                worlds = [one.redeal(seat, Rng.seeded("world")) for one in (state, other)]
                ends = []
                for world in worlds:
                    world.playout(Rng.seeded("on"))
                    ends.append((world.moves, world.scores))
                assert ends[0] == ends[1]
        mover = state.actors[-1]
        state.play(mover, rng.pick(state.legal(mover)))


@pytest.mark.parametrize("title", titles().values(), ids=list(titles()))
def test_a_bot_answers_alike_in_worlds_with_the_same_view(title):
    game = title.configure(**title.variants()[0])
    state = game.new("peek")
    rng = Rng.seeded("moves")
    for _ in range(25):
        mover = state.actors[-1]
        state.play(mover, rng.pick(state.legal(mover)))
    seat = state.actors[0]
    other = state.redeal(seat, Rng.seeded("other"))
    for name in bots_for(title, game):
        wanted = f"{name}:12" if name == "commander" else name
        answers = [answer(bot_for(title, wanted, game)(), one, seat, Rng.seeded("bot")) for one in (state, other)]
        assert answers[0] == answers[1], name
