"""What things are called in Apogee, in a person's language. What cards do is told in `cards`."""

from __future__ import annotations

from cosmodrome.games.apogee.data import ApogeeData
from cosmodrome.kernel.words import Words

__all__ = ["ApogeeNames"]

THOUSAND = 1000


class ApogeeNames:
    """The names of everything in the box."""

    def __init__(self, words: Words, data: ApogeeData) -> None:
        self.words = words
        self._comma = "." if words.language == "en" else ","
        self.technologies = self._technologies()
        self.families = self._families()
        self.engineers = {card.id: card.name for card in data.engineer}
        self.directors = {card.id: card.name for card in data.director}
        self.investors = {card.id: card.name for card in data.investor}
        self.slots = {
            "first_stage": words("First Stage"),
            "upper_stage": words("Upper Stage"),
            "payload": words("Payload"),
            "rnd": words("R&D"),
        }
        self.tabs = {
            # Translators: the tab of a row of cards, set sideways: as short as can be.
            "first_stage": words("First"),
            "upper_stage": words("Upper"),
            "payload": words("Payload"),
        }
        self.posts = {
            "specialty": words("Specialty"),
            "construction": words("Construction"),
            "rnd": words("R&D"),
            "design": words("Design"),
            "operations": words("Space Operations Center"),
        }
        self.short_posts = {**self.posts, "operations": words("Operations")}
        self.destinations = {
            "geo": words("GEO"),
            "moon": words("Moon"),
            "venus": words("Venus"),
            "mars": words("Mars"),
            "europa": words("Europa"),
            "titan": words("Titan"),
        }
        self.toward = {
            "geo": words("to GEO"),
            "moon": words("to the Moon"),
            "venus": words("to Venus"),
            "mars": words("to Mars"),
            "europa": words("to Europa"),
            "titan": words("to Titan"),
        }
        self.nations = {
            "usa": words("United States"),
            "russia": words("Russian Federation"),
            "china": words("People's Republic of China"),
        }
        self.events = self._events()
        self.solo_events = self._solo_events()
        self.levels = {
            "first_game": words("First game"),
            "easy": words("Easy"),
            "medium": words("Medium"),
            "hard": words("Hard"),
            "extreme": words("Extreme"),
        }

    def _technologies(self) -> dict[str, str]:
        words = self.words
        return {
            "fs_solid": words("Solid Rocket Booster"),
            "fs_kerosene": words("Liquid Kerosene Rocket Engine"),
            "fs_hydrogen": words("Liquid Hydrogen Rocket Engine"),
            "fs_methane": words("Liquid Methane Rocket Engine"),
            "fs_laser": words("Laser Propulsion"),
            "fs_nuclear_pulse": words("Nuclear Pulse Propulsion"),
            "fs_ssto": words("Single-Stage-to-Orbit"),
            "us_kick": words("Solid Kick Stage"),
            "us_hypergolic": words("Hypergolic Upper Stage"),
            "us_cryogenic": words("Cryogenic Upper Stage"),
            "us_ion": words("Ion Thruster"),
            "us_nuclear_thermal": words("Nuclear Thermal Rocket"),
            "us_nuclear_electric": words("Nuclear Electric Rocket"),
            "us_nuclear_fusion": words("Nuclear Fusion Rocket"),
            "pl_satellite_light": words("Satellite (light)"),
            "pl_satellite_propelled": words("Satellite (propelled)"),
            "pl_cargo_light": words("Cargo (light)"),
            "pl_cargo_propelled": words("Cargo (propelled)"),
            "pl_rover": words("Rover"),
            "pl_capsule_1": words("Space Capsule (1 seat)"),
            "pl_capsule_2": words("Space Capsule (2 seats)"),
            "pl_capsule_3": words("Space Capsule (3 seats)"),
            "pl_small_shuttle": words("Small Space Shuttle"),
            "pl_interplanetary": words("Interplanetary Spaceship"),
            "rd_cubesat_20": words("CubeSat (20k)"),
            "rd_cubesat_40": words("CubeSat (40k)"),
            "rd_cubesat_60": words("CubeSat (60k)"),
            "rd_booster_2": words("Booster x2"),
            "rd_booster_4": words("Booster x4"),
            "rd_solar_sail": words("Solar Sail"),
            "rd_additional_seat": words("Additional Seat"),
            "rd_aerospike_1": words("Aerospike Engine (mass −1)"),
            "rd_aerospike_2": words("Aerospike Engine (mass −2)"),
            "rd_heavy": words("Heavy Version"),
            "rd_reusable": words("Reusable Launch System"),
            "rd_pressurization": words("Pressurization"),
        }

    def _families(self) -> dict[str, str]:
        words = self.words
        return {
            "solid_rocket_booster": words("Solid Rocket Booster"),
            "liquid_engine": words("Liquid Engine"),
            "laser_propulsion": words("Laser Propulsion"),
            "nuclear_pulse_propulsion": words("Nuclear Pulse Propulsion"),
            "single_stage_to_orbit": words("Single-Stage-to-Orbit"),
            "solid_kick_stage": words("Solid Kick Stage"),
            "hypergolic_stage": words("Hypergolic Upper Stage"),
            "cryogenic_stage": words("Cryogenic Upper Stage"),
            "ion_thruster": words("Ion Thruster"),
            "nuclear_rocket": words("Nuclear Rocket"),
            "satellite": words("Satellite"),
            "cargo": words("Cargo"),
            "rover": words("Rover"),
            "space_capsule": words("Space Capsule"),
            "small_space_shuttle": words("Small Space Shuttle"),
            "interplanetary_spaceship": words("Interplanetary Spaceship"),
            "cubesat": words("CubeSat"),
            "booster": words("Booster"),
            "solar_sail": words("Solar Sail"),
            "additional_seat": words("Additional Seat"),
            "aerospike_engine": words("Aerospike Engine"),
            "heavy_version": words("Heavy Version"),
            "reusable_launch_system": words("Reusable Launch System"),
            "pressurization": words("Pressurization"),
        }

    def _events(self) -> dict[str, str]:
        words = self.words
        return {
            "anti_nuclear": words("Anti-Nuclear Demonstration"),
            "financial_crisis": words("Financial Crisis"),
            "insurance": words("Skeptical Insurance Companies"),
            "engine_failure": words("Engine Failure"),
            "prices_explode": words("New Space Prices Explode"),
            "perfect_weather": words("Perfect Weather Conditions"),
            "bad_weather": words("Bad Weather Conditions"),
            "exceptional_support": words("Exceptional Support"),
            "resource_restriction": words("Resource Restriction"),
            "new_patents": words("New Patents"),
            "reluctant_investors": words("Reluctant Investors"),
            "engineer_training": words("Engineer Training"),
            "supply_problem": words("Supply Problem"),
            "crucial_test": words("Crucial Performance Test"),
            "missed_bid": words("Missed Bid"),
            "space_debris": words("Space Debris Alert"),
            "burn_out": words("Burn-Out"),
            "poor_schedules": words("Poor Management of Schedules"),
            "wage_exemption": words("Wage Exemption"),
            "inaccessible_premises": words("Inaccessible Premises"),
        }

    def _solo_events(self) -> dict[str, str]:
        words = self.words
        return {
            "start_up": words("Start-up"),
            "ineptitude": words("Ineptitude"),
            "ethics": words("Internal Ethics Policy"),
            "backwardness": words("Technological Backwardness"),
            "thrust_rating": words("Thrust Rating"),
            "construction_delay": words("Construction Delay"),
            "a_team": words("A-Team Engineers"),
            "schedule_delay": words("Delay in the Schedule"),
            "hiring_bonus": words("Hiring Bonus"),
            "human_resources": words("Human Resources"),
            "boredom": words("When Boredom Sets In…"),
            "lost_funds": words("Loss of Invested Funds"),
            "adapt": words("Adapt to Launch"),
            "new_mission": words("New Mission"),
        }

    # --- figures ------------------------------------------------------------------------------------------------------------

    def credits(self, amount: int) -> str:
        """Whole credits, in thousands.

        >>> from cosmodrome.games.apogee.data import apogee_data
        >>> from cosmodrome.kernel import words
        >>> ApogeeNames(words("en", "apogee"), apogee_data()).credits(-40000)
        '−40k'
        """
        return f"{'−' if amount < 0 else ''}{abs(amount) // THOUSAND}k"

    def tenths(self, value: int) -> str:
        """Authority or performance with its decimal."""
        return f"{value // 10}{self._comma}{value % 10}"

    def authority(self, value: float) -> str:
        """The same from the data files."""
        return self.tenths(round(10 * value))

    def astronauts(self, n: int) -> str:
        """So many astronauts."""
        return self.words.count("{n} astronaut", "{n} astronauts", n)

    def event(self, id: str) -> str:
        """An Event, basic or solo, as a view names it."""
        if not id:
            return self.words("No Event")
        kind, _, solo = id.partition("solo:")
        return self.solo_events[solo] if not kind else self.events[kind]

    def seat(self, seat: int) -> str:
        """A seat without a name; people count from 1."""
        return self.words("Seat {seat}", seat=seat + 1)
