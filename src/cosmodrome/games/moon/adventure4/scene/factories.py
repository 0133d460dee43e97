"""What is marked in the factories of adventure 4: symbols, energies and robots, values, bonuses and live scores."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.moon.adventure4.scene.plan import FactorySpot, MinePlan, Point
from cosmodrome.games.moon.adventure4.scene.signs import sign
from cosmodrome.games.moon.adventure4.text import MineText
from cosmodrome.games.moon.adventure4.view import MineSheetView
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.style import figure, fit_size, line
from cosmodrome.scene import Circle, Group, Node, Rect, text_width

__all__ = ["FactoryMarks"]


def minus(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


class FactoryMarks:
    """The factories of one sheet, ready to be drawn over the printed ones."""

    def __init__(self, text: MineText, plan: MinePlan, sheet: MineSheetView, taken: tuple[int, ...]) -> None:
        self.text = text
        self.words = text.words
        self.printed = text.data
        self.plan = plan
        self.sheet = sheet
        self.taken = taken

    def nodes(self) -> Iterator[Group]:
        """Main factories, then secondary ones."""
        for index, spot in enumerate((*self.plan.mains, *self.plan.secondaries)):
            main = index < len(self.plan.mains)
            box, plaque = spot.body, spot.plaque
            bottom = max(box.y + box.height, plaque.y + plaque.height)
            yield Group(
                key=spot.key,
                role="button",
                title=self._main_title(index) if main else self._secondary_title(index),
                target=Rect(x=box.x - 2, y=box.y - 2, width=box.width + 4, height=bottom - box.y + 4, rx=7),
                children=tuple(self._main(index, spot) if main else self._secondary(index, spot)),
            )

    # --- marks ------------------------------------------------------------------------------------------------------

    def _main(self, index: int, spot: FactorySpot) -> Iterator[Node]:
        factory, key = self.printed.main_factory[index], spot.key
        for i, (x, y) in enumerate(spot.symbols[: self.sheet.symbols[index]]):
            mark = f"{key}.{i + 1}"
            yield Group(
                key=mark,
                x=x,
                y=y,
                children=(
                    sign(factory.id, 0, 0, spot.symbol),
                    hand.cross(mark, 0.36 * spot.symbol, "chalk", 0.1 * spot.symbol),
                ),
            )
        yield from self._parts(index, spot)
        yield from self._values(index, spot)
        if factory.linked:
            yield from self._bonus(index, spot)
        yield from self._plaque(index, spot)

    def _secondary(self, index: int, spot: FactorySpot) -> Iterator[Node]:
        yield from self._parts(index, spot)
        if index in self.sheet.done:
            for i, (x, y) in enumerate(spot.symbols):
                mark = f"{spot.key}.{i + 1}"
                yield Group(key=mark, x=x, y=y, children=(hand.cross(mark, 0.42 * spot.symbol, "chalk", 2.4),))

    def _parts(self, index: int, spot: FactorySpot) -> Iterator[Node]:
        for kind, places, crossed in (
            ("energy", spot.energies, self.sheet.energies[index]),
            ("robot", spot.robots, self.sheet.robots[index]),
        ):
            for i, (x, y) in enumerate(places[:crossed]):
                mark = f"{spot.key}.{kind}.{i + 1}"
                yield Group(
                    key=mark,
                    x=x,
                    y=y,
                    children=(
                        Circle(r=0.6 * spot.part, fill=kind, fill_opacity=0.3),
                        hand.cross(mark, 0.44 * spot.part, "chalk", 2.3),
                    ),
                )

    def _values(self, index: int, spot: FactorySpot) -> Iterator[Node]:
        """The value that counts is lit; the lower one is crossed once the factory is upgraded."""
        factory, done = self.printed.main_factory[index], index in self.sheet.done
        wide = self.plan.shape == "wide"
        width, height, size = (36, 27, 16.0) if wide else (29, 22, 13.0)
        (x, y), value = (spot.upgraded, factory.upgraded) if done else (spot.value, factory.value)
        yield Group(
            key=f"{spot.key}.value",
            x=x,
            y=y,
            children=(
                Rect(x=-width / 2, y=-height / 2, width=width, height=height, rx=4, fill="tint", stroke="chalk"),
                figure(f"×{minus(value)}", 0, 0, "ground", size),
            ),
        )
        if done:
            key = f"{spot.key}.crossed"
            yield Group(
                key=key,
                x=spot.value[0],
                y=spot.value[1],
                children=(
                    Rect(
                        x=-width / 2, y=-height / 2, width=width, height=height, rx=4, fill="ground", fill_opacity=0.5
                    ),
                    hand.cross(key, 0.4 * height, "chalk", 2.2),
                ),
            )

    def _bonus(self, index: int, spot: FactorySpot) -> Iterator[Node]:
        key = f"{spot.key}.bonus"
        x, y = spot.bonus
        if index in self.sheet.bonuses:
            bonus = self.printed.main_factory[index].bonus
            yield self._badge(
                key,
                (x, y),
                hand.ring(key, 20, 15, "chalk", 2.4),
                figure(f"+{bonus}", 0, 0, "ground", 15 if self.plan.shape == "wide" else 12.5),
            )
        elif index in self.taken:
            shade = Rect(x=-15, y=-11, width=30, height=22, rx=11, fill="ground", fill_opacity=0.6)
            yield Group(key=key, x=x, y=y, children=(shade, hand.strike(key, 15, "chalk", 2.2)))

    def _badge(self, key: str, place: Point, ring: Node, value: Node) -> Group:
        plate = Rect(x=-17, y=-11.5, width=34, height=23, rx=11.5, fill="tint")
        return Group(key=key, x=place[0], y=place[1], children=(plate, value, ring))

    def _plaque(self, index: int, spot: FactorySpot) -> Iterator[Node]:
        """How the factory scores now."""
        factory, box = self.printed.main_factory[index], spot.plaque
        wide = self.plan.shape == "wide"
        score = self.sheet.lines[factory.id]
        sum_up = f"{self.sheet.symbols[index]} × {minus(self._value(index))}"
        if index in self.sheet.bonuses:
            sum_up += f" + {factory.bonus}"
        middle = box.y + box.height / 2
        if wide:
            yield sign(factory.id, box.x + 13, middle, 14)
        left, size = (25, 15) if wide else (5, 12.5)
        room = box.width - left - 14 - text_width(minus(score), 18, weight=700)
        yield line(sum_up, box.x + left, middle + 0.36 * size, "muted", fit_size(sum_up, room, size))
        yield figure(minus(score), box.x + box.width - 7, middle, "chalk", 18 if wide else 15, "end")

    def _value(self, index: int) -> int:
        factory = self.printed.main_factory[index]
        return factory.upgraded if index in self.sheet.done else factory.value

    # --- titles -----------------------------------------------------------------------------------------------------

    def _left(self, index: int) -> int:
        factory = self.printed.factories()[index]
        return factory.energies + factory.robots - self.sheet.energies[index] - self.sheet.robots[index]

    def _main_title(self, index: int) -> str:
        words, factory = self.words, self.printed.main_factory[index]
        parts = [
            words(
                "{name}: {marked} of {symbols} marked, each counts {value}; now {points}.",
                name=self.text.names.scoring[factory.id],
                marked=self.sheet.symbols[index],
                symbols=factory.symbols,
                value=self._value(index),
                points=self.text.names.points(self.sheet.lines[factory.id]),
            )
        ]
        if index in self.sheet.done:
            parts.append(words("This factory is upgraded."))
        else:
            parts.append(
                words.count(
                    "{n} energy or robot is open; with all crossed, each symbol counts {upgraded}.",
                    "{n} energies or robots are open; with all crossed, each symbol counts {upgraded}.",
                    self._left(index),
                    upgraded=factory.upgraded,
                )
            )
        if index in self.sheet.bonuses:
            parts.append(words("The filling bonus is yours."))
        elif factory.linked and index in self.taken:
            parts.append(words("The filling bonus went to others."))
        elif factory.linked:
            parts.append(
                words(
                    "The first to mark symbol {linked} win {points}.",
                    linked=factory.linked,
                    points=self.text.names.points(factory.bonus),
                )
            )
        return " ".join(parts)

    def _secondary_title(self, index: int) -> str:
        words = self.words
        gift = self.printed.secondary_factory[index - len(self.printed.main_factory)]
        told = self.text.names.resources(gift.gives, gift.count)
        if index in self.sheet.done:
            return words("Secondary factory: it has given {gift}.", gift=told)
        return words.count(
            "Secondary factory: {n} energy or robot is open; with all crossed it gives {gift} at once.",
            "Secondary factory: {n} energies or robots are open; with all crossed it gives {gift} at once.",
            self._left(index),
            gift=told,
        )
