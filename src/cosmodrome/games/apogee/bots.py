"""The judge of Apogee: it plans the next useful launch and lets everything else serve it.

It gathers the cards of the best rocket within reach, builds it, sells what it does not need, keeps a team that the Space
Operations Center accepts, tests the engines for spare dice, and launches. It works from its own cards and the open table.
"""

from __future__ import annotations

from typing import Final, cast

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.judge import Judge
from cosmodrome.bots.remembering import experience_of
from cosmodrome.games.apogee.chance import share
from cosmodrome.games.apogee.crew import Crew
from cosmodrome.games.apogee.planning import Planner, Rocket
from cosmodrome.games.apogee.rules.apogee import Apogee
from cosmodrome.games.apogee.rules.components import FARTHEST, INVESTORS, NONE, PAYLOAD
from cosmodrome.games.apogee.rules.launch import launch_roll, pays_for_fire
from cosmodrome.games.apogee.rules.missions import farthest, progress
from cosmodrome.games.apogee.rules.moves import (
    ASSIGN,
    BUILD,
    DIRECTOR,
    DISMISS,
    DROP,
    JUNIOR,
    KEEP,
    LAUNCH,
    NATION,
    PASS,
    POSTS,
    REPLACE,
    SELL,
    SELL_BUILT,
    SENIOR,
    SPECIALTY,
    SPEND_DIE,
    STATIC_FIRE,
    TAKE,
)
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

__all__ = ["BOTS", "Controller", "judge_for"]

GRAIN: Final = 1000
REFRESH: Final = 0.004
"""More than a whim."""
PLANNED: Final = 3.0
"""What the planned move counts more than any other."""
NEXT_LAUNCH: Final = 25.0
"""What a rocket that can fly is worth beside the Mission, which is 100."""
CREDIT: Final = 0.03
PATIENCE: Final = 4
"""Rounds without a plan that flies before the pad is emptied."""
FAVOURITES: Final = (
    "gain_credits",
    "draw_rnd",
    "hire_seniors",
    "take_from_row",
    "build_free",
    "sell_any",
    "operations_authority",
    "thrust",
    "sell_built",
    "keep_first_stage",
    "dismiss_any",
)
"""Directors by their power, the dearest first."""


class Controller(Judge):
    """Plays to the Mission."""

    def __init__(self) -> None:
        super().__init__()
        self.swing = 20.0
        self.rounds = 2
        self.grows = False
        self._stalled: dict[int, tuple[int, int]] = {}

    def rate(self, world: State, seat: int, moves: list[int], rng: Rng) -> list[float]:
        """The move that the plan asks for counts most; then cards by what they would mean."""
        s = cast("Apogee", world)
        self._look(s, seat)
        answer = Answer(s, seat, moves, rng, restless=self.restless(seat))
        step = s.step(seat)
        assert step is not None
        chosen = answer.to(step.asks())
        return [PLANNED if move == chosen else 0.0 for move in moves]

    def sketch(self, world: State, seat: int, moves: list[int], glances: int, rng: Rng) -> int:
        """What the plan asks for."""
        s = cast("Apogee", world)
        step = s.step(seat)
        assert step is not None
        return Answer(s, seat, moves, rng, restless=self.restless(seat)).to(step.asks())

    def worth(self, world: State, seat: int) -> float:
        """How far the Mission has come, and how near the next launch is; the Mission itself is worth 100."""
        s = cast("Apogee", world)
        company = s.companies[seat]
        plan = Planner(s, seat).best()
        return progress(s, seat) + NEXT_LAUNCH * min(plan.value, 2.0) + CREDIT * min(int(company.credits), 200)

    def traits(self, world: State, seat: int) -> list[float]:
        """The Mission, the rocket that is planned for it, money, people, cards and flights."""
        s = cast("Apogee", world)
        company, planner = s.companies[seat], Planner(s, seat)
        plan = planner.best()
        funds = float(min(int(company.credits), 200))
        found = [progress(s, seat), min(plan.value, 2.0), 1.0 if plan.flies else 0.0, plan.coverage, float(plan.roll)]
        found += [float(plan.cost), max(0.0, plan.cost - funds), float(len(plan.missing)), plan.task.weight]
        found += [funds, float(company.dice), float(int(company.engineers).bit_count())]
        found += [float(int(company.specialists).bit_count()), float(len(company.reserve)), float(len(company.pad))]
        found += [float(len(company.flights)), float(int(company.investors).bit_count())]
        return [*found, float(int(company.operators).bit_count()), float(int(company.builders).bit_count())]

    def clock(self, world: State) -> int:
        """The round."""
        return int(cast("Apogee", world).round)

    def restless(self, seat: int) -> bool:
        """Has no plan been good enough to fly for some rounds?"""
        return self._stalled.get(seat, (0, 0))[1] > PATIENCE

    def _look(self, s: Apogee, seat: int) -> None:
        """Once a round: does the plan fly?"""
        seen, stalled = self._stalled.get(seat, (NONE, 0))
        if seen != s.round:
            best = Planner(s, seat, restless=self.restless(seat)).best()
            self._stalled[seat] = (int(s.round), 0 if best.flies and not best.task.clears else stalled + 1)


class Answer:
    """One decision."""

    def __init__(self, s: Apogee, seat: int, moves: list[int], rng: Rng, *, restless: bool) -> None:
        self.s = s
        self.seat = seat
        self.moves = moves
        self.rng = rng
        self.company = s.companies[seat]
        self.restless = restless
        self.planner = Planner(s, seat, restless=restless)

    def to(self, asks: str) -> int:
        """The answer to a question."""
        match asks:
            case "director":
                return min(self.moves, key=self._taste)
            case "starters":
                return SENIOR if self._authority_wanted() > 80 else JUNIOR
            case "assign":
                return self._assign()
            case "build":
                return self._build()
            case "keep":
                return max(self.moves, key=lambda move: self._gain(move - KEEP))
            case "design" | "take":
                takes = [move for move in self.moves if move >= TAKE]
                return max(takes, key=lambda move: self._gain(move - TAKE))
            case "replace":
                return self._replace()
            case "sell" | "sell_any":
                return self._sale() or (PASS if PASS in self.moves else self._least(SELL))
            case "sell_built":
                return self._strip()
            case "free_build":
                return self._free_build()
            case "drop":
                return self._least(DROP)
            case "strike":
                return max(self.moves, key=lambda move: int(self.s.box.technologies[move - DROP].cost))
            case "discharge":
                return self._dismissal()
            case "dismiss_any":
                return PASS if PASS in self.moves else self._dismissal()
            case "turn":
                return self._turn()
            case "buy_die" | "retry":
                return SPEND_DIE
        return self.moves[self.rng.below(len(self.moves))]

    # --- cards --------------------------------------------------------------------------------------------------------------------

    def _gain(self, kind: int) -> float:
        """What a card more would mean: for the rocket, for an Investor, or to be sold."""
        value = self.planner.best([kind]).value + self._refresh(kind)
        return value + self._sponsor(kind, "acquire") + 0.2 * self._sponsor(kind, "build") + self._whim()

    def _refresh(self, kind: int) -> float:
        """A little more for a card of a row in which something is missing: taking it opens another."""
        wanted = self.planner.best().coverage < 1
        return REFRESH if wanted and self.s.box.technologies[kind].slot == PAYLOAD else 0.0

    def _sponsor(self, kind: int, act: str) -> float:
        """What Investors would give for acquiring or building a card."""
        s, total = self.s, 0.0
        for index in s.investor_row:
            if index != NONE and s.box.investors[index].act == act and s.box.investors[index].kinds >> kind & 1:
                total += 0.6 if s.goal.kind == INVESTORS else 0.0015 * int(s.reward_of(s.box.investors[index]))
        return total

    def _whim(self) -> float:
        return 0.002 * int(self.rng.below(GRAIN)) / GRAIN

    def _needed(self, kind: int) -> float:
        """What the plan would lose without a card of the reserve."""
        return self.planner.best().value - self.planner.best(without=kind).value

    def _least(self, base: int) -> int:
        """The card that is missed least."""
        return min(
            self.moves, key=lambda move: (self._needed(move - base), self._whim()) if move >= base else (99.0, 0.0)
        )

    def _sale(self) -> int:
        """A card to sell now, 0 for none: what the plan can do without."""
        spare = [move for move in self.moves if SELL <= move < DROP and self._needed(move - SELL) < 0.004]
        if not spare:
            return 0
        return min(spare, key=lambda move: (self._promise(move - SELL), self._whim()))

    def _promise(self, kind: int) -> float:
        """What a spare card may still be good for: an Investor, or another rocket."""
        technology = self.s.box.technologies[kind]
        return (
            self._sponsor(kind, "build")
            + 0.01 * int(technology.thrust - technology.mass)
            + 0.001 * int(technology.cost)
        )

    def _strip(self) -> int:
        """Sell the built card that is worth least to the rocket."""
        return min(self.moves, key=lambda move: int(self.s.box.technologies[move - SELL_BUILT].cost))

    def _replace(self) -> int:
        """The row that offers least."""
        rows = self.s.rows

        def offer(move: int) -> float:
            return max((self._gain(kind) for kind in rows[move - REPLACE] if kind != NONE), default=0.0)

        return min(self.moves, key=offer)

    # --- engineers ----------------------------------------------------------------------------------------------------------------

    def _authority_wanted(self) -> int:
        tasks = self.planner.tasks
        return max((self.s.box.authority[task.destination] for task in tasks), default=0)

    def _assign(self) -> int:
        posts = Crew(self.s, self.seat, self.planner).posts()
        for engineer in members(self.company.engineers & ~self.company.placed()):
            move = ASSIGN + POSTS * engineer + posts.get(engineer, NONE)
            if engineer in posts and move in self.moves:
                return move
        return PASS

    def _dismissal(self) -> int:
        """The engineer with the least authority, unless a specialty is dear."""
        leaving = [move for move in self.moves if DISMISS <= move < ASSIGN]
        return min(leaving, key=lambda move: int(self.s.box.engineers[move - DISMISS].authority))

    # --- construction -------------------------------------------------------------------------------------------------------------

    def _build(self) -> int:
        """What the plan needs, what pays comes first; and whatever an Investor rewards beyond its cost."""
        plan = Crew(self.s, self.seat, self.planner).to_build()
        for kind in self.company.plan:
            if kind in plan:
                plan.remove(kind)
        for kind in plan:
            if BUILD + kind in self.moves:
                return BUILD + kind
        return PASS

    def _free_build(self) -> int:
        plan = self.planner.best()
        wanted = [move for move in self.moves if move >= BUILD and move - BUILD in plan.missing]
        if wanted:
            return max(wanted, key=lambda move: int(self.s.box.technologies[move - BUILD].cost))
        return PASS if PASS in self.moves else self.moves[-1]

    # --- the Director's turn ------------------------------------------------------------------------------------------------------

    def _turn(self) -> int:
        """Launch if it helps, testing first; then hire, test and sell; a nation last."""
        s, company = self.s, self.company
        plan = self.planner.best()
        if STATIC_FIRE in self.moves and self._sponsored_fire():
            return STATIC_FIRE
        launch = self._launch(plan)
        if launch:
            if SPECIALTY in self.moves and self._power() in ("thrust", "operations_authority"):
                return SPECIALTY if company.actions > 1 and self._better_with_power() else launch
            if STATIC_FIRE in self.moves and company.actions > 1 and company.dice < s.box.dice_limit:
                return STATIC_FIRE
            return launch
        if SPECIALTY in self.moves and self._wants_power(plan):
            return SPECIALTY
        hire = self._hire()
        if hire:
            return hire
        short = company.credits < plan.cost + 20 or self._for_money()
        sale = self._sale()
        if sale and (short or len(company.reserve) > 7):
            return sale
        if STATIC_FIRE in self.moves and self._wants_fire():
            return STATIC_FIRE
        if sale and len(company.reserve) > 4:
            return sale
        attack = [move for move in self.moves if NATION <= move < REPLACE]
        if attack:
            return max(attack, key=lambda move: (len(s.companies[move - NATION].pad), move))
        return sale or PASS

    def _for_money(self) -> bool:
        """Credits themselves are wanted."""
        return self.s.goal.credits_min > 0

    def _sponsored_fire(self) -> bool:
        """Where Investors are the goal: does one wait for a test of what stands on the pad?"""
        s = self.s
        return s.goal.kind == INVESTORS and any(
            pays_for_fire(s, self.company, s.box.investors[index]) for index in s.investor_row if index != NONE
        )

    def _wants_fire(self) -> bool:
        s, company = self.s, self.company
        sponsors = [s.box.investors[index] for index in s.investor_row if index != NONE]
        return company.dice < s.box.dice_limit or any(investor.act == "static_fire" for investor in sponsors)

    def _launch(self, plan: Rocket) -> int:
        """A launch that serves a task, 0 for none."""
        legal = [move - LAUNCH for move in self.moves if LAUNCH <= move < NATION]
        if self._sponsored_fire():
            return 0
        if legal and self._last_rounds():
            return LAUNCH + max(legal, key=self._safety)
        built = Planner(self.s, self.seat, restless=self.restless)
        built.company = self.company.copy()
        built.company.reserve = []
        found = [
            (built.rocket((), task), task) for task in built.tasks if task.destination in legal and not task.tested
        ]
        useful = [(rocket.value, task.destination) for rocket, task in found if rocket.flies and self._worth_it(rocket)]
        if useful:
            return LAUNCH + max(useful)[1]
        return LAUNCH + min(legal) if legal and self._for_money() and not self.company.flights else 0

    def _last_rounds(self) -> bool:
        """In a race for distance: nothing has flown, and it is nearly over."""
        goal = self.s.goal
        return goal.kind == FARTHEST and not self.company.flights and self.s.round + 1 >= goal.round

    def _safety(self, place: int) -> float:
        """The chance to get somewhere that no rival has passed; the farther, the better, but only a little."""
        s = self.s
        rivals = max((int(farthest(s, other)) for other in range(s.seats) if other != self.seat), default=NONE)
        odds = share(int(launch_roll(s, self.seat, place)), int(self.company.dice), int(s.box.faces))
        return (odds if place >= rivals else 0.1 * odds) + 0.02 * place

    def _worth_it(self, rocket: Rocket) -> bool:
        """Bit by bit is fine, but not when a card in the reserve would bring all at once next round."""
        plan = self.planner.best()
        return rocket.coverage >= plan.coverage - 0.34 or not plan.flies

    def _power(self) -> str:
        return self.s.box.directors[self.company.director].effect

    def _better_with_power(self) -> bool:
        """Would the launch be easier with the power at work?"""
        if self._power() != "thrust":
            return False
        places = [move - LAUNCH for move in self.moves if LAUNCH <= move < NATION]
        before = [int(launch_roll(self.s, self.seat, place)) for place in places]
        self.company.extra_thrust += 2
        after = [int(launch_roll(self.s, self.seat, place)) for place in places]
        self.company.extra_thrust -= 2
        return after != before

    def _wants_power(self, plan: Rocket) -> bool:
        """Is this a good moment for the Director's Specialty?"""
        company = self.company
        match self._power():
            case "gain_credits":
                return True
            case "draw_rnd":
                return len(company.reserve) < 7
            case "hire_seniors":
                return int(company.engineers).bit_count() < 4 and self._authority_wanted() > 40
            case "take_from_row":
                best = max(self._gain(kind) for kind in members(self.s.open_kinds()))
                return best > plan.value + 0.1
            case "build_free":
                kinds = int(self.s.box.directors[company.director].kinds)
                return any(kinds >> kind & 1 for kind in plan.missing)
            case "sell_any":
                spare = [kind for kind in company.reserve if self._needed(kind) < 0.004]
                return len(spare) > 3
            case "operations_authority" | "thrust":
                return bool(self.planner.tasks) and plan.flies and not plan.missing
        return False

    def _hire(self) -> int:
        """Somebody more, if the team is too small or too weak."""
        crew = Crew(self.s, self.seat, self.planner)
        if crew.short():
            if SENIOR in self.moves and (crew.weak() or JUNIOR not in self.moves):
                return SENIOR
            if JUNIOR in self.moves and not crew.weak():
                return JUNIOR
            if crew.weak() and crew.full() and not self.s.no_senior and self.company.actions > 1:
                leaving = [move for move in self.moves if DISMISS <= move < ASSIGN]
                return self._dismissal() if leaving else 0
            return JUNIOR if JUNIOR in self.moves else 0
        return 0

    def _taste(self, move: int) -> int:
        return FAVOURITES.index(self.s.box.directors[move - DIRECTOR].effect)


BOTS: Final[dict[str, type[Bot]]] = {}
"""Bots of another kind: none."""


def judge_for(game: Game) -> Judge | None:  # noqa: ARG001
    """Who judges for the bots of every level."""
    judge = Controller()
    judge.experience = experience_of("cosmodrome.games.apogee", "game")
    return judge
