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
    assert "Missing: Capsule level 2, a success of either kind, 1 more extra tank." in keyed["mission.5"].title
    assert "Missing: 2 more extra tanks." in keyed["mission.6"].title
    assert "Missing: 1 more fuel token." in drawn(a_race()).keyed()["mission.1"].title
    assert "Chance of a problem: Thrust" in keyed["risks.1"].title
    assert "1942" in keyed["patch.1"].title


def test_missing_tokens_are_counted_on_the_rocket_that_lacks_least() -> None:
    s = a_race().developed(0, rocket=2).gives(0, fuel=1, extra_tank=1)
    check = s.state.view(0).agencies[0].checks[5]  # type: ignore[attr-defined]
    assert (check.fuel, check.tanks) == (
        0,
        1,
    )  # mission 6 with the small rocket; the large one lacks a fuel token as well
    s.gives(0, fuel=1)
    check = s.state.view(0).agencies[0].checks[5]  # type: ignore[attr-defined]
    assert (check.fuel, check.tanks, check.ready) == (0, 0, True)


def test_risks_of_a_launch_count_the_cards_that_a_test_has_taken_out() -> None:
    s = a_race().extra(0, "landing", "reentry").stack(0, "thrust", "minor clear major").plays("tester a", "test thrust")
    seen = s.state.view(0).agencies[0].checks[0].risks[0].trouble  # type: ignore[attr-defined]
    s.plays("keep", "rest top")
    back = s.state.view(0).agencies[0].checks[0].risks[0].trouble  # type: ignore[attr-defined]
    assert seen == back < 1


def test_the_running_phase_is_lit_while_the_pad_is_empty() -> None:
    pad = drawn(a_race()).keyed()["pad"]
    lit = [node for node in walk([pad]) if isinstance(node, Text) and node.fill == "phosphor"]
    assert [node.text for node in lit] == ["Specialists"]


@pytest.mark.parametrize(
    ("event", "tokens", "told"),
    [
        ("E01", {}, "Engine trouble: it would abort your mission before the first step. Cancel it?"),
        ("E01", {"thrust_backup": 1}, "Engine trouble: give up one of the tokens it wants, or cancel your mission."),
        ("E02", {}, "Guidance fault: it spares your mission. Go on, or cancel it."),
        ("E04", {}, "Backup pump out: it wants a token that you do not have. Go on, or cancel."),
    ],
)
def test_the_countdown_tells_what_the_event_means_for_the_mission(
    event: str, tokens: dict[str, int], told: str
) -> None:
    s = a_race().gives(0, fuel=1, **tokens).event(event).everybody_passes().plays("announce 1")
    s.plays(*[f"load rocket {token}" for token in tokens], "ready", "stay")
    assert s.state.prompt(0) == told
    assert drawn(s).keyed()["question"].title.startswith(told)


def test_what_comes_next_is_told_step_by_step() -> None:
    s = a_race().has(0, unmanned=1).developed(0, capsule=2).gives(0, fuel=1, extra_tank=1).launches(0, 5)
    assert s.state.prompt(0) == "Step 1 of 4, Rocket: draw Thrust, Thrust."
    s.clear_decks(0).stack(0, "thrust", "minor").plays("fly")
    assert s.state.prompt(0) == "The mission is aborted. Fly the way home: Re-entry, Re-entry."


def test_lamps_of_a_step_are_lit_one_after_the_other_and_the_next_ones_tell_the_risk() -> None:
    s = a_race().extra(0, "landing", "reentry").gives(0, fuel=1, extra_tank=1).launches(0, 4)
    risk = next(node for node in walk([drawn(s).keyed()["step.1"]]) if isinstance(node, Text) and node.text != "1")
    assert risk.text == str(round(100 * (1 - (2 / 3 * 2 / 5 + 1 / 3 * 1 / 5))))
    keyed = drawn(s.stack(0, "thrust", "clear clear").plays("fly")).keyed()
    first, second = keyed["lamp.1.1"].comes, keyed["lamp.1.2"].comes
    assert first is not None
    assert second is not None
    assert first.after == 0 < second.after


def test_many_buttons_take_the_place_of_the_launch_pad() -> None:
    s = a_race(astronauts="on").has(0, unmanned=1).developed(0, capsule=2).gives(0, fuel=1, extra_tank=1)
    s.everybody_passes().plays("announce 5")
    keyed = drawn(s).keyed()
    assert {"button.crew.12", "button.crew.34"} <= set(keyed)
    assert "pad.rocket" not in keyed
    assert "pad.rocket" in drawn(s.plays("crew 12")).keyed()


def test_problems_of_a_test_are_touched_where_they_lie() -> None:
    s = a_race().extra(0, "landing", "reentry").stack(0, "thrust", "minor clear major").plays("tester a", "test thrust")
    assert labels(s)["remove major"] == ("drawn.thrust.major",)
    assert labels(s)["keep"] == ("button.keep",)


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
        ("print", "cream"),
        ("print", "cream-dark"),
        ("phosphor", "crt"),
        ("text", "bakelite"),
        ("muted", "bakelite"),
        ("faded", "cream"),
        ("cream-light", "thrust"),
        ("cream-light", "control"),
        ("cream-light", "sensors"),
    ):
        assert contrast(colours[paint], colours[ground]) >= 4.5, (paint, ground)
