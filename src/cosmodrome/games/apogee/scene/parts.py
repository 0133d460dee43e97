"""Technical elevations of the technologies, generated from their data: the heavier, the higher; the stronger, the wider; and
every family has its own nozzle, tank or hull. A part stands on the origin and rises upwards, so that parts can be stacked.

A drawing is three lines of path data: the hull, which is filled; the details, which are only drawn; and what is marked in
the colour of stamps.
"""

from __future__ import annotations

from dataclasses import dataclass

from cosmodrome.games.apogee.data import TechnologyCard
from cosmodrome.scene import Curve, Group, Node

__all__ = ["Part", "drawn", "elevation", "icon"]


@dataclass(frozen=True)
class Part:
    """An elevation."""

    width: float
    height: float
    hull: str
    details: str = ""
    marks: str = ""


def drawn(part: Part, *, ghost: bool = False, fill: str = "white", edge: str = "navy") -> tuple[Node, ...]:
    """The part in ink; a ghost is only planned."""
    dash = "3 2.5" if ghost else ""
    nodes: list[Node] = [
        Curve(
            d=part.hull,
            fill="panel" if ghost else fill,
            stroke=edge,
            stroke_width=1.3,
            stroke_linejoin="round",
            stroke_dasharray=dash,
        )
    ]
    if part.details:
        nodes.append(Curve(d=part.details, stroke=edge, stroke_width=0.9, stroke_opacity=0.75, stroke_linecap="round"))
    if part.marks:
        nodes.append(
            Curve(d=part.marks, stroke="stamp", stroke_width=1.5, stroke_linecap="round", stroke_linejoin="round")
        )
    return tuple(nodes)


def elevation(card: TechnologyCard) -> Part:
    """The elevation of a technology."""
    match card.slot:
        case "first_stage":
            return _first(card)
        case "upper_stage":
            return _upper(card)
        case "payload":
            return _payload(card)
        case _:
            return _accessory(card)


def _n(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def _tank(w: float, bottom: float, top: float, dome: float = 0) -> str:
    """A cylinder from bottom to top, with a domed or flat end."""
    h = w / 2
    cap = f"Q0 {_n(-top - dome)} {_n(h)} {_n(-top)}" if dome else f"H{_n(h)}"
    return f"M{_n(-h)} {_n(-bottom)}V{_n(-top)}{cap}V{_n(-bottom)}Z"


def _nozzle(x: float, w: float, high: float, neck: float = 0.45) -> str:
    """A bell that stands on the ground."""
    a, b = w * neck / 2, w / 2
    return f"M{_n(x - a)} {_n(-high)}L{_n(x - b)} 0H{_n(x + b)}L{_n(x + a)} {_n(-high)}Z"


def _trefoil(x: float, y: float, r: float) -> str:
    """The sign of anything nuclear."""
    return (
        f"M{_n(x)} {_n(y - 0.3 * r)}V{_n(y - r)}M{_n(x - 0.26 * r)} {_n(y + 0.15 * r)}L{_n(x - 0.87 * r)} {_n(y + 0.5 * r)}"
        f"M{_n(x + 0.26 * r)} {_n(y + 0.15 * r)}L{_n(x + 0.87 * r)} {_n(y + 0.5 * r)}"
    )


def _rings(w: float, *heights: float) -> str:
    return "".join(f"M{_n(-w / 2)} {_n(-high)}H{_n(w / 2)}" for high in heights)


def _first(card: TechnologyCard) -> Part:
    h, w = 58 + 7 * card.mass, 14 + 2 * card.thrust
    match card.family:
        case "solid_rocket_booster":
            hull = _tank(w, 9, h, 9) + _nozzle(0, 0.7 * w, 9)
            return Part(
                w, h, hull, _rings(w, 0.3 * h, 0.52 * h, 0.74 * h), f"M{_n(-w / 2 + 3)} {_n(-h + 9)}H{_n(w / 2 - 3)}"
            )
        case "laser_propulsion":
            dish = f"M{_n(-w / 2 - 3)} 0Q0 -15 {_n(w / 2 + 3)} 0L{_n(w / 2)} -12H{_n(-w / 2)}Z"
            hull = dish + f"M{_n(-w / 2)} -12L{_n(-w / 4)} {_n(-h)}H{_n(w / 4)}L{_n(w / 2)} -12Z"
            return Part(
                w + 6, h, hull, f"M0 -12V{_n(-h)}M{_n(-w / 3)} {_n(-h / 2)}H{_n(w / 3)}", "M-7 4-9 12M0 4V12M7 4 9 12"
            )
        case "nuclear_pulse_propulsion":
            plate = f"M{_n(-w / 2 - 4)} 0V-5H{_n(w / 2 + 4)}V0Z"
            hull = plate + _tank(w, 17, h, 6)
            springs = "".join(
                f"M{_n(x)} -5V-17M{_n(x - 2)} -8H{_n(x + 2)}M{_n(x - 2)} -13H{_n(x + 2)}" for x in (-w / 3, 0, w / 3)
            )
            return Part(w + 8, h, hull, springs + _rings(w, 0.45 * h), _trefoil(0, -0.68 * h, 7))
        case "single_stage_to_orbit":
            h = 150
            hull = (
                f"M{_n(-w / 2 - 3)} -7Q{_n(-w / 2 + 3)} {_n(-0.7 * h)} 0 {_n(-h)}Q{_n(w / 2 - 3)} {_n(-0.7 * h)} {_n(w / 2 + 3)} -7Z"
                + "".join(_nozzle(x, 8, 7) for x in (-10, 0, 10))
            )
            return Part(
                w + 6, h, hull, _rings(w - 4, 0.22 * h, 0.45 * h) + f"M0 {_n(-0.55 * h)}V{_n(-0.86 * h)}", "M-7-24H7"
            )
        case _:
            hull = _tank(w, 9, h) + _nozzle(-w / 4, 0.42 * w, 9) + _nozzle(w / 4, 0.42 * w, 9)
            fuel = {"kerosene": (0.38, 0.44), "hydrogen": (0.68, 0.74), "methane": (0.5, 0.56)}
            bands = fuel.get(card.id.rpartition("_")[2], (0.5, 0.55))
            return Part(
                w, h, hull, _rings(w, *(band * h for band in bands), 0.92 * h), f"M{_n(-w / 2 + 4)} -16V{_n(-0.3 * h)}"
            )


def _upper(card: TechnologyCard) -> Part:
    h, w = 26 + 6 * card.mass, 26 + card.thrust
    match card.family:
        case "solid_kick_stage":
            r = h / 2 - 4
            hull = (
                _nozzle(0, 14, 9)
                + f"M{_n(-r)} {_n(-9 - r)}A{_n(r)} {_n(r)} 0 1 1 {_n(r)} {_n(-9 - r)}A{_n(r)} {_n(r)} 0 1 1 {_n(-r)} {_n(-9 - r)}Z"
            )
            return Part(
                w, h + 3, hull + f"M{_n(-w / 2)} {_n(-h)}H{_n(w / 2)}V{_n(-h - 3)}H{_n(-w / 2)}Z", _rings(2 * r, 9 + r)
            )
        case "ion_thruster":
            hull = _tank(w - 4, 5, h)
            grid = "".join(f"M{_n(x)} -5V0" for x in (-9, -4.5, 0, 4.5, 9))
            return Part(
                w,
                h,
                hull,
                grid + f"M{_n(-w / 2 - 8)} {_n(-h / 2)}H{_n(-w / 2 + 2)}M{_n(w / 2 - 2)} {_n(-h / 2)}H{_n(w / 2 + 8)}",
                "M-8 2H8",
            )
        case "nuclear_rocket":
            hull = _tank(w, 11, h, 4) + _nozzle(0, 0.6 * w, 11)
            extra = _rings(w, 17)
            if card.id.endswith("electric"):
                extra += f"M{_n(-w / 2)} {_n(-h + 6)}L{_n(-w / 2 - 10)} {_n(-h - 2)}M{_n(w / 2)} {_n(-h + 6)}L{_n(w / 2 + 10)} {_n(-h - 2)}"
            if card.id.endswith("fusion"):
                extra += _rings(w + 8, 14, 20, 26)
            return Part(w, h, hull, extra, _trefoil(0, -0.62 * h, 6))
        case "cryogenic_stage":
            hull = _tank(w, 9, h, 5) + _nozzle(0, 16, 9)
            return Part(w, h, hull, _rings(w, 0.45 * h, 0.72 * h), f"M{_n(-w / 2 + 4)} {_n(-0.58 * h)}H{_n(w / 2 - 4)}")
        case _:
            hull = _tank(w, 9, h) + _nozzle(-6, 10, 9) + _nozzle(6, 10, 9)
            return Part(w, h, hull, _rings(w, 0.6 * h) + f"M0 -9V{_n(-h)}")


def _payload(card: TechnologyCard) -> Part:
    match card.family:
        case "satellite":
            hull = "M-8 0V-24H8V0ZM-34-18V-6H-11V-18ZM34-18V-6H11V-18Z"
            details = "M-26.5-18V-6M-19-18V-6M26.5-18V-6M19-18V-6M-11-12H-8M8-12H11M0-24V-30M-5-30A5 5 0 0 1 5-30Z"
            return Part(68, 36, hull, details, "M-4-6V-12M4-6V-12" if card.thrust else "")
        case "cargo":
            h = 30 + 3 * card.mass
            hull = _tank(32, 0, h, 8)
            return Part(
                32,
                h + 4,
                hull,
                f"M-10 {_n(-h + 8)}V-8H10V{_n(-h + 8)}ZM0-8V{_n(-h + 8)}",
                "M-13-4H13" if card.thrust else "",
            )
        case "rover":
            hull = "M-19-9H15L19-18H-19ZM-20-5A5 5 0 1 0-10-5 5 5 0 1 0-20-5M-5-5A5 5 0 1 0 5-5 5 5 0 1 0-5-5M10-5A5 5 0 1 0 20-5 5 5 0 1 0 10-5"
            return Part(42, 36, hull, "M-8-18V-30H-2M-8-30A2 2 0 1 1-9-31M8-18 14-28", "M-16-18V-22H-12")
        case "space_capsule":
            h = 26 + 4 * card.mass
            w = 26 + 4 * card.astronauts
            hull = f"M{_n(-w / 2)} 0L-6 {_n(-h)}H6L{_n(w / 2)} 0Q0 6 {_n(-w / 2)} 0Z"
            ports = "".join(
                f"M{_n(x - 2.4)} -13A2.4 2.4 0 1 1 {_n(x + 2.4)} -13A2.4 2.4 0 1 1 {_n(x - 2.4)} -13"
                for x in [(i - (card.astronauts - 1) / 2) * 7 for i in range(card.astronauts)]
            )
            return Part(w, h + 4, hull, ports + f"M0 {_n(-h)}V{_n(-h - 6)}")
        case "small_space_shuttle":
            hull = "M-7 0V-38Q0-54 7-38V0ZM-7-22-24-3V0H-7ZM7-22 24-3V0H7Z"
            return Part(48, 50, hull, "M-4-38H4M-7-8H7M0-34V-14", "M-20-2H-10M10-2H20")
        case _:
            hull = "M-14 0V-12L-10-18V-58L-4-74H4L10-58V-18L14-12V0ZM-24-44H-10V-34H-24ZM10-44H24V-34H10Z"
            return Part(
                48, 74, hull, "M-10-26H10M-10-50H10M-4-58H4M-14-6H14M-17-44V-34M17-44V-34", "M-5-20V-8M5-20V-8M0-20V-8"
            )


def _accessory(card: TechnologyCard) -> Part:
    match card.family:
        case "cubesat":
            return Part(20, 20, "M-9 0V-14L-4-19H9V-5L4 0Z", "M-9-14H4L9-19M4-14V0", "M-5-4V-10H0")
        case "booster":
            count = 4 if card.thrust > 2 else 2
            xs = (-15, -5, 5, 15) if count == 4 else (-8, 8)
            hull = "".join(
                f"M{x - 4} -6V-40Q{x} -50 {x + 4} -40V-6ZM{x - 2} -6 {x - 4} 0H{x + 4}L{x + 2} -6Z" for x in xs
            )
            return Part(40, 48, hull, "".join(f"M{x - 4} -16H{x + 4}M{x - 4} -32H{x + 4}" for x in xs))
        case "solar_sail":
            return Part(
                44,
                44,
                "M0 0 22-22 0-44-22-22Z",
                "M0 0V-44M-22-22H22M-11-11 11-33M11-11-11-33",
                "M-5-22A5 5 0 1 1 5-22 5 5 0 1 1-5-22",
            )
        case "additional_seat":
            return Part(28, 36, "M-10 0V-6H-7V-14L-9-32H1L4-14H11V0H7V-9H-6V0Z", "M-7-27H0M-6-22H1M-5-17H2")
        case "aerospike_engine":
            hull = "M-15-30H15L11-22 3 0H-3L-11-22Z"
            marks = "M-9-14-13-6M9-14 13-6" + ("M-6-6-9 2M6-6 9 2" if card.mass_reduction > 1 else "")
            return Part(32, 32, hull, "M-11-22H11M-7-10H7", marks)
        case "heavy_version":
            hull = "".join(
                f"M{x - 5} -6V{-top}Q{x} {-top - 8} {x + 5} {-top}V-6ZM{x - 3} -6 {x - 5} 0H{x + 5}L{x + 3} -6Z"
                for x, top in ((-12, 32), (12, 32), (0, 42))
            )
            return Part(36, 48, hull, "M-7-20H-5M5-20H7", "M-17-12H-7M7-12H17")
        case "reusable_launch_system":
            hull = "M-6-8V-40Q0-50 6-40V-8Z"
            return Part(
                40,
                48,
                hull,
                "M-6-16-17-2M6-16 17-2M-19 0H-13M13 0H19M-6-34-12-36V-30ZM6-34 12-36V-30Z",
                "M-11-20A14 14 0 0 1-11-44M-14-40-11-44-7-42",
            )
        case _:
            hull = "M-16-16A16 16 0 1 1 16-16 16 16 0 1 1-16-16ZM-10-16A10 10 0 1 0 10-16 10 10 0 1 0-10-16Z"
            return Part(36, 34, hull, "M0-32V-26M0-6V0M-16-16H-10M10-16H16", "M0-16 5-21")


def icon(card: TechnologyCard, x: float, y: float, width: float, height: float) -> Group:
    """The part in a box, standing on its bottom edge: (x, y) is the middle of that edge."""
    part = elevation(card)
    scale = min(width / part.width, height / part.height, 1.15)
    return Group(x=x, y=y, scale=round(scale, 3), children=drawn(part))
