# The rules of Belfort, in our own words, in the order of the rulebook.
#
# A message is a section: its value is the title, `.text` what it says. Every line of a text is a paragraph, a line
# that begins with "- " is an entry of a list, and [some words](actions-hire-a-gnome) lead to the section
# rule-actions-hire-a-gnome. A line must not begin with a bracket. The first part of an id is the chapter.
#
# Arguments are the numbers of the component file by their place in it ($fees-hire_gnome is hire_gnome in [fees]; a
# table of resources is for AMOUNTS) and the options of the table ($option-keep_crest: yes or no).

## Overview

rule-overview = The game in short
    .text =
        You are a master builder. With the others at the table you build the city of Belfort, which has five districts. Your elves and dwarves gather wood, stone, metal and gold. With these you build, and every building puts one of your markers in a district. Gnomes work in your buildings and make them better.
        Points are counted at the end of each season, three times in all. They go to those who have the most markers in a district, and to those who have the most elves, dwarves and gnomes. After the last count, the player with the most points wins.
        A month is one round: see the [course of a month](round-order).

rule-overview-city = The city
    .text =
        The five districts form a ring. Each has the same symbols: one each for the Pub, the Gardens, the Tower, the Inn, the Blacksmith, the Bank, the Market and the Library; two for its section of the [Keep](properties-keep); two for Walls; one for its guild; and half of each of two [Gatehouses](properties-gatehouse).
        A Gatehouse stands on the border between two districts, with one symbol in each. So there are five Gatehouses.
        The two Walls of a district are separate.

rule-overview-hidden = What is open and what is secret
    .text =
        The cards in a hand are secret. So is the order of the deck. Everything else is open: resources, gold, workers, built cards, the pool and the discard pile.
        Everybody has seen a card that was taken from the pool.

## Game set-up

rule-game-set-up = Set-up
    .text =
        Everybody begins with:
        - { AMOUNTS("wood", $start-wood, "stone", $start-stone, "metal", $start-metal, "gold", $start-gold) }
        - elves: { $start-elves }, and dwarves: { $start-dwarves }. More of them wait in the supply; nobody can ever have more than { $limits-elves } elves and { $limits-dwarves } dwarves.
        - a crest, at random
        - { $start-deal } property cards, of which you keep { $start-keep }. Everybody chooses at the same time, and the rest is discarded face up.
        Then { $start-pool } cards of the deck are turned up as the pool. Nobody has any points yet.
        Gnomes for hire: { $by_players-gnomes-2 } with two players, { $by_players-gnomes-3 } with three, { $by_players-gnomes-4 } with four, { $by_players-gnomes-5 } with five. There are no more than that in the whole game.
        For two players some things are different: see the [game for two](two-player-game).

rule-game-set-up-guilds = Which guilds are in the city
    .text =
        Five of the [twelve guilds](guilds) are in the city, one in each district. Chance decides where.
        - Beginner: { $guild_mix-beginner-basic } basic and { $guild_mix-beginner-resource } resource guilds.
        - Normal: { $guild_mix-normal-basic } basic, { $guild_mix-normal-resource } resource and { $guild_mix-normal-interactive } interactive.
        - Advanced: any five, at random.
        - Chosen: the table picks its five.
        With two players the Wizards’ Guild is the only interactive one that is used. The normal game then has the Wizards, { $guild_mix-normal_for_two-basic } basic and { $guild_mix-normal_for_two-resource } resource guilds.

rule-game-set-up-options = What a table may choose
    .text =
        The editions of the rules differ in a few points. The table chooses before the game.
        - { option-guilds }: { option-guilds-hint }
        - { option-chosen-guilds }: { option-chosen-guilds-hint }
        - { option-thieves-gold }: { option-thieves-gold-hint }
        - { option-shared-gatehouses }: { option-shared-gatehouses-hint }
        - { option-keep-crest }: { option-keep-crest-hint }
        - { option-forgo-actions }: { option-forgo-actions-hint }
        - { option-markers-needed }: { option-markers-needed-hint }
        - { option-mine-pairs-only }: { option-mine-pairs-only-hint }
        - { option-np-keep-markers }: { option-np-keep-markers-hint }
        - { option-np-dwarves-together }: { option-np-dwarves-together-hint }

rule-game-set-up-numbers = Where the numbers come from
    .text =
        The numbers in these rules are those that are played with. Most are from the rulebook. Some are printed only on the pieces and could not be read: how the costs of buildings divide into wood, stone and metal, some prices of the trading post, and where the tax levels end. These are reconstructed. Pieces with such numbers lead to your box, where you can correct them.
        If you own the game, you can also correct them in a component file and play with that.

## Round order

rule-round-order = The course of a month
    .text =
        First the [calendar](calendar) moves on to the new month. Then come four phases:
        - [Placement](placement): workers go to their places.
        - [Collection](collection): resources, new workers, crests and income come in, and taxes are paid.
        - [Actions](actions): everybody in turn builds, uses workers, trades and hires.
        - [Scoring](scoring): only in the last month of a season.
        One thing is asked at a time. If you have begun something, such as a swap or a theft, you finish it before you do anything else.

rule-calendar = Calendar
    .text =
        The calendar marker moves on by one month. Spring has { $calendar-seasons-spring } months, summer { $calendar-seasons-summer } and autumn { $calendar-seasons-autumn }. The last month of each season ends with a [scoring](scoring).

## Placement

rule-placement = Placement
    .text =
        In the order of the crests, everybody in turn places one worker on a free plank, or passes. This goes round until all have passed.
        A plank takes one worker. A plank that is taken stays taken until that worker comes home.
        You place workers that you have at home. A master is placed like any other worker, and does no more on a plank than any other.
        If a plank has a fee, you pay it when you place the worker. If you cannot pay, you cannot place.
        Planks are at the [recruiter’s desk](placement-recruiters-desk), in the [king’s camp](placement-kings-camp), at the [guilds](placement-guilds) and on your [property cards](placement-property-cards). Workers go to the [resource areas](placement-passing-and-resource-areas) only when you pass.

rule-placement-recruiters-desk = Recruiter’s desk
    .text =
        A worker here brings a new worker of the same race in the [collection](collection-recruiters-desk). An elf brings an elf, a dwarf brings a dwarf.
        The fee is { $fees-recruiter } gold, paid to the supply.
        Planks: { $by_players-recruiter_planks-2 } with two players, { $by_players-recruiter_planks-3 } with three, { $by_players-recruiter_planks-4 } with four, { $by_players-recruiter_planks-5 } with five. You may take more than one.

rule-placement-kings-camp = King’s camp
    .text =
        A worker here lets you take another crest in the [collection](collection-kings-camp), and so another place in the turn order. There is no fee.
        Everybody may have one worker here each month. The first to arrive chooses first.

rule-placement-guilds = Guilds
    .text =
        Each guild has one plank. A worker there does what the [guild](guilds) offers, in your turn of the actions phase.
        The fee is { $fees-guild } gold. If somebody else owns the guild, the owner gets the fee at once. If nobody owns it, the fee goes to the supply. At your own guild you pay nothing.
        If you build the guild later in the same month, you do not get the fee back.

rule-placement-property-cards = Property cards
    .text =
        You may place workers on the planks of properties that you have built from a card. Cards in your hand do not count, and neither do other players’ cards.
        Some of these planks have a fee. It goes to the supply.
        Some planks are locked: those of the [Tower](properties-tower) and the [Inn](properties-inn). A gnome on the card opens the plank, from the next placement on.

rule-placement-passing-and-resource-areas = Passing, and the resource areas
    .text =
        You may pass whenever it is your turn. If you have no workers left, you pass automatically. After passing you are out until the next month.
        When you pass, all your other workers go to the resource areas at once, as you like:
        - Forest: elves only.
        - Quarry: dwarves only.
        - Mine: elves and dwarves.
        - Gold mine: elves and dwarves.
        There is room for everybody in each area. No worker may stay at home.
        { $option-mine_pairs_only ->
            [yes] At this table every worker in the mine must have a partner of the other race. As a master counts as { $collection-master }, one master may be paired with that many of the other race, or with fewer.
           *[no] In the mine only pairs bring metal. A worker without a partner may go there all the same, and counts for the [bonus](collection-resource-areas).
        }

## Collection

rule-collection = Collection
    .text =
        The areas of the collection board come one after the other: [forest, quarry, mine and gold mine](collection-resource-areas), the [recruiter’s desk](collection-recruiters-desk), the [king’s camp](collection-kings-camp), and last [income and taxes](collection-income-and-taxes). Workers in these areas come home.
        Workers at guilds and on property cards stay. They are used in the [actions phase](actions-activate-previously-placed-workers).

rule-collection-resource-areas = Resource areas
    .text =
        - Forest: 1 wood for each elf.
        - Quarry: 1 stone for each dwarf.
        - Mine: 1 metal for each pair of an elf and a dwarf. { $option-mine_pairs_only ->
            [yes] At this table everybody there must have a partner.
           *[no] Workers without a partner bring nothing, but count for the bonus.
        }
        - Gold mine: 1 gold for each worker.
        If you have more workers in an area than anybody else, you get a bonus there: { $collection-bonus } more of what it gives. If several players are level for the most, nobody gets the bonus. A player who is alone in an area has the most.

rule-collection-masters = Masters
    .text =
        A master collects as much as { $collection-master } workers in all four resource areas. In the mine a master elf counts as { $collection-master } elves when pairs are made, and a master dwarf as { $collection-master } dwarves.
        For the bonus of an area, and for everything else, a master counts as one worker.
        You can have up to { $limits-masters_of_a_kind } master elves and as many master dwarves. They come from gnomes in the [Pub](properties-pub) and in the [Gardens](properties-gardens).

rule-collection-recruiters-desk = Recruiter’s desk
    .text =
        For each of your workers here you get a new worker of the same race from the supply. It is a normal worker, even if a master recruited it.
        If none of that race is left in the supply, you get nothing, and you do not get the fee back.

rule-collection-kings-camp = King’s camp
    .text =
        In the order of the planks, everybody here may swap crests with another player, or keep their own.
        Each crest can be taken only once a month, so nobody can take from you a crest that you have taken.
        { $option-keep_crest ->
            [no] In this game a crest that you keep is not safe: anyone who chooses after you may take it.
           *[yes] A crest that you keep is safe as well.
        }
        The new order takes effect at once, beginning with this month’s actions.

rule-collection-income-and-taxes = Income and taxes
    .text =
        First you get gold for your built property cards, as much as the [cards](properties) show. What you built without a card brings no income.
        Then you pay taxes by your place on the score track. The track has levels of { $tax-spaces } spaces. On the first level, and before it, you pay nothing. On each further level you pay 1 gold more than on the level before. This goes on beyond the end of the printed track.
        You must pay what you can. For each gold that you cannot pay you lose a point.
        The level is read once, before anybody pays.

## Actions

rule-actions = Actions
    .text =
        In the order of the crests, everybody takes one whole turn. In your turn you may do the following, in any order, and go back and forth as you like:
        - [build properties](actions-build-properties), [Walls](actions-build-walls) and [guilds](actions-build-guilds), as often as you can pay for them
        - [use the workers](actions-activate-previously-placed-workers) that you have placed
        - [visit the trading post](actions-visit-the-trading-post), once
        - [hire a gnome](actions-hire-a-gnome), once
        - let gnomes work in your [Bank](properties-bank) and your [Blacksmith](properties-blacksmith)
        - as the very last thing, [buy a property card](actions-buy-a-property-card)
        Costs are paid to the supply from what you have at that moment. What you gain in your turn you can spend in the same turn.

rule-actions-build-properties = Build properties
    .text =
        Choose a property card in your hand and pay its cost. Lay the card in front of you. Put a marker on an unclaimed symbol of this kind, in any district.
        From now on the card is built. It brings income, its plank can be used from the next placement on, and its lock can take a gnome at once.
        If no symbol of this kind is left, the card cannot be built.
        The [Keep](properties-keep) takes two markers. The [Gatehouse](properties-gatehouse) has rules of its own.

rule-actions-build-walls = Build Walls
    .text =
        A Wall costs { AMOUNTS($wall-cost) } and needs no card. Put a marker on an unclaimed Wall. It counts in its district like any other marker.
        Each district has two Walls. They are separate.

rule-actions-build-guilds = Build guilds
    .text =
        A guild needs no card. Pay the cost of the [guild](guilds), and put a marker on it. Now you own it.
        For the owner the plank is free, and the others pay their fee to the owner.
        A guild that somebody owns cannot be built again.

rule-actions-activate-previously-placed-workers = Use placed workers
    .text =
        Workers that you placed at guilds and on your property cards do their work now, one after the other, whenever you like. Each comes home when it has done so.
        Before your turn ends, and before you buy a card, all of them must have come home.
        { $option-forgo_actions ->
            [no] In this game each of them must do its work. It cannot just be taken back.
           *[yes] You may take a worker back without using it.
        }
        An action that cannot have any effect is wasted; the worker comes home all the same. Where a choice says “up to”, or that you may decline, you may stop at any time; other choices must be made.

rule-actions-visit-the-trading-post = Visit the trading post
    .text =
        Visits in a turn: { $trading_post-visits }. Each gnome in a [Market](properties-market) gives you more, and so does the [Merchants’ Guild](guilds-merchants).
        A visit is one act: you may buy once and sell once, in any order, with nothing in between. Whatever else you do ends the visit.
        - Buy: 1 wood for { $trading_post-buy-wood } gold, or 1 stone for { $trading_post-buy-stone } gold, or 1 metal for { $trading_post-buy-metal } gold.
        - Sell: 1 metal for { $trading_post-sell-metal } gold, or any two of wood and stone for { $trading_post-sell-two_wood_or_stone } gold.

rule-actions-hire-a-gnome = Hire a gnome
    .text =
        Once in a turn you may hire a gnome for { $fees-hire_gnome } gold. Put it on a free lock of a property that you have built from a card. It stays there for the rest of the game.
        What the lock held back works at once. The planks of the Tower and the Inn can be used from the next placement on.
        You need a free lock. When there are no gnomes left for hire, nobody can hire one.
        Gnomes from the [Tower](properties-tower) and from the [Recruiters’ Guild](guilds-recruiters) come on top of this, and cost nothing.

rule-actions-buy-a-property-card = Buy a property card
    .text =
        As the last thing in your turn you may buy one card for { $fees-buy_card } gold: one from the pool, or the top card of the deck. This ends the turn.
        A card that was taken from the pool is replaced at once.
        When the deck is empty, the discard pile is shuffled and becomes the deck. If that is empty, too, nothing is drawn, and the pool is not refilled.

rule-actions-ending-the-turn = The end of a turn
    .text =
        You may end your turn when all your placed workers have come home.
        Then each gnome in a [Library](properties-library) draws its card. After that, if you have more than { $limits-hand } cards in your hand, discard down to { $limits-hand }. During the turn you may have more.

## Scoring

rule-scoring = Scoring
    .text =
        In the last month of each season points are counted, after everybody has had a turn: for each [district](scoring-district-majority), and for [elves, dwarves and gnomes](scoring-worker-majority). In the other months there is no scoring.

rule-scoring-district-majority = Districts
    .text =
        Each district is counted by itself. All your markers in it count: on properties, Walls and the guild.
        The most markers score { $scoring-district-1 } points, the second most { $scoring-district-2 }, the third most { $scoring-district-3 }.
        { $by_players-third_place_scores-3 ->
            [no] With three players the third place scores nothing.
           *[yes] {""}
        }
        For equal numbers see [ties](scoring-ties).

rule-scoring-worker-majority = Elves, dwarves and gnomes
    .text =
        The three races are counted one by one. The most of a race score { $scoring-workers-1 } points, the second most { $scoring-workers-2 }.
        All your elves and dwarves count, and masters count as one. Of the gnomes, those on your property cards count.
        For equal numbers see [ties](scoring-ties).

rule-scoring-ties = Ties
    .text =
        Players with equal numbers share a place, and all of them score the points of the next place down. Everybody behind them moves down by one place as well.
        For example, two tie for the most: both score as second. The next player scores as third.
        Two tie for the second place: both score as third, and the player behind them gets nothing.
        However many tie, the others move down by one place and no more.
        { $option-markers_needed ->
            [no] In this game a place scores even for somebody who has nothing there.
           *[yes] A player who has nothing there scores nothing.
        }

## End of the game

rule-end-game = The end of the game
    .text =
        The game ends with the third scoring. The player with the most points wins.
        If there is a tie, count wood, stone and gold as 1 each and metal as 2. The highest total wins. If there is still a tie, the victory is shared.

## Appendix: two players

rule-two-player-game = The game for two
    .text =
        Two non-players take part. They block guilds, build, and compete for places. They score no points. All other rules stay as they are, except for the [set-up](two-player-game-set-up), the [course of a month](two-player-game-gameplay) and the [scoring](two-player-game-scoring).
        The non-players always have crests 3 and 4. The player with crest 1 decides for Non-player 3, the player with crest 2 for Non-player 4. When the crests change hands, so do the non-players.

rule-two-player-game-set-up = Set-up for two
    .text =
        Of the interactive guilds only the [Wizards](guilds-wizards) are used.
        First the player with crest 1 puts the dwarf of Non-player 3 on a guild, then the other player that of Non-player 4{ $option-np_dwarves_together ->
            [yes] ; both may choose the same
           *[no] , on a different one each
        }. A guild with such a dwarf is blocked: nobody can place a worker there while the dwarf is there. It can still be built. At the end of each month the dwarves [walk on](two-player-game-gameplay).

rule-two-player-game-gameplay = The non-players’ turn
    .text =
        After the actions phase, every month, Non-player 3 builds, then Non-player 4.
        Choose a card for the non-player: one from the pool, or the top card of the deck. It costs nothing. Then choose an unclaimed symbol of this kind for a marker of the non-player. The card is discarded, and the pool is refilled.
        - If a card in the pool has a free place, you cannot choose one that has none.
        - If the card from the deck has no free place, it is discarded without effect.
        - { $option-np_keep_markers ->
            [1] A section of the Keep gets one marker. To build a Keep from a card you need a section where both symbols are free.
           *[other] A section of the Keep gets two markers.
        } For a Gatehouse the [usual rule](properties-gatehouse) applies.
        - Non-players build neither Walls nor guilds.
        Then the dwarves of both non-players walk on to the next district, clockwise, and block the guild there. If you own that guild, you get { $fees-guild } gold from the supply.

rule-two-player-game-scoring = Scoring for two
    .text =
        Districts are counted as with four players. The non-players take places there, share ties and push others down. The third place scores.
        For elves and dwarves, each non-player counts as having { $two_players-elves } elves and { $two_players-dwarves } dwarves. They have no gnomes.

## Appendix: properties

rule-properties = Properties
    .text =
        There are ten kinds of property. The deck has { $properties-pub-copies } cards of each kind. What a card brings:
        - Income: gold in each [collection](collection-income-and-taxes).
        - Plank: a place for a worker. It works in the [actions phase](actions-activate-previously-placed-workers).
        - Lock: a place for a [gnome](actions-hire-a-gnome). What the gnome does works in the same turn.
        If you have several cards of a kind, each works by itself: what a gnome does once in a turn, each of their gnomes does.
        Costs are what you pay to build. A building without its card, from the [Architects](guilds-architects), brings a marker and nothing else.

rule-properties-pub = Pub
    .text =
        Cost: { AMOUNTS($properties-pub-cost) }. Income: { $properties-pub-income } gold. Locks: { $properties-pub-locks }.
        Gnome: one of your dwarves becomes a [master](collection-masters) at once, for good. It may be one that stands on a plank. If all your dwarves are masters already, the next new dwarf becomes one.

rule-properties-gardens = Gardens
    .text =
        Cost: { AMOUNTS($properties-gardens-cost) }. Income: { $properties-gardens-income } gold. Locks: { $properties-gardens-locks }.
        Gnome: one of your elves becomes a [master](collection-masters) at once, for good. It may be one that stands on a plank. If all your elves are masters already, the next new elf becomes one.

rule-properties-tower = Tower
    .text =
        Cost: { AMOUNTS($properties-tower-cost) }. Income: { $properties-tower-income } gold. Locks: { $properties-tower-locks }.
        Gnome: opens the plank, from the next placement on.
        Plank, fee { $properties-tower-plank-fee } gold: take a gnome and put it on one of your free locks. This does not count as hiring. Without a gnome or a free lock it is wasted.

rule-properties-inn = Inn
    .text =
        Cost: { AMOUNTS($properties-inn-cost) }. Income: { $properties-inn-income } gold. Locks: { $properties-inn-locks }.
        Gnome: opens the plank, from the next placement on.
        Plank, fee { $properties-inn-plank-fee } gold: take a new elf or a new dwarf from your supply. If none is left, it is wasted.

rule-properties-blacksmith = Blacksmith
    .text =
        Cost: { AMOUNTS($properties-blacksmith-cost) }. Income: { $properties-blacksmith-income } gold. Locks: { $properties-blacksmith-locks }.
        Plank, open, fee { $properties-blacksmith-plank-fee } gold: get { AMOUNTS($properties-blacksmith-plank-gain) }.
        Gnome: once in your turn you may buy 1 metal for { $properties-blacksmith-gnome-fee } gold.

rule-properties-bank = Bank
    .text =
        Cost: { AMOUNTS($properties-bank-cost) }. Income: { $properties-bank-income } gold. Locks: { $properties-bank-locks }.
        Gnome: once in your turn you may take { $properties-bank-gnome-gold } gold.

rule-properties-market = Market
    .text =
        Cost: { AMOUNTS($properties-market-cost) }. Income: { $properties-market-income } gold. Locks: { $properties-market-locks }.
        Plank, open, fee { $properties-market-plank-fee } gold: get { AMOUNTS($properties-market-plank-gain) }.
        Gnome: more visits to the [trading post](actions-visit-the-trading-post) in each of your turns. Each gnome gives { $properties-market-gnome-visits }.

rule-properties-gatehouse = Gatehouse
    .text =
        Cost: { AMOUNTS($properties-gatehouse-cost) }. Income: { $properties-gatehouse-income } gold. Locks: { $properties-gatehouse-locks }.
        A Gatehouse has one symbol in each of two neighbouring districts. When you build it, choose one of them for your marker.
        { $option-shared_gatehouses ->
            [yes] In this game two players may each hold one half of a Gatehouse.
           *[no] Both halves must be unclaimed. A Gatehouse is never shared.
        }
        Gnome: at once, put a second marker on the free half of a Gatehouse where you have one. It may be any such Gatehouse. If there is none, the gnome stays without effect.

rule-properties-library = Library
    .text =
        Cost: { AMOUNTS($properties-library-cost) }. Income: { $properties-library-income } gold. Locks: { $properties-library-locks }.
        Plank, open, fee { $properties-library-plank-fee } gold: draw cards from the deck: { $properties-library-plank-draw }. Then discard any from your hand: { $properties-library-plank-discard }.
        Gnome: at the end of your turn draw cards from the deck, free of charge: { $properties-library-gnome-draw }. Then the [hand limit](actions-ending-the-turn) applies.

rule-properties-keep = Keep
    .text =
        Cost: { AMOUNTS($properties-keep-cost) }. Income: { $properties-keep-income } gold. Locks: { $properties-keep-locks }.
        The Keep stands in the middle of the city and has a section in each district, with two symbols. When you build a section you put markers on both.

## Appendix: guilds

rule-guilds = Guilds
    .text =
        Five guilds are in the city: see [which](game-set-up-guilds). To use one you [place a worker](placement-guilds) there. The guild works when you [use that worker](actions-activate-previously-placed-workers) in your turn. The player who [builds](actions-build-guilds) a guild gets the fees of the others.
        There are [basic](guilds-basic-guilds), [resource](guilds-resource-guilds) and [interactive](guilds-interactive-guilds) guilds.

rule-guilds-basic-guilds = Basic guilds
    .text =
        These are the [Merchants](guilds-merchants), [Librarians](guilds-librarians), [Architects](guilds-architects) and [Recruiters](guilds-recruiters). They help you build, trade and grow. Their shield is blue.

rule-guilds-merchants = Merchants’ Guild
    .text =
        Cost: { AMOUNTS($guilds-merchants-cost) }.
        For the rest of this turn you get both:
        - Exchanges: { $guilds-merchants-conversions }. Each turns 1 wood or 1 stone into 1 metal.
        - More visits to the [trading post](actions-visit-the-trading-post): { $guilds-merchants-visits }.
        What you do not use in this turn is lost.

rule-guilds-librarians = Librarians’ Guild
    .text =
        Cost: { AMOUNTS($guilds-librarians-cost) }.
        Draw cards from the deck: { $guilds-librarians-draw }. Then discard any from your hand: { $guilds-librarians-discard }.

rule-guilds-architects = Architects’ Guild
    .text =
        Cost: { AMOUNTS($guilds-architects-cost) }.
        Build a property, a Wall or a guild on any unclaimed symbol, for its usual cost minus 1 metal, or minus 2 wood or stone. You choose which. They can only save what is part of the cost.
        No card is used, even if you have one. So you get no income, no plank and no lock. A section of the Keep takes two markers all the same. At a Gatehouse you choose the half.
        If you cannot pay for anything, or nothing is free, it is wasted.
        You may decline.

rule-guilds-recruiters = Recruiters’ Guild
    .text =
        Cost: { AMOUNTS($guilds-recruiters-cost) }.
        Take a new elf or a new dwarf from your supply. Or take a gnome and put it on one of your free locks; this does not count as hiring. If you can do neither, it is wasted.
        { $option-forgo_actions ->
            [no] {""}
           *[yes] You may decline.
        }

rule-guilds-resource-guilds = Resource guilds
    .text =
        These are the [Sawyers](guilds-sawyers), [Miners](guilds-miners), [Bankers](guilds-bankers) and [Masons](guilds-masons). They give resources from the supply. Their shield is green.

rule-guilds-sawyers = Sawyers’ Guild
    .text =
        Cost: { AMOUNTS($guilds-sawyers-cost) }.
        Get { AMOUNTS($guilds-sawyers-gain) }.

rule-guilds-miners = Miners’ Guild
    .text =
        Cost: { AMOUNTS($guilds-miners-cost) }.
        Get { AMOUNTS($guilds-miners-gain) }.

rule-guilds-bankers = Bankers’ Guild
    .text =
        Cost: { AMOUNTS($guilds-bankers-cost) }.
        Get { AMOUNTS($guilds-bankers-gain) }.

rule-guilds-masons = Masons’ Guild
    .text =
        Cost: { AMOUNTS($guilds-masons-cost) }.
        Get { AMOUNTS($guilds-masons-gain) }.

rule-guilds-interactive-guilds = Interactive guilds
    .text =
        These are the [Thieves](guilds-thieves), [Bandits](guilds-bandits), [Wizards](guilds-wizards) and [Spies](guilds-spies). They interfere with what others have. Their shield is dark red.
        When you take from others, you choose from whom and what. You take only what is there, and never from yourself.

rule-guilds-thieves = Thieves’ Guild
    .text =
        Cost: { AMOUNTS($guilds-thieves-cost) }.
        Take up to { $option-thieves_gold } gold from one player. Or take 1 gold each from up to { $stealing-victims } players.

rule-guilds-bandits = Bandits’ Guild
    .text =
        Cost: { AMOUNTS($guilds-bandits-cost) }.
        Take from one player { $guilds-bandits-from_one-metal } metal, or up to { $guilds-bandits-from_one-wood_or_stone } wood or stone, in any mix. Or take 1 wood or stone each from up to { $stealing-victims } players. Bandits take no gold.

rule-guilds-wizards = Wizards’ Guild
    .text =
        Cost: { AMOUNTS($guilds-wizards-cost) }.
        Choose two places of one kind: two properties of the same kind, two Walls or two guilds. All markers on the one move to the other, and the other way round. One place may be empty, but not both. Whose markers they are does not matter; in the game for two, the non-players’ markers count, too.
        If a single marker comes to a Gatehouse, you choose the half. Two markers take both.
        Cards, gnomes and income stay with those who have them. A guild belongs to the player whose marker is on it afterwards.
        You may decline.

rule-guilds-spies = Spies’ Guild
    .text =
        Cost: { AMOUNTS($guilds-spies-cost) }.
        All others who have cards choose one and show it at the same time. You take one of the cards that were shown into your hand. The others go back to their owners. If nobody has a card, it is wasted.

## Glossary: each word is a message of its own

term-worker = Worker
    .text = an elf or a dwarf. Gnomes are not placed like workers. They stay where they were hired.
term-master = Master
    .text = an elf or a dwarf who [collects more](collection-masters).
term-plank = Plank
    .text = a place for one worker. You find planks at the recruiter’s desk, in the king’s camp, at the guilds and on some property cards.
term-lock = Lock
    .text = a place for a gnome on a property card. The gnome stays for the rest of the game.
term-property = Property
    .text = a building with a card. There are [ten kinds](properties). Walls and guilds are not properties and need no card.
term-symbol = Symbol
    .text = a place for a marker in the city. It is unclaimed as long as no marker is on it.
term-marker = Marker
    .text = shows what you have built. Markers never run out.
term-supply = Supply
    .text = where resources come from and go to. It never runs out of wood, stone, metal or gold.
term-crest = Crest
    .text = its number is your place in the turn order.
term-pool = Pool
    .text = the property cards that lie face up beside the deck.
term-gnome = Gnome
    .text = works on a lock for the rest of the game. You [hire](actions-hire-a-gnome) one in a turn.
term-district = District
    .text = one of five parts of the [city](overview-city). Points are counted in each of them separately.
term-guild = Guild
    .text = a place in each district where a worker does something [special](guilds).
term-fee = Fee
    .text = the gold that some planks cost when you place a worker.
term-income = Income
    .text = gold for built property cards, each month before the [taxes](collection-income-and-taxes).
term-visit = Visit
    .text = one purchase and one sale at the [trading post](actions-visit-the-trading-post).
term-month = Month
    .text = a round. Some months end a season, with a [scoring](scoring).
term-arrow = Arrow
    .text = on the screen, beside the name of a guild: one more marker in its [district](scoring-district-majority) would move you up there. A filled arrow: it would put you ahead.
term-colour = Colour of a district
    .text = on the screen a district has the tint of the player who is ahead there. While nobody is, or two are level, it has none.

rule-glossary = Glossary
    .text =
        - { term-worker }: { term-worker.text }
        - { term-master }: { term-master.text }
        - { term-plank }: { term-plank.text }
        - { term-lock }: { term-lock.text }
        - { term-property }: { term-property.text }
        - { term-symbol }: { term-symbol.text }
        - { term-marker }: { term-marker.text }
        - { term-supply }: { term-supply.text }
        - { term-crest }: { term-crest.text }
        - { term-pool }: { term-pool.text }
        - { term-gnome }: { term-gnome.text }
        - { term-district }: { term-district.text }
        - { term-guild }: { term-guild.text }
        - { term-fee }: { term-fee.text }
        - { term-income }: { term-income.text }
        - { term-visit }: { term-visit.text }
        - { term-month }: { term-month.text }
        - { term-arrow }: { term-arrow.text }
        - { term-colour }: { term-colour.text }
