"""The moves of Space Missions as integers. Every code means the same in every position.

  0 + 4 * card + area      play a specialist, use one of its areas
 24 + 4 * card + area      copy a specialist that lies on top of another pile
 48 pass   49 launch nothing this year
 50 + card                 take a played specialist back
 56 + kind                 take an enhancement
 62 + craft                develop rocket, satellite or capsule
 66 + technology           test a technology
 72 + problem              remove a problem that the test has shown   76 remove nothing more
 80 + place                put the next card back, 0 for the top   96 the rest on top   97 the rest at the bottom
100 + mission              announce a mission
110 + 3 * rocket + payload the levels to fly with, counted from 0
120 + crew                 the special astronauts aboard, as bits
136 + 8 * craft + kind     load a token   168 ready to launch
170 cancel   171 go on
172 + 8 * craft + kind     give a token up to the event
204 fly the next step
205 + kind                 spend a token on a problem   214 let it happen
216 + astronaut            is injured   220 + astronaut is lost
224 + 4 * technology + card  remove a card that the mission has drawn   248 remove none
250 + bonus                take a bonus of the year   252 take none
254 + technology           look through a technology
"""

from __future__ import annotations

from typing import Final

__all__ = [
    "ACCEPT",
    "ANNOUNCE",
    "AREAS",
    "BONUS",
    "BUILD",
    "CANCEL",
    "COPY",
    "CREW",
    "DEVELOP",
    "DROP",
    "ENHANCE",
    "FLY",
    "GO_ON",
    "HIT",
    "KEEP",
    "LOAD",
    "LOOK",
    "LOSE",
    "NO_BONUS",
    "NO_DROP",
    "PASS",
    "PAY",
    "PLACE",
    "PLAY",
    "READY",
    "REMOVE",
    "REST_ON_TOP",
    "REST_UNDER",
    "SPEND",
    "STAY",
    "TAKE_BACK",
    "TEST",
]

AREAS: Final = 4
"""More than any specialist has."""
PLAY: Final = 0
COPY: Final = 24
PASS: Final = 48
STAY: Final = 49
TAKE_BACK: Final = 50
ENHANCE: Final = 56
DEVELOP: Final = 62
TEST: Final = 66
REMOVE: Final = 72
KEEP: Final = 76
PLACE: Final = 80
REST_ON_TOP: Final = 96
REST_UNDER: Final = 97
ANNOUNCE: Final = 100
BUILD: Final = 110
CREW: Final = 120
LOAD: Final = 136
READY: Final = 168
CANCEL: Final = 170
GO_ON: Final = 171
PAY: Final = 172
FLY: Final = 204
SPEND: Final = 205
ACCEPT: Final = 214
HIT: Final = 216
LOSE: Final = 220
DROP: Final = 224
NO_DROP: Final = 248
BONUS: Final = 250
NO_BONUS: Final = 252
LOOK: Final = 254
