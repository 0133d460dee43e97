"""Space Missions in a person's language: moves and questions. What happened is told by `log`."""

from __future__ import annotations

from functools import cache

from cosmodrome.games.missions.data import (
    ACTION_IDS,
    BONUS_IDS,
    TECHNOLOGY_IDS,
    TOKEN_IDS,
    HarmData,
    MissionsData,
    missions_data,
)
from cosmodrome.games.missions.log import Log
from cosmodrome.games.missions.names import MissionsNames
from cosmodrome.games.missions.rules import moves as codes
from cosmodrome.games.missions.rules.cards import CARD, MAJOR
from cosmodrome.games.missions.rules.completion import next_to_return
from cosmodrome.games.missions.rules.event import strikes
from cosmodrome.games.missions.rules.tokens import INSPECTION, count
from cosmodrome.games.missions.rules.year import SpaceMissions
from cosmodrome.games.missions.view import MissionsView
from cosmodrome.kernel import Event, NotationError
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.words import Words, words

__all__ = ["MissionsText", "missions_text"]

TOKENS = len(TOKEN_IDS)


@cache
def missions_text(language: str, pack: str = "") -> MissionsText:
    """Space Missions in a language, as the box or a pack prints it."""
    return MissionsText(words(language, "missions"), missions_data(pack))


class MissionsText:
    """What is said at the table."""

    def __init__(self, words: Words, data: MissionsData) -> None:
        self.words = words
        self.data = data
        self.names = MissionsNames(words, data)
        self.log = Log(self.names)
        self._plain = {
            codes.PASS: words("Pass"),
            codes.STAY: words("Launch nothing this year"),
            codes.KEEP: words("Remove nothing more"),
            codes.REST_ON_TOP: words("Put all cards back on top, the worst uppermost"),
            codes.REST_UNDER: words("Put all cards back at the bottom, the worst deepest"),
            codes.READY: words("Ready for launch"),
            codes.ACCEPT: words("Let it happen"),
            codes.NO_DROP: words("Remove no card"),
            codes.NO_BONUS: words("Take no bonus"),
        }

    # --- moves ----------------------------------------------------------------------------------------------------------

    def say(self, state: SpaceMissions, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        if move in self._plain:
            return self._plain[move]
        if move < codes.PASS:
            return self._say_specialist(move)
        if move < codes.ANNOUNCE:
            return self._say_work(state, seat, move)
        if move < codes.CANCEL:
            return self._say_launch(state, seat, move)
        if move < codes.DROP:
            return self._say_flight(state, seat, move)
        return self._say_completion(state, move)

    def _say_specialist(self, move: int) -> str:
        card, area = divmod(move % codes.COPY, codes.AREAS)
        name, effect = self.names.specialist(card), self.names.area(card, area)
        if move >= codes.COPY:
            return self.words("Copy {specialist}: {effect}", specialist=name, effect=effect)
        return self.words("{specialist}: {effect}", specialist=name, effect=effect)

    def _say_work(self, state: SpaceMissions, seat: int, move: int) -> str:
        words, names = self.words, self.names
        if move >= codes.PLACE:
            return self._say_place(state, seat, move - codes.PLACE)
        if move >= codes.REMOVE:
            return words("Remove: {card}", card=names.card(move - codes.REMOVE))
        if move >= codes.TEST:
            return words("Test: {technology}", technology=names.technology(move - codes.TEST))
        if move >= codes.DEVELOP:
            craft = move - codes.DEVELOP
            level = state.agencies[seat].level(craft) + 1
            return words("Develop: {craft}", craft=names.craft_level(craft, level))
        if move >= codes.ENHANCE:
            return words("Take: {token}", token=names.token(move - codes.ENHANCE))
        return words("Take back: {specialist}", specialist=names.specialist(move - codes.TAKE_BACK))

    def _say_place(self, state: SpaceMissions, seat: int, place: int) -> str:
        control = state.agencies[seat].control
        technology = next_to_return(state, seat)
        card = self.names.card(control.out[technology] & CARD)
        if place == 0:
            return self.words("{card} back on top", card=card)
        return self.words.count("{card} back under {n} card", "{card} back under {n} cards", place, card=card)

    def _say_launch(self, state: SpaceMissions, seat: int, move: int) -> str:
        words, names = self.words, self.names
        if move >= codes.LOAD:
            craft, kind = divmod(move - codes.LOAD, TOKENS)
            return words("Load {token} on {craft}", token=names.token(kind), craft=names.craft(craft))
        if move >= codes.CREW:
            known = [names.repairs(index) for index in members(move - codes.CREW)]
            return words("Crew for {technologies}", technologies=", ".join(known))
        if move >= codes.BUILD:
            rocket, payload = divmod(move - codes.BUILD, 3)
            card = state.missions[state.agencies[seat].mission]
            first = names.craft_level(0, rocket + 1)
            if card.payload == 0:
                return words("Fly with {rocket}", rocket=first)
            second = names.craft_level(card.payload, payload + 1)
            return words("Fly with {rocket} and {payload}", rocket=first, payload=second)
        card = state.missions[move - codes.ANNOUNCE]
        return words("Announce {mission}", mission=names.numbered(card.number, card.id))

    def _say_flight(self, state: SpaceMissions, seat: int, move: int) -> str:
        words, names = self.words, self.names
        agency = state.agencies[seat]
        if move == codes.CANCEL:
            if count(agency.on_rocket, INSPECTION):
                return words("Cancel the mission: the inspection is lost, everything else is kept")
            return words("Cancel the mission and keep all tokens")
        if move == codes.GO_ON:
            if strikes(state, seat) and state.event_card().kind == 1:
                return words("Go on: the mission is aborted before its first step")
            return words("Go on with the mission")
        if move == codes.FLY:
            return words("Fly step {step}", step=agency.step + 1)
        if move >= codes.HIT:
            return self._say_hit(state, seat, move)
        if move >= codes.SPEND:
            return words("Spend: {token}", token=names.token(move - codes.SPEND))
        craft, kind = divmod(move - codes.PAY, TOKENS)
        return words("Go on and give up {token} of {craft}", token=names.token(kind), craft=names.craft(craft))

    def _say_hit(self, state: SpaceMissions, seat: int, move: int) -> str:
        words, agency = self.words, state.agencies[seat]
        lost = move >= codes.LOSE
        astronaut = move - (codes.LOSE if lost else codes.HIT)
        injured = bool(agency.injured >> astronaut & 1)
        if state.set_up.astronauts:
            name = self.names.astronaut(astronaut, special=True)
            if lost or injured:
                return words("{astronaut} is lost", astronaut=name)
            return words("{astronaut} is injured", astronaut=name)
        if lost:
            return words("An injured astronaut is lost") if injured else words("A healthy astronaut is lost")
        if injured:
            return words("An injured astronaut is hit again and lost")
        return words("A healthy astronaut is injured")

    def _say_completion(self, state: SpaceMissions, move: int) -> str:
        words, names = self.words, self.names
        if move >= codes.LOOK:
            return words("Look through {technology}", technology=names.technology(move - codes.LOOK))
        if move >= codes.BONUS:
            return words("Bonus: {bonus}", bonus=self.bonus(state, state.year, move - codes.BONUS))
        if move >= codes.DROP:
            technology, card = divmod(move - codes.DROP, 4)
            return words(
                "Remove from {technology}: {card}", technology=names.technology(technology), card=names.card(card)
            )
        raise NotationError(f"{move} is not a move of Space Missions.")

    def bonus(self, state: SpaceMissions, year: int, index: int) -> str:
        """A bonus of a year."""
        bonus = state.bonuses[year][index]
        return self.names.bonus(BONUS_IDS[bonus.effect], [ACTION_IDS[action] for action in bonus.tokens])

    # --- questions ------------------------------------------------------------------------------------------------------

    def prompt(self, view: MissionsView) -> str:
        """What is asked of the one who looks, or what everybody is waiting for, or how it ended."""
        if view.over:
            return self.outcome(view, [self.names.seat(seat) for seat in range(len(view.scores))])
        if view.asks:
            return self.question(view)
        return self.words(
            "Waiting for {names}.", names=self.words.join([self.names.seat(seat) for seat in view.actors])
        )

    def question(self, view: MissionsView) -> str:
        """What the one who looks is asked."""
        words, names = self.words, self.names
        if view.asks == "problem":
            return self.trouble(view)
        if view.asks in ("remove", "put_back"):
            technology = names.technology(view.testing)
            if view.asks == "remove":
                return words("Test of {technology}: remove a problem, or nothing more.", technology=technology)
            return words("Test of {technology}: put the cards back, each anywhere.", technology=technology)
        if view.asks == "event":
            return self.countdown(view)
        if view.asks in ("injure", "lose"):
            one = words.count("{n} hit to take: who is injured?", "{n} hits to take: who is injured?", view.hits)
            other = words.count("{n} astronaut is lost: who?", "{n} astronauts are lost: who?", view.hits)
            return one if view.asks == "injure" else other
        if view.asks == "fly":
            return self.next_step(view)
        return {
            "specialist": words("Play a specialist and use one of its areas, or pass."),
            "copy": words("Copy a specialist that lies on top of another pile."),
            "take_back": words("Take one of your played specialists back."),
            "enhancement": words("Take an enhancement of any kind."),
            "develop": words("Develop a spacecraft by one level."),
            "test": words("Choose a technology to test."),
            "announce": words("Announce a mission, or launch nothing this year."),
            "build": words("Choose the rocket and what it carries."),
            "crew": words("Choose your crew."),
            "load": words("Load backups, tanks and training, then say that you are ready."),
            "sick": words("Space sickness: who is injured?"),
            "remove_drawn": words("Remove one of the cards that the mission has drawn."),
            "bonus": words("Take one of the two bonuses of the year."),
            "look": words("Choose a technology to look through."),
            "return": words("Put the drawn cards back, each anywhere in its deck."),
        }[view.asks]

    def countdown(self, view: MissionsView) -> str:
        """What the event of the year means for the mission of the one who looks."""
        words, event = self.words, self.names.event(view.event)
        if not view.struck:
            return words("{event}: it spares your mission. Go on, or cancel it.", event=event)
        if view.payable:
            return words("{event}: give up one of the tokens it wants, or cancel your mission.", event=event)
        if self.data.event[view.event].kind == "technical_problem":
            return words("{event}: it would abort your mission before the first step. Cancel it?", event=event)
        return words("{event}: it wants a token that you do not have. Go on, or cancel.", event=event)

    def next_step(self, view: MissionsView) -> str:
        """What the mission of the one who looks draws next."""
        words, names = self.words, self.names
        flight = view.agencies[view.seat or 0].flight
        assert flight is not None, "nothing flies without a mission"
        card = next(card for card in self.data.mission if card.id == view.missions[flight.mission].id)
        step = card.steps[flight.step]
        draws = ", ".join(names.technologies[technology] for technology in step.draw)
        if flight.failed >= 0:
            return words("The mission is aborted. Fly the way home: {draws}.", draws=draws)
        return words(
            "Step {step} of {steps}, {craft}: draw {draws}.",
            step=flight.step + 1,
            steps=len(card.steps),
            craft=names.crafts[step.craft],
            draws=draws,
        )

    def trouble(self, view: MissionsView) -> str:
        """A problem and what it does if nothing is spent on it."""
        technology = self.data.technology[view.problem_in]
        return self.words(
            "{problem} in {technology}: spend a token, or {harm}.",
            problem=self.names.card(view.problem),
            technology=self.names.technology(view.problem_in),
            harm=self.harm(technology.major if view.problem == MAJOR else technology.minor),
        )

    def harm(self, harms: list[HarmData]) -> str:
        """What a problem does, inside a sentence."""
        return self.words.join([self._harm(harm) for harm in harms])

    def _harm(self, harm: HarmData) -> str:
        words = self.words
        if harm.effect == "abort_mission":
            return words("the mission is aborted")
        if harm.effect == "end_mission":
            return words("the mission is over at once")
        if harm.effect == "injure_astronauts":
            if harm.count == "active_crew":
                return words("there is an injury for everybody in the active spacecraft")
            return words.count("{n} astronaut is injured", "{n} astronauts are injured", int(harm.count))
        if harm.count == "active_crew":
            return words("everybody in the active spacecraft is lost")
        return words.count("{n} astronaut is lost", "{n} astronauts are lost", int(harm.count))

    def remedy(self, tokens: list[str]) -> str:
        """The tokens of which one helps."""
        return self.words(" or ").join(self.names.tokens[token] for token in tokens)

    def event(self, index: int) -> str:
        """What an event does."""
        words, card = self.words, self.data.event[index]
        told: list[str] = []
        if card.kind != "no_event":
            technologies = self.words(" or ").join(
                self.names.technologies[technology] for technology in card.technologies
            )
            tokens = self.remedy([*card.lose, "inspection"] if card.inspection else list(card.lose))
            if card.kind == "technical_problem":
                text = words(
                    "Missions with {technologies} give up one token ({tokens}) or are aborted before their first step.",
                    technologies=technologies,
                    tokens=tokens,
                )
            else:
                text = words(
                    "Missions with {technologies} give up one token if they have it ({tokens}) and go on.",
                    technologies=technologies,
                    tokens=tokens,
                )
            told.append(text)
        if card.sick:
            told.append(words("On every manned mission an astronaut is injured."))
        return " ".join(told) or words("Nothing happens.")

    def outcome(self, view: MissionsView, seats: list[str]) -> str:
        """Who has won, told to the one who looks."""
        words = self.words
        if view.solo:
            mine, automa = view.scores[0], view.agencies[-1].points
            if view.winners:
                return words("You beat the Automa by {mine} points to {automa}.", mine=mine, automa=automa)
            return words("The Automa wins with {automa} points to {mine}.", mine=mine, automa=automa)
        n = view.scores[view.winners[0]]
        if view.winners == (view.seat,):
            return words.count("You win with {n} point!", "You win with {n} points!", n)
        return self.log.winners([seats[seat] for seat in view.winners], n)

    def tell(self, event: Event, seats: list[str]) -> str:
        """An event as a line of the log."""
        return self.log.tell(event, seats)

    def technology_hint(self, index: int) -> str:
        """What a technology's problems need and do."""
        technology = self.data.technology[index]
        words = self.words
        minor = words(
            "Minor problem: {tokens}, or {harm}.",
            tokens=self.remedy(list(technology.solve_with)),
            harm=self.harm(technology.minor),
        )
        major = words(
            "Major problem: {tokens} makes it minor, or {harm}.",
            tokens=self.remedy(list(technology.reduce_with)),
            harm=self.harm(technology.major),
        )
        return f"{self.names.technologies[TECHNOLOGY_IDS[index]]}. {minor} {major}"
