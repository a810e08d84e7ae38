# Rise to Nobility for those who read its rules: what the examples are about, signs, and the sheet to print. The examples
# themselves, and which picture stands where, are in the game's reference.toml.

## Examples

example-reputation = Only a few pips are left for this round. A visit to the White Castle adds reputation, and with it the next die fits again.
example-modifier = For the best space of the White Castle your 4 is one too low. A modifier turns it into a 5.
example-passing = The others have passed. Place one more die, then pass: the round ends, and a new one begins with new dice.
example-income = Apprentices, a workshop and a community building work for you. Pass, and see what the income brings.
example-end = The last round. Pass: goods and nobility are turned into points.
example-stars = The Barleybrooks bring a worker and a star. Complete the card and watch your nobility rise.
example-extra-good = Your character may give one artwork more than usual. So this card is worth six points instead of five.
example-lord = One star is missing until you are a lord. Complete the settlers as { PIECE($about) }, and take what this character gets.
example-dice = Take up the 3, carry it to Berk’s office and take what he gives. The die counts against your reputation.
example-tavern = A 3 lies in the tavern already, so you need a 3 or more. Place your 4 and take the elves.
example-four-cards = You have three open settlers cards. Take a fourth, and put one of the old ones away.
example-settlers = A house is ready, and you have the goods. Give five of them: five points, and one more for your community building.
example-yard = A 4 lies in the yard, so your die may not be higher. Buy a house with the 3.
example-guild = One die, two gains: buy two books, and leave a worker there as an apprentice.
example-workshops = A workshop of another player stands in the Artists’ Guild. Use it: you get a good, the owner the reward.
example-effects = Your workshop at the Wizards swaps goods. Give furniture for magic.
example-reroll = Three sixes are hard to place. Throw two of them again in the workshop.
example-goods = Two apprentices of yours are at the Scholars’. Buy a single book, and each of them adds one.
example-apprentice = Buy nothing, and place a worker: from your next turn on it helps you here.
example-move = Your lot is empty, but an apprentice of another guild may come over.
example-earning = One apprentice is alone in its guild, the other shares the Wizards’. Pass, and compare what they earn.
example-hall = A low die makes a building dear. Buy the workshop on space 1 for the Artists, where your apprentice waits.
example-workshop = Your apprentice becomes a master: buy the Scholars’ workshop on space 3. It stands beside the one that is there.
example-community = Buy the community building with the 4, and choose which income it brings: here a good each round.
example-sale = You need coins, and a worker. Sell your workshop: its points go, the stars stay.
example-port = With a 3 you sell three goods. Choose what this ship pays best for.
example-council = You are noble enough, humans live on your land, and you have what is asked. Fulfil the demand with the 1.
example-clerk = With a 5 Berk gives a modifier, and sells you another.
example-renew = None of the settlers on show suits you. Have all of them replaced.
example-castle = The higher the die, the more reputation. Place the 5.
example-recall = Your apprentice at the Wizards is needed at home. A die on your own board calls it back.
example-two = With two players the owner of a workshop is paid twice. Use theirs, and see.
example-event = { PIECE($about) } is in force this round. Do what it is about, and see the difference.
example-objective = Seven settlers and nobility 10 are asked for, and you are one short of both. Complete the last card and end the turn.
example-automa = Pass, and a new round begins: the automa throws its dice and is in your way.
example-desk = You have the race that the desk asks for, a worker and a 3. Place the worker there for good.
example-benefit = Your apprentice at the desk makes every good at the Port worth more. Sell three.
example-commission = Two fields of your dice tile are filled. The 2 fills the last: the card is active, and counts at the end.
example-new-commission = Your apprentice in the Chancery makes room for a second card. Ask Berk, choose one, and pay with reputation.

## Signs on the boards, and pieces that no message names

sign-house = house
sign-ship = ship
sign-apprentice = apprentice
sign-guild-master = guild master
sign-star = star: nobility
sign-nobility = nobility
sign-event = event
sign-workshop = workshop
sign-reroll = throw dice again
sign-buy-any-good = buy any good
sign-swap-good = swap a good
sign-laurel = objective
sign-goods = any good
