"""The commands around the server: serve, backup, restore."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from typer.testing import CliRunner, Result

from landsraad import cli
from landsraad.server.app import create_app
from landsraad.server.limits import STANDARD
from landsraad.server.pages import ASK_EACH_TIME, FOR_EVER, load_games
from landsraad.server.settings import Settings
from tests.server.serving import PATIENCE, Player, environment, new_web, serving

pytestmark = pytest.mark.anyio


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli.app, [str(argument) for argument in arguments])


def one_line(result: Result, words: str) -> None:
    """It says in one line what is wrong, and fails."""
    assert result.exit_code == 1, result.output
    assert words in result.output
    assert len(result.output.strip().splitlines()) == 1


# Serving.


def test_without_a_command_it_serves_and_opens_the_browser(tmp_path: Path) -> None:
    """In a database of the user's own; Ctrl-C ends it as if all were well."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new\nmv {opened}.new {opened}\n')
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    env = environment() | {
        "BROWSER": str(browser),
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "LANDSRAAD_PORT": "0",
        "LANG": "it_IT.UTF-8",
    }
    command = [sys.executable, "-m", "landsraad.cli"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            patience = time.monotonic() + PATIENCE
            while not opened.exists() and time.monotonic() < patience:
                time.sleep(0.01)
            address = opened.read_text().strip()
            health = httpx.get(f"{address}health", trust_env=False)
        finally:
            process.send_signal(signal.SIGINT)
        status = process.wait(PATIENCE)

    assert line.startswith("Landsraad è aperto su http://127.0.0.1:")
    assert address in line
    assert health.json() == {"ok": True}
    assert (tmp_path / "data/landsraad/landsraad.db").is_file()
    assert status == 0


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = run("serve", "--port", port, "--database", tmp_path / "x.db", "--no-browser")

    one_line(result, "ddress already in use")


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_bytes(b"no database at all" * 1000)

    command = [sys.executable, "-m", "landsraad.cli", "serve", "--no-browser", "--port", "0"]
    done = subprocess.run(
        [*command, "--database", tmp_path / "x.db"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(),
        check=False,
    )

    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("landsraad: ")
    assert "Traceback" not in done.stderr


def test_without_the_servers_extra(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['uvicorn'] = None\n"
        "from landsraad.cli import app\n"
        "app(['serve', '--no-browser'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=False
    )

    assert done.returncode == 1
    assert done.stderr == "landsraad: the server needs: pip install 'landsraad[server]'\n"


async def test_flags_and_environment_say_the_same(tmp_path: Path) -> None:
    env = environment() | {
        "LANDSRAAD_PORT": "0",
        "LANDSRAAD_DATABASE": str(tmp_path / "by-name.db"),
        "LANDSRAAD_NO_BROWSER": "1",
        "LANDSRAAD_LIMITS": "0.1",
    }
    command = [sys.executable, "-m", "landsraad.cli", "serve", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env, text=True) as process:
        try:
            assert process.stdout is not None
            told = json.loads(process.stdout.readline())
            async with new_web(told["address"]) as web:
                answers = [(await web.get("/api/games")).status_code for _ in range(20)]
        finally:
            process.terminate()

    assert told["pid"] == process.pid
    assert (tmp_path / "by-name.db").is_file()
    assert 429 in answers


def test_flags_become_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where the client is not built, that is said, and the server goes on."""
    begun: list[Settings] = []

    def serve(settings: Settings, ready: Callable[[str], None]) -> None:
        begun.append(settings)
        ready("http://127.0.0.1:7/")

    monkeypatch.setattr("landsraad.server.run.serve", serve)
    monkeypatch.setattr("landsraad.server.pages.is_built", lambda _: False)
    flags = "--port 7 --host ::1 --origin https://a.example/ --origin https://b.example"
    more = f"--database {tmp_path / 'x.db'} --proxy 10.0.0.1 --workers-for-bots 3 --limits 2"

    result = run("serve", "--no-browser", *flags.split(), *more.split())

    settings = Settings(
        str(tmp_path / "x.db"),
        "::1",
        7,
        ("https://a.example", "https://b.example"),
        "10.0.0.1",
        3,
        STANDARD.times(2),
    )
    assert begun == [settings]
    assert settings.https
    assert "make client" in result.output
    assert "http://127.0.0.1:7/" in result.output


# The client's files.


async def test_files_of_the_client(tmp_path: Path) -> None:
    """Those with their hash in the name are kept for ever, the page is asked for each time."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/main-AB12.js").write_text("play()")
    (tmp_path / "index.html").write_text("<h1>Landsraad</h1>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    app = create_app(Settings("unused.db", static=tmp_path))
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as web:
        script = await web.get("/assets/main-AB12.js")
        icon = await web.get("/icon.svg")
        pages = [await web.get(path) for path in ("/", "/join", "/replay/x", "/index.html")]
        missing = await web.get("/assets/other.js")

    assert script.headers["Cache-Control"] == FOR_EVER
    assert "javascript" in script.headers["Content-Type"]
    assert icon.headers["Cache-Control"] == ASK_EACH_TIME
    for page in pages:
        assert page.text == "<h1>Landsraad</h1>"
        assert page.headers["Cache-Control"] == ASK_EACH_TIME
    assert missing.status_code == 404


async def test_the_first_page_brings_the_games() -> None:
    """They are loaded once, while the browser loads the client; an API alone needs no others."""
    app = Starlette()
    app.state.loading_games = None
    load_games(app)
    loading = app.state.loading_games
    load_games(app)

    assert app.state.loading_games is loading
    assert set(await loading) >= {"arrakis", "dune"}


async def test_compressed_copies_are_sent_to_whoever_takes_them(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<h1>Landsraad</h1>")
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(b"<h1>Landsraad</h1>"))
    (tmp_path / "smaller.js").write_text("1")
    (tmp_path / "smaller.js.br").write_bytes(b"in Brotli")
    (tmp_path / "smaller.js.gz").write_bytes(gzip.compress(b"1"))
    app = create_app(Settings("unused.db", static=tmp_path))
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as web:
        packed = await web.get("/", headers={"Accept-Encoding": "gzip, br"})
        plain = await web.get("/", headers={"Accept-Encoding": "identity"})
        for accepted, encoding in {"gzip, br": "br", "gzip;q=1.0": "gzip"}.items():
            headers = {"Accept-Encoding": accepted}
            async with web.stream("GET", "/smaller.js", headers=headers) as smaller:
                assert smaller.headers["Content-Encoding"] == encoding

    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["Content-Type"].startswith("text/html")
    assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
    assert "Content-Encoding" not in plain.headers
    assert packed.text == plain.text == "<h1>Landsraad</h1>"


async def test_a_client_that_is_not_built(tmp_path: Path) -> None:
    app = create_app(Settings("unused.db", static=tmp_path))
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as web:
        page = await web.get("/")

    assert page.status_code == 404
    assert "make client" in page.text


# Moving house.


async def test_a_backup_of_a_running_server_comes_back(database: str, tmp_path: Path) -> None:
    """Into a new database of SQLite, whichever it came from."""
    with serving(database) as served:
        async with Player.arriving(served.url) as player:
            table = await player.table("crysknife", paul="me", feyd="me")
            async with player.socket(table) as playing:
                await playing.play(4)
            saved = await asyncio.to_thread(run, "backup", database, tmp_path / "backup", "--json")
    restored = await asyncio.to_thread(run, "restore", tmp_path / "backup", tmp_path / "new.db")
    again = await asyncio.to_thread(run, "restore", tmp_path / "backup", tmp_path / "new.db")
    with serving(str(tmp_path / "new.db")) as served:
        async with (
            Player.returning(served.url, player.token) as back,
            back.socket(table) as going_on,
        ):
            await going_on.until(lambda: len(going_on.scenes) == 2)

    assert json.loads(saved.output)["bytes"] == (tmp_path / "backup").stat().st_size
    assert restored.exit_code == 0
    one_line(again, "")
    assert {eyes: scene["view"] for eyes, scene in going_on.scenes.items()} == {
        eyes: scene["view"] for eyes, scene in playing.scenes.items()
    }


def test_what_cannot_be_backed_up_or_restored(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no backup")
    sqlite3.connect(tmp_path / "there.db").close()
    existing = tmp_path / "there.db"

    one_line(run("backup", tmp_path / "nothing.db", tmp_path / "x"), "no such database")
    one_line(run("backup", tmp_path / "text", tmp_path / "x"), "")
    one_line(run("backup", existing, tmp_path / "text"), "such a file already")
    one_line(run("restore", tmp_path / "nothing", tmp_path / "new.db"), "no such file")
    one_line(run("restore", tmp_path / "text", tmp_path / "new.db"), "")
    assert not (tmp_path / "nothing.db").exists()
    assert os.listdir(tmp_path).count("x") == 0
