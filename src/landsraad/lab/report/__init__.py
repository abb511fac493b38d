"""Reports: what simulated games say, as one page that needs nothing else.

`tally` counts, `figures` makes plots and tables of it, `page` puts them together. The command is
`landsraad report`, or `landsraad simulate` with `--report`.
"""
