"""Who you are: a name is enough, an account brings your games to another machine, choices are kept."""

from __future__ import annotations

from uuid import uuid4

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.hands import draft_any, play_now, table_of, your_move


def test_a_name_is_kept_and_shown_at_the_table_as_text(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Guest").click()
    page.get_by_label("Your name").fill("<b>Zoë</b> 🚀")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.keyboard.press("Escape")
    play_now(page)
    expect(page.get_by_test_id("seat-0")).to_contain_text("<b>Zoë</b> 🚀")
    expect(page.locator("[data-key='seat.0']")).to_contain_text("<b>Zo")
    assert page.locator("[data-testid=seat-0] b").count() == 0


def test_an_account_brings_the_games_of_a_guest_to_another_machine(visit: Visit) -> None:
    name, passphrase = f"Valentina {uuid4().hex[:6]}", "the seagull flies at dawn"
    page = visit()
    play_now(page)
    table = table_of(page)
    page.goto("/")
    page.get_by_role("button", name="Guest").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Passphrase").fill(passphrase)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_text("You are signed in.")).to_be_visible()

    elsewhere = visit(screen="phone")
    elsewhere.get_by_role("button", name="Guest").click()
    elsewhere.get_by_label("Your name").fill(name)
    elsewhere.get_by_label("Passphrase").fill(passphrase)
    elsewhere.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_text("You are signed in.")).to_be_visible()
    elsewhere.goto("/")
    row = elsewhere.locator(f"a[href='/table/{table}']")
    expect(row).to_contain_text("Your move")
    row.click()
    your_move(elsewhere)


def test_choices_are_kept_and_followed(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Light").check()
    page.get_by_role("radio", name="Colour-blind safe").check()
    page.get_by_role("radio", name="Still").check()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-palette", "colour-blind")
    expect(root).to_have_attribute("data-motion", "still")
    play_now(page)
    paint = "() => document.querySelector('svg[role=group]').style.getPropertyValue('--seat-0')"
    assert page.evaluate(paint) == "#e69f00"


def test_the_tab_says_when_it_is_your_move(visit: Visit) -> None:
    page = visit("/new/moon")
    page.get_by_test_id("create").click()
    other = visit(page.get_by_test_id("link").input_value())
    other.get_by_test_id("name").fill("Grace")
    other.get_by_test_id("join").click()
    your_move(page)
    expect(page).to_have_title("● Welcome to the Moon · Cosmodrome")
    draft_any(page)
    page.get_by_test_id("confirm").click()
    expect(page).to_have_title("Welcome to the Moon · Cosmodrome")
    draft_any(other)
    other.get_by_test_id("confirm").click()
    expect(page).to_have_title("● Welcome to the Moon · Cosmodrome")


def test_when_everybody_leaves_the_game_waits_until_somebody_comes_back(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_text("The game waits until you come back.")).to_be_visible()
    page.get_by_test_id("back").click()
    your_move(page)
