"""The kernel: what every game is made of, and nothing of any game."""

from cosmodrome.kernel.data import Provenance
from cosmodrome.kernel.errors import (
    CosmodromeError,
    DataError,
    IllegalMove,
    NotationError,
    OptionError,
    RecordError,
    SeatError,
)
from cosmodrome.kernel.event import EVERYONE, OWNER, OWNER_FIRST, Event, EventList, Listener
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.option import Option, Value
from cosmodrome.kernel.record import Record, Result
from cosmodrome.kernel.rng import Rng, seed_hash
from cosmodrome.kernel.state import MAX_SEATS, State, Step
from cosmodrome.kernel.title import Title
from cosmodrome.kernel.view import View
from cosmodrome.kernel.words import LANGUAGES, Words, words

__all__ = [
    "EVERYONE",
    "LANGUAGES",
    "MAX_SEATS",
    "OWNER",
    "OWNER_FIRST",
    "CosmodromeError",
    "DataError",
    "Event",
    "EventList",
    "Game",
    "IllegalMove",
    "Listener",
    "NotationError",
    "Option",
    "OptionError",
    "Provenance",
    "Record",
    "RecordError",
    "Result",
    "Rng",
    "SeatError",
    "State",
    "Step",
    "Title",
    "Value",
    "View",
    "Words",
    "seed_hash",
    "words",
]
