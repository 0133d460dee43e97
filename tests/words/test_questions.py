"""The rules open where the question of the moment is explained, in every language."""

from __future__ import annotations

import inspect
import tomllib
from pathlib import Path

import pytest

from cosmodrome import rules_pages as pages
from cosmodrome.games import titles
from cosmodrome.kernel import LANGUAGES


def sections(text: str) -> list[str]:
    return [heading or name for heading, name in pages.SECTION.findall(text)]


def named(title: str) -> set[str]:
    """The questions that a title says are explained."""
    file = Path(inspect.getfile(type(titles()[title]))).parent / "rules_pages" / "questions.toml"
    return set(tomllib.loads(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("title", ["moon", "apogee", "rescue", "missions"])
def test_every_question_that_is_named_has_a_section(title: str) -> None:
    explained = {question for page in pages.rules_pages(title, "en") for question in page.questions}
    assert explained == named(title) != set()


@pytest.mark.parametrize("title", ["moon", "apogee", "rescue", "missions"])
def test_pages_have_the_same_sections_in_every_language(title: str) -> None:
    counts = [{page.name: len(sections(page.text)) for page in pages.rules_pages(title, told)} for told in LANGUAGES]
    assert counts[0] == counts[1] == counts[2]


def test_the_question_for_a_number_leads_to_the_section_about_it() -> None:
    found = {}
    for language in LANGUAGES:
        page = next(page for page in pages.rules_pages("moon", language) if page.name == "adventure-1")
        found[language] = sections(page.text)[page.questions["write"]].split(" (")[0]
    assert found == {"en": "Writing a number", "fr": "Écrire un numéro", "de": "Eine Zahl schreiben"}
