# What the game says
title = De Vorsten van Florence

tagline = Bouwmeesters, narren en tuinen voor de kunstenaars en geleerden van de renaissance.
length = 75–100 minuten

option-muse = Muze & Prinses
option-muse-about = Na elke veiling wordt op zes personages geboden; prestige levert geen florijnen meer op.
option-cooperation = Samenwerking
option-cooperation-about = De landen grenzen aan elkaar, en buren mogen samen over de grens bouwen.
option-freedoms_2p = Vrijheden met zijn tweeën
option-freedoms_2p-about = Hoeveel vrijheden er zijn in een spel met twee.
option-freedoms_2p-5 = vijf
option-freedoms_2p-4 = vier (moeilijker)

score-works = werken
score-best = beste werken
score-buildings = gebouwen
score-landscapes = landschappen
score-builders = bouwmeesters
score-merchant = Koopman
score-cards = prestigekaarten
score-banker = Bankier
score-spent = als betaling afgestaan

ask-nothing = Er wordt niets gevraagd.
ask-deal = Er wordt een beroepskaart gedeeld.
ask-return = Welke beroepskaart geef je terug?
ask-extra = Een vrijheid krijgt een tweede exemplaar.
ask-first = De startspeler wordt geloot.
ask-open = Wat breng je in veiling, voor { $florins } florijnen?
order-raise-to = bieden tot { $florins } florijnen
order-pass = passen: { $item }
ask-bid = { $seat } biedt { $florins } florijnen voor: { $item }. Verhoog je tot { $raised }?
ask-last = Je bent de laatste: wat neem je voor { $florins } florijnen?
ask-purchase = Je hebt gekocht: { $item }, voor { $florins } florijnen. Gebruik je de Koopman? Zijn prestige zou { $points } zijn.
ask-kind = Welk landschap neem je?
ask-place = Waar leg je de tegel neer: { $tile }?
ask-draw = Er wordt een kaart getrokken.
ask-keep = Welke kaart houd je?
ask-under = Welke kaart gaat als volgende onder de stapel?
ask-hire = Gebruik je de ronselkaart nu?
ask-court = Op welk personage bied je? Op de Bankier liggen { $florins } florijnen.
ask-merchant = Neem je nu de { $points } prestige van de Koopman?
ask-professor = Welke kaart brengt de Professor je?
ask-turn = { $actions ->
    [0] Geen acties meer. Nog iets anders?
    [one] Je hebt nog één actie.
   *[other] Je hebt nog { $actions } acties.
}
ask-add = Het werk is { $value } waard (minimum { $minimum }). Voeg je een bonuskaart toe?
ask-pay = Het werk van waarde { $value } levert { $florins } florijnen op. Hoeveel prestige neem je in plaats daarvan?
ask-partner = Met wie wil je bouwen: { $building }?
ask-site = Waar moet het staan, met { $seat }: { $building }?
ask-price = Wat moet { $seat } je betalen voor: { $building }?
ask-offer = { $seat } wil met je bouwen: { $building }. Je zou { $florins } florijnen betalen. Neem je het aan?

choice-first = { $seat } begint
choice-extra = een tweede exemplaar: { $freedom }
choice-draw = getrokken: { $card }
choice-return = teruggeven: { $card }
choice-open = openen op { $florins } florijnen: { $item }
choice-take = nemen voor { $florins } florijnen: { $item }
choice-give-up = deze ronde niets kopen
choice-raise = verhogen tot { $florins } florijnen
choice-pass = passen
choice-kind = nemen: { $kind }
choice-place = stand { $turn }, rij { $row }, kolom { $column }
choice-keep = houden: { $card }
choice-under = onder de stapel: { $card }
choice-as-is = alles onder de stapel, zoals ze kwamen
choice-mark = { $florins } florijnen bieden op: { $character }
choice-free = de Koopman betaalt
choice-pay = betalen, en de Koopman nog houden
choice-work = een werk voltooien: { $card }
choice-build = bouwen: { $building }
choice-joint = bouwen met een buur: { $building }
choice-profession = een beroepskaart trekken ({ $florins } florijnen)
choice-freedom = invoeren ({ $florins } florijnen): { $freedom }
choice-bonus = een bonuskaart trekken ({ $florins } florijnen)
choice-princess = het werk van de Prinses
choice-recruit = ronselen: { $card }
choice-rank = het prestige van de Koopman nemen
choice-learn = de Professor brengt een van de { $pile }
choice-later = nu niet
choice-end = de beurt beëindigen
choice-add = toevoegen: { $card }
choice-done = geen bonuskaarten meer
choice-prestige = { $points ->
    [0] alles in florijnen
    [one] één prestige
   *[other] { $points } prestige
}
choice-partner = met { $seat }
choice-price = { $florins ->
    [0] niets
   *[other] { $florins } florijnen
}
choice-accept = aannemen
choice-refuse = weigeren

part-auctions = veilingen
part-characters = personages
part-actions = acties

event-first = { $seat } is de startspeler.
event-dealt = Elke vorst krijgt { $cards } beroepskaarten.
event-extra = Er is een tweede exemplaar van: { $freedom }.
event-drawn = { $seat } trekt: { $card }.
event-drawn-unseen = { $seat } trekt van de { $pile }.
event-looked = { $seat } bekijkt { $cards }.
event-looked-unseen = { $cards ->
    [one] { $seat } bekijkt de laatste van de { $pile }.
   *[other] { $seat } bekijkt de bovenste { $cards } van de { $pile }.
}
event-chosen = { $seat } heeft een beroepskaart gekozen om terug te geven.
event-returned = { $seat } geeft terug: { $card }.
event-returned-unseen = { $seat } geeft een beroepskaart terug.
event-round = Ronde { $round } begint; { $seat } is startspeler. Een werk moet { $minimum } waard zijn.
event-opened = { $seat } opent op { $florins } florijnen: { $item }.
event-raised = { $seat } verhoogt tot { $florins } florijnen.
event-passed = { $seat } past: { $item }.
event-passed-court = { $seat } biedt deze ronde op geen personage.
event-gave-up = { $seat } koopt deze ronde niets.
event-bought = { $seat } koopt voor { $florins } florijnen: { $item }.
event-paid = { $seat } betaalt { $florins } florijnen voor: { $what }.
event-paid-prestige = { $purse ->
    [0] { $seat } betaalt met { $points } prestige in plaats van { $florins } florijnen voor: { $what }.
   *[other] { $seat } betaalt { $purse } florijnen, en { $points } prestige in plaats van de andere { $rest }, voor: { $what }.
}
event-handed-over = { $seat } betaalt { $florins } florijnen aan { $to }, het afgesproken aandeel in: { $what }.
event-handed-over-prestige = { $purse ->
    [0] { $seat } staat { $points } prestige af om { $florins } florijnen aan { $to } te betalen, het afgesproken aandeel in: { $what }.
   *[other] { $seat } betaalt { $florins } florijnen aan { $to }, het afgesproken aandeel in: { $what }; { $rest } daarvan komen van { $points } afgestaan prestige.
}
event-received-work = { $seat } krijgt { $florins } florijnen voor het werk.
event-received-banker = { $seat } krijgt { $florins } florijnen van de Bankier: de { $lay } op zijn kaart min het bod van { $bid }.
event-scored-works = { $seat } neemt { $points } prestige als betaling voor het werk.
event-scored-best = { $seat } scoort { $points } prestige voor het beste werk.
event-scored-buildings = { $seat } scoort { $points } prestige voor het gebouw.
event-scored-landscapes = { $seat } scoort { $points } prestige voor nog een landschap van dezelfde soort.
event-scored-builders = { $seat } scoort { $points } prestige voor nog een bouwmeester.
event-scored-merchant = { $seat } scoort { $points } prestige met de Koopman, evenveel als de plaats op de prestigebalk.
event-scored-cards = { $seat } scoort { $points } prestige voor de kaart.
event-scored-banker = { $seat } scoort { $points } prestige met de Bankier.
event-planted = { $seat } legt: { $kind }.
event-built = { $seat } bouwt: { $building }.
event-built-together = { $seat } en { $partner } bouwen samen: { $building }.
event-kept = { $seat } houdt: { $card }.
event-kept-unseen = { $seat } houdt een van de { $pile }.
event-under = { $cards ->
    [one] { $seat } legt een kaart onder de { $pile }.
   *[other] { $seat } legt { $cards } kaarten onder de { $pile }.
}
event-recruited = { $seat } ronselt bij { $victim }: { $card }.
event-marked = { $seat } biedt { $florins } florijnen op: { $character }.
event-displaced = { $by } heeft meer geboden dan { $seat }, die de pion terugkrijgt en opnieuw mag kiezen: { $character }.
event-took = { $seat } krijgt de hulp van: { $character }.
event-unused = { $seat } heeft die hulp niet gebruikt; de kaart gaat terug: { $character }.
event-free = De Koopman betaalt de { $florins } florijnen voor { $seat }.
event-learned = { $seat } gebruikt de Professor en bekijkt de { $pile }.
event-working = { $seat } laat een werk voltooien dat { $value } waard is ({ $parts }): { $card }.
event-added = { $seat } voegt { $card } toe: het werk is { $value } waard.
event-worked = { $seat } brengt het werk met bonuskaarten op { $value }.
event-princess-worked = { $seat } laat de Prinses een werk voltooien dat { $value } waard is ({ $parts }).
event-introduced = { $seat } voert in: { $freedom }.
event-offered = { $florins ->
    [0] { $seat } biedt { $partner } aan samen te bouwen, zonder er iets voor te vragen: { $building }.
   *[other] { $seat } biedt { $partner } aan samen te bouwen; { $partner } zou { $florins } florijnen betalen: { $building }.
}
event-refused = { $seat } wil niet samen met { $by } bouwen: { $building }.
event-turn-ended = { $left ->
    [one] { $seat } laat één actie ongebruikt.
   *[other] { $seat } laat { $left } acties ongebruikt.
}
event-best = Beste werk van ronde { $round }, { $value } waard: { $seats } ({ $points } prestige).
event-no-best = Niemand heeft in ronde { $round } een werk voltooid: er is geen beste werk.
best-seat = { $seat }
event-shown = { $points ->
    [0] { $seat } toont een prestigekaart die niets oplevert: { $card }.
   *[other] { $seat } toont een prestigekaart en scoort { $points } prestige: { $card }.
}
event-changed = De Bankier wisselt { $florins } florijnen van { $seat } voor { $points } prestige.
event-changed-nothing = { $seat } heeft de Bankier, maar niet de { $rate } florijnen die een punt prestige kost.
event-won = { $seat } wint met { $points } prestige.
event-won-richer = { $seat } wint: gelijk met { $points } prestige, maar rijker, met { $florins } florijnen.
event-won-shared = { $seat } deelt de overwinning: gelijk met { $points } prestige en { $florins } florijnen.
work-part = { $thing } { $n }
part-jesters = narren
part-people = beroepen
one-of-profession = een beroepskaart
one-of-bonus = een bonuskaart
one-of-prestige = een prestigekaart

why-sold = Van deze stapel is deze ronde al iets verkocht.
why-none-left = Er zijn er geen meer.
why-no-room = Er is geen plaats voor in je land.
why-no-room-for-any = Geen landschap uit de voorraad past in je land.
why-three-builders = Niemand mag meer dan { $a } bouwmeesters hebben.
why-means = Hiervoor is { $a } nodig; je florijnen en prestige zijn samen { $b } waard.
why-florins = Hiervoor zijn { $a } florijnen nodig; je hebt er { $b }.
why-off-grid = De tegel zou niet op het raster liggen.
why-off-strip = De tegel zou niet over de grens liggen.
why-overlap = Daar ligt al iets.
why-touches = Het zou een gebouw of het paleis raken; daarvoor zijn twee bouwmeesters nodig.
why-border = { $a ->
    [one] Aan deze grens vraagt een eigen gebouw { $a } bouwmeester; je hebt er { $b }.
   *[other] Aan deze grens vraagt een eigen gebouw { $a } bouwmeesters; je hebt er { $b }.
}
why-joint-touches = Het zou een gebouw of paleis raken, en de vorst van dat land heeft geen twee bouwmeesters.
why-character-taken = Dit personage is deze ronde al genomen.
why-space-too-low = Hier zijn al { $a } florijnen geboden; bied meer.
why-last-space = Hier zijn al { $a } florijnen geboden, en niemand kan meer bieden.
why-pile-empty = De stapel is leeg.
why-minimum = Een werk moet deze ronde { $a } waard zijn; dit werk is { $b } waard.
why-minimum-with-bonus = Een werk moet deze ronde { $a } waard zijn; met al je bonuskaarten is dit werk { $b } waard.
why-minimum-so-far = Het werk is nu { $b } waard en moet { $a } waard zijn: voeg nog een bonuskaart toe.
why-minimum-princess = Een werk moet deze ronde { $a } waard zijn; dat van de Prinses is bij jou { $b } waard.
why-no-place = Er is geen plek voor in je land.
why-once-a-turn = Dat mag maar één keer per beurt.
why-have-freedom = Je hebt deze vrijheid al.
why-have-building = Je hebt dit gebouw al.
why-partner-has-building = Je buur heeft dit gebouw al.
why-no-joint-place = Er is geen plek voor over deze grens.
why-no-partner = Geen buur zou het kunnen delen.
why-offers = Hoogstens { $a } voorstellen per beurt.
why-offered-before = Dit voorstel heb je deze beurt al gedaan.

# The names of the components
profession-mathematician = Wiskundige
profession-theologian = Theoloog
profession-philosopher = Filosoof
profession-botanist = Botanicus
profession-alchemist = Alchemist
profession-physicist = Natuurkundige
profession-watchmaker = Horlogemaker
profession-goldsmith = Goudsmid
profession-bell_maker = Klokkengieter
profession-cartographer = Cartograaf
profession-jurist = Jurist
profession-choreographer = Choreograaf
profession-composer = Componist
profession-sculptor = Beeldhouwer
profession-painter = Schilder
profession-pharmacist = Apotheker
profession-physician = Arts
profession-dramatist = Toneelschrijver
profession-poet = Dichter
profession-astronomer = Astronoom
profession-organ_builder = Orgelbouwer
building-university = Universiteit
building-laboratory = Laboratorium
building-workshop = Werkplaats
building-library = Bibliotheek
building-opera = Opera
building-studio = Atelier
building-hospital = Hospitaal
building-theatre = Theater
building-tower = Toren
building-chapel = Kapel
landscape-forest = Bos
landscape-lake = Meer
landscape-park = Park
freedom-travel = Vrijheid van reizen
freedom-religion = Vrijheid van godsdienst
freedom-opinion = Vrijheid van mening
item-forest = Bos
item-lake = Meer
item-park = Park
item-landscape = Landschap
item-jester = Nar
item-builder = Bouwmeester
item-prestige_card = Prestigekaart
item-recruiting_card = Ronselkaart
bonus-each_building = Gebouwen
bonus-each_large_building = Grote gebouwen
bonus-medium_buildings_and_forests = Middelgrote gebouwen en bossen
bonus-small_buildings_and_landscapes = Kleine gebouwen en landschappen
bonus-building_sizes = Gebouwgroottes
bonus-each_landscape = Landschappen
bonus-each_forest = Bossen
bonus-each_lake = Meren
bonus-each_park = Parken
bonus-each_freedom = Vrijheden
bonus-each_jester = Narren
bonus-freedoms_and_jesters = Vrijheden en narren
bonus-each_builder = Bouwmeesters
bonus-builders_and_lakes = Bouwmeesters en meren
bonus-each_prestige_card = Prestigekaarten
bonus-prestige_cards_and_freedoms = Prestigekaarten en vrijheden
bonus-landscape_types = Soorten landschap
bonus-seven_categories = Zeven categorieën
bonus-people_in_hand = Personen in de hand
bonus-people_on_table = Personen op tafel
prestige-most_buildings = Meeste gebouwen
prestige-two_large_buildings = Twee grote gebouwen
prestige-fewest_free_squares = Minste vrije vakken
prestige-three_landscape_types = Drie soorten landschap
prestige-most_landscapes = Meeste landschappen
prestige-most_forests = Meeste bossen
prestige-most_lakes = Meeste meren
prestige-three_freedoms = Drie vrijheden
prestige-buildings_freedoms_works = Gebouwen, vrijheden, werken
prestige-most_jesters = Meeste narren
prestige-most_builders = Meeste bouwmeesters
prestige-most_parks = Meeste parken
prestige-builder_jester_landscapes = Bouwmeester, nar, landschappen
prestige-most_works = Meeste werken
character-muse = Muze
character-cardinal = Kardinaal
character-princess = Prinses
character-merchant = Koopman
character-professor = Professor
character-banker = Bankier
pile-profession = beroepskaarten
pile-bonus = bonuskaarten
pile-prestige = prestigekaarten

# The board
draw-round = Ronde { $round }: een werk moet { $minimum } waard zijn
draw-first = { $seat } is de startspeler
draw-prestige = { $seat }: prestige { $n }
draw-pile = { $item }: nog { $n }
draw-sold = verkocht
draw-bid = { $seat } biedt { $florins } florijnen
draw-forest = Zes vakken; een tweede landschap van een soort levert 3 op
draw-lake = Vier vakken; een tweede landschap van een soort levert 3 op
draw-park = Drie vakken; een tweede landschap van een soort levert 3 op
draw-landscape = Bos, meer of park; een tweede van een soort levert 3 op
draw-jester = Maakt elk werk 2 meer waard
draw-builder = Maakt bouwen goedkoper; met twee mogen gebouwen elkaar raken
draw-prestige_card = Bekijk vijf kaarten, houd er één; ze telt aan het eind
draw-recruiting_card = Haalt een beroep van de tafel van een andere vorst
draw-cost = Het zou je { $florins } florijnen kosten
draw-owned = Je hebt het
draw-liked = Geliefd bij: { $who }
draw-deck = { $pile }: { $n } op de stapel
draw-under = Onder de stapel: { $card }
draw-short-travel = Reizen
draw-short-religion = Geloof
draw-short-opinion = Mening
draw-short-profession = Mensen
draw-short-bonus = Bonus
draw-short-prestige = Prestige
draw-muse = Elk werk is het nummer van de ronde meer waard
draw-cardinal = Drie acties in plaats van twee
draw-princess = Eén werk zonder beroepskaart: landschappen, gebouwen, bouwmeesters en kaarten tellen
draw-merchant = Prestige gelijk aan je rang, of een gratis aankoop
draw-professor = Een bonuskaart of een prestigekaart, gratis
draw-banker = Betaalt de florijnen op zijn kaart min het bod
draw-holds = { $seat } heeft de gunst
draw-mark = De pion van { $seat }: { $n } florijnen
draw-hand = Je kaarten
draw-likes = Houdt van { $building }, { $landscape }, { $freedom }
draw-each = Voegt { $n } toe voor elk van: { $things }
draw-each-kind = Voegt { $n } toe voor elke aanwezige soort: { $things }
draw-scores = Levert { $n } op
draw-tied = { $n } bij gelijke stand
draw-worth = Nu { $value } waard, en { $more } meer met alle bonuskaarten; het minimum is { $minimum }
draw-adds = Voegt nu { $n } toe
draw-recruiting = Ronselkaarten: { $n }
draw-palace = Paleis
draw-border = Open grens met { $seat }
draw-florins = { $florins } florijnen
draw-florins-hidden = Florijnen worden niet getoond
draw-in-hand = In de hand: beroepen { $cards }, bonuskaarten { $bonus }
draw-known = Bekend: { $cards }
draw-kept = Prestigekaarten { $cards }, ronselkaarten { $recruiting }
draw-builders = Bouwmeesters: { $n }; een gebouw kost { $florins } florijnen
draw-jesters = Narren: { $n }
draw-no-freedom = Nog geen vrijheid
draw-best = Beste werk van deze ronde: { $n }
draw-no-work = Geen werk deze ronde
draw-left = Ronselkaarten hier achtergelaten, tellen als werk: { $n }
draw-no-works = nog geen werken
draw-square = Rij { $row }, kolom { $column }
draw-turns = De standen van de tegel
draw-turn = Stand { $turn }: { $n ->
    [0] geen plek
    [one] één plek
   *[other] { $n } plekken
}
draw-turn-key = draaien
draw-flip-key = omkeren
draw-tap-twice = Tik op een vak om de tegel daar te zien; tik nog eens om hem te leggen.
draw-leads = Het beste tot nu toe: { $n } prestige aan het eind van de ronde
draw-scores-now = Zoals het er nu voor staat levert hij { $n } op
draw-part = { $thing } +{ $n }
draw-part-jesters = narren
draw-part-people = beroeps- en ronselkaarten
draw-raise-jester = een nar
draw-raise-people = een beroeps- of ronselkaart
draw-raise-bonus = je bonuskaarten
draw-made-of = Opgebouwd uit: { $parts }
draw-pays = Het betaalt { $florins } florijnen, of hoogstens { $points } prestige in plaats daarvan
draw-raises = Wat het zou verhogen: { $things }
draw-princess-worth = Haar werk zou voor jou { $value } waard zijn; het minimum is { $minimum }
draw-standing-bid = { $item }: het bod van { $seat }, { $florins } florijnen, staat
draw-phase-auctions = veilingen
draw-phase-auctions-about = Eerste deel van de ronde: elke vorst koopt hoogstens één ding
draw-phase-characters = personages
draw-phase-characters-about = Tweede deel van de ronde: bieden op de gunst van een personage
draw-phase-actions = acties
draw-phase-actions-about = Daarna heeft elke vorst een beurt van twee acties
draw-phase-best-about = Aan het eind van de ronde levert het beste werk { $n } op
draw-best-of = { $seat } heeft het beste werk tot nu toe: { $n }
draw-source-works = werken: loon omgezet in prestige
draw-source-best = beste werk van een ronde
draw-source-buildings = gebouwen
draw-source-landscapes = landschappen: een tweede van een soort
draw-source-builders = bouwmeesters: de tweede en de derde
draw-source-merchant = Koopman: rang
draw-source-cards = prestigekaarten
draw-source-banker = Bankier: gewisselde florijnen
draw-source-spent = als betaling gegeven
draw-has = { $seat } { $n }
draw-race = Op volgorde: { $who }
draw-prestige-leads = { $seat } ligt voorop: prestige { $n }
draw-gone = Gespeeld: { $cards }
draw-track = Het prestigespoor
draw-deed-work = Ronde { $round }, { $who }: een werk van waarde { $value }, betaald met { $points } prestige en { $florins } florijnen
draw-deed-best = Ronde { $round }: het beste werk, van waarde { $value }
draw-deed-florins = Ronde { $round }: { $florins } florijnen
draw-deed-round = Ronde { $round }
draw-deed-together = { $building }, gebouwd door { $seat } en { $partner }
draw-tie = Gelijk aan kop; de rijkste wint (§7.5). { $purses }: { $winners } wint.
draw-tie-shared = Gelijk aan kop, en even rijk: de overwinning wordt gedeeld (§7.5). { $purses }: { $winners } winnen.
draw-tie-purse = { $seat } { $florins } florijnen
draw-tie-seat = { $seat }

# The counted things, and the table as it is laid out
counted-building = gebouwen
counted-large_building = grote gebouwen
counted-medium_building = middelgrote gebouwen
counted-small_building = kleine gebouwen
counted-landscape = landschappen
counted-forest = bossen
counted-lake = meren
counted-park = parken
counted-jester = narren
counted-builder = bouwmeesters
counted-freedom = vrijheden
counted-prestige_card = prestigekaarten
counted-profession_or_recruiting_card_in_hand = beroeps- en ronselkaarten in de hand
counted-profession_or_recruiting_card_on_table = beroeps- en ronselkaarten op tafel
counted-work = werken
counted-free_square = vrije vakken
draw-florins-word = florijnen
draw-prestige-word = prestige
draw-word-florins = geld
draw-word-people = mensen
draw-word-bonus = bonus
draw-word-prestige = prestige
draw-word-recruits = ronsel
draw-word-best = beste
draw-you = Jij
draw-yours = van jou
draw-now = nu
draw-rounds = Een werk vraagt
draw-best-work = beste werk
draw-yard = Bouwplaats
draw-freedoms = Vrijheden
draw-cards = Kaarten
draw-yard-cost = Kost je { $florins } florijnen, levert { $n } prestige op
draw-left-in-stock = { $n } in voorraad
draw-deck-left = nog { $n }
draw-pile-left = nog { $n } over
draw-sold-tag = verkocht
draw-wanted = { $n ->
    [one] Eén persoon in je hand wil het.
   *[other] { $n } personen in je hand willen het.
}
draw-brief-forest = 6 vakken
draw-brief-lake = 4 vakken
draw-brief-park = 3 vakken
draw-brief-landscape = bos, meer of park
draw-brief-jester = elk werk +2
draw-brief-builder = goedkoper bouwen
draw-brief-prestige_card = punten op het eind
draw-brief-recruiting_card = ronselt iemand
draw-bidder-highest = hoogste bod
draw-bidder-asked = beslist nu
draw-bidder-in = doet nog mee
draw-bidder-passed = heeft gepast
draw-bidder-out = klaar deze ronde
draw-limit = Jouw grens: { $florins }
draw-costs-prestige = { $n ->
    [one] Verhogen zou je één prestige kosten.
   *[other] Verhogen zou je { $n } prestige kosten.
}
draw-bid-detail = Elke verhoging is { $step }; je grens is { $means }.
draw-open-detail = { $n ->
    [0] Er is niets mogelijk.
    [one] Eén stapel staat je open; je grens is { $means }.
   *[other] { $n } stapels staan je open; je grens is { $means }.
}
draw-bought = veiling: je doet deze ronde niet meer mee
draw-not-bought = veiling: je hebt nog niets gekocht
draw-choosing-people = drie van de vier mensen blijven
draw-has-chosen = heeft gekozen
draw-turn-it = Draai hem
draw-places = { $n ->
    [one] Eén plek in totaal
   *[other] { $n } plekken in totaal
}
draw-places-turns = { $n ->
    [one] Eén plek.
   *[other] { $n } plekken in { $turns ->
        [one] één stand
       *[other] { $turns } standen
    }.
}
draw-place-apart = Het mag geen gebouw of paleis raken: daarvoor zijn twee bouwmeesters nodig.
draw-place-free = Het mag andere gebouwen raken.
draw-place-garden = Een landschap mag alles raken.
draw-border-between = De grens tussen { $above } (boven) en { $below } (onder)
draw-room = Ruimte op je land
draw-fits = past
draw-fits-not = past niet
draw-free-squares = { $n ->
    [one] één vrij vak
   *[other] { $n } vrije vakken
}
draw-room-for-it = Er is ruimte op je land.
draw-no-room-for-it = Er is geen ruimte op je land.
draw-palace-about = telt niet als gebouw, en gebouwen blijven ervan af
draw-people = Jouw mensen
draw-people-short = Mensen
draw-work-needs = een werk vraagt deze ronde { $n }
draw-no-people = Je hebt niemand in de hand.
draw-reaches = haalt { $n }
draw-with-bonus = { $n } met bonus
draw-short-of = { $n } te weinig
draw-works = { $n ->
    [0] Nog geen werken
    [one] Eén werk
   *[other] { $n } werken
}
draw-builders-count = { $n ->
    [0] Geen bouwmeester
    [one] Eén bouwmeester
   *[other] { $n } bouwmeesters
}
draw-jesters-count = { $n ->
    [0] Geen nar
    [one] Eén nar
   *[other] { $n } narren
}
draw-a-building = een gebouw:
draw-each-work = +{ $n } op elk werk
draw-may-touch = Je gebouwen mogen elkaar raken
draw-may-not-touch = Je gebouwen mogen elkaar en het paleis niet raken
draw-no-crew = geen bouwmeester, geen nar
draw-actions-left = { $n ->
    [0] geen actie meer
    [one] nog één actie
   *[other] nog { $n } acties
}
draw-land = Land
draw-lands = Landerijen
draw-market = Markt
draw-stage = Podium
draw-turn-detail = { $n ->
    [0] Nog niemand haalt { $minimum }.
    [one] Eén persoon kan nu werken; { $minimum } is nodig.
   *[other] { $n } personen kunnen nu werken; { $minimum } is nodig.
}
draw-return-detail = De andere drie blijven bij je; niemand ziet je keuze.
draw-keep-detail = De andere gaan onder de stapel.
draw-under-detail = Ze komen in deze volgorde terug.
draw-court-detail = Je pion wacht tot je volgende beurt; wie meer biedt, verdrijft hem.
draw-add-detail = Elke kaart is daarna weg. Je mag stoppen zodra het minimum gehaald is.
draw-pay-detail = Elke 200 florijnen kunnen één prestige worden, hoogstens { $most }.
draw-pay-hint = Elke munt: het prestige dat je neemt, en de florijnen die van het loon overblijven.
draw-price-hint = Wat je buur je moet betalen.
draw-price-detail = Jij betaalt de bank naar je eigen bouwmeesters; jullie scoren allebei voor het gebouw.
draw-hire-detail = Kies iemand die voor een andere vorst heeft gewerkt, of houd de kaart.
draw-term-at-once = Meteen
draw-term-works = Werken
draw-term-does = Effect
draw-term-end = Aan het eind
draw-term-likes = Houdt van
draw-term-builders = Bouwmeesters
draw-adds-to = +{ $n } voor een werk van: { $who }
draw-prestige-gain = { $n } prestige
draw-touching = gebouwen mogen elkaar raken
draw-item-kind = wordt geveild
draw-building-large = groot gebouw, { $n } vakken
draw-building-medium = middelgroot gebouw, { $n } vakken
draw-building-small = klein gebouw, { $n } vakken
draw-landscape-kind = landschap, { $n } vakken
draw-landscape-again = een tweede van dezelfde soort levert { $n } prestige op
draw-freedom-kind = vrijheid
draw-deck-kind = gedekte stapel
draw-look-at = bekijk de bovenste { $n } kaarten, houd er één
draw-profession-kind = beroep
draw-bonus-kind = bonuskaart, na een werk weg
draw-prestige-kind = prestigekaart, telt aan het eind
draw-bids-from = personage; biedingen van { $from } tot { $to } florijnen
draw-for-most = voor de meeste { $what }
draw-for-fewest = voor de minste { $what }
draw-for-having = voor het hebben van { $things }
draw-need = { $n } { $what }
draw-next-builder = Een gebouw zou je { $after } in plaats van { $before } florijnen kosten.
draw-joint-not = Ook niet met een buur:
draw-best-raise = Wat het meest oplevert: { $thing }, +{ $n }
draw-has-worked = Heeft al voor je gewerkt.
draw-works-for = Heeft voor { $seat } gewerkt.
draw-worth-to-you = In jouw hand zou het werk { $value } waard zijn; het minimum is { $minimum }.
draw-the-work = Het werk
draw-on-banker = Er liggen { $florins } florijnen op zijn kaart.
draw-rank = Zoals je staat, brengt hij je { $n } prestige.
draw-group-professions = Beroepen
draw-group-buildings = Gebouwen
draw-group-items = Op de veiling
draw-group-freedoms = Vrijheden
draw-group-bonus = Bonuskaarten
draw-group-prestige = Prestigekaarten
draw-group-characters = Personages
legend-profession = een beroepskaart
legend-bonus = een bonuskaart
legend-prestige = een prestigekaart
legend-recruiting = een ronselkaart
legend-work = een voltooid werk
legend-star = het beste werk van de ronde
legend-builder = een bouwmeester
legend-jester = een nar
legend-joint = samen met een buur bouwen
# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-return = Je houdt drie mensen. Wie van hetzelfde gebouw, landschap of dezelfde vrijheid houdt, deelt wat je voor hen koopt.
tip-open = Elke vorst koopt één ding per ronde, en van elke stapel wordt er één verkocht. Je opent voor de laagste prijs: noem wat je echt wilt.
tip-bid = Verhoog met 100, of pas alleen voor dit ding. Vraag je af wat het bij je werken optelt: elk punt is 100 florijnen.
tip-last = Niemand biedt meer tegen je op: neem voor de laagste prijs wat je het meest helpt.
tip-purchase = De Koopman kan dit betalen, of prestige opleveren naar je rang. In beide gevallen is hij op.
tip-kind = Het landschap dat je neemt, dient al je mensen die ervan houden; het tweede van een soort brengt 3 prestige op.
tip-place = Tegels verschuiven nooit meer. Zonder twee bouwmeesters mogen gebouwen elkaar en het paleis niet raken: houd plaats voor het volgende.
tip-keep = Je houdt één kaart, de andere gaan onder de stapel. Kies wat past bij je land, nu of straks.
tip-under = Kaarten onder de stapel komen pas laat weer boven. Alleen dan telt de volgorde.
tip-hire = Ze haalt iemand die voor een andere vorst ligt naar je hand. Je mag haar bewaren voor je actiebeurt.
tip-court = Eén personage voor deze ronde, waar je op biedt. Een hoger bod stuurt het jouwe terug, en je kiest opnieuw.
tip-merchant = Zijn prestige is je rang: hoe verder je achter ligt, hoe meer. Hij kan ook wachten op een aankoop.
tip-professor = Een gratis kaart: een bonuskaart versterkt één werk, een prestigekaart telt aan het einde.
tip-turn = Twee acties: bouwen, een vrijheid invoeren, een kaart trekken of een werk voltooien, dat het minimum van deze ronde moet halen.
tip-add = Een bonuskaart is na dit werk op. Je mag stoppen zodra het minimum gehaald is.
tip-pay = 200 florijnen worden 1 prestige, alleen nu. In het begin wint geld de veilingen; aan het einde telt alleen prestige.
tip-partner = Een gezamenlijk gebouw staat op beide landen en telt voor jullie allebei.
tip-site = Het moet vakjes van beide landen beslaan en volgt de bouwmeesters van ieder.
tip-price = Je buur mag weigeren; dat kost geen actie, maar je hebt maar drie aanbiedingen per beurt.
tip-offer = Je zou het gebouw en zijn 3 prestige delen, voor die prijs. Het neemt vakjes van je land in.

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-banker = florijnen op de kaart van de Bankier
label-cooperation = samen bouwen
label-freedoms = vrijheden
label-gone = uit het spel
label-minimum = een werk moet waard zijn
label-muse = met de uitbreiding Muze en Prinses
label-piles = stapels
label-somewhere = in onbekende volgorde
label-under = onderop
label-princes = vorsten
label-best = beste werk
label-bonus-count = bonuskaarten
label-bonus-values = waarde van de bonuskaarten
label-bonuses = bonuskaarten op hand
label-builders = bouwmeesters
label-border = op de grens
label-spot = plaats op het land
label-column = kolom
label-row = rij
label-turn = gedraaid
label-card-count = prestigekaarten
label-card-points = punten van de prestigekaarten nu
label-character = personage
label-florins = florijnen
label-hand-size = beroepskaarten
label-jesters = narren
label-landscapes = landschappen
label-points = punten per bron
label-recruiting-in-hand = ronselkaarten op hand
label-recruiting-on-table = gebruikte ronselkaarten
label-table = werken voltooid door
label-values = waarde van een werk nu
label-scene = nu
label-actions = acties
label-answered = hebben geantwoord
label-building = gebouw
label-drew = er is een kaart getrokken
label-high = hoogste bod van
label-home = op het land van
label-introduced = er is een vrijheid ingevoerd
label-item = kavel
label-marks = biedingen op personages
label-space = vak van het bod
label-offers = gedane aanbiedingen
label-out = uit de bieding
label-own = eigen bod
label-partner = partner
label-passed = hebben gepast
label-place = plaats
label-sold = verkocht
label-sort = soort kaart
label-taken = genomen
label-tile = tegel
label-stock = in voorraad
scene-auction = veiling
scene-bidding = bieden
scene-court = bieden op de personages
scene-looking = kaarten bekijken
scene-offer = een aanbod om samen te bouwen
scene-other = iets anders
scene-over = het spel is afgelopen
scene-placing = een tegel leggen
scene-setup = opbouw
scene-turn = de beurt van een vorst
scene-work = een werk voltooien
