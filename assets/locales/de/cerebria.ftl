# The game, its options and seats

cerebria-name = Cerebria
cerebria-tagline = die Welt im Innern, gegen das Ego
cerebria-team-0 = Glück
cerebria-team-1 = Schwermut
cerebria-seat-shaper = { $team }, der Former
cerebria-seat-pair = { $team }
cerebria-seat-first = { $team }, erster Geist
cerebria-seat-second = { $team }, zweiter Geist
cerebria-seat-ego = das Ego
cerebria-option-mode = Wer spielt
cerebria-option-mode-ego-shaper = Ein Geist gegen das Ego
cerebria-option-mode-ego-two-spirits = Eine Person mit zwei Geistern gegen das Ego
cerebria-option-mode-ego-team = Zwei Personen gemeinsam gegen das Ego
cerebria-option-mode-four = Vier Personen in zwei Teams
cerebria-option-mode-pairs = Zwei Personen mit je zwei Geistern
cerebria-option-mode-shaper-team = Ein Former gegen ein Zweierteam
cerebria-option-mode-shapers = Zwei Former
cerebria-option-side = Seite der Menschen oder des Formers
cerebria-option-side-bliss = Glück
cerebria-option-side-gloom = Schwermut
cerebria-option-game = Spiel
cerebria-option-game-basic = Grundspiel zum Lernen
cerebria-option-game-full = Vollständig, mit Absichten und starken Gefühlen
cerebria-option-bliss = Geister des Glücks
cerebria-option-bliss-delight = Wonne
cerebria-option-bliss-empathy = Mitgefühl
cerebria-option-bliss-harmony = Harmonie
cerebria-option-bliss-love = Liebe
cerebria-option-gloom = Geister der Schwermut
cerebria-option-gloom-anxiety = Angst
cerebria-option-gloom-hatred = Hass
cerebria-option-gloom-malice = Bosheit
cerebria-option-gloom-misery = Elend
cerebria-option-spirit_boards = Seite der Geisttafeln
cerebria-option-spirit_boards-A = A, für alle gleich
cerebria-option-spirit_boards-B = B, für jeden Geist eine eigene
cerebria-option-team_boards = Seite der Teamtafeln
cerebria-option-team_boards-A = A
cerebria-option-team_boards-B = B
cerebria-option-decks = Gefühlsstapel
cerebria-option-decks-basic = Die Grundstapel
cerebria-option-decks-spirit = Ein Startstapel für jeden Geist
cerebria-option-decks-random = Nach Zufall
cerebria-option-decks-chosen = Am Tisch gewählt
cerebria-option-harder = Schwerer: Zusätze für das Ego
cerebria-option-harder-1 = beginnt mit 2 Willenskraft
cerebria-option-harder-2 = seine Startgefühle sind voll
cerebria-option-harder-3 = 1 Willenskraft an jedem Feld seines Rades
cerebria-option-harder-4 = blickt auf kommende Streben voraus
cerebria-option-harder-5 = beginnt mit einem kleinen Fragment
cerebria-option-harder-6 = 1 Willenskraft nach jeder Offenbarung
cerebria-option-harder-7 = behält beide, wenn es 2 Willenskraft aufnimmt
cerebria-option-easier = Leichter: Abzüge für das Ego
cerebria-option-easier-1 = legt beide ab, wenn es 2 Willenskraft aufnimmt
cerebria-option-easier-2 = keine Punkte für übrige Willenskraft
cerebria-option-easier-3 = seine Festungen zählen nur 1 und 2
cerebria-option-reflection = Besinnung zählt
cerebria-option-reflection-mirror = Reiche mit der Grenze gegenüber
cerebria-option-reflection-total = Reiche und Grenzen zusammen
cerebria-options-same-spirit = Derselbe Geist steht zweimal auf einer Seite.
cerebria-options-two-spirits = { $team } braucht hier zwei Geister.

# Places and things

cerebria-unknown = etwas Unbekanntes
cerebria-realm-valley = Tal der Beweggründe
cerebria-realm-willow = Weide der Werte
cerebria-realm-cradle = Wiege der Sinne
cerebria-realm-network = Netz der Gedanken
cerebria-realm-land = Land der Sehnsüchte
cerebria-place-valley = Tal
cerebria-place-willow = Weide
cerebria-place-cradle = Wiege
cerebria-place-network = Netz
cerebria-place-land = Land
cerebria-place-between = { $one }–{ $other }
cerebria-frontier = Grenze { $place }
cerebria-slot = Platz { $number } ({ $place })
cerebria-emotion-at = { $card } auf { $slot }
cerebria-sphere-commitment = Hingabe
cerebria-sphere-humility = Demut
cerebria-sphere-diligence = Fleiß
cerebria-sphere-knowledge = Wissen
cerebria-sphere-creativity = Schöpferkraft
cerebria-row-move = Bewegen
cerebria-row-invoke = Rufen
cerebria-row-quell = Dämpfen
cerebria-row-fortify = Befestigen
cerebria-row-empower = Steigern
cerebria-board-space = { $row }, { $place ->
        [0] Freischaltfeld
       *[other] Verbesserung { $place }
    }
cerebria-vibe-red = Rot
cerebria-vibe-yellow = Gelb
cerebria-vibe-green = Grün
cerebria-vibe-blue = Blau
cerebria-vibe-wild = Joker
cerebria-vibe-none = keine Schwingung
cerebria-amount = { $amount }
cerebria-and = { $before }, { $name }
cerebria-comma = { $before }, { $name }
cerebria-no-upgrade = ohne Verbesserung
cerebria-trade = 2 Willenskraft statt Ehrgeiz
cerebria-spirit-delight = Wonne
cerebria-spirit-empathy = Mitgefühl
cerebria-spirit-harmony = Harmonie
cerebria-spirit-love = Liebe
cerebria-spirit-anxiety = Angst
cerebria-spirit-hatred = Hass
cerebria-spirit-malice = Bosheit
cerebria-spirit-misery = Elend
cerebria-spirit-gatekeeper = Torwächter
cerebria-spirit-influencer = Einflüsterer
cerebria-board-a = Seite A
cerebria-board-b = Seite B: { $spirit }
cerebria-aspiration-attitude = Haltung
cerebria-aspiration-openness = Offenheit
cerebria-aspiration-awareness = Achtsamkeit
cerebria-aspiration-unity = Einheit
cerebria-aspiration-versatility = Vielfalt
cerebria-aspiration-fortitude = Seelenstärke
cerebria-aspiration-liveliness = Lebhaftigkeit
cerebria-aspiration-sensibility = Feingefühl
cerebria-aspiration-reflection = Besinnung
cerebria-intention-overcome = Überwinden
cerebria-intention-elevate = Erheben
cerebria-intention-entrench = Verankern
cerebria-intention-prevail = Obsiegen
cerebria-intention-fulfil = Erfüllen
cerebria-intention-converge = Bündeln
cerebria-intention-topple = Stürzen
cerebria-intention-diversify = Auffächern
cerebria-intention-link = Verbinden
cerebria-intention-breach = Durchbrechen
cerebria-intention-flourish = Aufblühen
cerebria-intention-master = Meistern
cerebria-operation-defiance = Trotz
cerebria-operation-endeavor = Bemühen
cerebria-operation-judgment = Urteil
cerebria-operation-card = { $kind } { $number }
cerebria-fragment-1 = ein kleines Fragment
cerebria-fragment-2 = ein großes Fragment
cerebria-fragment-3 = sein Schlussfragment

# Emotions

cerebria-emotion-courage = Mut
cerebria-emotion-sociability = Geselligkeit
cerebria-emotion-trust = Vertrauen
cerebria-emotion-gratitude = Dankbarkeit
cerebria-emotion-cheerfulness = Fröhlichkeit
cerebria-emotion-excitement = Begeisterung
cerebria-emotion-innocence = Unschuld
cerebria-emotion-contentment = Zufriedenheit
cerebria-emotion-kindness = Freundlichkeit
cerebria-emotion-desire = Verlangen
cerebria-emotion-affection = Zuneigung
cerebria-emotion-intimacy = Vertrautheit
cerebria-emotion-optimism = Zuversicht
cerebria-emotion-self-esteem = Selbstachtung
cerebria-emotion-safety = Geborgenheit
cerebria-emotion-calmness = Ruhe
cerebria-emotion-anger = Ärger
cerebria-emotion-jealousy = Eifersucht
cerebria-emotion-selfishness = Selbstsucht
cerebria-emotion-cynicism = Zynismus
cerebria-emotion-pessimism = Schwarzseherei
cerebria-emotion-bitterness = Bitterkeit
cerebria-emotion-sadness = Traurigkeit
cerebria-emotion-insecurity = Unsicherheit
cerebria-emotion-dislike = Abneigung
cerebria-emotion-mistrust = Misstrauen
cerebria-emotion-craving = Begierde
cerebria-emotion-fear = Furcht
cerebria-emotion-embarrassment = Verlegenheit
cerebria-emotion-loneliness = Einsamkeit
cerebria-emotion-guilt = Schuld
cerebria-emotion-boredom = Langeweile
cerebria-emotion-heroism = Heldenmut
cerebria-emotion-friendship = Freundschaft
cerebria-emotion-faith = Glaube
cerebria-emotion-generosity = Großzügigkeit
cerebria-emotion-joy = Freude
cerebria-emotion-euphoria = Euphorie
cerebria-emotion-purity = Reinheit
cerebria-emotion-fulfillment = Erfüllung
cerebria-emotion-benevolence = Güte
cerebria-emotion-passion = Leidenschaft
cerebria-emotion-devotion = Ergebenheit
cerebria-emotion-oneness = Einssein
cerebria-emotion-hope = Hoffnung
cerebria-emotion-pride = Stolz
cerebria-emotion-freedom = Freiheit
cerebria-emotion-serenity = Gelassenheit
cerebria-emotion-rage = Wut
cerebria-emotion-envy = Neid
cerebria-emotion-narcissism = Selbstverliebtheit
cerebria-emotion-contempt = Verachtung
cerebria-emotion-despair = Verzweiflung
cerebria-emotion-lethargy = Trägheit
cerebria-emotion-grief = Gram
cerebria-emotion-doubt = Zweifel
cerebria-emotion-loathing = Abscheu
cerebria-emotion-paranoia = Verfolgungswahn
cerebria-emotion-greed = Habgier
cerebria-emotion-panic = Panik
cerebria-emotion-shame = Scham
cerebria-emotion-isolation = Vereinsamung
cerebria-emotion-remorse = Reue
cerebria-emotion-indifference = Gleichgültigkeit
cerebria-emotion-brightness = Helligkeit
cerebria-emotion-bleakness = Trostlosigkeit

# Upgrades of the Spirit boards

cerebria-upgrade-haste = Eile
cerebria-upgrade-surmount = Überwinden
cerebria-upgrade-determination = Entschlossenheit
cerebria-upgrade-bolster = Stärkung
cerebria-upgrade-inner-force = Innere Kraft
cerebria-upgrade-subdue = Bezwingen
cerebria-upgrade-extinguish = Löschen
cerebria-upgrade-exalt = Erhöhen
cerebria-upgrade-raze = Schleifen
cerebria-upgrade-channeled-power = Gebündelte Kraft
cerebria-upgrade-emotional-outburst = Gefühlsausbruch
cerebria-upgrade-switcheroo = Platztausch
cerebria-upgrade-sharing-is-caring = Geteiltes Glück
cerebria-upgrade-motivation = Ansporn
cerebria-upgrade-conversion = Wandlung
cerebria-upgrade-feeling-safe = In Sicherheit
cerebria-upgrade-spontaneity = Spontaneität
cerebria-upgrade-laugh-it-off = Weglachen
cerebria-upgrade-playground = Spielplatz
cerebria-upgrade-settle = Einkehr
cerebria-upgrade-resonance = Widerhall
cerebria-upgrade-soothe = Besänftigen
cerebria-upgrade-common-ground = Gemeinsamer Grund
cerebria-upgrade-hearts-pull = Zug des Herzens
cerebria-upgrade-tenderness = Zärtlichkeit
cerebria-upgrade-embrace = Umarmung
cerebria-upgrade-blossom = Erblühen
cerebria-upgrade-lurk = Lauern
cerebria-upgrade-dark-seed = Dunkle Saat
cerebria-upgrade-gnaw = Nagen
cerebria-upgrade-watchtower = Wachturm
cerebria-upgrade-provoke = Reizen
cerebria-upgrade-fury = Raserei
cerebria-upgrade-self-serving = Eigennutz
cerebria-upgrade-opportunist = Nutznießer
cerebria-upgrade-vainglory = Ruhmsucht
cerebria-upgrade-drain = Aussaugen
cerebria-upgrade-weather = Ausharren

# What upgrades do

cerebria-does-determination = die Aktion kostet 1 Willenskraft weniger
cerebria-does-haste = 2 Felder statt 1 bewegen
cerebria-does-surmount = man darf auf dem Feld eines gegnerischen Geistes enden
cerebria-does-surmount-if-controlled = neben einem gegnerischen Geist enden, wo man herrscht
cerebria-does-surmount-on-frontier = auf einer Grenze mit einem gegnerischen Geist enden
cerebria-does-switcheroo = mit einem anderen Geist tauschen, statt zu ziehen
cerebria-does-hearts-pull = auf ein beliebiges Feld neben einem Glücksgefühl ziehen
cerebria-does-bolster = 1 Essenz mehr auf dem neuen Gefühl
cerebria-does-inner-force = die Startessenz kommt aus dem Vorrat
cerebria-does-dark-seed = Startessenz einer Trostlosigkeit aus dem Vorrat
cerebria-does-further-slot = einen Platz weiter entfernt rufen
cerebria-does-tenderness = 1 Essenz auf ein anderes eigenes Gefühl daneben
cerebria-does-provoke = ein gegnerisches Gefühl daneben verliert seinen Marker
cerebria-does-draw-afterwards = danach 1 Karte ziehen
cerebria-does-ambition-afterwards = danach 1 Ehrgeiz erhalten
cerebria-does-willpower-afterwards = danach 1 Willenskraft erhalten
cerebria-does-subdue = 1 Essenz mehr entfernen
cerebria-does-soothe = 1 Essenz mehr entfernen und 1 Willenskraft erhalten
cerebria-does-gnaw = neben einer Trostlosigkeit 1 Essenz mehr entfernen
cerebria-does-extinguish = keine Karte muss gezeigt werden
cerebria-does-willpower-if-gone = 2 Willenskraft, wenn das Gefühl das Spiel verlässt
cerebria-does-essence-if-gone = 1 Essenz erhalten, wenn das Gefühl das Spiel verlässt
cerebria-does-willpower-per-essence = 1 Willenskraft für jede entfernte Essenz erhalten
cerebria-does-exalt = eine eigene kleine Festung gegen eine große tauschen
cerebria-does-raze = eine gegnerische Festung entfernen
cerebria-does-draw-after-building = nach dem Bauen oder Erhöhen 1 Karte ziehen
cerebria-does-essence-after-building = nach dem Bauen oder Erhöhen 1 Essenz erhalten
cerebria-does-embrace = danach 1 Essenz aus dem Vorrat auf ein Glücksgefühl dort
cerebria-does-weather = danach 1 Willenskraft je beherrschter Grenze daneben
cerebria-does-common-ground = 2 Willenskraft weniger, wenn niemand das Reich beherrscht
cerebria-does-essence-after-raze = nach dem Schleifen 1 Essenz erhalten
cerebria-does-channeled-power = zuerst 1 Essenz auf das Gefühl legen
cerebria-does-emotional-outburst = das Gefühl darf überall liegen
cerebria-does-blossom = danach 1 Essenz auf das starke Gefühl legen
cerebria-does-fury = danach 1 Ehrgeiz erhalten, wenn das Team keinen hat
cerebria-does-vainglory = danach 1 Willenskraft je starkem Gefühl der Schwermut
cerebria-price-willpower = { $amount } Willenskraft
cerebria-price-ambition = { $amount } Ehrgeiz
cerebria-price-essence = { $amount } Essenz
cerebria-price-free = kostenlos
cerebria-face-upgrade = { $name } ({ $price }): { $what }
cerebria-face-row = { $row } – { $upgrade }
cerebria-face-track = { $vibe }; Intensität { $track }
cerebria-face-grows-from = Starke Form von { $card }.
cerebria-face-void = Gegen das Ego: Wer es bringt, erhält stattdessen 2 Willenskraft.
cerebria-face-operation = { $arrow ->
        [1] Zieht im Uhrzeigersinn.
        [-1] Zieht gegen den Uhrzeigersinn.
       *[other] Zieht nicht.
    } { $bonus ->
        [1] Mit Bonus.
       *[other] Ohne Bonus.
    }

# The vocabulary of Emotion powers

cerebria-power-gain-willpower = Kommt ins Spiel: { $who ->
        [team] Jeder Geist des Teams erhält
       *[other] Der Geist erhält
    } { $amount } Willenskraft.
cerebria-power-willpower-per-opposing = Kommt ins Spiel: 1 Willenskraft für jedes { $where ->
        [adjacent] angrenzende gegnerische Gefühl.
       *[other] gegnerische Gefühl im Spiel, höchstens { $most }.
    }
cerebria-power-gain-essence = Kommt ins Spiel: { $amount } Essenz.
cerebria-power-draw = Kommt ins Spiel: { $who ->
        [team] Jeder Geist des Teams zieht 1 Karte.
       *[other] 1 Karte ziehen.
    }
cerebria-power-gain-ambition = Kommt ins Spiel: { $amount } Ehrgeiz{ $if-none ->
        [1] .
       *[other] , oder { $if-none }, wenn das Team keinen hat.
    }
cerebria-power-buy-ambition = Kommt ins Spiel: Für { $price } Willenskraft darf man 1 Ehrgeiz nehmen.
cerebria-power-token = Kommt ins Spiel: +{ $amount } Intensität{ $condition ->
        [opposing-adjacent] {" "}neben einem gegnerischen Gefühl.
        [own-adjacent] {" "}neben einem Gefühl seiner Seite.
        [opposing-richer] , wenn mehr Essenz auf gegnerischen Gefühlen liegt.
        [frontier-opposed] , wenn die Gegner die Grenze gerade noch beherrschten.
        [opposing-fortress] {" "}in einem Reich mit gegnerischer Festung.
       *[other] , wenn beide Nachbarplätze leer sind.
    }
cerebria-power-token-difference = Kommt ins Spiel: +1 Intensität für jede Essenz, die gegnerische Gefühle voraushaben, höchstens { $most }.
cerebria-power-enrich = Kommt ins Spiel: { $source ->
        [board] Man darf 1 eigene Essenz
       *[other] 1 Essenz aus dem Vorrat
    } auf { $where ->
        [adjacent] ein angrenzendes eigenes Gefühl legen.
       *[other] ein beliebiges eigenes Gefühl legen.
    }
cerebria-power-enrich-each = Kommt ins Spiel: 1 Essenz aus dem Vorrat auf jedes angrenzende eigene Gefühl.
cerebria-power-gather = Kommt ins Spiel: { $count ->
        [one] Ein anderes eigenes Gefühl darf auf einen leeren Nachbarplatz ziehen.
       *[other] Bis zu { $count } andere eigene Gefühle dürfen auf leere Nachbarplätze ziehen.
    }
cerebria-power-fill-sphere = Kommt ins Spiel: Bis zu { $amount } Willenskraft aus dem Vorrat in eine Sphäre legen.
cerebria-power-turn-origin = Danach darf man den Ursprung einen Schritt in eine Richtung drehen.
cerebria-power-drain-spheres = Kommt ins Spiel: 1 Willenskraft aus { $spheres ->
        [one] einer Sphäre nehmen, die
       *[other] jeder von bis zu { $spheres } Sphären nehmen, die
    } mindestens 2 enthält.
cerebria-power-weaken = Kommt ins Spiel: 1 Essenz von einem angrenzenden gegnerischen Gefühl entfernen, das mindestens 2 hat.
cerebria-power-weaken-each = Kommt ins Spiel: 1 Essenz von jedem angrenzenden gegnerischen Gefühl entfernen.
cerebria-power-rob = Kommt ins Spiel: Bis zu { $willpower } Willenskraft{ $essence ->
        [0] {""}
       *[other] {" "}und { $essence } Essenz
    } von einem gegnerischen Geist nehmen.
cerebria-power-crumble = Kommt in einem Reich ins Spiel: Eine kleine gegnerische Festung dort fällt, eine große wird klein.
cerebria-power-free-step = Nach dem Rufen darf der Geist sich kostenlos 1 Feld bewegen.
cerebria-power-action-if-no-ambition = Nach dem Rufen: 1 Aktion, wenn das Team keinen Ehrgeiz hat.
cerebria-power-dynamic = +{ $amount } Intensität{ $per ->
        [full] , solange alle Felder bedeckt sind.
        [opposing-adjacent] {" "}je angrenzendem gegnerischen Gefühl.
        [own-adjacent] {" "}je angrenzendem Gefühl seiner Seite.
        [alone-in-triad] , solange es das einzige seiner Seite im Dreiklang ist.
       *[other] {" "}je leerem Nachbarplatz.
    }
cerebria-power-lose-one = Eine Aktion oder Kraft kann höchstens 1 Essenz von ihm entfernen.
cerebria-power-quell-tax = Ein gegnerischer Geist zahlt { $amount } Willenskraft mehr, um ein angrenzendes Gefühl zu dämpfen.
cerebria-power-unquellable = Kann neben einem Gefühl seiner Seite nicht gedämpft werden.
cerebria-power-absorb-aid = Nimmt ein Geist seiner Seite an der Grenze seines Dreiklangs oder daneben auf: { $from-sphere ->
        [0] {""}
       *[other] { $from-sphere } Willenskraft mehr aus der Sphäre,{" "}
    }danach { $afterwards } Willenskraft aus dem Vorrat.
cerebria-power-move-discount = Bewegungen seiner Seite kosten 1 Willenskraft weniger.
cerebria-power-free-transfer = Einmal pro Zug darf seine Seite das Netz der Gedanken kostenlos nutzen.
cerebria-power-action-after-empower = Nach einer Aktion Steigern seiner Seite erhält dieser Geist 1 Aktion.
cerebria-power-spirit-tax = Ein gegnerischer Geist { $reach ->
        [adjacent] neben ihm
       *[other] im Umkreis eines Feldes
    } zahlt für jede Geistaktion 1 Willenskraft mehr.
cerebria-power-invoke-tax = Ein gegnerischer Geist muss zusätzlich 1 Essenz zahlen, um { $reach ->
        [adjacent] auf einem Nachbarplatz zu rufen.
       *[other] irgendwo zu rufen.
    }
cerebria-power-mourning = Sooft ein anderes Gefühl{ $whose ->
        [own] {" "}seiner Seite
       *[other] {""}
    } das Spiel verlässt{ $counts-empower ->
        [0] , außer durch Steigern
       *[other] {""}
    }: Ein Geist des Teams erhält { $reward ->
        [willpower] 1 Willenskraft.
        [essence] 1 Essenz.
       *[other] 1 Essenz, 2 Willenskraft oder eine Karte.
    }
cerebria-power-quell-penalty = Nach { $reach ->
        [adjacent] dem Dämpfen von ihm oder einem Nachbarn
       *[other] jeder Aktion Dämpfen
    } legt der gegnerische Geist 1 Karte ab.
cerebria-power-upgrade-reward = Sooft ein gegnerischer Geist eine Verbesserung bei { $action ->
        [move] einer Bewegung
       *[other] einer Aktion
    } nutzt: Ein Geist des Teams erhält 1 Willenskraft.

# Spirits and Aspirations

cerebria-spirit-power-delight = Bringt ein Aufnehmen mindestens 4 Willenskraft, zieht sie auch 1 Karte.
cerebria-spirit-power-empathy = Schützt Glücksgefühle auf den Plätzen, die es berührt, und daneben vor dem Dämpfen.
cerebria-spirit-power-harmony = Bei Gleichstand an seinem Ort herrscht das Glück, wenn dort ein Glücksgefühl zählt.
cerebria-spirit-power-love = Einmal pro Zug darf sie nach ihrem Rufen 1 Essenz aus dem Vorrat auf ein Glücksgefühl neben dem neuen legen.
cerebria-spirit-power-anxiety = Darf eine Trostlosigkeit aus der Schachtel rufen, solange weniger als 6 auf dem Plan liegen.
cerebria-spirit-power-hatred = Einmal pro Zug darf er beim Dämpfen 2 Willenskraft statt des Ehrgeizes zahlen.
cerebria-spirit-power-malice = Ihr Dämpfen reicht auch auf die Plätze neben denen, die sie berührt.
cerebria-spirit-power-misery = Darf aus einer Sphäre neben einer erreichbaren aufnehmen; eine so ausgelöste Offenbarung fügt keine Festung hinzu.
cerebria-counts-attitude = beherrschte Reiche
cerebria-counts-openness = beherrschte Grenzen
cerebria-counts-awareness = Dreiklänge mit mindestens einem eigenen Gefühl
cerebria-counts-unity = längste ununterbrochene Reihe eigener Gefühle
cerebria-counts-versatility = verschiedene Schwingungen unter den eigenen Gefühlen
cerebria-counts-fortitude = gesamte Intensität der eigenen Festungen
cerebria-counts-liveliness = Essenz auf eigenen Gefühlen
cerebria-counts-sensibility = höchste Intensität eines eigenen Gefühls
cerebria-counts-reflection = Reiche, die man zusammen mit der Grenze gegenüber beherrscht

# Verbs

cerebria-verb-collect = In den Stapel nehmen
cerebria-verb-settle = Figur aufstellen
cerebria-verb-plant = Startgefühl legen
cerebria-verb-attune = Jokermarker legen
cerebria-verb-declare = Handeln
cerebria-verb-imprint = Für Marker ausgeben
cerebria-verb-move = Bewegen
cerebria-verb-switch = Platz tauschen
cerebria-verb-invoke = Rufen
cerebria-verb-quell = Dämpfen
cerebria-verb-quell-unseen = Dämpfen, ohne zu zeigen
cerebria-verb-fortify = Befestigen
cerebria-verb-exalt = Erhöhen
cerebria-verb-raze = Schleifen
cerebria-verb-empower = Steigern
cerebria-verb-visit = Reich nutzen
cerebria-verb-harvest = Essenz ernten
cerebria-verb-intensify = Verstärken
cerebria-verb-transfer = Gefühl verschieben
cerebria-verb-absorb = Aufnehmen
cerebria-verb-impulse = Antrieb: 1 Aktion mehr
cerebria-verb-insight = Einsicht: ein Schwingungsmarker
cerebria-verb-surge = Aufwallen: 3 Willenskraft
cerebria-verb-end-ambition = Zugende: 1 Ehrgeiz
cerebria-verb-end-cards = Zugende: 2 Karten
cerebria-verb-decline = Nein danke
cerebria-verb-accept = Ja
cerebria-verb-enrich = 1 Essenz legen
cerebria-verb-fill = Sphäre füllen
cerebria-verb-drain = 1 Willenskraft nehmen
cerebria-verb-turn-clockwise = Im Uhrzeigersinn drehen
cerebria-verb-turn-back = Ursprung zurückdrehen
cerebria-verb-weaken = 1 Essenz entfernen
cerebria-verb-rob = Nehmen von
cerebria-verb-wander = Kostenlos bewegen
cerebria-verb-place-token = Schwingungsmarker legen
cerebria-verb-tint = Schwingung wählen
cerebria-verb-reward = Geben an
cerebria-verb-take-essence = 1 Essenz für
cerebria-verb-take-willpower = 2 Willenskraft für
cerebria-verb-take-card = 1 Karte für
cerebria-verb-discard = Ablegen
cerebria-verb-provoke = Marker entfernen
cerebria-verb-strike = Streichen
cerebria-verb-pick-hidden = Dieses Streben wählen
cerebria-verb-turn-up = Operationskarte aufdecken
cerebria-verb-aim = Angepeiltes Streben festlegen
cerebria-verb-keep = Karte behalten
cerebria-verb-ego-invoke = Das Ego ruft
cerebria-verb-ego-intensify = Das Ego verstärkt
cerebria-verb-ego-quell = Das Ego dämpft
cerebria-verb-ego-fortify = Das Ego befestigt
cerebria-verb-ego-raze = Das Ego schleift
cerebria-verb-drift = Dem Pfeil folgen
cerebria-verb-ego-absorb = Das Ego nimmt auf
cerebria-verb-reduce = Für eine Minderung zahlen

# What a seat is asked

cerebria-prompt-turn = { $spirit }: { $actions ->
        [0] keine Aktion übrig; eine Fähigkeit nutzen oder den Zug beenden.
        [one] noch eine Aktion; handeln, eine Fähigkeit nutzen oder den Zug beenden.
       *[other] noch { $actions } Aktionen; handeln, eine Fähigkeit nutzen oder den Zug beenden.
    }
cerebria-prompt-act = { $action }: Ziel und Verbesserungen wählen oder zuerst eine Karte für einen Schwingungsmarker ausgeben.
cerebria-prompt-collect = { $spirit }: zwei Gefühlsarten jeder Schwingung für den Stapel, je zwei Karten; { $cards } von 16 Karten.
cerebria-prompt-settle = { $spirit }: eine Grenze für den Anfang wählen.
cerebria-prompt-plant = { $spirit }: einen Platz für das Startgefühl wählen.
cerebria-prompt-attune = { $spirit }: einen Jokermarker auf die Geisttafel legen.
cerebria-prompt-harvest = Wie viel Willenskraft wird zu Essenz?
cerebria-prompt-intensify = Ein Gefühl neben dem Geist wählen und wie viel Essenz es bekommt.
cerebria-prompt-transfer = Ein Gefühl und einen leeren Platz neben dem Geist wählen.
cerebria-prompt-enrich = Ein Gefühl wählen, das 1 Essenz bekommt.
cerebria-prompt-gather = Ein Gefühl zum Heranholen und den Platz wählen.
cerebria-prompt-fill-sphere = Eine Sphäre wählen und wie viel Willenskraft sie bekommt.
cerebria-prompt-turn-origin = Den Ursprung einen Schritt drehen?
cerebria-prompt-drain-sphere = Eine Sphäre wählen, aus der 1 Willenskraft kommt.
cerebria-prompt-weaken = Ein gegnerisches Gefühl wählen, das 1 Essenz verliert.
cerebria-prompt-rob = Einen gegnerischen Geist wählen, dem genommen wird.
cerebria-prompt-buy-ambition = 1 Willenskraft für 1 Ehrgeiz zahlen?
cerebria-prompt-free-step = { $spirit } kostenlos ein Feld bewegen?
cerebria-prompt-place-token = Ein Feld für einen Schwingungsmarker wählen.
cerebria-prompt-tint-token = Die Schwingung des Markers wählen.
cerebria-prompt-reward = Den Geist wählen, der erhält.
cerebria-prompt-choose-reward = Eine Belohnung und einen Geist wählen oder verzichten.
cerebria-prompt-discard = Eine Karte zum Ablegen wählen.
cerebria-prompt-provoke = Ein Gefühl wählen, das seinen Intensitätsmarker verliert.
cerebria-prompt-reach-end = Diese Absichten bringen 20 Punkte und das Ende der Partie. Werten?
cerebria-prompt-strike = Ein gemeinsames Streben streichen.
cerebria-prompt-pick-hidden = Das nächste verborgene Streben wählen.
cerebria-prompt-turn-up = Das Ego deckt eine Karte auf.
cerebria-prompt-aim = Das Ego legt sein Ziel fest.
cerebria-prompt-keep = Das Ego wählt eine Karte.
cerebria-prompt-ego-invoke = Das Ego wählt einen Platz zum Rufen.
cerebria-prompt-ego-intensify = Das Ego wählt ein Gefühl zum Verstärken.
cerebria-prompt-ego-quell = Das Ego wählt ein Gefühl zum Dämpfen.
cerebria-prompt-ego-fortify = Das Ego wählt ein Reich zum Befestigen.
cerebria-prompt-ego-raze = Das Ego wählt eine Festung zum Schleifen.
cerebria-prompt-drift = Das Ego folgt dem Pfeil.
cerebria-prompt-ego-absorb = Das Ego nimmt auf.
cerebria-prompt-reduce = Das Ego darf zahlen, um einen Wert zu mindern.
cerebria-headline = Zug { $turn }, { $spirit }; Glück { $bliss }, Schwermut { $gloom }
cerebria-headline-setup = Aufbau

# Why something cannot be done

cerebria-not-now = Das geht jetzt nicht.
cerebria-not-this = Das steht jetzt nicht zur Wahl.
cerebria-no-actions-left = In diesem Zug ist keine Aktion mehr übrig.
cerebria-too-little-willpower = Das kostet { $cost } Willenskraft, und es sind nur { $willpower } da.
cerebria-nothing-to-do = { $place } würde jetzt nichts ändern.
cerebria-absorbed-already = Dieser Geist kann in diesem Zug nicht mehr aufnehmen.
cerebria-sphere-out-of-reach = { $sphere } liegt nicht vor deinem Geist.
cerebria-ambition-full = Aller Ehrgeiz ist schon verfügbar.
cerebria-ability-used = Diese Fähigkeit wurde in diesem Zug schon genutzt.
cerebria-no-ambition = Kein Ehrgeiz ist verfügbar.
cerebria-no-board-space = Die Geisttafel hat kein freies Feld.
cerebria-no-such-action = Diese Aktion gibt es in diesem Spiel nicht.
cerebria-locked = { $action } ist gesperrt, und keine Handkarte würde es nützlich öffnen.
cerebria-no-target = { $action } hat kein Ziel, das erreichbar und bezahlbar ist.
cerebria-other-action = { $action } wurde angesagt und muss ausgeführt werden.
cerebria-not-in-hand = Diese Karte ist nicht auf der Hand.
cerebria-no-token-there = Für { $action } kann dort kein Marker liegen.
cerebria-slot-taken = Auf { $slot } liegt schon ein Gefühl.
cerebria-nothing-there = Auf { $slot } liegt kein Gefühl.
cerebria-not-this-way = { $action } geht so nicht: außer Reichweite, geschützt oder zu teuer.

# The score sheet

cerebria-score-wheel = Punkte auf dem Rad
cerebria-score-minor = Kleine Fragmente
cerebria-score-major = Große Fragmente
cerebria-score-capping = Schlussfragment
cerebria-score-fortress = Festungen des Ego
cerebria-score-tie = Gleichstand: das Schlussfragment entscheidet

# Why points were scored

cerebria-points-bonus-void = ein Bonus ohne Wirkung
cerebria-points-partial-failure = ein teilweiser Fehlschlag
cerebria-points-bonus-point = der Bonus
cerebria-points-second-defiance = ein zweiter Trotz
cerebria-points-inner-failure = eine fehlgeschlagene Operation
cerebria-points-endgame-raze = eine spät geschleifte Festung
cerebria-points-consolation = Trost
cerebria-points-leftover = übrige Willenskraft
cerebria-points-second-capping = das Schlussfragment, das es nicht legen konnte

# Operations

cerebria-pair-dd = zwei Operationen der nächsten vier Karten
cerebria-pair-de = 1 Essenz von zwei Gefühlen dämpfen
cerebria-pair-dj = ein Reich befestigen, sonst eine Festung schleifen
cerebria-pair-ed = bis zu 2 Essenz von einem Gefühl dämpfen
cerebria-pair-ee = ein Gefühl mit 2 Essenz und einem Marker verstärken
cerebria-pair-ej = 3 Gefühle ziehen, das beste mit 2 Essenz rufen
cerebria-pair-jd = eine Festung schleifen, sonst ein Reich befestigen
cerebria-pair-je = 2 Gefühle ziehen, beide mit 1 Essenz rufen
cerebria-pair-jj = zwei Sonderoperationen

# What happened

cerebria-event-kind-collected = { $spirit } nimmt { $card } in den Stapel
cerebria-event-spirit-placed = { $spirit } beginnt auf { $space }
cerebria-event-emotion-placed = { $team } beginnt mit { $card } auf { $slot }
cerebria-event-token-placed = { $spirit }: Marker ({ $vibe }) auf { $place }
cerebria-event-turn-began = { $spirit } ist am Zug
cerebria-event-action-declared = { $spirit } sagt { $row } an
cerebria-event-spirit-moved = { $spirit } zieht von { $origin } nach { $space }
cerebria-event-spirits-switched = { $spirit } und { $other } tauschen die Plätze
cerebria-event-willpower-paid = { $spirit } zahlt { $amount } Willenskraft
cerebria-event-willpower-gained = { $spirit } erhält { $amount } Willenskraft
cerebria-event-essence-paid = { $spirit } zahlt { $amount } Essenz
cerebria-event-essence-gained = { $spirit } erhält { $amount } Essenz
cerebria-event-spirit-robbed = { $spirit } nimmt { $victim } { $willpower } Willenskraft und { $essence } Essenz
cerebria-event-ambition-spent = { $team } gibt { $amount } Ehrgeiz aus
cerebria-event-ambition-gained = { $team } erhält { $amount } Ehrgeiz
cerebria-event-action-gained = { $spirit } erhält eine Aktion
cerebria-event-cards-drawn = { $spirit } zieht { $cards }
cerebria-event-card-discarded = { $spirit } legt { $card } ab
cerebria-event-card-shown = { $spirit } zeigt { $card }
cerebria-event-emotion-invoked = { $spirit } ruft { $card } auf { $slot } mit { $essence } Essenz
cerebria-event-emotion-empowered = { $spirit } steigert { $card } auf { $slot } zu { $strong }
cerebria-event-essence-added = { $card } auf { $slot } erhält { $amount } Essenz
cerebria-event-essence-removed = { $card } auf { $slot } verliert { $amount } Essenz
cerebria-event-emotion-left = { $card } verlässt { $slot }
cerebria-event-emotion-moved = { $card } zieht von { $origin } auf { $slot }
cerebria-event-intensity-raised = { $card } auf { $slot } erhält +{ $amount } Intensität
cerebria-event-intensity-lost = { $card } auf { $slot } verliert den Intensitätsmarker
cerebria-event-fortress-built = { $spirit } baut eine Festung (+{ $intensity }): { $realm }
cerebria-event-fortress-exalted = { $spirit } erhöht die Festung: { $realm }
cerebria-event-fortress-razed = Die Festung fällt ({ $team }, +{ $intensity }): { $realm }
cerebria-event-fortress-lowered = Die Festung wird klein ({ $team }): { $realm }
cerebria-event-control-won = { $place }: { $team } übernimmt die Herrschaft
cerebria-event-control-lost = { $place }: niemand herrscht mehr
cerebria-event-sphere-absorbed = { $spirit } nimmt { $amount } Willenskraft aus { $sphere } auf
cerebria-event-sphere-filled = { $sphere } füllt sich mit { $amount } Willenskraft
cerebria-event-sphere-drained = { $sphere } verliert { $amount } Willenskraft
cerebria-event-origin-turned = Der Ursprung dreht sich { $steps ->
        [1] im Uhrzeigersinn
       *[other] zurück
    }
cerebria-event-intention-fulfilled = { $team } erfüllt { $intention }: +{ $points }
cerebria-event-intention-forgone = { $team } lässt die Absichten ziehen
cerebria-event-wheel-passed = { $spirit } erreicht Feld { $space } des Rades
cerebria-event-points-scored = { $team } erhält { $points }: { $reason }
cerebria-event-revelation-began = { $spirit } leert { $sphere } vor { $realm }: eine Offenbarung
cerebria-event-hidden-shown = Verborgenes Streben ({ $team }): { $aspiration }
cerebria-event-judged-common = { $aspiration } (gemeinsam): Glück { $bliss }, Schwermut { $gloom }
cerebria-event-judged-hidden = { $aspiration } (verborgen, { $team }): Glück { $bliss }, Schwermut { $gloom }
cerebria-event-statistic-reduced = Das Ego zahlt { $price } Willenskraft: { $aspiration } der Menschen zählt { $amount } weniger
cerebria-event-fragment-added = { $team } fügt der Identität { $fragment } hinzu
cerebria-event-fortress-added = Die Festung ({ $team }, { $realm }) wird Teil der Identität (+{ $intensity })
cerebria-event-common-struck = { $team } streicht { $aspiration }
cerebria-event-common-chosen = Das neue gemeinsame Streben ist { $aspiration }
cerebria-event-commons-ended = Kein gemeinsames Streben ist übrig
cerebria-event-hidden-picked = { $team } wählt sein verborgenes Streben
cerebria-event-hidden-dealt = { $team } hat ein neues verborgenes Streben
cerebria-event-end-commons = Die Partie endet nach diesem Zug: Die gemeinsamen Streben sind verbraucht
cerebria-event-end-capping = Die Partie endet nach diesem Zug: { $team } vollendet die Identität
cerebria-event-end-points = Die Partie endet nach diesem Zug: { $team } hat 20 Punkte
cerebria-event-end-turns = Die Partie endet: Die Zuggrenze des Tisches ist erreicht
cerebria-event-match-ended = Die Partie endet: Glück { $bliss }, Schwermut { $gloom }
cerebria-event-operation-turned-up = Das Ego deckt { $card } auf
cerebria-event-operation-began = { $first } und { $second }{ $bonus ->
        [1] {" "}mit Bonus
       *[other] {""}
    }: { $what }
cerebria-event-target-fixed = Das Ziel des Ego ist { $aspiration }
cerebria-event-special-began = Das Ego führt eine Sonderoperation für { $aspiration } aus
cerebria-event-ego-drew = Das Ego zieht { $cards }
cerebria-event-ego-kept = Das Ego wählt { $card }
cerebria-event-ego-willpower-gained = Das Ego erhält { $amount } Willenskraft
cerebria-event-ego-willpower-gone = Das Ego gibt { $amount } Willenskraft ab

# Why the Ego does what it does

cerebria-why-only = { $chosen } ist die einzige Wahl.
cerebria-why-equal = { $chosen } und { $other } sind gleich gut.
cerebria-why-over = { $chosen } vor { $other }: { $reason }.
cerebria-why-over-equal = { $chosen } vor { $other }: { $equal }, { $reason }.
cerebria-why-slot = Platz { $number } ({ $place })
cerebria-why-slot-within = Platz { $number } ({ $place })
cerebria-why-slot-short = Platz { $number }
cerebria-why-operation = Operation: { $what }. Ziel: { $target }.
cerebria-why-special = Eine Sonderoperation für { $target }.
cerebria-why-endgame-raze = Die Menschen haben kein freies Fragment dieser Art, also wird eine ihrer Festungen geschleift.
cerebria-why-turn-up = { $first } liegt offen; die zweite Karte sagt, was zu tun ist.
cerebria-why-drift = { $spirit } hat sich in diesem Zug nicht bewegt, und die zweite Karte zeigt { $arrow ->
        [1] im
       *[other] gegen den
    } Uhrzeigersinn.
cerebria-why-target-losing-common = Das Ego gewinnt { $common }, das gemeinsame Streben, nicht.
cerebria-why-target-winning-both = Das Ego gewinnt { $common } und { $hidden }: Es sichert das gemeinsame.
cerebria-why-target-no-hidden = Das Ego gewinnt { $common } und hat kein verborgenes Streben.
cerebria-why-target-losing-hidden = Das Ego gewinnt { $common }, aber nicht { $hidden }, sein verborgenes Streben.
cerebria-why-absorb-none = Das Ego gewinnt das gemeinsame Streben nicht: Es nimmt 1 Willenskraft und behält sie.
cerebria-why-absorb-common = Das Ego gewinnt nur das gemeinsame Streben: Es nimmt bis zu 2 Willenskraft.
cerebria-why-absorb-both = Das Ego gewinnt beide Streben: Es nimmt bis zu 3 Willenskraft und legt sie ab.
cerebria-why-reduce-none = { $aspiration }, { $mine } gegen { $theirs }: Nichts Bezahlbares würde dem Ego helfen.
cerebria-why-reduce-win = { $aspiration }, { $mine } gegen { $theirs }: Für { $price } Willenskraft sinkt der Wert der Menschen um { $amount }, und das Ego gewinnt.
cerebria-why-reduce-tie = { $aspiration }, { $mine } gegen { $theirs }: Für { $price } Willenskraft sinkt der Wert der Menschen um { $amount } auf Gleichstand.
cerebria-why-strike = Die Menschen haben ein großes Fragment gelegt, also streicht das Ego ein gemeinsames Streben.
cerebria-criterion-target = Änderung bei { $about }
cerebria-criterion-next = Änderung bei { $about }, das noch kommt
cerebria-criterion-realm = kippt ein Reich
cerebria-criterion-frontier = kippt eine Grenze
cerebria-criterion-closest = am nächsten (in halben Plätzen)
cerebria-criterion-clockwise = im Uhrzeigersinn
cerebria-criterion-new-vibe = eine neue Schwingung
cerebria-criterion-peak = höchste mögliche Intensität
cerebria-criterion-drawn = zuerst gezogen
cerebria-criterion-rise = Anstieg der Intensität
cerebria-criterion-intensity = Intensität jetzt
cerebria-criterion-no-move = ohne Bewegung
cerebria-criterion-needed = am nötigsten
cerebria-criterion-lead = Vorsprung
cerebria-criterion-most = am meisten Willenskraft
cerebria-criterion-least = am wenigsten Willenskraft
cerebria-criterion-fortress = eine Festung des Ego
cerebria-criterion-not-winning = nicht gewonnen
cerebria-criterion-leftmost = am weitesten links
cerebria-criterion-rightmost = am weitesten rechts
cerebria-criterion-outcome = was es erreicht
cerebria-criterion-cheapest = am billigsten
cerebria-because-target = { $chosen } bringt { $mine } bei { $about }, { $other } nur { $theirs }
cerebria-because-target-only = nur { $chosen } bringt etwas bei { $about } ({ $mine })
cerebria-because-target-loss = { $other } würde { $theirs } bei { $about } kosten
cerebria-because-next = { $chosen } bringt { $mine } bei { $about }, das noch kommt, { $other } nur { $theirs }
cerebria-because-next-only = nur { $chosen } bringt etwas bei { $about }, das noch kommt ({ $mine })
cerebria-because-next-loss = { $other } würde { $theirs } bei { $about } kosten, das noch kommt
cerebria-because-realm = nur { $chosen } kippt ein Reich
cerebria-because-frontier = nur { $chosen } kippt eine Grenze
cerebria-because-closest = der Weg ist kürzer
cerebria-because-clockwise = im Uhrzeigersinn zuerst
cerebria-because-new-vibe = nur { $chosen } bringt eine neue Schwingung
cerebria-because-peak = höchste Intensität { $mine } gegen { $theirs }
cerebria-because-drawn = { $chosen } wurde zuerst gezogen
cerebria-because-rise = die Intensität steigt um { $mine } gegen { $theirs }
cerebria-because-intensity = Intensität { $mine } gegen { $theirs }
cerebria-because-no-move = { $chosen } braucht keine Bewegung
cerebria-because-needed = { $chosen } ist nötiger
cerebria-because-lead = Vorsprung { $mine } gegen { $theirs }
cerebria-because-most = { $mine } Willenskraft gegen { $theirs }
cerebria-because-least = { $mine } Willenskraft gegen { $theirs }
cerebria-because-fortress = nur vor { $chosen } steht eine Festung des Ego
cerebria-because-not-winning = das Ego gewinnt { $other }
cerebria-because-leftmost = { $chosen } liegt weiter vorn in der Reihe
cerebria-because-rightmost = { $chosen } liegt weiter hinten in der Reihe
cerebria-both-target = beide bringen { $value } bei { $about }
cerebria-both-target-loss = beide kosten { $value } bei { $about }
cerebria-both-realm = beide kippen ein Reich
cerebria-both-frontier = beide kippen eine Grenze

# What a computer player judges a position by, as named in a hint.
cerebria-part-points = Punkte auf dem Wertungsblatt
cerebria-part-aspirations = die Streben
cerebria-part-board = Reiche, Grenzen und Gefühle
cerebria-part-fortresses = die Festungen
cerebria-part-means = Willenskraft, Essenz und Karten
cerebria-part-reach = Raum für die nächsten Aktionen
cerebria-part-ambition = Ehrgeiz
cerebria-part-ego = Willenskraft, die dem Ego entgeht

# Die Statistik: wie eine Partie gespielt wurde und gegen wen.
cerebria-way-basic = { $mode } · Grundspiel
cerebria-way-full = { $mode } · volles Spiel
cerebria-challenge = das Ego ({ $level })
cerebria-challenge-own = das Ego (schwerer: { $harder }; leichter: { $easier })
