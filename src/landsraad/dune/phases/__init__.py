"""The phases of a turn, one module each, and the set-up before the first."""
