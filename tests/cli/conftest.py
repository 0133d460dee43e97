"""Run command lines inside the test's own process: the real entry point, without the price of a new Python."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import cosmodrome
from cosmodrome.cli import main
from cosmodrome.kernel import Rng


@dataclass
class Ran:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one object on stdout."""
        return json.loads(self.out)

    def refused(self, *parts: str, code: int = 2) -> None:
        """One line on stderr that names these, nothing on stdout, and the exit code."""
        assert (self.code, self.out) == (code, ""), self
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        for part in parts:
            assert part in self.err, self.err


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def running(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        found = capsys.readouterr()
        return Ran(code, found.out, found.err)

    return running


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a random game between Ada and Grace."""
    state = cosmodrome.game("moon", players=2).new(seed=5)
    rng = Rng.seeded("moves")
    while not state.over:
        seat = state.actors[0]
        state.play(seat, rng.pick(state.legal(seat)))
    file = tmp_path / "game.json"
    file.write_bytes(state.record(["Ada", "Grace"]).to_json())
    return file


@pytest.fixture
def locked(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], None]:
    """Take the permission to read a file away, also from an administrator."""

    def lock(file: Path) -> None:
        opening = io.open

        def refusing(name: Any, *arguments: Any, **more: Any) -> Any:
            if str(name) == str(file):
                raise PermissionError(13, "Permission denied", str(file))
            return opening(name, *arguments, **more)

        monkeypatch.setattr("io.open", refusing)

    return lock
