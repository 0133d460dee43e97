"""The pilot: it beats chance, launches rockets, and works from what its seat may know."""

from __future__ import annotations

import pytest

from cosmodrome.bots import RandomBot, answer
from cosmodrome.games.rescue import RescueTitle
from cosmodrome.games.rescue.bots import Purser
from cosmodrome.games.rescue.flightplan import best_plan, plans
from cosmodrome.games.rescue.judgement import Judgement
from cosmodrome.games.rescue.rules.round import Rescue
from cosmodrome.kernel import Rng, State
from games.rescue.launchpad import Pad, a_rocket, a_state


def game(bots: list[type], seed: int, **options: object) -> State:
    state = RescueTitle().configure(players=len(bots), **options).new(seed)
    minds, rng = [bot() for bot in bots], Rng.seeded(f"game {seed}")
    while not state.over:
        seat = state.actors[0]
        state.play(seat, answer(minds[seat], state, seat, rng))
    return state


@pytest.mark.slow
def test_it_beats_two_random_bots_almost_always():
    won = 0
    for seed in range(20):
        bots: list[type] = [RandomBot] * 3
        bots[seed % 3] = Purser
        won += game(bots, seed).winners == [seed % 3]
    assert won >= 19


@pytest.mark.parametrize(("players", "options"), [(4, {}), (2, {"fewer": "duel"}), (1, {"level": "easy"})])
def test_pilots_launch_rockets(players, options):
    state = game([Purser] * players, 3, **options)
    assert isinstance(state, Rescue)
    assert sum(state.launches) >= 1
    assert max(state.scores) >= 10


def test_the_same_chance_gives_the_same_answer():
    state = a_state(3, 8)
    assert len({Purser().choose(state.redeal(0, Rng.seeded(1)), 0, Rng.seeded(2)) for _ in range(3)}) == 1


def test_a_plan_has_four_dice_at_most_two_in_a_phase_and_can_be_paid():
    for plan in plans(4):
        assert sum(face > 0 for pair in plan for face in pair) == 4
    pad = Pad().energy(0, 0)
    plan = best_plan(Judgement(), pad.state, 0, Rng.seeded(1))
    assert sum(face for pair in plan for face in pair) <= 12


def test_dice_that_are_placed_already_are_part_of_the_plan():
    pad = Pad().play(0, "hangar 6", "boarding 1")
    bot = Purser()
    for _ in range(2):
        pad.state.play(0, bot.choose(pad.state, 0, Rng.seeded(1)))
    assert pad.state.dice[6] == 6
    assert pad.state.dice[4] == 1
    assert sum(die > 0 for die in pad.state.dice[:8]) == 4


def test_it_launches_in_the_last_round_if_it_can():
    pad = Pad().planets("commons", "doorstep", "fireball_y08").energy(0, 14)
    a_rocket(pad, "stellaris.1", 0, tanks=2).build("stellaris.1", (0, "bunkhouse"))
    slot = next(f"stellaris.1.{i}" for i in range(1, 7) if pad.part(f"stellaris.1.{i}") == "bunkhouse")
    pad.state.round = 8
    pad.seat_crew(0, slot, 4).phase("hangar", {0: (3,)})
    chosen = pad.state.notate(Purser().choose(pad.state.redeal(0, Rng.seeded(3)), 0, Rng.seeded(4)))
    assert chosen.startswith("launch stellaris.1")


def test_it_assembles_a_finished_module():
    pad = Pad()
    pad.hand(0, "bunkhouse")
    pad.phase("hangar", {0: (2,)})
    assert pad.state.notate(Purser().choose(pad.state, 0, Rng.seeded(4))).startswith("build bunkhouse")
    pad.play(0, "build bunkhouse stellaris.1")
    assert pad.state.notate(Purser().choose(pad.state, 0, Rng.seeded(4))) == "crew"
