"""A second, plain telling of adventure 5, written with lists and no bits, follows random games move by move and must
agree with the rules about every space, every piece of the dome and every scoring line."""

import pytest

from cosmodrome.kernel import Rng
from games.moon.adventure5.dome_table import a_game

TOWERS = {"1": (3, 6), "2": (6, 4), "3": (7, 3), "4": (4, 5)}
"""Levels above and below ground."""
ENDS = {
    "1up3": (6, 3), "1down6": (20, 10), "2up6": (20, 10), "2down4": (10, 5),
    "3up7": (25, 12), "3down3": (6, 3), "4up4": (10, 5), "4down5": (15, 7),
}  # fmt: skip
LAB = [[2, 2, 3, 3, 4], [5, 6, 7, 8, 10], [9, 10, 12, 15, 18]]
SECTIONS = ["L1", "L2", "L3", "L4", "R4", "R3", "R2", "R1"]


class City:
    """One sheet."""

    def __init__(self):
        self.towers = {
            tower: dict.fromkeys(
                [f"{tower}down{n}" for n in range(below, 0, -1)] + [f"{tower}up{n}" for n in range(1, above + 1)]
            )
            for tower, (above, below) in TOWERS.items()
        }
        self.symbols = {level: [0, 0] for level in ("up1", "up2", "up3", "up4", "down1", "down2", "down3", "down4")}
        self.pieces = [[section, index % 2 == 0] for index, section in enumerate(SECTIONS)]
        """What is still to be built, from left to right: the section, and whether it asks for an odd number."""
        self.touched = set()
        """Sections built or half built."""
        self.rows = dict.fromkeys(("missions", "lab", "astronauts", "dome"), 0)
        self.astronauts = self.errors = self.bonus = 0
        self.last = ""

    def fits(self, number, name):
        """Could this number, or an X (None), go there?"""
        tower = self.towers[name[0]]
        names, cells = list(tower), list(tower.values())
        at = names.index(name)
        if cells[at] is not None:
            return False
        if not any(cells):
            return name[1:] in ("up1", "down1")
        if not any(0 <= i < len(cells) and cells[i] is not None for i in (at - 1, at + 1)):
            return False
        if number is None:
            return True
        below = [int(cell) for cell in cells[:at] if cell not in (None, "X")]
        above = [int(cell) for cell in cells[at:] if cell not in (None, "X")]
        return all(cell < number for cell in below) and all(cell > number for cell in above)

    def spaces(self, number):
        return {name for tower in self.towers.values() for name in tower if self.fits(number, name)}

    def write(self, name, value, struck):
        self.towers[name[0]][name] = value
        if name in ENDS:
            self.bonus += ENDS[name][1 if name in struck else 0]

    def buildable(self, odd):
        return {piece[0] for piece in (self.pieces[:1] + self.pieces[-1:]) if piece[1] == odd}

    def build(self, section):
        self.touched.add(section)
        del self.pieces[0 if self.pieces[0][0] == section else -1]

    def cuttable(self):
        whole = [piece[0] for piece in self.pieces]
        return [name for name in whole if whole.count(name) == 1 and name not in self.touched]

    def cut(self, section):
        at = [piece[0] for piece in self.pieces].index(section)
        self.pieces.insert(at, list(self.pieces[at]))

    def lines(self, most):
        filled = [sum(symbols) for symbols in self.symbols.values()]
        lab = sum(LAB[n - 1][self.rows["lab"]] for n in filled if n)
        columns = [[-10, 0, 10, 20, 30], [0, 2, 4, 7, 10]]
        astronauts = columns[0 if self.astronauts == most else 1][self.rows["astronauts"]] if self.astronauts else 0
        return {
            "lab": lab,
            "towers": self.bonus,
            "astronauts": astronauts,
            "dome": -len(self.pieces) * (6 - self.rows["dome"]),
            "errors": -5 * self.errors,
        }


def offered(state, seat, verb):
    told = [state.notate(move).split(" ") for move in state.legal(seat)]
    return {parts[1] for parts in told if parts[0] == verb}


def compare_offers(state, seat, city):
    asks = state.step(seat).asks()
    if asks == "write":
        for pile in range(3):
            if state.piles.choices >> pile & 1:
                number, action = state.piles.numbers[pile], state.piles.actions[pile]
                name = ("robot", "energy", "plant", "water", "astronaut", "planning")[action]
                assert offered(state, seat, f"{number}/{name}") == city.spaces(number)
    elif asks == "cut":
        assert offered(state, seat, "cut") == set(city.cuttable())
    elif asks == "action":
        if offered(state, seat, "x"):
            assert offered(state, seat, "x") == city.spaces(None)
        built = offered(state, seat, "robot")
        assert built <= city.buildable(int(city.towers[city.last[0]][city.last]) % 2 == 1)


def follow(state, seat, text, city, struck):
    verb, _, target = text.partition(" ")
    if "/" in verb:
        number, action = verb.split("/")
        value = sum(int(part) for part in number.replace("+", " ").replace("-", " -").split())
        assert value >= 0
        city.write(target, str(value), struck)
        city.last = target
        city.astronauts += number.lstrip("0123456789") != "" and city.astronauts < 8
        if action == "robot":
            assert offered(state, seat, "robot") == city.buildable(value % 2 == 1)
    elif verb == "robot":
        city.build(target)
    elif verb == "energy":
        city.rows[target] += 1
    elif verb in ("plant", "water"):
        assert target == city.last[1:]
        city.symbols[target][verb == "water"] += 1
    elif verb == "astronaut":
        city.astronauts = min(8, city.astronauts + 1)
    elif verb == "x":
        city.write(target, "X", struck)
    elif verb == "cut":
        city.cut(target)
    elif verb == "error":
        city.errors += 1


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seed", range(12))
def test_the_rules_agree_with_the_plain_model(players, seed):
    state, rng = a_game(players).new(f"plain {seed}"), Rng.seeded(f"plain {seed}")
    cities = [City() for _ in range(players)]
    struck: set[str] = set()
    turn = 1
    while not state.over:
        if state.turn != turn:
            turn = state.turn
            struck = {name for city in cities for name in ENDS if city.towers[name[0]][name] is not None}
        seat = rng.pick(list(state.actors))
        compare_offers(state, seat, cities[seat])
        move = rng.pick(state.legal(seat))
        text = state.notate(move)
        state.play(seat, move)
        follow(state, seat, text, cities[seat], struck)
        most = max(city.astronauts for city in cities)
        for other, city in enumerate(cities):
            lines = state.score_lines(state.sheets, other)
            del lines["missions"]
            assert lines == city.lines(most)
            cells = state.sheet(other).cells(state.board.towers)
            plain = [cell for tower in city.towers.values() for cell in tower.values()]
            assert cells == [-1 if cell is None else 30 if cell == "X" else int(cell) for cell in plain]
