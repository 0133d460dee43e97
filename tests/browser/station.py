"""A server of our own for browsers to visit: it can be killed at any moment and comes back at the same address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path

READY_SECONDS = 60.0
START = "import sys; from cosmodrome.server.run import run; run(port=int(sys.argv[1]))"


class Station:
    """A server process with a database in a folder of its own. Bots hurry, nobody is told to slow down, and every table is
    dealt alike: its first cards are plain ones. `packages`: a folder with games of others."""

    def __init__(self, folder: Path, packages: Path | None = None) -> None:
        self._folder = folder
        self._packages = packages
        self._port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        environment = {
            **os.environ,
            "COSMODROME_DATA": str(self._folder),
            "COSMODROME_PACE": "0-0.05",
            "COSMODROME_LIMITS": "off",
            "COSMODROME_SEED": "liftoff",
            "COSMODROME_LOG": "error",
            "DATABASE_URL": "",
        }
        if self._packages is not None:
            environment["PYTHONPATH"] = os.pathsep.join([str(self._packages), os.environ.get("PYTHONPATH", "")])
        command = [sys.executable, "-c", START, str(self._port)]
        self._process = subprocess.Popen(command, env=environment, start_new_session=True)
        end = time.monotonic() + READY_SECONDS
        while not self._answers():
            assert self._process.poll() is None, "the server has stopped"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=2):
                return True
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """As if somebody had pulled the plug: the server and its workers, at once."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, how)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._process = None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
