"""Phase 5: the event of the year. Whoever has announced a mission cancels it, or goes on and bears the event."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.missions.rules.board import NO_EVENT, TECHNICAL_PROBLEM
from cosmodrome.games.missions.rules.flight import injure
from cosmodrome.games.missions.rules.moves import CANCEL, GO_ON, HIT, PAY
from cosmodrome.games.missions.rules.race import Race
from cosmodrome.games.missions.rules.tokens import INSPECTION, KINDS, count, one
from cosmodrome.kernel.bits import members
from cosmodrome.kernel.state import Step

__all__ = ["FACE_THE_EVENT", "payments", "strikes"]


def strikes(s: Race, seat: i64) -> bool:
    """Does the event want a token from this mission? It does if the mission uses one of its technologies."""
    event = s.event_card()
    return event.kind != NO_EVENT and event.technologies & s.card_of(s.agencies[seat]).technologies != 0


def payments(s: Race, seat: i64) -> list[int]:
    """The tokens that can be given up, spacecraft by spacecraft, as moves."""
    event, agency = s.event_card(), s.agencies[seat]
    found: list[int] = []
    payload = s.card_of(agency).payload
    for craft in range(4):
        if craft in (1, 2) and craft != payload:
            continue
        heap = agency.load_of(craft)
        for kind in range(KINDS):
            wanted = event.inspection if kind == INSPECTION else event.lose >> kind & 1 != 0
            if wanted and count(heap, kind):
                found.append(PAY + KINDS * craft + kind)
    return found


class FaceTheEvent(Step[Race]):
    """Cancel the mission, or go on with it and give up what the event wants."""

    def asks(self) -> str:
        """`event`."""
        return "event"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Cancelling, and each token that would do; going on without one where none is wanted or none is there."""
        moves = [CANCEL]
        tokens = payments(s, seat) if strikes(s, seat) else []
        return moves + tokens if tokens else [CANCEL, GO_ON]

    def play(self, s: Race, seat: i64, move: int) -> None:
        """Bear it."""
        if move == CANCEL:
            cancel(s, seat)
            return
        agency, event = s.agencies[seat], s.event_card()
        agency.flown = True
        if move != GO_ON:
            code: i64 = move - PAY
            agency.load(code // KINDS, -one(code % KINDS))
            s.supply += one(code % KINDS)
            if s.listening:
                s.emit("pay", seat, (int(code // KINDS), int(code % KINDS)))
        elif strikes(s, seat) and event.kind == TECHNICAL_PROBLEM:
            agency.failed = 0
            agency.step = s.card_of(agency).abort_step
            agency.finished = not agency.manned
            if s.listening:
                s.emit("aborted", seat, (0,))
        if event.sick and agency.manned:
            if s.set_up.astronauts and len(members(agency.healthy)) > 1:
                s.ask(seat, GETS_SICK)
            else:
                injure(s, seat, members(agency.healthy)[0])


class GetsSick(Step[Race]):
    """Astronaut module: who gets space sickness."""

    def asks(self) -> str:
        """`sick`."""
        return "sick"

    def legal(self, s: Race, seat: i64) -> list[int]:
        """Everybody aboard is still healthy."""
        return [HIT + astronaut for astronaut in members(s.agencies[seat].healthy)]

    def play(self, s: Race, seat: i64, move: int) -> None:
        """The chosen one is injured."""
        injure(s, seat, move - HIT)


def cancel(s: Race, seat: i64) -> None:
    """The inspection is lost; everything else goes back to the assembly area, the crew to the supply."""
    agency = s.agencies[seat]
    heap = agency.loaded()
    inspections = count(heap, INSPECTION) * one(INSPECTION)
    s.supply += inspections
    agency.tokens += heap - inspections
    s.dismiss(seat)
    agency.stand_down()
    if s.listening:
        s.emit("cancel", seat, ())


FACE_THE_EVENT: Final = FaceTheEvent()
GETS_SICK: Final = GetsSick()
