"""ASTRA in the glossary: the opponents of a game for one, ASTRA's card for the adventure, and the three effect cards."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cosmodrome.games.moon.astra import LEVELS
from cosmodrome.games.moon.glossary.blank import Blank
from cosmodrome.games.moon.rules.sheet import LETTERS
from cosmodrome.games.moon.scene.astra import effect_card, opponent_card
from cosmodrome.games.moon.view import AstraView
from cosmodrome.kernel import View
from cosmodrome.scene import Entry, Rect

__all__ = ["astra_entries"]

WIDTH = 190
CARD = (92, 116)
GAP = 10


def astra_entries(blank: Blank) -> Iterator[Entry]:
    """Everything that only a game for one needs; nothing, if the adventure has none."""
    if not blank.game.solo:
        return
    yield _astra(blank)
    for letter in LETTERS:
        yield _effect(blank, letter)
    for level in range(1, LEVELS + 1):
        yield _opponent(blank, level)


def _seen(view: View) -> AstraView:
    astra = getattr(view, "astra", None)
    assert isinstance(astra, AstraView)
    return astra


# --- opponents --------------------------------------------------------------------------------------------------------


def _opponent(blank: Blank, level: int) -> Entry:
    words, names = blank.words, blank.names
    astra = _seen(blank.alone(level).view(None))
    card = opponent_card(words, dict(names.actions), astra, WIDTH)
    frame = card.children[0]
    assert isinstance(frame, Rect)
    values = words.join([f"{names.actions[given.action]} {given.value}" for given in astra.given])
    return Entry(
        id=f"opponent-{level}",
        kind=words("Opponents of ASTRA"),
        name=words("{opponent}, level {level}", opponent=astra.name, level=level),
        text=words("What each card that you give is worth to ASTRA: {values}.", values=values),
        nodes=(card,),
        width=frame.width,
        height=frame.height,
        records=(f"opponent {level}",),
    )


# --- ASTRA's own cards ------------------------------------------------------------------------------------------------


def _astra(blank: Blank) -> Entry:
    """What is true of ASTRA in this adventure, whoever the opponent is."""
    words, names, adventure = blank.words, blank.names, blank.game.adventure
    card = next(card for card in blank.printed.astra_card if card.id == adventure)
    told = []
    if card.fixed or card.level_points:
        told.append(
            words(
                "ASTRA scores {fixed} in any case, and {each} for each level of the opponent.",
                fixed=names.points(card.fixed),
                each=names.points(card.level_points),
            )
        )
    else:
        told.append(words("ASTRA crosses boxes of its own track; the last one launches its rocket."))
    told.append(
        words.count(
            "{n} solo bonus; each keeps a card from ASTRA.",
            "{n} solo bonuses; each keeps a card from ASTRA.",
            card.bonuses,
        )
    )
    told.append(
        words.count(
            "You circle {n} when {earned}.", "You circle {n} when {earned}.", card.bonus_each, earned=_earned(blank)
        )
    )
    if card.ranked:
        told.append(
            words(
                "Where players are ranked, the {action} cards you gave count for ASTRA.",
                action=names.actions[card.ranked],
            )
        )
    return Entry(
        id="astra",
        kind=words("ASTRA"),
        name=words("ASTRA's card"),
        text=" ".join(told),
        nodes=tuple(
            msgspec.structs.replace(effect_card(letter, *CARD), x=(CARD[0] + GAP) * i)
            for i, letter in enumerate(card.letters)
        ),
        width=(CARD[0] + GAP) * len(card.letters) - GAP,
        height=CARD[1],
        records=(f"astra_card {adventure}",),
    )


def _effect(blank: Blank, letter: str) -> Entry:
    words = blank.words
    card = next(card for card in blank.printed.astra_card if card.id == blank.game.adventure)
    first, second = _struck(blank)
    if letter not in card.letters:
        text = words("It has no effect in the first pass. In the second it turns mission {letter} over.", letter=letter)
    else:
        turned = words("Then it turns mission {letter} over: only its later value can be won.", letter=letter)
        text = " ".join(
            (
                words("First pass: {effect}.", effect=first),
                words("Second pass: {effect}.", effect=second),
                turned,
            )
        )
    return Entry(
        id=f"effect-{letter}",
        kind=words("ASTRA"),
        name=words("Effect card {letter}", letter=letter),
        text=text,
        nodes=(effect_card(letter, *CARD),),
        width=CARD[0],
        height=CARD[1],
    )


def _earned(blank: Blank) -> str:
    """When solo bonuses are circled."""
    words = blank.words
    # Translators: each is the {earned} of "You circle {n} when {earned}."
    return {
        1: words("you trigger a sabotage"),
        2: words("you circle the high multiplier of a station"),
        3: words("you win the high bonus of a quarter"),
        4: words("you win the filling bonus of a main factory"),
        5: words("you win the high bonus at an end of a tower"),
        6: words("you wake a virus or set off a propagation"),
        7: words("you circle the ×2 of a greenhouse"),
        8: words("you win a second planet, a fourth, and so on"),
    }[blank.game.adventure]


def _struck(blank: Blank) -> tuple[str, str]:
    """What an effect card does in the first pass and in the second."""
    words, adventure = blank.words, blank.game.adventure
    if adventure == 6:
        return (
            words("it wakes the green or the blue virus, else it strikes a propagation; you make one propagation"),
            words("it wakes the virus of its letter, and you make one propagation"),
        )
    # Translators: each is the {effect} of "First pass: {effect}."
    told = {
        1: words("a sabotage of your choice is crossed off, and you circle a system error"),
        2: words("the high multiplier of a station of your choice is crossed off"),
        3: words("the high bonus of a quarter of your choice is crossed off"),
        4: words("the filling bonus of a main factory of your choice is crossed off"),
        5: words("the high bonus at an end of a tower of your choice is crossed off"),
        7: words("the ×2 of a greenhouse of your choice is crossed off"),
        8: words("ASTRA draws two triangles on moons, beginning where you have most insignia"),
    }[adventure]
    return told, words("the same")
