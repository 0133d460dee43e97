"""What players have drawn on the planets, moons and asteroids of the sheet in play, and where they may draw now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cosmodrome.games.moon.adventure8.data import BattleData
from cosmodrome.games.moon.adventure8.names import BattleNames, sentence
from cosmodrome.games.moon.adventure8.scene.insignia import insignia, paint_of, shape_of
from cosmodrome.games.moon.adventure8.scene.paths import asteroid_key
from cosmodrome.games.moon.adventure8.scene.plan import BattlePlan, PlanetSpot
from cosmodrome.games.moon.adventure8.view import BattlefieldView, PlanetView
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.style import figure
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Circle, Group, Node, Rect, Use

__all__ = ["BattleMarks", "standing"]

TOUCH = 23
"""Half of what a finger needs on a phone, in units of the tall picture."""


class BattleMarks:
    """The live part of the sheet in play."""

    def __init__(
        self,
        names: BattleNames,
        printed: BattleData,
        plan: BattlePlan,
        field: BattlefieldView,
        seats: tuple[int, int],
        who: Callable[[int], str],
        touchable: set[str],
    ) -> None:
        self.names = names
        self.words = names.words
        self.printed = printed
        self.plan = plan
        self.field = field
        self.seats = seats
        """The seat whose side is near, then its neighbour."""
        self.who = who
        self.touchable = touchable

    def nodes(self) -> Iterator[Node]:
        """Everything, planet by planet, then the asteroids."""
        for spot, planet in zip(self.plan.planets, self.field.planets, strict=True):
            yield self._planet(spot, planet)
            yield from self._symbols(spot, planet)
            yield from self._spaces(spot, planet)
            yield self._moon(spot, planet)
        yield from self._asteroids()

    # --- planets ------------------------------------------------------------------------------------------------------

    def _planet(self, spot: PlanetSpot, planet: PlanetView) -> Group:
        key, small = spot.printed.id, self.plan.narrow
        children: list[Node] = []
        if -1 not in planet.cells:
            paint = paint_of(planet.flag[0]) if len(planet.flag) == 1 else "chalk"
            children.append(hand.ring(key, spot.r + 1, spot.r + 1, paint, 2.2))
        children += self._tally(spot, planet)
        x, y = spot.flag
        for i, seat in enumerate(planet.flag):
            shift = (i - (len(planet.flag) - 1) / 2) * (12 if small else 15)
            size = (5.5 if small else 7) if len(planet.flag) > 1 else (7.5 if small else 9)
            children.append(insignia(f"{key}.flag.{seat}", seat, size, x + shift, y - (3 if small else 4)))
        return Group(
            key=key,
            role="button" if key in self.touchable else "img",
            title=self._planet_title(spot, planet),
            x=spot.x,
            y=spot.y,
            target=Circle(r=spot.r),
            children=tuple(children),
        )

    def _planet_title(self, spot: PlanetSpot, planet: PlanetView) -> str:
        words, names = self.words, self.names
        filled = sum(cell >= 0 for cell in planet.cells)
        told = [
            words(
                "{planet}, one of the {type}: {filled} of {all} spaces filled.",
                planet=names.planets[spot.index],
                type=names.types[spot.printed.type],
                filled=filled,
                all=len(planet.cells),
            ),
            standing(self.words, planet, self.seats, self.who),
        ]
        if filled < len(planet.cells) and spot.printed.spaces[filled]:
            bonus = names.actions[spot.printed.spaces[filled]]
            told.append(words("The next space has a bonus: {action}.", action=bonus))
        return sentence(" ".join(told))

    def _tally(self, spot: PlanetSpot, planet: PlanetView) -> Iterator[Node]:
        """How many insignia each has on planet and moon."""
        size, (x, _) = (12.5 if self.plan.narrow else 15), spot.label
        y = 0.5 * spot.r
        for i, seat in enumerate(self.seats):
            count, paint = (*planet.cells, *planet.moon).count(seat), paint_of(seat)
            yield Group(
                x=x + (2.1 * i - 1.5) * size,
                y=y,
                opacity=1 if seat in planet.leaders else 0.55,
                children=(
                    Use(symbol=shape_of(seat), size=0.85 * size, color=paint),
                    figure(count, 0.95 * size, 0, paint, size),
                ),
            )

    def _symbols(self, spot: PlanetSpot, planet: PlanetView) -> Iterator[Group]:
        """Its plants and waters, crossed off or to be crossed off."""
        words, printed, name = self.words, spot.printed, self.names.planets[spot.index]
        plants, waters = spot.symbols[: printed.plants], spot.symbols[printed.plants :]
        left = printed.plants - planet.plants
        if plants:
            title = words.count("{n} plant left on {planet}.", "{n} plants left on {planet}.", left, planet=name)
            yield self._symbol(spot, "plant", plants, planet.plants, title)
        left = printed.waters - planet.waters
        if waters:
            title = words.count("{n} water left on {planet}.", "{n} waters left on {planet}.", left, planet=name)
            yield self._symbol(spot, "water", waters, planet.waters, title)

    def _symbol(
        self, spot: PlanetSpot, symbol: str, places: Sequence[tuple[float, float]], crossed: int, title: str
    ) -> Group:
        key = f"{spot.printed.id}.{symbol}"
        x, y = sum(px for px, _ in places) / len(places), places[0][1]
        reach = 0.15 * spot.r
        children = [
            hand.cross(f"{key}.{i}", 0.8 * reach, "chalk", 2.4, px - x, py - y)
            for i, (px, py) in enumerate(places[:crossed])
        ]
        half = (places[-1][0] - places[0][0]) / 2 + reach
        high = reach
        if key in self.touchable:
            half, high = (max(half, TOUCH), TOUCH) if self.plan.narrow else (half + 4, reach + 6)
        return Group(
            key=key,
            role="button",
            title=title,
            x=spot.x + x,
            y=spot.y + y,
            target=Rect(x=-half, y=-high, width=2 * half, height=2 * high, rx=7),
            children=tuple(children),
        )

    def _spaces(self, spot: PlanetSpot, planet: PlanetView) -> Iterator[Group]:
        """The insignia on a planet, and the space where the next one goes."""
        words, name = self.words, self.names.planets[spot.index]
        for n, (seat, (x, y), bonus) in enumerate(zip(planet.cells, spot.spaces, spot.printed.spaces, strict=True)):
            key = f"{spot.printed.id}.{n + 1}"
            if seat >= 0:
                mark: list[Node] = [Circle(r=spot.space_r - 1, fill="ground", fill_opacity=0.72 if bonus else 0)]
                mark.append(insignia(key, seat, 0.62 * spot.space_r))
                yield Group(key=key, x=spot.x + x, y=spot.y + y, children=tuple(mark))
            else:
                told = words("Space {n} of {planet}: the next one to be filled.", n=n + 1, planet=name)
                if bonus:
                    told += " " + words("It has a bonus: {action}.", action=self.names.actions[bonus])
                target = Circle(r=TOUCH if self.plan.narrow else spot.space_r + 3)
                yield Group(key=key, role="button", title=told, x=spot.x + x, y=spot.y + y, target=target)
                return

    def _moon(self, spot: PlanetSpot, planet: PlanetView) -> Group:
        key, (x, y) = f"{spot.printed.id}.moon", spot.moon
        children = [
            insignia(f"{key}.{i}", seat, 0.27 * spot.moon_r, sx, sy)
            for i, (seat, (sx, sy)) in enumerate(zip(planet.moon, spot.spots, strict=True))
            if seat >= 0
        ]
        closed = -1 not in planet.cells
        return Group(
            key=key,
            role="button",
            title=self._moon_title(spot, planet, closed=closed),
            x=x,
            y=y,
            opacity=0.55 if closed else 1,
            target=Circle(r=TOUCH if self.plan.narrow else spot.moon_r + 3),
            children=tuple(children),
        )

    def _moon_title(self, spot: PlanetSpot, planet: PlanetView, *, closed: bool) -> str:
        words, name = self.words, self.names.planets[spot.index]
        if closed:
            return words("The moon of {planet}: its planet is complete, nothing can be drawn here.", planet=name)
        free = planet.moon.count(-1)
        return words.count(
            "The moon of {planet}: {n} spot free. An insignia here counts on the planet.",
            "The moon of {planet}: {n} spots free. An insignia here counts on the planet.",
            free,
            planet=name,
        )

    # --- asteroids ----------------------------------------------------------------------------------------------------

    def _asteroids(self) -> Iterator[Group]:
        """From the near end on, whichever side that is."""
        order = list(range(len(self.printed.asteroid)))
        if self.field.sides[0].seat != self.seats[0]:
            order.reverse()
        for place, (index, (x, y)) in enumerate(zip(order, self.plan.asteroids, strict=True)):
            yield self._asteroid(asteroid_key(place), index, x, y)

    def _asteroid(self, key: str, index: int, x: float, y: float) -> Group:
        printed, seat, r = self.printed.asteroid[index], self.field.asteroids[index], self.plan.asteroid_r
        words = self.words
        children: list[Node] = []
        wide = not self.plan.narrow
        for i, bonus in enumerate(printed.bonuses):
            # Two symbols stand beside each other where there is room for it, else one above the other.
            off = (i - (len(printed.bonuses) - 1) / 2) * r * (0.95 if wide else 0.8)
            size = (0.95 if wide else 0.85) * r
            dx, dy = (off, 0.0) if wide else (0.0, off)
            if len(printed.bonuses) == 1:
                size *= 1.2
            children.append(Use(symbol=bonus, x=dx, y=dy, size=size, color=bonus, opacity=1 if seat < 0 else 0.25))
        if seat >= 0:
            children.append(insignia(key, seat, 0.56 * r))
        names = words.join([self.names.actions[bonus] for bonus in printed.bonuses])
        told = (
            words("Asteroid with {bonuses}.", bonuses=names) if printed.bonuses else words("Asteroid without a bonus.")
        )
        taken = words("Mined by {name}.", name=self.who(seat)) if seat >= 0 else ""
        reach = TOUCH if self.plan.narrow else r + 3
        return Group(
            key=key,
            role="button",
            title=f"{told} {taken}".strip(),
            x=x,
            y=y,
            target=Circle(r=reach if key in self.touchable else r),
            children=tuple(children),
        )


def standing(words: Words, planet: PlanetView, seats: tuple[int, int], who: Callable[[int], str]) -> str:
    """Who has how many insignia on a planet and its moon, and who controls it."""
    counts = [(*planet.cells, *planet.moon).count(seat) for seat in seats]
    if planet.flag:
        return words("Controlled by {names}.", names=words.join([who(seat) for seat in planet.flag]))
    if not any(counts):
        return words("Nobody is there yet.")
    told = [f"{who(seat)} {count}" for seat, count in zip(seats, counts, strict=True)]
    return words("Insignia with the moon: {counts}.", counts=words.join(told))
