"""The model of docs/capacity.md: its arithmetic, its simulation, and that the page says what the model says."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from tools.capacity import Figures, breaking_points, measured, plan, simulate, tables_of, workers_of_a_cell

PAGE = Path(__file__).parent.parent.parent / "docs" / "capacity.md"
FIGURES = Figures()


def test_the_page_shows_what_the_model_says() -> None:
    assert tables_of(FIGURES) in PAGE.read_text(encoding="utf-8")


def test_ten_times_the_tables_cost_about_ten_times_as_much() -> None:
    small, large = plan(FIGURES, 100_000), plan(FIGURES, 1_000_000)
    assert large.moves == 10 * small.moves
    assert 9 < large.workers / small.workers < 11
    assert 9 < large.euros_month / small.euros_month < 11


def test_no_cell_bears_more_than_its_tightest_part() -> None:
    tightest = min(at for what, at in breaking_points(FIGURES) if "one worker" not in what)
    for tables in (1_000, 10_000, 1_000_000):
        found = plan(FIGURES, tables)
        assert tables / found.cells <= tightest
        assert found.cells == 1 or tables / (found.cells - 1) > tightest


def test_cheaper_moves_need_fewer_workers() -> None:
    assert plan(replace(FIGURES, cpu_ms=FIGURES.cpu_ms / 2), 10_000).workers < plan(FIGURES, 10_000).workers


def test_a_worker_that_only_hears_is_no_use() -> None:
    assert workers_of_a_cell(replace(FIGURES, hear_ms=1.0), 700) > 10**6


def test_a_planned_cell_answers_soon_and_an_overloaded_one_does_not() -> None:
    one = plan(FIGURES, 5_000)
    calm = simulate(FIGURES, 5_000, one.workers, 20, seed=1)
    assert calm.busiest < 0.75
    assert calm.p99_ms < 250
    swamped = simulate(FIGURES, 10_000, one.workers, 20, seed=1)
    assert swamped.busiest > 0.95
    assert swamped.p99_ms > 4 * calm.p99_ms


def test_a_simulation_can_be_repeated() -> None:
    assert simulate(FIGURES, 500, 2, 10, seed=3) == simulate(FIGURES, 500, 2, 10, seed=3)
    assert simulate(FIGURES, 500, 2, 10, seed=3) != simulate(FIGURES, 500, 2, 10, seed=4)


def test_the_simulated_work_is_the_planned_work() -> None:
    alone = replace(FIGURES, hear_ms=0.0)
    seen = simulate(alone, 300, 1, 200, seed=5)
    assert seen.busiest == pytest.approx(300 / alone.move_seconds * alone.cpu_ms / 1000, rel=0.1)


def test_a_load_test_gives_the_figures() -> None:
    found = measured(
        {
            "server_cpu": 0.5,
            "moves_per_second": 50.0,
            "scene_bytes": {"mean": 900},
            "kb_per_table": 100.0,
            "memory_mb": {"empty": 300.0},
            "workers": 2,
        }
    )
    assert found == {"cpu_ms": 10.0, "scene_bytes": 900.0, "table_kb": 100.0, "worker_mb": 150.0}
