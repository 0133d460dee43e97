"""How strong the levels are: measured from every seat, told with intervals, written into its page."""

from __future__ import annotations

import pytest

from cosmodrome.games import titles
from cosmodrome.kernel import OptionError
from cosmodrome.lab.opponents import Arena, Meeting, arenas, meet, table, write_page

APOGEE = Arena("apogee", "Apogee", {"mission": 1}, 2)


def test_every_title_and_every_adventure_is_an_arena():
    found = arenas()
    assert {arena.title for arena in found} == set(titles())
    assert [arena.options["adventure"] for arena in arenas("moon")] == list(range(1, 9))
    assert [arena.players for arena in arenas("rescue")] == [3]
    with pytest.raises(OptionError, match="chess"):
        arenas("chess")


def test_the_stronger_one_sits_on_every_seat_and_the_same_seed_gives_the_same_games():
    met = [meet(APOGEE, "pilot", "random", 3, "twice") for _ in range(2)]
    assert met[0].games == 4, "two deals from either seat"
    assert met[0].errors == 0
    assert met[0].wins == met[1].wins >= 3


def test_the_page_keeps_its_text_and_gets_a_new_table(tmp_path):
    page = tmp_path / "opponents.md"
    page.write_text(
        "# Opponents\n\nText.\n\n<!-- the table below is written by `cosmodrome lab opponents` -->\n\nold\n"
    )
    meetings = [
        Meeting(APOGEE, "pilot", "cadet", 100, 98.0, 0, 1.0),
        Meeting(APOGEE, "commander:9", "pilot", 2, 1.0, 0, 1.0),
    ]
    write_page(page, meetings)
    written = page.read_text()
    assert written.startswith("# Opponents\n\nText.\n")
    assert "old" not in written
    assert "| Apogee | 2 | pilot | cadet | 100 | 98% | 93% to 99% | 80% reached |" in written
    assert "| 9% to 91% | 75% open |" in written
    assert written.endswith(table(meetings))
