# What the site and its tools say, whatever the game.
seat = player { $n }
chance = chance
list-and = and
list-nothing = nothing

refusal-over = The game is over.
refusal-not-asked = { $seat } is not asked now.
refusal-chance-not-asked = Chance is not asked now.
refusal-no-answer-here = This is not an answer to the present question.

no-undo-nothing = There is nothing to take back.
no-undo-chance = Something has been revealed since: it cannot be taken back.
no-undo-seat = { $seat } has answered since: it cannot be taken back.

chapter-set-up = Set-up
chapter-round = Round { $n }
chapter-round-of = Round { $n } of { $of }
chapter-play = Play
chapter-part = { $round }, { $part }

scores-now = The standing:
scores-final = The end:
score-total = { $who }: { $total } ({ $parts })
score-total-bare = { $who }: { $total }
score-part = { $source } { $n }

# Two ways, such as two prices, and neither is open: both reasons, each a sentence.
why-either = Of two ways neither is open. First: { $first } Second: { $second }

play-name = Player { $n }
play-help = Type a number (or an answer's text); u takes back, ? tells what is not possible and why, v shows the table, h this help, q leaves.
play-nonsense = Type one of the numbers, or h for help.
play-nothing-refused = Everything that could be tried is possible.

# Opponents.
level-random = Chance
level-random-about = Plays anything the rules allow.
level-novice = Novice
level-novice-about = Knows the rules and what an answer brings at once, and is often distracted.
level-apprentice = Apprentice
level-apprentice-about = Makes the best of its own turn, but does not look beyond it.
level-master = Master
level-master-about = Thinks ahead for a fifth of a second about what you may do.
level-grandmaster = Grandmaster
level-grandmaster-about = Thinks ahead for two seconds, ten times as far as a master.

# The site.
site-home = Board games of Florence
site-welcome = Five games of Florence
site-about = Play with friends or against bots, right here in your browser. No account, nothing to install.
site-skip = Skip to the content
site-language = Language
site-theme-light = Light colours
site-theme-dark = Dark colours
site-theme-auto = Colours as the browser prefers
site-fault = That did not work
site-go-home = To the games
site-games = The games
site-game = Game
site-my-tables = My tables
site-finished-tables = Finished tables: { $n }
site-open-tables = Open tables
site-no-open-tables = Nobody is waiting for players just now.
site-play-now = Play now
site-new-table = New table
site-rules = Rules
site-guest = Guest
site-spectator = spectator
site-waits-for-people = Waiting for players
site-gathering-hint = The game begins as soon as every seat is taken. Send a friend the link to a seat, or give a free seat to a bot.
site-over = Finished
site-your-turn = Your turn
asked-of = { $seat } is asked:
waiting-for = Waiting for
site-keys = Keyboard
site-keys-tab = to the next place that can be answered; all that only explains itself is one stop
site-keys-enter = answers, or says why not
site-keys-arrows = on the board's explanations: from thing to thing, with the words shown
site-keys-turn = turn and flip a tile that is being placed
site-keys-escape = hides the words
site-turn-of = To play:
site-turn = The turn
site-how-many = How many play
site-your-name = Your name
site-who-plays = Who plays
site-who-hint = A friend gets a link from you. Anybody: the table is listed on the first page. At this screen: you take turns, and a curtain hides each hand from the others.
site-seat-me = Me
site-seat-here = Somebody at this screen
site-seat-friend = A friend, by link
site-seat-anybody = Anybody
site-name-here = Name of the person at this screen
site-bot = Bot
site-level = Level
site-options = Options
site-make-table = Make the table
site-people = Players
site-sit-down = Sit down
site-move-here = You are { $seat }. You can go on playing on this device; the other one then only watches.
site-continue-here = Go on here
site-answers = Possible answers
site-undo-answer = Take back
site-undo-turn = Take back the turn
site-end-turn = End turn
site-turn-ends = Your turn is done. End it, or take back.
site-turn-ends-of = { $seat } is about to end the turn.
site-turn-end = Ending a turn is a step of its own
site-turn-end-about = After the last answer of a turn you can still take it back; the others go on when you press “End turn”.
site-turn-end-said = End turns with a button
site-order-label = Bid for me:
site-order-give = Set
site-order-stands = For you:
site-order-some = as you said
site-order-ended = Your order has ended:
site-order-stop = Stop
site-turn-end-itself = Let turns end by themselves
site-practise = Take back (practice)
site-practise-about = You go back past what was revealed. It is practice from then on, and the table says so.
site-practised = { $n ->
    [one] Practice: taken back once past revealed information.
   *[other] Practice: taken back { $n } times past revealed information.
}
site-back-to-here = Play on from here again
site-looking-back = Looking back
site-to-now = Back to the present
site-turn-was-of = turn of { $seat }
site-leave-about = The game waits for you; at a table with others they may give your seat to a bot. You can come back.
site-you-left = You have left this table, { $seat }.
site-you-have-left = You have left; the game waits for you
site-left-table = You have left the table. It waits for you under “My tables”.
site-left-free = You have left the table. Your seat is free again.
site-resign = Resign
site-resign-about = A bot plays on in your seat to the end. You cannot take the seat back.
site-resign-sure = Yes, I resign
site-resigned = resigned
site-again-about = The same people, bots and options; everybody moves up one seat.
site-to-rematch = To the rematch
site-take-kept-seat = Take your seat
diary-left = { $seat } has left the table.
diary-came-back = { $seat } is back.
diary-bot-sat-down = A bot plays for { $seat }.
diary-resigned = { $seat } resigned; a bot played on.
diary-practised = { $seat } took back something that had been revealed: practice.
diary-advised = { $seat } asked for advice.
diary-coached = The coach thinks along with { $seat }.
site-pace = Bots move
pace-slow = slowly
pace-steady = steadily
pace-quick = quickly
pace-at-once = at once
site-skip-bots = Skip
site-aborted = The game was broken off.
site-nobody-wins = Nobody at the table wins.
site-winner = The winner:
site-replay = Replay
site-download = Download the game
site-again = Play again
site-recap = Since your last turn
site-recap-more = There is more: see the replay
site-whole-log = The whole log
site-log = Log
site-scores = Points
site-total = Total
site-chat = Chat
site-chat-empty = Nobody has said anything yet.
site-say = Say something
site-send = Send
site-cancel = Cancel
site-wrong = Something is wrong
site-report-about = Your words go to the keeper of this site, with the table and the exact step.
site-report-words = What did you see, and what should have happened?
site-thanks = Thank you. The keeper will look at it.
site-lost = The connection is lost; trying again …
site-free-for-anybody = free for anybody
site-waits-for-friend = waiting for a friend
site-here = here
site-not-here = not here
site-left = has left
site-copied = Copied.
site-invite = Link for your friend
site-other-device = Play on another device
site-own-link = Your own link; keep it secret
site-give-to-bot = Let a bot play
site-bot-plays-for-you = A bot plays for { $seat }.
site-take-back = Take my seat back
site-leave = Leave the table
site-new-link = Make a new link
site-free-seat = Free this seat
site-begin = Begin the game
site-begin-hint = Several seats were taken from one address. If you know everybody, begin; if not, free a seat.
site-bots-hurried = Many tables are in play: bots think shorter than usual.
site-stopped = This table was played by older rules and does not go on here. You can look at it and download its record.
site-edition-choice = Figures to play with
site-edition-usual = as in the box
site-retention = Tables nobody touches are removed: { $gathering ->
    [0] those waiting for players are kept
   *[other] after { $gathering } days if they wait for players
}, { $unfinished ->
    [0] unfinished ones are kept
   *[other] after { $unfinished } days if unfinished
}, { $finished ->
    [0] finished ones are kept
   *[other] after { $finished } days if finished
}.
site-pass-screen = Pass the screen to { $seat }.
site-lift = I am { $seat }: show my side
site-step = Step { $n } of { $of }
site-play-on = Play on from here
site-first = To the beginning
site-previous = One step back
site-next = One step on
site-last = To the end
turn-together = Everybody
site-turn-back = One turn back
site-turn-on = One turn on
site-round-back = One round back
site-round-on = One round on
site-play = Play
site-pause = Pause
site-slider = Step
site-speed = Speed
site-view-of = Seen by
site-public-view = Everybody
site-board = The board
site-to-table = To the table
site-contents = Contents
site-components = Components
site-edition = Edition
source-rules = stands in the rulebook
source-published = published elsewhere
source-recalled = recalled by people who own the game; to be checked
source-designed = designed by us, where no source was at hand

fault-turn-not-ended = { $seat } has not ended the turn yet. Wait a moment.
fault-not-alone = Other people play at this table: only your own last answers can be taken back.
fault-no-advice = Other people play at this table: advice is for games against bots alone.
fault-rematch-early = The game is still going on. A rematch comes after its end.
fault-late = The table has moved on since; your click changed nothing. Look again and choose anew.
fault-not-yours = This seat is not yours. Open the link you were given for it, on the device you sat down with.
fault-no-table = There is no such table. Check the address, or choose a game.
fault-no-page = There is no such page.
fault-no-seat = There is no such seat at this table.
fault-bad-form = The form could not be read. Go back, reload the page and try again.
fault-too-long = That was too long. Send less at once.
fault-busy = Too many requests from your address. Wait a few seconds and try again.
fault-slow = Your request came too slowly. Try again.
fault-chat-fast = You write faster than the others can read. Wait a few seconds and send it again.
fault-many-reports = Many reports have come in already. Thank you; please try again later.
fault-foreign = This request did not come from a page of this site. Open the table here and try again.
fault-misread = This answer cannot be read. Choose one of the answers on the page.
fault-no-answer = No answer was sent. Choose one of the answers on the page.
fault-gathering = The game has not begun: not all seats are taken.
fault-store = The site cannot save just now. Nothing was changed; try again in a moment.
fault-unreadable = This table cannot be opened by this version of the program. Its record can still be downloaded (address of the table followed by /record).
fault-seat-taken = This seat is taken. Choose another, or watch.
fault-still-here = This player is still here, or has been away only briefly.
fault-one-seat-each = You have a seat here already. The others are for somebody else.
fault-begun = The game has begun already.
fault-broken = Something broke on our side. Nothing was changed, and the keeper of the site has a report. Try another answer, or again later.
fault-many-new-tables = Too many tables were made from your address. Try again in a while.
fault-link-used = This link has been used already. Ask for a new one, or watch the table.
fault-many-tables = You sit at too many unfinished tables. Finish or leave one first.
fault-options = These options do not go together. Go back and choose others.
fault-nobody-here = Keep one seat for yourself or for somebody at this screen.
fault-not-over = While the game is going on, nobody sees more than their own side.
fault-at-the-end = The game is over at this step. Choose an earlier one.
fault-empty = There was nothing in it. Write something first.

site-seats = { $least }–{ $most } players
site-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
site-free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
site-refused = Not possible now: { $n }, and why

# The inspection panel.
panel-cost = Cost
panel-have = you have { $n }
panel-left = keep { $n }
panel-missing = { $n } missing
panel-refused = Not possible now
panel-for-you = For you, now

# The frame of a table.
site-stopped-title = This table has stopped
site-mat = Your side of the table
site-mat-more = Show more of my side
site-areas = Areas of the table
site-rivals = Rivals
site-more = More
site-lit = { $n ->
    [one] { $n } place lit
   *[other] { $n } places lit
}
site-thinks = thinks …
site-awaited = to play
site-then = then
site-not-asked = You are not asked just now.
site-since = { $n ->
    [one] since your last turn: one turn
   *[other] since your last turn: { $n } turns
}
site-look-back = The table after this turn
site-look-now = Back to the present
site-see-board = See the board
site-see-count = See the count
site-read-on = About this game
site-cards = All cards
site-legend = What the icons mean
site-close = Close
site-search = Search
site-search-none = Nothing has that name.
site-preferences = Preferences
site-prefer-confirm = Ask me before every answer
site-prefer-list = Keep the list of answers open
site-prefer-sound = Sound
site-prefer-motion = Motion
site-motion-full = as drawn
site-motion-quick = quick
site-motion-none = none
site-keys-answers = opens the list of answers
site-keys-numbers = gives the answer of that number, while the list is open
site-keys-undo = takes back the last answer
site-keys-undo-turn = takes back the turn
site-keys-panels = turns, points, chat
site-turns = Turns
site-list = Answers
site-settings = Settings
site-side = Beside the board
panel-do = Do this
site-turn-before = The turn before
site-turn-after = The next turn

# Learning a game.
site-learn = Learn to play
site-lesson-length = { $n } stations, about { $minutes } minutes
site-lesson-begin = Begin the lesson
site-lesson-go-on = Go on where you were
site-lesson-again = Once more from the beginning
site-lesson-done = done
site-lesson-what-next = What comes after the lesson
site-lesson-over = The lesson is over
site-lesson-play = Play a game against novices
site-lesson-stations = All stations
site-lesson-station = Station { $n } of { $of }
site-lesson-next = Next station
site-lesson-finish = Finish the lesson
site-lesson-back = Back
site-lesson-skip = Skip
site-lesson-answers = All answers in words
site-tip = First-time tip
site-tip-seen = Got it
site-tips-off = No more tips
site-prefer-tips = First-time tips
site-prefer-coach = Coach: warns me before an answer that throws much away (against bots)
site-coach = The coach
site-coach-off = Without the coach
site-advice-ask = What would a strong player do?
site-advice-thinks = thinking …
site-advice-none = There is nothing to say about this.
site-advice-as-good = about as good
site-advice-less = { $n ->
    [one] about 1 point worse
   *[other] about { $n } points worse
 }
site-advice-warning = { $n ->
    [one] Think again? It may cost you about 1 point, compared with:
   *[other] Think again? It may cost you about { $n } points, compared with:
 }
site-advice-anyway = Do it anyway
site-keys-advice = asks the coach (against bots)

## About a game

site-one-page = The game on one page
site-goal = Goal
site-course = The course of the game
site-points = What brings points
site-missed = Five things beginners miss
site-print = Print this page
site-rulings = Rulings
site-rulings-about = Where the printed rules are silent or unclear, these decisions hold.
site-curious = For the curious
site-curious-about = Where the figures come from, what differs from the box, and which sources were used.
site-search-rules = Search the rules
site-or = or

# What the fields of a view are called where the table is shown as text (`signoria play`, `replay --at`).
label-yes = yes
label-no = no
label-seat = player
label-players = players
label-round = round
label-rounds = rounds
label-first = first player
label-order = turn order
label-cards = cards
label-hand = hand
label-kind = kind
label-value = value
label-discards = discard pile
label-goods = goods
label-towers = towers
label-buildings = buildings
label-prestige = prestige
label-played = played
