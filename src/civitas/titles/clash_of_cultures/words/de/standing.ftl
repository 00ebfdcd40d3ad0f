### Dauerantworten, wie man sie wählt.

standing-trade-answer = Jeden angebotenen Handel ablehnen
standing-retreat = Nie zurückziehen
standing-raze = Nie eine Stadt aufgeben
