"""The sheet and the cards of adventure 3 are those of the box, counted in ways that the data file does not use."""

from collections import Counter

import pytest

from cosmodrome.games.moon.adventure3.data import colony_board, colony_data, colony_tables, node_name, tunnel_ends
from cosmodrome.games.moon.rules.adventure3 import NODES, TUNNELS, tunnel_between
from cosmodrome.kernel import DataError
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.data import provenance
from games.moon.adventure3.colonies import the_game

PICTURE = """
    .w  .a  ..  .a  ..  3#
    ..  ..  aw  ..  aw  ..
    .a  ..  X.  .a  ..  .w
    ..  aw  ..  X.  .a  ..
    .a  ..  .w  .a  .w  .a
    @.  .a  ..  .w  .a  ..
"""
"""From the top row down: a antenna, w water tank, X filled from the start, 3# the observatory, @ the rocket."""


def printed(node) -> str:
    if node.kind == "rocket":
        return "@."
    if node.kind == "observatory":
        return f"{node.antennas}#"
    if node.kind == "cross":
        return "X."
    marks = "a" * node.antennas + "w" * node.tank
    return marks.rjust(2, ".")


def test_the_picture():
    nodes = [printed(node) for node in colony_data().nodes()]
    rows = [nodes[6 * row : 6 * row + 6] for row in reversed(range(6))]
    assert rows == [line.split() for line in PICTURE.split("\n")[1:-1]]


def test_the_totals():
    data, board = colony_data(), colony_board(colony_data())
    assert Counter(node.kind for node in data.node) == {"building": 32, "cross": 2, "rocket": 1, "observatory": 1}
    assert sum(board.antennas) == 16
    assert len(members(board.tanks)) == 8
    assert [sum(board.antennas[node] for node in members(q.nodes)) for q in board.quarters] == [3, 6, 3, 4]
    assert [len(members(q.nodes & board.tanks)) for q in board.quarters] == [2, 2, 2, 2]
    assert [q.plants for q in board.quarters] == [[0, 1, 2, 3, 5]] * 4
    assert [(q.first, q.later) for q in board.quarters] == [(15, 5)] * 4
    assert board.astronauts == 9
    assert board.prizes == [20, 10, 5]


def test_the_tracks():
    board = colony_board(colony_data())
    assert board.tracks == [[0, 1, 2, 3, 4], [0, 2, 4, 6, 8], [0, 1, 2, 4, 6]]
    assert board.planning == [0, 1, 3, 6, 9, 12, 16, 20, 24, 28]
    assert board.errors == [0, 5, 10, 15]


def test_every_pair_of_neighbours_has_one_tunnel():
    ends = {tunnel_ends(tunnel) for tunnel in range(TUNNELS)}
    wanted = {(a, b) for a in range(NODES) for b in range(a + 1, NODES) if _neighbours(a, b)}
    assert ends == wanted
    for tunnel in range(TUNNELS):
        one, other = tunnel_ends(tunnel)
        assert tunnel_between(one, other) == tunnel_between(other, one) == tunnel
    assert tunnel_between(5, 6) == -1, "the end of a row is no neighbour of the next one's start"
    assert tunnel_between(0, 7) == -1


def _neighbours(one: int, other: int) -> bool:
    return abs(one % 6 - other % 6) + abs(one // 6 - other // 6) == 1


def test_the_quarters_are_the_corners():
    for quarter in colony_board(colony_data()).quarters:
        nodes = members(quarter.nodes)
        assert {node % 6 // 3 for node in nodes} == {int("right" in quarter.id)}
        assert {node // 6 // 3 for node in nodes} == {int("top" in quarter.id)}
        assert len(nodes) == 9


def test_the_mission_cards():
    cards = [(card.card, card.id, card.first, card.later) for card in colony_data().mission]
    assert cards == [
        (76, "A1", 12, 6),
        (77, "A2", 12, 5),
        (78, "B1", 9, 4),
        (79, "B2", 9, 4),
        (80, "C1", 8, 4),
        (81, "C2", 9, 5),
    ]


def test_every_record_has_an_id_of_its_own_and_a_source():
    records = provenance(colony_tables())
    names = [(record.kind, record.id) for record in records]
    assert len(set(names)) == len(names)
    assert {record.source for record in records} <= {"public", "rulebook"}


def test_a_pack_changes_a_value():
    pack = '[[track]]\nid = "plants"\nvalues = [0, 1, 2, 3, 5]\n[[mission]]\nid = "A1"\ncount = 2\n'
    game = the_game(pack=pack)
    assert game.board.tracks[0][-1] == 5
    assert game.text("en").names.mission("A1") == "Fill 2 columns"


@pytest.mark.parametrize(
    ("pack", "complaint"),
    [
        ('[[node]]\nid = "c1r2"\nkind = "rocket"', "there must be one rocket"),
        ('[[node]]\nid = "c6r6"\ntank = true', "node c6r6, field tank"),
        ('[[node]]\nid = "c1r2"\nantennas = 9', "node c1r2, field antennas"),
        ('[[quarter]]\nid = "top-left"\nnodes = ["c1r1"]', "quarter, field nodes"),
        ('[[tunnel]]\nid = "c1r1-c2r1"\nbetween = ["c1r1", "c3r1"]', "tunnel c1r1-c2r1, field between"),
        ('[[tunnel]]\nid = "c1r1-c2r1"\nbetween = ["c2r1", "c3r1"]', "tunnel c1r1-c2r1, field between"),
        ('[[mission]]\nid = "A1"\ncount = 0', "mission A1, field count"),
        ('[[mission]]\nid = "A1"\nletter = "B"', "mission A1, field letter"),
        ('[[track]]\nid = "water"\nvalues = [0, 4, 2]', "track water, field values"),
        ('[[track]]\nid = "water"\nvalues = [0]', "track water, field values"),
    ],
)
def test_a_wrong_pack_is_refused_by_record_and_field(pack, complaint):
    with pytest.raises(DataError, match=complaint):
        colony_data(pack)


def test_names_of_nodes():
    assert [node_name(node) for node in (0, 5, 30, 35)] == ["c1r1", "c6r1", "c1r6", "c6r6"]
