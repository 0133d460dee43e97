"""The sheets of adventures 5 to 8: what is printed there, by the key of one of each sort, with its name and what it does."""

from __future__ import annotations

from cosmodrome.games.moon.glossary.blank import Blank, Named

__all__ = ["battle", "dome", "escape", "virus"]


def dome(blank: Blank) -> Named:
    """The towers, the laboratory and the dome."""
    words, names, printed = blank.words, blank.names, blank.printed
    yield (
        f"{printed.tower[0].id}up1",
        words("Starting level of a tower"),
        words(
            "A tower begins here or across the surface, and grows at its ends: higher numbers up, lower numbers down."
        ),
    )
    end = printed.end[0]
    yield (
        f"end.{end.id}",
        words("Bonus of a tower"),
        words(
            "Whoever fills this end of the tower wins it: the first the larger one, those after them the smaller one."
        ),
    )
    level = printed.level[0].id
    yield f"lab.{level}.plants", words("Plants of the laboratory"), blank.text.reminder("plant")
    yield f"lab.{level}.waters", words("Water of the laboratory"), blank.text.reminder("water")
    odd, even = (next(one.id for one in printed.section if one.parity == parity) for parity in ("odd", "even"))
    yield (
        f"dome.{odd}",
        words("Odd section of the dome"),
        words("Robot builds it with an odd number, from the ends inward."),
    )
    yield (
        f"dome.{even}",
        words("Even section of the dome"),
        words("Robot builds it with an even number, from the ends inward."),
    )
    crossing = words("An Energy crosses the next row: the values below it then count.")
    told = {
        "missions": words("What a star and a flower are worth."),
        "lab": words("What a level of the laboratory with one, two or three circled symbols is worth."),
        "astronauts": words("What most astronauts bring, and what they bring to everybody else who has one."),
        "dome": words("What each missing piece of the dome costs."),
    }
    for field, text in told.items():
        yield field, names.fields[field], f"{text} {crossing}"
    yield (
        "errors",
        words("System errors"),
        words("Crossed when no number fits; each costs more. The last one ends the game."),
    )


def virus(blank: Blank) -> Named:
    """The housing unit, its viruses and its tracks."""
    words, names, printed = blank.words, blank.names, blank.printed
    for strain in printed.virus:
        yield f"virus.{strain.quarters[0]}", names.strain(strain.id), _virus(blank, strain.id, strain.letter)
    yield (
        f"sign.{next(line.sign for line in printed.line if line.sign and not printed.wakes(line.sign))}",
        words("Propagation"),
        words("Whoever crosses this symbol first makes the viruses of all others spread."),
    )
    quarter = printed.quarter[0]
    yield (
        f"quarter.{quarter.id}",
        words("Quarter"),
        words(
            "It scores its numbers and X times its circled energies. When it is full it is evacuated and never changes."
        ),
    )
    yield f"energies.{quarter.id}", words("Energies of a quarter"), blank.text.reminder("energy")
    yield f"plants.{quarter.id}", words("Plants of a quarter"), blank.text.reminder("plant")
    yield f"tank.{quarter.id}.{quarter.tank}", words("Water tank"), blank.text.reminder("water")
    yield f"walkway.{printed.walkway[0].id}", words("Walkway"), blank.text.reminder("robot")
    yield (
        "track.plant",
        words("Plant track"),
        words("Each circled plant crosses a symbol. A full line closes a walkway; the first open box scores."),
    )
    yield (
        "track.water",
        words("Water track"),
        words("Each circled tank crosses a symbol. A full line circles an energy; the first open box scores."),
    )
    yield "astronauts", words("Astronauts"), blank.text.reminder("astronaut")
    yield "plannings", words("Planning symbols"), blank.text.reminder("planning")
    yield "wild", words("Wild symbols"), blank.text.reminder("wild")
    yield (
        "errors",
        words("System errors"),
        words("Crossed when no number fits; each costs more. A sign below a box makes your own viruses spread."),
    )


def _virus(blank: Blank, strain: str, letter: str) -> str:
    """When a virus wakes, and what it does then."""
    words = blank.words
    track = next((line.track for line in blank.printed.line if line.sign == strain), "")
    if letter:
        wakes = words("It wakes for everybody when mission {letter} is first accomplished.", letter=letter)
    elif track == "plant":
        wakes = words("It wakes for everybody when somebody crosses its sign on the plant track.")
    elif track:
        wakes = words("It wakes for everybody when somebody crosses its sign on the water track.")
    else:
        wakes = words("Before the first turn everyone places it on an empty target; it is awake from then on.")
    spreads = words(
        "In each propagation it infects a space of its quarter; once that is full, a space behind each open walkway."
    )
    return f"{wakes} {spreads}"


def escape(blank: Blank) -> Named:
    """The starships."""
    words, printed = blank.words, blank.printed
    kinds = {block.kind: block.id for block in reversed(printed.block)}
    yield (
        f"block.{kinds['module']}",
        words("Module"),
        words("A full module scores by the circled reactors of its starship, twice as much with its tank circled."),
    )
    yield (
        f"block.{kinds['greenhouse']}",
        words("Greenhouse"),
        words("Filled, it scores by the circled plants of its starship, twice as much with ×2."),
    )
    yield f"airlock.{printed.airlock[0].id}", words("Airlock"), blank.text.reminder("robot")
    yield (
        next(space.id for space in printed.space if space.robot),
        words("Space with a robot"),
        words("Whatever fills it activates an airlock."),
    )
    yield (
        f"tank.{next(space.id for space in printed.space if space.tank)}",
        words("Water tank"),
        blank.text.reminder("water"),
    )
    ship = printed.ship[0].id
    yield f"{ship}.reactors", words("Reactors"), blank.text.reminder("energy")
    yield f"{ship}.plants", words("Plants of a starship"), blank.text.reminder("plant")
    yield f"{ship}.x2", words("×2 of a greenhouse"), words("The first to fill the greenhouse circle it.")
    yield "astronauts", words("Astronauts"), blank.text.reminder("astronaut")
    yield "wild", words("Wild symbols"), blank.text.reminder("wild")
    yield "planning", words("Planning boxes"), words("Each X that Planning writes crosses one; they cost points.")
    yield (
        "errors",
        words("System errors"),
        words("Crossed when no number fits; each costs more. A robot below a box activates an airlock."),
    )


def battle(blank: Blank) -> Named:
    """A shared system: planets, moons, asteroids and tracks."""
    words, names, printed = blank.words, blank.names, blank.printed
    for planet, name in zip(printed.planet, names.planets, strict=True):
        yield (
            planet.id,
            name,
            words(
                "One of the {type}. When its {n} spaces are filled, whoever has more insignia here and on its moon controls it.",
                type=names.types[planet.type],
                n=len(planet.spaces),
            ),
        )
    first = printed.planet[0].id
    yield (
        f"{first}.moon",
        words("Moon"),
        words("Planning draws your insignia here; it counts on the planet, until that is full."),
    )
    yield f"{first}.plant", words("Plants of a planet"), blank.text.reminder("plant")
    yield f"{first}.water", words("Waters of a planet"), blank.text.reminder("water")
    for index in range((len(printed.asteroid) + 1) // 2):
        key = f"asteroid.{index + 1}"
        yield key, names.asteroids[index], blank.title(key)
    boxes = words("Each one that you cross off crosses a box; the first open value scores.")
    yield "plants", names.scoring["plants"], boxes
    yield "water", names.scoring["water"], boxes
    for kind in ("green", "blue", "grey"):
        told = words("What each of these planets under your control is worth. An Energy crosses a box.")
        yield kind, names.scoring[kind], told
    yield "planning", words("Planning boxes"), words("Each Planning action crosses one; they cost points.")
    yield "astronauts", words("Stored astronauts"), blank.text.reminder("astronaut")
    yield (
        "errors",
        words("System errors"),
        words("Crossed when no number reaches a free planet; each costs more. The last one ends the game."),
    )
