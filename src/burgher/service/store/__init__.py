"""What is kept: tables, seats, the log of each game, what was said, devices."""
