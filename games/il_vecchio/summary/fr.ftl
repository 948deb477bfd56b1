summary-goal = Renversez les Médicis. Les vôtres rassemblent partisans et parchemins dans les villes et en font des provinces lointaines et des charges à Florence. Le plus de points de pouvoir l’emporte.
summary-again = À votre tour vous faites exactement une action : des biens, une province, une charge, un nouveau membre ou un repos. Quand les dernières armoiries sont tombées, chacun fait { figure-last } actions de suite, et c’est fini.

summary-station-travel = Voyager
summary-station-travel-text = Un membre debout peut aller là où il agit : { figure-step } florin par ville, ou une charrette pour aller n’importe où.
summary-station-city = Ville : des biens
summary-station-city-text = Là où se tient un _intermédiaire_ : prenez des biens, il avance, votre membre se couche. Un évêque dispense des deux.
summary-station-province = Province
summary-station-province-text = Dans une ville rouge : partisans et florins mènent votre membre sur la piste de la région et gagnent une tuile.
summary-station-office = Charge
summary-station-office-text = À Florence : { figure-scrolls } parchemins, et { figure-extra } florins là où est la tuile Coût additionnel. Sur { figure-look } tuiles du Conseil ou de la Noblesse, gardez-en une.
summary-station-people = Les vôtres
summary-station-people-text = Lancez les dés pour un nouveau membre, ou relevez tous les vôtres et recevez { figure-rest } florin.
summary-station-crest = Des armoiries tombent
summary-station-crest-text = Certaines cases d’une piste apportent des armoiries des Médicis : impôt, intermédiaires qui bougent ou ennuis de famille.

summary-points-venice = Venise, selon la case
summary-points-milan = Milan, selon la case
summary-points-papal = États pontificaux, selon la case
summary-points-offices = Chaque membre au Conseil · dans la Noblesse
summary-points-offices-worth = { figure-council } · { figure-nobility }
summary-points-tracks = Sur les cinq pistes · le plus de membres sur une piste
summary-points-tracks-worth = { figure-all } · { figure-majority }
summary-points-tiles = Tuiles de Noblesse, secrètes jusqu’à la fin
summary-points-tiles-worth = selon la tuile
summary-points-crests = Chaque blason des Médicis
summary-points-crests-worth = { figure-crest }

summary-missed-lying = Qui est couché ne fait rien
summary-missed-lying-text = Après avoir pris des biens, un membre reste couché jusqu’au repos. Servez-vous de plusieurs avant de vous reposer.
summary-missed-bishop = Un évêque laisse votre membre debout
summary-missed-bishop-text = Payez-en un : plus besoin d’intermédiaire, et personne ne se couche. Mais un évêque n’est pas un partisan.
summary-missed-early = Arriver tôt
summary-missed-early-text = Les premières cases d’une région rapportent le plus et coûtent le moins de florins.
summary-missed-tiles = Une tuile de province sert une fois
summary-missed-tiles-text = Avant ou après l’action, autant que vous voulez, même au tour où vous l’avez gagnée.
summary-missed-end = La fin est un double tour
summary-missed-end-text = Les pistes pleines s’ouvrent alors. Ou vous passez le tout pour { figure-pass } points.

summary-table-tracks = Les pistes, de la première case à la dernière
summary-table-tracks-track = Piste
summary-table-tracks-florins = Florins
summary-table-tracks-points = Points
