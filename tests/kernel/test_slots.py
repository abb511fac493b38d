"""The methods written for one class: they do what those written for all classes do."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, field, replace
from typing import Any

import pytest

from landsraad.kernel import Action, Step, action
from landsraad.kernel.slots import GENERATED


@dataclass(frozen=True, slots=True)
class Auction(Step):
    seat: str
    bid: int = 0
    passed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sale(Auction):
    price: int = 1


@dataclass(frozen=True, slots=True)
class Nothing(Step):
    pass


@dataclass(frozen=True, slots=True)
class Checked(Step):
    bid: int

    def __post_init__(self) -> None:
        if self.bid < 0:
            raise ValueError("less than nothing")


@dataclass(frozen=True, slots=True)
class Collected(Step):
    bids: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Doubled(Step):
    bid: int

    def __init__(self, bid: int) -> None:
        object.__setattr__(self, "bid", 2 * bid)


@dataclass(frozen=True)
class WithoutSlots(Step):
    bid: int


@action("{seat} bid {type} {amount}")
class Bid(Action):
    type: str
    amount: int


@action("{seat} pass")
class Pass(Action):
    pass


def values(step: Any) -> tuple[object, ...]:
    return tuple([getattr(step, name) for name in step.__match_args__])


def test_fields_are_set_by_place_by_name_and_by_default() -> None:
    """Inherited ones too."""
    assert values(Auction("red")) == ("red", 0, ())
    assert values(Auction("red", passed=("blue",))) == ("red", 0, ("blue",))
    assert values(Sale("red", 3, (), 2)) == ("red", 3, (), 2)
    assert values(replace(Sale("red", 3), bid=4)) == ("red", 4, (), 1)
    assert Nothing() == Nothing()


def test_it_is_not_the_constructor_of_dataclass() -> None:
    """That would take twice the time."""
    written: Any = vars(Auction)["__init__"]

    assert "object" not in str(written.__code__.co_names)
    assert "set_seat" in written.__code__.co_names
    assert written.__code__.co_filename == GENERATED


def test_a_missing_field_and_one_too_many_are_errors() -> None:
    """As they are for any function."""
    made: Any = Auction

    with pytest.raises(TypeError, match="seat"):
        made()
    with pytest.raises(TypeError, match="colour"):
        made("red", colour="red")


def test_what_was_made_cannot_be_changed() -> None:
    """Only the constructor writes."""
    auction: Any = Auction("red")

    with pytest.raises(FrozenInstanceError):
        auction.bid = 4


def test_a_constructor_that_does_more_stays_as_it_is() -> None:
    """One that checks, one that makes a list, one that was written by hand, one without slots."""
    with pytest.raises(ValueError, match="less than nothing"):
        Checked(-1)

    assert Collected().bids is not Collected().bids
    assert Doubled(2).bid == 4
    assert WithoutSlots(3).bid == 3


def test_but_changes_some_fields() -> None:
    """Whatever they are called, those inherited too; the step itself stays as it is."""
    sale = Sale("red", 3, ("blue",), 2)

    assert values(sale.but(bid=4)) == ("red", 4, ("blue",), 2)
    assert values(sale.but(seat="blue", price=0)) == ("blue", 3, ("blue",), 0)
    assert type(sale.but()) is Sale
    assert values(sale) == ("red", 3, ("blue",), 2)
    assert WithoutSlots(3).but(bid=4) == WithoutSlots(4)
    with pytest.raises(TypeError, match="colour"):
        sale.but(colour="red")


def test_the_values_of_an_action_are_its_fields_after_the_seat() -> None:
    """None, if there is nothing but the seat."""
    assert Bid("red", "open", 3).values() == ("open", 3)
    assert Pass("red").values() == ()
