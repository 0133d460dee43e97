"""People around a game: seats, drafts, clocks, chat and invitations, without a network, a database or a clock.

change = playing.draft(table, player, "7/energy energy.4", after=12, now=now)   # plan: nothing has changed yet
store(change)                                                                   # somebody keeps it, or refuses
table.take(change)                                                              # now it has happened
"""

from cosmodrome.table import people, playing, teaching
from cosmodrome.table.branch import Branch
from cosmodrome.table.change import Change, Facts, Played, Said, Seat, SeatKind, Status, Summary
from cosmodrome.table.clock import NO_CLOCK, Clock, Timer
from cosmodrome.table.errors import NotAllowed, NotNow, NotValid, Stale, TableError, TooFast
from cosmodrome.table.lesson import LEARNER, Lesson, Remark, lessons_of
from cosmodrome.table.names import CHAT_LENGTH, NAME_LENGTH, clean_name, isolated
from cosmodrome.table.position import Line, Position
from cosmodrome.table.table import Table

__all__ = [
    "CHAT_LENGTH",
    "LEARNER",
    "NAME_LENGTH",
    "NO_CLOCK",
    "Branch",
    "Change",
    "Clock",
    "Facts",
    "Lesson",
    "Line",
    "NotAllowed",
    "NotNow",
    "NotValid",
    "Played",
    "Position",
    "Remark",
    "Said",
    "Seat",
    "SeatKind",
    "Stale",
    "Status",
    "Summary",
    "Table",
    "TableError",
    "Timer",
    "TooFast",
    "clean_name",
    "isolated",
    "lessons_of",
    "people",
    "playing",
    "teaching",
]
