"""Looking back on a game: chances that end with the truth, and mistakes that were there to be seen."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.bots import bot_for
from cosmodrome.games import title
from cosmodrome.kernel import Record, words
from cosmodrome.lab import analysis as engine
from cosmodrome.lab import play_game
from cosmodrome.lab.analysis import Analysis, Turn, analyse
from cosmodrome.lab.looking_back import analysis_page, tell_turns

MOON = title("moon")


@pytest.fixture(scope="module")
def record() -> Record:
    game = MOON.configure(players=2, adventure=1)
    bots = [bot_for(MOON, name, game)() for name in ("pilot", "random")]
    return play_game(game, bots, 3).record(["Ada", "Ben"])


@pytest.fixture(scope="module")
def found(record: Record) -> Analysis:
    patch = pytest.MonkeyPatch()
    patch.setattr(engine, "POINTS", 12)
    patch.setattr(engine, "WORLDS", 3)
    patch.setattr(engine, "SUSPECTS", 5)
    patch.setattr(engine, "SIMULATIONS", 16)
    done: list[float] = []
    result = analyse(MOON, MOON.configure(players=2, adventure=1), record, progress=done.append)
    patch.undo()
    assert done == sorted(done)
    assert done[-1] == 1.0
    return result


def test_chances_begin_open_and_end_with_the_result(found: Analysis, record: Record) -> None:
    first, last = found.points[0], found.points[-1]
    assert (first.number, last.number) == (0, len(record.moves))
    assert 0.2 < first.chances[0] < 0.8
    assert record.result is not None
    assert last.chances == [float(seat in record.result.winners) for seat in (0, 1)]
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1)


def test_whoever_plays_by_chance_errs_and_the_better_move_was_legal(found: Analysis, record: Record) -> None:
    mistakes = [turn for turn in found.turns if turn.kind == "mistake"]
    assert mistakes
    assert {turn.seat for turn in mistakes} == {1}
    for turn in mistakes:
        state = cosmodrome.replay(record, turn.number - 1)
        assert record.moves[turn.number - 1] == (turn.seat, turn.played)
        assert turn.preferred != turn.played
        assert state.parse(turn.preferred) in state.legal(turn.seat)
        assert turn.swing < 0


def test_moves_are_looked_into_before_a_turn_is_called_fortune(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("POINTS", 24), ("WORLDS", 4), ("SIMULATIONS", 48), ("TURNS", 0.08)):
        monkeypatch.setattr(engine, name, value)
    monkeypatch.setattr(engine.Analyst, "_suspects", lambda self, points: [])
    turns = analyse(MOON, MOON.configure(players=2, adventure=1), record).turns
    assert {turn.seat for turn in turns if turn.kind == "mistake"} == {1}, "nobody was a suspect, but somebody erred"


def test_the_same_record_is_judged_alike(found: Analysis, record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("POINTS", 12), ("WORLDS", 3), ("SUSPECTS", 5), ("SIMULATIONS", 16)):
        monkeypatch.setattr(engine, name, value)
    assert analyse(MOON, MOON.configure(players=2, adventure=1), record) == found


def test_turning_points_are_told_in_every_language_and_the_page_escapes_names(found: Analysis, record: Record) -> None:
    game = MOON.configure(players=2, adventure=1)
    fortune = Turn("fortune", 4, 0, 0.3)
    told = {}
    for language in ("en", "fr", "de"):
        spoken = words(language, "cosmodrome")
        both = Analysis(found.game, found.seats, found.moves, found.points, [fortune, *found.turns])
        told[language] = tell_turns(both, game, record, ["<i>Ada</i>", "Ben"], spoken)
        page = analysis_page(both, told[language], ["<i>Ada</i>", "Ben"], MOON.name, spoken)
        assert "<i>" not in page
        assert page.count("<circle") == len(both.turns)
    assert told["en"][0].better == ""
    assert "30%" in told["en"][0].headline
    assert all(turn.better.startswith("Better: ") == (turn.kind == "mistake") for turn in told["en"])
    assert [turn.number for turn in told["fr"]] == [turn.number for turn in told["de"]]
    assert told["fr"][0].headline != told["en"][0].headline
