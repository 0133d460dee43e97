"""The board itself: dragging, zooming, others' boards, hints, earlier positions."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.hands import BOARD, WHERE, draft_any, glowing, play_now, play_turn, touch, your_move


def middle(page: Page, key: str) -> tuple[float, float]:
    x, y = page.evaluate(WHERE, key)
    return x, y


def width(page: Page) -> float:
    found: float = page.evaluate(f"() => document.querySelector('{BOARD}').getBoundingClientRect().width")
    return found


def test_a_card_is_dragged_to_where_it_shall_go(visit: Visit) -> None:
    page = visit()
    play_now(page)
    card = next(key for key in glowing(page) if page.locator(f"[data-key='{key}'][data-drag]").count())
    touch(page, card)
    expect(page.locator("[data-legal=chosen]")).to_have_count(1)
    goal = glowing(page)[-1]
    page.keyboard.press("Escape")
    expect(page.locator("[data-legal=chosen]")).to_have_count(0)

    page.mouse.move(*middle(page, card))
    page.mouse.down()
    page.mouse.move(*middle(page, goal), steps=6)
    expect(page.locator(".ghost > g")).to_have_count(1)
    page.mouse.up()
    expect(page.get_by_test_id("confirm")).to_be_visible()
    expect(page.locator(".ghost > g")).to_have_count(0)


def test_a_piece_that_is_dropped_beside_goes_back(visit: Visit) -> None:
    page = visit()
    play_now(page)
    card = next(key for key in glowing(page) if page.locator(f"[data-key='{key}'][data-drag]").count())
    before = glowing(page)
    x, y = middle(page, card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 12, steps=4)
    page.mouse.up()
    expect(page.locator("[data-legal=chosen]")).to_have_count(0)
    assert glowing(page) == before
    assert page.get_by_test_id("confirm").count() == 0


def test_the_board_is_zoomed_and_can_still_be_played_on(visit: Visit) -> None:
    page = visit()
    play_now(page)
    whole = width(page)
    page.mouse.move(400, 300)
    page.mouse.wheel(0, -600)
    page.wait_for_function(
        "whole => document.querySelector('svg[role=group]').getBoundingClientRect().width > 1.5 * whole", arg=whole
    )
    draft_any(page)
    page.get_by_role("button", name="Show the whole board").click()
    page.wait_for_function(
        "whole => Math.abs(document.querySelector('svg[role=group]').getBoundingClientRect().width - whole) < 2",
        arg=whole,
    )


def test_others_boards_are_one_touch_away(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.get_by_test_id("seat-2").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("looking at")
    assert page.locator("[data-legal=next]").count() == 0
    page.get_by_role("button", name="Back to mine").click()
    your_move(page)


def test_a_bot_gives_a_hint_that_can_be_followed(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-hint]").first).to_be_visible(timeout=30_000)
    page.mouse.move(400, 200)  # away from the dock, which would open for whoever points at it
    last = page.get_by_role("button", name="Do it").nth(2)
    expect(last).to_be_in_viewport(ratio=1)  # all three are in sight
    page.get_by_role("button", name="Do it").first.click()
    expect(page.get_by_role("button", name="Take out")).to_be_visible()


def test_pointing_at_a_thing_says_what_it_is(visit: Visit) -> None:
    page = visit()
    play_now(page)
    x, y = middle(page, "score")
    page.mouse.move(x, y)
    page.mouse.move(x + 1, y + 1)
    expect(page.locator(".about")).to_contain_text("Score")


def test_everything_on_the_board_can_be_searched(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.get_by_role("tab", name="Glossary").click()
    everything = page.get_by_role("list", name="Everything on the board").get_by_role("button")
    assert everything.count() > 20
    page.get_by_role("tabpanel").get_by_label("Search").fill("mission")
    expect(everything.first).to_contain_text("ission")
    assert everything.count() < 20
    everything.first.click()
    expect(page.locator(".about")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_position_and_the_link_can_be_shared(visit: Visit) -> None:
    page = visit()
    play_now(page)
    for _ in range(3):
        play_turn(page)
    your_move(page)
    turn = page.locator("[data-key=turn]").text_content()
    page.get_by_role("list", name="Log").get_by_role("button").first.click()
    expect(page.get_by_label("Position")).to_be_visible()
    expect(page.locator("[data-key=turn]")).not_to_have_text(turn or "")
    assert page.locator("[data-legal=next]").count() == 0
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[data-key=turn]")).to_have_text(turn or "")
    with page.expect_download() as download:
        page.get_by_role("link", name="Picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")

    again = visit(page.url, beside=page)
    expect(again.get_by_label("Position")).to_be_visible()
    again.get_by_test_id("live").click()
    your_move(again)


def test_two_fingers_zoom_the_board_of_a_phone(visit: Visit) -> None:
    page = visit(screen="phone")
    play_now(page)
    whole = width(page)
    hands = page.context.new_cdp_session(page)

    def fingers(kind: str, *places: tuple[int, int]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        hands.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", (180, 400), (210, 400))
    for spread in range(20, 120, 10):
        fingers("touchMove", (195 - spread, 400), (195 + spread, 400))
    fingers("touchEnd")
    assert width(page) > 1.5 * whole
    draft_any(page, finger=True)
    page.get_by_role("button", name="Show the whole board").click()
    assert abs(width(page) - whole) < 2


def test_the_board_can_have_the_window_for_itself(visit: Visit) -> None:
    page = visit()
    play_now(page)
    usual = width(page)
    page.get_by_test_id("fold").click()
    expect(page.get_by_role("tab", name="Log")).to_have_count(0)
    assert width(page) > usual + 40
    play_turn(page)
    your_move(page)
    page.reload()
    your_move(page)
    expect(page.get_by_role("tab", name="Log")).to_have_count(0)
    page.get_by_role("button", name="Show players, log, chat and rules").click()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    assert abs(width(page) - usual) < 2


def test_the_rules_open_at_the_section_that_explains_the_question(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.get_by_role("tab", name="Rules").click()
    section = page.locator("article .explains")
    expect(section).to_contain_text("Writing a number")
    expect(section).to_be_in_viewport()


def test_the_players_are_shown_with_what_they_have_scored_so_far(visit: Visit) -> None:
    page = visit()
    play_now(page)
    shown = page.get_by_test_id("points")
    expect(shown.first).to_have_text("0")
    assert shown.count() == 3
    told = page.request.get(f"{page.url.replace('/table/', '/api/tables/')}/scene").json()["standing"]
    assert [seat["score"] for seat in told] == [0, 0, 0]
