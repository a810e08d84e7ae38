# What stands around a board: seats, moments, sound, the end.

seat-place = Number { $place } in turn order
has-passed = has passed

# moments
show-again = Show again: { $what }
show-faster = Faster
show-skip = Skip
is-moving = moves

# settings
setting-text = Text size
text-usual = Usual
text-larger = Larger
text-largest = Largest
volume-off = Off
volume-soft = Soft
volume-medium = Medium
volume-loud = Loud

# the end
end-alone-won = You have reached the objective
end-alone-lost = You have not reached the objective
end-by-tie =
    { $winners } and { $level } are level on { $points ->
        [one] 1 point
       *[other] { $points } points
    }; the tie-break decided.
end-shared =
    { $winners } are level on { $points ->
        [one] 1 point
       *[other] { $points } points
    }, even after the tie-break, and share the victory.
end-picture = Share as a picture

# replay and log
replay-speed = Speed: { $times }×
replay-round = To round { $round }
# A step of which nothing else is told: what was chosen.
replay-step = { $name }: { $step }
replay-begins = The game begins.
log-setup =
    { $count ->
        [one] Set-up: one line
       *[other] Set-up: { $count } lines
    }
give-up-title = Give up this game?
give-up-hint = It disappears from your list. If others are playing, your seat waits for you or for a bot; the table’s address brings you back.
give-up = Give up

# several people at one device
setting-curtain = Several people on one device
curtain-wish-drawn = Curtain when needed
curtain-wish-always = Curtain before every turn
curtain-wish-open = Everybody may look
# Several people at one device: whoever plays sees only what everybody may see, and wants to see their own cards.
see-what-is-mine = Look at my cards

# A colour and the shape of its markers; $seat is a seat in words.
colour-and-shape = { $colour }, { $shape }
colour-of = { $seat }: { $colour }
shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-star = star
shape-cross = cross

# In the result, where the game was analysed.
end-best-moves = Best moves

# Around a board: the coach's button, and when something was.
hint = Hint
hint-ask = What would you do?
hint-ask-label = Hint: What would you do?
hints-agreed = At this table everybody may ask the coach for hints. By sitting down you agree to that; the log shows when somebody asks.
decision-round = Round { $round }
