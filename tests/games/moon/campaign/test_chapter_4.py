"""Chapter 4 of Eight Rungs: signal or silence, deep drill, open market, cave-in, six columns."""

from __future__ import annotations

from cosmodrome.games.moon.rules.actions import ENERGY, ROBOT
from cosmodrome.games.moon.rules.moves import ACT, LOSE, SPACES
from cosmodrome.games.moon.rules.sheet import CROSS
from cosmodrome.kernel import Rng
from cosmodrome.kernel.bits import members
from games.moon.campaign.chapter_table import a_chapter


def test_a_card_of_the_signal_writes_an_x_in_any_cavity() -> None:
    s = a_chapter(4, "signal in:149,150,151")
    state = s.state
    state.piles.numbers = [CROSS, 1, 2]
    state.piles.actions = [ENERGY, ENERGY, ENERGY]
    s.sheet(0).write(state.board.levels[0], 5, 9)
    assert s.moves().count("X/energy level1.7") == 1
    assert len([move for move in s.moves() if move.startswith("X/")]) == state.board.size - 1
    assert state.say(0, state.parse("X/energy level1.7")).startswith("Write X (Energy)")
    s.plays(0, "X/energy level1.7")
    assert s.sheet(0).cell(state.board.levels[0], 6) == CROSS
    state.check()


def test_an_x_is_not_changed_by_an_astronaut() -> None:
    s = a_chapter(4, "signal in:149,150,151", players=1)
    state = s.state
    state.piles.numbers = [CROSS] * 6
    state.piles.actions = [4] * 6
    assert all(move < 192 or move >= 4096 for move in state.legal(0))
    assert all("+" not in move and "-" not in move.partition(" ")[0] for move in s.moves())


def test_cards_of_the_signal_come_up_and_are_told() -> None:
    s = a_chapter(4, "signal in:149,150,151")
    piles = s.state.piles
    order = list(piles.order)
    special = order.index(piles.deck.size - 1)
    at = int(piles.top) + 1
    order[special], order[at] = order[at], order[special]
    piles.order = order
    s.next_turn()
    assert s.state.piles.numbers[0] == CROSS
    assert s.told()[-1].startswith("Turn 2: X ")


def test_silence_takes_six_cards() -> None:
    robots = [23, 3, 9]
    s = a_chapter(4, f"silence out:{','.join(map(str, robots))},2,24,25")
    assert s.state.piles.deck.size == 57


def test_a_deep_drill_crosses_a_part_of_a_main_factory() -> None:
    s = a_chapter(4, "deep_drill")
    mains = len(s.state.board.mains)
    assert s.asks() == "receive"
    targets = {((move - ACT) // SPACES, (move - ACT) % SPACES) for move in s.state.legal(0)}
    assert {action for action, _ in targets} == {ROBOT, ENERGY}
    assert all(target < mains for _, target in targets)
    s.everyone_plays("energy plant")
    assert s.state.turn == 1
    assert len(members(s.sheet().parts)) == 1
    s.state.check()


def test_an_open_market_pays_three_points_for_a_missed_filling_bonus() -> None:
    plain, more = a_chapter(4, "goal"), a_chapter(4, "open_market")
    factory = plain.state.board.mains[0]
    for s in (plain, more):
        s.state.taken = 0b1
        s.sheet().symbols = [factory.linked, 0, 0, 0, 0, 0]
    assert more.line("plant") == plain.line("plant") + 3
    more.sheet().symbols = [factory.linked - 1, 0, 0, 0, 0, 0]
    plain.sheet().symbols = [factory.linked - 1, 0, 0, 0, 0, 0]
    assert more.line("plant") == plain.line("plant")
    more.sheet().symbols = [factory.linked, 0, 0, 0, 0, 0]
    more.sheet().firsts = 0b1
    assert more.line("plant") == factory.linked * factory.value + factory.bonus


def test_a_cave_in_buries_a_deposit_of_ones_choice() -> None:
    s = a_chapter(4, "incident")
    s.sheet(0).deposits |= 0b1
    s.sheet(0).filled |= 0b1
    s.incident()
    state = s.state
    assert s.asks() == "lose"
    assert LOSE not in state.legal(0)
    deposit = state.legal(0)[0] - LOSE
    rng = Rng.seeded(1)
    state.play(0, LOSE + deposit)
    state.play(1, rng.pick(state.legal(1)))
    near = next(space for space, found in enumerate(state.board.near) if found >> deposit & 1)
    assert deposit not in state.targets(0, 2, near) + state.targets(0, 3, near)
    assert state.view(0).sheets[0].lost == (deposit,)


def test_six_columns_reach_the_goal() -> None:
    s = a_chapter(4, "goal")
    s.sheet(0).pumps = 0b111111
    s.sheet(1).pumps = 0b11111
    s.phase_six()
    assert [s.asks(0), s.asks(1)] == ["goal", "mission"]  # five columns are mission A1


def test_mission_134_all_minerals_of_two_levels() -> None:
    s = a_chapter(4, "A134")
    mission, board, sheet = s.state.missions[0], s.state.board, s.sheet()
    assert (mission.id, mission.first, mission.later) == ("A134", 7, 3)
    one, two = (members(board.minerals & level.all) for level in board.levels[:2])
    assert len(one) == 10
    sheet.filled = sum(1 << space for space in one + two[1:])
    assert not s.state.fulfils(0, mission)
    sheet.filled |= 1 << two[0]
    assert s.state.fulfils(0, mission)


def test_mission_136_all_deposits_of_a_row() -> None:
    s = a_chapter(4, "C136")
    mission, names, sheet = s.state.missions[2], s.state.board.deposits, s.sheet()
    assert (mission.id, mission.first, mission.later) == ("C136", 12, 5)
    upper = [at for at, name in enumerate(names) if name.startswith("upper")]
    sheet.deposits = sum(1 << at for at in upper[1:])
    assert not s.state.fulfils(0, mission)
    sheet.deposits |= 1 << upper[0]
    assert s.state.fulfils(0, mission)
