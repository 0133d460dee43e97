"""What the things of Rocket Rescue are called in a person's language: modules, planets, characters, companies, pieces."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.rescue.data import CARD_TYPES, RESOURCE_NAMES, CharacterCard, RescueData
from cosmodrome.games.rescue.rules.board import PLACES
from cosmodrome.kernel.words import Words

__all__ = ["RescueNames"]


class RescueNames:
    """The names in one language."""

    def __init__(self, words: Words, data: RescueData, hangars: int) -> None:
        self.words = words
        self._kinds = [card.id for card in data.cards()]
        self._each = hangars // len(data.company)
        self._companies = [company.id for company in data.company]
        self._characters = {card.id: card for card in data.character}
        self.modules = _modules(words)
        self.planets = _planets(words)
        self.types = {
            "cockpit": words("Cockpit"),
            "fuel_tank": words("Fuel tank"),
            "engine": words("Engine"),
            "crew_module": words("Crew module"),
        }
        self.resources = {
            "carbon": words("Carbon fibre"),
            "aluminium": words("Aluminium"),
            "titanium": words("Titanium"),
        }
        self.short = {"carbon": words("Carbon"), "aluminium": words("Aluminium"), "titanium": words("Titanium")}
        """The resources where there is little room."""
        self.companies = {
            "stellaris": words("Stellaris X"),
            "supernova": words("Supernova Industries"),
            "hyperdrive": words("Project Hyperdrive"),
        }
        self.stages = {
            "bonuses": words("Bonuses"),
            "planning": words("Planning"),
            "lifted": words("Planning"),
            "research": words("Research"),
            "purchase": words("Purchase"),
            "workshop": words("Workshop"),
            "refill": words("Refill"),
            "boarding": words("Boarding"),
            "hangar": words("Hangar"),
        }
        self.characters = {
            "miner": words("Miner"),
            "electrician": words("Electrician"),
            "pilot": words("Pilot"),
            "saboteur": words("Saboteur"),
            "architect": words("Architect"),
            "quartermaster": words("Quartermaster"),
            "scientist": words("Scientist"),
            "purser": words("Purser"),
        }
        self.equipment = {"rover": words("rover"), "satellite": words("satellite")}

    def seat(self, seat: int) -> str:
        """A seat without a name; people count from 1."""
        return self.words("Seat {seat}", seat=seat + 1)

    def party(self, party: int, seats: Sequence[str]) -> str:
        """A seat by the name of who sits there, or a Consortium; `seats` has a name for each seat, maybe an empty one."""
        if party < len(seats):
            return seats[party] or self.seat(party)
        return self.words("Consortium {letter}", letter="AB"[party - len(seats)])

    def card(self, card: int) -> str:
        """A module by its card."""
        return self.modules[self._kinds[card]]

    def standard(self, kind: int) -> str:
        """The standard module of a type."""
        return self.modules[f"standard_{CARD_TYPES[kind]}"]

    def company(self, hangar: int) -> str:
        """The company of a hangar."""
        return self.companies[self._companies[hangar // self._each]]

    def hangar(self, hangar: int) -> str:
        """A hangar by its company, and by its number if the company has two."""
        company = self.company(hangar)
        if self._each == 1:
            return company
        return self.words("{company} {number}", company=company, number=hangar % self._each + 1)

    def slot(self, slot: int) -> str:
        """A place in a hangar."""
        return self.words("{hangar}, place {place}", hangar=self.hangar(slot // PLACES), place=slot % PLACES + 1)

    def cubes(self, resource: int, n: int) -> str:
        """So many cubes of a resource."""
        words = self.words
        if RESOURCE_NAMES[resource] == "carbon":
            return words.count("{n} carbon cube", "{n} carbon cubes", n)
        if RESOURCE_NAMES[resource] == "aluminium":
            return words.count("{n} aluminium cube", "{n} aluminium cubes", n)
        return words.count("{n} titanium cube", "{n} titanium cubes", n)

    def points(self, n: int) -> str:
        """So many points."""
        return self.words.count("{n} point", "{n} points", n)

    def dice(self, phase: str) -> str:
        """A die by its phase, in small letters and with its article."""
        words = self.words
        return {
            "research": words("the research die"),
            "purchase": words("the purchase die"),
            "boarding": words("the boarding die"),
            "hangar": words("the hangar die"),
        }[phase]

    def ability(self, character: str) -> str:
        """What a character can do for the whole game."""
        return _ability(self.words, self._characters[character])


def _modules(words: Words) -> dict[str, str]:
    return {
        "standard_cockpit": words("Standard Cockpit"),
        "standard_fuel_tank": words("Standard Fuel Tank"),
        "standard_engine": words("Standard Engine"),
        "standard_crew_module": words("Standard Crew Module"),
        "kestrel_cockpit": words("Kestrel Cockpit"),
        "sunvisor_cockpit": words("Sunvisor Cockpit"),
        "airtight_cockpit": words("Airtight Cockpit"),
        "panorama_bridge": words("Panorama Bridge"),
        "commodore_bridge": words("Commodore Bridge"),
        "survey_cockpit": words("Survey Cockpit"),
        "trailblazer_cockpit": words("Trailblazer Cockpit"),
        "citadel_bridge": words("Citadel Bridge"),
        "featherweight_tank": words("Featherweight Tank"),
        "surge_tank": words("Surge Tank"),
        "nova_tank": words("Nova Tank"),
        "ironhide_tank": words("Ironhide Tank"),
        "ember_tank": words("Ember Tank"),
        "vacuum_tank": words("Vacuum-Sealed Tank"),
        "twinshell_tank": words("Twinshell Tank"),
        "relay_tank": words("Relay Tank"),
        "hauler_tank": words("Hauler Tank"),
        "saddle_tank": words("Saddle Tank"),
        "pulse_engine": words("Pulse Engine"),
        "vortex_engine": words("Vortex Engine"),
        "perpetual_engine": words("Perpetual Engine"),
        "torch_engine": words("Torch Engine"),
        "ceramic_engine": words("Ceramic Engine"),
        "scrubber_engine": words("Scrubber Engine"),
        "rampart_engine": words("Rampart Engine"),
        "beacon_engine": words("Beacon Engine"),
        "bunkhouse": words("Bunkhouse"),
        "orbital_village": words("Orbital Village"),
        "stasis_ward": words("Stasis Ward"),
        "ceramic_cabin": words("Ceramic Cabin"),
        "pressure_cabin": words("Pressure Cabin"),
        "storm_shelter": words("Storm Shelter"),
        "rover_garage": words("Rover Garage"),
        "expedition_deck": words("Expedition Deck"),
        "satellite_deck": words("Satellite Deck"),
    }


def _planets(words: Words) -> dict[str, str]:
    return {
        "dionysos": words("Dionysos"),
        "aurora_2_0": words("Aurora 2.0"),
        "doorstep": words("Doorstep"),
        "lantern_bay": words("Lantern Bay"),
        "meadowlight": words("Meadowlight"),
        "commons": words("The Commons"),
        "twin_harbour": words("Twin Harbour"),
        "kettle_3": words("Kettle-3"),
        "mistral": words("Mistral"),
        "saffron": words("Saffron"),
        "blue_heron": words("Blue Heron"),
        "pebble_garden": words("Pebble Garden"),
        "listening_post": words("Listening Post"),
        "fireball_y08": words("Fireball Y-08"),
        "dwarf_cockroach": words("Dwarf Cockroach"),
        "anvil": words("Anvil"),
        "green_fog": words("Green Fog"),
        "sulphur_crown": words("Sulphur Crown"),
        "crucible": words("Crucible"),
        "far_cairn": words("Far Cairn"),
        "deep_orchard": words("Deep Orchard"),
        "rust_terrace": words("Rust Terrace"),
        "glass_dunes": words("Glass Dunes"),
        "silent_ring": words("Silent Ring"),
        "watchtower": words("Watchtower"),
        "last_light": words("Last Light"),
    }


def _ability(words: Words, card: CharacterCard) -> str:
    told = {
        "miner": words("Each purchase die takes {n} more, if the market has it.", n=card.extra_cubes),
        "electrician": words("{n} more energy at every settlement.", n=card.income),
        "pilot": words(
            "Launches cost {n} energy less, but at least {least}. A hangar die that shows {die} may launch instead.",
            n=card.discount,
            least=card.least_cost,
            die=card.launching_die,
        ),
        "saboteur": words(
            "Once a round, lower a rival's die of {least} or more by {n} before energy is settled.",
            least=card.lowers_from,
            n=card.lowers,
        ),
        "architect": words("Own modules have {n} more stability after a launch.", n=card.stability),
        "quartermaster": words("After each assembly, take a cube of a resource that the module cost."),
        "scientist": words("Research dice count {n} more for the order of picking.", n=card.research),
        "purser": words(
            "Boarding dice count {n} more for the number of crew, and boarding own modules is free.", n=card.boarding
        ),
    }
    return told[card.id]
