"""The sets of bits against a plain model that compares numbers one by one, over random games."""

import pytest

from cosmodrome.games.moon.adventure3.data import tunnel_ends
from cosmodrome.games.moon.rules.adventure3 import (
    NODES,
    TUNNELS,
    full_columns,
    full_rows,
    left_or_below,
    right_or_above,
)
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY
from cosmodrome.kernel import Rng
from cosmodrome.kernel.bits import bit, members
from games.moon.adventure3.colonies import a_colony, a_game


def fits(cells: list[int], node: int, number: int) -> bool:
    if cells[node] != EMPTY:
        return False
    row, column = divmod(node, 6)
    for other, value in enumerate(cells):
        if value in (EMPTY, CROSS):
            continue
        along = other // 6 == row or other % 6 == column
        after = other > node  # in a row or a column, what comes after has a higher index
        if along and (value <= number if after else value >= number):
            return False
    return True


def positions(seed: int, players: int = 2):
    state, rng = a_game(players, seed), Rng.seeded(seed)
    while not state.over:
        yield state
        seat = rng.pick(list(state.actors))
        state.play(seat, rng.pick(state.legal(seat)))
    yield state


@pytest.mark.parametrize("seed", range(6))
def test_where_numbers_fit(seed):
    for state in positions(seed):
        for seat in range(state.seats):
            sheet = state.sheet(seat)
            cells = [sheet.holds(node) for node in range(NODES)]
            for number in range(18):
                wanted = [node for node in range(NODES) if fits(cells, node, number)]
                assert members(sheet.open_to(number, state.board)) == wanted, (cells, number)


@pytest.mark.parametrize("value", range(18))
def test_every_number_can_be_read_back(value):
    sheet = a_colony().sheet(0)
    for node in (1, 17, 34):
        sheet.put(node, value)
        assert sheet.holds(node) == value
    for limit in range(18):
        assert sheet.up_to(limit) == ((bit(1) | bit(17) | bit(34)) if value <= limit else 0)


@pytest.mark.parametrize("node", range(NODES))
def test_neighbourhoods(node):
    row, column = divmod(node, 6)
    after = [n for n in range(NODES) if n >= node and (n // 6 == row or n % 6 == column)]
    before = [n for n in range(NODES) if n <= node and (n // 6 == row or n % 6 == column)]
    assert members(right_or_above(bit(node))) == after
    assert members(left_or_below(bit(node))) == before


@pytest.mark.parametrize("seed", range(4))
def test_tunnels_and_antennas(seed):
    for state in positions(seed):
        sheet = state.sheet(0)
        drawn = [tunnel_ends(tunnel) for tunnel in members(sheet.tunnels)]
        joined, grown = {0}, True
        while grown:
            grown = False
            for ends in drawn:
                if joined & set(ends) and not set(ends) <= joined:
                    joined |= set(ends)
                    grown = True
        assert members(sheet.joined) == sorted(joined)
        wanted = [t for t in range(TUNNELS) if tunnel_ends(t) not in drawn and joined & set(tunnel_ends(t))]
        assert members(sheet.drawable()) == wanted
        circled = [n for n in joined if state.board.antennas[n] and sheet.holds(n) != EMPTY]
        assert members(sheet.circled_antennas(state.board)) == sorted(circled)


def test_full_lines():
    rng = Rng.seeded("lines")
    for _ in range(300):
        filled = bit(NODES) - 1
        for _ in range(rng.below(7)):
            filled &= ~bit(rng.below(NODES))
        nodes = members(filled)
        assert full_rows(filled) == sum(all(6 * r + c in nodes for c in range(6)) for r in range(6))
        assert full_columns(filled) == sum(all(6 * r + c in nodes for r in range(6)) for c in range(6))


def test_a_copy_is_independent():
    s = a_colony().fill(0, "row2").tunnels(0, "c2r1-c2r2").has(0, greenhouses=(1, 2, 3, 4), energies=(1, 2, 3))
    sheet = s.sheet(0)
    twin = sheet.copy()
    before = [getattr(sheet, name) for name in FIELDS]
    assert [getattr(twin, name) for name in FIELDS] == before
    twin.put(20, 9)
    twin.draw(20)
    twin.earn(0, 7)
    twin.errors += 1
    assert [getattr(sheet, name) for name in FIELDS] == before


FIELDS = (
    *("filled", "errors", "missions", "numbered", "ones", "twos", "fours", "eights", "sixteens", "tunnels", "joined"),
    *("joined_by_column", "tanks", "greenhouses", "energies", "astronauts", "plannings", "firsts", "laters"),
)
