"""What is written on the housing unit of adventure 6: the live nodes of quarters, walkways, energies, plants, tanks and
spaces."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.moon.adventure6.data import GREY, VirusData
from cosmodrome.games.moon.adventure6.names import VirusNames, sentence
from cosmodrome.games.moon.adventure6.scene.paths import VirusKeys
from cosmodrome.games.moon.adventure6.scene.plan import QuarterSpot, SpaceSpot, VirusPlan, WalkwaySpot
from cosmodrome.games.moon.adventure6.scene.signs import germ, strain_paint
from cosmodrome.games.moon.adventure6.scene.unit import quarter_outline, tank_size, tank_spot, target_size, tube
from cosmodrome.games.moon.adventure6.view import INFECTED, VirusSheetView, VirusView
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.spaces import holds, takes
from cosmodrome.games.moon.scene.style import figure
from cosmodrome.games.moon.scene.tile import tile
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use

__all__ = ["VirusMarks"]

FINGER = 46
"""What a finger needs on a phone."""


class VirusMarks:
    """One sheet, ready to be drawn over the printed one."""

    def __init__(
        self,
        names: VirusNames,
        printed: VirusData,
        plan: VirusPlan,
        view: VirusView,
        sheet: VirusSheetView,
        keys: VirusKeys,
    ) -> None:
        self.names = names
        self.words = names.words
        self.printed = printed
        self.plan = plan
        self.view = view
        self.sheet = sheet
        self.writable = keys.writable()
        self.infectable = keys.infectable
        self.touchable = keys.touchable

    def nodes(self) -> Iterator[Node]:
        """Everything, from the walls to the doors."""
        for quarter in self.plan.quarters:
            yield self._quarter(quarter)
        for quarter in self.plan.quarters:
            yield self._virus(quarter)
            yield self._energies(quarter)
            yield self._plants(quarter)
            yield self._score(quarter)
            for space in quarter.spaces:
                yield self._space(quarter, space)
                if space.tank:
                    yield self._tank(quarter, space)
        for walkway in self.plan.walkways:
            yield self._walkway(walkway)

    # --- quarters and their viruses ---------------------------------------------------------------------------------

    def _strain(self, quarter: QuarterSpot) -> str:
        """The virus that has its target in a quarter; an empty string for none."""
        strain = self.printed.strain_of(quarter.id)
        return strain.id if strain is not None else ""

    def _active(self, quarter: QuarterSpot) -> bool:
        return quarter.index == self.sheet.grey or quarter.index in self.view.awake

    def _quarter(self, quarter: QuarterSpot) -> Group:
        children: list[Node] = []
        if self._active(quarter):
            paint = strain_paint(self._strain(quarter))
            children.append(
                Curve(d=quarter_outline(quarter), fill=paint, fill_opacity=0.13, stroke=paint, stroke_width=1.8)
            )
        if quarter.index in self.sheet.complete:
            outline = quarter_outline(quarter, 3.5)
            children.append(Curve(d=outline, stroke="tint", stroke_width=5, stroke_opacity=0.28))
            children.append(Curve(d=outline, stroke="tint", stroke_width=1.8, drawn=True))
        return Group(
            key=f"quarter.{quarter.id}",
            role="img",
            title=" ".join(self._quarter_title(quarter)),
            children=tuple(children),
            target=Curve(d=quarter_outline(quarter)),
        )

    def _quarter_title(self, quarter: QuarterSpot) -> Iterator[str]:
        words, sheet, index = self.words, self.sheet, quarter.index
        yield words(
            "Quarter {quarter}: {points} points, its numbers and X times its circled energies.",
            quarter=quarter.id,
            points=sheet.quarters[index],
        )
        if index in sheet.complete:
            yield words("It is complete and evacuated.")
        else:
            empty = sum(sheet.cells[space.index] == EMPTY for space in quarter.spaces)
            yield words.count("{n} space is empty.", "{n} spaces are empty.", empty)
        ways = [way for way in self.plan.walkways if quarter.id in way.printed.between]
        shut = sum(way.index in sheet.closed for way in ways)
        yield words("{closed} of its {all} walkways are closed.", closed=shut, all=len(ways))

    def _virus(self, quarter: QuarterSpot) -> Group:
        strain, (x, y), r = self._strain(quarter), quarter.target, target_size(self.plan)
        marks: list[Node] = []
        if self._active(quarter):
            key = f"virus.{quarter.id}"
            paint = strain_paint(strain)
            marks = [
                Circle(r=r, fill="ground"),
                Circle(r=1.25 * r, fill=paint, fill_opacity=0.22),
                germ(strain, 0, 0, 1.75 * r),
                hand.ring(key, 1.22 * r, 1.18 * r, "chalk", 2 if not self.plan.small else 1.6),
            ]
        return Group(
            key=f"virus.{quarter.id}",
            role="img",
            title=self._virus_title(quarter, strain),
            x=x,
            y=y,
            children=tuple(marks),
            target=Circle(r=r) if strain else None,
        )

    def _virus_title(self, quarter: QuarterSpot, strain: str) -> str:
        words = self.words
        if not strain:
            return words("This quarter has no target.")
        virus = sentence(self.names.strain(strain))
        if self._active(quarter):
            return words("{virus} is active: it spreads with every propagation.", virus=virus)
        if strain == GREY:
            if self.sheet.grey < 0:
                return words("An empty target: the grey virus may be placed here.")
            return words("An empty target: the grey virus was placed elsewhere.")
        return words("{virus} is asleep.", virus=virus)

    def _score(self, quarter: QuarterSpot) -> Group:
        box, points = quarter.score, self.sheet.quarters[quarter.index]
        key, x, y = f"score.{quarter.id}", box.width / 2, box.height / 2
        marks: tuple[Node, ...]
        if quarter.index in self.sheet.complete:
            plate = Rect(width=box.width, height=box.height, rx=4, fill="paper")
            marks = (plate, hand.number(key, points, 1.15 * box.height + 2, x=x, y=y))
        else:
            marks = (figure(points, x, y, "tint" if points else "muted", max(0.5 * box.height + 4.5, 12.5)),)
        return Group(
            key=key,
            role="img",
            title=" ".join(self._quarter_title(quarter)),
            x=box.x,
            y=box.y,
            children=marks,
            target=Rect(width=box.width, height=box.height, rx=4),
        )

    # --- energies, plants, tanks ------------------------------------------------------------------------------------

    def _energies(self, quarter: QuarterSpot) -> Group:
        circled = self.sheet.energies[quarter.index]
        title = self.words(
            "Energies of quarter {quarter}: {n} of {all} circled. Its numbers and X count so many times.",
            quarter=quarter.id,
            n=circled,
            all=quarter.printed.energies,
        )
        marks = self._circled(f"energies.{quarter.id}", "energy", quarter.energies[:circled])
        return Group(
            key=f"energies.{quarter.id}",
            role="button",
            title=title,
            children=marks,
            target=self._symbols_target(f"energies.{quarter.id}", quarter.energies),
        )

    def _plants(self, quarter: QuarterSpot) -> Group:
        circled = self.sheet.plants[quarter.index]
        title = self.words(
            "Plants of quarter {quarter}: {n} of {all} circled.", quarter=quarter.id, n=circled, all=len(quarter.plants)
        )
        marks = self._circled(f"plants.{quarter.id}", "plant", quarter.plants[:circled])
        return Group(
            key=f"plants.{quarter.id}",
            role="button",
            title=title,
            children=marks,
            target=self._symbols_target(f"plants.{quarter.id}", quarter.plants) if quarter.plants else None,
        )

    def _circled(self, key: str, symbol: str, spots: tuple[tuple[float, float], ...]) -> tuple[Node, ...]:
        icon = self.plan.metrics.icon
        return tuple(
            Group(
                key=f"{key}.{n}",
                x=x,
                y=y,
                children=(
                    Use(symbol=symbol, size=icon, color=symbol),
                    hand.ring(f"{key}.{n}", 0.58 * icon, 0.58 * icon, "chalk", 1.8 if not self.plan.small else 1.4),
                ),
            )
            for n, (x, y) in enumerate(spots, start=1)
        )

    def _symbols_target(self, key: str, spots: tuple[tuple[float, float], ...]) -> Rect:
        """On a phone more than the symbols themselves while they are to be touched."""
        large = self.plan.small and key in self.touchable
        up, down, side = (14.0, 14.0, 11.0)
        if self.plan.small:
            up, down, side = (11.0, 9.0, 8.5)
        (left, y), right = spots[0], spots[-1][0]
        if large:
            up, down, side = 26.0, FINGER - 26, max(side, (FINGER - (right - left)) / 2)
        end = min(right + side, self.plan.width - 2)
        return Rect(x=left - side, y=y - up, width=end - left + side, height=up + down, rx=8)

    def _tank(self, quarter: QuarterSpot, space: SpaceSpot) -> Group:
        words, key, (x, y) = self.words, f"tank.{space.id}", tank_spot(self.plan, space)
        m, half = self.plan.metrics, tank_size(self.plan)
        marks: list[Node] = []
        if space.index in self.sheet.tanks:
            title = words("The water tank is circled.")
            plate = Rect(x=-half, y=-half, width=2 * half, height=2 * half, rx=0.5 * half, fill="water")
            marks = [plate, Use(symbol="water", size=1.4 * half, color="ground")]
            marks.append(hand.ring(key, 1.3 * half, 1.25 * half, "chalk" if not self.plan.small else "water", 1.7))
        elif self.sheet.cells[space.index] != EMPTY and key not in self.touchable:
            title = words("The space was filled without Water: this tank is lost.")
            shade = Rect(
                x=-half - 1, y=-half - 1, width=2 * half + 2, height=2 * half + 2, rx=5, fill="ground",
                fill_opacity=0.65,
            )  # fmt: skip
            marks = [shade, hand.strike(key, half, "muted", 1.8)]
        else:
            title = words("A number with Water in this space circles the tank.")
        area = Rect(x=-half - 2, y=-half, width=2 * half + 4, height=2 * half, rx=5)
        if self.plan.small and key in self.touchable:  # the space is filled: a finger may touch all of it
            area = Rect(x=space.x - x - FINGER / 2, y=space.y - y - FINGER / 2, width=FINGER, height=FINGER, rx=8)
        elif not self.plan.small:
            area = Rect(x=-m.pitch / 2, y=-13, width=m.pitch, height=24, rx=7)
        return Group(key=key, role="button", title=title, x=x, y=y, children=tuple(marks), target=area)

    # --- spaces -----------------------------------------------------------------------------------------------------

    def _space(self, quarter: QuarterSpot, space: SpaceSpot) -> Group:
        value, m = self.sheet.cells[space.index], self.plan.metrics
        area: Rect | Curve = Curve(d=tile(m.tile + 1))
        if self.plan.small:
            area = Rect(x=-m.pitch / 2, y=-21.5, width=m.pitch, height=43, rx=7)
        return Group(
            key=space.id,
            role="button",
            x=space.x,
            y=space.y,
            title=self._space_title(quarter, space, value),
            target=area,
            children=tuple(self._mark(space.id, value, m.tile)),
        )

    def _mark(self, key: str, value: int, size: float) -> Iterator[Node]:
        if value == EMPTY:
            return
        if value == INFECTED:
            yield Curve(d=tile(size), fill="tint-deep", stroke="tint", stroke_width=1.5, stroke_linejoin="round")
            yield germ("", 0, 0, 0.92 * size, paint="tint-glow")
            yield Group(key=f"{key}.mark", children=(hand.cross(key, 0.3 * size, "tint", 3),))
            return
        yield Curve(d=tile(size), fill="paper", stroke="paper", stroke_width=1.2, stroke_linejoin="round")
        yield Curve(d=tile(size - 7), stroke="tint-deep", stroke_opacity=0.35, stroke_width=0.8)
        mark = hand.cross(key, 0.27 * size, "pencil", 3.4) if value == CROSS else hand.number(key, value, 0.86 * size)
        yield Group(key=f"{key}.mark", children=(mark,))

    def _space_title(self, quarter: QuarterSpot, space: SpaceSpot, value: int) -> str:
        words = self.words
        parts = [f"{sentence(self.names.space(space.index))}."]
        if value == INFECTED:
            parts.append(
                words.count(
                    "It is infected: {n} point lost.", "It is infected: {n} points lost.", self.printed.sheet.infected
                )
            )
        elif value != EMPTY:
            parts.append(holds(words, value))
        else:
            parts += takes(words, self.writable.get(space.id, ()))
            if space.id in self.infectable:
                parts.append(words("A virus may infect it now."))
            if sum(self.sheet.cells[other.index] == EMPTY for other in quarter.spaces) == 1:
                parts.append(words("This is the last empty space of the quarter."))
        return " ".join(parts)

    # --- walkways ---------------------------------------------------------------------------------------------------

    def _walkway(self, walkway: WalkwaySpot) -> Group:
        words, closed = self.words, walkway.index in self.sheet.closed
        name = self.names.walkway(walkway.index)
        children: list[Node] = []
        if closed:
            title = words("This is {walkway}: it is closed.", walkway=name)
            children = [*tube(self.plan, walkway.d, "muted", 0.45, "sky-deep"), *self._shut(walkway)]
        else:
            title = words("This is {walkway}: a Robot closes it.", walkway=name)
        (x, y), half = walkway.door, 18.0 if not self.plan.small else 12.0
        if self.plan.small and walkway.key in self.touchable:  # a finger needs more, and spaces are no targets then
            half = FINGER / 2
            x = min(max(x, half), self.plan.width - half)
        area = Rect(x=x - half, y=y - half, width=2 * half, height=2 * half, rx=10)
        return Group(key=walkway.key, role="button", title=title, children=tuple(children), target=area)

    def _shut(self, walkway: WalkwaySpot) -> Iterator[Node]:
        """A line across, as thick as a door."""
        (x, y), (dx, dy), reach = walkway.door, walkway.across, 11 if not self.plan.small else 7.5
        way = f"M{x - reach * dx + 1:.1f} {y - reach * dy - 1:.1f}L{x + reach * dx - 1:.1f} {y + reach * dy + 1:.1f}"
        yield Curve(d=way, stroke="ground", stroke_width=12 if not self.plan.small else 9, stroke_linecap="round")
        yield Curve(d=way, stroke="bad", stroke_width=7 if not self.plan.small else 5.5, stroke_linecap="round")
        yield Curve(d=way, stroke="chalk", stroke_width=2.4, stroke_linecap="round", drawn=True)
