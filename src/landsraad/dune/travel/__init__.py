"""Travel: the parts of the shipment and movement phase.

scopes    how long a Karama holds
hands     questions that hang on a hand
limits    who may be where: storm, two other factions, allies
prices    what a shipment costs and who is paid
spaces    the shipments that a seat may choose from
groups    forces of several cells that go together
advisors  Bene Gesserit beside others: intrusion, arrival, being left alone
announce  where they will fight, said before the first shipment
accompany their free force with another's shipment
fremen    reserves from the far side of Dune
ship      the steps of one shipment
ways      where a move may go
move      the steps of one move, and the end of a player's turn
order     whose turn it is, and when the Guild takes its own
"""
