"""How Belfort is shown."""
