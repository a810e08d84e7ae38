# compiled
"""The numbers that a game of Rise to Nobility is played with: the component file's and the options', as the rules read
them, for one number of players.

One `Rules` is shared by a position and all its copies, and is never changed.
"""

from __future__ import annotations

from mypy_extensions import i64

from burgher.core.cells import vec


def _row(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


class Rules:
    """Lists are in the order of `names`; of lists in two dimensions the rows follow each other. Seats, races, goods and
    guilds count from 0.

    - The table: ``players`` (how many play, 1 to 6); ``events`` (option events: with the event cards);
      ``chancery`` (option chancery: with the Chancery).
    - Set-up for this number of players: ``dice`` (dice of each player); ``tavern_spaces`` (die spaces in use in
      the Cavern Tavern); ``yard_spaces`` (die spaces in use in the Construction Yard); ``guild_dice`` (how many
      of a guild's three die spaces may be filled in a round); ``apprentice_spaces`` (apprentices that a guild
      has room for); ``apprentice_income`` (coins for each apprentice when 1, 2, ... 6 are in the guild: six,
      those that cannot be are 0); ``neutral_space`` (the workshop space, from 0, with a workshop without owner
      from the start; -1: none); ``reward_factor`` (how many times an owner's reward is paid); ``castle_spaces``
      (die spaces of the White Castle in use, 3 or 4); ``desk_rows`` (rows of desks in use, 1 or 2);
      ``start_reputation``; ``start_modifiers`` (for each of the six seats).
    - The start: ``rounds``; ``start_coins``; ``start_goods`` (of each kind); ``start_houses`` (on the
      platform); ``workers_each`` (figures of a player); ``houses_each`` (houses of a player, at most 7).
    - Tracks: ``reputation_least``; ``reputation_most`` (at most 24); ``nobility_most`` (at most 12);
      ``lord_at`` (the level that gives the character's benefit); ``nobility_points`` (points for each level 0
      to 12).
    - Settlers: ``settlers_stack`` (48: 1 or 2); ``settlers_race`` (48); ``settlers_goods`` (48 rows of six: 1
      where the good is asked for); ``settlers_least`` (48: the fewest goods); ``settlers_most`` (48: the most);
      ``settlers_workers`` (48); ``settlers_stars`` (48); ``hand_limit`` (open settlers cards, at most 3);
      ``most_of_a_good`` (on one card, at most 3; a character's good once more).
    - Characters: ``character_good`` (13: the good that may be given once more); ``character_gain`` (13 rows of
      five (CHARACTER_GAINS)).
    - Construction Yard: ``house_cost``.
    - Guilds: ``guild_space`` (for the values 0 to 6 (0 unused) the die space, 0 to 2); ``guild_buys`` (three:
      goods that may be bought); ``guild_places`` (three: apprentices that may be placed); ``guild_activates``
      (three: workshops activated, from the left); ``good_cost`` (coins for a good); ``workshop_guild`` (36);
      ``workshop_effects`` (36 rows of six: 1 for each of WORKSHOP_EFFECTS on the tile); ``workshop_points``
      (for each of the three workshop spaces); ``workshop_stars`` (three); ``reward_coins`` (three: the owner's
      reward in coins, once); ``reward_points`` (three); ``workshop_income`` (goods of the guild for each own
      workshop).
    - Guild Hall and community buildings: ``hall_cost`` (six); ``community_tiles`` (how many there are);
      ``community_points`` (for building one); ``community_stars``; ``community_bonus`` (points that each one
      adds to a completed settlers card); ``community_income`` (three rows of three (COMMUNITY_INCOMES));
      ``sale_coins`` (for selling a building).
    - Stone Council: ``council_row`` (for the values 0 to 6 (0 unused) the row, 0 to 2); ``council_race`` (six:
      the race of the member of each column); ``council_nobility`` (30); ``council_coins`` (30);
      ``council_goods`` (30 rows of six); ``council_points`` (30); ``council_loss`` (reputation lost with each
      tile).
    - The clerk: ``clerk_space`` (for the values 0 to 6 (0 unused) the die space, 0 to 2); ``clerk_modifiers``
      (three: for nothing); ``clerk_buys`` (three: modifiers that may be bought); ``modifier_cost``;
      ``clerk_draws`` (three: commission cards looked at); ``clerk_loss`` (three: reputation lost for a
      commission card).
    - Port: ``ship_price`` (18 rows of six); ``ship_spaces`` (18 rows of six).
    - White Castle and own board: ``castle_takes`` (four rows of seven: 1 where the space takes the value 0 to 6
      (0 unused)); ``castle_gain`` (four: reputation); ``board_takes`` (seven: 1 where the die space of the own
      board takes the value 0 to 6 (0 unused)).
    - Events: ``event_stack`` (16: 1 or 2; rounds in the first half draw from 1); ``event_effect`` (16 rows of
      sixteen (EVENT_EFFECTS): how much).
    - Solo: ``objective_needs`` (15 rows of thirteen (OBJECTIVE_NEEDS); 0: not needed); ``automa_guild`` (for
      the values 0 to 6 (0 unused) the guild that a red or blue die closes).
    - Chancery: ``desk_race`` (twelve: the top row, then the bottom row); ``desk_benefit`` (twelve
      (DESK_BENEFITS)); ``benefit_amount`` (six: reputation still lost with council_loss, cards taken with
      tavern_cards, coins with the others); ``desk_income`` (coins for each apprentice at a desk);
      ``first_commissions`` (cards dealt at the start to choose one from); ``commission_measure`` (18
      (COMMISSION_MEASURES)); ``commission_points`` (18 rows of 25: points when the measure is 0, 1, ... 24);
      ``tile_values`` (18 rows of three: the die fields of a dice tile).
    - The end: ``goods_per_point``.
    """

    def __init__(
        self,
        *,
        players: int,
        events: bool,
        chancery: bool,
        dice: int,
        tavern_spaces: int,
        yard_spaces: int,
        guild_dice: int,
        apprentice_spaces: int,
        apprentice_income: list[int],
        neutral_space: int,
        reward_factor: int,
        castle_spaces: int,
        desk_rows: int,
        start_reputation: int,
        start_modifiers: list[int],
        rounds: int,
        start_coins: int,
        start_goods: int,
        start_houses: int,
        workers_each: int,
        houses_each: int,
        reputation_least: int,
        reputation_most: int,
        nobility_most: int,
        lord_at: int,
        nobility_points: list[int],
        settlers_stack: list[int],
        settlers_race: list[int],
        settlers_goods: list[int],
        settlers_least: list[int],
        settlers_most: list[int],
        settlers_workers: list[int],
        settlers_stars: list[int],
        hand_limit: int,
        most_of_a_good: int,
        character_good: list[int],
        character_gain: list[int],
        house_cost: int,
        guild_space: list[int],
        guild_buys: list[int],
        guild_places: list[int],
        guild_activates: list[int],
        good_cost: int,
        workshop_guild: list[int],
        workshop_effects: list[int],
        workshop_points: list[int],
        workshop_stars: list[int],
        reward_coins: list[int],
        reward_points: list[int],
        workshop_income: int,
        hall_cost: list[int],
        community_tiles: int,
        community_points: int,
        community_stars: int,
        community_bonus: int,
        community_income: list[int],
        sale_coins: int,
        council_row: list[int],
        council_race: list[int],
        council_nobility: list[int],
        council_coins: list[int],
        council_goods: list[int],
        council_points: list[int],
        council_loss: int,
        clerk_space: list[int],
        clerk_modifiers: list[int],
        clerk_buys: list[int],
        modifier_cost: int,
        clerk_draws: list[int],
        clerk_loss: list[int],
        ship_price: list[int],
        ship_spaces: list[int],
        castle_takes: list[int],
        castle_gain: list[int],
        board_takes: list[int],
        event_stack: list[int],
        event_effect: list[int],
        objective_needs: list[int],
        automa_guild: list[int],
        desk_race: list[int],
        desk_benefit: list[int],
        benefit_amount: list[int],
        desk_income: int,
        first_commissions: int,
        commission_measure: list[int],
        commission_points: list[int],
        tile_values: list[int],
        goods_per_point: int,
    ) -> None:
        self.players: i64 = players
        self.events = events
        self.chancery = chancery
        self.dice: i64 = dice
        self.tavern_spaces: i64 = tavern_spaces
        self.yard_spaces: i64 = yard_spaces
        self.guild_dice: i64 = guild_dice
        self.apprentice_spaces: i64 = apprentice_spaces
        self.apprentice_income = _row(apprentice_income)
        self.neutral_space: i64 = neutral_space
        self.reward_factor: i64 = reward_factor
        self.castle_spaces: i64 = castle_spaces
        self.desk_rows: i64 = desk_rows
        self.start_reputation: i64 = start_reputation
        self.start_modifiers = _row(start_modifiers)
        self.rounds: i64 = rounds
        self.start_coins: i64 = start_coins
        self.start_goods: i64 = start_goods
        self.start_houses: i64 = start_houses
        self.workers_each: i64 = workers_each
        self.houses_each: i64 = houses_each
        self.reputation_least: i64 = reputation_least
        self.reputation_most: i64 = reputation_most
        self.nobility_most: i64 = nobility_most
        self.lord_at: i64 = lord_at
        self.nobility_points = _row(nobility_points)
        self.settlers_stack = _row(settlers_stack)
        self.settlers_race = _row(settlers_race)
        self.settlers_goods = _row(settlers_goods)
        self.settlers_least = _row(settlers_least)
        self.settlers_most = _row(settlers_most)
        self.settlers_workers = _row(settlers_workers)
        self.settlers_stars = _row(settlers_stars)
        self.hand_limit: i64 = hand_limit
        self.most_of_a_good: i64 = most_of_a_good
        self.character_good = _row(character_good)
        self.character_gain = _row(character_gain)
        self.house_cost: i64 = house_cost
        self.guild_space = _row(guild_space)
        self.guild_buys = _row(guild_buys)
        self.guild_places = _row(guild_places)
        self.guild_activates = _row(guild_activates)
        self.good_cost: i64 = good_cost
        self.workshop_guild = _row(workshop_guild)
        self.workshop_effects = _row(workshop_effects)
        self.workshop_points = _row(workshop_points)
        self.workshop_stars = _row(workshop_stars)
        self.reward_coins = _row(reward_coins)
        self.reward_points = _row(reward_points)
        self.workshop_income: i64 = workshop_income
        self.hall_cost = _row(hall_cost)
        self.community_tiles: i64 = community_tiles
        self.community_points: i64 = community_points
        self.community_stars: i64 = community_stars
        self.community_bonus: i64 = community_bonus
        self.community_income = _row(community_income)
        self.sale_coins: i64 = sale_coins
        self.council_row = _row(council_row)
        self.council_race = _row(council_race)
        self.council_column = _row([council_race.index(race) for race in range(len(council_race))])
        self.council_nobility = _row(council_nobility)
        self.council_coins = _row(council_coins)
        self.council_goods = _row(council_goods)
        self.council_points = _row(council_points)
        self.council_loss: i64 = council_loss
        self.clerk_space = _row(clerk_space)
        self.clerk_modifiers = _row(clerk_modifiers)
        self.clerk_buys = _row(clerk_buys)
        self.modifier_cost: i64 = modifier_cost
        self.clerk_draws = _row(clerk_draws)
        self.clerk_loss = _row(clerk_loss)
        self.ship_price = _row(ship_price)
        self.ship_spaces = _row(ship_spaces)
        self.castle_takes = _row(castle_takes)
        self.castle_gain = _row(castle_gain)
        self.board_takes = _row(board_takes)
        self.event_stack = _row(event_stack)
        self.event_effect = _row(event_effect)
        self.objective_needs = _row(objective_needs)
        self.automa_guild = _row(automa_guild)
        self.desk_race = _row(desk_race)
        self.desk_benefit = _row(desk_benefit)
        self.benefit_amount = _row(benefit_amount)
        self.desk_income: i64 = desk_income
        self.first_commissions: i64 = first_commissions
        self.commission_measure = _row(commission_measure)
        self.commission_points = _row(commission_points)
        self.tile_values = _row(tile_values)
        self.goods_per_point: i64 = goods_per_point
