"""Print that can be read and things that can be touched, in every adventure and every language."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome import scene
from cosmodrome.kernel import LANGUAGES, Rng, State
from cosmodrome.scene import Circle, Rect, Text, walk

ADVENTURES = range(1, 9)
LEAST = {"wide": 14, "tall": 11.5}
"""The least type. A wide picture is shown at four fifths of its size on a laptop, a tall one at nine tenths on a phone."""


def in_the_middle(adventure: int, moves: int = 40, **options: int) -> State:
    """A game that was played at random for a while."""
    options = options or {"players": 4}
    state = cosmodrome.game("moon", adventure=adventure, **options).new("read")
    rng = Rng.seeded(f"read {adventure}")
    for _ in range(moves):
        if not state.over:
            actor = rng.pick(list(state.actors))
            state.play(actor, rng.pick(state.legal(actor)))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", LEAST)
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_no_print_is_too_small(adventure, shape, language):
    for state in (in_the_middle(adventure), in_the_middle(adventure, players=1, astra=adventure)):
        drawn = scene.of(state, 0, language, shape=shape)
        for node in walk([*drawn.static.nodes, *drawn.live]):
            if isinstance(node, Text) and node.text:
                assert node.font_size >= LEAST[shape], node.text


@pytest.mark.parametrize("adventure", [2, 3, 4, 5, 6, 7])
def test_buttons_for_a_changed_number_are_large_enough_for_a_finger(adventure):
    """40 pixels of a phone that is 390 wide are 45.2 units of a picture that is 440 wide."""
    found = 0
    for moves in range(0, 60, 4):
        drawn = scene.of(in_the_middle(adventure, moves), 0, shape="tall")
        for path in drawn.paths:
            for key in path.keys:
                target = drawn.keyed()[key].target
                if key == "pass" or key.startswith("change."):
                    assert isinstance(target, Rect)
                    assert min(target.width, target.height) >= 45, key
                    found += 1
                elif isinstance(target, Circle):
                    assert target.r >= 20, key
    assert found


def test_a_drawing_carries_no_decimals_that_nobody_sees():
    drawn = scene.of(in_the_middle(8), 0)
    for node in walk(drawn.live):
        if isinstance(node, Rect):
            for length in (node.x, node.y, node.width, node.height):
                assert length == round(length, 1)
