"""Bots at the table: at a humane pace, never in anybody's way, and never trusted with the truth."""

from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from cosmodrome.bots import Bot, RandomBot
from cosmodrome.games import title
from cosmodrome.kernel import Game, Rng, State
from cosmodrome.server.rooms.bots import think
from server.club import Club


def test_a_bot_answers_everything_it_is_asked_until_something_is_uncovered() -> None:
    state = title("drydock").configure(players=2).new(seed=5)
    (laid,) = think(RandomBot(), state.clone(), 0)
    assert laid.startswith("lay")
    state.play(0, state.parse(laid))
    state.play(1, state.legal(1)[0])
    (roller,) = state.actors
    chain = think(_Roller(), state.clone(), roller)
    assert chain == ["roll"], "what the die shows is for everybody to see before it goes on"


class _Roller(Bot):
    def choose(self, world: State, seat: int, rng: Rng) -> int:
        return world.parse("roll")


class _Peeker(Bot):
    def __init__(self) -> None:
        self.worlds: list[State] = []

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        self.worlds.append(world)
        return world.legal(seat)[0]


def test_a_bot_is_handed_a_world_without_seed_and_past() -> None:
    state = title("drydock").configure(players=2).new(seed=5)
    peeker = _Peeker()
    think(peeker, state.clone(), 0)
    (world,) = peeker.worlds
    assert world.seed is None
    assert world.moves == []


class _Broken(Bot):
    def choose(self, world: State, seat: int, rng: Rng) -> int:
        raise RuntimeError("a bug in a bot")


def test_a_bot_that_fails_plays_at_random_instead_of_stopping_the_game() -> None:
    state = title("drydock").configure(players=2).new(seed=5)
    assert think(_Broken(), state, 0)


def test_bots_let_people_follow_but_do_not_keep_them_waiting(tmp_path: Path) -> None:
    """With an endless pace a bot moves at once when people only wait for it, and not a moment before."""
    with Club(tmp_path / "club.sqlite") as club:
        club.app.state.service.house._pace = (1000.0, 1000.0)
        ana, ben = club.somebody("Ana"), club.somebody("Ben")
        table = ana.opens(players=3, bots={"1": "random"})
        ben.joins(table)
        with ana.page(table) as page:
            page.settle().plays()
            assert page.table["seats"][1]["thinking"], "Ben is still thinking, so the bot may take its time"
            ben.plays(table)
            while page.scene["number"] < 3:
                page.hear()
            assert page.scene["number"] >= 3


def test_the_server_answers_while_a_bot_thinks(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "choose", _slowly)
    ana = club.somebody("Ana")
    table = ana.opens(fill="random")
    with ana.page(table) as page:
        page.settle().plays()
        assert page.table["seats"][1]["thinking"]
        while page.table["seats"][1]["thinking"] and page.number == 1:
            page.hear()


def _slowly(self: RandomBot, world: State, seat: int, rng: Rng) -> int:
    time.sleep(0.5)
    return world.legal(seat)[0]


class _Captain(RandomBot):
    @classmethod
    def plays(cls, game: Game) -> bool:
        return game.seats == 2


def test_a_bot_is_offered_and_seated_only_where_it_knows_the_game(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    part = SimpleNamespace(BOTS={"captain": _Captain})
    monkeypatch.setattr(type(title("drydock")), "part", lambda self, name: part if name == "bots" else None)
    ana = club.somebody("Ana")
    small = ana.opens(players=2, fill="usual")
    large = ana.opens(players=3, fill="usual")
    assert [ana.get(f"/api/tables/{table}")["bots"] for table in (small, large)] == [
        ["captain", "random"],
        ["random"],
    ]
    assert [ana.get(f"/api/tables/{table}")["seats"][1]["bot"] for table in (small, large)] == ["captain", "random"]
    refusal = ana.refused(422, "POST", "/api/tables", {"title": "drydock", "players": 3, "fill": "captain"})
    assert "the bots are random" in refusal
    waiting = ana.opens(players=3)
    assert "captain" in ana.refused(422, "POST", f"/api/tables/{waiting}/start", {"bot": "captain"})
    assert ana.post(f"/api/tables/{waiting}/start")["seats"][1]["bot"] == "random"
    ana.post(f"/api/tables/{waiting}/leave")
    assert ana.get(f"/api/tables/{waiting}")["seats"][0]["bot"] == "random"
