"""Attack: another site that passes for this one.

A page of `evil.example`, whose owner lets that name lead to the server (DNS rebinding), was taken
for a page of ours, since only Host and Origin were compared with each other. And a site of the same
domain could set the cookie of a guest, because nothing in its name forbade that.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from landsraad.server.security import COOKIE, SECURE_COOKIE
from landsraad.server.settings import Settings
from tests.server.serving import Player, Served, environment, new_web, serving, socket_url

pytestmark = pytest.mark.anyio

PUBLIC = "https://dune.example.org"
HOSTS = {
    "dune.example.org": 200,
    "dune.example.org:443": 200,
    "localhost": 200,
    "evil.example": 403,
}


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example"])
async def test_nobody_comes_by_a_name_that_is_not_ours(server: Served, host: str) -> None:
    async with new_web(server.url, Host=host, Origin=f"http://{host}") as web:
        answers = [
            await web.get("/"),
            await web.get("/api/games"),
            await web.post("/api/guests", json={"name": "Evil"}),
        ]
        health = await web.get("/health")

    assert {answer.status_code for answer in answers} == {403}
    assert answers[1].json()["code"] == "bad_origin"
    assert health.status_code == 200


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
async def test_nor_does_a_socket(irulan: Player) -> None:
    table = await irulan.table("crysknife", paul="me", feyd="me")
    url = socket_url(str(irulan.web.base_url), table, await irulan.ticket(table))

    with pytest.raises(InvalidStatus) as refused:
        await connect(
            url,
            proxy=None,
            origin="http://evil.example",  # type: ignore[arg-type]
            additional_headers={"Host": "evil.example"},
        )

    assert refused.value.response.status_code == 403


async def test_behind_a_proxy_its_name_is_ours(tmp_path: Path) -> None:
    """With any port or none, as proxies have it."""
    with serving(str(tmp_path / "x.db"), origin=PUBLIC, host="127.0.0.1") as served:
        async with new_web(served.url) as web:
            answers = {
                host: (await web.get("/api/games", headers={"Host": host})).status_code
                for host in (
                    "dune.example.org",
                    "dune.example.org:443",
                    "localhost",
                    "evil.example",
                )
            }

    assert answers == HOSTS


@pytest.mark.parametrize(
    ("settings", "lacks"),
    [
        (Settings("x"), False),
        (Settings("x", "localhost"), False),
        (Settings("x", "::1"), False),
        (Settings("x", "127.0.0.7"), False),
        (Settings("x", "0.0.0.0"), True),
        (Settings("x", "192.0.2.1"), True),
        (Settings("x", "0.0.0.0", origins=(PUBLIC,)), False),
        (Settings("x", proxies="127.0.0.1"), True),
    ],
)
def test_when_an_origin_is_missing(settings: Settings, lacks: bool) -> None:
    assert settings.lacks_origin == lacks
    assert bool(settings.hosts) != lacks


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_beyond_loopback_a_missing_origin_is_said(tmp_path: Path, host: str) -> None:
    """Once to the person who starts the server, and once in the log."""
    flags = ["--no-browser", "--json", "--port", "0", "--host", host]
    command = [sys.executable, "-m", "landsraad.cli", "serve", *flags]
    with subprocess.Popen(
        [*command, "--database", tmp_path / "x.db"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment() | {"LANG": "en"},
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.terminate()
        _, errors = process.communicate()

    lines = [line for line in errors.splitlines() if "--origin" in line]
    logged = [json.loads(line)["level"] for line in lines if line.startswith("{")]
    told = [line for line in lines if not line.startswith("{")]
    beyond = host == "0.0.0.0"
    assert logged == (["warning"] if beyond else [])
    assert len(told) == beyond


# Cookies.


async def test_behind_https_no_other_site_can_set_the_cookie(tmp_path: Path) -> None:
    """And guests who have an old one are given the new, without noticing."""
    with serving(str(tmp_path / "x.db"), origin=PUBLIC) as served:
        async with new_web(served.url) as web:
            arrived = await web.post("/api/guests", json={"name": "Irulan"})
            token = arrived.json()["token"]
            web.cookies.clear()
            old, new = f"{COOKIE}={token}", f"{SECURE_COOKIE}={token}"
            by_old = await web.get("/api/me", headers={"Cookie": old})
            by_both = await web.get("/api/me", headers={"Cookie": f"{COOKIE}=forged; {new}"})

    given = arrived.headers["Set-Cookie"]
    assert given.startswith(f"{new}; Path=/;")
    assert "; Secure" in given
    assert "domain" not in given.lower()
    assert by_old.json()["name"] == by_both.json()["name"] == "Irulan"
    assert by_old.headers["Set-Cookie"] == given
    assert "Set-Cookie" not in by_both.headers


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
async def test_without_https_the_cookie_stays_as_it_was(server: Served) -> None:
    """A browser would not take one with the prefix."""
    async with new_web(server.url) as web:
        answer = await web.post("/api/guests", json={"name": "Irulan"})
        again = await web.get("/api/me")

    assert answer.headers["Set-Cookie"].startswith(f"{COOKIE}=")
    assert again.json()["name"] == "Irulan"
    assert "Set-Cookie" not in again.headers
