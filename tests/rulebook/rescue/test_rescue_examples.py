"""The seven worked examples of the rulebook."""

from __future__ import annotations

from games.rescue.launchpad import Pad, a_rocket, rng_with

ALICE, BOB, CLAIRE = 0, 1, 2


def test_example_1_energy_balance_and_order_tokens():
    pad = Pad().energy(ALICE, 0)
    pad.plan(ALICE, research=(4,), purchase=(2,), boarding=(3,), hangar=(1,))
    pad.plan(BOB, research=(3,), purchase=(3,), boarding=(3,), hangar=(4,))
    pad.plan(CLAIRE, research=(2,), purchase=(4,), boarding=(3,), hangar=(5,))
    s = pad.state
    assert s.energy == [2, 3, 2], "+2, -1 and -2"
    assert s.rank == [2, 1, 0]
    assert s.dice[:8] == [4, 0, 2, 0, 3, 0, 1, 0], "a low die later pays for a high one earlier"
    assert pad.asked() == (ALICE, "take"), "her 4 is the highest research die although her token is the last"


def test_example_2_an_additional_die_reveals_a_card_and_picks_go_down_from_the_highest():
    pad = Pad().phase("research", {ALICE: (4, 3), BOB: (3,), CLAIRE: (2,)}, order=(CLAIRE, BOB, ALICE))
    assert len(pad.state.display) == 3
    picked = []
    while pad.state.actors:
        seat, asks = pad.asked()
        if asks != "take":
            break
        if seat == CLAIRE:
            assert pad.state.display == [], "all advanced cards are gone"
            assert pad.legal(seat) == [
                f"take standard {kind}" for kind in ("cockpit", "fuel_tank", "engine", "crew_module")
            ] + ["pass"]
        picked.append(seat)
        pad.play(seat, pad.legal(seat)[0])
    assert picked == [ALICE, BOB, ALICE, CLAIRE]


def test_example_3_the_market_runs_out_and_is_refilled():
    pad = Pad().market(3, 6, 8).cubes(ALICE, 0, 0, 0).cubes(BOB, 0, 0, 0).cubes(CLAIRE, 0, 0, 0)
    pad.phase("purchase", {CLAIRE: (4,), BOB: (3,), ALICE: (2,)})
    pad.play(CLAIRE, "buy aluminium")
    pad.play(BOB, "buy aluminium")
    pad.play(ALICE, "buy carbon")
    s = pad.state
    assert (s.cubes[CLAIRE * 3 + 1], s.cubes[BOB * 3 + 1], s.cubes[ALICE * 3]) == (4, 2, 2)
    assert s.market == [1, 0, 8]
    for seat in (ALICE, BOB, CLAIRE):
        pad.play(seat, "pass")
    assert pad.asked() == (CLAIRE, "refill"), "she bought first"
    pad.play(CLAIRE, "refill titanium")
    assert s.market == [3, 3, 10]


def test_example_4_cubes_go_on_several_modules_and_stay_there():
    pad = Pad().cubes(BOB, 1, 2, 0)
    engine = pad.hand(BOB, "standard_engine", 1, 0, 2)
    cabin = pad.hand(BOB, "standard_crew_module", 0, 0, 0)
    pad.phase("purchase", {BOB: (1,)}).play(BOB, "buy titanium")
    pad.play(BOB, "put aluminium standard_engine.1")
    assert pad.state.missing(engine) == 0
    pad.play(BOB, "put aluminium standard_crew_module.1", "put carbon standard_crew_module.1")
    assert pad.state.laid[cabin] == 0x011
    assert not [move for move in pad.legal(BOB) if "engine" in move], "it needs no more"


def test_example_5_seats_are_paid_to_the_bank_or_to_the_owner_until_none_is_free():
    pad = Pad().build("stellaris.1", (ALICE, "standard_cockpit")).build("supernova.1", (CLAIRE, "standard_cockpit"))
    pad.build("hyperdrive.1", (BOB, "standard_crew_module"))
    pad.seat_crew(ALICE, "stellaris.1.6").seat_crew(CLAIRE, "supernova.1.6").seat_crew(BOB, "hyperdrive.1.2")
    for seat in (ALICE, BOB, CLAIRE):
        pad.energy(seat, 5)
    pad.phase("boarding", {ALICE: (5,), BOB: (4, 3), CLAIRE: (3,)}, order=(CLAIRE, BOB, ALICE))
    pad.play(ALICE, "board stellaris.1.6", "board supernova.1.6")
    assert pad.state.energy == [3, 5, 6]
    pad.play(BOB, "board hyperdrive.1.2")
    assert pad.state.energy == [3, 4, 6]
    assert pad.asked() == (CLAIRE, "board"), "her token is lower, so her 3 comes before Bob's"
    pad.play(CLAIRE, "board hyperdrive.1.2")
    assert pad.state.energy == [3, 5, 5]
    assert pad.state.round == 2, "no seat is free for the second die of Bob"


def test_example_6_where_a_module_fits_and_what_it_brings():
    pad = Pad()
    full = [(BOB, "standard_engine"), (BOB, "standard_fuel_tank"), (CLAIRE, "standard_fuel_tank")]
    full += [(BOB, "standard_crew_module"), (CLAIRE, "standard_crew_module")]
    pad.build("supernova.1", *full)
    pad.hand(ALICE, "standard_fuel_tank", 1, 0, 1)
    pad.hand(BOB, "standard_crew_module")
    pad.hand(CLAIRE, "standard_cockpit")
    pad.phase("hangar", {ALICE: (4,), BOB: (3,), CLAIRE: (2,)})
    assert pad.asked()[0] == BOB, "Alice's tank lacks two aluminium: not even Supernova can help"
    others = {"stellaris.1", "stellaris.2", "supernova.2", "hyperdrive.1", "hyperdrive.2"}
    assert set(pad.legal(BOB)) == {"pass"} | {f"build standard_crew_module.3 {hangar}" for hangar in others}
    energy = pad.state.energy.copy()
    pad.play(BOB, "build standard_crew_module.3 stellaris.1", "crew")
    assert set(pad.legal(CLAIRE)) == {"pass"} | {
        f"build standard_cockpit.1 {hangar}" for hangar in others | {"supernova.1"}
    }
    pad.play(CLAIRE, "build standard_cockpit.1 supernova.1", "crew")
    assert pad.state.energy == [energy[0], energy[1] + 2, energy[2] + 2]
    assert pad.part("supernova.1.6") == "standard_cockpit"
    assert pad.state.aboard[pad.slot("supernova.1.6")] == 0x100


def test_example_6_with_one_aluminium_the_tank_fits_wherever_there_is_room():
    pad = Pad().build("supernova.1", *[(BOB, "standard_fuel_tank")] * 2, *[(CLAIRE, "standard_crew_module")] * 2)
    pad.hand(ALICE, "standard_fuel_tank", 1, 1, 1)
    pad.phase("hangar", {ALICE: (2,)})
    assert set(pad.legal(ALICE)) == {"pass", "build standard_fuel_tank.3 supernova.2"}


def test_example_7_a_launch():
    pad = Pad().planets("aurora_2_0", "dionysos", "doorstep", "fireball_y08", "dwarf_cockroach")
    a_rocket(pad, "stellaris.1", BOB)
    parts = [(BOB, "ceramic_engine"), (CLAIRE, "sunvisor_cockpit"), (ALICE, "standard_fuel_tank")]
    pad.build("stellaris.2", *parts, (BOB, "vacuum_tank"), (CLAIRE, "standard_crew_module"))
    pad.build("supernova.1", (ALICE, "standard_cockpit")).build("supernova.2", (ALICE, "standard_engine"))
    crew_module = (
        f"stellaris.2.{1 + next(i for i in range(6) if pad.part(f'stellaris.2.{i + 1}') == 'standard_crew_module')}"
    )
    for seat in (ALICE, BOB, CLAIRE):
        pad.seat_crew(seat, crew_module)
    pad.energy(ALICE, 13)
    pad.state.rng = rng_with(3, 1, 4, 4, 3)
    pad.phase("hangar", {ALICE: (3,)})
    fly = "launch stellaris.2"
    # Doorstep needs nothing and has no hazard; the rocket's own hazards are met as in the example.
    assert set(pad.legal(ALICE)) == {
        "pass",
        f"{fly} aurora_2_0",
        f"{fly} dionysos",
        f"{fly} doorstep",
        f"{fly} fireball_y08",
    }
    told = {pad.state.notate(move): pad.state.say(ALICE, move) for move in pad.state.legal(ALICE)}
    assert told[f"{fly} aurora_2_0"].endswith("for 13 energy"), "9 and four missing gas shields"
    assert told[f"{fly} fireball_y08"].endswith("for 13 energy"), "10 and three missing heat shields"
    assert told[f"{fly} dionysos"].endswith("for 10 energy")
    pad.play(ALICE, f"{fly} dionysos")
    s = pad.state
    assert s.rescued == [3, 2, 2], "one each on board, two for Alice's launch, one each for Bob and Claire"
    assert s.energy[ALICE] >= 3
    assert s.launches == [1, 0, 0]
    rolls = [data[1] for _, data in pad.told("shake")]
    assert rolls == [3, 1, 4, 4, 3]
    # Ceramic engine 4 > 3 and tank 2 > 1 stay; vacuum tank 4, crew module 2 and cockpit 4 against 4, 4, 3.
    stays = {data[0]: data[2] for _, data in pad.told("shake")}
    assert sum(stays.values()) == 3
    assert "dionysos" not in pad.face_up()
    assert len(pad.face_up()) == 5
