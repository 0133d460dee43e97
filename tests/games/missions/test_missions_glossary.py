"""The glossary shows everything in the box, in every language, and draws it."""

import pytest

from cosmodrome.games.missions.glossary import glossary
from cosmodrome.games.missions.title import MissionsTitle
from cosmodrome.kernel import LANGUAGES
from games.missions.race_table import a_game

TABLES = (
    "game",
    "supply",
    "limits",
    "decks",
    "start",
    "craft_rules",
    "test",
    "event_deck",
    "scoring",
    "experience",
    "solo",
    "automa_level",
)
"""Records that are rules rather than things."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_in_the_box_has_an_entry(language):
    game = a_game()
    found = glossary(game, language)
    shown = {record for entry in found.entries for record in entry.records}
    for record in MissionsTitle().data(game.options):
        if record.kind not in TABLES:
            assert f"{record.kind} {record.id}" in shown
    ids = [entry.id for entry in found.entries]
    assert len(set(ids)) == len(ids)
    for entry in found.entries:
        assert entry.name
        assert entry.text
        assert found.svg(entry).startswith("<svg")


def test_entries_are_the_same_in_every_language():
    game = a_game()
    assert len({tuple(entry.id for entry in glossary(game, language).entries) for language in LANGUAGES}) == 1
