"""The program from outside: real processes, pipes and signals."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial

import pytest

from cosmodrome.cli import app
from cosmodrome.kernel import CosmodromeError

PROGRAM = [sys.executable, "-m", "cosmodrome"]


def test_as_a_module():
    found = subprocess.run(
        [*PROGRAM, "sim", "moon", "--games", "4", "--jobs", "2", "--json"], capture_output=True, text=True, check=True
    )
    assert json.loads(found.stdout)["games"] == 4
    assert found.stderr == ""


def test_an_error_from_outside():
    found = subprocess.run([*PROGRAM, "replay", "/"], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr.count("\n") == 1


@pytest.mark.parametrize("command", [["data", "moon", "--json"], ["games"]])
def test_a_closed_pipe_ends_it_quietly(command):
    read, write = os.pipe()
    os.close(read)
    found = subprocess.run([*PROGRAM, *command], stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    os.close(write)
    assert found.returncode == 1
    assert found.stderr == ""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_a_series(jobs, tmp_path):
    records = tmp_path / "records"
    series = ["--bots", "pilot", "--games", "100000", "--jobs", jobs, "--records", str(records), "--json"]
    program = subprocess.Popen(
        [*PROGRAM, "sim", "moon", *series],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # a job in the background may ignore it
    )
    while program.poll() is None and not any(records.glob("*")):
        time.sleep(0.05)
    os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate(timeout=30)
    assert program.returncode == 130
    assert out == ""
    assert "Traceback" not in err


def test_a_person_can_play_through_a_pipe():
    found = subprocess.run(
        [*PROGRAM, "terminal", "moon", "--seed", "1", "--language", "fr"],
        input="1\n\n?\nquit\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert "Tour 2" in found.stdout
    assert found.stderr == ""


def test_a_terminal_without_these_letters_shows_question_marks():
    found = subprocess.run(
        [*PROGRAM, "games", "--language", "fr"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=True,
    )
    assert b"?" in found.stdout


def test_a_full_disk_is_told(tmp_path):
    with open("/dev/full", "w") as full:
        found = subprocess.run(
            [*PROGRAM, "games", "--json"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert found.returncode != 0
    assert found.stderr.count("\n") == 1
    assert "space" in found.stderr


def test_whatever_goes_wrong_is_one_line(run, monkeypatch):
    def fails(error: BaseException):
        def failing(*_: object, **__: object) -> None:
            raise error

        return failing

    for error, code in [
        (CosmodromeError("two\nlines \x1b[2J"), 2),
        (ValueError("surprise"), 1),
        (RecursionError("deep"), 1),
        (KeyboardInterrupt(), 130),
    ]:
        monkeypatch.setattr(app, "get_command", lambda _, error=error: type("Command", (), {"main": fails(error)}))
        found = run("games")
        assert found.code == code
        assert found.err.count("\n") == (0 if code == 130 else 1)
        assert "\x1b" not in found.err
