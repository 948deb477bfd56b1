# Lorenzo il Magnifico: namen, antwoorden, gebeurtenissen en redenen, per id

## Title and options

title = Lorenzo il Magnifico
tagline = Stuur je familie door het Florence van de renaissance: torens, velden, werkplaatsen, de markt en de Kerk.
length = 60–120 minuten
option-leaders = Leiders
option-leaders-about = Iedereen heeft vier leiderkaarten met sterke eigenschappen.
option-leader_cards = Leiderkaarten
option-leader_cards-about = Met leiders: hoe iedereen aan zijn vier leiders komt.
option-leader_cards-drafted = draften: één houden, de rest doorgeven
option-leader_cards-dealt = willekeurig uitgedeeld
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
ask-place = Waar gaat { $member } heen?
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
choice-member = { $member } plaatsen
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
choice-raise = { $member }
choice-pass = de beurt verliezen
choice-end = de beurt beëindigen
choice-support = de Kerk steunen
choice-defy = weigeren en geëxcommuniceerd worden

## Events

order-seat = { $seat }
part-leaders = leiders
part-bonus-tiles = bonustegels
part-vatican = verslag aan het Vaticaan

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
event-tower = De { $tower }, van onder naar boven: { $cards }.
event-dice = De dobbelstenen tonen zwart { $black }, wit { $white }, oranje { $orange }.
event-die = De { $die } toont { $pips }.
event-waits = { $seat } is geëxcommuniceerd: de eerste beurt van deze ronde komt als laatste.
event-makes-up = { $seat } haalt de eerste beurt van deze ronde in.
event-places = { $seat } plaatst { $member } (waarde { $value }): { $space }.
event-places-changed = { $seat } plaatst { $member } (waarde { $value }, { $changes }): { $space }.
change-cards = plus { $n } door kaarten
change-space = min { $n } voor het grote vak
change-excommunication = min { $n } door excommunicatie
event-loses-turn = { $seat } kan niemand plaatsen en verliest de beurt.
event-pays-value = { $seat } betaalt { $goods } om de waarde van { $from } naar { $to } te brengen.
event-pays-fee = { $seat } betaalt { $goods } heffing: in de { $tower } staat al iemand.
event-pays-price = { $seat } betaalt { $goods } voor { $card }.
event-pays-price-discounted = { $seat } betaalt { $goods } voor { $card }; de korting scheelt { $saved }.
event-pays-exchange = { $seat } ruilt { $goods } voor { $gain } met { $card }.
event-pays-support = { $seat } gaat terug naar 0 op het geloofsspoor en levert { $goods } in.
event-pays-tile = { $seat } verliest { $goods }. { $tile }.
event-gains = { $seat } krijgt { $goods } { $source }.
event-gains-noted = { $seat } krijgt { $goods } { $source }; { $notes }.
source-turn-order = volgens de beurtvolgorde
source-floor = als bonus van verdieping { $floor }
source-card = van { $card }
source-market-1 = van de markt
source-market-2 = van de markt
source-market-3 = van de markt
source-market-4 = van de markt
source-council = van het raadspaleis
source-harvest = van de oogst
source-production = van de productie
source-of-harvest = van de oogst ({ $cards })
source-of-production = van de productie ({ $cards })
source-privilege = als privilege
source-leader = van { $leader }
source-faith-track = voor dit geloof
the-bonus-tile = de bonustegel
note-less = de excommunicatie neemt { $goods }
note-lost = aan het einde van het spoor gaat verloren: { $goods }
note-nothing-works = geen kaart werkt bij waarde { $value }
note-nothing-counted = er valt niets te tellen
event-extra-tower = { $card } geeft { $seat } een extra actie met waarde { $value } in de { $tower }.
event-extra-any-tower = { $card } geeft { $seat } een extra actie met waarde { $value } in een toren naar keuze.
event-extra-work = { $card } geeft { $seat } een extra { $work } met waarde { $value }.
event-takes-extra = { $seat } gebruikt de extra actie: { $space }.
event-takes = { $seat } neemt { $card }.
event-works = { $seat } begint een { $work } met waarde { $value }.
event-leaves = { $seat } ruilt niets met { $card }.
event-declines = { $seat } ziet af van de extra actie.
event-plays = { $seat } speelt { $leader }.
event-discards = { $seat } legt { $leader } af voor een privilege.
event-uses = { $seat } gebruikt { $leader }.
event-copies = { $seat } bootst { $leader } na.
event-raises = { $seat }: { $member } heeft deze ronde waarde { $value }.
event-vatican = Verslag aan het Vaticaan van periode { $period }: de Kerk vraagt { $needed } geloofspunten. { $tile }.
event-supports = { $seat } steunt de Kerk.
event-excommunicated = { $seat } heeft maar { $faith } van de { $needed } geloofspunten en wordt geëxcommuniceerd. { $tile }.
event-refuses = { $seat } weigert de Kerk te steunen, houdt { $faith } geloofspunten en wordt geëxcommuniceerd. { $tile }.
event-order = De nieuwe beurtvolgorde, volgens het raadspaleis: { $order }.
event-over = Het spel is afgelopen: { $seat } wint met { $points } punten.
event-over-tied = Het spel is afgelopen: { $seat } wint met { $points } punten, gelijk met { $equal } maar eerder in de beurtvolgorde.

## Reasons

why-no-card = Er ligt geen kaart op deze verdieping.
why-not-home = Dit familielid is al geplaatst.
why-coin = { $a ->
    [one] Hiervoor is { $a } munt nodig; je hebt er { $b }.
   *[other] Hiervoor zijn { $a } munten nodig; je hebt er { $b }.
}
why-coin-after-fee = De kaart kost { $a ->
    [one] { $a } munt
   *[other] { $a } munten
} en de heffing voor de bezette toren { $b }; je hebt er { $c }.
why-coin-after-fee-with-bonus = De kaart kost { $a ->
    [one] { $a } munt
   *[other] { $a } munten
} en de heffing voor de bezette toren { $b }; met de bonus van deze verdieping heb je er { $c }.
why-coin-with-bonus = Hiervoor zijn { $a } munten nodig; je hebt er { $b }, en { $c } met de bonus van deze verdieping.
why-wood = Hiervoor is { $a } hout nodig; je hebt { $b }.
why-stone = Hiervoor is { $a } steen nodig; je hebt { $b }.
why-servant = { $a ->
    [one] Hiervoor is { $a } dienaar nodig; je hebt er { $b }.
   *[other] Hiervoor zijn { $a } dienaren nodig; je hebt er { $b }.
}
why-servant-after-value = De kaart kost { $a ->
    [one] { $a } dienaar
   *[other] { $a } dienaren
} en de waarde vraagt er { $b }; je hebt er { $c }.
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
why-fee = Er staat al iemand in deze toren: de heffing is { $a } munten; je hebt er { $b }.
why-fee-and-price = Er staat al iemand in deze toren: de heffing is { $a } munten en de kaart kost er nog { $c }; je hebt er { $b }.
why-six-cards = Je hebt { $a } kaarten van deze soort en geen plaats voor meer.
why-value = Hiervoor is waarde { $a } nodig; je komt aan { $b }. De rest vraagt { $c ->
    [one] { $c } dienaar
   *[other] { $c } dienaren
}; je hebt er { $d }.
why-territory-military = Voor het volgende gebied zijn { $a } militaire punten nodig; je hebt er { $b }.
why-coloured-there = Je hebt daar al een gekleurd familielid.
why-closed = Dit vak is pas open vanaf { $a } spelers.
why-occupied = Daar staat al iemand.
why-no-market = Door je excommunicatie mag je niet op de markt.
why-nowhere = Met waarde { $a } en { $b ->
    [0] geen dienaren
    [one] { $b } dienaar
   *[other] { $b } dienaren
} bereikt dit familielid geen enkel vak.
why-must-place = Je kunt een familielid plaatsen, dus dat moet je ook doen.
why-servants-least = { $a ->
    [one] Er is minstens { $a } dienaar nodig.
   *[other] Er zijn minstens { $a } dienaren nodig.
}
why-servants-lot = Door je excommunicatie heb je { $a } dienaren per waardepunt nodig.
why-privilege-again = Dit privilege heb je al gekozen: ze moeten verschillen.
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
the-member-black = het zwarte familielid
the-member-white = het witte familielid
the-member-orange = het oranje familielid
the-member-neutral = het neutrale familielid
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
draw-cards-territory = { $n ->
    [one] 1 gebied
   *[other] { $n } gebieden
}
draw-cards-character = { $n ->
    [one] 1 persoon
   *[other] { $n } personen
}
draw-cards-building = { $n ->
    [one] 1 gebouw
   *[other] { $n } gebouwen
}
draw-cards-venture = { $n ->
    [one] 1 project
   *[other] { $n } projecten
}
draw-city = Stad
draw-yours = van jou
draw-tower-change = Je kaarten en tegels veranderen je waarde hier met { $n }
draw-of = van { $n }
draw-after-round = na { $n }
draw-players = { $n } spelers
draw-placed = weg
draw-if-ended = Als het nu eindigde
draw-no-excommunication = Geen excommunicatie
draw-leaders = Leiders
draw-tiles = Excommunicatietegels
draw-bonus-tiles = Bonustegels
draw-places = Plekken in de stad
draw-cards-of-territory = Gebieden
draw-cards-of-character = Personen
draw-cards-of-building = Gebouwen
draw-cards-of-venture = Projecten
draw-card-group = { $kind }, { $period }
draw-card-kind = { $kind } · { $period }
draw-period-1 = eerste periode
draw-period-2 = tweede periode
draw-period-3 = derde periode
draw-floor-value = verdieping { $floor }, waarde { $value }
draw-asks-value = vraagt waarde { $value }
draw-value = waarde { $value }
draw-term-at-once = Meteen
draw-term-always = Altijd
draw-term-once = Per ronde
draw-term-end = Aan het eind
draw-term-needs = Vraagt
draw-term-gives = Geeft
draw-term-floor = Verdieping
draw-term-large = Groot vak
draw-term-open = Open
draw-term-or = of
draw-term-order = Volgorde
draw-term-prices = Naar keuze
draw-work-harvest = Oogst
draw-work-production = Productie
draw-works-harvest = Laat elk gebied tot aan de waarde werken; de bonustegel betaalt mee
draw-works-production = Laat elk gebouw tot aan de waarde werken; de bonustegel betaalt mee
draw-council-order = Wie hier het eerst komt, begint de volgende ronde
draw-open-with = vanaf { $n } spelers
draw-from = vanaf { $value }: { $what }
draw-leader-once = Leider · één keer per ronde
draw-leader-always = Leider · altijd
draw-tile-name = Excommunicatie
draw-tile-kind = { $period } · na ronde { $n } bij minder dan { $faith }
draw-bonus-kind = betaalt bij elke oogst en productie
draw-bonus-detail = Hij betaalt bij elke oogst en productie van jou.
draw-part-card = { $n } voor de kaart
draw-part-fee = { $n } voor de heffing
draw-part-value = { $n } voor de waarde
draw-part-floor = { $n } van de verdieping
draw-the-member-black = Zwart familielid
draw-the-member-white = Wit familielid
draw-the-member-orange = Oranje familielid
draw-the-member-neutral = Neutraal familielid
draw-the-action = Extra actie
draw-you-reach = { $what }: haalt { $value } zonder dienaren
draw-you-reach-with = { $n ->
    [one] { $what }: 1 dienaar voor waarde { $value }
   *[other] { $what }: { $n } dienaren voor waarde { $value }
}
draw-member-goes = { $n ->
    [0] Het { $member } komt er zonder dienaren
    [one] Het { $member } komt er met 1 dienaar
   *[other] Het { $member } komt er met { $n } dienaren
}
draw-member-not = Het { $member } kan er niet heen
draw-member-places = { $n ->
    [one] Het kan naar 1 plek, waarvan { $free } zonder dienaren
   *[other] Het kan naar { $n } plekken, waarvan { $free } zonder dienaren
}
draw-member-places-free = { $n ->
    [one] Het kan zonder dienaren naar 1 plek
   *[other] Het kan zonder dienaren naar { $n } plekken
}
draw-stands-at = Staat hier: { $space }
draw-no-fee-here = Geen heffing voor de toren
draw-fee-here = Er staat iemand in de toren: de heffing is { $goods }
draw-floor-bonus = De verdieping geeft eerst { $goods }
draw-no-floor-bonus-here = De verdieping geeft jou niets
draw-slot = Dat worden { $cards }: { $before } → { $after } punten aan het eind
draw-slot-free = Vrije plek { $n }: { $kind }
draw-slot-needs = Vraagt { $goods }
draw-slot-scores = Zoveel kaarten geven { $goods }
draw-then-privileges = { $n ->
    [one] Daarna kies je een privilege
   *[other] Daarna kies je { $n } verschillende privileges
}
draw-then-extra = Daarna volgt de extra actie
draw-works-now = Werkt vanaf { $work } { $needed }: je haalt deze ronde nog { $value }
draw-works-with = { $n ->
    [one] Werkt vanaf { $work } { $needed }: kan deze ronde nog met 1 dienaar
   *[other] Werkt vanaf { $work } { $needed }: kan deze ronde nog met { $n } dienaren
}
draw-works-not = Werkt vanaf { $work } { $needed }: deze ronde niet, je haalt hoogstens { $value }
draw-works-nobody = Werkt vanaf { $work } { $needed }: deze ronde niet, je hebt er niemand meer voor
draw-cards-work = Bij { $value } werken: { $cards }
draw-cards-exchange = Ruilen kan bij: { $cards }
draw-card-more = { $n ->
    [one] { $card }: 1 dienaar meer
   *[other] { $card }: { $n } dienaren meer
}
draw-brings = Het levert op
draw-lit = { $n ->
    [one] 1 plek licht op.
   *[other] { $n } plekken lichten op.
}
draw-lit-cards = { $n ->
    [one] 1 kaart licht op.
   *[other] { $n } kaarten lichten op.
}
draw-value-servants = { $n ->
    [one] Waarde { $value }; met je dienaar wordt dat { $most }.
   *[other] Waarde { $value }; met je { $n } dienaren wordt dat { $most }.
}
draw-value-alone = Waarde { $value }.
draw-servants-help = { $n ->
    [one] Je dienaar kan aanvullen wat ontbreekt.
   *[other] Je { $n } dienaren kunnen aanvullen wat ontbreekt.
}
draw-no-servants = Je hebt geen dienaren om aan te vullen wat ontbreekt.
draw-leaders-more = Je familielid is geplaatst.
draw-work-open = { $work } { $value } zonder: { $n } van { $all } kaarten werken.
draw-how-many-servants = Hoeveel dienaren?
draw-support-church = Steun je de Kerk?
draw-keep-which = Welke leider houd je?
draw-gained = Tot nu toe levert het op
draw-gained-so-far = Wat er al is, komt aan het eind: { $goods }
draw-one-exchange = Hoogstens één ruil; de opbrengst komt aan het eind.
draw-privileges-differ = Nog { $n }, allemaal verschillend.
draw-two-prices = Je betaalt er één.
draw-due = Te betalen:
draw-support-gives = { $n ->
    [one] Steun: je { $faith } geloofspunten gaan terug naar 0 en leveren 1 punt op.
   *[other] Steun: je { $faith } geloofspunten gaan terug naar 0 en leveren { $n } punten op.
}
draw-defy-keeps = Je houdt je geloof, en de tegel treft je tot het eind van het spel
draw-drafted = Je hebt er { $n } van { $of }; de rest gaat naar je rechterbuur.
draw-copy-detail = Voorgoed; wat hij vraagt doet er niet toe.
draw-may-discard = Mag worden afgelegd voor { $goods }
draw-you-lack-faith = { $n ->
    [one] Je komt 1 geloofspunt tekort om de Kerk te steunen
   *[other] Je komt { $n } geloofspunten tekort om de Kerk te steunen
}
draw-you-may-support = { $n ->
    [one] Je kunt de Kerk steunen: { $faith } geloofspunten voor 1 punt
   *[other] Je kunt de Kerk steunen: { $faith } geloofspunten voor { $n } punten
}

## De legenda van pictogrammen

legend-servant = Dienaren: elk voegt 1 toe aan de waarde van een actie
legend-military = Militaire punten: voor gebieden, sommige projecten en de rang aan het eind
legend-faith = Geloofspunten: voor het verslag van de Kerk
legend-privilege = Privilege: goederen of punten naar keuze
legend-territory = Gebiedskaart of gebiedstoren
legend-character = Persoonskaart of personentoren
legend-building = Gebouwkaart of gebouwentoren
legend-venture = Projectkaart of projectentoren
legend-bolt = Meteen, als de kaart wordt genomen
legend-harvest = Oogst: laat gebieden werken
legend-production = Productie: laat gebouwen werken
legend-end = Aan het eind van het spel
legend-to = Links betaal je, rechts ontvang je
legend-tower = Een toren naar keuze; de verdiepingen
legend-lock = Gesloten
legend-member = Gekleurde familieleden
legend-cards = Kaarten van één soort
legend-leader = Leider
legend-once = Eén keer per ronde
legend-church = Steun aan de Kerk
legend-market = Markt
legend-no = Niet, of zonder
legend-last = De eerste beurt komt als laatste
legend-number = Vanaf deze waarde werkt een kaart

# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-draft = Je stelt je vier leiders kaart voor kaart samen: houd die waarvan je de eisen zult halen, en onthoud wat je doorgeeft.
tip-bonus-tile = Deze tegel betaalt je bij elke oogst en elke productie van het hele spel: kies wat je plan tekort zal komen.
tip-turn = Het familielid dat je neemt, bepaalt hoe ver je deze beurt komt: sterke voor hoge verdiepingen en grote oogsten, zwakke voor markt en raad.
tip-leaders = Leiders kosten geen familielid: voor of na het plaatsen mag je ze spelen, gebruiken of afleggen. Is het genoeg, beëindig dan de beurt.
tip-place = Je doet meteen wat de plek zegt. Elke dienaar die meegaat ben je kwijt, en een toren waar al iemand staat kost 3 munten extra.
tip-price = Met beide prijzen koop je dezelfde kaart; betaal met wat je het minst nodig hebt.
tip-discount = Eén grondstof van deze prijs hoef je niet te betalen. Houd die waar je weinig van hebt.
tip-extra-tower = Een kaart zonder familielid: de waarde telt als het zijne, dienaren mogen helpen, en de toeslag en de prijs betaal je gewoon.
tip-extra-any-tower = Een kaart uit een toren naar keuze, zonder familielid: de waarde telt als het zijne, dienaren mogen helpen, toeslag en prijs betaal je gewoon.
tip-servants = Elke dienaar verhoogt de waarde met 1. Stuur er net genoeg om nog een kaart te laten werken; de rest is verspild.
tip-exchange = Dit gebouw ruilt goederen die je al voor deze actie had. Je mag weigeren; elke kaart doet één ruil.
tip-privilege = Een cadeautje naar keuze. Krijg je er meer tegelijk, dan moeten ze verschillen.
tip-forfeit = Je tegel neemt 1 van wat je net kreeg. Geef wat je kunt missen.
tip-copy = Lorenzo neemt de gave van deze leider voorgoed over, zonder zijn eisen.
tip-raise = Eén gekleurd familielid heeft deze waarde tot het einde van de ronde. Bij een lage dobbelsteen win je het meest.
tip-vatican = Steunen maakt al je geloof tot punten en zet het terug op 0. Weigeren houdt het, maar de tegel blijft tot het einde bij je.

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-council = raadspaleis
label-dice = dobbelstenen (zwart, wit, oranje)
label-leaders = leiders
label-period = periode
label-pile = kaarten op de stapels
label-bonus-tile = bonustegel
label-characters = personen
label-territories = gebieden
label-ventures = projecten
label-copied = nagebootst
label-discarded = afgelegde leiders
label-excommunications = excommunicaties
label-has-chosen = heeft gekozen
label-leaders-in-hand = leiders op hand
label-leaders-in-packet = leiders om uit te kiezen
label-members = familieleden
label-member = familielid
label-space = op
label-used = leiders gebruikt deze ronde
label-secrets = geheimen
label-keeps = houdt
label-packet = om uit te kiezen
label-passed = doorgegeven
label-tiles = excommunicatietegels
