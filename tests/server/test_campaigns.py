"""Campaigns through the server: a crew gathers, chooses, plays one table after the other and comes to the end, whoever
asks twice or at once, whatever is sent, and whenever the server dies."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, text

from cosmodrome.server.storage import Store
from cosmodrome.table import NotNow, Seat, people
from cosmodrome.table import crew as crews
from cosmodrome.table.crew import Chapter, Crew
from server.campaign import CHAPTERS
from server.club import Club, Person
from server.test_storage import on
from table.around import Around, facts_of


def begun(club: Club, **given: Any) -> tuple[Person, str]:
    ana = club.somebody("Ana")
    body = {"title": "drydock", "campaign": "voyages", "players": 2, "fill": "random", "name": "Ana", **given}
    return ana, str(ana.post("/api/campaigns", body)["campaign"])


def two(club: Club) -> tuple[str, Person, Person]:
    ana, campaign = begun(club, fill=None)
    ben = club.somebody("Ben")
    ben.post(f"/api/campaigns/{campaign}/join", {"name": "Ben"})
    return campaign, ana, ben


def look(person: Person, campaign: str, query: str = "") -> Any:
    return person.get(f"/api/campaigns/{campaign}{query}")


def play(person: Person, campaign: str) -> str:
    return str(person.post(f"/api/campaigns/{campaign}/play")["table"])


def to_the_end(table: str, *players: Person) -> None:
    """Everybody plays the first move that there is until the game is over."""
    waited = 0
    while players[0].get(f"/api/tables/{table}")["status"] == "running":
        moved = [person.plays(table) for person in players if person.view(table)["moves"]]
        waited = 0 if moved else waited + 1
        assert waited < 1000, "nobody is asked"


def decide(campaign: str, *players: Person) -> None:
    """Whoever has to choose a branch chooses the first."""
    told = look(players[0], campaign)["briefing"]
    if told["branches"] and told["choice"] is None:
        decider = next(one for one in players if look(one, campaign)["you"] == told["decider"])
        decider.post(f"/api/campaigns/{campaign}/choose", {"branch": "north"})


def chapter(campaign: str, *players: Person) -> str:
    decide(campaign, *players)
    table = play(players[0], campaign)
    to_the_end(table, *players)
    return table


# --- beginning -------------------------------------------------------------------------------------------------------


def test_campaigns_are_offered_in_the_language_of_the_asker(club: Club) -> None:
    ana = club.somebody()
    (offer,) = ana.get("/api/titles/drydock/campaigns?language=fr")
    assert (offer["id"], offer["name"], offer["chapters"], offer["seats"]) == (
        "voyages",
        "Traversées",
        CHAPTERS,
        [2, 3],
    )
    assert [option["name"] for option in offer["options"]] == ["wind"]
    assert {one["id"]: one["campaigns"] for one in ana.get("/api/titles")}["drydock"] == ["voyages"]
    ana.refused(404, "GET", "/api/titles/nothing/campaigns")


def test_a_crew_gathers_by_a_link(club: Club) -> None:
    ana, campaign = begun(club, players=3, fill=None, bots={"2": "random"}, options={"wind": "storm"})
    told = look(ana, campaign)
    assert told["status"] == "waiting"
    assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "bot"]
    assert (told["you"], told["host"]) == (0, True)
    assert told["briefing"]["story"] == ["storm"]
    ana.refused(409, "POST", f"/api/campaigns/{campaign}/play", {})

    ben = club.somebody("Ben")
    assert look(ben, campaign)["you"] is None
    ben.refused(403, "POST", f"/api/campaigns/{campaign}/play", {})
    joined = ben.post(f"/api/campaigns/{campaign}/join", {"name": "Ana"})
    assert joined["seat"] == 1
    told = look(ben, campaign)
    assert told["status"] == "running"
    assert [seat["name"] for seat in told["seats"]] == ["Ana", "Ana 2", "Random"]
    assert (told["you"], told["host"]) == (1, False)
    ben.refused(409, "POST", f"/api/campaigns/{campaign}/join", {"name": "Ben"})
    club.somebody("Eve").refused(409, "POST", f"/api/campaigns/{campaign}/join", {"name": "Eve"})
    for who in (ana, ben):
        assert [one["id"] for one in who.get("/api/campaigns?mine")] == [campaign]
    assert club.somebody().get("/api/campaigns?mine") == []


def test_the_host_seats_a_bot_and_its_owner_comes_back(club: Club) -> None:
    campaign, ana, ben = two(club)
    path = f"/api/campaigns/{campaign}/seats"
    ben.refused(403, "POST", f"{path}/0/bot", {})
    ana.refused(409, "POST", f"{path}/0/bot", {})
    ana.refused(422, "POST", f"{path}/7/bot", {})
    ana.refused(422, "POST", f"{path}/1/bot", {"bot": "nobody"})
    told = ana.post(f"{path}/1/bot", {})
    assert (told["seats"][1]["kind"], told["seats"][1]["away"], told["seats"][1]["name"]) == ("bot", True, "Ben")
    table = play(ana, campaign)
    assert ana.get(f"/api/tables/{table}")["seats"][1]["away"]
    ben.post(f"/api/campaigns/{campaign}/join", {})
    assert look(ben, campaign)["seats"][1]["kind"] == "person"


def test_an_open_seat_is_given_to_a_bot(club: Club) -> None:
    ana, campaign = begun(club, fill=None)
    told = ana.post(f"/api/campaigns/{campaign}/seats/1/bot")
    assert (told["status"], told["seats"][1]["name"]) == ("running", "Random")


# --- the course ------------------------------------------------------------------------------------------------------


def test_a_campaign_is_played_from_the_first_briefing_to_the_epilogue(club: Club) -> None:
    campaign, ana, ben = two(club)
    tables = []
    for number in range(1, CHAPTERS + 1):
        told = look(ana, campaign)
        assert (told["done"], told["briefing"]["chapter"], told["table"]) == (number - 1, number, None)
        tables.append(chapter(campaign, ana, ben))
        assert ana.get(f"/api/tables/{tables[-1]}")["campaign"] == campaign
    told = look(ben, campaign)
    assert told["status"] == "over"
    assert told["briefing"] is None
    assert told["tables"] == tables
    assert told["standing"]["epilogue"]
    for at, table in enumerate(tables):
        scores = [seat["score"] for seat in ana.get(f"/api/tables/{table}")["seats"]]
        assert [seat["scores"][at] for seat in told["standing"]["seats"]] == scores
    ana.refused(409, "POST", f"/api/campaigns/{campaign}/play", {})
    ana.refused(409, "POST", f"/api/campaigns/{campaign}/choose", {"branch": "north"})
    (listed,) = ana.get("/api/campaigns?mine")
    assert (listed["status"], listed["winners"]) == ("over", told["standing"]["winners"])


def test_the_same_table_is_opened_once_whoever_asks(club: Club) -> None:
    campaign, ana, ben = two(club)
    table = play(ana, campaign)
    assert play(ben, campaign) == table
    assert play(ana, campaign) == table
    told = look(ben, campaign)["table"]
    assert (told["id"], told["status"], told["your_turn"], told["thinking"]) == (table, "running", True, [0, 1])
    with ben.page(table) as page:
        page.settle()
        assert (page.table["you"], page.table["campaign"], page.table["status"]) == (1, campaign, "running")
        assert [seat["name"] for seat in page.table["seats"]] == ["Ana", "Ben"]
    assert {one["campaign"] for one in ana.get("/api/tables?mine")} == {campaign}
    other = ana.opens(fill="random")
    assert ana.get(f"/api/tables/{other}")["campaign"] is None


def test_only_the_one_who_decides_chooses_and_may_think_again(club: Club) -> None:
    campaign, ana, ben = two(club)
    path = f"/api/campaigns/{campaign}"
    ana.refused(409, "POST", f"{path}/choose", {"branch": "north"})
    chapter(campaign, ana, ben)
    told = look(ana, campaign)["briefing"]
    decider, other = (ana, ben) if told["decider"] == 0 else (ben, ana)
    assert decider.get("/api/campaigns?mine")[0]["your_turn"]
    assert not other.get("/api/campaigns?mine")[0]["your_turn"]
    ana.refused(409, "POST", f"{path}/play", {})
    other.refused(403, "POST", f"{path}/choose", {"branch": "north"})
    club.somebody("Eve").refused(403, "POST", f"{path}/choose", {"branch": "north"})
    decider.refused(422, "POST", f"{path}/choose", {"branch": "west"})
    for branch in ("north", "south"):
        assert decider.post(f"{path}/choose", {"branch": branch})["briefing"]["choice"] == branch
    assert not decider.get("/api/campaigns?mine")[0]["your_turn"]
    play(other, campaign)
    decider.refused(409, "POST", f"{path}/choose", {"branch": "north"})
    assert look(ana, campaign)["briefing"]["choice"] == "south"


def test_a_bot_that_has_to_decide_decides_at_once(club: Club) -> None:
    ana, campaign = begun(club, players=3)
    chapter(campaign, ana)
    told = look(ana, campaign)
    assert told["seats"][told["briefing"]["decider"]]["kind"] == "bot"
    assert told["briefing"]["choice"] in ("north", "south")
    assert look(club.somebody(), campaign) == look(club.somebody(), campaign)


def test_everything_is_told_in_the_language_of_the_asker(club: Club) -> None:
    ana, campaign = begun(club)
    assert look(ana, campaign, "?language=de")["briefing"]["heading"] == "Fahrt 1"
    assert look(ana, campaign, "?language=fr")["name"] == "Traversées"
    assert ana.get("/api/campaigns?mine&language=de")[0]["chapter_name"] == "Fahrt 1"
    ana.headers = {"accept-language": "de"}
    assert ana.refused(404, "GET", "/api/campaigns/nothing") == "Diese Kampagne gibt es nicht."


def test_an_account_adopts_the_campaigns_of_the_guest(club: Club) -> None:
    campaign, _, ben = two(club)
    ben.post("/api/account", {"name": "Ben", "passphrase": "a long passphrase"})
    guest = club.somebody("Zoe")
    own = guest.post(
        "/api/campaigns", {"title": "drydock", "campaign": "voyages", "players": 2, "fill": "random", "name": "Zoe"}
    )["campaign"]
    guest.post("/api/session", {"name": "Ben", "passphrase": "a long passphrase"})
    assert {one["id"] for one in guest.get("/api/campaigns?mine")} == {campaign, own}
    assert look(guest, own)["host"]
    assert play(guest, own)


# --- hostile ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": "nothing"},
        {"campaign": "nothing"},
        {"players": 1},
        {"players": 7},
        {"players": "two"},
        {"options": {"wind": "backwards"}},
        {"options": {"pack": "/etc/passwd"}},
        {"options": {"wind": None}},
        {"bots": {"0": "random"}},
        {"bots": {"9": "random"}},
        {"bots": {"1": "nobody"}},
        {"fill": "nobody"},
        {"name": ""},
        {"name": "\u202eanA"},
        {"campaign": "x" * 10_000},
    ],
)
def test_what_cannot_be_is_refused_and_leaves_nothing(club: Club, wrong: dict[str, Any]) -> None:
    eve = club.somebody("Eve")
    body = {"title": "drydock", "campaign": "voyages", "players": 2, "fill": "random", **wrong}
    answer = eve.ask("POST", "/api/campaigns", body)
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["error"]
    assert eve.get("/api/campaigns?mine") == []


@pytest.mark.parametrize("id", ["nothing", "x" * 100, "..%2f..", "%00", "' OR 1=1 --"])
def test_a_campaign_that_is_not_there(club: Club, id: str) -> None:
    eve = club.somebody("Eve")
    eve.refused(404, "GET", f"/api/campaigns/{id}")
    for what, body in (("join", {"name": "Eve"}), ("choose", {"branch": "x"}), ("play", {}), ("seats/1/bot", {})):
        assert eve.ask("POST", f"/api/campaigns/{id}/{what}", body).status_code == 404


def test_pages_of_other_sites_may_do_nothing(club: Club) -> None:
    campaign, ana, _ = two(club)
    ana.headers = {"origin": "https://evil.example"}
    for what, body in (("join", {}), ("choose", {"branch": "north"}), ("play", {}), ("seats/1/bot", {})):
        ana.refused(403, "POST", f"/api/campaigns/{campaign}/{what}", body)
    ana.refused(403, "POST", "/api/campaigns", {"title": "drydock", "campaign": "voyages"})


def test_the_seeds_of_a_campaign_are_told_to_nobody(club: Club) -> None:
    campaign, ana, _ = two(club)
    play(ana, campaign)
    kept = club.on_the_loop(club.app.state.service.store.crew, campaign)
    assert kept.crew.seed not in ana.ask("GET", f"/api/campaigns/{campaign}").text
    assert kept.crew.host not in ana.ask("GET", f"/api/campaigns/{campaign}").text


# --- the server dies -------------------------------------------------------------------------------------------------


def test_a_restarted_server_goes_on_at_every_seam(tmp_path: Path) -> None:
    """After each step the server is another one, which knows nothing but the database."""
    file, people_of = tmp_path / "club.sqlite", []
    with Club(file) as club:
        campaign, ana, ben = two(club)
        people_of = [ana.cookie, ben.cookie]

    def again(club: Club) -> list[Person]:
        return [Person(club, name, cookie) for name, cookie in zip(("Ana", "Ben"), people_of, strict=True)]

    for number in range(1, CHAPTERS + 1):
        with Club(file) as club:
            decide(campaign, *again(club))
        with Club(file) as club:
            table = play(again(club)[0], campaign)
        with Club(file) as club:
            assert play(again(club)[1], campaign) == table
        with Club(file) as club:
            to_the_end(table, *again(club))
        with Club(file) as club:
            assert look(again(club)[1], campaign)["done"] == number
    with Club(file) as club:
        assert look(again(club)[0], campaign)["standing"]["over"]


def test_a_chapter_that_ended_in_the_servers_last_moment_is_taken_down_later(tmp_path: Path) -> None:
    """The last move is stored, and the plug is pulled before anything else is."""
    file = tmp_path / "club.sqlite"
    with Club(file) as club:
        club.app.state.service.house.watchers.clear()
        campaign, ana, ben = two(club)
        to_the_end(play(ana, campaign), ana, ben)
        kept = club.on_the_loop(club.app.state.service.store.crew, campaign)
        assert kept.crew.done == 0
        cookie = ana.cookie
    with Club(file) as club:
        assert look(Person(club, "Ana", cookie), campaign)["done"] == 1


def test_a_campaign_whose_last_game_cannot_be_read_any_more_is_still_shown(tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite"
    with Club(file) as club:
        club.app.state.service.house.watchers.clear()
        campaign, ana, ben = two(club)
        table = play(ana, campaign)
        to_the_end(table, ana, ben)
        cookie = ana.cookie
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET rules = '0'")
    connection.close()
    with Club(file) as club:
        told = look(Person(club, "Ana", cookie), campaign)
        assert (told["done"], told["table"]["id"], told["table"]["status"]) == (0, table, "over")


def test_a_chapter_is_taken_down_when_its_game_ends(club: Club) -> None:
    campaign, ana, ben = two(club)
    to_the_end(play(ana, campaign), ana, ben)
    service = club.app.state.service
    club.on_the_loop(service.campaigns.close)
    assert club.on_the_loop(service.store.crew, campaign).crew.done == 1


# --- in the database -------------------------------------------------------------------------------------------------


def a_crew(**given: Any) -> Crew:
    seats = (Seat(player="ana", name="Ana"), Seat(player="ben", name="Ben"))
    return Crew(
        id="c1",
        title="drydock",
        campaign="voyages",
        options={"wind": "calm"},
        seed="s",
        created=1.0,
        updated=1.0,
        host="ana",
        **{"seats": seats, **given},
    )


def a_table(id: str) -> Any:
    around = Around()
    facts = msgspec.structs.replace(facts_of(around.game), id=id, campaign="c1")
    return facts, people.open_seated(facts, around.game, dict(enumerate(a_crew().seats)), "ana", 2.0)[1]


def test_a_crew_is_found_again_as_it_was(database: str) -> None:
    crew = a_crew()
    chosen = crew.changed(3.0, chapter=Chapter("north"))
    playing = crews.begin(chosen, "t1", 4.0)
    done = crews.finish(playing, {"scores": [1, 2]}, 5.0)

    async def write(store: Store) -> None:
        await store.new_crew(crew)
        assert await store.change_crew(chosen)
        assert await store.open_chapter(playing, *a_table("t1"))
        found = await store.crew("c1")
        assert found is not None
        assert found.crew == playing
        assert found.summary is not None
        assert found.summary.status == "running"
        table = await store.find("t1")
        assert table is not None
        assert table[0].campaign == "c1"
        assert await store.change_crew(done)

    async def read(store: Store) -> None:
        found = await store.crew("c1")
        assert found is not None
        assert (found.crew, found.summary) == (done, None)
        assert [kept.crew.id for kept in await store.crews_of("ben")] == ["c1"]
        assert await store.crews_of("eve") == []
        assert await store.crew("c2") is None

    on(database, write, read)


def test_of_two_who_open_a_chapter_at_once_one_does_and_the_other_leaves_nothing(database: str) -> None:
    crew = a_crew()

    async def race(store: Store) -> None:
        await store.new_crew(crew)
        opened = await asyncio.gather(
            *(store.open_chapter(crews.begin(crew, one, 2.0), *a_table(one)) for one in ("t1", "t2"))
        )
        assert sorted(opened) == [False, True]
        found = await store.crew("c1")
        assert found is not None
        kept, lost = ("t1", "t2") if opened[0] else ("t2", "t1")
        assert found.crew.next.table == kept
        assert await store.find(kept) is not None
        assert await store.find(lost) is None

    on(database, race)


def test_a_branch_that_is_chosen_while_the_chapter_begins_does_not_slip_in(database: str) -> None:
    crew = a_crew(chapters=(Chapter("north"),))

    async def race(store: Store) -> None:
        await store.new_crew(crew)
        kept = await asyncio.gather(
            store.open_chapter(crews.begin(crew, "t1", 2.0), *a_table("t1")),
            store.change_crew(crew.changed(2.0, chapter=Chapter("south"))),
        )
        assert sorted(kept) == [False, True]
        found = await store.crew("c1")
        assert found is not None
        assert found.crew.next == (Chapter("north", "t1") if kept[0] else Chapter("south"))

    on(database, race)


def test_a_table_belongs_to_one_chapter_only(database: str) -> None:
    crew = a_crew()

    async def twice(store: Store) -> None:
        await store.new_crew(crew)
        playing = crews.begin(crew, "t1", 2.0)
        assert await store.open_chapter(playing, *a_table("t1"))
        done = crews.finish(playing, {}, 3.0)
        assert await store.change_crew(done)
        assert not await store.change_crew(crews.begin(done, "t1", 4.0)), "the unique constraint is the backstop"
        assert not await store.change_crew(crews.begin(done, "nowhere", 4.0)), "a chapter's table is there"

        def count(connection: Connection) -> int:
            return int(connection.execute(text("SELECT count(*) FROM campaign_chapters")).scalar_one())

        assert await store.database.read(count) == 1

    on(database, twice)


def test_two_who_want_the_last_seat() -> None:
    crew = a_crew(seats=(Seat(player="ana", name="Ana"), Seat()))
    one = crews.join(crew, "ben", "Ben", None, 2.0)
    assert one.version == crew.version + 1
    with pytest.raises(NotNow):
        crews.join(one, "cleo", "Cleo", None, 2.0)
    with pytest.raises(NotNow):
        crews.join(one, "cleo", "Cleo", 1, 2.0)
