"""What happened, as lines of the log."""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.games.apogee.data import SLOT_NAMES, ApogeeData
from cosmodrome.games.apogee.names import THOUSAND, ApogeeNames
from cosmodrome.games.apogee.rules.apogee import FIRST_SOLO
from cosmodrome.games.apogee.rules.components import NONE
from cosmodrome.kernel.event import Event
from cosmodrome.kernel.words import Words

__all__ = ["LogText"]

Figures = tuple[int, ...]


class LogText:
    """Events in one language."""

    def __init__(self, words: Words, data: ApogeeData, names: ApogeeNames) -> None:
        self.words = words
        self.data = data
        self.names = names
        self._lines: dict[str, Callable[[str, Figures], str]] = {
            "director": self._director,
            "pay": self._pay,
            "gain": self._gain,
            "die": self._die,
            "roll": self._roll,
            "rnd": self._rnd,
            "take": self._take,
            "sell": self._sell,
            "drop": self._drop,
            "build": self._build,
            "lost": self._lost,
            "engines": self._engines,
            "investor": self._investor,
            "hire": self._hire,
            "hired": self._hired,
            "dismiss": self._dismiss,
            "dismissed": self._dismissed,
            "specialty": self._specialty,
            "replace": self._replace,
            "income": self._income,
            "power": self._power,
            "fire": self._fire,
            "launch": self._launch,
            "success": self._success,
            "failure": self._failure,
        }

    def tell(self, event: Event, names: list[str]) -> str:
        """A line; empty for what needs none."""
        words, data = self.words, event.data
        if event.kind == "round":
            return self._round(data)
        if event.kind == "need":
            return words("The Mission has grown.")
        if event.kind == "nation":
            nation = self.names.nations[self.data.director[data[1]].nation]
            return words(
                "{name}: {nation} acts against {target}.", name=names[event.seat], nation=nation, target=names[data[0]]
            )
        if event.kind == "end":
            return words("The Mission is fulfilled.") if data else words("The game ends without a winner.")
        line = self._lines.get(event.kind)
        return "" if line is None else line(names[event.seat], data)

    def _card(self, kind: int) -> str:
        return self.names.technologies[self.data.technology[kind].id]

    def _credits(self, thousands: int) -> str:
        return self.names.credits(thousands * THOUSAND)

    def _place(self, destination: int) -> str:
        return self.names.destinations[self.data.destination[destination].id]

    def _round(self, data: Figures) -> str:
        number, code = data
        if code == NONE:
            return self.words("Round {n}.", n=number)
        solo = code >= FIRST_SOLO
        event = f"solo:{self.data.solo_event[code - FIRST_SOLO].id}" if solo else self.data.event[code].id
        return self.words("Round {n}: {event}.", n=number, event=self.names.event(event))

    def _director(self, name: str, data: Figures) -> str:
        return self.words("{name} plays {director}.", name=name, director=self.data.director[data[0]].name)

    def _pay(self, name: str, data: Figures) -> str:
        return self.words("{name} pays {amount}.", name=name, amount=self._credits(data[0]))

    def _gain(self, name: str, data: Figures) -> str:
        return self.words("{name} earns {amount}.", name=name, amount=self._credits(data[0]))

    def _die(self, name: str, data: Figures) -> str:
        if data[0] > 0:
            return self.words("{name} takes a spare die.", name=name)
        return self.words.count("{name} gives up a spare die.", "{name} gives up {n} spare dice.", -data[0], name=name)

    def _roll(self, name: str, data: Figures) -> str:
        die, need = data
        return self.words("{name} rolls {die}, needing {need}.", name=name, die=die, need=max(need, 1))

    def _rnd(self, name: str, data: Figures) -> str:
        return self.words("{name} has developed {card}.", name=name, card=self._card(data[0]))

    def _take(self, name: str, data: Figures) -> str:
        return self.words("{name} takes {card}.", name=name, card=self._card(data[0]))

    def _sell(self, name: str, data: Figures) -> str:
        kind, price = data
        return self.words(
            "{name} sells {card} for {price}.", name=name, card=self._card(kind), price=self._credits(price)
        )

    def _drop(self, name: str, data: Figures) -> str:
        return self.words("{name} loses {card}.", name=name, card=self._card(data[0]))

    def _build(self, name: str, data: Figures) -> str:
        kind, paid, pays = data
        if pays:
            amount = self._credits(pays)
            return self.words(
                "{name} builds {card}, which pays {amount}.", name=name, card=self._card(kind), amount=amount
            )
        return self.words(
            "{name} builds {card} for {cost}.", name=name, card=self._card(kind), cost=self._credits(paid)
        )

    def _lost(self, name: str, data: Figures) -> str:
        return self.words("{name} cannot pay for {card} any more.", name=name, card=self._card(data[0]))

    def _engines(self, name: str, data: Figures) -> str:
        return self.words.count(
            "{name} takes a Liquid Engine off the pad.",
            "{name} takes {n} Liquid Engines off the pad.",
            data[0],
            name=name,
        )

    def _investor(self, name: str, data: Figures) -> str:
        investor, reward = data
        return self.words(
            "{name} wins over {investor}: {reward}.",
            name=name,
            investor=self.data.investor[investor].name,
            reward=self._credits(reward),
        )

    def _hire(self, name: str, data: Figures) -> str:
        return (
            self.words("{name} hires a senior.", name=name)
            if data[0]
            else self.words("{name} hires a junior.", name=name)
        )

    def _hired(self, name: str, data: Figures) -> str:
        return self.words("{engineer} joins you.", engineer=self.data.engineer[data[0]].name)

    def _dismiss(self, name: str, data: Figures) -> str:
        if data[0]:
            return self.words("A senior leaves {name}.", name=name)
        return self.words("A junior leaves {name}.", name=name)

    def _dismissed(self, name: str, data: Figures) -> str:
        return self.words("{engineer} leaves you.", engineer=self.data.engineer[data[0]].name)

    def _specialty(self, name: str, data: Figures) -> str:
        return self.words("{engineer} works for {name}.", engineer=self.data.engineer[data[0]].name, name=name)

    def _replace(self, name: str, data: Figures) -> str:
        return self.words("{name} replaces the row {slot}.", name=name, slot=self.names.slots[SLOT_NAMES[data[0]]])

    def _income(self, name: str, data: Figures) -> str:
        if not data[0]:
            return self.words("{name} breaks even this quarter.", name=name)
        if data[0] < 0:
            return self.words("{name} owes {amount} for the quarter.", name=name, amount=self._credits(-data[0]))
        return self.words("{name} earns {amount} for the quarter.", name=name, amount=self._credits(data[0]))

    def _power(self, name: str, data: Figures) -> str:
        return self.words(
            "{director} uses the Specialty for {name}.", director=self.data.director[data[0]].name, name=name
        )

    def _fire(self, name: str, data: Figures) -> str:
        if data[0]:
            return self.words("{name} passes a static fire.", name=name)
        return self.words("{name} fails a static fire.", name=name)

    def _launch(self, name: str, data: Figures) -> str:
        toward = self.names.toward[self.data.destination[data[0]].id]
        return self.words("{name} launches {toward}!", name=name, toward=toward)

    def _success(self, name: str, data: Figures) -> str:
        destination, crew, _ = data
        place = self._place(destination)
        if crew:
            crewed = self.names.astronauts(crew)
            return self.words("{name}: {place} reached with {astronauts}.", name=name, place=place, astronauts=crewed)
        return self.words("{name}: {place} reached.", name=name, place=place)

    def _failure(self, name: str, data: Figures) -> str:
        return self.words("{name}: {place} not reached.", name=name, place=self._place(data[0]))
