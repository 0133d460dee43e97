"""The two scoring tracks of adventure 6, plants and water: symbols in lines, the box and the bonus of each line, and the
signs on the first symbols. What is printed, and what players cross."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cosmodrome.games.moon.adventure6.data import LineData, TrackData, VirusData
from cosmodrome.games.moon.adventure6.names import VirusNames
from cosmodrome.games.moon.adventure6.scene.panels import frame
from cosmodrome.games.moon.adventure6.scene.plan import VirusPlan
from cosmodrome.games.moon.adventure6.scene.signs import germ, propagation
from cosmodrome.games.moon.adventure6.view import VirusSheetView, VirusView
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import figure
from cosmodrome.scene import Curve, Group, Node, Rect, Use

__all__ = ["Tracks", "printed_tracks", "sign_spots"]


@dataclass(frozen=True)
class LineSpot:
    """A line of a track."""

    printed: LineData
    y: float
    symbols: tuple[float, ...]
    sign: float
    bonus: float
    box: Box


@dataclass(frozen=True)
class TrackSpot:
    """A track: its lines, and the value below the last one."""

    printed: TrackData
    frame: Box
    lines: tuple[LineSpot, ...]
    last: Box
    icon: float


def _tracks(printed: VirusData, plan: VirusPlan) -> Iterator[TrackSpot]:
    for track, box in zip(printed.track, (plan.plants, plan.water), strict=True):
        lines = printed.lines_of(track.id)
        widest = max(line.symbols for line in lines)
        top, room = (22, 4) if plan.small else (28, 4)
        step = (box.height - top - room) / (len(lines) + 1)
        icon, size = (14, 17) if plan.small else (21, 30)
        wide = 26 if plan.small else 42
        edge = box.x + box.width - (5 if plan.small else 12) - wide
        bonus = edge - (11 if plan.small else 20)
        first = box.x + (28 if plan.small else 54)
        pitch = (bonus - first) / (widest + (0.05 if plan.small else 0.1))
        spots = []
        for n, line in enumerate(lines):
            y = box.y + top + step * (n + 0.5)
            symbols = tuple(first + pitch * i for i in range(line.symbols))
            value = Box(edge, y - min(size, step - 3) / 2, wide, min(size, step - 3))
            spots.append(LineSpot(line, y, symbols, box.x + (12 if plan.small else 22), bonus, value))
        y = box.y + top + step * (len(lines) + 0.5)
        last = Box(edge, y - min(size, step - 3) / 2, wide, min(size, step - 3))
        yield TrackSpot(track, box, tuple(spots), last, icon)


def sign_spots(printed: VirusData, plan: VirusPlan) -> list[tuple[float, float]]:
    """Where the signs hang, in the order in which they are counted."""
    return [(line.sign, line.y) for track in _tracks(printed, plan) for line in track.lines if line.printed.sign]


def printed_tracks(names: VirusNames, printed: VirusData, plan: VirusPlan) -> Iterator[Node]:
    """Frames, symbols, boxes, bonuses and signs."""
    for track in _tracks(printed, plan):
        paint = track.printed.id
        yield from frame(track.frame, names.scoring["plants" if paint == "plant" else "water"], paint, plan)
        for line in track.lines:
            for x in line.symbols:
                yield Use(symbol=paint, x=x, y=line.y, size=track.icon, color=paint, opacity=0.8)
            yield Use(
                symbol=track.printed.bonus, x=line.bonus, y=line.y, size=0.92 * track.icon, color=track.printed.bonus
            )
            yield from _box(line.box, line.printed.box, paint)
            if line.printed.sign:
                yield Curve(
                    d=f"M{line.sign + 0.55 * track.icon:.1f} {line.y:.1f}H{line.symbols[0] - 0.6 * track.icon:.1f}",
                    stroke="chalk",
                    stroke_opacity=0.6,
                )
                yield _sign(printed, line, track.icon)
        yield figure(track.printed.last, *track.last.middle, "chalk", _type(track.last))


def _sign(printed: VirusData, line: LineSpot, icon: float, *, faint: bool = True) -> Group:
    """A virus that is woken, or a propagation."""
    if printed.wakes(line.printed.sign):
        return germ(line.printed.sign, line.sign, line.y, 1.1 * icon, faint=faint)
    return propagation(line.sign, line.y, icon, "bad" if faint else "muted")


def _box(box: Box, value: int, paint: str) -> Iterator[Node]:
    yield Rect(
        x=box.x, y=box.y, width=box.width, height=box.height, rx=5, fill="ground", stroke=paint, stroke_opacity=0.8
    )
    yield figure(value, *box.middle, "chalk", _type(box))


def _type(box: Box) -> float:
    """The size of a value in its box."""
    return max(0.6 * box.height, 12.5)


class Tracks:
    """What one sheet has crossed on the tracks."""

    def __init__(
        self, names: VirusNames, printed: VirusData, plan: VirusPlan, view: VirusView, sheet: VirusSheetView
    ) -> None:
        self.names = names
        self.words = names.words
        self.printed = printed
        self.plan = plan
        self.view = view
        self.sheet = sheet

    def nodes(self) -> Iterator[Node]:
        """Both tracks, and the signs on them."""
        for track in _tracks(self.printed, self.plan):
            yield self._track(track)
            for line in track.lines:
                if line.printed.sign:
                    yield self._sign(track, line)

    def _track(self, track: TrackSpot) -> Group:
        name = track.printed.id
        crossed = self.sheet.planted if name == "plant" else self.sheet.watered
        worth = self.sheet.lines["plants" if name == "plant" else "water"]
        children: list[Node] = []
        open_box, left = (track.last, track.printed.last), crossed
        for line in reversed(track.lines):
            if sum(other.printed.symbols for other in track.lines[: track.lines.index(line) + 1]) > crossed:
                open_box = (line.box, line.printed.box)
        for line in track.lines:
            for n, x in enumerate(line.symbols[: max(0, left)]):
                key = f"{line.printed.id}.{n + 1}"
                children.append(Group(key=key, x=x, y=line.y, children=(self._cross(key, 0.42 * track.icon),)))
            left -= line.printed.symbols
            if left >= 0:
                children += self._full(track, line)
        box, value = open_box
        plate = Rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=5, fill=name)
        children.append(Group(key=f"{name}.now", children=(plate, figure(value, *box.middle, "ground", _type(box)))))
        area = Rect(
            x=track.frame.x, y=track.frame.y, width=track.frame.width, height=track.frame.height, rx=9
        )  # fmt: skip
        return Group(
            key=f"track.{name}",
            role="img",
            title=self._title(name, crossed, worth),
            children=tuple(children),
            target=area,
        )

    def _title(self, name: str, crossed: int, worth: int) -> str:
        words = self.words
        if name == "plant":
            return words(
                "Plant track: {crossed} symbols crossed, {points} points. A full line closes a walkway.",
                crossed=crossed,
                points=worth,
            )
        return words(
            "Water track: {crossed} symbols crossed, {points} points. A full line circles an energy.",
            crossed=crossed,
            points=worth,
        )

    def _cross(self, key: str, reach: float) -> Curve:
        return hand.cross(key, reach, "chalk", 2.4 if not self.plan.small else 1.8)

    def _full(self, track: TrackSpot, line: LineSpot) -> Iterator[Node]:
        """A full line has its box and its bonus crossed."""
        box, key = line.box, line.printed.id
        shade = Rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=5, fill="ground", fill_opacity=0.6)
        x, y = box.middle
        yield Group(key=f"{key}.box", children=(shade, hand.cross(key, 0.34 * box.height, "chalk", 2.2, x, y)))
        bonus = self._cross(f"{key}.bonus", 0.36 * track.icon)
        yield Group(key=f"{key}.bonus", x=line.bonus, y=line.y, children=(bonus,))

    def _sign(self, track: TrackSpot, line: LineSpot) -> Group:
        words, sign = self.words, line.printed.sign
        index, wakes = self.printed.signs.index(sign), self.printed.wakes(sign)
        marks: list[Node] = []
        reach = 0.6 * track.icon
        if index in self.view.spent or index in self.sheet.fired:
            shade = Rect(x=-reach, y=-reach, width=2 * reach, height=2 * reach, rx=5, fill="panel", fill_opacity=0.6)
            marks = [shade, hand.strike(f"sign.{sign}", reach, "chalk", 2.2 if not self.plan.small else 1.7)]
            title = words("This sign was set off and works no more.")
        elif wakes:
            title = words(
                "Whoever crosses this symbol first wakes {virus} for everybody.", virus=self.names.strain(sign)
            )
        else:
            title = words("Whoever crosses this symbol first makes the viruses of all others spread.")
        area = Rect(x=-reach, y=-reach, width=2 * reach, height=2 * reach, rx=5)
        return Group(
            key=f"sign.{sign}", role="img", title=title, x=line.sign, y=line.y, children=tuple(marks), target=area
        )  # fmt: skip
