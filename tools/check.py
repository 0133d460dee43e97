"""Run everything that must hold, part by part, and say at the end what ran and what could not.

    python tools/check.py          all of it, but for the tests marked slow
    python tools/check.py --long   those too: whole games of everything in the browser, long series, bulk positions
    python tools/check.py --fast   lint, types, words and the quick tests, on the sources as they are

A part that cannot run on this machine fails the run unless it is one that a machine may lack; those are named in the
closing summary. Nothing is skipped in silence.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
PURE = ROOT / ".cache" / "pure"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
BOTH_BUILDS = ("tests/kernel", "tests/conformance")
"""What is tested on both builds: the kernel, the toy game and the golden records; the digests compare the rest."""
QUICK = ("tests/kernel", "tests/rulebook", "tests/table", "tests/words", "tests/scene", "README.md", "docs")
LONG = "--long"
WORKERS = str(max(1, min(2, os.cpu_count() or 1)))


class CannotRun(Exception):
    """This machine lacks what the part needs, and the project cannot install it."""


def run(*command: str, env: dict[str, str] | None = None, cwd: Path = ROOT) -> None:
    """Run a command; its failure is the part's failure."""
    subprocess.run(command, cwd=cwd, env={**os.environ, **(env or {})}, check=True)


def pytest(*arguments: str, env: dict[str, str] | None = None, cwd: Path = ROOT) -> None:
    """Run tests; the summary names those that fail, and the first line of why."""
    with tempfile.TemporaryDirectory() as scratch:
        report = Path(scratch) / "report.xml"
        try:
            run(
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "-n",
                WORKERS,
                f"--junit-xml={report}",
                *arguments,
                env=env,
                cwd=cwd,
            )
        except subprocess.CalledProcessError:
            raise AssertionError("\n    ".join(["", *failures(report)])) from None


def failures(report: Path) -> list[str]:
    """The tests that failed, from pytest's report."""
    if not report.exists():
        return ["pytest did not run to its end"]
    found = []
    for case in ElementTree.parse(report).iter("testcase"):  # noqa: S314 - pytest wrote it a moment ago
        for trouble in (*case.iter("failure"), *case.iter("error")):
            why = (trouble.get("message") or "").split("\n")[0][:200]
            found.append(f"{case.get('classname')}::{case.get('name')}: {why}")
    return found or ["pytest failed without a failing test"]


def marked() -> tuple[str, ...]:
    """Which tests: those marked slow only in a long run."""
    return () if LONG in sys.argv else ("-m", "not slow")


def lint() -> None:
    """Style and format."""
    run(str(BIN / "ruff"), "check", "--quiet", ".")
    run(str(BIN / "ruff"), "format", "--check", "--quiet", ".")


def types() -> None:
    """Types, strictly."""
    run(str(BIN / "mypy"))


def words() -> None:
    """Complete catalogues in every language."""
    run(sys.executable, "tools/messages.py", "--check")


def client() -> None:
    """The pages: types, unit tests, and the build that the server shows."""
    run(sys.executable, "tools/client.py")
    run(sys.executable, "tools/client.py", "--check")


def compiled() -> None:
    """Compile in place. A machine without a C compiler gets one from a wheel."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotRun("the C headers of this Python are not installed (Debian: python3-dev)")
    env = {"COSMODROME_OPTIMIZE": "1"}
    if not (os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")):
        run(sys.executable, "-m", "pip", "install", "--quiet", "ziglang")
        env |= {"CC": f"{sys.executable} -m ziglang cc", "LDSHARED": f"{sys.executable} -m ziglang cc -shared"}
    run(sys.executable, "hatch_build.py", env=env)


def tests() -> None:
    """All tests but those in a browser, on the compiled modules if they were made."""
    pytest("--ignore=tests/browser", *marked())


def browser_tests() -> None:
    """The tests in a real browser."""
    if not any(shutil.which(name) for name in BROWSERS):
        _install_chromium()
    pytest("tests/browser", *marked())


def _install_chromium() -> None:
    """Debian's package where this user may install it."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        raise CannotRun("there is no Chromium, and this user cannot install it (Debian: apt-get install chromium)")
    run(apt, "update", "-qq")
    run(apt, "install", "-y", "-qq", "--no-install-recommends", "chromium")


def uncompiled_tests() -> None:
    """The quick tests on a copy of the sources without compiled modules."""
    _pure_tree()
    pytest("-m", "not slow", "-k", "not test_property", *BOTH_BUILDS, env={"PYTHONPATH": str(PURE / "src")}, cwd=PURE)


def same_records() -> None:
    """A thousand seeds give byte-identical records compiled and uncompiled."""
    _pure_tree()
    digests = []
    for source in (ROOT / "src", PURE / "src"):
        found = subprocess.run(
            [sys.executable, "tools/digest.py", "1000"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(source)},
            check=True,
            capture_output=True,
            text=True,
        )
        digests.append(found.stdout.split())
    builds = [digest[0] for digest in digests]
    if builds != ["compiled", "uncompiled"]:
        raise CannotRun(f"needs both builds, found {builds}")
    if digests[0][1:] != digests[1][1:]:
        raise AssertionError(f"the builds differ: {digests}")
    print(f"1000 records of each title are identical: {digests[0][1:]}")


def site() -> None:
    """The site: every link leads somewhere, every snippet is there, and nothing is fetched from elsewhere."""
    run(sys.executable, "tools/site.py", "--check")


def wheel() -> None:
    """Build the wheel, install it into an empty environment, and play there."""
    with tempfile.TemporaryDirectory() as scratch:
        run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", scratch)
        built = next(Path(scratch).glob("*.whl"))
        home = Path(scratch) / "empty"
        run(sys.executable, "-m", "venv", str(home))
        python = str(home / "bin" / "python")
        run(python, "-m", "pip", "--disable-pip-version-check", "install", "-q", "-c", "constraints.txt", str(built))
        run(python, "-m", "cosmodrome", "sim", "moon", "--games", "20", "--seed", "1", "--json", cwd=Path(scratch))


def _pure_tree() -> None:
    """Copy what is needed to run the tests, without compiled modules."""
    shutil.rmtree(PURE, ignore_errors=True)
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for name in ("src", "tests", "docs", "tools", "README.md", "pyproject.toml"):
        origin = ROOT / name
        if origin.is_dir():
            shutil.copytree(origin, PURE / name, ignore=ignore)
        elif origin.exists():
            PURE.mkdir(parents=True, exist_ok=True)
            shutil.copy(origin, PURE / name)


Part = Callable[[], None]
Lane = tuple[Part, ...]
"""Parts one after the other; lanes of a stage run side by side, because few parts keep two cores busy."""
ALL: list[tuple[Lane, ...]] = [
    ((lint, types, client), (compiled,)),
    ((tests,),),
    ((browser_tests,), (words, uncompiled_tests, same_records, site, wheel)),
]


def fast_tests() -> None:
    """The quick tests of kernel, rules and words, on the sources as they are."""
    pytest("-m", "not slow", *QUICK)


FAST: list[tuple[Lane, ...]] = [((lint, types, words, fast_tests),)]


class Verdict(NamedTuple):
    """How a part went."""

    line: str
    failed: bool


def judged(part: Part) -> Verdict:
    """Run a part; whatever is wrong with it, the others run too."""
    name = part.__name__.replace("_", " ")
    print(f"\n=== {name}: {part.__doc__}", flush=True)
    start = time.monotonic()
    failed = False
    try:
        part()
        verdict = "ok"
    except CannotRun as reason:
        verdict = f"COULD NOT RUN: {reason}"
    except (subprocess.CalledProcessError, AssertionError, OSError) as error:
        verdict = f"FAILED: {error}"
        failed = True
    return Verdict(f"{name:18} {time.monotonic() - start:6.1f} s  {verdict}", failed)


def run_stage(lanes: tuple[Lane, ...]) -> list[Verdict]:
    """Lanes side by side."""
    with ThreadPoolExecutor(len(lanes)) as pool:
        return [verdict for lane in pool.map(lambda lane: [judged(part) for part in lane], lanes) for verdict in lane]


def main() -> int:
    """Run the parts, stop at none, and sum up."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--fast", action="store_true", help="only the quick parts")
    parser.add_argument(LONG, action="store_true", help="the tests marked slow, too")
    stages = FAST if parser.parse_args().fast else ALL
    verdicts = [verdict for stage in stages for verdict in run_stage(stage)]
    lines = [verdict.line for verdict in verdicts]
    if LONG not in sys.argv:
        lines.append("tests marked slow       not run here: make test-long")
    print("\n=== summary", *lines, sep="\n")
    return 1 if any(verdict.failed for verdict in verdicts) else 0


if __name__ == "__main__":
    sys.exit(main())
