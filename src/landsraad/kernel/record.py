"""Record: a whole game as JSON that replays on every machine, for ever.

    {"format": "landsraad-record/3", "game": "crysknife", "rules": "1", "seats": ["paul", "feyd"],
     "options": {}, "readings": {}, "generator": "blake2b", "seed": 7, "salt": "", "words": {},
     "position": null,
     "afresh": {"12": ["5e…"]},                if chance was drawn anew, after that many actions
     "begin": [3, 0, 1],                       outcomes of chance while setting up
     "actions": [["paul ground sand", []], …], each with the outcomes of chance it led to
     "hints": {"paul": 2},                     if seats asked a mentat what to do, how often
     "digest": "9f…",                          fingerprint of the state at the end
     "trail": "3c…"}                           fingerprint of everything that led there

The digest alone would not notice an action exchanged for another that comes to the same in the end.
Records of format 2, without readings, generator and words, and of format 1, which have no trail
either, are still read, and a game that began with one of them stays with it.

`rules` is the version by which the game was played. A later Landsraad replays it by the readings it
states, and by the defaults of that version for those that came since.

Actions are the truth; the seed and the outcomes of chance are both there, so that a replay needs
only one of them and `verify` can compare them. Reading is strict: whatever is not exactly this is
refused in one sentence, and nothing in a record is ever run as code.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from landsraad.kernel.chance import GENERATORS, Tape
from landsraad.kernel.errors import BadOptions, BadPosition, BadRecord, LandsraadError, Refusal
from landsraad.kernel.past import Past
from landsraad.kernel.registry import game_class
from landsraad.kernel.setup import FORMAT, FORMATS, Setup, read_afresh, read_seed, read_words
from landsraad.kernel.values import Json, Value, brief

if TYPE_CHECKING:
    from landsraad.kernel.game import Game

SAVE = "landsraad-save/1"
LARGEST = 16 * 1024 * 1024
"""Characters of a record or saved game; the longest games need a tenth of it."""

FIELDS: dict[str, type | tuple[type, ...]] = {
    "format": str,
    "game": str,
    "rules": str,
    "seats": list,
    "options": dict,
    "readings": dict,
    "generator": str,
    "seed": int,
    "salt": str,
    "words": dict,
    "position": (dict, type(None)),
    "afresh": dict,
    "begin": list,
    "actions": list,
    "hints": dict,
    "digest": str,
    "trail": str,
}
BROUGHT_BY = {"trail": 2, "readings": 3, "generator": 3, "words": 3, "afresh": 3, "hints": 3}
"""The format that brought a field, for those that the first did not have."""
MAY_BE_MISSING = {"afresh", "hints"}
MOST_HINTS = 10**6
NO_HINTS: Mapping[str, int] = {}


class Record:
    """A game from its setup to its last action. Treat it as immutable.

    `outcomes` has one entry more than `actions`: the first belongs to the set-up. `trail` is the
    one that was read with it, None if it is new or older than trails. `hints` says how many each
    seat took; those that took none are not in it.
    """

    __slots__ = ("actions", "digest", "hints", "outcomes", "setup", "trail")

    def __init__(
        self,
        setup: Setup,
        actions: tuple[str, ...],
        outcomes: tuple[tuple[int, ...], ...],
        digest: str,
        trail: str | None = None,
        hints: Mapping[str, int] = NO_HINTS,
    ) -> None:
        self.setup = setup
        self.actions = actions
        self.outcomes = outcomes
        self.digest = digest
        self.trail = trail
        self.hints = hints

    def with_hints(self, hints: Mapping[str, int]) -> Record:
        """The same game, in which so many hints were taken."""
        return Record(self.setup, self.actions, self.outcomes, self.digest, hints=hints)

    # Writing and reading.

    def to_data(self) -> dict[str, Json]:
        story = self.story()
        told = {**story, "format": self.setup.format, "digest": self.digest}
        told["trail"] = fingerprint(story)
        return {name: told[name] for name in fields_of(self.setup.format) if name in told}

    def story(self) -> dict[str, Json]:
        """All that led to the end."""
        begin, *later = self.outcomes
        story: dict[str, Json] = {
            **self.setup.to_json(),
            "begin": list(begin),
            "actions": [
                [text, list(drawn)] for text, drawn in zip(self.actions, later, strict=True)
            ],
        }
        return {**story, "hints": dict(self.hints)} if self.hints else story

    def to_json(self) -> str:
        return json.dumps(self.to_data(), ensure_ascii=False)

    @staticmethod
    def from_json(text: str) -> Record:
        """Read a record; BadRecord says in one sentence what is wrong with it."""
        return Record.from_data(read_json(text))

    @staticmethod
    def from_data(data: object) -> Record:
        fields = _fields(data)
        setup = read_setup(fields)
        actions: list[str] = []
        outcomes = [_outcomes(fields["begin"], "begin")]
        for number, entry in enumerate(fields["actions"], 1):
            if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[0], str):
                raise BadRecord(f"action {number} is not a pair of notation and outcomes")
            actions.append(entry[0])
            outcomes.append(_outcomes(entry[1], f"action {number}"))
        hints = _hints(fields["hints"], setup) if "hints" in fields else NO_HINTS
        trail = fields.get("trail")
        return Record(setup, tuple(actions), tuple(outcomes), fields["digest"], trail, hints)

    # Replaying.

    def replay(self, until: int | None = None, by_outcomes: bool = False) -> Game:
        """The game after its first `until` actions (all, if unsaid)."""
        game: Game | None = None
        for game in self.moments(by_outcomes):
            if game.sequence == until:
                return game
        assert game is not None  # there is always the beginning
        if until is not None:
            raise BadRecord(f"the record has {len(self.actions)} actions, not {until}")
        return game

    def moments(self, by_outcomes: bool = False) -> Iterator[Game]:
        """The game at its beginning and after each action: one object, moving on.

        By default chance comes from the seed and is checked against the outcomes of the record;
        with `by_outcomes` it comes from those alone.
        """
        kind = game_class(self.setup.game)
        tape = Tape([outcome for drawn in self.outcomes for outcome in drawn])
        try:
            game = kind.new(self.setup, tape if by_outcomes else None)
        except (BadOptions, BadPosition, ValueError) as wrong:
            raise BadRecord(f"the game cannot begin like this: {wrong}") from None
        self._check_outcomes(game, 0)
        yield game
        for number, text in enumerate(self.actions, 1):
            try:
                game.play(kind.notation().read(text))
            except (Refusal, ValueError) as wrong:
                raise BadRecord(
                    f"action {number}, {brief(text)}, cannot be played: {wrong}"
                ) from None
            self._check_outcomes(game, number)
            yield game

    def _check_outcomes(self, game: Game, number: int) -> None:
        assert game.past is not None
        if game.past.outcomes != self.outcomes[number]:
            where = f"at action {number}" if number else "in the set-up"
            raise BadRecord(f"{where} the seed does not give the outcomes of the record")

    def verify(self, seal: str = "") -> Game:
        """Prove that every outcome came from the sealed seed; BadRecord says where it did not.

        Args:
            seal: the hash published at the start; unsaid, only the record itself is checked.
        """
        if seal and seal.lower() != self.setup.seal:
            raise BadRecord("seed and salt of the record do not give the published seal")
        game = self.replay()
        if game.digest() != self.digest:
            raise BadRecord("the game does not end as the record says")
        self.check_trail()
        return game

    def check_trail(self) -> None:
        """Nothing was exchanged for something else that comes to the same in the end."""
        if self.trail is not None and self.trail != fingerprint(self.story()):
            raise BadRecord("the game did not get there as the record says")


def fingerprint(story: Mapping[str, Json]) -> str:
    """Of names and values, in whatever order they stand."""
    written = json.dumps(story, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()


def record_of(game: Game) -> Record:
    """The record of a game as far as it was played."""
    trail = [] if game.past is None else game.past.trail()
    if not trail or trail[0].action is not None:
        raise LandsraadError("an imagined game has no record")
    return Record(
        game.setup,
        tuple([str(past.action) for past in trail[1:]]),
        tuple([past.outcomes for past in trail]),
        game.digest(),
    )


def load_game(text: str) -> Game:
    """The game that a record describes, ready to go on."""
    return Record.from_json(text).verify()


def save_game(game: Game) -> str:
    """The record together with the present state: continues at once, without a replay."""
    data: Json = {"format": SAVE, "record": game.record().to_data(), "state": game.pack_state()}
    return json.dumps(data, ensure_ascii=False)


def resume_game(text: str) -> Game:
    """Continue a saved game; what was undoable before is not undoable any more."""
    data = read_json(text)
    if not isinstance(data, dict) or set(data) != {"format", "record", "state"}:
        raise BadRecord("a saved game has a format, a record and a state")
    if data["format"] != SAVE:
        raise BadRecord(f"the format is {brief(data['format'])}, not {SAVE}")
    record = Record.from_data(data["record"])
    notation = game_class(record.setup.game).notation()
    past = Past(None, None, record.outcomes[0], True)
    try:
        for text_of_action, drawn in zip(record.actions, record.outcomes[1:], strict=True):
            past = Past(past, notation.read(text_of_action), drawn, True)
    except Refusal as wrong:
        raise BadRecord(f"the saved state cannot be read: {brief(str(wrong), 120)}") from None
    record.check_trail()
    return game_at(record.setup, past, data["state"], record.digest)


def game_at(setup: Setup, past: Past, state: Json, digest: str) -> Game:
    """A game with this past, ready to go on from a packed state that has this digest."""
    game = game_class(setup.game)(setup, setup.stream())
    game.past = past
    try:
        game.unpack_state(state)
        found = game.digest()
    except Exception as wrong:  # a state from outside may be wrong in any way
        raise BadRecord(f"the saved state cannot be read: {brief(str(wrong), 120)}") from None
    if found != digest:
        raise BadRecord("the saved state is not the one the record ends with")
    game.settle()
    game.live = True
    return game


def read_json(text: str) -> Json:
    """JSON as strict as it should be: bounded, no duplicate keys, no NaN, no deep nesting."""
    if len(text) > LARGEST:
        raise BadRecord(f"it is longer than {LARGEST} characters")
    try:
        data: Json = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except (ValueError, RecursionError) as wrong:
        raise BadRecord(f"this is not JSON: {brief(str(wrong), 120)}") from None
    return data


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        raise ValueError("a key stands twice")
    return table


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a number")


def _fields(data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadRecord(f"a record is an object with {', '.join(FIELDS)}")
    wanted = fields_of(_format(data))
    for name in wanted:
        if name not in data and name not in MAY_BE_MISSING:
            raise BadRecord(f"the record has no {name}")
    for name, value in data.items():
        if name not in wanted:
            raise BadRecord(f"a record of format {data['format']} has no field {brief(name)}")
        if not isinstance(value, FIELDS[name]) or isinstance(value, bool):
            raise BadRecord(f"{name} cannot be {brief(value)}")
    return data


def _format(data: Mapping[str, Any]) -> str:
    """The format that a record or a stored setup names; the second did not stand in setups."""
    found = data.get("format", FORMATS[1])
    if found not in FORMATS:
        raise BadRecord(f"the format is {brief(found)}, and the newest known here is {FORMAT}")
    return str(found)


def fields_of(name: str) -> list[str]:
    """The fields of a record of a format."""
    number = FORMATS.index(name) + 1
    return [field for field in FIELDS if BROUGHT_BY.get(field, 1) <= number]


def read_setup(fields: Mapping[str, Any]) -> Setup:
    """The setup that `Setup.to_json` wrote; BadRecord says what is wrong with it."""
    try:
        return _stored_setup(fields)
    except (BadOptions, TypeError) as wrong:
        raise BadRecord(str(wrong)) from None
    except RecursionError:
        raise BadRecord("it is nested too deep") from None


def _stored_setup(fields: Mapping[str, Any]) -> Setup:
    """Options and readings that came after the game was begun have the values from before."""
    kind = game_class(fields["game"])
    version = _version(fields["rules"], kind)
    if not fields["salt"].isascii():
        raise BadRecord("the salt is not plain text")
    options = frozen_options(fields["options"])
    stated = frozen_options(fields.get("readings", {}))
    later = {option.name: option.before for option in kind.options if option.since > version}
    seats = kind.read_lineup(fields["seats"], options)
    chosen = kind.read_chosen({**later, **options}, seats)
    readings = kind.read_readings(chosen, version, stated)
    _check_readings(kind, chosen, readings, stated)
    return Setup(
        kind.name,
        fields["rules"],
        seats,
        chosen,
        read_seed(fields["seed"]),
        fields["salt"],
        fields["position"],
        readings,
        _generator(fields.get("generator", "sfc32")),
        read_words(fields.get("words", {}), seats),
        _format(fields),
        unstated=frozenset(later).union(readings).difference(options, stated),
        afresh=read_afresh(fields["afresh"]) if "afresh" in fields else {},
    )


def _version(rules: str, kind: type[Game]) -> int:
    if not rules.isdecimal() or int(rules) < 1:
        raise BadRecord(f"rules version {brief(rules)} is not known here")
    if int(rules) > int(kind.version):
        raise BadRecord(
            f"it is played by rules version {brief(rules)} of {kind.name}, and the newest known "
            f"here is {kind.version}: update Landsraad to read it"
        )
    return int(rules)


def _check_readings(
    kind: type[Game],
    chosen: Mapping[str, Value],
    readings: Mapping[str, Value],
    stated: Mapping[str, Value],
) -> None:
    for name in stated:
        if name not in readings:
            raise BadRecord(
                f"the reading {brief(name)} of {kind.name} is not known here: update Landsraad "
                "to read it"
            )
        if name in chosen and chosen[name] != readings[name]:
            raise BadRecord(f"{name} is chosen and read in two ways")


def _generator(name: str) -> str:
    if name not in GENERATORS:
        known = ", ".join(GENERATORS)
        raise BadRecord(f"the generator {brief(name)} is not known here; there are {known}")
    return name


def frozen_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options as JSON or TOML has them: lists stand for tuples."""
    return {name: _frozen(value) for name, value in options.items()}


def _frozen(value: Any) -> Any:
    return tuple([_frozen(item) for item in value]) if isinstance(value, list) else value


def _hints(data: Mapping[str, Any], setup: Setup) -> Mapping[str, int]:
    for seat, number in data.items():
        if seat not in setup.seats or type(number) is not int or not 0 < number <= MOST_HINTS:
            raise BadRecord(f"{brief(seat)} cannot have taken {brief(number)} hints")
    if not data:
        raise BadRecord("hints are there only if somebody took some")
    return data


def _outcomes(data: object, where: str) -> tuple[int, ...]:
    if not isinstance(data, list) or any(type(item) is not int or item < 0 for item in data):
        raise BadRecord(f"the outcomes of chance of {where} are not a list of numbers")
    return tuple(data)
