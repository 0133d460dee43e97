"""Tables in memory, and the pages that look at them. Knows no web framework."""

from cosmodrome.server.rooms.connection import Connection
from cosmodrome.server.rooms.drawing import check_look, draw_position
from cosmodrome.server.rooms.house import House, standby
from cosmodrome.server.rooms.room import Room

__all__ = ["Connection", "House", "Room", "check_look", "draw_position", "standby"]
