"""The text client: whole sessions, played by script."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any, ClassVar

import pytest
from rich.console import Console

import landsraad
import landsraad.kernel as k
from crysknife import CARDS, Crysknife
from landsraad.bots import Bot, Question, make, question_for
from landsraad.bots.budget import Budget
from landsraad.chronicle import Chronicle
from landsraad.kernel.record import resume_game
from landsraad.terminal import TerminalSession
from landsraad.terminal.others import PlayedByBot
from landsraad.terminal.picker import GoBack, Picker
from landsraad.terminal.render import changed_entries, hide_empty, render_view
from landsraad.terminal.screen import Screen
from landsraad.texts import Texts
from tests.soak import usually


class Evening:
    """A session whose lines come from a script; keeps what was printed before each of them."""

    def __init__(
        self,
        lines: Callable[[Evening], str] | list[str],
        seats: tuple[str, ...] = ("paul",),
        game: k.Game | None = None,
        language: str = "en",
        chronicle: Chronicle | None = None,
        **more: Any,
    ) -> None:
        self.lines = iter(lines) if isinstance(lines, list) else None
        self.answer = None if isinstance(lines, list) else lines
        self.game = landsraad.new_game("crysknife", seed=1) if game is None else game
        self.screen = StringIO()
        console = Console(file=self.screen, width=100, highlight=False)
        self.pages: list[tuple[str | None, str]] = []
        texts = Texts(type(self.game), language)
        self.session = TerminalSession(
            self.game,
            seats,
            texts,
            console,
            read_line=self.read_line,
            chronicle=chronicle,
            **more,
        )

    def read_line(self, _: str) -> str:
        self.turn_page()
        if self.answer is not None:
            return self.answer(self)
        assert self.lines is not None
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line

    def turn_page(self) -> None:
        self.pages.append((self.session.eyes, self.screen.getvalue()))
        self.screen.seek(0)
        self.screen.truncate()

    def play(self) -> str:
        """Play the whole session; returns everything that was printed."""
        self.session.run()
        self.turn_page()
        return "\n".join(text for _, text in self.pages)


def play(*lines: str, **more: Any) -> str:
    return Evening(list(lines), **more).play()


def any_answer(seed: int) -> Callable[[Evening], str]:
    """Somebody who answers at random, and looks around now and then."""
    chance = k.Chance.seeded(seed)

    def answer(evening: Evening) -> str:
        if evening.session.eyes is None or evening.game.over:
            return chance.choice(("", "", "paul", "feyd"))
        return chance.choice(("1", "2", "3", "4", "log", "view", "help", "?", "undo", ""))

    return answer


# Whole games.


SEATS = [("paul",), ("feyd",), ("paul", "feyd")]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("seats", usually(SEATS[2:], soak=SEATS))
@pytest.mark.parametrize("seed", usually([1], soak=[1, 2]))
def test_a_game_can_be_played_to_its_end(seed: int, seats: tuple[str, ...], language: str) -> None:
    game = landsraad.new_game("crysknife", seed=seed)
    evening = Evening(any_answer(seed), seats, game, language)
    text = evening.play()

    assert game.over
    assert game.outcome is not None
    assert game.rulebook().rule(game.outcome.rule, language).title in text
    assert Texts(Crysknife, language).ending(game.outcome) in text


def test_the_outcome_names_the_winners_and_the_rule() -> None:
    game = landsraad.new_game("crysknife", seed=2, rounds=1)
    text = play("1", "1", "1", "1", "", game=game)

    assert game.outcome is not None
    assert game.outcome.winners == ("feyd",)
    assert "Winner: Feyd. Sunset (X-END-2)." in text


def test_the_table_is_shown_from_the_seat() -> None:
    text = play()

    assert "round 1   leader Paul   ground sand   deck 6" in text
    assert "Paul (you)" in text
    assert "shout C, feint C, feint D" in text
    assert "Paul, where will you fight this round?" in text
    assert "1  Fight on stone" in text


def test_italian() -> None:
    text = play("1", language="it")

    assert "Paul, su quale terreno combatti in questo turno?" in text
    assert "Paul sposta lo scontro. Terreno: pietra." in text


@pytest.mark.parametrize("answer", ["1", "stone", "FIGHT ON STONE", "paul ground stone"])
def test_an_answer_by_number_text_or_notation(answer: str) -> None:
    game = landsraad.new_game("crysknife", seed=1)
    play(answer, game=game)

    assert game.view(None)["table"]["ground"] == "stone"


@pytest.mark.parametrize("answer", ["0", "3", "99999999999", "1 2", "xyzzy", "-1"])
def test_an_answer_that_means_nothing_is_asked_again(answer: str) -> None:
    evening = Evening([answer])

    assert f"Nothing here is called “{answer}”" in evening.play()
    assert evening.game.sequence == 0


def test_notation_is_taken_at_any_prompt() -> None:
    game = landsraad.new_game("crysknife", seed=1)
    text = play("1", "attack 3, guard 2", "paul plan [guard:6] [feint_d]", game=game)

    assert "Paul does not attack and guards with 6." in text


def test_a_seat_speaks_for_itself_only() -> None:
    """Not even the reason of a refusal: it would tell what the other holds."""
    game = landsraad.new_game("crysknife", seed=1)
    text = play("1", "feyd plan [attack:6] []", "feyd plan [attack:99] []", game=game)

    assert text.count("You speak for Paul here.") == 2
    assert game.sequence == 1


def test_the_end_of_the_input_is_a_polite_end() -> None:
    text = play()

    assert "The game is not saved. Next time, `save FILE` keeps it" in text


def test_an_interrupt_is_a_polite_end() -> None:
    def interrupt(_: Evening) -> str:
        raise KeyboardInterrupt

    assert "The game is not saved." in Evening(interrupt).play()


def test_quit() -> None:
    assert "The game is not saved." in play("quit")


# Commands.


def test_a_refusal_and_the_rule_behind_it() -> None:
    text = play("?", "1", "paul plan [attack:9] []", "?", "? x-end-1", "? nonsense")

    assert "Nothing was refused by a rule." in text
    assert "Not allowed: Effort within one's breath (X-PLAN-2). `?` shows the rule." in text
    assert "Attack and guard together may not exceed the breath one has left." in text
    assert "The third wound (X-END-1)" in text
    assert "There is no rule nonsense." in text


def test_the_rule_in_italian() -> None:
    text = play("1", "paul plan [attack:9] []", "?", language="it")

    assert "Lo sforzo sta nel fiato (X-PLAN-2)" in text
    assert "Attacco e guardia insieme" in text


def test_undo_takes_the_last_action_back() -> None:
    game = landsraad.new_game("crysknife", seed=1)
    text = play("1", "undo", "log", "2", game=game)

    assert "Taken back." in text
    assert game.view(None)["table"]["ground"] == "shade"
    assert text.count("Paul moves the fight to stone.") == 1  # the log does not tell it any more


def test_undo_stops_at_what_was_revealed() -> None:
    assert "There is nothing to take back" in play("1", "paul plan [] []", "undo")


def test_help_and_log_and_view() -> None:
    text = play("1", "help", "log", "view")

    assert "save FILE" in text
    assert text.count("· Paul moves the fight to stone.") == 2
    assert text.count("ground stone") == 2


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    game = landsraad.new_game("crysknife", seed=1)
    text = play("1", f"save {file}", "quit", game=game)
    again = resume_game(file.read_text(encoding="utf-8"))

    assert f"Saved in {file}." in text
    assert "The game is saved: `landsraad play --resume" in text
    assert again.digest() == game.digest()

    rest = play("log", "paul plan [guard:6] []", game=again, chronicle=Chronicle.of(again.record()))
    assert rest.index("Paul moves the fight to stone.") < rest.index("Paul has a plan.")


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("save", "Say where: save FILE"),
        ("save {there}/nowhere/duel.json", "cannot be written: No such file or directory."),
        ("save {there}", "cannot be written: Is a directory."),
        ("save {there}/letter.txt", "is something else than a saved game"),
    ],
)
def test_a_save_that_cannot_be(command: str, answer: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Leto")
    text = play(command.format(there=tmp_path))

    assert answer in " ".join(text.split())
    assert letter.read_text() == "Dear Leto"


def test_a_saved_game_may_be_saved_over(tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    play(f"save {file}", "1", f"save {file}")

    assert len(json.loads(file.read_text())["record"]["actions"]) == 1


def test_a_seal_is_shown_at_the_start() -> None:
    game = landsraad.new_game("crysknife", seed=1, sealed=True)

    assert game.setup.seal in play(game=game)


# Optional decisions.


def shouting(holder: str) -> Crysknife:
    """Paul leads and all plans are open; Feyd may shout."""
    position = {"phase": "planning", "ground": "stone", "hands": {holder: ["shout_a"]}}
    return Crysknife.new(Crysknife.read_setup(None, {}, 7, "", position))


def test_an_optional_decision_is_offered_beside_the_required_one() -> None:
    game = shouting("feyd")
    text = play("shout", game=game, seats=("feyd",))

    assert "Feyd, you may shout and choose the ground yourself." in text
    assert "Feyd discards shout A." in text
    assert "Feyd, where will you fight this round?" in text


def test_chance_uses_an_optional_decision_now_and_then() -> None:
    used = 0
    for seed in range(24):
        game = shouting("feyd")
        evening = Evening(["paul plan [guard:6] []"], game=game)
        evening.session.chance = k.Chance.seeded(seed)
        used += "Feyd discards shout A." in evening.play()

    assert 2 <= used <= 12


# One screen for several people.


def hidden_cards(game: k.Game, eyes: str | None) -> Iterator[str]:
    hands = game.view(k.REFEREE)["table"]["hands"]
    for seat, hand in hands.items():
        if seat != eyes:
            yield from hand


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("seed", range(usually(1, soak=4)))
def test_no_page_shows_what_its_reader_may_not_know(seed: int, language: str) -> None:
    texts = Texts(Crysknife, language)
    assert len({texts.name(card) for card in CARDS}) == len(CARDS)
    answer = any_answer(seed)
    wrong: list[str] = []
    right: list[str] = []

    def look(evening: Evening) -> str:
        eyes, page = evening.pages[-1]
        hidden = tuple(hidden_cards(evening.game, eyes))
        wrong.extend([card for card in hidden if texts.name(card) in page])
        right.extend([card for card in CARDS if card not in hidden and texts.name(card) in page])
        return answer(evening)

    evening = Evening(look, ("paul", "feyd"), landsraad.new_game("crysknife", seed=seed), language)
    evening.play()

    assert wrong == []
    assert right
    assert {eyes for eyes, _ in evening.pages} == {None, "paul", "feyd"}


def test_the_screen_is_handed_over() -> None:
    evening = Evening(["", "1", "paul plan [attack:3] []", "", "log"], ("paul", "feyd"))
    evening.play()
    (_, first), (_, ground), (_, plan), (eyes, between), (_, feyd), *_ = evening.pages

    assert "Paul is next. Nobody else should look now." in first
    assert "feint" not in first
    assert "Paul (you)" in ground
    assert "Paul, how do you spend your breath" in plan
    assert eyes is None
    assert "Feyd is next." in between
    assert "Paul has a plan." in feyd
    assert "Feyd (you)" in feyd
    assert "attack 3, guard" in feyd  # a choice that Feyd has, not Paul's plan
    assert "Spend attack 3" not in feyd


def test_whoever_wants_to_speak_first_says_so() -> None:
    """Handing over to whoever may shout would betray the card, so they speak up themselves."""
    game = shouting("feyd")
    text = play("feyd", "shout", "1", game=game, seats=("paul", "feyd"))

    assert text.index("Paul is next.") < text.index("Feyd, you may shout")
    assert "Feyd discards shout A." in text


def test_undo_while_handing_over() -> None:
    evening = Evening(
        ["", "1", "paul plan [] []", "undo", "paul plan [guard:1] []"], ("paul", "feyd")
    )
    evening.play()

    assert evening.game.sequence == 2
    assert str(evening.session.chronicle.entries[-1][0]) == "paul plan [guard:1] []"


def test_quit_while_handing_over() -> None:
    assert "The game is not saved." in play("nobody", "undo", "quit", seats=("paul", "feyd"))


# A toy with private questions, optional ones alone, and seats played by chance.


@k.action("{seat} nod", "X-LEAD-1")
class Nod(k.Action):
    pass


@k.action("{seat} sneeze", "X-LEAD-1")
class Sneeze(k.Action):
    pass


@dataclass(frozen=True, slots=True)
class Asking(k.Step):
    """Asks some seats one after the other; blue may sneeze at any time."""

    seats: tuple[str, ...]
    private: bool

    def ask(self, game: Parlour) -> tuple[k.Decision, ...]:
        seat = self.seats[0]
        return (k.Decision(seat, "nod", k.Product(Nod, seat), private=self.private),)

    def answer(self, game: Parlour, action: Nod) -> None:
        rest = self.seats[1:]
        if rest:
            game.become(Asking(rest, self.private))
        else:
            game.finish(game.seats, "peace", "no rule at all")


@dataclass(init=False, eq=False, repr=False, slots=True)
class Parlour(k.Game):
    name = "parlour"
    all_seats = ("red", "blue", "green")
    actions = (Nod, Sneeze)
    steps = (Asking,)
    folder = Crysknife.folder
    invited: ClassVar[tuple[str, ...]] = ("blue",)
    private: ClassVar[bool] = False

    sneezes: int = k.state(0, k.EVERYBODY, "How often blue has sneezed.")

    def begin(self) -> None:
        self.push(Asking(self.invited, self.private))

    def private_view(self, eyes: str | None) -> dict[str, Any]:
        return {"sneezes": self.sneezes}

    def interruptions(self) -> tuple[k.Decision, ...]:
        if self.sneezes:
            return ()
        return (k.Decision("blue", "sneeze", k.Product(Sneeze, "blue"), required=False),)

    def interrupt(self, action: k.Action) -> None:
        self.sneezes += 1


def parlour(*asked: str, private: bool = False) -> Parlour:
    class Room(Parlour):
        pass

    Room.invited, Room.private = asked, private
    return Room.new(Room.read_setup(seed=1))


def test_a_person_alone_is_asked_what_may_be_done_before_others_go_on() -> None:
    game = parlour("red", "red")
    text = play("", "1", "", game=game, seats=("blue",))

    assert "(Enter lets it pass; " in text
    assert text.count("ask-sneeze") == 2
    assert game.sneezes == 1
    assert game.over


def test_a_person_alone_may_wait_until_something_is_asked() -> None:
    game = parlour("red", "red", "blue", "red")
    text = play("wait", "1", "", "", game=game, seats=("blue",))

    assert text.count("ask-nod") == 1
    assert text.count("ask-sneeze") == 3
    assert game.sneezes == 0
    assert game.over


def test_several_people_may_speak_before_chance_goes_on() -> None:
    game = parlour("red", "red")
    text = play("", "blue", "1", "", "", game=game, seats=("blue", "green"))

    assert "Next: red." in text
    assert game.sneezes == 1
    assert game.over


def test_everybody_looks_when_nobody_may_know_who_is_asked() -> None:
    game = parlour("blue", private=True)
    evening = Evening(["", "", "", "1", "", "", ""], ("red", "blue", "green"), game)
    text = evening.play()
    looked = [eyes for eyes, _ in evening.pages if eyes is not None]

    assert looked == ["red", "blue"]
    assert "Nothing is asked of you now." in text
    assert game.over


def test_the_round_of_looks_goes_on_after_the_private_answer() -> None:
    game = parlour("red", "green")
    private = parlour("red", "green", private=True)
    seats = ("red", "blue", "green")

    def nod(evening: Evening) -> str:
        return "" if evening.session.eyes in (None, "blue") else "1"

    openly, secretly = Evening(nod, seats, game), Evening(nod, seats, private)

    assert "Nothing is asked" not in openly.play()
    secretly.play()
    assert [eyes for eyes, _ in secretly.pages if eyes is not None] == ["red", "blue", "green"]


def test_an_outcome_without_a_rule_or_a_text_is_shown_all_the_same() -> None:
    text = play("nod", "", game=parlour("blue"), seats=("blue",))

    assert "ending-peace" in text
    assert "Winners: red, blue, green." in text


def test_the_end_cannot_be_undone() -> None:
    game = parlour("blue")
    text = play("nod", "undo", game=game, seats=("blue",))

    assert "There is nothing to take back" in text
    assert game.over


# Narrowing.


@k.action("{seat} ship {place} {forces}")
class Ship(k.Action):
    place: str
    forces: int


@k.action("{seat} lose {losses} {cards}")
class Lose(k.Action):
    losses: tuple[tuple[str, int], ...]
    cards: tuple[str, ...]


@k.action("{seat} pass")
class Pass(k.Action):
    pass


PLACES = k.Names([f"area_{n}" for n in range(100)])
EVERYWHERE = k.Bits((1 << 100) - 1, PLACES)


def pick(space: k.Choices[Any], *lines: str) -> tuple[Any, str]:
    """What these answers lead to, and what was printed."""
    output, answers = StringIO(), iter(lines)

    def read_answer(print_question: Callable[[], None]) -> str:
        print_question()
        return next(answers)

    console = Console(file=output, width=100, highlight=False)
    picker = Picker(Screen(Texts(Crysknife), console), read_answer)
    chosen = picker.pick(space, "what")
    assert next(answers, None) is None, "answers are left over"
    return chosen, output.getvalue()


def test_up_to_thirty_are_a_list() -> None:
    chosen, text = pick(k.Listed(*PLACES.names[:30]), "30")

    assert chosen == "area_29"
    assert " 30  area 29" in text


@pytest.mark.parametrize("space", [EVERYWHERE, k.Listed(*PLACES.names)])
def test_a_long_list_is_shortened_by_text(space: k.Choices[str]) -> None:
    chosen, text = pick(space, "a 9", "", "a 9", "98")

    assert chosen == "area_97"  # numbers stay those of the whole list
    assert "… and 70 more. Type a part of a name." in text
    assert pick(space, "area 42")[0] == "area_42"


def test_the_whole_text_stands_before_a_part_of_it() -> None:
    assert pick(EVERYWHERE, "area 4")[0] == "area_4"


def test_a_range_by_number() -> None:
    chosen, text = pick(k.Range(-5, 400), "401", "many", "9" * 5000, "-5")

    assert chosen == -5
    assert "what: a number from -5 to 400" in text
    assert text.count("It is a number from -5 to 400.") == 3


def test_members_of_a_set_by_their_numbers() -> None:
    space = k.Subsets(k.Listed(*PLACES.names[:10]), 0, 3)

    assert pick(space, "1 2 3 4", "0", "x", "3, 1")[0] == ("area_0", "area_2")
    assert pick(space, "-")[0] == ()


def test_members_of_a_large_set_are_found_by_text() -> None:
    chosen, text = pick(k.Subsets(EVERYWHERE, 1, 3), "-", "area 7", "8 78")

    assert chosen == ("area_7", "area_77")
    assert " 78  area 77" in text


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (["3 2 0 0"], (("area_0", 3), ("area_1", 2))),
        (["4:2, 1:1"], (("area_0", 1), ("area_3", 2))),
        (["9 0 0 0", "1 1", "5:1", "x", "1:1 2", "1:2:3", "1 1 1 1"], None),
    ],
)
def test_how_many_of_each(answers: list[str], expected: tuple[Any, ...] | None) -> None:
    space = k.Counts(k.Listed(*PLACES.names[:4]), (5, 5, 5, 5), 0, 6)
    everywhere_one = tuple((place, 1) for place in PLACES.names[:4])

    assert pick(space, *answers)[0] == (expected or everywhere_one)
    assert pick(space, "-")[0] == ()


def test_an_action_field_by_field() -> None:
    space = k.Product(Ship, "red", EVERYWHERE, k.Range(1, 20))
    chosen, text = pick(space, "area 42", "7")

    assert chosen == Ship("red", "area_42", 7)
    assert "place" in text
    assert "forces: a number from 1 to 20" in text


def test_an_empty_line_goes_one_field_back() -> None:
    space = k.Product(Ship, "red", EVERYWHERE, k.Range(1, 20))

    assert pick(space, "area 42", "", "area 43", "7")[0] == Ship("red", "area_43", 7)
    with pytest.raises(GoBack):
        pick(space, "area 42", "", "")


def test_a_field_without_a_choice_is_not_asked() -> None:
    losses = k.Counts(k.Listed("a", "b"), (9, 9), 0, 9)
    space = k.Product(Lose, "red", losses, k.Subsets(k.Listed(), 0, 2))

    assert pick(space, "2 1")[0] == Lose("red", (("a", 2), ("b", 1)), ())


def test_a_sum_by_kind() -> None:
    ships = k.Product(Ship, "red", EVERYWHERE, k.Range(1, 20))
    losses = k.Product(Lose, "red", k.Counts(k.Listed("a"), (9,), 0, 9), k.Listed((), ("b",)))
    space = k.Sum(k.Product(Pass, "red"), k.Sum(ships, losses))

    chosen, text = pick(space, "2", "", "3", "1")
    assert chosen == Lose("red", (), ())
    assert "1  red pass" in text
    assert "2  ship … (2,000 ways)" in text
    assert "3  lose … (20 ways)" in text
    assert pick(space, "ship", "area 42", "3")[0] == Ship("red", "area_42", 3)


def test_products_of_one_kind_are_one_question() -> None:
    """Where one field limits another, the player still answers field by field."""
    near = k.Product(Ship, "red", k.Bits(0b111111, PLACES), k.Range(1, 20))
    far = k.Product(Ship, "red", k.Bits(0b111111 << 6, PLACES), k.Range(1, 2))
    farthest = k.Product(Ship, "red", k.Listed("area_11"), k.Range(8, 9))
    space = k.Sum(near, far, farthest)

    assert pick(space, "area 5", "20")[0] == Ship("red", "area_5", 20)
    chosen, text = pick(space, "area 11", "5", "9")
    assert chosen == Ship("red", "area_11", 9)
    assert "forces: a number from 1 to 9" in text
    assert "Not with the rest of your choice: 5." in text


def test_a_number_is_typed_even_if_there_are_few() -> None:
    """In a list, the line with the number 4 might say: ship 3."""
    space = k.Product(Ship, "red", k.Listed("area_7"), k.Range(0, 9))
    chosen, text = pick(space, "3")
    assert chosen == Ship("red", "area_7", 3)
    assert "forces: a number from 0 to 9" in text

    chosen, text = pick(k.Sum(k.Product(Pass, "red"), space), "2", "3")
    assert chosen == Ship("red", "area_7", 3)
    assert "2  ship … (10 ways)" in text


def test_every_action_of_a_space_can_be_reached() -> None:
    """Numbers alone lead to any element of a game's real spaces."""
    game = landsraad.new_game("crysknife", seed=1)
    game.play(game.notation().read("paul ground stone"))
    space = game.decisions("paul")[0].actions
    assert space.size > 30
    reached = {
        pick(space, str(effort), str(feints))[0]
        for effort in range(1, 29)
        for feints in (1, 2, 3, 4)
    }

    assert reached == set(space)


# Views.


def rendered(view: dict[str, Any]) -> str:
    screen = StringIO()
    Console(file=screen, width=100).print(render_view(view, Texts(Crysknife)))
    return screen.getvalue()


def test_any_view_can_be_rendered() -> None:
    plan = {"kind": "plan", "seat": "paul", "effort": [["attack", 2]], "feints": []}
    text = rendered(
        {
            "seats": ["paul", "feyd"],
            "eyes": "paul",
            "waiting": [{"seat": None, "kind": "respond"}, {"seat": "feyd", "kind": "plan"}],
            "steps": [{"step": "planning", "plans": [plan]}, {"storm": {"sector": 3}}, {}],
            "table": {
                "turn": 3,
                "spice": {"paul": 5, "feyd": {"bank": 1, "shown": [2, 3]}},
                "areas": {"sietch_tabr": {"forces": [["feyd", 4]]}, "carthag": {}},
                "leaders": {
                    "stilgar": {"owner": "fremen", "worth": 7},
                    "gurney": {"owner": "atreides", "worth": 4},
                },
                "piles": [{"card": "feint_a"}, {"card": None}],
                "empty": {},
            },
        }
    )

    for words in (
        "turn 3",
        "Paul (you)",
        "sietch tabr  forces  Feyd 4",
        "bank 1   shown 2, 3",
        "card feint A",
        "Spend attack 2",
        "sector 3",
        "stilgar  fremen    7",
        "waiting for somebody, Feyd",
    ):
        assert words in text


def a_view(**table: Any) -> dict[str, Any]:
    return {
        "seats": ["paul", "feyd"],
        "eyes": "paul",
        "waiting": [],
        "steps": [],
        "table": table,
    }


def test_what_there_is_of_several_seats_stands_in_columns() -> None:
    text = rendered(
        a_view(houses={"paul": {"breath": 7, "hand": ["feint_a"]}, "feyd": {"breath": 4}})
    )
    lines = [line.split() for line in text.splitlines()]

    assert ["breath"] in lines
    assert ["Paul", "(you)", "7"] in lines
    assert ["Feyd", "4"] in lines
    assert ["Paul", "hand", "feint", "A"] in lines


def test_rows_that_are_the_same_stand_on_one_line() -> None:
    leaders = {"gurney": "alive", "duncan": "dead", "thufir": "alive"}
    table = {name: {"owner": "paul", "state": state} for name, state in leaders.items()}
    text = rendered(a_view(leaders=table))

    assert "gurney, thufir  Paul   alive" in text
    assert "duncan          Paul   dead" in text


def test_entries_that_say_nothing_are_left_out() -> None:
    view = a_view(
        turn=0,
        pact=None,
        deals=[],
        piles={"sand": [[], []], "stone": {"top": None}},
        map={"storm": 0, "wall": False, "forces": {}},
        offers=[{"spice": 0, "promise": None}],
        leaders={"gurney": {"fought": None, "in": 1}, "duncan": {"fought": None, "in": 2}},
        houses={
            "paul": {"dead": [0, 0], "bribes": 0, "wounds": 0, "spice": 0, "seen": {"feyd": 0}},
            "feyd": {"dead": [0, 0], "bribes": 0, "wounds": 1},
        },
        breath={"paul": 0, "feyd": 0},
    )

    assert hide_empty(view)["table"] == {
        "turn": 0,
        "map": {"storm": 0, "wall": False},
        "offers": [{"spice": 0}],
        "leaders": {"gurney": {"in": 1}, "duncan": {"in": 2}},
        "houses": {"paul": {"wounds": 0, "spice": 0}, "feyd": {"wounds": 1}},
        "breath": {"paul": 0, "feyd": 0},
    }


def test_of_a_large_table_only_the_changes_are_shown() -> None:
    evening = Evening(["1"])
    evening.session.screen.console.height = 5
    text = evening.play()

    assert text.count("round 1   leader Paul   ground sand   deck 6") == 1
    assert "ground stone" in [line.strip() for line in text.splitlines()]
    assert "(What has changed; `view` shows the whole table.)" in text


def test_of_nested_entries_only_those_that_changed_are_left() -> None:
    before = {"a": {"x": 1, "y": 2}, "b": [1], "c": 3}
    now = {"a": {"x": 1, "y": 5}, "b": [1], "c": {"new": 1}, "d": None}

    assert changed_entries(before, now) == {"a": {"y": 5}, "c": {"new": 1}, "d": None}


def test_brackets_are_text_not_markup() -> None:
    view: dict[str, Any] = {
        "seats": [],
        "eyes": None,
        "waiting": [],
        "steps": [],
        "table": {"say": "[bold]"},
    }

    assert "[bold]" in rendered(view)


# Bots and hints.


def duel() -> k.Game:
    """At the first turn, where there is something to compare."""
    game, chance = landsraad.new_game("arrakis", seed=3), k.Chance.seeded(1)
    recruit = make("recruit", "arrakis")
    while game.asked[0].kind != "turn":
        action = recruit.answer(question_for(game, game.asked[0].seat), chance)
        assert action is not None
        game.play(action)
    return game


def test_other_seats_are_played_by_a_bot() -> None:
    """It is asked for every seat that nobody holds, and plays what it answers."""
    asked: list[str] = []

    class Quiet(Bot):
        def answer(self, question: Question, chance: k.Chance) -> k.Action | None:
            asked.append(question.seat)
            required = [decision for decision in question.decisions if decision.required]
            return required[0].actions.at(0) if required else None

    game = landsraad.new_game("crysknife", seed=2, rounds=1)
    evening = Evening(["1", "1", "1", "1", ""], game=game, others=PlayedByBot(Quiet()))
    evening.play()

    assert game.over
    assert {*asked} == {"feyd"}


@pytest.mark.parametrize(("language", "words"), [("en", "% to win"), ("it", "% di vincere")])
def test_a_hint(language: str, words: str) -> None:
    game = duel()
    seat = next(decision.seat for decision in game.pending if decision.required)
    evening = Evening(["hint", "quit"], (seat,), game, language, hint=Budget(playouts=4))
    before = game.sequence
    text = evening.play()

    assert words in text
    assert game.sequence == before
    notations = [line.strip() for line in text.splitlines() if line.startswith(f"  {seat} ")]
    offered = [decision.actions for decision in game.decisions(seat)]
    actions = [game.notation().read(line) for line in notations]
    assert actions
    assert all(any(action in space for space in offered) for action in actions)


def test_no_hint_where_no_bot_knows_the_game() -> None:
    assert "No hint here" in play("hint", "quit")
