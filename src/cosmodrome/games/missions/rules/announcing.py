"""Phase 3: announce a mission and prepare the rocket.

What must be loaded is loaded at once: fuel in all spaces of the rocket, the extra tanks that the mission needs beyond
them, the inspection, and a crew. So whatever is asked afterwards, the launch is always legal.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.missions.rules.agency import Agency
from cosmodrome.games.missions.rules.board import CAPSULE, MODULE, ROCKET, MissionCard
from cosmodrome.games.missions.rules.moves import ANNOUNCE, BUILD, CREW, LOAD, READY, STAY
from cosmodrome.games.missions.rules.race import NUMBERS, Race
from cosmodrome.games.missions.rules.tokens import (
    ENHANCEMENTS,
    EXTRA_TANK,
    FUEL,
    INSPECTION,
    KINDS,
    TRAINING,
    count,
    one,
    total,
)
from cosmodrome.kernel.bits import bit, size_of
from cosmodrome.kernel.state import Step

__all__ = [
    "ANNOUNCE_A_MISSION",
    "can_launch",
    "meets_category",
    "meets_levels",
    "room_for",
    "tanks_for",
    "tanks_needed",
    "ways_to_build",
]

LEVELS: Final = 3
IMPOSSIBLE: Final = -1


def meets_levels(agency: Agency, card: MissionCard) -> bool:
    """Are rocket and payload developed far enough?"""
    return all(agency.level(craft) >= card.levels[craft] for craft in range(LEVELS))


def meets_category(agency: Agency, card: MissionCard) -> bool:
    """Has the agency succeeded before where the mission asks for it? One bar of every group must have moved."""
    for group in card.needs:
        moved = False
        for bar in range(ENHANCEMENTS):
            if group >> bar & 1 and count(agency.bars, bar):
                moved = True
        if not moved:
            return False
    return True


def tanks_for(s: Race, card: MissionCard, rocket: i64, payload: i64) -> i64:
    """How many extra tanks a rocket needs for the mission with this payload, beyond the fuel in all its spaces."""
    extra: i64 = payload - card.levels[card.payload] if card.payload != ROCKET else 0
    return max(0, card.fuel + s.board.fuel_per_level * extra - s.board.crafts[ROCKET][rocket - 1].fuel)


def tanks_needed(s: Race, agency: Agency, card: MissionCard, rocket: i64, payload: i64) -> i64:
    """The extra tanks that an agency must load; IMPOSSIBLE if it lacks them, or fuel, or slots."""
    printed = s.board.crafts[ROCKET][rocket - 1]
    tanks = tanks_for(s, card, rocket, payload)
    if printed.fuel > count(agency.tokens, FUEL) or tanks > min(printed.slots, count(agency.tokens, EXTRA_TANK)):
        return IMPOSSIBLE
    return tanks


def ways_to_build(s: Race, agency: Agency, card: MissionCard) -> list[int]:
    """The levels of rocket and payload that can fly the mission, as moves."""
    if not meets_levels(agency, card) or not meets_category(agency, card):
        return []
    ways: list[int] = []
    alone = card.payload == ROCKET
    for rocket in range(card.levels[ROCKET], agency.level(ROCKET) + 1):
        lowest, highest = (1, 1) if alone else (card.levels[card.payload], int(agency.level(card.payload)))
        for payload in range(lowest, highest + 1):
            if card.crewed and not s.set_up.astronauts and s.board.crafts[CAPSULE][payload - 1].seats > s.astronauts:
                continue
            if tanks_needed(s, agency, card, rocket, payload) != IMPOSSIBLE:
                ways.append(BUILD + LEVELS * (rocket - 1) + payload - 1)
    return ways


def can_launch(s: Race, seat: i64, mission: i64) -> bool:
    """Could this seat launch a mission now?"""
    return len(ways_to_build(s, s.agencies[seat], s.missions[mission])) > 0


def room_for(s: Race, agency: Agency, craft: i64, kind: i64) -> bool:
    """Is there a free slot for this token on a spacecraft of the announced mission?"""
    card = s.card_of(agency)
    if craft == MODULE:
        if not card.module:
            return False
        printed = s.board.crafts[MODULE][0]
    elif craft == ROCKET:
        printed = s.board.crafts[ROCKET][agency.rocket - 1]
    elif craft == card.payload:
        printed = s.board.crafts[craft][agency.payload - 1]
    else:
        return False
    heap = agency.load_of(craft)
    if kind == TRAINING:
        return count(heap, TRAINING) < printed.training
    return printed.allowed >> kind & 1 != 0 and total(heap, ENHANCEMENTS) < printed.slots


class AnnounceAMission(Step[Race]):
    """Announce a mission that all requirements are met for, or none."""

    def asks(self) -> str:
        """`announce`."""
        return "announce"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """The missions that could be launched, and staying on the ground."""
        moves = [ANNOUNCE + mission for mission in range(NUMBERS) if can_launch(s, seat, mission)]
        moves.append(STAY)
        return moves

    def play(self, s: Race, seat: i64, move: int) -> None:
        """The marker goes on the mission."""
        if move == STAY:
            if s.listening:
                s.emit("stay", seat, ())
            return
        agency = s.agencies[seat]
        agency.mission = move - ANNOUNCE
        ways = ways_to_build(s, agency, s.card_of(agency))
        if len(ways) == 1:
            build(s, seat, ways[0])
        else:
            s.ask(seat, CHOOSE_LEVELS)


class ChooseLevels(Step[Race]):
    """Choose the rocket and the payload to fly with."""

    def asks(self) -> str:
        """`build`."""
        return "build"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Every pair that can be fuelled."""
        agency = s.agencies[seat]
        return ways_to_build(s, agency, s.card_of(agency))

    def play(self, s: Race, seat: i64, move: int) -> None:
        """They go to the launch area."""
        build(s, seat, move)


def build(s: Race, seat: i64, move: int) -> None:
    """Bring rocket and payload to the launch area and load what must be loaded."""
    agency = s.agencies[seat]
    card = s.card_of(agency)
    rocket: i64 = (move - BUILD) // LEVELS + 1
    payload: i64 = (move - BUILD) % LEVELS + 1
    tanks = tanks_needed(s, agency, card, rocket, payload)
    agency.rocket = rocket
    agency.payload = 0 if card.payload == ROCKET else payload
    _load(agency, ROCKET, FUEL, s.board.crafts[ROCKET][rocket - 1].fuel)
    _load(agency, ROCKET, EXTRA_TANK, tanks)
    _load(agency, ROCKET, INSPECTION, count(agency.tokens, INSPECTION))
    if s.listening:
        s.emit("announce", seat, (int(agency.mission), int(agency.rocket), int(agency.payload)))
    s.ask(seat, LOAD_TOKENS)
    if card.crewed:
        seats = s.board.crafts[CAPSULE][payload - 1].seats
        if s.set_up.astronauts:
            s.ask(seat, CHOOSE_CREW)
        else:
            s.astronauts -= seats
            board_crew(agency, bit(seats) - 1)


def board_crew(agency: Agency, crew: i64) -> None:
    """Everybody aboard is healthy."""
    agency.healthy = crew
    agency.manned = True


def _load(agency: Agency, craft: i64, kind: i64, tokens: i64) -> None:
    heap = tokens * one(kind)
    agency.tokens -= heap
    agency.load(craft, heap)


class ChooseCrew(Step[Race]):
    """Astronaut module: who of the four takes the seats of the capsule."""

    def asks(self) -> str:
        """`crew`."""
        return "crew"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Every crew of the right size."""
        seats = s.board.crafts[CAPSULE][s.agencies[seat].payload - 1].seats
        people: i64 = len(s.board.special)
        size = min(seats, people)
        return [CREW + crew for crew in range(bit(people)) if size_of(crew) == size]

    def play(self, s: Race, seat: i64, move: int) -> None:
        """They go aboard."""
        board_crew(s.agencies[seat], move - CREW)
        if s.listening:
            s.emit("crew", seat, (move - CREW,))


class LoadTokens(Step[Race]):
    """Load enhancements and training, one after the other, until ready."""

    def asks(self) -> str:
        """`load`."""
        return "load"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Every token that fits somewhere, and being ready."""
        agency = s.agencies[seat]
        moves: list[int] = []
        for craft in range(4):
            for kind in range(KINDS):
                if kind not in (FUEL, INSPECTION) and count(agency.tokens, kind) and room_for(s, agency, craft, kind):
                    moves.append(LOAD + KINDS * craft + kind)
        moves.append(READY)
        return moves

    def play(self, s: Race, seat: i64, move: int) -> None:
        """Load it and ask again."""
        agency = s.agencies[seat]
        if move == READY:
            if s.listening:
                s.emit("ready", seat, ())
            return
        code: i64 = move - LOAD
        _load(agency, code // KINDS, code % KINDS, 1)
        if s.listening:
            s.emit("load", seat, (int(code // KINDS), int(code % KINDS)))
        s.ask(seat, LOAD_TOKENS)


ANNOUNCE_A_MISSION: Final = AnnounceAMission()
CHOOSE_LEVELS: Final = ChooseLevels()
CHOOSE_CREW: Final = ChooseCrew()
LOAD_TOKENS: Final = LoadTokens()
