"""Orders as an option: how a campaign tells a table what is different there, in one line without any language.

    light_hull incident goal C127          a branch, an incident, a side goal, a mission swapped
    swing_by launched out:1,2,60,61,62,63  a consequence, and the Starship cards that leave the game
    signal in:149,150,151 missions:2       special cards that come, and fewer missions
    steep seats:1,2                        the seats that a consequence is meant for
    rival:9                                the opponent of a level beyond those of the box

What the words stand for, and all amounts, are in the data of the campaigns.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cosmodrome.games.moon.astra import ACTIONS, AstraData
from cosmodrome.games.moon.data import Card
from cosmodrome.games.moon.orders.data import CampaignData, by_id, campaign_data
from cosmodrome.games.moon.rules import orders as rules
from cosmodrome.games.moon.rules.adventure5 import FIRST, LATER
from cosmodrome.games.moon.rules.board import Mission
from cosmodrome.games.moon.rules.deck import Deck
from cosmodrome.games.moon.rules.sheet import CROSS, LETTERS
from cosmodrome.kernel import MAX_SEATS, OptionError
from cosmodrome.kernel.bits import bit

__all__ = ["Orders", "parse_orders"]

DOME = 5
LONGEST = 400
"""No orders are longer; whatever comes from a page is limited here."""


class Orders(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table is ordered to do differently."""

    branch: str = ""
    news: str = ""
    """The consequence of the chapter before."""
    incident: bool = False
    goal: bool = False
    swap: str = ""
    cards_out: tuple[int, ...] = ()
    cards_in: tuple[int, ...] = ()
    missions: int = len(LETTERS)
    seats: tuple[int, ...] = ()
    rival: int = 0

    def __str__(self) -> str:
        """The same as text.

        >>> str(parse_orders("swing_by launched goal out:1,2 missions:2", 2))
        'swing_by launched goal out:1,2 missions:2'
        """
        lists = {"out": self.cards_out, "in": self.cards_in, "seats": self.seats}
        told = [
            self.branch,
            self.news,
            "incident" if self.incident else "",
            "goal" if self.goal else "",
            self.swap,
            *(f"{name}:{','.join(map(str, items))}" if items else "" for name, items in lists.items()),
            f"missions:{self.missions}" if self.missions < len(LETTERS) else "",
            f"rival:{self.rival}" if self.rival else "",
        ]
        return " ".join(word for word in told if word)

    def deck(self, cards: Sequence[Card]) -> Deck:
        """The Starship cards without those that leave, with those that come."""
        kept = [card for card in cards if card.id not in self.cards_out]
        added = [by_id(campaign_data().special_card, card) for card in self.cards_in]
        numbers = [card.number for card in kept] + [CROSS] * len(added)
        actions = [card.action for card in kept] + [card.action for card in added]
        sizes = campaign_data().sizes.cards
        if len(kept) + len(self.cards_out) != len(cards) or len(numbers) not in sizes:
            told = ", ".join(map(str, sizes))
            raise OptionError(f"orders={self}: cards leave and come so that there are {told} of them.")
        return Deck(numbers, [ACTIONS.index(action) for action in actions])

    def for_rules(self, adventure: int, seats: int) -> rules.Orders:
        """The same with all amounts, as the rules want it."""
        data, alone = campaign_data(), seats == 1
        goal, timing = by_id(data.goal, adventure), data.timing
        return rules.Orders(
            adventure,
            self.branch,
            by_id(data.branch, self.branch).amount if self.branch else 0,
            self.news,
            by_id(data.consequence, self.news).amount if self.news else 0,
            sum([bit(seat) for seat in (self.seats or range(seats))]),
            by_id(data.incident, adventure).amount if self.incident else 0,
            timing.alone_first if alone else timing.first,
            timing.alone_last if alone else timing.last,
            goal.count if self.goal else 0,
            goal.points,
            [_mission(data, self.swap)] if self.swap else [],
            self.missions,
        )

    def against(self, data: AstraData) -> AstraData:
        """ASTRA's cards, with the rival of the campaign if it plays."""
        return msgspec.structs.replace(data, opponent=[*data.opponent, campaign_data().rival]) if self.rival else data


def _mission(data: CampaignData, id: str) -> Mission:
    card = by_id(data.mission, id)
    values = sum([bit(value) for value in card.values])
    # In the dome a mission box holds no value but the column of the upgrade field that it is worth.
    first, later = (FIRST, LATER) if card.chapter == DOME else (card.first, card.later)
    return Mission(id, LETTERS.index(id[0]), first, later, card.kind, values, card.count)


def parse_orders(text: str, adventure: int) -> Orders:
    """Orders for an adventure; OptionError names the word that is none.

    >>> orders = parse_orders("light_hull incident", 1)
    >>> orders.branch, orders.incident, orders.goal
    ('light_hull', True, False)
    """
    if len(text) > LONGEST:
        raise OptionError(f"orders={text[:40]}…: no orders are longer than {LONGEST} characters.")
    data, found = campaign_data(), Orders()
    for word in text.split():
        found = _heed(found, word, adventure, data)
    return found


def _heed(found: Orders, word: str, adventure: int, data: CampaignData) -> Orders:
    """The orders with one word more."""
    known = {
        "branch": [record.id for record in data.branch if record.chapter == adventure],
        "news": [record.id for record in data.consequence if record.chapter == adventure],
        "swap": [record.id for record in data.mission if record.chapter == adventure],
    }
    for field, words in known.items():
        if word in words:
            return _set(found, field, word)
    if word in ("incident", "goal"):
        return _set(found, word, True)
    name, _, listed = word.partition(":")
    items = listed.split(",")
    if name not in ("out", "in", "seats", "missions", "rival") or not all(item.isdecimal() for item in items):
        raise OptionError(f"orders={word}: not an order of adventure {adventure}.")
    numbers = tuple(int(item) for item in items)
    specials = {card for record in data.consequence if record.chapter == adventure for card in record.cards_in}
    fits = {
        "out": len(set(numbers)) == len(numbers),
        "in": set(numbers) <= specials and len(set(numbers)) == len(numbers),
        "seats": max(numbers) < MAX_SEATS,
        "missions": len(numbers) == 1 and 1 <= numbers[0] <= len(LETTERS),
        "rival": numbers == (data.rival.id,),
    }
    if not fits[name]:
        raise OptionError(f"orders={word}: not an order of adventure {adventure}.")
    fields = {"out": "cards_out", "in": "cards_in"}
    return _set(found, fields.get(name, name), numbers[0] if name in ("missions", "rival") else numbers)


def _set(found: Orders, field: str, value: object) -> Orders:
    return msgspec.structs.replace(found, **{field: value})
