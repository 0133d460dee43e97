"""What is printed: missions, technologies, spacecraft, events, specialists, bonuses, scenarios, Automa cards.

Everything here is made once from the component data and never changes. Sets are the bits of an integer: of token kinds,
of technologies, of categories.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.missions.rules.control import Deal
from cosmodrome.kernel.bits import bit

__all__ = [
    "ABORT",
    "ALL_ACTIVE",
    "BACKUP_FAILURE",
    "BARS",
    "CAPSULE",
    "COPY_CARD",
    "DETAIL_TEST",
    "DEVELOP_CRAFT",
    "END",
    "EXPERIENCE",
    "FULL_TEST",
    "HIGHEST_COMPLETED",
    "INJURE",
    "LOOK_EVENT",
    "LOOK_TECHNOLOGY",
    "LOSE_CREW",
    "LOWEST_OPEN",
    "LUNAR",
    "MANNED",
    "MEDIA",
    "MODULE",
    "NEXT_HIGHER",
    "NO_EVENT",
    "PASS_ACTION",
    "REMOVE_DRAWN",
    "RESERVE",
    "ROCKET",
    "SAME_AS_PLAYER",
    "SATELLITE",
    "SUCCESSFUL",
    "TAKE_BACK_CARD",
    "TAKE_ENHANCEMENT",
    "TAKE_FUEL",
    "TAKE_INSPECTION",
    "TAKE_TOKENS",
    "TAKE_TRAINING",
    "TECHNICAL_PROBLEM",
    "UNMANNED",
    "Automa",
    "Board",
    "Bonus",
    "Craft",
    "EventCard",
    "FlightStep",
    "Harm",
    "MissionCard",
    "Scenario",
    "SetUp",
    "Technology",
    "Test",
]

# Spacecraft. The first three can be developed.
ROCKET: Final = 0
SATELLITE: Final = 1
CAPSULE: Final = 2
MODULE: Final = 3

# Categories: bars on the board, and the one that is the sum of two of them.
UNMANNED: Final = 0
MANNED: Final = 1
LUNAR: Final = 2
MEDIA: Final = 3
EXPERIENCE: Final = 4
BARS: Final = 5
SUCCESSFUL: Final = 5

# Actions of the specialists.
TAKE_ENHANCEMENT: Final = 0
TAKE_FUEL: Final = 1
TAKE_TRAINING: Final = 2
TAKE_INSPECTION: Final = 3
DEVELOP_CRAFT: Final = 4
FULL_TEST: Final = 5
DETAIL_TEST: Final = 6
COPY_CARD: Final = 7
TAKE_BACK_CARD: Final = 8
PASS_ACTION: Final = 9

# What a problem does that nobody solves.
ABORT: Final = 0
END: Final = 1
INJURE: Final = 2
LOSE_CREW: Final = 3
ALL_ACTIVE: Final = 9
"""As a count: as many as ride in the active spacecraft."""

NO_EVENT: Final = 0
TECHNICAL_PROBLEM: Final = 1
BACKUP_FAILURE: Final = 2

TAKE_TOKENS: Final = 0
REMOVE_DRAWN: Final = 1
RESERVE: Final = 2
LOOK_TECHNOLOGY: Final = 3
LOOK_EVENT: Final = 4

SAME_AS_PLAYER: Final = 0
LOWEST_OPEN: Final = 1
NEXT_HIGHER: Final = 2
HIGHEST_COMPLETED: Final = 3


class Harm:
    """One consequence of a problem."""

    def __init__(self, effect: int, count: int) -> None:
        self.effect: i64 = effect
        self.count: i64 = count


class Technology:
    """What solves a minor problem, what makes a major one minor, and what happens if nothing does."""

    def __init__(self, id: str, solve: int, reduce: int, minor: list[Harm], major: list[Harm]) -> None:
        self.id = id
        self.solve: i64 = solve
        self.reduce: i64 = reduce
        self.minor = minor
        self.major = major


class Craft:
    """A spacecraft at one level."""

    def __init__(self, id: str, slots: int, allowed: int, fuel: int, seats: int, training: int, riders: int) -> None:
        self.id = id
        self.slots: i64 = slots
        self.allowed: i64 = allowed
        """The enhancements that fit, as bits."""
        self.fuel: i64 = fuel
        self.seats: i64 = seats
        self.training: i64 = training
        self.riders: i64 = riders
        """How many of the crew ride in it while it is active; 0: all."""


class FlightStep:
    """One line of a mission: the active spacecraft and the technologies that are drawn."""

    def __init__(self, craft: int, draws: list[int]) -> None:
        self.craft: i64 = craft
        self.draws = draws


class MissionCard:
    """A mission."""

    def __init__(
        self,
        id: str,
        number: int,
        levels: list[int],
        module: bool,
        fuel: int,
        needs: list[int],
        steps: list[FlightStep],
        abort_step: int,
        first: int,
        later: int,
        categories: int,
    ) -> None:
        self.id = id
        self.number: i64 = number
        self.levels = levels
        """Rocket, satellite, capsule; 0: does not fly."""
        self.module = module
        self.fuel: i64 = fuel
        self.needs = needs
        """Groups of bars as bits: in each group one bar must have moved."""
        self.steps = steps
        self.abort_step: i64 = abort_step
        self.first: i64 = first
        self.later: i64 = later
        self.categories: i64 = categories
        self.crewed = levels[CAPSULE] > 0
        self.payload: i64 = CAPSULE if levels[CAPSULE] > 0 else SATELLITE if levels[SATELLITE] > 0 else ROCKET
        """What the rocket carries; the rocket itself if nothing."""
        self.technologies: i64 = 0
        for step in steps:
            for technology in step.draws:
                self.technologies |= bit(technology)


class EventCard:
    """An event."""

    def __init__(
        self, id: str, starred: bool, kind: int, technologies: int, lose: int, inspection: bool, sick: int
    ) -> None:
        self.id = id
        self.starred = starred
        self.kind: i64 = kind
        self.technologies: i64 = technologies
        self.lose: i64 = lose
        self.inspection = inspection
        self.sick: i64 = sick


class Bonus:
    """One of the two bonuses of a year."""

    def __init__(self, effect: int, tokens: list[int]) -> None:
        self.effect: i64 = effect
        self.tokens = tokens


class Test:
    """How many cards a test looks at, how many problems it may remove, and whether a major one may be among them."""

    def __init__(self, look: int, remove: int, major: bool) -> None:
        self.look: i64 = look
        self.remove: i64 = remove
        self.major = major


class Scenario:
    """Which categories score, which missions hold a media token, and what number each of these crosses out."""

    def __init__(self, scored: int, media: int, crosses: list[int]) -> None:
        self.scored: i64 = scored
        self.media: i64 = media
        self.crosses = crosses
        """For every mission the mission, counted from 0, that loses its token too; -1: none."""


class Automa:
    """A card of the Automa: the first rule that can be used names its mission."""

    def __init__(self, id: str, rules: list[int]) -> None:
        self.id = id
        self.rules = rules


class SetUp:
    """How this game is set up: the options of the table."""

    def __init__(
        self,
        scenario: Scenario,
        random_missions: bool,
        random_bonuses: bool,
        astronauts: bool,
        experience: bool,
        automa: list[int],
    ) -> None:
        self.scenario = scenario
        self.random_missions = random_missions
        self.random_bonuses = random_bonuses
        self.astronauts = astronauts
        """With the astronaut module: special astronauts."""
        self.experience = experience
        self.automa = automa
        """The cards of the Automa's deck; none: no Automa plays."""


class Board:
    """Everything printed."""

    def __init__(
        self,
        deal: Deal,
        supply: int,
        astronauts: int,
        starts: list[list[int]],
        solo_start: list[int],
        technologies: list[Technology],
        crafts: list[list[Craft]],
        specialists: list[list[list[int]]],
        tests: list[Test],
        missions: list[list[MissionCard]],
        events: list[EventCard],
        starred_left_out: int,
        years: list[list[Bonus]],
        tiles: list[list[Bonus]],
        automas: list[Automa],
        special: list[int],
        numbers: dict[str, int],
    ) -> None:
        self.deal = deal
        self.supply: i64 = supply
        self.astronauts: i64 = astronauts
        self.starts = starts
        """Starting tokens by place in the first order."""
        self.solo_start = solo_start
        self.technologies = technologies
        self.crafts = crafts
        self.specialists = specialists
        """Actions, area by area, card by card."""
        self.tests = tests
        """The full test and the detail test."""
        self.missions = missions
        """The variants of every number."""
        self.events = events
        self.starred_left_out: i64 = starred_left_out
        self.years = years
        self.tiles = tiles
        self.automas = automas
        self.special = special
        """The technology of each special astronaut."""
        self.first_year: i64 = numbers["first_year"]
        self.start_points: i64 = numbers["start_points"]
        self.bar_length: i64 = numbers["bar_length"]
        self.healthy_points: i64 = numbers["healthy_points"]
        self.lost_points: i64 = numbers["lost_points"]
        self.end_mission: i64 = numbers["end_mission"]
        self.kept_alike: i64 = numbers["kept_alike"]
        self.inspections: i64 = numbers["inspections"]
        self.last_card: i64 = numbers["last_card"]
        self.top_level: i64 = numbers["top_level"]
        self.fuel_per_level: i64 = numbers["fuel_per_level"]
        self.rocket_problem: i64 = numbers["rocket_problem"]
        self.capsule_problem: i64 = numbers["capsule_problem"]
        self.most: i64 = numbers["most"]
        self.second: i64 = numbers["second"]
        self.crewed_points: i64 = numbers["crewed_points"]
        self.full_hand: i64 = numbers["full_hand"]
        self.cards: i64 = len(specialists)
        self.all_cards: i64 = bit(len(specialists)) - 1
