"""What is written on the colony of adventure 3: the live nodes of buildings, tunnels, greenhouses and quarters."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from cosmodrome.games.moon.adventure3.data import ColonyData
from cosmodrome.games.moon.adventure3.names import ColonyNames
from cosmodrome.games.moon.adventure3.scene.plan import ColonyPlan, NodeSpot, QuarterSpot, TunnelSpot
from cosmodrome.games.moon.adventure3.scene.printed import (
    antenna_badge,
    badge_spot,
    bonus_radius,
    observatory_dishes,
    tank_badge,
    tank_spot,
    tube,
)
from cosmodrome.games.moon.adventure3.view import ColonySheetView
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.spaces import holds, takes
from cosmodrome.games.moon.scene.tile import tile
from cosmodrome.scene import Circle, Curve, Group, Node, Rect

__all__ = ["ColonyMarks"]

TOUCH = 40
"""The least side of something to touch."""
DIAMOND = 32
"""Half across a square on its corner that a finger can touch, in units of the tall picture."""


class ColonyMarks:
    """One sheet, ready to be drawn over the printed one.

    `writable` says for each node which marks its owner may put there now: numbers, or CROSS. `touchable` are the keys
    that a move goes through: small things grow while they are wanted, and leave room to their neighbours otherwise.
    """

    def __init__(
        self,
        names: ColonyNames,
        printed: ColonyData,
        plan: ColonyPlan,
        sheet: ColonySheetView,
        taken: Sequence[int],
        writable: Mapping[str, Sequence[int]],
        touchable: Collection[str],
    ) -> None:
        self.names = names
        self.words = names.words
        self.printed = printed
        self.plan = plan
        self.sheet = sheet
        self.taken = taken
        self.writable = writable
        self.touchable = touchable

    def nodes(self) -> Iterator[Node]:
        """Everything; tunnels first, so that buildings stand on them."""
        for tunnel, way in enumerate(self.plan.tunnels):
            yield self._tunnel(tunnel, way)
        for node, spot in enumerate(self.plan.nodes):
            yield self._node(node, spot)
        for node, spot in enumerate(self.plan.nodes):
            if spot.antennas:
                yield self._antenna(node, spot)
            if spot.tank:
                yield self._tank(node, spot)
        for index, quarter in enumerate(self.plan.quarters):
            yield from self._greenhouses(index, quarter)
            yield self._bonus(index, quarter)

    # --- tunnels ----------------------------------------------------------------------------------------------------

    def _tunnel(self, tunnel: int, way: TunnelSpot) -> Group:
        words, drawn = self.words, tunnel in self.sheet.tunnels
        name = self.names.tunnel(tunnel)
        length = abs(way.x2 - way.x1 + way.y2 - way.y1)
        if way.key in self.touchable:
            length = max(length, TOUCH)
        width, height = (length, 0.7 * TOUCH) if way.y1 == way.y2 else (0.7 * TOUCH, length)
        x, y = (way.x1 + way.x2 - width) / 2, (way.y1 + way.y2 - height) / 2
        area: Rect | Curve = Rect(x=x, y=y, width=width, height=height, rx=6)
        if (
            way.key in self.touchable and not self.plan.wide
        ):  # squares on their corners fill a grid of ways without a gap
            x, y, half = x + width / 2, y + height / 2, DIAMOND
            area = Curve(
                d=f"M{x - half:.1f} {y:.1f}L{x:.1f} {y - half:.1f} {x + half:.1f} {y:.1f} {x:.1f} {y + half:.1f}Z"
            )
        title = words("Drawn: {tunnel}.", tunnel=name) if drawn else words("Not drawn: {tunnel}.", tunnel=name)
        return Group(
            key=way.key,
            role="button",
            title=title,
            target=area,
            children=tuple(self._tube(way)) if drawn else (),
        )

    def _tube(self, way: TunnelSpot) -> Iterator[Node]:
        reach = 0.085 * self.plan.tile
        middle = f"M{way.x1:.1f} {way.y1:.1f}L{way.x2:.1f} {way.y2:.1f}"
        yield Curve(d=middle, stroke="tint", stroke_width=5 * reach, stroke_opacity=0.22)
        yield Curve(d=middle, stroke="ground", stroke_width=2 * reach)
        yield Curve(d=middle, stroke="tint", stroke_width=1.2, stroke_dasharray="3 4", stroke_opacity=0.9)
        yield Curve(d=tube(way, reach), stroke="chalk", stroke_width=2.2, stroke_linecap="round", drawn=True)

    # --- nodes ------------------------------------------------------------------------------------------------------

    def _node(self, node: int, spot: NodeSpot) -> Group:
        size = self.plan.tile
        return Group(
            key=spot.key,
            role="button" if spot.kind == "building" else "img",
            title=self._node_title(node, spot),
            x=spot.x,
            y=spot.y,
            target=Curve(d=tile(max(size, TOUCH))),
            children=tuple(self._mark(node, spot)),
        )

    def _mark(self, node: int, spot: NodeSpot) -> Iterator[Node]:
        size, value = self.plan.tile, self.sheet.cells[node]
        joined = node in self.sheet.joined
        if spot.kind != "building":
            if joined and spot.kind != "rocket":
                yield Curve(d=tile(size + 7), stroke="tint", stroke_width=2, stroke_opacity=0.85)
            return
        if joined:
            yield Curve(d=tile(size + 7), stroke="tint", stroke_width=2, stroke_opacity=0.85)
        if value == EMPTY:
            return
        yield Curve(d=tile(size), fill="paper", stroke="paper", stroke_width=1.2, stroke_linejoin="round")
        yield Curve(d=tile(size - 8), stroke="tint-deep", stroke_opacity=0.4, stroke_width=0.9)
        mark = (
            hand.cross(spot.key, 0.25 * size, "tint-deep", 4)
            if value == CROSS
            else hand.number(spot.key, value, 0.8 * size)
        )
        yield Group(key=f"{spot.key}.mark", children=(mark,))

    def _node_title(self, node: int, spot: NodeSpot) -> str:
        words, value = self.words, self.sheet.cells[node]
        if spot.kind == "rocket":
            return words("The rocket: all tunnels start here. It counts as filled.")
        if spot.kind == "observatory":
            return words("The observatory: joining it by tunnels circles its antennas. It counts as filled.")
        parts = [words("Building in {place}.", place=self.names.node(node))]
        if spot.kind == "cross":
            parts.append(words("It is filled from the start."))
        elif value != EMPTY:
            parts.append(holds(words, value))
        else:
            parts += takes(words, self.writable.get(spot.key, ()))
            parts.append(self._outlook(spot.quarter))
        joined = words("Joined to the rocket.") if node in self.sheet.joined else words("Not joined yet.")
        return " ".join((*parts, joined))

    def _outlook(self, quarter: int) -> str:
        """What is still missing in a quarter."""
        left = self._empty(quarter)
        bonus = self.names.points(self._next_bonus(quarter))
        return self.words.count(
            "This would fill the quarter: {bonus}.",
            "{n} buildings of this quarter are empty; when it is full: {bonus}.",
            left,
            bonus=bonus,
        )

    def _empty(self, quarter: int) -> int:
        return sum(
            self.sheet.cells[node] == EMPTY for node, spot in enumerate(self.plan.nodes) if spot.quarter == quarter
        )

    def _next_bonus(self, quarter: int) -> int:
        printed = self.printed.quarter[quarter]
        return printed.later if quarter in self.taken else printed.first

    # --- antennas and tanks -----------------------------------------------------------------------------------------

    def _antenna(self, node: int, spot: NodeSpot) -> Group:
        words, circled = self.words, node in self.sheet.antennas
        many = spot.kind == "observatory"
        r = self.plan.badge + (2.5 if many else 5)
        places = observatory_dishes(self.plan)[: spot.antennas] if many else (badge_spot(self.plan),)
        if circled:
            title = words.count("{n} antenna, circled.", "{n} antennas, circled.", spot.antennas)
        elif many:
            title = words("The antennas of the observatory are circled when tunnels join it to the rocket.")
        else:
            title = words("An antenna is circled as soon as its building is filled and joined to the rocket.")
        marks: list[Node] = [] if many else [*antenna_badge(self.plan, *places[0])]
        marks += [
            Group(x=x, y=y, children=(hand.ring(f"{spot.key}.antenna.{i}", r, r, "antenna", 2.4),))
            for i, (x, y) in enumerate(places)
            if circled
        ]
        x, y = places[0]
        return Group(
            key=f"{spot.key}.antenna",
            role="img",
            title=title,
            x=spot.x,
            y=spot.y,
            target=Circle(cx=x, cy=y, r=self.plan.badge),
            children=tuple(marks),
        )

    def _tank(self, node: int, spot: NodeSpot) -> Group:
        words, circled = self.words, node in self.sheet.tanks
        x, y = tank_spot(self.plan)
        r = self.plan.badge + 5
        if circled:
            title = words("A water tank, circled.")
        elif self.sheet.cells[node] != EMPTY:
            title = words("A water tank that was not circled when its building was filled.")
        else:
            title = words("A water tank: write here with Water to circle it.")
        return Group(
            key=f"{spot.key}.tank",
            role="button",
            title=title,
            x=spot.x + x,
            y=spot.y + y,
            target=Circle(r=22.6 if f"{spot.key}.tank" in self.touchable else self.plan.badge),
            children=(
                *tank_badge(self.plan),
                *((hand.ring(f"{spot.key}.tank", r, r, "water", 2.4),) if circled else ()),
            ),
        )

    # --- quarters ---------------------------------------------------------------------------------------------------

    def _greenhouses(self, index: int, quarter: QuarterSpot) -> Iterator[Group]:
        words, circled = self.words, self.sheet.greenhouses[index]
        for i, (box, plants) in enumerate(
            zip(quarter.greenhouses, self.printed.quarter[index].greenhouses, strict=True)
        ):
            key = greenhouse_key(quarter.id, i)
            told = words.count("A greenhouse with {n} plant.", "A greenhouse with {n} plants.", plants)
            if i < circled:
                state = words("It is circled.")
            elif i == circled:
                state = words("Write in its quarter with Plant to circle it.")
            else:
                state = words("Those before it come first.")
            x, y = box.middle
            rx, ry = (
                (box.width / 2 + 5, box.height / 2 + 4) if self.plan.wide else (box.width / 2 + 1.5, box.height / 2 + 2)
            )
            yield Group(
                key=key,
                role="button",
                title=f"{told} {state}",
                x=x,
                y=y,
                target=Rect(
                    x=-box.width / 2 - 2, y=-box.height / 2 - 2, width=box.width + 4, height=box.height + 4, rx=7
                ),
                children=(hand.ring(key, rx, ry, "chalk", 2.4),) if i < circled else (),
            )

    def _bonus(self, index: int, quarter: QuarterSpot) -> Group:
        words, printed = self.words, self.printed.quarter[index]
        first, later = bonus_radius(self.plan)
        marks: list[Node] = []
        if index in self.sheet.firsts:
            title = words("This quarter was filled among the first: {points}.", points=self.names.points(printed.first))
            marks.append(self._ring(quarter, "first", first))
        elif index in self.sheet.laters:
            title = words("This quarter was filled after others: {points}.", points=self.names.points(printed.later))
            marks += [self._strike(quarter, first), self._ring(quarter, "later", later)]
        else:
            bonus = self.names.points(self._next_bonus(index))
            title = words.count(
                "{n} building of {quarter} is empty; when it is full: {bonus}.",
                "{n} buildings of {quarter} are empty; when it is full: {bonus}.",
                self._empty(index),
                quarter=self.names.quarters[index],
                bonus=bonus,
            )
            if index in self.taken:
                marks.append(self._strike(quarter, first))
        (x1, y1), (x2, _) = quarter.first, quarter.later
        return Group(
            key=f"{quarter.id}.bonus",
            role="img",
            title=title,
            target=Rect(x=x1 - first, y=y1 - first, width=x2 - x1 + first + later, height=2 * first, rx=first),
            children=tuple(marks),
        )

    def _ring(self, quarter: QuarterSpot, which: str, r: float) -> Group:
        x, y = quarter.first if which == "first" else quarter.later
        return Group(x=x, y=y, children=(hand.ring(f"{quarter.id}.{which}", r + 3, r + 3, "chalk", 2.6),))

    def _strike(self, quarter: QuarterSpot, r: float) -> Curve:
        x, y = quarter.first
        return hand.strike(f"{quarter.id}.struck", r + 1, "chalk", 2.6, x, y)


def greenhouse_key(quarter: str, index: int) -> str:
    """The key of a greenhouse, counted from the top."""
    return f"{quarter}.greenhouse.{index + 1}"
