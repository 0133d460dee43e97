"""The hangar phase (chapter 5): what a die allows, and assembly (5.1). Launches are the next chapter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.rescue.rules.board import COCKPIT, CREW_MODULE, HANGAR, PLACES, RESOURCES, digit, one
from cosmodrome.games.rescue.rules.launch import complete, launch, launch_cost, owns_part
from cosmodrome.games.rescue.rules.moves import ASSEMBLE, CREW, CUBE, LAUNCH, PASS, PLANETS
from cosmodrome.games.rescue.rules.purchase import distinct, is_first
from cosmodrome.games.rescue.rules.spaceport import NOTHING
from cosmodrome.games.rescue.rules.turns import WORKING, Turns
from cosmodrome.kernel.state import Step

__all__ = [
    "FREE_CREW",
    "HANGARS",
    "USE_HANGAR",
    "FreeCrew",
    "Provision",
    "UseHangar",
    "assemble",
    "can_assemble",
    "may_assemble",
    "may_launch",
    "open_hangar",
]

HANGARS: Final = 6
"""Moves that assemble a module are so far apart from card to card."""


def open_hangar(s: Turns) -> None:
    """The dice of this phase line up."""
    s.stage = WORKING
    s.line_up(HANGAR)


def may_assemble(s: Turns) -> bool:
    """Does an option of the acting die allow one more assembly?"""
    return any(option[0] > s.assembled and option[1] >= s.launched for option in s.board.die_options[s.die])


def may_launch(s: Turns, party: i64) -> bool:
    """Does an option of the acting die allow a launch?"""
    for option in s.board.die_options[s.die]:
        if option[1] > s.launched and option[0] >= s.assembled:
            return True
    return s.who[party].launching_die == s.die and not s.launched and not s.assembled


# --- assembly ---------------------------------------------------------------------------------------------------------


def can_assemble(s: Turns, card: i64, hangar: i64) -> bool:
    """Is the module finished but for what the company contributes, and is there a place for it?"""
    missing = s.missing(card)
    if missing and missing != one(s.board.contributes[hangar]) * s.board.contribution:
        return False
    return s.place_for(hangar, s.board.modules[card].type) != NOTHING


def assemble(s: Turns, party: i64, card: i64, hangar: i64) -> i64:
    """Put a module in a hangar: its cubes go back, its owner gets energy. Tells the slot."""
    module, gift = s.board.modules[card], i64(s.board.contributes[hangar])
    slot = s.place_for(hangar, module.type)
    laid: i64 = s.laid[card]
    back = laid == module.cost and digit(laid, gift) > 0
    for resource in range(RESOURCES):
        s.supply[resource] += digit(laid, resource)
    s.laid[card] = 0
    if back:
        s.take_cubes(party, gift, s.board.contribution)
    s.hands[party].remove(card)
    s.built[slot] = card
    s.owner[slot] = party
    s.markers[party] -= 1
    s.gain(party, module.energy)
    if s.listening:
        s.emit("assemble", party, (int(card), int(hangar), int(module.energy), int(gift) if back else NOTHING))
    return slot


def takes_crew(s: Turns, party: i64, card: i64) -> bool:
    """May the owner of a module that was just assembled put a crew member on it?"""
    module = s.board.modules[card]
    return (module.type in (COCKPIT, CREW_MODULE)) and module.capacity > 0 and s.crew[party] > 0


class UseHangar(Step[Turns]):
    """Assemble a module, launch a rocket, or leave the rest of the die."""

    def asks(self) -> str:
        """`hangar`."""
        return "hangar"

    def legal(self, s: Turns, seat: i64) -> list[int]:
        """Every module in every hangar that takes it, every rocket to every planet it can be sent to, and passing."""
        moves = [PASS]
        if may_assemble(s) and s.markers[seat]:
            for card in distinct(s, seat):
                for hangar in range(s.board.hangars):
                    if can_assemble(s, card, hangar):
                        moves.append(ASSEMBLE + HANGARS * card + hangar)
        if may_launch(s, seat):
            for hangar in range(s.board.hangars):
                if complete(s, hangar) and owns_part(s, seat, hangar):
                    for planet in s.planets:
                        if self._reaches(s, seat, hangar, planet):
                            moves.append(LAUNCH + PLANETS * hangar + planet)
        return moves

    def _reaches(self, s: Turns, seat: i64, hangar: i64, planet: i64) -> bool:
        if planet == NOTHING:
            return False
        cost = launch_cost(s, seat, hangar, planet)
        return cost != NOTHING and cost <= s.energy[seat]

    def allows(self, s: Turns, seat: i64, move: int) -> bool:
        """The same, for one move."""
        if move == PASS:
            return True
        if move < ASSEMBLE or move >= LAUNCH + PLANETS * s.board.hangars:
            return False
        if move >= LAUNCH:
            hangar, planet = i64(move - LAUNCH) // PLANETS, i64(move - LAUNCH) % PLANETS
            return (
                may_launch(s, seat)
                and planet in s.planets
                and complete(s, hangar)
                and owns_part(s, seat, hangar)
                and self._reaches(s, seat, hangar, planet)
            )
        card, hangar = i64(move - ASSEMBLE) // HANGARS, i64(move - ASSEMBLE) % HANGARS
        return (
            hangar < s.board.hangars
            and s.markers[seat] > 0
            and card in s.hands[seat]
            and may_assemble(s)
            and can_assemble(s, card, hangar)
            and is_first(s, seat, card)
        )

    def play(self, s: Turns, seat: i64, move: int) -> None:
        """Do it, and ask again; a launch is resolved before anything else is asked."""
        if move == PASS:
            return
        if move >= LAUNCH:
            s.launched += 1
            launch(s, seat, i64(move - LAUNCH) // PLANETS, i64(move - LAUNCH) % PLANETS)
            return
        card, hangar = i64(move - ASSEMBLE) // HANGARS, i64(move - ASSEMBLE) % HANGARS
        s.assembled += 1
        slot = assemble(s, seat, card, hangar)
        s.ask(seat, USE_HANGAR)
        if s.who[seat].assembly_cubes:
            step = PROVISIONS[card]
            if step.stands(s, seat):
                s.ask(seat, step)
        if takes_crew(s, seat, card):
            s.ask(seat, FREE_CREW[slot])

    def stands(self, s: Turns, seat: i64) -> bool:
        """Is there anything to assemble or to launch?"""
        if may_assemble(s) and s.markers[seat]:
            for card in s.hands[seat]:
                for hangar in range(s.board.hangars):
                    if can_assemble(s, card, hangar):
                        return True
        if may_launch(s, seat):
            for hangar in range(s.board.hangars):
                if complete(s, hangar) and owns_part(s, seat, hangar):
                    for planet in s.planets:
                        if self._reaches(s, seat, hangar, planet):
                            return True
        return False


USE_HANGAR: Final = UseHangar()


class FreeCrew(Step[Turns]):
    """A cockpit or a crew module was assembled: its owner may put a crew member on it for nothing."""

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def asks(self) -> str:
        """`crew`."""
        return "crew"

    def legal(self, s: Turns, seat: i64) -> list[int]:
        """Yes or no."""
        return [CREW, PASS]

    def play(self, s: Turns, seat: i64, move: int) -> None:
        """Sit down."""
        if move == CREW:
            s.seat_crew(seat, self.slot)
            if s.listening:
                s.emit("crew", seat, (int(self.slot), s.built[self.slot]))


FREE_CREW: Final = [FreeCrew(slot) for slot in range(HANGARS * PLACES)]


class Provision(Step[Turns]):
    """The Quartermaster takes a cube that the module just assembled needed."""

    def __init__(self, card: i64) -> None:
        self.card = card

    def asks(self) -> str:
        """`provision`."""
        return "provision"

    def legal(self, s: Turns, seat: i64) -> list[int]:
        """A resource of the module's cost of which the general supply has a cube."""
        costs = s.board.modules[self.card].costs
        return [CUBE + resource for resource in range(RESOURCES) if costs[resource] and s.supply[resource]]

    def play(self, s: Turns, seat: i64, move: int) -> None:
        """Take it."""
        s.take_cubes(seat, move - CUBE, s.who[seat].assembly_cubes)
        if s.listening:
            s.emit("cube", seat, (move - CUBE,))

    def stands(self, s: Turns, seat: i64) -> bool:
        """Is there a cube?"""
        return len(self.legal(s, seat)) > 0


CARDS: Final = 64
"""More than there are module cards."""
PROVISIONS: Final = [Provision(card) for card in range(CARDS)]
