"""Experience out of self-play: the same for the same seed, better than guessing, and kept where commanders look for it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest
from msgspec.structs import replace

from cosmodrome.bots.experience import shares_of
from cosmodrome.bots.remembering import experience_of, recall, remember
from cosmodrome.games import title, titles
from cosmodrome.kernel import OptionError
from cosmodrome.lab import learning
from cosmodrome.lab.fitting import Seen, fit
from cosmodrome.lab.learning import Course, courses, gather, learn

LAUNCH = Course("moon", "adventure1", ({"adventure": 1, "players": 2},))


@dataclass
class Toy:
    """Games in which the party with the highest second trait wins; the first one means nothing, and the third never changes."""

    games: int = 4000
    rounds: int = 4

    def seen(self) -> list[Seen]:
        rng = np.random.default_rng(7)
        return [self._one(index, rng) for index in range(self.games)]

    def _one(self, index: int, rng: np.random.Generator) -> Seen:
        parties = 2 + index % 2
        outlooks = rng.normal(5.0, 2.0, (self.rounds, parties, 3)).astype(np.float32)
        strengths = rng.normal(0.0, 10.0, parties)
        outlooks[:, :, 1], outlooks[:, :, 2] = strengths, 40.0
        won = tuple(float(strength == strengths.max()) for strength in strengths)
        return Seen(index % 2, outlooks, won, tuple(int(s) for s in strengths), held=index % 10 >= 8)


def test_what_decides_a_game_is_learnt_for_any_number_of_seats():
    experience, figures = fit(Toy().seen())
    assert (figures.games, figures.positions, figures.traits) == (4000, 16000, 3)
    assert figures.equal == pytest.approx((np.log(2) + np.log(3)) / 2)
    assert figures.loss < 0.8 * figures.equal
    strengths = [experience.strength([5.0, second, 40.0]) for second in (-10.0, 0.0, 10.0)]
    assert strengths == sorted(strengths)
    assert shares_of(strengths[::2])[1] > 0.8
    assert shares_of(strengths)[2] > 0.6


def test_percentages_are_compared_with_victories():
    _, figures = fit(Toy().seen())
    assert [tenth.low for tenth in figures.tenths] == sorted({tenth.low for tenth in figures.tenths})
    assert sum(tenth.parties for tenth in figures.tenths) == 400 * 4 * (2 + 3)
    assert all(tenth.low <= tenth.told <= tenth.low + 0.1 for tenth in figures.tenths)
    assert figures.tenths[0].won < 0.2
    assert figures.tenths[-1].won > 0.8


def test_a_trait_that_never_changed_says_nothing():
    experience, _ = fit(Toy().seen())
    assert experience.strength([5.0, 1.0, 40.0]) == experience.strength([5.0, 1.0, -7.0])


def test_what_is_told_in_training_is_what_a_judge_is_told():
    """The network that is fitted and the experience that plays are two programs: they must agree, on far traits as well."""
    games = [replace(one, scores=one.scores[:1]) for one in Toy(rounds=1).seen()]
    games[8].outlooks[0, 0, 0] = 1e6
    experience, figures = fit(games)
    held = [one for one in games if one.held]
    told = [shares_of([experience.strength(party) for party in one.outlooks[0].tolist()]) for one in held]
    chances = [chance for shares in told for chance in shares]
    assert sum(tenth.parties for tenth in figures.tenths) == len(chances)
    for tenth in figures.tenths:
        there = [
            chance for chance in chances if tenth.low <= chance < tenth.low + 0.1 or chance == 1.0 == tenth.low + 0.1
        ]
        assert tenth.told == pytest.approx(sum(there) / len(there), abs=2e-3)


def test_scores_teach_where_nobody_has_won():
    _, figures = fit([replace(one, won=tuple(0.0 for _ in one.won)) for one in Toy().seen()])
    assert figures.loss < 0.9 * figures.equal


def test_a_judge_must_not_change_its_number_of_traits():
    games = Toy(games=20).seen()
    with pytest.raises(AssertionError, match="2 and now 3"):
        fit([*games, replace(games[0], outlooks=games[0].outlooks[:, :, :2])])


def test_the_same_games_give_the_same_experience():
    one, other = (fit(Toy().seen())[0] for _ in range(2))
    assert (one.means, one.scales, one.inner, one.biases, one.outer) == (
        other.means,
        other.scales,
        other.inner,
        other.biases,
        other.outer,
    )


def test_what_is_remembered_is_recalled(tmp_path):
    experience, _ = fit(Toy().seen())
    file = tmp_path / "toy" / "game.toml"
    remember(file, experience, "A toy.\nLearnt in a test.")
    assert file.read_text().startswith("# A toy.\n# Learnt in a test.\nmeans = [")
    again = recall(file)
    assert again is not None
    for traits in ([5.0, 3.0, 40.0], [0.0, -20.0, 40.0]):
        assert again.strength(traits) == pytest.approx(experience.strength(traits), abs=1e-3)


def test_processes_change_nothing(monkeypatch):
    monkeypatch.setattr(learning, "AT_A_TIME", 1)
    alone, together = (list(gather(LAUNCH, 4, "same", jobs)) for jobs in (1, 2))
    assert len(alone) == 4
    for one, other in zip(alone, together, strict=True):
        assert np.array_equal(one.outlooks, other.outlooks)
        assert (one.won, one.scores, one.held) == (other.won, other.scores, other.held)


def test_every_round_is_seen_with_the_traits_of_all_seats():
    one = next(gather(LAUNCH, 1, "rounds"))
    rounds, parties, traits = one.outlooks.shape
    assert (parties, sum(one.won), len(one.scores)) == (2, 1.0, 2)
    assert rounds > 10
    assert traits > 1
    assert one.outlooks[:, 0, -1].tolist() == sorted(set(one.outlooks[:, 0, -1].tolist())), "the clock is the last one"
    assert one.outlooks[-1].tolist() != one.outlooks[0].tolist()


def test_settings_take_turns_and_a_tenth_of_each_is_held_back():
    course = Course("apogee", "game", ({"mission": 1, "players": 2}, {"mission": 1, "players": 3}))
    seen = list(gather(course, 20, "turns"))
    assert [one.setting for one in seen] == [0, 1] * 10
    assert [len(one.won) for one in seen] == [2, 3] * 10
    assert [one.held for one in seen] == [False] * 18 + [True] * 2
    assert course.least == 20
    with pytest.raises(OptionError, match="20 at least"):
        learn(course, 19, "few")


def test_who_has_no_seat_may_win_too():
    """A Consortium has no score in the end, but two seats play against it."""
    course = Course("rescue", "game", ({"players": 2, "level": "hard"},))
    for one in gather(course, 2, "consortium"):
        assert one.outlooks.shape[1] == len(one.won) == 3
        assert len(one.scores) == 2
        assert sum(one.won) == 1.0


def test_every_judged_title_has_courses_where_its_judge_looks_for_experience():
    found = courses()
    assert {course.title for course in found} == set(titles())
    assert [course.name for course in courses("moon")] == [f"adventure{number}" for number in range(1, 9)]
    assert courses("moon", "adventure3")[0].settings == ({"adventure": 3, "players": 2},)
    assert [setting["mission"] for setting in courses("apogee")[0].settings] == list(range(1, 9))
    assert {setting["players"] for setting in courses("rescue")[0].settings} == {2, 3}
    for course in found:
        box = title(course.title)
        for setting in course.settings:
            box.configure(**setting)
        assert experience_of(f"cosmodrome.games.{course.title}", course.name) is not None


def test_unknown_games_and_courses_are_named():
    with pytest.raises(OptionError, match="chess"):
        courses("chess")
    with pytest.raises(OptionError, match=r"adventure9.*adventure1, adventure2"):
        courses("moon", "adventure9")
