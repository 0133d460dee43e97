"""Options: every value that a person may mean is taken, every other is refused with the choices."""

import pytest

import cosmodrome
from cosmodrome.kernel import CosmodromeError, Option, OptionError
from cosmodrome.kernel.option import choose

LEVEL = Option("level", (1, 2, 3), 2, "How hard.")
MODE = Option("mode", ("random", "A1,B2"), "random", "Which cards.")
FILE = Option("file", (), "", "Any text.")


@pytest.mark.parametrize("value", [3, "3", " 3 ", "3\n"])
def test_a_number_may_come_as_text(value):
    assert LEVEL.accept(value) == 3


@pytest.mark.parametrize("value", ["random", "RANDOM", " Random "])
def test_words_are_taken_in_any_case(value):
    assert MODE.accept(value) == "random"


@pytest.mark.parametrize(
    "value", [0, 4, -1, 1.0, 2.5, "", "two", "1.0", "01", None, True, False, [1], {"1": 1}, b"1", 10**30]
)
def test_anything_else_is_refused_with_the_choices(value):
    with pytest.raises(OptionError, match=r"level=.*: choose one of 1, 2, 3"):
        LEVEL.accept(value)


def test_true_is_not_one():
    assert LEVEL.accept(1) == 1
    with pytest.raises(OptionError):
        LEVEL.accept(True)


def test_an_option_without_choices_takes_any_text():
    assert FILE.accept("[sheet]\nsize = 3\n") == "[sheet]\nsize = 3\n"


def test_what_is_not_given_has_its_default():
    assert choose([LEVEL, MODE, FILE], {}) == {"level": 2, "mode": "random", "file": ""}
    assert choose([LEVEL, MODE, FILE], {"level": "1"}) == {"level": 1, "mode": "random", "file": ""}


def test_an_unknown_option_is_refused_with_the_names():
    with pytest.raises(OptionError, match="There is no option 'lvel'; the options are players, level, mode, file"):
        choose([LEVEL, MODE, FILE], {"lvel": 1})


# --- a title ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 6, "4", " 3 "])
def test_players_are_the_seats(players):
    assert cosmodrome.game("moon", players=players).seats == int(players)


@pytest.mark.parametrize("players", [0, 7, -2, 2.0, "two", "", None, True, "2 3", "²", "9" * 5000, 10**30])
def test_a_wrong_number_of_players_is_refused_with_the_choices(players):
    with pytest.raises(OptionError, match=r"players=.*: choose one of .*6"):
        cosmodrome.game("moon", players=players)


def test_an_unknown_game_is_refused_with_the_games():
    with pytest.raises(OptionError, match=r"There is no game 'chess'; the games are .*moon"):
        cosmodrome.game("chess")


@pytest.mark.parametrize("name", ["seed", "self", "Adventure", "missions ", ""])
def test_an_unknown_option_of_a_title_is_refused(name):
    with pytest.raises(OptionError, match=r"There is no option .*; the options are players, adventure, missions, "):
        cosmodrome.game("moon", **{name: 1})


@pytest.mark.parametrize(
    "given",
    [
        {"adventure": 0},
        {"adventure": 9},
        {"astra": 0},
        {"astra": 9, "players": 1},
        {"missions": "A1"},
        {"missions": "A1,A2,C1"},
        {"missions": "A1,B1,C3"},
    ],
)
def test_a_bad_value_is_refused_with_the_choices(given):
    with pytest.raises(OptionError, match="choose one of"):
        cosmodrome.game("moon", **given)


def test_every_choice_that_a_title_lists_can_be_chosen():
    for option in cosmodrome.titles()["moon"].options:
        assert option.help
        for choice in option.choices:
            players = 1 if option.name == "astra" else 2
            assert cosmodrome.game("moon", players=players, **{option.name: choice}).options[option.name] == choice


def test_nobody_plays_alone_without_saying_so():
    assert cosmodrome.game("moon").seats == 2
    assert cosmodrome.game("moon", players=1).seats == 1


def test_option_errors_are_ours_and_value_errors():
    assert issubclass(OptionError, CosmodromeError)
    assert issubclass(OptionError, ValueError)
