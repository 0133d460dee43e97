"""Pictures of single things: cut out of a drawing, complete in themselves, fit to stand beside others on a page."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

from cosmodrome.scene import (
    Circle,
    Curve,
    Entry,
    Frame,
    Glossary,
    Gradient,
    Group,
    Node,
    Rect,
    Stop,
    Text,
    Use,
    cutting,
)
from cosmodrome.scene import walk as every
from cosmodrome.scene.extent import path_extent

FRAME = Frame(100, 100, 50, 50)


def left_over(*nodes: Node) -> list[Node]:
    return [node for node in every(cutting(nodes, FRAME)) if not isinstance(node, Group)]


def an_entry(*nodes: Node, id: str = "card 1") -> Entry:
    return Entry(id=id, kind="Cards", name="A card", text="It does something.", nodes=nodes, width=40, height=60)


def test_a_cutting_keeps_what_reaches_into_its_frame() -> None:
    inside, beyond = Circle(cx=120, cy=120, r=5, fill="text"), Circle(cx=20, cy=120, r=5, fill="text")
    around, touching = Rect(width=900, height=900, fill="ground"), Circle(cx=90, cy=120, r=12, fill="text")
    assert left_over(inside, beyond, around, touching) == [inside, around, touching]


def test_a_cutting_sees_through_groups_that_are_moved_turned_and_scaled() -> None:
    dot = Circle(cx=10, r=1, fill="text")
    assert left_over(Group(x=110, y=120, children=(dot,))) == [dot]
    assert left_over(Group(x=80, y=120, scale=3, children=(dot,))) == [dot]
    assert left_over(Group(x=120, y=95, turn=90, children=(dot,))) == [dot]
    assert left_over(Group(x=120, y=95, turn=-90, children=(dot,))) == []
    assert cutting((Group(children=(dot,)),), FRAME) == (Group(x=-100, y=-100),)


def test_a_cutting_knows_how_far_texts_symbols_and_paths_reach() -> None:
    text = Text(text="a long line of text", x=60, y=120, fill="text", font_size=12)
    assert left_over(text) == [text]
    assert left_over(Text(text="short", x=60, y=120, fill="text", font_size=12)) == []
    symbol = Use(symbol="rocket", x=90, y=120, size=24, color="text")
    assert left_over(symbol) == [symbol]
    path = Curve(d="M0 0h40v120H120", stroke="text")
    assert left_over(path) == [path]
    assert left_over(Curve(d="M0 0h40v60h20Z", stroke="text")) == []


def test_the_extent_of_a_path() -> None:
    left, top, right, bottom = path_extent("M9 0H30A9 9 0 0 1 39 9V30")
    assert (left, bottom) == (9, 30)
    assert -3 < top <= 0
    assert 39 <= right < 42
    assert path_extent("m5 5 10 0 0 10z l-2-2") == (3.0, 3.0, 15.0, 15.0)
    assert path_extent("M-.5.5C1 2 3 4 5-6") == (-0.5, -6.0, 5.0, 4.0)
    left, top, right, bottom = path_extent("M0 0A10 10 0 1 1 0 .1")
    assert (left <= -10, right >= 10, bottom - top >= 20) == (True, True, True)


def test_a_picture_needs_nothing_around_it() -> None:
    glow = Gradient("glow", (Stop(0, "accent"), Stop(1, "ground")), x1=0, y1=0, y2=60)
    unused = Gradient("unused", (Stop(0, "accent"),), x1=0, y1=0)
    card = Group(
        key="card.1",
        title="A card",
        role="button",
        target=Rect(width=40, height=60),
        children=(Rect(width=40, height=60, fill="#glow"), Use(symbol="rocket", x=20, y=20, size=12, color="bad")),
    )
    glossary = Glossary((an_entry(card), an_entry(card, id="card 2")), definitions=(glow, unused))
    pictures = [glossary.svg(entry) for entry in glossary.entries]
    ids = [set(re.findall(r' id="([^"]+)"', picture)) for picture in pictures]
    assert ids == [{"card-1-glow"}, {"card-2-glow"}]
    for picture, own in zip(pictures, ids, strict=True):
        assert set(re.findall(r"url\(#([^)]+)\)", picture)) == own
        for absent in ("<use", "data-key", "role=", "<title", "style", "var(", "currentColor"):
            assert absent not in picture
        root = ET.fromstring(picture)
        assert root.get("viewBox") == "-6 -6 52 72"
        assert root.get("aria-hidden") == "true"


def test_a_picture_has_the_colours_of_its_palette() -> None:
    glossary = Glossary((an_entry(Rect(width=4, height=4, fill="good")),))
    night, other = (glossary.svg(glossary.entries[0], palette) for palette in ("night", "colour-blind"))
    assert glossary.palettes["night"]["good"] in night
    assert glossary.palettes["colour-blind"]["good"] in other
