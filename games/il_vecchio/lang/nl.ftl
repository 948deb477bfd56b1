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
kind-brown = bruin
kind-black = zwart
kind-grey = grijs
kind-white = wit
kind-purple = paars
kind-green = groen
kind-red = rood
kind-florence = Florence

# Goods
good-florin = florijn
good-scroll = perkament
good-cart = kar
good-bishop = bisschop
good-assassin = huurmoordenaar
good-knight = ridder
good-abbot = abt

# Tracks
track-venice = Venetië
track-milan = Milaan
track-papal_states = Kerkelijke Staat
track-council = Raad
track-nobility = Adel

# Medici crests
crest-tax = Belasting
crest-middlemen = Tussenpersonen
crest-family_members = Familieleden

# Province tiles
province-milan_scroll_for_followers = Lichting der geleerden
province-milan_florins = Bankierskist
province-milan_any_colours = Alle kleuren
province-milan_follower_for_scrolls = Klerken
province-milan_follower = Rekruten
province-milan_bishop_and_cart = Escorte
province-venice_scroll = Perkament
province-venice_knight = Ridder
province-venice_assassin = Huurmoordenaar
province-venice_abbot = Abt
province-venice_florin_per_member = Familiegeld
province-venice_roll_member = Nieuwkomer
province-papal_reuse = Nog een keer
province-papal_double = Dubbel
province-papal_no_coins = Zonder florijnen
province-papal_florins_for_follower_and_scroll = Mecenaat
province-papal_choice = Gunst van de paus
province-papal_free_member = Gezant

# Council tiles
council-council_scroll = Schrijver
council-council_florins = Schatmeester
council-council_follower_florins = Betaalmeester
council-council_abbot = Prior
council-council_knight = Maarschalk
council-council_assassin = Spionnenmeester
council-council_carts = Voerman
council-council_bishops = Kapelaan
council-council_recover = Arts
council-council_office_follower = Beschermheer
council-council_province_scroll = Kroniekschrijver
council-council_reinforce = Kapitein

# Nobility tiles
nobility-nobility_reserve = Huishouden
nobility-nobility_cities = Landeigenaren
nobility-nobility_regions = Veroveraars
nobility-nobility_nobles = Edelen
nobility-nobility_councillors = Raadsheren
nobility-nobility_cart_bishop = Karavaan
nobility-nobility_three_colours = Drie kleuren
nobility-nobility_three_regions = Drie streken
nobility-nobility_neighbours = Buren
nobility-nobility_one_of_each = Vol huis
nobility-nobility_unused_provinces = Ongerepte provincies
nobility-nobility_crests = Wapenschilden
