"""What a move weighs on its way to a page: under 10 KB in every game, however it is looked at."""

from __future__ import annotations

import json
from collections.abc import Iterator
from operator import itemgetter
from typing import Any
from zlib import decompress

import pytest

import cosmodrome
from cosmodrome.kernel import Rng, State
from cosmodrome.server.rooms.drawing import Drawing, draw_position
from cosmodrome.server.rooms.messages import Drafted, LookMessage
from server.club import Club, paths_of

MOST_BYTES = 10_000
LOOKS = [LookMessage(language="de"), LookMessage(language="fr", shape="tall")]
NAME = "Ana María Fernández de la Cruz"
LONGEST_GAME = 400


def ends_of_the_table() -> list[Any]:
    """Every title with all that can be chosen, at its smallest and its largest table."""
    found: dict[str, list[dict[str, Any]]] = {}
    for name, title in cosmodrome.titles().items():
        for variant in title.variants():
            rest = [f"{key}={value}" for key, value in variant.items() if key not in ("players", "missions")]
            found.setdefault("-".join([name, *rest]), []).append(dict(variant))
    return [
        pytest.param(name.partition("-")[0], variant, id=f"{name}-players={variant['players']}")
        for name, variants in found.items()
        for variant in (variants if len(variants) == 1 else (variants[0], variants[-1]))
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("title", "variant"), ends_of_the_table())
def test_a_move_weighs_less_than_10_kilobytes(title: str, variant: dict[str, Any]) -> None:
    state = cosmodrome.titles()[title].configure(**variant).new("weight")
    weights = sorted(weigh(state, Rng.seeded(f"weight {title}")))
    assert len(weights) > 20
    assert weights[-1] < MOST_BYTES, f"{title} {variant}: {weights[-5:]} bytes"


def weigh(state: State, rng: Rng) -> Iterator[int]:
    """Play a game at random; the packed size of every message to the first seat and to a spectator."""
    seats: list[int | None] = [0, None]
    last: dict[tuple[int | None, LookMessage], Drawing] = {}
    drafted: list[Drafted] = []
    for number in range(LONGEST_GAME):
        for seat in seats:
            for look in LOOKS:
                drawing = draw_position(state, seat, look, [NAME] * state.seats, number, drafted if seat == 0 else [])
                before = last.get((seat, look))
                last[seat, look] = drawing
                if before is not None:
                    yield len(drawing.packed(before))
        if state.over:
            return
        actor = rng.pick(list(state.actors))
        move = rng.pick(state.legal(actor))
        # Others' moves end what was drafted, as if it had been confirmed.
        drafted = [*drafted, Drafted(state.notate(move), state.say(0, move, "de"))] if actor == 0 else []
        state.play(actor, move)


def test_a_page_that_asks_for_it_is_sent_packed_scenes_that_say_the_same(club: Club) -> None:
    ana, ben = club.somebody("Ana"), club.somebody("Ben")
    table = ana.opens("moon")
    ben.joins(table)
    with ana.page(table) as plain, ana.page(table, "?pack=deflate") as packed:
        for _ in range(3):
            for page in (plain, packed):
                page.settle()
            ben.plays(table)
            plain.plays()
        for page in (plain, packed):
            page.settle()
        assert packed.scene == plain.scene
        assert packed.log == plain.log
    with ana.page(table, "?pack=zebra") as unknown:
        assert unknown.settle().scene == plain.scene


def test_packed_is_the_same_message(club: Club) -> None:
    state = cosmodrome.game("moon", players=2).new(1)
    first = draw_position(state, 0, LOOKS[0], ["Ana", "Ben"], 0, [])
    state.play(0, state.legal(0)[0])
    second = draw_position(state, 0, LOOKS[0], ["Ana", "Ben"], 1, [])
    for packed, plain in ((second.packed(first), second.after(first)), (second.packed(None), second.full())):
        told = json.loads(decompress(packed))
        grown = sorted(paths_of(told.pop("tree")), key=itemgetter("notation"))
        said = json.loads(plain)
        assert grown == sorted(said.pop("paths"), key=itemgetter("notation"))
        assert told == said
    assert len(second.packed(None)) < len(second.full()) / 4
