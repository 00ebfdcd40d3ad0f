### Ereignisse, große Persönlichkeiten, Barbaren und Piraten.

## Woher Güter kommen

thing-symbol_goldmine = eine Goldmine
thing-symbol_exhausted_land = erschöpftes Land
thing-symbol_barbarians_spawn = Barbaren siedeln
thing-symbol_barbarians_move = Barbaren ziehen
thing-symbol_pirates = Piraten
thing-no_room_aboard = kein Platz an Bord
thing-toll = Bruch des Friedens


## Fragen

ask-event-declare = Du ziehst ein Ereignis: Gilt die ganze Karte oder nur ihr Symbol?
ask-event-source = Du ziehst ein Ereignis: vom Stapel, oder { $event } vom Ablagestapel?
ask-shown-wonder = Welche Weltwunderkarte nimmst du: die offene oder die oberste des Stapels?
ask-barbarian-site = Wo siedeln die Barbaren?
ask-reinforce = Welche Barbarenstadt wächst, und womit?
ask-march = Welche Barbaren ziehen als Nächste, und wohin?
ask-allow-march = Barbaren wollen von { $hex } losziehen: Lässt du sie?
ask-exhaust = Welches Land ist für immer erschöpft?
ask-recall-pirates = Welches Piratenschiff verlässt die Karte, damit neue kommen können?
ask-pirate-ship = Wo taucht ein Piratenschiff auf?
ask-extorted-city = Du kannst die Piraten nicht bezahlen: Welche Stadt ist unzufriedener?
ask-upset-city = { $origin }: Welche Stadt leidet?
ask-calm = { $origin }: Zahlst du, damit die Stimmung auf { $hex } nicht sinkt?
ask-fire-city = { $origin }: In welcher Stadt bricht es aus?
ask-slay = { $origin }: Welche deiner Einheiten stirbt?
ask-avert = { $origin }: Opferst du eine Armee-Einheit, um es abzuwenden?
ask-pandemic =
    { $count ->
        [one] { $origin }: Du verlierst noch 1 Sache. Was?
       *[other] { $origin }: Du verlierst noch { $count } Sachen. Was zuerst?
    }
ask-give-food = { $origin }: Wer bekommt 1 Nahrung?
ask-envoy = Wer bekommt außer dir 1 Kultur?
ask-place-settler = Welche deiner Städte bekommt einen Siedler?
ask-settler-for = Welcher Spieler bekommt einen Siedler?
ask-reformed = Du hast keinen Tempel: Wessen Tempel wird reformiert?
ask-reformer = Welcher Spieler darf einen deiner Tempel ersetzen?
ask-reformed-temple = Welchen Tempel ersetzt du?
ask-guillotine = Ein neuer Anführer oder Siegpunkte?
ask-leader-hex = Wo erscheint der neue Anführer?
ask-volcano = Welche deiner Städte begräbt der Vulkan?
ask-ruin =
    { $count ->
        [one] { $origin }: Du darfst noch 1 Bauwerk einstürzen lassen.
       *[other] { $origin }: Welches Bauwerk stürzt ein? Bis zu { $count } dürfen es sein.
    }
ask-new-government = Welche Regierung übernimmt?
ask-uprising = Wie viele Marker zahlst du? Jeder ist einen halben Punkt wert.
ask-take-person =
    { $count ->
        [one] Nimmst du die Karte „{ $person }“ für 1 Kultur?
       *[other] Nimmst du die Karte „{ $person }“ für { $count } Kultur?
    }
ask-person-advance = „{ $person }“ kann dir einen Fortschritt bringen. Welchen?
ask-great-artist = Welche Stadt wird glücklich?
ask-person-build = { $person }: Was baust du, und wo?
ask-reveal-area = Welches unerforschte Gebiet deckst du auf?
ask-colony = Gründest du für 2 Nahrung eine Stadt im neuen Gebiet?
ask-athlete = Verwandelst du Marker in solche der anderen Art?
ask-ally = Mit wem hältst du Frieden?
ask-destine = Welche Triumphkarte wird { $other } als Nächstes ziehen?
ask-calendar = Das nächste Ereignis ist { $event }. Zahlst du 1 Kultur, um es unter den Stapel zu legen und wieder nachzusehen?


## Antworten

pick-wholeevent = Die ganze Karte
pick-symbolonly = Nur das Symbol
pick-fromthedeck = Vom Stapel
pick-takeshown = „{ $wonder }“ nehmen
pick-march = Von { $hex } nach { $to }
pick-drive = Zahlen: von { $hex } nach { $to }
pick-halt = Die auf { $hex } bleiben
pick-allowmarch = Ziehen lassen
pick-forbidmarch = Sie bleiben
pick-reinforce = { $unit } auf { $hex }
pick-recall = Das Schiff auf { $hex }
pick-slay = { $unit } auf { $hex }
pick-slaypirate = Piratenschiff auf { $hex }
pick-ruin = { $structure } auf { $hex }
pick-forfeit = { phrase-one }
pick-forfeitcard = { $card }
pick-givetokens = { $mood } Zufriedenheit und { $culture } Kultur zahlen
pick-takeperson = „{ $person }“ nehmen
pick-buildat = { $building } auf { $hex }
pick-exchanged = { $count } { $good } verwandeln
pick-destine = { $card } für { $other }
pick-anyleader = Ein neuer Anführer, durch das Los
pick-scorepoints = Siegpunkte


## Was geschah

event-symbol = Sein Symbol: { $symbol }.
event-over = { $event } ist vorüber.
event-points = { $seat } bekommt { phrase-points } ({ $event }).
barbarians-settle = Barbaren siedeln auf { $hex }.
barbarians-grow = Verstärkung für die Barbaren auf { $hex }: { $unit }.
barbarians-move = Barbaren ziehen von { $hex } nach { $to }.
barbarians-stay = Die Barbaren auf { $hex } dürfen nicht ziehen.
exhausted-land = Das Land auf { $hex } ist erschöpft.
pirates-come = Ein Piratenschiff taucht auf { $hex } auf.
calmed = { $seat } hält das Volk auf { $hex } bei Laune.
wonder-shown = Offen neben dem Stapel liegt jetzt: { $wonder }.
wonder-claimed = { $seat } nimmt die offene Karte neben dem Stapel: { $wonder }.
ruined = { $structure } auf { $hex } ist für immer zerstört.
loses-action = { $seat } verliert eine Aktion.
advance-lost = { $seat } verliert { $advance }.
takes-person = { $seat } nimmt: { $person }.
turns-tokens = { $seat } verwandelt Marker in{ phrase-goods }.
allied = { $seat } hält Frieden mit { $other }.
destined = { $seat } wählt, was { $other } als Nächstes zieht.
sacrifices = { $seat } opfert einen Gefangenen; { $event } findet nicht statt.
buries-event = { $seat } legt das oberste Ereignis unter den Stapel.
foresees = Das nächste Ereignis: { $event }.
looks-ahead = { $seat } sieht sich das nächste Ereignis an.


## Warum nicht

why-construction-forbidden = Während der Pest darf niemand ohne Kanalisation bauen.
why-no-barbarian-city = Dort ist keine Barbarenstadt.
why-barbarians-full = In diese Stadt passen keine weiteren Barbaren.
why-exhaust-place = Nur freies Land neben einer deiner Städte wird erschöpft, und keine Ödnis.
why-barbarian-site = Barbaren siedeln auf freiem Land zwei Felder von einer deiner Städte; nur wenn es keines gibt, neben einer.
why-barbarian-march = Barbaren ziehen ein Feld auf einem kürzesten Landweg zu einer deiner Städte, die höchstens zwei Felder entfernt ist.
why-pirate-place = Piraten kommen auf Wasser ohne Schiffe, wenn möglich einer davon neben eine deiner Städte.
why-no-pirates = Dort sind keine Piraten.
why-extorted-city = Nur eine deiner Städte neben Piraten, die nicht wütend ist.
why-upset-city = Das Ereignis trifft nur eine deiner Städte, die sein Text meint.
why-reformed-temple = Nur eine Stadt mit einem Tempel dessen, der einen verliert.
