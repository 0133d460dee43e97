"""The SVG writer: nodes in, text out. Same nodes, same bytes.

Colours are asked of a `paint` function, so one writer serves a picture (real colours) and a browser (variables of its
style sheet). Only attributes are written, no style and no script: a strict content policy has nothing to object to.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING

from cosmodrome.scene.detail import Frame
from cosmodrome.scene.node import INK, NONE, Circle, Curve, Group, Node, Rect, Shape, Text, Use
from cosmodrome.scene.symbols import BOX, SYMBOLS
from cosmodrome.scene.typeface import FAMILIES, font_faces

if TYPE_CHECKING:
    from cosmodrome.scene.scene import Definition, Gradient, Pattern, Scene

__all__ = ["Paint", "document", "picture", "static_fragment"]

Paint = Callable[[str], str]
"""What a token is written as."""

UNPRINTABLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML cannot hold, whatever a person has put into a name."""

GLOW = (
    '<filter id="glow" x="-40%" y="-40%" width="180%" height="180%">'
    '<feGaussianBlur stdDeviation="5" result="b"/>'
    '<feMerge><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
)
ACCENT = "accent"
GROUND, CORNER = 6, 8
"""What is left around a picture, and how its ground is rounded."""
BLEED = 3
"""How far a picture may reach beyond its own size: strokes, and the edge of a card below."""


def document(scene: Scene, palette: Mapping[str, str], *, fonts: bool = False, frame: Frame | None = None) -> str:
    """A scene, or what a frame shows of it, as one document that needs nothing else."""

    def paint(token: str) -> str:
        return palette[token]

    seen = frame or Frame(0, 0, scene.width, scene.height)
    x, y, width, height = map(_number, (seen.x, seen.y, seen.width, seen.height))
    writer = _Writer(paint, scene.starts, scene.onward)
    style = f"<style>{font_faces()}</style>" if fonts else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" width="{width}" height="{height}" '
        f'font-family="{_safe(FAMILIES["print"])}" role="img">'
        f"<title>{_safe(scene.title)}</title>{style}"
        f"{static_fragment(scene.static.definitions, scene.static.nodes, paint)}"
        f'<g data-layer="live">{writer.all(scene.live)}</g></svg>'
    )


def picture(
    definitions: Sequence[Definition], nodes: Sequence[Node], palette: Mapping[str, str], width: float, height: float
) -> str:
    """Nodes alone on a piece of ground, for a page that has the typefaces. What reaches far beyond their size is cut off."""
    writer = _Writer(lambda token: palette[token])
    defined = "".join(writer.definition(definition) for definition in definitions)
    ground, inside = _field(GROUND, width, height), _field(BLEED, width, height)
    place = f'x="{inside[0]}" y="{inside[0]}" width="{inside[1]}" height="{inside[2]}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{ground[0]} {ground[0]} {ground[1]} {ground[2]}" '
        f'width="{ground[1]}" height="{ground[2]}" font-family="{_safe(FAMILIES["print"])}" aria-hidden="true">'
        f'{f"<defs>{defined}</defs>" if defined else ""}<rect x="{ground[0]}" y="{ground[0]}" width="{ground[1]}" '
        f'height="{ground[2]}" rx="{CORNER}" fill="{palette["ground"]}"/>'
        f'<svg {place} viewBox="{inside[0]} {inside[0]} {inside[1]} {inside[2]}">{writer.all(nodes)}</svg></svg>'
    )


def _field(margin: float, width: float, height: float) -> tuple[str, str, str]:
    """Where a field begins, across and down, and its size, with a margin on every side."""
    return _number(-margin), _number(width + 2 * margin), _number(height + 2 * margin)


def static_fragment(definitions: Sequence[Definition], nodes: Sequence[Node], paint: Paint) -> str:
    """The static layer: definitions, every symbol, and what is printed."""
    writer = _Writer(paint)
    symbols = "".join(writer.symbol(name, drawing) for name, drawing in SYMBOLS.items())
    defined = "".join(writer.definition(definition) for definition in definitions)
    return f'<defs>{GLOW}{defined}{symbols}</defs><g data-layer="static">{writer.all(nodes)}</g>'


class _Writer:
    """Writes nodes with one kind of paint; knows which keys begin a path and which come later in one."""

    def __init__(
        self, paint: Paint, starts: frozenset[str] = frozenset(), onward: frozenset[str] = frozenset()
    ) -> None:
        self._token = paint
        self._starts = starts
        self._onward = onward

    def all(self, nodes: Iterable[Node]) -> str:
        """Nodes one after the other."""
        return "".join([self.node(node) for node in nodes])

    def node(self, node: Node) -> str:
        """One node."""
        match node:
            case Group():
                return self._group(node)
            case Text():
                return self._text(node)
            case Use():
                place = _transform(node.x, node.y, node.turn, node.size / BOX)
                return (
                    f'<use href="#symbol-{node.symbol}"{place} color="{self._paint(node.color)}"'
                    f"{_figure('opacity', node.opacity, 1)}/>"
                )
            case Rect() | Circle() | Curve():
                return self._shape(node, self._outline(node))

    def _group(self, node: Group) -> str:
        if node.when:
            return ""  # nobody points at anything in a picture
        marks = ""
        if node.key:
            marks = f' data-key="{_safe(node.key)}"'
            if node.key in self._starts:
                marks += ' data-legal="start"'
            elif node.key in self._onward:
                marks += ' data-legal="onward"'
        if node.role:
            marks += f' role="{node.role}"'
        title = f"<title>{_safe(node.title)}</title>" if node.title else ""
        return (
            f"<g{marks}{_transform(node.x, node.y, node.turn, node.scale)}{_figure('opacity', node.opacity, 1)}>"
            f"{title}{self.all(node.children)}{self._target(node)}</g>"
        )

    def _target(self, node: Group) -> str:
        """The area to touch: invisible at rest, aglow where a path begins, outlined where one goes on."""
        if node.target is None:
            return ""
        accent = self._token(ACCENT)
        if node.key in self._starts:
            look = f'fill="#000" fill-opacity="0" stroke="{accent}" stroke-width="2.6" filter="url(#glow)"'
        elif node.key in self._onward:
            look = f'fill="{accent}" fill-opacity="0.1" stroke="{accent}" stroke-width="1.6" stroke-opacity="0.75"'
        else:
            look = 'fill="#000" fill-opacity="0"'
        return f"<{self._outline(node.target)} {look}/>"

    def _shape(self, node: Shape, outline: str) -> str:
        parts = [f"<{outline}", f' fill="{self._paint(node.fill)}"', _figure("fill-opacity", node.fill_opacity, 1)]
        if node.stroke != NONE:
            parts.append(f' stroke="{self._paint(node.stroke)}"')
            parts.append(_figure("stroke-width", node.stroke_width, 1))
            parts.append(_figure("stroke-opacity", node.stroke_opacity, 1))
            if node.stroke_dasharray:
                parts.append(f' stroke-dasharray="{_safe(node.stroke_dasharray)}"')
            if node.stroke_linecap:
                parts.append(f' stroke-linecap="{node.stroke_linecap}"')
            if node.stroke_linejoin:
                parts.append(f' stroke-linejoin="{node.stroke_linejoin}"')
        parts.append(_figure("opacity", node.opacity, 1))
        return "".join(parts) + "/>"

    def _outline(self, node: Rect | Circle | Curve) -> str:
        match node:
            case Rect():
                size = f'width="{_number(node.width)}" height="{_number(node.height)}"'
                return f"rect{_figure('x', node.x, 0)}{_figure('y', node.y, 0)} {size}{_figure('rx', node.rx, 0)}"
            case Circle():
                return f'circle{_figure("cx", node.cx, 0)}{_figure("cy", node.cy, 0)} r="{_number(node.r)}"'
            case Curve():
                return f'path d="{_safe(node.d)}"'

    def _text(self, node: Text) -> str:
        family = f' font-family="{_safe(FAMILIES[node.font])}"' if node.font != "print" else ""
        weight = f' font-weight="{node.font_weight}"' if node.font_weight != 400 else ""
        anchor = f' text-anchor="{node.text_anchor}"' if node.text_anchor != "start" else ""
        return (
            f"<text{_figure('x', node.x, 0)}{_figure('y', node.y, 0)}{family}{weight}{anchor}"
            f' font-size="{_number(node.font_size)}"{_figure("letter-spacing", node.letter_spacing, 0)}'
            f' fill="{self._paint(node.fill)}"{_figure("opacity", node.opacity, 1)}>{_safe(node.text)}</text>'
        )

    def definition(self, definition: Definition) -> str:
        """A gradient, a pattern or a stamp."""
        from cosmodrome.scene.scene import Gradient, Stamp

        if isinstance(definition, Stamp):
            return self.symbol(definition.id, definition.nodes)
        return self._gradient(definition) if isinstance(definition, Gradient) else self._pattern(definition)

    def symbol(self, name: str, nodes: Sequence[Node]) -> str:
        """A drawing to be put down by its name."""
        return f'<g id="symbol-{name}">{self.all(nodes)}</g>'

    def _gradient(self, gradient: Gradient) -> str:
        stops = "".join(
            f'<stop offset="{_number(stop.offset)}" stop-color="{self._paint(stop.paint)}"'
            f"{_figure('stop-opacity', stop.opacity, 1)}/>"
            for stop in gradient.stops
        )
        x1, y1, x2, y2 = (_number(n) for n in (gradient.x1, gradient.y1, gradient.x2, gradient.y2))
        if gradient.r:
            kind, where = "radialGradient", f'cx="{x1}" cy="{y1}" r="{_number(gradient.r)}"'
        else:
            kind, where = "linearGradient", f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
        return f'<{kind} id="{gradient.id}" gradientUnits="userSpaceOnUse" {where}>{stops}</{kind}>'

    def _pattern(self, pattern: Pattern) -> str:
        size = _number(pattern.size)
        turn = f' patternTransform="rotate({_number(pattern.turn)})"' if pattern.turn else ""
        return (
            f'<pattern id="{pattern.id}" width="{size}" height="{size}" patternUnits="userSpaceOnUse"{turn}>'
            f"{self.all(pattern.nodes)}</pattern>"
        )

    def _paint(self, paint: str) -> str:
        if paint == NONE:
            return paint
        if paint == INK:
            return "currentColor"
        return f"url({paint})" if paint.startswith("#") else self._token(paint)


def _transform(x: float, y: float, turn: float, scale: float) -> str:
    parts = []
    if x or y:
        parts.append(f"translate({_number(x)} {_number(y)})")
    if turn:
        parts.append(f"rotate({_number(turn)})")
    if scale != 1:
        parts.append(f"scale({scale:.4g})")
    return f' transform="{" ".join(parts)}"' if parts else ""


def _figure(name: str, value: float, default: float) -> str:
    return "" if value == default else f' {name}="{_number(value)}"'


def _number(value: float) -> str:
    """Two decimals are finer than any screen, and stable."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _safe(text: str) -> str:
    return escape(UNPRINTABLE.sub("", text))
