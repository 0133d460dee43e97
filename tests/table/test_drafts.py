"""Drafting, undoing, taking out, confirming; what others see of it; what a stale page may not do."""

import pytest

from cosmodrome.table import NotAllowed, NotNow, NotValid, Stale, playing
from table.around import Around, a_launch, ana_and_ben


def test_a_draft_is_seen_by_its_own_seat_only() -> None:
    around = ana_and_ben()
    before = around.table.branch(1).state.view(1), around.table.state.view(None)
    around.drafts("Ana", around.offers("Ana")[0])
    assert len(around.drafted("Ana")) == 1
    assert (around.table.branch(1).state.view(1), around.table.state.view(None)) == before
    assert around.table.number == 0


def test_undo_takes_the_last_drafted_move_back() -> None:
    around = ana_and_ben()
    offers = around.offers("Ana")
    around.drafts("Ana", offers[2]).undoes("Ana")
    assert around.drafted("Ana") == []
    assert around.offers("Ana") == offers
    with pytest.raises(NotNow, match="nothing to undo"):
        around.undoes("Ana")


def test_confirm_commits_all_drafted_moves_in_order() -> None:
    around = a_launch()
    while around.table.state.asked(0) and (offers := around.offers("Ana")):
        around.drafts("Ana", offers[0])
    drafted = around.drafted("Ana")
    around.confirms("Ana")
    assert [notation for _, notation in around.table.running.moves] == drafted
    assert around.drafted("Ana") == []


def test_nothing_drafted_is_nothing_to_confirm() -> None:
    with pytest.raises(NotNow, match="nothing to confirm"):
        ana_and_ben().confirms("Ana")


def test_a_move_that_rolls_a_die_is_committed_at_once() -> None:
    around = ana_and_ben()
    around.plays_anything("Ana").plays_anything("Ben")
    (seat,) = around.table.state.actors
    roller = around.table.names[seat]
    around.drafts(roller, "roll")
    assert around.drafted(roller) == []
    assert around.table.running.moves[-1] == (seat, "roll")


def test_a_draft_can_be_confirmed_by_its_last_move() -> None:
    around = ana_and_ben()
    around.drafts("Ana", around.offers("Ana")[0], confirmed=True)
    assert around.table.number == 1
    assert around.offers("Ana") == []


def test_any_drafted_move_can_be_taken_out_and_what_is_still_legal_stays() -> None:
    around = _with_a_draft_of_two()
    first, second = around.drafted("Ana")
    around.drops("Ana", 1)
    assert around.drafted("Ana") == [first]
    around.drafts("Ana", second)
    around.drops("Ana", 0)
    assert around.drafted("Ana") == [], "the second move was only possible after the first"
    with pytest.raises(NotValid, match="no drafted move 3"):
        around.drops("Ana", 3)


def _with_a_draft_of_two() -> Around:
    """Adventure 1 until Ana's turn takes two decisions."""
    for seed in range(30):
        around = a_launch(seed=str(seed))
        for _ in range(40):
            for offer in around.offers("Ana"):
                around.drafts("Ana", offer)
                if around.offers("Ana"):
                    around.drafts("Ana", around.offers("Ana")[0])
                    return around
                around.undoes("Ana")
            for name in ("Ana", "Ben"):
                while around.table.status == "running" and around.offers(name):
                    around.plays_anything(name)
            if around.table.status == "over":
                break
    raise AssertionError("no turn of two decisions in thirty games")


def test_a_draft_stays_when_others_commit() -> None:
    around = ana_and_ben()
    around.drafts("Ana", around.offers("Ana")[3])
    drafted = around.drafted("Ana")
    around.plays_anything("Ben")
    assert around.drafted("Ana") == drafted
    around.confirms("Ana")
    assert around.table.number == 2


def test_what_others_do_in_secret_does_not_make_a_page_stale() -> None:
    around = ana_and_ben()
    seen = around.number("Ana")
    around.plays_anything("Ben")
    assert around.number("Ana") == seen
    assert around.table.number_for(None) == 0
    around.drafts("Ana", around.offers("Ana")[0], after=seen).confirms("Ana", after=seen)
    assert around.number("Ana") == around.number("Ben") == 2


def test_a_page_from_before_the_reveal_is_stale() -> None:
    around = ana_and_ben()
    around.plays_anything("Ana").plays_anything("Ben")
    name = around.table.names[around.table.state.actors[0]]
    for do in (around.drafts, around.plays):
        with pytest.raises(Stale) as refused:
            do(name, "keep", after=0)
        assert refused.value.number == 2
    assert around.table.number == 2


def test_a_second_tab_of_the_same_seat_is_stale_after_the_first_has_played() -> None:
    around = ana_and_ben()
    seen = around.number("Ana")
    first, second = around.offers("Ana")[:2]
    around.plays("Ana", first, after=seen)
    with pytest.raises(Stale):
        around.plays("Ana", second, after=seen)


def test_a_second_click_on_the_same_button_is_not_a_second_move() -> None:
    around = _with_a_draft_of_two()
    second = around.drafted("Ana")[1]
    around.undoes("Ana").drafts("Ana", second, drafted=1)
    with pytest.raises(Stale):
        around.drafts("Ana", second, drafted=1)


def test_a_move_that_is_not_legal_changes_nothing() -> None:
    around = ana_and_ben()
    version = around.table.version
    for text in ("lay 99", "keep", "", "lay", "x" * 10_000, "<script>", "lay ٣"):
        for do in (around.drafts, around.plays):
            with pytest.raises(NotValid, match="not a legal move"):
                do("Ana", text)
    with pytest.raises(NotValid, match="no move"):
        around.plays("Ana")
    assert around.table.version == version


def test_of_moves_sent_together_all_are_played_or_none() -> None:
    around = ana_and_ben()
    with pytest.raises(NotNow, match="nothing for you to decide"):
        around.plays("Ana", *around.offers("Ana")[:2])
    assert around.table.number == 0


def test_who_does_not_sit_here_cannot_play() -> None:
    around = ana_and_ben()
    for plan in (
        lambda: playing.draft(around.table, "stranger", "keep", 0, 0.0),
        lambda: playing.confirm(around.table, "", 0, 0.0),
        lambda: playing.play(around.table, "stranger", ["keep"], 0, 0.0),
        lambda: playing.undo(around.table, "stranger", 0.0),
        lambda: playing.drop(around.table, "stranger", 0, 0.0),
    ):
        with pytest.raises(NotAllowed, match="no seat"):
            plan()


def test_a_table_found_in_the_store_is_the_same_table_with_drafts() -> None:
    around = ana_and_ben()
    around.plays_anything("Ben").drafts("Ana", around.offers("Ana")[1]).says("Ana", "hello")
    found = around.reopened()
    assert found.branch(0).moves == around.table.branch(0).moves != ()
    assert [found.number_for(seat) for seat in (None, 0, 1)] == [0, 0, 1]
    assert found.state.view(0) == around.table.state.view(0)
    assert [line.text for line in found.chat] == ["hello"]


def test_a_change_that_is_known_already_is_taken_in_once() -> None:
    around = ana_and_ben()
    around.plays_anything("Ana")
    around.table.take(around.stored[-1])
    assert around.table.number == 1


def test_drafted_moves_are_told_in_words() -> None:
    around = a_launch()
    around.drafts("Ana", around.offers("Ana")[0])
    branch = around.table.branch(0)
    (told,) = branch.words(around.table.state, 0, "fr")
    state = around.table.state
    assert told == state.say(0, state.parse(branch.moves[0]), "fr")
