"""Widths of text against the fonts themselves, and palettes against what eyes need."""

from __future__ import annotations

import pytest

from cosmodrome.scene import PALETTES, SYMBOLS, contrast, fit, seat_shape, text_width, wrap
from cosmodrome.scene.palette import SEAT_SHAPES

TEXT = "Füllt die beiden Roboter-Etagen und die Planungs-Etage"


def test_widths_are_those_of_the_font():
    """B612 Regular has 2000 units an em: a space takes 700 of them, an é 1100, and every figure 1300."""
    assert text_width(" ", 2000) == 700
    assert text_width("é", 2000) == 1100
    assert {text_width(digit, 2000) for digit in "0123456789"} == {1300}
    assert text_width("é 7", 20) == pytest.approx((1100 + 700 + 1300) / 100)


@pytest.mark.parametrize("width", [100, 140, 400])
def test_wrapped_lines_stay_within_their_width_and_lose_no_word(width: float):
    rows = wrap(TEXT, width, 12, lines=99)
    assert " ".join(rows) == TEXT
    assert all(text_width(row, 12) <= width for row in rows)


def test_what_does_not_fit_ends_in_an_ellipsis():
    rows = wrap(TEXT, 120, 12, lines=2)
    assert len(rows) == 2
    assert rows[-1].endswith("…")
    assert all(text_width(row, 12) <= 120 for row in rows)
    assert fit("Ada", 100, 12) == "Ada"


@pytest.mark.parametrize("name", PALETTES)
def test_text_can_be_read_on_ground_and_panel(name: str):
    palette = PALETTES[name]
    for text in ("text", "muted", "accent", "bad", "good", *(f"seat-{seat}" for seat in range(6))):
        for ground in ("ground", "panel"):
            assert contrast(palette[text], palette[ground]) >= 4.5, f"{text} on {ground}"


def test_every_seat_has_a_shape_of_its_own():
    assert len(set(SEAT_SHAPES)) == 6
    assert all(seat_shape(seat) in SYMBOLS for seat in range(6))
    assert len({SYMBOLS[shape] for shape in SEAT_SHAPES}) == 6


def test_palettes_have_the_same_tokens():
    assert len({frozenset(palette) for palette in PALETTES.values()}) == 1
