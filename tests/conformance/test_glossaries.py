"""The glossary of every title that has one: nothing of the box is missing or there twice, and every language tells all."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from itertools import groupby

import pytest

from cosmodrome import titles
from cosmodrome.glossary import glossary_of, shown_glossary
from cosmodrome.kernel import LANGUAGES, OptionError, Title
from cosmodrome.scene import PALETTES, Glossary

CARDS = {
    "moon": {"card", "mission", "opponent", "astra_card"},
    "apogee": {"technology", "engineer", "director", "investor", "event", "solo_event", "mission", "solo_mission"},
    "rescue": {"module", "planet", "character"},
    "missions": {
        "mission",
        "specialist",
        "control_card",
        "spacecraft",
        "event",
        "bonus_tile",
        "scenario",
        "media_token",
        "special_astronaut",
        "automa",
    },
}
"""Which records of the component data are cards or tiles: each of them must be found."""


def boxes() -> list[tuple[Title, dict[str, object]]]:
    """Every glossary that there is: a title with each choice of the options on which it depends."""
    found: list[tuple[Title, dict[str, object]]] = []
    for title in titles().values():
        part = title.part("glossary")
        if part is None:
            continue
        chosen: list[dict[str, object]] = [{}]
        for name in part.OPTIONS:
            option = next(option for option in title.options if option.name == name)
            chosen = [{**given, name: choice} for given in chosen for choice in option.choices]
        found += [(title, given) for given in chosen]
    return found


BOXES = [pytest.param(title, given, id="-".join([title.id, *map(str, given.values())])) for title, given in boxes()]


@cache
def _told(id: str, given: tuple[tuple[str, object], ...], language: str) -> Glossary:
    title = titles()[id]
    return glossary_of(title, title.configure(**dict(given)), language)


def told(title: Title, given: dict[str, object], language: str = "en") -> Glossary:
    return _told(title.id, tuple(given.items()), language)


def test_all_our_titles_with_cards_have_a_glossary() -> None:
    assert {title.id for title, _ in boxes()} >= set(CARDS)


@pytest.mark.parametrize(("title", "given"), BOXES)
def test_every_card_is_there_exactly_once(title: Title, given: dict[str, object]) -> None:
    shown = Counter(record for entry in told(title, given).entries for record in entry.records)
    data = {option.name: option.accept(given.get(option.name, option.default)) for option in title.options}
    wanted = {f"{one.kind} {one.id}" for one in title.data(data) if one.kind in CARDS[title.id]}
    if title.id == "moon":  # of the eight cards that ASTRA has, an adventure needs its own
        wanted -= {f"astra_card {n}" for n in range(1, 9) if n != given["adventure"]}
    assert wanted
    assert Counter({record: n for record, n in shown.items() if record.split()[0] in CARDS[title.id]}) == Counter(
        wanted
    )
    assert set(shown.values()) == {1}


@pytest.mark.parametrize(("title", "given"), BOXES)
def test_every_thing_has_name_text_and_picture_in_all_languages(title: Title, given: dict[str, object]) -> None:
    english = told(title, given)
    assert len({entry.id for entry in english.entries}) == len(english.entries)
    for language in LANGUAGES:
        entries = told(title, given, language).entries
        assert [entry.id for entry in entries] == [entry.id for entry in english.entries]
        kinds = [kind for kind, _ in groupby(entry.kind for entry in entries)]
        assert len(set(kinds)) == len(kinds), "things of a kind come together"
        for entry in entries:
            assert entry.name.strip(), entry.id
            assert entry.text.strip().endswith((".", "!", "?")), f"{entry.id}: {entry.text!r}"
            assert "  " not in entry.text, entry.text
            assert entry.nodes, entry.id
            assert entry.width > 0, entry.id
            assert entry.height > 0, entry.id


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize(("title", "given"), BOXES)
def test_what_things_do_is_told_in_the_language(title: Title, given: dict[str, object], language: str) -> None:
    pairs = zip(told(title, given).entries, told(title, given, language).entries, strict=True)
    assert [own.text for english, own in pairs if own.text == english.text] == []


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize(("title", "given"), BOXES)
def test_pictures_are_complete_and_do_not_disturb_each_other(
    title: Title, given: dict[str, object], palette: str
) -> None:
    glossary = told(title, given)
    ids: list[str] = []
    for entry in glossary.entries:
        picture = ET.fromstring(glossary.svg(entry, palette))
        drawn = list(picture.iter())
        assert len(drawn) > 3, f"{entry.id}: nothing but ground"
        ids += [node.attrib["id"] for node in drawn if "id" in node.attrib]
    assert len(set(ids)) == len(ids)


def test_options_are_checked() -> None:
    assert shown_glossary("moon", {"adventure": "3", "players": "2", "pack": "x"}, "en").options == {"adventure": 3}
    with pytest.raises(OptionError, match="adventure=9"):
        shown_glossary("moon", {"adventure": "9"}, "en")
    with pytest.raises(OptionError, match="no option 'engine'"):
        shown_glossary("moon", {"engine": "1"}, "en")
    with pytest.raises(OptionError, match="palette=pink"):
        shown_glossary("moon", {}, "en", "pink")
