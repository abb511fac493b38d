"""The takes that film strips are made of."""

from __future__ import annotations

from tools.film_takes import CROWDED, LATE, Take, few_with_all


def take(source: str, number: int, *kinds: str) -> Take:
    return Take("dune", source, number, number, kinds)


def test_all_kinds_are_shown_by_few_takes_of_few_games() -> None:
    chosen = few_with_all(
        [
            take("one", 1, "moved"),
            take("one", 2, "shipped", "moved"),
            take("one", 3, "karama"),
            take("other", 1, "karama"),
            take("other", 2, "shipped"),
        ]
    )
    assert [(each.take.source, each.take.actions, each.shows) for each in chosen] == [
        ("one", 2, ("shipped", "moved")),
        ("one", 3, ("karama",)),
    ]


def test_crowded_and_late_takes_are_chosen_only_for_what_no_other_shows() -> None:
    crowd = ["moved"] * CROWDED
    chosen = few_with_all(
        [
            take("one", 1, *crowd, "shipped", "karama"),
            take("one", LATE + 1, "shipped", "hajr"),
            take("one", 2, "moved"),
            take("one", 3, "shipped"),
            take("one", 4, "karama"),
        ]
    )
    shown = {kind: each.take.actions for each in chosen for kind in each.shows}
    assert shown == {"moved": 2, "shipped": 3, "karama": 4, "hajr": LATE + 1}
