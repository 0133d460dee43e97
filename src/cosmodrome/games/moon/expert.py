"""What the experts for all adventures share: how to deal with ASTRA in a game for one.

An expert weighs its sheet after each move it could make. Against ASTRA a move also has a price, the card it leaves over;
and at the end of a turn a solo bonus is spent on cards that are dear enough for the turns that are left.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from cosmodrome.bots.judge import Judge
from cosmodrome.games.moon.rules.actions import UseAction, WithActions
from cosmodrome.games.moon.rules.astra import NOTHING, SOLO, Astra, third_card
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import GIVE, MISSION, SPARE, SYSTEM_ERROR, is_write, written
from cosmodrome.games.moon.rules.sheet import LETTERS, NUMBERS_MASK, Sheet, Zone, in_order
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.bits import bit, size_of
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

__all__ = ["GRAIN", "NO_LIMIT", "Expert", "TurnExpert", "between", "measure_gap", "strain_in"]

GRAIN: Final = 1000
"""Chance is drawn in whole numbers; so many make one."""

NO_LIMIT: Final = 99
"""More than any number."""

LOWEST: Final = 1
HIGHEST: Final = 15
"""The numbers on the cards."""
BLOCKED: Final = 2.0
"""Each space that no number can fill any more is as bad as so many spaces of distance."""

EXTREME: Final = 200.0
"""A worth beyond it speaks of the end of the game; as a trait it is no more than this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert(Judge):
    """The judge of one adventure, alone or among others."""

    def __init__(self) -> None:
        super().__init__()
        self.glances = 6
        self.point = 1.0
        """What a point of ASTRA's counts against the own sheet's worth."""
        self.thrift = 1.5
        """How many more cards than solo bonuses for the turns that are left would be worth a bonus."""
        self.ascending = True
        """Must numbers keep an order?"""

    def rate(self, world: State, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """By the sheet after each move; of cards for ASTRA, by what they are worth to it."""
        state = cast("Moon", world)
        if state.astra is not None and moves[0] >= GIVE and moves[0] < SPARE + PILES:
            given = self._hand_over(state, state.astra, moves)
            return [1.0 if move == given else 0.0 for move in moves]
        return self.weigh(state, seat, moves, rng)

    def weigh(self, state: Moon, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """What the sheet is worth after each move; `price` is to be subtracted."""
        raise NotImplementedError

    def sketch(self, world: State, seat: int, moves: list[int], glances: int, rng: Rng) -> int:
        """The best at first sight of the numbers that are under the least strain; of anything else, of a few."""
        state = cast("Moon", world)
        if self.ascending and len(moves) > glances and is_write(moves[0]) and state.astra is None:
            return self._best(world, seat, self._relaxed(state, seat, moves, glances))
        return super().sketch(world, seat, moves, glances, rng)

    def _relaxed(self, state: Moon, seat: int, moves: list[int], count: int) -> list[int]:
        strains: list[float] = []
        for move in moves:
            if is_write(move):
                pile, space, change = written(move)
                strains.append(self.strain(state, seat, space, state.piles.numbers[pile] + change))
            else:
                strains.append(0.0)
        order = sorted(range(len(moves)), key=strains.__getitem__)
        return [moves[at] for at in order[:count]]

    def strain(self, state: Moon, seat: int, space: int, number: int) -> float:
        """How far a number would be from the space where it belongs, counted in spaces."""
        raise NotImplementedError

    def traits(self, world: State, seat: int) -> list[float]:
        """What the sheet is worth, what that is made of, and what every sheet has."""
        state = cast("Moon", world)
        sheet = state.sheets[seat]
        worth = min(EXTREME, max(-EXTREME, self.worth(world, seat)))
        common = [float(sheet.accomplished()), float(sheet.errors), float(int(sheet.filled).bit_count())]
        return [worth, *common, *self.details(state, seat)]

    def details(self, state: Moon, seat: int) -> list[float]:
        """What else tells something about the sheet of a seat in this adventure."""
        raise NotImplementedError

    def clock(self, world: State) -> int:
        """The turn."""
        return cast("Moon", world).turn

    def margin(self, world: State, seat: int) -> float:
        """The lead over the others, or over ASTRA."""
        state = cast("Moon", world)
        if state.astra is None:
            return super().margin(world, seat)
        return self.worth(world, seat) - self.point * state.astra_score(state.astra)

    def price(self, state: Moon, move: int) -> float:
        """What a move leaves to ASTRA, in terms of the own sheet's worth."""
        astra = state.astra
        if astra is None or state.over or len(astra.pile.open) < PILES:
            return 0.0
        if is_write(move):
            return self.point * _value(astra, int(third_card(written(move)[0])))
        if move == SYSTEM_ERROR:
            return self.point * min(_value(astra, index) for index in range(PILES))
        return 0.0

    def _hand_over(self, state: Moon, astra: Astra, moves: list[int]) -> int:
        """Give the cheapest card; keep the dearest, if it is dear enough for a bonus."""
        kept = [move for move in moves if move >= SPARE]
        cheapest = min((move for move in moves if move < SPARE), key=lambda move: _value(astra, move - GIVE))
        if not kept:
            return cheapest
        if _value(astra, cheapest - GIVE) >= self._dear(state, astra):
            return min(kept, key=lambda move: abs(move - SPARE - (cheapest - GIVE)))
        return cheapest

    def _dear(self, state: Moon, astra: Astra) -> int:
        """The least value that a bonus is spent on: the share of cards that are as dear follows from the turns left."""
        deck, values = astra.pile.deck, astra.opponent.values
        worths = sorted((values[action] for action in deck.actions), reverse=True)
        turns = max(1.0, _turns_left(astra) * _emptiness(state))
        share = min(1.0, self.thrift * int(astra.bonuses()) / turns)
        return worths[min(int(share * len(worths)), len(worths) - 1)]

    def ahead(self, state: Moon, seat: int, score: int, others: list[int]) -> bool:
        """Would this score win if the game ended now? Against ASTRA with the card that it is about to get."""
        astra = state.astra
        if astra is None:
            return all(score > other for other in others)
        owed = 0
        if len(astra.pile.open) == PILES and not state.over:
            used = int(astra.used)
            owed = _value(astra, int(third_card(used))) if used != NOTHING else 0
        return score > state.astra_score(astra) + (0 if astra.bonuses() else owed)


class TurnExpert(Expert):
    """An expert who thinks the likely numbers through to the end of the turn, and guesses what the others lead to."""

    def __init__(self, actions: tuple[float, ...], breadth: int, unlikely: float, whim: float = 0.0) -> None:
        super().__init__()
        self.actions = actions
        """What each action is worth before it is used."""
        self.breadth = breadth
        """So many numbers are thought through,"""
        self.unlikely = unlikely
        """and this is what all others are worth less."""
        self.whim = whim
        """How far chance may move the judgement of a number."""
        self.immediate: tuple[str, ...] = ()
        """Questions whose answer is judged as it stands, whatever is asked next."""

    def weigh(self, state: Moon, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """What the sheet can be worth after each move, a number give or take a whim. Missions are taken at once."""
        step = state.step(seat)
        asks = "" if step is None else step.asks()
        if asks == "mission":
            return [0.0 if move < MISSION else float(MISSION + len(LETTERS) - move) for move in moves]
        if asks in self.immediate:
            return [self.worth(_after(state, seat, move), seat) for move in moves]
        if asks != "write":
            return [self._best_after(state, seat, move) for move in moves]
        first = [self.glance(state, seat, move) for move in moves]
        order = sorted(range(len(moves)), key=[-worth for worth in first].__getitem__)
        ratings = [worth - self.unlikely for worth in first]
        for at in order[: self.breadth]:
            whim = self.whim * int(rng.below(GRAIN)) / GRAIN
            ratings[at] = self._best_after(state, seat, moves[at]) - self.price(state, moves[at]) + whim
        return ratings

    def glance(self, world: State, seat: int, move: int) -> float:
        """What the sheet is worth after a move, with a guess at what it leads to."""
        state = cast("Moon", world)
        return self._worth_now(_after(state, seat, move), seat) - self.price(state, move)

    def _worth_now(self, state: Moon, seat: int) -> float:
        """The sheet as it is, with a guess at what its open questions bring."""
        worth = self.worth(state, seat)
        for step in state.steps(seat):
            if not isinstance(step, UseAction):
                worth += self.actions[0]
            elif step.stands(cast("WithActions", state), seat):
                worth += self.actions[int(step.action)]
        return worth

    def _best_after(self, state: Moon, seat: int, move: int) -> float:
        """The best that can be made of a move by the end of the turn."""
        after = _after(state, seat, move)
        while after.asked(seat):
            best: Moon | None = None
            most = 0.0
            for following in after.legal(seat):
                found = _after(after, seat, following)
                worth = self._worth_now(found, seat)
                if best is None or worth > most:
                    best, most = found, worth
            assert best is not None
            after = best
        return self.worth(after, seat)


def _after(state: Moon, seat: int, move: int) -> Moon:
    after = cast("Moon", state.clone())
    after.draft(seat, move)
    return after


def _value(astra: Astra, index: int) -> int:
    """What one of the open cards is worth to ASTRA."""
    return astra.opponent.values[astra.pile.deck.actions[astra.pile.open[index]]]


def _turns_left(astra: Astra) -> float:
    """Turns until the pile has run out for the second time."""
    left = int(astra.pile.left()) / PILES
    second = (int(astra.pile.deck.size) - len(astra.pile.given) - len(astra.pile.removed) - left) / PILES * 2 / 3
    return left if astra.second_pass() else left + second


def _emptiness(state: Moon) -> float:
    """The share of the sheet that is empty: a full one ends the game earlier."""
    printed = state.printed.all
    return int(printed & ~state.sheets[SOLO].filled).bit_count() / max(1, int(printed).bit_count())


def strain_in(zone: Zone, sheet: Sheet, space: int, number: int) -> float:
    """How far a number would be from where it belongs between its neighbours, in spaces; more where others could not be
    written any more."""
    row: i64 = sheet.rows[zone.index]
    here = space - zone.first
    empty = in_order(row, (zone.all & ~sheet.filled) >> zone.first, number)
    count, before = size_of(empty), size_of(empty & (bit(here) - 1))
    below, above = int(row & (bit(number) - 1)), (row & NUMBERS_MASK) >> (number + 1)
    low = below.bit_length() - 1 if below else LOWEST - 1
    high = number + 1 + int(size_of((above & -above) - 1)) if above else HIGHEST + 1
    blocked = max(0, int(before) - (number - low - 1)) + max(0, int(count - 1 - before) - (high - number - 1))
    return abs(int(before) + 0.5 - int(count) * (number - low) / max(1, high - low)) + BLOCKED * blocked


def between(shares: dict[int, float], low: int, high: int) -> list[float]:
    """The shares of cards with the numbers between two others."""
    return [share for number, share in shares.items() if low < number < high]


def measure_gap(gap: list[int], fitting: list[float], waiting: float, blocked: float, turns: dict[int, float]) -> None:
    """Set how many turns each empty space of a gap still needs: the spaces share the numbers that fit, given by their
    shares of cards; waiting for one costs, and those left over wait for an X."""
    if not gap:
        return
    usable = min(len(gap), len(fitting))
    each = 0.0
    if usable:
        likely = 0.0
        for share in fitting:
            likely += share
        each = 1.0 + waiting * len(gap) / (PILES * likely)
    needed = (usable * each + (len(gap) - usable) * blocked) / len(gap)
    for space in gap:
        turns[space] = needed
