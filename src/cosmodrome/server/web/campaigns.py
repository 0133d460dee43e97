"""Campaigns over HTTP: which ones a title has, gathering a crew, choosing a branch, and the way to the next table. The
games themselves are played like any other."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from cosmodrome.bots import usual_bot
from cosmodrome.games import title as title_of
from cosmodrome.games import titles
from cosmodrome.kernel import CosmodromeError, OptionError, Title, words
from cosmodrome.kernel.option import choose
from cosmodrome.server.campaigns import campaign_of
from cosmodrome.server.identity import new_id
from cosmodrome.server.rooms.messages import as_time
from cosmodrome.server.rooms.telling import link_to
from cosmodrome.server.storage import KeptCrew
from cosmodrome.server.web.errors import refusals
from cosmodrome.server.web.language import Language, language_of
from cosmodrome.server.web.service import ID, Asked, Service, limited, service_of
from cosmodrome.server.web.tables import USUAL, ChosenBot, Joining, Seated, ShortText, offered_bot, seat_number
from cosmodrome.server.web.titles import OptionFacts, option_facts
from cosmodrome.table import Seat, SeatKind, Status, clean_name
from cosmodrome.table import crew as crews
from cosmodrome.table.campaign import Briefing, Campaign, Standing, campaigns_of
from cosmodrome.table.crew import Crew, CrewStatus
from cosmodrome.table.names import unlike

__all__ = ["routes"]


class OfferedCampaign(msgspec.Struct, frozen=True):
    """A campaign that can be played."""

    id: str
    name: str
    summary: str
    chapters: int
    seats: tuple[int, int]
    options: list[OptionFacts]


class NewCampaign(msgspec.Struct, frozen=True, kw_only=True):
    """What to play, and with whom."""

    title: ShortText
    campaign: ShortText
    options: dict[ShortText, Annotated[int, Meta(ge=-(10**9), le=10**9)] | ShortText] = {}
    players: Annotated[int, Meta(ge=1, le=6)] = 1
    bots: dict[ShortText, ShortText] = {}
    """Bots by seat, as for a table."""
    fill: ShortText | None = None
    """The bot for all seats but your own and those named above."""
    name: ShortText | None = None
    """How you want to be called."""


class Begun(msgspec.Struct, frozen=True):
    """You belong to a campaign."""

    campaign: str
    seat: int
    link: str


class CampaignSeat(msgspec.Struct, frozen=True):
    """Somebody of the crew."""

    name: str
    kind: SeatKind
    you: bool
    away: bool
    """A bot plays for somebody who may come back."""


class ChapterTable(msgspec.Struct, frozen=True):
    """Where the chapter is played that has begun."""

    id: str
    link: str
    status: Status
    your_turn: bool
    thinking: list[int]
    """The seats that are asked."""


class CampaignFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign as everybody may see it who has its link."""

    id: str
    title: str
    game: str
    """The name of the game."""
    campaign: str
    name: str
    """The name of the campaign."""
    seats: list[CampaignSeat]
    you: int | None
    host: bool
    status: CrewStatus
    done: int
    """Chapters that are finished."""
    briefing: Briefing | None
    """What is told before the next chapter, or the one being played; null: it is over."""
    table: ChapterTable | None
    """Null: the next chapter has not begun."""
    tables: list[str]
    """The tables of the finished chapters, by id."""
    standing: Standing
    created: str
    updated: str
    link: str


class ListedCampaign(msgspec.Struct, frozen=True):
    """A campaign in a list."""

    id: str
    title: str
    game: str
    name: str
    seats: list[CampaignSeat]
    status: CrewStatus
    chapter: int
    """The one that is being played or comes next."""
    chapters: int
    chapter_name: str
    stars: list[int]
    """By seat."""
    winners: list[int]
    your_turn: bool
    """Somebody waits for you: at the table, or for your decision."""
    updated: str
    link: str


class Choice(msgspec.Struct, frozen=True):
    """The branch to take."""

    branch: ShortText


def link_of(id: str) -> str:
    """Where a campaign's page is; whoever has this link may take an open seat, or watch."""
    return f"/campaign/{id}"


def _title(id: str) -> Title:
    if id not in titles():
        raise NotFoundException("There is no such game.")
    return titles()[id]


@get("/titles/{title:str}/campaigns", responses=refusals(404), summary="The campaigns of a game")
async def offered(
    request: Asked, title: FromPath[str], language: FromQuery[Language | None] = None
) -> list[OfferedCampaign]:
    """Most games have none."""
    found, spoken = _title(title), language_of(request, language)
    say = words(spoken, found.id, found.locales)
    return [
        OfferedCampaign(
            id=name,
            name=campaign.name(spoken),
            summary=campaign.summary(spoken),
            chapters=campaign.chapters,
            seats=campaign.seats,
            options=[option_facts(option, say, spoken) for option in campaign.options if option.choices],
        )
        for name, campaign in campaigns_of(found).items()
    ]


@post("/campaigns", guards=[limited("open")], responses=refusals(403, 422, 429), summary="Begin a campaign")
async def begin(request: Asked, data: JSONBody[NewCampaign]) -> Response[Begun]:
    """You are the host and have seat 0, in every chapter."""
    service = service_of(request)
    title = title_of(data.title)
    campaign = _campaign(title, data.campaign)
    options = choose(campaign.options, dict(data.options))
    low, high = campaign.seats
    if not low <= data.players <= high:
        raise OptionError(f"players={data.players}: choose {low} to {high}.")
    bots = {seat_number(seat, data.players): _bot(title, bot) for seat, bot in data.bots.items()}
    if data.fill is not None:
        bots = dict.fromkeys(range(1, data.players), _bot(title, data.fill)) | bots
    if data.name is not None:
        clean_name(data.name)
    known, cookie = await service.somebody(request, data.name)
    seats, now = [Seat(player=known.id, name=clean_name(known.name))], service.house.now()
    for index in range(1, data.players):
        name = unlike(bots[index].capitalize(), [seat.name for seat in seats]) if index in bots else ""
        seats.append(Seat(name=name, bot=bots.get(index, "")))
    crew = Crew(
        id=new_id(),
        title=title.id,
        campaign=campaign.id,
        options=options,
        seed=service.settings.seed or new_id(),
        created=now,
        updated=now,
        host=known.id,
        seats=tuple(seats),
    )
    await service.store.new_crew(crew)
    return Response(Begun(crew.id, 0, link_of(crew.id)), cookies=[cookie])


def _campaign(title: Title, id: str) -> Campaign:
    known = campaigns_of(title)
    if id not in known:
        raise OptionError(f"There is no campaign {id!r} of {title.id}; the campaigns are {', '.join(known) or 'none'}.")
    return known[id]


def _bot(title: Title, name: str | None) -> str:
    """A bot for the whole campaign; in a chapter that it does not know, the best that does takes its place."""
    if name in (None, USUAL):
        return usual_bot(title)
    return offered_bot(title, name)


@get("/campaigns", summary="My campaigns")
async def own_campaigns(
    request: Asked,
    mine: Annotated[str | None, QueryParameter(description="Where I have a seat: the only list there is.")] = None,
    language: FromQuery[Language | None] = None,
) -> list[ListedCampaign]:
    """The latest first, a hundred at most."""
    del mine
    service = service_of(request)
    player, spoken = service.player_of(request), language_of(request, language)
    kept = await service.store.crews_of(player) if player else []
    told = [_listed(one, player, spoken) for one in kept]
    return [one for one in told if one is not None]


def _listed(kept: KeptCrew, player: str, language: str) -> ListedCampaign | None:
    """None: the campaign is not known here any more."""
    crew = kept.crew
    try:
        campaign = campaign_of(crew)
        standing = campaign.standing(crew.log, language)
        question = crews.open_question(crew, campaign)
    except CosmodromeError:
        return None
    at, table, own = min(crew.done, campaign.chapters - 1), _table(kept, player), crew.seat_of(player)
    decides = question is not None and question.choice is None and question.decider == own is not None
    return ListedCampaign(
        id=crew.id,
        title=crew.title,
        game=title_of(crew.title).name,
        name=campaign.name(language),
        seats=_seats(crew, player),
        status=crew.status(campaign),
        chapter=at + 1,
        chapters=campaign.chapters,
        chapter_name=standing.chapters[at].name,
        stars=[seat.stars for seat in standing.seats],
        winners=list(standing.winners),
        your_turn=decides or (table is not None and table.your_turn),
        updated=as_time(max(crew.updated, kept.summary.changed if kept.summary is not None else 0.0)),
        link=link_of(crew.id),
    )


def _seats(crew: Crew, player: str) -> list[CampaignSeat]:
    you = crew.seat_of(player)
    return [
        CampaignSeat(seat.name, seat.kind, index == you, bool(seat.bot and seat.player))
        for index, seat in enumerate(crew.seats)
    ]


def _table(kept: KeptCrew, player: str) -> ChapterTable | None:
    summary, table, you = kept.summary, kept.crew.next.table, kept.crew.seat_of(player)
    if summary is None:
        return None
    asked = list(summary.asked)
    return ChapterTable(table, link_to(table), summary.status, you in asked, asked)


async def _found(service: Service, id: str) -> KeptCrew:
    found = await service.campaigns.find(id) if ID.fullmatch(id) else None
    if found is None:
        raise NotFoundException("There is no such campaign.")
    return found


def _facts(kept: KeptCrew, player: str, language: str) -> CampaignFacts:
    crew = kept.crew
    campaign = campaign_of(crew)
    status = crew.status(campaign)
    return CampaignFacts(
        id=crew.id,
        title=crew.title,
        game=title_of(crew.title).name,
        campaign=crew.campaign,
        name=campaign.name(language),
        seats=_seats(crew, player),
        you=crew.seat_of(player),
        host=bool(player) and crew.host == player,
        status=status,
        done=crew.done,
        briefing=None if status == "over" else campaign.briefing(crew.log, language),
        table=_table(kept, player),
        tables=[chapter.table for chapter in crew.chapters[: crew.done]],
        standing=campaign.standing(crew.log, language),
        created=as_time(crew.created),
        updated=as_time(crew.updated),
        link=link_of(crew.id),
    )


@get("/campaigns/{campaign:str}", responses=refusals(404, 409), summary="A campaign")
async def one(request: Asked, campaign: FromPath[str], language: FromQuery[Language | None] = None) -> CampaignFacts:
    """Its crew, its briefing, its branches with all that they change, and where everybody stands."""
    service = service_of(request)
    found = await _found(service, campaign)
    return _facts(found, service.player_of(request), language_of(request, language))


@post(
    "/campaigns/{campaign:str}/join",
    status_code=200,
    guards=[limited("do")],
    responses=refusals(403, 404, 409, 422, 429),
    summary="Join the crew",
)
async def join(request: Asked, campaign: FromPath[str], data: JSONBody[Joining]) -> Response[Begun]:
    """At an open seat, for all chapters; or at your own, if a bot has kept it for you."""
    service = service_of(request)
    await _found(service, campaign)
    known, cookie = await service.somebody(request, data.name)
    crew = await service.campaigns.change(
        campaign, lambda crew, now: crews.join(crew, known.id, known.name, data.seat, now)
    )
    seat = crew.seat_of(known.id)
    assert seat is not None
    return Response(Begun(campaign, seat, link_of(campaign)), cookies=[cookie])


@post(
    "/campaigns/{campaign:str}/seats/{seat:int}/bot",
    status_code=200,
    guards=[limited("do")],
    responses=refusals(403, 404, 409, 422, 429),
    summary="Put a bot on a seat",
)
async def seat_bot(
    request: Asked, campaign: FromPath[str], seat: FromPath[int], data: JSONBody[ChosenBot | None] = None
) -> CampaignFacts:
    """For the host: on an open seat, or in place of somebody who does not come any more, from the next chapter on."""
    service = service_of(request)
    title, player = title_of((await _found(service, campaign)).crew.title), service.player_of(request)
    bot = _bot(title, data.bot if data is not None else None)
    await service.campaigns.change(
        campaign, lambda crew, now: crews.replace(crew, player, seat, bot, bot.capitalize(), now)
    )
    return _facts(await _found(service, campaign), player, language_of(request, None))


@post(
    "/campaigns/{campaign:str}/choose",
    status_code=200,
    guards=[limited("do")],
    responses=refusals(403, 404, 409, 422, 429),
    summary="Choose a branch",
)
async def choose_branch(
    request: Asked, campaign: FromPath[str], data: JSONBody[Choice], language: FromQuery[Language | None] = None
) -> CampaignFacts:
    """For the one who decides; until the chapter begins they may think again."""
    service = service_of(request)
    await _found(service, campaign)
    player = service.player_of(request)
    await service.campaigns.change(
        campaign, lambda crew, now: crews.choose(crew, campaign_of(crew), player, data.branch, now)
    )
    return _facts(await _found(service, campaign), player, language_of(request, language))


@post(
    "/campaigns/{campaign:str}/play",
    status_code=200,
    guards=[limited("do")],
    responses=refusals(403, 404, 409, 429),
    summary="To the next chapter's table",
)
async def play(request: Asked, campaign: FromPath[str]) -> Seated:
    """Opened if need be, with everybody in their seats; asked again, it is the same table."""
    service = service_of(request)
    player = service.player_of(request)
    found = await _found(service, campaign)
    table = await service.campaigns.play(campaign, player)
    return Seated(table, found.crew.seat_of(player) or 0, link_to(table))


def routes() -> Router:
    """Everything under /api about campaigns."""
    return Router(
        "/",
        route_handlers=[offered, begin, own_campaigns, one, join, seat_bot, choose_branch, play],
        tags=["campaigns"],
    )
