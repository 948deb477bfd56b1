# La première leçon de Lorenzo le Magnifique. Clés : la leçon, l’étape, la tâche, et ce qui est dit (text, do, yes, no).

first-title = Votre premier après-midi à Florence
first-about =
    Vous êtes à la tête d’une famille noble de Florence, au temps de Laurent de Médicis.
    Pendant six manches, vous envoyez les membres de votre famille dans quatre tours pour y prendre des cartes, dans vos champs et vos ateliers, au marché et au Conseil.
    Qui en tire le plus de points de victoire l’emporte, et toutes les deux manches l’Église demande qui est avec elle.
first-end =
    Voilà tout le jeu : des membres, des dés, quatre tours, la récolte et la production, le marché, le Conseil et l’Église. Six manches ainsi, puis le décompte que vous venez de voir.

    Plus tard, vous pourrez ajouter les _leaders_ : quatre personnages célèbres chacun, choisis avant la première manche, très forts pour qui remplit leurs exigences. Laissez-les de côté pour l’instant.

    Le mieux est maintenant de jouer une partie entière. Les novices jouent sans méchanceté et, chaque fois qu’une question est nouvelle, un conseil vous dit ce qu’elle décide.

## 1

first-member-title = Quatre membres, trois dés
first-member-text =
    Votre famille compte quatre membres et, à chaque manche, vous les envoyez tous les quatre, un par tour. Bianca et vous jouez chacun à votre tour.

    Trois d’entre eux valent ce que montre le _dé de leur couleur_. Aujourd’hui : 5 pour le noir, 3 pour le blanc et 1 pour l’orange. Le membre _neutre_, tout simple, vaut 0.
first-member-do = Prenez en main votre membre le plus fort : le noir.
first-member-yes = Vous tenez le membre noir, il vaut 5. Tous les endroits où il peut aller sont éclairés.
first-member-no-weaker = Ce membre peut jouer aussi, mais il est plus faible. La meilleure place demande un 5, et seul le dé noir le montre.
first-member-no-neutral = Le membre neutre vaut 0 : partout il lui faut de l’aide. Gardons-le pour la fin. Prenez le noir.

## 2

first-tower-title = Les tours
first-tower-text =
    La plupart des membres vont dans les _tours_. De gauche à droite : territoires, personnages, bâtiments et projets. Placez un membre à un étage, et la carte qui s’y trouve est à vous.

    Les étages demandent, de bas en haut, une valeur de 1, 3, 5 et 7. Les deux plus hauts donnent en plus un petit quelque chose.
first-tower-do = Prenez « { card-forest } », au troisième étage de la { tower-territory } : il demande tout juste 5.
first-tower-yes =
    « { card-forest } » est à vous. Les territoires ne coûtent rien. La carte vous a donné 1 bois, l’étage un autre : vous en avez 4.

    Puis Bianca a envoyé son membre blanc dans la { tower-building }.
first-tower-no-low = C’est permis, mais un 5 vaut mieux que cela : un membre plus faible atteindra cet étage plus tard. Employez tout votre 5.
first-tower-no-high = Vous atteindriez le 7, mais en y laissant deux de vos trois serviteurs. Nous en aurons bientôt besoin. Arrêtez-vous un étage plus bas.
first-tower-no-other-tower = Le tour de cette tour viendra. Ses cartes coûtent des pièces ou des matériaux, un territoire est gratuit. Commencez par la { tower-territory }, troisième étage.
first-tower-no = Cet endroit, ce sera pour plus tard. Cherchez « { card-forest } », au troisième étage de la { tower-territory }.

## 3

first-fee-title = Ce que coûte une carte
first-fee-text =
    Seuls les territoires sont gratuits. Les bâtiments se paient en bois, en pierre et en pièces, les personnages en pièces.

    Et il y a un piège : si _quelqu’un_ est déjà dans une tour, le visiteur suivant paie 3 pièces de plus. Bianca est dans la { tower-building } : chaque bâtiment vous coûte donc 3 pièces de plus.
first-fee-pick-do = Vous avez 5 pièces. Prenez en main votre membre blanc, qui vaut 3.
first-fee-pick-yes = Avec 3, on atteint le deuxième étage de n’importe quelle tour.
first-fee-pick-no-orange = Le membre orange n’atteint que l’étage le plus bas. Nous visons le deuxième : prenez le blanc.
first-fee-pick-no-neutral = Il faudrait trois serviteurs au membre neutre. Prenez le blanc.
first-fee-place-do = Personne n’est encore dans la { tower-character }. Prenez-y « { card-farmer } », au deuxième étage, pour 3 pièces.
first-fee-place-yes =
    « { card-farmer } » travaille désormais pour vous : chacune de vos _récoltes_ vaut 2 de plus. Il vous reste 2 pièces.

    Bianca est passée au Conseil. Servons-nous tout de suite de cette carte.
first-fee-place-no-fee = Vous pourriez la payer : 3 pièces parce que Bianca est là, puis le prix. Mais vous seriez bien pauvre pour une petite maison. Dans la { tower-character }, personne ne demande de supplément.
first-fee-place-no-other-character = Une bonne carte, mais pas celle de notre plan. Vous avez « { card-forest } », et « { card-farmer } » fait mieux travailler la terre.
first-fee-place-no-own = Votre membre noir est dans cette tour. Une famille n’y a droit qu’à un seul membre coloré.
first-fee-place-no-gone = La carte de cet étage est partie, jusqu’à la prochaine manche.
first-fee-place-no = C’est permis, mais nous voulons une carte qui fasse fructifier « { card-forest } » : « { card-farmer } », au deuxième étage de la { tower-character }.

## 4

first-harvest-title = La récolte
first-harvest-text =
    Vos cartes travaillent aussi par la suite. Une _récolte_ fait travailler vos territoires, une _production_ vos bâtiments.

    Le chiffre noir d’une carte dit la valeur que la récolte doit atteindre : 5 pour « { card-forest } ». Votre membre orange ne vaut que 1, mais « { card-farmer } » ajoute 2.
first-harvest-pick-do = Prenez en main le membre orange.
first-harvest-pick-yes = Il vaut 1, et pour une récolte 3, grâce à « { card-farmer } ». Il manque encore 2.
first-harvest-pick-no-neutral = Le neutre vaut 0 : il lui faudrait un serviteur de plus. Prenez l’orange.
first-harvest-place-do = Envoyez-le à la récolte.
first-harvest-place-yes = On vous demande maintenant combien de serviteurs l’accompagnent.
first-harvest-place-no-production = Ça, c’est la production : elle fait travailler les bâtiments, et vous n’en avez pas encore. La récolte fait travailler « { card-forest } ».
first-harvest-place-no-closed = Cet endroit n’est ouvert qu’à plus de joueurs.
first-harvest-place-no = C’est possible, mais « { card-forest } » attend : envoyez le membre à la récolte.

## 5

first-servants-title = Les serviteurs
first-servants-text =
    Chaque _serviteur_ que vous envoyez ajoute 1 à la valeur. Il retourne ensuite à la réserve : ne les gaspillez pas.

    Dans les tours, il en part juste autant qu’il faut. À la récolte et à la production, c’est vous qui décidez, car une valeur plus haute peut faire travailler plus de cartes.
first-servants-do = Votre récolte vaut 3, « { card-forest } » demande 5. Envoyez juste assez de serviteurs.
first-servants-yes =
    3 bois de « { card-forest } ». Et à chaque récolte, votre _tuile bonus_ vous donne 1 bois, 1 pierre et 1 serviteur. Vous avez maintenant 8 bois.

    Bianca a envoyé un membre au marché, là où l’on trouve des serviteurs.
first-servants-no-few = La récolte resterait au-dessous de 5 et « { card-forest } » ne donnerait rien ; vous n’auriez que votre tuile bonus. Avec deux serviteurs, cela fait 5.
first-servants-no-many = Un de trop : deux serviteurs font déjà 5, le troisième n’apporterait rien du tout.

## 6

first-market-title = Le marché et votre membre neutre
first-market-text =
    Votre dernier membre est le neutre, et vous l’avez déjà en main. Il vaut 0 : un endroit qui demande 1 lui coûte donc un serviteur.

    Le _marché_ demande 1 et paie tout de suite : 5 pièces d’un côté, 5 serviteurs de l’autre. Une case n’accueille qu’_un_ membre. Ce qui est pris est pris.
first-market-do = Vous avez 2 pièces. Allez en chercher 5 au marché.
first-market-yes =
    7 pièces. Un serviteur est parti avec le membre.

    Bianca a placé son dernier membre aussi : la _manche est finie_. Tous les membres rentrent, les cartes restées dans les tours s’en vont, et chaque tour en reçoit quatre nouvelles.
first-market-no-taken = Bianca y est déjà. Une case du marché n’accueille qu’un membre : le premier arrivé.
first-market-no-closed = Cette partie du marché n’ouvre qu’à quatre joueurs.
first-market-no-dear = Quelqu’un est dans cette tour : il faudrait 3 pièces de plus, et vous en avez 2. Des pièces, c’est justement ce qu’il nous faut.
first-market-no = Vous pourriez, mais vous n’avez presque plus de pièces, et à la prochaine manche vous voudrez acheter. Allez chercher les 5 pièces.

## 7

first-council-title = Le Conseil
first-council-text =
    On relance les dés : noir 1, blanc 6, orange 4. Cette fois, Bianca a commencé, parce qu’elle est passée la première au _palais du Conseil_ à la manche précédente. C’est à cela qu’il sert.

    Le Conseil donne aussi une pièce et un _privilège_ : un petit cadeau de votre choix. Il demande 1 et il y a toujours de la place : c’est l’endroit rêvé pour votre membre le plus faible.
first-council-pick-do = Prenez en main le membre noir. Aujourd’hui, il ne vaut que 1.
first-council-pick-yes = Juste assez pour le Conseil.
first-council-pick-no-strong = Trop fort pour le Conseil : il demande 1, et ce membre peut faire mieux. Le noir suffit.
first-council-pick-no-neutral = Il vous coûterait votre dernier serviteur. Le noir s’en passe.
first-council-place-do = Placez-le au palais du Conseil.
first-council-place-yes = 1 pièce et un privilège à choisir. À la prochaine manche, vous commencerez.
first-council-place-no-market = Pas mal, mais Bianca risque alors de commencer encore. Montrez-vous au Conseil.
first-council-place-no = C’est permis, mais avec un 1, c’est le Conseil qui rapporte le plus : une pièce, un privilège et le premier tour de la manche suivante.
first-council-privilege-do = Après cette manche, l’Église voudra voir 3 points de _foi_. Choisissez la foi comme privilège.
first-council-privilege-yes = Votre marqueur est à 1 point de foi. Il en faut encore deux, et il y a une carte pour cela.
first-council-privilege-no = Un beau cadeau, un autre jour. Mais l’Église passe à la fin de cette manche, et vous n’avez aucun point de foi.

## 8

first-building-title = Les bâtiments
first-building-text =
    Les _bâtiments_ donnent tout de suite des points de victoire, puis ils changent, autant de fois qu’on veut, des ressources en d’autres.

    « { card-carpenters-shop } » coûte 1 pièce et 2 bois. Elle rapporte 3 points, et en production elle vend du bois : 1 pour 3 pièces, ou 2 pour 5. Vous avez 8 bois.
first-building-pick-do = Elle est au troisième étage. Prenez un membre qui atteint 5.
first-building-pick-yes = Le blanc vaut 6 aujourd’hui : c’est assez, sans envoyer de serviteur.
first-building-pick-no-weak = Sans serviteurs, celui-là n’atteint pas le troisième étage, et vous n’en avez qu’un. Le membre blanc vaut 6.
first-building-place-do = Prenez « { card-carpenters-shop } ». Personne n’est dans la { tower-building }.
first-building-place-yes =
    3 points de victoire, et 1 point militaire du troisième étage. Son chiffre est 4 : une production de 4 ou plus la fait travailler.

    Bianca a pris des pièces au marché.
first-building-place-no-other = C’est un bâtiment aussi, mais vous avez 8 bois à vendre, et c’est « { card-carpenters-shop } » qui les achète. Troisième étage.
first-building-place-no = C’est permis. Mais vos 8 bois attendent un acheteur : « { card-carpenters-shop } », au troisième étage de la { tower-building }.

## 9

first-production-title = La production
first-production-text =
    Une _production_ est à vos bâtiments ce que la récolte est à vos terres : tous les bâtiments dont l’action atteint le chiffre travaillent.

    Beaucoup de bâtiments font un _échange_ : vous donnez des ressources que vous aviez au début de l’action, et en recevez d’autres.
first-production-pick-do = « { card-carpenters-shop } » demande 4. Prenez le membre qui vaut 4.
first-production-pick-yes = Tout juste 4.
first-production-pick-no-neutral = Il vaut 0, et vous n’avez qu’un serviteur : cela fait 1. Le membre orange vaut 4.
first-production-place-do = Envoyez-le à la production.
first-production-place-yes = La valeur est de 4 sans aucun serviteur.
first-production-place-no-harvest = Une récolte de 6 avec « { card-farmer } », c’est beau, mais alors personne n’achète votre bois. À la production !
first-production-place-no = C’est possible, mais votre nouveau bâtiment veut travailler : envoyez le membre à la production.
first-production-servants-do = Combien de serviteurs faut-il pour atteindre 4 ?
first-production-servants-yes = Aucun. Gardez-les dès que vous pouvez.
first-production-servants-no = Vous êtes déjà à 4, et vous n’avez pas d’autre bâtiment qui attende. Gardez votre serviteur.
first-production-exchange-do = La menuiserie vous le demande : vendez 2 bois pour 5 pièces.
first-production-exchange-yes =
    5 pièces pour 2 bois, et votre tuile bonus a ajouté 2 pièces et 1 point militaire. Vous voilà riche : 14 pièces.

    Bianca est allée au marché avec son dernier membre. Il vous en reste un aussi.
first-production-exchange-no-one = 3 pièces pour 1 bois, c’est bien payé, mais vous avez du bois en abondance : 2 pour 5 pièces rapportent plus. Une carte ne fait qu’un échange par production.
first-production-exchange-no-none = Vous pouvez refuser, mais le bois dort, et les pièces achètent des cartes. Vendez-en 2.

## 10

first-venture-title = Les projets
first-venture-text =
    Les _projets_ donnent quelque chose tout de suite, et des points de victoire à la _fin_ de la partie : le nombre qui y est inscrit.

    « { card-support-to-the-bishop } » coûte 2 pièces, 1 bois et 1 pierre et rapporte 3 points de foi. Tout juste ce qu’il vous faut : l’Église passe après ce tour.
first-venture-do = Vous avez le membre neutre en main. Prenez « { card-support-to-the-bishop } », tout en bas de la { tower-venture }.
first-venture-yes =
    Votre dernier serviteur est parti avec lui, et vous avez 4 points de foi.

    C’était la fin de la manche 2. Bianca avait trop peu de foi : l’Église l’_excommunie_, et la tuile de cette période reste chez elle jusqu’à la fin. Ses récoltes valent 3 de moins.
first-venture-no = Alors vous recevriez l’Église avec 1 point de foi. Pensez à « { card-support-to-the-bishop } », tout en bas de la { tower-venture }.

## 11

first-church-title = Le rapport au Vatican
first-church-text =
    Après les manches 2, 4 et 6, l’Église demande 3, puis 4, puis 5 points de _foi_. Qui en a moins reçoit la tuile.

    Qui en a assez peut choisir. _Soutenir_ l’Église : votre foi retombe à 0 et vous marquez des points, d’autant plus qu’elle était haute. Ou _refuser_ : vous gardez votre foi, mais prenez la tuile.
first-church-do = Vous avez 4 points de foi. Soutenez l’Église.
first-church-yes = 4 points, et pas de tuile pour vous. Votre foi repart de 0, et le prochain rapport en demandera 4.
first-church-no-defy = Vous garderiez vos 4 points de foi, mais vos récoltes vaudraient 3 de moins jusqu’à la fin de la partie. Pas cette fois.

## 12

first-military-title = Pas de terres sans soldats
first-military-text =
    Passons à la troisième manche. Vous avez deux territoires, et davantage rapporte bien : 1 point pour trois, 4 pour quatre, 10 pour cinq, 20 pour six.

    Mais le troisième exige 3 points _militaires_, le quatrième 7, le cinquième 12 et le sixième 18. Vous ne les dépensez pas, il faut les avoir. Vous en avez 2.
first-military-place-do = Votre membre noir est en main, il vaut 2. Un territoire vous est refusé. Mais « { card-captain } » vous apporterait 2 points militaires : 4 pièces, tout en bas de la { tower-character }.
first-military-place-yes = 4 points militaires. Et « { card-captain } » offre encore une _action supplémentaire_ dans la { tower-territory }, de valeur 6, sans membre.
first-military-place-no-territory = Vous voyez ? Ce serait votre troisième territoire : il exige 3 points militaires et vous en avez 2. Les soldats d’abord.
first-military-place-no = C’est permis, mais cela n’apporte pas de troisième territoire. Regardez « { card-captain } », tout en bas de la { tower-character }.
first-military-extra-do = Prenez n’importe quel territoire à la portée de cette action.
first-military-extra-yes =
    Votre troisième territoire, dans le tour même où l’on vous en refusait un. Beaucoup de personnages des périodes suivantes offrent de telles actions.

    La puissance militaire compte aussi à la fin : le plus fort marque 5 points, le deuxième 2.
first-military-extra-no-decline = On peut refuser une action supplémentaire, mais c’est un cadeau ! Prenez un territoire.

## 13

first-points-title = Le dernier membre
first-points-text =
    Sixième manche, dernier tour de la partie. Vous avez cinq _personnages_, trois territoires, 7 pièces et un membre qui vaut 5.

    À la fin, les personnages comptent ensemble : 1, 3, 6, 10, 15 points pour un à cinq, et 21 pour six. De ce qui vous reste, cinq ressources font 1 point.
first-points-place-do = Où votre dernier membre rapporte-t-il le plus de points ?
first-points-place-yes =
    « { card-noble } » donne 2 points pour chacun de vos trois territoires, et le sixième personnage fait passer de 15 à 21 points : 12 points avec un seul membre.

    L’Église passe maintenant pour la dernière fois.
first-points-place-no-territory = Un quatrième territoire vaudrait 3 points de plus, mais il exige 7 points militaires et vous en avez 5.
first-points-place-no = Cela rapporte quelques points. Faites le calcul pour un sixième personnage : 21 au lieu de 15, et « { card-noble } » ajoute 2 par territoire.
first-points-church-do = La foi qui reste à la fin ne vaut rien. Que répondez-vous ?
first-points-church-yes =
    5 points pour 5 points de foi. Tout est compté maintenant, et vous gagnez : voyez la liste.

    Points de la partie, territoires, personnages, projets, puissance militaire et ce qui reste. Il n’y a rien d’autre à marquer.
first-points-church-no-defy = Vos 5 points de foi ne vaudraient alors plus rien, et cette tuile vous prend un point pour chaque ressource qui reste. Soutenez l’Église !
