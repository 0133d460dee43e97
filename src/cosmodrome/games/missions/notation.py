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
from cosmodrome.games.missions.rules import moves as codes
from cosmodrome.games.missions.rules.cards import CLEAR, MAJOR, MINOR
from cosmodrome.games.missions.rules.race import NUMBERS
from cosmodrome.games.missions.rules.tokens import ENHANCEMENTS
from cosmodrome.kernel import NotationError
from cosmodrome.kernel.bits import bit, members

__all__ = ["CARD_NAMES", "LETTERS", "MissionsNotation"]

CARD_NAMES = {MINOR: "minor", MAJOR: "major", CLEAR: "clear"}
LETTERS = "abcd"
WORDS = {
    codes.PASS: "pass",
    codes.STAY: "stay",
    codes.KEEP: "keep",
    codes.REST_ON_TOP: "rest top",
    codes.REST_UNDER: "rest under",
    codes.READY: "ready",
    codes.CANCEL: "cancel",
    codes.GO_ON: "go on",
    codes.FLY: "fly",
    codes.ACCEPT: "accept",
    codes.NO_DROP: "drop none",
    codes.NO_BONUS: "bonus none",
}


class MissionsNotation:
    """Moves as text and back; it knows the names of the specialists."""

    def __init__(self, data: MissionsData) -> None:
        self._texts = dict(WORDS)
        for card, specialist in enumerate(data.specialist):
            self._texts[codes.TAKE_BACK + card] = f"back {specialist.id}"
            for area in range(len(specialist.areas)):
                self._texts[codes.PLAY + codes.AREAS * card + area] = f"{specialist.id} {LETTERS[area]}"
                self._texts[codes.COPY + codes.AREAS * card + area] = f"copy {specialist.id} {LETTERS[area]}"
        for kind, token in enumerate(TOKEN_IDS):
            if kind < ENHANCEMENTS:
                self._texts[codes.ENHANCE + kind] = f"+{token}"
            self._texts[codes.SPEND + kind] = f"spend {token}"
            for index, craft in enumerate(CRAFT_IDS):
                self._texts[codes.LOAD + len(TOKEN_IDS) * index + kind] = f"load {craft} {token}"
                self._texts[codes.PAY + len(TOKEN_IDS) * index + kind] = f"pay {craft} {token}"
        self._texts |= {codes.DEVELOP + index: f"develop {craft}" for index, craft in enumerate(CRAFT_IDS[:3])}
        for index, technology in enumerate(TECHNOLOGY_IDS):
            self._texts[codes.TEST + index] = f"test {technology}"
            self._texts[codes.LOOK + index] = f"look {technology}"
            self._texts |= {
                codes.DROP + 4 * index + card: f"drop {technology} {name}" for card, name in CARD_NAMES.items()
            }
        self._texts |= {codes.REMOVE + card: f"remove {CARD_NAMES[card]}" for card in (MINOR, MAJOR)}
        self._texts |= {codes.PLACE + place: f"place {place}" for place in range(codes.REST_ON_TOP - codes.PLACE)}
        self._texts |= {codes.ANNOUNCE + mission: f"announce {mission + 1}" for mission in range(NUMBERS)}
        self._texts |= {codes.BUILD + 3 * r + p: f"build r{r + 1} p{p + 1}" for r in range(3) for p in range(3)}
        people = len(data.special_astronaut)
        for crew in range(1, bit(people)):
            self._texts[codes.CREW + crew] = "crew " + "".join(str(astronaut + 1) for astronaut in members(crew))
        for astronaut in range(4):
            self._texts[codes.HIT + astronaut] = f"injure {astronaut + 1}"
            self._texts[codes.LOSE + astronaut] = f"lose {astronaut + 1}"
        self._texts |= {codes.BONUS + index: f"bonus {index + 1}" for index in range(2)}
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
