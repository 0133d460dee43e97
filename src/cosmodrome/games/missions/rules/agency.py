"""A space agency: all that one player owns, and the flight it is preparing or flying this year."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.missions.rules.board import CAPSULE, MODULE, ROCKET, SATELLITE, Board
from cosmodrome.games.missions.rules.control import Control
from cosmodrome.games.missions.rules.tokens import INSPECTION, count, one

__all__ = ["GROUNDED", "IN_FLIGHT", "Agency", "lamp"]

GROUNDED: Final = -1
"""No mission was announced."""
IN_FLIGHT: Final = -1
"""The step in which a mission failed, while it has not."""


class Agency:
    """One player, or the Automa, which uses only points, bars and mission."""

    def __init__(self, control: Control) -> None:
        self.control = control
        self.points: i64 = 0
        self.bars: i64 = 0
        """Success bars and experience, as a heap."""
        self.levels: i64 = 0
        """Development of rocket, satellite and capsule, as a heap."""
        self.tokens: i64 = 0
        """The assembly area."""
        self.hand: i64 = 0
        """Specialists in hand, as bits."""
        self.top: i64 = -1
        """The visible card of the played pile; -1: none yet."""
        self.played: i64 = 0
        """The different specialists played this year, as bits."""
        self.took_back = False
        self.used_pass = False
        self.knows_event = False
        """Has this player looked at the event on top of the deck?"""
        # --- the flight ---
        self.mission: i64 = GROUNDED
        self.rocket: i64 = 0
        """Level of the rocket that flies, and of its payload."""
        self.payload: i64 = 0
        self.on_rocket: i64 = 0
        """Loaded tokens, as heaps."""
        self.on_payload: i64 = 0
        self.on_module: i64 = 0
        self.healthy: i64 = 0
        """The crew, as bits: seats of the capsule, or special astronauts."""
        self.injured: i64 = 0
        self.manned = False
        """Did anybody go aboard?"""
        self.flown = False
        """Has the mission begun, if only to be aborted?"""
        self.finished = False
        """Is the flight over?"""
        self.step: i64 = 0
        """The step that is flown, counted from 0, and the place in it."""
        self.at: i64 = 0
        self.failed: i64 = IN_FLIGHT
        """The step in which the mission failed, counted from 1; 0: before the first one."""
        self.lamps: list[int] = []
        """What every draw of this flight brought, see `lamp`. Replaced, never changed."""

    def copy(self) -> Agency:
        """An independent copy."""
        twin = Agency(self.control.copy())
        twin.points = self.points
        twin.bars = self.bars
        twin.levels = self.levels
        twin.tokens = self.tokens
        twin.hand = self.hand
        twin.top = self.top
        twin.played = self.played
        twin.took_back = self.took_back
        twin.used_pass = self.used_pass
        twin.knows_event = self.knows_event
        twin.mission = self.mission
        twin.rocket = self.rocket
        twin.payload = self.payload
        twin.on_rocket = self.on_rocket
        twin.on_payload = self.on_payload
        twin.on_module = self.on_module
        twin.healthy = self.healthy
        twin.injured = self.injured
        twin.manned = self.manned
        twin.flown = self.flown
        twin.finished = self.finished
        twin.step = self.step
        twin.at = self.at
        twin.failed = self.failed
        twin.lamps = self.lamps
        return twin

    def set_up(self, board: Board) -> None:
        """Level 1 of everything, all specialists in hand."""
        self.points = board.start_points
        self.levels = one(ROCKET) + one(SATELLITE) + one(CAPSULE)
        self.hand = board.all_cards

    def level(self, craft: i64) -> i64:
        """The development of rocket, satellite or capsule."""
        return count(self.levels, craft)

    def load_of(self, craft: i64) -> i64:
        """What is loaded on a spacecraft, as a heap."""
        if craft == ROCKET:
            return self.on_rocket
        return self.on_module if craft == MODULE else self.on_payload

    def load(self, craft: i64, heap: i64) -> None:
        """Put tokens on a spacecraft, or with a negative heap take them off."""
        if craft == ROCKET:
            self.on_rocket += heap
        elif craft == MODULE:
            self.on_module += heap
        else:
            self.on_payload += heap

    def loaded(self) -> i64:
        """All tokens in the launch area, as a heap."""
        return self.on_rocket + self.on_payload + self.on_module

    def aboard(self) -> i64:
        """The crew, healthy or not, as bits."""
        return self.healthy | self.injured

    def inspected(self) -> bool:
        """Is there an inspection in the assembly area?"""
        return count(self.tokens, INSPECTION) > 0

    def stand_down(self) -> None:
        """The launch area is empty again."""
        self.mission = GROUNDED
        self.rocket = self.payload = 0
        self.on_rocket = self.on_payload = self.on_module = 0
        self.healthy = self.injured = 0
        self.manned = self.flown = self.finished = False
        self.step = self.at = 0
        self.failed = IN_FLIGHT
        self.lamps = []


def lamp(step: i64, at: i64, card: i64, harmed: bool) -> int:
    """A draw of a flight: step, place in the step, the card (0: the deck was empty), and whether it did harm."""
    return int(step * 64 + at * 8 + card * 2 + (1 if harmed else 0))
