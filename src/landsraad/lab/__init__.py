"""The lab: what researchers need, from measurements to many games at once."""
