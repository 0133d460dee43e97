"""The sheet that is not in play this turn, in small: who stands where, and what it scores."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cosmodrome.games.moon.adventure8.data import BattleData, PlanetData
from cosmodrome.games.moon.adventure8.names import BattleNames, sentence
from cosmodrome.games.moon.adventure8.scene.insignia import insignia, paint_of, shape_of
from cosmodrome.games.moon.adventure8.scene.ledger import summary, type_disc
from cosmodrome.games.moon.adventure8.scene.marks import standing
from cosmodrome.games.moon.adventure8.scene.plan import BattlePlan
from cosmodrome.games.moon.adventure8.scene.system import type_paint
from cosmodrome.games.moon.adventure8.view import BattlefieldView, PlanetView, SideView
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import caption, figure, fit_size
from cosmodrome.scene import Circle, Group, Node, Rect, Use

__all__ = ["SmallSheet", "printed_small"]


def printed_small(printed: BattleData, plan: BattlePlan) -> Iterator[Node]:
    """The frame, and a card for each planet."""
    box = plan.other
    yield Rect(
        x=box.x, y=box.y, width=box.width, height=box.height, rx=11, fill="ground", fill_opacity=0.5, stroke="chalk",
        stroke_opacity=0.3,
    )  # fmt: skip
    for planet, card in zip(printed.planet, plan.small, strict=True):
        paint = type_paint(planet.type)
        yield Rect(
            x=card.x, y=card.y, width=card.width, height=card.height, rx=8, fill=paint, fill_opacity=0.1, stroke=paint,
            stroke_opacity=0.6,
        )  # fmt: skip
        if plan.narrow:
            size = fit_size(planet.label, card.width - 6, 12, bold=True)
            yield figure(planet.label, card.x + card.width / 2, card.y + 11, "chalk", size)
        else:
            yield type_disc(planet.type, card.x + 13, card.y + 14, 8)
            size = fit_size(planet.label, card.width - 32, 14, bold=True)
            yield figure(planet.label, card.x + card.width - 6, card.y + 14, "chalk", size, "end")


class SmallSheet:
    """The live part of the other sheet."""

    def __init__(
        self,
        names: BattleNames,
        printed: BattleData,
        plan: BattlePlan,
        field: BattlefieldView,
        seats: tuple[int, int],
        who: Callable[[int], str],
        key: Callable[[str], str],
        heading: str,
    ) -> None:
        self.names = names
        self.words = names.words
        self.printed = printed
        self.plan = plan
        self.field = field
        self.seats = seats
        self.who = who
        self.key = key
        self.heading = heading

    def nodes(self) -> Iterator[Node]:
        """Heading, planets, asteroids, and a line for each side."""
        box, small = self.plan.other, self.plan.narrow
        head = caption(self.heading, box.x + 12, box.y + (19 if small else 22), "muted", 11 if small else 12)
        yield Group(key=self.key("small"), children=(head,))
        yield self._asteroids()
        for card, printed, planet, name in zip(
            self.plan.small, self.printed.planet, self.field.planets, self.names.planets, strict=True
        ):
            yield self._planet(card, printed, planet, name)
        low = self.plan.small[0].y + self.plan.small[0].height
        sides = {side.seat: side for side in self.field.sides}
        rows = (box.y + box.height - low) / 2
        for i, seat in enumerate(self.seats):
            yield self._side(sides[seat], Box(box.x + 2, low + rows * i, box.width - 4, rows))

    def _side(self, side: SideView, box: Box) -> Group:
        name = self.who(side.seat)
        title = self.words("{name} on this sheet: {n}", name=name, n=sum(side.lines.values()))
        line = summary(self.words, self.printed, side, name, box, narrow=self.plan.narrow)
        key = self.key(f"side.{side.seat}")
        return Group(key=key, title=title, x=box.x, y=box.y, children=tuple(line))

    def _planet(self, card: Box, printed: PlanetData, planet: PlanetView, name: str) -> Group:
        small = self.plan.narrow
        step, per_row = (12.5, 4) if small else (14.5, 7)
        children: list[Node] = []
        key = self.key(f"small.{printed.id}")
        top = 28 if small else 36
        for i, seat in enumerate(planet.cells):
            x, y = 8 + step * (i % per_row), top + step * (i // per_row)
            children += _pip(f"{key}.{i}", seat, x, y, 0.42 * step)
        low = card.height - (12 if small else 14)
        for i, seat in enumerate(planet.moon):
            children += _pip(f"{key}.moon.{i}", seat, 8 + step * i, low, 0.42 * step, moon=True)
        at = card.width - 8
        for i, seat in enumerate(planet.flag):
            children.append(insignia(f"{key}.flag.{seat}", seat, 6 if small else 8, at - 14 * i, low))
        if not planet.flag and small:
            children.append(type_disc(printed.type, at - 2, low, 6.5))
        elif not planet.flag:
            symbols = ["plant"] * (printed.plants - planet.plants) + ["water"] * (printed.waters - planet.waters)
            for i, symbol in enumerate(reversed(symbols)):
                children.append(Use(symbol=symbol, x=at - 16 * i, y=low, size=14, color=symbol))
        told = self.words(
            "{planet}: {filled} of {all} spaces filled.",
            planet=name,
            filled=sum(cell >= 0 for cell in planet.cells),
            all=len(planet.cells),
        )
        title = sentence(f"{told} {standing(self.words, planet, self.seats, self.who)}")
        area = Rect(width=card.width, height=card.height, rx=8)
        return Group(key=key, role="img", title=title, x=card.x, y=card.y, target=area, children=tuple(children))

    def _asteroids(self) -> Group:
        """How many each has mined, in the corner."""
        box, words = self.plan.other, self.words
        y = 15 if self.plan.narrow else 17
        counts = [(seat, self.field.asteroids.count(seat)) for seat in self.seats]
        told = words.join([f"{self.who(seat)} {count}" for seat, count in counts])
        children: list[Node] = [Use(symbol="robot", x=0, y=0, size=15, color="robot")]
        for i, (seat, count) in enumerate(counts):
            at = 20 + 32 * i
            children.append(Use(symbol=shape_of(seat), x=at, y=0, size=11, color=paint_of(seat)))
            children.append(figure(count, at + 9, 0, "chalk", 13, "start"))
        return Group(
            key=self.key("small.asteroids"),
            title=words("Asteroids: {counts}.", counts=told),
            x=box.x + box.width - 86,
            y=box.y + y,
            target=Rect(x=-10, y=-11, width=90, height=22, rx=6),
            children=tuple(children),
        )


def _pip(key: str, seat: int, x: float, y: float, r: float, *, moon: bool = False) -> Iterator[Node]:
    paint = "planning" if moon else "chalk"
    if seat < 0:
        yield Circle(cx=x, cy=y, r=0.9 * r, fill="ground", stroke=paint, stroke_opacity=0.6)
    else:
        yield insignia(key, seat, 0.92 * r, x, y)
