"""What every adventure's picture stands in: the blueprint sheet itself, its title, and the question of the moment."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from cosmodrome.games.moon.scene.places import Box
from cosmodrome.games.moon.scene.style import caption, fit_size, line, paragraph, shrunk
from cosmodrome.kernel.words import Words
from cosmodrome.scene import (
    Circle,
    Curve,
    Definition,
    Gradient,
    Group,
    Node,
    Pattern,
    Rect,
    Stop,
    Use,
    kept,
    text_width,
)

__all__ = [
    "backdrop",
    "beside_turn",
    "definitions",
    "dimension",
    "heading",
    "nameplate",
    "pass_button",
    "question",
    "turn_below",
    "voyage",
]

GRID = 24
NAME_X = 42
"""Where the name of the adventure begins on a phone, and below it the turn."""
TURN_SIZE = 13


def definitions(width: float, height: float) -> tuple[Definition, ...]:
    """Gradients and patterns of the sheet."""
    return (
        Gradient(
            "sky",
            (Stop(0, "sky"), Stop(0.55, "sky-low"), Stop(1, "sky-deep")),
            x1=0.46 * width,
            y1=0.4 * height,
            r=0.75 * max(width, height),
        ),
        Gradient(
            "dawn",
            (Stop(0, "tint-glow", 0.5), Stop(0.45, "tint-deep", 0.22), Stop(1, "tint-deep", 0)),
            x1=0.44 * width,
            y1=1.02 * height,
            r=0.5 * max(width, height),
        ),
        Gradient(
            "hull",
            (Stop(0, "chalk", 0.12), Stop(0.3, "chalk", 0.04), Stop(0.6, "ground", 0), Stop(1, "ground", 0.3)),
            x1=0.25 * width,
            y1=0,
            x2=0.65 * width,
            y2=0,
        ),
        Pattern("grid", GRID, (Curve(d=f"M{GRID} 0H0V{GRID}", stroke="grid", stroke_opacity=0.07),)),
        Pattern("hatch", 7, (Curve(d="M0 0V7", stroke="chalk", stroke_opacity=0.28, stroke_width=1.2),), turn=45),
        Pattern("hatch-tint", 6, (Curve(d="M0 0V6", stroke="tint", stroke_opacity=0.5, stroke_width=1.4),), turn=45),
    )


def backdrop(width: float, height: float) -> Iterator[Node]:
    """Paper, grid, stars, a moon, and the double border of a drawing with its marks."""
    yield Rect(width=width, height=height, fill="#sky")
    yield Rect(width=width, height=height, fill="#dawn")
    yield Rect(width=width, height=height, fill="#grid")
    yield from _stars(width, 0.6 * height)
    inset = 10 if width > 600 else 3
    yield Rect(
        x=inset,
        y=inset,
        width=width - 2 * inset,
        height=height - 2 * inset,
        stroke="chalk",
        stroke_opacity=0.4,
        stroke_width=1.4,
    )
    yield Rect(
        x=inset + 4,
        y=inset + 4,
        width=width - 2 * inset - 8,
        height=height - 2 * inset - 8,
        stroke="chalk",
        stroke_opacity=0.16,
    )
    marks = "".join(
        f"M{x:.1f} {inset - 5}V{inset + 4}M{x:.1f} {height - inset - 4}V{height - inset + 5}"
        for x in (width / 4, width / 2, 3 * width / 4)
    ) + "".join(
        f"M{inset - 5} {y:.1f}H{inset + 4}M{width - inset - 4} {y:.1f}H{width - inset + 5}"
        for y in (height / 4, height / 2, 3 * height / 4)
    )
    yield Curve(d=marks, stroke="chalk", stroke_opacity=0.4, stroke_width=1.4)


def _stars(width: float, height: float) -> Iterator[Node]:
    """The same sky every night."""
    for i in range(46):
        a, b, c, d = hashlib.blake2b(b"star %d" % i, digest_size=4).digest()
        x, y = 20 + (width - 40) * (a * 256 + c) / 65536, 20 + height * b / 256
        if d < 40:
            yield Curve(
                d=f"M{x - 4:.1f} {y:.1f}H{x + 4:.1f}M{x:.1f} {y - 4:.1f}V{y + 4:.1f}",
                stroke="chalk",
                stroke_opacity=0.3,
            )
        else:
            yield Circle(cx=x, cy=y, r=0.6 + d / 320, fill="chalk", opacity=0.28)


def voyage(x1: float, y1: float, x2: float, y2: float, r: float) -> Iterator[Node]:
    """The moon of radius r at (x2, y2), and the way to it from (x1, y1)."""
    yield Curve(
        d=f"M{x1} {y1}C{x1 + 0.5 * (x2 - x1):.1f} {y1 - 6:.1f} {x2 - 40:.1f} {y1 + 0.35 * (y2 - y1):.1f} {x2 - 14:.1f} {y2 - r - 8:.1f}",
        stroke="chalk",
        stroke_opacity=0.38,
        stroke_dasharray="7 6",
    )
    yield _moon(x2, y2, r)


def _moon(x: float, y: float, r: float) -> Group:
    """A moon in construction lines."""
    craters = ((-0.35, -0.3, 0.2), (0.28, 0.1, 0.26), (-0.2, 0.42, 0.15), (0.1, -0.55, 0.1), (-0.62, 0.12, 0.09))
    children: list[Node] = [
        Circle(r=r, fill="chalk", fill_opacity=0.05, stroke="chalk", stroke_opacity=0.4, stroke_width=1.3),
        Circle(r=r + 5, stroke="chalk", stroke_opacity=0.22, stroke_dasharray="2 5"),
        Curve(d=f"M0 {-r}A{r} {r} 0 0 1 0 {r}A{1.5 * r:.1f} {1.5 * r:.1f} 0 0 0 0 {-r}Z", fill="#hatch", opacity=0.6),
        Curve(
            d=f"M{-r - 16} 0H{r + 16}M0 {-r - 16}V{r + 16}",
            stroke="chalk",
            stroke_opacity=0.22,
            stroke_dasharray="9 4 2 4",
        ),
    ]
    for cx, cy, size in craters:
        children.append(
            Circle(
                cx=cx * r, cy=cy * r, r=size * r, stroke="chalk", stroke_opacity=0.32, fill="ground", fill_opacity=0.2
            )
        )
        children.append(
            Curve(
                d=f"M{(cx - size * 0.6) * r:.1f} {(cy - 0.1 * size) * r:.1f}"
                f"A{size * 0.65 * r:.1f} {size * 0.65 * r:.1f} 0 0 1 {(cx + 0.3 * size) * r:.1f} {(cy - 0.6 * size) * r:.1f}",
                stroke="chalk",
                stroke_opacity=0.3,
                stroke_dasharray="3 3",
            )
        )
    return Group(x=x, y=y, children=tuple(children))


def heading(words: Words, number: int, name: str, x: float, y: float, width: float) -> Iterator[Node]:
    """Which adventure this is."""
    name = name.upper()
    yield caption(words("Adventure"), x, y + 11)
    yield line(str(number), x, y + 48, "tint", 44, bold=True)
    size = fit_size(name, width - 40, 23, bold=True, spacing=2)
    yield Group(children=(line(name, x + 36, y + 47, "chalk", size, bold=True),))
    yield Curve(d=f"M{x} {y + 60}H{x + width}", stroke="chalk", stroke_width=1.5)
    yield Curve(d=f"M{x} {y + 64}H{x + width}", stroke="chalk", stroke_width=0.6)


def nameplate(words: Words, number: int, name: str, *, wide: bool, dial: bool = False) -> Iterator[Node]:
    """Which adventure this is, in its usual place, with the caption of the missions where there is room for one.

    On a phone, a dial for changing numbers takes the place beside the name, and the turn stands below it.
    """
    if wide:
        yield from heading(words, number, name, 28, 26, 226)
        yield caption(words("Missions"), 28, 552)
    else:
        yield line(str(number), 18, 40, "tint", 27, bold=True)
        size = fit_size(name.upper(), 152 if dial else 280, 16 if dial else 18, bold=True)
        yield line(name.upper(), NAME_X, 29 if dial else 38, "chalk", size, bold=True)


@kept
def turn_below(text: str) -> Group:
    """Which turn it is, below the name of the adventure on a nameplate beside a dial."""
    return Group(key="turn", children=(line(text, NAME_X, 44, "muted", TURN_SIZE),))


def beside_turn(text: str, box: Box) -> Box:
    """What is left of a box that the turn takes the first part of."""
    left = NAME_X + text_width(text, TURN_SIZE) + 6
    return Box(left, box.y, box.x + box.width - left, box.height)


@kept
def question(text: str, x: float, y: float, width: float, lines: int, size: float, *, asked: bool) -> Group:
    """What is asked of the one who looks, or what everybody waits for."""
    paint = "accent" if asked else "muted"
    least, leading = size - 1, 1.25
    size = shrunk(text, width - 12, lines, (size, size - 0.5, least, 0), bold=asked)
    if not size:  # a line more, closer together
        size, lines, leading, y = least, lines + 1, 1.1, y - 3
    rows = paragraph(text, x + 12, y + size, width - 12, lines, paint, size, bold=asked, leading=leading)
    bar = Rect(x=x, y=y, width=3, height=leading * size * len(rows) + 2, rx=1.5, fill=paint)
    return Group(key="question", role="status", title=text, children=(bar, *rows))


@kept
def pass_button(words: Words, x: float, y: float, width: float, height: float, title: str) -> Group:
    """The button to decline with."""
    return Group(
        key="pass",
        role="button",
        title=title,
        x=x,
        y=y,
        target=Rect(width=width, height=height, rx=9),
        children=(
            Rect(width=width, height=height, rx=9, fill="panel"),
            Use(symbol="pass", x=22, y=height / 2, size=16, color="accent"),
            line(
                words("Pass"),
                width / 2 + 10,
                height / 2 + 5.5,
                "accent",
                fit_size(words("Pass"), width - 42, 16, bold=True),
                "middle",
                bold=True,
            ),
        ),
    )


def dimension(x1: float, y1: float, x2: float, y2: float) -> Curve:
    """A dimension line with arrowheads, as on any drawing of a machine."""
    if x1 == x2:
        heads = f"M{x1 - 3} {y1 + 7}L{x1} {y1}L{x1 + 3} {y1 + 7}M{x2 - 3} {y2 - 7}L{x2} {y2}L{x2 + 3} {y2 - 7}"
    else:
        heads = f"M{x1 + 7} {y1 - 3}L{x1} {y1}L{x1 + 7} {y1 + 3}M{x2 - 7} {y2 - 3}L{x2} {y2}L{x2 - 7} {y2 + 3}"
    return Curve(d=f"M{x1} {y1}L{x2} {y2}{heads}", stroke="chalk", stroke_opacity=0.45)
