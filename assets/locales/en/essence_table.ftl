# What stands on the table
essence-table-round = Round { $n }
essence-table-to-act = to play
essence-table-passed = passed, token { $n }
essence-table-has-bid = has bid
essence-table-waits = waiting
essence-table-main = { $n ->
    [0] Main action
    [one] Main action
   *[other] { $n } main actions
}
essence-table-read = Reading
essence-table-wealth = Wealth
essence-table-influence = Influence
essence-table-attack = Attack
essence-table-defense = Defense
essence-table-essence = Essence
essence-table-shards = Shards
essence-table-hand = Cards in hand
essence-table-cost = Cost
essence-table-value = Value
essence-table-prices = Prices
essence-table-foundations = Foundations
essence-table-wealth-tip = Buys Locations and Monuments; pays for bids and Treaties. What you keep stays with you.
essence-table-influence-tip = Pays for Prophecy fragments, bids and Treaties. What you keep stays with you.
essence-table-attack-tip = An Attack succeeds when it is larger than the Defense of its target. Set anew in every Income.
essence-table-defense-tip = Protects you from other players and from the External Threat. Rises by 1 when you are beaten; set anew in every Income.
essence-table-foundations-tip = Each Segment you build exhausts one Foundation. All come back in the next Income.
essence-table-count-card = draw
essence-table-count-discard = discard
essence-table-count-fragment = read
essence-table-count-token = free
essence-table-count-revenge = revenge
essence-table-count-card-tip = { $n } cards in your draw pile.
essence-table-count-discard-tip = { $n } cards in your discard pile.
essence-table-count-fragment-tip = The values of the fragments you have read add up to { $n }: they bring Shards at the end.
essence-table-count-token-tip = { $n } free Faction tokens: one for each Treaty you sign and for a fragment you reserve.
essence-table-count-revenge-tip = { $n } Revenge tokens: when you win a round, one of them brings one more Shard.
essence-table-seat = { $seat }, { $faction }
essence-table-rival-tip = Press V to see this Island in full.
essence-table-order = Place { $place }: { $seat }, { $essence } Essence, { $shards } of { $target } Shards
essence-table-threat = External Threat: { $n }
essence-table-threat-short = Threat
essence-table-threat-tip = Whoever beats it gains the difference in Essence, and it grows by 1. At the end of the round it takes tokens from everybody whose Defense is lower.
essence-table-threat-takes = { $n ->
    [0] the Threat takes nothing
    [one] the Threat takes 1 token
   *[other] the Threat takes { $n } tokens
}
essence-table-market = Market
essence-table-cleaning = Cleaning
essence-table-needs = needs { $what }
essence-table-built = built by { $seat }
essence-table-palace = Palace
essence-table-treaties = Treaties
essence-table-treaty-0 = Attack
essence-table-treaty-1 = Defense +3
essence-table-treaty-2 = Draw 2
essence-table-treaty-3 = Move or swap
essence-table-treaty-tip = { $n ->
    [-1] Every space is taken this round.
    [one] The next space costs 1 token, Wealth or Influence.
   *[other] The next space costs { $n } tokens, Wealth or Influence.
}
essence-table-plot = here: { $n } Essence
essence-table-mix = { $w } Wealth and { $i } Influence
essence-table-prophecy-pile = Prophecies to come: { $n }
essence-table-prophecy-pile-tip = When a fragment is read, those to its left slide right and a new one appears on space 1, which is locked.
essence-table-fragment-locked = Locked: it can be read once it has moved on.
essence-table-fragment-readable = You could read it now.
essence-table-fragment-unpaid = Its requirement is met, but you cannot pay for it.
essence-table-fragment-near = One Segment is missing.
essence-table-fragment-far = Its requirement is not met yet.
essence-table-draw-pile = Your draw pile: { $n }
essence-table-draw-pile-tip = It is refilled from your discard pile in the Income phase, never during turns.
essence-table-discard-pile = Your discard pile: { $n }
essence-table-discards-empty = Nothing lies here yet.
essence-table-advisor-tip = { $n ->
    [0] On offer.
   *[other] On offer, with { $n } Wealth.
}
essence-table-advisor-gone = This Advisor has been taken.
essence-table-head-advisors = Advisors on offer
essence-table-head-piles = Your discard pile
essence-table-head-shards = Shards, round by round
essence-table-chart = Shards over the rounds
essence-table-chart-prophecies = Prophecies
essence-table-bid-none = has not bid yet
essence-table-bid-sealed = has bid, face down
essence-table-income = Income of this round
essence-table-income-place = starting place {"{wealth}"}{ $n }
essence-table-look-island = the Island of { $seat }
essence-table-look-own = your own Island

# Where the long words of names may be broken, by soft hyphens
essence-table-hyphens =
    Amphi­theatre Dread­nought Caravan­serai Obser­vatory Sum­moning Scrip­torium Propa­ganda Court­house
    Watch­tower Wan­derers’ Alche­mist’s Apothe­cary Ware­house Gover­nor’s Rune­stone Merce­nary
    Gate­house Diplo­mats’
    Auc­tioneer Black­mailer Choir­master Helio­logist Hiero­phant Quarter­master Rune­smith
    Sell­sword Shield­bearer Spy­master Story­teller Trea­surer Wind­rider Archi­vist Assas­sin
    Diplo­mat Engi­neer Finan­cier Archi­tect Sabo­teur Gar­dener Sur­veyor Drum­mer Cap­tain Admi­ral

# What an action would do
essence-table-sum = { $parts } = +{ $n } Essence
essence-table-then = then { $effects }
essence-table-gives = +{ $n } Essence
essence-table-gives-wealth = +1 Wealth
essence-table-plus = +{ $n }
essence-table-against = { $attack } against { $defense }
essence-table-cost-build = costs { $n } Wealth and a Foundation; { $left ->
    [0] none stays ready
   *[other] { $left } stay ready
}
essence-table-cost-tokens = costs { $n } { $n ->
    [one] token
   *[other] tokens
}
essence-table-cost-influence = costs { $n } Influence
essence-table-cost-wealth = costs { $n } Wealth
essence-table-cost-bid = { $n ->
    [0] no bid: you take no Advisor
    [one] 1 token is paid, whoever wins
   *[other] { $n } tokens are paid, whoever wins
}
essence-table-attack-won = { $attack } against { $defense }: you win, +{ $n } Essence
essence-table-attack-monster = { $attack } against { $defense }: the monster falls, and you may read it this turn
essence-table-attack-vain = { $attack } against { $defense }: in vain
essence-table-income-head = Where the income of a round comes from:
essence-table-income-row = { $source }: { $gains }

essence-table-call-build = Build: { $segment }
essence-table-call-here = { $segment } here
essence-table-call-pay = Pay { $tokens }
essence-table-call-take = Take { $tokens }
essence-table-decline = { $step ->
    [spoils] Take nothing
    [build] Build nothing
    [reserve] Reserve none
    [reshuffle] Do not shuffle
    [pass_discard] Keep the rest
    [read] Read nothing
    [cycle] Leave the rest
    [lift] Move nothing
    [sign] Sign nothing
   *[other] No more
}

# The chronicle, in short
essence-log-income = income { $gains }
essence-log-bid = bids { $tokens }
essence-log-bought = { $n ->
    [0] buys { $segment }
   *[other] buys { $segment } {"{wealth}"}−{ $n }
}
essence-log-built = builds { $segment } {"{essence}"}+{ $n }
essence-log-moved = moves { $segment } {"{essence}"}+{ $n }
essence-log-taken = takes { $tokens } from { $seat }
essence-log-shards = place { $place } {"{shard}"}+{ $n }

# Banners
essence-table-banner-round = Round { $n }: income, then Advisors
essence-table-banner-turns = Player turns: one main action each
essence-table-banner-cleaning = Cleaning: Essence becomes Shards
essence-table-banner-bids = The bids lie open
essence-table-banner-struck = The External Threat strikes { $seat }
essence-table-banner-shards = { $seat } leads the round: { $n } Shards
essence-table-banner-revenge = { $seat } takes Revenge: one more Shard

# Where a hint points
essence-table-region-board = the table
essence-table-region-island = your Island
essence-table-region-market = the market
essence-table-region-treaties = the Treaties
essence-table-region-prophecies = the Prophecy track
essence-table-region-players = the players
essence-table-region-hand = your hand
essence-table-region-advisors = the Advisors
essence-table-region-choices = the choices
essence-table-region-options = the options of the card

# Lessons
essence-table-lesson-island = Your Island
essence-table-lesson-island-about = What you want, and how a Segment is built.
essence-table-lesson-island-1 = You rule this Island. Each round the ruler with the most Essence gets the most Shards, and Shards win the match.
essence-table-lesson-island-2 = Building costs Wealth and one Foundation. Both stand here.
essence-table-lesson-island-3 = Touch a glowing Location in the market, then touch it again to buy it.
essence-table-lesson-island-4 = Every plot shows the Essence it would give. Choose one, and confirm it with the golden button.
essence-table-lesson-island-5 = That was your main action. Side actions, on light arrows, are free; end your turn when you are done.
essence-table-lesson-island-6 = Later you pass, and gain a little Essence while the others go on. Play on as long as you like.
essence-table-lesson-advisors = Bidding for Advisors
essence-table-lesson-advisors-about = How a round begins.
essence-table-lesson-advisors-1 = Six Advisors lie open. Whoever takes one may play it like a card of their own, round after round.
essence-table-lesson-advisors-2 = Choose how much Wealth and how much Influence you bid, at least one token. All bids are paid, whoever wins.
essence-table-lesson-advisors-3 = The higher bid chooses first. When it is your turn, take one Advisor.
essence-table-lesson-advisors-4 = Advisors left over get 1 Wealth each, so they become tempting later. Play on as long as you like.
essence-table-lesson-conflict = Treaties and attacks
essence-table-lesson-conflict-about = What else a turn can be.
essence-table-lesson-conflict-1 = Treaties are main actions too. The golden number is the price now; each signature makes the next dearer.
essence-table-lesson-conflict-2 = Sign the Treaty of attack, and pay with Wealth or Influence.
essence-table-lesson-conflict-3 = Your strength must be larger than the Defense of the target: the small signs compare them. Attack the External Threat above.
essence-table-lesson-conflict-4 = You gained the difference in Essence, and the Threat grew by 1. From a rival you would also take a token or exhaust a Segment; their Defense then rises by 1.
essence-table-lesson-conflict-5 = When the round ends, the Threat takes tokens from everybody whose Defense is lower than its number. Treaties and cards raise yours. Play on as long as you like.
essence-table-lesson-cards = Your Followers
essence-table-lesson-cards-about = How a card is played.
essence-table-lesson-cards-1 = These are your Followers. A dark arrow on a card is a main action, a light one a side action; a price stands before the colon.
essence-table-lesson-cards-2 = Play the Storyteller: touch it, then touch it again. It is a side action and draws two cards.
essence-table-lesson-cards-3 = Your main action is still there, as the green sign on your panel says. Play a card with a dark arrow.
essence-table-lesson-cards-4 = Played cards go to your discards. In the Income phase they are shuffled when your draw pile is empty. Play on as long as you like.
essence-table-lesson-prophecy = Reading a Prophecy
essence-table-lesson-prophecy-about = What the Book asks for, and what it gives.
essence-table-lesson-prophecy-1 = Fragments of the Book of Prophecies. Each asks for something: coloured squares are Segments in that arrangement, turned as you like. The first one is locked.
essence-table-lesson-prophecy-2 = Gold corners: one Segment is missing. The Twin Masks want two Cultural Segments side by side, and your Palace is one.
essence-table-lesson-prophecy-3 = The Opera House is Cultural. Buy it.
essence-table-lesson-prophecy-4 = Place it beside your Palace, and confirm.
essence-table-lesson-prophecy-5 = Now the fragment shines in gold. Touch it, and read it: a side action, once a turn.
essence-table-lesson-prophecy-6 = You got its bonus, and the others slid to the right. The values you have read add up here: at the end the largest sum brings 4 Shards, the second 2. Play on as long as you like.
essence-table-lesson-cleaning = Passing and Cleaning
essence-table-lesson-cleaning-about = How a round ends, and how the match is won.
essence-table-lesson-cleaning-1 = A round lasts until everybody has passed. Pass when nothing good is left to do: whoever passes first plays first in the next round.
essence-table-lesson-cleaning-2 = Pass now.
essence-table-lesson-cleaning-3 = Discard cards for 1 Wealth each, or keep them for the next round. From now on you gain Essence each time your turn would come: 1, then 2, then 3, until your rival passes too.
essence-table-lesson-cleaning-4 = Cleaning. At the right you see who gets how many Shards and whom the Threat will strike. Reserve a fragment so that it stays on the track, or go on without.
essence-table-lesson-cleaning-5 = Now everybody may shuffle the discards, the Threat strikes, and the next round begins with Income and Advisors.
essence-table-lesson-cleaning-6 = With two players the match ends when somebody has 10 Shards. Then the Prophecies are counted, and most Shards win. You know enough for a whole match.

# Before a match
essence-new-play = Rulers and factions
essence-new-house = House rules
essence-new-faction = Faction of seat { $number }
essence-new-lot = All other factions are dealt by lot. Whoever begins is drawn too; play then goes round seat by seat.
essence-new-number = { $name } { $n }
essence-new-wealth = Wealth
essence-new-influence = Influence
essence-new-attack = Attack
essence-new-defense = Defense
essence-new-foundations = Foundations
essence-new-popularity = cards a round
essence-new-palace = { $type } Palace. { $ability }
essence-new-swap_scores-one = one
essence-new-swap_scores-both = both
essence-new-read_action-side = side action
essence-new-read_action-main = main action
essence-new-reserve_pack-left_from_2 = left, from space 2
essence-new-reserve_pack-left_from_1 = left, from space 1
essence-new-reserve_pack-right = right

# Figures of the rules book
essence-book-main = main action
essence-book-side = side action
essence-book-once = once, when built
essence-book-income = when built and in every Income
essence-book-on = answer to an event
essence-book-readable = pattern: can be read now
essence-book-near = pattern: one Segment missing
essence-book-wins = Attacks won this round
essence-book-have = a number to have
essence-book-spend = tokens to give up
essence-book-monster = a monster to beat
essence-book-printed = as printed
essence-book-turned = turned
essence-book-mirrored = mirrored: no
essence-book-sign-wealth = Wealth
essence-book-sign-influence = Influence
essence-book-sign-any = any token
essence-book-sign-essence = Essence
essence-book-sign-shard = Shard
essence-book-sign-attack = Attack
essence-book-sign-defense = Defense
essence-book-sign-foundation = Founda­tion
essence-book-sign-card = draw, discard
essence-book-sign-blades = make an Attack
essence-book-sign-threat = External Threat
essence-book-sign-monster = monster
essence-book-sign-person = another player
essence-book-sign-fragment = fragment, reading
essence-book-sign-treaty = Treaty
essence-book-sign-build = build
essence-book-sign-move = move a Segment
essence-book-sign-swap = exchange two
essence-book-sign-recover = take back discards
essence-book-sign-income = income row
essence-book-sign-exhausted = exhausted
essence-book-sign-won = if won
essence-book-sign-lost = if lost
essence-book-sign-pass = passing
essence-book-sign-revenge = Revenge
essence-book-sign-embassy = Embassy
essence-book-sign-trade = Trade agreement
essence-book-sign-clock = Sand clock
essence-book-sign-kinds = types on your Island
essence-book-sign-monument = Monuments
essence-book-sign-hand = cards in hand
essence-book-sign-token = free Faction token
