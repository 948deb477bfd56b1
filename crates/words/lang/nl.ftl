# Wat de site en haar gereedschap zeggen, bij elk spel.
seat = speler { $n }
chance = het toeval
list-and = en
list-nothing = niets

refusal-over = Het spel is afgelopen.
refusal-not-asked = { $seat } is nu niet aan de beurt.
refusal-chance-not-asked = Het toeval is nu niet aan de beurt.
refusal-no-answer-here = Dit is geen antwoord op de huidige vraag.

no-undo-nothing = Er valt niets terug te nemen.
no-undo-chance = Er is intussen iets onthuld: terugnemen kan niet meer.
no-undo-seat = { $seat } heeft intussen geantwoord: terugnemen kan niet meer.

chapter-set-up = Opbouw
chapter-round = Ronde { $n }
chapter-round-of = Ronde { $n } van { $of }
chapter-play = Het spel
chapter-part = { $round }, { $part }

scores-now = De stand:
scores-final = De eindstand:
score-total = { $who }: { $total } ({ $parts })
score-total-bare = { $who }: { $total }
score-part = { $source } { $n }

# Twee mogelijkheden, twee prijzen bijvoorbeeld, en geen van beide kan: allebei de redenen, elk een zin.
why-either = Er zijn twee mogelijkheden, en geen van beide kan. De eerste: { $first } De tweede: { $second }

play-name = Speler { $n }
play-help = Typ een nummer (of de tekst van een antwoord); u neemt terug, ? zegt wat niet kan en waarom, v toont de tafel, h deze hulp, q stopt.
play-nonsense = Typ een van de nummers, of h voor hulp.
play-nothing-refused = Alles wat je zou kunnen proberen, kan.

# Tegenstanders.
level-random = Toeval
level-random-about = Speelt alles wat de regels toelaten.
level-novice = Beginner
level-novice-about = Kent de regels en ziet wat een antwoord meteen oplevert, maar is vaak afgeleid.
level-apprentice = Leerling
level-apprentice-about = Haalt het beste uit de eigen beurt, maar kijkt niet verder.
level-master = Meester
level-master-about = Denkt een vijfde van een seconde vooruit over wat jij kunt doen.
level-grandmaster = Grootmeester
level-grandmaster-about = Denkt twee seconden vooruit, tien keer zo ver als een meester.

# The site.
site-home = Florentijnse bordspellen
site-welcome = Vijf spellen uit Florence
site-about = Speel met vrienden of tegen bots, gewoon hier in je browser. Geen account, niets te installeren.
site-skip = Naar de inhoud
site-language = Taal
site-theme-light = Lichte kleuren
site-theme-dark = Donkere kleuren
site-theme-auto = Kleuren volgens de browser
site-fault = Dat is niet gelukt
site-go-home = Naar de spellen
site-games = De spellen
site-game = Spel
site-my-tables = Mijn tafels
site-finished-tables = Afgelopen tafels: { $n }
site-open-tables = Open tafels
site-no-open-tables = Er wacht nu niemand op spelers.
site-play-now = Nu spelen
site-new-table = Nieuwe tafel
site-rules = Regels
site-guest = Gast
site-spectator = toeschouwer
site-waits-for-people = Wacht op spelers
site-gathering-hint = Het spel begint zodra elke stoel bezet is. Stuur een vriend de link van een stoel, of geef een vrije stoel aan een bot.
site-over = Afgelopen
site-your-turn = Jouw beurt
asked-of = { $seat } krijgt de vraag:
waiting-for = Wachten op
site-keys = Toetsenbord
site-keys-tab = naar de volgende plek met een antwoord; alles wat alleen iets uitlegt is één halte
site-keys-enter = antwoordt, of zegt waarom het niet kan
site-keys-arrows = bij de uitleg op het bord: van ding naar ding, met de tekst erbij
site-keys-turn = draai en keer een tegel die gelegd wordt
site-keys-escape = verbergt de tekst
site-turn-of = Aan de beurt:
site-turn = De beurt
site-how-many = Aantal spelers
site-your-name = Je naam
site-who-plays = Wie speelt
site-who-hint = Een vriend krijgt een link van je. Iedereen: de tafel staat op de startpagina. Aan dit scherm: jullie spelen om de beurt, en een gordijn verbergt ieders hand voor de anderen.
site-seat-me = Ik
site-seat-here = Iemand aan dit scherm
site-seat-friend = Een vriend, via een link
site-seat-anybody = Iedereen die wil
site-name-here = Naam van de speler aan dit scherm
site-bot = Bot
site-level = Niveau
site-options = Opties
site-make-table = Tafel maken
site-people = Spelers
site-sit-down = Plaatsnemen
site-move-here = Je bent { $seat }. Je kunt op dit apparaat verder spelen; het andere kijkt dan alleen nog toe.
site-continue-here = Hier verder spelen
site-answers = Mogelijke antwoorden
site-undo-answer = Terugnemen
site-undo-turn = Beurt terugnemen
site-end-turn = Beurt beëindigen
site-turn-ends = Je beurt is gespeeld. Beëindig hem, of neem iets terug.
site-turn-ends-of = { $seat } gaat de beurt beëindigen.
site-turn-end = Een beurt beëindigen is een aparte stap
site-turn-end-about = Na het laatste antwoord van een beurt kun je het nog terugnemen; de anderen gaan verder zodra je op “Beurt beëindigen” drukt.
site-turn-end-said = Beurten met een knop beëindigen
site-order-label = Voor mij:
site-order-give = Instellen
site-order-stands = Voor jou:
site-order-some = zoals je zei
site-order-ended = Je opdracht is afgelopen:
site-order-stop = Stoppen
site-turn-end-itself = Beurten vanzelf laten eindigen
site-practise = Terugnemen (oefening)
site-practise-about = Je gaat terug tot voor iets wat onthuld is. Vanaf dan is het een oefenpartij, en de tafel zegt dat erbij.
site-practised = { $n ->
    [one] Oefening: één keer teruggenomen tot voor onthulde informatie.
   *[other] Oefening: { $n } keer teruggenomen tot voor onthulde informatie.
}
site-back-to-here = Vanaf hier opnieuw spelen
site-looking-back = Terugkijken
site-to-now = Terug naar nu
site-turn-was-of = beurt van { $seat }
site-leave-about = Het spel wacht op je; aan een tafel met anderen mogen zij je plaats aan een bot geven. Je kunt terugkomen.
site-you-left = Je hebt deze tafel verlaten, { $seat }.
site-you-have-left = Je bent weg; het spel wacht op je
site-left-table = Je hebt de tafel verlaten. Ze wacht op je onder “Mijn tafels”.
site-left-free = Je hebt de tafel verlaten. Je plaats is weer vrij.
site-resign = Opgeven
site-resign-about = Een bot speelt op jouw plaats tot het einde. Je kunt de plaats niet terugnemen.
site-resign-sure = Ja, ik geef op
site-resigned = heeft opgegeven
site-again-about = Dezelfde spelers, bots en opties; iedereen schuift een plaats op.
site-to-rematch = Naar de revanche
site-take-kept-seat = Ga op je plaats zitten
diary-left = { $seat } heeft de tafel verlaten.
diary-came-back = { $seat } is terug.
diary-bot-sat-down = Een bot speelt voor { $seat }.
diary-resigned = { $seat } heeft opgegeven; een bot speelde verder.
diary-practised = { $seat } nam iets terug dat onthuld was: oefening.
diary-advised = { $seat } vroeg om raad.
diary-coached = De coach denkt met { $seat } mee.
site-pace = Bots spelen
pace-slow = langzaam
pace-steady = rustig
pace-quick = snel
pace-at-once = meteen
site-skip-bots = Overslaan
site-aborted = Het spel is afgebroken.
site-nobody-wins = Niemand aan tafel wint.
site-winner = De winnaar:
site-replay = Terugkijken
site-download = Spel downloaden
site-again = Nog een keer spelen
site-recap = Sinds je vorige beurt
site-recap-more = Er is meer: kijk terug
site-whole-log = Het hele verslag
site-log = Verslag
site-scores = Punten
site-total = Totaal
site-chat = Chat
site-chat-empty = Er is nog niets gezegd.
site-say = Zeg iets
site-send = Versturen
site-cancel = Annuleren
site-wrong = Er klopt iets niet
site-report-about = Je woorden gaan naar de beheerder van deze site, met de tafel en de precieze stap.
site-report-words = Wat zag je, en wat had er moeten gebeuren?
site-thanks = Bedankt. De beheerder kijkt ernaar.
site-lost = De verbinding is verbroken; opnieuw proberen …
site-free-for-anybody = vrij voor iedereen
site-waits-for-friend = wacht op een vriend
site-here = aanwezig
site-not-here = afwezig
site-left = is vertrokken
site-copied = Gekopieerd.
site-invite = Link voor je vriend
site-other-device = Op een ander apparaat spelen
site-own-link = Je eigen link; houd hem geheim
site-give-to-bot = Een bot laten spelen
site-bot-plays-for-you = Een bot speelt voor { $seat }.
site-take-back = Mijn stoel terugnemen
site-leave = De tafel verlaten
site-new-link = Een nieuwe link maken
site-free-seat = Deze plaats vrijmaken
site-begin = Het spel beginnen
site-begin-hint = Meerdere plaatsen zijn vanaf één adres ingenomen. Ken je iedereen, begin dan; zo niet, maak een plaats vrij.
site-bots-hurried = Er zijn veel tafels in het spel: bots denken korter na dan gewoonlijk.
site-stopped = Deze tafel is met oudere regels gespeeld en gaat hier niet verder. Je kunt hem bekijken en het verslag downloaden.
site-edition-choice = Waarden waarmee je speelt
site-edition-usual = die van de doos
site-retention = Tafels die niemand aanraakt, worden verwijderd: { $gathering ->
    [0] tafels die op spelers wachten, blijven bewaard
   *[other] na { $gathering } dagen als ze op spelers wachten
}, { $unfinished ->
    [0] onafgemaakte blijven bewaard
   *[other] na { $unfinished } dagen als ze niet af zijn
}, { $finished ->
    [0] afgelopen tafels blijven bewaard
   *[other] na { $finished } dagen als ze afgelopen zijn
}.
site-pass-screen = Geef het scherm aan { $seat }.
site-lift = Ik ben { $seat }: laat mijn kant zien
site-step = Stap { $n } van { $of }
site-play-on = Vanaf hier verder spelen
site-first = Naar het begin
site-previous = Een stap terug
site-next = Een stap verder
site-last = Naar het einde
turn-together = Iedereen
site-turn-back = Eén beurt terug
site-turn-on = Eén beurt verder
site-round-back = Eén ronde terug
site-round-on = Eén ronde verder
site-play = Afspelen
site-pause = Pauze
site-slider = Stap
site-speed = Snelheid
site-view-of = Gezien door
site-public-view = Iedereen
site-board = Het bord
site-to-table = Naar de tafel
site-contents = Inhoud
site-components = Onderdelen
site-edition = Uitgave
source-rules = staat in het regelboekje
source-published = elders gepubliceerd
source-recalled = uit het geheugen van mensen die het spel bezitten; nog te controleren
source-designed = door ons ontworpen, bij gebrek aan een bron

fault-turn-not-ended = { $seat } heeft de beurt nog niet beëindigd. Wacht even.
fault-not-alone = Aan deze tafel spelen ook anderen: je kunt alleen je eigen laatste antwoorden terugnemen.
fault-no-advice = Aan deze tafel spelen andere mensen: raad is er alleen tegen bots.
fault-rematch-early = Het spel is nog bezig. Een revanche komt na het einde.
fault-late = De tafel is intussen verder; je klik heeft niets veranderd. Kijk opnieuw en kies nog eens.
fault-not-yours = Deze stoel is niet van jou. Open de link die je kreeg, op het apparaat waarop je hebt plaatsgenomen.
fault-no-table = Deze tafel bestaat niet. Controleer het adres, of kies een spel.
fault-no-page = Deze pagina bestaat niet.
fault-no-seat = Die stoel is er niet aan deze tafel.
fault-bad-form = Het formulier was onleesbaar. Ga terug, laad de pagina opnieuw en probeer het nog eens.
fault-too-long = Dat was te lang. Stuur minder tegelijk.
fault-busy = Te veel verzoeken vanaf je adres. Wacht een paar seconden en probeer het opnieuw.
fault-slow = Je verzoek kwam te langzaam binnen. Probeer het opnieuw.
fault-chat-fast = Je schrijft sneller dan de anderen kunnen lezen. Wacht een paar seconden en stuur het opnieuw.
fault-many-reports = Er zijn al veel meldingen binnengekomen. Dank je; probeer het later nog eens.
fault-foreign = Dit verzoek kwam niet van een pagina van deze site. Open de tafel hier en probeer het opnieuw.
fault-misread = Dit antwoord is onleesbaar. Kies een van de antwoorden op de pagina.
fault-no-answer = Er is geen antwoord gestuurd. Kies een van de antwoorden op de pagina.
fault-gathering = Het spel is nog niet begonnen: niet alle stoelen zijn bezet.
fault-store = De site kan nu niet opslaan. Er is niets veranderd; probeer het zo nog eens.
fault-unreadable = Deze versie van het programma kan deze tafel niet openen. Het verslag kan nog worden gedownload (adres van de tafel gevolgd door /record).
fault-seat-taken = Deze stoel is bezet. Kies een andere, of kijk toe.
fault-still-here = Deze speler is er nog, of is nog maar kort weg.
fault-one-seat-each = Je hebt hier al een plaats. De andere zijn voor iemand anders.
fault-begun = Het spel is al begonnen.
fault-broken = Er is bij ons iets stukgegaan. Er is niets veranderd en de beheerder van de site heeft een melding. Probeer een ander antwoord, of later opnieuw.
fault-many-new-tables = Vanaf jouw adres zijn te veel tafels gemaakt. Probeer het over een tijdje opnieuw.
fault-link-used = Deze link is al gebruikt. Vraag een nieuwe, of kijk naar de tafel.
fault-many-tables = Je zit aan te veel onafgemaakte tafels. Speel er eerst een uit of verlaat er een.
fault-options = Deze opties gaan niet samen. Ga terug en kies andere.
fault-nobody-here = Houd een stoel voor jezelf of voor iemand aan dit scherm.
fault-not-over = Zolang het spel loopt, ziet niemand meer dan zijn eigen kant.
fault-at-the-end = Bij deze stap is het spel afgelopen. Kies een eerdere.
fault-empty = Er stond niets in. Schrijf eerst iets.

site-seats = { $least }–{ $most } spelers
site-players = { $n ->
    [one] { $n } speler
   *[other] { $n } spelers
}
site-free-seats = { $n ->
    [one] { $n } vrije stoel
   *[other] { $n } vrije stoelen
}
site-refused = Nu niet mogelijk: { $n }, en waarom

# The inspection panel.
panel-cost = Kosten
panel-have = je hebt { $n }
panel-left = je houdt { $n }
panel-missing = { $n } te weinig
panel-refused = Nu niet mogelijk
panel-for-you = Voor jou, nu

# The frame of a table.
site-stopped-title = Deze tafel is gestopt
site-mat = Jouw kant van de tafel
site-mat-more = Meer van mijn kant tonen
site-areas = Delen van de tafel
site-rivals = Rivalen
site-more = Meer
site-lit = { $n ->
    [one] { $n } plek verlicht
   *[other] { $n } plekken verlicht
}
site-thinks = denkt na …
site-awaited = is aan zet
site-then = dan
site-not-asked = Je hoeft nu niets te kiezen.
site-since = { $n ->
    [one] sinds jouw vorige beurt: één beurt
   *[other] sinds jouw vorige beurt: { $n } beurten
}
site-look-back = De tafel na deze beurt
site-look-now = Terug naar nu
site-see-board = Het bord bekijken
site-see-count = De telling bekijken
site-read-on = Over dit spel
site-cards = Alle kaarten
site-legend = Wat de tekens betekenen
site-close = Sluiten
site-search = Zoeken
site-search-none = Niets heet zo.
site-preferences = Voorkeuren
site-prefer-confirm = Vraag om bevestiging bij elk antwoord
site-prefer-list = Houd de lijst van antwoorden open
site-prefer-sound = Geluid
site-prefer-motion = Beweging
site-motion-full = volledig
site-motion-quick = vlug
site-motion-none = geen
site-keys-answers = opent de lijst van antwoorden
site-keys-numbers = geeft het antwoord met dat nummer, als de lijst open is
site-keys-undo = neemt het laatste antwoord terug
site-keys-undo-turn = neemt de beurt terug
site-keys-panels = beurten, punten, gesprek
site-turns = Beurten
site-list = Antwoorden
site-settings = Instellingen
site-side = Naast het bord
panel-do = Doe dit
site-turn-before = De beurt ervoor
site-turn-after = De volgende beurt

# Learning a game.
site-learn = Leren spelen
site-lesson-length = { $n } stappen, ongeveer { $minutes } minuten
site-lesson-begin = De les beginnen
site-lesson-go-on = Verder waar je was
site-lesson-again = Nog eens van voren af aan
site-lesson-done = gedaan
site-lesson-what-next = Wat er na de les komt
site-lesson-over = De les is uit
site-lesson-play = Een spel tegen beginners spelen
site-lesson-stations = Alle stappen
site-lesson-station = Stap { $n } van { $of }
site-lesson-next = Volgende stap
site-lesson-finish = De les afronden
site-lesson-back = Terug
site-lesson-skip = Overslaan
site-lesson-answers = Alle antwoorden in woorden
site-tip = Tip voor de eerste keer
site-tip-seen = Begrepen
site-tips-off = Geen tips meer
site-prefer-tips = Tips voor de eerste keer
site-prefer-coach = Coach: waarschuw me voor een antwoord dat veel kost (tegen bots)
site-coach = De coach
site-coach-off = Zonder de coach
site-advice-ask = Wat zou een sterke speler doen?
site-advice-thinks = denkt na …
site-advice-none = Hier valt niets over te zeggen.
site-advice-as-good = ongeveer even goed
site-advice-less = { $n ->
    [one] ongeveer 1 punt minder
   *[other] ongeveer { $n } punten minder
 }
site-advice-warning = { $n ->
    [one] Weet je het zeker? Het kan je ongeveer 1 punt kosten, vergeleken met:
   *[other] Weet je het zeker? Het kan je ongeveer { $n } punten kosten, vergeleken met:
 }
site-advice-anyway = Toch doen
site-keys-advice = vraagt de coach (tegen bots)

## About a game

site-one-page = Het spel op één pagina
site-goal = Doel
site-course = Het verloop
site-points = Wat punten oplevert
site-missed = Vijf dingen die beginners missen
site-print = Druk deze pagina af
site-rulings = Uitspraken
site-rulings-about = Waar de gedrukte regels zwijgen of onduidelijk zijn, gelden deze beslissingen.
site-curious = Voor wie meer wil weten
site-curious-about = Waar de cijfers vandaan komen, wat er van de doos afwijkt en welke bronnen gebruikt zijn.
site-search-rules = Zoek in de regels
site-or = of

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-yes = ja
label-no = nee
label-seat = speler
label-players = spelers
label-round = ronde
label-rounds = rondes
label-first = startspeler
label-order = beurtvolgorde
label-cards = kaarten
label-hand = hand
label-kind = soort
label-value = waarde
label-discards = aflegstapel
label-goods = goederen
label-towers = torens
label-buildings = gebouwen
label-prestige = prestige
label-played = gespeeld
