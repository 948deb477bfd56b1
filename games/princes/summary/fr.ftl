summary-goal = Faites de votre domaine un lieu où artistes et savants aiment travailler. Leurs œuvres rapportent des florins, et les florins deviennent du prestige. Après { figure-rounds } manches, le plus de prestige l’emporte.
summary-again = { figure-rounds } manches comme celle-ci ; puis on révèle les cartes de prestige.

summary-station-auction = Enchères
summary-station-auction-text = On ouvre à { figure-opening } florins et on monte de { figure-raise }. Chacun achète _un objet_ par manche, et chaque sorte n’est vendue qu’une fois.
summary-station-item = Aménager le domaine
summary-station-item-text = Un paysage se pose aussitôt. Les saltimbanques améliorent chaque œuvre, les architectes rendent les bâtiments moins chers.
summary-station-build = Bâtir
summary-station-build-text = Chacun a { figure-actions } actions. Un bâtiment se paie selon vos architectes et doit tenir dans le domaine.
summary-station-cards = Gens et libertés
summary-station-cards-text = Ou piochez une carte de profession ou de bonus (sur { figure-look }, gardez-en une), ou introduisez une liberté.
summary-station-work = Achever une œuvre
summary-station-work-text = Jouez une profession. Si votre domaine lui plaît assez, elle paie { figure-per_point } florins par point de valeur.
summary-station-best = La meilleure œuvre
summary-station-best-text = L’œuvre la plus précieuse de la manche rapporte { figure-best } points de prestige. Puis le prince suivant commence.

summary-points-works = Œuvres : les florins que vous changez aussitôt en prestige
summary-points-works-worth = un pour { figure-prestige_price }
summary-points-best = Meilleure œuvre de la manche
summary-points-best-worth = { figure-best }
summary-points-building = Chaque bâtiment
summary-points-building-worth = { figure-building_prestige }
summary-points-landscape = À partir du deuxième paysage d’une sorte
summary-points-landscape-worth = { figure-again }
summary-points-builder = Deuxième et troisième architecte
summary-points-builder-worth = { figure-builder_prestige }
summary-points-prestige = Cartes de prestige, à la fin
summary-points-prestige-worth = valeur inscrite
summary-points-minimum = Requis : la valeur minimale d’une œuvre, par manche

summary-missed-jesters = Les saltimbanques comptent à chaque fois
summary-missed-jesters-text = { figure-jester } pour chacun, dans chaque œuvre. Le bâtiment compte { figure-building }, le paysage { figure-landscape }, la liberté { figure-freedom }, chacune de vos cartes de gens { figure-people }.
summary-missed-minimum = La barre monte
summary-missed-minimum-text = La valeur minimale est de { figure-minimum }, manche après manche. Les œuvres faciles d’abord.
summary-missed-builders = Deux architectes ouvrent le domaine
summary-missed-builders-text = Avant cela les bâtiments ne peuvent pas se toucher. Les prix baissent : { figure-builder_cost } florins avec aucun, un, deux, trois.
summary-missed-money = Changer aussitôt ou jamais
summary-missed-money-text = Les florins ne deviennent du prestige qu’au moment où l’œuvre paie. Plus tard, le prestige ne fait que se revendre, { figure-joker } florins le point.
summary-missed-one = Un objet, pas plus
summary-missed-one-text = Qui achète ne participe plus aux enchères de la manche. Le dernier prend ce qu’il veut au prix d’ouverture.

summary-table-builders = Architectes
summary-table-builders-count = Vos architectes
summary-table-builders-cost = Prix d’un bâtiment, en florins
summary-table-builders-prestige = Prestige pour cet architecte
