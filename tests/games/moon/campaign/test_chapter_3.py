"""Chapter 3 of Eight Rungs: charted or adrift, homes first, big ear, quake, every quarter begun."""

from __future__ import annotations

from cosmodrome.games.moon.rules.adventure3 import TUNNELS
from cosmodrome.games.moon.rules.moves import LOSE
from cosmodrome.kernel.bits import members
from games.moon.campaign.chapter_table import a_chapter


def test_charted_draws_a_tunnel_next_to_the_network_before_the_first_turn() -> None:
    s = a_chapter(3, "charted")
    assert s.asks() == "receive"
    before = s.sheet().tunnels
    assert s.state.legal(0) == [2048 + tunnel for tunnel in members(s.sheet().drawable())]
    s.everyone_plays(s.moves()[0])
    assert s.state.turn == 1
    assert len(members(s.sheet().tunnels & ~before)) == 1
    s.state.check()


def test_adrift_crosses_the_first_planning_box() -> None:
    s = a_chapter(3, "adrift")
    assert (s.state.turn, s.sheet(0).plannings, s.sheet(1).plannings) == (1, 1, 1)
    assert s.line("planning") == -s.state.board.planning[1] < 0


def test_homes_first_makes_a_later_bonus_pay_eight() -> None:
    plain, more = a_chapter(3, "goal"), a_chapter(3, "homes_first")
    for s in (plain, more):
        s.sheet().laters = 0b1
        s.sheet().firsts = 0b10
    first, later = plain.state.board.quarters[1].first, plain.state.board.quarters[0].later
    assert plain.line("quarters") == first + later
    assert more.line("quarters") == first + 8
    assert later == 5


def test_the_log_tells_what_a_later_bonus_pays() -> None:
    s = a_chapter(3, "homes_first")
    quarter = s.state.board.quarters[0]
    nodes = members(quarter.nodes & ~s.sheet().filled)
    s.state.taken = 0b1
    s.sheet().filled |= sum(1 << node for node in nodes[1:])
    s.state.fill(0, nodes[0], 30)
    assert "after others: 8 points" in s.told()[-1]


def test_a_big_ear_hears_one_antenna_more_once_the_observatory_is_joined() -> None:
    plain, more = a_chapter(3, "goal"), a_chapter(3, "big_ear")
    for s in (plain, more):
        s.sheet().joined |= s.state.board.observatory
        s.sheet().energies = [0, 0, 1]
    worth = plain.state.board.tracks[2][1]
    assert more.line("antennas") == plain.line("antennas") + worth
    assert worth > 0
    assert a_chapter(3, "big_ear").line("antennas") == a_chapter(3, "goal").line("antennas")


def test_a_quake_blocks_a_tunnel_of_ones_choice() -> None:
    s = a_chapter(3, "incident").incident()
    state, tunnel = s.state, members(s.sheet().drawable())[0]
    assert s.asks() == "lose"
    assert len(state.legal(0)) == TUNNELS - len(members(s.sheet(0).tunnels))
    for seat in range(2):
        state.play(seat, LOSE + tunnel if seat == 0 else state.legal(1)[0])
    assert tunnel not in state.targets(0, 0, 0)
    assert state.view(0).sheets[0].lost == (tunnel,)
    assert state.view(1).sheets[0].lost == (tunnel,)
    state.check()


def test_five_buildings_in_every_quarter_reach_the_goal() -> None:
    s = a_chapter(3, "goal")
    board = s.state.board
    for quarter in board.quarters:
        s.sheet().filled |= sum(1 << node for node in members(quarter.nodes & ~board.filled)[:5])
    assert s.state.reached(0, s.state.orders)
    node = members(board.quarters[2].nodes & ~board.filled)[0]
    s.sheet().filled ^= 1 << node
    assert not s.state.reached(0, s.state.orders)


def test_mission_131_two_quarters() -> None:
    s = a_chapter(3, "A131")
    mission = s.state.missions[0]
    assert (mission.id, mission.first, mission.later) == ("A131", 10, 5)
    s.sheet().firsts = 0b1
    assert not s.state.fulfils(0, mission)
    s.sheet().laters = 0b100
    assert s.state.fulfils(0, mission)


def test_mission_133_all_plants_and_tanks_of_a_quarter() -> None:
    s = a_chapter(3, "C133")
    mission, board, sheet = s.state.missions[2], s.state.board, s.sheet()
    assert (mission.id, mission.first, mission.later) == ("C133", 12, 6)
    quarter = board.quarters[0]
    sheet.greenhouses = [quarter.greenhouses, 0, 0, 0]
    tanks = members(quarter.nodes & board.tanks)
    sheet.tanks = sum(1 << node for node in tanks[1:])
    assert not s.state.fulfils(0, mission)
    sheet.tanks |= 1 << tanks[0]
    assert s.state.fulfils(0, mission)
    sheet.greenhouses = [quarter.greenhouses - 1, 0, 0, 0]
    assert not s.state.fulfils(0, mission)
