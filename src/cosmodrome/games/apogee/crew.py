"""How a bot thinks of its engineers: how many to have, whom to send where, and what they should build."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from cosmodrome.games.apogee.chance import share
from cosmodrome.games.apogee.planning import NEAR, Planner, Rocket
from cosmodrome.games.apogee.rules.apogee import Apogee
from cosmodrome.games.apogee.rules.company import CONSTRUCTION, DESIGN, OPERATIONS, RESEARCH, SPECIALTIES
from cosmodrome.games.apogee.rules.components import FARTHEST, FIRST, INVESTORS, NONE, RND, UPPER
from cosmodrome.games.apogee.rules.construction import budget
from cosmodrome.games.apogee.rules.launch import authority_needed, rocket_performance
from cosmodrome.games.apogee.rules.rocket import complete, roll_needed
from cosmodrome.kernel.bits import members, size_of

__all__ = ["Crew"]

HURRY: Final = 3
"""So many rounds before the end whatever can fly shall fly."""
LATE: Final = 4
"""So many rounds before the end the team is brought up to what a Mission wants to see."""
TEAM: Final = 3
BIG_TEAM: Final = 4


class Crew:
    """The engineers of one seat in one position."""

    def __init__(self, s: Apogee, seat: int, planner: Planner) -> None:
        self.s = s
        self.seat = seat
        self.planner = planner
        self.company = s.companies[seat]
        self.engineers = members(self.company.engineers)
        self.plan: Rocket = planner.best()

    # --- how many -----------------------------------------------------------------------------------------------------------------

    def wanted(self) -> int:
        """The authority that the next launch needs, or that the Mission wants to see in the end."""
        goal = self.s.goal
        flying = self.s.box.authority[self.plan.task.destination] if self.planner.tasks else 0
        late = goal.authority_min and self.s.round + LATE >= goal.rounds
        return max(flying, int(goal.authority_min)) if late else flying

    def strength(self) -> int:
        """The authority of all together, with what specialties would add."""
        return sum(self._best_authority(engineer) for engineer in self.engineers)

    def weak(self) -> bool:
        """Could the whole team not run the launch?"""
        return self.strength() < self.wanted()

    def size_wanted(self) -> int:
        """A bigger team when there is much to build and money to pay for it."""
        if self.s.goal.credits_min:
            return 2 if self.company.flights or not self.plan.flies else TEAM
        return BIG_TEAM if self.company.credits > 150 or len(self.plan.missing) > 3 else TEAM

    def short(self) -> bool:
        """Is somebody missing?"""
        return self.weak() or len(self.engineers) < self.size_wanted()

    def full(self) -> bool:
        """No room for anybody else."""
        return len(self.engineers) >= self.s.box.engineer_limit

    def _authority(self, engineer: int) -> int:
        return int(self.s.box.engineers[engineer].authority)

    def _best_authority(self, engineer: int) -> int:
        """The authority at the Space Operations Center, by the specialty if that is better."""
        card = self.s.box.engineers[engineer]
        boosted = card.effect == "move_to_soc" and not self._closed(SPECIALTIES)
        return max(int(card.authority), int(card.amount)) if boosted else int(card.authority)

    def _closed(self, post: int) -> bool:
        event = self.s.event
        return event.effect == "engineer_limit" and event.post == post and event.amount == 0

    # --- what to build ------------------------------------------------------------------------------------------------------------

    def to_build(self) -> list[int]:
        """The cards to build now, in order: those that pay first, then by cost; rewards of Investors count."""
        s, technologies = self.s, self.s.box.technologies
        wanted = list(self.plan.missing) if self._commits() else []
        if not self.plan.flies and self.planner.tasks:
            wanted = [kind for kind in wanted if technologies[kind].slot in (FIRST, UPPER)]  # stages can come back
        for kind in self.company.reserve:
            if kind not in wanted and self._rewarded(kind) and s.buildable(self.seat, kind):
                wanted.append(kind)
        return sorted(
            wanted,
            key=lambda kind: (-int(technologies[kind].pays), -self._rewarded(kind), int(technologies[kind].cost)),
        )

    def _commits(self) -> bool:
        """Is the plan good enough to start building it? What is built cannot be taken back."""
        plan = self.plan
        if plan.flies:
            return self.s.goal.kind == INVESTORS or plan.coverage > 0.3
        near = plan.task.destination <= NEAR  # so near that it may be begun before all its parts are found
        return not self.planner.tasks or (near and plan.value > 0.72 and len(plan.cards) > 2)

    def _rewarded(self, kind: int) -> int:
        """What an Investor gives for building it, beyond its cost; an Investor counts for more where they are the goal."""
        s, total = self.s, 0
        if s.goal.kind != INVESTORS:
            return 0
        for index in s.investor_row:
            if index != NONE and s.box.investors[index].act == "build" and s.box.investors[index].kinds >> kind & 1:
                total += 100
        return total

    # --- whom to send where -------------------------------------------------------------------------------------------------------

    def posts(self) -> dict[int, int]:
        """A post for every engineer who has something to do."""
        free = sorted(self.engineers, key=self._authority)
        posts: dict[int, int] = {}
        building = self._affordable()
        if self._will_launch(building):
            for engineer in self._operators():
                card = self.s.box.engineers[engineer]
                by_specialty = card.effect == "move_to_soc" and not self._closed(SPECIALTIES)
                posts[engineer] = SPECIALTIES if by_specialty else OPERATIONS
                free.remove(engineer)
        builders = min(len(building), len(free), self._limit(CONSTRUCTION))
        for _ in range(builders):
            posts[self._plainest(free)] = CONSTRUCTION
        self._send_specialists(free, posts)
        if free and self._limit(DESIGN):
            posts[free.pop()] = DESIGN
        if free and self.s.decks[RND]:
            posts[free.pop(0)] = RESEARCH
        while free:
            posts[free.pop(0)] = RESEARCH
        return posts

    def _limit(self, post: int) -> int:
        event = self.s.event
        return int(event.amount) if event.effect == "engineer_limit" and event.post == post else 9

    def _plainest(self, free: list[int]) -> int:
        """Building needs no authority."""
        return free.pop(0)

    def _affordable(self) -> list[int]:
        """What can be built in this round: paid, and in place."""
        left, found = int(budget(self.s, self.seat)), []
        for kind in self.to_build():
            technology = self.s.box.technologies[kind]
            if technology.cost <= left:
                left += int(technology.pays) - int(technology.cost)
                found.append(kind)
        return found

    def _will_launch(self, building: list[int]) -> bool:
        """Will a rocket that is worth it stand on the pad this round, and is the team able to run it?"""
        plan = self.plan
        operators = self._operators()
        if not operators:
            return False
        money = self.s.goal.credits_min and not self.company.flights
        left = len(self.engineers) - len(operators)
        done = building[:left]
        ready = sorted(plan.missing) == sorted(kind for kind in done if kind in plan.missing)
        if self._urgent() or (plan.flies and (ready or not plan.missing)):
            return True
        built = complete(self.s.box, self.company.pad)
        return bool(built and (money or not plan.flies))

    def _place(self) -> int:
        """Where to launch to: where the plan leads, or when time runs out, wherever the rocket on the pad gets."""
        return self._last_chance() if self._urgent() else self.plan.task.destination

    def _urgent(self) -> bool:
        """Nothing has flown, the end is near, and something could."""
        goal, company = self.s.goal, self.company
        near_end = goal.kind == FARTHEST and self.s.round + HURRY >= goal.round
        return near_end and not company.flights and self._last_chance() != NONE

    def _last_chance(self) -> int:
        """The best destination for what is built and for the whole team, NONE if there is none."""
        s, box = self.s, self.s.box
        if not complete(box, self.company.pad):
            return NONE
        strength = rocket_performance(s, self.seat)
        worth = {}
        for place in range(len(box.authority)):
            roll = int(roll_needed(box, strength, place))
            if roll and self.strength() >= authority_needed(s, self.seat, place):
                worth[place] = (place + 1) * share(roll, int(self.company.dice), int(box.faces))
        return max(worth, key=lambda place: worth[place]) if worth else NONE

    def _operators(self) -> list[int]:
        """The smallest set of engineers that satisfies the Space Operations Center, the weakest of that size."""
        place = self._place()
        need = int(authority_needed(self.s, self.seat, place))
        for size in range(1, len(self.engineers) + 1):
            able = [team for team in combinations(self.engineers, size) if sum(map(self._best_authority, team)) >= need]
            if able:
                return list(min(able, key=lambda team: sum(map(self._authority, team))))
        return []

    def _send_specialists(self, free: list[int], posts: dict[int, int]) -> None:
        """Those whose specialty is worth more than another R&D card; two others design and develop."""
        if self._closed(SPECIALTIES):
            return
        for engineer in list(free):
            if len(free) <= (0 if self._worth(engineer) > 1 else 2):
                continue
            if self._worth(engineer) > 0:
                posts[engineer] = SPECIALTIES
                free.remove(engineer)

    def _worth(self, engineer: int) -> int:
        """2: better than a card; 1: better than nothing; 0: not now."""
        s, company, card = self.s, self.company, self.s.box.engineers[engineer]
        match card.effect:
            case "draw_rnd":
                return 2 if len(company.reserve) < 7 else 0
            case "gain_credits":
                return 2
            case "sell":
                return 1 if len(company.reserve) > len(self.plan.missing) else 0
            case "take_from_row":
                return 1
            case "buy_die":
                return 1 if company.dice < s.box.dice_limit and company.credits >= self.plan.cost + 20 else 0
            case "build_free":
                return 1 if any(int(card.kinds) >> kind & 1 for kind in self.plan.missing) else 0
            case "thrust_per_card":
                return 1 if any(int(card.kinds) >> kind & 1 for kind in self.plan.cards) else 0
            case "mass" | "construction_discount":
                return 1 if self.plan.missing or self.plan.flies else 0
            case "replace_row":
                return 1 if self.plan.coverage < 1 else 0
            case "replace_investors":
                # Those that lie open leave the game, and the others may do the same this round: enough must be left.
                claimed = sum(size_of(company.investors) for company in s.companies)
                needed = int(s.seats) * (int(s.goal.investors) - 1 + len(s.investor_row)) + 1 - claimed
                return 1 if s.goal.kind == INVESTORS and len(s.investor_deck) >= needed else 0
        return 0
