"""The pictograms of the control room: technologies, tokens, spacecraft, categories. Each in a box of 24 around its centre.

Masses take the paint they are given; what is cut out of them takes the second one.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.missions.data import CRAFT_IDS, TECHNOLOGY_IDS, TOKEN_IDS
from cosmodrome.scene import Circle, Curve, Group, Node

__all__ = ["TOKEN_PAINTS", "card_face", "icon", "token"]

# Each icon is a list of strokes: "m" a mass, "l" a line, "c" a cut-out line, "h" a hole.
ICONS: dict[str, Sequence[tuple[str, str]]] = {
    "thrust": (
        ("m", "M0-11C4-7 8-3.4 8 2.6A8 8 0 0 1-8 2.6C-8-.6-6.4-2.4-5-5-3.6-3.4-2.8-2.6-1.6-2.4-2-5.6-1.4-8.4 0-11Z"),
        ("h", "M.4 0C2.6 2.4 4 4 4 6.2A4 4 0 0 1-4 6.2C-4 4.4-3 3.4-2 2.2-1.2 3-.6 3.2 0 3.2Z"),
    ),
    "control": (
        ("l", "M0-9.6A9.6 9.6 0 1 1 0 9.6A9.6 9.6 0 1 1 0-9.6Z"),
        ("l", "M-9.4 0H-2.6M2.6 0H9.4M0 2.6V9.4"),
        ("m", "M0-3.2A3.2 3.2 0 1 1 0 3.2A3.2 3.2 0 1 1 0-3.2Z"),
    ),
    "sensors": (
        ("m", "M-9.6-8.4C-10 1.2-3.6 7.6 6 7.2Z"),
        ("l", "M-1.4-.8 6.4-8.4M-4.6 6.4-8 11H2"),
        ("m", "M7-11A2.6 2.6 0 1 1 7-5.8A2.6 2.6 0 1 1 7-11Z"),
    ),
    "life_support": (
        ("m", "M0 10.4C-7 5-11 1.4-11-3.2-11-9.4-3.2-11 0-5.6 3.2-11 11-9.4 11-3.2 11 1.4 7 5 0 10.4Z"),
        ("c", "M-8.4 0H-4L-1.8-4 1.4 4.2 3.4 0H8.4"),
    ),
    "landing": (
        ("m", "M-5.4-10H5.4L7.6-3.4V1.6H-7.6V-3.4Z"),
        ("l", "M-6.4 1.6-10 9.4M6.4 1.6 10 9.4M-11.4 10.4H-7.6M7.6 10.4H11.4M0 2.4V7.4"),
        ("h", "M-3-7.4H3L4-4H-4Z"),
    ),
    "reentry": (
        ("m", "M-3.6-10.6H3.6L8.8 2.6C5 6-5 6-8.8 2.6Z"),
        ("l", "M-9 7.4C-4.4 10.4 4.4 10.4 9 7.4M-6.4 11C-3 12.4 3 12.4 6.4 11"),
        ("h", "M-2.2-6.4H2.2L3.4-2.4H-3.4Z"),
    ),
    "extra_tank": (
        ("m", "M-6-7C-6-12.4 6-12.4 6-7V8C6 11.8-6 11.8-6 8Z"),
        ("c", "M-6-4.6H6M-6 5H6"),
        ("c", "M0-2V2.4M-2.2.2H2.2"),
    ),
    "fuel": (
        ("m", "M-8-6.6H2.4L6-3V8.4A2.6 2.6 0 0 1 3.4 11H-5.4A2.6 2.6 0 0 1-8 8.4Z"),
        ("l", "M-5.4-6.6V-10.4H1.4V-6.6M6.6-6.4 10-9.8"),
        ("c", "M-4.4-2 2 6.4M2-2-4.4 6.4"),
    ),
    "training": (
        ("m", "M0-9.6 12-4 0 1.6-12-4Z"),
        ("m", "M-6.6 0V5.2C-4 8.6 4 8.6 6.6 5.2V0L0 3.2Z"),
        ("l", "M10.4-3.4V5.4"),
    ),
    "inspection": (
        ("l", "M-2.6-9.6A7 7 0 1 1-2.6 4.4A7 7 0 1 1-2.6-9.6Z"),
        ("l", "M2.6 2.6 10 10"),
        ("c", "M-5.6-2.8-3.4-.4.8-5"),
    ),
    "rocket": (
        ("m", "M0-12C4-8 5.2-3.6 5.2 1V7H-5.2V1C-5.2-3.6-4-8 0-12Z"),
        ("m", "M-5.2 1.4-9.4 6.8V11L-5.2 8.4ZM5.2 1.4 9.4 6.8V11L5.2 8.4ZM-2.6 8H2.6L0 12Z"),
        ("h", "M0-5.4A2.4 2.4 0 1 1 0-.6A2.4 2.4 0 1 1 0-5.4Z"),
    ),
    "satellite": (
        ("m", "M0-5.4A5.4 5.4 0 1 1 0 5.4A5.4 5.4 0 1 1 0-5.4Z"),
        ("l", "M-4-3.6-11-9.4M-5.4-.8-12-1.6M-3.4 4.2-9.4 10.4M.8 5.4 2 12"),
        ("h", "M2-3.4A1.6 1.6 0 1 1 2-.2A1.6 1.6 0 1 1 2-3.4Z"),
    ),
    "capsule": (
        ("m", "M-3-10.6H3L9.6 6.6H-9.6Z"),
        ("m", "M-10.4 8H10.4C8 11.6-8 11.6-10.4 8Z"),
        ("h", "M0-3A3 3 0 1 1 0 3A3 3 0 1 1 0-3Z"),
    ),
    "lunar_module": (
        ("m", "M-5.6-11H5.6L8-6V-1H-8V-6ZM-9 .4H9V4.4H-9Z"),
        ("l", "M-8 4.4-11 10.6M8 4.4 11 10.6M-12 11.4H-9M9 11.4H12M0 4.4V8.6"),
        ("h", "M-4-7.6-1-7.6-2.4-4.4-5.2-4.4ZM4-7.6 1-7.6 2.4-4.4 5.2-4.4Z"),
    ),
    "astronaut": (
        ("m", "M-11 11.6C-11 7.4-7 5.2 0 5.2S11 7.4 11 11.6Z"),
        ("m", "M0-11.4A8.8 8.8 0 1 1 0 6.2A8.8 8.8 0 1 1 0-11.4Z"),
        ("h", "M-2.6-6.6H2.6A4.1 4.1 0 0 1 2.6 1.6H-2.6A4.1 4.1 0 0 1-2.6-6.6Z"),
    ),
    "moon": (
        ("m", "M0-10.6A10.6 10.6 0 1 1 0 10.6A10.6 10.6 0 1 1 0-10.6Z"),
        ("h", "M-3.6-5.6A2.6 2.6 0 1 1-3.6-.4A2.6 2.6 0 1 1-3.6-5.6ZM4.2 1A3.2 3.2 0 1 1 4.2 7.4A3.2 3.2 0 1 1 4.2 1Z"),
    ),
    "media": (
        ("m", "M-10.6-8.6H7.4V9H-8A2.6 2.6 0 0 1-10.6 6.4ZM8.8-4H11V7A2.2 2.2 0 0 1 8.8 9Z"),
        ("c", "M-7.4-5H4.2M-7.4 3.4H4.2M-7.4 6.2H1"),
        ("h", "M-7.4-2.6H-2V1.2H-7.4Z"),
    ),
    "experience": (("m", "M0-11.4 3.4-4 11.4-3.2 5.4 2.2 7.2 10.2 0 6 -7.2 10.2-5.4 2.2-11.4-3.2-3.4-4Z"),),
    "successful": (
        ("m", "M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11Z"),
        ("c", "M-5.4.4-1.4 4.6 5.8-4"),
    ),
    "enhancement": (
        (
            "m",
            "M-8-10.4H8A2.4 2.4 0 0 1 10.4-8V8A2.4 2.4 0 0 1 8 10.4H-8A2.4 2.4 0 0 1-10.4 8V-8A2.4 2.4 0 0 1-8-10.4Z",
        ),
        ("c", "M0-5.4V5.4M-5.4 0H5.4"),
    ),
    "develop": (
        ("m", "M0-11 9-2H4V4H-4V-2H-9Z"),
        ("m", "M-8 6.4H8V10H-8Z"),
    ),
    "full_test": (
        ("l", "M-3.4-11V-4L-9.4 7.6A2.4 2.4 0 0 0-7.2 11H7.2A2.4 2.4 0 0 0 9.4 7.6L3.4-4V-11M-5.6-11H5.6"),
        ("m", "M-5.4 2.6H5.4L8 8.6H-8Z"),
    ),
    "detail_test": (
        ("l", "M-3-10.6V6A3 3 0 0 0 3 6V-10.6M-5.4-10.6H5.4"),
        ("m", "M-2.6-1H2.6V6A2.6 2.6 0 0 1-2.6 6Z"),
    ),
    "copy_card": (
        ("l", "M-4-10.6H8.6V4.6"),
        ("m", "M-8.6-6H4.4V10.6H-8.6Z"),
        ("c", "M-5.4-1H1.2M-5.4 3H1.2"),
    ),
    "take_back_card": (
        ("l", "M-8.6 0A8.6 8.6 0 1 0-4-7.6"),
        ("m", "M-4.6-12-4.2-2.4-11.4-7.4Z"),
    ),
    "pass": (("l", "M-9.5-6.5-3 0-9.5 6.5M-1-6.5 5.5 0-1 6.5M9.5-7V7"),),
    "spy": (
        ("m", "M-11.4-2.6H11.4V.4H-11.4ZM-6.6-3.6-4-10.6H4L6.6-3.6Z"),
        (
            "l",
            "M-5.4 3.4A3.2 3.2 0 1 1-5.4 9.8A3.2 3.2 0 1 1-5.4 3.4ZM5.4 3.4A3.2 3.2 0 1 1 5.4 9.8A3.2 3.2 0 1 1 5.4 3.4ZM-2.2 6H2.2",
        ),
    ),
    "wrench": (
        (
            "m",
            "M4.4-11A6 6 0 0 0-1-3.2L-10.6 6.4A2.9 2.9 0 0 0-6.4 10.6L3.2 1A6 6 0 0 0 11-4.4L6.8-2.6 3.4-3.4 2.6-6.8Z",
        ),
    ),
    "event": (("m", "M0-11.4 11.6 9.4H-11.6Z"), ("c", "M0-4V3.2M0 6V6.4")),
    "reserve_turn_order": (("m", "M-9-10.6H-6.2V11H-9ZM-5-10H9.6L5.4-5.4 9.6-.8H-5Z"),),
    "eye": (
        ("l", "M-11 0C-6-7.4 6-7.4 11 0 6 7.4-6 7.4-11 0Z"),
        ("m", "M0-3.6A3.6 3.6 0 1 1 0 3.6A3.6 3.6 0 1 1 0-3.6Z"),
    ),
    "remove_drawn_card": (
        ("l", "M-7.4-10.4H4.6V8H-7.4Z"),
        ("l", "M-3.4 2.4 8.6 11M8.6 2.4-3.4 11"),
    ),
    "lock": (("m", "M-7.4-1.6H7.4V10H-7.4Z"), ("l", "M-4.4-2V-5.4A4.4 4.4 0 0 1 4.4-5.4V-2")),
    "look_event": (
        ("m", "M0-12 7.6 1.4H-7.6Z"),
        ("l", "M-9.6 7.4C-5 2.8 5 2.8 9.6 7.4 5 12-5 12-9.6 7.4Z"),
        ("c", "M0-7V-2.6"),
    ),
}
ALIASES = {
    "control_backup": "control",
    "thrust_backup": "thrust",
    "sensor_backup": "sensors",
    "life_support_backup": "life_support",
    "take_enhancement": "enhancement",
    "take_fuel": "fuel",
    "take_training": "training",
    "take_inspection": "inspection",
    "unmanned": "satellite",
    "manned": "astronaut",
    "lunar": "moon",
    "mechanic": "wrench",
    "tester": "full_test",
    "scientist": "detail_test",
    "engineer": "develop",
    "look_technology": "eye",
}

TOKEN_PAINTS = {
    "control_backup": "control",
    "thrust_backup": "thrust",
    "sensor_backup": "sensors",
    "life_support_backup": "life_support",
    "extra_tank": "tank",
    "fuel": "fuel",
    "training": "training",
    "inspection": "inspection",
}


def icon(name: str, x: float, y: float, size: float, paint: str, cut: str = "cream") -> Group:
    """A pictogram with its middle at (x, y)."""
    strokes = ICONS[ALIASES.get(name, name)]
    return Group(
        x=x, y=y, scale=round(size / 24, 3), children=tuple(_stroke(kind, d, paint, cut) for kind, d in strokes)
    )


def _stroke(kind: str, d: str, paint: str, cut: str) -> Node:
    if kind in "mh":
        return Curve(d=d, fill=paint if kind == "m" else cut)
    return Curve(
        d=d, stroke=paint if kind == "l" else cut, stroke_width=2.4, stroke_linecap="round", stroke_linejoin="round"
    )


def token(kind: int, x: float, y: float, r: float) -> Group:
    """A token: a round chip in the colour of what it is for; extra tanks and fuel are square cans."""
    name = TOKEN_IDS[kind]
    paint = TOKEN_PAINTS[name]
    return Group(
        x=x,
        y=y,
        children=(
            Circle(r=r, fill=paint, stroke="cream-light", stroke_width=1.6),
            icon(name, 0, 0, 1.25 * r, "cream-light", paint),
        ),
    )


def card_face(card: int, x: float, y: float, width: float, height: float, paint: str) -> Group:
    """A punched card: its corner is cut; problems show a mark, one that is unknown shows holes."""
    cut = 0.28 * width
    w, h = width / 2, height / 2
    outline = f"M{-w + cut:.1f} {-h:.1f}H{w:.1f}V{h:.1f}H{-w:.1f}V{-h + cut:.1f}Z"
    marks = {
        0: Curve(
            d=f"M{-0.5 * w:.1f} {-0.2 * h:.1f}H{0.5 * w:.1f}M{-0.5 * w:.1f} {0.3 * h:.1f}H{0.2 * w:.1f}",
            stroke="faded",
            stroke_width=1.6,
            stroke_dasharray="2 2",
        ),
        1: Curve(
            d=f"M0 {-0.5 * h:.1f}V{0.12 * h:.1f}M0 {0.5 * h:.1f}V{0.52 * h:.1f}",
            stroke="print",
            stroke_width=2.4,
            stroke_linecap="round",
        ),
        2: Curve(
            d=f"M{-0.34 * w:.1f} {-0.5 * h:.1f}V{0.12 * h:.1f}M{-0.34 * w:.1f} {0.5 * h:.1f}V{0.52 * h:.1f}M{0.34 * w:.1f} {-0.5 * h:.1f}V{0.12 * h:.1f}M{0.34 * w:.1f} {0.5 * h:.1f}V{0.52 * h:.1f}",
            stroke="cream-light",
            stroke_width=2.4,
            stroke_linecap="round",
        ),
        3: Curve(
            d=f"M{-0.5 * w:.1f} {0.05 * h:.1f}L{-0.1 * w:.1f} {0.4 * h:.1f}L{0.55 * w:.1f} {-0.4 * h:.1f}",
            stroke="print",
            stroke_width=2.2,
            stroke_linecap="round",
        ),
    }
    return Group(x=x, y=y, children=(Curve(d=outline, fill=paint, stroke="print", stroke_width=0.9), marks[card]))


assert set(TECHNOLOGY_IDS) <= set(ICONS)
assert set(CRAFT_IDS) <= set(ICONS)
