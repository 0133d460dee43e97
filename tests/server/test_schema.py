"""Whatever a program sends that has read our OpenAPI description, and whatever one sends that has not: never a 5xx."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from server.club import Club
from server.test_flows import two

EXAMPLES = 12
"""For each operation and each kind of data; enough to go through every field, and quick."""


def test_no_request_is_answered_with_a_server_error(tmp_path: Path) -> None:
    with Club(tmp_path / "club.sqlite") as club:
        table, ana, _ = two(club)
        schema = schemathesis.openapi.from_dict(ana.get("/api/schema"))
        tried = 0
        for result in schema.get_all_operations():
            operation = result.ok()
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

                @settings(
                    max_examples=EXAMPLES,
                    deadline=None,
                    database=None,
                    derandomize=True,
                    suppress_health_check=list(HealthCheck),
                )
                @given(case=operation.as_strategy(generation_mode=mode), seated=st.booleans())
                def attempt(case: schemathesis.Case, seated: bool) -> None:
                    nonlocal tried
                    tried += 1
                    if seated and "table" in case.path_parameters:
                        case.path_parameters["table"] = table
                    sent = case.as_transport_kwargs(base_url="http://testserver.local")
                    sent.pop("cookies", None)
                    if isinstance(sent.get("data"), bytes | str):
                        sent["content"] = sent.pop("data")
                    headers = {**sent.pop("headers"), **({"cookie": ana.cookie} if seated else {})}
                    club.client.cookies.clear()
                    answer = club.client.request(**sent, headers=headers)
                    assert answer.status_code < 500, f"{sent}: {answer.text}"
                    if answer.status_code >= 400 and "json" in answer.headers.get("content-type", ""):
                        assert answer.json()["error"]

                with suppress(Unsatisfiable):  # an operation without any input cannot be asked wrongly
                    attempt()
        assert tried > 300
