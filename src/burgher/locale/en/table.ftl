# What stands around a board: seats, moments, sound, the end.

seat-place = Number { $place } in turn order
