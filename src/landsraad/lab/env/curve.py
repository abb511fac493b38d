"""The curve of a training: as a table, and drawn."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from html import escape
from pathlib import Path
from textwrap import wrap
from typing import Final

from landsraad.lab.env.learning import Point

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 360, 56, 36, 40, 64
LINE, LINE_HEIGHT = 80, 18
STYLE: Final = """
  text { font: 13px system-ui, sans-serif; fill: #43372b }
  .title { font-weight: 600; font-size: 15px }
  .grid { stroke: #d9cdb8 } .even { stroke: #8a7a63; stroke-dasharray: 4 4 }
  .band { fill: #b5651d; opacity: .22 } .line { fill: none; stroke: #b5651d; stroke-width: 2 }
  .paper { fill: #fbf6ec }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8dcc8 } .paper { fill: #1d1813 } .grid { stroke: #4a3f33 }
    .band, .line { stroke: #e39a52 } .band { fill: #e39a52; stroke: none }
  }
"""


def write_table(curve: Sequence[Point], file: Path) -> None:
    """One line for each measurement."""
    with file.open("w", encoding="utf-8", newline="") as opened:
        table = csv.writer(opened, lineterminator="\n")
        table.writerow(Point._fields)
        for taken, *shares in curve:
            table.writerow([taken, *[f"{share:.4f}" for share in shares]])


def read_table(file: Path) -> list[Point]:
    with file.open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    shares = [(float(row["share"]), float(row["low"]), float(row["high"])) for row in rows]
    return [Point(int(row["sub_choices"]), *each) for row, each in zip(rows, shares, strict=True)]


def draw(curve: Sequence[Point], title: str, command: str) -> str:
    """The share of games won over what was learned from, with its interval, as SVG."""
    most = max(curve[-1].sub_choices, 1)
    below = wrap(f"sub-choices; {command}", LINE, break_on_hyphens=False)
    whole = HEIGHT + LINE_HEIGHT * (len(below) - 1)

    def x(taken: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * taken / most, 1)

    def y(share: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)

    line = " ".join([f"{x(point.sub_choices)},{y(point.share)}" for point in curve])
    above = [f"{x(point.sub_choices)},{y(point.high)}" for point in curve]
    back = [f"{x(point.sub_choices)},{y(point.low)}" for point in reversed(curve)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {whole}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{whole}" rx="6"/>',
        f'<text class="title" x="{LEFT}" y="24">{escape(title)}</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        height = y(percent / 100)
        kind = "even" if percent == 50 else "grid"
        parts += [
            f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height}" y2="{height}"/>',
            f'<text x="{LEFT - 8}" y="{height + 4}" text-anchor="end">{percent} %</text>',
        ]
    for quarter in range(5):
        taken = most * quarter // 4
        parts.append(
            f'<text x="{x(taken)}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{taken:,}</text>'
        )
    parts += [
        f'<polygon class="band" points="{" ".join([*above, *back])}"/>',
        f'<polyline class="line" points="{line}"/>',
        *[
            f'<text x="{LEFT}" y="{HEIGHT - 14 + LINE_HEIGHT * place}">{escape(line)}</text>'
            for place, line in enumerate(below)
        ],
        "</svg>",
    ]
    return "\n".join(parts) + "\n"
