"""The pilot: it answers every question, beats random play, and knows only what its seat knows."""

import pytest

from cosmodrome.bots import Bot, RandomBot, answer
from cosmodrome.games.missions.boards import missions_board
from cosmodrome.games.missions.bots import FlightDirector
from cosmodrome.games.missions.decks import deck_with, needs
from cosmodrome.games.missions.desk import Desk
from cosmodrome.games.missions.planning import Flight
from cosmodrome.games.missions.rules.moves import PASS
from cosmodrome.games.missions.rules.tokens import THRUST_BACKUP
from cosmodrome.games.missions.weighing import Areas
from cosmodrome.kernel import Rng, State
from games.missions.race_table import a_game, a_race

FRESH = deck_with(((1.0, (2, 2, 1)),))


def play(bots: list[Bot], seed: int, **options: object) -> State:
    state, rng = a_game(len(bots), **options).new(seed), Rng.seeded(f"pilot {seed}")
    while not state.over:
        seat = state.actors[0]
        state.play(seat, answer(bots[seat], state, seat, rng))
    return state


@pytest.mark.parametrize("seed", range(2))
def test_it_beats_random_play(seed: int) -> None:
    seat = seed % 2
    bots: list[Bot] = [RandomBot(), RandomBot()]
    bots[seat] = FlightDirector()
    assert play(bots, seed).winners == [seat]


def test_it_plays_every_module() -> None:
    play([FlightDirector()], 5, astronauts="on", automa="expert", missions="random")
    play(
        [FlightDirector(), RandomBot(), FlightDirector()],
        6,
        astronauts="on",
        experience="on",
        scenario=10,
        bonuses="random",
    )


def test_how_many_tokens_draws_need() -> None:
    assert needs((1, 1, 0), 1) == pytest.approx((0.5, 0.5, 0))
    assert needs((0, 0, 1), 1) == pytest.approx((0, 0, 1))
    assert needs((2, 2, 1), 2)[0] == pytest.approx(0.1)
    assert sum(needs((2, 2, 1), 3)) == pytest.approx(1)


def test_tokens_and_tests_make_a_flight_safer() -> None:
    board = missions_board()
    card = board.missions[0][0]
    flight = Flight(board, card, (FRESH,) * 6, 1, 1)
    assert flight.chance() == pytest.approx(0.1)
    flight.put(0, THRUST_BACKUP)
    flight.put(0, THRUST_BACKUP)
    # Clear or minor and minor, or one major: the share of the table for two backups without a test.
    assert flight.chance() == pytest.approx(0.8)
    cleaner = Flight(board, card, (FRESH.without(2, 1),) * 6, 1, 1)
    assert cleaner.chance() == 1


def test_alike_decks_are_one() -> None:
    assert deck_with(((1.0, (2, 2, 1)),)) is FRESH
    assert FRESH.without(1, 0) is deck_with(((1.0, (2, 1, 1)),))
    assert FRESH.without(1, 0).number != FRESH.number


def test_what_is_remembered_of_a_desk_is_what_a_new_one_reckons() -> None:
    """Tokens, levels and decks are changed at will: what was reckoned before must not be mistaken for what is asked now."""
    s = a_race().gives(0, fuel=1, thrust_backup=1).state
    desk = Desk(s, 0)
    first = desk.rating()
    decks = desk.decks
    for change in range(3):
        desk.tokens[change] += 1
        desk.levels[change] += 1
        desk.decks = (*decks[:change], decks[change].without(1, 1), *decks[change + 1 :])
        changed, fresh = desk.rating(), Desk(s, 0)
        fresh.tokens, fresh.levels, fresh.decks = desk.tokens.copy(), desk.levels.copy(), desk.decks
        assert changed == fresh.rating() != first
        desk.tokens[change] -= 1
        desk.levels[change] -= 1
        desk.decks = decks
    assert desk.rating() == first


def test_quick_answers_are_those_of_the_pilot_nearly_always() -> None:
    """What simulations assume about actions is only worth something if it is how people and pilots play."""
    judge, state, rng = FlightDirector(), a_game(2).new("quick"), Rng.seeded("quick")
    asked = alike = 0
    while state.year < 3:
        seat = state.actors[0]
        moves, world = state.legal(seat), state.redeal(seat, rng)
        if len(moves) > 1 and state.step(seat).asks() in ("specialist", "copy", "take_back"):
            asked += 1
            alike += judge.choose(world, seat, rng) == judge.sketch(world, seat, moves, judge.glances, rng)
        state.play(seat, answer(judge, state, seat, rng))
    assert asked > 20
    assert alike > 0.8 * asked


def test_quick_answers_pass_only_when_nothing_else_is_left() -> None:
    s = a_race().state
    assert s.notate(FlightDirector().sketch(s, 0, s.legal(0), 12, Rng.seeded(1))) != "pass"
    areas = Areas(Desk(s, 0))
    assert areas.worth_of(PASS) < min(areas.worth_of(move) for move in s.legal(0) if move != PASS)


def test_it_solves_problems_rather_than_fail() -> None:
    s = a_race().gives(0, fuel=1, thrust_backup=1).launches(0, 1, "load rocket thrust_backup")
    s.stack(0, "thrust", "minor").plays("fly")
    assert s.state.notate(answer(FlightDirector(), s.state, 0, Rng.seeded(1))) == "spend thrust_backup"


def test_it_cancels_what_an_event_would_abort() -> None:
    s = a_race().gives(0, fuel=1).event("E01").everybody_passes().plays("announce 1", "ready", "stay")
    assert s.state.notate(answer(FlightDirector(), s.state, 0, Rng.seeded(1))) == "cancel"
