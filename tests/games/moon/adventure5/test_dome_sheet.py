"""The printed sheet of adventure 5, as read off it by hand: not from the data file, which must agree."""

import pytest

from cosmodrome.games.moon.adventure5.data import dome_board, dome_data, dome_tables
from cosmodrome.games.moon.adventure5.text import dome_text
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.data import provenance
from cosmodrome.kernel.errors import DataError

PICTURE = """
up7                       o25/12
up6             o20/10    o
up5             o         o
up4             o         o         o10/5     PPW
up3   o6/3      o         o         o         PPW
up2   o         o         o         o         PPW
up1   *         *         *         *         PPW
down1 *         *         *         *         PPW
down2 o         o         o         o         PPW
down3 o         o         o6/3      o         PPW
down4 o         o10/5               o         PPW
down5 o                             o15/7
down6 o20/10
"""
"""The towers and the laboratory: * a starting level, o another, with the bonuses of an end."""


def drawn(height: str) -> str:
    data, board = dome_data(), dome_board(dome_data())
    spaces = data.spaces()
    marks = []
    for tower in data.tower:
        name, mark = f"{tower.id}{height}", ""
        if name in spaces:
            space = spaces.index(name)
            mark = "*" if board.starts >> space & 1 else "o"
            if board.end_of[space] >= 0:
                end = board.ends[board.end_of[space]]
                mark += f"{end.first}/{end.later}"
        marks.append(mark.ljust(10))
    lab = "".join("P" * level.plants + "W" * level.waters for level in data.level if level.id == height)
    return f"{height.ljust(6)}{''.join(marks)}{lab}".rstrip()


def test_the_picture():
    heights = [f"up{n}" for n in range(7, 0, -1)] + [f"down{n}" for n in range(1, 7)]
    assert "\n".join(drawn(height) for height in heights) == PICTURE.strip()


def test_totals():
    board = dome_board(dome_data())
    assert board.size == 38
    assert [zone.size for zone in board.towers] == [9, 10, 10, 9]
    assert sum(level >= 0 for level in board.level_of) == 30
    assert len(members(board.starts)) == 8
    assert (sum(board.plants), sum(board.waters)) == (16, 8)
    assert (sum(end.first for end in board.ends), sum(end.later for end in board.ends)) == (112, 55)
    assert board.sections == 8
    assert len(members(board.odd_sections)) == 4
    assert sum(len(columns[0]) - 1 for columns in board.fields) == 16
    assert board.astronauts == 8
    assert board.errors == [0, 5, 10, 15]


def test_the_upgrade_fields():
    assert dome_board(dome_data()).fields == [
        [[8, 10, 12, 15, 18], [4, 6, 8, 9, 10]],
        [[2, 2, 3, 3, 4], [5, 6, 7, 8, 10], [9, 10, 12, 15, 18]],
        [[-10, 0, 10, 20, 30], [0, 2, 4, 7, 10]],
        [[6, 5, 4, 3, 2]],
    ]


def test_the_dome_from_foot_to_foot():
    assert " ".join(f"{section.id}:{section.parity}" for section in dome_data().section) == (
        "L1:odd L2:even L3:odd L4:even R4:odd R3:even R2:odd R1:even"
    )


def test_the_mission_cards():
    assert [(card.card, card.id) for card in dome_data().mission] == [
        (88, "A1"), (89, "A2"), (90, "B1"), (91, "B2"), (92, "C1"), (93, "C2"),
    ]  # fmt: skip


def test_every_record_has_an_id_and_a_source():
    records = provenance(dome_tables())
    assert {record.source for record in records} <= {"public", "rulebook"}
    assert len({(record.kind, record.id) for record in records}) == len(records)


@pytest.mark.parametrize(
    ("pack", "complaint"),
    [
        ('[[tower]]\nid = "1"\nabove = 10', "tower 1, field above"),
        ('[[end]]\nid = "1top"\ntower = "9"', "there is no tower '9'"),
        ('[[end]]\nid = "1top"\nside = "bottom"', "one top and one bottom"),
        ("\n".join(f'[[tower]]\nid = "{n}"\nabove = 3' for n in (2, 3, 4)), "level up4, field id"),
        ('[[level]]\nid = "up1"\nplants = 3', "level up1, field plants"),
        ('[[field]]\nid = "lab"\ncolumns = [[1, 2]]', "field lab, field columns: there must be 3"),
        ('[[field]]\nid = "missions"\ncolumns = [[1, 2], [1, 2, 3]]', "all must be equally long"),
        ('[[field]]\nid = "astronauts"\ncolumns = [[5, 2], [1, 2]]', "gets worse"),
        ('[[field]]\nid = "dome"\ncolumns = [[5, 6]]', "gets worse"),
        ('[[mission]]\nid = "A1"\nkind = "dome"', "mission A1, field count: dome needs none"),
        ('[[mission]]\nid = "A1"\ncount = 0', "mission A1, field count: towers needs one"),
        ('[[mission]]\nid = "B1"\nsymbols = 0', "mission B1, field symbols"),
        ('[[mission]]\nid = "B1"\nletter = "C"', "its id says another one"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused_by_name(pack, complaint):
    with pytest.raises(DataError, match=complaint):
        dome_data(pack)


def test_a_pack_changes_what_is_printed():
    pack = '[[tower]]\nid = "1"\nbelow = 7\n[[mission]]\nid = "A2"\ncount = 3'
    data = dome_data(pack)
    assert data.spaces()[0] == "1down7"
    assert dome_board(data).ends[1].space == 0
    assert dome_text("en", pack).names.mission("A2") == "Fill the highest level of 3 towers"
