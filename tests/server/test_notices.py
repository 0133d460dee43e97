"""What workers tell each other: a change comes along with its notice, unless it is too large for one."""

from __future__ import annotations

from cosmodrome.server.storage import notices
from cosmodrome.table import Change, Played, Said, Summary

PLAYED = Played(7, 1, "7/energy energy.4", 12.5)


def a_change(*said: str) -> Change:
    lines = tuple(Said(number, 0, "Ana", text, 12.5) for number, text in enumerate(said, 1))
    return Change(table="t", version=8, at=12.5, summary=Summary("running", "p0", 7), moves=(PLAYED,), said=lines)


def test_a_change_is_heard_as_it_was_told() -> None:
    change = a_change("Zoé 🚀")
    assert notices.read(notices.changed(change, "w1")) == notices.Changed("w1", "t", 8, change)


def test_of_a_change_that_is_too_large_only_the_version_is_told() -> None:
    told = notices.changed(a_change(*["🚀" * 500] * 5), "w1")
    assert len(told.encode()) <= notices.LONGEST
    assert notices.read(told) == notices.Changed("w1", "t", 8)


def test_who_is_here_is_told_of_many_tables_at_once() -> None:
    here = notices.Here("w1", {"t": (0, 2), "u": ()})
    assert notices.read(notices.notice(here)) == here
