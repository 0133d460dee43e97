"""Every title as a game of OpenSpiel: importing this module registers `cosmodrome_moon` and the others.

    import pyspiel
    import cosmodrome.rl.openspiel

    game = pyspiel.load_game("cosmodrome_moon", {"players": 2, "adventure": 3})

All chance is drawn at the beginning: four chance moves of 256 outcomes each make the seed, and everything that is dealt or
rolled later follows from it. So a game is a function of its history, as OpenSpiel wants it. A state is therefore clairvoyant
where it is cloned and played on: observations are what a seat may know, but a search over clones sees the cards to come. For
search that does not cheat, redeal: `state.position.redeal(player, rng)`.

Where several seats decide at once they move one after the other, and observations keep what was chosen secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from cosmodrome.games import title as title_of
from cosmodrome.games import titles
from cosmodrome.kernel import Game, State, Title
from cosmodrome.rl.encoder import Encoder
from cosmodrome.rl.rewards import rewards

__all__ = ["Position", "SpielGame", "register"]

BYTES: Final = 4
OUTCOMES: Final = 256
LONGEST: Final = 100_000
"""More moves than any game has."""
PREFIX: Final = "cosmodrome_"


class SpielGame(pyspiel.Game):
    """A title with its options chosen. Every title has a class of its own: OpenSpiel makes games from classes, and holds
    them beyond the end of Python, which only classes survive."""

    title: ClassVar[Title]
    kind: ClassVar[Any]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        title, given = self.title, dict(parameters or {})
        self.options = {name: value for name, value in given.items() if value != _default(title, name)}
        self.game: Game = title.configure(**self.options)
        self.encoder = Encoder(title, self.game)
        seats = int(self.game.seats)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, about, given)

    def new_initial_state(self) -> Position:
        """Before the seed is drawn."""
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Who looks at states."""
        return Observer(self.encoder, params)


class Dealt:
    """Our state inside one of OpenSpiel, which copies by deepcopy: a copy costs what ours costs."""

    def __init__(self, game: Game, drawn: tuple[int, ...] = (), state: State | None = None) -> None:
        self.game = game
        self.drawn = drawn
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Dealt:
        return Dealt(self.game, self.drawn, None if self.state is None else self.state.clone())


class Position(pyspiel.State):
    """A state of OpenSpiel around one of ours."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._dealt = Dealt(game.game)

    @property
    def position(self) -> State | None:
        """Ours; None until the seed is drawn."""
        return self._dealt.state

    def current_player(self) -> int:
        """The first seat that must decide."""
        state = self.position
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.over else state.actors[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.legal(player))

    def _apply_action(self, action: int) -> None:
        dealt = self._dealt
        if dealt.state is not None:
            dealt.state.play(dealt.state.actors[0], action)
            return
        dealt.drawn = (*dealt.drawn, action)
        if len(dealt.drawn) == BYTES:
            dealt.state = dealt.game.new(f"spiel:{bytes(dealt.drawn).hex()}")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.position is None:
            return f"byte {action}"
        return self.position.notate(action)

    def is_terminal(self) -> bool:
        """Is it over?"""
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        """What the end is worth to each seat."""
        if self.position is None:
            return [0.0] * self._dealt.game.seats
        return [float(gained) for gained in rewards(self.position)]

    def __str__(self) -> str:
        if self.position is None:
            return f"seed {bytes(self._dealt.drawn).hex()}…"
        return self.position.view(None).to_json().decode()


class Observer:
    """What a player may know, as OpenSpiel asks for it."""

    def __init__(self, encoder: Encoder, params: Any) -> None:
        if params:
            raise ValueError(f"Observers take no parameters, but were given {params}.")
        self._encoder = encoder
        self.tensor = np.zeros(encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Position, player: int) -> None:
        """Take in what a player may know."""
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._encoder.observe(state.position, player)

    def string_from(self, state: Position, player: int) -> str:
        """The same as text: the view as JSON."""
        return "" if state.position is None else state.position.view(player).to_json().decode()


def register(title: Title) -> str:
    """Make a title known to OpenSpiel; tells its name there."""
    name = PREFIX + title.id
    low, high = title.seats
    choices = {option.name: option.default for option in title.options if option.choices}
    kind = pyspiel.GameType(
        short_name=name,
        long_name=title.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": title.usual or low, **choices},
    )
    pyspiel.register_game(kind, type(f"Spiel{type(title).__name__}", (SpielGame,), {"title": title, "kind": kind}))
    return name


def _default(title: Title, name: str) -> object:
    return next((option.default for option in title.options if option.name == name), None)


NAMES: Final = tuple(register(title_of(name)) for name in titles())
"""All that are registered."""
