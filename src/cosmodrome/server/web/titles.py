"""The shelf: titles with their options, rules pages, glossaries and posters; and the static layers of scenes."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from typing import Literal

import msgspec
from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from cosmodrome import scene
from cosmodrome.bots import bots_for
from cosmodrome.games import titles
from cosmodrome.glossary import ShownGlossary, shown_glossary
from cosmodrome.kernel import LANGUAGES, Option, Title, Value, Words
from cosmodrome.kernel import words as words_of
from cosmodrome.rules_pages import RulesPage, diagrams, draw_diagram, rules_pages
from cosmodrome.rules_pages import poster as poster_position
from cosmodrome.server.web.errors import refusals
from cosmodrome.server.web.language import Language, language_of
from cosmodrome.server.web.service import Asked, limited, service_of
from cosmodrome.table.campaign import campaigns_of

__all__ = ["PICTURE_POLICY", "OptionFacts", "api_routes", "option_facts", "static_routes"]

HASH = re.compile(r"[0-9a-f]{16,64}")
FOR_EVER = "public, max-age=31536000, immutable"
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"
"""A picture opened by itself holds its typefaces, and nothing that runs."""
Palette = Literal["night", "colour-blind"]


class OptionFacts(msgspec.Struct, frozen=True):
    """Something to choose before a game."""

    name: str
    label: str
    """The name for people."""
    choices: list[Value]
    labels: list[str]
    """The choices for people."""
    default: Value
    help: str
    seats: tuple[int, int]
    """For how many seats it makes a difference."""


class TitleFacts(msgspec.Struct, frozen=True):
    """A game on the shelf."""

    id: str
    name: str
    summary: str
    """What one does in it, in a sentence."""
    seats: tuple[int, int]
    solo: bool
    minutes: tuple[int, int]
    """How long a game takes, from and to."""
    weight: float
    """How much there is to learn, from 1 to 5."""
    options: list[OptionFacts]
    bots: list[str]
    """The bots that play it, the strongest first."""
    campaigns: list[str]
    """Its campaigns, by id."""
    poster: str


def facts_of(title: Title, language: str) -> TitleFacts:
    """A title in a language. Options without choices hold texts, such as a pack: they are not for guests."""
    say = words_of(language, title.id, title.locales)
    return TitleFacts(
        id=title.id,
        name=say(title.name),
        summary=say(title.summary),
        seats=title.seats,
        solo=title.seats[0] == 1,
        minutes=title.minutes,
        weight=title.weight,
        options=[option_facts(option, say, language) for option in title.options if option.choices],
        bots=list(bots_for(title)),
        campaigns=list(campaigns_of(title)),
        poster=f"/static/poster/{title.id}.svg",
    )


def _label(option: Option, index: int, say: Words, language: str) -> str:
    """A choice as its title calls it, or a common word, or as it is written."""
    if option.labels:
        return say(option.labels[index])
    words = words_of(language, "cosmodrome")
    common = {"on": words("Yes"), "off": words("No"), "random": words("At random")}
    written = str(option.choices[index])
    return common.get(written, _capital(written).replace(",", ", "))


def option_facts(option: Option, say: Words, language: str) -> OptionFacts:
    """An option in the words of its title."""
    return OptionFacts(
        option.name,
        _capital(say(option.name).replace("_", " ")),
        list(option.choices),
        [_label(option, index, say, language) for index in range(len(option.choices))],
        option.default,
        say(option.help),
        option.seats,
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@get("/titles", operation_id="titles", summary="The games on the shelf")
async def list_titles(request: Asked, language: FromQuery[Language | None] = None) -> list[TitleFacts]:
    """With everything that can be chosen, in the wanted language."""
    return [facts_of(title, language_of(request, language)) for title in titles().values()]


@get("/titles/{title:str}/rules", responses=refusals(404), summary="The rules of a game")
async def rules(request: Asked, title: FromPath[str], language: FromQuery[Language | None] = None) -> list[RulesPage]:
    """Pages in Markdown; one that is not translated comes in English."""
    if title not in titles():
        raise NotFoundException("There is no such game.")
    spoken = language_of(request, language)
    return await asyncio.to_thread(rules_pages, title, spoken, f"/static/rules/{title}/{spoken}")


@get(
    "/titles/{title:str}/glossary",
    guards=[limited("draw")],
    responses=refusals(403, 404, 422, 429),
    summary="What is in the box of a game",
)
async def glossary(
    request: Asked,
    title: FromPath[str],
    language: FromQuery[Language | None] = None,
    palette: FromQuery[Palette] = "night",
) -> Response[ShownGlossary]:
    """Every card, tile and symbol with its name, what it does, and its picture. Further parameters are options of the game,
    as `GET /api/titles` lists them: `adventure=3`. A game without a glossary has an empty one."""
    if title not in titles():
        raise NotFoundException("There is no such game.")
    own = ("language", "palette")
    given = {name: value for name, value in request.query_params.items() if name not in own}
    shown = await asyncio.to_thread(shown_glossary, title, given, language_of(request, language), palette)
    return Response(shown, headers={"Cache-Control": "public, max-age=3600", "Vary": "Accept-Language"})


@get("/rules/{title:str}/{language:str}/{name:str}", guards=[limited("draw")], include_in_schema=False)
async def diagram(title: FromPath[str], language: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A diagram of the rules."""
    known = title in titles() and language in LANGUAGES and name.endswith(".png")
    if not known or name.removesuffix(".png") not in diagrams(title):
        raise NotFoundException("There is no such picture.")
    drawn = await asyncio.to_thread(draw_diagram, title, name.removesuffix(".png"), language)
    return Response(drawn, media_type="image/png", headers={"Cache-Control": "public, max-age=3600"})


@get("/poster/{name:str}", guards=[limited("draw")], include_in_schema=False)
async def poster(name: FromPath[str]) -> Response[bytes]:
    """A title as a picture: `moon.svg` or `moon.png`."""
    title, _, kind = name.rpartition(".")
    if title not in titles() or kind not in ("svg", "png"):
        raise NotFoundException("There is no such poster.")
    drawn = await asyncio.to_thread(_poster, title, kind)
    media = "image/svg+xml" if kind == "svg" else "image/png"
    headers = {"Cache-Control": "public, max-age=3600", "Content-Security-Policy": PICTURE_POLICY}
    return Response(drawn, media_type=media, headers=headers)


@cache
def _poster(title: str, kind: str) -> bytes:
    """The same picture every time."""
    drawn = scene.of(poster_position(title), None)
    return drawn.svg(fonts=True).encode() if kind == "svg" else drawn.png(round(drawn.width))


@get("/layer/{name:str}", include_in_schema=False)
async def layer(request: Asked, name: FromPath[str]) -> Response[str]:
    """A static layer by its hash: it never changes, so browsers keep it for ever."""
    wanted = name.removesuffix(".svg")
    text = await service_of(request).store.layer(wanted) if HASH.fullmatch(wanted) else None
    if text is None:
        raise NotFoundException("There is no such layer.")
    document = f'<svg xmlns="http://www.w3.org/2000/svg">{text}</svg>'
    headers = {"Cache-Control": FOR_EVER, "Content-Security-Policy": PICTURE_POLICY}
    return Response(document, media_type="image/svg+xml", headers=headers)


def api_routes() -> Router:
    """Under /api."""
    return Router("/", route_handlers=[list_titles, rules, glossary], tags=["titles"])


def static_routes() -> Router:
    """Under /static."""
    return Router("/static", route_handlers=[poster, diagram, layer])
