"""The glossary: everything in the box of Space Missions, each thing with its name, what it does, and its picture."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.missions.data import ACTION_IDS, CRAFT_IDS, TAKEN, TOKEN_IDS, BonusData, MissionData
from cosmodrome.games.missions.game import MissionsGame
from cosmodrome.games.missions.rules.cards import CLEAR, MAJOR, MINOR
from cosmodrome.games.missions.scene.cards import printed_mission
from cosmodrome.games.missions.scene.icons import card_face, icon, token
from cosmodrome.games.missions.scene.plan import Box
from cosmodrome.games.missions.scene.printed import printed_specialist
from cosmodrome.games.missions.scene.style import CARD_PAINTS, MISSIONS_PALETTES, figure, line, paragraph, plate, shrunk
from cosmodrome.games.missions.text import MissionsText
from cosmodrome.kernel import Game
from cosmodrome.scene import Circle, Glossary, Node
from cosmodrome.scene.glossary import Entry

__all__ = ["OPTIONS", "glossary"]

OPTIONS: tuple[str, ...] = ()
"""The box is the same whatever is chosen."""

MISSION = Box(0, 0, 198, 129)
SPECIALIST = Box(0, 0, 105, 152)
LABEL = Box(0, 0, 169, 58)
CHIP = Box(0, 0, 56, 56)
KINDS = {"minor_problem": MINOR, "major_problem": MAJOR, "no_problem": CLEAR}


def glossary(game: Game, language: str) -> Glossary:
    """All cards, tokens and spacecraft."""
    assert isinstance(game, MissionsGame)
    text = game.text(language)
    entries = (
        *_missions(text),
        *_specialists(text),
        *_technologies(text),
        *_crafts(text),
        *_tokens(text),
        *_events(text),
        *_bonuses(text),
        *_scenarios(text),
        *_modules(text),
    )
    return Glossary(entries, MISSIONS_PALETTES)


def _entry(record: str, kind: str, name: str, told: str, nodes: tuple[Node, ...], box: Box, count: int = 1) -> Entry:
    return Entry(
        id=record.replace(" ", "."),
        kind=kind,
        name=name,
        text=told,
        nodes=nodes,
        width=box.width,
        height=box.height,
        count=count,
        records=(record,),
    )


def _label(symbol: str, name: str, paint: str = "print") -> tuple[Node, ...]:
    """A plate with a pictogram and a name."""
    width = LABEL.width - 56
    size = shrunk(name, width, 2, (13, 12, 11, 10), bold=True)
    return (
        *plate(LABEL.width, LABEL.height),
        icon(symbol, 27, LABEL.height / 2, 32, paint),
        *paragraph(name, 50, 27, width, 2, "print", size, bold=True),
    )


def _missions(text: MissionsText) -> Iterator[Entry]:
    words, names = text.words, text.names
    for card in text.data.mission:
        told = words(
            "Needs {needs}. Pays {first} to the first and {later} to others. {history}",
            needs=", ".join(_needs(text, card)),
            first=names.points(card.first),
            later=names.points(card.later),
            history=names.history(card.id),
        )
        node = printed_mission(names, card, MISSION)
        yield _entry(
            f"mission {card.id}", words("Missions"), f"{card.id} {names.mission(card.id)}", told, (node,), MISSION
        )


def _needs(text: MissionsText, card: MissionData) -> list[str]:
    needs, names = card.requires, text.names
    found = [names.craft_level(CRAFT_IDS.index("rocket"), needs.rocket)]
    if needs.satellite:
        found.append(names.craft_level(CRAFT_IDS.index("satellite"), needs.satellite))
    if needs.capsule:
        found.append(names.craft_level(CRAFT_IDS.index("capsule"), needs.capsule))
    if needs.lunar_module:
        found.append(names.crafts["lunar_module"])
    found.append(text.words("fuel {fuel}", fuel=needs.fuel))
    if needs.category != "none":
        found.append(names.success(needs.category))
    return found


def _specialists(text: MissionsText) -> Iterator[Entry]:
    words, names = text.words, text.names
    for index, card in enumerate(text.data.specialist):
        areas = [names.area(index, area) for area in range(len(card.areas))]
        told = words("Use one of its areas: {areas}.", areas="; ".join(areas))
        node = printed_specialist(names, card, SPECIALIST)
        yield _entry(
            f"specialist {card.id}",
            words("Specialists"),
            names.specialists[card.id],
            told,
            (node,),
            SPECIALIST,
            card.count_of,
        )


def _technologies(text: MissionsText) -> Iterator[Entry]:
    words, names = text.words, text.names
    for index, technology in enumerate(text.data.technology):
        name = names.technologies[technology.id]
        nodes = _label(technology.id, name, technology.id)
        yield _entry(
            f"technology {technology.id}",
            words("Technologies"),
            name,
            text.technology_hint(index),
            nodes,
            LABEL,
            count=0,
        )
    told = {
        "minor_problem": words("A token solves it; otherwise it does harm."),
        "major_problem": words("A backup makes it minor; otherwise it does great harm."),
        "no_problem": words("Nothing happens."),
    }
    for card in text.data.control_card:
        kind = KINDS[card.id]
        node = card_face(kind, CHIP.width / 2, CHIP.height / 2, 34, 48, CARD_PAINTS[kind])
        yield _entry(
            f"control_card {card.id}",
            words("Mission control cards"),
            names.card(kind),
            told[card.id],
            (node,),
            CHIP,
            card.count_of,
        )


def _crafts(text: MissionsText) -> Iterator[Entry]:
    words, names = text.words, text.names
    for craft in text.data.spacecraft:
        name = names.craft_level(CRAFT_IDS.index(craft.kind), craft.level)
        told = [words.count("{n} slot for enhancements.", "{n} slots for enhancements.", craft.slots)]
        told.append(words("What fits: {tokens}.", tokens=", ".join(names.tokens[kind] for kind in craft.allowed)))
        if craft.fuel:
            told.append(words.count("{n} fuel space.", "{n} fuel spaces.", craft.fuel))
        if craft.seats:
            told.append(words.count("{n} seat.", "{n} seats.", craft.seats))
        yield _entry(
            f"spacecraft {craft.id}",
            words("Spacecraft"),
            name,
            " ".join(told),
            _label(craft.kind, name),
            LABEL,
            craft.count_of,
        )


def _tokens(text: MissionsText) -> Iterator[Entry]:
    words, names = text.words, text.names
    for kind, name in enumerate(TOKEN_IDS):
        helped = [names.technologies[one.id] for one in text.data.technology if name in one.solve_with]
        told = {
            "extra_tank": words("Counts as one more fuel on the rocket."),
            "fuel": words("Every fuel space of the rocket needs one."),
            "inspection": words("Pays for an event where the card allows it."),
        }.get(name) or words("Solves problems: {technologies}.", technologies=", ".join(helped))
        node = token(kind, CHIP.width / 2, CHIP.height / 2, 22)
        number = int(getattr(text.data.supply, name))
        yield _entry(f"supply {name}", words("Tokens"), names.tokens[name], told, (node,), CHIP, number)
    for media in text.data.media_token:
        told = words("Only the first success on its mission counts for the media.")
        if media.crosses_out:
            also = words("Mission {number} loses its token too.", number=media.crosses_out)
            told = f"{told} {also}"
        called = (
            words("Media token") if not media.crosses_out else words("Media token {number}", number=media.crosses_out)
        )
        nodes: tuple[Node, ...] = (
            Circle(cx=28, cy=28, r=24, fill="media", stroke="cream-light", stroke_width=2),
            icon("media", 28, 28, 28, "cream-light", "media"),
        )
        if media.crosses_out:
            nodes = (
                *nodes,
                Circle(cx=46, cy=46, r=10, fill="cream-light"),
                figure(media.crosses_out, 46, 46, "media", 14),
            )
        yield _entry(f"media_token {media.id}", words("Tokens"), called, told, nodes, CHIP)


def _events(text: MissionsText) -> Iterator[Entry]:
    words, names = text.words, text.names
    for index, event in enumerate(text.data.event):
        told, name = text.event(index), names.event(index)
        if event.starred:
            told = f"{told} {words('It may be left out of a game.')}"
        nodes = _label("event", name, "bad" if event.kind == "technical_problem" else "media")
        yield _entry(f"event {event.id}", words("Events"), name, told, nodes, LABEL)


def _bonuses(text: MissionsText) -> Iterator[Entry]:
    words = text.words
    pairs = [("year", pair, words("Printed bonuses")) for pair in text.data.year]
    pairs += [("bonus_tile", pair, words("Bonus tiles")) for pair in text.data.bonus_tile]
    for record, pair, kind in pairs:
        first, second = (_bonus(text, bonus) for bonus in pair.bonus)
        told = words("After a flight: {first}; or {second}.", first=first, second=second)
        nodes: list[Node] = [
            *plate(LABEL.width, LABEL.height),
            line(pair.id, LABEL.width / 2, 16, "faded", 12, "middle"),
        ]
        for i, bonus in enumerate(pair.bonus):
            symbols = [ACTION_IDS[TAKEN[one]] for one in bonus.tokens] or [bonus.effect]
            for j, symbol in enumerate(symbols):
                x = LABEL.width * (0.28 + 0.44 * i) + 24 * (j - (len(symbols) - 1) / 2)
                nodes.append(icon(symbol, x, 37, 22, "print"))
        count = 1 if record == "bonus_tile" else 0
        yield _entry(f"{record} {pair.id}", kind, pair.id, told, tuple(nodes), LABEL, count)


def _bonus(text: MissionsText, bonus: BonusData) -> str:
    return text.names.bonus(bonus.effect, [ACTION_IDS[TAKEN[one]] for one in bonus.tokens])


def _scenarios(text: MissionsText) -> Iterator[Entry]:
    words, names = text.words, text.names
    for scenario in text.data.scenario:
        name = names.scenario(scenario.number)
        scored = ", ".join(names.categories[category] for category in scenario.scored)
        told = words("Scored at the end: {scored}.", scored=scored)
        if scenario.media:
            missions = ", ".join(map(str, scenario.media))
            told = f"{told} {words('Media tokens on missions {missions}.', missions=missions)}"
        nodes = _label("media" if scenario.media else "successful", f"{scenario.number} {name}")
        yield _entry(
            f"scenario {scenario.id}", words("Scenarios"), name, told, nodes, LABEL, 1 if scenario.number else 0
        )


def _modules(text: MissionsText) -> Iterator[Entry]:
    words, names = text.words, text.names
    for index, astronaut in enumerate(text.data.special_astronaut):
        name = names.astronaut(index, special=True)
        told = words("With training it solves problems of its own technology only.")
        nodes: tuple[Node, ...] = (
            Circle(cx=28, cy=28, r=24, fill="crt", stroke="lamp-green", stroke_width=3),
            icon("astronaut", 28, 28, 30, "lamp-green", "crt"),
            Circle(cx=45, cy=45, r=11, fill=astronaut.technology),
            icon(astronaut.technology, 45, 45, 14, "cream-light", astronaut.technology),
        )
        yield _entry(
            f"special_astronaut {astronaut.id}",
            words("Special astronauts"),
            name,
            told,
            nodes,
            CHIP,
            astronaut.count_of,
        )
    for index, card in enumerate(text.data.automa):
        told = words("The Automa flies {rules}.", rules=names.automa_rules(index))
        nodes = _label("control", names.automa(index))
        yield _entry(f"automa {card.id}", words("Automa cards"), names.automa(index), told, nodes, LABEL, card.count_of)
