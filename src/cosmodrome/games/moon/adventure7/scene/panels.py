"""The boxes of adventure 7's sheet: what each starship scores, the missions, astronauts with their Wild symbols, planning
and system errors. Printed frames, and what players mark in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.games.moon.adventure7.data import EscapeData
from cosmodrome.games.moon.adventure7.names import EscapeNames
from cosmodrome.games.moon.adventure7.scene.plan import EscapePlan
from cosmodrome.games.moon.adventure7.view import EscapeSheetView
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import figure, label
from cosmodrome.scene import Curve, Group, Node, Rect, Use

__all__ = ["Panels", "printed_panels"]


def printed_panels(names: EscapeNames, printed: EscapeData, plan: EscapePlan) -> Iterator[Node]:
    """Frames with their headings, and everything printed in them."""
    for box, name, paint in (
        (plan.missions, names.scoring["missions"], "chalk"),
        (plan.astronauts, names.actions["astronaut"], "astronaut"),
        (plan.planning, names.scoring["planning"], "planning"),
        (plan.errors, names.words("Errors") if plan.small else names.scoring["errors"], "bad"),
    ):
        yield Rect(
            x=box.x, y=box.y, width=box.width, height=box.height, rx=9, fill="panel", fill_opacity=0.75, stroke=paint,
            stroke_opacity=0.75, stroke_width=1.3,
        )  # fmt: skip
        size = 12.5 if plan.small else 15
        yield from label(name, box.x + box.width / 2, box.y + 19, box.width - 6, paint, size, "middle")
    for letter, (x, y) in zip(LETTERS, _mission_spots(plan), strict=True):
        symbol = f"mission-{letter.lower()}"
        yield Use(symbol=symbol, x=x, y=y, size=24, color=symbol, opacity=0.9)
        yield Curve(
            d=f"M{x + 20} {y + 10}H{plan.missions.x + plan.missions.width - 12}",
            stroke=symbol,
            stroke_opacity=0.5,
            stroke_dasharray="2 3",
        )
    for x, y in _astronaut_spots(printed, plan):
        yield Use(symbol="astronaut", x=x, y=y, size=_size(plan), color="astronaut", opacity=0.75)
    for x, y in _wild_spots(printed, plan):
        yield Curve(d=_pointer(x - 0.95 * _size(plan), y), stroke="chalk", stroke_opacity=0.6, stroke_width=1.4)
        yield Use(symbol="wild", x=x, y=y, size=_size(plan), color="wild", opacity=0.55)
    for losses, spots, paint in (
        (printed.planning.losses, _box_spots(plan.planning, len(printed.planning.losses), plan), "planning"),
        (printed.errors.losses, _box_spots(plan.errors, len(printed.errors.losses), plan), "bad"),
    ):
        for i, (loss, spot) in enumerate(zip(losses, spots, strict=True)):
            yield from _box(spot, loss, paint, last=i == len(losses) - 1)
    for gives, spot in zip(
        printed.errors.airlocks, _box_spots(plan.errors, len(printed.errors.losses), plan), strict=False
    ):
        if gives:
            size = 15 if plan.small else 18
            yield Use(symbol="robot", x=spot.x + spot.width / 2, y=spot.y + spot.height + 12, size=size, color="robot")
    if not plan.small:
        for ship in plan.ships:
            yield from _score_frame(ship.greenhouse_box, "plant")
            yield from _score_frame(ship.modules_box, "energy")


def _score_frame(box: Box, symbol: str) -> Iterator[Node]:
    yield Rect(
        x=box.x, y=box.y, width=box.width, height=box.height, rx=7, fill="ground", fill_opacity=0.75, stroke=symbol,
        stroke_opacity=0.7, stroke_width=1.2,
    )  # fmt: skip
    yield Use(symbol=symbol, x=box.x + 18, y=box.y + box.height / 2, size=19, color=symbol)


def _box(box: Box, value: int, paint: str, *, last: bool) -> Iterator[Node]:
    if not last:
        yield Rect(
            x=box.x, y=box.y, width=box.width, height=box.height, rx=5, fill="ground", stroke=paint, stroke_opacity=0.8
        )
    yield figure(value, box.x + box.width / 2, box.y + box.height / 2, "chalk", 0.52 * box.height)


def _pointer(x: float, y: float) -> str:
    return f"M{x - 4:.1f} {y - 4:.1f}L{x:.1f} {y:.1f}L{x - 4:.1f} {y + 4:.1f}"


def _size(plan: EscapePlan) -> float:
    return 20 if plan.small else 23


def _rows(box: Box, count: int, plan: EscapePlan) -> list[float]:
    """The heights of so many rows of a panel."""
    top = 28 if plan.small else 26
    step = (box.height - top - 6) / count
    return [box.y + top + step * (n + 0.5) for n in range(count)]


def _mission_spots(plan: EscapePlan) -> list[tuple[float, float]]:
    box = plan.missions
    return [(box.x + (20 if plan.small else 28), y) for y in _rows(box, len(LETTERS), plan)]


def _astronaut_spots(printed: EscapeData, plan: EscapePlan) -> list[tuple[float, float]]:
    """Line by line, each as long as what circles a Wild symbol."""
    box, per_line = plan.astronauts, printed.sheet.astronauts_for_wild
    rows = _rows(box, -(-printed.sheet.astronauts // per_line), plan)
    step = min(0.34 * box.width, 0.62 * box.width / per_line)
    left = box.x + 0.5 * step + (1 if plan.small else 6)
    return [(left + step * (n % per_line), rows[n // per_line]) for n in range(printed.sheet.astronauts)]


def _wild_spots(printed: EscapeData, plan: EscapePlan) -> list[tuple[float, float]]:
    box, per_line = plan.astronauts, printed.sheet.astronauts_for_wild
    rows = _rows(box, -(-printed.sheet.astronauts // per_line), plan)
    return [(box.x + box.width - (17 if plan.small else 26), y) for y in rows[: printed.wilds]]


def _box_spots(box: Box, count: int, plan: EscapePlan) -> list[Box]:
    """Boxes in two rows where there are many or the panel is narrow, else in one."""
    columns = -(-count // 2) if count > 5 or plan.small else count
    columns = min(columns, 4) if plan.small and count > 5 else columns
    rows = -(-count // columns)
    width, gap = (box.width - 12) / columns, 5
    step = (box.height - 28) / rows
    height = min(30, step - gap)
    left = box.x + (box.width - width * columns) / 2
    top = box.y + 26
    return [
        Box(
            left + width * (n % columns) + gap / 2,
            top + step * (n // columns) + (step - height) / 2 - 2,
            width - gap,
            height,
        )
        for n in range(count)
    ]


class Panels:
    """What one sheet has marked in the boxes."""

    def __init__(self, names: EscapeNames, printed: EscapeData, plan: EscapePlan, sheet: EscapeSheetView) -> None:
        self.names = names
        self.words = names.words
        self.printed = printed
        self.plan = plan
        self.sheet = sheet

    def nodes(self) -> Iterator[Node]:
        """Everything, in the order of the sheet."""
        for ship in self.plan.ships:
            worth = self.sheet.ships[ship.index]
            name = self.names.ship(ship.index)
            yield self._score(
                f"{ship.printed.id}.greenhouse",
                ship.greenhouse_box,
                worth.greenhouse,
                "plant",
                self.words("The greenhouse of {ship} is worth {n} now.", ship=name, n=worth.greenhouse),
            )
            yield self._score(
                f"{ship.printed.id}.modules",
                ship.modules_box,
                worth.modules,
                "energy",
                self.words("The full modules of {ship} are worth {n} now.", ship=name, n=worth.modules),
            )
        yield from self._missions()
        yield self._astronauts()
        yield self._wild()
        yield self._planning()
        yield self._errors()

    def _score(self, key: str, box: Box, value: int, paint: str, title: str) -> Group:
        small = self.plan.small
        lit = paint if value else "muted"
        x = box.width - (4 if small else 12)
        children: list[Node] = [figure(value, x, box.height / 2, lit, 12.5 if small else 21, "end")]
        if small and paint == "energy":
            children.append(Use(symbol="energy", x=7, y=box.height / 2, size=10, color=lit))
        return Group(
            key=key,
            role="img",
            title=title,
            x=box.x,
            y=box.y,
            target=Rect(width=box.width, height=box.height, rx=5),
            children=tuple(children),
        )

    def _missions(self) -> Iterator[Group]:
        words, box = self.words, self.plan.missions
        for letter, value, (x, y) in zip(LETTERS, self.sheet.missions, _mission_spots(self.plan), strict=True):
            key = f"box.{letter}"
            marks: list[Node] = []
            if value < 0:
                title = words("Mission {letter}: not accomplished yet.", letter=letter)
            else:
                title = words.count(
                    "Mission {letter}: accomplished for {n} point.",
                    "Mission {letter}: accomplished for {n} points.",
                    value,
                    letter=letter,
                )
                marks = [
                    hand.number(key, value, 30, "chalk", x=box.x + box.width - x - (18 if self.plan.small else 38))
                ]
            area = Rect(x=-14, y=-14, width=box.width - 14, height=28, rx=6)
            yield Group(key=key, role="img", title=title, x=x, y=y, children=tuple(marks), target=area)

    def _astronauts(self) -> Group:
        words, sheet, box, per_wild = (
            self.words,
            self.sheet,
            self.plan.astronauts,
            self.printed.sheet.astronauts_for_wild,
        )
        children: list[Node] = []
        for i, (x, y) in enumerate(_astronaut_spots(self.printed, self.plan)[: sheet.astronauts]):
            key = f"astronaut.{i + 1}"
            children.append(
                Group(key=key, x=x, y=y, children=(hand.cross(key, 0.42 * _size(self.plan), "chalk", 2.6),))
            )
        title = words(
            "Astronauts: {crossed} of {all} crossed; every {n} of them circle a Wild.",
            crossed=sheet.astronauts,
            all=self.printed.sheet.astronauts,
            n=per_wild,
        )
        area = Rect(
            x=box.x + 2, y=box.y + 22, width=box.width - (50 if self.plan.small else 54), height=box.height - 26, rx=8
        )
        return Group(key="astronauts", role="button", title=title, children=tuple(children), target=area)

    def _wild(self) -> Group:
        words, sheet, box = self.words, self.sheet, self.plan.astronauts
        size, used = _size(self.plan), sheet.wilds - sheet.wilds_left
        children: list[Node] = []
        for i, (x, y) in enumerate(_wild_spots(self.printed, self.plan)[: sheet.wilds]):
            key = f"wild.{i + 1}"
            spent = i < used
            marks: list[Node] = [
                Use(symbol="wild", size=size, color="accent" if not spent else "muted"),
                hand.ring(key, 0.66 * size, 0.66 * size, "chalk", 2.2),
            ]
            if spent:
                marks.append(hand.cross(f"{key}.used", 0.5 * size, "chalk", 2.8))
            children.append(Group(key=key, x=x, y=y, opacity=0.6 if spent else 1, children=tuple(marks)))
        title = words.count(
            "You have {n} Wild: cross it off to use any action instead of the one on the card.",
            "You have {n} Wilds: cross one off to use any action instead of the one on the card.",
            sheet.wilds_left,
        )
        width = 45.2 if self.plan.small else 50
        area = Rect(x=box.x + box.width - width - 2, y=box.y + 22, width=width, height=box.height - 26, rx=8)
        return Group(key="wild", role="button", title=title, children=tuple(children), target=area)

    def _planning(self) -> Group:
        losses = self.printed.planning.losses
        title = self.words.count(
            "Planning: {n} point lost. Each X that Planning writes crosses a box.",
            "Planning: {n} points lost. Each X that Planning writes crosses a box.",
            losses[self.sheet.plannings],
        )
        return self._losses("planning", self.plan.planning, losses, self.sheet.plannings, "planning", title)

    def _errors(self) -> Group:
        losses = self.printed.errors.losses
        title = " ".join(
            (
                self.words(
                    "System errors: {errors} of {all} crossed, {n} points lost.",
                    errors=self.sheet.errors,
                    all=len(losses) - 1,
                    n=losses[self.sheet.errors],
                ),
                self.words("A robot below a box: crossing it activates an airlock."),
            )
        )
        return self._losses("errors", self.plan.errors, losses, self.sheet.errors, "bad", title)

    def _losses(self, key: str, box: Box, losses: Sequence[int], crossed: int, paint: str, title: str) -> Group:
        children: list[Node] = []
        for i, spot in enumerate(_box_spots(box, len(losses), self.plan)[: crossed + 1]):
            x, y = spot.x + spot.width / 2, spot.y + spot.height / 2
            name = f"{key}.{i + 1}"
            if i < crossed:
                shade = Rect(
                    x=-spot.width / 2, y=-spot.height / 2, width=spot.width, height=spot.height, rx=5, fill="ground",
                    fill_opacity=0.6,
                )  # fmt: skip
                marks: tuple[Node, ...] = (shade, hand.cross(name, 0.32 * spot.height, "chalk", 2.4))
            else:
                plate = Rect(
                    x=-spot.width / 2, y=-spot.height / 2, width=spot.width, height=spot.height, rx=5, fill=paint
                )
                marks = (plate, figure(losses[i], 0, 0, "ground", 0.55 * spot.height))
            children.append(Group(key=name, x=x, y=y, children=marks))
        area = Rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=9)
        return Group(key=key, role="button", title=title, children=tuple(children), target=area)
