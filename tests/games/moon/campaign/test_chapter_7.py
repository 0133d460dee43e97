"""Chapter 7 of Eight Rungs: contained or an outbreak, salvage, convoy, jammed locks, the topmost starship."""

from __future__ import annotations

from cosmodrome.games.moon.rules.actions import ROBOT, USE_ACTION
from cosmodrome.kernel.bits import members
from games.moon.campaign.chapter_table import a_chapter


def test_contained_activates_an_airlock_next_to_the_start() -> None:
    s = a_chapter(7, "contained")
    assert s.asks() == "airlock"
    reached = s.sheet().reached
    s.everyone_plays(s.moves()[0])
    assert s.state.turn == 1
    assert len(members(s.sheet().airlocks)) == 1
    assert s.sheet().reached != reached
    s.state.check()


def test_an_outbreak_takes_six_cards() -> None:
    s = a_chapter(7, "outbreak out:4,8,12,26,5,13")
    assert s.state.piles.deck.size == 57


def test_salvage_circles_a_reactor_before_the_first_turn() -> None:
    s = a_chapter(7, "salvage")
    before = list(s.sheet().reactors)
    assert s.asks() == "receive"
    s.everyone_plays("energy ship1")
    assert s.state.turn == 1
    assert s.sheet().reactors == [before[0] + 1, *before[1:]]


def test_salvage_and_contained_are_both_asked() -> None:
    s = a_chapter(7, "salvage contained")
    s.plays(0, s.moves()[0], "energy ship2")
    assert s.state.actors == (1,)


def test_a_convoy_pays_three_points_for_a_full_starship() -> None:
    plain, more = a_chapter(7, "goal"), a_chapter(7, "convoy")
    for s in (plain, more):
        ships = s.state.board.ships
        s.sheet().filled = ships[0].zone.all | ships[2].zone.all | ships[1].zone.all & ~(1 << ships[1].zone.first)
    assert more.line("modules") == plain.line("modules") + 6


def test_jammed_locks_stop_the_robots_for_a_turn() -> None:
    s = a_chapter(7, "incident").incident()
    state = s.state
    assert (state.happened, s.asks()) == (state.turn, "write")
    assert s.told()[-2].startswith("Jammed locks!")
    assert state.targets(0, ROBOT, 0) == []
    assert not USE_ACTION[ROBOT][0].stands(state, 0)
    state.give_airlock(0)
    assert s.asks() == "airlock"
    state._stacks[0].pop()
    s.next_turn()
    assert state.targets(0, ROBOT, 0) != []


def test_the_topmost_starship_reaches_the_goal() -> None:
    s = a_chapter(7, "goal")
    ships = s.state.board.ships
    s.sheet().filled = 1 << ships[4].zone.first
    assert not s.state.reached(0, s.state.orders)
    s.sheet().filled |= 1 << ships[5].zone.first
    assert s.state.reached(0, s.state.orders)


def test_mission_145_all_of_a_starship() -> None:
    s = a_chapter(7, "C145")
    mission, ship, sheet = s.state.missions[2], s.state.board.ships[2], s.sheet()
    assert (mission.id, mission.first, mission.later) == ("C145", 14, 8)
    sheet.reactors = [0, 0, int(ship.reactors), 0, 0, 0]
    sheet.plants = [0, 0, int(ship.plants), 0, 0, 0]
    assert not s.state.fulfils(0, mission)
    sheet.tanks = ship.tanks
    assert s.state.fulfils(0, mission)
    sheet.plants = [0, 0, int(ship.plants) - 1, 0, 0, 0]
    assert not s.state.fulfils(0, mission)
