"""Purchase (chapter 3): buy cubes, swap them, put them on modules, and refill the market."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.rescue.rules.board import FIELDS, PURCHASE, RESOURCES, digit
from cosmodrome.games.rescue.rules.moves import ASSEMBLE, BUY, FILL, PASS, PUT, REFILL, SWAP
from cosmodrome.games.rescue.rules.spaceport import NOBODY
from cosmodrome.games.rescue.rules.turns import BUYING, REFILLING, WORKSHOP, Turns
from cosmodrome.kernel.state import Step

__all__ = [
    "BUY_CUBES",
    "REFILL_MARKET",
    "USE_CUBES",
    "BuyCubes",
    "RefillMarket",
    "UseCubes",
    "distinct",
    "is_first",
    "open_purchase",
    "open_refill",
    "open_workshop",
    "refill_market",
]

CARD: Final = 4
"""Moves that put a cube on a module are so far apart from card to card."""


def open_purchase(s: Turns) -> None:
    """The dice of this phase line up."""
    s.stage = BUYING
    s.line_up(PURCHASE)


class BuyCubes(Step[Turns]):
    """Choose the resource of which the die takes cubes."""

    def asks(self) -> str:
        """`buy`."""
        return "buy"

    def legal(self, s: Turns, seat: i64) -> list[int]:
        """Any resource, even if the market has none of it."""
        return [BUY + resource for resource in range(RESOURCES)]

    def allows(self, s: Turns, seat: i64, move: int) -> bool:
        """The same, for one move."""
        return BUY <= move < BUY + RESOURCES

    def play(self, s: Turns, seat: i64, move: int) -> None:
        """As many as the die shows; what the market lacks is lost."""
        resource: i64 = move - BUY
        count = min(s.die + s.who[seat].extra_cubes, i64(s.market[resource]))
        s.buy(seat, resource, count)
        if s.listening:
            s.emit("buy", seat, (int(resource), int(count)))


BUY_CUBES: Final = BuyCubes()


def open_workshop(s: Turns) -> None:
    """All who have a die in this phase work on their modules, by order token."""
    s.stage = WORKSHOP
    left = 2 * PURCHASE
    s.queue = [party * FIELDS + left for party in s.by_rank if s.dice[party * FIELDS + left] and party < s.seats]
    s.turn = 0


def distinct(s: Turns, seat: i64) -> list[int]:
    """A seat's modules, only the first of those that are the same in print and in the cubes on them."""
    return [card for card in s.hands[seat] if is_first(s, seat, card)]


def is_first(s: Turns, seat: i64, card: i64) -> bool:
    """Is there no module before this one in a seat's supply that is the same?"""
    modules, laid = s.board.modules, s.laid
    module = modules[card]
    if not module.standard:
        return True
    for other in s.hands[seat]:
        if other == card:
            return True
        if laid[other] == laid[card] and modules[other].type == module.type and modules[other].standard:
            return False
    return True


class UseCubes(Step[Turns]):
    """Swap cubes and put them on modules, as long as one likes."""

    def asks(self) -> str:
        """`cubes`."""
        return "cubes"

    def legal(self, s: Turns, seat: i64) -> list[int]:
        """Each cube on each module that needs it, all that a module needs, each swap, and being done."""
        moves = [PASS]
        first = seat * RESOURCES
        for card in distinct(s, seat):
            missing = s.missing(card)
            if missing == 0:
                continue
            fitting: i64 = 0
            for resource in range(RESOURCES):
                need = min(digit(missing, resource), i64(s.cubes[first + resource]))
                if need:
                    moves.append(PUT + CARD * card + resource)
                    fitting += need
            if fitting > 1:
                moves.append(FILL + card)
        for give in range(RESOURCES):
            if s.cubes[first + give] >= s.board.swap:
                for get in range(RESOURCES):
                    if get != give and s.supply[get]:
                        moves.append(SWAP + RESOURCES * give + get)
        return moves

    def allows(self, s: Turns, seat: i64, move: int) -> bool:
        """The same, for one move."""
        if move == PASS:
            return True
        if move < SWAP or move >= ASSEMBLE:
            return False
        if move < PUT:
            code: i64 = move - SWAP
            give, get = code // RESOURCES, code % RESOURCES
            if give >= RESOURCES or give == get:
                return False
            return s.cubes[seat * RESOURCES + give] >= s.board.swap and s.supply[get] > 0
        code = move - PUT
        card, resource = (code // CARD, code % CARD) if move < FILL else (i64(move - FILL), i64(RESOURCES))
        if card not in s.hands[seat] or not is_first(s, seat, card):
            return False
        missing = s.missing(card)
        if resource < RESOURCES:
            return digit(missing, resource) > 0 and s.cubes[seat * RESOURCES + resource] > 0
        return move >= FILL and self._fitting(s, seat, missing) > 1

    def _fitting(self, s: Turns, seat: i64, missing: i64) -> i64:
        """How many of the cubes that a module lacks are at hand."""
        fitting: i64 = 0
        for resource in range(RESOURCES):
            fitting += min(digit(missing, resource), i64(s.cubes[seat * RESOURCES + resource]))
        return fitting

    def play(self, s: Turns, seat: i64, move: int) -> None:
        """Do it, and ask again."""
        if move == PASS:
            return
        if move < PUT:
            give, get = i64(move - SWAP) // RESOURCES, i64(move - SWAP) % RESOURCES
            s.take_cubes(seat, give, -s.board.swap)
            s.take_cubes(seat, get, 1)
            if s.listening:
                s.emit("swap", seat, (int(give), int(get)))
        elif move < FILL:
            card, resource = i64(move - PUT) // CARD, i64(move - PUT) % CARD
            self._put(s, seat, card, resource, 1)
        else:
            card = move - FILL
            missing = s.missing(card)
            for resource in range(RESOURCES):
                need = min(digit(missing, resource), i64(s.cubes[seat * RESOURCES + resource]))
                if need:
                    self._put(s, seat, card, resource, need)
        s.ask(seat, USE_CUBES)

    def _put(self, s: Turns, seat: i64, card: i64, resource: i64, count: i64) -> None:
        s.put(seat, card, resource, count)
        if s.listening:
            s.emit("put", seat, (int(card), int(resource), int(count)))

    def stands(self, s: Turns, seat: i64) -> bool:
        """Is there a cube that fits a module, or enough for a swap?"""
        first = seat * RESOURCES
        for resource in range(RESOURCES):
            held: i64 = s.cubes[first + resource]
            if held == 0:
                continue
            if held >= s.board.swap:
                for get in range(RESOURCES):
                    if get != resource and s.supply[get]:
                        return True
            for card in s.hands[seat]:
                if digit(s.missing(card), resource):
                    return True
        return False


USE_CUBES: Final = UseCubes()


def open_refill(s: Turns) -> None:
    """Who bought first refills the market; a Consortium leaves that to the first seat that bought."""
    s.stage = REFILLING
    s.line_up(PURCHASE)
    s.acting = NOBODY
    if not s.queue or not _refillable(s):
        return
    for field in s.queue:
        party = field // FIELDS
        if party < s.seats:
            s.acting = party
            s.ask(party, REFILL_MARKET)
            return
    emptiest: i64 = 0
    for resource in range(RESOURCES):
        if s.market[resource] < s.market[emptiest]:
            emptiest = resource
    refill_market(s, s.queue[0] // FIELDS, emptiest)


def _refillable(s: Turns) -> bool:
    return any(s.market[resource] < s.board.market and s.supply[resource] for resource in range(RESOURCES))


def refill_market(s: Turns, party: i64, resource: i64) -> None:
    """One resource is filled up, the others are raised to a floor."""
    for other in range(RESOURCES):
        s.refill(other, s.board.market if other == resource else s.board.floor)
    if s.listening:
        s.emit("refill", party, (int(resource), *s.market))


class RefillMarket(Step[Turns]):
    """Choose the resource that is filled up."""

    def asks(self) -> str:
        """`refill`."""
        return "refill"

    def legal(self, s: Turns, seat: i64) -> list[int]:
        """Any resource."""
        return [REFILL + resource for resource in range(RESOURCES)]

    def allows(self, s: Turns, seat: i64, move: int) -> bool:
        """The same, for one move."""
        return REFILL <= move < REFILL + RESOURCES

    def play(self, s: Turns, seat: i64, move: int) -> None:
        """Fill it up."""
        refill_market(s, seat, move - REFILL)


REFILL_MARKET: Final = RefillMarket()
