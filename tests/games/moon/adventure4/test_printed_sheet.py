"""Adventure 4 as printed, drawn once more by hand: a slip in the data would show here."""

import pytest

from cosmodrome.games.moon.adventure4.data import mine_board, mine_data
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.errors import DataError

LEVELS = """
P P . R . R R R P R P P
R . P . R . R P . P . P
P R R R P R . . R . P R
"""
UPPER = "pl wa pl wa -  pl -  wa pl pl wa pl"
LOWER = "pl pl -  pl wa -  wa wa pl wa pl pl"


def test_the_minerals():
    letters = {"": ".", "pearl": "P", "ruby": "R"}
    assert [letters[cavity.mineral] for cavity in mine_data().cavity] == LEVELS.split()


def test_the_deposits():
    data = mine_data()
    for name, printed, above, below in (("upper", UPPER, "level1", "level2"), ("lower", LOWER, "level2", "level3")):
        for column, kind in enumerate(printed.split(), 1):
            found = [deposit for deposit in data.deposit if deposit.id == f"{name}.{column}"]
            if kind == "-":
                assert found == []
            else:
                assert found[0].kind[:2] == kind
                assert (found[0].above, found[0].below) == (f"{above}.{column}", f"{below}.{column}")


def test_the_totals():
    data, board = mine_data(), mine_board(mine_data())
    assert len(data.cavity) == board.size == 36
    assert [sum(c.mineral == kind for c in data.cavity) for kind in ("pearl", "ruby")] == [12, 14]
    assert (len(members(board.plants)), len(members(board.waters))) == (12, 8)
    assert sum(factory.energies for factory in data.factories()) == 14
    assert sum(factory.robots for factory in data.factories()) == 16
    assert len(data.factories()) == 11


def test_the_main_factories():
    assert [
        (f.id, f.symbols, f.energies, f.robots, f.value, f.upgraded, f.linked, f.bonus)
        for f in mine_data().main_factory
    ] == [
        ("plant", 14, 1, 3, 2, 4, 8, 8),
        ("water", 10, 1, 2, 3, 5, 6, 10),
        ("pearl", 14, 2, 1, 2, 3, 10, 8),
        ("ruby", 16, 2, 2, 2, 3, 12, 12),
        ("astronaut", 8, 1, 1, 0, 3, 0, 0),
        ("planning", 6, 1, 1, -3, 0, 0, 0),
    ]


def test_the_secondary_factories():
    assert [(f.id, f.energies, f.robots, f.gives, f.count) for f in mine_data().secondary_factory] == [
        ("top-plant", 1, 1, "plant", 2),
        ("top-water", 1, 2, "water", 2),
        ("top-pearl", 1, 2, "pearl", 2),
        ("top-ruby", 1, 1, "ruby", 2),
        ("top-robot", 2, 0, "robot", 3),
    ]


def test_the_missions():
    assert [(m.id, m.card, m.first, m.later, m.kind, m.count) for m in mine_data().mission] == [
        ("A1", 82, 8, 4, "columns", 5),
        ("A2", 83, 9, 4, "neighbours", 4),
        ("B1", 84, 11, 6, "secondary", 5),
        ("B2", 85, 10, 4, "factories", 6),
        ("C1", 86, 8, 3, "plants", 8),
        ("C2", 87, 10, 4, "waters", 5),
    ]


def test_no_two_parts_share_a_bit():
    board = mine_board(mine_data())
    parts = [part for factory in board.factories for part in members(factory.parts)]
    assert sorted(parts) == list(range(30))


@pytest.mark.parametrize(
    ("pack", "complaint"),
    [
        ('[[main_factory]]\nid = "plant"\nlinked = 15', "main_factory plant, field linked"),
        ('[[main_factory]]\nid = "plant"\nbonus = 0', "main_factory plant, field linked"),
        ('[[main_factory]]\nid = "astronaut"\nenergies = 0\nrobots = 0', "factory astronaut, field energies"),
        ('[[secondary_factory]]\nid = "top-robot"\nenergies = 40', "at most 60"),
        ('[[secondary_factory]]\nid = "top-robot"\ngives = "coffee"', "secondary_factory top-robot, field gives"),
        ('[[cavity]]\nid = "level1.1"\nmineral = "gold"', "cavity level1.1, field mineral"),
        ('[[deposit]]\nid = "upper.1"\nbelow = "level3.1"', "deposit upper.1, field above"),
        ('[[deposit]]\nid = "upper.1"\nabove = "level1.2"\nbelow = "level2.2"', "deposit upper.2, field above"),
        ('[[mission]]\nid = "A1"\nletter = "B"', "mission A1, field letter"),
        ('[errors]\nid = "errors"\nlosses = [0]', "errors, field losses"),
    ],
)
def test_a_pack_that_makes_no_sense_is_refused_by_record_and_field(pack, complaint):
    with pytest.raises(DataError) as caught:
        mine_data(pack)
    assert complaint in str(caught.value)
    assert str(caught.value).startswith("pack: ")
