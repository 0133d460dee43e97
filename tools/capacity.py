"""What it takes to serve very many tables: a plan from measured figures, and a small simulation that checks it.

    python tools/capacity.py                         the tables of docs/capacity.md, from the figures below
    python tools/load.py --postgres > load.json      measure this machine …
    python tools/capacity.py --load load.json        … and plan with it
    python tools/capacity.py --set move_seconds=5    any figure by name

A plan is arithmetic: so many moves a second cost so many cores. Queues are not, so a cell of the plan is then simulated
move by move: worker, database, the other worker, the other page. Everything is a parameter; nothing here knows a price
that will still hold next year.
"""

from __future__ import annotations

import argparse
import heapq
import json
import random
import sys
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Any

import msgspec

__all__ = ["Figures", "Plan", "breaking_points", "plan", "simulate"]

DAY = 86_400.0
MONTH = 30.4 * DAY


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one move costs, and what things cost. Those marked (m) were measured with tools/load.py: one uncompiled worker,
    SQLite, Welcome to the Moon, on a shared 2-core AMD EPYC. The others are assumptions, on the careful side."""

    cpu_ms: float = 7.0
    """(m) CPU of the workers for a committed move: checking, storing, drawing for both pages, packing."""
    scene_bytes: float = 2_530.0
    """(m) What a page is sent for a move."""
    table_kb: float = 720.0
    """(m) Memory of an open table."""
    worker_mb: float = 212.0
    """(m) Memory of a worker without tables."""
    pages: float = 2.2
    """Pages that look at a table."""
    move_seconds: float = 10.0
    """A table commits a move so often, by people and bots together."""
    bot_share: float = 0.4
    """Of these, made by bots."""
    bot_ms: float = 40.0
    """CPU of a bot's answer, averaged over the levels that people choose."""
    busy: float = 0.6
    """A worker or a bot worker is planned to be busy for this share of the time; the rest is for bursts."""
    hear_ms: float = 0.05
    """CPU of a worker for hearing of a change at a table that it does not have."""
    commit_ms: float = 2.0
    """From sending a transaction to knowing that it is on the disk."""
    commits: float = 4_000.0
    """Transactions with a NOTIFY in them that one PostgreSQL takes in a second: it lets them commit one after the other."""
    connections: int = 400
    """Connections that one PostgreSQL bears."""
    pool: int = 17
    """Connections that a worker wants at most: its pool, and one that listens."""
    row_bytes: float = 220.0
    """A stored move with its index."""
    partition_gb: float = 200.0
    """A partition of the moves that can still be vacuumed, moved and restored in an hour or so."""
    core_month: float = 15.0
    """Euros for a core with its share of memory, in a month."""
    gb_month: float = 0.1
    """Euros for a gigabyte of replicated disk, in a month."""
    egress_tb: float = 2.0
    """Euros for a terabyte to the internet."""

    @property
    def hear_budget(self) -> float:
        """The share of a worker that may go into hearing of the others."""
        return 0.1


class Plan(msgspec.Struct, frozen=True):
    """An installation for so many tables that are being played at the same time."""

    tables: int
    moves: float
    """Committed in a second."""
    cells: int
    """Databases with workers of their own, each for its share of the tables."""
    workers: int
    """Processes that serve pages, in all cells, one core each."""
    bot_workers: int
    memory_gb: float
    egress_mbit: float
    """To the pages."""
    stored_gb_day: float
    partitions_year: int
    """That the moves of a year fill, in all cells."""
    euros_month: float


def plan(figures: Figures, tables: int) -> Plan:
    """What it takes."""
    moves = tables / figures.move_seconds
    cells = ceil(moves / _moves_of_a_cell(figures))
    workers = cells * workers_of_a_cell(figures, moves / cells)
    bots = ceil(moves * figures.bot_share * figures.bot_ms / 1000 / figures.busy)
    memory = (tables * figures.table_kb / 1000 + workers * figures.worker_mb) / 1000
    egress = moves * figures.pages * figures.scene_bytes
    stored = moves * figures.row_bytes * DAY / 1e9
    cores = workers + bots + cells * 4  # a database with its standby
    year = 365 * stored
    return Plan(
        tables=tables,
        moves=round(moves, 1),
        cells=cells,
        workers=workers,
        bot_workers=bots,
        memory_gb=round(memory, 1),
        egress_mbit=round(8 * egress / 1e6, 1),
        stored_gb_day=round(stored, 1),
        partitions_year=max(cells, ceil(year / figures.partition_gb)),
        euros_month=round(
            cores * figures.core_month + year * figures.gb_month + egress * MONTH / 1e12 * figures.egress_tb
        ),
    )


def workers_of_a_cell(figures: Figures, moves: float) -> int:
    """Each has its share of the moves to work on, and hears of all of them."""
    left = 1000 * figures.busy - moves * figures.hear_ms
    return max(1, ceil(moves * figures.cpu_ms / left)) if left > 0 else sys.maxsize


def _moves_of_a_cell(figures: Figures) -> float:
    """As many as its tightest part bears."""
    return min(limit for _, limit in _limits(figures))


def _limits(figures: Figures) -> list[tuple[str, float]]:
    """What one database with its workers cannot do more of, as committed moves in a second."""
    hearing = figures.hear_budget * 1000 / figures.hear_ms
    workers = figures.connections / figures.pool
    # W workers with a share r/W of the moves each: r * cpu / W + r * hear = 1000 * busy
    connecting = 1000 * figures.busy / (figures.cpu_ms / workers + figures.hear_ms)
    return [
        ("transactions with NOTIFY, which commit one after the other", figures.busy * figures.commits),
        ("workers that hear of every move of the others", hearing),
        ("connections to the database", connecting),
    ]


def breaking_points(figures: Figures) -> list[tuple[str, int]]:
    """What breaks first when tables are added to one database, and at how many."""
    one_core = 1000 * figures.busy / figures.cpu_ms
    points = [("one worker, and so SQLite", one_core), *_limits(figures)]
    return sorted(((what, int(limit * figures.move_seconds)) for what, limit in points), key=lambda point: point[1])


class Seen(msgspec.Struct, frozen=True):
    """What a simulation has seen: from a move to the other page's picture."""

    moves: int
    p50_ms: float
    p99_ms: float
    busiest: float
    """The share of the time for which the busiest worker worked."""


def simulate(figures: Figures, tables: int, workers: int, seconds: float, seed: int) -> Seen:
    """One cell, move by move. Pages are spread over the workers, so the two of a table meet by chance."""
    rng = random.Random(seed)  # noqa: S311 - a model, not a game
    free = [0.0] * workers
    worked = [0.0] * workers
    database = 0.0
    pace = 1 + tables / figures.move_seconds * figures.hear_ms / 1000
    """Hearing of others makes everything a little slower."""

    def work(worker: int, at: float) -> float:
        """Half of a move's work, some of them heavier than others; when it is done."""
        cost = rng.gammavariate(2.0, figures.cpu_ms / 2000 / 2.0) * pace
        worked[worker] += cost
        free[worker] = max(free[worker], at) + cost
        return free[worker]

    latencies: list[float] = []
    queue: list[tuple[float, int, int, float]] = []
    """When, what (0 a move is sent, 1 it was checked, 2 it is on the disk), which worker, when it was sent."""
    rate = tables / figures.move_seconds
    heapq.heappush(queue, (rng.expovariate(rate), 0, rng.randrange(workers), 0.0))
    while queue:
        at, what, worker, sent = heapq.heappop(queue)
        if what == 0:
            heapq.heappush(queue, (work(worker, at), 1, worker, at))
            following = at + rng.expovariate(rate)
            if following < seconds:
                heapq.heappush(queue, (following, 0, rng.randrange(workers), 0.0))
        elif what == 1:
            database = max(database, at) + 1 / figures.commits
            heapq.heappush(queue, (database + figures.commit_ms / 1000, 2, rng.randrange(workers), sent))
        else:
            latencies.append(work(worker, at) - sent)
    latencies.sort()
    lasted = max(seconds, *free)
    return Seen(
        moves=len(latencies),
        p50_ms=round(1000 * latencies[len(latencies) // 2], 1),
        p99_ms=round(1000 * latencies[int(0.99 * len(latencies))], 1),
        busiest=round(max(worked) / lasted, 2),
    )


# --- the command line ------------------------------------------------------------------------------------------------


def measured(found: dict[str, Any]) -> dict[str, float]:
    """The figures that a run of tools/load.py tells."""
    return {
        "cpu_ms": 1000 * found["server_cpu"] / found["moves_per_second"],
        "scene_bytes": float(found["scene_bytes"]["mean"]),
        "table_kb": float(found["kb_per_table"]),
        "worker_mb": found["memory_mb"]["empty"] / found["workers"],
    }


def tables_of(figures: Figures, sizes: Sequence[int] = (1_000, 10_000, 100_000, 1_000_000)) -> str:
    """The plans side by side, what breaks first, and a simulated cell, as Markdown."""
    plans = [plan(figures, size) for size in sizes]
    rows = [
        ("tables at the same time", *(f"{one.tables:,}" for one in plans)),
        *((name, *(f"{getattr(one, field):,}" for one in plans)) for name, field in _ROWS),
    ]
    lines = [_row(rows[0]), _row(["---"] * len(rows[0])), *map(_row, rows[1:]), ""]
    lines += [_row(["what breaks first in one database", "at tables"]), _row(["---"] * 2)]
    lines += [_row([what, f"{at:,}"]) for what, at in breaking_points(figures)]
    lines += ["", *_simulated(figures, plans[1])]
    return "\n".join(lines)


def _simulated(figures: Figures, one: Plan) -> list[str]:
    """The cell of a plan at three loads."""
    tables, workers = one.tables // one.cells, one.workers // one.cells
    lines = [_row(["one cell, simulated", "p50 ms", "p99 ms", "busiest worker"]), _row(["---"] * 4)]
    for share in (0.5, 1.0, 1.5):
        seen = simulate(figures, round(share * tables), workers, 20.0, seed=7)
        label = f"{share * tables:,.0f} tables, {workers} workers"
        lines.append(_row([label, str(seen.p50_ms), str(seen.p99_ms), f"{seen.busiest:.0%}"]))
    return lines


_ROWS = (
    ("moves a second", "moves"),
    ("cells: a PostgreSQL and its workers", "cells"),
    ("workers, one core each", "workers"),
    ("bot workers, one core each", "bot_workers"),
    ("memory of the workers, GB", "memory_gb"),
    ("to the pages, Mbit/s", "egress_mbit"),
    ("new moves on disk, GB a day", "stored_gb_day"),
    ("partitions of moves after a year", "partitions_year"),
    ("euros a month", "euros_month"),
)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--load", type=Path, help="the output of tools/load.py")
    parser.add_argument("--set", action="append", default=[], metavar="FIGURE=VALUE", help="any figure by name")
    given = parser.parse_args()
    figures: dict[str, object] = msgspec.structs.asdict(Figures())
    if given.load:
        figures |= measured(json.loads(given.load.read_text()))
    figures |= dict(text.split("=", 1) for text in given.set)
    print(tables_of(msgspec.convert(figures, Figures, strict=False)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
