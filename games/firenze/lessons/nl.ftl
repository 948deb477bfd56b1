# De eerste les van Firenze. Sleutels: de les, de stap, de taak, en wat er gezegd wordt (text, do, yes, no).

first-title = Je eerste torens
first-about =
    De grote families van Florence bestellen torens, en jij bent een van de bouwmeesters die ze optrekken.
    Met kaarten krijg je stenen; met een toren van de juiste kleur en hoogte vervul je een opdracht: dat brengt prestige op en kost je een van je zegels.
    Zodra iemand al zijn zegels heeft geplaatst, is het spel bijna uit, en wie het meeste prestige heeft, wint.
first-end =
    Je weet nu alles: een kaart nemen, misschien ruilen, bouwen, verliezen wat niet groeide, inleveren wat klaar is. En aan het eind van je beurt houd je hoogstens 10 stenen en 5 kaarten.

    Een goede bouwmeester kent het juiste moment: begin nooit aan meer torens dan je elke beurt kunt verhogen, en kijk wat de anderen verzamelen voordat je een kaart neemt.

    Speel nu een heel spel. De beginners hebben geduld, en als er voor het eerst iets gevraagd wordt, zegt een tip wat je ermee beslist.

## 1

first-card-title = Een kaart en de stenen erop
first-card-text =
    Elke beurt begint bij de _rij_: je neemt één kaart, met alle stenen die erop liggen.

    De linkerkaart is gratis. Voor een andere leg je een van je eigen stenen op _elke kaart links ervan_. De tweede kost dus 1 steen, de derde 2, en zo door tot 5. Je begint met 2 witte stenen.
first-card-do = Een toren bouw je in één kleur. Neem de kaart met drie groene stenen: die kost je één witte steen.
first-card-yes =
    Je witte steen ligt nu op de eerste kaart, voor wie die neemt. Je hebt 3 groene en 2 witte stenen, en de kaart zelf, { card-masons }, houd je in de hand voor later.

    De rij is opgeschoven, en rechts kwam er een nieuwe kaart bij met 4 stenen.
first-card-no-free = Gratis, maar vier stenen in drie kleuren maken nog geen toren. Voor één witte steen heb je er drie groene.
first-card-no-two = Je kunt haar betalen, met allebei je stenen. Maar kijk één kaart meer naar links: drie stenen van één kleur, voor de helft.
first-card-no-dear = Je hebt 2 stenen. Daarmee kom je niet verder dan de derde kaart.

## 2

first-build-title = Bouwen
first-build-text =
    Nu mag je bouwen. Een steen is een verdieping, en een toren heeft maar één kleur. Eén of twee stenen per beurt kosten niets. Drie kosten je 1 steen extra, vier 3, vijf 6 en zes 10.

    En dit is het hart van het spel: _een toren waaraan je begonnen bent, moet in elke beurt van jou groeien_. Anders valt hij om.
first-build-begin-do = Begin een groene toren met 2 stenen, en bewaar de derde groene voor je volgende beurt.
first-build-begin-yes = Twee verdiepingen, en het kostte niets. Met de groene steen die je bewaarde, kan de toren volgende beurt groeien.
first-build-begin-no-three = Dat kost een steen extra, en dan heb je geen groene meer om hem volgende beurt te laten groeien. Begin met 2.
first-build-begin-no-one = Voorzichtig, maar twee verdiepingen zijn ook gratis. Gebruik wat niets kost: begin met 2.
first-build-begin-no-white = Witte torens brengen het minst op. En alles waar je aan begint, moet elke beurt groeien. Zet in op groen.
first-build-begin-no = Nog niet. Eerst de toren: begin hem met 2 groene stenen.
first-build-stop-do = Je zou verder kunnen bouwen, maar dat kost wat. Stop hier en ga verder.
first-build-stop-yes = Je beurt is om. Tommaso nam de eerste kaart, met jouw witte steen erop, en begon een witte toren.
first-build-stop-no = Elke steen meer kost nu iets, en een tweede toren moet ook elke beurt groeien. Stop met bouwen.

## 3

first-second-title = De volgende beurt
first-second-text =
    Je toren heeft 2 verdiepingen en je hebt 1 groene steen. De groene opdrachten vragen torens van 3, 4, 5 verdiepingen enzovoort, en hoger betaalt beter: 2 prestige voor drie verdiepingen, 3 voor vier.

    Met nog één groene steen kom je deze beurt al op vier.
first-second-take-do = Neem de goedkoopste kaart met een groene steen erop.
first-second-take-yes = Ze kost één steen, die je op de eerste kaart legt.
first-second-take-no-no-green = Daar ligt geen groene steen op. Gratis is niet altijd voordelig: je toren heeft groen nodig.
first-second-take-no-dear = Daar ligt een groene steen op, maar op de tweede kaart ook, en die kost minder.
first-second-take-no = Dat is niet de kaart die we zoeken. Kijk naar een groene steen links in de rij.
first-second-lay-do = Welke steen leg je neer? Houd je groene.
first-second-lay-yes = Nu heb je 2 groene stenen, en daarbij een gele, een paarse en twee witte.
first-second-lay-no-green = De groene is net degene die je verzamelt. Betaal met een witte.

## 4

first-height-title = Een opdracht vervuld
first-height-text =
    Een opdracht noemt een kleur en een hoogte, en ze wil _precies_ die hoogte. Te laag is nog niet af; te hoog is nergens goed voor.

    Groen met vier verdiepingen is open en betaalt 3 prestige.
first-height-raise-do = Verhoog je toren tot 4 verdiepingen. Twee stenen: dat is gratis.
first-height-raise-yes = Vier verdiepingen: precies wat de opdracht vraagt.
first-height-raise-no-three = Met drie verdiepingen vervul je ook een opdracht, voor 2 prestige. Maar je hebt twee groene stenen, en vier betaalt 3.
first-height-raise-no-other = Als je aan een andere begint en deze laat staan, wordt hij een bouwval. Verhoog eerst de groene.
first-height-raise-no = Laat eerst je toren groeien: tot 4 verdiepingen.
first-height-stop-do = Dat is genoeg. Stop met bouwen.
first-height-stop-yes = Nu wordt je gevraagd welke torens je inlevert.
first-height-stop-no = Een tweede toren zou je stenen kosten. Stop hier.
first-height-fulfil-do = Lever je groene toren in.
first-height-fulfil-yes = 3 prestige! Je _zegel_ dekt de opdracht af, dus niemand anders kan haar nog vervullen. De stenen van de toren gingen terug in de zak. Je hebt nog 8 zegels.
first-height-fulfil-no-keep = Je mag hem houden en doorbouwen tot vijf. Maar dan moet hij volgende beurt groeien, en je hebt geen groene steen. Lever hem in.

## 5

first-exchange-title = Ruilen
first-exchange-text =
    We kijken naar een latere beurt. Je blauwe toren heeft 2 verdiepingen en moet groeien, maar op de kaart die je nam, lag geen blauwe steen.

    Eén keer per beurt, voordat je bouwt, mag je _ruilen_: 3 van je stenen, in welke kleur ook, voor 1 steen van een kaart in de rij.
first-exchange-take-do = Blauw is zeldzaam, en drie witte stenen mis je niet. Neem de blauwe steen uit de rij.
first-exchange-take-yes = Betaal hem nu.
first-exchange-take-no-no = Dan valt je blauwe toren nog deze beurt om, want je hebt niets om hem te verhogen.
first-exchange-take-no = Een steen van die kleur helpt je toren niet. Je hebt een blauwe nodig: er ligt er een op de derde kaart.
first-exchange-pay-do = Welke drie stenen geef je? Houd de rode.
first-exchange-pay-yes = Je toren kan groeien tot drie verdiepingen, en blauw met drie betaalt 3 prestige. Ruilen is duur, maar een omgevallen toren is duurder.
first-exchange-pay-no = Dan is de derde je rode steen. Wit is de gewoonste kleur: geef drie witte.

## 6

first-ruin-title = Bouwvallen
first-ruin-text =
    Je wilde te veel: een rode toren met 3 verdiepingen, een groene met 2, en maar één rode steen.

    Wat in je beurt niet gegroeid is, wordt afgebroken voordat je het kunt inleveren: de helft van de stenen, naar boven afgerond, ben je kwijt, de rest krijg je terug.
first-ruin-raise-do = Je kunt er maar één redden. Verhoog hem tot 4 verdiepingen, zoals een opdracht vraagt.
first-ruin-raise-yes = Rood met vier verdiepingen: er wacht 3 prestige.
first-ruin-raise-no-new = Een nieuwe toren redt geen van de oude, en volgende beurt moet hij ook groeien.
first-ruin-raise-no-nothing = Dan vallen ze allebei om. Red tenminste de rode.
first-ruin-stop-do = Voor de groene kun je niets meer doen. Stop met bouwen en kijk wat er gebeurt.
first-ruin-stop-yes = De groene toren is weg: één steen ben je kwijt, één kwam terug.
first-ruin-stop-no = Een gele toren van één verdieping? Je hebt geen tweede gele steen om hem te laten groeien. Stop met bouwen.
first-ruin-fulfil-do = Lever de rode toren in.
first-ruin-fulfil-yes = 3 prestige, en een wijze les: beter één toren die staat dan twee die vallen.
first-ruin-fulfil-no = Volgende beurt moet hij weer groeien, en dan is hij geen vier verdiepingen hoog meer. Lever hem in.

## 7

first-cost-title = Personen, en wat haast kost
first-cost-text =
    Je gele toren heeft 3 verdiepingen, en je hebt 4 gele stenen. Zeven verdiepingen betalen 6 prestige, en wie als _eerste_ op hoogte 7 komt, krijgt er een verdiepingstegel van 3 bij.

    Maar vier stenen in één beurt kosten er 3 extra, en je hebt maar één witte. Daar zijn _personen_ voor: kaarten die je in de hand houdt en speelt wanneer het je uitkomt.
first-cost-masons-do = Met { card-masons } is bouwen 3 goedkoper. Speel die kaart.
first-cost-masons-yes = Vier stenen kosten nu niets.
first-cost-masons-no-dear = Vier stenen zouden er 3 extra kosten, en je houdt er maar één over. Speel eerst { card-masons }.
first-cost-masons-no = Zo bouw je wel, maar de toren blijft onder de zeven. Speel eerst { card-masons } en bouw dan alle vier.
first-cost-raise-do = Verhoog de toren tot 7 verdiepingen.
first-cost-raise-yes = Zeven verdiepingen in één keer!
first-cost-raise-no = Met { card-masons } zijn vier stenen gratis. Gebruik ze alle vier: 7 verdiepingen.
first-cost-fulfil-do = Lever hem in.
first-cost-fulfil-yes = 6 prestige voor de opdracht en 3 voor de verdiepingstegel: 9. Zulke tegels liggen bij de hoogten 5, 6, 7 en 8, telkens één, voor wie er het eerst komt.
first-cost-fulfil-no = Volgende beurt zou hij tot acht moeten groeien, en geel met acht verdiepingen is afgedekt. Lever hem nu in.

## 8

first-balcony-title = Balkons
first-balcony-text =
    Vier opdrachten hebben een _balkon_ met een Romeins cijfer, en die betalen veel meer dan gewoonlijk. Maar ze gaan op volgorde: II is pas open na I, enzovoort.

    Je hebt een rode toren van 5 verdiepingen, balkon II, en een witte van 6, balkon I.
first-balcony-first-do = Lever de toren in die nu mag.
first-balcony-first-yes = 7 prestige, en 2 omdat je als eerste op hoogte 6 bent. Nu is balkon II open, nog in dezelfde beurt.
first-balcony-first-no-later = Dat is balkon II, en balkon I is nog niet vervuld. Eerst wit!
first-balcony-first-no = Ze zijn allebei klaar, en allebei moeten ze volgende beurt groeien. Lever nu de witte in.
first-balcony-second-do = Nu de rode.
first-balcony-second-yes = 9 prestige, en 1 voor hoogte 5. Twee opdrachten in één beurt mag, en zelfs meer.
first-balcony-second-no = Rood met vijf verdiepingen betaalt nu 9. Tommaso wil die ook wel hebben.

## 9

first-event-title = Lees voordat je neemt
first-event-text =
    Een kaart is meer dan haar stenen. _Gebeurtenissen_ werken meteen. _Personen_ wachten in je hand. _Gebouwen_ helpen je vanaf nu. _Feesten_ tellen aan het einde, ten goede of ten kwade. _Kerken_ beloven prestige aan wie het eerst is.

    De gratis kaart is { card-warehouse_fire }: je verliest de helft van al je stenen, die van de kaart meegerekend. { card-delivery }, ernaast, geeft je 3 stenen uit de zak.
first-event-take-do = Je hebt 8 stenen. Welke kaart neem je?
first-event-take-yes = Er gaat een steen van je op de eerste kaart.
first-event-take-no-fire = Dan heb je 12 stenen en verlies je er 6. { card-delivery } kost maar één steen.
first-event-take-no = Die kost meer, en { card-delivery } geeft je zeven stenen voor één. Ze ligt als tweede van links.
first-event-lay-do = Betaal met de steen die je het best kunt missen.
first-event-lay-yes = Vier stenen van de kaart, drie uit de zak. Je hebt er nu 14, maar let op: aan het _einde van je beurt_ mag je er maar 10 houden, en 5 kaarten.
first-event-lay-no-red = Rood is zeldzaam en betaalt goed. Geef een van je zes witte stenen.

## 10

first-last-title = Het laatste zegel
first-last-text =
    Je hebt nog één zegel. Wie het eerst zijn laatste zegel plaatst, krijgt 5 prestige, en alle anderen hebben nog één beurt.

    Dan worden de _meerderheden_ uitbetaald: in elke kleur aan wie er de meeste zegels heeft. Wit 2, geel en groen 3, rood en blauw 4, paars 5. Kijk wie waar zegels heeft.
first-last-do = Twee torens zijn klaar, en beide opdrachten betalen 3. Welke is uiteindelijk meer waard?
first-last-yes =
    3 voor de opdracht, 5 voor het laatste zegel, en in paars heeft niemand anders een zegel: nog 5 voor de meerderheid.

    Tommaso had nog één beurt. Daarna zijn de meerderheden en de feesten geteld, en je hebt gewonnen.
first-last-no-yellow = 3 prestige, maar in geel heeft Tommaso twee zegels en houdt hij de meerderheid. In paars heeft nog niemand er een.
first-last-no-wait = Dan moeten beide torens groeien, en past geen van beide meer. Plaats je laatste zegel.
