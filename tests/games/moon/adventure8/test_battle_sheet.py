"""The printed sheet of adventure 8, as read off it by hand: not from the data file, which must agree."""

import pytest

from cosmodrome.games.moon.adventure8.data import battle_board, battle_data, battle_tables
from cosmodrome.games.moon.adventure8.text import battle_text
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.data import provenance
from cosmodrome.kernel.errors import DataError

PICTURE = """
P1 < 1 2 3    green PW   * o plant
P2 3 4 5      grey  PW   * o o o robot
P3 5 6 7      blue  PPW  * o robot o water
P4 7 8 9      grey  PPW  *plant o o o plant o robot
P5 9 10 11    green PPW  * o o water plant
P6 11 12 13   blue  PPW  * o o o water
P7 13 14 15 > green PP   * o plant
"""
"""Planet, numbers, type, symbols, and its spaces from the red one on with their bonuses."""

ASTEROIDS = """
a1 a2:plant a3:water a4:plant a5:energy+water a6:energy+energy a7:planning+planning a8:energy+energy a9:energy+water
a10:plant a11:water a12:plant a13
"""


def drawn(planet):
    symbols = "P" * planet.plants + "W" * planet.waters
    first, *rest = planet.spaces
    spaces = " ".join([f"*{first}", *(bonus or "o" for bonus in rest)])
    return f"{planet.id} {planet.label:<10} {planet.type:<5} {symbols:<4} {spaces}"


def test_the_picture():
    assert "\n".join(drawn(planet) for planet in battle_data().planet) == PICTURE.strip()


def test_the_asteroids_from_the_mission_side_on():
    found = [f"{a.id}:{'+'.join(a.bonuses)}".rstrip(":") for a in battle_data().asteroid]
    assert found == ASTEROIDS.split()


def test_totals():
    data, board = battle_data(), battle_board(battle_data())
    assert board.size == 33
    assert [planet.zone.size for planet in board.planets] == [3, 5, 5, 7, 5, 5, 3]
    assert [[planet.type for planet in data.planet].count(kind) for kind in ("green", "blue", "grey")] == [3, 2, 2]
    assert (sum(p.plants for p in data.planet), sum(p.waters for p in data.planet)) == (12, 6)
    assert sum(planet.spots for planet in data.planet) == 14
    bonuses = [bonus for planet in data.planet for bonus in planet.spaces if bonus]
    assert [bonuses.count(bonus) for bonus in ("plant", "water", "robot")] == [5, 3, 3]
    assert len(bonuses) == 11
    found = [bonus for asteroid in data.asteroid for bonus in asteroid.bonuses]
    assert [found.count(bonus) for bonus in ("plant", "water", "energy", "planning")] == [4, 4, 6, 2]
    assert len(found) == 16
    assert len(members(board.asteroids)) == 13
    assert board.astronauts == 6


def test_the_tracks():
    board = battle_board(battle_data())
    assert board.plants == [0, 2, 4, 7, 10, 13, 17, 21, 25, 30, 35, 40]
    assert board.waters == [0, 3, 6, 10, 14, 19, 24, 30, 37, 45]
    assert board.planning == [0, 3, 6, 10, 15, 21, 28, 36]
    assert board.errors == [0, 5, 10]
    assert [(kind.id, kind.values) for kind in board.types] == [
        ("green", [2, 3, 4, 6, 8]),
        ("blue", [2, 4, 6, 8, 10]),
        ("grey", [4, 5, 6, 9, 12]),
    ]


def test_the_mission_cards():
    assert [(card.card, card.id, card.first, card.later) for card in battle_data().mission] == [
        (106, "A1", 12, 5), (107, "A2", 9, 4), (108, "B1", 9, 5), (109, "B2", 11, 6), (110, "C1", 10, 4),
        (111, "C2", 10, 6),
    ]  # fmt: skip


def test_every_record_has_an_id_and_a_source():
    records = provenance(battle_tables())
    assert {record.source for record in records} <= {"public", "rulebook"}
    assert len({(record.kind, record.id) for record in records}) == len(records)


@pytest.mark.parametrize(
    ("pack", "complaint"),
    [
        ('[[planet]]\nid = "P1"\nnumbers = [0, 1, 2]\n[[planet]]\nid = "P2"\nnumbers = [4, 5]', "reached with 3"),
        ('[[planet]]\nid = "P4"\nspaces = [' + '"", ' * 40 + "]", "are too many"),
        ('[[planet]]\nid = "P1"\nplants = 25', "planet, field plants: more than 31"),
        ('[[planet]]\nid = "P1"\nspots = 30', "planet, field spots: more than 31"),
        ('[[track]]\nid = "plants"\nvalues = [0, 3, 2]', "track plants, field values"),
        ('[[type]]\nid = "blue"\nvalues = [4, 2]', "type blue, field values"),
        ('[[mission]]\nid = "A1"\ncount = 0', "mission A1, field count: planets needs one"),
        ('[[mission]]\nid = "A1"\nkind = "boxes"', "mission A1, field count: boxes needs none"),
        ('[[mission]]\nid = "C1"\nwaters = 0', "mission C1, field plants"),
        ('[[mission]]\nid = "B1"\nletter = "C"', "its id says another one"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused_by_name(pack, complaint):
    with pytest.raises(DataError, match=complaint):
        battle_data(pack)


def test_a_pack_changes_what_is_printed():
    pack = '[[planet]]\nid = "P1"\nspaces = ["", "water"]\n[[mission]]\nid = "A1"\ncount = 3'
    data = battle_data(pack)
    assert data.spaces()[:3] == ["P1.1", "P1.2", "P2.1"]
    assert battle_board(data).size == 32
    assert battle_text("en", pack).names.mission("A1") == "Control 3 planets on one sheet"
