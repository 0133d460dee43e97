"""Orders as text: what is understood, and what is refused."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.games.moon.adventure1.data import launch_data
from cosmodrome.games.moon.orders import Orders, parse_orders
from cosmodrome.games.moon.rules.sheet import CROSS
from cosmodrome.kernel import OptionError


@pytest.mark.parametrize(
    ("adventure", "text"),
    [
        (1, "light_hull incident goal C127"),
        (2, "swing_by launched incident goal B129 out:1,2,60,61,62,63 missions:2"),
        (4, "signal in:149,150,151"),
        (5, "tall_city steep seats:1,2"),
        (8, "pact rival:9"),
    ],
)
def test_orders_read_back_as_they_were_written(adventure: int, text: str) -> None:
    assert str(parse_orders(text, adventure)) == text


def test_nothing_is_ordered_by_nothing() -> None:
    assert str(Orders()) == ""
    assert "orders" not in cosmodrome.game("moon", players=2, adventure=1).options


@pytest.mark.parametrize(
    ("adventure", "text"),
    [
        (2, "light_hull"),  # a branch of another chapter
        (1, "launched"),  # a consequence of a later one
        (3, "in:149"),  # special cards come in chapter 4 alone
        (4, "in:152"),
        (4, "in:149,149"),
        (1, "missions:0"),
        (1, "missions:4"),
        (5, "seats:6"),
        (8, "rival:10"),
        (1, "out:"),
        (1, "out:1,x"),
        (1, "out:-1"),
        (1, "launch the rocket"),
        (1, "goal " * 200),
    ],
)
def test_whatever_is_no_order_is_refused(adventure: int, text: str) -> None:
    with pytest.raises(OptionError, match="orders="):
        parse_orders(text, adventure)


@pytest.mark.parametrize("cards", ["1", "1,2,3,4,5", "1,2,99", ",".join(map(str, range(1, 61)))])
def test_cards_leave_only_by_the_six(cards: str) -> None:
    with pytest.raises(OptionError, match="57, 60, 63, 66"):
        cosmodrome.game("moon", players=2, adventure=1, orders=f"out:{cards}").new(1)


def test_the_deck_without_cards_and_with_special_ones() -> None:
    cards = launch_data().card
    smaller = parse_orders("out:1,2,60,61,62,63", 2).deck(cards)
    assert (smaller.size, smaller.pile_size) == (57, 19)
    assert not {1, 14, 15} & set(smaller.numbers)
    larger = parse_orders("in:149,150,151", 4).deck(cards)
    assert (larger.size, larger.pile_size) == (66, 22)
    assert larger.numbers.count(CROSS) == 3
