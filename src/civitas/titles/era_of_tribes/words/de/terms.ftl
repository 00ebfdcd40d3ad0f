### Preise und Erträge.

## Mengen

amount-thalers = { $number } Taler
amount-treaties =
    { $number ->
        [one] 1 Vertrag
       *[other] { $number } Verträge
    }
amount-talks =
    { $number ->
        [one] 1 Vertrag, Diplomatieaktion und Bonusaktion
       *[other] { $number } Verträge, Diplomatieaktionen und Bonusaktionen
    }
amount-progress =
    { $number ->
        [one] 1 Fortschritt, zu bezahlen
       *[other] { $number } Fortschritte, jeder zu bezahlen
    }
amount-influence = { $number } Einfluss
amount-morale = { $number } Moral
amount-growth = { $number } Wachstum
amount-free_vassals =
    { $number ->
        [one] 1 freier Vasall
       *[other] { $number } freie Vasallen
    }
amount-armies =
    { $number ->
        [one] 1 Armee
       *[other] { $number } Armeen
    }
amount-fleets =
    { $number ->
        [one] 1 Flotte
       *[other] { $number } Flotten
    }
amount-food = { $number } Nahrung
amount-start_food = { $number } Nahrung zu Beginn
amount-hunger = { $number } Hunger
amount-leaders =
    { $number ->
        [one] 1 Anführer
       *[other] { $number } Anführer
    }
amount-grey_leader =
    { $number ->
        [one] 1 grauer Anführer
       *[other] { $number } graue Anführer
    }
amount-bread_value = { $number } Wert des Brotmarkers
amount-trade_value = { $number } Handelswert
amount-fleet_movement = { $number } Bewegung der Flotten
amount-vassal_movement = { $number } Bewegung der Vasallen
amount-city_limit = { $number } mögliche Städte

## Notes

terms-deters = { $other } schreckt dich ab: { $deterrence } Moral
terms-ends-alliance = es beendet das Bündnis: { $influence } Einfluss, { $morale } Moral
