# The game, its options and seats

cerebria-name = Cerebria
cerebria-tagline = le monde intérieur, face à l’Ego
cerebria-team-0 = Joie
cerebria-team-1 = Tristesse
cerebria-seat-shaper = { $team }, le Façonneur
cerebria-seat-pair = { $team }
cerebria-seat-first = { $team }, premier Esprit
cerebria-seat-second = { $team }, second Esprit
cerebria-seat-ego = l’Ego
cerebria-option-mode = Qui joue
cerebria-option-mode-ego-shaper = Un Esprit contre l’Ego
cerebria-option-mode-ego-two-spirits = Une personne avec deux Esprits contre l’Ego
cerebria-option-mode-ego-team = Deux personnes ensemble contre l’Ego
cerebria-option-mode-four = Quatre personnes en deux équipes
cerebria-option-mode-pairs = Deux personnes avec deux Esprits chacune
cerebria-option-mode-shaper-team = Un Façonneur contre une équipe de deux
cerebria-option-mode-shapers = Deux Façonneurs
cerebria-option-side = Camp des joueurs, ou du Façonneur
cerebria-option-side-bliss = Joie
cerebria-option-side-gloom = Tristesse
cerebria-option-game = Jeu
cerebria-option-game-basic = De base, pour apprendre
cerebria-option-game-full = Complet, avec Intentions et Émotions Fortes
cerebria-option-bliss = Esprits de la Joie
cerebria-option-bliss-delight = Délice
cerebria-option-bliss-empathy = Empathie
cerebria-option-bliss-harmony = Harmonie
cerebria-option-bliss-love = Amour
cerebria-option-gloom = Esprits de la Tristesse
cerebria-option-gloom-anxiety = Angoisse
cerebria-option-gloom-hatred = Haine
cerebria-option-gloom-malice = Malveillance
cerebria-option-gloom-misery = Misère
cerebria-option-spirit_boards = Face des plateaux d’Esprit
cerebria-option-spirit_boards-A = A, la même pour tous
cerebria-option-spirit_boards-B = B, une par Esprit
cerebria-option-team_boards = Face des plateaux d’équipe
cerebria-option-team_boards-A = A
cerebria-option-team_boards-B = B
cerebria-option-decks = Paquets d’Émotions
cerebria-option-decks-basic = Les paquets de départ de base
cerebria-option-decks-spirit = Un paquet de départ par Esprit
cerebria-option-decks-random = Au hasard
cerebria-option-decks-chosen = Choisis à la table
cerebria-option-harder = Plus difficile : modificateurs de l’Ego
cerebria-option-harder-1 = commence avec 2 Volonté
cerebria-option-harder-2 = ses Émotions de départ sont pleines
cerebria-option-harder-3 = 1 Volonté à chaque case de sa Roue
cerebria-option-harder-4 = prévoit les Aspirations à venir
cerebria-option-harder-5 = commence avec un Fragment Mineur
cerebria-option-harder-6 = 1 Volonté après chaque Révélation
cerebria-option-harder-7 = garde les deux Volonté quand il en absorbe 2
cerebria-option-easier = Plus facile : modificateurs de l’Ego
cerebria-option-easier-1 = défausse les deux Volonté quand il en absorbe 2
cerebria-option-easier-2 = pas de points pour la Volonté restante
cerebria-option-easier-3 = ses Forteresses ne valent que 1 et 2
cerebria-option-reflection = Réflexion compte
cerebria-option-reflection-mirror = les Royaumes avec la Frontière d’en face
cerebria-option-reflection-total = Royaumes et Frontières ensemble
cerebria-options-same-spirit = Le même Esprit figure deux fois dans un camp.
cerebria-options-two-spirits = { $team } a besoin de deux Esprits ici.

# Places and things

cerebria-unknown = quelque chose d’inconnu
cerebria-realm-valley = Vallée des Motifs
cerebria-realm-willow = Saule des Valeurs
cerebria-realm-cradle = Berceau des Sens
cerebria-realm-network = Réseau des Pensées
cerebria-realm-land = Terre des Désirs
cerebria-place-valley = Vallée
cerebria-place-willow = Saule
cerebria-place-cradle = Berceau
cerebria-place-network = Réseau
cerebria-place-land = Terre
cerebria-place-between = { $one }–{ $other }
cerebria-frontier = Frontière { $place }
cerebria-slot = l’emplacement { $number } ({ $place })
cerebria-emotion-at = { $card } sur { $slot }
cerebria-sphere-commitment = Engagement
cerebria-sphere-humility = Humilité
cerebria-sphere-diligence = Application
cerebria-sphere-knowledge = Savoir
cerebria-sphere-creativity = Créativité
cerebria-row-move = Se déplacer
cerebria-row-invoke = Invoquer
cerebria-row-quell = Calmer
cerebria-row-fortify = Fortifier
cerebria-row-empower = Transcender
cerebria-board-space = { $row }, { $place ->
        [0] case de déblocage
       *[other] amélioration { $place }
    }
cerebria-vibe-red = rouge
cerebria-vibe-yellow = jaune
cerebria-vibe-green = vert
cerebria-vibe-blue = bleu
cerebria-vibe-wild = joker
cerebria-vibe-none = sans Onde
cerebria-amount = { $amount }
cerebria-and = { $before }, { $name }
cerebria-comma = { $before }, { $name }
cerebria-no-upgrade = sans amélioration
cerebria-trade = 2 Volonté au lieu d’Ambition
cerebria-spirit-delight = Délice
cerebria-spirit-empathy = Empathie
cerebria-spirit-harmony = Harmonie
cerebria-spirit-love = Amour
cerebria-spirit-anxiety = Angoisse
cerebria-spirit-hatred = Haine
cerebria-spirit-malice = Malveillance
cerebria-spirit-misery = Misère
cerebria-spirit-gatekeeper = Gardien
cerebria-spirit-influencer = Influenceur
cerebria-board-a = Face A
cerebria-board-b = Face B : { $spirit }
cerebria-aspiration-attitude = Attitude
cerebria-aspiration-openness = Ouverture
cerebria-aspiration-awareness = Conscience
cerebria-aspiration-unity = Unité
cerebria-aspiration-versatility = Polyvalence
cerebria-aspiration-fortitude = Force d’âme
cerebria-aspiration-liveliness = Vivacité
cerebria-aspiration-sensibility = Sensibilité
cerebria-aspiration-reflection = Réflexion
cerebria-intention-overcome = Surmonter
cerebria-intention-elevate = Élever
cerebria-intention-entrench = S’ancrer
cerebria-intention-prevail = Prévaloir
cerebria-intention-fulfil = Combler
cerebria-intention-converge = Converger
cerebria-intention-topple = Renverser
cerebria-intention-diversify = Diversifier
cerebria-intention-link = Relier
cerebria-intention-breach = Percer
cerebria-intention-flourish = Fleurir
cerebria-intention-master = Maîtriser
cerebria-operation-defiance = Défi
cerebria-operation-endeavor = Effort
cerebria-operation-judgment = Jugement
cerebria-operation-card = { $kind } { $number }
cerebria-fragment-1 = un Fragment Mineur
cerebria-fragment-2 = un Fragment Majeur
cerebria-fragment-3 = son Fragment final

# Emotions

cerebria-emotion-courage = Courage
cerebria-emotion-sociability = Sociabilité
cerebria-emotion-trust = Confiance
cerebria-emotion-gratitude = Gratitude
cerebria-emotion-cheerfulness = Gaieté
cerebria-emotion-excitement = Enthousiasme
cerebria-emotion-innocence = Innocence
cerebria-emotion-contentment = Contentement
cerebria-emotion-kindness = Gentillesse
cerebria-emotion-desire = Désir
cerebria-emotion-affection = Affection
cerebria-emotion-intimacy = Intimité
cerebria-emotion-optimism = Optimisme
cerebria-emotion-self-esteem = Estime de soi
cerebria-emotion-safety = Sécurité
cerebria-emotion-calmness = Calme
cerebria-emotion-anger = Colère
cerebria-emotion-jealousy = Jalousie
cerebria-emotion-selfishness = Égoïsme
cerebria-emotion-cynicism = Cynisme
cerebria-emotion-pessimism = Pessimisme
cerebria-emotion-bitterness = Amertume
cerebria-emotion-sadness = Chagrin
cerebria-emotion-insecurity = Insécurité
cerebria-emotion-dislike = Aversion
cerebria-emotion-mistrust = Méfiance
cerebria-emotion-craving = Envie
cerebria-emotion-fear = Peur
cerebria-emotion-embarrassment = Gêne
cerebria-emotion-loneliness = Solitude
cerebria-emotion-guilt = Culpabilité
cerebria-emotion-boredom = Ennui
cerebria-emotion-heroism = Héroïsme
cerebria-emotion-friendship = Amitié
cerebria-emotion-faith = Foi
cerebria-emotion-generosity = Générosité
cerebria-emotion-joy = Allégresse
cerebria-emotion-euphoria = Euphorie
cerebria-emotion-purity = Pureté
cerebria-emotion-fulfillment = Plénitude
cerebria-emotion-benevolence = Bienveillance
cerebria-emotion-passion = Passion
cerebria-emotion-devotion = Dévouement
cerebria-emotion-oneness = Communion
cerebria-emotion-hope = Espoir
cerebria-emotion-pride = Fierté
cerebria-emotion-freedom = Liberté
cerebria-emotion-serenity = Sérénité
cerebria-emotion-rage = Rage
cerebria-emotion-envy = Convoitise
cerebria-emotion-narcissism = Narcissisme
cerebria-emotion-contempt = Mépris
cerebria-emotion-despair = Désespoir
cerebria-emotion-lethargy = Léthargie
cerebria-emotion-grief = Deuil
cerebria-emotion-doubt = Doute
cerebria-emotion-loathing = Répulsion
cerebria-emotion-paranoia = Paranoïa
cerebria-emotion-greed = Avidité
cerebria-emotion-panic = Panique
cerebria-emotion-shame = Honte
cerebria-emotion-isolation = Isolement
cerebria-emotion-remorse = Remords
cerebria-emotion-indifference = Indifférence
cerebria-emotion-brightness = Clarté
cerebria-emotion-bleakness = Grisaille

# Upgrades of the Spirit boards

cerebria-upgrade-haste = Hâte
cerebria-upgrade-surmount = Franchir
cerebria-upgrade-determination = Détermination
cerebria-upgrade-bolster = Renfort
cerebria-upgrade-inner-force = Force intérieure
cerebria-upgrade-subdue = Soumettre
cerebria-upgrade-extinguish = Éteindre
cerebria-upgrade-exalt = Exalter
cerebria-upgrade-raze = Raser
cerebria-upgrade-channeled-power = Pouvoir canalisé
cerebria-upgrade-emotional-outburst = Élan du cœur
cerebria-upgrade-switcheroo = Chassé-croisé
cerebria-upgrade-sharing-is-caring = Donner, c’est aimer
cerebria-upgrade-motivation = Motivation
cerebria-upgrade-conversion = Conversion
cerebria-upgrade-feeling-safe = À l’abri
cerebria-upgrade-spontaneity = Spontanéité
cerebria-upgrade-laugh-it-off = En rire
cerebria-upgrade-playground = Terrain de jeu
cerebria-upgrade-settle = S’installer
cerebria-upgrade-resonance = Résonance
cerebria-upgrade-soothe = Apaiser
cerebria-upgrade-common-ground = Terrain d’entente
cerebria-upgrade-hearts-pull = Appel du cœur
cerebria-upgrade-tenderness = Tendresse
cerebria-upgrade-embrace = Étreinte
cerebria-upgrade-blossom = Éclosion
cerebria-upgrade-lurk = Rôder
cerebria-upgrade-dark-seed = Graine sombre
cerebria-upgrade-gnaw = Ronger
cerebria-upgrade-watchtower = Tour de guet
cerebria-upgrade-provoke = Provoquer
cerebria-upgrade-fury = Fureur
cerebria-upgrade-self-serving = Pour soi d’abord
cerebria-upgrade-opportunist = Opportuniste
cerebria-upgrade-vainglory = Vaine gloire
cerebria-upgrade-drain = Siphonner
cerebria-upgrade-weather = Tenir bon

# What upgrades do

cerebria-does-determination = l’Action coûte 1 Volonté de moins
cerebria-does-haste = se déplacer de 2 cases au lieu de 1
cerebria-does-surmount = on peut s’arrêter sur la case d’un Esprit adverse
cerebria-does-surmount-if-controlled = finir chez un Esprit adverse, là où l’on contrôle
cerebria-does-surmount-on-frontier = finir sur une Frontière avec un Esprit adverse
cerebria-does-switcheroo = changer de place avec un autre Esprit au lieu de bouger
cerebria-does-hearts-pull = aller sur toute case voisine d’une Émotion de Joie
cerebria-does-bolster = 1 Essence de plus sur la nouvelle Émotion
cerebria-does-inner-force = l’Essence de départ vient de la réserve
cerebria-does-dark-seed = l’Essence d’une Grisaille vient de la réserve
cerebria-does-further-slot = invoquer un emplacement plus loin
cerebria-does-tenderness = 1 Essence sur une autre de ses Émotions, voisine
cerebria-does-provoke = une Émotion adverse voisine perd son jeton d’Intensité
cerebria-does-draw-afterwards = piocher ensuite 1 carte
cerebria-does-ambition-afterwards = gagner ensuite 1 Ambition
cerebria-does-willpower-afterwards = gagner ensuite 1 Volonté
cerebria-does-subdue = retirer 1 Essence de plus
cerebria-does-soothe = retirer 1 Essence de plus et gagner 1 Volonté
cerebria-does-gnaw = retirer 1 Essence de plus à côté d’une Grisaille
cerebria-does-extinguish = aucune carte à révéler
cerebria-does-willpower-if-gone = gagner 2 Volonté si l’Émotion quitte le jeu
cerebria-does-essence-if-gone = gagner 1 Essence si l’Émotion quitte le jeu
cerebria-does-willpower-per-essence = gagner 1 Volonté par Essence retirée
cerebria-does-exalt = une de ses Forteresses Mineures devient Majeure
cerebria-does-raze = retirer une Forteresse adverse
cerebria-does-draw-after-building = piocher 1 carte après avoir bâti ou exalté
cerebria-does-essence-after-building = gagner 1 Essence après avoir bâti ou exalté
cerebria-does-embrace = puis 1 Essence de la réserve à une Émotion de Joie du Royaume
cerebria-does-weather = puis 1 Volonté par Frontière voisine contrôlée
cerebria-does-common-ground = 2 Volonté de moins si personne ne contrôle le Royaume
cerebria-does-essence-after-raze = gagner 1 Essence après avoir rasé
cerebria-does-channeled-power = ajouter d’abord 1 Essence à l’Émotion
cerebria-does-emotional-outburst = l’Émotion peut se trouver n’importe où
cerebria-does-blossom = ajouter ensuite 1 Essence à l’Émotion Forte
cerebria-does-fury = gagner ensuite 1 Ambition si l’équipe n’en a pas
cerebria-does-vainglory = gagner ensuite 1 Volonté par Émotion Forte de Tristesse
cerebria-price-willpower = { $amount } Volonté
cerebria-price-ambition = { $amount } Ambition
cerebria-price-essence = { $amount } Essence
cerebria-price-free = gratuit
cerebria-face-upgrade = { $name } ({ $price }) : { $what }
cerebria-face-row = { $row } – { $upgrade }
cerebria-face-track = { $vibe } ; Intensité { $track }
cerebria-face-grows-from = Forme forte de l’Émotion { $card }.
cerebria-face-void = Contre l’Ego : l’Esprit qui l’amène gagne 2 Volonté à la place.
cerebria-face-operation = { $arrow ->
        [1] Avance dans le sens horaire.
        [-1] Avance dans le sens antihoraire.
       *[other] Ne bouge pas.
    } { $bonus ->
        [1] Avec bonus.
       *[other] Sans bonus.
    }

# The vocabulary of Emotion powers

cerebria-power-gain-willpower = Entrée : { $who ->
        [team] chaque Esprit de l’équipe gagne
       *[other] l’Esprit gagne
    } { $amount } Volonté.
cerebria-power-willpower-per-opposing = Entrée : gagnez 1 Volonté par { $where ->
        [adjacent] Émotion adverse voisine.
       *[other] Émotion adverse en jeu, { $most } au plus.
    }
cerebria-power-gain-essence = Entrée : gagnez { $amount } Essence.
cerebria-power-draw = Entrée : { $who ->
        [team] chaque Esprit de l’équipe pioche 1 carte.
       *[other] piochez 1 carte.
    }
cerebria-power-gain-ambition = Entrée : gagnez { $amount } Ambition{ $if-none ->
        [1] .
       *[other] , ou { $if-none } si l’équipe n’en a pas.
    }
cerebria-power-buy-ambition = Entrée : vous pouvez payer { $price } Volonté pour 1 Ambition.
cerebria-power-token = Entrée : +{ $amount } Intensité { $condition ->
        [opposing-adjacent] à côté d’une Émotion adverse.
        [own-adjacent] à côté d’une Émotion de son camp.
        [opposing-richer] s’il y a plus d’Essence sur les Émotions adverses.
        [frontier-opposed] si les adversaires contrôlaient la Frontière juste avant.
        [opposing-fortress] dans un Royaume avec une Forteresse adverse.
       *[other] si les deux emplacements voisins sont vides.
    }
cerebria-power-token-difference = Entrée : +1 Intensité par Essence d’avance des Émotions adverses, { $most } au plus.
cerebria-power-enrich = Entrée : { $source ->
        [board] vous pouvez ajouter 1 de vos Essences à
       *[other] ajoutez 1 Essence de la réserve à
    } { $where ->
        [adjacent] une Émotion voisine de votre camp.
       *[other] une Émotion de votre camp, où que ce soit.
    }
cerebria-power-enrich-each = Entrée : ajoutez 1 Essence de la réserve à chaque Émotion voisine de votre camp.
cerebria-power-gather = Entrée : vous pouvez déplacer { $count ->
        [one] une autre de vos Émotions vers un emplacement voisin vide.
       *[other] jusqu’à { $count } autres de vos Émotions vers des emplacements voisins vides.
    }
cerebria-power-fill-sphere = Entrée : ajoutez jusqu’à { $amount } Volonté de la réserve à une Sphère.
cerebria-power-turn-origin = Vous pouvez ensuite tourner l’Origine d’un cran dans un sens ou l’autre.
cerebria-power-drain-spheres = Entrée : prenez 1 Volonté { $spheres ->
        [one] d’une Sphère qui en contient
       *[other] de chacune de { $spheres } Sphères au plus qui en contiennent
    } au moins 2.
cerebria-power-weaken = Entrée : retirez 1 Essence d’une Émotion adverse voisine qui en a au moins 2.
cerebria-power-weaken-each = Entrée : retirez 1 Essence de chaque Émotion adverse voisine.
cerebria-power-rob = Entrée : prenez jusqu’à { $willpower } Volonté{ $essence ->
        [0] {""}
       *[other] {" "}et { $essence } Essence
    } à un Esprit adverse.
cerebria-power-crumble = Entrée dans un Royaume : une Forteresse Mineure adverse y est retirée, une Majeure devient Mineure.
cerebria-power-free-step = Après l’Action Invoquer, votre Esprit peut se déplacer gratuitement d’une case.
cerebria-power-action-if-no-ambition = Après l’Action Invoquer : gagnez 1 Action si l’équipe n’a pas d’Ambition.
cerebria-power-dynamic = +{ $amount } Intensité { $per ->
        [full] tant que toutes ses cases sont couvertes.
        [opposing-adjacent] par Émotion adverse voisine.
        [own-adjacent] par Émotion voisine de son camp.
        [alone-in-triad] tant qu’elle est la seule de son camp dans son Trio.
       *[other] par emplacement voisin vide.
    }
cerebria-power-lose-one = Une Action ou un pouvoir ne peut lui retirer qu’une Essence au plus.
cerebria-power-quell-tax = Un Esprit adverse paie { $amount } Volonté de plus pour calmer une Émotion voisine.
cerebria-power-unquellable = Ne peut être calmée à côté d’une Émotion de son camp.
cerebria-power-absorb-aid = Quand un Esprit de son camp absorbe sur la Frontière de son Trio ou à côté : { $from-sphere ->
        [0] {""}
       *[other] { $from-sphere } Volonté de plus de la Sphère,{" "}
    }ensuite { $afterwards } Volonté de la réserve.
cerebria-power-move-discount = Les déplacements de son camp coûtent 1 Volonté de moins.
cerebria-power-free-transfer = Une fois par tour, son camp peut utiliser gratuitement le Réseau des Pensées.
cerebria-power-action-after-empower = Après une Action Transcender de son camp, cet Esprit gagne 1 Action.
cerebria-power-spirit-tax = Un Esprit adverse { $reach ->
        [adjacent] voisin
       *[other] à une case au plus
    } paie 1 Volonté de plus pour chaque Action d’Esprit.
cerebria-power-invoke-tax = Un Esprit adverse doit payer en plus 1 Essence pour invoquer { $reach ->
        [adjacent] sur un emplacement voisin.
       *[other] où que ce soit.
    }
cerebria-power-mourning = Chaque fois qu’une autre { $whose ->
        [own] Émotion de son camp
       *[other] Émotion
    } quitte le jeu{ $counts-empower ->
        [0] {" "}autrement qu’en étant transcendée
       *[other] {""}
    } : un Esprit de l’équipe gagne { $reward ->
        [willpower] 1 Volonté.
        [essence] 1 Essence.
       *[other] 1 Essence, 2 Volonté ou une carte.
    }
cerebria-power-quell-penalty = Après { $reach ->
        [adjacent] avoir calmé celle-ci ou une voisine
       *[other] toute Action Calmer
    }, l’Esprit adverse défausse 1 carte.
cerebria-power-upgrade-reward = Chaque fois qu’un Esprit adverse utilise une amélioration avec { $action ->
        [move] un déplacement
       *[other] une Action
    } : un Esprit de l’équipe gagne 1 Volonté.

# Spirits and Aspirations

cerebria-spirit-power-delight = Une absorption qui rapporte au moins 4 Volonté lui fait aussi piocher 1 carte.
cerebria-spirit-power-empathy = Les Émotions de Joie sur les emplacements qu’il touche et juste à côté ne peuvent être calmées.
cerebria-spirit-power-harmony = La Joie contrôle le lieu à égalité où il se tient, si une Émotion de Joie y compte.
cerebria-spirit-power-love = Une fois par tour, après son Action Invoquer, il peut ajouter 1 Essence de la réserve à une Émotion de Joie voisine de la nouvelle.
cerebria-spirit-power-anxiety = Peut invoquer une Grisaille de la boîte tant qu’il y en a moins de 6 sur le plateau.
cerebria-spirit-power-hatred = Une fois par tour, il peut payer 2 Volonté au lieu de l’Ambition de Calmer.
cerebria-spirit-power-malice = Son Action Calmer atteint aussi les emplacements voisins de ceux qu’il touche.
cerebria-spirit-power-misery = Peut absorber une Sphère voisine de celle qu’il atteint ; une Révélation causée ainsi n’ajoute aucune Forteresse.
cerebria-counts-attitude = Royaumes contrôlés
cerebria-counts-openness = Frontières contrôlées
cerebria-counts-awareness = Trios avec au moins une Émotion à soi
cerebria-counts-unity = plus longue suite ininterrompue d’Émotions à soi
cerebria-counts-versatility = Ondes différentes parmi ses Émotions
cerebria-counts-fortitude = Intensité totale de ses Forteresses
cerebria-counts-liveliness = Essence sur ses Émotions
cerebria-counts-sensibility = plus forte Intensité d’une de ses Émotions
cerebria-counts-reflection = Royaumes contrôlés avec la Frontière d’en face

# Verbs

cerebria-verb-collect = Mettre dans le paquet
cerebria-verb-settle = Placer la figurine
cerebria-verb-plant = Placer l’Émotion de départ
cerebria-verb-attune = Placer un jeton joker
cerebria-verb-declare = Agir
cerebria-verb-imprint = Dépenser pour un jeton
cerebria-verb-move = Se déplacer
cerebria-verb-switch = Échanger les places
cerebria-verb-invoke = Invoquer
cerebria-verb-quell = Calmer
cerebria-verb-quell-unseen = Calmer sans révéler
cerebria-verb-fortify = Fortifier
cerebria-verb-exalt = Exalter
cerebria-verb-raze = Raser
cerebria-verb-empower = Transcender
cerebria-verb-visit = Utiliser le Royaume
cerebria-verb-harvest = Récolter de l’Essence
cerebria-verb-intensify = Intensifier
cerebria-verb-transfer = Déplacer une Émotion
cerebria-verb-absorb = Absorber
cerebria-verb-impulse = Impulsion : 1 Action de plus
cerebria-verb-insight = Intuition : un jeton d’Onde
cerebria-verb-surge = Sursaut : 3 Volonté
cerebria-verb-end-ambition = Fin de tour : 1 Ambition
cerebria-verb-end-cards = Fin de tour : 2 cartes
cerebria-verb-decline = Non merci
cerebria-verb-accept = Oui
cerebria-verb-enrich = Ajouter 1 Essence
cerebria-verb-fill = Remplir une Sphère
cerebria-verb-drain = Prendre 1 Volonté
cerebria-verb-turn-clockwise = Tourner dans le sens horaire
cerebria-verb-turn-back = Tourner en arrière
cerebria-verb-weaken = Retirer 1 Essence
cerebria-verb-rob = Prendre à
cerebria-verb-wander = Se déplacer gratuitement
cerebria-verb-place-token = Placer un jeton d’Onde
cerebria-verb-tint = Choisir l’Onde
cerebria-verb-reward = Donner à
cerebria-verb-take-essence = 1 Essence pour
cerebria-verb-take-willpower = 2 Volonté pour
cerebria-verb-take-card = 1 carte pour
cerebria-verb-discard = Défausser
cerebria-verb-provoke = Retirer le jeton
cerebria-verb-strike = Rayer
cerebria-verb-pick-hidden = Choisir cette Aspiration
cerebria-verb-turn-up = Révéler une carte Opération
cerebria-verb-aim = Fixer l’Aspiration Cible
cerebria-verb-keep = Garder la carte
cerebria-verb-ego-invoke = L’Ego invoque
cerebria-verb-ego-intensify = L’Ego intensifie
cerebria-verb-ego-quell = L’Ego calme
cerebria-verb-ego-fortify = L’Ego fortifie
cerebria-verb-ego-raze = L’Ego rase
cerebria-verb-drift = Suivre la flèche
cerebria-verb-ego-absorb = L’Ego absorbe
cerebria-verb-reduce = Payer une réduction

# What a seat is asked

cerebria-prompt-turn = { $spirit } : { $actions ->
        [0] plus d’Action ; utilisez une Capacité ou finissez le tour.
        [one] une Action restante ; agissez, utilisez une Capacité ou finissez le tour.
       *[other] { $actions } Actions restantes ; agissez, utilisez une Capacité ou finissez le tour.
    }
cerebria-prompt-act = { $action } : choisissez la cible et les améliorations, ou dépensez d’abord une carte pour un jeton d’Onde.
cerebria-prompt-collect = { $spirit } : deux sortes d’Émotion de chaque Onde pour le paquet, deux cartes de chacune ; { $cards } cartes sur 16.
cerebria-prompt-settle = { $spirit } : choisissez une Frontière de départ.
cerebria-prompt-plant = { $spirit } : choisissez un emplacement pour l’Émotion de départ.
cerebria-prompt-attune = { $spirit } : placez un jeton joker sur le plateau d’Esprit.
cerebria-prompt-harvest = Combien de Volonté devient de l’Essence ?
cerebria-prompt-intensify = Choisissez une Émotion voisine et combien d’Essence elle reçoit.
cerebria-prompt-transfer = Choisissez une Émotion et un emplacement vide près de votre Esprit.
cerebria-prompt-enrich = Choisissez une Émotion qui reçoit 1 Essence.
cerebria-prompt-gather = Choisissez une Émotion à rapprocher, et l’emplacement.
cerebria-prompt-fill-sphere = Choisissez une Sphère et combien de Volonté elle reçoit.
cerebria-prompt-turn-origin = Tourner l’Origine d’un cran ?
cerebria-prompt-drain-sphere = Choisissez une Sphère où prendre 1 Volonté.
cerebria-prompt-weaken = Choisissez une Émotion adverse qui perd 1 Essence.
cerebria-prompt-rob = Choisissez un Esprit adverse à dépouiller.
cerebria-prompt-buy-ambition = Payer 1 Volonté pour 1 Ambition ?
cerebria-prompt-free-step = Déplacer { $spirit } d’une case gratuitement ?
cerebria-prompt-place-token = Choisissez une case pour un jeton d’Onde.
cerebria-prompt-tint-token = Choisissez l’Onde du jeton.
cerebria-prompt-reward = Choisissez l’Esprit qui gagne.
cerebria-prompt-choose-reward = Choisissez une récompense et un Esprit, ou refusez.
cerebria-prompt-discard = Choisissez une carte à défausser.
cerebria-prompt-provoke = Choisissez une Émotion qui perd son jeton d’Intensité.
cerebria-prompt-reach-end = Ces Intentions apportent 20 points et la fin de la partie. Les marquer ?
cerebria-prompt-strike = Rayez une des Aspirations Communes.
cerebria-prompt-pick-hidden = Choisissez la prochaine Aspiration Cachée.
cerebria-prompt-turn-up = L’Ego révèle une carte.
cerebria-prompt-aim = L’Ego fixe sa cible.
cerebria-prompt-keep = L’Ego choisit une carte.
cerebria-prompt-ego-invoke = L’Ego choisit où invoquer.
cerebria-prompt-ego-intensify = L’Ego choisit une Émotion à intensifier.
cerebria-prompt-ego-quell = L’Ego choisit une Émotion à calmer.
cerebria-prompt-ego-fortify = L’Ego choisit un Royaume à fortifier.
cerebria-prompt-ego-raze = L’Ego choisit une Forteresse à raser.
cerebria-prompt-drift = L’Ego suit la flèche.
cerebria-prompt-ego-absorb = L’Ego absorbe.
cerebria-prompt-reduce = L’Ego peut payer pour réduire une statistique.
cerebria-headline = tour { $turn }, { $spirit } ; Joie { $bliss }, Tristesse { $gloom }
cerebria-headline-setup = mise en place

# Why something cannot be done

cerebria-not-now = Ce n’est pas possible maintenant.
cerebria-not-this = Cela n’est pas au choix maintenant.
cerebria-no-actions-left = Il ne reste aucune Action ce tour-ci.
cerebria-too-little-willpower = Cela coûte { $cost } Volonté, et il n’y en a que { $willpower }.
cerebria-nothing-to-do = { $place } ne changerait rien maintenant.
cerebria-absorbed-already = Cet Esprit ne peut plus absorber ce tour-ci.
cerebria-sphere-out-of-reach = { $sphere } n’est pas face à votre Esprit.
cerebria-ambition-full = Toute l’Ambition est déjà disponible.
cerebria-ability-used = Cette Capacité a déjà servi ce tour-ci.
cerebria-no-ambition = Aucune Ambition n’est disponible.
cerebria-no-board-space = Le plateau d’Esprit n’a plus de case libre.
cerebria-no-such-action = Cette Action n’existe pas dans ce jeu.
cerebria-locked = { $action } est verrouillé, et aucune carte en main ne l’ouvrirait utilement.
cerebria-no-target = { $action } n’a aucune cible accessible et payable.
cerebria-other-action = { $action } a été annoncé et doit être effectué.
cerebria-not-in-hand = Cette carte n’est pas en main.
cerebria-no-token-there = Aucun jeton ne peut aller là pour { $action }.
cerebria-slot-taken = Une Émotion se trouve déjà sur { $slot }.
cerebria-nothing-there = Aucune Émotion ne se trouve sur { $slot }.
cerebria-not-this-way = { $action } ne peut se faire ainsi : hors de portée, protégé ou trop cher.

# The score sheet

cerebria-score-wheel = Points sur la Roue
cerebria-score-minor = Fragments Mineurs
cerebria-score-major = Fragments Majeurs
cerebria-score-capping = Fragment final
cerebria-score-fortress = Forteresses de l’Ego
cerebria-score-tie = Égalité : le Fragment final décide

# Why points were scored

cerebria-points-bonus-void = un bonus sans effet
cerebria-points-partial-failure = un échec partiel
cerebria-points-bonus-point = le bonus
cerebria-points-second-defiance = un second Défi
cerebria-points-inner-failure = une Opération échouée
cerebria-points-endgame-raze = une Forteresse rasée vers la fin
cerebria-points-consolation = consolation
cerebria-points-leftover = Volonté restante
cerebria-points-second-capping = le Fragment final qu’il n’a pu ajouter

# Operations

cerebria-pair-dd = deux Opérations des quatre cartes suivantes
cerebria-pair-de = calmer 1 Essence de deux Émotions
cerebria-pair-dj = fortifier un Royaume, sinon raser une Forteresse
cerebria-pair-ed = calmer jusqu’à 2 Essences d’une Émotion
cerebria-pair-ee = intensifier une Émotion de 2 Essences et d’un jeton
cerebria-pair-ej = piocher 3 Émotions, invoquer la meilleure avec 2 Essences
cerebria-pair-jd = raser une Forteresse, sinon fortifier un Royaume
cerebria-pair-je = piocher 2 Émotions, invoquer les deux avec 1 Essence
cerebria-pair-jj = deux Opérations Spéciales

# What happened

cerebria-event-kind-collected = { $spirit } prend { $card } dans son paquet
cerebria-event-spirit-placed = { $spirit } commence sur { $space }
cerebria-event-emotion-placed = { $team } commence avec { $card } sur { $slot }
cerebria-event-token-placed = { $spirit } : un jeton { $vibe } sur { $place }
cerebria-event-turn-began = Au tour de { $spirit }
cerebria-event-action-declared = { $spirit } annonce { $row }
cerebria-event-spirit-moved = { $spirit } va de { $origin } à { $space }
cerebria-event-spirits-switched = { $spirit } et { $other } échangent leurs places
cerebria-event-willpower-paid = { $spirit } paie { $amount } Volonté
cerebria-event-willpower-gained = { $spirit } gagne { $amount } Volonté
cerebria-event-essence-paid = { $spirit } paie { $amount } Essence
cerebria-event-essence-gained = { $spirit } gagne { $amount } Essence
cerebria-event-spirit-robbed = { $spirit } prend { $willpower } Volonté et { $essence } Essence à { $victim }
cerebria-event-ambition-spent = { $team } dépense { $amount } Ambition
cerebria-event-ambition-gained = { $team } gagne { $amount } Ambition
cerebria-event-action-gained = { $spirit } gagne une Action
cerebria-event-cards-drawn = { $spirit } pioche { $cards }
cerebria-event-card-discarded = { $spirit } défausse { $card }
cerebria-event-card-shown = { $spirit } révèle { $card }
cerebria-event-emotion-invoked = { $spirit } invoque { $card } sur { $slot } avec { $essence } Essence
cerebria-event-emotion-empowered = { $spirit } transcende { $card } sur { $slot } : elle devient { $strong }
cerebria-event-essence-added = { $card } sur { $slot } gagne { $amount } Essence
cerebria-event-essence-removed = { $card } sur { $slot } perd { $amount } Essence
cerebria-event-emotion-left = { $card } quitte { $slot }
cerebria-event-emotion-moved = { $card } passe de { $origin } à { $slot }
cerebria-event-intensity-raised = { $card } sur { $slot } gagne +{ $amount } Intensité
cerebria-event-intensity-lost = { $card } sur { $slot } perd son jeton d’Intensité
cerebria-event-fortress-built = { $spirit } bâtit une Forteresse (+{ $intensity }) : { $realm }
cerebria-event-fortress-exalted = { $spirit } exalte la Forteresse : { $realm }
cerebria-event-fortress-razed = La Forteresse de { $team } (+{ $intensity }) tombe : { $realm }
cerebria-event-fortress-lowered = La Forteresse de { $team } devient Mineure : { $realm }
cerebria-event-control-won = { $place } : { $team } prend le contrôle
cerebria-event-control-lost = { $place } : plus personne ne le contrôle
cerebria-event-sphere-absorbed = { $spirit } absorbe { $amount } Volonté de { $sphere }
cerebria-event-sphere-filled = { $sphere } se remplit de { $amount } Volonté
cerebria-event-sphere-drained = { $sphere } perd { $amount } Volonté
cerebria-event-origin-turned = L’Origine tourne { $steps ->
        [1] dans le sens horaire
       *[other] en arrière
    }
cerebria-event-intention-fulfilled = { $team } accomplit { $intention } : +{ $points }
cerebria-event-intention-forgone = { $team } renonce à ses Intentions
cerebria-event-wheel-passed = { $spirit } atteint la case { $space } de la Roue
cerebria-event-points-scored = { $team } marque { $points } pour { $reason }
cerebria-event-revelation-began = { $spirit } vide { $sphere } face à { $realm } : une Révélation
cerebria-event-hidden-shown = Aspiration Cachée de { $team } : { $aspiration }
cerebria-event-judged-common = { $aspiration } (Commune) : Joie { $bliss }, Tristesse { $gloom }
cerebria-event-judged-hidden = { $aspiration } (Cachée, { $team }) : Joie { $bliss }, Tristesse { $gloom }
cerebria-event-statistic-reduced = L’Ego paie { $price } Volonté : { $aspiration } des joueurs compte { $amount } de moins
cerebria-event-fragment-added = { $team } ajoute { $fragment } à l’Identité
cerebria-event-fortress-added = La Forteresse de { $team } ({ $realm }) rejoint l’Identité (+{ $intensity })
cerebria-event-common-struck = { $team } raye { $aspiration }
cerebria-event-common-chosen = La nouvelle Aspiration Commune est { $aspiration }
cerebria-event-commons-ended = Il ne reste aucune Aspiration Commune
cerebria-event-hidden-picked = { $team } choisit son Aspiration Cachée
cerebria-event-hidden-dealt = { $team } a une nouvelle Aspiration Cachée
cerebria-event-end-commons = La partie finit après ce tour : les Aspirations Communes sont épuisées
cerebria-event-end-capping = La partie finit après ce tour : { $team } achève l’Identité
cerebria-event-end-points = La partie finit après ce tour : { $team } a 20 points
cerebria-event-end-turns = La partie finit : la limite de tours est atteinte
cerebria-event-match-ended = La partie finit : Joie { $bliss }, Tristesse { $gloom }
cerebria-event-operation-turned-up = L’Ego révèle { $card }
cerebria-event-operation-began = { $first } et { $second }{ $bonus ->
        [1] {" "}avec bonus
       *[other] {""}
    } : { $what }
cerebria-event-target-fixed = La cible de l’Ego est { $aspiration }
cerebria-event-special-began = L’Ego effectue une Opération Spéciale pour { $aspiration }
cerebria-event-ego-drew = L’Ego pioche { $cards }
cerebria-event-ego-kept = L’Ego choisit { $card }
cerebria-event-ego-willpower-gained = L’Ego gagne { $amount } Volonté
cerebria-event-ego-willpower-gone = L’Ego cède { $amount } Volonté

# Why the Ego does what it does

cerebria-why-only = { $chosen } est le seul choix.
cerebria-why-equal = { $chosen } et { $other } se valent.
cerebria-why-over = { $chosen } devant { $other } : { $reason }.
cerebria-why-over-equal = { $chosen } devant { $other } : { $equal }, { $reason }.
cerebria-why-slot = Emplacement { $number } ({ $place })
cerebria-why-slot-within = l’emplacement { $number } ({ $place })
cerebria-why-slot-short = l’emplacement { $number }
cerebria-why-operation = Opération : { $what }. Cible : { $target }.
cerebria-why-special = Une Opération Spéciale pour { $target }.
cerebria-why-endgame-raze = Les joueurs n’ont plus de Fragment de cette sorte : une de leurs Forteresses est rasée.
cerebria-why-turn-up = { $first } est visible ; la seconde carte dit que faire.
cerebria-why-drift = { $spirit } n’a pas bougé ce tour-ci, et la seconde carte indique le sens { $arrow ->
        [1] horaire
       *[other] antihoraire
    }.
cerebria-why-target-losing-common = L’Ego ne gagne pas { $common }, l’Aspiration Commune.
cerebria-why-target-winning-both = L’Ego gagne { $common } et { $hidden } : il assure la Commune.
cerebria-why-target-no-hidden = L’Ego gagne { $common } et n’a pas d’Aspiration Cachée.
cerebria-why-target-losing-hidden = L’Ego gagne { $common } mais pas { $hidden }, son Aspiration Cachée.
cerebria-why-absorb-none = Ne gagnant pas l’Aspiration Commune, l’Ego prend 1 Volonté et la garde.
cerebria-why-absorb-common = Ne gagnant que l’Aspiration Commune, l’Ego prend jusqu’à 2 Volonté.
cerebria-why-absorb-both = Gagnant les deux Aspirations, l’Ego prend jusqu’à 3 Volonté et les défausse.
cerebria-why-reduce-none = { $aspiration }, { $mine } contre { $theirs } : rien de payable n’aiderait l’Ego.
cerebria-why-reduce-win = { $aspiration }, { $mine } contre { $theirs } : pour { $price } Volonté, la valeur des joueurs baisse de { $amount } et l’Ego gagne.
cerebria-why-reduce-tie = { $aspiration }, { $mine } contre { $theirs } : pour { $price } Volonté, la valeur des joueurs baisse de { $amount } jusqu’à l’égalité.
cerebria-why-strike = Les joueurs ont ajouté un Fragment Majeur : l’Ego raye une Aspiration Commune.
cerebria-criterion-target = changement : { $about }
cerebria-criterion-next = changement : { $about }, à venir
cerebria-criterion-realm = retourne un Royaume
cerebria-criterion-frontier = retourne une Frontière
cerebria-criterion-closest = le plus proche (en demi-emplacements)
cerebria-criterion-clockwise = sens horaire
cerebria-criterion-new-vibe = une nouvelle Onde
cerebria-criterion-peak = Intensité maximale
cerebria-criterion-drawn = piochée d’abord
cerebria-criterion-rise = hausse d’Intensité
cerebria-criterion-intensity = Intensité actuelle
cerebria-criterion-no-move = sans déplacement
cerebria-criterion-needed = la plus nécessaire
cerebria-criterion-lead = avance
cerebria-criterion-most = le plus de Volonté
cerebria-criterion-least = le moins de Volonté
cerebria-criterion-fortress = une Forteresse de l’Ego
cerebria-criterion-not-winning = non gagnée
cerebria-criterion-leftmost = la plus à gauche
cerebria-criterion-rightmost = la plus à droite
cerebria-criterion-outcome = ce que cela accomplit
cerebria-criterion-cheapest = le moins cher
cerebria-because-target = { $chosen } apporte { $mine } en { $about }, { $other } seulement { $theirs }
cerebria-because-target-only = { $chosen } est le seul choix qui fasse progresser { $about } (de { $mine })
cerebria-because-target-loss = { $other } coûterait { $theirs } en { $about }
cerebria-because-next = { $chosen } apporte { $mine } en { $about }, à venir, { $other } seulement { $theirs }
cerebria-because-next-only = { $chosen } est le seul choix qui fasse progresser { $about }, à venir (de { $mine })
cerebria-because-next-loss = { $other } coûterait { $theirs } en { $about }, à venir
cerebria-because-realm = { $chosen } est le seul choix qui retourne un Royaume
cerebria-because-frontier = { $chosen } est le seul choix qui retourne une Frontière
cerebria-because-closest = le chemin est plus court
cerebria-because-clockwise = le sens horaire passe d’abord
cerebria-because-new-vibe = { $chosen } est le seul choix qui apporte une nouvelle Onde
cerebria-because-peak = une Intensité maximale de { $mine } contre { $theirs }
cerebria-because-drawn = la carte { $chosen } a été piochée d’abord
cerebria-because-rise = son Intensité monte de { $mine } contre { $theirs }
cerebria-because-intensity = une Intensité de { $mine } contre { $theirs }
cerebria-because-no-move = { $chosen } ne demande pas de déplacement
cerebria-because-needed = { $chosen } est plus nécessaire
cerebria-because-lead = une avance de { $mine } contre { $theirs }
cerebria-because-most = la Sphère contient { $mine } Volonté contre { $theirs }
cerebria-because-least = la Sphère contient { $mine } Volonté contre { $theirs }
cerebria-because-fortress = { $chosen } est le seul choix qui fasse face à une Forteresse de l’Ego
cerebria-because-not-winning = l’Ego gagne { $other }
cerebria-because-leftmost = { $chosen } vient d’abord dans la rangée
cerebria-because-rightmost = { $chosen } vient en dernier dans la rangée
cerebria-both-target = les deux apportent { $value } en { $about }
cerebria-both-target-loss = les deux coûtent { $value } en { $about }
cerebria-both-realm = un Royaume chacun
cerebria-both-frontier = une Frontière chacun

# What a computer player judges a position by, as named in a hint.
cerebria-part-points = les points de la feuille de score
cerebria-part-aspirations = les Aspirations
cerebria-part-board = Royaumes, Frontières et Émotions
cerebria-part-fortresses = les Forteresses
cerebria-part-means = Volonté, Essence et cartes
cerebria-part-reach = la place pour les Actions suivantes
cerebria-part-ambition = l’Ambition
cerebria-part-ego = la Volonté refusée à l’Ego

# Les statistiques : comment une partie s’est jouée, et contre qui.
cerebria-way-basic = { $mode } · jeu de base
cerebria-way-full = { $mode } · jeu complet
cerebria-challenge = l’Ego ({ $level })
cerebria-challenge-own = l’Ego (plus dur : { $harder } ; plus doux : { $easier })
