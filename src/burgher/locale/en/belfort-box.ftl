# Words for the box of pieces.

box-chapter-cards = Property cards
box-chapter-guilds = Guild tiles
box-chapter-board = Boards
box-part-properties = Property cards
box-part-guilds = Guild tiles
box-part-post = Trading post
box-part-wall = Walls
box-part-tax = Score track
box-part-calendar = Calendar board
box-hint-properties = The rulebook lists ten kinds, five cards of each. The costs of properties and walls are also on the player aid.
box-hint-guilds = The rulebook lists { $count } tiles. The cost of a guild is printed on its tile.
box-piece-trading-post = Trading post
box-piece-tax = Taxes on the score track
box-piece-calendar = Calendar
field-buy-wood = Buy 1 wood, gold
field-buy-stone = Buy 1 stone, gold
field-buy-metal = Buy 1 metal, gold
field-sell-metal = Sell 1 metal, gold
field-sell-two-wood-or-stone = Sell 2 wood or stone, gold
field-spaces = Spaces in a tax level
field-months = { $season ->
        [spring] Months of spring
        [summer] Months of summer
       *[autumn] Months of autumn
    }

doubt-icons = { PIECE($piece) } costs { $found } pieces; the rulebooks show { $wanted }.
doubt-tax = With { $found } spaces in a tax level, the first five spaces are not all free of tax, or the fifteenth does not cost 2, as the rulebook says.
