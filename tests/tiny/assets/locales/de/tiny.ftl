tiny-name = Laternen
tiny-tagline = ein winziges Spiel ums Licht
tiny-seat-1 = Morgen
tiny-seat-2 = Abend
tiny-colour-0 = Glut
tiny-colour-1 = Flut
tiny-colour-2 = Moos
tiny-card = { $colour } { $value }
tiny-card-unknown = eine verdeckte Karte
tiny-lantern = die { $colour }-Laterne
tiny-verb-hide = Verstecken
tiny-verb-light = Anzünden
tiny-verb-shake = Würfeln
tiny-verb-rest = Ausruhen
tiny-verb-snuff = Löschen
tiny-verb-spare = Verschonen
tiny-prompt-hide = Versteckt eine Karte; die höhere führt die Runde an.
tiny-prompt-turn = Zündet mit einer Karte eine Laterne an, würfelt oder ruht euch aus.
tiny-prompt-snuff = Löscht eine Laterne der anderen Seite oder verschont sie.
tiny-headline = Runde { $round } von { $rounds }
tiny-not-in-hand = Diese Karte ist nicht auf eurer Hand.
tiny-too-dim = { $light } ist zu schwach für { $lantern }.
tiny-no-lantern = Diese Laterne gibt es nicht.
tiny-not-theirs = Nur eine Laterne der anderen Seite lässt sich löschen.
tiny-not-now = Das geht jetzt nicht.
tiny-event-hidden = { $seat } versteckt { $card }
tiny-event-shown = { $first } gegen { $second }: { $leader } führt
tiny-event-lit = { $seat } zündet { $lantern } an: { $card }
tiny-event-snuffed = { $seat } löscht { $lantern }
tiny-event-spared = { $seat } verschont die Laternen
tiny-event-shaken = { $seat } würfelt { $die }: { $sparks ->
    [one] ein Funke
   *[other] { $sparks } Funken
}
tiny-event-rested = { $seat } ruht aus
tiny-event-drawn = { $seat } zieht { $card }
tiny-event-round = Runde { $round } beginnt
tiny-event-ended = Die Partie endet { $first } zu { $second }
tiny-score-lanterns = Laternen
tiny-score-sparks = Funken
tiny-why-moth = Der Falter fliegt zum hellsten Licht, das er erreicht.
tiny-criterion-bright = Helligkeit der Karte
tiny-option-rounds = Runden
tiny-option-hand = Handkarten
tiny-option-moth = Der Falter spielt den zweiten Platz

# Im Fenster
tiny-points = Punkte
tiny-sparks = Funken
tiny-leads = führt diese Runde an
tiny-has-hidden = hat eine Karte versteckt
tiny-deck = der Stapel ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
})
tiny-deck-tip = Am Ende der Runde ziehen beide davon.
tiny-discard = gezeigte und erloschene Karten ({ $count })
tiny-hidden-tip = Ihr habt sie versteckt; die andere Seite sieht nur die Rückseite.
tiny-lantern-tip = Eine Karte ihrer Farbe zündet sie an, ebenso jede Karte, die heller ist als die brennende.
tiny-card-rules = Zündet die Laterne ihrer Farbe an oder jede, die schwächer brennt. Eine Sechs darf danach eine Laterne der anderen Seite löschen.
tiny-fact-value = Helligkeit
tiny-preview = +{ $points }
tiny-forecast-light = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} mehr für euch.
tiny-forecast-snuff = Die andere Seite verliert { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
tiny-banner-leads = { $seat } führt
