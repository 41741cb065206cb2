# Was auf dem Tisch liegt
essence-table-round = Runde { $n }
essence-table-to-act = ist am Zug
essence-table-passed = hat gepasst, Marker { $n }
essence-table-has-bid = hat geboten
essence-table-waits = wartet
essence-table-main = { $n ->
    [0] Hauptaktion
    [one] Hauptaktion
   *[other] { $n } Hauptaktionen
}
essence-table-read = Lesen
essence-table-wealth = Reichtum
essence-table-influence = Einfluss
essence-table-attack = Angriff
essence-table-defense = Abwehr
essence-table-essence = Essenz
essence-table-shards = Splitter
essence-table-hand = Handkarten
essence-table-cost = Kosten
essence-table-value = Wert
essence-table-prices = Preise
essence-table-foundations = Fundamente
essence-table-wealth-tip = Kauft Orte und Monumente; bezahlt Gebote und Verträge. Was ihr nicht ausgebt, bleibt euch.
essence-table-influence-tip = Bezahlt Prophezeiungsfragmente, Gebote und Verträge. Was ihr nicht ausgebt, bleibt euch.
essence-table-attack-tip = Ein Angriff gelingt, wenn er größer ist als die Verteidigung des Ziels. Wird in jedem Einkommen neu gesetzt.
essence-table-defense-tip = Schützt vor anderen Spielern und der äußeren Bedrohung. Steigt um 1, wenn ihr geschlagen werdet; wird in jedem Einkommen neu gesetzt.
essence-table-foundations-tip = Jedes gebaute Segment erschöpft ein Fundament. Alle kommen im nächsten Einkommen zurück.
essence-table-count-card = Stapel
essence-table-count-discard = Ablage
essence-table-count-fragment = gelesen
essence-table-count-token = frei
essence-table-count-revenge = Rache
essence-table-count-card-tip = { $n } Karten in eurem Nachziehstapel.
essence-table-count-discard-tip = { $n } Karten auf eurem Ablagestapel.
essence-table-count-fragment-tip = Die Werte eurer gelesenen Fragmente ergeben { $n }: Sie bringen am Ende Splitter.
essence-table-count-token-tip = { $n } freie Fraktionsmarker: einer je unterschriebenem Vertrag und für ein vorgemerktes Fragment.
essence-table-count-revenge-tip = { $n } Rachemarker: Gewinnt ihr eine Runde, bringt einer davon einen Splitter mehr.
essence-table-seat = { $seat }, { $faction }
essence-table-rival-tip = V zeigt diese Insel in groß.
essence-table-order = Platz { $place }: { $seat }, { $essence } Essenz, { $shards } von { $target } Splittern
essence-table-threat = Äußere Bedrohung: { $n }
essence-table-threat-short = Bedrohung
essence-table-threat-tip = Wer sie schlägt, erhält den Unterschied als Essenz, und sie wächst um 1. Am Rundenende nimmt sie allen Marker, deren Verteidigung niedriger ist.
essence-table-threat-takes = { $n ->
    [0] die Bedrohung nimmt nichts
    [one] die Bedrohung nimmt 1 Marker
   *[other] die Bedrohung nimmt { $n } Marker
}
essence-table-market = Auslage
essence-table-cleaning = Aufräumen
essence-table-needs = fehlt { $what }
essence-table-built = gebaut von { $seat }
essence-table-palace = Palast
essence-table-treaties = Verträge
essence-table-treaty-0 = Angriff
essence-table-treaty-1 = Abwehr +3
essence-table-treaty-2 = Zieh 2
essence-table-treaty-3 = Umstellen
essence-table-treaty-tip = { $n ->
    [-1] In dieser Runde sind alle Felder besetzt.
   *[other] Das nächste Feld kostet { $n } Marker, Reichtum oder Einfluss.
}
essence-table-plot = hier: { $n } Essenz
essence-table-mix = { $w } Reichtum und { $i } Einfluss
essence-table-prophecy-pile = Kommende Prophezeiungen: { $n }
essence-table-prophecy-pile-tip = Wird ein Fragment gelesen, rücken die links davon nach rechts, und auf Feld 1, das gesperrt ist, erscheint ein neues.
essence-table-fragment-locked = Gesperrt: Es wird lesbar, sobald es weitergerückt ist.
essence-table-fragment-readable = Ihr könntet es jetzt lesen.
essence-table-fragment-unpaid = Die Bedingung ist erfüllt, aber ihr könnt es nicht bezahlen.
essence-table-fragment-near = Es fehlt ein Segment.
essence-table-fragment-far = Die Bedingung ist noch nicht erfüllt.
essence-table-draw-pile = Euer Nachziehstapel: { $n }
essence-table-draw-pile-tip = Er wird im Einkommen aus der Ablage neu gebildet, nie während der Züge.
essence-table-discard-pile = Euer Ablagestapel: { $n }
essence-table-discards-empty = Hier liegt noch nichts.
essence-table-advisor-tip = { $n ->
    [0] Im Angebot.
   *[other] Im Angebot, mit { $n } Reichtum.
}
essence-table-advisor-gone = Dieser Berater ist vergeben.
essence-table-head-advisors = Berater im Angebot
essence-table-head-piles = Euer Ablagestapel
essence-table-head-shards = Splitter, Runde für Runde
essence-table-chart = Splitter über die Runden
essence-table-chart-prophecies = Proph.
essence-table-bid-none = hat noch nicht geboten
essence-table-bid-sealed = hat verdeckt geboten
essence-table-income = Einkommen dieser Runde
essence-table-income-place = Startplatz {"{wealth}"}{ $n }
essence-table-look-island = die Insel von { $seat }
essence-table-look-own = eure Insel

# Where the long words of names may be broken, by soft hyphens
essence-table-hyphens =
    Belage­rungs­gieße­rei Sonnen­stein­gewölbe Himmels­marschalls Gouver­neurs­palais
    Schlacht­schiff­dock Beschwö­rungs­ring Alche­misten­keller Diplo­maten­viertel Runen­stein­kreis
    Kraft­linien­spitze Kriegs­aka­demie Propa­ganda­amt Golem­werk­statt Essenz­brunnen Vete­ranen­halle
    Gesangs­schule Bot­schafts­haus Waffen­kammer Schutz­obelisk Himmels­werft Ahnen­schrein
    Spio­nage­nest Amphi­theater Korn­speicher Kanonen­deck Auktions­halle Seher­becken Sanduhr­turm
    Kara­wan­serei Söldner­lager Gold­schmied zehn­tausend Grenz­posten Konzert­halle Handels­haus
    Statuen­park Öffent­liches Plane­tarium Skrip­torium Gerichts­hof Magier­turm Turm­spitze gefro­renen
    Signal­feuer Senats­haus Münz­stätte Duell­grube Stern­warte Stein­bruch Opern­haus Bota­nische
    Übungs­hof Zoll­brücke Biblio­thek Geschich­ten­erzäh­ler Söldner­haupt­mann Son­nen­feuer­adept
    Quar­tier­meister Him­mels­gärt­ner Kriegs­tromm­ler Land­ver­mes­ser Astral­gelehr­ter Schatz­meis­ter
    Meis­ter­spion Fest­gast­geber
    Archi­var Assas­sine Auktio­nator Admi­ral Axt­wache Träu­mer Bau­meister Chor­leiter Diplo­mat Erpres­ser
    Finan­zier Gesand­ter Archi­tekt Helio­loge Hiero­phant Inge­nieur Ramm­kapi­tän Runen­schmied
    Sabo­teur Schild­träger Wind­reiter Zoll­ein­nehmer

# Was eine Aktion bewirken würde
essence-table-sum = { $parts } = +{ $n } Essenz
essence-table-then = dann { $effects }
essence-table-gives = +{ $n } Essenz
essence-table-gives-wealth = +1 Reichtum
essence-table-plus = +{ $n }
essence-table-against = { $attack } gegen { $defense }
essence-table-cost-build = kostet { $n } Reichtum und ein Fundament; { $left ->
    [0] keines bleibt bereit
    [one] { $left } bleibt bereit
   *[other] { $left } bleiben bereit
}
essence-table-cost-tokens = kostet { $n } Marker
essence-table-cost-influence = kostet { $n } Einfluss
essence-table-cost-wealth = kostet { $n } Reichtum
essence-table-cost-bid = { $n ->
    [0] kein Gebot: ihr nehmt keinen Berater
   *[other] { $n } Marker werden bezahlt, wer auch gewinnt
}
essence-table-attack-won = { $attack } gegen { $defense }: ihr gewinnt, +{ $n } Essenz
essence-table-attack-monster = { $attack } gegen { $defense }: Das Monster fällt, und ihr dürft es in diesem Zug lesen
essence-table-attack-vain = { $attack } gegen { $defense }: vergeblich
essence-table-income-head = Woher das Einkommen einer Runde kommt:
essence-table-income-row = { $source }: { $gains }

essence-table-call-build = Bauen: { $segment }
essence-table-call-here = { $segment } hierher
essence-table-call-pay = { $tokens } zahlen
essence-table-call-take = { $tokens } nehmen
essence-table-decline = { $step ->
    [spoils] Nichts nehmen
    [build] Nichts bauen
    [reserve] Keines vormerken
    [reshuffle] Nicht mischen
    [pass_discard] Rest behalten
    [read] Nichts lesen
    [cycle] Rest liegen lassen
    [lift] Nichts umstellen
    [sign] Nichts unterzeichnen
   *[other] Nichts weiter
}

# Die Chronik, in Kürze
essence-log-income = Einkommen { $gains }
essence-log-bid = bietet { $tokens }
essence-log-bought = { $n ->
    [0] kauft { $segment }
   *[other] kauft { $segment } {"{wealth}"}−{ $n }
}
essence-log-built = baut { $segment } {"{essence}"}+{ $n }
essence-log-moved = versetzt { $segment } {"{essence}"}+{ $n }
essence-log-taken = nimmt { $seat } { $tokens } ab
essence-log-shards = Platz { $place } {"{shard}"}+{ $n }

# Banner
essence-table-banner-round = Runde { $n }: Einkommen, dann Berater
essence-table-banner-turns = Spielerzüge: je eine Hauptaktion
essence-table-banner-cleaning = Aufräumen: Essenz wird zu Splittern
essence-table-banner-bids = Die Gebote liegen offen
essence-table-banner-struck = Die äußere Bedrohung trifft { $seat }
essence-table-banner-shards = { $seat } gewinnt die Runde: { $n } Splitter
essence-table-banner-revenge = { $seat } nimmt Rache: ein Splitter mehr

# Wohin ein Tipp zeigt
essence-table-region-board = den Tisch
essence-table-region-island = eure Insel
essence-table-region-market = die Auslage
essence-table-region-treaties = die Verträge
essence-table-region-prophecies = die Prophezeiungsleiste
essence-table-region-players = die Spieler
essence-table-region-hand = eure Hand
essence-table-region-advisors = die Berater
essence-table-region-choices = die Auswahl
essence-table-region-options = die Optionen der Karte

# Lektionen
essence-table-lesson-island = Eure Insel
essence-table-lesson-island-about = Was ihr wollt, und wie ein Segment gebaut wird.
essence-table-lesson-island-1 = Ihr herrscht über diese Insel. In jeder Runde bringt die meiste Essenz die meisten Splitter, und Splitter gewinnen das Spiel.
essence-table-lesson-island-2 = Bauen kostet Reichtum und ein Fundament. Beides steht hier.
essence-table-lesson-island-3 = Berührt einen leuchtenden Ort in der Auslage und dann noch einmal, um ihn zu kaufen.
essence-table-lesson-island-4 = Jeder Bauplatz zeigt, wie viel Essenz er brächte. Wählt einen und bestätigt mit dem goldenen Knopf.
essence-table-lesson-island-5 = Das war eure Hauptaktion. Nebenaktionen, auf hellen Pfeilen, sind frei; beendet den Zug, wenn ihr fertig seid.
essence-table-lesson-island-6 = Später passt ihr und erhaltet etwas Essenz, während die anderen weiterspielen. Spielt weiter, solange ihr mögt.
essence-table-lesson-advisors = Um Berater bieten
essence-table-lesson-advisors-about = Wie eine Runde beginnt.
essence-table-lesson-advisors-1 = Sechs Berater liegen offen. Wer einen nimmt, darf ihn wie eine eigene Karte spielen, Runde um Runde.
essence-table-lesson-advisors-2 = Wählt, wie viel Reichtum und Einfluss ihr bietet, mindestens einen Marker. Jedes Gebot wird bezahlt, wer auch gewinnt.
essence-table-lesson-advisors-3 = Das höhere Gebot wählt zuerst. Seid ihr an der Reihe, nehmt einen Berater.
essence-table-lesson-advisors-4 = Übrige Berater bekommen je 1 Reichtum und werden so verlockend. Spielt weiter, solange ihr mögt.
essence-table-lesson-conflict = Verträge und Angriffe
essence-table-lesson-conflict-about = Was ein Zug noch sein kann.
essence-table-lesson-conflict-1 = Auch Verträge sind Hauptaktionen. Die goldene Zahl ist der Preis; jede Unterschrift macht die nächste teurer.
essence-table-lesson-conflict-2 = Unterschreibt den Angriffsvertrag und bezahlt mit Reichtum oder Einfluss.
essence-table-lesson-conflict-3 = Eure Stärke muss größer sein als die Verteidigung des Ziels: Die kleinen Zeichen vergleichen sie. Greift die äußere Bedrohung oben an.
essence-table-lesson-conflict-4 = Ihr habt den Unterschied als Essenz erhalten, und die Bedrohung ist um 1 gewachsen. Einem Rivalen nähmt ihr auch einen Marker oder erschöpftet ein Segment; seine Verteidigung steigt dann um 1.
essence-table-lesson-conflict-5 = Am Ende der Runde nimmt die Bedrohung allen Marker, deren Verteidigung niedriger ist als ihre Zahl. Verträge und Karten erhöhen eure. Spielt weiter, solange ihr mögt.
essence-table-lesson-cards = Eure Gefolgsleute
essence-table-lesson-cards-about = Wie eine Karte gespielt wird.
essence-table-lesson-cards-1 = Das sind eure Gefolgsleute. Ein dunkler Pfeil auf einer Karte ist eine Hauptaktion, ein heller eine Nebenaktion; ein Preis steht vor dem Doppelpunkt.
essence-table-lesson-cards-2 = Spielt den Geschichtenerzähler: berührt ihn, dann noch einmal. Das ist eine Nebenaktion und zieht zwei Karten.
essence-table-lesson-cards-3 = Eure Hauptaktion ist noch da, wie das grüne Zeichen auf eurem Feld sagt. Spielt eine Karte mit dunklem Pfeil.
essence-table-lesson-cards-4 = Gespielte Karten kommen auf die Ablage. Im Einkommen werden sie gemischt, wenn der Nachziehstapel leer ist. Spielt weiter, solange ihr mögt.
essence-table-lesson-prophecy = Eine Prophezeiung lesen
essence-table-lesson-prophecy-about = Was das Buch verlangt, und was es gibt.
essence-table-lesson-prophecy-1 = Fragmente aus dem Buch der Prophezeiungen. Jedes verlangt etwas: farbige Quadrate sind Segmente in dieser Anordnung, beliebig gedreht. Das erste ist gesperrt.
essence-table-lesson-prophecy-2 = Goldene Ecken: Ein Segment fehlt. Die Zwillingsmasken wollen zwei Kultursegmente nebeneinander, und euer Palast ist eines.
essence-table-lesson-prophecy-3 = Das Opernhaus gehört zur Kultur. Kauft es.
essence-table-lesson-prophecy-4 = Legt es neben euren Palast und bestätigt.
essence-table-lesson-prophecy-5 = Jetzt leuchtet das Fragment in Gold. Berührt es und lest es: eine Nebenaktion, einmal im Zug.
essence-table-lesson-prophecy-6 = Ihr habt den Bonus erhalten, und die anderen sind nach rechts gerückt. Die gelesenen Werte zählen hier zusammen: Am Ende bringt die größte Summe 4 Splitter, die zweite 2. Spielt weiter, solange ihr mögt.
essence-table-lesson-cleaning = Passen und Aufräumen
essence-table-lesson-cleaning-about = Wie eine Runde endet, und wie man gewinnt.
essence-table-lesson-cleaning-1 = Eine Runde dauert, bis alle gepasst haben. Passt, wenn nichts Gutes mehr zu tun ist: Wer zuerst passt, spielt in der nächsten Runde zuerst.
essence-table-lesson-cleaning-2 = Passt jetzt.
essence-table-lesson-cleaning-3 = Werft Karten für je 1 Reichtum ab, oder behaltet sie für die nächste Runde. Von nun an erhaltet ihr Essenz, sooft ihr am Zug wärt: 1, dann 2, dann 3, bis auch euer Rivale passt.
essence-table-lesson-cleaning-4 = Aufräumen. Rechts seht ihr, wer wie viele Splitter bekommt und wen die Bedrohung treffen wird. Merkt ein Fragment vor, damit es auf der Leiste bleibt, oder geht ohne weiter.
essence-table-lesson-cleaning-5 = Jetzt darf jeder die Ablage mischen, die Bedrohung schlägt zu, und die nächste Runde beginnt mit Einkommen und Beratern.
essence-table-lesson-cleaning-6 = Zu zweit endet das Spiel, wenn jemand 10 Splitter hat. Dann werden die Prophezeiungen gezählt, und die meisten Splitter gewinnen. Ihr wisst genug für ein ganzes Spiel.

# Vor einem Spiel
essence-new-play = Herrscher und Fraktionen
essence-new-house = Hausregeln
essence-new-faction = Fraktion von Platz { $number }
essence-new-lot = Alle anderen Fraktionen werden verlost. Auch wer beginnt, entscheidet das Los; dann geht es Platz für Platz reihum.
essence-new-number = { $name } { $n }
essence-new-wealth = Reichtum
essence-new-influence = Einfluss
essence-new-attack = Angriff
essence-new-defense = Verteidigung
essence-new-foundations = Fundamente
essence-new-popularity = Karten je Runde
essence-new-palace = Palast: { $type }. { $ability }
essence-new-swap_scores-one = eines
essence-new-swap_scores-both = beide
essence-new-read_action-side = Nebenaktion
essence-new-read_action-main = Hauptaktion
essence-new-reserve_pack-left_from_2 = links, ab Feld 2
essence-new-reserve_pack-left_from_1 = links, ab Feld 1
essence-new-reserve_pack-right = rechts

# Abbildungen im Regelbuch
essence-book-main = Hauptaktion
essence-book-side = Nebenaktion
essence-book-once = einmal, beim Bauen
essence-book-income = beim Bauen und in jedem Einkommen
essence-book-on = Antwort auf ein Ereignis
essence-book-readable = Muster: jetzt lesbar
essence-book-near = Muster: ein Segment fehlt
essence-book-wins = Angriffe, in dieser Runde gewonnen
essence-book-have = eine Zahl, die da sein muss
essence-book-spend = Marker abgeben
essence-book-monster = ein Monster schlagen
essence-book-printed = wie gedruckt
essence-book-turned = gedreht
essence-book-mirrored = gespiegelt: nein
essence-book-sign-wealth = Reichtum
essence-book-sign-influence = Einfluss
essence-book-sign-any = beliebiger Marker
essence-book-sign-essence = Essenz
essence-book-sign-shard = Splitter
essence-book-sign-attack = Angriff
essence-book-sign-defense = Verteidi­gung
essence-book-sign-foundation = Fundament
essence-book-sign-card = ziehen, abwerfen
essence-book-sign-blades = angreifen
essence-book-sign-threat = äußere Bedrohung
essence-book-sign-monster = Monster
essence-book-sign-person = anderer Spieler
essence-book-sign-fragment = Fragment, lesen
essence-book-sign-treaty = Vertrag
essence-book-sign-build = bauen
essence-book-sign-move = Segment versetzen
essence-book-sign-swap = zwei tauschen
essence-book-sign-recover = aus der Ablage nehmen
essence-book-sign-income = Zeile Einkommen
essence-book-sign-exhausted = erschöpft
essence-book-sign-won = wenn gewonnen
essence-book-sign-lost = wenn verloren
essence-book-sign-pass = passen
essence-book-sign-revenge = Rache
essence-book-sign-embassy = Botschaft
essence-book-sign-trade = Handels­abkommen
essence-book-sign-clock = Sanduhr
essence-book-sign-kinds = Typen eurer Insel
essence-book-sign-monument = Monumente
essence-book-sign-hand = Handkarten
essence-book-sign-token = freier Fraktions­marker
