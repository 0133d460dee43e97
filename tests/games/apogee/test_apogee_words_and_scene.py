"""Notation, words in three languages, and pictures."""

from collections.abc import Iterable, Iterator
from io import StringIO

import pytest
from rich.console import Console

from cosmodrome import scene
from cosmodrome.bots import answer
from cosmodrome.games.apogee.bots import Controller
from cosmodrome.games.apogee.data import apogee_data
from cosmodrome.games.apogee.glossary import glossary
from cosmodrome.games.apogee.scene.parts import elevation
from cosmodrome.games.apogee.scene.style import APOGEE_PALETTES
from cosmodrome.games.apogee.terminal import draw
from cosmodrome.games.apogee.text import apogee_text
from cosmodrome.kernel import LANGUAGES, NotationError, Rng, State
from cosmodrome.scene import Group, Node, Text, contrast
from games.apogee.desk import a_desk, the_game


def positions(players: int, mission: int, every: int) -> Iterator[State]:
    """Positions of a game of pilots."""
    state, rng = the_game(players, mission, rounds=12).new(3), Rng.seeded(3)
    bots = [Controller() for _ in range(players)]
    number = 0
    while not state.over:
        seat = state.actors[0]
        if number % every == 0:
            yield state
        state.play(seat, answer(bots[seat], state, seat, rng))
        number += 1
    yield state


# --- words --------------------------------------------------------------------------------------------------------------------


def test_notation_is_refused_when_it_means_nothing():
    state = the_game(2).new(1)
    for text in ("", "build", "build wood", "launch sun", "send qian_tao", "pass ", "nation 9"):
        with pytest.raises(NotationError):
            state.parse(text)
    with pytest.raises(NotationError):
        state.notate(7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_in_every_language(language: str):
    text, data = apogee_text(language), apogee_data()
    told = [text.cards.technology(card.id) for card in data.technology]
    told += [text.cards.engineer(card.id) for card in data.engineer]
    told += [text.cards.director(card.id) for card in data.director]
    told += [text.cards.investor(card.id) for card in data.investor]
    told += [text.cards.event(card.id) for card in data.event]
    told += [text.cards.event(f"solo:{card.id}") for card in data.solo_event]
    told += [text.cards.mission(card.number, solo=False) for card in data.mission]
    told += [text.cards.mission(card.number, solo=True) for card in data.solo_mission]
    assert len(set(told)) == len(told), "two cards read the same"
    assert not [one for one in told if "{" in one or not one]


def test_words_of_a_launch():
    d = a_desk().director(0, "wingfield").pad(0, "hydrogen", "hydrogen", "ion", "interplanetary", "booster_4")
    d.at_work(0, "operations", "jackson").dice_are(0, 1).turn(0)
    move = d.state.parse("launch moon")
    assert d.state.say(0, move) == "Launch to the Moon: 5 or more, 89%"
    assert d.state.say(0, move, "fr") == "Lancement vers la Lune\u202f: 5 ou plus, 89\u00a0%"
    assert d.state.say(0, move, "de") == "Start zum Mond: 5 oder mehr, 89\u00a0%"


def test_names_of_the_french_rulebook():
    names = apogee_text("fr").names
    assert names.technologies["fs_ssto"] == "Lanceur Orbital Monoétage"
    assert names.events["prices_explode"] == "Le cours du New Space explose"
    assert names.posts["operations"] == "Centre d’opérations spatiales"


# --- pictures -----------------------------------------------------------------------------------------------------------------


def sized(nodes: Iterable[Node], scale: float = 1) -> Iterator[tuple[Text, float]]:
    """Every text with the size in which it is shown."""
    for node in nodes:
        if isinstance(node, Group):
            yield from sized(node.children, scale * node.scale)
        elif isinstance(node, Text):
            yield node, node.font_size * scale


@pytest.mark.parametrize("language", LANGUAGES)
def test_print_on_a_laptop_is_never_smaller_than_twelve(language: str):
    for state in positions(3, 9, every=25):
        drawn = scene.of(state, state.actors[0] if state.actors else 0, language, names=["Ana María Fernández"] * 3)
        drawn.check()
        assert [node.text for node, size in sized((*drawn.static.nodes, *drawn.live)) if size < 11.99] == []


def test_what_can_be_touched_on_a_phone_is_large_enough():
    for state in positions(3, 5, every=4):
        for seat in state.actors:
            drawn = scene.of(state, seat, shape="tall")
            nodes = drawn.keyed()
            for key in drawn.starts | drawn.onward:
                target, scale = nodes[key].target, nodes[key].scale
                assert isinstance(target, scene.Rect)
                assert min(target.width, target.height) * scale * 390 / drawn.width >= 39.9, key


def test_everything_has_a_title_for_the_one_who_points_at_it():
    for state in positions(2, 2, every=10):
        for node in scene.of(state, 0).keyed().values():
            assert node.title or node.target is None, node.key


def test_the_rocket_is_assembled_from_what_is_built():
    d = a_desk().pad(0, "kerosene", "kick", "capsule_1", "booster_2")
    keys = set(scene.of(d.state, 0).keyed())
    assert {"built.fs_kerosene", "built.us_kick", "built.pl_capsule_1", "built.rd_booster_2"} <= keys
    nodes = scene.of(d.state, 0).keyed()
    heights = [nodes[f"built.{card}"].y for card in ("fs_kerosene", "us_kick", "pl_capsule_1")]
    assert heights == sorted(heights, reverse=True), "stage upon stage"


def test_stages_grow_with_their_mass():
    cards = {card.id: card for card in apogee_data().technology}
    assert elevation(cards["fs_kerosene"]).height > elevation(cards["fs_hydrogen"]).height
    assert elevation(cards["us_cryogenic"]).height > elevation(cards["us_ion"]).height


def test_other_boards_can_be_looked_at_but_offer_no_moves():
    state = a_desk().engineers(0, "gora").engineers(1, "tao").assign().state
    other = scene.of(state, 0, shown=1)
    assert other.paths == ()
    assert "engineer.qian_tao" not in other.keyed()
    assert "engineer.rafal_gora" in scene.of(state, 0).keyed()


@pytest.mark.parametrize("palette", APOGEE_PALETTES)
def test_what_is_written_can_be_read(palette: str):
    colours = APOGEE_PALETTES[palette]
    for paint in ("navy", "muted", "accent", "good", "bad"):
        for ground in ("panel", "white", "paper"):
            assert contrast(colours[paint], colours[ground]) >= 4.5, f"{paint} on {ground}"
    for ground in ("first", "upper", "payload", "rnd", "navy", *(f"seat-{seat}" for seat in range(5))):
        assert contrast(colours["white"], colours[ground]) >= 4.5, ground


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_a_picture_can_be_made(shape: str):
    state = next(iter(positions(2, 2, every=1)))
    png = scene.of(state, 0, shape=shape).png(300)  # type: ignore[arg-type]
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert len(png) > 15_000


def test_standing_tells_progress_and_team():
    d = a_desk(mission=11).engineers(0, "gora", "tao").flown(0, "titan", "small_shuttle", astronauts=3)
    game = d.state.game
    assert [(one.score, one.hand) for one in game.standing(d.state.view(1))] == [(50, 2), (0, 0)]  # type: ignore[attr-defined]


# --- on a terminal --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_shows_the_open_cards_and_the_chances_but_no_secrets(language: str):
    d = a_desk().director(0, "wingfield").pad(0, "hydrogen", "hydrogen", "ion", "interplanetary", "booster_4")
    d.at_work(0, "operations", "jackson").engineers(1, "tao").turn(0)
    console = Console(width=400, file=StringIO(), record=True)
    for seat in (0, None):
        console.print(draw(d.state.game, d.state.view(seat), ["Ana", "Ben"], language))
        shown = console.export_text()
        assert "5+ 67%" in shown
        assert all(
            apogee_text(language).names.technologies[card] in shown for row in d.state.view(0).rows for card in row
        )
        assert "Tao" not in shown
        assert ("Jackson" in shown) == (seat == 0)


# --- the glossary -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_in_the_glossary_with_its_picture(language: str):
    found = glossary(the_game(2), language)
    data = apogee_data()
    kinds = (
        "technology",
        "engineer",
        "director",
        "nation",
        "investor",
        "event",
        "mission",
        "solo_mission",
        "solo_event",
    )
    wanted = {f"{kind} {card.id}" for kind in kinds for card in getattr(data, kind)}
    assert wanted <= {record for entry in found.entries for record in entry.records}
    assert len({entry.id for entry in found.entries}) == len(found.entries)
    assert sum(entry.count for entry in found.entries if entry.id.startswith("technology")) == 110
    assert all(entry.text and entry.name and entry.nodes for entry in found.entries)
