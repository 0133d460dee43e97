"""The folder itself: what is printed, the Mission sheet, the stamp with the round, and the decks."""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.apogee.scene.pad import pad_ground
from cosmodrome.games.apogee.scene.plan import Box, Plan
from cosmodrome.games.apogee.scene.style import caption, figure, fit_size, line, paragraph, sheet, shrunk, stamp
from cosmodrome.games.apogee.text import ApogeeText
from cosmodrome.games.apogee.view import ApogeeView
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, fit, seat_paint, text_width

__all__ = ["deck", "mission_sheet", "printed", "round_stamp"]


def printed(plan: Plan) -> Iterator[Node]:
    """The static layer: an open folder on a desk."""
    w, h = plan.width, plan.height
    yield Rect(width=w, height=h, fill="paper")
    yield Curve(d="".join(f"M0 {y}H{w:.0f}" for y in range(28, int(h), 28)), stroke="paper-deep", stroke_opacity=0.5)
    yield Rect(x=5, y=5, width=w - 10, height=h - 10, rx=8, stroke="folder", stroke_width=3)
    if plan.wide:
        for x in (268, 812, 1090):
            yield Curve(d=f"M{x} 16V{h - 16}", stroke="folder", stroke_opacity=0.8, stroke_dasharray="2 5")
    yield from _letterhead(plan)
    yield from pad_ground(plan.pad, plan.ground)


def _letterhead(plan: Plan) -> Iterator[Node]:
    """The name of the game with its orbit."""
    box = plan.title
    x, y = box.x + 20, box.y + box.height / 2
    yield Circle(cx=x, cy=y, r=9, fill="navy")
    yield Curve(d=f"M{x - 17} {y + 5}A18 7.5 -18 1 1 {x + 16} {y - 6}", stroke="stamp", stroke_width=2.2)
    yield Circle(cx=x + 16, cy=y - 6, r=3.2, fill="stamp")
    size = 20
    yield line("APOGEE", x + 25, y + 0.36 * size, "navy", size, bold=True)


def round_stamp(text: ApogeeText, view: ApogeeView, plan: Plan) -> Group:
    """Which round it is, stamped in the corner."""
    words, box = text.words, plan.title
    told = words("Set-up") if not view.round else words("Round {n}", n=view.round)
    if view.round and view.last_round and view.last_round < 40:
        told = words("Round {n}/{last}", n=view.round, last=view.last_round)
    return Group(
        key="round",
        role="status",
        title=told,
        children=(stamp(told, box.right - 50, box.y + box.height / 2, 100, -4, size=12.5),),
    )


def mission_sheet(text: ApogeeText, view: ApogeeView, shown: int, box: Box) -> Group:
    """The Mission: what it asks, what it forbids, and how far the company that is shown has come."""
    words, cards = text.words, text.cards
    card = cards.mission_card(view.mission, solo=view.solo)
    told = cards.mission(view.mission, solo=view.solo)
    w, h = box.width, box.height
    head = words("Solo Mission {n}", n=view.mission) if view.solo else words("Mission {n}", n=view.mission)
    children: list[Node] = [
        sheet(w, h, edge="navy"),
        caption(head, 10, 17, "accent"),
        line(text.names.levels[card.level], w - 10, 17, "muted", 12, "end"),
    ]
    bars = view.companies[shown].requirements
    bar_space = 17 * len(bars) if h > 100 else 0
    lines = max(1, int((h - 26 - bar_space) // 15.5))
    size = shrunk(told, w - 20, lines, (13.5, 13, 12.5, 12, 11.5))
    children += paragraph(told, 10, 33, w - 20, lines, "navy", size)
    names = _parts(text, view)
    if h > 100:
        left = min(max(text_width(name, 12) + 20 for name in names), w - 110)
        for i, (have, wanted) in enumerate(bars):
            y = h - 10 - 16 * (len(bars) - 1 - i)
            children += _bar(text, names[i], have, wanted, y, (left, w), seat_paint(shown))
    else:
        share = view.companies[shown].progress
        children.append(Rect(x=10, y=h - 10, width=w - 20, height=5, rx=2.5, fill="paper-deep"))
        if share:
            children.append(
                Rect(x=10, y=h - 10, width=(w - 20) * share / 100, height=5, rx=2.5, fill=seat_paint(shown))
            )
    progress = ", ".join(
        f"{name}: {_amount(text, name, have)}/{_amount(text, name, wanted)}"
        for name, (have, wanted) in zip(names, bars, strict=True)
    )
    return Group(
        key="mission",
        title=f"{told} {progress}.",
        x=box.x,
        y=box.y,
        target=Rect(width=w, height=h, rx=5),
        children=tuple(children),
    )


def _parts(text: ApogeeText, view: ApogeeView) -> list[str]:
    """A short name for each thing that progress is counted in."""
    words, names = text.words, text.names
    goal = text.cards.mission_card(view.mission, solo=view.solo).goal
    found: list[str] = []
    if goal.key == "launch":
        found.append(names.destinations[goal.destination or "geo"])
    elif goal.key == "investors":
        found.append(words("Investors"))
    elif goal.key == "farthest":
        found.append(words("Distance"))
    for need in view.needs:
        what = names.families[need.family] if need.family else words("Crew")
        found.append(f"{what}, {names.destinations[need.destination]}")
    if goal.credits_min:
        found.append(words("Credits"))
    if goal.authority_min:
        found.append(words("Authority"))
    return found


def _amount(text: ApogeeText, name: str, value: int) -> str:
    if name == text.words("Credits"):
        return f"{value}k"
    return text.names.tenths(value) if name == text.words("Authority") else str(value)


def _bar(
    text: ApogeeText, name: str, have: int, wanted: int, y: float, between: tuple[float, float], paint: str
) -> list[Node]:
    left, w = between
    room = w - left - 74
    share = min(have / wanted, 1) if wanted else 1
    nodes: list[Node] = [
        line(fit(name, left - 14, 12), 10, y, "muted", 12),
        Rect(x=left, y=y - 8, width=room, height=7, rx=3.5, fill="paper", stroke="hairline"),
        line(f"{_amount(text, name, have)}/{_amount(text, name, wanted)}", w - 10, y, "navy", 12, "end", bold=True),
    ]
    if share:
        nodes.append(Rect(x=left, y=y - 8, width=max(7, room * share), height=7, rx=3.5, fill=paint))
    return nodes


def deck(key: str, label: str, left: int, title: str, box: Box, paint: str, *, lit: bool) -> Group:
    """A face-down deck with how many cards are left."""
    w, h = box.width, box.height
    size = fit_size(label, w - 46, 13, bold=True, least=11)
    return Group(
        key=key,
        role="button" if lit else "",
        title=title,
        x=box.x,
        y=box.y,
        target=Rect(width=w, height=h, rx=5),
        children=(
            Rect(x=2.5, y=-2.5, width=w, height=h, rx=5, fill="paper-deep", stroke=paint),
            Rect(width=w, height=h, rx=5, fill=paint),
            line(fit(label, w - 40, size, weight=700), 10, h / 2 + 5, "white", size, bold=True),
            figure(left, w - 10, h / 2, "white", 15, "end"),
        ),
    )
