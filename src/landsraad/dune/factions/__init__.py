"""The six factions: what each brings to the table and what it can do that others cannot."""
