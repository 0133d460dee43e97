"""Adventure 1 as a scene: every legal move has a path, the printed sheet never changes, and nothing is drawn that the
view does not say."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache

import pytest

from cosmodrome import scene
from cosmodrome.games.moon.adventure1.data import launch_data
from cosmodrome.games.moon.adventure1.scene.plan import launch_plan
from cosmodrome.games.moon.rules.adventure1 import Launch
from cosmodrome.games.moon.scene.style import MOON_PALETTES
from cosmodrome.kernel import OptionError, Rng, SeatError
from cosmodrome.kernel.words import LANGUAGES
from cosmodrome.scene import Circle, Curve, Group, Rect, Scene, Text, contrast, walk
from tables import a_game, a_launch, load_carefully, play_on

SHAPES = ("wide", "tall")


def positions(players: int, seed: int, every: int) -> Iterator[Launch]:
    """A game played with some care, looked at now and then, and its end."""
    rng = Rng.seeded(seed)
    state = a_game(players, seed)
    while not state.over:
        yield state
        load_carefully(state, rng, every)
    yield state


def texts(drawn: Scene, key: str) -> list[str]:
    return [node.text for node in walk([drawn.keyed()[key]]) if isinstance(node, Text)]


# --- paths ----------------------------------------------------------------------------------------------------------


def test_every_legal_move_has_a_path_through_nodes_that_exist():
    asked = set()
    for seed in range(5):
        for state in positions(2 + seed, seed, every=5):
            for seat in (None, *range(state.seats)):
                drawn = scene.of(state, seat, shape=SHAPES[seed % 2])
                drawn.check()
                assert {path.move for path in drawn.paths} == set([] if seat is None else state.legal(seat))
                for path in drawn.paths:
                    assert state.parse(path.notation) == path.move
                    assert path.label == state.say(seat, path.move)
                asked.add(state.view(seat).asks)
    assert asked >= {"", "write", "effects", "activate", "build"}


def test_a_path_leads_to_one_move_only():
    """Otherwise touching all its keys would still leave a question."""
    for state in positions(3, 11, every=4):
        for seat in state.actors:
            seen: dict[tuple[str, ...], int] = {}
            for path in scene.of(state, seat).paths:
                assert seen.setdefault(path.keys, path.move) == path.move
            for keys in seen:
                assert not any(keys[:i] in seen for i in range(1, len(keys))), "a path ends inside another"


def keys_of(state: Launch, seat: int, notation: str) -> list[tuple[str, ...]]:
    return [path.keys for path in scene.of(state, seat).paths if path.notation == notation]


def test_the_paths_of_each_kind_of_move():
    table = a_launch().shows("7/energy", "2/water", "9/plant")
    assert keys_of(table.state, 0, "7/energy energy.4") == [("pile.1", "energy.4")]
    assert keys_of(table.state, 0, "2/water wild.1") == [("pile.2", "wild.1")]

    table = a_launch().fill(0, "energy.q3", but=1).shows("12/energy")
    table.plays(0, "12/energy energy.10")
    assert keys_of(table.state, 0, "x energy.4") == [("energy.4",)]
    assert keys_of(table.state, 0, "+ energy.q1") == [("energy.q1.arrow",)]
    assert keys_of(table.state, 0, "pass") == [("pass",)]


def test_a_system_error_is_taken_at_the_diamonds():
    full = " ".join(["X"] * 8)
    table = a_launch().write(0, wild=full, water="X X X X X").shows("1/water", "2/water", "3/water")
    assert keys_of(table.state, 0, "error") == [("errors",)]
    assert texts(scene.of(table.state, 0), "question") != texts(scene.of(table.state, 1), "question")


def test_a_mission_is_taken_at_its_card():
    table = a_launch(missions="A1,B1,C2").has(0, errors=5).others_write()
    assert table.state.view(0).asks == "mission"
    assert keys_of(table.state, 0, "mission C") == [("mission.C",)]


def test_piles_that_show_the_same_can_both_be_touched():
    """5/robot is the one combination the deck can show twice in this order, so the twin pile must not be dead."""
    table = a_launch().shows("5/robot", "5/robot")
    assert keys_of(table.state, 0, "5/robot wild.3") == [("pile.1", "wild.3"), ("pile.2", "wild.3")]


def test_who_looks_at_another_sheet_cannot_write_on_it():
    state = a_game(3)
    drawn = scene.of(state, 0, shown=2)
    assert drawn.paths == ()
    assert drawn.shown == 2
    assert scene.of(state, 0).shown == 0
    assert scene.of(state, None).shown == 0


# --- what is drawn --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_the_static_layer_does_not_change_during_a_game(shape: str):
    hashes = {
        scene.of(state, seat, shape=shape).static.hash
        for state in positions(3, 4, every=25)
        for seat in (None, *range(state.seats))
    }
    assert len(hashes) == 1
    assert scene.of(a_game(), 0, "fr", shape=shape).static.hash not in hashes


def test_a_redealt_world_looks_the_same():
    """What a seat cannot know leaves no trace in its picture: not in the nodes, not in a title, not in a path."""
    for state in positions(3, 8, every=20):
        for seat in (None, *range(state.seats)):
            world = state.redeal(seat, Rng.seeded("another"))
            assert scene.of(world, seat).to_json() == scene.of(state, seat).to_json()


def test_a_number_stands_in_its_space():
    table = a_launch().write(0, energy="3 . . . X . . . . .")
    drawn = scene.of(table.state, 0)
    assert texts(drawn, "energy.1") == ["3"]
    assert texts(drawn, "energy.2") == []
    assert any(isinstance(node, Curve) and node.drawn for node in walk([drawn.keyed()["energy.5"]]))


def strokes(drawn: Scene, key: str) -> int:
    """How many marks were made by hand there."""
    return sum(isinstance(node, Curve) and node.drawn for node in walk([drawn.keyed()[key]]))


def test_a_full_quarter_has_its_effects_crossed():
    table = a_launch().fill(0, "plant.q1", "plant.q2", but=0)
    drawn = scene.of(table.state, 0)
    assert strokes(drawn, "plant.q2.activate") == strokes(drawn, "plant.q1.rocket") == 1
    assert strokes(drawn, "plant.q3.rocket") == 0
    assert "lost" in drawn.keyed()["plant.q1.inactive"].title, "its arrow was never filled"
    assert "lost" not in drawn.keyed()["plant.q3.inactive"].title


def test_a_filled_arrow_and_a_sabotage_that_is_gone():
    table = a_launch().has(0, activated=("energy.q1",)).struck("water.q1")
    drawn = scene.of(table.state, 0)
    assert strokes(drawn, "energy.q1.arrow") == 1
    assert strokes(drawn, "plant.q1.arrow") == 0
    assert strokes(drawn, "water.q1.sabotage.1") == 1
    assert strokes(drawn, "astro2.q1.sabotage.1") == 0


def test_the_track_shows_rockets_boxes_and_the_score():
    table = a_launch().has(0, rockets=10, errors=3)
    drawn = scene.of(table.state, 0)
    assert [key for key in drawn.keyed() if key.startswith("track.") and key.endswith(".box")] == [
        "track.0.box",
        "track.15.box",
    ]
    assert "track.30.1" in drawn.keyed()
    assert "track.30.2" not in drawn.keyed()
    assert texts(drawn, "track.score") == ["30"]
    assert "15" in texts(drawn, "score")
    assert [key for key in drawn.keyed() if key.startswith("error.")] == ["error.1", "error.2", "error.3"]


def test_errors_crossed_off_and_last_rockets():
    table = a_launch().has(0, rockets=31, errors=2, repaired=2, finals=3)
    drawn = scene.of(table.state, 0)
    assert texts(drawn, "track.score") == ["150"]
    assert strokes(drawn, "error.1") == 2, "a ring and a cross"
    assert [key for key in drawn.keyed() if key.startswith("final.")] == ["final.1", "final.2", "final.3"]


def test_titles_say_what_would_happen_now():
    table = a_launch().fill(0, "energy.q2", but=1).shows("12/energy", "1/water", "1/plant")
    titles = {key: node.title for key, node in scene.of(table.state, 0).keyed().items()}
    assert "You may write 12 here." in titles["energy.7"]
    assert "This would complete the quarter: 3 rockets." in titles["energy.7"]
    assert "You may write" not in titles["water.5"].replace("You may write 1 here.", "")
    assert "12" in titles["pile.1"]


def test_everything_of_the_game_explains_itself():
    for shape in SHAPES:
        silent = [
            key
            for key, node in scene.of(a_game(), 0, shape=shape).keyed().items()
            if node.role in ("button", "img") and not node.title
        ]
        assert silent == []


def test_the_end_names_winners_and_scores():
    state = load_carefully(a_game(3, 2), Rng.seeded(2))
    drawn = scene.of(state, None, names=("Ada", "Grace", "Yuri"))
    shown = texts(drawn, "results")
    for seat, name in enumerate(("Ada", "Grace", "Yuri")):
        assert name in shown
        assert str(state.scores[seat]) in shown
    assert any(f"{('Ada', 'Grace', 'Yuri')[seat]} " in "".join(texts(drawn, "question")) for seat in state.winners)
    assert "pile.1" not in drawn.keyed()


# --- for people -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_hostile_names_stay_names(shape: str):
    names = ("<script>alert(1)</script>", "\"'><svg/onload=alert(1)>")
    for state in (a_game(2, 3), play_on(a_game(2, 3), Rng.seeded(3))):
        root = ET.fromstring(scene.of(state, 1, shape=shape, names=names).svg())
        assert not [element for element in root.iter() if element.tag.endswith("}script")]
        assert sum(element.tag.endswith("}svg") for element in root.iter()) == 1
        assert not [name for element in root.iter() for name in element.attrib if name.startswith("on")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_language_can_be_drawn(language: str, shape: str):
    state = load_carefully(a_game(6, 5), Rng.seeded(5), 150)
    drawn = scene.of(state, state.actors[0], language, shape=shape)
    drawn.check()
    assert "{" not in "".join(node.text for node in walk(drawn.live) if isinstance(node, Text))


def size(target: Rect | Circle | Curve) -> tuple[float, float]:
    if isinstance(target, Rect):
        return target.width, target.height
    if isinstance(target, Circle):
        return 2 * target.r, 2 * target.r
    ends = [abs(float(number)) for number in target.d.replace("-", " ").replace("L", " ").split() if _is_number(number)]
    return 2 * max(ends), 2 * max(ends)


def _is_number(text: str) -> bool:
    return text.replace(".", "", 1).isdecimal()


def test_what_can_be_touched_on_a_phone_is_large_enough():
    for state in positions(3, 6, every=10):
        for seat in state.actors:
            drawn = scene.of(state, seat, shape="tall")
            nodes = drawn.keyed()
            for key in drawn.starts | drawn.onward:
                target = nodes[key].target
                assert target is not None
                assert min(size(target)) >= 40, key


def test_everything_lies_within_the_picture():
    for shape in SHAPES:
        plan = launch_plan(launch_data(), shape)
        spots = [spot for quarter in plan.quarters() for spot in (*quarter.spaces, *quarter.effects)]
        for spot in (*spots, *plan.errors, *plan.finals, *plan.boxes):
            assert 12 <= spot.x <= plan.width - 12
            assert 12 <= spot.y <= plan.height - 12
        effects = [(q, a, b) for q in plan.quarters() for a, b in zip(q.effects, q.effects[1:], strict=False)]
        for quarter, left, right in effects:
            assert left.x + left.width / 2 <= right.x - right.width / 2, f"effects of {quarter.printed.id} overlap"
        for quarter in plan.quarters():
            assert quarter.effects[0].x - quarter.effects[0].width / 2 >= quarter.left
            assert quarter.effects[-1].x + quarter.effects[-1].width / 2 <= quarter.right


@pytest.mark.parametrize("palette", MOON_PALETTES)
def test_what_is_written_can_be_read(palette: str):
    colours = MOON_PALETTES[palette]
    actions = [floor.action for floor in launch_data().floor]
    for paint in ("chalk", "muted", "accent", "bad", "tint", "mission-a", "mission-b", "mission-c", *actions):
        for ground in ("ground", "panel", "sky", "sky-deep"):
            assert contrast(colours[paint], colours[ground]) >= 4.5, f"{paint} on {ground}"
    assert contrast(colours["pencil"], colours["paper"]) >= 7
    assert contrast(colours["tint-deep"], colours["paper"]) >= 4.5
    assert contrast(colours["ground"], colours["tint"]) >= 4.5


def test_print_on_a_laptop_is_never_smaller_than_twelve():
    for state in positions(6, 7, every=60):
        drawn = scene.of(state, 0)
        small = [
            node for node in walk((*drawn.static.nodes, *drawn.live)) if isinstance(node, Text) and node.font_size < 12
        ]
        assert small == []


@cache
def a_late_scene(shape: str) -> Scene:
    state = load_carefully(a_game(4, 9), Rng.seeded(9), 120)
    return scene.of(state, state.actors[0], shape=shape)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_picture_can_be_made(shape: str):
    drawn = a_late_scene(shape)
    png = drawn.png(300)
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(png[16:20], "big") == 300
    assert len(png) > 20_000, "a board is not a plain colour"


def test_drawing_twice_gives_the_same_bytes():
    for shape in SHAPES:
        a_late_scene.cache_clear()
        first = a_late_scene(shape).svg()
        a_late_scene.cache_clear()
        assert a_late_scene(shape).svg() == first


def test_bad_wishes_are_refused():
    state = a_game(2)
    with pytest.raises(SeatError):
        scene.of(state, 0, shown=2)
    with pytest.raises(OptionError, match="night, colour-blind"):
        scene.of(state, 0, palette="pink")
    with pytest.raises(OptionError, match="wide, tall"):
        scene.of(state, 0, shape="round")  # type: ignore[arg-type]


def test_live_nodes_are_things_with_keys():
    assert all(isinstance(node, Group) and node.key for node in a_late_scene("wide").live)
