"""Packs for Welcome to the Moon: a corrected value is played with, and what the rules cannot play is refused."""

import pytest

import cosmodrome
from cosmodrome.games.moon.adventure1.data import launch_data
from cosmodrome.kernel import DataError, Record, Rng
from tables import a_game, a_launch, everyone_sees, play_on


def test_without_a_pack_nothing_comes_from_one():
    assert "pack" not in {record.source for record in cosmodrome.titles()["moon"].data({})}


def test_a_pack_changes_what_is_played():
    mine = '[[quarter]]\nid = "wild.q1"\neffects = [{ kind = "rocket", rockets = 9 }]\n'
    s = a_launch(pack=mine).fill(0, "wild.q1", but=1).shows("2/water").plays(0, "2/water wild.2")
    assert s.rockets[0] == 9
    assert 0 not in s.state.actors, "the building is gone"


def test_a_pack_is_the_source_of_what_it_changes():
    mine = '[[mission]]\nid = "B1"\nfirst = 5\n[[card]]\nid = 7\nnumber = 4\n'
    changed = [
        (record.kind, record.id)
        for record in cosmodrome.titles()["moon"].data({"pack": mine})
        if record.source == "pack"
    ]
    assert sorted(changed) == [("card", "7"), ("mission", "B1")]
    assert a_game(pack=mine, missions="A1,B1,C1").view(None).missions[1].first == 5


def test_a_pack_leaves_other_games_alone():
    mine = "[sheet]\nerrors = 4\n"
    assert a_game(pack=mine).board.errors == 4
    assert a_game().board.errors == 8


@pytest.mark.parametrize(
    "text",
    [
        "[sheet]\nerrors = 1\nfinal_rockets = 1\n",
        '[[quarter]]\nid = "energy.q1"\nspaces = 10\n',
        '[[quarter]]\nid = "astro1.q1"\nspaces = 1\n',
        '[[quarter]]\nid = "wild.q1"\nfloor = "astro1"\n',
        '[[floor]]\nid = "wild"\naction = "robot"\n',
        "[[line]]\nid = 1\nrockets = 0\n",
        '[[mission]]\nid = "A1"\nfloors = ["wild"]\n',
        '[[mission]]\nid = "C1"\ncount = 1\n',
        '[[quarter]]\nid = "plant.q2"\neffects = []\n',
        '[[quarter]]\nid = "plant.q2"\neffects = [{ kind = "inactive", rockets = 3 }, { kind = "sabotage" }, { kind = "sabotage" }]\n',
    ],
)
def test_a_game_with_a_pack_plays_to_its_end_and_replays(text):
    state = a_game(players=3, seed=2, pack=text)
    while not state.over:
        play_on(state, Rng.seeded(state.turn), moves=1)
        state.check()
    again = cosmodrome.replay(Record.from_json(state.record().to_json()))
    assert everyone_sees(again) == everyone_sees(state)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[[quarter]]\nid = "wild.q1"\nfloor = "attic"\n', "quarter wild.q1, field floor: there is no floor 'attic'."),
        ('[[mission]]\nid = "A1"\nfloors = ["attic"]\n', "mission A1, field floors: there is no floor 'attic'."),
        ('[[quarter]]\nid = "wild.q1"\nfloor = 3\n', "quarter wild.q1, field floor: Expected `str`, got `int`"),
        ('[[quarter]]\nid = "wild.q1"\nspaces = 0\n', "quarter wild.q1, field spaces: Expected `int` >= 1"),
        ('[[quarter]]\nid = "wild.q1"\nspaces = 10\n', "floor wild, field spaces of its quarters"),
        ('[[quarter]]\nid = "robot2.q1"\nfloor = "robot1"\n', "floor robot2, field spaces of its quarters"),
        ('[[quarter]]\nid = "wild.q1"\neffects = [{ kind = "fly" }]\n', "quarter wild.q1, field effects[0].kind: "),
        ('[[quarter]]\nid = "wild.q1"\neffects = [{ kind = "rocket" }]\n', "quarter wild.q1, field effects: "),
        (
            '[[quarter]]\nid = "wild.q1"\neffects = [{ kind = "build", rockets = 2 }]\n',
            "quarter wild.q1, field effects: ",
        ),
        (
            '[[quarter]]\nid = "wild.q1"\neffects = [{ kind = "build" }, { kind = "build" }]\n',
            "quarter wild.q1, field effects: build occurs more than 1 times.",
        ),
        (
            '[[quarter]]\nid = "wild.q1"\neffects = [{ kind = "activate" }, { kind = "activate" }]\n',
            "quarter wild.q1, field effects: activate occurs more than 1 times.",
        ),
        ('[[quarter]]\nid = "wild.q1"\neffects = "X"\n', "quarter wild.q1, field effects: Expected `array`, got `str`"),
        ("[[card]]\nid = 1\nnumber = 16\n", "card 1, field number: Expected `int` <= 15"),
        ("[[card]]\nid = 1\nnumber = 0\n", "card 1, field number: Expected `int` >= 1"),
        ('[[card]]\nid = 1\naction = "fly"\n', "card 1, field action: Invalid enum value 'fly'"),
        ("[[card]]\nid = 64\nnumber = 3\n", "card has no record with id 64."),
        ('[[mission]]\nid = "A1"\nletter = "B"\n', "mission A1, field letter: its id says another one."),
        ('[[mission]]\nid = "A1"\nfloors = []\n', "mission A1, field kind: floors needs floors and no count."),
        ('[[mission]]\nid = "B1"\nkind = "crosses"\n', "mission B1, field kind: crosses needs a count and no floors."),
        ('[[mission]]\nid = "C2"\ncount = 0\n', "mission C2, field kind: open_errors needs a count and no floors."),
        ("[sheet]\nerrors = 0\n", "sheet, field errors: Expected `int` >= 1"),
        ("[sheet]\nerrors = 100000000000000000000\n", "sheet, field errors: Expected `int` <= 999"),
        ("[[line]]\nid = 11\nrockets = 2\n", "line 11, field rockets: the last box has none."),
        ("[[line]]\nid = 11\nbox = 100\n", "line, field box: the boxes must rise from line to line"),
        ('[[actions]]\nid = "robot"\n', "there is no kind 'actions' here; the kinds are "),
    ],
)
def test_what_the_rules_cannot_play_is_refused_by_file_record_and_field(text, told):
    with pytest.raises(DataError) as error:
        a_game(pack=text)
    assert str(error.value).startswith(f"pack: {told}")
    assert "\n" not in str(error.value)


def test_the_name_of_a_file_is_no_pack(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("[sheet]\nerrors = 4\n")
    with pytest.raises(DataError, match="takes the TOML text of a pack, not the name of a file"):
        a_game(pack=str(file))


def test_a_record_carries_its_pack():
    mine = "[sheet]\nerrors = 4\n"
    state = a_game(seed=3, pack=mine)
    state.playout(Rng.seeded(3))
    record = Record.from_json(state.record().to_json())
    assert record.options["pack"] == mine
    assert cosmodrome.replay(record).board.errors == 4


def test_every_record_of_the_own_data_has_a_source():
    assert {record.source for record in cosmodrome.titles()["moon"].data({})} <= {"rulebook", "public"}
    assert launch_data().name == "The Launch"
