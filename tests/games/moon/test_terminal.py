"""Every adventure on a terminal: its sheet fits 100 columns, names what notation names, and tells what the view tells."""

import io
import re

import pytest
from rich.console import Console

import cosmodrome
from cosmodrome.games.moon.rules.moves import is_write
from cosmodrome.games.moon.rules.sheet import CROSS
from cosmodrome.games.moon.terminal import draw
from cosmodrome.kernel import LANGUAGES, Rng

ADVENTURES = range(1, 9)
WIDE = 100


def a_position(adventure, players=2, moves=40):
    state = cosmodrome.game("moon", players=players, adventure=adventure).new(5)
    rng = Rng.seeded("terminal")
    for _ in range(moves):
        seat = state.actors[0]
        after = state.clone()
        after.play(seat, rng.pick(state.legal(seat)))
        if after.over:
            break
        state = after
    return state


def drawn(state, seat, language="en", width=WIDE):
    console = Console(width=width, file=io.StringIO(), force_terminal=False)
    names = ["Ada", "Bo", "Cy", "Di"][: state.seats]
    console.print(draw(state.game, state.view(seat), names, language))
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_nothing_is_wider_than_a_hundred_columns(adventure, language):
    for players in (1, 2):
        state = a_position(adventure, players)
        wide = drawn(state, 0, language, 300).splitlines()
        assert max(len(line.rstrip()) for line in wide) <= WIDE


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_numbers_on_the_own_sheet_are_there(adventure):
    state = a_position(adventure)
    told = drawn(state, 0)
    sheet = state.view(0).sheets[0]
    assert str(sheet.score) in told
    if adventure == 8:
        rows = re.findall(r"(?m)^(P\d) .*\((.*)\)", told)
        assert [name for name, _ in rows] == 2 * [planet.zone.id for planet in state.board.planets]
        moons = [holder for field in state.view(0).battlefields for planet in field.planets for holder in planet.moon]
        assert sum(moon.count("·") for _, moon in rows) == moons.count(-1)
        return
    for number in {cell for cell in sheet.cells if 0 <= cell < CROSS}:
        assert re.search(rf"(?<!\d){number}(?!\d)", told), number


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_a_spectator_sees_every_sheet_and_a_seat_its_own(adventure):
    state = a_position(adventure, players=3)
    heads = [line.strip() for line in drawn(state, None).splitlines() if line.strip() in ("Ada", "Bo", "Cy")]
    assert heads == ["Ada", "Bo", "Cy"]
    own = [line.strip() for line in drawn(state, 1).splitlines() if line.strip() in ("Ada", "Bo", "Cy")]
    assert own == ["Bo"]


@pytest.mark.parametrize("adventure", [2, 4, 5, 6, 7, 8])
def test_the_parts_of_a_space_s_name_stand_on_the_sheet(adventure):
    """A person types `9/water M1.2`: M1 can be found on the drawing."""
    state = a_position(adventure, moves=6)
    told = drawn(state, 0)
    while not is_write(state.legal(state.actors[0])[0]):
        state.play(state.actors[0], state.legal(state.actors[0])[0])
    for move in state.legal(state.actors[0]):
        if is_write(move):
            place = state.notate(move).split(" ")[1]
            part = re.match(r"\d?(up\d|down\d)|[A-Za-z]+\d*|\d[A-Z]", place)
            assert (part[1] or part[0]) in told, place


def test_against_astra_its_cards_are_told():
    told = drawn(a_position(6, players=1), 0)
    assert "ASTRA" in told
    assert "Solo bonuses" in told
