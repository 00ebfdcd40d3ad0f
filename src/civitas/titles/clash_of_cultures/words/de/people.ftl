### Menschen: rekrutieren, Anführer, Stimmung, Kulturübernahme.

## Fragen

ask-recruit =
    { $hired ->
        [0] { $left ->
            [one] Welche Einheit rekrutierst du?
           *[other] Rekrutiere bis zu { $left } Einheiten.
        }
       *[other] { $left ->
            [one] Rekrutiere noch 1 Einheit, oder lass es dabei.
           *[other] Rekrutiere bis zu { $left } weitere Einheiten.
        } Bisher:{ phrase-units }.
    }
ask-send-home = Dir fehlt im Vorrat: { $unit }. Von welchem Feld kehrt eine Einheit zurück?
ask-send-passenger-home = Die Schiffe auf { $hex } können nicht alle tragen: Wer kehrt mit dem Schiff in den Vorrat zurück?
ask-leader = Welcher Anführer kommt ins Spiel?
ask-cheer =
    { $count ->
        [0] Die Stimmung welcher Stadt hebst du?
       *[other] Welche Stadt hebst du um eine weitere Stufe?
    }
ask-raise-city = Die Stimmung welcher Stadt steigt um eine Stufe?
ask-raise-again = Die Stadt auf { $hex } um eine zweite Stufe heben?
ask-influence = Worauf zielt die Kulturübernahme?
ask-influence-start = Von wo geht die Kulturübernahme gegen { $hex } aus?
ask-influence-boost =
    { $count ->
        [one] Der Kulturübernahme gegen { $hex } fehlt 1. Dafür bezahlen?
       *[other] Der Kulturübernahme gegen { $hex } fehlen { $count }. Dafür bezahlen?
    }
ask-take-over = Welches Gebäude ersetzt du durch ein eigenes?
ask-win-over = Welche Einheit gewinnst du für dich?
ask-exchange = Welche Einheiten tauschst du aus?
ask-aztec-gold = Etwas für 1 Gold abgeben?
ask-city-states = Eine andere Stadt kann als aktiviert gelten, damit diese ihre Stimmung behält. Welche?
ask-tribute-of-margus = Welche Stadt muss Tribut leisten?
ask-give-tribute = Gib 1 Ressource, oder die Stimmung deiner Stadt auf { $hex } sinkt.
ask-courtship = Wen umwirbst du?


## Antworten

pick-recruit = In der Stadt auf { $hex } rekrutieren
pick-enlist = { $unit } ({ $price })
pick-sendhome = { $unit } von { $hex }
pick-lead = { $leader }
pick-cheer = Die Stimmung der Stadt auf { $hex } heben
pick-influence = Kulturübernahme gegen { $hex }
pick-startfrom =
    { $boost ->
        [0] Von { $hex }
       *[other] Von { $hex }, mit { $boost } Kultur für die Reichweite
    }
pick-boost = { $culture } Kultur bezahlen
pick-takeover = { $building }
pick-winover = { $unit }
pick-exchange = { $unit } auf { $hex }


## Woher Güter kommen, und wofür bezahlt wird

thing-recruit = Rekrutieren
thing-increase_happiness = Stimmung erhöhen
thing-influence = Kulturübernahme


## Was geschah

recruits = { $seat } rekrutiert auf { $hex }: { $count ->
        [one] 1 { $unit }
       *[other] { $count } × { $unit }
    }.
sends-home = { $seat } nimmt von { $hex } in den Vorrat zurück: { $unit }.
leader-comes = { $leader } kommt für { $seat } auf { $hex } ins Spiel.
leader-dies = { $leader } ist tot ({ $seat }).
counts-larger = Die Stadt auf { $hex } gilt als um 1 größer ({ $origin }).
influence-roll = { $seat } würfelt { $number } für die Kulturübernahme gegen { $hex }.
influence-bonus = +{ $count } durch { $origin }.
influence-fails = { $seat } scheitert mit der Kulturübernahme gegen { $hex }.
takes-over = { $seat } ersetzt auf { $hex }: { $building }.
druids-come = { $seat } legt einen Kulturmarker auf die Barbarenstadt auf { $hex }.
wins-over = { $seat } gewinnt auf { $hex } für sich: { $unit }.
exchanges = { $seat } tauscht auf { $hex }: { $unit } gegen { $other }.
settler-comes = { $seat } stellt einen Siedler auf { $hex } ({ $origin }).
infantry-comes = { $seat } stellt Infanterie auf { $hex } ({ $origin }).
venerates =
    { $count ->
        [one] { $seat } legt einen Kulturmarker auf die Stadt auf { $hex }: 1 liegt dort.
       *[other] { $seat } legt einen Kulturmarker auf die Stadt auf { $hex }: { $count } liegen dort.
    }
courts = { $seat } und { $other } beginnen bis zum nächsten Zug von { $seat } keine Schlacht gegeneinander.
marks-area = { $seat } markiert das Gebiet um { $hex }.


## Warum nicht

why-unit-building = Der Stadt fehlt das Gebäude für diese Einheit: { $building }.
why-army-limit = Auf das Feld passen keine weiteren Armee-Einheiten.
why-unit-supply = Du hast keine solche Einheit mehr.
why-one-leader = Nur ein Anführer kann im Spiel sein.
why-no-leaders = Du hast keine Anführerkarten mehr.
why-leader-in-play = Dieser Anführer ist im Spiel.
why-leader-gone = Dieser Anführer steht nicht mehr zur Verfügung.
why-nobody-to-recruit = Es gibt niemanden, den diese Stadt rekrutieren und du bezahlen kannst.
why-city-happy = Die Stadt ist glücklich.
why-influenced-already = Eine Kulturübernahme ist in diesem Zug schon gelungen.
why-no-influence-target = Dort ist nichts, was du ersetzen könntest.
why-influence-forbidden = Die Stadt ist vor Kulturübernahmen geschützt.
why-out-of-range = Es ist außer Reichweite.
why-influence-start = Das Ziel ist von dort außer Reichweite, oder ein anderer Ausgangspunkt ist näher und ebenso gut.
why-city-states = Nur eine andere deiner Städte, nicht kleiner und in keiner schlechteren Stimmung als diese.
why-king-of-persia = Nur eine deiner Städte, die nicht glücklich ist, außer der deines Anführers.
why-edicts = Nur eine deiner Städte in Reichweite 2 deines Anführers, die nicht glücklich ist.
why-tribute = Nur die Stadt eines Mitspielers in Reichweite 2 deines Anführers, die nicht wütend ist.
why-exchange = Dort ist kein Siedler und keine Infanterie von dir, die jetzt auszutauschen wären.
why-send-home = Dort ist keine solche Einheit von dir, die jetzt zurückkehren könnte.
