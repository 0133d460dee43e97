"""The solo game: a simulated second player that always succeeds.

Before each of your plays it shows a specialist that your spy can copy; after you have announced, a card of its own deck
names its mission. It scores in player order like anybody else.
"""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.missions.rules.agency import GROUNDED
from cosmodrome.games.missions.rules.board import (
    HIGHEST_COMPLETED,
    LOWEST_OPEN,
    MANNED,
    NEXT_HIGHER,
    SAME_AS_PLAYER,
    SUCCESSFUL,
    UNMANNED,
)
from cosmodrome.games.missions.rules.completion import succeed
from cosmodrome.games.missions.rules.race import NUMBERS, Race
from cosmodrome.kernel.bits import bit, size_of

__all__ = ["announce_automa", "complete_automa", "order_after_actions", "reveal_specialist", "shuffle_specialists"]


def shuffle_specialists(s: Race) -> None:
    """All six face down again."""
    s.automa_hand = list(range(s.board.cards))
    s.rng.shuffle(s.automa_hand)
    s.agencies[s.automa_seat()].top = -1


def reveal_specialist(s: Race) -> None:
    """The next one becomes visible; the last one stays."""
    if s.automa_hand:
        card = s.automa_hand.pop()
        s.agencies[s.automa_seat()].top = card
        if s.listening:
            s.emit("automa_specialist", -1, (card,))


def order_after_actions(s: Race) -> None:
    """A card taken back makes you second, an early pass first; both or neither change nothing. A reserved place is first."""
    agency, automa = s.agencies[0], int(s.automa_seat())
    early = agency.used_pass or size_of(agency.played) < s.board.full_hand
    if s.reserved:
        s.order = [0, automa]
    elif agency.took_back != early:
        s.order = [0, automa] if early else [automa, 0]
    s.upper = []
    s.reserved = 0


def announce_automa(s: Race) -> None:
    """The first rule of its card that can be used names the mission."""
    if not s.automa_cards:
        return
    card = s.automa_cards.pop()
    s.automa_card = card
    automa = s.agencies[s.automa_seat()]
    automa.mission = GROUNDED
    for rule in s.board.automas[card].rules:
        automa.mission = _mission_by(s, rule)
        if automa.mission != GROUNDED:
            break
    if s.listening:
        s.emit("automa", -1, (card, int(automa.mission)))


def _mission_by(s: Race, rule: i64) -> i64:
    """The mission that a rule names, or GROUNDED if it cannot be used."""
    if rule == SAME_AS_PLAYER:
        return s.agencies[0].mission
    if rule == LOWEST_OPEN:
        for mission in range(NUMBERS):
            if not s.completed >> mission & 1:
                return mission
        return GROUNDED
    if rule == NEXT_HIGHER:
        highest: i64 = GROUNDED
        for mission in range(NUMBERS):
            if s.completed >> mission & 1:
                highest = mission
        return highest + 1 if highest + 1 < NUMBERS else GROUNDED
    assert rule == HIGHEST_COMPLETED
    for mission in range(NUMBERS - 1, -1, -1):
        if s.completed >> mission & 1 and _counts(s, mission):
            return mission
    return GROUNDED


def _counts(s: Race, mission: i64) -> bool:
    """Does a mission belong to a category that scores at the end? Its media token is gone, so that one never counts."""
    scored = s.set_up.scenario.scored
    if scored >> SUCCESSFUL & 1:
        scored |= bit(UNMANNED) | bit(MANNED)
    return s.missions[mission].categories & scored != 0


def complete_automa(s: Race) -> None:
    """It always succeeds; from a crewed mission one astronaut returns healthy."""
    seat = s.automa_seat()
    automa = s.agencies[seat]
    if automa.mission == GROUNDED:
        return
    succeed(s, seat, automa.mission)
    if s.missions[automa.mission].crewed:
        s.earn(seat, s.board.crewed_points)
        if s.listening:
            s.emit("healthy", -1, (1, int(s.board.crewed_points)))
    automa.stand_down()
