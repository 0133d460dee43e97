"""The store: what the rest of the server knows of databases."""

from __future__ import annotations

from sqlalchemy.exc import IntegrityError

from cosmodrome.server.storage import campaigns, notices, people, tables
from cosmodrome.server.storage.database import Database
from cosmodrome.table import Change, Facts
from cosmodrome.table.crew import Crew

__all__ = ["Store"]


class Store:
    """Tables and players, kept. `worker` names this process to the others."""

    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker
        self._layers: dict[str, str] = {}

    # --- tables -----------------------------------------------------------------------------------------------------

    async def open(self, facts: Facts, first: Change) -> None:
        """Keep a new table."""
        await self.database.write(tables.new_table, facts, first)

    async def append(self, change: Change) -> bool:
        """Keep a change. False: somebody else was quicker, and nothing was kept."""
        try:
            await self.database.write(tables.append, change, self.worker)
        except (tables.Conflict, IntegrityError):
            return False
        return True

    async def announce(self, said: notices.Notice) -> None:
        """Tell the other workers something that need not be kept."""
        await self.database.write(tables.announce, notices.notice(said))

    async def find(self, id: str) -> tuple[Facts, Change] | None:
        """A table and all that happened to it."""
        return await self.database.read(tables.find, id)

    async def since(self, id: str, number: int, said: int) -> Change | None:
        """What is new at a table."""
        return await self.database.read(tables.since, id, number, said)

    async def version(self, id: str) -> int:
        """The version of a table, 0 if there is none."""
        return await self.database.read(tables.version, id)

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that somebody must look at."""
        return await self.database.read(tables.due_tables, now, limit)

    async def postpone(self, id: str, until: float) -> None:
        """Do not look at a table before then."""
        await self.database.write(tables.postpone, id, until)

    async def seated(self, player: str) -> list[str]:
        """Tables where somebody sits."""
        return await self.database.read(tables.seated, player)

    async def listed(self, which: tables.Which, player: str) -> list[tables.Listed]:
        """Tables to choose from."""
        return await self.database.read(tables.listed, which, player)

    # --- campaigns --------------------------------------------------------------------------------------------------

    async def new_crew(self, crew: Crew) -> None:
        """Keep a new campaign."""
        await self.database.write(campaigns.new_crew, crew)

    async def crew(self, id: str) -> campaigns.KeptCrew | None:
        """A campaign by its id."""
        return await self.database.read(campaigns.find_crew, id)

    async def crews_of(self, player: str) -> list[campaigns.KeptCrew]:
        """The campaigns in which somebody has a seat."""
        return await self.database.read(campaigns.crews_of, player)

    async def change_crew(self, crew: Crew) -> bool:
        """Keep the next version. False: somebody else was quicker, and nothing was kept."""
        try:
            await self.database.write(campaigns.change_crew, crew)
        except (tables.Conflict, IntegrityError):
            return False
        return True

    async def open_chapter(self, crew: Crew, facts: Facts, first: Change) -> bool:
        """Keep a chapter's table and the crew that sits there. False: somebody else was quicker, and nothing was kept."""
        try:
            await self.database.write(campaigns.open_chapter, crew, facts, first)
        except (tables.Conflict, IntegrityError):
            return False
        return True

    # --- people -----------------------------------------------------------------------------------------------------

    async def player(self, id: str) -> people.Player | None:
        """Who has this id."""
        return await self.database.read(people.player, id)

    async def account(self, folded: str) -> people.Player | None:
        """Who signs in with this name."""
        return await self.database.read(people.account, folded)

    async def new_player(self, id: str, name: str, now: float) -> None:
        """A guest."""
        await self.database.write(people.new_player, id, name, now)

    async def rename(self, id: str, name: str) -> None:
        """A new name."""
        await self.database.write(people.rename, id, name)

    async def make_account(self, id: str, name: str, folded: str, passphrase: str) -> bool:
        """Turn a guest into an account. False: the name is taken."""
        try:
            await self.database.write(people.make_account, id, name, folded, passphrase)
        except IntegrityError:
            return False
        return True

    async def keep_push(self, push: people.Push) -> None:
        """Tell a browser from now on."""
        await self.database.write(people.keep_push, push)

    async def forget_push(self, endpoint: str) -> None:
        """Do not tell it any more."""
        await self.database.write(people.forget_push, endpoint)

    async def pushes_of(self, player: str) -> list[people.Push]:
        """The browsers of somebody."""
        return await self.database.read(people.pushes_of, player)

    # --- the installation -------------------------------------------------------------------------------------------

    async def secret(self, name: str, fresh: str) -> str:
        """What was made up once under this name."""
        return await self.database.write(people.secret, name, fresh)

    async def keep_layer(self, hash: str, text: str) -> None:
        """Keep a static layer, once."""
        if hash not in self._layers:
            await self.database.write(people.keep_layer, hash, text)
            self._layers[hash] = text

    async def layer(self, hash: str) -> str | None:
        """A static layer that any worker has drawn."""
        if hash not in self._layers:
            text = await self.database.read(people.layer, hash)
            if text is None:
                return None
            self._layers[hash] = text
        return self._layers[hash]
