### Städte: gründen, produzieren, bauen, Stimmung.

## Fragen

ask-collect =
    { $gained ->
        [0] { $left ->
            [one] Wähle ein Feld für die Produktion.
           *[other] Wähle bis zu { $left } Felder für die Produktion.
        }
       *[other] { $left ->
            [one] Wähle noch 1 Feld für die Produktion, oder lass es dabei.
           *[other] Wähle bis zu { $left } weitere Felder für die Produktion.
        }{ " " }Bisher:{ phrase-goods }.
    }
ask-free-economy = Welche Stadt produziert?
ask-build = Was baust du in der Stadt auf { $hex }?
ask-port-hex = Welches Wasserfeld wird das Hafenfeld der Stadt auf { $hex }?


## Antworten

pick-found = Stadt auf { $hex } gründen
pick-collect = Produktion der Stadt auf { $hex }
pick-take = { $good } von { $hex }
pick-takeprisoner = { $unit } von { $hex } als Gefangener
pick-construct = In der Stadt auf { $hex } bauen
pick-build = { $building }
pick-portat = Hafenfeld { $hex }
pick-raze = Die Stadt auf { $hex } aufgeben


## Was geschah

founded = { $seat } gründet eine Stadt auf { $hex }.
collects = { $seat } produziert mit der Stadt auf { $hex }.
takes-prisoner = { $seat } nimmt auf { $hex } gefangen: { $unit }.
builds = { $seat } baut auf { $hex }: { $building }.
mood = Die Stadt auf { $hex } ist jetzt { $mood }.
terms-tires = danach sinkt ihre Stimmung
forced-labor = { $seat }: Wütende Städte gelten bis zum Ende des Zuges als neutral.


## Warum nicht

why-not-your-city = Dort ist keine deiner Städte.
why-no-city = Dort ist keine Stadt.
why-city-spent = Die Stadt wurde wütend aktiviert und kann in diesem Zug nicht mehr aktiviert werden.
why-city-full = Größer kann die Stadt nicht werden.
why-too-few-cities = Eine Stadt kann nicht größer sein als die Zahl deiner Städte.
why-raze-size = Nur eine Stadt der Größe 1 kann aufgegeben werden.
why-city-angry = Eine wütende Stadt baut nicht.
why-building-locked = Dir fehlt der Fortschritt { $advance }, der es freischaltet.
why-no-building-known = Du hast keinen Fortschritt, der ein Gebäude freischaltet.
why-not-in-play = Es gehört zur Erweiterung.
why-building-there = Die Stadt hat schon ein solches Gebäude.
why-building-supply = Du hast kein solches Gebäude mehr.
why-no-water = Neben der Stadt ist kein Wasser.
why-port-place = Ein Hafen liegt auf einem Wasserfeld neben seiner Stadt.
why-nothing-to-build = Es gibt nichts, was diese Stadt bauen und du bezahlen kannst.
why-only-collect = Mit Freier Wirtschaft gibt es im Zug keine andere Produktion.
why-collect-too-far = Die Stadt produziert auf ihrem eigenen Feld und auf denen daneben.
why-collect-enough = Die Stadt produziert auf keinen weiteren Feldern.
why-collect-chosen = Dieses Feld ist schon gewählt.
why-collect-no-yield =
    { $advance-id ->
        [fishing] Ohne { $advance } oder einen Hafen bringt Wasser nichts.
       *[other] Ohne { $advance } bringt dieses Land nichts.
    }
why-collect-other-yield = Dieses Land bringt etwas anderes.
why-collect-one-water = In einer Produktion kann nur ein Wasserfeld gewählt werden.
why-collect-pirates = Auf diesem Wasser oder daneben sind Piraten.
why-collect-afar = Es kann kein weiteres Feld in Entfernung 2 gewählt werden.
why-not-revealed = Dieses Land ist noch nicht aufgedeckt.
why-no-settler = Dort ist kein Siedler von dir.
why-no-settlement = Du hast keine Siedlung mehr.
why-settler-aboard = Eine Stadt braucht Land.
why-barren = Das Land ist Ödnis.
why-city-there = Dort ist eine Stadt.
why-enemy-there = Dort ist eine feindliche Einheit.
why-exhausted = Das Land ist erschöpft.
why-founding-forbidden = Die Fähigkeit eines Mitspielers verbietet es.
why-own-cities = Nur eine deiner eigenen Städte.
why-own-city-room = Nur eine deiner Städte, in der noch Platz für eine Armee-Einheit ist.
why-own-city-sad = Nur eine deiner Städte, die nicht glücklich ist.
why-city-to-collect = Nur eine deiner Städte, die zum Produzieren aktiviert werden darf.
why-city-to-develop = Nur eine deiner Städte, die aktiviert werden darf und ein Gebäude bekommen kann.
