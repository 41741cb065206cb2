tiny-name = Lanterns
tiny-tagline = a tiny game of light
tiny-seat-1 = Dawn
tiny-seat-2 = Dusk
tiny-colour-0 = ember
tiny-colour-1 = tide
tiny-colour-2 = moss
tiny-card = { $colour } { $value }
tiny-card-unknown = a hidden card
tiny-lantern = the { $colour } lantern
tiny-verb-hide = Hide
tiny-verb-light = Light
tiny-verb-shake = Shake the die
tiny-verb-rest = Rest
tiny-verb-snuff = Snuff
tiny-verb-spare = Spare
tiny-prompt-hide = Hide a card; the higher one leads the round.
tiny-prompt-turn = Light a lantern with a card, shake the die, or rest.
tiny-prompt-snuff = Snuff one of the other’s lanterns, or spare them.
tiny-headline = round { $round } of { $rounds }
tiny-not-in-hand = That card is not in your hand.
tiny-too-dim = { $light } is too dim for { $lantern }.
tiny-no-lantern = There is no such lantern.
tiny-not-theirs = Only a lantern of the other player can be snuffed.
tiny-not-now = That cannot be done now.
tiny-event-hidden = { $seat } hides { $card }
tiny-event-shown = { $first } against { $second }: { $leader } leads
tiny-event-lit = { $seat } lights { $lantern } with { $card }
tiny-event-snuffed = { $seat } snuffs { $lantern }
tiny-event-spared = { $seat } spares the lanterns
tiny-event-shaken = { $seat } rolls { $die }: { $sparks ->
    [one] one spark
   *[other] { $sparks } sparks
}
tiny-event-rested = { $seat } rests
tiny-event-drawn = { $seat } draws { $card }
tiny-event-round = Round { $round } begins
tiny-event-ended = The match ends { $first } to { $second }
tiny-score-lanterns = Lanterns
tiny-score-sparks = Sparks
tiny-why-moth = The Moth flies to the brightest light it can reach.
tiny-criterion-bright = brightness of the card
tiny-option-rounds = Rounds
tiny-option-hand = Cards in hand
tiny-option-moth = The Moth plays the second seat

# In the window
tiny-points = Points
tiny-sparks = Sparks
tiny-leads = leads this round
tiny-has-hidden = has hidden a card
tiny-deck = the deck ({ $count ->
    [one] one card
   *[other] { $count } cards
})
tiny-deck-tip = Both draw from it at the end of a round.
tiny-discard = cards that were shown or went out ({ $count })
tiny-hidden-tip = You have hidden it; the other player sees only its back.
tiny-lantern-tip = A card of its colour lights it; so does any card that is brighter than the one burning.
tiny-card-rules = Lights the lantern of its colour, or any lantern that burns less brightly. A six may then snuff a lantern of the other player.
tiny-fact-value = Brightness
tiny-preview = +{ $points }
tiny-forecast-light = { $points ->
    [one] one point
   *[other] { $points } points
} more for you.
tiny-forecast-snuff = The other player loses { $points ->
    [one] one point
   *[other] { $points } points
}.
tiny-banner-leads = { $seat } leads
