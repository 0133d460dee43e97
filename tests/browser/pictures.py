"""Take the pictures of the pages that `docs/img` keeps: python tests/browser/pictures.py (with tests on PYTHONPATH)."""

from __future__ import annotations

import random
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import FLAGS, NAMES
from browser.hands import CONFIRM, play_now, step, touch, your_move
from browser.station import Station

IMAGES = Path(__file__).parents[2] / "docs" / "img"


def main() -> None:
    station = Station(Path(tempfile.mkdtemp()))
    station.start()
    try:
        with sync_playwright() as playwright:
            found = next(filter(None, map(shutil.which, NAMES)))
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            _desktop(browser, station.address, "dark")
            _desktop(browser, station.address, "light")
            _phone(browser, station.address, "dark")
    finally:
        station.stop()


def _desktop(browser: Browser, address: str, theme: str) -> None:
    page = browser.new_context(
        base_url=address, viewport={"width": 1280, "height": 800}, color_scheme=theme, locale="en"
    ).new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    if theme == "dark":
        _take(page, "page-home")
    _play(page, finger=False)
    _take(page, f"page-table-{theme}")


def _phone(browser: Browser, address: str, theme: str) -> None:
    page = browser.new_context(
        base_url=address,
        viewport={"width": 390, "height": 844},
        is_mobile=True,
        has_touch=True,
        device_scale_factor=1.5,
        color_scheme=theme,
        locale="en",
    ).new_page()
    page.goto("/")
    _play(page, finger=True)
    page.locator("svg[role=group]").evaluate("board => board.parentElement.scrollTo(0, 0)")
    _take(page, "page-phone")


def _play(page: Page, *, finger: bool) -> None:
    """A few turns, and a card chosen in the next one."""
    rng = random.Random(12)
    play_now(page)
    for _ in range(7):
        while page.locator(CONFIRM).count() == 0:
            step(page, rng, finger=finger)
        page.locator(CONFIRM).click()
        page.wait_for_timeout(600)
        your_move(page)
    touch(page, "pile.1", finger=finger)
    page.mouse.move(2, 2)


def _take(page: Page, name: str) -> None:
    page.wait_for_timeout(1500)
    IMAGES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=IMAGES / f"{name}.png")


if __name__ == "__main__":
    main()
