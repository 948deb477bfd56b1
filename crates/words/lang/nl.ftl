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

scores-now = De stand:
scores-final = Het einde:

play-seat = Plaats
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
level-master-about = Denkt een vijfde seconde vooruit over wat jij kunt doen.
level-grandmaster = Grootmeester
level-grandmaster-about = Denkt twee seconden vooruit, tien keer zoveel als een meester.
