title = Firenze
tagline = Des tours qui doivent grandir à chaque tour.
length = 45 à 60 minutes

option-campanile = Campanile
option-campanile-about = Jouer avec la carte Campanile : des tours mixtes de six couleurs. Pas pour une première partie.
option-neutral_seals = Sceaux neutres
option-neutral_seals-about = Combien de contrats sont couverts dès le départ. Plus il y en a, plus la partie est disputée.
option-neutral_seals-0 = 0
option-neutral_seals-1 = 1
option-neutral_seals-2 = 2
option-neutral_seals-3 = 3
option-neutral_seals-4 = 4
option-neutral_seals-5 = 5
option-neutral_seals-6 = 6
option-neutral_seals-7 = 7
option-neutral_placement = Placement des sceaux neutres
option-neutral_placement-about = Où vont les sceaux neutres.
option-neutral_placement-advised = Au hasard, selon le conseil des règles
option-neutral_placement-dice = Aux dés
option-neutral_placement-dead_colour = Une couleur morte (toujours six sceaux)

score-contracts = contrats
score-balconies = balcons
score-levels = tuiles Niveau
score-churches = églises
score-campanile = campanile
score-last_seal = dernier sceau
score-majorities = majorités
score-celebrations = célébrations

ask-chance = Le hasard décide.
ask-nobody = Rien n’est demandé.
ask-choose = Prenez une carte de la rangée, ou jouez d’abord un personnage.
ask-lay = { $n ->
    [one] Posez une brique sur la carte : { $card }.
   *[other] Posez une brique sur chacune des { $n } cartes, la prochaine étant : { $card }.
}
ask-happen = Subissez-vous la carte { $card }, ou l’ignorez-vous ?
ask-pay = { $n ->
    [one] Rendez { $n } brique.
   *[other] Rendez { $n } briques.
}
ask-crumble = Laquelle de vos tours perd une brique ?
ask-hit = Quelle tour d’un adversaire perd une brique ?
ask-chip = { $n ->
    [one] Quelle brique de la tour mixte va dans le sac ?
   *[other] Quelles briques de la tour mixte vont dans le sac ({ $n }) ?
}
ask-honour = Qui reçoit la carte { $card } ?
ask-trade = Échanger { $n } briques contre une de la rangée ?
ask-wholesale = Quelle brique de la rangée voulez-vous ? (encore { $n })
ask-give = Que donnez-vous contre { $bricks } ?
ask-rob = Quelle brique prenez-vous, et à qui ?
ask-shed = Quelle célébration défaussez-vous ?
ask-build = Construisez : { $n } posées jusqu’ici, coût { $cost }.
ask-ruins = L’Architecte sauve-t-il une tour ?
ask-contracts = Quelles tours livrez-vous ?
ask-cards = Vous avez { $have } cartes et pouvez en garder { $n }. Laquelle part ?

choice-first = { $seat } commence
choice-tile = le balcon pour : { $contract }
choice-low = { $n ->
    [one] { $n } sceau aux hauteurs 3 et 4
   *[other] { $n } sceaux aux hauteurs 3 et 4
}
choice-cover = un sceau neutre sur : { $contract }
choice-colour = le dé de couleur donne { $colour }
choice-height = le dé de hauteur donne { $n }
choice-dead = couleur morte : { $colour }
choice-deal = la carte { $card } est révélée
choice-draw = { $bricks } est piochée
choice-take = prendre { $card } (coût { $n })
choice-lay = poser { $bricks } sur les cartes suivantes
choice-suffer = subir l’évènement
choice-ignore = l’ignorer avec : { $card }
choice-honour = la donner à { $seat }
choice-exchange = échanger contre { $bricks } sur { $card }
choice-pay = rendre { $bricks }
choice-swap = prendre { $bricks } sur { $card }
choice-give = donner { $bricks }
choice-rob = prendre { $bricks } à { $seat }
choice-hit = ôter une brique de la { $tower } de { $seat }
choice-crumble = ôter une brique de la { $tower }
choice-chip = { $bricks } dans le sac
choice-shed = défausser { $card }
choice-raise = élever la { $tower } à { $to }
choice-begin = commencer une tour avec { $bricks }
choice-mix = { $bricks } sur la tour mixte
choice-save = sauver la { $tower }
choice-fulfil = livrer la { $tower }
choice-campanile = livrer la tour mixte
choice-drop = défausser { $card }
choice-play = jouer { $card }
choice-done = continuer

event-first = { $seat } commence.
event-tile = Le balcon { $numeral } est posé sur : { $contract }.
event-low = { $n ->
    [one] { $n } sceau neutre va aux hauteurs 3 et 4.
   *[other] { $n } sceaux neutres vont aux hauteurs 3 et 4.
}
event-covered = Un sceau neutre couvre : { $contract }.
event-colour = Le dé de couleur donne { $colour }.
event-rerolled = Déjà pris : { $contract }. On relance les dés.
event-dead = La couleur morte : { $colour }.
event-dealt = La carte { $card } est posée dans la rangée.
event-reshuffled = La défausse est mélangée en une nouvelle pioche.
event-drawn-row = { $bricks } pour la carte { $place } de la rangée.
event-drawn-store = { $seat } pioche { $bricks }.
event-turn = C’est le tour de { $seat }.
event-laid = { $seat } pose { $bricks } sur les cartes de gauche.
event-took = { $n ->
    [one] { $seat } prend { $card } avec { $n } brique.
   *[other] { $seat } prend { $card } avec { $n } briques.
}
event-spare = { $seat } possède déjà { $card } et défausse le double.
event-honoured = { $card } revient à { $seat }.
event-ignored = { $seat } ignore { $card }.
event-played = { $seat } joue { $card }.
event-shed = { $seat } se débarrasse de { $card }.
event-paid = { $seat } remet { $bricks } dans le sac.
event-paid-row = { $seat } pose { $bricks } sur la carte { $place }.
event-exchanged = { $seat } prend en échange { $bricks } sur la carte { $place }.
event-swapped = { $seat } troque { $gave } contre { $bricks } sur la carte { $place }.
event-robbed = { $seat } prend { $bricks } à { $from }.
event-gave = { $seat } donne { $bricks } à { $to }.
event-chipped = Une tour de { $seat } perd { $bricks }.
event-raised = { $seat } élève une tour : { $tower }.
event-begun = { $seat } commence une tour : { $tower }.
event-mixed = { $seat } pose { $bricks } sur sa tour mixte, haute de { $height }.
event-saved = { $seat } joue { $card } et sauve une tour.
event-ruined = Une ruine de { $seat } tombe : { $tower } ; { $n } de retour à l’entrepôt.
event-fulfilled = { $seat } remplit : { $contract } (+{ $n }).
event-fulfilled-balcony = { $seat } remplit le balcon : { $contract } (+{ $n }).
event-level = { $seat } est le premier à la hauteur { $height } (+{ $n }).
event-church = { $seat } gagne { $card } (+{ $n }).
event-last-seal = { $seat } a placé son dernier sceau (+{ $n }). Chaque autre joueur joue encore un tour.
event-dropped = { $seat } défausse { $card }.
event-majority = { $seat } a la majorité, couleur { $colour } (+{ $n }).
event-celebrated = { $seat } révèle { $card } ({ $n }).
event-over = La partie est terminée.

why-card-cost = Cette carte coûte { $a ->
    [one] { $a } brique
   *[other] { $a } briques
} ; vous en avez { $b }.
why-exchange = Un échange coûte { $a } briques ; vous en avez { $b }.
why-six = On ne peut poser que { $a } briques par tour.
why-build-cost = La construction coûterait alors { $a ->
    [one] { $a } brique
   *[other] { $a } briques
} ; il vous en resterait { $b }.
why-mixed-colour = La tour mixte a déjà une brique de cette couleur.
why-campanile-gone = Le Campanile n’est plus en jeu.
why-campanile-height = La tour mixte doit avoir { $a } briques ; elle en a { $b }.
why-no-contract = Aucun contrat ne demande une tour de { $a ->
    [one] { $a } étage
   *[other] { $a } étages
}.
why-covered = Ce contrat est déjà couvert.
why-balcony = Il faut d’abord remplir le balcon { $a }.
why-no-seal = Il ne vous reste plus de sceau.
why-celebration = Une célébration ne peut pas être défaussée pour la limite.
why-same-name = Vous avez déjà joué une carte de ce nom ce tour-ci.
why-princess = La Princesse se joue avant le choix de la carte.
why-wholesaler = Le Grossiste se joue à la place de l’échange.
why-no-swap = Il n’y a rien à troquer.
why-no-celebration = Vous n’avez pas de célébration à défausser.
why-masons = Les Maçons se jouent avant le paiement du coût de construction.
why-no-store = Il n’y a pas de brique à prendre ou à donner.
why-no-tower = Aucun adversaire n’a de tour.
why-architect = L’Architecte se joue au moment de détruire une ruine.

# Noms des éléments
numeral-1 = I
numeral-2 = II
numeral-3 = III
numeral-4 = IV
colour-white = blanc
bricks-white = { $n ->
    [one] { $n } brique blanche
   *[other] { $n } briques blanches
}
tower-white = tour blanche ({ $height })
contract-white = blanc, { $height } étages
colour-yellow = jaune
bricks-yellow = { $n ->
    [one] { $n } brique jaune
   *[other] { $n } briques jaunes
}
tower-yellow = tour jaune ({ $height })
contract-yellow = jaune, { $height } étages
colour-green = vert
bricks-green = { $n ->
    [one] { $n } brique verte
   *[other] { $n } briques vertes
}
tower-green = tour verte ({ $height })
contract-green = vert, { $height } étages
colour-red = rouge
bricks-red = { $n ->
    [one] { $n } brique rouge
   *[other] { $n } briques rouges
}
tower-red = tour rouge ({ $height })
contract-red = rouge, { $height } étages
colour-blue = bleu
bricks-blue = { $n ->
    [one] { $n } brique bleue
   *[other] { $n } briques bleues
}
tower-blue = tour bleue ({ $height })
contract-blue = bleu, { $height } étages
colour-purple = violet
bricks-purple = { $n ->
    [one] { $n } brique violette
   *[other] { $n } briques violettes
}
tower-purple = tour violette ({ $height })
contract-purple = violet, { $height } étages
tower-mixed = tour mixte ({ $height })
no-card = aucune carte
kind-event = Évènement
kind-character = Personnage
kind-celebration = Célébration
kind-building = Bâtiment
kind-church = Église
card-tribute = Tribut
card-tribute-about = Chaque joueur remet dans le sac 2 briques de son entrepôt.
card-luxury_tax = Taxe de luxe
card-luxury_tax-about = Chaque joueur remet dans le sac 1 brique de son entrepôt par tour sur son site.
card-flood = Inondation
card-flood-about = Chaque joueur qui a plus de 5 briques en entrepôt en remet dans le sac jusqu’à n’en garder que 5.
card-warehouse_fire = Incendie à l’entrepôt
card-warehouse_fire-about = Vous remettez dans le sac la moitié des briques de votre entrepôt, arrondie à l’inférieur.
card-collapse = Effondrement
card-collapse-about = Vous remettez dans le sac 1 brique de l’une de vos tours.
card-earthquake = Tremblement de terre
card-earthquake-about = Chaque joueur qui a une tour remet dans le sac 1 brique de l’une de ses tours.
card-delivery = Livraison
card-delivery-about = Vous piochez 3 briques du sac pour votre entrepôt.
card-princess = Princesse
card-princess-about = À jouer avant de choisir votre carte : elle est gratuite ce tour-ci, où qu’elle soit.
card-wholesaler = Grossiste
card-wholesaler-about = Au lieu de l’échange : troquez jusqu’à 3 de vos briques, une contre une, avec des briques de la rangée.
card-patrician = Patricien
card-patrician-about = Défaussez une célébration de votre main ; ou ignorez un évènement au moment où vous le prenez.
card-masons = Maçons
card-masons-about = Votre coût de construction baisse de 3 ce tour-ci.
card-smuggler = Contrebandier
card-smuggler-about = Échangez une brique de votre entrepôt contre une brique de votre choix de l’entrepôt d’un adversaire.
card-spy = Espion
card-spy-about = Prenez une brique de votre choix dans l’entrepôt d’un adversaire.
card-saboteur = Saboteur
card-saboteur-about = Remettez dans le sac une brique d’une tour d’un adversaire.
card-architect = Architecte
card-architect-about = Une de vos tours que vous n’avez pas élevée n’est pas détruite ce tour-ci.
card-workshop = Atelier
card-workshop-about = Votre coût de construction baisse de 1 à chaque tour.
card-warehouse = Entrepôt
card-warehouse-about = Votre entrepôt peut contenir 15 briques.
card-trading_house = Comptoir
card-trading_house-about = Votre échange coûte 2 briques au lieu de 3.
card-brickyard = Briqueterie
card-brickyard-about = Quand vous prenez une carte, vous piochez 1 brique de plus du sac.
card-recognition = Reconnaissance
card-recognition-about = À la fin : 1 point par sceau sur un contrat de 3 ou 4 étages.
card-monument = Monument
card-monument-about = Revient au joueur qui a placé le plus de sceaux. À la fin : 3 points.
card-banquet = Banquet
card-banquet-about = À la fin : 3 points.
card-jubilee = Jubilé
card-jubilee-about = À la fin : 1 point par couleur où vous avez un sceau.
card-scandal = Scandale
card-scandal-about = À la fin : 3 points de moins.
card-envy = Jalousie
card-envy-about = À la fin : 1 point de moins par majorité gagnée.
card-campanile = Campanile
card-campanile-about = Chaque joueur peut bâtir une tour mixte, toutes briques de couleurs différentes. Six briques : 8 points, et la carte est défaussée.
card-santa_croce = Santa Croce
card-santa_croce-about = Le prochain contrat de 7 ou 8 étages rapporte 3 points de plus.
card-baptistery = Baptistère
card-baptistery-about = Le prochain joueur qui remplit deux contrats en un tour gagne 3 points de plus.
card-san_miniato = San Miniato
card-san_miniato-about = Le prochain balcon rapporte 3 points de plus.

# Le plateau
draw-cost = { $n ->
    [0] Gratuite
    [one] Coûte { $n } brique
   *[other] Coûte { $n } briques
}
draw-on-card = Dessus : { $bricks }
draw-contract = { $contract } : { $n } de prestige
draw-balcony = Balcon { $numeral } : seulement dans l’ordre des numéros
draw-sealed = Rempli par { $seat }
draw-neutral = Couvert : pas dans cette partie
draw-tower-of = Contrats pour une tour de couleur : { $colour }
draw-floor = Contrats pour une tour de { $height } étages
draw-churches = Églises : chacune va au premier qui fait ce qu’elle demande
draw-level = Le premier contrat de { $height } étages rapporte { $n } de prestige en plus
draw-majority = Le plus de sceaux ({ $colour }) à la fin : { $n } de prestige
draw-leads = { $seat } est en tête
draw-bag = Dans le sac : { $bricks }
draw-pile = Cartes dans la pioche : { $n } ; défaussées : { $gone }
draw-build-cost-name = Coût de construction
draw-build-cost = { $n } posées : payer { $cost }
draw-seals = Sceaux restants : { $n }
draw-store = Briques dans l’entrepôt : { $n } ; au plus { $limit } à la fin du tour
draw-must-grow = Elle tombe en ruine si elle ne grandit pas ce tour-ci
draw-score = { $seat } : { $n } de prestige si la partie s’arrêtait maintenant
draw-pays = Il rapporterait { $n } maintenant : { $more }
draw-with-level = tuile Niveau { $n }
draw-with-church = { $card } { $n }
draw-has-tower = { $seat } a une tour de cette hauteur
draw-has-seals = { $seat } : { $n }
draw-ready = Elle remplit un contrat : { $n } de prestige
draw-worth = Maintenant : { $n }.
draw-after = Vous auriez ensuite { $n } briques dans l’entrepôt
draw-of-kind = { $kind } : { $n }
draw-whole = Tout d’un coup : { $bricks }
draw-or-singly = ou couleur par couleur :
draw-lay-whole = Poser, de gauche à droite : { $bricks }
draw-or-up-to = ou touchez une brique sur une carte : cette couleur jusque-là
draw-lay-up-to = Touchez une brique sur une carte : cette couleur jusque-là
draw-tie-shared = Égalité en tête : la victoire est partagée (§16.7).
