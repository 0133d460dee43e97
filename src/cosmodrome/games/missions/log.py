"""What happened in a game of Space Missions, line by line, in a person's language."""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.games.missions.names import MissionsNames
from cosmodrome.games.missions.rules.cards import cards_of
from cosmodrome.kernel import Event
from cosmodrome.kernel.bits import members

__all__ = ["Log"]

Data = tuple[int, ...]


class Log:
    """Tells events."""

    def __init__(self, names: MissionsNames) -> None:
        self.names = names
        self.words = names.words
        self._lines: dict[str, Callable[[str, Data], str]] = {
            "play": self._play,
            "copy": self._copy,
            "take": self._take,
            "take_back": self._take_back,
            "pass": self._pass,
            "develop": self._develop,
            "test": self._test,
            "found": self._found,
            "removed": self._removed,
            "announce": self._announce,
            "stay": self._stay,
            "crew": self._crew,
            "load": self._load,
            "cancel": self._cancel,
            "pay": self._pay,
            "aborted": self._aborted,
            "draw": self._draw,
            "spend": self._spend,
            "injured": self._injured,
            "lost": self._lost,
            "success": self._success,
            "failure": self._failure,
            "media": self._media,
            "healthy": self._healthy,
            "dropped": self._dropped,
            "looked": self._looked,
            "surplus": self._surplus,
            "scored": self._scored,
        }

    def tell(self, event: Event, seats: list[str]) -> str:
        """An event as a line; empty if it is not worth one. An empty name is told by its number, no seat is the Automa."""
        words, names = self.words, self.names
        named = [name or names.seat(seat) for seat, name in enumerate(seats)]
        if event.kind == "year":
            return words("The year {year} begins.", year=event.data[0])
        if event.kind == "event":
            return words("Event: {event}.", event=names.event(event.data[0]))
        if event.kind == "foreseen":
            return words("You see the next event: {event}.", event=names.event(event.data[0]))
        if event.kind == "order":
            people = [named[seat] if seat < len(named) else words("Automa") for seat in event.data]
            return words("New order: {names}.", names=", ".join(people))
        if event.kind == "automa_specialist":
            return words("The Automa shows a specialist: {specialist}.", specialist=names.specialist(event.data[0]))
        if event.kind == "automa":
            return self._automa(event.data)
        if event.kind == "end":
            return self.ended([named[seat] for seat in event.data])
        if event.kind not in self._lines:
            return ""
        return self._lines[event.kind](named[event.seat] if event.seat >= 0 else words("Automa"), event.data)

    # --- phase 1 ----------------------------------------------------------------------------------------------------------

    def _play(self, name: str, data: Data) -> str:
        card, area = data
        return self.words(
            "{name} plays a specialist: {specialist} ({effect}).",
            name=name,
            specialist=self.names.specialist(card),
            effect=self.names.area(card, area),
        )

    def _copy(self, name: str, data: Data) -> str:
        card, area = data
        return self.words(
            "{name} copies a specialist: {specialist} ({effect}).",
            name=name,
            specialist=self.names.specialist(card),
            effect=self.names.area(card, area),
        )

    def _take(self, name: str, data: Data) -> str:
        return self.words("{name} takes a token: {token}.", name=name, token=self.names.token(data[0]))

    def _take_back(self, name: str, data: Data) -> str:
        return self.words(
            "{name} takes a specialist back: {specialist}.", name=name, specialist=self.names.specialist(data[0])
        )

    def _pass(self, name: str, data: Data) -> str:
        return self.words("{name} passes and will be number {place}.", name=name, place=data[0])

    def _develop(self, name: str, data: Data) -> str:
        return self.words("{name} develops: {craft}.", name=name, craft=self.names.craft_level(*data))

    def _test(self, name: str, data: Data) -> str:
        technology, cards = data
        return self.words.count(
            "{name} tests {technology} and looks at {n} card.",
            "{name} tests {technology} and looks at {n} cards.",
            cards,
            name=name,
            technology=self.names.technology(technology),
        )

    def _found(self, name: str, data: Data) -> str:
        technology, cards = data
        seen = ", ".join(self.names.card(card) for card in cards_of(cards))
        return self.words(
            "You see in {technology}, from the top: {cards}.", technology=self.names.technology(technology), cards=seen
        )

    def _removed(self, name: str, data: Data) -> str:
        return self.words(
            "{name} removes a problem from {technology}.", name=name, technology=self.names.technology(data[0])
        )

    # --- phases 3 to 5 ----------------------------------------------------------------------------------------------------

    def _announce(self, name: str, data: Data) -> str:
        mission, rocket, payload = data
        if payload:
            return self.words(
                "{name} announces mission {number} with a rocket of level {rocket} and a payload of level {payload}.",
                name=name,
                number=mission + 1,
                rocket=rocket,
                payload=payload,
            )
        return self.words(
            "{name} announces mission {number} with a rocket of level {rocket}.",
            name=name,
            number=mission + 1,
            rocket=rocket,
        )

    def _stay(self, name: str, data: Data) -> str:
        return self.words("{name} launches nothing this year.", name=name)

    def _crew(self, name: str, data: Data) -> str:
        people = [self.names.astronaut(index, special=True) for index in members(data[0])]
        return self.words("{name} chooses a crew: {people}.", name=name, people=", ".join(people))

    def _load(self, name: str, data: Data) -> str:
        craft, kind = data
        return self.words(
            "{name} loads {token} on {craft}.", name=name, token=self.names.token(kind), craft=self.names.craft(craft)
        )

    def _automa(self, data: Data) -> str:
        card, mission = data
        title = self.names.automa(card)
        if mission < 0:
            return self.words("Automa card {card}: no mission this year.", card=title)
        return self.words("Automa card {card}: mission {number}.", card=title, number=mission + 1)

    def _cancel(self, name: str, data: Data) -> str:
        return self.words("{name} cancels the mission.", name=name)

    def _pay(self, name: str, data: Data) -> str:
        return self.words("{name} gives up a token: {token}.", name=name, token=self.names.token(data[1]))

    # --- phase 6 ----------------------------------------------------------------------------------------------------------

    def _aborted(self, name: str, data: Data) -> str:
        if data[0] == 0:
            return self.words("The event aborts the mission of {name}.", name=name)
        return self.words("The mission of {name} fails in step {step}.", name=name, step=data[0])

    def _draw(self, name: str, data: Data) -> str:
        step, technology, card = data
        return self.words(
            "{name}, step {step}, {technology}: {card}.",
            name=name,
            step=step,
            technology=self.names.technology(technology),
            card=self.names.card(card),
        )

    def _spend(self, name: str, data: Data) -> str:
        return self.words("{name} spends a token: {token}.", name=name, token=self.names.token(data[0]))

    def _injured(self, name: str, data: Data) -> str:
        return self.words("An astronaut of {name} is injured.", name=name)

    def _lost(self, name: str, data: Data) -> str:
        points = self.names.points(-data[1])
        return self.words("{name} loses an astronaut: {points}.", name=name, points=points)

    # --- phases 7 and 8 ---------------------------------------------------------------------------------------------------

    def _success(self, name: str, data: Data) -> str:
        mission, points, first = data
        told = self.names.points(points)
        if first:
            return self.words(
                "{name} is the first to complete mission {number}: {points}.",
                name=name,
                number=mission + 1,
                points=told,
            )
        return self.words("{name} completes mission {number}: {points}.", name=name, number=mission + 1, points=told)

    def _failure(self, name: str, data: Data) -> str:
        mission, points = data
        return self.words(
            "Mission {number} of {name} is a failure: {points}.",
            name=name,
            number=mission + 1,
            points=self.names.points(points),
        )

    def _media(self, name: str, data: Data) -> str:
        missions = members(data[0])
        if len(missions) == 1:
            return self.words("{name} is in all the papers.", name=name)
        others = ", ".join(str(mission + 1) for mission in missions)
        return self.words(
            "{name} is in all the papers; these missions lose their media token: {missions}.",
            name=name,
            missions=others,
        )

    def _healthy(self, name: str, data: Data) -> str:
        astronauts, points = data
        return self.words.count(
            "{n} astronaut of {name} is back in good health: {points}.",
            "{n} astronauts of {name} are back in good health: {points}.",
            astronauts,
            name=name,
            points=self.names.points(points),
        )

    def _dropped(self, name: str, data: Data) -> str:
        technology, card = data
        return self.words(
            "{name} removes a drawn card from {technology}: {card}.",
            name=name,
            technology=self.names.technology(technology),
            card=self.names.card(card),
        )

    def _looked(self, name: str, data: Data) -> str:
        return self.words(
            "{name} looks through a technology: {technology}.", name=name, technology=self.names.technology(data[0])
        )

    def _surplus(self, name: str, data: Data) -> str:
        return self.words.count(
            "{name} returns {n} surplus token.", "{name} returns {n} surplus tokens.", data[0], name=name
        )

    def _scored(self, name: str, data: Data) -> str:
        extra, points = data
        return self.words(
            "{name} scores {extra} for categories and ends with {points}.",
            name=name,
            extra=self.names.points(extra),
            points=self.names.points(points),
        )

    def winners(self, names: list[str], n: int) -> str:
        """Who has won, told to somebody else."""
        words = self.words
        if len(names) > 1:
            return words.count(
                "{winners} share the victory, at {n} point.",
                "{winners} share the victory, at {n} points.",
                n,
                winners=words.join(names),
            )
        return words.count("{winner} wins with {n} point.", "{winner} wins with {n} points.", n, winner=names[0])

    def ended(self, names: list[str]) -> str:
        """The last line."""
        if not names:
            return self.words("The game is over: the Automa wins.")
        if len(names) == 1:
            return self.words("The game is over: {winner} wins.", winner=names[0])
        return self.words("The game is over: {winners} share the victory.", winners=self.words.join(names))
