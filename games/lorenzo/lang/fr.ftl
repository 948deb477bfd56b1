# Lorenzo il Magnifico: noms, réponses, évènements et raisons, par identifiant

## Title and options

title = Lorenzo le Magnifique
tagline = Envoyez votre famille dans la Florence de la Renaissance : tours, champs, ateliers, marché et Église.
length = 60 à 120 minutes
option-leaders = Leaders
option-leaders-about = Chacun choisit par draft quatre cartes Leader aux pouvoirs marquants.
option-bonus_tiles = Tuiles bonus
option-bonus_tiles-about = La face des tuiles bonus personnelles : la même pour tous, ou choisie dans l’ordre inverse du tour.
option-bonus_tiles-standard = standard
option-bonus_tiles-advanced = avancée

## Scoring

score-points = points acquis
score-territories = territoires
score-characters = personnages
score-ventures = projets
score-military = puissance militaire
score-goods = ressources restantes
score-excommunications = excommunications

## Amounts

amount-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
amount-wood = { $n } bois
amount-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
amount-servant = { $n ->
    [one] { $n } serviteur
   *[other] { $n } serviteurs
}
amount-military = { $n ->
    [one] { $n } point militaire
   *[other] { $n } points militaires
}
amount-faith = { $n ->
    [one] { $n } point de foi
   *[other] { $n } points de foi
}
amount-vp = { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}
amount-privilege = { $n ->
    [one] { $n } privilège
   *[other] { $n } privilèges
}

## Spaces

space-floor = { $tower }, étage { $floor }
space-market-1 = marché (pièces)
space-market-2 = marché (serviteurs)
space-market-3 = marché (militaire et pièces)
space-market-4 = marché (privilèges)
space-harvest-single = récolte, case unique
space-harvest-large = récolte, grande case
space-production-single = production, case unique
space-production-large = production, grande case
space-council = palais du Conseil

## Questions

ask-chance = Le hasard décide.
ask-nobody = Le jeu continue de lui-même.
ask-draft = Quel leader gardez-vous ? Les autres passent au joueur à votre droite.
ask-bonus-tile = Quelle tuile bonus prenez-vous ?
ask-turn = Quel membre de votre famille placez-vous ?
ask-leaders = Autre chose avec vos leaders, ou fin du tour ?
ask-place = Où va le { $member } ?
ask-price = Quel prix payez-vous pour { $card } ?
ask-discount = Sur quelle ressource porte la remise ?
ask-extra-tower = Action supplémentaire de valeur { $value } dans la { $tower } : quelle carte ?
ask-extra-any-tower = Action supplémentaire de valeur { $value } dans une tour au choix : quelle carte ?
ask-servants = Combien de serviteurs pour la { $work } ? Sa valeur est { $value } sans aucun.
ask-exchange = { $card } : faire un échange ?
ask-privilege = { $left ->
    [1] Choisissez un privilège du Conseil.
   *[other] Choisissez un privilège du Conseil (encore { $left }).
}
ask-forfeit = Votre excommunication vous prend une ressource gagnée : laquelle ?
ask-copy = Quel leader Laurent imite-t-il ?
ask-raise = Quel membre a la valeur { $value } pour cette manche ?
ask-vatican = Rapport au Vatican : soutenir l’Église avec vos { $faith } points de foi ?

## Answers

choice-first = { $seat } commence
choice-tile = { $tile }
choice-deal = { $leader } est distribué
choice-pass-on = les autres leaders passent à droite
choice-draw = { $card } arrive dans sa tour
choice-roll = le dé montre { $pips }
choice-keep = garder { $leader }
choice-bonus = récolte : { $harvest } ; production : { $production }
choice-member = placer le { $member }
choice-place = { $space }
choice-place-card = { $space } : { $card }
choice-take = { $space }
choice-take-card = prendre { $card } ({ $space })
choice-servants = { $n ->
    [0] aucun serviteur
    [one] { $n } serviteur
   *[other] { $n } serviteurs
}
choice-price = prix { $n }
choice-price-goods = payer { $goods }
choice-discount = 1 de moins : { $resource }
choice-exchange = échange { $n }
choice-exchange-goods = { $pay } contre { $gain }
choice-decline = renoncer
choice-lose = perdre 1 : { $resource }
choice-privilege = { $goods }
choice-play = jouer { $leader }
choice-discard = défausser { $leader } pour un privilège
choice-use = utiliser { $leader }
choice-copy = imiter { $leader }
choice-raise = le { $member }
choice-pass = perdre le tour
choice-end = terminer le tour
choice-support = soutenir l’Église
choice-defy = refuser et être excommunié

## Events

order-seat = { $seat }
event-first = { $seat } est le premier joueur.
event-tile = { $tile }.
event-dealt = { $seat } reçoit { $leader }.
event-dealt-secretly = { $seat } reçoit un leader.
event-keeps = { $seat } garde { $leader }.
event-keeps-secretly = { $seat } a choisi un leader.
event-passed = { $n ->
    [0] Chacun a quatre leaders.
    [one] Chacun passe { $n } leader à droite.
   *[other] Chacun passe { $n } leaders à droite.
}
event-bonus-tile = { $seat } prend { $tile }.
event-round = La manche { $round } commence.
event-card = { $card } : { $space }.
event-die = Le { $die } montre { $pips }.
event-places = { $seat } place le { $member } : { $space }.
event-loses-turn = { $seat } ne peut placer personne et perd son tour.
event-pays = { $seat } paie { $goods }.
event-gains = { $seat } gagne { $goods }.
event-gains-nothing = { $seat } ne gagne rien.
event-takes = { $seat } prend { $card }.
event-works = { $seat } : { $work } de valeur { $value }.
event-declines = { $seat } renonce à l’action supplémentaire.
event-plays = { $seat } joue { $leader }.
event-discards = { $seat } défausse { $leader }.
event-uses = { $seat } utilise { $leader }.
event-copies = { $seat } imite { $leader }.
event-raises = { $seat } : le { $member } a la valeur { $value }.
event-supports = { $seat } soutient l’Église.
event-excommunicated = { $seat } est excommunié. { $tile }.
event-order = Le nouvel ordre du tour : { $order }.
event-over = La partie est terminée : { $seat } gagne.

## Reasons

why-no-card = Il n’y a pas de carte à cet étage.
why-not-home = Ce membre est déjà placé.
why-coin = Il faut { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
} ; vous en avez { $b }.
why-wood = Il faut { $a } bois ; vous en avez { $b }.
why-stone = Il faut { $a ->
    [one] { $a } pierre
   *[other] { $a } pierres
} ; vous en avez { $b }.
why-servant = Il faut { $a ->
    [one] { $a } serviteur
   *[other] { $a } serviteurs
} ; vous en avez { $b }.
why-military = Il faut { $a ->
    [one] { $a } point militaire
   *[other] { $a } points militaires
} ; vous en avez { $b }.
why-faith = Il faut { $a ->
    [one] { $a } point de foi
   *[other] { $a } points de foi
} ; vous en avez { $b }.
why-vp = Il faut { $a ->
    [one] { $a } point de victoire
   *[other] { $a } points de victoire
} ; vous en avez { $b }.
why-fee = La tour est occupée : il faut payer { $a } pièces ; vous en avez { $b }.
why-six-cards = Vous avez { $a } cartes de ce type, et plus de place.
why-value = Il faut une valeur de { $a } ; vous atteignez { $b } et avez { $c ->
    [one] { $c } serviteur
   *[other] { $c } serviteurs
} pour compenser.
why-territory-military = Le prochain territoire exige { $a } points militaires ; vous en avez { $b }.
why-coloured-there = Vous y avez déjà un membre coloré.
why-closed = Cette case n’est ouverte qu’à partir de { $a } joueurs.
why-occupied = La case est déjà occupée.
why-no-market = Votre excommunication vous interdit le marché.
why-nowhere = Avec une valeur de { $a }, ce membre ne peut aller nulle part.
why-must-place = Vous pouvez placer un membre : vous le devez.
why-servants-least = Il faut au moins { $a ->
    [one] { $a } serviteur
   *[other] { $a } serviteurs
}.
why-servants-lot = Votre excommunication exige { $a } serviteurs par point de valeur.
why-privilege-again = Vous avez déjà choisi ce privilège : ils doivent être différents.
why-privilege-order = Les privilèges se choisissent dans l’ordre de la liste.
why-forfeit-order = Nommez d’abord le bois, puis la pierre.
why-bonus-taken = Cette tuile est déjà prise.
why-leader-territories = Ce leader exige { $a } territoires ; vous en avez { $b }.
why-leader-characters = Ce leader exige { $a } personnages ; vous en avez { $b }.
why-leader-buildings = Ce leader exige { $a } bâtiments ; vous en avez { $b }.
why-leader-ventures = Ce leader exige { $a } projets ; vous en avez { $b }.
why-leader-one-kind = Ce leader exige { $a } cartes d’un même type ; vous en avez { $b } au plus.
why-nobody-to-copy = Aucun autre joueur n’a joué de leader.
why-leader-used = Ce leader a déjà servi dans cette manche.
why-none-to-raise = Aucun membre coloré n’est à la maison.

## Names

kind-territory = Territoire
kind-character = Personnage
kind-building = Bâtiment
kind-venture = Projet
tower-territory = tour des territoires
tower-character = tour des personnages
tower-building = tour des bâtiments
tower-venture = tour des projets
member-black = membre noir
member-white = membre blanc
member-orange = membre orange
member-neutral = membre neutre
die-black = dé noir
die-white = dé blanc
die-orange = dé orange
resource-coin = pièces
resource-wood = bois
resource-stone = pierre
resource-servant = serviteurs
resource-military = points militaires
resource-faith = points de foi
resource-vp = points de victoire
resource-privilege = privilèges du Conseil
work-harvest = récolte
work-production = production

## territory

card-commercial-hub = Comptoir commercial
card-woods = Bois
card-village = Village
card-gravel-pit = Gravière
card-forest = Forêt
card-monastery = Monastère
card-citadel = Citadelle
card-city = Cité
card-gold-mine = Mine d’or
card-mountain-town = Village de montagne
card-mining-town = Village minier
card-rock-pit = Carrière de pierre
card-estate = Domaine
card-hermitage = Ermitage
card-manor-house = Manoir
card-dukedom = Duché
card-trading-town = Ville marchande
card-farm = Métairie
card-colony = Colonie
card-marble-pit = Carrière de marbre
card-province = Province
card-sanctuary = Sanctuaire
card-castle = Château
card-fortified-town = Ville fortifiée

## building

card-mint = Hôtel des monnaies
card-tax-office = Bureau des impôts
card-triumphal-arch = Arc de triomphe
card-theater = Théâtre
card-carpenters-shop = Menuiserie
card-stonemasons-shop = Atelier du tailleur de pierre
card-chapel = Chapelle
card-residence = Résidence
card-marketplace = Place du marché
card-treasury = Trésorerie
card-painters-guild = Guilde des peintres
card-sculptors-guild = Guilde des sculpteurs
card-stonemasons-guild = Guilde des bâtisseurs
card-baptistery = Baptistère
card-barracks = Caserne
card-stronghold = Forteresse
card-bank = Banque
card-fair = Foire
card-garden = Jardin
card-fortress = Castelet
card-palace = Palais
card-church = Basilique
card-military-academy = Académie militaire
card-cathedral = Cathédrale

## character

card-warlord = Condottiere
card-stonemason = Tailleur de pierre
card-dame = Dame
card-knight = Chevalier
card-farmer = Paysan
card-artisan = Artisan
card-preacher = Prédicateur
card-abbess = Abbesse
card-captain = Capitaine
card-architect = Architecte
card-patron = Mécène
card-hero = Héros
card-peasant = Fermier
card-scholar = Érudit
card-papal-messenger = Messager papal
card-royal-messenger = Messager royal
card-noble = Noble
card-governor = Gouverneur
card-paramour = Courtisane
card-herald = Héraut
card-cardinal = Cardinal
card-bishop = Évêque
card-general = Général
card-ambassador = Ambassadeur

## venture

card-hiring-recruits = Engager des recrues
card-repairing-the-church = Réparer l’église
card-building-the-walls = Construire les murailles
card-raising-a-statue = Ériger une statue
card-military-campaign = Campagne militaire
card-hosting-panhandlers = Héberger les mendiants
card-fighting-heresies = Combattre les hérésies
card-support-to-the-bishop = Soutien à l’évêque
card-hiring-soldiers = Engager des soldats
card-repairing-the-abbey = Réparer l’abbaye
card-building-the-bastions = Construire les bastions
card-support-to-the-king = Soutien au roi
card-improving-the-canals = Creuser des canaux
card-hosting-foreigners = Accueillir les étrangers
card-crusade = Croisade
card-support-to-the-cardinal = Soutien au cardinal
card-hiring-mercenaries = Engager des mercenaires
card-repairing-the-cathedral = Réparer la cathédrale
card-building-the-towers = Construire les tours
card-promoting-sacred-art = Commander de l’art sacré
card-military-conquest = Conquête militaire
card-improving-the-roads = Améliorer les routes
card-sacred-war = Guerre sainte
card-support-to-the-pope = Soutien au pape

## tiles

tile-1-1 = Excommunication 1-1 : 1 point militaire de moins à chaque gain
tile-1-2 = Excommunication 1-2 : 1 pièce de moins à chaque gain
tile-1-3 = Excommunication 1-3 : 1 serviteur de moins à chaque gain
tile-1-4 = Excommunication 1-4 : 1 bois ou 1 pierre de moins à chaque gain
tile-1-5 = Excommunication 1-5 : récoltes à −3
tile-1-6 = Excommunication 1-6 : productions à −3
tile-1-7 = Excommunication 1-7 : membres colorés à −1
tile-2-1 = Excommunication 2-1 : −4 dans la tour des territoires
tile-2-2 = Excommunication 2-2 : −4 dans la tour des bâtiments
tile-2-3 = Excommunication 2-3 : −4 dans la tour des personnages
tile-2-4 = Excommunication 2-4 : −4 dans la tour des projets
tile-2-5 = Excommunication 2-5 : marché interdit
tile-2-6 = Excommunication 2-6 : deux serviteurs pour 1 de valeur
tile-2-7 = Excommunication 2-7 : le premier tour de chaque manche se joue en dernier
tile-3-1 = Excommunication 3-1 : pas de points pour les personnages à la fin
tile-3-2 = Excommunication 3-2 : pas de points pour les projets à la fin
tile-3-3 = Excommunication 3-3 : pas de points pour les territoires à la fin
tile-3-4 = Excommunication 3-4 : perte de 1 point par lot de 5 points
tile-3-5 = Excommunication 3-5 : perte de 1 point par point militaire
tile-3-6 = Excommunication 3-6 : perte de 1 point par bois et pierre de vos bâtiments
tile-3-7 = Excommunication 3-7 : perte de 1 point par ressource restante

## bonus tiles

bonus-standard = Tuile bonus standard
bonus-advanced-1 = Tuile bonus avancée 1
bonus-advanced-2 = Tuile bonus avancée 2
bonus-advanced-3 = Tuile bonus avancée 3
bonus-advanced-4 = Tuile bonus avancée 4

## leaders

leader-francesco-sforza = François Sforza
leader-ludovico-ariosto = L’Arioste
leader-filippo-brunelleschi = Filippo Brunelleschi
leader-federico-da-montefeltro = Frédéric de Montefeltro
leader-girolamo-savonarola = Jérôme Savonarole
leader-giovanni-dalle-bande-nere = Jean des Bandes Noires
leader-sandro-botticelli = Sandro Botticelli
leader-michelangelo-buonarroti = Michel-Ange
leader-ludovico-iii-gonzaga = Louis III Gonzague
leader-leonardo-da-vinci = Léonard de Vinci
leader-pico-della-mirandola = Pic de la Mirandole
leader-sisto-iv = Sixte IV
leader-lucrezia-borgia = Lucrèce Borgia
leader-sigismondo-malatesta = Sigismond Malatesta
leader-lorenzo-de-medici = Laurent de Médicis
leader-ludovico-il-moro = Ludovic le More
leader-cesare-borgia = César Borgia
leader-santa-rita = Sainte Rita
leader-cosimo-de-medici = Cosme de Médicis
leader-bartolomeo-colleoni = Bartolomeo Colleoni

## Le plateau

draw-goods = { $goods }
draw-or = { $a } ou { $b }
draw-price = Coûte { $goods }
draw-price-needs = { $goods } (il faut en posséder au moins { $needs })
draw-at-once = Tout de suite : { $what }
draw-per = { $goods } par { $thing }
draw-each-territory = territoire
draw-each-character = personnage
draw-each-building = bâtiment
draw-each-venture = projet
draw-any-tower = tour de votre choix
draw-extra-tower = une action supplémentaire de valeur { $value } : { $tower }
draw-extra-harvest = une récolte supplémentaire de valeur { $value }
draw-extra-production = une production supplémentaire de valeur { $value }
draw-cheaper = { $what } ({ $goods } de moins à payer)
draw-harvest = Récolte à partir de { $value } : { $what }
draw-production = Production à partir de { $value } : { $what }
draw-tower-bonus = { $value } de valeur en plus : { $tower }
draw-bonus-harvest = { $value } de valeur en plus aux récoltes
draw-bonus-production = { $value } de valeur en plus aux productions
draw-no-floor-bonus = Plus de bonus aux étages supérieurs des tours
draw-end-points = À la fin de la partie : { $goods }
draw-leader-needs = Exige { $what }
draw-cards-territory = { $n } territoires
draw-cards-character = { $n } personnages
draw-cards-building = { $n } bâtiments
draw-cards-venture = { $n } projets
draw-cards-of-one-kind = { $n } cartes d’un même type
draw-once = Une fois par manche : { $what }
draw-always = En permanence : { $what }
draw-raise = un membre coloré a la valeur { $value }
draw-shares-spaces = les cases occupées du marché, des récoltes et des productions restent ouvertes
draw-no-fee = pas de taxe dans les tours occupées
draw-card-discount = les cartes coûtent { $goods } de moins
draw-church-support = { $goods } de plus à chaque soutien de l’Église
draw-coloured-bonus = les membres colorés ont { $value } de valeur en plus
draw-neutral-bonus = le membre neutre a { $value } de valeur en plus
draw-coloured-value = tous les membres colorés ont la valeur { $value }
draw-copy-leader = imite un leader joué par un autre joueur
draw-no-military = les territoires ne demandent pas de points militaires
draw-multiply = { $resources } donnés tout de suite par une carte arrivent { $factor } fois
draw-space-value = { $space }, valeur { $value }
draw-space-bonus = Bonus : { $goods }
draw-space-gives = Donne { $goods }
draw-space-modifier = { $n } de valeur en moins ici, autant de membres qu’on veut
draw-closed = Fermée : ouverte à partir de { $n } joueurs
draw-member = { $seat } : { $member }
draw-member-servants = Avec tous les serviteurs jusqu’à { $value }
draw-member-value = { $member }, valeur { $value }
draw-at = { $seat } { $n }
draw-track = { $what } : { $held }
draw-faith-track = Points de foi : { $held }. Les chiffres verts sont les points du soutien à l’Église.
draw-church = L’Église : soutenez-la de votre foi quand elle le demande
draw-church-name = Église
draw-excommunicated = { $seat } est excommunié
draw-round = Manche { $round } sur { $rounds }, période { $period }
draw-round-short = Manche { $round }
draw-score = { $seat } : { $n } points si la partie s’arrêtait maintenant
draw-leader-hidden = Un leader en main, caché
draw-discarded = Défaussé
draw-fee = La tour est occupée : le suivant paie { $goods }
draw-set-up = Mise en place
draw-reach = Votre valeur ici : { $value }
draw-reach-servants = Votre valeur ici : { $value } ; il faut { $n ->
    [one] { $n } serviteur
   *[other] { $n } serviteurs
}
draw-lacks-faith = Il manque { $n ->
    [one] { $n } point de foi
   *[other] { $n } points de foi
} à { $seat }
draw-may-support = { $seat } pourrait soutenir l’Église
