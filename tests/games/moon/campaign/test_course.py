"""The course of a campaign: briefings, branches, orders, consequences, deciders, endings."""

from __future__ import annotations

from typing import Any

import pytest

import cosmodrome
from cosmodrome.games.moon.adventure1.data import launch_data
from cosmodrome.games.moon.campaign import CAMPAIGNS, MoonCampaign
from cosmodrome.games.moon.orders.data import campaign_data
from cosmodrome.kernel import LANGUAGES
from cosmodrome.table.campaign import CampaignError, ChapterLog, Log, campaigns_of

RUNGS, INTRODUCTION = CAMPAIGNS["rungs"], CAMPAIGNS["introduction"]
GOOD = [flag.id for flag in campaign_data().flag]
OTHER = [flag.other for flag in campaign_data().flag]


def a_result(chapter: int, flag: str = "", **known: Any) -> dict[str, Any]:
    """A chapter that two played and the first won, unless something else is known of it."""
    seats = len(known.get("scores", (0, 0)))
    return {
        "chapter": chapter,
        "scores": [60, 40],
        "ranks": [1, 2],
        "errors": [0] * seats,
        "missions": [0] * seats,
        "goals": [""] * seats,
        "launched": [False] * seats,
        "flag": flag,
        "rival": None,
        **known,
    }


def alone(chapter: int, flag: str = "", score: int = 50, verdict: int = 0) -> dict[str, Any]:
    rival = {"score": 50, "level": 3, "verdict": verdict}
    return a_result(chapter, flag, scores=[score], ranks=[1], rival=rival)


def after(*flags: str, seats: int = 2, seed: str = "s", choice: str | None = None) -> Log:
    """A log of so many chapters that ended like this."""
    make = alone if seats == 1 else a_result
    chapters = [ChapterLog(None, make(chapter, flag)) for chapter, flag in enumerate(flags, 1)]
    log = Log(seats, seed, {}, tuple(chapters))
    return log if choice is None else log.chosen(choice)


def test_the_title_offers_both_campaigns() -> None:
    assert list(campaigns_of(cosmodrome.games.title("moon"))) == ["introduction", "rungs"]


@pytest.mark.parametrize("campaign", CAMPAIGNS.values(), ids=CAMPAIGNS.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_is_told_in_every_language(campaign: MoonCampaign, language: str) -> None:
    assert campaign.name(language)
    assert campaign.summary(language)
    for flags in (GOOD, OTHER):
        for chapter in range(1, 9):
            told = campaign.briefing(after(*flags[: chapter - 1]), language)
            assert told.chapter == chapter
            assert len(told.story) == 2
            assert all(branch.name and branch.effect for branch in told.branches)
            assert bool(told.consequence) == (chapter >= campaign.variant.consequences)


def test_a_branch_must_be_chosen_before_its_chapter() -> None:
    with pytest.raises(CampaignError, match="light_hull or spare_crews"):
        RUNGS.game_options(after())
    with pytest.raises(CampaignError, match="choose a branch"):
        RUNGS.game_options(after(choice="swing_by"))
    assert RUNGS.briefing(after(choice="swing_by"), "en").choice is None


def test_after_the_last_chapter_there_is_none() -> None:
    with pytest.raises(CampaignError, match="over"):
        RUNGS.briefing(after(*GOOD, ""), "en")


@pytest.mark.parametrize(
    ("flags", "choice", "orders"),
    [
        ([], "light_hull", "light_hull incident goal C127"),
        ([], "spare_crews", "spare_crews incident goal B126"),
        (GOOD[:2], "homes_first", "homes_first charted incident goal A131"),
        (OTHER[:2], "big_ear", "big_ear adrift incident goal C133"),
        (GOOD[:3], "deep_drill", "deep_drill signal incident goal A134 in:149,150,151"),
        (GOOD[:4], "tall_city", "tall_city fair incident goal A137"),
        (OTHER[:4], "deep_city", "deep_city steep incident goal C139 seats:1"),
        (GOOD[:5], "curfew", "curfew sheltered incident goal B141"),
        (OTHER[:5], "open_wards", "open_wards exposed incident goal C142"),
        (GOOD[:6], "convoy", "convoy contained incident goal"),
        (GOOD[:7], "pact", "pact together incident goal A146"),
        (OTHER[:7], "no_quarter", "no_quarter scattered incident goal B147"),
    ],
)
def test_orders_of_eight_rungs(flags: list[str], choice: str, orders: str) -> None:
    options = RUNGS.game_options(after(*flags, choice=choice))
    assert options == {"adventure": len(flags) + 1, "missions": "random", "orders": orders}


def _cards(flag: str, chapter: int, choice: str, seed: str = "s") -> list[tuple[int, str]]:
    """The cards that leave for a chapter after this flag, by number and action."""
    log = after(*[*GOOD[: chapter - 2], flag], choice=choice, seed=seed)
    out = RUNGS.orders(log).cards_out
    return [(card.number, card.action) for card in launch_data().card if card.id in out]


def test_cards_that_leave_by_number() -> None:
    assert sorted(number for number, _ in _cards("launched", 2, "swing_by")) == [1, 1, 14, 14, 15, 15]
    assert [number for number, _ in _cards("scrambled", 2, "swing_by")] == [7] * 6


def test_cards_that_leave_by_action_are_drawn_by_the_seed() -> None:
    assert sorted(action for _, action in _cards("silence", 4, "deep_drill")) == ["energy"] * 3 + ["robot"] * 3
    assert sorted(action for _, action in _cards("outbreak", 7, "convoy")) == ["plant"] * 4 + ["water"] * 2
    assert _cards("silence", 4, "deep_drill", "a") == _cards("silence", 4, "deep_drill", "a")
    assert len({tuple(_cards("silence", 4, "deep_drill", str(seed))) for seed in range(5)}) > 1


@pytest.mark.parametrize(
    ("ranks", "seats"), [([1, 2], (1,)), ([1, 2, 3], (2,)), ([2, 4, 1, 3], (1, 3)), ([1, 1, 2], (2,))]
)
def test_steep_shares_favour_the_lower_half(ranks: list[int], seats: tuple[int, ...]) -> None:
    known = {"scores": [0] * len(ranks), "ranks": ranks}
    chapters = tuple(ChapterLog(None, a_result(n, "steep", **known)) for n in range(1, 5))
    assert RUNGS.orders(Log(len(ranks), "s", {}, chapters).chosen("tall_city")).seats == seats


def test_steep_shares_favour_a_seat_alone_if_it_has_lost() -> None:
    for verdict, seats in ((-1, (0,)), (1, ())):
        chapters = (*after(*OTHER[:3], seats=1).chapters, ChapterLog(None, alone(4, "steep", verdict=verdict)))
        assert RUNGS.orders(Log(1, "s", {}, chapters).chosen("tall_city")).seats == seats


def test_the_introduction_gives_its_rules_step_by_step() -> None:
    told = []
    for chapter in range(1, 9):
        log = after(*GOOD[: chapter - 1])
        branches = INTRODUCTION.briefing(log, "en").branches
        orders = INTRODUCTION.orders(log.chosen(branches[0].id) if branches else log)
        told.append((orders.missions, bool(branches), bool(orders.news), orders.incident, orders.goal, orders.swap))
    assert told == [
        (1, False, False, False, False, ""),
        (2, False, False, False, False, ""),
        (3, True, False, False, False, ""),
        (3, True, False, True, False, ""),
        *[(3, True, True, True, True, "")] * 4,
    ]


def test_the_first_chapter_of_the_introduction_is_a_plain_game_with_one_mission() -> None:
    assert INTRODUCTION.game_options(after()) == {"adventure": 1, "missions": "random", "orders": "missions:1"}


def test_the_first_decider_is_drawn_by_the_seed() -> None:
    drawn = {RUNGS.briefing(after(seats=4, seed=str(seed)), "en").decider for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert RUNGS.briefing(after(seats=1), "en").decider == 0


def test_later_the_one_with_fewest_stars_decides_then_the_worse_rank_then_the_seat() -> None:
    def decider(*results: dict[str, Any]) -> int | None:
        chapters = tuple(ChapterLog(None, result) for result in results)
        return RUNGS.briefing(Log(3, "s", {}, chapters), "en").decider

    assert decider(a_result(1, "launched", scores=[9, 90, 90], ranks=[2, 1, 1])) == 0
    low = a_result(1, "launched", scores=[90, 20, 10], ranks=[1, 2, 3])
    assert decider(low) == 2
    assert decider(a_result(1, "launched", scores=[90, 10, 10], ranks=[1, 2, 2])) == 1


def test_alone_the_table_has_astra_at_its_level() -> None:
    log = Log(1, "s", {"astra": 4}, (ChapterLog(None, alone(1, "launched", verdict=1)),)).chosen("swing_by")
    assert RUNGS.game_options(log)["astra"] == 5
    assert "ASTRA plays at level 5." in RUNGS.briefing(log, "en").notes


def test_the_rival_of_level_nine_is_ordered() -> None:
    chapters = tuple(ChapterLog(None, alone(n, flag, verdict=1)) for n, flag in enumerate(GOOD, 1))
    options = RUNGS.game_options(Log(1, "s", {"astra": 8}, chapters).chosen("pact"))
    assert options["astra"] == 8
    assert str(options["orders"]).endswith("rival:9")
    view = cosmodrome.game("moon", players=1, **options).new(1).view(0)
    assert (view.astra.name, view.astra.level) == ("Welcome Team", 9)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("campaign", "good", "ending"),
    [("rungs", 0, 0), ("rungs", 2, 0), ("rungs", 3, 1), ("rungs", 5, 1), ("rungs", 6, 2), ("rungs", 7, 2),
     ("introduction", 4, 0), ("introduction", 5, 1), ("introduction", 7, 2)],
)  # fmt: skip
def test_the_ending_follows_from_the_chapters_that_went_well(campaign: str, good: int, ending: int) -> None:
    log = after(*GOOD[:good], *OTHER[good:], "")
    standings = [CAMPAIGNS["rungs"].standing(after(*GOOD[:n], *OTHER[n:], ""), "en").epilogue for n in (0, 3, 6)]
    standing = CAMPAIGNS[campaign].standing(log, "en")
    assert standing.over
    assert standing.epilogue == standings[ending]


def test_the_standing_of_a_running_campaign() -> None:
    standing = RUNGS.standing(after("launched", "adrift", choice="big_ear"), "en")
    assert not standing.over
    assert standing.winners == ()
    assert standing.epilogue == ()
    assert [chapter.done for chapter in standing.chapters] == [True, True] + [False] * 6
    assert [chapter.flag for chapter in standing.chapters[:3]] == ["Launched", "Adrift", ""]
    assert standing.chapters[2].branch == "Big ear"
    assert (standing.seats[0].stars, standing.seats[0].firsts) == (2, 2)
    assert [stars.kind for stars in standing.seats[0].chapters[0]] == ["rank"]


@pytest.mark.parametrize(
    ("stars", "grade"),
    [(8, "Lost in the dark"), (9, "A foothold"), (16, "Settlers"), (23, "Navigators"), (30, "Lights in the sky")],
)
def test_a_campaign_of_one_is_graded_by_its_stars(stars: int, grade: str) -> None:
    left = stars
    chapters = []
    for chapter in range(8, 0, -1):
        place = campaign_data().stars[chapter - 1].ranks[0]
        wins = place <= left
        left -= place if wins else 0
        goal = left > 0
        left -= goal
        known = {"goals": ["star" if goal else ""], "rival": {"score": 100, "level": 1, "verdict": 0}}
        chapters.append(ChapterLog(None, alone(chapter, score=100 if wins else 0) | known))
    standing = RUNGS.standing(Log(1, "s", {}, tuple(reversed(chapters))), "en")
    assert standing.seats[0].stars == stars
    assert standing.heading == grade
