"""The admiral: a bot for adventure 8 that weighs both its sheets after each turn it could play, and takes the best.

A side is worth what it scores, and what its planets, tracks and missions still promise; what the neighbour on the same
sheet is worth counts against it. The admiral plays the few most promising insignia on to the end of the turn, bonuses
and action included, and plans no further.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from typing import cast

from cosmodrome.games.moon.expert import Expert
from cosmodrome.games.moon.rules.adventure8 import (
    MISSION_SIDE,
    TOTAL_SIDE,
    Battle,
    BattleMission,
    BattleSheet,
    DrawInsignia,
    Planet,
    Side,
)
from cosmodrome.games.moon.rules.astra import NOTHING, Astra, third_card
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.sheet import LETTERS, NO_MISSION
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

__all__ = ["Admiral", "Strategy"]


WHIMS = 1000
"""How finely whims are told apart."""


@dataclass
class Strategy:
    """What an admiral believes, in points and turns."""

    rivalry: float = 0.5
    """What a point of a neighbour costs; the only neighbour of two counts twice."""
    firmness: float = 1.1
    """How sure a lead makes of a planet; more spaces to come make it less sure."""
    upgrade: float = 0.5
    """Boxes that each type will still be improved by."""
    next_box: float = 0.35
    """What a promise of the next box of a track is worth, as a share of what it adds."""
    asteroid: float = 0.8
    """An asteroid, for the bonuses that it brings nearer."""
    astronaut: float = 0.9
    """A stored astronaut."""
    moon: float = 2.5
    """Turns until another moon is occupied."""
    box: float = 1.5
    """Turns until a box is crossed that a mission asks for."""
    patience: float = 10.0
    """A promise that needs so many more turns is worth about a third."""
    error: float = 2.0
    """Points that a system error costs beside its own."""
    safety: float = 5.0
    """Being sure that the next turn on a sheet brings a number that reaches a planet."""
    solo_bonus: float = 4.0
    """Keeping a card from ASTRA."""
    width: int = 4
    """Insignia that are played on to the end of the turn,"""
    unlikely: float = 10.0
    """and this is what all others are worth less."""
    whim: float = 0.4
    """Points up to which it does not care, so that two admirals with the same cards do not fight the same battle."""
    victory: float = 200.0


class Admiral(Expert):
    """Adventure 8: fights for planets where it pays, and improves what it holds."""

    def __init__(self, strategy: Strategy | None = None) -> None:
        super().__init__()
        self.strategy = strategy or Strategy()
        self.ascending = False
        self._shares: list[tuple[int, float]] = []
        """The numbers of the deck, each with its share of the cards."""
        self._reaching: dict[int, float] = {}
        """How likely one of three numbers reaches some spaces,"""
        self._controls: dict[tuple[int, int], float] = {}
        """and how likely a lead with so many free spaces is control in the end."""

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Adventure 8."""
        return game.options["adventure"] == 8

    def rate(self, world: State, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """What the rest of the turn can be worth after each move, give or take a whim; that of the likely insignia."""
        state = cast("Battle", world)
        insignia = isinstance(state.step(seat), DrawInsignia)
        first = [self.glance(state, seat, move) if insignia else 0.0 for move in moves]
        order = sorted(range(len(moves)), key=[-worth for worth in first].__getitem__)
        ratings = [worth - self.strategy.unlikely for worth in first]
        for at in order[: self.strategy.width] if insignia else order:
            whim = self.strategy.whim * int(rng.below(WHIMS)) / WHIMS
            ratings[at] = self._played_out(_after(state, seat, moves[at]), seat) + whim
        return ratings

    def margin(self, world: State, seat: int) -> float:
        """What the seat's sides are worth: the rivals', and ASTRA, are counted against them already."""
        return self.worth(world, seat)

    def _played_out(self, state: Battle, seat: int) -> float:
        """The best worth that the rest of this seat's phase can lead to."""
        if state.step(seat) is None:
            return self.worth(state, seat)
        return max([self._played_out(_after(state, seat, move), seat) for move in state.legal(seat)])

    # --- what a position is worth -----------------------------------------------------------------------------------

    def worth(self, world: State, seat: int) -> float:
        """What a seat's two sides are worth in points, less what the neighbours have on the same sheets."""
        state = cast("Battle", world)
        strategy = self.strategy
        left, right = state.on(seat), state.on(state.right_of(seat))
        worth = float(sum(value for value in left.missions if value != NO_MISSION))
        for sheet, side in ((left, MISSION_SIDE), (right, TOTAL_SIDE)):
            worth += self._side(state, sheet, side)
            worth -= strategy.rivalry * self._side(state, sheet, MISSION_SIDE + TOTAL_SIDE - side)
        worth += sum(self._mission(state, seat, mission) for mission in state.missions)
        if state.astra is not None:
            worth -= self._astra(state, state.astra)
        if state.ended() or left.accomplished() == len(LETTERS):
            worth += self._verdict(state, seat)
        return worth

    def details(self, state: Moon, seat: int) -> list[float]:
        """The score line by line, and both sheets: what either side has there, and who leads on which planet."""
        battle = cast("Battle", state)
        found = [float(points) for points in battle.score_lines(battle.sheets, seat).values()]
        found += [self._mission(battle, seat, mission) for mission in battle.missions]
        left, right = battle.on(seat), battle.on(battle.right_of(seat))
        for sheet, own in ((left, MISSION_SIDE), (right, TOTAL_SIDE)):
            other = MISSION_SIDE + TOTAL_SIDE - own
            found += [self._side(battle, sheet, own), self._side(battle, sheet, other), self._open(battle, sheet)]
            mine, theirs = sheet.sides[own], sheet.sides[other]
            found += [*_holdings(mine), *_holdings(theirs)]
            for planet in battle.board.planets:
                won = self._value(battle, mine, planet) * self._control(sheet, own, planet)
                found.append(won - self._value(battle, theirs, planet) * self._control(sheet, other, planet))
        return found

    def _side(self, state: Battle, sheet: BattleSheet, index: int) -> float:
        strategy, board, side = self.strategy, state.board, sheet.sides[index]
        worth = self._track(board.plants, int(side.plants)) + self._track(board.waters, int(side.waters))
        worth -= board.planning[side.plannings] + board.errors[side.errors] + strategy.error * int(side.errors)
        worth += strategy.asteroid * int(side.asteroids).bit_count()
        worth += strategy.astronaut * int(side.astronauts - side.used)
        for planet in board.planets:
            worth += self._value(state, side, planet) * self._control(sheet, index, planet)
        return worth + strategy.safety * self._open(state, sheet)

    def _track(self, values: list[int], crossed: int) -> float:
        now = values[crossed]
        return now + self.strategy.next_box * (values[min(crossed + 1, len(values) - 1)] - now)

    def _value(self, state: Battle, side: Side, planet: Planet) -> float:
        """What a planet will be worth in the end."""
        values, crossed = state.board.types[planet.type].values, side.types[planet.type]
        now = values[crossed]
        return now + self.strategy.upgrade * (values[min(crossed + 1, len(values) - 1)] - now)

    def _control(self, sheet: BattleSheet, index: int, planet: Planet) -> float:
        """How likely a side controls a planet in the end; a tie is control as well."""
        lead = int(sheet.sides[index].strength(planet) - sheet.sides[1 - index].strength(planet))
        spaces = int(planet.zone.all & ~sheet.filled).bit_count()
        found = self._controls.get((lead, spaces))
        if found is None:
            found = self._controls[lead, spaces] = self._holds(lead, spaces)
        return found

    def _holds(self, lead: int, spaces: int) -> float:
        if not spaces:
            return 1.0 if lead >= 0 else 0.0
        return 1 / (1 + exp(-self.strategy.firmness * (lead + 0.5) / sqrt(0.5 * spaces)))

    def _open(self, state: Battle, sheet: BattleSheet) -> float:
        """How likely one of three numbers reaches a planet of a sheet."""
        spaces = int(sheet.next_spaces(state.board))
        found = self._reaching.get(spaces)
        if found is None:
            if not self._shares:
                numbers = state.piles.deck.numbers
                self._shares = [(number, numbers.count(number) / len(numbers)) for number in sorted(set(numbers))]
            fitting = sum([share for number, share in self._shares if state.board.reach[number][0] & spaces])
            found = self._reaching[spaces] = 1 - (1 - fitting) ** 3
        return found

    def _astra(self, state: Battle, astra: Astra) -> float:
        """What ASTRA scores, with the card that it is about to get; a solo bonus keeps one away."""
        worth = float(state.astra_score(astra)) - self.strategy.solo_bonus * int(astra.bonuses())
        if astra.used != NOTHING and astra.pile.open:
            action = astra.pile.deck.actions[astra.pile.open[third_card(astra.used)]]
            worth += astra.opponent.values[action]
        return worth

    # --- missions and the end ---------------------------------------------------------------------------------------

    def _mission(self, state: Battle, seat: int, mission: Mission) -> float:
        left, right = state.on(seat), state.on(state.right_of(seat))
        if left.missions[mission.letter] != NO_MISSION:
            return 0.0
        value = mission.later if state.achieved >> mission.letter & 1 else mission.first
        turns = min(
            self._turns_to(state, left, MISSION_SIDE, mission), self._turns_to(state, right, TOTAL_SIDE, mission)
        )
        return value * exp(-(1 + turns) / self.strategy.patience)

    def _turns_to(self, state: Battle, sheet: BattleSheet, index: int, mission: Mission) -> float:
        """The turns until a mission holds on a sheet."""
        strategy, board, side, count = self.strategy, state.board, sheet.sides[index], int(mission.count)
        if mission.kind == "asteroids":
            return 2 * strategy.box * max(0, count - int(side.asteroids).bit_count())
        if mission.kind == "moons":
            return strategy.moon * max(0, count - int(side.moons_held(board)))
        if mission.kind == "improvements":
            return 2 * strategy.box * sum(max(0, count - crossed) for crossed in side.types)
        if mission.kind == "boxes":
            asked = cast("BattleMission", mission)
            return strategy.box * (
                max(0, int(asked.plants) - int(side.plants)) + max(0, int(asked.waters) - int(side.waters))
            )
        turns = [self._turns_for(sheet, index, planet) for planet in board.planets]
        if mission.kind == "planets":
            return sum(sorted(turns)[:count])
        kinds = range(len(board.types))
        return sum(
            sum(sorted(t for t, planet in zip(turns, board.planets, strict=True) if planet.type == kind)[:count])
            for kind in kinds
        )

    def _turns_for(self, sheet: BattleSheet, index: int, planet: Planet) -> float:
        """The turns until a side controls a planet."""
        control = self._control(sheet, index, planet)
        return int(planet.zone.all & ~sheet.filled).bit_count() / 2 + 12 * (1 - control)

    def _verdict(self, state: Battle, seat: int) -> float:
        """The game is about to end: a victory, or not."""
        scores = [sum(state.score_lines(state.sheets, other).values()) for other in range(state.seats)]
        if state.astra is not None:
            scores.append(state.astra_score(state.astra))
        ahead = all(scores[seat] > score for other, score in enumerate(scores) if other != seat)
        return self.strategy.victory if ahead else -self.strategy.victory


def _holdings(side: Side) -> list[float]:
    """What a side has crossed and circled."""
    found = [float(side.plants), float(side.waters), float(side.plannings), float(side.errors)]
    found += [float(int(side.asteroids).bit_count()), float(side.astronauts - side.used)]
    return found + [float(crossed) for crossed in side.types]


def _after(state: Battle, seat: int, move: int) -> Battle:
    after = state.clone()
    after.draft(seat, move)
    return after
