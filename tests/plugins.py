"""Games of other packages, installed into a folder of their own: whoever has it on the path has them on the shelf."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SLINGSHOT = ROOT / "examples" / "slingshot"


def install(project: Path, folder: Path) -> None:
    """What `pip install` does, without fetching anything."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--target", str(folder), str(project)], check=True)


def pretend(folder: Path, name: str, entry: str, module: str = "") -> None:
    """A package that only has an entry point, and perhaps a module that does something when it is loaded."""
    facts = folder / f"{name}-1.0.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[cosmodrome.games]\n{name} = {entry}\n")
    if module:
        (folder / f"{name}.py").write_text(module)
