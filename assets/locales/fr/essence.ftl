essence-name = L’Essence
essence-tagline = des Îles flottantes, des cours rivales et un Livre des Prophéties
essence-seat = Souverain { $number }

# Ce qu’on choisit avant une partie
essence-option-players = Joueurs à la table
essence-option-factions = Factions, place par place ; le reste au sort
essence-option-swap_scores = Segments qui comptent lors d’un échange
essence-option-read_action = L’action que demande la lecture d’un fragment
essence-option-reserve_pack = Où vont les fragments réservés sur la piste
essence-option-treaty_reset = Les cases des Traités se vident à chaque manche
essence-option-monster_essence = Les monstres vaincus donnent de l’Essence
essence-option-mirror = Les motifs valent aussi en miroir

# Où en est la partie
essence-headline = manche { $round }, { $phase }
essence-phase-advisors = Conseillers
essence-phase-turns = tours des joueurs
essence-phase-cleaning = Nettoyage
essence-phase-over = la fin

# Ce qui est sur la table
essence-type-military = militaire
essence-type-magical = magique
essence-type-economic = économique
essence-type-cultural = culturel
essence-type-political = politique
essence-cell = case { $x }, { $y }
essence-option-number = option { $number }
essence-tokens-wealth = { $n } Richesse
essence-tokens-influence = { $n } Influence
essence-list = { $before }, { $after }

# Verbes
essence-verb-bid = Miser
essence-verb-rank = Prochain rang
essence-verb-take-advisor = Prendre le Conseiller
essence-verb-build = Bâtir
essence-verb-place = Placer
essence-verb-sign = Signer
essence-verb-play = Jouer
essence-verb-use = Utiliser
essence-verb-read = Lire
essence-verb-pass = Passer
essence-verb-end-turn = Finir le tour
essence-verb-split = Jetons
essence-verb-discard = Défausser
essence-verb-attack = Attaquer
essence-verb-attack-threat = Attaquer la Menace extérieure
essence-verb-attack-monster = Attaquer le monstre
essence-verb-choose-opponent = Choisir l’adversaire
essence-verb-exhaust = Épuiser
essence-verb-ready = Redresser
essence-verb-recover = Récupérer
essence-verb-lift = Déplacer
essence-verb-put = Poser ici
essence-verb-swap = Échanger avec
essence-verb-cycle = Défausser le fragment
essence-verb-resolve = Résoudre
essence-verb-reserve = Réserver
essence-verb-reshuffle = Remélanger
essence-verb-decline = Rien de plus

# Ce qu’on demande à un joueur
essence-prompt-bid = Misez en secret Richesse et Influence pour un Conseiller ; tout jeton misé est payé.
essence-prompt-rank-tied = Ces mises sont égales : qui prend un Conseiller en premier ?
essence-prompt-take-advisor = Prenez un Conseiller, avec la Richesse posée dessus.
essence-prompt-turn = { $mains ->
    [one] Faites votre action principale et des actions annexes à volonté, ou passez.
   *[other] Faites vos { $mains } actions principales et des actions annexes à volonté, ou passez.
}
essence-prompt-after = Faites encore des actions annexes, ou finissez votre tour.
essence-prompt-place = Où va ce Segment : { $segment } ?
essence-prompt-pay = Payez { $n } { $n ->
    [one] jeton
   *[other] jetons
}, Richesse ou Influence.
essence-prompt-struck = La Menace extérieure frappe : perdez { $n } { $n ->
    [one] jeton
   *[other] jetons
}, Richesse ou Influence.
essence-prompt-gain-mix = Prenez { $n } { $n ->
    [one] jeton
   *[other] jetons
}, Richesse ou Influence.
essence-prompt-steal-mix = { $n ->
    [one] Quel jeton
   *[other] Quels { $n } jetons
} prenez-vous à { $victim } ?
essence-prompt-discard = Défaussez { $n ->
    [one] une carte
   *[other] { $n } cartes
} de votre main.
essence-prompt-pass-discard = Défaussez des cartes pour 1 Richesse chacune, ou gardez le reste.
essence-prompt-target = Attaque de { $attack } : contre qui ?
essence-prompt-spoils = { $victim } est battu : prenez jusqu’à { $n } { $n ->
    [one] jeton
   *[other] jetons
}, épuisez un Segment, ou ni l’un ni l’autre.
essence-prompt-opponent-steal = Qui volez-vous ?
essence-prompt-opponent-sap_defense = De qui baissez-vous la Défense de { $n } ?
essence-prompt-opponent-force_discard = Qui doit défausser { $n ->
    [one] une carte
   *[other] { $n } cartes
} ?
essence-prompt-opponent-exhaust_segment = De qui épuisez-vous un Segment ?
essence-prompt-exhaust = Épuisez jusqu’à { $n } { $n ->
    [one] Segment
   *[other] Segments
} de { $victim }.
essence-prompt-ready = Redressez jusqu’à { $n } de vos Segments épuisés.
essence-prompt-recover = Reprenez jusqu’à { $n } { $n ->
    [one] carte
   *[other] cartes
} de votre défausse.
essence-prompt-lift = Choisissez un Segment à déplacer ; lors d’un échange, celui qui compte.
essence-prompt-put = Où va ce Segment : { $segment } ?
essence-prompt-build = Bâtissez un Segment pour { $discount } Richesse de moins, ou renoncez.
essence-prompt-read = Lisez un fragment pour { $discount } Influence de moins, ou renoncez.
essence-prompt-sign = Signez un Traité pour { $discount } jetons de moins, ou renoncez.
essence-prompt-cycle = Défaussez jusqu’à { $n } { $n ->
    [one] fragment
   *[other] fragments
} de la piste des Prophéties.
essence-prompt-trigger = Lequel de vos Segments agit maintenant ?
essence-prompt-reserve = Réservez un fragment pour qu’il reste, ou aucun.
essence-prompt-reshuffle = Mélanger votre défausse à votre pioche ?

# Pourquoi quelque chose est impossible
essence-not-now = Ce n’est pas possible maintenant.
essence-main-due = Votre action principale est encore due.
essence-main-done = Votre action principale est faite pour ce tour.
essence-not-on-display = Cette carte n’est pas à l’étalage.
essence-no-foundation = Vous n’avez pas de Fondation prête.
essence-too-dear = Cela coûte { $cost } Richesse, et vous en avez { $wealth }.
essence-no-token = Vous n’avez plus de jeton Faction libre.
essence-treaty-full = Toutes les cases de ce Traité sont prises.
essence-treaty-too-dear = La prochaine case coûte { $cost } { $cost ->
    [one] jeton
   *[other] jetons
} ; vous en avez moins.
essence-not-in-hand = Cette carte n’est pas dans votre main.
essence-not-your-segment = Ce Segment n’est pas sur votre Île.
essence-nothing-to-use = Ce Segment n’a rien à utiliser.
essence-is-exhausted = Ce Segment est épuisé.
essence-no-such-option = Cette carte n’a pas cette option.
essence-cannot-pay = Vous ne pouvez pas payer son prix.
essence-locked = Le fragment de la case 1 est verrouillé.
essence-not-on-track = Ce fragment n’est pas sur les cases ouvertes de la piste.
essence-has-read = Vous avez déjà lu un fragment ce tour-ci.
essence-monster-first = Il faut d’abord vaincre son monstre, ce tour-ci.
essence-not-fulfilled = Sa condition n’est pas remplie.
essence-not-beside = Un Segment se pose sur une case vide à côté de votre Île.
essence-would-break = Votre Île doit rester d’un seul tenant.
essence-bid-too-high = Vous ne pouvez pas miser plus que vous n’avez.
essence-wrong-sum = Ce ne sont pas les jetons dus.
essence-not-in-discards = Cette carte n’est pas dans votre défausse.
essence-no-advisor = Ce Conseiller n’est pas proposé.
essence-cannot-exhaust = Ce Segment ne peut pas être épuisé.
essence-no-target = Cela ne peut pas être attaqué maintenant.
essence-embassy-protects = Le jeton Ambassade protège ce joueur.
essence-untouched = Cela n’y aurait aucun effet.
essence-not-exhausted = Ce n’est pas un de vos Segments épuisés.

# Ce qui s’est passé
essence-event-round = La manche { $round } commence ; ordre : { $order }
essence-event-display = À l’étalage : { $segments }
essence-event-income = { $seat } touche son revenu : { $wealth } Richesse, { $influence } Influence ; Attaque { $attack }, Défense { $defense }, { $foundations } Fondations
essence-event-drawn = { $seat } pioche { $cards }
essence-event-drawn-unseen = { $seat } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
}
essence-event-reshuffled = { $seat } remélange sa pioche
essence-event-bid = { $seat } a misé
essence-event-bid-revealed = { $seat } a misé { $wealth } Richesse et { $influence } Influence
essence-event-ranked = { $seat } laisse { $chosen } passer devant
essence-event-advisor = { $seat } prend { $card } { $wealth ->
    [0] en main
   *[other] avec { $wealth } Richesse
}
essence-event-bid-returned = Il ne reste aucun Conseiller pour { $seat } : { $wealth } Richesse et { $influence } Influence lui reviennent
essence-event-turn = C’est à { $seat } de jouer
essence-event-drip = { $seat } a passé et gagne { $essence } Essence
essence-event-passed = { $seat } passe avec le jeton { $token }
essence-event-bought = { $seat } achète { $segment } pour { $wealth } Richesse
essence-event-placed = { $seat } place { $segment } sur { $cell } : { $essence } Essence
essence-event-signed = { $seat } signe { $treaty } pour { $price }
essence-event-played = { $seat } joue { $card }
essence-event-used = { $seat } utilise { $segment }
essence-event-triggered = { $segment } de { $seat } agit
essence-event-gained-wealth = { $seat } gagne { $n } Richesse
essence-event-gained-influence = { $seat } gagne { $n } Influence
essence-event-gained-essence = { $seat } gagne { $n } Essence
essence-event-gained-attack = { $seat } augmente son Attaque de { $n }
essence-event-gained-defense = { $seat } augmente sa Défense de { $n }
essence-event-gained-foundations = { $seat } gagne { $n ->
    [one] une Fondation
   *[other] { $n } Fondations
}
essence-event-gained-readied = { $seat } redresse { $n ->
    [one] une Fondation
   *[other] { $n } Fondations
}
essence-event-lost-wealth = { $seat } paie { $n } Richesse
essence-event-lost-influence = { $seat } paie { $n } Influence
essence-event-lost-essence = { $seat } perd { $n } Essence
essence-event-lost-attack = { $seat } baisse son Attaque de { $n }
essence-event-lost-defense = La Défense de { $seat } baisse de { $n }
essence-event-lost-foundations = { $seat } perd { $n ->
    [one] une Fondation
   *[other] { $n } Fondations
}
essence-event-lost-readied = { $seat } épuise { $n ->
    [one] une Fondation
   *[other] { $n } Fondations
}
essence-event-discarded = { $seat } défausse { $card }
essence-event-recovered = { $seat } reprend { $card }
essence-event-exhausted = { $seat } épuise { $segment } de { $owner }
essence-event-readied = { $seat } redresse { $segment }
essence-event-moved = { $seat } déplace { $segment } sur { $cell } : { $essence } Essence
essence-event-swapped = { $seat } échange { $segment } et { $other } : { $essence } Essence
essence-event-token-embassy = { $seat } prend le jeton Ambassade
essence-event-token-trade = { $seat } prend le jeton Accord commercial
essence-event-token-clock = { $seat } retourne le Sablier : une action principale de plus
essence-event-tokens = { $seat } prend { $wealth } Richesse et { $influence } Influence à { $victim }
essence-event-attack-seat-won = { $seat } bat { $target } : { $attack } contre { $defense }
essence-event-attack-seat-lost = { $seat } attaque { $target } en vain : { $attack } contre { $defense }
essence-event-attack-threat-won = { $seat } bat la Menace extérieure : { $attack } contre { $defense }
essence-event-attack-threat-lost = { $seat } attaque la Menace extérieure en vain : { $attack } contre { $defense }
essence-event-attack-monster-won = { $seat } bat le monstre de « { $fragment } » : { $attack } contre { $defense }
essence-event-attack-monster-lost = { $seat } attaque en vain le monstre de « { $fragment } » : { $attack } contre { $defense }
essence-event-struck = La Menace extérieure frappe { $seat }, { $threat } contre { $defense } : { $tokens } { $tokens ->
    [one] jeton perdu
   *[other] jetons perdus
}
essence-event-read = { $seat } lit « { $fragment } »
essence-event-fragment = « { $fragment } » apparaît sur la case { $space }
essence-event-fragment-gone = « { $fragment } » quitte la partie
essence-event-reserved = { $seat } réserve « { $fragment } »
essence-event-shards = { $seat } arrive à la place { $place } : { $shards } { $shards ->
    [one] Éclat
   *[other] Éclats
}
essence-event-revenge-used = { $seat } se venge : un Éclat de plus
essence-event-revenge-taken = { $seat } prend un jeton Vengeance
essence-event-prophecies = Les fragments de { $seat } font { $total } : { $shards } { $shards ->
    [one] Éclat
   *[other] Éclats
}
essence-event-ended = { $n ->
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
}

# La feuille de score
essence-score-rounds = Éclats des manches
essence-score-revenge = Vengeance
essence-score-prophecies = Prophéties

# Ce que disent les cartes, composé à partir de leurs données
essence-kind = Segment { $type }.
essence-neighbours = +{ $step } Essence par voisin { $plus }, −1 par voisin { $minus }.
essence-once = À la construction : { $effects }.
essence-income = Revenu : { $effects }.
essence-ability = { $cost } : { $effects }.
essence-priced = { $cost }, { $price }
essence-then = { $before } ; { $after }
essence-per = { $effect } par { $counter }
essence-capped = { $effect } (au plus { $cap })
essence-if = si vous avez { $condition }, { $effect }
essence-requires = Condition : { $requirement }.
essence-bonus = Bonus : { $effects }.
essence-and = { $before } et { $after }

essence-speed-main = Action principale
essence-speed-side = Action annexe
essence-or-speed-main = Ou en action principale
essence-or-speed-side = Ou en action annexe
essence-price-wealth = payez { $n } Richesse
essence-price-influence = payez { $n } Influence
essence-price-any = payez { $n } { $n ->
    [one] jeton
   *[other] jetons
}
essence-price-cards = défaussez { $n } { $n ->
    [one] carte
   *[other] cartes
} de votre main
essence-price-foundation = épuisez { $n } { $n ->
    [one] Fondation
   *[other] Fondations
}
essence-price-attack = baissez votre Attaque de { $n }
essence-price-defense = baissez votre Défense de { $n }

essence-on-attack_won = Chaque fois que vous gagnez une Attaque
essence-on-attacked = Chaque fois qu’un joueur vous attaque avec succès
essence-on-build = Chaque fois que vous bâtissez un autre Segment
essence-on-read = Chaque fois que vous lisez un fragment
essence-on-treaty = Chaque fois que vous signez un Traité
essence-on-pass = Quand vous passez

essence-do-gain_wealth = gagnez { $n } Richesse
essence-do-gain_influence = gagnez { $n } Influence
essence-do-gain_any = gagnez { $n } { $n ->
    [one] jeton
   *[other] jetons
}
essence-do-gain_essence = gagnez { $n } Essence
essence-do-draw = piochez { $n } { $n ->
    [one] carte
   *[other] cartes
}
essence-do-raise_attack = augmentez votre Attaque de { $n }
essence-do-raise_defense = augmentez votre Défense de { $n }
essence-do-add_foundation = prenez { $n } { $n ->
    [one] nouvelle Fondation
   *[other] nouvelles Fondations
}
essence-do-ready_foundation = redressez { $n } { $n ->
    [one] Fondation
   *[other] Fondations
}
essence-do-attack-any = { $n ->
    [0] attaquez
   *[other] attaquez avec +{ $n }
}
essence-do-attack-player = { $n ->
    [0] attaquez un joueur
   *[other] attaquez un joueur avec +{ $n }
}
essence-do-attack-threat = { $n ->
    [0] attaquez la Menace extérieure
   *[other] attaquez la Menace extérieure avec +{ $n }
}
essence-do-attack-monster = { $n ->
    [0] attaquez un monstre
   *[other] attaquez un monstre avec +{ $n }
}
essence-plunder = { $attack } et, en cas de victoire, prenez jusqu’à { $n } { $n ->
    [one] jeton
   *[other] jetons
}
essence-do-steal-wealth = volez { $n } Richesse
essence-do-steal-influence = volez { $n } Influence
essence-do-steal-any = volez { $n } { $n ->
    [one] jeton
   *[other] jetons
}
essence-do-sap_defense = baissez de { $n } la Défense d’un adversaire
essence-do-force_discard = un adversaire défausse { $n } { $n ->
    [one] carte
   *[other] cartes
}
essence-do-exhaust_segment = épuisez { $n } { $n ->
    [one] Segment
   *[other] Segments
} d’un adversaire
essence-do-ready_segment = redressez { $n } de vos Segments épuisés
essence-do-recover = reprenez { $n ->
    [one] { $n } carte
   *[other] jusqu’à { $n } cartes
} de votre défausse
essence-do-relocate-move = déplacez un Segment
essence-do-relocate-swap = échangez deux Segments
essence-do-relocate-any = déplacez un Segment ou échangez-en deux
essence-do-build = bâtissez un Segment pour { $n } Richesse de moins
essence-do-read = lisez un fragment pour { $n } Influence de moins
essence-do-treaty = signez un Traité pour { $n } jetons de moins
essence-do-cycle_prophecy = { $n ->
    [one] vous pouvez défausser { $n } fragment
   *[other] défaussez jusqu’à { $n } fragments
} de la piste des Prophéties
essence-do-take-embassy = prenez le jeton Ambassade
essence-do-take-trade = prenez le jeton Accord commercial
essence-do-take-clock = retournez le Sablier pour une action principale de plus

essence-if-won = si l’Attaque est gagnée, { $effect }
essence-if-lost = si l’Attaque est perdue, { $effect }
essence-at-least = au moins
essence-at-most = au plus
essence-each-seg_military = Segment militaire de votre Île
essence-each-seg_magical = Segment magique de votre Île
essence-each-seg_economic = Segment économique de votre Île
essence-each-seg_cultural = Segment culturel de votre Île
essence-each-seg_political = Segment politique de votre Île
essence-each-kinds = type sur votre Île
essence-each-monuments = Monument de votre Île
essence-each-hand = carte dans votre main
essence-each-wins = Attaque gagnée cette manche
essence-each-fragments = fragment que vous avez lu
essence-each-treaties = Traité signé cette manche
essence-each-attack = point d’Attaque
essence-each-defense = point de Défense
essence-have-seg_military = { $bound } { $n } Segments militaires
essence-have-seg_magical = { $bound } { $n } Segments magiques
essence-have-seg_economic = { $bound } { $n } Segments économiques
essence-have-seg_cultural = { $bound } { $n } Segments culturels
essence-have-seg_political = { $bound } { $n } Segments politiques
essence-have-kinds = { $bound } { $n } types sur votre Île
essence-have-monuments = { $bound } { $n } Monuments
essence-have-hand = { $bound } { $n } cartes en main
essence-have-wins = { $bound } { $n } Attaques gagnées cette manche
essence-have-fragments = { $bound } { $n } fragments lus
essence-have-treaties = { $bound } { $n } Traités signés cette manche
essence-have-attack = { $bound } { $n } en Attaque
essence-have-defense = { $bound } { $n } en Défense

essence-need-pattern = le motif { $rows }
essence-need-wins = { $n } { $n ->
    [one] Attaque gagnée
   *[other] Attaques gagnées
} cette manche
essence-need-monster = son monstre vaincu ce tour-ci (Défense { $n })
essence-need-spend-wealth = une offrande de { $n } Richesse
essence-need-spend-influence = une offrande de { $n } Influence
essence-need-spend-any = une offrande de { $n } jetons
essence-below = { $above } / { $below }
essence-beside = { $left }{ $right }
essence-letter-military = M
essence-letter-magical = A
essence-letter-economic = E
essence-letter-cultural = C
essence-letter-political = P
essence-letter-any = *
essence-letter-nothing = ·

# Factions
essence-faction-three_islands = Royaume des Trois Îles
essence-faction-sun_university = Université du Soleil
essence-faction-aurum_exchange = Bourse d’Aurum
essence-faction-windsong_commune = Commune du Chant du Vent
essence-faction-veiled_senate = Sénat voilé
essence-palace-three_islands = Palais : Royaume des Trois Îles
essence-palace-sun_university = Palais : Université du Soleil
essence-palace-aurum_exchange = Palais : Bourse d’Aurum
essence-palace-windsong_commune = Palais : Commune du Chant du Vent
essence-palace-veiled_senate = Palais : Sénat voilé
essence-theme-three_islands = Flottes de guerre naines : gagne par de nombreuses petites Attaques qui font boule de neige.
essence-theme-sun_university = Savants du Grand Livre : gagne en lisant des Fragments tôt et souvent.
essence-theme-aurum_exchange = Banquiers et armateurs : gagne en bâtissant plus de Segments, et de plus grands, que les autres.
essence-theme-windsong_commune = Artistes nomades : gagne par de grandes mains et en réarrangeant l’Île.
essence-theme-veiled_senate = Espions et juristes : gagne par les Traités, le vol et une haute Défense.

# Partisans
essence-card-ti_axe_guard = Garde à la hache
essence-card-ti_ram_captain = Capitaine d’éperon
essence-card-ti_war_drummer = Tambour de guerre
essence-card-ti_quartermaster = Quartier-maître
essence-card-ti_runesmith = Forgeron de runes
essence-card-ti_shieldbearer = Porte-bouclier
essence-card-ti_oath_thane = Thane du serment
essence-card-us_engineer = Ingénieur
essence-card-us_heliologist = Héliologue
essence-card-us_lector = Lecteur
essence-card-us_archivist = Archiviste
essence-card-us_astral_scholar = Érudit astral
essence-card-us_sunfire_adept = Adepte du feu solaire
essence-card-us_seer = Voyant
essence-card-ae_broker = Courtier
essence-card-ae_master_builder = Maître bâtisseur
essence-card-ae_surveyor = Géomètre
essence-card-ae_financier = Financier
essence-card-ae_auctioneer = Commissaire-priseur
essence-card-ae_sellsword_captain = Capitaine mercenaire
essence-card-ae_toll_keeper = Péager
essence-card-wc_choirmaster = Maître de chœur
essence-card-wc_gardener = Jardinier du ciel
essence-card-wc_storyteller = Conteur
essence-card-wc_festival_host = Hôte de la fête
essence-card-wc_windrider = Chevaucheur du vent
essence-card-wc_envoy = Émissaire
essence-card-wc_dreamer = Rêveur
essence-card-vs_diplomat = Diplomate
essence-card-vs_spymaster = Maître-espion
essence-card-vs_blackmailer = Maître chanteur
essence-card-vs_jurist = Juriste
essence-card-vs_saboteur = Saboteur
essence-card-vs_assassin = Assassin
essence-card-vs_orator = Orateur

# Conseillers
essence-card-adv_admiral = Amiral
essence-card-adv_hierophant = Hiérophante
essence-card-adv_treasurer = Trésorier
essence-card-adv_architect = Grand Architecte
essence-card-adv_warden = Seigneur gardien
essence-card-adv_oracle = Oracle

# Monuments
essence-card-mon_sky_marshal = Colosse du maréchal du ciel
essence-card-mon_last_wall = Citadelle du dernier rempart
essence-card-mon_iron_armada = Armada de fer
essence-card-mon_great_orrery = Grand planétaire
essence-card-mon_world_root = Racine de l’Ancien Monde
essence-card-mon_frozen_hour = Flèche de l’heure figée
essence-card-mon_grand_bourse = Grande Bourse
essence-card-mon_sky_dockyards = Chantiers du ciel
essence-card-mon_vault_of_kings = Coffre des rois
essence-card-mon_hanging_gardens = Jardins suspendus
essence-card-mon_hall_of_songs = Salle aux dix mille chants
essence-card-mon_thousand_masks = Théâtre aux mille masques
essence-card-mon_house_of_accord = Maison de la concorde
essence-card-mon_high_tribunal = Haut Tribunal

# Lieux
essence-card-loc_barracks = Caserne
essence-card-loc_watchtower = Tour de guet
essence-card-loc_armory = Armurerie
essence-card-loc_cannon_deck = Pont des canons
essence-card-loc_training_yard = Cour d’exercice
essence-card-loc_bastion = Bastion
essence-card-loc_war_academy = Académie de guerre
essence-card-loc_mercenary_camp = Camp de mercenaires
essence-card-loc_signal_beacon = Feu d’alarme
essence-card-loc_siege_foundry = Fonderie de siège
essence-card-loc_garrison = Garnison
essence-card-loc_dueling_pit = Fosse aux duels
essence-card-loc_dreadnought_berth = Bassin du cuirassé
essence-card-loc_veterans_hall = Salle des vétérans
essence-card-loc_gatehouse = Corps de garde
essence-card-loc_arcane_library = Bibliothèque des arcanes
essence-card-loc_essence_well = Puits d’Essence
essence-card-loc_mage_tower = Tour du mage
essence-card-loc_observatory = Observatoire
essence-card-loc_alchemists_cellar = Cave de l’alchimiste
essence-card-loc_leyline_spire = Flèche tellurique
essence-card-loc_hourglass_tower = Tour du sablier
essence-card-loc_scrying_pool = Bassin divinatoire
essence-card-loc_golem_workshop = Atelier des golems
essence-card-loc_runestone_circle = Cercle de pierres runiques
essence-card-loc_summoning_ring = Cercle d’invocation
essence-card-loc_mirror_gate = Porte-miroir
essence-card-loc_apothecary = Apothicaire
essence-card-loc_warding_obelisk = Obélisque gardien
essence-card-loc_sunstone_vault = Crypte de pierre de soleil
essence-card-loc_tavern = Taverne
essence-card-loc_market = Marché
essence-card-loc_bank = Banque
essence-card-loc_mine = Mine
essence-card-loc_warehouse = Entrepôt
essence-card-loc_quarry = Carrière
essence-card-loc_shipyard = Chantier naval
essence-card-loc_trade_house = Comptoir
essence-card-loc_workshop = Atelier
essence-card-loc_mint = Hôtel des monnaies
essence-card-loc_toll_bridge = Pont à péage
essence-card-loc_granary = Grenier à blé
essence-card-loc_caravanserai = Caravansérail
essence-card-loc_brewery = Brasserie
essence-card-loc_goldsmith = Orfèvre
essence-card-loc_auction_hall = Salle des ventes
essence-card-loc_theatre = Théâtre
essence-card-loc_gardens = Jardins
essence-card-loc_amphitheatre = Amphithéâtre
essence-card-loc_museum = Musée
essence-card-loc_public_baths = Bains publics
essence-card-loc_statue_park = Parc aux statues
essence-card-loc_concert_hall = Salle de concert
essence-card-loc_school_of_song = École de chant
essence-card-loc_festival_square = Place des fêtes
essence-card-loc_botanical_dome = Dôme botanique
essence-card-loc_scriptorium = Scriptorium
essence-card-loc_shrine_of_ancestors = Sanctuaire des ancêtres
essence-card-loc_gallery = Galerie
essence-card-loc_wanderers_inn = Auberge du voyageur
essence-card-loc_opera_house = Opéra
essence-card-loc_embassy_house = Maison de l’ambassade
essence-card-loc_senate_house = Maison du Sénat
essence-card-loc_courthouse = Palais de justice
essence-card-loc_town_hall = Hôtel de ville
essence-card-loc_tax_office = Bureau des impôts
essence-card-loc_spy_den = Repaire d’espions
essence-card-loc_chancery = Chancellerie
essence-card-loc_diplomats_quarter = Quartier des diplomates
essence-card-loc_prison = Prison
essence-card-loc_forum = Forum
essence-card-loc_customs_house = Maison des douanes
essence-card-loc_archive_of_edicts = Archives des édits
essence-card-loc_propaganda_office = Bureau de propagande
essence-card-loc_governors_manor = Manoir du gouverneur
essence-card-loc_border_post = Poste-frontière

# Fragments de Prophétie
essence-card-pf1_first_stone = La Première Pierre
essence-card-pf1_copper_star = L’Étoile de cuivre
essence-card-pf1_silent_scales = La Balance muette
essence-card-pf1_painted_rune = La Rune peinte
essence-card-pf1_drawn_sword = L’Épée tirée
essence-card-pf1_twin_coins = Les Pièces jumelles
essence-card-pf1_twin_masks = Les Masques jumeaux
essence-card-pf1_twin_flames = Les Flammes jumelles
essence-card-pf1_three_winds = Les Trois Vents
essence-card-pf1_long_table = La Longue Table
essence-card-pf1_bent_road = La Route courbée
essence-card-pf1_crooked_stair = L’Escalier tordu
essence-card-pf1_broken_gate = La Porte brisée
essence-card-pf1_two_banners = Deux bannières tombent
essence-card-pf1_red_dawn = Une aube rouge
essence-card-pf1_offering_gold = Une offrande d’or
essence-card-pf1_offering_words = Une offrande de mots
essence-card-pf1_open_purse = La Bourse ouverte
essence-card-pf1_ash_harpy = La Harpie de cendre
essence-card-pf1_cliff_wyrm = La Vouivre des falaises
essence-card-pf1_fog_stalker = Le Rôdeur des brumes
essence-card-pf2_square_of_oaths = La Place des serments
essence-card-pf2_market_of_dreams = Le Marché des rêves
essence-card-pf2_hall_of_mirrors = La Galerie des glaces
essence-card-pf2_golden_line = La Ligne d’or
essence-card-pf2_marching_song = Le Chant de marche
essence-card-pf2_quiet_crown = La Couronne silencieuse
essence-card-pf2_four_corners = Les Quatre Coins
essence-card-pf2_hidden_court = La Cour cachée
essence-card-pf2_iron_choir = Le Chœur de fer
essence-card-pf2_long_watch = La Longue Veille
essence-card-pf2_storm_of_blades = Une tempête de lames
essence-card-pf2_sealed_scrolls = Les Rouleaux scellés
essence-card-pf2_unmoved_mountain = La Montagne inébranlée
essence-card-pf2_ransom = La Rançon du ciel
essence-card-pf2_nine_promises = Les Neuf Promesses
essence-card-pf2_great_tithe = La Grande Dîme
essence-card-pf2_basalt_giant = Le Géant de basalte
essence-card-pf2_thunder_roc = Le Rokh du tonnerre
essence-card-pf2_drowned_king = Le Roi noyé
essence-card-pf3_wheel_of_ages = La Roue des âges
essence-card-pf3_crystal_square = Le Carré de cristal
essence-card-pf3_emperors_road = La Route de l’empereur
essence-card-pf3_twin_thrones = Les Trônes jumeaux
essence-card-pf3_sun_and_anvil = Le Soleil et l’Enclume
essence-card-pf3_last_harvest = La Dernière Récolte
essence-card-pf3_sleeping_fleet = La Flotte endormie
essence-card-pf3_war_without_end = Une guerre sans fin
essence-card-pf3_five_lights = Les Cinq Lumières
essence-card-pf3_two_wonders = Les Deux Merveilles
essence-card-pf3_empty_treasury = Le Trésor vide
essence-card-pf3_last_word = Le Dernier Mot
essence-card-pf3_old_dragon = Le Dragon de l’Ancien Monde
essence-card-pf3_leviathan = Le Léviathan des nuées
essence-card-pf3_faceless_god = Le Dieu sans visage

# Traités
essence-card-treaty_free_companies = Compagnies franches
essence-card-treaty_rim_wardens = Gardiens du Bord
essence-card-treaty_heralds = Guilde des hérauts
essence-card-treaty_masons = Maçons des profondeurs

# What a computer player judges a position by, as named in a hint.
essence-part-shards = les Éclats
essence-part-essence = l’Essence de cette manche
essence-part-prophecy = la Prophétie
essence-part-tokens = Richesse et Influence
essence-part-hand = les cartes en main
essence-part-island = l’Île dans les manches à venir
essence-part-readiness = Attaque, Défense et Fondations
essence-part-begun = ce qui se met en marche
essence-part-others = l’avance sur les autres

# Les statistiques : comment une partie s’est jouée.
essence-way = { $players } joueurs

# What decides between equals.
essence-score-tie-prophecies = Égalité : la valeur des Prophéties décide
essence-score-tie-essence = Égalité : l’Essence de la dernière manche décide
