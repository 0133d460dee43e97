"""Adventure 6 as a scene: what to touch for each kind of move, and what the sheet shows."""

import pytest

from cosmodrome import scene
from cosmodrome.games.moon.adventure6.data import virus_data
from cosmodrome.games.moon.adventure6.scene.plan import virus_plan
from cosmodrome.games.moon.adventure6.scene.signs import VIRUS_PALETTES, germ
from cosmodrome.kernel import LANGUAGES, Rng
from cosmodrome.scene import Circle, Rect, Text, contrast, walk
from games.moon.adventure6.virus_table import a_game, a_setup, an_outbreak
from rulebook.adventure6.test_virus_3_write import full_but_one

SHAPES = ("wide", "tall")
TOUCH = 40 * 440 / 390
"""What 40 pixels are when the tall picture is 390 pixels wide."""


def keys_of(s, notation, seat=0):
    return [path.keys for path in scene.of(s.state, seat).paths if path.notation == notation]


def texts(s, key, seat=0, **look):
    return [node.text for node in walk([scene.of(s.state, seat, **look).keyed()[key]]) if isinstance(node, Text)]


def test_the_paths_of_each_kind_of_move():
    assert keys_of(a_setup(), "infect R2.3") == [("R2.3",)]
    s = an_outbreak().shows("7/astronaut", "8/robot", "9/energy")
    assert keys_of(s, "8/robot M3.2") == [("pile.2", "M3.2")]
    assert keys_of(s, "7/astronaut M3.2") == [("pile.1", "M3.2", "change.0")]
    assert keys_of(s, "7/astronaut-2 M3.2") == [("pile.1", "M3.2", "change.-2")]
    s.plays(0, "8/robot M3.2")
    assert keys_of(s, "robot L1-M1") == [("walkway.L1-M1",)]
    assert keys_of(s, "pass") == [("pass",)]
    s.plays(0, "pass").plays(1, "9/energy M3.2")
    assert keys_of(s, "energy M3", seat=1) == [("energies.M3",)]
    s.sheet(0).owed = 1
    s.plays(1, "pass")
    assert keys_of(s, "infect L1.2") == [("L1.2",)]


def test_the_paths_of_bonuses():
    s = an_outbreak(grey="L1.2").has(0, plants={"L3": 1}).shows("8/plant", "9/water", "10/energy")
    s.plays(0, "8/plant M3.2")
    assert keys_of(s, "plant M3") == [("plants.M3",)]
    s.plays(0, "plant M3")
    assert keys_of(s, "close L1-M1") == [("walkway.L1-M1",)]
    s.write(1, floor1="X").has(1, tanks="L1.1").plays(1, "9/water M4.3")
    assert keys_of(s, "water M4.3", seat=1) == [("tank.M4.3",)]
    s.plays(1, "water M4.3")
    assert keys_of(s, "charge R5", seat=1) == [("energies.R5",)]


def test_a_wild_is_touched_before_what_it_is_used_for():
    s = an_outbreak().has(0, astronauts=2, wilds=1).shows("7/energy", "8/robot", "9/water")
    assert keys_of(s, "9/water M2.3") == [("pile.3", "M2.3")]
    assert keys_of(s, "9/water+1 M2.3") == [("wild", "pile.3", "M2.3", "change.+1")]
    s.plays(0, "9/water M2.3")
    assert keys_of(s, "water M2.3") == [("tank.M2.3",)]
    assert keys_of(s, "robot L1-M1") == [("wild", "walkway.L1-M1")]
    assert keys_of(s, "energy M2") == [("wild", "energies.M2")]
    assert keys_of(s, "plant M2") == [("wild", "plants.M2")]
    assert keys_of(s, "planning R5.1") == [("wild", "R5.1")]
    assert keys_of(s, "astronaut") == [("wild", "astronauts")]


def test_errors_and_missions_are_touched_where_they_are_printed():
    assert keys_of(full_but_one(an_outbreak()), "error") == [("errors",)]
    s = an_outbreak().closes(0, "L1", "R2", "L4").others_write()
    assert keys_of(s, "mission B") == [("mission.B",)]


def test_piles_that_show_the_same_can_both_be_touched():
    s = an_outbreak().shows("5/robot", "5/robot", "9/water")
    assert keys_of(s, "5/robot M3.2") == [("pile.1", "M3.2"), ("pile.2", "M3.2")]


@pytest.mark.parametrize(("players", "seed"), [(1, 3), (2, 0), (2, 1)])
def test_a_path_leads_to_one_move_only(players, seed):
    """Otherwise touching all its keys would still leave a question."""
    rng = Rng.seeded(3)
    state = a_game(players).new(seed)
    while not state.over:
        for seat in state.actors:
            drawn = scene.of(state, seat, shape=SHAPES[len(state.moves) % 2])
            drawn.check()
            seen: dict[tuple[str, ...], int] = {}
            for path in drawn.paths:
                assert seen.setdefault(path.keys, path.move) == path.move
            assert set(seen.values()) == set(state.legal(seat))
            for keys in seen:
                assert not any(keys[:i] in seen for i in range(1, len(keys))), "a path ends inside another"
        seat = state.actors[0]
        state.play(seat, rng.pick(state.legal(seat)))
    for shape in SHAPES:
        scene.of(state, 0, shape=shape).check()


def test_who_looks_at_another_sheet_cannot_write_on_it():
    drawn = scene.of(an_outbreak(3).state, 0, shown=2)
    assert drawn.paths == ()
    assert drawn.shown == 2


@pytest.mark.parametrize("shape", SHAPES)
def test_every_scoring_box_shows_what_it_is_worth_now(shape):
    s = (
        an_outbreak()
        .fill(0, "M2")
        .write(0, floor5="1 2 3")
        .has(0, energies={"M2": 3, "M5": 2}, planted=7, watered=3, errors=1, missions={"B": 11})
    )
    assert texts(s, "score.M2", shape=shape) == ["15"]
    assert texts(s, "score.M5", shape=shape) == ["6"]
    assert texts(s, "score.R5", shape=shape) == ["0"]
    assert texts(s, "plant.now", shape=shape) == ["20"]
    assert texts(s, "water.now", shape=shape) == ["10"]
    assert texts(s, "line.infected", shape=shape)[-1] == "−1"
    assert texts(s, "box.B", shape=shape) == ["11"]
    assert texts(s, "errors", shape=shape)[-1] == "5"
    assert str(11 + 20 + 10 + 21 - 1 - 5) in texts(s, "score", shape=shape)


def test_the_scoring_lines_stand_beside_the_tracks_on_a_laptop():
    s = an_outbreak().has(0, planted=7, watered=3, errors=1, missions={"B": 11}).fill(0, "M2")
    told = {key: texts(s, f"line.{key}") for key in s.lines(0)}
    assert told == {
        "missions": ["11"], "plants": ["20"], "water": ["10"], "quarters": ["5"], "infected": ["−1"], "errors": ["−5"],
    }  # fmt: skip


def test_hovering_says_what_a_thing_is_and_would_do():
    s = an_outbreak(grey="L1.1").closes(0, "L1-M1").write(0, floor1=". 5 . . . . . . . .").fill(0, "L4", but=1)
    s.awake("M2").spent("green")
    nodes = scene.of(s.state, 0).keyed()
    assert "You may write 8, 9, and 10 here." in nodes["L1.3"].title
    assert "holds 5" in nodes["L1.2"].title
    assert "infected: 1 point lost" in nodes["L1.1"].title
    assert "last empty space" in nodes["L4.5"].title
    assert "it is closed" in nodes["walkway.L1-M1"].title
    assert "a Robot closes it" in nodes["walkway.L1-L4"].title
    assert "1 of 3 circled" in nodes["energies.L1"].title
    assert "0 of 2 circled" in nodes["plants.M2"].title
    assert "1 of its 3 walkways" in nodes["quarter.L1"].title
    assert "The green virus is active" in nodes["virus.M2"].title
    assert "The red virus is asleep" in nodes["virus.M1"].title
    assert "placed elsewhere" in nodes["virus.R5"].title
    assert "set off and works no more" in nodes["sign.green"].title
    assert "wakes the blue virus for everybody" in nodes["sign.blue"].title
    assert "all others spread" in nodes["sign.P1"].title
    assert "wake the purple virus" in nodes["box.B"].title
    assert "this tank is lost" in nodes["tank.L1.1"].title
    assert "may be placed here" in scene.of(a_setup().state, 0).keyed()["virus.R5"].title
    s.sheet(0).owed = 1
    s.others_write()
    assert "A virus may infect it now." in scene.of(s.state, 0).keyed()["L1.3"].title


@pytest.mark.parametrize("shape", SHAPES)
def test_the_static_layer_is_the_same_all_game_and_for_all(shape):
    s, other = an_outbreak(3), an_outbreak(3, seed=9).fill(0, "L1").awake("M2")
    assert scene.of(s.state, 0, shape=shape).static.hash == scene.of(other.state, 2, shape=shape).static.hash


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", SHAPES)
def test_everything_lies_within_the_picture(language, shape):
    drawn = scene.of(an_outbreak(6).state, 0, language, shape=shape)
    for node in drawn.keyed().values():
        if isinstance(node.target, Rect) and not node.key.startswith("walkway"):
            assert node.x + node.target.x >= 0, node.key
            assert node.x + node.target.x + node.target.width <= drawn.width, node.key
            assert node.y + node.target.y + node.target.height <= drawn.height, node.key
    assert drawn.svg().startswith("<svg")


@pytest.mark.parametrize("shape", SHAPES)
def test_quarters_do_not_overlap_and_walkways_end_at_their_walls(shape):
    plan = virus_plan(virus_data(), shape)
    boxes = {quarter.id: quarter.box for quarter in plan.quarters}
    for one, a in boxes.items():
        for other, b in boxes.items():
            apart = a.x + a.width < b.x or b.x + b.width < a.x or a.y + a.height < b.y or b.y + b.height < a.y
            assert one == other or apart, f"{one} and {other}"
    for walkway in plan.walkways:
        for end, (x, y) in zip(walkway.printed.between, (walkway.points[0], walkway.points[-1]), strict=True):
            box = boxes[end]
            across = min(abs(x - box.x), abs(x - box.x - box.width)) < 0.01 and box.y <= y <= box.y + box.height
            along = min(abs(y - box.y), abs(y - box.y - box.height)) < 0.01 and box.x <= x <= box.x + box.width
            assert across or along, f"{walkway.printed.id} at {end}"
        assert 0 < walkway.door[0] < plan.width


def test_no_two_doors_are_too_close_for_a_finger():
    doors = [walkway.door for walkway in virus_plan(virus_data(), "tall").walkways]
    for i, (x1, y1) in enumerate(doors):
        for x2, y2 in doors[:i]:
            assert max(abs(x1 - x2), abs(y1 - y2)) >= 34


def test_on_a_phone_what_is_to_be_touched_is_large_enough_for_a_finger():
    """Spaces stand too close together for that: they come as near to it as the picture allows."""
    rng = Rng.seeded(7)
    for players in (1, 2):
        state = a_game(players).new(players)
        while not state.over:
            seat = state.actors[0]
            drawn = scene.of(state, seat, shape="tall")
            nodes, own = drawn.keyed(), ("walkway", "energies", "plants", "tank", "strike")
            for key in {key for path in drawn.paths for key in path.keys if key.split(".")[0] in own}:
                area = nodes[key].target
                size = (area.width, area.height) if isinstance(area, Rect) else (2 * area.r, 2 * area.r)
                assert min(size) >= TOUCH, key
            state.play(seat, rng.pick(state.legal(seat)))
    space = nodes["M3.1"].target
    assert space.width * space.height >= 1800


def test_every_germ_is_told_by_its_spikes_too():
    shapes = [[n for n in walk([germ(v.id, 0, 0, 24)]) if isinstance(n, Circle)] for v in virus_data().virus]
    assert len({len(circles) for circles in shapes}) == len(shapes)


@pytest.mark.parametrize("palette", VIRUS_PALETTES)
def test_the_tint_can_be_read_on_the_ground(palette):
    colours = VIRUS_PALETTES[palette]
    assert contrast(colours["tint"], colours["ground"]) >= 4.5
    assert contrast(colours["chalk"], colours["tint-deep"]) >= 4.5
    for strain in virus_data().virus:
        assert contrast(colours[f"virus-{strain.id}"], colours["ground"]) >= 4.5
