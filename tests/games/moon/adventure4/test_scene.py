"""The picture of adventure 4: every move can be touched, every mark can be seen, in both shapes."""

import pytest

from cosmodrome import scene
from cosmodrome.games.moon.adventure4.scene.signs import MINE_PALETTES
from cosmodrome.kernel import LANGUAGES
from cosmodrome.scene import Rect, Text, contrast, walk
from games.moon.adventure4.mine_table import a_mine

SHAPES = ["wide", "tall"]


def paths(s, seat=0, shape="wide"):
    return {path.notation: path.keys for path in scene.of(s.state, seat, shape=shape).paths}


def texts(node):
    return [text.text for text in walk([node]) if isinstance(text, Text)]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_number_is_written_by_pile_and_cavity(shape):
    s = a_mine().shows("8/robot", "9/energy", "10/plant")
    assert paths(s, shape=shape)["9/energy level2.5"] == ("pile.2", "level2.5")


@pytest.mark.parametrize("shape", SHAPES)
def test_an_astronaut_asks_for_the_change_last(shape):
    s = a_mine().shows("8/astronaut", "9/energy", "10/plant")
    found = paths(s, shape=shape)
    assert found["8/astronaut level1.1"] == ("pile.1", "level1.1", "change.0")
    assert found["8/astronaut-2 level1.1"] == ("pile.1", "level1.1", "change.-2")
    assert found["8/astronaut+1 level1.1"] == ("pile.1", "level1.1", "change.+1")


def test_no_path_is_the_beginning_of_another():
    s = a_mine().shows("8/astronaut", "9/energy", "10/plant")
    keys = [path.keys for path in scene.of(s.state, 0).paths]
    assert not any(one != other and other[: len(one)] == one for one in keys for other in keys)


def test_without_an_astronaut_there_is_no_chooser():
    assert "change.0" not in scene.of(a_mine().shows("8/robot", "9/energy").state, 0).keyed()


def test_actions_are_used_by_touching_their_target():
    assert paths(a_mine().shows("7/water").plays(0, "7/water level2.8"))["water lower.8"] == ("lower.8",)
    assert paths(a_mine().shows("7/robot").plays(0, "7/robot level2.8"))["robot top-ruby"] == ("factory.top-ruby",)
    assert paths(a_mine().shows("7/planning").plays(0, "7/planning level2.8"))["planning level1.1"] == ("level1.1",)
    found = paths(a_mine().shows("7/astronaut").plays(0, "7/astronaut level2.8"))
    assert found == {"pass": ("pass",), "astronaut": ("factory.astronaut",)}


def test_given_robots_errors_and_missions_can_be_touched():
    s = a_mine().done(0, "top-robot", but="energy").shows("7/energy").plays(0, "7/energy level1.5", "energy top-robot")
    assert paths(s)["gift plant"] == ("factory.plant",)
    s = a_mine().shows("1/robot", "1/plant", "1/water").write(0, level1="1", level2="1", level3="1")
    assert paths(s) == {"error": ("errors",)}
    s = a_mine().done(0, "top-plant", "top-water", "top-pearl", "top-ruby", "top-robot").others_write()
    assert paths(s) == {"pass": ("pass",), "mission B": ("mission.B",)}


def test_equal_piles_serve_alike():
    s = a_mine().shows("9/energy", "9/energy", "3/plant")
    keys = [path.keys for path in scene.of(s.state, 0).paths if path.notation == "9/energy level1.1"]
    assert keys == [("pile.1", "level1.1"), ("pile.2", "level1.1")]


@pytest.mark.parametrize("shape", SHAPES)
def test_every_scoring_line_is_live(shape):
    s = a_mine().has(0, plant=9, water=4, pearl=3, ruby=2, astronaut=5, planning=2, bonuses="plant", errors=1)
    s.done(0, "plant", "astronaut").has(0, missions={"A": 9})
    nodes = scene.of(s.state, 0, shape=shape).keyed()
    lines = s.lines(0)
    for kind in ("plant", "water", "pearl", "ruby", "astronaut", "planning"):
        assert str(lines[kind]).replace("-", "−") in texts(nodes[f"factory.{kind}"])
    assert "9 × 4 + 8" in texts(nodes["factory.plant"])
    assert "2 × −3" in texts(nodes["factory.planning"])
    assert "9" in texts(nodes["accomplished.A"])
    assert "−5" in texts(nodes["errors"])
    assert str(sum(lines.values())) in texts(nodes["score"])


def test_every_mark_is_drawn():
    s = a_mine().fill(0, 1, 4).has(0, pumps="1", deposits="upper.1 upper.8", ruby=3, errors=2)
    s.write(0, level1=". X").done(0, "plant", "top-plant").taken("water")
    nodes = scene.of(s.state, 0).keyed()
    assert {"level1.1.pearl", "level2.1.ruby", "level1.2.mark", "factory.ruby.3", "errors.2"} <= set(nodes)
    assert {"factory.plant.robot.3", "factory.plant.energy.1", "factory.plant.crossed"} <= set(nodes)
    assert {"factory.top-plant.1", "factory.top-plant.2", "factory.water.bonus"} <= set(nodes)
    assert not {"factory.ruby.4", "errors.3", "factory.pearl.bonus", "level1.3.mark"} & set(nodes)
    assert nodes["pump.1"].children
    assert not nodes["pump.4"].children, "the column is full, but phase 5 has not come"
    assert nodes["lower.1"].title.endswith("It was not circled in time and is lost.")
    assert nodes["upper.1"].title.endswith("It is extracted.")
    assert nodes["upper.8"].title.endswith("waits for its column.")


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_says_what_it_is_and_stays_on_the_sheet(shape, language):
    s = a_mine(players=6).shows("8/astronaut", "9/energy", "10/plant")
    drawn = scene.of(s.state, 0, language, shape=shape)
    drawn.check()
    for node in drawn.live:
        assert node.title or node.key == "turn" or node.role == "list", node.key
        if isinstance(node.target, Rect):
            x, y = node.x + node.target.x, node.y + node.target.y
            assert x >= 0, node.key
            assert x + node.target.width <= drawn.width, node.key
            assert y >= 0, node.key
            assert y + node.target.height <= drawn.height, node.key


@pytest.mark.parametrize("shape", SHAPES)
def test_factories_do_not_overlap(shape):
    nodes = scene.of(a_mine().state, 0, shape=shape).keyed()
    boxes = [node.target for key, node in nodes.items() if key.startswith("factory.") and key.count(".") == 1]
    assert len(boxes) == 11
    for i, one in enumerate(boxes):
        for other in boxes[:i]:
            apart = (
                one.x + one.width <= other.x + 1
                or other.x + other.width <= one.x + 1
                or one.y + one.height <= other.y + 1
                or other.y + other.height <= one.y + 1
            )
            assert apart


@pytest.mark.parametrize("palette", MINE_PALETTES)
@pytest.mark.parametrize(
    "paint", ["tint", "pearl", "ruby", "plant", "water", "astronaut", "planning", "energy", "robot"]
)
def test_paints_can_be_read_on_the_ground(palette, paint):
    colours = MINE_PALETTES[palette]
    assert contrast(colours[paint], colours["ground"]) >= 4.5
    assert contrast(colours[paint], colours["panel"]) >= 4.5


def test_looking_at_another_mine_offers_no_moves():
    drawn = scene.of(a_mine().state, 0, shown=1, names=["Ana", "Ben"])
    assert drawn.paths == ()
    assert "Ben" in drawn.title


def test_the_end_shows_the_result():
    s = a_mine().has(0, errors=3, plant=9).others_write()
    nodes = scene.of(s.state, 1).keyed()
    assert "results" in nodes
    assert "pile.1" not in nodes
    assert "Final score".upper() in texts(nodes["score"])
