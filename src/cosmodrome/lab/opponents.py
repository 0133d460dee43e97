"""How strong the levels of bots are: each level against the next one below it, in every game, from every seat.

The result is the table in docs/opponents.md. Every game is played from as many seats as it has, over the same deals; where
more than two sit down, the stronger level is alone among the weaker one. A meeting is a tournament of two, so it can be
stopped and gone on with; one folder keeps many meetings, and the table is made from what stands there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from cosmodrome.bots import bot_for
from cosmodrome.games import titles
from cosmodrome.kernel import Game, OptionError, Title, Value
from cosmodrome.lab.shares import Share, independent, wilson
from cosmodrome.lab.tournament import Run, Tournament

__all__ = ["PAIRS", "Arena", "Meeting", "add_up", "arenas", "begin", "boards", "meetings", "table", "write_page"]

PAIRS: Final = {"pilot": "cadet", "commander": "pilot"}
"""Each level and the one below it, the weakest first."""
GOALS: Final = {"pilot": 0.80, "commander": 0.75}
"""The least share of victories over the level below."""
BOARD: Final = "adventure"
"""The option that tells the boards of a title apart."""
PART: Final = 1
"""Deals that are kept together: a commander takes minutes for a game, and none of them should be lost."""
OPENING: Final = "<!-- the table below is written by `cosmodrome lab opponents` -->"


class Arena(msgspec.Struct, frozen=True):
    """A game in which levels meet."""

    title: str
    name: str
    options: dict[str, Value]
    """Its board, and what else is not as usual."""
    players: int

    def game(self) -> Game:
        """The game that is played every time."""
        return titles()[self.title].configure(**{**self.options, "players": self.players})


class Meeting(msgspec.Struct, frozen=True):
    """What came of it."""

    arena: Arena
    stronger: str
    weaker: str
    games: int
    """Those that came to their end."""
    wins: float
    errors: int
    independent: float
    """So many games on deals of their own would tell as much."""

    @property
    def share(self) -> Share:
        """The stronger one's share of victories; where three sit down, an equal one would have a third."""
        share = self.wins / max(1, self.games)
        return wilson(share * self.independent, self.independent) if self.games else wilson(0, 1)


def arenas(only: str = "", given: Mapping[str, object] | None = None) -> list[Arena]:
    """Where levels meet: every board of every title, and what the title's module `lab` names in `MEETINGS`; or those of one
    title with the options given, which may also choose a board and the number of players.

    >>> [arena.name for arena in arenas("moon", {"adventure": 3})]
    ['Welcome to the Moon, adventure 3']
    """
    given = given or {}
    found: list[Arena] = []
    for title in _chosen(only):
        settings: tuple[dict[str, object], ...] = getattr(title.part("lab"), "MEETINGS", ({},))
        if any(option in given for setting in settings for option in setting):
            settings = ({},)
        for setting in settings:
            found += _boards(title, {**setting, **given})
    return found


def boards(only: str = "") -> list[Arena]:
    """Every board of every title, or of one, with as few seats as make a contest and everything else as usual."""
    return [board for title in _chosen(only) for board in _boards(title, {})]


def _chosen(only: str) -> list[Title]:
    found = [title for title in titles().values() if only in ("", title.id)]
    if not found:
        raise OptionError(f"There is no game {only!r}; the games are {', '.join(titles())}.")
    return found


def _boards(title: Title, given: Mapping[str, object]) -> Iterator[Arena]:
    low, high = title.seats
    usual = {"players": min(high, max(2, title.usual or low))}
    board = next((option for option in title.options if option.name == BOARD and BOARD not in given), None)
    for choice in [{BOARD: choice} for choice in board.choices] if board else [{}]:
        yield _arena(title, title.configure(**{**usual, **choice, **given}))


def _arena(title: Title, game: Game) -> Arena:
    if game.seats == 1:
        raise OptionError("Levels meet where at least two sit down.")
    usual = {option.name: option.default for option in title.options}
    chosen = {name: value for name, value in game.options.items() if name == BOARD or value != usual[name]}
    for option in title.options:
        if option.name in chosen and not option.choices:
            raise OptionError(f"Levels meet without the option {option.name!r}.")
    return Arena(title.id, ", ".join([title.name, *(f"{key} {chosen[key]}" for key in chosen)]), chosen, game.seats)


def begin(folder: Path, arena: Arena, stronger: str, weaker: str, games: int, seed: int | str) -> Run:
    """A meeting of at least so many games, new or gone on with; it has a folder of its own in this one. The games are shared
    out evenly among the seats of the stronger one, and the seats share their deals."""
    for name in (stronger, weaker):
        bot_for(titles()[arena.title], name, arena.game())
    chosen = [f"{key}-{value}" for key, value in arena.options.items()]
    name = "-".join([arena.title, *chosen, f"{arena.players}-seats", stronger, weaker]).replace(":", "-")
    return Run.begin(folder / name, _plan(arena, (stronger, weaker), -(-games // arena.players), seed), PART)


def _plan(arena: Arena, bots: tuple[str, ...], deals: int, seed: int | str) -> Tournament:
    game = arena.game()
    return Tournament(arena.title, game.rules, dict(game.options), game.seats, bots, deals, seed, alone=True)


def add_up(arena: Arena, run: Run) -> Meeting:
    """What a meeting has come to so far."""
    stronger, weaker = run.tournament.bots
    games = run.kept()
    ended = [game for game in games if not game.error]
    deals: dict[int, list[float]] = {}
    for game in ended:
        won = 1 / len(game.winners) if game.lineup in game.winners else 0.0
        deals.setdefault(game.deal, []).append(won)
    wins = sum(sum(deal) for deal in deals.values())
    return Meeting(arena, stronger, weaker, len(ended), wins, len(games) - len(ended), independent(deals.values()))


def meetings(folder: Path, places: Sequence[Arena]) -> list[Meeting]:
    """All meetings in these arenas that a folder keeps, arena by arena, the weaker levels first."""
    runs = [Run.open(file.parent) for file in sorted(folder.glob(f"*/{Run.PLAN}"))]
    heights = {level: height for height, level in enumerate(PAIRS)}
    found: list[Meeting] = []
    for arena in places:
        here = [run for run in runs if _plan(arena, *_asked(run.tournament)) == run.tournament]
        met = [met for met in (add_up(arena, run) for run in here) if met.games or met.errors]
        found += sorted(met, key=lambda one: heights.get(level_of(one.stronger), 0))
    return found


def _asked(plan: Tournament) -> tuple[tuple[str, ...], int, int | str]:
    return plan.bots, plan.games, plan.seed


def level_of(bot: str) -> str:
    """The level of a bot that may have a budget.

    >>> level_of("commander:0.5s")
    'commander'
    """
    return bot.partition(":")[0]


def table(meetings: list[Meeting]) -> str:
    """The meetings as a table in Markdown. A goal is reached or missed when the whole interval says so; else it is open."""
    lines = [
        "| game | seats | level | against | games | victories | 95 % interval | goal |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for met in meetings:
        share, goal = met.share, GOALS.get(level_of(met.stronger), 0.0)
        games = f"{met.games} ({met.errors} more failed)" if met.errors else f"{met.games}"
        reached = "reached" if share.low >= goal else "missed" if share.high < goal else "open"
        lines.append(
            f"| {met.arena.name} | {met.arena.players} | {met.stronger} | {met.weaker} | {games} "
            f"| {share.share:.0%} | {share.low:.0%} to {share.high:.0%} | {goal:.0%} {reached} |"
        )
    return "\n".join(lines) + "\n"


def write_page(file: Path, meetings: list[Meeting]) -> None:
    """Put the table into its page, in place of the one that stands there."""
    before = file.read_text(encoding="utf-8").partition(OPENING)[0] if file.exists() else "# Opponents\n\n"
    file.write_text(f"{before}{OPENING}\n\n{table(meetings)}", encoding="utf-8")
