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
from cosmodrome.games.moon.adventure8.view import ASTRA, BattlefieldView, PlanetView, SideView
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import figure, fit_size, label, line
from cosmodrome.scene import Circle, Group, Node, Rect, Use

__all__ = ["SmallSheet", "printed_small"]

Point = tuple[float, float]


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
        cells, moon, size = _pips(planet, card, small=plan.narrow)
        for points, edge in ((cells, "chalk"), (moon, "planning")):
            for x, y in points:
                yield Circle(
                    cx=card.x + x, cy=card.y + y, r=0.44 * size, fill="ground", stroke=edge, stroke_opacity=0.6
                )
        if plan.narrow:
            text = _brief(planet.label)
            size = fit_size(text, card.width - 4, 12.5, bold=True)
            yield figure(text, card.x + card.width / 2, card.y + 11, "chalk", size)
        else:
            yield type_disc(planet.type, card.x + 13, card.y + 14, 8)
            text = planet.label if fit_size(planet.label, card.width - 30, 15) == 15 else _brief(planet.label)
            yield line(text, card.x + card.width - 5, card.y + 19, "chalk", 15, "end")


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
        heading: str,
    ) -> None:
        self.names = names
        self.words = names.words
        self.printed = printed
        self.plan = plan
        self.field = field
        self.seats = seats
        self.who = who
        self.heading = heading

    def nodes(self) -> Iterator[Node]:
        """Heading, planets, asteroids, and a line for each side."""
        box, small = self.plan.other, self.plan.narrow
        y, size = (19, 12.5) if small else (23, 15)
        head = label(self.heading, box.x + 12, box.y + y, box.width - 120, "muted", size)
        yield Group(key="small", children=head)
        yield self._asteroids()
        for card, printed, planet, name in zip(
            self.plan.small, self.printed.planet, self.field.planets, self.names.planets, strict=True
        ):
            yield self._planet(card, printed, planet, name)
        low = self.plan.small[0].y + self.plan.small[0].height
        sides = {side.seat: side for side in self.field.sides}
        rows = (box.y + box.height - low) / 2
        for i, seat in enumerate(self.seats):
            yield self._side(f"small.side.{i + 1}", sides[seat], Box(box.x + 2, low + rows * i, box.width - 4, rows))

    def _side(self, key: str, side: SideView, box: Box) -> Group:
        name = self.who(side.seat)
        title = self.words("{name} on this sheet: {n}", name=name, n=sum(side.lines.values()))
        line = summary(self.words, self.printed, side, name, box, narrow=self.plan.narrow)
        area = Rect(width=box.width, height=box.height, rx=6)
        return Group(key=key, title=title, x=box.x, y=box.y, target=area, children=tuple(line))

    def _planet(self, card: Box, printed: PlanetData, planet: PlanetView, name: str) -> Group:
        small = self.plan.narrow
        key = f"small.{printed.id}"
        cells, moon, size = _pips(printed, card, small=small)
        children: list[Node] = [
            Use(symbol=shape_of(seat), x=x, y=y, size=size, color=paint_of(seat))
            for seat, (x, y) in zip((*planet.cells, *planet.moon), (*cells, *moon), strict=True)
            if seat >= 0 or seat == ASTRA
        ]
        low = card.height - (12 if small else 14)
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
            children.append(figure(count, at + 9, 0, "chalk", 13 if self.plan.narrow else 15, "start"))
        return Group(
            key="small.asteroids",
            title=words("Asteroids: {counts}.", counts=told),
            x=box.x + box.width - 86,
            y=box.y + y,
            target=Rect(x=-10, y=-11, width=90, height=22, rx=6),
            children=tuple(children),
        )


def _brief(label: str) -> str:
    """The numbers of a planet, the first and the last.

    >>> _brief("3 4 5"), _brief("13 14 15 >"), _brief("< 1 2 3")
    ('3–5', '13–15 >', '< 1–3')
    """
    parts = label.split()
    numbers = [part for part in parts if part.isdigit()]
    span = f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else "".join(numbers)
    signs = ["" if part.isdigit() else part for part in (parts[0], parts[-1])]
    return f"{signs[0]} {span} {signs[1]}".strip()


def _pips(printed: PlanetData, card: Box, *, small: bool) -> tuple[list[Point], list[Point], float]:
    """Where on a card the spaces of a planet and the spots of its moon are, and how large they are."""
    step, per_row, top = (12.5, 4, 28) if small else (14.5, 7, 36)
    low = card.height - (12 if small else 14)
    cells = [(8 + step * (i % per_row), top + step * (i // per_row)) for i in range(len(printed.spaces))]
    return cells, [(8 + step * i, low) for i in range(printed.spots)], 0.86 * step
