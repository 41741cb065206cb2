# The game, its options and seats

cerebria-name = Cerebria
cerebria-tagline = the inside world, against the Ego
cerebria-team-0 = Bliss
cerebria-team-1 = Gloom
cerebria-seat-shaper = { $team }, the Shaper
cerebria-seat-pair = { $team }
cerebria-seat-first = { $team }, first Spirit
cerebria-seat-second = { $team }, second Spirit
cerebria-seat-ego = the Ego
cerebria-option-mode = Who plays
cerebria-option-mode-ego-shaper = One Spirit against the Ego
cerebria-option-mode-ego-two-spirits = One person with two Spirits against the Ego
cerebria-option-mode-ego-team = Two people together against the Ego
cerebria-option-mode-four = Four people in two teams
cerebria-option-mode-pairs = Two people with two Spirits each
cerebria-option-mode-shaper-team = A Shaper against a team of two
cerebria-option-mode-shapers = Two Shapers
cerebria-option-side = Side of the people, or of the Shaper
cerebria-option-side-bliss = Bliss
cerebria-option-side-gloom = Gloom
cerebria-option-game = Game
cerebria-option-game-basic = Basic, to learn
cerebria-option-game-full = Full, with Intentions and Strong Emotions
cerebria-option-bliss = Spirits of Bliss
cerebria-option-bliss-delight = Delight
cerebria-option-bliss-empathy = Empathy
cerebria-option-bliss-harmony = Harmony
cerebria-option-bliss-love = Love
cerebria-option-gloom = Spirits of Gloom
cerebria-option-gloom-anxiety = Anxiety
cerebria-option-gloom-hatred = Hatred
cerebria-option-gloom-malice = Malice
cerebria-option-gloom-misery = Misery
cerebria-option-spirit_boards = Side of the Spirit boards
cerebria-option-spirit_boards-A = A, the same for all
cerebria-option-spirit_boards-B = B, one for each Spirit
cerebria-option-team_boards = Side of the Team boards
cerebria-option-team_boards-A = A
cerebria-option-team_boards-B = B
cerebria-option-decks = Decks of Emotions
cerebria-option-decks-basic = The basic starter decks
cerebria-option-decks-spirit = A starter deck for each Spirit
cerebria-option-decks-random = By chance
cerebria-option-decks-chosen = Chosen at the table
cerebria-option-harder = Harder: modifiers of the Ego
cerebria-option-harder-1 = starts with 2 Willpower
cerebria-option-harder-2 = its Starting Emotions are full
cerebria-option-harder-3 = 1 Willpower at each space of its Wheel
cerebria-option-harder-4 = looks ahead at Aspirations to come
cerebria-option-harder-5 = starts with a Minor Fragment
cerebria-option-harder-6 = 1 Willpower after each Revelation
cerebria-option-harder-7 = keeps both Willpower when it absorbs 2
cerebria-option-easier = Easier: modifiers of the Ego
cerebria-option-easier-1 = discards both Willpower when it absorbs 2
cerebria-option-easier-2 = no points for leftover Willpower
cerebria-option-easier-3 = its Fortresses score only 1 and 2
cerebria-option-reflection = Reflection counts
cerebria-option-reflection-mirror = Realms with the Frontier across
cerebria-option-reflection-total = Realms and Frontiers together
cerebria-options-same-spirit = The same Spirit stands twice on one side.
cerebria-options-two-spirits = { $team } needs two Spirits here.

# Places and things

cerebria-unknown = something unknown
cerebria-realm-valley = Valley of Motives
cerebria-realm-willow = Willow of Values
cerebria-realm-cradle = Cradle of Senses
cerebria-realm-network = Network of Thoughts
cerebria-realm-land = Land of Desires
cerebria-place-valley = Valley
cerebria-place-willow = Willow
cerebria-place-cradle = Cradle
cerebria-place-network = Network
cerebria-place-land = Land
cerebria-place-between = { $one }–{ $other }
cerebria-frontier = Frontier { $place }
cerebria-slot = slot { $number } ({ $place })
cerebria-emotion-at = { $card } on { $slot }
cerebria-sphere-commitment = Commitment
cerebria-sphere-humility = Humility
cerebria-sphere-diligence = Diligence
cerebria-sphere-knowledge = Knowledge
cerebria-sphere-creativity = Creativity
cerebria-row-move = Move
cerebria-row-invoke = Invoke
cerebria-row-quell = Quell
cerebria-row-fortify = Fortify
cerebria-row-empower = Empower
cerebria-board-space = { $row }, { $place ->
        [0] unlock space
       *[other] upgrade { $place }
    }
cerebria-vibe-red = red
cerebria-vibe-yellow = yellow
cerebria-vibe-green = green
cerebria-vibe-blue = blue
cerebria-vibe-wild = wild
cerebria-vibe-none = no Vibe
cerebria-amount = { $amount }
cerebria-and = { $before }, { $name }
cerebria-comma = { $before }, { $name }
cerebria-no-upgrade = no upgrade
cerebria-trade = 2 Willpower instead of Ambition
cerebria-spirit-delight = Delight
cerebria-spirit-empathy = Empathy
cerebria-spirit-harmony = Harmony
cerebria-spirit-love = Love
cerebria-spirit-anxiety = Anxiety
cerebria-spirit-hatred = Hatred
cerebria-spirit-malice = Malice
cerebria-spirit-misery = Misery
cerebria-spirit-gatekeeper = Gatekeeper
cerebria-spirit-influencer = Influencer
cerebria-board-a = Side A
cerebria-board-b = Side B of { $spirit }
cerebria-aspiration-attitude = Attitude
cerebria-aspiration-openness = Openness
cerebria-aspiration-awareness = Awareness
cerebria-aspiration-unity = Unity
cerebria-aspiration-versatility = Versatility
cerebria-aspiration-fortitude = Fortitude
cerebria-aspiration-liveliness = Liveliness
cerebria-aspiration-sensibility = Sensibility
cerebria-aspiration-reflection = Reflection
cerebria-intention-overcome = Overcome
cerebria-intention-elevate = Elevate
cerebria-intention-entrench = Entrench
cerebria-intention-prevail = Prevail
cerebria-intention-fulfil = Fulfil
cerebria-intention-converge = Converge
cerebria-intention-topple = Topple
cerebria-intention-diversify = Diversify
cerebria-intention-link = Link
cerebria-intention-breach = Breach
cerebria-intention-flourish = Flourish
cerebria-intention-master = Master
cerebria-operation-defiance = Defiance
cerebria-operation-endeavor = Endeavor
cerebria-operation-judgment = Judgment
cerebria-operation-card = { $kind } { $number }
cerebria-fragment-1 = a Minor Fragment
cerebria-fragment-2 = a Major Fragment
cerebria-fragment-3 = its Capping Fragment

# Emotions

cerebria-emotion-courage = Courage
cerebria-emotion-sociability = Sociability
cerebria-emotion-trust = Trust
cerebria-emotion-gratitude = Gratitude
cerebria-emotion-cheerfulness = Cheerfulness
cerebria-emotion-excitement = Excitement
cerebria-emotion-innocence = Innocence
cerebria-emotion-contentment = Contentment
cerebria-emotion-kindness = Kindness
cerebria-emotion-desire = Desire
cerebria-emotion-affection = Affection
cerebria-emotion-intimacy = Intimacy
cerebria-emotion-optimism = Optimism
cerebria-emotion-self-esteem = Self-Esteem
cerebria-emotion-safety = Safety
cerebria-emotion-calmness = Calmness
cerebria-emotion-anger = Anger
cerebria-emotion-jealousy = Jealousy
cerebria-emotion-selfishness = Selfishness
cerebria-emotion-cynicism = Cynicism
cerebria-emotion-pessimism = Pessimism
cerebria-emotion-bitterness = Bitterness
cerebria-emotion-sadness = Sadness
cerebria-emotion-insecurity = Insecurity
cerebria-emotion-dislike = Dislike
cerebria-emotion-mistrust = Mistrust
cerebria-emotion-craving = Craving
cerebria-emotion-fear = Fear
cerebria-emotion-embarrassment = Embarrassment
cerebria-emotion-loneliness = Loneliness
cerebria-emotion-guilt = Guilt
cerebria-emotion-boredom = Boredom
cerebria-emotion-heroism = Heroism
cerebria-emotion-friendship = Friendship
cerebria-emotion-faith = Faith
cerebria-emotion-generosity = Generosity
cerebria-emotion-joy = Joy
cerebria-emotion-euphoria = Euphoria
cerebria-emotion-purity = Purity
cerebria-emotion-fulfillment = Fulfillment
cerebria-emotion-benevolence = Benevolence
cerebria-emotion-passion = Passion
cerebria-emotion-devotion = Devotion
cerebria-emotion-oneness = Oneness
cerebria-emotion-hope = Hope
cerebria-emotion-pride = Pride
cerebria-emotion-freedom = Freedom
cerebria-emotion-serenity = Serenity
cerebria-emotion-rage = Rage
cerebria-emotion-envy = Envy
cerebria-emotion-narcissism = Narcissism
cerebria-emotion-contempt = Contempt
cerebria-emotion-despair = Despair
cerebria-emotion-lethargy = Lethargy
cerebria-emotion-grief = Grief
cerebria-emotion-doubt = Doubt
cerebria-emotion-loathing = Loathing
cerebria-emotion-paranoia = Paranoia
cerebria-emotion-greed = Greed
cerebria-emotion-panic = Panic
cerebria-emotion-shame = Shame
cerebria-emotion-isolation = Isolation
cerebria-emotion-remorse = Remorse
cerebria-emotion-indifference = Indifference
cerebria-emotion-brightness = Brightness
cerebria-emotion-bleakness = Bleakness

# Upgrades of the Spirit boards

cerebria-upgrade-haste = Haste
cerebria-upgrade-surmount = Surmount
cerebria-upgrade-determination = Determination
cerebria-upgrade-bolster = Bolster
cerebria-upgrade-inner-force = Inner Force
cerebria-upgrade-subdue = Subdue
cerebria-upgrade-extinguish = Extinguish
cerebria-upgrade-exalt = Exalt
cerebria-upgrade-raze = Raze
cerebria-upgrade-channeled-power = Channeled Power
cerebria-upgrade-emotional-outburst = Emotional Outburst
cerebria-upgrade-switcheroo = Switcheroo
cerebria-upgrade-sharing-is-caring = Sharing is Caring
cerebria-upgrade-motivation = Motivation
cerebria-upgrade-conversion = Conversion
cerebria-upgrade-feeling-safe = Feeling Safe
cerebria-upgrade-spontaneity = Spontaneity
cerebria-upgrade-laugh-it-off = Laugh It Off
cerebria-upgrade-playground = Playground
cerebria-upgrade-settle = Settle
cerebria-upgrade-resonance = Resonance
cerebria-upgrade-soothe = Soothe
cerebria-upgrade-common-ground = Common Ground
cerebria-upgrade-hearts-pull = Heart’s Pull
cerebria-upgrade-tenderness = Tenderness
cerebria-upgrade-embrace = Embrace
cerebria-upgrade-blossom = Blossom
cerebria-upgrade-lurk = Lurk
cerebria-upgrade-dark-seed = Dark Seed
cerebria-upgrade-gnaw = Gnaw
cerebria-upgrade-watchtower = Watchtower
cerebria-upgrade-provoke = Provoke
cerebria-upgrade-fury = Fury
cerebria-upgrade-self-serving = Self-Serving
cerebria-upgrade-opportunist = Opportunist
cerebria-upgrade-vainglory = Vainglory
cerebria-upgrade-drain = Drain
cerebria-upgrade-weather = Weather

# What upgrades do

cerebria-does-determination = the Action costs 1 Willpower less
cerebria-does-haste = move 2 spaces instead of 1
cerebria-does-surmount = you may end on the space of an opposing Spirit
cerebria-does-surmount-if-controlled = you may end beside an opposing Spirit where you control the place
cerebria-does-surmount-on-frontier = you may end on a Frontier with an opposing Spirit
cerebria-does-switcheroo = trade places with another Spirit instead of moving
cerebria-does-hearts-pull = move to any space with a Bliss Emotion beside it
cerebria-does-bolster = 1 more Essence on the new Emotion
cerebria-does-inner-force = the starting Essence comes from the supply
cerebria-does-dark-seed = a Bleakness starts with Essence from the supply
cerebria-does-further-slot = invoke one slot further away
cerebria-does-tenderness = add 1 Essence to another own Emotion beside the new one
cerebria-does-provoke = an opposing Emotion beside the new one loses its token
cerebria-does-draw-afterwards = draw 1 card afterwards
cerebria-does-ambition-afterwards = gain 1 Ambition afterwards
cerebria-does-willpower-afterwards = gain 1 Willpower afterwards
cerebria-does-subdue = remove 1 more Essence
cerebria-does-soothe = remove 1 more Essence and gain 1 Willpower
cerebria-does-gnaw = remove 1 more Essence beside a Bleakness
cerebria-does-extinguish = no card has to be revealed
cerebria-does-willpower-if-gone = gain 2 Willpower if the Emotion leaves play
cerebria-does-essence-if-gone = gain 1 Essence if the Emotion leaves play
cerebria-does-willpower-per-essence = gain 1 Willpower for each Essence removed
cerebria-does-exalt = swap an own Minor Fortress for a Major one
cerebria-does-raze = remove an opposing Fortress
cerebria-does-draw-after-building = draw 1 card after building or exalting
cerebria-does-essence-after-building = gain 1 Essence after building or exalting
cerebria-does-embrace = then 1 Essence from the supply on a Bliss Emotion of the Realm
cerebria-does-weather = then 1 Willpower for each adjacent Frontier you control
cerebria-does-common-ground = 2 Willpower less if nobody controls the Realm
cerebria-does-essence-after-raze = gain 1 Essence after razing
cerebria-does-channeled-power = first add 1 Essence to the Emotion
cerebria-does-emotional-outburst = the Emotion may lie anywhere
cerebria-does-blossom = afterwards add 1 Essence to the Strong Emotion
cerebria-does-fury = afterwards gain 1 Ambition if the team has none
cerebria-does-vainglory = then 1 Willpower for each Strong Emotion of Gloom
cerebria-price-willpower = { $amount } Willpower
cerebria-price-ambition = { $amount } Ambition
cerebria-price-essence = { $amount } Essence
cerebria-price-free = free
cerebria-face-upgrade = { $name } ({ $price }): { $what }
cerebria-face-row = { $row } – { $upgrade }
cerebria-face-track = { $vibe }; Intensity { $track }
cerebria-face-grows-from = Strong form of { $card }.
cerebria-face-void = Against the Ego: the Spirit that brings it gains 2 Willpower instead.
cerebria-face-operation = { $arrow ->
        [1] Moves clockwise.
        [-1] Moves counter-clockwise.
       *[other] Does not move.
    } { $bonus ->
        [1] With bonus.
       *[other] Without bonus.
    }

# The vocabulary of Emotion powers

cerebria-power-gain-willpower = Enters: { $who ->
        [team] every Spirit of the team gains
       *[other] the Spirit gains
    } { $amount } Willpower.
cerebria-power-willpower-per-opposing = Enters: gain 1 Willpower for each { $where ->
        [adjacent] adjacent opposing Emotion.
       *[other] opposing Emotion in play, at most { $most }.
    }
cerebria-power-gain-essence = Enters: gain { $amount } Essence.
cerebria-power-draw = Enters: { $who ->
        [team] every Spirit of the team draws 1 card.
       *[other] draw 1 card.
    }
cerebria-power-gain-ambition = Enters: gain { $amount } Ambition{ $if-none ->
        [1] .
       *[other] , or { $if-none } if the team has none.
    }
cerebria-power-buy-ambition = Enters: you may pay { $price } Willpower for 1 Ambition.
cerebria-power-token = Enters: +{ $amount } Intensity { $condition ->
        [opposing-adjacent] beside an opposing Emotion.
        [own-adjacent] beside an Emotion of its side.
        [opposing-richer] if more Essence lies on opposing Emotions.
        [frontier-opposed] if the opponents controlled the Frontier just before.
        [opposing-fortress] in a Realm with an opposing Fortress.
       *[other] if both adjacent slots are empty.
    }
cerebria-power-token-difference = Enters: +1 Intensity for each Essence by which the opposing Emotions are ahead, at most { $most }.
cerebria-power-enrich = Enters: { $source ->
        [board] you may add 1 Essence of your own to
       *[other] add 1 Essence from the supply to
    } { $where ->
        [adjacent] an adjacent Emotion of your side.
       *[other] any Emotion of your side.
    }
cerebria-power-enrich-each = Enters: add 1 Essence from the supply to each adjacent Emotion of your side.
cerebria-power-gather = Enters: you may move { $count ->
        [one] one other own Emotion to an adjacent empty slot.
       *[other] up to { $count } other own Emotions to adjacent empty slots.
    }
cerebria-power-fill-sphere = Enters: add up to { $amount } Willpower from the supply to one Sphere.
cerebria-power-turn-origin = Then you may turn the Origin one step either way.
cerebria-power-drain-spheres = Enters: take 1 Willpower from { $spheres ->
        [one] a Sphere that holds
       *[other] each of up to { $spheres } Spheres that hold
    } at least 2.
cerebria-power-weaken = Enters: remove 1 Essence from an adjacent opposing Emotion that has at least 2.
cerebria-power-weaken-each = Enters: remove 1 Essence from each adjacent opposing Emotion.
cerebria-power-rob = Enters: take up to { $willpower } Willpower{ $essence ->
        [0] {""}
       *[other] {" "}and { $essence } Essence
    } from an opposing Spirit.
cerebria-power-crumble = Enters on a Realm slot: an opposing Minor Fortress there is removed, a Major one becomes Minor.
cerebria-power-free-step = After the Invoke Action your Spirit may move 1 space for free.
cerebria-power-action-if-no-ambition = After the Invoke Action: gain 1 Action if the team has no Ambition.
cerebria-power-dynamic = +{ $amount } Intensity { $per ->
        [full] while all its spaces are covered.
        [opposing-adjacent] per adjacent opposing Emotion.
        [own-adjacent] per adjacent Emotion of its side.
        [alone-in-triad] while it is the only Emotion of its side in its Triad.
       *[other] per empty adjacent slot.
    }
cerebria-power-lose-one = One Action or power can remove at most 1 Essence from it.
cerebria-power-quell-tax = An opposing Spirit pays { $amount } more Willpower to quell an adjacent Emotion.
cerebria-power-unquellable = Cannot be quelled beside an Emotion of its side.
cerebria-power-absorb-aid = When a Spirit of its side absorbs on or next to the Frontier of its Triad: { $from-sphere ->
        [0] {""}
       *[other] { $from-sphere } more Willpower from the Sphere,{" "}
    }afterwards { $afterwards } Willpower from the supply.
cerebria-power-move-discount = Moves of its side cost 1 Willpower less.
cerebria-power-free-transfer = Once per turn its side may use the Network of Thoughts for nothing.
cerebria-power-action-after-empower = After an Empower Action of its side that Spirit gains 1 Action.
cerebria-power-spirit-tax = An opposing Spirit { $reach ->
        [adjacent] adjacent to it
       *[other] within one space of it
    } pays 1 more Willpower for every Spirit Action.
cerebria-power-invoke-tax = An opposing Spirit must also pay 1 Essence to invoke { $reach ->
        [adjacent] on an adjacent slot.
       *[other] anywhere.
    }
cerebria-power-mourning = Whenever another { $whose ->
        [own] Emotion of its side
       *[other] Emotion
    } leaves play{ $counts-empower ->
        [0] {" "}other than by Empower
       *[other] {""}
    }: one Spirit of the team gains { $reward ->
        [willpower] 1 Willpower.
        [essence] 1 Essence.
       *[other] 1 Essence, 2 Willpower or a card.
    }
cerebria-power-quell-penalty = After { $reach ->
        [adjacent] it or an adjacent Emotion is quelled
       *[other] any Quell Action
    }, the opposing Spirit discards 1 card.
cerebria-power-upgrade-reward = Whenever an opposing Spirit uses an upgrade with { $action ->
        [move] a Move
       *[other] any Action
    }: one Spirit of the team gains 1 Willpower.

# Spirits and Aspirations

cerebria-spirit-power-delight = An Absorb that brings at least 4 Willpower also lets it draw 1 card.
cerebria-spirit-power-empathy = Protects Bliss Emotions on and next to the slots it touches from Quell.
cerebria-spirit-power-harmony = Bliss controls the tied place where it stands, if a Bliss Emotion counts there.
cerebria-spirit-power-love = Once per turn, after its Invoke Action, it may add 1 Essence from the supply to a Bliss Emotion beside the new one.
cerebria-spirit-power-anxiety = May invoke a Bleakness from the box while fewer than 6 are on the board.
cerebria-spirit-power-hatred = Once per turn it may pay 2 Willpower instead of the Ambition of its Quell.
cerebria-spirit-power-malice = Its Quell also reaches the slots next to those it touches.
cerebria-spirit-power-misery = May absorb from a Sphere next to one it can reach; a Revelation caused this way adds no Fortress.
cerebria-counts-attitude = Realms controlled
cerebria-counts-openness = Frontiers controlled
cerebria-counts-awareness = Triads with at least one own Emotion
cerebria-counts-unity = longest unbroken run of own Emotions
cerebria-counts-versatility = different Vibes among own Emotions
cerebria-counts-fortitude = total Intensity of own Fortresses
cerebria-counts-liveliness = Essence on own Emotions
cerebria-counts-sensibility = highest single Intensity of an own Emotion
cerebria-counts-reflection = Realms controlled together with the Frontier across

# Verbs

cerebria-verb-collect = Put into the deck
cerebria-verb-settle = Place the figure
cerebria-verb-plant = Place the Starting Emotion
cerebria-verb-attune = Place a wild token
cerebria-verb-declare = Act
cerebria-verb-imprint = Spend for a Vibe token
cerebria-verb-move = Move
cerebria-verb-switch = Trade places
cerebria-verb-invoke = Invoke
cerebria-verb-quell = Quell
cerebria-verb-quell-unseen = Quell without revealing
cerebria-verb-fortify = Fortify
cerebria-verb-exalt = Exalt
cerebria-verb-raze = Raze
cerebria-verb-empower = Empower
cerebria-verb-visit = Use the Realm
cerebria-verb-harvest = Harvest Essence
cerebria-verb-intensify = Intensify
cerebria-verb-transfer = Move an Emotion
cerebria-verb-absorb = Absorb
cerebria-verb-impulse = Impulse: 1 more Action
cerebria-verb-insight = Insight: a Vibe token
cerebria-verb-surge = Surge: 3 Willpower
cerebria-verb-end-ambition = End turn: 1 Ambition
cerebria-verb-end-cards = End turn: 2 cards
cerebria-verb-decline = No, thanks
cerebria-verb-accept = Yes
cerebria-verb-enrich = Add 1 Essence
cerebria-verb-fill = Fill a Sphere
cerebria-verb-drain = Take 1 Willpower
cerebria-verb-turn-clockwise = Turn the Origin clockwise
cerebria-verb-turn-back = Turn the Origin back
cerebria-verb-weaken = Remove 1 Essence
cerebria-verb-rob = Take from
cerebria-verb-wander = Move for free
cerebria-verb-place-token = Place a Vibe token
cerebria-verb-tint = Choose the Vibe
cerebria-verb-reward = Give it to
cerebria-verb-take-essence = 1 Essence for
cerebria-verb-take-willpower = 2 Willpower for
cerebria-verb-take-card = 1 card for
cerebria-verb-discard = Discard
cerebria-verb-provoke = Remove the token
cerebria-verb-strike = Strike out
cerebria-verb-pick-hidden = Choose this Aspiration
cerebria-verb-turn-up = Turn up an Operation card
cerebria-verb-aim = Fix the Target Aspiration
cerebria-verb-keep = Keep the card
cerebria-verb-ego-invoke = The Ego invokes
cerebria-verb-ego-intensify = The Ego intensifies
cerebria-verb-ego-quell = The Ego quells
cerebria-verb-ego-fortify = The Ego fortifies
cerebria-verb-ego-raze = The Ego razes
cerebria-verb-drift = Move by the arrow
cerebria-verb-ego-absorb = The Ego absorbs
cerebria-verb-reduce = Pay for a reduction

# What a seat is asked

cerebria-prompt-turn = { $spirit }: { $actions ->
        [0] no Action left; use an Ability or end the turn.
        [one] one Action left; act, use an Ability or end the turn.
       *[other] { $actions } Actions left; act, use an Ability or end the turn.
    }
cerebria-prompt-act = { $action }: choose the target and the upgrades, or first spend a card for a Vibe token.
cerebria-prompt-collect = { $spirit }: two kinds of each Vibe for the deck, two cards of each kind; { $cards } of 16 cards.
cerebria-prompt-settle = { $spirit }: choose a Frontier to begin on.
cerebria-prompt-plant = { $spirit }: choose a slot for the Starting Emotion.
cerebria-prompt-attune = { $spirit }: place a wild Vibe token on the Spirit board.
cerebria-prompt-harvest = How much Willpower becomes Essence?
cerebria-prompt-intensify = Choose an Emotion beside your Spirit and how much Essence it gets.
cerebria-prompt-transfer = Choose an Emotion and an empty slot beside your Spirit.
cerebria-prompt-enrich = Choose an Emotion that gets 1 Essence.
cerebria-prompt-gather = Choose an Emotion to move here, and the slot.
cerebria-prompt-fill-sphere = Choose a Sphere and how much Willpower it gets.
cerebria-prompt-turn-origin = Turn the Origin one step?
cerebria-prompt-drain-sphere = Choose a Sphere to take 1 Willpower from.
cerebria-prompt-weaken = Choose an opposing Emotion that loses 1 Essence.
cerebria-prompt-rob = Choose an opposing Spirit to take from.
cerebria-prompt-buy-ambition = Pay 1 Willpower for 1 Ambition?
cerebria-prompt-free-step = Move { $spirit } one space for free?
cerebria-prompt-place-token = Choose a space for a Vibe token.
cerebria-prompt-tint-token = Choose the Vibe of the token.
cerebria-prompt-reward = Choose the Spirit that gains.
cerebria-prompt-choose-reward = Choose a reward and a Spirit, or decline.
cerebria-prompt-discard = Choose a card to discard.
cerebria-prompt-provoke = Choose an Emotion that loses its Intensity token.
cerebria-prompt-reach-end = These Intentions bring 20 points and the end of the match. Score them?
cerebria-prompt-strike = Strike out one of the Common Aspirations.
cerebria-prompt-pick-hidden = Choose the next Hidden Aspiration.
cerebria-prompt-turn-up = The Ego turns up a card.
cerebria-prompt-aim = The Ego fixes its target.
cerebria-prompt-keep = The Ego chooses a card.
cerebria-prompt-ego-invoke = The Ego chooses a slot to invoke on.
cerebria-prompt-ego-intensify = The Ego chooses an Emotion to intensify.
cerebria-prompt-ego-quell = The Ego chooses an Emotion to quell.
cerebria-prompt-ego-fortify = The Ego chooses a Realm to fortify.
cerebria-prompt-ego-raze = The Ego chooses a Fortress to raze.
cerebria-prompt-drift = The Ego follows the arrow.
cerebria-prompt-ego-absorb = The Ego absorbs.
cerebria-prompt-reduce = The Ego may pay to lower a statistic.
cerebria-headline = turn { $turn }, { $spirit }; Bliss { $bliss }, Gloom { $gloom }
cerebria-headline-setup = preparing the table

# Why something cannot be done

cerebria-not-now = That cannot be done now.
cerebria-not-this = That is not among the choices now.
cerebria-no-actions-left = No Action is left this turn.
cerebria-too-little-willpower = That costs { $cost } Willpower, and there is only { $willpower }.
cerebria-nothing-to-do = { $place } would change nothing now.
cerebria-absorbed-already = This Spirit cannot absorb any more this turn.
cerebria-sphere-out-of-reach = { $sphere } does not face your Spirit.
cerebria-ambition-full = All Ambition is available already.
cerebria-ability-used = This Ability was used this turn.
cerebria-no-ambition = No Ambition is available.
cerebria-no-board-space = The Spirit board has no free space.
cerebria-no-such-action = There is no such Action in this game.
cerebria-locked = { $action } is locked, and no card in hand would open it to any use.
cerebria-no-target = { $action } has no target that could be reached and paid for.
cerebria-other-action = { $action } was declared and must be carried out.
cerebria-not-in-hand = That card is not in the hand.
cerebria-no-token-there = No token can go there for { $action }.
cerebria-slot-taken = An Emotion already lies on { $slot }.
cerebria-nothing-there = No Emotion lies on { $slot }.
cerebria-not-this-way = { $action } cannot be carried out this way: out of reach, protected or too dear.

# The score sheet

cerebria-score-wheel = Points on the Wheel
cerebria-score-minor = Minor Fragments
cerebria-score-major = Major Fragments
cerebria-score-capping = Capping Fragment
cerebria-score-fortress = Fortresses of the Ego
cerebria-score-tie = Equal points: the Capping Fragment decides

# Why points were scored

cerebria-points-bonus-void = a bonus without effect
cerebria-points-partial-failure = a partial failure
cerebria-points-bonus-point = the bonus
cerebria-points-second-defiance = a second Defiance
cerebria-points-inner-failure = a failed Operation
cerebria-points-endgame-raze = a Fortress razed near the end
cerebria-points-consolation = consolation
cerebria-points-leftover = Willpower left over
cerebria-points-second-capping = the Capping Fragment it could not add

# Operations

cerebria-pair-dd = perform two Operations of the next four cards
cerebria-pair-de = quell 1 Essence off two Emotions
cerebria-pair-dj = fortify a Realm, else raze a Fortress
cerebria-pair-ed = quell up to 2 Essence off one Emotion
cerebria-pair-ee = intensify an Emotion with 2 Essence and a token
cerebria-pair-ej = draw 3 Emotions, invoke the best with 2 Essence
cerebria-pair-jd = raze a Fortress, else fortify a Realm
cerebria-pair-je = draw 2 Emotions, invoke both with 1 Essence
cerebria-pair-jj = perform two Special Operations

# What happened

cerebria-event-kind-collected = { $spirit } takes { $card } into the deck
cerebria-event-spirit-placed = { $spirit } begins on { $space }
cerebria-event-emotion-placed = { $team } begins with { $card } on { $slot }
cerebria-event-token-placed = { $spirit }: a { $vibe } token on { $place }
cerebria-event-turn-began = { $spirit } is at turn
cerebria-event-action-declared = { $spirit } declares { $row }
cerebria-event-spirit-moved = { $spirit } moves from { $origin } to { $space }
cerebria-event-spirits-switched = { $spirit } and { $other } trade places
cerebria-event-willpower-paid = { $spirit } pays { $amount } Willpower
cerebria-event-willpower-gained = { $spirit } gains { $amount } Willpower
cerebria-event-essence-paid = { $spirit } pays { $amount } Essence
cerebria-event-essence-gained = { $spirit } gains { $amount } Essence
cerebria-event-spirit-robbed = { $spirit } takes { $willpower } Willpower and { $essence } Essence from { $victim }
cerebria-event-ambition-spent = { $team } spends { $amount } Ambition
cerebria-event-ambition-gained = { $team } gains { $amount } Ambition
cerebria-event-action-gained = { $spirit } gains an Action
cerebria-event-cards-drawn = { $spirit } draws { $cards }
cerebria-event-card-discarded = { $spirit } discards { $card }
cerebria-event-card-shown = { $spirit } reveals { $card }
cerebria-event-emotion-invoked = { $spirit } invokes { $card } on { $slot } with { $essence } Essence
cerebria-event-emotion-empowered = { $spirit } empowers { $card } on { $slot }: it becomes { $strong }
cerebria-event-essence-added = { $card } on { $slot } gains { $amount } Essence
cerebria-event-essence-removed = { $card } on { $slot } loses { $amount } Essence
cerebria-event-emotion-left = { $card } leaves { $slot }
cerebria-event-emotion-moved = { $card } moves from { $origin } to { $slot }
cerebria-event-intensity-raised = { $card } on { $slot } gains +{ $amount } Intensity
cerebria-event-intensity-lost = { $card } on { $slot } loses its Intensity token
cerebria-event-fortress-built = { $spirit } builds a Fortress (+{ $intensity }): { $realm }
cerebria-event-fortress-exalted = { $spirit } exalts the Fortress: { $realm }
cerebria-event-fortress-razed = The Fortress of { $team } (+{ $intensity }) falls: { $realm }
cerebria-event-fortress-lowered = The Fortress of { $team } becomes Minor: { $realm }
cerebria-event-control-won = { $place }: { $team } takes control
cerebria-event-control-lost = { $place }: nobody controls it now
cerebria-event-sphere-absorbed = { $spirit } absorbs { $amount } Willpower from { $sphere }
cerebria-event-sphere-filled = { $sphere } is filled with { $amount } Willpower
cerebria-event-sphere-drained = { $sphere } loses { $amount } Willpower
cerebria-event-origin-turned = The Origin turns { $steps ->
        [1] clockwise
       *[other] back
    }
cerebria-event-intention-fulfilled = { $team } fulfils { $intention }: +{ $points }
cerebria-event-intention-forgone = { $team } lets its Intentions go
cerebria-event-wheel-passed = { $spirit } reaches space { $space } of the Wheel
cerebria-event-points-scored = { $team } scores { $points } for { $reason }
cerebria-event-revelation-began = { $spirit } empties { $sphere } before { $realm }: a Revelation
cerebria-event-hidden-shown = Hidden Aspiration of { $team }: { $aspiration }
cerebria-event-judged-common = Common { $aspiration }: Bliss { $bliss }, Gloom { $gloom }
cerebria-event-judged-hidden = Hidden { $aspiration } of { $team }: Bliss { $bliss }, Gloom { $gloom }
cerebria-event-statistic-reduced = The Ego pays { $price } Willpower: { $aspiration } of the people counts { $amount } less
cerebria-event-fragment-added = { $team } adds { $fragment } to the Identity
cerebria-event-fortress-added = The Fortress of { $team } at { $realm } joins the Identity (+{ $intensity })
cerebria-event-common-struck = { $team } strikes out { $aspiration }
cerebria-event-common-chosen = The new Common Aspiration is { $aspiration }
cerebria-event-commons-ended = No Common Aspiration is left
cerebria-event-hidden-picked = { $team } chooses its Hidden Aspiration
cerebria-event-hidden-dealt = { $team } has a new Hidden Aspiration
cerebria-event-end-commons = The match ends after this turn: the Common Aspirations are used up
cerebria-event-end-capping = The match ends after this turn: { $team } caps the Identity
cerebria-event-end-points = The match ends after this turn: { $team } has 20 points
cerebria-event-end-turns = The match ends: the table’s limit of turns is reached
cerebria-event-match-ended = The match ends: Bliss { $bliss }, Gloom { $gloom }
cerebria-event-operation-turned-up = The Ego turns up { $card }
cerebria-event-operation-began = { $first } and { $second }{ $bonus ->
        [1] {" "}with bonus
       *[other] {""}
    }: { $what }
cerebria-event-target-fixed = The Ego’s target is { $aspiration }
cerebria-event-special-began = The Ego performs a Special Operation for { $aspiration }
cerebria-event-ego-drew = The Ego draws { $cards }
cerebria-event-ego-kept = The Ego chooses { $card }
cerebria-event-ego-willpower-gained = The Ego gains { $amount } Willpower
cerebria-event-ego-willpower-gone = The Ego gives up { $amount } Willpower

# Why the Ego does what it does

cerebria-why-only = { $chosen } is the only choice.
cerebria-why-equal = { $chosen } and { $other } are equally good.
cerebria-why-over = { $chosen } over { $other }: { $reason }.
cerebria-why-over-equal = { $chosen } over { $other }: { $equal }, { $reason }.
cerebria-why-slot = Slot { $number } ({ $place })
cerebria-why-slot-within = slot { $number } ({ $place })
cerebria-why-slot-short = slot { $number }
cerebria-why-operation = Operation: { $what }. Target: { $target }.
cerebria-why-special = A Special Operation for { $target }.
cerebria-why-endgame-raze = The people have no unused Fragment of this kind, so one of their Fortresses is razed.
cerebria-why-turn-up = { $first } lies open; the second card tells what to do.
cerebria-why-drift = { $spirit } has not moved this turn, and the second card points { $arrow ->
        [1] clockwise
       *[other] counter-clockwise
    }.
cerebria-why-target-losing-common = The Ego is not winning { $common }, the Common Aspiration.
cerebria-why-target-winning-both = The Ego is winning { $common } and { $hidden }: it secures the Common one.
cerebria-why-target-no-hidden = The Ego is winning { $common } and has no Hidden Aspiration.
cerebria-why-target-losing-hidden = The Ego is winning { $common } but not { $hidden }, its Hidden Aspiration.
cerebria-why-absorb-none = Not winning the Common Aspiration, the Ego takes 1 Willpower and keeps it.
cerebria-why-absorb-common = Winning the Common Aspiration alone, the Ego takes up to 2 Willpower.
cerebria-why-absorb-both = Winning both Aspirations, the Ego takes up to 3 Willpower and discards them.
cerebria-why-reduce-none = { $aspiration }, { $mine } against { $theirs }: nothing the Ego can pay for would help.
cerebria-why-reduce-win = { $aspiration }, { $mine } against { $theirs }: { $price } Willpower lower the people’s figure by { $amount }, and the Ego wins.
cerebria-why-reduce-tie = { $aspiration }, { $mine } against { $theirs }: { $price } Willpower lower the people’s figure by { $amount }, to a tie.
cerebria-why-strike = The people added a Major Fragment, so the Ego strikes out a Common Aspiration.
cerebria-criterion-target = change in { $about }
cerebria-criterion-next = change in { $about }, still to come
cerebria-criterion-realm = flips a Realm
cerebria-criterion-frontier = flips a Frontier
cerebria-criterion-closest = closest (in half slots)
cerebria-criterion-clockwise = clockwise
cerebria-criterion-new-vibe = a new Vibe
cerebria-criterion-peak = maximum Intensity
cerebria-criterion-drawn = drawn first
cerebria-criterion-rise = rise of Intensity
cerebria-criterion-intensity = Intensity now
cerebria-criterion-no-move = no move needed
cerebria-criterion-needed = needed most
cerebria-criterion-lead = lead
cerebria-criterion-most = most Willpower
cerebria-criterion-least = least Willpower
cerebria-criterion-fortress = a Fortress of the Ego
cerebria-criterion-not-winning = not winning it
cerebria-criterion-leftmost = leftmost
cerebria-criterion-rightmost = rightmost
cerebria-criterion-outcome = what it accomplishes
cerebria-criterion-cheapest = cheapest
cerebria-because-target = { $chosen } gains { $mine } in { $about }, { $other } only { $theirs }
cerebria-because-target-only = only { $chosen } gains in { $about } (by { $mine })
cerebria-because-target-loss = { $other } would lose { $theirs } in { $about }
cerebria-because-next = { $chosen } gains { $mine } in { $about }, still to come, { $other } only { $theirs }
cerebria-because-next-only = only { $chosen } gains in { $about }, still to come (by { $mine })
cerebria-because-next-loss = { $other } would lose { $theirs } in { $about }, still to come
cerebria-because-realm = only { $chosen } flips a Realm
cerebria-because-frontier = only { $chosen } flips a Frontier
cerebria-because-closest = the way there is shorter
cerebria-because-clockwise = clockwise comes first
cerebria-because-new-vibe = only { $chosen } brings a new Vibe
cerebria-because-peak = a maximum Intensity of { $mine } against { $theirs }
cerebria-because-drawn = { $chosen } was drawn first
cerebria-because-rise = its Intensity rises by { $mine } against { $theirs }
cerebria-because-intensity = an Intensity of { $mine } against { $theirs }
cerebria-because-no-move = { $chosen } needs no move
cerebria-because-needed = { $chosen } is needed more
cerebria-because-lead = a lead of { $mine } against { $theirs }
cerebria-because-most = it holds { $mine } Willpower against { $theirs }
cerebria-because-least = it holds { $mine } Willpower against { $theirs }
cerebria-because-fortress = only before { $chosen } stands a Fortress of the Ego
cerebria-because-not-winning = the Ego is winning { $other }
cerebria-because-leftmost = { $chosen } comes first in the row
cerebria-because-rightmost = { $chosen } comes last in the row
cerebria-both-target = both gain { $value } in { $about }
cerebria-both-target-loss = both lose { $value } in { $about }
cerebria-both-realm = both flip a Realm
cerebria-both-frontier = both flip a Frontier

# What a computer player judges a position by, as named in a hint.
cerebria-part-points = points on the score sheet
cerebria-part-aspirations = the Aspirations
cerebria-part-board = Realms, Frontiers and Emotions
cerebria-part-fortresses = the Fortresses
cerebria-part-means = Willpower, Essence and cards
cerebria-part-reach = room for the next Actions
cerebria-part-ambition = Ambition
cerebria-part-ego = keeping the Ego short of Willpower

# The statistics: how a match was played, and whom people met.
cerebria-way-basic = { $mode } · basic game
cerebria-way-full = { $mode } · full game
cerebria-challenge = the Ego ({ $level })
cerebria-challenge-own = the Ego (harder: { $harder }; easier: { $easier })
