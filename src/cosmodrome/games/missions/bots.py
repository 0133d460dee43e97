"""The judge of Space Missions: it looks for the year's most promising mission, and for what would make later ones safe.

Every possible action is rated by what it adds to one sum: the best mission that could be flown this year, and all
missions that could follow. Cards it cannot know are those of the world it was handed, one of many that could be.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.judge import Judge
from cosmodrome.bots.remembering import experience_of
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
from cosmodrome.games.missions.rules.race import ACTIONS
from cosmodrome.games.missions.rules.tokens import (
    CONTROL_BACKUP,
    EXTRA_TANK,
    KINDS,
    TRAINING,
    count,
)
from cosmodrome.games.missions.rules.year import SpaceMissions
from cosmodrome.games.missions.weighing import (
    LAST_RESORT,
    Areas,
    area_worth,
    development_for,
    enhancement_for,
    rating_without,
    test_for,
)
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

__all__ = ["BOTS", "FlightDirector", "judge_for"]

STAYING: Final = 1.2
"""What a year on the ground is worth."""
FAITH: Final = 0.5
"""How much of what a desk promises becomes points."""


class FlightDirector(Judge):
    """Judges by the sum of this year and the later ones."""

    def __init__(self) -> None:
        super().__init__()
        self.swing = 12.0
        self.rounds = 0
        self.grows = False

    def rate(self, world: State, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """A question has a way to be answered each."""
        s = cast("SpaceMissions", world)
        return ANSWERS[_asks(s, seat)](s, seat, moves)

    def sketch(self, world: State, seat: int, moves: list[int], glances: int, rng: Rng) -> int:
        """As it would play, but every area is reckoned once for all cards that have it or lead to it."""
        s = cast("SpaceMissions", world)
        asks = _asks(s, seat)
        ratings = _areas(s, seat, moves) if asks == "specialist" else ANSWERS[asks](s, seat, moves)
        return moves[ratings.index(max(ratings))]

    def worth(self, world: State, seat: int) -> float:
        """Points, and the sum of what may follow."""
        s = cast("SpaceMissions", world)
        return int(s.agencies[seat].points) + FAITH * Desk(s, seat).rating()

    def traits(self, world: State, seat: int) -> list[float]:
        """Points, what this year and the later ones promise, what is in store, the place in the order, and the phase. What
        the desk makes of tokens, levels and decks says enough: given each on its own, experience took chance for reason."""
        s = cast("SpaceMissions", world)
        desk = Desk(s, seat)
        found = [float(s.agencies[seat].points), desk.year(), desk.future(), desk.spare(), desk.progress()]
        found.append(float(s.order.index(seat)) if seat in s.order else 0.0)
        return [*found, float(self.clock(world) % 2)]

    def clock(self, world: State) -> int:
        """Two rounds a year: the actions, and what comes of them. Between the two a position tells more of what the actions
        were worth than after the flight, which is luck."""
        s = cast("SpaceMissions", world)
        return 2 * int(s.year) + (1 if s.phase > ACTIONS else 0)


def _asks(s: SpaceMissions, seat: int) -> str:
    step = s.step(seat)
    assert step is not None
    return step.asks()


def _only(moves: list[int], wanted: int) -> list[float]:
    """One answer is right, or else the first."""
    chosen = wanted if wanted in moves else moves[0]
    return [1.0 if move == chosen else 0.0 for move in moves]


# --- phase 1 ----------------------------------------------------------------------------------------------------------


def _specialist(s: SpaceMissions, seat: int, moves: list[int]) -> list[float]:
    """By what each area adds; passing only when nothing else is left."""
    desk = Desk(s, seat)
    base = desk.rating()
    ratings = []
    for move in moves:
        card, area = divmod(move - PLAY, AREAS)
        passes = move == PASS
        ratings.append(LAST_RESORT if passes else area_worth(desk, base, s.board.specialists[card][area], card))
    return ratings


def _areas(s: SpaceMissions, seat: int, moves: list[int]) -> list[float]:
    """What it adds to copy an area or to take a card back; and, in simulations, to play one."""
    areas = Areas(Desk(s, seat))
    return [areas.worth_of(move) for move in moves]


def _enhancement(s: SpaceMissions, seat: int, moves: list[int]) -> list[float]:
    return _only(moves, ENHANCE + enhancement_for(Desk(s, seat), [move - ENHANCE for move in moves]))


def _develop(s: SpaceMissions, seat: int, moves: list[int]) -> list[float]:
    return _only(moves, DEVELOP + development_for(Desk(s, seat), [move - DEVELOP for move in moves]))


def _test(s: SpaceMissions, seat: int, moves: list[int]) -> list[float]:
    return _only(moves, TEST + test_for(Desk(s, seat), s.test == 0)[0])


def _remove(_s: SpaceMissions, _seat: int, moves: list[int]) -> list[float]:
    return _only(moves, next(move for move in (REMOVE + MAJOR, REMOVE + MINOR, KEEP) if move in moves))


def _on_top(_s: SpaceMissions, _seat: int, moves: list[int]) -> list[float]:
    """Problems on top are found again by the next test."""
    return _only(moves, REST_ON_TOP)


# --- phases 3 to 6 ----------------------------------------------------------------------------------------------------


def _announce(s: SpaceMissions, seat: int, moves: list[int]) -> list[float]:
    desk = Desk(s, seat)
    ratings = []
    for move in moves:
        flight = None if move == STAY else desk.flight_now(move - ANNOUNCE)
        ratings.append(STAYING if move == STAY else flight[0] if flight is not None else 0.0)
    return ratings


def _build(s: SpaceMissions, seat: int, moves: list[int]) -> list[float]:
    flight = Desk(s, seat).flight_now(int(s.agencies[seat].mission))
    return _only(moves, flight[1] if flight is not None else moves[0])


def _crew(s: SpaceMissions, seat: int, moves: list[int]) -> list[float]:
    """Whoever knows the technologies that are drawn most."""
    card = s.missions[s.agencies[seat].mission]
    draws = [technology for step in card.steps for technology in step.draws]
    return [
        float(sum(draws.count(known) for index, known in enumerate(s.board.special) if move - CREW >> index & 1))
        for move in moves
    ]


def _load(s: SpaceMissions, seat: int, moves: list[int]) -> list[float]:
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
    return _only(moves, wanted if wanted in moves else READY)


def _event(s: SpaceMissions, seat: int, moves: list[int]) -> list[float]:
    """Pay with the inspection first; go on where it costs nothing; cancel what would be aborted."""
    if GO_ON in moves:
        agency, event = s.agencies[seat], s.event_card()
        doomed = event.kind == TECHNICAL_PROBLEM and event.technologies & s.missions[agency.mission].technologies
        return _only(moves, CANCEL if doomed else GO_ON)
    return [-1.0 if move == CANCEL else float((move - PAY) % KINDS) for move in moves]


def _problem(_s: SpaceMissions, _seat: int, moves: list[int]) -> list[float]:
    """Solve what can be solved, with a backup rather than with training."""
    spending = [move for move in moves if move != ACCEPT]
    return _only(moves, min(spending, key=lambda move: (move - SPEND == TRAINING, move)))


def _injure(s: SpaceMissions, seat: int, moves: list[int]) -> list[float]:
    """Rather two injured than one lost."""
    healthy = s.agencies[seat].healthy
    return [float(healthy >> (move - HIT) & 1) for move in moves]


def _lose(s: SpaceMissions, seat: int, moves: list[int]) -> list[float]:
    injured = s.agencies[seat].injured
    return [float(injured >> (move - LOSE) & 1) for move in moves]


def _first(_s: SpaceMissions, _seat: int, moves: list[int]) -> list[float]:
    return _only(moves, moves[0])


# --- phase 7 ----------------------------------------------------------------------------------------------------------


def _drop(s: SpaceMissions, seat: int, moves: list[int]) -> list[float]:
    """The problem whose removal adds most."""
    desk = Desk(s, seat)
    ratings = []
    for move in moves:
        technology, card = divmod(move - DROP, 4)
        if move == NO_DROP:
            ratings.append(desk.rating())
        elif card in (MINOR, MAJOR):
            ratings.append(rating_without(desk, technology, card == MINOR, card == MAJOR))
        else:
            ratings.append(LAST_RESORT)
    return ratings


def _bonus(s: SpaceMissions, seat: int, moves: list[int]) -> list[float]:
    """A problem removed for good is worth most, then tokens."""
    problems = any(how_many(out, MINOR) or how_many(out, MAJOR) for out in s.agencies[seat].control.out)
    worths = {REMOVE_DRAWN: 2.0 if problems else 0.0, RESERVE: 0.4, LOOK_TECHNOLOGY: 0.3, LOOK_EVENT: 0.35}
    ratings = []
    for move in moves:
        if BONUS <= move < BONUS + 2:
            bonus = s.bonuses[s.year][move - BONUS]
            ratings.append(worths.get(int(bonus.effect), 0.6 * len(bonus.tokens)))
        else:
            ratings.append(0.0)
    return ratings


ANSWERS: Final[dict[str, Callable[[SpaceMissions, int, list[int]], list[float]]]] = {
    "specialist": _specialist,
    "copy": _areas,
    "take_back": _areas,
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

BOTS: Final[dict[str, type[Bot]]] = {}
"""Bots of another kind: none."""


def judge_for(game: Game) -> Judge | None:  # noqa: ARG001
    """Who judges for the bots of every level."""
    judge = FlightDirector()
    judge.experience = experience_of("cosmodrome.games.missions", "game")
    return judge
