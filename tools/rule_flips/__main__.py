"""All flips of both games, one line each."""

from __future__ import annotations

import sys

from tools.rule_flips import arrakis, dune, flipped, notices

FLIPS = (*dune.FLIPS, *arrakis.FLIPS)


def main() -> int:
    unnoticed = 0
    for flip in FLIPS:
        name = str(flip)
        with flipped(flip):
            found = notices(flip)
        unnoticed += found is None
        print(f"{found.id if found else 'NO CASE NOTICES':20} {name}", flush=True)
    print(f"{len(FLIPS) - unnoticed} passed, {unnoticed} failed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
