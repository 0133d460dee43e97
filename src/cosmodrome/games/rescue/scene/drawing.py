"""One scene in the making: everything on the table as keyed groups, from a view and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import msgspec

from cosmodrome.games.rescue.data import CARD_TYPES, PHASE_NAMES, RESOURCE_NAMES, RescueData
from cosmodrome.games.rescue.rules.board import FIELDS
from cosmodrome.games.rescue.rules.moves import PASS
from cosmodrome.games.rescue.scene import frame
from cosmodrome.games.rescue.scene.effects import effects
from cosmodrome.games.rescue.scene.frame import RIBBON
from cosmodrome.games.rescue.scene.icons import cube, die, icon
from cosmodrome.games.rescue.scene.keys import MoveKeys, Moves, Say, card_key, lower_key
from cosmodrome.games.rescue.scene.launches import has_flown, homecoming, launched, stacked
from cosmodrome.games.rescue.scene.modules import module_card, part, pile
from cosmodrome.games.rescue.scene.plan import Box, Plan
from cosmodrome.games.rescue.scene.planets import planet_card
from cosmodrome.games.rescue.scene.prospects import prospects
from cosmodrome.games.rescue.scene.seats import SeatFace, seat_groups
from cosmodrome.games.rescue.scene.style import caption, figure, fit_size, line
from cosmodrome.games.rescue.scene.titles import Titles
from cosmodrome.games.rescue.text import RescueText, signed
from cosmodrome.games.rescue.view import PartyView, RescueView
from cosmodrome.scene import Curve, Group, Look, Node, Rect, Use, seat_paint

__all__ = ["Drawing"]

WITHIN = {"bonuses": "planning", "lifted": "planning", "workshop": "purchase", "refill": "purchase"}
"""The phase that a smaller stage belongs to."""
AWAY = 0.25
"""How much is seen of a module that is on its way."""


class Drawing:
    """A view with its printed data, its plan and its text."""

    def __init__(
        self,
        data: RescueData,
        plan: Plan,
        view: RescueView,
        moves: Moves,
        text: RescueText,
        say: Say,
        look: Look,
        shown: int,
    ) -> None:
        self.data = data
        self.plan = plan
        self.view = view
        self.text = text
        self.names = text.names
        self.words = text.words
        self.say = say
        self.look = look
        self.shown = shown
        self.keys = MoveKeys(data, view, moves)
        self.cards = data.cards()
        self.kinds = {card.id: card for card in data.module}
        self.planets = {card.id: card for card in data.planet}
        seats = sum(not party.consortium for party in view.parties)
        self.seats = (list(look.names) + [""] * seats)[:seats]
        self.titles = Titles(data, self.names, view, self.seats)

    @cached_property
    def mine(self) -> PartyView:
        """The party whose dice and workshop are shown."""
        return self.view.parties[self.shown]

    def name(self, party: int) -> str:
        """Who that is."""
        return self.names.party(party, self.seats)

    def title(self) -> str:
        """The picture in a sentence."""
        return self.words(
            "Rocket Rescue, round {round} of {rounds}: {phase}.",
            round=self.view.round,
            rounds=self.view.rounds,
            phase=self.names.stages[self.view.stage],
        )

    def live(self) -> Iterator[Node]:
        """The live layer, from the back to the front."""
        yield from self._header()
        yield from self._planets()
        yield from self._hangars()
        yield from self._market()
        yield from self._shelf()
        yield from self._tray()
        yield from self._workshop()
        yield from self._seats()
        yield from prospects(self.view, self.plan, self.data, self.cards, self.shown)
        flight = self.view.flight
        yield from launched(self.view, self.plan, self.cards, self.words, self.name(flight.party) if flight else "")

    # --- the header ---------------------------------------------------------------------------------------------------

    def _header(self) -> Iterator[Node]:
        words, view, plan = self.words, self.view, self.plan
        box = plan.title
        told = words("Round {round} of {rounds}", round=view.round, rounds=view.rounds)
        last = words("Last round!") if view.last_round and not view.over else ""
        if plan.wide:
            head = (
                caption(words("Rocket Rescue"), box.x, box.y + 14, "accent", 13),
                line(told, box.x, box.y + 42, "cream", fit_size(told, 190, 22, bold=True), bold=True),
            )
            note = (line(last, box.x, box.y + 58, "accent", 12, bold=True),) if last else ()
        else:
            head = (
                caption(words("Rocket Rescue"), box.x, box.y + 17, "accent", 13),
                line(told, box.x + box.width, box.y + 18, "cream", 15, "end", bold=True),
            )
            note = (line(last, box.x + 240, box.y + 18, "accent", 12, "end", bold=True),) if last else ()
        yield Group(key="round", title=self.title(), children=(*head, *note))
        if not view.over:
            stage = WITHIN.get(view.stage, view.stage)
            yield frame.stage(words, self.names.stages[stage], RIBBON.index(stage), len(RIBBON), plan.stages)
        yield self._queue()
        yield from self._question()

    def _queue(self) -> Group:
        """The dice of the running phase in acting order; those that have acted are dim."""
        view, box = self.view, self.plan.queue
        children: list[Node] = []
        for i, (party, value) in enumerate(view.queue):
            x, y = box.x + 14 + 34 * i, box.y + 12
            if i == view.turn - 1 and view.acting == party:
                children.append(Rect(x=x - 15, y=y - 15, width=30, height=30, rx=8, fill="accent", fill_opacity=0.35))
            children.append(Use(symbol="square", x=x, y=y, size=34, color="die"))
            children.append(figure(value, x, y, seat_paint(party) if i >= view.turn - 1 else "hairline", 15))
        title = self.words("Acting order: the highest die first, ties by order token.")
        return Group(key="queue", title=title, children=tuple(children))

    def _question(self) -> Iterator[Node]:
        view, plan = self.view, self.plan
        if view.seat is not None and self.shown != view.seat and not view.over:
            told = self.words("You are looking at the dice and the workshop of {name}.", name=self.name(self.shown))
        else:
            told = self.text.prompt(view, self.seats)
        asked = bool(self.keys.moves) or view.over
        beside = self.keys.has(PASS)
        yield frame.question(told, plan, plan.question.width if beside or plan.wide else 416, asked=asked)
        if beside:
            label = self.words("Done") if view.asks in ("cubes", "board", "hangar") else self.words("Pass")
            yield frame.pass_button(label, self.say(PASS), plan.pass_button)

    # --- planets and hangars --------------------------------------------------------------------------------------------

    def _planets(self) -> Iterator[Node]:
        for place, (planet, box) in enumerate(zip(self.view.planets, self.plan.planets, strict=True)):
            if planet:
                title = f"{self.titles.planet(self.planets[planet])} {self.titles.prices(place)}"
                yield planet_card(f"planet.{place}", self.planets[planet], title, box)

    def _hangars(self) -> Iterator[Node]:
        view = self.view
        for hangar, parts in enumerate(view.hangars):
            yield self._bay(hangar)
            spots = stacked(self.plan, view, hangar)
            for place, (built, spot) in enumerate(zip(parts, spots, strict=True)):
                if built is not None:
                    kind, title = self.cards[built.card], self.titles.part(built)
                    drawn = part(card_key(built.card), kind, title, spot, built.owner, built.crew)
                    if has_flown(view, hangar, place, built):
                        away = view.flight is not None and not view.flight.rolls[place]
                        comes = homecoming(view, place, spot)
                        drawn = msgspec.structs.replace(drawn, comes=comes, opacity=AWAY if away else 1)
                    yield drawn

    def _bay(self, hangar: int) -> Group:
        """The bay: its number, and a plate that sums the rocket up."""
        bay, parts = self.plan.bays[hangar], [part for part in self.view.hangars[hangar] if part is not None]
        kinds = [self.cards[part.card] for part in parts]
        tanks = sum(kind.type == "fuel_tank" for kind in kinds)
        complete = {"engine", "cockpit"} <= {kind.type for kind in kinds}
        children: list[Node] = []
        if parts and self.plan.wide:
            children.append(
                Use(symbol="rocket", x=bay.width / 2 - 24, y=34, size=18, color="accent" if complete else "hairline")
            )
            children.append(icon("tank", bay.width / 2 + 8, 34, 0.9))
            children.append(figure(tanks, bay.width / 2 + 24, 34, "cream", 14))
        elif parts:
            children.append(
                Use(symbol="rocket", x=bay.width / 2, y=19, size=15, color="accent" if complete else "hairline")
            )
        return Group(
            key=f"hangar.{hangar}",
            role="button",
            title=self.titles.hangar(hangar),
            x=bay.x,
            y=bay.y,
            target=Rect(y=2, width=bay.width, height=bay.height - 2, rx=14),
            children=tuple(children),
        )

    # --- market and shelf -----------------------------------------------------------------------------------------------

    def _market(self) -> Iterator[Node]:
        for resource, (name, box) in enumerate(zip(RESOURCE_NAMES, self.plan.market, strict=True)):
            count = self.view.market[resource]
            label = self.names.short[name]
            children: list[Node] = [
                line(label, 8, 20, name, fit_size(label, box.width - 14, 12.5, bold=True), bold=True)
            ]
            if self.plan.wide:
                squares = "".join(f"M{10 + 20 * (i % 3)} {31 + 20 * (i // 3)}h17v17h-17z" for i in range(count))
                children.append(figure(count, box.width - 12, 120, "cream", 16, "end"))
            else:
                squares = "".join(f"M{8 + 15 * (i % 6)} {27 + 15 * (i // 6)}h13v13h-13z" for i in range(count))
                children.append(figure(count, box.width - 10, 42, "cream", 17, "end"))
            if squares:
                children.append(Curve(d=squares, fill=name))
            yield Group(
                key=f"market.{name}",
                role="button",
                title=self.titles.market(resource),
                x=box.x,
                y=box.y,
                target=Rect(width=box.width, height=box.height, rx=9),
                children=tuple(children),
            )

    def _shelf(self) -> Iterator[Node]:
        """Standard piles in the first columns, advanced cards in the others."""
        view, plan = self.view, self.plan
        columns = plan.shelf_columns
        for kind, name in enumerate(CARD_TYPES):
            card, left = self.kinds[f"standard_{name}"], view.piles[kind]
            yield pile(f"pile.{name}", left, self.titles.pile(card, left), plan.pile(kind))
        free = [i for i in range(columns * (2 if plan.wide else 3)) if (i % columns > 1 if plan.wide else i > 3)]
        for index, card_id in zip(free, view.display, strict=False):
            card = self.cards[card_id]
            spot = plan.card(plan.shelf, columns, index, 0)
            yield module_card(card_key(card_id), card, self.titles.module(card), spot)
        yield self._deck()

    def _deck(self) -> Group:
        plan = self.plan
        x, y = plan.shelf.x + plan.shelf.width - 6, plan.shelf.y - 11
        told = self.words.count(
            "{n} advanced card in the deck.", "{n} advanced cards in the deck.", self.view.deck_left
        )
        return Group(
            key="deck",
            title=told,
            target=Rect(x=x - 60, y=y - 10, width=60, height=18),
            children=(
                Use(symbol="cards", x=x - 34, y=y, size=14, color="muted"),
                figure(self.view.deck_left, x, y, "cream", 13, "end"),
            ),
        )

    # --- dice and workshop ----------------------------------------------------------------------------------------------

    def _tray(self) -> Iterator[Node]:
        """The dice of the one who is shown on their fields, or behind the screen; and the faces to choose from."""
        plan, dice = self.plan, self.mine.dice
        for phase, (name, box) in enumerate(zip(PHASE_NAMES, plan.phases, strict=True)):
            children: list[Node] = []
            for field, (x, y, side) in enumerate(frame.fields(Box(0, 0, box.width, box.height))):
                value = dice[2 * phase + field] if dice else 0
                if value:
                    children += die(value, round(x, 1), y, side - 4, seat_paint(self.shown))
                elif not dice:
                    children.append(figure("?", round(x, 1), y, "muted", 18))
            yield Group(
                key=f"phase.{name}",
                role="button",
                title=self.titles.phase(phase),
                x=box.x,
                y=box.y,
                target=Rect(width=box.width, height=box.height, rx=8),
                children=tuple(children),
            )
        lowered = self.keys.lowered()
        if lowered:
            yield from self._lowered(lowered)
            return
        for face, box in enumerate(plan.faces, 1):
            yield Group(
                key=f"face.{face}",
                role="button",
                title=self.titles.face(face),
                x=box.x,
                y=box.y,
                target=Rect(width=box.width, height=box.height, rx=8),
            )
        yield from effects(plan)
        yield self._balance()

    def _balance(self) -> Group:
        """What the dice on the fields cost together, and what is at hand."""
        tray, mine = self.plan.tray, self.mine
        total = sum(self.data.die[value - 1].energy for value in mine.dice if value)
        told = signed(total) if mine.dice else "?"
        title = self.words("Energy of the dice placed: {balance}. At hand: {energy}.", balance=told, energy=mine.energy)
        return Group(
            key="balance",
            title=title,
            x=tray.x + tray.width - 12,
            y=tray.y + 11,
            target=Rect(x=-110, y=-9, width=112, height=18),
            children=(
                Use(symbol="energy", x=-92, y=0, size=13, color="energy"),
                figure(mine.energy, -82, 0, "energy", 13, "start"),
                figure(told, 0, 0, "energy" if total >= -mine.energy else "bad", 13, "end"),
            ),
        )

    def _lowered(self, codes: list[int]) -> Iterator[Node]:
        """The dice of rivals that may be lowered."""
        faces = self.plan.faces
        for i, code in enumerate(codes):
            party, field = divmod(code, FIELDS)
            value, box = self.view.parties[party].dice[field], faces[i % len(faces)]
            rise = (box.height + 4) * (i // len(faces))
            phase = self.names.stages[PHASE_NAMES[field // 2]]
            yield Group(
                key=lower_key(code),
                role="button",
                title=f"{self.name(party)}, {phase}: {value}",
                x=box.x,
                y=box.y - rise,
                target=Rect(width=box.width, height=box.height, rx=8),
                children=(
                    Rect(width=box.width, height=box.height, rx=8, fill="panel", stroke="hairline"),
                    *die(value, box.width / 2, 19, 26, seat_paint(party)),
                    line(phase[:3], box.width / 2, box.height - 5, "muted", 12, "middle"),
                ),
            )

    def _workshop(self) -> Iterator[Node]:
        plan, mine = self.plan, self.mine
        for resource, (name, box) in enumerate(zip(RESOURCE_NAMES, plan.goods, strict=True)):
            yield Group(
                key=f"cube.{name}",
                role="button",
                title=self.titles.goods(mine, resource),
                x=box.x,
                y=box.y,
                target=Rect(width=box.width, height=box.height, rx=9),
                children=(
                    Rect(width=box.width, height=box.height, rx=9, fill="panel", fill_opacity=0.94, stroke=name),
                    cube(name, 12, box.height / 2 - 11, 22),
                    figure(mine.cubes[resource], 56, box.height / 2, "cream", 20),
                ),
            )
        for index, module in enumerate(mine.modules):
            card = self.cards[module.card]
            spot = plan.card(plan.workshop, plan.workshop_columns, index, len(mine.modules))
            title = self.titles.waiting(card, module.cubes)
            yield module_card(card_key(module.card), card, title, spot, module.cubes)
        if not mine.modules:
            box = plan.workshop
            told = self.words("No modules yet: research brings them.")
            yield Group(key="workshop.empty", children=(line(told, box.x + 4, box.y + 24, "muted", 13),))

    def _sum(self, party: PartyView, in_hangars: int) -> str:
        """The points of a party: crew on planets, crew in hangars, tokens."""
        scoring = self.data.scoring
        counted = ((party.rescued, scoring.planet), (in_hangars, scoring.hangar), (party.tokens, scoring.token))
        return " + ".join(f"{count}×{points}" for count, points in counted) + f" = {party.score}"

    # --- who takes part ---------------------------------------------------------------------------------------------------

    def _seats(self) -> Iterator[Node]:
        view = self.view
        for party, (shown, box) in enumerate(zip(view.parties, self.plan.seats, strict=True)):
            name = self.name(party)
            in_hangars = sum(part.crew[party] for parts in view.hangars for part in parts if part is not None)
            face = SeatFace(
                party=party,
                name=name,
                character=self.names.characters.get(shown.character, ""),
                title=self.titles.party(shown, name),
                goods_title=self.titles.workshop(shown),
                crew_title=self.titles.crew(shown, name, in_hangars),
                dice_title=self.titles.dice(shown),
                view=shown,
                all_crew=self.data.supply.crew,
                in_hangars=in_hangars,
                acting=view.acting == party and not view.over,
                thinking=party in view.actors,
                shown=party == self.shown,
                winner=party in view.winners,
                over=view.over,
                sum=self._sum(shown, in_hangars),
            )
            yield from seat_groups(face, box)
