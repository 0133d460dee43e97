"""The log of Rocket Rescue: every event of the rules as a sentence, in a person's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cosmodrome.games.rescue.data import PHASE_NAMES, RESOURCE_NAMES, RescueData
from cosmodrome.games.rescue.names import RescueNames
from cosmodrome.games.rescue.rules.board import FIELDS
from cosmodrome.games.rescue.rules.spaceport import NOTHING
from cosmodrome.kernel.event import Event
from cosmodrome.kernel.words import Words

__all__ = ["RescueLog"]

Figures = tuple[int, ...]


class RescueLog:
    """The sentences of one language."""

    def __init__(self, words: Words, data: RescueData, names: RescueNames) -> None:
        self.words = words
        self.data = data
        self.names = names
        self._lines: dict[str, Callable[[str, Figures, Sequence[str]], str]] = {
            "character": self._character,
            "round": self._round,
            "dice": self._dice,
            "lower": self._lower,
            "settle": self._settle,
            "reduced": self._reduced,
            "roll_off": self._roll_off,
            "order": self._order,
            "take": self._take,
            "no_module": self._no_module,
            "buy": self._buy,
            "clear": self._clear,
            "swap": self._swap,
            "put": self._put,
            "refill": self._refill,
            "board": self._board,
            "assemble": self._assemble,
            "crew": self._crew,
            "cube": self._cube,
            "launch": self._launch,
            "arrive": self._arrive,
            "reward": self._reward,
            "fetch": self._fetch,
            "token": self._token,
            "planet": self._planet,
            "shake": self._shake,
            "all_safe": self._all_safe,
            "end": self._end,
        }

    def tell(self, event: Event, seats: Sequence[str]) -> str:
        """An event as a line; `seats` names who sits where, and an empty name is told by its number."""
        name = self.names.party(event.seat, seats) if event.seat >= 0 else ""
        return self._lines[event.kind](name, event.data, seats)

    # --- planning -----------------------------------------------------------------------------------------------------

    def _character(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        character = self.data.character[data[0]].id
        return self.words("{name} plays the {character}.", name=name, character=self.names.characters[character])

    def _round(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        cards = self.words.join([self.names.card(card) for card in data[1:]])
        return self.words("Round {round}. Laid out: {cards}.", round=data[0], cards=cards)

    def _dice(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        return self.words("{name} has planned {dice}.", name=name, dice=self._plan(data))

    def _plan(self, dice: Figures) -> str:
        told = []
        for phase, phase_name in enumerate(PHASE_NAMES):
            faces = [str(die) for die in dice[2 * phase : 2 * phase + 2] if die]
            if faces:
                told.append(f"{self.names.stages[phase_name]} {' + '.join(faces)}")
        return ", ".join(told)

    def _lower(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        party, field, face = data
        return self.words(
            "{name} lowers {die} of {rival} to {face}.",
            name=name,
            die=self.names.dice(PHASE_NAMES[field % FIELDS // 2]),
            rival=self.names.party(party, seats),
            face=face,
        )

    def _settle(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        total = data[0] + data[1]
        if total < 0:
            return self.words("{name} pays {n} energy.", name=name, n=-total)
        return self.words("{name} receives {n} energy.", name=name, n=total) if total else ""

    def _reduced(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        return self.words("{name} could not pay; the dice are lowered to {dice}.", name=name, dice=self._plan(data))

    def _roll_off(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        return self.words("{name} rolls {n} for the order.", name=name, n=data[0])

    def _order(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        names = ", ".join(self.names.party(party, seats) for party in data)
        return self.words("Order tokens: {names}.", names=names)

    # --- research and purchase ----------------------------------------------------------------------------------------

    def _take(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        return self.words("{name} takes {module}.", name=name, module=self.names.card(data[0]))

    def _no_module(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        return self.words("{name} takes no module.", name=name)

    def _buy(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        return self.words("{name} takes {cubes} from the market.", name=name, cubes=self.names.cubes(*data))

    def _clear(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        return self.words("{name} removes {cubes} from the market.", name=name, cubes=self.names.cubes(*data))

    def _swap(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        return self.words(
            "{name} swaps {given} for {got}.",
            name=name,
            given=self.names.cubes(data[0], self.data.table.swap),
            got=self.names.cubes(data[1], 1),
        )

    def _put(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        card, resource, count = data
        cubes = self.names.cubes(resource, count)
        return self.words("{name} puts {cubes} on {module}.", name=name, cubes=cubes, module=self.names.card(card))

    def _refill(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        resource = self.names.resources[RESOURCE_NAMES[data[0]]]
        return self.words("{name} fills up the market with {resource}.", name=name, resource=resource)

    # --- boarding and hangar ------------------------------------------------------------------------------------------

    def _board(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        slot, card, owner, price = data
        return self.words(
            "{name} boards {module} of {owner} ({place}) for {n} energy.",
            name=name,
            module=self.names.card(card),
            owner=self.names.party(owner, seats),
            place=self.names.slot(slot),
            n=price,
        )

    def _assemble(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        card, hangar, energy, back = data
        told = self.words(
            "{name} assembles {module} at {hangar} and receives {n} energy.",
            name=name,
            module=self.names.card(card),
            hangar=self.names.hangar(hangar),
            n=energy,
        )
        if back == NOTHING:
            return told
        return f"{told} {self.words('Back: {cubes}.', cubes=self.names.cubes(back, 1))}"

    def _crew(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        return self.words("{name} puts a crew member on {module}.", name=name, module=self.names.card(data[1]))

    def _cube(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        return self.words("{name} takes {cubes}.", name=name, cubes=self.names.cubes(data[0], 1))

    def _launch(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        hangar, planet, cost = data
        return self.words(
            "{name} launches {hangar} to {planet} for {n} energy!",
            name=name,
            hangar=self.names.hangar(hangar),
            planet=self.names.planets[self.data.planet[planet].id],
            n=cost,
        )

    def _arrive(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        return self.words.count(
            "{name}: {n} crew member arrives with the rocket.",
            "{name}: {n} crew members arrive with the rocket.",
            data[0],
            name=name,
        )

    def _reward(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        return self.words.count(
            "{name}: {n} crew member more as a reward.",
            "{name}: {n} crew members more as a reward.",
            data[0],
            name=name,
        )

    def _fetch(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        return self.words(
            "{name}: a crew member is fetched from {module} as a reward.", name=name, module=self.names.card(data[1])
        )

    def _token(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        if data[0]:
            return self.words("{name} earns a victory point token for equipment.", name=name)
        return self.words("{name} earns a victory point token: nobody is left to rescue.", name=name)

    def _planet(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        return self.words("A new planet: {planet}.", planet=self.names.planets[self.data.planet[data[0]].id])

    def _shake(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        card, roll, stays = data
        if stays:
            return self.words(
                "Roll {roll}: {module} of {name} holds.", roll=roll, module=self.names.card(card), name=name
            )
        return self.words(
            "Roll {roll}: {module} of {name} is destroyed.", roll=roll, module=self.names.card(card), name=name
        )

    # --- the end ------------------------------------------------------------------------------------------------------

    def _all_safe(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        return self.words("{name} has rescued everybody: this round is the last.", name=name)

    def _end(self, name: str, data: Figures, seats: Sequence[str]) -> str:
        if not data:
            return self.words("The game is over: a Consortium wins.")
        names = [self.names.party(seat, seats) for seat in data]
        if len(names) == 1:
            return self.words("The game is over: {name} wins.", name=names[0])
        return self.words("The game is over: {names} share the victory.", names=self.words.join(names))
