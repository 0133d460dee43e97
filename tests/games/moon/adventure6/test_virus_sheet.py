"""The printed sheet of adventure 6, as read off it by hand: not from the data file, which must agree."""

import pytest

from cosmodrome.games.moon.adventure6.data import virus_board, virus_data, virus_tables
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.data import provenance
from cosmodrome.kernel.errors import DataError

PRINTED = """
floor1 L1[w o o o o]p1<grey> M1[o w o o o]p1<red>
floor2 M2[o o w o o]p2<green> R2[o o o o w]p1<grey>
floor3 L3[o o w o o]p2<> M3[o o o o o]p2<purple> R3[o o o w o]p2<>
floor4 L4[o w o o o]p1<grey> M4[o o w o o]p2<blue>
floor5 M5[o w o o o]p1<yellow> R5[o o w o o]p1<grey>
"""
WALKWAYS = """
L1-M1 M2-R2 L3-M3 M3-R3 L4-M4 M5-R5
M1-M2 M2-M3 R2-R3 L3-L4 M3-M4 M4-M5
M1-L3 M1-M3 M2-R3 L3-M4 M3-M5 R3-M5
L1-L3 R3-R5 L1-L4 R2-R5
"""
PER_QUARTER = {"L1": 3, "M1": 4, "M2": 4, "R2": 3, "L3": 5, "M3": 6, "R3": 5, "L4": 3, "M4": 4, "M5": 4, "R5": 3}
PLANTS = "2:0 2:5 3:10:green 3:20:P1 3:35:P2 3:55 80"
WATER = "2:0 2:10:blue 2:20:P3 2:35:P4 2:55 80"


def drawn(floor):
    """A floor of the data in the manner of the drawing above."""
    data, told = virus_data(), []
    for quarter in data.quarters_of(floor):
        marks = " ".join("w" if n + 1 == quarter.tank else "o" for n in range(quarter.spaces))
        strain = data.strain_of(quarter.id)
        told.append(f"{quarter.id}[{marks}]p{quarter.plants}<{strain.id if strain else ''}>")
    return f"{floor} {' '.join(told)}"


def track(name):
    data = virus_data()
    told = [":".join(filter(None, (str(li.symbols), str(li.box), li.sign))) for li in data.lines_of(name)]
    return " ".join([*told, str(next(t.last for t in data.track if t.id == name))])


def test_floors_quarters_tanks_plants_and_targets():
    assert [drawn(floor.id) for floor in virus_data().floor] == PRINTED.strip().splitlines()


def test_every_quarter_has_three_energies_and_one_is_circled():
    assert {(quarter.energies, quarter.charged) for quarter in virus_data().quarter} == {(3, 1)}


def test_walkways():
    data, board = virus_data(), virus_board(virus_data())
    assert sorted(walkway.id for walkway in data.walkway) == sorted(WALKWAYS.split())
    assert all("-".join(walkway.between) == walkway.id for walkway in data.walkway)
    counts = [len(members(ways)) for ways in board.walkways_of]
    assert dict(zip([q.id for q in data.quarter], counts, strict=True)) == PER_QUARTER


def test_tracks_and_their_signs():
    assert track("plant") == PLANTS
    assert track("water") == WATER
    assert [t.bonus for t in virus_data().track] == ["robot", "energy"]


def test_what_wakes_each_virus():
    data = virus_data()
    assert {v.id: v.letter for v in data.virus if v.letter} == {"red": "A", "purple": "B", "yellow": "C"}
    assert {sign: data.wakes(sign) for sign in data.signs} == {
        "green": "M2", "P1": "", "P2": "", "blue": "M4", "P3": "", "P4": "",
    }  # fmt: skip


def test_totals():
    data, board = virus_data(), virus_board(virus_data())
    assert [zone.size for zone in board.floors] == [10, 10, 15, 10, 10]
    assert board.size == 55
    assert len(members(board.tanks)) == 10
    assert sum(int(quarter.plants) for quarter in board.quarters) == 16
    assert (board.plants.symbols, board.waters.symbols) == (16, 10)
    assert len(members(board.free)) == 4
    assert (data.sheet.astronauts, data.sheet.plannings, data.sheet.symbols_for_wild) == (6, 6, 2)
    assert data.errors.losses == [0, 5, 10, 15]
    assert data.errors.propagations == [0, 1, 1]


def test_every_space_lies_in_one_quarter():
    board = virus_board(virus_data())
    assert sum(quarter.spaces for quarter in board.quarters) == board.all
    assert [board.quarters[board.quarter_of[space]].spaces >> space & 1 for space in range(55)] == [1] * 55


def test_every_record_has_an_id_and_a_source():
    records = provenance(virus_tables())
    assert {record.source for record in records} <= {"public", "rulebook"}
    assert len({(record.kind, record.id) for record in records}) == len(records)


@pytest.mark.parametrize(
    ("pack", "complaint"),
    [
        ('[[quarter]]\nid = "L1"\nfloor = "floor9"', "there is no floor 'floor9'"),
        ('[[quarter]]\nid = "L1"\ntank = 6', "quarter L1, field tank"),
        ('[[quarter]]\nid = "L1"\ncharged = 4', "quarter L1, field charged"),
        ('[[quarter]]\nid = "L1"\nfloor = "floor5"', "must follow the floors"),
        ('[[quarter]]\nid = "L1"\ncolumn = 1', "from left to right"),
        ('[[quarter]]\nid = "L1"\nspaces = 11', "floor1 must be 1 to 15"),
        ('[[walkway]]\nid = "L1-M1"\nbetween = ["L1", "Z1"]', "there is no quarter 'Z1'"),
        ('[[walkway]]\nid = "L1-M1"\nbetween = ["L1", "L1"]', "it must join two quarters"),
        ('[[virus]]\nid = "red"\nquarters = ["Z1"]', "there is no quarter 'Z1'"),
        ('[[virus]]\nid = "red"\nquarters = ["M1", "L3"]', "only the grey one has several"),
        ('[[virus]]\nid = "red"\nquarters = ["M2"]', "a quarter has only one target"),
        ('[[virus]]\nid = "red"\nletter = "B"', "one virus for each of A, B, C"),
        ('[[virus]]\nid = "green"\nletter = "A"\n[[virus]]\nid = "red"\nletter = ""', "a sign and something else"),
        ('[[line]]\nid = "plant.3"\nsign = ""', "virus green, field letter: nothing wakes it"),
        ('[[line]]\nid = "plant.1"\ntrack = "air"', "there is no track 'air'"),
        ('[[line]]\nid = "plant.1"\nsymbols = 1', "the plant track needs 16"),
        ('[[line]]\nid = "water.1"\nbox = 30', "the boxes must rise"),
        ('[[line]]\nid = "water.1"\nsign = "P1"', "every sign has a name of its own"),
        ("[errors]\npropagations = [1]", "errors, field propagations"),
        ('[[mission]]\nid = "B1"\nletter = "C"', "its id says another one"),
        ('[[mission]]\nid = "B1"\ncount = 0', "it needs a count, or else quarters"),
        ('[[mission]]\nid = "B2"\nkind = "quarters"', "quarters needs a count"),
        ('[[mission]]\nid = "B2"\nquarters = ["Z1"]', "there is no quarter 'Z1'"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused_by_name(pack, complaint):
    with pytest.raises(DataError, match=complaint):
        virus_data(pack)


def test_a_pack_changes_what_is_printed():
    pack = '[[quarter]]\nid = "L1"\ncharged = 2\n[sheet]\ninfected = 3'
    data = virus_data(pack)
    assert data.quarter[0].charged == 2
    assert virus_board(data).infected == 3
