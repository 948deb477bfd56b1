# Lorenzo il Magnifico: noms, réponses, évènements et raisons, par identifiant

## Title and options

title = Lorenzo le Magnifique
tagline = Envoyez votre famille dans la Florence de la Renaissance : tours, champs, ateliers, marché et Église.
length = 60 à 120 minutes
option-leaders = Leaders
option-leaders-about = Chacun a quatre cartes Leader aux pouvoirs marquants.
option-leader_cards = Cartes Leader
option-leader_cards-about = Avec les leaders : comment chacun obtient les quatre siens.
option-leader_cards-drafted = par draft : en garder un, passer les autres
option-leader_cards-dealt = distribués au hasard
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
ask-place = Où va { $member } ?
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
choice-member = placer { $member }
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
choice-raise = { $member }
choice-pass = perdre le tour
choice-end = terminer le tour
choice-support = soutenir l’Église
choice-defy = refuser et être excommunié

## Events

order-seat = { $seat }
part-leaders = leaders
part-bonus-tiles = tuiles bonus
part-vatican = rapport au Vatican

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
event-tower = La { $tower }, de bas en haut : { $cards }.
event-dice = Les dés montrent noir { $black }, blanc { $white }, orange { $orange }.
event-die = Le { $die } montre { $pips }.
event-waits = Excommunication : le premier tour de cette manche vient en dernier pour { $seat }.
event-makes-up = { $seat } rattrape le premier tour de cette manche.
event-places = { $seat } place { $member } (valeur { $value }) : { $space }.
event-places-changed = { $seat } place { $member } (valeur { $value }, { $changes }) : { $space }.
change-cards = plus { $n } grâce aux cartes
change-space = moins { $n } pour la grande case
change-excommunication = moins { $n } par excommunication
event-loses-turn = { $seat } ne peut placer personne et perd son tour.
event-pays-value = { $seat } paie { $goods } pour passer de la valeur { $from } à { $to }.
event-pays-fee = { $seat } paie { $goods } de taxe : la { $tower } est déjà occupée.
event-pays-price = { $seat } paie { $goods } pour { $card }.
event-pays-price-discounted = { $seat } paie { $goods } pour { $card } ; la remise épargne { $saved }.
event-pays-exchange = { $seat } échange { $goods } contre { $gain } avec { $card }.
event-pays-support = { $seat } revient à 0 sur la piste de foi et rend { $goods }.
event-pays-tile = { $seat } perd { $goods }. { $tile }.
event-gains = { $seat } gagne { $goods } { $source }.
event-gains-noted = { $seat } gagne { $goods } { $source } ; { $notes }.
source-turn-order = selon l’ordre du tour
source-floor = en bonus de l’étage { $floor }
source-card = grâce à { $card }
source-market-1 = au marché
source-market-2 = au marché
source-market-3 = au marché
source-market-4 = au marché
source-council = au palais du Conseil
source-harvest = à la récolte
source-production = à la production
source-of-harvest = à la récolte ({ $cards })
source-of-production = à la production ({ $cards })
source-privilege = en privilège
source-leader = grâce à { $leader }
source-faith-track = pour cette foi
the-bonus-tile = la tuile bonus
note-less = l’excommunication prend { $goods }
note-lost = la fin de la piste fait perdre { $goods }
note-nothing-works = aucune carte n’est activée à la valeur { $value }
note-nothing-counted = il n’y a rien à compter
event-extra-tower = { $card } donne à { $seat } une action supplémentaire de valeur { $value } dans la { $tower }.
event-extra-any-tower = { $card } donne à { $seat } une action supplémentaire de valeur { $value } dans une tour au choix.
event-extra-work = { $card } donne à { $seat } une { $work } supplémentaire de valeur { $value }.
event-takes-extra = { $seat } utilise l’action supplémentaire : { $space }.
event-takes = { $seat } prend { $card }.
event-works = { $seat } commence une { $work } de valeur { $value }.
event-leaves = { $seat } ne fait pas d’échange avec { $card }.
event-declines = { $seat } renonce à l’action supplémentaire.
event-plays = { $seat } joue { $leader }.
event-discards = { $seat } défausse { $leader } pour un privilège.
event-uses = { $seat } utilise { $leader }.
event-copies = { $seat } imite { $leader }.
event-raises = { $seat } : { $member } a la valeur { $value } pour cette manche.
event-vatican = Rapport au Vatican de la période { $period } : l’Église demande { $needed } points de foi. { $tile }.
event-supports = { $seat } soutient l’Église.
event-excommunicated = { $seat } n’a que { $faith } des { $needed } points de foi demandés : c’est l’excommunication. { $tile }.
event-refuses = { $seat } refuse de soutenir l’Église et garde { $faith } points de foi : c’est l’excommunication. { $tile }.
event-order = Le nouvel ordre du tour, selon le palais du Conseil : { $order }.
event-over = La partie est terminée : { $seat } gagne avec { $points } points.
event-over-tied = La partie est terminée : { $seat } gagne avec { $points } points, à égalité avec { $equal } mais devant dans l’ordre du tour.

## Reasons

why-no-card = Il n’y a pas de carte à cet étage.
why-not-home = Ce membre est déjà placé.
why-coin = Il faut { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
} ; vous en avez { $b }.
why-coin-after-fee = La carte coûte { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
}, et la taxe de la tour occupée { $b } ; vous en avez { $c }.
why-coin-after-fee-with-bonus = La carte coûte { $a ->
    [one] { $a } pièce
   *[other] { $a } pièces
}, et la taxe de la tour occupée { $b } ; avec le bonus de cet étage, vous en avez { $c }.
why-coin-with-bonus = Il faut { $a } pièces ; vous en avez { $b }, et { $c } avec le bonus de cet étage.
why-wood = Il faut { $a } bois ; vous en avez { $b }.
why-stone = Il faut { $a ->
    [one] { $a } pierre
   *[other] { $a } pierres
} ; vous en avez { $b }.
why-servant = Il faut { $a ->
    [one] { $a } serviteur
   *[other] { $a } serviteurs
} ; vous en avez { $b }.
why-servant-after-value = La carte coûte { $a ->
    [one] { $a } serviteur
   *[other] { $a } serviteurs
}, et la valeur en demande { $b } ; vous en avez { $c }.
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
why-fee = La tour est occupée : la taxe est de { $a } pièces ; vous en avez { $b }.
why-fee-and-price = La tour est occupée : la taxe est de { $a } pièces, et la carte en coûte { $c } de plus ; vous en avez { $b }.
why-six-cards = Vous avez { $a } cartes de ce type, et plus de place.
why-value = Il faut une valeur de { $a } ; vous atteignez { $b }. Le reste demande { $c ->
    [one] { $c } serviteur
   *[other] { $c } serviteurs
} ; vous en avez { $d }.
why-territory-military = Le prochain territoire exige { $a } points militaires ; vous en avez { $b }.
why-coloured-there = Vous y avez déjà un membre coloré.
why-closed = Cette case n’est ouverte qu’à partir de { $a } joueurs.
why-occupied = La case est déjà occupée.
why-no-market = Votre excommunication vous interdit le marché.
why-nowhere = Avec une valeur de { $a } et { $b ->
    [0] aucun serviteur
    [one] { $b } serviteur
   *[other] { $b } serviteurs
}, ce membre n’atteint aucune case.
why-must-place = Vous pouvez placer un membre : vous le devez.
why-servants-least = Il faut au moins { $a ->
    [one] { $a } serviteur
   *[other] { $a } serviteurs
}.
why-servants-lot = Votre excommunication exige { $a } serviteurs par point de valeur.
why-privilege-again = Vous avez déjà choisi ce privilège : ils doivent être différents.
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
the-member-black = le membre noir
the-member-white = le membre blanc
the-member-orange = le membre orange
the-member-neutral = le membre neutre
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
draw-excommunicated = { $seat } est excommunié
draw-round = Manche { $round } sur { $rounds }, période { $period }
draw-round-short = Manche { $round }
draw-score = { $seat } : { $n } points si la partie s’arrêtait maintenant
draw-leader-hidden = Un leader en main, caché
draw-discarded = Défaussé
draw-fee = La tour est occupée : le suivant paie { $goods }
draw-set-up = Mise en place
draw-reach = Votre valeur ici : { $value }
draw-reach-servants = Votre valeur ici : { $value } ; il faut { $n ->
    [one] { $n } serviteur
   *[other] { $n } serviteurs
}
draw-lacks-faith = Il manque { $n ->
    [one] { $n } point de foi
   *[other] { $n } points de foi
} à { $seat }
draw-may-support = { $seat } pourrait soutenir l’Église
draw-cards-territory = { $n ->
    [one] { $n } territoire
   *[other] { $n } territoires
}
draw-cards-character = { $n ->
    [one] { $n } personnage
   *[other] { $n } personnages
}
draw-cards-building = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
}
draw-cards-venture = { $n ->
    [one] { $n } projet
   *[other] { $n } projets
}
draw-city = Ville
draw-yours = à vous
draw-tower-change = Vos cartes et tuiles changent votre valeur ici de { $n }
draw-of = sur { $n }
draw-after-round = après { $n }
draw-players = { $n } joueurs
draw-placed = placé
draw-if-ended = Si tout s’arrêtait
draw-no-excommunication = Aucune excommunication
draw-leaders = Leaders
draw-tiles = Tuiles d’excommunication
draw-bonus-tiles = Tuiles bonus
draw-places = Lieux de la ville
draw-cards-of-territory = Territoires
draw-cards-of-character = Personnages
draw-cards-of-building = Bâtiments
draw-cards-of-venture = Projets
draw-card-group = { $kind }, { $period }
draw-card-kind = { $kind } · { $period }
draw-period-1 = première période
draw-period-2 = deuxième période
draw-period-3 = troisième période
draw-floor-value = étage { $floor }, valeur { $value }
draw-asks-value = demande la valeur { $value }
draw-value = valeur { $value }
draw-term-at-once = Tout de suite
draw-term-always = Toujours
draw-term-once = Par manche
draw-term-end = À la fin
draw-term-needs = Exige
draw-term-gives = Donne
draw-term-floor = Étage
draw-term-large = Grande case
draw-term-open = Ouverte
draw-term-or = ou
draw-term-order = Ordre
draw-term-prices = Au choix
draw-work-harvest = Récolte
draw-work-production = Production
draw-works-harvest = Active tous les territoires jusqu’à sa valeur ; la tuile bonus paie aussi
draw-works-production = Active tous les bâtiments jusqu’à sa valeur ; la tuile bonus paie aussi
draw-council-order = Le premier arrivé commence la manche suivante
draw-open-with = à partir de { $n } joueurs
draw-from = à partir de { $value } : { $what }
draw-leader-once = Leader · une fois par manche
draw-leader-always = Leader · en permanence
draw-tile-name = Excommunication
draw-tile-kind = { $period } · après la manche { $n }, à moins de { $faith }
draw-bonus-kind = paie à chaque récolte et production
draw-bonus-detail = Elle paie à chacune de vos récoltes et productions.
draw-part-card = { $n } pour la carte
draw-part-fee = { $n } pour la taxe
draw-part-value = { $n } pour la valeur
draw-part-floor = { $n } de l’étage
draw-the-member-black = Membre noir
draw-the-member-white = Membre blanc
draw-the-member-orange = Membre orange
draw-the-member-neutral = Membre neutre
draw-the-action = Action supplémentaire
draw-you-reach = { $what } : atteint { $value } sans serviteur
draw-you-reach-with = { $n ->
    [one] { $what } : { $n } serviteur pour la valeur { $value }
   *[other] { $what } : { $n } serviteurs pour la valeur { $value }
}
draw-member-goes = { $n ->
    [0] Le { $member } y arrive sans serviteur
    [one] Le { $member } y arrive avec { $n } serviteur
   *[other] Le { $member } y arrive avec { $n } serviteurs
}
draw-member-not = Le { $member } ne peut pas y aller
draw-member-places = { $n ->
    [one] Il peut aller à { $n } endroit, dont { $free } sans serviteur
   *[other] Il peut aller à { $n } endroits, dont { $free } sans serviteur
}
draw-member-places-free = { $n ->
    [one] Il peut aller à { $n } endroit sans serviteur
   *[other] Il peut aller à { $n } endroits sans serviteur
}
draw-stands-at = Se trouve ici : { $space }
draw-no-fee-here = Pas de taxe dans la tour
draw-fee-here = La tour est occupée : la taxe est de { $goods }
draw-floor-bonus = L’étage donne d’abord { $goods }
draw-no-floor-bonus-here = L’étage ne vous donne rien
draw-slot = Cela fait { $cards } : { $before } → { $after } points à la fin
draw-slot-free = Emplacement libre { $n } : { $kind }
draw-slot-needs = Demande { $goods }
draw-slot-scores = Autant de cartes rapportent { $goods }
draw-then-privileges = { $n ->
    [one] Ensuite vous choisissez un privilège
   *[other] Ensuite vous choisissez { $n } privilèges, tous différents
}
draw-then-extra = Vient ensuite l’action supplémentaire
draw-works-now = S’active à partir de { $work } { $needed } : vous pouvez encore atteindre { $value } cette manche
draw-works-with = { $n ->
    [one] S’active à partir de { $work } { $needed } : encore possible cette manche avec { $n } serviteur
   *[other] S’active à partir de { $work } { $needed } : encore possible cette manche avec { $n } serviteurs
}
draw-works-not = S’active à partir de { $work } { $needed } : pas cette manche, vous atteignez { $value } au mieux
draw-works-nobody = S’active à partir de { $work } { $needed } : pas cette manche, vous n’avez plus personne à y envoyer
draw-cards-work = À { $value } s’activent : { $cards }
draw-cards-exchange = Vous pourrez échanger : { $cards }
draw-card-more = { $n ->
    [one] { $card } : { $n } serviteur de plus
   *[other] { $card } : { $n } serviteurs de plus
}
draw-brings = Cela rapporte
draw-lit = { $n ->
    [one] { $n } lieu est éclairé.
   *[other] { $n } lieux sont éclairés.
}
draw-lit-cards = { $n ->
    [one] { $n } carte est éclairée.
   *[other] { $n } cartes sont éclairées.
}
draw-value-servants = { $n ->
    [one] Valeur { $value } ; votre serviteur la porte à { $most }.
   *[other] Valeur { $value } ; vos { $n } serviteurs la portent à { $most }.
}
draw-value-alone = Valeur { $value }.
draw-servants-help = { $n ->
    [one] Votre serviteur peut compenser ce qui manque.
   *[other] Vos { $n } serviteurs peuvent compenser ce qui manque.
}
draw-no-servants = Vous n’avez aucun serviteur pour compenser ce qui manque.
draw-leaders-more = Votre membre est placé.
draw-work-open = { $work } { $value } sans eux : { $n } sur { $all } cartes s’activent.
draw-how-many-servants = Combien de serviteurs ?
draw-support-church = Soutenez-vous l’Église ?
draw-keep-which = Quel leader gardez-vous ?
draw-gained = Jusqu’ici, cela rapporte
draw-gained-so-far = Ce qui est déjà gagné arrive à la fin : { $goods }
draw-one-exchange = Un échange au plus ; le gain arrive à la fin.
draw-privileges-differ = Encore { $n }, tous différents.
draw-two-prices = Vous en payez un.
draw-due = À payer :
draw-support-gives = { $n ->
    [one] Soutenir : vos { $faith } points de foi retombent à 0 et rapportent { $n } point.
   *[other] Soutenir : vos { $faith } points de foi retombent à 0 et rapportent { $n } points.
}
draw-defy-keeps = Vous gardez votre foi, et la tuile frappe jusqu’à la fin de la partie
draw-drafted = Vous en avez { $n } sur { $of } ; les autres passent à votre voisin de droite.
draw-copy-detail = Pour toujours ; ce qu’il exige ne compte pas.
draw-may-discard = Peut être défaussé contre { $goods }
draw-you-lack-faith = { $n ->
    [one] Il vous manque { $n } point de foi pour soutenir l’Église
   *[other] Il vous manque { $n } points de foi pour soutenir l’Église
}
draw-you-may-support = { $n ->
    [one] Vous pourriez soutenir l’Église : { $faith } points de foi contre { $n } point
   *[other] Vous pourriez soutenir l’Église : { $faith } points de foi contre { $n } points
}

## La légende des icônes

legend-servant = Serviteurs : chacun ajoute 1 à la valeur d’une action
legend-military = Points militaires : pour les territoires, certains projets et le rang final
legend-faith = Points de foi : pour le rapport de l’Église
legend-privilege = Privilège : des biens ou des points au choix
legend-territory = Carte ou tour des territoires
legend-character = Carte ou tour des personnages
legend-building = Carte ou tour des bâtiments
legend-venture = Carte ou tour des projets
legend-bolt = Tout de suite, quand on prend la carte
legend-harvest = Récolte : active les territoires
legend-production = Production : active les bâtiments
legend-end = À la fin de la partie
legend-to = À gauche on paie, à droite on reçoit
legend-tower = Une tour au choix ; ses étages
legend-lock = Fermé
legend-member = Membres colorés de la famille
legend-cards = Cartes d’un même type
legend-leader = Leader
legend-once = Une fois par manche
legend-church = Soutien de l’Église
legend-market = Marché
legend-no = Pas, ou sans
legend-last = Le premier tour vient en dernier
legend-number = À partir de cette valeur, une carte s’active

# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-draft = Vous composez vos quatre leaders carte après carte : gardez ceux dont vous remplirez les exigences, et retenez ce que vous passez.
tip-bonus-tile = Cette tuile vous paie à chaque récolte et à chaque production de la partie : prenez ce qui manquera à votre plan.
tip-turn = Le membre choisi décide jusqu’où vous irez ce tour-ci : les forts pour les hauts étages et les grandes récoltes, les faibles pour le marché et le Conseil.
tip-leaders = Les leaders ne coûtent pas de membre : avant ou après le placement, vous pouvez les jouer, les utiliser ou les défausser. Quand c’est assez, finissez le tour.
tip-place = Vous faites aussitôt ce que dit l’endroit. Chaque serviteur employé est dépensé, et une tour où quelqu’un se trouve coûte 3 pièces de plus.
tip-price = Les deux prix achètent la même carte ; payez avec ce dont vous aurez le moins besoin.
tip-discount = Une ressource de ce prix vous est épargnée. Gardez celle qui vous manque.
tip-extra-tower = Une carte sans membre : la valeur compte comme le sien, des serviteurs peuvent aider, le supplément et le prix sont dus comme toujours.
tip-extra-any-tower = Une carte de n’importe quelle tour, sans membre : la valeur compte comme le sien, des serviteurs peuvent aider, le supplément et le prix sont dus.
tip-servants = Chaque serviteur élève la valeur de 1. Envoyez-en juste assez pour faire travailler une carte de plus ; les autres seraient perdus.
tip-exchange = Ce bâtiment change des ressources que vous aviez avant l’action en d’autres. Vous pouvez refuser ; une carte ne fait qu’un échange.
tip-privilege = Un petit cadeau de votre choix. Plusieurs à la fois doivent tous être différents.
tip-forfeit = Votre tuile prend 1 de ce que vous venez de gagner. Cédez ce dont vous pouvez vous passer.
tip-copy = Laurent reprend pour de bon la capacité de ce leader, sans ses exigences.
tip-raise = Un membre coloré vaut ce nombre jusqu’à la fin de la manche. C’est un petit dé qui y gagne le plus.
tip-vatican = Soutenir change toute votre foi en points et la remet à 0. Refuser la garde, mais la tuile reste chez vous jusqu’à la fin.

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-council = palais du Conseil
label-dice = dés (noir, blanc, orange)
label-leaders = leaders
label-period = période
label-pile = cartes dans les pioches
label-bonus-tile = tuile bonus
label-characters = personnages
label-territories = territoires
label-ventures = projets
label-copied = imité
label-discarded = leaders défaussés
label-excommunications = excommunications
label-has-chosen = a choisi
label-leaders-in-hand = leaders en main
label-leaders-in-packet = leaders au choix
label-members = membres
label-member = membre
label-space = sur
label-used = leaders utilisés cette manche
label-secrets = secrets
label-keeps = garde
label-packet = au choix
label-passed = passés à droite
label-tiles = tuiles d’excommunication
