"""What a seat may know of a game of Welcome to the Moon: everything but the order of the piles and, until the phase
resolves, what the others are writing."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from cosmodrome.games.moon.data import ACTIONS
from cosmodrome.games.moon.rules.actions import UseAction
from cosmodrome.games.moon.rules.astra import NOTHING, Astra, Racer, action_card, number_card
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.sheet import LETTERS, Sheet
from cosmodrome.games.moon.rules.turn import Moon
from cosmodrome.kernel.view import View

__all__ = [
    "AstraView",
    "GivenView",
    "MissionView",
    "MoonView",
    "OrdersView",
    "PileView",
    "asked_action",
    "shared_view",
    "visible_sheets",
]


class PileView(msgspec.Struct, frozen=True):
    """A pile: its combination, and the action of the next turn that the number face shows in a corner. Against ASTRA: one
    of the cards of this turn, without a next action."""

    number: int
    action: str
    next_action: str
    left: int
    """Cards that still show or hide a number, the one on top included. Against ASTRA: cards to be drawn."""


class GivenView(msgspec.Struct, frozen=True):
    """What ASTRA has of an action, and what one card of it is worth."""

    action: str
    value: int
    numbers: tuple[int, ...]
    """The numbers on the cards."""
    tone: str
    """`dear` where the value is printed in red, `cheap` in green, else empty."""


class AstraView(msgspec.Struct, frozen=True):
    """The opponent of a game for one."""

    name: str
    level: int
    given: tuple[GivenView, ...]
    """The six actions."""
    points: int
    """What it scores in any case."""
    score: int
    """What it would score if the game ended now."""
    crossed: int
    boxes: int
    """Boxes of its track, where it has one."""
    bonuses: int
    circled: int
    spent: int
    """Solo bonuses printed, earned, and crossed off."""
    ranked: str
    rank: int
    """Where players are ranked: the action that counts for it, and how far it has come. Empty: they are not."""
    second: bool
    """Is this the second pass of the draw pile, in which effect cards turn missions over?"""
    left: int
    """Cards to be drawn."""
    next: str
    """What the card on top shows: an action, the letter of an effect card, or nothing if there is none."""
    met: tuple[str, ...]
    """The letters of the effect cards that were drawn in this pass."""
    effect: str
    """The letter of the effect that is being carried out; empty: none."""
    used: tuple[int, ...]
    """Which of the cards gave the number and the action that were written; empty before."""
    verdict: int
    """Once the game is over: 1 if the seat has won, -1 if ASTRA has, 0 for a draw."""


class MissionView(msgspec.Struct, frozen=True):
    """A mission in play."""

    id: str
    letter: str
    first: int
    later: int
    achieved: bool
    """Somebody accomplished it in an earlier turn: it now pays the later value."""


class OrdersView(msgspec.Struct, frozen=True):
    """What a campaign changes in this game. When an incident will happen is nobody's to know."""

    chapter: int
    branch: str
    news: str
    """The consequence of the chapter before; empty: there is none."""
    incident: bool
    happened: int
    """The turn in which it has happened, 0 before."""
    goal: bool
    goals: tuple[int, ...]
    """What each seat took for the side goal: 1 a star, 2 points, 0 nothing yet."""


class MoonView(View, frozen=True, kw_only=True):
    """What all adventures show."""

    adventure: int
    turn: int
    phase: int
    piles: tuple[PileView, ...]
    missions: tuple[MissionView, ...]
    reasons: tuple[str, ...]
    """Why the game is over; empty while it runs."""
    astra: AstraView | None = None
    """The opponent of a seat that plays alone."""
    orders: OrdersView | None = None
    """What a campaign changes; None: this game belongs to none."""


class SharedView(TypedDict):
    """What every view of this title says, by name."""

    game: str
    seat: int | None
    actors: tuple[int, ...]
    asks: str
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    adventure: int
    turn: int
    phase: int
    piles: tuple[PileView, ...]
    missions: tuple[MissionView, ...]
    reasons: tuple[str, ...]
    astra: AstraView | None
    orders: OrdersView | None


def shared_view(state: Moon, seat: int | None, adventure: int) -> SharedView:
    """The part of a view that is the same in all adventures."""
    step = None if seat is None else state.step(seat)
    return SharedView(
        game=state.game.title,
        seat=seat,
        actors=state.actors,
        asks=step.asks() if step is not None else "",
        over=state.over,
        scores=tuple(state.scores),
        winners=tuple(state.winners),
        adventure=adventure,
        turn=state.turn,
        phase=state.phase,
        piles=pile_views(state),
        missions=mission_views(state),
        reasons=tuple(state.end_reasons()) if state.over else (),
        astra=astra_view(state),
        orders=orders_view(state, seat),
    )


def visible_sheets(state: Moon, seat: int | None) -> list[Sheet]:
    """The seat sees its own sheet as it is, the others' as they stood when the phase began."""
    return [state.sheets[other] if other == seat else state.shown[other] for other in range(state.seats)]


def asked_action(state: Moon, seat: int | None) -> str:
    """The action that a seat may use now; empty: it is asked something else."""
    step = None if seat is None else state.step(seat)
    return ACTIONS[step.action] if isinstance(step, UseAction) else ""


def pile_views(state: Moon) -> tuple[PileView, ...]:
    """The three piles; against ASTRA the cards drawn so far."""
    if state.astra is not None:
        pile = state.astra.pile
        numbers, actions = pile.deck.numbers, pile.deck.actions
        return tuple(PileView(numbers[card], ACTIONS[actions[card]], "", pile.left()) for card in pile.open)
    piles = state.piles
    coming = piles.next_actions()
    left = piles.deck.pile_size - piles.top
    if not piles.numbers:  # before the first flip nothing lies flipped, so there is no action yet
        tops = [piles.deck.numbers[piles.pile(pile)[0]] for pile in range(PILES)]
        return tuple(PileView(tops[pile], "", ACTIONS[coming[pile]], left) for pile in range(PILES))
    return tuple(
        PileView(piles.numbers[pile], ACTIONS[piles.actions[pile]], ACTIONS[coming[pile]], left)
        for pile in range(PILES)
    )


def astra_view(state: Moon) -> AstraView | None:
    """The opponent; everything about it is known but the order of the pile."""
    astra = state.astra
    if astra is None:
        return None
    opponent, pile, used = astra.opponent, astra.pile, astra.used
    racer = opponent if isinstance(opponent, Racer) else None
    result = state.duel(astra) if state.over else 0
    return AstraView(
        name=opponent.name,
        level=opponent.level,
        given=tuple(_given(astra, action) for action in range(len(ACTIONS))),
        points=opponent.points,
        score=state.astra_score(astra),
        crossed=racer.progress(astra.worth()) if racer else 0,
        boxes=racer.boxes if racer else 0,
        bonuses=opponent.bonuses,
        circled=astra.circled,
        spent=astra.spent,
        ranked=ACTIONS[opponent.ranked] if opponent.ranked != NOTHING else "",
        rank=astra.rank(),
        second=astra.second_pass(),
        left=pile.left(),
        next=_face(astra),
        met=tuple(LETTERS[card - pile.deck.size] for card in sorted(pile.discard) if card >= pile.deck.size),
        effect=LETTERS[astra.effect] if astra.effect != NOTHING else "",
        used=(int(number_card(used)), int(action_card(used))) if used != NOTHING else (),
        verdict=(result > 0) - (result < 0),
    )


def orders_view(state: Moon, seat: int | None) -> OrdersView | None:
    """What a campaign changes; what the others took for the side goal is known when the phase is over."""
    orders = state.orders
    if orders is None:
        return None
    sheets = [state.sheets[other] if other == seat else state.shown[other] for other in range(state.seats)]
    return OrdersView(
        chapter=orders.chapter,
        branch=orders.branch,
        news=orders.news,
        incident=bool(orders.incident),
        happened=state.happened,
        goal=bool(orders.goal),
        goals=tuple(int(sheet.goal) for sheet in sheets),
    )


def _given(astra: Astra, action: int) -> GivenView:
    opponent, deck = astra.opponent, astra.pile.deck
    numbers = sorted(deck.numbers[card] for card in astra.pile.given if deck.actions[card] == action)
    tone = "dear" if action in opponent.dear else "cheap" if action in opponent.cheap else ""
    return GivenView(ACTIONS[action], opponent.values[action], tuple(numbers), tone)


def _face(astra: Astra) -> str:
    """What the card on top of the pile shows: it lies with its action up."""
    card, deck = int(astra.pile.next_card()), astra.pile.deck
    if card == NOTHING:
        return ""
    return ACTIONS[deck.actions[card]] if card < deck.size else LETTERS[card - deck.size]


def mission_views(state: Moon) -> tuple[MissionView, ...]:
    """The three missions."""
    return tuple(
        MissionView(m.id, m.id[0], m.first, m.later, bool(state.achieved >> m.letter & 1)) for m in state.missions
    )
