"""The study: long thoughts in processes of their own, from the moves of a table, without its secrets and in nobody's way."""

from __future__ import annotations

import asyncio

from cosmodrome.bots import bots_for
from cosmodrome.games import title
from cosmodrome.kernel import Rng, State
from cosmodrome.server.rooms.study import Question, Study, advise_at_length, answer_at_length
from server.club import Club


def a_question(moves: int = 9, bot: str = "commander:4", drafts: int = 0) -> tuple[Question, State]:
    """A seat of a game of moon that has gone on for some moves, with its draft."""
    state = title("moon").configure(players=2).new("study")
    rng = Rng.seeded("moves")
    for _ in range(moves):
        seat = state.actors[0]
        state.play(seat, rng.pick(state.legal(seat)))
    seat, committed, drafted = state.actors[0], state.moves, []
    for _ in range(drafts):
        drafted.append(rng.pick(state.legal(seat)))
        state.draft(seat, drafted[-1])
    return Question("id", "moon", 2, {"adventure": 1}, "study", committed, drafted, seat, bot), state


def test_a_question_is_answered_from_the_position_that_its_moves_lead_to() -> None:
    for moves in (9, 14, 3):  # what was replayed for a table is kept, and not mistaken for another position
        asked, state = a_question(moves)
        chain = answer_at_length(asked)
        for notation in chain:
            move = state.parse(notation)
            assert move in state.legal(asked.seat)
            state.draft(asked.seat, move)
        assert not state.asked(asked.seat)


def test_advice_is_about_the_position_with_the_draft() -> None:
    for moves in range(8, 30):
        asked, state = a_question(moves, "commander", drafts=1)
        if len(state.legal(asked.seat)) > 1:
            break
    hints = advise_at_length(asked)
    assert 1 < len(hints) <= 3
    assert {state.parse(hint.notation) for hint in hints} <= set(state.legal(asked.seat))
    assert hints[0].behind == 0


QUESTIONS = 10


def test_nobody_waits_while_a_process_thinks() -> None:
    """The loop that serves the tables goes on at its pace, and a process that was lost is replaced."""

    async def think() -> int:
        study = Study()
        asked, _ = a_question(bot="commander:0.5s")
        await study.chain(asked._replace(bot="random"))  # the process has started
        turns = 0
        for _ in range(QUESTIONS):  # a search that is sure ends before its time
            thinking = asyncio.ensure_future(study.chain(asked))
            while not thinking.done():
                await asyncio.sleep(0.005)
                turns += 1
            assert thinking.result()
        assert study._pool is not None
        for process in list(study._pool._processes.values()):
            process.kill()
            process.join()
        assert await study.chain(asked._replace(bot="pilot"))
        study.close()
        return turns

    assert asyncio.run(think()) > 2 * QUESTIONS, "a loop that waits has one turn for each question"


def test_a_commander_plays_at_a_table(club: Club) -> None:
    assert "commander" in bots_for(title("moon"))
    ana = club.somebody("Ana")
    table = ana.opens("moon", bots={"1": "commander"}, players=2)
    with ana.page(table) as page:
        page.settle().plays()
        while page.table["seats"][1]["thinking"]:
            page.hear()
        assert page.table["seats"][1]["bot"] == "commander"


def test_how_long_a_bot_thinks_is_for_the_house_to_say(club: Club) -> None:
    ana = club.somebody("Ana")
    refusal = ana.refused(422, "POST", "/api/tables", {"title": "moon", "players": 2, "fill": "commander:9999s"})
    assert "as long as the house allows" in refusal
