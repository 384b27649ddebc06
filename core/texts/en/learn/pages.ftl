# What the pages say on which one learns any game.

learn-title = Guided first game
learn-by-doing = Learn by doing
learn-rules = Rules
learn-contents = Contents
learn-glossary = Glossary
learn-own-words = These are the rules as Farbraum plays them, in our own words. Each has its number; a refused move names the one it rests on.
learn-step = Step { $number } of { $count }
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-show = Show me
learn-again = Once more
learn-end = That was it!
learn-first = Something else comes first.
learn-read-on = That comes later. Tap “Next” to go on.
learn-over = The lesson is over. Play a real game now, or begin once more.
trial-again = Start again
