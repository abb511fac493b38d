"""Analysis of a recorded game: winning chances, luck and choice, and the moments that decided.

`playouts` estimates chances by honest look-ahead, `turning_points` looks where they change and
which decisions were good or bad, `story` and `page` tell it. The command is `landsraad analyse`.
"""
