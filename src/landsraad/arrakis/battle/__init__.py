"""Battle (A-BATTLE): from the declaration of an attack to the advance after it."""

from landsraad.arrakis.battle import rolling, rounds

PARTS = (rolling, rounds)
