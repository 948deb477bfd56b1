# Lorenzo il Magnifico: noms, réponses, événements et raisons, par identifiant

game-name = Lorenzo le Magnifique
kind-territory = Territoire
kind-character = Personnage
kind-building = Bâtiment
kind-venture = Projet
tower-territory = tour des territoires
tower-character = tour des personnages
tower-building = tour des bâtiments
tower-venture = tour des projets
member-black = membre noir
member-white = membre blanc
member-orange = membre orange
member-neutral = membre neutre
die-black = dé noir
die-white = dé blanc
die-orange = dé orange
resource-coin = pièces
resource-wood = bois
resource-stone = pierre
resource-servant = serviteurs
resource-military = points militaires
resource-faith = points de foi
resource-vp = points de victoire
resource-privilege = privilèges du Conseil
work-harvest = récolte
work-production = production

## territory

card-commercial-hub = Comptoir commercial
card-woods = Bois
card-village = Village
card-gravel-pit = Gravière
card-forest = Forêt
card-monastery = Monastère
card-citadel = Citadelle
card-city = Cité
card-gold-mine = Mine d’or
card-mountain-town = Village de montagne
card-mining-town = Village minier
card-rock-pit = Carrière de pierre
card-estate = Domaine
card-hermitage = Ermitage
card-manor-house = Manoir
card-dukedom = Duché
card-trading-town = Ville marchande
card-farm = Métairie
card-colony = Colonie
card-marble-pit = Carrière de marbre
card-province = Province
card-sanctuary = Sanctuaire
card-castle = Château
card-fortified-town = Ville fortifiée

## building

card-mint = Hôtel des monnaies
card-tax-office = Bureau des impôts
card-triumphal-arch = Arc de triomphe
card-theater = Théâtre
card-carpenters-shop = Menuiserie
card-stonemasons-shop = Atelier du tailleur de pierre
card-chapel = Chapelle
card-residence = Résidence
card-marketplace = Place du marché
card-treasury = Trésorerie
card-painters-guild = Guilde des peintres
card-sculptors-guild = Guilde des sculpteurs
card-stonemasons-guild = Guilde des bâtisseurs
card-baptistery = Baptistère
card-barracks = Caserne
card-stronghold = Forteresse
card-bank = Banque
card-fair = Foire
card-garden = Jardin
card-fortress = Castelet
card-palace = Palais
card-church = Basilique
card-military-academy = Académie militaire
card-cathedral = Cathédrale

## character

card-warlord = Condottiere
card-stonemason = Tailleur de pierre
card-dame = Dame
card-knight = Chevalier
card-farmer = Paysan
card-artisan = Artisan
card-preacher = Prédicateur
card-abbess = Abbesse
card-captain = Capitaine
card-architect = Architecte
card-patron = Mécène
card-hero = Héros
card-peasant = Fermier
card-scholar = Érudit
card-papal-messenger = Messager papal
card-royal-messenger = Messager royal
card-noble = Noble
card-governor = Gouverneur
card-paramour = Courtisane
card-herald = Héraut
card-cardinal = Cardinal
card-bishop = Évêque
card-general = Général
card-ambassador = Ambassadeur

## venture

card-hiring-recruits = Engager des recrues
card-repairing-the-church = Réparer l’église
card-building-the-walls = Construire les murailles
card-raising-a-statue = Ériger une statue
card-military-campaign = Campagne militaire
card-hosting-panhandlers = Héberger les mendiants
card-fighting-heresies = Combattre les hérésies
card-support-to-the-bishop = Soutien à l’évêque
card-hiring-soldiers = Engager des soldats
card-repairing-the-abbey = Réparer l’abbaye
card-building-the-bastions = Construire les bastions
card-support-to-the-king = Soutien au roi
card-improving-the-canals = Creuser des canaux
card-hosting-foreigners = Accueillir les étrangers
card-crusade = Croisade
card-support-to-the-cardinal = Soutien au cardinal
card-hiring-mercenaries = Engager des mercenaires
card-repairing-the-cathedral = Réparer la cathédrale
card-building-the-towers = Construire les tours
card-promoting-sacred-art = Commander de l’art sacré
card-military-conquest = Conquête militaire
card-improving-the-roads = Améliorer les routes
card-sacred-war = Guerre sainte
card-support-to-the-pope = Soutien au pape

## tiles

tile-1-1 = Excommunication 1-1 : 1 point militaire de moins à chaque gain
tile-1-2 = Excommunication 1-2 : 1 pièce de moins à chaque gain
tile-1-3 = Excommunication 1-3 : 1 serviteur de moins à chaque gain
tile-1-4 = Excommunication 1-4 : 1 bois ou 1 pierre de moins à chaque gain
tile-1-5 = Excommunication 1-5 : récoltes à −3
tile-1-6 = Excommunication 1-6 : productions à −3
tile-1-7 = Excommunication 1-7 : membres colorés à −1
tile-2-1 = Excommunication 2-1 : −4 dans la tour des territoires
tile-2-2 = Excommunication 2-2 : −4 dans la tour des bâtiments
tile-2-3 = Excommunication 2-3 : −4 dans la tour des personnages
tile-2-4 = Excommunication 2-4 : −4 dans la tour des projets
tile-2-5 = Excommunication 2-5 : marché interdit
tile-2-6 = Excommunication 2-6 : deux serviteurs pour 1 de valeur
tile-2-7 = Excommunication 2-7 : le premier tour de chaque manche se joue en dernier
tile-3-1 = Excommunication 3-1 : pas de points pour les personnages à la fin
tile-3-2 = Excommunication 3-2 : pas de points pour les projets à la fin
tile-3-3 = Excommunication 3-3 : pas de points pour les territoires à la fin
tile-3-4 = Excommunication 3-4 : perte de 1 point par lot de 5 points
tile-3-5 = Excommunication 3-5 : perte de 1 point par point militaire
tile-3-6 = Excommunication 3-6 : perte de 1 point par bois et pierre de vos bâtiments
tile-3-7 = Excommunication 3-7 : perte de 1 point par ressource restante

## bonus tiles

bonus-standard = Tuile bonus standard
bonus-advanced-1 = Tuile bonus avancée 1
bonus-advanced-2 = Tuile bonus avancée 2
bonus-advanced-3 = Tuile bonus avancée 3
bonus-advanced-4 = Tuile bonus avancée 4

## leaders

leader-francesco-sforza = François Sforza
leader-ludovico-ariosto = L’Arioste
leader-filippo-brunelleschi = Filippo Brunelleschi
leader-federico-da-montefeltro = Frédéric de Montefeltro
leader-girolamo-savonarola = Jérôme Savonarole
leader-giovanni-dalle-bande-nere = Jean des Bandes Noires
leader-sandro-botticelli = Sandro Botticelli
leader-michelangelo-buonarroti = Michel-Ange
leader-ludovico-iii-gonzaga = Louis III Gonzague
leader-leonardo-da-vinci = Léonard de Vinci
leader-pico-della-mirandola = Pic de la Mirandole
leader-sisto-iv = Sixte IV
leader-lucrezia-borgia = Lucrèce Borgia
leader-sigismondo-malatesta = Sigismond Malatesta
leader-lorenzo-de-medici = Laurent de Médicis
leader-ludovico-il-moro = Ludovic le More
leader-cesare-borgia = César Borgia
leader-santa-rita = Sainte Rita
leader-cosimo-de-medici = Cosme de Médicis
leader-bartolomeo-colleoni = Bartolomeo Colleoni
