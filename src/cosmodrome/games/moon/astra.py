"""The component data of ASTRA, the opponent of a game for one: what the TOML file may say, and the opponent made from it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cosmodrome.games.moon.rules.astra import NOTHING, Opponent, Racer
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.kernel.errors import DataError

__all__ = ["ACTIONS", "ASTRA_FILE", "LEVELS", "AstraCard", "AstraData", "AstraTrack", "OpponentCard", "opponent"]

ASTRA_FILE = "astra.toml"
LEVELS = 8
"""Opponents to choose from."""
ACTIONS = ("robot", "energy", "plant", "water", "astronaut", "planning")

Action = Literal["robot", "energy", "plant", "water", "astronaut", "planning"]
Positive = Annotated[int, Meta(ge=1, le=999)]
Natural = Annotated[int, Meta(ge=0, le=999)]


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a given card of each action is worth."""

    robot: Natural
    energy: Natural
    plant: Natural
    water: Natural
    astronaut: Natural
    planning: Natural


class OpponentCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An opponent; its id is its level."""

    id: Positive
    name: str
    card: Positive
    values: Values
    dear: list[Action]
    cheap: list[Action]
    source: str


class AstraCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """ASTRA's card for an adventure; its id is the adventure."""

    id: Positive
    card: Positive
    fixed: Natural
    level_points: Natural
    bonuses: Positive
    bonus_each: Positive
    letters: list[Literal["A", "B", "C"]]
    ranked: Literal["", "robot", "energy", "plant", "water", "astronaut", "planning"]
    ranked_by: Positive
    source: str


class AstraTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The track of adventure 1."""

    id: str
    boxes: Positive
    blue: list[Natural]
    steps: list[Positive]
    scores: list[Natural]
    launch: Positive
    source: str

    def crossed(self, level: int) -> int:
        """The boxes crossed before the game."""
        return sum(number > level for number in self.blue)


class AstraData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the data of every adventure has for a game against ASTRA."""

    opponent: list[OpponentCard]
    astra_card: list[AstraCard]
    astra_track: AstraTrack

    def opponent_card(self, level: int) -> OpponentCard:
        """The opponent of a level."""
        return next(card for card in self.opponent if card.id == level)


def opponent(data: AstraData, adventure: int, level: int) -> Opponent:
    """The opponent for the rules: its own card and ASTRA's for the adventure."""
    card, values = data.opponent_card(level), data.opponent_card(level).values
    printed = next(card for card in data.astra_card if card.id == adventure)
    made = Opponent(
        card.name,
        level,
        [getattr(values, action) for action in ACTIONS],
        printed.fixed + printed.level_points * level,
        printed.bonuses,
        printed.bonus_each,
        sum(1 << LETTERS.index(letter) for letter in printed.letters),
        ACTIONS.index(printed.ranked) if printed.ranked else NOTHING,
        printed.ranked_by,
        [ACTIONS.index(action) for action in card.dear],
        [ACTIONS.index(action) for action in card.cheap],
    )
    return _racer(made, data.astra_track) if adventure == 1 else made


def _racer(made: Opponent, track: AstraTrack) -> Racer:
    if len(track.steps) != len(track.scores) or track.steps != sorted(set(track.steps)):
        raise DataError("astra_track track, field steps: boxes that rise, one for each of the scores.")
    if track.steps[-1] != track.boxes:
        raise DataError(f"astra_track track, field steps: the last one must be the last box, {track.boxes}.")
    return Racer(made, track.crossed(int(made.level)), track.boxes, track.steps, [*track.scores, track.launch])
