"""Four space-race board games, complete: to play, to watch, to study.

>>> import cosmodrome
>>> game = cosmodrome.game("moon", players=2, adventure=1)
>>> state = game.new(seed=7)
>>> state.actors
(0, 1)
>>> while not state.over:
...     seat = state.actors[0]
...     state.play(seat, state.legal(seat)[0])
>>> cosmodrome.replay(state.record()).scores == state.scores
True
"""

from __future__ import annotations

from cosmodrome.games import title, titles
from cosmodrome.kernel import DataError, Game, OptionError, Record, RecordError, State
from cosmodrome.kernel.record import replay_record

__all__ = ["Game", "Record", "State", "__version__", "game", "replay", "titles"]

__version__ = "0.1.0"


def game(id: str, /, **options: object) -> Game:
    """A game with its options chosen; `players` is one of them.

    >>> game("moon", players=9)
    Traceback (most recent call last):
        ...
    cosmodrome.kernel.errors.OptionError: players=9: choose one of 1, 2, 3, 4, 5, 6.
    """
    return title(id).configure(**options)


def replay(record: Record, to: int | None = None) -> State:
    """Play a record again and verify it; with `to`, stop after that many moves."""
    try:
        made = title(record.game).configure(**{**record.options, "players": len(record.seats)})
    except (OptionError, DataError) as error:
        raise RecordError(f"This record cannot be played here: {error}") from None
    return replay_record(made, record, to)
