"""The rules of adventure 7 told a second time, plainly and slowly, from what a view shows: both must agree."""

import pytest

from cosmodrome.games.moon.adventure7.data import escape_data
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MARK, SPACES
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY
from cosmodrome.kernel import Rng
from games.moon.adventure7.escape_table import a_game, an_escape

DATA = escape_data()
POINTS = [0, 2, 4, 7]
SHIP_OF = [next(block.ship for block in DATA.block if block.id == space.block) for space in DATA.space]


def reached(sheet):
    """The blocks that can be entered, found by walking."""
    found = {"1A", "1B"}
    for _ in DATA.airlock:
        for airlock in sheet.airlocks:
            ends = set(DATA.airlock[airlock].between)
            found |= ends if ends & found else set()
    return found


def fits(sheet, index, number):
    """May this number stand here?"""
    space = DATA.space[index]
    if sheet.cells[index] != EMPTY or space.block not in reached(sheet):
        return False
    ship = [(i, cell) for i, cell in enumerate(sheet.cells) if SHIP_OF[i] == SHIP_OF[index]]
    held = [(i, cell) for i, cell in ship if cell not in (EMPTY, CROSS)]
    return all(cell < number if other < index else cell > number for other, cell in held)


def wanted_writes(view, seat):
    sheet, found = view.sheets[seat], []
    for pile, shown in enumerate(view.piles):
        twin = any((p.number, p.action) == (shown.number, shown.action) for p in view.piles[:pile])
        changes = [0]
        if shown.action == "astronaut" or sheet.wilds_left:
            changes = [-2, -1, 0, 1, 2]
        for change in [] if twin else changes:
            number = shown.number + change
            for index in range(len(DATA.space)):
                if 0 <= number <= 17 and fits(sheet, index, number):
                    found.append((pile, change, index))
    return sorted(found)


def written(move):
    if move >= CHANGED:
        change, rest = divmod(move - CHANGED, 3 * SPACES)
        return rest // SPACES, [-2, -1, 1, 2][change], rest % SPACES
    return move // SPACES, 0, move % SPACES


def wanted_airlocks(sheet):
    inside = reached(sheet)
    return [i for i, a in enumerate(DATA.airlock) if i not in sheet.airlocks and set(a.between) & inside]


def score(sheet):
    """By the words of the rulebook."""
    total = sum(value for value in sheet.missions if value > 0)
    for ship, state in zip(DATA.ship, sheet.ships, strict=True):
        for block in DATA.blocks_of(ship.id):
            spaces = [i for i, space in enumerate(DATA.space) if space.block == block.id]
            if all(sheet.cells[i] != EMPTY for i in spaces):
                if block.kind == "greenhouse":
                    total += POINTS[state.plants] * (2 if state.doubled else 1)
                else:
                    total += POINTS[state.reactors] * (2 if set(spaces) & set(sheet.tanks) else 1)
    return total - [0, 1, 3, 6, 9, 12, 16, 20, 24, 28][sheet.plannings] - 5 * sheet.errors


@pytest.mark.parametrize("seed", range(6))
def test_both_models_offer_the_same_moves_and_count_the_same_points(seed):
    state, rng = a_game(2 + seed % 3).new(seed), Rng.seeded(seed)
    while not state.over:
        for seat in state.actors:
            view, moves = state.view(seat), state.legal(seat)
            assert view.sheets[seat].score == score(view.sheets[seat])
            if view.asks == "write":
                assert sorted(written(move) for move in moves if move not in (320, 321)) == wanted_writes(view, seat)
            elif view.asks == "airlock":
                assert [move - MARK for move in moves] == wanted_airlocks(view.sheets[seat])
            elif view.action == "robot":
                assert [m - ACT for m in moves if ACT <= m < ACT + SPACES] == wanted_airlocks(view.sheets[seat])
        seat = rng.pick(list(state.actors))
        state.play(seat, rng.pick(state.legal(seat)))
    assert state.scores == [score(sheet) for sheet in state.view(None).sheets]


def test_others_see_the_marks_of_a_turn_only_when_all_have_finished():
    s = an_escape().opens(0, "1A-1G").opens(1, "1A-1G").plays(0, "9/energy 1G", "energy ship1")
    seen = s.state.view(1).sheets[0]
    assert set(seen.cells) == {EMPTY}
    assert (seen.ships[0].reactors, seen.ships[0].doubled, s.state.view(1).taken) == (0, False, ())
    s.plays(1, "9/energy 1A2", "pass")
    seen = s.state.view(1).sheets[0]
    assert seen.cells[4] == 9
    assert (seen.ships[0].reactors, seen.ships[0].doubled, s.state.view(1).taken) == (1, True, (0,))
