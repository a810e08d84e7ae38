"""How Rise to Nobility is shown."""
