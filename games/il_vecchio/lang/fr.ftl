# The game
title = Il Vecchio
tagline = Des familles florentines renversent les Médicis, ville après ville.
length = 60 à 90 minutes

# Cities
city-florence = Florence
city-scarperia = Scarperia
city-borgo_san_lorenzo = Borgo San Lorenzo
city-fiesole = Fiesole
city-vicchio = Vicchio
city-dicomano = Dicomano
city-ponte_a_sieve = Ponte a Sieve
city-stia = Stia
city-reggello = Reggello
city-poppi = Poppi
city-figline = Figline
city-montevarchi = Montevarchi
city-radda = Radda
city-greve = Greve
city-sovicille = Sovicille
city-poggibonsi = Poggibonsi
city-mensano = Mensano
city-colle = Colle
city-volterra = Volterra
city-san_gimignano = San Gimignano
city-peccioli = Peccioli
city-castel_fiorentino = Castel Fiorentino
city-san_miniato = San Miniato
city-fucecchio = Fucecchio
city-empoli = Empoli
city-pescia = Pescia
city-carmignano = Carmignano
city-pistoia = Pistoia
city-prato = Prato
city-vernio = Vernio
city-barberino = Barberino
city-sesto = Sesto

# Colours of towns
kind-brown = brune
kind-black = noire
kind-grey = grise
kind-white = blanche
kind-purple = violette
kind-green = verte
kind-red = rouge
kind-florence = Florence

# Goods
good-florin = florin
good-scroll = parchemin
good-cart = chariot
good-bishop = évêque
good-assassin = assassin
good-knight = chevalier
good-abbot = abbé

# Tracks
track-venice = Venise
track-milan = Milan
track-papal_states = États pontificaux
track-council = Conseil
track-nobility = Noblesse

# Medici crests
crest-tax = Taxe
crest-middlemen = Intermédiaires
crest-family_members = Membres des familles

# Province tiles
province-milan_scroll_for_followers = Levée des lettrés
province-milan_florins = Coffre des banquiers
province-milan_any_colours = Toutes couleurs
province-milan_follower_for_scrolls = Clercs
province-milan_follower = Recrues
province-milan_bishop_and_cart = Escorte
province-venice_scroll = Parchemin
province-venice_knight = Chevalier
province-venice_assassin = Assassin
province-venice_abbot = Abbé
province-venice_florin_per_member = Argent de famille
province-venice_roll_member = Nouveau venu
province-papal_reuse = Encore une fois
province-papal_double = Double
province-papal_no_coins = Sans florins
province-papal_florins_for_follower_and_scroll = Mécénat
province-papal_choice = Faveur du pape
province-papal_free_member = Émissaire

# Council tiles
council-council_scroll = Scribe
council-council_florins = Trésorier
council-council_follower_florins = Payeur
council-council_abbot = Prieur
council-council_knight = Maréchal
council-council_assassin = Maître espion
council-council_carts = Charretier
council-council_bishops = Chapelain
council-council_recover = Médecin
council-council_office_follower = Protecteur
council-council_province_scroll = Chroniqueur
council-council_reinforce = Capitaine

# Nobility tiles
nobility-nobility_reserve = Maisonnée
nobility-nobility_cities = Propriétaires
nobility-nobility_regions = Conquérants
nobility-nobility_nobles = Nobles
nobility-nobility_councillors = Conseillers
nobility-nobility_cart_bishop = Caravane
nobility-nobility_three_colours = Trois couleurs
nobility-nobility_three_regions = Trois régions
nobility-nobility_neighbours = Voisins
nobility-nobility_one_of_each = Maison comble
nobility-nobility_unused_provinces = Provinces intactes
nobility-nobility_crests = Armoiries

# Goods in numbers
count-florin = { $n ->
    [one] { $n } florin
   *[other] { $n } florins
}
count-scroll = { $n ->
    [one] { $n } parchemin
   *[other] { $n } parchemins
}
count-cart = { $n ->
    [one] { $n } chariot
   *[other] { $n } chariots
}
count-bishop = { $n ->
    [one] { $n } évêque
   *[other] { $n } évêques
}
count-assassin = { $n ->
    [one] { $n } assassin
   *[other] { $n } assassins
}
count-knight = { $n ->
    [one] { $n } chevalier
   *[other] { $n } chevaliers
}
count-abbot = { $n ->
    [one] { $n } abbé
   *[other] { $n } abbés
}

# Options
option-free_reinforcement = Renforts sans dés
option-free_reinforcement-about = L’action Renforts place le membre dans n’importe quelle ville, sans lancer les dés.
option-no_events = Sans évènements
option-no_events-about = Les armoiries des Médicis se prennent comme d’habitude, mais sans leur évènement.
option-middlemen_start = Départ des intermédiaires
option-middlemen_start-about = Où se trouvent les cinq intermédiaires au début.
option-middlemen_start-printed = comme imprimé
option-middlemen_start-random = au hasard

# Points
score-provinces = provinces
score-offices = Conseil et Noblesse
score-all_tracks = les cinq pistes
score-majorities = majorités
score-crests = armoiries des Médicis
score-passed = double tour passé
score-nobility = tuiles Noblesse

# Questions
ask-nothing = La partie continue.
ask-first-seat = Qui commence ?
ask-middlemen-start = Où commence l’intermédiaire suivant ?
ask-look = La tuile suivante est piochée.
ask-keep = Quelle tuile ({ $track }) gardez-vous ?
ask-dice = Les dés sont lancés.
ask-zone = Quelle zone choisissez-vous pour vos membres ?
ask-place = Où placez-vous un membre dans la zone { $zone } ?
ask-place-anywhere = Dans quelle ville placez-vous un membre ?
ask-reveal = Retournez votre tuile Conseil.
ask-double = Jouez-vous votre double tour ou le passez-vous pour { $points } points ?
ask-turn = Choisissez une action ou utilisez des tuiles Province.
ask-turn-tiles = Utilisez-vous encore des tuiles Province avant la fin de votre tour ?
ask-price = Utilisez-vous une tuile pour réduire le prix de { $track } ?
ask-journey = Qui agit à { $city }, et comment s’y rend-il ?
ask-means = Intermédiaire ou évêque à { $city } ?
ask-pay = Que payez-vous ?
ask-pay-tax = Taxe : que payez-vous ?
ask-pay-followers = Quels partisans payez-vous pour vous emparer d’une province : { $track } ?
ask-pay-tile = { $tile } : que payez-vous ?
ask-take-city = Que prenez-vous dans cette ville ({ $kind }) ?
ask-take-tile = { $tile } : que prenez-vous ?
ask-take = Que prenez-vous ?
ask-may-roll = { $tile } : lancez-vous les dés pour un nouveau membre ?
event-rolled-zone = { $seat } obtient { $first } et { $second } : zone { $sum }.
event-rolled-free = { $seat } obtient { $first } et { $second } : { $sum }, au choix.
ask-take-crest = Les armoiries du dessus sont retournées.
ask-yielding = Quel membre se couche ou retourne dans votre réserve ?
ask-claim = Quelle tuile Province de { $track } choisissez-vous ?

# Answers
choice-first = { $seat } est le premier joueur
choice-start = un intermédiaire commence à { $city }
choice-die = le dé indique { $pips }
choice-draw = piocher { $tile }
choice-crest = les armoiries indiquent { $crest }
choice-keep = garder { $tile }
choice-zone = choisir la zone { $zone }
choice-place = placer un membre à { $city }
choice-reveal = retourner { $tile }
choice-play = jouer le double tour
choice-pass = passer le double tour pour { $points } points
choice-city = action de ville à { $city }
choice-seize = s’emparer d’une province : { $track }
choice-office = assumer une fonction : { $track }
choice-reinforce = renforts
choice-recover = rétablissement
choice-use = utiliser la tuile { $tile }
choice-reuse = réutiliser la tuile { $tile }
choice-settle = payer le prix tel quel
choice-end = finir le tour
choice-stay = le membre sur place agit
choice-walk = { $florins ->
    [one] marcher depuis { $city } pour { $florins } florin
   *[other] marcher depuis { $city } pour { $florins } florins
}
choice-cart = prendre un chariot depuis { $city }
choice-middleman = faire appel à l’intermédiaire ; le membre se couche
choice-bishop = payer un évêque ; le membre reste debout
choice-lie = coucher le membre à { $city }
choice-return = reprendre le membre couché à { $city }
choice-pay = payer { $goods }
choice-take = prendre { $goods }
choice-claim = choisir la tuile { $tile }
choice-roll = lancer les dés
choice-skip = y renoncer

# Events
part-last-round = la dernière

event-first-player = { $seat } est le premier joueur.
event-middleman-starts = Un intermédiaire commence à { $city }.
event-rolled = { $seat } obtient un { $pips }.
event-drew = { $seat } regarde une tuile { $track }.
event-drew-known = { $seat } regarde { $tile }.
event-kept = { $seat } garde une tuile { $track }.
event-kept-known = { $seat } garde { $tile }.
event-chose-zone = { $seat } choisit la zone { $zone }.
event-placed = { $seat } place un membre à { $city }.
event-last-round = Les dernières armoiries sont prises : une dernière manche de doubles tours.
event-turn-begins = C’est à { $seat } de jouer.
event-turned-up = { $seat } retourne { $tile }.
event-passed = { $seat } passe son double tour pour { $points } points.
event-acts-middleman = { $seat } agit à { $city } avec l’intermédiaire.
event-acts-bishop = { $seat } agit à { $city } avec un évêque.
event-acts-rest = { $seat } agit à { $city }.
event-reinforces = { $n ->
    [one] { $seat } appelle des renforts : { $n } membre.
   *[other] { $seat } appelle des renforts : { $n } membres.
}
event-walked = { $seat } marche de { $from } à { $to }.
event-carted = { $seat } prend un chariot de { $from } à { $to }.
event-middleman-moved = L’intermédiaire des villes de couleur { $kind } va de { $from } à { $to }.
event-laid-down = { $seat } couche son membre à { $city }.
event-stood-up = { $seat } relève tous ses membres.
event-went-home = { $seat } reprend un membre à { $city }.
event-paid = { $seat } paie { $goods }.
event-paid-way = { $seat } paie { $goods } pour le trajet.
event-paid-bishop = { $seat } paie { $goods } : le membre reste debout.
event-paid-space = { $seat } paie { $goods } pour la case : { $track }.
event-paid-additional = { $seat } paie le coût additionnel, { $goods } : { $track }.
event-paid-office = { $seat } paie { $goods } pour une fonction : { $track }.
event-paid-followers = { $seat } paie { $goods } pour s’emparer d’une province : { $track }.
event-paid-tax = { $seat } paie { $goods } de taxe.
event-paid-tile = { $seat } paie { $goods } pour { $tile }.
event-took = { $seat } prend { $goods }.
event-took-start = { $seat } commence avec { $goods }.
event-took-recovery = { $seat } prend { $goods } pour le rétablissement.
event-took-city = { $seat } prend { $goods } dans la ville ({ $kind }).
event-took-tile = { $seat } prend { $goods } avec { $tile }.
event-took-bonus = { $seat } prend { $goods }, bonus de la tuile { $tile }.
event-took-reveal = { $seat } prend { $goods } en retournant { $tile }.
event-left = { $seat } renonce à ce qu’offre { $tile }.
event-lapsed = { $tile } n’apporte rien à { $seat } : ce n’est pas possible maintenant.
event-untaxed = { $seat } n’a rien de ce que demande la taxe et ne paie rien.
event-unmustered = { $seat } n’a pas de membre dans une ville : l’évènement est sans effet.
event-entered = { $points ->
    [one] { $seat } entre à la place { $place } : { $track } ({ $points } point).
   *[other] { $seat } entre à la place { $place } : { $track } ({ $points } points).
}
event-took-crest = { $seat } prend des armoiries des Médicis : { $crest } (encore { $left }).
event-cost-moved = Le coût additionnel passe du Conseil à la Noblesse.
event-claimed = { $seat } gagne la tuile Province { $tile }.
event-no-tile = Il ne reste pas de tuile pour { $seat } : { $track }.
event-used = { $seat } utilise la tuile { $tile }.
event-reused = { $seat } réutilise la tuile { $tile }.
event-majority = { $members ->
    [one] La majorité revient à { $seat } avec { $members } membre : { $track } ({ $points } points).
   *[other] La majorité revient à { $seat } avec { $members } membres : { $track } ({ $points } points).
}
event-majority-tied = { $members ->
    [one] La majorité revient à { $seat } avec { $members } membre, placé avant celui de { $equal } : { $track } ({ $points } points).
   *[other] La majorité revient à { $seat } avec { $members } membres, le dernier placé avant celui de { $equal } : { $track } ({ $points } points).
}
event-noble = { $seat } retourne la tuile Noblesse { $tile } : { $points } points.
event-over = La partie est finie : { $winners } l’emporte avec { $points } points.
event-over-tied = La partie est finie : { $winners } l’emporte avec { $points } points, à égalité avec { $equal } mais avec plus de partisans et de parchemins, ou sinon de florins.
event-over-shared = La partie est finie : { $winners } se partagent la victoire avec { $points } points.
name = { $seat }

# Reasons
why-zone = Cette ville n’est pas dans la zone { $a }.
why-no-middleman = L’intermédiaire n’est pas ici et vous n’avez pas d’évêque à payer.
why-middleman-elsewhere = L’intermédiaire de cette couleur est ailleurs.
why-no-bishop = Vous n’avez pas d’évêque.
why-no-cart = Vous n’avez pas de chariot.
why-nobody-stands = Aucun de vos membres n’est debout.
why-florins = Cela coûte { $a ->
    [one] { $a } florin
   *[other] { $a } florins
} ; vous en avez { $b }.
why-too-far = Le plus court trajet demande { $a ->
    [one] { $a } florin
   *[other] { $a } florins
} ; vous en avez { $b }, et pas de chariot.
why-too-far-and-price = Le plus court trajet demande { $a ->
    [one] { $a } florin
   *[other] { $a } florins
} et le prix { $c } ; vous en avez { $b }, et pas de chariot.
why-walk = Le trajet depuis là demande { $a ->
    [one] { $a } florin
   *[other] { $a } florins
} ; vous en avez { $b }.
why-walk-and-price = Le trajet depuis là demande { $a ->
    [one] { $a } florin
   *[other] { $a } florins
} et le prix { $c } ; vous en avez { $b }.
why-track-full = Cette piste est pleine jusqu’à la dernière manche.
why-scrolls = Une fonction coûte { $a } parchemins ; vous en avez { $b }.
why-followers-venice = Venise coûte un assassin ; vous n’en avez pas.
why-followers-milan = Milan coûte un chevalier et un abbé ; vous en avez { $b } et { $c }.
why-followers-papal = Les États pontificaux coûtent deux partisans d’une couleur et un d’une autre ; vous avez { $a ->
    [one] { $a } assassin
   *[other] { $a } assassins
}, { $b ->
    [one] { $b } chevalier
   *[other] { $b } chevaliers
} et { $c ->
    [one] { $c } abbé
   *[other] { $c } abbés
}.
why-followers-any = Même de n’importe quelles couleurs, vous avez trop peu de partisans : { $a ->
    [one] { $a } assassin
   *[other] { $a } assassins
}, { $b ->
    [one] { $b } chevalier
   *[other] { $b } chevaliers
} et { $c ->
    [one] { $c } abbé
   *[other] { $c } abbés
}.
why-lacks-florin = Il faut { $a ->
    [one] { $a } florin
   *[other] { $a } florins
} ; vous en avez { $b }.
why-lacks-scroll = Il faut { $a ->
    [one] { $a } parchemin
   *[other] { $a } parchemins
} ; vous en avez { $b }.
why-lacks-cart = Il faut { $a ->
    [one] { $a } chariot
   *[other] { $a } chariots
} ; vous en avez { $b }.
why-lacks-bishop = Il faut { $a ->
    [one] { $a } évêque
   *[other] { $a } évêques
} ; vous en avez { $b }.
why-lacks-assassin = Il faut { $a ->
    [one] { $a } assassin
   *[other] { $a } assassins
} ; vous en avez { $b }.
why-lacks-knight = Il faut { $a ->
    [one] { $a } chevalier
   *[other] { $a } chevaliers
} ; vous en avez { $b }.
why-lacks-abbot = Il faut { $a ->
    [one] { $a } abbé
   *[other] { $a } abbés
} ; vous en avez { $b }.
why-tile-price = Vous n’avez rien de ce que cette tuile demande en paiement.
why-tile-no-member = Cette tuile paie pour les membres dans les villes ; vous n’y en avez pas.
why-tile-reserve = Cette tuile place { $a ->
    [one] { $a } membre
   *[other] { $a } membres
} de votre réserve ; vous en avez { $b }.
why-price-tile = Cette tuile s’utilise en payant une province.
why-action-done = Vous avez fait votre action.
why-must-act = Vous devez d’abord faire une action ; le rétablissement est toujours possible.
why-reserve-empty = Vous n’avez plus de membres en réserve.

# What tiles and crests do
crest-tax-about = Chaque joueur paie 3 florins, 1 partisan, 1 parchemin, 1 chariot ou 1 évêque.
crest-middlemen-about = Tous les intermédiaires avancent d’une ville.
crest-family_members-about = Chaque joueur couche un membre debout ou reprend un membre couché.
province-milan_scroll_for_followers-about = Payez 1 parchemin pour 2 partisans au choix.
province-milan_florins-about = Prenez 6 florins.
province-milan_any_colours-about = En vous emparant d’une province, payez les partisans dans n’importe quelles couleurs.
province-milan_follower_for_scrolls-about = Payez 1 partisan pour 2 parchemins.
province-milan_follower-about = Prenez 1 partisan au choix.
province-milan_bishop_and_cart-about = Prenez 1 évêque et 1 chariot.
province-venice_scroll-about = Prenez 1 parchemin.
province-venice_knight-about = Prenez 1 chevalier.
province-venice_assassin-about = Prenez 1 assassin.
province-venice_abbot-about = Prenez 1 abbé.
province-venice_florin_per_member-about = Prenez 1 florin pour chacun de vos membres dans une ville.
province-venice_roll_member-about = Lancez les dés et placez un membre dans cette zone.
province-papal_reuse-about = Répétez l’effet d’une autre de vos tuiles Province utilisées.
province-papal_double-about = Payez 1 partisan ou 1 parchemin pour 2 partisans au choix ou 2 parchemins.
province-papal_no_coins-about = En vous emparant d’une province, ne payez pas les florins de la case.
province-papal_florins_for_follower_and_scroll-about = Payez 5 florins pour 1 partisan au choix et 1 parchemin.
province-papal_choice-about = Prenez 1 partisan au choix, 1 parchemin ou 5 florins.
province-papal_free_member-about = Placez un membre dans n’importe quelle ville, sans les dés.
council-council_scroll-about = Quand votre action de ville prend un parchemin, vous pouvez payer 1 florin pour en prendre un autre.
council-council_florins-about = Quand votre action prend des florins dans une ville brune, prenez-en 4 de plus.
council-council_follower_florins-about = Quand votre action de ville prend un partisan, prenez 2 florins.
council-council_abbot-about = Quand votre action de ville prend un abbé, prenez-en un autre.
council-council_knight-about = Quand votre action de ville prend un chevalier, prenez-en un autre.
council-council_assassin-about = Quand votre action de ville prend un assassin, prenez-en un autre.
council-council_carts-about = Quand votre action de ville prend des chariots, prenez aussi 1 évêque et 2 florins.
council-council_bishops-about = Quand votre action de ville prend des évêques, prenez aussi 1 chariot et 2 florins.
council-council_recover-about = Après un rétablissement, vous pouvez lancer les dés et placer un membre.
council-council_office_follower-about = Quand vous assumez une fonction, prenez 1 partisan au choix.
council-council_province_scroll-about = Quand vous vous emparez d’une province, prenez 1 parchemin.
council-council_reinforce-about = Vos renforts placent deux membres après un seul lancer.
nobility-nobility_reserve-about = 3 points par paire de membres dans votre réserve.
nobility-nobility_cities-about = 3 points par paire de membres dans les villes.
nobility-nobility_regions-about = 3 points par paire de membres dans les régions.
nobility-nobility_nobles-about = 2 points par membre de la Noblesse.
nobility-nobility_councillors-about = 2 points par membre du Conseil.
nobility-nobility_cart_bishop-about = 2 points par paire d’un chariot et d’un évêque, 8 au plus.
nobility-nobility_three_colours-about = 6 points pour des membres dans une ville blanche, une noire et une grise.
nobility-nobility_three_regions-about = 5 points par série d’un membre dans chacune des trois régions.
nobility-nobility_neighbours-about = Autant de points que de joueurs pour chaque paire de vos membres voisins sur une piste.
nobility-nobility_one_of_each-about = 8 points pour au moins 1 florin, 1 partisan, 1 parchemin, 1 chariot et 1 évêque.
nobility-nobility_unused_provinces-about = 3 points par tuile Province que vous n’avez pas utilisée.
nobility-nobility_crests-about = 3, 5, 7 ou 10 points pour 1, 2, 3 ou 4 armoiries des Médicis.

# The board
draw-city = { $city }, { $kind }
draw-standing = { $seat } : { $n } debout
draw-lying = { $seat } : { $n ->
    [one] { $n } couché
   *[other] { $n } couchés
}
draw-middleman = l’intermédiaire des villes de couleur { $kind }
draw-fare = { $n ->
    [0] rien à payer pour le voyage
    [1] le voyage coûte { $n } florin
   *[other] le voyage coûte { $n } florins
}
draw-fare-cart = le voyage demande un chariot
draw-bishop = sans intermédiaire, il faut un évêque
draw-zone = Zone { $n }
draw-gate = l’entrée est { $city }
draw-gate-to = la porte vers : { $track }
draw-space = { $track }, case { $n }
draw-space-price = { $n ->
    [one] { $n } florin
   *[other] { $n } florins
}
draw-space-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
draw-queue = { $seat } attend derrière la dernière case
draw-price = prix : { $goods }
draw-price-any = prix : { $n } partisans, deux d’une couleur et un d’une autre
draw-extra = Le coût additionnel : { $n } florins de plus
draw-stack = { $n ->
    [one] { $n } tuile dans la pile
   *[other] { $n } tuiles dans la pile
}
draw-crests-left = Armoiries des Médicis restantes : { $n }
draw-last-round = La dernière manche
draw-first = Premier joueur
draw-passed = A passé le double tour
draw-score = { $seat } : { $n ->
    [one] { $n } point
   *[other] { $n } points
} à ce qu’on voit
draw-reserve = { $n ->
    [one] { $n } membre en réserve
   *[other] { $n } membres en réserve
}
draw-crest = Armoiries des Médicis prises, { $crest } : { $n }
draw-used = utilisée
draw-face-down = Une tuile Conseil, face cachée
draw-hidden = { $n ->
    [one] { $n } tuile Noblesse, face cachée
   *[other] { $n } tuiles Noblesse, face cachée
}
draw-middleman-next = il ira ensuite à { $city }
draw-crest-unseen = { $crest }, encore à venir au plus : { $n }
draw-majority = La majorité sur cette piste : { $n } points
draw-leads = { $seat } l’aurait maintenant
draw-leads-nobody = personne n’y est encore
draw-on-track = { $seat } : { $n }
draw-next-crest = { $n ->
    [1] Le prochain membre sur cette piste prend des armoiries des Médicis
   *[other] Prochaines armoiries des Médicis : dans { $n } membres
}
draw-worth = { $n ->
    [one] Vaut { $n } point maintenant
   *[other] Vaut { $n } points maintenant
}
draw-goes = Qui voyage :
draw-goes-nearest = le plus proche
draw-stays = votre membre qui s’y trouve debout agit

# La table peinte
draw-tuscany = Toscane
draw-tracks = Provinces et fonctions
draw-towns = Villes
draw-crests = Armoiries des Médicis
draw-council-tiles = Tuiles Conseil
draw-nobility-tiles = Tuiles Noblesse
draw-free = gratuit
draw-no-tiles = Il ne reste aucune tuile ici
draw-no-own-tiles = Ici se trouvent les tuiles que vous gagnez ou gardez.
draw-key-middleman = intermédiaire
draw-key-acted = a agi
draw-key-zone = zone
draw-crests-word = armoiries
draw-then-last-round = puis dernière manche
draw-to-come = événements à venir
draw-if-ended = si tout finissait là
draw-in-reserve = en réserve
draw-stand = debout
draw-lie = couchés
draw-on-tracks = sur pistes
draw-who-goes = debout : qui voyage ?
draw-all-standing = { $n ->
    [one] { $n } membre debout dans les villes
   *[other] { $n } membres debout dans les villes
}
draw-all-lying = { $n ->
    [one] { $n } membre couché dans les villes
   *[other] { $n } membres couchés dans les villes
}
draw-all-on-tracks = { $n ->
    [one] { $n } membre sur les pistes
   *[other] { $n } membres sur les pistes
}
goods-florin = florins
goods-scroll = parchemins
goods-cart = chariots
goods-bishop = évêques
goods-assassin = assassins
goods-knight = chevaliers
goods-abbot = abbés

# Le bandeau
draw-ask-turn = Où agit votre famille ?
draw-ask-turn-tiles = Une tuile avant la fin du tour ?
draw-ask-double = Votre double tour : jouer ou passer ?
draw-lit = { $n ->
    [one] { $n } lieu éclairé.
   *[other] { $n } lieux éclairés.
}
draw-pay-get = Ce que vous payez ▸ ce que vous recevez.
draw-nobody-stands = Aucun de vos membres n’est debout : rétablissez-vous ou appelez des renforts.
draw-tiles-lit = { $n ->
    [one] { $n } tuile éclairée. Chacune ne sert qu’une fois.
   *[other] { $n } tuiles éclairées. Chacune ne sert qu’une fois.
}
draw-double-detail = Le dernier de la partie : deux actions de suite.
draw-keep-detail = Les autres retournent sous la pile.
draw-claim-detail = Vous pourrez l’utiliser une fois, en plus d’une action.
draw-yielding-detail = Une ville : coucher qui est debout. Le sac : reprendre qui est couché.
draw-winner = Victoire de { $winners } !
draw-winners = Victoire partagée : { $winners } !
draw-reinforce = Renforts
draw-recover = Rétablissement
draw-rise = { $n ->
    [0] 1 florin
    [one] { $n } se lève, 1 florin
   *[other] { $n } se lèvent, 1 florin
}
draw-by-middleman = Par l’intermédiaire
draw-by-bishop = Avec un évêque
draw-by-bishop-more = votre membre reste debout
draw-bishop-towns = { $n ->
    [one] { $n } ville de plus
   *[other] { $n } villes de plus
}
draw-mini-map = La carte en petit : touchez-la pour y aller
draw-lies-down = Se coucher
draw-lies-down-more = cela ne coûte rien
draw-play-double = Double tour
draw-play-double-more = deux actions
draw-pass-double = Passer
draw-roll = Lancer les dés
draw-skip = Y renoncer
draw-settle = Payer le prix tel quel
draw-end-turn = Finir le tour

# Le panneau
draw-list = { $goods }
draw-term-gives = Donne
draw-term-or = ou
draw-term-way = Trajet
draw-term-middleman = Intermédiaire
draw-term-leads = Mène à
draw-term-entrance = Entrée
draw-term-brings = Rapporte
draw-term-end = À la fin
draw-term-once = Une fois
draw-term-always = Toujours
draw-term-at-once = Aussitôt
draw-term-unseen = Pas encore vues
draw-term-known = Vous savez
draw-term-crest = Armoiries
draw-town-brown = Ville brune
draw-town-black = Ville noire
draw-town-grey = Ville grise
draw-town-white = Ville blanche
draw-town-purple = Ville violette
draw-town-green = Ville verte, sans intermédiaire
draw-town-red = Ville rouge, une porte
draw-town-florence = La ville des Médicis
draw-florence-leads = Les fonctions : conseil et noblesse
draw-middleman-ring = Après une action ici, il part pour { $city }.
draw-any-followers = { $n } partisans, deux d’une couleur et un d’une autre
draw-track-region = Les points de la case et une tuile Province de votre choix
draw-track-office = Les points de la case et une des { $n } tuiles que vous regardez
draw-kind-region = Région
draw-kind-office = Fonction à Florence
draw-kind-province = Tuile Province : { $track }
draw-kind-council = Tuile Conseil
draw-kind-nobility = Tuile Noblesse
draw-kind-crest = Armoiries des Médicis
draw-way-none = Votre membre s’y trouve déjà.
draw-way-walk = { $n ->
    [one] à pied depuis { $city }, { $n } pas
   *[other] à pied depuis { $city }, { $n } pas
}
draw-way-cart = en chariot ; à pied depuis { $city }, il en faudrait { $n }
draw-you-choose = Vous choisissez lequel des deux.
draw-with-bishop = L’évêque est payé et votre membre reste debout.
draw-lies-after = Votre membre se couche, à moins de payer un évêque.
draw-goes-for-good = Votre membre quitte la carte pour de bon.
draw-takes-crest = Vous prenez des armoiries ; leur événement frappe tout le monde.
draw-on-reveal = Quand elle est retournée : { $goods }.

# La légende
legend-scroll = parchemins : deux pour une fonction
legend-cart = chariot : un voyage n’importe où
legend-bishop = évêque : agir sans intermédiaire et rester debout
legend-assassin = assassin, un partisan
legend-knight = chevalier, un partisan
legend-abbot = abbé, un partisan
legend-follower = partisan de n’importe quelle couleur
legend-vp = points
legend-crest = armoiries des Médicis : un événement, et des points à la fin
legend-standing = membre debout, qui peut agir
legend-dice = deux dés désignent la zone où un membre apparaît
legend-region = province d’une des trois régions
legend-council = conseil de la ville
legend-nobility = noblesse
legend-crown = majorité sur une piste
legend-bag = votre réserve de membres
legend-cards = tuiles
legend-again = répète une tuile utilisée
legend-nocoin = sans florins
legend-to = ce que l’on paie devient ce qui suit

# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-keep = Vous gardez une des tuiles vues, sans la montrer. Les tuiles Conseil améliorent une action pour de bon ; les tuiles Noblesse comptent à la fin.
tip-zone = Deux membres commencent dans des villes de cette zone. Voyez où sont les intermédiaires, et quelle porte ou ville verte est proche.
tip-place = Un nouveau membre est debout et peut agir dès votre prochain tour. Une ville à intermédiaire, une porte ou une voisine de Florence sont de bons choix.
tip-place-anywhere = N’importe quelle ville, même Florence. Choisissez le lieu de votre prochaine action.
tip-reveal = Votre tuile Conseil est retournée : désormais, elle améliore son action.
tip-double = Deux actions de suite, avec des tuiles entre les deux, ou 2 points pour passer. Deux bonnes actions valent presque toujours plus.
tip-turn = Une action par tour : les biens d’une ville, une province, une fonction, un nouveau membre, ou du repos. Les tuiles Province s’utilisent en plus.
tip-turn-tiles = Votre action est faite. Les tuiles Province visibles peuvent encore servir ; chacune ne sert qu’une fois.
tip-price = Une tuile peut réduire le prix de cette province. Utilisée maintenant, elle est dépensée.
tip-journey = Qui agit, et comment il s’y rend : à pied 1 florin par ville, en chariot n’importe où, pour rien s’il y est.
tip-means = Avec l’intermédiaire, rien à payer, mais votre membre se couche et l’intermédiaire avance. Avec un évêque, il reste debout.
tip-pay = Payez avec ce dont votre plan a le moins besoin.
tip-pay-tax = Tout le monde paie la taxe. Donnez ce dont vous pouvez vous passer : 3 florins, ou une pièce d’autre chose.
tip-pay-followers = Les partisans achètent des provinces. Gardez les couleurs que demande la suivante.
tip-pay-tile = La tuile change ce que vous payez en autre chose. Payez avec ce dont vous avez le moins besoin.
tip-take-city = Une ville donne l’un de ces biens. Pensez au prix de votre prochain achat : partisans et florins pour une province, parchemins pour une fonction.
tip-take-tile = La tuile donne l’un de ces biens. Pensez au prix de votre prochain achat.
tip-take = Pensez au prix de votre prochain achat : partisans et florins pour une province, parchemins pour une fonction.
tip-may-roll = Les dés envoient un membre de votre réserve dans une ville de la zone. C’est gratuit, mais la réserve peut rapporter des points aussi.
tip-yielding = Chacun y passe : un membre debout se couche, ou un membre couché retourne en réserve. Perdez celui dont vous avez le moins besoin.
tip-claim = Cette tuile est à vous et sert une fois, quand cela vous arrange, en plus de votre action.

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-additional-cost = coût supplémentaire à
label-council = Conseil
label-layers = couches de la pile
label-known = peut contenir
label-size = tuiles
label-crests-left = armoiries des Médicis restantes
label-families = familles
label-crests = armoiries des Médicis
label-face-down = une tuile Conseil face cachée
label-face-down-tile = la tuile face cachée
label-lying = membres couchés
label-standing = membres debout
label-nobility = Noblesse
label-nobility-count = tuiles Noblesse
label-passed = a passé
label-provinces = tuiles Province
label-reserve = membres en réserve
label-used = tuiles utilisées
label-last-round = dernier tour de table
label-looking-at = regarde
label-middlemen = intermédiaires
label-skipped = tours passés
label-tracks = pistes
