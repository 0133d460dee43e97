"""The architect: a bot for adventure 5 that weighs its city after each move it could make, and takes the best.

A city is worth its score, and what its towers, missions and fields still promise, less the longer that will take. The
architect plans no further than the turn; an action that is still to be used counts for the best that it could bring.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import cast

from cosmodrome.games.moon.expert import HIGHEST, Expert
from cosmodrome.games.moon.rules.actions import ASTRONAUT, PLANNING, UseAction
from cosmodrome.games.moon.rules.adventure5 import (
    ASTRONAUTS_FIELD,
    DOME_FIELD,
    FIRST,
    LAB_FIELD,
    LATER,
    MISSIONS_FIELD,
    MOST,
    CutSection,
    Dome,
    DomeMission,
    DomeSheet,
)
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.sheet import LETTERS, NO_MISSION, NUMBERS_MASK
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

__all__ = ["Architect", "Blueprint"]


@dataclass
class Blueprint:
    """What an architect believes, in points and turns."""

    patience: float = 11.0
    """A promise that needs so many more turns is worth about a third."""
    waiting: float = 0.3
    """What a turn of waiting for a fitting number costs, beside the turn that writes it."""
    blocked: float = 6.0
    """Turns until an X reaches a level that no number can fill any more."""
    level: float = 0.6
    """A filled level, whatever else it brings."""
    safety: float = 12.0
    """Being sure that the next turn brings a number that fits."""
    circle: float = 4.0
    """Turns until a plant or a water is circled that a mission asks for."""
    piece: float = 3.0
    """Turns until a piece of the dome is built."""
    astronaut: float = 0.8
    """An astronaut more, for the majority."""
    energies: int = 2
    """Energies that will still come, for the worth of an astronaut."""
    upgraded: float = 0.6
    """The share of what these would bring."""
    levels: float = 2.0
    """Levels of the laboratory that will still be supplied, for the worth of its field."""
    error: float = 4.0
    """Points that a system error costs beside its own."""
    actions: tuple[float, ...] = (2.0, 2.2, 2.0, 2.0, 1.0, 0.0)
    """What each action is worth before it is used, at first sight."""
    victory: float = 500.0


class Architect(Expert):
    """Adventure 5: grows towers evenly towards their ends, and closes the dome."""

    def __init__(self, blueprint: Blueprint | None = None) -> None:
        super().__init__()
        self.blueprint = blueprint or Blueprint()
        self._numbers: list[int] = []
        """The different numbers of the deck, lowest first."""

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Adventure 5."""
        return game.options["adventure"] == 5

    def weigh(self, state: Moon, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """What the city is worth after each move."""
        dome = cast("Dome", state)
        return [self._worth_after(dome, seat, move) - self.price(dome, move) for move in moves]

    def glance(self, world: State, seat: int, move: int) -> float:
        """What the city is worth after a move, its action guessed."""
        state = cast("Dome", world)
        after = state.clone()
        after.draft(seat, move)
        step = after.step(seat)
        pending = self.blueprint.actions[int(step.action)] if isinstance(step, UseAction) else 0.0
        return self.worth(after, seat) + pending - self.price(state, move)

    def _worth_after(self, state: Dome, seat: int, move: int) -> float:
        after = state.clone()
        after.draft(seat, move)
        step = after.step(seat)
        worth = self.worth(after, seat)
        if isinstance(step, UseAction):
            return max(worth, self._with_action(after, seat, int(step.action), int(step.space)))
        if isinstance(step, CutSection):
            worth -= after.sheet(seat).worth(after.board, DOME_FIELD, 0)
        return worth

    def _with_action(self, state: Dome, seat: int, action: int, space: int) -> float:
        """The best that an action could bring after a number was written."""
        if action == PLANNING:
            return self.worth(state, seat)
        found = [self.worth(state, seat)]
        for target in [0] if action == ASTRONAUT else state.targets(seat, action, space):
            after = state.clone()
            if action == ASTRONAUT:
                after.use_astronaut(seat)
            else:
                after.act(seat, action, target, space)
            found.append(self.worth(after, seat))
        return max(found)

    # --- what a city is worth ---------------------------------------------------------------------------------------

    def strain(self, state: Moon, seat: int, space: int, number: int) -> float:
        """By how high it lies in its tower."""
        board = cast("Dome", state).board
        tower = board.towers[board.tower_of[space]]
        return abs(space - int(tower.first) + 0.5 - tower.size * number / HIGHEST)

    def worth(self, world: State, seat: int) -> float:
        """What a seat's sheet is worth, in points."""
        state = cast("Dome", world)
        blueprint, board, sheet = self.blueprint, state.board, state.sheet(seat)
        if not self._numbers:
            self._numbers = sorted(set(state.piles.deck.numbers))
        turns = [self._turns(state, sheet, int(end.space)) for end in board.ends]
        worth = float(sum(state.score_lines(state.sheets, seat).values()))
        worth -= blueprint.error * int(sheet.errors)
        worth += blueprint.level * int(sheet.filled).bit_count()
        worth += self._towers(state, sheet, turns) + self._safety(state, seat)
        worth += self._astronauts(state, sheet)
        worth += blueprint.levels * sheet.worth(board, LAB_FIELD, 1)
        for mission in state.missions:
            worth += self._mission(state, sheet, mission, turns)
        if self._ends(state, sheet):
            worth += self._verdict(state, seat)
        return worth

    def details(self, state: Moon, seat: int) -> list[float]:
        """The score line by line, what ends and missions promise, and how far towers, dome and upgrades have come."""
        dome = cast("Dome", state)
        sheet, board = dome.sheet(seat), dome.board
        turns = [self._turns(dome, sheet, int(end.space)) for end in board.ends]
        found = [float(points) for points in dome.score_lines(dome.sheets, seat).values()]
        found += [self._towers(dome, sheet, turns), self._safety(dome, seat), self._astronauts(dome, sheet)]
        found += [sum([self._mission(dome, sheet, mission, turns) for mission in dome.missions])]
        found += [float(upgrades) for upgrades in sheet.upgrades] + [sum(turns)]
        found += [float(sum(sheet.plants)), float(sum(sheet.waters)), float(sheet.unbuilt(board))]
        return [*found, float(sheet.crosses), float(sheet.astronauts)]

    def _towers(self, state: Dome, sheet: DomeSheet, turns: list[float]) -> float:
        """What the ends that are not reached yet will bring."""
        total = 0.0
        for index, end in enumerate(state.board.ends):
            if not (sheet.firsts | sheet.laters) >> index & 1:
                bonus = end.later if state.taken >> index & 1 else end.first
                total += bonus * exp(-turns[index] / self.blueprint.patience)
        return total

    def _turns(self, state: Dome, sheet: DomeSheet, end: int) -> float:
        """The turns until a tower reaches one of its ends."""
        zone = state.board.towers[state.board.tower_of[end]]
        run = int(sheet.filled & zone.all)
        highest = self._numbers[-1]
        held = int(sheet.rows[zone.index] & NUMBERS_MASK)
        if not run:
            levels, numbers = abs(end - _lowest(int(state.board.starts & zone.all))) + 1, highest // 2
        elif end == zone.end - 1:
            levels, numbers = end - (run.bit_length() - 1), highest - (held.bit_length() - 1) if held else highest
        else:
            levels, numbers = _lowest(run) - end, _lowest(held) - 1 if held else highest
        usable = min(levels, max(numbers, 0))
        turns = (levels - usable) * self.blueprint.blocked
        if usable:
            turns += usable * (1 + self.blueprint.waiting * levels * highest / (PILES * numbers))
        return turns

    def _safety(self, state: Dome, seat: int) -> float:
        """How likely one of three numbers fits."""
        fitting = 0
        for number in self._numbers:
            if state.spaces_for(seat, number):
                fitting += 1
        stuck = 1 - fitting / len(self._numbers)
        return self.blueprint.safety * (1 - stuck * stuck * stuck)

    def _astronauts(self, state: Dome, sheet: DomeSheet) -> float:
        """The field will be upgraded, so that astronauts are worth more than they are now."""
        if not sheet.astronauts:
            return 0.0
        values, row = state.board.fields[ASTRONAUTS_FIELD][MOST], sheet.upgrades[ASTRONAUTS_FIELD]
        upgrades = values[min(row + self.blueprint.energies, len(values) - 1)] - values[row]
        return self.blueprint.upgraded * upgrades + self.blueprint.astronaut * int(sheet.astronauts)

    # --- missions and the end ---------------------------------------------------------------------------------------

    def _mission(self, state: Dome, sheet: DomeSheet, mission: Mission, turns: list[float]) -> float:
        if sheet.missions[mission.letter] != NO_MISSION:
            return 0.0
        column = LATER if state.achieved >> mission.letter & 1 else FIRST
        value = sheet.worth(state.board, MISSIONS_FIELD, column)
        return value * exp(-(1 + self._turns_to(state, sheet, mission, turns)) / self.blueprint.patience)

    def _turns_to(self, state: Dome, sheet: DomeSheet, mission: Mission, ends: list[float]) -> float:
        """The turns until a mission holds."""
        board, blueprint, count = state.board, self.blueprint, int(mission.count)
        left = [0.0 if sheet.filled >> end.space & 1 else turns for end, turns in zip(board.ends, ends, strict=True)]
        if mission.kind == "tops":
            tops = [turns for end, turns in zip(board.ends, left, strict=True) if mission.spaces >> end.space & 1]
            return sum(sorted(tops)[:count])
        if mission.kind == "towers":
            towers = [0.0] * len(board.towers)
            for end, turns in zip(board.ends, left, strict=True):
                towers[board.tower_of[end.space]] += turns
            return sum(sorted(towers)[:count])
        if mission.kind == "levels":
            symbols = int(cast("DomeMission", mission).symbols)
            missing = [max(0, symbols - p - w) for p, w in zip(sheet.plants, sheet.waters, strict=True)]
            return blueprint.circle * sum(sorted(missing)[:count])
        if mission.kind == "crosses":
            return blueprint.blocked * max(0, count - int(sheet.crosses))
        return blueprint.piece * int(sheet.unbuilt(board))

    def _ends(self, state: Dome, sheet: DomeSheet) -> bool:
        board = state.board
        return (
            sheet.filled == board.all or sheet.errors == len(board.errors) - 1 or sheet.accomplished() == len(LETTERS)
        )

    def _verdict(self, state: Dome, seat: int) -> float:
        """The game is about to end: a victory, or not."""
        scores = [sum(state.score_lines(state.sheets, other).values()) for other in range(state.seats)]
        won = self.ahead(state, seat, scores[seat], [score for other, score in enumerate(scores) if other != seat])
        return self.blueprint.victory if won else -self.blueprint.victory


def _lowest(bits: int) -> int:
    """The lowest member of a set that is not empty."""
    return (bits & -bits).bit_length() - 1
