# What the browser says about getting better: statistics, analysis, hints and practice.

## Statistics

statistics = Your games in numbers
statistics-csv = Download as CSV
statistics-none = No game has been finished on this device yet. Play one to its end, and here you will see how it went.
statistics-none-such = There is no such game yet.
statistics-left-out = The last { $count } games are counted here.
statistics-game = Game
statistics-players = Players
statistics-any-count = Any number of players
statistics-count = { $count ->
    [one] Alone
   *[other] { $count } players
}
statistics-player = Who
statistics-anybody = Everybody at this device
statistics-results = Results
statistics-games = Games
statistics-wins = Won
statistics-mean = Points on average
statistics-best = Most points
statistics-place = Place on average
statistics-share = Share of games won
statistics-fair = Equally good players would win { $share }.
statistics-fair-hint = The line across a bar is the share that equally good players would win.
statistics-plot = The points of your games, one after the other: { $scores }
statistics-won-game = a game you won
statistics-other-game = another game
statistics-trend = average of the last five
statistics-opponents = Against whom
statistics-opponent = Opponent
statistics-ahead = Ahead of them
statistics-ahead-hint = How often you were ahead of them at the end; a shared place counts half.
statistics-sources = Where your points come from
statistics-habits = What you do more of, and less, than strong bots
statistics-per-game = In a game
statistics-mine = You
statistics-strong = Strong bots
statistics-difference = You, and strong bots as a line
statistics-more = More than strong bots: { $what } ({ $mine } in a game; they: { $strong }).
statistics-less = Less than strong bots: { $what } ({ $mine } in a game; they: { $strong }).
