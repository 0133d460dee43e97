"""The golden records: complete, and each replays to the exact result it had when it was played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tools.golden import GOLDEN, ending, wanted

import cosmodrome
from cosmodrome import Record, titles
from cosmodrome.kernel import State, Title

FILES = sorted(GOLDEN.rglob("*.json"))
REASONS = {
    "moon": {"launch", "errors", "full", "missions", "cards"},
    "apogee": {"mission", "rounds"},
}
"""Why games end, in titles whose views tell it."""


@cache
def record_of(file: Path) -> Record:
    return Record.from_json(file.read_bytes())


@cache
def end_of(file: Path) -> State:
    return cosmodrome.replay(record_of(file))


def files_of(title: Title) -> list[Path]:
    return [file for file in FILES if record_of(file).game == title.id]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_record_replays_to_its_result(file: Path) -> None:
    record = record_of(file)
    assert record.result is not None
    assert (end_of(file).scores, end_of(file).winners) == (record.result.scores, record.result.winners)


def asked_for() -> Iterator[object]:
    for title in titles().values():
        for variant in wanted(title):
            yield pytest.param(title, variant, id="-".join([title.id, *map(str, variant.values())]))


@pytest.mark.parametrize(("title", "variant"), list(asked_for()))
def test_every_variant_and_every_choice_of_every_option_is_recorded(title: Title, variant: dict[str, object]) -> None:
    game = title.configure(**variant)
    found = [record_of(file) for file in files_of(title)]
    assert any(
        len(record.seats) == game.seats
        and all(game.options.get(name) == value for name, value in record.options.items())
        for record in found
    ), "record it with python tools/golden.py"


@pytest.mark.parametrize("title", REASONS)
def test_every_reason_to_end_is_recorded(title: str) -> None:
    told = {reason for file in files_of(titles()[title]) for reason in getattr(end_of(file).view(None), "reasons", ())}
    assert told == REASONS[title]


def test_shared_and_lost_games_are_recorded() -> None:
    endings = {ending(end_of(file)).rsplit("-", 1)[-1] for file in FILES}
    assert {"shared", "lost"} <= endings


def test_every_mission_of_every_adventure_is_recorded() -> None:
    in_play: dict[object, set[str]] = {}
    for file in files_of(titles()["moon"]):
        view = end_of(file).view(None)
        ids = {mission.id for mission in getattr(view, "missions", ())}
        in_play.setdefault(record_of(file).options["adventure"], set()).update(ids)
    every = {letter + number for letter in "ABC" for number in "12"}
    assert in_play == dict.fromkeys(range(1, 9), every)
