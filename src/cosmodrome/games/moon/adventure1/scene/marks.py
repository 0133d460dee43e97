"""What is written on the sheet of adventure 1: the live nodes of spaces, effects, track, errors and mission boxes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from cosmodrome.games.moon.adventure1.data import LaunchData
from cosmodrome.games.moon.adventure1.names import LaunchNames
from cosmodrome.games.moon.adventure1.scene.plan import EffectSpot, FloorSpot, LaunchPlan, QuarterSpot, Spot
from cosmodrome.games.moon.adventure1.scene.rocket import effect_paint, sign_spot
from cosmodrome.games.moon.adventure1.scene.words import effect_title, effects_in_words
from cosmodrome.games.moon.adventure1.view import LaunchSheetView
from cosmodrome.games.moon.data import WILD
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.spaces import holds, takes
from cosmodrome.games.moon.scene.style import figure
from cosmodrome.games.moon.scene.tile import tile
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use, kept

__all__ = ["LaunchMarks"]

Fate = Literal["open", "used", "lost", "gone"]
"""What has become of an effect: nothing yet; its quarter is full; so it is, but its arrow was empty; or others had it."""


class LaunchMarks:
    """One sheet, ready to be drawn over the printed one.

    `writable` says for each space which marks its owner may put there now: numbers, or CROSS.
    """

    def __init__(
        self,
        names: LaunchNames,
        printed: LaunchData,
        plan: LaunchPlan,
        sheet: LaunchSheetView,
        spent: Sequence[int],
        writable: Mapping[str, Sequence[int]],
    ) -> None:
        self.names = names
        self.words = names.words
        self.printed = printed
        self.plan = plan
        self.sheet = sheet
        self.spent = spent
        self.writable = writable

    def nodes(self) -> Iterator[Node]:
        """Everything, in the order of the sheet."""
        names, plan = self.names, self.plan
        for name, floor in zip(names.floors, plan.floors, strict=True):
            yield _sign(names, plan, floor, name)
            for quarter in floor.quarters:
                yield from self._quarter(quarter, name)
        yield self._track()
        yield self._errors()
        yield self._finals()
        yield from self._boxes()

    def _quarter(self, quarter: QuarterSpot, floor: str) -> Iterator[Node]:
        names, plan, sheet = self.names, self.plan, self.sheet
        cells = sheet.cells[quarter.first : quarter.first + len(quarter.spaces)]
        left = cells.count(EMPTY)
        for spot in quarter.effects:
            filled = spot.serial in sheet.arrows
            yield _effect(names, plan, spot, self._fate(spot, full=not left))
            if spot.effect.kind == "inactive":
                yield _arrow(names, plan, spot, filled=filled, full=not left)
        for space, value in zip(quarter.spaces, cells, strict=True):
            marks = tuple(self.writable.get(space.key, ())) if value == EMPTY else ()
            yield _space(names, plan, quarter, space, floor, value, left if value == EMPTY else 0, marks)

    def _fate(self, spot: EffectSpot, *, full: bool) -> Fate:
        kind, sheet = spot.effect.kind, self.sheet
        if kind == "sabotage" and spot.serial in self.spent and spot.serial not in sheet.sabotages:
            return "gone"
        if not full:
            return "open"
        return "lost" if kind == "inactive" and spot.serial not in sheet.arrows else "used"

    # --- the right of the sheet -------------------------------------------------------------------------------------

    def _track(self) -> Group:
        words, small = self.words, self.plan.shape == "tall"
        size = 17 if small else 25
        children: list[Node] = []
        left = self.sheet.rockets
        scored = False
        for spot in self.plan.track:
            for i, (x, y) in enumerate(spot.rockets):
                if i < left:
                    key = f"track.{spot.box}.{i + 1}"
                    children.append(self._crossed_rocket(key, x, y, size))
            complete = bool(spot.rockets) and left >= len(spot.rockets)
            left = max(0, left - len(spot.rockets))
            if complete:
                children.append(self._crossed_box(spot.box, spot.x, spot.y))
            elif not scored:
                scored = True
                children.append(self._score_box(spot.box, spot.x, spot.y))
        top, bottom = self.plan.track[-1], self.plan.track[0]
        x1 = min(x for spot in self.plan.track for x, _ in (*spot.rockets, (spot.x, 0)))
        y1 = min(y for spot in self.plan.track for _, y in (*spot.rockets, (0, spot.y)))
        title = words(
            "Rocket track: {crossed} of {rockets} rockets crossed. The lowest open box is the score.",
            crossed=self.sheet.rockets,
            rockets=sum(line.rockets for line in self.printed.line),
        )
        area = Rect(x=x1 - 14, y=y1 - 14, width=top.x - x1 + 44, height=bottom.y - y1 + 34, rx=8)
        return Group(key="track", role="img", title=title, children=tuple(children), target=area)

    def _crossed_rocket(self, key: str, x: float, y: float, size: float) -> Group:
        return Group(
            key=key,
            x=x,
            y=y,
            children=(
                Use(symbol="rocket", size=size, color="tint"),
                hand.cross(key, 0.36 * size, "chalk", 0.1 * size),
            ),
        )

    def _crossed_box(self, box: int, x: float, y: float) -> Group:
        small = self.plan.shape == "tall"
        width, height = (31, 22) if small else (54, 34)
        key = f"track.{box}.box"
        shade = Rect(x=-width / 2, y=-height / 2, width=width, height=height, rx=4, fill="ground", fill_opacity=0.6)
        return Group(key=key, x=x, y=y, children=(shade, hand.strike(key, 0.4 * width, "chalk", 2.2)))

    def _score_box(self, box: int, x: float, y: float) -> Group:
        small = self.plan.shape == "tall"
        width, height = (33, 24) if small else (56, 36)
        plate = Rect(x=-width / 2, y=-height / 2, width=width, height=height, rx=4, fill="tint", stroke="chalk")
        return Group(key="track.score", x=x, y=y, children=(plate, figure(box, 0, 0, "ground", 13 if small else 18)))

    def _errors(self) -> Group:
        words, sheet = self.words, self.sheet
        children: list[Node] = []
        for i, spot in enumerate(self.plan.errors[: sheet.errors]):
            marks: list[Node] = [Use(symbol="error", size=25, color="bad"), hand.ring(spot.key, 15.5, 15, "chalk", 2.2)]
            if i < sheet.repaired:
                marks.append(hand.cross(f"{spot.key}.repaired", 11, "chalk", 2.8))
            children.append(
                Group(
                    key=spot.key, x=spot.x, y=spot.y, children=tuple(marks), opacity=0.55 if i < sheet.repaired else 1
                )
            )
        first, last = self.plan.errors[0], self.plan.errors[-1]
        points = self.printed.sheet.error_points
        title = " ".join(
            (
                words(
                    "System errors: {errors} of {all} circled, {open} of them open.",
                    errors=sheet.errors,
                    all=self.printed.sheet.errors,
                    open=sheet.errors - sheet.repaired,
                ),
                words(
                    "Each open one costs {points} points and stops the launch; rockets cross it off once the track is full.",
                    points=points,
                ),
            )
        )
        area = Rect(x=first.x - 19, y=first.y - 19, width=last.x - first.x + 38, height=last.y - first.y + 38, rx=14)
        return Group(key="errors", role="button", title=title, children=tuple(children), target=area)

    def _finals(self) -> Group:
        spots = self.plan.finals
        crossed = tuple(self._crossed_rocket(spot.key, spot.x, spot.y, 19) for spot in spots[: self.sheet.finals])
        title = self.words(
            "The last rockets: with the track full and no error open, they decide between rockets launched in the same turn."
        )
        area = Rect(
            x=spots[0].x - 13,
            y=spots[0].y - 13,
            width=spots[-1].x - spots[0].x + 26,
            height=spots[-1].y - spots[0].y + 26,
        )
        return Group(key="finals", role="img", title=title, children=crossed, target=area)

    def _boxes(self) -> Iterator[Group]:
        words = self.words
        for spot, value in zip(self.plan.boxes, self.sheet.missions, strict=True):
            letter = spot.key[-1]
            small = self.plan.shape == "tall"
            marks: list[Node] = []
            if value < 0:
                title = words("Mission {letter}: not accomplished yet.", letter=letter)
            else:
                title = words.count(
                    "Mission {letter}: accomplished for {n} rocket.",
                    "Mission {letter}: accomplished for {n} rockets.",
                    value,
                    letter=letter,
                )
                marks = [hand.cross(spot.key, 9, "chalk", 2.6)]
                if not small:
                    marks.append(hand.number(f"{spot.key}.value", value, 26, "chalk", x=27))
            area = Rect(x=-16, y=-15, width=32 if small else 56, height=30, rx=6)
            yield Group(key=spot.key, role="img", title=title, x=spot.x, y=spot.y, children=tuple(marks), target=area)


# --- floors and spaces ------------------------------------------------------------------------------------------------


@kept
def _sign(names: LaunchNames, plan: LaunchPlan, floor: FloorSpot, name: str) -> Group:
    words = names.words
    x, y, radius = sign_spot(plan, floor)
    if floor.printed.action == WILD:
        title = words("The wild floor: any number may be written here, ascending from left to right.")
    else:
        title = words(
            "Numbers that come with {action} go on {floor}, ascending from left to right.",
            action=names.actions[floor.printed.action],
            floor=name,
        )
    return Group(key=f"{floor.printed.id}.sign", title=title, x=x, y=y, role="img", target=Circle(r=radius))


@kept
def _space(
    names: LaunchNames,
    plan: LaunchPlan,
    quarter: QuarterSpot,
    space: Spot,
    floor: str,
    value: int,
    left: int,
    marks: tuple[int, ...],
) -> Group:
    """A space with what it holds; if that is nothing, with what may be written there and how many of its quarter are left."""
    return Group(
        key=space.key,
        role="button",
        x=space.x,
        y=space.y,
        title=" ".join(_space_title(names, quarter, space, floor, value, left, marks)),
        target=_target(plan),
        children=tuple(_mark(space.key, value, plan.metrics.tile)),
    )


def _target(plan: LaunchPlan) -> Rect | Curve:
    """On a phone all the room that there is between neighbours."""
    m = plan.metrics
    if plan.shape == "wide":
        return Curve(d=tile(m.tile))
    return Rect(x=-m.pitch / 2, y=-m.tile / 2 - 1, width=m.pitch, height=m.tile + 5, rx=8)


def _mark(key: str, value: int, size: float) -> Iterator[Node]:
    if value == EMPTY:
        return
    yield Curve(d=tile(size), fill="paper", stroke="paper", stroke_width=1.2, stroke_linejoin="round")
    yield Curve(d=tile(size - 7), stroke="tint-deep", stroke_opacity=0.35, stroke_width=0.8)
    mark = hand.cross(key, 0.27 * size, "tint-deep", 3.6) if value == CROSS else hand.number(key, value, 0.86 * size)
    yield Group(key=f"{key}.mark", children=(mark,))


def _space_title(
    names: LaunchNames, quarter: QuarterSpot, space: Spot, floor: str, value: int, left: int, marks: tuple[int, ...]
) -> Iterator[str]:
    words = names.words
    yield words("Space {space} of {floor}.", space=space.key.rpartition(".")[2], floor=floor)
    if value != EMPTY:
        yield holds(words, value)
    else:
        yield from takes(words, marks)
        yield _outlook(names, quarter, left)


@kept
def _outlook(names: LaunchNames, quarter: QuarterSpot, left: int) -> str:
    words, effects = names.words, effects_in_words(names, quarter.printed)
    if left == 1:
        return words("This would complete the quarter: {effects}.", effects=effects)
    return words.count(
        "{n} space of this quarter is empty; when it is full: {effects}.",
        "{n} spaces of this quarter are empty; when it is full: {effects}.",
        left,
        effects=effects,
    )


# --- effects ----------------------------------------------------------------------------------------------------------


@kept
def _effect(names: LaunchNames, plan: LaunchPlan, spot: EffectSpot, fate: Fate) -> Group:
    """A printed effect, and what has become of it: in words, and as marks over its symbol."""
    words, icon = names.words, plan.metrics.icon
    height, reach = 1.3 * icon, 0.42 * icon
    told, marks = "", tuple[Node, ...]()
    if fate == "gone":
        told = words("Somebody else triggered it: it is gone.")
        marks = _faded(plan, spot), hand.strike(spot.key, 1.4 * reach, "bad", 2.4)
    elif fate == "lost":
        told = words("Its arrow was not filled in time: it is lost.")
        marks = _faded(plan, spot), hand.strike(spot.key, 0.4 * spot.width, "muted", 2)
    elif fate == "used":
        told = words("It has been used.")
        aside = -0.12 * spot.width if spot.effect.kind == "inactive" else 0
        marks = _faded(plan, spot), hand.cross(spot.key, reach, "chalk", 2.2, x=aside)
    return Group(
        key=spot.key,
        title=" ".join(part for part in (effect_title(names, spot.effect), told) if part),
        role="img",
        x=spot.x,
        y=spot.y,
        children=marks,
        target=Rect(x=-spot.width / 2, y=-height / 2, width=spot.width, height=height, rx=4),
    )


def _faded(plan: LaunchPlan, spot: EffectSpot) -> Rect:
    height = 1.24 * plan.metrics.icon
    return Rect(
        x=-spot.width / 2 - 1,
        y=-height / 2,
        width=spot.width + 2,
        height=height,
        rx=6,
        fill="ground",
        fill_opacity=0.62,
    )


@kept
def _arrow(names: LaunchNames, plan: LaunchPlan, spot: EffectSpot, *, filled: bool, full: bool) -> Group:
    words, m = names.words, plan.metrics
    reach = 1.86 * m.icon - spot.width / 2
    if filled:
        title = words("The arrow is filled: this rocket is active.")
    elif full:
        title = words("The arrow was not filled before the quarter was full.")
    else:
        title = words("The arrow of an inactive rocket: an activation fills it.")
    width = max(spot.width, 40)
    height = 40 if plan.shape == "tall" else 1.3 * m.icon
    children: tuple[Node, ...] = ()
    if filled:
        mark = hand.arrow(spot.arrow_key, 0.86 * m.icon, effect_paint("inactive"))
        children = (Group(x=reach, opacity=0.5 if full else 1, children=(mark,)),)
    target = Rect(x=-width / 2, y=-height / 2, width=width, height=height, rx=height / 2)
    return Group(key=spot.arrow_key, title=title, role="button", x=spot.x, y=spot.y, children=children, target=target)
