# Lorenzo il Magnifico: namen, antwoorden, gebeurtenissen en redenen, per id

## Title and options

title = Lorenzo il Magnifico
tagline = Stuur je familie door het Florence van de renaissance: torens, velden, werkplaatsen, de markt en de Kerk.
length = 60–120 minuten
option-leaders = Leiders
option-leaders-about = Iedereen kiest via een draft vier leiderkaarten met sterke vermogens.
option-bonus_tiles = Bonustegels
option-bonus_tiles-about = De kant van de persoonlijke bonustegels: voor iedereen gelijk, of gekozen in omgekeerde beurtvolgorde.
option-bonus_tiles-standard = standaard
option-bonus_tiles-advanced = gevorderd

## Scoring

score-points = punten tot nu toe
score-territories = gebieden
score-characters = personen
score-ventures = projecten
score-military = militaire rang
score-goods = overgebleven goederen
score-excommunications = excommunicaties

## Amounts

amount-coin = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
}
amount-wood = { $n } hout
amount-stone = { $n } steen
amount-servant = { $n ->
    [one] { $n } dienaar
   *[other] { $n } dienaren
}
amount-military = { $n ->
    [one] { $n } militair punt
   *[other] { $n } militaire punten
}
amount-faith = { $n ->
    [one] { $n } geloofspunt
   *[other] { $n } geloofspunten
}
amount-vp = { $n ->
    [one] { $n } overwinningspunt
   *[other] { $n } overwinningspunten
}
amount-privilege = { $n ->
    [one] { $n } privilege
   *[other] { $n } privileges
}

## Spaces

space-floor = { $tower }, verdieping { $floor }
space-market-1 = markt (munten)
space-market-2 = markt (dienaren)
space-market-3 = markt (militair en munten)
space-market-4 = markt (privileges)
space-harvest-single = oogst, enkel vak
space-harvest-large = oogst, groot vak
space-production-single = productie, enkel vak
space-production-large = productie, groot vak
space-council = raadspaleis

## Questions

ask-chance = Het toeval beslist.
ask-nobody = Het spel gaat vanzelf verder.
ask-draft = Welke leider houd je? De andere gaan naar de speler rechts van je.
ask-bonus-tile = Welke bonustegel neem je?
ask-turn = Welk familielid plaats je?
ask-leaders = Nog iets met je leiders, of beëindig je de beurt?
ask-place = Waar gaat het { $member } heen?
ask-price = Welke prijs betaal je voor { $card }?
ask-discount = Op welke grondstof krijg je korting?
ask-extra-tower = Extra actie met waarde { $value } in de { $tower }: welke kaart?
ask-extra-any-tower = Extra actie met waarde { $value } in een toren naar keuze: welke kaart?
ask-servants = Hoeveel dienaren voor de { $work }? Zonder dienaren is de waarde { $value }.
ask-exchange = { $card }: een ruil doen?
ask-privilege = { $left ->
    [1] Kies een raadsprivilege.
   *[other] Kies een raadsprivilege (nog { $left }).
}
ask-forfeit = Door je excommunicatie verlies je één van de goederen die je kreeg: welke?
ask-copy = Welke leider bootst Lorenzo na?
ask-raise = Welk familielid heeft deze ronde waarde { $value }?
ask-vatican = Verslag aan het Vaticaan: steun je de Kerk met je { $faith } geloofspunten?

## Answers

choice-first = { $seat } begint
choice-tile = { $tile }
choice-deal = { $leader } wordt gedeeld
choice-pass-on = de andere leiders gaan naar rechts
choice-draw = { $card } komt in zijn toren
choice-roll = de dobbelsteen toont { $pips }
choice-keep = { $leader } houden
choice-bonus = oogst: { $harvest }; productie: { $production }
choice-member = het { $member } plaatsen
choice-place = { $space }
choice-place-card = { $space }: { $card }
choice-take = { $space }
choice-take-card = { $card } nemen ({ $space })
choice-servants = { $n ->
    [0] geen dienaren
    [one] { $n } dienaar
   *[other] { $n } dienaren
}
choice-price = prijs { $n }
choice-price-goods = { $goods } betalen
choice-discount = 1 minder: { $resource }
choice-exchange = ruil { $n }
choice-exchange-goods = { $pay } voor { $gain }
choice-decline = afzien
choice-lose = verlies 1: { $resource }
choice-privilege = { $goods }
choice-play = { $leader } spelen
choice-discard = { $leader } afleggen voor een privilege
choice-use = { $leader } gebruiken
choice-copy = { $leader } nabootsen
choice-raise = het { $member }
choice-pass = de beurt verliezen
choice-end = de beurt beëindigen
choice-support = de Kerk steunen
choice-defy = weigeren en geëxcommuniceerd worden

## Events

order-seat = { $seat }
event-first = { $seat } is de startspeler.
event-tile = { $tile }.
event-dealt = { $seat } krijgt { $leader }.
event-dealt-secretly = { $seat } krijgt een leider.
event-keeps = { $seat } houdt { $leader }.
event-keeps-secretly = { $seat } heeft een leider gekozen.
event-passed = { $n ->
    [0] Iedereen heeft vier leiders.
    [one] Iedereen geeft { $n } leider door naar rechts.
   *[other] Iedereen geeft { $n } leiders door naar rechts.
}
event-bonus-tile = { $seat } neemt { $tile }.
event-round = Ronde { $round } begint.
event-card = { $card }: { $space }.
event-die = De { $die } toont { $pips }.
event-places = { $seat } plaatst het { $member }: { $space }.
event-loses-turn = { $seat } kan niemand plaatsen en verliest de beurt.
event-pays = { $seat } betaalt { $goods }.
event-gains = { $seat } krijgt { $goods }.
event-gains-nothing = { $seat } krijgt niets.
event-takes = { $seat } neemt { $card }.
event-works = { $seat }: { $work } met waarde { $value }.
event-declines = { $seat } ziet af van de extra actie.
event-plays = { $seat } speelt { $leader }.
event-discards = { $seat } legt { $leader } af.
event-uses = { $seat } gebruikt { $leader }.
event-copies = { $seat } bootst { $leader } na.
event-raises = { $seat }: het { $member } heeft waarde { $value }.
event-supports = { $seat } steunt de Kerk.
event-excommunicated = { $seat } wordt geëxcommuniceerd. { $tile }.
event-order = De nieuwe beurtvolgorde: { $order }.
event-over = Het spel is afgelopen: { $seat } wint.

## Reasons

why-no-card = Er ligt geen kaart op deze verdieping.
why-not-home = Dit familielid is al geplaatst.
why-coin = { $a ->
    [one] Hiervoor is { $a } munt nodig; je hebt er { $b }.
   *[other] Hiervoor zijn { $a } munten nodig; je hebt er { $b }.
}
why-wood = Hiervoor is { $a } hout nodig; je hebt { $b }.
why-stone = Hiervoor is { $a } steen nodig; je hebt { $b }.
why-servant = { $a ->
    [one] Hiervoor is { $a } dienaar nodig; je hebt er { $b }.
   *[other] Hiervoor zijn { $a } dienaren nodig; je hebt er { $b }.
}
why-military = { $a ->
    [one] Hiervoor is { $a } militair punt nodig; je hebt er { $b }.
   *[other] Hiervoor zijn { $a } militaire punten nodig; je hebt er { $b }.
}
why-faith = { $a ->
    [one] Hiervoor is { $a } geloofspunt nodig; je hebt er { $b }.
   *[other] Hiervoor zijn { $a } geloofspunten nodig; je hebt er { $b }.
}
why-vp = { $a ->
    [one] Hiervoor is { $a } overwinningspunt nodig; je hebt er { $b }.
   *[other] Hiervoor zijn { $a } overwinningspunten nodig; je hebt er { $b }.
}
why-fee = Er staat al iemand in deze toren: dat kost { $a } munten; je hebt er { $b }.
why-six-cards = Je hebt { $a } kaarten van deze soort en geen plaats voor meer.
why-value = { $c ->
    [one] Hiervoor is waarde { $a } nodig; je komt aan { $b } en hebt { $c } dienaar om aan te vullen.
   *[other] Hiervoor is waarde { $a } nodig; je komt aan { $b } en hebt { $c } dienaren om aan te vullen.
}
why-territory-military = Voor het volgende gebied zijn { $a } militaire punten nodig; je hebt er { $b }.
why-coloured-there = Je hebt daar al een gekleurd familielid.
why-closed = Dit vak is pas open vanaf { $a } spelers.
why-occupied = Daar staat al iemand.
why-no-market = Door je excommunicatie mag je niet op de markt.
why-nowhere = Met waarde { $a } kan dit familielid nergens heen.
why-must-place = Je kunt een familielid plaatsen, dus dat moet je ook doen.
why-servants-least = { $a ->
    [one] Er is minstens { $a } dienaar nodig.
   *[other] Er zijn minstens { $a } dienaren nodig.
}
why-servants-lot = Door je excommunicatie heb je { $a } dienaren per waardepunt nodig.
why-privilege-again = Dit privilege heb je al gekozen: ze moeten verschillen.
why-privilege-order = Privileges kies je in de volgorde van de lijst.
why-forfeit-order = Noem eerst al het hout, dan alle steen.
why-bonus-taken = Deze tegel is al genomen.
why-leader-territories = Deze leider vraagt { $a } gebieden; je hebt er { $b }.
why-leader-characters = Deze leider vraagt { $a } personen; je hebt er { $b }.
why-leader-buildings = Deze leider vraagt { $a } gebouwen; je hebt er { $b }.
why-leader-ventures = Deze leider vraagt { $a } projecten; je hebt er { $b }.
why-leader-one-kind = Deze leider vraagt { $a } kaarten van één soort; je hebt er hoogstens { $b }.
why-nobody-to-copy = Geen andere speler heeft een leider gespeeld.
why-leader-used = Deze leider is deze ronde al gebruikt.
why-none-to-raise = Er is geen gekleurd familielid thuis.

## Names

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

tile-1-1 = Excommunicatie 1-1: bij elke opbrengst 1 militair punt minder
tile-1-2 = Excommunicatie 1-2: bij elke opbrengst 1 munt minder
tile-1-3 = Excommunicatie 1-3: bij elke opbrengst 1 dienaar minder
tile-1-4 = Excommunicatie 1-4: bij elke opbrengst 1 hout of steen minder
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

## Het bord

draw-goods = { $goods }
draw-or = { $a } of { $b }
draw-price = Kost { $goods }
draw-price-needs = { $goods } (minstens { $needs } in bezit)
draw-at-once = Meteen: { $what }
draw-per = { $goods } per { $thing }
draw-each-territory = gebied
draw-each-character = persoon
draw-each-building = gebouw
draw-each-venture = project
draw-any-tower = toren naar keuze
draw-extra-tower = een extra actie met waarde { $value } in de { $tower }
draw-extra-harvest = een extra oogst met waarde { $value }
draw-extra-production = een extra productie met waarde { $value }
draw-cheaper = { $what } ({ $goods } korting)
draw-harvest = Oogst vanaf { $value }: { $what }
draw-production = Productie vanaf { $value }: { $what }
draw-tower-bonus = { $value } meer waarde in de { $tower }
draw-bonus-harvest = { $value } meer waarde bij oogsten
draw-bonus-production = { $value } meer waarde bij producties
draw-no-floor-bonus = Geen bonus meer van de bovenste verdiepingen van de torens
draw-end-points = Aan het eind van het spel: { $goods }
draw-leader-needs = Vraagt { $what }
draw-cards-territory = { $n } gebieden
draw-cards-character = { $n } personen
draw-cards-building = { $n } gebouwen
draw-cards-venture = { $n } projecten
draw-cards-of-one-kind = { $n } kaarten van één soort
draw-once = Eén keer per ronde: { $what }
draw-always = Altijd: { $what }
draw-raise = één gekleurd familielid heeft waarde { $value }
draw-shares-spaces = bezette vakken van markt, oogst en productie blijven open
draw-no-fee = geen heffing in bezette torens
draw-card-discount = kaarten kosten { $goods } minder
draw-church-support = { $goods } extra bij elke steun aan de Kerk
draw-coloured-bonus = gekleurde familieleden hebben { $value } meer waarde
draw-neutral-bonus = het neutrale familielid heeft { $value } meer waarde
draw-coloured-value = alle gekleurde familieleden hebben waarde { $value }
draw-copy-leader = bootst een leider na die een andere speler heeft gespeeld
draw-no-military = gebieden vragen geen militaire punten
draw-multiply = { $resources } die een kaart meteen geeft, krijg je { $factor } keer
draw-space-value = { $space }, waarde { $value }
draw-space-bonus = Bonus: { $goods }
draw-space-gives = Geeft { $goods }
draw-space-modifier = Hier { $n } minder waarde, onbeperkt veel familieleden
draw-closed = Gesloten: open vanaf { $n } spelers
draw-member = { $seat }: { $member }
draw-member-servants = Met alle dienaren tot { $value }
draw-member-value = { $member }, waarde { $value }
draw-at = { $seat } { $n }
draw-track = { $what }: { $held }
draw-faith-track = Geloofspunten: { $held }. De groene cijfers zijn de punten voor steun aan de Kerk.
draw-church = De Kerk: steun haar met je geloof als zij erom vraagt
draw-church-name = Kerk
draw-excommunicated = { $seat } is geëxcommuniceerd
draw-round = Ronde { $round } van { $rounds }, periode { $period }
draw-round-short = Ronde { $round }
draw-score = { $seat }: { $n } punten als het spel nu eindigde
draw-leader-hidden = Een leider in de hand, ongezien
draw-discarded = Afgelegd
draw-fee = Er staat al iemand: wie volgt betaalt { $goods }
draw-set-up = Opbouw
draw-reach = Je waarde hier: { $value }
draw-reach-servants = Je waarde hier: { $value }, dus het kost { $n ->
    [one] { $n } dienaar
   *[other] { $n } dienaren
}
draw-lacks-faith = { $seat } komt { $n ->
    [one] { $n } geloofspunt
   *[other] { $n } geloofspunten
} tekort
draw-may-support = { $seat } kan de Kerk steunen
