"""Where games are kept: an SQLite file, or PostgreSQL for several workers."""

from cosmodrome.server.storage.campaigns import KeptCrew
from cosmodrome.server.storage.database import Database, connect, database_url
from cosmodrome.server.storage.people import Player, Push
from cosmodrome.server.storage.store import Store
from cosmodrome.server.storage.tables import Listed, Which

__all__ = ["Database", "KeptCrew", "Listed", "Player", "Push", "Store", "Which", "connect", "database_url"]
