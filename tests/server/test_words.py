"""Words: every player puts one into the chance of a game, and nobody can choose the deal."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from landsraad.client import Landsraad
from landsraad.kernel.errors import BadRecord
from landsraad.kernel.record import Record
from landsraad.kernel.setup import FORMATS, commitment
from landsraad.server.store import open_store
from landsraad.server.tables.drafting import (
    draft_commitment,
)
from landsraad.server.tables.table_log import COMMIT, REVEAL, TableLog
from landsraad.server.tables.words import Commitment, WordRefused, Words
from tests.server.serving import Player, Served, serving
from tests.server.tables import setup_of
from tests.server.test_table_log import CRYSKNIFE

pytestmark = pytest.mark.anyio

Info = dict[str, Any]

PAUL, FEYD = "the sleeper must awaken", "feel my blade"


@pytest.fixture
async def alia(server: Served) -> AsyncIterator[Player]:
    """Somebody who comes later."""
    async with Player.arriving(server.url, "Alia") as player:
        yield player


async def commit(
    player: Player, table: str, seat: str, word: str, status: int | None = None
) -> Info:
    body = {"commitment": commitment(seat, word)}
    told: Info = await player.ask("PUT", f"/tables/{table}/seats/{seat}/commitment", body, status)
    return told


async def reveal(
    player: Player, table: str, seat: str, word: str, status: int | None = None
) -> Info:
    body = {"word": word}
    told: Info = await player.ask("PUT", f"/tables/{table}/seats/{seat}/word", body, status)
    return told


async def gathered(host: Player, guest: Player, **made: Any) -> str:
    """A table that has not begun: the host at one seat, a guest at the other."""
    table = await host.table("crysknife", begin=False, paul="me", **made)
    await guest.join(host, table, "feyd")
    return table


async def all_given(host: Player, guest: Player, **made: Any) -> str:
    """The same, and both words are in."""
    table = await gathered(host, guest, **made)
    await commit(host, table, "paul", PAUL)
    await commit(guest, table, "feyd", FEYD)
    await reveal(host, table, "paul", PAUL)
    await reveal(guest, table, "feyd", FEYD)
    return table


def commitments(table: Info) -> dict[str, str]:
    return {seat["seat"]: seat["commitment"] for seat in table["seats"] if seat["commitment"]}


def words(table: Info) -> dict[str, str]:
    return {seat["seat"]: seat["word"] for seat in table["seats"] if seat["word"]}


async def look(player: Player, table: str) -> Info:
    info: Info = await player.get(f"/tables/{table}")
    return info


# Commit, then reveal.


async def test_a_word_is_told_once_all_have_committed(irulan: Player, chani: Player) -> None:
    """The commitment is the SHA-256 of the text `landsraad word SEAT WORD`."""
    table = await gathered(irulan, chani)
    told = await commit(irulan, table, "paul", PAUL)
    assert commitments(told) == {
        "paul": "1418b8e97a2e8842ca3d955dd4f959c4215468fe9d2037ea65d84477498843b7"
    }
    assert words(told) == {}
    await commit(chani, table, "feyd", FEYD)

    await reveal(irulan, table, "paul", PAUL)
    told = await reveal(chani, table, "feyd", FEYD)

    assert words(told) == words(await look(irulan, table)) == {"paul": PAUL, "feyd": FEYD}
    assert commitments(told) == {
        "paul": commitment("paul", PAUL),
        "feyd": commitment("feyd", FEYD),
    }


async def test_everybody_at_the_table_hears_of_it(irulan: Player, chani: Player) -> None:
    table = await gathered(irulan, chani)
    async with irulan.socket(table) as socket:
        await commit(chani, table, "feyd", FEYD)
        assert commitments(await told_of(socket, "commitment")) == {
            "feyd": commitment("feyd", FEYD)
        }
        await commit(irulan, table, "paul", PAUL)
        await reveal(chani, table, "feyd", FEYD)
        assert words(await told_of(socket, "word")) == {"feyd": FEYD}


async def told_of(socket: Any, what: str) -> Info:
    """The table, as soon as the socket is told of a commitment or a word."""
    while True:
        info: Info = (await socket.next("table"))["table"]
        if any(seat[what] for seat in info["seats"]):
            return info


async def test_a_word_before_all_have_committed_is_refused(irulan: Player, chani: Player) -> None:
    """Who has not committed yet could choose a word by it."""
    table = await gathered(irulan, chani)
    await commit(irulan, table, "paul", PAUL)

    refused = await reveal(irulan, table, "paul", PAUL, 409)

    assert refused["code"] == "not_now"
    assert refused["reason"] == "Not everybody has committed to a word yet: feyd."
    assert words(await look(irulan, table)) == {}


async def test_a_word_without_a_commitment_is_refused(irulan: Player, chani: Player) -> None:
    table = await gathered(irulan, chani)
    await commit(irulan, table, "paul", PAUL)

    refused = await reveal(chani, table, "feyd", FEYD, 409)

    assert refused["reason"] == "Commit to a word before you reveal it."


async def test_another_word_than_the_one_committed_to_is_refused(irulan: Player) -> None:
    table = await irulan.table("crysknife", begin=False, paul="me", feyd="bot:random")
    await commit(irulan, table, "paul", PAUL)

    refused = await reveal(irulan, table, "paul", "another", 422)

    assert refused["code"] == "unfit"
    assert refused["reason"] == "This is not the word that was committed to."
    assert words(await look(irulan, table)) == {}


@pytest.mark.parametrize("word", ["", "x" * 201, "two\nlines", "a\0b", "\ud800", "\u202e", 7, None])
async def test_a_word_is_one_line_of_text(irulan: Player, word: object) -> None:
    table = await irulan.table("crysknife", begin=False, paul="me", feyd="bot:random")

    await irulan.ask("PUT", f"/tables/{table}/seats/paul/word", {"word": word}, 422)


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 64 + "\n", 7])
async def test_a_commitment_is_a_hash(irulan: Player, text: object) -> None:
    table = await irulan.table("crysknife", begin=False, paul="me", feyd="bot:random")

    body = {"commitment": text}
    await irulan.ask("PUT", f"/tables/{table}/seats/paul/commitment", body, 422)


async def test_a_word_is_given_for_ones_own_seat_only(irulan: Player, chani: Player) -> None:
    """The host, too, cannot speak for another."""
    table = await gathered(irulan, chani)

    refused = await commit(irulan, table, "feyd", FEYD, 403)
    await commit(chani, table, "paul", PAUL, 403)
    await commit(chani, table, "nobody", PAUL, 404)

    assert refused["code"] == "not_yours"
    assert commitments(await look(irulan, table)) == {}


async def test_a_commitment_can_be_replaced_until_a_word_is_revealed(
    irulan: Player, chani: Player
) -> None:
    table = await gathered(irulan, chani)
    await commit(chani, table, "feyd", "first thought")
    await commit(chani, table, "feyd", FEYD)
    await commit(irulan, table, "paul", PAUL)
    await reveal(irulan, table, "paul", PAUL)

    refused = await commit(chani, table, "feyd", "by the other's", 409)
    told = await reveal(chani, table, "feyd", FEYD)

    assert refused["reason"] == "A word has been revealed: commitments can no longer be changed."
    assert words(told) == {"paul": PAUL, "feyd": FEYD}


async def test_what_is_said_again_changes_nothing(database: str) -> None:
    """An answer may be lost on its way: the same request is answered like the first time."""
    with serving(database) as server:
        async with (
            Player.arriving(server.url) as irulan,
            Player.arriving(server.url) as chani,
        ):
            table = await all_given(irulan, chani)
            before = await look(irulan, table)
            await commit(irulan, table, "paul", PAUL)
            await reveal(irulan, table, "paul", PAUL)
            assert await look(irulan, table) == before
            await irulan.post(f"/tables/{table}/start", {})
            await reveal(irulan, table, "paul", PAUL)
    async with open_store(database) as store:
        kinds = [entry.kind for entry in await store.entries(table)]
    assert kinds == [COMMIT, COMMIT, REVEAL, REVEAL, "begin"]


async def test_both_at_once_are_both_taken(irulan: Player, chani: Player) -> None:
    """Whoever comes second is judged again by what the first one said."""
    table = await gathered(irulan, chani)
    await asyncio.gather(
        *[commit(irulan, table, "paul", PAUL) for _ in range(4)],
        *[commit(chani, table, "feyd", FEYD) for _ in range(4)],
    )
    await asyncio.gather(
        *[reveal(irulan, table, "paul", PAUL) for _ in range(4)],
        *[reveal(chani, table, "feyd", FEYD) for _ in range(4)],
    )

    assert words(await look(irulan, table)) == {"paul": PAUL, "feyd": FEYD}


# Who plays.


async def test_a_bot_needs_no_word(irulan: Player) -> None:
    """Alone against bots one's own word goes in all the same."""
    table = await irulan.table("crysknife", begin=False, paul="me", feyd="bot:random")
    await commit(irulan, table, "paul", PAUL)
    await reveal(irulan, table, "paul", PAUL)

    begun = await irulan.post(f"/tables/{table}/start", {})

    assert words(begun) == {"paul": PAUL}


async def test_nobody_waits_for_somebody_whom_a_bot_replaces(irulan: Player, chani: Player) -> None:
    """If they come back without having committed, everybody commits anew."""
    table = await gathered(irulan, chani)
    await commit(irulan, table, "paul", PAUL)
    await irulan.ask("PUT", f"/tables/{table}/seats/feyd/bot", {"bot": "random"})
    assert words(await reveal(irulan, table, "paul", PAUL)) == {"paul": PAUL}
    await commit(chani, table, "feyd", FEYD, 409)

    told = await chani.delete(f"/tables/{table}/seats/feyd/bot")

    assert words(told) == commitments(told) == {}


async def test_whoever_sits_down_later_makes_all_words_void(
    irulan: Player, chani: Player, alia: Player
) -> None:
    """They could choose theirs by those of the others: so everybody commits anew."""
    table = await irulan.table("crysknife", begin=False, paul="me")
    await commit(irulan, table, "paul", PAUL)
    await reveal(irulan, table, "paul", PAUL)
    await chani.join(irulan, table, "feyd")

    told = await look(irulan, table)
    assert words(told) == commitments(told) == {}
    refused = await reveal(irulan, table, "paul", PAUL, 409)
    assert refused["reason"] == "Commit to a word before you reveal it."
    assert commitments(await commit(chani, table, "feyd", FEYD)) == {
        "feyd": commitment("feyd", FEYD)
    }
    await commit(irulan, table, "paul", "a new word")
    await reveal(chani, table, "feyd", FEYD)
    assert words(await reveal(irulan, table, "paul", "a new word")) == {
        "paul": "a new word",
        "feyd": FEYD,
    }


async def test_another_person_at_a_seat_makes_all_words_void(
    irulan: Player, chani: Player, alia: Player
) -> None:
    table = await all_given(irulan, chani)
    await irulan.delete(f"/tables/{table}/seats/feyd")
    await alia.join(irulan, table, "feyd")

    told = await look(irulan, table)
    assert words(told) == commitments(told) == {}


async def test_what_somebody_said_who_has_left_does_not_count(
    irulan: Player, chani: Player
) -> None:
    """What the others said stands; and they are bound to it if they come back to their seat."""
    table = await all_given(irulan, chani)

    told = await chani.delete(f"/tables/{table}/seats/feyd")
    told = await look(irulan, table)
    assert words(told) == {"paul": PAUL}
    assert commitments(told) == {"paul": commitment("paul", PAUL)}

    await chani.join(irulan, table, "feyd")
    assert words(await look(irulan, table)) == {"paul": PAUL, "feyd": FEYD}


async def test_a_commitment_alone_is_not_void_when_others_come_and_go(
    irulan: Player, chani: Player, alia: Player
) -> None:
    """As long as no word is revealed there is nothing to choose by."""
    table = await gathered(irulan, chani)
    await commit(irulan, table, "paul", PAUL)
    await commit(chani, table, "feyd", FEYD)
    await irulan.delete(f"/tables/{table}/seats/feyd")
    await alia.join(irulan, table, "feyd")

    assert commitments(await look(irulan, table)) == {"paul": commitment("paul", PAUL)}


def test_a_word_that_another_process_took_too_early_does_not_count() -> None:
    """It did not know yet that somebody had sat down."""
    said = Words().with_commitment("paul", Commitment("hash", "irulan")).with_word("paul", PAUL)

    late = said.counting({"paul": "irulan", "feyd": "chani"}, ["paul", "feyd"])
    anew = said.with_commitment("feyd", Commitment("other", "chani"))

    assert said.counting({"paul": "irulan"}, ["paul"]) == said
    assert late == Words()
    assert anew == Words({"feyd": Commitment("other", "chani")})


# The game.


async def test_the_game_begins_with_the_words_that_are_in(irulan: Player, chani: Player) -> None:
    """Nobody waits for the others; all see that a word is missing."""
    table = await gathered(irulan, chani)
    await commit(irulan, table, "paul", PAUL)
    await commit(chani, table, "feyd", FEYD)
    await reveal(irulan, table, "paul", PAUL)
    begun = await irulan.post(f"/tables/{table}/start", {})

    refused = await reveal(chani, table, "feyd", FEYD, 409)
    await commit(chani, table, "feyd", "another", 409)

    assert refused["reason"] == "The game has begun: words are given before it begins."
    assert words(begun) == words(await look(chani, table)) == {"paul": PAUL}
    assert set(commitments(begun)) == {"paul", "feyd"}


async def test_what_was_given_stays_when_somebody_comes_later(
    irulan: Player, chani: Player, alia: Player
) -> None:
    """Once the game has begun nobody can change its chance."""
    table = await all_given(irulan, chani)
    begun = await irulan.post(f"/tables/{table}/start", {})
    await alia.join(chani, table, "feyd")

    assert words(await look(irulan, table)) == words(begun) == {"paul": PAUL, "feyd": FEYD}


async def test_a_list_of_tables_tells_no_words(irulan: Player, chani: Player) -> None:
    """It is made without looking into the tables."""
    await all_given(irulan, chani)

    (listed,) = await irulan.get("/tables")

    assert words(listed) == commitments(listed) == {}


async def test_the_record_has_the_words_and_proves_them(irulan: Player, chani: Player) -> None:
    """With any other word, or without one, the seed gives another deal."""
    table = await all_given(irulan, chani, options={"rounds": 1})
    seal = (await irulan.post(f"/tables/{table}/start", {}))["seal"]
    record = await played_to_its_end(irulan, chani, table)

    assert record.verify(seal).over
    assert record.setup.words == {"paul": PAUL, "feyd": FEYD}
    for other in ({"paul": PAUL}, {"paul": PAUL, "feyd": "another"}, {}):
        setup = replace(record.setup, words=other)
        changed = Record(setup, record.actions, record.outcomes, record.digest)
        with pytest.raises(BadRecord, match="in the set-up the seed does not give"):
            changed.verify(seal)


async def played_to_its_end(irulan: Player, chani: Player, table: str) -> Record:
    async with irulan.socket(table) as one, chani.socket(table) as other:
        await asyncio.gather(one.play(), other.play())
    return Record.from_data(await irulan.get(f"/tables/{table}/record"))


async def test_a_record_that_is_brought_brings_its_words(irulan: Player, chani: Player) -> None:
    table = await all_given(irulan, chani, options={"rounds": 1})
    await irulan.post(f"/tables/{table}/start", {})
    record = await played_to_its_end(irulan, chani, table)

    body = {"name": "Again", "record": record.to_data()}
    brought = await irulan.post("/records", body)

    assert words(brought) == {"paul": PAUL, "feyd": FEYD}
    assert await irulan.get(f"/tables/{brought['id']}/record") == record.to_data()


def test_a_table_of_an_older_format_takes_no_words() -> None:
    setup = replace(setup_of(CRYSKNIFE, 7), format=FORMATS[1], generator="sfc32")

    with pytest.raises(WordRefused, match="older than words"):
        draft_commitment(TableLog(setup), "paul", Commitment("hash", "irulan"), 5, Words())


# The client.


def test_a_program_gives_its_word_by_itself(server: Served) -> None:
    """Also to a table at which others commit later; and it says another when that one is void."""
    with Landsraad(server.url) as host, Landsraad(server.url) as guest:
        host.introduce("Irulan")
        guest.introduce("Chani")
        table = host.create("crysknife", players={"paul": "me"}, pace="quick")
        with table.sit() as paul:
            first = paul.word
            assert words(dict(table.look().info)) == {"paul": first}
            with guest.join(table.link("feyd")).sit() as feyd:
                while set(words(dict(table.look().info))) != {"paul", "feyd"}:
                    paul.wait(0.1)
                    feyd.wait(0.1)
                table.start()

    assert words(dict(table.info)) == {"paul": paul.word, "feyd": feyd.word}
    assert paul.word != first
    assert len({paul.word, feyd.word, first, ""}) == 4
