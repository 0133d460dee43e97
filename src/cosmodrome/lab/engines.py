"""Who does the work of the laboratory: this process, several processes, or a Ray cluster.

An engine does a piece of work for each part and tells the results in the order of the parts, so whoever asks gets the same
answer from every engine. Work and parts travel to other processes: they must be things that can be pickled.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.context import BaseContext
from typing import Any, Final, Protocol, TypeVar

from cosmodrome.kernel import OptionError

__all__ = ["ENGINES", "Engine", "Here", "Processes", "Ray", "engine_for"]

P = TypeVar("P")
R = TypeVar("R")

ENGINES: Final = ("local", "ray")
AHEAD: Final = 4
"""Parts that are handed out ahead for each processor of a cluster."""


class Engine(Protocol):
    """Somebody who does the work."""

    def each(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[R]:
        """The results of all parts, in order."""


class Here:
    """This process, one part after the other."""

    def each(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[R]:
        """One after the other."""
        return map(work, parts)


class Processes:
    """Several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def each(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[R]:
        """Shared out among the processes."""
        with ProcessPoolExecutor(self.jobs, mp_context=_context(), initializer=_die_quietly) as pool:
            try:
                yield from pool.map(work, parts)
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


class Ray:
    """A Ray cluster: the one that RAY_ADDRESS names, else a small one on this machine with so many workers."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        if find_spec("ray") is None:
            raise OptionError("Ray is not installed; install it with: pip install 'cosmodrome[ray]'")

    def each(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[R]:
        """Handed out to the workers, a few ahead of what has come back."""
        ray: Any = import_module("ray")
        begun = not ray.is_initialized()
        if begun:
            own = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": self.jobs, "include_dashboard": False}
            ray.init(logging_level="ERROR", log_to_driver=False, **own)
        try:
            remote, task = ray.remote(_do), ray.put(work)
            ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", self.jobs)))
            waiting: deque[Any] = deque()
            for part in parts:
                waiting.append(remote.remote(task, part))
                if len(waiting) >= ahead:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            if begun:
                ray.shutdown()


def engine_for(name: str, jobs: int) -> Engine:
    """The engine of this name with so many processes or workers."""
    if name == "ray":
        return Ray(jobs)
    if name != "local":
        raise OptionError(f"engine={name}: choose one of {', '.join(ENGINES)}.")
    return Here() if jobs == 1 else Processes(jobs)


def _do(work: Callable[[P], R], part: P) -> R:
    """Ray hands out functions; work may be any callable."""
    return work(part)


def _context() -> BaseContext:
    """Fresh processes rather than copies of this one, which may have threads."""
    return get_context("forkserver" if "forkserver" in get_all_start_methods() else "spawn")


def _die_quietly() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one has something to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
