"""What stands between the network and the tables."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from landsraad.protocol import LONGEST_FRAME
from landsraad.server.connections import IDLE, LARGEST_HEADER, LONGEST_HEADER, LONGEST_REQUEST
from landsraad.server.limits import LARGEST_BODY, LARGEST_RECORD, STANDARD
from landsraad.server.rest.reading import SLOWEST_BODY
from landsraad.server.rest.record_reader import LONGEST, MOST_AT_ONCE
from landsraad.server.rest.tables import TICKET_SECONDS
from landsraad.server.security import COOKIE
from tests.server.serving import Player, Served, new_web, serving, socket_url

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.parametrize("server", ["sqlite"], indirect=True),
]


@pytest.fixture
async def web(server: Served) -> Any:
    async with new_web(server.url) as web:
        yield web


# Headers.


@pytest.mark.parametrize("path", ["/", "/table/x", "/api/games", "/api/nothing", "/health"])
async def test_every_answer_carries_strict_headers(web: httpx.AsyncClient, path: str) -> None:
    answer = await web.get(path)

    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "server" not in answer.headers
    assert "Access-Control-Allow-Origin" not in answer.headers
    if path.startswith("/api"):
        assert answer.headers["Cache-Control"] == "no-store"


# The cookie.


async def test_the_cookie_is_kept_from_scripts_and_other_sites(web: httpx.AsyncClient) -> None:
    answer = await web.post("/api/guests", json={"name": "Irulan"})

    flags = answer.headers["Set-Cookie"].lower()
    assert flags.startswith(f"{COOKIE}={answer.json()['token']}".lower())
    assert "httponly" in flags
    assert "samesite=strict" in flags
    assert "path=/" in flags
    assert "secure" not in flags  # this server is reached by http


async def test_behind_https_the_cookie_stays_there(tmp_path: Path, server: Served) -> None:
    with serving(str(tmp_path / "x.db"), origin="https://dune.example.org") as served:
        async with new_web(served.url) as web:
            answer = await web.post("/api/guests", json={"name": "Irulan"})
            headers = {"Origin": served.url}
            refused = await web.post("/api/guests", json={"name": "Irulan"}, headers=headers)

    assert "secure" in answer.headers["Set-Cookie"].lower()
    assert "max-age" in answer.headers["Strict-Transport-Security"]
    assert refused.json()["code"] == "bad_origin"


async def test_a_browser_is_known_by_its_cookie(server: Served, web: httpx.AsyncClient) -> None:
    await web.post("/api/guests", json={"name": "Irulan"})

    assert (await web.get("/api/me")).json()["name"] == "Irulan"


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("own", 200),
        (None, 403),
        ("null", 403),
        ("http://evil.example.org", 403),
        ("http://127.0.0.1", 403),
        ("http://[", 403),
        ("", 403),
    ],
)
async def test_a_page_of_another_site_cannot_write_with_the_cookie(
    server: Served, web: httpx.AsyncClient, origin: str | None, status: int
) -> None:
    await web.post("/api/guests", json={"name": "Irulan"})
    headers = {} if origin is None else {"Origin": server.url if origin == "own" else origin}

    answer = await web.patch("/api/me", json={"name": "Chani"}, headers=headers)

    assert answer.status_code == status
    assert (await web.get("/api/me")).json()["name"] == ("Chani" if status == 200 else "Irulan")


async def test_a_page_of_another_site_cannot_open_a_socket(irulan: Player) -> None:
    table = await irulan.table("crysknife", paul="me", feyd="me")
    url = socket_url(str(irulan.web.base_url), table, await irulan.ticket(table))

    with pytest.raises(InvalidStatus) as refused:
        async with connect(url, origin="http://evil.example.org", proxy=None):  # type: ignore[arg-type]
            pass
    async with connect(url, origin=own(irulan), proxy=None) as socket:
        welcome = json.loads(await socket.recv())

    assert refused.value.response.status_code == 403
    assert welcome["type"] == "welcome"


def own(player: Player) -> Any:
    return str(player.web.base_url).rstrip("/")


@pytest.mark.parametrize("token", ["x", "é", "a" * 5000, "null", "Bearer"])
async def test_a_wrong_token_is_nobody(web: httpx.AsyncClient, token: str) -> None:
    headers = {b"Authorization": f"Bearer {token}".encode()}

    answer = await web.get("/api/me", headers=headers)

    assert answer.status_code == 401
    assert answer.json()["code"] == "unknown"


# Bodies.


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"Irulan"',
        b"7",
        b"NaN",
        b'{"name": NaN}',
        b'{"name": "a", "name": 7}',
        b'{"name": 1e999999}',
        b'{"name": ' + b"9" * 10_000 + b"}",
        b'{"name": "\\ud800"}',
        b'{"name": "\\u0000"}',
        b'{"name": "\xff\xfe"}',
        b"\xef\xbb\xbf{}",
        b'{"name": ' + b"[" * 50_000 + b"]" * 50_000 + b"}",
        b'{"name": ' + b'{"a":' * 900 + b"1" + b"}" * 900 + b"}",
        b"name=Irulan",
    ],
    ids=lambda content: repr(content[:24]),
)
@pytest.mark.parametrize(
    "kind", ["application/json", "text/plain", "multipart/form-data; boundary=x", "\xff"]
)
async def test_a_body_that_is_none_is_refused(
    web: httpx.AsyncClient, content: bytes, kind: str
) -> None:
    headers = {b"Content-Type": kind.encode("latin-1")}

    answer = await web.post("/api/guests", content=content, headers=headers)

    assert answer.status_code in {400, 422}
    assert answer.json()["code"] == "malformed"


@pytest.mark.parametrize("depth", [10, 300, 900, 5_000])
async def test_a_deep_body_is_refused(irulan: Player, depth: int) -> None:
    """Wherever the depth is met: by the parser, or by what looks at options and records."""
    deep: Any = "[" * depth + "]" * depth
    for path, body in (
        ("/tables", f'{{"game":"dune","name":"Deep","options":{{"ruleset":{deep}}}}}'),
        ("/records", f'{{"name":"Deep","record":{{"options":{deep}}}}}'),
    ):
        headers = {"Content-Type": "application/json"}
        answer = await irulan.web.post(f"/api{path}", content=body, headers=headers)
        assert answer.status_code in {400, 422}, answer.text


@pytest.mark.parametrize("said", [True, False])
async def test_a_body_has_a_largest_size(web: httpx.AsyncClient, said: bool) -> None:
    """Whether its length is said before or found out on the way."""

    async def parts() -> Any:
        for _ in range(LARGEST_BODY // 65_536 + 2):
            yield b" " * 65_536

    content = b" " * (LARGEST_BODY + 1) if said else parts()

    answer = await web.post("/api/guests", content=content)

    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/%ED%A0%80",
        "/api/tables/%FF%FE",
        "/api/tables/" + "x" * 3000,
        "/api/tables/..%2f..%2fme",
        "/api/tables/%E2%80%AE",
        "/api/tables/x/replay/99999999999999999999999999",
        "/api/tables/x/replay/-1",
        "/api/tables/x/replay/1e3",
        "/api/tables/x/seats/%00/bot",
        "/api/tables?archived=perhaps",
        "/api/tables?archived=%00",
        "/api//tables",
        "/api/tables/",
        "/assets/%00",
        "/assets/" + "x" * 3000,
    ],
)
async def test_odd_addresses_are_refused(irulan: Player, path: str) -> None:
    for method in ("GET", "POST", "DELETE", "PUT", "PATCH"):
        answer = await irulan.web.request(method, path)
        assert answer.status_code in {400, 404, 405, 422}, (method, answer.status_code)
        assert set(answer.json()) == {"code", "reason", "rule", "field", "why"}


@pytest.mark.parametrize("path", ["/" + "x" * 3000, "/%00", "/%ED%A0%80", "/a%0d%0ab: c"])
async def test_an_odd_page_is_the_clients(web: httpx.AsyncClient, path: str) -> None:
    assert (await web.get(path)).status_code in {200, 404}


# Logs.


async def test_logs_hold_no_secrets(tmp_path: Path, server: Served) -> None:
    """No token, ticket, link, query, seed or action; one JSON object a line."""
    with serving(str(tmp_path / "x.db")) as served:
        async with Player.arriving(served.url, "Irulan") as player:
            table = await player.table("crysknife", paul="me", feyd="me")
            seat = (await player.post(f"/tables/{table}/seats/paul/link"))["token"]
            link = (await player.post(f"/tables/{table}/spectators/link"))["token"]
            ticket = await player.ticket(table)
            replay = f"/api/tables/{table}/replay?eyes=spectator"
            await player.web.get(replay, headers={"Landsraad-Link": link})
            async with connect(socket_url(served.url, table, ticket), proxy=None):
                pass
            async with player.socket(table) as socket:
                await socket.play(5)
                await socket.request("act", expected=0, action={"seat": "paul", "kind": "secret"})
                await socket.request("say", seat="paul", text="a secret word")
                await socket.play()
            record = await player.get(f"/tables/{table}/record")
        served.stop()
        text = served.logs.read_text()
        lines = served.log_lines()

    assert len(lines) > 5
    secrets = [player.token, seat, link, ticket, str(record["seed"]), record["salt"], "secret"]
    actions = [notation for notation, _ in record["actions"]]
    assert [secret for secret in (*secrets, *actions) if secret in text] == []
    assert "?" not in text
    assert {line["path"] for line in lines if "path" in line} >= {"/api/tables/{table}/replay"}


# Numbers.


async def test_guests_and_tables_do_not_grow_without_end(tmp_path: Path, server: Served) -> None:
    """20 guests of one address and 10 tables of one guest at once."""
    with serving(str(tmp_path / "x.db"), limits=1) as served:
        async with new_web(served.url) as web:
            web.headers["Origin"] = served.url
            guests = [await web.post("/api/guests", json={"name": "X"}) for _ in range(30)]
            token = guests[0].json()["token"]
            body = {"game": "crysknife", "name": "X"}
            headers = {"Authorization": f"Bearer {token}"}
            tables = [await web.post("/api/tables", json=body, headers=headers) for _ in range(15)]

    assert [guest.status_code for guest in guests[:20]] == [201] * 20
    assert [table.status_code for table in tables[:10]] == [201] * 10
    assert guests[-1].status_code == tables[-1].status_code == 429


def test_the_documented_numbers_are_the_real_ones(server: Served) -> None:
    """The table in `docs/server.md` says what the code does."""
    written = (Path(__file__).parents[2] / "docs/server.md").read_text(encoding="utf-8")
    rows = [line.split("|")[2:4] for line in written.splitlines() if line.count("|") == 4]
    numbers = {(at_once.strip(), rate.strip()) for at_once, rate in rows}

    limits = (
        STANDARD.frames,
        STANDARD.chat,
        STANDARD.requests,
        STANDARD.guests,
        STANDARD.tables,
        STANDARD.guesses,
    )
    for limit in limits:
        assert (str(limit.burst), f"{limit.rate:g}") in numbers
    for number in (
        STANDARD.sockets,
        STANDARD.connections,
        LONGEST_FRAME,
        LARGEST_BODY,
        LARGEST_RECORD,
        TICKET_SECONDS,
        MOST_AT_ONCE,
        LARGEST_HEADER,
        *[round(each) for each in (IDLE, LONGEST_HEADER, LONGEST_REQUEST, SLOWEST_BODY, LONGEST)],
    ):
        assert re.search(rf"\b{number:,}\b", written), number
