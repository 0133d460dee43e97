"""What is printed for adventure 2, counted, and what is said when a pack prints nonsense."""

import pytest

from cosmodrome.games.moon.adventure2.data import journey_data, journey_tables
from cosmodrome.kernel import DataError
from cosmodrome.kernel.data import SOURCES, provenance
from games.moon.adventure2.journey_table import a_game, a_journey

DATA = journey_data()


def test_36_spaces_and_35_gaps():
    assert [space.id for space in DATA.space] == [f"t{n}" for n in range(1, 37)]
    assert DATA.gaps() == [f"g{n}" for n in range(1, 36)]


def test_12_tanks_with_their_values():
    tanks = {space.id: space.tank for space in DATA.space if space.tank}
    assert list(tanks) == ["t2", "t5", "t7", "t11", "t14", "t18", "t19", "t23", "t26", "t30", "t32", "t35"]
    assert list(tanks.values()) == [4, 4, 5, 6, 7, 8, 8, 7, 6, 5, 4, 4]


def test_4_stations():
    printed = [(s.space, s.robots, s.plants, s.first, s.later) for s in DATA.station]
    assert printed == [("t6", 2, 5, 6, 5), ("t16", 3, 3, 9, 7), ("t21", 3, 4, 8, 6), ("t31", 4, 4, 10, 7)]


def test_neighbours_are_neighbours_on_the_drawing():
    for one, other in zip(DATA.space, DATA.space[1:], strict=False):
        assert max(abs(one.row - other.row), abs(one.column - other.column)) == 1, other.id
    places = [(thing.row, thing.column) for thing in (*DATA.space, *DATA.station)]
    assert len(set(places)) == len(places)


def test_energies_wilds_errors_and_prizes():
    board = a_journey().board
    assert (board.energies, board.charged, board.energies // board.energies_for_line) == (12, 1, 6)
    assert (board.astronauts, board.plannings, board.symbols_for_wild) == (6, 6, 2)
    assert (board.errors, board.compensations, board.prizes) == ([0, 5, 10, 15], [1, 1, 0], [20, 10, 5])


def test_six_missions_two_of_each_letter():
    missions = [[(m.id, m.first, m.later) for m in pair] for pair in a_journey().board.missions]
    assert missions == [[("A1", 9, 5), ("A2", 10, 5)], [("B1", 11, 6), ("B2", 12, 6)], [("C1", 9, 5), ("C2", 11, 6)]]


def test_missions_are_drawn_one_of_each_letter():
    drawn = {tuple(m.id for m in a_game().new(seed).missions) for seed in range(60)}
    assert len(drawn) == 8
    assert all([mission[0] for mission in ids] == ["A", "B", "C"] for ids in drawn)


def test_every_record_has_a_source_and_an_id_of_its_own():
    records = provenance(journey_tables())
    assert len({(record.kind, record.id) for record in records}) == len(records)
    assert {record.source for record in records} <= set(SOURCES)


def test_a_pack_changes_what_is_played():
    pack = '[[space]]\nid = "t1"\ntank = 9\n'
    s = a_journey(pack=pack).shows("8/water", "9/robot", "10/robot").plays(0, "8/water t1", "water t1")
    assert s.lines(0)["water"] == 9


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ('[[station]]\nid = "s1"\nspace = "t40"\n', "station s1, field space"),
        ("[sheet]\nenergies = 11\n", "sheet, field energies"),
        ("[sheet]\ncharged = 2\n", "sheet, field charged"),
        ("[errors]\nenergies = [1, 1]\n", "errors, field energies"),
        ('[[mission]]\nid = "A1"\nkind = "zones"\n', "mission A1, field kind"),
        ('[[mission]]\nid = "A1"\nletter = "B"\n', "mission A1, field letter"),
        ('[[mission]]\nid = "B1"\nkind = "comets"\n', "mission B1, field kind"),
        ('[[space]]\nid = "t2"\ntank = -4\n', "space t2, field tank"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused_by_record_and_field(change, complaint):
    with pytest.raises(DataError, match=complaint):
        a_game(pack=change)
