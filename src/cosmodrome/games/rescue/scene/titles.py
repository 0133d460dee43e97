"""What everything on the table is and does, for those who point at it: the glossary of the picture."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.rescue.data import PHASE_NAMES, RESOURCE_NAMES, ModuleCard, PlanetCard, RescueData
from cosmodrome.games.rescue.names import RescueNames
from cosmodrome.games.rescue.rules.board import PLACES
from cosmodrome.games.rescue.view import PartView, PartyView, RescueView

__all__ = ["Titles"]


class Titles:
    """Sentences for one view."""

    def __init__(self, data: RescueData, names: RescueNames, view: RescueView, seats: Sequence[str]) -> None:
        self.data = data
        self.names = names
        self.words = names.words
        self.view = view
        self.seats = seats
        self.cards = data.cards()

    def module(self, kind: ModuleCard, now: str = "") -> str:
        """A module: its name and type, how it is with it now, and everything printed on it."""
        words, names = self.words, self.names
        cost = ", ".join(names.cubes(r, n) for r, n in enumerate(kind.cost) if n)
        told = [
            words("{module} ({type}).", module=names.modules[kind.id], type=names.types[kind.type]),
            *([now] if now else []),
            words("Costs {cost}.", cost=cost),
            words(
                "Brings {energy} energy. Survives a launch on rolls below {stability}.",
                energy=kind.energy,
                stability=kind.stability,
            ),
        ]
        if kind.capacity:
            told.append(words.count("{n} seat.", "{n} seats.", kind.capacity))
        if kind.heat_shield:
            told.append(words("Heat shield."))
        if kind.gas_shield:
            told.append(words("Gas shield."))
        if kind.equipment:
            told.append(words("Equipment: {equipment}.", equipment=names.equipment[kind.equipment]))
        return " ".join(told)

    def waiting(self, kind: ModuleCard, cubes: Sequence[int]) -> str:
        """A module in the workshop: what it still needs."""
        missing = [self.names.cubes(r, n - cubes[r]) for r, n in enumerate(kind.cost) if n > cubes[r]]
        if not missing:
            return self.module(kind, self.words("Finished, ready to be assembled."))
        return self.module(kind, self.words("Still needs {cubes}.", cubes=self.words.join(missing)))

    def pile(self, kind: ModuleCard, left: int) -> str:
        """A standard pile."""
        return self.module(kind, self.words.count("{n} card left.", "{n} cards left.", left))

    def part(self, part: PartView) -> str:
        """A module in a rocket."""
        kind, words = self.cards[part.card], self.words
        owner = self.names.party(part.owner, self.seats)
        told = [words("{module} of {owner}.", module=self.names.modules[kind.id], owner=owner)]
        if kind.capacity:
            on_board = [
                f"{self.names.party(party, self.seats)} {count}" for party, count in enumerate(part.crew) if count
            ]
            free = kind.capacity - sum(part.crew)
            told.append(words.count("{n} free seat.", "{n} free seats.", free))
            if on_board:
                told.append(words("On board: {crew}.", crew=", ".join(on_board)))
        extras = [words("heat shield")] * kind.heat_shield + [words("gas shield")] * kind.gas_shield
        if kind.equipment:
            extras.append(self.names.equipment[kind.equipment])
        told.append(words("Stability {n}.", n=kind.stability))
        if extras:
            told.append(words("Has {extras}.", extras=words.join(extras)))
        return " ".join(told)

    def planet(self, card: PlanetCard) -> str:
        """A planet: needs, cost, rewards."""
        words = self.words
        told = [words("{planet}: {n} energy.", planet=self.names.planets[card.id], n=card.cost)]
        told.append(
            words.count("Needs {n} fuel tank.", "Needs {n} fuel tanks.", card.fuel)
            if card.fuel
            else words("Needs no fuel tank.")
        )
        if card.equipment:
            told.append(
                words(
                    "Needs a module with a {equipment}; each one earns a victory point token.",
                    equipment=self.names.equipment[card.equipment],
                )
            )
        if card.heat:
            told.append(
                words("Heat: {n} more energy for each module without heat shield.", n=self.data.table.missing_shield)
            )
        if card.gas:
            told.append(
                words("Gas: {n} more energy for each module without gas shield.", n=self.data.table.missing_shield)
            )
        told.append(
            words(
                "The launcher rescues {launch} more crew, whoever owns most modules {construction}.",
                launch=card.launch,
                construction=card.construction,
            )
        )
        return " ".join(told)

    def prices(self, place: int) -> str:
        """What each rocket would pay."""
        told = [
            self.words("{hangar}: {n}", hangar=self.names.hangar(hangar), n=price)
            for hangar, price in enumerate(self.view.costs[place])
            if price >= 0
        ]
        if not told:
            return self.words("No rocket that is complete can fly there.")
        return self.words("Energy from each rocket: {prices}.", prices=", ".join(told))

    def hangar(self, hangar: int) -> str:
        """A hangar: what its company gives, what its rocket lacks and where it can fly."""
        words, parts = self.words, [part for part in self.view.hangars[hangar] if part is not None]
        resource = RESOURCE_NAMES[self._gift(hangar)]
        told = [
            words(
                "{hangar}. It gives every module that needs it one cube: {resource}.",
                hangar=self.names.hangar(hangar),
                resource=self.names.resources[resource],
            )
        ]
        kinds = [self.cards[part.card].type for part in parts]
        if not parts:
            told.append(words("It is empty."))
        else:
            told.append(words.count("{n} module of {places}.", "{n} modules of {places}.", len(parts), places=PLACES))
            lacking = [self.names.types[kind] for kind in ("engine", "cockpit") if kind not in kinds]
            if lacking:
                told.append(words("It lacks: {types}.", types=", ".join(lacking)))
            else:
                goals = [
                    words("{planet} {n}", planet=self.names.planets[planet], n=self.view.costs[place][hangar])
                    for place, planet in enumerate(self.view.planets)
                    if planet and self.view.costs[place][hangar] >= 0
                ]
                told.append(
                    words("Energy to: {planets}.", planets=", ".join(goals))
                    if goals
                    else words("It can reach no planet.")
                )
        return " ".join(told)

    def _gift(self, hangar: int) -> int:
        return hangar * len(RESOURCE_NAMES) // len(self.view.hangars)

    def market(self, resource: int) -> str:
        """A resource of the market."""
        return self.words(
            "{resource}: {n} in the market, {supply} in the general supply. A purchase die takes as many as it shows.",
            resource=self.names.resources[RESOURCE_NAMES[resource]],
            n=self.view.market[resource],
            supply=self.view.supply[resource],
        )

    def goods(self, party: PartyView, resource: int) -> str:
        """Own cubes."""
        return self.words(
            "{cubes} at hand: put them on modules, or swap {swap} for one of another resource.",
            cubes=self.names.cubes(resource, party.cubes[resource]),
            swap=self.data.table.swap,
        )

    def party(self, party: PartyView, name: str) -> str:
        """Who that is, and what it can do."""
        told = [self.words("{name}: touch to see these dice and this workshop.", name=name)]
        if party.character:
            told.append(f"{self.names.characters[party.character]}: {self.names.ability(party.character)}")
        if party.consortium:
            told = [self.words("{name}, an automatic rival: it pays no cubes and rolls its dice.", name=name)]
        return " ".join(told)

    def crew(self, party: PartyView, name: str, in_hangars: int) -> str:
        """How far a crew has come."""
        return self.words(
            "{name}: {points}. {rescued} crew on planets, {hangars} in hangars, {earth} on Earth.",
            name=name,
            points=self.names.points(party.score),
            rescued=party.rescued,
            hangars=in_hangars,
            earth=party.crew,
        )

    def workshop(self, party: PartyView) -> str:
        """What a party is working on."""
        modules = [self.names.card(module.card) for module in party.modules]
        return self.words("In the workshop: {modules}.", modules=", ".join(modules)) if modules else ""

    def dice(self, party: PartyView) -> str:
        """What somebody has planned."""
        if not party.dice:
            return self.words("Dice behind the screen.")
        told = []
        for phase, name in enumerate(PHASE_NAMES):
            faces = [str(die) for die in party.dice[2 * phase : 2 * phase + 2] if die]
            if faces:
                told.append(f"{self.names.stages[name]} {' + '.join(faces)}")
        return ", ".join(told) or self.words("No die is placed yet.")

    def phase(self, phase: int) -> str:
        """What dice do in a phase."""
        words = self.words
        told = {
            "research": words("Research: each die takes a module, the highest die first."),
            "purchase": words(
                "Purchase: each die takes as many cubes of one resource as it shows; then cubes go on modules."
            ),
            "boarding": words(
                "Boarding: {table}. A seat costs {fee} energy.", table=self._crew_table(), fee=self.data.table.fee
            ),
            "hangar": words("Hangar: {table}.", table=self._hangar_table()),
        }
        return told[PHASE_NAMES[phase]]

    def _crew_table(self) -> str:
        return ", ".join(f"{die.id} → {die.crew}" for die in self.data.die)

    def _hangar_table(self) -> str:
        words, told = self.words, []
        for die in self.data.die:
            options = []
            for assemblies, launches in die.hangar:
                acts = [words.count("{n} assembly", "{n} assemblies", assemblies)] if assemblies else []
                acts += [words.count("{n} launch", "{n} launches", launches)] if launches else []
                options.append(" + ".join(acts))
            if options:
                told.append(f"{die.id} → {words(' or ').join(options)}")
        return ", ".join(told)

    def face(self, face: int) -> str:
        """What a face costs."""
        energy = self.data.die[face - 1].energy
        if energy < 0:
            return self.words("{face}: costs {n} energy.", face=face, n=-energy)
        return self.words("{face}: brings {n} energy.", face=face, n=energy)
