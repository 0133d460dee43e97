"""What is written on the sheet of adventure 2: the live nodes of spaces, zones, lines, tanks, stations and panels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cosmodrome.games.moon.adventure2.data import JourneyData
from cosmodrome.games.moon.adventure2.scene.plan import JourneyPlan, StationSpot
from cosmodrome.games.moon.adventure2.text import JourneyText
from cosmodrome.games.moon.adventure2.view import JourneySheetView, ZoneView
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.spaces import holds, takes
from cosmodrome.games.moon.scene.style import figure, fit_size
from cosmodrome.games.moon.scene.tile import tile
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use

__all__ = ["JourneyMarks"]

TOUCH = 17
"""The radius of what can be touched comfortably."""
FINGER = 22.6
"""The same for a finger, in units of the tall picture."""


class JourneyMarks:
    """One sheet, ready to be drawn over the printed one.

    `writable` says for each space which marks its owner may put there now: numbers, or CROSS. `gaps` are those where a
    line may be drawn now.
    """

    def __init__(
        self,
        text: JourneyText,
        printed: JourneyData,
        plan: JourneyPlan,
        sheet: JourneySheetView,
        taken: Sequence[int],
        writable: Mapping[str, Sequence[int]],
        gaps: Sequence[int],
    ) -> None:
        self.text = text
        self.names = text.names
        self.words = text.words
        self.printed = printed
        self.plan = plan
        self.sheet = sheet
        self.taken = taken
        self.writable = writable
        self.gaps = gaps

    def nodes(self) -> Iterator[Node]:
        """Everything, the lowest first."""
        for zone in self.sheet.zones:
            yield self._zone(zone)
        for space in self.plan.tanks:
            yield self._tank(space)
        for space in range(len(self.plan.spaces)):
            yield self._space(space)
        for index in range(len(self.plan.stations)):
            yield from self._station(index)
        yield self._energies()
        yield self._counter("astronauts", "astronaut", self.sheet.astronauts, self.printed.sheet.astronauts)
        yield self._counter("plannings", "planning", self.sheet.plannings, self.printed.sheet.plannings)
        yield self._wilds()
        drawn = [zone.end - 1 for zone in self.sheet.zones[:-1]]
        for gap in sorted({*drawn, *self.gaps}):
            yield self._gap(gap, drawn=gap in drawn)

    # --- the trajectory ---------------------------------------------------------------------------------------------

    def _zone(self, zone: ZoneView) -> Group:
        """A band under the spaces of a zone, brighter when it is complete."""
        size = zone.end - zone.first
        run = self.plan.run(zone.first, zone.end)
        width = self.plan.tile + (9 if zone.complete else -6)
        band: tuple[Node, ...] = (
            Curve(
                d=run,
                stroke="tint",
                stroke_width=width,
                stroke_opacity=0.42 if zone.complete else 0.14,
                stroke_linecap="round",
                stroke_linejoin="round",
            ),
        )
        told = self.words.count("A zone of {n} space.", "A zone of {n} spaces.", size)
        state = self.words("It is complete.") if zone.complete else ""
        return Group(key=f"zone.{zone.first + 1}", title=f"{told} {state}".rstrip(), children=band)

    def _space(self, space: int) -> Group:
        (x, y), value, size = self.plan.spaces[space], self.sheet.cells[space], self.plan.tile
        key = self.printed.space[space].id
        return Group(
            key=key,
            role="button",
            x=x,
            y=y,
            title=self._space_title(space, value),
            target=Curve(d=tile(max(size, 40))),
            children=tuple(self._mark(key, value, size)),
        )

    def _mark(self, key: str, value: int, size: float) -> Iterator[Node]:
        if value == EMPTY:
            return
        yield Curve(d=tile(size), fill="paper", stroke="paper", stroke_width=1.2, stroke_linejoin="round")
        yield Curve(d=tile(size - 7), stroke="tint-deep", stroke_opacity=0.35, stroke_width=0.8)
        mark = (
            hand.cross(key, 0.27 * size, "tint-deep", 3.6) if value == CROSS else hand.number(key, value, 0.82 * size)
        )
        yield Group(key=f"{key}.mark", children=(mark,))

    def _space_title(self, space: int, value: int) -> str:
        words = self.words
        zone = next(zone for zone in self.sheet.zones if zone.first <= space < zone.end)
        parts = [words("Space {space} of the trajectory.", space=space + 1)]
        if value != EMPTY:
            parts.append(holds(words, value))
        parts += takes(words, self.writable.get(self.printed.space[space].id, ()))
        parts.append(
            words.count(
                "Its zone has {n} space, {filled} of them filled.",
                "Its zone has {n} spaces, {filled} of them filled.",
                zone.end - zone.first,
                filled=sum(cell != EMPTY for cell in self.sheet.cells[zone.first : zone.end]),
            )
        )
        hooked = [i for i, station in enumerate(self.printed.station) if station.space == self.printed.space[space].id]
        parts += [words("It is the hook of {station}.", station=self.names.station(i)) for i in hooked]
        return " ".join(parts)

    def _tank(self, space: int) -> Group:
        words, (x, y) = self.words, self.plan.tanks[space]
        key, value = f"{self.printed.space[space].id}.tank", self.printed.space[space].tank
        circled = space in self.sheet.tanks
        told = words.count("A water tank, worth {n} point.", "A water tank, worth {n} points.", value)
        if circled:
            state = words("It is circled.")
        elif self.sheet.cells[space] != EMPTY:
            state = words("Its space is filled: it can only be circled together with the number.")
        else:
            state = words("Write a number in its space and use a Water action.")
        marks: tuple[Node, ...] = ()
        if circled:
            marks = (
                Circle(r=13.5, fill="water"),
                figure(value, 0, 1, "ground", 15),
                hand.ring(key, 16.5, 16, "chalk", 2.3),
            )
        return Group(
            key=key,
            role="button",
            title=f"{told} {state}",
            x=x,
            y=y,
            children=marks,
            target=Circle(r=TOUCH if self.plan.shape == "wide" else 20),
        )

    def _gap(self, gap: int, *, drawn: bool) -> Group:
        (x, y), key = self.plan.gap(gap), self.printed.gaps()[gap]
        half = self.plan.tile / 2 + 7
        stroke = f"M0 {-half}V{half}"
        children: tuple[Node, ...] = ()
        if drawn:
            children = (
                Curve(d=stroke, stroke="ground", stroke_width=9, stroke_linecap="round"),
                Curve(d=stroke, stroke="accent", stroke_width=4, stroke_linecap="round", drawn=True),
            )
            title = self.words("A line {gap}: a zone ends here and another begins.", gap=self.names.gap(gap))
        else:
            title = self.words("Draw a line {gap}.", gap=self.names.gap(gap))
        # Where a line may be drawn, spaces are no targets: on a phone a finger has all the room.
        reach = 4 if drawn else 6 if self.plan.shape == "wide" else FINGER
        area = Rect(x=-reach, y=-half, width=2 * reach, height=2 * half, rx=min(reach, 9))
        return Group(
            key=key, role="button", title=title, x=x, y=y, turn=self.plan.turns[gap], children=children, target=area
        )

    # --- stations ---------------------------------------------------------------------------------------------------

    def _station(self, index: int) -> Iterator[Group]:
        words, sheet, data = self.words, self.sheet, self.printed.station[index]
        spot, name = self.plan.stations[index], self.names.station(index)
        robots, plants = sheet.robots[index], sheet.plants[index]
        worth = sheet.multiplier(index, data.first, data.later)
        yield self._body(index, spot, worth)
        title = words(
            "Robots of {station}: {circled} of {all} circled. The last one circles a multiplier.",
            station=name,
            circled=robots,
            all=data.robots,
        )
        yield self._circled(f"{data.id}.robots", "robot", spot.robots, robots, title)
        title = words(
            "Plants of {station}: {circled} of {all} circled. A Plant action reaches them from the zone of space {space}.",
            station=name,
            circled=plants,
            all=data.plants,
            space=data.space[1:],
        )
        yield self._circled(f"{data.id}.plants", "plant", spot.plants, plants, title)

    def _circled(self, key: str, symbol: str, spots: Sequence[tuple[float, float]], count: int, title: str) -> Group:
        """Symbols that are circled one after the other; the next one is what can be touched."""
        size = self.plan.mark
        children = [
            Group(
                key=f"{key}.{i + 1}",
                x=x,
                y=y,
                children=(
                    Circle(r=0.62 * size, fill=symbol, fill_opacity=0.3),
                    Use(symbol=symbol, size=0.82 * size, color=symbol),
                    hand.ring(f"{key}.{i}", 0.62 * size, 0.62 * size, "chalk", 2.1),
                ),
            )
            for i, (x, y) in enumerate(spots[:count])
        ]
        x, y = spots[min(count, len(spots) - 1)]
        area: Circle | Rect = Circle(cx=x, cy=y, r=TOUCH)
        if self.plan.shape == "tall":  # the half of the station's box that they stand in
            left, (right, _) = spots[0][0] - 16, spots[-1]
            area = Rect(x=left, y=y - 17, width=max(right + 16 - left, 2 * FINGER), height=35, rx=9)
        return Group(key=key, role="button", title=title, children=tuple(children), target=area)

    def _body(self, index: int, spot: StationSpot, worth: int) -> Group:
        """The two multipliers, and what the station brings now."""
        words, sheet, data = self.words, self.sheet, self.printed.station[index]
        children: list[Node] = []
        struck = index in self.taken and index not in sheet.firsts
        for chosen, (x, y), value in (
            (index in sheet.firsts, spot.first, data.first),
            (index in sheet.laters, spot.later, data.later),
        ):
            if chosen:
                children.append(Rect(x=x - 16, y=y - 10, width=32, height=20, rx=5, fill="plant"))
                children.append(
                    figure(
                        f"×{value}",
                        x,
                        y,
                        "ground",
                        fit_size(f"×{value}", 31, 15 if self.plan.shape == "wide" else 13.5, bold=True),
                    )
                )
                ring = hand.ring(f"{data.id}.{value}", 18, 13, "chalk", 2)
                children.append(Group(x=x, y=y, children=(ring,)))
        if struck:
            x, y = spot.first
            children.append(Rect(x=x - 16, y=y - 11, width=32, height=22, rx=5, fill="ground", fill_opacity=0.65))
            children.append(hand.strike(f"{data.id}.struck", 14, "bad", 2.4, x, y))
        points = sheet.plants[index] * worth
        children.append(figure(f"={points}", *spot.worth, "chalk" if points else "muted", 15))
        title = " ".join(
            (
                words(
                    "Station {station}: all robots circle ×{first} for the first, ×{later} for those after them.",
                    station=index + 1,
                    first=data.first,
                    later=data.later,
                ),
                words("Somebody else has the high multiplier.") if struck else "",
                words("It brings {points} points now.", points=points),
            )
        )
        body = spot.body
        area = Rect(x=body.x, y=body.y, width=body.width, height=body.height, rx=14)
        return Group(key=f"{data.id}", title=title, role="img", children=tuple(children), target=area)

    # --- panels -----------------------------------------------------------------------------------------------------

    def _energies(self) -> Group:
        sheet, plan, per_line = self.sheet, self.plan, self.printed.sheet.energies_for_line
        spots, size = plan.symbols["energies"], plan.mark
        children: list[Node] = []
        for i, (x, y) in enumerate(spots[: sheet.energies]):
            used = i // per_line < len(sheet.zones) - 1
            marks: list[Node] = [Use(symbol="energy", size=size, color="energy")]
            marks.append(hand.ring(f"energy.{i}", 0.62 * size, 0.62 * size, "chalk", 2))
            if used:
                marks.append(hand.cross(f"energy.{i}.used", 0.36 * size, "chalk", 2.2))
            children.append(Group(key=f"energy.{i + 1}", x=x, y=y, opacity=0.6 if used else 1, children=tuple(marks)))
        for i, (x, y) in enumerate(plan.symbols["lines"][: len(sheet.zones) - 1]):
            children.append(Group(key=f"line.{i + 1}", x=x, y=y, children=(hand.cross(f"line.{i}", 8, "chalk", 2.2),)))
        x, y = spots[min(sheet.energies, len(spots) - 1)]
        title = " ".join(
            (
                self.words(
                    "Energies: {circled} of {all} circled, {lines} lines drawn.",
                    circled=sheet.energies,
                    all=len(spots),
                    lines=len(sheet.zones) - 1,
                ),
                self.text.reminder("energy"),
            )
        )
        target = Circle(cx=x, cy=y, r=TOUCH if self.plan.shape == "wide" else FINGER)
        return Group(key="energies", role="button", title=title, children=tuple(children), target=target)

    def _counter(self, key: str, symbol: str, crossed: int, count: int) -> Group:
        """Astronauts or planning symbols, crossed one after the other."""
        plan, size = self.plan, self.plan.mark
        spots = plan.symbols[key]
        children = [
            Group(
                key=f"{key}.{i + 1}",
                x=x,
                y=y,
                children=(
                    Use(symbol=symbol, size=size, color=symbol),
                    hand.cross(f"{key}.{i}", 0.42 * size, "chalk", 2.4),
                ),
            )
            for i, (x, y) in enumerate(spots[:crossed])
        ]
        full = crossed // self.printed.sheet.symbols_for_wild
        for i, (x, y) in enumerate(plan.symbols[f"{symbol}-wilds"][:full]):
            ring = hand.ring(f"{key}.wild.{i}", 9, 8.5, "chalk", 1.8)
            children.append(Group(key=f"{key}.wild.{i + 1}", x=x, y=y + 3, children=(ring,)))
        x, y = spots[min(crossed, count - 1)]
        title = " ".join(
            (
                self.words("{crossed} of {all} crossed.", crossed=crossed, all=count),
                self.text.reminder(symbol),
            )
        )
        target = Circle(cx=x, cy=y, r=TOUCH if self.plan.shape == "wide" else FINGER)
        return Group(key=key, role="button", title=title, children=tuple(children), target=target)

    def _wilds(self) -> Group:
        """The Wild symbols that were circled; those used are crossed off."""
        sheet, plan, size = self.sheet, self.plan, self.plan.mark
        spots, used = plan.symbols["wilds"], sheet.wilds - sheet.wilds_left
        children: list[Node] = []
        for i, (x, y) in enumerate(spots[: sheet.wilds]):
            marks: list[Node] = [
                Circle(r=0.6 * size, fill="wild", fill_opacity=0.14),
                Use(symbol="wild", size=size - 3, color="wild"),
                hand.ring(f"wild.{i}", 0.66 * size, 0.65 * size, "chalk", 2),
            ]
            if i < used:
                marks.append(hand.cross(f"wild.{i}.used", 0.4 * size, "bad", 2.4))
            children.append(Group(key=f"wild.{i + 1}", x=x, y=y, opacity=0.6 if i < used else 1, children=tuple(marks)))
        x, y = spots[min(used, len(spots) - 1)]
        title = " ".join(
            (
                self.words.count("{n} Wild symbol to use.", "{n} Wild symbols to use.", sheet.wilds_left),
                self.text.reminder("wild"),
            )
        )
        target = Circle(cx=x, cy=y, r=TOUCH if self.plan.shape == "wide" else FINGER)
        return Group(key="wild", role="button", title=title, children=tuple(children), target=target)
