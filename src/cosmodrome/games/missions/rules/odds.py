"""What the next cards of a technology are likely to be, for its owner and for the others, from all that they have seen."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.missions.rules.cards import CLEAR, MAJOR, MINOR, how_many
from cosmodrome.games.missions.rules.control import TECHNOLOGIES, Control

__all__ = ["Odds", "odds_for"]


class Odds:
    """Every case that can be for one deck: how likely it is, and how many cards of each kind the deck has then."""

    def __init__(self) -> None:
        self.weights: list[float] = []
        self.clears: list[int] = []
        self.minors: list[int] = []
        self.majors: list[int] = []

    def add(self, weight: float, clears: i64, minors: i64, majors: i64) -> None:
        """One more case."""
        if weight > 0:
            self.weights.append(weight)
            self.clears.append(int(clears))
            self.minors.append(int(minors))
            self.majors.append(int(majors))

    def share(self, card: i64) -> float:
        """How likely a card of the shuffled deck is of a kind."""
        found = 0.0
        for case in range(len(self.weights)):
            counts = self.clears if card == CLEAR else self.minors if card == MINOR else self.majors
            cards = self.clears[case] + self.minors[case] + self.majors[case]
            if cards:
                found += self.weights[case] * float(counts[case]) / float(cards)
        return found

    def expected(self, card: i64) -> float:
        """How many cards of a kind the deck has on average."""
        counts = self.clears if card == CLEAR else self.minors if card == MINOR else self.majors
        return sum([self.weights[case] * float(counts[case]) for case in range(len(self.weights))])

    def trouble(self, draws: i64) -> float:
        """How likely at least one of so many cards of the shuffled deck is a problem."""
        smooth = 0.0
        for case in range(len(self.weights)):
            clears = float(self.clears[case])
            cards = clears + float(self.minors[case] + self.majors[case])
            chance = self.weights[case]
            left = draws
            while left > 0 and cards > 0:
                chance *= max(0.0, clears) / cards
                clears -= 1.0
                cards -= 1.0
                left -= 1
            smooth += chance
        return min(1.0, max(0.0, 1.0 - smooth))


def odds_for(control: Control, owner: bool, out_seen: bool) -> list[Odds]:
    """The odds of every technology. Cards that are out count as in the deck, unless they have been seen and are left out."""
    weights = control.own if owner else control.public_extras()
    extra_odds = control.extra_odds(weights)
    found: list[Odds] = []
    for technology in range(TECHNOLOGIES):
        odds = Odds()
        likely = [1.0 - extra_odds[technology], extra_odds[technology]]
        for extra in range(2):
            if owner:
                _add_own(control, odds, technology, extra, likely[extra], out_seen)
            else:
                _add_public(control, odds, technology, extra, likely[extra], out_seen)
        found.append(odds)
    return found


def _add_own(control: Control, odds: Odds, technology: i64, extra: i64, likely: float, out_seen: bool) -> None:
    known = control.decks[technology] & control.known[technology]
    out: i64 = 0 if out_seen else control.out[technology]
    odds.add(
        likely,
        how_many(known, CLEAR) + how_many(out, CLEAR) + control.unseen(technology, CLEAR, extra),
        how_many(known, MINOR) + how_many(out, MINOR) + control.unseen(technology, MINOR, extra),
        how_many(known, MAJOR) + how_many(out, MAJOR) + control.unseen(technology, MAJOR, extra),
    )


def _add_public(control: Control, odds: Odds, technology: i64, extra: i64, likely: float, out_seen: bool) -> None:
    case = 4 * technology + 2 * extra
    sum_of = control.public[case] + control.public[case + 1]
    if sum_of <= 0:
        return
    out: i64 = control.out[technology]
    for gone in range(2):
        clears = control.in_play(technology, CLEAR, extra, gone)
        majors = control.in_play(technology, MAJOR, extra, gone)
        minors = control.in_play(technology, MINOR, extra, gone)
        if out_seen:
            clears -= how_many(out, CLEAR)
            majors -= how_many(out, MAJOR)
            minors -= how_many(out, MINOR)
        odds.add(likely * control.public[case + gone] / sum_of, clears, minors, majors)
