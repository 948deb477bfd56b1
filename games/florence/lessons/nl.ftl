# De eerste les van Florence. Sleutels: de les, de stap, de taak, en wat er gezegd wordt (text, do, yes, no).

first-title = Je eerste carnavalsnacht
first-about =
    Het is carnavalsnacht in Florence, er zijn negen feesten, en de drie Medici, Cosimo, zijn vrouw Contessina en hun zoon Giovanni, rijden van het ene naar het andere.
    Je stuurt je familie de rijen in en hoopt vooraan te staan waar een van hen uitstapt.
    Na negen ronden heeft de familie die het meest gezien is, en het meest heeft opgeschept, de meeste punten.
first-end =
    Negen ronden zoals deze: er komt tijd, iedereen handelt tot allen gepast hebben, een edele rijdt en deelt gunsten uit. Aan het einde telt je doelkaart, en 2 tijd die je over hebt, is 1 punt.

    Kijk vooruit: de wijzerplaat toont de volgende drie bestemmingen. Wie er een ronde eerder is, staat vooraan. En geef nooit je laatste tijd uit voordat Giovanni komt.

    Speel nu een heel spel. De beginners zijn gauw afgeleid, en als er voor het eerst iets gevraagd wordt, zegt een tip wat je ermee beslist.

## 1

first-start-title = Waar gaat Cosimo vanavond heen?
first-start-text =
    Er zijn negen feesten, in drie rijen: 1 2 3, 4 5 6, 7 8 9. In de eerste ronde rijdt _Cosimo_, van 5 naar 9. Hij neemt altijd dezelfde weg: 1, 5, 2, 3, 6, 9, 8, 7, 4, en terug naar 1. Vanavond komt hij dus langs 2, 3 en 6, en stapt hij uit op 9.

    Waar een koets langskomt, krijgt wie _vooraan_ in de rij staat een punt. Waar ze stopt, krijgt de hele rij punten.
first-start-do = De debutante van Bice staat al op 9. Zet de jouwe op 3, op de weg van Cosimo, waar niemand staat.
first-start-yes = Je staat als eerste op 3: vooraan.
first-start-no-route = Daar komt hij ook langs. Maar we nemen 3: vandaar loopt er een straat naar 6 en verder naar 9.
first-start-no-taken = Op 9 staat Bice, en de eerste debutantes gaan naar lege plekken. We komen er gauw genoeg.
first-start-no = Daar komt Cosimo vanavond niet langs. Zijn weg is 5, 2, 3, 6, 9.

## 2

first-deploy-title = In de rij
first-deploy-text =
    Acties kosten _tijd_. Je hebt er 12 voor deze ronde, en meer gaat er nooit op je wijzerplaat.

    Op 9 geeft Cosimo 11 punten aan de eerste in de rij, 7 aan de tweede, dan 4 en 2. Een debutante _inzetten_ kost 4 tijd en kan overal.
first-deploy-action-do = Zet een debutante in.
first-deploy-action-yes = Waar?
first-deploy-action-no = Dat kan, maar eerst meer volk naar het feest: zet een debutante in.
first-deploy-where-do = Op 9, waar Cosimo uitstapt. Je sluit achteraan.
first-deploy-where-yes = Tweede in de rij, achter Bice. Zij stuurde intussen iemand naar 6.
first-deploy-where-no = Daar stapt Cosimo niet uit. De grote punten zijn op 9.

## 3

first-promote-title = Rang gaat voor
first-promote-text =
    Tweede is goed. Eerste is beter. In een rij staan _maestro’s_ voor _donna’s_, en donna’s voor _debutantes_, wanneer ze ook kwamen.

    _Promoveren_ kost 5 tijd: een debutante wordt donna, of een donna maestro, en gaat meteen naar haar nieuwe plek.
first-promote-action-do = Je hebt nog 8 tijd. Promoveer iemand.
first-promote-action-yes = Wie?
first-promote-action-no = Daarmee kom je niet voor Bice. Een donna staat voor haar debutante: promoveer.
first-promote-who-do = Je debutante op 9.
first-promote-who-yes = Je donna gaat Bice voorbij: op 9 sta je vooraan! Bice promoveerde de hare ook, maar die kwam later en staat achter je.
first-promote-who-no = Op 3 sta je toch al vooraan. Op 9 gaat het om 11 punten of 7.

## 4

first-brag-title = Opscheppen
first-brag-text =
    Elk feest heeft een _opscheptegel_. Voor 1 tijd mag je opscheppen waar een van je mensen is, en je krijgt meteen punten. Elke familie gebruikt een tegel maar één keer.

    Op 9 is het { tile-party_life }: 3 punten voor elke rij waarin je vooraan staat. Dat zijn er twee: 3 en 9.
first-brag-action-do = Schep op!
first-brag-action-yes = Waar?
first-brag-action-no = Voor 1 tijd krijg je meteen 6 punten. Schep op.
first-brag-where-do = Op 9.
first-brag-where-yes = 6 punten. Je steen ligt op de tegel: is het de hoogste als er een edele langsrijdt, en heb je iemand op het feest, dan trek je een _schandaalkaart_. Bice schepte op 6 op.
first-brag-where-no = Daar tellen geschenken, en je hebt er nog geen gegeven: 0 punten. Op 9 krijg je er 6.

## 5

first-pass-title = Passen, en de ring
first-pass-text =
    Je hebt nog 2 tijd. Wie als _eerste past_, krijgt er 2 bij. En daarna, zolang anderen doorgaan, krijg je elke beurt een kleine bonus.

    Als je past, leg je je _ring_ bij een feest. Daar kun je dan van plek wisselen met een buur van gelijke rang in de rij. Waar jouw ring ligt, kan geen andere liggen.
first-pass-action-do = Hier valt niets meer te halen. Pas.
first-pass-action-yes = 2 tijd erbij. Nu de ring.
first-pass-action-no = Dat kan, maar dan past Bice als eerste en krijgt zij de 2 tijd. Pas nu.
first-pass-ring-do = De donna van Bice staat op 9 vlak achter de jouwe. Leg je ring daar, voordat zij het doet.
first-pass-ring-yes = Nu kan ze niet met je wisselen. Ze ging van 6 naar 3. Je bent weer aan de beurt en neemt een bonus.
first-pass-ring-no = Dan legt Bice haar ring op 9 en wisselt ze: zij heeft de 11 punten en jij de 7.
first-pass-bonus-do = Neem 1 punt.
first-pass-bonus-yes =
    Daarna paste Bice ook en reed Cosimo weg: 1 punt omdat je op 3 vooraan staat en 1 op 9, en een schandaalkaart voor je opscheppen. Op 9 stapte hij uit: 11 punten voor jou, 7 voor Bice.

    Na de eerste ronde heb je 20 punten.
first-pass-bonus-no-swap = Dan geef je vrijwillig je plek vooraan op 9 op!
first-pass-bonus-no = Tijd is ook nuttig. Maar een punt is een punt; voor de volgende ronde heb je tijd genoeg.

## 6

first-walk-title = Contessina is kieskeurig
first-walk-text =
    De tweede ronde: _Contessina_ rijdt van 6 langs 9 naar 8. Er kwam tijd bij: je hebt er 11.

    Op 8 geeft ze 13 punten aan de eerste, dan 9, 6 en 4. Maar ze kijkt alleen naar _donna’s en maestro’s_: een debutante krijgt niets. Bice heeft daar al een debutante.
first-walk-action-do = Van 9 is het één straat naar 8. Lopen kost 1 tijd. Loop.
first-walk-action-yes = Wie loopt er?
first-walk-action-no = Dat kan wachten. Je donna staat vlak bij waar Contessina uitstapt: loop.
first-walk-who-do = Je donna, op 9.
first-walk-who-yes = Waarheen?
first-walk-who-no = Bij Contessina heb je aan een debutante niets. Neem de donna.
first-walk-where-do = Naar 8.
first-walk-where-yes = Je donna gaat meteen naar voren, voor de debutante van Bice. Bice schepte er toch over op.
first-walk-where-no = Dat is de verkeerde kant op. Contessina stapt uit op 8.

## 7

first-card-title = Schandalen
first-card-text =
    _Schandaalkaarten_ zijn kleine geheime streken. Ze kosten wat erop staat. Je hebt { card-teleport }: een van je mensen gaat naar een willekeurig feest, voor 1 tijd.

    Op 9 is jouw opschepsteen de hoogste, maar je hebt er niemand meer. Contessina komt langs 9, en met iemand daar zou je nog een kaart trekken.
first-card-play-do = Speel { card-teleport }.
first-card-play-yes = Wie neemt de geheime gang?
first-card-play-no = Dat mag, maar laten we de kaart eens proberen: met { card-teleport } komt iemand voor 1 tijd op 9.
first-card-who-do = Je debutante op 3. Cosimo is weg; daar gebeurt vanavond niets meer.
first-card-who-yes = Waar komt de gang uit?
first-card-who-no = Zij wacht op Contessina, helemaal vooraan. Laat haar staan.
first-card-where-do = Op 9.
first-card-where-yes = Er staat weer iemand van jou op 9. Bice gaf Cosimo een geschenk: zijn koets staat daar nog.
first-card-where-no = Contessina komt vanavond langs 9, en daar wacht je opschepsteen.

## 8

first-gift-title = Geschenken en wachters
first-gift-text =
    Wie een familielid heeft waar de koets van een edele staat, mag die edele een _geschenk_ geven: 2 tijd voor het eerste. Je zet er een _wachter_ voor neer, voor de rest van het spel.

    Die van Cosimo zijn _lijfwachten_ in straten: loop jij daar, dan krijg je 1 tijd; loopt een ander er, dan krijg jij 2 punten. Contessina geeft spionnen, die schandaalkaarten brengen; Giovanni geeft uitsmijters, die je voor laten gaan.
first-gift-action-do = De koets van Cosimo staat op 9, en jij ook. Geef hem een geschenk.
first-gift-action-yes = Kies nu een straat voor je lijfwacht.
first-gift-action-no = Dat kan. Maar een wachter werkt tot het einde van het spel, dus hoe eerder hoe beter: een geschenk voor Cosimo.
first-gift-guard-do = Het volgende feest is op 7, en velen zullen er vanaf 8 heen lopen. Bewaak de straat tussen 7 en 8.
first-gift-guard-yes =
    Wie daar loopt, levert je nu iets op. Aan het eind van de ronde stuurde je een debutante naar 7, en toen kwam Contessina.

    13 punten voor je donna, en niets voor de debutante van Bice. En een nieuwe kaart voor je opscheppen op 9.
first-gift-guard-no = Daar werkt een wachter ook. Maar morgen wil iedereen naar 7: tussen 7 en 8 is hij meer waard.

## 9

first-giovanni-title = Giovanni wil betaald worden
first-giovanni-text =
    De derde ronde is bijna om. _Giovanni_ komt naar 7. Hij kijkt niet naar plekken: hij kijkt wie de meeste mensen op het feest heeft.

    De eerste kan 20 punten krijgen, voor 4 tijd. De volgende 12 voor 2, dan 6 voor 1. Wie geen tijd meer heeft, krijgt niets. Jij hebt er twee op 7, Bice heeft er één en heeft gepast. Je hebt 5 tijd.
first-giovanni-action-do = Wat doe je nu?
first-giovanni-action-yes = Hij reed de hele stad rond, 1 punt voor elke rij waarin je vooraan staat, en nu vraagt hij jou.
first-giovanni-action-no = Dan heb je straks misschien de 4 tijd niet die hij vraagt: 20 punten kwijt. Bewaar je tijd en pas.
first-giovanni-offer-do = 20 punten voor 4 tijd. Wat zeg je?
first-giovanni-offer-yes = De beste koop van de nacht. Bice kreeg de 12 punten. Als Giovanni rijdt, in ronde 3, 6 en 9, kom dan met tijd op zak.
first-giovanni-offer-no = Nergens krijg je zoveel voor 4 tijd. Neem het aan.

## 10

first-last-title = De laatste beurt
first-last-text =
    Ronde 9, je laatste beurt. Giovanni komt naar 6; Bice heeft gepast. Je hebt 8 tijd. Op 6 heb je één familielid, en Bice ook, voor jou: haar zou hij het eerst vragen.

    En dan is er je _doelkaart_, een geheime kaart met vier feesten: 1, 5, 6 en 8. Aan het einde leveren vier van je mensen daarop 10 punten op, vijf 15. Je hebt er drie: op 1, 6 en 8.
first-last-action-do = Eén actie die beide dient. Welke?
first-last-action-yes = Er blijft 4 tijd over, precies wat Giovanni vraagt. Waar?
first-last-action-no = Dat helpt hooguit één keer. Een nieuwe debutante op de juiste plek helpt twee keer.
first-last-where-do = Waar telt ze voor je doelkaart én voor Giovanni?
first-last-where-yes = Vier mensen voor je doelkaart, en twee tegen één op 6. Je paste, en daar is Giovanni.
first-last-where-no = Hooguit voor een van de twee. Waar gaat Giovanni heen?
first-last-offer-do = 25 punten voor 4 tijd.
first-last-offer-yes =
    25 punten, 10 voor je doelkaart, en de nacht is voorbij. Je hebt gewonnen.

    De lijst laat zien waar de punten vandaan komen: vooraan staan, de drie edelen, opscheppen, bonussen, tijd en doelkaart.
first-last-offer-no = Er is niets meer om je tijd voor te bewaren. Neem het aan!
