"""The pictures of both games: portraits, cards, forces, figures, vehicles, worms, as one drawing.

One colour goes in, `--faction` (or a seat's `--seat`); client/style/art.css mixes the tones from
it. To add a leader: a function in leaders.py named like the id, listed in `DUNE` or `ARRAKIS`. To
add a card of War for Arrakis: a scene in arrakis_cards.py or arrakis_scenes.py, and in assigned.py
which cards show it. Shapes are short point lists, `"12 30, 14 20!, …"`: smooth through each point,
a corner at each mark. Then look at it: `python -m tools.art.preview arrakis dark`.

Standard library only, so that the package's own build can run it.
"""
