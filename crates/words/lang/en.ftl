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

scores-now = The standing:
scores-final = The end:

play-seat = Seat
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
