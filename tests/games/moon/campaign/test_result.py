"""What a campaign keeps of a finished game, and the flag that the end of each chapter raises."""

from __future__ import annotations

import msgspec
import pytest

from cosmodrome.games.moon.campaign.result import ChapterResult, chapter_result
from cosmodrome.games.moon.rules.sheet import Zone
from cosmodrome.kernel.bits import members
from games.moon.campaign.chapter_table import ChapterTable, a_chapter


def finished(s: ChapterTable, scores: list[int] | None = None) -> ChapterResult:
    """The result of the chapter if it ended like this."""
    s.state.finish(scores or [0] * s.state.seats, [0])
    return chapter_result(int(s.state.orders.chapter), s.state)


def test_a_result_is_fit_for_json() -> None:
    s = a_chapter(1, "goal", players=2)
    s.sheet(1).goal, s.sheet(0).errors = 1, 2
    s.sheet(0).missions = [4, -1, 3]
    result = finished(s, [50, 60])
    assert msgspec.json.decode(msgspec.json.encode(result), type=ChapterResult) == result
    assert (result.scores, result.ranks, result.errors) == ([50, 60], [2, 1], [2, 0])
    assert (result.missions, result.goals) == ([2, 0], ["", "star"])


def test_ranks_go_by_score_then_errors_and_are_shared_after_that() -> None:
    s = a_chapter(3, "goal", players=4)
    for seat, errors in enumerate((1, 0, 1, 0)):
        s.sheet(seat).errors = errors
    assert finished(s, [50, 50, 50, 20]).ranks == [2, 1, 2, 3]


def test_launches_of_the_same_turn_are_ranked_by_their_final_rockets() -> None:
    s = a_chapter(1, "goal", players=2)
    for seat in range(2):
        s.sheet(seat).rockets = s.state.board.track
    s.sheet(1).finals = 2
    result = finished(s, [150, 150])
    assert (result.ranks, result.launched) == ([2, 1], [True, True])


def test_errors_of_the_battle_are_those_of_both_sides() -> None:
    s = a_chapter(8, "goal", players=2)
    s.state.on(0).sides[0].errors = 1
    s.state.on(1).sides[1].errors = 1
    assert finished(s).errors == [2, 0]
    assert finished(s).flag == ""


@pytest.mark.parametrize(("launched", "flag"), [(True, "launched"), (False, "scrambled")])
def test_chapter_1_launched_or_scrambled(launched: bool, flag: str) -> None:
    s = a_chapter(1, "goal", players=2)
    s.sheet(1).rockets = s.state.board.track - (not launched)
    assert finished(s).flag == flag


@pytest.mark.parametrize(("zones", "flag"), [((2, 3), "charted"), ((2, 2), "adrift")])
def test_chapter_2_charted_or_adrift(zones: tuple[int, int], flag: str) -> None:
    s = a_chapter(2, "goal", players=2)
    size = int(s.state.board.size)
    for seat, count in enumerate(zones):
        s.sheet(seat).zones = [Zone("z", i, i, 1) for i in range(3)] + [Zone("z", 3, 3, size - 3)]
        s.sheet(seat).rows = [0] * 4
        s.sheet(seat).filled = (1 << count) - 1
    assert finished(s).flag == flag


@pytest.mark.parametrize(("joined", "flag"), [(True, "signal"), (False, "silence")])
def test_chapter_3_signal_or_silence(joined: bool, flag: str) -> None:
    s = a_chapter(3, "goal", players=2)
    s.sheet(1).joined |= s.state.board.observatory if joined else 0
    assert finished(s).flag == flag


@pytest.mark.parametrize(("scores", "flag"), [([100, 80, 70], "fair"), ([100, 80, 69], "steep")])
def test_chapter_4_fair_or_steep(scores: list[int], flag: str) -> None:
    assert finished(a_chapter(4, "goal", players=3), scores).flag == flag


@pytest.mark.parametrize(("share", "flag"), [(85, "fair"), (115, "fair"), (84, "steep"), (116, "steep")])
def test_chapter_4_alone_fair_or_steep(share: int, flag: str) -> None:
    s = a_chapter(4, "goal", players=1)
    s.state.astra.opponent.points = 100
    result = finished(s, [share])
    assert (result.rival.score, result.flag) == (100, flag)  # type: ignore[union-attr]


@pytest.mark.parametrize(("unbuilt", "flag"), [((2, 3, 3, 2), "sheltered"), ((2, 3, 3, 3), "exposed")])
def test_chapter_5_sheltered_or_exposed(unbuilt: tuple[int, ...], flag: str) -> None:
    s = a_chapter(5, "goal", players=4)
    for seat, left in enumerate(unbuilt):
        s.sheet(seat).built = s.state.board.halves >> 2 * left
    assert finished(s).flag == flag


@pytest.mark.parametrize(("infections", "flag"), [((7, 9), "contained"), ((8, 9), "outbreak")])
def test_chapter_6_contained_or_outbreak(infections: tuple[int, int], flag: str) -> None:
    s = a_chapter(6, "goal", players=2)
    for seat, count in enumerate(infections):
        s.sheet(seat).infected = (1 << count) - 1
    assert finished(s).flag == flag


@pytest.mark.parametrize(("full", "flag"), [((1, 3), "together"), ((1, 2), "scattered")])
def test_chapter_7_together_or_scattered(full: tuple[int, int], flag: str) -> None:
    s = a_chapter(7, "goal", players=2)
    for seat, count in enumerate(full):
        s.sheet(seat).filled = sum(ship.zone.all for ship in s.state.board.ships[:count])
        s.sheet(seat).filled |= 1 << members(s.state.board.ships[4].zone.all)[0]
    assert finished(s).flag == flag
