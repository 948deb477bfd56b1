# La première leçon des Princes de Florence. Clés : la leçon, l’étape, la tâche, et ce qui est dit (text, do, yes, no).

first-title = Vos deux premières années de prince
first-about =
    Vous êtes prince dans la Florence de la Renaissance, et vous voulez que les artistes et les savants créent leurs plus grandes œuvres dans votre palais.
    Aux enchères et de votre bourse, vous aménagez votre domaine : jardins, bâtiments, libertés, saltimbanques, tout ce qu’aiment vos hôtes.
    Chaque œuvre achevée rapporte des florins ou du prestige et, après sept manches, le plus prestigieux l’emporte.
first-end =
    Sept manches comme celles-ci : des enchères, deux actions chacun, et 3 points pour la meilleure œuvre. À la fin, on retourne les cartes de prestige, et c’est tout.

    Trois choses que les débutants apprennent à leurs dépens : un prince sans œuvres n’a pas d’argent, prévoyez-en environ cinq ; les saltimbanques servent à toutes vos œuvres ; et ménagez votre domaine, car les bâtiments ne peuvent pas se toucher tant que vous n’avez pas deux architectes.

    Jouez maintenant une partie entière. Les novices enchérissent volontiers et, chaque fois qu’une question est nouvelle, un conseil vous dit ce qu’elle décide.

## 1

first-people-title = Les gens de votre cour
first-people-text =
    Voici les gens qui travailleraient pour vous. Chacun aime un _bâtiment_, un _paysage_ et une _liberté_ : voyez les signes sur les cartes. Plus votre domaine en a, meilleure sera l’œuvre.

    Vous en avez reçu quatre et en gardez trois. Gardez donc ceux qui aiment les _mêmes choses_ : un seul achat servira à plusieurs.
first-people-do = Poète, peintre et compositeur aiment tous le lac. Qui n’y a pas sa place ? Rendez cette carte.
first-people-yes = Trois hôtes, un lac : voilà un plan. Les autres ont rendu une carte aussi, et personne ne sait laquelle.
first-people-no = Celui-là aime le lac, comme deux autres de vos cartes. L’« { profession-astronomer } » veut une tour et une forêt : il est à part.

## 2

first-auction-title = Les enchères
first-auction-text =
    Chaque manche commence par des enchères, où chacun peut acheter _une_ chose : un paysage, un saltimbanque, un architecte, une carte de prestige ou de recrutement. On n’en vend qu’une de chaque sorte par manche.

    Vous avez 3500 florins et vous commencez. Qui ouvre nomme une chose, à 200 florins. Les autres montent de 100 ou passent.
first-auction-open-do = Vos trois hôtes aiment tous le lac. Mettez le lac aux enchères.
first-auction-open-yes = Fiammetta est montée à 300, Guido a passé. C’est de nouveau à vous.
first-auction-open-no-landscape = Un paysage, oui, mais pas celui qu’aiment vos hôtes. Ils veulent un lac.
first-auction-open-no-nothing = Vous n’achèteriez alors rien dans cette manche. Vous avez 3500 florins : servez-vous-en.
first-auction-open-no = Une bonne chose, et vous en voudrez bientôt. Mais le lac ajoute 3 aux œuvres de vos trois hôtes.
first-auction-raise-do = Un lac vaut bien 400 florins pour vous. Montez.
first-auction-raise-yes = Fiammetta renonce : le lac est à vous pour 400 florins. Vous n’achetez plus rien dans cette manche.
first-auction-raise-no-pass = Elle l’aurait pour 300. Il ajoute 3 à la valeur de trois œuvres : 900 florins pour vous. Montez.

## 3

first-land-title = Votre domaine
first-land-text =
    Un paysage se place aussitôt. Votre domaine a sept cases sur sept, et le palais se dresse dans un coin. Un lac couvre quatre cases.

    Les paysages peuvent être partout, même contre des bâtiments. Les bâtiments sont plus difficiles : mettez les jardins là où ils ne gênent pas.
first-land-do = Placez le lac dans le coin en haut à gauche.
first-land-yes = Un bel endroit. Puis Fiammetta a acheté un saltimbanque pour 400, et Guido, le dernier, a pris un architecte pour 200 sans combat.
first-land-no = C’est permis, mais au milieu il gênerait bientôt vos bâtiments. Prenez le coin en haut à gauche.

## 4

first-build-title = Deux actions
first-build-text =
    Après les enchères, chacun a _deux actions_ : construire, introduire une liberté, piocher une carte, ou faire achever une œuvre.

    Une œuvre doit atteindre un _minimum_ : 7 à la première manche. Pour le « { profession-poet } » : 4 pour son bâtiment, 3 pour son paysage, 3 pour sa liberté, et 1 pour chaque carte de personne que vous avez. Il a le lac et trois cartes : 6. Il manque quelque chose.
first-build-choose-do = Le « { profession-poet } » rêve d’un théâtre. Construisez « { building-theatre } », pour 700 florins.
first-build-choose-yes = Chaque bâtiment vous rapporte 3 points de prestige, quel qu’en soit l’usage. Trouvez-lui maintenant une place.
first-build-choose-no-other = Pour un autre de vos hôtes, oui. Mais un bâtiment suffit pour cette manche : commençons par le « { profession-poet } » et son théâtre.
first-build-choose-no-work = L’œuvre vaudrait 6, et à la première manche elle doit atteindre 7. Construisez d’abord le théâtre.
first-build-choose-no = C’est possible, mais vous n’aurez pas d’œuvre dans cette manche. Avec un théâtre, le « { profession-poet } » peut se mettre au travail.
first-build-place-do = Placez le théâtre dans le coin en haut à droite. Vous pouvez le tourner.
first-build-place-yes = Il est debout. Sans deux architectes, les bâtiments ne partagent aucun côté entre eux ni avec le palais : ne l’oubliez pas.
first-build-place-no = Là aussi, oui. Mais gardez de la place pour le prochain bâtiment, qui ne doit pas le toucher : le coin en haut à droite.

## 5

first-work-title = La première œuvre
first-work-text =
    Votre seconde action. Le « { profession-poet } » a maintenant son théâtre, 4, son lac, 3, et vos trois cartes de personnes, 3 : son œuvre vaut 10.

    Une œuvre paie 100 florins par point. Aussitôt, vous pouvez en changer une partie en prestige : 200 florins pour 1 point.
first-work-work-do = Faites achever son œuvre au « { profession-poet } ».
first-work-work-yes = 1000 florins. Combien en voulez-vous sous forme de prestige ?
first-work-work-no-poor = Il manque encore le bâtiment à celui-là. Le « { profession-poet } » est prêt.
first-work-work-no = Vous pourriez, mais le « { profession-poet } » est prêt, et c’est des œuvres que vient l’argent.
first-work-pay-do = Il vous faut aussi de l’argent pour les prochaines manches. Prenez 2 points de prestige, et gardez 600 florins.
first-work-pay-yes =
    2 points de prestige et 600 florins. La carte du « { profession-poet } » reste sur la table et continue de compter 1 pour vos autres œuvres.

    Fiammetta et Guido ont travaillé aussi, mais la vôtre était la _meilleure œuvre_ de la manche : 3 points de plus.
first-work-pay-no-all = C’est tentant, mais qui n’a pas d’argent n’achète rien aux enchères. Dans les premières manches, gardez-en plus de la moitié : 2 points.
first-work-pay-no-none = L’argent, c’est bien, mais vous n’en manquez pas pour l’instant. Prenez 2 points.

## 6

first-last-bidder-title = La patience aux enchères
first-last-bidder-text =
    Deuxième manche : Fiammetta ouvre. Elle a mis un architecte aux enchères, et Guido est monté à 300.

    Un _saltimbanque_ ajoute 2 à toutes les œuvres que vous ferez jamais. C’est lui que vous voulez. Vous n’achetez qu’une chose : ne vous laissez pas entraîner dans une bataille pour une autre. Qui passe reste en jeu pour la chose suivante.
first-last-bidder-builder-do = Montez-vous pour l’architecte ?
first-last-bidder-builder-yes = Fiammetta l’a pour 400. Guido ouvre maintenant : il veut une forêt.
first-last-bidder-builder-no-raise = Les architectes rendent les bâtiments moins chers. Mais si vous l’emportez, adieu le saltimbanque. Laissez-les se battre.
first-last-bidder-forest-do = Montez-vous pour la forêt ?
first-last-bidder-forest-yes = Guido a sa forêt pour 200. Vous êtes le dernier : vous pouvez prendre _ce que vous voulez_ pour 200 florins.
first-last-bidder-forest-no-raise = Aucun de vos hôtes n’aime la forêt. Attendez : vous serez le dernier, et personne ne montera contre vous.
first-last-bidder-take-do = Prenez le saltimbanque.
first-last-bidder-take-yes = Pour 200 florins ! La patience est la meilleure des enchères. Puis Fiammetta et Guido ont joué leurs actions ; dans cette manche, vous êtes le dernier.
first-last-bidder-take-no-nothing = À 200 florins, tout vaut la peine. Prenez le saltimbanque.
first-last-bidder-take-no = Pas mal pour 200. Mais un saltimbanque ajoute 2 à chacune de vos œuvres, et deux hôtes attendent.

## 7

first-value-title = Ce que vaut une œuvre
first-value-text =
    Le minimum est maintenant de 10. Le « { profession-painter } » : le lac 3, le saltimbanque 2, vos cartes de personnes 3. Cela fait 8. Il aime un atelier et la liberté de voyager.

    Une _liberté_ coûte 300 florins et vaut 3 pour tous ceux qui l’aiment. Il y en a peu de chaque sorte.
first-value-freedom-do = Vous avez deux actions. Que faut-il au « { profession-painter } » pour pouvoir travailler tout de suite après ?
first-value-freedom-yes = 3 de plus : son œuvre vaut maintenant 11.
first-value-freedom-no-other = Une liberté, oui, mais pas celle qu’il aime. Il veut voyager.
first-value-freedom-no-studio = L’atelier vaudrait 4, mais il coûte 700 florins, et de la place. La liberté qu’il aime vaut 3 et coûte 300.
first-value-freedom-no-poor = Il n’atteint que 8, et le minimum est 10. Donnez-lui d’abord quelque chose qu’il aime.
first-value-freedom-no = Cela ne mène pas le « { profession-painter } » à 10. Regardez les signes de sa carte.
first-value-work-do = Faites-le travailler maintenant.
first-value-work-yes = 11 : cela fait 1100 florins.
first-value-work-no = Il vous reste une action, et le « { profession-painter } » est prêt. Faites-le travailler.
first-value-pay-do = Vos affaires vont bien. Prenez 3 points de prestige cette fois, et gardez 500 florins.
first-value-pay-yes = Personne d’autre n’a travaillé dans cette manche : la meilleure œuvre est encore la vôtre. Vous avez 14 points de prestige.
first-value-pay-no = C’est à vous de voir, en vérité. Mais gardons l’équilibre : 3 points, 500 florins.

## 8

first-bonus-title = Les cartes de bonus
first-bonus-text =
    Manche 5. Vous avez bâti un opéra et creusé un second lac ; le _second paysage d’une sorte_ vous a rapporté 3 points de prestige. Le minimum est maintenant de 15.

    Votre « { profession-composer } » atteint 12. Pour 300 florins, une action pioche une _carte de bonus_ : vous en voyez cinq et en gardez une. Elle ajoute à une œuvre ce qu’elle compte.
first-bonus-draw-do = Piochez une carte de bonus.
first-bonus-draw-yes = Cinq cartes. Laquelle compte ce que vous avez en nombre ?
first-bonus-draw-no-freedom = Il aime la liberté d’opinion, en effet : 3 de plus feraient tout juste 15. Mais une carte de bonus peut faire mieux ici. Essayez.
first-bonus-draw-no-poor = 12 ne suffit pas : le minimum est 15. Il vous en faut 3 de plus.
first-bonus-draw-no = Cela ne mène pas le « { profession-composer } » à 15. Piochez une carte de bonus.
first-bonus-keep-do = Vous avez deux lacs, pas de forêt et aucun grand bâtiment. Quelle carte gardez-vous ?
first-bonus-keep-yes = 2 par lac : cela fait 4. Les autres cartes sont passées sous la pile.
first-bonus-keep-no = Dans votre domaine, celle-là ne compte guère. Vous avez deux lacs.
first-bonus-work-do = Faites travailler le « { profession-composer } » maintenant.
first-bonus-work-yes = 12 pour l’instant. On vous demande si vous ajoutez une carte de bonus.
first-bonus-work-no = Il reste une action, et le « { profession-composer } » peut atteindre 15. Faites-le travailler.
first-bonus-add-do = Ajoutez votre carte de bonus.
first-bonus-add-yes = 16 ! La carte a servi.
first-bonus-pay-do = Il reste deux manches : le prestige compte de plus en plus. Prenez-en 5.
first-bonus-pay-yes = 5 points de prestige et 600 florins, et la meilleure œuvre de la manche en plus.
first-bonus-pay-no = À mi-chemin : prenez 5 points. Il vous faut encore un peu d’argent pour deux enchères.

## 9

first-card-title = Les cartes de prestige
first-card-text =
    Manche 6. Guido a acheté un architecte, et c’est vous qui ouvrez l’enchère suivante.

    Une _carte de prestige_ compte à la fin de la partie : vous en regardez cinq et en gardez une, face cachée. Plus vous l’achetez tard, mieux vous savez laquelle vous remplirez.
first-card-open-do = Mettez une carte de prestige aux enchères.
first-card-open-yes = Fiammetta a passé : elle est à vous pour 200 florins. Cinq cartes, dont une pour vous.
first-card-open-no = C’est possible. Mais une carte de prestige à votre mesure vaut de 5 à 8 points, plus que presque tout à ces enchères.
first-card-keep-do = Deux lacs, une liberté, deux bâtiments moyens. Personne d’autre n’a de lac. Quelle carte gardez-vous ?
first-card-keep-yes = 6 points pour le plus de lacs, si personne ne vous rattrape. Les autres n’en savent rien.
first-card-keep-no-freedoms = 8 points, mais il vous faudrait encore deux libertés, en deux actions. Les lacs, vous les avez déjà.
first-card-keep-no = Celle-là vous demanderait des efforts. Il y en a une que vous remplissez déjà.

## 10

first-last-title = La dernière manche
first-last-text =
    Manche 7, votre dernière action. Vous avez acheté deux autres saltimbanques et pioché le « { profession-choreographer } » : son opéra 4, sa liberté 3, trois saltimbanques 6, quatre cartes de personnes 4. Cela fait 17, tout juste le minimum.

    À la fin, seul le prestige compte. Les florins ne font que départager.
first-last-work-do = Faites travailler le « { profession-choreographer } ».
first-last-work-yes = 1700 florins. Et maintenant ?
first-last-work-no = Une dernière œuvre vaut jusqu’à 8 points de prestige, et la meilleure de la manche 3 de plus. Rien d’autre n’en rapporte autant.
first-last-pay-do = Combien en changez-vous en prestige, cette fois ?
first-last-pay-yes =
    Tout ce qui est possible : 8 points, et 3 pour la meilleure œuvre. On a retourné les cartes de prestige, 6 points pour vos lacs, et vous avez gagné.

    La liste montre d’où cela vient : œuvres, meilleures œuvres, bâtiments, paysages, cartes.
first-last-pay-no = Qu’achèteriez-vous avec cet argent ? La partie finit ici. Changez-en autant que vous pouvez : 8.
