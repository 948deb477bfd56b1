# Lorenzo il Magnifico: namen, antwoorden, gebeurtenissen en redenen, per id

game-name = Lorenzo il Magnifico
kind-territory = Gebied
kind-character = Persoon
kind-building = Gebouw
kind-venture = Project
tower-territory = gebiedstoren
tower-character = personentoren
tower-building = gebouwentoren
tower-venture = projectentoren
member-black = zwart familielid
member-white = wit familielid
member-orange = oranje familielid
member-neutral = neutraal familielid
die-black = zwarte dobbelsteen
die-white = witte dobbelsteen
die-orange = oranje dobbelsteen
resource-coin = munten
resource-wood = hout
resource-stone = steen
resource-servant = dienaren
resource-military = militaire punten
resource-faith = geloofspunten
resource-vp = overwinningspunten
resource-privilege = raadsprivileges
work-harvest = oogst
work-production = productie

## territory

card-commercial-hub = Handelspost
card-woods = Bos
card-village = Dorp
card-gravel-pit = Grindgroeve
card-forest = Woud
card-monastery = Klooster
card-citadel = Citadel
card-city = Stad
card-gold-mine = Goudmijn
card-mountain-town = Bergdorp
card-mining-town = Mijndorp
card-rock-pit = Steengroeve
card-estate = Landgoed
card-hermitage = Kluizenarij
card-manor-house = Landhuis
card-dukedom = Hertogdom
card-trading-town = Handelsstad
card-farm = Hoeve
card-colony = Kolonie
card-marble-pit = Marmergroeve
card-province = Provincie
card-sanctuary = Heiligdom
card-castle = Kasteel
card-fortified-town = Vestingstad

## building

card-mint = Munt
card-tax-office = Belastingkantoor
card-triumphal-arch = Triomfboog
card-theater = Theater
card-carpenters-shop = Timmerwerkplaats
card-stonemasons-shop = Steenhouwerij
card-chapel = Kapel
card-residence = Residentie
card-marketplace = Marktplein
card-treasury = Schatkamer
card-painters-guild = Schildersgilde
card-sculptors-guild = Beeldhouwersgilde
card-stonemasons-guild = Bouwersgilde
card-baptistery = Doopkapel
card-barracks = Kazerne
card-stronghold = Burcht
card-bank = Bank
card-fair = Jaarmarkt
card-garden = Tuin
card-fortress = Fort
card-palace = Paleis
card-church = Basiliek
card-military-academy = Militaire academie
card-cathedral = Kathedraal

## character

card-warlord = Condottiere
card-stonemason = Steenhouwer
card-dame = Edelvrouw
card-knight = Ridder
card-farmer = Landbouwer
card-artisan = Ambachtsman
card-preacher = Prediker
card-abbess = Abdis
card-captain = Kapitein
card-architect = Architect
card-patron = Mecenas
card-hero = Held
card-peasant = Pachter
card-scholar = Geleerde
card-papal-messenger = Pauselijke bode
card-royal-messenger = Koninklijke bode
card-noble = Edelman
card-governor = Gouverneur
card-paramour = Courtisane
card-herald = Heraut
card-cardinal = Kardinaal
card-bishop = Bisschop
card-general = Generaal
card-ambassador = Ambassadeur

## venture

card-hiring-recruits = Rekruten werven
card-repairing-the-church = De kerk herstellen
card-building-the-walls = De muren bouwen
card-raising-a-statue = Een standbeeld oprichten
card-military-campaign = Veldtocht
card-hosting-panhandlers = Bedelaars opvangen
card-fighting-heresies = Ketterij bestrijden
card-support-to-the-bishop = Steun aan de bisschop
card-hiring-soldiers = Soldaten werven
card-repairing-the-abbey = De abdij herstellen
card-building-the-bastions = De bastions bouwen
card-support-to-the-king = Steun aan de koning
card-improving-the-canals = Kanalen graven
card-hosting-foreigners = Vreemdelingen opvangen
card-crusade = Kruistocht
card-support-to-the-cardinal = Steun aan de kardinaal
card-hiring-mercenaries = Huurlingen werven
card-repairing-the-cathedral = De kathedraal herstellen
card-building-the-towers = De torens bouwen
card-promoting-sacred-art = Gewijde kunst bestellen
card-military-conquest = Verovering
card-improving-the-roads = Wegen verbeteren
card-sacred-war = Heilige oorlog
card-support-to-the-pope = Steun aan de paus

## tiles

tile-1-1 = Excommunicatie 1-1: bij elke winst 1 militair punt minder
tile-1-2 = Excommunicatie 1-2: bij elke winst 1 munt minder
tile-1-3 = Excommunicatie 1-3: bij elke winst 1 dienaar minder
tile-1-4 = Excommunicatie 1-4: bij elke winst 1 hout of steen minder
tile-1-5 = Excommunicatie 1-5: oogsten met 3 waarde minder
tile-1-6 = Excommunicatie 1-6: producties met 3 waarde minder
tile-1-7 = Excommunicatie 1-7: gekleurde familieleden met 1 waarde minder
tile-2-1 = Excommunicatie 2-1: 4 waarde minder in de gebiedstoren
tile-2-2 = Excommunicatie 2-2: 4 waarde minder in de gebouwentoren
tile-2-3 = Excommunicatie 2-3: 4 waarde minder in de personentoren
tile-2-4 = Excommunicatie 2-4: 4 waarde minder in de projectentoren
tile-2-5 = Excommunicatie 2-5: geen familieleden op de markt
tile-2-6 = Excommunicatie 2-6: twee dienaren voor 1 waarde
tile-2-7 = Excommunicatie 2-7: de eerste beurt van elke ronde komt als laatste
tile-3-1 = Excommunicatie 3-1: aan het einde geen punten voor personen
tile-3-2 = Excommunicatie 3-2: aan het einde geen punten voor projecten
tile-3-3 = Excommunicatie 3-3: aan het einde geen punten voor gebieden
tile-3-4 = Excommunicatie 3-4: verlies 1 punt per 5 punten
tile-3-5 = Excommunicatie 3-5: verlies 1 punt per militair punt
tile-3-6 = Excommunicatie 3-6: verlies 1 punt per hout en steen op je gebouwen
tile-3-7 = Excommunicatie 3-7: verlies 1 punt per overgebleven goed

## bonus tiles

bonus-standard = Standaardbonustegel
bonus-advanced-1 = Gevorderde bonustegel 1
bonus-advanced-2 = Gevorderde bonustegel 2
bonus-advanced-3 = Gevorderde bonustegel 3
bonus-advanced-4 = Gevorderde bonustegel 4

## leaders

leader-francesco-sforza = Francesco Sforza
leader-ludovico-ariosto = Ludovico Ariosto
leader-filippo-brunelleschi = Filippo Brunelleschi
leader-federico-da-montefeltro = Federico da Montefeltro
leader-girolamo-savonarola = Girolamo Savonarola
leader-giovanni-dalle-bande-nere = Giovanni dalle Bande Nere
leader-sandro-botticelli = Sandro Botticelli
leader-michelangelo-buonarroti = Michelangelo
leader-ludovico-iii-gonzaga = Ludovico III Gonzaga
leader-leonardo-da-vinci = Leonardo da Vinci
leader-pico-della-mirandola = Pico della Mirandola
leader-sisto-iv = Sixtus IV
leader-lucrezia-borgia = Lucrezia Borgia
leader-sigismondo-malatesta = Sigismondo Malatesta
leader-lorenzo-de-medici = Lorenzo de’ Medici
leader-ludovico-il-moro = Ludovico il Moro
leader-cesare-borgia = Cesare Borgia
leader-santa-rita = De heilige Rita
leader-cosimo-de-medici = Cosimo de’ Medici
leader-bartolomeo-colleoni = Bartolomeo Colleoni
