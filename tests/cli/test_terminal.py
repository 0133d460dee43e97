"""`cosmodrome play`, driven by what a person would type."""

from __future__ import annotations

import json

import pytest

import cosmodrome
from cosmodrome.kernel import Record

FIRST_MOVES = "1\n\n" * 400
"""Always the first move, and Enter: what is not asked for is ignored."""


@pytest.fixture
def seven():
    """What the person sees at first in the game with seed 7."""
    return cosmodrome.game("moon", players=2).new(seed=7)


def test_a_whole_game(run, tmp_path):
    file = tmp_path / "kept" / "game.json"
    found = run("terminal", "moon", "--seed", 7, "--name", "Ada", "--record", file, typed=FIRST_MOVES)
    assert (found.code, found.err) == (0, "")
    assert "winner" in found.out
    assert str(file) in found.out.replace("\n", "")
    record = Record.from_json(file.read_bytes())
    assert record.seats == ["Ada", "pilot"]
    assert cosmodrome.replay(record).over
    assert run("replay", file).code == 0


def test_without_a_file_the_record_goes_to_the_users_folder(run, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert run("terminal", "moon", "--seed", 7, typed=FIRST_MOVES).code == 0
    assert len(list(tmp_path.rglob("records/moon-*.json"))) == 1


def test_a_game_against_three_in_german(run, tmp_path):
    found = run(
        *("terminal", "moon", "--players", 4, "--bots", "random", "--seed", 1, "--language", "de"),
        *("--record", tmp_path / "g.json"),
        typed=FIRST_MOVES,
    )
    assert found.code == 0
    assert "random 3" in found.out
    assert "Systemfehler" in found.out
    assert json.loads((tmp_path / "g.json").read_text())["seats"][1:] == ["random 1", "random 2", "random 3"]


def test_a_move_by_its_notation_or_by_its_number(run, seven, tmp_path):
    moves = seven.legal(0)
    notation = seven.notate(moves[3])
    for typed in (notation, notation.upper(), f"  {notation.replace(' ', '   ')} ", "4"):
        file = tmp_path / "s.json"
        run("terminal", "moon", "--seed", 7, typed=f"{typed}\n\nsave {file}\n")
        assert json.loads(file.read_text())["moves"][0] == [0, notation]


def test_the_page_shows_the_table(run, seven):
    page = run("terminal", "moon", "--seed", 7).out
    view = seven.view(0)
    for pile in view.piles:
        assert f"{pile.number} {pile.action.capitalize()}" in page
        assert f"{pile.number}/{pile.action}" in page
    for text in ("Turn 1", "planning", "▲4 △4 X !", "□□□□□0", "○○○○○○○○", "0/53", "pilot"):
        assert text in page
    assert seven.prompt(0).split(":")[0] in page
    assert "Goodbye" in page


def test_undo_goes_back_to_the_start_of_the_turn(run, seven, tmp_path):
    file = tmp_path / "s.json"
    found = run("terminal", "moon", "--seed", 7, typed=f"1\nundo\n2\n\nsave {file}\n")
    assert found.out.count("Turn 1 ") == 2
    assert json.loads(file.read_text())["moves"][0] == [0, seven.notate(seven.legal(0)[1])]


def test_a_draft_is_not_saved_and_not_seen_by_the_bots(run, tmp_path):
    file = tmp_path / "s.json"
    run("terminal", "moon", "--seed", 7, typed=f"1\nsave {file}\nquit\n")
    assert json.loads(file.read_text())["moves"] == []


def test_a_hint_is_a_legal_move(run, seven):
    found = run("terminal", "moon", "--seed", 7, typed="hint\nquit\n")
    line = next(line for line in found.out.splitlines() if "Hint:" in line)
    hinted = line.partition("Hint: ")[2].partition(" (")[0]
    assert seven.parse(hinted) in seven.legal(0)


def test_help_and_what_is_not_understood(run):
    found = run("terminal", "moon", "--seed", 7, typed="?\nfly\n0\n9999\n-1\n²\nsave\nsave /\n1\nwhat\nhint\nquit\n")
    assert found.code == 0
    for text in ("save FILE", "undo", "hint"):
        assert text in found.out
    assert found.out.count("not one of your moves") == 5
    assert "Not saved" in found.out
    assert found.out.count("Nothing is left to choose") == 2


def test_leaving(run, monkeypatch):
    for typed in ("", "quit\n", "1\nquit\n", "1\n"):
        found = run("terminal", typed=typed)
        assert (found.code, found.err) == (0, "")
        assert found.out.endswith("Goodbye. This game was not finished.\n")

    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    found = run("terminal")
    assert found.code == 130
    assert found.out.endswith("Goodbye. This game was not finished.\n")


def test_secrets_of_others_are_told_after_the_reveal_only(run):
    """With two players the pilot's first move must not be told before the person's own is confirmed."""
    before = run("terminal", "moon", "--seed", 7, typed="1\n").out
    after = run("terminal", "moon", "--seed", 7, typed="1\n\n").out
    assert "pilot writes" not in before
    assert "pilot writes" in after


def test_bad_input_is_refused(run):
    run("terminal", "mars").refused("mars")
    run("terminal", "moon", "--players", 9).refused("players=9")
    run("terminal", "moon", "--players", 3, "-o", "players=3").refused("twice")
    run("terminal", "moon", "--bots", "hal").refused("hal")
    run("terminal", "moon", "--bots", "random,random", "--players", 2).refused("2 bots for 1")
    run("terminal", "moon", "-o", "missions=Z").refused("missions=Z")
    run("terminal", "moon", "--language", "xx").refused("xx")


def test_a_record_that_cannot_be_kept_is_told(run, tmp_path):
    found = run("terminal", "moon", "--seed", 7, "--record", tmp_path, typed=FIRST_MOVES)
    assert "winner" in found.out
    assert found.err.count("\n") == 1
    assert str(tmp_path) in found.err
    assert found.code == 1


@pytest.mark.parametrize("adventure", [1, 3])
def test_a_game_alone_against_astra(run, tmp_path, adventure):
    file = tmp_path / "alone.json"
    found = run(
        *("terminal", "moon", "--players", 1, "-o", f"adventure={adventure}", "-o", "astra=4", "--seed", 7),
        *("--record", file),
        typed=FIRST_MOVES,
    )
    assert (found.code, found.err) == (0, "")
    assert "Franklin" in found.out
    record = Record.from_json(file.read_bytes())
    assert len(record.seats) == 1
    assert cosmodrome.replay(record).over
