"""Notation of adventure 3, in the words players use at the table:

7/energy c2r4         write the 7 of the combination 7/energy in the second column, fourth row
7+2/astronaut c2r4    the same, changed by an Astronaut to 9
robot c2r1-c2r2       draw the tunnel between these nodes
energy plants         cross the next box of that track
plant top-left        circle the next greenhouse of that quarter
water c1r6            circle the tank there
astronaut             cross an astronaut, the number unchanged
x c2r5                write an X with Planning
mission B             accomplish mission B
error                 take a system error
pass                  decline
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure3.data import MULTIPLIERS, ColonyData, node_name, tunnel_name
from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import ASTRONAUT, CHANGES, ENERGY, PLANNING, PLANT, ROBOT, WATER
from cosmodrome.games.moon.rules.adventure3 import NODES, TUNNELS, Colony
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import ACT, CHANGED, MISSION, PASS, SPACES, SYSTEM_ERROR, WRITE
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.errors import NotationError

__all__ = ["NODE_NAMES", "TUNNEL_NAMES", "ColonyNotation"]

NODE_NAMES = [node_name(node) for node in range(NODES)]
TUNNEL_NAMES = [tunnel_name(tunnel) for tunnel in range(TUNNELS)]


class ColonyNotation:
    """Notation of adventure 3; it knows the names on the sheet."""

    def __init__(self, data: ColonyData) -> None:
        targets = {
            ROBOT: [f"robot {name}" for name in TUNNEL_NAMES],
            ENERGY: [f"energy {track}" for track in MULTIPLIERS],
            PLANT: [f"plant {quarter.id}" for quarter in data.quarter],
            WATER: [f"water {name}" for name in NODE_NAMES],
            ASTRONAUT: ["astronaut"],
            PLANNING: [f"x {name}" for name in NODE_NAMES],
        }
        self._texts = {PASS: "pass", SYSTEM_ERROR: "error"}
        self._texts |= {MISSION + i: f"mission {letter}" for i, letter in enumerate(LETTERS)}
        for action, texts in targets.items():
            self._texts |= {ACT + SPACES * action + target: text for target, text in enumerate(texts)}
        self._moves = {text: move for move, text in self._texts.items()}
        self._node = {name: node for node, name in enumerate(NODE_NAMES)}

    def notate(self, state: Colony, move: int) -> str:
        """A move of this position as text."""
        if move in self._texts:
            return self._texts[move]
        change, code = 0, move - WRITE
        if move >= CHANGED:
            index, code = divmod(move - CHANGED, PILES * SPACES)
            change = CHANGES[index] if index < len(CHANGES) else 0
        pile, space = divmod(code, SPACES)
        if not 0 <= pile < PILES or space >= NODES or (move >= CHANGED and not change):
            raise NotationError(f"{move} is not a move of this adventure.")
        return f"{_combination(state, pile, change)} {NODE_NAMES[space]}"

    def parse(self, state: Colony, text: str) -> int:
        """The move that a text means in this position."""
        if text in self._moves:
            return self._moves[text]
        combination, _, place = text.partition(" ")
        if place in self._node:
            for pile in members(state.piles.choices):
                if combination == _combination(state, pile, 0):
                    return WRITE + SPACES * pile + self._node[place]
                for index, change in enumerate(CHANGES):
                    if combination == _combination(state, pile, change):
                        return CHANGED + SPACES * (PILES * index + pile) + self._node[place]
        raise NotationError(f"{text!r} is not a move in this position.")


def _combination(state: Colony, pile: int, change: int) -> str:
    changed = f"{change:+d}" if change else ""
    return f"{state.piles.numbers[pile]}{changed}/{ACTIONS[state.piles.actions[pile]]}"
