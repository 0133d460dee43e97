"""Plans of people: opening a table, joining, leaving, starting, bots for the absent, coming back, chat.

Each function looks at a table and says what would change, or raises one of the table's errors. Nothing is changed here.
Bots are known by name only; which names there are is for others to know.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from cosmodrome.kernel import Game
from cosmodrome.table.change import Change, Facts, Said, Seat, Summary
from cosmodrome.table.clock import Timer
from cosmodrome.table.errors import NotAllowed, NotNow, NotValid, TooFast
from cosmodrome.table.lesson import Lesson
from cosmodrome.table.names import clean_chat, clean_name, isolated, unlike
from cosmodrome.table.position import begin
from cosmodrome.table.table import Table

__all__ = ["adopt", "chat", "join", "leave", "no_seat", "open_seated", "open_table", "replace", "start"]

CHAT_LINES = 5
CHAT_SECONDS = 10.0
"""So many lines of one person in so many seconds, no more."""


def no_seat(wanted: int, seats: int) -> NotValid:
    """What to raise when somebody names a seat that a table does not have."""
    return NotValid("There is no seat {seat}: this table has the seats 0 to {last}.", seat=wanted, last=seats - 1)


def open_table(
    facts: Facts,
    game: Game,
    player: str,
    name: str,
    bots: Mapping[int, str],
    now: float,
    lesson: Lesson | None = None,
) -> tuple[Table, Change]:
    """A table with its first change: the one who opens it is the host and sits at seat 0."""
    facts.clock.check()
    for index in bots:
        if not 1 <= index < facts.players:
            raise NotValid("A bot can sit at the seats 1 to {last}; you sit at seat 0.", last=facts.players - 1)
    table = Table(facts, game, lesson)
    seats = {0: Seat(player=player, name=clean_name(name))}
    for index, bot in sorted(bots.items()):
        seats[index] = Seat(name=_bot_name(bot, seats), bot=bot)
    return table, _with_seats(table, seats, player, now)


def open_seated(facts: Facts, game: Game, seats: Mapping[int, Seat], host: str, now: float) -> tuple[Table, Change]:
    """A table at which everybody sits already, with its first change; the game begins."""
    table = Table(facts, game)
    return table, _with_seats(table, seats, host, now)


def join(table: Table, player: str, name: str, wanted: int | None, now: float) -> Change:
    """Take an open seat, the wanted one or the first; or one's own seat back from the bot."""
    own = table.seat_of(player)
    if own is not None:
        return _come_back(table, own, wanted, now)
    if table.status != "waiting":
        raise NotNow("This game has begun and has no open seat; you can watch it.")
    if wanted is not None and not 0 <= wanted < len(table.seats):
        raise no_seat(wanted, len(table.seats))
    free = [index for index, seat in enumerate(table.seats) if seat.kind == "open"]
    if wanted is not None and wanted not in free:
        raise NotNow("Seat {seat} is taken.", seat=wanted)
    if not free:
        raise NotNow("All seats of this table are taken; you can watch the game.")
    name = unlike(clean_name(name), table.names)
    seat = free[0] if wanted is None else wanted
    return _with_seats(table, {seat: Seat(player=player, name=name)}, table.summary.host or player, now)


def _come_back(table: Table, own: int, wanted: int | None, now: float) -> Change:
    seat = table.seats[own]
    if wanted not in (None, own) or not seat.bot:
        raise NotNow("You sit at this table already, at seat {seat}.", seat=own)
    if seat.out:
        raise NotNow("Your time had run out: the bot plays this seat to the end.")
    if table.status == "over":
        raise NotNow("The game is over.")
    timer = table.facts.clock.start() if seat.timer == Timer() else seat.timer
    asked = own in table.summary.asked
    back = msgspec.structs.replace(seat, bot="", timer=timer.run(now) if asked else timer)
    host = table.summary.host or seat.player
    return table.change(now, seats={own: back}, summary=msgspec.structs.replace(table.summary, host=host))


def leave(table: Table, player: str, bot: str, now: float) -> Change:
    """Stand up: the seat is open again before the game, and a bot's while it runs."""
    own = table.own_seat(player)
    if table.status == "over":
        raise NotNow("The game is over.")
    others = [seat.player for index, seat in enumerate(table.seats) if seat.kind == "person" and index != own]
    host = table.summary.host
    if host == player:
        host = others[0] if others else ""
    seat = Seat() if table.status == "waiting" else _handed_over(table, own, bot, now)
    return table.change(now, seats={own: seat}, summary=msgspec.structs.replace(table.summary, host=host))


def start(table: Table, player: str, bot: str, now: float) -> Change:
    """The host does not wait any longer: bots take the open seats."""
    if not table.hosted_by(player):
        raise NotAllowed("Only the host can start the game.")
    if table.status != "waiting":
        raise NotNow("The game has begun already.")
    seats: dict[int, Seat] = dict(enumerate(table.seats))
    for index, seat in enumerate(table.seats):
        if seat.kind == "open":
            seats[index] = Seat(name=_bot_name(bot, seats), bot=bot)
    return _with_seats(table, seats, player, now)


def replace(table: Table, player: str, index: int, bot: str, present: Collection[int], now: float) -> Change:
    """The host lets a bot take a seat that is open, or whose owner is not there; `present` are the seats of the others."""
    if not table.hosted_by(player):
        raise NotAllowed("Only the host can put a bot on a seat.")
    if not 0 <= index < len(table.seats):
        raise no_seat(index, len(table.seats))
    if table.status == "over":
        raise NotNow("The game is over.")
    seat = table.seats[index]
    if seat.player == player:
        raise NotNow("You sit there yourself: leave the table to hand your seat to a bot.")
    if seat.kind == "person" and index in present:
        raise NotNow("{name} is here: only somebody who is absent can be replaced.", name=isolated(seat.name))
    if table.status == "waiting":
        seats = dict(enumerate(table.seats)) | {index: Seat()}
        return _with_seats(table, {index: Seat(name=_bot_name(bot, seats), bot=bot)}, player, now)
    return table.change(now, seats={index: _handed_over(table, index, bot, now)})


def adopt(table: Table, guest: str, account: str, now: float) -> Change:
    """A guest has signed in: the seat belongs to the account from now on."""
    own = table.seat_of(guest)
    if own is None:
        raise NotNow("The guest has no seat here.")
    if table.seat_of(account) is not None:
        raise NotNow("The account has a seat here already.")
    host = account if table.summary.host == guest else table.summary.host
    seat = msgspec.structs.replace(table.seats[own], player=account)
    return table.change(now, seats={own: seat}, summary=msgspec.structs.replace(table.summary, host=host))


def chat(table: Table, player: str, text: str, now: float) -> Change:
    """Say something to everybody at the table."""
    seat = table.seat_of(player)
    if seat is None:
        raise NotAllowed("Only those who sit at the table can chat.")
    line = clean_chat(text)
    recent = [said for said in table.chat if said.seat == seat and said.at > now - CHAT_SECONDS]
    if len(recent) >= CHAT_LINES:
        raise TooFast("Wait a moment before you write the next line.")
    return table.change(now, said=[Said(table.said + 1, seat, table.seats[seat].name, line, now)])


def _handed_over(table: Table, index: int, bot: str, now: float) -> Seat:
    """A seat whose owner may come back: the clock keeps what was left."""
    seat = table.seats[index]
    timer = table.facts.clock.answered(seat.timer, now) if seat.timer.since is not None else seat.timer
    return msgspec.structs.replace(seat, bot=bot, draft=(), timer=timer)


def _with_seats(table: Table, changed: Mapping[int, Seat], host: str, now: float) -> Change:
    """New people on seats before the game; with all seats taken it begins."""
    seats = dict(enumerate(table.seats)) | dict(changed)
    if any(seat.kind == "open" for seat in seats.values()):
        return table.change(now, seats=changed, summary=Summary("waiting", host, 0))
    state = begin(table.game, table.facts.seed)
    timed = {
        index: msgspec.structs.replace(seat, timer=_first(table, state.asked(index), now)) if not seat.bot else seat
        for index, seat in seats.items()
    }
    return table.change(now, seats=timed, summary=Summary("running", host, 0, state.actors))


def _first(table: Table, asked: bool, now: float) -> Timer:
    timer = table.facts.clock.start()
    return timer.run(now) if asked else timer


def _bot_name(bot: str, seats: Mapping[int, Seat]) -> str:
    """Bots are called what they are."""
    return unlike(bot.capitalize(), [seat.name for seat in seats.values()])
