"""The printed things of Rocket Rescue as the rules read them: modules, planets, characters, and tables of numbers.

Cubes that lie together (the cost of a module, what is already on it) are one number with a digit in base 16 for each
resource; so are the crew in a module, with a digit for each party. A board never changes, so states share it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.kernel.bits import bit

__all__ = [
    "ALUMINIUM",
    "BOARDING",
    "CARBON",
    "COCKPIT",
    "COCKPIT_PLACE",
    "CREW_MODULE",
    "ENGINE",
    "ENGINE_PLACE",
    "FACES",
    "FIELDS",
    "FUEL_TANK",
    "HANGAR",
    "PHASES",
    "PLACES",
    "PURCHASE",
    "RESEARCH",
    "RESOURCES",
    "ROVER",
    "SATELLITE",
    "TITANIUM",
    "TYPES",
    "Board",
    "Character",
    "Module",
    "Planet",
    "digit",
    "one",
]

CARBON: Final = 0
ALUMINIUM: Final = 1
TITANIUM: Final = 2
RESOURCES: Final = 3

COCKPIT: Final = 0
FUEL_TANK: Final = 1
ENGINE: Final = 2
CREW_MODULE: Final = 3
TYPES: Final = 4

ROVER: Final = 1
SATELLITE: Final = 2

RESEARCH: Final = 0
PURCHASE: Final = 1
BOARDING: Final = 2
HANGAR: Final = 3
PHASES: Final = 4
"""The phases that dice are placed in."""
FIELDS: Final = 8
"""A phase board has two fields a phase."""
FACES: Final = 6

PLACES: Final = 6
"""A hangar has room for so many modules: from the ground up the engine, four in the middle, the cockpit."""
ENGINE_PLACE: Final = 0
COCKPIT_PLACE: Final = 5


def one(index: i64) -> i64:
    """One piece of a kind among pieces that lie together.

    >>> one(2) == 0x100
    True
    """
    unit = (index ^ index) + 1  # mypyc would compile a literal 1 to a 32-bit shift
    return unit << 4 * index


def digit(pieces: i64, index: i64) -> i64:
    """How many pieces of a kind lie there.

    >>> digit(0x213, 1)
    1
    """
    return pieces >> 4 * index & 15


class Module:
    """What is printed on a module card."""

    def __init__(
        self,
        id: str,
        standard: bool,
        type: int,
        cost: list[int],
        energy: int,
        stability: int,
        capacity: int,
        heat: bool,
        gas: bool,
        equipment: int,
    ) -> None:
        self.id = id
        self.standard = standard
        self.type: i64 = type
        self.costs = cost
        self.cost: i64 = sum([one(resource) * cost[resource] for resource in range(RESOURCES)])
        self.cubes: i64 = sum(cost)
        self.energy: i64 = energy
        self.stability: i64 = stability
        self.capacity: i64 = capacity
        self.heat = heat
        self.gas = gas
        self.equipment: i64 = equipment
        """Rover and satellite as bits."""


class Planet:
    """What is printed on a planet card."""

    def __init__(
        self,
        id: str,
        red: bool,
        fuel: int,
        equipment: int,
        heat: bool,
        gas: bool,
        cost: int,
        launch: int,
        construction: int,
    ) -> None:
        self.id = id
        self.red = red
        self.fuel: i64 = fuel
        self.equipment: i64 = equipment
        self.heat = heat
        self.gas = gas
        self.cost: i64 = cost
        self.launch: i64 = launch
        self.construction: i64 = construction


class Character:
    """What a character gives at once and for the game; all zero is nobody in particular."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.energy: i64 = 0
        self.cubes: i64 = 0
        self.chosen_cubes: i64 = 0
        self.modules: i64 = 0
        self.extra_cubes: i64 = 0
        self.income: i64 = 0
        self.discount: i64 = 0
        self.least_cost: i64 = 0
        self.launching_die: i64 = 0
        self.lowers: i64 = 0
        self.lowers_from: i64 = 0
        self.stability: i64 = 0
        self.assembly_cubes: i64 = 0
        self.research: i64 = 0
        self.boarding: i64 = 0
        self.free_boarding = False


class Board:
    """All there is to a game before it begins, its options chosen."""

    def __init__(self, modules: list[Module], planets: list[Planet], characters: list[Character]) -> None:
        self.modules = modules
        """By card; the standard cards come first, type by type."""
        self.cards: i64 = len(modules)
        self.piles = [
            sum(
                [
                    int(bit(card))
                    for card in range(len(modules))
                    if modules[card].standard and modules[card].type == kind
                ]
            )
            for kind in range(TYPES)
        ]
        """The standard cards of each type, as bits."""
        self.planets = planets
        self.characters = characters
        """Those to be dealt; none: the game is played without."""
        self.nobody = Character("")
        self.parties: i64 = 0
        """The seats, and the Consortia after them."""
        self.laid_out: i64 = 0
        """How many advanced cards are laid out at least."""
        self.market: i64 = 0
        self.floor: i64 = 0
        """The most cubes of a resource in the market, and what it is raised to when another one is refilled."""
        self.hangars: i64 = 0
        self.contributes: list[int] = []
        """The resource of the company of each hangar."""
        self.energy: i64 = 0
        self.start_cubes: list[int] = []
        self.cubes: i64 = 0
        self.markers: i64 = 0
        self.crew: i64 = 0
        self.tokens: i64 = 0
        """How many victory point tokens there are; -1: as many as needed."""
        self.dice: i64 = 0
        self.face_up: list[bool] = []
        """The places of the planets that lie face up: is it for a red one?"""
        self.die_energy: list[int] = []
        self.die_crew: list[int] = []
        self.die_options: list[list[tuple[int, int]]] = []
        """For each die its options in the hangar phase: so many assemblies and launches."""
        self.swap: i64 = 0
        self.fee: i64 = 0
        self.contribution: i64 = 0
        self.missing_shield: i64 = 0
        self.crew_modules: i64 = 0
        self.rounds: i64 = 0
        self.planet_points: i64 = 0
        self.hangar_points: i64 = 0
        self.token_points: i64 = 0
        self.charge: i64 = 0
        """What a Consortium starts with; then what it gets at every settlement, and the bounds of its dice."""
        self.income: i64 = 0
        self.lowest: i64 = 0
        self.highest: i64 = 0
