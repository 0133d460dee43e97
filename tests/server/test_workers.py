"""Two workers on one PostgreSQL: it does not matter which of them a page has reached."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest

from server.club import Club, Page, Person
from server.postgres import Postgres


@pytest.fixture
def workers(postgres: Postgres) -> Iterator[tuple[Club, Club]]:
    url = postgres.url(f"workers_{uuid4().hex}")
    with Club(url) as one, Club(url) as other:
        yield one, other


def at(club: Club, person: Person) -> Person:
    """The same browser, at another worker."""
    return Person(club, person.name, person.cookie)


def until(page: Page, what: str) -> None:
    """Hear until something is true of the page; other workers need a moment to hear of it."""
    while not eval(what, {"page": page}):
        page.hear()


def test_people_at_different_workers_play_each_other_to_the_end(workers: tuple[Club, Club]) -> None:
    one, other = workers
    ana, ben = one.somebody("Ana"), other.somebody("Ben")
    table = ana.opens()
    ben.joins(table)
    with ana.page(table) as left, ben.page(table) as right:
        pages = [left, right]
        for _ in range(200):
            for page in pages:
                page.settle()
            if left.table["status"] == right.table["status"] == "over":
                break
            asked = next((page for page in pages if page.table["status"] != "over" and page.scene["asked"]), None)
            if asked is not None:
                answer = asked.asks("draft", move=asked.offers[0], after=asked.number, confirm=True)
                assert answer["is"] in ("ok", "refused")
        scores = [[seat["score"] for seat in page.table["seats"]] for page in pages]
        assert scores[0] == scores[1] != [None, None]
        assert left.table["seed"] == right.table["seed"] is not None


def test_two_tabs_at_different_workers_stay_in_step(workers: tuple[Club, Club]) -> None:
    one, other = workers
    ana, ben = one.somebody("Ana"), one.somebody("Ben")
    table = ana.opens()
    ben.joins(table)
    with ana.page(table) as tab, at(other, ana).page(table) as twin:
        twin.settle()
        tab.settle().drafts(1)
        until(twin, "page.scene['draft']")
        assert twin.scene == tab.scene
        twin.done("undo")
        until(tab, "not page.scene['draft']")
        assert tab.scene == twin.scene
        tab.done("chat", text="hello")
        until(twin, "page.chat")
        assert twin.chat == ["Ana: hello"]


def test_presence_is_known_at_all_workers(workers: tuple[Club, Club]) -> None:
    one, other = workers
    ana, ben = one.somebody("Ana"), other.somebody("Ben")
    table = ana.opens()
    ben.joins(table)
    with ana.page(table) as left:
        left.settle()
        with ben.page(table) as right:
            right.settle()
            until(left, "page.table['seats'][1]['connected']")
            until(right, "page.table['seats'][0]['connected']")
            assert "Ben is here" in ana.refused(409, "POST", f"/api/tables/{table}/seats/1/bot", {})
        until(left, "not page.table['seats'][1]['connected']")


def test_what_was_written_through_one_worker_is_read_through_the_other(workers: tuple[Club, Club]) -> None:
    one, other = workers
    ana, ben = one.somebody("Ana"), other.somebody("Ben")
    table = ana.opens(players=3)
    for _ in range(10):
        ben.joins(table)
        assert ana.get(f"/api/tables/{table}")["seats"][1]["kind"] == "person"
        at(one, ben).refused(409, "POST", f"/api/tables/{table}/join", {"name": "Ben"})
        at(one, ben).post(f"/api/tables/{table}/leave")
        assert ben.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
    assert at(other, ana).get(f"/api/tables/{table}") == ana.get(f"/api/tables/{table}")


def test_of_moves_at_the_same_moment_all_that_are_legal_are_played_once(workers: tuple[Club, Club]) -> None:
    """Both commit at once through different workers, again and again: moves of one phase do not hinder each other."""
    one, other = workers
    ana, ben = one.somebody("Ana"), other.somebody("Ben")
    table = ana.opens("moon")
    ben.joins(table)
    with ThreadPoolExecutor(2) as together:
        for _ in range(12):
            seen = [ana.view(table), ben.view(table)]
            asked = [(who, view) for who, view in zip((ana, ben), seen, strict=True) if view["moves"]]
            answers = list(
                together.map(
                    lambda pair: pair[0].ask(
                        "POST",
                        f"/api/tables/{table}/moves",
                        {"after": pair[1]["number"], "moves": [pair[1]["moves"][0]["notation"]]},
                    ),
                    asked,
                )
            )
            assert [answer.status_code for answer in answers] == [200] * len(asked)
    numbers = [who.view(table)["number"] for who in (ana, ben)]
    stored = one.room(table).table
    assert max(numbers) <= stored.number
    assert [seat for seat, _ in stored.running.moves].count(0) >= 12 - 1


def test_a_static_layer_drawn_by_one_worker_is_served_by_the_other(workers: tuple[Club, Club]) -> None:
    one, other = workers
    ana, ben = one.somebody("Ana"), one.somebody("Ben")
    table = ana.opens("moon")
    ben.joins(table)
    with ana.page(table) as page:
        page.settle()
        assert other.somebody().ask("GET", f"/static/layer/{page.scene['static']}.svg").status_code == 200


def test_cookies_of_one_worker_are_good_at_the_other(workers: tuple[Club, Club]) -> None:
    one, other = workers
    ana = one.somebody("Ana")
    table = ana.opens()
    assert at(other, ana).get(f"/api/tables/{table}")["you"] == 0
