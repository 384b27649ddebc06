# What the pages say on which one learns any game.

learn-title = Guided first game
learn-by-doing = Learn by doing
learn-rules = Rules
learn-contents = Contents
learn-glossary = Glossary
learn-own-words = These are the rules as Farbraum plays them, in our own words. Each has a number; a refused move names the rule behind it.
learn-step = Step { $number } of { $count }
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-show = Show me
learn-again = Again
learn-end = That was it!
learn-first = Do something else first.
learn-read-on = That comes later. Tap “Next” to go on.
learn-over = The lesson is over. Play a real game now, or start again.
trial-again = Start again
