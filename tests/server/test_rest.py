"""What happens around a game: guests, tables, links, seats, replay, records, the archive."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.kernel.setup import seal_of
from tests.server.serving import Player, Served, free_port, new_web, serving

pytestmark = pytest.mark.anyio


def seat_of(table: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(seat for seat in table["seats"] if seat["seat"] == name)
    return found


async def test_a_guest_has_a_name_and_can_change_it(irulan: Player) -> None:
    assert await irulan.get("/me") == {"id": irulan.id, "name": "Irulan"}

    await irulan.ask("PATCH", "/me", {"name": "  Princess Irulan "})

    assert (await irulan.get("/me"))["name"] == "Princess Irulan"


async def test_a_new_name_is_seen_at_the_table(irulan: Player, chani: Player) -> None:
    table = await irulan.table("crysknife", begin=False, paul="me")
    await chani.join(irulan, table, "feyd")
    async with irulan.socket(table) as socket:
        await chani.ask("PATCH", "/me", {"name": "Sihaya"})

        told = await socket.next("table")
    assert seat_of(told["table"], "feyd")["name"] == "Sihaya"


@pytest.mark.parametrize("name", ["", "   ", "x" * 81, "two\nlines", "a\0b", "\u202eevil", 7, None])
async def test_a_name_is_one_readable_line(irulan: Player, name: object) -> None:
    refused = await irulan.post("/guests", {"name": name}, 422)

    assert refused["code"] == "malformed"
    assert refused["field"] == "name"


async def test_what_can_be_played(irulan: Player) -> None:
    games = await irulan.get("/games")

    assert {"arrakis", "crysknife", "dune"} <= set(games)
    assert games["dune"]["fewest"] == 2
    assert "harkonnen" in games["dune"]["seats"]
    assert {"random", "recruit"} <= set(games["dune"]["bots"])


async def test_a_table_says_what_it_was_made_with(irulan: Player) -> None:
    body = {
        "game": "dune",
        "name": "Sietch Tabr",
        "seats": ["atreides", "harkonnen", "fremen"],
        "options": {"ruleset": "advanced"},
        "players": {"atreides": "me", "harkonnen": "bot:recruit"},
        "limit": 3600,
        "pace": "slow",
    }

    table = await irulan.post("/tables", body, 201)

    assert table == await irulan.get(f"/tables/{table['id']}")
    assert table["name"] == "Sietch Tabr"
    assert table["options"]["ruleset"] == "advanced"
    assert table["limit"] == 3600
    assert (table["host"], table["started"], table["over"]) == (True, False, False)
    assert len(table["seal"]) == 64
    assert [seat["seat"] for seat in table["seats"]] == ["atreides", "harkonnen", "fremen"]
    assert seat_of(table, "atreides")["mine"]
    assert seat_of(table, "harkonnen")["bot"] == "recruit"
    assert seat_of(table, "fremen") == {
        "seat": "fremen",
        "name": None,
        "bot": None,
        "here": False,
        "mine": False,
        "commitment": None,
        "word": None,
        "swap": None,
        "open": False,
        "newcomers": [],
    }


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"game": "../dune"},
        {"seats": ["atreides"]},
        {"seats": ["atreides", "atreides"]},
        {"seats": ["atreides", "nobody"]},
        {"options": {"nonsense": 1}},
        {"options": {"ruleset": "\ud800"}},
        {"options": {"ruleset": [[[]]]}},
        {"players": {"nobody": "me"}},
        {"players": {"atreides": "bot:grandmaster"}},
        {"players": {"atreides": "you"}},
        {"limit": 0},
        {"limit": 1e400},
        {"pace": "frantic"},
        {"name": ""},
        {"extra": 1},
    ],
)
async def test_a_table_that_cannot_be_is_refused(irulan: Player, change: dict[str, Any]) -> None:
    body = {"game": "dune", "name": "Nowhere", "seats": ["atreides", "harkonnen"], **change}

    refused = await irulan.post("/tables", body, 422)

    assert set(refused) == {"code", "reason", "rule", "field", "why"}
    assert refused["code"] in {"malformed", "unfit"}


async def test_a_game_begins_when_every_seat_is_taken(irulan: Player) -> None:
    """Only the host can begin it; a bot can fill the seats that nobody holds."""
    table = await irulan.table("crysknife", begin=False, paul="me")
    refused = await irulan.post(f"/tables/{table}/start", {}, 409)
    await irulan.post(f"/tables/{table}/start", {"fill": "grandmaster"}, 422)

    begun = await irulan.post(f"/tables/{table}/start", {"fill": "random"})

    assert refused["code"] == "not_now"
    assert "feyd" in refused["reason"]
    assert begun["started"]
    assert seat_of(begun, "feyd")["bot"] == "random"


async def test_beginning_twice_begins_once(irulan: Player) -> None:
    table = await irulan.table("crysknife", paul="me", feyd="me")

    assert (await irulan.post(f"/tables/{table}/start"))["started"]


# Links.


async def test_a_link_leads_to_its_seat(irulan: Player, chani: Player) -> None:
    table = await irulan.table("crysknife", begin=False, paul="me")
    link = await irulan.post(f"/tables/{table}/seats/feyd/link")

    looked = await chani.post("/links/look", link)
    joined = await chani.post("/links/join", link)

    assert looked == {
        "table": table,
        "name": "crysknife in a test",
        "game": "crysknife",
        "seat": "feyd",
        "taken": False,
        "imported": False,
    }
    assert seat_of(joined, "feyd")["name"] == "Chani"
    assert seat_of(joined, "feyd")["mine"]
    assert not joined["host"]
    assert (await chani.post("/links/look", link))["taken"]


async def test_a_seat_is_taken_once(irulan: Player, chani: Player) -> None:
    table = await irulan.table("crysknife", begin=False, paul="me")
    link = await irulan.post(f"/tables/{table}/seats/feyd/link")
    await irulan.post("/links/join", link)

    refused = await chani.post("/links/join", link, 409)

    assert refused["code"] == "taken"


async def test_a_new_link_ends_the_old_one(irulan: Player, chani: Player) -> None:
    table = await irulan.table("crysknife", begin=False, paul="me")
    old = await irulan.post(f"/tables/{table}/seats/feyd/link")
    new = await irulan.post(f"/tables/{table}/seats/feyd/link")

    await chani.post("/links/join", old, 404)
    await chani.post("/links/join", new, 200)


async def test_a_revoked_link_leads_nowhere(irulan: Player, chani: Player) -> None:
    table = await irulan.table("crysknife", begin=False, paul="me")
    link = await irulan.post(f"/tables/{table}/seats/feyd/link")

    await irulan.delete(f"/tables/{table}/seats/feyd/link", 204)

    assert (await chani.post("/links/look", link, 404))["code"] == "not_found"


async def test_whoever_is_sent_away_cannot_come_back_by_the_same_link(
    irulan: Player, chani: Player
) -> None:
    table = await irulan.table("crysknife", begin=False, paul="me")
    link = await irulan.post(f"/tables/{table}/seats/feyd/link")
    await chani.post("/links/join", link)

    freed = await irulan.delete(f"/tables/{table}/seats/feyd")

    assert seat_of(freed, "feyd")["name"] is None
    await chani.post("/links/join", link, 404)


# My tables.


async def test_my_tables_with_my_turn_first(irulan: Player) -> None:
    """In between stand those changed last; archived ones stand apart."""
    mine = await irulan.table("crysknife", paul="me", feyd="bot:random", pace="slow")
    waiting = await irulan.table("crysknife", begin=False, paul="me")
    away = await irulan.table("crysknife", begin=False, paul="me")
    await irulan.post(f"/tables/{away}/archive")

    tables = await irulan.get("/tables")
    archived = await irulan.get("/tables?archived=true")

    assert [(table["id"], table["turn"]) for table in tables] == [(mine, True), (waiting, False)]
    assert [table["id"] for table in archived] == [away]
    assert archived[0]["archived"]


async def test_bots_change_their_pace_in_play(irulan: Player) -> None:
    table = await irulan.table("crysknife", paul="me", feyd="bot:random", pace="slow")

    changed = await irulan.ask("PUT", f"/tables/{table}/pace", {"pace": "quick"})

    assert changed["pace"] == "quick"
    assert (await irulan.get(f"/tables/{table}"))["pace"] == "quick"
    await irulan.ask("PUT", f"/tables/{table}/pace", {"pace": "frantic"}, 422)


async def test_an_archived_table_comes_back(irulan: Player) -> None:
    table = await irulan.table("crysknife", begin=False, paul="me")
    await irulan.post(f"/tables/{table}/archive")

    back = await irulan.delete(f"/tables/{table}/archive")

    assert not back["archived"]
    assert [each["id"] for each in await irulan.get("/tables")] == [table]


# Replay and records.


async def finished_duel(player: Player) -> str:
    """A table where a guest has played both sides to the end."""
    table = await player.table("crysknife", paul="me", feyd="me")
    async with player.socket(table) as socket:
        await socket.play()
    return table


async def test_while_it_runs_a_replay_shows_ones_own_eyes(irulan: Player, chani: Player) -> None:
    table = await irulan.table("crysknife", begin=False, paul="me")
    await chani.join(irulan, table, "feyd")
    await irulan.post(f"/tables/{table}/start")
    async with irulan.socket(table) as socket:
        await socket.until(lambda: bool(socket.asked()))
        await socket.act(socket.choice("paul"))
        seen = [event for frame in socket.frames for event in frame.get("events", [])]

    own = await irulan.get(f"/tables/{table}/replay?eyes=paul")

    assert [event for moment in own["moments"] for event in moment["events"]] == seen
    assert (await irulan.get(f"/tables/{table}/replay"))["eyes"] is None
    for eyes in ("feyd", "referee"):
        await irulan.get(f"/tables/{table}/replay?eyes={eyes}", 403)
        await irulan.get(f"/tables/{table}/replay/0?eyes={eyes}", 403)
    await irulan.get(f"/tables/{table}/record", 409)


async def test_after_the_end_a_replay_shows_any_eyes(irulan: Player) -> None:
    table = await finished_duel(irulan)

    replays = {
        eyes: await irulan.get(f"/tables/{table}/replay?eyes={eyes}")
        for eyes in ("paul", "feyd", "spectator", "referee")
    }
    last = replays["feyd"]["moments"][-1]["sequence"]
    end = await irulan.get(f"/tables/{table}/replay/{last}?eyes=feyd")
    start = await irulan.get(f"/tables/{table}/replay/0?eyes=feyd")

    known = {eyes: str(replay).count("plan") for eyes, replay in replays.items()}
    assert known["referee"] >= known["paul"] >= known["spectator"] > 0
    assert end["view"]["outcome"] is not None
    assert start["view"]["outcome"] is None
    assert start["view"]["table"]["round"] == 1


async def test_a_record_tells_the_seed_and_keeps_its_seal(irulan: Player) -> None:
    table = await finished_duel(irulan)
    sealed = (await irulan.get(f"/tables/{table}"))["seal"]

    answer = await irulan.web.get(f"/api/tables/{table}/record")

    record = answer.json()
    assert seal_of(record["seed"], record["salt"]) == sealed
    assert landsraad.load_game(answer.text).over


async def test_a_record_comes_in_as_a_table_to_play_on(irulan: Player) -> None:
    game = landsraad.new_game("dune", ["atreides", "harkonnen"], 7, sealed=True)
    for _ in range(12):
        game.play(game.pending[0].actions[0])
    body = {"name": "Brought along", "record": game.record().to_data()}

    table = await irulan.post("/records", body, 201)

    assert table["started"]
    assert all(seat["mine"] for seat in table["seats"])
    async with irulan.socket(table["id"]) as socket:
        await socket.until(lambda: len(socket.scenes) == 2)
        assert socket.view("atreides")["table"] == game.view("atreides")["table"]
        assert await socket.play(3) == 3


@pytest.mark.parametrize(
    "change",
    [
        {"digest": "0" * 64},
        {"seed": 8},
        {"game": "chess"},
        {"rules": "0"},
        {"actions": [["paul ground sand", []]] * 3},
        {"actions": [["paul ground \ud800", []]]},
        {"seats": "paul"},
        {"position": {"nonsense": 1}},
        {"extra": 1},
    ],
)
async def test_a_record_that_does_not_hold_is_refused(
    irulan: Player, change: dict[str, Any]
) -> None:
    data = landsraad.new_game("crysknife", seed=7).record().to_data()

    refused = await irulan.post("/records", {"name": "Forged", "record": data | change}, 422)

    assert refused["code"] == "unfit"
    assert await irulan.get("/tables") == []


# Operation.


async def test_metrics_are_told_at_an_address_of_their_own(tmp_path: Path) -> None:
    address = f"127.0.0.1:{free_port()}"
    with serving(str(tmp_path / "x.db"), metrics_address=address) as server:
        async with (
            Player.arriving(server.url) as player,
            new_web(f"http://{address}") as web,
        ):
            table = await player.table("crysknife", paul="me", feyd="me")
            async with player.socket(table) as socket:
                await socket.play(3)
                text = (await web.get("/metrics")).text
                elsewhere = await web.get("/health")

    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert elsewhere.status_code == 404
    assert int(values["landsraad_sockets"]) >= 1
    assert int(values["landsraad_tables"]) >= 1
    assert int(values['landsraad_entries_total{kind="action"}']) >= 3
    assert int(values["landsraad_append_seconds_count"]) >= 4
    assert (
        values['landsraad_append_seconds_bucket{le="+Inf"}']
        == (values["landsraad_append_seconds_count"])
    )


async def test_the_documents_describe_themselves(server: Served) -> None:
    async with new_web(server.url) as web:
        document = (await web.get("/api/openapi.json")).json()
        protocol = (await web.get("/api/protocol.json")).json()

    operations = [each for path in document["paths"].values() for each in path.values()]
    assert all(operation["summary"].endswith((".", ":")) for operation in operations)
    assert all("Who may" in operation["description"] for operation in operations)
    assert len({operation["operationId"] for operation in operations}) == len(operations)
    assert {"FromClient", "FromServer", "Scene", "Act"} <= set(protocol["$defs"])
    references = str(document).split("#/components/schemas/")[1:]
    named = {text.split("'")[0] for text in references}
    assert named <= set(document["components"]["schemas"])


# Pages.


async def test_every_page_is_the_clients(server: Served) -> None:
    """Where the client is not built, the server says how to build it."""
    async with new_web(server.url) as web:
        pages = [await web.get(path) for path in ("/", "/table/xyz", "/join", "/learn")]
        unknown = await web.get("/api/nothing")
        outside = await web.get("/..%2f..%2fpyproject.toml")

    assert len({page.text for page in pages}) == 1
    assert "Landsraad" in pages[0].text or "make client" in pages[0].text
    assert unknown.status_code == 404
    assert unknown.json()["code"] == "not_found"
    assert "build-system" not in outside.text


async def test_when_too_much_is_asked_too_fast(tmp_path: Path) -> None:
    """A tenth of 120 requests at once, then of 20 a second: the slowest machine asks for more."""
    with serving(str(tmp_path / "landsraad.db"), limits=0.1) as server:
        async with Player.arriving(server.url) as player:
            answers = await asyncio.gather(*[player.web.get("/api/me") for _ in range(200)])
    refused = next(answer for answer in answers if answer.status_code == 429)

    assert [answer.status_code for answer in answers].count(200) >= 12
    assert refused.json()["code"] == "too_fast"
    assert refused.headers["Retry-After"] == "1"
