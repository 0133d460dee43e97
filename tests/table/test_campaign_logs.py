"""The log of a campaign: what is kept, and how it grows."""

from __future__ import annotations

import msgspec
import pytest

from cosmodrome.games.moon import MoonTitle
from cosmodrome.kernel import Title
from cosmodrome.table.campaign import ChapterLog, Log, campaigns_of


def test_a_log_grows_by_choices_and_results() -> None:
    log = Log(seats=2, seed="s")
    assert (log.done, log.choice, log.results) == (0, None, [])
    chosen = log.chosen("left")
    assert (chosen.done, chosen.choice) == (0, "left")
    again = chosen.chosen("right")
    assert (again.choice, len(again.chapters)) == ("right", 1)
    played = again.finished({"score": 7})
    assert (played.done, played.choice, played.results) == (1, None, [{"score": 7}])
    assert played.chapters == (ChapterLog("right", {"score": 7}),)
    assert log.chapters == ()


def test_a_chapter_without_a_choice_is_finished_as_well() -> None:
    assert Log(2, "s").finished({}).chapters == (ChapterLog(None, {}),)


def test_a_log_survives_json() -> None:
    log = Log(3, "s", {"level": 2}).chosen("a").finished({"scores": [1, 2, 3]}).chosen("b")
    assert msgspec.json.decode(msgspec.json.encode(log), type=Log) == log
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"seats": 2, "seed": "s", "stars": 9}', type=Log)


def test_a_title_without_campaigns_has_none() -> None:
    assert campaigns_of(Title()) == {}
    assert campaigns_of(MoonTitle()) != {}
