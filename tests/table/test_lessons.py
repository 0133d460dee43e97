"""Every lesson of every title can be walked to its end: what it points at is there, what it asks for is legal, and it is
told in every language. And what a lesson lets a learner do, on a lesson of the tests' own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cosmodrome import scene, titles
from cosmodrome.kernel import LANGUAGES, DataError, Game, Title
from cosmodrome.scene import SceneShape
from cosmodrome.table import (
    LEARNER,
    NO_CLOCK,
    Change,
    Facts,
    Lesson,
    NotNow,
    NotValid,
    Remark,
    Stale,
    Table,
    TableError,
    lessons_of,
    people,
    playing,
    teaching,
)
from cosmodrome.table.lesson import Saying, read_lesson
from drydock import DrydockGame

LONGEST = 190
"""Letters of a remark: what can be read at a glance on a phone."""
CASES = [
    pytest.param(title, lesson, id=f"{title.id}-{name}")
    for title in titles().values()
    for name, lesson in lessons_of(title).items()
]
SHAPES: tuple[SceneShape, ...] = ("wide", "tall")


class Class:
    """A learner in a lesson, and a store that keeps every change in a list."""

    def __init__(self, title: str, lesson: Lesson, game: Game | None = None) -> None:
        self.game = game or lesson.game(titles()[title])
        self.lesson = lesson
        facts = Facts(
            id="t1",
            title=title,
            rules=self.game.rules,
            options=dict(self.game.options),
            players=lesson.players,
            seed=lesson.seed,
            clock=NO_CLOCK,
            open=False,
            created=0.0,
            lesson=lesson.name,
        )
        self.table, first = teaching.open_lesson(facts, self.game, lesson, "ana", "Ana", "random", 1.0)
        self.stored = [first]
        self.table.take(first)

    def _take(self, change: Change) -> None:
        assert change.version == self.table.version + 1
        self.stored.append(change)
        self.table.take(change)

    @property
    def remark(self) -> Remark:
        assert self.table.remark is not None
        return self.table.remark

    @property
    def at(self) -> int:
        assert self.table.summary.remark is not None
        return self.table.summary.remark

    def reads_on(self) -> None:
        self._take(teaching.go_on(self.table, "ana", self.at, 2.0))

    def plays(self, notation: str) -> None:
        self._take(playing.draft(self.table, "ana", notation, self.table.number_for(LEARNER), 2.0, drafted=0))

    def goes_on(self) -> None:
        if self.remark.play:
            self.plays(self.remark.play)
        else:
            self.reads_on()

    def is_let_go(self) -> None:
        self._take(teaching.let_go(self.table, "ana", 2.0))

    @property
    def last(self) -> bool:
        return self.at + 1 == len(self.lesson.remarks)

    def reopened(self) -> Table:
        """The table as another process finds it in the store."""
        table = Table(self.table.facts, self.game, self.lesson)
        for change in self.stored:
            table.take(change)
        return table


# --- the lessons that there are ----------------------------------------------------------------------------------------


def test_there_are_lessons() -> None:
    assert CASES


@pytest.mark.parametrize(("title", "lesson"), CASES)
def test_a_lesson_leads_to_its_end(title: Title, lesson: Lesson) -> None:
    course = Class(title.id, lesson)
    for index, remark in enumerate(lesson.remarks):
        assert course.at == index
        state = course.table.state
        offered = course.table.offered(LEARNER, state)
        if remark.play:
            assert state.parse(remark.play) in state.legal(LEARNER), f"{index}: {remark.play} is not legal"
            assert state.notate(state.parse(remark.play)) == remark.play
        for shape in SHAPES:
            drawn = scene.of(state, LEARNER, "en", shape=shape, offered=offered)
            keys = drawn.keyed()
            for wanted in remark.point:
                for pattern in wanted.split():
                    alone = Remark(say=remark.say, point=(pattern,))
                    assert alone.things(keys), f"{index}: {shape} scene has nothing like {pattern!r}"
            for key in (key for group in remark.things(keys) for key in group):
                assert keys[key].target is not None, f"{index}: nobody could see where {key!r} is"
            assert [path.notation for path in drawn.paths] == ([remark.play] if remark.play else [])
        if not course.last:
            course.goes_on()
    with pytest.raises(NotNow):
        course.goes_on()
    course.is_let_go()
    assert course.table.remark is None


@pytest.mark.parametrize(("title", "lesson"), CASES)
def test_a_lesson_is_told_in_every_language(title: Title, lesson: Lesson) -> None:
    for saying in (lesson.title, lesson.summary, *(remark.say for remark in lesson.remarks)):
        told = [saying.in_(language) for language in LANGUAGES]
        assert len(set(told)) == len(LANGUAGES), f"not translated: {told}"
        assert all(text == text.strip() and len(text) <= LONGEST for text in told), told
        assert len({text.count("**") for text in told}) == 1, f"other words to remember: {told}"
        assert saying.en.count("**") % 2 == 0
        assert {tuple(sorted(re.findall(r"\d+", text))) for text in told} == {
            tuple(sorted(re.findall(r"\d+", saying.en)))
        }, told
        assert not re.search("(?<!\u202f)[;:!?»]", saying.fr), saying.fr


@pytest.mark.parametrize(("title", "lesson"), CASES)
def test_a_lesson_ends_with_a_word_and_not_with_a_move(title: Title, lesson: Lesson) -> None:
    assert not lesson.remarks[-1].play
    assert lesson.minutes > 0


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_lessons_stand_in_an_order(title: Title) -> None:
    orders = [lesson.order for lesson in lessons_of(title).values()]
    assert orders == sorted(set(orders))


# --- what a learner may do -----------------------------------------------------------------------------------------------


def said(text: str) -> Saying:
    return Saying(text, f"{text}, dit-on", f"{text}, sagt man")


def a_class() -> Class:
    game = DrydockGame(2)
    first = game.new(seed="a secret")
    own, other = ([first.notate(move) for move in first.legal(seat)] for seat in (0, 1))
    lesson = Lesson(
        title=said("Dry"),
        summary=said("Dock"),
        minutes=1,
        order=1,
        players=2,
        seed="a secret",
        name="first",
        remarks=(
            Remark(say=said("Look"), point=(f"card.{own[0].split()[1]}",)),
            Remark(say=said("Lay"), play=own[-1]),
            Remark(say=said("See"), meanwhile=(f"1 {other[0]}",)),
            Remark(say=said("Go")),
        ),
    )
    return Class("drydock", lesson, game)


def test_while_there_is_something_to_read_no_move_is_taken() -> None:
    course = a_class()
    with pytest.raises(NotNow):
        course.plays(course.lesson.remarks[1].play)
    assert course.table.offered(LEARNER, course.table.state) == []
    course.reads_on()
    assert course.at == 1


def test_only_the_move_that_is_asked_for_is_taken_and_at_once() -> None:
    course = a_class()
    course.reads_on()
    state = course.table.state
    for other in (state.notate(move) for move in state.legal(LEARNER)[:-1]):
        with pytest.raises(NotNow, match=course.remark.play):
            course.plays(other)
    with pytest.raises(NotValid):
        course.plays("nonsense")
    with pytest.raises(NotNow):
        course.reads_on()
    assert course.table.number == 0
    course.plays(course.remark.play)
    assert (course.at, course.table.number) == (2, 2)  # the learner's move, and what happened meanwhile
    assert course.table.seats[LEARNER].draft == ()


def test_a_second_tap_turns_no_second_remark_and_a_stale_page_is_told() -> None:
    course = a_class()
    course.reads_on()
    with pytest.raises(NotNow):
        teaching.go_on(course.table, "ana", 0, 2.0)
    with pytest.raises(Stale):
        playing.draft(course.table, "ana", course.remark.play, 5, 2.0)


def test_nobody_else_has_a_say() -> None:
    course = a_class()
    for plan in (
        lambda: teaching.go_on(course.table, "ben", 0, 2.0),
        lambda: teaching.let_go(course.table, "ben", 2.0),
        lambda: people.join(course.table, "ben", "Ben", None, 2.0),
        lambda: playing.answer(course.table, 1, ["lay 1"], 0, 2.0),
    ):
        with pytest.raises(TableError):
            plan()


def test_a_lesson_is_found_again_where_it_stood() -> None:
    course = a_class()
    course.reads_on()
    course.plays(course.remark.play)
    again = course.reopened()
    assert again.remark == course.remark
    assert again.running.moves == course.table.running.moves


def test_a_lesson_waits_without_a_clock_and_a_game_does_not() -> None:
    course = a_class()
    assert 1 in course.table.summary.asked
    assert course.table.summary.due is None
    course.is_let_go()
    assert course.table.summary.due is not None  # now the bot must answer
    assert course.table.offered(LEARNER, course.table.state) == course.table.state.legal(LEARNER)


def test_a_learner_may_leave_the_lesson_at_any_time_once() -> None:
    course = a_class()
    course.is_let_go()
    for plan in (
        lambda: teaching.let_go(course.table, "ana", 2.0),
        lambda: teaching.go_on(course.table, "ana", 0, 2.0),
    ):
        with pytest.raises(NotNow):
            plan()
    course.plays(course.table.state.notate(course.table.state.legal(LEARNER)[0]))
    assert course.table.seats[LEARNER].draft


def test_a_lesson_that_was_rewritten_meanwhile_says_so() -> None:
    course = a_class()
    broken = Remark(say=said("?"), meanwhile=("1 lay 99",))
    rewritten = Lesson(
        title=said("Dry"),
        summary=said("Dock"),
        minutes=1,
        order=1,
        players=2,
        seed="a secret",
        remarks=(course.lesson.remarks[0], broken),
    )
    table = Table(course.table.facts, course.game, rewritten)
    table.take(course.stored[0])
    with pytest.raises(NotNow, match="rewritten"):
        teaching.go_on(table, "ana", 0, 2.0)
    gone = Table(course.table.facts, course.game)
    gone.take(course.stored[0])
    assert gone.remark is None  # without its lesson it is a game like any other


@pytest.mark.parametrize(
    "wrong",
    [
        "not toml",
        "",
        'order = 1\nminutes = 1\nplayers = 2\nseed = "x"\ntitle = {en="a", fr="b", de="c"}\nsummary = {en="a", fr="b", de="c"}\nremark = []',
    ],
)
def test_a_file_that_is_no_lesson_is_named(tmp_path: Path, wrong: str) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(wrong, encoding="utf-8")
    with pytest.raises(DataError, match=r"broken\.toml"):
        read_lesson(file)
