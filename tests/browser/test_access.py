"""For everybody: axe finds nothing serious on any page, in both themes and sizes; fingers find what they aim at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Screen, Visit
from browser.hands import draft_any, glowing, play_now, play_to_the_end, touch

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FINGER = 40
SMALL = """least => [...document.querySelectorAll('button, a[href], input, select, summary')]
  .filter(e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest('article'))
  .filter(e => !e.matches('input[type=radio], input[type=checkbox]') && !e.matches('.skip'))
  .map(e => [e.innerText || e.ariaLabel || e.outerHTML.slice(0, 80), e.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.height < least - 0.5 || box.width < least - 0.5))
  .map(([text, box]) => `${text}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


def serious(page: Page) -> list[str]:
    """What axe finds, as far as it hinders somebody."""
    page.wait_for_timeout(350)  # fading things have no contrast yet
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {violation['help']}: {[node['target'] for node in violation['nodes'][:3]]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(
    ("screen", "theme"),
    [
        ("desktop", "light"),
        ("phone", "dark"),
        pytest.param("desktop", "dark", marks=pytest.mark.slow),
        pytest.param("phone", "light", marks=pytest.mark.slow),
    ],
)
def test_axe_finds_nothing_serious_on_any_page(visit: Visit, screen: Screen, theme: str) -> None:
    found: dict[str, list[str]] = {}
    page = visit(screen=screen, theme=theme)
    expect(page.get_by_test_id("play-moon")).to_be_visible()
    found["home"] = serious(page)
    page.get_by_role("button", name="Settings").click()
    found["settings"] = serious(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Guest").click()
    found["account"] = serious(page)
    page.goto("/learn/moon")
    expect(page.locator("article h1")).to_be_visible()
    found["learn"] = serious(page)
    page.goto("/nowhere")
    found["missing page"] = serious(page)
    page.goto("/table/nowhere")
    expect(page.get_by_role("link", name="Home")).to_be_visible()
    found["missing table"] = serious(page)
    page.goto("/new/moon")
    expect(page.get_by_test_id("create")).to_be_visible()
    found["new table"] = serious(page)
    page.get_by_test_id("create").click()
    expect(page.get_by_test_id("link")).to_be_visible()
    found["lobby"] = serious(page)
    guest = visit(page.url, screen=screen, theme=theme)
    expect(guest.get_by_test_id("join")).to_be_visible()
    found["invitation"] = serious(guest)
    page.goto("/")
    expect(page.get_by_test_id("game").first).to_be_visible()
    found["my games"] = serious(page)
    play_now(page)
    found["table"] = serious(page)
    touch(page, glowing(page)[0])
    expect(page.locator("[data-legal=chosen]")).to_have_count(1)
    found["chosen"] = serious(page)
    page.keyboard.press("Escape")
    draft_any(page)
    found["draft"] = serious(page)
    for tab in ("Chat", "Rules", "Glossary", "Log"):
        if screen == "phone" and page.locator("dialog[open]").count() == 0:
            page.get_by_test_id("more").click()
        page.get_by_role("tab", name=tab).click()
        found[tab] = serious(page)
    page.keyboard.press("Escape")
    play_to_the_end(page, seed=1)
    found["ending"] = serious(page)
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_label("Position")).to_be_visible()
    found["replay"] = serious(page)
    assert [f"{where}: {one}" for where, what in found.items() for one in what] == []


def test_on_a_phone_everything_to_touch_is_as_large_as_a_finger(visit: Visit) -> None:
    page = visit(screen="phone")
    expect(page.get_by_test_id("play-moon")).to_be_visible()
    assert page.evaluate(SMALL, FINGER) == []
    page.goto("/new/moon")
    expect(page.get_by_test_id("create")).to_be_visible()
    assert page.evaluate(SMALL, FINGER) == []
    page.goto("/")
    play_now(page)
    assert page.evaluate(SMALL, FINGER) == []
    draft_any(page)
    assert page.evaluate(SMALL, FINGER) == []
    page.get_by_test_id("more").click()
    page.get_by_role("tab", name="Log").click()
    assert page.evaluate(SMALL, FINGER) == []


def test_no_page_is_wider_than_a_phone(visit: Visit) -> None:
    page = visit(screen="phone")
    for path in ("/", "/new/moon", "/learn/moon", "/nowhere"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 390, path


def test_with_reduced_motion_nothing_travels(visit: Visit) -> None:
    page = visit()
    page.emulate_media(reduced_motion="reduce")
    play_now(page)
    draft_any(page)
    page.get_by_test_id("undo").click()
    moving = """() => document.getAnimations().filter(a => a.effect.getKeyframes().some(k => k.transform)).length"""
    assert page.evaluate(moving) == 0
