# What strong players do, and what exercises of Rise to Nobility are about.

## What is compared

habit-tavern = Dice in the Cavern Tavern
habit-yard = Dice in the Construction Yard
habit-guilds = Dice at guilds
habit-hall = Dice in the Guild Hall
habit-port = Dice at the Port
habit-clerk = Dice at Berk’s office
habit-castle = Dice at the White Castle
habit-board = Dice on one’s own board
habit-council = Demands of the Stone Council fulfilled
habit-desk = Dice at desks of the Chancery
habit-commission = Commission fields filled
habit-complete = Settlers cards completed
habit-build = Buildings built
habit-apprentice = Apprentices sent out
habit-modify = Dice turned to another number
habit-pass = Rounds passed early

## What exercises are about

theme-card = Complete the card this turn
theme-places = Where to go?
theme-council = A demand of the Stone Council
theme-dice = Which die?
theme-cards = Which settlers?
theme-buildings = Build it right
theme-goods = How many, and of which?
theme-apprentices = Send an apprentice
theme-timing = Go on, or stop?
theme-points = Points in one turn
theme-nobility = Rise in nobility
theme-reputation = Gain reputation
