"""Learning: every game as an environment with masks, as a game of OpenSpiel, and by the batch.

- `Encoder` turns what a seat may know into a fixed row of numbers, and `Encoder.describe()` says what each number is.
- `cosmodrome.rl.pettingzoo.env("moon", adventure=3)` is a PettingZoo AEC environment.
- `cosmodrome.rl.openspiel` registers `cosmodrome_moon` and the others with OpenSpiel when it is imported.
- `Batch` plays many games in lockstep into NumPy arrays.

An action is a move: the same number means the same in every position of a game, so nothing has to be translated.
"""

from cosmodrome.rl.batch import Batch
from cosmodrome.rl.encoder import Encoder, Entry

__all__ = ["Batch", "Encoder", "Entry"]
