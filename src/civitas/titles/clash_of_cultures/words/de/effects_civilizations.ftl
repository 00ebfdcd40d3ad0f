### Was Dinge tun, kurz: Zivilisationen.

## Zivilisationsfortschritte, kurz

phrase-any-government = erster Fortschritt einer Regierung
effect-prisoners_of_war = Nach einer gewonnenen Landschlacht behalte darin gefallene gegnerische Armee-Einheiten, keine Anführer, als Gefangene, höchstens 4. Am Ende je ½ Punkt.
effect-sacrifice_cult = Ein zurückgegebener Gefangener bezahlt 1 Zufriedenheit oder Kultur jedes Preises oder legt ein gezogenes Ereignis vor seinem Symbol ab: ziehe ein anderes.
effect-aztec_gold = Nach einer Stadtgründung erhalte 1 Gold; tausche dann je Gebirge neben ihr bis zu 1 Ressource oder Marker in 1 Gold.
effect-tribute = Bei der Produktion darfst du auch Städte anderer Spieler und der Barbaren wählen, bis Entfernung 2, wer immer dort steht. Mit { thing-prisoners_of_war } darf eine Barbarenstadt stattdessen 1 ihrer Einheiten als Gefangenen geben.
effect-pottery = Einmal je Zug, wenn eine Produktion mindestens 3 Nahrung gab: 1 Kultur.
effect-horsemanship = Kavallerie auch in Städten mit Festung rekrutieren. Verteidigst du eine, zählt in Runde 1 ein Kavalleriesymbol +3 statt +2.
effect-infiltration = Spielt ein Spieler mit Armee oder Städten in Reichweite 2 von deinen eine Aktionskarte oder große Persönlichkeit: wirf 1 Aktionskarte ab, um sie aufzuheben. Er bekommt zurück, was sie kostete.
effect-shogunate = Einmal je Zug spiele eine Aktionskarte oder große Persönlichkeit, die eine Aktion kostet, ohne sie. Einmal je Zug bringt die Musterung 1 Aktionskarte statt der Infanterie.
effect-aqueducts = Hungersnöte treffen dich nicht. Kanalisation kostet als Aktion keine Nahrung, oder zum üblichen Preis keine Aktion.
effect-roman_roads = Mit Straßenbau von deiner Stadt zu einer anderen: bis zu 4 Felder.
effect-captivi = Bei einer gewonnenen Schlacht erhalte 1 Gold und 1 Zufriedenheit. Zufriedenheit bezahlt die Ressourcen von Gebäuden, nicht von Weltwundern.
effect-provinces = Kavallerie auch in Städten mit Abstand 3 oder mehr von der Hauptstadt rekrutieren. Eine eroberte Stadt wird neutral, für 1 Kultur glücklich.
effect-grey_wall = Elefanten in jeder deiner Städte rekrutieren; ohne Markt muss mindestens 1 der 2 Nahrung mit Gold oder Zufriedenheit bezahlt werden.
effect-hegemony = Aktion: entferne ein Schiff und gründe auf Land daneben eine Stadt; Landeinheiten an Bord dürfen dort an Land und ziehen in diesem Zug nicht mehr.
effect-pirate_alliance = Deine Schiffe dürfen Felder mit Piraten ohne Schlacht betreten und durchfahren. Piratenschiffe auf einem Feld mit deinen Schiffen oder mit deinen Landeinheiten an Bord zählen als deine; Landeinheiten dürfen sie besteigen.
effect-mercenary_system = Gold bezahlt die Zufriedenheit der Musterung. In einer Stadt mit Hafen darf sie ein Schiff statt der Infanterie bringen.
effect-study = Nach dem Rekrutieren in einer Stadt mit Akademie: 1 Idee.
effect-spartans = Kultur bezahlt die Zufriedenheit der Musterung. In einer Landschlacht spielt ein Gegner mit zu Beginn einer Runde mehr Armee-Einheiten als du in dieser Runde keine Taktik.
effect-hellenization = Von dir beeinflusste Städte können Ausgangspunkt deiner Kulturübernahme sein, mit ihrer Größe als Reichweite. Kunst darf 2 Zufriedenheit statt 1 Kultur kosten.
effect-city_states = Einmal je Zug, wenn die zweite Aktivierung die Stimmung einer Stadt senken würde: Stattdessen gilt eine andere deiner Städte, mindestens so groß und in mindestens so guter Stimmung, als aktiviert, mit allen Folgen.
effect-terraces = Gebirge gibt nach Wahl 1 Nahrung, Holz oder Erz. Deine Siedler und deinen Anführer hält es nicht auf.
effect-stelae = Erhalte 1 Zufriedenheit oder Kultur, wenn du eine Stadt gründest oder eroberst oder einen Obelisken baust.
effect-stadiums = Für 1 Zufriedenheit produziert oder rekrutiert eine nicht wütende Stadt, als wäre sie um 1 größer. Einmal je Zug kostet ein Fortschritt der Spiritualität als Aktion 1 Nahrung weniger.
effect-calendar = Ohne Aktion: sieh das nächste Ereignis an; für 1 Kultur lege es unter den Stapel und sieh wieder nach, so oft du zahlst.
effect-inundation = Ödnis gibt 1 Nahrung oder 1 Holz, und du darfst dort Städte gründen.
effect-architecture = Zufriedenheit bezahlt Ressourcen und Kultur, wenn du Gebäude und Weltwunder baust.
effect-embalming = Nach jeder deiner Schlachten, gewonnen oder nicht, bei höchstens 4 Kultur: erhalte 1 Kultur. Auch 1, wenn dein Anführer stirbt oder ersetzt wird.
effect-deification = Jeder deiner Fortschritte der Theokratie tut auch, was der Autokratie-Fortschritt derselben Reihe tut; diesen hast du damit nicht.
effect-ship_construction = Infanterie und Siedler, die aufs Wasser ziehen, dürfen zu Schiffen werden; Schiffe, die an Land ziehen, werden zu Siedlern oder, mit Militärtaktik, Infanterie. Navigation kostet keine Nahrung.
effect-longships = Deine Schiffe dürfen nach einer Seeschlacht im selben Zug wieder ziehen und tragen je 3 Landeinheiten.
effect-raids = Ein Spieler, mit dem dein Schiff direkt neben der Stadt eine Handelsroute bildet, verliert 1 Ressource seiner Wahl, einmal je Zug.
effect-runestones = Nach dem Verlust von mindestens 2 Armee-Einheiten in einer Schlacht darfst du 1 Obelisken aus dem Vorrat für immer hierherstellen: 1 Punkt.
effect-rice_cultivation = Bei der Produktion geben bis zu 2 der gewählten Ebenen außerhalb deiner Städte, auf denen deine Siedler stehen, 1 Nahrung mehr.
effect-expansion = Nach einer Rekrutierung mit Siedler darf jeder Siedler in deinen Städten ohne Aktion einmal ziehen.
effect-fireworks = In Runde 1 einer Schlacht für 1 Erz und 1 Holz: 1 Treffer gilt nicht.
effect-imperial_army = Aktion, einmal je Zug: mache beliebig viele Siedler zu Infanterie und Infanterie zu Siedlern, wo sie sind.
effect-grey_flood = Elefanten auch in Städten neben Ödnis rekrutieren. Kämpft in einer Landschlacht dein Elefant mit, sind die Boni des Gegners in Runde 1 zusammen höchstens +2.
effect-immortals = Zahle vor jedem deiner Würfe in einer Schlacht bis zu 4 Kultur für je +1.
effect-zoroastrianism = Eine Kulturübernahme darf auf eine Armee-Einheit an Land ohne Stadt zielen, keinen Anführer: Sie wird deine, von derselben Art. Stehen dort noch Feinde, folgt eine Schlacht; du greifst an und kannst nicht zurück.
effect-banking = Zu Beginn deines Zugs, wenn du Gold hast: 1 Gold oder 1 Kultur.
effect-indian_elephants = Elefanten auch in Städten im Wald rekrutieren. Elefanten in deinen nicht wütenden Städten dürfen Handelsrouten bilden.
effect-missions = Eine Kulturübernahme darf von einem Feld mit deinem Siedler ausgehen, Reichweite 2, +1 je weiterem Siedler dort. In einer Stadt, von der sie ausgeht, gibt jeder Siedler 1 dazu.
effect-prosperity = Eine Handelsroute darf statt Nahrung 1 Zufriedenheit bringen, oder 1 Kultur, wenn du ihre Stadt beeinflusst.
effect-peace_and_poetry = Einmal je Zug bezahlt bei einem Fortschritt, der 2 Nahrung kostet, 1 Kultur den ganzen Preis.
effect-kinsmen = In Landschlachten gegen die Armee eines anderen Spielers +1 je Barbarenstadt in Reichweite 2, höchstens +4.
effect-truce = Aktion, einmal je Zug: Barbaren siedeln, wie durch das Ereignissymbol. Ziehen Barbaren durch dein Ereignis: für 1 Kultur verbietest du es beliebig vielen Armeen.
effect-druids = Eine Kulturübernahme darf auf Barbarenstädte der Größe 1 zielen: Gelingt sie, liegt dort ein Kulturmarker, einer je Stadt. Am Ende je 1 Punkt.
effect-close_contacts = Handelsrouten auch mit Barbarenstädten; diese bringen nur Nahrung.
effect-autarkic_cities = Deine Häfen in deinen Städten sind nicht beeinflussbar und behalten bei Eroberung ihre Farbe; jeder deiner Häfen bringt 1½ Punkte. Deine Regierungsfortschritte zählen nichts.
effect-bireme = +2 in Seeschlachten; gegen einen Gegner mit Kriegsmarine nur in Runde 1.
effect-alphabet = Bildest du Handelsrouten, dürfen bis zu 2 davon statt des üblichen Ertrags je 1 Kultur oder 2 Ideen bringen.
effect-cedars_and_dye = Deine Städte mit Hafen bilden Handelsrouten wie Schiffe; sie und deine Schiffe erreichen Städte am Wasser bis Reichweite 3.
effect-canals = Gab eine Produktion genau 1 Nahrung, erhalte 1 mehr.
effect-laws = Nach deiner gelungenen Kulturübernahme, bei höchstens 4 Aktionskarten auf der Hand: ziehe 1.
effect-star_catalogues = Bevor du ein Ereignis ziehst: 1 Zufriedenheit oder 1 Kultur.
effect-ziggurats = Dogma begrenzt deine Ideen nicht. Ideen bezahlen die Ressourcen von Tempeln.
effect-nomads = Deine nicht wütenden Städte der Größe 1 ziehen wie Landeinheiten; das aktiviert sie. Erhalte dann 1 Ressource des neuen Felds.
effect-riders = Kavallerie auch in Städten der Größe 1 rekrutieren. Nach einer Rekrutierung ohne Aktion 1 Bewegung einer beliebigen Gruppe je darin rekrutierter Kavallerie.
effect-raiders = Fremde Siedler in Reichweite 2 deiner Armee-Einheiten gründen keine Stadt und bilden keine Handelsroute, außer auf dem Feld stehen auch Armee oder Stadt ihres Besitzers.
effect-tribal_system = Ziehen Barbaren durch dein Ereignis: Für 1 Gold oder Kultur je Armee wählst du das Landfeld daneben, auf das sie geht.

## Zivilisationen

effect-aztecs =
    { thing-prisoners_of_war } ({ thing-tactics }): { effect-prisoners_of_war }
    { thing-sacrifice_cult } ({ thing-rituals }): { effect-sacrifice_cult }
    { thing-aztec_gold } ({ thing-arts }): { effect-aztec_gold }
    { thing-tribute } ({ phrase-any-government }): { effect-tribute }
effect-japan =
    { thing-pottery } ({ thing-storage }): { effect-pottery }
    { thing-horsemanship } ({ thing-husbandry }): { effect-horsemanship }
    { thing-infiltration } ({ thing-tactics }): { effect-infiltration }
    { thing-shogunate } ({ phrase-any-government }): { effect-shogunate }
effect-rome =
    { thing-aqueducts } ({ thing-engineering }): { effect-aqueducts }
    { thing-roman_roads } ({ thing-roads }): { effect-roman_roads }
    { thing-captivi } ({ thing-bartering }): { effect-captivi }
    { thing-provinces } ({ phrase-any-government }): { effect-provinces }
effect-carthage =
    { thing-grey_wall } ({ thing-husbandry }): { effect-grey_wall }
    { thing-hegemony } ({ thing-cartography }): { effect-hegemony }
    { thing-pirate_alliance } ({ thing-navigation }): { effect-pirate_alliance }
    { thing-mercenary_system } ({ thing-draft }): { effect-mercenary_system }
effect-greece =
    { thing-study } ({ thing-public_education }): { effect-study }
    { thing-spartans } ({ thing-draft }): { effect-spartans }
    { thing-hellenization } ({ thing-arts }): { effect-hellenization }
    { thing-city_states } ({ phrase-any-government }): { effect-city_states }
effect-maya =
    { thing-terraces } ({ thing-irrigation }): { effect-terraces }
    { thing-stelae } ({ thing-arts }): { effect-stelae }
    { thing-stadiums } ({ thing-sports }): { effect-stadiums }
    { thing-calendar } ({ thing-astronomy }): { effect-calendar }
effect-egypt =
    { thing-inundation } ({ thing-irrigation }): { effect-inundation }
    { thing-architecture } ({ thing-engineering }): { effect-architecture }
    { thing-embalming } ({ thing-rituals }): { effect-embalming }
    { thing-deification } ({ thing-priesthood }): { effect-deification }
effect-vikings =
    { thing-ship_construction } ({ thing-fishing }): { effect-ship_construction }
    { thing-longships } ({ thing-warships }): { effect-longships }
    { thing-raids } ({ thing-trade_routes }): { effect-raids }
    { thing-runestones } ({ thing-rituals }): { effect-runestones }
effect-china =
    { thing-rice_cultivation } ({ thing-irrigation }): { effect-rice_cultivation }
    { thing-expansion } ({ thing-husbandry }): { effect-expansion }
    { thing-fireworks } ({ thing-metallurgy }): { effect-fireworks }
    { thing-imperial_army } ({ phrase-any-government }): { effect-imperial_army }
effect-persia =
    { thing-grey_flood } ({ thing-husbandry }): { effect-grey_flood }
    { thing-immortals } ({ thing-draft }): { effect-immortals }
    { thing-zoroastrianism } ({ thing-priesthood }): { effect-zoroastrianism }
    { thing-banking } ({ thing-currency }): { effect-banking }
effect-india =
    { thing-indian_elephants } ({ thing-husbandry }): { effect-indian_elephants }
    { thing-missions } ({ thing-state_religion }): { effect-missions }
    { thing-prosperity } ({ thing-trade_routes }): { effect-prosperity }
    { thing-peace_and_poetry } ({ thing-theaters }): { effect-peace_and_poetry }
effect-celts =
    { thing-kinsmen } ({ thing-tactics }): { effect-kinsmen }
    { thing-truce } ({ thing-draft }): { effect-truce }
    { thing-druids } ({ thing-priesthood }): { effect-druids }
    { thing-close_contacts } ({ thing-trade_routes }): { effect-close_contacts }
effect-phoenicia =
    { thing-autarkic_cities } ({ thing-fishing }): { effect-autarkic_cities }
    { thing-bireme } ({ thing-warships }): { effect-bireme }
    { thing-alphabet } ({ thing-writing }): { effect-alphabet }
    { thing-cedars_and_dye } ({ thing-trade_routes }): { effect-cedars_and_dye }
effect-babylon =
    { thing-canals } ({ thing-engineering }): { effect-canals }
    { thing-laws } ({ thing-writing }): { effect-laws }
    { thing-star_catalogues } ({ thing-astronomy }): { effect-star_catalogues }
    { thing-ziggurats } ({ thing-dogma }): { effect-ziggurats }
effect-huns =
    { thing-nomads } ({ thing-storage }): { effect-nomads }
    { thing-riders } ({ thing-husbandry }): { effect-riders }
    { thing-raiders } ({ thing-tactics }): { effect-raiders }
    { thing-tribal_system } ({ phrase-any-government }): { effect-tribal_system }
