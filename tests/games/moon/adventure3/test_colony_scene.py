"""Adventure 3 as a scene: every legal move has a path, and nothing is drawn that the view does not say."""

from __future__ import annotations

import pytest

from cosmodrome import scene
from cosmodrome.games.moon.adventure3.data import colony_data
from cosmodrome.games.moon.adventure3.scene.plan import colony_plan
from cosmodrome.games.moon.adventure3.scene.style import COLONY_PALETTES
from cosmodrome.kernel import Rng
from cosmodrome.kernel.words import LANGUAGES
from cosmodrome.scene import Circle, Curve, Rect, Scene, Text, contrast, walk
from games.moon.adventure3.colonies import QUARTERS, a_colony, a_game, play_on

SHAPES = ("wide", "tall")


def keys_of(state, seat: int, notation: str) -> list[tuple[str, ...]]:
    return [path.keys for path in scene.of(state, seat).paths if path.notation == notation]


def texts(drawn: Scene, key: str) -> list[str]:
    return [node.text for node in walk([drawn.keyed()[key]]) if isinstance(node, Text)]


def strokes(drawn: Scene, key: str) -> int:
    """How many marks were made by hand there."""
    return sum(isinstance(node, Curve) and node.drawn for node in walk([drawn.keyed()[key]]))


# --- paths ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_every_legal_move_has_one_path_or_a_twin_s(shape):
    asked = set()
    for seed in range(4):
        state, rng = a_game(2 + seed, seed), Rng.seeded(seed)
        while not state.over:
            for seat in state.actors:
                drawn = scene.of(state, seat, shape=shape)
                drawn.check()
                assert {path.move for path in drawn.paths} == set(state.legal(seat))
                seen: dict[tuple[str, ...], int] = {}
                for path in drawn.paths:
                    assert seen.setdefault(path.keys, path.move) == path.move, "a path leads to one move only"
                for keys in seen:
                    assert not any(keys[:i] in seen for i in range(1, len(keys))), "a path ends inside another"
                asked.add(state.view(seat).action or state.view(seat).asks)
            play_on(state, rng, 9)
    assert asked >= {"write", "robot", "energy", "astronaut", "planning"}


def test_a_number_is_written_by_touching_pile_and_building():
    s = a_colony().shows("7/energy", "2/water", "9/plant")
    assert keys_of(s.state, 0, "7/energy c2r4") == [("pile.1", "c2r4")]
    assert keys_of(s.state, 0, "9/plant c6r1") == [("pile.3", "c6r1")]


def test_an_astronaut_s_change_is_asked_last_and_only_if_there_is_a_choice():
    s = a_colony().write(0, c1r2=8, c3r2=10).shows("8/astronaut", "2/water", "9/plant")
    assert keys_of(s.state, 0, "8+1/astronaut c2r2") == [("pile.1", "c2r2")], "only 9 fits there"
    assert keys_of(s.state, 0, "8+1/astronaut c5r5") == [("pile.1", "c5r5", "change.+1")]
    assert keys_of(s.state, 0, "8/astronaut c5r5") == [("pile.1", "c5r5", "change.0")]


def test_the_paths_of_the_actions():
    s = a_colony().shows("7/robot").plays(0, "7/robot c5r5")
    assert keys_of(s.state, 0, "robot c1r2-c1r3") == [("c1r2-c1r3",)]
    assert keys_of(s.state, 0, "pass") == [("pass",)]
    s = a_colony().shows("7/energy").plays(0, "7/energy c5r5")
    assert keys_of(s.state, 0, "energy water") == [("water",)]
    s = a_colony().has(0, greenhouses=(0, 2, 0, 0)).shows("7/plant").plays(0, "7/plant c5r5")
    assert keys_of(s.state, 0, "plant top-right") == [("top-right.greenhouse.3",)]
    s = a_colony().shows("7/water").plays(0, "7/water c5r5")
    assert keys_of(s.state, 0, "water c5r5") == [("c5r5.tank",)]
    s = a_colony().shows("7/astronaut").plays(0, "7/astronaut c5r5")
    assert keys_of(s.state, 0, "astronaut") == [("astronauts",)]
    s = a_colony().shows("7/planning").plays(0, "7/planning c5r5")
    assert keys_of(s.state, 0, "x c2r2") == [("c2r2",)]


def test_errors_and_missions():
    s = a_colony().write(0, c1r2=5, c3r2=6).cross(0, *(f"row{row}" for row in range(1, 7)), but="c2r2")
    s.shows("8/energy", "9/robot", "2/plant")
    assert keys_of(s.state, 0, "error") == [("errors",)]
    s = a_colony().has(0, greenhouses=(4, 4, 0, 0)).others_write()
    assert keys_of(s.state, 0, "mission C") == [("mission.C",)]


def test_piles_that_show_the_same_can_both_be_touched():
    s = a_colony().shows("8/robot", "8/robot", "3/plant")
    assert keys_of(s.state, 0, "8/robot c2r2") == [("pile.1", "c2r2"), ("pile.2", "c2r2")]


def test_who_looks_at_another_sheet_cannot_write_on_it():
    state = a_game(3)
    assert scene.of(state, 0, shown=2).paths == ()
    assert scene.of(state, None).shown == 0


# --- what is drawn --------------------------------------------------------------------------------------------------


def test_numbers_and_crosses_stand_in_their_buildings():
    drawn = scene.of(a_colony().write(0, c2r4=7, c5r1="X").state, 0)
    assert texts(drawn, "c2r4") == ["7"]
    assert texts(drawn, "c2r2") == []
    assert strokes(drawn, "c5r1") == 1


def test_a_drawn_tunnel_is_drawn():
    drawn = scene.of(a_colony().tunnels(0, "c2r1-c2r2").state, 0)
    assert [strokes(drawn, key) for key in ("c1r1-c2r1", "c2r1-c2r2", "c2r2-c3r2")] == [1, 1, 0]


def test_antennas_and_tanks_are_circled():
    s = a_colony().fill(0, "c1r2", "c2r3").has(0, tanks="c2r3")
    drawn = scene.of(s.state, 0)
    assert [strokes(drawn, f"{node}.antenna") for node in ("c1r2", "c2r1", "c2r3", "c6r6")] == [1, 0, 0, 0]
    assert [strokes(drawn, f"{node}.tank") for node in ("c2r3", "c3r2")] == [1, 0]
    s.tunnels(0, "c1r2-c1r3-c1r4-c1r5-c1r6-c2r6-c3r6-c4r6-c5r6-c6r6")
    assert strokes(scene.of(s.state, 0), "c6r6.antenna") == 3


def test_greenhouses_and_bonuses():
    s = a_colony().has(0, greenhouses=(2, 0, 0, 4)).fill(0, "bottom-left").taken("top-right")
    drawn = scene.of(s.state, 0)
    assert [strokes(drawn, f"top-left.greenhouse.{i}") for i in (1, 2, 3, 4)] == [1, 1, 0, 0]
    bonuses = {name: strokes(drawn, f"{name}.bonus") for name in QUARTERS}
    assert bonuses == {"top-left": 0, "top-right": 1, "bottom-left": 1, "bottom-right": 0}
    s.sheet(0).laters, s.sheet(0).firsts = s.sheet(0).firsts, 0
    s.state.show()
    assert strokes(scene.of(s.state, 0), "bottom-left.bonus") == 2, "the 15 is struck and the 5 circled"


@pytest.mark.parametrize("shape", SHAPES)
def test_every_scoring_area_says_what_it_is_worth_now(shape):
    s = a_colony(3).fill(0, "c1r2", "c2r3").has(0, greenhouses=(4, 0, 2, 0), energies=(2, 1, 3), tanks="c2r3")
    s.has(0, astronauts=2, plannings=4, errors=1, missions={"A": 12}).has(1, astronauts=5)
    drawn = scene.of(s.state, 0, shape=shape)
    points = {area: texts(drawn, f"{area}.points")[0] for area in s.lines(0)}
    assert points == {area: str(value).replace("-", "−") for area, value in s.lines(0).items()}
    assert str(sum(s.lines(0).values())) in texts(drawn, "score")
    assert strokes(drawn, "astronauts") == 2
    assert strokes(drawn, "planning") == 4
    assert strokes(drawn, "plants") == 2
    assert texts(drawn, "missions")[0] == "12"


def test_hovering_explains():
    s = a_colony().fill(0, "top-left", but="c3r5").shows("7/robot", "2/water", "9/plant")
    nodes = scene.of(s.state, 0).keyed()
    assert "This would fill the quarter: 15 points." in nodes["c3r5"].title
    assert "You may write 7 here." in nodes["c3r5"].title
    assert "7 with Robot. Draw a tunnel" in nodes["pile.1"].title
    assert all(node.title for key, node in nodes.items() if node.target is not None), "whatever can be touched"


@pytest.mark.parametrize("shape", SHAPES)
def test_the_static_layer_does_not_change_during_a_game(shape):
    state, hashes = a_game(3), set()
    while not state.over:
        hashes |= {scene.of(state, seat, shape=shape).static.hash for seat in (None, 0)}
        play_on(state, Rng.seeded(1), 20)
    assert len(hashes) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("palette", list(COLONY_PALETTES))
def test_it_draws_in_every_language_and_palette(language, palette):
    for shape in SHAPES:
        drawn = scene.of(a_game(6), 0, language, shape=shape, palette=palette)
        drawn.check()
        assert drawn.png(300)[:4] == b"\x89PNG"


@pytest.mark.parametrize("palette", list(COLONY_PALETTES))
def test_print_can_be_read(palette):
    colours = COLONY_PALETTES[palette]
    for token in ("chalk", "muted", "tint", "antenna", "plant", "water", "astronaut", "planning", "bad"):
        for ground in ("ground", "panel"):
            assert contrast(colours[token], colours[ground]) >= 4.5, (token, ground)
    assert contrast(colours["pencil"], colours["paper"]) >= 4.5


@pytest.mark.parametrize("shape", SHAPES)
def test_everything_lies_on_the_sheet_and_nothing_to_write_on_overlaps(shape):
    plan = colony_plan(colony_data(), shape)
    boxes = [*plan.areas.values(), *plan.piles, *plan.missions, plan.seats, plan.score, plan.dial]
    boxes += [box for quarter in plan.quarters for box in (quarter.frame, *quarter.greenhouses)]
    for box in boxes:
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.width <= plan.width
        assert box.y + box.height <= plan.height
    for i, one in enumerate(boxes):
        for other in boxes[i + 1 :]:
            apart = (
                one.x + one.width <= other.x
                or other.x + other.width <= one.x
                or one.y + one.height <= other.y
                or other.y + other.height <= one.y
            )
            assert apart, (one, other)


@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_touched_is_large_enough(shape):
    """Buildings, tunnels and tanks, while a move goes through them."""
    for combination, move in (("7/robot", "7/robot c5r5"), ("7/water", "7/water c5r5"), ("7/planning", None)):
        s = a_colony().shows(combination)
        if move:
            s.plays(0, move)
        drawn = scene.of(s.state, 0, shape=shape)
        for path in drawn.paths:
            target = drawn.keyed()[path.keys[-1]].target
            if isinstance(target, Rect):
                assert max(target.width, target.height) >= 40
            elif isinstance(target, Circle):
                assert target.r >= 20
