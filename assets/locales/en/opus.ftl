# Ego & Opus: the table

opus-name = Ego & Opus
opus-tagline = troupes of artists against one another and against the egos
opus-seat-player = Player { $number }
opus-seat-superego = the superego
opus-seat-egos = the egos
opus-option-format = Format
opus-option-format-duel = Duel
opus-option-format-four = Four players
opus-option-format-solitaire = Solitaire
opus-option-format-schism = Schism
opus-option-format-superego = Superego
opus-option-lists = Lists
opus-option-side_a = Side A
opus-option-side_a-two = Two players
opus-option-side_a-four = Four players
opus-option-side_a-solo = One player
opus-option-side_b = Side B
opus-option-side_b-two = Two players
opus-option-side_b-four = Four players
opus-option-side_b-solo = One player
opus-option-team_goal = Points the partners need
opus-option-superego_goal = Points the superego needs
opus-option-max_rounds = Longest match in rounds
opus-list-l1 = One Man’s Trash…
opus-list-l2 = Dinner and a Fight
opus-list-l3 = Sight Gags
opus-list-l4 = Words and Music
opus-list-l5 = Spice of Life
opus-school-vis = VIS
opus-school-mus = MUS
opus-school-lit = LIT
opus-school-pfm = PFM
opus-school-cft = CFT
opus-school-cul = CUL
opus-school-mrl = MRL
opus-school-all = ALL
opus-school-name-vis = Visual
opus-school-name-mus = Musical
opus-school-name-lit = Literary
opus-school-name-pfm = Performing
opus-school-name-cft = Crafting
opus-school-name-cul = Culinary
opus-school-name-mrl = Martial
opus-school-name-all = Every school
opus-hidden-work = a hidden work
opus-hidden-artist = a hidden artist
opus-hidden-ego = a hidden ego
opus-nobody = nobody
opus-nothing = nothing
opus-no-target = no target
opus-not-an-ego = not an ego
opus-zone = zone { $number }
opus-zone-b = place { $number } opposite
opus-row = ego row { $number }
opus-mode-2 = on the artist its strategy finds
opus-mode-4 = on itself
opus-mode-8 = without a target
opus-verb-place-artist = Place an artist
opus-verb-place-ego = Place an ego
opus-verb-play = Lay a work
opus-verb-play-no-work = No work
opus-verb-target-ego = Aim at
opus-verb-target-artist = Aim at the artist
opus-verb-target-nothing = No target
opus-verb-discard = Discard
opus-verb-flip = Turn it up
opus-verb-copy = Declare a copy
opus-verb-pick-work = Choose
opus-verb-pick-artist = Choose the artist
opus-verb-pick-ego = Choose the ego
opus-verb-stop = No more
opus-verb-yes = Yes
opus-verb-no = No
opus-verb-take = Take
opus-verb-put-back = Put on top next
opus-verb-name-school = Name
opus-verb-replace-artist = Bring in
opus-verb-replace-ego = Bring in the ego
opus-verb-choose-opponent = Choose
opus-verb-choose-mode = Use it
opus-verb-ego-rolls = Roll for the tie
opus-verb-ego-attacks = The ego attacks
opus-verb-ego-works = The ego uses its work
opus-verb-ego-works-on = The ego uses its work on
opus-verb-ego-passes = The ego rests
opus-phase-setup = setup
opus-phase-draw = draw phase
opus-phase-play = play-target phase
opus-phase-flip = flip phase
opus-phase-superego = the superego lays works
opus-phase-egos = ego phase
opus-phase-end = end of the round
opus-phase-over = the end
opus-headline-setup = { $phase }
opus-headline = round { $round }, { $phase }
opus-prompt-place = Place an artist or an ego from your vault.
opus-prompt-play = Lay a work at { $card }, or none.
opus-prompt-target = Choose a target for { $card }.
opus-prompt-discard = Discard a work from your hand.
opus-prompt-flip-or-copy = { $card }: turn the work up, or declare it a copy of { $work }.
opus-prompt-pick = { $card }: choose { $what ->
    [work] a work
    [artist] an artist
    [ego] an ego
   *[card] a card
}{ $is_free ->
    [1] , or stop
   *[0] {""}
}.
opus-prompt-may = { $card }: do you want to use this ability?
opus-prompt-search = Choose a work from your portfolio.
opus-prompt-scry = Take one of the works you look at.
opus-prompt-order-top = Which work goes back next? The first one ends on top.
opus-prompt-school = Name a school for { $card }.
opus-prompt-retarget = Choose a new target for { $card }.
opus-prompt-replace = Choose who takes the place of { $card }.
opus-prompt-opponent = { $card }: choose an opponent.
opus-prompt-other = { $card }: choose another of your artists.
opus-prompt-superego-play = Lay a work at { $card }, or none.
opus-prompt-superego-mode = How is { $card } to use the work?
opus-prompt-ego = { $card } follows its strategies.
opus-not-now = That cannot be done now.
opus-not-in-hand = That work is not in your hand.
opus-out-of-range = No ego stands there within reach: only across, directly above or directly below.
opus-no-such-target = The work does not allow that target.
opus-not-in-vault = That card cannot be brought there from the vault.
opus-strategy-decides = The ego’s strategies demand something else.
opus-not-offered = That is not among the choices.
opus-score-points = Points
opus-turn-egos = The egos attack
opus-won-egos = The egos win
opus-score-ego = Egos retired
opus-score-opposite = Artists of the other side retired
opus-score-prey = Artists retired by egos
opus-score-lost = Own artists lost
opus-score-earlier = Before the match was opened here
opus-why-own-work = { $ego } has a work that needs no victim.
opus-why-lured = { $ego } is lured to { $card }.
opus-why-nobody = Nobody fits either strategy of { $ego }.
opus-why-top = { $ego }, first strategy: { $strategy }. It fits { $artists }.
opus-why-bottom = { $ego }, second strategy: { $strategy }. It fits { $artists }.
opus-why-value = { $card } { $value }
opus-why-dice = The dice show { $dice }: { $card }.
opus-why-left-out = Egos leave out whoever is safe from ties.
opus-criterion-die = die
opus-deck-unknown_card = No card is called { $card }.
opus-deck-wrong_place = { $card } lies in the wrong part of the deck.
opus-deck-bad_quantity = The quantity of { $card } must be a whole number of at least { $allowed }.
opus-deck-portfolio_size = The portfolio holds { $found } works instead of { $allowed }.
opus-deck-too_many_copies = The portfolio holds { $found } copies of { $card }; { $allowed } are allowed.
opus-deck-idea_in_portfolio = Ideas belong in the vault, never in the portfolio.
opus-deck-artist_count = The vault holds { $found } artists instead of { $allowed }.
opus-deck-ego_count = The vault holds { $found } egos instead of { $allowed }.
opus-deck-duplicate_artist = { $card } stands { $found } times in the vault; once is allowed.
opus-deck-duplicate_ego = The ego { $card } stands { $found } times in the vault; once is allowed.
opus-deck-unplayable_work = No artist of the vault practices the school of { $card }.
opus-deck-missing_ideas = { $card } uses Ideas, and the vault holds none.
opus-deck-useless_ideas = The vault holds Ideas that no card uses.
opus-deck-absent_specialty = The specialty of { $card } is not in the portfolio.
opus-deck-no-json = The file is no JSON text.
opus-deck-no-deck = A deck is an object with a portfolio and a vault.
opus-failed-0 = wrong school
opus-failed-1 = too little drive
opus-failed-2 = negated
opus-failed-3 = it does not accept this target
opus-failed-4 = nobody stands there
opus-moved-to-0 = to the hand
opus-moved-to-1 = to the graveyard
opus-moved-to-2 = to the top of the portfolio
opus-moved-to-3 = to the bottom of the portfolio
opus-moved-to-4 = to the vault
opus-event-card-entered = { $card } enters ({ $seat })
opus-event-card-swapped = { $seat } exchanges { $card }
opus-event-round-begun = Round { $round } begins
opus-event-work-drawn = { $seat } draws { $work }
opus-event-portfolio-shuffled = { $seat } shuffles the portfolio
opus-event-work-discarded = { $seat } discards { $work }
opus-event-work-milled = { $seat } puts { $work } from the portfolio into the graveyard
opus-event-work-laid = { $card } gets a work
opus-event-secrets-shown = Both sides show what they have chosen
opus-event-no-work-laid = { $card } gets no work
opus-event-target-chosen = Target of { $card }: { $target }
opus-event-target-shown = { $card } aimed at { $target }
opus-event-work-shown = { $seat } shows { $work }
opus-event-hand-shown = { $seat } reveals the hand: { $works }
opus-event-work-flipped = { $card } turns up { $work }
opus-event-copy-declared = { $card } declares a copy of { $kind }
opus-event-cost-paid = { $card } pays { $amount }
opus-event-work-failed = The work of { $card } comes to nothing: { $reason }
opus-event-result-borrowed = { $card } borrows the result of { $kind }
opus-event-attacked = { $card } attacks { $other } with { $amount }
opus-event-damaged = { $card } takes { $amount } damage: { $total } left
opus-event-damage-prevented = { $amount } damage to { $card } is prevented
opus-event-gained = { $card } gains { $amount }: { $total } now
opus-event-lost = { $card } loses { $amount }: { $total } left
opus-event-mixed = { $card } and { $other } both have { $total } now
opus-event-shielded = The next { $amount } damage to { $card } will be prevented
opus-event-attack-changed = The attack of { $card } changes by { $amount } { $duration }
opus-event-strategies-traded = The strategies of { $card } trade places
opus-event-school-named = { $card } practices only { $school }
opus-event-school-learned = { $card } learns from { $other }
opus-event-boosted = The next work of { $card } is boosted by { $amount }
opus-event-ideas-taken = { $seat } takes Ideas into hand: { $amount }
opus-event-idea-attached = { $card } gets { $work } attached
opus-event-work-found = { $seat } finds { $work }
opus-event-work-taken = { $seat } takes { $work }
opus-event-top-looked-at = { $seat } looks at the top of the portfolio: { $amount }
opus-event-works-exchanged = { $seat } and { $other_seat } exchange works: { $amount }
opus-event-work-moved = { $work } goes { $to }
opus-event-work-transferred = { $work } is attached to { $card } now
opus-event-order-changed = { $card } moves to place { $position } of the order
opus-event-next-start-fixed = The next round starts at the row of { $card }
opus-event-retargeted = New target of { $card }: { $target }
opus-event-lured = { $card } is lured to { $other }
opus-event-skipped = { $card } will not attack this round
opus-event-negated = The action of { $card } is negated
opus-event-countering = { $card } will strike back
opus-event-ability-used = The text of { $card } takes effect
opus-event-retired = { $card } is retired (by { $other })
opus-event-points-changed = Points of { $seat }: { $amount }, now { $total }
opus-event-dice-rolled = Tie for { $card }, dice { $dice }
opus-event-ego-idle = { $card } does not attack
opus-event-ego-work-shown = The work at { $card } is { $work }
opus-event-round-ended = Round { $round } ends
opus-event-attempt-succeeded = The attempt has succeeded in round { $round }: the fewer rounds, the better
opus-event-match-ended = The match is over; it goes to { $winners }
opus-number-cost = cost
opus-number-attack = attack
opus-number-drive = drive
opus-number-health = health
opus-join-comma = { $left }, { $right }
opus-join-sentences = { $left } { $right }
opus-join-and = { $left } and { $right }
opus-join-or = { $left } or { $right }

# The vocabulary of the cards: their texts are composed of these

opus-line-targets = Targets: { $targets }.
opus-line-lasting = While attached: { $text }
opus-line-specialty = Specialty: { $work }.
opus-line-top = Top: { $strategy }.
opus-line-bottom = Bottom: { $strategy }.
opus-target-e = an ego
opus-target-a = another artist
opus-target-s = this artist
opus-target-n = none
opus-while = While { $condition }, { $text }
opus-static-attack = { $plain ->
        [yes] { $place ->
            [inside] { $card_nom } has { $sign }{ $amount } attack.
           *[start] { $card_start } has { $sign }{ $amount } attack.
        }
       *[no] { $place ->
            [inside] { $card_nom } has +X attack, where X is { $amount }.
           *[start] { $card_start } has +X attack, where X is { $amount }.
        }
    }
opus-static-armor = { $plain ->
        [yes] { $place ->
            [inside] each damage to { $card_nom } is { $amount } less.
           *[start] Each damage to { $card_nom } is { $amount } less.
        }
       *[no] { $place ->
            [inside] each damage to { $card_nom } is X less, where X is { $amount }.
           *[start] Each damage to { $card_nom } is X less, where X is { $amount }.
        }
    }
opus-static-cost = { $plain ->
        [yes] { $place ->
            [inside] this artist’s works cost { $grows ->
                [yes] { $amount } more.
               *[other] { $amount } less.
            }
           *[start] This artist’s works cost { $grows ->
                [yes] { $amount } more.
               *[other] { $amount } less.
            }
        }
       *[no] { $place ->
            [inside] this artist’s works cost X more, where X is { $amount }.
           *[start] This artist’s works cost X more, where X is { $amount }.
        }
    }
opus-static-cost-of = { $plain ->
        [yes] Works that { $traits } cost this artist { $grows ->
            [yes] { $amount } more.
           *[other] { $amount } less.
        }
       *[no] Works that { $traits } cost this artist X more, where X is { $amount }.
    }
opus-static-give = { $plain ->
        [yes] { $place ->
            [inside] whenever { $card_nom } gives drive or health to another card, it gives { $amount } more.
           *[start] Whenever { $card_nom } gives drive or health to another card, it gives { $amount } more.
        }
       *[no] { $place ->
            [inside] whenever { $card_nom } gives drive or health to another card, it gives X more, where X is { $amount }.
           *[start] Whenever { $card_nom } gives drive or health to another card, it gives X more, where X is { $amount }.
        }
    }
opus-static-tie-safe = { $place ->
        [inside] egos that have a tie to break leave { $card_nom } out if they can.
       *[start] Egos that have a tie to break leave { $card_nom } out if they can.
    }
opus-static-unseen = { $place ->
        [inside] the strategy an ego looks at first overlooks { $card_nom }.
       *[start] The strategy an ego looks at first overlooks { $card_nom }.
    }
opus-static-no-point-loss = { $place ->
        [inside] you lose no point when { $card_nom } is retired.
       *[start] You lose no point when { $card_nom } is retired.
    }
opus-static-see-targets = { $place ->
        [inside] you may look at opponents’ hidden targets.
       *[start] You may look at opponents’ hidden targets.
    }
opus-aura = { $plain ->
        [yes] Each { $cards } has { $sign }{ $amount } attack.
       *[no] Each { $cards } has +X attack, where X is { $amount }.
    }
opus-when-if = { $when }, if { $condition }
opus-noun-nom = { $kind ->
        [ego] an ego
        [artist] an artist
        [mine] one of your artists
        [self] this artist
        [another] another artist
        [player] a player
        [opponent] an opponent
       *[card] a card
    }
opus-noun-acc = { $kind ->
        [ego] an ego
        [artist] an artist
        [mine] one of your artists
        [self] this artist
        [another] another artist
        [player] a player
        [opponent] an opponent
       *[card] a card
    }
opus-noun-dat = { $kind ->
        [ego] an ego
        [artist] an artist
        [mine] one of your artists
        [self] this artist
        [another] another artist
        [player] a player
        [opponent] an opponent
       *[card] a card
    }
opus-trigger = { $when }: { $text }
opus-trigger-may = { $when }, you may do this: { $text }
opus-when-round-start = At the start of the round
opus-when-flip-start = At the start of the flip phase
opus-when-flip-end = At the end of the flip phase
opus-when-round-end = At the end of the round
opus-when-flipped = { $has_traits ->
        [yes] Whenever { $subject } has executed a work that { $traits }
       *[no] Whenever { $subject } has executed a work
    }
opus-when-attack-made = Whenever { $doer } has attacked { $subject }
opus-when-retired = { $is_doer ->
        [self] Whenever this artist retires { $subject }
       *[other] Whenever { $subject } is retired
    }
opus-when-entered = Whenever { $subject } enters play from a vault
opus-when-gained = { $is_subject ->
        [self] Whenever { $subject } gains drive
       *[other] Whenever { $subject } gains drive or health
    }
opus-when-drew = Whenever { $actor } draws works outside the draw phase
opus-when-discarded = Whenever { $actor } puts a work from hand into the graveyard
opus-when-detached = Whenever a work is detached from { $subject }
opus-if = If { $condition }: { $text }
opus-if-else = If { $condition }: { $text } Otherwise: { $otherwise }
opus-each = For each { $cards }: { $text }
opus-pick = { $number ->
        [one] Choose 1 of { $cards }: { $text }
       *[other] Choose { $number } of { $cards }. For each one chosen: { $text }
    }
opus-upto = { $number ->
        [one] You may choose 1 of { $cards }. If you do: { $text }
       *[other] Choose up to { $number } of { $cards }. For each one chosen: { $text }
    }
opus-discard-upto = { $number ->
        [one] You may discard 1 work.
       *[other] Discard up to { $number } works.
    }
opus-may = You may do this: { $text }
opus-duration-round = this round
opus-duration-next = until the end of the next round
opus-duration-game = for as long as it stays in play
opus-to-hand = into its owner’s hand
opus-to-graveyard = into its owner’s graveyard
opus-to-top = on top of its owner’s portfolio
opus-to-bottom = under its owner’s portfolio
opus-ref-self = { $case ->
        [start] This artist
       *[other] this artist
    }
opus-ref-holder = { $case ->
        [start] The artist
       *[other] the artist
    }
opus-ref-target = { $case ->
        [start] The target
       *[other] the target
    }
opus-ref-it = { $kind ->
        [artist] { $case ->
            [start] That artist
           *[other] that artist
        }
        [ego] { $case ->
            [start] That ego
           *[other] that ego
        }
        [work] { $case ->
            [start] That work
           *[other] that work
        }
       *[card] { $case ->
            [start] That card
           *[other] that card
        }
    }
opus-ref-other = { $case ->
        [start] Your other artist
       *[other] your other artist
    }
opus-ref-subject = { $kind ->
        [artist] { $case ->
            [start] That artist
           *[other] that artist
        }
        [ego] { $case ->
            [start] That ego
           *[other] that ego
        }
       *[card] { $case ->
            [start] That card
           *[other] that card
        }
    }
opus-ref-doer = { $kind ->
        [ego] { $case ->
            [start] That ego
           *[other] that ego
        }
        [artist] { $case ->
            [start] That artist
           *[other] that artist
        }
       *[card] { $case ->
            [start] The source of the damage
           *[other] the source of the damage
        }
    }
opus-ref-this = { $case ->
        [start] This work
       *[other] this work
    }
opus-ref-work = { $case ->
        [start] The work
       *[other] the work
    }
opus-ref-facedown = { $case ->
        [start] The unflipped work of { $card_nom }
       *[other] the unflipped work of { $card_nom }
    }
opus-ref-across = { $case ->
        [start] The card across from { $card_nom }
       *[other] the card across from { $card_nom }
    }
opus-ref-aim = { $own ->
        [yes] { $case ->
            [start] Its own target
           *[other] its own target
        }
       *[no] { $case ->
            [start] The card targeted by { $card_nom }
           *[other] the card targeted by { $card_nom }
        }
    }
opus-player-me = { $case ->
        [start] You
        [gen] your
       *[other] you
    }
opus-player-opp = { $case ->
        [start] An opponent
       *[other] an opponent
    }
opus-player-actor = { $case ->
        [start] The player concerned
       *[other] the player concerned
    }
opus-player-owner = { $case ->
        [start] The player of { $card_nom }
       *[other] the player of { $card_nom }
    }
opus-set-only = { $form ->
        [each] { $members } (only if { $condition })
       *[other] { $members } (each only if { $condition })
    }
opus-set-that-work = { $members } that { $traits }
opus-set-that-card = { $members } that { $traits }
opus-set-that-many = { $members } that { $traits }
opus-set-egos = { $form ->
        [each] ego in play
        [of] the egos in play
       *[many] egos in play
    }
opus-set-artists = { $form ->
        [each] artist in play
        [of] the artists in play
       *[many] artists in play
    }
opus-set-mine = { $form ->
        [each] artist of yours
        [of] your artists
       *[many] your artists
    }
opus-set-allies = { $form ->
        [each] other artist of yours
        [of] your other artists
       *[many] your other artists
    }
opus-set-foes = { $form ->
        [each] artist of your opponents
        [of] your opponents’ artists
       *[many] artists of your opponents
    }
opus-set-near = { $form ->
        [each] ego directly above or below { $card_nom }
        [of] the egos directly above or below { $card_nom }
       *[many] egos directly above or below { $card_nom }
    }
opus-set-attached = { $others ->
        [yes] { $form ->
            [each] other work attached to { $card_nom }
            [of] the other works attached to { $card_nom }
           *[many] other works attached to { $card_nom }
        }
       *[no] { $form ->
            [each] work attached to { $card_nom }
            [of] the works attached to { $card_nom }
           *[many] works attached to { $card_nom }
        }
    }
opus-trait-school = { $denied ->
        [yes] { $form ->
            [work] is not { $school }
            [card] is not { $school }
           *[works] are not { $school }
        }
       *[no] { $form ->
            [work] is { $school }
            [card] is { $school }
           *[works] are { $school }
        }
    }
opus-trait-named = { $denied ->
        [yes] { $form ->
            [work] does not count as { $work }
           *[works] do not count as { $work }
        }
       *[no] { $form ->
            [work] counts as { $work }
           *[works] count as { $work }
        }
    }
opus-trait-faceup = { $denied ->
        [yes] { $form ->
            [work] does not lie face-up
           *[works] do not lie face-up
        }
       *[no] { $form ->
            [work] lies face-up
           *[works] lie face-up
        }
    }
opus-trait-same-target = { $denied ->
        [yes] { $form ->
            [card] does not have the same target
           *[cards] do not have the same target
        }
       *[no] { $form ->
            [card] has the same target
           *[cards] have the same target
        }
    }
opus-trait-cost = { $form ->
        [work] costs { $bound }
       *[works] cost { $bound }
    }
opus-trait-words = { $form ->
        [work] has a name of { $how ->
            [equal] { $value }
           *[other] { $bound }
        } { $value ->
            [one] word
           *[other] words
        }
       *[works] have a name of { $how ->
            [equal] { $value }
           *[other] { $bound }
        } { $value ->
            [one] word
           *[other] words
        }
    }
opus-bound-equal = exactly { $value }
opus-bound-unequal = any number but { $value }
opus-bound-most = at most { $value }
opus-bound-least = at least { $value }
opus-bound-less = less than { $value }
opus-bound-more = more than { $value }
opus-set-hand = { $who ->
        [me] { $form ->
            [each] work in your hand
            [of] the works in your hand
           *[many] works in your hand
        }
       *[other] { $form ->
            [each] work in the hand of { $player }
            [of] the works in the hand of { $player }
           *[many] works in the hand of { $player }
        }
    }
opus-set-graveyard = { $who ->
        [me] { $form ->
            [each] work in your graveyard
            [of] the works in your graveyard
           *[many] works in your graveyard
        }
       *[other] { $form ->
            [each] work in the graveyard of { $player }
            [of] the works in the graveyard of { $player }
           *[many] works in the graveyard of { $player }
        }
    }
opus-value-n = { $count ->
        [did] 1 if you did, otherwise 0
        [chosen] the number chosen
        [each] their number
        [shown] its drive cost
       *[number] that number
    }
opus-value-round-no = the number of the round
opus-value-count = the number of { $cards }
opus-value-negative = minus { $amount }
opus-value-plus = { $left } plus { $right }
opus-value-minus = { $left } minus { $right }
opus-value-times = { $left } times { $right }
opus-value-at-most = { $number }, at most { $limit }
opus-value-min = the smaller of { $left } and { $right }
opus-value-max = the larger of { $left } and { $right }
opus-value-div = { $left } divided by { $right }, rounded down
opus-value-attack = the attack of { $card }
opus-value-base-attack = the printed attack of { $card }
opus-value-vital = { $vital ->
        [drive] the drive of { $card }
        [health] the health of { $card }
       *[both] the drive or health of { $card }
    }
opus-value-base-vital = { $vital ->
        [drive] the printed drive of { $card }
        [health] the printed health of { $card }
       *[both] the printed drive or health of { $card }
    }
opus-value-position = the place of { $card } in the order
opus-value-words = the number of words in the name of { $card }
opus-value-cost = the drive cost of { $card }
opus-cond-did = you did
opus-cond-shown = it costs { $bound }
opus-cond-count = { $has_traits ->
        [yes] the number of { $some } is at least { $value }
       *[no] there are at least { $value } { $some }
    }
opus-cond-equal = { $left } is { $right }
opus-cond-unequal = { $left } is not { $right }
opus-cond-most = { $left } is at most { $right }
opus-cond-least = { $left } is at least { $right }
opus-cond-less = { $left } is less than { $right }
opus-cond-more = { $left } is more than { $right }
opus-cond-odd = { $left } is odd
opus-cond-even = { $left } is even
opus-cond-same = { $denied ->
        [yes] { $left } is not { $right }
       *[no] { $left } is { $right }
    }
opus-cond-first = { $denied ->
        [yes] { $card } is not first in the order
       *[no] { $card } is first in the order
    }
opus-cond-last = { $denied ->
        [yes] { $card } is not last in the order
       *[no] { $card } is last in the order
    }
opus-cond-acted = { $denied ->
        [yes] { $card } has not acted
       *[no] { $card } has acted
    }
opus-cond-is-ego = { $denied ->
        [yes] { $card } is not an ego
       *[no] { $card } is an ego
    }
opus-cond-is-artist = { $denied ->
        [yes] { $card } is not an artist
       *[no] { $card } is an artist
    }
opus-cond-is-mine = { $denied ->
        [yes] { $card } is not yours
       *[no] { $card } is yours
    }
opus-cond-gained = { $denied ->
        [yes] { $card } has gained nothing this round
       *[no] { $card } has gained { $vital ->
            [drive] drive
            [health] health
           *[both] drive or health
        } this round
    }
opus-cond-has-facedown = { $denied ->
        [yes] { $card } has no unflipped work
       *[no] { $card } has an unflipped work
    }
opus-cond-is-opp = { $denied ->
        [yes] { $player } is no opponent of yours
       *[no] { $player } is an opponent of yours
    }
opus-cond-faceup = { $denied ->
        [yes] { $card } does not lie face-up
       *[no] { $card } lies face-up
    }
opus-cond-named = { $denied ->
        [yes] { $card } does not count as { $work }
       *[no] { $card } counts as { $work }
    }
opus-cond-school = { $denied ->
        [yes] { $card } is not { $school }
       *[no] { $card } is { $school }
    }
opus-do-damage = { $plain ->
        [yes] Deal { $amount } damage to { $card }.
       *[no] Deal X damage to { $card }, where X is { $amount }.
    }
opus-do-gain = { $card_start } gains { $plain ->
        [yes] { $amount }
       *[no] X
    } { $vital ->
        [drive] drive
        [health] health
       *[both] drive or health
    }{ $plain ->
        [yes] .
       *[no] , where X is { $amount }.
    }
opus-do-lose = { $card_start } loses { $plain ->
        [yes] { $amount }
       *[no] X
    } { $vital ->
        [drive] drive
        [health] health
       *[both] drive or health
    }{ $plain ->
        [yes] .
       *[no] , where X is { $amount }.
    }
opus-do-shield = { $plain ->
        [yes] Prevent the next { $amount } damage to { $card } this round.
       *[no] Prevent the next X damage to { $card } this round, where X is { $amount }.
    }
opus-do-boost = { $plain ->
        [yes] Every number in the result of the next work that { $card_nom } flips is { $amount } higher.
       *[no] Every number in the result of the next work that { $card_nom } flips is X higher, where X is { $amount }.
    }
opus-do-attach-idea = { $plain ->
        [yes] { $amount ->
            [one] Attach 1 Idea from your vault to { $card }.
           *[other] Attach { $amount } Ideas from your vault to { $card }.
        }
       *[no] Attach X Ideas from your vault to { $card }, where X is { $amount }.
    }
opus-do-attack = { $plain ->
        [yes] { $amount ->
            [0] { $card_start } attacks { $other }.
           *[other] { $card_start } attacks { $other } with +{ $amount } attack.
        }
       *[no] { $card_start } attacks { $other } with +X attack, where X is { $amount }.
    }
opus-do-mix = The drive or health of { $card } and of { $other } both become their average, rounded up.
opus-do-retarget = { $unacted ->
        [yes] { $other_start } becomes the target of { $card }.
       *[no] If { $card_nom } has not acted, { $other } becomes its target.
    }
opus-do-lure = { $card_start } attacks { $other } this round, whatever its strategies say.
opus-do-mod = { $plain ->
        [yes] { $card_start } has { $sign }{ $amount } attack { $duration }.
       *[no] { $card_start } has +X attack { $duration }, where X is { $amount }.
    }
opus-do-swap-attack = { $card_start } and { $other } trade attack values { $duration }.
opus-do-learn = { $card_start } also practices every school of { $other } { $duration }.
opus-do-swap-strategy = The two strategies of { $card } trade places { $duration }.
opus-do-set-school = Name one of the seven schools: { $card_nom } practices only that one { $duration }.
opus-do-draw = { $who ->
        [me] { $plain ->
            [yes] { $amount ->
                [one] Draw 1 work.
               *[other] Draw { $amount } works.
            }
           *[no] Draw X works, where X is { $amount }.
        }
       *[other] { $plain ->
            [yes] { $amount ->
                [one] { $who_start } draws 1 work.
               *[other] { $who_start } draws { $amount } works.
            }
           *[no] { $who_start } draws X works, where X is { $amount }.
        }
    }
opus-do-discard = { $who ->
        [me] { $plain ->
            [yes] { $amount ->
                [one] Discard 1 work.
               *[other] Discard { $amount } works.
            }
           *[no] Discard X works, where X is { $amount }.
        }
       *[other] { $plain ->
            [yes] { $amount ->
                [one] { $who_start } discards 1 work.
               *[other] { $who_start } discards { $amount } works.
            }
           *[no] { $who_start } discards X works, where X is { $amount }.
        }
    }
opus-do-mill = { $who ->
        [me] { $plain ->
            [yes] { $amount ->
                [one] Put the top work of your portfolio into your graveyard.
               *[other] Put the top { $amount } works of your portfolio into your graveyard.
            }
           *[no] Put the top X works of your portfolio into your graveyard, where X is { $amount }.
        }
       *[other] { $plain ->
            [yes] { $amount ->
                [one] { $who_start } puts the top work of their portfolio into their graveyard.
               *[other] { $who_start } puts the top { $amount } works of their portfolio into their graveyard.
            }
           *[no] { $who_start } puts the top X works of their portfolio into their graveyard, where X is { $amount }.
        }
    }
opus-do-idea = { $who ->
        [me] { $plain ->
            [yes] { $amount ->
                [one] Take 1 Idea from your vault into your hand.
               *[other] Take { $amount } Ideas from your vault into your hand.
            }
           *[no] Take X Ideas from your vault into your hand, where X is { $amount }.
        }
       *[other] { $plain ->
            [yes] { $amount ->
                [one] { $who_start } takes 1 Idea from their vault into hand.
               *[other] { $who_start } takes { $amount } Ideas from their vault into hand.
            }
           *[no] { $who_start } takes X Ideas from their vault into hand, where X is { $amount }.
        }
    }
opus-do-peek-top = { $who ->
        [me] { $plain ->
            [yes] Look at the top { $amount } works of your portfolio and put them back in any order.
           *[no] Look at the top X works of your portfolio, where X is { $amount }, and put them back in any order.
        }
       *[other] { $plain ->
            [yes] Look at the top { $amount } works in the portfolio of { $who_nom } and put them back in any order.
           *[no] Look at the top X works in the portfolio of { $who_nom }, where X is { $amount }, and put them back in any order.
        }
    }
opus-do-search = { $who ->
        [me] { $has_traits ->
            [yes] Search your portfolio for a work that { $traits }, show it and take it into your hand.
           *[no] Search your portfolio for a work, show it and take it into your hand. It fits if { $condition }.
        }
       *[other] { $has_traits ->
            [yes] { $who_start } searches their portfolio for a work that { $traits }, shows it and takes it into hand.
           *[no] { $who_start } searches their portfolio for a work, shows it and takes it into hand. It fits if { $condition }.
        }
    }
opus-do-scry = { $who ->
        [me] Look at the top { $amount } works of your portfolio, take { $second } of them into your hand and put the rest at the bottom.
       *[other] { $who_start } looks at the top { $amount } works of their portfolio, takes { $second } of them into hand and puts the rest at the bottom.
    }
opus-do-reveal-hand = { $who ->
        [me] Reveal your hand.
       *[other] { $who_start } reveals their hand.
    }
opus-do-reveal-random = { $who ->
        [me] Reveal a random work from your hand.
       *[other] { $who_start } reveals a random work from hand.
    }
opus-do-swap-cards = { $who_start } and { $other_player_nom } exchange { $amount } random works from hand.
opus-do-move = Put { $work } { $place }.
opus-do-retire-work = Retire { $work }.
opus-do-exec = Execute the result of { $work } on this artist’s target.
opus-do-transfer = Attach { $work } to { $card }.
opus-do-copy-last = Execute the latest result that another card has executed this round, other than Homage, on this artist’s target.
opus-do-swap-vault = { $who ->
        [me] Exchange { $card } for another card of its kind from its owner’s vault, of your choice. No point is lost.
       *[other] Exchange { $card } for another card of its kind from its owner’s vault, chosen by { $who_nom }. No point is lost.
    }
opus-do-reveal = Reveal the unflipped work and the chosen target of { $card }.
opus-do-act-first = { $unacted ->
        [yes] Move { $card } to the front of the order.
       *[no] If { $card_nom } has not acted, move it to the front of the order.
    }
opus-do-act-next = { $unacted ->
        [yes] { $card_start } acts next.
       *[no] If { $card_nom } has not acted, it acts next.
    }
opus-do-act-last = { $unacted ->
        [yes] { $card_start } acts last this round.
       *[no] If { $card_nom } has not acted, it acts last this round.
    }
opus-do-start-next = Next round the order starts at the row of { $card }.
opus-do-retarget-pick = { $unacted ->
        [yes] Choose a new ego or artist as its target.
       *[no] If { $card_nom } has not acted, choose a new ego or artist as its target.
    }
opus-do-skip = { $card_start } does not attack this round.
opus-do-negate = { $unacted ->
        [yes] Its action this round is negated.
       *[no] If { $card_nom } has not acted, its action this round is negated.
    }
opus-strategy-anybody = any artist
opus-do-counter = Whenever { $card_nom } is attacked this round, the attacker takes damage equal to the attack of { $card }.
opus-strategy-any = { $which ->
        [one] the artist that { $condition }
       *[some] an artist that { $condition }
    }
opus-strategy-best = the artist { $metric }
opus-strategy-best-if = among the artists that each { $condition }, the one { $metric }
opus-best-drive = { $choice ->
        [min] with the lowest drive
       *[max] with the highest drive
    }
opus-best-attack = { $choice ->
        [min] with the lowest attack
       *[max] with the highest attack
    }
opus-best-attached = { $choice ->
        [min] with the fewest attached works
       *[max] with the most attached works
    }
opus-best-hand = { $choice ->
        [min] whose player has the fewest works in hand
       *[max] whose player has the most works in hand
    }
opus-best-points = { $choice ->
        [min] whose player has the fewest points
       *[max] whose player has the most points
    }
opus-best-graveyard = { $choice ->
        [min] whose player has the fewest works in the graveyard
       *[max] whose player has the most works in the graveyard
    }
opus-best-cost-paid = { $choice ->
        [min] that paid the least drive
       *[max] that paid the most drive
    }
opus-best-damage-dealt = { $choice ->
        [min] that dealt the least damage
       *[max] that dealt the most damage
    }
opus-best-damage-taken = { $choice ->
        [min] that took the least damage
       *[max] that took the most damage
    }
opus-best-drive-gained = { $choice ->
        [min] that gained the least drive
       *[max] that gained the most drive
    }
opus-has-drive = has { $bound } drive
opus-has-attack = has { $bound } attack
opus-has-attached = has { $bound } attached works
opus-has-hand = belongs to a player with { $bound } works in hand
opus-has-points = belongs to a player with { $bound } points
opus-has-graveyard = belongs to a player with { $bound } works in the graveyard
opus-has-cost-paid = { $none ->
        [yes] paid no drive
       *[no] paid { $bound } drive
    }
opus-has-damage-dealt = { $none ->
        [yes] dealt no damage
       *[no] dealt { $bound } damage
    }
opus-has-damage-taken = { $none ->
        [yes] took no damage
       *[no] took { $bound } damage
    }
opus-has-drive-gained = { $none ->
        [yes] gained no drive
       *[no] gained { $bound } drive
    }
opus-metric-drive = drive
opus-metric-attack = attack
opus-metric-attached = attached works
opus-metric-hand = works in the player’s hand
opus-metric-points = the player’s points
opus-metric-graveyard = works in the player’s graveyard
opus-metric-cost-paid = drive paid
opus-metric-damage-dealt = damage dealt
opus-metric-damage-taken = damage taken
opus-metric-drive-gained = drive gained
opus-judge-played = { $denied ->
        [yes] played no work
       *[no] played a work
    }
opus-judge-no-work = { $denied ->
        [yes] played a work
       *[no] played no work
    }
opus-judge-played-school = { $denied ->
        [yes] flipped no { $school } work
       *[no] { $school ->
            [ALL] flipped an ALL work
            [MRL] flipped an MRL work
           *[other] flipped a { $school } work
        }
    }
opus-judge-school-school = { $denied ->
        [yes] does not practice { $school }
       *[no] practices { $school }
    }
opus-judge-failed = { $denied ->
        [yes] had no work come to nothing
       *[no] had a work come to nothing
    }
opus-judge-copied = { $denied ->
        [yes] declared no copy
       *[no] declared a copy
    }
opus-judge-made-attack = { $denied ->
        [yes] did not attack
       *[no] attacked
    }
opus-judge-retired-any = { $denied ->
        [yes] retired no card
       *[no] retired a card
    }
opus-judge-hurt = { $denied ->
        [yes] took no damage
       *[no] took damage
    }
opus-judge-gained = { $denied ->
        [yes] gained no drive
       *[no] gained drive
    }
opus-judge-drew = { $denied ->
        [yes] drew no works by an effect
       *[no] drew works by an effect
    }
opus-judge-first = { $denied ->
        [yes] is not first in the order
       *[no] is first in the order
    }
opus-judge-last = { $denied ->
        [yes] is not last in the order
       *[no] is last in the order
    }
opus-judge-across = { $denied ->
        [yes] does not stand across from this ego
       *[no] stands across from this ego
    }
opus-judge-near = { $denied ->
        [yes] is not in the zone directly above or below this ego’s row
       *[no] is in the zone directly above or below this ego’s row
    }
opus-judge-lead = { $denied ->
        [yes] does not belong to the player who alone has the most points
       *[no] belongs to the player who alone has the most points
    }
opus-judge-trail = { $denied ->
        [yes] does not belong to the player who alone has the fewest points
       *[no] belongs to the player who alone has the fewest points
    }
opus-judge-true = { $denied ->
        [yes] is not in play
       *[no] is in play
    }
opus-judge-aimed-this = { $denied ->
        [yes] did not aim at this ego
       *[no] aimed at this ego
    }
opus-judge-aimed-ego = { $denied ->
        [yes] did not aim at an ego
       *[no] aimed at an ego
    }
opus-judge-aimed-artist = { $denied ->
        [yes] did not aim at another artist
       *[no] aimed at another artist
    }
opus-judge-aimed-self = { $denied ->
        [yes] did not aim at itself
       *[no] aimed at itself
    }
opus-judge-aimed-none = { $denied ->
        [yes] had a target
       *[no] had no target
    }

# Names of cards

opus-card-idea = Idea
opus-card-branch-out = Branch Out
opus-card-build-confidence = Build Confidence
opus-card-captivate = Captivate
opus-card-criticize = Criticize
opus-card-defense = Defense
opus-card-draft = Draft
opus-card-encourage = Encourage
opus-card-homage = Homage
opus-card-moderate-attack = Moderate Attack
opus-card-muse = Muse
opus-card-overshadow = Overshadow
opus-card-primary-attack = Primary Attack
opus-card-share-knowledge = Share Knowledge
opus-card-strong-attack = Strong Attack
opus-card-undermine = Undermine
opus-card-action-scene = Action Scene
opus-card-blackwork-tattoo = Blackwork Tattoo
opus-card-broad-stroke = Broad Stroke
opus-card-capture-the-moment = Capture the Moment
opus-card-chisel = Chisel
opus-card-portrait = Portrait
opus-card-scrapbook = Scrapbook
opus-card-negative-space = Negative Space
opus-card-still-life = Still Life
opus-card-diss-track = Diss Track
opus-card-glissando = Glissando
opus-card-leitmotif = Leitmotif
opus-card-sting = Sting
opus-card-tune-up = Tune Up
opus-card-counterpoint = Counterpoint
opus-card-crescendo = Crescendo
opus-card-key-change = Key Change
opus-card-brilliant-satire = Brilliant Satire
opus-card-dramatic-irony = Dramatic Irony
opus-card-encyclopedia = Encyclopedia
opus-card-expose = Exposé
opus-card-proofread = Proofread
opus-card-foreshadow = Foreshadow
opus-card-plot-twist = Plot Twist
opus-card-unabridged = Unabridged
opus-card-death-defying-stunt = Death-Defying Stunt
opus-card-herkie = Herkie
opus-card-hypnotic-trance = Hypnotic Trance
opus-card-slapstick = Slapstick
opus-card-tango = Tango
opus-card-yes-and = Yes, And
opus-card-curtain-call = Curtain Call
opus-card-encore = Encore
opus-card-spotlight = Spotlight
opus-card-blueprints = Blueprints
opus-card-finishing-touches = Finishing Touches
opus-card-prototype = Prototype
opus-card-serrated-blade = Serrated Blade
opus-card-wooden-chest = Wooden Chest
opus-card-disassemble = Disassemble
opus-card-lead-weight = Lead Weight
opus-card-patchwork = Patchwork
opus-card-chocolate-drizzle = Chocolate Drizzle
opus-card-gluten-free-bread = Gluten-Free Bread
opus-card-mix = Mix
opus-card-pure-vanilla-scoop = Pure Vanilla Scoop
opus-card-red-wine = Red Wine
opus-card-smorgasbord = Smorgasbord
opus-card-food-coma = Food Coma
opus-card-ghost-pepper = Ghost Pepper
opus-card-counterattack = Counterattack
opus-card-cripple = Cripple
opus-card-flanking = Flanking
opus-card-grapple = Grapple
opus-card-hyeong = Hyeong
opus-card-roundhouse = Roundhouse
opus-card-tag-team = Tag Team
opus-card-war-cry = War Cry
opus-card-bjonnevi-arud = Bjonnevi Årud
opus-card-carrie-glifford = Carrie Glifford
opus-card-ignal-sedim = Ignal Sedim
opus-card-lumnum-chickeroo = Lumnum Chickeroo
opus-card-samuel-bristo = Samuel Bristo
opus-card-amavelli-tutlio = Amavelli Tutlio
opus-card-ottawa-stephane = Ottawa Stephane
opus-card-the-ostentatious-rib = The Ostentatious Rib
opus-card-beatrix-ohm = Beatrix Ohm
opus-card-fuego-zipper-saddle = Fuego Zipper-Saddle
opus-card-hegemony-hark = Hegemony Hark
opus-card-janet-dosen = Janet Dosen
opus-card-quill-abernathy = Quill Abernathy
opus-card-matt-cross = Matt Cross
opus-card-orville-mcorville = Orville McOrville
opus-card-pizantz-swirne = Pizantz Swirne
opus-card-waimlyn-wohwa = Waimlyn Wohwa
opus-card-adrian-oright = Adrian O’Right
opus-card-gerald-busch = Gerald Busch
opus-card-melven-mondo = Melven Mondo
opus-card-tamsin-thimble = Tamsin Thimble
opus-card-crimette-raquet = Crimette Raquet
opus-card-reed-whinchester = Reed Whinchester
opus-card-wendolyn-smith = Wendolyn Smith
opus-card-basil-ochre = Basil Ochre
opus-card-cash-money-rogadeux = Cash “Money” Rogadeux
opus-card-omar-uldi = Omar Uldi
opus-card-sergeant-malaney = Sergeant Malaney
opus-card-ippo-varnadoe = Ippo Varnadoe
opus-card-september = September
opus-card-february = February
opus-card-noon = Noon
opus-card-tuesday = Tuesday
opus-card-apathetic = Apathetic
opus-card-arrogant = Arrogant
opus-card-bombastic = Bombastic
opus-card-callous = Callous
opus-card-defensive = Defensive
opus-card-deprecating = Deprecating
opus-card-disillusioned = Disillusioned
opus-card-dismissive = Dismissive
opus-card-elitist = Elitist
opus-card-fickle = Fickle
opus-card-haughty = Haughty
opus-card-overcritical = Overcritical
opus-card-passionless = Passionless
opus-card-pompous = Pompous
opus-card-pretentious = Pretentious
opus-card-rude = Rude
opus-card-self-destructive = Self-Destructive
opus-card-self-righteous = Self-Righteous
opus-card-selfish = Selfish
opus-card-sleazy = Sleazy
opus-card-sloven = Sloven
opus-card-snooty = Snooty
opus-card-stubborn = Stubborn
opus-card-unimpressed = Unimpressed
opus-card-jealous = Jealous
opus-card-petty = Petty
opus-card-smug = Smug
opus-card-vain = Vain

# What a computer player judges a position by, as named in a hint.
opus-part-points = points
opus-part-rivals-points = keeping the rivals from points
opus-part-artists = one’s own artists
opus-part-rivals-artists = weakening the rivals’ artists
opus-part-egos = egos within reach
opus-part-hand = works in hand

# The statistics: what was played, and whom a Solitaire is against.
opus-side-own = “{ $name }”
opus-side-nameless = a list of one’s own
opus-side-superego = the Superego with { $list }
opus-challenge-egos = the egos
