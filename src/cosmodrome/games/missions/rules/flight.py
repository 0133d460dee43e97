"""Phase 6: a mission is flown step by step.

Every step draws cards from technology decks. A problem is solved with tokens of the active spacecraft or by a trained
crew, or it does harm. A crew whose mission is aborted goes on with the step that brings it home.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.missions.rules.agency import IN_FLIGHT, Agency, lamp
from cosmodrome.games.missions.rules.board import ABORT, ALL_ACTIVE, END, LOSE_CREW, MODULE, Harm
from cosmodrome.games.missions.rules.cards import CLEAR, MAJOR, MINOR
from cosmodrome.games.missions.rules.moves import ACCEPT, FLY, HIT, LOSE, SPEND
from cosmodrome.games.missions.rules.race import Race
from cosmodrome.games.missions.rules.tokens import ENHANCEMENTS, TRAINING, count, one
from cosmodrome.kernel.bits import bit, members, size_of
from cosmodrome.kernel.state import Step

__all__ = ["FLY_A_STEP", "active_craft", "injure", "technology_at"]


def active_craft(s: Race, agency: Agency) -> i64:
    """The spacecraft that is active in the running step."""
    return s.card_of(agency).steps[agency.step].craft


def technology_at(s: Race, agency: Agency) -> i64:
    """The technology that was drawn from last."""
    return s.card_of(agency).steps[agency.step].draws[agency.at]


class FlyAStep(Step[Race]):
    """Fly the next step: nothing to choose, but everybody holds their breath."""

    def asks(self) -> str:
        """`fly`."""
        return "fly"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Only forward."""
        return [FLY]

    def play(self, s: Race, seat: i64, move: int) -> None:
        """Draw until the step is over or a problem asks for a decision."""
        s.uncover()
        if s.listening:
            agency = s.agencies[seat]
            s.emit("step", seat, (int(agency.step) + 1, int(active_craft(s, agency))))
        draw_on(s, seat)


def draw_on(s: Race, seat: i64) -> None:
    """Draw card after card, up to the end of the step or a problem that needs a decision."""
    agency = s.agencies[seat]
    card = s.card_of(agency)
    draws = card.steps[agency.step].draws
    while not agency.finished:
        if agency.at == len(draws):
            agency.at = 0
            agency.step += 1
            if agency.step == len(card.steps):
                agency.finished = True
            else:
                s.ask(seat, FLY_A_STEP)
            return
        if draw(s, seat, draws[agency.at]):
            return


def draw(s: Race, seat: i64, technology: i64) -> bool:
    """Draw one card and deal with it; True: the flight waits for a decision or has left the step."""
    agency = s.agencies[seat]
    control = agency.control
    if not control.decks[technology]:
        _light(s, agency, 0, False)
        agency.at += 1
        return False
    s.problem = control.draw(technology)
    if s.listening:
        s.emit("draw", seat, (int(agency.step) + 1, int(technology), int(s.problem)))
    if s.problem == CLEAR:
        _light(s, agency, CLEAR, False)
        agency.at += 1
        return False
    _light(s, agency, s.problem, False)
    return meet_problem(s, seat)


def _light(s: Race, agency: Agency, card: i64, harmed: bool) -> None:
    if s._watched:
        agency.lamps = [*agency.lamps, lamp(agency.step, agency.at, card, harmed)]


def meet_problem(s: Race, seat: i64) -> bool:
    """Ask what to do about the problem, or let it happen if nothing can be done; see `draw` for the answer."""
    if remedies(s, s.agencies[seat]):
        s.ask(seat, SOLVE_THE_PROBLEM)
        return True
    return suffer(s, seat)


def remedies(s: Race, agency: Agency) -> list[int]:
    """The tokens that can be spent on the problem, as moves."""
    technology = technology_at(s, agency)
    printed = s.board.technologies[technology]
    wanted = printed.reduce if s.problem == MAJOR else printed.solve
    heap = agency.load_of(active_craft(s, agency))
    moves = [SPEND + kind for kind in range(ENHANCEMENTS) if wanted >> kind & 1 and count(heap, kind)]
    if (
        wanted >> TRAINING & 1
        and agency.manned
        and count(agency.on_payload, TRAINING)
        and can_repair(s, agency, technology)
    ):
        moves.append(SPEND + TRAINING)
    return moves


def can_repair(s: Race, agency: Agency, technology: i64) -> bool:
    """Is somebody healthy aboard who knows this technology? General astronauts know them all."""
    if not s.set_up.astronauts:
        return agency.healthy != 0
    return any(s.board.special[astronaut] == technology for astronaut in members(agency.healthy))


class SolveTheProblem(Step[Race]):
    """A problem: spend a token on it, or let it happen."""

    def asks(self) -> str:
        """`problem`."""
        return "problem"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Every token that helps, and letting it happen."""
        moves = remedies(s, s.agencies[seat])
        moves.append(ACCEPT)
        return moves

    def play(self, s: Race, seat: i64, move: int) -> None:
        """A major problem becomes a minor one, a minor one is solved."""
        agency = s.agencies[seat]
        if move == ACCEPT:
            waiting = suffer(s, seat)
        else:
            kind: i64 = move - SPEND
            agency.load(agency_craft(s, agency, kind), -one(kind))
            s.supply += one(kind)
            if s.listening:
                s.emit("spend", seat, (int(kind), int(technology_at(s, agency)), int(s.problem)))
            if s.problem == MAJOR:
                s.problem = MINOR
                waiting = meet_problem(s, seat)
            else:
                agency.at += 1
                waiting = False
        if not waiting:
            draw_on(s, seat)


def agency_craft(s: Race, agency: Agency, kind: i64) -> i64:
    """Where a token is taken from: training always from the capsule, enhancements from the active spacecraft."""
    return s.card_of(agency).payload if kind == TRAINING else active_craft(s, agency)


def suffer(s: Race, seat: i64) -> bool:
    """The problem does its harm, one consequence after the other; see `draw` for the answer."""
    agency = s.agencies[seat]
    technology = s.board.technologies[technology_at(s, agency)]
    if s._watched:
        last = agency.lamps[-1]
        agency.lamps = [*agency.lamps[:-1], last | 1]
    s.harms = technology.major if s.problem == MAJOR else technology.minor
    s.harmed = 0
    return harm_on(s, seat)


def harm_on(s: Race, seat: i64) -> bool:
    """Go on with the consequences; True: the flight waits for a decision or has left the step."""
    agency = s.agencies[seat]
    while s.harmed < len(s.harms) and not agency.finished:
        harm: Harm = s.harms[s.harmed]
        s.harmed += 1
        if harm.effect == END:
            fail(s, seat)
            agency.finished = True
        elif harm.effect == ABORT:
            if abort(s, seat):
                return True
        else:
            s.hits = active_crew(s, agency) if harm.count == ALL_ACTIVE else harm.count
            if hit_on(s, seat, harm.effect == LOSE_CREW):
                return True
    if not agency.finished:
        agency.at += 1
    return agency.finished


def active_crew(s: Race, agency: Agency) -> i64:
    """How many ride in the active spacecraft."""
    everybody = size_of(agency.aboard())
    if active_craft(s, agency) != MODULE:
        return everybody
    return min(everybody, s.board.crafts[MODULE][0].riders)


def fail(s: Race, seat: i64) -> None:
    """The step in which a mission fails is the first one that goes wrong."""
    agency = s.agencies[seat]
    if agency.failed == IN_FLIGHT:
        agency.failed = agency.step + 1
        if s.listening:
            s.emit("aborted", seat, (int(agency.failed),))


def abort(s: Race, seat: i64) -> bool:
    """Without a crew the mission is over. A crew goes on with the way home, unless it is on it already.
    True: the step is left."""
    agency = s.agencies[seat]
    fail(s, seat)
    if not agency.aboard():
        agency.finished = True
        return True
    home = s.card_of(agency).abort_step
    if agency.step >= home:
        return False
    agency.step = home
    agency.at = 0
    s.ask(seat, FLY_A_STEP)
    return True


# --- harm to the crew -------------------------------------------------------------------------------------------------


def hit_on(s: Race, seat: i64, losing: bool) -> bool:
    """Injure or lose astronauts, by choice where there is one; True: a choice was asked for."""
    agency = s.agencies[seat]
    while s.hits > 0 and agency.aboard():
        candidates = exposed(s, agency)
        if len(candidates) > 1 and not (losing and s.hits >= size_of(agency.aboard())):
            s.ask(seat, LOSE_ASTRONAUTS if losing else INJURE_ASTRONAUTS)
            return True
        strike(s, seat, candidates[0], losing)
    if agency.manned and not agency.aboard():
        fail(s, seat)
        agency.finished = True
    return False


def exposed(s: Race, agency: Agency) -> list[int]:
    """Whom a hit can meet: special astronauts all differ, of the others one healthy and one injured stand for all."""
    if s.set_up.astronauts:
        return members(agency.aboard())
    return members(agency.healthy)[:1] + members(agency.injured)[:1]


def strike(s: Race, seat: i64, astronaut: i64, losing: bool) -> None:
    """One hit."""
    s.hits -= 1
    if losing or s.agencies[seat].injured >> astronaut & 1:
        lose(s, seat, astronaut)
    else:
        injure(s, seat, astronaut)


def injure(s: Race, seat: i64, astronaut: i64) -> None:
    """A healthy astronaut is injured."""
    agency = s.agencies[seat]
    agency.healthy &= ~bit(astronaut)
    agency.injured |= bit(astronaut)
    if s.listening:
        s.emit("injured", seat, (int(astronaut),))


def lose(s: Race, seat: i64, astronaut: i64) -> None:
    """An astronaut is lost, and victory points with them."""
    agency = s.agencies[seat]
    agency.healthy &= ~bit(astronaut)
    agency.injured &= ~bit(astronaut)
    if not s.set_up.astronauts:
        s.astronauts += 1
    s.earn(seat, -s.board.lost_points)
    if s.listening:
        s.emit("lost", seat, (int(astronaut), int(s.board.lost_points)))


class HarmAstronauts(Step[Race]):
    """Who is injured, or lost: the owner spreads the hits over the whole crew."""

    def __init__(self, losing: bool) -> None:
        self.losing = losing

    def asks(self) -> str:
        """`lose` or `injure`."""
        return "lose" if self.losing else "injure"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Everybody aboard; of astronauts that are alike, one."""
        first = LOSE if self.losing else HIT
        return [first + astronaut for astronaut in exposed(s, s.agencies[seat])]

    def play(self, s: Race, seat: i64, move: int) -> None:
        """Strike, and go on with what is left of the harm, then with the flight."""
        strike(s, seat, move - (LOSE if self.losing else HIT), self.losing)
        if hit_on(s, seat, self.losing) or harm_on(s, seat):
            return
        draw_on(s, seat)


FLY_A_STEP: Final = FlyAStep()
SOLVE_THE_PROBLEM: Final = SolveTheProblem()
INJURE_ASTRONAUTS: Final = HarmAstronauts(False)
LOSE_ASTRONAUTS: Final = HarmAstronauts(True)
