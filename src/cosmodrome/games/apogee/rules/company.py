"""What lies in front of one player: Director, engineers and their posts, credits, reserve, launch pad, dice, investors, and
the log of successful flights."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.apogee.rules.components import NONE
from cosmodrome.kernel.bits import bit

__all__ = ["CONSTRUCTION", "DESIGN", "OPERATIONS", "POST_NAMES", "RESEARCH", "SPECIALTIES", "Company", "Flight"]

# Where an engineer can be sent, in the order of resolution.
SPECIALTIES: Final = 0
CONSTRUCTION: Final = 1
RESEARCH: Final = 2
DESIGN: Final = 3
OPERATIONS: Final = 4
POST_NAMES: Final = ("specialty", "construction", "rnd", "design", "operations")


class Flight:
    """A successful launch, as the log keeps it. It never changes."""

    def __init__(
        self,
        round: i64,
        destination: i64,
        left: list[int],
        astronauts: i64,
        thrust: i64,
        cost: i64,
        rnd: i64,
        aboard: i64,
    ) -> None:
        self.round = round
        self.destination = destination
        self.left = left
        """The kinds that stay there."""
        self.astronauts = astronauts
        self.thrust = thrust
        self.cost = cost
        self.rnd = rnd
        """R&D cards on the rocket."""
        self.aboard = aboard
        """The kinds on the rocket."""


class Company:
    """One player's things."""

    def __init__(self) -> None:
        self.director: i64 = NONE
        self.offered: list[int] = []
        """The Directors dealt; empty after the choice is revealed. Replaced, never changed."""
        self.credits: i64 = 0
        self.dice: i64 = 0
        self.engineers: i64 = 0
        self.specialists: i64 = 0
        self.builders: i64 = 0
        self.researchers: i64 = 0
        self.designers: i64 = 0
        self.operators: i64 = 0
        self.boosted: i64 = 0
        """Operators that a specialty has sent there with an authority of its own."""
        self.active: i64 = 0
        """Engineers whose specialty works for this company until the end of the round."""
        self.reserve: list[int] = []
        self.pad: list[int] = []
        self.plan: list[int] = []
        """What is to be built, in order: a secret until everybody has planned."""
        self.drawn: list[int] = []
        """R&D cards to choose from: a secret for ever. Replaced, never changed."""
        self.kept: i64 = NONE
        self.discount: i64 = 0
        """What this round's construction still costs less."""
        self.investors: i64 = 0
        self.flights: list[Flight] = []
        """Replaced, never changed."""
        self.slots_built: i64 = 0
        """The slots that anything was ever built in."""
        self.specialty_used = False
        self.nation_used = False
        self.fired = False
        self.launched = False
        self.skips = False
        """It could not pay its engineers: no Director turn this round."""
        self.shown = False
        """Its operators are face up."""
        self.actions: i64 = 0
        self.extra_thrust: i64 = 0
        self.relief: i64 = 0
        """Authority that a launch needs less, this turn."""
        self.keeps_first = False

    def copy(self) -> Company:
        """An independent copy."""
        twin = Company()
        twin.director = self.director
        twin.offered = self.offered
        twin.credits = self.credits
        twin.dice = self.dice
        twin.engineers = self.engineers
        twin.specialists = self.specialists
        twin.builders = self.builders
        twin.researchers = self.researchers
        twin.designers = self.designers
        twin.operators = self.operators
        twin.boosted = self.boosted
        twin.active = self.active
        twin.reserve = self.reserve.copy()
        twin.pad = self.pad.copy()
        twin.plan = self.plan.copy()
        twin.drawn = self.drawn
        twin.kept = self.kept
        twin.discount = self.discount
        twin.investors = self.investors
        twin.flights = self.flights
        twin.slots_built = self.slots_built
        twin.specialty_used = self.specialty_used
        twin.nation_used = self.nation_used
        twin.fired = self.fired
        twin.launched = self.launched
        twin.skips = self.skips
        twin.shown = self.shown
        twin.actions = self.actions
        twin.extra_thrust = self.extra_thrust
        twin.relief = self.relief
        twin.keeps_first = self.keeps_first
        return twin

    # --- engineers ----------------------------------------------------------------------------------------------------

    def at_post(self, post: i64) -> i64:
        """Who has been sent there."""
        if post == SPECIALTIES:
            return self.specialists
        if post == CONSTRUCTION:
            return self.builders
        if post == RESEARCH:
            return self.researchers
        return self.designers if post == DESIGN else self.operators

    def send(self, engineer: i64, post: i64) -> None:
        """Put an engineer on a post."""
        if post == SPECIALTIES:
            self.specialists |= bit(engineer)
        elif post == CONSTRUCTION:
            self.builders |= bit(engineer)
        elif post == RESEARCH:
            self.researchers |= bit(engineer)
        elif post == DESIGN:
            self.designers |= bit(engineer)
        else:
            self.operators |= bit(engineer)

    def placed(self) -> i64:
        """Who has been sent anywhere."""
        return self.specialists | self.builders | self.researchers | self.designers | self.operators

    def recall(self) -> None:
        """Everybody back into the hand."""
        self.specialists = 0
        self.builders = 0
        self.researchers = 0
        self.designers = 0
        self.operators = 0
        self.boosted = 0

    def lose(self, engineer: i64) -> None:
        """An engineer leaves the company, whatever the post."""
        stay = ~bit(engineer)
        self.engineers &= stay
        self.specialists &= stay
        self.builders &= stay
        self.researchers &= stay
        self.designers &= stay
        self.operators &= stay
        self.boosted &= stay

    def end_round(self) -> None:
        """What lasts for a round ends."""
        self.recall()
        self.active = 0
        self.discount = 0
        self.fired = False
        self.launched = False
        self.skips = False
        self.shown = False
        self.end_turn()

    def end_turn(self) -> None:
        """What lasts for a Director turn ends."""
        self.actions = 0
        self.extra_thrust = 0
        self.relief = 0
        self.keeps_first = False
