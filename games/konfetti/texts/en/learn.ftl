# The guided first game of Konfetti.

learn-konfetti-hello = Welcome! In this game everyone grabs cards at the same time, as long as the sand runs. While you learn, it stands still.
learn-konfetti-card = Every card shows a small, a medium and a large circle in three colours. The marked one is small red, medium yellow, large blue.
learn-konfetti-take = Take it: tap the marked card, or pull it into your hand.
learn-konfetti-take-so = A card that you alone have your finger on for a moment is yours. In your hand it is safe.
learn-konfetti-next = You want the same colour small, medium and large: that is a set. Take the marked card: small yellow, medium blue, large red.
learn-konfetti-next-so = You now have red small and large, and yellow small and medium. Small, medium and large of one colour will be 1 point, on whichever of your cards they are.
learn-konfetti-contest = One card is missing, and another player has a finger on it! Put yours on it anyway, and hold on.
learn-konfetti-contest-so = Two fingers on one card: the player who lets go first leaves it to the other. After two seconds it would have been blocked. Now you have three sets with three cards!
learn-konfetti-more = More is not always better. Take the marked card as well, just to see what happens.
learn-konfetti-more-so = It makes no new set. A card you could do without costs 1 point: three sets, minus 1.
learn-konfetti-less = Then put it back: tap it in your hand, or pull it into the middle.
learn-konfetti-less-so = Sets minus cards too many: 3 points again. At the very bottom you see which colours and sizes you have. Tap one there, and cards that match light up.
learn-konfetti-sand = When the sand has run out, nothing moves any more. “My edge” is a place for later: anyone may take what lies there, and at the end it goes back. Tap “Next” and let the sand run out.
learn-konfetti-keep = For 3 points you keep three of your cards as point cards. Here those are all you have, and they are chosen already: confirm.
learn-konfetti-keep-so = Point cards count at the end, and they are gone from the next rounds. If you had more cards than points, you could choose.
learn-konfetti-calm = If you would rather not race: at the calm table you play the same game in turns, without sand. You choose it when you set the table.
learn-konfetti-end-of-lesson = Ready, steady, grab!
