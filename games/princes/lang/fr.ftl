# What the game says
title = Les Princes de Florence

tagline = Architectes, saltimbanques et jardins pour les artistes et les savants de la Renaissance.
length = 75 à 100 minutes

option-muse = Muse & Princesse
option-muse-about = Six personnages sont mis aux enchères après chaque phase d’enchères ; le prestige ne donne plus de florins.
option-cooperation = Coopération
option-cooperation-about = Les domaines se touchent, et des voisins peuvent construire ensemble sur la frontière.
option-freedoms_2p = Libertés à deux
option-freedoms_2p-about = Nombre de libertés dans une partie à deux.
option-freedoms_2p-5 = cinq
option-freedoms_2p-4 = quatre (plus difficile)

score-works = œuvres
score-best = meilleures œuvres
score-buildings = bâtiments
score-landscapes = paysages
score-builders = architectes
score-merchant = Marchand
score-cards = cartes de prestige
score-banker = Banquier
score-spent = cédé en paiement

ask-nothing = Aucune question.
ask-deal = Une carte de profession est distribuée.
ask-return = Quelle carte de profession rendez-vous ?
ask-extra = Une liberté est ajoutée en second exemplaire.
ask-first = Le premier joueur est tiré au sort.
ask-open = Que mettez-vous aux enchères, à { $florins } florins ?
order-raise-to = enchérir jusqu’à { $florins } florins
order-pass = passer : { $item }
ask-bid = { $seat } offre { $florins } florins pour : { $item }. Montez-vous à { $raised } ?
ask-last = Vous êtes le dernier : quel objet prenez-vous pour { $florins } florins ?
ask-purchase = Vous avez acheté : { $item }, pour { $florins } florins. Utilisez-vous le Marchand ? Il vous vaudrait { $points } de prestige.
ask-kind = Quel paysage prenez-vous ?
ask-place = Où placez-vous la tuile : { $tile } ?
ask-draw = Une carte est piochée.
ask-keep = Quelle carte gardez-vous ?
ask-under = Quelle carte glissez-vous d’abord sous la pile ?
ask-hire = Utilisez-vous la carte de recrutement maintenant ?
ask-court = Pour quel personnage misez-vous ? { $florins } florins sont sur le Banquier.
ask-merchant = Prenez-vous maintenant les { $points } points de prestige du Marchand ?
ask-professor = Quelle carte le Professeur vous apporte-t-il ?
ask-turn = { $actions ->
    [0] Plus d’action. Autre chose ?
    [1] Il vous reste une action.
   *[other] Il vous reste { $actions } actions.
}
ask-add = L’œuvre vaut { $value } (minimum { $minimum }). Ajoutez-vous une carte de bonus ?
ask-pay = L’œuvre de valeur { $value } rapporte { $florins } florins. Combien de prestige prenez-vous à la place ?
ask-partner = Avec qui voulez-vous construire : { $building } ?
ask-site = Où construire avec { $seat } : { $building } ?
ask-price = Combien { $seat } doit-il vous payer pour : { $building } ?
ask-offer = { $seat } veut construire avec vous : { $building }. Vous paieriez { $florins } florins. Acceptez-vous ?

choice-first = { $seat } commence
choice-extra = un second exemplaire : { $freedom }
choice-draw = piochée : { $card }
choice-return = rendre : { $card }
choice-open = ouvrir à { $florins } florins : { $item }
choice-take = prendre pour { $florins } florins : { $item }
choice-give-up = aucun objet cette manche
choice-raise = monter à { $florins } florins
choice-pass = passer
choice-kind = prendre : { $kind }
choice-place = position { $turn }, ligne { $row }, colonne { $column }
choice-keep = garder : { $card }
choice-under = sous la pile : { $card }
choice-as-is = toutes sous la pile, dans l’ordre
choice-mark = miser { $florins } florins pour : { $character }
choice-free = le Marchand paie
choice-pay = payer, et garder le Marchand pour l’instant
choice-work = réaliser une œuvre : { $card }
choice-build = construire : { $building }
choice-joint = construire avec un voisin : { $building }
choice-profession = piocher une carte de profession ({ $florins } florins)
choice-freedom = instituer ({ $florins } florins) : { $freedom }
choice-bonus = piocher une carte de bonus ({ $florins } florins)
choice-princess = l’œuvre de la Princesse
choice-recruit = recruter : { $card }
choice-rank = prendre le prestige du Marchand
choice-learn = le Professeur apporte une des { $pile }
choice-later = pas maintenant
choice-end = terminer le tour
choice-add = ajouter : { $card }
choice-done = plus de carte de bonus
choice-prestige = { $points ->
    [0] tout en florins
    [1] un point de prestige
   *[other] { $points } points de prestige
}
choice-partner = avec { $seat }
choice-price = { $florins ->
    [0] rien
   *[other] { $florins } florins
}
choice-accept = accepter
choice-refuse = refuser

part-auctions = enchères
part-characters = personnages
part-actions = actions

event-first = { $seat } est le premier joueur.
event-dealt = Chaque prince reçoit { $cards } cartes de profession.
event-extra = Il y a un second exemplaire : { $freedom }.
event-drawn = { $seat } pioche : { $card }.
event-drawn-unseen = { $seat } pioche parmi les { $pile }.
event-looked = { $seat } regarde { $cards }.
event-looked-unseen = { $cards ->
    [one] { $seat } regarde la dernière des { $pile }.
   *[other] { $seat } regarde les { $cards } premières des { $pile }.
}
event-chosen = { $seat } a choisi la carte de profession à rendre.
event-returned = { $seat } rend : { $card }.
event-returned-unseen = { $seat } rend une carte de profession.
event-round = La manche { $round } commence ; { $seat } est premier joueur. Une œuvre doit valoir { $minimum }.
event-opened = { $seat } ouvre à { $florins } florins : { $item }.
event-raised = { $seat } monte à { $florins } florins.
event-passed = { $seat } passe : { $item }.
event-passed-court = { $seat } ne mise sur aucun personnage cette manche.
event-gave-up = { $seat } n’achète rien cette manche.
event-bought = { $seat } achète pour { $florins } florins : { $item }.
event-paid = { $seat } paie { $florins } florins pour : { $what }.
event-paid-prestige = { $purse ->
    [0] { $seat } paie avec { $points } de prestige au lieu de { $florins } florins pour : { $what }.
   *[other] { $seat } paie { $purse } florins, et { $points } de prestige au lieu des { $rest } autres, pour : { $what }.
}
event-handed-over = { $seat } paie { $florins } florins à { $to }, la part convenue pour : { $what }.
event-handed-over-prestige = { $purse ->
    [0] { $seat } cède { $points } de prestige pour payer { $florins } florins à { $to }, la part convenue pour : { $what }.
   *[other] { $seat } paie { $florins } florins à { $to }, la part convenue pour : { $what } ; { $rest } viennent de { $points } de prestige cédés.
}
event-received-work = { $seat } reçoit { $florins } florins pour l’œuvre.
event-received-banker = { $seat } reçoit { $florins } florins du Banquier : les { $lay } de sa carte moins la mise de { $bid }.
event-scored-works = { $seat } prend { $points } de prestige comme paiement de l’œuvre.
event-scored-best = { $seat } marque { $points } de prestige pour la meilleure œuvre.
event-scored-buildings = { $seat } marque { $points } de prestige pour le bâtiment.
event-scored-landscapes = { $seat } marque { $points } de prestige pour un autre paysage du même type.
event-scored-builders = { $seat } marque { $points } de prestige pour un architecte de plus.
event-scored-merchant = { $seat } marque { $points } de prestige grâce au Marchand, autant que son rang sur l’échelle.
event-scored-cards = { $seat } marque { $points } de prestige pour la carte.
event-scored-banker = { $seat } marque { $points } de prestige grâce au Banquier.
event-planted = { $seat } place : { $kind }.
event-built = { $seat } construit : { $building }.
event-built-together = { $seat } et { $partner } construisent ensemble : { $building }.
event-kept = { $seat } garde : { $card }.
event-kept-unseen = { $seat } garde une des { $pile }.
event-under = { $cards ->
    [one] { $seat } glisse une carte sous les { $pile }.
   *[other] { $seat } glisse { $cards } cartes sous les { $pile }.
}
event-recruited = { $seat } recrute chez { $victim } : { $card }.
event-marked = { $seat } mise { $florins } florins pour : { $character }.
event-displaced = { $by } a surenchéri sur { $seat }, qui récupère son pion et choisira de nouveau : { $character }.
event-took = { $seat } obtient l’aide de : { $character }.
event-unused = { $seat } n’a pas utilisé cette aide ; la carte est rendue : { $character }.
event-free = Le Marchand paie les { $florins } florins pour { $seat }.
event-learned = { $seat } fait appel au Professeur et regarde les { $pile }.
event-working = { $seat } fait réaliser une œuvre qui vaut { $value } ({ $parts }) : { $card }.
event-added = { $seat } ajoute { $card } : l’œuvre vaut { $value }.
event-worked = { $seat } porte l’œuvre à { $value } avec des cartes de bonus.
event-princess-worked = { $seat } fait réaliser par la Princesse une œuvre qui vaut { $value } ({ $parts }).
event-introduced = { $seat } institue : { $freedom }.
event-offered = { $florins ->
    [0] { $seat } propose à { $partner } de construire ensemble, sans rien demander : { $building }.
   *[other] { $seat } propose à { $partner } de construire ensemble ; { $partner } paierait { $florins } florins : { $building }.
}
event-refused = { $seat } ne veut pas construire avec { $by } : { $building }.
event-turn-ended = { $left ->
    [one] { $seat } laisse une action inutilisée.
   *[other] { $seat } laisse { $left } actions inutilisées.
}
event-best = Meilleure œuvre de la manche { $round }, valeur { $value } : { $seats } ({ $points } de prestige).
event-no-best = Personne n’a réalisé d’œuvre pendant la manche { $round } : il n’y a pas de meilleure œuvre.
best-seat = { $seat }
event-shown = { $points ->
    [0] { $seat } révèle une carte de prestige qui ne rapporte rien : { $card }.
   *[other] { $seat } révèle une carte de prestige et marque { $points } de prestige : { $card }.
}
event-changed = Le Banquier change { $florins } florins de { $seat } en { $points } de prestige.
event-changed-nothing = { $seat } a le Banquier, mais pas les { $rate } florins que coûte un point de prestige.
event-won = { $seat } l’emporte avec { $points } de prestige.
event-won-richer = { $seat } l’emporte : à égalité avec { $points } de prestige, mais plus riche, avec { $florins } florins.
event-won-shared = { $seat } partage la victoire : à égalité avec { $points } de prestige et { $florins } florins.
work-part = { $thing } { $n }
part-jesters = saltimbanques
part-people = professions
one-of-profession = une carte de profession
one-of-bonus = une carte de bonus
one-of-prestige = une carte de prestige

why-sold = Un objet de cette pile a déjà été vendu cette manche.
why-none-left = Il n’en reste plus.
why-no-room = Il n’y a pas de place dans votre domaine.
why-no-room-for-any = Aucun paysage disponible ne tient dans votre domaine.
why-three-builders = Personne ne peut avoir plus de { $a } architectes.
why-means = Il faut { $a } florins ; vos florins et votre prestige font { $b }.
why-florins = Il faut { $a } florins ; vous en avez { $b }.
why-off-grid = La tuile sortirait de la grille.
why-off-strip = La tuile ne serait pas sur la frontière.
why-overlap = L’emplacement est déjà occupé.
why-touches = Le bâtiment toucherait un autre bâtiment ou le palais ; il faut deux architectes.
why-border = À cette frontière, un bâtiment construit seul demande { $a ->
    [one] { $a } architecte
   *[other] { $a } architectes
} ; vous en avez { $b }.
why-joint-touches = Le bâtiment toucherait un bâtiment ou un palais, et le prince de ce domaine n’a pas deux architectes.
why-character-taken = Ce personnage est déjà pris pour cette manche.
why-space-too-low = { $a } florins sont déjà misés ici ; misez davantage.
why-last-space = { $a } florins sont déjà misés ici, et personne ne peut miser davantage.
why-pile-empty = La pile est épuisée.
why-minimum = Une œuvre doit valoir { $a } cette manche ; celle-ci vaut { $b }.
why-minimum-with-bonus = Une œuvre doit valoir { $a } cette manche ; avec toutes vos cartes de bonus, celle-ci vaut { $b }.
why-minimum-so-far = L’œuvre vaut { $b } pour l’instant et doit valoir { $a } : ajoutez une autre carte de bonus.
why-minimum-princess = Une œuvre doit valoir { $a } cette manche ; celle de la Princesse vaut { $b } chez vous.
why-no-place = Il n’y a pas d’emplacement possible dans votre domaine.
why-once-a-turn = Une seule fois par tour.
why-have-freedom = Vous avez déjà cette liberté.
why-have-building = Vous avez déjà ce bâtiment.
why-partner-has-building = Votre voisin a déjà ce bâtiment.
why-no-joint-place = Il n’y a pas d’emplacement possible sur cette frontière.
why-no-partner = Aucun voisin ne pourrait le partager.
why-offers = Au plus { $a } offres par tour.
why-offered-before = Vous avez déjà fait cette offre ce tour-ci.

# The names of the components
profession-mathematician = Mathématicien
profession-theologian = Théologien
profession-philosopher = Philosophe
profession-botanist = Botaniste
profession-alchemist = Alchimiste
profession-physicist = Physicien
profession-watchmaker = Horloger
profession-goldsmith = Orfèvre
profession-bell_maker = Fondeur de cloches
profession-cartographer = Cartographe
profession-jurist = Juriste
profession-choreographer = Chorégraphe
profession-composer = Compositeur
profession-sculptor = Sculpteur
profession-painter = Peintre
profession-pharmacist = Pharmacien
profession-physician = Médecin
profession-dramatist = Dramaturge
profession-poet = Poète
profession-astronomer = Astronome
profession-organ_builder = Facteur d’orgues
building-university = Université
building-laboratory = Laboratoire
building-workshop = Manufacture
building-library = Bibliothèque
building-opera = Opéra
building-studio = Atelier
building-hospital = Hôpital
building-theatre = Théâtre
building-tower = Tour
building-chapel = Chapelle
landscape-forest = Forêt
landscape-lake = Lac
landscape-park = Parc
freedom-travel = Liberté de voyager
freedom-religion = Liberté de religion
freedom-opinion = Liberté d’opinion
item-forest = Forêt
item-lake = Lac
item-park = Parc
item-landscape = Paysage
item-jester = Saltimbanque
item-builder = Architecte
item-prestige_card = Carte de prestige
item-recruiting_card = Carte de recrutement
bonus-each_building = Bâtiments
bonus-each_large_building = Grands bâtiments
bonus-medium_buildings_and_forests = Bâtiments moyens et forêts
bonus-small_buildings_and_landscapes = Petits bâtiments et paysages
bonus-building_sizes = Tailles de bâtiment
bonus-each_landscape = Paysages
bonus-each_forest = Forêts
bonus-each_lake = Lacs
bonus-each_park = Parcs
bonus-each_freedom = Libertés
bonus-each_jester = Saltimbanques
bonus-freedoms_and_jesters = Libertés et saltimbanques
bonus-each_builder = Architectes
bonus-builders_and_lakes = Architectes et lacs
bonus-each_prestige_card = Cartes de prestige
bonus-prestige_cards_and_freedoms = Cartes de prestige et libertés
bonus-landscape_types = Types de paysage
bonus-seven_categories = Sept catégories
bonus-people_in_hand = Professions en main
bonus-people_on_table = Professions sur la table
prestige-most_buildings = Le plus de bâtiments
prestige-two_large_buildings = Deux grands bâtiments
prestige-fewest_free_squares = Le moins de cases libres
prestige-three_landscape_types = Trois types de paysage
prestige-most_landscapes = Le plus de paysages
prestige-most_forests = Le plus de forêts
prestige-most_lakes = Le plus de lacs
prestige-three_freedoms = Trois libertés
prestige-buildings_freedoms_works = Bâtiments, libertés, œuvres
prestige-most_jesters = Le plus de saltimbanques
prestige-most_builders = Le plus d’architectes
prestige-most_parks = Le plus de parcs
prestige-builder_jester_landscapes = Architecte, saltimbanque, paysages
prestige-most_works = Le plus d’œuvres
character-muse = Muse
character-cardinal = Cardinal
character-princess = Princesse
character-merchant = Marchand
character-professor = Professeur
character-banker = Banquier
pile-profession = cartes de profession
pile-bonus = cartes de bonus
pile-prestige = cartes de prestige

# The board
draw-round = Manche { $round } : une œuvre doit valoir { $minimum }
draw-first = { $seat } est le premier joueur
draw-prestige = { $seat } : prestige { $n }
draw-pile = { $item } : il en reste { $n }
draw-sold = vendu
draw-bid = { $seat } offre { $florins } florins
draw-forest = Six cases ; un deuxième paysage du même type rapporte 3
draw-lake = Quatre cases ; un deuxième paysage du même type rapporte 3
draw-park = Trois cases ; un deuxième paysage du même type rapporte 3
draw-landscape = Forêt, lac ou parc ; un deuxième du même type rapporte 3
draw-jester = Ajoute 2 à chaque œuvre
draw-builder = Rend les bâtiments moins chers ; avec deux, ils peuvent se toucher
draw-prestige_card = Regarder cinq cartes, en garder une ; elle compte à la fin
draw-recruiting_card = Prend une carte de profession posée devant un autre prince
draw-cost = Cela vous coûterait { $florins } florins
draw-owned = Vous l’avez
draw-liked = Aimé par : { $who }
draw-deck = { $pile } : { $n } dans la pile
draw-under = Sous la pile : { $card }
draw-short-travel = Voyage
draw-short-religion = Religion
draw-short-opinion = Opinion
draw-short-profession = Gens
draw-short-bonus = Bonus
draw-short-prestige = Prestige
draw-muse = Chaque œuvre vaut en plus le numéro de la manche
draw-cardinal = Trois actions au lieu de deux
draw-princess = Une œuvre sans carte de profession : paysages, bâtiments, architectes et cartes comptent
draw-merchant = Du prestige égal à son rang, ou un achat gratuit
draw-professor = Une carte de bonus ou une carte de prestige, gratuite
draw-banker = Paie les florins posés sur sa carte, moins la mise
draw-holds = { $seat } a sa faveur
draw-mark = Le pion de { $seat } : { $n } florins
draw-hand = Vos cartes
draw-likes = Aime { $building }, { $landscape }, { $freedom }
draw-each = Ajoute { $n } pour chacun des éléments : { $things }
draw-each-kind = Ajoute { $n } pour chaque sorte présente : { $things }
draw-scores = Rapporte { $n }
draw-tied = { $n } en cas d’égalité
draw-worth = Vaut { $value } maintenant, et { $more } de plus avec toutes les cartes de bonus ; le minimum est { $minimum }
draw-adds = Ajoute { $n } maintenant
draw-recruiting = Cartes de recrutement : { $n }
draw-palace = Palais
draw-border = Frontière ouverte avec { $seat }
draw-florins = { $florins } florins
draw-florins-hidden = Les florins ne sont pas montrés
draw-in-hand = En main : professions { $cards }, cartes de bonus { $bonus }
draw-known = Connues : { $cards }
draw-kept = Cartes de prestige { $cards }, cartes de recrutement { $recruiting }
draw-builders = Architectes : { $n } ; un bâtiment coûte { $florins } florins
draw-jesters = Saltimbanques : { $n }
draw-no-freedom = Aucune liberté pour l’instant
draw-best = Meilleure œuvre de la manche : { $n }
draw-no-work = Aucune œuvre cette manche
draw-left = Cartes de recrutement laissées ici, comptées comme œuvres : { $n }
draw-no-works = pas encore d’œuvre
draw-square = Ligne { $row }, colonne { $column }
draw-turns = Les positions de la tuile
draw-turn = Position { $turn } : { $n ->
    [0] aucun emplacement
    [one] un emplacement
   *[other] { $n } emplacements
}
draw-turn-key = tourner
draw-flip-key = retourner
draw-tap-twice = Touchez une case pour y voir la tuile ; touchez-la encore pour la poser.
draw-leads = La meilleure jusqu’ici : { $n } de prestige à la fin de la manche
draw-scores-now = En l’état, elle rapporte { $n }
draw-part = { $thing } +{ $n }
draw-part-jesters = saltimbanques
draw-part-people = cartes de profession et de recrutement
draw-raise-jester = un saltimbanque
draw-raise-people = une carte de profession ou de recrutement
draw-raise-bonus = vos cartes de bonus
draw-made-of = Détail : { $parts }
draw-pays = Elle rapporte { $florins } florins, ou jusqu’à { $points } de prestige à la place
draw-raises = Ce qui l’augmenterait : { $things }
draw-princess-worth = Son œuvre vaudrait { $value } pour vous ; le minimum est { $minimum }
draw-standing-bid = { $item } : l’enchère de { $seat }, { $florins } florins, tient
draw-phase-auctions = enchères
draw-phase-auctions-about = Première partie de la manche : chaque prince achète au plus un objet
draw-phase-characters = personnages
draw-phase-characters-about = Deuxième partie de la manche : enchères pour la faveur d’un personnage
draw-phase-actions = actions
draw-phase-actions-about = Ensuite chaque prince a un tour de deux actions
draw-phase-best-about = À la fin de la manche, la meilleure œuvre rapporte { $n }
draw-best-of = { $seat } a la meilleure œuvre jusqu’ici : { $n }
draw-source-works = œuvres : florins changés en prestige
draw-source-best = meilleure œuvre d’une manche
draw-source-buildings = bâtiments
draw-source-landscapes = paysages : un deuxième du même type
draw-source-builders = architectes : le deuxième et le troisième
draw-source-merchant = Marchand : rang
draw-source-cards = cartes de prestige
draw-source-banker = Banquier : florins changés
draw-source-spent = cédé en paiement
draw-has = { $seat } { $n }
draw-race = Dans l’ordre : { $who }
draw-prestige-leads = { $seat } mène : { $n } de prestige
draw-gone = Jouées : { $cards }
draw-track = La piste de prestige
draw-deed-work = Manche { $round }, { $who } : une œuvre de valeur { $value }, payée { $points } de prestige et { $florins } florins
draw-deed-best = Manche { $round } : la meilleure œuvre, de valeur { $value }
draw-deed-florins = Manche { $round } : { $florins } florins
draw-deed-round = Manche { $round }
draw-deed-together = { $building }, construit par { $seat } et { $partner }
draw-tie = Égalité en tête ; le plus riche l’emporte (§7.5). { $purses } : { $winners } gagne.
draw-tie-shared = Égalité en tête, et autant de florins : la victoire est partagée (§7.5). { $purses } : { $winners } gagnent.
draw-tie-purse = { $seat } { $florins } florins
draw-tie-seat = { $seat }

# The counted things, and the table as it is laid out
counted-building = bâtiments
counted-large_building = grands bâtiments
counted-medium_building = bâtiments moyens
counted-small_building = petits bâtiments
counted-landscape = paysages
counted-forest = forêts
counted-lake = lacs
counted-park = parcs
counted-jester = saltimbanques
counted-builder = architectes
counted-freedom = libertés
counted-prestige_card = cartes de prestige
counted-profession_or_recruiting_card_in_hand = cartes de profession et de recrutement en main
counted-profession_or_recruiting_card_on_table = cartes de profession et de recrutement sur la table
counted-work = œuvres
counted-free_square = cases libres
draw-florins-word = florins
draw-prestige-word = prestige
draw-word-florins = florins
draw-word-people = gens
draw-word-bonus = bonus
draw-word-prestige = prestige
draw-word-recruits = recrues
draw-word-best = record
draw-you = Vous
draw-yours = à vous
draw-now = à présent
draw-rounds = Une œuvre exige
draw-best-work = meilleure œuvre
draw-yard = Chantier
draw-freedoms = Libertés
draw-cards = Cartes
draw-yard-cost = Coûte { $florins } florins, rapporte { $n } de prestige
draw-left-in-stock = { $n } en réserve
draw-deck-left = reste { $n }
draw-pile-left = il en reste { $n }
draw-sold-tag = vendu
draw-wanted = { $n ->
    [one] Une personne de votre main le veut.
   *[other] { $n } personnes de votre main le veulent.
}
draw-brief-forest = 6 cases
draw-brief-lake = 4 cases
draw-brief-park = 3 cases
draw-brief-landscape = forêt, lac ou parc
draw-brief-jester = chaque œuvre +2
draw-brief-builder = bâtir à moindre prix
draw-brief-prestige_card = points à la fin
draw-brief-recruiting_card = débauche quelqu’un
draw-bidder-highest = plus haute enchère
draw-bidder-asked = décide
draw-bidder-in = toujours en lice
draw-bidder-passed = a passé
draw-bidder-out = n’achète plus
draw-limit = Votre limite : { $florins }
draw-costs-prestige = { $n ->
    [one] Surenchérir vous coûterait un point de prestige.
   *[other] Surenchérir vous coûterait { $n } points de prestige.
}
draw-bid-detail = Chaque surenchère est de { $step } ; votre limite est { $means }.
draw-open-detail = { $n ->
    [0] Rien n’est possible.
    [one] Une pile vous est ouverte ; votre limite est { $means }.
   *[other] { $n } piles vous sont ouvertes ; votre limite est { $means }.
}
draw-bought = enchères : vous ne participez plus
draw-not-bought = enchères : vous n’avez encore rien acheté
draw-choosing-people = trois personnes sur quatre restent
draw-has-chosen = a choisi
draw-turn-it = Tournez-la
draw-places = { $n ->
    [one] Un seul emplacement
   *[other] { $n } emplacements en tout
}
draw-places-turns = { $n ->
    [one] Un emplacement.
   *[other] { $n } emplacements en { $turns ->
        [one] une position
       *[other] { $turns } positions
    }.
}
draw-place-apart = Il ne peut toucher ni bâtiment ni palais : il faudrait deux architectes.
draw-place-free = Il peut toucher d’autres bâtiments.
draw-place-garden = Un paysage peut tout toucher.
draw-border-between = La frontière entre { $above } (au-dessus) et { $below } (en dessous)
draw-room = Place sur vos terres
draw-fits = tient
draw-fits-not = trop grand
draw-free-squares = { $n ->
    [one] une case libre
   *[other] { $n } cases libres
}
draw-room-for-it = Il y a de la place sur vos terres.
draw-no-room-for-it = Il n’y a pas de place sur vos terres.
draw-palace-about = il ne compte pas comme bâtiment, et les bâtiments s’en écartent
draw-people = Vos gens
draw-people-short = Gens
draw-work-needs = une œuvre exige { $n } cette manche
draw-no-people = Personne n’est dans votre main.
draw-reaches = atteint { $n }
draw-with-bonus = { $n } avec bonus
draw-short-of = manque { $n }
draw-works = { $n ->
    [0] Pas encore d’œuvre
    [one] Une œuvre
   *[other] { $n } œuvres
}
draw-builders-count = { $n ->
    [0] Aucun architecte
    [one] Un architecte
   *[other] { $n } architectes
}
draw-jesters-count = { $n ->
    [0] Aucun saltimbanque
    [one] Un saltimbanque
   *[other] { $n } saltimbanques
}
draw-a-building = un bâtiment :
draw-each-work = +{ $n } à chaque œuvre
draw-may-touch = Vos bâtiments peuvent se toucher
draw-may-not-touch = Vos bâtiments ne peuvent toucher ni un autre bâtiment ni le palais
draw-no-crew = ni architecte, ni saltimbanque
draw-actions-left = { $n ->
    [0] plus d’action
    [one] une action restante
   *[other] { $n } actions restantes
}
draw-land = Terres
draw-lands = Terres
draw-market = Marché
draw-stage = Scène
draw-turn-detail = { $n ->
    [0] Personne n’atteint encore { $minimum }.
    [one] Une personne peut travailler ; il faut { $minimum }.
   *[other] { $n } personnes peuvent travailler ; il faut { $minimum }.
}
draw-return-detail = Les trois autres restent avec vous ; personne ne voit votre choix.
draw-keep-detail = Les autres vont sous la pile.
draw-under-detail = Elles reviendront dans cet ordre.
draw-court-detail = Votre pion attend votre prochain tour ; qui offre plus le chasse.
draw-add-detail = Chaque carte est perdue. Vous pouvez arrêter une fois le minimum atteint.
draw-pay-detail = 200 florins peuvent devenir un point de prestige, { $most } au plus.
draw-pay-hint = Chaque pièce : le prestige pris, et les florins qui restent de la paie.
draw-price-hint = Ce que votre voisin doit vous payer.
draw-price-detail = Vous payez la banque selon vos architectes ; vous marquez tous deux pour le bâtiment.
draw-hire-detail = Choisissez quelqu’un qui a travaillé pour un autre prince, ou gardez la carte.
draw-term-at-once = Aussitôt
draw-term-works = Œuvres
draw-term-does = Effet
draw-term-end = À la fin
draw-term-likes = Aime
draw-term-builders = Architectes
draw-adds-to = +{ $n } à une œuvre de : { $who }
draw-prestige-gain = { $n } de prestige
draw-touching = les bâtiments peuvent se toucher
draw-item-kind = vendu aux enchères
draw-building-large = grand bâtiment, { $n } cases
draw-building-medium = bâtiment moyen, { $n } cases
draw-building-small = petit bâtiment, { $n } cases
draw-landscape-kind = paysage, { $n } cases
draw-landscape-again = un deuxième du même type rapporte { $n } de prestige
draw-freedom-kind = liberté
draw-deck-kind = pile face cachée
draw-look-at = regarder les { $n } premières cartes, en garder une
draw-profession-kind = profession
draw-bonus-kind = carte de bonus, perdue après une œuvre
draw-prestige-kind = carte de prestige, compte à la fin
draw-bids-from = personnage ; mises de { $from } à { $to } florins
draw-for-most = pour le plus de { $what }
draw-for-fewest = pour le moins de { $what }
draw-for-having = pour { $things }
draw-need = { $n } { $what }
draw-next-builder = Un bâtiment vous coûterait { $after } au lieu de { $before } florins.
draw-joint-not = Pas avec un voisin non plus :
draw-best-raise = Ce qui l’augmenterait le plus : { $thing }, +{ $n }
draw-has-worked = A déjà travaillé pour vous.
draw-works-for = A travaillé pour { $seat }.
draw-worth-to-you = Dans votre main, l’œuvre vaudrait { $value } ; le minimum est { $minimum }.
draw-the-work = L’œuvre
draw-on-banker = { $florins } florins sont posés sur sa carte.
draw-rank = En l’état, il vous rapporte { $n } de prestige.
draw-group-professions = Professions
draw-group-buildings = Bâtiments
draw-group-items = Vendu aux enchères
draw-group-freedoms = Libertés
draw-group-bonus = Cartes de bonus
draw-group-prestige = Cartes de prestige
draw-group-characters = Personnages
legend-profession = une carte de profession
legend-bonus = une carte de bonus
legend-prestige = une carte de prestige
legend-recruiting = une carte de recrutement
legend-work = une œuvre accomplie
legend-star = la meilleure œuvre de la manche
legend-builder = un architecte
legend-jester = un saltimbanque
legend-joint = bâtir avec un voisin
# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-return = Vous gardez trois personnes. Celles qui aiment le même bâtiment, paysage ou liberté partagent ce que vous achetez pour elles.
tip-open = Chaque prince achète une chose par manche, et on en vend une de chaque pile. Vous ouvrez au plus bas prix : nommez ce que vous voulez vraiment.
tip-bid = Montez de 100, ou passez pour cette chose seulement. Demandez-vous ce qu’elle ajoute aux œuvres prévues : chaque point vaut 100 florins.
tip-last = Plus personne ne monte contre vous : prenez au plus bas prix ce qui vous aide le plus.
tip-purchase = Le Marchand peut payer cet achat, ou rapporter du prestige selon votre rang. Dans les deux cas, il est dépensé.
tip-kind = Le paysage choisi sert à tous vos gens qui l’aiment ; le deuxième d’une sorte rapporte 3 points de prestige.
tip-place = Les tuiles ne bougent plus. Sans deux architectes, les bâtiments ne touchent ni un autre ni le palais : gardez de la place pour le prochain.
tip-keep = Vous gardez une carte, les autres vont sous la pile. Choisissez ce qui convient à votre domaine, présent ou prochain.
tip-under = Les cartes sous la pile ne reviennent que tard dans la partie. L’ordre ne compte qu’alors.
tip-hire = Elle ramène dans votre main une personne posée devant un autre prince. Vous pouvez la garder pour votre tour d’action.
tip-court = Un personnage pour cette manche, aux enchères. Une mise plus haute renvoie la vôtre, et vous choisissez à nouveau.
tip-merchant = Son prestige est votre rang : plus vous êtes en arrière, plus il rapporte. Il peut aussi attendre un achat.
tip-professor = Une carte gratuite : une carte de bonus renforce une œuvre, une carte de prestige compte à la fin.
tip-turn = Deux actions : construire, introduire une liberté, piocher une carte ou achever une œuvre, qui doit atteindre le minimum de la manche.
tip-add = Une carte de bonus est dépensée par cette œuvre. Vous pouvez vous arrêter dès que le minimum est atteint.
tip-pay = 200 florins deviennent 1 point de prestige, maintenant seulement. Au début, l’argent gagne les enchères ; à la fin, seul le prestige compte.
tip-partner = Un bâtiment commun s’étend sur les deux domaines et compte pour tous les deux.
tip-site = Il doit couvrir des cases des deux domaines et respecte les architectes de chacun.
tip-price = Votre voisin peut refuser ; cela ne coûte pas d’action, mais vous n’avez que trois offres par tour.
tip-offer = Vous partageriez le bâtiment et ses 3 points de prestige, à ce prix. Il occupe des cases de votre domaine.

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-banker = florins sur la carte du Banquier
label-cooperation = construire ensemble
label-freedoms = libertés
label-gone = hors du jeu
label-minimum = une œuvre doit valoir
label-muse = avec l’extension Muse et Princesse
label-piles = pioches
label-somewhere = dans un ordre inconnu
label-under = en dessous
label-princes = princes
label-best = meilleure œuvre
label-bonus-count = cartes de bonus
label-bonus-values = valeur des cartes de bonus
label-bonuses = cartes de bonus en main
label-builders = architectes
label-border = sur la frontière
label-spot = place sur la principauté
label-column = colonne
label-row = ligne
label-turn = tournée
label-card-count = cartes de prestige
label-card-points = points des cartes de prestige à présent
label-character = personnage
label-florins = florins
label-hand-size = cartes de profession
label-jesters = saltimbanques
label-landscapes = paysages
label-points = points par source
label-recruiting-in-hand = cartes de recrutement en main
label-recruiting-on-table = cartes de recrutement utilisées
label-table = œuvres achevées par
label-values = valeur d’une œuvre à présent
label-scene = à présent
label-actions = actions
label-answered = ont répondu
label-building = bâtiment
label-drew = une carte a été piochée
label-high = meilleure enchère de
label-home = chez
label-introduced = une liberté a été introduite
label-item = lot
label-marks = enchères pour les personnages
label-space = case de l’enchère
label-offers = offres faites
label-out = hors de l’enchère
label-own = enchère propre
label-partner = partenaire
label-passed = ont passé
label-place = place
label-sold = vendus
label-sort = sorte de carte
label-taken = pris
label-tile = tuile
label-stock = en réserve
scene-auction = enchères
scene-bidding = surenchère
scene-court = enchères pour les personnages
scene-looking = choix parmi des cartes
scene-offer = une offre de construire ensemble
scene-other = autre chose
scene-over = la partie est finie
scene-placing = pose d’une tuile
scene-setup = mise en place
scene-turn = le tour d’un prince
scene-work = achèvement d’une œuvre
