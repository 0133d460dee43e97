"""What a host wants to watch, in the form that Prometheus reads. With several workers the numbers are summed up."""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

__all__ = ["BOTS", "MOVES", "REFUSED", "REQUESTS", "ROOMS", "SCENES", "SOCKETS", "STORES", "report"]

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

REQUESTS = Histogram("cosmodrome_request_seconds", "HTTP requests", ["method", "status"], buckets=SECONDS)
SOCKETS = Gauge("cosmodrome_sockets", "Open WebSockets", multiprocess_mode="livesum")
ROOMS = Gauge("cosmodrome_tables_in_memory", "Tables in memory", multiprocess_mode="livesum")
MOVES = Counter("cosmodrome_moves", "Moves committed here")
REFUSED = Counter("cosmodrome_refused", "Messages refused", ["why"])
STORES = Histogram("cosmodrome_store_seconds", "Storing a change", buckets=SECONDS)
SCENES = Histogram("cosmodrome_scene_seconds", "Drawing a scene", buckets=SECONDS)
BOTS = Histogram("cosmodrome_bot_seconds", "A bot's thinking", buckets=SECONDS)


def report() -> bytes:
    """All numbers, of all workers."""
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if folder is None:
        return generate_latest()
    _forget_the_dead(Path(folder))
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _forget_the_dead(folder: Path) -> None:
    """A worker that was killed has no open sockets any more, whatever its file says."""
    for file in folder.glob("gauge_live*_*.db"):
        try:
            os.kill(int(file.stem.rpartition("_")[2]), 0)
        except ProcessLookupError:
            file.unlink(missing_ok=True)
