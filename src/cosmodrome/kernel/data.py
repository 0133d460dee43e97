"""Component data: TOML files in which every record says where its values come from.

A file holds tables of records (`[[card]]`, `[[mission]]`, …), each with an `id` and a `source`. A pack is a file of the
same form that changes fields of existing records, for people who own the box and find a value to be different.
Whatever is wrong is reported by file, record and field.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cosmodrome.kernel.errors import DataError

__all__ = ["SOURCES", "Provenance", "Tables", "provenance", "read_tables", "shape"]

SOURCES = ("rulebook", "public", "reconstructed", "ours", "pack")
"""Where a value can come from: printed in the rulebook, taken from public material, rebuilt by us so that the game
works, invented by us, or set by a player's own pack."""

Tables = dict[str, Any]
"""The merged content of some files: lists of records by kind, single records, and plain values."""

T = TypeVar("T")


class Provenance(msgspec.Struct, frozen=True):
    """One record of the component data and where it comes from."""

    kind: str
    id: str
    count: int
    source: str


def read_tables(files: Sequence[Path], pack: Path | None = None) -> Tables:
    """Read data files into one set of tables and let a pack change what it wants to."""
    tables: Tables = {}
    for file in files:
        for kind, content in _read(file).items():
            if kind in tables:
                raise DataError(f"{file.name}: {kind} was already defined by another data file.")
            tables[kind] = content
    for kind, record in _records(tables):
        _check_source(kind, record)
    if pack is not None:
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
        return msgspec.convert(tables, into, strict=True)
    except msgspec.ValidationError as error:
        raise DataError(f"{name}: {_locate(tables, str(error))}") from None


def _read(file: Path) -> Tables:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise DataError(f"{file}: there is no such file.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{file}: cannot be read as text: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{file.name}: not valid TOML: {error}") from None


def _records(tables: Tables) -> Iterator[tuple[str, dict[str, Any]]]:
    for kind, content in tables.items():
        if isinstance(content, dict):
            yield kind, content
        elif isinstance(content, list) and content and isinstance(content[0], dict):
            for record in content:
                yield kind, record


def _check_source(kind: str, record: dict[str, Any]) -> None:
    source = record.get("source")
    if source not in SOURCES:
        raise DataError(f"{kind} {record.get('id', '')}: source must be one of {', '.join(SOURCES)}, not {source!r}.")


def _apply_pack(tables: Tables, pack: Path) -> None:
    """Change fields of existing records; a pack can neither add records nor fields."""
    for kind, changes in _read(pack).items():
        if kind not in tables or not isinstance(tables[kind], (list, dict)):
            kinds = sorted({kind for kind, _ in _records(tables)})
            raise DataError(f"{pack.name}: there is no kind {kind!r} here; the kinds are {', '.join(kinds)}.")
        for change in changes if isinstance(changes, list) else [changes]:
            _change(tables[kind], kind, change, pack)


def _change(content: Any, kind: str, change: Any, pack: Path) -> None:
    if not isinstance(change, dict):
        raise DataError(f"{pack.name}: {kind} must be a table with an id and the fields to change.")
    if isinstance(content, dict):
        record = content
    else:
        found = [record for record in content if record.get("id") == change.get("id")]
        if not found:
            raise DataError(f"{pack.name}: {kind} has no record with id {change.get('id')!r}.")
        record = found[0]
    for field, value in change.items():
        if field == "source":
            continue
        if field not in record:
            raise DataError(f"{pack.name}: {kind} {record.get('id', '')} has no field {field!r}.")
        record[field] = value
    record["source"] = "pack"


def _locate(tables: Tables, message: str) -> str:
    """Msgspec says «… - at `$.card[3].number`»; a person wants «card 4 (id 4), field number: …»."""
    what, _, where = message.partition(" - at `$")
    where = where.rstrip("`").lstrip(".")
    if not where:
        return what
    head, _, field = where.partition(".")
    kind, _, index = head.partition("[")
    if not index:
        return f"{where}: {what}"
    record = tables[kind][int(index.rstrip("]"))]
    label = (
        f"{kind} {record['id']}"
        if isinstance(record, dict) and "id" in record
        else f"{kind} number {int(index[:-1]) + 1}"
    )
    return f"{label}, field {field}: {what}" if field else f"{label}: {what}"
