"""Chapter 8 of Eight Rungs: together or scattered, pact, no quarter, flare, both ends of a sheet."""

from __future__ import annotations

import pytest

from cosmodrome.games.moon.rules.adventure8 import MISSION_SIDE, TOTAL_SIDE
from cosmodrome.kernel import Rng
from cosmodrome.kernel.bits import members
from games.moon.campaign.chapter_table import ChapterTable, a_chapter


def _sides(s: ChapterTable, seat: int) -> tuple:
    return s.state.on(seat).sides[MISSION_SIDE], s.state.on(s.state.right_of(seat)).sides[TOTAL_SIDE]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_together_puts_an_insignia_on_a_moon_of_each_sheet(players: int) -> None:
    s = a_chapter(8, "together", players=players)
    for _ in range(2):
        assert {s.asks(seat) for seat in range(players)} == {"moon"}
        s.everyone_plays(s.moves()[1])
    assert s.state.turn == 1
    for seat in range(players):
        left, right = _sides(s, seat)
        assert (len(members(left.moons)), len(members(right.moons))) == (1, 1)
    s.state.check()


def test_moons_are_hidden_until_all_have_chosen() -> None:
    s = a_chapter(8, "together", players=3)
    before = s.state.view(1).battlefields
    s.plays(0, s.moves()[0])
    assert s.state.view(1).battlefields == before
    assert s.state.view(0).battlefields != before
    world = s.state.redeal(1, Rng.seeded(5))
    assert world.view(1) == s.state.view(1)


def test_scattered_marks_the_first_asteroids_without_a_bonus() -> None:
    s = a_chapter(8, "scattered", players=3)
    last = len(s.state.board.asteroid_bonuses) - 1
    for seat in range(3):
        left, right = _sides(s, seat)
        assert (members(left.asteroids), members(right.asteroids)) == ([0], [last])
        assert (left.plants, left.waters, sum(left.types)) == (0, 0, 0)
    assert s.state.turn == 1


def _tie(s: ChapterTable) -> int:
    """Both have an insignia on the first planet of the sheet between them; tells its value."""
    sheet, board = s.state.on(0), s.state.board
    first = board.planets[0].zone.first
    sheet.sides[0].spaces |= 1 << first
    sheet.sides[1].spaces |= 1 << first + 1
    sheet.filled |= 0b11 << first
    return int(board.types[board.planets[0].type].values[0])


def test_a_pact_pays_two_points_more_for_a_shared_planet() -> None:
    plain, more = a_chapter(8, "goal"), a_chapter(8, "pact")
    value, _ = _tie(plain), _tie(more)
    kind = plain.state.board.types[plain.state.board.planets[0].type].id
    for seat in range(2):
        assert plain.line(kind, seat) == value
        assert more.line(kind, seat) == value + 2


def test_no_quarter_pays_nobody_for_a_shared_planet() -> None:
    s = a_chapter(8, "no_quarter")
    _tie(s)
    kind = s.state.board.types[s.state.board.planets[0].type].id
    assert [s.line(kind, seat) for seat in range(2)] == [0, 0]
    s.state.on(0).sides[0].spaces |= 1 << s.state.board.planets[0].zone.first + 2
    assert s.line(kind, 0) > 0


@pytest.mark.parametrize(("branch", "more"), [("pact", 2), ("no_quarter", -2)])
def test_alone_a_planet_shared_with_astra_is_the_seats_to_gain_or_lose(branch: str, more: int) -> None:
    plain, s = a_chapter(8, "goal", players=1), a_chapter(8, branch, players=1)
    for game in (plain, s):
        for sheet in game.state.sheets:
            sheet.filled = sheet.sides[0].spaces = sheet.sides[1].spaces = 0
        _tie(game)
    kind = plain.state.board.types[plain.state.board.planets[0].type].id
    assert s.line(kind) == plain.line(kind) + more


@pytest.mark.parametrize(("circled", "lost"), [((1, 1), (0, 1)), ((1, 0), (1, 0)), ((0, 0), (0, 0))])
def test_a_flare_costs_a_stored_astronaut_first_of_the_sheet_in_play(
    circled: tuple[int, int], lost: tuple[int, int]
) -> None:
    s = a_chapter(8, "incident")
    s.state._stacks, s.state._waiting = [[], []], 0
    for side, count in zip(_sides(s, 0), circled, strict=True):
        side.astronauts = count
    s.state.incident_turn = 2
    s.state.start_turn()
    assert tuple(side.used for side in _sides(s, 0)) == lost
    assert s.state.happened == 2


@pytest.mark.parametrize("at", [0, 1])
def test_both_end_planets_of_one_sheet_reach_the_goal(at: int) -> None:
    s = a_chapter(8, "goal")
    sides = _sides(s, 0)
    last = len(s.state.board.planets) - 1
    sides[at].flags = 1
    sides[1 - at].flags = 1 << last
    assert not s.state.reached(0, s.state.orders)
    sides[at].flags |= 1 << last
    assert s.state.reached(0, s.state.orders)


def test_the_goal_belongs_to_a_seat_and_not_to_its_neighbour() -> None:
    s = a_chapter(8, "goal", players=3)
    s.sheet(1).goal = 2
    assert [s.line("missions", seat) for seat in range(3)] == [0, 10, 0]


def test_mission_146_three_planets_of_each_sheet() -> None:
    s = a_chapter(8, "A146")
    mission, (left, right) = s.state.missions[0], _sides(s, 0)
    assert (mission.id, mission.first, mission.later) == ("A146", 10, 4)
    left.flags, right.flags = 0b111, 0b11
    assert not s.state.fulfils(0, mission)
    right.flags = 0b10011
    assert s.state.fulfils(0, mission)


def test_mission_147_five_asteroids_of_each_sheet() -> None:
    s = a_chapter(8, "B147")
    mission, (left, right) = s.state.missions[1], _sides(s, 0)
    assert (mission.id, mission.first, mission.later) == ("B147", 10, 6)
    left.asteroids, right.asteroids = 0b11111, 0b1111
    assert not s.state.fulfils(0, mission)
    right.asteroids = 0b11111
    assert s.state.fulfils(0, mission)
