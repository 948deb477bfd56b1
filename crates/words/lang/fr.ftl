# Ce que disent le site et ses outils, quel que soit le jeu.
seat = joueur { $n }
chance = le hasard
list-and = et
list-nothing = rien

refusal-over = La partie est terminée.
refusal-not-asked = Ce n’est pas à { $seat } de répondre.
refusal-chance-not-asked = Ce n’est pas au hasard de répondre.
refusal-no-answer-here = Ce n’est pas une réponse à la question posée.

no-undo-nothing = Il n’y a rien à annuler.
no-undo-chance = Quelque chose a été révélé depuis : impossible d’annuler.
no-undo-seat = { $seat } a répondu depuis : impossible d’annuler.

chapter-set-up = Mise en place
chapter-round = Manche { $n }
chapter-round-of = Manche { $n } sur { $of }
chapter-play = La partie
chapter-part = { $round }, { $part }

scores-now = Score actuel :
scores-final = Score final :
score-total = { $who } : { $total } ({ $parts })
score-total-bare = { $who } : { $total }
score-part = { $source } { $n }

# Deux possibilités, deux prix par exemple, toutes deux fermées : les deux raisons, une phrase chacune.
why-either = Deux possibilités, et aucune n’est ouverte. La première : { $first } La seconde : { $second }

play-name = Joueur { $n }
play-help = Tapez un numéro (ou le texte d’une réponse) ; u annule, ? dit ce qui n’est pas possible et pourquoi, v montre la table, h cette aide, q quitte.
play-nonsense = Tapez l’un des numéros, ou h pour l’aide.
play-nothing-refused = Tout ce qu’on pourrait tenter est possible.

# Adversaires.
level-random = Hasard
level-random-about = Joue n’importe quel coup permis par les règles.
level-novice = Novice
level-novice-about = Connaît les règles et l’effet immédiat d’un coup, mais se laisse souvent distraire.
level-apprentice = Apprenti
level-apprentice-about = Tire le meilleur de son propre tour, sans regarder plus loin.
level-master = Maître
level-master-about = Réfléchit un cinquième de seconde à ce que vous pourriez faire.
level-grandmaster = Grand maître
level-grandmaster-about = Réfléchit deux secondes, dix fois plus longtemps qu’un maître.

# The site.
site-home = Jeux de plateau florentins
site-welcome = Cinq jeux florentins
site-about = Jouez entre amis ou contre des robots, ici même dans votre navigateur. Sans compte, sans installation.
site-skip = Aller au contenu
site-language = Langue
site-theme-light = Couleurs claires
site-theme-dark = Couleurs sombres
site-theme-auto = Couleurs selon le navigateur
site-fault = Cela n’a pas marché
site-go-home = Retour aux jeux
site-games = Les jeux
site-game = Jeu
site-my-tables = Mes tables
site-finished-tables = Tables terminées : { $n }
site-open-tables = Tables ouvertes
site-no-open-tables = Personne n’attend de joueurs en ce moment.
site-play-now = Jouer maintenant
site-new-table = Nouvelle table
site-rules = Règles
site-guest = Invité
site-spectator = spectateur
site-waits-for-people = En attente de joueurs
site-gathering-hint = La partie commence dès que toutes les places sont prises. Envoyez à un ami le lien d’une place, ou donnez une place libre à un robot.
site-over = Terminée
site-your-turn = À vous de jouer
asked-of = On demande à { $seat } :
waiting-for = On attend
site-keys = Clavier
site-keys-tab = à la prochaine réponse possible ; tout ce qui ne fait qu’expliquer est un seul arrêt
site-keys-enter = répond, ou dit pourquoi ce n’est pas possible
site-keys-arrows = parmi les explications du plateau : d’une chose à l’autre, avec son texte
site-keys-turn = tourner et retourner la tuile à placer
site-keys-escape = cache le texte
site-turn-of = Au tour de
site-turn = Le tour
site-how-many = Nombre de joueurs
site-your-name = Votre nom
site-who-plays = Qui joue
site-who-hint = Un ami reçoit un lien de votre part. N’importe qui : la table figure sur la page d’accueil. À cet écran : chacun joue à son tour, et un rideau cache les mains.
site-seat-me = Moi
site-seat-here = Quelqu’un à cet écran
site-seat-friend = Un ami, par lien
site-seat-anybody = N’importe qui
site-name-here = Nom de la personne à cet écran
site-bot = Robot
site-level = Niveau
site-options = Options
site-make-table = Ouvrir la table
site-people = Joueurs
site-sit-down = S’asseoir
site-move-here = Vous êtes { $seat }. Vous pouvez continuer sur cet appareil ; l’autre ne fera plus que regarder.
site-continue-here = Continuer ici
site-answers = Réponses possibles
site-undo-answer = Annuler
site-undo-turn = Annuler le tour
site-end-turn = Finir le tour
site-turn-ends = Votre tour est joué. Finissez-le, ou reprenez un coup.
site-turn-ends-of = { $seat } va finir son tour.
site-turn-end = Finir son tour est une étape à part
site-turn-end-about = Après la dernière réponse d’un tour, vous pouvez encore la reprendre ; les autres jouent dès que vous appuyez sur « Finir le tour ».
site-turn-end-said = Finir les tours par un bouton
site-order-label = Pour moi :
site-order-give = Fixer
site-order-stands = Pour vous :
site-order-some = comme vous l’avez dit
site-order-ended = Votre consigne a pris fin :
site-order-stop = Arrêter
site-turn-end-itself = Laisser les tours finir d’eux-mêmes
site-practise = Reprendre (entraînement)
site-practise-about = Vous revenez en deçà de ce qui a été révélé. C’est dès lors une partie d’entraînement, et la table le dit.
site-practised = { $n ->
    [one] Entraînement : un retour en deçà d’une information révélée.
   *[other] Entraînement : { $n } retours en deçà d’une information révélée.
}
site-back-to-here = Rejouer à partir d’ici
site-looking-back = Retour en arrière
site-to-now = Revenir au présent
site-turn-was-of = tour de { $seat }
site-leave-about = La partie vous attend ; à une table avec d’autres, ceux-ci peuvent confier votre place à un bot. Vous pourrez revenir.
site-you-left = Vous avez quitté cette table, { $seat }.
site-you-have-left = Vous êtes parti ; la partie vous attend
site-left-table = Vous avez quitté la table. Elle vous attend sous « Mes tables ».
site-left-free = Vous avez quitté la table. Votre place est de nouveau libre.
site-resign = Abandonner
site-resign-about = Un bot joue à votre place jusqu’à la fin. Vous ne pourrez pas reprendre la place.
site-resign-sure = Oui, j’abandonne
site-resigned = a abandonné
site-again-about = Les mêmes joueurs, bots et options ; chacun avance d’une place.
site-to-rematch = À la revanche
site-take-kept-seat = Prendre votre place
diary-left = { $seat } a quitté la table.
diary-came-back = { $seat } est de retour.
diary-bot-sat-down = Un bot joue pour { $seat }.
diary-resigned = { $seat } a abandonné ; un bot a continué.
diary-practised = { $seat } est revenu en deçà d’une information révélée : entraînement.
diary-advised = { $seat } a demandé conseil.
diary-coached = L’entraîneur accompagne { $seat }.
site-pace = Les robots jouent
pace-slow = lentement
pace-steady = posément
pace-quick = vite
pace-at-once = aussitôt
site-skip-bots = Ne pas attendre
site-aborted = La partie a été interrompue.
site-nobody-wins = Personne à la table ne gagne.
site-winner = Victoire de
site-replay = Revoir
site-download = Télécharger la partie
site-again = Rejouer
site-recap = Depuis votre dernier tour
site-recap-more = Il y en a davantage : revoir la partie
site-whole-log = Tout le journal
site-log = Journal
site-scores = Points
site-total = Total
site-chat = Discussion
site-chat-empty = Personne n’a encore rien dit.
site-say = Dire quelque chose
site-send = Envoyer
site-cancel = Annuler
site-wrong = Un problème ?
site-report-about = Vos mots vont au responsable du site, avec la table et l’étape exacte.
site-report-words = Qu’avez-vous vu, et qu’aurait-il dû se passer ?
site-thanks = Merci. Le responsable du site va examiner cela.
site-lost = La connexion est perdue ; nouvelle tentative…
site-free-for-anybody = libre pour tous
site-waits-for-friend = attend un ami
site-here = présent
site-not-here = absent
site-left = a quitté la table
site-copied = Copié.
site-invite = Lien pour votre ami
site-other-device = Jouer sur un autre appareil
site-own-link = Votre propre lien ; gardez-le secret
site-give-to-bot = Laisser jouer un robot
site-bot-plays-for-you = Un robot joue pour { $seat }.
site-take-back = Reprendre ma place
site-leave = Quitter la table
site-new-link = Créer un nouveau lien
site-free-seat = Libérer cette place
site-begin = Commencer la partie
site-begin-hint = Plusieurs places ont été prises depuis une même adresse. Si vous connaissez tout le monde, commencez ; sinon, libérez une place.
site-bots-hurried = Beaucoup de tables sont en jeu : les robots réfléchissent moins longtemps que d’habitude.
site-stopped = Cette table a été jouée avec d’anciennes règles et ne continue pas ici. Vous pouvez la regarder et télécharger la partie.
site-edition-choice = Valeurs de jeu
site-edition-usual = celles de la boîte
site-retention = Les tables que personne ne touche sont supprimées : { $gathering ->
    [0] celles qui attendent des joueurs sont gardées
   *[other] après { $gathering } jours si elles attendent des joueurs
}, { $unfinished ->
    [0] les inachevées sont gardées
   *[other] après { $unfinished } jours si elles sont inachevées
}, { $finished ->
    [0] les terminées sont gardées
   *[other] après { $finished } jours si elles sont terminées
}.
site-pass-screen = Passez l’écran à { $seat }.
site-lift = Je suis { $seat } : montrer mon côté
site-step = Étape { $n } sur { $of }
site-play-on = Jouer à partir d’ici
site-first = Au début
site-previous = Une étape en arrière
site-next = Une étape en avant
site-last = À la fin
turn-together = Tout le monde
site-turn-back = Un tour en arrière
site-turn-on = Un tour en avant
site-round-back = Une manche en arrière
site-round-on = Une manche en avant
site-play = Lecture
site-pause = Pause
site-slider = Étape
site-speed = Vitesse
site-view-of = Vu par
site-public-view = Tous
site-board = Le plateau
site-to-table = Retour à la table
site-contents = Sommaire
site-components = Matériel
site-edition = Édition
source-rules = figure dans le livret de règles
source-published = publié ailleurs
source-recalled = cité de mémoire par des possesseurs du jeu ; à vérifier
source-designed = conçu par nous, faute de source

fault-turn-not-ended = { $seat } n’a pas encore fini son tour. Attendez un instant.
fault-not-alone = D’autres personnes jouent à cette table : vous ne pouvez reprendre que vos dernières réponses.
fault-no-advice = D’autres personnes jouent à cette table : les conseils sont réservés aux parties contre des robots.
fault-rematch-early = La partie n’est pas finie. La revanche vient après.
fault-late = La partie a avancé entre-temps ; votre clic n’a rien changé. Regardez de nouveau la table et choisissez.
fault-not-yours = Cette place n’est pas la vôtre. Ouvrez le lien reçu, sur l’appareil avec lequel vous avez pris place.
fault-no-table = Cette table n’existe pas. Vérifiez l’adresse, ou choisissez un jeu.
fault-no-page = Cette page n’existe pas.
fault-no-seat = Cette place n’existe pas à cette table.
fault-bad-form = Le formulaire est illisible. Revenez en arrière, rechargez la page et réessayez.
fault-too-long = C’était trop long. Envoyez-en moins à la fois.
fault-busy = Trop de demandes depuis votre adresse. Attendez quelques secondes et réessayez.
fault-slow = Votre demande est arrivée trop lentement. Réessayez.
fault-chat-fast = Vous écrivez plus vite que les autres ne peuvent lire. Attendez quelques secondes et envoyez de nouveau.
fault-many-reports = Beaucoup de signalements sont déjà arrivés. Merci ; réessayez plus tard.
fault-foreign = Cette demande ne vient pas d’une page de ce site. Ouvrez la table ici et réessayez.
fault-misread = Cette réponse est illisible. Choisissez une des réponses de la page.
fault-no-answer = Aucune réponse n’a été envoyée. Choisissez une des réponses de la page.
fault-gathering = La partie n’a pas commencé : il reste des places libres.
fault-store = Le site ne peut pas enregistrer en ce moment. Rien n’a changé ; réessayez dans un instant.
fault-unreadable = Cette version du programme ne peut pas ouvrir cette table. La partie peut encore être téléchargée (adresse de la table suivie de /record).
fault-seat-taken = Cette place est prise. Choisissez-en une autre, ou regardez.
fault-still-here = Ce joueur est encore là, ou n’est absent que depuis peu.
fault-one-seat-each = Vous avez déjà une place ici. Les autres sont pour quelqu’un d’autre.
fault-begun = La partie a déjà commencé.
fault-broken = Quelque chose s’est cassé de notre côté. Rien n’a changé et le gardien du site est prévenu. Essayez une autre réponse, ou plus tard.
fault-many-new-tables = Trop de tables ont été créées depuis votre adresse. Réessayez dans un moment.
fault-link-used = Ce lien a déjà servi. Demandez-en un autre, ou regardez la table.
fault-many-tables = Vous avez trop de parties en cours. Terminez-en une ou quittez une table d’abord.
fault-options = Ces options ne vont pas ensemble. Revenez en arrière et choisissez-en d’autres.
fault-nobody-here = Gardez une place pour vous ou pour quelqu’un à cet écran.
fault-not-over = Tant que la partie dure, chacun ne voit que son propre côté.
fault-at-the-end = La partie est finie à cette étape. Choisissez une étape antérieure.
fault-empty = Il n’y avait rien à envoyer. Écrivez d’abord quelque chose.

site-seats = { $least } à { $most } joueurs
site-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
site-free-seats = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
site-refused = Impossible pour l’instant : { $n }, et pourquoi

# The inspection panel.
panel-cost = Coût
panel-have = vous avez { $n }
panel-left = il reste { $n }
panel-missing = il manque { $n }
panel-refused = Impossible pour l’instant
panel-for-you = Pour vous, maintenant

# The frame of a table.
site-stopped-title = Cette table s’est arrêtée
site-mat = Votre côté de la table
site-mat-more = Montrer davantage de mon côté
site-areas = Zones de la table
site-rivals = Rivaux
site-more = Plus
site-lit = { $n ->
    [one] { $n } endroit éclairé
   *[other] { $n } endroits éclairés
}
site-thinks = réfléchit …
site-awaited = doit jouer
site-then = puis
site-not-asked = On ne vous demande rien pour l’instant.
site-since = { $n ->
    [one] depuis votre dernier tour : un tour
   *[other] depuis votre dernier tour : { $n } tours
}
site-look-back = La table après ce tour
site-look-now = Revenir au présent
site-see-board = Voir le plateau
site-see-count = Voir le décompte
site-read-on = À propos de ce jeu
site-cards = Toutes les cartes
site-legend = Légende des icônes
site-close = Fermer
site-search = Chercher
site-search-none = Rien ne porte ce nom.
site-preferences = Préférences
site-prefer-confirm = Me demander confirmation à chaque réponse
site-prefer-list = Garder la liste des réponses ouverte
site-prefer-sound = Sons
site-prefer-motion = Animations
site-motion-full = complètes
site-motion-quick = rapides
site-motion-none = aucune
site-keys-answers = ouvre la liste des réponses
site-keys-numbers = donne la réponse de ce numéro quand la liste est ouverte
site-keys-undo = annule la dernière réponse
site-keys-undo-turn = annule le tour
site-keys-panels = tours, points, discussion
site-turns = Tours
site-list = Réponses
site-settings = Réglages
site-side = À côté du plateau
panel-do = Faire ceci
site-turn-before = Le tour précédent
site-turn-after = Le tour suivant

# Learning a game.
site-learn = Apprendre à jouer
site-lesson-length = { $n } étapes, environ { $minutes } minutes
site-lesson-begin = Commencer la leçon
site-lesson-go-on = Reprendre où vous en étiez
site-lesson-again = Recommencer depuis le début
site-lesson-done = faite
site-lesson-what-next = Et après la leçon
site-lesson-over = La leçon est finie
site-lesson-play = Jouer une partie contre des novices
site-lesson-stations = Toutes les étapes
site-lesson-station = Étape { $n } sur { $of }
site-lesson-next = Étape suivante
site-lesson-finish = Finir la leçon
site-lesson-back = Retour
site-lesson-skip = Passer
site-lesson-answers = Toutes les réponses en mots
site-tip = Conseil de première fois
site-tip-seen = Compris
site-tips-off = Plus de conseils
site-prefer-tips = Conseils de première fois
site-prefer-coach = Entraîneur : me prévenir avant une réponse qui coûte cher (contre les robots)
site-coach = L’entraîneur
site-coach-off = Sans l’entraîneur
site-advice-ask = Que ferait un joueur fort ?
site-advice-thinks = réfléchit …
site-advice-none = Il n’y a rien à en dire.
site-advice-as-good = à peu près équivalent
site-advice-less = { $n ->
    [one] environ { $n } point de moins
   *[other] environ { $n } points de moins
 }
site-advice-warning = { $n ->
    [one] Vraiment ? Cela peut vous coûter environ { $n } point par rapport à :
   *[other] Vraiment ? Cela peut vous coûter environ { $n } points par rapport à :
 }
site-advice-anyway = Le faire quand même
site-keys-advice = demande l’avis de l’entraîneur (contre les robots)

## About a game

site-one-page = Le jeu en une page
site-goal = But du jeu
site-course = Le déroulement
site-points = Ce qui rapporte des points
site-missed = Cinq choses que l’on oublie au début
site-print = Imprimer cette page
site-rulings = Décisions
site-rulings-about = Là où les règles imprimées sont muettes ou peu claires, ces décisions s’appliquent.
site-curious = Pour les curieux
site-curious-about = D’où viennent les chiffres, ce qui diffère de la boîte, et quelles sources ont servi.
site-search-rules = Chercher dans les règles
site-or = ou

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-yes = oui
label-no = non
label-seat = joueur
label-players = joueurs
label-round = manche
label-rounds = manches
label-first = premier joueur
label-order = ordre du tour
label-cards = cartes
label-hand = main
label-kind = sorte
label-value = valeur
label-discards = défausse
label-goods = ressources
label-towers = tours
label-buildings = bâtiments
label-prestige = prestige
label-played = jouées
