"""What a page weighs: the whole script, compressed as it travels, and nothing from elsewhere."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import cosmodrome.server

CLIENT = Path(next(iter(cosmodrome.server.__path__))) / "client"
MOST_SCRIPT = 120 * 1024


def test_the_whole_script_is_under_120_kilobytes_compressed() -> None:
    scripts = list(CLIENT.rglob("*.js"))
    assert scripts, "the client has not been built: python tools/client.py"
    assert sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts) < MOST_SCRIPT


def test_the_page_has_no_inline_script_or_style_and_loads_nothing_from_elsewhere() -> None:
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page
    assert " style=" not in page
    for sheet in CLIENT.rglob("*.css"):
        assert not re.search(r"url\(\s*['\"]?(https?:|//|data:)", sheet.read_text(encoding="utf-8")), sheet.name
    assert not re.search(r"(src|href)=\"(https?:)?//", page)
