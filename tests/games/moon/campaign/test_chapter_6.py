"""Chapter 6 of Eight Rungs: sheltered or exposed, curfew, open wards, mutation, quarters without infection."""

from __future__ import annotations

from cosmodrome.games.moon.rules.adventure6 import PLACING
from cosmodrome.games.moon.rules.phases import HAPPENING
from cosmodrome.kernel import Rng
from cosmodrome.kernel.bits import members
from games.moon.campaign.chapter_table import ChapterTable, a_chapter


def _placed(s: ChapterTable) -> ChapterTable:
    """Everyone has placed the grey virus."""
    while s.state.phase == PLACING:
        seat = s.state.actors[0]
        s.state.play(seat, s.state.legal(seat)[0])
    return s


def test_sheltered_the_grey_virus_starts_without_an_infection() -> None:
    s = a_chapter(6, "sheltered")
    assert len(s.state.legal(0)) == len(members(s.state.board.free))
    _placed(s)
    assert [s.sheet(seat).infections() for seat in range(2)] == [0, 0]
    assert s.state.turn == 1
    s.state.check()


def test_exposed_it_starts_with_two_in_one_quarter() -> None:
    s = a_chapter(6, "exposed")
    s.state.play(0, s.state.legal(0)[0])
    assert s.asks() == "grey"
    quarter = s.state.board.quarters[s.sheet().grey]
    assert len(s.state.legal(0)) == len(members(quarter.spaces)) - 1
    _placed(s)
    assert [s.sheet(seat).infections() for seat in range(2)] == [2, 2]
    assert s.sheet().infected & ~quarter.spaces == 0


def test_else_it_starts_with_one() -> None:
    assert _placed(a_chapter(6, "goal")).sheet().infections() == 1


def test_a_curfew_closes_a_walkway_before_the_first_turn() -> None:
    s = _placed(a_chapter(6, "curfew"))
    assert (s.state.turn, s.asks()) == (0, "close")
    s.everyone_plays(s.moves()[4])
    assert s.state.turn == 1
    assert members(s.sheet().closed) == [4]


def test_open_wards_circle_an_energy_in_each_of_two_quarters() -> None:
    s = _placed(a_chapter(6, "open_wards"))
    before = list(s.sheet().energies)
    first = s.moves()[0]
    s.plays(0, first)
    assert first not in s.moves()
    s.plays(0, s.moves()[0])
    s.plays(1, s.moves(1)[0]).plays(1, s.moves(1)[0])
    assert s.state.turn == 1
    assert sorted(now - then for now, then in zip(s.sheet().energies, before, strict=True))[-3:] == [0, 1, 1]


def test_a_mutation_spreads_the_grey_virus_alone() -> None:
    s = _placed(a_chapter(6, "incident"))
    s.state.awake = sum(1 << at for at in range(len(s.state.board.quarters)) if at != s.sheet(0).grey)
    before = [s.sheet(seat).infections() for seat in range(2)]
    s.state._stacks, s.state._waiting = [[], []], 0
    s.state.incident_turn = s.state.turn + 1
    s.state.start_turn()
    assert s.state.phase == HAPPENING
    assert s.asks() == "infect"
    quarter = s.state.board.quarters[s.sheet(0).grey]
    assert all(quarter.spaces >> (move - 192) & 1 for move in s.state.legal(0))
    rng = Rng.seeded(1)
    for seat in range(2):
        s.state.play(seat, rng.pick(s.state.legal(seat)))
    assert [s.sheet(seat).infections() for seat in range(2)] == [before[0] + 1, before[1] + 1]
    assert s.asks() == "write"
    s.state.check()


def test_three_quarters_without_infection_reach_the_goal() -> None:
    s = _placed(a_chapter(6, "goal"))
    sheet = s.sheet()
    clean = [quarter for quarter in s.state.board.quarters if not sheet.infected & quarter.spaces]
    for quarter in clean[:3]:
        sheet.filled |= quarter.spaces
    assert s.state.reached(0, s.state.orders)
    sheet.infected |= 1 << clean[0].first
    assert not s.state.reached(0, s.state.orders)


def test_mission_141_three_infected_quarters_shut_off() -> None:
    s = _placed(a_chapter(6, "B141"))
    mission, board, sheet = s.state.missions[1], s.state.board, s.sheet()
    assert (mission.id, mission.first, mission.later) == ("B141", 14, 6)
    sheet.infected = sum(1 << int(board.quarters[at].first) for at in (0, 4, 8))
    for at in (0, 4, 8):
        sheet.closed |= board.walkways_of[at]
    assert s.state.fulfils(0, mission)
    sheet.infected ^= 1 << int(board.quarters[4].first)
    assert not s.state.fulfils(0, mission)
    sheet.infected |= 1 << int(board.quarters[4].first)
    sheet.closed &= sheet.closed - 1
    assert not s.state.fulfils(0, mission)


def test_mission_142_two_quarters_with_all_supplies() -> None:
    s = _placed(a_chapter(6, "C142"))
    mission, board, sheet = s.state.missions[2], s.state.board, s.sheet()
    assert (mission.id, mission.first, mission.later) == ("C142", 12, 4)
    energies, plants = [0] * len(board.quarters), [0] * len(board.quarters)
    assert not s.state.fulfils(0, mission)
    one, other = [at for at, quarter in enumerate(board.quarters) if quarter.tank][:2]
    for at in (one, other):
        energies[at], plants[at] = int(board.quarters[at].energies), int(board.quarters[at].plants)
        sheet.tanks |= board.quarters[at].tank
    sheet.energies, sheet.plants = energies, plants
    assert s.state.fulfils(0, mission)
    sheet.tanks &= ~board.quarters[other].tank
    assert not s.state.fulfils(0, mission)
