"""What the things on the sheet of adventure 3 are called, in a person's language."""

from __future__ import annotations

from cosmodrome.games.moon.adventure3.data import ColonyData, tunnel_ends
from cosmodrome.games.moon.names import MoonNames
from cosmodrome.games.moon.rules.adventure3 import SIDE
from cosmodrome.kernel.words import Words

__all__ = ["ColonyNames"]


class ColonyNames(MoonNames):
    """The names, inside a sentence unless they say otherwise."""

    def __init__(self, words: Words, data: ColonyData) -> None:
        super().__init__(words)
        self.scoring = {
            "plants": words("Plants"),
            "water": words("Water"),
            "antennas": words("Antennas"),
            "planning": words("Planning"),
            "errors": words("Errors"),
            "missions": words("Missions"),
            "quarters": words("Quarters"),
            "astronauts": words("Astronauts"),
        }
        """The scoring lines, as headings."""
        # Translators: a quarter of the colony with its article, in the form that "in {quarter}" needs.
        told = {
            "top-left": words("the upper left quarter"),
            "top-right": words("the upper right quarter"),
            "bottom-left": words("the lower left quarter"),
            "bottom-right": words("the lower right quarter"),
        }
        self.quarters = [told[quarter.id] for quarter in data.quarter]
        self._cards = {card.id: card for card in data.mission}

    def node(self, node: int) -> str:
        """A node as the place where something is written."""
        row, column = divmod(node, SIDE)
        # Translators: the {place} of "Write {number} in {place}".
        return self.words("column {column}, row {row}", column=column + 1, row=row + 1)

    def space(self, space: int) -> str:
        """A node, called as in the other adventures."""
        return self.node(space)

    def tunnel(self, tunnel: int) -> str:
        """A tunnel by where it runs."""
        low, high = tunnel_ends(tunnel)
        row, column = divmod(low, SIDE)
        if high - low == SIDE:
            # Translators: the {tunnel} of "Draw {tunnel}".
            return self.words(
                "the tunnel of column {column} from row {low} to row {high}",
                column=column + 1,
                low=row + 1,
                high=row + 2,
            )
        return self.words(
            "the tunnel of row {row} from column {low} to column {high}", row=row + 1, low=column + 1, high=column + 2
        )

    def struck(self, target: int) -> str:
        """The first bonus of a quarter."""
        return self.words("the high bonus of {quarter}", quarter=self.quarters[target])

    def lost(self, target: int) -> str:
        """A tunnel."""
        return self.tunnel(target)

    def mission(self, id: str) -> str:
        """What a mission asks for, as a heading."""
        card, words = self._cards[id], self.words
        match card.kind:
            case "columns":
                return words.count("Fill {n} column", "Fill {n} columns", card.count)
            case "rows":
                return words.count("Fill {n} row", "Fill {n} rows", card.count)
            case "observatory":
                return words("Join the observatory to the network")
            case "antennas":
                return words.count(
                    "Circle all antennas of {n} quarter", "Circle all antennas of {n} quarters", card.count
                )
            case "plants":
                return words.count(
                    "Have {n} plant in circled greenhouses", "Have {n} plants in circled greenhouses", card.count
                )
            case "tanks":
                return words.count(
                    "Circle all water tanks of {n} quarter", "Circle all water tanks of {n} quarters", card.count
                )
