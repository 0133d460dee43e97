"""Every registered title, every variant, every property; and the golden records."""

from pathlib import Path

import pytest

import cosmodrome
from cosmodrome import Record, titles
from cosmodrome.conformance import PROPERTIES, Property, prove_data
from cosmodrome.kernel import Title

CASES = [
    pytest.param(title, variant, prove, id=f"{title.id}-{'-'.join(map(str, variant.values()))}-{prove.__name__}")
    for title in titles().values()
    for variant in title.variants()
    for prove in PROPERTIES
]
GOLDEN = sorted((Path(__file__).parent.parent / "golden").rglob("*.json"))


@pytest.mark.parametrize(("title", "variant", "prove"), CASES)
def test_property(title: Title, variant: dict[str, object], prove: Property) -> None:
    prove(title.configure(**variant), 1)


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_data_has_sources(title: Title) -> None:
    prove_data(title)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_record_replays_to_its_result(file: Path) -> None:
    record = Record.from_json(file.read_bytes())
    assert record.result is not None
    state = cosmodrome.replay(record)
    assert (state.scores, state.winners) == (record.result.scores, record.result.winners)


def test_every_title_has_golden_records() -> None:
    recorded = {Record.from_json(file.read_bytes()).game for file in GOLDEN}
    assert recorded >= set(titles())
