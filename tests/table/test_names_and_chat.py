"""Names and chat from everywhere in the world are welcome; what could harm is refused in one sentence."""

import pytest

from cosmodrome.table import NotAllowed, NotValid, TooFast, clean_name, isolated
from table.around import Around, ana_and_ben


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "José María",
        "Ωμέγα",
        "李雷",
        "محمد",
        "שרה",
        "👩‍🚀 Sally",
        "<b>Bob</b>",
        '"; DROP TABLE moves; --',
        "{seat} %s",
        "O'Hara & Sons",
        "3",
    ],
)
def test_a_name_is_taken_as_it_is(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u200b",
        "\u3164 \u2800",
        "a" * 31,
        "a" * 10_000,
        "Ana\x00",
        "Ana\u202egnp.exe",
        "\u2066Ana",
        "Ana\ufeff",
        "\ud800",
        "Z" + "\u0300" * 20,
        "...",
    ],
)
def test_a_name_that_hides_or_overruns_is_refused(name: str) -> None:
    with pytest.raises(NotValid):
        clean_name(name)


def test_white_space_of_any_kind_is_one_blank() -> None:
    assert clean_name("\tAna\n\u3000María\r\n") == "Ana María"


def test_a_name_from_right_to_left_does_not_turn_its_sentence_around() -> None:
    assert isolated("שרה") == "\u2068שרה\u2069"
    assert isolated("Ana") == "Ana"


def test_chat_is_heard_by_all_with_the_name_of_who_speaks() -> None:
    around = ana_and_ben().says("Ben", "  <img src=x onerror=alert(1)> \n 🚀 ")
    (line,) = around.table.chat
    assert (line.seat, line.name, line.text) == (1, "Ben", "<img src=x onerror=alert(1)> 🚀")


@pytest.mark.parametrize("text", ["", " \n ", "x" * 501, "x" * 10_000, "a\x07b", "\u202e"])
def test_chat_that_nobody_should_hear_is_refused(text: str) -> None:
    with pytest.raises(NotValid):
        ana_and_ben().says("Ana", text)


def test_chat_is_possible_before_the_game_and_only_for_those_at_the_table() -> None:
    around = Around(2).says("Ana", "Anybody here?")
    with pytest.raises(NotAllowed, match="sit at the table"):
        around.says("Zoe", "me!")


def test_five_lines_in_ten_seconds_are_enough() -> None:
    around = ana_and_ben()
    for count in range(5):
        around.says("Ana", f"line {count}")
    with pytest.raises(TooFast):
        around.says("Ana", "and another")
    around.says("Ben", "let me speak").waits(11).says("Ana", "again")


def test_only_the_last_lines_are_kept_for_newcomers() -> None:
    around = ana_and_ben()
    for count in range(250):
        around.waits(5).says("Ana", str(count))
    assert len(around.table.chat) == 200
    assert around.table.said == 250
