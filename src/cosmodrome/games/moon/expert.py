"""What the experts for all adventures share: how to deal with ASTRA in a game for one.

An expert weighs its sheet after each move it could make. Against ASTRA a move also has a price, the card it leaves over;
and at the end of a turn a solo bonus is spent on cards that are dear enough for the turns that are left.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from cosmodrome.bots.judge import Judge
from cosmodrome.games.moon.rules.astra import NOTHING, SOLO, Astra, third_card
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import GIVE, SPARE, SYSTEM_ERROR, is_write, written
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

__all__ = ["NO_LIMIT", "Expert", "between", "measure_gap"]

NO_LIMIT: Final = 99
"""More than any number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Expert(Judge):
    """The judge of one adventure, alone or among others."""

    def __init__(self) -> None:
        super().__init__()
        self.point = 1.0
        """What a point of ASTRA's counts against the own sheet's worth."""
        self.thrift = 1.5
        """How many more cards than solo bonuses for the turns that are left would be worth a bonus."""

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
