"""The panels of adventure 6's sheet: astronauts and plannings with their Wild symbols, missions with their viruses, system
errors, and the scoring lines. Printed frames, and what players mark in them; the tracks are in `tracks`."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.moon.adventure6.data import VirusData
from cosmodrome.games.moon.adventure6.names import VirusNames, sentence
from cosmodrome.games.moon.adventure6.scene.plan import VirusPlan
from cosmodrome.games.moon.adventure6.scene.signs import germ, propagation
from cosmodrome.games.moon.adventure6.view import VirusSheetView, VirusView
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import figure, label, line
from cosmodrome.scene import Curve, Group, Node, Rect, Use, fit

__all__ = ["Panels", "frame", "printed_panels"]


def frame(box: Box, name: str, paint: str, plan: VirusPlan) -> Iterator[Node]:
    """A panel with its heading."""
    yield Rect(
        x=box.x, y=box.y, width=box.width, height=box.height, rx=9, fill="panel", fill_opacity=0.8, stroke=paint,
        stroke_opacity=0.75, stroke_width=1.3,
    )  # fmt: skip
    if name:
        y, size = (16, 12.5) if plan.small else (20, 15)
        yield from label(name, box.x + box.width / 2, box.y + y, box.width - 6, paint, size, "middle")


def printed_panels(names: VirusNames, printed: VirusData, plan: VirusPlan) -> Iterator[Node]:
    """Frames with their headings, and everything printed in them."""
    yield from frame(plan.missions, names.scoring["missions"], "chalk", plan)
    yield from frame(plan.errors, names.words("Errors") if plan.small else names.scoring["errors"], "bad", plan)
    yield from frame(plan.wilds, "", "chalk", plan)
    yield from frame(plan.ledger, "" if plan.small else names.words("Score"), "tint", plan)
    yield from _printed_wilds(printed, plan)
    for letter, (x, y) in zip(LETTERS, _mission_rows(plan), strict=True):
        symbol = f"mission-{letter.lower()}"
        strain = next(strain for strain in printed.virus if strain.letter == letter)
        yield Use(symbol=symbol, x=x, y=y, size=20 if plan.small else 26, color=symbol, opacity=0.9)
        gx, gy, size = _germ_spot(plan, x, y)
        yield germ(strain.id, gx, gy, size, faint=True)
        end = plan.missions.x + plan.missions.width - 8
        yield Curve(
            d=f"M{x + (20 if plan.small else 58):.1f} {y + (20 if plan.small else 14):.1f}H{end:.1f}",
            stroke=symbol,
            stroke_opacity=0.5,
            stroke_dasharray="2 3",
        )
    for loss, spot in zip(printed.errors.losses, _error_boxes(printed, plan), strict=True):
        if loss != printed.errors.losses[-1]:
            yield Rect(
                x=spot.x, y=spot.y, width=spot.width, height=spot.height, rx=5, fill="ground", stroke="bad",
                stroke_opacity=0.8,
            )  # fmt: skip
        yield figure(loss, *spot.middle, "chalk", 0.52 * spot.height)
    for runs, spot in zip(printed.errors.propagations, _error_boxes(printed, plan), strict=False):
        if runs:
            yield propagation(spot.x + spot.width / 2, spot.y + spot.height + 11, 15 if plan.small else 19)
    for (_, name), y in zip(names.scoring.items(), _ledger_rows(plan), strict=False):
        if not plan.small:
            yield line(name, plan.ledger.x + 18, y + 5.5, "chalk", 15.5)
            yield Curve(
                d=f"M{plan.ledger.x + 18} {y + 14}H{plan.ledger.x + plan.ledger.width - 18}",
                stroke="chalk",
                stroke_opacity=0.16,
            )


# --- where things stand in their panels -----------------------------------------------------------------------------


def _icon(plan: VirusPlan) -> float:
    return 17 if plan.small else 22


def _symbol_columns(printed: VirusData, plan: VirusPlan) -> tuple[list[float], list[float], list[float]]:
    """Astronauts from the left, plannings from the right, and between them the Wild symbols that their lines circle."""
    box, per_line = plan.wilds, printed.sheet.symbols_for_wild
    step = box.width / (2 * per_line + 2.2)
    left = [box.x + step * (n + 0.6) for n in range(per_line)]
    right = [box.x + box.width - step * (n + 0.6) for n in reversed(range(per_line))]
    middle = box.x + box.width / 2
    return left, [middle - 0.5 * step, middle + 0.5 * step], right


def _symbol_rows(count: int, printed: VirusData, plan: VirusPlan) -> list[float]:
    lines = -(-count // printed.sheet.symbols_for_wild)
    step = (plan.wilds.height - 10) / max(lines, 1)
    return [plan.wilds.y + 5 + step * (n + 0.5) for n in range(lines)]


def _symbols(kind: str, printed: VirusData, plan: VirusPlan) -> list[tuple[float, float]]:
    """The astronauts or plannings, line by line."""
    left, _, right = _symbol_columns(printed, plan)
    count, columns = (printed.sheet.astronauts, left) if kind == "astronaut" else (printed.sheet.plannings, right[::-1])
    rows = _symbol_rows(count, printed, plan)
    return [(columns[n % len(columns)], rows[n // len(columns)]) for n in range(count)]


def _wilds(printed: VirusData, plan: VirusPlan) -> list[tuple[float, float]]:
    """The Wild symbols: those of the astronauts, then those of the plannings."""
    _, (one, other), _ = _symbol_columns(printed, plan)
    per_line, sheet = printed.sheet.symbols_for_wild, printed.sheet
    spots = [(one, y) for y in _symbol_rows(sheet.astronauts, printed, plan)[: sheet.astronauts // per_line]]
    return spots + [(other, y) for y in _symbol_rows(sheet.plannings, printed, plan)[: sheet.plannings // per_line]]


def _printed_wilds(printed: VirusData, plan: VirusPlan) -> Iterator[Node]:
    size = _icon(plan)
    for kind in ("astronaut", "planning"):
        for x, y in _symbols(kind, printed, plan):
            yield Use(symbol=kind, x=x, y=y, size=size, color=kind, opacity=0.8)
    middle = plan.wilds.x + plan.wilds.width / 2
    for x, y in _wilds(printed, plan):
        yield Use(symbol="wild", x=x, y=y, size=0.95 * size, color="wild", opacity=0.5)
        if not plan.small:
            away = -1 if x < middle else 1
            tip = x + away * 0.75 * size
            yield Curve(
                d=f"M{tip + 4 * away:.1f} {y - 4:.1f}L{tip:.1f} {y:.1f}L{tip + 4 * away:.1f} {y + 4:.1f}",
                stroke="chalk",
                stroke_opacity=0.6,
                stroke_width=1.4,
            )


def _mission_rows(plan: VirusPlan) -> list[tuple[float, float]]:
    box, top = plan.missions, 22 if plan.small else 28
    step = (box.height - top - 4) / len(LETTERS)
    return [(box.x + (17 if plan.small else 28), box.y + top + step * (n + 0.5)) for n in range(len(LETTERS))]


def _germ_spot(plan: VirusPlan, x: float, y: float) -> tuple[float, float, float]:
    """Where the virus of a mission is, and its size."""
    return (x + 34, y - 9, 22) if plan.small else (x + 38, y, 30)


def _error_boxes(printed: VirusData, plan: VirusPlan) -> list[Box]:
    box, count = plan.errors, len(printed.errors.losses)
    columns = 2 if plan.small else count
    rows = -(-count // columns)
    width, step = (box.width - 12) / columns, (box.height - 24) / rows
    height = 28 if plan.small else 30
    return [
        Box(
            box.x + 6 + width * (n % columns) + 2,
            box.y + (24 if plan.small else 27) + step * (n // columns),
            width - 4,
            height,
        )
        for n in range(count)
    ]


def _ledger_rows(plan: VirusPlan) -> list[float]:
    box, lines = plan.ledger, 6
    step = (box.height - 34) / lines
    return [box.y + 28 + step * (n + 0.5) for n in range(lines)]


class Panels:
    """What one sheet has marked in the panels."""

    def __init__(
        self, names: VirusNames, printed: VirusData, plan: VirusPlan, view: VirusView, sheet: VirusSheetView
    ) -> None:
        self.names = names
        self.words = names.words
        self.printed = printed
        self.plan = plan
        self.view = view
        self.sheet = sheet

    def nodes(self) -> Iterator[Node]:
        """Everything, panel by panel."""
        yield self._symbols("astronaut", self.sheet.astronauts, self.printed.sheet.astronauts)
        yield self._symbols("planning", self.sheet.plannings, self.printed.sheet.plannings)
        yield self._wild()
        yield from self._missions()
        yield self._errors()
        yield from self._ledger()

    # --- astronauts, plannings, Wilds -------------------------------------------------------------------------------

    def _symbols(self, kind: str, crossed: int, all_of_them: int) -> Group:
        words, box, n = self.words, self.plan.wilds, self.printed.sheet.symbols_for_wild
        children: list[Node] = []
        for i, (x, y) in enumerate(_symbols(kind, self.printed, self.plan)[:crossed], start=1):
            key = f"{kind}.{i}"
            cross = hand.cross(key, 0.42 * _icon(self.plan), "chalk", 2.6 if not self.plan.small else 2)
            children.append(Group(key=key, x=x, y=y, children=(cross,)))
        if kind == "astronaut":
            title = words(
                "Astronauts: {crossed} of {all} crossed; every {n} of them circle a Wild.",
                crossed=crossed, all=all_of_them, n=n,
            )  # fmt: skip
        else:
            title = words(
                "Plannings: {crossed} of {all} crossed; every {n} of them circle a Wild.",
                crossed=crossed, all=all_of_them, n=n,
            )  # fmt: skip
        width = self._third
        left = box.x if kind == "astronaut" else box.x + box.width - width
        area = Rect(x=left + 1, y=box.y + 1, width=width - 2, height=box.height - 2, rx=8)
        return Group(key=f"{kind}s", role="button", title=title, children=tuple(children), target=area)

    @property
    def _third(self) -> float:
        """The width of the astronauts, of the Wilds and of the plannings."""
        return self.plan.wilds.width / 3

    def _wild(self) -> Group:
        words, sheet, box, size = self.words, self.sheet, self.plan.wilds, 0.95 * _icon(self.plan)
        per_line, spots = self.printed.sheet.symbols_for_wild, _wilds(self.printed, self.plan)
        lines = self.printed.sheet.astronauts // per_line
        circled = [*range(sheet.astronauts // per_line), *(lines + n for n in range(sheet.plannings // per_line))]
        used = sheet.wilds - sheet.wilds_left
        children: list[Node] = []
        for order, spot in enumerate(circled):
            key, (x, y), spent = f"wild.{spot + 1}", spots[spot], order < used
            marks: list[Node] = [
                Use(symbol="wild", size=size, color="accent" if not spent else "muted"),
                hand.ring(key, 0.66 * size, 0.66 * size, "chalk", 2.2 if not self.plan.small else 1.6),
            ]
            if spent:
                marks.append(hand.cross(f"{key}.used", 0.5 * size, "chalk", 2.8 if not self.plan.small else 2.2))
            children.append(Group(key=key, x=x, y=y, opacity=0.6 if spent else 1, children=tuple(marks)))
        title = words.count(
            "You have {n} Wild: cross it off to use any action instead of the one on the card.",
            "You have {n} Wilds: cross one off to use any action instead of the one on the card.",
            sheet.wilds_left,
        )
        area = Rect(x=box.x + self._third + 1, y=box.y + 1, width=self._third - 2, height=box.height - 2, rx=8)
        return Group(key="wild", role="button", title=title, children=tuple(children), target=area)

    # --- missions, errors, score ------------------------------------------------------------------------------------

    def _missions(self) -> Iterator[Group]:
        words, box = self.words, self.plan.missions
        for letter, value, (x, y) in zip(LETTERS, self.sheet.missions, _mission_rows(self.plan), strict=True):
            key = f"box.{letter}"
            strain = next(strain for strain in self.printed.virus if strain.letter == letter)
            virus = self.names.strain(strain.id)
            marks: list[Node] = []
            if value < 0:
                told = words("Mission {letter}: not accomplished yet.", letter=letter)
            else:
                told = words.count(
                    "Mission {letter}: accomplished for {n} point.",
                    "Mission {letter}: accomplished for {n} points.",
                    value,
                    letter=letter,
                )
                at = (34, 9) if self.plan.small else (76, 0)
                marks.append(hand.number(key, value, 24 if self.plan.small else 32, "chalk", *at))
            quarter = [quarter.id for quarter in self.printed.quarter].index(strain.quarters[0])
            gx, gy, size = _germ_spot(self.plan, 0, 0)
            if quarter in self.view.awake:
                woken = words("{virus} is awake.", virus=sentence(virus))
                marks.append(germ(strain.id, gx, gy, size))
                marks.append(hand.strike(f"{key}.virus", 0.5 * size, "chalk", 2.2, gx, gy))
            else:
                woken = words("The first to accomplish it wake {virus} for everybody.", virus=virus)
            area = Rect(x=-14, y=-20, width=box.width - (6 if self.plan.small else 20), height=40, rx=6)
            yield Group(
                key=key, role="img", title=f"{told} {woken}", x=x, y=y, children=tuple(marks), target=area
            )  # fmt: skip

    def _errors(self) -> Group:
        losses, crossed, box = self.printed.errors.losses, self.sheet.errors, self.plan.errors
        title = " ".join(
            (
                self.words(
                    "System errors: {errors} of {all} crossed, {n} points lost.",
                    errors=crossed,
                    all=len(losses) - 1,
                    n=losses[crossed],
                ),
                self.words("A sign below a box: crossing it makes your own viruses spread."),
            )
        )
        children: list[Node] = []
        for i, spot in enumerate(_error_boxes(self.printed, self.plan)[: crossed + 1]):
            (x, y), name = spot.middle, f"errors.{i + 1}"
            plate = Rect(
                x=-spot.width / 2, y=-spot.height / 2, width=spot.width, height=spot.height, rx=5,
                fill="ground" if i < crossed else "bad", fill_opacity=0.6 if i < crossed else 1,
            )  # fmt: skip
            mark: Node = (
                hand.cross(name, 0.32 * spot.height, "chalk", 2.4)
                if i < crossed
                else figure(losses[i], 0, 0, "ground", 0.55 * spot.height)
            )
            children.append(Group(key=name, x=x, y=y, children=(plate, mark)))
        area = Rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=9)
        return Group(key="errors", role="button", title=title, children=tuple(children), target=area)

    def _ledger(self) -> Iterator[Group]:
        box, scoring = self.plan.ledger, self.names.scoring
        if self.plan.small:
            value, y = self.sheet.lines["infected"], box.height / 2
            marks: tuple[Node, ...] = (
                germ("", 20, y, 24, paint="tint"),
                line(fit(scoring["infected"], 60, 12.5), 34, y + 4.5, "chalk", 12.5),
                figure(_signed(value), box.width - 9, y, "tint" if value else "muted", 17, "end"),
            )
            area = Rect(width=box.width, height=box.height, rx=9)
            title = self._line_title("infected")
            yield Group(key="line.infected", role="img", title=title, x=box.x, y=box.y, children=marks, target=area)
            return
        for key, y in zip(scoring, _ledger_rows(self.plan), strict=True):
            value = self.sheet.lines[key]
            paint = "muted" if not value else "bad" if value < 0 else "tint"
            yield Group(
                key=f"line.{key}",
                role="img",
                title=self._line_title(key),
                x=box.x,
                y=y,
                children=(figure(_signed(value), box.width - 18, 0, paint, 19, "end"),),
                target=Rect(x=8, y=-16, width=box.width - 16, height=32, rx=6),
            )

    def _line_title(self, key: str) -> str:
        name, value = self.names.scoring[key], self.sheet.lines[key]
        told = f"{name}: {_signed(value)}."
        if key != "infected":
            return told
        spaces = self.words.count("{n} space is infected.", "{n} spaces are infected.", self.sheet.infected)
        return f"{told} {spaces}"


def _signed(value: int) -> str:
    """A score as it is printed, a loss with its sign."""
    return str(value).replace("-", "−")
