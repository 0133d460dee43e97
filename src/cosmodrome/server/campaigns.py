"""Campaigns under way: a crew is found, changed and brought to its next table.

Nothing is remembered between two requests. Whoever looks at a crew first takes down what has happened since: a chapter
whose game is over gets its result, and a bot that has to decide decides. So a server that is killed between any two
steps has lost nothing; the next look makes up for it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from cosmodrome.bots import bots_for
from cosmodrome.games import titles
from cosmodrome.kernel import CosmodromeError, Game, RecordError
from cosmodrome.server.identity import new_id
from cosmodrome.server.logs import log
from cosmodrome.server.push import Pushes
from cosmodrome.server.rooms import House, Room, standby
from cosmodrome.server.rooms.games import game_of
from cosmodrome.server.rooms.telling import link_to
from cosmodrome.server.storage import KeptCrew, Store
from cosmodrome.table import NO_CLOCK, Change, Facts, NotNow, Seat, Summary, TableError, people
from cosmodrome.table.campaign import Campaign, campaigns_of
from cosmodrome.table.crew import Crew, Plan, adopt, begin, bots_choose, finish, ready

__all__ = ["Campaigns", "campaign_of"]

ATTEMPTS = 12


def campaign_of(crew: Crew) -> Campaign:
    """What a crew plays."""
    title = titles().get(crew.title)
    found = campaigns_of(title).get(crew.campaign) if title is not None else None
    if found is None:
        raise NotNow("This campaign is not known here any more.")
    return found


class Campaigns:
    """The campaigns of an installation, through one worker's house."""

    def __init__(self, store: Store, house: House, pushes: Pushes, seed: str = "") -> None:
        self._store = store
        self._house = house
        self._pushes = pushes
        self._seed = seed
        self._settling: set[asyncio.Task[None]] = set()
        house.watchers.append(self._changed)

    async def find(self, id: str) -> KeptCrew | None:
        """A crew as it stands now."""
        for _ in range(ATTEMPTS):
            found = await self._store.crew(id)
            if found is None:
                return None
            settled = await self._settled(found)
            if settled is found.crew:
                return found
            await self._store.change_crew(settled)
        raise _busy()

    async def change(self, id: str, plan: Plan) -> Crew:
        """Change a crew; when this returns, the change is safe."""
        for _ in range(ATTEMPTS):
            found = await self.find(id)
            if found is None:
                raise NotNow("There is no such campaign.")
            changed = plan(found.crew, self._house.now())
            if await self._store.change_crew(changed):
                await self.find(id)  # it may be a bot's turn to decide now
                return changed
        raise _busy()

    async def play(self, id: str, player: str) -> str:
        """The table of the chapter that comes next, opened by whoever asks first."""
        for _ in range(ATTEMPTS):
            found = await self.find(id)
            if found is None:
                raise NotNow("There is no such campaign.")
            crew = found.crew
            ready(crew, campaign_of(crew), player)
            if crew.next.table:
                return crew.next.table
            facts, game = self._next_game(crew)
            sitting = {index: _at_the_table(seat, game) for index, seat in enumerate(crew.seats)}
            _, first = people.open_seated(facts, game, sitting, crew.host, facts.created)
            if await self._store.open_chapter(begin(crew, facts.id, facts.created), facts, first):
                await self._house.room(facts.id)
                self._call(crew, player, facts.id)
                return facts.id
        raise _busy()

    async def adopt(self, guest: str, account: str) -> None:
        """A guest has signed in: the account takes their seats, except where it has one itself."""
        for kept in await self._store.crews_of(guest):
            with suppress(TableError):  # the account has a seat there itself
                await self.change(kept.crew.id, lambda crew, now: adopt(crew, guest, account, now))

    async def close(self) -> None:
        """Finish what is being taken down."""
        await asyncio.gather(*self._settling, return_exceptions=True)

    # --- catching up ------------------------------------------------------------------------------------------------

    async def _settled(self, found: KeptCrew) -> Crew:
        """The crew after what has happened since it was kept; the same one if nothing has."""
        crew, campaign, now = found.crew, campaign_of(found.crew), self._house.now()
        if found.summary is not None and found.summary.status == "over":
            try:
                room = await self._house.room(crew.next.table)
            except RecordError as error:  # played under other rules than this server has
                log.error("chapter cannot be taken down", campaign=crew.id, error=str(error))
                return crew
            if room is not None:
                return finish(crew, campaign.result(crew.log, room.table.state), now)
        return bots_choose(crew, campaign, now)

    def _changed(self, room: Room, change: Change, before: Summary) -> None:
        """A game has ended: take its chapter down at once, while its rules are at hand."""
        crew = room.table.facts.campaign
        if crew and change.summary.status == "over" != before.status:
            settling = asyncio.ensure_future(self._take_down(crew))
            self._settling.add(settling)
            settling.add_done_callback(self._settling.discard)

    async def _take_down(self, id: str) -> None:
        try:
            await self.find(id)
        except Exception as error:  # whoever looks at the campaign next tries again
            log.warning("could not take a chapter down", campaign=id, exc_info=error)

    # --- the next table ---------------------------------------------------------------------------------------------

    def _next_game(self, crew: Crew) -> tuple[Facts, Game]:
        options = campaign_of(crew).game_options(crew.log)
        game = game_of(crew.title, len(crew.seats), options)
        facts = Facts(
            id=new_id(),
            title=crew.title,
            rules=game.rules,
            options=dict(game.options),
            players=game.seats,
            seed=self._seed or new_id() + new_id(),
            clock=NO_CLOCK,
            open=False,
            created=self._house.now(),
            campaign=crew.id,
        )
        return facts, game

    def _call(self, crew: Crew, player: str, table: str) -> None:
        """Tell the others that the next chapter has begun."""
        for seat in crew.seats:
            if seat.kind == "person" and seat.player != player:
                self._pushes.tell(seat.player, {"kind": "turn", "table": table, "link": link_to(table)})


def _at_the_table(seat: Seat, game: Game) -> Seat:
    """Somebody of the crew at a chapter's table. Not every bot plays every game."""
    if not seat.bot:
        return seat
    able = seat.bot in bots_for(titles()[game.title], game)
    return Seat(player=seat.player, name=seat.name, bot=seat.bot if able else standby(game))


def _busy() -> CosmodromeError:
    return NotNow("Too much is happening in this campaign at once: try again.")
