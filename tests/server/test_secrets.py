"""Nobody peeks: what a seat or a spectator is sent is byte-identical in worlds that differ only in what they cannot know.

First the world is dealt again under the table's feet. Then two servers play the same game, in which only the hidden
moves of others differ, even in their number.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest

import cosmodrome
from cosmodrome.kernel import Rng, State
from cosmodrome.server.rooms.drawing import Drawings
from server.club import Club, Page, Person

SEED = "secret1secret2"
LATER = 1_100_000.0
"""The same moment for both worlds, and a day on: no clock of three days has run out."""
PATHS = ["", "/view", "/view?at=0&language=de", "/scene", "/scene?shape=tall&language=de", "/picture.svg", "/log"]
EVERY = 3
"""Decisions between two positions that are looked at."""
DRAFTED = 3
"""Moves that are drafted and taken back in each of them."""


def everything(who: Person, table: str, moves: list[str]) -> list[bytes]:
    """Every answer over HTTP, and the whole stream of a page that looks around and changes its mind."""
    answers = [who.ask("GET", f"/api/tables/{table}{path}").content for path in PATHS]
    with who.page(table, "?language=fr") as page:
        page.settle()
        page.done("look", language="de", shape="tall", palette="colour-blind", shown=len(page.table["seats"]) - 1)
        page.done("look")
        for move in moves:
            page.done("draft", move=move, after=page.number)
            page.done("undo")
        page.settle()
    return answers + [text.encode() for text in page.stream]


def variants() -> list[Any]:
    """Every title, with everything that can be chosen, at tables of different sizes; the first of each title quickly."""
    chosen: list[Any] = [pytest.param("drydock", {"players": 3}, id="drydock")]
    for name, title in cosmodrome.titles().items():
        found: dict[str, list[dict[str, Any]]] = {}
        for variant in title.variants():
            rest = [f"{key}={value}" for key, value in variant.items() if key not in ("players", "missions")]
            found.setdefault("-".join([name, *rest]), []).append(dict(variant))
        for at, (name_of_it, choices) in enumerate(found.items()):
            marks = [pytest.mark.slow] if at else []
            chosen.append(pytest.param(name, choices[at % len(choices)], id=name_of_it, marks=marks))
    return chosen


@pytest.mark.parametrize(("title", "options"), variants())
def test_dealing_the_unknown_again_changes_nothing_that_is_sent(
    title: str, options: dict[str, Any], club: Club
) -> None:
    players = options["players"]
    people = [club.somebody(f"Person {seat}") for seat in range(players)]
    rest = {key: value for key, value in options.items() if key != "players"}
    table = people[0].opens(title, players=players, options=rest)
    for person in people[1:]:
        person.joins(table)
    viewers: list[tuple[int | None, Person]] = [(None, club.somebody("Zoe")), *enumerate(people)]
    rng = Rng.seeded(f"worlds {title} {options}")
    room = club.room(table)
    told_apart = looked = 0
    for turn in count():
        position = room.table.running
        if position.state.over:
            break
        if turn % max(EVERY, players) == 0:
            seat, who = viewers[looked % len(viewers)]
            looked += 1
            real = position.state
            moves = _drafts(real, seat)
            seen = everything(who, table, moves)
            position.state = real.redeal(seat, rng)
            _forget_drawings(room)
            told_apart += _differs(position.state, real)
            assert everything(who, table, moves) == seen
            position.state = real
            _forget_drawings(room)
        seat = rng.pick(list(position.state.actors))
        people[seat].plays(table, rng.below(len(position.state.legal(seat))))
    assert looked >= len(viewers)
    assert told_apart > 3, "a world that is not different proves nothing"


def _drafts(state: State, seat: int | None) -> list[str]:
    """A few moves that can be drafted and taken back: they uncover nothing."""
    legal = [] if seat is None else state.legal(seat)
    return [state.notate(move) for move in legal if not state.clone().draft(seat or 0, move)][:DRAFTED]


def _forget_drawings(room: Any) -> None:
    room.drawings = Drawings()
    room.table._branches.clear()


def _differs(one: State, other: State) -> bool:
    """Do the two worlds play out differently?"""
    ends = []
    for state in (one, other):
        future = state.clone()
        future.playout(Rng.seeded("future"))
        ends.append((future.scores, [future.view(seat) for seat in range(future.seats)]))
    return ends[0] != ends[1]


class World:
    """A server with a game of adventure 1 whose seed and id are known, watched by Ana and by Zoe."""

    def __init__(self, folder: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        ids = iter(["thetable", "secret1", "secret2"])
        monkeypatch.setattr("cosmodrome.server.web.tables.new_id", lambda: next(ids))
        self.club = Club(folder / f"{name}.sqlite").__enter__()
        self.ana, self.ben = self.club.somebody("Ana"), self.club.somebody("Ben")
        self.table = self.ana.opens("moon", clock={"kind": "days", "days": 3})
        self.ben.joins(self.table)
        self.pages: list[Page] = []

    def play(self, moves: list[tuple[int, str]]) -> None:
        for seat, notation in moves:
            who = (self.ana, self.ben)[seat]
            number = who.view(self.table)["number"]
            who.post(f"/api/tables/{self.table}/moves", {"after": number, "moves": [notation]})
            self.club.now += 1.0 / len(moves)

    def watch(self) -> None:
        self.pages = [self.ana.page(self.table), self.club.somebody("Zoe").page(self.table)]
        self.settle()

    def settle(self) -> None:
        for page in self.pages:
            page.settle()

    def streams(self) -> list[list[str]]:
        return [page.stream for page in self.pages]

    def close(self) -> None:
        for page in self.pages:
            page.close()
        self.club.__exit__(None, None, None)


def test_hidden_moves_of_others_leave_no_trace_not_even_by_their_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, chains = _a_turn_with_a_choice()
    streams = []
    for name, chain in enumerate(chains):
        world = World(tmp_path, str(name), monkeypatch)
        world.play(before)
        world.club.now = LATER
        world.watch()
        for done in range(len(chain)):
            world.play([(1, chain[done])])
            world.club.now = LATER
        world.settle()
        for path in ("", "/view", "/scene", "/log"):
            world.pages[0].stream.append(world.ana.ask("GET", f"/api/tables/{world.table}{path}").text)
        streams.append(world.streams())
        assert not world.pages[0].table["seats"][1]["thinking"]
        world.close()
    assert len(chains[0]) != len(chains[1])
    assert streams[0] == streams[1]


def _a_turn_with_a_choice() -> tuple[list[tuple[int, str]], list[list[str]]]:
    """Moves up to a turn in which Ben, while Ana still thinks, may finish with one decision or with several."""
    state, rng = cosmodrome.game("moon", players=2, adventure=1).new(SEED), Rng.seeded("choice")
    moves: list[tuple[int, str]] = []
    while not state.over:
        if state.actors == (0, 1):
            chains = [_chain(state, move) for move in state.legal(1)]
            short, long = min(chains, key=len), max(chains, key=len)
            if len(short) < len(long):
                return moves, [short, long]
        seat = state.actors[0]
        move = rng.pick(state.legal(seat))
        moves.append((seat, state.notate(move)))
        state.play(seat, move)
    raise AssertionError("no turn with a choice in this game")


def _chain(state: State, move: int) -> list[str]:
    """A move of Ben's and the first answers to all that follows from it."""
    branch = state.clone()
    chain: list[str] = []
    while True:
        chain.append(branch.notate(move))
        branch.draft(1, move)
        if not branch.asked(1):
            return chain
        move = branch.legal(1)[0]


def test_the_seed_is_told_to_nobody_before_the_end(club: Club) -> None:
    ana, ben = club.somebody("Ana"), club.somebody("Ben")
    table = ana.opens()
    ben.joins(table)
    seed = club.room(table).table.facts.seed
    with ana.page(table) as one, ben.page(table) as other:
        while one.settle().table["status"] != "over":
            for page in (one, other):
                assert not any(seed in text for text in page.stream)
                if page.settle().scene["asked"]:
                    page.plays()
        assert one.table["seed"] == seed


def test_players_ids_are_told_to_nobody(club: Club) -> None:
    ana, ben = club.somebody("Ana"), club.somebody("Ben")
    table = ana.opens(open=True)
    ben.joins(table)
    ids = [seat.player for seat in club.room(table).table.seats]
    with ana.page(table) as page:
        page.settle()
        sent = "".join(page.stream)
    sent += "".join(club.somebody().ask("GET", path).text for path in (f"/api/tables/{table}", "/api/tables?running"))
    sent += ana.ask("GET", "/api/me").text
    assert not any(player in sent for player in ids)
