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
kind-brown = brown
kind-black = black
kind-grey = grey
kind-white = white
kind-purple = purple
kind-green = green
kind-red = red
kind-florence = Florence

# Goods
good-florin = florin
good-scroll = scroll
good-cart = cart
good-bishop = bishop
good-assassin = assassin
good-knight = knight
good-abbot = abbot

# Tracks
track-venice = Venice
track-milan = Milan
track-papal_states = Papal States
track-council = council
track-nobility = nobility

# Medici crests
crest-tax = Tax
crest-middlemen = Middlemen
crest-family_members = Family members

# Province tiles
province-milan_scroll_for_followers = Scholars' levy
province-milan_florins = Bankers' chest
province-milan_any_colours = Any colours
province-milan_follower_for_scrolls = Clerks
province-milan_follower = Recruits
province-milan_bishop_and_cart = Escort
province-venice_scroll = Scroll
province-venice_knight = Knight
province-venice_assassin = Assassin
province-venice_abbot = Abbot
province-venice_florin_per_member = Family money
province-venice_roll_member = Newcomer
province-papal_reuse = Once more
province-papal_double = Double
province-papal_no_coins = No florins
province-papal_florins_for_follower_and_scroll = Patronage
province-papal_choice = Papal favour
province-papal_free_member = Envoy

# Council tiles
council-council_scroll = Scribe
council-council_florins = Treasurer
council-council_follower_florins = Paymaster
council-council_abbot = Prior
council-council_knight = Marshal
council-council_assassin = Spymaster
council-council_carts = Carter
council-council_bishops = Chaplain
council-council_recover = Physician
council-council_office_follower = Patron
council-council_province_scroll = Chronicler
council-council_reinforce = Captain

# Nobility tiles
nobility-nobility_reserve = Household
nobility-nobility_cities = Landowners
nobility-nobility_regions = Conquerors
nobility-nobility_nobles = Nobles
nobility-nobility_councillors = Councillors
nobility-nobility_cart_bishop = Caravan
nobility-nobility_three_colours = Three colours
nobility-nobility_three_regions = Three regions
nobility-nobility_neighbours = Neighbours
nobility-nobility_one_of_each = Full house
nobility-nobility_unused_provinces = Untouched provinces
nobility-nobility_crests = Crests
