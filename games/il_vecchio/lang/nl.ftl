# The game
title = Il Vecchio
tagline = Florentijnse families brengen de Medici ten val, stad na stad.
length = 60–90 minuten

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

# Goods in numbers
count-florin = { $n ->
    [one] { $n } florijn
   *[other] { $n } florijnen
}
count-scroll = { $n ->
    [one] { $n } perkament
   *[other] { $n } perkamenten
}
count-cart = { $n ->
    [one] { $n } kar
   *[other] { $n } karren
}
count-bishop = { $n ->
    [one] { $n } bisschop
   *[other] { $n } bisschoppen
}
count-assassin = { $n ->
    [one] { $n } huurmoordenaar
   *[other] { $n } huurmoordenaars
}
count-knight = { $n ->
    [one] { $n } ridder
   *[other] { $n } ridders
}
count-abbot = { $n ->
    [one] { $n } abt
   *[other] { $n } abten
}

# Options
option-free_reinforcement = Versterking zonder dobbelstenen
option-free_reinforcement-about = De actie Versterking plaatst het familielid in een stad naar keuze, zonder te dobbelen.
option-no_events = Geen gebeurtenissen
option-no_events-about = De wapenschilden van de Medici worden gewoon genomen, maar hun gebeurtenis vervalt.
option-middlemen_start = Start van de tussenpersonen
option-middlemen_start-about = Waar de vijf tussenpersonen aan het begin staan.
option-middlemen_start-printed = zoals gedrukt
option-middlemen_start-random = door loting

# Points
score-provinces = provincies
score-offices = Raad en Adel
score-all_tracks = alle vijf de sporen
score-majorities = meerderheden
score-crests = wapenschilden van de Medici
score-passed = dubbele beurt overgeslagen
score-nobility = adeltegels

# Questions
ask-nothing = Het spel gaat verder.
ask-first-seat = Wie begint?
ask-middlemen-start = Waar begint de volgende tussenpersoon?
ask-look = De volgende tegel wordt getrokken.
ask-keep = Welke tegel ({ $track }) houd je?
ask-dice = Er wordt gedobbeld.
ask-zone = Welke zone kies je voor je familieleden?
ask-place = Waar in zone { $zone } plaats je een familielid?
ask-place-anywhere = In welke stad plaats je een familielid?
ask-reveal = Draai je raadstegel om.
ask-double = Speel je je dubbele beurt of sla je die over voor { $points } punten?
ask-turn = Kies een actie of gebruik provincietegels.
ask-turn-tiles = Gebruik je nog provincietegels voor je beurt eindigt?
ask-price = Gebruik je een tegel om de prijs van { $track } te verlagen?
ask-journey = Wie handelt in { $city }, en hoe komt hij daar?
ask-means = Tussenpersoon of bisschop in { $city }?
ask-pay = Wat betaal je?
ask-pay-tax = Belasting: wat betaal je?
ask-pay-followers = Welke volgelingen betaal je om een provincie te nemen: { $track }?
ask-pay-tile = { $tile }: wat betaal je?
ask-take-city = Wat neem je van deze stad ({ $kind })?
ask-take-tile = { $tile }: wat neem je?
ask-take = Wat neem je?
ask-may-roll = { $tile }: dobbel je voor een nieuw familielid?
event-rolled-zone = { $seat } gooit { $first } en { $second }: zone { $sum }.
event-rolled-free = { $seat } gooit { $first } en { $second }: { $sum }, vrije keuze.
ask-take-crest = Het bovenste wapenschild wordt omgedraaid.
ask-yielding = Welk familielid gaat liggen of terug naar je voorraad?
ask-claim = Welke provincietegel van { $track } kies je?

# Answers
choice-first = { $seat } is startspeler
choice-start = een tussenpersoon begint in { $city }
choice-die = de dobbelsteen toont { $pips }
choice-draw = trek { $tile }
choice-crest = het wapenschild toont { $crest }
choice-keep = houd { $tile }
choice-zone = kies zone { $zone }
choice-place = plaats een familielid in { $city }
choice-reveal = draai { $tile } om
choice-play = speel de dubbele beurt
choice-pass = sla de dubbele beurt over voor { $points } punten
choice-city = stadsactie in { $city }
choice-seize = neem een provincie: { $track }
choice-office = neem een ambt: { $track }
choice-reinforce = versterking
choice-recover = herstel
choice-use = gebruik de tegel { $tile }
choice-reuse = herhaal de gebruikte tegel { $tile }
choice-settle = betaal de prijs zoals hij is
choice-end = beëindig de beurt
choice-stay = het familielid ter plaatse handelt
choice-walk = { $florins ->
    [one] loop vanuit { $city } voor { $florins } florijn
   *[other] loop vanuit { $city } voor { $florins } florijnen
}
choice-cart = neem een kar vanuit { $city }
choice-middleman = gebruik de tussenpersoon; het familielid gaat liggen
choice-bishop = betaal een bisschop; het familielid blijft staan
choice-lie = leg het familielid in { $city } neer
choice-return = neem het liggende familielid in { $city } terug
choice-pay = betaal { $goods }
choice-take = neem { $goods }
choice-claim = kies de tegel { $tile }
choice-roll = dobbel
choice-skip = zie ervan af

# Events
part-last-round = de laatste

event-first-player = { $seat } is startspeler.
event-middleman-starts = Een tussenpersoon begint in { $city }.
event-rolled = { $seat } gooit een { $pips }.
event-drew = { $seat } bekijkt een tegel van de { $track }.
event-drew-known = { $seat } bekijkt { $tile }.
event-kept = { $seat } houdt een tegel van de { $track }.
event-kept-known = { $seat } houdt { $tile }.
event-chose-zone = { $seat } kiest zone { $zone }.
event-placed = { $seat } plaatst een familielid in { $city }.
event-last-round = Het laatste wapenschild is weg: een laatste ronde met dubbele beurten.
event-turn-begins = { $seat } is aan de beurt.
event-turned-up = { $seat } draait { $tile } om.
event-passed = { $seat } slaat de dubbele beurt over voor { $points } punten.
event-acts-middleman = { $seat } doet een actie in { $city } met de tussenpersoon.
event-acts-bishop = { $seat } doet een actie in { $city } met een bisschop.
event-acts-rest = { $seat } doet een actie in { $city }.
event-reinforces = { $n ->
    [one] { $seat } roept versterking op: { $n } familielid.
   *[other] { $seat } roept versterking op: { $n } familieleden.
}
event-walked = { $seat } loopt van { $from } naar { $to }.
event-carted = { $seat } neemt een kar van { $from } naar { $to }.
event-middleman-moved = De tussenpersoon ({ $kind }) gaat van { $from } naar { $to }.
event-laid-down = Het familielid van { $seat } in { $city } gaat liggen.
event-stood-up = Alle familieleden van { $seat } staan op.
event-went-home = { $seat } neemt een familielid uit { $city } terug.
event-paid = { $seat } betaalt { $goods }.
event-paid-way = { $seat } betaalt { $goods } voor de weg.
event-paid-bishop = { $seat } betaalt { $goods }, en het familielid blijft staan.
event-paid-space = { $seat } betaalt { $goods } voor het vak: { $track }.
event-paid-additional = { $seat } betaalt de extra kosten van { $goods }: { $track }.
event-paid-office = { $seat } betaalt { $goods } voor een ambt: { $track }.
event-paid-followers = { $seat } betaalt { $goods } om een provincie te nemen: { $track }.
event-paid-tax = { $seat } betaalt { $goods } belasting.
event-paid-tile = { $seat } betaalt { $goods } voor { $tile }.
event-took = { $seat } neemt { $goods }.
event-took-start = { $seat } begint met { $goods }.
event-took-recovery = { $seat } neemt { $goods } voor het herstel.
event-took-city = { $seat } neemt { $goods } van de stad ({ $kind }).
event-took-tile = { $seat } neemt { $goods } met { $tile }.
event-took-bonus = { $seat } neemt { $goods } als bonus van { $tile }.
event-took-reveal = { $seat } neemt { $goods } voor het omdraaien van { $tile }.
event-left = { $seat } ziet af van wat { $tile } biedt.
event-lapsed = { $tile } levert { $seat } niets op: het is nu niet mogelijk.
event-untaxed = { $seat } heeft niets van wat de belasting vraagt en betaalt niets.
event-unmustered = { $seat } heeft geen familielid in een stad: de gebeurtenis gaat voorbij.
event-entered = { $points ->
    [one] { $seat } neemt vak { $place } in: { $track } ({ $points } punt).
   *[other] { $seat } neemt vak { $place } in: { $track } ({ $points } punten).
}
event-took-crest = { $seat } neemt een wapenschild van de Medici: { $crest } (nog { $left }).
event-cost-moved = De extra kosten gaan van de Raad naar de Adel.
event-claimed = { $seat } wint de provincietegel { $tile }.
event-no-tile = Er is geen tegel meer voor { $seat }: { $track }.
event-used = { $seat } gebruikt de tegel { $tile }.
event-reused = { $seat } herhaalt de gebruikte tegel { $tile }.
event-majority = { $members ->
    [one] De meerderheid gaat naar { $seat } met { $members } familielid: { $track } ({ $points } punten).
   *[other] De meerderheid gaat naar { $seat } met { $members } familieleden: { $track } ({ $points } punten).
}
event-majority-tied = { $members ->
    [one] De meerderheid gaat naar { $seat } met { $members } familielid, eerder geplaatst dan dat van { $equal }: { $track } ({ $points } punten).
   *[other] De meerderheid gaat naar { $seat } met { $members } familieleden, het laatste eerder geplaatst dan dat van { $equal }: { $track } ({ $points } punten).
}
event-noble = { $seat } draait de adeltegel { $tile } om: { $points } punten.
event-over = Het spel is afgelopen: { $winners } wint met { $points } punten.
event-over-tied = Het spel is afgelopen: { $winners } wint met { $points } punten, gelijk met { $equal } maar met meer volgelingen en perkamenten, of anders meer florijnen.
event-over-shared = Het spel is afgelopen: { $winners } delen de overwinning met { $points } punten.
name = { $seat }

# Reasons
why-zone = Deze stad ligt niet in zone { $a }.
why-no-middleman = De tussenpersoon is hier niet en je hebt geen bisschop om te betalen.
why-middleman-elsewhere = De tussenpersoon van deze kleur is elders.
why-no-bishop = Je hebt geen bisschop.
why-no-cart = Je hebt geen kar.
why-nobody-stands = Geen van je familieleden staat.
why-florins = { $a ->
    [one] Dit kost { $a } florijn; je hebt er { $b }.
   *[other] Dit kost { $a } florijnen; je hebt er { $b }.
}
why-too-far = { $a ->
    [one] De kortste weg kost { $a } florijn; je hebt er { $b }, en geen kar.
   *[other] De kortste weg kost { $a } florijnen; je hebt er { $b }, en geen kar.
}
why-too-far-and-price = { $a ->
    [one] De kortste weg kost { $a } florijn en de prijs is { $c }; je hebt er { $b }, en geen kar.
   *[other] De kortste weg kost { $a } florijnen en de prijs is { $c }; je hebt er { $b }, en geen kar.
}
why-walk = { $a ->
    [one] De weg daarvandaan kost { $a } florijn; je hebt er { $b }.
   *[other] De weg daarvandaan kost { $a } florijnen; je hebt er { $b }.
}
why-walk-and-price = { $a ->
    [one] De weg daarvandaan kost { $a } florijn en de prijs is { $c }; je hebt er { $b }.
   *[other] De weg daarvandaan kost { $a } florijnen en de prijs is { $c }; je hebt er { $b }.
}
why-track-full = Dit spoor is vol tot de laatste ronde.
why-scrolls = Een ambt kost { $a } perkamenten; je hebt er { $b }.
why-followers-venice = Venetië kost een huurmoordenaar; je hebt er geen.
why-followers-milan = Milaan kost een ridder en een abt; je hebt er { $b } en { $c }.
why-followers-papal = De Kerkelijke Staat kost twee volgelingen van één kleur en één van een andere; je hebt { $a ->
    [one] { $a } huurmoordenaar
   *[other] { $a } huurmoordenaars
}, { $b ->
    [one] { $b } ridder
   *[other] { $b } ridders
} en { $c ->
    [one] { $c } abt
   *[other] { $c } abten
}.
why-followers-any = Zelfs in willekeurige kleuren heb je te weinig volgelingen: { $a ->
    [one] { $a } huurmoordenaar
   *[other] { $a } huurmoordenaars
}, { $b ->
    [one] { $b } ridder
   *[other] { $b } ridders
} en { $c ->
    [one] { $c } abt
   *[other] { $c } abten
}.
why-lacks-florin = Dit kost { $a ->
    [one] { $a } florijn
   *[other] { $a } florijnen
}; je hebt er { $b }.
why-lacks-scroll = Dit kost { $a ->
    [one] { $a } perkament
   *[other] { $a } perkamenten
}; je hebt er { $b }.
why-lacks-cart = Dit kost { $a ->
    [one] { $a } kar
   *[other] { $a } karren
}; je hebt er { $b }.
why-lacks-bishop = Dit kost { $a ->
    [one] { $a } bisschop
   *[other] { $a } bisschoppen
}; je hebt er { $b }.
why-lacks-assassin = Dit kost { $a ->
    [one] { $a } huurmoordenaar
   *[other] { $a } huurmoordenaars
}; je hebt er { $b }.
why-lacks-knight = Dit kost { $a ->
    [one] { $a } ridder
   *[other] { $a } ridders
}; je hebt er { $b }.
why-lacks-abbot = Dit kost { $a ->
    [one] { $a } abt
   *[other] { $a } abten
}; je hebt er { $b }.
why-tile-price = Je hebt niets van wat deze tegel als betaling vraagt.
why-tile-no-member = Deze tegel betaalt voor familieleden in steden; je hebt er daar geen.
why-tile-reserve = Deze tegel plaatst { $a ->
    [one] { $a } familielid
   *[other] { $a } familieleden
} uit je voorraad; je hebt er { $b }.
why-price-tile = Deze tegel gebruik je bij het betalen van een provincie.
why-action-done = Je hebt je actie gedaan.
why-must-act = Je moet eerst een actie doen; herstel kan altijd.
why-reserve-empty = Je hebt geen familieleden meer in voorraad.

# What tiles and crests do
crest-tax-about = Elke speler betaalt 3 florijnen, 1 volgeling, 1 perkament, 1 kar of 1 bisschop.
crest-middlemen-about = Alle tussenpersonen gaan één stad verder.
crest-family_members-about = Elke speler legt een staand familielid neer of neemt een liggend terug.
province-milan_scroll_for_followers-about = Betaal 1 perkament voor 2 volgelingen naar keuze.
province-milan_florins-about = Neem 6 florijnen.
province-milan_any_colours-about = Betaal bij het nemen van een provincie de volgelingen in willekeurige kleuren.
province-milan_follower_for_scrolls-about = Betaal 1 volgeling voor 2 perkamenten.
province-milan_follower-about = Neem 1 volgeling naar keuze.
province-milan_bishop_and_cart-about = Neem 1 bisschop en 1 kar.
province-venice_scroll-about = Neem 1 perkament.
province-venice_knight-about = Neem 1 ridder.
province-venice_assassin-about = Neem 1 huurmoordenaar.
province-venice_abbot-about = Neem 1 abt.
province-venice_florin_per_member-about = Neem 1 florijn voor elk van je familieleden in een stad.
province-venice_roll_member-about = Dobbel en plaats een familielid in die zone.
province-papal_reuse-about = Herhaal het effect van een andere gebruikte provincietegel van jezelf.
province-papal_double-about = Betaal 1 volgeling of 1 perkament voor 2 volgelingen naar keuze of 2 perkamenten.
province-papal_no_coins-about = Betaal bij het nemen van een provincie de florijnen van het vak niet.
province-papal_florins_for_follower_and_scroll-about = Betaal 5 florijnen voor 1 volgeling naar keuze en 1 perkament.
province-papal_choice-about = Neem 1 volgeling naar keuze, 1 perkament of 5 florijnen.
province-papal_free_member-about = Plaats een familielid in een stad naar keuze, zonder te dobbelen.
council-council_scroll-about = Neemt je stadsactie een perkament, dan mag je voor 1 florijn nog een kopen.
council-council_florins-about = Neemt je stadsactie florijnen in een bruine stad, neem er dan 4 meer.
council-council_follower_florins-about = Neemt je stadsactie een volgeling, neem dan 2 florijnen.
council-council_abbot-about = Neemt je stadsactie een abt, neem er dan nog een.
council-council_knight-about = Neemt je stadsactie een ridder, neem er dan nog een.
council-council_assassin-about = Neemt je stadsactie een huurmoordenaar, neem er dan nog een.
council-council_carts-about = Neemt je stadsactie karren, neem dan ook 1 bisschop en 2 florijnen.
council-council_bishops-about = Neemt je stadsactie bisschoppen, neem dan ook 1 kar en 2 florijnen.
council-council_recover-about = Na herstel mag je dobbelen en een familielid plaatsen.
council-council_office_follower-about = Neem bij een ambt 1 volgeling naar keuze.
council-council_province_scroll-about = Neem bij het nemen van een provincie 1 perkament.
council-council_reinforce-about = Je versterking plaatst twee familieleden na één worp.
nobility-nobility_reserve-about = 3 punten voor elke twee familieleden in je voorraad.
nobility-nobility_cities-about = 3 punten voor elke twee familieleden in steden.
nobility-nobility_regions-about = 3 punten voor elke twee familieleden in streken.
nobility-nobility_nobles-about = 2 punten voor elk familielid in de Adel.
nobility-nobility_councillors-about = 2 punten voor elk familielid in de Raad.
nobility-nobility_cart_bishop-about = 2 punten voor elk paar van een kar en een bisschop, hoogstens 8.
nobility-nobility_three_colours-about = 6 punten voor familieleden in een witte, een zwarte en een grijze stad.
nobility-nobility_three_regions-about = 5 punten voor elke reeks van één familielid in elk van de drie streken.
nobility-nobility_neighbours-about = Voor elk paar van je familieleden naast elkaar op een spoor zoveel punten als er spelers zijn.
nobility-nobility_one_of_each-about = 8 punten voor minstens 1 florijn, 1 volgeling, 1 perkament, 1 kar en 1 bisschop.
nobility-nobility_unused_provinces-about = 3 punten voor elke provincietegel die je niet hebt gebruikt.
nobility-nobility_crests-about = 3, 5, 7 of 10 punten voor 1, 2, 3 of 4 wapenschilden van de Medici.

# The board
draw-city = { $city }, { $kind }
draw-standing = { $seat }: { $n } staand
draw-lying = { $seat }: { $n } liggend
draw-middleman = de tussenpersoon voor steden met de kleur { $kind }
draw-fare = { $n ->
    [0] de reis kost niets
    [one] de reis kost { $n } florijn
   *[other] de reis kost { $n } florijnen
}
draw-fare-cart = de reis kost een kar
draw-bishop = zonder tussenpersoon kost het een bisschop
draw-zone = Zone { $n }
draw-gate = de toegang is { $city }
draw-gate-to = de toegang tot: { $track }
draw-space = { $track }, vak { $n }
draw-space-price = { $n ->
    [one] { $n } florijn
   *[other] { $n } florijnen
}
draw-space-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
draw-queue = { $seat } wacht achter het laatste vak
draw-price = prijs: { $goods }
draw-price-any = prijs: { $n } volgelingen, twee van één kleur en één van een andere
draw-extra = De extra kosten: { $n } florijnen meer
draw-stack = { $n ->
    [one] { $n } tegel in de stapel
   *[other] { $n } tegels in de stapel
}
draw-crests-left = { $n ->
    [one] Er is nog { $n } wapenschild van de Medici
   *[other] Er zijn nog { $n } wapenschilden van de Medici
}
draw-last-round = De laatste ronde
draw-first = Startspeler
draw-passed = Heeft de dubbele beurt overgeslagen
draw-score = { $seat }: { $n ->
    [one] { $n } punt
   *[other] { $n } punten
} voor zover zichtbaar
draw-reserve = { $n ->
    [one] { $n } familielid in de voorraad
   *[other] { $n } familieleden in de voorraad
}
draw-crest = Genomen wapenschilden van de Medici, { $crest }: { $n }
draw-used = gebruikt
draw-face-down = Een raadstegel, gedekt
draw-hidden = { $n ->
    [one] { $n } adeltegel, gedekt
   *[other] { $n } adeltegels, gedekt
}
draw-middleman-next = hij gaat verder naar { $city }
draw-crest-unseen = Kan nog hoogstens komen, { $crest }: { $n }
draw-majority = De meerderheid op dit spoor: { $n } punten
draw-leads = { $seat } zou die nu hebben
draw-leads-nobody = er staat nog niemand
draw-on-track = { $seat }: { $n }
draw-next-crest = { $n ->
    [one] Het volgende familielid op dit spoor neemt een wapenschild van de Medici
   *[other] Het volgende wapenschild van de Medici: over { $n } familieleden
}
draw-worth = { $n ->
    [one] Nu { $n } punt waard
   *[other] Nu { $n } punten waard
}
draw-goes = Wie reist:
draw-goes-nearest = wie het dichtst bij is
draw-stays = je familielid dat er staat, handelt

# De geschilderde tafel
draw-tuscany = Toscane
draw-tracks = Provincies en ambten
draw-towns = Steden
draw-crests = Wapenschilden van de Medici
draw-council-tiles = Raadstegels
draw-nobility-tiles = Adelstegels
draw-free = gratis
draw-no-tiles = Hier ligt geen tegel meer
draw-no-own-tiles = Hier liggen de tegels die je wint of houdt.
draw-key-middleman = tussenpersoon
draw-key-acted = is klaar
draw-key-zone = zone
draw-crests-word = { $n ->
    [one] wapenschild
   *[other] wapenschilden
}
draw-then-last-round = dan de laatste ronde
draw-to-come = nog te verwachten
draw-if-ended = als het nu eindigde
draw-in-reserve = in reserve
draw-stand = staan
draw-lie = liggen
draw-on-tracks = op sporen
draw-who-goes = staan: wie reist er?
draw-all-standing = { $n ->
    [one] { $n } familielid staat in een stad
   *[other] { $n } familieleden staan in steden
}
draw-all-lying = { $n ->
    [one] { $n } familielid ligt in een stad
   *[other] { $n } familieleden liggen in steden
}
draw-all-on-tracks = { $n ->
    [one] { $n } familielid op de sporen
   *[other] { $n } familieleden op de sporen
}
goods-florin = florijnen
goods-scroll = perkamenten
goods-cart = karren
goods-bishop = bisschoppen
goods-assassin = moordenaars
goods-knight = ridders
goods-abbot = abten

# De balk
draw-ask-turn = Waar handelt je familie?
draw-ask-turn-tiles = Nog een tegel voor het einde van je beurt?
draw-ask-double = Je dubbele beurt: spelen of passen?
draw-lit = { $n ->
    [one] { $n } plek is verlicht.
   *[other] { $n } plekken zijn verlicht.
}
draw-pay-get = Wat je betaalt ▸ wat je krijgt.
draw-nobody-stands = Geen van je familieleden staat: herstel, of roep versterking.
draw-tiles-lit = { $n ->
    [one] { $n } tegel is verlicht. Elke werkt één keer.
   *[other] { $n } tegels zijn verlicht. Elke werkt één keer.
}
draw-double-detail = De laatste van het spel: twee acties achter elkaar.
draw-keep-detail = De andere gaan terug onder de stapel.
draw-claim-detail = Je mag hem één keer gebruiken, naast een actie.
draw-yielding-detail = Een stad: leg neer wie staat. De buidel: neem terug wie ligt.
draw-winner = { $winners } wint!
draw-winners = { $winners } winnen samen!
draw-reinforce = Versterking
draw-recover = Herstel
draw-rise = { $n ->
    [0] 1 florijn
    [one] { $n } staat op, 1 florijn
   *[other] { $n } staan op, 1 florijn
}
draw-by-middleman = Met de tussenpersoon
draw-by-bishop = Met een bisschop
draw-by-bishop-more = je familielid blijft staan
draw-bishop-towns = { $n ->
    [one] { $n } stad meer
   *[other] { $n } steden meer
}
draw-mini-map = De kaart in het klein: raak haar aan om erheen te gaan
draw-lies-down = Gaan liggen
draw-lies-down-more = het kost niets
draw-play-double = Dubbele beurt
draw-play-double-more = twee acties
draw-pass-double = Passen
draw-roll = Dobbelen
draw-skip = Overslaan
draw-settle = Betaal de prijs zoals hij is
draw-end-turn = Beurt beëindigen

# Het paneel
draw-list = { $goods }
draw-term-gives = Geeft
draw-term-or = of
draw-term-way = Weg
draw-term-middleman = Tussenpersoon
draw-term-leads = Leidt naar
draw-term-entrance = Ingang
draw-term-brings = Levert op
draw-term-end = Aan het eind
draw-term-once = Eén keer
draw-term-always = Altijd
draw-term-at-once = Meteen
draw-term-unseen = Nog niet gezien
draw-term-known = Jij weet
draw-term-crest = Wapenschild
draw-town-brown = Bruine stad
draw-town-black = Zwarte stad
draw-town-grey = Grijze stad
draw-town-white = Witte stad
draw-town-purple = Paarse stad
draw-town-green = Groene stad, zonder tussenpersoon
draw-town-red = Rode stad, een poort
draw-town-florence = De stad van de Medici
draw-florence-leads = De ambten: raad en adel
draw-middleman-ring = Na een actie hier gaat hij verder naar { $city }.
draw-any-followers = { $n } volgelingen, twee van één kleur en één van een andere
draw-track-region = De punten van het vak en een provincietegel naar keuze
draw-track-office = De punten van het vak en een van { $n } tegels die je bekijkt
draw-kind-region = Streek
draw-kind-office = Ambt in Florence
draw-kind-province = Provincietegel: { $track }
draw-kind-council = Raadstegel
draw-kind-nobility = Adelstegel
draw-kind-crest = Wapenschild van de Medici
draw-way-none = Je familielid is er al.
draw-way-walk = { $n ->
    [one] te voet vanuit { $city }, { $n } stap
   *[other] te voet vanuit { $city }, { $n } stappen
}
draw-way-cart = per kar; te voet vanuit { $city } zou het { $n } zijn
draw-you-choose = Jij kiest welk van de twee.
draw-with-bishop = De bisschop wordt betaald en je familielid blijft staan.
draw-lies-after = Je familielid gaat liggen, tenzij je een bisschop betaalt.
draw-goes-for-good = Je familielid verlaat de kaart voorgoed.
draw-takes-crest = Je neemt een wapenschild; de gebeurtenis treft iedereen.
draw-on-reveal = Als hij wordt omgedraaid: { $goods }.

# De legenda
legend-scroll = perkamenten: twee voor een ambt
legend-cart = kar: één reis, waarheen ook
legend-bishop = bisschop: handel zonder tussenpersoon, en blijf staan
legend-assassin = huurmoordenaar, een volgeling
legend-knight = ridder, een volgeling
legend-abbot = abt, een volgeling
legend-follower = volgeling van elke kleur
legend-vp = punten
legend-crest = wapenschild van de Medici: een gebeurtenis, en punten aan het eind
legend-standing = familielid dat staat en kan handelen
legend-dice = twee dobbelstenen wijzen de zone aan waar een familielid verschijnt
legend-region = provincie in een van de drie streken
legend-council = stadsraad
legend-nobility = adel
legend-crown = meerderheid op een spoor
legend-bag = je familieleden in reserve
legend-cards = tegels
legend-again = herhaalt een gebruikte tegel
legend-nocoin = zonder florijnen
legend-to = wat je betaalt wordt wat erachter staat

# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-keep = Je houdt een van de tegels die je bekijkt, zonder dat anderen hem zien. Raadstegels verbeteren een actie voorgoed; adeltegels tellen aan het einde.
tip-zone = Twee familieleden beginnen in steden van deze zone. Kijk waar de tussenpersonen zijn, en welke poort of groene stad dichtbij is.
tip-place = Een nieuw familielid staat en kan vanaf je volgende beurt handelen. Steden met een tussenpersoon, poorten en buren van Florence zijn goede plekken.
tip-place-anywhere = Elke stad, zelfs Florence. Kies waar je volgende actie moet zijn.
tip-reveal = Je raadstegel wordt omgedraaid: vanaf nu verbetert hij zijn actie.
tip-double = Twee acties na elkaar, met tegels ertussen, of 2 punten als je overslaat. Twee goede acties zijn bijna altijd meer waard.
tip-turn = Eén actie per beurt: goederen van een stad, een provincie, een ambt, een nieuw familielid, of rust. Provincietegels mag je daarnaast gebruiken.
tip-turn-tiles = Je actie is gedaan. Open provincietegels mag je nog gebruiken; elke werkt maar één keer.
tip-price = Een tegel kan de prijs van deze provincie verlagen. Gebruik je hem nu, dan is hij op.
tip-journey = Wie handelt, en hoe hij er komt: te voet 1 florijn per stad, met een kar overal, voor niets als hij er al is.
tip-means = Met de tussenpersoon kost het niets, maar je familielid gaat liggen en de tussenpersoon trekt verder. Met een bisschop blijft het staan.
tip-pay = Betaal met wat je voor je volgende plan het minst nodig hebt.
tip-pay-tax = Iedereen betaalt de belasting. Geef wat je kunt missen: 3 florijnen, of één stuk van iets anders.
tip-pay-followers = Met volgelingen koop je provincies. Houd de kleuren die de volgende vraagt.
tip-pay-tile = De tegel maakt van wat je betaalt iets anders. Betaal met wat je het minst nodig hebt.
tip-take-city = Een stad geeft een van deze dingen. Denk aan wat je volgende aankoop kost: volgelingen en florijnen voor een provincie, perkamenten voor een ambt.
tip-take-tile = De tegel geeft een van deze dingen. Denk aan wat je volgende aankoop kost.
tip-take = Denk aan wat je volgende aankoop kost: volgelingen en florijnen voor een provincie, perkamenten voor een ambt.
tip-may-roll = De dobbelstenen sturen een familielid uit je voorraad naar een stad van die zone. Dat kost niets, maar ook de voorraad kan punten opleveren.
tip-yielding = Iedereen ondergaat dit: een staand familielid gaat liggen, of een liggend gaat terug naar de voorraad. Verlies wie je het minst nodig hebt.
tip-claim = Deze tegel is nu van jou en je gebruikt hem één keer, wanneer het je uitkomt, naast je actie.

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-additional-cost = extra kosten bij
label-council = Raad
label-layers = lagen van de stapel
label-known = kan bevatten
label-size = tegels
label-crests-left = wapenschilden van de Medici over
label-families = families
label-crests = wapenschilden van de Medici
label-face-down = een raadstegel gedekt
label-face-down-tile = de gedekte tegel
label-lying = liggende familieleden
label-standing = staande familieleden
label-nobility = Adel
label-nobility-count = adeltegels
label-passed = heeft gepast
label-provinces = provincietegels
label-reserve = familieleden in reserve
label-used = gebruikte tegels
label-last-round = laatste ronde
label-looking-at = bekijkt
label-middlemen = tussenpersonen
label-skipped = overgeslagen beurten
label-tracks = sporen
