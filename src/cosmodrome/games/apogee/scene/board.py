"""A player's board: engineers in the hand and at their posts, the reserve, and cards laid out to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cosmodrome.games.apogee.data import ApogeeData, EngineerCard, TechnologyCard
from cosmodrome.games.apogee.rules.apogee import INCOME
from cosmodrome.games.apogee.rules.company import OPERATIONS, POST_NAMES
from cosmodrome.games.apogee.scene.cards import card_back, director_card, engineer_card, engineer_strip, technology_card
from cosmodrome.games.apogee.scene.plan import Box, Plan, grid
from cosmodrome.games.apogee.scene.style import caption, fit_size, line, paragraph, stamp
from cosmodrome.games.apogee.text import ApogeeText
from cosmodrome.games.apogee.view import ApogeeView, CompanyView, PostView
from cosmodrome.scene import Curve, Group, Node, Rect

__all__ = ["Board"]

POST_SIGNS: Mapping[str, str] = {
    "specialty": "M0-7 2-2.2 7-2 3.2 1.4 4.5 6.5 0 3.6-4.5 6.5-3.2 1.4-7-2-2-2.2Z",
    "construction": "M-6 6-1 1M1-1C0-4 2-7 5-6L3-4 4-3 6-5C7-2 4 0 1-1ZM-7 6.5-6 7.5",
    "rnd": "M-2-7H2M-1.2-7V-2L-6 6H6L1.2-2V-7M-3.5 2H3.5",
    "design": "M-6 6V2L3-7 7-3-2 6ZM1-5 5-1",
    "operations": "M-7 6H7M0 6V0M-5 0A5 5 0 0 1 5 0ZM0-5V-8",
}


class Board:
    """The board of one seat, drawn for the one who looks."""

    def __init__(self, text: ApogeeText, data: ApogeeData, plan: Plan, view: ApogeeView, shown: int) -> None:
        self.text = text
        self.words = text.words
        self.plan = plan
        self.view = view
        self.shown = shown
        self.own = view.seat == shown
        self.company: CompanyView = view.companies[shown]
        self.technologies: dict[str, TechnologyCard] = {card.id: card for card in data.technology}
        self.engineers: dict[str, EngineerCard] = {card.id: card for card in data.engineer}
        self.directors = {card.id: card for card in data.director}

    def nodes(self) -> Iterator[Node]:
        """Engineers or cards to choose from, and the reserve."""
        choices = list(self.choices())
        if choices:
            yield from choices
        else:
            yield from self.hand()
            yield from self.posts()
        yield from self.reserve()

    # --- engineers ------------------------------------------------------------------------------------------------------------

    def _home(self) -> list[str]:
        """Engineers that are drawn in the hand: one's own come home when their work is done."""
        company, view = self.company, self.view
        if not self.own:
            return []
        away = [] if view.asks == "discharge" else list(company.posts[OPERATIONS].engineers)
        everybody = [*company.hand, *(engineer for post in company.posts for engineer in post.engineers)]
        if view.phase >= INCOME or view.asks == "discharge":
            home = [engineer for engineer in everybody if engineer not in away]
        else:
            home = list(company.hand)
        return sorted(home, key=lambda engineer: self.engineers[engineer].authority)

    def _title(self, engineer: str) -> str:
        return self.text.cards.engineer(engineer)

    def hand(self) -> Iterator[Node]:
        """The passes in one's hand; of the others only the backs."""
        boxes = grid(self.plan.hand, 5, 1, 8 if self.plan.wide else 4)
        home = self._home()
        for box, engineer in zip(boxes, home, strict=False):
            yield engineer_card(
                self.text, self.engineers[engineer], box, self._title(engineer), small=not self.plan.wide
            )
        if not self.own:
            company = self.company
            placed = [post.juniors + sum(self._junior(e) for e in post.engineers) for post in company.posts]
            placed_seniors = [post.size for post in company.posts]
            juniors = company.juniors - sum(placed)
            seniors = company.seniors - (sum(placed_seniors) - sum(placed))
            backs = [False] * juniors + [True] * seniors
            for index, (box, senior) in enumerate(zip(boxes, backs, strict=False)):
                yield card_back(f"back.{index}", self._back_title(senior), box, senior=senior)
            home = ["" for _ in backs]
        if not home:
            note = self.words("No engineers in hand.")
            box = self.plan.hand
            yield Group(
                key="hand.empty",
                x=box.x + box.width / 2,
                y=box.y + box.height / 2 + 4,
                children=(line(note, 0, 0, "muted", 13, "middle"),),
            )

    def _junior(self, engineer: str) -> bool:
        return self.engineers[engineer].profile == "junior"

    def _back_title(self, senior: bool) -> str:
        words = self.words
        return words("A senior whom you cannot see.") if senior else words("A junior whom you cannot see.")

    def posts(self) -> Iterator[Node]:
        """The five posts, and who works there."""
        home = set(self._home())
        for index, box in enumerate(grid(self.plan.posts, 5, 1, 6 if self.plan.wide else 4)):
            name, post = POST_NAMES[index], self.company.posts[index]
            working = [engineer for engineer in post.engineers if engineer not in home]
            yield self._post(name, box, idle=not working and not post.juniors and not post.seniors)
            yield from self._workers(index, working, post, box)

    def _post(self, name: str, box: Box, *, idle: bool) -> Group:
        words, w = self.words, box.width
        label = self.text.names.short_posts[name]
        size = fit_size(label, w - 23, 12.5, bold=True, least=12 if self.plan.wide else 8.5)
        told = {
            "specialty": words("Their specialties are carried out, the highest authority first."),
            "construction": words("Each may build a card of the reserve at its cost."),
            "rnd": words("Each draws an R&D card; one of them is kept."),
            "design": words("Take one open technology; the highest sum chooses first."),
            "operations": words("Their authority allows a launch this round."),
        }[name]
        title = f"{self.text.names.posts[name]}. {told}"
        children: list[Node] = [
            Rect(width=w, height=box.height, rx=5, fill="paper", stroke="hairline", stroke_width=1.2),
            Rect(width=w, height=23, rx=5, fill="paper-deep"),
            Group(
                x=11,
                y=12,
                scale=1 if self.plan.wide else 0.8,
                children=(Curve(d=POST_SIGNS[name], stroke="navy", stroke_width=1.4, stroke_linejoin="round"),),
            ),
            line(label, 21, 16.5, "navy", size, bold=True),
        ]
        if idle:
            children += paragraph(self._use(name), 6, 41, w - 10, 5, "muted", 12 if self.plan.wide else 11)
        if self._limit(name) is not None:
            children.append(stamp(words("max. {n}", n=self._limit(name)), w / 2, box.height - 16, w - 24, -6, size=12))
        return Group(
            key=f"post.{name}",
            title=title,
            x=box.x,
            y=box.y,
            target=Rect(width=w, height=box.height, rx=5),
            children=tuple(children),
        )

    def _use(self, post: str) -> str:
        """What a post is for, in the space that is free while nobody works there."""
        words = self.words
        return {
            "specialty": words("each uses the skill on the pass"),
            "construction": words("each builds a card"),
            "rnd": words("each draws a card, you keep one"),
            "design": words("you take an open card"),
            "operations": words("they let you launch"),
        }[post]

    def _limit(self, post: str) -> int | None:
        """How many engineers the Event of the round allows here."""
        for card in self.text.data.event:
            if card.id == self.view.event and card.effect.key == "engineer_limit" and card.effect.action == post:
                return card.effect.amount
        return None

    def _workers(self, index: int, working: Sequence[str], post: PostView, box: Box) -> Iterator[Node]:
        high = 23
        places = [Box(box.x + 3, box.y + 27 + (high + 2) * i, box.width - 6, high - 1) for i in range(5)]
        boosted = {
            card.id: card for card in self.engineers.values() if card.effect and card.effect.key == "move_to_soc"
        }
        for place, engineer in zip(places, working, strict=False):
            card = self.engineers[engineer]
            extra = 0
            if (
                index == OPERATIONS
                and engineer in boosted
                and self.view.phase > 4
                and card.effect
                and self._is_boosted(engineer)
            ):
                extra = round(10 * card.effect.authority)
            yield engineer_strip(self.text, card, place, self._title(engineer), boosted=extra)
        backs = [False] * post.juniors + [True] * post.seniors
        for number, (place, senior) in enumerate(zip(places[len(working) :], backs, strict=False)):
            yield card_back(f"back.{POST_NAMES[index]}.{number}", self._back_title(senior), place, senior=senior)

    def _is_boosted(self, engineer: str) -> bool:
        """Did the specialty send this one here? Then the authorities only add up with it."""
        post = self.company.posts[OPERATIONS]
        plain = sum(round(10 * self.engineers[other].authority) for other in post.engineers)
        return self.company.operations not in (-1, plain)

    # --- technologies ---------------------------------------------------------------------------------------------------------

    def reserve(self) -> Iterator[Node]:
        """The cards of the reserve, one sheet for each kind."""
        plan, words = self.plan, self.words
        cards = list(self.company.reserve)
        for planned in self.company.plan:
            cards.remove(planned)
        kinds = sorted(set(cards), key=list(self.technologies).index)
        limit = self.text.data.limits.reserve
        head = words("Reserve {n} of {limit}", n=len(self.company.reserve), limit=limit)
        yield Group(
            key="reserve",
            title=words("The technologies that can be built or sold."),
            children=(
                caption(head, plan.reserve.x + 2, plan.reserve.y + 12, "muted" if len(cards) <= limit else "bad"),
            ),
        )
        box = Box(plan.reserve.x, plan.reserve.y + 19, plan.reserve.width, plan.reserve.height - 19)
        columns, rows = (5, 2) if len(kinds) <= 10 else (7, 3)
        for place, kind in zip(grid(box, columns, rows, 6 if plan.wide else 4), kinds, strict=False):
            yield technology_card(
                self.text,
                self.technologies[kind],
                f"reserve.{kind}",
                place,
                count=cards.count(kind),
                small=not plan.wide or columns > 5,
            )
        if not kinds:
            note = words("The reserve is empty.")
            yield Group(
                key="reserve.empty",
                x=box.x + box.width / 2,
                y=box.y + box.height / 2,
                children=(line(note, 0, 0, "muted", 13, "middle"),),
            )

    # --- choices --------------------------------------------------------------------------------------------------------------

    def choices(self) -> Iterator[Node]:
        """Cards laid out to choose from: two Directors, R&D cards, or an opponent's."""
        view = self.view
        if not self.own:
            return
        if view.offered:
            yield from self._offered()
        elif view.asks == "keep":
            yield from self._laid_out(view.drawn)
        elif view.asks == "strike":
            rival = view.companies[view.target].reserve
            yield from self._laid_out([card for card in rival if self.technologies[card].slot == "rnd"])

    def _offered(self) -> Iterator[Node]:
        boxes = grid(self.plan.choice, 2, 1, 10)
        for box, director in zip(boxes, self.view.offered, strict=False):
            card = director_card(self.text, self.directors[director], f"choice.{director}", box)
            yield card
            if self.company.director == director:
                yield Group(
                    key=f"chosen.{director}",
                    children=(stamp(self.words("Chosen"), box.x + box.width / 2, box.bottom - 24, 120),),
                )

    def _laid_out(self, cards: Sequence[str]) -> Iterator[Node]:
        kinds = sorted(set(cards), key=list(self.technologies).index)
        columns = max(min(len(kinds), 5), 3)
        rows = 1 if len(kinds) <= columns else 2
        area = self.plan.choice
        high = min(area.height / rows, 150)
        box = Box(area.x, area.y + (area.height - high * rows) / 2, area.width, high * rows)
        for place, kind in zip(grid(box, columns, rows, 8), kinds, strict=False):
            card = self.technologies[kind]
            count = list(cards).count(kind)
            yield technology_card(self.text, card, f"choice.{kind}", place, count=count, small=not self.plan.wide)
