"""The observatory: how even the games are, and what each ruling does.

`studies` says what is played, `statistics` compares games that have the same seed, `page` writes
docs/balance.md. The command is `landsraad observe`.
"""
