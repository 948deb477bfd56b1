# The game
game-name = Il Vecchio

# Cities
city-florence = Florence
city-scarperia = Scarperia
city-borgo_san_lorenzo = Borgo San Lorenzo
city-fiesole = Fiesole
city-vicchio = Vicchio
city-dicomano = Dicomano
city-ponte_a_sieve = Ponte a Sieve
city-stia = Stia
city-reggello = Reggello
city-poppi = Poppi
city-figline = Figline
city-montevarchi = Montevarchi
city-radda = Radda
city-greve = Greve
city-sovicille = Sovicille
city-poggibonsi = Poggibonsi
city-mensano = Mensano
city-colle = Colle
city-volterra = Volterra
city-san_gimignano = San Gimignano
city-peccioli = Peccioli
city-castel_fiorentino = Castel Fiorentino
city-san_miniato = San Miniato
city-fucecchio = Fucecchio
city-empoli = Empoli
city-pescia = Pescia
city-carmignano = Carmignano
city-pistoia = Pistoia
city-prato = Prato
city-vernio = Vernio
city-barberino = Barberino
city-sesto = Sesto

# Colours of towns
kind-brown = brune
kind-black = noire
kind-grey = grise
kind-white = blanche
kind-purple = violette
kind-green = verte
kind-red = rouge
kind-florence = Florence

# Goods
good-florin = florin
good-scroll = parchemin
good-cart = chariot
good-bishop = évêque
good-assassin = assassin
good-knight = chevalier
good-abbot = abbé

# Tracks
track-venice = Venise
track-milan = Milan
track-papal_states = États pontificaux
track-council = Conseil
track-nobility = Noblesse

# Medici crests
crest-tax = Taxe
crest-middlemen = Intermédiaires
crest-family_members = Membres des familles

# Province tiles
province-milan_scroll_for_followers = Levée des lettrés
province-milan_florins = Coffre des banquiers
province-milan_any_colours = Toutes couleurs
province-milan_follower_for_scrolls = Clercs
province-milan_follower = Recrues
province-milan_bishop_and_cart = Escorte
province-venice_scroll = Parchemin
province-venice_knight = Chevalier
province-venice_assassin = Assassin
province-venice_abbot = Abbé
province-venice_florin_per_member = Argent de famille
province-venice_roll_member = Nouveau venu
province-papal_reuse = Encore une fois
province-papal_double = Double
province-papal_no_coins = Sans florins
province-papal_florins_for_follower_and_scroll = Mécénat
province-papal_choice = Faveur du pape
province-papal_free_member = Émissaire

# Council tiles
council-council_scroll = Scribe
council-council_florins = Trésorier
council-council_follower_florins = Payeur
council-council_abbot = Prieur
council-council_knight = Maréchal
council-council_assassin = Maître espion
council-council_carts = Charretier
council-council_bishops = Chapelain
council-council_recover = Médecin
council-council_office_follower = Protecteur
council-council_province_scroll = Chroniqueur
council-council_reinforce = Capitaine

# Nobility tiles
nobility-nobility_reserve = Maisonnée
nobility-nobility_cities = Propriétaires
nobility-nobility_regions = Conquérants
nobility-nobility_nobles = Nobles
nobility-nobility_councillors = Conseillers
nobility-nobility_cart_bishop = Caravane
nobility-nobility_three_colours = Trois couleurs
nobility-nobility_three_regions = Trois régions
nobility-nobility_neighbours = Voisins
nobility-nobility_one_of_each = Maison comble
nobility-nobility_unused_provinces = Provinces intactes
nobility-nobility_crests = Armoiries
