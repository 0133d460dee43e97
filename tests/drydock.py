"""A tiny game of our own that has what Welcome to the Moon lacks: a hidden hand, a secret simultaneous choice that stays
secret until the reveal, and a die with rerolls. It proves the kernel on rules it was not written for, and that a game
may be plain Python over a compiled kernel.

Six cards each from a deck of 1 to 20. Every round all lay one card face down; then all are revealed, and the highest
(earliest seat on a tie, which cannot happen: cards are unique) rolls a die that it may roll again twice. The last roll
is scored. After four rounds the most points win.
"""

from __future__ import annotations

from typing import Final

from cosmodrome.kernel import OWNER_FIRST, Event, Game, NotationError, Rng, State, Step, View

HAND: Final = 6
DECK: Final = 20
ROUNDS: Final = 4
REROLLS: Final = 2
KEEP: Final = 100
ROLL: Final = 101


class DrydockView(View, frozen=True, kw_only=True):
    hand: tuple[int, ...]
    laid: tuple[int, ...]
    points: tuple[int, ...]
    table: tuple[int, ...]
    die: int


class Drydock(State):
    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.laid: list[int] = []
        """Face down, 0 for none: a secret of its seat until everybody has laid one."""
        self.table: list[int] = []
        """What was revealed this round."""
        self.points: list[int] = []
        self.die = 0
        self.round = 0

    def begin(self) -> None:
        cards = list(range(1, DECK + 1))
        self.rng.shuffle(cards)
        self._stacks = [[] for _ in range(self.seats)]
        self.hands = [sorted(cards[i * HAND : (i + 1) * HAND]) for i in range(self.seats)]
        self.deck = cards[self.seats * HAND :]
        self.points = [0] * self.seats
        self.start_round()

    def start_round(self) -> None:
        self.round += 1
        self.laid = [0] * self.seats
        for seat in range(self.seats):
            self.ask(seat, LayCard())

    def advance(self) -> None:
        if any(self.laid):
            self.table, self.laid = self.laid, [0] * self.seats
            self.emit("reveal", -1, tuple(self.table))
            self.roll(self.table.index(max(self.table)), REROLLS)
        elif self.round < ROUNDS:
            self.start_round()
        else:
            best = max(self.points)
            self.finish(list(self.points), [seat for seat in range(self.seats) if self.points[seat] == best])

    def roll(self, seat: int, rerolls: int) -> None:
        self.die = 1 + self.rng.below(6)
        if rerolls:
            self.ask(seat, KeepOrRoll(rerolls))
        else:
            self.points[seat] += self.die

    def clone(self) -> Drydock:
        twin = Drydock(self.game, self.rng.clone())
        self._copy_to(twin)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.deck, twin.laid, twin.table = self.deck.copy(), self.laid.copy(), self.table.copy()
        twin.points, twin.die, twin.round = self.points.copy(), self.die, self.round
        return twin

    def deal_again(self, seat: int | None, rng: Rng) -> None:
        others = [other for other in range(self.seats) if other != seat]
        hidden = self.deck + [card for other in others for card in [*self.hands[other], self.laid[other]] if card]
        rng.shuffle(hidden)
        for other in others:
            self.hands[other] = sorted(hidden.pop() for _ in self.hands[other])
            self.laid[other] = hidden.pop() if self.laid[other] else 0
        self.deck = hidden

    def check(self) -> None:
        laid = [card for card in self.laid if card]
        cards = self.deck + laid + [card for hand in self.hands for card in hand]
        assert len(set(cards)) == len(cards)
        assert all(1 <= card <= DECK for card in cards)


class LayCard(Step[Drydock]):
    def asks(self) -> str:
        return "lay"

    def legal(self, s: Drydock, seat: int) -> list[int]:
        return s.hands[seat].copy()

    def play(self, s: Drydock, seat: int, move: int) -> None:
        s.hands[seat].remove(move)
        s.laid[seat] = move
        s.emit("lay", seat, (move,), OWNER_FIRST)


class KeepOrRoll(Step[Drydock]):
    def __init__(self, rerolls: int) -> None:
        self.rerolls = rerolls

    def asks(self) -> str:
        return "reroll"

    def legal(self, s: Drydock, seat: int) -> list[int]:
        return [KEEP, ROLL]

    def play(self, s: Drydock, seat: int, move: int) -> None:
        if move == KEEP:
            s.points[seat] += s.die
        else:
            s.roll(seat, self.rerolls - 1)


class DrydockGame(Game):
    def __init__(self, seats: int) -> None:
        super().__init__("drydock", "1", seats, {})

    def deal(self, rng: Rng) -> State:
        return Drydock(self, rng)

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, Drydock)
        step = None if seat is None else state.step(seat)
        return DrydockView(
            game="drydock",
            seat=seat,
            actors=state.actors,
            asks=step.asks() if step is not None else "",
            over=state.over,
            scores=tuple(state.scores),
            winners=tuple(state.winners),
            hand=() if seat is None else tuple(state.hands[seat]),
            laid=tuple(card if other == seat else min(card, 1) for other, card in enumerate(state.laid)),
            points=tuple(state.points),
            table=tuple(state.table),
            die=state.die,
        )

    def notate(self, state: State, move: int) -> str:
        return {KEEP: "keep", ROLL: "roll"}.get(move, f"lay {move}")

    def parse(self, state: State, text: str) -> int:
        if text in ("keep", "roll"):
            return KEEP if text == "keep" else ROLL
        verb, _, card = text.partition(" ")
        if verb != "lay" or not card.isdecimal():
            raise NotationError(f"{text!r} is not a move in this position.")
        return int(card)

    def say(self, state: State, seat: int, move: int, language: str) -> str:
        return self.notate(state, move)

    def prompt(self, view: View, language: str) -> str:
        return view.asks or "wait"

    def tell(self, event: Event, names: list[str], language: str) -> str:
        return event.kind
