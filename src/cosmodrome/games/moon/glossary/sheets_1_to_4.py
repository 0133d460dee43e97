"""The sheets of adventures 1 to 4: what is printed there, by the key of one of each sort, with its name and what it does."""

from __future__ import annotations

from cosmodrome.games.moon.glossary.blank import Blank, Named

__all__ = ["colony", "journey", "launch", "mine"]


def launch(blank: Blank) -> Named:
    """The rocket and its track."""
    words, sheet = blank.words, blank.printed.sheet
    yield "astro1.sign", words("Sign of a floor"), blank.title("astro1.sign")
    yield "wild.sign", words("Wild floor"), words("Any number may be written here, ascending from left to right.")
    yield "astro1.q1.rocket", words("Rocket"), words("A full quarter crosses so many rockets on the track.")
    yield (
        "astro2.q1.inactive",
        words("Inactive rocket"),
        words("A full quarter crosses so many rockets, but only if the arrow was filled before."),
    )
    yield (
        "astro1.q1.activate",
        words("Activation"),
        words("A full quarter fills the arrow of one inactive rocket."),
    )
    yield "astro1.q1.build", words("Building"), words("A full quarter lets you write an X in any empty space.")
    yield (
        "astro2.q1.sabotage.1",
        words("Sabotage"),
        words("The first to fill the quarter make everyone else circle a system error; then it is spent."),
    )
    rockets = sum(line.rockets for line in blank.printed.line)
    yield (
        "track",
        words("Rocket track"),
        words("{rockets} rockets, crossed from the bottom up. The lowest open box is the score.", rockets=rockets),
    )
    yield (
        "finals",
        words("Last rockets"),
        words("With the track full and no error open, they decide between rockets launched in the same turn."),
    )
    yield (
        "errors",
        words("System errors"),
        words(
            "Circled when no number fits, and by sabotages. Each open one costs {points} points and stops the launch.",
            points=sheet.error_points,
        ),
    )


def journey(blank: Blank) -> Named:
    """The trajectory and its stations."""
    words, names, printed = blank.words, blank.names, blank.printed
    tank = next(space for space in printed.space if space.tank)
    yield (
        f"{tank.id}.tank",
        words("Water tank"),
        words("Write a number in its space and use Water to circle it; it is worth the points on it."),
    )
    for index, station in enumerate(printed.station):
        yield (
            station.id,
            names.station(index),
            words(
                "Its circled plants count times its multiplier. All {robots} robots circle ×{first} for the first, ×{later} for "
                "those after them.",
                robots=station.robots,
                first=station.first,
                later=station.later,
            ),
        )
    first = printed.station[0].id
    yield (
        f"{first}.robots",
        words("Robots of a station"),
        words("Robot circles one of any station. The last one circles a multiplier."),
    )
    yield (
        f"{first}.plants",
        words("Plants of a station"),
        words("Plant circles one if the station is hooked to the zone in which you write the number."),
    )
    yield "energies", words("Energies"), blank.text.reminder("energy")
    yield "astronauts", words("Astronauts"), blank.text.reminder("astronaut")
    yield "plannings", words("Planning symbols"), blank.text.reminder("planning")
    yield "wild", words("Wild symbols"), blank.text.reminder("wild")
    yield "score.longest", words("Longest zone"), words("The longest complete zone counts a point for each space.")
    prizes = words.join([str(prize) for prize in printed.sheet.zone_prizes])
    yield "score.zones", words("Most zones"), words("Most complete zones: {prizes} points by rank.", prizes=prizes)
    yield (
        "errors",
        words("System errors"),
        words(
            "Crossed when no number fits; each costs more. The first ones give an energy, the last one ends the game."
        ),
    )


def colony(blank: Blank) -> Named:
    """The colony and its tracks."""
    words, printed, tracks = blank.words, blank.printed, blank.names.scoring
    nodes = printed.node
    yield (
        next(node.id for node in nodes if node.kind == "rocket"),
        words("Rocket"),
        words("All tunnels start here. It counts as filled."),
    )
    yield (
        next(node.id for node in nodes if node.kind == "observatory"),
        words("Observatory"),
        words("Joining it by tunnels circles its antennas. It counts as filled."),
    )
    yield (
        f"{next(node.id for node in nodes if node.antennas == 1)}.antenna",
        words("Antenna"),
        words("It is circled as soon as its building is filled and joined to the rocket."),
    )
    yield (
        f"{next(node.id for node in nodes if node.tank)}.tank",
        words("Water tank"),
        words("Write in its building with Water to circle it."),
    )
    quarter = printed.quarter[0]
    yield (
        f"{quarter.id}.greenhouse.1",
        words("Greenhouse"),
        words("Write in its quarter with Plant to circle the next one; the last holds more plants."),
    )
    yield (
        f"{quarter.id}.bonus",
        words("Bonus of a quarter"),
        words(
            "A full quarter brings {first} points to the first, {later} to those after them.",
            first=quarter.first,
            later=quarter.later,
        ),
    )
    worth = words("An Energy crosses the next box: each one that is circled then counts the value below it.")
    for track in ("plants", "water", "antennas"):
        yield track, tracks[track], worth
    yield "astronauts", tracks["astronauts"], blank.text.reminder("astronaut")
    yield "planning", tracks["planning"], blank.text.reminder("planning")
    yield (
        "errors",
        tracks["errors"],
        words("Crossed when no number fits; each costs more. The last one ends the game."),
    )


def mine(blank: Blank) -> Named:
    """The mine and its factories."""
    words, names, printed = blank.words, blank.names, blank.printed
    for index, main in enumerate(printed.main_factory):
        told = [
            words(
                "Each symbol counts {value}; with all its energies and robots crossed, {upgraded}.",
                value=main.value,
                upgraded=main.upgraded,
            )
        ]
        if main.bonus:
            told.append(
                words("The first to mark symbol {linked} win {bonus} points.", linked=main.linked, bonus=main.bonus)
            )
        yield f"factory.{main.id}", names.factories[index], " ".join(told)
    for index, secondary in enumerate(printed.secondary_factory, len(printed.main_factory)):
        gives = names.resources(secondary.gives, secondary.count)
        yield (
            f"factory.{secondary.id}",
            names.factories[index],
            words("With all its energies and robots crossed it gives {gives} at once.", gives=gives),
        )
    yield (
        "pump.1",
        words("Pump"),
        words("When its column is full, all that is circled there is extracted to the main factories."),
    )
    for kind, name in (("plant", words("Plant in the mine")), ("water", words("Water in the mine"))):
        deposit = next(deposit.id for deposit in printed.deposit if deposit.kind == kind)
        yield deposit, name, blank.text.reminder(kind)
    for mineral, name in (("pearl", words("Cavity with a pearl")), ("ruby", words("Cavity with a ruby"))):
        cavity = next(cavity.id for cavity in printed.cavity if cavity.mineral == mineral)
        yield cavity, name, words("A number or an X here circles the mineral.")
    yield (
        "errors",
        words("System errors"),
        words("Crossed when no number fits; each costs more. The last one ends the game."),
    )
