"""The glossary of Apogee: every card of the box, drawn as it lies on the table, and what it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from cosmodrome.games.apogee.data import MissionCard, SoloMissionCard
from cosmodrome.games.apogee.game import ApogeeGame
from cosmodrome.games.apogee.scene.cards import (
    director_card,
    engineer_card,
    event_card,
    investor_card,
    technology_card,
)
from cosmodrome.games.apogee.scene.dossier import mission_sheet
from cosmodrome.games.apogee.scene.icons import planet
from cosmodrome.games.apogee.scene.plan import Box
from cosmodrome.games.apogee.scene.style import APOGEE_PALETTES
from cosmodrome.games.apogee.text import ApogeeText
from cosmodrome.kernel import Game
from cosmodrome.scene import Entry, Frame, Glossary, Node, cutting

__all__ = ["OPTIONS", "glossary"]

OPTIONS: tuple[str, ...] = ()
"""The box is the same for every Mission."""

TECHNOLOGY = Box(0, 0, 168, 112)
ENGINEER = Box(0, 0, 112, 118)
DIRECTOR = Box(0, 0, 262, 232)
INVESTOR = Box(0, 0, 250, 66)
EVENT = Box(0, 0, 262, 92)
MISSION = Box(0, 0, 262, 132)
NATION = Frame(0, 150, 262, 76)
"""The part of a Director's card that speaks of the nation."""
PLANET = 64
SEED = "glossary"
TOGETHER = 2


def glossary(game: Game, language: str) -> Glossary:
    """Technologies, people, Investors, Events, Missions and destinations."""
    apogee = cast("ApogeeGame", game)
    text = apogee.text(language)
    return Glossary(
        (
            *_technologies(text),
            *_engineers(text),
            *_directors(text),
            *_nations(text),
            *_investors(text),
            *_events(text),
            *_solo_events(text),
            *_missions(apogee, text, text.data.mission),
            *_missions(apogee, text, text.data.solo_mission),
            *_destinations(text),
        ),
        APOGEE_PALETTES,
    )


def _entry(record: str, kind: str, name: str, told: str, node: Node, box: Box | Frame, count: int = 1) -> Entry:
    return Entry(
        id=record.replace(" ", "-"),
        kind=kind,
        name=name,
        text=told,
        nodes=(node,),
        width=box.width,
        height=box.height,
        count=count,
        records=(record,),
    )


def _without(name: str, told: str) -> str:
    """What a card says after its name."""
    rest = told.removeprefix(name).lstrip("\u202f\u00a0 :") if told.startswith(name) else told
    return rest[:1].upper() + rest[1:]


def _technologies(text: ApogeeText) -> Iterator[Entry]:
    words, names = text.words, text.names
    kinds = {
        "first_stage": words("Technologies: First Stage"),
        "upper_stage": words("Technologies: Upper Stage"),
        "payload": words("Technologies: Payload"),
        "rnd": words("Technologies: R&D"),
    }
    for slot, kind in kinds.items():
        for card in text.data.technology:
            if card.slot == slot:
                name = names.technologies[card.id]
                told = _without(name, text.cards.technology(card.id))
                node = technology_card(text, card, card.id, TECHNOLOGY)
                yield _entry(f"technology {card.id}", kind, name, told, node, TECHNOLOGY, card.count_of)


def _engineers(text: ApogeeText) -> Iterator[Entry]:
    for card in text.data.engineer:
        told = text.cards.engineer(card.id)
        node = engineer_card(text, card, ENGINEER, told)
        yield _entry(
            f"engineer {card.id}", text.words("Engineers"), card.name, _without(card.name, told), node, ENGINEER
        )


def _directors(text: ApogeeText) -> Iterator[Entry]:
    for card in text.data.director:
        node = director_card(text, card, card.id, DIRECTOR)
        told = text.cards.director(card.id)
        yield _entry(f"director {card.id}", text.words("Directors"), card.name, told, node, DIRECTOR)


def _nations(text: ApogeeText) -> Iterator[Entry]:
    """Printed on the cards of its Directors."""
    for nation in text.data.nation:
        card = next(card for card in text.data.director if card.nation == nation.id)
        (node,) = cutting((director_card(text, card, card.id, DIRECTOR),), NATION)
        told = text.cards.nation(nation.id)
        name = text.names.nations[nation.id]
        yield _entry(f"nation {nation.id}", text.words("Nations"), name, told, node, NATION, 0)


def _investors(text: ApogeeText) -> Iterator[Entry]:
    for card in text.data.investor:
        node = investor_card(text, card, card.id, INVESTOR, pays=True)
        told = _without(card.name, text.cards.investor(card.id))
        yield _entry(f"investor {card.id}", text.words("Investors"), card.name, told, node, INVESTOR)


def _events(text: ApogeeText) -> Iterator[Entry]:
    for card in text.data.event:
        node = event_card(text, card.id, EVENT, card.type)
        told = text.cards.event(card.id)
        yield _entry(f"event {card.id}", text.words("Events"), text.names.event(card.id), told, node, EVENT)


def _solo_events(text: ApogeeText) -> Iterator[Entry]:
    for card in text.data.solo_event:
        solo = f"solo:{card.id}"
        node = event_card(text, solo, EVENT, "")
        told = text.cards.event(solo)
        yield _entry(f"solo_event {card.id}", text.words("Solo Events"), text.names.event(solo), told, node, EVENT)


def _missions(game: ApogeeGame, text: ApogeeText, cards: list[MissionCard] | list[SoloMissionCard]) -> Iterator[Entry]:
    words = text.words
    for card in cards:
        solo = isinstance(card, SoloMissionCard)
        options = {**game.options, "mission": card.number}
        state = ApogeeGame(1 if solo else TOGETHER, options).new(SEED)
        node = mission_sheet(text, game.view(state, None), 0, MISSION)
        name = words("Solo Mission {n}", n=card.number) if solo else words("Mission {n}", n=card.number)
        kind = words("Solo Missions") if solo else words("Missions")
        record = f"{'solo_mission' if solo else 'mission'} {card.id}"
        told = f"{text.names.levels[card.level]}. {text.cards.mission(card.number, solo=solo)}"
        yield _entry(record, kind, name, told, node, MISSION)


def _destinations(text: ApogeeText) -> Iterator[Entry]:
    words, names = text.words, text.names
    box = Box(0, 0, PLANET, PLANET)
    for card in text.data.destination:
        node = planet(card.id, PLANET / 2, PLANET / 2, PLANET - 8)
        told = words(
            "A launch there needs authority {authority} in the Space Operations Center.",
            authority=names.authority(card.authority),
        )
        yield _entry(f"destination {card.id}", words("Destinations"), names.destinations[card.id], told, node, box, 0)
