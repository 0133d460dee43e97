"""Starting and stopping: settings that cannot work are refused in one sentence; a real server starts, serves and stops."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from cosmodrome.kernel import OptionError
from cosmodrome.server import run
from cosmodrome.server.settings import Settings, data_folder
from server.postgres import free_port

ROOT = Path(__file__).parent.parent.parent


def test_several_workers_need_postgresql(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COSMODROME_DATA", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    with pytest.raises(OptionError, match="several workers need PostgreSQL"):
        run(workers=2)
    with pytest.raises(OptionError, match="at least one"):
        run(workers=0)


def test_a_port_that_is_taken_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COSMODROME_DATA", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(OptionError, match="choose another port"):
            run(port=taken.getsockname()[1])


def test_settings_come_from_the_environment() -> None:
    made = Settings.from_environment(
        {
            "COSMODROME_DATA": "/somewhere",
            "COSMODROME_ORIGIN": "https://games.example/, https://play.example",
            "COSMODROME_LIMITS": "off",
            "COSMODROME_PACE": "0.1-0.2",
            "COSMODROME_SEED": "liftoff",
        }
    )
    assert made.database == str(Path("/somewhere/games.sqlite"))
    assert made.origins == ("https://games.example", "https://play.example")
    assert (made.limits, made.pace, made.seed) == (False, (0.1, 0.2), "liftoff")
    assert Settings.from_environment({"DATABASE_URL": "postgresql://x/y"}).database == "postgresql://x/y"
    assert Settings.from_environment({}).limits
    assert Settings.from_environment({}).contact.startswith("mailto:")
    assert Settings.from_environment({"COSMODROME_CONTACT": "https://x.example"}).contact == "https://x.example"
    assert Settings.from_environment({}).seed == ""
    assert data_folder({}).name == "cosmodrome"
    with pytest.raises(OptionError, match="COSMODROME_PACE"):
        Settings.from_environment({"COSMODROME_PACE": "fast"})


def test_a_server_starts_tells_its_address_and_stops_when_asked(tmp_path: Path) -> None:
    port = free_port()
    code = (
        "import sys; from cosmodrome.server import run; "
        f"run(port={port}, ready=lambda address: print(address, flush=True))"
    )
    environment = {**os.environ, "COSMODROME_DATA": str(tmp_path), "DATABASE_URL": ""}
    process = subprocess.Popen(
        [sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == f"http://127.0.0.1:{port}"
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
            assert json.load(answer)["status"] == "ok"
    finally:
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 0
    events = [json.loads(line)["event"] for line in errors.splitlines() if line.startswith("{")]
    assert events[0] == "ready"
    assert events[-1] == "stopped"
    assert (tmp_path / "games.sqlite").exists()


@pytest.mark.slow
@pytest.mark.parametrize("database", [[], ["--postgres", "--workers", "2"]], ids=["sqlite", "postgresql"])
def test_killing_the_server_loses_and_doubles_nothing(database: list[str], request: pytest.FixtureRequest) -> None:
    """The short version; `python tools/kill.py` kills 200 times."""
    if database:
        request.getfixturevalue("postgres")  # says why, if this machine cannot
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "kill.py"), "--kills", "10", "--tables", "4", *database],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout.splitlines()[-1])  # a killed worker may have said its last words before
    assert found["moves_acknowledged"] > 0
    assert found["wrong"] == []
