"""The API against its own schema: no input gets a 5xx, and every answer is as documented."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from burgher.service import Settings, create_app
from tests.service.guests import Guest, close_all, new_guest, play_out, served, settings_for

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class Town:
    """A server with tables in every state, and somebody who sits at them."""

    def __init__(self, url: str) -> None:
        self.anna = new_guest(url)
        running = self.anna.open("me", "here", "here", seed="1")["id"]
        ended = self.anna.open("me", "here", seed="2")["id"]
        play_out(ended, dict.fromkeys((0, 1), self.anna))
        record = self.anna.client.get(f"/api/tables/{ended}/record").json()
        self.tables = [
            running,
            ended,
            self.anna.open("me", "open", "open")["id"],
            self.anna.post("/records", 201, **record)["id"],
            self.anna.open("me", "wanderer")["id"],
        ]


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    folder: Path = tmp_path_factory.mktemp("town")
    with served(settings_for(folder)) as place:
        yield Town(place.url)
        close_all()


api = schemathesis.openapi.from_dict(create_app(Settings(database="sqlite://")).openapi())


# Beside what Schemathesis tries for each field by itself: its ends, and what lies beyond them. The long tests for those
# who host have 10,000 requests by chance.
@pytest.mark.slow
@api.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_documented(case: Any, town: Town) -> None:
    dice = sha256(repr((case.path_parameters, case.query, case.body)).encode()).digest()
    # Mostly at tables that are there, sometimes at those that chance has named; by somebody known, or by anybody.
    if case.path_parameters and "table" in case.path_parameters and dice[0] % 5:
        case.path_parameters["table"] = town.tables[dice[1] % len(town.tables)]
    if case.path_parameters and "seat" in case.path_parameters and dice[2] % 3:
        case.path_parameters["seat"] = dice[3] % 3
    if case.path.endswith("/pushes"):
        # Nobody waits for a push here, not even where the number is given as a text; what is none is refused.
        with suppress(TypeError, ValueError):
            case.query["wait"] = min(float(case.query.get("wait", 0)), 0.01)
    headers = town.anna.headers if dice[4] % 3 else {}
    case.call_and_validate(base_url=town.anna.url, headers=headers, checks=CHECKS)


def test_the_schema_names_every_answer(town: Town) -> None:
    described = Guest(town.anna.url).client.get("/api/openapi.json").json()
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            good = next(iter(operation["responses"].values()))
            assert good["content"], (method, path)
            assert operation["operationId"]
            if path != "/api/health":
                assert {"404", "422", "429"} <= set(operation["responses"])
    assert "HTTPValidationError" not in described["components"]["schemas"]
    assert {"Situation", "Table", "Push", "Failure", "Stale"} <= set(described["components"]["schemas"])
