"""Tables over HTTP: open, list, join, leave, start, look, play. Everything a page does, another program can do too."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from cosmodrome.bots import bot_for, bots_for
from cosmodrome.games import title as title_of
from cosmodrome.games import titles
from cosmodrome.kernel import Game, OptionError, State, Title, Value
from cosmodrome.server.identity import new_id
from cosmodrome.server.rooms import standby
from cosmodrome.server.rooms.games import game_of
from cosmodrome.server.rooms.messages import Notation, Number, TableFacts, as_time
from cosmodrome.server.rooms.telling import clock_facts, link_to, public_options, table_facts
from cosmodrome.server.storage import Listed, Which
from cosmodrome.server.web.errors import refusals
from cosmodrome.server.web.language import Language, language_of
from cosmodrome.server.web.service import Asked, limited, service_of
from cosmodrome.table import NO_CLOCK, Clock, Facts, NotAllowed, NotValid, SeatKind, Status, Table, people, playing

__all__ = ["USUAL", "ChosenBot", "Joining", "Seated", "ShortText", "offered_bot", "routes", "seat_number"]

ShortText = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
USUAL = "usual"
LISTS: tuple[Which, ...] = ("mine", "open", "running", "finished")


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """What to play, and with whom."""

    title: ShortText
    options: dict[ShortText, Annotated[int, Meta(ge=-(10**9), le=10**9)] | ShortText] = {}
    players: Annotated[int, Meta(ge=1, le=6)] | None = None
    """Seats; without a number, as few as the game allows."""
    bots: dict[ShortText, ShortText] = {}
    """Bots by seat: `{"1": "pilot"}` or `{"1": "usual"}`."""
    fill: ShortText | None = None
    """The bot for all seats but your own and those named above; `usual`: who plays unless somebody is named."""
    clock: Clock = NO_CLOCK
    open: bool = False
    """Let anybody find the table; otherwise only those who have the link."""
    name: ShortText | None = None
    """How you want to be called."""


class Seated(msgspec.Struct, frozen=True):
    """You have a seat."""

    table: str
    seat: int
    link: str


class ListedSeat(msgspec.Struct, frozen=True):
    """A seat in a list."""

    name: str
    kind: SeatKind
    you: bool
    thinking: bool
    score: int | None
    winner: bool


class ListedTable(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    title: str
    name: str
    options: dict[str, Value]
    status: Status
    seats: list[ListedSeat]
    you: int | None
    your_turn: bool
    clock: dict[str, str | int]
    open: bool
    created: str
    updated: str
    link: str
    campaign: str | None
    """The campaign of which this game is a chapter, by id."""


class Joining(msgspec.Struct, frozen=True):
    """Who sits down, and where."""

    name: ShortText | None = None
    seat: SeatNumber | None = None


class ChosenBot(msgspec.Struct, frozen=True):
    """A bot by name; without one, the usual one."""

    bot: ShortText | None = None


class MoveFacts(msgspec.Struct, frozen=True):
    """A move that may be played."""

    notation: str
    words: str


class SeenView(msgspec.Struct, frozen=True):
    """What a seat may know, and what it may do."""

    number: int
    seat: int | None
    view: Any
    """The game's own struct: everything this seat may know."""
    prompt: str
    moves: list[MoveFacts]
    draft: list[str]


class Moves(msgspec.Struct, frozen=True):
    """Moves to commit, and the position they are for."""

    after: Number
    moves: Annotated[list[Notation], Meta(min_length=1, max_length=100)]


class Committed(msgspec.Struct, frozen=True):
    """The position after that."""

    number: int


def chosen_bot(game: Game, name: str | None) -> str:
    """A bot that plays this game; without a name, or with `usual`, who plays unless somebody is named."""
    if name in (None, USUAL):
        return standby(game)
    return offered_bot(title_of(game.title), name, game)


def offered_bot(title: Title, name: str, game: Game | None = None) -> str:
    """A bot that a table offers, or OptionError. How long it may think is the host's affair: no budget after its name."""
    bot_for(title, name, game)
    if name not in bots_for(title, game):
        raise OptionError(f"At a table {name.partition(':')[0]} thinks for as long as the house allows.")
    return name


def _checked(title: Title, options: dict[str, Value]) -> dict[str, Value]:
    """The options that a guest may choose. One without choices holds a text: packs are the host's affair."""
    known = {option.name: option for option in title.options}
    for name, value in options.items():
        if name not in known or (not known[name].choices and value != ""):
            offered = ", ".join(option.name for option in title.options if option.choices)
            raise OptionError(f"There is no option {name!r} here; the options are {offered}.")
    return options


@post("/tables", guards=[limited("open")], responses=refusals(403, 422, 429), summary="Open a table")
async def open_table(request: Asked, data: JSONBody[NewTable]) -> Response[Seated]:
    """You are the host and sit at seat 0. With all seats taken the game begins at once."""
    service = service_of(request)
    title = title_of(data.title)
    options = _checked(title, dict(data.options))
    game = game_of(title.id, data.players, options)
    bots = {seat_number(seat, game.seats): chosen_bot(game, bot) for seat, bot in data.bots.items()}
    if data.fill is not None:
        bots = dict.fromkeys(range(1, game.seats), chosen_bot(game, data.fill)) | bots
    now = service.house.now()
    facts = Facts(
        id=new_id(),
        title=title.id,
        rules=game.rules,
        options=dict(game.options),
        players=game.seats,
        seed=service.settings.seed or new_id() + new_id(),
        clock=data.clock,
        open=data.open,
        created=now,
    )
    facts.clock.check()
    known, cookie = await service.somebody(request, data.name)
    table, first = people.open_table(facts, game, known.id, known.name, bots, now)
    await service.house.open(table, first)
    return Response(Seated(facts.id, 0, link_to(facts.id)), cookies=[cookie])


def seat_number(text: str, seats: int) -> int:
    """The seat of a bot as a page names it."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text) < seats):
        raise NotValid("A bot can sit at the seats 1 to {last}; you sit at seat 0.", last=seats - 1)
    return int(text)


@get("/tables", summary="Tables to choose from")
async def list_tables(
    request: Asked,
    mine: Annotated[str | None, QueryParameter(description="Where I have a seat.")] = None,
    open: Annotated[str | None, QueryParameter(description="Waiting for people.")] = None,
    running: Annotated[str | None, QueryParameter(description="Running, and open for everybody.")] = None,
    finished: Annotated[str | None, QueryParameter(description="Over, and open for everybody or mine.")] = None,
) -> list[ListedTable]:
    """One of `?mine`, `?open`, `?running`, `?finished`; the latest first, a hundred at most."""
    service = service_of(request)
    player = service.player_of(request)
    given = dict(zip(LISTS, (mine, open, running, finished), strict=True))
    flags = {part.partition(b"=")[0].decode("latin-1") for part in request.scope["query_string"].split(b"&")}
    which: Which = next((name for name in LISTS if given[name] is not None or name in flags), "mine")
    if which == "mine" and not player:
        return []
    return [_listed(found, player) for found in await service.store.listed(which, player)]


def _listed(found: Listed, player: str) -> ListedTable:
    facts, summary = found.facts, found.summary
    you = next((index for index, seat in enumerate(found.seats) if player and seat.player == player), None)
    title = titles().get(facts.title)
    return ListedTable(
        id=facts.id,
        title=facts.title,
        name=title.name if title is not None else facts.title,
        options=public_options(facts.options),
        status=summary.status,
        seats=[
            ListedSeat(
                seat.name,
                seat.kind,
                index == you,
                index in summary.asked,
                summary.scores[index] if summary.scores else None,
                index in summary.winners,
            )
            for index, seat in enumerate(found.seats)
        ],
        you=you,
        your_turn=you is not None and you in summary.asked and not found.seats[you].bot,
        clock=clock_facts(facts.clock),
        open=facts.open,
        created=as_time(facts.created),
        updated=as_time(summary.changed),
        link=link_to(facts.id),
        campaign=facts.campaign or None,
    )


@get("/tables/{table:str}", responses=refusals(404), summary="A table")
async def one_table(request: Asked, table: FromPath[str]) -> TableFacts:
    """What everybody may know about it. The seed is told when the game is over, its hash from the start."""
    service = service_of(request)
    room = await service.room(table)
    return table_facts(room.table, service.player_of(request), room.present(), service.house.now())


@post(
    "/tables/{table:str}/join",
    status_code=200,
    guards=[limited("do")],
    responses=refusals(403, 404, 409, 422, 429),
    summary="Sit down",
)
async def join(request: Asked, table: FromPath[str], data: JSONBody[Joining]) -> Response[Seated]:
    """At an open seat; or at your own, if a bot has kept it for you."""
    service = service_of(request)
    room = await service.room(table)
    known, cookie = await service.somebody(request, data.name)
    await room.act(lambda at, now: people.join(at, known.id, known.name, data.seat, now))
    seat = room.table.seat_of(known.id)
    assert seat is not None
    return Response(Seated(table, seat, link_to(table)), cookies=[cookie])


@post(
    "/tables/{table:str}/leave",
    status_code=200,
    guards=[limited("do")],
    responses=refusals(403, 404, 409, 429),
    summary="Stand up",
)
async def leave(request: Asked, table: FromPath[str]) -> TableFacts:
    """Before the game the seat is open again; later a bot keeps it for you."""
    service = service_of(request)
    room, player = await service.room(table), service.player_of(request)
    bot = standby(room.table.game)
    await room.act(lambda at, now: people.leave(at, player, bot, now))
    return table_facts(room.table, player, room.present(), service.house.now())


@post(
    "/tables/{table:str}/start",
    status_code=200,
    guards=[limited("do")],
    responses=refusals(403, 404, 409, 422, 429),
    summary="Begin without waiting",
)
async def start(request: Asked, table: FromPath[str], data: JSONBody[ChosenBot | None] = None) -> TableFacts:
    """For the host: bots take the open seats."""
    service = service_of(request)
    room, player = await service.room(table), service.player_of(request)
    bot = chosen_bot(room.table.game, data.bot if data is not None else None)
    await room.act(lambda at, now: people.start(at, player, bot, now))
    return table_facts(room.table, player, room.present(), service.house.now())


@post(
    "/tables/{table:str}/seats/{seat:int}/bot",
    status_code=200,
    guards=[limited("do")],
    responses=refusals(403, 404, 409, 422, 429),
    summary="Put a bot on a seat",
)
async def seat_bot(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[ChosenBot | None] = None
) -> TableFacts:
    """For the host: on an open seat, or in place of somebody who is absent."""
    service = service_of(request)
    room, player = await service.room(table), service.player_of(request)
    bot = chosen_bot(room.table.game, data.bot if data is not None else None)
    await room.act(lambda at, now: people.replace(at, player, seat, bot, room.present(), now))
    return table_facts(room.table, player, room.present(), service.house.now())


@get("/tables/{table:str}/view", responses=refusals(404, 409, 422), summary="What I may know and do")
async def view(
    request: Asked,
    table: FromPath[str],
    at: Annotated[int | None, QueryParameter(description="An earlier position.", ge=0, le=1_000_000)] = None,
    language: FromQuery[Language | None] = None,
) -> SeenView:
    """Your seat's own view of the committed position, or a spectator's, with every legal move."""
    service = service_of(request)
    found = (await service.room(table)).table
    seat = found.seat_of(service.player_of(request))
    spoken = language_of(request, language)
    number = found.number_for(seat) if at is None else at
    state = found.state if at is None else found.at(at, seat)
    moves = [] if seat is None or found.seats[seat].bot else _open_moves(found, seat, at, state)
    return SeenView(
        number=number,
        seat=seat,
        view=state.view(seat),
        prompt=state.prompt(seat, spoken),
        moves=[MoveFacts(state.notate(move), state.say(seat or 0, move, spoken)) for move in moves],
        draft=list(found.branch(seat).moves) if at is None else [],
    )


def _open_moves(table: Table, seat: int, at: int | None, state: State) -> list[int]:
    """What may be played: at the present position a lesson leaves only what it asks for."""
    return table.offered(seat, state) if at is None else state.legal(seat)


@post(
    "/tables/{table:str}/moves",
    status_code=200,
    guards=[limited("do")],
    responses=refusals(403, 404, 409, 422, 429),
    summary="Play",
)
async def play(request: Asked, table: FromPath[str], data: JSONBody[Moves]) -> Committed:
    """Commit moves: all of them or none. When this is answered they are safe."""
    service = service_of(request)
    room, player = await service.room(table), service.player_of(request)
    if not player:
        raise NotAllowed("You have no seat at this table.")
    await room.act(lambda at, now: playing.play(at, player, data.moves, data.after, now))
    return Committed(room.table.number_for(room.table.seat_of(player)))


def routes() -> Router:
    """Everything under /api about tables."""
    handlers = [open_table, list_tables, one_table, join, leave, start, seat_bot, view, play]
    return Router("/", route_handlers=handlers, tags=["tables"])
