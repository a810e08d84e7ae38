"""Matches and tournaments between bots, and what they prove."""
