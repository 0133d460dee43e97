"""The course of a campaign: from its log to the next briefing, the next table, and where everybody stands."""

from __future__ import annotations

from typing import Any

import msgspec

from cosmodrome.games.moon.adventure1.data import launch_data
from cosmodrome.games.moon.campaign import stars
from cosmodrome.games.moon.campaign.result import ChapterResult, chapter_result
from cosmodrome.games.moon.campaign.story import briefing, ending, grade
from cosmodrome.games.moon.orders import Orders
from cosmodrome.games.moon.orders.data import CHAPTERS, BranchData, VariantData, by_id, campaign_data
from cosmodrome.games.moon.orders.text import CampaignText, campaign_text
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.kernel import MAX_SEATS, Option, Rng, State, Value
from cosmodrome.kernel.words import Words
from cosmodrome.table.campaign import (
    Branch,
    Briefing,
    CampaignError,
    ChapterStanding,
    Log,
    SeatStanding,
    Standing,
    Stars,
)

__all__ = ["MoonCampaign"]

INTRODUCTION = "introduction"
STEEP = "steep"
"""The one consequence that is not for everybody."""


class MoonCampaign:
    """One of the campaigns, by its variant.

    >>> log = Log(seats=2, seed="s")
    >>> campaign = MoonCampaign("rungs")
    >>> [branch.name for branch in campaign.briefing(log, "en").branches]
    ['Light hull', 'Spare crews']
    >>> campaign.game_options(log.chosen("light_hull"))
    {'adventure': 1, 'missions': 'random', 'orders': 'light_hull incident goal C127'}
    """

    seats = (1, MAX_SEATS)
    chapters = CHAPTERS

    def __init__(self, id: str) -> None:
        self.id = id
        self.data = campaign_data()
        self.variant: VariantData = by_id(self.data.variant, id)
        low, high = self.data.alone.levels
        self.options = (
            Option(
                "astra",
                tuple(range(low, high + 1)),
                low,
                "The level of ASTRA in the first chapter, for a player alone; it rises with victories and falls with defeats.",
                seats=(1, 1),
            ),
        )

    def name(self, language: str) -> str:
        """What it is called."""
        words = campaign_text(language).words
        return words("Introduction") if self.id == INTRODUCTION else words("Eight Rungs")

    def summary(self, language: str) -> str:
        """What to expect."""
        words = campaign_text(language).words
        if self.id == INTRODUCTION:
            return words(
                "All eight adventures in a row, each with its rules explained as they come: few missions and no surprises"
                " at first, stars from the start."
            )
        return words(
            "Our own campaign: eight chapters, two ways into each, incidents, side goals, and an ending that depends on"
            " how the chapters went. The publisher's campaign is another one."
        )

    # --- the next chapter -------------------------------------------------------------------------------------------

    def briefing(self, log: Log, language: str) -> Briefing:
        """What is told before the next chapter."""
        chapter, text = self._next(log), campaign_text(language)
        news = self._news(log)
        branches = [self._told(text, branch) for branch in self._branches(chapter)]
        return Briefing(
            chapter=chapter,
            heading=text.words("Chapter {n}: {name}", n=chapter, name=text.chapter(chapter)),
            story=briefing(text.words, chapter),
            consequence=text.consequence(news) if news else "",
            branches=tuple(branches),
            decider=self._decider(log) if branches else None,
            choice=self._choice(log),
            notes=tuple(self._notes(log, text, chapter)),
        )

    def _told(self, text: CampaignText, branch: BranchData) -> Branch:
        effect = text.effect(branch.id)
        if self._swaps(branch):
            effect = f"{effect} {text.swap(branch.swap)}"
        return Branch(branch.id, text.branch(branch.id), effect)

    def _notes(self, log: Log, text: CampaignText, chapter: int) -> list[str]:
        words, count = text.words, self.variant.missions[chapter - 1]
        notes: list[str] = []
        if count < len(LETTERS):
            notes.append(
                words.count(
                    "Only mission A is in play, and accomplishing it does not end the game.",
                    "Only {n} missions are in play, A and B, and accomplishing them does not end the game.",
                    count,
                )
            )
        if chapter >= self.variant.incidents:
            told = words("Once, at the start of a turn that nobody knows:")
            notes.append(f"{told} {text.alert(chapter)}")
        if chapter >= self.variant.goals:
            told = words("Side goal:")
            notes.append(f"{told} {text.goal(chapter)} {text.reward(chapter)}")
        if log.seats == 1:
            notes.append(words("ASTRA plays at level {n}.", n=self._level(log)))
        return notes

    def game_options(self, log: Log) -> dict[str, Value]:
        """The options of the next chapter's table."""
        chapter = self._next(log)
        options: dict[str, Value] = {"adventure": chapter, "missions": "random"}
        orders, level = self.orders(log), self._level(log)
        if log.seats == 1:
            options["astra"] = min(level, self.data.alone.levels[1])
            if level == self.data.rival.id:
                orders = msgspec.structs.replace(orders, rival=level)
        told = str(orders)
        return {**options, "orders": told} if told else options

    def orders(self, log: Log) -> Orders:
        """What is different at the next chapter's table."""
        chapter, news, choice = self._next(log), self._news(log), self._choice(log)
        branches = self._branches(chapter)
        if branches and choice is None:
            raise CampaignError(f"Chapter {chapter}: choose a branch first, {' or '.join(b.id for b in branches)}.")
        branch = next((branch for branch in branches if branch.id == choice), None)
        out, added = self._cards(log, news)
        return Orders(
            branch="" if branch is None else branch.id,
            news=news,
            incident=chapter >= self.variant.incidents,
            goal=chapter >= self.variant.goals,
            swap=branch.swap if branch is not None and self._swaps(branch) else "",
            cards_out=out,
            cards_in=added,
            missions=self.variant.missions[chapter - 1],
            seats=self._favoured(log) if news == STEEP else (),
        )

    def _next(self, log: Log) -> int:
        """The chapter that comes next, counted from 1."""
        if log.done >= CHAPTERS:
            raise CampaignError("This campaign is over: there is no chapter left.")
        return log.done + 1

    def _branches(self, chapter: int) -> list[BranchData]:
        return self.data.branches_of(chapter) if chapter >= self.variant.branches else []

    def _swaps(self, branch: BranchData) -> bool:
        return bool(branch.swap) and branch.chapter >= self.variant.swaps

    def _choice(self, log: Log) -> str | None:
        """The branch that was chosen, if it is one of this chapter's."""
        ids = [branch.id for branch in self._branches(self._next(log))]
        return log.choice if log.choice in ids else None

    def _news(self, log: Log) -> str:
        """What follows from the last chapter; empty: nothing."""
        if self._next(log) < self.variant.consequences:
            return ""
        results = self._results(log)
        return results[-1].flag if results else ""

    def _cards(self, log: Log, news: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The Starship cards that leave, drawn where there is a choice, and those that come."""
        if not news:
            return (), ()
        change, cards = by_id(self.data.consequence, news), launch_data().card
        out = [card.id for card in cards if card.number in change.numbers_out]
        rng = Rng.seeded(f"{log.seed} cards {self._next(log)}")
        for action, count in change.actions_out.items():
            pool = [card.id for card in cards if card.action == action]
            rng.shuffle(pool)
            out += pool[:count]
        return tuple(sorted(out)), tuple(change.cards_in)

    def _favoured(self, log: Log) -> tuple[int, ...]:
        """Those in the lower half of the last ranking; alone the seat, if it has lost."""
        last = self._results(log)[-1]
        if last.rival is not None:
            return (0,) if last.rival.verdict < 0 else ()
        ranks = max(last.ranks)
        return tuple(seat for seat, rank in enumerate(last.ranks) if 2 * rank > ranks + 1)

    def _decider(self, log: Log) -> int:
        """Who has fewest stars; then who was worse in the last chapter; then by seats. At first it is drawn."""
        results = self._results(log)
        if not results:
            return int(Rng.seeded(f"{log.seed} decider").below(log.seats))
        owned = [stars.total(self.data, self.variant, results, seat) for seat in range(log.seats)]
        return min(range(log.seats), key=lambda seat: (owned[seat], -results[-1].ranks[seat], seat))

    def _level(self, log: Log) -> int:
        """The level of ASTRA in the next chapter."""
        start = int(log.options.get("astra", self.data.alone.levels[0]))
        return stars.level(self.data, start, self._results(log))

    # --- what has been --------------------------------------------------------------------------------------------

    def result(self, log: Log, state: State) -> dict[str, Any]:
        """What to keep of the next chapter's game."""
        if not state.over:
            raise CampaignError("This chapter is not over yet.")
        kept: dict[str, Any] = msgspec.to_builtins(chapter_result(self._next(log), state))
        return kept

    def _results(self, log: Log) -> list[ChapterResult]:
        return [msgspec.convert(result, ChapterResult) for result in log.results]

    def standing(self, log: Log, language: str) -> Standing:
        """Where everybody stands."""
        text, results = campaign_text(language), self._results(log)
        over = len(results) == CHAPTERS
        best = stars.winners(self.data, self.variant, results) if over else []
        return Standing(
            chapters=tuple(self._chapter(log, text, results, chapter) for chapter in range(1, CHAPTERS + 1)),
            seats=tuple(self._seat(text.words, results, seat) for seat in range(log.seats)),
            over=over,
            winners=tuple(best),
            heading=self._verdict(text.words, results) if over else "",
            epilogue=ending(text.words, self._ending(results)) if over else (),
        )

    def _chapter(self, log: Log, text: CampaignText, results: list[ChapterResult], chapter: int) -> ChapterStanding:
        done = chapter <= len(results)
        choice = log.chapters[chapter - 1].choice if chapter <= len(log.chapters) else None
        chosen = [branch.id for branch in self._branches(chapter) if branch.id == choice]
        rival = results[chapter - 1].rival if done else None
        note = "" if rival is None else text.words("ASTRA, level {n}: {score}", n=rival.level, score=rival.score)
        return ChapterStanding(
            chapter=chapter,
            name=text.chapter(chapter),
            done=done,
            branch=text.branch(chosen[0]) if chosen else "",
            flag=text.flag(results[chapter - 1].flag) if done and self._counts(results[chapter - 1]) else "",
            note=note,
        )

    def _seat(self, words: Words, results: list[ChapterResult], seat: int) -> SeatStanding:
        data, names = self.data, self._kinds(words)
        chapters = [
            tuple(
                Stars(kind, names[kind], count) for kind, count in stars.stars(data, self.variant, result, seat).items()
            )
            for result in results
        ]
        return SeatStanding(
            stars=stars.total(data, self.variant, results, seat),
            firsts=stars.firsts(data, results, seat),
            errors=sum(result.errors[seat] for result in results),
            chapters=tuple(chapters),
            ranks=tuple(stars.places(data, result)[seat] for result in results),
            scores=tuple(result.scores[seat] for result in results),
        )

    def _kinds(self, words: Words) -> dict[str, str]:
        """What stars are awarded for."""
        return {
            "rank": words("Place"),
            "close": words("Close finish"),
            "clean": words("Clean log"),
            "extra": words("High victory"),
            "goal": words("Side goal"),
        }

    def _counts(self, result: ChapterResult) -> bool:
        """Does the flag of a chapter count in this campaign?"""
        return bool(result.flag) and result.chapter + 1 >= self.variant.consequences

    def _ending(self, results: list[ChapterResult]) -> int:
        """Which ending: by the chapters that ended well."""
        good = {flag.id for flag in self.data.flag}
        count = sum(self._counts(result) and result.flag in good for result in results)
        return max(index for index, least in enumerate(self.variant.endings) if count >= least)

    def _verdict(self, words: Words, results: list[ChapterResult]) -> str:
        """How it ended: alone a grade, else that it did."""
        if results[0].rival is None:
            return words("The campaign is over")
        owned = stars.total(self.data, self.variant, results, 0)
        return grade(words, next(grade.id for grade in reversed(self.data.grade) if owned >= grade.stars))
