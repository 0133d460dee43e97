"""What every card does, in a sentence made from its figures: for the one who points at it, and for the glossary."""

from __future__ import annotations

from cosmodrome.games.apogee.data import (
    ApogeeData,
    DirectorCard,
    EngineerCard,
    EventEffect,
    GoalData,
    InvestorCard,
    MissionCard,
    NeedData,
    SoloMissionCard,
    TechnologyCard,
)
from cosmodrome.games.apogee.names import ApogeeNames
from cosmodrome.kernel.words import Words

__all__ = ["CardText"]


class CardText:
    """The cards of the box in one language."""

    def __init__(self, words: Words, data: ApogeeData, names: ApogeeNames) -> None:
        self.words = words
        self.names = names
        self.data = data
        self._technologies = {card.id: card for card in data.technology}
        self._engineers = {card.id: card for card in data.engineer}
        self._directors = {card.id: card for card in data.director}
        self._investors = {card.id: card for card in data.investor}
        self._nations = {card.id: card.effect for card in data.nation}
        self._events = {card.id: card.effect for card in data.event}
        self._solo_events = {card.id: card.effect for card in data.solo_event}

    # --- technologies ---------------------------------------------------------------------------------------------------------

    def technology(self, id: str) -> str:
        """A technology in full: slot, cost, figures and effect."""
        card = self._technologies[id]
        words, names = self.words, self.names
        facts = words(
            "{name}: {slot}, cost {cost}, thrust {thrust}, mass {mass}.",
            name=names.technologies[id],
            slot=names.slots[card.slot],
            cost=names.credits(card.cost),
            thrust=card.thrust,
            mass=card.mass,
        )
        return f"{facts} {self.effect(card)}".rstrip()

    def effect(self, card: TechnologyCard) -> str:
        """What it does beside its figures."""
        return " ".join(self._effects(card))

    def _effects(self, card: TechnologyCard) -> list[str]:
        words, names = self.words, self.names
        told: list[str] = []
        if card.nuclear:
            told.append(words("Nuclear."))
        if card.astronauts:
            told.append(words("Manned Flight: {astronauts}.", astronauts=names.astronauts(card.astronauts)))
        if card.exclusive:
            told.append(words("Shares its slot only with its own kind."))
        if card.both_stages:
            told.append(words("First and Upper Stage in one; no other stage beside it."))
        if card.pays:
            told.append(words("Pays {amount} when built.", amount=names.credits(card.pays)))
        if card.seats_added:
            told.append(words("One seat more in a payload with Manned Flight."))
        if card.mass_reduction:
            told.append(
                words("Takes {mass} off the mass if there is a Liquid Engine for it.", mass=card.mass_reduction)
            )
        if card.first_stage_factor > 1:
            told.append(words("Multiplies the thrust of the First Stage by {factor}.", factor=card.first_stage_factor))
        if card.keeps_first_stage:
            told.append(words("The First Stage stays on the pad after a successful launch."))
        if card.cargo_seats:
            told.append(
                words("Makes a Cargo habitable for {astronauts}.", astronauts=names.astronauts(card.cargo_seats))
            )
        if card.max_per_rocket:
            told.append(words("One on a rocket."))
        if card.slot == "rnd" and card.stays:
            told.append(words("Stays at the destination."))
        return told

    # --- people -------------------------------------------------------------------------------------------------------------------

    def engineer(self, id: str) -> str:
        """An engineer in full."""
        card = self._engineers[id]
        words = self.words
        profile = words("Senior") if card.profile == "senior" else words("Junior")
        facts = words(
            "{name}: {profile}, authority {authority}.",
            name=card.name,
            profile=profile,
            authority=self.names.authority(card.authority),
        )
        return f"{facts} {self.specialty(card)}"

    def specialty_of(self, id: str) -> str:
        """The specialty of an engineer."""
        return self.specialty(self._engineers[id])

    def specialty(self, card: EngineerCard) -> str:
        """What the engineer does on the Specialty action."""
        words, names, effect = self.words, self.names, card.effect
        if effect is None:
            return words("No specialty.")
        told = ""
        match effect.key:
            case "replace_row":
                told = words("Replace one row of technologies.")
            case "replace_investors":
                told = words("Replace both Investors.")
            case "thrust_per_card":
                what = words("Nuclear Upper Stage") if effect.nuclear else names.families[effect.family]
                told = words("+{amount} thrust for each {card} this round.", amount=effect.amount, card=what)
            case "astronauts_per_card":
                family = names.families[effect.family]
                told = words("+{amount} astronaut in each {card} this round.", amount=effect.amount, card=family)
            case "mass":
                told = words("Mass −{amount} this round.", amount=-effect.amount)
            case "move_to_soc":
                authority = names.authority(effect.authority)
                told = words("To Operations with authority {authority}.", authority=authority)
            case "take_from_row":
                told = words("Take a technology from a row.")
            case "draw_rnd":
                told = words("Draw {n} R&D cards and keep them.", n=effect.amount)
            case "build_free":
                told = words("Build a technology that costs {cost} for nothing.", cost=names.credits(effect.cost))
            case "gain_credits":
                told = words("Earn {amount}.", amount=names.credits(effect.amount))
            case "sell":
                told = words("Sell a technology of your reserve.")
            case "buy_die":
                told = words("Pay {cost} for a spare die.", cost=names.credits(effect.cost))
            case "construction_discount":
                amount = names.credits(effect.amount)
                told = words("Everybody's construction costs {amount} less this round.", amount=amount)
        return words("On {roll} or more: {told}", roll=effect.roll, told=told) if effect.roll else told

    def director(self, id: str) -> str:
        """A Director in full."""
        card = self._directors[id]
        return self.words(
            "{name} of {company}, {nation}, authority {authority}. Specialty, once: {power} Nation, once: {nation_power}",
            name=card.name,
            company=card.company,
            nation=self.names.nations[card.nation],
            authority=card.authority,
            power=self.power(card),
            nation_power=self.nation(card.nation),
        )

    def power_of(self, id: str) -> str:
        """The Specialty of a Director."""
        return self.power(self._directors[id])

    def power(self, card: DirectorCard) -> str:
        """What the Specialty does."""
        words, names, effect = self.words, self.names, card.effect
        match effect.key:
            case "gain_credits":
                return words("Earn {amount}.", amount=names.credits(effect.amount))
            case "keep_first_stage":
                return words("Keep your First Stage on the pad if this turn's launch succeeds.")
            case "sell_any":
                return words("Sell as many technologies of your reserve as you like.")
            case "build_free":
                if effect.nuclear:
                    return words("Build a Nuclear First or Upper Stage of your reserve for nothing.")
                return words("Build a Payload of your reserve for nothing.")
            case "take_from_row":
                return words("Take a technology from a row.")
            case "draw_rnd":
                return words("Draw {n} R&D cards and keep them.", n=effect.amount)
            case "sell_built":
                return words("Sell one of your built technologies for {amount}.", amount=names.credits(effect.amount))
            case "thrust":
                return words("+{amount} thrust for this turn's launch.", amount=effect.amount)
            case "operations_authority":
                return words("This turn's launch needs {amount} less authority.", amount=-effect.amount)
            case "dismiss_any":
                amount = names.credits(effect.amount)
                return words("Dismiss as many engineers as you like for {amount} each.", amount=amount)
            case _:
                return words("Hire {n} seniors.", n=effect.amount)

    def nation(self, id: str) -> str:
        """What a nation can do to an opponent."""
        words, effect = self.words, self._nations[id]
        match effect.key:
            case "discard_rnd":
                told = words("an opponent loses an R&D card of the reserve.")
            case "discard_dice":
                told = words("an opponent loses up to {n} spare dice.", n=effect.amount)
            case _:
                told = words("an opponent loses an engineer at random.")
        return words("On {roll} or more {told}", roll=effect.roll, told=told)

    def investor(self, id: str) -> str:
        """An Investor in full."""
        card = self._investors[id]
        return self.words(
            "{name}: {wish} Pays {reward} to the first.",
            name=card.name,
            wish=self.wish(card),
            reward=self.names.credits(card.reward),
        )

    def wish_of(self, id: str) -> str:
        """What an Investor wants to see."""
        return self.wish(self._investors[id])

    def wish(self, card: InvestorCard) -> str:
        """What an Investor wants to see."""
        words, names, wish = self.words, self.names, card.objective
        thing = names.families.get(wish.family, "")
        if wish.nuclear:
            thing = words("any Nuclear technology")
        elif wish.manned:
            thing = words("a Payload with Manned Flight")
        if card.kind == "acquire":
            return words("Acquire: {card}.", card=thing)
        if card.kind == "build":
            return words("Build: {card}.", card=thing)
        if card.kind == "static_fire":
            if wish.first_stage_cards_min:
                return words("Static fire with {n} First Stages.", n=wish.first_stage_cards_min)
            if wish.thrust_min:
                return words("Static fire with thrust {n} or more.", n=wish.thrust_min)
            return words("Static fire with a Payload built.")
        if thing:
            return words("Launch with: {card}.", card=thing)
        if wish.astronauts_min:
            return words("Launch with {n} astronauts or more.", n=wish.astronauts_min)
        return words("Launch {toward} or farther.", toward=names.toward[wish.destination_min or "geo"])

    # --- events -------------------------------------------------------------------------------------------------------------------

    def event(self, id: str) -> str:
        """What the Event of the round does."""
        if not id:
            return self.words("No Event is in force.")
        kind, _, solo = id.partition("solo:")
        return self.solo_event(self._solo_events[solo]) if not kind else self.basic_event(self._events[kind])

    def basic_event(self, effect: EventEffect) -> str:
        """A basic Event."""
        words, names = self.words, self.names
        amount = names.credits(effect.amount)
        match effect.key:
            case "forbid_launch":
                if effect.nuclear:
                    return words("No launch with a Nuclear First or Upper Stage this round.")
                families = words.join([names.families[family] for family in effect.families])
                return words("No launch with these this round: {cards}.", cards=families)
            case "pay":
                return words("Everybody pays {amount} to the bank.", amount=amount)
            case "launch_fee":
                return words("A launch costs {amount} this round.", amount=amount)
            case "engine_failure":
                return words("Liquid Engines on a pad: roll {roll} or more, or all come back.", roll=effect.roll)
            case "sale_price":
                return words("Every sale to the market brings {amount} more this round.", amount=amount)
            case "launch_roll":
                change = f"+{effect.amount}" if effect.amount > 0 else f"−{-effect.amount}"
                return words("{change} on every launch die this round.", change=change)
            case "support":
                return words("{amount} for Directors whose Specialty is unused.", amount=amount)
            case "engineer_limit":
                if not effect.amount:
                    return words("No engineer may go to {post} this round.", post=names.posts[effect.action or ""])
                post = names.posts[effect.action or ""]
                return words("At most {n} engineer each on {post} this round.", n=effect.amount, post=post)
            case "draw_rnd":
                return words("Everybody with room in the reserve draws an R&D card.")
            case "no_rewards":
                return words("Investors pay nothing this round.")
            case "operations_authority":
                return words("Launches need {amount} less authority this round.", amount=-effect.amount)
            case "forbid_static_fire":
                return words("No static fire this round.")
            case "static_fire_roll":
                return words("A static fire needs {roll} or more this round.", roll=effect.roll)
            case "no_pay":
                return words("CubeSats pay nothing this round.")
            case "director_actions":
                return words("Directors have only {n} action this round.", n=effect.amount)
            case _:
                return words("Everybody earns {amount} this round, whatever the engineers.", amount=amount)

    def solo_event(self, effect: EventEffect) -> str:
        """A Solo Event."""
        words, names = self.words, self.names
        pay, gain = names.credits(effect.pay), names.credits(effect.gain)
        match effect.key:
            case "forbid_senior":
                return words("No senior may be hired any more.")
            case "forbid_specialty":
                return words("The Director's Specialty may not be used any more.")
            case "forbid_building":
                if effect.nuclear:
                    return words("Nuclear technologies may not be built any more.")
                families = words.join([names.families[family] for family in effect.families])
                return words("These may not be built any more: {cards}.", cards=families)
            case "thrust_rating":
                return words(
                    "Thrust {n} or more on the pad earns {gain}, else a die is lost.", n=effect.at_least, gain=gain
                )
            case "construction_delay":
                return words("Never built in one of the four slots: an engineer leaves.")
            case "team_authority":
                authority = names.authority(effect.authority)
                return words("A team authority of {authority} or more earns a die.", authority=authority)
            case "investors_or_pay":
                return words("Fewer than {n} Investors: pay {pay}.", n=effect.at_least, pay=pay)
            case "by_engineers":
                return words(
                    "Fewer than {n} engineers: pay {pay}. More: earn {gain}.", n=effect.at_least, pay=pay, gain=gain
                )
            case "by_credits":
                return words(
                    "Under {low}: a senior joins you. Over {high}: an engineer leaves.",
                    low=names.credits(effect.credits_min),
                    high=names.credits(effect.credits_max),
                )
            case "boredom":
                return words("No successful launch yet: {n} engineers leave.", n=effect.engineers)
            case "roll_or_pay":
                return words("Roll {roll} or more, or pay {pay}.", roll=effect.roll, pay=pay)
            case _:
                assert effect.need is not None
                return words(
                    "Roll {roll} or more and pay {pay}, or the Mission grows: {need}.",
                    roll=effect.roll,
                    pay=pay,
                    need=self.need(effect.need),
                )

    # --- missions -----------------------------------------------------------------------------------------------------------------

    def need(self, need: NeedData) -> str:
        """Something to be delivered."""
        names = self.names
        what = f"{need.amount} {names.families[need.family]}" if need.family else names.astronauts(need.astronauts)
        return self.words("{what} {toward}", what=what, toward=names.toward[need.destination])

    def mission_card(self, number: int, *, solo: bool) -> MissionCard | SoloMissionCard:
        """The card of a Mission."""
        cards: list[MissionCard] | list[SoloMissionCard] = self.data.solo_mission if solo else self.data.mission
        return next(card for card in cards if card.number == number)

    def mission(self, number: int, *, solo: bool) -> str:
        """What a Mission asks for, and what it forbids."""
        card = self.mission_card(number, solo=solo)
        return " ".join([self.goal(card.goal), *self.restrictions(card)])

    def restrictions(self, card: MissionCard | SoloMissionCard) -> list[str]:
        """What a Mission forbids everybody."""
        words = self.words
        if isinstance(card, SoloMissionCard):
            return [words("{n} rounds.", n=card.rounds)]
        told = []
        if card.forbid_building == "rnd":
            told.append(words("Nobody may build R&D."))
        if card.forbid_building == "nuclear":
            told.append(words("Nobody may build Nuclear technologies."))
        if card.forbid_nations:
            told.append(words("No Nation interventions."))
        if card.performance_min:
            told.append(words("No launch under performance {n}.", n=self.names.authority(card.performance_min)))
        return told

    def goal(self, goal: GoalData) -> str:
        """What a Mission asks for."""
        words, names = self.words, self.names
        parts = self.goal_parts(goal)
        if goal.key == "farthest":
            return words("Reach the farthest destination by the end of round {n}.", n=goal.round)
        told = words.join(parts)
        if goal.rocket_cost_below:
            amount = names.credits(goal.rocket_cost_below)
            return words("{parts}, with rockets that cost less than {amount}.", parts=told, amount=amount)
        return f"{told}."

    def goal_parts(self, goal: GoalData) -> list[str]:
        """The same piece by piece, as progress is counted."""
        words, names = self.words, self.names
        parts: list[str] = []
        if goal.key == "launch":
            parts.append(self._launch_goal(goal))
        elif goal.key == "investors":
            parts.append(words("{n} Investors", n=goal.investors))
        elif goal.key == "farthest":
            parts.append(words("Farthest destination"))
        parts += [self.need(need) for need in goal.needs]
        if goal.credits_min:
            parts.append(words("{amount} in the bank", amount=names.credits(goal.credits_min)))
        if goal.authority_min:
            parts.append(words("a team authority of {n}", n=names.authority(goal.authority_min)))
        return parts

    def _launch_goal(self, goal: GoalData) -> str:
        words, names = self.words, self.names
        toward = names.toward[goal.destination or "geo"]
        told = words.count("{n} launch {toward}", "{n} launches {toward}", goal.launches, toward=toward)
        conditions = []
        if goal.rnd_cards_min:
            conditions.append(words.count("{n} R&D card", "{n} R&D cards", goal.rnd_cards_min))
        if goal.astronauts_min:
            conditions.append(names.astronauts(goal.astronauts_min))
        conditions += [names.families[family] for family in goal.families]
        if goal.thrust_min:
            conditions.append(words("thrust {n}", n=goal.thrust_min))
        return (
            words("{launch} with {conditions}", launch=told, conditions=words.join(conditions)) if conditions else told
        )
