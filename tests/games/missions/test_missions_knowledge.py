"""What can be known of a technology deck, against a plain model that keeps every world that could be and its weight."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from cosmodrome.games.missions.boards import missions_board
from cosmodrome.games.missions.data import TECHNOLOGY_IDS
from cosmodrome.games.missions.rules.cards import CLEAR, MAJOR, MINOR, cards_of, deck_of
from cosmodrome.games.missions.rules.control import Control
from cosmodrome.games.missions.rules.odds import odds_for
from cosmodrome.kernel import Rng
from games.missions.race_table import a_race

World = tuple[int, tuple[int, ...]]
"""Whether the extra card is a problem, and the cards from the top down."""


class PlainDeck:
    """One deck as its owner can reckon it: every world with its weight."""

    def __init__(self) -> None:
        self.worlds: dict[World, Fraction] = {}
        for extra in (0, 1):
            cards = [MAJOR, MINOR, MINOR, CLEAR, MINOR if extra else CLEAR]
            orders = Counter(permutations(cards))
            for order, count in orders.items():
                self.worlds[extra, order] = Fraction(count, 120)

    def sees(self, place: int, card: int) -> None:
        self.worlds = {world: weight for world, weight in self.worlds.items() if world[1][place] == card}

    def shuffles(self) -> None:
        mixed: dict[World, Fraction] = defaultdict(Fraction)
        for (extra, order), weight in self.worlds.items():
            every = Counter(permutations(order))
            for other, count in every.items():
                mixed[extra, other] += weight * count / sum(every.values())
        self.worlds = dict(mixed)

    def changes(self, change) -> None:
        changed: dict[World, Fraction] = defaultdict(Fraction)
        for (extra, order), weight in self.worlds.items():
            changed[extra, change(order)] += weight
        self.worlds = dict(changed)

    def extra(self) -> Fraction:
        return sum(weight for (extra, _), weight in self.worlds.items() if extra) / sum(self.worlds.values())

    def top(self, card: int) -> Fraction:
        return sum(w for (_, order), w in self.worlds.items() if order and order[0] == card) / sum(self.worlds.values())


def a_control(seed: int) -> Control:
    control = Control(missions_board().deal)
    control.set_up(Rng.seeded(seed))
    return control


@pytest.mark.parametrize("seed", range(12))
def test_the_owner_knows_exactly_what_follows_from_what_it_saw(seed: int) -> None:
    rng, control, plain = Rng.seeded(f"knowledge {seed}"), a_control(seed), PlainDeck()
    for _ in range(14):
        cards = cards_of(control.decks[0])
        action = rng.below(4)
        if action == 0:
            control.shuffle(0, rng)
            plain.shuffles()
        elif action == 1 and cards:
            control.look_through(0)
            for place, card in enumerate(cards):
                plain.sees(place, card)
        elif cards:
            look = min(1 + rng.below(3), len(cards))
            control.look(0, look)
            for place in range(look):
                plain.sees(place, cards[place])
            if action == 2 and cards[0] != CLEAR and len(cards) > 2:
                control.remove_unseen(0, cards[0], True)
                plain.changes(lambda order: order[1:])
                look -= 1
            while control.out[0]:
                card, rest = control.out[0] & 3, look
                place = rng.below(len(cards_of(control.decks[0])) + 1)
                control.put_back(0, place)

                def back(
                    order: tuple[int, ...], rest: int = rest, place: int = place, card: int = card
                ) -> tuple[int, ...]:
                    held, deck = order[1:rest], order[rest:]
                    return (*held, *deck[:place], card, *deck[place:])

                plain.changes(back)
                look -= 1
        assert sum(control.own[:2]) == pytest.approx(1)
        assert control.own[1] == pytest.approx(float(plain.extra())), "the extra card"
        known = [control.known[0] >> 2 * place & 3 for place in range(len(cards_of(control.decks[0])))]
        for place, mark in enumerate(known):
            seen = {order[place] for (_, order), weight in plain.worlds.items() if weight}
            if mark:
                assert seen == {cards_of(control.decks[0])[place]}


def test_the_extra_problems_of_the_decks_depend_on_each_other() -> None:
    control = a_control(1)
    assert control.extra_odds(control.own) == pytest.approx([1 / 3] * 6)
    control.own[0:2] = [0.0, 1.0]
    assert control.extra_odds(control.own) == pytest.approx([1, *[1 / 5] * 5])
    control.own[2:4] = [0.0, 1.0]
    assert control.extra_odds(control.own) == pytest.approx([1, 1, 0, 0, 0, 0])


def test_every_way_to_deal_the_extra_problems_is_counted() -> None:
    assert len(missions_board().deal.extras) == len(list(combinations(range(6), 2)))


def test_odds_of_a_fresh_deck() -> None:
    odds = odds_for(a_control(3), owner=True, out_seen=False)[0]
    # One of three decks has 3 minor problems and 1 clear card, the others 2 of each.
    assert odds.share(CLEAR) == pytest.approx(2 / 3 * 2 / 5 + 1 / 3 * 1 / 5)
    assert odds.share(MAJOR) == pytest.approx(1 / 5)
    assert odds.trouble(2) == pytest.approx(1 - 2 / 3 * (2 / 5 * 1 / 4))
    assert odds.trouble(9) == 1


def test_others_learn_from_open_draws_and_not_from_tests() -> None:
    control = a_control(5)
    control.decks[0] = deck_of([MINOR, MINOR, MINOR, MAJOR, CLEAR])
    before = control.public.copy()
    control.look(0, 3)
    control.put_rest_back(0, True)
    assert control.public == before
    assert control.own[1] == 1
    for _ in range(3):
        control.draw(0)
    assert control.public[:4] == pytest.approx([0, 0, 1, 0])


def test_a_detail_test_tells_others_that_a_minor_problem_went() -> None:
    control = a_control(5)
    control.decks[0] = deck_of([MINOR, MAJOR, CLEAR, MINOR, CLEAR])
    control.look(0, 2)
    control.remove_unseen(0, MINOR, False)
    assert control.public[1] == control.public[3] == 0


def test_a_full_test_leaves_others_guessing_until_the_major_problem_shows() -> None:
    control = a_control(5)
    control.decks[0] = deck_of([MINOR, CLEAR, MAJOR, MINOR, CLEAR])
    control.look(0, 3)
    control.remove_unseen(0, MINOR, True)
    assert all(weight > 0 for weight in control.public[:4])
    control.put_rest_back(0, True)
    control.draw(0)
    assert control.public[1] == control.public[3] == 0


def test_a_redeal_keeps_what_the_owner_knows_and_deals_the_rest_fairly() -> None:
    s = a_race().extra(0, "landing", "reentry").stack(0, "thrust", "minor clear major")
    s.plays("tester a", "test thrust", "keep", "place 1", "place 0", "place 4")
    rng, tops, extras = Rng.seeded("fair"), Counter[int](), 0
    thrust = TECHNOLOGY_IDS.index("thrust")
    wanted = s.knows(0, "thrust")
    for _ in range(600):
        world = s.state.redeal(0, rng)
        cards = cards_of(world.agencies[0].control.decks[thrust])  # type: ignore[attr-defined]
        shown = [card if mark != "?" else 0 for card, mark in zip(cards, wanted.split(), strict=True)]
        assert shown == [CLEAR, 0, MINOR, 0, MAJOR]
        tops[cards[1]] += 1
        extras += cards.count(MINOR) == 3
    weights = s.state.agencies[0].control
    assert extras / 600 == pytest.approx(weights.extra_odds(weights.own)[thrust], abs=0.06)
    # Two unseen cards: a minor problem and the extra card.
    chance = weights.extra_odds(weights.own)[thrust]
    assert tops[MINOR] / 600 == pytest.approx(chance + (1 - chance) / 2, abs=0.06)


def test_a_redeal_for_others_may_change_what_a_test_has_removed() -> None:
    s = a_race().extra(0, "landing", "reentry").stack(0, "thrust", "minor clear major")
    s.plays("tester a", "test thrust", "remove minor", "rest top")
    rng, gone = Rng.seeded("others"), Counter[int]()
    for _ in range(300):
        world = s.state.redeal(1, rng)
        gone[cards_of(world.agencies[0].control.gone[0])[0]] += 1  # type: ignore[attr-defined]
        world.check()
    assert gone[MINOR] > 60
    assert gone[MAJOR] > 60
    assert gone[CLEAR] == 0


def test_a_redeal_keeps_the_event_that_a_seat_has_seen() -> None:
    s = a_race().event("E09")
    s.state.agencies[0].knows_event = True
    rng = Rng.seeded("events")
    mine = {s.state.redeal(0, rng).events[-1] for _ in range(30)}  # type: ignore[attr-defined]
    others = {s.state.redeal(1, rng).events[-1] for _ in range(60)}  # type: ignore[attr-defined]
    assert mine == {8}
    assert len(others) > 6
