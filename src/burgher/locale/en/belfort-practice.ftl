# What strong players do, and what exercises of Belfort are about.

## What is compared

habit-recruiter = Workers at the recruiter’s desk
habit-camp = Workers at the king’s camp
habit-guilds = Workers at guilds
habit-planks = Workers on property planks
habit-forest = Workers in the forest
habit-quarry = Workers in the quarry
habit-mine = Workers in the mine
habit-gold-mine = Workers in the gold mine
habit-property = Properties built
habit-keep = Sections of the Keep built
habit-gatehouse = Gatehouses built
habit-wall = Walls built
habit-guild = Guilds built
habit-gnome = Gnomes hired for cards
habit-cards = Cards taken
habit-buy = Goods bought
habit-sell = Goods sold

## What exercises are about

theme-district = Win the district
theme-workers = Place a worker
theme-gather = Where to send them
theme-gnomes = A gnome at the right door
theme-trade = At the trading post
theme-cards = Which card?
theme-guilds = Make use of a guild
theme-crest = Which crest?
theme-timing = Go on, or stop?
theme-scoring = Points for majorities
theme-building = Build as much as you can

## What is to be reached in a turn

goal-lead = More markers in district { $number } than anybody else
