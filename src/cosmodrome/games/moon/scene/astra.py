"""ASTRA, drawn: the panel beside the sheet with what it was given, and the chip for it on a phone."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from cosmodrome.games.moon.names import face as number_face
from cosmodrome.games.moon.scene import hand
from cosmodrome.games.moon.scene.places import Box, side_by_side
from cosmodrome.games.moon.scene.style import caption, figure, fit_caption, fit_size, line, paragraph
from cosmodrome.games.moon.view import AstraView, GivenView
from cosmodrome.kernel.words import Words
from cosmodrome.scene import Circle, Curve, Group, Node, Rect, Use, fit

__all__ = ["ASTRA_PAINT", "ASTRA_SYMBOL", "astra_chip", "astra_panel", "effect_card", "opponent_card", "pile_title"]

ASTRA_SYMBOL = "triangle"
ASTRA_PAINT = "bad"
TONES = {"dear": "bad", "cheap": "good", "": "chalk"}
"""How a value is printed."""


def astra_panel(words: Words, names: dict[str, str], astra: AstraView, box: Box, *, won: bool) -> Iterator[Group]:
    """All about ASTRA, for a laptop: a plate, and on it what changes at different times."""
    yield Group(
        key="astra",
        role="status",
        title=_title(words, astra),
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=92, rx=9),
        children=tuple(_head(words, astra, box, won=won)),
    )
    parts = [_row(words, names, given, 118 + 33 * i, box.width) for i, given in enumerate(astra.given)]
    parts += _bonuses(words, astra, 332, box.width)
    parts += _rank(words, names, astra, 416, box.width)
    parts += _pile(words, names, astra, 448, box.width)
    for part in parts:
        yield replace(part, x=box.x + part.x, y=box.y + part.y)


def opponent_card(words: Words, names: dict[str, str], astra: AstraView, width: float) -> Group:
    """The card of an opponent by itself: who it is, and what it values."""
    box = Box(0, 0, width, 118 + 33 * len(astra.given) - 6)
    rows = (_row(words, names, given, 118 + 33 * i, width) for i, given in enumerate(astra.given))
    return Group(children=(*_head(words, astra, box, won=False), *rows))


def effect_card(letter: str, width: float, height: float) -> Group:
    """An effect card by itself."""
    symbol = f"mission-{letter.lower()}"
    return Group(
        children=(
            Rect(width=width, height=height, rx=9, fill="ground", stroke=ASTRA_PAINT, stroke_width=1.8),
            Use(symbol=ASTRA_SYMBOL, x=width / 2, y=0.34 * height, size=0.4 * height, color=ASTRA_PAINT),
            Use(symbol=symbol, x=width / 2, y=0.75 * height, size=0.3 * height, color=symbol),
        )
    )


def _title(words: Words, astra: AstraView) -> str:
    head = words("{opponent} of ASTRA, level {level}.", opponent=astra.name, level=astra.level)
    if astra.boxes:
        told = words("{n} of {all} boxes crossed; the last one launches its rocket.", n=astra.crossed, all=astra.boxes)
    else:
        told = words("{points} points in any case, the rest for the cards you give.", points=astra.points)
    return f"{head} {words('{score} points if it ended now.', score=astra.score)} {told}"


def _head(words: Words, astra: AstraView, box: Box, *, won: bool) -> Iterator[Node]:
    width = box.width
    yield Rect(
        width=width, height=box.height, rx=9, fill="panel", fill_opacity=0.96, stroke=ASTRA_PAINT, stroke_width=1.3
    )
    yield Use(symbol=ASTRA_SYMBOL, x=19, y=21, size=17, color=ASTRA_PAINT)
    yield line(fit(astra.name, width - 56, 16, weight=700), 33, 21, "chalk", 16, bold=True)
    told = words("ASTRA, level {level}", level=astra.level)
    yield line(told, 33, 39, "muted", fit_size(told, width - 40, 15))
    if won:
        yield Use(symbol="crown", x=width - 18, y=20, size=20, color="accent")
    yield figure(astra.score, 14, 69, ASTRA_PAINT, 34, "start")
    if astra.boxes:
        bar = width - 104
        yield Rect(x=92, y=60, width=bar, height=8, rx=4, fill="ground", stroke="hairline")
        yield Rect(x=92, y=60, width=max(bar * astra.crossed / astra.boxes, 8), height=8, rx=4, fill=ASTRA_PAINT)
        yield line(f"{astra.crossed}/{astra.boxes}", width - 12, 87, "chalk", 15, "end")
    else:
        yield line(f"{astra.score - astra.points} + {astra.points}", width - 12, 74, "muted", 15, "end")
    yield Curve(d=f"M12 96H{width - 12}", stroke="hairline", stroke_width=1.2)


def _row(words: Words, names: dict[str, str], given: GivenView, y: float, width: float) -> Group:
    """An action: what a card is worth, how many ASTRA has, and what that makes."""
    tone, count = TONES[given.tone], len(given.numbers)
    title = words.count(
        "{action}: each card you give is worth {value} to ASTRA; it has {n}.",
        "{action}: each card you give is worth {value} to ASTRA; it has {n}.",
        count,
        action=names[given.action],
        value=given.value,
    )
    if given.numbers:
        title += " " + words("Their numbers: {numbers}.", numbers=", ".join(map(number_face, given.numbers)))
    children: list[Node] = [
        Use(symbol=given.action, x=22, y=0, size=20, color=given.action),
        Rect(x=42, y=-11, width=28, height=22, rx=6, fill=tone, fill_opacity=0.16, stroke=tone, stroke_width=1.2),
        figure(given.value, 56, 0, tone, 15),
        line(f"× {count}", 82, 5.5, "chalk" if count else "muted", 15),
        figure(given.value * count, width - 14, 0, "chalk" if count else "muted", 16, "end"),
    ]
    return Group(
        key=f"astra.{given.action}",
        role="img",
        title=title,
        y=y,
        target=Rect(x=6, y=-15, width=width - 12, height=30, rx=7),
        children=tuple(children),
    )


def _bonuses(words: Words, astra: AstraView, y: float, width: float) -> Iterator[Group]:
    """Solo bonuses: printed, circled when earned, crossed off when used."""
    title = words(
        "Solo bonuses: {free} to use, {spent} used, {all} in all. Each keeps one card from ASTRA.",
        free=astra.circled - astra.spent,
        spent=astra.spent,
        all=astra.bonuses,
    )
    children: list[Node] = [caption(words("Solo bonuses"), 12, 0, size=fit_caption(words("Solo bonuses"), width - 22))]
    for i in range(astra.bonuses):
        x, at = 24 + 30.5 * (i % 5), 24 + 28 * (i // 5)
        children.append(_bonus(i, astra, x, at, 10))
    area = Rect(x=6, y=-14, width=width - 12, height=82, rx=8)
    yield Group(key="bonuses", role="img", title=title, y=y, target=area, children=tuple(children))


def _bonus(i: int, astra: AstraView, x: float, y: float, r: float) -> Group:
    earned, spent = i < astra.circled, i < astra.spent
    marks: list[Node] = [
        Circle(r=r, fill="good", fill_opacity=0.3 if earned and not spent else 0.05, stroke="muted", stroke_width=1.2),
        Use(
            symbol=ASTRA_SYMBOL,
            y=-1,
            size=r,
            color="good" if earned and not spent else "muted",
            opacity=1 if earned else 0.5,
        ),
    ]
    if earned:
        marks.append(hand.ring(f"bonus.{i}", r + 2, r + 2, "chalk", 2))
    if spent:
        marks.append(hand.cross(f"bonus.{i}.spent", 0.8 * r, "bad", 2.4))
    return Group(x=x, y=y, opacity=0.7 if spent else 1, children=tuple(marks))


def _rank(words: Words, names: dict[str, str], astra: AstraView, y: float, width: float) -> Iterator[Group]:
    if astra.ranked:
        title = words(
            "Where players are ranked, the {action} cards you gave count {n} for ASTRA; a tie is yours.",
            action=names[astra.ranked],
            n=astra.rank,
        )
        told = words("ranked with {n}", n=astra.rank)
        yield Group(
            key="astra.rank",
            role="img",
            title=title,
            y=y,
            target=Rect(x=6, y=-14, width=width - 12, height=28, rx=7),
            children=(
                Use(symbol=astra.ranked, x=22, y=0, size=18, color=astra.ranked),
                line(told, 42, 5.5, "chalk", fit_size(told, width - 52, 15)),
            ),
        )


def _pile(words: Words, names: dict[str, str], astra: AstraView, y: float, width: float) -> Iterator[Group]:
    """The draw pile: the card on top, how many are left, which pass, and the effect cards still in it."""
    told = words("second pass") if astra.second else words("first pass")
    children: list[Node] = [
        Rect(x=14, y=2, width=34, height=44, rx=6, fill="ground", stroke="chalk", stroke_opacity=0.6, stroke_width=1.3),
        line(str(astra.left), 58, 14, "chalk", 16, bold=True),
        Use(symbol="cards", x=94, y=8, size=15, color="muted"),
        *paragraph(told, 58, 33, width - 64, 2, "muted", 15, leading=1.13),
    ]
    if astra.next in names:
        children.append(Use(symbol=astra.next, x=31, y=24, size=24, color=astra.next))
    elif astra.next:
        children.append(Use(symbol=ASTRA_SYMBOL, x=31, y=18, size=20, color=ASTRA_PAINT))
        children.append(figure(astra.next, 31, 36, ASTRA_PAINT, 15))
    children += _effect_badges(astra, 78, 74, 26, 20)
    children.append(line(words("effects"), 14, 79, "muted", fit_size(words("effects"), 64, 15)))
    area = Rect(x=6, y=-4, width=width - 12, height=98, rx=8)
    yield Group(
        key="astra.pile", role="img", title=_top_title(words, names, astra), y=y, target=area, children=tuple(children)
    )


def _effect_badges(astra: AstraView, x: float, y: float, step: float, size: float) -> list[Node]:
    """A, B and C; those of this pass that were met are dim."""
    badges: list[Node] = []
    for i, letter in enumerate("ABC"):
        met = letter in astra.met
        symbol = f"mission-{letter.lower()}"
        paint = "muted" if met else symbol
        badges.append(Use(symbol=symbol, x=x + 10 + step * i, y=y, size=size, color=paint, opacity=0.35 if met else 1))
        if letter == astra.effect:
            badges.append(Circle(cx=x + 10 + step * i, cy=y, r=0.62 * size, stroke="accent", stroke_width=2))
    return badges


def pile_title(words: Words, astra: AstraView) -> str:
    """How many cards are left, and which pass it is."""
    told = words.count("{n} card left in the draw pile.", "{n} cards left in the draw pile.", astra.left)
    if astra.second:
        return f"{told} {words('Second pass: effect cards also turn a mission over, and then the game ends.')}"
    return f"{told} {words('First pass: then what was discarded is shuffled once.')}"


def _top_title(words: Words, names: dict[str, str], astra: AstraView) -> str:
    if astra.next in names:
        top = words("The next card brings {action}.", action=names[astra.next])
    elif astra.next:
        top = words("The next card is ASTRA's effect {letter}.", letter=astra.next)
    else:
        top = ""
    coming = [letter for letter in "ABC" if letter not in astra.met]
    if coming:
        left = words("Effect cards still to come in this pass: {letters}.", letters=words.join(coming))
    else:
        left = words("No effect card is left in this pass.")
    return " ".join(part for part in (top, pile_title(words, astra), left) if part)


def astra_chip(words: Words, names: dict[str, str], astra: AstraView, box: Box, *, won: bool) -> Group:
    """The same for a phone, in one strip."""
    children: list[Node] = [
        Rect(
            width=box.width,
            height=box.height,
            rx=9,
            fill="panel",
            fill_opacity=0.96,
            stroke=ASTRA_PAINT,
            stroke_width=1.3,
        ),
        Use(symbol="crown" if won else ASTRA_SYMBOL, x=14, y=13, size=13, color="accent" if won else ASTRA_PAINT),
        line(fit(f"{astra.name} {astra.level}", 70, 12.5), 24, 18, "chalk", 12.5),
        figure(astra.score, 9, 37, ASTRA_PAINT, 18, "start"),
        line(f"{astra.circled - astra.spent}/{astra.bonuses}", 93, 42, "good", 12.5, "end"),
        Circle(cx=53, cy=37.5, r=4.5, fill="good", fill_opacity=0.3, stroke="good", stroke_width=1.2),
    ]
    cells = side_by_side(Box(96, 3, box.width - 140, box.height - 6), len(astra.given), 1)
    for given, cell in zip(astra.given, cells, strict=True):
        middle, tone = cell.x + cell.width / 2, TONES[given.tone]
        children.append(Use(symbol=given.action, x=middle, y=12, size=14, color=given.action))
        children.append(figure(given.value, middle, 27, tone, 13))
        children.append(figure(f"×{len(given.numbers)}", middle, 41, "chalk" if given.numbers else "muted", 12.5))
    x = box.width - 22
    children.append(figure(astra.left, x, 41, "muted", 12.5))
    if astra.next in names:
        children.append(Use(symbol=astra.next, x=x, y=20, size=20, color=astra.next))
    elif astra.next:
        children.append(figure(astra.next, x, 20, ASTRA_PAINT, 17))
    children.append(Rect(x=x - 15, y=5, width=30, height=28, rx=5, stroke="chalk", stroke_opacity=0.5))
    return Group(
        key="astra",
        role="status",
        title=f"{_title(words, astra)} {_top_title(words, names, astra)}",
        x=box.x,
        y=box.y,
        target=Rect(width=box.width, height=box.height, rx=9),
        children=tuple(children),
    )
