"""Adventure 5 as a scene: what to touch for each kind of move, and what the sheet shows."""

import pytest

from cosmodrome import scene
from cosmodrome.games.moon.adventure5.data import dome_data
from cosmodrome.games.moon.adventure5.scene.plan import dome_plan
from cosmodrome.games.moon.adventure5.scene.style import DOME_PALETTES
from cosmodrome.kernel import LANGUAGES, Rng
from cosmodrome.scene import Curve, Rect, Text, contrast, walk
from games.moon.adventure5.dome_table import a_dome, a_game

SHAPES = ("wide", "tall")


def keys_of(s, notation, seat=0):
    return [path.keys for path in scene.of(s.state, seat).paths if path.notation == notation]


def texts(s, key, seat=0, **look):
    return [node.text for node in walk([scene.of(s.state, seat, **look).keyed()[key]]) if isinstance(node, Text)]


def title(s, key):
    return scene.of(s.state, 0).keyed()[key].title


def test_the_paths_of_each_kind_of_move():
    s = a_dome().write(0, t1="3 | 5").shows("7/astronaut", "8/robot", "9/planning")
    assert keys_of(s, "8/robot 2up1") == [("pile.2", "2up1")]
    assert keys_of(s, "7/astronaut 2up1") == [("pile.1", "2up1", "change.0")]
    assert keys_of(s, "7-2/astronaut 2up1") == [("pile.1", "2up1", "change.-2")]
    s.plays(0, "8/robot 1up2")
    assert keys_of(s, "robot R1") == [("dome.R1",)]
    assert keys_of(s, "pass") == [("pass",)]
    s = a_dome().shows("7/astronaut", "8/energy", "9/planning").plays(0, "8/energy 1up1")
    assert keys_of(s, "energy lab") == [("lab",)]
    s = a_dome().shows("7/astronaut", "8/energy", "9/planning").plays(0, "7/astronaut 1up1")
    assert keys_of(s, "astronaut") == [("astronauts",)]
    s = a_dome().shows("7/astronaut", "8/energy", "9/planning").plays(0, "9/planning 1up1")
    assert keys_of(s, "x 1up2") == [("1up2",)]
    s.plays(0, "x 1up2")
    assert keys_of(s, "cut L3") == [("dome.L3",)]


@pytest.mark.parametrize(("action", "key"), [("plant", "lab.up1.plants"), ("water", "lab.up1.waters")])
def test_symbols_are_touched_in_the_laboratory(action, key):
    s = a_dome().shows(f"7/{action}", "8/energy", "9/robot").plays(0, f"7/{action} 1up1")
    assert keys_of(s, f"{action} up1") == [(key,)]


def test_piles_that_show_the_same_can_both_be_touched():
    s = a_dome().shows("5/robot", "5/robot", "9/water")
    assert keys_of(s, "5/robot 1up1") == [("pile.1", "1up1"), ("pile.2", "1up1")]


def test_a_path_leads_to_one_move_only():
    """Otherwise touching all its keys would still leave a question."""
    state, rng = a_game(2).new(1), Rng.seeded(3)
    while not state.over:
        for seat in state.actors:
            seen: dict[tuple[str, ...], int] = {}
            for path in scene.of(state, seat).paths:
                assert seen.setdefault(path.keys, path.move) == path.move
            for keys in seen:
                assert not any(keys[:i] in seen for i in range(1, len(keys))), "a path ends inside another"
        seat = state.actors[0]
        state.play(seat, rng.pick(state.legal(seat)))


def test_who_looks_at_another_sheet_cannot_write_on_it():
    drawn = scene.of(a_dome(3).state, 0, shown=2)
    assert drawn.paths == ()
    assert drawn.shown == 2


@pytest.mark.parametrize("shape", SHAPES)
def test_every_scoring_box_shows_what_it_is_worth_now(shape):
    s = a_dome().circled(0, plants="up1 up1 up2", waters="up1").built(0, "L1").cut(0, "R1")
    s.has(0, upgrades={"missions": 1, "lab": 2}, astronauts=1, errors=1, missions={"A": 0}, firsts="3top")
    wanted = {"missions": "10", "lab": "15", "towers": "25", "astronauts": "−10", "dome": "−48", "errors": "−5"}
    for area, points in wanted.items():
        assert texts(s, f"{area}.points", shape=shape) == [points]
    assert texts(s, "lab", shape=shape).count("×1") == 2
    assert "×8" in texts(s, "dome", shape=shape)
    assert "25" in texts(s, "towers", shape=shape)
    assert "-13" in texts(s, "score", shape=shape)


def test_mission_cards_show_what_they_are_worth_on_the_sheet_shown():
    s = a_dome().has(1, upgrades={"missions": 4})
    assert {"8", "4"} <= set(texts(s, "mission.A"))
    assert {"18", "10"} <= set(texts(s, "mission.A", shown=1))


def test_hovering_says_what_a_thing_is_and_would_do():
    s = a_dome().write(0, t1="3 | 5", t4="| 2 3 4").struck("4top").built(0, "L1").cut(0, "L2", "L3").built(0, "L2")
    assert "You may write 8, 9, and 10 here." in title(s, "1up2")
    assert "It holds 5." in title(s, "1up1")
    assert "A tower begins here" in title(s, "2up1")
    assert "Reaching it brings 5 points." in title(s, "4up4")
    assert "No pipe leads from here" in title(s, "2up5")
    assert "It is built." in title(s, "dome.L1")
    assert "One of its two halves is built." in title(s, "dome.L2")
    assert "both halves must be built" in title(s, "dome.L3")
    assert "odd number" in title(s, "dome.R4")
    assert "even number" in title(s, "dome.R1")
    assert "win 25 points, those after them 12 points" in title(s, "end.3top")
    assert "still brings 5 points" in title(s, "end.4top")
    assert "0 of 2 plants" in title(s, "lab.up1.plants")


def built_pieces(s):
    """How many pieces of glass each section shows."""
    nodes = scene.of(s.state, 0).keyed()
    count = {}
    for section in s.section_ids:
        panes = [n for n in walk([nodes[f"dome.{section}"]]) if isinstance(n, Curve) and n.fill == "tint"]
        count[section] = len(panes)
    return {section: n for section, n in count.items() if n}


def test_built_pieces_are_glass():
    s = a_dome().built(0, "L1").cut(0, "L2", "R1").built(0, "L2", "R1", "R1")
    assert built_pieces(s) == {"L1": 1, "L2": 1, "R1": 2}


def half_of(node, plan, section):
    left, right = plan.arch.at(2 * section + 0.5), plan.arch.at(2 * section + 1.5)
    d = [tuple(float(v) for v in point.split()) for point in node.target.d[1:-1].split("L")]
    x = sum(point[0] for point in d) / len(d)
    return "left" if abs(x - left[0]) < abs(x - right[0]) else "right"


def test_the_piece_to_be_built_next_is_what_can_be_touched():
    plan = dome_plan(dome_data(), "wide")
    s = a_dome().built(0, "L1").cut(0, "L2", "R1").shows("8/robot", "9/energy", "10/plant").plays(0, "8/robot 1up1")
    nodes = scene.of(s.state, 0).keyed()
    assert half_of(nodes["dome.L2"], plan, 1) == "left"
    assert half_of(nodes["dome.R1"], plan, 7) == "right"
    s = a_dome().built(0, "L1").cut(0, "L2").built(0, "L2")
    assert half_of(scene.of(s.state, 0).keyed()["dome.L2"], plan, 1) == "right"
    s = a_dome().cut(0, "R1").built(0, "R1")
    assert half_of(scene.of(s.state, 0).keyed()["dome.R1"], plan, 7) == "left"


@pytest.mark.parametrize("shape", SHAPES)
def test_the_static_layer_is_the_same_all_game_and_for_all(shape):
    s, other = a_dome(3), a_dome(3, seed=9).write(0, t1="1 | 2").built(0, "L1")
    assert scene.of(s.state, 0, shape=shape).static.hash == scene.of(other.state, 2, shape=shape).static.hash


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", SHAPES)
def test_everything_lies_within_the_picture(language, shape):
    drawn = scene.of(a_dome(6).state, 0, language, shape=shape)
    drawn.check()
    for node in drawn.keyed().values():
        if isinstance(node.target, Rect) and node.key.count(".") == 0:
            assert node.x + node.target.x >= 0, node.key
            assert node.x + node.target.x + node.target.width <= drawn.width, node.key
            assert node.y + node.target.y + node.target.height <= drawn.height, node.key


@pytest.mark.parametrize("shape", SHAPES)
def test_the_dome_spans_everything_above_the_ground(shape):
    plan = dome_plan(dome_data(), shape)
    arch = plan.arch
    corners = [
        (spot.x + side * plan.tile[0] / 2, spot.y - plan.tile[1] / 2) for spot in plan.spaces for side in (-1, 1)
    ]
    corners += [(plan.lab.x + side * plan.lab.width, plan.lab.y) for side in (0, 1)]
    corners += [(x, y - plan.badge[0]) for end in plan.ends for x, y in (end.first, end.later)]
    line = [arch.at(half / 4, -arch.thick / 2) for half in range(4 * arch.halves + 1)]
    for x, y in corners:
        if y < plan.ground:
            roof = min(line, key=lambda point: abs(point[0] - x))
            assert y > roof[1], f"({x}, {y}) sticks out of the dome"
    assert arch.halves == 16
    assert abs(arch.at(0)[1] - plan.ground) < 0.1


@pytest.mark.parametrize("palette", DOME_PALETTES)
def test_the_tints_can_be_read_on_the_ground(palette):
    colours = DOME_PALETTES[palette]
    for paint in ("tint", "start", "chalk", "muted"):
        assert contrast(colours[paint], colours["ground"]) >= 4.5
    assert contrast(colours["chalk"], colours["tint-deep"]) >= 4.5
