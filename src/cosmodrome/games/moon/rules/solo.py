"""The turn of a seat that plays alone, against ASTRA (solo rules). Two phases more than among several players:

    draw three cards, effect cards first → write and act → incidents → missions → give the third card → end?

Nothing is secret but the order of the pile. What ASTRA's effects strike and what earns solo bonuses is said by each
adventure, through the methods of `Moon`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmodrome.games.moon.rules.astra import EXHAUSTED, NOTHING, SOLO, Astra, third_card
from cosmodrome.games.moon.rules.deck import PILES
from cosmodrome.games.moon.rules.moves import GIVE, SPARE, STRIKE
from cosmodrome.games.moon.rules.phases import DRAWING, GIVING, MISSIONS, WRITING
from cosmodrome.kernel.bits import bit, members
from cosmodrome.kernel.event import OWNER_FIRST
from cosmodrome.kernel.state import Step

if TYPE_CHECKING:
    from cosmodrome.games.moon.rules.turn import Moon

__all__ = ["GiveCard", "StrikeTarget", "advance", "ask_strike", "earn", "give", "start_turn", "strike"]


def start_turn(s: Moon, astra: Astra) -> None:
    """Phase 1: begin to draw."""
    astra.used = NOTHING
    s.phase = DRAWING
    s.show()
    draw(s, astra)


def advance(s: Moon, astra: Astra) -> None:
    """The running phase has nothing left to ask; incidents and missions are done with."""
    if s.phase == DRAWING:
        draw(s, astra)
        return
    if s.phase == MISSIONS:
        s.phase = GIVING
        hand_over(s, astra)
    if not s.actors:
        if s.ended():
            end(s, astra)
        else:
            s.start_turn()


# --- drawing, and the effects of ASTRA --------------------------------------------------------------------------------


def draw(s: Moon, astra: Astra) -> None:
    """Draw until three Starship cards lie open. Whatever a card asks is answered before the next is drawn."""
    pile = astra.pile
    finish_effect(s, astra)
    while len(pile.open) < PILES:
        card = pile.draw(s.rng)
        if card == EXHAUSTED:
            s.turn -= 1
            astra.exhausted = True
            end(s, astra)
            return
        if card < pile.deck.size:
            s.drawn(astra)
        else:
            meet_effect(s, astra, card - pile.deck.size)
        if s.actors:
            return
        finish_effect(s, astra)
    pile.combine()
    s.phase = WRITING
    if s.listening:
        numbers, actions = pile.deck.numbers, pile.deck.actions
        shown = [numbers[card] for card in pile.open] + [actions[card] for card in pile.open]
        s.emit("turn", -1, (int(s.turn), *shown))
    s.open_phase(SOLO)


def meet_effect(s: Moon, astra: Astra, letter: i64) -> None:
    """An effect card: the adventure carries it out, if its letter has an effect there."""
    astra.effect = letter
    if s.listening:
        s.emit("effect", SOLO, (int(letter), int(astra.second_pass())))
    if astra.opponent.letters >> letter & 1:
        s.carry_out(astra, letter)


def finish_effect(s: Moon, astra: Astra) -> None:
    """After the effect itself, in the second pass, the mission of its letter is turned over."""
    letter = astra.effect
    if letter == NOTHING:
        return
    astra.effect = NOTHING
    if astra.second_pass() and not s.achieved >> letter & 1 and letter < len(s.missions):
        s.achieved |= bit(letter)
        if s.listening:
            s.emit("turned", SOLO, (int(letter),))


def ask_strike(s: Moon) -> None:
    """Let the seat choose what an effect strikes; without a choice there is no question."""
    targets = s.strikeable()
    if targets & (targets - 1):
        s.ask(SOLO, STRIKE_TARGET)
    elif targets:
        strike(s, members(targets)[0])


def strike(s: Moon, target: i64) -> None:
    """An effect strikes something."""
    if s.listening:
        s.emit("struck", SOLO, (int(target),))
    s.strike(target)


class StrikeTarget(Step["Moon"]):
    """An effect of ASTRA: choose what it strikes. There is no way around it."""

    def asks(self) -> str:
        """`strike`."""
        return "strike"

    def legal(self, s: Moon, seat: i64) -> list[int]:
        """All that can be struck."""
        return [STRIKE + target for target in members(s.strikeable())]

    def play(self, s: Moon, seat: i64, move: int) -> None:
        """Strike it."""
        strike(s, move - STRIKE)


# --- solo bonuses, and the third card ---------------------------------------------------------------------------------


def earn(s: Moon, astra: Astra) -> None:
    """Circle solo bonuses."""
    count = astra.earn()
    if s.listening and count:
        s.emit("solo_bonus", SOLO, (int(count),), OWNER_FIRST)


def hand_over(s: Moon, astra: Astra) -> None:
    """The card left over goes to ASTRA, unless there is something to choose."""
    if astra.used == NOTHING or astra.bonuses():
        s.ask(SOLO, GIVE_CARD)
    else:
        give(s, astra, third_card(astra.used), False)


def give(s: Moon, astra: Astra, index: i64, spared: bool) -> None:
    """Give ASTRA one of the open cards, or cross off a solo bonus and put it out of the game."""
    pile = astra.pile
    if s.listening:
        card = pile.open[index]
        number, action = pile.deck.numbers[card], pile.deck.actions[card]
        s.emit("spared" if spared else "given", SOLO, (number, action, astra.opponent.values[action]))
    if spared:
        astra.spent += 1
    pile.clear(index, spared)


class GiveCard(Step["Moon"]):
    """The end of a turn: give ASTRA a card, or keep the card from it with a solo bonus. After a system error it may be
    any of the three, else it is the one left over."""

    def asks(self) -> str:
        """`give`."""
        return "give"

    def legal(self, s: Moon, seat: i64) -> list[int]:
        """Giving, then keeping; of cards that show the same, the first."""
        astra = s.astra
        assert astra is not None
        cards: list[int] = []
        if astra.used != NOTHING:
            cards.append(int(third_card(astra.used)))
        else:
            for index in range(PILES):
                if not any(astra.pile.same(other, index) for other in cards):
                    cards.append(index)
        moves = [GIVE + index for index in cards]
        if astra.bonuses():
            moves += [SPARE + index for index in cards]
        return moves

    def play(self, s: Moon, seat: i64, move: int) -> None:
        """Do it."""
        astra = s.astra
        assert astra is not None
        spared = move >= SPARE
        give(s, astra, move - SPARE if spared else move - GIVE, spared)


STRIKE_TARGET: Final = StrikeTarget()
GIVE_CARD: Final = GiveCard()


# --- the end ----------------------------------------------------------------------------------------------------------


def end(s: Moon, astra: Astra) -> None:
    """The only score is the seat's own. It is the winner, or there is none: ASTRA has won, or it is a draw."""
    s.conclude()
    s.show()
    result = s.duel(astra)
    s.finish([s.points(SOLO)], [SOLO] if result > 0 else [])
    if s.listening:
        verdict = 1 if result > 0 else -1 if result else 0
        s.emit("verdict", SOLO, (verdict, s.scores[SOLO], s.astra_score(astra)))
