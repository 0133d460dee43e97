"""Tournaments: every bot meets every other from every seat, over the same deals.

A lineup says which bot sits where. Deal `i` of a tournament with seed `S` has the seed `S:i` in every lineup, as in
duplicate bridge: what differs between lineups is who plays, not what is dealt. A tournament is played in parts, and a part
that is played is kept in the run's folder; so a run that was stopped goes on where it was, and a run that is asked for more
games plays only what is missing, however long the parts were.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Final

import msgspec

from cosmodrome.bots import MakeBot, bot_for
from cosmodrome.kernel import CosmodromeError, Game, OptionError, Title, Value
from cosmodrome.lab.engines import Engine
from cosmodrome.lab.series import play_game
from cosmodrome.lab.takings import Takings, components_of

__all__ = ["Part", "Played", "Run", "Tournament", "lineups_alone", "lineups_for", "play_part"]

PART: Final = 10
"""Deals in a part: a minute or two of a slow bot, so that little is lost when a run is stopped."""


class Tournament(msgspec.Struct, frozen=True):
    """What is played: the game, who takes part, how many deals for each lineup, from which seed."""

    title: str
    rules: str
    options: dict[str, Value]
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int | str
    alone: bool = False
    """The first of two bots sits alone among the second; else every bot meets every other."""

    def game(self, title: Title) -> Game:
        """The game that is played every time."""
        return title.configure(**{**self.options, "players": self.seats})

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        """Who sits where, in every way that is played."""
        return (lineups_alone if self.alone else lineups_for)(self.bots, self.seats)

    @property
    def total(self) -> int:
        """All games."""
        return len(self.lineups) * self.games

    def seed_of(self, deal: int) -> str:
        """The seed of a deal, the same in every lineup."""
        return f"{self.seed}:{deal}"


class Part(msgspec.Struct, frozen=True):
    """Some deals of one lineup."""

    lineup: int
    first: int
    end: int

    @property
    def name(self) -> str:
        """The name of its file.

        >>> Part(3, 20, 30).name
        '003-000020-000030.json'
        """
        return f"{self.lineup:03}-{self.first:06}-{self.end:06}.json"

    @classmethod
    def named(cls, name: str) -> Part | None:
        """The part whose file has this name, if it is such a name.

        >>> Part.named("003-000020-000030.json")
        Part(lineup=3, first=20, end=30)
        """
        found = re.fullmatch(r"(\d{3,})-(\d{6,})-(\d{6,})\.json", name)
        return found and cls(*map(int, found.groups()))


class Played(msgspec.Struct, frozen=True):
    """One game of a tournament."""

    lineup: int
    deal: int
    seed: str
    decisions: int
    rounds: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    taken: tuple[dict[str, int], ...] = ()
    """For each seat how often it took a thing, by kind and id with a colon in between."""
    error: str = ""
    """What was raised, empty if the game came to its end."""

    def shares(self) -> list[float]:
        """What each seat has of the victory: a shared one is divided, and one that nobody has won goes to all alike."""
        seats = len(self.scores)
        if not self.winners:
            return [1 / seats] * seats
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(seats)]


def lineups_for(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every choice of bots for the seats, in every rotation; with one bot or one seat, each bot with itself.

    >>> lineups_for(["a", "b", "c"], 2)
    [('a', 'b'), ('b', 'a'), ('a', 'c'), ('c', 'a'), ('b', 'c'), ('c', 'b')]
    >>> lineups_for(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'a'), ('b', 'a', 'a'), ('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b')]
    >>> lineups_for(["a"], 2)
    [('a', 'a')]
    """
    if len(bots) == 1 or seats == 1:
        return [(bot,) * seats for bot in bots]
    chosen = combinations(bots, seats) if len(bots) >= seats else combinations_with_replacement(bots, seats)
    found: dict[tuple[str, ...], None] = {}
    for lineup in chosen:
        if len(set(lineup)) > 1:
            for turn in range(seats):
                found[lineup[turn:] + lineup[:turn]] = None
    return list(found)


def lineups_alone(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The first bot alone among the second, on each seat in turn: in lineup `i` it has seat `i`.

    >>> lineups_alone(["a", "b"], 3)
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a')]
    """
    lone, other = bots
    return [tuple(lone if seat == own else other for seat in range(seats)) for own in range(seats)]


class Run:
    """A tournament and the folder that keeps what is played, so many deals at a time."""

    PLAN: Final = "tournament.json"
    PARTS: Final = "parts"

    def __init__(self, folder: Path, tournament: Tournament, part: int = PART) -> None:
        self.folder = folder
        self.tournament = tournament
        self.part = part

    @classmethod
    def begin(cls, folder: Path, tournament: Tournament, part: int = PART) -> Run:
        """A run in this folder, new or gone on with; refused if another tournament is kept there."""
        plan = folder / cls.PLAN
        if plan.exists():
            kept = cls.open(folder).tournament
            if msgspec.structs.replace(kept, games=tournament.games) != tournament:
                raise OptionError(f"{folder}: another tournament is kept there; choose another folder, or remove it.")
        (folder / cls.PARTS).mkdir(parents=True, exist_ok=True)
        _write(plan, msgspec.json.format(msgspec.json.encode(tournament), indent=1))
        return cls(folder, tournament, part)

    @classmethod
    def open(cls, folder: Path) -> Run:
        """The run that is kept in a folder."""
        try:
            plan = (folder / cls.PLAN).read_bytes()
            return cls(folder, msgspec.json.decode(plan, type=Tournament))
        except FileNotFoundError:
            raise OptionError(f"{folder}: no tournament is kept there.") from None
        except msgspec.DecodeError as error:
            raise CosmodromeError(f"{folder / cls.PLAN}: not a tournament: {error}") from None

    @property
    def parts(self) -> list[Part]:
        """All parts: the first deals of every lineup come first, so that a stopped run has met everybody."""
        games, size = self.tournament.games, self.part
        lineups = range(len(self.tournament.lineups))
        return [Part(lineup, first, min(first + size, games)) for first in range(0, games, size) for lineup in lineups]

    def file(self, part: Part) -> Path:
        """Where a part is kept."""
        return self.folder / self.PARTS / part.name

    def stored(self) -> list[Part]:
        """The parts that are kept, long or short."""
        names = sorted(file.name for file in (self.folder / self.PARTS).glob("*.json"))
        return [part for name in names if (part := Part.named(name))]

    def missing(self) -> list[Part]:
        """What is still to be played: all parts, less the deals that are kept."""
        stored = {(part.lineup, deal) for part in self.stored() for deal in range(part.first, part.end)}
        found: list[Part] = []
        for part in self.parts:
            deals = [deal for deal in range(part.first, part.end) if (part.lineup, deal) not in stored]
            found += [Part(part.lineup, first, end) for first, end in stretches(deals)]
        return found

    def play(self, title: Title, engine: Engine) -> Iterator[list[Played]]:
        """Play what is missing; each part is kept as soon as it is told."""
        missing = self.missing()
        work = partial(play_part, type(title), self.tournament)
        for part, played in zip(missing, engine.each(work, missing), strict=True):
            _write(self.file(part), msgspec.json.encode(played))
            yield played

    def kept(self) -> list[Played]:
        """Every game that is kept, by lineup and deal, also more than the tournament has."""
        found: dict[tuple[int, int], Played] = {}
        for file in map(self.file, self.stored()):
            try:
                games = msgspec.json.decode(file.read_bytes(), type=list[Played])
            except msgspec.DecodeError as error:
                raise CosmodromeError(f"{file}: not a part of a tournament; remove it: {error}") from None
            found |= {(game.lineup, game.deal): game for game in games}
        return [found[key] for key in sorted(found)]

    def played(self) -> list[Played]:
        """The games of the tournament that are kept, by lineup and deal."""
        return [game for game in self.kept() if game.deal < self.tournament.games]


def stretches(deals: Sequence[int]) -> list[tuple[int, int]]:
    """Where rising numbers follow each other without a gap: the first of each stretch, and the one after its last.

    >>> stretches([4, 5, 6, 9])
    [(4, 7), (9, 10)]
    """
    found: list[tuple[int, int]] = []
    for deal in deals:
        first = found.pop()[0] if found and found[-1][1] == deal else deal
        found.append((first, deal + 1))
    return found


def play_part(box: type[Title], tournament: Tournament, part: Part) -> list[Played]:
    """Play some deals of a lineup."""
    title = box()
    game = tournament.game(title)
    seated = [bot_for(title, name, game) for name in tournament.lineups[part.lineup]]
    deals = range(part.first, part.end)
    return [_play_one(title, game, seated, part.lineup, deal, tournament.seed_of(deal)) for deal in deals]


def _play_one(title: Title, game: Game, seated: Sequence[MakeBot], lineup: int, deal: int, seed: str) -> Played:
    components = components_of(title)
    takings = None if components is None else Takings(components, game.seats)
    try:
        state = play_game(game, [bot() for bot in seated], seed, takings)
    except Exception as error:  # whatever is wrong with one game, the tournament goes on
        return Played(lineup, deal, seed, 0, 0, (), (), error=f"{type(error).__name__}: {error}")
    counts = () if takings is None else takings.settle(state)
    scores, winners = tuple(state.scores), tuple(state.winners)
    return Played(lineup, deal, seed, len(state.moves), game.rounds(state), scores, winners, counts)


def _write(file: Path, content: bytes) -> None:
    """All of it or nothing: a run may be stopped at any moment."""
    fresh = file.with_suffix(".new")
    fresh.write_bytes(content)
    fresh.replace(file)
