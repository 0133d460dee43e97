"""Words: a language, a domain, figures, plurals and lists."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmodrome.kernel import LANGUAGES, OptionError, words


def a_language(path: Path, language: str, body: str) -> Path:
    folder = path / language / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "test.po").write_text(body, encoding="utf-8")
    return path


ROCKETS = """
msgid "{n} rocket for {name}"
msgid_plural "{n} rockets for {name}"
msgstr[0] "{n} fusée pour {name}"
msgstr[1] "{n} fusées pour {name}"

msgid "Seat {seat}"
msgstr "Siège {seat}"
"""


def test_an_unknown_language_is_refused_with_the_choices() -> None:
    with pytest.raises(OptionError, match=r"language=xx: choose one of en, fr, de\."):
        words("xx", "moon")


def test_a_text_without_translation_or_catalogue_stays_english() -> None:
    for language in LANGUAGES:
        assert words(language, "no-such-domain")("Seat {seat}", seat=3) == "Seat 3"
        assert words(language, "moon")("Nobody ever said {this}.", this="so") == "Nobody ever said so."


@pytest.mark.parametrize(
    ("n", "told"), [(0, "0 fusée"), (1, "1 fusée"), (2, "2 fusées"), (-1, "-1 fusée"), (-5, "-5 fusées")]
)
def test_the_plural_follows_the_language_and_looks_past_the_sign(tmp_path: Path, n: int, told: str) -> None:
    french = words("fr", "test", a_language(tmp_path, "fr", ROCKETS))
    assert french.count("{n} rocket for {name}", "{n} rockets for {name}", n, name="Ana") == f"{told} pour Ana"


@pytest.mark.parametrize("name", ["{0.__class__}", "{name}", "{", "}", "{{", "%s", "{seat!r:>9999999}"])
def test_what_stands_for_a_figure_is_never_a_template_itself(tmp_path: Path, name: str) -> None:
    french = words("fr", "test", a_language(tmp_path, "fr", ROCKETS))
    assert french("Seat {seat}", seat=name) == f"Siège {name}"
    assert french.count("{n} rocket for {name}", "{n} rockets for {name}", 2, name=name) == f"2 fusées pour {name}"
    assert french.join([name, "Ana", name]) == f"{name}, Ana et {name}"


def test_lists_end_as_each_language_ends_them() -> None:
    assert [words(language, "moon").join(["Ana", "Ben"]) for language in LANGUAGES] == [
        "Ana and Ben",
        "Ana et Ben",
        "Ana und Ben",
    ]
    assert words("en", "moon").join(["Ana"]) == "Ana"
    assert words("en", "moon").join([]) == ""
