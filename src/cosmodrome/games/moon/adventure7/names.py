"""What the things on the sheet of adventure 7 are called, in a person's language."""

from __future__ import annotations

from cosmodrome.games.moon.adventure7.data import EscapeData
from cosmodrome.games.moon.names import WildNames
from cosmodrome.kernel.words import Words

__all__ = ["EscapeNames"]


class EscapeNames(WildNames):
    """Names and short phrases. Starships are counted from the lowest, modules are called as on the sheet: 2B."""

    def __init__(self, words: Words, data: EscapeData) -> None:
        super().__init__(words)
        self.scoring = {
            "missions": words("Missions"),
            "greenhouses": words("Greenhouses"),
            "modules": words("Modules"),
            "planning": words("Planning"),
            "errors": words("System errors"),
        }
        """The scoring lines."""
        self._data = data
        self._cards = {card.id: card for card in data.mission}
        self._ships = [ship.id for ship in data.ship]
        self._places = [self._place(index) for index in range(len(data.space))]
        self._airlocks = [
            # Translators: {one} and {other} are called as on the sheet, like 2B and 2G.
            words("the airlock between {one} and {other}", one=airlock.between[0], other=airlock.between[1])
            for airlock in data.airlock
        ]

    def _place(self, index: int) -> str:
        words, data = self.words, self._data
        space = data.space[index]
        block = next(block for block in data.block if block.id == space.block)
        if block.kind == "greenhouse":
            # Translators: the {place} of "Write {number} in {place}".
            return words("greenhouse {block}", block=block.id)
        number = data.spaces_of(block.id).index(space) + 1
        return words("module {block}, space {space}", block=block.id, space=number)

    def space(self, space: int) -> str:
        """A space as the place where something is written."""
        return self._places[space]

    def airlock(self, airlock: int) -> str:
        """An airlock as something that is activated."""
        return self._airlocks[airlock]

    def ship(self, ship: int) -> str:
        """A starship."""
        return self.words("starship {ship}", ship=ship + 1)

    def struck(self, target: int) -> str:
        """The x2 bonus of a greenhouse."""
        return self.words("the ×2 bonus of {ship}", ship=self.ship(target))

    def mission(self, id: str) -> str:
        """What a mission asks for."""
        card, words, n = self._cards[id], self.words, self._cards[id].count
        if card.kind == "greenhouses":
            return words.count(
                "Fill {n} greenhouse with all its plants circled",
                "Fill {n} greenhouses with all their plants circled",
                n,
            )
        if card.kind == "greenhouse":
            ship = next(block.ship for block in self._data.block if block.id == card.block)
            place = self.ship(self._ships.index(ship))
            return words("Fill the greenhouse of {ship} with all its plants circled", ship=place)
        if card.kind == "modules":
            return words.count("Fill {n} module completely", "Fill {n} modules completely", n)
        if card.kind == "ships":
            return words.count("Fill {n} starship completely", "Fill {n} starships completely", n)
        if card.kind == "reactors":
            return words.count("Circle all reactors of {n} starship", "Circle all reactors of {n} starships", n)
        return words.count("Circle all water tanks of {n} starship", "Circle all water tanks of {n} starships", n)
