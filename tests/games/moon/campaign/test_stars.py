"""Stars by rank, close finish, clean log, high victory and side goal; winners, levels of ASTRA, and grades."""

from __future__ import annotations

import pytest

from cosmodrome.games.moon.campaign import stars
from cosmodrome.games.moon.campaign.result import ChapterResult, Rival
from cosmodrome.games.moon.orders.data import by_id, campaign_data

DATA = campaign_data()
RUNGS = by_id(DATA.variant, "rungs")
INTRODUCTION = by_id(DATA.variant, "introduction")


def a_result(
    chapter: int,
    scores: list[int],
    ranks: list[int] | None = None,
    errors: list[int] | None = None,
    missions: list[int] | None = None,
    goals: list[str] | None = None,
    launched: list[bool] | None = None,
    rival: Rival | None = None,
) -> ChapterResult:
    order = sorted(set(scores), reverse=True)
    none = [0] * len(scores)
    return ChapterResult(
        chapter=chapter,
        scores=scores,
        ranks=ranks or [order.index(score) + 1 for score in scores],
        errors=errors or [1] * len(scores),
        missions=missions or none,
        goals=goals or [""] * len(scores),
        launched=launched or [False] * len(scores),
        flag="",
        rival=rival,
    )


def won(result: ChapterResult, seat: int = 0, variant: object = RUNGS) -> dict[str, int]:
    return stars.stars(DATA, variant, result, seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("chapter", "printed"),
    [
        (1, [1, 0, 0]),
        (2, [1, 0, 0]),
        (3, [2, 1, 0]),
        (4, [2, 1, 0]),
        (5, [3, 2, 1]),
        (6, [4, 2, 1]),
        (7, [5, 3, 1]),
        (8, [6, 3, 1]),
    ],
)
def test_stars_by_rank_are_those_printed(chapter: int, printed: list[int]) -> None:
    result = a_result(chapter, [100, 50, 20, 10])
    assert [won(result, seat).get("rank", 0) for seat in range(4)] == [*printed, 0]


def test_equal_places_get_equal_stars_and_the_next_place_follows() -> None:
    result = a_result(5, [80, 80, 40])
    assert [won(result, seat).get("rank", 0) for seat in range(3)] == [3, 3, 2]


@pytest.mark.parametrize(
    ("chapter", "near", "far"),
    [(2, 85, 84), (3, 85, 84), (4, 90, 89), (5, 85, 84), (6, 85, 84), (7, 85, 84), (8, 90, 89)],
)
def test_a_close_finish_is_a_share_of_the_best_score(chapter: int, near: int, far: int) -> None:
    result = a_result(chapter, [100, near, far])
    assert ["close" in won(result, seat) for seat in range(3)] == [False, True, False]


def test_a_close_finish_of_the_launch_is_fifteen_points_or_a_launch_of_the_same_turn() -> None:
    result = a_result(1, [100, 85, 84, 84], ranks=[1, 2, 3, 4], launched=[True, False, False, True])
    assert ["close" in won(result, seat) for seat in range(4)] == [False, True, False, True]


def test_nobody_finishes_close_to_a_score_below_nothing() -> None:
    assert "close" not in won(a_result(3, [-5, -6]), 1)


@pytest.mark.parametrize(
    ("chapter", "errors", "missions", "clean"),
    [(3, 0, 2, True), (3, 0, 3, True), (3, 0, 1, False), (3, 1, 3, False), (2, 0, 3, False), (8, 0, 2, True)],
)
def test_a_clean_log(chapter: int, errors: int, missions: int, clean: bool) -> None:
    result = a_result(chapter, [10, 90], errors=[errors, 1], missions=[missions, 0])
    assert ("clean" in won(result)) == clean


def test_a_star_that_was_taken_for_the_side_goal() -> None:
    result = a_result(4, [50, 50, 50], goals=["star", "points", ""])
    assert ["goal" in won(result, seat) for seat in range(3)] == [True, False, False]


def test_the_introduction_has_no_clean_logs_and_no_close_launch() -> None:
    assert "clean" not in won(a_result(8, [90], errors=[0], missions=[3]), variant=INTRODUCTION)
    assert "close" not in won(a_result(1, [100, 90]), 1, INTRODUCTION)
    assert "close" in won(a_result(2, [100, 90]), 1, INTRODUCTION)


@pytest.mark.parametrize(
    ("score", "place", "extra"),
    [
        (115, 1, True),
        (114, 1, False),
        (100, 1, False),
        (99, 2, False),
        (85, 2, False),
        (84, 3, False),
        (70, 3, False),
        (69, 0, False),
    ],
)
def test_alone_the_share_of_astras_score_decides(score: int, place: int, extra: bool) -> None:
    result = a_result(5, [score], rival=Rival(100, 3, 1))
    assert stars.places(DATA, result) == [place]
    assert won(result) == {**({"rank": [0, 3, 2, 1][place]} if place else {}), **({"extra": 1} if extra else {})}


def test_alone_places_without_a_printed_star_bring_none() -> None:
    assert won(a_result(2, [90], rival=Rival(100, 3, -1))) == {}


def test_alone_a_launch_that_wins_is_first_whatever_the_scores() -> None:
    assert won(a_result(1, [80], launched=[True], rival=Rival(100, 2, 1))) == {"rank": 1}
    assert won(a_result(1, [80], launched=[True], rival=Rival(100, 2, 0))) == {}
    assert won(a_result(1, [150], launched=[False], rival=Rival(100, 2, 1))) == {"rank": 1}


def test_most_stars_win_then_first_places_then_fewest_errors() -> None:
    assert stars.winners(DATA, RUNGS, [a_result(3, [90, 20])]) == [0]
    # Two stars each: one chapter won against two second places.
    three = [a_result(3, [90, 50, 10]), a_result(4, [10, 50, 90], goals=["", "star", ""])]
    owned = [stars.total(DATA, RUNGS, three, seat) for seat in range(3)]
    assert owned == [2, 3, 2]
    equal = [a_result(3, [90, 50, 10]), a_result(4, [10, 50, 90])]
    assert [stars.total(DATA, RUNGS, equal, seat) for seat in range(3)] == [2, 2, 2]
    assert stars.winners(DATA, RUNGS, equal) == [0, 2]
    fewer = [a_result(3, [90, 50, 10], errors=[2, 0, 1]), a_result(4, [10, 50, 90], errors=[1, 0, 1])]
    assert stars.winners(DATA, RUNGS, fewer) == [2]


def _verdicts(*verdicts: int) -> list[ChapterResult]:
    return [a_result(chapter, [50], rival=Rival(50, 1, verdict)) for chapter, verdict in enumerate(verdicts, 1)]


def test_astras_level_rises_with_wins_and_falls_with_losses() -> None:
    assert stars.level(DATA, 3, []) == 3
    assert stars.level(DATA, 3, _verdicts(1, 1)) == 5
    assert stars.level(DATA, 3, _verdicts(-1, 0, -1, -1)) == 1
    assert stars.level(DATA, 7, _verdicts(1, 1, 1)) == 8


def test_the_rival_of_level_nine_opens_the_last_chapter_after_six_wins() -> None:
    assert stars.level(DATA, 1, _verdicts(1, 1, 1, 1, 1, 1, -1)) == 9
    assert stars.level(DATA, 1, _verdicts(1, 1, 1, 1, 1, -1, -1)) == 4
    assert stars.level(DATA, 1, _verdicts(1, 1, 1, 1, 1, 1)) == 7
