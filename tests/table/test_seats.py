"""Opening a table, sitting down, standing up, bots for the absent."""

import pytest

from cosmodrome.table import NotAllowed, NotNow, NotValid, people
from table.around import Around, ana_and_ben


def test_the_one_who_opens_the_table_is_host_and_sits_at_seat_0() -> None:
    around = Around(3)
    assert around.table.hosted_by("ana")
    assert around.table.seat_of("ana") == 0
    assert [seat.kind for seat in around.table.seats] == ["person", "open", "open"]
    assert around.table.status == "waiting"


def test_with_the_last_seat_taken_the_game_begins() -> None:
    around = Around(3).joins("Ben")
    assert around.table.status == "waiting"
    around.joins("Cleo")
    assert around.table.status == "running"
    assert around.table.summary.asked == (0, 1, 2)


def test_a_table_full_of_bots_begins_at_once() -> None:
    around = Around(3, bots={1: "random", 2: "random"})
    assert around.table.status == "running"
    assert around.table.names == ["Ana", "Random", "Random 2"]


def test_the_wanted_seat_is_given_if_it_is_open() -> None:
    around = Around(3).joins("Cleo", seat=2)
    assert around.table.seat_of("cleo") == 2
    with pytest.raises(NotNow, match="Seat 2 is taken"):
        around.joins("Ben", seat=2)
    with pytest.raises(NotValid, match="no seat 7"):
        around.joins("Ben", seat=7)


def test_two_people_of_the_same_name_can_be_told_apart() -> None:
    around = Around(3, host="Ana")
    around._do(people.join, "another player", "ana", None)
    assert around.table.names[1] == "ana 2"


def test_nobody_sits_twice_at_the_same_table() -> None:
    with pytest.raises(NotNow, match="already"):
        Around(3).joins("Ana")


def test_a_running_game_takes_no_newcomers() -> None:
    with pytest.raises(NotNow, match="watch"):
        ana_and_ben().joins("Cleo")


def test_before_the_game_a_seat_that_is_left_is_open_again() -> None:
    around = Around(3).joins("Ben").leaves("Ben")
    assert around.table.seats[1].kind == "open"
    assert around.table.seat_of("ben") is None


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    around = Around(3).joins("Ben").leaves("Ana")
    assert around.table.hosted_by("ben")


def test_an_empty_table_belongs_to_the_next_who_comes() -> None:
    around = Around(3).leaves("Ana").joins("Ben")
    assert around.table.hosted_by("ben")


def test_only_the_host_starts_and_bots_take_the_open_seats() -> None:
    around = Around(3).joins("Ben")
    with pytest.raises(NotAllowed, match="host"):
        around.starts("Ben")
    around.starts("Ana")
    assert around.table.status == "running"
    assert [seat.kind for seat in around.table.seats] == ["person", "person", "bot"]
    with pytest.raises(NotNow, match="begun"):
        around.starts("Ana")


def test_who_leaves_a_running_game_hands_the_seat_to_a_bot_and_can_come_back() -> None:
    around = ana_and_ben().leaves("Ben")
    assert around.table.seats[1].kind == "bot"
    with pytest.raises(NotAllowed, match="bot plays your seat"):
        around.plays_anything("Ben")
    around.joins("Ben").plays_anything("Ben")
    assert around.table.seats[1].kind == "person"


def test_the_host_can_replace_somebody_who_is_absent() -> None:
    around = ana_and_ben()
    with pytest.raises(NotNow, match="Ben is here"):
        around.replaces("Ana", 1, present=(0, 1))
    around.replaces("Ana", 1, present=(0,))
    assert around.table.seats[1].bot == "random"


@pytest.mark.parametrize(("name", "seat", "error"), [("Ben", 0, NotAllowed), ("Ana", 9, NotValid), ("Ana", 0, NotNow)])
def test_replacing_has_limits(name: str, seat: int, error: type[Exception]) -> None:
    with pytest.raises(error):
        ana_and_ben().replaces(name, seat)


def test_before_the_game_the_host_fills_seats_with_bots_one_by_one() -> None:
    around = Around(3).replaces("Ana", 2)
    assert [seat.kind for seat in around.table.seats] == ["person", "open", "bot"]
    around.replaces("Ana", 1)
    assert around.table.status == "running"


def test_a_bot_cannot_be_seated_where_the_host_sits_or_where_there_is_no_seat() -> None:
    for seat in (0, 3, -1):
        with pytest.raises(NotValid, match="seats 1 to 2"):
            Around(3, bots={seat: "random"})


def test_an_account_adopts_the_seat_and_the_rights_of_its_guest() -> None:
    around = ana_and_ben()
    around._do(people.adopt, "ana", "account")
    assert around.table.seat_of("account") == 0
    assert around.table.hosted_by("account")
    with pytest.raises(NotNow):
        around._do(people.adopt, "ben", "account")
    with pytest.raises(NotNow):
        around._do(people.adopt, "nobody", "somebody")
