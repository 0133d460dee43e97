"""The pilot of Rocket Rescue: it plans its dice by what they promise, and plays each of them for the best position."""

from __future__ import annotations

from typing import Final, cast

from cosmodrome.bots import Bot
from cosmodrome.games.rescue.flightplan import Plan, best_plan
from cosmodrome.games.rescue.judgement import Judgement, Temper
from cosmodrome.games.rescue.rules.board import BOARDING, FACES, FIELDS, HANGAR, PURCHASE, RESOURCES, digit
from cosmodrome.games.rescue.rules.moves import BOARD, DIE, LOWER, PASS, REFILL, STANDARD, TAKE
from cosmodrome.games.rescue.rules.round import Rescue
from cosmodrome.kernel import Rng, State

__all__ = ["BOTS", "Pilot"]

GRAIN: Final = 1000
"""Chance is drawn in whole numbers; so many make one."""
WHIM: Final = 0.1
"""How far chance may move its judgement."""
FREE: Final = ("crew", "provision")
"""Questions that only offer something: they are answered before a position is judged."""


class Pilot(Bot):
    """Looks one move ahead, and one round ahead when it plans."""

    def __init__(self, temper: Temper | None = None) -> None:
        self.judgement = Judgement(temper)
        self._planned: tuple[int, Plan] | None = None

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """A die of the plan, or the move after which the position is worth most."""
        state = cast("Rescue", world)
        match _asks(state, seat):
            case "die":
                return self._die(state, seat, rng)
            case "refill":
                return self._refill(state, seat)
            case "lower":
                return self._lower(state, seat)
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        whims = {move: WHIM * int(rng.below(GRAIN)) / GRAIN + self._wanted(state, seat, move) for move in moves}
        return max(moves, key=lambda move: self._worth_after(state, seat, move) + whims[move])

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

    def _die(self, state: Rescue, seat: int, rng: Rng) -> int:
        """The next die of the plan; it is made again if the dice on the board are not its own."""
        number = int(state.round)
        if self._planned is None or self._planned[0] != number:
            self._planned = (number, best_plan(self.judgement, state, seat, rng))
        found = _next_of(self._planned[1], state, seat)
        if found is None:
            self._planned = (number, best_plan(self.judgement, state, seat, rng))
            found = _next_of(self._planned[1], state, seat)
        assert found is not None
        return found

    def _refill(self, state: Rescue, seat: int) -> int:
        """What its modules need most, of which the market has least."""
        needs = [0.0] * RESOURCES
        for resource in range(RESOURCES):
            held = state.cubes[seat * RESOURCES + resource]
            needs[resource] = 1.0 - held - 0.3 * state.market[resource]
            for card in state.hands[seat]:
                needs[resource] += int(digit(state.missing(card), resource))
        return REFILL + needs.index(max(needs))

    def _lower(self, state: Rescue, seat: int) -> int:
        """The die of the strongest rival that loses most."""
        best, chosen = 0.0, PASS
        for move in state.legal(seat):
            if move == PASS:
                continue
            party, field = divmod(move - LOWER, FIELDS)
            face, phase = state.dice[move - LOWER], field // 2
            hurt = 1.0
            if phase == HANGAR:
                hurt = {4: 3.0, 5: 2.0}.get(face, 0.5)
            elif phase == BOARDING:
                hurt = {5: 2.5}.get(face, 0.5)
            elif phase == PURCHASE:
                hurt = 1.2
            hurt += 0.1 * int(state.score(party))
            if hurt > best:
                best, chosen = hurt, move
        return chosen


def _asks(state: Rescue, seat: int) -> str:
    step = state.step(seat)
    return step.asks() if step is not None else ""


def _next_of(plan: Plan, state: Rescue, seat: int) -> int | None:
    """The first die of a plan that is not on the board yet; None if the board has others or all of them."""
    for phase, pair in enumerate(plan):
        left = [face for face in pair if face]
        for face in state.dice[seat * FIELDS + 2 * phase : seat * FIELDS + 2 * phase + 2]:
            if face:
                if face not in left:
                    return None
                left.remove(face)
        if left:
            return DIE + FACES * phase + left[0] - 1
    return None


BOTS: Final[dict[str, type[Bot]]] = {"pilot": Pilot}
