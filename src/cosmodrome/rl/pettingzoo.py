"""Every game as a PettingZoo AEC environment.

    from cosmodrome.rl.pettingzoo import env

    table = env("moon", players=2, adventure=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        mask = observation["action_mask"]
        table.step(None if termination else table.action_space(agent).sample(mask))

An action is a move, the same number in every position; `action_mask` says which are legal. `observation` is what the seat may
know, laid out as `table.unwrapped.encoder.describe()` says. Where several seats decide at once, they are asked one after the
other, and nobody sees what the others have chosen. Rewards come at the end: see `cosmodrome.rl.rewards`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cosmodrome.games import title as title_of
from cosmodrome.kernel import OptionError, State
from cosmodrome.rl.encoder import Encoder
from cosmodrome.rl.rewards import rewards

__all__ = ["Table", "env"]

SVG = "svg"


def env(game: str, render_mode: str | None = None, **options: object) -> AECEnv[str, Any, int]:
    """A game with its options chosen, as an environment that refuses what is not legal."""
    wrapped: AECEnv[str, Any, int] = wrappers.OrderEnforcingWrapper(Table(game, render_mode, **options))
    return wrapped


class Table(AECEnv[str, Any, int]):
    """The environment itself, without a wrapper around it."""

    def __init__(self, game: str, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        if render_mode not in (None, SVG):
            raise OptionError(f"render_mode={render_mode}: choose {SVG}, or none.")
        title = title_of(game)
        self.metadata = {"name": f"cosmodrome_{game}_v{title.rules}", "render_modes": [SVG], "is_parallelizable": False}
        self.render_mode = render_mode
        self.game = title.configure(**options)
        self.encoder = Encoder(title, self.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.encoder.actions,), np.int8),
            }
        )
        self._spaces = {agent: spaces.Discrete(self.encoder.actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.state_now: State = self.game.new(seed=0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self._seen

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat, each with its own generator."""
        return self._spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed gives the same game and the same games after it."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.state_now = self.game.new(f"rl:{self._seeds.integers(2**63)}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, and what it may play: nothing unless it must decide now."""
        seat = self._seat_of[agent]
        return {
            "observation": self.encoder.observe(self.state_now, seat),
            "action_mask": self.encoder.mask(self.state_now.legal(seat)),
        }

    def step(self, action: int | None) -> None:
        """Play a move for the seat that is selected; one that is not legal raises IllegalMove."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        agent, state = self.agent_selection, self.state_now
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        state.play(self._seat_of[agent], int(action))
        if state.over:
            gained = rewards(state)
            for one, seat in self._seat_of.items():
                self.rewards[one] = float(gained[seat])
                self.terminations[one] = True
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as a spectator sees it."""
        return self.game.picture(self.state_now.view(None)) if self.render_mode == SVG else None

    def close(self) -> None:
        """Nothing is held."""

    def _select(self) -> None:
        actors = self.state_now.actors
        self.agent_selection = self.possible_agents[actors[0] if actors else 0]
