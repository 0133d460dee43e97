"""A game from another package, with chance in the middle of a turn and no terminal page of its own."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

import pytest

from cosmodrome.games import titles
from cosmodrome.kernel import Game, Option, Provenance, Title, Value
from cosmodrome.kernel.words import LOCALES
from drydock import DrydockGame


class DrydockTitle(Title):
    id = "drydock"
    name = "Drydock"
    summary = "Hide a hand, roll a die."
    seats = (2, 3)
    minutes = (1, 2)
    weight = 1.0
    options: tuple[Option, ...] = ()
    rules = "1"
    locales = LOCALES

    def make(self, seats: int, options: dict[str, Value]) -> Game:
        return DrydockGame(seats)

    def data(self, options: Mapping[str, Value]) -> list[Provenance]:
        return []

    def variants(self) -> Sequence[dict[str, object]]:
        return [{"players": 2}]


@pytest.fixture(autouse=True)
def shelf(monkeypatch):
    monkeypatch.setitem(titles(), "drydock", DrydockTitle())


def test_it_is_listed_and_simulated(run):
    assert [game["id"] for game in run("games", "--json").json["games"]] == [*titles()]
    found = run("sim", "drydock", "--games", 10, "--json")
    assert (found.code, found.json["errors"], found.json["bots"]) == (0, 0, ["random", "random"])
    run("sim", "drydock", "--bots", "pilot").refused("pilot", "the bots are random")


def test_it_is_played_from_what_its_view_says(run, tmp_path):
    found = run("terminal", "drydock", "--seed", 3, "--record", tmp_path / "d.json", typed="1\n\n" * 60)
    assert found.code == 0, found.err
    assert "'hand'" in found.out
    assert len(json.loads((tmp_path / "d.json").read_text())["moves"]) >= 8


def test_what_calls_on_chance_cannot_be_taken_back(run, tmp_path):
    """Find a game in which the person may roll again; once rolled, undo must not undo it."""
    for seed in range(20):
        file = tmp_path / f"{seed}.json"
        found = run("terminal", "drydock", "--seed", seed, typed=f"1\n\nroll\nundo\nsave {file}\nquit\n")
        if "That is not one of your moves" not in found.out:
            break
    else:
        pytest.fail("in no game the person rolled")
    assert [0, "roll"] in json.loads(file.read_text())["moves"]
