"""The page of an analysis: the curve as a plot, and the story beside it."""

from __future__ import annotations

from html import escape

from landsraad.lab import drawing
from landsraad.lab.analysis.story import Story
from landsraad.lab.drawing import Series, element
from landsraad.lab.report.figures import seat_colour
from landsraad.lab.report.page import lead, page

WIDE = 720


def analysis_page(story: Story) -> str:
    """The story as one file that needs no other."""
    title = story.say("title", game=story.texts.name(story.record.setup.game))
    figures = "".join(
        [figure(story, width) for width in (drawing.WIDTH, WIDE)]  # a phone, a laptop
    )
    parts = [element("h1", escape(title)), lead(story.method()), figures]
    parts.append(element("h2", escape(story.say("decisive"))))
    moments = [
        element("li", "".join([element("p", escape(line)) for line in story.moment(change)]))
        for change in story.found.decisive()
    ]
    parts.append(element("ol", "".join(moments)))
    if story.luck_share():
        parts.append(lead(story.luck_share()))
    parts.append(element("h2", escape(story.say("decisions"))))
    for name, lines in story.decisions():
        parts.append(element("h3", escape(name)))
        parts += [element("p", escape(line)) for line in lines]
    return page(title, parts, story.texts.language, story.record.setup.game)


def figure(story: Story, width: float) -> str:
    """The chances of everybody, action by action, with the moments that decided."""
    found = story.found
    series = [
        Series(
            story.texts.name(seat),
            [
                (moment, value, max(0.0, value - error), min(1.0, value + error))
                for moment, value, error in [
                    (m, chances.of(seat), chances.error(seat))
                    for m, chances in sorted(found.curve.items())
                ]
            ],
            seat_colour(seat, place),
        )
        for place, seat in enumerate(found.seats)
    ]
    marked = [change.end for change in found.decisive()]
    drawn = drawing.lines(story.say("curve"), series, story.percent, 1.0, "", width, marked=marked)
    drawn += drawing.legend([(one.label, one.colour) for one in series])
    caption = element("figcaption", element("p", escape(story.say("curve-note"))))
    kind = "narrow" if width == drawing.WIDTH else "long"
    return element("figure", caption + drawn, class_=kind)
