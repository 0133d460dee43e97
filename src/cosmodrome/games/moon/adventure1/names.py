"""What the things on the sheet of adventure 1 are called, in a person's language.

Whatever depends on the printed sheet is built from its data, so that a pack is told truly.
"""

from __future__ import annotations

from cosmodrome.games.moon.adventure1.data import Floor, LaunchData, MissionCard
from cosmodrome.games.moon.data import WILD
from cosmodrome.games.moon.names import WildNames
from cosmodrome.games.moon.rules.adventure1 import LaunchBoard
from cosmodrome.kernel.words import Words

__all__ = ["LaunchNames"]


class LaunchNames(WildNames):
    """What the things on the sheet are called.

    >>> from cosmodrome.games.moon.adventure1.text import launch_text
    >>> names = launch_text("en").names
    >>> names.space(0), names.quarter(0), names.mission("B1")
    ('the upper astronaut floor, space 1', 'all of the upper astronaut floor', 'Fill the energy floor')
    """

    def __init__(self, words: Words, data: LaunchData, board: LaunchBoard) -> None:
        super().__init__(words)
        self.board = board
        # Translators: in small letters an action is the {kind} of "the {kind} floor", in the form needed there.
        self._kinds = {
            "robot": words("robot"),
            "energy": words("energy"),
            "plant": words("plant"),
            "water": words("water"),
            "astronaut": words("astronaut"),
            "planning": words("planning"),
            WILD: words("wild"),
        }
        self._data = data
        self._cards = {card.id: card for card in data.mission}
        self.floors = [self._floor(floor) for floor in data.floor]
        """Each floor inside a sentence, with its article: "the energy floor"."""
        self._quarters = self._numbered()

    def _floor(self, floor: Floor) -> str:
        words, kind = self.words, self._kinds[floor.action]
        storeys = [other.storey for other in self._data.floor if other.action == floor.action]
        if len(storeys) == 1:
            # Translators: a floor with its article, in the form that "on {floor}" and "of {floor}" need.
            return words("the {kind} floor", kind=kind)
        if len(storeys) > 2:
            return words("the {kind} floor on level {storey}", kind=kind, storey=floor.storey)
        if floor.storey == max(storeys):
            return words("the upper {kind} floor", kind=kind)
        return words("the lower {kind} floor", kind=kind)

    def space(self, space: int) -> str:
        """A space by its floor and its number there from the left, as the place where something is written."""
        zone = self.board.floor_of[space]
        # Translators: the {place} of "Write {number} on {place}".
        return self.words("{floor}, space {space}", floor=self.floors[zone.index], space=space - zone.first + 1)

    def quarter(self, index: int) -> str:
        """A quarter as something that is filled."""
        floor, number = self._quarters[index]
        if not number:
            return self.words("all of {floor}", floor=floor)
        return self.words("quarter {quarter} of {floor}", quarter=number, floor=floor)

    def in_quarter(self, index: int) -> str:
        """A quarter as the place where something is."""
        floor, number = self._quarters[index]
        if not number:
            return self.words("on {floor}", floor=floor)
        return self.words("in quarter {quarter} of {floor}", quarter=number, floor=floor)

    def struck(self, target: int) -> str:
        """A sabotage; two in one quarter are alike."""
        index = next(i for i, quarter in enumerate(self.board.quarters) if quarter.sabotages >> target & 1)
        return self.words("the sabotage {place}", place=self.in_quarter(index))

    def _numbered(self) -> list[tuple[str, int]]:
        """For each quarter its floor and its number there from the left, 0 if it is the whole floor."""
        found: list[tuple[str, int]] = []
        for floor, name in zip(self._data.floor, self.floors, strict=True):
            size = len(self._data.quarters_of(floor.id))
            found += [(name, number) for number in range(1, size + 1)] if size > 1 else [(name, 0)]
        return found

    def mission(self, id: str) -> str:
        """What a mission asks for."""
        card, words = self._cards[id], self.words
        if card.kind == "floors":
            return words("Fill {floors}", floors=words.join(self._mission_floors(card)))
        if card.kind == "crosses":
            return words("Write {n} X with building effects", n=card.count)
        return words.count(
            "Have {n} system error circled and not crossed off",
            "Have {n} system errors circled and not crossed off",
            card.count,
        )

    def _mission_floors(self, card: MissionCard) -> list[str]:
        """Each floor; two of the same action are told as a pair."""
        told: list[str] = []
        for floor, name in zip(self._data.floor, self.floors, strict=True):
            if floor.id not in card.floors:
                continue
            alike = [other.id for other in self._data.floor if other.action == floor.action]
            pair = len(alike) == 2 and set(alike) <= set(card.floors)
            phrase = self.words("both {kind} floors", kind=self._kinds[floor.action]) if pair else name
            if phrase not in told:
                told.append(phrase)
        return told

    def rockets(self, n: int) -> str:
        """So many rockets."""
        return self.words.count("{n} rocket", "{n} rockets", n)
