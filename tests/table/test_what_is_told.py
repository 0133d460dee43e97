"""The log of each seat, the number each seat sees, and looking back."""

import msgspec
import pytest

from cosmodrome.kernel import RecordError
from cosmodrome.table import NotValid, Table
from drydock import DrydockGame
from table.around import Around, a_launch, ana_and_ben, facts_of


def kinds(around: Around, viewer: int | None) -> list[tuple[str, int]]:
    return [(line.event.kind, line.event.seat) for line in around.table.running.logs[viewer]]


def test_what_is_done_in_secret_is_told_to_others_at_the_reveal() -> None:
    around = ana_and_ben()
    around.plays_anything("Ben")
    assert kinds(around, 1) == [("lay", 1)]
    assert kinds(around, 0) == kinds(around, None) == []
    around.plays_anything("Ana")
    assert kinds(around, 0) == [("lay", 0), ("lay", 1), ("reveal", -1)]
    assert kinds(around, None) == [("lay", 1), ("lay", 0), ("reveal", -1)]


def test_the_first_turn_is_told_too() -> None:
    around = a_launch()
    assert kinds(around, None) == [("turn", -1)]


def test_every_log_tells_the_same_story_in_the_end() -> None:
    around = a_launch(seed="story")
    while around.table.status == "running":
        around.plays_anything(around.table.names[around.table.state.actors[-1]])
    logs = [sorted(kinds(around, viewer)) for viewer in (None, 0, 1)]
    assert logs[0] == logs[1] == logs[2]
    assert len(logs[0]) > 50


def test_the_number_a_seat_sees_does_not_tell_how_much_others_do_in_secret() -> None:
    around = a_launch(seed="chain")
    seen = set()
    while around.table.status == "running":
        if around.table.state.asked(1):
            before = around.table.number_for(0), around.table.number_for(None)
            waiting = around.table.state.asked(0)
            around.plays_anything("Ben")
            if waiting:
                assert (around.table.number_for(0), around.table.number_for(None)) == before
                seen.add(around.table.number - before[1])
        else:
            around.plays_anything("Ana")
    assert len(seen) > 1, "Ben's turns took one decision and more than one"


def test_any_position_of_the_past_can_be_looked_at() -> None:
    around = a_launch(seed="past")
    views = [around.table.state.view(0).to_json()]
    while around.table.status == "running":
        around.plays_anything(around.table.names[around.table.state.actors[0]])
        views.append(around.table.state.view(0).to_json())
    for number in (0, 1, 15, 16, 17, 40, len(views) - 1, 3):
        assert around.table.at(number, 0).view(0).to_json() == views[number]
    with pytest.raises(NotValid, match="positions 0 to"):
        around.table.at(len(views), 0)


def test_while_the_game_runs_the_own_moves_of_this_phase_can_be_looked_at_and_no_more() -> None:
    around = ana_and_ben()
    around.plays_anything("Ben").plays_anything("Ana").plays("Ana" if around.table.state.asked(0) else "Ben", "keep")
    around.plays_anything("Ben")
    shown = around.table.number_for(None)
    assert around.table.number_for(1) == shown + 1
    assert around.table.at(shown + 1, 1).view(1).to_json() == around.table.state.view(1).to_json()
    with pytest.raises(NotValid):
        around.table.at(shown + 1, 0)
    with pytest.raises(NotValid):
        around.table.at(shown + 1, None)


def test_a_game_of_other_rules_is_not_continued_in_silence() -> None:
    game = DrydockGame(2)
    facts = msgspec.structs.replace(facts_of(game), rules="0")
    with pytest.raises(RecordError, match="rules 0"):
        Table(facts, game)


def test_a_draft_and_a_move_in_secret_leave_no_trace_in_the_lists() -> None:
    around = a_launch(seed="chain")
    before = around.table.summary.changed
    around.waits(60).drafts("Ben", around.offers("Ben")[0]).says("Ana", "hello")
    assert around.table.summary.changed == before
    around.confirms("Ben")
    assert around.table.summary.changed == before + 60, "that Ben has finished is seen by all"
