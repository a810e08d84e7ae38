# What is said beside the rules: contents, examples to try, the sheet to print.

rules-signs = Pieces and signs
rules-gallery = Cards and tiles
    .text = Everything that can be drawn. Open a kind to see each of its pieces.
rules-sheet = Overview to print
signs-figures = Figures
signs-resources = Resources
signs-goods = Goods and gains
signs-marks = On cards and boards
signs-places = Places
signs-peoples = Peoples
try-it = Try it
try-it-about = Try it: { $section }
try-one = Choose one to try it:
try-back = Back to the rules
try-done = That was it. Here is what happened:
try-others = Now it would be somebody else’s turn. Take it back, start again, or play on from here against bots.
try-strayed = You are trying something else: carry on. Everything can be taken back.
try-show = Show me the next step
try-again = Start again
try-on = Play on from here
picture-of-boards = Part of the boards
sheet-print = Print
sheet-hint = Two pages: print them on both sides of one A4 sheet.
