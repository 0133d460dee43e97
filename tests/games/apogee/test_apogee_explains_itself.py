"""What the board and the log say to somebody who has not read the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from cosmodrome import scene
from cosmodrome.games.apogee.scene.style import broken
from cosmodrome.games.apogee.text import apogee_text
from cosmodrome.kernel import LANGUAGES, Event
from cosmodrome.kernel.event import EVERYONE
from cosmodrome.scene import Group, Node, SceneShape, Text
from games.apogee.desk import Desk, a_desk

SHAPES: tuple[SceneShape, ...] = ("wide", "tall")
CUT = "…"


def texts(nodes: Iterable[Node]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, Group):
            yield from texts(node.children)
        elif isinstance(node, Text):
            yield node.text


def written(d: Desk, key: str, language: str = "en", shape: SceneShape = "wide", seat: int = 0) -> str:
    """All that is written on one thing."""
    return " ".join(texts([scene.of(d.state, seat, language, shape=shape).keyed()[key]]))


def passing() -> Iterator[Desk]:
    """Positions in which passing means something else each time."""
    yield a_desk().engineers(0, "gora").assign()
    yield a_desk().engineers(0, "gora").assign().reserve(0, "solid").sends(0, construction="gora")
    yield a_desk().engineers(0, "gora").assign().sends(0, design="gora")
    yield a_desk().engineers(0, "lyulka").assign().reserve(0, "solid").sends(0, specialty="lyulka")
    yield a_desk().engineers(0, "tsiolkovsky").assign().sends(0, specialty="tsiolkovsky")
    yield a_desk().engineers(0, "hooker").assign().dice_are(0, 1).rolls(1).sends(0, specialty="hooker")
    yield a_desk().turn(0)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_passing_means_is_never_cut(language: str, shape: SceneShape):
    for d in passing():
        label = apogee_text(language).passing(d.asks(0))
        assert written(d, "pass", language, shape) == label, d.asks(0)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_post_where_nobody_works_says_what_it_is_for(language: str, shape: SceneShape):
    d = a_desk().engineers(0, "gora", "tao").assign()
    idle = written(d, "post.design", language, shape)
    assert CUT not in "".join(
        written(d, f"post.{post}", language, shape) for post in ("rnd", "operations", "specialty")
    )
    d.plays(0, "send rafal_gora design")
    assert len(written(d, "post.design", language, shape)) < len(idle)


def test_a_destination_says_why_it_is_out_of_reach():
    assert "no rocket yet" in written(a_desk(), "place.geo")
    d = a_desk().pad(0, "solid", "hypergolic", "satellite_light")
    assert "75%" in written(d, "place.geo")
    assert "too weak" in written(d, "place.mars")


def test_an_empty_pad_remembers_its_rocket():
    assert written(a_desk(), "pad.empty") == "Nothing is built yet."
    assert written(a_desk().flown(0, "geo", "rover"), "pad.empty") == "Lifted off: the pad is free again."


def test_words_with_hyphens_break_there():
    assert broken("Single-Stage-to-Orbit", 100, 12, bold=True).split(" ")[-1] in ("Orbit", "to-Orbit")
    assert "--" not in broken("Single-Stage-to-Orbit", 60, 12, bold=True).replace("- ", "")


def test_a_cubesat_pays_instead_of_costing():
    d = a_desk().engineers(0, "gora").assign().reserve(0, "cubesat_20", "solid").sends(0, construction="gora")
    said = {d.state.say(0, move) for move in d.state.legal(0)}
    assert said == {"Build nothing more", "Build CubeSat (20k): it pays 20k", "Build Solid Rocket Booster for 20k"}
    d.event("missed_bid")
    assert "Build CubeSat (20k) for nothing" in {d.state.say(0, move) for move in d.state.legal(0)}


@pytest.mark.parametrize(("amount", "told"), [
    (40, "Ana earns 40k for the quarter."), (0, "Ana breaks even this quarter."), (-20, "Ana owes 20k for the quarter."),
])  # fmt: skip
def test_the_quarter_in_the_log(amount: int, told: str):
    assert apogee_text("en").tell(Event("income", 0, (amount,), EVERYONE), ["Ana"]) == told


def test_rounds_are_counted():
    d = a_desk()
    assert d.state.game.rounds(d.state) == 1
    assert d.new_round().state.game.rounds(d.state) == 2
