summary-goal = Menez une famille noble à travers { figure-periods } périodes. Cartes, faveur de l’Église, soldats et richesses deviennent des points de victoire ; le plus grand total l’emporte.
summary-again = Chacun joue { figure-turns } tours par manche, { figure-rounds } manches font une période. Après la période { figure-periods }, on compte les derniers points.

summary-station-dice = Cartes et dés
summary-station-dice-text = Chaque tour reçoit de nouvelles cartes. Les trois dés disent ce que valent, pour tous, les membres de leur couleur.
summary-station-member = Envoyer un membre
summary-station-member-text = À tour de rôle, chacun place _un membre_ sur un emplacement. Des serviteurs comblent ce qui manque au dé.
summary-station-tower = Tour : prendre une carte
summary-station-tower-text = Les étages demandent { figure-floors }. Vous payez la carte, vous la posez, elle agit aussitôt.
summary-station-work = Champs et ateliers
summary-station-work-text = La _récolte_ fait travailler vos territoires, la _production_ vos bâtiments, dans la limite de la valeur.
summary-station-market = Marché ou Conseil
summary-station-market-text = Des biens tout de suite, sans carte. Le Conseil décide aussi qui commencera la manche suivante.
summary-station-church = L’Église demande
summary-station-church-text = À la fin de chaque période : { figure-faith } points de foi, selon la période, ou une excommunication jusqu’à la fin du jeu.

summary-points-territories = Territoires, selon leur nombre
summary-points-characters = Personnages, selon leur nombre
summary-points-ventures = Projets
summary-points-ventures-worth = valeur inscrite
summary-points-church = Soutien à l’Église : toute votre foi, selon la piste
summary-points-church-worth = jusqu’à { figure-faith_most }
summary-points-military = Première et deuxième force militaire
summary-points-military-worth = { figure-first } · { figure-second }
summary-points-goods = Pièces, bois, pierre et serviteurs restants, par groupe de { figure-goods }
summary-points-goods-worth = { figure-goods_vp }

summary-missed-fee = Une tour déjà visitée se paie
summary-missed-fee-text = Si un membre s’y trouve, même l’un des vôtres, vous payez d’abord { figure-fee } pièces.
summary-missed-soldiers = Les territoires veulent des soldats
summary-missed-soldiers-text = Vos territoires successifs demandent { figure-slots } points militaires. Il faut les avoir ; on ne les dépense pas.
summary-missed-neutral = Le membre neutre vaut { figure-neutral }
summary-missed-neutral-text = Avec des serviteurs il va partout, et lui seul peut rejoindre votre membre de couleur dans une tour.
summary-missed-production = Les biens arrivent à la fin
summary-missed-production-text = Ce que produit un atelier ne paie pas le suivant dans la même production. Et le grand emplacement compte { figure-large }.
summary-missed-faith = Soutenir coûte toute la foi
summary-missed-faith-text = Vous repartez du bas de la piste. Et la foi qui reste à la fin ne vaut rien.
