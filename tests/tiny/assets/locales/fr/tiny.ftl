tiny-name = Lanternes
tiny-tagline = un tout petit jeu de lumière
tiny-seat-1 = Aube
tiny-seat-2 = Crépuscule
tiny-colour-0 = braise
tiny-colour-1 = marée
tiny-colour-2 = mousse
tiny-card = { $colour } { $value }
tiny-card-unknown = une carte cachée
tiny-lantern = la lanterne { $colour }
tiny-verb-hide = Cacher
tiny-verb-light = Allumer
tiny-verb-shake = Lancer le dé
tiny-verb-rest = Se reposer
tiny-verb-snuff = Éteindre
tiny-verb-spare = Épargner
tiny-prompt-hide = Cachez une carte : la plus forte mène la manche.
tiny-prompt-turn = Allumez une lanterne avec une carte, lancez le dé ou reposez-vous.
tiny-prompt-snuff = Éteignez une lanterne de l’autre, ou épargnez-les.
tiny-headline = manche { $round } sur { $rounds }
tiny-not-in-hand = Cette carte n’est pas dans votre main.
tiny-too-dim = { $light } est trop faible pour { $lantern }.
tiny-no-lantern = Cette lanterne n’existe pas.
tiny-not-theirs = On ne peut éteindre qu’une lanterne de l’autre joueur.
tiny-not-now = Ce n’est pas possible maintenant.
tiny-event-hidden = { $seat } cache { $card }
tiny-event-shown = { $first } contre { $second } : { $leader } mène
tiny-event-lit = { $seat } allume { $lantern } avec { $card }
tiny-event-snuffed = { $seat } éteint { $lantern }
tiny-event-spared = { $seat } épargne les lanternes
tiny-event-shaken = { $seat } obtient { $die } : { $sparks ->
    [one] une étincelle
   *[other] { $sparks } étincelles
}
tiny-event-rested = { $seat } se repose
tiny-event-drawn = { $seat } pioche { $card }
tiny-event-round = La manche { $round } commence
tiny-event-ended = La partie finit { $first } à { $second }
tiny-score-lanterns = Lanternes
tiny-score-sparks = Étincelles
tiny-why-moth = Le Papillon vole vers la lumière la plus vive qu’il puisse atteindre.
tiny-criterion-bright = éclat de la carte
tiny-option-rounds = Manches
tiny-option-hand = Cartes en main
tiny-option-moth = Le Papillon joue la seconde place

# Dans la fenêtre
tiny-points = Points
tiny-sparks = Étincelles
tiny-leads = mène cette manche
tiny-has-hidden = a caché une carte
tiny-deck = la pioche ({ $count ->
    [one] une carte
   *[other] { $count } cartes
})
tiny-deck-tip = Les deux y piochent à la fin de la manche.
tiny-discard = cartes montrées ou éteintes ({ $count })
tiny-hidden-tip = Vous l’avez cachée ; l’autre n’en voit que le dos.
tiny-lantern-tip = Une carte de sa couleur l’allume, ou toute carte plus vive que celle qui brûle.
tiny-card-rules = Allume la lanterne de sa couleur, ou toute lanterne moins vive. Un six peut ensuite éteindre une lanterne de l’autre.
tiny-fact-value = Éclat
tiny-preview = +{ $points }
tiny-forecast-light = { $points ->
    [one] Un point
   *[other] { $points } points
} de plus pour vous.
tiny-forecast-snuff = L’autre perd { $points ->
    [one] un point
   *[other] { $points } points
}.
tiny-banner-leads = { $seat } mène
