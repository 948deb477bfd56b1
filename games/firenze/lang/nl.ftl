title = Firenze
tagline = Torens die elke beurt hoger moeten worden.
length = 45–60 minuten

option-campanile = Campanile
option-campanile-about = Met de Campanile-kaart spelen: gemengde torens van zes kleuren. Niet voor een eerste spel.
option-neutral_seals = Neutrale zegels
option-neutral_seals-about = Hoeveel opdrachten vanaf het begin zijn afgedekt. Hoe meer, hoe feller de strijd.
option-neutral_seals-0 = 0
option-neutral_seals-1 = 1
option-neutral_seals-2 = 2
option-neutral_seals-3 = 3
option-neutral_seals-4 = 4
option-neutral_seals-5 = 5
option-neutral_seals-6 = 6
option-neutral_seals-7 = 7
option-neutral_placement = Plaatsing van de neutrale zegels
option-neutral_placement-about = Waar de neutrale zegels komen te liggen.
option-neutral_placement-advised = Willekeurig, zoals de regels aanraden
option-neutral_placement-dice = Met dobbelstenen
option-neutral_placement-dead_colour = Een gelote zwakke kleur (altijd zes zegels)
option-neutral_placement-chosen = Om de beurt gekozen door de spelers
option-neutral_placement-chosen_dead_colour = Een zwakke kleur, gekozen door de laatste speler

score-contracts = opdrachten
score-balconies = balkons
score-levels = verdiepingstegels
score-churches = kerken
score-campanile = campanile
score-last_seal = laatste zegel
score-majorities = meerderheden
score-celebrations = feesten

ask-chance = Het toeval beslist.
ask-nobody = Er wordt niets gevraagd.
ask-choose = Neem een kaart uit de rij, of speel eerst een persoon.
ask-lay = { $n ->
    [one] Leg een steen op { $card }.
   *[other] Leg een steen op elk van { $n } kaarten; de volgende is { $card }.
}
ask-happen = Onderga je { $card }, of negeer je de kaart?
ask-pay-building = { $n ->
    [one] Bouwen kost { $n } steen: welke betaal je?
   *[other] Bouwen kost { $n } stenen: welke betaal je?
}
ask-pay-card = { $n ->
    [one] { $card }: welke steen geef je af?
   *[other] { $card }: welke { $n } stenen geef je af?
}
ask-pay-event = { $n ->
    [one] De gebeurtenis kost { $n } steen: welke geef je af?
   *[other] De gebeurtenis kost { $n } stenen: welke geef je af?
}
ask-pay-limit = { $n ->
    [one] Je magazijn is te vol: welke steen gaat in de zak?
   *[other] Je magazijn is te vol: welke { $n } stenen gaan in de zak?
}
ask-pay-exchange = { $n ->
    [one] Welke steen leg je op { $card } voor { $bricks }?
   *[other] Welke { $n } stenen leg je op { $card } voor { $bricks }?
}
ask-place-seal = { $n ->
    [one] Welke opdracht dekt het laatste neutrale zegel af?
   *[other] Welke opdracht dekt een neutraal zegel af? (nog { $n })
}
ask-dead = Welke kleur is zwak, zonder opdrachten in dit spel?
ask-crumble = Welke van je torens verliest een steen?
ask-hit = Welke toren van een tegenspeler verliest een steen?
ask-chip = { $n ->
    [one] Welke steen van de gemengde toren gaat in de zak?
   *[other] Welke stenen van de gemengde toren gaan in de zak ({ $n })?
}
ask-honour = Wie krijgt { $card }?
ask-trade = { $n } stenen ruilen tegen één uit de rij?
ask-wholesale = Welke steen uit de rij wil je? (nog { $n })
ask-give = Wat geef je voor { $bricks }?
ask-rob = Welke steen neem je, en van wie?
ask-shed = Welke feestkaart leg je af?
ask-build = { $more ->
    [0] Bouwen: er kan geen steen meer bij
    [one] Bouwen: leg nog { $more } steen
   *[other] Bouwen: leg nog tot { $more } stenen
}
ask-ruins = Redt de Architect een toren?
ask-contracts = Welke torens lever je in?
ask-cards = Je hebt { $have } kaarten en mag er { $n } houden. Welke gaat weg?

choice-first = { $seat } begint
choice-tile = het balkon voor: { $contract }
choice-low = { $n ->
    [one] { $n } zegel op hoogte 3 en 4
   *[other] { $n } zegels op hoogte 3 en 4
}
choice-cover = een neutraal zegel op: { $contract }
choice-colour = de kleurdobbelsteen geeft { $colour }
choice-height = de hoogtedobbelsteen geeft { $n }
choice-dead = zwakke kleur: { $colour }
choice-deal = { $card } wordt opengedraaid
choice-draw = { $bricks } uit de zak
choice-take = { $card } nemen (kosten { $n })
choice-lay = { $bricks } op de volgende kaarten leggen
choice-suffer = de gebeurtenis ondergaan
choice-ignore = negeren met de { $card }
choice-honour = aan { $seat } geven
choice-exchange = ruilen tegen { $bricks } op { $card }
choice-pay = { $bricks } afgeven
choice-swap = { $bricks } van { $card } nemen
choice-give = { $bricks } geven
choice-rob = { $bricks } van { $seat } nemen
choice-hit = een steen van de { $tower } van { $seat } nemen
choice-crumble = een steen van de { $tower } nemen
choice-chip = { $bricks } in de zak
choice-shed = { $card } afleggen
choice-raise = de { $tower } verhogen tot { $to }
choice-begin = een toren beginnen met { $bricks }
choice-mix = { $bricks } op de gemengde toren
choice-save = de { $tower } redden
choice-fulfil = de { $tower } inleveren
choice-campanile = de gemengde toren inleveren
choice-drop = { $card } afleggen
choice-play = { $card } spelen
choice-done = verder
choice-done-contracts = { $n ->
    [0] de beurt afsluiten
    [one] niets meer inleveren: { $n } voltooide toren blijft staan
   *[other] niets meer inleveren: { $n } voltooide torens blijven staan
}
choice-done-ruins = { $n ->
    [one] { $n } toren laten vallen
   *[other] { $n } torens laten vallen
}
choice-done-build = { $n ->
    [0] stoppen met bouwen
    [one] stoppen met bouwen: { $n } toren valt
   *[other] stoppen met bouwen: { $n } torens vallen
}
choice-done-wholesale = niet meer ruilen (nog { $n })
choice-done-trade = bouwen zonder te ruilen

part-last-turns = de laatste beurten

event-first = { $seat } begint.
event-starts = { $seat } begint met { $bricks }.
event-covered-by = { $seat } legt een neutraal zegel op: { $contract }.
event-dead-by = { $seat } kiest de zwakke kleur: { $colour }.
event-tile = Balkon { $numeral } wordt gelegd op: { $contract }.
event-low = { $n ->
    [one] { $n } neutraal zegel gaat naar hoogte 3 en 4.
   *[other] { $n } neutrale zegels gaan naar hoogte 3 en 4.
}
event-covered = Een neutraal zegel dekt een opdracht af: { $contract }.
event-colour = De kleurdobbelsteen geeft { $colour }.
event-rerolled = Al bezet: { $contract }. De dobbelstenen worden opnieuw geworpen.
event-dead = De zwakke kleur is { $colour }.
event-dealt = { $card } komt in de rij.
event-reshuffled = De aflegstapel wordt tot een nieuwe trekstapel geschud.
event-drawn-row = { $bricks } voor kaart { $place } van de rij.
event-filled = { $card } komt in de rij met { $bricks }.
event-filled-empty = { $card } komt in de rij zonder stenen: de zak is leeg.
event-draws = { $n ->
    [0] { $card }: de zak is leeg en { $seat } trekt niets.
    [one] { $card }: { $seat } trekt { $n } steen uit de zak.
   *[other] { $card }: { $seat } trekt { $n } stenen uit de zak.
}
event-drawn-store = { $seat } trekt { $bricks }.
event-turn = De beurt van { $seat }.
event-laid = { $seat } betaalt voor een kaart verder naar rechts: { $bricks } op { $cards }.
event-took = { $seat } neemt { $card } met { $bricks }.
event-took-bare = { $seat } neemt { $card }; er liggen geen stenen op.
event-levied = { $n ->
    [one] { $card }: { $seat } geeft { $n } steen af.
   *[other] { $card }: { $seat } geeft { $n } stenen af.
}
event-shaken = { $card }: een toren van { $seat } verliest een steen.
event-untouched = { $card } doet { $seat } niets.
event-spare = { $seat } heeft { $card } al en legt de tweede af.
event-honoured = { $card } gaat naar { $seat }: niemand heeft meer zegels op opdrachten ({ $n }).
event-ignored = { $seat } negeert { $card }.
event-played = { $seat } speelt { $card }.
event-shed = { $seat } is { $card } kwijt.
event-build-cost = { $placed ->
    [one] { $seat } heeft { $placed } steen geplaatst; dat kost { $cost }.
   *[other] { $seat } heeft { $placed } stenen geplaatst; dat kost { $cost }.
}
event-build-cost-less = { $placed ->
    [one] { $seat } heeft { $placed } steen geplaatst; dat kost { $cost } in plaats van { $full } ({ $cards }).
   *[other] { $seat } heeft { $placed } stenen geplaatst; dat kost { $cost } in plaats van { $full } ({ $cards }).
}
event-paid-building = { $seat } betaalt { $bricks } voor het bouwen.
event-paid-card = { $seat } doet voor { $card } { $bricks } terug in de zak.
event-paid-event = { $seat } doet voor de gebeurtenis { $bricks } terug in de zak.
event-paid-limit = { $seat } doet { $bricks } terug in de zak: het magazijn was te vol.
event-paid-row = { $seat } legt { $bricks } op { $card } voor een ruil.
event-exchanged = { $seat } neemt in ruil { $bricks } van { $card }.
event-swapped = { $seat } wisselt { $gave } tegen { $bricks } op { $card }.
event-robbed = { $seat } neemt { $bricks } van { $from }.
event-gave = { $seat } geeft { $bricks } aan { $to }.
event-chipped = { $height ->
    [0] De { $tower } van { $seat } verliest { $bricks } en is verdwenen.
   *[other] De { $tower } van { $seat } verliest { $bricks }.
}
event-chipped-ruin = Van de afgebroken gemengde toren van { $seat } gaat { $bricks } in de zak.
event-raised = { $seat } verhoogt een toren: { $tower }.
event-begun = { $seat } begint een toren: { $tower }.
event-mixed = { $seat } legt { $bricks } op de gemengde toren, nu { $height } hoog.
event-saved = { $seat } speelt { $card } en redt de { $tower }.
event-ruined = { $back ->
    [0] De { $tower } van { $seat } is niet verhoogd en wordt afgebroken: { $lost } in de zak.
   *[other] De { $tower } van { $seat } is niet verhoogd en wordt afgebroken: { $lost } in de zak, { $back } terug in het magazijn.
}
event-ruined-orphan = { $back ->
    [0] De { $tower } van { $seat } wordt afgebroken omdat de Campanile weg is: { $lost } in de zak.
   *[other] De { $tower } van { $seat } wordt afgebroken omdat de Campanile weg is: { $lost } in de zak, { $back } terug in het magazijn.
}
event-fulfilled = { $seat } vervult: { $contract } (+{ $n } prestige).
event-fulfilled-balcony = { $seat } vervult balkon { $numeral }: { $contract } (+{ $n } prestige).
event-level = { $seat } is de eerste op hoogte { $height } (+{ $n } prestige).
event-church = { $seat } verdient { $card } (+{ $n } prestige).
event-last-seal = { $seat } heeft het laatste zegel geplaatst (+{ $n } prestige). Iedere andere speler krijgt nog één beurt.
event-dropped = { $seat } legt { $card } af vanwege de kaartenlimiet.
event-majority = { $seals ->
    [one] { $seat } heeft de meerderheid in { $colour } met { $seals } zegel (+{ $n } prestige).
   *[other] { $seat } heeft de meerderheid in { $colour } met { $seals } zegels (+{ $n } prestige).
}
event-majority-tied = { $seals ->
    [one] { $seat } heeft de meerderheid in { $colour } met { $seals } zegel, vóór { $equal } door de hoogte (+{ $n } prestige).
   *[other] { $seat } heeft de meerderheid in { $colour } met { $seals } zegels, vóór { $equal } door de hoogte (+{ $n } prestige).
}
event-no-majority = Niemand heeft een zegel in { $colour }: die meerderheid levert niemand iets op.
event-celebrated = { $seat } toont { $card } ({ $n } prestige).
event-over = Het spel is afgelopen: { $winners } wint met { $n } prestige.
event-over-shared = Het spel is afgelopen: { $winners } delen de overwinning met { $n } prestige.
name = { $seat }

why-card-cost = { $a ->
    [one] Deze kaart kost { $a } steen; je hebt er { $b }.
   *[other] Deze kaart kost { $a } stenen; je hebt er { $b }.
}
why-exchange = Een ruil kost { $a } stenen; je hebt er { $b }.
why-six = Je mag per beurt hoogstens { $a } stenen plaatsen.
why-build-cost = { $a ->
    [one] Bouwen zou dan { $a } steen kosten; je zou er { $b } overhouden.
   *[other] Bouwen zou dan { $a } stenen kosten; je zou er { $b } overhouden.
}
why-mixed-colour = De gemengde toren heeft al een steen van deze kleur.
why-campanile-gone = De Campanile ligt niet meer op het bord.
why-campanile-height = De gemengde toren moet { $a } stenen hebben; hij heeft er { $b }.
why-no-contract = { $a ->
    [one] Geen opdracht vraagt een toren van { $a } verdieping.
   *[other] Geen opdracht vraagt een toren van { $a } verdiepingen.
}
why-covered = Die opdracht is al afgedekt.
why-on-balcony = Een balkon wordt nooit afgedekt.
why-balcony = Eerst moet balkon { $a ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} worden vervuld.
why-no-seal = Je hebt geen zegel meer.
why-celebration = Een feestkaart mag je niet afleggen voor de limiet.
why-same-name = Je hebt deze beurt al een kaart met deze naam gespeeld.
why-princess = De Prinses speel je voordat je een kaart kiest.
why-wholesaler = De Groothandelaar speel je in plaats van de ruil.
why-no-swap = Er valt niets te wisselen.
why-no-celebration = Je hebt geen feestkaart om af te leggen.
why-masons = De Metselaars speel je voordat de bouwkosten betaald zijn.
why-own-store-empty = Je hebt geen steen om te geven.
why-no-store = Geen tegenspeler heeft een steen in zijn magazijn.
why-no-tower = Geen tegenspeler heeft een toren.
why-architect = De Architect speel je wanneer een bouwval zou worden afgebroken.

# Namen van het materiaal
numeral-1 = I
numeral-2 = II
numeral-3 = III
numeral-4 = IV
colour-white = wit
bricks-white = { $n ->
    [one] { $n } witte steen
   *[other] { $n } witte stenen
}
tower-white = witte toren ({ $height })
contract-white = wit, { $height } verdiepingen
colour-yellow = geel
bricks-yellow = { $n ->
    [one] { $n } gele steen
   *[other] { $n } gele stenen
}
tower-yellow = gele toren ({ $height })
contract-yellow = geel, { $height } verdiepingen
colour-green = groen
bricks-green = { $n ->
    [one] { $n } groene steen
   *[other] { $n } groene stenen
}
tower-green = groene toren ({ $height })
contract-green = groen, { $height } verdiepingen
colour-red = rood
bricks-red = { $n ->
    [one] { $n } rode steen
   *[other] { $n } rode stenen
}
tower-red = rode toren ({ $height })
contract-red = rood, { $height } verdiepingen
colour-blue = blauw
bricks-blue = { $n ->
    [one] { $n } blauwe steen
   *[other] { $n } blauwe stenen
}
tower-blue = blauwe toren ({ $height })
contract-blue = blauw, { $height } verdiepingen
colour-purple = paars
bricks-purple = { $n ->
    [one] { $n } paarse steen
   *[other] { $n } paarse stenen
}
tower-purple = paarse toren ({ $height })
contract-purple = paars, { $height } verdiepingen
tower-mixed = gemengde toren ({ $height })
no-card = geen kaart
kind-event = Gebeurtenis
kind-character = Persoon
kind-celebration = Feest
kind-building = Gebouw
kind-church = Kerk
card-tribute = Schatting
card-tribute-about = Elke speler doet 2 stenen uit zijn magazijn terug in de zak.
card-tribute-short = ieders magazijn
card-luxury_tax = Weeldebelasting
card-luxury_tax-about = Elke speler doet voor elke toren op zijn bouwplaats 1 steen uit zijn magazijn terug in de zak.
card-luxury_tax-short = per toren, allen
card-flood = Overstroming
card-flood-about = Elke speler met meer dan 5 stenen in zijn magazijn doet er zoveel terug in de zak dat hij er 5 overhoudt.
card-flood-short = ieder houdt er
card-warehouse_fire = Magazijnbrand
card-warehouse_fire-about = Je doet de helft van de stenen in je magazijn, naar beneden afgerond, terug in de zak.
card-warehouse_fire-short = je magazijn
card-collapse = Instorting
card-collapse-about = Je doet 1 steen van een van je torens terug in de zak.
card-collapse-short = van je toren
card-earthquake = Aardbeving
card-earthquake-about = Elke speler met een toren doet 1 steen van een van zijn torens terug in de zak.
card-earthquake-short = van een toren, allen
card-delivery = Levering
card-delivery-about = Je trekt 3 stenen uit de zak voor je magazijn.
card-delivery-short = uit de zak
card-princess = Prinses
card-princess-about = Spelen voordat je een kaart kiest: die kost deze beurt niets, waar ze ook ligt.
card-princess-short = gratis kaart
card-wholesaler = Groothandelaar
card-wholesaler-about = In plaats van de ruil: wissel tot 3 van je stenen, één tegen één, met stenen op de kaartenrij.
card-wholesaler-short = met de rij
card-patrician = Patriciër
card-patrician-about = Leg een feestkaart af; of negeer een gebeurtenis op het moment dat je ze neemt.
card-patrician-short = weg, of negeer
card-masons = Metselaars
card-masons-about = Je bouwkosten zijn deze beurt 3 lager.
card-masons-short = prijs deze beurt
card-smuggler = Smokkelaar
card-smuggler-about = Ruil een steen uit je magazijn tegen een steen naar keuze uit het magazijn van een tegenspeler.
card-smuggler-short = bij een ander
card-spy = Spion
card-spy-about = Neem een steen naar keuze uit het magazijn van een tegenspeler.
card-spy-short = van een ander
card-saboteur = Saboteur
card-saboteur-about = Doe een steen van een toren van een tegenspeler terug in de zak.
card-saboteur-short = toren van ander
card-architect = Architect
card-architect-about = Eén toren die je niet hebt verhoogd, wordt deze beurt niet afgebroken.
card-architect-short = redt een toren
card-workshop = Werkplaats
card-workshop-about = Je bouwkosten zijn elke beurt 1 lager.
card-workshop-short = prijs, elke beurt
card-warehouse = Pakhuis
card-warehouse-about = Je magazijn mag 15 stenen bevatten.
card-warehouse-short = in je magazijn
card-trading_house = Handelshuis
card-trading_house-about = Je ruil kost 2 stenen in plaats van 3.
card-trading_house-short = jouw ruil
card-brickyard = Steenbakkerij
card-brickyard-about = Als je een kaart neemt, trek je 1 extra steen uit de zak.
card-brickyard-short = bij elke kaart
card-recognition = Erkenning
card-recognition-about = Aan het einde: 1 prestige voor elk zegel van jou op een opdracht van 3 of 4 verdiepingen.
card-recognition-short = per zegel op 3–4
card-monument = Monument
card-monument-about = Gaat naar de speler met de meeste zegels op het bord. Aan het einde: 3 prestige.
card-monument-short = meeste zegels
card-banquet = Banket
card-banquet-about = Aan het einde: 3 prestige.
card-banquet-short = aan het eind
card-jubilee = Jubileum
card-jubilee-about = Aan het einde: 1 prestige voor elke kleur waarin je een zegel hebt.
card-jubilee-short = per zegelkleur
card-scandal = Schandaal
card-scandal-about = Aan het einde: 3 prestige minder.
card-scandal-short = aan het eind
card-envy = Afgunst
card-envy-about = Aan het einde: 1 prestige minder voor elke meerderheid die je hebt gewonnen.
card-envy-short = per meerderheid
card-campanile = Campanile
card-campanile-about = Elke speler mag één gemengde toren bouwen, alle stenen van verschillende kleur. Zes stenen: 8 prestige, en de kaart wordt afgelegd.
card-campanile-short = zes kleuren
card-santa_croce = Santa Croce
card-santa_croce-about = De volgende opdracht van 7 of 8 verdiepingen levert 3 prestige extra op.
card-santa_croce-short = eerste van 7 of 8
card-baptistery = Doopkapel
card-baptistery-about = De volgende speler die in één beurt twee opdrachten vervult, krijgt 3 prestige extra.
card-baptistery-short = twee in een beurt
card-san_miniato = San Miniato
card-san_miniato-about = Het volgende balkon levert 3 prestige extra op.
card-san_miniato-short = volgend balkon

# Het bord
draw-cost = { $n ->
    [0] Gratis
    [one] Kost { $n } steen
   *[other] Kost { $n } stenen
}
draw-on-card = Erop: { $bricks }
draw-contract = { $contract }: { $n } prestige
draw-balcony = Balkon { $numeral }: alleen in de volgorde van de nummers
draw-sealed = Vervuld door { $seat }
draw-neutral = Afgedekt: niet in dit spel
draw-tower-of = Opdrachten voor torens in de kleur { $colour }
draw-churches = Kerken: elk gaat naar de eerste die doet wat ze vraagt
draw-level = De eerste opdracht van { $height } verdiepingen levert { $n } prestige extra op
draw-majority = De meeste zegels in { $colour } aan het eind: { $n } prestige
draw-leads = { $seat } ligt voor
draw-bag = In de zak: { $bricks }
draw-pile = { $n } kaarten op de stapel, { $gone } afgelegd
draw-build-cost-name = Gelegde stenen en hun prijs
draw-build-cost = { $n } geplaatst: betaal { $cost }
draw-seals = Zegels over: { $n }
draw-store = Stenen in het magazijn: { $n }; hoogstens { $limit } aan het eind van de beurt
draw-must-grow = Hij vervalt als hij deze beurt niet groeit
draw-score = { $seat }: { $n } prestige als het spel nu eindigde
draw-pays = Nu zou dat { $n } opleveren: { $more }
draw-with-level = verdiepingstegel { $n }
draw-with-church = { $card } { $n }
draw-has-tower = { $seat } heeft een toren van deze hoogte
draw-ready = Hij vervult een opdracht: { $n } prestige
draw-worth = Nu: { $n }.
draw-after = Daarna heb je { $n } stenen in het magazijn
draw-of-kind = { $kind }: { $n }
draw-whole = Alles ineens: { $bricks }
draw-lay-whole = Leggen, van links naar rechts: { $bricks }
draw-tie-shared = Gelijk aan kop: de overwinning wordt gedeeld (§16.7).
phase-card = kaart
phase-exchange = ruil
phase-build = bouw
phase-ruins = bouwval
phase-contracts = opdracht
phase-limits = limiet
draw-phase = Fase van de beurt: { $phase }
draw-contracts = Opdrachten
draw-floors = etages
draw-most-seals = meeste zegels
draw-first = eerst
draw-due = nu
draw-row = Kaarten
draw-free = gratis
draw-lay = leg { $n }
draw-store-short = magazijn
draw-churches-name = Kerken
draw-bag-name = In de zak
draw-pile-name = De stapel
draw-to-come = te gaan
draw-aside = { $n ->
    [one] { $n } weg
   *[other] { $n } weg
}
draw-site = Je bouwplaats
draw-no-towers = Je bouwplaats is leeg. Neem een kaart met stenen en begin dan een toren.
draw-no-tower = geen toren
draw-your-store = Je magazijn
draw-of = van { $n }
draw-some-of = { $n } van { $limit }
draw-your-cards = Je kaarten
draw-seals-left = { $n ->
    [one] nog { $n } zegel
   *[other] nog { $n } zegels
}
draw-first-out = eerste op
draw-if-ended = Als het nu eindigde
draw-prestige = { $n } prestige
draw-new = nieuw
draw-safe-if-begun = veilig zodra begonnen
draw-any-colour = een steen naar keuze
draw-mixed = gemengd
draw-grow = moet groeien!
draw-or-falls = anders valt hij: { $n } van { $of } terug
draw-raised = gegroeid
draw-safe = veilig deze beurt
draw-finished = voltooid
draw-earns = levert { $n } prestige op
draw-orphan = verloren
draw-orphan-falls = zonder Campanile valt hij
draw-grow-next = moet volgende beurt groeien
draw-falls-back = Valt hij, dan komen { $n } van zijn { $of } stenen terug
draw-play = spelen
draw-ignore = negeren
draw-discard = afleggen
draw-no-bricks = geen stenen
draw-list = { $bricks }
draw-winner = Winnaar:
draw-go-build = Verder met bouwen
draw-go-no-exchange = niet ruilen
draw-go-swaps = { $n ->
    [one] { $n } ruil niet benut
   *[other] { $n } keer niet geruild
}
draw-go-nothing = Niets bouwen
draw-go-stop = Stoppen met bouwen
draw-go-fall = { $n ->
    [one] { $n } toren valt
   *[other] { $n } torens vallen
}
draw-go-pay = { $n ->
    [one] betaal { $n } steen
   *[other] betaal { $n } stenen
}
draw-go-free = { $n ->
    [one] nog { $n } zou gratis zijn
   *[other] nog { $n } zouden gratis zijn
}
draw-go-let-fall = Laten vallen
draw-go-end = Beurt afsluiten
draw-go-waiting = { $n ->
    [one] { $n } voltooide toren blijft
   *[other] { $n } voltooide torens blijven
}
draw-go-on = Verder
draw-tower-falls = valt; { $n } van { $of } stenen komen terug
draw-leaves-standing = { $n } prestige niet genomen
draw-could-lay = { $n ->
    [one] Je kunt nog { $n } steen leggen zonder te betalen.
   *[other] Je kunt nog { $n } stenen leggen zonder te betalen.
}
draw-detail-dead = Torens van die kleur mogen gebouwd worden, maar vervullen niets.
draw-detail-seal = Nooit op een balkon of op een afgedekte opdracht.
draw-detail-cards = { $n ->
    [one] { $n } kaart is verlicht:
   *[other] { $n } kaarten zijn verlicht:
}
draw-detail-lay = { $n ->
    [one] leg een steen op elke kaart links ervan, uit je { $n }.
   *[other] leg een steen op elke kaart links ervan, uit je { $n }.
}
draw-detail-whole-or-card = Hier alles ineens, of klik op een steen op een kaart: die kleur tot daar.
draw-detail-whole-or-parts = Hier ineens, of per kleur in je magazijn.
draw-detail-honour = Wie de meeste zegels heeft, staat gelijk.
draw-detail-exchange = Leg { $n } van je { $held } stenen op een kaart en neem er één die daar lag.
draw-detail-wholesale = Eén voor één; wat je geeft, kun je niet terugnemen.
draw-detail-give = Klik op een steen in je magazijn.
draw-detail-rivals = Wat verlicht is, ligt bij je tegenspelers.
draw-detail-shed = Klik op een feestkaart in je hand.
draw-detail-crumble = Klik op een van je torens.
draw-detail-chip = Hij gaat in de zak.
draw-detail-chip-ruin = De andere komen terug in je magazijn.
draw-detail-laid = { $n ->
    [0] Nog niets gelegd.
   *[other] { $cost ->
        [0] { $n } gelegd, tot nu toe gratis.
       *[other] { $n } gelegd: { $cost } te betalen.
    }
}
draw-detail-dearer = Met { $n } kost het { $cost }.
draw-detail-contracts = { $n ->
    [one] Je hebt nog { $n } zegel.
   *[other] Je hebt nog { $n } zegels.
}
draw-detail-limit = { $n ->
    [one] { $n } kaart te veel; feesten blijven.
   *[other] { $n } kaarten te veel; feesten blijven.
}
draw-fall = { $n ->
    [one] valt als hij nu niet groeit.
   *[other] vallen als ze nu niet groeien.
}
draw-term-price = Prijs
draw-term-brings = Brengt
draw-term-earns = Levert op
draw-term-taken = Bezet
draw-term-end = Aan het eind
draw-term-seals = Zegels
draw-term-holds = Bevat
draw-term-made-of = Gemaakt van
draw-term-printed = Gedrukt
draw-term-at-once = Meteen
draw-term-played = Bij spelen
draw-term-lasting = Blijvend
draw-term-reward = Beloning
draw-in-row = plaats { $n } van de rij
draw-cost-way = { $n ->
    [0] Niets.
    [one] Eén steen, op de kaart links ervan.
   *[other] { $n } stenen, één op elke kaart links ervan.
}
draw-card-brick = { $n ->
    [one] Ze brengt { $n } steen voor je toren van { $height } ({ $colour }).
   *[other] Ze brengt { $n } stenen voor je toren van { $height } ({ $colour }).
}
draw-card-no-brick = Geen steen ({ $colour }) erop en geen in je magazijn: je toren van { $height } zou vallen.
draw-event-costs = { $n ->
    [0] Ze kost je nu niets.
    [one] Je zou { $n } steen inleveren.
   *[other] Je zou { $n } stenen inleveren.
}
draw-second-copy = Je hebt er al een: deze wordt afgelegd, de stenen zijn voor jou.
draw-prices-then = Gelegde stenen en hun prijs dan:
draw-from-card = op { $card }
draw-one-for-one = Eén steen van jou ervoor.
draw-hold-then = Je zou { $bricks } hebben.
draw-you-hold = Je hebt { $bricks }.
draw-bricks-in-all = { $n ->
    [one] { $n } steen in totaal
   *[other] { $n } stenen in totaal
}
draw-contract-kind = opdracht
draw-balcony-name = balkon { $numeral }
draw-pays-plain = { $n } prestige
draw-first-of = eerste van { $n } verdiepingen
draw-no-contract = Geen opdracht vraagt deze hoogte.
draw-not-due = Nog niet open: eerst balkon { $numeral }.
draw-still-falling = Zonder eigen steen vallen nog:
draw-majority-keep = Je houdt de meeste zegels in { $colour } ({ $n } aan het eind).
draw-majority-behind = { $n ->
    [one] { $seat } heeft dan nog meer zegels in { $colour } ({ $n }).
   *[other] { $seat } heeft dan nog meer zegels in { $colour } ({ $n }).
}
draw-majority-win = Je zou { $seat } de meerderheid in { $colour } afnemen ({ $n } aan het eind).
draw-majority-first = Je zou voorliggen in { $colour } ({ $n } aan het eind).
draw-laid-cost = { $cost ->
    [0] { $n } gelegd deze beurt: gratis.
   *[other] { $n } gelegd deze beurt: { $cost } te betalen.
}
draw-stands-there = Je toren heeft deze hoogte.
draw-lacks-has = { $n ->
    [one] Je mist { $n } steen ({ $colour }) en hebt er { $held }.
   *[other] Je mist { $n } stenen ({ $colour }) en hebt er { $held }.
}
draw-lacks = { $n ->
    [one] Je mist { $n } steen ({ $colour }); in het magazijn: { $held }.
   *[other] Je mist { $n } stenen ({ $colour }); in het magazijn: { $held }.
}
draw-level-name = Eerste van { $n } verdiepingen
draw-level-kind = verdiepingstegel
draw-majority-name = Meeste zegels: { $colour }
draw-majority-kind = meerderheid, aan het eind geteld
draw-majorities = Meerderheden
draw-balconies = Balkontegels
draw-nobody-yet = Niemand heeft daar al een zegel.
draw-tower-white = witte toren
draw-tower-yellow = gele toren
draw-tower-green = groene toren
draw-tower-red = rode toren
draw-tower-blue = blauwe toren
draw-tower-purple = paarse toren
draw-tower-mixed = gemengde toren
draw-tower-to = { $tower } tot { $n } verdiepingen
draw-new-tower = { $n ->
    [one] nieuwe { $tower }, { $n } verdieping
   *[other] nieuwe { $tower }, { $n } verdiepingen
}
draw-is-new = nog niet begonnen
draw-stands-at = je toren staat op { $n }
draw-floors-high = { $n ->
    [one] { $n } verdieping hoog
   *[other] { $n } verdiepingen hoog
}
draw-at-floors = { $n ->
    [one] { $n } hoog
   *[other] { $n } hoog
}
draw-mixed-earns = Zes stenen van zes kleuren leveren de Campanile op.
draw-nth-brick = { $n ->
    [one] { $n } steen deze beurt
   *[other] { $n } stenen deze beurt
}
draw-price-kind = wat bouwen kost
draw-cheaper = op het bord; je kaarten verlagen het
draw-too-dear = { $n ->
    [one] Wat je legt en wat je betaalt komt uit één magazijn: { $n } steen tekort.
   *[other] Wat je legt en wat je betaalt komt uit één magazijn: { $n } stenen tekort.
}
draw-play-first = Speel eerst { $card } en het kost { $n }.
draw-what-prestige = prestige
draw-what-store = stenen in magazijn
draw-what-seals = zegels over
draw-what-cards = kaarten
draw-what-bricks = stenen
draw-what-laid = gelegde stenen
draw-what-price = prijs
draw-cards-of-event = Gebeurtenissen
draw-cards-of-character = Personen
draw-cards-of-celebration = Feesten
draw-cards-of-building = Gebouwen
draw-cards-of-church = Kerken
draw-copies = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
legend-brick = een steen van willekeurige kleur
legend-vp = prestige
legend-seal = een zegel op een opdracht
legend-lead = een neutraal zegel: niet in dit spel
legend-tower = een toren; bouwen
legend-balcony = een balkon
legend-lock = nog niet open
legend-crown = de meeste zegels in een kleur
legend-ruin = valt als hij niet groeit
legend-ok = gegroeid: veilig deze beurt
legend-all = geldt voor alle spelers
legend-rival = een tegenspeler
legend-swap = de een voor de ander
legend-end = aan het eind geteld
legend-no = afgelegd of genegeerd
draw-unfinished = onvoltooid
draw-tone-white = wit
draw-tone-yellow = geel
draw-tone-green = groen
draw-tone-red = rood
draw-tone-blue = blauw
draw-tone-purple = paars
draw-sites = Bouwplaatsen

# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-choose = Je neemt deze kaart met alle stenen erop. Elke plaats verder naar rechts kost een steen meer, en gebeurtenissen werken meteen.
tip-lay = De stenen die je neerlegt, blijven op die kaarten liggen voor wie ze neemt. Betaal met kleuren die niemand verzamelt.
tip-happen = Een Patriciër beschermt je tegen deze gebeurtenis en is dan weg. De anderen treft ze toch.
tip-pay-building = Meer dan twee stenen per beurt kosten extra, uit je magazijn in de zak. Geef kleuren waarin je geen toren hebt.
tip-pay-card = Deze stenen gaan in de zak. Houd wat je torens volgende beurt nodig hebben.
tip-pay-event = Deze stenen gaan in de zak. Houd wat je torens volgende beurt nodig hebben.
tip-pay-limit = Aan het einde van een beurt heeft het magazijn een grens. Stenen in torens tellen niet mee: houd de zeldzame en die voor je torens.
tip-pay-exchange = De stenen die je geeft, blijven op die kaart liggen. Gewone kleuren vervang je gemakkelijk.
tip-place-seal = Een neutraal zegel sluit een opdracht voor iedereen, het hele spel lang.
tip-dead = In deze kleur kan geen opdracht vervuld worden; torens ervan zijn nergens goed voor.
tip-crumble = Een toren die een steen verliest, kan zijn hoogte mislopen. Kies er een die je weer kunt verhogen.
tip-hit = Een toren die één verdieping te laag is, kan niet worden ingeleverd. Kijk wie er bijna een af heeft.
tip-chip = Deze steen gaat uit de gemengde toren; zijn kleur mag er later weer bij.
tip-honour = Dit feest brengt aan het einde 3 prestige op. Bij een gelijke stand beslis jij.
tip-trade = Eén keer per beurt drie stenen voor één naar keuze: duur, maar goedkoper dan een toren die valt omdat hij niet kan groeien.
tip-wholesale = Eén voor één met de rij, tot drie keer. Wat je geeft, kun je niet terugnemen.
tip-give = De steen die je geeft, blijft op die kaart. Geef wat je het minst nodig hebt.
tip-rob = Hij gaat meteen naar je magazijn. Een steen waar de toren van een ander op wacht, doet dubbel pijn.
tip-shed = Feesten tellen aan het einde, ten goede of ten kwade. Doe er een weg die je prestige kost.
tip-build = Een steen is een verdieping; één of twee per beurt zijn gratis. Elke toren moet elke beurt groeien, anders wordt hij een bouwval.
tip-ruins = De Architect houdt één toren overeind die niet groeide. Je mag hem deze beurt zelfs inleveren.
tip-contracts = Een toren van precies de juiste hoogte mag je inleveren: prestige, en een zegel minder. Wat blijft staan, moet volgende beurt groeien.
tip-cards = Je mag vijf kaarten houden. Feesten blijven; doe een persoon of een gebouw weg dat je kunt missen.

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-active = aan de beurt
label-bag = in de zak
label-churches = kerken
label-contracts = opdrachten
label-contract = opdracht
label-balcony = balkon
label-seal = zegel
label-costs = stenen te betalen per plaats in de rij
label-due = te betalen stenen
label-ender = legde het laatste zegel
label-levels = verdiepingstegels (hoogte, prestige)
label-pile = op de stapel
label-seals = zegels over
label-sources = prestige per bron
label-store = magazijn
label-store-limit = ruimte in het magazijn
label-height = hoogte
label-make = gebouwd van
label-mixed = gemengd
label-orphan = gemengd, zonder Campanile
label-plain = één kleur
label-safe = veilig deze beurt
label-row = rij kaarten
label-bricks = stenen
label-card = kaart
label-start-cards = startkaarten
label-of = van
seal-neutral = neutraal
