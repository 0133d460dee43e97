"""No clock, a budget for the game, days for each answer; and what happens when the time is up."""

import pytest

from cosmodrome.table import Clock, NotNow, NotValid
from cosmodrome.table.table import BOT_SECONDS
from table.around import DAY, MINUTE, Around, a_launch, ana_and_ben

BUDGET = Clock("budget", minutes=10)
DAYS = Clock("days", days=3)


def test_without_a_clock_there_is_no_deadline() -> None:
    around = ana_and_ben()
    assert around.table.summary.due is None
    assert around.table.seats[0].timer.left_at(around.now) is None


def test_all_who_are_asked_have_their_clock_running_at_once() -> None:
    around = ana_and_ben(BUDGET).waits(60)
    assert [seat.timer.left_at(around.now) for seat in around.table.seats] == [9 * MINUTE, 9 * MINUTE]
    assert around.table.summary.due == 1000 + 10 * MINUTE


def test_a_budget_stops_with_the_answer_and_goes_on_with_the_next_question() -> None:
    around = ana_and_ben(BUDGET).waits(60).plays_anything("Ana").waits(120)
    ana, ben = around.table.seats
    assert ana.timer.left_at(around.now) == 9 * MINUTE
    assert ben.timer.left_at(around.now) == 7 * MINUTE
    around.plays_anything("Ben").waits(30)
    asked = around.table.state.actors[0]
    assert around.table.seats[asked].timer.left_at(around.now) == (9 if asked == 0 else 7) * MINUTE - 30
    assert around.table.seats[1 - asked].timer.since is None


def test_a_draft_does_not_stop_the_clock() -> None:
    around = ana_and_ben(BUDGET).waits(60)
    around.drafts("Ana", around.offers("Ana")[0]).waits(60)
    assert around.table.seats[0].timer.left_at(around.now) == 8 * MINUTE


def test_days_begin_anew_with_every_question() -> None:
    around = ana_and_ben(DAYS).waits(2 * DAY).plays_anything("Ana").plays_anything("Ben")
    asked = around.table.state.actors[0]
    assert around.table.seats[asked].timer.left_at(around.now) == 3 * DAY


def test_when_the_time_is_up_a_bot_takes_the_seat_for_good() -> None:
    around = ana_and_ben(BUDGET).waits(60)
    around.drafts("Ben", around.offers("Ben")[0]).plays_anything("Ana")
    with pytest.raises(NotNow, match="No clock"):
        around.time_is_up()
    around.waits(9 * MINUTE).time_is_up()
    ben = around.table.seats[1]
    assert (ben.kind, ben.name, ben.draft) == ("bot", "Ben", ())
    with pytest.raises(NotNow, match="time had run out"):
        around.joins("Ben")
    assert around.table.seats[1].timer.deadline is None


def test_bots_have_no_clock() -> None:
    around = Around(2, BUDGET, bots={1: "random"})
    assert around.table.seats[1].timer.deadline is None
    assert around.table.seats[0].timer.deadline is not None


def test_somebody_looks_after_a_bot_that_does_not_answer() -> None:
    around = Around(2, bots={1: "random"})
    assert around.table.summary.due == around.now + BOT_SECONDS


def test_who_comes_back_has_the_budget_that_was_left() -> None:
    around = ana_and_ben(BUDGET).waits(60).leaves("Ben").waits(300).joins("Ben")
    assert around.table.seats[1].timer.left_at(around.now) == 9 * MINUTE


def test_the_end_of_the_game_stops_all_clocks() -> None:
    around = ana_and_ben(BUDGET)
    while around.table.status == "running":
        around.plays_anything(around.table.names[around.table.state.actors[0]])
    assert around.table.summary.due is None
    assert all(seat.timer.since is None for seat in around.table.seats)


@pytest.mark.parametrize("clock", [Clock("budget"), Clock("budget", minutes=10_000), Clock("days", days=-1)])
def test_a_clock_that_nobody_could_play_with_is_refused(clock: Clock) -> None:
    with pytest.raises(NotValid):
        ana_and_ben(clock)


def test_a_clock_does_not_twitch_when_one_of_several_questions_is_answered() -> None:
    """Others would learn from it that there are several."""
    for seed in range(20):
        around = a_launch(seed=str(seed), clock=DAYS)
        while around.table.status == "running":
            for name in ("Ana", "Ben"):
                while around.table.status == "running" and around.offers(name):
                    before = around.table.seats[around.seat(name)].timer
                    waiting = len(around.table.state.actors)
                    around.waits(60).plays_anything(name)
                    if waiting == 2 and around.table.state.asked(around.seat(name)):
                        assert around.table.seats[around.seat(name)].timer == before
                        return
    raise AssertionError("no turn of two decisions in twenty games")
