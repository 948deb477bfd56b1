# La première leçon d’Il Vecchio. Clés : la leçon, l’étape, la tâche, et ce qui est dit (text, do, yes, no).

first-title = Votre premier complot contre les Médicis
first-about =
    La Toscane au quinzième siècle : le vieux Cosme de Médicis règne sur Florence, et votre famille compte lui succéder.
    Vous envoyez vos gens de ville en ville chercher de l’argent, des partisans et des parchemins, de quoi acheter des provinces à l’étranger et des fonctions à Florence.
    Quand les dernières armoiries des Médicis sont tombées, la famille qui a le plus de points de pouvoir prend leur place.
first-end =
    Vous savez tout : une action par tour. Les biens d’une ville, une province, une fonction, un nouveau membre, ou du repos. Et les dernières armoiries mettent fin à la partie.

    Surveillez les intermédiaires : ils décident quelles villes paient, et chaque visite les fait avancer. Qui pense deux villes à l’avance voyage le moins.

    Jouez maintenant une partie entière. Les novices ne voient pas loin et, chaque fois qu’une question est nouvelle, un conseil vous dit ce qu’elle décide.

## 1

first-city-title = Une ville et son intermédiaire
first-city-text =
    À votre tour, vous faites exactement _une action_. La plus courante : un de vos gens fait affaire dans une ville.

    Les villes à symbole ne paient que si leur _intermédiaire_ s’y trouve. Il y en a cinq, un par couleur. Le noir est à { city-reggello }, où votre famille a un membre aussi. Les villes noires donnent un _assassin_ : une des trois sortes de partisans qu’il vous faut pour acheter des provinces.
first-city-town-do = Choisissez { city-reggello }.
first-city-town-yes = Qui agit là-bas, et comment s’y rend-il ? Un membre déjà sur place ne paie rien.
first-city-town-no = Ce serait possible aussi. Mais à { city-reggello } tout est prêt : votre membre et l’intermédiaire. Commencez par là.
first-city-who-do = Faites agir le membre qui est sur place.
first-city-who-yes = L’intermédiaire est là : il peut vous aider. Un évêque pourrait le remplacer.
first-city-who-no = Voyager coûte des florins ou un chariot, et vous avez déjà quelqu’un à { city-reggello }.
first-city-means-do = Faites appel à l’intermédiaire. Gardez votre évêque pour une ville qui n’en a pas.
first-city-means-yes =
    Un assassin, et un second grâce à « { council-council_assassin } » : votre _tuile Conseil_ améliore cette action. Votre membre est fatigué et _se couche_, et l’intermédiaire est parti pour { city-radda }, la ville noire suivante.

    Donata a fait de même à { city-greve }, où était l’intermédiaire blanc.
first-city-means-no-bishop = Avec un évêque, votre membre resterait debout. Mais vous n’en avez qu’un, et il vaut davantage là où il n’y a pas d’intermédiaire.

## 2

first-money-title = L’argent
first-money-text =
    Vous visez _Venise_ : un assassin et 3 florins vous y achèteraient une province. Vous avez 2 florins.

    Les trois _villes vertes_ paient 3 florins sans intermédiaire. L’une d’elles est { city-ponte_a_sieve }, et votre famille y est.
first-money-town-do = Gagnez vos florins à { city-ponte_a_sieve }.
first-money-town-yes = Quelqu’un y est déjà.
first-money-town-no-venice = Pas encore : la prochaine case de Venise coûte 3 florins, et vous en avez 2. L’argent d’abord.
first-money-town-no = Cela ne vous rapporte pas 3 florins tout de suite. { city-ponte_a_sieve } est verte : elle paie tout le monde.
first-money-who-do = Prenez le membre qui est sur place.
first-money-who-yes = Les villes vertes n’ont pas d’intermédiaire. Le membre se couche, à moins que vous ne payiez un évêque.
first-money-who-no = Pourquoi voyager ? Un des vôtres est à { city-ponte_a_sieve }.
first-money-means-do = Laissez votre membre se coucher.
first-money-means-yes = 5 florins. Donata a rempli sa bourse elle aussi, à { city-poggibonsi }.
first-money-means-no-bishop = Un évêque pour 3 florins, c’est un mauvais marché. Laissez-le se coucher.

## 3

first-province-title = Une province
first-province-text =
    Chacune des trois régions s’ouvre par une ville rouge : Venise par { city-vicchio }, où un des vôtres attend.

    Vous payez les partisans, puis les florins de la prochaine case libre, et votre membre passe sur la _piste_. Les premières cases valent plus de points. Milan demande un chevalier et un abbé, les États pontificaux trois partisans.
first-province-seize-do = Emparez-vous d’une province de Venise : 1 assassin et 3 florins.
first-province-seize-yes = Votre membre à { city-vicchio } est à la porte.
first-province-seize-no = Vous avez l’assassin et les florins. Venise vous attend.
first-province-who-do = Qu’il y aille lui-même.
first-province-who-yes = Il est maintenant sur la piste et vaudra 4 points à la fin. Et vous choisissez une des _tuiles Province_ de la région.
first-province-who-no = Un chariot a de la valeur. Votre membre à { city-vicchio } est déjà sur place.
first-province-tile-do = Chaque tuile sert une fois, quand cela vous arrange. Il vous faudra des parchemins : prenez « { province-venice_scroll } ».
first-province-tile-yes = Elle est à vous. Les tuiles Province ne coûtent pas d’action : vous les utilisez avant ou après, et même tout de suite.
first-province-tile-no = Une bonne tuile, mais notre prochain but est une fonction à Florence, et cela coûte des parchemins.

## 4

first-tile-title = Les tuiles Province
first-tile-text =
    Votre action est faite, mais votre tour n’est pas fini : vous pouvez encore utiliser des tuiles. Une tuile utilisée est retournée, et c’en est fini d’elle.

    « { province-venice_scroll } » vous donne un parchemin.
first-tile-do = Utilisez-la maintenant.
first-tile-yes = Votre premier parchemin. Donata, elle, est allée à pied à { city-fiesole } prendre deux évêques.
first-tile-no-end = Vous pourriez la garder. Mais un parchemin ne se bonifie pas en attendant. Utilisez-la.

## 5

first-bishop-title = Un évêque ouvre les portes
first-bishop-text =
    Les villes brunes donnent 5 florins ou un parchemin. Un des vôtres est à { city-figline }, une ville brune. Mais l’intermédiaire brun est loin, à { city-pistoia }.

    C’est à cela que servent les _évêques_ : payez-en un, et la ville paie sans son intermédiaire. De plus, votre membre reste debout.
first-bishop-town-do = Choisissez { city-figline }. L’évêque s’en va de lui-même.
first-bishop-town-yes = L’évêque est payé. Des florins ou un parchemin ?
first-bishop-town-no = C’est un autre plan. Il vous faut un second parchemin, et seules les villes brunes en donnent : { city-figline }.
first-bishop-take-do = Une fonction coûte 2 parchemins. Prenez le parchemin.
first-bishop-take-yes = Deux parchemins, et votre membre à { city-figline } est encore debout. Donata s’est reposée.
first-bishop-take-no = 5 florins, c’est une belle somme, mais une fonction demande 2 parchemins.

## 6

first-recover-title = Le repos
first-recover-text =
    Seuls les membres debout voyagent et agissent. Deux des vôtres sont couchés.

    Le _rétablissement_ vous coûte votre action : tous vos gens se relèvent, et vous recevez 1 florin.
first-recover-do = Reposez-vous.
first-recover-yes = Tout le monde est debout, et vous avez 3 florins. Donata est allée en chariot à { city-stia } et y a payé un évêque.
first-recover-no = C’est possible, mais deux des vôtres sont couchés. Avec trois membres debout, vos tours seront bien meilleurs.

## 7

first-office-title = Une fonction à Florence
first-office-text =
    À _Florence_, 2 parchemins achètent une fonction, sur la piste du Conseil ou de la Noblesse. Vous regardez cinq tuiles et en gardez une. Les tuiles Conseil améliorent vos actions ; les tuiles Noblesse comptent à la fin.

    Au début, le Conseil coûte 3 florins de plus : c’est ce que dit la tuile posée sur sa pile. Elle passe à la Noblesse quand les premières armoiries tombent.
first-office-office-do = Vous avez 2 parchemins et 3 florins. Prenez la fonction qui ne coûte pas de florins.
first-office-office-yes = Quelqu’un doit aller à Florence. Par les routes, chaque ville coûte 1 florin ; un chariot mène partout.
first-office-office-no-council = Elle coûte 3 florins de plus, et vous ne pourriez y aller qu’en chariot. La Noblesse est moins chère pour l’instant.
first-office-office-no = Vous avez les parchemins : allez à Florence.
first-office-who-do = Envoyez le plus proche : de { city-ponte_a_sieve }, il n’y a qu’un pas.
first-office-who-yes = 1 florin, et le voilà dans la Noblesse. Cinq tuiles, dont une pour vous.
first-office-who-no = { city-ponte_a_sieve } est à côté de Florence : 1 florin, c’est le chemin le moins cher.
first-office-keep-do = Quelle tuile vous convient ? Vous avez 8 membres en réserve.
first-office-keep-yes = « { nobility-nobility_reserve } » : 3 points par paire de membres en réserve à la fin. Elle reste face cachée ; personne ne connaît votre plan. Donata s’est offert un assassin.
first-office-keep-no = Cela peut devenir intéressant. Mais avec 8 membres en réserve, « { nobility-nobility_reserve } » vaudrait déjà 12 points.

## 8

first-dice-title = Des renforts
first-dice-text =
    Deux de vos quatre gens sont sur les pistes et n’en reviendront pas. Il en faut de nouveaux.

    Pour des _renforts_, vous lancez deux dés : leur somme désigne une zone de la carte, et un membre de votre réserve arrive dans une ville de cette zone.
first-dice-reinforce-do = Appelez des renforts.
first-dice-reinforce-yes = 5 et 6 : la zone 11, au nord-est. Avec un 7, vous auriez choisi n’importe quelle ville.
first-dice-reinforce-no = Vous pouvez faire cela avec les deux qui restent. Mais d’abord, du monde : des renforts.
first-dice-place-do = Il vous reste un assassin. Mettez le nouveau là où commence Venise.
first-dice-place-yes = Le voilà à la porte de Venise, debout et prêt. Donata a gagné quelques florins.
first-dice-place-no = Dans cette zone, oui. Mais avec un assassin en poche, { city-vicchio } vaut mieux : c’est la porte de Venise.

## 9

first-crest-title = Des armoiries tombent
first-crest-text =
    Quelques tours plus tard, vous avez 7 florins. La prochaine case de Venise porte des _armoiries des Médicis_.

    Qui arrive sur une telle case prend des armoiries, qui valent 1 point, et il se passe quelque chose pour tous : une taxe, les intermédiaires avancent, ou un membre doit se coucher. Et la pile d’armoiries est l’horloge du jeu : quand elle est vide, vient le dernier tour de table.
first-crest-seize-do = Emparez-vous de la province de Venise.
first-crest-seize-yes = Votre membre est à la porte.
first-crest-seize-no = C’est possible. Mais la case aux armoiries est libre, et Donata la veut aussi.
first-crest-who-do = Qu’il y aille lui-même.
first-crest-who-yes = 4 points sur la piste, 1 pour les armoiries. C’est une taxe : chacun paie 3 florins, ou un partisan, un parchemin, un chariot ou un évêque.
first-crest-who-no = Quelqu’un est déjà à la porte, sans rien payer.
first-crest-tax-do = Payez ce dont vous pouvez vous passer. Vous avez 4 florins et un chariot.
first-crest-tax-yes = Le chariot est parti, l’argent est toujours là. Donata a donné un abbé. Choisissez maintenant votre tuile.
first-crest-tax-no = Il ne vous resterait qu’1 florin. Marcher ne coûte pas cher en ce moment : donnez le chariot.
first-crest-tile-do = Les partisans achètent des provinces. Prenez une tuile qui en donne un.
first-crest-tile-yes = Bien. Vous la gardez pour le bon moment.
first-crest-tile-no-other = Pas mal, mais la prochaine province coûte des partisans. Prenez l’une des trois.

## 10

first-last-title = Le dernier tour de table
first-last-text =
    Bien plus tard : les dernières armoiries sont tombées. Chacun a maintenant un _double tour_, deux actions de suite, ou passe pour 2 points. Donata a passé.

    À la fin, on compte les cases des pistes, 3 points pour la majorité sur chaque piste, 1 par armoiries, vos tuiles Noblesse, et _5 points pour qui est sur les cinq pistes_. Vous êtes sur trois.
first-last-double-do = Vous avez 2 parchemins, 2 chevaliers, un abbé et 6 florins. Que faites-vous ?
first-last-double-yes = Deux actions, et il manque deux pistes : le Conseil et les États pontificaux.
first-last-double-no-pass = 2 points ? Deux actions vous en rapportent bien plus. Jouez le double tour.
first-last-first-do = D’abord le Conseil : 2 parchemins, et rien de plus depuis que les armoiries tombent.
first-last-first-yes = Votre membre à Florence peut y aller tout de suite.
first-last-first-no = Il resterait une piste vide. Il vous manque le Conseil et les États pontificaux, et vous avez tout juste leur prix. Le Conseil d’abord.
first-last-who-do = Faites agir le membre qui est à Florence ; celui de { city-sovicille } servira juste après.
first-last-who-yes = 2 points, et personne d’autre n’est sur cette piste : la majorité est à vous.
first-last-who-no = Il n’y aurait alors plus personne à la porte des États pontificaux. Prenez celui qui est à Florence.
first-last-second-do = Et maintenant les États pontificaux, avec votre seconde action.
first-last-second-yes =
    8 points pour la case, et vous êtes sur les cinq pistes : 5 de plus. La partie est finie, et vous avez gagné.

    Voyez le décompte : provinces, fonctions, majorités, armoiries, tuiles Noblesse.
first-last-second-no = Vous avez deux chevaliers, un abbé et les florins : les États pontificaux valent 8 points, et 5 de plus parce que vous serez alors sur toutes les pistes.
