"""Tables for tests: played by drafting and adopting, with the log that a server would store."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from landsraad.kernel.action import Action
from landsraad.kernel.chance import Chance
from landsraad.kernel.event import REFEREE
from landsraad.kernel.laws import Mode
from landsraad.kernel.setup import Setup
from landsraad.server.live import HANDOVER, LATE, Draft, Live
from landsraad.server.store import Entry

SALT = "5a17" * 8


def setup_of(mode: Mode, seed: int) -> Setup:
    """The setup of a table: its seed is sealed."""
    return mode.game.read_setup(mode.seats, mode.options, seed, SALT)


def eyes_of(live: Live) -> tuple[str | None, ...]:
    """Everybody who can look at a table, the referee included."""
    return (None, *live.setup.seats, REFEREE)


class Played:
    """A table whose every change is drafted, adopted and logged."""

    def __init__(self, setup: Setup) -> None:
        self.live = Live(setup)
        self.log: list[Entry] = []
        self.time = 1_700_000_000_000

    def begin(self) -> Played:
        self.do(self.live.draft_begin(self.now()))
        return self

    def now(self) -> int:
        """A little later every time."""
        self.time += 1_250
        return self.time

    def do(self, *drafts: Draft) -> None:
        for draft in drafts:
            self.live.adopt(draft)
            self.log.append(draft.entry)

    def act(self, *actions: Action | str) -> None:
        for action in actions:
            if isinstance(action, str):
                action = self.live.playing.notation().read(action)
            self.do(self.live.draft_action(action, self.now()))

    def undo(self, seat: str) -> None:
        self.do(self.live.draft_own_undo(seat, self.now(), self.live.witness(seat).sequence))

    def propose(self, seat: str, to: int) -> None:
        at = self.live.witness(seat).sequence
        self.do(self.live.draft_proposal_to(seat, to, self.now(), at))

    def answer(self, seat: str, agree: bool) -> None:
        """Agree or not; the last to agree makes it happen."""
        draft = self.live.draft_consent(seat, agree, self.now())
        proposal = draft.proposal
        if proposal is None or set(proposal.agreed) < set(self.live.setup.seats):
            self.do(draft)
        else:
            self.do(draft, self.live.draft_undo(proposal.seat, proposal.keep, self.now()))

    def hand_over(self, seat: str, kind: str = HANDOVER) -> None:
        self.do(self.live.draft(Entry(kind, "recruit", seat, (), self.now())))

    # By chance.

    def act_by_chance(self, chance: Chance, number: int = 1) -> None:
        for _ in range(number):
            if self.live.over:
                return
            self.act(chance.choice(self.live.playing.pending).actions.sample(chance))

    def go_on_by_chance(self, chance: Chance, number: int = 1) -> None:
        """Whatever can happen at a table: mostly actions."""
        for _ in range(number):
            if not self._happens_beside(chance):
                self.act_by_chance(chance)

    def _happens_beside(self, chance: Chance) -> bool:
        """Whether something other than an action has happened."""
        live, seat = self.live, chance.choice(self.live.setup.seats)
        what = chance.below(24)
        if what == 0:
            self.hand_over(seat, chance.choice((HANDOVER, LATE)))
        elif what <= 2 and live.playing.can_undo(seat):
            self.undo(seat)
        elif what <= 4 and live.proposal is None and self._can_go_back(seat):
            self.propose(seat, self._earlier(seat, chance))
        elif what <= 12 and live.proposal is not None:
            missing = [s for s in live.setup.seats if s not in live.proposal.agreed]
            self.answer(chance.choice(missing), agree=what > 5)
        else:
            return False
        return True

    def _can_go_back(self, seat: str) -> bool:
        live = self.live
        return (
            bool(live.moves)
            and live.seen_after(seat, 0) < live.witness(seat).marks[live.moves[-1].told + 1]
        )

    def _earlier(self, seat: str, chance: Chance) -> int:
        """Some moment of a seat, not long ago, after which something happened that counts."""
        marks = self.live.witness(seat).marks
        last = marks[self.live.moves[-1].told + 1]
        return max(self.live.seen_after(seat, 0), last - 1 - chance.below(12))


def replayed(setup: Setup, log: Iterable[Entry]) -> Live:
    """A table as a restart makes it."""
    live = Live(setup)
    for entry in log:
        live.take(entry)
    return live


def everything(live: Live) -> dict[str, Any]:
    """All that can be seen of a table, through all eyes."""
    game = live.game
    seen = {eyes: _seen(live, eyes) for eyes in eyes_of(live)} if game is not None else {}
    return {
        "sequence": live.sequence,
        "words": live.words,
        "digest": None if game is None else game.digest(),
        "record": None if game is None else game.record().to_data(),
        "moves": [(str(move.action), move.outcomes, move.told) for move in live.moves],
        "proposal": live.proposal,
        "interrupted": live.interrupted,
        "since": dict(live.since),
        "seen": seen,
    }


def _seen(live: Live, eyes: str | None) -> dict[str, Any]:
    witness = live.witness(eyes)
    proposal = live.proposal
    return {
        "events": list(witness.events),
        "marks": list(witness.marks),
        "moments": list(live.moments(eyes)),
        "view": live.playing.view(eyes),
        "may_undo": live.may_undo(eyes),
        "back_to": None if proposal is None else live.seen_after(eyes, proposal.keep),
    }
