"""The server: tables at which people and bots play over the network.

    run, app, settings     how it starts and what it is put together from
    security, limits       what stands between the network and the app
    access, problems       who may do what, and how a refusal is answered
    rest                   the endpoints around a game
    sockets                the connections over which a game is played (`landsraad.protocol`)
    tables                 tables in memory: start in `tables/__init__.py`
    store                  where tables are stored: start in `store/base.py`
    pages, metrics, logs   files of the browser client, Prometheus, log lines

A request goes from `rest` or `sockets` through `tables` to `store`; imports point the same way.
"""
