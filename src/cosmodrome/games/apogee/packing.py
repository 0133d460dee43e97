"""From the data files to the rules: packs every card into the small whole numbers that `rules.components` describes."""

from __future__ import annotations

from functools import cache

from cosmodrome.games.apogee.data import (
    SLOT_NAMES,
    ApogeeData,
    EventCard,
    GoalData,
    MissionCard,
    NeedData,
    SoloEventCard,
    SoloMissionCard,
    TechnologyCard,
    apogee_data,
)
from cosmodrome.games.apogee.rules.company import POST_NAMES
from cosmodrome.games.apogee.rules.components import (
    DELIVER,
    FARTHEST,
    INVESTORS,
    LAUNCHES,
    NONE,
    Box,
    Director,
    Engineer,
    Event,
    Goal,
    Investor,
    Need,
    Technology,
)

__all__ = ["apogee_box", "apogee_goal"]

THOUSAND = 1000
GOALS = {"launch": LAUNCHES, "deliver": DELIVER, "investors": INVESTORS, "farthest": FARTHEST}
IN_CREDITS = ("pay", "support", "launch_fee", "sale_price", "income")
"""The Events whose amount is in credits."""
LIQUID, CAPSULE, CARGO = "liquid_engine", "space_capsule", "cargo"
"""The families that rules speak of by name."""


def tenths(value: float) -> int:
    """Authority or performance without its decimal."""
    return round(10 * value)


@cache
def apogee_box(pack: str = "") -> Box:
    """The box of the data, or of a pack."""
    data = apogee_data(pack)
    box = Box()
    _pack_technologies(box, data)
    _pack_people(box, data)
    _pack_events(box, data)
    _pack_tables(box, data)
    return box


# --- technologies ---------------------------------------------------------------------------------------------------------------


def _pack_technologies(box: Box, data: ApogeeData) -> None:
    box.slots = [data.kinds(slots=[slot]) for slot in ("first_stage", "upper_stage", "payload", "rnd")]
    box.decks = [
        [index for index, card in enumerate(data.technology) if card.slot == slot for _ in range(card.count_of)]
        for slot in SLOT_NAMES
    ]
    box.liquid, box.capsules, box.cargos = data.kinds(LIQUID), data.kinds(CAPSULE), data.kinds(CARGO)
    box.manned, box.nuclear = data.kinds(manned=True), data.kinds(nuclear=True)
    for index, card in enumerate(data.technology):
        technology = Technology(
            index, SLOT_NAMES.index(card.slot), card.cost // THOUSAND, card.thrust, card.mass, card.astronauts
        )
        technology.pays = card.pays // THOUSAND
        technology.reduces = card.mass_reduction
        technology.seats = card.seats_added
        technology.cargo_seats = card.cargo_seats
        technology.factor = card.first_stage_factor
        technology.both = card.both_stages
        technology.keeps = card.keeps_first_stage
        technology.stays = card.stays_there
        technology.clashes = sum(1 << other for other, rival in enumerate(data.technology) if _clash(card, rival))
        box.technologies.append(technology)


def _clash(one: TechnologyCard, other: TechnologyCard) -> bool:
    """May these two not be on the same rocket?"""
    if one.id == other.id and one.max_per_rocket == 1:
        return True
    stages = ("first_stage", "upper_stage")
    if (one.both_stages or other.both_stages) and one.slot in stages and other.slot in stages:
        return True
    return one.slot == other.slot and one.family != other.family and (one.exclusive or other.exclusive)


# --- people -----------------------------------------------------------------------------------------------------------------------


def _pack_people(box: Box, data: ApogeeData) -> None:
    for index, card in enumerate(data.engineer):
        effect = card.effect
        engineer = Engineer(index, card.profile == "senior", tenths(card.authority), effect.key if effect else "")
        if effect:
            engineer.roll = effect.roll
            match effect.key:
                case "move_to_soc":
                    engineer.amount = tenths(effect.authority)
                case "gain_credits" | "construction_discount":
                    engineer.amount = effect.amount // THOUSAND
                case "buy_die":
                    engineer.amount = effect.cost // THOUSAND
                case "build_free":
                    engineer.kinds = sum(1 << i for i, t in enumerate(data.technology) if t.cost == effect.cost)
                case _:
                    engineer.amount = effect.amount
                    slots = [effect.slot] if effect.slot else None
                    engineer.kinds = data.kinds(effect.family, slots=slots, nuclear=effect.nuclear)
        box.engineers.append(engineer)
        box.seniors |= (card.profile == "senior") << index
    nations = {nation.id: nation.effect for nation in data.nation}
    for index, boss in enumerate(data.director):
        power = boss.effect
        amount = tenths(power.amount) if power.key == "operations_authority" else power.amount
        if power.key in ("gain_credits", "sell_built", "dismiss_any"):
            amount //= THOUSAND
        kinds = data.kinds(slots=power.slots, nuclear=power.nuclear) if power.key == "build_free" else 0
        director = Director(index, tenths(boss.authority), power.key, amount, kinds)
        nation = nations[boss.nation]
        director.nation, director.nation_amount, director.nation_roll = nation.key, nation.amount, nation.roll
        box.directors.append(director)
    places = [place.id for place in data.destination]
    for index, sponsor in enumerate(data.investor):
        wish = sponsor.objective
        investor = Investor(index, sponsor.kind, sponsor.reward // THOUSAND)
        if wish.family or wish.nuclear or wish.manned:
            investor.kinds = data.kinds(wish.family, nuclear=wish.nuclear, manned=wish.manned)
        investor.first_min, investor.payload_min = wish.first_stage_cards_min, wish.payload_cards_min
        investor.thrust_min, investor.astronauts_min = wish.thrust_min, wish.astronauts_min
        investor.destination_min = places.index(wish.destination_min) if wish.destination_min else 0
        box.investors.append(investor)


# --- events and missions ----------------------------------------------------------------------------------------------------------


def _pack_events(box: Box, data: ApogeeData) -> None:
    box.events = [_event(data, index, card) for index, card in enumerate(data.event)]
    box.solo_events = [_event(data, index, card) for index, card in enumerate(data.solo_event)]


def _event(data: ApogeeData, index: int, card: EventCard | SoloEventCard) -> Event:
    effect = card.effect
    event = Event(index, effect.key)
    event.amount = effect.amount // THOUSAND if effect.key in IN_CREDITS else effect.amount
    if effect.key == "operations_authority":
        event.amount = tenths(effect.amount)
    event.roll = effect.roll
    for family in effect.families:
        event.kinds |= data.kinds(family)
    if effect.nuclear:
        event.kinds |= data.kinds(slots=effect.slots, nuclear=True)
    event.post = POST_NAMES.index(effect.action) if effect.action else NONE
    event.at_least = effect.at_least or tenths(effect.authority) or effect.credits_min // THOUSAND
    event.at_most = effect.credits_max // THOUSAND
    event.gain, event.pay = effect.gain // THOUSAND, effect.pay // THOUSAND
    event.dice, event.engineers = effect.dice, effect.engineers
    event.need = _need(data, effect.need) if effect.need else None
    return event


def _need(data: ApogeeData, need: NeedData) -> Need:
    place = [place.id for place in data.destination].index(need.destination)
    return Need(place, data.kinds(need.family) if need.family else 0, need.amount or need.astronauts)


def apogee_goal(number: int, solo: bool, pack: str = "") -> Goal:
    """The Mission of this number."""
    data = apogee_data(pack)
    cards: list[MissionCard] | list[SoloMissionCard] = data.solo_mission if solo else data.mission
    card = next(card for card in cards if card.number == number)
    goal = _goal(data, card.goal)
    if isinstance(card, SoloMissionCard):
        goal.rounds = card.rounds
        numbers = [event.number for event in data.solo_event]
        goal.solo_events = [numbers.index(event) for event in card.solo_events]
    else:
        if card.forbid_building == "rnd":
            goal.banned = data.kinds(slots=["rnd"])
        elif card.forbid_building == "nuclear":
            goal.banned = data.kinds(nuclear=True)
        goal.no_nations = card.forbid_nations
        goal.performance_min = tenths(card.performance_min)
    return goal


def _goal(data: ApogeeData, wanted: GoalData) -> Goal:
    goal = Goal(GOALS[wanted.key])
    goal.launches = wanted.launches
    if wanted.destination:
        goal.destination = [place.id for place in data.destination].index(wanted.destination)
    goal.rnd_min, goal.rnd_max = wanted.rnd_cards_min, wanted.rnd_cards_max
    goal.astronauts_min, goal.thrust_min = wanted.astronauts_min, wanted.thrust_min
    goal.aboard = [data.kinds(family) for family in wanted.families]
    goal.needs = [_need(data, need) for need in wanted.needs]
    goal.cost_below = wanted.rocket_cost_below // THOUSAND
    goal.investors, goal.at_once, goal.round = wanted.investors, wanted.at_once, wanted.round
    goal.credits_min, goal.authority_min = wanted.credits_min // THOUSAND, tenths(wanted.authority_min)
    return goal


# --- tables -----------------------------------------------------------------------------------------------------------------------


def _pack_tables(box: Box, data: ApogeeData) -> None:
    box.mass_from, box.thrust_from = data.performance.mass_from, data.performance.thrust_from
    box.performance = [[tenths(value) for value in row] for row in data.performance.values]
    box.performance_from = [tenths(value) for value in data.launch.performance_from]
    box.rolls, box.faces = data.launch.rolls, data.launch.die_faces
    box.authority = [tenths(place.authority) for place in data.destination]
    box.income = [amount // THOUSAND for amount in data.income.by_engineers]
    box.shortfall_step = data.income.shortfall_step // THOUSAND
    amounts, limits, setup = data.amounts, data.limits, data.setup
    box.start, box.launch_reward = amounts.start // THOUSAND, amounts.launch // THOUSAND
    box.sale = amounts.sale // THOUSAND
    box.reserve_limit, box.dice_limit, box.engineer_limit = limits.reserve, limits.dice, limits.engineers
    box.slot_limit, box.actions, box.static_fire = limits.slot, limits.director_actions, limits.static_fire
    box.row, box.open_investors = limits.row, limits.investors
    box.dealt, box.dice = setup.directors, setup.dice
    box.start_seniors, box.start_juniors = setup.seniors, setup.juniors
