"""Events: told only to those who listen, and what is private is followed by a reveal."""

from collections import Counter

from cosmodrome.kernel import EVERYONE, OWNER_FIRST, EventList, Rng
from tables import a_game, a_launch, everyone_sees, load_carefully, play_on


def heard(s):
    """Listen to a table from now on."""
    listener = EventList()
    s.state.listen(listener)
    return listener.events


def told(events):
    return [(event.kind, event.seat, event.data) for event in events]


def test_nobody_listens_to_a_new_game():
    assert not a_game().listening


def test_a_turn_is_told_in_order():
    s = a_launch().fill(0, "water.q1", but=1).shows("2/water", "8/robot", "12/plant")
    events = heard(s)
    s.plays(1, "8/robot robot1.3").plays(0, "2/water water.2")
    kinds = [event.kind for event in events]
    assert kinds == ["write", "write", "quarter", "reveal", "sabotaged", "turn"]
    assert [event.seat for event in events] == [1, 0, 0, -1, 1, -1]


def test_what_a_seat_writes_is_for_its_own_eyes_until_the_reveal():
    s = a_launch().fill(0, "wild.q4", but=1).shows("8/water")
    events = heard(s)
    s.plays(0, "8/water wild.8", "+ water.q2", "x plant.1")
    assert [event.kind for event in events] == ["write", "quarter", "activate", "cross"]
    assert all(event.audience == OWNER_FIRST and event.seat == 0 for event in events)


def test_an_error_is_private_too():
    s = a_launch().fill(0, "robot1", "robot2", "water", "planning", "wild").shows("6/robot", "6/water", "6/planning")
    events = heard(s)
    s.plays(0, "error")
    assert told(events) == [("error", 0, ())]
    assert events[0].audience == OWNER_FIRST


def test_a_mission_is_private_until_all_have_decided():
    s = a_launch(players=3).fill(0, "energy").fill(1, "energy").others_write()
    events = heard(s)
    s.plays(0, "mission B")
    assert told(events) == [("mission", 0, (1, 3, 0))], "mission B, three rockets, not flipped yet"
    assert events[0].audience == OWNER_FIRST
    s.plays(1, "pass")
    assert [event.kind for event in events] == ["mission", "reveal", "turn"]


def test_a_mission_after_the_first_turn_of_it_is_told_as_such():
    s = a_launch().fill(0, "energy").achieved("B").others_write()
    events = heard(s)
    s.plays(0, "mission B")
    assert told(events)[0] == ("mission", 0, (1, 2, 1))


def test_the_end_names_the_winners():
    s = a_launch(players=3).has(1, rockets=31)
    events = heard(s)
    s.others_write()
    assert events[-1].kind == "end"
    assert events[-1].data == (1,)


def test_a_turn_tells_its_number_and_its_combinations():
    s = a_launch()
    events = heard(s)
    s.others_write()
    turn = events[-1]
    assert (turn.kind, turn.seat, turn.audience) == ("turn", -1, EVERYONE)
    assert turn.data == (2, *s.state.piles.numbers, *s.state.piles.actions)


def test_every_private_event_is_followed_by_a_reveal_and_then_public_ones():
    for seed in range(6):
        state = a_game(players=3, seed=seed)
        listener = EventList()
        state.listen(listener)
        load_carefully(state, Rng.seeded(seed))
        covered = 0
        for event in listener.events:
            if event.audience == OWNER_FIRST:
                assert event.seat >= 0
                covered += 1
            elif event.kind == "reveal":
                covered = 0
            else:
                assert not covered, f"{event.kind} is told before the reveal"
        assert not covered


def test_events_tell_the_whole_game():
    """As many numbers, X and errors as the sheets show at the end."""
    state = a_game(players=3, seed=4)
    listener = EventList()
    state.listen(listener)
    load_carefully(state, Rng.seeded(4))
    counts = Counter((event.kind, event.seat) for event in listener.events)
    for seat, sheet in enumerate(state.view(None).sheets):
        assert counts["write", seat] == sum(0 <= cell <= 15 for cell in sheet.cells)
        assert counts["cross", seat] == sum(cell == 30 for cell in sheet.cells)
        assert counts["error", seat] + counts["sabotaged", seat] == sheet.errors
        assert counts["activate", seat] == len(sheet.arrows)
        assert counts["mission", seat] == sum(value > 0 for value in sheet.missions)
    assert counts["turn", -1] == state.turn - 1, "the first turn began before we listened"


def test_listening_changes_nothing():
    quiet, loud = a_game(players=3, seed=4), a_game(players=3, seed=4)
    loud.listen(EventList())
    play_on(quiet, Rng.seeded(1))
    play_on(loud, Rng.seeded(1))
    assert everyone_sees(quiet) == everyone_sees(loud)


def test_one_can_stop_listening():
    s = a_launch()
    events = heard(s)
    s.state.listen(None)
    assert not s.state.listening
    s.others_write()
    assert events == []


def test_a_clone_starts_with_nobody_listening():
    s = a_launch()
    events = heard(s)
    s.clone().others_write()
    assert events == []


def test_a_refused_move_is_not_told():
    s = a_launch()
    events = heard(s)
    for move in range(300, 400):
        try:
            s.state.play(0, move)
        except ValueError:
            continue
    assert events == []


def test_an_event_can_be_read_by_a_person():
    s = a_launch()
    events = heard(s)
    s.shows("8/robot").plays(0, "8/robot robot1.1")
    assert repr(events[0]) == "Event('write', 0, (11, 8), 1)"
