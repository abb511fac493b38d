"""Load: how many actions our server takes, and how soon everybody sees them.

Fifty tables of six-player advanced Dune, each seat over a socket of its own, are played by random
players, once with deals and once without. Beside it boardgame.io's server plays fifty matches of
six with a toy game, once with views as long as our whole views (it tells everybody the whole state
after each move), once with views as long as what we send. All stay up all the time and are driven
in turns, round after round, by the same driver in processes of their own, so that a machine that
gets busier does so for all.

    rush    every table acts as soon as everybody there has seen the last action
    steady  every table acts twice a second

Ours runs the rules of Dune and keeps every action on the disk before anybody sees it. The other one
has next to no rules and keeps nothing.
"""
