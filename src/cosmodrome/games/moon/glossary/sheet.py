"""What is printed on the sheet of an adventure: symbols, bonuses, tracks, each cut from a blank sheet, with what it does.

What an adventure prints is named in `sheets_1_to_4` and `sheets_5_to_8`.
"""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.games.moon.glossary.blank import Blank
from cosmodrome.games.moon.glossary.sheets_1_to_4 import colony, journey, launch, mine
from cosmodrome.games.moon.glossary.sheets_5_to_8 import battle, dome, escape, virus
from cosmodrome.scene import Entry

__all__ = ["sheet_entries"]

SHEETS = {1: launch, 2: journey, 3: colony, 4: mine, 5: dome, 6: virus, 7: escape, 8: battle}


def sheet_entries(blank: Blank) -> Iterator[Entry]:
    """One of each sort."""
    for key, name, text in SHEETS[blank.game.adventure](blank):
        nodes, width, height = blank.cut(key)
        yield Entry(
            id=f"sheet-{key}",
            kind=blank.words("On the sheet"),
            name=_sentence(name),
            text=_sentence(text),
            nodes=nodes,
            width=width,
            height=height,
            count=0,
        )


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
