"""What is written on the sheet of adventure 4: the live nodes of the mine, its pumps, missions boxes and system errors.

The factories have a module of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cosmodrome.games.moon.adventure4.data import CavityData, MineData
from cosmodrome.games.moon.adventure4.names import MineNames
from cosmodrome.games.moon.adventure4.scene.plan import MinePlan, Point
from cosmodrome.games.moon.adventure4.scene.signs import cavity, pump, sign
from cosmodrome.games.moon.adventure4.view import MineSheetView
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY, LETTERS
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.spaces import holds, takes
from cosmodrome.games.moon.scene.style import figure
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use

__all__ = ["MineMarks"]

FINGER = 45.2
"""The least size of what can be touched."""


class MineMarks:
    """One mine, ready to be drawn over the printed one.

    `writable` says for each cavity which marks its owner may put there now: numbers, or CROSS.
    """

    def __init__(
        self,
        names: MineNames,
        printed: MineData,
        plan: MinePlan,
        sheet: MineSheetView,
        writable: Mapping[str, Sequence[int]],
    ) -> None:
        self.names = names
        self.words = names.words
        self.printed = printed
        self.plan = plan
        self.sheet = sheet
        self.writable = writable

    def nodes(self) -> Iterator[Group]:
        """Everything but the factories."""
        for column, place in enumerate(self.plan.pumps):
            yield self._pump(column, place)
        for index, place in enumerate(self.plan.deposits):
            yield self._deposit(index, place)
        for index, (hollow, place) in enumerate(zip(self.printed.cavity, self.plan.cavities, strict=True)):
            yield self._cavity(index, hollow, place)
        yield from self._boxes()
        yield self._errors()

    def _extracted(self, column: int) -> bool:
        return column in self.sheet.pumps

    # --- the mine ---------------------------------------------------------------------------------------------------

    def _cavity(self, index: int, hollow: CavityData, place: Point) -> Group:
        value, size = self.sheet.cells[index], self.plan.tile
        children: list[Node] = []
        if value != EMPTY:
            children.append(
                Curve(
                    d=cavity(hollow.id, size), fill="paper", stroke="paper", stroke_width=1.2, stroke_linejoin="round"
                )
            )
            children.append(
                Curve(d=cavity(hollow.id, size - 7), stroke="tint-deep", stroke_opacity=0.4, stroke_width=0.8)
            )
            mark = (
                hand.cross(hollow.id, 0.25 * size, "tint-deep", 3.4) if value == CROSS else self._number(hollow, value)
            )
            children.append(Group(key=f"{hollow.id}.mark", children=(mark,)))
            if hollow.mineral:
                children.append(self._mineral(hollow, extracted=self._extracted(index % self.printed.columns())))
        return Group(
            key=hollow.id,
            role="button",
            title=self._cavity_title(index, hollow, value),
            x=place[0],
            y=place[1],
            target=Curve(d=cavity(hollow.id, max(size, FINGER))),
            children=tuple(children),
        )

    def _number(self, hollow: CavityData, value: int) -> Group:
        """A number, which makes room for a mineral."""
        size = self.plan.tile
        if hollow.mineral:
            return hand.number(hollow.id, value, 0.7 * size, x=-0.08 * size, y=-0.09 * size)
        return hand.number(hollow.id, value, 0.8 * size)

    def _mineral(self, hollow: CavityData, *, extracted: bool) -> Group:
        """A circled mineral, crossed when it was extracted."""
        key, size = f"{hollow.id}.{hollow.mineral}", self.plan.tile
        r = 0.23 * size
        marks: list[Node] = [
            Circle(r=r, fill="ground"),
            sign(hollow.mineral, 0, 0, 0.34 * size, 0.7 if extracted else 1),
            hand.ring(key, r + 2, r + 2, "chalk", 2),
        ]
        if extracted:
            marks.append(hand.cross(key, 0.66 * r, "chalk", 2))
        return Group(key=key, x=0.39 * size, y=0.37 * size, children=tuple(marks))

    def _cavity_title(self, index: int, hollow: CavityData, value: int) -> str:
        words = self.words
        level, column = divmod(index, self.printed.columns())
        parts = [words("Level {level}, column {column}.", level=level + 1, column=column + 1)]
        if value != EMPTY:
            parts.append(holds(words, value))
        else:
            parts += takes(words, self.writable.get(hollow.id, ()))
            if hollow.mineral == "pearl":
                parts.append(words("Filling it circles a pearl."))
            elif hollow.mineral == "ruby":
                parts.append(words("Filling it circles a ruby."))
        return " ".join(parts)

    def _deposit(self, index: int, place: Point) -> Group:
        words, deposit, r = self.words, self.printed.deposit[index], self.plan.deposit
        circled = index in self.sheet.deposits
        column = next(i for i, hollow in enumerate(self.printed.cavity) if hollow.id == deposit.above)
        extracted = self._extracted(column % self.printed.columns())
        name = self.names.deposit(index)
        marks: list[Node] = []
        if circled:
            marks += [
                Circle(r=r, fill="ground"),
                sign(deposit.kind, 0, 0, 1.25 * r, 0.55 if extracted else 1),
                hand.ring(deposit.id, r + 1.5, r + 1.5, "chalk", 2.4),
            ]
            if extracted:
                marks.append(hand.cross(deposit.id, 0.6 * r, "chalk", 2.4))
                title = words("This is {deposit}. It is extracted.", deposit=name)
            else:
                title = words("This is {deposit}. It is circled and waits for its column.", deposit=name)
        elif extracted:
            marks += [
                Circle(r=r + 1, fill="ground", fill_opacity=0.7),
                hand.strike(deposit.id, r, "muted", 2),
            ]
            title = words("This is {deposit}. It was not circled in time and is lost.", deposit=name)
        else:
            title = words("This is {deposit}. Its action circles it from the cavity above or below.", deposit=name)
        return Group(
            key=deposit.id,
            role="button",
            title=title,
            x=place[0],
            y=place[1],
            target=Circle(r=max(r + 2, FINGER / 2)),
            children=tuple(marks),
        )

    def _pump(self, column: int, place: Point) -> Group:
        words, size = self.words, self.plan.pump
        columns = self.printed.columns()
        filled = sum(cell != EMPTY for cell in self.sheet.cells[column::columns])
        children: tuple[Node, ...] = ()
        if self._extracted(column):
            title = words("Column {column} is extracted.", column=column + 1)
            ring = hand.ring(f"pump.{column + 1}", 0.56 * size, 0.58 * size, "chalk", 2.4)
            children = (pump(0, 0, size, "tint"), ring)
        else:
            title = words(
                "Column {column}: {filled} of {all} cavities filled. When it is full, all that is circled in it is extracted.",
                column=column + 1,
                filled=filled,
                all=len(self.sheet.cells) // columns,
            )
        area = Rect(x=-size / 2, y=-size / 2, width=size, height=size, rx=6)
        return Group(
            key=f"pump.{column + 1}", role="img", title=title, x=place[0], y=place[1], children=children, target=area
        )

    # --- missions and errors ----------------------------------------------------------------------------------------

    def _boxes(self) -> Iterator[Group]:
        words = self.words
        for letter, (x, y), value in zip(LETTERS, self.plan.missions, self.sheet.missions, strict=True):
            key, marks = f"accomplished.{letter}", list[Node]()
            title = words("Mission {letter}: not accomplished yet.", letter=letter)
            if value >= 0:
                title = words.count(
                    "Mission {letter}: accomplished for {n} point.",
                    "Mission {letter}: accomplished for {n} points.",
                    value,
                    letter=letter,
                )
                paint = f"mission-{letter.lower()}"
                marks = [
                    Rect(x=-18, y=-17, width=36, height=34, rx=7, fill=paint, fill_opacity=0.9),
                    hand.number(key, value, 30, "pencil"),
                ]
            area = Rect(x=-18, y=-17, width=36, height=34, rx=7)
            yield Group(key=key, role="img", title=title, x=x, y=y, children=tuple(marks), target=area)

    def _errors(self) -> Group:
        words, places, crossed = self.words, self.plan.errors, self.sheet.errors
        losses = self.printed.errors.losses
        children: list[Node] = []
        for i, (x, y) in enumerate(places[:crossed]):
            key = f"errors.{i + 1}"
            children.append(
                Group(
                    key=key,
                    x=x,
                    y=y,
                    children=(Use(symbol="error", size=26, color="bad"), hand.cross(key, 11, "chalk", 2.8)),
                )
            )
        if crossed:
            x, y = places[crossed - 1]
            children.append(
                Group(
                    key="errors.loss",
                    x=x,
                    y=y + 22,
                    children=(
                        Rect(x=-16, y=-9, width=32, height=18, rx=4, fill="bad"),
                        figure(f"−{losses[crossed]}", 0, 0, "ground", 15 if self.plan.shape == "wide" else 13),
                    ),
                )
            )
        (x1, y1), (x2, y2) = places[0], places[-1]
        title = words(
            "System errors: {crossed} of {all} crossed, which costs {points} points. The last one ends the game.",
            crossed=crossed,
            all=len(places),
            points=losses[crossed],
        )
        area = Rect(x=x1 - 20, y=y1 - 17, width=x2 - x1 + 40, height=y2 - y1 + 50, rx=10)
        return Group(key="errors", role="button", title=title, children=tuple(children), target=area)
