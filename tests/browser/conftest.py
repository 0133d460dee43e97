"""What the tests in a real browser share: the built client, a server, Chromium, and visitors with clean pockets.

They need Chromium (Debian: `apt-get install chromium`) and the built client (`python tools/client.py`). A visitor whose
page complains, in its console or by breaking the content policy, fails the test.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect, sync_playwright

import cosmodrome.server
from browser.station import Station

WITHOUT = "COSMODROME_WITHOUT_BROWSER"
"""Set it on a machine that has no Chromium: these tests are then skipped by name instead of failing."""
NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
LOST = "WebSocket connection to"
"""What the console says of a server that was killed on purpose."""

PATIENCE = 30_000
"""Milliseconds that a page may take for anything: a busy machine is not a fault of the page."""
expect.set_options(timeout=PATIENCE)

Screen = Literal["desktop", "phone"]
Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if os.environ.get(WITHOUT):
        pytest.skip(f"{WITHOUT} is set: nothing was tested in a browser")
    found = os.environ.get("COSMODROME_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.fail(
            f"There is no Chromium on this machine (Debian: chromium). Set {WITHOUT}=1 to leave these tests out."
        )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def station(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Station]:
    client = os.path.join(next(iter(cosmodrome.server.__path__)), "client", "index.html")
    assert os.path.exists(client), "the client has not been built: python tools/client.py"
    running = Station(tmp_path_factory.mktemp("station"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visit(chromium: Browser, station: Station) -> Iterator[Visit]:
    """Somebody new with a browser of their own, at an address of the station."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and LOST not in message.text:
            complaints.append(message.text)

    def stumble(error: Error) -> None:
        complaints.append(str(error))

    def come(
        path: str = "/",
        *,
        screen: Screen = "desktop",
        theme: Literal["dark", "light"] = "dark",
        language: str = "en",
        beside: Page | None = None,
        calm: bool = False,
    ) -> Page:
        """`beside`: another tab of the same person. `calm`: somebody whose system asks for little motion."""
        if beside is None:
            phone = screen == "phone"
            context = chromium.new_context(
                base_url=station.address,
                viewport={"width": 390, "height": 844} if phone else {"width": 1280, "height": 800},
                device_scale_factor=1,
                is_mobile=phone,
                has_touch=phone,
                color_scheme=theme,
                reduced_motion="reduce" if calm else "no-preference",
                locale=language,
            )
            context.set_default_timeout(PATIENCE)
            contexts.append(context)
        else:
            context = beside.context
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", stumble)
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert complaints == []
