"""Records: a good one replays to the same end, and whatever is wrong with a bad one is a RecordError of one line."""

import msgspec
import pytest

import cosmodrome
from cosmodrome.kernel import CosmodromeError, Record, RecordError, Rng
from cosmodrome.kernel.record import replay_record
from drydock import DrydockGame
from tables import a_game, everyone_sees, load_carefully, play_on


@pytest.fixture(scope="module")
def finished():
    return load_carefully(a_game(players=2, seed=5), Rng.seeded(5))


@pytest.fixture(scope="module")
def content(finished):
    """The record of a finished game as plain data, to be damaged."""
    return msgspec.json.decode(finished.record().to_json())


def verify(data):
    """What a program does with a record file."""
    return cosmodrome.replay(Record.from_json(data))


def refused(data):
    """The one line that a bad record is answered with."""
    with pytest.raises(RecordError) as error:
        verify(data)
    line = str(error.value)
    assert line
    assert "\n" not in line
    return line


# --- good records -----------------------------------------------------------------------------------------------------


def test_a_record_replays_to_the_same_end(finished):
    again = verify(finished.record().to_json())
    assert everyone_sees(again) == everyone_sees(finished)
    assert (again.scores, again.winners) == (finished.scores, finished.winners)


def test_a_record_is_read_back_as_it_was_written(finished):
    record = finished.record(["Ada", "Grace"])
    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(record.to_json().decode()) == record


def test_a_record_has_the_promised_fields(finished, content):
    assert list(content) == ["format", "game", "rules", "options", "seed", "seats", "moves", "result"]
    assert content["format"] == 1
    assert content["game"] == "moon"
    assert content["options"] == {"adventure": 1, "missions": "random", "pack": ""}
    assert content["seed"] == 5
    assert content["seats"] == ["", ""]
    assert content["moves"][0] == [finished.moves[0][0], a_game(players=2, seed=5).notate(finished.moves[0][1])]
    assert content["result"] == {"scores": finished.scores, "winners": finished.winners}


def test_a_record_file_has_a_line_for_every_move(finished):
    text = finished.record().to_json().decode()
    assert all(line.startswith("  [") for line in text.splitlines()[8:-3])
    assert len(text.splitlines()) == len(finished.moves) + 11
    assert text.endswith("}\n")


def test_a_game_that_is_not_over_has_no_result_and_replays():
    state = play_on(a_game(players=4, seed=8), Rng.seeded(8), moves=30)
    record = Record.from_json(state.record().to_json())
    assert record.result is None
    assert everyone_sees(cosmodrome.replay(record)) == everyone_sees(state)


def test_a_game_without_a_move_has_a_record():
    record = Record.from_json(a_game(seed=8).record().to_json())
    assert record.moves == []
    assert everyone_sees(cosmodrome.replay(record)) == everyone_sees(a_game(seed=8))


@pytest.mark.parametrize("seed", [0, -3, 2**60, "words", "f" * 64, "", 'ünïcode \n\t"quotes"', 10**40])
def test_any_seed_can_be_recorded(seed):
    state = play_on(a_game(seed=seed), Rng.seeded(1), moves=20)
    assert everyone_sees(verify(state.record().to_json())) == everyone_sees(state)


def test_a_replay_can_stop_at_any_move(finished):
    record = finished.record()
    for to in (0, 1, 17, len(record.moves)):
        assert cosmodrome.replay(record, to=to).moves == finished.moves[:to]


@pytest.mark.parametrize("to", [-1, 10**6])
def test_there_is_no_position_before_the_first_or_after_the_last_move(finished, to):
    with pytest.raises(RecordError, match="there is no position after move"):
        cosmodrome.replay(finished.record(), to=to)


def test_a_record_names_who_sits_where(finished):
    assert finished.record(["Ada", ""]).seats == ["Ada", ""]


def test_names_must_be_as_many_as_seats(finished):
    with pytest.raises(CosmodromeError, match="3 names for 2 seats"):
        finished.record(["Ada", "Grace", "Katherine"])


def test_a_record_does_not_change_with_the_list_of_names(finished):
    names = ["Ada", "Grace"]
    record = finished.record(names)
    names.append("Katherine")
    assert record.seats == ["Ada", "Grace"]


def test_a_position_set_up_by_hand_has_no_record():
    state = a_game()
    state.seed = None
    with pytest.raises(CosmodromeError, match="Only a game that began with a seed has a record"):
        state.record()


def test_options_that_a_record_does_not_name_have_their_defaults(content):
    verify(msgspec.json.encode({**content, "options": {}}))


# --- forged records ---------------------------------------------------------------------------------------------------


def forged(content, **changes):
    return msgspec.json.encode({**content, **changes})


def test_an_edited_move_is_named_by_its_number(content):
    moves = [*content["moves"][:6], [content["moves"][6][0], "x wild.1"], *content["moves"][7:]]
    assert refused(forged(content, moves=moves)).startswith("Move 7, seat ")


def test_every_edited_move_is_noticed(content):
    """Whatever single move is replaced by one that is not even a move."""
    for number in range(len(content["moves"])):
        moves = [list(move) for move in content["moves"]]
        moves[number][1] = "nonsense"
        assert refused(forged(content, moves=moves)).startswith(f"Move {number + 1}, ")


def test_a_left_out_move_is_noticed(content):
    for number in range(0, len(content["moves"]), 5):
        refused(forged(content, moves=content["moves"][:number] + content["moves"][number + 1 :]))


def test_a_record_cut_short_is_noticed(content):
    assert "its moves end with no result" in refused(forged(content, moves=content["moves"][:-1]))


def test_moves_after_the_end_are_noticed(content):
    line = refused(forged(content, moves=[*content["moves"], [0, "pass"]]))
    assert line == f"Move {len(content['moves']) + 1}, seat 0, 'pass': The game is over: no move can be played."


def test_an_edited_result_is_noticed(content):
    scores, winners = content["result"]["scores"], content["result"]["winners"]
    for result in (
        {"scores": [scores[0] + 5, scores[1]], "winners": winners},
        {"scores": scores, "winners": [0, 1] if winners != [0, 1] else [0]},
        {"scores": [], "winners": []},
        None,
    ):
        assert refused(forged(content, result=result)).startswith("The record says ")


def test_a_result_for_a_game_that_is_not_over_is_noticed():
    state = play_on(a_game(seed=8), Rng.seeded(8), moves=10)
    content = msgspec.json.decode(state.record().to_json())
    refused(forged(content, result={"scores": [10, 0], "winners": [0]}))


@pytest.mark.parametrize("seed", [6, "", "5 ", 10**40])
def test_an_edited_seed_is_noticed(content, seed):
    refused(forged(content, seed=seed))


def test_other_seats_are_noticed(content):
    refused(forged(content, seats=["", "", ""]))


@pytest.mark.parametrize("seat", [-1, 2, 99, 2**31, 2**63, 2**64])
def test_a_seat_out_of_range_is_noticed(content, seat):
    assert "There is no seat" in refused(forged(content, moves=[[seat, content["moves"][0][1]]]))


def test_a_seat_of_fifty_digits_is_noticed(content):
    data = forged(content).replace(b'"moves":[[', b'"moves":[[' + b"9" * 50, 1)
    assert "There is no seat" in refused(data)


def test_other_rules_are_named(content):
    assert refused(forged(content, rules="0")) == "Played under rules '0' of moon; this version has rules '1'."


@pytest.mark.parametrize("number", [0, 2, -1, 10**9])
def test_another_format_is_named(content, number):
    assert refused(forged(content, format=number)) == f"This record has format {number}; this version reads format 1."


@pytest.mark.parametrize("rules", ["", "1\n2", "1 "])
def test_hostile_rules_are_quoted(content, rules):
    refused(forged(content, rules=rules))


@pytest.mark.parametrize("game", ["chess", "", "Moon", "moon\n"])
def test_a_game_that_is_not_on_the_shelf_is_a_record_error(content, game):
    assert "There is no game" in refused(forged(content, game=game))


@pytest.mark.parametrize(
    "options",
    [
        {"unknown": 1},
        {"adventure": 99},
        {"adventure": "one"},
        {"missions": "all"},
        {"pack": "no such file.toml"},
        {"pack": "nul\0byte"},
        {"pack": "/"},
        {"players": 2},
        {"players": 3},
        {"id": "moon"},
        {"self": 1},
        {"given": 1},
        {"": 1},
    ],
    ids=str,
)
def test_options_that_cannot_be_are_a_record_error(content, options):
    refused(forged(content, options=options))


@pytest.mark.parametrize("seats", [[], [""], [""] * 7, [""] * 1000])
def test_a_table_that_cannot_be_is_a_record_error(content, seats):
    refused(forged(content, seats=seats))


def test_other_missions_are_noticed(content):
    refused(forged(content, options={"missions": "A1,B1,C1"}))


# --- damaged records --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "1"},
        {"format": 1.0},
        {"format": True},
        {"format": None},
        {"game": 1},
        {"rules": 1},
        {"options": []},
        {"options": {"adventure": 1.5}},
        {"options": {"adventure": None}},
        {"options": {"adventure": [1]}},
        {"seed": None},
        {"seed": 1.5},
        {"seed": True},
        {"seed": ["5"]},
        {"seats": 2},
        {"seats": [1, 2]},
        {"seats": None},
        {"moves": {}},
        {"moves": "pass"},
        {"moves": [[0]]},
        {"moves": [[0, "pass", "pass"]]},
        {"moves": [["0", "pass"]]},
        {"moves": [[0, 320]]},
        {"moves": [[0.5, "pass"]]},
        {"moves": [None]},
        {"result": "won"},
        {"result": {"scores": [1, 2]}},
        {"result": {"scores": ["1", 2], "winners": [0]}},
        {"result": {"scores": [1, 2], "winners": [0], "why": "because"}},
        {"hash": "abc"},
    ],
    ids=str,
)
def test_fields_of_the_wrong_kind_are_noticed(content, changes):
    assert refused(forged(content, **changes)).startswith("Not a game record: ")


@pytest.mark.parametrize("field", ["format", "game", "rules", "options", "seed", "seats", "moves", "result"])
def test_a_missing_field_is_named(content, field):
    assert field in refused(msgspec.json.encode({name: value for name, value in content.items() if name != field}))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b" ",
        b"null",
        b"[]",
        b"1",
        b'"record"',
        b"{}",
        b"{",
        b"\xff\xfe{}",
        b"\x00",
        b"\x89PNG\r\n\x1a\n",
        b"[" * 10_000,
        "",
        "\ud800",
    ],
    ids=lambda data: repr(data[:12]),
)
def test_what_is_no_record_at_all_is_noticed(data):
    assert refused(data).startswith("Not a game record: ")


def test_a_file_cut_off_anywhere_is_noticed(content):
    data = msgspec.json.encode(content)
    for end in range(0, len(data), 97):
        assert refused(data[:end]).startswith("Not a game record: ")


def test_bytes_that_are_not_text_are_noticed(content):
    assert refused(forged(content).replace(b'"moon"', b'"mo\xffn"')).startswith("Not a game record: ")


@pytest.mark.parametrize("number", [b"1e400", b"NaN", b"-", b"0x10", b"9" * 5000, b"1e2"])
def test_hostile_numbers_are_noticed(content, number):
    assert refused(forged(content).replace(b'"seed":5', b'"seed":' + number)).startswith("Not a game record: ")


def test_a_single_flipped_byte_is_noticed_or_harmless(content):
    """Never another exception: the record still verifies (a name was changed, say) or is refused with one line."""
    data = msgspec.json.encode(content)
    rng = Rng.seeded("flips")
    noticed = 0
    for _ in range(300):
        at = rng.below(len(data))
        damaged = data[:at] + bytes([data[at] ^ (1 << rng.below(8))]) + data[at + 1 :]
        line = complaint(damaged)
        assert "\n" not in line
        noticed += bool(line)
    assert noticed > 290


def complaint(data):
    """What is wrong with a record, or nothing."""
    try:
        verify(data)
    except RecordError as error:
        return str(error)
    return ""


# --- a record and another game ----------------------------------------------------------------------------------------


def test_a_record_is_not_replayed_as_another_game(finished):
    with pytest.raises(RecordError, match="A record of 'moon' cannot be played as 'drydock'"):
        replay_record(DrydockGame(2), finished.record())


def test_a_record_is_not_replayed_with_other_options(finished):
    game = cosmodrome.game("moon", players=2, missions="A1,B1,C1")
    with pytest.raises(RecordError, match="Played with missions='random'; this game has missions='A1,B1,C1'"):
        replay_record(game, finished.record())


def test_a_record_is_not_replayed_with_other_seats(finished):
    with pytest.raises(RecordError, match="2 names for 3 seats"):
        replay_record(cosmodrome.game("moon", players=3), finished.record())
