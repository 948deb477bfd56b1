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
option-neutral_placement-dead_colour = Une couleur morte au hasard (toujours six sceaux)
option-neutral_placement-chosen = Choisis par les joueurs, à tour de rôle
option-neutral_placement-chosen_dead_colour = Une couleur morte, choisie par le dernier joueur

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
ask-place-seal = { $n ->
    [one] Couvrez un contrat du dernier sceau neutre
   *[other] Couvrez un contrat d’un sceau neutre (encore { $n })
}
ask-choose = Quelle carte prenez-vous ?
ask-lay = { $n ->
    [one] Posez une brique sur la carte : { $card }.
   *[other] Posez une brique sur chacune des { $n } cartes, la prochaine étant : { $card }.
}
ask-happen = Subissez-vous la carte { $card }, ou l’ignorez-vous ?
ask-pay-building = { $n ->
    [one] La construction coûte { $n } brique : laquelle payez-vous ?
   *[other] La construction coûte { $n } briques : lesquelles payez-vous ?
}
ask-pay-card = { $n ->
    [one] { $card } : quelle brique rendez-vous ?
   *[other] { $card } : quelles sont les { $n } briques que vous rendez ?
}
ask-pay-event = { $n ->
    [one] L’évènement prend { $n } brique : laquelle rendez-vous ?
   *[other] L’évènement prend { $n } briques : lesquelles rendez-vous ?
}
ask-pay-limit = { $n ->
    [one] Votre entrepôt dépasse sa limite : quelle brique va dans le sac ?
   *[other] Votre entrepôt dépasse sa limite : quelles sont les { $n } briques qui vont dans le sac ?
}
ask-pay-exchange = { $n ->
    [one] Quelle brique posez-vous sur la carte { $card } contre { $bricks } ?
   *[other] Quelles sont les { $n } briques que vous posez sur la carte { $card } contre { $bricks } ?
}
ask-dead = Quelle couleur est morte, sans contrats dans cette partie ?
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
ask-build = { $more ->
    [0] Construire : plus aucune brique ne peut être posée
    [one] Construire : posez encore { $more } brique
   *[other] Construire : posez jusqu’à { $more } briques de plus
}
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
choice-done-contracts = { $n ->
    [0] finir le tour
    [one] ne plus livrer : { $n } tour achevée reste
   *[other] ne plus livrer : { $n } tours achevées restent
}
choice-done-ruins = { $n ->
    [one] laisser tomber { $n } tour
   *[other] laisser tomber { $n } tours
}
choice-done-build = { $n ->
    [0] arrêter de construire
    [one] arrêter de construire : { $n } tour tombe
   *[other] arrêter de construire : { $n } tours tombent
}
choice-done-wholesale = ne plus échanger (encore { $n })
choice-done-trade = construire sans échanger

part-last-turns = les derniers tours

event-first = { $seat } commence.
event-starts = { $seat } commence avec { $bricks }.
event-covered-by = { $seat } pose un sceau neutre sur : { $contract }.
event-dead-by = { $seat } nomme la couleur morte : { $colour }.
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
event-filled = La carte { $card } est posée dans la rangée avec { $bricks }.
event-filled-empty = La carte { $card } est posée dans la rangée sans briques : le sac est vide.
event-draws = { $n ->
    [0] { $card } : le sac est vide, { $seat } ne pioche rien.
    [one] { $card } : { $seat } pioche { $n } brique dans le sac.
   *[other] { $card } : { $seat } pioche { $n } briques dans le sac.
}
event-drawn-store = { $seat } pioche { $bricks }.
event-turn = C’est à { $seat } de jouer.
event-laid = { $seat } paie une carte plus à droite : { $bricks } sur { $cards }.
event-took = { $seat } prend { $card } avec { $bricks }.
event-took-bare = { $seat } prend { $card } ; aucune brique ne s’y trouve.
event-levied = { $n ->
    [one] { $card } : { $seat } rend { $n } brique.
   *[other] { $card } : { $seat } rend { $n } briques.
}
event-shaken = { $card } : { $seat } perd une brique d’une tour.
event-untouched = { $card } ne touche pas { $seat }.
event-spare = { $seat } possède déjà { $card } et défausse le double.
event-honoured = { $card } revient à { $seat } : personne n’a plus de sceaux sur les contrats ({ $n }).
event-ignored = { $seat } ignore { $card }.
event-played = { $seat } joue { $card }.
event-shed = { $seat } se débarrasse de { $card }.
event-build-cost = { $placed ->
    [one] { $seat } a posé { $placed } brique ; cela coûte { $cost }.
   *[other] { $seat } a posé { $placed } briques ; cela coûte { $cost }.
}
event-build-cost-less = { $placed ->
    [one] { $seat } a posé { $placed } brique ; cela coûte { $cost } au lieu de { $full } ({ $cards }).
   *[other] { $seat } a posé { $placed } briques ; cela coûte { $cost } au lieu de { $full } ({ $cards }).
}
event-paid-building = { $seat } paie { $bricks } pour la construction.
event-paid-card = { $seat } remet { $bricks } dans le sac pour { $card }.
event-paid-event = { $seat } remet { $bricks } dans le sac pour l’évènement.
event-paid-limit = { $seat } remet { $bricks } dans le sac : l’entrepôt dépassait sa limite.
event-paid-row = { $seat } pose { $bricks } sur la carte { $card } pour un échange.
event-exchanged = { $seat } prend en échange { $bricks } sur la carte { $card }.
event-swapped = { $seat } troque { $gave } contre { $bricks } sur la carte { $card }.
event-robbed = { $seat } prend { $bricks } à { $from }.
event-gave = { $seat } donne { $bricks } à { $to }.
event-chipped = { $height ->
    [0] { $seat } perd { $bricks } : la { $tower } disparaît.
   *[other] { $seat } perd { $bricks } sur la { $tower }.
}
event-chipped-ruin = De la tour mixte tombée de { $seat }, { $bricks } va au sac.
event-raised = { $seat } élève une tour : { $tower }.
event-begun = { $seat } commence une tour : { $tower }.
event-mixed = { $seat } pose { $bricks } sur sa tour mixte, haute de { $height }.
event-saved = { $seat } joue { $card } et sauve la { $tower }.
event-ruined = { $back ->
    [0] Pas surélevée par { $seat }, la { $tower } tombe : { $lost } au sac.
   *[other] Pas surélevée par { $seat }, la { $tower } tombe : { $lost } au sac, { $back } de retour à l’entrepôt.
}
event-ruined-orphan = { $back ->
    [0] Sans le Campanile, la { $tower } tombe chez { $seat } : { $lost } au sac.
   *[other] Sans le Campanile, la { $tower } tombe chez { $seat } : { $lost } au sac, { $back } de retour à l’entrepôt.
}
event-fulfilled = { $seat } remplit : { $contract } (+{ $n } prestige).
event-fulfilled-balcony = { $seat } remplit le balcon { $numeral } : { $contract } (+{ $n } prestige).
event-level = { $seat } est le premier à la hauteur { $height } (+{ $n } prestige).
event-church = { $seat } gagne { $card } (+{ $n } prestige).
event-last-seal = { $seat } a placé son dernier sceau (+{ $n } prestige). Chaque autre joueur joue encore un tour.
event-dropped = { $seat } défausse { $card } pour la limite de cartes.
event-majority = { $seals ->
    [one] { $seat } a la majorité, couleur { $colour }, avec { $seals } sceau (+{ $n } prestige).
   *[other] { $seat } a la majorité, couleur { $colour }, avec { $seals } sceaux (+{ $n } prestige).
}
event-majority-tied = { $seals ->
    [one] { $seat } a la majorité, couleur { $colour }, avec { $seals } sceau, devant { $equal } par la hauteur (+{ $n } prestige).
   *[other] { $seat } a la majorité, couleur { $colour }, avec { $seals } sceaux, devant { $equal } par la hauteur (+{ $n } prestige).
}
event-no-majority = Personne n’a de sceau de couleur { $colour } : la majorité n’est payée à personne.
event-celebrated = { $seat } révèle { $card } ({ $n } prestige).
event-over = La partie est terminée : { $winners } gagne avec { $n } prestige.
event-over-shared = La partie est terminée : { $winners } se partagent la victoire avec { $n } prestige.
name = { $seat }

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
why-on-balcony = Un balcon n’est jamais couvert.
why-balcony = Il faut d’abord remplir le balcon { $a ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}.
why-no-seal = Il ne vous reste plus de sceau.
why-celebration = Une célébration ne peut pas être défaussée pour la limite.
why-same-name = Vous avez déjà joué une carte de ce nom ce tour-ci.
why-princess = La Princesse se joue avant le choix de la carte.
why-wholesaler = Le Grossiste se joue à la place de l’échange.
why-no-swap = Il n’y a rien à troquer.
why-no-celebration = Vous n’avez pas de célébration à défausser.
why-masons = Les Maçons se jouent avant le paiement du coût de construction.
why-own-store-empty = Vous n’avez pas de brique à donner.
why-no-store = Aucun adversaire n’a de brique dans son entrepôt.
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
card-tribute-short = chez tous
card-luxury_tax = Taxe de luxe
card-luxury_tax-about = Chaque joueur remet dans le sac 1 brique de son entrepôt par tour sur son site.
card-luxury_tax-short = par tour, tous
card-flood = Inondation
card-flood-about = Chaque joueur qui a plus de 5 briques en entrepôt en remet dans le sac jusqu’à n’en garder que 5.
card-flood-short = chacun en garde
card-warehouse_fire = Incendie à l’entrepôt
card-warehouse_fire-about = Vous remettez dans le sac la moitié des briques de votre entrepôt, arrondie à l’inférieur.
card-warehouse_fire-short = votre entrepôt
card-collapse = Effondrement
card-collapse-about = Vous remettez dans le sac 1 brique de l’une de vos tours.
card-collapse-short = de votre tour
card-earthquake = Tremblement de terre
card-earthquake-about = Chaque joueur qui a une tour remet dans le sac 1 brique de l’une de ses tours.
card-earthquake-short = d’une tour, tous
card-delivery = Livraison
card-delivery-about = Vous piochez 3 briques du sac pour votre entrepôt.
card-delivery-short = du sac
card-princess = Princesse
card-princess-about = À jouer avant de choisir votre carte : elle est gratuite ce tour-ci, où qu’elle soit.
card-princess-short = carte gratuite
card-wholesaler = Grossiste
card-wholesaler-about = Au lieu de l’échange : troquez jusqu’à 3 de vos briques, une contre une, avec des briques de la rangée.
card-wholesaler-short = avec la rangée
card-patrician = Patricien
card-patrician-about = Défaussez une célébration de votre main ; ou ignorez un évènement au moment où vous le prenez.
card-patrician-short = écarte ou ignore
card-masons = Maçons
card-masons-about = Votre coût de construction baisse de 3 ce tour-ci.
card-masons-short = prix ce tour-ci
card-smuggler = Contrebandier
card-smuggler-about = Échangez une brique de votre entrepôt contre une brique de votre choix de l’entrepôt d’un adversaire.
card-smuggler-short = chez un rival
card-spy = Espion
card-spy-about = Prenez une brique de votre choix dans l’entrepôt d’un adversaire.
card-spy-short = à un rival
card-saboteur = Saboteur
card-saboteur-about = Remettez dans le sac une brique d’une tour d’un adversaire.
card-saboteur-short = tour adverse
card-architect = Architecte
card-architect-about = Une de vos tours que vous n’avez pas élevée n’est pas détruite ce tour-ci.
card-architect-short = sauve une tour
card-workshop = Atelier
card-workshop-about = Votre coût de construction baisse de 1 à chaque tour.
card-workshop-short = prix par tour
card-warehouse = Entrepôt
card-warehouse-about = Votre entrepôt peut contenir 15 briques.
card-warehouse-short = votre entrepôt
card-trading_house = Comptoir
card-trading_house-about = Votre échange coûte 2 briques au lieu de 3.
card-trading_house-short = votre échange
card-brickyard = Briqueterie
card-brickyard-about = Quand vous prenez une carte, vous piochez 1 brique de plus du sac.
card-brickyard-short = avec chaque carte
card-recognition = Reconnaissance
card-recognition-about = À la fin : 1 point par sceau sur un contrat de 3 ou 4 étages.
card-recognition-short = par sceau 3–4
card-monument = Monument
card-monument-about = Revient au joueur qui a placé le plus de sceaux. À la fin : 3 points.
card-monument-short = le plus de sceaux
card-banquet = Banquet
card-banquet-about = À la fin : 3 points.
card-banquet-short = à la fin
card-jubilee = Jubilé
card-jubilee-about = À la fin : 1 point par couleur où vous avez un sceau.
card-jubilee-short = par couleur
card-scandal = Scandale
card-scandal-about = À la fin : 3 points de moins.
card-scandal-short = à la fin
card-envy = Jalousie
card-envy-about = À la fin : 1 point de moins par majorité gagnée.
card-envy-short = par majorité
card-campanile = Campanile
card-campanile-about = Chaque joueur peut bâtir une tour mixte, toutes briques de couleurs différentes. Six briques : 8 points, et la carte est défaussée.
card-campanile-short = six couleurs
card-santa_croce = Santa Croce
card-santa_croce-about = Le prochain contrat de 7 ou 8 étages rapporte 3 points de plus.
card-santa_croce-short = prochain 7 ou 8
card-baptistery = Baptistère
card-baptistery-about = Le prochain joueur qui remplit deux contrats en un tour gagne 3 points de plus.
card-baptistery-short = deux en un tour
card-san_miniato = San Miniato
card-san_miniato-about = Le prochain balcon rapporte 3 points de plus.
card-san_miniato-short = prochain balcon

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
draw-tower-of = Contrats pour une tour de couleur : { $colour }
draw-churches = Églises : chacune va au premier qui fait ce qu’elle demande
draw-level = Le premier contrat de { $height } étages rapporte { $n } de prestige en plus
draw-majority = Le plus de sceaux ({ $colour }) à la fin : { $n } de prestige
draw-leads = { $seat } est en tête
draw-bag = Dans le sac : { $bricks }
draw-pile = Cartes dans la pioche : { $n } ; défaussées : { $gone }
draw-build-cost-name = Briques posées et leur prix
draw-build-cost = { $n } posées : payer { $cost }
draw-seals = Sceaux restants : { $n }
draw-store = Briques dans l’entrepôt : { $n } ; au plus { $limit } à la fin du tour
draw-must-grow = Elle tombe en ruine si elle ne grandit pas ce tour-ci
draw-score = { $seat } : { $n } de prestige si la partie s’arrêtait maintenant
draw-pays = Il rapporterait { $n } maintenant : { $more }
draw-with-level = tuile Niveau { $n }
draw-with-church = { $card } { $n }
draw-has-tower = { $seat } a une tour de cette hauteur
draw-ready = Elle remplit un contrat : { $n } de prestige
draw-worth = Maintenant : { $n }.
draw-after = Vous auriez ensuite { $n } briques dans l’entrepôt
draw-of-kind = { $kind } : { $n }
draw-whole = Tout d’un coup : { $bricks }
draw-lay-whole = Poser, de gauche à droite : { $bricks }
draw-tie-shared = Égalité en tête : la victoire est partagée (§16.7).

phase-card = carte
phase-exchange = échange
phase-build = chantier
phase-ruins = ruines
phase-contracts = contrats
phase-limits = limites
draw-phase = Phase du tour : { $phase }
draw-contracts = Contrats
draw-floors = étages
draw-most-seals = majorité
draw-first = 1er
draw-due = en jeu
draw-row = Cartes
draw-free = gratuit
draw-lay = { $n } à poser
draw-store-short = entrepôt
draw-churches-name = Églises
draw-bag-name = Dans le sac
draw-pile-name = La pioche
draw-to-come = à venir
draw-aside = { $n ->
    [one] { $n } écartée
   *[other] { $n } écartées
}
draw-site = Votre chantier
draw-no-towers = Votre chantier est vide. Prenez une carte avec des briques, puis commencez une tour.
draw-no-tower = aucune tour
draw-your-store = Votre entrepôt
draw-of = sur { $n }
draw-some-of = { $n } sur { $limit }
draw-your-cards = Vos cartes
draw-seals-left = { $n ->
    [one] { $n } sceau restant
   *[other] { $n } sceaux restants
}
draw-first-out = premier sans
draw-if-ended = Si tout s’arrêtait
draw-prestige = { $n } de prestige
draw-new = neuve
draw-safe-if-begun = sûre une fois commencée
draw-any-colour = une brique au choix
draw-mixed = mixte
draw-grow = à élever !
draw-or-falls = sinon ruine : { $n } sur { $of }
draw-raised = élevée
draw-safe = sûre ce tour-ci
draw-finished = achevée
draw-earns = rapporte { $n } de prestige
draw-orphan = perdue
draw-orphan-falls = sans le Campanile elle tombe
draw-grow-next = doit grandir au prochain tour
draw-falls-back = Si elle tombe, { $n } de ses { $of } briques reviennent
draw-play = jouer
draw-ignore = ignorer
draw-discard = défausser
draw-no-bricks = aucune brique
draw-list = { $bricks }
draw-winner = Victoire :
draw-go-build = Passer au chantier
draw-go-no-exchange = sans échange
draw-go-swaps = { $n ->
    [one] { $n } échange non fait
   *[other] { $n } échanges non faits
}
draw-go-nothing = Ne rien construire
draw-go-stop = Arrêter de construire
draw-go-fall = { $n ->
    [one] { $n } tour tombe
   *[other] { $n } tours tombent
}
draw-go-pay = { $n ->
    [one] payer { $n } brique
   *[other] payer { $n } briques
}
draw-go-free = { $n ->
    [one] { $n } de plus serait gratuite
   *[other] { $n } de plus seraient gratuites
}
draw-go-let-fall = Laisser tomber
draw-go-end = Finir le tour
draw-go-waiting = { $n ->
    [one] { $n } tour achevée reste
   *[other] { $n } tours achevées restent
}
draw-go-on = Continuer
draw-tower-falls = tombe ; { $n } briques sur { $of } reviennent
draw-leaves-standing = { $n } de prestige non pris
draw-could-lay = { $n ->
    [one] Vous pourriez encore poser { $n } brique sans payer.
   *[other] Vous pourriez encore poser { $n } briques sans payer.
}
draw-detail-dead = Ses tours peuvent être bâties mais ne remplissent aucun contrat.
draw-detail-seal = Jamais sur un balcon ni sur un contrat couvert.
draw-detail-cards = { $n ->
    [one] { $n } carte éclairée :
   *[other] { $n } cartes éclairées :
}
draw-detail-lay = { $n ->
    [one] posez une brique sur chaque carte à sa gauche, sur votre { $n }.
   *[other] posez une brique sur chaque carte à sa gauche, sur vos { $n }.
}
draw-detail-whole-or-card = D’un coup ici, ou touchez une brique sur une carte : cette couleur jusque-là.
draw-detail-whole-or-parts = D’un coup ici, ou par couleur dans l’entrepôt.
draw-detail-honour = Ceux qui ont le plus de sceaux sont à égalité.
draw-detail-exchange = Posez { $n } de vos { $held } briques sur une carte et prenez-en une qui y était.
draw-detail-wholesale = Une contre une ; ce que vous donnez ne se reprend pas.
draw-detail-give = Touchez une brique de votre entrepôt.
draw-detail-rivals = Ce qui est éclairé est chez vos adversaires.
draw-detail-shed = Touchez une célébration de votre main.
draw-detail-crumble = Touchez l’une de vos tours.
draw-detail-chip = Elle va dans le sac.
draw-detail-chip-ruin = Les autres reviennent dans votre entrepôt.
draw-detail-laid = { $n ->
    [0] Rien de posé encore.
   *[other] { $cost ->
        [0] Posées : { $n }, gratuit jusqu’ici.
       *[other] Posées : { $n }, { $cost } à payer.
    }
}
draw-detail-dearer = Avec { $n }, cela coûte { $cost }.
draw-detail-contracts = { $n ->
    [one] Il vous reste { $n } sceau.
   *[other] Il vous reste { $n } sceaux.
}
draw-detail-limit = { $n ->
    [one] { $n } carte de trop ; les célébrations restent.
   *[other] { $n } cartes de trop ; les célébrations restent.
}
draw-fall = { $n ->
    [one] tombe si elle ne grandit pas maintenant.
   *[other] tombent si elles ne grandissent pas maintenant.
}
draw-term-price = Prix
draw-term-brings = Apporte
draw-term-earns = Rapporte
draw-term-taken = Pris
draw-term-end = À la fin
draw-term-seals = Sceaux
draw-term-holds = Contient
draw-term-made-of = Faite de
draw-term-printed = Imprimé
draw-term-at-once = Aussitôt
draw-term-played = Une fois jouée
draw-term-lasting = Durable
draw-term-reward = Récompense
draw-in-row = place { $n } de la rangée
draw-cost-way = { $n ->
    [0] Rien.
    [one] Une brique, sur la carte à sa gauche.
   *[other] { $n } briques, une sur chaque carte à sa gauche.
}
draw-card-brick = { $n ->
    [one] Elle apporte { $n } brique pour votre tour de { $height } étages ({ $colour }).
   *[other] Elle apporte { $n } briques pour votre tour de { $height } étages ({ $colour }).
}
draw-card-no-brick = Aucune brique ({ $colour }) dessus ni dans votre entrepôt : votre tour de { $height } étages tomberait.
draw-event-costs = { $n ->
    [0] Elle ne vous coûte rien maintenant.
    [one] Vous remettriez { $n } brique.
   *[other] Vous remettriez { $n } briques.
}
draw-second-copy = Vous en avez déjà un : celui-ci est défaussé, ses briques sont à vous.
draw-prices-then = Briques posées et leur prix alors :
draw-from-card = sur { $card }
draw-one-for-one = Une des vôtres en échange.
draw-hold-then = Vous auriez { $bricks }.
draw-you-hold = Vous avez { $bricks }.
draw-bricks-in-all = { $n ->
    [one] { $n } brique en tout
   *[other] { $n } briques en tout
}
draw-contract-kind = contrat
draw-balcony-name = balcon { $numeral }
draw-pays-plain = { $n } de prestige
draw-first-of = premier à { $n } étages
draw-no-contract = Aucun contrat ne demande cette hauteur.
draw-not-due = Pas encore ouvert : d’abord le balcon { $numeral }.
draw-still-falling = Sans brique à elles, celles-ci tombent encore :
draw-majority-keep = Vous gardez le plus de sceaux ({ $colour }, { $n } à la fin).
draw-majority-behind = { $n ->
    [one] { $seat } garde plus de sceaux ({ $colour } : { $n }).
   *[other] { $seat } garde plus de sceaux ({ $colour } : { $n }).
}
draw-majority-win = Vous prendriez à { $seat } la majorité ({ $colour }, { $n } à la fin).
draw-majority-first = Vous seriez en tête ({ $colour }, { $n } à la fin).
draw-laid-cost = { $cost ->
    [0] { $n } posées ce tour-ci : gratuit.
   *[other] { $n } posées ce tour-ci : { $cost } à payer.
}
draw-stands-there = Votre tour a cette hauteur.
draw-lacks-has = { $n ->
    [one] Il vous manque { $n } brique ({ $colour }) ; vous en avez { $held }.
   *[other] Il vous manque { $n } briques ({ $colour }) ; vous en avez { $held }.
}
draw-lacks = { $n ->
    [one] Il vous manque { $n } brique ({ $colour }) ; en entrepôt : { $held }.
   *[other] Il vous manque { $n } briques ({ $colour }) ; en entrepôt : { $held }.
}
draw-level-name = Premier à { $n } étages
draw-level-kind = tuile Niveau
draw-majority-name = Le plus de sceaux : { $colour }
draw-majority-kind = majorité, comptée à la fin
draw-majorities = Majorités
draw-balconies = Tuiles Balcon
draw-nobody-yet = Personne n’y a encore de sceau.
draw-tower-white = tour blanche
draw-tower-yellow = tour jaune
draw-tower-green = tour verte
draw-tower-red = tour rouge
draw-tower-blue = tour bleue
draw-tower-purple = tour violette
draw-tower-mixed = tour mixte
draw-tower-to = { $tower } à { $n } étages
draw-new-tower = { $n ->
    [one] nouvelle { $tower }, { $n } étage
   *[other] nouvelle { $tower }, { $n } étages
}
draw-is-new = pas encore commencée
draw-stands-at = votre tour en est à { $n }
draw-floors-high = { $n ->
    [one] haute de { $n } étage
   *[other] haute de { $n } étages
}
draw-at-floors = { $n ->
    [one] { $n } étage
   *[other] { $n } étages
}
draw-mixed-earns = Six briques de six couleurs rapportent le Campanile.
draw-nth-brick = { $n ->
    [one] { $n } brique ce tour-ci
   *[other] { $n } briques ce tour-ci
}
draw-price-kind = ce que coûte la construction
draw-cheaper = sur le plateau ; vos cartes le baissent
draw-too-dear = { $n ->
    [one] Ce qu’on pose et ce qu’on paie sort du même entrepôt : il manque { $n } brique.
   *[other] Ce qu’on pose et ce qu’on paie sort du même entrepôt : il manque { $n } briques.
}
draw-play-first = Jouez d’abord { $card } et cela coûte { $n }.
draw-what-prestige = prestige
draw-what-store = briques en entrepôt
draw-what-seals = sceaux restants
draw-what-cards = cartes
draw-what-bricks = briques
draw-what-laid = briques posées
draw-what-price = prix
draw-cards-of-event = Évènements
draw-cards-of-character = Personnages
draw-cards-of-celebration = Célébrations
draw-cards-of-building = Bâtiments
draw-cards-of-church = Églises
draw-copies = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
legend-brick = une brique de n’importe quelle couleur
legend-vp = prestige
legend-seal = un sceau sur un contrat
legend-lead = un sceau neutre : pas dans cette partie
legend-tower = une tour ; la construction
legend-balcony = un balcon
legend-lock = pas encore ouvert
legend-crown = le plus de sceaux d’une couleur
legend-ruin = tombe si elle ne grandit pas
legend-ok = élevée : sûre ce tour-ci
legend-all = concerne tous les joueurs
legend-rival = un adversaire
legend-swap = l’une contre l’autre
legend-end = compté à la fin
legend-no = défaussé ou ignoré
draw-unfinished = inachevée
draw-tone-white = blanche
draw-tone-yellow = jaune
draw-tone-green = verte
draw-tone-red = rouge
draw-tone-blue = bleue
draw-tone-purple = violette
draw-sites = Chantiers
# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-choose = Vous prenez cette carte et toutes ses briques. Chaque place vers la droite coûte une brique de plus, et les évènements agissent aussitôt.
tip-lay = Les briques que vous posez restent sur ces cartes, pour qui les prendra. Payez avec des couleurs que personne ne collectionne.
tip-happen = Un Patricien vous protège de cet évènement, puis il est parti. Les autres le subissent quand même.
tip-pay-building = Plus de deux briques par tour coûtent un supplément, de l’entrepôt au sac. Cédez des couleurs où vous n’avez pas de tour.
tip-pay-card = Ces briques vont au sac. Gardez celles dont vos tours auront besoin au prochain tour.
tip-pay-event = Ces briques vont au sac. Gardez celles dont vos tours auront besoin au prochain tour.
tip-pay-limit = À la fin du tour, l’entrepôt a une limite. Les briques des tours ne comptent pas : gardez les rares et celles de vos tours.
tip-pay-exchange = Les briques données restent sur cette carte. Les couleurs communes se remplacent aisément.
tip-place-seal = Un sceau neutre ferme un contrat à tous, pour toute la partie.
tip-dead = Dans cette couleur, aucun contrat ne peut être rempli ; ses tours ne servent à rien.
tip-crumble = Une tour qui perd une brique peut manquer sa hauteur. Choisissez celle que vous pourrez relever.
tip-hit = Une tour trop basse d’un étage ne se livre pas. Regardez qui est sur le point d’en finir une.
tip-chip = Cette brique quitte la tour mixte ; sa couleur pourra y revenir plus tard.
tip-honour = Cette célébration rapporte 3 points de prestige à la fin. Entre ceux qui sont à égalité, c’est vous qui choisissez.
tip-trade = Une fois par tour, trois briques contre une de votre choix : c’est cher, mais moins qu’une tour qui tombe faute de grandir.
tip-wholesale = Une pour une avec la rangée, jusqu’à trois fois. Ce que vous donnez ne se reprend pas.
tip-give = La brique donnée reste sur cette carte. Donnez celle dont vous avez le moins besoin.
tip-rob = Elle va tout de suite dans votre entrepôt. Une brique qu’attend la tour d’un rival fait mal deux fois.
tip-shed = Les célébrations comptent à la fin, en bien ou en mal. Débarrassez-vous de celle qui vous coûte du prestige.
tip-build = Une brique est un étage ; une ou deux par tour sont gratuites. Chaque tour doit grandir à chaque tour de jeu, sinon elle tombe en ruine.
tip-ruins = L’Architecte garde debout une tour qui n’a pas grandi. Elle peut même être livrée ce tour-ci.
tip-contracts = Une tour d’exactement la bonne hauteur peut être livrée : du prestige, et un sceau de moins. Ce qui reste devra grandir au prochain tour.
tip-cards = Vous pouvez garder cinq cartes. Les célébrations restent ; cédez un personnage ou un bâtiment dont vous pouvez vous passer.

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-active = à qui de jouer
label-bag = dans le sac
label-churches = églises
label-contracts = contrats
label-contract = contrat
label-balcony = balcon
label-seal = sceau
label-costs = briques à payer selon la place dans la rangée
label-due = briques à payer
label-ender = a posé le dernier sceau
label-levels = tuiles Niveau (hauteur, prestige)
label-pile = dans la pioche
label-seals = sceaux restants
label-sources = prestige par source
label-store = entrepôt
label-store-limit = capacité de l’entrepôt
label-height = hauteur
label-make = faite de
label-mixed = mixte
label-orphan = mixte, sans le Campanile
label-plain = d’une couleur
label-safe = sûre ce tour-ci
label-row = rangée de cartes
label-bricks = briques
label-card = carte
label-start-cards = cartes de départ
label-of = de
seal-neutral = neutre
