"""Rocket Rescue in a person's language: moves, questions, and the lines of the log.

Sentences are English here; the catalogues under `locales` hold the others. Notation for records is elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from cosmodrome.games.rescue.data import PHASE_NAMES, RESOURCE_NAMES, RescueData, rescue_data
from cosmodrome.games.rescue.log import RescueLog
from cosmodrome.games.rescue.names import RescueNames
from cosmodrome.games.rescue.rules.board import FACES, FIELDS, PLACES, digit
from cosmodrome.games.rescue.rules.boarding import fee
from cosmodrome.games.rescue.rules.hangar import HANGARS, FreeCrew
from cosmodrome.games.rescue.rules.launch import launch_cost
from cosmodrome.games.rescue.rules.moves import (
    ASSEMBLE,
    BOARD,
    BUY,
    CREW,
    CUBE,
    DIE,
    FETCH,
    FILL,
    LAUNCH,
    LOWER,
    PASS,
    PLANETS,
    PUT,
    REFILL,
    STANDARD,
    SWAP,
    TAKE,
)
from cosmodrome.games.rescue.rules.round import Rescue
from cosmodrome.games.rescue.view import RescueView
from cosmodrome.kernel.errors import NotationError
from cosmodrome.kernel.event import Event
from cosmodrome.kernel.words import Words, words

__all__ = ["RescueText", "rescue_text", "signed"]


def signed(n: int) -> str:
    """A figure with its sign, as print has it.

    >>> signed(2), signed(0), signed(-3)
    ('+2', '0', '−3')
    """
    return f"{n:+d}".replace("-", "−") if n else "0"


@cache
def rescue_text(language: str, hangars: int, pack: str = "") -> RescueText:
    """Rocket Rescue in a language, as the box or a pack prints it."""
    return RescueText(words(language, "rescue"), rescue_data(pack), hangars)


class RescueText:
    """What is said at the table."""

    def __init__(self, words: Words, data: RescueData, hangars: int) -> None:
        self.words = words
        self.data = data
        self.names = RescueNames(words, data, hangars)
        self.log = RescueLog(words, data, self.names)
        self._starts: list[tuple[int, Callable[[Rescue, int, int], str]]] = [
            (LAUNCH, self._say_launch),
            (ASSEMBLE, self._say_assemble),
            (FILL, self._say_fill),
            (PUT, self._say_put),
            (FETCH, self._say_fetch),
            (BOARD, self._say_board),
            (TAKE, self._say_take),
            (LOWER, self._say_lower),
            (STANDARD, self._say_standard),
            (CREW, self._say_crew),
            (SWAP, self._say_swap),
            (CUBE, self._say_cube),
            (REFILL, self._say_refill),
            (BUY, self._say_buy),
            (DIE, self._say_die),
            (PASS, self._say_pass),
        ]
        """Where the codes of each kind of move start, from the highest down."""

    # --- moves --------------------------------------------------------------------------------------------------------

    def say(self, state: Rescue, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        for start, told in self._starts:
            if move >= start:
                return told(state, seat, move - start)
        raise NotationError(f"{move} is not a move of this game.")

    def _say_pass(self, state: Rescue, seat: int, code: int) -> str:
        step = state.step(seat)
        asks = step.asks() if step is not None else ""
        words = self.words
        told = {
            "lower": words("Leave all dice as they are"),
            "take": words("Take no module"),
            "cubes": words("Done with cubes"),
            "board": words("Board nobody else"),
            "hangar": words("Leave the hangar"),
            "crew": words("Leave the seat free"),
            "fetch": words("Forgo the rest of the reward"),
        }
        return told.get(asks, words("Pass"))

    def _say_die(self, state: Rescue, seat: int, code: int) -> str:
        phase, face = code // FACES, code % FACES + 1
        energy = signed(self.data.die[face - 1].energy)
        stage = self.names.stages[PHASE_NAMES[phase]]
        return self.words("{phase}: a die showing {face} ({energy} energy)", phase=stage, face=face, energy=energy)

    def _say_lower(self, state: Rescue, seat: int, code: int) -> str:
        party, field = divmod(code, FIELDS)
        shows = state.dice[code]
        twin = state.dice[code ^ 1] == shows
        side = "" if not twin else self.words("left") if field % 2 == 0 else self.words("right")
        told = self.words(
            "Lower {die} of {name} from {face} to {lowered}",
            die=self.names.dice(PHASE_NAMES[field // 2]),
            name=self.names.party(party, [""] * state.seats),
            face=shows,
            lowered=max(1, shows - int(state.who[seat].lowers)),
        )
        return f"{told} ({side})" if side else told

    def _say_take(self, state: Rescue, seat: int, card: int) -> str:
        return self.words("Take {module}", module=self.names.card(card))

    def _say_standard(self, state: Rescue, seat: int, kind: int) -> str:
        return self.words("Take {module}", module=self.names.standard(kind))

    def _say_buy(self, state: Rescue, seat: int, resource: int) -> str:
        wanted = int(state.die + state.who[seat].extra_cubes)
        return self.words("Take {cubes}", cubes=self.names.cubes(resource, min(wanted, state.market[resource])))

    def _say_refill(self, state: Rescue, seat: int, resource: int) -> str:
        return self.words("Fill up the market with {resource}", resource=self._resource(resource))

    def _say_cube(self, state: Rescue, seat: int, resource: int) -> str:
        return self.words("Take {cubes}", cubes=self.names.cubes(resource, 1))

    def _say_swap(self, state: Rescue, seat: int, code: int) -> str:
        give, get = divmod(code, len(RESOURCE_NAMES))
        return self.words(
            "Swap {given} for {got}",
            given=self.names.cubes(give, self.data.table.swap),
            got=self.names.cubes(get, 1),
        )

    def _say_put(self, state: Rescue, seat: int, code: int) -> str:
        card, resource = divmod(code, 4)
        cubes = self.names.cubes(resource, 1)
        return self.words("Put {cubes} on {module}", cubes=cubes, module=self._waiting(state, seat, card))

    def _say_fill(self, state: Rescue, seat: int, card: int) -> str:
        return self.words("Put all you can on {module}", module=self._waiting(state, seat, card))

    def _say_crew(self, state: Rescue, seat: int, code: int) -> str:
        step = state.step(seat)
        module = self.names.card(state.built[step.slot]) if isinstance(step, FreeCrew) else ""
        return self.words("Put a crew member on {module} for free", module=module)

    def _say_board(self, state: Rescue, seat: int, slot: int) -> str:
        module, place = self.names.card(state.built[slot]), self.names.slot(slot)
        owner, price = state.owner[slot], int(fee(state, seat, slot))
        if owner == seat and not price:
            return self.words("Board your {module} ({place}) for free", module=module, place=place)
        if owner == seat:
            return self.words("Board your {module} ({place}) for {n} energy", module=module, place=place, n=price)
        name = self.names.party(owner, [""] * state.seats)
        return self.words(
            "Board {module} ({place}) and pay {n} energy to {name}", module=module, place=place, n=price, name=name
        )

    def _say_fetch(self, state: Rescue, seat: int, slot: int) -> str:
        module, place = self.names.card(state.built[slot]), self.names.slot(slot)
        return self.words("Rescue a crew member from {module} ({place})", module=module, place=place)

    def _say_assemble(self, state: Rescue, seat: int, code: int) -> str:
        card, hangar = divmod(code, HANGARS)
        module, place = self._waiting(state, seat, card), self.names.hangar(hangar)
        gift = state.board.contributes[hangar]
        if state.missing(card):
            return self.words(
                "Assemble {module} at {hangar}, which adds the missing {resource}",
                module=module,
                hangar=place,
                resource=self._resource(gift),
            )
        if digit(state.laid[card], gift):
            return self.words(
                "Assemble {module} at {hangar} and get {cubes} back",
                module=module,
                hangar=place,
                cubes=self.names.cubes(gift, 1),
            )
        return self.words("Assemble {module} at {hangar}", module=module, hangar=place)

    def _say_launch(self, state: Rescue, seat: int, code: int) -> str:
        hangar, planet = divmod(code, PLANETS)
        return self.words(
            "Launch {hangar} to {planet} for {n} energy",
            hangar=self.names.hangar(hangar),
            planet=self.names.planets[self.data.planet[planet].id],
            n=int(launch_cost(state, seat, hangar, planet)),
        )

    def _resource(self, resource: int) -> str:
        return self.names.resources[RESOURCE_NAMES[resource]]

    def _waiting(self, state: Rescue, seat: int, card: int) -> str:
        """A module in the supply; if there are several of its kind, with the cubes that tell them apart."""
        module = state.board.modules[card]
        alike = [other for other in state.hands[seat] if state.board.modules[other].id == module.id]
        if len(alike) < 2:
            return self.names.card(card)
        laid = state.laid[card]
        cubes = "/".join(str(digit(laid, resource)) for resource in range(len(RESOURCE_NAMES)))
        return self.words("{module} with {cubes} cubes", module=self.names.card(card), cubes=cubes)

    # --- questions ----------------------------------------------------------------------------------------------------

    def prompt(self, view: RescueView, names: Sequence[str] = ()) -> str:
        """What is asked of the one who looks, or what everybody is waiting for, or how it ended."""
        if view.over:
            return self.result(view, names)
        if view.asks:
            return self._question(view)
        words = self.words
        if not view.actors:
            return words("All is decided: confirm it, or take it back.")
        if view.stage == "planning":
            return words.count("One player is still planning.", "{n} players are still planning.", len(view.actors))
        waiting = [self.names.party(seat, self._seats(view, names)) for seat in view.actors]
        return words("{phase}: waiting for {names}.", phase=self.names.stages[view.stage], names=words.join(waiting))

    def _seats(self, view: RescueView, names: Sequence[str]) -> list[str]:
        given = list(names)
        seats = sum(not party.consortium for party in view.parties)
        return (given + [""] * seats)[:seats]

    def _question(self, view: RescueView) -> str:
        words = self.words
        if view.asks == "die":
            return self._ask_die(view)
        if view.asks == "board":
            return words.count(
                "Board {n} crew member: choose a module with a free seat.",
                "Board up to {n} crew members: choose a module with a free seat.",
                view.left,
            )
        if view.asks == "fetch":
            return words.count(
                "Reward: {n} more crew member, but none is left on Earth. Fetch one from another rocket?",
                "Reward: {n} more crew members, but none is left on Earth. Fetch one from another rocket?",
                view.left,
            )
        if view.asks == "buy":
            _, die = view.queue[view.turn - 1]
            return words("Your {die} takes cubes of one resource from the market: which one?", die=die)
        if view.asks == "hangar":
            return self._ask_hangar(view)
        if view.asks == "crew":
            part = view.hangars[view.about // PLACES][view.about % PLACES]
            return words("Put a crew member on {module} for free?", module=self.names.card(part.card) if part else "")
        told = {
            "lower": words("The screens are lifted. You may lower a high die of a rival."),
            "take": words("Take a module: an advanced card or a standard one."),
            "cubes": words("Put cubes on your modules or swap them, then say that you are done."),
            "refill": words("You bought first: which resource is filled up?"),
            "provision": words("Take a cube of a resource that the module cost."),
            "bonus_module": words("Your character's bonus: take a standard module."),
            "bonus_cube": words("Your character's bonus: take a cube."),
        }
        return told[view.asks]

    def _ask_hangar(self, view: RescueView) -> str:
        words = self.words
        if view.may == ("assemble",):
            return words("Assemble a module: touch it, then a hangar.")
        if view.may == ("launch",):
            return words("Launch a rocket: touch it, then a planet.")
        return words("Assemble a module (touch it, then a hangar), or launch a rocket (touch it, then a planet).")

    def _ask_die(self, view: RescueView) -> str:
        assert view.seat is not None
        me = view.parties[view.seat]
        placed = [die for die in me.dice if die]
        left = self.data.supply.dice - len(placed)
        balance = sum(self.data.die[die - 1].energy for die in placed)
        return self.words.count(
            "Place {n} more die: touch a phase, then what the die shows. Energy so far: {balance}, you have {energy}.",
            "Place {n} more dice: touch a phase, then what the die shows. Energy so far: {balance}, you have {energy}.",
            left,
            balance=signed(balance),
            energy=me.energy,
        )

    def result(self, view: RescueView, names: Sequence[str] = ()) -> str:
        """Who has won, told to the one who looks."""
        words, seats = self.words, self._seats(view, names)
        if not view.winners:
            best = max(range(len(view.parties)), key=lambda party: view.parties[party].score)
            return words(
                "{name} wins with {points}.",
                name=self.names.party(best, seats),
                points=self.names.points(view.parties[best].score),
            )
        points = self.names.points(view.scores[view.winners[0]])
        if view.seat in view.winners and len(view.winners) == 1:
            return words("You win with {points}!", points=points)
        told = [self.names.party(seat, seats) for seat in view.winners]
        if len(told) == 1:
            return words("{name} wins with {points}.", name=told[0], points=points)
        return words("{names} share the victory with {points}.", names=words.join(told), points=points)

    # --- events -------------------------------------------------------------------------------------------------------

    def tell(self, event: Event, seats: Sequence[str]) -> str:
        """An event as a line of the log; empty if it is not worth one."""
        return self.log.tell(event, seats)
