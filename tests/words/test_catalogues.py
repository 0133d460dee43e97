"""The catalogues are complete, and the tool that says so sees every way in which they could be wrong."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from cosmodrome.kernel.words import LANGUAGES, LOCALES, words

TOOL = Path(__file__).parents[2] / "tools" / "messages.py"


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("messages", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


messages = _load()

SOURCE = """
def greet(words, self, title):
    # Translators: at the door,
    # so be kind.
    words("Hello {name}", name=title)
    self.words("Seat")
    words.count("{n} rocket", "{n} rockets", 3)
    "text".count("a", 0, 4)
    words("fr", "moon")
    words(title.help)
    Option("speed", (1, 2), 1, "How fast.", ("Slow", "Swift"), seats=(1, 1))
"""

FRENCH = {
    "Hello {name}": "Bonjour {name}",
    "Seat": "Siège",
    "speed": "vitesse",
    "How fast.": "À quelle vitesse.",
    "Slow": "Lent",
    "Swift": "Rapide",
}
PLURAL = ("{n} fusée", "{n} fusées")


def a_tree(path: Path, code: str = SOURCE) -> tuple[Path, Path]:
    source, locales = path / "source", path / "locales"
    (source / "games" / "moon" / "scene").mkdir(parents=True)
    (source / "cli.py").write_text(code)
    (source / "games" / "moon" / "scene" / "board.py").write_text('words("Floor")')
    (source / "games" / "__init__.py").write_text('words("Shelf")')
    return source, locales


def the_keys(source: Path, domain: str) -> list[str | tuple[str, ...]]:
    return [message.id for message in messages.templates(source)[domain] if message.id]


def run(source: Path, locales: Path, *arguments: str) -> int:
    return int(messages.main(list(arguments), source, locales))


def translated(path: Path) -> tuple[Path, Path, Path]:
    """A tree whose catalogues are all complete; the third is a French one to spoil."""
    source, locales = a_tree(path)
    run(source, locales)
    for file in locales.rglob("*.po"):
        text = file.read_text(encoding="utf-8")
        for key, value in FRENCH.items():
            text = text.replace(f'msgid "{key}"\nmsgstr ""', f'msgid "{key}"\nmsgstr "{value}"')
        text = text.replace('msgstr[0] ""\nmsgstr[1] ""', f'msgstr[0] "{PLURAL[0]}"\nmsgstr[1] "{PLURAL[1]}"')
        text = re.sub(r'msgid "(Floor|Shelf)"\nmsgstr ""', r'msgid "\1"\nmsgstr "\1"', text)
        file.write_text(text, encoding="utf-8")
    return source, locales, locales / "fr" / "LC_MESSAGES" / "cosmodrome.po"


def test_our_catalogues_are_up_to_date_complete_and_keep_their_figures() -> None:
    assert messages.main(["--check"]) == 0


def test_every_language_has_every_domain() -> None:
    for domain in messages.templates(messages.SOURCE):
        for language in LANGUAGES:
            assert (LOCALES / language / "LC_MESSAGES" / f"{domain}.po").exists(), (domain, language)


def test_the_tool_finds_texts_plurals_and_options_and_nothing_else(tmp_path: Path) -> None:
    source, _ = a_tree(tmp_path)
    assert the_keys(source, "moon") == ["Floor"]
    assert sorted(map(str, the_keys(source, "cosmodrome"))) == sorted(
        ["Hello {name}", "Seat", "('{n} rocket', '{n} rockets')", "speed", "How fast.", "Slow", "Swift", "Shelf"]
    )


def test_what_the_shelf_says_of_a_title_is_a_text(tmp_path: Path) -> None:
    code = 'class Moon(Title):\n    id = "moon"\n    name = "Moon"\n    summary = "Fly there."'
    source, _ = a_tree(tmp_path, code)
    assert sorted(the_keys(source, "cosmodrome")) == ["Fly there.", "Moon", "Shelf"]


def test_two_plurals_of_one_text_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = 'words.count("a rocket", "{n} rockets", 2)\nwords.count("a rocket", "rockets", 3)'
    source, locales = a_tree(tmp_path, code)
    assert run(source, locales) == 1
    assert "share one translation" in capsys.readouterr().err


def test_notes_for_translators_travel_along(tmp_path: Path) -> None:
    source, _ = a_tree(tmp_path)
    catalogue = messages.templates(source)["cosmodrome"]
    assert catalogue.get("Hello {name}").auto_comments == ["at the door, so be kind."]
    assert catalogue.get("Seat").auto_comments == []


@pytest.mark.parametrize(
    "code",
    [
        'words(f"Seat {seat}")',
        'words("a" + "b")',
        'words("{0}")',
        'words("{name.real}")',
        'words("{")',
        'words("")',
        'words.count("one")',
        'words.count(one, "many", 2)',
    ],
)
def test_a_key_that_nobody_could_translate_is_refused_by_file_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], code: str
) -> None:
    source, locales = a_tree(tmp_path, f"\n{code}")
    assert run(source, locales) == 1
    assert "cli.py, line 2" in capsys.readouterr().err


def test_updating_keeps_translations_drops_what_is_gone_and_changes_nothing_the_second_time(tmp_path: Path) -> None:
    source, locales, french = translated(tmp_path)
    assert run(source, locales, "--check") == 0
    (source / "cli.py").write_text(SOURCE.replace('self.words("Seat")', 'self.words("Chair")'))
    run(source, locales)
    text = french.read_text(encoding="utf-8")
    assert 'msgstr "Bonjour {name}"' in text
    assert f'msgstr[1] "{PLURAL[1]}"' in text
    assert "Siège" not in text
    assert 'msgid "Chair"\nmsgstr ""' in text
    before = {file: file.read_bytes() for file in locales.rglob("*.po")}
    run(source, locales)
    assert {file: file.read_bytes() for file in locales.rglob("*.po")} == before


def test_a_catalogue_says_nothing_of_the_day_the_machine_or_the_generator(tmp_path: Path) -> None:
    _, _, french = translated(tmp_path)
    text = french.read_text(encoding="utf-8")
    assert str(tmp_path) not in text
    assert not re.search(r"\b20\d\d\b|Babel|POT-Creation", text)
    keys = re.findall(r'^msgid "(.+)"', text, re.MULTILINE)
    assert keys == sorted(keys)


@pytest.mark.parametrize(
    ("was", "becomes", "complaint"),
    [
        ('msgstr "Bonjour {name}"', 'msgstr ""', "has no translation"),
        (f'msgstr[1] "{PLURAL[1]}"', 'msgstr[1] ""', "has no translation"),
        ('msgstr "Bonjour {name}"', 'msgstr "Bonjour"', "has the figures []"),
        ('msgstr "Bonjour {name}"', 'msgstr "Bonjour {nom}"', "has the figures ['nom']"),
        ('msgstr "Siège"', 'msgstr "Siège {seat}"', "has the figures ['seat']"),
        ('msgstr "Bonjour {name}"', 'msgstr "Bonjour {name.real}"', "not a plain name"),
        ('msgstr "Bonjour {name}"', 'msgstr "Bonjour {name"', "cannot be filled in"),
        (f'msgstr[1] "{PLURAL[1]}"', 'msgstr[1] "{m} fusées"', "has the figures ['m']"),
        ('msgid "Seat"', 'msgid "Stool"', "out of date"),
        ("#: cli.py\n", "#: cli.py\n#, fuzzy\n", "is marked fuzzy"),
        ('msgid "Seat"\n', "Seat\n", "not a catalogue"),
    ],
)
def test_the_check_fails_and_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], was: str, becomes: str, complaint: str
) -> None:
    source, locales, french = translated(tmp_path)
    text = french.read_text(encoding="utf-8")
    assert was in text
    capsys.readouterr()
    french.write_text(text.replace(was, becomes, 1), encoding="utf-8")
    spoiled = french.read_bytes()
    assert run(source, locales, "--check") == 1
    told = capsys.readouterr().err
    assert "fr/LC_MESSAGES/cosmodrome.po" in told
    assert complaint in told
    assert french.read_bytes() == spoiled, "a check changes nothing"


def test_a_plural_may_spell_its_number_out(tmp_path: Path) -> None:
    source, locales, french = translated(tmp_path)
    french.write_text(french.read_text(encoding="utf-8").replace(PLURAL[0], "une fusée"), encoding="utf-8")
    assert run(source, locales, "--check") == 0


def test_a_catalogue_that_no_source_needs_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, locales, french = translated(tmp_path)
    capsys.readouterr()
    french.with_name("chess.po").write_text("", encoding="utf-8")
    assert run(source, locales, "--check") == 1
    assert "fr/LC_MESSAGES/chess.po" in capsys.readouterr().err


def french_texts() -> list[str]:
    texts: list[str] = []
    for domain in messages.templates(messages.SOURCE):
        file = LOCALES / "fr" / "LC_MESSAGES" / f"{domain}.po"
        texts += re.findall(r'^msgstr(?:\[\d\])? "(.+)"', file.read_text(encoding="utf-8"), re.MULTILINE)
    return texts


def test_french_typography() -> None:
    for text in french_texts():
        assert "'" not in text, text
        outside_figures = re.sub(r"\{.*?\}", "", text)
        assert not re.search("(?<!\u202f)[;:!?]", outside_figures), text


def test_english_is_its_own_translation() -> None:
    for domain, template in messages.templates(messages.SOURCE).items():
        english = words("en", domain)
        for message in template:
            if isinstance(message.id, str) and message.id and "{" not in message.id:
                assert english(message.id) == message.id
