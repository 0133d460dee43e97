"""What is said about orders at the table of a chapter, whatever its adventure: gifts, incidents, and the side goal."""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.games.moon.names import MoonNames
from cosmodrome.games.moon.orders.text import CampaignText, campaign_text
from cosmodrome.games.moon.rules.moves import LOSE, POINTS, STAR
from cosmodrome.games.moon.rules.orders import FOR_STAR
from cosmodrome.games.moon.rules.phases import HAPPENING, PREPARING
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.games.moon.view import MoonView, OrdersView
from cosmodrome.kernel.words import Words

__all__ = ["OrdersText"]

GIVEN_BY_NEWS = {"charted", "fair", "steep", "contained", "together"}
"""The consequences that give something to choose before the first turn."""


class OrdersText:
    """A game of a campaign in one language."""

    def __init__(self, words: Words, names: MoonNames) -> None:
        self.words = words
        self.names = names
        self.lines: dict[str, Callable[[str, tuple[int, ...]], str]] = {
            "incident": self._tell_incident,
            "lose": self._tell_lose,
            "goal": self._tell_goal,
            "alarm": self._tell_alarm,
            "crew": self._tell_crew,
            "flare": self._tell_flare,
        }
        """Who tells each kind of event."""

    @property
    def campaign(self) -> CampaignText:
        """What things of a campaign are called."""
        return campaign_text(self.words.language)

    def say(self, state: Moon, move: int) -> str:
        """A move that only a campaign has; empty: it is not one."""
        orders = state.orders
        if orders is None:
            return ""
        if move == STAR:
            return self.words("Take a star for the campaign")
        if move == POINTS:
            return self.words("Take {points} instead of a star", points=self.campaign.points(int(orders.chapter)))
        return self.words("Cross off {thing}", thing=self.names.lost(move - LOSE)) if move >= LOSE else ""

    def question(self, view: MoonView) -> str:
        """What only a campaign asks; empty: the adventure's own question."""
        orders, text = view.orders, self.campaign
        if orders is None:
            return ""
        if view.asks == "goal":
            points = text.points(orders.chapter)
            return self.words("You have reached the side goal: a star for the campaign, or {points}?", points=points)
        if view.phase == HAPPENING:
            return text.alert(orders.chapter)
        if view.phase == PREPARING:
            return self._given(orders, view.asks)
        return ""

    def _given(self, orders: OrdersView, asks: str) -> str:
        """Who gives what is chosen before the first turn: the news, unless the branch does."""
        text = self.campaign
        from_branch = orders.news not in GIVEN_BY_NEWS or (orders.branch == "salvage" and asks == "receive")
        if from_branch:
            return text.whole_branch(orders.branch)
        return text.consequence(orders.news)

    def waiting(self, view: MoonView) -> str:
        """What is going on, told to somebody else; empty: nothing special."""
        if view.phase not in (PREPARING, HAPPENING):
            return ""
        return self.words.count("One player is still choosing.", "{n} players are still choosing.", len(view.actors))

    def summary(self, orders: OrdersView) -> tuple[str, str]:
        """What is ordered: the name of the branch, and all of it; both empty if there is nothing to tell."""
        words, text, chapter = self.words, self.campaign, orders.chapter
        told: list[str] = []
        if orders.branch:
            told.append(text.whole_branch(orders.branch))
        if orders.news:
            told.append(text.consequence(orders.news))
        if orders.incident:
            turn = orders.happened
            when = words("Happened in turn {turn}.", turn=turn) if turn else words("Still to come.")
            told.append(f"{text.whole_incident(chapter)} {when}")
        if orders.goal:
            told.append(f"{words('Side goal:')} {text.goal(chapter)} {text.reward(chapter)}")
        return text.branch(orders.branch) if orders.branch else "", " ".join(told)

    # --- events -----------------------------------------------------------------------------------------------------

    def _tell_incident(self, name: str, data: tuple[int, ...]) -> str:
        return self.campaign.alert(data[0])

    def _tell_lose(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} loses {thing}.", name=name, thing=self.names.lost(data[0]))

    def _tell_goal(self, name: str, data: tuple[int, ...]) -> str:
        choice, chapter = data
        if choice == FOR_STAR:
            return self.words("{name} reaches the side goal and takes a star.", name=name)
        points = self.campaign.points(chapter)
        return self.words("{name} reaches the side goal and takes {points}.", name=name, points=points)

    def _tell_alarm(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} circles a system error for it.", name=name)

    def _tell_crew(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} uses the spare crew for it.", name=name)

    def _tell_flare(self, name: str, data: tuple[int, ...]) -> str:
        return self.words("{name} loses a stored astronaut.", name=name)
