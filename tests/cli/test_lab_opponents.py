"""`cosmodrome lab opponents`: a run of many hours that can be stopped, goes on, and tells all that it has."""

from __future__ import annotations

import msgspec

from cosmodrome.lab.opponents import arenas, begin
from cosmodrome.lab.tournament import Part, Played, Run

ASKED = ("lab", "opponents", "apogee", "--levels", "pilot", "--jobs", 1)
FIRST = (*ASKED, "-o", "mission=1")


def test_what_was_played_is_kept_when_somebody_stops_it_and_the_same_command_goes_on(run, tmp_path, monkeypatch):
    asked = (*FIRST, "--games", 4, "--keep", tmp_path / "kept")
    playing = Run.play

    def stopped(self, box, engine):
        yield next(playing(self, box, engine))
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Run, "play", stopped)
        found = run(*asked)
        assert (found.code, found.out) == (130, "")
        assert "1 of 4 games" in found.err
        assert str(tmp_path / "kept") in found.err
        alone = run(*FIRST, "--games", 4)
        assert (alone.code, alone.err) == (130, "Stopped; without --keep nothing is kept.\n")
    told = run(*FIRST, "--games", 0, "--keep", tmp_path / "kept", "--json").json
    assert [met["games"] for met in told["meetings"]] == [1]
    assert [met["games"] for met in run(*asked, "--json").json["meetings"]] == [4]


def test_the_page_keeps_the_rows_of_levels_that_do_not_play(run, tmp_path):
    kept = begin(tmp_path, arenas("apogee")[0], "commander:9", "pilot", 1, "opponents")
    for seat in (0, 1):
        played = Played(seat, 0, "opponents:0", 1, 1, (0, 0), (seat,))
        kept.file(Part(seat, 0, 1)).write_bytes(msgspec.json.encode([played]))
    page = tmp_path / "page.md"
    found = run(*FIRST, "--games", 2, "--keep", tmp_path, "--write", page)
    assert found.code == 0
    assert found.out.startswith("Apogee: pilot against cadet ")
    rows = [line.split(" | ")[:5] for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("| A")]
    assert rows == [["| Apogee", "2", "pilot", "cadet", "2"], ["| Apogee", "2", "commander:9", "pilot", "2"]]
    assert run(*ASKED, "-o", "mission=2", "--games", 0, "--keep", tmp_path, "--json").json == {"meetings": []}


def test_games_that_failed_are_named_and_the_command_says_so(run, tmp_path):
    kept = begin(tmp_path, arenas("apogee")[0], "pilot", "cadet", 2, "opponents")
    for seat in (0, 1):
        played = Played(seat, 0, "opponents:0", 0, 0, (), (), error="OSError: full")
        kept.file(Part(seat, 0, 1)).write_bytes(msgspec.json.encode([played]))
    found = run(*ASKED, "--games", 2, "--keep", tmp_path)
    assert found.code == 1
    assert found.err.count("opponents:0, failed: OSError: full") == 2
    assert "| 0 (2 more failed) |" in found.out


def test_bad_input_is_refused(run):
    run(*ASKED, "--levels", "pilot,admiral").refused("admiral", "pilot, commander")
    run(*ASKED, "--levels", ",").refused("levels")
    run(*ASKED, "--engine", "steam").refused("steam", "local, ray")
    run(*ASKED, "--games", 0).refused("--keep")
    run(*ASKED, "--seconds", 1, "--simulations", 9).refused("--seconds")
    run(*ASKED, "-o", "mission=99").refused("mission=99")
    run("lab", "opponents", "-o", "mission=1").refused("name the game")
    run("lab", "opponents", "mars", "-o", "mission=1").refused("mars")
