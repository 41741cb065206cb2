# Ego & Opus : la table

opus-name = Ego & Opus
opus-tagline = des troupes d’artistes entre elles et contre les egos
opus-seat-player = Joueur { $number }
opus-seat-superego = le surmoi
opus-seat-egos = les egos
opus-option-format = Formule
opus-option-format-duel = Duel
opus-option-format-four = Quatre joueurs
opus-option-format-solitaire = Solitaire
opus-option-format-schism = Schisme
opus-option-format-superego = Surmoi
opus-option-lists = Listes
opus-option-side_a = Camp A
opus-option-side_a-two = Deux joueurs
opus-option-side_a-four = Quatre joueurs
opus-option-side_a-solo = Un seul joueur
opus-option-side_b = Camp B
opus-option-side_b-two = Deux joueurs
opus-option-side_b-four = Quatre joueurs
opus-option-side_b-solo = Un seul joueur
opus-option-team_goal = Points requis par les partenaires
opus-option-superego_goal = Points requis par le surmoi
opus-option-max_rounds = Nombre maximal de manches
opus-list-l1 = Les rebuts des uns…
opus-list-l2 = Dîner et bagarre
opus-list-l3 = Gags visuels
opus-list-l4 = Paroles et musique
opus-list-l5 = Le sel de la vie
opus-school-vis = VIS
opus-school-mus = MUS
opus-school-lit = LIT
opus-school-pfm = PFM
opus-school-cft = CFT
opus-school-cul = CUL
opus-school-mrl = MRL
opus-school-all = ALL
opus-school-name-vis = Arts visuels
opus-school-name-mus = Musique
opus-school-name-lit = Lettres
opus-school-name-pfm = Scène
opus-school-name-cft = Artisanat
opus-school-name-cul = Cuisine
opus-school-name-mrl = Arts martiaux
opus-school-name-all = Toutes les écoles
opus-hidden-work = une œuvre cachée
opus-hidden-artist = un artiste caché
opus-hidden-ego = un ego caché
opus-nobody = personne
opus-nothing = rien
opus-no-target = aucune cible
opus-not-an-ego = pas un ego
opus-zone = zone { $number }
opus-zone-b = place { $number } en face
opus-row = rangée d’ego { $number }
opus-mode-2 = sur l’artiste que trouve sa stratégie
opus-mode-4 = sur lui-même
opus-mode-8 = sans cible
opus-verb-place-artist = Placer un artiste
opus-verb-place-ego = Placer un ego
opus-verb-play = Poser une œuvre
opus-verb-play-no-work = Aucune œuvre
opus-verb-target-ego = Viser
opus-verb-target-artist = Viser l’artiste
opus-verb-target-nothing = Aucune cible
opus-verb-discard = Défausser
opus-verb-flip = Retourner
opus-verb-copy = Déclarer une copie
opus-verb-pick-work = Choisir
opus-verb-pick-artist = Choisir l’artiste
opus-verb-pick-ego = Choisir l’ego
opus-verb-stop = Rien de plus
opus-verb-yes = Oui
opus-verb-no = Non
opus-verb-take = Prendre
opus-verb-put-back = Remettre ensuite
opus-verb-name-school = Nommer
opus-verb-replace-artist = Faire entrer
opus-verb-replace-ego = Faire entrer l’ego
opus-verb-choose-opponent = Choisir
opus-verb-choose-mode = L’utiliser
opus-verb-ego-rolls = Départager aux dés
opus-verb-ego-attacks = L’ego attaque
opus-verb-ego-works = L’ego utilise son œuvre
opus-verb-ego-works-on = L’ego utilise son œuvre sur
opus-verb-ego-passes = L’ego se repose
opus-phase-setup = mise en place
opus-phase-draw = phase de pioche
opus-phase-play = phase de pose
opus-phase-flip = phase de révélation
opus-phase-superego = le surmoi pose des œuvres
opus-phase-egos = phase des egos
opus-phase-end = fin de la manche
opus-phase-over = la fin
opus-headline-setup = { $phase }
opus-headline = manche { $round }, { $phase }
opus-prompt-place = Place un artiste ou un ego de ta réserve.
opus-prompt-play = Pose une œuvre près de { $card }, ou aucune.
opus-prompt-target = Choisis une cible pour { $card }.
opus-prompt-discard = Défausse une œuvre de ta main.
opus-prompt-flip-or-copy = { $card } : retourne l’œuvre, ou déclare-la copie de « { $work } ».
opus-prompt-pick = { $card } : choisis { $what ->
    [work] une œuvre
    [artist] un artiste
    [ego] un ego
   *[card] une carte
}{ $is_free ->
    [1] , ou arrête
   *[0] {""}
}.
opus-prompt-may = { $card } : veux-tu utiliser cette capacité ?
opus-prompt-search = Choisis une œuvre de ton portfolio.
opus-prompt-scry = Prends une des œuvres regardées.
opus-prompt-order-top = Quelle œuvre revient ensuite ? La première finit au-dessus.
opus-prompt-school = Nomme une école pour { $card }.
opus-prompt-retarget = Choisis une nouvelle cible pour { $card }.
opus-prompt-replace = Choisis qui prend la place de { $card }.
opus-prompt-opponent = { $card } : choisis un adversaire.
opus-prompt-other = { $card } : choisis un autre de tes artistes.
opus-prompt-superego-play = Pose une œuvre près de { $card }, ou aucune.
opus-prompt-superego-mode = Comment { $card } doit-il utiliser l’œuvre ?
opus-prompt-ego = { $card } suit ses stratégies.
opus-not-now = Cela n’est pas possible maintenant.
opus-not-in-hand = Cette œuvre n’est pas dans ta main.
opus-out-of-range = Aucun ego à portée à cet endroit : seulement en face, juste au-dessus ou juste au-dessous.
opus-no-such-target = L’œuvre ne permet pas cette cible.
opus-not-in-vault = Cette carte ne peut pas venir là depuis la réserve.
opus-strategy-decides = Les stratégies de l’ego exigent autre chose.
opus-not-offered = Cela ne fait pas partie des choix.
opus-score-points = Points
opus-turn-egos = Les egos attaquent
opus-won-egos = Les egos gagnent
opus-score-ego = Egos retirés
opus-score-opposite = Artistes d’en face retirés
opus-score-prey = Artistes retirés par des egos
opus-score-lost = Artistes perdus
opus-score-earlier = Avant l’ouverture de la partie ici
opus-why-own-work = { $ego } a une œuvre qui n’exige pas de victime.
opus-why-lured = { $ego } est attiré par { $card }.
opus-why-nobody = Personne ne correspond aux stratégies de { $ego }.
opus-why-top = { $ego }, première stratégie : { $strategy }. Elle désigne { $artists }.
opus-why-bottom = { $ego }, seconde stratégie : { $strategy }. Elle désigne { $artists }.
opus-why-value = { $card } { $value }
opus-why-dice = Les dés donnent { $dice } : { $card }.
opus-why-left-out = Les egos écartent qui échappe aux égalités.
opus-criterion-die = dé
opus-deck-unknown_card = Aucune carte ne s’appelle { $card }.
opus-deck-wrong_place = { $card } se trouve dans la mauvaise partie du jeu.
opus-deck-bad_quantity = La quantité de { $card } doit être un nombre entier d’au moins { $allowed }.
opus-deck-portfolio_size = Le portfolio contient { $found } œuvres au lieu de { $allowed }.
opus-deck-too_many_copies = Le portfolio contient { $found } exemplaires de { $card } ; { $allowed } sont permis.
opus-deck-idea_in_portfolio = Les Idées vont dans la réserve, jamais dans le portfolio.
opus-deck-artist_count = La réserve contient { $found } artistes au lieu de { $allowed }.
opus-deck-ego_count = La réserve contient { $found } egos au lieu de { $allowed }.
opus-deck-duplicate_artist = { $card } figure { $found } fois dans la réserve ; une seule est permise.
opus-deck-duplicate_ego = L’ego { $card } figure { $found } fois dans la réserve ; une seule est permise.
opus-deck-unplayable_work = Aucun artiste de la réserve ne pratique l’école de { $card }.
opus-deck-missing_ideas = { $card } utilise des Idées, et la réserve n’en contient pas.
opus-deck-useless_ideas = La réserve contient des Idées qu’aucune carte n’utilise.
opus-deck-absent_specialty = La spécialité de { $card } n’est pas dans le portfolio.
opus-deck-no-json = Le fichier n’est pas un texte JSON.
opus-deck-no-deck = Un jeu est un objet avec un portfolio et une réserve (« vault »).
opus-failed-0 = mauvaise école
opus-failed-1 = trop peu d’élan
opus-failed-2 = action annulée
opus-failed-3 = elle n’accepte pas cette cible
opus-failed-4 = personne ne s’y trouve
opus-moved-to-0 = en main
opus-moved-to-1 = au cimetière
opus-moved-to-2 = sur le portfolio
opus-moved-to-3 = sous le portfolio
opus-moved-to-4 = dans la réserve
opus-event-card-entered = { $card } entre ({ $seat })
opus-event-card-swapped = { $seat } échange { $card }
opus-event-round-begun = La manche { $round } commence
opus-event-work-drawn = { $seat } pioche { $work }
opus-event-portfolio-shuffled = { $seat } mélange son portfolio
opus-event-work-discarded = { $seat } défausse { $work }
opus-event-work-milled = { $seat } met { $work } du portfolio au cimetière
opus-event-work-laid = { $card } reçoit une œuvre
opus-event-secrets-shown = Les deux camps montrent leur choix
opus-event-no-work-laid = { $card } ne reçoit pas d’œuvre
opus-event-target-chosen = Cible de { $card } : { $target }
opus-event-target-shown = { $card } visait : { $target }
opus-event-work-shown = { $seat } montre { $work }
opus-event-hand-shown = { $seat } révèle sa main : { $works }
opus-event-work-flipped = { $card } retourne { $work }
opus-event-copy-declared = { $card } déclare une copie de { $kind }
opus-event-cost-paid = { $card } paie { $amount }
opus-event-work-failed = L’œuvre de { $card } n’aboutit pas : { $reason }
opus-event-result-borrowed = { $card } emprunte l’effet de { $kind }
opus-event-attacked = { $card } attaque { $other } avec { $amount }
opus-event-damaged = { $card } subit { $amount } de dégâts : reste { $total }
opus-event-damage-prevented = { $amount } de dégâts prévenus pour { $card }
opus-event-gained = { $card } gagne { $amount } : { $total } à présent
opus-event-lost = { $card } perd { $amount } : reste { $total }
opus-event-mixed = { $card } et { $other } ont maintenant { $total }
opus-event-shielded = Les { $amount } prochains dégâts à { $card } seront prévenus
opus-event-attack-changed = L’attaque de { $card } change de { $amount } { $duration }
opus-event-strategies-traded = Les stratégies de { $card } changent de place
opus-event-school-named = { $card } ne pratique plus que { $school }
opus-event-school-learned = { $card } apprend de { $other }
opus-event-boosted = La prochaine œuvre de { $card } est renforcée de { $amount }
opus-event-ideas-taken = { $seat } prend des Idées en main : { $amount }
opus-event-idea-attached = { $work } s’attache à { $card }
opus-event-work-found = { $seat } trouve { $work }
opus-event-work-taken = { $seat } prend { $work }
opus-event-top-looked-at = { $seat } regarde le dessus du portfolio : { $amount }
opus-event-works-exchanged = { $seat } et { $other_seat } échangent des œuvres : { $amount }
opus-event-work-moved = { $work } va { $to }
opus-event-work-transferred = { $work } est maintenant attachée à { $card }
opus-event-order-changed = { $card } passe à la place { $position } de l’ordre
opus-event-next-start-fixed = La prochaine manche commence à la rangée de { $card }
opus-event-retargeted = Nouvelle cible de { $card } : { $target }
opus-event-lured = { $card } est attiré par { $other }
opus-event-skipped = { $card } n’attaquera pas cette manche
opus-event-negated = L’action de { $card } est annulée
opus-event-countering = { $card } ripostera
opus-event-ability-used = Le texte de { $card } prend effet
opus-event-retired = { $card } est retiré (par { $other })
opus-event-points-changed = Points de { $seat } : { $amount }, total { $total }
opus-event-dice-rolled = Égalité pour { $card }, dés { $dice }
opus-event-ego-idle = { $card } n’attaque pas
opus-event-ego-work-shown = L’œuvre près de { $card } est { $work }
opus-event-round-ended = La manche { $round } se termine
opus-event-attempt-succeeded = La tentative a réussi à la manche { $round } : moins il y a de manches, mieux c’est
opus-event-match-ended = La partie est finie ; elle revient à { $winners }
opus-number-cost = coût
opus-number-attack = attaque
opus-number-drive = élan
opus-number-health = santé
opus-join-comma = { $left }, { $right }
opus-join-sentences = { $left } { $right }
opus-join-and = { $left } et { $right }
opus-join-or = { $left } ou { $right }

# Le vocabulaire des cartes : leurs textes en sont composés

opus-line-targets = Cibles : { $targets }.
opus-line-lasting = Tant que l’œuvre est attachée : { $text }
opus-line-specialty = Spécialité : { $work }.
opus-line-top = Haut : { $strategy }.
opus-line-bottom = Bas : { $strategy }.
opus-target-e = un ego
opus-target-a = un autre artiste
opus-target-s = cet artiste
opus-target-n = aucune
opus-while = Tant que { $condition }, { $text }
opus-static-attack = { $plain ->
        [yes] { $place ->
            [inside] { $card_nom } a { $sign }{ $amount } d’attaque.
           *[start] { $card_start } a { $sign }{ $amount } d’attaque.
        }
       *[no] { $place ->
            [inside] { $card_nom } a +X d’attaque, X étant { $amount }.
           *[start] { $card_start } a +X d’attaque, X étant { $amount }.
        }
    }
opus-static-armor = { $plain ->
        [yes] { $place ->
            [inside] chaque dégât subi par { $card_nom } est réduit de { $amount }.
           *[start] Chaque dégât subi par { $card_nom } est réduit de { $amount }.
        }
       *[no] { $place ->
            [inside] chaque dégât subi par { $card_nom } est réduit de X, X étant { $amount }.
           *[start] Chaque dégât subi par { $card_nom } est réduit de X, X étant { $amount }.
        }
    }
opus-static-cost = { $plain ->
        [yes] { $place ->
            [inside] les œuvres de cet artiste coûtent { $grows ->
                [yes] { $amount } de plus.
               *[no] { $amount } de moins.
            }
           *[start] Les œuvres de cet artiste coûtent { $grows ->
                [yes] { $amount } de plus.
               *[no] { $amount } de moins.
            }
        }
       *[no] { $place ->
            [inside] les œuvres de cet artiste coûtent X de plus, X étant { $amount }.
           *[start] Les œuvres de cet artiste coûtent X de plus, X étant { $amount }.
        }
    }
opus-static-cost-of = { $plain ->
        [yes] Les œuvres qui { $traits } coûtent à cet artiste { $grows ->
            [yes] { $amount } de plus.
           *[no] { $amount } de moins.
        }
       *[no] Les œuvres qui { $traits } coûtent à cet artiste X de plus, X étant { $amount }.
    }
opus-static-give = { $plain ->
        [yes] { $place ->
            [inside] chaque fois que { $card_nom } donne de l’élan ou de la santé à une autre carte, il en donne { $amount } de plus.
           *[start] Chaque fois que { $card_nom } donne de l’élan ou de la santé à une autre carte, il en donne { $amount } de plus.
        }
       *[no] { $place ->
            [inside] chaque fois que { $card_nom } donne de l’élan ou de la santé à une autre carte, il en donne X de plus, X étant { $amount }.
           *[start] Chaque fois que { $card_nom } donne de l’élan ou de la santé à une autre carte, il en donne X de plus, X étant { $amount }.
        }
    }
opus-static-tie-safe = { $place ->
        [inside] les egos qui doivent départager une égalité écartent { $card_nom } s’ils le peuvent.
       *[start] Les egos qui doivent départager une égalité écartent { $card_nom } s’ils le peuvent.
    }
opus-static-unseen = { $place ->
        [inside] la stratégie qu’un ego regarde en premier ignore { $card_nom }.
       *[start] La stratégie qu’un ego regarde en premier ignore { $card_nom }.
    }
opus-static-no-point-loss = { $place ->
        [inside] tu ne perds pas de point quand { $card_nom } est retiré.
       *[start] Tu ne perds pas de point quand { $card_nom } est retiré.
    }
opus-static-see-targets = { $place ->
        [inside] tu peux regarder les cibles cachées des adversaires.
       *[start] Tu peux regarder les cibles cachées des adversaires.
    }
opus-aura = { $plain ->
        [yes] Chaque { $cards } a { $sign }{ $amount } d’attaque.
       *[no] Chaque { $cards } a +X d’attaque, X étant { $amount }.
    }
opus-when-if = { $when }, si { $condition }
opus-noun-nom = { $kind ->
        [ego] un ego
        [artist] un artiste
        [mine] un de tes artistes
        [self] cet artiste
        [another] un autre artiste
        [player] un joueur
        [opponent] un adversaire
       *[card] une carte
    }
opus-noun-acc = { $kind ->
        [ego] qu’un ego
        [artist] qu’un artiste
        [mine] qu’un de tes artistes
        [self] que cet artiste
        [another] qu’un autre artiste
        [player] qu’un joueur
        [opponent] qu’un adversaire
       *[card] qu’une carte
    }
opus-noun-dat = { $kind ->
        [ego] d’un ego
        [artist] d’un artiste
        [mine] d’un de tes artistes
        [self] de cet artiste
        [another] d’un autre artiste
        [player] d’un joueur
        [opponent] d’un adversaire
       *[card] d’une carte
    }
opus-trigger = { $when } : { $text }
opus-trigger-may = { $when }, tu peux faire ceci : { $text }
opus-when-round-start = Au début de la manche
opus-when-flip-start = Au début de la phase de révélation
opus-when-flip-end = À la fin de la phase de révélation
opus-when-round-end = À la fin de la manche
opus-when-flipped = { $has_traits ->
        [yes] Dès qu’une œuvre qui { $traits } a été exécutée par { $subject }
       *[no] Dès qu’une œuvre a été exécutée par { $subject }
    }
opus-when-attack-made = Chaque fois { $doer_acc } a attaqué { $subject }
opus-when-retired = { $is_doer ->
        [self] Chaque fois que cet artiste retire { $subject }
       *[other] Chaque fois { $subject_acc } prend sa retraite
    }
opus-when-entered = Chaque fois { $subject_acc } entre en jeu depuis une réserve
opus-when-gained = { $is_subject ->
        [self] Chaque fois { $subject_acc } gagne de l’élan
       *[other] Chaque fois { $subject_acc } gagne de l’élan ou de la santé
    }
opus-when-drew = Chaque fois { $actor_acc } pioche des œuvres hors de la phase de pioche
opus-when-discarded = Chaque fois { $actor_acc } met une œuvre de sa main au cimetière
opus-when-detached = Chaque fois qu’une œuvre est détachée { $subject_dat }
opus-if = Si { $condition } : { $text }
opus-if-else = Si { $condition } : { $text } Sinon : { $otherwise }
opus-each = Pour chaque { $cards } : { $text }
opus-pick = { $number ->
        [one] Choisis 1 carte parmi { $cards } : { $text }
       *[other] Choisis { $number } cartes parmi { $cards }. Pour chaque choix : { $text }
    }
opus-upto = { $number ->
        [one] Tu peux choisir 1 carte parmi { $cards }. Si tu le fais : { $text }
       *[other] Choisis jusqu’à { $number } cartes parmi { $cards }. Pour chaque choix : { $text }
    }
opus-discard-upto = { $number ->
        [one] Tu peux défausser 1 œuvre.
       *[other] Défausse jusqu’à { $number } œuvres.
    }
opus-may = Tu peux faire ceci : { $text }
opus-duration-round = pendant cette manche
opus-duration-next = jusqu’à la fin de la manche suivante
opus-duration-game = tant que la carte reste en jeu
opus-to-hand = dans la main de son propriétaire
opus-to-graveyard = au cimetière de son propriétaire
opus-to-top = sur le portfolio de son propriétaire
opus-to-bottom = sous le portfolio de son propriétaire
opus-ref-self = { $case ->
        [start] Cet artiste
        [gen] de cet artiste
        [dat] à cet artiste
       *[other] cet artiste
    }
opus-ref-holder = { $case ->
        [start] L’artiste
        [gen] de l’artiste
        [dat] à l’artiste
       *[other] l’artiste
    }
opus-ref-target = { $case ->
        [start] La cible
        [gen] de la cible
        [dat] à la cible
       *[other] la cible
    }
opus-ref-it = { $kind ->
        [artist] { $case ->
            [start] Cet artiste-là
            [gen] de cet artiste-là
            [dat] à cet artiste-là
           *[other] cet artiste-là
        }
        [ego] { $case ->
            [start] Cet ego
            [gen] de cet ego
            [dat] à cet ego
           *[other] cet ego
        }
        [work] { $case ->
            [start] Cette œuvre
            [gen] de cette œuvre
            [dat] à cette œuvre
           *[other] cette œuvre
        }
       *[card] { $case ->
            [start] Cette carte
            [gen] de cette carte
            [dat] à cette carte
           *[other] cette carte
        }
    }
opus-ref-other = { $case ->
        [start] Ton autre artiste
        [gen] de ton autre artiste
        [dat] à ton autre artiste
       *[other] ton autre artiste
    }
opus-ref-subject = { $kind ->
        [artist] { $case ->
            [start] Cet artiste-là
            [gen] de cet artiste-là
            [dat] à cet artiste-là
           *[other] cet artiste-là
        }
        [ego] { $case ->
            [start] Cet ego
            [gen] de cet ego
            [dat] à cet ego
           *[other] cet ego
        }
       *[card] { $case ->
            [start] Cette carte
            [gen] de cette carte
            [dat] à cette carte
           *[other] cette carte
        }
    }
opus-ref-doer = { $kind ->
        [artist] { $case ->
            [start] Cet artiste-là
            [gen] de cet artiste-là
            [dat] à cet artiste-là
           *[other] cet artiste-là
        }
        [ego] { $case ->
            [start] Cet ego
            [gen] de cet ego
            [dat] à cet ego
           *[other] cet ego
        }
       *[card] { $case ->
            [start] La source des dégâts
            [gen] de la source des dégâts
            [dat] à la source des dégâts
           *[other] la source des dégâts
        }
    }
opus-ref-this = { $case ->
        [start] Cette œuvre
        [gen] de cette œuvre
        [dat] à cette œuvre
       *[other] cette œuvre
    }
opus-ref-work = { $case ->
        [start] L’œuvre
        [gen] de l’œuvre
        [dat] à l’œuvre
       *[other] l’œuvre
    }
opus-ref-facedown = { $case ->
        [start] L’œuvre non retournée { $card_gen }
        [gen] de l’œuvre non retournée { $card_gen }
        [dat] à l’œuvre non retournée { $card_gen }
       *[other] l’œuvre non retournée { $card_gen }
    }
opus-ref-across = { $case ->
        [start] La carte en face { $card_gen }
        [gen] de la carte en face { $card_gen }
        [dat] à la carte en face { $card_gen }
       *[other] la carte en face { $card_gen }
    }
opus-ref-aim = { $own ->
        [yes] { $case ->
            [start] Sa propre cible
            [gen] de sa propre cible
            [dat] à sa propre cible
           *[other] sa propre cible
        }
       *[no] { $case ->
            [start] La cible { $card_gen }
            [gen] de la cible { $card_gen }
            [dat] à la cible { $card_gen }
           *[other] la cible { $card_gen }
        }
    }
opus-player-me = { $case ->
        [start] Toi
        [gen] de toi
        [dat] à toi
       *[other] toi
    }
opus-player-opp = { $case ->
        [start] Un adversaire
        [gen] d’un adversaire
        [dat] à un adversaire
       *[other] un adversaire
    }
opus-player-actor = { $case ->
        [start] La personne concernée
        [gen] de la personne concernée
        [dat] à la personne concernée
       *[other] la personne concernée
    }
opus-player-owner = { $case ->
        [start] La personne qui joue { $card_acc }
        [gen] de la personne qui joue { $card_acc }
        [dat] à la personne qui joue { $card_acc }
       *[other] la personne qui joue { $card_acc }
    }
opus-set-only = { $form ->
        [each] { $members } (seulement si { $condition })
       *[other] { $members } (carte par carte, seulement si { $condition })
    }
opus-set-that-work = { $members } qui { $traits }
opus-set-that-card = { $members } qui { $traits }
opus-set-that-many = { $members } qui { $traits }
opus-set-egos = { $form ->
        [each] ego en jeu
        [of] les egos en jeu
       *[many] d’egos en jeu
    }
opus-set-artists = { $form ->
        [each] artiste en jeu
        [of] les artistes en jeu
       *[many] d’artistes en jeu
    }
opus-set-mine = { $form ->
        [each] artiste à toi
        [of] tes artistes
       *[many] de tes artistes
    }
opus-set-allies = { $form ->
        [each] autre artiste à toi
        [of] tes autres artistes
       *[many] de tes autres artistes
    }
opus-set-foes = { $form ->
        [each] artiste adverse
        [of] les artistes adverses
       *[many] d’artistes adverses
    }
opus-set-near = { $form ->
        [each] ego juste au-dessus ou au-dessous { $card_gen }
        [of] les egos juste au-dessus ou au-dessous { $card_gen }
       *[many] d’egos juste au-dessus ou au-dessous { $card_gen }
    }
opus-set-attached = { $others ->
        [yes] { $form ->
            [each] autre œuvre attachée { $card_dat }
            [of] les autres œuvres attachées { $card_dat }
           *[many] d’autres œuvres attachées { $card_dat }
        }
       *[no] { $form ->
            [each] œuvre attachée { $card_dat }
            [of] les œuvres attachées { $card_dat }
           *[many] d’œuvres attachées { $card_dat }
        }
    }
opus-trait-school = { $denied ->
        [yes] { $form ->
            [work] n’est pas { $school }
            [card] n’est pas { $school }
           *[works] ne sont pas { $school }
        }
       *[no] { $form ->
            [work] est { $school }
            [card] est { $school }
           *[works] sont { $school }
        }
    }
opus-trait-named = { $denied ->
        [yes] { $form ->
            [work] ne compte pas comme { $work }
           *[works] ne comptent pas comme { $work }
        }
       *[no] { $form ->
            [work] compte comme { $work }
           *[works] comptent comme { $work }
        }
    }
opus-trait-faceup = { $denied ->
        [yes] { $form ->
            [work] n’est pas face visible
           *[works] ne sont pas face visible
        }
       *[no] { $form ->
            [work] est face visible
           *[works] sont face visible
        }
    }
opus-trait-same-target = { $denied ->
        [yes] { $form ->
            [card] n’a pas la même cible
           *[cards] n’ont pas la même cible
        }
       *[no] { $form ->
            [card] a la même cible
           *[cards] ont la même cible
        }
    }
opus-trait-cost = { $form ->
        [work] coûte { $bound }
       *[works] coûtent { $bound }
    }
opus-trait-words = { $form ->
        [work] a un nom { $how ->
            [equal] de { $value }
           *[other] qui compte { $bound }
        } { $value ->
            [one] mot
           *[other] mots
        }
       *[works] ont un nom { $how ->
            [equal] de { $value }
           *[other] qui compte { $bound }
        } { $value ->
            [one] mot
           *[other] mots
        }
    }
opus-bound-equal = exactement { $value }
opus-bound-unequal = autre chose que { $value }
opus-bound-most = au plus { $value }
opus-bound-least = au moins { $value }
opus-bound-less = moins de { $value }
opus-bound-more = plus de { $value }
opus-set-hand = { $who ->
        [me] { $form ->
            [each] œuvre de ta main
            [of] les œuvres de ta main
           *[many] d’œuvres dans ta main
        }
       *[other] { $form ->
            [each] œuvre de la main { $player }
            [of] les œuvres de la main { $player }
           *[many] d’œuvres dans la main { $player }
        }
    }
opus-set-graveyard = { $who ->
        [me] { $form ->
            [each] œuvre de ton cimetière
            [of] les œuvres de ton cimetière
           *[many] d’œuvres dans ton cimetière
        }
       *[other] { $form ->
            [each] œuvre du cimetière { $player }
            [of] les œuvres du cimetière { $player }
           *[many] d’œuvres dans le cimetière { $player }
        }
    }
opus-value-n = { $count ->
        [did] 1 si tu l’as fait, sinon 0
        [chosen] le nombre de choix faits
        [each] leur nombre
        [shown] son coût
       *[number] ce nombre
    }
opus-value-round-no = le numéro de la manche
opus-value-count = le nombre { $cards }
opus-value-negative = moins { $amount }
opus-value-plus = { $left } plus { $right }
opus-value-minus = { $left } moins { $right }
opus-value-times = { $left } fois { $right }
opus-value-at-most = { $number }, au plus { $limit }
opus-value-min = le plus petit de { $left } et { $right }
opus-value-max = le plus grand de { $left } et { $right }
opus-value-div = { $left } divisé par { $right }, arrondi vers le bas
opus-value-attack = l’attaque { $card }
opus-value-base-attack = l’attaque imprimée { $card }
opus-value-vital = { $vital ->
        [drive] l’élan { $card }
        [health] la santé { $card }
       *[both] l’élan ou la santé { $card }
    }
opus-value-base-vital = { $vital ->
        [drive] l’élan imprimé { $card }
        [health] la santé imprimée { $card }
       *[both] l’élan ou la santé imprimés { $card }
    }
opus-value-position = le rang { $card } dans l’ordre
opus-value-words = le nombre de mots du nom { $card }
opus-value-cost = le coût { $card }
opus-cond-did = tu l’as fait
opus-cond-shown = elle coûte { $bound }
opus-cond-count = { $has_traits ->
        [yes] le nombre { $some } est d’au moins { $value }
       *[no] le nombre { $some } vaut au moins { $value }
    }
opus-cond-equal = { $left } vaut { $right }
opus-cond-unequal = { $left } ne vaut pas { $right }
opus-cond-most = { $left } vaut au plus { $right }
opus-cond-least = { $left } vaut au moins { $right }
opus-cond-less = { $left } vaut moins de { $right }
opus-cond-more = { $left } vaut plus de { $right }
opus-cond-odd = { $left } a une valeur impaire
opus-cond-even = { $left } a une valeur paire
opus-cond-same = { $denied ->
        [yes] { $left } n’est pas { $right }
       *[no] { $left } est { $right }
    }
opus-cond-first = { $denied ->
        [yes] { $card } n’est pas en tête de l’ordre
       *[no] { $card } est en tête de l’ordre
    }
opus-cond-last = { $denied ->
        [yes] { $card } n’est pas en fin d’ordre
       *[no] { $card } est en fin d’ordre
    }
opus-cond-acted = { $denied ->
        [yes] { $card } n’a pas agi
       *[no] { $card } a agi
    }
opus-cond-is-ego = { $denied ->
        [yes] { $card } n’est pas un ego
       *[no] { $card } est un ego
    }
opus-cond-is-artist = { $denied ->
        [yes] { $card } n’est pas un artiste
       *[no] { $card } est un artiste
    }
opus-cond-is-mine = { $denied ->
        [yes] { $card } n’est pas à toi
       *[no] { $card } est à toi
    }
opus-cond-gained = { $denied ->
        [yes] { $card } n’a rien gagné pendant cette manche
       *[no] { $card } a gagné { $vital ->
            [drive] de l’élan
            [health] de la santé
           *[both] de l’élan ou de la santé
        } pendant cette manche
    }
opus-cond-has-facedown = { $denied ->
        [yes] { $card } n’a pas d’œuvre non retournée
       *[no] { $card } a une œuvre non retournée
    }
opus-cond-is-opp = { $denied ->
        [yes] { $player } n’est pas de tes adversaires
       *[no] { $player } est de tes adversaires
    }
opus-cond-faceup = { $denied ->
        [yes] { $card } n’est pas face visible
       *[no] { $card } est face visible
    }
opus-cond-named = { $denied ->
        [yes] { $card } ne compte pas comme { $work }
       *[no] { $card } compte comme { $work }
    }
opus-cond-school = { $denied ->
        [yes] { $card } n’est pas { $school }
       *[no] { $card } est { $school }
    }
opus-do-damage = { $plain ->
        [yes] { $amount ->
            [one] Inflige 1 dégât { $card_dat }.
           *[other] Inflige { $amount } dégâts { $card_dat }.
        }
       *[no] Inflige X dégâts { $card_dat }, X étant { $amount }.
    }
opus-do-gain = { $card_start } gagne { $plain ->
        [yes] { $amount }
       *[no] X
    } { $vital ->
        [drive] d’élan
        [health] de santé
       *[both] d’élan ou de santé
    }{ $plain ->
        [yes] .
       *[no] , X étant { $amount }.
    }
opus-do-lose = { $card_start } perd { $plain ->
        [yes] { $amount }
       *[no] X
    } { $vital ->
        [drive] d’élan
        [health] de santé
       *[both] d’élan ou de santé
    }{ $plain ->
        [yes] .
       *[no] , X étant { $amount }.
    }
opus-do-shield = { $plain ->
        [yes] Préviens les { $amount } prochains dégâts infligés { $card_dat } pendant cette manche.
       *[no] Préviens les X prochains dégâts infligés { $card_dat } pendant cette manche, X étant { $amount }.
    }
opus-do-boost = { $plain ->
        [yes] Chaque nombre de l’effet de la prochaine œuvre { $card_gen } augmente de { $amount }.
       *[no] Chaque nombre de l’effet de la prochaine œuvre { $card_gen } augmente de X, X étant { $amount }.
    }
opus-do-attach-idea = { $plain ->
        [yes] { $amount ->
            [one] Attache 1 Idée de ta réserve { $card_dat }.
           *[other] Attache { $amount } Idées de ta réserve { $card_dat }.
        }
       *[no] Attache X Idées de ta réserve { $card_dat }, X étant { $amount }.
    }
opus-do-attack = { $plain ->
        [yes] { $amount ->
            [0] { $card_start } attaque { $other }.
           *[other] { $card_start } attaque { $other } avec +{ $amount } d’attaque.
        }
       *[no] { $card_start } attaque { $other } avec +X d’attaque, X étant { $amount }.
    }
opus-do-mix = L’élan ou la santé { $card_gen } et { $other_gen } deviennent leur moyenne, arrondie vers le haut.
opus-do-retarget = { $unacted ->
        [yes] { $other_start } devient la cible { $card_gen }.
       *[no] Si { $card_nom } n’a pas agi, { $other } devient sa nouvelle cible.
    }
opus-do-lure = { $card_start } attaque { $other } pendant cette manche, quelles que soient ses stratégies.
opus-do-mod = { $plain ->
        [yes] { $card_start } a { $sign }{ $amount } d’attaque { $duration }.
       *[no] { $card_start } a +X d’attaque { $duration }, X étant { $amount }.
    }
opus-do-swap-attack = { $card_start } et { $other } échangent leurs valeurs d’attaque { $duration }.
opus-do-learn = { $card_start } pratique aussi toutes les écoles { $other_gen } { $duration }.
opus-do-swap-strategy = Les deux stratégies { $card_gen } changent de place { $duration }.
opus-do-set-school = Nomme une des sept écoles : { $card_nom } ne pratique plus que celle-là { $duration }.
opus-do-draw = { $who ->
        [me] { $plain ->
            [yes] { $amount ->
                [one] Pioche 1 œuvre.
               *[other] Pioche { $amount } œuvres.
            }
           *[no] Pioche X œuvres, X étant { $amount }.
        }
       *[other] { $plain ->
            [yes] { $amount ->
                [one] { $who_start } pioche 1 œuvre.
               *[other] { $who_start } pioche { $amount } œuvres.
            }
           *[no] { $who_start } pioche X œuvres, X étant { $amount }.
        }
    }
opus-do-discard = { $who ->
        [me] { $plain ->
            [yes] { $amount ->
                [one] Défausse 1 œuvre.
               *[other] Défausse { $amount } œuvres.
            }
           *[no] Défausse X œuvres, X étant { $amount }.
        }
       *[other] { $plain ->
            [yes] { $amount ->
                [one] { $who_start } défausse 1 œuvre.
               *[other] { $who_start } défausse { $amount } œuvres.
            }
           *[no] { $who_start } défausse X œuvres, X étant { $amount }.
        }
    }
opus-do-mill = { $who ->
        [me] { $plain ->
            [yes] { $amount ->
                [one] Mets l’œuvre du dessus de ton portfolio au cimetière.
               *[other] Mets les { $amount } œuvres du dessus de ton portfolio au cimetière.
            }
           *[no] Mets les X œuvres du dessus de ton portfolio au cimetière, X étant { $amount }.
        }
       *[other] { $plain ->
            [yes] { $amount ->
                [one] { $who_start } met l’œuvre du dessus de son portfolio au cimetière.
               *[other] { $who_start } met les { $amount } œuvres du dessus de son portfolio au cimetière.
            }
           *[no] { $who_start } met les X œuvres du dessus de son portfolio au cimetière, X étant { $amount }.
        }
    }
opus-do-idea = { $who ->
        [me] { $plain ->
            [yes] { $amount ->
                [one] Prends 1 Idée de ta réserve en main.
               *[other] Prends { $amount } Idées de ta réserve en main.
            }
           *[no] Prends X Idées de ta réserve en main, X étant { $amount }.
        }
       *[other] { $plain ->
            [yes] { $amount ->
                [one] { $who_start } prend 1 Idée de sa réserve en main.
               *[other] { $who_start } prend { $amount } Idées de sa réserve en main.
            }
           *[no] { $who_start } prend X Idées de sa réserve en main, X étant { $amount }.
        }
    }
opus-do-peek-top = { $who ->
        [me] { $plain ->
            [yes] Regarde les { $amount } œuvres du dessus de ton portfolio et remets-les dans l’ordre de ton choix.
           *[no] Regarde les X œuvres du dessus de ton portfolio et remets-les dans l’ordre de ton choix, X étant { $amount }.
        }
       *[other] { $plain ->
            [yes] Regarde les { $amount } œuvres du dessus du portfolio { $who_gen } et remets-les dans l’ordre de ton choix.
           *[no] Regarde les X œuvres du dessus du portfolio { $who_gen } et remets-les dans l’ordre de ton choix, X étant { $amount }.
        }
    }
opus-do-search = { $who ->
        [me] { $has_traits ->
            [yes] Cherche dans ton portfolio une œuvre qui { $traits }, montre-la et prends-la en main.
           *[no] Cherche une œuvre dans ton portfolio, montre-la et prends-la en main. Elle convient si { $condition }.
        }
       *[other] { $has_traits ->
            [yes] { $who_start } cherche dans son portfolio une œuvre qui { $traits }, la montre et la prend en main.
           *[no] { $who_start } cherche une œuvre dans son portfolio, la montre et la prend en main. Elle convient si { $condition }.
        }
    }
opus-do-scry = { $who ->
        [me] Regarde les { $amount } œuvres du dessus de ton portfolio, prends-en { $second } en main et mets le reste au-dessous.
       *[other] { $who_start } regarde les { $amount } œuvres du dessus de son portfolio, en prend { $second } en main et met le reste au-dessous.
    }
opus-do-reveal-hand = { $who ->
        [me] Révèle ta main.
       *[other] { $who_start } révèle sa main.
    }
opus-do-reveal-random = { $who ->
        [me] Révèle une œuvre au hasard de ta main.
       *[other] { $who_start } révèle une œuvre au hasard de sa main.
    }
opus-do-swap-cards = { $who_start } et { $other_player_nom } échangez { $amount } œuvres au hasard de vos mains.
opus-do-move = Mets { $work } { $place }.
opus-do-retire-work = Retire { $work }.
opus-do-exec = Exécute l’effet { $work_gen } sur la cible de cet artiste.
opus-do-transfer = Attache { $work } { $card_dat }.
opus-do-copy-last = Exécute sur la cible de cet artiste le dernier effet, hors Hommage, qu’une autre carte a exécuté pendant cette manche.
opus-do-swap-vault = { $who ->
        [me] Échange { $card } contre une autre carte de même nature de la réserve de son propriétaire, à ton choix. Aucun point n’est perdu.
       *[other] Échange { $card } contre une autre carte de même nature de la réserve de son propriétaire, au choix { $who_gen }. Aucun point n’est perdu.
    }
opus-do-reveal = Révèle l’œuvre non retournée et la cible choisie { $card_gen }.
opus-do-act-first = { $unacted ->
        [yes] Place { $card } en tête de l’ordre.
       *[no] Si { $card_nom } n’a pas agi, sa place est en tête de l’ordre.
    }
opus-do-act-next = { $unacted ->
        [yes] Le tour { $card_gen } vient juste après.
       *[no] Si { $card_nom } n’a pas agi, son tour vient juste après.
    }
opus-do-act-last = { $unacted ->
        [yes] Le tour { $card_gen } vient en dernier pendant cette manche.
       *[no] Si { $card_nom } n’a pas agi, son tour vient en dernier pendant cette manche.
    }
opus-do-start-next = La manche suivante, l’ordre commence à la rangée { $card_gen }.
opus-do-retarget-pick = { $unacted ->
        [yes] Choisis un nouvel ego ou artiste que { $card_nom } visera.
       *[no] Si { $card_nom } n’a pas agi, choisis le nouvel ego ou artiste visé.
    }
opus-do-skip = { $card_start } n’attaque pas pendant cette manche.
opus-do-negate = { $unacted ->
        [yes] Son action de cette manche est annulée.
       *[no] Si { $card_nom } n’a pas agi, son action de cette manche est annulée.
    }
opus-strategy-anybody = n’importe quel artiste
opus-do-counter = Chaque attaque subie par { $card_nom } pendant cette manche inflige à l’attaquant des dégâts égaux à l’attaque { $card_gen }.
opus-strategy-any = { $which ->
        [one] l’artiste qui { $condition }
       *[some] un artiste qui { $condition }
    }
opus-strategy-best = l’artiste { $metric }
opus-strategy-best-if = parmi les artistes dont chacun { $condition }, celui { $metric }
opus-best-drive = { $choice ->
        [min] qui a le moins d’élan
       *[max] qui a le plus d’élan
    }
opus-best-attack = { $choice ->
        [min] dont l’attaque est la plus basse
       *[max] dont l’attaque est la plus haute
    }
opus-best-attached = { $choice ->
        [min] qui a le moins d’œuvres attachées
       *[max] qui a le plus d’œuvres attachées
    }
opus-best-hand = { $choice ->
        [min] dont le joueur a le moins d’œuvres en main
       *[max] dont le joueur a le plus d’œuvres en main
    }
opus-best-points = { $choice ->
        [min] dont le joueur a le moins de points
       *[max] dont le joueur a le plus de points
    }
opus-best-graveyard = { $choice ->
        [min] dont le joueur a le moins d’œuvres au cimetière
       *[max] dont le joueur a le plus d’œuvres au cimetière
    }
opus-best-cost-paid = { $choice ->
        [min] qui a dépensé le moins d’élan
       *[max] qui a dépensé le plus d’élan
    }
opus-best-damage-dealt = { $choice ->
        [min] qui a infligé le moins de dégâts
       *[max] qui a infligé le plus de dégâts
    }
opus-best-damage-taken = { $choice ->
        [min] qui a subi le moins de dégâts
       *[max] qui a subi le plus de dégâts
    }
opus-best-drive-gained = { $choice ->
        [min] qui a gagné le moins d’élan
       *[max] qui a gagné le plus d’élan
    }
opus-has-drive = a { $bound } d’élan
opus-has-attack = a { $bound } d’attaque
opus-has-attached = a { $bound } œuvres attachées
opus-has-hand = est à un joueur qui a { $bound } œuvres en main
opus-has-points = est à un joueur qui a { $bound } points
opus-has-graveyard = est à un joueur qui a { $bound } œuvres au cimetière
opus-has-cost-paid = { $none ->
        [yes] n’a pas dépensé d’élan
       *[no] a dépensé { $bound } d’élan
    }
opus-has-damage-dealt = { $none ->
        [yes] n’a infligé aucun dégât
       *[no] a infligé { $bound } dégâts
    }
opus-has-damage-taken = { $none ->
        [yes] n’a subi aucun dégât
       *[no] a subi { $bound } dégâts
    }
opus-has-drive-gained = { $none ->
        [yes] n’a pas gagné d’élan
       *[no] a gagné { $bound } d’élan
    }
opus-metric-drive = élan
opus-metric-attack = attaque
opus-metric-attached = œuvres attachées
opus-metric-hand = œuvres dans la main du joueur
opus-metric-points = points du joueur
opus-metric-graveyard = œuvres au cimetière du joueur
opus-metric-cost-paid = élan dépensé
opus-metric-damage-dealt = dégâts infligés
opus-metric-damage-taken = dégâts subis
opus-metric-drive-gained = élan gagné
opus-judge-played = { $denied ->
        [yes] n’a pas joué d’œuvre
       *[no] a joué une œuvre
    }
opus-judge-no-work = { $denied ->
        [yes] a joué une œuvre
       *[no] n’a pas joué d’œuvre
    }
opus-judge-played-school = { $denied ->
        [yes] n’a pas retourné d’œuvre { $school }
       *[no] a retourné une œuvre { $school }
    }
opus-judge-school-school = { $denied ->
        [yes] ne pratique pas { $school }
       *[no] pratique { $school }
    }
opus-judge-failed = { $denied ->
        [yes] n’a pas vu son œuvre échouer
       *[no] a vu son œuvre échouer
    }
opus-judge-copied = { $denied ->
        [yes] n’a pas déclaré de copie
       *[no] a déclaré une copie
    }
opus-judge-made-attack = { $denied ->
        [yes] n’a pas attaqué
       *[no] a attaqué
    }
opus-judge-retired-any = { $denied ->
        [yes] n’a retiré aucune carte
       *[no] a retiré une carte
    }
opus-judge-hurt = { $denied ->
        [yes] n’a pas subi de dégâts
       *[no] a subi des dégâts
    }
opus-judge-gained = { $denied ->
        [yes] n’a pas gagné d’élan
       *[no] a gagné de l’élan
    }
opus-judge-drew = { $denied ->
        [yes] n’a pas fait piocher d’œuvres
       *[no] a fait piocher des œuvres
    }
opus-judge-first = { $denied ->
        [yes] n’est pas en tête de l’ordre
       *[no] est en tête de l’ordre
    }
opus-judge-last = { $denied ->
        [yes] n’est pas en fin d’ordre
       *[no] est en fin d’ordre
    }
opus-judge-across = { $denied ->
        [yes] n’est pas en face de cet ego
       *[no] est en face de cet ego
    }
opus-judge-near = { $denied ->
        [yes] n’est pas juste au-dessus ou au-dessous de la rangée de cet ego
       *[no] est juste au-dessus ou au-dessous de la rangée de cet ego
    }
opus-judge-lead = { $denied ->
        [yes] n’est pas au joueur seul en tête aux points
       *[no] est au joueur seul en tête aux points
    }
opus-judge-trail = { $denied ->
        [yes] n’est pas au joueur seul dernier aux points
       *[no] est au joueur seul dernier aux points
    }
opus-judge-true = { $denied ->
        [yes] n’est pas en jeu
       *[no] est en jeu
    }
opus-judge-aimed-this = { $denied ->
        [yes] n’a pas visé cet ego
       *[no] a visé cet ego
    }
opus-judge-aimed-ego = { $denied ->
        [yes] n’a pas visé d’ego
       *[no] a visé un ego
    }
opus-judge-aimed-artist = { $denied ->
        [yes] n’a pas visé un autre artiste
       *[no] a visé un autre artiste
    }
opus-judge-aimed-self = { $denied ->
        [yes] ne s’est pas visé
       *[no] s’est visé
    }
opus-judge-aimed-none = { $denied ->
        [yes] avait une cible
       *[no] n’avait pas de cible
    }

# Noms des cartes

opus-card-idea = Idée
opus-card-branch-out = Nouvelle branche
opus-card-build-confidence = Gagner confiance
opus-card-captivate = Captiver
opus-card-criticize = Critiquer
opus-card-defense = Défense
opus-card-draft = Ébauche
opus-card-encourage = Encourager
opus-card-homage = Hommage
opus-card-moderate-attack = Attaque modérée
opus-card-muse = Muse
opus-card-overshadow = Éclipser
opus-card-primary-attack = Attaque première
opus-card-share-knowledge = Partager son savoir
opus-card-strong-attack = Attaque puissante
opus-card-undermine = Saper
opus-card-action-scene = Scène d’action
opus-card-blackwork-tattoo = Tatouage noir
opus-card-broad-stroke = Large trait
opus-card-capture-the-moment = Saisir l’instant
opus-card-chisel = Ciseau
opus-card-portrait = Portrait
opus-card-scrapbook = Album
opus-card-negative-space = Espace négatif
opus-card-still-life = Nature morte
opus-card-diss-track = Morceau assassin
opus-card-glissando = Glissando
opus-card-leitmotif = Leitmotiv
opus-card-sting = Pique
opus-card-tune-up = Mise au point
opus-card-counterpoint = Contrepoint
opus-card-crescendo = Crescendo
opus-card-key-change = Changement de ton
opus-card-brilliant-satire = Satire brillante
opus-card-dramatic-irony = Ironie dramatique
opus-card-encyclopedia = Encyclopédie
opus-card-expose = Révélation
opus-card-proofread = Relecture
opus-card-foreshadow = Présage
opus-card-plot-twist = Coup de théâtre
opus-card-unabridged = Intégrale
opus-card-death-defying-stunt = Cascade mortelle
opus-card-herkie = Herkie
opus-card-hypnotic-trance = Transe hypnotique
opus-card-slapstick = Burlesque
opus-card-tango = Tango
opus-card-yes-and = Oui, et
opus-card-curtain-call = Rappel final
opus-card-encore = Bis
opus-card-spotlight = Projecteur
opus-card-blueprints = Plans
opus-card-finishing-touches = Touche finale
opus-card-prototype = Prototype
opus-card-serrated-blade = Lame dentelée
opus-card-wooden-chest = Coffre en bois
opus-card-disassemble = Démonter
opus-card-lead-weight = Poids mort
opus-card-patchwork = Patchwork
opus-card-chocolate-drizzle = Filet de chocolat
opus-card-gluten-free-bread = Pain sans gluten
opus-card-mix = Mélange
opus-card-pure-vanilla-scoop = Boule de vanille pure
opus-card-red-wine = Vin rouge
opus-card-smorgasbord = Smörgåsbord
opus-card-food-coma = Coma digestif
opus-card-ghost-pepper = Piment fantôme
opus-card-counterattack = Contre-attaque
opus-card-cripple = Estropier
opus-card-flanking = Débordement
opus-card-grapple = Empoignade
opus-card-hyeong = Hyeong
opus-card-roundhouse = Circulaire
opus-card-tag-team = Travail d’équipe
opus-card-war-cry = Cri de guerre
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
opus-card-cash-money-rogadeux = Cash « Money » Rogadeux
opus-card-omar-uldi = Omar Uldi
opus-card-sergeant-malaney = Sergeant Malaney
opus-card-ippo-varnadoe = Ippo Varnadoe
opus-card-september = September
opus-card-february = February
opus-card-noon = Noon
opus-card-tuesday = Tuesday
opus-card-apathetic = Apathique
opus-card-arrogant = Arrogant
opus-card-bombastic = Grandiloquent
opus-card-callous = Insensible
opus-card-defensive = Défensif
opus-card-deprecating = Dénigrant
opus-card-disillusioned = Désabusé
opus-card-dismissive = Dédaigneux
opus-card-elitist = Élitiste
opus-card-fickle = Versatile
opus-card-haughty = Hautain
opus-card-overcritical = Hypercritique
opus-card-passionless = Blasé
opus-card-pompous = Pompeux
opus-card-pretentious = Prétentieux
opus-card-rude = Grossier
opus-card-self-destructive = Autodestructeur
opus-card-self-righteous = Suffisant
opus-card-selfish = Égoïste
opus-card-sleazy = Louche
opus-card-sloven = Négligé
opus-card-snooty = Snob
opus-card-stubborn = Têtu
opus-card-unimpressed = Indifférent
opus-card-jealous = Jaloux
opus-card-petty = Mesquin
opus-card-smug = Satisfait
opus-card-vain = Vaniteux

# What a computer player judges a position by, as named in a hint.
opus-part-points = les points
opus-part-rivals-points = les points refusés aux rivaux
opus-part-artists = ses propres artistes
opus-part-rivals-artists = l’affaiblissement des artistes rivaux
opus-part-egos = les egos à portée
opus-part-hand = les œuvres en main

# Les statistiques : ce qui a été joué, et contre qui se joue un solitaire.
opus-side-own = « { $name } »
opus-side-nameless = une liste personnelle
opus-side-superego = le surmoi avec { $list }
opus-challenge-egos = les egos
