"""What is written on the starships of adventure 7: the live nodes of blocks, reactors, plants, tanks, airlocks, spaces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cosmodrome.games.moon.adventure7.data import EscapeData
from cosmodrome.games.moon.adventure7.names import EscapeNames
from cosmodrome.games.moon.adventure7.scene.plan import AirlockSpot, BlockSpot, EscapePlan, ShipSpot, SpaceSpot
from cosmodrome.games.moon.adventure7.scene.ships import (
    airlock_outline,
    block_outline,
    double_spot,
    nozzle,
    plant_spots,
)
from cosmodrome.games.moon.adventure7.view import EscapeSheetView, ShipView
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.spaces import holds, takes
from cosmodrome.games.moon.scene.style import figure
from cosmodrome.games.moon.scene.tile import tile
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use

__all__ = ["EscapeMarks"]


class EscapeMarks:
    """One sheet, ready to be drawn over the printed one.

    `writable` says for each space which marks its owner may put there now: numbers, or CROSS.
    """

    def __init__(
        self,
        names: EscapeNames,
        printed: EscapeData,
        plan: EscapePlan,
        sheet: EscapeSheetView,
        taken: Sequence[int],
        writable: Mapping[str, Sequence[int]],
    ) -> None:
        self.names = names
        self.words = names.words
        self.printed = printed
        self.plan = plan
        self.sheet = sheet
        self.taken = taken
        self.writable = writable

    def nodes(self) -> Iterator[Node]:
        """Everything, in the order of the sheet."""
        for ship in self.plan.ships:
            for block in ship.blocks:
                yield self._block(ship, block)
        for airlock in self.plan.airlocks:
            yield self._airlock(airlock)
        for ship in self.plan.ships:
            yield self._reactors(ship)
            yield self._plants(ship)
            yield self._double(ship)
            for block in ship.blocks:
                for space in block.spaces:
                    if space.printed.tank:
                        yield self._tank(ship, space)
                    yield self._space(ship, block, space)

    def _state(self, ship: ShipSpot) -> ShipView:
        return self.sheet.ships[ship.index]

    def _open(self, block: BlockSpot) -> int:
        """How many spaces of a block are empty."""
        return sum(self.sheet.cells[space.index] == EMPTY for space in block.spaces)

    # --- blocks and airlocks ----------------------------------------------------------------------------------------

    def _block(self, ship: ShipSpot, block: BlockSpot) -> Group:
        words, reached = self.words, block.index in self.sheet.reached
        children: list[Node] = []
        if reached:
            paint = "plant" if block.is_greenhouse else "tint"
            children.append(
                Curve(d=block_outline(ship, block), fill=paint, fill_opacity=0.17, stroke=paint, stroke_width=1.4)
            )
            for space in block.spaces:
                if self.sheet.cells[space.index] == EMPTY:
                    outline = Curve(d=tile(self.plan.metrics.tile), stroke="chalk", stroke_width=1.7)
                    inner = Curve(
                        d=tile(self.plan.metrics.tile - 7), stroke="chalk", stroke_opacity=0.3, stroke_width=0.7
                    )
                    children.append(Group(x=space.x, y=space.y, children=(outline, inner)))
        name = self._block_name(block)
        state = words("You can write in it.") if reached else words("No active airlock leads there yet.")
        return Group(
            key=f"block.{block.printed.id}",
            role="img",
            title=" ".join((words("{action}: {told}", action=name, told=self._block_worth(ship, block)), state)),
            children=tuple(children),
            target=Curve(d=block_outline(ship, block)),
        )

    def _block_name(self, block: BlockSpot) -> str:
        if block.is_greenhouse:
            return self.words("Greenhouse {block}", block=block.printed.id)
        return self.words("Module {block}", block=block.printed.id)

    def _block_worth(self, ship: ShipSpot, block: BlockSpot) -> str:
        """What a block is worth when it is full."""
        words, state, factor = self.words, self._state(ship), self.printed.sheet.factor
        if block.is_greenhouse:
            n = self.printed.values("plants")[state.plants] * (factor if state.doubled else 1)
            return words("with its plants as they are, {n} points when it is filled.", n=n)
        tank = any(space.index in self.sheet.tanks for space in block.spaces)
        n = self.printed.values("reactors")[state.reactors] * (factor if tank else 1)
        return words("with reactors and tank as they are, {n} points when it is full.", n=n)

    def _airlock(self, airlock: AirlockSpot) -> Group:
        words, active = self.words, airlock.index in self.sheet.airlocks
        x, y = (airlock.x1 + airlock.x2) / 2, (airlock.y1 + airlock.y2) / 2
        children: list[Node] = []
        if active:
            over = 5 if not self.plan.small else 4
            way = (
                f"M{airlock.x1 - over:.1f} {y + 1:.1f}Q{x:.1f} {y - 2:.1f} {airlock.x2 + over:.1f} {y:.1f}"
                if airlock.across
                else f"M{x - 1:.1f} {airlock.y1 - 1:.1f}Q{x + 2:.1f} {y:.1f} {x:.1f} {airlock.y2 + over:.1f}"
            )
            children = [
                Curve(d=airlock_outline(self.plan, airlock), fill="tint-deep", stroke="tint", stroke_width=1.4),
                Curve(d=way, stroke="tint", stroke_width=9, stroke_opacity=0.35, stroke_linecap="round"),
                Curve(d=way, stroke="chalk", stroke_width=3.6, stroke_linecap="round", drawn=True),
            ]
            if self.plan.small and airlock.across:
                top = y - self.plan.metrics.tile / 2 - self.plan.metrics.strip / 2
                children.append(Circle(cx=x, cy=top, r=4.4, fill="tint"))
        name = self.names.airlock(airlock.index)
        title = (
            words("This is {airlock}: it is active.", airlock=name)
            if active
            else words("This is {airlock}: a Robot activates it.", airlock=name)
        )
        return Group(
            key=airlock.key, role="button", title=title, children=tuple(children), target=self._airlock_target(airlock)
        )

    def _airlock_target(self, airlock: AirlockSpot) -> Rect:
        """On a phone an airlock within a starship is touched at the knob over it."""
        x, y, m = (airlock.x1 + airlock.x2) / 2, (airlock.y1 + airlock.y2) / 2, self.plan.metrics
        if not airlock.across:
            return Rect(x=x - 22.6, y=y - 22.6, width=45.2, height=45.2, rx=8)
        if not self.plan.small:
            return Rect(x=x - 20, y=y - 21, width=40, height=42, rx=8)
        top = y - m.tile / 2 - m.strip
        return Rect(x=x - 20, y=top - 16, width=40, height=m.strip + 18, rx=8)

    # --- reactors, plants, tanks ------------------------------------------------------------------------------------

    def _reactors(self, ship: ShipSpot) -> Group:
        words, m, fired = self.words, self.plan.metrics, self._state(ship).reactors
        children: list[Node] = []
        for n, (x, y) in enumerate(ship.reactors[:fired]):
            key = f"{ship.printed.id}.reactor.{n + 1}"
            marks: list[Node] = [
                *self._flame(x, y),
                Curve(d=nozzle(self.plan, ship, x, y), fill="energy", fill_opacity=0.4),
            ]
            marks.append(Use(symbol="energy", x=x, y=y, size=m.icon, color="chalk"))
            ring = hand.ring(key, 0.68 * m.icon, 0.62 * m.icon, "chalk", 2 if not self.plan.small else 1.5)
            marks.append(Group(x=x, y=y, children=(ring,)))
            children.append(Group(key=key, children=tuple(marks)))
        title = words(
            "Reactors of {ship}: {n} of {all} circled. Energy circles one when you write in this starship.",
            ship=self.names.ship(ship.index),
            n=fired,
            all=ship.printed.reactors,
        )
        width = 42 if not self.plan.small else 46
        area = Rect(x=ship.left - width - 1, y=ship.top - 1, width=width, height=ship.height + 2, rx=10)
        return Group(
            key=f"{ship.printed.id}.reactors", role="button", title=title, children=tuple(children), target=area
        )

    def _flame(self, x: float, y: float) -> Iterator[Node]:
        """A circled reactor burns."""
        mouth, long = (x - 12.4, 27) if not self.plan.small else (x - 10.4, 11)
        for wide, share, paint, opacity in (
            (7.5, 1, "tint-glow", 0.65),
            (5, 0.72, "energy", 0.75),
            (2.4, 0.5, "chalk", 0.9),
        ):
            tip = mouth - share * long
            d = f"M{mouth:.1f} {y - wide:.1f}Q{mouth - 0.5 * share * long:.1f} {y - 0.8 * wide:.1f} {tip:.1f} {y:.1f}"
            d += f"Q{mouth - 0.5 * share * long:.1f} {y + 0.8 * wide:.1f} {mouth:.1f} {y + wide:.1f}Z"
            yield Curve(d=d, fill=paint, fill_opacity=opacity)

    def _plants(self, ship: ShipSpot) -> Group:
        words, icon, circled = self.words, self.plan.metrics.icon, self._state(ship).plants
        children: list[Node] = []
        for n, (x, y) in enumerate(plant_spots(self.plan, ship)[:circled]):
            key = f"{ship.printed.id}.plant.{n + 1}"
            marks = (
                Use(symbol="plant", size=0.8 * icon, color="plant"),
                hand.ring(key, 0.56 * icon, 0.54 * icon, "chalk", 1.8 if not self.plan.small else 1.4),
            )
            children.append(Group(key=key, x=x, y=y, children=marks))
        title = words(
            "Plants of {ship}: {n} of {all} circled. Plant circles one when you write in this starship.",
            ship=self.names.ship(ship.index),
            n=circled,
            all=ship.printed.plants,
        )
        block, m = ship.greenhouse, self.plan.metrics
        above = 12 if not self.plan.small else 16
        area = Rect(
            x=block.left, y=ship.top - above, width=block.right - block.left, height=m.strip + above - 1, rx=8
        )  # fmt: skip
        return Group(key=f"{ship.printed.id}.plants", role="button", title=title, children=tuple(children), target=area)

    def _double(self, ship: ShipSpot) -> Group:
        words, key = self.words, f"{ship.printed.id}.x2"
        x, y = double_spot(self.plan, ship)
        half = 11.5 if self.plan.small else 16
        marks: list[Node] = []
        if self._state(ship).doubled:
            title = words(
                "You were among the first in this greenhouse: it counts {n} times.", n=self.printed.sheet.factor
            )
            plate = Rect(x=-half, y=-7.5, width=2 * half, height=15, rx=5, fill="plant")
            marks = [plate, figure("×2", 0, 0, "ground", 12.5 if self.plan.small else 15)]
            marks.append(hand.ring(key, half + 3, 10, "chalk", 1.8))
        elif ship.index in self.taken:
            title = words("Others were faster in this greenhouse: its bonus is gone.")
            shade = Rect(x=-half, y=-7.5, width=2 * half, height=15, rx=5, fill="ground", fill_opacity=0.6)
            marks = [shade, hand.strike(key, half, "bad", 2.4)]
        else:
            title = words(
                "The first to fill this greenhouse circle it: the greenhouse counts {n} times.",
                n=self.printed.sheet.factor,
            )
        area = Rect(x=-half, y=-7.5, width=2 * half, height=15, rx=5)
        return Group(key=key, role="img", title=title, x=x, y=y, children=tuple(marks), target=area)

    def _tank(self, ship: ShipSpot, space: SpaceSpot) -> Group:
        words, m, key = self.words, self.plan.metrics, f"tank.{space.printed.id}"
        marks: list[Node] = []
        if space.index in self.sheet.tanks:
            title = words("The water tank is circled: this module counts {n} times.", n=self.printed.sheet.factor)
            plate = Rect(
                x=-0.62 * m.icon,
                y=-0.62 * m.icon,
                width=1.24 * m.icon,
                height=1.24 * m.icon,
                rx=0.4 * m.icon,
                fill="water",
            )
            marks = [plate, Use(symbol="water", size=0.82 * m.icon, color="ground")]
            marks.append(hand.ring(key, 0.86 * m.icon, 0.82 * m.icon, "chalk", 1.9))
        elif self.sheet.cells[space.index] != EMPTY and key not in self.writable:
            title = words("The space was filled without Water: this tank is lost.")
            shade = Rect(
                x=-0.7 * m.icon,
                y=-0.7 * m.icon,
                width=1.4 * m.icon,
                height=1.4 * m.icon,
                rx=5,
                fill="ground",
                fill_opacity=0.65,
            )
            marks = [shade, hand.strike(key, 0.7 * m.icon, "muted", 1.8)]
        else:
            title = words(
                "A number with Water in this space circles the tank: the module then counts {n} times.",
                n=self.printed.sheet.factor,
            )
        above = 8
        area = Rect(x=-m.pitch / 2, y=-m.strip / 2 - above, width=m.pitch, height=m.strip + above, rx=8)
        return Group(key=key, role="button", title=title, x=space.x, y=ship.strip, children=tuple(marks), target=area)

    # --- spaces -----------------------------------------------------------------------------------------------------

    def _space(self, ship: ShipSpot, block: BlockSpot, space: SpaceSpot) -> Group:
        value, size = self.sheet.cells[space.index], self.plan.metrics.tile
        return Group(
            key=space.printed.id,
            role="button",
            x=space.x,
            y=space.y,
            title=self._space_title(ship, block, space, value),
            target=self._space_target(),
            children=tuple(self._mark(space.printed.id, value, size)),
        )

    def _space_target(self) -> Rect | Curve:
        """On a phone a little more than the space itself, for a thumb."""
        m = self.plan.metrics
        if not self.plan.small:
            return Curve(d=tile(m.tile + 1))
        return Rect(x=-m.pitch / 2, y=-22.6, width=m.pitch, height=45.2, rx=7)

    def _mark(self, key: str, value: int, size: float) -> Iterator[Node]:
        if value == EMPTY:
            return
        yield Curve(d=tile(size), fill="paper", stroke="paper", stroke_width=1.2, stroke_linejoin="round")
        yield Curve(d=tile(size - 7), stroke="tint-deep", stroke_opacity=0.35, stroke_width=0.8)
        mark = (
            hand.cross(key, 0.27 * size, "tint-deep", 3.6) if value == CROSS else hand.number(key, value, 0.86 * size)
        )
        yield Group(key=f"{key}.mark", children=(mark,))

    def _space_title(self, ship: ShipSpot, block: BlockSpot, space: SpaceSpot, value: int) -> str:
        words = self.words
        place = self.names.space(space.index)
        parts = [f"{place[:1].upper()}{place[1:]}."]
        if value != EMPTY:
            parts.append(holds(words, value))
        else:
            parts += takes(words, self.writable.get(space.printed.id, ()))
            if space.printed.robot:
                parts.append(words("Filling it activates an airlock."))
            if block.index not in self.sheet.reached:
                parts.append(words("No active airlock leads there yet."))
            elif self._open(block) == 1:
                parts.append(words("This would fill the block: {worth}", worth=self._block_worth(ship, block)))
        return " ".join(parts)
