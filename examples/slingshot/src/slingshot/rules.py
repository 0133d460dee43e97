"""The rules of Slingshot: the position, and the two questions it asks.

Every pass all choose a burn in secret. The burns are shown together and the planet's pull is thrown. A burn that no other
seat has chosen, and that is not stronger than the pull, carries its probe that far. A probe that the pull cannot hold may
light a flare, the fastest first, and meets a pull of its own. After the last pass the farthest probe wins.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.kernel import Game, Rng, State, Step
from slingshot.data import Box

__all__ = ["DRIFT", "LIGHT", "Slingshot"]

# --8<-- [start:moves]
DRIFT: Final = 10
LIGHT: Final = 11
"""Moves are whole numbers. A burn is its own strength, 1 to 9; these are the answers to the other question."""
# --8<-- [end:moves]


# --8<-- [start:state]
class Slingshot(State):
    """A position."""

    def __init__(self, game: Game, rng: Rng, box: Box) -> None:
        super().__init__(game, rng)
        self.box = box
        self.round = 0
        self.deck: list[int] = []
        self.hands: list[list[int]] = []
        self.chosen: list[int] = []
        """The burns of this pass, 0 for none yet: secrets until all have chosen."""
        self.burns: list[int] = []
        """The burns that were shown last, for all to see."""
        self.pulls: list[int] = []
        """The pull that each of them met."""
        self.distances: list[int] = []
        self.flares: list[int] = []
        self.queue: list[int] = []
        """Seats that may still light a flare in this pass, the fastest first."""

    def begin(self) -> None:
        """Deal, and start the first pass."""
        self.deck = self.box.deck()
        self.rng.shuffle(self.deck)
        self._stacks = [[] for _ in range(self.seats)]
        self.hands = [sorted(self.deck.pop() for _ in range(self.box.planet.hand)) for _ in range(self.seats)]
        self.distances = [0] * self.seats
        self.flares = [self.box.planet.flares] * self.seats
        self.start_pass()

    def start_pass(self) -> None:
        """Everybody chooses at the same time."""
        self.round += 1
        self.chosen = [0] * self.seats
        for seat in range(self.seats):
            self.ask(seat, ChooseBurn())

    # --8<-- [end:state]

    # --8<-- [start:advance]
    def advance(self) -> None:
        """Nobody has a question left: show the burns, ask for the next flare, or end the pass."""
        if any(self.chosen):
            self.show()
        elif self.queue:
            self.ask(self.queue.pop(0), LightFlare())
        else:
            self.fly()
            if self.round < self.box.planet.passes:
                self.start_pass()
            else:
                best = max(self.distances)
                self.finish(self.distances.copy(), [s for s in range(self.seats) if self.distances[s] == best])

    def show(self) -> None:
        """All burns at once, and the planet's pull."""
        self.burns, self.chosen = self.chosen, [0] * self.seats
        self.pulls = [self.throw()] * self.seats
        self.emit("show", -1, (self.pulls[0], *self.burns))
        lost = [seat for seat in range(self.seats) if not self.collides(seat) and not self.held(seat)]
        self.queue = sorted((seat for seat in lost if self.flares[seat]), key=lambda seat: -self.burns[seat])

    def fly(self) -> None:
        """Whoever is alone with a burn that the pull can hold flies so far."""
        for seat, burn in enumerate(self.burns):
            if not self.collides(seat) and self.held(seat):
                self.distances[seat] += burn
                self.emit("fly", seat, (burn,))

    def throw(self) -> int:
        """A pull. Chance comes from the state's own generator, and from nowhere else."""
        return 1 + self.rng.below(self.box.planet.faces)

    def collides(self, seat: int) -> bool:
        """Has somebody chosen the same burn?"""
        return self.burns.count(self.burns[seat]) > 1

    def held(self, seat: int) -> bool:
        """Is the pull strong enough for the burn?"""
        return self.burns[seat] <= self.pulls[seat]

    # --8<-- [end:advance]

    # --8<-- [start:copy]
    def clone(self) -> Slingshot:
        """An independent copy; the box never changes, so it is shared."""
        twin = Slingshot(self.game, self.rng.clone(), self.box)
        self._copy_to(twin)
        twin.round = self.round
        twin.deck, twin.queue = self.deck.copy(), self.queue.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.chosen, twin.burns, twin.pulls = self.chosen.copy(), self.burns.copy(), self.pulls.copy()
        twin.distances, twin.flares = self.distances.copy(), self.flares.copy()
        return twin

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        """What this seat cannot know: the others' hands, what they have chosen, and what was left in the box."""
        others = [other for other in range(self.seats) if other != seat]
        hidden = self.deck + [card for other in others for card in (*self.hands[other], self.chosen[other]) if card]
        rng.shuffle(hidden)
        for other in others:
            self.hands[other] = sorted(hidden.pop() for _ in self.hands[other])
            self.chosen[other] = hidden.pop() if self.chosen[other] else 0
        self.deck = hidden

    # --8<-- [end:copy]

    # --8<-- [start:check]
    def check(self) -> None:
        """What must hold in every position."""
        for card in range(1, 10):
            hidden = sum(pile.count(card) for pile in (self.deck, self.chosen, *self.hands))
            assert hidden <= self.box.deck().count(card), f"too many cards {card}"
        assert all(distance <= 9 * self.round for distance in self.distances)
        assert all(0 <= flares <= self.box.planet.flares for flares in self.flares)

    # --8<-- [end:check]


# --8<-- [start:steps]
class ChooseBurn(Step[Slingshot]):
    """Which card? All seats are asked at once, and nobody sees an answer before all have given one."""

    def asks(self) -> str:
        """Its name, for views and prompts."""
        return "burn"

    def legal(self, s: Slingshot, seat: int) -> list[int]:
        """Each strength once, however many cards of it are in the hand."""
        return sorted(set(s.hands[seat]))

    def play(self, s: Slingshot, seat: int, move: int) -> None:
        """From the hand, face down."""
        s.hands[seat].remove(move)
        s.chosen[seat] = move


class LightFlare(Step[Slingshot]):
    """The pull is too weak: throw again, for this probe alone?"""

    def asks(self) -> str:
        """Its name, for views and prompts."""
        return "flare"

    def legal(self, s: Slingshot, seat: int) -> list[int]:
        """Yes or no."""
        return [DRIFT, LIGHT]

    def play(self, s: Slingshot, seat: int, move: int) -> None:
        """A flare is gone once it is lit."""
        if move == LIGHT:
            s.flares[seat] -= 1
            s.pulls[seat] = s.throw()
            s.emit("flare", seat, (s.pulls[seat],))


# --8<-- [end:steps]
