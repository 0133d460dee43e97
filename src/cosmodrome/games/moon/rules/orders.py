"""Orders: what a campaign changes in one game. A game without a campaign has none, and nothing here is asked for.

Adventures ask their orders what a branch, the news from the chapter before, the incident and the side goal mean; this
module only says how they are asked. Two phases more, in which seats may be asked something:

    set-up → prepare → turn … turn: incident → flip …

and in phase 6 the side goal, for which a seat takes a star or points, once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmodrome.games.moon.rules.moves import ACT, LOSE, POINTS, SPACES, STAR
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.games.moon.rules.board import Mission
    from cosmodrome.games.moon.rules.turn import Moon

__all__ = [
    "FOR_POINTS",
    "FOR_STAR",
    "LOSE_SOMETHING",
    "NEVER",
    "OPEN",
    "TAKE_GOAL",
    "LoseSomething",
    "Orders",
    "Receive",
    "TakeGoal",
]

OPEN: Final = 0
FOR_STAR: Final = 1
FOR_POINTS: Final = 2
"""What a seat has made of the side goal."""
NEVER: Final = 0
"""The turn of an incident that does not happen, or has happened."""


class Orders:
    """What is ordered; a word or a number that says nothing is empty or 0."""

    def __init__(
        self,
        chapter: int,
        branch: str,
        branch_amount: int,
        news: str,
        news_amount: int,
        seats: int,
        incident: int,
        first_turn: int,
        last_turn: int,
        goal: int,
        goal_points: int,
        swaps: list[Mission],
        missions: int,
    ) -> None:
        self.chapter: i64 = chapter
        self.branch = branch
        self.branch_amount: i64 = branch_amount
        self.news = news
        """What follows from the chapter before."""
        self.news_amount: i64 = news_amount
        self.seats: i64 = seats
        """The seats that the news are good for, as bits."""
        self.incident: i64 = incident
        """How grave it is; 0: there is none."""
        self.first_turn: i64 = first_turn
        self.last_turn: i64 = last_turn
        self.goal: i64 = goal
        """How much the side goal asks for; 0: there is none."""
        self.goal_points = goal_points
        self.swaps = swaps
        """Missions that replace those of their letters."""
        self.missions = missions
        """How many missions are in play, from A on."""

    def draw_turn(self, turn: i64, rng: Rng) -> i64:
        """The turn of the incident, any of those still to come being equally likely; NEVER: it is too late."""
        first = max(self.first_turn, turn + 1)
        if not self.incident or first > self.last_turn:
            return NEVER
        return first + rng.below(self.last_turn - first + 1)

    def assign(self, drawn: list[Mission]) -> list[Mission]:
        """The missions in play: swapped where orders say so, and only so many."""
        missions = drawn.copy()
        for mission in self.swaps:
            missions[mission.letter] = mission
        return missions[: self.missions]


class Receive(Step["Moon"]):
    """Before the first turn: a gift that an action would give, without the combination. There is no way around it."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions

    def asks(self) -> str:
        """`receive`."""
        return "receive"

    def legal(self, s: Moon, seat: i64) -> list[int]:
        """All that it could be used on."""
        return [ACT + SPACES * action + target for action in self.actions for target in s.gifts(seat, action)]

    def play(self, s: Moon, seat: i64, move: int) -> None:
        """Take it."""
        code: i64 = move - ACT
        if s.listening:
            s.emit("action", seat, (int(code // SPACES), int(code % SPACES), 0), OWNER_FIRST)
        s.receive(seat, code // SPACES, code % SPACES)


class LoseSomething(Step["Moon"]):
    """An incident: choose what is lost. There is no way around it."""

    def asks(self) -> str:
        """`lose`."""
        return "lose"

    def legal(self, s: Moon, seat: i64) -> list[int]:
        """All that can be lost."""
        return [LOSE + target for target in members(s.losable(seat))]

    def play(self, s: Moon, seat: i64, move: int) -> None:
        """Lose it."""
        self.cost(s, seat, move - LOSE)

    def cost(self, s: Moon, seat: i64, target: i64) -> None:
        """The same where there was nothing to choose."""
        if s.listening:
            s.emit("lose", seat, (int(target),), OWNER_FIRST)
        s.lose(seat, target)


class TakeGoal(Step["Moon"]):
    """Phase 6: the side goal is reached. Take a star for the campaign, or points here and now."""

    def asks(self) -> str:
        """`goal`."""
        return "goal"

    def legal(self, s: Moon, seat: i64) -> list[int]:
        """One or the other."""
        return [STAR, POINTS]

    def play(self, s: Moon, seat: i64, move: int) -> None:
        """Take it."""
        s.take_goal(seat, FOR_STAR if move == STAR else FOR_POINTS)


LOSE_SOMETHING: Final = LoseSomething()
TAKE_GOAL: Final = TakeGoal()
