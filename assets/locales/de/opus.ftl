# Ego & Opus: der Tisch

opus-name = Ego & Opus
opus-tagline = Künstlertruppen gegeneinander und gegen die Egos
opus-seat-player = Spieler { $number }
opus-seat-superego = das Über-Ich
opus-seat-egos = die Egos
opus-option-format = Spielform
opus-option-format-duel = Duell
opus-option-format-four = Vier Spieler
opus-option-format-solitaire = Solitär
opus-option-format-schism = Schisma
opus-option-format-superego = Über-Ich
opus-option-lists = Listen
opus-option-side_a = Seite A
opus-option-side_a-two = Zwei Spieler
opus-option-side_a-four = Vier Spieler
opus-option-side_a-solo = Ein Spieler
opus-option-side_b = Seite B
opus-option-side_b-two = Zwei Spieler
opus-option-side_b-four = Vier Spieler
opus-option-side_b-solo = Ein Spieler
opus-option-team_goal = Nötige Punkte der Partner
opus-option-superego_goal = Nötige Punkte des Über-Ichs
opus-option-max_rounds = Höchstzahl der Runden
opus-list-l1 = Des einen Plunder…
opus-list-l2 = Essen und Prügel
opus-list-l3 = Schaulust
opus-list-l4 = Wort und Musik
opus-list-l5 = Würze des Lebens
opus-school-vis = VIS
opus-school-mus = MUS
opus-school-lit = LIT
opus-school-pfm = PFM
opus-school-cft = CFT
opus-school-cul = CUL
opus-school-mrl = MRL
opus-school-all = ALL
opus-school-name-vis = Bildende Kunst
opus-school-name-mus = Musik
opus-school-name-lit = Literatur
opus-school-name-pfm = Bühne
opus-school-name-cft = Handwerk
opus-school-name-cul = Küche
opus-school-name-mrl = Kampfkunst
opus-school-name-all = Alle Schulen
opus-hidden-work = ein verdecktes Werk
opus-hidden-artist = ein verdeckter Künstler
opus-hidden-ego = ein verdecktes Ego
opus-nobody = niemand
opus-nothing = nichts
opus-no-target = kein Ziel
opus-not-an-ego = kein Ego
opus-zone = Zone { $number }
opus-zone-b = Platz { $number } gegenüber
opus-row = Ego-Reihe { $number }
opus-mode-2 = auf den Künstler, den die Strategie findet
opus-mode-4 = auf sich selbst
opus-mode-8 = ohne Ziel
opus-verb-place-artist = Künstler aufstellen
opus-verb-place-ego = Ego aufstellen
opus-verb-play = Werk legen
opus-verb-play-no-work = Kein Werk
opus-verb-target-ego = Zielen auf
opus-verb-target-artist = Auf den Künstler zielen
opus-verb-target-nothing = Kein Ziel
opus-verb-discard = Abwerfen
opus-verb-flip = Aufdecken
opus-verb-copy = Kopie ansagen
opus-verb-pick-work = Wählen
opus-verb-pick-artist = Künstler wählen
opus-verb-pick-ego = Ego wählen
opus-verb-stop = Nichts weiter
opus-verb-yes = Ja
opus-verb-no = Nein
opus-verb-take = Nehmen
opus-verb-put-back = Als Nächstes zurücklegen
opus-verb-name-school = Nennen
opus-verb-replace-artist = Auftreten lassen
opus-verb-replace-ego = Ego auftreten lassen
opus-verb-choose-opponent = Wählen
opus-verb-choose-mode = Einsetzen
opus-verb-ego-rolls = Gleichstand auswürfeln
opus-verb-ego-attacks = Das Ego greift an
opus-verb-ego-works = Das Ego nutzt sein Werk
opus-verb-ego-works-on = Das Ego nutzt sein Werk gegen
opus-verb-ego-passes = Das Ego ruht
opus-phase-setup = Aufbau
opus-phase-draw = Ziehphase
opus-phase-play = Legephase
opus-phase-flip = Aufdeckphase
opus-phase-superego = das Über-Ich legt Werke
opus-phase-egos = Ego-Phase
opus-phase-end = Rundenende
opus-phase-over = das Ende
opus-headline-setup = { $phase }
opus-headline = Runde { $round }, { $phase }
opus-prompt-place = Stelle einen Künstler oder ein Ego aus deinem Fundus auf.
opus-prompt-play = Lege ein Werk zu { $card } oder keines.
opus-prompt-target = Wähle ein Ziel für { $card }.
opus-prompt-discard = Wirf ein Werk aus deiner Hand ab.
opus-prompt-flip-or-copy = { $card }: Decke das Werk auf oder sage es als Kopie von { $work } an.
opus-prompt-pick = { $card }: Wähle { $what ->
    [work] ein Werk
    [artist] einen Künstler
    [ego] ein Ego
   *[card] eine Karte
}{ $is_free ->
    [1] {" "}oder höre auf
   *[0] {""}
}.
opus-prompt-may = { $card }: Willst du diese Fähigkeit nutzen?
opus-prompt-search = Wähle ein Werk aus deiner Mappe.
opus-prompt-scry = Nimm eines der angesehenen Werke.
opus-prompt-order-top = Welches Werk kommt als Nächstes zurück? Das erste liegt am Ende oben.
opus-prompt-school = Nenne eine Schule für { $card }.
opus-prompt-retarget = Wähle ein neues Ziel für { $card }.
opus-prompt-replace = Wähle, wer an die Stelle von { $card } tritt.
opus-prompt-opponent = { $card }: Wähle einen Gegner.
opus-prompt-other = { $card }: Wähle einen anderen deiner Künstler.
opus-prompt-superego-play = Lege ein Werk zu { $card } oder keines.
opus-prompt-superego-mode = Wie soll { $card } das Werk einsetzen?
opus-prompt-ego = { $card } folgt seinen Strategien.
opus-not-now = Das geht jetzt nicht.
opus-not-in-hand = Dieses Werk ist nicht auf deiner Hand.
opus-out-of-range = Dort steht kein Ego in Reichweite: nur gegenüber, direkt darüber oder direkt darunter.
opus-no-such-target = Das Werk erlaubt dieses Ziel nicht.
opus-not-in-vault = Diese Karte kann nicht aus dem Fundus dorthin kommen.
opus-strategy-decides = Die Strategien des Egos verlangen etwas anderes.
opus-not-offered = Das steht nicht zur Wahl.
opus-score-points = Punkte
opus-turn-egos = Die Egos greifen an
opus-won-egos = Die Egos gewinnen
opus-score-ego = Ausgeschiedene Egos
opus-score-opposite = Ausgeschiedene Künstler gegenüber
opus-score-prey = Durch Egos ausgeschiedene Künstler
opus-score-lost = Eigene ausgeschiedene Künstler
opus-score-earlier = Bevor die Partie hier geöffnet wurde
opus-why-own-work = { $ego } hat ein Werk, das kein Opfer braucht.
opus-why-lured = { $ego } ist von { $card } angelockt.
opus-why-nobody = Niemand passt zu einer Strategie von { $ego }.
opus-why-top = { $ego }, erste Strategie: { $strategy }. Sie trifft auf { $artists } zu.
opus-why-bottom = { $ego }, zweite Strategie: { $strategy }. Sie trifft auf { $artists } zu.
opus-why-value = { $card } { $value }
opus-why-dice = Die Würfel zeigen { $dice }: { $card }.
opus-why-left-out = Egos lassen aus, wer vor Gleichständen sicher ist.
opus-criterion-die = Würfel
opus-deck-unknown_card = Keine Karte heißt { $card }.
opus-deck-wrong_place = { $card } liegt im falschen Teil des Decks.
opus-deck-bad_quantity = Die Anzahl von { $card } muss eine ganze Zahl von mindestens { $allowed } sein.
opus-deck-portfolio_size = Die Mappe enthält { $found } Werke statt { $allowed }.
opus-deck-too_many_copies = Die Mappe enthält { $card } { $found }-mal; { $allowed } sind erlaubt.
opus-deck-idea_in_portfolio = Ideen gehören in den Fundus, nie in die Mappe.
opus-deck-artist_count = Der Fundus enthält { $found } Künstler statt { $allowed }.
opus-deck-ego_count = Der Fundus enthält { $found } Egos statt { $allowed }.
opus-deck-duplicate_artist = { $card } steht { $found }-mal im Fundus; einmal ist erlaubt.
opus-deck-duplicate_ego = Das Ego { $card } steht { $found }-mal im Fundus; einmal ist erlaubt.
opus-deck-unplayable_work = Kein Künstler des Fundus übt die Schule von { $card } aus.
opus-deck-missing_ideas = { $card } nutzt Ideen, und der Fundus enthält keine.
opus-deck-useless_ideas = Der Fundus enthält Ideen, die keine Karte nutzt.
opus-deck-absent_specialty = Die Spezialität von { $card } ist nicht in der Mappe.
opus-deck-no-json = Die Datei ist kein JSON-Text.
opus-deck-no-deck = Ein Deck ist ein Objekt mit Mappe („portfolio“) und Fundus („vault“).
opus-failed-0 = falsche Schule
opus-failed-1 = zu wenig Antrieb
opus-failed-2 = Aktion aufgehoben
opus-failed-3 = es nimmt dieses Ziel nicht an
opus-failed-4 = dort steht niemand
opus-moved-to-0 = auf die Hand
opus-moved-to-1 = auf den Friedhof
opus-moved-to-2 = oben auf die Mappe
opus-moved-to-3 = unter die Mappe
opus-moved-to-4 = in den Fundus
opus-event-card-entered = { $card } tritt auf ({ $seat })
opus-event-card-swapped = { $seat } tauscht { $card } aus
opus-event-round-begun = Runde { $round } beginnt
opus-event-work-drawn = { $seat } zieht { $work }
opus-event-portfolio-shuffled = { $seat } mischt die Mappe
opus-event-work-discarded = { $seat } wirft { $work } ab
opus-event-work-milled = { $seat } legt { $work } aus der Mappe auf den Friedhof
opus-event-work-laid = { $card } bekommt ein Werk
opus-event-secrets-shown = Beide Seiten zeigen, was sie gewählt haben
opus-event-no-work-laid = { $card } bekommt kein Werk
opus-event-target-chosen = Ziel von { $card }: { $target }
opus-event-target-shown = Ziel von { $card }: { $target }
opus-event-work-shown = { $seat } zeigt { $work }
opus-event-hand-shown = { $seat } zeigt die Hand: { $works }
opus-event-work-flipped = { $card } deckt { $work } auf
opus-event-copy-declared = { $card } sagt eine Kopie von { $kind } an
opus-event-cost-paid = { $card } zahlt { $amount }
opus-event-work-failed = Aus dem Werk von { $card } wird nichts: { $reason }
opus-event-result-borrowed = { $card } leiht sich die Wirkung von { $kind }
opus-event-attacked = { $card } greift { $other } mit { $amount } an
opus-event-damaged = { $card } erleidet { $amount } Schaden: noch { $total }
opus-event-damage-prevented = { $amount } Schaden an { $card } wird verhindert
opus-event-gained = { $card } erhält { $amount }: jetzt { $total }
opus-event-lost = { $card } verliert { $amount }: noch { $total }
opus-event-mixed = { $card } und { $other } haben jetzt beide { $total }
opus-event-shielded = Die nächsten { $amount } Schaden an { $card } werden verhindert
opus-event-attack-changed = Der Angriff von { $card } ändert sich { $duration } um { $amount }
opus-event-strategies-traded = Die Strategien von { $card } tauschen die Plätze
opus-event-school-named = { $card } übt nur noch { $school } aus
opus-event-school-learned = { $card } lernt von { $other }
opus-event-boosted = Das nächste Werk von { $card } wird um { $amount } verstärkt
opus-event-ideas-taken = { $seat } nimmt Ideen auf die Hand: { $amount }
opus-event-idea-attached = { $work } wird an { $card } angelegt
opus-event-work-found = { $seat } findet { $work }
opus-event-work-taken = { $seat } nimmt { $work }
opus-event-top-looked-at = { $seat } sieht oben in die Mappe: { $amount }
opus-event-works-exchanged = { $seat } und { $other_seat } tauschen Werke: { $amount }
opus-event-work-moved = { $work } kommt { $to }
opus-event-work-transferred = { $work } liegt jetzt an { $card }
opus-event-order-changed = { $card } rückt auf Platz { $position } der Reihenfolge
opus-event-next-start-fixed = Die nächste Runde beginnt in der Reihe von { $card }
opus-event-retargeted = Neues Ziel von { $card }: { $target }
opus-event-lured = { $card } wird von { $other } angelockt
opus-event-skipped = { $card } greift in dieser Runde nicht an
opus-event-negated = Die Aktion von { $card } wird aufgehoben
opus-event-countering = { $card } wird zurückschlagen
opus-event-ability-used = Der Text von { $card } wirkt
opus-event-retired = { $card } scheidet aus (durch { $other })
opus-event-points-changed = Punkte von { $seat }: { $amount }, jetzt { $total }
opus-event-dice-rolled = Gleichstand für { $card }, Würfel { $dice }
opus-event-ego-idle = { $card } greift nicht an
opus-event-ego-work-shown = Das Werk bei { $card } ist { $work }
opus-event-round-ended = Runde { $round } endet
opus-event-attempt-succeeded = Der Versuch ist in Runde { $round } gelungen: je weniger Runden, desto besser
opus-event-match-ended = Die Partie ist zu Ende; sie geht an { $winners }
opus-number-cost = Kosten
opus-number-attack = Angriff
opus-number-drive = Antrieb
opus-number-health = Gesundheit
opus-join-comma = { $left }, { $right }
opus-join-sentences = { $left } { $right }
opus-join-and = { $left } und { $right }
opus-join-or = { $left } oder { $right }

# Der Wortschatz der Karten: daraus werden ihre Texte gebildet

opus-line-targets = Ziele: { $targets }.
opus-line-lasting = Solange angelegt: { $text }
opus-line-specialty = Spezialität: { $work }.
opus-line-top = Oben: { $strategy }.
opus-line-bottom = Unten: { $strategy }.
opus-target-e = ein Ego
opus-target-a = ein anderer Künstler
opus-target-s = dieser Künstler
opus-target-n = keines
opus-while = Solange { $condition }, { $text }
opus-static-attack = { $plain ->
        [yes] { $place ->
            [inside] hat { $card_nom } { $sign }{ $amount } Angriff.
           *[start] { $card_start } hat { $sign }{ $amount } Angriff.
        }
       *[no] { $place ->
            [inside] hat { $card_nom } +X Angriff; X ist { $amount }.
           *[start] { $card_start } hat +X Angriff; X ist { $amount }.
        }
    }
opus-static-armor = { $plain ->
        [yes] { $place ->
            [inside] ist jeder Schaden an { $card_dat } um { $amount } geringer.
           *[start] Jeder Schaden an { $card_dat } ist um { $amount } geringer.
        }
       *[no] { $place ->
            [inside] ist jeder Schaden an { $card_dat } um X geringer; X ist { $amount }.
           *[start] Jeder Schaden an { $card_dat } ist um X geringer; X ist { $amount }.
        }
    }
opus-static-cost = { $plain ->
        [yes] { $place ->
            [inside] kosten die Werke dieses Künstlers { $grows ->
                [yes] { $amount } mehr.
               *[no] { $amount } weniger.
            }
           *[start] Die Werke dieses Künstlers kosten { $grows ->
                [yes] { $amount } mehr.
               *[no] { $amount } weniger.
            }
        }
       *[no] { $place ->
            [inside] kosten die Werke dieses Künstlers X mehr; X ist { $amount }.
           *[start] Die Werke dieses Künstlers kosten X mehr; X ist { $amount }.
        }
    }
opus-static-cost-of = { $plain ->
        [yes] Werke, die { $traits }, kosten diesen Künstler { $grows ->
            [yes] { $amount } mehr.
           *[no] { $amount } weniger.
        }
       *[no] Werke, die { $traits }, kosten diesen Künstler X mehr; X ist { $amount }.
    }
opus-static-give = { $plain ->
        [yes] { $place ->
            [inside] gibt { $card_nom } anderen Karten jedes Mal { $amount } Antrieb oder Gesundheit mehr.
           *[start] Immer wenn { $card_nom } einer anderen Karte Antrieb oder Gesundheit gibt, ist es { $amount } mehr.
        }
       *[no] { $place ->
            [inside] gibt { $card_nom } anderen Karten jedes Mal X Antrieb oder Gesundheit mehr; X ist { $amount }.
           *[start] Immer wenn { $card_nom } einer anderen Karte Antrieb oder Gesundheit gibt, sind es X mehr; X ist { $amount }.
        }
    }
opus-static-tie-safe = { $place ->
        [inside] lassen Egos, die einen Gleichstand auflösen, { $card_acc } aus, wenn sie können.
       *[start] Egos, die einen Gleichstand auflösen, lassen { $card_acc } aus, wenn sie können.
    }
opus-static-unseen = { $place ->
        [inside] übersieht die Strategie, die ein Ego zuerst ansieht, { $card_acc }.
       *[start] Die Strategie, die ein Ego zuerst ansieht, übersieht { $card_acc }.
    }
opus-static-no-point-loss = { $place ->
        [inside] verlierst du keinen Punkt, wenn { $card_nom } ausscheidet.
       *[start] Du verlierst keinen Punkt, wenn { $card_nom } ausscheidet.
    }
opus-static-see-targets = { $place ->
        [inside] darfst du die verborgenen Ziele der Gegner ansehen.
       *[start] Du darfst die verborgenen Ziele der Gegner ansehen.
    }
opus-aura = { $plain ->
        [yes] { $sign }{ $amount } Angriff für { $cards }.
       *[no] +X Angriff für { $cards }; X ist { $amount }.
    }
opus-when-if = { $when }, falls { $condition }
opus-noun-nom = { $kind ->
        [ego] ein Ego
        [artist] ein Künstler
        [mine] einer deiner Künstler
        [self] dieser Künstler
        [another] ein anderer Künstler
        [player] ein Spieler
        [opponent] ein Gegner
       *[card] eine Karte
    }
opus-noun-acc = { $kind ->
        [ego] ein Ego
        [artist] einen Künstler
        [mine] einen deiner Künstler
        [self] diesen Künstler
        [another] einen anderen Künstler
        [player] einen Spieler
        [opponent] einen Gegner
       *[card] eine Karte
    }
opus-noun-dat = { $kind ->
        [ego] einem Ego
        [artist] einem Künstler
        [mine] einem deiner Künstler
        [self] diesem Künstler
        [another] einem anderen Künstler
        [player] einem Spieler
        [opponent] einem Gegner
       *[card] einer Karte
    }
opus-trigger = { $when }: { $text }
opus-trigger-may = { $when }: Du darfst dies tun: { $text }
opus-when-round-start = Zu Beginn der Runde
opus-when-flip-start = Zu Beginn der Aufdeckphase
opus-when-flip-end = Am Ende der Aufdeckphase
opus-when-round-end = Am Ende der Runde
opus-when-flipped = { $has_traits ->
        [yes] Immer wenn { $subject } ein Werk ausgeführt hat, das { $traits }
       *[no] Immer wenn { $subject } ein Werk ausgeführt hat
    }
opus-when-attack-made = Immer wenn { $doer } { $subject_acc } angegriffen hat
opus-when-retired = { $is_doer ->
        [self] Immer wenn dieser Künstler { $subject_acc } ausscheiden lässt
       *[other] Immer wenn { $subject } ausscheidet
    }
opus-when-entered = Immer wenn { $subject } aus einem Fundus ins Spiel kommt
opus-when-gained = { $is_subject ->
        [self] Immer wenn { $subject } Antrieb erhält
       *[other] Immer wenn { $subject } Antrieb oder Gesundheit erhält
    }
opus-when-drew = Immer wenn { $actor } außerhalb der Ziehphase Werke zieht
opus-when-discarded = Immer wenn { $actor } ein Werk aus der Hand auf den Friedhof legt
opus-when-detached = Immer wenn ein Werk von { $subject_dat } abgelöst wird
opus-if = Wenn { $condition }: { $text }
opus-if-else = Wenn { $condition }: { $text } Sonst: { $otherwise }
opus-each = Für { $cards }: { $text }
opus-pick = { $number ->
        [one] Wähle 1 von { $cards }: { $text }
       *[other] Wähle { $number } von { $cards }. Für jede Wahl: { $text }
    }
opus-upto = { $number ->
        [one] Wähle, wenn du willst, 1 von { $cards }. Wenn du es tust: { $text }
       *[other] Wähle bis zu { $number } von { $cards }. Für jede Wahl: { $text }
    }
opus-discard-upto = { $number ->
        [one] Du darfst 1 Werk abwerfen.
       *[other] Wirf bis zu { $number } Werke ab.
    }
opus-may = Du darfst dies tun: { $text }
opus-duration-round = in dieser Runde
opus-duration-next = bis zum Ende der nächsten Runde
opus-duration-game = dauerhaft
opus-to-hand = auf die Hand des Eigentümers
opus-to-graveyard = auf den Friedhof des Eigentümers
opus-to-top = oben auf die Mappe des Eigentümers
opus-to-bottom = unter die Mappe des Eigentümers
opus-ref-self = { $case ->
        [start] Dieser Künstler
        [nom] dieser Künstler
        [dat] diesem Künstler
        [gen] dieses Künstlers
       *[other] diesen Künstler
    }
opus-ref-holder = { $case ->
        [start] Der Künstler
        [nom] der Künstler
        [dat] dem Künstler
        [gen] des Künstlers
       *[other] den Künstler
    }
opus-ref-target = { $case ->
        [start] Das Ziel
        [dat] dem Ziel
        [gen] des Ziels
       *[other] das Ziel
    }
opus-ref-it = { $kind ->
        [artist] { $case ->
            [start] Jener Künstler
            [nom] jener Künstler
            [dat] jenem Künstler
            [gen] jenes Künstlers
           *[other] jenen Künstler
        }
        [ego] { $case ->
            [start] Dieses Ego
            [dat] diesem Ego
            [gen] dieses Egos
           *[other] dieses Ego
        }
        [work] { $case ->
            [start] Dieses Werk
            [dat] diesem Werk
            [gen] dieses Werks
           *[other] dieses Werk
        }
       *[card] { $case ->
            [start] Diese Karte
            [dat] dieser Karte
            [gen] dieser Karte
           *[other] diese Karte
        }
    }
opus-ref-other = { $case ->
        [start] Dein anderer Künstler
        [nom] dein anderer Künstler
        [dat] deinem anderen Künstler
        [gen] deines anderen Künstlers
       *[other] deinen anderen Künstler
    }
opus-ref-subject = { $kind ->
        [artist] { $case ->
            [start] Jener Künstler
            [nom] jener Künstler
            [dat] jenem Künstler
            [gen] jenes Künstlers
           *[other] jenen Künstler
        }
        [ego] { $case ->
            [start] Jenes Ego
            [dat] jenem Ego
            [gen] jenes Egos
           *[other] jenes Ego
        }
       *[card] { $case ->
            [start] Jene Karte
            [dat] jener Karte
            [gen] jener Karte
           *[other] jene Karte
        }
    }
opus-ref-doer = { $kind ->
        [artist] { $case ->
            [start] Jener Künstler
            [nom] jener Künstler
            [dat] jenem Künstler
            [gen] jenes Künstlers
           *[other] jenen Künstler
        }
        [ego] { $case ->
            [start] Jenes Ego
            [dat] jenem Ego
            [gen] jenes Egos
           *[other] jenes Ego
        }
       *[card] { $case ->
            [start] Die Quelle des Schadens
            [dat] der Quelle des Schadens
            [gen] der Quelle des Schadens
           *[other] die Quelle des Schadens
        }
    }
opus-ref-this = { $case ->
        [start] Dieses Werk
        [dat] diesem Werk
        [gen] dieses Werks
       *[other] dieses Werk
    }
opus-ref-work = { $case ->
        [start] Das Werk
        [dat] dem Werk
        [gen] des Werks
       *[other] das Werk
    }
opus-ref-facedown = { $case ->
        [start] Das verdeckte Werk { $card_gen }
        [dat] dem verdeckten Werk { $card_gen }
        [gen] des verdeckten Werks { $card_gen }
       *[other] das verdeckte Werk { $card_gen }
    }
opus-ref-across = { $case ->
        [start] Die Karte gegenüber { $card_dat }
        [dat] der Karte gegenüber { $card_dat }
        [gen] der Karte gegenüber { $card_dat }
       *[other] die Karte gegenüber { $card_dat }
    }
opus-ref-aim = { $own ->
        [yes] { $case ->
            [start] Das eigene Ziel
            [dat] dem eigenen Ziel
            [gen] des eigenen Ziels
           *[other] das eigene Ziel
        }
       *[no] { $case ->
            [start] Die Zielkarte { $card_gen }
            [dat] der Zielkarte { $card_gen }
            [gen] der Zielkarte { $card_gen }
           *[other] die Zielkarte { $card_gen }
        }
    }
opus-player-me = { $case ->
        [start] Du
        [dat] dir
        [gen] von dir
       *[other] du
    }
opus-player-opp = { $case ->
        [start] Ein Gegner
        [dat] einem Gegner
        [gen] eines Gegners
       *[other] ein Gegner
    }
opus-player-actor = { $case ->
        [start] Der betroffene Spieler
        [dat] dem betroffenen Spieler
        [gen] des betroffenen Spielers
       *[other] der betroffene Spieler
    }
opus-player-owner = { $case ->
        [start] Der Spieler { $card_gen }
        [dat] dem Spieler { $card_gen }
        [gen] des Spielers { $card_gen }
       *[other] der Spieler { $card_gen }
    }
opus-set-only = { $form ->
        [each] { $members } (nur wenn { $condition })
       *[other] { $members } (jeweils nur, wenn { $condition })
    }
opus-set-that-work = { $members }, das { $traits }
opus-set-that-card = { $members }, der { $traits }
opus-set-that-many = { $members }, die { $traits }
opus-set-egos = { $form ->
        [each] jedes Ego im Spiel
        [of] den Egos im Spiel
       *[many] der Egos im Spiel
    }
opus-set-artists = { $form ->
        [each] jeden Künstler im Spiel
        [of] den Künstlern im Spiel
       *[many] der Künstler im Spiel
    }
opus-set-mine = { $form ->
        [each] jeden deiner Künstler
        [of] deinen Künstlern
       *[many] deiner Künstler
    }
opus-set-allies = { $form ->
        [each] jeden deiner anderen Künstler
        [of] deinen anderen Künstlern
       *[many] deiner anderen Künstler
    }
opus-set-foes = { $form ->
        [each] jeden gegnerischen Künstler
        [of] den gegnerischen Künstlern
       *[many] der gegnerischen Künstler
    }
opus-set-near = { $form ->
        [each] jedes Ego direkt über oder unter { $card_dat }
        [of] den Egos direkt über oder unter { $card_dat }
       *[many] der Egos direkt über oder unter { $card_dat }
    }
opus-set-attached = { $others ->
        [yes] { $form ->
            [each] jedes andere an { $card_dat } angelegte Werk
            [of] den anderen an { $card_dat } angelegten Werken
           *[many] der anderen an { $card_dat } angelegten Werke
        }
       *[no] { $form ->
            [each] jedes an { $card_dat } angelegte Werk
            [of] den an { $card_dat } angelegten Werken
           *[many] der an { $card_dat } angelegten Werke
        }
    }
opus-trait-school = { $denied ->
        [yes] { $form ->
            [work] nicht { $school } ist
            [card] nicht { $school } ist
           *[works] nicht { $school } sind
        }
       *[no] { $form ->
            [work] { $school } ist
            [card] { $school } ist
           *[works] { $school } sind
        }
    }
opus-trait-named = { $denied ->
        [yes] { $form ->
            [work] nicht als { $work } zählt
           *[works] nicht als { $work } zählen
        }
       *[no] { $form ->
            [work] als { $work } zählt
           *[works] als { $work } zählen
        }
    }
opus-trait-faceup = { $denied ->
        [yes] { $form ->
            [work] nicht offen liegt
           *[works] nicht offen liegen
        }
       *[no] { $form ->
            [work] offen liegt
           *[works] offen liegen
        }
    }
opus-trait-same-target = { $denied ->
        [yes] { $form ->
            [card] nicht dasselbe Ziel hat
           *[cards] nicht dasselbe Ziel haben
        }
       *[no] { $form ->
            [card] dasselbe Ziel hat
           *[cards] dasselbe Ziel haben
        }
    }
opus-trait-cost = { $form ->
        [work] { $bound } kostet
       *[works] { $bound } kosten
    }
opus-trait-words = { $form ->
        [work] einen Namen aus { $how ->
            [equal] { $value }
           *[other] { $bound }
        } { $value ->
            [one] Wort
           *[other] Wörtern
        } hat
       *[works] einen Namen aus { $how ->
            [equal] { $value }
           *[other] { $bound }
        } { $value ->
            [one] Wort
           *[other] Wörtern
        } haben
    }
opus-bound-equal = genau { $value }
opus-bound-unequal = nicht genau { $value }
opus-bound-most = höchstens { $value }
opus-bound-least = mindestens { $value }
opus-bound-less = weniger als { $value }
opus-bound-more = mehr als { $value }
opus-set-hand = { $who ->
        [me] { $form ->
            [each] jedes Werk auf deiner Hand
            [of] den Werken auf deiner Hand
           *[many] der Werke auf deiner Hand
        }
       *[other] { $form ->
            [each] jedes Werk auf der Hand { $player }
            [of] den Werken auf der Hand { $player }
           *[many] der Werke auf der Hand { $player }
        }
    }
opus-set-graveyard = { $who ->
        [me] { $form ->
            [each] jedes Werk auf deinem Friedhof
            [of] den Werken auf deinem Friedhof
           *[many] der Werke auf deinem Friedhof
        }
       *[other] { $form ->
            [each] jedes Werk auf dem Friedhof { $player }
            [of] den Werken auf dem Friedhof { $player }
           *[many] der Werke auf dem Friedhof { $player }
        }
    }
opus-value-n = { $count ->
        [did] 1, wenn du es getan hast, sonst 0
        [chosen] die Anzahl der gewählten
        [each] ihre Anzahl
        [shown] die Höhe der Antriebskosten
       *[number] diese Anzahl
    }
opus-value-round-no = die Nummer der Runde
opus-value-count = die Anzahl { $cards }
opus-value-negative = minus { $amount }
opus-value-plus = { $left } plus { $right }
opus-value-minus = { $left } minus { $right }
opus-value-times = { $left } mal { $right }
opus-value-at-most = { $number }, höchstens { $limit }
opus-value-min = das Kleinere von { $left } und { $right }
opus-value-max = das Größere von { $left } und { $right }
opus-value-div = { $left } geteilt durch { $right }, abgerundet
opus-value-attack = der Angriff { $card }
opus-value-base-attack = der gedruckte Angriff { $card }
opus-value-vital = { $vital ->
        [drive] der Antrieb { $card }
        [health] die Gesundheit { $card }
       *[both] der Antrieb oder die Gesundheit { $card }
    }
opus-value-base-vital = { $vital ->
        [drive] der gedruckte Antrieb { $card }
        [health] die gedruckte Gesundheit { $card }
       *[both] der gedruckte Wert von Antrieb oder Gesundheit { $card }
    }
opus-value-position = der Platz { $card } in der Reihenfolge
opus-value-words = die Anzahl der Wörter im Namen { $card }
opus-value-cost = die Höhe der Antriebskosten { $card }
opus-cond-equal = { $left } gleich { $right } ist
opus-cond-did = du es getan hast
opus-cond-shown = es { $bound } kostet
opus-cond-count = { $has_traits ->
        [yes] die Anzahl { $some }, mindestens { $value } ist
       *[no] die Anzahl { $some } mindestens { $value } ist
    }
opus-cond-unequal = { $left } nicht gleich { $right } ist
opus-cond-most = { $left } höchstens { $right } ist
opus-cond-least = { $left } mindestens { $right } ist
opus-cond-less = { $left } kleiner als { $right } ist
opus-cond-more = { $left } größer als { $right } ist
opus-cond-odd = { $left } ungerade ist
opus-cond-even = { $left } gerade ist
opus-cond-same = { $denied ->
        [yes] { $left } nicht { $right } ist
       *[no] { $left } { $right } ist
    }
opus-cond-first = { $denied ->
        [yes] { $card } nicht an erster Stelle der Reihenfolge steht
       *[no] { $card } an erster Stelle der Reihenfolge steht
    }
opus-cond-last = { $denied ->
        [yes] { $card } nicht an letzter Stelle der Reihenfolge steht
       *[no] { $card } an letzter Stelle der Reihenfolge steht
    }
opus-cond-acted = { $denied ->
        [yes] { $card } noch nicht gehandelt hat
       *[no] { $card } schon gehandelt hat
    }
opus-cond-is-ego = { $denied ->
        [yes] { $card } kein Ego ist
       *[no] { $card } ein Ego ist
    }
opus-cond-is-artist = { $denied ->
        [yes] { $card } kein Künstler ist
       *[no] { $card } ein Künstler ist
    }
opus-cond-is-mine = { $denied ->
        [yes] { $card } nicht dir gehört
       *[no] { $card } dir gehört
    }
opus-cond-gained = { $denied ->
        [yes] { $card } in dieser Runde nichts erhalten hat
       *[no] { $card } in dieser Runde { $vital ->
            [drive] Antrieb
            [health] Gesundheit
           *[both] Antrieb oder Gesundheit
        } erhalten hat
    }
opus-cond-has-facedown = { $denied ->
        [yes] { $card } kein verdecktes Werk hat
       *[no] { $card } ein verdecktes Werk hat
    }
opus-cond-is-opp = { $denied ->
        [yes] { $player } nicht zu deinen Gegnern gehört
       *[no] { $player } zu deinen Gegnern gehört
    }
opus-cond-faceup = { $denied ->
        [yes] { $card } nicht offen liegt
       *[no] { $card } offen liegt
    }
opus-cond-named = { $denied ->
        [yes] { $card } nicht als { $work } zählt
       *[no] { $card } als { $work } zählt
    }
opus-cond-school = { $denied ->
        [yes] { $card } nicht { $school } ist
       *[no] { $card } { $school } ist
    }
opus-do-damage = { $plain ->
        [yes] Füge { $card_dat } { $amount } Schaden zu.
       *[no] Füge { $card_dat } X Schaden zu; X ist { $amount }.
    }
opus-do-gain = { $card_start } erhält { $plain ->
        [yes] { $amount }
       *[no] X
    } { $vital ->
        [drive] Antrieb
        [health] Gesundheit
       *[both] Antrieb oder Gesundheit
    }{ $plain ->
        [yes] .
       *[no] ; X ist { $amount }.
    }
opus-do-lose = { $card_start } verliert { $plain ->
        [yes] { $amount }
       *[no] X
    } { $vital ->
        [drive] Antrieb
        [health] Gesundheit
       *[both] Antrieb oder Gesundheit
    }{ $plain ->
        [yes] .
       *[no] ; X ist { $amount }.
    }
opus-do-shield = { $plain ->
        [yes] Verhindere in dieser Runde die nächsten { $amount } Schaden an { $card_dat }.
       *[no] Verhindere in dieser Runde die nächsten X Schaden an { $card_dat }; X ist { $amount }.
    }
opus-do-boost = { $plain ->
        [yes] Jede Zahl in der Wirkung des nächsten Werks { $card_gen } ist um { $amount } höher.
       *[no] Jede Zahl in der Wirkung des nächsten Werks { $card_gen } ist um X höher; X ist { $amount }.
    }
opus-do-attach-idea = { $plain ->
        [yes] { $amount ->
            [one] Lege 1 Idee aus deinem Fundus an { $card } an.
           *[other] Lege { $amount } Ideen aus deinem Fundus an { $card } an.
        }
       *[no] Lege X Ideen aus deinem Fundus an { $card } an; X ist { $amount }.
    }
opus-do-attack = { $plain ->
        [yes] { $amount ->
            [0] { $card_start } greift { $other } an.
           *[other] { $card_start } greift { $other } mit +{ $amount } Angriff an.
        }
       *[no] { $card_start } greift { $other } mit +X Angriff an; X ist { $amount }.
    }
opus-do-mix = Antrieb oder Gesundheit { $card_gen } und { $other_gen } werden zu ihrem Durchschnitt, aufgerundet.
opus-do-retarget = { $unacted ->
        [yes] { $other_start } wird zum Ziel { $card_gen }.
       *[no] Wenn { $card_nom } noch nicht gehandelt hat, wird { $other_nom } zum neuen Ziel.
    }
opus-do-lure = { $card_start } greift in dieser Runde { $other } an, was immer die Strategien sagen.
opus-do-mod = { $plain ->
        [yes] { $card_start } hat { $duration } { $sign }{ $amount } Angriff.
       *[no] { $card_start } hat { $duration } +X Angriff; X ist { $amount }.
    }
opus-do-swap-attack = { $card_start } und { $other_nom } tauschen { $duration } ihre Angriffswerte.
opus-do-learn = { $card_start } übt { $duration } auch jede Schule { $other_gen } aus.
opus-do-swap-strategy = Die zwei Strategien { $card_gen } tauschen { $duration } die Plätze.
opus-do-set-school = Nenne eine der sieben Schulen: { $card_start } übt { $duration } nur diese aus.
opus-do-draw = { $who ->
        [me] { $plain ->
            [yes] { $amount ->
                [one] Ziehe 1 Werk.
               *[other] Ziehe { $amount } Werke.
            }
           *[no] Ziehe X Werke; X ist { $amount }.
        }
       *[other] { $plain ->
            [yes] { $amount ->
                [one] { $who_start } zieht 1 Werk.
               *[other] { $who_start } zieht { $amount } Werke.
            }
           *[no] { $who_start } zieht X Werke; X ist { $amount }.
        }
    }
opus-do-discard = { $who ->
        [me] { $plain ->
            [yes] { $amount ->
                [one] Wirf 1 Werk ab.
               *[other] Wirf { $amount } Werke ab.
            }
           *[no] Wirf X Werke ab; X ist { $amount }.
        }
       *[other] { $plain ->
            [yes] { $amount ->
                [one] { $who_start } wirft 1 Werk ab.
               *[other] { $who_start } wirft { $amount } Werke ab.
            }
           *[no] { $who_start } wirft X Werke ab; X ist { $amount }.
        }
    }
opus-do-mill = { $who ->
        [me] { $plain ->
            [yes] { $amount ->
                [one] Lege das oberste Werk deiner Mappe auf deinen Friedhof.
               *[other] Lege die obersten { $amount } Werke deiner Mappe auf deinen Friedhof.
            }
           *[no] Lege die obersten X Werke deiner Mappe auf deinen Friedhof; X ist { $amount }.
        }
       *[other] { $plain ->
            [yes] { $amount ->
                [one] { $who_start } legt das oberste Werk der eigenen Mappe auf den Friedhof.
               *[other] { $who_start } legt die obersten { $amount } Werke der eigenen Mappe auf den Friedhof.
            }
           *[no] { $who_start } legt die obersten X Werke der eigenen Mappe auf den Friedhof; X ist { $amount }.
        }
    }
opus-do-idea = { $who ->
        [me] { $plain ->
            [yes] { $amount ->
                [one] Nimm 1 Idee aus deinem Fundus auf die Hand.
               *[other] Nimm { $amount } Ideen aus deinem Fundus auf die Hand.
            }
           *[no] Nimm X Ideen aus deinem Fundus auf die Hand; X ist { $amount }.
        }
       *[other] { $plain ->
            [yes] { $amount ->
                [one] { $who_start } nimmt 1 Idee aus dem eigenen Fundus auf die Hand.
               *[other] { $who_start } nimmt { $amount } Ideen aus dem eigenen Fundus auf die Hand.
            }
           *[no] { $who_start } nimmt X Ideen aus dem eigenen Fundus auf die Hand; X ist { $amount }.
        }
    }
opus-do-peek-top = { $who ->
        [me] { $plain ->
            [yes] Sieh die obersten { $amount } Werke deiner Mappe an und lege sie in beliebiger Reihenfolge zurück.
           *[no] Sieh die obersten X Werke deiner Mappe an und lege sie in beliebiger Reihenfolge zurück; X ist { $amount }.
        }
       *[other] { $plain ->
            [yes] Sieh die obersten { $amount } Werke in der Mappe { $who_gen } an und lege sie in beliebiger Reihenfolge zurück.
           *[no] Sieh die obersten X Werke in der Mappe { $who_gen } an und lege sie in beliebiger Reihenfolge zurück; X ist { $amount }.
        }
    }
opus-do-search = { $who ->
        [me] { $has_traits ->
            [yes] Suche in deiner Mappe ein Werk, das { $traits }, zeige es und nimm es auf die Hand.
           *[no] Suche in deiner Mappe ein Werk, zeige es und nimm es auf die Hand. Es passt, wenn { $condition }.
        }
       *[other] { $has_traits ->
            [yes] { $who_start } sucht in der eigenen Mappe ein Werk, das { $traits }, zeigt es und nimmt es auf die Hand.
           *[no] { $who_start } sucht in der eigenen Mappe ein Werk, zeigt es und nimmt es auf die Hand. Es passt, wenn { $condition }.
        }
    }
opus-do-scry = { $who ->
        [me] Sieh die obersten { $amount } Werke deiner Mappe an, nimm { $second } davon auf die Hand und lege den Rest darunter.
       *[other] { $who_start } sieht die obersten { $amount } Werke der eigenen Mappe an, nimmt { $second } davon auf die Hand und legt den Rest darunter.
    }
opus-do-reveal-hand = { $who ->
        [me] Zeige deine Hand.
       *[other] { $who_start } zeigt die Hand.
    }
opus-do-reveal-random = { $who ->
        [me] Zeige ein zufälliges Werk aus deiner Hand.
       *[other] { $who_start } zeigt ein zufälliges Werk aus der Hand.
    }
opus-do-swap-cards = { $who ->
        [me] Du und { $other_player_nom } tauscht { $amount } zufällige Werke aus der Hand.
       *[other] { $who_start } und { $other_player_nom } tauschen { $amount } zufällige Werke aus der Hand.
    }
opus-do-move = Lege { $work } { $place }.
opus-do-retire-work = Entferne { $work }.
opus-do-exec = Führe die Wirkung { $work_gen } am Ziel dieses Künstlers aus.
opus-do-transfer = Lege { $work } an { $card } an.
opus-do-copy-last = Führe die letzte Wirkung außer Hommage, die eine andere Karte in dieser Runde ausgeführt hat, am Ziel dieses Künstlers aus.
opus-do-swap-vault = { $who ->
        [me] Tausche { $card } gegen eine andere Karte derselben Art aus dem Fundus des Eigentümers; du wählst sie aus. Kein Punkt geht verloren.
       *[other] Tausche { $card } gegen eine andere Karte derselben Art aus dem Fundus des Eigentümers; { $who_nom } wählt sie aus. Kein Punkt geht verloren.
    }
opus-do-reveal = Zeige das verdeckte Werk und das gewählte Ziel { $card_gen }.
opus-do-act-first = { $unacted ->
        [yes] { $card_start } kommt als Nächstes an die Reihe, vor allen anderen.
       *[no] Wenn { $card_nom } noch nicht gehandelt hat, kommt der Zug { $card_gen } als erster.
    }
opus-do-act-next = { $unacted ->
        [yes] Als Nächstes folgt der Zug { $card_gen }.
       *[no] Wenn { $card_nom } noch nicht gehandelt hat, folgt als Nächstes der Zug { $card_gen }.
    }
opus-do-act-last = { $unacted ->
        [yes] Der Zug { $card_gen } kommt in dieser Runde als letzter.
       *[no] Wenn { $card_nom } noch nicht gehandelt hat, kommt der Zug { $card_gen } in dieser Runde als letzter.
    }
opus-do-start-next = In der nächsten Runde beginnt die Reihenfolge in der Reihe { $card_gen }.
opus-do-retarget-pick = { $unacted ->
        [yes] Wähle ein neues Ego oder einen neuen Künstler als dessen Ziel.
       *[no] Wenn { $card_nom } noch nicht gehandelt hat, wähle ein neues Ego oder einen neuen Künstler als dessen Ziel.
    }
opus-do-skip = { $card_start } greift in dieser Runde nicht an.
opus-do-negate = { $unacted ->
        [yes] Die Aktion { $card_gen } in dieser Runde wird aufgehoben.
       *[no] Wenn { $card_nom } noch nicht gehandelt hat, wird die Aktion in dieser Runde aufgehoben.
    }
opus-strategy-anybody = irgendein Künstler
opus-do-counter = Immer wenn { $card_nom } in dieser Runde angegriffen wird, erleidet der Angreifer Schaden in Höhe des Angriffs { $card_gen }.
opus-strategy-any = { $which ->
        [one] der Künstler, der { $condition }
       *[some] ein Künstler, der { $condition }
    }
opus-strategy-best = der Künstler{ $metric }
opus-strategy-best-if = unter den Künstlern, von denen jeder { $condition }, derjenige{ $metric }
opus-best-drive = { $choice ->
        [min] {" "}mit dem niedrigsten Antrieb
       *[max] {" "}mit dem höchsten Antrieb
    }
opus-best-attack = { $choice ->
        [min] {" "}mit dem niedrigsten Angriff
       *[max] {" "}mit dem höchsten Angriff
    }
opus-best-attached = { $choice ->
        [min] {" "}mit den wenigsten angelegten Werken
       *[max] {" "}mit den meisten angelegten Werken
    }
opus-best-hand = { $choice ->
        [min] , dessen Spieler die wenigsten Werke auf der Hand hat
       *[max] , dessen Spieler die meisten Werke auf der Hand hat
    }
opus-best-points = { $choice ->
        [min] , dessen Spieler die wenigsten Punkte hat
       *[max] , dessen Spieler die meisten Punkte hat
    }
opus-best-graveyard = { $choice ->
        [min] , dessen Spieler die wenigsten Werke auf dem Friedhof hat
       *[max] , dessen Spieler die meisten Werke auf dem Friedhof hat
    }
opus-best-cost-paid = { $choice ->
        [min] , der den wenigsten Antrieb gezahlt hat
       *[max] , der den meisten Antrieb gezahlt hat
    }
opus-best-damage-dealt = { $choice ->
        [min] , der den wenigsten Schaden zugefügt hat
       *[max] , der den meisten Schaden zugefügt hat
    }
opus-best-damage-taken = { $choice ->
        [min] , der den wenigsten Schaden erlitten hat
       *[max] , der den meisten Schaden erlitten hat
    }
opus-best-drive-gained = { $choice ->
        [min] , der den wenigsten Antrieb erhalten hat
       *[max] , der den meisten Antrieb erhalten hat
    }
opus-has-drive = { $bound } Antrieb hat
opus-has-attack = { $bound } Angriff hat
opus-has-attached = { $bound } angelegte Werke hat
opus-has-hand = einem Spieler mit { $bound } Werken auf der Hand gehört
opus-has-points = einem Spieler mit { $bound } Punkten gehört
opus-has-graveyard = einem Spieler mit { $bound } Werken auf dem Friedhof gehört
opus-has-cost-paid = { $none ->
        [yes] keinen Antrieb gezahlt hat
       *[no] { $bound } Antrieb gezahlt hat
    }
opus-has-damage-dealt = { $none ->
        [yes] keinen Schaden zugefügt hat
       *[no] { $bound } Schaden zugefügt hat
    }
opus-has-damage-taken = { $none ->
        [yes] keinen Schaden erlitten hat
       *[no] { $bound } Schaden erlitten hat
    }
opus-has-drive-gained = { $none ->
        [yes] keinen Antrieb erhalten hat
       *[no] { $bound } Antrieb erhalten hat
    }
opus-metric-drive = Antrieb
opus-metric-attack = Angriff
opus-metric-attached = angelegte Werke
opus-metric-hand = Werke auf der Hand des Spielers
opus-metric-points = Punkte des Spielers
opus-metric-graveyard = Werke auf dem Friedhof des Spielers
opus-metric-cost-paid = gezahlter Antrieb
opus-metric-damage-dealt = zugefügter Schaden
opus-metric-damage-taken = erlittener Schaden
opus-metric-drive-gained = erhaltener Antrieb
opus-judge-played = { $denied ->
        [yes] kein Werk gespielt hat
       *[no] ein Werk gespielt hat
    }
opus-judge-no-work = { $denied ->
        [yes] ein Werk gespielt hat
       *[no] kein Werk gespielt hat
    }
opus-judge-played-school = { $denied ->
        [yes] kein Werk der Schule { $school } aufgedeckt hat
       *[no] { $school ->
            [ALL] ein ALL-Werk aufgedeckt hat
           *[other] ein Werk der Schule { $school } aufgedeckt hat
        }
    }
opus-judge-school-school = { $denied ->
        [yes] nicht { $school } ausübt
       *[no] { $school } ausübt
    }
opus-judge-failed = { $denied ->
        [yes] kein gescheitertes Werk hatte
       *[no] ein gescheitertes Werk hatte
    }
opus-judge-copied = { $denied ->
        [yes] keine Kopie angesagt hat
       *[no] eine Kopie angesagt hat
    }
opus-judge-made-attack = { $denied ->
        [yes] nicht angegriffen hat
       *[no] angegriffen hat
    }
opus-judge-retired-any = { $denied ->
        [yes] keine Karte ausscheiden ließ
       *[no] eine Karte ausscheiden ließ
    }
opus-judge-hurt = { $denied ->
        [yes] keinen Schaden erlitten hat
       *[no] Schaden erlitten hat
    }
opus-judge-gained = { $denied ->
        [yes] keinen Antrieb erhalten hat
       *[no] Antrieb erhalten hat
    }
opus-judge-drew = { $denied ->
        [yes] durch keinen Effekt Werke gezogen hat
       *[no] durch einen Effekt Werke gezogen hat
    }
opus-judge-first = { $denied ->
        [yes] nicht als Erster an der Reihe ist
       *[no] als Erster an der Reihe ist
    }
opus-judge-last = { $denied ->
        [yes] nicht als Letzter an der Reihe ist
       *[no] als Letzter an der Reihe ist
    }
opus-judge-across = { $denied ->
        [yes] diesem Ego nicht gegenübersteht
       *[no] diesem Ego gegenübersteht
    }
opus-judge-near = { $denied ->
        [yes] nicht direkt über oder unter der Reihe dieses Egos steht
       *[no] direkt über oder unter der Reihe dieses Egos steht
    }
opus-judge-lead = { $denied ->
        [yes] nicht dem Spieler gehört, der allein die meisten Punkte hat
       *[no] dem Spieler gehört, der allein die meisten Punkte hat
    }
opus-judge-trail = { $denied ->
        [yes] nicht dem Spieler gehört, der allein die wenigsten Punkte hat
       *[no] dem Spieler gehört, der allein die wenigsten Punkte hat
    }
opus-judge-true = { $denied ->
        [yes] nicht im Spiel ist
       *[no] im Spiel ist
    }
opus-judge-aimed-this = { $denied ->
        [yes] nicht auf dieses Ego gezielt hat
       *[no] auf dieses Ego gezielt hat
    }
opus-judge-aimed-ego = { $denied ->
        [yes] nicht auf ein Ego gezielt hat
       *[no] auf ein Ego gezielt hat
    }
opus-judge-aimed-artist = { $denied ->
        [yes] nicht auf einen anderen Künstler gezielt hat
       *[no] auf einen anderen Künstler gezielt hat
    }
opus-judge-aimed-self = { $denied ->
        [yes] nicht auf sich selbst gezielt hat
       *[no] auf sich selbst gezielt hat
    }
opus-judge-aimed-none = { $denied ->
        [yes] ein Ziel hatte
       *[no] kein Ziel hatte
    }

# Namen der Karten

opus-card-idea = Idee
opus-card-branch-out = Neue Zweige
opus-card-build-confidence = Mut machen
opus-card-captivate = Fesseln
opus-card-criticize = Kritisieren
opus-card-defense = Verteidigung
opus-card-draft = Entwurf
opus-card-encourage = Ermutigen
opus-card-homage = Hommage
opus-card-moderate-attack = Mäßiger Angriff
opus-card-muse = Muse
opus-card-overshadow = Überschatten
opus-card-primary-attack = Erster Angriff
opus-card-share-knowledge = Wissen teilen
opus-card-strong-attack = Starker Angriff
opus-card-undermine = Untergraben
opus-card-action-scene = Rasante Szene
opus-card-blackwork-tattoo = Schwarzes Tattoo
opus-card-broad-stroke = Breiter Strich
opus-card-capture-the-moment = Den Augenblick festhalten
opus-card-chisel = Meißel
opus-card-portrait = Porträt
opus-card-scrapbook = Sammelalbum
opus-card-negative-space = Leerer Raum
opus-card-still-life = Stilles Leben
opus-card-diss-track = Böser Track
opus-card-glissando = Glissando
opus-card-leitmotif = Leitmotiv
opus-card-sting = Stich
opus-card-tune-up = Neu stimmen
opus-card-counterpoint = Kontrapunkt
opus-card-crescendo = Crescendo
opus-card-key-change = Neue Tonart
opus-card-brilliant-satire = Glänzende Satire
opus-card-dramatic-irony = Dramatische Ironie
opus-card-encyclopedia = Enzyklopädie
opus-card-expose = Enthüllung
opus-card-proofread = Korrektur
opus-card-foreshadow = Vorahnung
opus-card-plot-twist = Jähe Wendung
opus-card-unabridged = Ungekürzt
opus-card-death-defying-stunt = Todesmutiger Stunt
opus-card-herkie = Herkie
opus-card-hypnotic-trance = Hypnotische Trance
opus-card-slapstick = Slapstick
opus-card-tango = Tango
opus-card-yes-and = Ja, und
opus-card-curtain-call = Letzter Vorhang
opus-card-encore = Zugabe
opus-card-spotlight = Rampenlicht
opus-card-blueprints = Baupläne
opus-card-finishing-touches = Letzter Schliff
opus-card-prototype = Prototyp
opus-card-serrated-blade = Gezackte Klinge
opus-card-wooden-chest = Hölzerne Truhe
opus-card-disassemble = Zerlegen
opus-card-lead-weight = Schweres Blei
opus-card-patchwork = Patchwork
opus-card-chocolate-drizzle = Flüssige Schokolade
opus-card-gluten-free-bread = Glutenfreies Brot
opus-card-mix = Mischung
opus-card-pure-vanilla-scoop = Kugel reine Vanille
opus-card-red-wine = Roter Wein
opus-card-smorgasbord = Festbuffet
opus-card-food-coma = Träger Magen
opus-card-ghost-pepper = Feurige Geisterchili
opus-card-counterattack = Gegenangriff
opus-card-cripple = Lähmen
opus-card-flanking = Flankieren
opus-card-grapple = Umklammern
opus-card-hyeong = Hyeong
opus-card-roundhouse = Rundumtritt
opus-card-tag-team = Starkes Duo
opus-card-war-cry = Lauter Schlachtruf
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
opus-card-cash-money-rogadeux = Cash „Money“ Rogadeux
opus-card-omar-uldi = Omar Uldi
opus-card-sergeant-malaney = Sergeant Malaney
opus-card-ippo-varnadoe = Ippo Varnadoe
opus-card-september = September
opus-card-february = February
opus-card-noon = Noon
opus-card-tuesday = Tuesday
opus-card-apathetic = Apathisch
opus-card-arrogant = Arrogant
opus-card-bombastic = Bombastisch
opus-card-callous = Gefühllos
opus-card-defensive = Defensiv
opus-card-deprecating = Herabsetzend
opus-card-disillusioned = Desillusioniert
opus-card-dismissive = Abweisend
opus-card-elitist = Elitär
opus-card-fickle = Launisch
opus-card-haughty = Hochmütig
opus-card-overcritical = Überkritisch
opus-card-passionless = Leidenschaftslos
opus-card-pompous = Pompös
opus-card-pretentious = Prätentiös
opus-card-rude = Grob
opus-card-self-destructive = Selbstzerstörerisch
opus-card-self-righteous = Selbstgerecht
opus-card-selfish = Egoistisch
opus-card-sleazy = Schmierig
opus-card-sloven = Schlampig
opus-card-snooty = Hochnäsig
opus-card-stubborn = Stur
opus-card-unimpressed = Unbeeindruckt
opus-card-jealous = Eifersüchtig
opus-card-petty = Kleinlich
opus-card-smug = Selbstgefällig
opus-card-vain = Eitel

# What a computer player judges a position by, as named in a hint.
opus-part-points = Punkte
opus-part-rivals-points = Punkte, die den Rivalen entgehen
opus-part-artists = die eigenen Künstler
opus-part-rivals-artists = die Schwächung der gegnerischen Künstler
opus-part-egos = Egos in Reichweite
opus-part-hand = Werke auf der Hand

# Die Statistik: was gespielt wurde, und gegen wen ein Solitär geht.
opus-side-own = „{ $name }“
opus-side-nameless = eine eigene Liste
opus-side-superego = das Über-Ich mit { $list }
opus-challenge-egos = die Egos
