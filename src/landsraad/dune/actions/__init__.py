"""All actions of Dune, one module per phase; each lists its own in `ACTIONS`."""
