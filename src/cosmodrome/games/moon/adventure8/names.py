"""What the things on the sheets of adventure 8 are called, in a person's language."""

from __future__ import annotations

from cosmodrome.games.moon.adventure8.data import BattleData, PlanetData
from cosmodrome.games.moon.data import HIGHEST
from cosmodrome.games.moon.names import MoonNames
from cosmodrome.kernel.words import Words

__all__ = ["BattleNames", "sentence"]


class BattleNames(MoonNames):
    """The names, inside a sentence unless they say otherwise. A planet is called by its numbers, as players do."""

    def __init__(self, words: Words, data: BattleData) -> None:
        super().__init__(words)
        self.scoring = {
            "missions": words("Missions"),
            "plants": words("Plants"),
            "water": words("Water"),
            "green": words("Green planets"),
            "blue": words("Blue planets"),
            "grey": words("Grey planets"),
            "planning": words("Planning"),
            "errors": words("Errors"),
        }
        """The scoring lines, as headings."""
        self.types = {
            "green": words("green planets"),
            "blue": words("blue planets"),
            "grey": words("grey planets"),
        }
        """The types of planets."""
        self.planets = [self._planet(planet) for planet in data.planet]
        self.moons = [words("the moon of {planet}", planet=planet) for planet in self.planets]
        self.asteroids = [words("asteroid {n}", n=n) for n in range(1, len(data.asteroid) + 1)]
        self.spaces = [
            words("space {n} of {planet}", n=n, planet=name)
            for planet, name in zip(data.planet, self.planets, strict=True)
            for n in range(1, len(planet.spaces) + 1)
        ] + self.moons
        """Every space of every planet, then every moon."""
        self.planet_of = [at for at, planet in enumerate(data.planet) for _ in planet.spaces]
        self._cards = {card.id: card for card in data.mission}

    def _planet(self, planet: PlanetData) -> str:
        numbers = "-".join(str(number) for number in planet.numbers if 1 <= number <= HIGHEST)
        return self.words("planet {numbers}", numbers=numbers)

    def space(self, space: int) -> str:
        """A space or a moon as the place where an insignia is drawn."""
        return self.spaces[space]

    def struck(self, target: int) -> str:
        """The moon on which an effect of ASTRA draws."""
        return self.moons[target]

    def mission(self, id: str) -> str:
        """What a mission asks for, as a heading."""
        card, words = self._cards[id], self.words
        match card.kind:
            case "planets":
                return words.count("Control {n} planet on one sheet", "Control {n} planets on one sheet", card.count)
            case "types":
                return words.count(
                    "Control {n} planet of each type on one sheet",
                    "Control {n} planets of each type on one sheet",
                    card.count,
                )
            case "asteroids":
                return words.count("Mine {n} asteroid on one sheet", "Mine {n} asteroids on one sheet", card.count)
            case "improvements":
                return words.count(
                    "Improve each type once on one sheet", "Improve each type {n} times on one sheet", card.count
                )
            case "boxes":
                return words(
                    "Cross {plants} plant and {waters} water boxes on one sheet",
                    plants=card.plants,
                    waters=card.waters,
                )
            case "moons":
                return words.count("Be on {n} moon of one sheet", "Be on {n} moons of one sheet", card.count)


def sentence(text: str) -> str:
    """With a capital at its beginning.

    >>> sentence("planet 5-6-7 is complete.")
    'Planet 5-6-7 is complete.'
    """
    return text[:1].upper() + text[1:]
