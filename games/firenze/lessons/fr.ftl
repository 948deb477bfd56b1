# La première leçon de Firenze. Clés : la leçon, l’étape, la tâche, et ce qui est dit (text, do, yes, no).

first-title = Vos premières tours
first-about =
    Les grandes familles de Florence commandent des tours, et vous êtes l’un des maîtres d’œuvre qui les bâtissent.
    Les cartes vous apportent des briques ; une tour de la bonne couleur et de la bonne hauteur remplit un contrat, rapporte du prestige et prend un de vos sceaux.
    Dès que quelqu’un a placé tous ses sceaux, la partie touche à sa fin, et le plus grand prestige l’emporte.
first-end =
    Vous savez tout : prendre une carte, échanger peut-être, construire, perdre ce qui n’a pas grandi, livrer ce qui est achevé. Et, à la fin du tour, ne garder que 10 briques et 5 cartes.

    Un bon maître d’œuvre sait choisir le moment : ne commencez jamais plus de tours que vous n’en pouvez élever à chaque tour de jeu, et regardez ce que les autres collectionnent avant de prendre une carte.

    Jouez maintenant une partie entière. Les novices sont patients et, chaque fois qu’une question est nouvelle, un conseil vous dit ce qu’elle décide.

## 1

first-card-title = Une carte et ses briques
first-card-text =
    Chaque tour de jeu commence par la _rangée_ : vous prenez une carte, avec toutes les briques qui s’y trouvent.

    La carte de gauche est gratuite. Pour une autre, vous posez une de vos briques sur _chaque carte à sa gauche_. La deuxième coûte donc 1 brique, la troisième 2, et jusqu’à 5. Vous commencez avec 2 briques blanches.
first-card-do = Une tour est d’une seule couleur. Prenez la carte aux trois briques vertes : elle vous coûte une brique blanche.
first-card-yes =
    Votre brique blanche est maintenant sur la première carte, pour qui la prendra. Vous avez 3 briques vertes et 2 blanches, et la carte elle-même, « { card-masons } », est dans votre main pour plus tard.

    La rangée s’est resserrée, et une nouvelle carte est arrivée à droite avec 4 briques.
first-card-no-free = Elle est gratuite, mais quatre briques de trois couleurs ne font pas une tour. Pour une brique blanche de plus, vous en avez trois vertes.
first-card-no-two = Vous pouvez la payer, avec vos deux briques. Mais regardez une carte plus à gauche : trois briques d’une même couleur, moitié moins cher.
first-card-no-dear = Vous avez 2 briques : de quoi payer la troisième carte, pas plus.

## 2

first-build-title = Construire
first-build-text =
    Vous pouvez maintenant construire. Une brique est un étage, et une tour n’a qu’une couleur. Une ou deux briques par tour de jeu ne coûtent rien. Trois coûtent 1 brique de plus, quatre 3, cinq 6 et six 10.

    Et voici le cœur du jeu : _une tour commencée doit grandir à chacun de vos tours de jeu_. Sinon, elle tombe.
first-build-begin-do = Commencez une tour verte avec 2 briques, et gardez la troisième verte pour votre prochain tour.
first-build-begin-yes = Deux étages, sans rien payer. La brique verte que vous gardez permettra à la tour de grandir au prochain tour.
first-build-begin-no-three = Cela coûterait une brique de plus, et vous n’auriez plus de brique verte pour la faire grandir au prochain tour. Commencez avec 2.
first-build-begin-no-one = C’est prudent, mais deux étages sont gratuits aussi. Profitez-en : commencez avec 2.
first-build-begin-no-white = Les tours blanches sont celles qui rapportent le moins. Et tout ce que vous commencez doit grandir à chaque tour. Misez sur le vert.
first-build-begin-no = Pas encore. D’abord la tour : commencez-la avec 2 briques vertes.
first-build-stop-do = Vous pourriez construire encore, mais il faudrait payer. Arrêtez-vous là et continuez.
first-build-stop-yes = Votre tour est fini. Tommaso a pris la première carte, avec votre brique blanche, et commencé une tour blanche.
first-build-stop-no = Chaque brique de plus coûte quelque chose, et une seconde tour devrait grandir à chaque tour elle aussi. Arrêtez de construire.

## 3

first-second-title = Le tour suivant
first-second-text =
    Votre tour a 2 étages, et vous avez 1 brique verte. Les contrats verts demandent des tours de 3, 4, 5 étages et plus, et les plus hautes paient mieux : 2 points de prestige pour trois étages, 3 pour quatre.

    Avec une brique verte de plus, vous atteindriez quatre étages dès ce tour.
first-second-take-do = Prenez la carte la moins chère qui porte une brique verte.
first-second-take-yes = Elle coûte une brique, posée sur la première carte.
first-second-take-no-no-green = Elle n’a pas de brique verte. Gratuit ne veut pas dire avantageux : votre tour a besoin de vert.
first-second-take-no-dear = Elle porte une brique verte, mais la deuxième carte aussi, et elle coûte moins.
first-second-take-no = Ce n’est pas celle qu’il nous faut. Cherchez une brique verte vers la gauche de la rangée.
first-second-lay-do = Quelle brique posez-vous ? Gardez la verte.
first-second-lay-yes = Vous avez maintenant 2 briques vertes, et en plus une jaune, une violette et deux blanches.
first-second-lay-no-green = La verte est justement celle que vous collectionnez. Payez avec une blanche.

## 4

first-height-title = Un contrat rempli
first-height-text =
    Un contrat nomme une couleur et une hauteur, et il veut _exactement_ cette hauteur. Trop basse, la tour n’est pas finie ; trop haute, elle ne sert plus à rien.

    Le contrat vert à quatre étages est ouvert et paie 3 points de prestige.
first-height-raise-do = Élevez votre tour à 4 étages. Deux briques : c’est gratuit.
first-height-raise-yes = Quatre étages : tout juste ce que demande le contrat.
first-height-raise-no-three = Trois étages remplissent un contrat aussi, pour 2 points. Mais vous avez deux briques vertes, et quatre étages en paient 3.
first-height-raise-no-other = Si vous en commencez une autre et laissez celle-ci, elle tombe en ruine. Élevez d’abord la verte.
first-height-raise-no = Faites d’abord grandir votre tour : à 4 étages.
first-height-stop-do = C’est assez. Arrêtez de construire.
first-height-stop-yes = On vous demande maintenant quelles tours vous livrez.
first-height-stop-no = Une seconde tour vous coûterait des briques. Arrêtez-vous là.
first-height-fulfil-do = Livrez votre tour verte.
first-height-fulfil-yes = 3 points de prestige ! Votre _sceau_ couvre le contrat : plus personne ne peut le remplir. Les briques de la tour sont retournées dans le sac. Il vous reste 8 sceaux.
first-height-fulfil-no-keep = Vous pouvez la garder et monter à cinq étages. Mais elle devrait grandir au prochain tour, et vous n’avez plus de brique verte. Livrez-la.

## 5

first-exchange-title = L’échange
first-exchange-text =
    Voyons un tour plus tard dans la partie. Votre tour bleue a 2 étages et doit grandir, mais la carte que vous avez prise n’avait pas de brique bleue.

    Une fois par tour, avant de construire, vous pouvez _échanger_ 3 de vos briques, quelles qu’elles soient, contre 1 brique d’une carte de la rangée.
first-exchange-take-do = Le bleu est rare, et trois briques blanches se remplacent. Prenez la brique bleue de la rangée.
first-exchange-take-yes = Payez-la maintenant.
first-exchange-take-no-no = Alors votre tour bleue tomberait dès ce tour-ci : vous n’avez rien pour l’élever.
first-exchange-take-no = Une brique de cette couleur n’aide pas votre tour. Il vous en faut une bleue : il y en a une sur la troisième carte.
first-exchange-pay-do = Quelles trois briques donnez-vous ? Gardez la rouge.
first-exchange-pay-yes = Votre tour peut monter à trois étages, et le bleu à trois étages paie 3 points. Un échange coûte cher, mais une tour tombée coûte plus cher.
first-exchange-pay-no = La troisième serait alors votre brique rouge. Le blanc est la couleur la plus commune : donnez trois blanches.

## 6

first-ruin-title = Les ruines
first-ruin-text =
    Vous avez vu trop grand : une tour rouge de 3 étages, une verte de 2, et une seule brique rouge.

    Ce qui n’a pas grandi pendant votre tour est détruit avant que vous puissiez le livrer : la moitié des briques, arrondie au-dessus, est perdue, le reste vous revient.
first-ruin-raise-do = Vous ne pouvez en sauver qu’une. Élevez-la à 4 étages, comme le demande un contrat.
first-ruin-raise-yes = Rouge à quatre étages : 3 points de prestige vous attendent.
first-ruin-raise-no-new = Une tour nouvelle ne sauve aucune des anciennes, et au prochain tour elle devrait grandir aussi.
first-ruin-raise-no-nothing = Alors les deux tours tombent. Sauvez au moins la rouge.
first-ruin-stop-do = Pour la verte, on ne peut rien. Arrêtez de construire et voyez ce qui arrive.
first-ruin-stop-yes = La tour verte n’est plus : une brique est perdue, une autre vous revient.
first-ruin-stop-no = Une tour jaune d’un étage ? Vous n’avez pas d’autre brique jaune pour la faire grandir. Arrêtez de construire.
first-ruin-fulfil-do = Livrez la tour rouge.
first-ruin-fulfil-yes = 3 points de prestige, et une leçon : mieux vaut une tour debout que deux qui tombent.
first-ruin-fulfil-no = Au prochain tour, elle devrait grandir encore et n’aurait plus quatre étages. Livrez-la.

## 7

first-cost-title = Les personnages, et le prix de la hâte
first-cost-text =
    Votre tour jaune a 3 étages, et vous avez 4 briques jaunes. Sept étages paient 6 points et, pour le _premier_ à la hauteur 7, une tuile Niveau en ajoute 3.

    Mais quatre briques en un tour en coûtent 3 de plus, et vous n’avez qu’une brique blanche. C’est à cela que servent les _personnages_ : des cartes que l’on garde en main et que l’on joue au bon moment.
first-cost-masons-do = « { card-masons } » : votre construction coûte 3 de moins. Jouez cette carte.
first-cost-masons-yes = Quatre briques ne coûtent plus rien.
first-cost-masons-no-dear = Quatre briques en coûteraient 3 de plus, et il ne vous en resterait qu’une. Jouez d’abord « { card-masons } ».
first-cost-masons-no = Cela construit, mais la tour reste au-dessous de sept étages. Jouez d’abord « { card-masons } », puis posez les quatre.
first-cost-raise-do = Élevez la tour à 7 étages.
first-cost-raise-yes = Sept étages d’un seul coup !
first-cost-raise-no = Avec « { card-masons } », quatre briques sont gratuites. Posez-les toutes : 7 étages.
first-cost-fulfil-do = Livrez-la.
first-cost-fulfil-yes = 6 points pour le contrat et 3 pour la tuile Niveau : 9. Ces tuiles sont à côté des hauteurs 5, 6, 7 et 8, une chacune, pour le premier qui y arrive.
first-cost-fulfil-no = Au prochain tour, elle devrait monter à huit étages, et le jaune à huit étages est couvert. Livrez-la maintenant.

## 8

first-balcony-title = Les balcons
first-balcony-text =
    Quatre contrats ont un _balcon_ numéroté, et ils paient bien plus que d’habitude. Mais il faut les remplir dans l’ordre : pas de II avant le I, et ainsi de suite.

    Vous avez une tour rouge de 5 étages, le balcon II, et une blanche de 6, le balcon I.
first-balcony-first-do = Livrez celle qui est permise maintenant.
first-balcony-first-yes = 7 points, et 2 pour avoir été le premier à la hauteur 6. Le balcon II est maintenant ouvert, dans le même tour.
first-balcony-first-no-later = C’est le balcon II, et le balcon I n’est pas encore rempli. La blanche d’abord !
first-balcony-first-no = Toutes deux sont prêtes, et toutes deux devraient grandir au prochain tour. Livrez la blanche maintenant.
first-balcony-second-do = La rouge, à présent.
first-balcony-second-yes = 9 points, et 1 pour la hauteur 5. Deux contrats en un tour sont permis, et même davantage.
first-balcony-second-no = Le rouge à cinq étages paie 9 points dès maintenant. Tommaso le voudrait bien aussi.

## 9

first-event-title = Lire avant de prendre
first-event-text =
    Une carte n’est pas que ses briques. Les _évènements_ agissent aussitôt. Les _personnages_ attendent dans votre main. Les _bâtiments_ vous aident désormais. Les _célébrations_ comptent à la fin, en bien ou en mal. Les _églises_ promettent du prestige au premier.

    La carte gratuite est « { card-warehouse_fire } » : vous perdez la moitié de toutes vos briques, celles de la carte comprises. « { card-delivery } », à côté, vous donne 3 briques du sac.
first-event-take-do = Vous avez 8 briques. Quelle carte prenez-vous ?
first-event-take-yes = Une de vos briques va sur la première carte.
first-event-take-no-fire = Vous auriez alors 12 briques et en perdriez 6. « { card-delivery } » ne coûte qu’une brique.
first-event-take-no = Celle-là coûte plus, et « { card-delivery } » rapporte sept briques pour une. C’est la deuxième en partant de la gauche.
first-event-lay-do = Payez avec la brique qui vous manquera le moins.
first-event-lay-yes = Quatre briques de la carte, trois du sac. Vous en avez 14, mais attention : à la _fin de votre tour_, vous n’en gardez que 10, et 5 cartes.
first-event-lay-no-red = Le rouge est rare et paie bien. Donnez une de vos six briques blanches.

## 10

first-last-title = Le dernier sceau
first-last-text =
    Il vous reste un sceau. Le premier qui place son dernier sceau reçoit 5 points, et les autres ont encore un tour.

    Puis on paie les _majorités_ : dans chaque couleur, à qui a le plus de sceaux. Blanc 2, jaune et vert 3, rouge et bleu 4, violet 5. Regardez où chacun a des sceaux.
first-last-do = Deux tours sont prêtes, et les deux contrats paient 3. Laquelle vaut le plus au bout du compte ?
first-last-yes =
    3 pour le contrat, 5 pour le dernier sceau, et personne d’autre n’a de sceau en violet : 5 de plus pour la majorité.

    Tommaso a joué encore un tour. Puis on a compté les majorités et les célébrations, et vous avez gagné.
first-last-no-yellow = 3 points, mais en jaune Tommaso a deux sceaux et garderait la majorité. En violet, personne n’en a encore.
first-last-no-wait = Alors les deux tours devraient grandir, et aucune ne conviendrait plus. Placez votre dernier sceau.
