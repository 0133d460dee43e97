"""Apogee in a person's language: moves and questions. Names are in `names`, cards in `cards`, the log in `log`."""

from __future__ import annotations

from functools import cache

from cosmodrome.games.apogee.cards import CardText
from cosmodrome.games.apogee.chance import chance
from cosmodrome.games.apogee.data import SLOT_NAMES, ApogeeData, apogee_data
from cosmodrome.games.apogee.log import LogText
from cosmodrome.games.apogee.names import THOUSAND, ApogeeNames
from cosmodrome.games.apogee.rules.apogee import Apogee
from cosmodrome.games.apogee.rules.company import POST_NAMES
from cosmodrome.games.apogee.rules.components import NONE
from cosmodrome.games.apogee.rules.launch import fire_roll, launch_roll
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
from cosmodrome.games.apogee.view import ApogeeView
from cosmodrome.kernel.errors import NotationError
from cosmodrome.kernel.event import Event
from cosmodrome.kernel.words import Words, words

__all__ = ["ApogeeText", "apogee_text"]


@cache
def apogee_text(language: str, pack: str = "") -> ApogeeText:
    """Apogee in a language, as the box or a pack prints it."""
    return ApogeeText(words(language, "apogee"), apogee_data(pack))


class ApogeeText:
    """What is said at the table."""

    def __init__(self, words: Words, data: ApogeeData) -> None:
        self.words = words
        self.data = data
        self.names = ApogeeNames(words, data)
        self.cards = CardText(words, data, self.names)
        self.log = LogText(words, data, self.names)
        self._passes = {
            "assign": words("Keep the others in hand"),
            "build": words("Build nothing more"),
            "free_build": words("Build nothing"),
            "sell": words("Sell nothing"),
            "sell_any": words("Sell nothing more"),
            "dismiss_any": words("Dismiss nobody else"),
            "design": words("Take no card"),
            "buy_die": words("Buy no die"),
            "retry": words("Accept the failure"),
            "turn": words("End the turn"),
        }
        self._questions = {
            "director": words("Keep one of these two Directors."),
            "starters": words("Hire one senior or two juniors to start with."),
            "assign": words("Send your engineers to work: touch an engineer, then a post."),
            "build": words("Plan what to build, in order: one card for each engineer on Construction."),
            "keep": words("Keep one of the R&D cards you have drawn."),
            "design": words("Take one technology from the rows."),
            "take": words("Take one technology from the rows."),
            "replace": words("Choose the row to replace."),
            "sell": words("You may sell a technology of your reserve."),
            "sell_any": words("Sell as many technologies as you like."),
            "sell_built": words("Choose the built technology to sell."),
            "buy_die": words("You may buy a spare die."),
            "free_build": words("Choose what to build for nothing."),
            "drop": words("Your reserve is too full: drop a technology."),
            "discharge": words("Choose the engineer who leaves."),
            "dismiss_any": words("Dismiss as many engineers as you like."),
            "strike": words("Choose the R&D card that your opponent loses."),
        }

    # --- moves ------------------------------------------------------------------------------------------------------------

    def say(self, state: Apogee, seat: int, move: int) -> str:
        """A move of this position, as a person would choose it."""
        if move >= ASSIGN:
            engineer, post = divmod(move - ASSIGN, POSTS)
            return self._say_assign(engineer, post)
        if move >= DISMISS:
            return self.words("Dismiss {name}", name=self.data.engineer[move - DISMISS].name)
        if move >= BUILD:
            return self._say_card(state, seat, move)
        if move >= DIRECTOR:
            return self.words("Keep {name}", name=self.data.director[move - DIRECTOR].name)
        if move >= REPLACE:
            return self.words("Replace the row {slot}", slot=self.names.slots[SLOT_NAMES[move - REPLACE]])
        if move >= NATION:
            return self._say_nation(state, seat, move - NATION)
        if move >= LAUNCH:
            return self._say_launch(state, seat, move - LAUNCH)
        return self._say_simple(state, seat, move)

    def _say_assign(self, engineer: int, post: int) -> str:
        name, place = self.data.engineer[engineer].name, self.names.posts[POST_NAMES[post]]
        return self.words("Send {name} to: {post}", name=name, post=place)

    def _say_card(self, state: Apogee, seat: int, move: int) -> str:
        words, kind = self.words, move % BUILD
        card = self.data.technology[kind]
        name = self.names.technologies[card.id]
        sale = self.names.credits((state.box.sale + state.market()) * THOUSAND)
        match move - kind:
            case base if base == BUILD:
                pays = self.names.credits(card.pays)
                if card.pays and state.event.effect != "no_pay":
                    return words("Build {card}: it pays {amount}", card=name, amount=pays)
                if not card.cost or self._asked(state, seat) == "free_build":
                    return words("Build {card} for nothing", card=name)
                return words("Build {card} for {cost}", card=name, cost=self.names.credits(card.cost))
            case base if base == TAKE:
                return words("Take {card}", card=name)
            case base if base == SELL:
                return words("Sell {card} for {price}", card=name, price=sale)
            case base if base == DROP:
                if self._asked(state, seat) == "strike":
                    return words("Your opponent loses {card}", card=name)
                return words("Drop {card}", card=name)
            case base if base == KEEP:
                return words("Keep {card}", card=name)
            case base if base == SELL_BUILT:
                price = state.box.directors[state.companies[seat].director].amount + state.market()
                return words("Sell the built {card} for {price}", card=name, price=self.names.credits(price * THOUSAND))
        raise NotationError(f"{move} is not a move of Apogee.")

    def _say_nation(self, state: Apogee, seat: int, target: int) -> str:
        nation = self.data.director[state.companies[seat].director].nation
        return self.words("{nation} against {name}", nation=self.names.nations[nation], name=self.names.seat(target))

    def _say_launch(self, state: Apogee, seat: int, destination: int) -> str:
        roll = int(launch_roll(state, seat, destination))
        spare, faces = int(state.companies[seat].dice), int(state.box.faces)
        return self.words(
            "Launch {toward}: {roll} or more, {chance}%",
            toward=self.names.toward[self.data.destination[destination].id],
            roll=max(roll, 1),
            chance=chance(roll, spare, faces),
        )

    def _say_simple(self, state: Apogee, seat: int, move: int) -> str:
        words, asked = self.words, self._asked(state, seat)
        if move == PASS:
            return self._passes.get(asked, words("Pass"))
        if move == SPEND_DIE:
            return words("Buy a spare die") if asked == "buy_die" else words("Spend a spare die")
        if move == SENIOR:
            return words("Hire a senior")
        if move == JUNIOR:
            return words("Hire two juniors") if asked == "starters" else words("Hire a junior")
        if move == STATIC_FIRE:
            return words("Static fire: {roll} or more for a spare die", roll=int(fire_roll(state)))
        if move == SPECIALTY:
            director = state.companies[seat].director
            power = self.cards.power(self.data.director[director]) if director != NONE else ""
            return words("Director's Specialty: {power}", power=power)
        raise NotationError(f"{move} is not a move of Apogee.")

    def _asked(self, state: Apogee, seat: int) -> str:
        step = state.step(seat)
        return "" if step is None else step.asks()

    def passing(self, asks: str) -> str:
        """What passing means now."""
        return self._passes.get(asks, self.words("Pass"))

    # --- questions --------------------------------------------------------------------------------------------------------

    def prompt(self, view: ApogeeView) -> str:
        """What is asked of the one who looks, or what everybody is waiting for, or how it ended."""
        if view.over:
            return self.result(view, [self.names.seat(seat) for seat in range(len(view.companies))])
        if view.asks:
            return self.question(view)
        return self.words.count("One player is thinking.", "{n} players are thinking.", len(view.actors))

    def question(self, view: ApogeeView) -> str:
        """What is asked of the one who looks."""
        words = self.words
        assert view.seat is not None
        if view.asks == "turn":
            return words.count(
                "{n} action left: hire, sell, dismiss, static fire or launch.",
                "{n} actions left: hire, sell, dismiss, static fire or launch.",
                view.companies[view.seat].actions,
            )
        if view.asks == "retry":
            return words.count(
                "You rolled {die} and need {need}. Spend your spare die?",
                "You rolled {die} and need {need}. Spend one of your {n} spare dice?",
                view.companies[view.seat].dice,
                die=view.die,
                need=view.need,
            )
        told = self._questions[view.asks]
        if view.action and view.asks in ("replace", "take", "sell", "buy_die", "free_build"):
            return words("{engineer}: {question}", engineer=self.names.engineers[view.action], question=told)
        return told

    def result(self, view: ApogeeView, names: list[str]) -> str:
        """How it ended, told to the one who looks."""
        words = self.words
        if not view.winners:
            return words("The Mission has failed.") if view.solo else words("Nobody has fulfilled the Mission.")
        if view.seat in view.winners:
            others = [names[seat] for seat in view.winners if seat != view.seat]
            if others:
                return words("Mission fulfilled! You win together with {names}.", names=words.join(others))
            return words("Mission fulfilled: you win!")
        winners = words.join([names[seat] for seat in view.winners])
        return words.count("{names} wins the race.", "{names} win the race.", len(view.winners), names=winners)

    def tell(self, event: Event, names: list[str]) -> str:
        """An event as a line of the log."""
        return self.log.tell(event, names)
