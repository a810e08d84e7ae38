# What the rules count, as the coach names it when it compares two futures.

quantity-majorities = points if scored right then
quantity-leads = districts led
quantity-markers = markers in the city
quantity-income = gold from income each month
quantity-taxes = taxes each month
quantity-workers = elves and dwarves
quantity-masters = masters
quantity-gnomes = gnomes
quantity-hand = cards in hand
quantity-payable = cards in hand that can be paid for
quantity-turn-order = places further forward in the turn order
quantity-wood = wood left over
quantity-stone = stone left over
quantity-metal = metal left over
quantity-gold = gold left over

## What a move is for, where comparing two of them tells nothing: by verb and place, or by verb alone

purpose-place-recruiter = One more worker, for the rest of the game.
purpose-place-camp = After gathering you may choose your crest: with a low one you act and build before the others.
purpose-place = For what this place brings when you act; and it is closed to the others for this month.
purpose-pass = All the workers you have left go and fetch what buildings are made of.
purpose-build = Another marker: having the most in a district brings points at every scoring.
purpose-build-np-build = Put it where the other player leads: players who share a place get fewer points.
purpose-build-keep = Two markers at once: having the most in a district brings points at every scoring.
purpose-build-keep-np-build = { purpose-build-np-build }
purpose-build-gatehouse = { purpose-build }
purpose-build-gatehouse-np-build = { purpose-build-np-build }
purpose-build-wall = { purpose-build }
purpose-build-guild = A marker, and from then on the others pay you when they use the guild.
purpose-staff = A gnome unlocks what the card can do, and counts at the scoring.
purpose-buy = For something that you are short of this turn.
purpose-sell = For gold that you need this turn, or for taxes.
purpose-take = Something to build in the months to come. It ends your turn.
purpose-take-np-card = The card is gone afterwards: take one that the other player would like.
purpose-use = A worker who stands there brings something only when used.
purpose-end = What you have left stays yours for next month.
purpose-discard = What you keep promises more than this card.
