# Lorenzo il Magnifico: names, answers, events and reasons, keyed by id

game-name = Lorenzo il Magnifico
kind-territory = Territory
kind-character = Character
kind-building = Building
kind-venture = Venture
tower-territory = territory tower
tower-character = character tower
tower-building = building tower
tower-venture = venture tower
member-black = black member
member-white = white member
member-orange = orange member
member-neutral = neutral member
die-black = black die
die-white = white die
die-orange = orange die
resource-coin = coins
resource-wood = wood
resource-stone = stone
resource-servant = servants
resource-military = military points
resource-faith = faith points
resource-vp = victory points
resource-privilege = council privileges
work-harvest = harvest
work-production = production

## territory

card-commercial-hub = Commercial Hub
card-woods = Woods
card-village = Village
card-gravel-pit = Gravel Pit
card-forest = Forest
card-monastery = Monastery
card-citadel = Citadel
card-city = City
card-gold-mine = Gold Mine
card-mountain-town = Mountain Town
card-mining-town = Mining Town
card-rock-pit = Rock Pit
card-estate = Estate
card-hermitage = Hermitage
card-manor-house = Manor House
card-dukedom = Dukedom
card-trading-town = Trading Town
card-farm = Farm
card-colony = Colony
card-marble-pit = Marble Pit
card-province = Province
card-sanctuary = Sanctuary
card-castle = Castle
card-fortified-town = Fortified Town

## building

card-mint = Mint
card-tax-office = Tax Office
card-triumphal-arch = Triumphal Arch
card-theater = Theater
card-carpenters-shop = Carpenter’s Shop
card-stonemasons-shop = Stonemason’s Shop
card-chapel = Chapel
card-residence = Residence
card-marketplace = Marketplace
card-treasury = Treasury
card-painters-guild = Painters’ Guild
card-sculptors-guild = Sculptors’ Guild
card-stonemasons-guild = Stonemasons’ Guild
card-baptistery = Baptistery
card-barracks = Barracks
card-stronghold = Stronghold
card-bank = Bank
card-fair = Fair
card-garden = Garden
card-fortress = Fortress
card-palace = Palace
card-church = Church
card-military-academy = Military Academy
card-cathedral = Cathedral

## character

card-warlord = Warlord
card-stonemason = Stonemason
card-dame = Dame
card-knight = Knight
card-farmer = Farmer
card-artisan = Artisan
card-preacher = Preacher
card-abbess = Abbess
card-captain = Captain
card-architect = Architect
card-patron = Patron
card-hero = Hero
card-peasant = Peasant
card-scholar = Scholar
card-papal-messenger = Papal Messenger
card-royal-messenger = Royal Messenger
card-noble = Noble
card-governor = Governor
card-paramour = Paramour
card-herald = Herald
card-cardinal = Cardinal
card-bishop = Bishop
card-general = General
card-ambassador = Ambassador

## venture

card-hiring-recruits = Hiring Recruits
card-repairing-the-church = Repairing the Church
card-building-the-walls = Building the Walls
card-raising-a-statue = Raising a Statue
card-military-campaign = Military Campaign
card-hosting-panhandlers = Hosting Panhandlers
card-fighting-heresies = Fighting Heresies
card-support-to-the-bishop = Support to the Bishop
card-hiring-soldiers = Hiring Soldiers
card-repairing-the-abbey = Repairing the Abbey
card-building-the-bastions = Building the Bastions
card-support-to-the-king = Support to the King
card-improving-the-canals = Improving the Canals
card-hosting-foreigners = Hosting Foreigners
card-crusade = Crusade
card-support-to-the-cardinal = Support to the Cardinal
card-hiring-mercenaries = Hiring Mercenaries
card-repairing-the-cathedral = Repairing the Cathedral
card-building-the-towers = Building the Towers
card-promoting-sacred-art = Promoting Sacred Art
card-military-conquest = Military Conquest
card-improving-the-roads = Improving the Roads
card-sacred-war = Sacred War
card-support-to-the-pope = Support to the Pope

## tiles

tile-1-1 = Excommunication 1-1: 1 less of each military gain
tile-1-2 = Excommunication 1-2: 1 coin less of each gain
tile-1-3 = Excommunication 1-3: 1 servant less of each gain
tile-1-4 = Excommunication 1-4: 1 wood or stone less of each gain
tile-1-5 = Excommunication 1-5: harvests have 3 less value
tile-1-6 = Excommunication 1-6: productions have 3 less value
tile-1-7 = Excommunication 1-7: coloured members have 1 less value
tile-2-1 = Excommunication 2-1: 4 less value in the territory tower
tile-2-2 = Excommunication 2-2: 4 less value in the building tower
tile-2-3 = Excommunication 2-3: 4 less value in the character tower
tile-2-4 = Excommunication 2-4: 4 less value in the venture tower
tile-2-5 = Excommunication 2-5: no members in the market
tile-2-6 = Excommunication 2-6: two servants for 1 value
tile-2-7 = Excommunication 2-7: the first turn of each round comes last
tile-3-1 = Excommunication 3-1: no points for characters at the end
tile-3-2 = Excommunication 3-2: no points for ventures at the end
tile-3-3 = Excommunication 3-3: no points for territories at the end
tile-3-4 = Excommunication 3-4: lose 1 point for every 5 points
tile-3-5 = Excommunication 3-5: lose 1 point for each military point
tile-3-6 = Excommunication 3-6: lose 1 point for each wood and stone on your buildings
tile-3-7 = Excommunication 3-7: lose 1 point for each good left

## bonus tiles

bonus-standard = Standard bonus tile
bonus-advanced-1 = Advanced bonus tile 1
bonus-advanced-2 = Advanced bonus tile 2
bonus-advanced-3 = Advanced bonus tile 3
bonus-advanced-4 = Advanced bonus tile 4

## leaders

leader-francesco-sforza = Francesco Sforza
leader-ludovico-ariosto = Ludovico Ariosto
leader-filippo-brunelleschi = Filippo Brunelleschi
leader-federico-da-montefeltro = Federico da Montefeltro
leader-girolamo-savonarola = Girolamo Savonarola
leader-giovanni-dalle-bande-nere = Giovanni dalle Bande Nere
leader-sandro-botticelli = Sandro Botticelli
leader-michelangelo-buonarroti = Michelangelo Buonarroti
leader-ludovico-iii-gonzaga = Ludovico III Gonzaga
leader-leonardo-da-vinci = Leonardo da Vinci
leader-pico-della-mirandola = Pico della Mirandola
leader-sisto-iv = Sisto IV
leader-lucrezia-borgia = Lucrezia Borgia
leader-sigismondo-malatesta = Sigismondo Malatesta
leader-lorenzo-de-medici = Lorenzo de’ Medici
leader-ludovico-il-moro = Ludovico il Moro
leader-cesare-borgia = Cesare Borgia
leader-santa-rita = Santa Rita
leader-cosimo-de-medici = Cosimo de’ Medici
leader-bartolomeo-colleoni = Bartolomeo Colleoni
