"""The picture of Apogee: everything put in its place, and a path for every legal move.

The static layer is the open folder with the drawing board of the launch pad; all that changes is in the live layer.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from cosmodrome.games.apogee.data import SLOT_NAMES, ApogeeData
from cosmodrome.games.apogee.rules.apogee import DIRECTORS
from cosmodrome.games.apogee.rules.moves import JUNIOR, PASS, SENIOR, SPEND_DIE, STATIC_FIRE
from cosmodrome.games.apogee.scene.board import Board
from cosmodrome.games.apogee.scene.cards import director_card, event_card, investor_card, technology_card
from cosmodrome.games.apogee.scene.dossier import deck, mission_sheet, printed, round_stamp
from cosmodrome.games.apogee.scene.icons import die
from cosmodrome.games.apogee.scene.pad import figures_box, place_row, rocket
from cosmodrome.games.apogee.scene.paths import MoveKeys, Moves, Say
from cosmodrome.games.apogee.scene.plan import PLANS, Box, Plan, grid
from cosmodrome.games.apogee.scene.seats import company_head, seat_panels
from cosmodrome.games.apogee.scene.style import (
    APOGEE_PALETTES,
    SLOT_PAINTS,
    caption,
    figure,
    fit_size,
    line,
    paragraph,
    shrunk,
)
from cosmodrome.games.apogee.text import ApogeeText
from cosmodrome.games.apogee.view import ApogeeView
from cosmodrome.scene import Group, Look, Node, Rect, Scene, SceneShape, Static, Use, fit

__all__ = ["ApogeePicture"]


class ApogeePicture:
    """Draws Apogee for one set of printed data."""

    def __init__(self, data: ApogeeData) -> None:
        self.data = data
        self._layers: dict[tuple[str, SceneShape], Static] = {}

    def draw(self, view: ApogeeView, moves: Moves, text: ApogeeText, say: Say, look: Look) -> Scene:
        """The scene of a view; legal moves get paths while the viewer's own board is shown."""
        shown = look.shown if look.shown is not None else view.seat or 0
        plan = PLANS[look.shape]
        drawing = Drawing(self.data, plan, view, moves if shown == view.seat else (), text, look, shown)
        return Scene(
            width=plan.width,
            height=plan.height,
            title=drawing.title(),
            static=self._layer(text, plan),
            live=tuple(drawing.live()),
            paths=tuple(drawing.keys.paths(say)),
            shown=shown,
            palette=APOGEE_PALETTES[look.palette],
        )

    def _layer(self, text: ApogeeText, plan: Plan) -> Static:
        key = (text.words.language, plan.shape)
        if key not in self._layers:
            self._layers[key] = Static.of((), tuple(printed(plan)))
        return self._layers[key]


class Drawing:
    """One scene in the making."""

    def __init__(
        self, data: ApogeeData, plan: Plan, view: ApogeeView, moves: Moves, text: ApogeeText, look: Look, shown: int
    ) -> None:
        self.data = data
        self.plan = plan
        self.view = view
        self.moves = moves
        self.text = text
        self.words = text.words
        self.look = look
        self.shown = shown
        self.company = view.companies[shown]
        self.technologies = {card.id: card for card in data.technology}

    @cached_property
    def keys(self) -> MoveKeys:
        """What to touch for the moves."""
        return MoveKeys(self.data, self.view, self.moves)

    def name(self, seat: int) -> str:
        """Who sits there."""
        given = self.look.names[seat] if seat < len(self.look.names) else ""
        return given or self.text.names.seat(seat)

    def title(self) -> str:
        """The picture in a sentence."""
        return self.words("Apogee, round {n}. {question}", n=self.view.round, question=self.question())

    def live(self) -> Iterator[Node]:
        """The live layer."""
        yield round_stamp(self.text, self.view, self.plan)
        yield mission_sheet(self.text, self.view, self.shown, self.plan.mission)
        yield self._question()
        yield from self._pass()
        yield event_card(self.text, self.view.event, self.plan.event, self._mood())
        yield from self._investors()
        yield self._die()
        yield from self._rows()
        yield from self._decks()
        yield from Board(self.text, self.data, self.plan, self.view, self.shown).nodes()
        yield company_head(self.text, self.view, self.shown, self.name(self.shown), self.plan.company)
        yield from self._pad()
        yield from self._places()
        yield from self._director()
        names = [self.name(seat) for seat in range(len(self.view.companies))]
        yield from seat_panels(self.text, self.view, self.plan, self.shown, names)

    # --- the left column ------------------------------------------------------------------------------------------------------

    def question(self) -> str:
        """What is asked of the one who looks, or how things stand."""
        words, view = self.words, self.view
        if view.over:
            return self.text.result(view, [self.name(seat) for seat in range(len(view.companies))])
        if view.seat is not None and self.shown != view.seat:
            return words("You are looking at the board of {name}.", name=self.name(self.shown))
        if view.asks:
            return self.text.question(view)
        return words("Waiting for {names}.", names=words.join([self.name(seat) for seat in view.actors]))

    def _question(self) -> Group:
        box, told = self.plan.question, self.question()
        asked = bool(self.moves) or self.view.over
        width, lines = box.width - 14, self.plan.question_lines
        if self.keys.has(PASS) and not self.plan.wide:
            width = self.plan.pass_button.x - box.x - 20
        elif not self.keys.has(PASS) and self.plan.wide:
            lines += 2
        top = self.plan.question_size
        size = shrunk(told, width, lines, (top, top - 1, top - 2, 12), bold=asked)
        paint = "accent" if asked else "muted"
        rows = paragraph(told, box.x + 12, box.y + size + 1, width, lines, paint, size, bold=asked)
        bar = Rect(x=box.x, y=box.y, width=3, height=1.2 * size * len(rows) + 4, rx=1.5, fill=paint)
        return Group(key="question", role="status", title=told, children=(bar, *rows))

    def _pass(self) -> Iterator[Node]:
        if not self.keys.has(PASS):
            return
        box, label = self.plan.pass_button, self.text.passing(self.view.asks)
        lines = 1 if self.plan.wide else 2
        size = shrunk(label, box.width - 42, lines, (14, 13, 12.5, 12), bold=True)
        rows = len(paragraph(label, 0, 0, box.width - 42, lines, size=size, bold=True))
        top = box.height / 2 + 5 - 0.6 * size * (rows - 1)
        yield Group(
            key="pass",
            role="button",
            title=label,
            x=box.x,
            y=box.y,
            target=Rect(width=box.width, height=box.height, rx=7),
            children=(
                Rect(width=box.width, height=box.height, rx=7, fill="panel", stroke="accent"),
                Use(symbol="pass", x=18, y=box.height / 2, size=14, color="accent"),
                *paragraph(label, 33, top, box.width - 42, lines, "accent", size, bold=True),
            ),
        )

    def _mood(self) -> str:
        return next((card.type for card in self.data.event if card.id == self.view.event), "restriction")

    def _investors(self) -> Iterator[Node]:
        cards = {card.id: card for card in self.data.investor}
        pays = not any(c.effect.key == "no_rewards" for c in self.data.event if c.id == self.view.event)
        for place, (box, name) in enumerate(zip(self.plan.investors, self.view.investors, strict=False)):
            if name:
                yield investor_card(self.text, cards[name], f"investor.{place}", box, pays=pays)

    def _die(self) -> Group:
        """The last roll of the round, the pool of spare dice, and the button to spend one."""
        words, view, box = self.words, self.view, self.plan.die
        spend = self.keys.has(SPEND_DIE)
        shown = str(view.die) if view.die else ""
        passed = view.die >= view.need
        told = words("Spare dice left: {n}.", n=view.pool)
        result = ""
        if view.die:
            result = words("{die} rolled, {need} needed", die=view.die, need=max(view.need, 1))
        children: list[Node] = [
            Rect(
                width=box.width,
                height=box.height,
                rx=6,
                fill="panel" if spend else "paper",
                stroke="accent" if spend else "hairline",
            ),
            die(34, box.height / 2, 46, shown, "white", ("good" if passed else "bad") if view.die else "navy"),
        ]
        if self.plan.wide:
            label = (
                words("Spend a spare die")
                if view.asks == "retry" and spend
                else words("Buy a spare die")
                if spend
                else told
            )
            children.append(
                line(
                    fit(label, box.width - 72, 13, weight=700 if spend else 400),
                    66,
                    26,
                    "accent" if spend else "muted",
                    13,
                    bold=spend,
                )
            )
            children += paragraph(result, 66, 45, box.width - 72, 1, "good" if passed else "bad", 12)
        else:
            children.append(line(f"×{view.pool}", 66, box.height / 2 + 5, "muted", 14))
        return Group(
            key="die",
            role="button" if spend else "",
            title=f"{result}. {told}" if result else told,
            x=box.x,
            y=box.y,
            target=Rect(width=box.width, height=box.height, rx=6),
            children=tuple(children),
        )

    # --- the table --------------------------------------------------------------------------------------------------------------

    def _rows(self) -> Iterator[Node]:
        """Three rows of technologies, each with its own tab."""
        for slot, box, row, left in zip(SLOT_NAMES, self.plan.rows, self.view.rows, self.view.decks, strict=False):
            tab = 26 if self.plan.wide else 22
            yield self._tab(slot, Box(box.x, box.y, tab, box.height), left)
            cards = Box(box.x + tab + 6, box.y, box.width - tab - 6, box.height)
            for place, (spot, card) in enumerate(zip(grid(cards, len(row), 1, 6), row, strict=True)):
                if card:
                    yield technology_card(
                        self.text, self.technologies[card], f"row.{slot}.{place}", spot, small=not self.plan.wide
                    )

    def _tab(self, slot: str, box: Box, left: int) -> Group:
        label, h = self.text.names.tabs[slot], box.height
        size = fit_size(label.upper(), h - 34, 12.5, bold=True, least=12 if self.plan.wide else 7)
        return Group(
            key=f"row.{slot}",
            title=self.words("{slot}: {n} cards in the deck.", slot=self.text.names.slots[slot], n=left),
            x=box.x,
            y=box.y,
            target=Rect(x=-3, width=box.width + 24, height=h, rx=4),
            children=(
                Rect(width=box.width, height=h, rx=4, fill=SLOT_PAINTS[slot]),
                figure(left, box.width / 2, 13, "white", 12.5),
                Group(
                    x=box.width / 2 + 4.5,
                    y=h - 8,
                    turn=-90,
                    children=(line(fit(label.upper(), h - 24, size, weight=700), 0, 0, "white", size, bold=True),),
                ),
            ),
        )

    def _decks(self) -> Iterator[Node]:
        words, view = self.words, self.view
        junior, senior, rnd = self.plan.decks
        first = view.asks == "starters"
        yield deck(
            "junior",
            words("Two juniors") if first else words("Junior"),
            view.junior_deck,
            words("Juniors: authority up to 6, all with a specialty. The Director hires one as an action."),
            junior,
            "upper",
            lit=self.keys.has(JUNIOR),
        )
        told = words("Seniors: authority from 6 to 12. The Director hires one as an action.")
        yield deck(
            "senior",
            words("One senior") if first else words("Senior"),
            view.senior_deck,
            f"{told} {words('No senior may be hired any more.')}" if view.no_senior else told,
            senior,
            "first",
            lit=self.keys.has(SENIOR),
        )
        yield deck(
            "rnd", words("R&D deck"), view.decks[3], words("The R&D deck has no open row."), rnd, "rnd", lit=False
        )

    def _pad(self) -> Iterator[Node]:
        built = [(self.technologies[card], False) for card in self.company.pad]
        planned = [(self.technologies[card], True) for card in self.company.plan]
        flown = bool(self.company.flights)
        yield from rocket(self.text, [*built, *planned], self.plan.pad, self.plan.ground, flown=flown)
        yield self._fire()
        yield figures_box(self.text, self.company, self.plan.figures)

    def _fire(self) -> Group:
        words, box = self.words, self.plan.fire
        lit = self.keys.has(STATIC_FIRE)
        label = words("Static fire {roll}+", roll=self.view.fire_roll)
        size = fit_size(label, box.width - 16, 13, bold=lit, least=11)
        return Group(
            key="fire",
            role="button" if lit else "",
            title=words(
                "Static fire: with both stages built, {roll} or more brings a spare die.", roll=self.view.fire_roll
            ),
            x=box.x,
            y=box.y,
            target=Rect(width=box.width, height=box.height, rx=6),
            children=(
                Rect(width=box.width, height=box.height, rx=6, fill="panel", stroke="accent" if lit else "hairline"),
                line(
                    label, box.width / 2, box.height / 2 + 4.5, "accent" if lit else "muted", size, "middle", bold=lit
                ),
            ),
        )

    def _places(self) -> Iterator[Node]:
        caption_height = 18
        box = self.plan.places
        rows = Box(box.x, box.y + caption_height, box.width, box.height - caption_height)
        label = self.text.names.posts["operations"]
        size = fit_size(label.upper(), 0.86 * box.width, 12)
        yield Group(key="center", children=(caption(label, box.x + 2, box.y + 12, "muted", size),))
        wanted = self._wanted()
        for place, reach in zip(grid(rows, 1, len(self.company.reach), 5), self.company.reach, strict=True):
            launch = f"place.{reach.destination}" in self.keys.touchable
            lit = reach.destination in wanted
            yield place_row(self.text, self.company, reach, place, launch=launch, wanted=lit)

    def _wanted(self) -> set[str]:
        """The destinations of the Mission."""
        goal = self.text.cards.mission_card(self.view.mission, solo=self.view.solo).goal
        needs = {need.destination for need in self.view.needs}
        return {*needs, goal.destination} if goal.destination else set(needs)

    def _director(self) -> Iterator[Node]:
        """The business card of the company that is shown, and its two powers as places to touch."""
        company, plan, words = self.company, self.plan, self.words
        if not company.director or (self.view.phase == DIRECTORS and self.shown == self.view.seat):
            return
        card = next(card for card in self.data.director if card.id == company.director)
        mission = self.text.cards.mission_card(self.view.mission, solo=self.view.solo)
        nations = not self.view.solo and not getattr(mission, "forbid_nations", False)
        yield director_card(
            self.text,
            card,
            "director",
            plan.director,
            specialty_used=company.specialty_used,
            nation_used=company.nation_used,
            nation_open=nations,
        )
        power = words("Specialty: {power}", power=self.text.cards.power(card))
        used = words("It has been used.")
        nation = f"{self.text.names.nations[card.nation]}: {self.text.cards.nation(card.nation)}"
        yield self._power(
            "specialty",
            words("Specialty"),
            f"{power} {used if company.specialty_used else ''}".rstrip(),
            plan.specialty,
            company.specialty_used,
        )
        yield self._power(
            "nation",
            self.text.names.nations[card.nation],
            f"{nation} {used if company.nation_used else ''}".rstrip(),
            plan.nation,
            company.nation_used or not nations,
        )

    def _power(self, key: str, label: str, title: str, box: Box, spent: bool) -> Group:
        lit = key in self.keys.touchable
        children: tuple[Node, ...] = ()
        if not self.plan.wide:
            size = fit_size(label, box.width - 16, 13, bold=True, least=11)
            told = title.partition(": ")[2]
            children = (
                Rect(width=box.width, height=box.height, rx=6, fill="panel", stroke="accent" if lit else "hairline"),
                line(
                    fit(label, box.width - 12, size, weight=700), 8, 18, "muted" if spent else "accent", size, bold=True
                ),
                *paragraph(told, 8, 33, box.width - 14, 2, "muted" if spent else "navy", 11),
            )
        return Group(
            key=key,
            role="button" if lit else "",
            title=title,
            x=box.x,
            y=box.y,
            target=Rect(width=box.width, height=box.height, rx=6),
            children=children,
        )
