"""Every card of the box with what it does, as a page of the rules in Markdown.

The pages `rules_pages/<language>/cards.md` are what this module writes; a test keeps them in step with the data:

    python -m cosmodrome.games.apogee.card_page
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cosmodrome.games.apogee.data import SLOT_NAMES
from cosmodrome.games.apogee.text import ApogeeText, apogee_text
from cosmodrome.kernel.words import LANGUAGES

__all__ = ["PAGES", "card_page", "page_of"]

PAGES = Path(__file__).parent / "rules_pages"


def page_of(language: str) -> Path:
    """Where the page of a language lies."""
    return PAGES / language / "cards.md"


def card_page(language: str) -> str:
    """The page in a language."""
    return "\n".join(_lines(apogee_text(language))) + "\n"


def _table(*heads: str) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield "|" + "---|" * len(heads)


def _lines(text: ApogeeText) -> Iterator[str]:
    words, names, data = text.words, text.names, text.data
    yield f"# {words('The cards')}"
    for slot in SLOT_NAMES:
        yield ""
        yield f"## {names.slots[slot]}"
        yield ""
        yield from _table(
            words("Card"), words("Copies"), words("Cost"), words("Thrust"), words("Mass"), words("Effect")
        )
        for card in data.technology:
            if card.slot == slot:
                figures = f"{card.count_of} | {names.credits(card.cost)} | {card.thrust} | {card.mass}"
                yield f"| {names.technologies[card.id]} | {figures} | {text.cards.effect(card) or '–'} |"
    yield ""
    yield f"## {words('Engineers')}"
    yield ""
    yield from _table(words("Card"), words("Authority"), words("Specialty"))
    for engineer in data.engineer:
        yield f"| {engineer.name} | {names.authority(engineer.authority)} | {text.cards.specialty(engineer)} |"
    yield ""
    yield f"## {words('Directors')}"
    yield ""
    yield from _table(words("Card"), words("Company"), words("Nation"), words("Authority"), words("Specialty"))
    for boss in data.director:
        facts = f"{boss.company} | {names.nations[boss.nation]} | {boss.authority}"
        yield f"| {boss.name} | {facts} | {text.cards.power(boss)} |"
    yield ""
    yield f"## {words('Nations')}"
    yield ""
    yield from _table(words("Nation"), words("Effect"))
    for nation in data.nation:
        yield f"| {names.nations[nation.id]} | {text.cards.nation(nation.id)} |"
    yield ""
    yield f"## {words('Investors')}"
    yield ""
    yield from _table(words("Card"), words("Wish"), words("Reward"))
    for investor in data.investor:
        yield f"| {investor.name} | {text.cards.wish(investor)} | {names.credits(investor.reward)} |"
    yield ""
    yield f"## {words('Events')}"
    yield ""
    yield from _table(words("Card"), words("Effect"))
    for event in data.event:
        yield f"| {names.events[event.id]} | {text.cards.basic_event(event.effect)} |"


if __name__ == "__main__":
    for language in LANGUAGES:
        page_of(language).write_text(card_page(language), encoding="utf-8")
