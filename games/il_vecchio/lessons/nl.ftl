# De eerste les van Il Vecchio. Sleutels: de les, de stap, de taak, en wat er gezegd wordt (text, do, yes, no).

first-title = Je eerste complot tegen de Medici
first-about =
    Toscane in de vijftiende eeuw: de oude Cosimo de’ Medici heerst over Florence, en jouw familie wil hem opvolgen.
    Je stuurt je mensen van stad naar stad voor geld, volgelingen en perkamenten, en daarmee koop je provincies in het buitenland en ambten in Florence.
    Als het laatste wapenschild van de Medici gevallen is, neemt de familie met de meeste machtspunten het over.
first-end =
    Dat was alles: één actie per beurt. Goederen van een stad, een provincie, een ambt, een nieuw familielid, of rust. En het laatste wapenschild maakt er een einde aan.

    Houd de tussenpersonen in het oog: zij bepalen welke steden betalen, en elk bezoek stuurt ze verder. Wie twee steden vooruit denkt, reist het minst.

    Speel nu een heel spel. De beginners kijken niet ver vooruit, en als er voor het eerst iets gevraagd wordt, zegt een tip wat je ermee beslist.

## 1

first-city-title = Een stad en haar tussenpersoon
first-city-text =
    In je beurt doe je precies _één actie_. De gewoonste: een van je mensen doet zaken in een stad.

    Steden met een symbool betalen alleen als hun _tussenpersoon_ er is. Er zijn er vijf, één per kleur. De zwarte is in { city-reggello }, en daar heb jij ook een familielid. Zwarte steden geven je een _huurmoordenaar_: een van de drie soorten volgelingen waarmee je provincies koopt.
first-city-town-do = Kies { city-reggello }.
first-city-town-yes = Wie handelt daar, en hoe komt hij er? Een familielid dat er al is, betaalt niets.
first-city-town-no = Dat zou ook kunnen. Maar in { city-reggello } is alles klaar: je familielid en de tussenpersoon. Begin daar.
first-city-who-do = Laat het familielid ter plaatse handelen.
first-city-who-yes = De tussenpersoon is er, dus hij kan je helpen. Een bisschop zou hem kunnen vervangen.
first-city-who-no = Reizen kost florijnen of een kar, en je hebt al iemand in { city-reggello }.
first-city-means-do = Gebruik de tussenpersoon. Bewaar je bisschop voor een stad zonder.
first-city-means-yes =
    Eén huurmoordenaar, en een tweede dankzij { council-council_assassin }: je _raadstegel_ verbetert deze actie. Je familielid is moe en _gaat liggen_, en de tussenpersoon trok verder naar { city-radda }, de volgende zwarte stad.

    Donata deed hetzelfde in { city-greve }, waar de witte tussenpersoon was.
first-city-means-no-bishop = Met een bisschop blijft je familielid staan. Maar je hebt er maar één, en hij is meer waard waar geen tussenpersoon is.

## 2

first-money-title = Geld
first-money-text =
    Je hebt _Venetië_ op het oog: voor een huurmoordenaar en 3 florijnen koop je daar een provincie. Je hebt 2 florijnen.

    De drie _groene steden_ betalen 3 florijnen en hebben geen tussenpersoon nodig. Eén ervan is { city-ponte_a_sieve }, en daar is je familie.
first-money-town-do = Verdien je florijnen in { city-ponte_a_sieve }.
first-money-town-yes = Daar is al iemand.
first-money-town-no-venice = Nog niet: het volgende vak in Venetië kost 3 florijnen en je hebt er 2. Eerst het geld.
first-money-town-no = Daarmee krijg je nu geen 3 florijnen. { city-ponte_a_sieve } is groen: die betaalt iedereen.
first-money-who-do = Neem het familielid dat er al is.
first-money-who-yes = Groene steden hebben geen tussenpersoon. Het familielid gaat liggen, tenzij je een bisschop betaalt.
first-money-who-no = Waarom reizen? Een van je mensen is in { city-ponte_a_sieve }.
first-money-means-do = Laat je familielid gaan liggen.
first-money-means-yes = 5 florijnen. Donata vulde ook haar beurs, in { city-poggibonsi }.
first-money-means-no-bishop = Een bisschop voor 3 florijnen is een slechte koop. Laat hem gaan liggen.

## 3

first-province-title = Een provincie
first-province-text =
    Elk van de drie gebieden bereik je door één rode stad: Venetië door { city-vicchio }, en daar wacht een van je mensen.

    Je betaalt de volgelingen, dan de florijnen van het volgende vrije vak, en je familielid gaat naar het _spoor_. De eerste vakken zijn meer punten waard. Milaan vraagt een ridder en een abt, de Kerkelijke Staat drie volgelingen.
first-province-seize-do = Neem een provincie in Venetië: 1 huurmoordenaar en 3 florijnen.
first-province-seize-yes = Je familielid in { city-vicchio } staat voor de poort.
first-province-seize-no = Je hebt de huurmoordenaar en de florijnen. Venetië wacht.
first-province-who-do = Laat hem zelf gaan.
first-province-who-yes = Hij staat nu op het spoor en is aan het einde 4 punten waard. En jij kiest een van de _provincietegels_ van het gebied.
first-province-who-no = Een kar is geld waard. Je familielid in { city-vicchio } is er al.
first-province-tile-do = Elke tegel gebruik je één keer, wanneer het je uitkomt. Je zult perkamenten nodig hebben: neem { province-venice_scroll }.
first-province-tile-yes = Van jou. Provincietegels kosten geen actie: je gebruikt ze ervoor of erna, zelfs meteen.
first-province-tile-no = Een goede tegel, maar ons volgende doel is een ambt in Florence, en dat kost perkamenten.

## 4

first-tile-title = Provincietegels
first-tile-text =
    Je actie is gedaan, maar je beurt is nog niet om: je mag nog tegels gebruiken. Een gebruikte tegel draai je om, en dan is hij op.

    { province-venice_scroll } geeft je een perkament.
first-tile-do = Gebruik hem nu.
first-tile-yes = Je eerste perkament. Donata liep intussen naar { city-fiesole } en nam twee bisschoppen.
first-tile-no-end = Je kunt hem bewaren. Maar een perkament wordt niet beter van wachten. Gebruik hem.

## 5

first-bishop-title = Een bisschop opent deuren
first-bishop-text =
    Bruine steden geven 5 florijnen of een perkament. Een van je mensen is in { city-figline }, een bruine stad. Maar de bruine tussenpersoon is ver weg, in { city-pistoia }.

    Daar zijn _bisschoppen_ voor: betaal er een, en de stad betaalt zonder tussenpersoon. Bovendien blijft je familielid staan.
first-bishop-town-do = Kies { city-figline }. Je bisschop gaat vanzelf.
first-bishop-town-yes = De bisschop is betaald. Florijnen of een perkament?
first-bishop-town-no = Dat is een ander plan. Je hebt een tweede perkament nodig, en dat geven alleen bruine steden: { city-figline }.
first-bishop-take-do = Een ambt kost 2 perkamenten. Neem het perkament.
first-bishop-take-yes = Twee perkamenten, en het familielid in { city-figline } staat nog. Donata nam rust.
first-bishop-take-no = 5 florijnen is goed geld, maar voor een ambt heb je 2 perkamenten nodig.

## 6

first-recover-title = Rust
first-recover-text =
    Alleen wie staat, kan reizen en handelen. Twee van je mensen liggen intussen.

    Voor een _herstel_ geef je je actie: al je mensen staan op, en je krijgt 1 florijn.
first-recover-do = Neem rust.
first-recover-yes = Iedereen staat weer, en je hebt 3 florijnen. Donata nam een kar naar { city-stia } en betaalde daar een bisschop.
first-recover-no = Dat kan, maar twee van je mensen liggen. Met drie die staan, worden je beurten veel beter.

## 7

first-office-title = Een ambt in Florence
first-office-text =
    In _Florence_ koop je voor 2 perkamenten een ambt, op het spoor van de Raad of van de Adel. Je bekijkt vijf tegels en houdt er één. Raadstegels verbeteren je acties; adeltegels tellen aan het einde.

    In het begin kost de Raad 3 florijnen extra: dat zegt de tegel op de stapel. Die gaat naar de Adel zodra het eerste wapenschild valt.
first-office-office-do = Je hebt 2 perkamenten en 3 florijnen. Neem het ambt dat geen florijnen kost.
first-office-office-yes = Iemand moet naar Florence. Langs de wegen kost elke stad 1 florijn; met een kar kom je overal.
first-office-office-no-council = Dat kost 3 florijnen extra, en dan kom je er alleen met een kar. De Adel is nu goedkoper.
first-office-office-no = Je hebt de perkamenten: ga naar Florence.
first-office-who-do = Stuur de dichtstbijzijnde: vanuit { city-ponte_a_sieve } is het één stap.
first-office-who-yes = 1 florijn, en hij is bij de Adel. Vijf tegels, één voor jou.
first-office-who-no = { city-ponte_a_sieve } ligt naast Florence: goedkoper dan 1 florijn kan niet.
first-office-keep-do = Welke tegel past bij je? Je hebt 8 familieleden in voorraad.
first-office-keep-yes = { nobility-nobility_reserve }: 3 punten voor elke twee familieleden die je aan het einde in voorraad hebt. Hij blijft gedekt liggen; niemand kent je plan. Donata kocht een huurmoordenaar.
first-office-keep-no = Dat kan iets worden. Maar met 8 familieleden in voorraad zou { nobility-nobility_reserve } nu al 12 punten waard zijn.

## 8

first-dice-title = Versterking
first-dice-text =
    Twee van je vier mensen staan nu op de sporen en komen niet terug. Tijd voor nieuwe.

    Voor een _versterking_ gooi je twee dobbelstenen: de som is een zone op de kaart, en een familielid uit je voorraad komt in een stad van die zone.
first-dice-reinforce-do = Roep versterking.
first-dice-reinforce-yes = 5 en 6: zone 11, in het noordoosten. Met een 7 had je elke stad mogen kiezen.
first-dice-reinforce-no = Dat kan met de twee die er nog zijn. Maar eerst meer mensen: versterking.
first-dice-place-do = Je hebt nog een huurmoordenaar. Zet de nieuwe waar Venetië begint.
first-dice-place-yes = Hij staat voor de poort van Venetië, klaar om te gaan. Donata verdiende wat florijnen.
first-dice-place-no = In die zone, ja. Maar met een huurmoordenaar op zak is { city-vicchio } meer waard: de poort van Venetië.

## 9

first-crest-title = Een wapenschild valt
first-crest-text =
    Een paar beurten later heb je 7 florijnen. Op het volgende vak in Venetië staat een _wapenschild van de Medici_.

    Wie op zo’n vak komt, neemt een wapenschild, dat 1 punt waard is, en er gebeurt iets met iedereen: een belasting, de tussenpersonen trekken verder, of een familielid moet gaan liggen. En de stapel wapenschilden is de klok van het spel: is hij leeg, dan komt de laatste ronde.
first-crest-seize-do = Neem de provincie in Venetië.
first-crest-seize-yes = Je familielid staat voor de poort.
first-crest-seize-no = Dat kan. Maar het vak met het wapenschild is vrij, en Donata wil het ook.
first-crest-who-do = Laat hem zelf gaan.
first-crest-who-yes = 4 punten op het spoor, 1 voor het wapenschild. Het is een belasting: iedereen betaalt 3 florijnen, of een volgeling, perkament, kar of bisschop.
first-crest-who-no = Er staat al iemand voor de poort, en die reist voor niets.
first-crest-tax-do = Betaal wat je kunt missen. Je hebt 4 florijnen en een kar.
first-crest-tax-yes = De kar is weg, het geld is er nog. Donata gaf een abt. Kies nu je tegel.
first-crest-tax-no = Dan houd je 1 florijn over. Lopen is nu goedkoop: geef de kar.
first-crest-tile-do = Met volgelingen koop je provincies. Neem een tegel met een volgeling.
first-crest-tile-yes = Goed zo. Je bewaart hem tot je hem nodig hebt.
first-crest-tile-no-other = Niet slecht, maar de volgende provincie kost volgelingen. Neem een van de drie.

## 10

first-last-title = De laatste ronde
first-last-text =
    Veel later: het laatste wapenschild is gevallen. Nu heeft iedereen een _dubbele beurt_, twee acties na elkaar, of slaat die over voor 2 punten. Donata sloeg over.

    Aan het einde tellen de vakken op de sporen, 3 punten voor de meerderheid op elk spoor, 1 voor elk wapenschild, je adeltegels, en _5 punten voor wie op alle vijf de sporen staat_. Jij staat er op drie.
first-last-double-do = Je hebt 2 perkamenten, 2 ridders, een abt en 6 florijnen. Wat doe je?
first-last-double-yes = Twee acties, en er ontbreken twee sporen: de Raad en de Kerkelijke Staat.
first-last-double-no-pass = 2 punten? Met twee acties haal je er veel meer. Speel de dubbele beurt.
first-last-first-do = Eerst de Raad: 2 perkamenten, en niets extra sinds de wapenschilden vallen.
first-last-first-yes = Je familielid in Florence kan meteen gaan.
first-last-first-no = Dan blijft er een spoor open. De Raad en de Kerkelijke Staat ontbreken, en je hebt precies wat ze kosten. Eerst de Raad.
first-last-who-do = Laat het familielid in Florence handelen; dat in { city-sovicille } heb je meteen daarna nodig.
first-last-who-yes = 2 punten, en niemand anders staat op dit spoor: de meerderheid is van jou.
first-last-who-no = Dan staat er niemand meer voor de poort van de Kerkelijke Staat. Neem degene die in Florence is.
first-last-second-do = En nu de Kerkelijke Staat, met je tweede actie.
first-last-second-yes =
    8 punten voor het vak, en je staat op alle vijf de sporen: nog 5. Dat is het einde van het spel, en je hebt gewonnen.

    Kijk naar de telling: provincies, ambten, meerderheden, wapenschilden, adeltegels.
first-last-second-no = Je hebt twee ridders, een abt en de florijnen: de Kerkelijke Staat is 8 punten waard, en nog 5 omdat je dan op alle sporen staat.
