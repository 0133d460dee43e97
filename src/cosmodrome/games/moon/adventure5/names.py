"""What the things on the sheet of adventure 5 are called, in a person's language."""

from __future__ import annotations

from cosmodrome.games.moon.adventure5.data import DomeData
from cosmodrome.games.moon.names import MoonNames
from cosmodrome.kernel.words import Words

__all__ = ["DomeNames"]


class DomeNames(MoonNames):
    """The names, inside a sentence unless they say otherwise. Levels and sections are counted from the ground."""

    def __init__(self, words: Words, data: DomeData) -> None:
        super().__init__(words)
        self.scoring = {
            "missions": words("Missions"),
            "lab": words("Laboratory"),
            "towers": words("Towers"),
            "astronauts": words("Astronauts"),
            "dome": words("Dome"),
            "errors": words("Errors"),
        }
        """The scoring lines, as headings."""
        self.fields = {
            "missions": words("the missions field"),
            "lab": words("the laboratory field"),
            "astronauts": words("the astronauts field"),
            "dome": words("the dome field"),
        }
        """The upgrade fields."""
        self.spaces = [self._space(tower.id, level) for tower in data.tower for level in tower.levels()]
        """Every level of every tower, as the place where something is written."""
        self.levels = [self._level(level.id) for level in data.level]
        """Every level of the laboratory."""
        self.sections = [self._section(index, len(data.section)) for index in range(len(data.section))]
        self.ends = [
            words("the top of tower {tower}", tower=end.tower)
            if end.side == "top"
            else words("the bottom of tower {tower}", tower=end.tower)
            for end in data.end
        ]
        self._cards = {card.id: card for card in data.mission}

    def _space(self, tower: str, level: str) -> str:
        n = level.removeprefix("up").removeprefix("down")
        # Translators: the {place} of "Write {number} in {place}".
        if level.startswith("up"):
            return self.words("tower {tower}, level {n} above ground", tower=tower, n=n)
        return self.words("tower {tower}, level {n} below ground", tower=tower, n=n)

    def _level(self, level: str) -> str:
        n = level.removeprefix("up").removeprefix("down")
        # Translators: the {level} of "circle a plant on {level}".
        if level.startswith("up"):
            return self.words("level {n} of the laboratory above ground", n=n)
        return self.words("level {n} of the laboratory below ground", n=n)

    def _section(self, index: int, sections: int) -> str:
        # Translators: the {section} of "build {section}". Both sides are counted from the ground.
        if 2 * index < sections:
            return self.words("section {n} of the dome on the left", n=index + 1)
        return self.words("section {n} of the dome on the right", n=sections - index)

    def space(self, space: int) -> str:
        """A level of a tower as the place where something is written."""
        return self.spaces[space]

    def struck(self, target: int) -> str:
        """The first value at an end of a tower."""
        return self.words("the high bonus at {end}", end=self.ends[target])

    def mission(self, id: str) -> str:
        """What a mission asks for, as a heading."""
        card, words = self._cards[id], self.words
        match card.kind:
            case "towers":
                return words.count("Fill all levels of {n} tower", "Fill all levels of {n} towers", card.count)
            case "tops":
                return words.count(
                    "Fill the highest level of {n} tower", "Fill the highest level of {n} towers", card.count
                )
            case "levels":
                return words.count(
                    "Circle {symbols} symbols on {n} lab level",
                    "Circle {symbols} symbols on {n} lab levels",
                    card.count,
                    symbols=card.symbols,
                )
            case "dome":
                return words("Build the whole dome")
            case "crosses":
                return words.count("Have an X on {n} level", "Have an X on {n} levels", card.count)
