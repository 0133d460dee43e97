"""Apogee on a terminal: the Mission, the Event, what lies open, one's own company with its chances, and the others.

It is drawn from a view, as the scene is, and knows nothing that the view does not say.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.games.apogee.data import SLOT_NAMES
from cosmodrome.games.apogee.rules.company import POST_NAMES
from cosmodrome.games.apogee.text import ApogeeText, apogee_text
from cosmodrome.games.apogee.view import ApogeeView, CompanyView
from cosmodrome.kernel import Game, View

__all__ = ["draw"]


def draw(game: Game, view: View, names: Sequence[str], language: str) -> RenderableType | None:
    """The position for the one who looks; a spectator sees every company."""
    if not isinstance(view, ApogeeView):
        return None
    page = Page(apogee_text(language, str(game.options["pack"])), view, names)
    shown = range(len(view.companies)) if view.seat is None else [view.seat]
    parts: list[RenderableType] = [page.head(), page.open_cards()]
    for seat in shown:
        parts += page.company(seat)
    return Group(*parts, page.seats())


class Page:
    """One view, laid out."""

    def __init__(self, text: ApogeeText, view: ApogeeView, names: Sequence[str]) -> None:
        self.text = text
        self.words = text.words
        self.view = view
        self.names = names
        self._cards = {card.id: card for card in text.data.technology}

    def head(self) -> RenderableType:
        """Round, Mission and Event."""
        words, view, cards = self.words, self.view, self.text.cards
        mission = cards.mission(view.mission, solo=view.solo)
        lines = [
            Text(words("Round {n}", n=view.round), style="bold"),
            Text(f"{words('Mission {n}', n=view.mission)}: {mission}"),
            Text(f"{self.text.names.event(view.event)}: {cards.event(view.event)}", style="yellow"),
        ]
        return Group(*lines)

    def open_cards(self) -> Table:
        """The three rows and the Investors."""
        grid = Table.grid(padding=(0, 2))
        for slot, row in zip(SLOT_NAMES, self.view.rows, strict=False):
            grid.add_row(Text(self.text.names.slots[slot], style="bold"), *(self._card(card) for card in row))
        pleas = [self.text.cards.investor(investor) for investor in self.view.investors if investor]
        grid.add_row(Text(self.words("Investors"), style="bold"), *pleas)
        return grid

    def _card(self, id: str) -> str:
        """A technology with thrust, mass and cost."""
        if not id:
            return "–"
        card, names = self._cards[id], self.text.names
        return f"{names.technologies[id]} {card.thrust}/{card.mass} {names.credits(card.cost)}"

    def company(self, seat: int) -> list[RenderableType]:
        """Engineers, reserve, rocket and chances of one seat."""
        company, names, words = self.view.companies[seat], self.text.names, self.words
        grid = Table.grid(padding=(0, 2))
        for label, cards in (
            (words("Reserve"), company.reserve),
            (words("Built"), company.pad),
            (words("Plan"), company.plan),
        ):
            if cards:
                grid.add_row(Text(label, style="bold"), ", ".join(self._card(card) for card in cards))
        if company.hand:
            grid.add_row(
                Text(words("Hand"), style="bold"), "\n".join(self.text.cards.engineer(e) for e in company.hand)
            )
        for name, post in zip(POST_NAMES, company.posts, strict=True):
            if post.size:
                hidden = "?" * (post.juniors + post.seniors)
                workers = [names.engineers[engineer] for engineer in post.engineers]
                grid.add_row(Text(names.short_posts[name], style="bold"), ", ".join([*workers, *hidden]))
        for title, offered in ((words("Directors"), self.view.offered), (words("R&D"), self.view.drawn)):
            if offered and seat == self.view.seat:
                told = [self._offer(card) for card in offered]
                grid.add_row(Text(title, style="bold"), "\n".join(told))
        return [Text(self.names[seat], style="bold cyan"), grid, self._chances(company)]

    def _offer(self, id: str) -> str:
        return self._card(id) if id in self._cards else self.text.cards.director(id)

    def _chances(self, company: CompanyView) -> Text:
        """Thrust, mass, performance, and the chance for each destination."""
        names, words = self.text.names, self.words
        strength = names.tenths(company.performance) if company.performance else "–"
        told = Text(
            words(
                "Thrust {thrust}, mass {mass}, performance {performance}, {astronauts}, cost {cost}.",
                thrust=company.thrust,
                mass=company.mass,
                performance=strength,
                astronauts=names.astronauts(company.astronauts),
                cost=names.credits(company.cost),
            )
        )
        for reach in company.reach:
            if reach.roll:
                style = "bold green" if reach.allowed else "dim"
                told.append(f" {names.destinations[reach.destination]} {reach.roll}+ {reach.chance}%", style=style)
        return told

    def seats(self) -> Table:
        """Everyone in one line."""
        words = self.words
        table = Table(
            words("Company"),
            words("Director"),
            words("Credits"),
            words("Dice"),
            words("Engineers"),
            words("Built"),
            words("Progress"),
        )
        for name, company in zip(self.names, self.view.companies, strict=True):
            table.add_row(
                name,
                self.text.names.directors.get(company.director, "…"),
                self.text.names.credits(company.credits),
                str(company.dice),
                str(company.juniors + company.seniors),
                ", ".join(self.text.names.technologies[card] for card in company.pad),
                f"{company.progress}%",
            )
        return table
