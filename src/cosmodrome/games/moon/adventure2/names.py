"""What the things on the sheet of adventure 2 are called, in a person's language."""

from __future__ import annotations

from collections import Counter

from cosmodrome.games.moon.adventure2.data import JourneyData, MissionCard
from cosmodrome.games.moon.names import WildNames
from cosmodrome.kernel.words import Words

__all__ = ["JourneyNames"]


class JourneyNames(WildNames):
    """Names and short phrases. Spaces, gaps and stations are counted from the Earth, and people count from 1."""

    def __init__(self, words: Words, data: JourneyData) -> None:
        super().__init__(words)
        self.scoring = {
            "missions": words("Missions"),
            "plants": words("Plants"),
            "water": words("Water tanks"),
            "longest": words("Longest zone"),
            "zones": words("Most zones"),
            "errors": words("System errors"),
        }
        """The scoring lines."""
        self._cards = {card.id: card for card in data.mission}

    def space(self, space: int) -> str:
        """A space as the place where something is written."""
        # Translators: the {place} of "Write {number} in {place}".
        return self.words("space {space}", space=space + 1)

    def gap(self, gap: int) -> str:
        """A gap as the place of a line."""
        return self.words("between spaces {one} and {other}", one=gap + 1, other=gap + 2)

    def station(self, station: int) -> str:
        """A station."""
        return self.words("station {station}", station=station + 1)

    def struck(self, target: int) -> str:
        """The high multiplier of a station."""
        return self.words("the high multiplier of {station}", station=self.station(target))

    def lost(self, target: int) -> str:
        """The tank of a space."""
        return self.words("the tank of {place}", place=self.space(target))

    def mission(self, id: str) -> str:
        """What a mission asks for."""
        card, words = self._cards[id], self.words
        if card.kind == "multipliers":
            return words.count("Circle a multiplier at {n} station", "Circle a multiplier at {n} stations", card.count)
        if card.kind == "plants":
            return words.count(
                "Circle all plants of {n} station; its robots do not matter",
                "Circle all plants of {n} stations; their robots do not matter",
                card.count,
            )
        if card.kind == "tanks":
            return words.count("Circle {n} water tank", "Circle {n} water tanks", card.count)
        if card.kind == "row_of_tanks":
            return words("Circle {count} water tanks that follow one another", count=card.count)
        return self._zones(card)

    def _zones(self, card: MissionCard) -> str:
        words, sizes = self.words, Counter(card.sizes)
        if len(sizes) == 1:
            size, n = next(iter(sizes.items()))
            return words.count(
                "Complete {n} zone of exactly {size} spaces",
                "Complete {n} zones of exactly {size} spaces",
                n,
                size=size,
            )
        told = words.join([str(size) for size in card.sizes])
        return words("Complete zones of exactly {sizes} spaces", sizes=told)
