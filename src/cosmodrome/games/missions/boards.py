"""The board of Space Missions for the rules, made from the component data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from cosmodrome.games.missions.data import (
    ACTION_IDS,
    BONUS_IDS,
    CATEGORY_IDS,
    CRAFT_IDS,
    EVENT_KINDS,
    HARM_IDS,
    NEEDS,
    RULE_IDS,
    TAKEN,
    TECHNOLOGY_IDS,
    TOKEN_IDS,
    CraftData,
    EventData,
    HarmData,
    MissionData,
    MissionsData,
    PairData,
    TechnologyData,
    missions_data,
)
from cosmodrome.games.missions.rules.board import (
    ALL_ACTIVE,
    Automa,
    Board,
    Bonus,
    Craft,
    EventCard,
    FlightStep,
    Harm,
    MissionCard,
    Scenario,
    Technology,
    Test,
)
from cosmodrome.games.missions.rules.control import Deal
from cosmodrome.games.missions.rules.race import NUMBERS
from cosmodrome.games.missions.rules.tokens import one
from cosmodrome.kernel.bits import bit

__all__ = ["missions_board", "scenario_of"]


@cache
def missions_board(pack: str = "") -> Board:
    """The board for the rules."""
    data = missions_data(pack)
    supply = sum(getattr(data.supply, kind) * int(one(index)) for index, kind in enumerate(TOKEN_IDS))
    fixed, extra = data.decks.fixed, data.decks.extra
    return Board(
        Deal(
            fixed.count("minor_problem"),
            fixed.count("major_problem"),
            fixed.count("no_problem"),
            extra.count("minor_problem"),
            len(data.decks.pile),
        ),
        supply,
        data.supply.astronauts,
        [_taken(start.tokens) for start in data.start],
        _taken(data.solo.tokens),
        [_technology(technology) for technology in data.technology],
        [[_craft(craft) for craft in data.crafts(kind)] for kind in CRAFT_IDS],
        [[[ACTION_IDS.index(action) for action in area] for area in card.areas] for card in data.specialist],
        [Test(test.look, test.remove, "major_problem" in test.removable) for test in data.test],
        [[_mission(card) for card in data.variants(number)] for number in range(1, NUMBERS + 1)],
        [_event(event) for event in data.event],
        data.event_deck.starred_left_out,
        [_pair(pair) for pair in data.year],
        [_pair(pair) for pair in data.bonus_tile],
        [Automa(card.id, [RULE_IDS.index(rule) for rule in card.rules]) for card in data.automa],
        [TECHNOLOGY_IDS.index(astronaut.technology) for astronaut in data.special_astronaut],
        {
            "first_year": data.game.first_year,
            "start_points": data.game.start_points,
            "bar_length": data.game.bar_length,
            "healthy_points": data.game.healthy_points,
            "lost_points": data.game.lost_points,
            "end_mission": data.game.end_mission,
            "kept_alike": data.limits.kept_alike,
            "inspections": data.limits.inspections,
            "last_card": data.limits.last_card,
            "top_level": data.craft_rules.top_level,
            "fuel_per_level": data.craft_rules.fuel_per_extra_level,
            "rocket_problem": TECHNOLOGY_IDS.index(data.craft_rules.rocket_problem),
            "capsule_problem": TECHNOLOGY_IDS.index(data.craft_rules.capsule_problem),
            "most": data.scoring.most,
            "second": data.scoring.second,
            "crewed_points": data.solo.crewed_points,
            "full_hand": data.solo.full_hand,
        },
    )


def scenario_of(data: MissionsData, number: int) -> Scenario:
    """A scenario for the rules."""
    card = next(scenario for scenario in data.scenario if scenario.number == number)
    crosses_out = {token.id: token.crosses_out for token in data.media_token}
    crosses = [-1] * NUMBERS
    for mission, token in zip(card.media, card.tokens, strict=False):  # plain tokens name nothing
        crosses[mission - 1] = crosses_out[token] - 1
    return Scenario(_set(card.scored, CATEGORY_IDS), sum(bit(mission - 1) for mission in card.media), crosses)


def _set(names: Iterable[str], order: Sequence[str]) -> int:
    return sum(bit(order.index(name)) for name in set(names))


def _taken(tokens: Iterable[str]) -> list[int]:
    return [TAKEN[token] for token in tokens]


def _technology(data: TechnologyData) -> Technology:
    return Technology(
        data.id,
        _set(data.solve_with, TOKEN_IDS),
        _set(data.reduce_with, TOKEN_IDS),
        [_harm(harm) for harm in data.minor],
        [_harm(harm) for harm in data.major],
    )


def _harm(data: HarmData) -> Harm:
    return Harm(HARM_IDS.index(data.effect), ALL_ACTIVE if data.count == "active_crew" else data.count)


def _craft(data: CraftData) -> Craft:
    allowed = _set(data.allowed, TOKEN_IDS)
    return Craft(data.id, data.slots, allowed, data.fuel, data.seats, data.training, data.riders)


def _mission(data: MissionData) -> MissionCard:
    requires, aborts = data.requires, [step.abort_step for step in data.steps]
    return MissionCard(
        data.id,
        data.number,
        [requires.rocket, requires.satellite, requires.capsule],
        requires.lunar_module,
        requires.fuel,
        NEEDS[requires.category],
        [
            FlightStep(CRAFT_IDS.index(step.craft), [TECHNOLOGY_IDS.index(technology) for technology in step.draw])
            for step in data.steps
        ],
        aborts.index(True) if True in aborts else -1,
        data.first,
        data.later,
        _set(data.categories, CATEGORY_IDS),
    )


def _event(data: EventData) -> EventCard:
    return EventCard(
        data.id,
        data.starred,
        EVENT_KINDS.index(data.kind),
        _set(data.technologies, TECHNOLOGY_IDS),
        _set(data.lose, TOKEN_IDS),
        data.inspection,
        data.sick,
    )


def _pair(data: PairData) -> list[Bonus]:
    return [Bonus(BONUS_IDS.index(bonus.effect), _taken(bonus.tokens)) for bonus in data.bonus]
