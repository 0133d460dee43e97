"""Notation of Space Missions: every move has one text, the same in every position and every language.

mechanic a            play the mechanic, use its first area
copy engineer b       use an area of a specialist on another pile
back tester           take a played specialist back
+thrust_backup        take an enhancement
develop capsule       one level up
test thrust           look at the top cards of a technology
remove major          a problem that the test has shown; keep: nothing more
place 0               put the next card back, 0 for the top; rest top, rest under
announce 5            a mission; stay: none
build r1 p2           rocket of level 1, payload of level 2
crew 13               special astronauts 1 and 3 go aboard
load capsule training, ready
cancel, go on, pay rocket inspection
fly, spend control_backup, accept
injure 1, lose 2
drop thrust major, drop none
bonus 1, bonus none, look landing
pass
"""

from __future__ import annotations

from cosmodrome.games.missions.data import CRAFT_IDS, TECHNOLOGY_IDS, TOKEN_IDS, MissionsData
from cosmodrome.games.missions.rules.cards import CLEAR, MAJOR, MINOR
from cosmodrome.games.missions.rules.moves import (
    ACCEPT,
    ANNOUNCE,
    AREAS,
    BONUS,
    BUILD,
    CANCEL,
    COPY,
    CREW,
    DEVELOP,
    DROP,
    ENHANCE,
    FLY,
    GO_ON,
    HIT,
    KEEP,
    LOAD,
    LOOK,
    LOSE,
    NO_BONUS,
    NO_DROP,
    PASS,
    PAY,
    PLACE,
    PLAY,
    READY,
    REMOVE,
    REST_ON_TOP,
    REST_UNDER,
    SPEND,
    STAY,
    TAKE_BACK,
    TEST,
)
from cosmodrome.games.missions.rules.race import NUMBERS
from cosmodrome.games.missions.rules.tokens import ENHANCEMENTS
from cosmodrome.kernel import NotationError
from cosmodrome.kernel.bits import bit, members

__all__ = ["MissionsNotation"]

CARDS = {MINOR: "minor", MAJOR: "major", CLEAR: "clear"}
LETTERS = "abcd"
WORDS = {
    PASS: "pass",
    STAY: "stay",
    KEEP: "keep",
    REST_ON_TOP: "rest top",
    REST_UNDER: "rest under",
    READY: "ready",
    CANCEL: "cancel",
    GO_ON: "go on",
    FLY: "fly",
    ACCEPT: "accept",
    NO_DROP: "drop none",
    NO_BONUS: "bonus none",
}


class MissionsNotation:
    """Moves as text and back; it knows the names of the specialists."""

    def __init__(self, data: MissionsData) -> None:
        self._texts = dict(WORDS)
        for card, specialist in enumerate(data.specialist):
            self._texts[TAKE_BACK + card] = f"back {specialist.id}"
            for area in range(len(specialist.areas)):
                self._texts[PLAY + AREAS * card + area] = f"{specialist.id} {LETTERS[area]}"
                self._texts[COPY + AREAS * card + area] = f"copy {specialist.id} {LETTERS[area]}"
        for kind, token in enumerate(TOKEN_IDS):
            if kind < ENHANCEMENTS:
                self._texts[ENHANCE + kind] = f"+{token}"
            self._texts[SPEND + kind] = f"spend {token}"
            for index, craft in enumerate(CRAFT_IDS):
                self._texts[LOAD + len(TOKEN_IDS) * index + kind] = f"load {craft} {token}"
                self._texts[PAY + len(TOKEN_IDS) * index + kind] = f"pay {craft} {token}"
        self._texts |= {DEVELOP + index: f"develop {craft}" for index, craft in enumerate(CRAFT_IDS[:3])}
        for index, technology in enumerate(TECHNOLOGY_IDS):
            self._texts[TEST + index] = f"test {technology}"
            self._texts[LOOK + index] = f"look {technology}"
            self._texts |= {DROP + 4 * index + card: f"drop {technology} {name}" for card, name in CARDS.items()}
        self._texts |= {REMOVE + card: f"remove {CARDS[card]}" for card in (MINOR, MAJOR)}
        self._texts |= {PLACE + place: f"place {place}" for place in range(REST_ON_TOP - PLACE)}
        self._texts |= {ANNOUNCE + mission: f"announce {mission + 1}" for mission in range(NUMBERS)}
        self._texts |= {BUILD + 3 * r + p: f"build r{r + 1} p{p + 1}" for r in range(3) for p in range(3)}
        people = len(data.special_astronaut)
        for crew in range(1, bit(people)):
            self._texts[CREW + crew] = "crew " + "".join(str(astronaut + 1) for astronaut in members(crew))
        for astronaut in range(4):
            self._texts[HIT + astronaut] = f"injure {astronaut + 1}"
            self._texts[LOSE + astronaut] = f"lose {astronaut + 1}"
        self._texts |= {BONUS + index: f"bonus {index + 1}" for index in range(2)}
        self._moves = {text: move for move, text in self._texts.items()}
        assert len(self._moves) == len(self._texts), "two moves have the same notation"

    def notate(self, move: int) -> str:
        """A move as text."""
        if move not in self._texts:
            raise NotationError(f"{move} is not a move of Space Missions.")
        return self._texts[move]

    def parse(self, text: str) -> int:
        """The move that a text means."""
        if text not in self._moves:
            raise NotationError(f"{text!r} is not a move of Space Missions.")
        return self._moves[text]
