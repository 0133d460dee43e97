"""Experience in files: TOML in the data of a game, written by `cosmodrome lab learn`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

from cosmodrome.bots.experience import Experience

__all__ = ["experience_folder", "experience_of", "recall", "remember"]


def experience_of(package: str, name: str) -> Experience | None:
    """What a game's package keeps under this name."""
    return recall(experience_folder(package) / f"{name}.toml")


def experience_folder(package: str) -> Path:
    """Where a game's package keeps what its judges have learnt."""
    return Path(str(files(package))) / "data" / "experience"


@cache
def recall(file: Path) -> Experience | None:
    """The experience that a file holds; None if there is no file. It is read once."""
    if not file.exists():
        return None
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    return Experience(told["means"], told["scales"], told["inner"], told["biases"], told["outer"])


def remember(file: Path, experience: Experience, heading: str) -> None:
    """Write it down, under a comment that says where it comes from."""
    lines = [
        *(f"# {line}".rstrip() for line in heading.splitlines()),
        f"means = {_row(experience.means)}",
        f"scales = {_row(experience.scales)}",
        "inner = [",
        *(f"    {_row(row)}," for row in experience.inner),
        "]",
        f"biases = {_row(experience.biases)}",
        f"outer = {_row(experience.outer)}",
    ]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _row(values: list[float]) -> str:
    return "[" + ", ".join(repr(float(f"{value:.5g}")) for value in values) + "]"
