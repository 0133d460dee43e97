"""The printed sheet of adventure 7, as read off it by hand: not from the data file, which must agree."""

from itertools import pairwise

import pytest

from cosmodrome.games.moon.adventure7.data import escape_board, escape_data, escape_tables
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.data import provenance
from cosmodrome.kernel.errors import DataError

PRINTED = """
ship6  R2                   A[w r] = B[w o] = (G)P2
ship5  R1             A[o w o] = (G)P1 = B[w r]
ship4  R1           A[w r] = (G)P1 = B[o w o]
ship3  R0    (G)P1 = A[o w o]  =  B[r o w]
ship2  R0        A[o w r]  =  B[o w o] = (G)P0 = C[o w r]
ship1  R0        A[r o w o]  =  (G)P0  =  B[o w r o]
"""
UP = ["1A-2A", "1A-2B", "1B-2C", "2A-3A", "2B-3B", "3A-4A", "3B-4B", "4A-5A", "4B-5B", "5A-6A", "5B-6B"]


def drawn(ship):
    """A starship of the data in the manner of the drawing above."""
    data = escape_data()
    blocks = []
    for block in data.blocks_of(ship.id):
        if block.kind == "greenhouse":
            blocks.append(f"(G)P{ship.grown}")
        else:
            marks = ["w" if s.tank else "r" if s.robot else "o" for s in data.spaces_of(block.id)]
            blocks.append(f"{block.id[1]}[{' '.join(marks)}]")
    return f"{ship.id} R{ship.fired} {' = '.join(blocks)}"


def test_starships_modules_tanks_robots_and_printed_circles():
    wanted = [" ".join(line.split()) for line in PRINTED.strip().splitlines()]
    assert [drawn(ship) for ship in reversed(escape_data().ship)] == wanted


def test_airlocks_join_neighbours_within_a_ship_and_between_ships():
    data = escape_data()
    across = []
    for ship in data.ship:
        ids = [block.id for block in data.blocks_of(ship.id)]
        across += [f"{one}-{other}" for one, other in pairwise(ids)]
    assert [airlock.id for airlock in data.airlock] == across + UP
    assert all("-".join(airlock.between) == airlock.id for airlock in data.airlock)


def test_totals():
    data, board = escape_data(), escape_board(escape_data())
    assert [zone.size for zone in board.zones] == [9, 10, 7, 6, 6, 5]
    assert board.size == 43
    assert sum(len(ship.modules) for ship in board.ships) == 13
    assert len(members(board.tanks)) == 13
    assert len(members(board.robots)) == 8
    assert len(board.airlocks) == 24
    assert sum(int(ship.reactors) for ship in board.ships) == 18
    assert sum(int(ship.plants) for ship in board.ships) == 18
    assert data.wilds == 3
    assert len(data.planning.losses) == 10
    assert all(len(members(module & board.tanks)) == 1 for ship in board.ships for module in ship.modules)


def test_every_space_lies_in_one_block():
    board = escape_board(escape_data())
    assert sum(board.blocks) == board.all
    assert sorted(space for block in board.blocks for space in members(block)) == list(range(43))


def test_every_record_has_an_id_and_a_source():
    records = provenance(escape_tables())
    assert {record.source for record in records} <= {"public", "rulebook"}
    assert len({(record.kind, record.id) for record in records}) == len(records)


@pytest.mark.parametrize(
    ("pack", "complaint"),
    [
        ('[[space]]\nid = "1G"\ntank = true', "space 1G, field tank"),
        ('[[space]]\nid = "1A1"\nblock = "2B"', "must follow the starships"),
        ('[[space]]\nid = "1A1"\nblock = "9Z"', "there is no block '9Z'"),
        ('[[space]]\nid = "1A1"\ntank = true', "module 1A can have only one tank"),
        ('[[block]]\nid = "1A"\nship = "ship9"', "there is no starship 'ship9'"),
        ('[[block]]\nid = "1G"\nkind = "module"', "must have one greenhouse"),
        ('[[airlock]]\nid = "1A-1G"\nbetween = ["1A", "7X"]', "there is no block '7X'"),
        ('[[ship]]\nid = "ship1"\ngrown = 4', "ship ship1, field grown"),
        ('[[ship]]\nid = "ship1"\nplants = 4', "points plants, field values"),
        ("[errors]\nairlocks = [1]", "errors, field airlocks"),
        ('[[mission]]\nid = "A2"\nblock = "1A"', "there is no greenhouse '1A'"),
        ('[[mission]]\nid = "B1"\ncount = 0', "modules needs a count"),
        ('[[mission]]\nid = "B1"\nletter = "C"', "its id says another one"),
        ('[[block]]\nid = "1A"\nstart = false\n[[block]]\nid = "1B"\nstart = false', "open from the start"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused_by_name(pack, complaint):
    with pytest.raises(DataError, match=complaint):
        escape_data(pack)


def test_a_pack_changes_what_is_printed():
    pack = '[[ship]]\nid = "ship1"\nfired = 2\n[planning]\nlosses = [0, 2]'
    data = escape_data(pack)
    assert data.ship[0].fired == 2
    assert escape_board(data).planning == [0, 2]
