"""A game of another package is on the shelf by being installed; one that is broken is named and left out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from plugins import SLINGSHOT, install, pretend

OURS = ["moon", "apogee", "rescue", "missions"]


def cosmodrome(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cosmodrome", *arguments]
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)


def shelf(folder: Path) -> tuple[list[str], str]:
    """The games there are, and what is complained of."""
    ran = cosmodrome(folder, "games", "--json")
    assert ran.returncode == 0, ran.stderr
    return [game["id"] for game in json.loads(ran.stdout)["games"]], ran.stderr


@pytest.fixture(scope="module")
def with_slingshot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    install(SLINGSHOT, folder)
    return folder


def test_an_installed_game_is_on_the_shelf_after_ours(with_slingshot: Path) -> None:
    assert shelf(with_slingshot) == ([*OURS, "slingshot"], "")


def test_an_installed_game_can_be_simulated_recorded_and_replayed(with_slingshot: Path, tmp_path: Path) -> None:
    ran = cosmodrome(
        with_slingshot, "sim", "slingshot", "--bots", "pilot,random", "--games", "2", "--records", str(tmp_path)
    )
    assert ran.returncode == 0, ran.stderr
    for record in tmp_path.iterdir():
        assert cosmodrome(with_slingshot, "replay", str(record)).returncode == 0


BROKEN = {
    "absent": ("nowhere:Title", "", "ModuleNotFoundError"),
    "loud": ("loud:Title", "raise RuntimeError('no fuel\\nat all')\n", "RuntimeError: no fuel at all"),
    "number": ("number:Title", "Title = 3\n", "does not name a subclass of cosmodrome.kernel.Title"),
    "bare": ("bare:Mine", "from cosmodrome.kernel import Title\nclass Mine(Title): pass\n", "AttributeError"),
    "copy": ("cosmodrome.games.moon:MoonTitle", "", "there is another game 'moon' on the shelf"),
}


def test_broken_games_are_named_once_each_and_do_not_stop_the_others(tmp_path: Path) -> None:
    for name, (entry, module, _) in BROKEN.items():
        pretend(tmp_path, name, entry, module)
    found, complaints = shelf(tmp_path)
    assert found == OURS
    assert len(complaints.splitlines()) == len(BROKEN)
    for name, (_, _, why) in BROKEN.items():
        (told,) = [line for line in complaints.splitlines() if f"of the package {name} was left out" in line]
        assert why in told
