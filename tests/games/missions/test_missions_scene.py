"""The control room: what can be touched, what it says, and that text and targets are large enough."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from cosmodrome import scene
from cosmodrome.games.missions.scene.plan import PLANS
from cosmodrome.kernel import Rng
from cosmodrome.scene import PALETTES, Circle, Group, Rect, SceneShape, Text, contrast, walk
from games.missions.race_table import RaceTable, a_game, a_race


def drawn(s: RaceTable, seat: int = 0, shape: SceneShape = "wide", language: str = "en") -> scene.Scene:
    return scene.of(s.state, seat, language, shape=shape)


def labels(s: RaceTable) -> dict[str, tuple[str, ...]]:
    return {path.notation: path.keys for path in drawn(s, s.state.actors[0]).paths}


def test_things_on_the_table_are_touched_where_they_lie() -> None:
    s = a_race()
    assert labels(s)["mechanic b"] == ("area.mechanic.b",)
    s.plays("mechanic a")
    assert labels(s)["+extra_tank"] == ("bin.extra_tank",)
    s = a_race().plays("engineer a")
    assert labels(s)["develop capsule"] == ("craft.capsule",)
    s = a_race().plays("tester a")
    assert labels(s)["test landing"] == ("deck.landing",)


def test_loading_is_dragged_from_the_store_to_the_spacecraft() -> None:
    s = a_race().gives(0, fuel=1, thrust_backup=1).everybody_passes()
    assert labels(s)["announce 1"] == ("mission.1",)
    s.plays("announce 1")
    assert labels(s)["load rocket thrust_backup"] == ("bin.thrust_backup", "pad.rocket")


def test_a_problem_is_solved_with_what_sits_on_the_spacecraft() -> None:
    s = a_race().gives(0, fuel=1, thrust_backup=1).launches(0, 1, "load rocket thrust_backup")
    s.stack(0, "thrust", "minor").plays("fly")
    assert labels(s)["spend thrust_backup"] == ("on.rocket.thrust_backup",)
    s.plays("accept")
    assert labels(s)["drop thrust minor"] == ("drawn.thrust.minor",)


def test_lamps_tell_how_a_draw_went() -> None:
    s = a_race().gives(0, fuel=1, thrust_backup=1).launches(0, 1, "load rocket thrust_backup")
    s.stack(0, "thrust", "minor clear").plays("fly", "spend thrust_backup")
    first = drawn(s).keyed()["step.1"]
    assert {node.fill for node in walk([first]) if isinstance(node, Circle)} >= {"lamp-amber"}
    s.plays("fly")
    assert s.state.agencies[0].lamps[-1] >> 1 & 3 == 3


def test_requirements_are_named() -> None:
    keyed = drawn(a_race().gives(0, fuel=1)).keyed()
    assert "All requirements are met." in keyed["mission.1"].title
    assert "Missing: Capsule level 2, a success of either kind, fuel 2." in keyed["mission.5"].title
    assert "Chance of a problem: Thrust" in keyed["risks.1"].title
    assert "1942" in keyed["patch.1"].title


def test_the_automa_is_no_seat_to_look_at() -> None:
    keyed = drawn(a_race(1)).keyed()
    assert "automa" in keyed
    assert "seat.1" not in keyed


def positions(shape: SceneShape, language: str) -> list[scene.Scene]:
    """Scenes of one game at random, every few moves."""
    state, rng, found = a_game(4, astronauts="on", scenario=10).new(2), Rng.seeded("scenes"), []
    number = 0
    while not state.over:
        seat = state.actors[0]
        if number % 9 == 0:
            found.append(scene.of(state, seat, language, shape=shape))
        state.play(seat, rng.pick(state.legal(seat)))
        number += 1
    return found


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_text_is_never_too_small_on_a_laptop(language: str) -> None:
    for one in positions("wide", language)[::4]:
        small = [
            node.text
            for node in walk([*one.static.nodes, *one.live])
            if isinstance(node, Text) and node.font_size < 11.9
        ]
        assert not small


def test_what_can_be_touched_on_a_phone_is_large_enough() -> None:
    least = 40 * PLANS["tall"].width / 390
    for one in positions("tall", "de"):
        nodes = one.keyed()
        for path in one.paths:
            for key in path.keys:
                target = nodes[key].target
                if isinstance(target, Circle):
                    assert 2 * target.r > least - 0.2, key
                else:
                    assert isinstance(target, Rect)
                    assert min(target.width, target.height) > least - 0.2, (key, target.width, target.height)


def test_scenes_are_sound_in_both_shapes() -> None:
    for shape in ("wide", "tall"):
        for one in positions(shape, "fr"):
            one.check()


def test_one_move_changes_little() -> None:
    state, rng = a_game(3).new(4), Rng.seeded("little")
    scenes = []
    for _ in range(150):
        if state.over:
            break
        scenes.append(
            {node.key: msgspec.json.encode(node) for node in scene.of(state, 0).live if isinstance(node, Group)}
        )
        seat = state.actors[0]
        state.play(seat, rng.pick(state.legal(seat)))
    for before, after in pairwise(scenes):
        changed = sum(len(node) for key, node in after.items() if before.get(key) != node)
        assert changed < 45_000


@pytest.mark.parametrize("palette", PALETTES)
def test_print_can_be_read(palette: str) -> None:
    colours = scene.of(a_game().new(1), 0, palette=palette).palette
    for paint, ground in (
        ("ink", "cream"),
        ("ink", "cream-dark"),
        ("phosphor", "crt"),
        ("text", "bakelite"),
        ("muted", "bakelite"),
        ("faded", "cream"),
        ("cream-light", "thrust"),
        ("cream-light", "control"),
        ("cream-light", "sensors"),
    ):
        assert contrast(colours[paint], colours[ground]) >= 4.5, (paint, ground)
