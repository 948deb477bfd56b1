summary-goal = Bâtissez des tours d’une seule couleur, exactement à la hauteur que demande un contrat. Chacun rapporte du prestige et prend un de vos sceaux. Le plus grand prestige l’emporte.
summary-again = Un tour de jeu compte ces six phases ; puis c’est au suivant. Dès que quelqu’un a placé tous ses sceaux ({ figure-seals_two } à deux joueurs, { figure-seals_three } à trois, { figure-seals_four } à quatre), tous les autres jouent un dernier tour.

summary-station-card = Prendre une carte
summary-station-card-text = _Obligatoire._ La plus à gauche des { figure-row } est gratuite ; pour une autre, posez une brique sur chaque carte à sa gauche. Ses briques sont à vous.
summary-station-exchange = Échanger
summary-station-exchange-text = Posez { figure-give } briques sur une carte et prenez-en { figure-take } de votre choix.
summary-station-build = Bâtir
summary-station-build-text = Au plus { figure-most } briques, une brique par étage. Plus vous en posez, plus vous payez.
summary-station-ruins = Les ruines tombent
summary-station-ruins-text = _Obligatoire._ Toute tour ancienne qui n’a pas grandi est démolie ; la moitié est perdue.
summary-station-contract = Remplir des contrats
summary-station-contract-text = Bonne couleur, hauteur exacte : du prestige, un sceau sur le contrat, les briques dans le sac.
summary-station-limits = Limites
summary-station-limits-text = _Obligatoire._ Vous gardez au plus { figure-store } briques dans l’entrepôt et { figure-cards } cartes.

summary-points-contracts = Chaque contrat, davantage pour la hauteur et les couleurs rares
summary-points-contracts-worth = valeur inscrite
summary-points-balconies = Les balcons paient plus, dans leur ordre
summary-points-balconies-worth = valeur inscrite
summary-points-levels = Le premier contrat d’une hauteur
summary-points-majority = À la fin : le plus de sceaux dans une couleur
summary-points-last_seal = Premier à placer son dernier sceau
summary-points-last_seal-worth = { figure-last_seal }
summary-points-cards = Fêtes à la fin, églises aussitôt
summary-points-cards-worth = selon la carte

summary-missed-grow = Chaque tour, à chaque fois
summary-missed-grow-text = Deux tours commencées doivent toutes deux grandir à votre prochain tour de jeu. Ne commencez que ce que vous pouvez nourrir.
summary-missed-exact = Exactement, pas au moins
summary-missed-exact-text = Une tour plus haute que son contrat ne remplit rien avant d’atteindre la hauteur d’un autre.
summary-missed-cost = On paie en briques
summary-missed-cost-text = Ce que vous posez et ce que vous payez vient du même entrepôt, et le coût monte vite.
summary-missed-pay_first = On paie avant de prendre
summary-missed-pay_first-text = Les briques d’une carte ne peuvent pas la payer. L’entrepôt vide, seule la première carte est accessible.
summary-missed-balcony = Les balcons bloquent
summary-missed-balcony-text = Un balcon dont le rang n’est pas venu ferme sa couleur et sa hauteur à tout le monde.

summary-table-building = Ce que coûte la construction
summary-table-building-bricks = Briques posées dans le tour
summary-table-building-cost = Briques payées au sac
