"""A game against ASTRA drawn: cards in halves, buttons to hand a card over, rings to strike with, and the panel."""

import pytest

from cosmodrome import scene
from cosmodrome.kernel import LANGUAGES
from cosmodrome.scene import Circle, Rect, Text, walk
from games.moon.solo.solo_table import ADVENTURES, a_solo
from rulebook.solo.test_solo_effects_and_bonuses import WRITES, draws, quiet_turn

PHONE = 440 / 390
"""Units of the tall scene to a pixel of a narrow phone."""


def paths(s, shape="wide"):
    drawn = scene.of(s.state, 0, shape=shape)
    drawn.check()
    return drawn, {path.notation: path.keys for path in drawn.paths}


def size(target):
    return (2 * target.r, 2 * target.r) if isinstance(target, Circle) else (target.width, target.height)


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_a_number_is_touched_then_the_action_of_another_card_then_the_space(shape):
    _, found = paths(quiet_turn(3), shape)
    assert found["7/energy~6/plant c2r4"] == ("pile.1", "action.2", "c2r4")
    assert found["7/plant~9/energy c2r4"] == ("pile.1", "action.3", "c2r4")
    assert found["6/robot~9/energy c2r4"] == ("pile.3", "action.1", "c2r4")


def test_a_card_that_is_alike_serves_as_well():
    drawn = scene.of(a_solo(3).shows("5/energy", "5/energy", "9/water").state, 0)
    keys = {path.keys for path in drawn.paths if path.notation == "5/water~5/energy c2r4"}
    assert keys == {("pile.1", "action.3", "c2r4"), ("pile.2", "action.3", "c2r4")}


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_halves_of_cards_and_buttons_are_large_enough_for_a_finger(adventure, shape):
    s = quiet_turn(adventure).bonuses(1)
    drawn, _ = paths(s, shape)
    keyed = drawn.keyed()
    least = 40 * PHONE if shape == "tall" else 30
    for key in (f"{half}.{n}" for half in ("pile", "action") for n in (1, 2, 3)):
        assert min(size(keyed[key].target)) >= least
    drawn, found = paths(s.plays(*WRITES[adventure]), shape)
    assert found == {"give 6/plant": ("give",), "spare 6/plant": ("spare",)}
    assert all(min(size(drawn.keyed()[key].target)) >= least for key in ("give", "spare"))


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_what_can_be_struck_is_ringed_on_the_sheet(adventure, shape):
    s = draws(adventure, "A")
    drawn, found = paths(s, shape)
    assert sorted(found) == sorted(s.moves)
    for keys in found.values():
        assert len(keys) == 1
        ring = drawn.keyed()[keys[0]]
        assert 0 < ring.x < drawn.width
        assert 0 < ring.y < drawn.height
        assert min(size(ring.target)) >= (40 * PHONE if shape == "tall" else 36)
    assert len({(drawn.keyed()[keys[0]].x, drawn.keyed()[keys[0]].y) for keys in found.values()}) == len(found)


def test_cards_still_to_be_drawn_leave_their_place_empty():
    drawn, _ = paths(draws(5, "5/energy", "A"))
    keys = drawn.keyed()
    assert "pile.1" in keys
    assert "pile.2" not in keys
    assert "card.2" in keys


def test_after_a_system_error_the_card_is_touched_first():
    s = quiet_turn(1).bonuses(1)
    s.astra.used = -1
    s.state._stacks[0] = []
    from cosmodrome.games.moon.rules.solo import GIVE_CARD

    s.state.ask(0, GIVE_CARD)
    drawn = scene.of(s.state, 0)
    keys = {(path.notation, path.keys) for path in drawn.paths}
    assert ("give 9/energy", ("pile.2", "give")) in keys
    assert ("give 9/energy", ("action.2", "give")) in keys
    assert ("spare 7/robot", ("pile.1", "spare")) in keys
    s.bonuses(0)
    assert ("give 9/energy", ("pile.2",)) in {(path.notation, path.keys) for path in scene.of(s.state, 0).paths}


@pytest.mark.parametrize("adventure", ADVENTURES)
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_the_panel_tells_who_plays_and_what_it_has(adventure, shape):
    s = a_solo(adventure, 8).give("plant", 2)
    drawn, _ = paths(s, shape)
    panel = drawn.keyed()["astra"]
    printed = [node.text for node in walk([panel]) if isinstance(node, Text)]
    assert any(text.startswith("Peggy") for text in printed)
    assert str(s.view.score) in printed
    assert "Peggy" in panel.title
    assert "level 8" in panel.title


def test_type_of_the_wide_panel_is_never_under_twelve():
    drawn, _ = paths(a_solo(1, 4))
    sizes = [node.font_size for node in walk([drawn.keyed()["astra"]]) if isinstance(node, Text)]
    assert min(sizes) >= 12


def test_nothing_of_the_panel_leaves_it():
    drawn, _ = paths(a_solo(2, 4).bonuses(10))
    panel = drawn.keyed()["astra"]
    plate = next(node for node in panel.children if isinstance(node, Rect))
    for node in walk([panel]):
        if isinstance(node, Text) and node.text_anchor != "middle":
            assert 0 <= node.x <= plate.width


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_drawn_in_every_language(language):
    for s in (quiet_turn(3), draws(3, "A"), quiet_turn(3).bonuses(1).plays(*WRITES[3])):
        for shape in ("wide", "tall"):
            scene.of(s.state, 0, language, shape=shape).check()


def test_the_result_shows_both():
    s = quiet_turn(3)
    s.sheet.missions, s.state.achieved = [5, 5, 5], 0b111
    s.plays(*WRITES[3])
    drawn = scene.of(s.state, 0)
    printed = [node.text for node in walk([drawn.keyed()["results"]]) if isinstance(node, Text)]
    assert "Katherine" in printed
    assert {"15"} <= set(printed)
