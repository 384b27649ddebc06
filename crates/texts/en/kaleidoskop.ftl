kaleidoskop-name = Kaleidoskop
