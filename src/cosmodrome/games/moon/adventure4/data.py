"""The component data of adventure 4: what its TOML file may say, and the board made from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.games.moon.astra import ASTRA_FILE, AstraData
from cosmodrome.games.moon.data import DATA, Action, Card, Natural, Positive, Source
from cosmodrome.games.moon.rules.adventure4 import (
    MAIN,
    ROBOTS,
    Column,
    MainFactory,
    MineBoard,
    SecondaryFactory,
)
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import SPACES
from cosmodrome.games.moon.rules.sheet import LETTERS, Zone
from cosmodrome.kernel.bits import bit
from cosmodrome.kernel.data import PACK, Tables, read_tables, shape
from cosmodrome.kernel.errors import DataError

__all__ = [
    "CavityData",
    "DepositData",
    "MainFactoryData",
    "MineData",
    "MissionCard",
    "SecondaryFactoryData",
    "mine_board",
    "mine_data",
    "mine_tables",
]

FILE = "adventure-4.toml"
MOST_DEPOSITS = 31
"""More could not be counted at once."""
MOST_PARTS = 60
"""More energies and robots would not fit the one integer that holds them."""
LEVELS = ("level1", "level2", "level3")
GIFT_OF_ROBOTS = "robot"

Points = Annotated[int, Meta(ge=-999, le=999)]


class ErrorsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The system errors."""

    id: str
    losses: Annotated[list[Natural], Meta(min_length=2)]
    source: Source


class MainFactoryData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A main factory."""

    id: Literal["plant", "water", "pearl", "ruby", "astronaut", "planning"]
    symbols: Positive
    energies: Natural
    robots: Natural
    value: Points
    upgraded: Points
    linked: Natural
    bonus: Natural
    source: Source


class SecondaryFactoryData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A secondary factory."""

    id: str
    energies: Natural
    robots: Natural
    gives: Literal["plant", "water", "pearl", "ruby", "robot"]
    count: Positive
    source: Source


class CavityData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cavity of the mine, `level.column`."""

    id: str
    mineral: Literal["", "pearl", "ruby"]
    source: Source

    @property
    def level(self) -> str:
        """The level it lies on."""
        return self.id.partition(".")[0]

    @property
    def column(self) -> str:
        """The column it lies in."""
        return self.id.partition(".")[2]


class DepositData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plant or a water between two cavities of a column."""

    id: str
    kind: Literal["plant", "water"]
    above: str
    below: str
    source: Source


class MissionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission card."""

    id: str
    card: Positive
    letter: Literal["A", "B", "C"]
    first: Positive
    later: Positive
    kind: Literal["columns", "neighbours", "secondary", "factories", "plants", "waters"]
    count: Positive
    source: Source


class MineData(AstraData, frozen=True, forbid_unknown_fields=True):
    """Everything printed for adventure 4."""

    actions: list[Action]
    card: list[Card]
    name: str
    errors: ErrorsData
    main_factory: list[MainFactoryData]
    secondary_factory: list[SecondaryFactoryData]
    cavity: list[CavityData]
    deposit: list[DepositData]
    mission: list[MissionCard]

    def columns(self) -> int:
        """How many columns the mine has."""
        return len(self.cavity) // len(LEVELS)

    def factories(self) -> list[MainFactoryData | SecondaryFactoryData]:
        """Every factory, main ones first."""
        return [*self.main_factory, *self.secondary_factory]


def mine_tables(pack: str = "") -> Tables:
    """The raw tables of adventure 4."""
    return read_tables([DATA / "deck.toml", DATA / ASTRA_FILE, DATA / FILE], pack)


@cache
def mine_data(pack: str = "") -> MineData:
    """The checked data of adventure 4."""
    name = PACK if pack else FILE
    data = shape(mine_tables(pack), MineData, name)
    for complaint in (*_about_the_mine(data), *_about_factories(data), *_about_missions(data)):
        raise DataError(f"{name}: {complaint}")
    return data


def _about_the_mine(data: MineData) -> Iterator[str]:
    if len(data.card) % PILES:
        yield f"card: {len(data.card)} cards cannot be split into {PILES} equal piles."
    expected = [f"{level}.{column}" for level in LEVELS for column in range(1, data.columns() + 1)]
    if [cavity.id for cavity in data.cavity] != expected or len(expected) > SPACES - 1:
        yield "cavity, field id: three levels of the same length are needed, level by level and column by column."
    if len(data.deposit) > MOST_DEPOSITS:
        yield f"deposit: {len(data.deposit)} deposits; at most {MOST_DEPOSITS} are possible."
    gaps = set(zip(expected, expected[data.columns() :], strict=False))
    for deposit in data.deposit:
        if (deposit.above, deposit.below) not in gaps:
            yield f"deposit {deposit.id}, field above: it must lie between two neighbours of a column."
        gaps.discard((deposit.above, deposit.below))


def _about_factories(data: MineData) -> Iterator[str]:
    if [factory.id for factory in data.main_factory] != list(MAIN):
        yield f"main_factory, field id: the main factories are {', '.join(MAIN)}, in this order."
    for factory in data.factories():
        if not factory.energies + factory.robots:
            yield f"factory {factory.id}, field energies: a factory needs an energy or a robot to cross."
    if sum(factory.energies + factory.robots for factory in data.factories()) > MOST_PARTS:
        yield f"factory, fields energies and robots: at most {MOST_PARTS} in all are possible."
    for main in data.main_factory:
        if main.linked > main.symbols or (main.linked > 0) != (main.bonus > 0):
            yield f"main_factory {main.id}, field linked: one of its symbols, with a bonus; or 0 and no bonus."


def _about_missions(data: MineData) -> Iterator[str]:
    for mission in data.mission:
        if mission.letter != mission.id[:1]:
            yield f"mission {mission.id}, field letter: its id says another one."


def mine_board(data: MineData) -> MineBoard:
    """The board of adventure 4 for the rules."""
    size = data.columns()
    parts = _Parts()
    board = MineBoard(
        [Zone(level, index, index * size, size) for index, level in enumerate(LEVELS)],
        [deposit.id for deposit in data.deposit],
        [_bits(data, [d for d in data.deposit if cavity.id in (d.above, d.below)]) for cavity in data.cavity],
        [_column(data, str(number)) for number in range(1, size + 1)],
        [
            MainFactory(
                f.id, parts.take(f.energies), parts.take(f.robots), f.symbols, f.value, f.upgraded, f.linked, f.bonus
            )
            for f in data.main_factory
        ],
        [
            SecondaryFactory(
                f.id,
                parts.take(f.energies),
                parts.take(f.robots),
                ROBOTS if f.gives == GIFT_OF_ROBOTS else MAIN.index(f.gives),
                f.count,
            )
            for f in data.secondary_factory
        ],
        data.errors.losses,
        [[_mission(card) for card in data.mission if card.letter == letter] for letter in LETTERS],
    )
    board.minerals = sum([bit(index) for index, cavity in enumerate(data.cavity) if cavity.mineral])
    return board


class _Parts:
    """Hands out a bit for every energy and robot of the sheet."""

    def __init__(self) -> None:
        self.next = 0

    def take(self, count: int) -> int:
        """The next so many bits."""
        self.next += count
        return ((1 << count) - 1) << (self.next - count)


def _column(data: MineData, number: str) -> Column:
    cavities = [cavity for cavity in data.cavity if cavity.column == number]
    ids = [cavity.id for cavity in cavities]
    minerals = [cavity.mineral for cavity in cavities]
    within = [deposit for deposit in data.deposit if deposit.above in ids]
    return Column(
        _bits(data, [deposit for deposit in within if deposit.kind == "plant"]),
        _bits(data, [deposit for deposit in within if deposit.kind == "water"]),
        minerals.count("pearl"),
        minerals.count("ruby"),
    )


def _bits(data: MineData, deposits: Sequence[DepositData]) -> int:
    """Deposits as bits."""
    return sum(1 << data.deposit.index(deposit) for deposit in deposits)


def _mission(card: MissionCard) -> Mission:
    return Mission(card.id, LETTERS.index(card.letter), card.first, card.later, card.kind, 0, card.count)
