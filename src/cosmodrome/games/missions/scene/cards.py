"""Mission cards: a round patch composed of the categories, what the mission needs, what it draws and what it pays.

What never changes in a game is printed; lamps, risks, media tokens and markers are live.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from cosmodrome.games.missions.data import CRAFT_IDS, TECHNOLOGY_IDS, MissionData
from cosmodrome.games.missions.names import MissionsNames
from cosmodrome.games.missions.scene.icons import icon
from cosmodrome.games.missions.scene.plan import Box
from cosmodrome.games.missions.scene.style import figure, line, paragraph, plate, shrunk
from cosmodrome.games.missions.view import CheckView, MissionView, RiskView
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use, seat_paint, seat_shape

__all__ = ["mission_title", "patch", "printed_mission", "requirements", "risk_paint", "shown_mission"]

NEEDS = {
    "unmanned_or_manned": ("unmanned", "manned"),
    "manned": ("manned",),
    "unmanned_and_manned": ("unmanned", "manned"),
}
HIGH, LOW = 0.55, 0.25
"""From here on a risk is high; below that it is low."""
FULL = 100
"""Percent that leave no room for their sign."""
BAND = 34.0
"""The height of what tells of the risks."""


def requirements(card: MissionData) -> list[tuple[str, str, int]]:
    """What a mission needs, in the order of its card: which check tells of it, an icon, and a figure (0: none)."""
    needs, wanted = card.requires, [("rocket", "rocket", card.requires.rocket)]
    if needs.satellite:
        wanted.append(("satellite", "satellite", needs.satellite))
    if needs.capsule:
        wanted.append(("capsule", "capsule", needs.capsule))
    if needs.lunar_module:
        wanted.append(("", "lunar_module", 0))
    wanted.append(("fuel", "fuel", needs.fuel))
    if needs.category != "none":
        wanted.append(("category", needs.category, 0))
    return wanted


def patch(card: MissionData, x: float, y: float, r: float) -> Group:
    """The patch of a mission: a ring in the colour of its kind, stitched; a moon or an orbit inside; its number."""
    ring = "manned" if card.crewed else "unmanned"
    stitches = "".join(
        f"M{cos(a) * (r - 2.6):.1f} {sin(a) * (r - 2.6):.1f}L{cos(a + 0.14) * (r - 2.6):.1f} {sin(a + 0.14) * (r - 2.6):.1f}"
        for a in (2 * pi * i / 22 for i in range(22))
    )
    children: list[Node] = [
        Circle(r=r, fill=ring, stroke="print", stroke_width=1.2),
        Curve(d=stitches, stroke="cream-light", stroke_width=1.2),
        Circle(r=r - 5.4, fill="print"),
    ]
    if "lunar" in card.categories:
        children += [
            Circle(r=r - 8, fill="moon"),
            Circle(cx=-0.26 * r, cy=-0.28 * r, r=0.13 * r, fill="moon-dark"),
            Circle(cx=0.32 * r, cy=0.3 * r, r=0.17 * r, fill="moon-dark"),
        ]
    else:
        b = 0.62 * r
        children += [
            Curve(
                d=f"M{-r + 8:.1f} {0.5 * r:.1f}A{b:.1f} {b:.1f} 0 0 1 {r - 8:.1f} {0.5 * r:.1f}Z",
                fill="manned" if not card.crewed else "unmanned",
            ),
            Curve(
                d=f"M{-0.5 * r:.1f} {0.02 * r:.1f}A{0.9 * r:.1f} {0.5 * r:.1f} 0 0 1 {0.56 * r:.1f} {-0.1 * r:.1f}",
                stroke="cream",
                stroke_width=1.2,
                stroke_dasharray="2 2",
            ),
        ]
    paint = "print" if "lunar" in card.categories else "cream-light"
    children.append(figure(card.number, 0, 0, paint, 0.95 * r))
    return Group(x=x, y=y, children=tuple(children))


def printed_mission(names: MissionsNames, card: MissionData, box: Box) -> Group:
    """What is printed on a card."""
    return Group(x=box.x, y=box.y, children=tuple(_printed(names, card, box)))


def _printed(names: MissionsNames, card: MissionData, box: Box) -> Iterator[Node]:
    yield from plate(box.width, box.height)
    x, y, r = _patch_at(box)
    yield patch(card, x, y, r)
    name = names.mission(card.id)
    left, top, width = x + r + 9, 17, box.width - (62 if _roomy(box) else 102)
    size = shrunk(name, width, 2, (13, 12.5, 12, 11.5, 11, 10), bold=True)
    yield from paragraph(name, left, top, width, 2, "print", size, bold=True)
    y = _needs_at(box)
    for i, (_, symbol, number) in enumerate(requirements(card)):
        at = _need_x(i, box)
        if symbol in NEEDS:
            first, *second = NEEDS[symbol]
            yield icon(first, at - (4 if second else 0), y, 15, first)
            for other in second:
                yield icon(other, at + 11, y, 15, other)
                mark = "+" if symbol == "unmanned_and_manned" else "/"
                yield line(mark, at + 3.4, y + 4, "print", 12, "middle", bold=True)
        else:
            yield icon(symbol, at - (5 if number else 0), y, 17, "fuel" if symbol == "fuel" else "print")
            if number:
                yield line(str(number), at + 6, y + 4.5, "print", 12.5, bold=True)
    y = _risks_at(box)
    draws = [technology for step in card.steps for technology in step.draw]
    used = [technology for technology in TECHNOLOGY_IDS if technology in draws]
    yield Rect(x=5, y=y - 10, width=box.width - 10, height=BAND, rx=5, fill="cream-dark", fill_opacity=0.6)
    for i, technology in enumerate(used):
        at = _risk_x(i, box)
        yield icon(technology, at - 5, y, 14, technology, "cream-dark")
        yield line(str(draws.count(technology)), at + 4, y + 4, "print", 12, bold=True)


def _roomy(box: Box) -> bool:
    """Is there room for the points below the name?"""
    return box.height > 120


def _patch_at(box: Box) -> tuple[float, float, float]:
    """Middle and radius of the patch."""
    return (28, 31, 23) if _roomy(box) else (29, 29, 22)


def _needs_at(box: Box) -> float:
    return 70 if _roomy(box) else 46


def _risks_at(box: Box) -> float:
    return box.height - 28


def _need_x(index: int, box: Box) -> float:
    return (20 if _roomy(box) else 66) + (35.0 if _roomy(box) else 29.0) * index


def _risk_x(index: int, box: Box) -> float:
    return 20 + (box.width - 10) / 6 * index


def risk_paint(trouble: float) -> str:
    """Green, amber or red."""
    return "lamp-red" if trouble >= HIGH else "lamp-amber" if trouble >= LOW else "lamp-green"


def shown_mission(
    names: MissionsNames, card: MissionData, shown: MissionView, check: CheckView | None, markers: list[int], box: Box
) -> Iterator[Group]:
    """What is live on a card: the whole card to touch, then the lamps, then what the board has put on it."""
    yield Group(
        key=f"mission.{shown.number}",
        role="button",
        title=mission_title(names, card, shown, check),
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=box.height, rx=9),
        children=tuple(_paid(card, shown, box, 50 if _roomy(box) else 18)),
    )
    x, y, r = _patch_at(box)
    yield Group(
        key=f"patch.{shown.number}",
        title=names.history(card.id),
        x=box.x + x,
        y=box.y + y,
        target=Circle(r=r),
    )
    if check is not None:
        yield Group(key=f"checks.{shown.number}", x=box.x, y=box.y, children=tuple(_lamps(card, check, box)))
        yield Group(
            key=f"risks.{shown.number}",
            title=_risk_title(names, check),
            x=box.x,
            y=box.y,
            target=Rect(x=5, y=_risks_at(box) - 10, width=box.width - 10, height=BAND, rx=5),
            children=tuple(_risks(check.risks, box)),
        )
    if shown.media:
        yield _media(shown, box)
    for i, seat in enumerate(markers):
        yield Group(
            key=f"marker.{seat}",
            x=box.x + box.width - (44 if _roomy(box) else 14) - 20 * i,
            y=box.y + (50 if _roomy(box) else box.height - 11),
            children=(
                Circle(r=10, fill="print"),
                Use(symbol=seat_shape(seat), size=13, color=seat_paint(seat)),
            ),
        )


def _paid(card: MissionData, shown: MissionView, box: Box, y: float) -> Iterator[Node]:
    """What the mission pays now; a completed one has its patch ticked off."""
    first = 60 if _roomy(box) else box.width - 39.0
    points = card.later if shown.completed else card.first
    yield Rect(x=first, y=y - 9, width=34, height=19, rx=4, fill="crt")
    yield figure(points, first + 17, y, "phosphor", 14)
    if not shown.completed:
        if _roomy(box):
            yield line(f"({card.later})", first + 39, y + 5, "faded", 12)
    else:
        x, down, _ = _patch_at(box)
        yield Curve(
            d=f"M{x + 6} {down + 12}l6 6 11-13",
            stroke="lamp-green",
            stroke_width=5,
            stroke_linecap="round",
            stroke_linejoin="round",
        )


def _lamps(card: MissionData, check: CheckView, box: Box) -> Iterator[Node]:
    met = {
        "rocket": check.rocket,
        "satellite": check.satellite,
        "capsule": check.capsule,
        "fuel": not check.fuel and not check.tanks,
        "category": check.category,
        "": True,
    }
    y = _needs_at(box) + 14
    for i, (name, _, _) in enumerate(requirements(card)):
        paint = "lamp-green" if met[name] else "lamp-red"
        x = _need_x(i, box)
        if met[name]:
            yield Circle(cx=x, cy=y, r=4, fill=paint, stroke="print")
        else:
            yield Rect(x=x - 4, y=y - 4, width=8, height=8, fill=paint, stroke="print")


def _risks(risks: tuple[RiskView, ...], box: Box) -> Iterator[Node]:
    y = _risks_at(box)
    for i, risk in enumerate(risks):
        x = _risk_x(i, box)
        yield Rect(x=x - 12, y=y + 9, width=24, height=3, rx=1.5, fill="cream-edge")
        if risk.trouble > 0.02:
            yield Rect(
                x=x - 12, y=y + 9, width=round(24 * risk.trouble, 1), height=3, rx=1.5, fill=risk_paint(risk.trouble)
            )
        percent = round(100 * risk.trouble)
        yield line(str(percent) if percent == FULL else f"{percent}%", x, y + 22.5, "print", 12, "middle")


def _media(shown: MissionView, box: Box) -> Group:
    size = 13
    children: list[Node] = [
        Circle(r=size, fill="media", stroke="cream-light", stroke_width=1.4),
        icon("media", 0, 0, 16, "cream-light", "media"),
    ]
    if shown.crosses_out:
        children += [
            Circle(cx=11, cy=9, r=8, fill="cream-light", stroke="media"),
            figure(shown.crosses_out, 11, 9, "media", 12),
            Curve(d="M5.5 14.5L16.5 3.5", stroke="media", stroke_width=1.4),
        ]
    tall = _roomy(box)
    return Group(
        key=f"media.{shown.number}",
        x=box.x + (box.width - 20 if tall else 14),
        y=box.y + (50 if tall else 52),
        scale=1 if tall else 0.8,
        children=tuple(children),
    )


def mission_title(names: MissionsNames, card: MissionData, shown: MissionView, check: CheckView | None) -> str:
    """A mission for the one who points at it: what it is, what it pays, and what is missing."""
    words = names.words
    told = [words("Mission {number}: {name}.", number=card.number, name=names.mission(card.id))]
    points = card.later if shown.completed else card.first
    told.append(words("It pays {points} now.", points=names.points(points)))
    if check is not None:
        missing = [text for met, text in _missing(names, card, check) if not met]
        if missing:
            told.append(words("Missing: {missing}.", missing=", ".join(missing)))
        else:
            told.append(words("All requirements are met."))
    return " ".join(told)


def _risk_title(names: MissionsNames, check: CheckView) -> str:
    words = names.words
    risks = [
        words(
            "{technology} {percent} %", technology=names.technology(risk.technology), percent=round(100 * risk.trouble)
        )
        for risk in check.risks
    ]
    return words("Chance of a problem: {risks}.", risks=", ".join(risks))


def _missing(names: MissionsNames, card: MissionData, check: CheckView) -> list[tuple[bool, str]]:
    words, needs = names.words, card.requires
    successes = names.success(needs.category) if needs.category != "none" else ""
    return [
        (check.rocket, names.craft_level(CRAFT_IDS.index("rocket"), needs.rocket)),
        (check.satellite, names.craft_level(CRAFT_IDS.index("satellite"), needs.satellite)),
        (check.capsule, names.craft_level(CRAFT_IDS.index("capsule"), needs.capsule)),
        (check.category, successes),
        (not check.fuel, words.count("{n} more fuel token", "{n} more fuel tokens", check.fuel)),
        (not check.tanks, words.count("{n} more extra tank", "{n} more extra tanks", check.tanks)),
    ]
