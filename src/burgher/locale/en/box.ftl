# Your box: the pieces of a game, to be compared with those in one's own box.

box-about = Some numbers are printed only on the pieces, and could not be read. Compare them with yours: press whatever differs, and “Same as mine” when a piece is right. Everything is saved as you go; stop and continue whenever you like.
box-looked = These are the pieces of “{ $name }”, to look at only. Whatever differs from the shipped set is marked.
box-offline = The server is not answering. What you enter is kept on this device and sent as soon as it does.
box-chapters = What is in the box
box-progress = { $checked } of { $all } checked
box-saving = Saving …
box-saved = Saved
box-wrong-here = Something is wrong here
box-next = Next: { $chapter }
box-less = One fewer: { $what }
box-as-on-mine = Same as mine
box-as-on-mine-of = Same as mine: { $piece }
box-carry-on = Carry on with { $piece }
box-glance = All at a glance
box-glance-about = For many pieces: compare them all side by side, and open only those that differ.
box-glance-now = Lay yours out in the same order. Press any piece that differs and change it; then confirm the rest below.
box-open = Change { $piece }
box-open-checked = Change { $piece } (checked)
box-all-as-mine = All { $count } same as mine
box-rest-as-mine = The other { $count } same as mine
box-rest-done = { $count } confirmed.
box-rest-undo = Take that back
box-shipped = Shipped:
box-was = { $what } { $value }
box-back-to-shipped = Back to the shipped values
box-back-to-shipped-of = Back to the shipped values: { $piece }
box-same-again = Like the one before
box-same-again-of = Like the one before: { $piece }
box-total = { $count } in all
box-add = Add one
box-none-free = All of these are in use. For another one, raise the count of a piece, or change one that is not in your box.
box-not-mine = Not in my box
box-not-mine-of = Not in my box: { $piece }
box-put-back = Put back
box-put-back-of = Put back: { $piece }
box-may = { $what } may be { $may }.

## Sets

box-set = Set
box-none-yet = Nothing entered yet
box-new = New set
box-copy = Copy
box-rename = Rename
box-export = Download
box-import = Open a file
box-delete = Delete
box-delete-sure = Delete “{ $name }”? Games played with it keep it.
box-cancel = Keep it
box-name = Name
box-base = Starts from
box-copy-name = { $name } 2
box-first-name = { $number ->
        [1] My box
       *[other] My box { $number }
    }

## Compared, tried out

box-compare = Comparison with the shipped set
box-differing = { $count ->
        [0] nothing differs
        [one] one value differs
       *[other] { $count } values differ
    }
box-equal = Everything is the same as in the shipped set.
box-compare-piece = Piece
box-compare-what = Value
box-compare-shipped = Shipped
box-compare-mine = This set
box-rulebook = stated in the rulebook
box-send = To help everybody: “Download” gives you a file of what you have confirmed and corrected. Send it to the project, and the shipped set can become the real one.
box-try = Does it still play well?
box-try-about = Bots play { $games } quick games with this set, and as many with the shipped one. You can carry on meanwhile.
box-try-start = Let them play
box-try-stop = Stop
box-try-played = { $played } of { $games } games
box-try-what = Per game
box-try-points = Points per player
box-try-range = Lowest to highest
box-try-lead = Winner’s lead in points
box-try-length = Decisions
box-try-used = Pieces used, where it differs most
box-try-used-all = How often each piece was used per game
box-try-all = All { $count } pieces

## To print

box-print = A sheet to print
box-print-now = Print
box-print-about = Everything to look up on the pieces, in the order of the box. The small number in each field is the shipped one: write yours beside it, or tick it.
box-print-other = other

doubt-rulebook = { $path } is { $found }; the rulebook says { $wanted }.
