"""`cosmodrome replay`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.kernel import Record


@pytest.fixture
def forge(record, tmp_path):
    """The record with some of its fields changed."""

    def forging(**fields: object) -> Path:
        file = tmp_path / "forged.json"
        file.write_text(json.dumps({**json.loads(record.read_text()), **fields}))
        return file

    return forging


def test_a_true_record_is_verified_and_its_result_told(run, record):
    found = run("replay", record)
    count = len(json.loads(record.read_text())["moves"])
    assert (found.code, found.err) == (0, "")
    assert f"{count} of {count} moves verified" in found.out
    assert "Ada" in found.out
    assert "winner" in found.out


def test_any_position_can_be_shown(run, record):
    pages = [run("replay", record, "--to", to).out for to in (0, 1, 20)]
    assert all("robot1" in page for page in pages)
    assert "20 of" in pages[2]
    assert len(set(pages)) == 3


def test_moves_in_words(run, record):
    moves = json.loads(record.read_text())["moves"]
    lines = run("replay", record, "--text", "--to", 12).out.splitlines()
    assert lines[0].startswith("   1  Ada: Write ")
    assert sum(line[:4].strip().isdecimal() and ": " in line for line in lines) == 12
    french = run("replay", record, "--text", "--language", "fr").out
    assert "Écrire" in french
    assert f"{len(moves):>4}  " in french


def test_an_unfinished_record_is_verified_too(run, record, forge):
    moves = json.loads(record.read_text())["moves"]
    found = run("replay", forge(moves=moves[:9], result=None))
    assert found.code == 0
    assert "9 of 9 moves verified" in found.out


def test_pictures(run, record, tmp_path):
    found = run("replay", record, "--to", 30, "--svg", tmp_path / "p.svg", "--png", tmp_path / "p.png")
    assert found.code == 0, found.err
    assert (tmp_path / "p.svg").read_text().startswith("<svg")
    assert (tmp_path / "p.png").read_bytes().startswith(b"\x89PNG")
    run("replay", record, "--svg", tmp_path).refused(str(tmp_path))
    run("replay", record, "--png", tmp_path / "no" / "p.png").refused("p.png")


def test_forged_records_fail(run, record, forge):
    told = json.loads(record.read_text())
    moves = told["moves"]
    scores = told["result"]["scores"]
    run("replay", forge(result={"scores": [scores[0] + 1, scores[1]], "winners": [0]})).refused("scores", code=1)
    run("replay", forge(result=None)).refused("no result", code=1)
    run("replay", forge(seed=6)).refused("Move", code=1)
    run("replay", forge(moves=moves[:-1])).refused("no result", code=1)
    run("replay", forge(moves=[*moves, [0, "pass"]])).refused(f"Move {len(moves) + 1}", "over", code=1)
    run("replay", forge(moves=[[0, "fly me"], *moves[1:]])).refused("Move 1,", "fly me", code=1)
    run("replay", forge(moves=[[1, moves[0][1]], *moves[1:]])).refused("Move", code=1)
    run("replay", forge(moves=[[2**80, "pass"]])).refused("Move 1,", code=1)
    run("replay", forge(moves=[[-1, "pass"]])).refused("Move 1,", code=1)
    run("replay", forge(rules="0")).refused("rules", code=1)


def test_what_is_no_record_is_bad_input(run, record, forge, tmp_path):
    def refused(content: bytes, *parts: str) -> None:
        file = tmp_path / "bad.json"
        file.write_bytes(content)
        run("replay", file).refused("bad.json", *parts)

    refused(b"")
    refused(b"\x00\x01\xff\xfe" * 100)
    refused(b"[" * 100_000)
    refused(b'{"format": 1}', "game")
    refused(record.read_bytes()[:-20])
    refused(record.read_bytes().replace(b'"format": 1', b'"format": 99'), "99")
    run("replay", tmp_path).refused(str(tmp_path), "directory")
    run("replay", tmp_path / "none.json").refused("none.json")
    run("replay", forge(game="mars")).refused("mars")
    run("replay", forge(options={"adventure": 44})).refused("44")
    run("replay", forge(options={"players": 2})).refused("players")
    run("replay", forge(options={"self": 2})).refused("self")
    run("replay", forge(options={"id": 2})).refused("id")
    pack = tmp_path / "pack.toml"
    pack.write_text("[sheet]\nerrors = 4\n")
    run("replay", forge(options={"pack": str(pack)})).refused("not the name of a file")
    run("replay", forge(seats=[])).refused("players=0")


def test_a_position_that_the_record_does_not_have(run, record):
    count = len(json.loads(record.read_text())["moves"])
    run("replay", record, "--to", count + 1).refused(f"{count} moves")
    run("replay", record, "--to", -1).refused(f"{count} moves")
    run("replay", record, "--to", "end").refused("--to")


def test_no_permission(run, record, locked):
    locked(record)
    run("replay", record).refused("game.json", "Permission denied")


def test_names_cannot_command_the_terminal(run, forge):
    found = run("replay", forge(seats=["\x1b[2J[bold]Ada", "\r\nGrace"]), "--text", "--to", 4)
    assert found.code == 0
    assert "\x1b" not in found.out
    assert "\r" not in found.out
    assert "[bold]Ada" in found.out


def test_the_record_of_the_fixture_is_true(record):
    assert cosmodrome.replay(Record.from_json(record.read_bytes())).over
