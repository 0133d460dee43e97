"""What the things on the sheet of adventure 6 are called, in a person's language."""

from __future__ import annotations

from cosmodrome.games.moon.adventure6.data import LineData, VirusData
from cosmodrome.games.moon.names import WildNames
from cosmodrome.kernel.words import Words

__all__ = ["VirusNames", "sentence"]


class VirusNames(WildNames):
    """Names and short phrases. Quarters are called by side and floor, as printed on the drawing: M3."""

    def __init__(self, words: Words, data: VirusData) -> None:
        super().__init__(words)
        self.scoring = {
            "missions": words("Missions"),
            "plants": words("Plants"),
            "water": words("Water"),
            "quarters": words("Quarters"),
            "infected": words("Infected"),
            "errors": words("System errors"),
        }
        """The scoring lines."""
        self.quarters = [quarter.id for quarter in data.quarter]
        self._cards = {card.id: card for card in data.mission}
        self._places = [
            # Translators: the {place} of "Write {number} in {place}".
            words("quarter {quarter}, space {space}", quarter=quarter.id, space=n)
            for quarter in data.quarter
            for n in range(1, quarter.spaces + 1)
        ]
        self._walkways = [
            # Translators: {one} and {other} are called as on the sheet, like M2 and M3.
            words("the walkway between {one} and {other}", one=walkway.between[0], other=walkway.between[1])
            for walkway in data.walkway
        ]
        self._viruses = {
            "grey": words("the grey virus"),
            "red": words("the red virus"),
            "green": words("the green virus"),
            "purple": words("the purple virus"),
            "blue": words("the blue virus"),
            "yellow": words("the yellow virus"),
        }
        self._signs = [self._sign(data, line) for track in data.track for line in data.lines_of(track.id) if line.sign]
        self._strain_of = {quarter: strain.id for strain in data.virus for quarter in strain.quarters}

    def _sign(self, data: VirusData, line: LineData) -> str:
        words = self.words
        if data.wakes(line.sign):
            return words("the sign of {virus}", virus=self.strain(line.sign))
        n = data.lines_of(line.track).index(line) + 1
        if line.track == "plant":
            return words("the propagation on line {n} of the plants", n=n)
        return words("the propagation on line {n} of the water", n=n)

    def struck(self, target: int) -> str:
        """A sign on a track."""
        return self._signs[target]

    def space(self, space: int) -> str:
        """A space as the place where something is written."""
        return self._places[space]

    def walkway(self, walkway: int) -> str:
        """A walkway as something that is closed."""
        return self._walkways[walkway]

    def strain(self, id: str) -> str:
        """A virus by its colour; a pack may have others."""
        return self._viruses.get(id) or self.words("the virus {name}", name=id)

    def virus_of(self, quarter: int) -> str:
        """The virus that has its target in a quarter."""
        return self.strain(self._strain_of[self.quarters[quarter]])

    def mission(self, id: str) -> str:
        """What a mission asks for."""
        card, words, n = self._cards[id], self.words, self._cards[id].count
        if card.quarters:
            return words("Close all walkways of quarters {quarters}", quarters=words.join(card.quarters))
        if card.kind == "quarters":
            return words.count("Evacuate {n} quarter", "Evacuate {n} quarters", n)
        if card.kind == "floors":
            return words.count("Evacuate all quarters of {n} floor", "Evacuate all quarters of {n} floors", n)
        if card.kind == "quarantine":
            return words.count("Close all walkways of {n} quarter", "Close all walkways of {n} quarters", n)
        if card.kind == "energies":
            return words.count("Circle all energies on {n} floor", "Circle all energies on {n} floors", n)
        return words.count(
            "Circle all plants and water tanks on {n} floor", "Circle all plants and water tanks on {n} floors", n
        )


def sentence(text: str) -> str:
    """A phrase as the beginning of a sentence."""
    return text[:1].upper() + text[1:]
