"""What is written on the sheet of adventure 1: the live nodes of spaces, effects, track, errors and mission boxes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cosmodrome.games.moon.adventure1.scene.plan import EffectSpot, FloorSpot, LaunchPlan, QuarterSpot, Spot
from cosmodrome.games.moon.adventure1.scene.rocket import effect_paint, sign_spot
from cosmodrome.games.moon.adventure1.scene.words import effect_title, effects_in_words
from cosmodrome.games.moon.data import WILD, LaunchData
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.spaces import holds, takes
from cosmodrome.games.moon.scene.style import figure
from cosmodrome.games.moon.scene.tile import tile
from cosmodrome.games.moon.text import LaunchNames
from cosmodrome.games.moon.view import LaunchSheetView
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use

__all__ = ["LaunchMarks"]


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
        for floor in self.plan.floors:
            yield self._sign(floor)
            for quarter in floor.quarters:
                for spot in quarter.effects:
                    yield from self._effect(quarter, spot)
                for i, space in enumerate(quarter.spaces):
                    yield self._space(floor, quarter, space, quarter.first + i)
        yield self._track()
        yield self._errors()
        yield self._finals()
        yield from self._boxes()

    # --- floors and spaces ------------------------------------------------------------------------------------------

    def _sign(self, floor: FloorSpot) -> Group:
        words = self.words
        x, y, radius = sign_spot(self.plan, floor)
        if floor.printed.action == WILD:
            title = words("The wild floor: any number may be written here, ascending from left to right.")
        else:
            title = words(
                "Numbers that come with {action} go on {floor}, ascending from left to right.",
                action=self.names.actions[floor.printed.action],
                floor=self._name(floor),
            )
        return Group(key=f"{floor.printed.id}.sign", title=title, x=x, y=y, role="img", target=Circle(r=radius))

    def _name(self, floor: FloorSpot) -> str:
        return self.names.floors[self.plan.floors.index(floor)]

    def _open(self, quarter: QuarterSpot) -> int:
        """How many spaces of a quarter are still empty."""
        return sum(self.sheet.cells[quarter.first + i] == EMPTY for i in range(len(quarter.spaces)))

    def _space(self, floor: FloorSpot, quarter: QuarterSpot, space: Spot, index: int) -> Group:
        value, m = self.sheet.cells[index], self.plan.metrics
        return Group(
            key=space.key,
            role="button",
            x=space.x,
            y=space.y,
            title=self._space_title(floor, quarter, space, value),
            target=self._target(),
            children=tuple(self._mark(space.key, value, m.tile)),
        )

    def _target(self) -> Rect | Curve:
        """On a phone all the room that there is between neighbours."""
        m = self.plan.metrics
        if self.plan.shape == "wide":
            return Curve(d=tile(m.tile))
        return Rect(x=-m.pitch / 2, y=-m.tile / 2 - 1, width=m.pitch, height=m.tile + 5, rx=8)

    def _mark(self, key: str, value: int, size: float) -> Iterator[Node]:
        if value == EMPTY:
            return
        yield Curve(d=tile(size), fill="paper", stroke="paper", stroke_width=1.2, stroke_linejoin="round")
        yield Curve(d=tile(size - 7), stroke="tint-deep", stroke_opacity=0.35, stroke_width=0.8)
        mark = (
            hand.cross(key, 0.27 * size, "tint-deep", 3.6) if value == CROSS else hand.number(key, value, 0.86 * size)
        )
        yield Group(key=f"{key}.mark", children=(mark,))

    def _space_title(self, floor: FloorSpot, quarter: QuarterSpot, space: Spot, value: int) -> str:
        words = self.words
        number = space.key.rpartition(".")[2]
        parts = [words("Space {space} of {floor}.", space=number, floor=self._name(floor))]
        if value != EMPTY:
            parts.append(holds(words, value))
        else:
            parts += takes(words, self.writable.get(space.key, ()))
            parts.append(self._outlook(quarter))
        return " ".join(parts)

    def _outlook(self, quarter: QuarterSpot) -> str:
        words, effects, left = self.words, effects_in_words(self.names, quarter.printed), self._open(quarter)
        if left == 1:
            return words("This would complete the quarter: {effects}.", effects=effects)
        return words.count(
            "{n} space of this quarter is empty; when it is full: {effects}.",
            "{n} spaces of this quarter are empty; when it is full: {effects}.",
            left,
            effects=effects,
        )

    # --- effects ----------------------------------------------------------------------------------------------------

    def _effect(self, quarter: QuarterSpot, spot: EffectSpot) -> Iterator[Group]:
        icon, full = self.plan.metrics.icon, self._open(quarter) == 0
        height = 1.3 * icon
        state, marks = self._fate(spot, full=full)
        target = Rect(x=-spot.width / 2, y=-height / 2, width=spot.width, height=height, rx=4)
        title = " ".join(part for part in (effect_title(self.names, spot.effect), state) if part)
        yield Group(key=spot.key, title=title, role="img", x=spot.x, y=spot.y, children=tuple(marks), target=target)
        if spot.effect.kind == "inactive":
            yield self._arrow(spot, full=full)

    def _fate(self, spot: EffectSpot, *, full: bool) -> tuple[str, list[Node]]:
        """What has become of an effect: in words, and as marks over its symbol."""
        words, reach = self.words, 0.42 * self.plan.metrics.icon
        kind, key = spot.effect.kind, spot.key
        if kind == "sabotage" and spot.serial in self.spent and spot.serial not in self.sheet.sabotages:
            return words("Somebody else triggered it: it is gone."), [
                self._faded(spot),
                hand.strike(key, 1.4 * reach, "bad", 2.4),
            ]
        if not full:
            return "", []
        if kind == "inactive" and spot.serial not in self.sheet.arrows:
            return words("Its arrow was not filled in time: it is lost."), [
                self._faded(spot),
                hand.strike(key, 0.4 * spot.width, "muted", 2),
            ]
        mark = hand.cross(key, reach, "chalk", 2.2, x=-0.12 * spot.width if kind == "inactive" else 0)
        return words("It has been used."), [self._faded(spot), mark]

    def _faded(self, spot: EffectSpot) -> Rect:
        height = 1.24 * self.plan.metrics.icon
        return Rect(
            x=-spot.width / 2 - 1,
            y=-height / 2,
            width=spot.width + 2,
            height=height,
            rx=6,
            fill="ground",
            fill_opacity=0.62,
        )

    def _arrow(self, spot: EffectSpot, *, full: bool) -> Group:
        words, m = self.words, self.plan.metrics
        filled = spot.serial in self.sheet.arrows
        reach = 1.86 * m.icon - spot.width / 2
        if filled:
            title = words("The arrow is filled: this rocket is active.")
        elif full:
            title = words("The arrow was not filled before the quarter was full.")
        else:
            title = words("The arrow of an inactive rocket: an activation fills it.")
        width = max(spot.width, 40)
        height = 40 if self.plan.shape == "tall" else 1.3 * m.icon
        children: tuple[Node, ...] = ()
        if filled:
            mark = hand.arrow(spot.arrow_key, 0.86 * m.icon, effect_paint("inactive"))
            children = (Group(x=reach, opacity=0.5 if full else 1, children=(mark,)),)
        target = Rect(x=-width / 2, y=-height / 2, width=width, height=height, rx=height / 2)
        return Group(
            key=spot.arrow_key, title=title, role="button", x=spot.x, y=spot.y, children=children, target=target
        )

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
