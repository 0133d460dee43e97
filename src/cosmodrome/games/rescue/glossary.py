"""The glossary of Rocket Rescue: modules, planets and characters, drawn as they lie on the table, and what they do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from cosmodrome.games.rescue.data import CARD_TYPES, CharacterCard, RescueData
from cosmodrome.games.rescue.game import RescueGame
from cosmodrome.games.rescue.names import RescueNames
from cosmodrome.games.rescue.scene.modules import card_face
from cosmodrome.games.rescue.scene.plan import CARD, Box
from cosmodrome.games.rescue.scene.planets import planet_face
from cosmodrome.games.rescue.scene.style import RESCUE_PALETTES, line, paragraph
from cosmodrome.games.rescue.scene.titles import Titles
from cosmodrome.kernel import Game
from cosmodrome.scene import Entry, Glossary, Node, Rect, Use

__all__ = ["OPTIONS", "glossary"]

OPTIONS: tuple[str, ...] = ()
"""The box is the same for every game."""

PLANET = Box(0, 0, 258, 84)
CHARACTER = Box(0, 0, 236, 138)
SEED = "glossary"


def glossary(game: Game, language: str) -> Glossary:
    """All cards of the box."""
    rescue = cast("RescueGame", game)
    names = rescue.text(language).names
    titles = Titles(rescue.printed, names, rescue.view(rescue.new(SEED), None), ())
    return Glossary(
        (
            *_modules(rescue.printed, names, titles),
            *_planets(rescue.printed, names, titles),
            *_characters(rescue.printed, names),
        ),
        RESCUE_PALETTES,
    )


def _modules(data: RescueData, names: RescueNames, titles: Titles) -> Iterator[Entry]:
    words = names.words
    kinds = {
        "cockpit": words("Modules: cockpits"),
        "fuel_tank": words("Modules: fuel tanks"),
        "engine": words("Modules: engines"),
        "crew_module": words("Modules: crew modules"),
    }
    for type_ in CARD_TYPES:
        for card in data.module:
            if card.type == type_:
                told = titles.module(card)
                yield Entry(
                    id=f"module-{card.id}",
                    kind=kinds[type_],
                    name=names.modules[card.id],
                    text=told.partition(". ")[2],
                    nodes=tuple(card_face(card, names.modules[card.id])),
                    width=CARD[0],
                    height=CARD[1],
                    count=card.count_of,
                    records=(f"module {card.id}",),
                )


def _planets(data: RescueData, names: RescueNames, titles: Titles) -> Iterator[Entry]:
    words = names.words
    kinds = {"blue": words("Blue planets"), "red": words("Red planets")}
    for color, kind in kinds.items():
        for card in data.planet:
            if card.color == color:
                name, told = names.planets[card.id], titles.planet(card)
                yield Entry(
                    id=f"planet-{card.id}",
                    kind=kind,
                    name=name,
                    text=told.removeprefix(name).lstrip("\u202f\u00a0 :"),
                    nodes=tuple(planet_face(card, name, PLANET)),
                    width=PLANET.width,
                    height=PLANET.height,
                    records=(f"planet {card.id}",),
                )


# --- characters -------------------------------------------------------------------------------------------------------


def _characters(data: RescueData, names: RescueNames) -> Iterator[Entry]:
    for card in data.character:
        bonus, ability = _bonus(names, card), names.ability(card.id)
        yield Entry(
            id=f"character-{card.id}",
            kind=names.words("Characters"),
            name=names.characters[card.id],
            text=f"{bonus} {ability}",
            nodes=tuple(_character_card(names, card, bonus, ability)),
            width=CHARACTER.width,
            height=CHARACTER.height,
            records=(f"character {card.id}",),
        )


def _bonus(names: RescueNames, card: CharacterCard) -> str:
    """What a character brings at once."""
    words, told = names.words, []
    if card.energy:
        told.append(words("{n} energy", n=card.energy))
    if card.cubes:
        told.append(words.count("{n} cube of each resource", "{n} cubes of each resource", card.cubes))
    if card.chosen_cubes:
        told.append(words.count("a cube of your choice", "{n} cubes of your choice, all different", card.chosen_cubes))
    if card.modules:
        told.append(words("a standard module"))
    return words("At once: {bonuses}.", bonuses=words.join(told))


def _character_card(names: RescueNames, card: CharacterCard, bonus: str, ability: str) -> Iterator[Node]:
    width, height = CHARACTER.width, CHARACTER.height
    yield Rect(width=width, height=height, rx=10, fill="panel", stroke="hairline", stroke_width=1.4)
    yield Rect(width=width, height=34, rx=10, fill="shadow")
    yield Use(symbol="astronaut", x=22, y=17, size=20, color="cream")
    yield line(names.characters[card.id], 42, 22, "cream", 15, bold=True)
    first = paragraph(bonus, 12, 54, width - 24, 3, "accent", 12)
    yield from first
    yield from paragraph(ability, 12, 58 + 16 * len(first), width - 24, 5, "cream", 12)
