# Ce qui est sur la table
essence-table-round = Manche { $n }
essence-table-to-act = doit jouer
essence-table-passed = a passé, jeton { $n }
essence-table-has-bid = a misé
essence-table-waits = attend
essence-table-main = { $n ->
    [0] Action
    [one] Action
   *[other] { $n } actions
}
essence-table-read = Lecture
essence-table-wealth = Richesse
essence-table-influence = Influence
essence-table-attack = Attaque
essence-table-defense = Défense
essence-table-essence = Essence
essence-table-shards = Éclats
essence-table-hand = Cartes en main
essence-table-cost = Coût
essence-table-value = Valeur
essence-table-prices = Prix
essence-table-foundations = Fondations
essence-table-wealth-tip = Achète Lieux et Monuments ; paie les mises et les Traités. Ce que vous gardez vous reste.
essence-table-influence-tip = Paie les fragments de Prophétie, les mises et les Traités. Ce que vous gardez vous reste.
essence-table-attack-tip = Une Attaque réussit si elle dépasse la Défense de sa cible. Rétablie à chaque Revenu.
essence-table-defense-tip = Vous protège des autres joueurs et de la Menace extérieure. Monte de 1 quand vous êtes battu ; rétablie à chaque Revenu.
essence-table-foundations-tip = Chaque Segment bâti épuise une Fondation. Toutes reviennent au prochain Revenu.
essence-table-count-card = pioche
essence-table-count-discard = défausse
essence-table-count-fragment = lus
essence-table-count-token = libres
essence-table-count-revenge = vengeance
essence-table-count-card-tip = { $n } cartes dans votre pioche.
essence-table-count-discard-tip = { $n } cartes dans votre défausse.
essence-table-count-fragment-tip = Les valeurs des fragments que vous avez lus font { $n } : elles rapportent des Éclats à la fin.
essence-table-count-token-tip = { $n } jetons de Faction libres : un par Traité signé et pour un fragment réservé.
essence-table-count-revenge-tip = { $n } jetons Vengeance : si vous gagnez une manche, l’un d’eux rapporte un Éclat de plus.
essence-table-seat = { $seat }, { $faction }
essence-table-rival-tip = V montre cette Île en grand.
essence-table-order = Place { $place } : { $seat }, { $essence } Essence, { $shards } Éclats sur { $target }
essence-table-threat = Menace extérieure : { $n }
essence-table-threat-short = Menace
essence-table-threat-tip = Qui la bat gagne la différence en Essence, et elle grandit de 1. À la fin de la manche, elle prend des jetons à quiconque a une Défense plus basse.
essence-table-threat-takes = { $n ->
    [0] la Menace ne prend rien
    [one] la Menace prend 1 jeton
   *[other] la Menace prend { $n } jetons
}
essence-table-market = Marché
essence-table-cleaning = Nettoyage
essence-table-needs = manque { $what }
essence-table-built = bâti par { $seat }
essence-table-palace = Palais
essence-table-treaties = Traités
essence-table-treaty-0 = Attaque
essence-table-treaty-1 = Défense +3
essence-table-treaty-2 = Piochez 2
essence-table-treaty-3 = Déplacer
essence-table-treaty-tip = { $n ->
    [-1] Toutes les cases sont prises cette manche.
    [one] La prochaine case coûte { $n } jeton, Richesse ou Influence.
   *[other] La prochaine case coûte { $n } jetons, Richesse ou Influence.
}
essence-table-plot = ici : { $n } Essence
essence-table-mix = { $w } Richesse et { $i } Influence
essence-table-prophecy-pile = Prophéties à venir : { $n }
essence-table-prophecy-pile-tip = Quand un fragment est lu, ceux à sa gauche glissent à droite et un nouveau paraît sur la case 1, qui est verrouillée.
essence-table-fragment-locked = Verrouillé : il se lira quand il aura avancé.
essence-table-fragment-readable = Vous pourriez le lire maintenant.
essence-table-fragment-unpaid = Sa condition est remplie, mais vous ne pouvez pas le payer.
essence-table-fragment-near = Il manque un Segment.
essence-table-fragment-far = Sa condition n’est pas encore remplie.
essence-table-draw-pile = Votre pioche : { $n }
essence-table-draw-pile-tip = Elle est refaite avec votre défausse pendant le Revenu, jamais pendant les tours.
essence-table-discard-pile = Votre défausse : { $n }
essence-table-discards-empty = Rien ici pour l’instant.
essence-table-advisor-tip = { $n ->
    [0] À prendre.
   *[other] À prendre, avec { $n } Richesse.
}
essence-table-advisor-gone = Ce Conseiller a été pris.
essence-table-head-advisors = Conseillers à prendre
essence-table-head-piles = Votre défausse
essence-table-head-shards = Les Éclats, manche par manche
essence-table-chart = Les Éclats au fil des manches
essence-table-chart-prophecies = Prophéties
essence-table-bid-none = n’a pas encore misé
essence-table-bid-sealed = a misé, face cachée
essence-table-income = Revenu de cette manche
essence-table-income-place = place de départ {"{wealth}"}{ $n }
essence-table-look-island = l’Île de { $seat }
essence-table-look-own = votre Île

# Where the long words of names may be broken, by soft hyphens
essence-table-hyphens =
    Amphi­théâtre Cara­van­sérail Obser­vatoire merce­naires merce­naire Biblio­thèque Chan­cellerie
    l’ambas­sade Scrip­torium d’invo­cation propa­gande gouver­neur l’alchi­miste Apothi­caire
    diplo­mates sus­pendus Sanc­tuaire divina­toire
    Archi­viste Ami­ral Commis­saire-pri­seur Diplo­mate Géo­mètre Hiéro­phante Hélio­logue Ingé­nieur
    Émis­saire Chevau­cheur Assas­sin Capi­taine Cour­tier Finan­cier For­geron Archi­tecte
    Jardi­nier bâtis­seur Sei­gneur Tré­sorier Porte-bou­clier Quar­tier-maître Sabo­teur Tam­bour
    gar­dien chan­teur

# Ce que ferait une action
essence-table-sum = { $parts } = +{ $n } Essence
essence-table-then = puis { $effects }
essence-table-gives = +{ $n } Essence
essence-table-gives-wealth = +1 Richesse
essence-table-plus = +{ $n }
essence-table-against = { $attack } contre { $defense }
essence-table-cost-build = coûte { $n } Richesse et une Fondation ; { $left ->
    [0] aucune ne reste prête
    [one] { $left } reste prête
   *[other] { $left } restent prêtes
}
essence-table-cost-tokens = coûte { $n } { $n ->
    [one] jeton
   *[other] jetons
}
essence-table-cost-influence = coûte { $n } Influence
essence-table-cost-wealth = coûte { $n } Richesse
essence-table-cost-bid = { $n ->
    [0] aucune mise : vous ne prenez pas de Conseiller
    [one] 1 jeton payé, quoi qu’il arrive
   *[other] { $n } jetons payés, quoi qu’il arrive
}
essence-table-attack-won = { $attack } contre { $defense } : vous gagnez, +{ $n } Essence
essence-table-attack-monster = { $attack } contre { $defense } : le monstre tombe, et vous pouvez le lire ce tour-ci
essence-table-attack-vain = { $attack } contre { $defense } : en vain
essence-table-income-head = D’où vient le revenu d’une manche :
essence-table-income-row = { $source } : { $gains }

essence-table-call-build = Bâtir : { $segment }
essence-table-call-here = { $segment } ici
essence-table-call-pay = Payer { $tokens }
essence-table-call-take = Prendre { $tokens }
essence-table-decline = { $step ->
    [spoils] Ne rien prendre
    [build] Ne rien bâtir
    [reserve] N’en réserver aucun
    [reshuffle] Ne pas mélanger
    [pass_discard] Garder le reste
    [read] Ne rien lire
    [cycle] Laisser le reste
    [lift] Ne rien déplacer
    [sign] Ne rien signer
   *[other] Rien de plus
}

# La chronique, en bref
essence-log-income = revenu { $gains }
essence-log-bid = mise { $tokens }
essence-log-bought = { $n ->
    [0] achète { $segment }
   *[other] achète { $segment } {"{wealth}"}−{ $n }
}
essence-log-built = bâtit { $segment } {"{essence}"}+{ $n }
essence-log-moved = déplace { $segment } {"{essence}"}+{ $n }
essence-log-taken = prend { $tokens } à { $seat }
essence-log-shards = place { $place } {"{shard}"}+{ $n }

# Bandeaux
essence-table-banner-round = Manche { $n } : revenu, puis Conseillers
essence-table-banner-turns = Tours de jeu : une action principale chacun
essence-table-banner-cleaning = Nettoyage : l’Essence devient des Éclats
essence-table-banner-bids = Les mises sont révélées
essence-table-banner-struck = La Menace extérieure frappe { $seat }
essence-table-banner-shards = { $seat } mène la manche : { $n } Éclats
essence-table-banner-revenge = { $seat } se venge : un Éclat de plus

# Où mène un conseil
essence-table-region-board = la table
essence-table-region-island = votre Île
essence-table-region-market = le marché
essence-table-region-treaties = les Traités
essence-table-region-prophecies = la piste des Prophéties
essence-table-region-players = les joueurs
essence-table-region-hand = votre main
essence-table-region-advisors = les Conseillers
essence-table-region-choices = les choix
essence-table-region-options = les options de la carte

# Leçons
essence-table-lesson-island = Votre Île
essence-table-lesson-island-about = Ce que vous cherchez, et comment on bâtit un Segment.
essence-table-lesson-island-1 = Vous régnez sur cette Île. À chaque manche, qui a le plus d’Essence reçoit le plus d’Éclats, et les Éclats font gagner.
essence-table-lesson-island-2 = Bâtir coûte de la Richesse et une Fondation. Les voici.
essence-table-lesson-island-3 = Touchez un Lieu qui brille au marché, puis touchez-le encore pour l’acheter.
essence-table-lesson-island-4 = Chaque emplacement montre l’Essence qu’il donnerait. Choisissez-en un et confirmez avec le bouton doré.
essence-table-lesson-island-5 = C’était votre action principale. Les actions annexes, à flèche claire, sont libres ; finissez votre tour quand vous voulez.
essence-table-lesson-island-6 = Plus tard vous passerez, et gagnerez un peu d’Essence pendant que les autres continuent. Jouez aussi longtemps que vous voulez.
essence-table-lesson-advisors = Miser sur les Conseillers
essence-table-lesson-advisors-about = Comment débute une manche.
essence-table-lesson-advisors-1 = Six Conseillers sont visibles. Qui en prend un peut le jouer comme une de ses cartes, manche après manche.
essence-table-lesson-advisors-2 = Choisissez combien de Richesse et d’Influence vous misez, au moins un jeton. Toute mise est payée, quoi qu’il arrive.
essence-table-lesson-advisors-3 = La plus forte mise choisit d’abord. Quand c’est à vous, prenez un Conseiller.
essence-table-lesson-advisors-4 = Les Conseillers restants reçoivent 1 Richesse chacun : ils deviennent tentants. Jouez aussi longtemps que vous voulez.
essence-table-lesson-conflict = Traités et attaques
essence-table-lesson-conflict-about = Ce qu’un tour peut être d’autre.
essence-table-lesson-conflict-1 = Les Traités sont aussi des actions principales. Le nombre doré est le prix actuel ; chaque signature rend la suivante plus chère.
essence-table-lesson-conflict-2 = Signez le Traité d’attaque et payez en Richesse ou en Influence.
essence-table-lesson-conflict-3 = Votre force doit dépasser la Défense de la cible : les petits signes les comparent. Attaquez la Menace extérieure, en haut.
essence-table-lesson-conflict-4 = Vous avez gagné la différence en Essence, et la Menace a grandi de 1. À un rival vous prendriez aussi un jeton, ou épuiseriez un Segment ; sa Défense monte alors de 1.
essence-table-lesson-conflict-5 = À la fin de la manche, la Menace prend des jetons à quiconque a une Défense plus basse que son nombre. Traités et cartes montent la vôtre. Continuez tant que vous voulez.
essence-table-lesson-cards = Vos Partisans
essence-table-lesson-cards-about = Comment on joue une carte.
essence-table-lesson-cards-1 = Voici vos Partisans. Une flèche sombre est une action principale, une flèche claire une action annexe ; un prix se tient avant les deux-points.
essence-table-lesson-cards-2 = Jouez le Conteur : touchez-le, puis touchez-le encore. C’est une action annexe, qui pioche deux cartes.
essence-table-lesson-cards-3 = Votre action principale reste à faire, comme le dit le signe vert de votre panneau. Jouez une carte à flèche sombre.
essence-table-lesson-cards-4 = Les cartes jouées vont à la défausse. Au Revenu elles sont mélangées quand la pioche est vide. Continuez tant que vous voulez.
essence-table-lesson-prophecy = Lire une Prophétie
essence-table-lesson-prophecy-about = Ce que le Livre demande, et ce qu’il donne.
essence-table-lesson-prophecy-1 = Des fragments du Livre des Prophéties. Chacun demande quelque chose : les carrés colorés sont des Segments ainsi disposés, tournés à votre gré. Le premier est verrouillé.
essence-table-lesson-prophecy-2 = Des coins dorés : il manque un Segment. Les Masques jumeaux veulent deux Segments Culturels côte à côte, et votre Palais en est un.
essence-table-lesson-prophecy-3 = L’Opéra est Culturel. Achetez-le.
essence-table-lesson-prophecy-4 = Posez-le à côté de votre Palais, et confirmez.
essence-table-lesson-prophecy-5 = Maintenant le fragment brille en or. Touchez-le, et lisez-le : une action annexe, une fois par tour.
essence-table-lesson-prophecy-6 = Vous avez reçu son bonus, et les autres ont glissé à droite. Les valeurs lues s’additionnent ici : à la fin la plus grande somme rapporte 4 Éclats, la deuxième 2. Continuez tant que vous voulez.
essence-table-lesson-cleaning = Passer et nettoyer
essence-table-lesson-cleaning-about = Comment finit une manche, et comment on gagne.
essence-table-lesson-cleaning-1 = Une manche dure jusqu’à ce que tous aient passé. Passez quand il ne reste rien de bon à faire : qui passe d’abord joue d’abord à la manche suivante.
essence-table-lesson-cleaning-2 = Passez maintenant.
essence-table-lesson-cleaning-3 = Défaussez des cartes pour 1 Richesse chacune, ou gardez-les pour la manche suivante. Désormais, chaque fois que viendrait votre tour, vous gagnez de l’Essence : 1, puis 2, puis 3, jusqu’à ce que votre rival passe aussi.
essence-table-lesson-cleaning-4 = Nettoyage. À droite vous voyez qui reçoit combien d’Éclats et qui la Menace frappera. Réservez un fragment pour qu’il reste sur la piste, ou continuez sans.
essence-table-lesson-cleaning-5 = Maintenant chacun peut mélanger sa défausse, la Menace frappe, et la manche suivante commence par le Revenu et les Conseillers.
essence-table-lesson-cleaning-6 = À deux, la partie s’achève quand quelqu’un a 10 Éclats. Alors on compte les Prophéties, et le plus d’Éclats l’emporte. Vous en savez assez pour une partie entière.

# Avant une partie
essence-new-play = Souverains et factions
essence-new-house = Règles maison
essence-new-faction = Faction du siège { $number }
essence-new-lot = Les autres factions sont tirées au sort. Qui commence aussi ; puis on joue siège après siège.
essence-new-number = { $name } { $n }
essence-new-wealth = Richesse
essence-new-influence = Influence
essence-new-attack = Attaque
essence-new-defense = Défense
essence-new-foundations = Fondations
essence-new-popularity = cartes par manche
essence-new-palace = Palais { $type }. { $ability }
essence-new-swap_scores-one = un
essence-new-swap_scores-both = les deux
essence-new-read_action-side = annexe
essence-new-read_action-main = principale
essence-new-reserve_pack-left_from_2 = à gauche, dès la case 2
essence-new-reserve_pack-left_from_1 = à gauche, dès la case 1
essence-new-reserve_pack-right = à droite

# Figures du livre de règles
essence-book-main = action principale
essence-book-side = action annexe
essence-book-once = une fois, à la construction
essence-book-income = à la construction et à chaque Revenu
essence-book-on = réponse à un événement
essence-book-readable = motif : lisible maintenant
essence-book-near = motif : il manque un Segment
essence-book-wins = Attaques gagnées cette manche
essence-book-have = un nombre à avoir
essence-book-spend = jetons à céder
essence-book-monster = un monstre à battre
essence-book-printed = tel qu’imprimé
essence-book-turned = tourné
essence-book-mirrored = en miroir : non
essence-book-sign-wealth = Richesse
essence-book-sign-influence = Influence
essence-book-sign-any = jeton au choix
essence-book-sign-essence = Essence
essence-book-sign-shard = Éclat
essence-book-sign-attack = Attaque
essence-book-sign-defense = Défense
essence-book-sign-foundation = Fondation
essence-book-sign-card = piocher, défausser
essence-book-sign-blades = attaquer
essence-book-sign-threat = Menace extérieure
essence-book-sign-monster = monstre
essence-book-sign-person = autre joueur
essence-book-sign-fragment = fragment, lecture
essence-book-sign-treaty = Traité
essence-book-sign-build = bâtir
essence-book-sign-move = déplacer un Segment
essence-book-sign-swap = en échanger deux
essence-book-sign-recover = reprendre à la défausse
essence-book-sign-income = ligne de revenu
essence-book-sign-exhausted = épuisé
essence-book-sign-won = si gagnée
essence-book-sign-lost = si perdue
essence-book-sign-pass = passer
essence-book-sign-revenge = Vengeance
essence-book-sign-embassy = Ambassade
essence-book-sign-trade = Accord commercial
essence-book-sign-clock = Sablier
essence-book-sign-kinds = types sur votre Île
essence-book-sign-monument = Monuments
essence-book-sign-hand = cartes en main
essence-book-sign-token = jeton de faction libre
