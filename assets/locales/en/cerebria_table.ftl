# Panels of the table

cerebria-table-ego = The Ego
cerebria-table-opponents = Opponents
cerebria-table-points = Points
cerebria-table-willpower = Willpower
cerebria-table-essence = Essence
cerebria-table-ambition = Ambition
cerebria-table-wants = Wants
cerebria-table-operation = Operation
cerebria-table-cards-left = { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
cerebria-table-operations-left = Operation cards: { $count } left
cerebria-table-first-card = { $card } is the first card of the Ego’s next turn. The second one tells what it does.
cerebria-table-spirit-has = Willpower { $willpower }, Essence { $essence }, cards { $cards }
cerebria-table-team-has = Points { $points }, Ambition { $ambition }
cerebria-table-price = { $price }
cerebria-table-waiting = not at turn
cerebria-table-status = { $actions ->
        [0] no Action left
        [one] 1 Action left
       *[other] { $actions } Actions left
    } · { $absorb ->
        [1] Absorb ready
       *[other] no Absorb
    }
cerebria-table-willpower-tip = Pays for Actions. Absorb it from the Sphere before your Spirit.
cerebria-table-essence-tip = An Emotion lives on Essence: it begins with 1, and more of it raises its Intensity.
cerebria-table-ambition-tip = Belongs to the whole side: Quell, some upgrades and the three Abilities cost 1 each. At most 3.
cerebria-table-unlock = unlock
cerebria-table-unlocks = A token here unlocks the Action.
cerebria-table-impulse = Impulse
cerebria-table-insight = Insight
cerebria-table-surge = Surge
cerebria-table-impulse-tip = For 1 Ambition, once a turn: one more Action.
cerebria-table-insight-tip = For 1 Ambition, once a turn: a Vibe token of your choice on your board.
cerebria-table-surge-tip = For 1 Ambition, once a turn: gain 3 Willpower.
cerebria-table-aspirations = Aspirations
cerebria-table-common = Common
cerebria-table-own = yours
cerebria-table-theirs = theirs
cerebria-table-common-short = Common · { $what }
cerebria-table-own-short = yours · { $what }
cerebria-table-theirs-short = theirs · { $what }
cerebria-table-hidden = Hidden
cerebria-table-hidden-tip = Only its own side knows this Aspiration; not even the Ego looks at its own before it must.
cerebria-table-no-aspiration = none
cerebria-table-next = To come
cerebria-table-stat-attitude = Realms
cerebria-table-stat-openness = Frontiers
cerebria-table-stat-awareness = Triads
cerebria-table-stat-unity = longest run
cerebria-table-stat-versatility = Vibes
cerebria-table-stat-fortitude = Fortresses
cerebria-table-stat-liveliness = Essence
cerebria-table-stat-sensibility = Intensity
cerebria-table-stat-reflection = mirror pairs
cerebria-table-revelation = A Revelation
cerebria-table-look = Board and hand of { $spirit }

# Things on the ring

cerebria-table-spirit-at = { $spirit }: { $space }
cerebria-table-fortress-at = Fortress location: { $place }
cerebria-table-identity = The Identity
cerebria-table-wheel = Wheel of Intentions: { $team }
cerebria-table-wheel-counts = Points of { $team }
cerebria-table-wheel-scores = Points of { $team } for Intentions
cerebria-table-no-power = No power.
cerebria-table-deck = Your deck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cerebria-table-deck-tip = The top card always lies face up: it is the next one you draw.
cerebria-table-deck-top = Next card of the deck: { $card }
cerebria-table-companion = { $spirit }: its Willpower, Essence and cards
cerebria-table-action-valley = Gain Willpower
cerebria-table-action-willow = Harvest Essence
cerebria-table-action-cradle = Draw
cerebria-table-action-network = Move an Emotion
cerebria-table-action-land = Intensify
cerebria-table-action-valley-tip = Valley of Motives: gain 4 Willpower.
cerebria-table-action-willow-tip = Willow of Values: turn any amount of your Willpower into Essence.
cerebria-table-action-cradle-tip = Cradle of Senses: draw 2 Emotions.
cerebria-table-action-network-tip = Network of Thoughts: move one of your Emotions from anywhere to an empty slot beside your Spirit.
cerebria-table-action-land-tip = Land of Desires: put 1 Essence on an Emotion beside your Spirit; each further one costs 1 Willpower.
cerebria-table-sphere-0-tip = Commitment: when you absorb here you may pay 1 Willpower for 1 Ambition.
cerebria-table-sphere-1-tip = Humility: when you absorb here you gain 1 Essence.
cerebria-table-sphere-2-tip = Diligence: when you absorb here you gain 2 Willpower from the supply.
cerebria-table-sphere-3-tip = Knowledge: when you absorb here you place a Vibe token of your choice.
cerebria-table-sphere-4-tip = Creativity: when you absorb here you draw 1 card.

# The chronicle in short

cerebria-log-moves = moves to { $space }
cerebria-log-invokes = invokes { $card } on { $slot } with { $essence }
cerebria-log-absorbs = absorbs { $amount } from { $sphere }

# What an action would bring

cerebria-preview-gains = +{ $amount }
cerebria-preview-reveals = +{ $amount }, Revelation
cerebria-preview-places = { $count ->
        [1] +1 place
        [-1] −1 place
       *[other] { $count } places
    }
cerebria-preview-loses = −{ $amount } Essence
cerebria-preview-intensity = = { $intensity }
cerebria-forecast-pays = costs { $what }
cerebria-forecast-gains = brings { $what }
cerebria-forecast-control = { $place }: { $before } → { $after }
cerebria-forecast-aspiration = { $aspiration } { $mine }–{ $theirs }
cerebria-forecast-revelation = a Revelation
cerebria-whose-nobody = nobody’s
cerebria-whose-yours = yours
cerebria-whose-theirs = theirs

# Things seen close

cerebria-inspect-vibe = Vibe
cerebria-inspect-track = Intensity with 1, 2 … Essence
cerebria-inspect-threshold = Empower
cerebria-inspect-grows = from { $essence } Essence, becomes { $card }
cerebria-inspect-strong = Strong form { $card }: { $power }
cerebria-inspect-intensity = Intensity now
cerebria-inspect-essence = Essence
cerebria-inspect-empty-slot = An empty slot. A Spirit beside it can invoke an Emotion here.
cerebria-inspect-control = Control
cerebria-inspect-totals = Intensity
cerebria-inspect-nobody = nobody
cerebria-inspect-fortress = Fortress
cerebria-inspect-realm = Its two slots count, the Frontier slots beside it where no opposing Emotion stands between, and a Fortress. Whoever controls it pays 1 Willpower less for its Action.
cerebria-inspect-frontier = The Frontier slot and the two slots beside it count. A Spirit that absorbs here or next to it takes 1 Willpower more for each Frontier its side controls.
cerebria-inspect-side = Side
cerebria-inspect-cards = Cards in hand
cerebria-inspect-gatekeeper = The Ego’s Spirit on the Frontiers. It reaches the three slots of its Frontier’s Triad, and one step further by moving.
cerebria-inspect-influencer = The Ego’s Spirit in the Realms. It reaches the four slots that influence its Realm, and one step further by moving.
cerebria-inspect-sphere = A Spirit before it absorbs 2 Willpower, 1 more for each adjacent Frontier its side controls. Emptying a Sphere causes a Revelation.
cerebria-inspect-aspiration = In a Revelation a side accomplishes it only with more than the other side.
cerebria-inspect-operations = The Ego turns up one card at a time. The card that lies open and the next one say together what it does.
cerebria-inspect-row-0 = Step to a neighbouring space without an opposing Spirit. 1 Willpower.
cerebria-inspect-row-1 = Put a card from the hand on an empty slot beside your Spirit, with 1 Essence from your board. 2 Willpower.
cerebria-inspect-row-2 = Show a card with the Vibe of an opposing Emotion beside your Spirit: it loses 1 Essence. 2 Willpower and 1 Ambition.
cerebria-inspect-row-3 = Build a Fortress beside your Spirit, in a Realm the opponents do not control. 3 Willpower.
cerebria-inspect-row-4 = Turn a Mild Emotion beside your Spirit into its Strong form. 3 Willpower.
cerebria-inspect-wheel = Each Intention counts once a turn: 1 point for the first, 2 for each further one. Marked spaces give a reward, 20 points end the match.
cerebria-inspect-plain-wheel = It only counts points here.
cerebria-intends-overcome = an opposing Emotion leaves play
cerebria-intends-elevate = an Emotion is empowered
cerebria-intends-entrench = a Fortress is built or exalted
cerebria-intends-prevail = a Realm comes under your control
cerebria-intends-fulfil = one of your Emotions becomes full
cerebria-intends-converge = an Absorb takes 4 or more Willpower out of the Sphere
cerebria-intends-topple = an opposing Fortress or Strong Emotion falls
cerebria-intends-diversify = your Emotions reach four Vibes
cerebria-intends-link = your longest run grows to 4 or more
cerebria-intends-breach = you take a Frontier from the opponents
cerebria-intends-flourish = an Emotion is invoked and ends with 2 or more Essence
cerebria-intends-master = a token fills the last space of an Action
cerebria-inspect-identity = Fragments in the Identity stay there: 3 points for a Minor one, 5 for a Major one, 4 for the Capping one.
cerebria-inspect-fragments = { $minors } Minor, { $majors } Major, { $capping } Capping; unused { $unused } and { $unused_majors }

# Before a match

cerebria-new-play = The match
cerebria-new-first = First match
cerebria-new-first-tip = What the rules recommend: one Spirit in the basic game against the Ego.
cerebria-new-spirits = Spirits
cerebria-new-basic = The basic game brings its own decks and boards, without Intentions, Strong Emotions and free placement.
cerebria-new-decks = The match begins with your deck: two kinds of each Vibe, two copies of each, 16 cards in all.
cerebria-new-ego = The Ego
cerebria-new-preset = Difficulty
cerebria-new-preset-gentle = Gentle
cerebria-new-preset-mild = Mild
cerebria-new-preset-medium = Medium
cerebria-new-preset-hard = Hard
cerebria-new-preset-fierce = Fierce
cerebria-new-preset-own = Your own
cerebria-new-harder = Harder { $number }: { $what }
cerebria-new-easier = Easier { $number }: { $what }

# The lesson

cerebria-lesson-title = The first match
cerebria-lesson-about = One Spirit of Bliss in the basic game against the Ego: a turn of yours, a turn of the Ego, and what a Revelation is.
cerebria-lesson-1 = Two sides shape one Identity, here in the middle. Whoever adds more Fragments to it wins.
cerebria-lesson-2 = In your turn you take up to three Actions. They cost Willpower; Emotions live on Essence; Ambition buys special things.
cerebria-lesson-3 = Put an Emotion on the ring. Choose Invoke on your Spirit’s board.
cerebria-lesson-4 = Choose a card of your hand and a glowing slot, then confirm. The bar says what it costs and changes.
cerebria-lesson-5 = A gold circle marks what Bliss controls, a violet diamond what Gloom controls. The side with more Intensity there has control.
cerebria-lesson-6 = Each Realm offers an Action from anywhere. Take Willpower: touch the sign of the Valley of Motives.
cerebria-lesson-7 = End your turn: draw two cards, or make one Ambition available.
cerebria-lesson-8 = Now the Ego acts. Two of its cards together say what it does; one of them always lies open before. W tells you why it chose so.
cerebria-lesson-9 = Absorb: touch the glowing Sphere before your Spirit and take its Willpower. You may do that once each turn.
cerebria-lesson-10 = An emptied Sphere brings a Revelation: whoever leads in the Common and their own Hidden Aspiration adds a Fragment. Play on!

# Parts of the table

cerebria-region-board = the slots of the ring
cerebria-region-spirits = the Spirits
cerebria-region-origin = the Origin
cerebria-region-wheels = the Wheels
cerebria-region-fortresses = the Fortresses
cerebria-region-realms = the Realms’ Actions
cerebria-region-frontiers = the Frontiers
cerebria-region-companions = your other Spirit
cerebria-region-hand = your hand
cerebria-region-spirit = your Spirit’s board
cerebria-region-panels = the panels
cerebria-region-tray = the tray
cerebria-region-bar = the buttons
cerebria-region-choices = the buttons

# Pictures of the rules

cerebria-picture-frontier = Frontier
cerebria-picture-realm = Realm
cerebria-picture-blocked = Frontier, blocked
cerebria-picture-minor = Minor · 3 points
cerebria-picture-major = Major · 5 points
cerebria-picture-capping = Capping · 4 points
cerebria-picture-minor-fortress = Minor Fortress +1
cerebria-picture-major-fortress = Major Fortress +2
cerebria-log-aims = aims for { $aspiration }
cerebria-gallery-about = every Emotion with its power, Mild and Strong
