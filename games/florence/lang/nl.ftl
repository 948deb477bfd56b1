title = Florence
tagline = Sta op de juiste feesten in de rij en ontmoet de Medici op carnavalsnacht.
length = 60–90 minuten

## People and pieces
strozzi = Palla Strozzi
noble-cosimo = Cosimo
noble-contessina = Contessina
noble-giovanni = Giovanni
rank-debutante = debutante
rank-donna = donna
rank-maestro = maestro
a-rank-debutante = een debutante
a-rank-donna = een donna
a-rank-maestro = een maestro
the-rank-debutante = de debutante
the-rank-donna = de donna
the-rank-maestro = de maestro
ranks-debutante = debutantes
ranks-donna = donna’s
ranks-maestro = maestro’s
colour-blue = blauw
colour-orange = oranje
colour-purple = paars
colour-green = groen
colour-black = zwart

## Brag tiles
tile-influencers = Invloedrijk
tile-big_mouth = Grote mond
tile-scandalous = Schandalig
tile-party_life = Feestbeest
tile-reputation = Reputatie
tile-upward_mobility = Hogerop
tile-plus_one = Plus één
tile-big_spender = Gulle gever
tile-eyes_everywhere = Overal ogen
tile-influencers-about = 5 punten voor elk van je donna’s en maestro’s op het bord
tile-big_mouth-about = 3 punten voor elk van je opschepstenen op het bord, deze meegeteld
tile-scandalous-about = 3 punten voor elke schandaalkaart in je hand
tile-party_life-about = 3 punten voor elke rij waarin je vooraan staat
tile-reputation-about = 3 punten voor elk van je familieleden in deze horizontale rij
tile-upward_mobility-about = 3 punten voor elk van je familieleden in deze kolom
tile-plus_one-about = 4 punten voor elke locatie met minstens twee van je familieleden
tile-big_spender-about = 3 punten voor elk geschenk dat je gegeven hebt
tile-eyes_everywhere-about = 2 punten voor elke locatie met minstens één van je familieleden
level-0 = onderste vak
level-1 = middelste vak
level-2 = bovenste vak

## Scandal cards
card-guard_anywhere = Wachter waar je wilt
card-teleport = Geheime gang
card-double_run = Dubbele sprint
card-family_reception = Familieontvangst
card-remote_gift = Geschenk op afstand
card-take_their_place = Plaats overnemen
card-social_climb = Sociale klim
card-step_forward = Een stap naar voren
card-retract_brag = Woorden terugnemen
card-queue_swap = Wissel in de rij
card-leave_town = De stad uit
card-brag_anywhere = Overal opscheppen
card-guard_anywhere-about = zet een wachter op een schild zonder wachter van jou, ook als anderen er een hebben
card-teleport-about = een van je familieleden gaat naar een willekeurige andere locatie met een vrije plek
card-double_run-about = een of twee van je familieleden lopen elk een tot drie straten
card-family_reception-about = zet een debutante in waar je een donna of maestro hebt
card-remote_gift-about = geef een geschenk aan een edele waar diens koets ook is, voor de gewone prijs
card-take_their_place-about = een van je familieleden ruilt van locatie met iemand van lagere rang hiernaast
card-social_climb-about = promoveer een debutante tot donna
card-step_forward-about = een van je familieleden gaat vóór de anderen van zijn rang staan
card-retract_brag-about = neem een van je opschepstenen terug; de punten houd je
card-queue_swap-about = twee familieleden van gelijke rang en van verschillende spelers wisselen van plek in een rij
card-leave_town-about = haal een van je familieleden voorgoed weg en krijg 3 tijd
card-brag_anywhere-about = schep op bij een willekeurige locatie, ook zonder er te zijn

## Strozzi’s cards
strozzi-1 = Oranje naar edele A
strozzi-2 = Blauw naar edele A
strozzi-3 = Oranje naar edele B
strozzi-4 = Blauw naar edele B
strozzi-5 = De zeldzaamste kleur naar edele C
strozzi-6 = Tijd voor het feest
strozzi-7 = Een vriend van mij
strozzi-8 = Oranje opschepperij
strozzi-9 = Blauwe opschepperij
strozzi-10 = Een wachter

## Shields
shield-street = straat { $from }–{ $to }
shield-brag = de opscheptegel van { $place }
shield-queue = de rij van { $place }

## Where VP come from
score-lead = vooraan staan
score-cosimo = Cosimo
score-contessina = Contessina
score-giovanni = Giovanni
score-brag = opscheppen
score-bodyguard = lijfwachten
score-bonus = bonussen na het passen
score-card = kaarten van Strozzi
score-time = resterende tijd
score-objective = doelkaart

## Options
option-brag_1_2_3 = Makkelijker: kleiner opscheppen
option-brag_1_2_3-about = Strozzi’s opschepperij telt één, twee en drie keer in plaats van twee, drie en vier keer.
option-one_time_less = Makkelijker: één tijd minder
option-one_time_less-about = Strozzi krijgt elke ronde 1 tijd minder, maar minstens 4. Niet samen met één tijd meer.
option-no_time_for_brag_cards = Makkelijker: geen tijd voor opscheppen
option-no_time_for_brag_cards-about = Strozzi krijgt geen tijd voor de beste opschepperij als een edele langskomt.
option-no_setup_guards = Makkelijker: geen wachters bij het begin
option-no_setup_guards-about = Strozzi begint zonder wachters op het bord.
option-half_giovanni_if_unpaid = Makkelijker: de helft bij Giovanni
option-half_giovanni_if_unpaid-about = Als Strozzi Giovanni niet volledig betaalt, krijgt hij maar de helft van de punten.
option-no_bonus_turns_if_you_pass_first = Moeilijker: geen bonus voor de eerste
option-no_bonus_turns_if_you_pass_first-about = Als je als eerste past, krijg je in latere beurten geen bonus.
option-card_6_vp_per_time = Moeilijker: een rijk feest
option-card_6_vp_per_time-about = Kaart 6 geeft Strozzi 2 punten voor elke tijd die hij heeft.
option-one_time_more = Moeilijker: één tijd meer
option-one_time_more-about = Strozzi krijgt elke ronde 1 tijd meer, tot 9. Niet samen met één tijd minder.
option-strozzi_first_pass_time = Moeilijker: tijd voor als eerste passen
option-strozzi_first_pass_time-about = Als Strozzi als eerste past, krijgt hij 2 tijd.
option-strozzi_objective = Moeilijker: een doelkaart voor Strozzi
option-strozzi_objective-about = Strozzi heeft een gedekte doelkaart die hij aan het eind scoort.
option-strozzi_bodyguards_block_you = Moeilijker: gesloten straten
option-strozzi_bodyguards_block_you-about = Je kunt niet door straten lopen waar Strozzi een lijfwacht heeft.

## Questions
ask-nobody = Niemand wordt iets gevraagd.
ask-first-player = Wie is de startspeler?
ask-deal-objective = Er wordt een doelkaart gedeeld.
ask-lay-tile = Er komt een opscheptegel bij { $place }.
ask-place-carriage = Waar begint de koets van { $noble }?
ask-show-destination = De bestemming van ronde { $round } wordt onthuld.
ask-show-token = De tijd van ronde { $round } wordt onthuld.
ask-first-deploy = Waar zet je je eerste debutante?
ask-action = Wat doe je? Je hebt { $time } tijd.
ask-ring = Waar leg je je ring?
ask-bonus = Je hebt gepast: welke bonus neem je?
ask-deploy = Waar zet je de debutante in?
ask-promote = Wie promoveer je?
ask-walker = Wie loopt er?
ask-walker-second = Wie loopt er nog?
ask-walker-more = Loopt er nog iemand?
ask-stride = Waarheen vanaf { $place }?
ask-brag = Waar schep je op?
ask-guard = Waar zet je de wachter?
ask-remote-gift = Aan wie geef je het geschenk?
ask-teleport = Wie neemt de geheime gang?
ask-teleport-to = Waarheen?
ask-take-place = Wie neemt een plaats over?
ask-take-place-of = Wiens plaats?
ask-step-forward = Wie stapt naar voren?
ask-retract = Welke opschepperij neem je terug?
ask-queue-swap = Wie wisselt van plek?
ask-queue-swap-with = Met wie?
ask-leave-town = Wie gaat de stad uit?
ask-strozzi-card = Strozzi draait een kaart om.
ask-strozzi-colour = Welke kleur van Strozzi komt naar { $place }?
ask-strozzi-ring = Waar komt de ring van Strozzi?
ask-strozzi-objective = De doelkaart van Strozzi wordt omgedraaid.
ask-draws = Er wordt een schandaalkaart van { $noble } getrokken.
ask-offer = Giovanni biedt { $vp } punten voor { $time } tijd. Betaal je?

## Answers
choice-first = { $seat } is startspeler
choice-objective = doelkaart { $card }
choice-tile = { $tile }
choice-carriage = begint bij { $place }
choice-destination = bestemming { $place }
choice-token = { $time } tijd
choice-draw = { $card } wordt getrokken
choice-strozzi = kaart { $number }: { $card }
choice-pass = Passen
choice-deploy = Een debutante inzetten
choice-promote = Promoveren
choice-move = Lopen
choice-hurry = Haasten
choice-brag = Opscheppen
choice-gift = Een geschenk voor { $noble }
choice-play = { $card } spelen
choice-discard = { $card } afleggen voor 1 tijd
choice-brag-at = { $place }: { $n } punten, { $box }
choice-member = { $who }: { $rank }, { $where }
choice-nobody = niemand: { $where }
choice-to = naar { $where }
choice-stop = hier stoppen
choice-done = niemand anders
choice-ring = ring bij { $place }
choice-guard = wachter: { $where }
choice-time = 1 tijd krijgen
choice-vp = 1 punt krijgen
choice-swap = de { $first } en de { $second } van de rij wisselen
choice-pay = betalen en de beloning nemen
choice-waive = van de beloning afzien
choice-colour = { $colour }

## What happened
part-drive = de edele rijdt

event-first = { $seat } is startspeler.
event-objective = { $seat } krijgt een doelkaart.
event-objective-own = { $seat } krijgt doelkaart { $card }: locaties { $places }.
event-tile = { $tile } komt bij { $place }.
event-carriage = De koets van { $noble } begint bij { $place }.
event-destination = Ronde { $round }: { $noble } gaat naar { $place }.
event-token = Ronde { $round } geeft { $time } tijd.
event-round = Ronde { $round }: { $noble } is aan zet.
event-time = { $by } krijgt { $time } ({ $why }).
event-time-partly-lost = { $by } krijgt { $time } ({ $why }); de schijf is vol en { $lost } gaat verloren.
event-time-lost = { $by } krijgt geen tijd ({ $why }): de schijf is vol en { $lost } gaat verloren.
time-amount = { $n } tijd
why-time-round = nieuwe ronde
why-time-first-pass = als eerste gepast
why-time-bonus = bonus na het passen
why-time-discard = voor de afgelegde kaart
why-time-full-hand = in plaats van een schandaalkaart: de hand is vol
why-time-no-cards = in plaats van een schandaalkaart: er is er geen meer
why-time-strozzi-card = in plaats van een schandaalkaart
why-time-bodyguard = eigen lijfwacht in de straat
event-paid = { $by } betaalt { $time } voor { $what }.
for-deploying = het inzetten
for-promoting = de promotie
for-moving = het lopen
for-hurrying = het haasten
for-bragging = het opscheppen
for-a-gift = een geschenk aan { $noble }
for-the-reward = Giovanni’s beloning
for-his-card = de kaart
event-scored = { $vp ->
    [one] { $by } scoort { $vp } punt ({ $source }).
   *[other] { $by } scoort { $vp } punten ({ $source }).
}
event-scored-lead = { $vp ->
    [one] { $by } staat er vooraan en scoort { $vp } punt.
   *[other] { $by } staat er vooraan en scoort { $vp } punten.
}
event-scored-queue = { $vp ->
    [one] { $by } scoort { $vp } punt van { $noble } voor plek { $slot } in de rij.
   *[other] { $by } scoort { $vp } punten van { $noble } voor plek { $slot } in de rij.
}
event-scored-giovanni = { $vp ->
    [one] { $by } neemt Giovanni’s beloning van { $vp } punt.
   *[other] { $by } neemt Giovanni’s beloning van { $vp } punten.
}
event-scored-bodyguard = { $vp ->
    [one] { $by } scoort { $vp } punt: in die straat staat een lijfwacht.
   *[other] { $by } scoort { $vp } punten: in die straat staat een lijfwacht.
}
event-scored-bonus = { $vp ->
    [one] { $by } neemt { $vp } punt als bonus na het passen.
   *[other] { $by } neemt { $vp } punten als bonus na het passen.
}
event-scored-card = { $vp ->
    [one] { $by } scoort { $vp } punt voor de kaart.
   *[other] { $by } scoort { $vp } punten voor de kaart.
}
event-scored-time = { $vp ->
    [one] { $by } scoort { $vp } punt voor de tijd die over is.
   *[other] { $by } scoort { $vp } punten voor de tijd die over is.
}
event-lapsed = { $vp ->
    [one] { $who } krijgt niets voor plek { $slot }: Contessina ontvangt geen debutante, en { $vp } punt vervalt.
   *[other] { $who } krijgt niets voor plek { $slot }: Contessina ontvangt geen debutante, en { $vp } punten vervallen.
}
event-reward-lapsed = { $vp ->
    [one] Niemand neemt Giovanni’s beloning van { $vp } punt voor { $time }: ze vervalt.
   *[other] Niemand neemt Giovanni’s beloning van { $vp } punten voor { $time }: ze vervalt.
}
event-passed = { $by } past.
event-ring = { $by } legt de ring bij { $place }.
event-swapped = { $by } wisselt twee { $ranks } bij { $place }: { $behind } schuift op naar plek { $slot }, { $ahead } gaat terug naar plek { $other }.
event-deployed = { $who } brengt { $rank } naar { $place }, plek { $slot } in de rij.
event-promoted = { $who } maakt van { $was } bij { $place } { $rank }, nu op plek { $slot }.
event-walked = { $who } laat { $rank } van { $from } naar { $to } lopen.
event-teleported = { $who } laat { $rank } van { $from } naar { $to } glippen.
event-took-place = { $who } geeft { $rank } een plek bij { $place }; { $lower } van { $other } moet naar { $from }.
event-stepped-forward = { $who } laat { $rank } bij { $place } naar voren stappen, naar plek { $slot }.
event-left-town = { $who } stuurt { $rank } bij { $place } voorgoed de stad uit.
event-bragged = { $vp ->
    [one] { $by } schept op bij { $place } voor { $vp } punt: { $tile }, { $level }.
   *[other] { $by } schept op bij { $place } voor { $vp } punten: { $tile }, { $level }.
}
event-retracted = { $by } neemt de opschepperij bij { $place } terug.
event-gave = { $by } geeft { $noble } een geschenk.
event-guarded = { $by } zet een wachter op { $shield }.
event-no-guard = { $by } zet geen wachter bij dit geschenk: er is er geen meer, of geen schild van { $noble } is leeg.
event-played = { $by } speelt { $card }.
event-discarded = { $by } legt { $card } af.
event-drew = { $by } trekt een schandaalkaart van { $noble } ({ $why }).
event-drew-own = { $by } trekt { $card } ({ $why }).
drawn-for-brag = hoogste opschepperij
drawn-for-spy = spion
event-brag-unseen = { $by } heeft de hoogste opschepperij bij { $place }, maar geen familielid daar: geen kaart.
owner-seat = { $seat }
owner-strozzi = Strozzi ({ $colour })
event-reshuffled = De aflegstapel van { $noble } wordt geschud tot een nieuwe stapel.
event-drove = { $noble } rijdt naar { $place }.
event-waived = { $by } ziet af van Giovanni’s beloning.
event-gifts = { $by } krijgt { $gifts ->
    [one] { $gifts } geschenk
   *[other] { $gifts } geschenken
}.
event-first-moved = { $by } is nu startspeler.
event-strozzi-turned = Strozzi draait kaart { $number } om: { $card }.
event-strozzi-set-aside = Kaart { $number } ({ $card }) kwam als eerste en wordt na de volgende teruggeschud.
event-strozzi-recalled = { $members ->
    [one] Strozzi neemt één familielid ({ $colour }) terug.
   *[other] Strozzi neemt { $members } familieleden ({ $colour }) terug.
}
event-objective-shown = { $members ->
    [one] { $by } toont doelkaart { $card } (locaties { $places }): één familielid daar, { $vp } punten.
   *[other] { $by } toont doelkaart { $card } (locaties { $places }): { $members } familieleden daar, { $vp } punten.
}
event-over = Het carnaval is voorbij: { $winners } wint met { $vp } punten.
event-over-members = Het carnaval is voorbij: { $winners } wint met { $vp } punten, gelijk met anderen maar met meer familieleden op het bord ({ $n }).
event-over-gifts = Het carnaval is voorbij: { $winners } wint met { $vp } punten, ook gelijk in familieleden maar met meer gegeven geschenken ({ $n }).
event-over-shared = Het carnaval is voorbij: { $winners } delen de overwinning met { $vp } punten, evenveel familieleden en evenveel gegeven geschenken.
winner = { $by }

## Why not
why-time = Dit kost { $a } tijd; je hebt er { $b }.
why-time-for-giovanni = Giovanni wil { $a } tijd; je hebt er { $b }. Leg eerst schandaalkaarten af.
why-full = De rij op { $a } is vol.
why-all-full = Er is nergens een vrije plek.
why-not-empty = Op { $a } staat al iemand.
why-ring = Op { $a } ligt al een ring.
why-nobody-behind = Achter deze plek staat niemand.
why-ranks-differ = Alleen familieleden van gelijke rang wisselen.
why-not-own-and-other = Een van de twee moet van jou zijn, de ander niet.
why-no-debutante = Je hebt geen debutante meer om in te zetten.
why-not-received = Je hebt geen donna of maestro op { $a }.
why-nobody-to-promote = Niemand kan promoveren: het hogere stuk moet in je voorraad zijn.
why-only-debutante = Deze kaart promoveert alleen debutantes.
why-highest-rank = Een maestro kan niet verder promoveren.
why-no-donna = Je hebt geen donna meer.
why-no-maestro = Je hebt geen maestro meer.
why-nobody-can-walk = Geen van je familieleden kan ergens heen.
why-no-way = Vanaf { $a } is er geen weg naar een vrije plek.
why-blocked = Strozzi’s lijfwacht sluit deze straat af.
why-dead-end = Vanaf { $a } kan de wandeling niet op een vrije plek eindigen.
why-second-needed = Haasten is twee straten: niemand anders kan de tweede lopen.
why-no-marker = Je hebt geen opschepsteen meer.
why-nowhere-to-brag = Er is nu geen tegel waarop je kunt opscheppen.
why-not-there = Je hebt niemand op { $a }.
why-own-marker = Je hebt op { $a } al opgeschept.
why-no-box = Bij { $a } punten is er geen leeg vak, ook niet eronder.
why-no-gift = Je hebt geen geschenk meer.
why-not-at-carriage = Je hebt niemand waar de koets van deze edele staat.
why-no-effect = Deze kaart zou nu niets veranderen.
why-guarded = Dit schild is bezet.
why-own-guard = Je hebt daar al een wachter.
why-nobody-lower = Hiernaast is niemand van lagere rang.
why-not-lower = De rang moet lager zijn dan die van jouw familielid.
why-nobody-ahead = Er staat geen ander familielid van deze rang voor.
why-no-swap = Er zijn twee familieleden van gelijke rang en van verschillende spelers nodig.
why-strozzi-no-swap = Strozzi zou op { $a } niet met je kunnen wisselen.

## Het bord
draw-location = Locatie { $place }, { $n } in de rij
draw-guard = Een wachter van { $by }
draw-carriage = De koets van { $noble }
draw-ring = De ring van { $by }
draw-coming = { $noble } komt hier in ronde { $round }
draw-swap = Van plek wisselen
draw-round = Ronde { $round }: { $noble }
draw-noble = { $noble }: { $cards } kaarten in de stapel
draw-given = geschenken van { $by }: { $n }
draw-discard = Afleggen voor tijd
draw-objective = Je doelkaart, familieleden aan het eind: { $places }
draw-score = { $by }: { $n } punten
draw-time = Tijd: { $n }
draw-guards = Wachters over: { $n }
draw-gifts = Geschenken over: { $n }
draw-markers = Opschepstenen over: { $n }
draw-cards = Schandaalkaarten van Cosimo { $a }, Contessina { $b }, Giovanni { $c }
draw-supply = { $rank }: { $n } in de voorraad
draw-brag = Een opschepsteen van { $by }, { $box }
draw-brag-vp = { $by } zou hier met opscheppen { $n } scoren
draw-stop = { $noble } komt hier langs, halte { $nth }
draw-stop-lead = { $by } zou vooraan { $n } krijgen
draw-stop-card = { $by } zou een schandaalkaart trekken
draw-stop-favour = { $by } zou { $n } krijgen voor de plek in de rij
draw-stop-offer = { $by } zou { $n } aangeboden krijgen voor { $time } tijd
draw-gift-price = Je volgende geschenk kost { $n } tijd
draw-objective-now = Leden daar nu: { $n }, goed voor { $vp }
draw-strozzi-1 = Kost 3: oranje komt naar de bestemming van edele A
draw-strozzi-2 = Kost 3: blauw komt naar de bestemming van edele A
draw-strozzi-3 = Kost 3: oranje komt naar de bestemming van edele B
draw-strozzi-4 = Kost 3: blauw komt naar de bestemming van edele B
draw-strozzi-5 = Kost 3: de kleur met de minste leden komt naar de bestemming van edele C
draw-strozzi-6 = Hij geeft al zijn tijd uit en past
draw-strozzi-7 = Kost 3: hij bevordert een lid op een bestemming, of schept op
draw-strozzi-8 = Kost 2: oranje schept op bij de volgende locatie van de route
draw-strozzi-9 = Kost 2: blauw schept op bij de volgende locatie van de route
draw-strozzi-10 = Kost 2: een wacht op een schild van edele B
draw-strozzi-turned = Omgedraaid sinds het laatste onderhoud
draw-strozzi-to-come = Nog in zijn stapel
draw-source-lead = vooraan waar een edele langskwam
draw-source-cosimo = Cosimo: plekken in de rij
draw-source-contessina = Contessina: plekken in de rij
draw-source-giovanni = Giovanni: betaalde beloningen
draw-source-brag = opscheppen
draw-source-bodyguard = lijfwachten waar anderen langs liepen
draw-source-bonus = bonussen na het passen
draw-source-card = kaarten van Strozzi
draw-source-time = resterende tijd, 2 voor 1 punt
draw-source-objective = doelkaart: leden op de locaties ervan
draw-score-leads = { $by } ligt voorop: { $n } punten
draw-by = { $by }
draw-control = Op volgorde van overwicht: { $who }

## The board: places, and where somebody stands
place-1 = Novella
place-2 = San Lorenzo
place-3 = Annunziata
place-4 = Tornabuoni
place-5 = Duomo
place-6 = Bargello
place-7 = Ponte Vecchio
place-8 = Signoria
place-9 = Santa Croce
nth-1 = eerste
nth-2 = tweede
nth-3 = derde
nth-4 = vierde
nth-5 = vijfde
nth-6 = zesde
nth-7 = zevende
nth-8 = achtste
nth-9 = negende
where-in-queue = { $place }, { $nth } in de rij
where-street = straat { $from }–{ $to }
where-brag = opscheptegel, { $place }
where-queue = rij, { $place }

## The board: the city
board-member = { $rank } ({ $colour })
board-your-member = jouw { $rank }
board-their-member = { $rank } van { $by }
board-park = Het park: alleen koetsen rijden erdoor
board-party = feest { $n }
board-arrives-now = komt nu
board-arrives = ronde { $round }
board-arrives-here = { $noble } komt hier deze ronde aan
board-stop-of = { $nth } halte van { $noble }
board-lead = kop
board-card = kaart
board-nobody = geen
board-full = vol
board-you = jij { $n }
board-yours = van jou
board-no-box = { $n }: vol
board-brag-free = Jij: { $n }, { $box } vrij
board-brag-none = Jij: { $n }, maar daarvoor is geen vak vrij
board-bragged = Je hebt hier al opgeschept: { $box }
board-nth-1 = voorop
board-nth-2 = 2e
board-nth-3 = 3e
board-nth-4 = 4e
board-nth-5 = 5e
board-nth-6 = 6e
board-nth-7 = 7e
board-tile-influencers = { $n } per donna of maestro
board-tile-big_mouth = { $n } per opschepsteen
board-tile-scandalous = { $n } per kaart in de hand
board-tile-party_life = { $n } per rij waar je voorop staat
board-tile-reputation = { $n } per familielid in deze rij
board-tile-upward_mobility = { $n } per familielid in deze kolom
board-tile-plus_one = { $n } per feest met twee van jou
board-tile-big_spender = { $n } per gegeven geschenk
board-tile-eyes_everywhere = { $n } per feest waar je bent

## The board: the Medici
board-medici = Medici
board-round = Ronde { $n }
board-of-rounds = van { $n }
board-drives-to = gaat naar { $place }
board-drives-now = rijdt nu
board-in-round = ronde { $n }
board-drives-no-more = blijft
board-pays = betaalt
board-sells = verkoopt
board-th-1 = 1e
board-th-2 = 2e
board-th-3 = 3e
board-th-4 = 4e
board-if-now = nu
board-rounds-of-cosimo = rijdt in ronde 1, 4 en 7
board-rounds-of-contessina = rijdt in ronde 2, 5 en 8
board-rounds-of-giovanni = rijdt in ronde 3, 6 en 9
board-noble-way = Bij elke halte scoort de kop van de rij, trekt de hoogste opschepper die er iemand heeft een kaart, en elke spion ook.
board-noble-pays-cosimo = Hij betaalt elk familielid naar de plek in de rij.
board-noble-pays-contessina = Zij betaalt elke donna en maestro naar de plek in de rij; een debutante krijgt niets.
board-noble-pays-giovanni = Hij verkoopt drie beloningen voor tijd, in de volgorde van wie er de meeste familieleden heeft.
board-noble-guard-cosimo = Een lijfwacht op een straat: 1 tijd als jij er langs loopt, 2 punten als anderen dat doen. 2 tijd, en 1 meer voor elk geschenk dat hij van je heeft.
board-noble-guard-contessina = Een spion bij een opscheptegel: een schandaalkaart zodra er een edele langskomt. 2 tijd, en 1 meer voor elk geschenk dat zij van je heeft.
board-noble-guard-giovanni = Een uitsmijter bij een rij: je familieleden komen vóór hun rang te staan. 2 tijd, en 1 meer voor elk geschenk dat hij van je heeft.
board-gift-then-cosimo = Daarna zet je een lijfwacht op een vrije straat.
board-gift-then-contessina = Daarna zet je een spion bij een vrije opscheptegel.
board-gift-then-giovanni = Daarna zet je een uitsmijter bij een vrije rij.
board-guard-does-cosimo = Je familieleden die hier lopen geven je 1 tijd; die van anderen geven je 2 punten.
board-guard-does-contessina = Je trekt een schandaalkaart telkens als de edele van de ronde langskomt, met of zonder familielid hier.
board-guard-does-giovanni = Je familieleden die hier komen staan vóór alle anderen van hun rang.
board-next-drive = Ronde { $n }, naar { $place }
board-noble-gives = { $noble } zou { $by } geven

## The board: before you
board-time = tijd
board-vp = overwinningspunten
board-objective = familieleden op je doelkaart
board-first = startspeler
board-passed = heeft gepast
board-costs = kost { $n } tijd
board-brings = geeft { $n } tijd
board-costs-gift = kost wat het geschenk kost
board-action = actie
board-act-deploy = Inzetten
board-act-promote = Promoveren
board-act-move = Lopen
board-act-hurry = Haasten
board-act-brag = Opscheppen
board-act-pass = Passen
board-about-deploy = Een debutante uit je huis sluit aan in een rij met een vrije plek.
board-about-promote = Een debutante wordt donna, of een donna maestro, en sluit opnieuw aan met de hogere rang.
board-about-move = Eén familielid loopt één straat.
board-about-hurry = Eén familielid loopt twee straten, of twee lopen er elk één.
board-about-brag = Scoor een opscheptegel waar je een familielid hebt; de steen blijft in zijn vak.
board-about-pass = Je doet deze ronde niet meer mee, legt je ring en neemt elke beurt een kleine bonus tot iedereen gepast heeft. Wie als eerste past krijgt 2 tijd.
board-ranks-debutante = debutantes
board-ranks-donna = donna’s
board-ranks-maestro = maestro
board-ring-left = Ringen in de hand: { $n }
board-hand = Schandaalkaarten
board-hand-of = { $n } van { $most }
board-card-guard_anywhere = Een wachter op elk schild.
board-card-teleport = Iemand gaat waarheen je wilt.
board-card-double_run = Een of twee lopen tot 3 straten.
board-card-family_reception = Een debutante bij je donna of maestro.
board-card-remote_gift = Een geschenk van verre.
board-card-take_their_place = Ruil met een lagere rang hiernaast.
board-card-social_climb = Debutante wordt donna.
board-card-step_forward = Vóór de anderen van zijn rang.
board-card-retract_brag = Neem een opschepsteen terug.
board-card-queue_swap = Twee van één rang wisselen.
board-card-leave_town = Iemand weg, 3 tijd erbij.
board-card-brag_anywhere = Opscheppen zonder er te zijn.
board-objective-title = Je doelkaart
board-objective-now = { $n ->
    [one] { $n } familielid staat er.
   *[other] { $n } familieleden staan er.
}
board-objective-from = Vanaf { $n }: { $vp } punten.
board-objective-worth = { $vp } punten; één meer: { $next }.
board-objective-places = Je familieleden bij { $places }, samen
board-objective-table = 10 punten voor vier familieleden, 15 voor vijf, en zo door tot 35 voor negen
board-markers-of = Opschepstenen over, { $colour }: { $n }
board-strozzi-plan = Zijn plannen
board-strozzi-left = nog { $n } van 10
board-strozzi-kind = Strozzi’s kaart { $n }

## The board: the question and the panel
board-ask-action = Wat doe je?
board-action-detail = Nog { $n } tijd. Acties liggen voor je, geschenken geef je bij de Medici.
board-lit-places = { $n ->
    [one] { $n } feest is verlicht.
   *[other] { $n } feesten zijn verlicht.
}
board-lit-shields = { $n ->
    [one] { $n } schild is verlicht.
   *[other] { $n } schilden zijn verlicht.
}
board-lit-guests = { $n ->
    [one] { $n } gast is verlicht.
   *[other] { $n } gasten zijn verlicht.
}
board-time-left = Je hebt nog { $n } tijd.
board-first-free = Het kost niets.
board-bonus-detail = Je ring ligt bij { $place }: wissel daar, of neem een van deze.
board-over = Het carnaval is voorbij
board-joins = Sluit aan als { $nth } in de rij.
board-joins-bouncer = Sluit aan als { $nth } in de rij: je uitsmijter laat vóór dezelfde rang binnen.
board-wanted = Telt voor je doelkaart.
board-ring-here = Je ring ligt hier tot het einde van de ronde: je kunt in deze rij wisselen.
board-waive-then = Ook de lagere beloningen gaan dan naar anderen.
board-queue-of = { $n } van { $open } plekken bezet
board-streets-to = { $places }
board-route-to = vanhier rijden koetsen naar { $place }
board-scandal-of = schandaalkaart · { $noble }
board-card-else = Of leg hem af vóór je actie: 1 tijd.
board-tile-kind = opscheptegel
board-tile-then = Je scoort meteen; de hoogste steen met een familielid ter plaatse trekt schandaalkaarten als er een edele langskomt.
board-term-price = Prijs
board-term-does = Doet
board-term-else = Of
board-term-counts = Telt
board-term-boxes = Vakken
board-term-then = Daarna
board-term-way = Onderweg
board-term-arrives = Bij aankomst
board-term-rounds = Betaalt
board-term-gift = Geschenk
board-term-streets = Straten
board-term-route = Route
board-term-queue = Rij
board-term-tile = Tegel
board-term-brags = Stenen
board-term-spy = Spion
board-term-bouncer = Uitsmijter
board-term-next = Volgende rit
board-term-now = Nu
board-term-worth = Waard
board-term-played = Gespeeld
board-group-nobles = De Medici
board-group-cards = Schandaalkaarten
board-group-tiles = Opscheptegels
board-group-places = Feesten
board-group-strozzi = Strozzi’s kaarten
legend-time = Tijd: wat acties kosten, hoogstens 12
legend-vp = Overwinningspunten
legend-debutante = Debutante: de laagste rang, één nagel op de voet
legend-donna = Donna: staat vóór debutantes, twee nagels
legend-maestro = Maestro: staat vóór iedereen, drie nagels
legend-cosimo = Cosimo: betaalt elke plek in de rij
legend-contessina = Contessina: betaalt donna’s en maestro’s
legend-giovanni = Giovanni: verkoopt zijn gunsten voor tijd
legend-bodyguard = Een schild op een straat, voor een lijfwacht van Cosimo
legend-spy = Een schild bij een opscheptegel, voor een spion van Contessina
legend-bouncer = Een schild bij een rij, voor een uitsmijter van Giovanni
legend-guard = Een wachter met het wapen van een familie
legend-brag = Een opschepsteen in zijn vak
legend-ring = De ring van wie gepast heeft: wisselen in deze rij
legend-gift = Een geschenk voor een van de Medici
legend-card = Schandaalkaart
legend-goal = Telt voor je doelkaart
legend-lock = Nu niet mogelijk; het paneel zegt waarom

# First-time tips: what a kind of question (ask-…) decides, in a sentence or two

tip-first-deploy = Je eerste debutante is gratis. Zet haar waar straks een koets langskomt of stopt; vooraan staan is punten waard.
tip-action = Elke actie kost tijd, en je gaat door tot je past. Kijk waar de edele van deze ronde heen rijdt, en bewaar tijd voor Giovanni.
tip-ring = Met je ring kun je in die rij wisselen met een buur van gelijke rang, en houd je andere ringen er weg.
tip-bonus = Je hebt gepast en wacht: wat tijd, een punt, of een wissel waar je ring ligt.
tip-deploy = Een debutante sluit achteraan. Op de volgende bestemming tellen de plekken; onderweg telt vooraan staan.
tip-promote = Een hogere rang staat voor alle lagere, wanneer hij ook kwam. Contessina kijkt alleen naar donna’s en maestro’s.
tip-walker = Wie weggaat, geeft zijn plek in de rij op; wie erachter staat, schuift op.
tip-walker-second = Een tweede familielid mag een straat lopen, of je stopt hier.
tip-walker-more = Er mag nog iemand rennen, of dit was alles.
tip-stride = Elke straat is een stap. Je eigen lijfwachten geven tijd, die van anderen geven hun punten.
tip-brag = Je krijgt de punten van deze tegel meteen, en maar één keer. De hoogste steen trekt schandaalkaarten als een edele langsrijdt.
tip-guard = Wachters blijven tot het einde: lijfwachten in straten, spionnen bij opscheptegels, uitsmijters bij rijen.
tip-remote-gift = Een geschenk brengt een wachter van die edele. Elk volgend geschenk aan dezelfde edele kost meer.
tip-teleport = Dit familielid verlaat zijn rij en gaat ergens anders heen, voor 1 tijd.
tip-teleport-to = Het komt daar in de rij naar zijn rang, als er plaats is.
tip-take-place = Een familielid van je wisselt van plek met iemand van lagere rang hiernaast.
tip-take-place-of = De ander gaat naar waar jij vandaan komt; volle rijen maken niet uit.
tip-step-forward = Het gaat in zijn rij vooraan bij zijn eigen rang.
tip-retract = Je krijgt de steen terug en houdt de punten: je mag er opnieuw opscheppen.
tip-queue-swap = Twee van gelijke rang in één rij wisselen van plek; een van beiden hoort van jou te zijn.
tip-queue-swap-with = Een plek verder naar voren is meer waard waar een edele stopt.
tip-leave-town = Dit familielid verlaat het spel voorgoed, en jij krijgt tijd.
tip-strozzi-colour = Strozzi heeft er van beide kleuren evenveel: jij beslist welke komt.
tip-strozzi-ring = Strozzi zou daar met je wisselen. Kies waar het je het minst kost.
tip-offer = Giovanni’s punten voor jouw tijd. Wie geen tijd heeft, krijgt niets; afzien laat ook de lagere beloningen aan anderen.

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-bodyguards = lijfwachten tussen de locaties
label-carriages = koetsen van Cosimo, Contessina, Giovanni bij
label-decks = schandaalkaarten over van Cosimo, Contessina, Giovanni
label-destinations = bestemmingen per ronde
label-dial = wijzerplaat
label-lead-vp = punten voor vooraan staan
label-noble = Medici
label-place-vp = punten per plaats in de rij
label-rewards = beloningen
label-price = prijs in tijd
label-vp = punten
label-offer = kaarten om uit te kiezen
label-open-places = vrije plaatsen op de wijzerplaat
label-places = locaties
label-bouncers = uitsmijters
label-brags = opschepstenen (onderste, middelste, bovenste vak)
label-queue = rij
label-colour = kleur
label-rank = rang
label-spies = spionnen
label-tile = opscheptegel
label-brag-vp = punten voor opscheppen per locatie
label-by = wie
label-families = families
label-markers = opschepstenen over
label-supply = debutantes, donna’s, maestro’s in de voorraad
label-gifts = geschenken over
label-gifts-aside = geschenken voor later
label-given = geschenken gegeven aan Cosimo, Contessina, Giovanni
label-guards = wachters over
label-objective = doelkaart
label-objective-places = locaties van de doelkaart
label-passed = heeft gepast
label-ring = ring bij
label-time = tijd
label-strozzi = kaarten van Strozzi
label-tokens = tijd per ronde
label-walking = onderweg
label-at = bij
label-from = van
label-slot = plaats in de rij
