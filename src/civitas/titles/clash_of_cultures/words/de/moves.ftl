### Einheiten bewegen.

## Fragen

ask-command =
    { $left ->
        [one] Noch 1 Bewegung: Von welchem Feld zieht eine Gruppe?
       *[other] Noch { $left } Bewegungen: Von welchem Feld zieht eine Gruppe?
    }
ask-group =
    { $count ->
        [0] Wer zieht von { $hex }?
       *[other] Wer zieht noch von { $hex }?
    }
ask-goal = Wohin zieht die Gruppe von { $hex }?


## Antworten

pick-command = Einheiten bewegen
pick-from = Von { $hex }
pick-join = { $unit }
pick-to = Nach { $hex }


## Was geschah

moves = { $seat } bewegt { $count } { $unit } von { $origin } nach { $hex }.


## Warum nicht

why-no-tactics = Armee-Einheiten ziehen nur mit Militärtaktik.
why-moved-already = Die Einheit ist in dieser Aktion schon gezogen.
why-unit-fatigued = Die Einheit hat in diesem Zug gekämpft.
why-unit-on-mountain = Die Einheit hat in diesem Zug ein Gebirge bestiegen.
