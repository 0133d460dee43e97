"""Adventure 1 written a second time, as plainly as possible, and played beside the real rules.

The model knows no packed integers, no steps and no data file: a sheet is a dictionary of spaces, a chain is a list of
effects still to be used, and the printed table is the tests' own. After every move both must offer the same moves, and
after every phase both must show the same sheets.
"""

from itertools import pairwise

import pytest

from cosmodrome.kernel import Rng
from printed_launch import QUARTERS, TRACK
from tables import LaunchTable, a_game, load_carefully, play_on

SIGNS = {quarter.floor: quarter.action for quarter in QUARTERS}
SPACES = {
    floor: [space for quarter in QUARTERS if quarter.floor == floor for space in quarter.spaces] for floor in SIGNS
}
ALL = [space for spaces in SPACES.values() for space in spaces]
QUARTER_OF = {space: quarter for quarter in QUARTERS for space in quarter.spaces}
INACTIVE = [quarter.id for quarter in QUARTERS if quarter.inactive]
MISSIONS = {
    "A1": (3, 2, ["astro1", "astro2", "water"]),
    "A2": (4, 2, ["robot1", "robot2", "planning"]),
    "B1": (3, 2, ["energy"]),
    "B2": (3, 2, ["plant", "wild"]),
    "C1": (2, 1, "ten X"),
    "C2": (3, 2, "five open errors"),
}


class PlainSheet:
    def __init__(self):
        self.written = {}
        self.arrows, self.fired, self.missions = set(), set(), {}
        self.rockets = self.errors = self.repaired = self.finals = 0
        self.open = []
        """What is left to use of completed quarters, the youngest last: `[activations, buildings]`."""

    def fits(self, space, number):
        floor = space.partition(".")[0]
        if space in self.written:
            return False
        row = [self.written.get(other) if other != space else number for other in SPACES[floor]]
        numbers = [mark for mark in row if mark not in (None, "X")]
        return all(low < high for low, high in pairwise(numbers))

    def cross(self, count):
        for _ in range(count):
            if self.rockets < 31:
                self.rockets += 1
            elif self.repaired < self.errors:
                self.repaired += 1
            elif self.finals < 8:
                self.finals += 1

    def fill(self, space, mark, struck):
        self.written[space] = mark
        quarter = QUARTER_OF[space]
        if any(other not in self.written for other in quarter.spaces):
            return
        self.cross(quarter.rockets + (quarter.inactive if quarter.id in self.arrows else 0))
        self.fired |= {(quarter.id, n) for n in range(quarter.sabotages)} - struck
        self.open.append([quarter.activations, quarter.buildings])

    def activatable(self):
        return [
            quarter.id
            for quarter in QUARTERS
            if quarter.inactive and quarter.id not in self.arrows and any(s not in self.written for s in quarter.spaces)
        ]

    def effects(self):
        """The answers to the youngest open effects; what has no target is dropped."""
        while self.open:
            activations, buildings = self.open[-1]
            moves = [f"+ {quarter}" for quarter in self.activatable()] if activations else []
            empty = [space for space in ALL if space not in self.written]
            if buildings and empty:
                moves += ["pass", *(f"x {space}" for space in empty)]
            if moves:
                return moves
            self.open.pop()
        return []

    def use(self, move, struck):
        left = self.open[-1]
        if move == "pass":
            left[1] = 0
        elif move.startswith("+ "):
            left[0] -= 1
            self.arrows.add(move[2:])
        else:
            left[1] -= 1
            self.fill(move[2:], "X", struck)

    def holds(self, mission):
        wanted = MISSIONS[mission][2]
        if wanted == "ten X":
            return list(self.written.values()).count("X") >= 10
        if wanted == "five open errors":
            return self.errors - self.repaired >= 5
        return all(space in self.written for floor in wanted for space in SPACES[floor])

    def launched(self):
        return self.rockets == 31 and self.errors == self.repaired

    def score(self):
        boxes = [box for line, (_, box) in enumerate(TRACK) if sum(n for n, _ in TRACK[: line + 1]) > self.rockets]
        return (boxes[0] if boxes else 150) - 5 * (self.errors - self.repaired)


class PlainLaunch:
    def __init__(self, players, missions):
        self.sheets = [PlainSheet() for _ in range(players)]
        self.missions, self.flipped, self.struck = missions, set(), set()
        self.start()

    def start(self):
        self.phase, self.waiting = "write", set(range(len(self.sheets)))
        self.begun = set()

    def offers(self, seat, combinations):
        sheet = self.sheets[seat]
        if seat not in self.waiting:
            return []
        if self.phase == "missions":
            return ["pass", *(f"mission {mission[0]}" for mission in self.missions_for(sheet))]
        if seat in self.begun:
            return sheet.effects()
        writes = [
            f"{number}/{action} {space}"
            for number, action in combinations
            for floor in SPACES
            if SIGNS[floor] in (action, "wild")
            for space in SPACES[floor]
            if sheet.fits(space, number)
        ]
        return writes or ["error"]

    def missions_for(self, sheet):
        return [mission for mission in self.missions if mission[0] not in sheet.missions and sheet.holds(mission)]

    def play(self, seat, move):
        sheet = self.sheets[seat]
        if self.phase == "missions":
            if move != "pass":
                mission = next(mission for mission in self.missions if mission[0] == move[-1])
                value = MISSIONS[mission][mission[0] in self.flipped]
                sheet.missions[mission[0]] = value
                sheet.cross(value)
            if move == "pass" or not self.missions_for(sheet):
                self.waiting.remove(seat)
        elif move == "error":
            sheet.errors += 1
            self.waiting.remove(seat)
        else:
            if seat in self.begun:
                sheet.use(move, self.struck)
            else:
                self.begun.add(seat)
                card, space = move.split(" ")
                sheet.fill(space, int(card.split("/")[0]), self.struck)
            if not sheet.effects():
                self.waiting.remove(seat)
        if not self.waiting:
            self.resolve()

    def resolve(self):
        if self.phase == "write":
            self.sabotage()
            self.phase = "missions"
            self.waiting = {seat for seat, sheet in enumerate(self.sheets) if self.missions_for(sheet)}
            if self.waiting:
                return
        self.flipped |= {letter for sheet in self.sheets for letter in sheet.missions}
        if any(
            sheet.launched() or len(sheet.missions) == 3 or sheet.errors == 8 or len(sheet.written) == 53
            for sheet in self.sheets
        ):
            self.phase = "over"
        else:
            self.start()

    def sabotage(self):
        fired = set().union(*(sheet.fired for sheet in self.sheets))
        for symbol in fired:
            for sheet in self.sheets:
                if symbol not in sheet.fired and sheet.errors < 8:
                    sheet.errors += 1
        self.struck |= fired
        for sheet in self.sheets:
            sheet.fired = set()

    def winners(self):
        seats = list(range(len(self.sheets)))
        launched = [seat for seat in seats if self.sheets[seat].launched()]
        if launched:
            most = max(self.sheets[seat].finals for seat in launched)
            seats = [seat for seat in launched if self.sheets[seat].finals == most]
        else:
            best = max(sheet.score() for sheet in self.sheets)
            seats = [seat for seat in seats if self.sheets[seat].score() == best]
        fewest = min(self.sheets[seat].errors for seat in seats)
        return [seat for seat in seats if self.sheets[seat].errors == fewest]


def same_sheets(s, model):
    for seat, plain in enumerate(model.sheets):
        sheet = s.state.sheet(seat)
        marks = [str(plain.written.get(space, ".")) for floor in SPACES for space in SPACES[floor]]
        assert " ".join(s.floor(seat, floor) for floor in SPACES).split() == marks
        assert (sheet.rockets, sheet.errors, sheet.repaired) == (plain.rockets, plain.errors, plain.repaired)
        assert sheet.finals == plain.finals
        assert s.activated(seat) == [quarter for quarter in INACTIVE if quarter in plain.arrows]
        assert s.missions(seat) == plain.missions
        assert sheet.score(s.board) == plain.score()
        assert sheet.launched(s.board) == plain.launched()
    assert sorted(s.struck_sabotages) == sorted(quarter for quarter, _ in model.struck)


def play_beside_the_model(players, seed, play):
    s = LaunchTable(a_game(players, seed))
    model = PlainLaunch(players, [mission.id for mission in s.state.missions])
    rng = Rng.seeded(f"beside {seed}")
    while not s.state.over:
        shown = [(int(number), action) for number, action in (text.split("/") for text in s.combinations)]
        for seat in range(players):
            offered = s.offers(seat)
            assert len(set(offered)) == len(offered)
            assert set(offered) == set(model.offers(seat, shown)), f"seat {seat}, turn {s.turn}"
        before, turn = s.clone(), s.turn
        play(s.state, rng, moves=1)
        seat, move = s.state.moves[-1]
        model.play(seat, before.state.notate(move))
        if s.turn != turn or s.state.over or s.phase == "mission":
            same_sheets(s, model)
    same_sheets(s, model)
    assert model.phase == "over"
    assert s.state.scores == [sheet.score() for sheet in model.sheets]
    assert s.state.winners == model.winners()


@pytest.mark.parametrize("play", [play_on, load_carefully])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_rules_and_the_plain_model_agree(players, play):
    for seed in range(4):
        play_beside_the_model(players, seed, play)


@pytest.mark.slow
@pytest.mark.parametrize("play", [play_on, load_carefully])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_rules_and_the_plain_model_agree_in_many_games(players, play):
    for seed in range(100, 120):
        play_beside_the_model(players, seed, play)
