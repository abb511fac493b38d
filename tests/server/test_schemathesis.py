"""Requests made up from the OpenAPI document: none gets an error of ours, all get an answer."""

from __future__ import annotations

from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode

from landsraad.server.app import ENDPOINTS
from landsraad.server.rest.openapi import document_of
from tests.server.serving import Player, Served
from tests.soak import usually

EACH = usually(2, soak=100)
ENOUGH = 20 * EACH
ODD = ("\x00", "..", "%2e%2e", "é", "9" * 400, "{table}", "'; --", "\u202e", " ")


def operations() -> list[Any]:
    """All that the document describes."""
    schema: Any = schemathesis.openapi.from_dict(document_of(ENDPOINTS))
    return [found.ok() for found in schema.get_all_operations()]


@pytest.mark.anyio
@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
async def test_made_up_requests_are_answered(server: Served, irulan: Player) -> None:
    """Many of those that are about a table are about a real one of the guest who asks."""
    table = await irulan.table("crysknife", paul="me", feyd="me")
    headers = {"Authorization": f"Bearer {irulan.token}"}
    asked = 0
    with requests.Session() as session:
        session.trust_env = False

        def ask(case: Any, real: str | None) -> None:
            nonlocal asked
            asked += 1
            if real is not None and case.path_parameters and "table" in case.path_parameters:
                case.path_parameters["table"] = real
            answer = case.call(base_url=server.url, headers=headers, session=session, timeout=30)
            assert answer.status_code < 500, (case.operation.label, answer.status_code)
            if answer.status_code >= 400:
                assert set(answer.json()) == {"code", "reason", "rule", "field", "why"}

        for operation in operations():
            modes = [operation.as_strategy(generation_mode=mode) for mode in GenerationMode]
            places = st.sampled_from([None, table, table, *ODD])
            trying = given(case=st.one_of(modes), real=places)(ask)
            settings(
                max_examples=EACH,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
                deadline=None,
            )(trying)()

    assert asked >= ENOUGH
    assert (await irulan.get(f"/tables/{table}"))["id"] == table
