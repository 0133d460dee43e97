"""What is written on the city of adventure 5: the live nodes of towers, their ends, the laboratory and the dome."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from cosmodrome.games.moon.adventure5.data import DomeData
from cosmodrome.games.moon.adventure5.names import DomeNames
from cosmodrome.games.moon.adventure5.scene.paths import lab_key, section_key
from cosmodrome.games.moon.adventure5.scene.plan import DomePlan, EndSpot, LabSpot, SpaceSpot
from cosmodrome.games.moon.adventure5.scene.printed import rings
from cosmodrome.games.moon.adventure5.view import DomeSheetView
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.spaces import holds, takes
from cosmodrome.scene import Curve, Group, Node, Rect

__all__ = ["DomeMarks"]

TOUCH = 45.2
"""The least height of something to touch."""


class DomeMarks:
    """One sheet, ready to be drawn over the printed one.

    `writable` says for each level which marks its owner may put there now: numbers, or CROSS. `touchable` are the keys
    that a move goes through; `cutting` says that a section is to be cut whole, not built piece by piece.
    """

    def __init__(
        self,
        names: DomeNames,
        printed: DomeData,
        plan: DomePlan,
        sheet: DomeSheetView,
        taken: Sequence[int],
        writable: Mapping[str, Sequence[int]],
        touchable: Collection[str],
        *,
        cutting: bool,
    ) -> None:
        self.names = names
        self.words = names.words
        self.printed = printed
        self.plan = plan
        self.sheet = sheet
        self.taken = taken
        self.writable = writable
        self.touchable = touchable
        self.cutting = cutting

    def nodes(self) -> Iterator[Node]:
        """Everything."""
        for index in range(len(self.printed.section)):
            yield self._section(index)
        for index, level in enumerate(self.plan.levels):
            yield self._plants(index, level)
            yield self._waters(index, level)
        for index, end in enumerate(self.plan.ends):
            yield self._end(index, end)
        for space, spot in enumerate(self.plan.spaces):
            yield self._space(space, spot)

    # --- towers -----------------------------------------------------------------------------------------------------

    def _space(self, space: int, spot: SpaceSpot) -> Group:
        width, height = self.plan.tile
        tall = max(height + 4, TOUCH) if spot.key in self.touchable else height
        # The two starting levels of a tower are open together: each grows away from the other.
        y = -height / 2 - (tall - height - 2 if spot.up else 2) if tall > height else -height / 2
        return Group(
            key=spot.key,
            role="button",
            title=self._space_title(space, spot),
            x=spot.x,
            y=spot.y,
            target=Rect(x=-width / 2 - 2, y=y, width=width + 4, height=tall, rx=6),
            children=tuple(self._mark(space, spot)),
        )

    def _mark(self, space: int, spot: SpaceSpot) -> Iterator[Node]:
        value, (width, height) = self.sheet.cells[space], self.plan.tile
        if value == EMPTY:
            return
        yield Rect(x=-width / 2, y=-height / 2, width=width, height=height, rx=4, fill="paper")
        yield Rect(
            x=-width / 2 + 3,
            y=-height / 2 + 3,
            width=width - 6,
            height=height - 6,
            rx=2,
            stroke="start" if spot.start else "tint-deep",
            stroke_opacity=0.8 if spot.start else 0.4,
        )
        mark = (
            hand.cross(spot.key, 0.27 * height, "tint-deep", 3.6 if self.plan.wide else 3)
            if value == CROSS
            else hand.number(spot.key, value, 0.98 * height)
        )
        yield Group(key=f"{spot.key}.mark", children=(mark,))

    def _space_title(self, space: int, spot: SpaceSpot) -> str:
        words, value = self.words, self.sheet.cells[space]
        place = self.names.spaces[space]
        parts = [f"{place[:1].upper()}{place[1:]}."]
        if value != EMPTY:
            parts.append(holds(words, value))
        else:
            parts += takes(words, self.writable.get(spot.key, ()))
            if spot.start:
                parts.append(words("A tower begins here or on the level across the surface."))
            parts += self._end_outlook(spot)
        level = spot.key.lstrip("0123456789")
        joined = any(found.id == level for found in self.printed.level)
        parts.append(
            words("A pipe joins it to the laboratory.")
            if joined
            else words("No pipe leads from here to the laboratory.")
        )
        return " ".join(parts)

    def _end_outlook(self, spot: SpaceSpot) -> list[str]:
        """What reaching this level would bring."""
        for index, end in enumerate(self.printed.end):
            if self.printed.end_space(end) == spot.key:
                bonus = end.later if index in self.taken else end.first
                return [self.words("Reaching it brings {points}.", points=self.names.points(bonus))]
        return []

    def _end(self, index: int, spot: EndSpot) -> Group:
        words, names, end = self.words, self.names, self.printed.end[index]
        first, later = self.plan.badge
        (x1, y1), (x2, y2) = spot.first, spot.later
        marks: list[Node] = []
        if index in self.sheet.firsts:
            title = words("Among the first at {end}: {points}.", end=names.ends[index], points=names.points(end.first))
            ring = hand.ring(f"{spot.id}.first", first + 2, first + 2, "chalk", 2.3)
            marks.append(Group(x=x1, y=y1, children=(ring,)))
        elif index in self.sheet.laters:
            title = words("After others at {end}: {points}.", end=names.ends[index], points=names.points(end.later))
            ring = hand.ring(f"{spot.id}.later", later + 2, later + 2, "chalk", 2.3)
            marks.append(Group(x=x2, y=y2, children=(ring,)))
        elif index in self.taken:
            title = words(
                "Others were first at {end}: reaching it still brings {points}.",
                end=names.ends[index],
                points=names.points(end.later),
            )
        else:
            title = words(
                "The first to reach {end} win {first}, those after them {later}.",
                end=names.ends[index],
                first=names.points(end.first),
                later=names.points(end.later),
            )
        if index in self.taken and index not in self.sheet.firsts:
            marks.append(hand.strike(f"{spot.id}.struck", first, "chalk", 2.2, x1, y1))
        return Group(
            key=f"end.{spot.id}",
            role="img",
            title=title,
            target=Rect(x=x1 - first, y=y1 - first, width=x2 - x1 + first + later, height=2 * first, rx=first),
            children=tuple(marks),
        )

    # --- the laboratory ---------------------------------------------------------------------------------------------

    def _plants(self, index: int, level: LabSpot) -> Group:
        circled, count = self.sheet.plants[index], len(level.plants)
        title = self.words(
            "{circled} of {all} plants are circled on {level}.",
            circled=circled,
            all=count,
            level=self.names.levels[index],
        )
        return self._symbols(lab_key(level.id, "plants"), title, level.plants, circled, level.y, "plant")

    def _waters(self, index: int, level: LabSpot) -> Group:
        words = self.words
        if self.sheet.waters[index]:
            title = words("The water on {level} is circled.", level=self.names.levels[index])
        else:
            title = words("The water on {level} is not circled.", level=self.names.levels[index])
        return self._symbols(
            lab_key(level.id, "waters"), title, level.waters, self.sheet.waters[index], level.y, "water"
        )

    def _symbols(self, key: str, title: str, xs: tuple[float, ...], circled: int, y: float, paint: str) -> Group:
        symbol = self.plan.symbol
        ring = 0.66 * symbol
        tall = max(self.plan.tile[1], TOUCH) if key in self.touchable else self.plan.tile[1]
        reach = max(0.7 * symbol, TOUCH / 2 if key in self.touchable and len(xs) == 1 else 0)
        left, right = (min(xs) - reach, max(xs) + reach) if xs else (0.0, 0.0)
        return Group(
            key=key,
            role="button",
            title=title,
            target=Rect(x=left, y=y - tall / 2, width=right - left, height=tall, rx=8),
            children=tuple(
                Group(x=x, y=y, children=(hand.ring(f"{key}.{i}", ring, ring, paint, 2.3),))
                for i, x in enumerate(xs[:circled])
            ),
        )

    # --- the dome ---------------------------------------------------------------------------------------------------

    def _section(self, index: int) -> Group:
        section, arch = self.printed.section[index], self.plan.arch
        left, right = 2 * index, 2 * index + 1
        cut = index in self.sheet.cuts
        built = [half for half in (left, right) if half in self.sheet.built]
        children: list[Node] = []
        if len(built) == 2 and not cut:
            children += self._panes(left, left + 2)
        else:
            for half in built:
                children += self._panes(half, half + 1)
        for half in built:
            children += rings(self.plan, half, section.parity == "odd", "ground")
        if cut:
            reach = 0.72 * arch.thick
            children.append(Curve(d=arch.across(right, reach), stroke="ground", stroke_width=6, stroke_linecap="round"))
            children.append(
                Curve(
                    d=arch.across(right, reach),
                    stroke="planning",
                    stroke_width=2.8,
                    stroke_linecap="round",
                    drawn=True,
                )
            )
        first, last = self._piece(index)
        grown = arch.thick / 2 - max(arch.thick, TOUCH) / 2 if section_key(section.id) in self.touchable else -2.0
        return Group(
            key=section_key(section.id),
            role="button",
            title=self._section_title(index, built, cut=cut),
            target=Curve(d=arch.band(first, last, grown)),
            children=tuple(children),
        )

    def _panes(self, first: int, last: int) -> Iterator[Node]:
        """A piece that is built: glass in a strong frame."""
        arch = self.plan.arch
        yield Curve(d=arch.band(first, last, 1), fill="tint", fill_opacity=0.92)
        yield Curve(d=arch.band(first, last, 1), stroke="chalk", stroke_width=2.2, stroke_linejoin="round", drawn=True)
        yield Curve(d=arch.along(first + 0.12, last - 0.12, 0.3 * arch.thick), stroke="paper", stroke_opacity=0.8)
        for half in range(2 * first + 1, 2 * last):
            yield Curve(d=arch.across(half / 2, arch.thick / 2 - 3), stroke="tint-deep", stroke_opacity=0.55)

    def _piece(self, index: int) -> tuple[int, int]:
        """What of a section can be touched: the piece to be built next, or all of it."""
        left, right, built = 2 * index, 2 * index + 1, self.sheet.built
        if self.cutting or index not in self.sheet.cuts or (left in built and right in built):
            return left, left + 2
        reached = all(half in built for half in range(left))
        if right in built or (reached and left not in built):
            return left, left + 1
        return right, right + 1

    def _section_title(self, index: int, built: list[int], *, cut: bool) -> str:
        words, name = self.words, self.names.sections[index]
        odd = self.printed.section[index].parity == "odd"
        parts = [f"{name[:1].upper()}{name[1:]}."]
        if len(built) == 2:
            return " ".join((*parts, words("It is built.")))
        parts.append(
            words("It needs an odd number with a Robot.") if odd else words("It needs an even number with a Robot.")
        )
        if built:
            parts.append(words("One of its two halves is built."))
        elif cut:
            parts.append(words("It is cut: both halves must be built."))
        return " ".join(parts)
