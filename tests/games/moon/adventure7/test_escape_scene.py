"""Adventure 7 as a scene: what to touch for each kind of move, and what the sheet shows."""

import pytest

from cosmodrome import scene
from cosmodrome.games.moon.adventure7.data import escape_data
from cosmodrome.games.moon.adventure7.scene.picture import ESCAPE_PALETTES
from cosmodrome.games.moon.adventure7.scene.plan import escape_plan
from cosmodrome.kernel import LANGUAGES, Rng
from cosmodrome.scene import Rect, Text, contrast, walk
from games.moon.adventure7.escape_table import a_game, an_escape

SHAPES = ("wide", "tall")


def keys_of(s, notation, seat=0):
    return [path.keys for path in scene.of(s.state, seat).paths if path.notation == notation]


def texts(s, key, seat=0, **look):
    return [node.text for node in walk([scene.of(s.state, seat, **look).keyed()[key]]) if isinstance(node, Text)]


def test_the_paths_of_each_kind_of_move():
    s = an_escape().shows("7/astronaut", "8/robot", "9/water")
    assert keys_of(s, "8/robot 1A2") == [("pile.2", "1A2")]
    assert keys_of(s, "7/astronaut 1A2") == [("pile.1", "1A2", "change.0")]
    assert keys_of(s, "7/astronaut-2 1A2") == [("pile.1", "1A2", "change.-2")]
    assert keys_of(s, "7/astronaut+1 1A2") == [("pile.1", "1A2", "change.+1")]
    s.plays(0, "8/robot 1A1")
    assert keys_of(s, "airlock 1A-1G") == [("airlock.1A-1G",)]
    s.plays(0, "airlock 1A-1G")
    assert keys_of(s, "robot 1G-1B") == [("airlock.1G-1B",)]
    assert keys_of(s, "pass") == [("pass",)]


def test_a_wild_is_touched_before_what_it_is_used_for():
    s = an_escape().has(0, astronauts=2, wilds=1).shows("7/energy", "8/robot", "9/water")
    assert keys_of(s, "9/water 1A3") == [("pile.3", "1A3")]
    assert keys_of(s, "9/water+1 1A3") == [("wild", "pile.3", "1A3", "change.+1")]
    s.plays(0, "9/water 1A3")
    assert keys_of(s, "water 1A3") == [("tank.1A3",)]
    assert keys_of(s, "robot 1A-1G") == [("wild", "airlock.1A-1G")]
    assert keys_of(s, "energy ship1") == [("wild", "ship1.reactors")]
    assert keys_of(s, "plant ship1") == [("wild", "ship1.plants")]
    assert keys_of(s, "planning 1B1") == [("wild", "1B1")]
    assert keys_of(s, "astronaut") == [("wild", "astronauts")]


def test_errors_and_missions_are_touched_where_they_are_printed():
    assert keys_of(an_escape().fill(0, "1A", "1B"), "error") == [("errors",)]
    s = an_escape().has(0, reactors={"ship1": 3, "ship2": 3, "ship3": 3}).others_play()
    assert keys_of(s, "mission C") == [("mission.C",)]


def test_piles_that_show_the_same_can_both_be_touched():
    s = an_escape().shows("5/robot", "5/robot", "9/water")
    assert keys_of(s, "5/robot 1A2") == [("pile.1", "1A2"), ("pile.2", "1A2")]


def test_a_path_leads_to_one_move_only():
    """Otherwise touching all its keys would still leave a question."""
    rng = Rng.seeded(3)
    for seed in range(2):
        state = a_game(2).new(seed)
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
    drawn = scene.of(an_escape(3).state, 0, shown=2)
    assert drawn.paths == ()
    assert drawn.shown == 2


@pytest.mark.parametrize("shape", SHAPES)
def test_every_scoring_box_shows_what_it_is_worth_now(shape):
    s = (
        an_escape()
        .opens(0)
        .fill(0, "1G", "1A")
        .has(0, plants={"ship1": 3}, reactors={"ship1": 2}, doubled="ship1", plannings=3, errors=1, missions={"B": 9})
    )
    assert texts(s, "ship1.greenhouse", shape=shape) == ["14"]
    assert texts(s, "ship1.modules", shape=shape) == ["4"]
    assert texts(s, "ship2.modules", shape=shape) == ["0"]
    assert texts(s, "box.B", shape=shape) == ["9"]
    assert texts(s, "planning", shape=shape)[-1] == "6"
    assert texts(s, "errors", shape=shape)[-1] == "5"
    assert "16" in texts(s, "score", shape=shape)


def test_hovering_says_what_a_thing_is_and_would_do():
    s = an_escape().opens(0, "1A-1G").struck("ship2").write(0, ship1=". 5 . .").has(0, doubled="")
    nodes = scene.of(s.state, 0).keyed()
    assert "You may write 8, 9, and 10 here." in nodes["1A3"].title
    assert "Filling it activates an airlock." in nodes["1B3"].title
    assert "No active airlock leads there yet." in nodes["2A1"].title
    assert "it is active" in nodes["airlock.1A-1G"].title
    assert "a Robot activates it" in nodes["airlock.1G-1B"].title
    assert "Others were faster" in nodes["ship2.x2"].title
    assert "0 of 3 circled" in nodes["ship1.reactors"].title
    assert "2 of 3 circled" in nodes["ship6.plants"].title
    assert "holds 5" in nodes["1A2"].title
    s.plays(0, "8/robot 1A3")
    assert "this tank is lost" in scene.of(s.state, 0).keyed()["tank.1A3"].title


@pytest.mark.parametrize("shape", SHAPES)
def test_the_static_layer_is_the_same_all_game_and_for_all(shape):
    s, other = an_escape(3), an_escape(3, seed=9).opens(0).fill(0, "ship1")
    assert scene.of(s.state, 0, shape=shape).static.hash == scene.of(other.state, 2, shape=shape).static.hash


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", SHAPES)
def test_everything_lies_within_the_picture(language, shape):
    drawn = scene.of(an_escape(6).state, 0, language, shape=shape)
    for node in drawn.keyed().values():
        if isinstance(node.target, Rect) and node.key.count(".") == 0:
            assert node.x + node.target.x >= 0, node.key
            assert node.x + node.target.x + node.target.width <= drawn.width, node.key
            assert node.y + node.target.y + node.target.height <= drawn.height, node.key
    assert drawn.svg().startswith("<svg")


@pytest.mark.parametrize("shape", SHAPES)
def test_starships_do_not_overlap_and_airlocks_touch_both_blocks(shape):
    plan = escape_plan(escape_data(), shape)
    blocks = {block.printed.id: block for block in plan.blocks()}
    for low, high in zip(plan.ships, plan.ships[1:], strict=False):
        assert high.bottom < low.top
    for ship in plan.ships:
        assert 0 < ship.reactors[0][0] < ship.left < ship.right < plan.metrics.width
    for airlock in plan.airlocks:
        one, other = (blocks[end] for end in airlock.printed.between)
        if airlock.across:
            assert airlock.x1 == one.right < other.left == airlock.x2
        else:
            assert max(one.left, other.left) <= airlock.x1 <= min(one.right, other.right)


@pytest.mark.parametrize("palette", ESCAPE_PALETTES)
def test_the_tint_can_be_read_on_the_ground(palette):
    colours = ESCAPE_PALETTES[palette]
    assert contrast(colours["tint"], colours["ground"]) >= 4.5
    assert contrast(colours["chalk"], colours["tint-deep"]) >= 4.5
