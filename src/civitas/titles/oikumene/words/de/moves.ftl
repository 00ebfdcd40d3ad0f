### Abschnitte 6 und 7: Bewegung und Abnutzung.

## Fragen

ask-moves-units = Bewegung: Wer zieht?
ask-moves-special = Spezialbewegung: Wer zieht noch einmal?
ask-moves-retreat = Rückzug: Wer geht zurück in eine Siedlung, auf ein Schiff oder in eine Werft?
ask-stir-special = Spezialbewegung: Zieht eine deiner Einheiten noch einmal?
ask-stir-retreat = Rückzug: Geht eine deiner Einheiten zurück in eine Siedlung, auf ein Schiff oder in eine Werft?
ask-move-to = { $unit } ({ $level }), { $space }: Wohin?
ask-move-how-many = { $unit } ({ $level }), { $space }{ $port ->
        [0] { " " }– { $goal }
        [1] , an Bord
       *[other] , an Land
    }: Wie viele?
ask-take-along = Ladung, { $space }: Wie viele { $unit } ({ $level }) fahren mit?
ask-lands-too = { $space }: Die Ladung hat keinen Platz mehr. Wie viele { $unit } ({ $level }) landen mit?
ask-fleet-to = Die Flotte, { $space }: Wohin?
ask-join-fleet = Die Flotte, { $space }: Wie viele { $unit } ({ $level }) fahren mit?
ask-consent = { $other } will auf dein Feld { $space } ziehen ({ $unit }, { $level }). Erlaubst du es?
ask-herds = Herden und Vorräte: Was zieht um?
ask-drive-to = { $herd }, { $space }: Auf welches Feld?
ask-send-to = { $good }, { $space }: Wohin?
ask-send-how-much = { $good }, { $space }: Wie viel wird geschickt?
ask-toll = { $unit } ({ $level }) auf dem Pfad { $space }: Für wie viele zahlst du{ $host ->
        [0] {""}
       *[other] {" "}an { $other } als Herrn der Oase
    }, damit sie nicht würfeln müssen?
ask-plunder-in-need =
    { $number ->
        [one] Einheiten ohne Verbindung: Plündern sie ihr Feld, oder würfeln sie und sind bei 6 verloren?
       *[other] Einheiten ohne Verbindung: Plündern sie eines von { $number } Feldern, oder würfeln sie und sind bei 6 verloren?
    }
ask-drown = { $space }: Für die Ladung { $number ->
        [one] fehlt auf den Schiffen 1 Platz
       *[other] fehlen auf den Schiffen { $number } Plätze
    }. Wer ertrinkt?
ask-starve = { $space } ist umzingelt: { $needed } Nahrung wird gebraucht, { $number } ist da. Wer bekommt nichts?
ask-sacrifice = { $space } hungert. Nimmt eine Einheit den Verlust der Siedlung auf sich?
ask-attrition-neutral =
    { $number ->
        [one] Abnutzung in der Wildnis: Wie die Würfel liegen, geht 1 Einheit verloren. Wirfst du einen für Prestige neu?
       *[other] Abnutzung in der Wildnis: Wie die Würfel liegen, gehen { $number } Einheiten verloren. Wirfst du einen für Prestige neu?
    }
ask-attrition-shipwreck =
    { $number ->
        [one] Schiffbruch: Wie die Würfel liegen, sinkt 1 Schiff. Wirfst du einen für Prestige neu?
       *[other] Schiffbruch: Wie die Würfel liegen, sinken { $number } Schiffe. Wirfst du einen für Prestige neu?
    }
ask-attrition-unconnected =
    { $number ->
        [one] Abnutzung ohne Verbindung: Wie die Würfel liegen, geht 1 Einheit verloren. Wirfst du einen für Prestige neu?
       *[other] Abnutzung ohne Verbindung: Wie die Würfel liegen, gehen { $number } Einheiten verloren. Wirfst du einen für Prestige neu?
    }
ask-attrition-encircled =
    { $number ->
        [one] Hunger in den Mauern: Wie die Würfel liegen, wird 1 Nahrung aus dem Vorrat gebraucht. Wirfst du einen für Prestige neu?
       *[other] Hunger in den Mauern: Wie die Würfel liegen, werden { $number } Nahrung aus dem Vorrat gebraucht. Wirfst du einen für Prestige neu?
    }
ask-attrition-mountains =
    { $number ->
        [one] Abnutzung im Gebirge: Wie die Würfel liegen, geht 1 Einheit verloren. Wirfst du einen für Prestige neu?
       *[other] Abnutzung im Gebirge: Wie die Würfel liegen, gehen { $number } Einheiten verloren. Wirfst du einen für Prestige neu?
    }

## Antworten

pick-move =
    { $spot-id ->
        [site] { $unit } ({ $level }), { $space }, auf der Baustelle
        [inside] { $unit } ({ $level }), { $space }, drinnen
        [port] { $unit } ({ $level }), { $space }, in der Werft
        [aboard] { $unit } ({ $level }), { $space }, an Bord
        [hold] { $unit } ({ $level }), { $space }, an Bord in der Werft
       *[out] { $unit } ({ $level }), { $space }
    }
pick-movefleet =
    { $spot-id ->
        [port] Die Flotte in der Werft: { $space }
       *[out] Die Flotte: { $space }
    }
pick-to = { $space }
pick-board = An Bord: { $space }
pick-boardinport = In der Werft an Bord: { $space }
pick-putin = In die Werft: { $space }
pick-land = Als Leichte Infanterie anlanden: { $space }
pick-howmany = { $number }
pick-payspecial = Eine Spezialbewegung für jede Einheit
pick-drive = { $herd }, { $space }
pick-driveto = { $space }
pick-sendgrain = Getreide: { $space }
pick-sendfish = Fisch: { $space }
pick-sendto = { $space }
pick-toll =
    { $number ->
        [0] Für niemanden: Sie würfeln
       *[other] Für { $number }
    }
pick-plunderinneed = Plündern: { $space }
pick-sinkcargo = { $unit } ({ $level })
pick-starve = { $unit } ({ $level }){ phrase-spot }: { $food } Nahrung
pick-starvetown = Die Siedlung selbst, { $food } Nahrung
pick-sufferfor = { $unit } ({ $level }){ phrase-spot }

kind-move = Einheiten bewegen
kind-movefleet = eine Flotte bewegen
kind-payspecial = Spezialbewegung gegen Prestige
kind-to = in einen anderen Raum ziehen
kind-board = auf dem Wasser an Bord gehen
kind-putin = in eine Werft einlaufen
kind-land = anlanden
kind-drive = eine Herde treiben
kind-sendgrain = Getreide schicken
kind-sendfish = Fisch schicken

## Bedingungen: wessen Würfel es ist

terms-special-paid = nur für { $prestige } Prestige, dann alle Einheiten
terms-for-light_infantry = für Leichte Infanterie
terms-for-heavy_infantry = für Schwere Infanterie
terms-for-siege_engines = für Belagerungsmaschinen
terms-for-cavalry = für Kavallerie
terms-for-transport_ship = für ein Transportschiff
terms-for-warship = für ein Kriegsschiff
terms-for-mercenary = für Söldner
terms-for-pirates = für Seeräuber
terms-for-war_elephants = für Kriegselefanten
terms-for-settlement = für die Siedlung
terms-of-recruit = Rekruten
terms-of-experienced = erfahren
terms-of-veteran = Veteranen
terms-of-elite = Elite
terms-in-training = { $number } in Ausbildung, die beim Verlassen des Feldes verfällt
terms-training-lost = { $number } { $number ->
        [one] verliert ihre Ausbildung
       *[other] verlieren ihre Ausbildung
    }
terms-among-enemies = Feinde stehen dort: Der Zug endet
terms-rough-ground = raues Gelände: danach kein Zug mehr in dieser Runde
terms-fatal = wer dort bleibt, geht bei { $least ->
        [6] 6
       *[other] { $least } oder 6
    } verloren{ $toll ->
        [0] { "" }
       *[other] , außer man zahlt { $toll } Gold
    }
terms-city-lowered = die Stadt wird zum Dorf
terms-town-starves = die Siedlung geht verloren und { $number } Siegpunkte
terms-stock-of-host = der Vorrat drinnen ist nicht für Gäste
terms-stock-empty = das Lager drinnen ist leer

## Gründe

why-no-units = Du hast keine Einheiten.
why-never-moves = Belagerungsmaschinen und Seeräuber bewegen sich nie.
why-shut-in = Aus einer umzingelten Siedlung kommt niemand heraus.
why-has-moved = Sie haben sich in dieser Teilphase schon bewegt.
why-tired = Sie sind in raues Gelände gezogen und bewegen sich in dieser Runde nicht mehr.
why-has-boarded = Sie sind in dieser Teilphase schon im Hafen an oder von Bord gegangen.
why-not-entitled = Sie haben keine Spezialbewegung: Kavallerie, Flotten auf See oder in einer Werft und Schiffe, die den Hafen wechseln, haben eine; andere brauchen Prestige oder einen brillanten Kommandeur.
why-held-fast = Eine feindliche Einheit stand dort schon zu Beginn der Teilphase und hält sie fest.
why-heavy-stay = Schwere Infanterie zieht sich nicht selbst zurück.
why-has-begun-to-move = Ein Tribut wird vor deinem ersten Zug vereinbart.
why-too-far = Das ist nicht benachbart.
why-snow = In einem schlechten Winter verlässt oder betritt keine Landeinheit ein Feld dieser Klimazone.
why-engaged = Sie stehen feindlichen Einheiten gegenüber und dürfen nur dorthin, wo keine sind.
why-blocked = Feindliche Einheiten versperren den Weg.
why-no-consent = Wer dieses Feld kontrolliert, lässt dich nicht hinein.
why-black-border = Eine schwarze Grenze überquert nur Leichte Infanterie von Fraktionen, die es dort können.
why-strait-watched = Ein feindliches Schiff bewacht die Meerenge.
why-black-river = Der Fluss ist nicht zugefroren, und kein Schiff von dir oder einem Freund liegt dort.
why-no-ride = Kavallerie reitet nicht in raues Gelände.
why-not-home = Ein Rückzug führt auf ein Feld mit einer eigenen Siedlung.
why-no-cargo = Sie können nicht an Bord gehen.
why-no-room-aboard = Deine Schiffe dort haben keinen Platz mehr.
why-no-room-inside = In der Siedlung ist kein Platz mehr.
why-no-port-now = Beim Rückzug geht im Hafen niemand an oder von Bord.
why-no-shipyard = Dort ist keine Werft, die deine Schiffe benutzen dürfen.
why-no-berth = Die Werft ist voll.
why-no-transfer = Keine Kette von Meeren ohne feindliche Schiffe verbindet zwei eigene Häfen.
why-only-transfer = Allein wechselt ein Schiff nur den Hafen; für andere Spezialbewegungen braucht es eine Flotte.
why-no-water = Schiffe können dieses Feld nicht befahren.
why-other-river = Im Binnenland kommt niemand von einem Fluss auf einen anderen.
why-only-warships = Nur Kriegsschiffe ziehen sich auf ein anderes Meer zurück; andere Schiffe laufen in eine Werft ein.
why-no-landing = Schiffe landen vom Meer aus an, bei der Bewegung der Einheiten oder der Spezialbewegung.
why-no-prestige-for-moves = Spezialbewegungen für alle Einheiten kosten 14 Prestige.
why-no-need-to-pay = Es würde keiner Einheit helfen.
why-no-fleet = An keinem Ort liegen genug Schiffe für eine Flotte, die fahren kann.
why-not-your-units = Solche Einheiten hast du dort nicht.
why-nowhere-to-go = Es gibt kein Ziel.
why-no-ship-near = Auf dem Wasser daneben liegt kein eigenes Schiff mit Platz.
why-no-such-herd = Eine solche Herde hast du dort nicht.
why-herd-driven = Die Herde ist schon gezogen.
why-no-pasture = Kein verbundenes Feld hat Platz für eine Herde.
why-out-of-area = Eine Herde bleibt in ihrem verbundenen Gebiet und überquert höchstens ein Meer.
why-herd-snow = In einem schlechten Winter verlässt oder betritt keine Herde ein Feld dieser Klimazone.
why-no-herd-room = Auf diesem Feld ist kein Platz für eine Herde.
why-nothing-to-send = Dort lagert nichts, was sich schicken ließe.
why-no-grain-to-send = Keine deiner freien Siedlungen hat Getreide auf Lager.
why-no-fish-to-send = Keine deiner freien Siedlungen hat Fisch in ihrer Werft.
why-has-sent = Von dort wurde schon etwas geschickt.
why-no-store = Im verbundenen Gebiet hat kein anderes Lager Platz.

## Was geschah

told-moves = { $seat } zieht mit { $number } × { $unit } ({ $level }): { $origin } – { $space }.
told-boards = { $seat } bringt { $number } × { $unit } ({ $level }) an Bord: { $origin } – { $space }.
told-boards-port = { $seat } bringt { $number } × { $unit } ({ $level }) in der Werft an Bord: { $space }.
told-leaves-port = { $number } × { $unit } ({ $level }) von { $seat } { $number ->
        [one] geht
       *[other] gehen
    } in der Werft von Bord: { $space }.
told-along = { $number } × { $unit } ({ $level }) von { $seat } { $number ->
        [one] kommt
       *[other] kommen
    } mit (nach: { $space }).
told-puts-in = { $number } × { $unit } ({ $level }) von { $seat } { $number ->
        [one] läuft
       *[other] laufen
    } in die Werft ein: { $origin } – { $space }.
told-runs-ashore = { $seat } landet mit { $number } × { $unit } ({ $level }) an, von jetzt an Leichte Infanterie: { $space }.
told-no-consent = { $seat } lässt { $other } nicht auf dieses Feld: { $space }.
told-training-lost = { $number } × { $unit } ({ $level }) von { $seat } { $number ->
        [one] zieht fort und verliert die Ausbildung
       *[other] ziehen fort und verlieren die Ausbildung
    }: { $space }.
told-special-moves = { $seat } zahlt { $prestige } Prestige: Jede Einheit darf noch einmal ziehen.
told-sent-home = Einheiten von { $seat } müssen nach dem Vertrag fort: { $origin } – { $space }.
told-drives = { $seat } treibt eine Herde ({ $herd }): { $origin } – { $space }.
told-sends = { $seat } schickt { $number } × { $good }: { $origin } – { $space }.
told-attrition = { $seat } verliert { $number } × { $unit } ({ $level }) durch Abnutzung: { $space }.
told-spared = { $seat } verliert niemanden durch Abnutzung: { $space } ({ $number ->
        [one] der Würfel zeigt
       *[other] der höchste von { $number } Würfeln zeigt
    } { $face }).
told-toll = { $seat } zahlt { $host ->
        [0] {""}
       *[other] { $other }{" "}
    }{ $gold } Gold für { $number ->
        [one] 1 Einheit
       *[other] { $number } Einheiten
    } auf dem Pfad { $space }.
told-eats = Die Umzingelten von { $seat } essen { $number } Nahrung aus ihrem Vorrat: { $space }.
told-city-starves = Die Stadt von { $seat } hungert und ist jetzt ein Dorf: { $space }.
told-town-starves = Die Siedlung von { $seat } verhungert: { $space }.
