"""Components, packs, notation, words and rules pages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import cosmodrome.games.rescue as rescue
from cosmodrome.games.rescue import RescueTitle
from cosmodrome.games.rescue.data import rescue_data
from cosmodrome.games.rescue.text import rescue_text
from cosmodrome.kernel import LANGUAGES, DataError, NotationError, OptionError
from games.rescue.launchpad import DATA, Pad, a_state

PAGES = Path(rescue.__file__).parent / "rules_pages"


# --- components -----------------------------------------------------------------------------------------------------


def test_the_box_is_complete():
    cards = DATA.cards()
    assert len(cards) == 51
    assert Counter(card.tier for card in cards) == {"standard": 16, "advanced": 35}
    assert Counter(card.type for card in cards if card.tier == "standard") == dict.fromkeys(
        ("cockpit", "fuel_tank", "engine", "crew_module"), 4
    )
    assert Counter(planet.color for planet in DATA.planet) == {"blue": 13, "red": 13}
    assert len(DATA.character) == 8
    assert (DATA.supply.cubes, DATA.supply.markers, DATA.supply.crew, DATA.supply.tokens) == (30, 10, 14, 5)
    assert [company.resource for company in DATA.company] == ["carbon", "aluminium", "titanium"]
    assert sum(planet.fuel == 0 for planet in DATA.planet) == 1, "most planets need a tank"


def test_what_the_rulebook_prints_of_the_cards():
    planets = {planet.id: planet for planet in DATA.planet}
    assert (planets["dionysos"].cost, planets["dionysos"].launch) == (10, 2)
    assert (planets["aurora_2_0"].cost, planets["aurora_2_0"].gas, planets["aurora_2_0"].launch) == (9, True, 3)
    assert (planets["fireball_y08"].cost, planets["fireball_y08"].heat) == (10, True)
    assert planets["dwarf_cockroach"].equipment == "rover"
    assert [planet.id for planet in DATA.planet if planet.source == "rulebook"] == [
        "dionysos",
        "aurora_2_0",
        "fireball_y08",
        "dwarf_cockroach",
    ]


def test_a_pack_changes_a_card():
    pack = '[[planet]]\nid = "doorstep"\ncost = 3\n[[die]]\nid = 6\ncrew = 3\n'
    game = RescueTitle().configure(players=3, pack=pack)
    assert next(planet for planet in game.board.planets if planet.id == "doorstep").cost == 3
    assert game.board.die_crew[6] == 3
    told = rescue_text("en", 6, pack).data
    assert next(planet for planet in told.planet if planet.id == "doorstep").source == "pack"
    sources = {(r.kind, r.id): r.source for r in RescueTitle().data({"pack": pack})}
    assert sources["planet", "doorstep"] == "pack"
    assert sources["planet", "anvil"] == "reconstructed"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[planet]]\nid = "nowhere"\ncost = 3\n', "nowhere"),
        ('[[planet]]\nid = "doorstep"\ncost = -3\n', "planet doorstep, field cost"),
        ('[[module]]\nid = "bunkhouse"\ncost = [0, 0, 0]\n', "module bunkhouse, field cost"),
        ('[[module]]\nid = "bunkhouse"\ncount_of = 60\n', "count_of"),
        ("[[die]]\nid = 2\nenergy = 5\n", "die, field energy"),
        ('[[seating]]\nid = "four"\nfloor = 13\n', "seating four, field floor"),
        ('[[seating]]\nid = "four"\nmarket = 25\n', "seating four, field market"),
        ("[start]\nred_planets = 14\n", "red_planets"),
    ],
)
def test_a_bad_pack_is_refused_by_record_and_field(text, complaint):
    with pytest.raises(DataError, match=re.escape(complaint)):
        rescue_data(text)


def test_options_are_refused_with_the_choices():
    with pytest.raises(OptionError, match="easy, normal, hard"):
        RescueTitle().configure(players=1, level="mad")
    with pytest.raises(OptionError, match="1, 2, 3, 4"):
        RescueTitle().configure(players=5)


# --- notation and words -----------------------------------------------------------------------------------------------


def test_notation_means_one_move_each():
    notation = a_state(4).game.notation  # type: ignore[attr-defined]
    texts = notation._texts
    assert len(set(texts.values())) == len(texts)
    assert all(notation.parse(text) == move for move, text in texts.items())
    for bad in ("", "fly", "launch stellaris.3 dionysos", "research 7", "put carbon nova"):
        with pytest.raises(NotationError):
            notation.parse(bad)
    with pytest.raises(NotationError):
        notation.notate(99)


def test_moves_in_words():
    pad = Pad().planets("doorstep").energy(0, 30).build("stellaris.1", (0, "standard_engine"), (1, "standard_cockpit"))
    pad.hand(0, "nova_tank", 1, 2, 1)
    pad.hand(0, "bunkhouse")
    pad.phase("hangar", {0: (5,)})
    say = {pad.state.notate(move): pad.state.say(0, move) for move in pad.state.legal(0)}
    assert (
        say["build nova_tank hyperdrive.1"]
        == "Assemble Nova Tank at Project Hyperdrive 1, which adds the missing Titanium"
    )
    assert say["build bunkhouse stellaris.2"] == "Assemble Bunkhouse at Stellaris X 2 and get 1 carbon cube back"
    assert say["launch stellaris.1 doorstep"] == "Launch Stellaris X 1 to Doorstep for 8 energy"
    assert pad.state.say(0, 0, "de") == "Den Hangar verlassen"
    pad.phase("boarding", {0: (3,)})
    board = pad.state.parse("board stellaris.1.6")
    assert pad.state.say(0, board) == "Board Standard Cockpit (Stellaris X 1, place 6) and pay 1 energy to Seat 2"


def test_two_of_a_kind_are_told_apart_by_their_cubes():
    pad = Pad().cubes(0, 3, 3, 3)
    pad.hand(0, "standard_engine", 0, 1, 0)
    pad.hand(0, "standard_engine", 0, 0, 0)
    pad.phase("purchase", {0: (1,)}).play(0, "buy carbon")
    for language in LANGUAGES:
        said = [pad.state.say(0, move, language) for move in pad.state.legal(0)]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language):
    names = rescue_text(language, 6).names
    assert {card.id for card in DATA.module} == set(names.modules)
    assert {card.id for card in DATA.planet} == set(names.planets)
    assert {card.id for card in DATA.character} == set(names.characters)
    assert len(set(names.modules.values())) == len(names.modules)
    assert len(set(names.planets.values())) == len(names.planets)
    assert all(names.ability(card.id) for card in DATA.character)


# --- rules pages ------------------------------------------------------------------------------------------------------


def page(language: str, name: str) -> str:
    return (PAGES / language / f"{name}.md").read_text(encoding="utf-8")


def rows(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


@pytest.mark.parametrize("name", ["rules", "cards"])
def test_pages_have_the_same_shape_in_every_language(name):
    shapes = []
    for language in LANGUAGES:
        text = page(language, name)
        marks = Counter(re.findall(r"^(#+|\d+\.|- |\|)", text, re.MULTILINE))
        shapes.append((marks, re.findall(r"^(\d+)\. \*\*", text, re.MULTILINE)))
    assert shapes[0] == shapes[1] == shapes[2]
    assert len({page(language, name) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_are_those_of_the_cards(language):
    names = rescue_text(language, 6).names
    table = {row[0]: row for row in rows(page(language, "cards"))}
    for card in DATA.module:
        row = table[names.modules[card.id]]
        cost = "/".join(map(str, card.cost))
        assert row[1:7] == [
            names.types[card.type],
            str(card.count_of),
            cost,
            str(card.energy),
            str(card.stability),
            str(card.capacity),
        ]
        assert len(row[7].split(",")) == max(1, card.heat_shield + card.gas_shield)
        assert (row[7] == "–") == (not card.heat_shield and not card.gas_shield)
        assert row[8] == (names.equipment[card.equipment] if card.equipment else "–")
    for planet in DATA.planet:
        row = table[names.planets[planet.id]]
        assert [row[2], *row[5:]] == [str(n) for n in (planet.fuel, planet.cost, planet.launch, planet.construction)]
        assert row[3] == (names.equipment[planet.equipment] if planet.equipment else "–")
        assert (row[4] == "–") == (not planet.heat and not planet.gas)
    for character in DATA.character:
        assert table[names.characters[character.id]][2] == names.ability(character.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dice_are_those_of_the_rules(language):
    table = rows(page(language, "rules"))
    energy = [f"{die.energy:+d}".replace("-", "−") if die.energy else "0" for die in DATA.die]
    assert energy in [row[1:] for row in table]
    assert [str(die.crew) for die in DATA.die] in [row[1:] for row in table]
