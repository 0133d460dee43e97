"""The bot of the guide plays, and is as strong as the guide says."""

import pytest

import cosmodrome
from cosmodrome.bots import RandomBot, bot_for
from cosmodrome.kernel import Rng
from first_bot import Advised, AnyMove, LookAhead, match


class Hasty(LookAhead):
    """For a test: few worlds."""

    worlds = 2


GAME = cosmodrome.game("moon", players=2, adventure=1)


def test_both_bots_answer_with_a_legal_move() -> None:
    state = GAME.new(seed=1)
    for bot in (AnyMove(), Hasty()):
        assert bot.choose(state.redeal(0, Rng.seeded(1)), 0, Rng.seeded(2)) in state.legal(0)


def test_a_match_is_fair() -> None:
    share, off = match(GAME, AnyMove, RandomBot, games=4)
    assert 0 <= share <= 1
    assert off >= 0


def test_good_advice_beats_cadet() -> None:
    share, off = match(GAME, Advised, bot_for(cosmodrome.titles()["moon"], "cadet", GAME), games=8)
    assert share - off > 0.5, f"{share:.0%} ± {off:.0%}"


@pytest.mark.slow
def test_looking_ahead_beats_chance() -> None:
    share, off = match(GAME, Hasty, RandomBot, games=20)
    assert share - off > 0.5, f"{share:.0%} ± {off:.0%}"
