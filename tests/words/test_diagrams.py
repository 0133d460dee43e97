"""Diagrams of the rules pages: every one that a page shows can be drawn, and every one that can be drawn is shown."""

from __future__ import annotations

import re

import pytest

from cosmodrome.games import titles
from cosmodrome.kernel import LANGUAGES
from cosmodrome.rules_pages import POSTER, diagrams, draw_diagram, rules_pages
from cosmodrome.scene import Circle, Curve, Group, Rect
from cosmodrome.scene.detail import Frame, frame_of

DRAWN = [(title, name) for title in titles() for name in diagrams(title)]


@pytest.mark.parametrize(("title", "name"), DRAWN)
def test_a_diagram_can_be_drawn(title: str, name: str) -> None:
    assert draw_diagram(title, name, "de").startswith(b"\x89PNG")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_the_pages_show_all_diagrams_and_no_others(title: str, language: str) -> None:
    pages = rules_pages(title, language, "/there")
    assert {page.language for page in pages} == {language}
    shown = {name for page in pages for name in re.findall(r"!\[[^]]+\]\(/there/([^)]+)\.png\)", page.text)}
    assert shown == set(diagrams(title)) - {POSTER}
    assert not any("](pictures/" in page.text for page in pages)


def test_an_unknown_diagram_is_none() -> None:
    with pytest.raises(KeyError):
        draw_diagram("moon", "the far side", "en")


def test_a_frame_holds_things_wherever_their_groups_put_them() -> None:
    box = Group(key="box", x=10, y=20, target=Rect(x=1, y=2, width=30, height=40))
    ring = Group(key="ring", target=Circle(cx=50, cy=60, r=5))
    edge = Group(key="edge", target=Curve(d="M 100 -7.5 L 120 8 Z"))
    nodes = (Group(children=(box,), x=100, scale=2), ring, edge)
    assert frame_of(nodes, ["box"], margin=0) == Frame(122, 44, 60, 80)
    assert frame_of(nodes, ["ring"], margin=0) == Frame(45, 55, 10, 10)
    assert frame_of(nodes, ["ring", "edge"], margin=1) == Frame(44, -8.5, 77, 74.5)
    with pytest.raises(KeyError, match="nothing"):
        frame_of(nodes, ["nothing"])
