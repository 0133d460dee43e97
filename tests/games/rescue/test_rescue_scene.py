"""Rocket Rescue as a scene: every legal move has a path, and nothing is drawn that the view does not say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import pytest

from cosmodrome import scene
from cosmodrome.bots import bots_for
from cosmodrome.games.rescue import RescueTitle
from cosmodrome.games.rescue.data import PHASE_NAMES
from cosmodrome.games.rescue.rules.round import Rescue
from cosmodrome.games.rescue.scene.plan import Box, rescue_plan
from cosmodrome.games.rescue.scene.style import RESCUE_PALETTES
from cosmodrome.kernel import LANGUAGES, Rng, State
from cosmodrome.scene import Circle, Group, Node, Rect, Scene, Stamp, Text, Use, contrast, walk
from games.rescue.launchpad import DATA, Pad, a_rocket, a_state, rng_with

SHAPES = ("wide", "tall")


def played(players: int, seed: int, every: int, **options: object) -> Iterator[State]:
    """Positions of a game of pilots."""
    title = RescueTitle()
    game = title.configure(players=players, **options)
    state, rng = game.new(seed), Rng.seeded(seed)
    minds = [bots_for(title, game)["pilot"]() for _ in range(players)]
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        seat = state.actors[0]
        state.play(seat, minds[seat].choose(state.redeal(seat, rng), seat, rng))
        number += 1
    yield state


def keys_of(pad: Pad, seat: int, notation: str) -> list[tuple[str, ...]]:
    return [path.keys for path in scene.of(pad.state, seat).paths if path.notation == notation]


def texts(drawn: Scene, key: str) -> list[str]:
    return [node.text for node in walk([drawn.keyed()[key]]) if isinstance(node, Text)]


# --- paths ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("players", "options"), [(3, {}), (2, {"fewer": "duel", "characters": "on"}), (1, {})])
def test_every_legal_move_has_a_path_that_leads_to_it_alone(shape, players, options):
    asked = set()
    for state in played(players, 4, 3, **options):
        for seat in state.actors:
            drawn = scene.of(state, seat, shape=shape)
            drawn.check()
            assert {path.move for path in drawn.paths} == set(state.legal(seat))
            seen: dict[tuple[str, ...], int] = {}
            for path in drawn.paths:
                assert seen.setdefault(path.keys, path.move) == path.move, "a path leads to one move only"
            for keys in seen:
                assert not any(keys[:i] in seen for i in range(1, len(keys))), "a path ends inside another"
            asked.add(state.view(seat).asks)
    assert asked >= {"die", "take", "buy", "cubes", "hangar"}


def test_the_paths_of_each_question():
    pad = Pad()
    assert keys_of(pad, 0, "hangar 4") == [("phase.hangar", "face.4")]
    pad = Pad().display("nova_tank", "surge_tank").phase("research", {0: (3,)})
    nova = pad.state.display[0]
    assert keys_of(pad, 0, "take nova_tank") == [(f"card.{nova}",)]
    assert keys_of(pad, 0, "take standard engine") == [("pile.engine",)]
    pad = Pad().cubes(0, 3, 1, 0)
    card = pad.hand(0, "standard_engine", 0, 0, 0)
    pad.phase("purchase", {0: (1,)})
    assert keys_of(pad, 0, "buy titanium") == [("market.titanium",)]
    pad.play(0, "buy carbon")
    assert keys_of(pad, 0, "put carbon standard_engine.1") == [("cube.carbon", f"card.{card}")]
    assert keys_of(pad, 0, "fill standard_engine.1") == [(f"card.{card}",)]
    assert keys_of(pad, 0, "swap carbon titanium") == [("cube.carbon", "cube.titanium")]
    assert keys_of(pad, 0, "pass") == [("pass",)]
    pad.play(0, "pass")
    assert keys_of(pad, 0, "refill carbon") == [("market.carbon",)]


def test_a_module_that_needs_one_more_cube_can_simply_be_touched():
    pad = Pad().cubes(0, 0, 1, 0)
    card = pad.hand(0, "standard_engine", 1, 0, 1)
    pad.phase("purchase", {0: (1,)}).play(0, "buy carbon")
    assert keys_of(pad, 0, "put aluminium standard_engine.1") == [("cube.aluminium", f"card.{card}"), (f"card.{card}",)]


def test_the_paths_of_boarding_and_hangar():
    pad = Pad().planets("doorstep", "meadowlight", "anvil").energy(0, 30)
    a_rocket(pad, "stellaris.2", 0)
    cockpit = pad.state.built[pad.slot("stellaris.2.6")]
    pad.phase("boarding", {0: (3,)})
    assert keys_of(pad, 0, "board stellaris.2.6") == [(f"card.{cockpit}",)]
    card = pad.hand(0, "bunkhouse")
    pad.phase("hangar", {0: (5,)})
    assert keys_of(pad, 0, "build bunkhouse hyperdrive.1") == [(f"card.{card}", "hangar.4")]
    assert keys_of(pad, 0, "launch stellaris.2 meadowlight") == [("hangar.1", "planet.1")]
    pad.play(0, "build bunkhouse hyperdrive.1")
    assert keys_of(pad, 0, "crew") == [(f"card.{card}",)]


def test_a_saboteur_touches_the_die():
    pad = Pad()
    pad.state.who = [
        next(c for c in a_state(characters="on").board.characters if c.id == "saboteur"),
        *pad.state.who[1:],
    ]
    for seat in (0, 1, 2):
        pad.energy(seat, 20).plan(seat, research=(4, 5), hangar=(6, 6))
    assert keys_of(pad, 0, "lower 2 research.2") == [("lower.1.1",)]
    for shape in SHAPES:
        scene.of(pad.state, 0, shape=shape).check()


def test_who_looks_at_another_workshop_cannot_play_there():
    state = a_state(3)
    assert scene.of(state, 0, shown=2).paths == ()
    assert scene.of(state, None).shown == 0


# --- what is drawn --------------------------------------------------------------------------------------------------


def test_a_module_keeps_its_key_from_the_shelf_to_the_rocket():
    pad = Pad().display("bunkhouse", "surge_tank").phase("research", {0: (3,)})
    card = pad.state.display[0]
    spots = []

    def note() -> None:
        node = scene.of(pad.state, 0).keyed()[f"card.{card}"]
        spots.append((node.x, node.y))

    note()
    pad.play(0, "take bunkhouse")
    note()
    for resource, n in enumerate(DATA.cards()[card].cost):
        pad.state.supply[resource] -= n
        pad.state.laid[card] += n << 4 * resource
    pad.phase("hangar", {0: (2,)}).play(0, "build bunkhouse supernova.1")
    note()
    assert len(set(spots)) == 3


def test_costs_are_told_for_every_rocket_that_can_fly():
    pad = Pad().planets("doorstep", "kettle_3", "anvil")
    a_rocket(pad, "stellaris.1", 0).build("supernova.2", (1, "standard_engine"), (1, "standard_cockpit"))
    view = pad.state.view(0)
    assert view.costs[0] == (8, -1, -1, 8, -1, -1)
    assert view.costs[1] == (7 + 3, -1, -1, -1, -1, -1), "the second rocket has no tank"
    nodes = scene.of(pad.state, 0).keyed()
    assert "Stellaris X 1: 8" in nodes["planet.0"].title
    assert "Doorstep 8" in nodes["hangar.0"].title


def marks(drawn: Scene, key: str) -> list[str]:
    return [node.symbol for node in walk([drawn.keyed()[key]]) if isinstance(node, Use)]


def test_pointing_at_a_rocket_shows_what_it_would_meet_at_every_planet():
    pad = Pad().planets("kettle_3", "twin_harbour", "pebble_garden", "crucible").energy(0, 10)
    pad.build("stellaris.1", (0, "standard_engine"), (1, "standard_cockpit"), (1, "ember_tank"))
    drawn = scene.of(pad.state, 0)
    node, cards = drawn.keyed()["from.0.0"], [card for card in pad.state.built[:6] if card >= 0]
    assert set(node.when) == {"hangar.0", *(f"card.{card}" for card in cards)}, "the hangar and every part of it"
    # Kettle-3: a tank is there; two of three modules have no heat shield; 7 and 2 can be paid with 10.
    assert marks(drawn, "from.0.0") == ["met", "shields-2", "price-bright"]
    assert texts(drawn, "from.0.0") == ["9"]
    assert marks(drawn, "from.0.1") == ["met", "unmet"], "Twin Harbour wants a second tank, so there is no price"
    assert marks(drawn, "from.0.2") == ["met", "unmet"], "Pebble Garden wants a rover"
    assert marks(drawn, "from.0.3") == ["met", "unmet", "shields-2", "shields-3"], "Crucible is hot and gassy"
    pad.energy(0, 8)
    assert marks(scene.of(pad.state, 0), "from.0.0")[-1] == "price-dim"


def test_an_unfinished_rocket_has_prospects_but_no_price():
    pad = Pad().planets("kettle_3").build("stellaris.2", (0, "standard_engine"), (0, "standard_fuel_tank"))
    drawn = scene.of(pad.state, 0)
    assert marks(drawn, "from.1.0") == ["met", "shields-2"]
    assert "from.0.0" not in drawn.keyed(), "an empty hangar has none"
    assert "to.0.1" not in drawn.keyed()


def test_pointing_at_a_planet_shows_what_every_complete_rocket_would_pay():
    pad = Pad().planets("kettle_3", "doorstep").energy(0, 9)
    a_rocket(pad, "stellaris.1", 0).build("supernova.2", (1, "standard_engine"), (1, "standard_cockpit"))
    drawn = scene.of(pad.state, 0)
    assert drawn.keyed()["to.0.0"].when == ("planet.0",)
    assert (marks(drawn, "to.0.0"), texts(drawn, "to.0.0")) == (["tag-dim"], ["10"])
    assert (marks(drawn, "to.1.0"), texts(drawn, "to.1.0")) == (["tag-bright"], ["8"])
    assert marks(drawn, "to.0.3") == ["tag-none"], "the second rocket has no tank"
    assert texts(drawn, "to.1.3") == ["8"]


def test_pointing_at_a_phase_shows_what_every_face_would_do_there():
    drawn = scene.of(a_state(), 0)
    stamps = {stamp.id: stamp.nodes for stamp in drawn.static.definitions if isinstance(stamp, Stamp)}
    for phase in PHASE_NAMES:
        node = drawn.keyed()[f"does.{phase}"]
        assert node.when == (f"phase.{phase}",)
        assert marks(drawn, f"does.{phase}") == [f"does-{phase}-{face}" for face in range(1, 7)]

    def signs(name: str) -> list[str]:
        return [node.symbol for node in walk(stamps[name]) if isinstance(node, Use)]

    assert [len(signs(f"does-boarding-{face}")) for face in range(1, 7)] == [0, 0, 1, 1, 2, 2]
    assert [signs(f"does-hangar-{face}").count("rocket") for face in range(1, 7)] == [0, 0, 1, 1, 1, 1]


def launched() -> Pad:
    """Seat 0 has sent a rocket of three to the Doorstep; its engine and its tank do not hold."""
    pad = Pad().planets("doorstep").energy(0, 20)
    pad.build("hyperdrive.1", (0, "standard_engine"), (1, "standard_fuel_tank"), (0, "citadel_bridge"))
    pad.seat_crew(2, "hyperdrive.1.6")
    pad.hand(1, "bunkhouse")
    pad.state.rng = rng_with(2, 2, 1)
    return pad.phase("hangar", {0: (3,), 1: (2,)}).play(0, "launch hyperdrive.1 doorstep")


def test_a_launch_is_shown_until_the_next_round():
    pad = launched()
    shown = {"plume.4.doorstep", "flight.4.doorstep", "goal.doorstep"}
    shown |= {f"roll.4.{place}.doorstep" for place in (0, 1, 5)}
    drawn = scene.of(pad.state, 2)
    assert shown <= set(drawn.keyed())
    assert "destroyed" in drawn.keyed()["roll.4.0.doorstep"].title
    assert "holds" in drawn.keyed()["roll.4.5.doorstep"].title
    pad.play(1, "pass")
    assert pad.state.round == 2
    assert not shown & set(scene.of(pad.state, 2).keyed())


def test_the_rocket_flies_as_it_was_from_its_hangar_to_its_planet():
    drawn = scene.of(launched().state, 2)
    nodes, plan = drawn.keyed(), rescue_plan("wide", 6, 3)
    rocket = nodes["flight.4.doorstep"]
    assert rocket.comes is not None
    assert (rocket.comes.x, rocket.comes.y, rocket.comes.scale) == (0, 0, 1), "it begins where it stood"
    assert rocket.opacity == 0, "at rest nothing is seen of it"
    parts = [symbol for symbol in marks(drawn, "flight.4.doorstep") if symbol.startswith("part-")]
    assert parts == ["part-standard_engine", "part-standard_fuel_tank", "part-citadel_bridge"]
    assert marks(drawn, "flight.4.doorstep").count("triangle") == 1, "the crew flies with it"
    bay, box = plan.bays[4], plan.planets[0]
    middle = (bay.x + bay.width / 2, bay.y + bay.height / 2)
    arrives = (rocket.x + rocket.scale * middle[0], rocket.y + rocket.scale * middle[1])
    assert box.x < arrives[0] < box.x + box.width
    assert box.y < arrives[1] < box.y + box.height
    assert marks(drawn, "goal.doorstep") == ["planet-doorstep"]


def test_what_holds_comes_back_when_the_rocket_has_arrived_and_then_the_dice_fall():
    pad = launched()
    card = pad.state.built[pad.slot("hyperdrive.1.6")]
    for seat, waits in ((2, 750), (0, 0)):  # who launched has seen the flight before the launch was confirmed
        nodes = scene.of(pad.state, seat).keyed()
        back, roll = nodes[f"card.{card}"].comes, nodes["roll.4.0.doorstep"].comes
        assert back is not None
        assert roll is not None
        assert back.after == waits
        assert roll.after >= back.after + back.takes


def test_a_launch_that_is_not_confirmed_shows_the_rocket_away_and_no_dice():
    pad = Pad().planets("doorstep").energy(0, 20)
    a_rocket(pad, "hyperdrive.1", 0)
    pad.phase("hangar", {0: (3,)})
    branch = pad.state.clone()
    branch.draft(0, branch.parse("launch hyperdrive.1 doorstep"))
    nodes = scene.of(branch, 0).keyed()
    assert "flight.4.doorstep" in nodes
    assert not [key for key in nodes if key.startswith("roll")]
    assert all(nodes[f"card.{card}"].opacity < 0.5 for card in branch.built if card >= 0)
    assert "confirm" in nodes["question"].title


def test_a_module_that_takes_a_place_after_the_launch_is_not_mixed_up_with_the_one_that_flew():
    pad = launched()
    pad.play(1, "build bunkhouse hyperdrive.1")
    nodes = scene.of(pad.state, 2).keyed()
    assert "roll.4.1.doorstep" not in nodes, "the tank's die makes room"
    assert nodes[f"card.{pad.state.built[pad.slot('hyperdrive.1.2')]}"].comes is None


def test_the_end_tells_where_the_points_come_from():
    pad = Pad().build("stellaris.1", (0, "orbital_village")).seat_crew(0, "stellaris.1.2", 2).rescued(0, 3)
    pad.state.tokens[0], pad.state.tokens_left = 1, 4
    pad.state.round = 8
    pad.phase("hangar", {})
    assert texts(scene.of(pad.state, 0), "seat.0.dice") == ["3×2 + 2×1 + 1×2 = 10"]


def test_dice_of_others_are_question_marks_while_all_plan():
    pad = Pad().plan(1, research=(6,), purchase=(5,), boarding=(4,), hangar=(1,))
    assert texts(scene.of(pad.state, 0), "seat.1.dice") == ["?"]
    assert texts(scene.of(pad.state, 1), "seat.1.dice") == ["6", "5", "4", "1"]
    assert texts(scene.of(pad.state, 0, shown=1), "phase.research") == ["?", "?"]


@pytest.mark.parametrize("shape", SHAPES)
def test_everything_that_can_be_touched_or_searched_says_what_it_is(shape):
    for state in played(3, 9, 29):
        nodes = scene.of(state, 0, shape=shape).keyed()
        assert all(node.title for node in nodes.values() if node.target is not None)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_static_layer_does_not_change_during_a_game(shape):
    layers = {scene.of(state, seat, shape=shape).static.hash for state in played(4, 1, 40) for seat in (None, 2)}
    assert len(layers) == 1


def test_one_move_changes_little():
    last: dict[str, bytes] = {}
    sizes = []
    for state in played(3, 2, 1):
        live = {node.key: msgspec.json.encode(node) for node in scene.of(state, 0).live if isinstance(node, Group)}
        if last:
            sizes.append(sum(len(text) for key, text in live.items() if last.get(key) != text))
        last = live
    sizes.sort()
    assert sizes[len(sizes) // 2] < 2_500, "a usual move"
    assert sizes[9 * len(sizes) // 10] < 10_000, "nine moves of ten"
    assert sizes[-1] < 18_000, "the end of a round, or a launch"


# --- how it looks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("palette", list(RESCUE_PALETTES))
def test_it_draws_in_every_language_and_palette(language, palette):
    for shape in SHAPES:
        drawn = scene.of(a_state(4, characters="on"), 0, language, shape=shape, palette=palette)
        drawn.check()
        assert drawn.png(300)[:4] == b"\x89PNG"


@pytest.mark.parametrize("palette", list(RESCUE_PALETTES))
def test_print_can_be_read(palette):
    colours = RESCUE_PALETTES[palette]
    for token in ("cream", "muted", "accent", "energy", "carbon", "aluminium", "titanium"):
        for ground in ("ground", "panel", "shadow"):
            assert contrast(colours[token], colours[ground]) >= 4.5, (token, ground)
    for kind in ("cockpit", "fuel_tank", "engine", "crew_module"):
        assert contrast(colours["cream"], colours[f"{kind}-deep"]) >= 4.5, kind
        assert contrast(colours["energy"], colours[f"{kind}-deep"]) >= 4.5, kind
    assert contrast(colours["shadow"], colours["accent"]) >= 4.5
    for seat in range(4):
        assert contrast(colours[f"seat-{seat}"], colours["panel"]) >= 4.5


def sizes_of(nodes: Sequence[Node], scale: float = 1) -> Iterator[tuple[float, str]]:
    for node in nodes:
        if isinstance(node, Text):
            yield node.font_size * scale, node.text
        elif isinstance(node, Group):
            yield from sizes_of(node.children, scale * node.scale)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_type_is_too_small_on_a_laptop(language):
    for state in played(3, 5, 45, characters="on"):
        drawn = scene.of(state, 0, language)
        stamps = [node for made in drawn.static.definitions if isinstance(made, Stamp) for node in made.nodes]
        small = {text for size, text in sizes_of([*drawn.static.nodes, *drawn.live, *stamps]) if size < 11.8}
        assert not small


@pytest.mark.parametrize(("hangars", "parties"), [(6, 3), (6, 4), (3, 2)])
@pytest.mark.parametrize("shape", SHAPES)
def test_boxes_lie_in_the_picture_and_do_not_overlap(shape, hangars, parties):
    plan = rescue_plan(shape, hangars, parties)
    boxes = [*plan.planets, *plan.bays, *plan.market, plan.shelf, plan.tray, *plan.goods, plan.workshop, *plan.seats]
    boxes += [plan.stages, plan.queue, plan.question, plan.pass_button]
    for box in boxes:
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.width <= plan.width
        assert box.y + box.height <= plan.height
    for i, one in enumerate(boxes):
        for other in boxes[i + 1 :]:
            assert apart(one, other), (one, other)


def apart(one: Box, other: Box) -> bool:
    return (
        one.x + one.width <= other.x
        or other.x + other.width <= one.x
        or one.y + one.height <= other.y
        or other.y + other.height <= one.y
    )


def test_what_is_touched_on_a_phone_is_large_enough():
    """At 390 pixels a unit of the tall scene is 0.886 pixels."""
    unit = 390 / rescue_plan("tall", 6, 4).width
    for state in played(4, 6, 13, characters="on"):
        for seat in state.actors:
            drawn = scene.of(state, seat, shape="tall")
            nodes = drawn.keyed()
            for path in drawn.paths:
                for key in path.keys:
                    node = nodes[key]
                    if isinstance(node.target, Rect):
                        assert min(node.target.width, node.target.height) * node.scale * unit >= 39.5, key
                    elif isinstance(node.target, Circle):
                        assert node.target.r * 2 * node.scale * unit >= 39.5, key


def test_many_modules_fit_the_workshop():
    pad = Pad()
    kinds = [card.id for card in DATA.module if card.tier == "advanced"][:16]
    for kind in kinds:
        pad.hand(0, kind, 0, 0, 0)
    assert isinstance(pad.state, Rescue)
    for shape in SHAPES:
        plan = rescue_plan(shape, 6, 3)
        nodes = scene.of(pad.state, 0, shape=shape).keyed()
        for card in pad.state.hands[0]:
            node = nodes[f"card.{card}"]
            assert node.x + 121 * node.scale <= plan.width + 1
            assert node.y + 70 * node.scale <= plan.workshop.y + plan.workshop.height + 8
