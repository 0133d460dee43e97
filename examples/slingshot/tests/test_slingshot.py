"""The rules of Slingshot, and everything that any game must keep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from cosmodrome import conformance, titles
from cosmodrome.bots import answer, bot_for, bots_for
from cosmodrome.kernel import DataError, Rng
from slingshot import SlingshotTitle
from slingshot.rules import DRIFT, LIGHT, Slingshot


# --8<-- [start:shelf]
@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    """As if the package were installed."""
    titles()["slingshot"] = SlingshotTitle()
    yield
    del titles()["slingshot"]


# --8<-- [end:shelf]


# --8<-- [start:conformance]
@pytest.mark.parametrize("prove", conformance.PROPERTIES, ids=lambda prove: prove.__name__)
@pytest.mark.parametrize("variant", SlingshotTitle().variants(), ids=str)
def test_property(variant: dict[str, object], prove: conformance.Property) -> None:
    for seed in range(3):
        prove(SlingshotTitle().configure(**variant), seed)


def test_data_has_sources() -> None:
    conformance.prove_data(SlingshotTitle())


# --8<-- [end:conformance]


# --8<-- [start:rules]
def a_pass(burns: list[int], pull: int) -> Slingshot:
    """A game in which these burns were chosen and the planet pulls so strongly."""
    for seed in range(1000):
        s = cast("Slingshot", SlingshotTitle().configure(players=len(burns)).new(seed))
        s.hands = [[burn] * 6 for burn in burns]
        for seat, burn in enumerate(burns):
            s.play(seat, burn)
        if s.pulls[0] == pull:
            return s
    raise AssertionError("no such throw")


def test_a_burn_that_the_pull_can_hold_carries_the_probe_that_far() -> None:
    assert a_pass([2, 3, 4], pull=4).distances == [2, 3, 4]


def test_two_probes_with_the_same_burn_collide() -> None:
    assert a_pass([2, 2, 3], pull=6).distances == [0, 0, 3]


def test_the_fastest_is_asked_for_a_flare_first() -> None:
    s = a_pass([3, 5, 4], pull=3)
    assert s.actors == (1,)
    s.play(1, DRIFT)
    assert s.actors == (2,)


def test_a_flare_is_another_throw_for_its_probe_alone_and_then_gone() -> None:
    s = a_pass([1, 5], pull=2)
    s.play(1, LIGHT)
    assert s.flares == [1, 0]
    assert s.pulls[0] == 2
    assert s.distances == [1, 5 if s.pulls[1] >= 5 else 0]


# --8<-- [end:rules]


def test_a_chosen_burn_is_secret_until_all_have_chosen() -> None:
    s = SlingshotTitle().configure(players=2).new(seed=5)
    before = s.view(1)
    s.play(0, s.legal(0)[0])
    assert s.view(1).to_json().replace(b'"actors":[1]', b'"actors":[0,1]') == before.to_json()


# --8<-- [start:bot]
def test_the_pilot_beats_chance() -> None:
    title, rng = SlingshotTitle(), Rng.seeded("pilot")
    game, points = title.configure(players=2), 0.0
    for seed in range(400):
        state, seats = game.new(seed), [bot_for(title, "pilot")(), bot_for(title, "random")()]
        if seed % 2:
            seats.reverse()
        while not state.over:
            seat = state.actors[0]
            state.play(seat, answer(seats[seat], state, seat, rng))
        points += (seed % 2 in state.winners) / len(state.winners)
    assert points > 212, f"{points} of 400"


def test_every_level_plays_it() -> None:
    assert list(bots_for(SlingshotTitle())) == ["commander", "pilot", "cadet", "random"]


# --8<-- [end:bot]


def test_a_pack_changes_a_card_and_a_bad_one_is_refused() -> None:
    more = SlingshotTitle().configure(players=2, pack="[planet]\npasses = 2\n")
    state = more.new(seed=1)
    state.playout(Rng.seeded(1))
    assert cast("Slingshot", state).round == 2
    with pytest.raises(DataError, match="a card is needed for every pass"):
        SlingshotTitle().configure(players=2, pack="[planet]\npasses = 9\n")
