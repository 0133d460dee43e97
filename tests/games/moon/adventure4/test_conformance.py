"""Every property of the conformance suite on adventure 4, records, and events that are told."""

import pytest

from cosmodrome import conformance
from cosmodrome.games.moon.adventure4.data import mine_tables
from cosmodrome.kernel import LANGUAGES, EventList, Record, Rng
from cosmodrome.kernel.data import SOURCES, provenance
from cosmodrome.kernel.record import replay_record
from games.moon.adventure4.mine_table import a_game, a_mine


@pytest.mark.parametrize("missions", ["A1,B1,C1", "A2,B2,C2"])
def test_a_record_replays_to_the_same_end(missions):
    game = a_game(3, missions)
    for state in conformance.positions(game, 5, every=9):
        for seat in state.actors:
            texts = [state.notate(move) for move in state.legal(seat)]
            assert [state.parse(text) for text in texts] == state.legal(seat)
        record = Record.from_json(state.record().to_json())
        assert conformance.fingerprint(replay_record(game, record)) == conformance.fingerprint(state)


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_and_keep_their_invariants(players):
    for seed in range(30):
        state = a_game(players).new(seed)
        state.playout(Rng.seeded(seed))
        state.check()
        assert state.turn <= 36 + 2 + 1, "every turn fills a cavity or crosses an error"
        assert state.end_reasons()
        assert state.scores == [sum(state.score_lines(state.sheets, seat).values()) for seat in range(players)]


def test_a_clone_shares_no_list_that_changes():
    state, rng = a_game(3).new(2), Rng.seeded(2)
    kept = []
    while not state.over:
        sheet = state.sheet(0)
        for shared in (sheet.symbols, sheet.missions, state.piles.order, *(shown.rows for shown in state.shown)):
            kept.append((shared, shared.copy()))
        seat = state.actors[0]
        state.play(seat, rng.pick(state.legal(seat)))
    for shared, was in kept:
        assert shared == was


# --- secrets -----------------------------------------------------------------------------------------------------------


def test_others_see_the_marks_of_a_turn_only_when_all_have_finished():
    s = a_mine().fill(0, 1, but="level1.1").shows("1/plant", "2/robot").plays(0, "1/plant level1.1", "plant upper.1")
    mine, theirs = s.state.view(0).sheets[0], s.state.view(1).sheets[0]
    assert (mine.cells[0], mine.deposits) == (1, (0,))
    assert (theirs.cells[0], theirs.deposits) == (-1, ())
    s.others_write()
    theirs = s.state.view(1).sheets[0]
    assert (theirs.cells[0], theirs.deposits, theirs.pumps) == (1, (0,), (0,))
    assert theirs.lines["plant"] == 2


def test_a_view_shows_every_mark():
    s = a_mine().has(0, deposits="upper.8 lower.1", plant=3, errors=1, bonuses="ruby", missions={"B": 6}).taken("ruby")
    s.done(0, "water", "top-ruby").done(0, "plant", but="robot").fill(0, 4).has(0, pumps="4")
    view = s.state.view(0)
    sheet = view.sheets[0]
    assert sheet.symbols == (3, 0, 0, 0, 0, 0)
    assert sheet.energies == (1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0)
    assert sheet.robots == (2, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0)
    assert sheet.done == (1, 9)
    assert sheet.bonuses == view.taken == (3,)
    assert sheet.pumps == (3,)
    assert [s.board.deposits[i] for i in sheet.deposits] == ["upper.8", "lower.1"]
    assert (sheet.errors, sheet.missions) == (1, (-1, 6, -1))
    assert sheet.score == sum(sheet.lines.values()) == 6 + 6 + 12 - 5


# --- words -------------------------------------------------------------------------------------------------------------


def told(s, play):
    heard = EventList()
    s.state.listen(heard)
    play(s)
    return [text for event in heard.events if (text := s.state.game.tell(event, ["Ana", ""], "en"))]


def test_what_happens_is_told():
    s = a_mine().fill(0, 2, but="level3.2").has(0, deposits="upper.2", plant=6).done(0, "top-plant", but="robot")
    s.done(1, "top-robot", but="energy").shows("2/robot", "9/energy", "5/water")
    lines = told(
        s,
        lambda s: s.plays(0, "2/robot level3.2", "robot top-plant").plays(
            1, "9/energy level1.9", "energy top-robot", "gift ruby", "gift ruby", "gift planning"
        ),
    )
    assert lines[:10] == [
        "Ana writes 2 on level 3, column 2.",
        "Ana crosses a robot of the secondary plant factory.",
        "Ana activates the secondary plant factory: it gives 2 plants.",
        "Ana is among the first to win the filling bonus of the plant factory: 8 points.",
        "Seat 2 writes 9 on level 1, column 9.",
        "Seat 2 crosses an energy of the secondary robot factory.",
        "Seat 2 activates the secondary robot factory: it gives 3 robots.",
        "Seat 2 crosses a robot of the ruby factory.",
        "Seat 2 crosses a robot of the ruby factory.",
        "Seat 2 crosses a robot of the planning centre.",
    ]
    assert "Ana extracts column 2: 1 water, 1 pearl, and 1 ruby." in lines


def test_deposits_x_astronauts_upgrades_and_errors_are_told():
    s = a_mine().shows("7/plant", "5/planning", "3/astronaut")
    assert told(
        s,
        lambda s: s.plays(0, "7/plant level2.9", "plant lower.9").plays(1, "5/planning level1.1", "planning level3.3"),
    )[:4] == [
        "Ana writes 7 on level 2, column 9.",
        "Ana circles the plant below level 2 in column 9.",
        "Seat 2 writes 5 on level 1, column 1.",
        "Seat 2 writes an X on level 3, column 3.",
    ]
    s = a_mine().shows("3/astronaut").plays(0, "3/astronaut level1.1")
    assert told(s, lambda s: s.plays(0, "astronaut")) == ["Ana crosses an astronaut."]
    s = a_mine().done(0, "plant", but="robot").shows("3/robot").plays(0, "3/robot level1.1")
    assert "Ana upgrades the plant factory: each symbol then counts 4 instead of 2." in told(
        s, lambda s: s.plays(0, "robot plant")
    )
    s = a_mine().shows("1/robot", "1/plant", "1/water").write(0, level1="1", level2="1", level3="1")
    assert told(s, lambda s: s.plays(0, "error")) == ["Ana can write no number and crosses a system error."]


def test_a_column_without_anything_in_it_is_told():
    pack = "".join(f'[[cavity]]\nid = "level{n}.7"\nmineral = ""\n' for n in (1, 2, 3))
    s = a_mine(pack=pack).fill(0, 7)
    assert "Ana extracts column 7: there is nothing in it." in told(s, lambda s: s.others_write())
    assert s.pumps(0) == [7]


def test_what_a_last_part_would_do_is_said():
    s = a_mine().done(0, "top-robot", but="energy").done(0, "ruby", but="energy").shows("7/energy")
    s.plays(0, "7/energy level1.1")
    said = [s.state.say(0, move) for move in s.state.legal(0)]
    assert "Cross the last energy of the secondary robot factory: it gives 3 robots" in said
    assert "Cross the last energy of the ruby factory: each symbol then counts 3 instead of 2" in said
    assert "Cross an energy of the plant factory" in said
    assert said[0] == "Do without the action"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mission", ["A1", "A2", "B1", "B2", "C1", "C2"])
def test_every_mission_has_words(language, mission):
    assert a_game().text(language).names.mission(mission)


def test_the_conditions_come_from_the_data():
    names = a_game().text("en").names
    assert [names.mission(card) for card in ("A1", "A2", "B1", "B2", "C1", "C2")] == [
        "Extract 5 columns",
        "Extract 4 neighbouring columns",
        "Activate all 5 secondary factories",
        "Upgrade or activate 6 factories, main or secondary",
        "Circle 8 plants in the mine",
        "Circle 5 waters in the mine",
    ]


def test_every_action_has_a_reminder():
    text = a_game().text("en")
    assert len({text.reminder(action) for action in text.names.actions}) == 6


def test_how_it_ended_is_said():
    s = a_mine().has(0, errors=3, plant=9).others_write()
    assert s.state.prompt(0) == "Somebody has crossed all system errors. You win with 3 points!"
    assert s.state.prompt(1) == "Somebody has crossed all system errors. Seat 1 wins with 3 points."


# --- component data ----------------------------------------------------------------------------------------------------


def test_every_record_has_an_id_of_its_own_and_a_source():
    records = provenance(mine_tables())
    names = [(record.kind, record.id) for record in records]
    assert len(set(names)) == len(names)
    assert {record.source for record in records} <= set(SOURCES)
