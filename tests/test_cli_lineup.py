"""Line-ups of Dune in the terminal: suggested, dealt, chosen by turn cards, swapped."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner, Result

from landsraad import cli
from landsraad.dune.lineup import SUGGESTED

FACTIONS = r"(?:Atreides|Bene Gesserit|Emperor|Fremen|Guild|Harkonnen)"


def play(*arguments: object, text: str = "") -> Result:
    words = ["play", "dune", *map(str, arguments), "--language", "en"]
    return CliRunner().invoke(cli.app, words, input=text)


def leads_in(result: Result) -> list[tuple[str, str]]:
    """Who leads what, as often as it is told."""
    return re.findall(rf"(?m)^(?:> )?([\w ]+): ({FACTIONS}(?:, {FACTIONS})*)$", result.output)


@pytest.mark.parametrize("players", SUGGESTED)
def test_as_many_as_the_book_suggests(players: int) -> None:
    """D-SETUP-2: whoever plays holds the first of them."""
    result = play("--players", players)

    assert "You play Atreides." in result.output
    shown = {name.lower().replace(" ", "_") for name in re.findall(FACTIONS, result.output)}
    assert shown == set(SUGGESTED[players])


def test_factions_are_dealt_to_people_and_to_chance() -> None:
    """D-SETUP-3: the same seed deals the same."""
    result = play("--players", 4, "--deal", "Ann", "--seed", 5)
    (_, mine), *others = leads_in(result)

    assert [name for name, _ in others] == ["Chance 1", "Chance 2", "Chance 3"]
    assert len({mine, *[faction for _, faction in others]}) == 4
    assert f"You play {mine}." in result.output
    assert leads_in(play("--players", 4, "--deal", "Ann", "--seed", 5)) == leads_in(result)


def test_only_the_factions_of_the_table_are_dealt() -> None:
    result = play("--table", "guild,fremen", "--deal", "Ann,Ben", text="\n")

    assert {faction for _, faction in leads_in(result)} == {"Guild", "Fremen"}


def test_people_swap_until_all_are_content() -> None:
    """D-SETUP-3: names are found whatever their case; who does not play swaps nothing."""
    result = play("--deal", "Ann, Ben", "--seed", 3, text="ben, ANN\nZed, Ann\n\n")
    before, after, still = leads_in(result)[:2], leads_in(result)[2:4], leads_in(result)[4:]

    assert after == [("Ann", before[1][1]), ("Ben", before[0][1])]
    assert "Two of these can swap: Ann, Ben." in result.output
    assert still == after


def test_the_highest_turn_card_chooses_first() -> None:
    """D-SETUP-3: nobody can choose what is taken; an empty line is no choice."""
    result = play("--draft", "Ann,Ben", "--seed", 5, text="Fremen\n\nFremen\nGuild\n\n")
    cards = re.findall(r"(\w+) draws turn card (\d+)\.", result.output)
    first, second = [name for name, _ in cards]

    assert int(cards[0][1]) > int(cards[1][1])
    assert "Nothing here is called “Fremen”." in result.output
    assert dict(leads_in(result)) == {first: "Fremen", second: "Guild"}
    assert [name for name, _ in leads_in(result)] == ["Ann", "Ben"]


@pytest.mark.parametrize("way", ["--deal", "--draft"])
def test_two_factions_each(way: str) -> None:
    """D-SETUP-18."""
    result = play(way, "Ann,Ben", "--pairs", text="1\n1\n1\n1\n\n" if way == "--draft" else "\n")
    told = leads_in(result)

    assert [len(factions.split(", ")) for _, factions in told] == [2, 2]
    assert len({faction for _, both in told for faction in both.split(", ")}) == 4


def test_chance_chooses_for_those_it_plays() -> None:
    result = play("--draft", "Ann", "--players", 6, text="1\n\n")

    assert len({faction for _, faction in leads_in(result)}) == 6


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["dune", "--players", "9"], 1, "2 to 6 players"),
        (["dune", "--players", "0"], 1, "2 to 6 players"),
        (["dune", "--deal", "Ann"], 1, "2 to 6 players"),
        (["dune", "--deal", "Ann,Ann"], 1, "stands twice"),
        (["dune", "--deal", "Ann,Ben", "--seed", "-1"], 1, "a seed is a number"),
        (["dune", "--draft", "A,B,C", "--table", "guild,fremen"], 1, "2 to 2 players"),
        (["dune", "--deal", "Ann", "--draft", "Ben"], 2, "not both"),
        (["dune", "--deal", "A,B", "--hotseat"], 2, "who holds which seat"),
        (["dune", "--deal", "A,B,C", "--players", "2"], 2, "3 people are named"),
        (["dune", "--deal", ",", "--players", "2"], 2, "0 people are named"),
        (["dune", "--pairs"], 2, "--pairs goes with"),
        (["dune", "--players", "3", "--table", "guild,fremen"], 2, "how many play"),
        (["crysknife", "--players", "2"], 2, "are for dune"),
        (["--resume", "game.json", "--deal", "A,B"], 2, "settled in a saved game"),
    ],
)
def test_what_does_not_fit_together(arguments: list[str], status: int, words: str) -> None:
    result = CliRunner().invoke(cli.app, ["play", *arguments], env={"COLUMNS": "200"})

    assert result.exit_code == status, result.output
    assert words in result.stderr
