"""The judge of Rocket Rescue: it plans dice by what they promise, and rates every other move by the position after it."""

from __future__ import annotations

from typing import Final, cast

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.judge import Judge
from cosmodrome.bots.remembering import experience_of
from cosmodrome.games.rescue.flightplan import Plan, best_plan, rated_plans
from cosmodrome.games.rescue.judgement import Judgement, Temper
from cosmodrome.games.rescue.rules.board import BOARDING, FACES, FIELDS, HANGAR, PURCHASE, RESOURCES, digit
from cosmodrome.games.rescue.rules.moves import BOARD, DIE, LOWER, PASS, REFILL, STANDARD, TAKE
from cosmodrome.games.rescue.rules.round import Rescue
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

__all__ = ["BOTS", "Purser", "judge_for"]

GRAIN: Final = 1000
"""Chance is drawn in whole numbers; so many make one."""
WHIM: Final = 0.1
"""How far chance may move its judgement."""
PLAN_WHIM: Final = 0.4
"""The same for plans."""
UNPLANNED: Final = -1000.0
"""What a die is worth that belongs to no sensible plan."""
FREE: Final = ("crew", "provision")
"""Questions that only offer something: they are answered before a position is judged."""


class Purser(Judge):
    """Looks one move ahead, and one round ahead when it plans."""

    def __init__(self, temper: Temper | None = None) -> None:
        super().__init__()
        self.swing = 3.0
        self.rounds = 0
        self.judgement = Judgement(temper)
        self._planned: dict[int, tuple[int, Plan]] = {}

    def rate(self, world: State, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """A die by the best plan that it belongs to, any other move by the position after it."""
        state = cast("Rescue", world)
        match _asks(state, seat):
            case "die":
                return self._dice(state, seat, moves, rng)
            case "refill":
                return self._refills(state, seat, moves)
            case "lower":
                return [_hurt(state, move) for move in moves]
        return [self.glance(state, seat, move) + WHIM * int(rng.below(GRAIN)) / GRAIN for move in moves]

    def worth(self, world: State, seat: int) -> float:
        """What a party has and hopes for, in points."""
        return self.judgement.worth(cast("Rescue", world), seat)

    def traits(self, world: State, seat: int) -> list[float]:
        """What a party has scored, hopes for and has in store."""
        return self.judgement.traits(cast("Rescue", world), seat)

    def parties(self, world: State) -> int:
        """All parties, the neutral one of a duel as well."""
        return int(cast("Rescue", world).parties)

    def margin(self, world: State, seat: int) -> float:
        """The lead over the strongest rival."""
        state = cast("Rescue", world)
        others = [self.worth(world, other) for other in range(state.parties) if other != seat]
        return self.worth(world, seat) - max(others)

    def clock(self, world: State) -> int:
        """The round."""
        return int(cast("Rescue", world).round)

    def glance(self, world: State, seat: int, move: int) -> float:
        """What the position is worth after a move, with what a module is worth more because a rocket lacks it."""
        state = cast("Rescue", world)
        return self._worth_after(state, seat, move) + self._wanted(state, seat, move)

    def sketch(self, world: State, seat: int, moves: list[int], glances: int, rng: Rng) -> int:
        """A die of the plan that was made for this round; else the best at first sight."""
        state = cast("Rescue", world)
        match _asks(state, seat):
            case "die":
                return self._die(state, seat, rng)
            case "refill":
                return _highest(moves, self._refills(state, seat, moves))
            case "lower":
                return _highest(moves, [_hurt(state, move) for move in moves])
        return super().sketch(world, seat, moves, glances, rng)

    def _wanted(self, state: Rescue, seat: int, move: int) -> float:
        """What a module is worth more to take, because a rocket lacks its type."""
        if not STANDARD <= move < LOWER and not TAKE <= move < BOARD:
            return 0.0
        kind = move - STANDARD if move < LOWER else int(state.board.modules[move - TAKE].type)
        held = any(state.board.modules[card].type == kind for card in state.hands[seat])
        return self.judgement.temper.wanted if self.judgement.lacking(state) >> kind & 1 and not held else 0.0

    def _worth_after(self, state: Rescue, seat: int, move: int) -> float:
        after = state.clone()
        after.draft(seat, move)  # what follows is for the others to decide
        while after.flying >= 0 and not after.actors:
            after.advance()
        while after.asked(seat) and _asks(after, seat) in FREE:
            after.draft(seat, after.legal(seat)[0])
        return self.judgement.worth(after, seat)

    def _dice(self, state: Rescue, seat: int, moves: list[int], rng: Rng) -> list[float]:
        best: dict[int, float] = {}
        for plan, value in rated_plans(self.judgement, state, seat):
            for move in _dice_of(plan, state, seat):
                if value > best.get(move, UNPLANNED):
                    best[move] = value
        return [best.get(move, UNPLANNED) + PLAN_WHIM * int(rng.below(GRAIN)) / GRAIN for move in moves]

    def _die(self, state: Rescue, seat: int, rng: Rng) -> int:
        """The next die of the plan; it is made again if the dice on the board are not its own."""
        number = int(state.round)
        planned = self._planned.get(seat)
        found = None if planned is None or planned[0] != number else _next_of(planned[1], state, seat)
        if found is None:
            self._planned[seat] = (number, best_plan(self.judgement, state, seat, rng))
            found = _next_of(self._planned[seat][1], state, seat)
        assert found is not None
        return found

    def _refills(self, state: Rescue, seat: int, moves: list[int]) -> list[float]:
        """What its modules need most, of which the market has least."""
        ratings = []
        for move in moves:
            resource = move - REFILL
            need = 1.0 - state.cubes[seat * RESOURCES + resource] - 0.3 * state.market[resource]
            for card in state.hands[seat]:
                need += int(digit(state.missing(card), resource))
            ratings.append(need)
        return ratings


def _hurt(state: Rescue, move: int) -> float:
    """What a lower die costs its owner: most of all the strongest rival."""
    if move == PASS:
        return 0.0
    party, field = divmod(move - LOWER, FIELDS)
    face, phase = state.dice[move - LOWER], field // 2
    hurt = 1.0
    if phase == HANGAR:
        hurt = {4: 3.0, 5: 2.0}.get(face, 0.5)
    elif phase == BOARDING:
        hurt = {5: 2.5}.get(face, 0.5)
    elif phase == PURCHASE:
        hurt = 1.2
    return hurt + 0.1 * int(state.score(party))


def _highest(moves: list[int], ratings: list[float]) -> int:
    return moves[ratings.index(max(ratings))]


def _asks(state: Rescue, seat: int) -> str:
    step = state.step(seat)
    return step.asks() if step is not None else ""


def _next_of(plan: Plan, state: Rescue, seat: int) -> int | None:
    """The first die of a plan that is not on the board yet; None if the board has others or all of them."""
    return next(iter(_dice_of(plan, state, seat)), None)


def _dice_of(plan: Plan, state: Rescue, seat: int) -> list[int]:
    """The dice of a plan that are not on the board yet; none if the board has others."""
    found: list[int] = []
    for phase, pair in enumerate(plan):
        left = [face for face in pair if face]
        for face in state.dice[seat * FIELDS + 2 * phase : seat * FIELDS + 2 * phase + 2]:
            if face:
                if face not in left:
                    return []
                left.remove(face)
        found += [DIE + FACES * phase + face - 1 for face in left]
    return found


BOTS: Final[dict[str, type[Bot]]] = {}
"""Bots of another kind: none."""


def judge_for(game: Game) -> Judge | None:  # noqa: ARG001
    """Who judges for the bots of every level."""
    judge = Purser()
    judge.experience = experience_of("cosmodrome.games.rescue", "game")
    return judge
