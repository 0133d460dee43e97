"""The picture of adventure 2: what to touch for each kind of move, and that it shows what is marked."""

from itertools import pairwise
from math import dist

import pytest

from cosmodrome import conformance, scene
from cosmodrome.games.moon.adventure2.data import journey_data
from cosmodrome.games.moon.adventure2.scene.plan import journey_plan
from cosmodrome.scene import Text, walk
from games.moon.adventure2.journey_table import a_game, a_journey

SHAPES = ["wide", "tall"]


def keys(s, seat=0, **look):
    """The keys to touch, by notation."""
    return {path.notation: path.keys for path in scene.of(s.state, seat, **look).paths}


def texts(group):
    """Everything printed in a group."""
    return [node.text for node in walk([group]) if isinstance(node, Text)]


@pytest.mark.parametrize("shape", SHAPES)
def test_every_move_has_a_path_and_none_begins_another(shape):
    for state in conformance.positions(a_game(3), 4, every=6):
        for seat in state.actors:
            drawn = scene.of(state, seat, shape=shape)
            drawn.check()
            assert {path.move for path in drawn.paths} == set(state.legal(seat))
            paths = sorted(path.keys for path in drawn.paths)
            assert all(other[: len(one)] != one for one, other in pairwise(paths))


def test_a_number_is_a_pile_and_a_space_and_a_change_comes_between_them():
    s = a_journey().shows("8/astronaut", "9/robot", "10/robot")
    found = keys(s)
    assert found["9/robot t5"] == ("pile.2", "t5")
    assert found["8/astronaut+2 t5"] == ("pile.1", "change.+2", "t5")


def test_a_twin_pile_serves_as_well():
    s = a_journey().shows("8/robot", "9/water", "8/robot")
    drawn = scene.of(s.state, 0)
    assert {path.keys for path in drawn.paths if path.notation == "8/robot t5"} == {("pile.1", "t5"), ("pile.3", "t5")}


def test_the_action_is_its_target_and_a_wild_comes_before_it():
    s = a_journey().has(0, astronauts=2, wilds=1).plays(0, "8/robot t5")
    found = keys(s)
    assert found["robot s2"] == ("s2.robots",)
    assert found["plant s2"] == ("wild", "s2.plants")
    assert found["water t5"] == ("wild", "t5.tank")
    assert found["planning t9"] == ("wild", "t9")
    assert found["energy"] == ("wild", "energies")
    assert found["astronaut"] == ("wild", "astronauts")
    assert found["pass"] == ("pass",)


def test_lines_errors_and_missions():
    s = a_journey().plays(0, "9/energy t5", "energy")
    assert keys(s)["line g7"] == ("g7",)
    s = a_journey().write(0, ". 1 " + "X " * 34)
    assert keys(s) == {"error": ("errors",)}
    s = a_journey().has(0, firsts="s1 s2 s3").others_pass()
    assert keys(s)["mission A"] == ("mission.A",)


def test_changes_are_offered_only_while_something_can_be_changed():
    assert "change.+1" not in scene.of(a_journey().state, 0).keyed()
    s = a_journey().shows("15/astronaut", "9/robot", "10/robot")
    assert {"change.-1", "change.+2"} <= set(scene.of(s.state, 0).keyed())


@pytest.mark.parametrize("shape", SHAPES)
def test_every_scoring_box_shows_what_it_would_bring_now(shape):
    s = a_journey().write(0, "1 2 3 |").has(0, plants=[2, 0, 0, 0], firsts="s1", tanks="t18", errors=1)
    drawn = scene.of(s.state, 0, shape=shape).keyed()
    shown = {name: texts(drawn[f"score.{name}"])[-1] for name in ("missions", "plants", "water", "longest", "zones")}
    assert shown == {"missions": "0", "plants": "12", "water": "8", "longest": "3", "zones": "20"}
    assert texts(drawn["errors"])[-1] == "−5"
    assert "38" in texts(drawn["score"])


def test_zones_lines_and_marks_are_drawn():
    s = a_journey().write(0, "1 X | 4")
    drawn = scene.of(s.state, 0).keyed()
    assert drawn["zone.1"].title == "A zone of 2 spaces. It is complete."
    assert drawn["zone.3"].title == "A zone of 34 spaces."
    assert drawn["g2"].children
    assert "g1" not in drawn
    assert {"t1.mark", "t2.mark", "t3.mark"} <= set(drawn)
    assert "It holds an X." in drawn["t2"].title


def test_a_struck_multiplier_says_so_to_those_who_lack_it():
    s = a_journey().struck("s1").has(0, firsts="s1")
    assert "Somebody else" not in scene.of(s.state, 0).keyed()["s1"].title
    assert "Somebody else" in scene.of(s.state, 1).keyed()["s1"].title


def test_the_sheet_of_another_has_no_paths():
    drawn = scene.of(a_journey().state, 0, shown=1, names=["Ana", "Ben"])
    assert drawn.paths == ()
    assert "Ben" in drawn.title


@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_overlaps_on_the_trajectory(shape):
    plan = journey_plan(journey_data(), shape)
    for i, one in enumerate(plan.spaces):
        for other in plan.spaces[i + 1 :]:
            assert dist(one, other) > plan.tile, "two spaces overlap"
    for tank, place in plan.tanks.items():
        others = [space for i, space in enumerate(plan.spaces) if i != tank]
        assert min(dist(place, space) for space in others) > plan.tile / 2 + 8, "a tank hides a space"
    for station in plan.stations:
        for x, y in (*station.robots, *station.plants):
            assert 0 < x < plan.width
            assert 0 < y < plan.height


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("palette", ["night", "colour-blind"])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_it_draws_as_svg_in_every_look(shape, palette, language):
    drawn = scene.of(a_journey().state, 0, language, shape=shape, palette=palette)
    drawn.check()
    assert drawn.svg().startswith("<svg")
