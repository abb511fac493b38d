"""Words outlive restarts, replays and snapshots."""

from __future__ import annotations

import zlib
from contextlib import AsyncExitStack

import msgspec
import pytest

from landsraad.kernel.setup import commitment
from landsraad.server.tables.drafting import (
    draft_begin,
    draft_commitment,
    draft_word,
)
from landsraad.server.tables.snapshots import from_blob, to_blob
from landsraad.server.tables.words import Commitment
from tests.server.postgres import Postgres
from tests.server.serving import Player, serving
from tests.server.stores import mostly_on_sqlite
from tests.server.tables import Played, everything, replayed, setup_of
from tests.server.test_table_log import CRYSKNIFE
from tests.server.test_words import (
    FEYD,
    PAUL,
    commit,
    commitments,
    gathered,
    look,
    reveal,
    told_of,
    words,
)

pytestmark = pytest.mark.anyio


@mostly_on_sqlite
async def test_a_restart_keeps_what_was_said(database: str) -> None:
    """Between commitment and word, and after the game has begun."""
    async with AsyncExitStack() as stack:
        with serving(database) as server:
            irulan = await stack.enter_async_context(Player.arriving(server.url))
            chani = await stack.enter_async_context(Player.arriving(server.url))
            table = await gathered(irulan, chani)
            await commit(irulan, table, "paul", PAUL)
            await commit(chani, table, "feyd", FEYD)
            await reveal(irulan, table, "paul", PAUL)
            server.kill()
        with serving(database) as server:
            chani = await stack.enter_async_context(Player.returning(server.url, chani.token))
            irulan = await stack.enter_async_context(Player.returning(server.url, irulan.token))
            assert words(await look(irulan, table)) == {"paul": PAUL}
            await reveal(chani, table, "feyd", FEYD)
            begun = await irulan.post(f"/tables/{table}/start", {})
            server.kill()
        with serving(database) as server:
            irulan = await stack.enter_async_context(Player.returning(server.url, irulan.token))
            assert await look(irulan, table) == begun


def test_a_replay_and_a_snapshot_keep_what_was_said() -> None:
    """And those of before words still hold."""
    setup = setup_of(CRYSKNIFE, 7)
    table = Played(setup)
    for seat, word in (("paul", PAUL), ("feyd", FEYD)):
        made = Commitment(commitment(seat, word), seat)
        table.do(draft_commitment(table.log, seat, made, table.now(), table.log.words))
    seats = ("paul", "feyd")
    table.do(draft_word(table.log, "feyd", FEYD, table.now(), table.log.words, seats))
    table.do(draft_begin(table.log, table.now(), seats))
    assert table.log.setup.words == {"feyd": FEYD}

    again = from_blob(setup, to_blob(table.log))

    assert again is not None
    assert everything(again) == everything(replayed(setup, table.entries)) == everything(table.log)
    assert again.setup == table.log.setup
    assert again.view_at("paul", 0) == table.log.view_at("paul", 0)


def test_a_snapshot_from_before_words_holds() -> None:
    table = Played(setup_of(CRYSKNIFE, 7)).begin()
    kept = msgspec.json.decode(zlib.decompress(to_blob(table.log)))
    del kept["words"]

    again = from_blob(table.log.setup, zlib.compress(msgspec.json.encode(kept)))

    assert again is not None
    assert everything(again) == everything(table.log)


async def test_two_processes_take_words_for_one_table(postgres: Postgres) -> None:
    """Each hears at once what was said at the other one, and that the game has begun there."""
    database = postgres.new_database()
    with serving(database) as first, serving(database) as second:
        async with (
            Player.arriving(first.url) as irulan,
            Player.arriving(second.url) as chani,
        ):
            table = await gathered(irulan, chani)
            async with chani.socket(table) as socket:
                await commit(irulan, table, "paul", PAUL)
                assert set(commitments(await told_of(socket, "commitment"))) == {"paul"}
                await commit(chani, table, "feyd", FEYD)
                await reveal(irulan, table, "paul", PAUL)
                assert words(await told_of(socket, "word")) == {"paul": PAUL}
                await reveal(chani, table, "feyd", FEYD)
                await irulan.post(f"/tables/{table}/start", {})
                await socket.until(lambda: bool(socket.scenes))
                while not (told := await socket.next("table"))["table"]["started"]:
                    pass
                assert words(told["table"]) == {"paul": PAUL, "feyd": FEYD}
