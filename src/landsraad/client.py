"""Client: sit down at a table of a Landsraad server from Python.

    from landsraad.client import Landsraad

    with Landsraad("http://127.0.0.1:8000") as landsraad:
        landsraad.introduce("Duncan")
        table = landsraad.join(link)                  # a link that somebody gave you
        with table.sit() as seat:
            for question in seat.questions():         # until the game is over
                seat.play(question.decisions[0].actions[0])

A `Question` is the same as for bots in this process (`landsraad.bots`): the view of the seat and
what it may or must decide. `examples/wire_bot.py` is a whole bot.

A seat reconnects by itself and goes on where it was; an action whose acknowledgement was lost is
sent again under the same key, so it is never played twice. Before the game begins it puts a random
word into its chance by itself, so that nobody else can choose the cards (docs/server.md).
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlencode, urlsplit

try:
    import httpx
    import msgspec
    from websockets.exceptions import ConnectionClosed, InvalidHandshake
    from websockets.sync.client import ClientConnection, connect
except ModuleNotFoundError:
    raise SystemExit("The client needs: pip install 'landsraad[client]'") from None

from landsraad import protocol
from landsraad.bots.seat import Question, read_question
from landsraad.kernel.action import Action
from landsraad.kernel.errors import LandsraadError
from landsraad.kernel.record import frozen_options
from landsraad.kernel.registry import game_class
from landsraad.kernel.setup import commitment

PAUSE: Final = 0.5
"""Seconds before it tries again what was refused for the moment."""
PATIENCE: Final = 60.0
"""Seconds without a connection after which it gives up."""

_decoder = msgspec.json.Decoder(protocol.FromServer)


class Refused(LandsraadError):
    """The server says no; nothing has changed.

    Attributes:
        code: the kind of reason: see `protocol.Code`, and the server's OpenAPI document.
        rule: id of the rule that forbids it, or "".
        field: of the action, that is not offered like this, or "".
    """

    def __init__(self, code: str, reason: str, rule: str = "", field: str = "") -> None:
        super().__init__(f"{reason} [{rule}]" if rule else reason)
        self.code = code
        self.rule = rule
        self.field = field


class Lost(LandsraadError):
    """The server cannot be reached any more, or has sent us away."""


class Landsraad:
    """A server, and who we are there.

    Args:
        address: where it is, such as http://127.0.0.1:8000.
        token: who we are, from an earlier `introduce`.
    """

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.Client(base_url=self.address, timeout=30.0)
        if token is not None:
            self._use(token)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self._http.close()

    def _use(self, token: str) -> None:
        self._http.headers["Authorization"] = f"Bearer {token}"

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A REST request; the server's OpenAPI document lists them all."""
        try:
            answer = self._http.request(method, f"/api{path}", json=body)
        except httpx.TransportError as wrong:
            raise Lost(f"{self.address} does not answer: {wrong}") from None
        if answer.is_success:
            return answer.json() if answer.content else None
        try:
            problem = answer.json()
            refused = Refused(problem["code"], problem["reason"], problem["rule"], problem["field"])
        except (ValueError, LookupError, TypeError):
            raise Lost(f"{self.address} answers {answer.status_code}") from None
        raise refused

    def introduce(self, name: str) -> str:
        """Become a guest; returns a token that proves later that we are the same."""
        token: str = self.ask("POST", "/guests", {"name": name})["token"]
        self._http.cookies.clear()
        self._use(token)
        return token

    def games(self) -> dict[str, Any]:
        """What can be played: seats, options and bots of each game."""
        games: dict[str, Any] = self.ask("GET", "/games")
        return games

    def tables(self) -> list[Table]:
        """Our tables, those where it is our turn first."""
        return [Table(self, info) for info in self.ask("GET", "/tables")]

    def create(
        self,
        game: str,
        name: str = "Landsraad",
        *,
        seats: Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        players: Mapping[str, str] | None = None,
        limit: int | None = None,
        pace: str = "human",
    ) -> Table:
        """A new table.

        Args:
            game: its name.
            name: what people shall call the table.
            seats: the line-up; by default the game's usual one.
            options: of the game, by name.
            players: for each seat `me`, `open` or `bot:NAME`; seats not named are open.
            limit: seconds for a decision before a bot takes over; by default none.
            pace: of the bots: quick, human or slow.
        """
        body = {
            "game": game,
            "name": name,
            "seats": None if seats is None else list(seats),
            "options": dict(options or {}),
            "players": dict(players or {}),
            "limit": limit,
            "pace": pace,
        }
        return Table(self, self.ask("POST", "/tables", body))

    def join(self, link: str) -> Table:
        """Sit down where a link leads: the whole link, or the token at its end."""
        token = link.rpartition("#")[2]
        info = self.ask("POST", "/links/join", {"token": token})
        return Table(self, info, token)


class Table:
    """A table.

    Attributes:
        info: seats, options and state when we last looked: see `protocol.TableInfo`.
    """

    def __init__(self, landsraad: Landsraad, info: Mapping[str, Any], link: str = "") -> None:
        self._landsraad = landsraad
        self._link = link
        self.info = info

    @property
    def id(self) -> str:
        identity: str = self.info["id"]
        return identity

    @property
    def mine(self) -> tuple[str, ...]:
        """The seats that we hold."""
        return tuple([seat["seat"] for seat in self.info["seats"] if seat["mine"]])

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A REST request about this table."""
        return self._landsraad.ask(method, f"/tables/{self.id}{path}", body)

    def look(self) -> Self:
        """Read `info` again."""
        self.info = self.ask("GET", "")
        return self

    def link(self, seat: str | None) -> str:
        """A new link for a seat, or for spectators (None); an older one leads nowhere any more."""
        path = "/spectators/link" if seat is None else f"/seats/{seat}/link"
        token: str = self.ask("POST", path)["token"]
        return f"{self._landsraad.address}/join#{token}"

    def start(self, fill: str | None = None) -> None:
        """Begin the game; `fill` names the bot that takes the empty seats."""
        self.info = self.ask("POST", "/start", {"fill": fill})

    def record(self) -> dict[str, Any]:
        """The whole game, once it is over."""
        record: dict[str, Any] = self.ask("GET", "/record")
        return record

    def sit(self, seat: str | None = None) -> Seat:
        """Play one of our seats; unsaid, the only one we hold."""
        if seat is None:
            if len(self.mine) != 1:
                raise LandsraadError(f"say which seat to play; we hold {len(self.mine)}")
            (seat,) = self.mine
        return Seat(self, seat)

    def watch(self) -> Seat:
        """Look at the table as a spectator."""
        return Seat(self, None)

    def address_of_socket(self, seat: str | None, since: int) -> str:
        """Where a socket connects to, with a new ticket."""
        seats = None if seat is None else [seat]
        ticket = self.ask("POST", "/ticket", {"seats": seats, "link": self._link or None})
        query = {"ticket": ticket["ticket"], "since": f"{seat or 'spectator'}:{since}"}
        server = urlsplit(self._landsraad.address)
        scheme = "wss" if server.scheme == "https" else "ws"
        base = f"{scheme}://{server.netloc}{server.path}"
        return f"{base}/api/tables/{self.id}/socket?{urlencode(query)}"


class Seat:
    """One pair of eyes at a table, connected. Use it with `with`.

    Attributes:
        scene: what it sees now; None before the game has begun.
        events: all that it has seen happen.
        chat: all lines for everybody.
        private_chat: all lines that this seat hears with some others only.
        word: what it puts into the chance of the game; empty if it has not committed to any.
    """

    def __init__(self, table: Table, name: str | None) -> None:
        self.table = table
        self.name = name
        self.word = ""
        self.scene: protocol.Scene | None = None
        self._seen = protocol.SeenView()
        self.events: list[dict[str, Any]] = []
        self.chat: list[protocol.ChatLine] = []
        self.private_chat: list[protocol.ChatLine] = []
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._notation = game_class(table.info["game"]).notation()
        self._options: dict[str, Any] = {}

    def __enter__(self) -> Self:
        self._connect()
        self._give_word(self.table.info["started"])
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._open.close()

    # Looking.

    @property
    def view(self) -> dict[str, Any]:
        """What it sees; the game must have begun."""
        if self.scene is None:
            raise LandsraadError("the game has not begun yet")
        return self._seen.view

    def question(self) -> Question:
        """What it is asked now."""
        return read_question(self.view, self._options, self._notation)

    def questions(self) -> Iterator[Question]:
        """Each question that must be answered, until the game is over.

        Answer it with `play` before asking for the next one.
        """
        while True:
            while self.scene is None:
                self.wait()
            view = self.view
            if view["outcome"] is not None:
                return
            if any(decision["required"] for decision in view["decisions"]):
                yield read_question(view, self._options, self._notation)
            else:
                self.wait()

    def wait(self, timeout: float | None = None) -> protocol.FromServer | None:
        """The next message, taken note of; None if none came in time."""
        while True:
            try:
                assert self._socket is not None, "use it with `with`"
                message: protocol.FromServer = _decoder.decode(self._socket.recv(timeout))
            except TimeoutError:
                return None
            except ConnectionClosed:
                self._connect()
            else:
                self._note(message)
                return message

    def _note(self, message: protocol.FromServer) -> None:
        match message:
            case protocol.Scene():
                self.scene = message
                self.events.extend(message.events)
                public, private = map(msgspec.json.decode, (message.public, message.private))
                self._seen.take(message.whole, public, private, message.decisions)
            case protocol.Welcome():
                self.chat = message.chat
                self.private_chat = message.private_chat.get(self.name or "", [])
                self._options = frozen_options({**message.table.options, **message.readings})
                self._give_word(message.table.started)
            case protocol.TableChanged(table):
                self._give_word(table.started)
            case protocol.Chat():
                heard = self.chat if message.eyes is None else self.private_chat
                heard.extend(message.lines)
            case protocol.Bye(code) if code != "stopping":
                raise Lost(f"the server has closed the connection: {code}")

    # Its word.

    def _give_word(self, started: bool) -> None:
        """Commit to a word before the game begins, and reveal it when everybody has committed.

        A message may be older than what we have sent since, so it looks at the table first.
        """
        if started or self.name is None:
            return
        with suppress(Refused, Lost):  # the game goes on without it
            table = self._read(self.table.look().info)
            mine = next((seat for seat in table.seats if seat.seat == self.name), None)
            if table.started or mine is None or mine.word is not None:
                return
            if mine.commitment is None or not self.word:
                word = secrets.token_urlsafe(16)
                table = self._put("commitment", commitment(self._seat, word))
                self.word = word
            if all_committed(table):
                self._put("word", self.word)

    def _put(self, what: str, value: str) -> protocol.TableInfo:
        return self._read(self.table.ask("PUT", f"/seats/{self._seat}/{what}", {what: value}))

    def _read(self, info: Any) -> protocol.TableInfo:
        return msgspec.convert(info, protocol.TableInfo)

    # Acting.

    def play(self, action: Action | Mapping[str, Any]) -> None:
        """Play an action; returns when it is done and stored. `Refused` says why not."""
        data = action.to_json() if isinstance(action, Action) else dict(action)
        self._request(protocol.Act(new_key(), self._events_seen, data))

    def undo(self) -> None:
        """Take back our last action."""
        self._request(protocol.Undo(new_key(), self._events_seen, self._seat))

    def propose_undo(self, to: int) -> None:
        """Ask everybody to go back to where we had seen `to` events."""
        self._request(protocol.Propose(new_key(), self._events_seen, self._seat, to))

    def consent(self, agree: bool) -> None:
        """Agree to go back, or not."""
        self._request(protocol.Consent(new_key(), self._events_seen, self._seat, agree))

    def say(self, text: str, *, in_secret: bool = False) -> None:
        """To everybody, or to those with whom this seat may talk in secret now."""
        confidants = [] if self.scene is None else self.scene.channel
        channel = confidants if in_secret else None
        self._request(protocol.Say(new_key(), self.name, text, channel))

    @property
    def _seat(self) -> str:
        if self.name is None:
            raise LandsraadError("a spectator cannot do this")
        return self.name

    @property
    def _events_seen(self) -> int:
        return 0 if self.scene is None else self.scene.sequence

    def _request(self, request: Any) -> None:
        """Send a request until it is answered; it is carried out once."""
        self._send(request)
        while True:
            socket = self._socket
            message = self.wait()
            if isinstance(message, protocol.Accepted) and message.key == request.key:
                return
            if isinstance(message, protocol.Refused) and message.key == request.key:
                if message.code != "unavailable":
                    raise Refused(message.code, message.reason, message.rule, message.field)
                time.sleep(PAUSE)
                self._send(request)
            elif socket is not self._socket:
                self._send(request)  # the acknowledgement may have been lost

    def _send(self, request: Any) -> None:
        try:
            assert self._socket is not None, "use it with `with`"
            self._socket.send(protocol.encode(request).decode())
        except ConnectionClosed:
            self._connect()
            self._send(request)

    def _connect(self) -> None:
        """Connect, or connect again and go on where we were."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                address = self.table.address_of_socket(self.name, len(self.events))
                opened = connect(address, compression=None, max_size=None)
                self._open.close()
                self._socket = self._open.enter_context(opened)
            except (Lost, OSError, InvalidHandshake) as wrong:
                if time.monotonic() > until:
                    raise Lost(f"the server cannot be reached: {wrong}") from None
                time.sleep(PAUSE)
            else:
                return


def all_committed(table: protocol.TableInfo) -> bool:
    """Whether every seat that a person plays has a commitment."""
    playing = [seat for seat in table.seats if seat.name is not None and seat.bot is None]
    return all(seat.commitment is not None for seat in playing)


def new_key() -> str:
    """A key for one request."""
    return secrets.token_urlsafe(12)
