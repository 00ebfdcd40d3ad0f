### Die Statusphase.

## Fragen

ask-free-advance = Welchen Fortschritt erzielst du kostenlos?
ask-raze = Du darfst eine Stadt der Größe 1 aufgeben und erhältst dafür 1 Gold.
ask-government = Du darfst deine Regierung wechseln.
ask-government-advance = Welchen Fortschritt der neuen Regierung nimmst du?
ask-start-player = Wer beginnt die nächste Runde?


## Was geschah

status = Statusphase der Runde { $round }.
without-city = { $seat } hat keine Stadt mehr: Die Partie endet.
razes = { $seat } gibt die Stadt auf { $hex } auf.
government-advance = { $seat } hat jetzt { $advance }.
begins-again = { $seat } will selbst beginnen.
chooses-start = { $seat } bestimmt { $other } zum Startspieler.
