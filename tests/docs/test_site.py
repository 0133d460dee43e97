"""The site without building it: what the tutorial shows, where the navigation leads, and what would be fetched elsewhere.
The build itself, which refuses broken links, is a part of `make test`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from tools.site import FROM_THE_ROOT, GAMES, SPOKEN, on_config, strangers

from cosmodrome import titles

ROOT = Path(__file__).parent.parent.parent
SLINGSHOT = ROOT / "examples" / "slingshot"
CODE = {".py", ".toml", ".po"}


class Settings(yaml.SafeLoader):
    """MkDocs' file, without the tags that only MkDocs knows."""


def settings() -> dict[str, Any]:
    found: dict[str, Any] = yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), Loader=Settings)
    return found


def leaves(nav: Any) -> list[str]:
    """Every page that the navigation names."""
    if isinstance(nav, str):
        return [nav]
    inside = nav.values() if isinstance(nav, dict) else nav
    return [page for one in inside for page in leaves(one)]


def test_the_tutorial_shows_every_file_of_its_game_as_a_whole() -> None:
    page = (ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8")
    shown = set(re.findall(r'--8<-- "([^":]+)"', page))
    there = [file for file in SLINGSHOT.rglob("*") if file.suffix in CODE and "__pycache__" not in file.parts]
    assert shown == {str(file.relative_to(ROOT)) for file in there}


def test_every_section_that_a_page_shows_is_in_its_file() -> None:
    count = 0
    for page in (ROOT / "docs").glob("*.md"):
        for name, section in re.findall(r'--8<-- "([^":]+):([a-z]+)"', page.read_text(encoding="utf-8")):
            text = (ROOT / name).read_text(encoding="utf-8")
            assert f"[start:{section}]" in text, f"{page.name}: {name} has no section {section}"
            assert f"[end:{section}]" in text, f"{page.name}: {name} has no section {section}"
            count += 1
    assert count > 20


def test_every_page_that_is_written_by_hand_is_in_the_navigation() -> None:
    written = {page.name for page in (ROOT / "docs").glob("*.md")}
    from_the_root = {name.lower().replace("_", "-") for name in FROM_THE_ROOT}
    assert set(leaves(settings()["nav"])) == written | from_the_root


def test_every_game_is_in_the_navigation_with_rules_in_every_language() -> None:
    config = type("Config", (), {"nav": settings()["nav"]})()
    on_config(config)
    games = next(entry[GAMES] for entry in config.nav if GAMES in entry)
    assert [next(iter(game)) for game in games] == [title.name for title in titles().values()]
    for title in titles().values():
        pages = [page for page in leaves(games) if page.startswith(f"games/{title.id}/")]
        for language in SPOKEN:
            assert any(page.startswith(f"games/{title.id}/{language}/") for page in pages)
        assert f"games/{title.id}/values.md" in pages


@pytest.mark.parametrize(
    ("html", "found"),
    [
        ("<script src='https://cdn.example/a.js'></script>", 1),
        ('<link rel="stylesheet" href="//fonts.example/css">', 1),
        ('<img alt="x" src="http://pictures.example/a.png">', 1),
        ('<a href="https://example.org/">elsewhere</a><img src="img/icon.svg">', 0),
        ('<link rel="canonical" href="https://example.org/">', 0),
    ],
)
def test_what_a_page_would_fetch_from_elsewhere_is_found(tmp_path: Path, html: str, found: int) -> None:
    (tmp_path / "page.html").write_text(html)
    assert len(strangers(tmp_path)) == found
