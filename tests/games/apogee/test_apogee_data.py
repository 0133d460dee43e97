"""The component data: packs, faults, and what the reconstruction promises."""

import pytest

from cosmodrome.games.apogee.data import apogee_data
from cosmodrome.games.apogee.packing import apogee_box
from cosmodrome.games.apogee.title import ApogeeTitle
from cosmodrome.kernel import DataError
from games.apogee.desk import the_game


def test_a_pack_changes_a_card():
    pack = '[[technology]]\nid = "fs_solid"\nthrust = 9\n'
    assert apogee_box(pack).technologies[0].thrust == 9
    assert apogee_data(pack).technology[0].source == "pack"
    assert the_game(2, pack=pack).new(1).box.technologies[0].thrust == 9


@pytest.mark.parametrize(("text", "told"), [
    ('[[technology]]\nid = "fs_solid"\nthrust = -1\n', "technology fs_solid, field thrust"),
    ('[[technology]]\nid = "fs_solid"\ncost = 20500\n', "technology fs_solid, field cost"),
    ('[[technology]]\nid = "fs_wood"\nthrust = 1\n', "no record with id 'fs_wood'"),
    ('[launch]\nrolls = [[1, 2, 3]]\n', "launch, field rolls"),
    ('[income]\nby_engineers = [1000]\n', "income, field by_engineers"),
    ('[performance]\nvalues = [[1.0]]\n', "performance, field values"),
])  # fmt: skip
def test_faults_are_named(text: str, told: str):
    with pytest.raises(DataError, match=told):
        apogee_data(text)


def test_printed_anchors():
    cards = {card.id: card for card in apogee_data().technology}
    assert (cards["fs_hydrogen"].thrust, cards["fs_hydrogen"].mass) == (5, 4)
    assert (cards["us_ion"].thrust, cards["us_ion"].mass) == (2, 1)
    assert (cards["pl_interplanetary"].thrust, cards["pl_interplanetary"].mass) == (8, 5)
    assert (cards["rd_booster_4"].thrust, cards["rd_booster_4"].mass) == (4, 2)
    assert (cards["pl_small_shuttle"].cost, cards["fs_nuclear_pulse"].cost, cards["rd_solar_sail"].cost) == (
        40000,
        80000,
        40000,
    )


def test_every_record_tells_its_source():
    records = ApogeeTitle().data({})
    assert sum(record.count for record in records if record.kind == "technology") == 110
    assert {record.source for record in records} == {"rulebook", "reconstructed"}
