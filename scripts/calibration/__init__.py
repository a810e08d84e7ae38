"""How often what the judges say comes true: games that are played for it, the corrections, and the page that tells."""
