"""Collect every text that the sources say to people, and keep the catalogues of all languages in step with them.

    python tools/messages.py           update the catalogues; what is new waits there for its translation
    python tools/messages.py --check   fail if a catalogue is out of date, incomplete, fuzzy, or loses a figure

A text is a literal key of `words("…")` or `words.count("…", "…", n)`, name, help and labels of an `Option`, the name or
summary of a `Title`, or the sentence with which a table or the server refuses something, `NotNow("…")`. What stands
under games/<name>/ belongs to the domain <name>, everything else to `cosmodrome`. A comment that begins with
"Translators:" right above travels along. English is the source: its catalogue repeats the keys.
"""

from __future__ import annotations

import argparse
import ast
import io
import string
import sys
from collections.abc import Iterator
from pathlib import Path

from babel import Locale
from babel.messages import Catalog
from babel.messages.catalog import Message
from babel.messages.pofile import PoFileError, read_po, write_po

from cosmodrome.kernel.words import LANGUAGES, LOCALES

SOURCE = LOCALES.parent
ENGLISH = "en"
OWN_DOMAIN = "cosmodrome"
NOTE = "Translators:"
REFUSALS = (
    "NotAllowed",
    "NotNow",
    "NotValid",
    "Stale",
    "TooFast",
    "NotAuthorizedException",
    "NotFoundException",
    "PermissionDeniedException",
    "TooManyRequestsException",
)
"""Errors whose sentence somebody will read."""
NUMBER = "n"
"""The one figure that a plural form may leave out: "one rocket"."""

HEADER = """\
# {domain} in {name}. Keys are the English texts of the sources; tools/messages.py keeps this file in step with them.
msgid ""
msgstr ""
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: {plurals}\\n"

"""


class SourceError(Exception):
    """A key in the sources that nobody could translate."""


# --- from the sources ------------------------------------------------------------------------------------------------

Key = str | tuple[str, str]
"""A text, or the texts for one and for many."""


def templates(source: Path) -> dict[str, Catalog]:
    """The keys of every domain."""
    domains: dict[str, Catalog] = {}
    for file in sorted(source.rglob("*.py")):
        path = file.relative_to(source)
        try:
            found = list(texts(file.read_text(encoding="utf-8")))
        except SourceError as error:
            raise SourceError(f"{path.as_posix()}, {error}") from None
        for key, notes in found:
            template = domains.setdefault(domain_of(path), Catalog())
            known = template.get(key if isinstance(key, str) else key[0])
            if known is not None and forms(known.id) != forms(key):
                raise SourceError(f"{path.as_posix()}: {forms(key)} and {forms(known.id)} would share one translation.")
            template.add(key, locations=[(path.as_posix(), 0)], auto_comments=notes)
    return domains


def domain_of(path: Path) -> str:
    """The domain of a source file."""
    return path.parts[1] if path.parts[0] == "games" and len(path.parts) > 2 else OWN_DOMAIN


def texts(code: str) -> Iterator[tuple[Key, list[str]]]:
    """Every text of a Python file, with its notes. Babel's own extractor knows calls by their last name alone: it would
    take `words("fr", "moon")` for a text, and any `count` for ours."""
    lines = code.splitlines()
    for statement in ast.walk(ast.parse(code)):
        if not isinstance(statement, ast.stmt):
            continue
        if isinstance(statement, ast.ClassDef) and "Title" in [last_name(base) for base in statement.bases]:
            for key in title_texts(statement):
                yield key, []
        for call in calls_of(statement):
            notes = notes_above(lines, call.lineno) or notes_above(lines, statement.lineno)
            for key in keys_of(call):
                yield key, notes


def title_texts(title: ast.ClassDef) -> Iterator[Key]:
    """What the shelf says of a title."""
    for statement in title.body:
        if isinstance(statement, ast.Assign) and last_name(statement.targets[0]) in ("name", "summary"):
            yield literal(statement.value)


def calls_of(node: ast.AST) -> Iterator[ast.Call]:
    """The calls in a statement, without those of the statements inside it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            continue
        if isinstance(child, ast.Call):
            yield child
        yield from calls_of(child)


def keys_of(call: ast.Call) -> Iterator[Key]:
    """What a call asks the catalogue for, or will ask when an option is shown."""
    name = last_name(call.func)
    if name == "words" and len(call.args) == 1:
        key = call.args[0]
        if isinstance(key, ast.Constant | ast.JoinedStr | ast.BinOp):
            yield literal(key)
    elif name == "count" and isinstance(call.func, ast.Attribute) and last_name(call.func.value) == "words":
        if len(call.args) < 2:
            raise SourceError(f"line {call.lineno}: a count needs the texts for one and for many.")
        yield (literal(call.args[0]), literal(call.args[1]))
    elif name in REFUSALS and call.args:
        yield literal(call.args[0])
    elif name == "Option":
        given = dict(zip(("name", "choices", "default", "help", "labels"), call.args, strict=False))
        given |= {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
        if {"name", "choices", "default", "help"} <= set(given):  # another library's Option has other fields
            yield literal(given["name"])
            yield literal(given["help"])
            labels = given.get("labels")
            if isinstance(labels, ast.Tuple):
                yield from map(literal, labels.elts)


def last_name(function: ast.expr) -> str:
    """`words` for words, self.words and text.words."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def literal(key: ast.expr) -> str:
    """The text of a key, which must stand in the source as it is."""
    if not isinstance(key, ast.Constant) or not isinstance(key.value, str) or not key.value:
        raise SourceError(f"line {key.lineno}: a key is one literal text; name its figures in braces.")
    try:
        figures(key.value)
    except ValueError as error:
        raise SourceError(f"line {key.lineno}: {error}.") from None
    return key.value


def notes_above(lines: list[str], lineno: int) -> list[str]:
    """The comment for translators that ends right above a line."""
    block: list[str] = []
    for line in reversed(lines[: lineno - 1]):
        if not line.lstrip().startswith("#"):
            break
        block.insert(0, line.lstrip().removeprefix("#").strip())
    note = " ".join(block)
    return [note.removeprefix(NOTE).strip()] if note.startswith(NOTE) else []


# --- the catalogues --------------------------------------------------------------------------------------------------


def updated(template: Catalog, known: Catalog, language: str) -> Catalog:
    """The template with the translations that are known; what the sources no longer say is dropped."""
    catalog = Catalog(locale=language)
    for key in template:
        if not key.id:
            continue
        old = known.get(first(key))
        kept = old.string if old is not None and old.id == key.id else ""
        catalog.add(
            key.id,
            key.id if language == ENGLISH else kept,
            locations=key.locations,
            auto_comments=key.auto_comments,
            user_comments=old.user_comments if old is not None else (),
            flags=old.flags if old is not None and language != ENGLISH else (),
        )
    return catalog


def rendered(catalog: Catalog, domain: str, language: str) -> str:
    """A catalogue as the text of its file: sorted by key, nothing in it that depends on the day or the machine."""
    for message in catalog:
        message.flags &= {"fuzzy"}  # the other flags are guesses that change with Babel's version
    body = io.BytesIO()
    write_po(body, catalog, width=0, omit_header=True, sort_output=True, include_lineno=False)
    name = Locale.parse(language).get_display_name(ENGLISH)
    header = HEADER.format(domain=domain, name=name, language=language, plurals=catalog.plural_forms)
    return header + body.getvalue().decode().rstrip("\n") + "\n"


def faults(catalog: Catalog) -> Iterator[str]:
    """What a translator has still to do, or has done wrong."""
    for message in catalog:
        if not message.id:
            continue
        key = first(message)
        translations = forms(message.string)
        if not all(translations) or len(translations) < (catalog.num_plurals if message.pluralizable else 1):
            yield f"{key!r} has no translation."
        elif message.fuzzy:
            yield f"{key!r} is marked fuzzy: confirm it or mend it."
        else:
            yield from figure_faults(message, translations)


def figure_faults(message: Message, translations: list[str]) -> Iterator[str]:
    """A translation must have the figures of its key, by name and without access to what is inside them."""
    wanted = set().union(*(figures(key) for key in forms(message.id)))
    spare = {NUMBER} if message.pluralizable else set()
    for text in translations:
        try:
            found = figures(text)
        except ValueError as error:
            yield f"{text!r} cannot be filled in: {error}."
            continue
        if found - wanted or wanted - found - spare:
            yield f"{text!r} has the figures {sorted(found)}, its key has {sorted(wanted)}."


def forms(texts: object) -> list[str]:
    """A text alone, or all forms of a plural."""
    return [str(text or "") for text in texts] if isinstance(texts, list | tuple) else [str(texts or "")]


def figures(text: str) -> set[str]:
    """The figures that a text names in braces."""
    names = {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    for name in names:
        if not name.isidentifier():
            raise ValueError(f"{{{name}}} is not a plain name")
    return names


def first(message: Message) -> str:
    """The key by which a message is found: of a plural, the text for one."""
    return forms(message.id)[0]


def main(arguments: list[str], source: Path = SOURCE, locales: Path = LOCALES) -> int:
    """Update or check; tells how many catalogues are not as they should be."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", maxsplit=1)[0])
    parser.add_argument("--check", action="store_true", help="change nothing, fail if anything is left to do")
    check = parser.parse_args(arguments).check
    try:
        domains = templates(source)
    except SourceError as error:
        print(error, file=sys.stderr)
        return 1
    wrong = {}
    for language in LANGUAGES:
        for domain, template in domains.items():
            file = locales / language / "LC_MESSAGES" / f"{domain}.po"
            wrong[file] = tend(file, domain, language, template, check)
    for stray in set(locales.rglob("*.po")) - set(wrong):
        wrong[stray] = ["no source says anything in this domain: delete the file."]
    for file, complaints in sorted(wrong.items()):
        for complaint in complaints:
            print(f"{file.relative_to(locales).as_posix()}: {complaint}", file=sys.stderr)
    return 1 if check and any(wrong.values()) else 0


def tend(file: Path, domain: str, language: str, template: Catalog, check: bool) -> list[str]:
    """Look after one catalogue; tells what is wrong with it."""
    old = file.read_text(encoding="utf-8") if file.exists() else ""
    try:
        known = read_po(io.StringIO(old), locale=language, abort_invalid=True)
    except PoFileError as error:
        return [f"not a catalogue: {error}"]
    catalog = updated(template, known, language)
    new = rendered(catalog, domain, language)
    if not check and new != old:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(new, encoding="utf-8", newline="\n")
    stale = ["out of date: run tools/messages.py."] if check and new != old else []
    return [*stale, *faults(catalog)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
