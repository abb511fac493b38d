"""Choices: everything that may be chosen here, as a lazy sequence.

A space of choices knows its size, the element at an index, and the index of an element, without
being enumerated. Seven kinds are enough for every rule:

    Listed(*values)                 these
    Range(low, high)                the integers from low to high
    Bits(mask, names)               the names of a fixed order whose bit is set
    Subsets(pool, low, high)        low to high different members of a pool, as a tuple in its order
    Counts(pool, limits, low, high) how many of each member of a pool, low to high in all,
                                    as a tuple of (member, count) without the zeros; `least`
                                    says how many of each there must be
    Product(Class, seat, *fields)   one action type, each field chosen from a space of its own
    Sum(*spaces)                    this space or that one (they must not overlap)

Where one field limits another, write a Sum of a few Products, one for each group with the same
limits. The order of a space depends on how it was built, never on a hash. Spaces are immutable and
may be shared and kept. Inside the engine use `size`, `at` and `find`; `len`, `[]`, `in`, `index`
and iteration are built on them for everybody else. `narrow` chooses an action step by step.
"""

from landsraad.kernel.choices.actions import Product, Sum, flatten
from landsraad.kernel.choices.base import ABSENT, Choices
from landsraad.kernel.choices.narrowing import END, Narrowed, Symbol, narrow, spell
from landsraad.kernel.choices.several import Counts, Subsets
from landsraad.kernel.choices.single import Bits, Listed, Names, Range, just, places_in

__all__ = [
    "ABSENT",
    "END",
    "Bits",
    "Choices",
    "Counts",
    "Listed",
    "Names",
    "Narrowed",
    "Product",
    "Range",
    "Subsets",
    "Sum",
    "Symbol",
    "flatten",
    "just",
    "narrow",
    "places_in",
    "spell",
]
