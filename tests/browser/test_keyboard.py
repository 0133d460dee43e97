"""Everything with the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.hands import CONFIRM, your_move

FOCUSED = "() => document.activeElement?.closest('[{0}]')?.getAttribute('{0}') ?? ''"


def tab_to(page: Page, attribute: str, *wanted: str) -> str:
    """Press Tab until something with this attribute has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        value: str = page.evaluate(FOCUSED.format(attribute))
        if value and (not wanted or value in wanted):
            return value
    raise AssertionError(f"Tab does not lead to {attribute} {wanted}")


def test_turns_are_played_with_tab_arrows_enter_and_escape(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_test_id("play-moon")).to_be_visible()
    tab_to(page, "data-testid", "play-moon")
    page.keyboard.press("Enter")
    your_move(page)

    legal = tab_to(page, "data-legal")
    assert legal == "next"
    first = page.evaluate(FOCUSED.format("data-key"))
    page.keyboard.press("ArrowDown")
    second = page.evaluate(FOCUSED.format("data-key"))
    assert second != first
    page.keyboard.press("Enter")
    expect(page.locator("[data-legal=chosen]")).to_have_attribute("data-key", second)
    space = page.evaluate(FOCUSED.format("data-key"))
    assert space not in (first, second, "")  # the focus has gone on to what can be touched now
    page.keyboard.press("Escape")
    expect(page.locator("[data-legal=chosen]")).to_have_count(0)

    for _ in range(3):
        your_move(page)
        while page.locator(CONFIRM).count() == 0:
            if page.evaluate(FOCUSED.format("data-legal")) != "next":
                tab_to(page, "data-legal", "next")
            before = page.evaluate("() => document.querySelector('svg[role=group]').dataset.shows")
            page.keyboard.press("Enter")
            page.wait_for_function(
                """before => document.querySelector('[data-legal=chosen]')
                  || document.querySelector('svg[role=group]').dataset.shows !== before""",
                arg=before,
            )
        tab_to(page, "data-testid", "confirm")
        page.keyboard.press("Enter")
        expect(page.locator(CONFIRM)).to_have_count(0)


def test_the_list_of_moves_needs_no_board(visit: Visit) -> None:
    """The screen reader's way: groups of moves as buttons, down to each legal move."""
    page = visit()
    page.get_by_test_id("play-moon").click()
    your_move(page)
    moves = page.get_by_role("list", name="Legal moves")
    moves.locator("[data-more]").first.focus()
    page.keyboard.press("Enter")
    expect(moves.get_by_role("button", name="Back")).to_be_visible()
    moves.locator("[data-move]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(CONFIRM)).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.locator(CONFIRM)).to_have_count(0)
    your_move(page)
