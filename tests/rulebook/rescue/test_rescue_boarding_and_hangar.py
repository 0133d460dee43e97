"""Boarding, and what a hangar die allows; assembly rules."""

from __future__ import annotations

import pytest

from games.rescue.launchpad import DATA, MODULES, Pad, a_rocket

KINDS = [card.id for card in DATA.module]


def build_moves(pad: Pad, seat: int) -> list[str]:
    return [move for move in pad.legal(seat) if move.startswith("build")]


# --- boarding -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "crew"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_crew_of_each_face(face, crew):
    pad = Pad().build("stellaris.1", (0, "orbital_village")).energy(0, 9).phase("boarding", {0: (face,)})
    for _ in range(crew):
        assert pad.asked() == (0, "board")
        pad.play(0, "board stellaris.1.2")
    assert pad.state.aboard[pad.slot("stellaris.1.2")] == crew
    assert pad.state.round == 2
    assert pad.state.crew[0] == 14 - crew


def test_without_energy_nobody_boards():
    pad = Pad().build("stellaris.1", (1, "orbital_village")).energy(0, 1).phase("boarding", {0: (6,)})
    pad.play(0, "board stellaris.1.2")
    assert pad.state.energy[:2] == [0, 5]
    assert pad.state.round == 2, "the second crew member cannot be paid"


def test_without_crew_on_earth_nobody_boards():
    pad = Pad().build("stellaris.1", (1, "orbital_village")).rescued(0, 13).phase("boarding", {0: (6,)})
    pad.play(0, "board stellaris.1.2")
    assert pad.state.round == 2


def test_seats_are_shared_by_all():
    pad = Pad().build("stellaris.1", (1, "standard_crew_module")).seat_crew(2, "stellaris.1.2", 3)
    pad.build("stellaris.2", (1, "standard_crew_module")).seat_crew(2, "stellaris.2.2", 2)
    pad.phase("boarding", {0: (6,)})
    assert pad.legal(0) == ["pass", "board stellaris.2.2"]
    pad.play(0, "board stellaris.2.2")
    assert pad.state.round == 2


def test_one_may_stop_boarding():
    pad = Pad().build("stellaris.1", (1, "orbital_village")).phase("boarding", {0: (6,)}).play(0, "pass")
    assert pad.state.crew[0] == 14


@pytest.mark.parametrize("kind", KINDS)
def test_every_module_has_its_seats(kind):
    pad = Pad().build("stellaris.1", (1, kind))
    slot = next(i for i in range(6) if pad.part(f"stellaris.1.{i + 1}"))
    at = f"stellaris.1.{slot + 1}"
    capacity = MODULES[kind].capacity
    if capacity:
        pad.seat_crew(2, at, capacity - 1)
        assert pad.phase("boarding", {0: (6,)}).legal(0) == ["pass", f"board {at}"]
        pad.play(0, f"board {at}")
    else:
        pad.phase("boarding", {0: (6,)})
    assert pad.state.round == 2, "no seat is left"


# --- what a hangar die allows ---------------------------------------------------------------------------------------


def ready(players: int = 3) -> Pad:
    """A rocket to launch, and three modules to assemble."""
    pad = Pad(players).planets("doorstep", "dionysos", "meadowlight", "anvil", "crucible").energy(0, 30)
    a_rocket(pad, "stellaris.1", 0)
    for kind in ("nova_tank", "surge_tank", "ember_tank"):
        pad.hand(0, kind)
    return pad


LAUNCH = "launch stellaris.1 doorstep"
BUILDS = ("build nova_tank supernova.1", "build surge_tank supernova.1", "build ember_tank supernova.1")


@pytest.mark.parametrize(
    ("face", "done", "builds", "launches"),
    [
        (2, (), True, False),
        (3, (), True, True),
        (4, (), True, True),
        (5, (), True, True),
        (6, (), True, True),
        (4, ("b",), True, True),
        (4, ("l",), True, False),
        (4, ("b", "b"), False, False),
        (4, ("b", "l"), False, False),
        (4, ("l", "b"), False, False),
        (5, ("b",), True, True),
        (5, ("l",), True, False),
        (5, ("b", "b"), False, True),
        (5, ("b", "l"), True, False),
        (5, ("l", "b"), True, False),
        (6, ("b", "l", "b"), False, False),
        (6, ("l", "b", "b"), False, False),
        (3, ("b",), False, False),
        (3, ("l",), False, False),
        (2, ("b",), False, False),
    ],
)
def test_what_each_face_allows_in_any_order(face, done, builds, launches):
    pad = ready().phase("hangar", {0: (face,)})
    number = 0
    for act in done:
        if act == "l":
            pad.play(0, LAUNCH)
        else:
            pad.play(0, BUILDS[number])
            number += 1
    legal = pad.legal(0) if pad.state.round == 1 else []
    assert any(move.startswith("build") for move in legal) == builds
    assert any(move.startswith("launch") for move in legal) == launches


def test_a_one_allows_nothing():
    pad = ready().phase("hangar", {0: (1,)})
    assert pad.state.round == 2


def test_a_die_is_used_completely_before_the_next_one():
    pad = ready()
    pad.hand(1, "pulse_engine")
    pad.phase("hangar", {0: (6,), 1: (5,)})
    pad.play(0, BUILDS[0], BUILDS[1])
    assert pad.asked()[0] == 0
    pad.play(0, "pass")
    assert pad.asked()[0] == 1


# --- assembly -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_every_module_is_assembled_for_its_cubes_and_brings_its_energy(kind):
    card = MODULES[kind]
    pad = Pad()
    pad.hand(0, kind)
    energy, supply, cubes = pad.state.energy[0], pad.state.supply.copy(), pad.state.cubes[:3]
    pad.phase("hangar", {0: (2,)})
    (move,) = [move for move in build_moves(pad, 0) if move.endswith("stellaris.2")]
    pad.play(0, move)
    back = [1 if resource == 0 and card.cost[0] else 0 for resource in range(3)]
    assert pad.state.energy[0] == energy + card.energy
    assert [pad.state.cubes[i] - cubes[i] for i in range(3)] == back, "the company gives a cube back that was used"
    assert pad.state.supply == [supply[i] + card.cost[i] - back[i] for i in range(3)]
    assert pad.state.markers[0] == 9
    crew = card.type in ("cockpit", "crew_module")
    assert (pad.state.actors == (0,) and pad.asked()[1] == "crew") == crew
    if crew:
        pad.play(0, "crew")
        assert pad.state.crew[0] == 13


@pytest.mark.parametrize("kind", KINDS)
def test_every_module_with_a_cube_missing_fits_only_where_the_company_adds_it(kind):
    cost = MODULES[kind].cost
    for resource, company in enumerate(("stellaris", "supernova", "hyperdrive")):
        if not cost[resource]:
            continue
        pad = Pad()
        pad.hand(0, kind, *[n - (i == resource) for i, n in enumerate(cost)])
        cubes = pad.state.cubes.copy()
        pad.phase("hangar", {0: (2,)})
        assert {move.split()[-1] for move in build_moves(pad, 0)} == {f"{company}.1", f"{company}.2"}
        pad.play(0, build_moves(pad, 0)[0])
        assert pad.state.cubes == cubes, "nothing comes back"


def test_two_missing_cubes_are_too_many():
    pad = Pad()
    pad.hand(0, "standard_engine", 1, 1, 0)
    pad.hand(0, "standard_cockpit", 2, 0, 1)
    pad.phase("hangar", {0: (6,)})
    assert pad.state.round == 2


def test_a_company_gives_nothing_back_that_the_module_did_not_need():
    pad = Pad()
    pad.hand(0, "vortex_engine")
    cubes = pad.state.cubes.copy()
    pad.phase("hangar", {0: (2,)}).play(0, "build vortex_engine stellaris.1")
    assert pad.state.cubes == cubes


def test_one_engine_one_cockpit_and_at_most_three_crew_modules():
    pad = Pad().build(
        "stellaris.1", (1, "standard_engine"), (1, "standard_cockpit"), *[(2, "standard_crew_module")] * 3
    )
    for kind in ("pulse_engine", "kestrel_cockpit", "bunkhouse", "nova_tank"):
        pad.hand(0, kind)
    pad.phase("hangar", {0: (6,)})
    assert [move for move in build_moves(pad, 0) if move.endswith("stellaris.1")] == ["build nova_tank stellaris.1"]


def test_four_tanks_fit_and_a_fifth_does_not():
    pad = Pad().build("stellaris.1", *[(1, "standard_fuel_tank")] * 4)
    for kind in ("pulse_engine", "bunkhouse", "nova_tank"):
        pad.hand(0, kind)
    pad.phase("hangar", {0: (6,)})
    assert [move for move in build_moves(pad, 0) if move.endswith("stellaris.1")] == ["build pulse_engine stellaris.1"]


def test_without_a_marker_nothing_can_be_assembled():
    pad = Pad()
    kinds = ["nova_tank", "surge_tank", "ember_tank", "relay_tank", "pulse_engine", "torch_engine", "bunkhouse"]
    kinds += ["storm_shelter", "kestrel_cockpit", "saddle_tank"]
    hangars = ["stellaris.1"] * 4 + ["stellaris.1", "stellaris.2"] + ["supernova.1"] * 4
    for kind, at in zip(kinds, hangars, strict=True):
        pad.build(at, (0, kind))
    pad.hand(0, "hauler_tank")
    pad.phase("hangar", {0: (6,)})
    assert pad.state.round == 2


def test_free_crew_can_be_declined_and_comes_from_earth_only():
    pad = Pad()
    pad.hand(0, "bunkhouse")
    pad.phase("hangar", {0: (2,)}).play(0, "build bunkhouse stellaris.1", "pass")
    assert pad.state.crew[0] == 14
    pad = Pad().build("supernova.1", (1, "orbital_village")).seat_crew(0, "supernova.1.2", 5).rescued(0, 9)
    pad.hand(0, "bunkhouse")
    pad.phase("hangar", {0: (2,)}).play(0, "build bunkhouse stellaris.1")
    assert pad.state.round == 2, "nobody is asked: no crew is left on Earth"


def test_a_tank_with_a_seat_gets_no_free_crew():
    pad = Pad()
    pad.hand(0, "saddle_tank")
    pad.phase("hangar", {0: (2,)}).play(0, "build saddle_tank stellaris.1")
    assert pad.state.round == 2
