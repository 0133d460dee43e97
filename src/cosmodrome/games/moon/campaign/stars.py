"""Stars: what a finished chapter brings each seat, and what they all come to."""

from __future__ import annotations

from cosmodrome.games.moon.campaign.result import PERCENT, ChapterResult, Rival
from cosmodrome.games.moon.orders.data import CampaignData, VariantData, by_id

__all__ = ["KINDS", "firsts", "level", "places", "stars", "total", "winners"]

KINDS = ("rank", "close", "clean", "extra", "goal")
"""What stars are awarded for: the place, a close finish, a clean log, a high victory over ASTRA, the side goal."""


def stars(data: CampaignData, variant: VariantData, result: ChapterResult, seat: int) -> dict[str, int]:
    """The stars that a chapter brings a seat, by kind; kinds without any are left out."""
    place = places(data, result)[seat]
    ranks = by_id(data.stars, result.chapter).ranks
    clean = data.clean
    won = {
        "rank": ranks[place - 1] if 0 < place <= len(ranks) else 0,
        "close": int(result.chapter >= variant.close and _close(data, result, seat)),
        "clean": clean.stars
        if result.chapter >= variant.clean and not result.errors[seat] and result.missions[seat] >= clean.missions
        else 0,
        "extra": data.alone.extra_stars if _high(data, result) else 0,
        "goal": int(result.goals[seat] == "star"),
    }
    return {kind: count for kind, count in won.items() if count}


def places(data: CampaignData, result: ChapterResult) -> list[int]:
    """The place of each seat; alone it follows from the score against ASTRA's, 0 for none."""
    rival = result.rival
    if rival is None:
        return result.ranks
    if result.chapter == 1 and result.launched[0] and rival.verdict > 0:
        return [1]
    for place, share in enumerate(data.alone.shares, 1):
        if _reaches(result.scores[0], rival, share):
            return [place]
    return [0]


def _reaches(score: int, rival: Rival, share: int) -> bool:
    return PERCENT * score >= share * rival.score


def _high(data: CampaignData, result: ChapterResult) -> bool:
    """Alone: is the victory so high that it brings more? A launch is its own reward."""
    rival = result.rival
    return rival is not None and result.chapter > 1 and _reaches(result.scores[0], rival, data.alone.extra_share)


def _close(data: CampaignData, result: ChapterResult, seat: int) -> bool:
    """Not first, but near it. Those who have launched have done so in the same turn as the first."""
    if result.rival is not None or result.ranks[seat] == 1:
        return False
    score, best, close = result.scores[seat], max(result.scores), by_id(data.close, result.chapter)
    if close.share:
        return best > 0 and PERCENT * score >= close.share * best
    return result.launched[seat] or score >= best - close.points


def total(data: CampaignData, variant: VariantData, results: list[ChapterResult], seat: int) -> int:
    """All stars of a seat."""
    return sum(sum(stars(data, variant, result, seat).values()) for result in results)


def firsts(data: CampaignData, results: list[ChapterResult], seat: int) -> int:
    """How often a seat was first."""
    return sum(places(data, result)[seat] == 1 for result in results)


def winners(data: CampaignData, variant: VariantData, results: list[ChapterResult]) -> list[int]:
    """Most stars; then most first places; then fewest system errors; then they share the victory."""
    order = [
        (
            total(data, variant, results, seat),
            firsts(data, results, seat),
            -sum(result.errors[seat] for result in results),
        )
        for seat in range(len(results[0].scores))
    ]
    return [seat for seat, mine in enumerate(order) if mine == max(order)]


def level(data: CampaignData, start: int, results: list[ChapterResult]) -> int:
    """The level of ASTRA in the next chapter: one more after each win, one less after each loss. In the last chapter
    the rival of the campaign opens for those who have won often enough."""
    low, high = data.alone.levels
    now, wins = start, 0
    for result in results:
        verdict = 0 if result.rival is None else result.rival.verdict
        now, wins = min(high, max(low, now + verdict)), wins + (verdict > 0)
    opens = len(results) + 1 == data.alone.rival_chapter and wins >= data.alone.rival_wins
    return data.rival.id if opens else now
