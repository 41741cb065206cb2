# Felder des Tisches

cerebria-table-ego = Das Ego
cerebria-table-opponents = Gegner
cerebria-table-points = Punkte
cerebria-table-willpower = Willenskraft
cerebria-table-essence = Essenz
cerebria-table-ambition = Ehrgeiz
cerebria-table-wants = Will
cerebria-table-operation = Operation
cerebria-table-cards-left = { $count ->
        [one] noch 1 Karte
       *[other] noch { $count }
    }
cerebria-table-operations-left = Operationskarten: noch { $count }
cerebria-table-first-card = { $card } ist die erste Karte im nächsten Zug des Ego. Die zweite sagt, was es tut.
cerebria-table-spirit-has = Willenskraft { $willpower }, Essenz { $essence }, Karten { $cards }
cerebria-table-team-has = Punkte { $points }, Ehrgeiz { $ambition }
cerebria-table-price = { $price }
cerebria-table-waiting = nicht am Zug
cerebria-table-status = { $actions ->
        [0] keine Aktion
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    } · { $absorb ->
        [1] Aufnehmen frei
       *[other] kein Aufnehmen
    }
cerebria-table-willpower-tip = Bezahlt Aktionen. Nimm sie aus der Sphäre vor deinem Geist auf.
cerebria-table-essence-tip = Ein Gefühl lebt von Essenz: Es beginnt mit 1, und mehr davon hebt seine Intensität.
cerebria-table-ambition-tip = Gehört der ganzen Seite: Dämpfen, manche Verbesserungen und die drei Fähigkeiten kosten je 1. Höchstens 3.
cerebria-table-unlock = freischalten
cerebria-table-unlocks = Ein Marker hier schaltet die Aktion frei.
cerebria-table-impulse = Antrieb
cerebria-table-insight = Einsicht
cerebria-table-surge = Aufwallen
cerebria-table-impulse-tip = Für 1 Ehrgeiz, einmal pro Zug: eine Aktion mehr.
cerebria-table-insight-tip = Für 1 Ehrgeiz, einmal pro Zug: ein Schwingungsmarker deiner Wahl auf dein Tafel.
cerebria-table-surge-tip = Für 1 Ehrgeiz, einmal pro Zug: 3 Willenskraft.
cerebria-table-aspirations = Streben
cerebria-table-common = gemeinsam
cerebria-table-own = deins
cerebria-table-theirs = ihres
cerebria-table-common-short = alle · { $what }
cerebria-table-own-short = deins · { $what }
cerebria-table-theirs-short = ihres · { $what }
cerebria-table-hidden = Verborgen
cerebria-table-hidden-tip = Nur die eigene Seite kennt dieses Streben; selbst das Ego sieht seines erst an, wenn es muss.
cerebria-table-no-aspiration = keines
cerebria-table-next = Danach
cerebria-table-stat-attitude = Reiche
cerebria-table-stat-openness = Grenzen
cerebria-table-stat-awareness = Dreiklänge
cerebria-table-stat-unity = Kette
cerebria-table-stat-versatility = Schwingungen
cerebria-table-stat-fortitude = Festungen
cerebria-table-stat-liveliness = Essenz
cerebria-table-stat-sensibility = Intensität
cerebria-table-stat-reflection = Paare
cerebria-table-revelation = Eine Offenbarung
cerebria-table-look = Tafel und Hand: { $spirit }

# Dinge auf dem Ring

cerebria-table-spirit-at = { $spirit }: { $space }
cerebria-table-fortress-at = Festungsplatz: { $place }
cerebria-table-identity = Die Identität
cerebria-table-wheel = Rad der Absichten: { $team }
cerebria-table-wheel-counts = Punkte: { $team }
cerebria-table-wheel-scores = Punkte für Absichten: { $team }
cerebria-table-no-power = Ohne besondere Kraft.
cerebria-table-deck = Dein Stapel: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
cerebria-table-deck-tip = Die oberste Karte liegt immer offen: Sie ist die nächste, die du ziehst.
cerebria-table-deck-top = Nächste Karte des Stapels: { $card }
cerebria-table-companion = { $spirit }: Willenskraft, Essenz und Karten
cerebria-table-action-valley = Willenskraft gewinnen
cerebria-table-action-willow = Essenz ernten
cerebria-table-action-cradle = Ziehen
cerebria-table-action-network = Gefühl verschieben
cerebria-table-action-land = Verstärken
cerebria-table-action-valley-tip = Tal der Beweggründe: Erhalte 4 Willenskraft.
cerebria-table-action-willow-tip = Weide der Werte: Tausche beliebig viel Willenskraft gegen Essenz.
cerebria-table-action-cradle-tip = Wiege der Sinne: Ziehe 2 Gefühle.
cerebria-table-action-network-tip = Netz der Gedanken: Verschiebe eines deiner Gefühle von überall her auf einen leeren Platz bei deinem Geist.
cerebria-table-action-land-tip = Land der Sehnsüchte: Lege 1 Essenz auf ein Gefühl bei deinem Geist; jede weitere kostet 1 Willenskraft.
cerebria-table-sphere-0-tip = Hingabe: Nimmst du hier auf, darfst du 1 Willenskraft für 1 Ehrgeiz zahlen.
cerebria-table-sphere-1-tip = Demut: Nimmst du hier auf, erhältst du 1 Essenz.
cerebria-table-sphere-2-tip = Fleiß: Nimmst du hier auf, erhältst du 2 Willenskraft aus dem Vorrat.
cerebria-table-sphere-3-tip = Wissen: Nimmst du hier auf, legst du einen Schwingungsmarker deiner Wahl.
cerebria-table-sphere-4-tip = Schöpferkraft: Nimmst du hier auf, ziehst du 1 Karte.

# Was eine Aktion brächte

cerebria-preview-gains = +{ $amount }
cerebria-preview-reveals = +{ $amount }, Offenbarung
cerebria-preview-places = { $count ->
        [1] +1 Ort
        [-1] −1 Ort
       *[other] { $count } Orte
    }
cerebria-preview-loses = −{ $amount } Essenz
cerebria-preview-intensity = = { $intensity }
cerebria-forecast-pays = kostet { $what }
cerebria-forecast-gains = bringt { $what }
cerebria-forecast-control = { $place }: { $before } → { $after }
cerebria-forecast-aspiration = { $aspiration } { $mine }–{ $theirs }
cerebria-forecast-revelation = eine Offenbarung
cerebria-whose-nobody = niemand
cerebria-whose-yours = du
cerebria-whose-theirs = Gegner

# Dinge aus der Nähe

cerebria-inspect-vibe = Schwingung
cerebria-inspect-track = Intensität mit 1, 2 … Essenz
cerebria-inspect-threshold = Steigern
cerebria-inspect-grows = ab { $essence } Essenz, wird zu { $card }
cerebria-inspect-strong = Starke Form { $card }: { $power }
cerebria-inspect-intensity = Intensität jetzt
cerebria-inspect-essence = Essenz
cerebria-inspect-empty-slot = Ein leerer Platz. Ein Geist daneben kann hier ein Gefühl rufen.
cerebria-inspect-control = Herrschaft
cerebria-inspect-totals = Intensität
cerebria-inspect-nobody = niemand
cerebria-inspect-fortress = Festung
cerebria-inspect-realm = Es zählen seine zwei Plätze, die Grenzplätze daneben, wo kein gegnerisches Gefühl dazwischensteht, und eine Festung. Wer es beherrscht, zahlt für seine Aktion 1 Willenskraft weniger.
cerebria-inspect-frontier = Es zählen der Grenzplatz und die zwei Plätze daneben. Ein Geist, der hier oder daneben aufnimmt, erhält je Grenze seiner Seite 1 Willenskraft mehr.
cerebria-inspect-side = Seite
cerebria-inspect-cards = Handkarten
cerebria-inspect-gatekeeper = Der Geist des Ego auf den Grenzen. Er erreicht die drei Plätze des Dreiklangs seiner Grenze, mit einem Schritt auch die nächsten.
cerebria-inspect-influencer = Der Geist des Ego in den Reichen. Er erreicht die vier Plätze, die sein Reich beeinflussen, mit einem Schritt auch die nächsten.
cerebria-inspect-sphere = Ein Geist davor nimmt 2 Willenskraft auf und 1 mehr für jede angrenzende Grenze seiner Seite. Eine geleerte Sphäre löst eine Offenbarung aus.
cerebria-inspect-aspiration = In einer Offenbarung erfüllt es nur, wer mehr hat als die andere Seite.
cerebria-inspect-operations = Das Ego deckt eine Karte nach der anderen auf. Die offene und die nächste sagen zusammen, was es tut.
cerebria-inspect-row-0 = Ein Schritt auf ein Nachbarfeld ohne gegnerischen Geist. 1 Willenskraft.
cerebria-inspect-row-1 = Lege eine Handkarte mit 1 Essenz von deinem Tafel auf einen leeren Platz bei deinem Geist. 2 Willenskraft.
cerebria-inspect-row-2 = Zeige eine Karte mit der Schwingung eines gegnerischen Gefühls bei deinem Geist: Es verliert 1 Essenz. 2 Willenskraft und 1 Ehrgeiz.
cerebria-inspect-row-3 = Baue bei deinem Geist eine Festung in einem Reich, das die Gegner nicht beherrschen. 3 Willenskraft.
cerebria-inspect-row-4 = Verwandle ein mildes Gefühl bei deinem Geist in seine starke Form. 3 Willenskraft.
cerebria-inspect-wheel = Jede Absicht zählt einmal pro Zug: 1 Punkt die erste, 2 jede weitere. Markierte Felder belohnen, 20 Punkte beenden die Partie.
cerebria-inspect-plain-wheel = Hier zählt es nur Punkte.
cerebria-intends-overcome = ein gegnerisches Gefühl verlässt das Spiel
cerebria-intends-elevate = ein Gefühl wird gesteigert
cerebria-intends-entrench = eine Festung wird gebaut oder erhöht
cerebria-intends-prevail = ein Reich kommt unter deine Herrschaft
cerebria-intends-fulfil = eines deiner Gefühle wird voll
cerebria-intends-converge = ein Aufnehmen holt 4 oder mehr Willenskraft aus der Sphäre
cerebria-intends-topple = eine gegnerische Festung oder ein starkes Gefühl fällt
cerebria-intends-diversify = deine Gefühle erreichen vier Schwingungen
cerebria-intends-link = deine längste Kette wächst auf 4 oder mehr
cerebria-intends-breach = du nimmst den Gegnern eine Grenze ab
cerebria-intends-flourish = ein gerufenes Gefühl hat am Ende 2 oder mehr Essenz
cerebria-intends-master = ein Marker füllt das letzte Feld einer Aktion
cerebria-inspect-identity = Fragmente in der Identität bleiben dort: 3 Punkte für ein kleines, 5 für ein großes, 4 für das Schlussfragment.
cerebria-inspect-fragments = { $minors } kleine, { $majors } große, { $capping } Schlussfragment; ungenutzt { $unused } und { $unused_majors }

# Vor einer Partie

cerebria-new-play = Die Partie
cerebria-new-first = Erste Partie
cerebria-new-first-tip = Was die Regeln empfehlen: ein Geist im Grundspiel gegen das Ego.
cerebria-new-spirits = Geister
cerebria-new-basic = Das Grundspiel bringt eigene Stapel und Tafels mit, ohne Absichten, starke Gefühle und freies Aufstellen.
cerebria-new-decks = Die Partie beginnt mit deinem Stapel: zwei Sorten jeder Schwingung, je zwei Karten, zusammen 16.
cerebria-new-ego = Das Ego
cerebria-new-preset = Schwierigkeit
cerebria-new-preset-gentle = Sanft
cerebria-new-preset-mild = Leicht
cerebria-new-preset-medium = Mittel
cerebria-new-preset-hard = Schwer
cerebria-new-preset-fierce = Grimmig
cerebria-new-preset-own = Eigene Wahl
cerebria-new-harder = Schwerer { $number }: { $what }
cerebria-new-easier = Leichter { $number }: { $what }

# Die Lektion

cerebria-lesson-title = Die erste Partie
cerebria-lesson-about = Ein Geist des Glücks im Grundspiel gegen das Ego: ein Zug von dir, ein Zug des Ego, und was eine Offenbarung ist.
cerebria-lesson-1 = Zwei Seiten formen eine Identität, hier in der Mitte. Wer mehr Fragmente hinzufügt, gewinnt.
cerebria-lesson-2 = In deinem Zug hast du bis zu drei Aktionen. Sie kosten Willenskraft; Gefühle leben von Essenz; Ehrgeiz bezahlt Besonderes.
cerebria-lesson-3 = Lege ein Gefühl auf den Ring. Wähle Rufen auf dem Tafel deines Geistes.
cerebria-lesson-4 = Wähle eine Handkarte und einen leuchtenden Platz, dann bestätige. Die Leiste sagt, was es kostet und ändert.
cerebria-lesson-5 = Ein goldener Kreis zeigt, was das Glück beherrscht, eine violette Raute, was die Schwermut beherrscht. Mehr Intensität entscheidet.
cerebria-lesson-6 = Jedes Reich bietet überall eine Aktion. Nimm Willenskraft: Berühre das Zeichen des Tals der Beweggründe.
cerebria-lesson-7 = Beende den Zug: Ziehe zwei Karten oder mache einen Ehrgeiz verfügbar.
cerebria-lesson-8 = Jetzt handelt das Ego. Zwei seiner Karten sagen zusammen, was es tut; eine liegt immer vorher offen. W sagt, warum es so wählt.
cerebria-lesson-9 = Nimm auf: Berühre die leuchtende Sphäre vor deinem Geist und nimm ihre Willenskraft. Das geht einmal pro Zug.
cerebria-lesson-10 = Eine geleerte Sphäre bringt eine Offenbarung: Wer im gemeinsamen und im eigenen verborgenen Streben führt, fügt ein Fragment hinzu. Spiel weiter!

# Teile des Tisches

cerebria-region-board = die Plätze des Rings
cerebria-region-spirits = die Geister
cerebria-region-origin = der Ursprung
cerebria-region-wheels = die Räder
cerebria-region-fortresses = die Festungen
cerebria-region-realms = die Aktionen der Reiche
cerebria-region-frontiers = die Grenzen
cerebria-region-companions = dein anderer Geist
cerebria-region-hand = deine Hand
cerebria-region-spirit = die Tafel deines Geistes
cerebria-region-panels = die Felder am Rand
cerebria-region-tray = die Auswahl in der Mitte
cerebria-region-bar = die Knöpfe
cerebria-region-choices = die Knöpfe

# Bilder der Regeln

cerebria-picture-frontier = Grenze
cerebria-picture-realm = Reich
cerebria-picture-blocked = Grenze, abgeschirmt
cerebria-picture-minor = klein · 3 Punkte
cerebria-picture-major = groß · 5 Punkte
cerebria-picture-capping = Schluss · 4 Punkte
cerebria-picture-minor-fortress = kleine Festung +1
cerebria-picture-major-fortress = große Festung +2

# Die Chronik in Kürze

cerebria-log-moves = zieht nach { $space }
cerebria-log-invokes = ruft { $card } auf { $slot } mit { $essence }
cerebria-log-absorbs = nimmt { $amount } aus { $sphere } auf
cerebria-log-aims = zielt auf { $aspiration }
cerebria-gallery-about = jedes Gefühl mit seiner Kraft, mild und stark
