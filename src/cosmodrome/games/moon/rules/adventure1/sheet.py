"""The sheet of adventure 1: a rocket of floors, what its quarters fire, and what one seat has marked on it."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.moon.rules.board import Board, Mission
from cosmodrome.games.moon.rules.sheet import Sheet, Zone
from cosmodrome.kernel.bits import bit

__all__ = ["LaunchBoard", "LaunchSheet", "Quarter"]


class Quarter:
    """A part of a floor between partitions, and what filling it fires."""

    def __init__(
        self,
        id: str,
        spaces: int,
        rockets: int,
        inactive: int,
        arrow: int,
        activations: int,
        buildings: int,
        sabotages: int,
    ) -> None:
        self.id = id
        self.spaces: i64 = spaces
        self.rockets: i64 = rockets
        """Rockets that are active as printed."""
        self.inactive: i64 = inactive
        """Rockets of the inactive symbol, worth nothing unless its arrow is filled before."""
        self.arrow: i64 = arrow
        """Which arrow activates them, -1: none here."""
        self.activations: i64 = activations
        self.buildings: i64 = buildings
        self.sabotages: i64 = sabotages
        """The sabotage symbols, as bits."""


class LaunchBoard(Board):
    """The printed sheet."""

    def __init__(
        self,
        floors: list[Zone],
        floors_for: list[list[Zone]],
        quarters: list[Quarter],
        lines: list[int],
        boxes: list[int],
        errors: int,
        error_points: int,
        final_rockets: int,
        missions: list[list[Mission]],
    ) -> None:
        self.floors = floors
        self.floors_for = floors_for
        """For each action, the floors where its numbers may go; the wild floor is last."""
        self.spaces_for = [sum([floor.all for floor in some]) for some in floors_for]
        """The spaces of those floors, as bits."""
        self.quarters = quarters
        self.boxes = boxes
        """The score boxes of the track, one more than it has lines."""
        self.errors: i64 = errors
        self.error_points: i64 = error_points
        self.final_rockets: i64 = final_rockets
        self.size: i64 = floors[-1].end
        super().__init__(bit(self.size) - 1, errors, missions)
        self.track: i64 = sum(lines)
        self.floor_of = [floor for floor in floors for _ in range(floor.size)]
        self.quarter_of = [quarter for space in range(self.size) for quarter in quarters if quarter.spaces >> space & 1]
        self.arrows = [quarter for quarter in quarters if quarter.arrow >= 0]
        self.lines_at = [sum([1 for end in _ends(lines) if end <= crossed]) for crossed in range(self.track + 1)]
        """How many lines are complete when so many rockets are crossed."""


def _ends(lines: list[int]) -> list[int]:
    """How many rockets are crossed when each line is complete."""
    return [sum(lines[: i + 1]) for i in range(len(lines))]


class LaunchSheet(Sheet):
    """One seat's rocket."""

    def __init__(self, rows: list[int], missions: list[int]) -> None:
        super().__init__(rows, missions)
        self.crosses: i64 = 0
        """How many X were written by building effects."""
        self.arrows: i64 = 0
        """Arrows filled, as bits."""
        self.rockets: i64 = 0
        """Rockets crossed on the track."""
        self.repaired: i64 = 0
        """System errors crossed off; `errors` counts those circled."""
        self.finals: i64 = 0
        """Rockets crossed beside the last box, which break ties."""
        self.fired: i64 = 0
        """Sabotages triggered this turn, as bits."""
        self.sabotaged: i64 = 0
        """Sabotages this seat ever triggered, as bits."""
        self.crews: i64 = 0
        """Spare crews of a campaign, each of which writes one number on any floor."""

    def copy(self) -> LaunchSheet:
        """An independent copy."""
        twin = LaunchSheet(self.rows.copy(), self.missions)
        twin.filled = self.filled
        twin.errors = self.errors
        twin.goal = self.goal
        twin.crosses = self.crosses
        twin.arrows = self.arrows
        twin.rockets = self.rockets
        twin.repaired = self.repaired
        twin.finals = self.finals
        twin.fired = self.fired
        twin.sabotaged = self.sabotaged
        twin.crews = self.crews
        return twin

    def cross_rockets(self, board: LaunchBoard, count: i64) -> None:
        """An active rocket effect: the track from the bottom up, then circled errors, then the rockets that break ties."""
        on_track = min(count, board.track - self.rockets)
        self.rockets += on_track
        count -= on_track
        if count:
            on_errors = min(count, self.errors - self.repaired)
            self.repaired += on_errors
            self.finals += min(count - on_errors, board.final_rockets - self.finals)

    def launched(self, board: LaunchBoard) -> bool:
        """All rockets of the track are crossed and no system error is open."""
        return self.rockets == board.track and self.errors == self.repaired

    def score(self, board: LaunchBoard) -> int:
        """The lowest box still visible, less the open system errors."""
        return board.boxes[board.lines_at[self.rockets]] - board.error_points * (self.errors - self.repaired)
