doubt-settlers-example = No settlers card is like the rulebook’s example: { PIECE("furnishings") }, { PIECE("weaponry") }, { PIECE("magic") }, { PIECE("books") }, 8 to 12.
doubt-settlers-stars = The rulebook speaks of settlers cards without a star, and there is none.
doubt-settlers-workers = { PIECE($piece) } has { $found } workers; 14 workers to a colour are two for each of the seven houses.
doubt-ship-example = No ship is like the rulebook’s example: { PIECE("jewelry") } 3, { PIECE("magic") } 2, { PIECE("furnishings") } 1.
doubt-buildings = There are { $found } building tiles; the rulebook counts { $wanted }.
doubt-events = { $found } events are for the first half of the game; with 16 cards there should be { $wanted }.
doubt-council-picture = The rulebook’s picture shows three council tiles with a 4, five with a 5, six with a 6 and four with a 7; not all of these are there.
doubt-white-lord = The highest nobility is worth { $found } points; the rulebook says { $wanted }.
