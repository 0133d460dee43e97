"""A table: people and bots around one game. It remembers, answers questions and takes changes in; it plans nothing.

The state of the game is a cache of the committed moves. `cosmodrome.table.playing` and `cosmodrome.table.people` plan
changes; a store keeps them; `take` brings the table up to date, whether the change was made here or elsewhere.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping

import msgspec

from cosmodrome.kernel import Game, RecordError, State, seed_hash
from cosmodrome.table.branch import Branch, grow
from cosmodrome.table.change import Change, Facts, Played, Said, Seat, Status, Summary
from cosmodrome.table.errors import NotAllowed, NotNow, NotValid, Stale
from cosmodrome.table.lesson import LEARNER, Lesson, Remark
from cosmodrome.table.position import Position
from cosmodrome.table.replay import Replay

__all__ = ["CHAT_KEPT", "Table"]

CHAT_KEPT = 200
"""Lines of chat that a newcomer is shown."""
BOT_SECONDS = 15.0
"""A bot that has not answered after so long has been lost, and with it perhaps the process it ran in."""


class Table:
    """Changes only by `take`."""

    def __init__(self, facts: Facts, game: Game, lesson: Lesson | None = None) -> None:
        if facts.rules != game.rules:
            raise RecordError(
                f"This game is played under rules {facts.rules} of {facts.title}; this server has rules {game.rules}."
            )
        self.facts = facts
        self.game = game
        self.lesson = lesson
        self.version = 0
        self.seats: list[Seat] = [Seat() for _ in range(facts.players)]
        self.summary = Summary("waiting", "", 0)
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self.said = 0
        """Lines of chat ever."""
        self.position: Position | None = None
        self._replay = Replay(game, facts.seed)
        self._branches: dict[int, Branch] = {}

    def take(self, change: Change) -> None:
        """Take a stored change in. One that is known already does nothing."""
        if change.version <= self.version:
            return
        for index, seat in change.seats.items():
            self.seats[index] = seat
        self.summary = change.summary
        if self.position is None and self.status != "waiting":
            self.position = Position(self.game, self.facts.seed)
        for played in change.moves:
            if played.number > self.number:
                self.running.play(played.seat, played.notation)
        for line in change.said:
            if line.number > self.said:
                self.chat.append(line)
                self.said = line.number
        self.version = change.version
        self._branches.clear()

    # --- what everybody knows ---------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """What its link ends with."""
        return self.facts.id

    @property
    def status(self) -> Status:
        """Waiting for people, running, or over."""
        return self.summary.status

    @property
    def seed_hash(self) -> str:
        """The fingerprint of the secret seed, shown from the start."""
        return seed_hash(self.facts.seed)

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [seat.name for seat in self.seats]

    # --- the game ---------------------------------------------------------------------------------------------------

    @property
    def running(self) -> Position:
        """The position of a game that has begun."""
        if self.position is None:
            raise NotNow("The game has not begun: seats are still open.")
        return self.position

    @property
    def state(self) -> State:
        """The committed position; not to be changed."""
        return self.running.state

    @property
    def number(self) -> int:
        """Committed moves."""
        return self.position.number if self.position is not None else 0

    def number_for(self, viewer: int | None) -> int:
        """Committed moves that this seat, or a spectator, has seen."""
        return self.position.number_for(viewer) if self.position is not None else 0

    def branch(self, seat: int | None) -> Branch:
        """The position as this seat sees it: with its draft."""
        if seat is None or not self.seats[seat].draft:
            return Branch(self.state, ())
        if seat not in self._branches:
            self._branches[seat] = grow(self.state, seat, self.seats[seat].draft)
        return self._branches[seat]

    def at(self, number: int, viewer: int | None) -> State:
        """An earlier position, to be looked at by this seat only while the game runs; not to be changed."""
        position = self.running
        last = position.number_for(viewer)
        if not 0 <= number <= last:
            raise NotValid(
                "This game has positions 0 to {last}; there is none after move {number}.", last=last, number=number
            )
        if number <= position.shown:
            return self._replay.at(position.moves, number)
        assert viewer is not None
        own = position.own_moves(viewer)[: number - position.shown]
        return grow(self._replay.at(position.moves, position.shown), viewer, own).state

    # --- the lesson -------------------------------------------------------------------------------------------------

    @property
    def remark(self) -> Remark | None:
        """What the coach says now; None: this is a game like any other."""
        at = self.summary.remark
        return self.lesson.remarks[at] if self.lesson is not None and at is not None and at < self.remarks else None

    @property
    def remarks(self) -> int:
        """How many remarks the lesson has."""
        return len(self.lesson.remarks) if self.lesson is not None else 0

    def offered(self, seat: int, state: State) -> list[int]:
        """The moves that this seat may play on a branch of its own: all that are legal, or what the lesson asks for."""
        said = self.remark
        if said is None:
            return state.legal(seat)
        return [state.parse(said.play)] if said.play and seat == LEARNER else []

    # --- who may do what --------------------------------------------------------------------------------------------

    def seat_of(self, player: str) -> int | None:
        """The seat that somebody owns, also while a bot answers for it."""
        return next((index for index, seat in enumerate(self.seats) if player and seat.player == player), None)

    def own_seat(self, player: str) -> int:
        """The seat that somebody plays, or NotAllowed."""
        index = self.seat_of(player)
        if index is None:
            raise NotAllowed("You have no seat at this table.")
        if self.seats[index].bot:
            raise NotAllowed("A bot plays your seat now.")
        return index

    def hosted_by(self, player: str) -> bool:
        """Is this the host?"""
        return bool(player) and self.summary.host == player

    def fresh(self, seat: int, after: int) -> None:
        """Raise Stale unless this is the position that the seat sees now."""
        if after != self.number_for(seat):
            raise self.stale(seat)

    def stale(self, seat: int) -> Stale:
        """What to raise when a seat had not seen the position as it is now."""
        return Stale(
            "The game has gone on: this was sent for an earlier position than {number}.", number=self.number_for(seat)
        )

    def began(self) -> None:
        """Raise NotNow unless the game is being played."""
        if self.status == "waiting":
            raise NotNow("The game has not begun: seats are still open.")
        if self.status == "over":
            raise NotNow("The game is over.")

    # --- for those who plan -----------------------------------------------------------------------------------------

    def change(
        self,
        now: float,
        *,
        seats: Mapping[int, Seat] | None = None,
        moves: Iterable[Played] = (),
        said: Iterable[Said] = (),
        summary: Summary | None = None,
    ) -> Change:
        """The change to the next version. When the table is due again, and whether anybody can see it, is found here."""
        before = dict(enumerate(self.seats))
        after = before | dict(seats or {})
        known = summary or self.summary
        seen = _seen(known, after) != _seen(self.summary, before)
        goes_on = known.status == "running" and known.remark is None  # a lesson waits for nobody but its learner
        due = [seat.timer.deadline for seat in after.values()]
        due += [now + BOT_SECONDS for seat in known.asked if after[seat].bot]
        return Change(
            table=self.id,
            version=self.version + 1,
            at=now,
            summary=msgspec.structs.replace(
                known,
                due=min((time for time in due if time is not None), default=None) if goes_on else None,
                changed=now if seen else self.summary.changed,
            ),
            seats=dict(seats or {}),
            moves=tuple(moves),
            said=tuple(said),
        )


def _seen(summary: Summary, seats: Mapping[int, Seat]) -> tuple[object, ...]:
    """What everybody can see of a table without looking at the game."""
    return summary.status, summary.asked, [(index, seat.name, seat.kind) for index, seat in sorted(seats.items())]
