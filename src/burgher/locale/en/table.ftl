# What stands around a board: seats, moments, sound, the end.

seat-place = Number { $place } in turn order

# moments
show-again = Look again: { $what }
show-faster = Faster
show-skip = Skip
is-moving = moves

# settings
setting-text = Size of text
text-usual = Usual
text-larger = Larger
text-largest = Largest
volume-off = None
volume-soft = Soft
volume-medium = Medium
volume-loud = Loud
