"""Component data: what is wrong with a file is told by file, record and field, and a pack changes only what it names."""

import msgspec
import pytest

from cosmodrome.kernel import DataError
from cosmodrome.kernel.data import LARGEST_PACK, PACK, SOURCES, provenance, read_tables, shape

CARDS = """
title = "Cards"
[sheet]
id = "sheet"
size = 8
source = "public"
[[card]]
id = 1
number = 5
source = "rulebook"
[[card]]
id = 2
number = 7
effects = [{ kind = "draw" }]
source = "reconstructed"
"""


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    kind: str


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: int
    number: int
    source: str
    effects: list[Effect] = []


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    size: int
    source: str


class Data(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    sheet: Sheet
    card: list[Card]


@pytest.fixture
def files(tmp_path):
    def write(name, text):
        (tmp_path / name).write_text(text, encoding="utf-8")
        return tmp_path / name

    return write


@pytest.fixture
def cards(files):
    return files("cards.toml", CARDS)


def refused(*arguments):
    """The one line that bad data is answered with."""
    with pytest.raises(DataError) as error:
        shape(read_tables(*arguments), Data, PACK if len(arguments) > 1 else "cards.toml")
    assert "\n" not in str(error.value)
    return str(error.value)


# --- files ------------------------------------------------------------------------------------------------------------


def test_a_good_file_is_read_into_its_shape(cards):
    data = shape(read_tables([cards]), Data, "cards.toml")
    assert [card.number for card in data.card] == [5, 7]
    assert data.sheet.size == 8


def test_every_record_tells_its_source(cards):
    records = [(record.kind, record.id, record.source) for record in provenance(read_tables([cards]))]
    assert records == [("sheet", "sheet", "public"), ("card", "1", "rulebook"), ("card", "2", "reconstructed")]


def test_several_files_are_one_set_of_tables(cards, files):
    more = files("more.toml", '[[ship]]\nid = "a"\nsource = "ours"\n')
    assert set(read_tables([cards, more])) == {"title", "sheet", "card", "ship"}


def test_two_files_cannot_define_the_same_kind(cards, files):
    more = files("more.toml", '[[card]]\nid = 3\nsource = "ours"\n')
    assert refused([cards, more]) == "more.toml: card was already defined by another data file."


def test_a_missing_file_is_named(tmp_path):
    assert "nothing.toml: there is no such file" in refused([tmp_path / "nothing.toml"])


def test_a_folder_is_no_file(tmp_path):
    assert str(tmp_path) in refused([tmp_path])


def test_a_binary_file_is_named(tmp_path):
    (tmp_path / "picture.toml").write_bytes(bytes(range(256)))
    assert "picture.toml" in refused([tmp_path / "picture.toml"])


@pytest.mark.parametrize("text", ["[[card]", "id = ", "a = 1\na = 2", "= 3", 'id = "', "[card]\n[card]", "a = 0123"])
def test_what_is_not_toml_is_named_with_its_place(files, text):
    assert refused([files("broken.toml", text)]).startswith("broken.toml: not valid TOML: ")


@pytest.mark.parametrize("text", ["a = " + "9" * 5000, "a = " + "[" * 50_000, "a = {" * 50_000])
def test_hostile_toml_is_refused_like_any_other(files, text):
    assert "hostile.toml" in refused([files("hostile.toml", text)])


@pytest.mark.parametrize("source", ["", 'source = "wikipedia"', "source = 3", 'source = ["public"]', "source = true"])
def test_a_record_without_a_good_source_is_named(files, source):
    line = refused([files("cards.toml", f"[[card]]\nid = 4\nnumber = 1\n{source}\n")])
    assert line.startswith("cards.toml: card 4, field source: ")
    assert all(known in line for known in SOURCES)


@pytest.mark.parametrize(
    ("wrong", "right", "told"),
    [
        ("number = 7", 'number = "7"', "card 2, field number: Expected `int`, got `str`"),
        ("number = 7", "number = 7.5", "card 2, field number: Expected `int`, got `float`"),
        ("number = 7", "number = true", "card 2, field number: Expected `int`, got `bool`"),
        ("number = 7", "", "card 2: Object missing required field `number`"),
        ("number = 7", "number = 7\ncolour = 1", "card 2: Object contains unknown field `colour`"),
        ('{ kind = "draw" }', "{ kind = 1 }", "card 2, field effects[0].kind: Expected `str`, got `int`"),
        ('{ kind = "draw" }', '{ sort = "draw" }', "card 2, field effects[0]: Object contains unknown field `sort`"),
        ("size = 8", 'size = "8"', "sheet, field size: Expected `int`, got `str`"),
        ("size = 8", "", "sheet: Object missing required field `size`"),
        ('title = "Cards"', "title = 3", "title: Expected `str`, got `int`"),
        ('title = "Cards"', "", "Object missing required field `title`"),
        ('title = "Cards"', 'title = "Cards"\nyear = 1', "Object contains unknown field `year`"),
    ],
)
def test_what_does_not_fit_is_told_by_record_and_field(files, wrong, right, told):
    assert wrong in CARDS
    assert refused([files("cards.toml", CARDS.replace(wrong, right))]) == f"cards.toml: {told}"


def test_a_record_without_an_id_is_counted(files):
    line = refused([files("cards.toml", CARDS.replace("id = 2\n", ""))])
    assert line == "cards.toml: card number 2: Object missing required field `id`"


def test_things_that_are_no_records_are_told(files):
    line = refused(
        [files("cards.toml", 'title = "Cards"\ncard = [1, { id = 2, number = 7, source = "ours" }]\n' + SHEET)]
    )
    assert line == "cards.toml: card number 1: Expected `object`, got `int`"


SHEET = '[sheet]\nid = "sheet"\nsize = 8\nsource = "public"\n'


# --- packs ------------------------------------------------------------------------------------------------------------


def packed(cards, pack):
    return shape(read_tables([cards], pack), Data, PACK)


def test_a_pack_changes_a_value_and_becomes_its_source(cards, files):
    data = packed(cards, "[[card]]\nid = 2\nnumber = 9\n")
    assert [(card.number, card.source) for card in data.card] == [(5, "rulebook"), (9, "pack")]
    assert data.sheet.source == "public"


def test_a_pack_changes_a_single_record_without_naming_its_id(cards, files):
    data = packed(cards, "[sheet]\nsize = 10\n")
    assert (data.sheet.size, data.sheet.source) == (10, "pack")


def test_a_pack_cannot_pretend_another_source(cards, files):
    data = packed(cards, '[[card]]\nid = 1\nnumber = 6\nsource = "rulebook"\n')
    assert data.card[0].source == "pack"


def test_an_empty_pack_changes_nothing(cards, files):
    assert packed(cards, "") == shape(read_tables([cards]), Data, "cards.toml")


def test_the_sources_of_a_packed_table_tell_what_was_changed(cards, files):
    pack = "[[card]]\nid = 2\nnumber = 9\n"
    assert [record.source for record in provenance(read_tables([cards], pack))] == ["public", "rulebook", "pack"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[ship]]\nid = 1\n", "there is no kind 'ship' here; the kinds are card, sheet."),
        ('title = "Mine"\n', "there is no kind 'title' here; the kinds are card, sheet."),
        ("[[card]]\nid = 9\nnumber = 1\n", "card has no record with id 9."),
        ("[[card]]\nnumber = 1\n", "card has no record with id None."),
        ('[[card]]\nid = "1"\nnumber = 1\n', "card has no record with id '1'."),
        ("[[card]]\nid = true\nnumber = 1\n", "card has no record with id True."),
        ("[[card]]\nid = 1.0\nnumber = 1\n", "card has no record with id 1.0."),
        ('[sheet]\nid = "other"\nsize = 1\n', "sheet has no record with id 'other'."),
        ("[[card]]\nid = 1\ncolour = 1\n", "card 1 has no field 'colour'."),
        ("card = 3\n", "card must be a table with an id and the fields to change."),
        ("card = [3]\n", "card must be a table with an id and the fields to change."),
        ('[[card]]\nid = 1\nnumber = "9"\n', "card 1, field number: Expected `int`, got `str`"),
        ("[[card]]\nid = 2\neffects = 3\n", "card 2, field effects: Expected `array`, got `int`"),
        ("[sheet]\nsize = []\n", "sheet, field size: Expected `int`, got `array`"),
    ],
)
def test_a_wrong_pack_is_told_by_record_and_field(cards, text, told):
    assert refused([cards], text) == f"pack: {told}"


def test_a_pack_that_is_broken_or_endless_is_told(cards):
    assert refused([cards], "[[").startswith("pack: not valid TOML")
    assert refused([cards], "a = " + "9" * 5000).startswith("pack: cannot be read as TOML")
    assert refused([cards], "a = " + "[" * 9000).startswith("pack: cannot be read as TOML")
    assert (
        refused([cards], "#" * (LARGEST_PACK + 1))
        == f"pack: {LARGEST_PACK + 1} letters; at most {LARGEST_PACK} are read."
    )


@pytest.mark.parametrize("name", ["none.toml", "/etc/passwd", "nul\0byte", "/"])
def test_a_pack_is_never_looked_for_on_the_disk(cards, name):
    assert "the TOML text of a pack, not the name of a file" in refused([cards], name)


def test_data_files_that_are_missing_or_no_text_are_named(cards, tmp_path):
    assert "none.toml: there is no such file" in refused([tmp_path / "none.toml"])
    (tmp_path / "bytes.toml").write_bytes(b"\xff\x00")
    assert "bytes.toml" in refused([tmp_path / "bytes.toml"])
    assert "cannot be read as TOML" in refused([tmp_path])
