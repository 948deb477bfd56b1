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
option-neutral_placement-dead_colour = Een zwakke kleur (altijd zes zegels)

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
ask-lay = Leg een steen op elk van { $n } kaarten; de volgende is { $card }.
ask-happen = Onderga je { $card }, of negeer je de kaart?
ask-pay = { $n ->
    [one] Geef { $n } steen af.
   *[other] Geef { $n } stenen af.
}
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
ask-build = Bouwen: tot nu toe { $n } geplaatst, kosten { $cost }.
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

event-first = { $seat } begint.
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
event-drawn-store = { $seat } trekt { $bricks }.
event-turn = De beurt van { $seat }.
event-laid = { $seat } legt { $bricks } op de kaarten links.
event-took = { $n ->
    [one] { $seat } neemt { $card } met { $n } steen.
   *[other] { $seat } neemt { $card } met { $n } stenen.
}
event-spare = { $seat } heeft { $card } al en legt de tweede af.
event-honoured = { $card } gaat naar { $seat }.
event-ignored = { $seat } negeert { $card }.
event-played = { $seat } speelt { $card }.
event-shed = { $seat } is { $card } kwijt.
event-paid = { $seat } doet { $bricks } terug in de zak.
event-paid-row = { $seat } legt { $bricks } op kaart { $place }.
event-exchanged = { $seat } neemt in ruil { $bricks } van kaart { $place }.
event-swapped = { $seat } wisselt { $gave } tegen { $bricks } op kaart { $place }.
event-robbed = { $seat } neemt { $bricks } van { $from }.
event-gave = { $seat } geeft { $bricks } aan { $to }.
event-chipped = Een toren van { $seat } verliest { $bricks }.
event-raised = { $seat } verhoogt een toren: { $tower }.
event-begun = { $seat } begint een toren: { $tower }.
event-mixed = { $seat } legt { $bricks } op de gemengde toren, nu { $height } hoog.
event-saved = { $seat } speelt { $card } en redt een toren.
event-ruined = Een bouwval van { $seat } wordt afgebroken: { $tower }; { $n } terug in het magazijn.
event-fulfilled = { $seat } vervult: { $contract } (+{ $n }).
event-fulfilled-balcony = { $seat } vervult het balkon: { $contract } (+{ $n }).
event-level = { $seat } is de eerste op hoogte { $height } (+{ $n }).
event-church = { $seat } verdient { $card } (+{ $n }).
event-last-seal = { $seat } heeft zijn laatste zegel geplaatst (+{ $n }). Iedere andere speler krijgt nog één beurt.
event-dropped = { $seat } legt { $card } af.
event-majority = { $seat } heeft de meerderheid in { $colour } (+{ $n }).
event-celebrated = { $seat } toont { $card } ({ $n }).
event-over = Het spel is afgelopen.

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
why-balcony = Eerst moet balkon { $a } worden vervuld.
why-no-seal = Je hebt geen zegel meer.
why-celebration = Een feestkaart mag je niet afleggen voor de limiet.
why-same-name = Je hebt deze beurt al een kaart met deze naam gespeeld.
why-princess = De Prinses speel je voordat je een kaart kiest.
why-wholesaler = De Groothandelaar speel je in plaats van de ruil.
why-no-swap = Er valt niets te wisselen.
why-no-celebration = Je hebt geen feestkaart om af te leggen.
why-masons = De Metselaars speel je voordat de bouwkosten betaald zijn.
why-no-store = Er zijn geen stenen om te nemen of te geven.
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
card-luxury_tax = Weeldebelasting
card-luxury_tax-about = Elke speler doet voor elke toren op zijn bouwplaats 1 steen uit zijn magazijn terug in de zak.
card-flood = Overstroming
card-flood-about = Elke speler met meer dan 5 stenen in zijn magazijn doet er zoveel terug in de zak dat hij er 5 overhoudt.
card-warehouse_fire = Magazijnbrand
card-warehouse_fire-about = Je doet de helft van de stenen in je magazijn, naar beneden afgerond, terug in de zak.
card-collapse = Instorting
card-collapse-about = Je doet 1 steen van een van je torens terug in de zak.
card-earthquake = Aardbeving
card-earthquake-about = Elke speler met een toren doet 1 steen van een van zijn torens terug in de zak.
card-delivery = Levering
card-delivery-about = Je trekt 3 stenen uit de zak voor je magazijn.
card-princess = Prinses
card-princess-about = Spelen voordat je een kaart kiest: die kost deze beurt niets, waar ze ook ligt.
card-wholesaler = Groothandelaar
card-wholesaler-about = In plaats van de ruil: wissel tot 3 van je stenen, één tegen één, met stenen op de kaartenrij.
card-patrician = Patriciër
card-patrician-about = Leg een feestkaart af; of negeer een gebeurtenis op het moment dat je ze neemt.
card-masons = Metselaars
card-masons-about = Je bouwkosten zijn deze beurt 3 lager.
card-smuggler = Smokkelaar
card-smuggler-about = Ruil een steen uit je magazijn tegen een steen naar keuze uit het magazijn van een tegenspeler.
card-spy = Spion
card-spy-about = Neem een steen naar keuze uit het magazijn van een tegenspeler.
card-saboteur = Saboteur
card-saboteur-about = Doe een steen van een toren van een tegenspeler terug in de zak.
card-architect = Architect
card-architect-about = Eén toren die je niet hebt verhoogd, wordt deze beurt niet afgebroken.
card-workshop = Werkplaats
card-workshop-about = Je bouwkosten zijn elke beurt 1 lager.
card-warehouse = Pakhuis
card-warehouse-about = Je magazijn mag 15 stenen bevatten.
card-trading_house = Handelshuis
card-trading_house-about = Je ruil kost 2 stenen in plaats van 3.
card-brickyard = Steenbakkerij
card-brickyard-about = Als je een kaart neemt, trek je 1 extra steen uit de zak.
card-recognition = Erkenning
card-recognition-about = Aan het einde: 1 prestige voor elk zegel van jou op een opdracht van 3 of 4 verdiepingen.
card-monument = Monument
card-monument-about = Gaat naar de speler met de meeste zegels op het bord. Aan het einde: 3 prestige.
card-banquet = Banket
card-banquet-about = Aan het einde: 3 prestige.
card-jubilee = Jubileum
card-jubilee-about = Aan het einde: 1 prestige voor elke kleur waarin je een zegel hebt.
card-scandal = Schandaal
card-scandal-about = Aan het einde: 3 prestige minder.
card-envy = Afgunst
card-envy-about = Aan het einde: 1 prestige minder voor elke meerderheid die je hebt gewonnen.
card-campanile = Campanile
card-campanile-about = Elke speler mag één gemengde toren bouwen, alle stenen van verschillende kleur. Zes stenen: 8 prestige, en de kaart wordt afgelegd.
card-santa_croce = Santa Croce
card-santa_croce-about = De volgende opdracht van 7 of 8 verdiepingen levert 3 prestige extra op.
card-baptistery = Doopkapel
card-baptistery-about = De volgende speler die in één beurt twee opdrachten vervult, krijgt 3 prestige extra.
card-san_miniato = San Miniato
card-san_miniato-about = Het volgende balkon levert 3 prestige extra op.

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
draw-floor = Opdrachten voor torens van { $height } verdiepingen
draw-churches = Kerken: elk gaat naar de eerste die doet wat ze vraagt
draw-level = De eerste opdracht van { $height } verdiepingen levert { $n } prestige extra op
draw-majority = De meeste zegels in { $colour } aan het eind: { $n } prestige
draw-leads = { $seat } ligt voor
draw-bag = In de zak: { $bricks }
draw-pile = { $n } kaarten op de stapel, { $gone } afgelegd
draw-build-cost-name = Bouwkosten
draw-build-cost = { $n } geplaatst: betaal { $cost }
draw-seals = Zegels over: { $n }
draw-store = Stenen in het magazijn: { $n }; hoogstens { $limit } aan het eind van de beurt
draw-must-grow = Hij vervalt als hij deze beurt niet groeit
draw-score = { $seat }: { $n } prestige als het spel nu eindigde
draw-pays = Nu zou dat { $n } opleveren: { $more }
draw-with-level = verdiepingstegel { $n }
draw-with-church = { $card } { $n }
draw-has-tower = { $seat } heeft een toren van deze hoogte
draw-has-seals = { $seat }: { $n }
draw-ready = Hij vervult een opdracht: { $n } prestige
draw-worth = Nu: { $n }.
draw-after = Daarna heb je { $n } stenen in het magazijn
draw-of-kind = { $kind }: { $n }
draw-whole = Alles ineens: { $bricks }
draw-or-singly = of kleur voor kleur:
draw-lay-whole = Leggen, van links naar rechts: { $bricks }
draw-or-up-to = of klik op een steen op een kaart: die kleur tot daar
draw-lay-up-to = Klik op een steen op een kaart: die kleur tot daar
draw-tie-shared = Gelijk aan kop: de overwinning wordt gedeeld (§16.7).
