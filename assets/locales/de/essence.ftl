essence-name = Die Essenz
essence-tagline = schwebende Inseln, rivalisierende Höfe und ein Buch der Prophezeiungen
essence-seat = Herrscher { $number }

# Was sich vor einer Partie wählen lässt
essence-option-players = Spieler am Tisch
essence-option-factions = Fraktionen, Platz für Platz; der Rest durch das Los
essence-option-swap_scores = Segmente, die bei einem Tausch werten
essence-option-read_action = Die Aktion, die das Lesen eines Fragments kostet
essence-option-reserve_pack = Wohin vorgemerkte Fragmente auf der Leiste rücken
essence-option-treaty_reset = Vertragsfelder werden jede Runde geleert
essence-option-monster_essence = Besiegte Monster geben Essenz
essence-option-mirror = Muster gelten auch gespiegelt

# Wie die Partie steht
essence-headline = Runde { $round }, { $phase }
essence-phase-advisors = Berater
essence-phase-turns = Spielerzüge
essence-phase-cleaning = Aufräumen
essence-phase-over = das Ende

# Was auf dem Tisch liegt
essence-type-military = Militär
essence-type-magical = Magie
essence-type-economic = Wirtschaft
essence-type-cultural = Kultur
essence-type-political = Politik
essence-cell = Feld { $x }, { $y }
essence-option-number = Möglichkeit { $number }
essence-tokens-wealth = { $n } Reichtum
essence-tokens-influence = { $n } Einfluss
essence-list = { $before }, { $after }

# Tätigkeiten
essence-verb-bid = Bieten
essence-verb-rank = Als Nächstes
essence-verb-take-advisor = Berater nehmen
essence-verb-build = Bauen
essence-verb-place = Hinstellen
essence-verb-sign = Unterzeichnen
essence-verb-play = Ausspielen
essence-verb-use = Nutzen
essence-verb-read = Lesen
essence-verb-pass = Passen
essence-verb-end-turn = Zug beenden
essence-verb-split = Marker
essence-verb-discard = Abwerfen
essence-verb-attack = Angreifen
essence-verb-attack-threat = Die äußere Bedrohung angreifen
essence-verb-attack-monster = Das Monster angreifen
essence-verb-choose-opponent = Gegner wählen
essence-verb-exhaust = Erschöpfen
essence-verb-ready = Bereit machen
essence-verb-recover = Zurückholen
essence-verb-lift = Versetzen
essence-verb-put = Hierher stellen
essence-verb-swap = Tauschen mit
essence-verb-cycle = Fragment abwerfen
essence-verb-resolve = Ausführen
essence-verb-reserve = Vormerken
essence-verb-reshuffle = Neu mischen
essence-verb-decline = Nichts weiter

# Was ein Spieler gefragt wird
essence-prompt-bid = Bietet verdeckt Reichtum und Einfluss für einen Berater; jeder gebotene Marker wird bezahlt.
essence-prompt-rank-tied = Diese Gebote sind gleich: Wer nimmt zuerst einen Berater?
essence-prompt-take-advisor = Nehmt einen Berater, mit dem Reichtum, der auf ihm liegt.
essence-prompt-turn = { $mains ->
    [one] Führt eure Hauptaktion und beliebige Nebenaktionen aus, oder passt.
   *[other] Führt eure { $mains } Hauptaktionen und beliebige Nebenaktionen aus, oder passt.
}
essence-prompt-after = Führt weitere Nebenaktionen aus, oder beendet euren Zug.
essence-prompt-place = Wohin kommt dieses Segment: { $segment }?
essence-prompt-pay = Bezahlt { $n } Marker, Reichtum oder Einfluss.
essence-prompt-struck = Die äußere Bedrohung schlägt zu: Ihr verliert { $n } Marker, Reichtum oder Einfluss.
essence-prompt-gain-mix = Nehmt { $n } Marker, Reichtum oder Einfluss.
essence-prompt-steal-mix = { $n ->
    [one] Welchen Marker
   *[other] Welche { $n } Marker
} nehmt ihr von { $victim }?
essence-prompt-discard = Werft { $n ->
    [one] eine Handkarte
   *[other] { $n } Handkarten
} ab.
essence-prompt-pass-discard = Werft Karten für je 1 Reichtum ab, oder behaltet den Rest.
essence-prompt-target = Angriff mit { $attack }: gegen wen?
essence-prompt-spoils = { $victim } ist besiegt: Nehmt bis zu { $n } Marker, erschöpft ein Segment, oder keines von beiden.
essence-prompt-opponent-steal = Wen bestehlt ihr?
essence-prompt-opponent-sap_defense = Wessen Verteidigung senkt ihr um { $n }?
essence-prompt-opponent-force_discard = Wer muss { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} abwerfen?
essence-prompt-opponent-exhaust_segment = Wessen Segment erschöpft ihr?
essence-prompt-exhaust = Erschöpft bis zu { $n } { $n ->
    [one] Segment
   *[other] Segmente
} von { $victim }.
essence-prompt-ready = Macht bis zu { $n } eurer erschöpften Segmente wieder bereit.
essence-prompt-recover = Holt bis zu { $n } { $n ->
    [one] Karte
   *[other] Karten
} aus eurem Ablagestapel zurück.
essence-prompt-lift = Wählt ein Segment, das versetzt wird; bei einem Tausch das, welches wertet.
essence-prompt-put = Wohin kommt dieses Segment: { $segment }?
essence-prompt-build = Baut ein Segment für { $discount } Reichtum weniger, oder verzichtet.
essence-prompt-read = Lest ein Fragment für { $discount } Einfluss weniger, oder verzichtet.
essence-prompt-sign = Unterzeichnet einen Vertrag für { $discount } Marker weniger, oder verzichtet.
essence-prompt-cycle = Werft bis zu { $n } { $n ->
    [one] Fragment
   *[other] Fragmente
} von der Prophezeiungsleiste ab.
essence-prompt-trigger = Welches eurer Segmente wirkt als Nächstes?
essence-prompt-reserve = Merkt ein Fragment vor, damit es bleibt, oder keines.
essence-prompt-reshuffle = Den Ablagestapel in den Nachziehstapel mischen?

# Warum etwas nicht geht
essence-not-now = Das geht jetzt nicht.
essence-main-due = Eure Hauptaktion steht noch aus.
essence-main-done = Eure Hauptaktion ist für diesen Zug getan.
essence-not-on-display = Diese Karte liegt nicht in der Auslage.
essence-no-foundation = Ihr habt kein bereites Fundament.
essence-too-dear = Das kostet { $cost } Reichtum, und ihr habt { $wealth }.
essence-no-token = Ihr habt keinen freien Fraktionsmarker.
essence-treaty-full = Alle Felder dieses Vertrags sind besetzt.
essence-treaty-too-dear = Das nächste Feld kostet { $cost } Marker; ihr habt weniger.
essence-not-in-hand = Diese Karte ist nicht auf eurer Hand.
essence-not-your-segment = Dieses Segment steht nicht auf eurer Insel.
essence-nothing-to-use = An diesem Segment gibt es nichts zu nutzen.
essence-is-exhausted = Dieses Segment ist erschöpft.
essence-no-such-option = Diese Möglichkeit hat die Karte nicht.
essence-cannot-pay = Ihr könnt den Preis nicht bezahlen.
essence-locked = Das Fragment auf Feld 1 ist gesperrt.
essence-not-on-track = Dieses Fragment liegt nicht auf den offenen Feldern der Leiste.
essence-has-read = Ihr habt in diesem Zug schon ein Fragment gelesen.
essence-monster-first = Zuerst muss in diesem Zug sein Monster besiegt werden.
essence-not-fulfilled = Seine Bedingung ist nicht erfüllt.
essence-not-beside = Ein Segment kommt auf ein leeres Feld neben eurer Insel.
essence-would-break = Eure Insel muss in einem Stück bleiben.
essence-bid-too-high = Ihr könnt nicht mehr bieten, als ihr habt.
essence-wrong-sum = Das sind nicht die fälligen Marker.
essence-not-in-discards = Diese Karte liegt nicht auf eurem Ablagestapel.
essence-no-advisor = Dieser Berater wird nicht angeboten.
essence-cannot-exhaust = Dieses Segment lässt sich nicht erschöpfen.
essence-no-target = Das lässt sich jetzt nicht angreifen.
essence-embassy-protects = Der Botschaftsmarker schützt diesen Spieler.
essence-untouched = Dort hätte das keine Wirkung.
essence-not-exhausted = Das ist kein erschöpftes Segment von euch.

# Was geschah
essence-event-round = Runde { $round } beginnt; Reihenfolge: { $order }
essence-event-display = In der Auslage: { $segments }
essence-event-income = { $seat } erhält Einkommen: { $wealth } Reichtum, { $influence } Einfluss; Angriff { $attack }, Verteidigung { $defense }, { $foundations } Fundamente
essence-event-drawn = { $seat } zieht { $cards }
essence-event-drawn-unseen = { $seat } zieht { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
essence-event-reshuffled = { $seat } mischt den Nachziehstapel neu
essence-event-bid = { $seat } hat geboten
essence-event-bid-revealed = { $seat } bot { $wealth } Reichtum und { $influence } Einfluss
essence-event-ranked = { $seat } lässt { $chosen } den Vortritt
essence-event-advisor = { $seat } nimmt { $card } { $wealth ->
    [0] auf die Hand
   *[other] mit { $wealth } Reichtum
}
essence-event-bid-returned = Für { $seat } bleibt kein Berater: { $wealth } Reichtum und { $influence } Einfluss kommen zurück
essence-event-turn = { $seat } ist am Zug
essence-event-drip = { $seat } hat gepasst und erhält { $essence } Essenz
essence-event-passed = { $seat } passt mit Passmarker { $token }
essence-event-bought = { $seat } kauft { $segment } für { $wealth } Reichtum
essence-event-placed = { $seat } stellt { $segment } auf { $cell }: { $essence } Essenz
essence-event-signed = { $seat } unterzeichnet { $treaty } für { $price }
essence-event-played = { $seat } spielt { $card }
essence-event-used = { $seat } nutzt { $segment }
essence-event-triggered = { $segment } von { $seat } wirkt
essence-event-gained-wealth = { $seat } erhält { $n } Reichtum
essence-event-gained-influence = { $seat } erhält { $n } Einfluss
essence-event-gained-essence = { $seat } erhält { $n } Essenz
essence-event-gained-attack = { $seat } erhöht den Angriff um { $n }
essence-event-gained-defense = { $seat } erhöht die Verteidigung um { $n }
essence-event-gained-foundations = { $seat } erhält { $n ->
    [one] ein Fundament
   *[other] { $n } Fundamente
}
essence-event-gained-readied = { $seat } macht { $n ->
    [one] ein Fundament
   *[other] { $n } Fundamente
} bereit
essence-event-lost-wealth = { $seat } bezahlt { $n } Reichtum
essence-event-lost-influence = { $seat } bezahlt { $n } Einfluss
essence-event-lost-essence = { $seat } verliert { $n } Essenz
essence-event-lost-attack = { $seat } senkt den Angriff um { $n }
essence-event-lost-defense = Die Verteidigung von { $seat } sinkt um { $n }
essence-event-lost-foundations = { $seat } verliert { $n ->
    [one] ein Fundament
   *[other] { $n } Fundamente
}
essence-event-lost-readied = { $seat } erschöpft { $n ->
    [one] ein Fundament
   *[other] { $n } Fundamente
}
essence-event-discarded = { $seat } wirft { $card } ab
essence-event-recovered = { $seat } holt { $card } zurück
essence-event-exhausted = { $seat } erschöpft { $segment } von { $owner }
essence-event-readied = { $seat } macht { $segment } wieder bereit
essence-event-moved = { $seat } versetzt { $segment } auf { $cell }: { $essence } Essenz
essence-event-swapped = { $seat } tauscht { $segment } mit { $other }: { $essence } Essenz
essence-event-token-embassy = { $seat } nimmt den Botschaftsmarker
essence-event-token-trade = { $seat } nimmt den Handelsmarker
essence-event-token-clock = { $seat } dreht die Sanduhr um: eine Hauptaktion mehr
essence-event-tokens = { $seat } nimmt { $wealth } Reichtum und { $influence } Einfluss von { $victim }
essence-event-attack-seat-won = { $seat } besiegt { $target }: { $attack } gegen { $defense }
essence-event-attack-seat-lost = { $seat } greift { $target } vergeblich an: { $attack } gegen { $defense }
essence-event-attack-threat-won = { $seat } besiegt die äußere Bedrohung: { $attack } gegen { $defense }
essence-event-attack-threat-lost = { $seat } greift die äußere Bedrohung vergeblich an: { $attack } gegen { $defense }
essence-event-attack-monster-won = { $seat } besiegt das Monster von „{ $fragment }“: { $attack } gegen { $defense }
essence-event-attack-monster-lost = { $seat } greift das Monster von „{ $fragment }“ vergeblich an: { $attack } gegen { $defense }
essence-event-struck = Die äußere Bedrohung trifft { $seat }, { $threat } gegen { $defense }: { $tokens } Marker verloren
essence-event-read = { $seat } liest „{ $fragment }“
essence-event-fragment = „{ $fragment }“ erscheint auf Feld { $space }
essence-event-fragment-gone = „{ $fragment }“ verlässt die Partie
essence-event-reserved = { $seat } merkt „{ $fragment }“ vor
essence-event-shards = { $seat } kommt auf Platz { $place }: { $shards } Splitter
essence-event-revenge-used = { $seat } nimmt Rache: ein Splitter mehr
essence-event-revenge-taken = { $seat } nimmt einen Rachemarker
essence-event-prophecies = Die Fragmente von { $seat } ergeben { $total }: { $shards } Splitter
essence-event-ended = { $n ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}

# Der Wertungsbogen
essence-score-rounds = Splitter der Runden
essence-score-revenge = Rache
essence-score-prophecies = Prophezeiungen

# Was die Karten sagen, zusammengesetzt aus ihren Daten
essence-kind = Segment: { $type }.
essence-neighbours = +{ $step } Essenz je Nachbar vom Typ { $plus }, −1 je Nachbar vom Typ { $minus }.
essence-once = Beim Bau: { $effects }.
essence-income = Einkommen: { $effects }.
essence-ability = { $cost }: { $effects }.
essence-priced = { $cost }, { $price }
essence-then = { $before }; { $after }
essence-per = je { $counter } { $effect }
essence-capped = { $effect } (höchstens { $cap })
essence-if = { $effect }, wenn ihr { $condition } habt
essence-requires = Bedingung: { $requirement }.
essence-bonus = Bonus: { $effects }.
essence-and = { $before } und { $after }

essence-speed-main = Hauptaktion
essence-speed-side = Nebenaktion
essence-or-speed-main = Oder als Hauptaktion
essence-or-speed-side = Oder als Nebenaktion
essence-price-wealth = { $n } Reichtum bezahlen
essence-price-influence = { $n } Einfluss bezahlen
essence-price-any = { $n } Marker bezahlen
essence-price-cards = { $n } { $n ->
    [one] Handkarte
   *[other] Handkarten
} abwerfen
essence-price-foundation = { $n } { $n ->
    [one] Fundament
   *[other] Fundamente
} erschöpfen
essence-price-attack = Angriff um { $n } senken
essence-price-defense = Verteidigung um { $n } senken

essence-on-attack_won = Jedes Mal, wenn ihr einen Angriff gewinnt
essence-on-attacked = Jedes Mal, wenn ein Spieler euch erfolgreich angreift
essence-on-build = Jedes Mal, wenn ihr ein anderes Segment baut
essence-on-read = Jedes Mal, wenn ihr ein Fragment lest
essence-on-treaty = Jedes Mal, wenn ihr einen Vertrag unterzeichnet
essence-on-pass = Wenn ihr passt

essence-do-gain_wealth = { $n } Reichtum erhalten
essence-do-gain_influence = { $n } Einfluss erhalten
essence-do-gain_any = { $n } Marker erhalten
essence-do-gain_essence = { $n } Essenz erhalten
essence-do-draw = { $n } { $n ->
    [one] Karte
   *[other] Karten
} ziehen
essence-do-raise_attack = Angriff um { $n } erhöhen
essence-do-raise_defense = Verteidigung um { $n } erhöhen
essence-do-add_foundation = { $n } { $n ->
    [one] neues Fundament
   *[other] neue Fundamente
} nehmen
essence-do-ready_foundation = { $n } { $n ->
    [one] Fundament
   *[other] Fundamente
} bereit machen
essence-do-attack-any = { $n ->
    [0] angreifen
   *[other] mit +{ $n } angreifen
}
essence-do-attack-player = { $n ->
    [0] einen Spieler angreifen
   *[other] einen Spieler mit +{ $n } angreifen
}
essence-do-attack-threat = { $n ->
    [0] die äußere Bedrohung angreifen
   *[other] die äußere Bedrohung mit +{ $n } angreifen
}
essence-do-attack-monster = { $n ->
    [0] ein Monster angreifen
   *[other] ein Monster mit +{ $n } angreifen
}
essence-plunder = { $attack } und bei einem Sieg bis zu { $n } Marker nehmen
essence-do-steal-wealth = { $n } Reichtum stehlen
essence-do-steal-influence = { $n } Einfluss stehlen
essence-do-steal-any = { $n } Marker stehlen
essence-do-sap_defense = die Verteidigung eines Gegners um { $n } senken
essence-do-force_discard = ein Gegner wirft { $n } { $n ->
    [one] Karte
   *[other] Karten
} ab
essence-do-exhaust_segment = { $n } { $n ->
    [one] Segment
   *[other] Segmente
} eines Gegners erschöpfen
essence-do-ready_segment = { $n } eurer erschöpften Segmente bereit machen
essence-do-recover = { $n ->
    [one] { $n } Karte
   *[other] bis zu { $n } Karten
} aus dem Ablagestapel zurückholen
essence-do-relocate-move = ein Segment versetzen
essence-do-relocate-swap = zwei Segmente tauschen
essence-do-relocate-any = ein Segment versetzen oder zwei tauschen
essence-do-build = ein Segment für { $n } Reichtum weniger bauen
essence-do-read = ein Fragment für { $n } Einfluss weniger lesen
essence-do-treaty = einen Vertrag für { $n } Marker weniger unterzeichnen
essence-do-cycle_prophecy = { $n ->
    [one] nach Wunsch { $n } Fragment
   *[other] bis zu { $n } Fragmente
} von der Prophezeiungsleiste abwerfen
essence-do-take-embassy = den Botschaftsmarker nehmen
essence-do-take-trade = den Handelsmarker nehmen
essence-do-take-clock = die Sanduhr für eine weitere Hauptaktion umdrehen

essence-if-won = bei gewonnenem Angriff { $effect }
essence-if-lost = bei verlorenem Angriff { $effect }
essence-at-least = mindestens
essence-at-most = höchstens
essence-each-seg_military = eigenem Segment vom Typ Militär
essence-each-seg_magical = eigenem Segment vom Typ Magie
essence-each-seg_economic = eigenem Segment vom Typ Wirtschaft
essence-each-seg_cultural = eigenem Segment vom Typ Kultur
essence-each-seg_political = eigenem Segment vom Typ Politik
essence-each-kinds = Typ auf eurer Insel
essence-each-monuments = eigenem Monument
essence-each-hand = Handkarte
essence-each-wins = in dieser Runde gewonnenem Angriff
essence-each-fragments = gelesenem Fragment
essence-each-treaties = in dieser Runde unterzeichnetem Vertrag
essence-each-attack = Punkt Angriff
essence-each-defense = Punkt Verteidigung
essence-have-seg_military = { $bound } { $n } eigene Segmente vom Typ Militär
essence-have-seg_magical = { $bound } { $n } eigene Segmente vom Typ Magie
essence-have-seg_economic = { $bound } { $n } eigene Segmente vom Typ Wirtschaft
essence-have-seg_cultural = { $bound } { $n } eigene Segmente vom Typ Kultur
essence-have-seg_political = { $bound } { $n } eigene Segmente vom Typ Politik
essence-have-kinds = { $bound } { $n } Typen auf eurer Insel
essence-have-monuments = { $bound } { $n } eigene Monumente
essence-have-hand = { $bound } { $n } Handkarten
essence-have-wins = { $bound } { $n } gewonnene Angriffe in dieser Runde
essence-have-fragments = { $bound } { $n } gelesene Fragmente
essence-have-treaties = { $bound } { $n } unterzeichnete Verträge in dieser Runde
essence-have-attack = Angriff { $bound } { $n }
essence-have-defense = Verteidigung { $bound } { $n }

essence-need-pattern = das Muster { $rows }
essence-need-wins = { $n } { $n ->
    [one] gewonnener Angriff
   *[other] gewonnene Angriffe
} in dieser Runde
essence-need-monster = sein in diesem Zug besiegtes Monster (Verteidigung { $n })
essence-need-spend-wealth = eine Gabe von { $n } Reichtum
essence-need-spend-influence = eine Gabe von { $n } Einfluss
essence-need-spend-any = eine Gabe von { $n } Markern
essence-below = { $above } / { $below }
essence-beside = { $left }{ $right }
essence-letter-military = M
essence-letter-magical = A
essence-letter-economic = E
essence-letter-cultural = C
essence-letter-political = P
essence-letter-any = *
essence-letter-nothing = ·

# Fraktionen
essence-faction-three_islands = Königreich der Drei Inseln
essence-faction-sun_university = Universität der Sonne
essence-faction-aurum_exchange = Aurum-Börse
essence-faction-windsong_commune = Windsang-Kommune
essence-faction-veiled_senate = Verschleierter Senat
essence-palace-three_islands = Palast: Königreich der Drei Inseln
essence-palace-sun_university = Palast: Universität der Sonne
essence-palace-aurum_exchange = Palast: Aurum-Börse
essence-palace-windsong_commune = Palast: Windsang-Kommune
essence-palace-veiled_senate = Palast: Verschleierter Senat
essence-theme-three_islands = Zwergische Kriegsflotten: siegt durch viele kleine Angriffe, die zur Lawine werden.
essence-theme-sun_university = Gelehrte des Großen Buches: siegt, indem sie früh und oft Fragmente liest.
essence-theme-aurum_exchange = Bankiers und Schiffbauer: siegt, indem sie mehr und größere Segmente baut als alle anderen.
essence-theme-windsong_commune = Wandernde Künstler: siegt durch große Kartenhände und das Umstellen der Insel.
essence-theme-veiled_senate = Spione und Juristen: siegt durch Verträge, Diebstahl und hohe Verteidigung.

# Gefolgsleute
essence-card-ti_axe_guard = Axtwache
essence-card-ti_ram_captain = Rammkapitän
essence-card-ti_war_drummer = Kriegstrommler
essence-card-ti_quartermaster = Quartiermeister
essence-card-ti_runesmith = Runenschmied
essence-card-ti_shieldbearer = Schildträger
essence-card-ti_oath_thane = Eid-Than
essence-card-us_engineer = Ingenieur
essence-card-us_heliologist = Heliologe
essence-card-us_lector = Lektor
essence-card-us_archivist = Archivar
essence-card-us_astral_scholar = Astralgelehrter
essence-card-us_sunfire_adept = Sonnenfeueradept
essence-card-us_seer = Seher
essence-card-ae_broker = Makler
essence-card-ae_master_builder = Baumeister
essence-card-ae_surveyor = Landvermesser
essence-card-ae_financier = Finanzier
essence-card-ae_auctioneer = Auktionator
essence-card-ae_sellsword_captain = Söldnerhauptmann
essence-card-ae_toll_keeper = Zolleinnehmer
essence-card-wc_choirmaster = Chorleiter
essence-card-wc_gardener = Himmelsgärtner
essence-card-wc_storyteller = Geschichtenerzähler
essence-card-wc_festival_host = Festgastgeber
essence-card-wc_windrider = Windreiter
essence-card-wc_envoy = Gesandter
essence-card-wc_dreamer = Träumer
essence-card-vs_diplomat = Diplomat
essence-card-vs_spymaster = Meisterspion
essence-card-vs_blackmailer = Erpresser
essence-card-vs_jurist = Jurist
essence-card-vs_saboteur = Saboteur
essence-card-vs_assassin = Assassine
essence-card-vs_orator = Redner

# Berater
essence-card-adv_admiral = Admiral
essence-card-adv_hierophant = Hierophant
essence-card-adv_treasurer = Schatzmeister
essence-card-adv_architect = Großer Architekt
essence-card-adv_warden = Oberster Wächter
essence-card-adv_oracle = Orakel

# Monumente
essence-card-mon_sky_marshal = Koloss des Himmelsmarschalls
essence-card-mon_last_wall = Zitadelle des Letzten Walls
essence-card-mon_iron_armada = Eiserne Armada
essence-card-mon_great_orrery = Großes Planetarium
essence-card-mon_world_root = Wurzel der Alten Welt
essence-card-mon_frozen_hour = Turmspitze der gefrorenen Stunde
essence-card-mon_grand_bourse = Große Börse
essence-card-mon_sky_dockyards = Himmelswerft
essence-card-mon_vault_of_kings = Gewölbe der Könige
essence-card-mon_hanging_gardens = Hängende Gärten
essence-card-mon_hall_of_songs = Halle der zehntausend Lieder
essence-card-mon_thousand_masks = Theater der tausend Masken
essence-card-mon_house_of_accord = Haus der Eintracht
essence-card-mon_high_tribunal = Hohes Tribunal

# Orte
essence-card-loc_barracks = Kaserne
essence-card-loc_watchtower = Wachturm
essence-card-loc_armory = Waffenkammer
essence-card-loc_cannon_deck = Kanonendeck
essence-card-loc_training_yard = Übungshof
essence-card-loc_bastion = Bastion
essence-card-loc_war_academy = Kriegsakademie
essence-card-loc_mercenary_camp = Söldnerlager
essence-card-loc_signal_beacon = Signalfeuer
essence-card-loc_siege_foundry = Belagerungsgießerei
essence-card-loc_garrison = Garnison
essence-card-loc_dueling_pit = Duellgrube
essence-card-loc_dreadnought_berth = Schlachtschiffdock
essence-card-loc_veterans_hall = Veteranenhalle
essence-card-loc_gatehouse = Torhaus
essence-card-loc_arcane_library = Arkane Bibliothek
essence-card-loc_essence_well = Essenzbrunnen
essence-card-loc_mage_tower = Magierturm
essence-card-loc_observatory = Sternwarte
essence-card-loc_alchemists_cellar = Alchemistenkeller
essence-card-loc_leyline_spire = Kraftlinienspitze
essence-card-loc_hourglass_tower = Sanduhrturm
essence-card-loc_scrying_pool = Seherbecken
essence-card-loc_golem_workshop = Golemwerkstatt
essence-card-loc_runestone_circle = Runensteinkreis
essence-card-loc_summoning_ring = Beschwörungsring
essence-card-loc_mirror_gate = Spiegeltor
essence-card-loc_apothecary = Apotheke
essence-card-loc_warding_obelisk = Schutzobelisk
essence-card-loc_sunstone_vault = Sonnensteingewölbe
essence-card-loc_tavern = Taverne
essence-card-loc_market = Markt
essence-card-loc_bank = Bank
essence-card-loc_mine = Mine
essence-card-loc_warehouse = Lagerhaus
essence-card-loc_quarry = Steinbruch
essence-card-loc_shipyard = Werft
essence-card-loc_trade_house = Handelshaus
essence-card-loc_workshop = Werkstatt
essence-card-loc_mint = Münzstätte
essence-card-loc_toll_bridge = Zollbrücke
essence-card-loc_granary = Kornspeicher
essence-card-loc_caravanserai = Karawanserei
essence-card-loc_brewery = Brauerei
essence-card-loc_goldsmith = Goldschmied
essence-card-loc_auction_hall = Auktionshalle
essence-card-loc_theatre = Theater
essence-card-loc_gardens = Gärten
essence-card-loc_amphitheatre = Amphitheater
essence-card-loc_museum = Museum
essence-card-loc_public_baths = Öffentliches Bad
essence-card-loc_statue_park = Statuenpark
essence-card-loc_concert_hall = Konzerthalle
essence-card-loc_school_of_song = Gesangsschule
essence-card-loc_festival_square = Festplatz
essence-card-loc_botanical_dome = Botanische Kuppel
essence-card-loc_scriptorium = Skriptorium
essence-card-loc_shrine_of_ancestors = Ahnenschrein
essence-card-loc_gallery = Galerie
essence-card-loc_wanderers_inn = Gasthaus der Wanderer
essence-card-loc_opera_house = Opernhaus
essence-card-loc_embassy_house = Botschaftshaus
essence-card-loc_senate_house = Senatshaus
essence-card-loc_courthouse = Gerichtshof
essence-card-loc_town_hall = Rathaus
essence-card-loc_tax_office = Steueramt
essence-card-loc_spy_den = Spionagenest
essence-card-loc_chancery = Kanzlei
essence-card-loc_diplomats_quarter = Diplomatenviertel
essence-card-loc_prison = Gefängnis
essence-card-loc_forum = Forum
essence-card-loc_customs_house = Zollhaus
essence-card-loc_archive_of_edicts = Archiv der Edikte
essence-card-loc_propaganda_office = Propagandaamt
essence-card-loc_governors_manor = Gouverneurspalais
essence-card-loc_border_post = Grenzposten

# Prophezeiungsfragmente
essence-card-pf1_first_stone = Der erste Stein
essence-card-pf1_copper_star = Der Kupferstern
essence-card-pf1_silent_scales = Die stumme Waage
essence-card-pf1_painted_rune = Die gemalte Rune
essence-card-pf1_drawn_sword = Das gezogene Schwert
essence-card-pf1_twin_coins = Die Zwillingsmünzen
essence-card-pf1_twin_masks = Die Zwillingsmasken
essence-card-pf1_twin_flames = Die Zwillingsflammen
essence-card-pf1_three_winds = Die drei Winde
essence-card-pf1_long_table = Die lange Tafel
essence-card-pf1_bent_road = Die krumme Straße
essence-card-pf1_crooked_stair = Die schiefe Treppe
essence-card-pf1_broken_gate = Das zerbrochene Tor
essence-card-pf1_two_banners = Zwei Banner fallen
essence-card-pf1_red_dawn = Eine rote Morgendämmerung
essence-card-pf1_offering_gold = Eine Gabe aus Gold
essence-card-pf1_offering_words = Eine Gabe aus Worten
essence-card-pf1_open_purse = Der offene Beutel
essence-card-pf1_ash_harpy = Die Aschenharpyie
essence-card-pf1_cliff_wyrm = Der Klippenwurm
essence-card-pf1_fog_stalker = Der Nebelpirscher
essence-card-pf2_square_of_oaths = Der Platz der Schwüre
essence-card-pf2_market_of_dreams = Der Markt der Träume
essence-card-pf2_hall_of_mirrors = Der Spiegelsaal
essence-card-pf2_golden_line = Die goldene Linie
essence-card-pf2_marching_song = Das Marschlied
essence-card-pf2_quiet_crown = Die stille Krone
essence-card-pf2_four_corners = Die vier Ecken
essence-card-pf2_hidden_court = Der verborgene Hof
essence-card-pf2_iron_choir = Der eiserne Chor
essence-card-pf2_long_watch = Die lange Wacht
essence-card-pf2_storm_of_blades = Ein Sturm der Klingen
essence-card-pf2_sealed_scrolls = Die versiegelten Rollen
essence-card-pf2_unmoved_mountain = Der unbewegte Berg
essence-card-pf2_ransom = Das Lösegeld des Himmels
essence-card-pf2_nine_promises = Die neun Versprechen
essence-card-pf2_great_tithe = Der große Zehnt
essence-card-pf2_basalt_giant = Der Basaltriese
essence-card-pf2_thunder_roc = Der Donnerroch
essence-card-pf2_drowned_king = Der ertrunkene König
essence-card-pf3_wheel_of_ages = Das Rad der Zeitalter
essence-card-pf3_crystal_square = Das Kristallquadrat
essence-card-pf3_emperors_road = Die Straße des Kaisers
essence-card-pf3_twin_thrones = Die Zwillingsthrone
essence-card-pf3_sun_and_anvil = Die Sonne und der Amboss
essence-card-pf3_last_harvest = Die letzte Ernte
essence-card-pf3_sleeping_fleet = Die schlafende Flotte
essence-card-pf3_war_without_end = Ein Krieg ohne Ende
essence-card-pf3_five_lights = Die fünf Lichter
essence-card-pf3_two_wonders = Die zwei Wunder
essence-card-pf3_empty_treasury = Die leere Schatzkammer
essence-card-pf3_last_word = Das letzte Wort
essence-card-pf3_old_dragon = Der Drache der Alten Welt
essence-card-pf3_leviathan = Der Wolkenleviathan
essence-card-pf3_faceless_god = Der gesichtslose Gott

# Verträge
essence-card-treaty_free_companies = Freie Kompanien
essence-card-treaty_rim_wardens = Wächter des Randes
essence-card-treaty_heralds = Gilde der Herolde
essence-card-treaty_masons = Steinmetze der Tiefe

# What a computer player judges a position by, as named in a hint.
essence-part-shards = Splitter
essence-part-essence = Essenz in dieser Runde
essence-part-prophecy = die Prophezeiung
essence-part-tokens = Reichtum und Einfluss
essence-part-hand = Karten auf der Hand
essence-part-island = die Insel in kommenden Runden
essence-part-readiness = Angriff, Verteidigung und Fundamente
essence-part-begun = was es in Gang setzt
essence-part-others = der Vorsprung vor den anderen

# Die Statistik: wie eine Partie gespielt wurde.
essence-way = { $players } Spieler

# What decides between equals.
essence-score-tie-prophecies = Gleichstand: die Werte der Prophezeiungen entscheiden
essence-score-tie-essence = Gleichstand: die letzte Essenz entscheidet
