"""Every registered title, every variant, every property."""

import pytest

from cosmodrome import titles
from cosmodrome.conformance import PROPERTIES, Property, prove_data
from cosmodrome.kernel import Title

CASES = [
    pytest.param(title, variant, prove, id=f"{title.id}-{'-'.join(map(str, variant.values()))}-{prove.__name__}")
    for title in titles().values()
    for variant in title.variants()
    for prove in PROPERTIES
]


@pytest.mark.parametrize(("title", "variant", "prove"), CASES)
def test_property(title: Title, variant: dict[str, object], prove: Property) -> None:
    prove(title.configure(**variant), 1)


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_data_has_sources(title: Title) -> None:
    prove_data(title)
