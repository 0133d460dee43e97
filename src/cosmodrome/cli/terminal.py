"""One person and some bots around a game: the prompt, the draft, and what was typed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from cosmodrome.bots import Advice, Commander, advise, answer, bot_for, bots_for
from cosmodrome.cli.output import console, plain, tell
from cosmodrome.cli.position import show_position
from cosmodrome.kernel import EVERYONE, OWNER_FIRST, Event, Listener, Rng, State, Title, Words

__all__ = ["HUMAN", "Leave", "TerminalGame"]

HUMAN = 0
"""The person's seat."""


class Leave(Exception):
    """The person has had enough."""


class TerminalGame:
    """A game that is being played."""

    def __init__(self, title: Title, state: State, human: str, bots: Sequence[str], words: Words) -> None:
        self.title = title
        self.state = state
        self.words = words
        self.names = [human, *_numbered(bots)]
        self._bots = [bot_for(title, name)() for name in bots]
        self._streams = [Rng.seeded(f"{state.seed}:{seat}") for seat in range(state.seats)]
        self._log = Log()
        state.listen(self._log)
        self._draft = state.clone()
        self._drafted: list[int] = []
        self._said: list[str] = []

    def run(self) -> None:
        """Play to the end; `Leave` if the person goes before."""
        tell(self.words("{name}. Type a number or a move; ? tells more.", name=self.title.name))
        while not self.state.over:
            if HUMAN in self.state.actors:
                self._human_turn()
            else:
                seat = self.state.actors[0]
                bot = self._bots[seat - HUMAN - 1]
                self.state.play(seat, answer(bot, self.state, seat, self._streams[seat]))
            self._tell()

    def save(self, file: Path) -> None:
        """Write the record of what was played; the draft is not part of it."""
        file.write_bytes(self.state.record(self.names).to_json())

    # --- the person's turn ------------------------------------------------------------------------------------------

    def _human_turn(self) -> None:
        """Draft until everything asked is answered and confirmed."""
        self._restart()
        while self._drafting():
            if HUMAN in self._draft.actors:
                show_position(self.title, self._draft, HUMAN, self.names, self.words)
                self._ask_move()
            elif self._confirmed():
                break
        for move in self._drafted:
            self.state.play(HUMAN, move)

    def _restart(self) -> None:
        self._draft = self.state.clone()
        self._drafted = []
        self._said = []

    def _drafting(self) -> bool:
        """Chance must not be looked at and then taken back: a draft that calls on it is played at once."""
        return not self._draft.over and _same_future(self._draft, self.state)

    def _ask_move(self) -> None:
        moves = self._draft.legal(HUMAN)
        self._show_menu(moves)
        while True:
            typed = self._input(self.words("Your move: "))
            if self._obeyed(typed):
                if typed == "undo":
                    return
                continue
            move = self._understood(typed, moves)
            if move is not None:
                self._said.append(self._draft.say(HUMAN, move, self.words.language))
                self._drafted.append(move)
                self._draft.play(HUMAN, move)
                return

    def _confirmed(self) -> bool:
        """Everything is answered: the person may still take it back."""
        for said in self._said:
            self._print(f"  {said}")
        while True:
            typed = self._input(self.words("Enter to confirm, undo to think again: "))
            if not typed:
                return True
            if self._obeyed(typed):
                if typed == "undo":
                    return False
            else:
                self._print(self.words("Nothing is left to choose. Press Enter, or type undo."))

    def _understood(self, typed: str, moves: Sequence[int]) -> int | None:
        notations = {self._draft.notate(move).lower(): move for move in moves}
        move = notations.get(typed)
        if move is None and typed.isascii() and typed.isdecimal() and 1 <= int(typed) <= len(moves):
            move = moves[int(typed) - 1]
        if move is None and typed:
            self._print(self.words("That is not one of your moves: type its number or its notation, or ? for help."))
        return move

    # --- what can be typed besides moves ----------------------------------------------------------------------------

    def _obeyed(self, typed: str) -> bool:
        """Carry out a command; False if it is none."""
        verb, _, file = typed.partition(" ")
        if typed in ("?", "help"):
            self._help()
        elif typed == "hint":
            self._hint()
        elif typed == "undo":
            self._restart()
        elif typed in ("quit", "exit"):
            raise Leave
        elif verb.lower() == "save":
            self._save(file.strip())
        else:
            return False
        return True

    def _help(self) -> None:
        words = self.words
        rows = [
            ("1, 2, 3 …", words("play that move")),
            (self._example(), words("play a move by its notation")),
            ("hint", words("ask the strongest bot for its three best moves")),
            ("undo", words("back to the start of your turn")),
            ("save FILE", words("write the record of the game so far")),
            ("quit", words("leave")),
        ]
        grid = Table.grid(padding=(0, 2))
        for typed, meaning in rows:
            grid.add_row(Text(typed, style="bold"), meaning)
        console().print(grid)

    def _example(self) -> str:
        moves = self._draft.legal(HUMAN)
        return self._draft.notate(moves[0]) if moves else "…"

    def _hint(self) -> None:
        """The strongest bot's choice and two others, from what this seat may know, each with its reasons."""
        if HUMAN not in self._draft.actors:
            self._print(self.words("Nothing is left to choose. Press Enter, or type undo."))
            return
        name = next(iter(bots_for(self.title, self.state.game)))
        bot = bot_for(self.title, name, self.state.game)()
        if isinstance(bot, Commander):
            for number, advice in enumerate(advise(bot, self._draft, HUMAN, self._streams[HUMAN])):
                self._print(self._hinted(advice.move, first=number == 0))
                self._print(self._reason(advice))
        else:
            self._print(self._hinted(answer(bot, self._draft, HUMAN, self._streams[HUMAN]), first=True))

    def _hinted(self, move: int, *, first: bool) -> str:
        notation, said = self._draft.notate(move), self._draft.say(HUMAN, move, self.words.language)
        if first:
            return self.words("Hint: {notation} ({meaning})", notation=notation, meaning=said)
        return self.words("Or: {notation} ({meaning})", notation=notation, meaning=said)

    def _reason(self, advice: Advice) -> str:
        """How likely a move wins, beside the best one, and what would follow."""
        words = self.words
        reasons = [words("wins about {percent} of 100 games", percent=round(100 * advice.chance))]
        if advice.behind >= 0.005:
            reasons.append(words("{percent} % less often a win than the best move", percent=round(100 * advice.behind)))
        if advice.then is not None:
            after = self._draft.clone()
            after.draft(HUMAN, advice.move)
            reasons.append(words("then: {move}", move=after.say(HUMAN, advice.then, words.language)))
        return "  " + " · ".join(reasons)

    def _save(self, name: str) -> None:
        if not name:
            self._print(self.words("Say where: save FILE"))
            return
        try:
            self.save(Path(name))
        except OSError as error:
            self._print(self.words("Not saved: {error}", error=error))
        else:
            self._print(self.words("Saved in {file}.", file=name))

    # --- talking ----------------------------------------------------------------------------------------------------

    def _show_menu(self, moves: Sequence[int]) -> None:
        """Every move with its number, those that begin alike in one row: `7/energy  1:energy.4  2:wild.2`."""
        rows: dict[str, list[str]] = {}
        for number, move in enumerate(moves, 1):
            verb, _, target = self._draft.notate(move).partition(" ")
            rows.setdefault(verb, []).append(f"{number}:{target}" if target else str(number))
        grid = Table.grid(padding=(0, 2))
        for verb, targets in rows.items():
            grid.add_row(Text(verb, style="bold"), "  ".join(targets))
        console().print(grid)

    def _input(self, prompt: str) -> str:
        """A line as it was typed, in small letters except for the name of a file."""
        try:
            typed = console().input(prompt, markup=False).strip()
        except (EOFError, RuntimeError):  # the end of the input, or no input at all
            self._print("")
            raise Leave from None
        return typed if typed.lower().startswith("save ") else " ".join(typed.lower().split())

    def _tell(self) -> None:
        """What has happened and may be known by now."""
        for event in self._log.take():
            line = self.state.game.tell(event, self.names, self.words.language)
            if line:
                tell(line, "dim")

    def _print(self, text: str) -> None:
        tell(plain(text))


class Log(Listener):
    """Hears everything and gives away what the person may know: others' secrets when they are revealed, or never."""

    def __init__(self) -> None:
        self._known: list[Event] = []
        self._secret: list[Event] = []

    def hear(self, event: Event) -> None:
        """Sort an event in."""
        if event.audience == EVERYONE or event.seat == HUMAN:
            if event.kind == "reveal":
                self._known += self._secret
                self._secret = []
            self._known.append(event)
        elif event.audience == OWNER_FIRST:
            self._secret.append(event)

    def take(self) -> list[Event]:
        """What is new."""
        known, self._known = self._known, []
        return known


def _same_future(one: State, other: State) -> bool:
    """Has neither drawn from chance since they were the same?"""
    here, there = one.rng.clone(), other.rng.clone()
    return all(here.bits32() == there.bits32() for _ in range(4))


def _numbered(names: Sequence[str]) -> list[str]:
    """Names that can be told apart.

    >>> _numbered(["pilot", "random", "pilot"])
    ['pilot 1', 'random', 'pilot 2']
    """
    seen: dict[str, int] = {}
    told = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        told.append(f"{name} {seen[name]}" if list(names).count(name) > 1 else name)
    return told
