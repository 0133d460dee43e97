"""Experience out of self-play: which games a commander learns from, and what is kept of them.

Pilots play each other and stray now and then, so that positions are seen that good play alone would never reach. At the first
decision of every round the outlook of everybody who may win is kept, and at the end who has won. What is learnt from that is
worked out in `fitting`. All of it can be repeated: the same seed gives the same experience, however many processes play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from cosmodrome.bots import Judge, Pilot, answer, bot_for, bots_for
from cosmodrome.bots.experience import Experience
from cosmodrome.games import title as title_of
from cosmodrome.kernel import Game, OptionError, Rng, State, Title
from cosmodrome.lab.engines import engine_for
from cosmodrome.lab.fitting import Figures, Seen, fit
from cosmodrome.lab.opponents import Arena, boards

__all__ = ["Course", "courses", "gather", "learn"]

LEVEL: Final = "pilot"
STRAY: Final = (0, 50, 100, 200)
"""How many moves of a thousand are played at random; each game draws one of these."""
THOUSAND: Final = 1000
AT_A_TIME: Final = 10
"""Games that a process plays before it tells of them."""
HELD: Final = 10
"""One deal of so many is kept back: experience is tested on it."""

Heard = Callable[[], None]
"""Called after every game."""


class Course(msgspec.Struct, frozen=True):
    """What one experience is learnt from: a title, in one or several settings that take turns."""

    title: str
    name: str
    """The name of the file that keeps it."""
    settings: tuple[dict[str, object], ...]
    """Options, `players` among them."""

    @property
    def least(self) -> int:
        """So many games are needed for one of each setting to be kept back."""
        return HELD * len(self.settings)


def courses(only: str = "", name: str = "") -> list[Course]:
    """A course for every board of every title that has a judge; or those of one title, or the one of this name."""
    found = [_course(title_of(arena.title), arena) for arena in boards(only) if _judged(title_of(arena.title))]
    if not found:
        raise OptionError(f"There is nothing to learn: nobody judges the games of {only or 'any title'}.")
    named = [course for course in found if name in ("", course.name)]
    if not named:
        raise OptionError(f"There is no course {name!r}; there are {', '.join(course.name for course in found)}.")
    return named


def learn(
    course: Course, games: int, seed: int | str, jobs: int = 1, heard: Heard | None = None
) -> tuple[Experience, Figures]:
    """Play so many games and make experience of them."""
    if games < course.least:
        raise OptionError(f"{games} games teach nothing: {course.title} {course.name} needs {course.least} at least.")
    seen: list[Seen] = []
    for one in gather(course, games, seed, jobs):
        seen.append(one)
        if heard is not None:
            heard()
    return fit(seen)


def gather(course: Course, games: int, seed: int | str, jobs: int = 1) -> Iterator[Seen]:
    """What is kept of so many games, in order; `jobs` is the number of processes."""
    parts = [range(first, min(first + AT_A_TIME, games)) for first in range(0, games, AT_A_TIME)]
    return chain.from_iterable(engine_for("local", jobs).each(partial(_watch_some, course, seed), parts))


def _judged(title: Title) -> bool:
    return LEVEL in bots_for(title)


def _course(title: Title, arena: Arena) -> Course:
    """The module `lab` of a title may name in `LEARNT` the settings that its games are learnt from."""
    learnt: tuple[dict[str, object], ...] = getattr(title.part("lab"), "LEARNT", ({},))
    board = "".join(f"{option}{choice}" for option, choice in arena.options.items())
    settings = tuple({**arena.options, "players": arena.players, **more} for more in learnt)
    return Course(title.id, board or "game", settings)


def _watch_some(course: Course, seed: int | str, indexes: Sequence[int]) -> list[Seen]:
    title = title_of(course.title)
    games = [title.configure(**setting) for setting in course.settings]
    return [_watch(title, games, f"{seed}:{index}", index) for index in indexes]


def _watch(title: Title, games: Sequence[Game], seed: str, index: int) -> Seen:
    """Play one game, and keep what each round began with. The settings take turns, and so each of them has its deals."""
    deal, setting = divmod(index, len(games))
    game = games[setting]
    watcher = bot_for(title, LEVEL, game)()
    assert isinstance(watcher, Pilot)
    judge = watcher.judge(game)
    state = game.new(seed)
    rounds = list(_rounds(state, judge, Crew(title, game, seed)))
    outlooks: NDArray[np.float32] = np.array(rounds, dtype=np.float32)
    return Seen(setting, outlooks, _won(state, judge), tuple(state.scores), held=deal % HELD == HELD - 1)


def _rounds(state: State, judge: Judge, crew: Crew) -> Iterator[list[list[float]]]:
    """Play to the end; tell at the first decision of every round the outlooks of all parties."""
    clock: int | None = None
    while not state.over:
        if judge.clock(state) != clock:
            clock = judge.clock(state)
            yield [judge.outlook(state, party) for party in range(judge.parties(state))]
        seat = state.actors[0]
        state.play(seat, crew.move(state, seat))


class Crew:
    """Pilots on all seats of a game, who now and then play anything. Each has its own stream of chance, and so have whims."""

    def __init__(self, title: Title, game: Game, seed: str) -> None:
        make = bot_for(title, LEVEL, game)
        self._pilots = [make() for _ in range(game.seats)]
        self._streams = [Rng.seeded(f"{seed}:{seat}") for seat in range(game.seats)]
        self._whims = Rng.seeded(f"{seed}:stray")
        self._stray = STRAY[self._whims.below(len(STRAY))]

    def move(self, state: State, seat: int) -> int:
        """What the pilot of a seat plays."""
        if self._whims.below(THOUSAND) < self._stray:
            return self._whims.pick(state.legal(seat))
        return answer(self._pilots[seat], state, seat, self._streams[seat])


def _won(state: State, judge: Judge) -> tuple[float, ...]:
    """What each party has of the victory. If no seat has won, those have that the game itself plays, where there are any."""
    parties = judge.parties(state)
    winners = list(state.winners) or list(range(state.seats, parties))
    return tuple(1 / len(winners) if party in winners else 0.0 for party in range(parties))
