"""Mahdi, the solo mode: the rules run the Harkonnen, a player has the Atreides (A-SOLO).

No seat plays the Harkonnen. Whatever a step asks of them is answered by `automaton`: it goes down
the printed list that fits, rung by rung, tells how (event `mahdi`), and where several options are
equally good the player chooses (`verdict.MahdiChoice`). Steps that the solo rules replace are here,
each built on the step of the duel whose place it takes.
"""
