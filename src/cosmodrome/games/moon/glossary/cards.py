"""The cards of the glossary: what each action is good for in the adventure, its six missions, the Starship cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from cosmodrome.games.moon.data import ACTIONS, WILD
from cosmodrome.games.moon.glossary.blank import Blank
from cosmodrome.games.moon.scene.cards import action_card, number_card
from cosmodrome.scene import Entry, Node, Rect

__all__ = ["action_entries", "card_entries", "mission_entries"]

CARD = (92, 116)
"""Width and height of a Starship card."""
GAP = 6
BACK = (CARD[0] * (CARD[1] - GAP) / 2 / CARD[1], (CARD[1] - GAP) / 2)
"""The same of a back: two of them are as high as a card."""


# --- actions ----------------------------------------------------------------------------------------------------------


def action_entries(blank: Blank) -> Iterator[Entry]:
    """The six actions, and the Wild where there is one."""
    words, names = blank.words, blank.names
    often = Counter(card.action for card in blank.printed.card)
    wild = [WILD] if WILD in names.actions and blank.game.adventure > 1 else []
    for action in (*ACTIONS, *wild):
        yield Entry(
            id=f"action-{action}",
            kind=words("Actions"),
            name=names.actions[action],
            text=_action_text(blank, action),
            nodes=(action_card(action, names.actions[action], *CARD),),
            width=CARD[0],
            height=CARD[1],
            count=often[action],
        )


def _action_text(blank: Blank, action: str) -> str:
    """In adventure 1 an action only tells where its number goes."""
    if blank.game.adventure > 1:
        told: str = blank.text.reminder(action)
        return told
    floors = [
        name
        for floor, name in zip(blank.printed.floor, blank.names.floors, strict=True)
        if floor.action in (action, WILD)
    ]
    return blank.words("Its number may be written on {floors}.", floors=blank.words.join(floors))


# --- missions ---------------------------------------------------------------------------------------------------------


def mission_entries(blank: Blank) -> Iterator[Entry]:
    """The six missions of the adventure, three of which are in play."""
    for card in sorted(blank.printed.mission, key=lambda card: card.id):
        drawn = blank.mission(card.id)
        assert isinstance(drawn.target, Rect)
        nodes: tuple[Node, ...] = (msgspec.structs.replace(drawn, x=0, y=0),)
        yield Entry(
            id=f"mission-{card.id}",
            kind=blank.words("Missions"),
            name=blank.words("Mission {id}", id=card.id),
            text=f"{blank.names.mission(card.id)}. {_pay(blank, card.id)}",
            nodes=nodes,
            width=drawn.target.width - 4,
            height=drawn.target.height - 4,
            records=(f"mission {card.id}",),
        )


def _pay(blank: Blank, id: str) -> str:
    """What a mission pays, and what else it does."""
    words, names, adventure = blank.words, blank.names, blank.game.adventure
    if adventure == 5:
        return words(
            "The first circle its star, those after them its flower; the missions field says what they are worth."
        )
    card = next(card for card in blank.printed.mission if card.id == id)
    if adventure == 1:
        first, later = names.rockets(card.first), names.rockets(card.later)
        return words("It pays at once: {first} for the first, {later} for those after them.", first=first, later=later)
    first, later = names.points(card.first), names.points(card.later)
    told = words("It pays {first} to the first, {later} to those after them.", first=first, later=later)
    if adventure == 6:
        virus = names.strain(next(strain.id for strain in blank.printed.virus if strain.letter == card.letter))
        wakes = words("The first to accomplish it wake {virus} for everybody.", virus=virus)
        return f"{told} {wakes}"
    return told


# --- Starship cards ---------------------------------------------------------------------------------------------------


def card_entries(blank: Blank) -> Iterator[Entry]:
    """The numbers, each with the cards that bear it."""
    words, names = blank.words, blank.names
    for number in sorted({card.number for card in blank.printed.card}):
        cards = [card for card in blank.printed.card if card.number == number]
        backs = Counter(card.action for card in cards)
        actions = [action for action in ACTIONS if backs[action]]
        told = [
            # Translators: an action, and on how many cards it is.
            words("{action} ({n})", action=names.actions[action], n=backs[action])
            if backs[action] > 1
            else names.actions[action]
            for action in actions
        ]
        yield Entry(
            id=f"number-{number}",
            kind=words("Starship cards"),
            name=words("Number {number}", number=number),
            text=words.count(
                "{n} card. On its back: {actions}.",
                "{n} cards. On their backs: {actions}.",
                len(cards),
                actions=words.join(told),
            ),
            nodes=tuple(_both_sides(blank, number, actions)),
            width=CARD[0] + (len(actions) + 1) // 2 * (BACK[0] + GAP),
            height=CARD[1],
            count=len(cards),
            records=tuple(f"card {card.id}" for card in cards),
        )


def _both_sides(blank: Blank, number: int, actions: list[str]) -> Iterator[Node]:
    """The number, and beside it the backs that it comes with, in two rows."""
    yield number_card(number, *CARD)
    for i, action in enumerate(actions):
        column, row = divmod(i, 2)
        back = action_card(action, blank.names.actions[action], *CARD)
        x, y = CARD[0] + GAP + column * (BACK[0] + GAP), row * (BACK[1] + GAP)
        yield msgspec.structs.replace(back, x=x, y=y, scale=BACK[0] / CARD[0])
