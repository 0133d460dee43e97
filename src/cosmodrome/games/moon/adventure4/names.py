"""What the things on the sheet of adventure 4 are called, in a person's language."""

from __future__ import annotations

from cosmodrome.games.moon.adventure4.data import MineData
from cosmodrome.games.moon.names import MoonNames
from cosmodrome.kernel.words import Words

__all__ = ["MineNames"]


class MineNames(MoonNames):
    """Names and short phrases. Levels are counted from the surface, columns from the left, and people count from 1."""

    def __init__(self, words: Words, data: MineData) -> None:
        super().__init__(words)
        self._data = data
        self.scoring = {
            "missions": words("Missions"),
            "plant": words("Plants"),
            "water": words("Water"),
            "pearl": words("Pearls"),
            "ruby": words("Rubies"),
            "astronaut": words("Astronauts"),
            "planning": words("Planning"),
            "errors": words("System errors"),
        }
        """The scoring lines, which are the titles of the factories too."""
        # Translators: the {factory} of "cross a robot of {factory}" and "{name} upgrades {factory}".
        mains = {
            "plant": words("the plant factory"),
            "water": words("the water factory"),
            "pearl": words("the pearl factory"),
            "ruby": words("the ruby factory"),
            "astronaut": words("the astronaut centre"),
            "planning": words("the planning centre"),
        }
        secondaries = {
            "plant": words("the secondary plant factory"),
            "water": words("the secondary water factory"),
            "pearl": words("the secondary pearl factory"),
            "ruby": words("the secondary ruby factory"),
            "robot": words("the secondary robot factory"),
        }
        self.factories = [mains[factory.id] for factory in data.main_factory]
        """Every factory inside a sentence, main ones first."""
        self.factories += [secondaries[factory.gives] for factory in data.secondary_factory]
        self._cards = {card.id: card for card in data.mission}

    def space(self, space: int) -> str:
        """A cavity as the place where something is written."""
        level, column = divmod(space, self._data.columns())
        # Translators: the {place} of "Write {number} on {place}".
        return self.words("level {level}, column {column}", level=level + 1, column=column + 1)

    def deposit(self, index: int) -> str:
        """A plant or a water of the mine."""
        deposit = self._data.deposit[index]
        ids = [cavity.id for cavity in self._data.cavity]
        level, column = divmod(ids.index(deposit.above), self._data.columns())
        if deposit.kind == "plant":
            return self.words("the plant below level {level} in column {column}", level=level + 1, column=column + 1)
        return self.words("the water below level {level} in column {column}", level=level + 1, column=column + 1)

    def resources(self, kind: str, n: int) -> str:
        """So many of a resource."""
        words = self.words
        if kind == "plant":
            return words.count("{n} plant", "{n} plants", n)
        if kind == "water":
            return words.count("{n} water", "{n} waters", n)
        if kind == "pearl":
            return words.count("{n} pearl", "{n} pearls", n)
        if kind == "ruby":
            return words.count("{n} ruby", "{n} rubies", n)
        return words.count("{n} robot", "{n} robots", n)

    def struck(self, target: int) -> str:
        """The filling bonus of a main factory."""
        return self.words("the filling bonus of {factory}", factory=self.factories[target])

    def lost(self, target: int) -> str:
        """A deposit."""
        return self.deposit(target)

    def mission(self, id: str) -> str:
        """What a mission asks for."""
        card, words = self._cards[id], self.words
        if card.kind == "columns":
            return words.count("Extract {n} column", "Extract {n} columns", card.count)
        if card.kind == "neighbours":
            return words("Extract {n} neighbouring columns", n=card.count)
        if card.kind == "secondary":
            if card.count == len(self._data.secondary_factory):
                return words.count("Activate the secondary factory", "Activate all {n} secondary factories", card.count)
            return words.count("Activate {n} secondary factory", "Activate {n} secondary factories", card.count)
        if card.kind == "factories":
            return words.count(
                "Upgrade or activate {n} factory", "Upgrade or activate {n} factories, main or secondary", card.count
            )
        if card.kind == "plants":
            return words.count("Circle {n} plant in the mine", "Circle {n} plants in the mine", card.count)
        return words.count("Circle {n} water in the mine", "Circle {n} waters in the mine", card.count)
