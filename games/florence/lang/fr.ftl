title = Florence
tagline = Faites la queue aux bonnes fêtes et rencontrez les Médicis la nuit du carnaval.
length = 60 à 90 minutes

## People and pieces
strozzi = Palla Strozzi
noble-cosimo = Cosme
noble-contessina = Contessina
noble-giovanni = Jean
rank-debutante = débutant
rank-donna = donna
rank-maestro = maestro
a-rank-debutante = un débutant
a-rank-donna = une donna
a-rank-maestro = un maestro
the-rank-debutante = le débutant
the-rank-donna = la donna
the-rank-maestro = le maestro
ranks-debutante = débutants
ranks-donna = donnas
ranks-maestro = maestros
colour-blue = bleu
colour-orange = orange
colour-purple = violet
colour-green = vert
colour-black = noir

## Brag tiles
tile-influencers = Influenceurs
tile-big_mouth = Grande Gueule
tile-scandalous = Scandaleux
tile-party_life = Vie Festive
tile-reputation = Réputation
tile-upward_mobility = Mobilité Ascendante
tile-plus_one = Plus Un
tile-big_spender = Grand Dépensier
tile-eyes_everywhere = Des Yeux Partout
tile-influencers-about = 5 PV par donna et maestro que vous avez sur le plateau
tile-big_mouth-about = 3 PV par marqueur Vantardise que vous avez sur le plateau, celui-ci compris
tile-scandalous-about = 3 PV par carte Scandale dans votre main
tile-party_life-about = 3 PV par tête de file que vous occupez
tile-reputation-about = 3 PV par membre de votre famille dans cette ligne
tile-upward_mobility-about = 3 PV par membre de votre famille dans cette colonne
tile-plus_one-about = 4 PV par lieu où vous avez au moins deux membres
tile-big_spender-about = 3 PV par cadeau que vous avez offert
tile-eyes_everywhere-about = 2 PV par lieu où vous avez au moins un membre
level-0 = case du bas
level-1 = case du milieu
level-2 = case du haut

## Scandal cards
card-guard_anywhere = Garde où bon vous semble
card-teleport = Passage secret
card-double_run = Double course
card-family_reception = Réception familiale
card-remote_gift = Cadeau à distance
card-take_their_place = Prendre leur place
card-social_climb = Ascension sociale
card-step_forward = Un pas en avant
card-retract_brag = Retirer ses paroles
card-queue_swap = Échange dans la file
card-leave_town = Quitter la ville
card-brag_anywhere = Se vanter n’importe où
card-guard_anywhere-about = placez un garde sur n’importe quel bouclier sans garde à vous, même si d’autres y en ont un
card-teleport-about = un de vos membres va dans n’importe quel autre lieu ayant une place libre
card-double_run-about = un ou deux de vos membres parcourent chacun une à trois rues
card-family_reception-about = déployez un débutant là où vous avez une donna ou un maestro
card-remote_gift-about = offrez un cadeau à un noble où que soit son carrosse, au prix habituel
card-take_their_place-about = un de vos membres et un membre de rang inférieur d’un lieu voisin échangent leurs lieux
card-social_climb-about = promouvez un débutant en donna
card-step_forward-about = un de vos membres passe devant ceux de son rang
card-retract_brag-about = reprenez un de vos marqueurs Vantardise ; ses PV restent
card-queue_swap-about = deux membres de même rang et de propriétaires différents échangent leurs places dans une file
card-leave_town-about = retirez définitivement un de vos membres et gagnez 3 unités de temps
card-brag_anywhere-about = vantez-vous dans n’importe quel lieu, même sans y être présent

## Strozzi’s cards
strozzi-1 = Orange chez le noble A
strozzi-2 = Bleu chez le noble A
strozzi-3 = Orange chez le noble B
strozzi-4 = Bleu chez le noble B
strozzi-5 = La couleur la plus rare chez le noble C
strozzi-6 = C’est l’heure de la fête
strozzi-7 = Un de mes amis
strozzi-8 = Vantardise orange
strozzi-9 = Vantardise bleue
strozzi-10 = Déploiement d’un garde

## Shields
shield-street = la rue { $from }–{ $to }
shield-brag = la tuile Vantardise de { $place }
shield-queue = la file d’attente de { $place }

## Where VP come from
score-lead = têtes de file
score-cosimo = Cosme
score-contessina = Contessina
score-giovanni = Jean
score-brag = vantardises
score-bodyguard = gardes du corps
score-bonus = bonus après avoir passé
score-card = cartes Strozzi
score-time = temps restant
score-objective = objectif

## Options
option-brag_1_2_3 = Plus facile : vantardises modestes
option-brag_1_2_3-about = Les vantardises de Strozzi comptent 1, 2 et 3 fois au lieu de 2, 3 et 4 fois.
option-one_time_less = Plus facile : un temps de moins
option-one_time_less-about = Strozzi gagne 1 unité de temps de moins par manche (minimum 4). Incompatible avec un temps de plus.
option-no_time_for_brag_cards = Plus facile : pas de temps pour les vantardises
option-no_time_for_brag_cards-about = Strozzi ne gagne pas de temps pour la meilleure vantardise lors du passage d’un noble.
option-no_setup_guards = Plus facile : pas de gardes au départ
option-no_setup_guards-about = Strozzi commence sans garde sur le plateau.
option-half_giovanni_if_unpaid = Plus facile : la moitié chez Jean
option-half_giovanni_if_unpaid-about = Si Strozzi ne paie pas Jean entièrement, il ne gagne que la moitié des PV.
option-no_bonus_turns_if_you_pass_first = Plus difficile : pas de bonus pour le premier
option-no_bonus_turns_if_you_pass_first-about = Si vous passez le premier, vous n’avez pas de bonus aux tours suivants.
option-card_6_vp_per_time = Plus difficile : une riche fête
option-card_6_vp_per_time-about = La carte 6 donne à Strozzi 2 PV par unité de temps qu’il possède.
option-one_time_more = Plus difficile : un temps de plus
option-one_time_more-about = Strozzi gagne 1 unité de temps de plus par manche (maximum 9). Incompatible avec un temps de moins.
option-strozzi_first_pass_time = Plus difficile : du temps pour le premier
option-strozzi_first_pass_time-about = Si Strozzi passe le premier, il gagne 2 unités de temps.
option-strozzi_objective = Plus difficile : un objectif pour Strozzi
option-strozzi_objective-about = Strozzi a un objectif face cachée qu’il décompte en fin de partie.
option-strozzi_bodyguards_block_you = Plus difficile : rues fermées
option-strozzi_bodyguards_block_you-about = Vous ne pouvez pas emprunter les rues où Strozzi a un garde du corps.

## Questions
ask-nobody = Personne n’est interrogé.
ask-first-player = Qui est premier joueur ?
ask-deal-objective = Un objectif est distribué.
ask-lay-tile = Une tuile Vantardise est posée à { $place }.
ask-place-carriage = Où commence le carrosse de { $noble } ?
ask-show-destination = La destination de la manche { $round } est révélée.
ask-show-token = Le temps de la manche { $round } est révélé.
ask-first-deploy = Où placez-vous votre premier débutant ?
ask-action = Votre action ? Vous avez { $time ->
    [one] { $time } unité
   *[other] { $time } unités
} de temps.
ask-ring = Où placez-vous votre bague ?
ask-bonus = Vous avez passé : quel bonus prenez-vous ?
ask-deploy = Où déployez-vous le débutant ?
ask-promote = Qui promouvez-vous ?
ask-walker = Qui se déplace ?
ask-walker-second = Qui d’autre se déplace ?
ask-walker-more = Un autre membre court-il ?
ask-stride = Où aller depuis { $place } ?
ask-brag = Où vous vantez-vous ?
ask-guard = Où placez-vous le garde ?
ask-remote-gift = À qui offrez-vous le cadeau ?
ask-teleport = Qui prend le passage secret ?
ask-teleport-to = Où aller ?
ask-take-place = Qui prend la place d’un autre ?
ask-take-place-of = La place de qui ?
ask-step-forward = Qui avance ?
ask-retract = Quelle vantardise retirez-vous ?
ask-queue-swap = Qui échange sa place ?
ask-queue-swap-with = Avec qui ?
ask-leave-town = Qui quitte la ville ?
ask-strozzi-card = Strozzi révèle une carte.
ask-strozzi-colour = Quelle couleur de Strozzi arrive à { $place } ?
ask-strozzi-ring = Où va la bague de Strozzi ?
ask-strozzi-objective = L’objectif de Strozzi est révélé.
ask-draws = Une carte Scandale de { $noble } est piochée.
ask-offer = Jean offre { $vp } PV pour { $time ->
    [one] { $time } unité
   *[other] { $time } unités
} de temps. Payez-vous ?

## Answers
choice-first = { $seat } est premier joueur
choice-objective = objectif { $card }
choice-tile = { $tile }
choice-carriage = commence à { $place }
choice-destination = destination { $place }
choice-token = { $time ->
    [one] { $time } unité
   *[other] { $time } unités
} de temps
choice-draw = { $card } est piochée
choice-strozzi = carte { $number } : { $card }
choice-pass = Passer
choice-deploy = Déployer un débutant
choice-promote = Promouvoir
choice-move = Se déplacer
choice-hurry = Se dépêcher
choice-brag = Se vanter
choice-gift = Un cadeau pour { $noble }
choice-play = Jouer { $card }
choice-discard = Défausser { $card } pour 1 unité de temps
choice-brag-at = { $place } : { $n } PV, { $box }
choice-member = { $who } : { $rank }, { $where }
choice-nobody = personne : { $where }
choice-to = vers { $where }
choice-stop = s’arrêter ici
choice-done = aucun autre membre
choice-ring = bague à { $place }
choice-guard = garde : { $where }
choice-time = gagner 1 unité de temps
choice-vp = gagner 1 PV
choice-swap = échanger la { $first } et la { $second } de la file
choice-pay = payer et prendre la récompense
choice-waive = renoncer à la récompense
choice-colour = { $colour }

## What happened
part-drive = le noble se met en route

event-first = { $seat } est premier joueur.
event-objective = { $seat } reçoit un objectif.
event-objective-own = { $seat } reçoit l’objectif { $card } : lieux { $places }.
event-tile = { $tile } est posée à { $place }.
event-carriage = Le carrosse de { $noble } commence à { $place }.
event-destination = Manche { $round } : { $noble } ira à { $place }.
event-token = La manche { $round } donnera { $time ->
    [one] { $time } unité
   *[other] { $time } unités
} de temps.
event-round = Manche { $round } : c’est la soirée de { $noble }.
event-time = { $by } gagne { $time } ({ $why }).
event-time-partly-lost = { $by } gagne { $time } ({ $why }) ; le cadran est plein : { $lost } en moins.
event-time-lost = { $by } ne gagne pas de temps ({ $why }) : le cadran est plein, { $lost } en moins.
time-amount = { $n ->
    [one] { $n } unité de temps
   *[other] { $n } unités de temps
}
why-time-round = nouvelle manche
why-time-first-pass = premier à passer
why-time-bonus = bonus après avoir passé
why-time-discard = pour la carte défaussée
why-time-full-hand = au lieu d’une carte Scandale : la main est pleine
why-time-no-cards = au lieu d’une carte Scandale : il n’y en a plus
why-time-strozzi-card = au lieu d’une carte Scandale
why-time-bodyguard = son garde du corps est dans la rue
event-paid = { $by } paie { $time } pour { $what }.
for-deploying = un déploiement
for-promoting = une promotion
for-moving = un déplacement
for-hurrying = une course
for-bragging = une vantardise
for-a-gift = un cadeau à { $noble }
for-the-reward = la récompense de Jean
for-his-card = la carte
event-scored = { $by } marque { $vp } PV ({ $source }).
event-scored-lead = { $by } y est en tête et marque { $vp } PV.
event-scored-queue = { $by } marque { $vp } PV grâce à { $noble } pour la place { $slot } de la file.
event-scored-giovanni = { $by } prend la récompense de Jean : { $vp } PV.
event-scored-bodyguard = { $by } marque { $vp } PV : un garde du corps est dans cette rue.
event-scored-bonus = { $by } prend { $vp } PV comme bonus après avoir passé.
event-scored-card = { $by } marque { $vp } PV pour la carte.
event-scored-time = { $by } marque { $vp } PV pour le temps restant.
event-lapsed = { $who } n’obtient rien pour la place { $slot } : Contessina ne reçoit pas de débutant, { $vp } PV sont perdus.
event-reward-lapsed = Personne ne prend la récompense de Jean ({ $vp } PV pour { $time }) : elle est perdue.
event-passed = { $by } passe.
event-ring = { $by } place sa bague à { $place }.
event-swapped = { $by } échange deux { $ranks } à { $place } : { $behind } avance à la place { $slot }, { $ahead } recule à la place { $other }.
event-deployed = { $who } amène { $rank } à { $place }, à la place { $slot } de la file.
event-promoted = { $who } promeut { $was } à { $place } : c’est { $rank }, à la place { $slot }.
event-walked = { $who } fait marcher { $rank } de { $from } à { $to }.
event-teleported = { $who } fait passer { $rank } de { $from } à { $to } en secret.
event-took-place = { $who } place { $rank } à { $place } ; { $lower } de { $other } doit aller à { $from }.
event-stepped-forward = { $who } fait avancer { $rank } de { $place } à la place { $slot }.
event-left-town = { $who } retire { $rank } de { $place } : départ définitif.
event-bragged = { $by } se vante à { $place } pour { $vp } PV : { $tile }, { $level }.
event-retracted = { $by } retire sa vantardise à { $place }.
event-gave = { $by } offre un cadeau à { $noble }.
event-guarded = { $by } place un garde sur { $shield }.
event-no-guard = { $by } ne place pas de garde avec ce cadeau : il n’en reste plus, ou aucun bouclier de { $noble } n’est libre.
event-played = { $by } joue { $card }.
event-discarded = { $by } défausse { $card }.
event-drew = { $by } pioche une carte Scandale de { $noble } ({ $why }).
event-drew-own = { $by } pioche { $card } ({ $why }).
drawn-for-brag = plus haute vantardise
drawn-for-spy = espion
event-brag-unseen = { $by } a la plus haute vantardise à { $place }, mais personne sur place : pas de carte.
owner-seat = { $seat }
owner-strozzi = Strozzi ({ $colour })
event-reshuffled = La défausse de { $noble } est mélangée pour former une nouvelle pioche.
event-drove = { $noble } se rend à { $place }.
event-waived = { $by } renonce à la récompense de Jean.
event-gifts = { $by } reçoit { $gifts ->
    [one] { $gifts } cadeau
   *[other] { $gifts } cadeaux
}.
event-first-moved = { $by } est maintenant premier joueur.
event-strozzi-turned = Strozzi révèle la carte { $number } : { $card }.
event-strozzi-set-aside = La carte { $number } ({ $card }) est sortie en premier : elle sera remélangée après la suivante.
event-strozzi-recalled = Strozzi reprend { $members ->
    [one] { $members } membre
   *[other] { $members } membres
} de sa famille ({ $colour }).
event-objective-shown = { $members ->
    [one] { $by } révèle l’objectif { $card } (lieux { $places }) : { $members } membre y est, { $vp } PV.
   *[other] { $by } révèle l’objectif { $card } (lieux { $places }) : { $members } membres y sont, { $vp } PV.
}
event-over = Le carnaval est fini : { $winners } l’emporte avec { $vp } PV.
event-over-members = Le carnaval est fini : { $winners } l’emporte avec { $vp } PV, à égalité mais avec plus de membres sur le plateau ({ $n }).
event-over-gifts = Le carnaval est fini : { $winners } l’emporte avec { $vp } PV, à égalité de membres aussi mais avec plus de cadeaux offerts ({ $n }).
event-over-shared = Le carnaval est fini : { $winners } se partagent la victoire avec { $vp } PV, autant de membres et autant de cadeaux offerts.
winner = { $by }

## Why not
why-time = Il faut { $a ->
    [one] { $a } unité
   *[other] { $a } unités
} de temps ; vous en avez { $b }.
why-time-for-giovanni = Jean demande { $a ->
    [one] { $a } unité
   *[other] { $a } unités
} de temps ; vous en avez { $b }. Défaussez d’abord des cartes Scandale.
why-full = La file du lieu { $a } est complète.
why-all-full = Il n’y a de place libre nulle part.
why-not-empty = Quelqu’un se trouve déjà au lieu { $a }.
why-ring = Il y a déjà une bague au lieu { $a }.
why-nobody-behind = Personne ne se trouve derrière cette place.
why-ranks-differ = Seuls des membres de même rang échangent leurs places.
why-not-own-and-other = L’un des deux doit être à vous, l’autre non.
why-no-debutante = Vous n’avez plus de débutant à déployer.
why-not-received = Vous n’avez ni donna ni maestro au lieu { $a }.
why-nobody-to-promote = Personne ne peut être promu : le pion supérieur doit être dans votre réserve.
why-only-debutante = Cette carte ne promeut que des débutants.
why-highest-rank = Un maestro ne peut plus être promu.
why-no-donna = Vous n’avez plus de donna.
why-no-maestro = Vous n’avez plus de maestro.
why-nobody-can-walk = Aucun de vos membres ne peut aller quelque part.
why-no-way = Depuis le lieu { $a }, aucun chemin ne mène à une place libre.
why-blocked = Le garde du corps de Strozzi ferme cette rue.
why-dead-end = Depuis le lieu { $a }, le déplacement ne pourrait finir sur une place libre.
why-second-needed = Se dépêcher, c’est deux rues : aucun autre membre ne pourrait faire la seconde.
why-no-marker = Vous n’avez plus de marqueur Vantardise.
why-nowhere-to-brag = Aucune tuile ne vous permet de vous vanter maintenant.
why-not-there = Vous n’avez pas de membre au lieu { $a }.
why-own-marker = Vous vous êtes déjà vanté au lieu { $a }.
why-no-box = Pour { $a } PV il n’y a pas de case vide, ni au-dessous.
why-no-gift = Vous n’avez plus de cadeau.
why-not-at-carriage = Vous n’avez pas de membre là où se trouve le carrosse de ce noble.
why-no-effect = Cette carte ne changerait rien maintenant.
why-guarded = Ce bouclier est occupé.
why-own-guard = Vous y avez déjà un garde.
why-nobody-lower = Personne de rang inférieur dans un lieu voisin.
why-not-lower = Le rang doit être inférieur à celui de votre membre.
why-nobody-ahead = Aucun membre adverse de ce rang ne se trouve devant.
why-no-swap = Il faut deux membres de même rang et de propriétaires différents.
why-strozzi-no-swap = Strozzi ne pourrait pas échanger avec vous au lieu { $a }.

## Le plateau
draw-location = Lieu { $place }, { $n } dans la file
draw-guard = Un garde de { $by }
draw-carriage = Le carrosse de { $noble }
draw-ring = La bague de { $by }
draw-coming = { $noble } y vient à la manche { $round }
draw-swap = Échanger les places
draw-round = Manche { $round } : { $noble }
draw-noble = { $noble } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche
draw-given = cadeaux de { $by } : { $n }
draw-discard = La défausser contre du temps
draw-objective = Votre objectif, membres à la fin : { $places }
draw-score = { $by } : { $n } PV
draw-time = Temps : { $n }
draw-guards = Gardes restants : { $n }
draw-gifts = Cadeaux restants : { $n }
draw-markers = Marqueurs restants : { $n }
draw-cards = Cartes Scandale de Cosme { $a }, Contessina { $b }, Jean { $c }
draw-supply = { $rank } : { $n } en réserve
draw-brag = Une vantardise de { $by }, { $box }
draw-brag-vp = { $by } marquerait { $n } en se vantant ici
draw-stop = { $noble } passe ici, étape { $nth }
draw-stop-lead = { $by }, en tête, gagnerait { $n }
draw-stop-card = { $by } piocherait une carte scandale
draw-stop-favour = { $by } gagnerait { $n } par la place dans la file
draw-stop-offer = { $by } se verrait offrir { $n } pour { $time } de temps
draw-gift-price = Votre prochain cadeau coûte { $n } de temps
draw-objective-now = Membres présents : { $n }, ce qui rapporterait { $vp }
draw-strozzi-1 = Coûte 3 : l’orange vient à la destination du noble A
draw-strozzi-2 = Coûte 3 : le bleu vient à la destination du noble A
draw-strozzi-3 = Coûte 3 : l’orange vient à la destination du noble B
draw-strozzi-4 = Coûte 3 : le bleu vient à la destination du noble B
draw-strozzi-5 = Coûte 3 : la couleur la moins nombreuse vient à la destination du noble C
draw-strozzi-6 = Il dépense tout son temps et passe
draw-strozzi-7 = Coûte 3 : il promeut un membre à une destination, ou se vante
draw-strozzi-8 = Coûte 2 : l’orange se vante au lieu suivant de la route
draw-strozzi-9 = Coûte 2 : le bleu se vante au lieu suivant de la route
draw-strozzi-10 = Coûte 2 : un garde sur un blason du noble B
draw-strozzi-turned = Révélée depuis le dernier entretien
draw-strozzi-to-come = Encore dans son paquet
draw-source-lead = têtes de file au passage d’un noble
draw-source-cosimo = Cosme : places dans la file
draw-source-contessina = Contessina : places dans la file
draw-source-giovanni = Jean : récompenses payées
draw-source-brag = vantardises
draw-source-bodyguard = gardes du corps croisés par d’autres
draw-source-bonus = bonus après avoir passé
draw-source-card = cartes de Strozzi
draw-source-time = temps restant, 2 pour 1 PV
draw-source-objective = objectif : membres sur ses lieux
draw-score-leads = { $by } mène : { $n } PV
draw-by = { $by }
draw-control = Par ordre de contrôle : { $who }

## The board: places, and where somebody stands
place-1 = Novella
place-2 = San Lorenzo
place-3 = Annunziata
place-4 = Tornabuoni
place-5 = Duomo
place-6 = Bargello
place-7 = Ponte Vecchio
place-8 = Signoria
place-9 = Santa Croce
nth-1 = première place
nth-2 = deuxième place
nth-3 = troisième place
nth-4 = quatrième place
nth-5 = cinquième place
nth-6 = sixième place
nth-7 = septième place
nth-8 = huitième place
nth-9 = neuvième place
where-in-queue = { $place }, { $nth } de la file
where-street = rue { $from }–{ $to }
where-brag = tuile Vantardise, { $place }
where-queue = file d’attente, { $place }

## The board: the city
board-member = { $rank } { $colour }
board-your-member = votre { $rank }
board-their-member = { $rank } de { $by }
board-park = Le parc : seuls les carrosses le traversent
board-party = fête { $n }
board-arrives-now = arrive
board-arrives = manche { $round }
board-arrives-here = { $noble } arrive ici cette manche
board-stop-of = passage n° { $n } de { $noble }
board-lead = tête
board-card = carte
board-nobody = aucun
board-full = complet
board-you = vous { $n }
board-yours = à vous
board-no-box = { $n } : non
board-brag-free = Vous : { $n }, { $box } libre
board-brag-none = Vous : { $n }, sans case libre pour cela
board-bragged = Vous vous êtes déjà vanté ici : { $box }
board-nth-1 = en tête
board-nth-2 = 2e
board-nth-3 = 3e
board-nth-4 = 4e
board-nth-5 = 5e
board-nth-6 = 6e
board-nth-7 = 7e
board-tile-influencers = { $n } PV par donna ou maestro
board-tile-big_mouth = { $n } PV par vantardise
board-tile-scandalous = { $n } PV par carte en main
board-tile-party_life = { $n } PV par tête de file
board-tile-reputation = { $n } PV par membre en ligne
board-tile-upward_mobility = { $n } PV par membre en colonne
board-tile-plus_one = { $n } PV par fête où vous êtes deux
board-tile-big_spender = { $n } PV par cadeau offert
board-tile-eyes_everywhere = { $n } PV par fête où vous êtes

## The board: the Medici
board-medici = Médicis
board-round = Manche { $n }
board-of-rounds = sur { $n }
board-drives-to = va à { $place }
board-drives-now = part
board-in-round = manche { $n }
board-drives-no-more = reste
board-pays = paie
board-sells = vend
board-th-1 = 1er
board-th-2 = 2e
board-th-3 = 3e
board-th-4 = 4e
board-if-now = gains
board-rounds-of-cosimo = part aux manches 1, 4 et 7
board-rounds-of-contessina = part aux manches 2, 5 et 8
board-rounds-of-giovanni = part aux manches 3, 6 et 9
board-noble-way = À chaque passage, la tête de la file marque, la plus haute vantardise pioche une carte si un membre est là, et chaque espion aussi.
board-noble-pays-cosimo = Il paie chaque membre selon sa place dans la file.
board-noble-pays-contessina = Elle paie chaque donna et chaque maestro selon la place dans la file ; un débutant ne reçoit rien.
board-noble-pays-giovanni = Il vend trois récompenses contre du temps, dans l’ordre de qui a le plus de membres là-bas.
board-noble-guard-cosimo = Un garde du corps dans une rue : 1 unité de temps quand vous passez, 2 PV quand d’autres passent. 2 unités de temps, et 1 de plus par cadeau qu’il a de vous.
board-noble-guard-contessina = Un espion à une tuile Vantardise : une carte Scandale à chaque passage d’un noble. 2 unités de temps, et 1 de plus par cadeau qu’elle a de vous.
board-noble-guard-giovanni = Un videur à une file : vos membres entrent devant leur rang. 2 unités de temps, et 1 de plus par cadeau qu’il a de vous.
board-gift-then-cosimo = Puis vous placez un garde du corps dans une rue libre.
board-gift-then-contessina = Puis vous placez un espion à une tuile Vantardise libre.
board-gift-then-giovanni = Puis vous placez un videur à une file libre.
board-guard-does-cosimo = Vos membres qui passent ici vous rapportent 1 unité de temps ; ceux des autres, 2 PV.
board-guard-does-contessina = Vous piochez une carte Scandale à chaque passage du noble de la manche, avec ou sans membre ici.
board-guard-does-giovanni = Vos membres qui viennent ici se placent devant tous les autres de leur rang.
board-next-drive = Manche { $n }, vers { $place }
board-noble-gives = { $noble } donnerait à { $by }

## The board: before you
board-time = temps
board-vp = points de victoire
board-objective = membres sur votre objectif
board-first = premier joueur
board-passed = a passé
board-costs = coûte { $n ->
    [0] 0 unité de temps
    [one] { $n } unité de temps
   *[other] { $n } unités de temps
}
board-brings = rapporte { $n ->
    [one] { $n } unité de temps
   *[other] { $n } unités de temps
}
board-costs-gift = coûte le prix du cadeau
board-action = action
board-act-deploy = Déployer
board-act-promote = Promouvoir
board-act-move = Marcher
board-act-hurry = Se hâter
board-act-brag = Se vanter
board-act-pass = Passer
board-about-deploy = Un débutant de votre maison rejoint une file qui a une place libre.
board-about-promote = Un débutant devient donna, ou une donna maestro, et se place de nouveau dans la file selon son nouveau rang.
board-about-move = Un membre parcourt une rue.
board-about-hurry = Un membre parcourt deux rues, ou deux membres une chacun.
board-about-brag = Marquez une tuile Vantardise là où vous avez un membre ; le marqueur reste dans sa case.
board-about-pass = Vous quittez cette manche, posez votre bague et prenez un petit bonus à chaque tour jusqu’à ce que tous aient passé. Le premier à passer gagne 2 unités de temps.
board-ranks-debutante = débutants
board-ranks-donna = donnas
board-ranks-maestro = maestro
board-ring-left = Bagues en main : { $n }
board-hand = Cartes Scandale
board-hand-of = { $n } sur { $most }
board-card-guard_anywhere = Un garde sur tout bouclier.
board-card-teleport = Un membre va n’importe où.
board-card-double_run = Un ou deux courent 3 rues au plus.
board-card-family_reception = Un débutant rejoint donna ou maestro.
board-card-remote_gift = Un cadeau à distance.
board-card-take_their_place = Échanger avec un rang inférieur voisin.
board-card-social_climb = Débutant devient donna.
board-card-step_forward = En tête de son rang.
board-card-retract_brag = Reprendre une vantardise.
board-card-queue_swap = Deux du même rang échangent.
board-card-leave_town = Un membre part, 3 de temps.
board-card-brag_anywhere = Se vanter sans être présent.
board-objective-title = Votre objectif
board-objective-now = { $n ->
    [one] { $n } membre s’y trouve.
   *[other] { $n } membres s’y trouvent.
}
board-objective-from = Dès { $n } : { $vp } PV.
board-objective-worth = { $vp } PV ; un de plus : { $next }.
board-objective-places = Vos membres à { $places }, ensemble
board-objective-table = 10 PV pour quatre membres, 15 pour cinq, et ainsi de suite jusqu’à 35 pour neuf
board-markers-of = Marqueurs Vantardise restants, { $colour } : { $n }
board-strozzi-plan = Ses plans
board-strozzi-left = { $n } sur 10 à venir
board-strozzi-kind = Carte { $n } de Strozzi

## The board: the question and the panel
board-ask-action = Votre action ?
board-action-detail = { $n ->
    [one] Il vous reste { $n } unité de temps.
   *[other] Il vous reste { $n } unités de temps.
} Actions sur votre plateau, cadeaux chez les Médicis.
board-lit-places = { $n ->
    [one] { $n } fête est éclairée.
   *[other] { $n } fêtes sont éclairées.
}
board-lit-shields = { $n ->
    [one] { $n } bouclier est éclairé.
   *[other] { $n } boucliers sont éclairés.
}
board-lit-guests = { $n ->
    [one] { $n } invité est éclairé.
   *[other] { $n } invités sont éclairés.
}
board-time-left = { $n ->
    [one] Il vous reste { $n } unité de temps.
   *[other] Il vous reste { $n } unités de temps.
}
board-first-free = C’est gratuit.
board-bonus-detail = Votre bague est à { $place } : échangez-y, ou prenez l’un de ceux-ci.
board-over = Le carnaval est fini
board-joins = Entre dans la file : { $nth }.
board-joins-bouncer = Entre dans la file : { $nth } ; votre videur fait passer devant le même rang.
board-wanted = Compte pour votre objectif.
board-ring-here = Votre bague reste ici jusqu’à la fin de la manche : vous pourrez échanger dans cette file.
board-waive-then = Les récompenses suivantes iront aussi à d’autres.
board-queue-of = { $n } places prises sur { $open }
board-streets-to = { $places }
board-route-to = d’ici les carrosses vont à { $place }
board-scandal-of = carte Scandale · { $noble }
board-card-else = Ou défaussez-la avant votre action : 1 unité de temps.
board-tile-kind = tuile Vantardise
board-tile-then = Vous marquez aussitôt ; le plus haut marqueur avec un membre sur place pioche des cartes Scandale au passage d’un noble.
board-term-price = Prix
board-term-does = Effet
board-term-else = Ou
board-term-counts = Compte
board-term-boxes = Cases
board-term-then = Ensuite
board-term-way = En route
board-term-arrives = À l’arrivée
board-term-rounds = Paie
board-term-gift = Cadeau
board-term-streets = Rues
board-term-route = Trajet
board-term-queue = File
board-term-tile = Tuile
board-term-brags = Marqueurs
board-term-spy = Espion
board-term-bouncer = Videur
board-term-next = Départ
board-term-now = À présent
board-term-worth = Vaut
board-term-played = Jouées
board-group-nobles = Les Médicis
board-group-cards = Cartes Scandale
board-group-tiles = Tuiles Vantardise
board-group-places = Fêtes
board-group-strozzi = Cartes de Strozzi
legend-time = Temps : ce que coûtent les actions, 12 au plus
legend-vp = Points de victoire
legend-debutante = Débutant : le rang le plus bas, un clou au pied
legend-donna = Donna : se tient devant les débutants, deux clous
legend-maestro = Maestro : se tient devant tous, trois clous
legend-cosimo = Cosme : paie chaque place de la file
legend-contessina = Contessina : paie donnas et maestros
legend-giovanni = Jean : vend ses faveurs contre du temps
legend-bodyguard = Bouclier d’une rue, pour un garde du corps de Cosme
legend-spy = Bouclier d’une tuile Vantardise, pour un espion de Contessina
legend-bouncer = Bouclier d’une file, pour un videur de Jean
legend-guard = Un garde aux armes d’une famille
legend-brag = Un marqueur Vantardise dans sa case
legend-ring = La bague de qui a passé : échanges dans cette file
legend-gift = Un cadeau pour l’un des Médicis
legend-card = Carte Scandale
legend-goal = Compte pour votre objectif
legend-lock = Impossible pour l’instant ; le panneau dit pourquoi

# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-first-deploy = Votre premier débutant est gratuit. Placez-le là où un carrosse passera ou s’arrêtera bientôt ; être premier d’une file vaut des points.
tip-action = Chaque action coûte du temps, et vous jouez jusqu’à ce que vous passiez. Voyez où va le noble de la manche, et gardez du temps pour Jean.
tip-ring = Votre bague vous permet d’échanger avec un voisin de même rang dans cette file, et en écarte les autres bagues.
tip-bonus = Vous avez passé et attendez : un peu de temps, un point, ou un échange là où est votre bague.
tip-deploy = Un débutant entre au bout d’une file. À la prochaine destination, la place fait les points ; en chemin, c’est la tête de file.
tip-promote = Un rang plus haut passe devant tous les autres, quel que soit l’ordre d’arrivée. Contessina ne regarde que les donnas et les maestros.
tip-walker = Qui s’en va rend sa place dans la file ; ceux de derrière avancent.
tip-walker-second = Un second membre peut prendre une rue, ou vous vous arrêtez là.
tip-walker-more = Un autre membre peut courir aussi, ou bien c’est tout.
tip-stride = Chaque rue est un pas. Vos gardes du corps vous donnent du temps, ceux des autres leur donnent des points.
tip-brag = Vous marquez cette tuile aussitôt, et une seule fois. Le marqueur le plus haut pioche des cartes Scandale au passage d’un noble.
tip-guard = Les gardes restent jusqu’à la fin : gardes du corps dans les rues, espions près des tuiles, videurs près des files.
tip-remote-gift = Un cadeau apporte un garde de ce noble. Chaque cadeau suivant au même noble coûte plus.
tip-teleport = Ce membre quitte sa file et va n’importe où, pour 1 de temps.
tip-teleport-to = Il y entre dans la file selon son rang, s’il y a de la place.
tip-take-place = Un de vos membres change de place avec quelqu’un de rang inférieur, à côté.
tip-take-place-of = L’autre va là d’où vous venez ; les files pleines n’y font rien.
tip-step-forward = Il passe devant tous ceux de son rang dans sa file.
tip-retract = Vous reprenez le marqueur et gardez les points : vous pourrez vous y vanter encore.
tip-queue-swap = Deux membres de même rang d’une file changent de place ; l’un devrait être à vous.
tip-queue-swap-with = Une place plus en avant vaut plus là où un noble s’arrête.
tip-leave-town = Ce membre quitte la partie pour de bon, et vous gagnez du temps.
tip-strozzi-colour = Strozzi a autant de membres des deux couleurs : vous décidez laquelle vient.
tip-strozzi-ring = Strozzi y échangerait avec vous. Choisissez l’endroit qui vous coûte le moins.
tip-offer = Les points de Jean contre votre temps. Qui n’en a plus n’a rien ; refuser laisse aussi les récompenses suivantes aux autres.

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-bodyguards = gardes du corps entre les lieux
label-carriages = carrosses de Cosme, Contessina, Jean à
label-decks = cartes Scandale restantes de Cosme, Contessina, Jean
label-destinations = destinations par manche
label-dial = cadran
label-lead-vp = PV en tête de file
label-noble = Médicis
label-place-vp = PV par place dans la file
label-rewards = récompenses
label-price = prix en temps
label-vp = PV
label-offer = cartes au choix
label-open-places = places libres sur le cadran
label-places = lieux
label-bouncers = videurs
label-brags = marqueurs de vantardise (case du bas, du milieu, du haut)
label-queue = file
label-colour = couleur
label-rank = rang
label-spies = espions
label-tile = tuile Vantardise
label-brag-vp = PV d’une vantardise par lieu
label-by = qui
label-families = familles
label-markers = marqueurs restants
label-supply = débutants, donnas, maestros en réserve
label-gifts = cadeaux restants
label-gifts-aside = cadeaux pour plus tard
label-given = cadeaux faits à Cosme, Contessina, Jean
label-guards = gardes restants
label-objective = objectif
label-objective-places = lieux de l’objectif
label-passed = a passé
label-ring = bague à
label-time = temps
label-strozzi = cartes de Strozzi
label-tokens = temps par manche
label-walking = en chemin
label-at = à
label-from = depuis
label-slot = place dans la file
