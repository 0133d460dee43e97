"""Adventure 8 as a scene: what to touch for each kind of move, and what the two sheets show."""

import pytest

from cosmodrome import scene
from cosmodrome.games.moon.adventure8.data import battle_data
from cosmodrome.games.moon.adventure8.scene.picture import BATTLE_PALETTES
from cosmodrome.games.moon.adventure8.scene.plan import battle_plan
from cosmodrome.kernel import LANGUAGES, Rng
from cosmodrome.scene import Circle, Rect, Text, contrast, walk
from games.moon.adventure8.battle_table import a_battle, a_duel, a_game

SHAPES = ("wide", "tall")


def keys_of(s, notation, seat=0):
    return [path.keys for path in scene.of(s.state, seat).paths if path.notation == notation]


def texts(s, key, seat=0, **look):
    return [node.text for node in walk([scene.of(s.state, seat, **look).keyed()[key]]) if isinstance(node, Text)]


def title(s, key, **look):
    return scene.of(s.state, 0, **look).keyed()[key].title


# --- paths ------------------------------------------------------------------------------------------------------------


def test_the_paths_of_each_kind_of_move():
    s = a_battle().has(0, "left", astronauts=1).shows("8/plant", "4/robot", "12/astronaut")
    assert keys_of(s, "8/plant P4.1") == [("pile.1", "P4.1")]
    assert keys_of(s, "8/plant P5.1") == [("astronauts", "pile.1", "P5.1")]
    assert keys_of(s, "12/astronaut P7.1") == [("pile.3", "P7.1")], "its own Astronaut is enough"
    assert keys_of(s, "12/astronaut P4.1") == [("astronauts", "pile.3", "P4.1")]
    s.plays(0, "8/plant P4.1")
    assert keys_of(s, "plant P4") == [("P4.plant",)]
    assert keys_of(s, "pass") == [("pass",)]


@pytest.mark.parametrize(
    ("action", "notation", "key"),
    [
        ("water", "water P4", "P4.water"),
        ("robot", "robot a1", "asteroid.1"),
        ("energy", "energy blue", "blue"),
        ("planning", "planning P6", "P6.moon"),
    ],
)
def test_where_actions_are_touched(action, notation, key):
    s = a_battle().shows(f"8/{action}", "1/robot", "12/plant").plays(0, f"8/{action} P4.1")
    assert keys_of(s, notation) == [(key,)]


def test_bonuses_are_touched_in_the_same_places():
    s = a_battle().mined(0, t="a1 a2 a3 a4 a5").shows("8/robot", "1/plant", "1/water")
    s.plays(0, "8/robot P4.1", "robot a6")
    assert keys_of(s, "improve grey") == [("grey",)]
    s = a_battle().mined(0, t="a1 a2 a3 a4 a5 a6").shows("8/robot", "1/plant", "1/water")
    s.plays(0, "8/robot P4.1", "robot a7")
    assert keys_of(s, "moon P2") == [("P2.moon",)]


def test_in_even_turns_the_right_sheet_is_touched():
    s = a_battle(3).in_turn(2).shows("8/plant", "4/robot", "12/astronaut")
    assert keys_of(s, "8/plant P4.1") == [("pile.1", "P4.1")]


def test_a_system_error_is_touched_in_its_boxes():
    s = a_battle().drawn(0, P1="MTM").shows("1/robot", "2/plant", "1/water")
    assert keys_of(s, "error") == [("errors",)]


@pytest.mark.parametrize("players", [1, 2])
def test_a_path_leads_to_one_move_only(players):
    """Otherwise touching all its keys would still leave a question."""
    state, rng = a_game(players).new(1), Rng.seeded(3)
    while not state.over:
        for seat in state.actors:
            seen: dict[tuple[str, ...], int] = {}
            drawn = scene.of(state, seat)
            drawn.check()
            for path in drawn.paths:
                assert seen.setdefault(path.keys, path.move) == path.move
            assert set(seen.values()) == set(state.legal(seat))
            for keys in seen:
                assert not any(keys[:i] in seen for i in range(1, len(keys))), "a path ends inside another"
        seat = state.actors[0]
        state.play(seat, rng.pick(state.legal(seat)))


def test_who_looks_at_another_seat_cannot_draw_there():
    drawn = scene.of(a_battle(3).state, 0, shown=2)
    assert drawn.paths == ()
    assert drawn.shown == 2


def test_against_astra_planets_and_moons_can_be_touched():
    s = a_duel().deals("7/energy", "1/energy", "2/plant")
    assert keys_of(s, "astra P3") == [("P3",)]
    s = a_duel().drawn(0, P3="M", P4="M").deals("B", "6/water", "1/energy", "2/plant")
    (key,) = keys_of(s, "strike P4")[0]
    node, plan = scene.of(s.state, 0).keyed()[key], battle_plan(battle_data(), "wide")
    assert (node.x, node.y) == plan.planets[3].moon
    s.plays(0, "strike P4")
    assert keys_of(s, "6/energy~2/plant P3.2") == []
    assert ("pile.1", "action.2", "P3.3") in keys_of(s, "6/energy~2/plant P3.3")


# --- what is shown ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_every_scoring_box_shows_what_it_is_worth_now(shape):
    s = a_battle().drawn(0, P1="MMM", P4="MM", P6="MT").earned(0, A=12)
    s.has(0, "left", plants=3, waters=2, types={"grey": 2}, planning=1, errors=1, astronauts=3, used=1)
    wanted = {"plants": "7", "water": "6", "planning": "−3", "green": "2", "blue": "2", "grey": "6"}
    for line, points in wanted.items():
        assert texts(s, f"{line}", shape=shape)[-1] == points, line
    assert texts(s, "errors", shape=shape)[-1] == "−5"
    assert "1 × 6" in " ".join(texts(s, "grey", shape=shape))
    assert texts(s, "astronauts", shape=shape) == ["2"]
    assert texts(s, "box.A", shape=shape) == ["12"]
    assert "27" in texts(s, "score", shape=shape), "7 + 6 + 2 + 2 + 6 + 12 - 3 - 5"


@pytest.mark.parametrize("shape", SHAPES)
def test_the_other_sheet_is_summed_up_for_both_sides(shape):
    s = a_battle(3).has(0, "right", plants=2, errors=1).has(2, "left", waters=1).drawn(2, P1="TMT")
    mine, rival = texts(s, "small.side.1", shape=shape), texts(s, "small.side.2", shape=shape)
    assert mine == ["Seat 1", "4", "0", "2", "0", "0", "0", "−5", "0", "1"]
    assert rival == ["Seat 3", "0", "3", "0", "0", "0", "0", "0", "0", "3"]
    s = a_battle(3).mined(2, t="a13 a12", m="a1")
    assert texts(s, "small.asteroids", shape=shape) == ["2", "1"]


def test_the_neighbour_on_the_sheet_in_play_is_named():
    s = a_battle(3)
    assert title(s, "rival", names=["Ann", "Ben", "Cy"]) == "Your left sheet, shared with Ben."
    s.in_turn(2)
    assert title(s, "rival", names=["Ann", "Ben", "Cy"]) == "Your right sheet, shared with Cy."


def test_only_the_mission_side_has_mission_boxes():
    s = a_battle()
    assert "box.A" in scene.of(s.state, 0).keyed()
    assert "box.A" not in scene.of(s.in_turn(2).state, 0).keyed()


def test_asteroids_begin_at_the_near_end():
    plan = battle_plan(battle_data(), "wide")
    s = a_battle()
    assert keys_of(s.shows("8/robot", "4/plant", "12/water").plays(0, "8/robot P4.1"), "robot a1") == [("asteroid.1",)]
    s = a_battle().in_turn(2).shows("8/robot", "4/plant", "12/water").plays(0, "8/robot P4.1")
    assert keys_of(s, "robot a13") == [("asteroid.1",)]
    first = scene.of(s.state, 0).keyed()["asteroid.1"]
    assert (first.x, first.y) == plan.asteroids[0]


def test_hovering_says_what_a_thing_is_and_would_do():
    s = a_battle().drawn(0, P3="MT", P1="MTM", moons={"P3": "M"}).struck(0, plants="P3").mined(0, t="a13")
    assert "2 of 5 spaces filled" in title(s, "P3")
    assert "Seat 1 2 and Seat 2 1" in title(s, "P3")
    assert "The next space has a bonus: Robot." in title(s, "P3")
    assert "Controlled by Seat 1." in title(s, "P1")
    assert "Nobody is there yet." in title(s, "P6")
    assert "1 plant left" in title(s, "P3.plant")
    assert "1 spot free" in title(s, "P3.moon")
    assert "nothing can be drawn here" in title(s, "P1.moon")
    assert "It has a bonus: Robot." in title(s, "P3.3")
    assert "Energy and Water" in title(s, "asteroid.5")
    assert "Mined by Seat 2." in title(s, "asteroid.13")
    assert "0 of 5 spaces filled" in title(s, "small.P3")


def test_astra_is_named_on_the_sheets():
    s = a_duel().deals("6/water", "1/energy", "2/plant")
    assert "ASTRA 1" in title(s, "P3")
    assert title(s, "rival") == "Your left sheet, shared with ASTRA."


# --- measures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_the_static_layer_is_the_same_all_game_and_for_all(shape):
    s, other = a_battle(3), a_battle(3, seed=9).drawn(0, P1="MT").in_turn(2)
    assert scene.of(s.state, 0, shape=shape).static.hash == scene.of(other.state, 2, shape=shape).static.hash


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", SHAPES)
def test_everything_lies_within_the_picture(language, shape):
    drawn = scene.of(a_battle(6).state, 0, language, shape=shape)
    drawn.check()
    for node in drawn.keyed().values():
        if isinstance(node.target, Rect):
            x, y = node.x + node.target.x, node.y + node.target.y
            assert min(x, y) >= 0, node.key
            assert x + node.target.width <= drawn.width, node.key
            assert y + node.target.height <= drawn.height, node.key


@pytest.mark.parametrize("shape", SHAPES)
def test_planets_and_moons_keep_apart(shape):
    plan = battle_plan(battle_data(), shape)
    discs = [(spot.x, spot.y, spot.r) for spot in plan.planets]
    discs += [(*spot.moon, spot.moon_r) for spot in plan.planets]
    discs += [(x, y, plan.asteroid_r) for x, y in plan.asteroids]
    for i, (x1, y1, r1) in enumerate(discs):
        for x2, y2, r2 in discs[:i]:
            assert ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5 >= r1 + r2, f"({x1}, {y1}) and ({x2}, {y2})"
    for spot in plan.planets:
        for i, (x1, y1) in enumerate(spot.spaces):
            for x2, y2 in spot.spaces[:i]:
                assert ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5 >= 2 * spot.space_r, spot.printed.id


def reach(target):
    return 2 * target.r if isinstance(target, Circle) else min(target.width, target.height)


def test_what_can_be_touched_on_a_phone_is_large_enough():
    """The tall picture is 440 units wide; on a phone of 390 pixels 40 of these are 45.2 units."""
    positions = [a_battle().has(0, "left", astronauts=2).shows("8/plant", "4/robot", "12/astronaut")]
    for action in ("plant", "water", "robot", "energy", "planning"):
        s = a_battle().shows(f"8/{action}", "1/robot", "12/plant").plays(0, f"8/{action} P4.1")
        positions.append(s)
    positions.append(a_battle().drawn(0, P1="MTM").shows("1/robot", "2/plant", "1/water"))
    for s in positions:
        drawn = scene.of(s.state, 0, shape="tall")
        for path in drawn.paths:
            for key in path.keys:
                if key != "pass" and not key.startswith("pile"):
                    assert reach(drawn.keyed()[key].target) >= 45.2, key


def test_print_on_a_laptop_is_large_enough():
    drawn = scene.of(a_battle(3).has(0, "left", plants=3).drawn(0, P3="MT").state, 0)
    for node in walk([*drawn.static.nodes, *drawn.live]):
        if isinstance(node, Text):
            assert node.font_size >= 15, node.text


@pytest.mark.parametrize("palette", BATTLE_PALETTES)
def test_the_tints_can_be_read_on_the_ground(palette):
    colours = BATTLE_PALETTES[palette]
    for paint in ("tint", "type-green", "type-blue", "type-grey", "chalk", "muted"):
        assert contrast(colours[paint], colours["ground"]) >= 4.5
    assert contrast(colours["chalk"], colours["tint-deep"]) >= 4.5
