"""The rules of adventure 6 told a second time, plainly and slowly, from what a view shows: both must agree."""

import pytest

from cosmodrome.games.moon.adventure6.data import virus_data
from cosmodrome.games.moon.adventure6.view import INFECTED
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, CROSS_OUT, MARK, SPACES
from cosmodrome.games.moon.rules.sheet import CROSS, EMPTY
from cosmodrome.kernel import Rng
from games.moon.adventure6.virus_table import QUARTERS, a_game, an_outbreak

DATA = virus_data()
SPACES_OF = {q.id: [i for i, name in enumerate(DATA.spaces()) if name.split(".")[0] == q.id] for q in DATA.quarter}
FLOOR_OF = [next(q.floor for q in DATA.quarter if index in SPACES_OF[q.id]) for index in range(55)]
PLANTS = [0, 0, 5, 5, 10, 10, 10, 20, 20, 20, 35, 35, 35, 55, 55, 55, 80]
WATER = [0, 0, 10, 10, 20, 20, 35, 35, 55, 55, 80]


def fits(sheet, index, number):
    """May this number stand here?"""
    if sheet.cells[index] != EMPTY:
        return False
    floor = [(i, cell) for i, cell in enumerate(sheet.cells) if FLOOR_OF[i] == FLOOR_OF[index]]
    held = [(i, cell) for i, cell in floor if cell not in (EMPTY, CROSS, INFECTED)]
    return all(cell < number if other < index else cell > number for other, cell in held)


def wanted_writes(view, seat):
    sheet, found = view.sheets[seat], []
    for pile, shown in enumerate(view.piles):
        twin = any((p.number, p.action) == (shown.number, shown.action) for p in view.piles[:pile])
        changes = [-2, -1, 0, 1, 2] if shown.action == "astronaut" or sheet.wilds_left else [0]
        for change in [] if twin else changes:
            number = shown.number + change
            found += [(pile, change, i) for i in range(55) if 0 <= number <= 17 and fits(sheet, i, number)]
    return sorted(found)


def written(move):
    if move >= CHANGED:
        change, rest = divmod(move - CHANGED, 3 * SPACES)
        return rest // SPACES, [-2, -1, 1, 2][change], rest % SPACES
    return move // SPACES, 0, move % SPACES


def empty(sheet, quarter):
    return [index for index in SPACES_OF[quarter] if sheet.cells[index] == EMPTY]


def score(sheet):
    """By the words of the rulebook."""
    total = sum(value for value in sheet.missions if value > 0) + PLANTS[sheet.planted] + WATER[sheet.watered]
    for index, quarter in enumerate(QUARTERS):
        numbered = sum(sheet.cells[space] not in (EMPTY, INFECTED) for space in SPACES_OF[quarter])
        total += numbered * sheet.energies[index]
    return total - sheet.cells.count(INFECTED) - 5 * sheet.errors


def spread(sheet, awake):
    """The quarters that one propagation hits, in order, each with the virus that does; spaces are taken from the left."""
    cells, hits = list(sheet.cells), []
    for source, quarter in enumerate(QUARTERS):
        if source != sheet.grey and source not in awake:
            continue
        if any(cells[space] == EMPTY for space in SPACES_OF[quarter]):
            reached = [quarter]
        else:
            ways = [w for i, w in enumerate(DATA.walkway) if quarter in w.between and i not in sheet.closed]
            ends = {end for way in ways for end in way.between if end != quarter}
            reached = [q for q in QUARTERS if q in ends and any(cells[space] == EMPTY for space in SPACES_OF[q])]
        for into in reached:
            space = next(space for space in SPACES_OF[into] if cells[space] == EMPTY)
            cells[space] = INFECTED
            hits.append((quarter, space))
    return hits


@pytest.mark.parametrize("seed", range(5))
def test_both_models_offer_the_same_moves_and_count_the_same_points(seed):
    state, rng = a_game(2 + seed % 3).new(seed), Rng.seeded(seed)
    while not state.over:
        for seat in state.actors:
            view, moves = state.view(seat), state.legal(seat)
            sheet = view.sheets[seat]
            assert sheet.score == score(sheet)
            if view.asks == "write":
                assert sorted(written(move) for move in moves if move not in (320, 321)) == wanted_writes(view, seat)
            elif view.asks == "infect":
                assert [move - CROSS_OUT for move in moves] == empty(sheet, QUARTERS[view.into])
            elif view.asks == "close":
                assert [move - MARK for move in moves] == [w for w in range(22) if w not in sheet.closed]
            elif view.action == "robot":
                closed = [w for w in range(22) if w not in sheet.closed]
                assert [move - ACT for move in moves if ACT <= move < ACT + SPACES] == closed
        seat = rng.pick(list(state.actors))
        state.play(seat, rng.pick(state.legal(seat)))
    assert state.scores == [score(sheet) for sheet in state.view(None).sheets]


@pytest.mark.parametrize("seed", range(30))
def test_both_models_spread_the_viruses_alike(seed):
    """On sheets that are filled, closed and infected at random."""
    rng = Rng.seeded(seed)
    s = an_outbreak(grey=("L1.1", "R2.1", "L4.1", "R5.1")[seed % 4])
    full = [quarter for quarter in QUARTERS if rng.below(3) == 0]
    s.fill(0, *full).fill(0, *[quarter for quarter in QUARTERS if rng.below(3) == 0], but=1)
    s.closes(0, *[way for way in s.walkway_ids if rng.below(4) == 0])
    s.awake(*[quarter for quarter in ("M1", "M2", "M3", "M4", "M5") if rng.below(2)])
    s.sheet(0).owed = 1
    s.fill(0, "R3", but=1) if "R3" not in full else None
    s.others_write()
    wanted = spread(s.state.view(0).sheets[0], s.state.view(0).awake)
    found = []
    while s.asks(0) == "infect":
        view = s.state.view(0)
        found.append((QUARTERS[view.source], empty(view.sheets[0], QUARTERS[view.into])[0]))
        s.plays(0, s.offers(0)[0])
    assert found == wanted


def test_others_see_the_marks_of_a_turn_only_when_all_have_finished():
    s = an_outbreak().shows("8/plant", "9/energy", "10/plant").has(0, plants={"L3": 2, "R3": 2})
    s.plays(0, "8/plant M3.1", "plant M3")
    seen = s.state.view(1)
    assert seen.sheets[0].planted == 4
    assert (seen.sheets[0].fired, seen.spent, seen.awake) == ((), (), ())
    assert s.state.view(0).sheets[0].fired == (0,)
    s.others_write()
    seen = s.state.view(1)
    assert seen.sheets[0].planted == 5
    assert (seen.sheets[0].fired, seen.spent, seen.awake) == ((), (0,), (QUARTERS.index("M2"),))
