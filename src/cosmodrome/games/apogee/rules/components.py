"""What is in the box, as the rules read it: cards and tables without a name or a word, made once by the loader.

Credits are counted in thousands, authority and performance in tenths, so that everything is a small whole number. Things
are known by their place in the box's lists; a set of technology kinds or of engineers is the bits of one integer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.kernel.bits import bit

__all__ = [
    "DELIVER",
    "FARTHEST",
    "FIRST",
    "INVESTORS",
    "LAUNCHES",
    "NONE",
    "PAYLOAD",
    "RND",
    "ROWS",
    "SLOTS",
    "UPPER",
    "Box",
    "Director",
    "Engineer",
    "Event",
    "Goal",
    "Investor",
    "Need",
    "Technology",
]

NONE: Final = -1

FIRST: Final = 0
UPPER: Final = 1
PAYLOAD: Final = 2
RND: Final = 3
SLOTS: Final = 4
ROWS: Final = 3
"""The slots that have an open row: R&D has none."""

# What a Mission asks for.
LAUNCHES: Final = 0
DELIVER: Final = 1
INVESTORS: Final = 2
FARTHEST: Final = 3


class Technology:
    """A kind of Technology card."""

    def __init__(self, index: int, slot: int, cost: int, thrust: int, mass: int, astronauts: int) -> None:
        self.index: i64 = index
        self.slot: i64 = slot
        self.cost: i64 = cost
        self.thrust: i64 = thrust
        self.mass: i64 = mass
        self.astronauts: i64 = astronauts
        self.pays: i64 = 0
        """Credits at construction."""
        self.reduces: i64 = 0
        """Mass that it takes off a rocket with a Liquid Engine."""
        self.seats: i64 = 0
        """Seats that it adds to a Manned Flight."""
        self.cargo_seats: i64 = 0
        """Seats that it makes in a Cargo."""
        self.factor: i64 = 1
        """What it multiplies the thrust of the First Stage by."""
        self.both = False
        """First and Upper Stage in one."""
        self.keeps = False
        """The First Stage stays on the pad after a success."""
        self.stays = False
        """It stays at the destination."""
        self.clashes: i64 = 0
        """The kinds that it cannot share a rocket with."""


class Engineer:
    """An Engineer card. `effect` is the name of the specialty, empty for none."""

    def __init__(self, index: int, senior: bool, authority: int, effect: str) -> None:
        self.index: i64 = index
        self.senior = senior
        self.authority: i64 = authority
        self.effect = effect
        self.amount: i64 = 0
        self.roll: i64 = 0
        """What the die must show; 0: no roll."""
        self.kinds: i64 = 0
        """The kinds that a bonus for each card counts for, or that may be built."""


class Director:
    """A Mission Director with the power of the card and the intervention of the nation."""

    def __init__(self, index: int, authority: int, effect: str, amount: int, kinds: int) -> None:
        self.index: i64 = index
        self.authority: i64 = authority
        self.effect = effect
        self.amount: i64 = amount
        self.kinds: i64 = kinds
        self.nation = ""
        """What the nation does to an opponent."""
        self.nation_amount: i64 = 0
        self.nation_roll: i64 = 0


class Investor:
    """An Investor card: an act of a kind, under conditions that are empty or 0 where they do not matter."""

    def __init__(self, index: int, act: str, reward: int) -> None:
        self.index: i64 = index
        self.act = act
        self.reward: i64 = reward
        self.kinds: i64 = 0
        self.first_min: i64 = 0
        self.payload_min: i64 = 0
        self.thrust_min: i64 = 0
        self.astronauts_min: i64 = 0
        self.destination_min: i64 = 0


class Event:
    """An Event, basic or solo: an effect by name and the figures that it reads."""

    def __init__(self, index: int, effect: str) -> None:
        self.index: i64 = index
        self.effect = effect
        self.amount: i64 = 0
        self.roll: i64 = 0
        self.kinds: i64 = 0
        self.post: i64 = NONE
        self.at_least: i64 = 0
        self.at_most: i64 = 0
        self.gain: i64 = 0
        self.pay: i64 = 0
        self.dice: i64 = 0
        self.engineers: i64 = 0
        self.need: Need | None = None


class Need:
    """Something to be delivered: so many cards of some kinds, or (no kinds) so many astronauts."""

    def __init__(self, destination: int, kinds: int, amount: int) -> None:
        self.destination: i64 = destination
        self.kinds: i64 = kinds
        self.amount: i64 = amount


class Goal:
    """A Mission: what it asks for and what it forbids."""

    def __init__(self, kind: int) -> None:
        self.kind: i64 = kind
        self.launches: i64 = 0
        self.destination: i64 = NONE
        self.rnd_min: i64 = 0
        self.rnd_max: i64 = 99
        self.astronauts_min: i64 = 0
        self.thrust_min: i64 = 0
        self.aboard: list[int] = []
        """Sets of kinds of which one each must be on the rocket."""
        self.needs: list[Need] = []
        self.cost_below: i64 = 0
        """A rocket that costs as much or more does not count; 0: any counts."""
        self.investors: i64 = 0
        self.at_once = False
        """The game ends the moment somebody gets there."""
        self.round: i64 = 0
        self.credits_min: i64 = 0
        self.authority_min: i64 = 0
        self.banned: i64 = 0
        """Kinds that nobody may build."""
        self.no_nations = False
        self.performance_min: i64 = 0
        self.rounds: i64 = 0
        """Rounds of a solo game; 0: several players."""
        self.solo_events: list[int] = []


class Box:
    """All of it."""

    def __init__(self) -> None:
        self.technologies: list[Technology] = []
        self.decks: list[list[int]] = []
        """The kinds of each slot's deck, one entry a card."""
        self.engineers: list[Engineer] = []
        self.seniors: i64 = 0
        """Which engineers are seniors."""
        self.directors: list[Director] = []
        self.investors: list[Investor] = []
        self.events: list[Event] = []
        self.solo_events: list[Event] = []
        self.slots: list[int] = [0] * SLOTS
        """The kinds of each slot."""
        self.liquid: i64 = 0
        self.capsules: i64 = 0
        self.cargos: i64 = 0
        self.manned: i64 = 0
        self.nuclear: i64 = 0
        self.mass_from: list[int] = []
        self.thrust_from: list[int] = []
        self.performance: list[list[int]] = []
        self.performance_from: list[int] = []
        self.rolls: list[list[int]] = []
        self.faces: i64 = 0
        self.authority: list[int] = []
        """What each destination asks of the Space Operations Center."""
        self.income: list[int] = []
        self.shortfall_step: i64 = 0
        self.start: i64 = 0
        self.launch_reward: i64 = 0
        self.sale: i64 = 0
        self.reserve_limit: i64 = 0
        self.dice_limit: i64 = 0
        self.engineer_limit: i64 = 0
        self.slot_limit: i64 = 0
        self.actions: i64 = 0
        self.static_fire: i64 = 0
        self.row: i64 = 0
        self.open_investors: i64 = 0
        self.dealt: i64 = 0
        self.start_seniors: i64 = 0
        self.start_juniors: i64 = 0
        self.dice: i64 = 0

    @property
    def destinations(self) -> int:
        """How many there are."""
        return len(self.authority)

    def all_engineers(self, senior: bool) -> list[int]:
        """The deck of a profile, unshuffled."""
        return [int(engineer.index) for engineer in self.engineers if engineer.senior == senior]

    def is_senior(self, engineer: i64) -> bool:
        """Junior or senior?"""
        return self.seniors & bit(engineer) != 0
