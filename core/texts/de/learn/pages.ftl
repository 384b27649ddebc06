# Was die Seiten sagen, auf denen man ein Spiel lernt.

learn-title = Geführte erste Partie
learn-by-doing = Beim Spielen lernen
learn-rules = Regeln
learn-contents = Inhalt
learn-glossary = Begriffe
learn-own-words = Das sind die Regeln, wie Farbraum sie spielt, in unseren eigenen Worten. Jede hat eine Nummer; ein abgelehnter Zug nennt die Regel dahinter.
learn-step = Schritt { $number } von { $count }
learn-next = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-show = Zeig es mir
learn-again = Noch einmal
learn-end = Das war’s schon!
learn-first = Das ist noch nicht dran.
learn-read-on = Das kommt später. Tippe auf „Weiter“.
learn-over = Die geführte Partie ist vorbei. Spiel jetzt richtig, oder fang noch einmal an.
trial-again = Von vorn
