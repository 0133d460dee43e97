"""`cosmodrome games`, and what holds for every command."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.games import titles


def test_json_lists_every_title_with_its_options(run):
    found = run("games", "--json")
    assert (found.code, found.err) == (0, "")
    assert list(found.json) == ["games"]
    assert [game["id"] for game in found.json["games"]] == list(titles())
    for game in found.json["games"]:
        assert list(game) == ["id", "name", "seats", "options"]
        assert len(game["seats"]) == 2
        for option in game["options"]:
            assert list(option) == ["name", "choices", "default", "help", "labels", "seats", "file"]
    moon = found.json["games"][0]
    assert moon["name"] == "Welcome to the Moon"
    assert [option["name"] for option in moon["options"]] == ["adventure", "missions", "astra", "pack", "orders"]


def test_people_see_names_choices_and_bots(run):
    found = run("games")
    assert found.code == 0
    for text in ("Welcome to the Moon", "adventure", "A1,B1,C2", "pilot, cadet, random"):
        assert text in found.out


def test_languages_differ_and_json_stays_the_same(run):
    assert run("games", "--language", "fr").out != run("games", "--language", "en").out
    assert run("games", "--json", "--language", "fr").out == run("games", "--json").out


@pytest.mark.parametrize(
    ("environment", "like"),
    [
        ("fr_FR.UTF-8", "fr"),
        ("de", "de"),
        ("fr", "fr"),
        ("C", "en"),
        ("fro_XX", "en"),
        ("zh_CN.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_the_language_comes_from_the_environment(run, monkeypatch, environment, like):
    expected = run("games", "--language", like).out
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "")
    monkeypatch.setenv("LANG", environment)
    assert run("games").out == expected


def test_an_unknown_language_is_refused_with_the_choices(run):
    run("games", "--language", "tlh").refused("tlh", "en, fr, de")


def test_version(run):
    assert run("--version").out.strip() == cosmodrome.__version__


def test_without_a_command_there_is_help(run):
    found = run()
    assert found.code == 0
    for command in ("games", "play", "serve", "terminal", "sim", "bench", "replay", "data"):
        assert command in found.out


@pytest.mark.parametrize("command", ["games", "play", "serve", "terminal", "sim", "bench", "replay", "data"])
def test_every_command_has_help(run, command):
    found = run(command, "--help")
    assert found.code == 0
    assert f"cosmodrome {command}" in found.out


def test_unknown_commands_and_flags_are_refused(run):
    run("fly").refused("fly")
    run("games", "--fast").refused("--fast")
    run("sim").refused("GAME")
