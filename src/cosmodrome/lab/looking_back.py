"""The analysis of a game for people: turning points in words, and a page with the graph of winning chances.

The page needs nothing else: the graph is a drawing, and every turning point on it is a link to what is told about it.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

import msgspec

from cosmodrome.kernel import Game, Record, State, Words
from cosmodrome.kernel.record import walk
from cosmodrome.lab.analysis import Analysis, Turn

__all__ = ["ToldTurn", "analysis_page", "tell_turns"]

WIDTH: Final = 720.0
HEIGHT: Final = 260.0
COLOURS: Final = ("#4c8dd6", "#d9822b", "#3fa577", "#c65b7c", "#8f73d9", "#8a8f3a")
DASHES: Final = ("", "8 4", "2 4", "10 3 2 3", "14 4", "1 3")
"""Seats are told apart without colours, too."""

STYLE: Final = """
:root { --ground: #f6f4ef; --panel: #fff; --line: #d9d4c8; --text: #1c2436; --muted: #5d6680; --accent: #b85c00; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0d1424; --panel: #16203a; --line: #2a3757; --text: #e8edf7; --muted: #93a0bd; --accent: #ffb454; }
}
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.55 Inter, system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 40px 20px 80px; }
h1 { font: 600 28px/1.2 "Space Grotesk", Inter, system-ui, sans-serif; }
svg { width: 100%; height: auto; background: var(--panel); border: 1px solid var(--line); border-radius: 10px; }
svg text { fill: var(--muted); font-size: 12px; }
.grid { stroke: var(--line); }
.mark { fill: var(--accent); stroke: var(--panel); stroke-width: 2; }
ol { padding: 0; list-style: none; }
li { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 12px 16px; margin: 10px 0; }
li:target { border-color: var(--accent); }
li b { color: var(--accent); font-variant-numeric: tabular-nums; }
p.seats span { margin-right: 18px; white-space: nowrap; }
"""


class ToldTurn(msgspec.Struct, frozen=True):
    """A turning point in words."""

    number: int
    seat: int
    swing: float
    kind: str
    headline: str
    """What happened, in a sentence."""
    better: str
    """What would have been better; empty: nothing was to blame."""


def tell_turns(analysis: Analysis, game: Game, record: Record, names: Sequence[str], words: Words) -> list[ToldTurn]:
    """The turning points, each move told in its own position."""
    wanted = {turn.number: turn for turn in analysis.turns}
    told: dict[int, ToldTurn] = {}
    for played, state in enumerate(walk(game, record)):
        turn = wanted.get(played + 1)
        if turn is not None:
            told[turn.number] = _told(turn, names[turn.seat], words, *_said(state, turn, words.language))
    return [told[number] for number in sorted(told)]


def _said(state: State, turn: Turn, language: str) -> tuple[str, str]:
    if turn.kind == "fortune":
        return "", ""
    moves = [state.parse(text) for text in (turn.played, turn.preferred)]
    played, preferred = (state.say(turn.seat, move, language) for move in moves)
    return played, preferred


def _told(turn: Turn, name: str, words: Words, played: str, preferred: str) -> ToldTurn:
    share = f"{abs(turn.swing):.0%}"
    if turn.kind == "fortune":
        headline = words(
            "The game turned in favour of {name}: {share} more, and no single move was to blame.",
            name=name,
            share=share,
        )
        return ToldTurn(turn.number, turn.seat, turn.swing, turn.kind, headline, "")
    headline = words("{name}: {move}. That gave away {share}.", name=name, move=played, share=share)
    return ToldTurn(turn.number, turn.seat, turn.swing, turn.kind, headline, words("Better: {move}.", move=preferred))


def analysis_page(analysis: Analysis, turns: Sequence[ToldTurn], names: Sequence[str], title: str, words: Words) -> str:
    """The page."""
    seats = "".join(
        f'<span><svg viewBox="0 0 28 8" style="width:28px;height:8px;border:0;background:none">{_line(seat, "1,4 27,4")}</svg>'
        f" {escape(name)}</span>"
        for seat, name in enumerate(names)
    )
    told = "".join(
        f'<li id="move-{turn.number}"><b>{turn.number}</b> {escape(turn.headline)}'
        f"{'<br>' + escape(turn.better) if turn.better else ''}</li>"
        for turn in turns
    )
    heading = escape(words("{title}: looking back", title=title))
    empty = f"<p>{escape(words('No turning point stands out.'))}</p>"
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{heading}</title>'
        f'<style>{STYLE}</style></head><body><main><h1>{heading}</h1><p class="seats">{seats}</p>'
        f"{_graph(analysis, words)}<h2>{escape(words('Turning points'))}</h2>{f'<ol>{told}</ol>' if told else empty}"
        "</main></body></html>"
    )


def _graph(analysis: Analysis, words: Words) -> str:
    left, right, top, bottom = 44.0, WIDTH - 12, 14.0, HEIGHT - 30

    def x(number: int) -> float:
        return left + (right - left) * number / max(1, analysis.moves)

    def y(chance: float) -> float:
        return bottom - (bottom - top) * chance

    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y(share):.1f}" y2="{y(share):.1f}"/>')
        parts.append(f'<text x="{left - 6}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for seat in range(len(analysis.seats)):
        points = " ".join(f"{x(point.number):.1f},{y(point.chances[seat]):.1f}" for point in analysis.points)
        parts.append(_line(seat, points))
    for turn in analysis.turns:
        near = min(analysis.points, key=lambda point: abs(point.number - turn.number))
        parts.append(
            f'<a href="#move-{turn.number}"><circle class="mark" r="6" cx="{x(turn.number):.1f}" '
            f'cy="{y(near.chances[turn.seat]):.1f}"><title>{turn.number}</title></circle></a>'
        )
    parts.append(
        f'<text x="{right}" y="{HEIGHT - 8}" text-anchor="end">{escape(words("moves"))} {analysis.moves}</text>'
    )
    label = escape(words("Winning chances of each seat, move by move"))
    return f'<svg viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def _line(seat: int, points: str) -> str:
    return (
        f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5" '
        f'stroke-dasharray="{DASHES[seat]}" stroke-linejoin="round"/>'
    )
