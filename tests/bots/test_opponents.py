"""How strong the levels are: measured from every seat, kept in a folder, told with intervals, written into its page."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cosmodrome.games import titles
from cosmodrome.kernel import OptionError
from cosmodrome.lab.engines import Here
from cosmodrome.lab.opponents import Arena, Meeting, add_up, arenas, begin, boards, meetings, table, write_page
from cosmodrome.lab.tournament import Part, Played, Run

APOGEE = Arena("apogee", "Apogee", {"mission": 1}, 2)


def play(folder: Path, games: int) -> Run:
    run = begin(folder, APOGEE, "pilot", "random", games, "twice")
    for _ in run.play(titles()["apogee"], Here()):
        pass
    return run


def keep(run: Run, seat: int, deal: int, winners: tuple[int, ...] = (), error: str = "") -> None:
    """Put a game into the folder of a run, as if it had been played."""
    played = Played(seat, deal, run.tournament.seed_of(deal), 1, 1, (0, 0), winners, error=error)
    run.file(Part(seat, deal, deal + 1)).write_bytes(msgspec.json.encode([played]))


def test_every_title_and_every_adventure_is_an_arena():
    found = arenas()
    assert {arena.title for arena in found} == set(titles())
    assert [arena.options["adventure"] for arena in arenas("moon")] == list(range(1, 9))
    assert [arena.players for arena in arenas("rescue")] == [3]
    with pytest.raises(OptionError, match="chess"):
        arenas("chess")


def test_options_choose_among_the_arenas_of_a_title():
    assert [(arena.name, arena.players) for arena in arenas("moon", {"adventure": "3", "players": "4"})] == [
        ("Welcome to the Moon, adventure 3", 4)
    ]
    assert [arena.name for arena in arenas("apogee")] == ["Apogee", "Apogee, mission 4"], "the title names them"
    assert [arena.name for arena in arenas("apogee", {"mission": 2})] == ["Apogee, mission 2"]
    assert arenas("apogee", {"mission": 1}) == boards("apogee"), "what is usual needs no word"
    for given in ({"adventure": 9}, {"mission": 1}, {"players": 1}, {"orders": "any text"}):
        with pytest.raises(OptionError):
            arenas("moon", given)


def test_the_stronger_one_sits_on_every_seat_and_all_seats_share_their_deals(tmp_path):
    run = play(tmp_path, 3)
    assert run.tournament.lineups == [("pilot", "random"), ("random", "pilot")]
    assert [(game.lineup, game.seed) for game in run.kept()] == [
        (seat, seed) for seat in (0, 1) for seed in ("twice:0", "twice:1")
    ]
    met = add_up(APOGEE, run)
    assert (met.games, met.errors) == (4, 0), "two deals from either seat"
    assert met.wins >= 3


def test_a_meeting_that_was_stopped_goes_on_and_more_games_play_only_what_is_missing(tmp_path):
    stopped = begin(tmp_path, APOGEE, "pilot", "random", 2, "twice")
    steps = stopped.play(titles()["apogee"], Here())
    assert len(next(steps)) == 1, "every game is kept as soon as it is played"
    steps.close()
    assert len(stopped.missing()) == 1
    keep(stopped, 1, 0, error="seen before")
    more = play(tmp_path, 4)
    assert [game.error for game in more.kept()] == ["", "", "seen before", ""]
    assert add_up(APOGEE, begin(tmp_path, APOGEE, "pilot", "random", 2, "twice")).games == 3, "no game is forgotten"
    with pytest.raises(OptionError, match="another tournament"):
        begin(tmp_path, APOGEE, "pilot", "random", 4, "thrice")


def test_the_table_has_all_meetings_of_the_arenas_asked_and_the_weaker_levels_first(tmp_path):
    moon = arenas("moon", {"adventure": 2})
    for arena, bots in (
        (APOGEE, ("commander:9", "pilot")),
        (APOGEE, ("pilot", "cadet")),
        (moon[0], ("pilot", "cadet")),
    ):
        run = begin(tmp_path, arena, *bots, 2, "s")
        keep(run, 0, 0, winners=(0,))
        keep(run, 1, 0, winners=(0, 1))
    begin(tmp_path, moon[0], "commander:9", "pilot", 2, "s")
    assert [(met.stronger, met.games, met.wins) for met in meetings(tmp_path, [APOGEE])] == [
        ("pilot", 2, 1.5),
        ("commander:9", 2, 1.5),
    ]
    assert [(met.arena, met.stronger) for met in meetings(tmp_path, [*moon, APOGEE])] == [
        (moon[0], "pilot"),
        (APOGEE, "pilot"),
        (APOGEE, "commander:9"),
    ]


def test_games_on_a_deal_that_end_alike_tell_little_more_than_one(tmp_path):
    alike, mixed = (
        begin(tmp_path / "alike", APOGEE, "pilot", "cadet", 16, "s"),
        begin(tmp_path / "mixed", APOGEE, "pilot", "cadet", 16, "s"),
    )
    for deal in range(8):
        for seat in range(2):
            keep(alike, seat, deal, winners=(seat,) if deal % 4 else (1 - seat,))
            keep(mixed, seat, deal, winners=(seat,) if (deal + 4 * seat) % 8 > 1 else (1 - seat,))
    first, second = add_up(APOGEE, alike), add_up(APOGEE, mixed)
    assert (first.wins, first.independent) == (12, 8)
    assert (second.wins, second.independent) == (12, 16)
    assert first.share.low < second.share.low < second.share.high < first.share.high


def test_the_page_keeps_its_text_and_gets_a_new_table(tmp_path):
    page = tmp_path / "opponents.md"
    page.write_text(
        "# Opponents\n\nText.\n\n<!-- the table below is written by `cosmodrome lab opponents` -->\n\nold\n"
    )
    meetings = [
        Meeting(APOGEE, "pilot", "cadet", 100, 98.0, 0, 100.0),
        Meeting(APOGEE, "commander:9", "pilot", 2, 1.0, 3, 2.0),
    ]
    write_page(page, meetings)
    written = page.read_text()
    assert written.startswith("# Opponents\n\nText.\n")
    assert "old" not in written
    assert "| Apogee | 2 | pilot | cadet | 100 | 98% | 93% to 99% | 80% reached |" in written
    assert "| 2 (3 more failed) | 50% | 9% to 91% | 75% open |" in written
    assert written.endswith(table(meetings))
