essence-name = The Essence
essence-tagline = floating Islands, rival courts, and a Book of Prophecies
essence-seat = Ruler { $number }

# What can be chosen before a match
essence-option-players = Players at the table
essence-option-factions = Factions, seat by seat; the rest by lot
essence-option-swap_scores = Segments that score when two are exchanged
essence-option-read_action = The action that reading a fragment takes
essence-option-reserve_pack = Where reserved fragments go on the track
essence-option-treaty_reset = Treaty spaces are emptied each round
essence-option-monster_essence = Beaten monsters give Essence
essence-option-mirror = Mirror images of patterns match

# Where the match stands
essence-headline = round { $round }, { $phase }
essence-phase-advisors = Advisors
essence-phase-turns = Player turns
essence-phase-cleaning = Cleaning
essence-phase-over = the end

# Things on the table
essence-type-military = Military
essence-type-magical = Magical
essence-type-economic = Economic
essence-type-cultural = Cultural
essence-type-political = Political
essence-cell = cell { $x }, { $y }
essence-option-number = option { $number }
essence-tokens-wealth = { $n } Wealth
essence-tokens-influence = { $n } Influence
essence-list = { $before }, { $after }

# Verbs
essence-verb-bid = Bid
essence-verb-rank = Next in rank
essence-verb-take-advisor = Take the Advisor
essence-verb-build = Build
essence-verb-place = Place
essence-verb-sign = Sign
essence-verb-play = Play
essence-verb-use = Use
essence-verb-read = Read
essence-verb-pass = Pass
essence-verb-end-turn = End turn
essence-verb-split = Tokens
essence-verb-discard = Discard
essence-verb-attack = Attack
essence-verb-attack-threat = Attack the External Threat
essence-verb-attack-monster = Attack the monster
essence-verb-choose-opponent = Choose the opponent
essence-verb-exhaust = Exhaust
essence-verb-ready = Ready
essence-verb-recover = Recover
essence-verb-lift = Relocate
essence-verb-put = Move here
essence-verb-swap = Exchange with
essence-verb-cycle = Discard the fragment
essence-verb-resolve = Resolve
essence-verb-reserve = Reserve
essence-verb-reshuffle = Reshuffle
essence-verb-decline = No more

# What a player is asked
essence-prompt-bid = Bid Wealth and Influence for an Advisor, in secret; every token bid is paid.
essence-prompt-rank-tied = These bids are equal: who takes an Advisor first?
essence-prompt-take-advisor = Take one Advisor, with the Wealth lying on it.
essence-prompt-turn = { $mains ->
    [one] Take your main action and any side actions, or pass.
   *[other] Take your { $mains } main actions and any side actions, or pass.
}
essence-prompt-after = Take further side actions, or end your turn.
essence-prompt-place = Where does this Segment go: { $segment }?
essence-prompt-pay = Pay { $n } { $n ->
    [one] token
   *[other] tokens
}, Wealth or Influence.
essence-prompt-struck = The External Threat strikes: lose { $n } { $n ->
    [one] token
   *[other] tokens
}, Wealth or Influence.
essence-prompt-gain-mix = Take { $n } { $n ->
    [one] token
   *[other] tokens
}, Wealth or Influence.
essence-prompt-steal-mix = Which { $n ->
    [one] token
   *[other] { $n } tokens
} do you take from { $victim }?
essence-prompt-discard = Discard { $n ->
    [one] a card
   *[other] { $n } cards
} from your hand.
essence-prompt-pass-discard = Discard cards for 1 Wealth each, or keep the rest.
essence-prompt-target = Attack with { $attack }: whom?
essence-prompt-spoils = { $victim } is beaten: take up to { $n } { $n ->
    [one] token
   *[other] tokens
}, exhaust a Segment, or neither.
essence-prompt-opponent-steal = From whom do you steal?
essence-prompt-opponent-sap_defense = Whose Defense do you lower by { $n }?
essence-prompt-opponent-force_discard = Who must discard { $n ->
    [one] a card
   *[other] { $n } cards
}?
essence-prompt-opponent-exhaust_segment = Whose Segment do you exhaust?
essence-prompt-exhaust = Exhaust up to { $n } { $n ->
    [one] Segment
   *[other] Segments
} of { $victim }.
essence-prompt-ready = Ready up to { $n } of your exhausted Segments.
essence-prompt-recover = Take up to { $n } { $n ->
    [one] card
   *[other] cards
} back from your discard pile.
essence-prompt-lift = Choose a Segment to relocate; of an exchange, the one that scores.
essence-prompt-put = Where does this Segment go: { $segment }?
essence-prompt-build = Build a Segment for { $discount } Wealth less, or decline.
essence-prompt-read = Read a fragment for { $discount } Influence less, or decline.
essence-prompt-sign = Sign a Treaty for { $discount } tokens less, or decline.
essence-prompt-cycle = Discard up to { $n } { $n ->
    [one] fragment
   *[other] fragments
} from the Prophecy track.
essence-prompt-trigger = Which of your Segments takes effect next?
essence-prompt-reserve = Reserve one fragment so that it stays, or none.
essence-prompt-reshuffle = Shuffle your discard pile into your draw pile?

# Why something cannot be done
essence-not-now = That cannot be done now.
essence-main-due = Your main action is still due.
essence-main-done = Your main action is done for this turn.
essence-not-on-display = That card is not on display.
essence-no-foundation = You have no readied Foundation.
essence-too-dear = It costs { $cost } Wealth, and you have { $wealth }.
essence-no-token = You have no free Faction token.
essence-treaty-full = Every space of this Treaty is taken.
essence-treaty-too-dear = The next space costs { $cost } { $cost ->
    [one] token
   *[other] tokens
}; you have fewer.
essence-not-in-hand = That card is not in your hand.
essence-not-your-segment = That Segment is not on your Island.
essence-nothing-to-use = That Segment has nothing to use.
essence-is-exhausted = That Segment is exhausted.
essence-no-such-option = That card has no such option.
essence-cannot-pay = You cannot pay its price.
essence-locked = The fragment on space 1 is locked.
essence-not-on-track = That fragment is not on the open spaces of the track.
essence-has-read = You have read a fragment this turn.
essence-monster-first = Its monster must be beaten first, this turn.
essence-not-fulfilled = Its requirement is not met.
essence-not-beside = A Segment goes on an empty cell beside your Island.
essence-would-break = Your Island must stay in one piece.
essence-bid-too-high = You cannot bid more than you have.
essence-wrong-sum = Those are not the tokens that are due.
essence-not-in-discards = That card is not in your discard pile.
essence-no-advisor = That Advisor is not on offer.
essence-cannot-exhaust = That Segment cannot be exhausted.
essence-no-target = That cannot be attacked now.
essence-embassy-protects = The Embassy token protects that player.
essence-untouched = There it would have no effect.
essence-not-exhausted = That is no exhausted Segment of yours.

# What happened
essence-event-round = Round { $round } begins; order: { $order }
essence-event-display = On display: { $segments }
essence-event-income = { $seat } takes income: { $wealth } Wealth, { $influence } Influence; Attack { $attack }, Defense { $defense }, { $foundations } Foundations
essence-event-drawn = { $seat } draws { $cards }
essence-event-drawn-unseen = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
}
essence-event-reshuffled = { $seat } reshuffles the draw pile
essence-event-bid = { $seat } has bid
essence-event-bid-revealed = { $seat } bid { $wealth } Wealth and { $influence } Influence
essence-event-ranked = { $seat } lets { $chosen } go first
essence-event-advisor = { $seat } takes { $card } { $wealth ->
    [0] into the hand
   *[other] with { $wealth } Wealth
}
essence-event-bid-returned = No Advisor is left for { $seat }: { $wealth } Wealth and { $influence } Influence come back
essence-event-turn = { $seat } is to play
essence-event-drip = { $seat } has passed and gains { $essence } Essence
essence-event-passed = { $seat } passes with Pass token { $token }
essence-event-bought = { $seat } buys { $segment } for { $wealth } Wealth
essence-event-placed = { $seat } places { $segment } on { $cell }: { $essence } Essence
essence-event-signed = { $seat } signs { $treaty } for { $price }
essence-event-played = { $seat } plays { $card }
essence-event-used = { $seat } uses { $segment }
essence-event-triggered = { $segment } of { $seat } takes effect
essence-event-gained-wealth = { $seat } gains { $n } Wealth
essence-event-gained-influence = { $seat } gains { $n } Influence
essence-event-gained-essence = { $seat } gains { $n } Essence
essence-event-gained-attack = { $seat } raises Attack by { $n }
essence-event-gained-defense = { $seat } raises Defense by { $n }
essence-event-gained-foundations = { $seat } gains { $n ->
    [one] a Foundation
   *[other] { $n } Foundations
}
essence-event-gained-readied = { $seat } readies { $n ->
    [one] a Foundation
   *[other] { $n } Foundations
}
essence-event-lost-wealth = { $seat } pays { $n } Wealth
essence-event-lost-influence = { $seat } pays { $n } Influence
essence-event-lost-essence = { $seat } loses { $n } Essence
essence-event-lost-attack = { $seat } lowers Attack by { $n }
essence-event-lost-defense = The Defense of { $seat } falls by { $n }
essence-event-lost-foundations = { $seat } loses { $n ->
    [one] a Foundation
   *[other] { $n } Foundations
}
essence-event-lost-readied = { $seat } exhausts { $n ->
    [one] a Foundation
   *[other] { $n } Foundations
}
essence-event-discarded = { $seat } discards { $card }
essence-event-recovered = { $seat } takes { $card } back
essence-event-exhausted = { $seat } exhausts { $segment } of { $owner }
essence-event-readied = { $seat } readies { $segment }
essence-event-moved = { $seat } moves { $segment } to { $cell }: { $essence } Essence
essence-event-swapped = { $seat } exchanges { $segment } with { $other }: { $essence } Essence
essence-event-token-embassy = { $seat } takes the Embassy token
essence-event-token-trade = { $seat } takes the Trade agreement token
essence-event-token-clock = { $seat } turns the Sand clock: one more main action
essence-event-tokens = { $seat } takes { $wealth } Wealth and { $influence } Influence from { $victim }
essence-event-attack-seat-won = { $seat } beats { $target }: { $attack } against { $defense }
essence-event-attack-seat-lost = { $seat } attacks { $target } in vain: { $attack } against { $defense }
essence-event-attack-threat-won = { $seat } beats the External Threat: { $attack } against { $defense }
essence-event-attack-threat-lost = { $seat } attacks the External Threat in vain: { $attack } against { $defense }
essence-event-attack-monster-won = { $seat } beats the monster of { $fragment }: { $attack } against { $defense }
essence-event-attack-monster-lost = { $seat } attacks the monster of { $fragment } in vain: { $attack } against { $defense }
essence-event-struck = The External Threat strikes { $seat }, { $threat } against { $defense }: { $tokens } { $tokens ->
    [one] token
   *[other] tokens
} lost
essence-event-read = { $seat } reads { $fragment }
essence-event-fragment = { $fragment } appears on space { $space }
essence-event-fragment-gone = { $fragment } leaves the game
essence-event-reserved = { $seat } reserves { $fragment }
essence-event-shards = { $seat } comes in place { $place }: { $shards } { $shards ->
    [one] Shard
   *[other] Shards
}
essence-event-revenge-used = { $seat } takes Revenge for one more Shard
essence-event-revenge-taken = { $seat } takes a Revenge token
essence-event-prophecies = The fragments of { $seat } add up to { $total }: { $shards } { $shards ->
    [one] Shard
   *[other] Shards
}
essence-event-ended = { $n ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}

# The score sheet
essence-score-rounds = Shards of the rounds
essence-score-revenge = Revenge
essence-score-prophecies = Prophecies

# What the cards say, put together from their data
essence-kind = { $type } Segment.
essence-neighbours = +{ $step } Essence for each { $plus } neighbour, −1 for each { $minus } neighbour.
essence-once = When built: { $effects }.
essence-income = Income: { $effects }.
essence-ability = { $cost }: { $effects }.
essence-priced = { $cost }, { $price }
essence-then = { $before }; { $after }
essence-per = { $effect } for each { $counter }
essence-capped = { $effect } (at most { $cap })
essence-if = if you have { $condition }, { $effect }
essence-requires = Requirement: { $requirement }.
essence-bonus = Bonus: { $effects }.
essence-and = { $before } and { $after }

essence-speed-main = Main action
essence-speed-side = Side action
essence-or-speed-main = Or as a main action
essence-or-speed-side = Or as a side action
essence-price-wealth = pay { $n } Wealth
essence-price-influence = pay { $n } Influence
essence-price-any = pay { $n } { $n ->
    [one] token
   *[other] tokens
}
essence-price-cards = discard { $n } { $n ->
    [one] card
   *[other] cards
} from your hand
essence-price-foundation = exhaust { $n } { $n ->
    [one] Foundation
   *[other] Foundations
}
essence-price-attack = lower Attack by { $n }
essence-price-defense = lower Defense by { $n }

essence-on-attack_won = Each time you win an Attack
essence-on-attacked = Each time a player attacks you successfully
essence-on-build = Each time you build another Segment
essence-on-read = Each time you read a fragment
essence-on-treaty = Each time you sign a Treaty
essence-on-pass = When you pass

essence-do-gain_wealth = gain { $n } Wealth
essence-do-gain_influence = gain { $n } Influence
essence-do-gain_any = gain { $n } { $n ->
    [one] token
   *[other] tokens
}
essence-do-gain_essence = gain { $n } Essence
essence-do-draw = draw { $n } { $n ->
    [one] card
   *[other] cards
}
essence-do-raise_attack = raise Attack by { $n }
essence-do-raise_defense = raise Defense by { $n }
essence-do-add_foundation = take { $n } new { $n ->
    [one] Foundation
   *[other] Foundations
}
essence-do-ready_foundation = ready { $n } { $n ->
    [one] Foundation
   *[other] Foundations
}
essence-do-attack-any = { $n ->
    [0] attack
   *[other] attack with +{ $n }
}
essence-do-attack-player = { $n ->
    [0] attack a player
   *[other] attack a player with +{ $n }
}
essence-do-attack-threat = { $n ->
    [0] attack the External Threat
   *[other] attack the External Threat with +{ $n }
}
essence-do-attack-monster = { $n ->
    [0] attack a monster
   *[other] attack a monster with +{ $n }
}
essence-plunder = { $attack } and take up to { $n } { $n ->
    [one] token
   *[other] tokens
} if you win
essence-do-steal-wealth = steal { $n } Wealth
essence-do-steal-influence = steal { $n } Influence
essence-do-steal-any = steal { $n } { $n ->
    [one] token
   *[other] tokens
}
essence-do-sap_defense = lower the Defense of an opponent by { $n }
essence-do-force_discard = an opponent discards { $n } { $n ->
    [one] card
   *[other] cards
}
essence-do-exhaust_segment = exhaust { $n } { $n ->
    [one] Segment
   *[other] Segments
} of an opponent
essence-do-ready_segment = ready { $n } of your exhausted Segments
essence-do-recover = take { $n ->
    [one] { $n } card
   *[other] up to { $n } cards
} back from your discard pile
essence-do-relocate-move = move a Segment
essence-do-relocate-swap = exchange two Segments
essence-do-relocate-any = move a Segment or exchange two
essence-do-build = build a Segment for { $n } Wealth less
essence-do-read = read a fragment for { $n } Influence less
essence-do-treaty = sign a Treaty for { $n } tokens less
essence-do-cycle_prophecy = { $n ->
    [one] you may discard { $n } fragment
   *[other] discard up to { $n } fragments
} from the Prophecy track
essence-do-take-embassy = take the Embassy token
essence-do-take-trade = take the Trade agreement token
essence-do-take-clock = turn the Sand clock for one more main action

essence-if-won = if the Attack was won, { $effect }
essence-if-lost = if the Attack was lost, { $effect }
essence-at-least = at least
essence-at-most = at most
essence-each-seg_military = Military Segment of yours
essence-each-seg_magical = Magical Segment of yours
essence-each-seg_economic = Economic Segment of yours
essence-each-seg_cultural = Cultural Segment of yours
essence-each-seg_political = Political Segment of yours
essence-each-kinds = type on your Island
essence-each-monuments = Monument of yours
essence-each-hand = card in your hand
essence-each-wins = Attack you won this round
essence-each-fragments = fragment you have read
essence-each-treaties = Treaty you signed this round
essence-each-attack = point of Attack
essence-each-defense = point of Defense
essence-have-seg_military = { $bound } { $n } Military Segments
essence-have-seg_magical = { $bound } { $n } Magical Segments
essence-have-seg_economic = { $bound } { $n } Economic Segments
essence-have-seg_cultural = { $bound } { $n } Cultural Segments
essence-have-seg_political = { $bound } { $n } Political Segments
essence-have-kinds = { $bound } { $n } types on your Island
essence-have-monuments = { $bound } { $n } Monuments
essence-have-hand = { $bound } { $n } cards in hand
essence-have-wins = { $bound } { $n } Attacks won this round
essence-have-fragments = { $bound } { $n } fragments read
essence-have-treaties = { $bound } { $n } Treaties signed this round
essence-have-attack = an Attack of { $bound } { $n }
essence-have-defense = a Defense of { $bound } { $n }

essence-need-pattern = the pattern { $rows }
essence-need-wins = { $n } { $n ->
    [one] Attack
   *[other] Attacks
} won this round
essence-need-monster = its monster beaten this turn (Defense { $n })
essence-need-spend-wealth = an offering of { $n } Wealth
essence-need-spend-influence = an offering of { $n } Influence
essence-need-spend-any = an offering of { $n } tokens
essence-below = { $above } / { $below }
essence-beside = { $left }{ $right }
essence-letter-military = M
essence-letter-magical = A
essence-letter-economic = E
essence-letter-cultural = C
essence-letter-political = P
essence-letter-any = *
essence-letter-nothing = ·

# Factions
essence-faction-three_islands = Kingdom of Three Islands
essence-faction-sun_university = University of the Sun
essence-faction-aurum_exchange = Aurum Exchange
essence-faction-windsong_commune = Windsong Commune
essence-faction-veiled_senate = Veiled Senate
essence-palace-three_islands = Palace of the Kingdom of Three Islands
essence-palace-sun_university = Palace of the University of the Sun
essence-palace-aurum_exchange = Palace of the Aurum Exchange
essence-palace-windsong_commune = Palace of the Windsong Commune
essence-palace-veiled_senate = Palace of the Veiled Senate
essence-theme-three_islands = Dwarven war fleets: wins by many small Attacks that snowball.
essence-theme-sun_university = Scholars of the Great Book: wins by reading Fragments early and often.
essence-theme-aurum_exchange = Bankers and shipwrights: wins by building more and larger Segments than anyone.
essence-theme-windsong_commune = Wandering artists: wins by large hands and by rearranging the Island.
essence-theme-veiled_senate = Spies and jurists: wins by Treaties, theft and a high Defense.

# Followers
essence-card-ti_axe_guard = Axe Guard
essence-card-ti_ram_captain = Ram Captain
essence-card-ti_war_drummer = War Drummer
essence-card-ti_quartermaster = Quartermaster
essence-card-ti_runesmith = Runesmith
essence-card-ti_shieldbearer = Shieldbearer
essence-card-ti_oath_thane = Oath Thane
essence-card-us_engineer = Engineer
essence-card-us_heliologist = Heliologist
essence-card-us_lector = Lector
essence-card-us_archivist = Archivist
essence-card-us_astral_scholar = Astral Scholar
essence-card-us_sunfire_adept = Sunfire Adept
essence-card-us_seer = Seer
essence-card-ae_broker = Broker
essence-card-ae_master_builder = Master Builder
essence-card-ae_surveyor = Surveyor
essence-card-ae_financier = Financier
essence-card-ae_auctioneer = Auctioneer
essence-card-ae_sellsword_captain = Sellsword Captain
essence-card-ae_toll_keeper = Toll Keeper
essence-card-wc_choirmaster = Choirmaster
essence-card-wc_gardener = Sky Gardener
essence-card-wc_storyteller = Storyteller
essence-card-wc_festival_host = Festival Host
essence-card-wc_windrider = Windrider
essence-card-wc_envoy = Envoy
essence-card-wc_dreamer = Dreamer
essence-card-vs_diplomat = Diplomat
essence-card-vs_spymaster = Spymaster
essence-card-vs_blackmailer = Blackmailer
essence-card-vs_jurist = Jurist
essence-card-vs_saboteur = Saboteur
essence-card-vs_assassin = Assassin
essence-card-vs_orator = Orator

# Advisors
essence-card-adv_admiral = Admiral
essence-card-adv_hierophant = Hierophant
essence-card-adv_treasurer = Treasurer
essence-card-adv_architect = Grand Architect
essence-card-adv_warden = Lord Warden
essence-card-adv_oracle = Oracle

# Monuments
essence-card-mon_sky_marshal = Colossus of the Sky Marshal
essence-card-mon_last_wall = Citadel of the Last Wall
essence-card-mon_iron_armada = Iron Armada
essence-card-mon_great_orrery = Great Orrery
essence-card-mon_world_root = Root of the Old World
essence-card-mon_frozen_hour = Spire of the Frozen Hour
essence-card-mon_grand_bourse = Grand Bourse
essence-card-mon_sky_dockyards = Sky Dockyards
essence-card-mon_vault_of_kings = Vault of Kings
essence-card-mon_hanging_gardens = Hanging Gardens
essence-card-mon_hall_of_songs = Hall of Ten Thousand Songs
essence-card-mon_thousand_masks = Theatre of a Thousand Masks
essence-card-mon_house_of_accord = House of Accord
essence-card-mon_high_tribunal = High Tribunal

# Locations
essence-card-loc_barracks = Barracks
essence-card-loc_watchtower = Watchtower
essence-card-loc_armory = Armory
essence-card-loc_cannon_deck = Cannon Deck
essence-card-loc_training_yard = Training Yard
essence-card-loc_bastion = Bastion
essence-card-loc_war_academy = War Academy
essence-card-loc_mercenary_camp = Mercenary Camp
essence-card-loc_signal_beacon = Signal Beacon
essence-card-loc_siege_foundry = Siege Foundry
essence-card-loc_garrison = Garrison
essence-card-loc_dueling_pit = Dueling Pit
essence-card-loc_dreadnought_berth = Dreadnought Berth
essence-card-loc_veterans_hall = Veterans’ Hall
essence-card-loc_gatehouse = Gatehouse
essence-card-loc_arcane_library = Arcane Library
essence-card-loc_essence_well = Essence Well
essence-card-loc_mage_tower = Mage Tower
essence-card-loc_observatory = Observatory
essence-card-loc_alchemists_cellar = Alchemist’s Cellar
essence-card-loc_leyline_spire = Leyline Spire
essence-card-loc_hourglass_tower = Hourglass Tower
essence-card-loc_scrying_pool = Scrying Pool
essence-card-loc_golem_workshop = Golem Workshop
essence-card-loc_runestone_circle = Runestone Circle
essence-card-loc_summoning_ring = Summoning Ring
essence-card-loc_mirror_gate = Mirror Gate
essence-card-loc_apothecary = Apothecary
essence-card-loc_warding_obelisk = Warding Obelisk
essence-card-loc_sunstone_vault = Sunstone Vault
essence-card-loc_tavern = Tavern
essence-card-loc_market = Market
essence-card-loc_bank = Bank
essence-card-loc_mine = Mine
essence-card-loc_warehouse = Warehouse
essence-card-loc_quarry = Quarry
essence-card-loc_shipyard = Shipyard
essence-card-loc_trade_house = Trade House
essence-card-loc_workshop = Workshop
essence-card-loc_mint = Mint
essence-card-loc_toll_bridge = Toll Bridge
essence-card-loc_granary = Granary
essence-card-loc_caravanserai = Caravanserai
essence-card-loc_brewery = Brewery
essence-card-loc_goldsmith = Goldsmith
essence-card-loc_auction_hall = Auction Hall
essence-card-loc_theatre = Theatre
essence-card-loc_gardens = Gardens
essence-card-loc_amphitheatre = Amphitheatre
essence-card-loc_museum = Museum
essence-card-loc_public_baths = Public Baths
essence-card-loc_statue_park = Statue Park
essence-card-loc_concert_hall = Concert Hall
essence-card-loc_school_of_song = School of Song
essence-card-loc_festival_square = Festival Square
essence-card-loc_botanical_dome = Botanical Dome
essence-card-loc_scriptorium = Scriptorium
essence-card-loc_shrine_of_ancestors = Shrine of Ancestors
essence-card-loc_gallery = Gallery
essence-card-loc_wanderers_inn = Wanderers’ Inn
essence-card-loc_opera_house = Opera House
essence-card-loc_embassy_house = Embassy House
essence-card-loc_senate_house = Senate House
essence-card-loc_courthouse = Courthouse
essence-card-loc_town_hall = Town Hall
essence-card-loc_tax_office = Tax Office
essence-card-loc_spy_den = Spy Den
essence-card-loc_chancery = Chancery
essence-card-loc_diplomats_quarter = Diplomats’ Quarter
essence-card-loc_prison = Prison
essence-card-loc_forum = Forum
essence-card-loc_customs_house = Customs House
essence-card-loc_archive_of_edicts = Archive of Edicts
essence-card-loc_propaganda_office = Propaganda Office
essence-card-loc_governors_manor = Governor’s Manor
essence-card-loc_border_post = Border Post

# Prophecy fragments
essence-card-pf1_first_stone = The First Stone
essence-card-pf1_copper_star = The Copper Star
essence-card-pf1_silent_scales = The Silent Scales
essence-card-pf1_painted_rune = The Painted Rune
essence-card-pf1_drawn_sword = The Drawn Sword
essence-card-pf1_twin_coins = The Twin Coins
essence-card-pf1_twin_masks = The Twin Masks
essence-card-pf1_twin_flames = The Twin Flames
essence-card-pf1_three_winds = The Three Winds
essence-card-pf1_long_table = The Long Table
essence-card-pf1_bent_road = The Bent Road
essence-card-pf1_crooked_stair = The Crooked Stair
essence-card-pf1_broken_gate = The Broken Gate
essence-card-pf1_two_banners = Two Banners Fall
essence-card-pf1_red_dawn = A Red Dawn
essence-card-pf1_offering_gold = An Offering of Gold
essence-card-pf1_offering_words = An Offering of Words
essence-card-pf1_open_purse = The Open Purse
essence-card-pf1_ash_harpy = The Ash Harpy
essence-card-pf1_cliff_wyrm = The Cliff Wyrm
essence-card-pf1_fog_stalker = The Fog Stalker
essence-card-pf2_square_of_oaths = The Square of Oaths
essence-card-pf2_market_of_dreams = The Market of Dreams
essence-card-pf2_hall_of_mirrors = The Hall of Mirrors
essence-card-pf2_golden_line = The Golden Line
essence-card-pf2_marching_song = The Marching Song
essence-card-pf2_quiet_crown = The Quiet Crown
essence-card-pf2_four_corners = The Four Corners
essence-card-pf2_hidden_court = The Hidden Court
essence-card-pf2_iron_choir = The Iron Choir
essence-card-pf2_long_watch = The Long Watch
essence-card-pf2_storm_of_blades = A Storm of Blades
essence-card-pf2_sealed_scrolls = The Sealed Scrolls
essence-card-pf2_unmoved_mountain = The Unmoved Mountain
essence-card-pf2_ransom = The Ransom of the Sky
essence-card-pf2_nine_promises = The Nine Promises
essence-card-pf2_great_tithe = The Great Tithe
essence-card-pf2_basalt_giant = The Basalt Giant
essence-card-pf2_thunder_roc = The Thunder Roc
essence-card-pf2_drowned_king = The Drowned King
essence-card-pf3_wheel_of_ages = The Wheel of Ages
essence-card-pf3_crystal_square = The Crystal Square
essence-card-pf3_emperors_road = The Road of the Emperor
essence-card-pf3_twin_thrones = The Twin Thrones
essence-card-pf3_sun_and_anvil = The Sun and the Anvil
essence-card-pf3_last_harvest = The Last Harvest
essence-card-pf3_sleeping_fleet = The Sleeping Fleet
essence-card-pf3_war_without_end = A War Without End
essence-card-pf3_five_lights = The Five Lights
essence-card-pf3_two_wonders = The Two Wonders
essence-card-pf3_empty_treasury = The Empty Treasury
essence-card-pf3_last_word = The Last Word
essence-card-pf3_old_dragon = The Dragon of the Old World
essence-card-pf3_leviathan = The Cloud Leviathan
essence-card-pf3_faceless_god = The Faceless God

# Treaties
essence-card-treaty_free_companies = Free Companies
essence-card-treaty_rim_wardens = Wardens of the Rim
essence-card-treaty_heralds = Guild of Heralds
essence-card-treaty_masons = Masons of the Deep

# What a computer player judges a position by, as named in a hint.
essence-part-shards = Shards
essence-part-essence = Essence this round
essence-part-prophecy = the Prophecy
essence-part-tokens = Wealth and Influence
essence-part-hand = cards in hand
essence-part-island = the Island in rounds to come
essence-part-readiness = Attack, Defense and Foundations
essence-part-begun = what it sets in motion
essence-part-others = the edge over the others

# The statistics: how a match was played.
essence-way = { $players } players

# What decides between equals.
essence-score-tie-prophecies = Equal Shards: the Prophecies’ values decide
essence-score-tie-essence = Equal Shards and Prophecies: the last Essence decides
