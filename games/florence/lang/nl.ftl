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
shield-street = straat { $from }-{ $to }
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
ask-lay-tile = Er komt een opscheptegel op { $place }.
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
choice-carriage = begint op { $place }
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
choice-at = op { $place }
choice-member = { $who }: { $rank } op { $place }, plek { $slot }
choice-nobody = niemand op { $place }, plek { $slot }
choice-to = naar { $place }
choice-stop = hier stoppen
choice-done = niemand anders
choice-ring = ring op { $place }
choice-guard = wachter op { $shield }
choice-time = 1 tijd krijgen
choice-vp = 1 punt krijgen
choice-swap = plekken { $slot } en { $next } wisselen
choice-pay = betalen en de beloning nemen
choice-waive = van de beloning afzien
choice-colour = { $colour }

## What happened
part-drive = de edele rijdt

event-first = { $seat } is startspeler.
event-objective = { $seat } krijgt een doelkaart.
event-objective-own = { $seat } krijgt doelkaart { $card }: locaties { $places }.
event-tile = { $tile } komt op { $place }.
event-carriage = De koets van { $noble } begint op { $place }.
event-destination = Ronde { $round }: { $noble } gaat naar { $place }.
event-token = Ronde { $round } geeft { $time } tijd.
event-round = Ronde { $round }: { $noble } is aan zet.
event-time = { $by } krijgt { $time } ({ $why }).
event-time-partly-lost = { $by } krijgt { $time } ({ $why }); de schijf is vol en { $lost } gaat verloren.
event-time-lost = { $by } krijgt geen tijd ({ $why }): de schijf is vol en { $lost } gaat verloren.
time-amount = { $n } tijd
place-number = { $n }
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
event-ring = { $by } legt de ring op { $place }.
event-swapped = { $by } wisselt twee { $ranks } op { $place }: { $behind } schuift op naar plek { $slot }, { $ahead } gaat terug naar plek { $other }.
event-deployed = { $who } brengt { $rank } naar { $place }, plek { $slot } in de rij.
event-promoted = { $who } maakt van { $was } op { $place } { $rank }, nu op plek { $slot }.
event-walked = { $who } laat { $rank } van { $from } naar { $to } lopen.
event-teleported = { $who } laat { $rank } van { $from } naar { $to } glippen.
event-took-place = { $who } geeft { $rank } een plek op { $place }; { $lower } van { $other } moet naar { $from }.
event-stepped-forward = { $who } laat { $rank } op { $place } naar voren stappen, naar plek { $slot }.
event-left-town = { $who } stuurt { $rank } op { $place } voorgoed de stad uit.
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
event-brag-unseen = { $by } heeft de hoogste opschepperij op { $place }, maar geen familielid daar: geen kaart.
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
draw-destination = gaat naar { $place }
draw-reward = { $noble } betaalt naar de plek in de rij waar de koets aankomt; de voorste krijgt { $n } punten meer
draw-reward-price = { $noble } biedt zijn beloningen aan voor tijd, in volgorde van controle waar de koets aankomt; de voorste onderweg krijgt { $n } punten
draw-noble = { $noble }: { $cards } kaarten in de stapel
draw-given = geschenken van { $by }: { $n }
draw-discard = Afleggen voor tijd
draw-objective = Je doelkaart, familieleden aan het eind: { $places }
draw-first = Startspeler
draw-passed = Heeft gepast
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
draw-discards = afgelegd
draw-discarded = Afgelegd: { $n }
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
draw-letter-a = Edele A: { $noble }
draw-letter-b = Edele B: { $noble }
draw-letter-c = Edele C: { $noble }
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
