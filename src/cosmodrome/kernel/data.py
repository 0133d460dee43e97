"""Component data: TOML files in which every record says where its values come from.

A file holds tables of records (`[[card]]`, `[[mission]]`, …), each with an `id` and a `source`. A pack is text of the
same form that changes fields of existing records, for people who own the box and find a value to be different. It is
handed over as text, never as a path: a record carries it along, and nobody can name a file of somebody else's machine.
Whatever is wrong is reported by file, record and field.
"""

from __future__ import annotations

import threading
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cosmodrome.kernel.errors import DataError

__all__ = ["PACK", "SOURCES", "Provenance", "Tables", "provenance", "read_tables", "shape"]

SOURCES = ("rulebook", "public", "reconstructed", "ours", "pack")
"""Where a value can come from: printed in the rulebook, taken from public material, rebuilt by us so that the game
works, invented by us, or set by a player's own pack."""

PACK = "pack"
"""What a complaint calls the text of a pack, which has no file name any more."""
LARGEST_PACK = 64 * 1024
"""Letters: more than all data of a title, and little enough for anybody's record."""

Tables = dict[str, Any]
"""The merged content of some files: lists of records by kind, single records, and plain values."""

T = TypeVar("T")

_ONE_AT_A_TIME = threading.Lock()
"""On first use msgspec learns a type, and crashes when two threads teach it the same one."""


class Provenance(msgspec.Struct, frozen=True):
    """One record of the component data and where it comes from."""

    kind: str
    id: str
    count: int
    source: str


def read_tables(files: Sequence[Path], pack: str = "") -> Tables:
    """Read data files into one set of tables and let the text of a pack change what it wants to."""
    tables: Tables = {}
    for file in files:
        content = _read(file)
        for kind, record in _records(content):
            _check_source(kind, record, file)
        for kind in content:
            if kind in tables:
                raise DataError(f"{file.name}: {kind} was already defined by another data file.")
        tables |= content
    if pack:
        _apply_pack(tables, pack)
    return tables


def provenance(tables: Tables) -> list[Provenance]:
    """Every record with its source."""
    return [
        Provenance(kind, str(record.get("id", kind)), int(record.get("count_of", 1)), record["source"])
        for kind, record in _records(tables)
    ]


def shape(tables: Tables, into: type[T], name: str) -> T:
    """Turn tables into a typed struct; what does not fit is named by record and field."""
    try:
        with _ONE_AT_A_TIME:
            return msgspec.convert(tables, into, strict=True)
    except msgspec.ValidationError as error:
        raise DataError(f"{name}: {_locate(tables, str(error))}") from None


def _read(file: Path) -> Tables:
    try:
        return _parse(file.read_text(encoding="utf-8"), file.name)
    except FileNotFoundError:
        raise DataError(f"{file}: there is no such file.") from None
    except (OSError, UnicodeError) as error:  # a folder, bytes, …
        raise DataError(f"{str(file)!r}: cannot be read as TOML: {error}") from None


def _parse(text: str, name: str) -> Tables:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{name}: not valid TOML: {error}") from None
    except (ValueError, RecursionError) as error:  # a number of a thousand digits, a thousand brackets, …
        raise DataError(f"{name}: cannot be read as TOML: {error}") from None


def _parse_pack(pack: str) -> Tables:
    if len(pack) > LARGEST_PACK:
        raise DataError(f"{PACK}: {len(pack)} letters; at most {LARGEST_PACK} are read.")
    try:
        return _parse(pack, PACK)
    except DataError as error:
        if any(sign in pack for sign in "\n=["):
            raise
        raise DataError(f"{error} The option takes the TOML text of a pack, not the name of a file.") from None


def _records(tables: Tables) -> Iterator[tuple[str, dict[str, Any]]]:
    for kind, content in tables.items():
        if isinstance(content, dict):
            yield kind, content
        elif isinstance(content, list):
            for record in content:
                if isinstance(record, dict):
                    yield kind, record


def _check_source(kind: str, record: dict[str, Any], file: Path) -> None:
    source = record.get("source")
    if source not in SOURCES:
        raise DataError(
            f"{file.name}: {kind} {record.get('id', '')}, field source: "
            f"it must be one of {', '.join(SOURCES)}, not {source!r}."
        )


def _apply_pack(tables: Tables, pack: str) -> None:
    """Change fields of existing records; a pack can neither add records nor fields."""
    kinds = sorted({kind for kind, _ in _records(tables)})
    for kind, changes in _parse_pack(pack).items():
        if kind not in kinds:
            raise DataError(f"{PACK}: there is no kind {kind!r} here; the kinds are {', '.join(kinds)}.")
        for change in changes if isinstance(changes, list) else [changes]:
            _change(tables[kind], kind, change)


def _change(content: Any, kind: str, change: Any) -> None:
    if not isinstance(change, dict):
        raise DataError(f"{PACK}: {kind} must be a table with an id and the fields to change.")
    single = isinstance(content, dict)
    wanted = change.get("id", content.get("id") if single else None)
    found = [record for record in ([content] if single else content) if _same_id(record.get("id"), wanted)]
    if not found:
        raise DataError(f"{PACK}: {kind} has no record with id {wanted!r}.")
    record = found[0]
    for field, value in change.items():
        if field in ("id", "source"):
            continue
        if field not in record:
            raise DataError(f"{PACK}: {kind} {record.get('id', '')} has no field {field!r}.")
        record[field] = value
    record["source"] = PACK


def _same_id(one: object, other: object) -> bool:
    return one == other and type(one) is type(other)  # Python finds 1, 1.0 and true equal


def _locate(tables: Tables, message: str) -> str:
    """Msgspec says «… - at `$.card[3].number`»; a person wants «card 4 (id 4), field number: …»."""
    what, _, where = message.partition(" - at `$")
    where = where.rstrip("`").lstrip(".")
    if not where:
        return what
    head, _, field = where.partition(".")
    kind, _, index = head.partition("[")
    if not index:
        return f"{kind}, field {field}: {what}" if field else f"{kind}: {what}"
    record = tables[kind][int(index.rstrip("]"))]
    label = (
        f"{kind} {record['id']}"
        if isinstance(record, dict) and "id" in record
        else f"{kind} number {int(index[:-1]) + 1}"
    )
    return f"{label}, field {field}: {what}" if field else f"{label}: {what}"
