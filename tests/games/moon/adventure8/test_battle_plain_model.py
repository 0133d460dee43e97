"""A second, plain telling of adventure 8, written with lists and words and no bits, follows random games move by move and
must agree with the rules about every offer, every mark and every scoring line."""

import pytest

from cosmodrome.kernel import Rng
from games.moon.adventure8.battle_table import a_game

PLANETS = {
    "P1": ("green", range(4), ["", "", "plant"], 1, 1),
    "P2": ("grey", range(3, 6), ["", "", "", "", "robot"], 1, 1),
    "P3": ("blue", range(5, 8), ["", "", "robot", "", "water"], 2, 1),
    "P4": ("grey", range(7, 10), ["plant", "", "", "", "plant", "", "robot"], 2, 1),
    "P5": ("green", range(9, 12), ["", "", "", "water", "plant"], 2, 1),
    "P6": ("blue", range(11, 14), ["", "", "", "", "water"], 2, 1),
    "P7": ("green", range(13, 18), ["", "", "plant"], 2, 0),
}
ASTEROIDS = [
    "", "plant", "water", "plant", "energy water", "energy energy", "planning planning", "energy energy", "energy water",
    "plant", "water", "plant", "",
]  # fmt: skip
TRACKS = {
    "plant": [0, 2, 4, 7, 10, 13, 17, 21, 25, 30, 35, 40],
    "water": [0, 3, 6, 10, 14, 19, 24, 30, 37, 45],
    "planning": [0, 3, 6, 10, 15, 21, 28, 36],
    "error": [0, 5, 10],
    "green": [2, 3, 4, 6, 8],
    "blue": [2, 4, 6, 8, 10],
    "grey": [4, 5, 6, 9, 12],
}
ACTIONS = ("robot", "energy", "plant", "water", "astronaut", "planning")


class Table:
    """A sheet between two players, who are named by their seats."""

    def __init__(self, near, far):
        self.near, self.far = near, far
        self.planets = {name: [] for name in PLANETS}
        self.moons = {name: [] for name in PLANETS}
        self.symbols = {name: {"plant": data[3], "water": data[4]} for name, data in PLANETS.items()}
        self.asteroids = [None] * 13
        self.boxes = {seat: dict.fromkeys(TRACKS, 0) for seat in (near, far)}
        self.stored = {near: 0, far: 0}
        self.circled = {near: 0, far: 0}

    def free(self, name):
        return len(self.planets[name]) < len(PLANETS[name][2])

    def moons_free(self):
        return [name for name in PLANETS if self.free(name) and len(self.moons[name]) < 2]

    def cost(self, number, name, action):
        """Stored astronauts that it takes to bring a number to a planet."""
        for helpers in range(9):
            if any(abs(number - wanted) <= 2 * helpers for wanted in PLANETS[name][1]):
                return max(0, helpers - (action == "astronaut"))
        raise AssertionError(name)

    def next_asteroid(self, seat):
        order = range(13) if seat == self.near else range(12, -1, -1)
        return next((n for n in order if self.asteroids[n] is None), None)

    def cross(self, seat, track):
        self.boxes[seat][track] = min(self.boxes[seat][track] + 1, len(TRACKS[track]) - 1)

    def mine(self, seat, asteroid):
        self.asteroids[asteroid] = seat
        for bonus in ASTEROIDS[asteroid].split():
            if bonus in ("plant", "water"):
                self.cross(seat, bonus)

    def strength(self, seat, name):
        return (self.planets[name] + self.moons[name]).count(seat)

    def lines(self, seat):
        other = self.far if seat == self.near else self.near
        boxes, found = self.boxes[seat], {}
        for kind in ("green", "blue", "grey"):
            held = [
                name
                for name, data in PLANETS.items()
                if data[0] == kind and self.strength(seat, name) >= max(1, self.strength(other, name))
            ]
            found[kind] = len(held) * TRACKS[kind][boxes[kind]]
        return {
            "plants": TRACKS["plant"][boxes["plant"]],
            "water": TRACKS["water"][boxes["water"]],
            **found,
            "planning": -TRACKS["planning"][boxes["planning"]],
            "errors": -TRACKS["error"][boxes["error"]],
        }


def expected_offers(state, seat, table):
    """The moves that open a turn."""
    found = set()
    for pile in range(3):
        number, action = state.piles.numbers[pile], ACTIONS[state.piles.actions[pile]]
        for name in PLANETS:
            if table.free(name) and table.cost(number, name, action) <= table.stored[seat]:
                found.add(f"{number}/{action} {name}.{len(table.planets[name]) + 1}")
    return found or {"error"}


def follow(seat, text, table):
    verb, _, target = text.partition(" ")
    if "/" in verb:
        number, action = verb.split("/")
        name = target.split(".")[0]
        used = table.cost(int(number), name, action)
        table.stored[seat] -= used
        if action == "astronaut" and table.circled[seat] < 6:
            table.stored[seat] += 1
            table.circled[seat] += 1
        bonus = PLANETS[name][2][len(table.planets[name])]
        table.planets[name].append(seat)
        if bonus in ("plant", "water"):
            table.cross(seat, bonus)
        elif bonus == "robot" and table.next_asteroid(seat) is not None:
            table.mine(seat, table.next_asteroid(seat))
    elif verb == "error":
        table.cross(seat, "error")
    elif verb == "robot":
        assert int(target[1:]) - 1 == table.next_asteroid(seat)
        table.mine(seat, int(target[1:]) - 1)
    elif verb in ("plant", "water"):
        table.symbols[target][verb] -= 1
        table.cross(seat, verb)
    elif verb in ("energy", "improve"):
        table.cross(seat, target)
    elif verb in ("planning", "moon"):
        table.moons[target].append(seat)
        if verb == "planning":
            table.cross(seat, "planning")


def compare(state, seat, asks, offers, table, written):
    if asks == "write":
        assert offers == expected_offers(state, seat, table)
    elif asks == "moon":
        assert offers == {f"moon {name}" for name in table.moons_free()}
    elif asks == "improve":
        assert offers == {f"improve {kind}" for kind in ("green", "blue", "grey") if table.boxes[seat][kind] < 4}
    elif asks == "action":
        action, name = written
        wanted = {
            "robot": lambda: {f"robot a{table.next_asteroid(seat) + 1}"},
            "energy": lambda: {f"energy {kind}" for kind in ("green", "blue", "grey") if table.boxes[seat][kind] < 4},
            "plant": lambda: {f"plant {name}"} if table.symbols[name]["plant"] else set(),
            "water": lambda: {f"water {name}"} if table.symbols[name]["water"] else set(),
            "planning": lambda: {f"planning {name}" for name in table.moons_free()},
        }[action]()
        assert offers == {"pass"} | wanted
        assert wanted, "a question without an answer"


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seed", range(10))
def test_the_rules_agree_with_the_plain_model(players, seed):
    state, rng = a_game(players).new(f"plain {seed}"), Rng.seeded(f"plain {seed}")
    tables = [Table(at, (at + 1) % players) for at in range(players)]
    written = [("", "")] * players
    while not state.over:
        seat = rng.pick(list(state.actors))
        asks, legal = state.step(seat).asks(), state.legal(seat)
        table = tables[seat] if state.turn % 2 else tables[seat - 1]
        compare(state, seat, asks, {state.notate(move) for move in legal}, table, written[seat])
        move = rng.pick(legal)
        text = state.notate(move)
        if "/" in text:
            written[seat] = (text.split(" ")[0].split("/")[1], text.split(" ")[1].split(".")[0])
        state.play(seat, move)
        if not text.startswith("mission"):
            follow(seat, text, table)
        for other in range(players):
            left, right = tables[other].lines(other), tables[other - 1].lines(other)
            lines = state.score_lines(state.sheets, other)
            del lines["missions"]
            assert lines == {line: left[line] + right[line] for line in left}
