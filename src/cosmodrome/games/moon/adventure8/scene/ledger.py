"""The scoring area of a seat on the sheet in play: tracks, types of planets, astronauts, errors and missions.

What is printed first, then what is marked on it. The neighbour's area is summed up in one line, the `rival`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cosmodrome.games.moon.adventure8.data import TRACKS, BattleData
from cosmodrome.games.moon.adventure8.names import BattleNames
from cosmodrome.games.moon.adventure8.scene.insignia import paint_of, shape_of
from cosmodrome.games.moon.adventure8.scene.plan import BattlePlan
from cosmodrome.games.moon.adventure8.scene.system import type_paint
from cosmodrome.games.moon.adventure8.view import ASTRA, SideView
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import figure, fit_size, line
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use, fit

__all__ = ["Ledger", "minus", "printed_ledger", "summary", "type_disc"]

SYMBOLS = {"plants": "plant", "water": "water", "planning": "planning", "errors": "error"}
PAINTS = {"plants": "plant", "water": "water", "planning": "planning", "errors": "bad"}


def minus(value: int) -> str:
    """A figure with a proper minus.

    >>> minus(-5), minus(5)
    ('−5', '5')
    """
    return str(value).replace("-", "−")


def type_disc(kind: str, x: float, y: float, r: float) -> Group:
    """A small planet of a type: told by what is on it as well as by its colour."""
    paint = type_paint(kind)
    marks: dict[str, tuple[Node, ...]] = {
        "green": (Curve(d=f"M{-0.7 * r:.1f} 0Q{-0.2 * r:.1f} {-0.9 * r:.1f} {0.5 * r:.1f} {-0.2 * r:.1f}T{-0.1 * r:.1f} {0.7 * r:.1f}Z", fill="ground", fill_opacity=0.55),),
        "blue": (Curve(d=f"M{-0.86 * r:.1f} {-0.3 * r:.1f}H{0.86 * r:.1f}M{-0.86 * r:.1f} {0.3 * r:.1f}H{0.86 * r:.1f}", stroke="ground", stroke_width=0.22 * r),),
        "grey": tuple(
            Circle(cx=cx * r, cy=cy * r, r=size * r, fill="ground", fill_opacity=0.6)
            for cx, cy, size in ((-0.3, -0.3, 0.26), (0.4, 0.1, 0.2), (-0.15, 0.5, 0.17))
        ),
    }  # fmt: skip
    return Group(x=x, y=y, children=(Circle(r=r, fill=paint), *marks[kind]))


def printed_ledger(printed: BattleData, plan: BattlePlan) -> Iterator[Node]:
    """The frame, and every box with its value."""
    box = plan.ledger
    yield Rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=11, fill="panel", fill_opacity=0.9)
    for track in printed.track:
        panel = plan.panels[track.id]
        yield Use(
            symbol=SYMBOLS[track.id],
            x=panel.x + (11 if plan.narrow else 16),
            y=panel.y + panel.height / 2,
            size=17 if plan.narrow else 22,
            color=PAINTS[track.id],
        )
        yield from _boxes(plan.tracks[track.id], track.values, PAINTS[track.id])
    for kind in printed.type:
        panel = plan.panels[kind.id]
        if not plan.narrow:
            yield type_disc(kind.id, panel.x + 18, panel.y + panel.height / 2, 12)
        else:
            yield Rect(
                x=panel.x, y=panel.y, width=panel.width, height=panel.height, rx=8, stroke=type_paint(kind.id),
                stroke_opacity=0.4,
            )  # fmt: skip
        yield from _boxes(plan.tracks[kind.id], kind.values, type_paint(kind.id))
    for x, y in plan.astronauts:
        yield Use(symbol="astronaut", x=x, y=y, size=21 if plan.narrow else 23, color="astronaut", opacity=0.6)


def _boxes(boxes: Sequence[Box], values: Sequence[int], paint: str) -> Iterator[Node]:
    for i, (box, value) in enumerate(zip(boxes, values, strict=True)):
        x, y = box.middle
        if i < len(values) - 1:
            yield Rect(
                x=box.x, y=box.y, width=box.width, height=box.height, rx=5, fill="ground", stroke=paint,
                stroke_opacity=0.75,
            )  # fmt: skip
        yield figure(value, x, y, "chalk", min(15, 0.6 * box.height, 0.58 * box.width))


class Ledger:
    """What a seat has marked on its side of the sheet in play."""

    def __init__(
        self,
        names: BattleNames,
        printed: BattleData,
        plan: BattlePlan,
        side: SideView,
        missions: Sequence[int] | None,
    ) -> None:
        self.names = names
        self.words = names.words
        self.printed = printed
        self.plan = plan
        self.side = side
        self.missions = missions
        """None where the side has no mission boxes."""

    def nodes(self) -> Iterator[Node]:
        """Everything, line by line."""
        words, side = self.words, self.side
        box = self.plan.ledger
        frame = Rect(width=box.width, height=box.height, rx=11, stroke=paint_of(side.seat), stroke_width=1.8)
        yield Group(key="ledger", x=box.x, y=box.y, children=(frame,))
        values = {track: self.printed.values(track) for track in TRACKS}
        told = {
            "plants": words.count(
                "Plants: {n} point now. Each plant that you cross off crosses a box.",
                "Plants: {n} points now. Each plant that you cross off crosses a box.",
                side.lines["plants"],
            ),
            "water": words.count(
                "Water: {n} point now. Each water that you cross off crosses a box.",
                "Water: {n} points now. Each water that you cross off crosses a box.",
                side.lines["water"],
            ),
            "planning": words.count(
                "Planning: {n} point lost. Each Planning action that you use crosses a box.",
                "Planning: {n} points lost. Each Planning action that you use crosses a box.",
                -side.lines["planning"],
            ),
        }
        crossed = {"plants": side.plants, "water": side.water, "planning": side.planning, "errors": side.errors}
        for track, title in told.items():
            yield self._track(track, values[track], crossed[track], PAINTS[track], title)
        yield self._errors(values["errors"])
        for index, kind in enumerate(self.printed.type):
            yield self._type(index, kind.id, kind.values)
        yield self._astronauts()
        yield from self._missions()

    def _track(self, track: str, values: Sequence[int], crossed: int, paint: str, title: str) -> Group:
        panel, y = self.plan.panels[track], self.plan.panels[track].height / 2
        score = figure(
            minus(self.side.lines[track]),
            panel.width - 4,
            y,
            paint if self.side.lines[track] else "muted",
            15 if self.plan.narrow else 20,
            "end",
        )
        return Group(
            key=track,
            role="img",
            title=title,
            x=panel.x,
            y=panel.y,
            target=Rect(width=panel.width, height=panel.height, rx=7),
            children=(*self._crosses(track, values, crossed, paint), score),
        )

    def _crosses(self, track: str, values: Sequence[int], crossed: int, paint: str) -> Iterator[Node]:
        """The boxes crossed, and the value in force."""
        panel = self.plan.panels[track]
        for i, box in enumerate(self.plan.tracks[track][: crossed + 1]):
            x, y = box.middle[0] - panel.x, box.middle[1] - panel.y
            name, w, h = f"{track}.{i + 1}", box.width, box.height
            if i < crossed:
                shade = Rect(x=-w / 2, y=-h / 2, width=w, height=h, rx=5, fill="ground", fill_opacity=0.6)
                marks: tuple[Node, ...] = (shade, hand.cross(name, 0.3 * h, "chalk", 2.4))
            else:
                plate = Rect(x=-w / 2, y=-h / 2, width=w, height=h, rx=5, fill=paint)
                marks = (plate, figure(values[i], 0, 0, "ground", min(16, 0.6 * h, 0.58 * w)))
            yield Group(key=name, x=x, y=y, children=marks)

    def _errors(self, values: Sequence[int]) -> Group:
        """The system errors of this side; they can be touched when nothing else is left."""
        words, side, panel = self.words, self.side, self.plan.panels["errors"]
        title = words(
            "System errors: {errors} of {all} crossed, {n} points lost.",
            errors=side.errors,
            all=len(values) - 1,
            n=-side.lines["errors"],
        )
        marked = self._track("errors", values, side.errors, "bad", title)
        touch = 46 if self.plan.narrow else panel.height
        area = Rect(y=(panel.height - touch) / 2, width=panel.width, height=touch, rx=7)
        return Group(
            key="errors", role="button", title=title, x=panel.x, y=panel.y, target=area, children=marked.children
        )

    def _type(self, index: int, kind: str, values: Sequence[int]) -> Group:
        words, side, panel, paint = self.words, self.side, self.plan.panels[kind], type_paint(kind)
        score, count, value = side.lines[kind], side.controlled[index], values[side.types[index]]
        title = words(
            "{type}: {count} under your control × {value} = {score}. An Energy crosses a box.",
            type=self.names.scoring[kind],
            count=count,
            value=value,
            score=score,
        )
        marks = self._crosses(kind, values, side.types[index], paint)
        lit = paint if score else "muted"
        if self.plan.narrow:
            y = panel.height - 16
            told: tuple[Node, ...] = (
                type_disc(kind, 15, y, 9),
                line(f"{count} × {value}", 30, y + 5, lit, 13),
                figure(score, panel.width - 8, y, lit, 17, "end"),
            )
        else:
            y = panel.height / 2
            told = (
                line(f"{count} × {value} =", panel.width - 44, y + 5.5, lit, 15, "end"),
                figure(score, panel.width - 4, y, lit, 20, "end"),
            )
        return Group(
            key=kind,
            role="button",
            title=title,
            x=panel.x,
            y=panel.y,
            target=Rect(width=panel.width, height=panel.height, rx=8),
            children=(*marks, *told),
        )

    def _astronauts(self) -> Group:
        side, panel, key = self.side, self.plan.panels["astronauts"], "astronauts"
        children: list[Node] = []
        for i, (x, y) in enumerate(self.plan.astronauts[: side.astronauts]):
            name = f"{key}.{i + 1}"
            marks: list[Node] = [hand.ring(name, 15, 15, "astronaut", 2)]
            if i < side.used:
                marks.append(hand.cross(f"{name}.used", 9, "chalk", 2.6))
            children.append(Group(key=name, x=x - panel.x, y=y - panel.y, children=tuple(marks)))
        stored = side.astronauts - side.used
        title = self.words.count(
            "{n} stored astronaut: each changes a number on this sheet by up to 2 and is crossed off.",
            "{n} stored astronauts: each changes a number on this sheet by up to 2 and is crossed off.",
            stored,
        )
        children.append(figure(stored, 12, panel.height / 2, "astronaut" if stored else "muted", 17))
        touch = 46 if self.plan.narrow else panel.height + 4
        return Group(
            key=key,
            role="button",
            title=title,
            x=panel.x,
            y=panel.y,
            target=Rect(y=(panel.height - touch) / 2, width=panel.width, height=touch, rx=8),
            children=tuple(children),
        )

    def _missions(self) -> Iterator[Group]:
        """The mission boxes, or on the other side what this side scores so far."""
        words = self.words
        if self.missions is not None:
            for letter, value, box in zip(LETTERS, self.missions, self.plan.missions, strict=True):
                name, symbol, y = f"box.{letter}", f"mission-{letter.lower()}", box.height / 2
                marks: list[Node] = [
                    Rect(width=box.width, height=box.height, rx=7, fill="ground", stroke=symbol, stroke_opacity=0.8),
                    Use(symbol=symbol, x=16, y=y, size=20, color=symbol, opacity=1 if value >= 0 else 0.6),
                ]
                if value >= 0:
                    marks.append(hand.number(name, value, 26, "chalk", 0.68 * box.width, y))
                    title = words.count(
                        "Mission {letter}: accomplished for {n} point.",
                        "Mission {letter}: accomplished for {n} points.",
                        value,
                        letter=letter,
                    )
                else:
                    title = words("Mission {letter}: not accomplished yet.", letter=letter)
                area = Rect(width=box.width, height=box.height, rx=7)
                yield Group(key=name, role="img", title=title, x=box.x, y=box.y, target=area, children=tuple(marks))
        panel, total = self.plan.panels["missions"], sum(self.side.lines.values())
        if not (self.plan.narrow and self.missions is not None):
            told = words("This side: {n}", n=minus(total))
            yield Group(
                key="side",
                title=told,
                x=panel.x,
                y=panel.y,
                children=(line(told, panel.width - 4, panel.height / 2 + 5.5, "tint", 15, "end", bold=True),),
            )


def summary(words: Words, printed: BattleData, side: SideView, name: str, box: Box, *, narrow: bool) -> Iterator[Node]:
    """One side in a line: who it belongs to, and what it scores for what."""
    size = 12.5 if narrow else 15
    middle, seat = box.height / 2, paint_of(side.seat)
    yield Use(symbol=shape_of(side.seat), x=15, y=middle, size=14, color=seat)
    room = 62 if narrow else 138
    yield line(fit(name, room, size, weight=700), 27, middle + 0.36 * size, seat, size, bold=True)
    x = 27 + room + 6
    if side.seat == ASTRA and narrow:
        yield Use(symbol="crown", x=x + 8, y=middle, size=15, color="tint")
        yield line(str(sum(side.controlled)), x + 20, middle + 0.36 * size, "chalk", size)
        return
    if side.seat == ASTRA:
        told = words.count(
            "leads on {n} planet, but scores only with the cards it is given",
            "leads on {n} planets, but scores only with the cards it is given",
            sum(side.controlled),
        )
        yield line(told, x, middle + 0.36 * size, "muted", fit_size(told, box.width - x - 10, size))
        return
    items: list[tuple[str, str, str]] = [
        ("plant", "plant", minus(side.lines["plants"])),
        ("water", "water", minus(side.lines["water"])),
        *((kind.id, type_paint(kind.id), minus(side.lines[kind.id])) for kind in printed.type),
        ("planning", "planning", minus(side.lines["planning"])),
        ("error", "bad", minus(side.lines["errors"])),
        ("astronaut", "astronaut", str(side.astronauts - side.used)),
    ]
    total = minus(sum(side.lines.values()))
    step = (box.width - x - (30 if narrow else 58)) / len(items)
    kinds = {kind.id for kind in printed.type}
    for i, (symbol, paint, value) in enumerate(items):
        at = x + step * i + (6 if narrow else 8)
        if symbol in kinds:
            yield type_disc(symbol, at, middle, 6 if narrow else 8)
        else:
            yield Use(symbol=symbol, x=at, y=middle, size=13 if narrow else 17, color=paint)
        yield line(value, at + (8 if narrow else 14), middle + 0.36 * size, "chalk", size)
    yield figure(total, box.width - 10, middle, seat, 15 if narrow else 19, "end")
