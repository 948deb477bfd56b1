# La première leçon de Florence. Clés : la leçon, l’étape, la tâche, et ce qui est dit (text, do, yes, no).

first-title = Votre première nuit de carnaval
first-about =
    C’est la nuit du carnaval à Florence, neuf fêtes battent leur plein, et les trois Médicis, Cosme, sa femme Contessina et leur fils Jean, vont de l’une à l’autre en carrosse.
    Vous envoyez votre famille dans les files d’attente, en espérant être tout devant là où l’un d’eux descendra.
    Après neuf manches, la famille qu’on a le plus vue, et qui s’est le plus vantée, a le plus de points de victoire.
first-end =
    Neuf manches ainsi : le temps arrive, chacun agit jusqu’à ce que tous aient passé, un noble passe et accorde ses faveurs. À la fin, votre objectif compte, et 2 unités de temps qui restent font 1 point.

    Regardez plus loin : le cadran montre les trois prochaines destinations. Qui y est une manche plus tôt est devant. Et ne dépensez jamais votre dernier temps avant le passage de Jean.

    Jouez maintenant une partie entière. Les novices se laissent facilement distraire et, chaque fois qu’une question est nouvelle, un conseil vous dit ce qu’elle décide.

## 1

first-start-title = Où va Cosme ce soir ?
first-start-text =
    Il y a neuf fêtes, en trois rangs : 1 2 3, 4 5 6, 7 8 9. À la première manche, c’est _Cosme_ qui roule, de 5 à 9. Il prend toujours le même chemin : 1, 5, 2, 3, 6, 9, 8, 7, 4, et retour à 1. Ce soir, il passe donc par 2, 3 et 6, et descend à 9.

    Partout où un carrosse passe, la _tête de file_, le premier de la file, marque un point. Là où il s’arrête, toute la file marque.
first-start-do = Le débutant de Bice est déjà à 9. Placez le vôtre à 3, sur le chemin de Cosme, où il n’y a personne.
first-start-yes = Vous êtes le premier à 3 : la tête de file est à vous.
first-start-no-route = C’est sur son chemin aussi. Mais prenons 3 : de là, une rue mène à 6 puis à 9.
first-start-no-taken = Bice est à 9, et les premiers débutants vont à des lieux vides. Nous y serons bien assez tôt.
first-start-no = Cosme n’y passe pas ce soir. Son chemin : 5, 2, 3, 6, 9.

## 2

first-deploy-title = Dans la file
first-deploy-text =
    Les actions coûtent du _temps_. Vous en avez 12 pour cette manche, et le cadran n’en contient jamais plus.

    À 9, Cosme donne 11 points au premier de la file, 7 au deuxième, puis 4 et 2. _Déployer_ un débutant coûte 4 de temps et se fait n’importe où.
first-deploy-action-do = Déployez un débutant.
first-deploy-action-yes = Où donc ?
first-deploy-action-no = C’est possible, mais d’abord, du monde à la fête : déployez un débutant.
first-deploy-where-do = À 9, là où Cosme descend. Vous entrez au bout de la file.
first-deploy-where-yes = Deuxième, derrière Bice. Elle a envoyé quelqu’un à 6 entre-temps.
first-deploy-where-no = Cosme n’y descend pas. Les gros points sont à 9.

## 3

first-promote-title = Le rang d’abord
first-promote-text =
    Deuxième, c’est bien. Premier, c’est mieux. Dans une file, les _maestros_ sont devant les _donnas_, et les donnas devant les _débutants_, quel que soit leur ordre d’arrivée.

    _Promouvoir_ coûte 5 de temps : un débutant devient donna, ou une donna maestro, et prend aussitôt sa nouvelle place.
first-promote-action-do = Il vous reste 8 de temps. Promouvez quelqu’un.
first-promote-action-yes = Qui ?
first-promote-action-no = Cela ne vous fait pas passer devant Bice. Une donna serait devant son débutant : promouvez.
first-promote-who-do = Votre débutant à 9.
first-promote-who-yes = Votre donna passe devant Bice : la tête de file à 9 est à vous ! Bice a promu le sien aussi, mais sa donna est arrivée plus tard et se tient derrière vous.
first-promote-who-no = À 3, vous êtes le premier de toute façon. À 9, c’est 11 points ou 7.

## 4

first-brag-title = Se vanter
first-brag-text =
    Chaque fête a une _tuile Vantardise_. Pour 1 de temps, vous pouvez vous vanter là où est un des vôtres, et vous marquez aussitôt. Une famille ne se sert qu’une fois de chaque tuile.

    À 9, c’est « { tile-party_life } » : 3 points par tête de file. Vous en avez deux, à 3 et à 9.
first-brag-action-do = Vantez-vous !
first-brag-action-yes = Où ?
first-brag-action-no = Pour 1 de temps, 6 points tout de suite. Vantez-vous.
first-brag-where-do = À 9.
first-brag-where-yes = 6 points. Votre marqueur reste sur la tuile : s’il y est le plus haut quand un noble passe, et si un des vôtres est à la fête, vous piochez une _carte Scandale_. Bice s’est vantée à 6.
first-brag-where-no = Là, on compte les cadeaux, et vous n’en avez pas encore offert : 0 point. À 9, vous en avez 6.

## 5

first-pass-title = Passer, et la bague
first-pass-text =
    Il vous reste 2 de temps. Le _premier à passer_ en gagne 2. Et ensuite, tant que d’autres continuent, vous recevez un petit bonus à chaque tour.

    En passant, vous posez votre _bague_ à une fête. Là où elle est, vous pourriez échanger votre place avec un voisin de même rang dans la file. Là où est la vôtre, aucune autre ne peut venir.
first-pass-action-do = Il n’y a plus rien à gagner ici. Passez.
first-pass-action-yes = 2 de temps gagnés. La bague, maintenant.
first-pass-action-no = Vous pourriez, mais alors Bice passe la première et prend les 2 de temps. Passez maintenant.
first-pass-ring-do = La donna de Bice est juste derrière la vôtre à 9. Posez-y votre bague avant elle.
first-pass-ring-yes = Elle ne peut plus échanger avec vous. Elle est allée de 6 à 3. C’est de nouveau à vous : vous prenez un bonus.
first-pass-ring-no = Alors Bice pose sa bague à 9 et échange : à elle les 11 points, à vous les 7.
first-pass-bonus-do = Prenez 1 point.
first-pass-bonus-yes =
    Puis Bice a passé aussi, et Cosme est parti : 1 point pour chacune de vos têtes de file, à 3 et à 9, et une carte Scandale pour votre vantardise. À 9, il est descendu : 11 points pour vous, 7 pour Bice.

    Vous avez 20 points après la première manche.
first-pass-bonus-no-swap = Vous renonceriez de vous-même à la tête de file à 9 !
first-pass-bonus-no = Le temps sert aussi. Mais un point est un point ; vous aurez assez de temps à la prochaine manche.

## 6

first-walk-title = Contessina est difficile
first-walk-text =
    Deuxième manche : _Contessina_ va de 6 à 8 en passant par 9. Du temps est arrivé : vous en avez 11.

    À 8, elle donne 13 points au premier, puis 9, 6 et 4. Mais elle ne regarde que les _donnas et les maestros_ : un débutant ne reçoit rien. Bice y a déjà un débutant.
first-walk-action-do = De 9 à 8, il n’y a qu’une rue. Se déplacer coûte 1 de temps. Déplacez-vous.
first-walk-action-yes = Qui marche ?
first-walk-action-no = Cela peut attendre. Votre donna est à côté de l’endroit où Contessina descendra : déplacez-vous.
first-walk-who-do = Votre donna, à 9.
first-walk-who-yes = Où va-t-elle ?
first-walk-who-no = Un débutant ne sert à rien chez Contessina. Prenez la donna.
first-walk-where-do = À 8.
first-walk-where-yes = Votre donna passe tout devant, avant le débutant de Bice. Bice s’en est vantée quand même.
first-walk-where-no = C’est le mauvais chemin. Contessina descend à 8.

## 7

first-card-title = Les scandales
first-card-text =
    Les _cartes Scandale_ sont de petits tours secrets. Elles coûtent ce qui y est écrit. Vous avez « { card-teleport } » : un des vôtres va à n’importe quelle fête, pour 1 de temps.

    À 9, votre vantardise est la plus haute, mais vous n’y avez plus personne. Contessina passe par 9 : avec quelqu’un là-bas, vous piocheriez une autre carte.
first-card-play-do = Jouez « { card-teleport } ».
first-card-play-yes = Qui prend le passage secret ?
first-card-play-no = Vous pouvez, mais essayons la carte : « { card-teleport } » mène quelqu’un à 9 pour 1 de temps.
first-card-who-do = Votre débutant à 3. Cosme est parti ; il ne s’y passe plus rien ce soir.
first-card-who-yes = Où mène le passage secret ?
first-card-who-no = Elle attend Contessina, tout devant. Laissez-la.
first-card-where-do = À 9.
first-card-where-yes = Un des vôtres est de nouveau à 9. Bice a offert un cadeau à Cosme : son carrosse y est encore.
first-card-where-no = Ce soir, Contessina passe par 9, où votre vantardise attend.

## 8

first-gift-title = Cadeaux et gardes
first-gift-text =
    Qui a un membre là où se trouve le carrosse d’un noble peut lui offrir un _cadeau_ : 2 de temps pour le premier. En retour, vous placez un _garde_, pour le reste de la partie.

    Ceux de Cosme sont des _gardes du corps_ dans les rues : quand vous y passez, vous gagnez 1 de temps ; quand d’autres y passent, 2 points. Contessina donne des espions, qui apportent des cartes Scandale ; Jean donne des videurs, qui vous font entrer devant.
first-gift-action-do = Le carrosse de Cosme est à 9, et vous aussi. Offrez-lui un cadeau.
first-gift-action-yes = Choisissez une rue pour votre garde du corps.
first-gift-action-no = C’est possible. Mais un garde sert jusqu’à la fin de la partie, donc le plus tôt est le mieux : un cadeau pour Cosme.
first-gift-guard-do = La prochaine fête est à 7, et beaucoup y viendront de 8. Gardez la rue entre 7 et 8.
first-gift-guard-yes =
    Qui passe là paie tribut, en quelque sorte. À la fin de la manche, vous avez envoyé un débutant à 7, puis Contessina est venue.

    13 points pour votre donna, et rien pour le débutant de Bice. Et une nouvelle carte pour votre vantardise à 9.
first-gift-guard-no = Un garde y sert aussi. Mais demain, tout le monde voudra aller à 7 : entre 7 et 8, il rapportera plus.

## 9

first-giovanni-title = Jean veut être payé
first-giovanni-text =
    La troisième manche touche à sa fin. _Jean_ vient à 7. Il ne regarde pas les places : il regarde qui a le plus de monde à la fête.

    Le premier peut avoir 20 points, pour 4 de temps. Le suivant 12 pour 2, puis 6 pour 1. Qui n’a plus de temps n’a rien. Vous avez deux membres à 7, Bice un seul, et elle a passé. Vous avez 5 de temps.
first-giovanni-action-do = Que faites-vous maintenant ?
first-giovanni-action-yes = Il a fait le tour de la ville, 1 point pour chacune de vos têtes de file, et maintenant il vous demande.
first-giovanni-action-no = Alors vous n’auriez peut-être plus les 4 de temps qu’il demande : 20 points perdus. Gardez votre temps et passez.
first-giovanni-offer-do = 20 points pour 4 de temps. Que dites-vous ?
first-giovanni-offer-yes = La meilleure affaire de la nuit. Bice a eu les 12 points. Quand Jean roule, aux manches 3, 6 et 9, venez avec du temps en poche.
first-giovanni-offer-no = Nulle part ailleurs vous n’aurez autant pour 4 de temps. Acceptez.

## 10

first-last-title = Le dernier tour
first-last-text =
    Manche 9, votre dernier tour. Jean vient à 6 ; Bice a passé. Vous avez 8 de temps. À 6, vous avez un membre, et Bice aussi, devant vous : c’est elle qu’il interrogerait en premier.

    Et il y a votre _objectif_, une carte secrète avec quatre fêtes : 1, 5, 6 et 8. À la fin, quatre des vôtres sur ces lieux rapportent 10 points, cinq 15. Vous y en avez trois : à 1, 6 et 8.
first-last-action-do = Une action qui serve aux deux. Laquelle ?
first-last-action-yes = Il reste 4 de temps, tout juste ce que demande Jean. Où donc ?
first-last-action-no = Cela ne sert qu’une fois, et encore. Un nouveau débutant au bon endroit sert deux fois.
first-last-where-do = Où compte-t-il pour votre objectif et pour Jean ?
first-last-where-yes = Quatre membres pour votre objectif, et deux contre un à 6. Vous avez passé, et Jean est là.
first-last-where-no = Pour l’un des deux seulement, au mieux. Où va Jean ?
first-last-offer-do = 25 points pour 4 de temps.
first-last-offer-yes =
    25 points, 10 pour votre objectif, et la nuit est finie. Vous avez gagné.

    La liste montre d’où viennent les points : têtes de file, les trois nobles, vantardises, bonus, temps et objectif.
first-last-offer-no = Il n’y a plus rien pour quoi garder votre temps. Acceptez !
