"""Mahdi: the automatic Harkonnen decide as the rules say, from what they may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import landsraad
from landsraad.arrakis import Arrakis, knowledge
from landsraad.arrakis.board import AREA
from landsraad.arrakis.box import ATREIDES, HARKONNEN
from landsraad.arrakis.losses import Losses
from landsraad.arrakis.ops import Where
from landsraad.arrakis.resolve import lookup
from landsraad.arrakis.solo import automaton
from landsraad.arrakis.solo.attacks import MahdiAttack
from landsraad.arrakis.solo.moving import MahdiMove
from landsraad.arrakis.solo.placing import DEPLOYED, MahdiPlace, MahdiSwap
from landsraad.arrakis.solo.vehicles import MahdiRow
from landsraad.arrakis.solo.verdict import Verdict, label
from landsraad.arrakis.state import ArrakisState
from landsraad.kernel import REFEREE, Chance, Decision, Step
from landsraad.texts import LANGUAGES, Texts, key_of
from tests.arrakis import mahdi_by_hand as by_hand
from tests.soak import usually

decide = automaton.verdict_on
Moment = tuple[Arrakis, Step, Verdict]
DECISIONS = usually(80, soak=1_000)
LISTS = {
    "attack_sietch",
    "attack_legion",
    "temporary_target",
    "move_order",
    "path",
    "deploy",
    "swap",
    "harvester",
    "carryall",
    "ornithopter",
    "losses",
}


def moments(monkeypatch: pytest.MonkeyPatch, seeds: range) -> Iterator[Moment]:
    """Every decision of the rules in some random games: the table before it, and what it was."""
    found: list[Moment] = []

    def watched(game: ArrakisState, step: Step, decision: Decision) -> Verdict:
        verdict = decide(game, step, decision)
        assert isinstance(game, Arrakis)
        found.append((game.copy(), step, verdict))
        return verdict

    monkeypatch.setattr(automaton, "verdict_on", watched)
    for seed in seeds:
        game = landsraad.new_game("arrakis", mode="mahdi", seed=seed)
        chance = Chance.seeded(seed)
        while not game.over:
            game.play(chance.choice(game.pending).actions.sample(chance))
            while found:
                yield found.pop(0)


def plain(where: Where) -> bool:
    """Whether a selector speaks of own legions and what they contain, and of nothing else."""
    return where == Where(legion="self", contains=where.contains, with_leader=where.with_leader)


def legions(table: dict[str, Any], where: Where) -> list[str]:
    return [
        area
        for area, legion in table["legions"]["harkonnen"].items()
        if all(legion.get(figure) or figure in legion["named"] for figure in where.contains)
        and (by_hand.leaders(legion) or not where.with_leader)
    ]


def expected(game: Arrakis, step: Step, name: str) -> set[str] | None:
    """What the slow lists say; None for decisions that they do not cover."""
    table = game.view(REFEREE)["table"]
    if isinstance(step, MahdiAttack):
        return expected_attack(table, step, name)
    if isinstance(step, MahdiMove):
        return expected_move(table, step, name)
    if isinstance(step, MahdiPlace):
        return expected_place(game, table, step)
    if isinstance(step, MahdiSwap):
        return by_hand.swap(table, step.old)
    if isinstance(step, MahdiRow) and name in ("harvester", "carryall", "ornithopter"):
        options: set[str] = getattr(by_hand, name)(table)
        return options or None
    if isinstance(step, Losses):
        legion = table["legions"]["harkonnen"][AREA.names[step.area]]
        return {f"lose {figure}" for figure in by_hand.losses(legion, step.hits)}
    return None


def expected_attack(table: dict[str, Any], step: MahdiAttack, name: str) -> set[str] | None:
    if not plain(step.op.legion):
        return None
    attackers = legions(table, step.op.legion)
    sietches = by_hand.attack_sietch(table, attackers)
    assert (name == "attack_sietch") == bool(sietches)
    return sietches or by_hand.attack_legion(table, attackers)


def expected_move(table: dict[str, Any], step: MahdiMove, name: str) -> set[str] | None:
    if not plain(step.legion) or step.arrived:
        return None
    movers = legions(table, step.legion)
    if name == "temporary_target":
        return by_hand.temporary_target(table, movers)
    goal = table["mahdi"]["temporary"] or table["mahdi"]["target_sietch"]
    if name == "move_order":
        return by_hand.move_order(table, movers, goal)
    return by_hand.moves(table, AREA.names[step.start], goal)


def expected_place(game: Arrakis, table: dict[str, Any], step: MahdiPlace) -> set[str] | None:
    covered = not step.from_board and step.what == "regular"
    first = not lookup(step.bound, DEPLOYED).places
    if not (covered and first and game.supply(HARKONNEN, "regular")):
        return None
    return by_hand.deploy(table, "regular")


def options(step: Step, verdict: Verdict) -> set[str]:
    """What is left, as the slow lists write it: of a move only where it goes and how."""
    words = {label(option) for option in verdict.options}
    if isinstance(step, MahdiMove) and verdict.list in ("path", "join"):
        return {" ".join(text.rsplit(" ", 2)[1:]) for text in words}
    return words


def test_the_lists_agree_with_a_sort_by_the_printed_criteria(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Many decisions of random games leave the same options as the slow lists."""
    lists: Counter[str] = Counter()
    for game, step, verdict in moments(monkeypatch, range(1_000)):
        wanted = expected(game, step, verdict.list)
        if wanted is None:
            continue
        lists[verdict.list] += 1
        assert options(step, verdict) == wanted, (verdict.list, game.view(REFEREE)["table"])
        if sum(lists.values()) >= DECISIONS and {*lists} >= LISTS:
            break

    assert {*lists} >= LISTS


def test_nothing_hidden_but_ranks_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tokens, another hand and another objective of the player change no decision."""
    checked = 0
    chance = Chance.seeded(1)
    for game, _, verdict in moments(monkeypatch, range(6)):
        twin = game.copy()
        knowledge.redeal_hands(twin, None, chance)
        knowledge.redeal_tokens(twin, chance)
        knowledge.redeal_objectives(twin, chance)
        step = twin.stack[-1]
        (decision,) = step.ask(twin)
        again = decide(twin, step, decision)
        checked += 1

        assert [label(option) for option in again.options] == [
            label(option) for option in verdict.options
        ]
    assert checked > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_how_they_decide(language: str) -> None:
    """Every decision is told, with a rule of the catalogue and in words."""
    texts = Texts(Arrakis, language)
    kinds: Counter[str] = Counter()
    for seed in range(4):
        game = landsraad.new_game("arrakis", mode="mahdi", seed=seed)
        chance = Chance.seeded(seed)
        while not game.over:
            events = game.play(chance.choice(game.pending).actions.sample(chance))
            for event in [event.seen_by(ATREIDES) for event in events]:
                if event is None or event["kind"] != "mahdi":
                    continue
                kinds[event["list"]] += 1
                fields = {name: value for name, value in event.items() if name != "kind"}
                text, problems = texts.message(key_of("event", "mahdi"), texts.arguments(fields))
                assert event["rule"] in Arrakis.rulebook()
                assert not problems, text
                assert len(event["candidates"]) >= len(event["equal"]) >= 1
    assert len(kinds) > 15


def test_a_rank_that_nobody_has_seen_is_told_to_the_player_alone() -> None:
    """Two sietches face down: a spectator does not learn from the list which rank they have."""
    position = {
        "turn": "atreides",
        "action_dice": {"atreides": [], "harkonnen": ["unrolled", "unrolled"]},
        "wormsign_pool": {"sand": 0, "sandworm": 0, "deep_sandworm": 0},
        "legions": {"harkonnen": {"s2_8": {"regular": 1}, "s1_11": {"regular": 5}}},
        "dice": [2],
    }
    game = Arrakis.new(Arrakis.read_setup(None, {"mode": "mahdi"}, 0, "", position))
    events = game.play(game.notation().read("atreides desert_power"))
    spectator = [seen for event in events if (seen := event.seen_by(None))]
    player = [seen for event in events if (seen := event.seen_by(ATREIDES))]
    (hidden,) = [seen for seen in spectator if seen.get("list") == "attack_sietch"]
    (shown,) = [seen for seen in player if seen.get("list") == "attack_sietch"]

    assert all("rank" not in row for row in hidden["candidates"])
    assert {row["rank"] for row in shown["candidates"]} == {1, 3}
