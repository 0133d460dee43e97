"""Compile the rules with mypyc: as a build hook for wheels, and in place for `make compile`.

    python hatch_build.py          compile in place, next to the sources
    python hatch_build.py --clean  remove what that made

A wheel is compiled unless COSMODROME_PURE=1 is set, which makes the pure wheel for all other platforms.
COSMODROME_OPTIMIZE=1 compiles in half the time, for tests; what is released is optimised as far as it goes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).parent
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Without these a shared library may not inline its own functions; a third of the speed."""
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


def compiled_groups() -> dict[str, list[str]]:
    """The groups of modules that pyproject.toml lists, patterns resolved. A group is one C file: inside it calls are
    inlined, and two groups are compiled at the same time."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups: dict[str, list[str]] = {}
    for name, patterns in settings["tool"]["cosmodrome"]["compiled"].items():
        found = [path for pattern in patterns for path in sorted(ROOT.glob(pattern))]
        groups[name] = [str(path.relative_to(ROOT)) for path in found if path.name != "__init__.py"]
    return groups


def compile_into(target: Path) -> list[Path]:
    """Compile all modules together and put the extensions under `target`, laid out like the package."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as work:
        os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
        groups = compiled_groups()
        extensions = mypycify(
            ["--strict", *(module for modules in groups.values() for module in modules)],
            opt_level=os.environ.get("COSMODROME_OPTIMIZE", "3"),
            debug_level="0",
            target_dir=work,
            separate=[(modules, name) for name, modules in groups.items()],
        )
        extensions.sort(key=_size, reverse=True)  # the longest first, so that no core waits for it at the end
        distribution = Distribution({"name": "cosmodrome", "ext_modules": extensions, "package_dir": {"": "src"}})
        if sys.platform != "win32":
            for extension in extensions:
                extension.extra_compile_args += FLAGS
        command = build_ext(distribution)
        command.build_lib = str(target)
        command.build_temp = str(Path(work) / "temp")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    return sorted(target.rglob(f"*{SUFFIX}"))


def _size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def clean() -> None:
    """Remove extensions made in place."""
    for path in (ROOT / "src").rglob("*"):
        if path.suffix in (".so", ".pyd"):
            path.unlink()


def made_in_place() -> list[Path]:
    """The extensions that `make compile` made of the sources as they are now; none if anything changed since."""
    made = sorted((ROOT / "src").rglob(f"*{SUFFIX}"))
    sources = [ROOT / module for modules in compiled_groups().values() for module in modules]
    newest = max(path.stat().st_mtime for path in (*sources, ROOT / "pyproject.toml", Path(__file__)))
    return made if len(made) > len(sources) and all(path.stat().st_mtime > newest for path in made) else []


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the compiled extensions to a wheel and gives it its platform tag."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless this is an editable or a pure build."""
        if version == "editable" or os.environ.get("COSMODROME_PURE") == "1":
            return
        self.made = Path(tempfile.mkdtemp())
        home = ROOT / "src"
        extensions = made_in_place()
        if not extensions:
            home, extensions = self.made, compile_into(self.made)
        for path in extensions:
            build_data["force_include"][str(path)] = path.relative_to(home).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary extensions."""
        if hasattr(self, "made"):
            shutil.rmtree(self.made)


def main() -> int:
    """Compile in place."""
    os.chdir(ROOT)
    clean()
    if "--clean" in sys.argv:
        return 0
    made = compile_into(ROOT / "src")
    print(f"compiled {sum(map(len, compiled_groups().values()))} modules into {len(made)} extensions")
    return subprocess.call([sys.executable, "-c", "import cosmodrome"])


if __name__ == "__main__":
    sys.exit(main())
