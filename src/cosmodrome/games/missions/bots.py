"""The pilot of Space Missions: looks for the year's most promising mission, and for what would make later ones safe.

Every possible action is rated by what it adds to one sum: the best mission that could be flown this year, and all
missions that could follow. Cards it cannot know are those of the world it was handed, one of many that could be.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from cosmodrome.bots import Bot
from cosmodrome.games.missions.desk import Desk
from cosmodrome.games.missions.planning import Flight
from cosmodrome.games.missions.rules.board import (
    LOOK_EVENT,
    LOOK_TECHNOLOGY,
    REMOVE_DRAWN,
    RESERVE,
    ROCKET,
    TECHNICAL_PROBLEM,
)
from cosmodrome.games.missions.rules.cards import MAJOR, MINOR, how_many
from cosmodrome.games.missions.rules.moves import (
    ACCEPT,
    ANNOUNCE,
    AREAS,
    BONUS,
    CANCEL,
    CREW,
    DEVELOP,
    DROP,
    ENHANCE,
    GO_ON,
    HIT,
    KEEP,
    LOAD,
    LOSE,
    NO_DROP,
    PASS,
    PAY,
    PLAY,
    READY,
    REMOVE,
    REST_ON_TOP,
    SPEND,
    STAY,
    TEST,
)
from cosmodrome.games.missions.rules.tokens import (
    CONTROL_BACKUP,
    EXTRA_TANK,
    KINDS,
    TRAINING,
    count,
)
from cosmodrome.games.missions.rules.year import SpaceMissions
from cosmodrome.games.missions.weighing import (
    again,
    area_worth,
    copies,
    development_for,
    enhancement_for,
    rating_without,
    test_for,
)
from cosmodrome.kernel import Rng, State

__all__ = ["BOTS", "Pilot"]


class Pilot(Bot):
    """Plays by the sum of this year and the later ones."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """The move with the best rating; a question has a way to be answered each."""
        s = cast("SpaceMissions", world)
        moves = s.legal(seat)
        if len(moves) == 1:
            return moves[0]
        step = s.step(seat)
        assert step is not None
        return ANSWERS[step.asks()](s, seat, moves)


# --- phase 1 ----------------------------------------------------------------------------------------------------------


def _specialist(s: SpaceMissions, seat: int, moves: list[int]) -> int:
    """The area with the best rating; passing only when nothing else is left."""
    desk = Desk(s, seat)
    base = desk.rating()
    rated = {}
    for move in moves:
        if move != PASS:
            card, area = divmod(move - PLAY, AREAS)
            rated[move] = area_worth(desk, base, s.board.specialists[card][area], card)
    return max(rated, key=lambda move: rated[move])


def _copy(s: SpaceMissions, seat: int, moves: list[int]) -> int:
    rated = copies(Desk(s, seat))
    return max(moves, key=lambda move: rated.get(move, 0.0))


def _take_back(s: SpaceMissions, seat: int, moves: list[int]) -> int:
    rated = again(Desk(s, seat))
    return max(moves, key=lambda move: rated.get(move, 0.0))


def _enhancement(s: SpaceMissions, seat: int, moves: list[int]) -> int:
    return ENHANCE + enhancement_for(Desk(s, seat), [move - ENHANCE for move in moves])


def _develop(s: SpaceMissions, seat: int, moves: list[int]) -> int:
    return DEVELOP + development_for(Desk(s, seat), [move - DEVELOP for move in moves])


def _test(s: SpaceMissions, seat: int, moves: list[int]) -> int:
    wanted = TEST + test_for(Desk(s, seat), s.test == 0)[0]
    return wanted if wanted in moves else moves[0]


def _remove(_s: SpaceMissions, _seat: int, moves: list[int]) -> int:
    return next(move for move in (REMOVE + MAJOR, REMOVE + MINOR, KEEP) if move in moves)


def _on_top(_s: SpaceMissions, _seat: int, moves: list[int]) -> int:
    """Problems on top are found again by the next test."""
    return REST_ON_TOP if REST_ON_TOP in moves else moves[0]


# --- phases 3 to 6 ----------------------------------------------------------------------------------------------------


def _announce(s: SpaceMissions, seat: int, moves: list[int]) -> int:
    desk = Desk(s, seat)
    rated = {STAY: 1.2}
    for move in moves:
        if move != STAY:
            flight = desk.flight_now(s.missions[move - ANNOUNCE])
            rated[move] = flight[0] if flight is not None else 0.0
    return max(moves, key=lambda move: rated[move])


def _build(s: SpaceMissions, seat: int, moves: list[int]) -> int:
    desk = Desk(s, seat)
    flight = desk.flight_now(s.missions[s.agencies[seat].mission])
    return flight[2] if flight is not None and flight[2] in moves else moves[0]


def _crew(s: SpaceMissions, seat: int, moves: list[int]) -> int:
    """Whoever knows the technologies that are drawn most."""
    card = s.missions[s.agencies[seat].mission]
    draws = [technology for step in card.steps for technology in step.draws]

    def worth(move: int) -> int:
        return sum(
            draws.count(technology) for index, technology in enumerate(s.board.special) if move - CREW >> index & 1
        )

    return max(moves, key=worth)


def _load(s: SpaceMissions, seat: int, moves: list[int]) -> int:
    """The token that adds most, while it adds anything."""
    agency = s.agencies[seat]
    desk = Desk(s, seat)
    flight = Flight(s.board, s.missions[agency.mission], desk.decks, agency.rocket, max(1, agency.payload))
    for craft in flight.crafts:
        heap = agency.load_of(craft)
        for kind in (*range(CONTROL_BACKUP, EXTRA_TANK), TRAINING):
            for _ in range(count(heap, kind)):
                flight.put(craft, kind)
    flight.slots[ROCKET] -= count(agency.on_rocket, EXTRA_TANK)
    load = flight.best(desk.tokens)
    wanted = READY if load is None else LOAD + KINDS * load.craft + load.kind
    return wanted if wanted in moves else READY


def _event(s: SpaceMissions, seat: int, moves: list[int]) -> int:
    """Pay with the inspection first; go on where it costs nothing; cancel what would be aborted."""
    if GO_ON in moves:
        agency, event = s.agencies[seat], s.event_card()
        doomed = event.kind == TECHNICAL_PROBLEM and event.technologies & s.missions[agency.mission].technologies
        return CANCEL if doomed else GO_ON
    paying = [move for move in moves if move != CANCEL]
    return max(paying, key=lambda move: (move - PAY) % KINDS)


def _problem(_s: SpaceMissions, _seat: int, moves: list[int]) -> int:
    """Solve what can be solved, with a backup rather than with training."""
    spending = [move for move in moves if move != ACCEPT]
    return min(spending, key=lambda move: (move - SPEND == TRAINING, move))


def _injure(s: SpaceMissions, seat: int, moves: list[int]) -> int:
    """Rather two injured than one lost."""
    healthy = s.agencies[seat].healthy
    return max(moves, key=lambda move: healthy >> (move - HIT) & 1)


def _lose(s: SpaceMissions, seat: int, moves: list[int]) -> int:
    injured = s.agencies[seat].injured
    return max(moves, key=lambda move: injured >> (move - LOSE) & 1)


def _first(_s: SpaceMissions, _seat: int, moves: list[int]) -> int:
    return moves[0]


# --- phase 7 ----------------------------------------------------------------------------------------------------------


def _drop(s: SpaceMissions, seat: int, moves: list[int]) -> int:
    """The problem whose removal adds most."""
    desk = Desk(s, seat)

    def worth(move: int) -> float:
        if move == NO_DROP:
            return desk.rating()
        technology, card = divmod(move - DROP, 4)
        if card not in (MINOR, MAJOR):
            return -1.0
        return rating_without(desk, technology, card == MINOR, card == MAJOR)

    return max(moves, key=worth)


def _bonus(s: SpaceMissions, seat: int, moves: list[int]) -> int:
    """A problem removed for good is worth most, then tokens."""
    problems = any(how_many(out, MINOR) or how_many(out, MAJOR) for out in s.agencies[seat].control.out)
    worths = {REMOVE_DRAWN: 2.0 if problems else 0.0, RESERVE: 0.4, LOOK_TECHNOLOGY: 0.3, LOOK_EVENT: 0.35}

    def worth(move: int) -> float:
        if not BONUS <= move < BONUS + 2:
            return 0.0
        bonus = s.bonuses[s.year][move - BONUS]
        return worths.get(int(bonus.effect), 0.6 * len(bonus.tokens))

    return max(moves, key=worth)


ANSWERS: Final[dict[str, Callable[[SpaceMissions, int, list[int]], int]]] = {
    "specialist": _specialist,
    "copy": _copy,
    "take_back": _take_back,
    "enhancement": _enhancement,
    "develop": _develop,
    "test": _test,
    "remove": _remove,
    "put_back": _on_top,
    "announce": _announce,
    "build": _build,
    "crew": _crew,
    "load": _load,
    "event": _event,
    "sick": _first,
    "problem": _problem,
    "injure": _injure,
    "lose": _lose,
    "remove_drawn": _drop,
    "bonus": _bonus,
    "look": _first,
    "return": _on_top,
}

BOTS: Final[dict[str, type[Bot]]] = {"pilot": Pilot}
