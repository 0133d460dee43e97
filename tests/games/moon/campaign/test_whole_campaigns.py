"""Whole campaigns with random moves, from the first briefing to the epilogue, and what every game with orders must keep."""

from __future__ import annotations

import msgspec
import pytest

import cosmodrome
from cosmodrome import conformance
from cosmodrome.games.moon.campaign import CAMPAIGNS
from cosmodrome.games.moon.orders.data import campaign_data
from cosmodrome.kernel import Rng
from cosmodrome.table.campaign import Log

ORDERS = [
    (1, "light_hull incident goal C127"),
    (1, "spare_crews incident goal B126 missions:2"),
    (2, "swing_by launched incident goal B129 out:1,2,60,61,62,63"),
    (2, "drone_escort scrambled incident goal C130"),
    (3, "homes_first charted incident goal A131"),
    (3, "big_ear adrift incident goal C133"),
    (4, "deep_drill signal incident goal A134 in:149,150,151"),
    (4, "open_market silence incident goal C136"),
    (5, "tall_city fair incident goal A137"),
    (5, "deep_city steep seats:0 incident goal C139"),
    (6, "curfew sheltered incident goal B141"),
    (6, "open_wards exposed incident goal C142"),
    (7, "salvage contained incident goal C145"),
    (7, "convoy outbreak incident goal"),
    (8, "pact together incident goal A146"),
    (8, "no_quarter scattered incident goal B147"),
]


@pytest.mark.parametrize("name", CAMPAIGNS)
@pytest.mark.parametrize("seats", range(1, 7))
def test_a_campaign_runs_to_its_epilogue(name: str, seats: int) -> None:
    campaign, rng = CAMPAIGNS[name], Rng.seeded(f"{name} {seats}")
    log = Log(seats, f"seed {seats}", {"astra": 2})
    for chapter in range(1, campaign.chapters + 1):
        told = campaign.briefing(log, "en")
        assert told.chapter == chapter
        if told.branches:
            assert told.decider in range(seats)
            log = log.chosen(told.branches[rng.below(len(told.branches))].id)
        game = cosmodrome.game("moon", players=seats, **campaign.game_options(log))
        state = game.new(f"{log.seed} {chapter}")
        while not state.over:
            seat = state.actors[0]
            state.play(seat, rng.pick(state.legal(seat)))
        state.check()
        log = log.finished(campaign.result(log, cosmodrome.replay(state.record())))
        log = msgspec.json.decode(msgspec.json.encode(log), type=Log)
    standing = campaign.standing(log, "en")
    assert standing.over
    assert standing.epilogue
    assert standing.winners
    best = max(seat.stars for seat in standing.seats)
    assert all(standing.seats[winner].stars == best for winner in standing.winners)


@pytest.mark.parametrize(("adventure", "orders"), ORDERS)
@pytest.mark.parametrize("prove", conformance.PROPERTIES, ids=lambda prove: prove.__name__)
def test_games_with_orders_keep_what_every_game_keeps(prove: conformance.Property, adventure: int, orders: str) -> None:
    for players in (1, 2):
        prove(cosmodrome.game("moon", players=players, adventure=adventure, orders=orders), 1)


def test_all_branches_and_consequences_are_proven() -> None:
    words = {word for _, orders in ORDERS for word in orders.split()}
    data = campaign_data()
    known = [*data.branch, *data.consequence]
    assert {record.id for record in known} <= words
    assert {mission.id for mission in data.mission} <= words


def test_the_turn_of_an_incident_is_nobodys_to_know() -> None:
    state = cosmodrome.game("moon", players=2, adventure=3, orders="incident").new(1)
    turns = {int(state.redeal(0, Rng.seeded(seed)).incident_turn) for seed in range(200)}  # type: ignore[attr-defined]
    assert turns == set(range(8, 15))
    alone = cosmodrome.game("moon", players=1, adventure=3, orders="incident").new(1)
    turns = {int(alone.redeal(0, Rng.seeded(seed)).incident_turn) for seed in range(200)}  # type: ignore[attr-defined]
    assert turns == set(range(15, 22))


def test_fewer_missions_do_not_end_the_game() -> None:
    state = cosmodrome.game("moon", players=2, adventure=1, orders="missions:1").new(1)
    assert [mission.letter for mission in state.missions] == [0]  # type: ignore[attr-defined]
    assert len(state.view(0).missions) == 1  # type: ignore[attr-defined]
    state.accomplish(0, 0)  # type: ignore[attr-defined]
    state.achieved = 1  # type: ignore[attr-defined]
    assert not state.ended()  # type: ignore[attr-defined]
